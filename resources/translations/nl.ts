<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>indonesia-qt</name>
    <message>
        <source> </source>
        <comment>between sentences</comment>
        <extracomment>i18n/text.py</extracomment>
        <translation> </translation>
    </message>
    <message>
        <source>“{code}” isn’t a language code. Use codes such as “de” or “pt-BR”.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>“{code}” is geen taalcode. Gebruik codes als “de” of “pt-BR”.</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Over</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Controleren</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Sl&amp;uiten</translation>
    </message>
    <message>
        <source>My &amp;companies</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Mijn bedri&amp;jven</translation>
    </message>
    <message>
        <source>&amp;Compare with another map…</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>&amp;Vergelijken met andere kaart…</translation>
    </message>
    <message>
        <source>Review &amp;doubtful borders…</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>&amp;Twijfelachtige grenzen beoordelen…</translation>
    </message>
    <message>
        <source>&amp;Command palette…</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/table/window/menus.py</extracomment>
        <translation>Opdr&amp;acht zoeken…</translation>
    </message>
    <message>
        <source>&amp;Variations…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Variant&amp;en…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>Be&amp;werken</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Bestand</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>&amp;Volledig scherm</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Documentation</source>
        <extracomment>ui/table/rules_presenter.py, ui/table/window/menus.py</extracomment>
        <translation>&amp;Documentatie</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/table/window/main_window.py</extracomment>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;Import outlines…</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Omtrekken &amp;importeren…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/table/window/menus.py</extracomment>
        <translation>&amp;Sneltoetsen</translation>
    </message>
    <message>
        <source>&amp;Tutorial: your first game…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Les: je eerste spel…</translation>
    </message>
    <message>
        <source>&amp;Look back</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Terug&amp;kijken</translation>
    </message>
    <message>
        <source>&amp;Make your own map in a quarter of an hour</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>In een kwartier je eigen &amp;kaart maken</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <extracomment>ui/editor/menus/file_commands.py, ui/table/window/menus.py</extracomment>
        <translation>&amp;Nieuw…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>ui/editor/menus/file_commands.py, ui/table/window/menus.py</extracomment>
        <translation>&amp;Openen…</translation>
    </message>
    <message>
        <source>&amp;Pause bots</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Bots pa&amp;uzeren</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>S&amp;pelen</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <extracomment>ui/help/reference_sheet.py, ui/help/rules_window.py</extracomment>
        <translation>Af&amp;drukken…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Afsluiten</translation>
    </message>
    <message>
        <source>&amp;Recent games</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Recente spellen</translation>
    </message>
    <message>
        <source>&amp;Recent maps</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>&amp;Recente kaarten</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/menus.py</extracomment>
        <translation>&amp;Opnieuw</translation>
    </message>
    <message>
        <source>&amp;Redo: {step}</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Opnieuw: {step}</translation>
    </message>
    <message>
        <source>&amp;Return to the present</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Terug naar &amp;nu</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Op&amp;slaan</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <extracomment>ui/help/reference_sheet.py, ui/help/rules_window.py</extracomment>
        <translation>Opslaan als &amp;pdf…</translation>
    </message>
    <message>
        <source>&amp;Minimum border length…</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>&amp;Minimumlengte van grenzen…</translation>
    </message>
    <message>
        <source>&amp;Start screen</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>S&amp;tartscherm</translation>
    </message>
    <message>
        <source>&amp;Remove picture</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Afbeelding &amp;verwijderen</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Gereedschap</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/menus.py</extracomment>
        <translation>Onge&amp;daan maken</translation>
    </message>
    <message>
        <source>&amp;Undo: {step}</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>Onge&amp;daan maken: {step}</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/main_window.py</extracomment>
        <translation>Bee&amp;ld</translation>
    </message>
    <message>
        <source>&amp;What can I do?</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Wat kan ik doen?</translation>
    </message>
    <message>
        <source>+ and −</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>+ en −</translation>
    </message>
    <message>
        <source>,</source>
        <comment>between thousands</comment>
        <extracomment>i18n/text.py</extracomment>
        <translation>.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the things of a list</comment>
        <extracomment>i18n/text.py</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>.</source>
        <comment>before decimals</comment>
        <extracomment>i18n/text.py</extracomment>
        <translation>,</translation>
    </message>
    <message>
        <source>1st</source>
        <comment>place</comment>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>1e</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>place</comment>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>place</comment>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>3e</translation>
    </message>
    <message>
        <source>4th</source>
        <comment>place</comment>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>4e</translation>
    </message>
    <message>
        <source>5th</source>
        <comment>place</comment>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>5e</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the parts of a sentence</comment>
        <extracomment>i18n/text.py, ui/table/panels/answer_button.py</extracomment>
        <translation>; </translation>
    </message>
    <message>
        <source>Empty map</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Lege kaart</translation>
    </message>
    <message>
        <source>A border can’t leave the canvas.</source>
        <extracomment>mapmaking/edit/shapes/apply_shapes.py</extracomment>
        <translation>Een grens kan niet buiten het tekenvlak lopen.</translation>
    </message>
    <message>
        <source>A city card needs at least one province.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Een stedenkaart heeft minstens één provincie nodig.</translation>
    </message>
    <message>
        <source>Cities must be built on land.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>Steden kun je alleen op land bouwen.</translation>
    </message>
    <message>
        <source>Click an amount to see its breakdown</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Klik op een bedrag om te zien waaruit het bestaat</translation>
    </message>
    <message>
        <source>Time per decision: median {usual}&#xa0;ms, longest {longest}&#xa0;ms.</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>Tijd per beslissing: mediaan {usual}&#xa0;ms, langste {longest}&#xa0;ms.</translation>
    </message>
    <message>
        <source>Hints are available on your turn.</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Tips krijg je als je aan de beurt bent.</translation>
    </message>
    <message>
        <source>Shows the strongest bot’s move. Each use is recorded.</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Toont de zet van de sterkste bot. Elk gebruik wordt vastgelegd.</translation>
    </message>
    <message>
        <source>A name needs at least one letter.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>Een naam heeft minstens één letter nodig.</translation>
    </message>
    <message>
        <source>A new era</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Een nieuw tijdperk</translation>
    </message>
    <message>
        <source>A new era begins</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Een nieuw tijdperk begint</translation>
    </message>
    <message>
        <source>A year</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py, ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Een jaar</translation>
    </message>
    <message>
        <source>About Indonesia</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Over Indonesia</translation>
    </message>
    <message>
        <source>Acquisitions</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Verwerving</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>ui/editor/panels/properties.py, ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Toevoegen</translation>
    </message>
    <message>
        <source>Add a ship in…</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Schip toevoegen in…</translation>
    </message>
    <message>
        <source>Add land</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Land toevoegen</translation>
    </message>
    <message>
        <source>Add land to {province}</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Land toevoegen aan {province}</translation>
    </message>
    <message>
        <source>Stop adding ships</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Geen schip meer</translation>
    </message>
    <message numerus="yes">
        <source>Add {n} city cards</source>
        <extracomment>For one: Add {n} city card games/indonesia/maps/fixes.py</extracomment>
        <translation>
            <numerusform>{n} stedenkaart toevoegen</numerusform>
            <numerusform>{n} stedenkaarten toevoegen</numerusform>
        </translation>
    </message>
    <message>
        <source>Add {province} to the card</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>{province} op de stedenkaart zetten</translation>
    </message>
    <message>
        <source>Advance one of your research tracks by one step, or another player’s Hull.</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>Ga een stap vooruit op een van je sporen, of op het Laadruim van een ander.</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Spelopties</translation>
    </message>
    <message>
        <source>All</source>
        <comment>outlines</comment>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Every track that could be advanced is already at 5.</source>
        <extracomment>games/indonesia/rules/phases/research.py</extracomment>
        <translation>Alle sporen die vooruit zouden kunnen, staan al op stap 5.</translation>
    </message>
    <message>
        <source>Alternatives</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py, ui/games/indonesia/panels/deliveries.py, ui/table/hints.py</extracomment>
        <translation>Alternatieven</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Altijd</translation>
    </message>
    <message>
        <source>Amount in rupiah</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Bedrag in roepia</translation>
    </message>
    <message>
        <source>An outline needs at least three corners.</source>
        <extracomment>mapmaking/edit/shapes/drawn_areas.py</extracomment>
        <translation>Een omtrek heeft minstens drie hoekpunten nodig.</translation>
    </message>
    <message>
        <source>An outline of {area} has fewer than three corners.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Een omtrek van {area} heeft minder dan drie hoekpunten.</translation>
    </message>
    <message>
        <source>New seed</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py, ui/table/games/game_choices.py</extracomment>
        <translation>Nieuw getal</translation>
    </message>
    <message>
        <source>Another program has changed or removed {files} since you opened the map.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Een ander programma heeft {files} gewijzigd of verwijderd sinds je de kaart opende.</translation>
    </message>
    <message>
        <source>Area</source>
        <extracomment>ui/editor/panels/areas.py, ui/editor/panels/neighbours.py, ui/games/indonesia/board/board_ui.py, ui/games/indonesia/panels/acquisitions.py, ui/games/indonesia/panels/halving.py</extracomment>
        <translation>Gebied</translation>
    </message>
    <message>
        <source>Areas</source>
        <extracomment>ui/editor/canvas/board_items.py, ui/editor/links/border_dialogs.py, ui/editor/menus/window_commands.py, ui/editor/panels/areas.py, ui/games/indonesia/board/board_ui.py, ui/games/indonesia/panels/halving.py, ui/table/panels/panel.py</extracomment>
        <translation>Gebieden</translation>
    </message>
    <message>
        <source>Areas bought</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Gekochte gebieden</translation>
    </message>
    <message>
        <source>Arrow</source>
        <extracomment>ui/editor/links/texts.py, ui/editor/panels/neighbours.py</extracomment>
        <translation>Pijl</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Pijltjestoetsen</translation>
    </message>
    <message>
        <source>Arrows</source>
        <extracomment>ui/editor/canvas/board_items.py</extracomment>
        <translation>Pijlen</translation>
    </message>
    <message>
        <source>Original state</source>
        <extracomment>ui/editor/panels/undo_list.py</extracomment>
        <translation>Oorspronkelijke toestand</translation>
    </message>
    <message>
        <source>As listed above</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>In de volgorde van de lijst</translation>
    </message>
    <message>
        <source>Same as system</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Volgens systeem</translation>
    </message>
    <message>
        <source>Ask a bot</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Een bot vragen</translation>
    </message>
    <message>
        <source>Keep asking for the PIN</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Om de pincode blijven vragen</translation>
    </message>
    <message>
        <source>Instant</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Meteen</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>ui/help/guide.py, ui/help/rules_window.py, ui/table/tutorial/learning.py</extracomment>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Start of the &amp;year</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Begin van het &amp;jaar</translation>
    </message>
    <message>
        <source>Bank</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/final_screen.py, ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Create</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Maken</translation>
    </message>
    <message>
        <source>Start or open a game first.</source>
        <extracomment>ui/table/export_controller.py, ui/table/review/review_controller.py</extracomment>
        <translation>Begin of open eerst een spel.</translation>
    </message>
    <message>
        <source>Edit borders</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Grenzen bewerken</translation>
    </message>
    <message>
        <source>Maximize my lead over {player}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Voorsprong op {player}</translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>sum</comment>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Bod</translation>
    </message>
    <message>
        <source>Bid for the order of play</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Bod voor de speelvolgorde</translation>
    </message>
    <message>
        <source>Bid for Turn Order. You bid last. Your bid goes into your bank.</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>Bied om de speelvolgorde. Jij biedt als laatste. Je bod gaat naar je bank.</translation>
    </message>
    <message numerus="yes">
        <source>Bid for Turn Order. {n} players bid after you. Your bid goes into your bank.</source>
        <extracomment>For one: Bid for Turn Order. {n} player bids after you. Your bid goes into your bank. ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>
            <numerusform>Bied om de speelvolgorde. Na jou biedt nog {n} speler. Je bod gaat naar je bank.</numerusform>
            <numerusform>Bied om de speelvolgorde. Na jou bieden nog {n} spelers. Je bod gaat naar je bank.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid up to {limit}</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Bieden tot {limit}</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py, ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>{amount} bieden</translation>
    </message>
    <message>
        <source>Bids for the order of play</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Volgordebiedingen</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>ui/board/map_view.py</extracomment>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Border</source>
        <extracomment>ui/editor/links/border_dialogs.py, ui/editor/panels/neighbours.py</extracomment>
        <translation>Grens</translation>
    </message>
    <message>
        <source>Bots</source>
        <extracomment>ui/editor/balance/balance_dialog.py, ui/settings/preferences.py, ui/table/games/record_dialog.py</extracomment>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Branch from here</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Vanaf hier aftakken</translation>
    </message>
    <message>
        <source>Branch here</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Hier aftakken</translation>
    </message>
    <message>
        <source>Budi bids 105</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Budi biedt 105</translation>
    </message>
    <message>
        <source>Build a city in {place}</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>Een stad bouwen in {place}</translation>
    </message>
    <message>
        <source>Build a city in…</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>Een stad bouwen in…</translation>
    </message>
    <message>
        <source>Passing allowed</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Passen mag</translation>
    </message>
    <message>
        <source>Can bid</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Kan bieden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>ui/editor/balance/balance_dialog.py, ui/table/games/open_controller.py, ui/table/review/review_pane.py, ui/widgets/plain_text.py, ui/widgets/progress_dialog.py</extracomment>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Cancel (Esc)</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Annuleren (Esc)</translation>
    </message>
    <message>
        <source>Area card delay (ms)</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Vertraging van de infokaart (ms)</translation>
    </message>
    <message>
        <source>Cash</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/final_screen.py, ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Contant geld</translation>
    </message>
    <message>
        <source>Cash left</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>Resterend contant geld</translation>
    </message>
    <message>
        <source>Cash: {changes}.</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>Contant geld: {changes}.</translation>
    </message>
    <message>
        <source>Change {name}</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>{name} wijzigen</translation>
    </message>
    <message>
        <source>Changes</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Wijzigingen</translation>
    </message>
    <message>
        <source>Chapters</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Hoofdstukken</translation>
    </message>
    <message>
        <source>Chart</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Grafiek</translation>
    </message>
    <message>
        <source>Chart: {title}</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Grafiek: {title}</translation>
    </message>
    <message>
        <source>Charts</source>
        <extracomment>ui/charts/chart_window.py, ui/table/final_screen.py</extracomment>
        <translation>Grafieken</translation>
    </message>
    <message>
        <source>Choices</source>
        <extracomment>ui/settings/command_palette.py, ui/table/board/board_ui.py</extracomment>
        <translation>Keuzes</translation>
    </message>
    <message>
        <source>Choose a city</source>
        <extracomment>ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>Kies een stad</translation>
    </message>
    <message>
        <source>Choose a company</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py, ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Kies een bedrijf</translation>
    </message>
    <message>
        <source>Choose a company to operate ({left} of {all} left).</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Kies welk bedrijf nu draait (nog {left} van {all}).</translation>
    </message>
    <message>
        <source>Choose a merger</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Kies een fusie</translation>
    </message>
    <message>
        <source>Select a row first.</source>
        <extracomment>ui/games/indonesia/editor/entries.py, ui/table/board/board_table.py</extracomment>
        <translation>Selecteer eerst een rij.</translation>
    </message>
    <message>
        <source>Choose a sea</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Kies een zee</translation>
    </message>
    <message>
        <source>Choose a site</source>
        <extracomment>ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>Kies een bouwplaats</translation>
    </message>
    <message>
        <source>Choose a track</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>Kies een spoor</translation>
    </message>
    <message>
        <source>Choose an area</source>
        <extracomment>ui/table/panels/panel.py</extracomment>
        <translation>Kies een gebied</translation>
    </message>
    <message>
        <source>Select the area</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Het gebied selecteren</translation>
    </message>
    <message>
        <source>Announce a merger of two companies, or pass. The phase ends when everyone passes in a row.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Kondig een fusie van twee bedrijven aan, of pas. De fase eindigt als iedereen na elkaar past.</translation>
    </message>
    <message>
        <source>Build a city on an empty coastal area in a province on your city card.</source>
        <extracomment>ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>Bouw een stad in een leeg kustgebied van een provincie op je stedenkaart.</translation>
    </message>
    <message>
        <source>Choose {area}</source>
        <extracomment>ui/table/board/board_presenter.py</extracomment>
        <translation>{area} kiezen</translation>
    </message>
    <message>
        <source>Circle</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Cirkel</translation>
    </message>
    <message>
        <source>Cities</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/games/indonesia/board/board_ui.py, ui/games/indonesia/chart_data.py, ui/games/indonesia/panels/acquisitions.py, ui/games/indonesia/panels/city_growth.py, ui/games/indonesia/recap.py, ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Steden</translation>
    </message>
    <message>
        <source>Cities grew</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>Gegroeide steden</translation>
    </message>
    <message>
        <source>Cities grow: {cities}.</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Steden groeien: {cities}.</translation>
    </message>
    <message>
        <source>Reachable cities</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Bereikbare steden</translation>
    </message>
    <message>
        <source>City</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>Stad</translation>
    </message>
    <message>
        <source>City Growth</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Stadsgroei</translation>
    </message>
    <message>
        <source>City cards</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/games/indonesia/editor/deeds_and_cards.py, ui/games/indonesia/panels/new_era.py, ui/games/indonesia/player_cards.py</extracomment>
        <translation>Stedenkaarten</translation>
    </message>
    <message>
        <source>City of size {size}</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Stad van grootte {size}</translation>
    </message>
    <message>
        <source>City stones</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Stadsstenen</translation>
    </message>
    <message>
        <source>City stones of size 1, 2 and 3</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Stadsstenen van grootte 1, 2 en 3</translation>
    </message>
    <message>
        <source>City stones of size {size}</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Stadsstenen van grootte {size}</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py, ui/editor/dialogs/repair_dialog.py, ui/editor/menus/file_commands.py, ui/table/games/new_game_controller.py, ui/table/games/record_dialog.py, ui/table/review/review_pane.py</extracomment>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Coast</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Kust</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>ui/editor/links/matrix_dialog.py, ui/table/board/board_table.py</extracomment>
        <translation>Kolommen</translation>
    </message>
    <message>
        <source>Companies</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/indonesia/chart_data.py, ui/games/indonesia/panels/operations.py, ui/games/indonesia/recap.py</extracomment>
        <translation>Bedrijven</translation>
    </message>
    <message>
        <source>These companies have nothing on the board, so the bid can’t be raised.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Deze bedrijven hebben niets op het bord, dus hoger bieden kan niet.</translation>
    </message>
    <message>
        <source>Company</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/indonesia/panels/acquisitions.py, ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Bedrijf</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>ui/table/games/start_cards.py</extracomment>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Continue in a copy</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>Verder in een kopie</translation>
    </message>
    <message>
        <source>Copy table</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Tabel kopiëren</translation>
    </message>
    <message numerus="yes">
        <source>Readable up to decision {n}</source>
        <extracomment>For one: Readable up to decision {n} ui/table/games/saved_games.py</extracomment>
        <translation>
            <numerusform>Leesbaar tot beslissing {n}</numerusform>
            <numerusform>Leesbaar tot beslissing {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Donker</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>ui/table/panels/panel.py, ui/table/privacy.py, ui/table/window/docks.py</extracomment>
        <translation>Beslissing</translation>
    </message>
    <message>
        <source>Deed</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Akte</translation>
    </message>
    <message>
        <source>Deeds</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/games/indonesia/board/board_ui.py, ui/games/indonesia/deed_list.py, ui/games/indonesia/editor/deeds_and_cards.py, ui/games/indonesia/game_view.py</extracomment>
        <translation>Aktes</translation>
    </message>
    <message>
        <source>Companies available: {deeds}.</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>Beschikbare aktes: {deeds}.</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>ui/widgets/chooser.py</extracomment>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Leveringen</translation>
    </message>
    <message>
        <source>Differences</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>Verschillen</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py, ui/editor/menus/file_commands.py</extracomment>
        <translation>Weggooien</translation>
    </message>
    <message>
        <source>Discard unsaved changes</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Niet-opgeslagen wijzigingen weggooien</translation>
    </message>
    <message>
        <source>Discard…</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Weggooien…</translation>
    </message>
    <message>
        <source>Display</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Weergave</translation>
    </message>
    <message>
        <source>Display</source>
        <comment>phase</comment>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>Aanbod</translation>
    </message>
    <message>
        <source>Command palette</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/table/window/main_window.py</extracomment>
        <translation>Opdracht zoeken</translation>
    </message>
    <message>
        <source>Play this instead</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Liever dit spelen</translation>
    </message>
    <message>
        <source>Play this</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Dit spelen</translation>
    </message>
    <message>
        <source>Plays random legal moves.</source>
        <extracomment>ui/games/indonesia/game_ui.py, ui/games/singapore/game_ui.py</extracomment>
        <translation>Speelt willekeurige toegestane zetten.</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Twijfelachtig</translation>
    </message>
    <message>
        <source>Draw areas</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Gebieden tekenen</translation>
    </message>
    <message>
        <source>Keep drawing</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Verder tekenen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/widgets/chooser.py</extracomment>
        <translation>Dupliceren</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>E&amp;xporteren</translation>
    </message>
    <message>
        <source>E&amp;xport log…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Logboek e&amp;xporteren…</translation>
    </message>
    <message>
        <source>Each player needs a name.</source>
        <extracomment>core/record.py, ui/table/games/new_game_dialog.py</extracomment>
        <translation>Elke speler heeft een naam nodig.</translation>
    </message>
    <message numerus="yes">
        <source>Your bids are multiplied by {n}.</source>
        <extracomment>For one: Your bids are multiplied by {n}. ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>
            <numerusform>Je bod wordt met {n} vermenigvuldigd.</numerusform>
            <numerusform>Je bod wordt met {n} vermenigvuldigd.</numerusform>
        </translation>
    </message>
    <message>
        <source>Variations</source>
        <extracomment>ui/table/games/new_game_controller.py</extracomment>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Earnings</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Inkomsten</translation>
    </message>
    <message>
        <source>Earnings of the year</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Inkomsten van het jaar</translation>
    </message>
    <message>
        <source>Earnings: {earnings}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Inkomsten: {earnings}.</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>bot</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>Makkelijk</translation>
    </message>
    <message>
        <source>Eight times as fast</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Acht keer zo snel</translation>
    </message>
    <message>
        <source>Empty</source>
        <comment>area</comment>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Leeg</translation>
    </message>
    <message>
        <source>Skip the animation</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>De animatie overslaan</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Enter of spatiebalk</translation>
    </message>
    <message>
        <source>Era</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/games/indonesia/board/board_ui.py, ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Tijdperk</translation>
    </message>
    <message>
        <source>Era {era} begins.</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>Tijdperk {era} begint.</translation>
    </message>
    <message>
        <source>Era {era} is over.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>Tijdperk {era} is voorbij.</translation>
    </message>
    <message>
        <source>Era {era} · Year {year}</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Tijdperk {era} · Jaar {year}</translation>
    </message>
    <message>
        <source>Era {era} · Year {year} · {phase}</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>Tijdperk {era} · Jaar {year} · {phase}</translation>
    </message>
    <message>
        <source>Era {era}: {n}</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Tijdperk {era}: {n}</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>ui/editor/panels/problem_rows.py</extracomment>
        <translation>Fouten</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Every good in {area} is locked. Unlock one first.</source>
        <extracomment>ui/games/indonesia/panels/manual_route.py</extracomment>
        <translation>Elk product van {area} staat vast: maak er eerst een los.</translation>
    </message>
    <message>
        <source>Expand to {place}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Uitbreiden naar {place}</translation>
    </message>
    <message>
        <source>Expand to {place} for {price}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Uitbreiden naar {place} voor {price}</translation>
    </message>
    <message>
        <source>Expand to…</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Uitbreiden naar…</translation>
    </message>
    <message>
        <source>Expanding</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Uitbreiden</translation>
    </message>
    <message>
        <source>Expansion</source>
        <comment>track</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Uitbreiding</translation>
    </message>
    <message>
        <source>Expert</source>
        <comment>bot</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Export as a &amp;graph…</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>Als &amp;graaf exporteren…</translation>
    </message>
    <message>
        <source>Export the map as a graph</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>Kaart als graaf exporteren</translation>
    </message>
    <message>
        <source>F or 0</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>F of 0</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Feature {number}</source>
        <extracomment>mapmaking/imports/geojson.py</extracomment>
        <translation>Object {number}</translation>
    </message>
    <message>
        <source>Supply {city} first</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Eerst bevoorraden: {city}</translation>
    </message>
    <message>
        <source>Fills each area in the colour and pattern of its owner.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Vult elk gebied met de kleur en het patroon van de eigenaar.</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter ({number})</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Filter ({number})</translation>
    </message>
    <message>
        <source>Final result</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/singapore/chart_data.py, ui/table/final_screen.py, ui/table/game_view.py, ui/table/panels/result.py</extracomment>
        <translation>Einduitslag</translation>
    </message>
    <message>
        <source>Fit</source>
        <extracomment>ui/table/window/board_toolbar.py</extracomment>
        <translation>Passend</translation>
    </message>
    <message numerus="yes">
        <source>Fix all of this kind ({n})</source>
        <extracomment>For one: Fix all of this kind ({n}) ui/editor/panels/problems.py</extracomment>
        <translation>
            <numerusform>Alles van deze soort oplossen ({n})</numerusform>
            <numerusform>Alles van deze soort oplossen ({n})</numerusform>
        </translation>
    </message>
    <message>
        <source>Follows a few simple rules and makes mistakes.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Volgt een paar eenvoudige regels en maakt fouten.</translation>
    </message>
    <message>
        <source>For</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Voor</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>ui/help/guide.py, ui/help/rules_window.py</extracomment>
        <translation>Vooruit</translation>
    </message>
    <message>
        <source>Four times as fast</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Vier keer zo snel</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>ui/charts/chart_model.py</extracomment>
        <translation>Van</translation>
    </message>
    <message>
        <source>From {way}: click a city or the next ship. Click the good again to cancel.</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Vanaf {way}: klik op een stad of het volgende schip. Klik nog eens op het product om te annuleren.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/table/games/game_choices.py, ui/table/games/record_dialog.py</extracomment>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Remove {place}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{place} opgeven</translation>
    </message>
    <message>
        <source>Give {area} to {taker}</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>{area} aan {taker} geven</translation>
    </message>
    <message>
        <source>Removed first</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Eerst opgegeven</translation>
    </message>
    <message>
        <source>Continue without saving</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Doorgaan zonder op te slaan</translation>
    </message>
    <message>
        <source>{area} is a sea area. Choose a land area.</source>
        <extracomment>games/indonesia/rules/companies.py</extracomment>
        <translation>{area} is een zeegebied. Kies een landgebied.</translation>
    </message>
    <message>
        <source>Goods sold</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Verkochte producten</translation>
    </message>
    <message>
        <source>Yearly earnings in rupiah: goods sold plus ship fees received, minus ship fees paid</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Jaarlijkse inkomsten in roepia: verkochte producten plus ontvangen vracht, min betaalde vracht</translation>
    </message>
    <message>
        <source>Graph for networkx and Gephi (*.graphml)</source>
        <extracomment>ui/editor/imports/import_commands.py, ui/editor/menus/export_commands.py, ui/table/export_controller.py</extracomment>
        <translation>Graaf voor networkx en Gephi (*.graphml)</translation>
    </message>
    <message>
        <source>Greedy</source>
        <comment>bot</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>Hebberig</translation>
    </message>
    <message>
        <source>Grows this year</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Groeit dit jaar</translation>
    </message>
    <message>
        <source>City growth</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Stadsgroei</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>&amp;Geschiedenis</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>bot</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>Moeilijk</translation>
    </message>
    <message>
        <source>Hidden from other players</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Verborgen voor andere spelers</translation>
    </message>
    <message>
        <source>Hide</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Hoog contrast</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>ui/table/hints.py, ui/table/window/board_toolbar.py</extracomment>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Tips</translation>
    </message>
    <message>
        <source>Hold H</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>H ingedrukt houden</translation>
    </message>
    <message>
        <source>Hold Space and drag</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Spatiebalk ingedrukt houden en slepen</translation>
    </message>
    <message>
        <source>Thinking time per decision (default: {time})</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Denktijd per beslissing (standaard: {time})</translation>
    </message>
    <message>
        <source>How long to point at an area before its card appears. Press P to pin the card.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Hoelang je een gebied moet aanwijzen voordat de infokaart verschijnt. Druk op P om de infokaart vast te zetten.</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py, ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Hoe het spel eindigt</translation>
    </message>
    <message>
        <source>{bot} doesn’t explain its decisions.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>{bot} licht beslissingen niet toe.</translation>
    </message>
    <message>
        <source>Hull</source>
        <comment>track</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Laadruim</translation>
    </message>
    <message>
        <source>Human</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Mens</translation>
    </message>
    <message>
        <source>If outbid</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Als je wordt overboden</translation>
    </message>
    <message>
        <source>If you pass</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Als je past</translation>
    </message>
    <message>
        <source>If you win</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Als je wint</translation>
    </message>
    <message>
        <source>Ignore</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Negeren</translation>
    </message>
    <message numerus="yes">
        <source>Ignore all of this kind ({n})…</source>
        <extracomment>For one: Ignore all of this kind ({n})… ui/editor/panels/problems.py</extracomment>
        <translation>
            <numerusform>Alles van deze soort negeren ({n})…</numerusform>
            <numerusform>Alles van deze soort negeren ({n})…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ignore {n} problems</source>
        <extracomment>For one: Ignore {n} problem ui/editor/panels/problems.py</extracomment>
        <translation>
            <numerusform>{n} probleem negeren</numerusform>
            <numerusform>{n} problemen negeren</numerusform>
        </translation>
    </message>
    <message>
        <source>Ignored</source>
        <extracomment>ui/editor/panels/problem_rows.py</extracomment>
        <translation>Genegeerd</translation>
    </message>
    <message>
        <source>Ignore…</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Negeren…</translation>
    </message>
    <message>
        <source>Import outlines</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Omtrekken importeren</translation>
    </message>
    <message numerus="yes">
        <source>Import {n} outlines</source>
        <extracomment>For one: Import {n} outline ui/editor/imports/import_commands.py, ui/editor/imports/import_dialog.py</extracomment>
        <translation>
            <numerusform>{n} omtrek importeren</numerusform>
            <numerusform>{n} omtrekken importeren</numerusform>
        </translation>
    </message>
    <message>
        <source>Importing outlines</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Omtrekken worden geïmporteerd</translation>
    </message>
    <message>
        <source>In panels</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>In panelen</translation>
    </message>
    <message>
        <source>In the bank</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>Op de bank</translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Inkomsten</translation>
    </message>
    <message>
        <source>Indonesia: quick reference</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Indonesia: speloverzicht</translation>
    </message>
    <message>
        <source>Islands</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py, ui/editor/imports/import_dialog.py, ui/editor/imports/outline_model.py</extracomment>
        <translation>Eilanden</translation>
    </message>
    <message>
        <source>It can’t deliver or expand.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Het kan leveren noch uitbreiden.</translation>
    </message>
    <message>
        <source>Not all goods sold: it may buy areas.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Niet alle producten zijn verkocht: het bedrijf mag gebieden kopen.</translation>
    </message>
    <message>
        <source>The bot sees only what you can see.</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>De bot ziet alleen wat jij kunt zien.</translation>
    </message>
    <message>
        <source>It may buy areas, but you can’t afford one.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Het bedrijf mag gebieden kopen, maar je kunt er geen betalen.</translation>
    </message>
    <message>
        <source>All goods sold: it must expand, for free.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Alle producten zijn verkocht: het bedrijf moet gratis uitbreiden.</translation>
    </message>
    <message>
        <source>It touches another siap faji company.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Het grenst aan een ander bedrijf met siap faji.</translation>
    </message>
    <message>
        <source>It was a random choice.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Het was een willekeurige keuze.</translation>
    </message>
    <message>
        <source>The manual link setting for {a} and {b} is redundant: the border gives the same result.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>De handmatige instelling voor {a} en {b} is overbodig: de grens geeft hetzelfde resultaat.</translation>
    </message>
    <message>
        <source>It was left out.</source>
        <extracomment>board/files/flaws.py</extracomment>
        <translation>Het is weggelaten.</translation>
    </message>
    <message>
        <source>Map name, as printed on the board</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Naam van de kaart, zoals die op het bord staat</translation>
    </message>
    <message>
        <source>Its ship limits are missing.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>De schepenlimieten ontbreken.</translation>
    </message>
    <message>
        <source>Save your cash</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Spaar je contante geld</translation>
    </message>
    <message>
        <source>May stay</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Mogen blijven</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <extracomment>ui/settings/settings_dialog.py, ui/settings/shortcuts.py</extracomment>
        <translation>Toetsenbord</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Sneltoetsen</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py, ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Kinds from</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Soorten uit</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <comment>title of a map</comment>
        <extracomment>library.py</extracomment>
        <translation>Lagune</translation>
    </message>
    <message>
        <source>Lake</source>
        <extracomment>mapmaking/imports/areas.py, ui/editor/imports/outline_model.py, ui/editor/tools/draw.py</extracomment>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Lake {n}</source>
        <extracomment>mapmaking/edit/shapes/new_areas.py</extracomment>
        <translation>Meer {n}</translation>
    </message>
    <message>
        <source>Lakes</source>
        <extracomment>ui/editor/panels/areas.py</extracomment>
        <translation>Meren</translation>
    </message>
    <message>
        <source>Land</source>
        <extracomment>ui/editor/imports/outline_model.py, ui/editor/tools/draw.py</extracomment>
        <translation>Land</translation>
    </message>
    <message>
        <source>Land area</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Landgebied</translation>
    </message>
    <message>
        <source>Land to land</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Land naar land</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Last year of the era</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Laatste jaar van het tijdperk</translation>
    </message>
    <message>
        <source>Last year of the game</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Laatste jaar van het spel</translation>
    </message>
    <message>
        <source>Layers</source>
        <extracomment>ui/editor/panels/layers.py</extracomment>
        <translation>Lagen</translation>
    </message>
    <message>
        <source>Tutorial: your first game…</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Les: je eerste spel…</translation>
    </message>
    <message>
        <source>Leave the tutorial (resume it from the Help menu)</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>De les verlaten (ga verder via het menu Help)</translation>
    </message>
    <message>
        <source>Can be chosen.</source>
        <extracomment>ui/table/board/board_presenter.py</extracomment>
        <translation>Kan worden gekozen.</translation>
    </message>
    <message>
        <source>Let {bot} play</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>{bot} laten spelen</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Link all</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Alle verbinden</translation>
    </message>
    <message>
        <source>Link {a} and {b}</source>
        <extracomment>mapmaking/review/fixes.py, ui/editor/links/texts.py</extracomment>
        <translation>{a} en {b} verbinden</translation>
    </message>
    <message>
        <source>Linked</source>
        <comment>areas</comment>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Verbonden</translation>
    </message>
    <message>
        <source>Linked manually</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Handmatig verbonden</translation>
    </message>
    <message>
        <source>Links</source>
        <extracomment>ui/editor/canvas/board_items.py</extracomment>
        <translation>Verbindingen</translation>
    </message>
    <message>
        <source>Links that would change</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Verbindingen die zouden veranderen</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>ui/widgets/chooser.py</extracomment>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <extracomment>ui/table/games/load_dialog.py, ui/table/games/open_controller.py</extracomment>
        <translation>Opgeslagen spel openen</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Spel openen…</translation>
    </message>
    <message>
        <source>Lock this delivery so that replanning keeps it (L)</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Vastzetten, zodat opnieuw plannen deze levering behoudt (L)</translation>
    </message>
    <message>
        <source>Locked: replanning keeps this delivery (L)</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Vastgezet: opnieuw plannen behoudt deze levering (L)</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>ui/play/log_view.py, ui/table/window/side.py</extracomment>
        <translation>Logboek</translation>
    </message>
    <message>
        <source>Looking back</source>
        <extracomment>ui/settings/preferences.py, ui/table/decision_presenter.py</extracomment>
        <translation>Terugkijken</translation>
    </message>
    <message>
        <source>Map</source>
        <extracomment>ui/app/program.py, ui/editor/edit_view.py, ui/editor/panels/properties.py, ui/games/indonesia/offer.py, ui/settings/preferences.py, ui/table/games/game_choices.py, ui/table/games/load_dialog.py</extracomment>
        <translation>Kaart</translation>
    </message>
    <message>
        <source>Maps</source>
        <extracomment>ui/editor/dialogs/map_tiles.py, ui/table/games/record_dialog.py</extracomment>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Max</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Max</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>bot</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Menu or Shift+F10</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Menu of Shift+F10</translation>
    </message>
    <message>
        <source>Merge into</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Samenvoegen met</translation>
    </message>
    <message>
        <source>Merge into {area}</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Samenvoegen tot {area}</translation>
    </message>
    <message>
        <source>Merge {areas}</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>{areas} samenvoegen</translation>
    </message>
    <message>
        <source>Merge {first} with {second}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{first} met {second} laten fuseren</translation>
    </message>
    <message>
        <source>Merge {gone} into {kept}</source>
        <extracomment>mapmaking/review/fixes.py, ui/editor/menus/area_menu.py</extracomment>
        <translation>{gone} laten opgaan in {kept}</translation>
    </message>
    <message numerus="yes">
        <source>Merge {n} areas</source>
        <extracomment>For one: Merge {n} area ui/editor/menus/area_menu.py</extracomment>
        <translation>
            <numerusform>{n} gebied samenvoegen</numerusform>
            <numerusform>{n} gebieden samenvoegen</numerusform>
        </translation>
    </message>
    <message>
        <source>Mergers</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py, ui/games/indonesia/rules/quick_reference.py, ui/games/indonesia/texts/names.py</extracomment>
        <translation>Fusies</translation>
    </message>
    <message>
        <source>Mergers</source>
        <comment>track</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Fusies</translation>
    </message>
    <message numerus="yes">
        <source>A merger of {n} deeds needs Mergers {n}; the Mergers track is at {step}.</source>
        <extracomment>For one: A merger of {n} deed needs Mergers {n}; the Mergers track is at {step}. games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>
            <numerusform>Een fusie van {n} akte vereist Fusies {n}; het spoor Fusies staat op {step}.</numerusform>
            <numerusform>Een fusie van {n} aktes vereist Fusies {n}; het spoor Fusies staat op {step}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Messages</source>
        <extracomment>ui/games/indonesia/offer.py, ui/games/singapore/offer.py, ui/settings/preferences.py</extracomment>
        <translation>Berichten</translation>
    </message>
    <message>
        <source>Min</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Min</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/game_ui.py, ui/games/indonesia/recap.py, ui/games/singapore/chart_data.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Maximize my profit</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Hoogste winst</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Muiswiel</translation>
    </message>
    <message>
        <source>Move corners</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Hoekpunten verplaatsen</translation>
    </message>
    <message>
        <source>Move the board</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Bord verschuiven</translation>
    </message>
    <message>
        <source>Move the map</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/preferences.py</extracomment>
        <translation>Kaart verschuiven</translation>
    </message>
    <message>
        <source>Passing not allowed</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Passen mag niet</translation>
    </message>
    <message>
        <source>Prefer my own ships</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Mijn eigen schepen eerst</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/editor/panels/properties.py, ui/editor/tools/draw.py, ui/table/games/load_dialog.py</extracomment>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Name in another language</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Naam in een andere taal</translation>
    </message>
    <message>
        <source>Name in {language}</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Naam in {language}</translation>
    </message>
    <message>
        <source>Names</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Names from</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Namen uit</translation>
    </message>
    <message>
        <source>Needs to grow</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Nodig om te groeien</translation>
    </message>
    <message>
        <source>Needs {goods} to grow</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Heeft {goods} nodig om te groeien</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <extracomment>ui/editor/links/matrix_dialog.py, ui/editor/panels/neighbours.py, ui/games/indonesia/offer.py, ui/games/singapore/panels/building.py</extracomment>
        <translation>Buren</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Nooit</translation>
    </message>
    <message>
        <source>New Era</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Nieuw tijdperk</translation>
    </message>
    <message>
        <source>New Sea {number}</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Nieuwe zee {number}</translation>
    </message>
    <message>
        <source>New cities</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>Nieuwe steden</translation>
    </message>
    <message>
        <source>New companies</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>Nieuwe bedrijven</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>ui/table/games/new_game_dialog.py</extracomment>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>New game…</source>
        <extracomment>ui/table/games/start_cards.py, ui/table/panels/result.py</extracomment>
        <translation>Nieuw spel…</translation>
    </message>
    <message>
        <source>New map</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Nieuwe kaart</translation>
    </message>
    <message>
        <source>New map…</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Nieuwe kaart…</translation>
    </message>
    <message>
        <source>New province</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Nieuwe provincie</translation>
    </message>
    <message>
        <source>New province…</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/editor/panels/properties.py</extracomment>
        <translation>Nieuwe provincie…</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>Next or previous field</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Volgend of vorig veld</translation>
    </message>
    <message>
        <source>No PIN set. Enter 4 to 8 digits to set one.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Geen pincode ingesteld. Voer 4 tot 8 cijfers in om er een in te stellen.</translation>
    </message>
    <message>
        <source>It isn’t a bot’s turn.</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Er is geen bot aan de beurt.</translation>
    </message>
    <message>
        <source>No coast</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Geen kust</translation>
    </message>
    <message>
        <source>No saved games yet</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Nog geen opgeslagen spellen</translation>
    </message>
    <message>
        <source>No shipping company has free ships all the way from {area} to {place}.</source>
        <extracomment>games/indonesia/delivery/planner.py</extracomment>
        <translation>Geen rederij heeft schepen met ruimte op de hele route van {area} naar {place}.</translation>
    </message>
    <message>
        <source>No other move comes close.</source>
        <extracomment>games/singapore/bots/explain.py, ui/games/indonesia/texts/advice.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>Geen andere zet komt in de buurt.</translation>
    </message>
    <message>
        <source>No other area is called “{name}”.</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Geen ander gebied heet “{name}”.</translation>
    </message>
    <message>
        <source>No problems</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Geen problemen</translation>
    </message>
    <message>
        <source>No matching settings.</source>
        <extracomment>ui/settings/settings_dialog.py</extracomment>
        <translation>Geen passende instellingen.</translation>
    </message>
    <message>
        <source>No ships</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Geen schepen</translation>
    </message>
    <message>
        <source>Nobody ever started {company} (era {era}).</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Niemand heeft {company} ooit opgericht (tijdperk {era}).</translation>
    </message>
    <message>
        <source>None</source>
        <comment>animations</comment>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Geen</translation>
    </message>
    <message>
        <source>None of the card’s provinces can take a city: each already has one or has no empty coastal area.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>Geen van de provincies op deze stedenkaart kan een stad krijgen: er staat er al een of er is geen leeg kustgebied.</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Not linked</source>
        <comment>areas</comment>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Niet verbonden</translation>
    </message>
    <message>
        <source>Unlinked manually</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Handmatig losgemaakt</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Niet nu</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>ui/editor/links/border_dialogs.py, ui/editor/panels/neighbours.py</extracomment>
        <translation>Notitie</translation>
    </message>
    <message>
        <source>Nothing to undo yet.</source>
        <extracomment>ui/play/history.py, ui/table/window/menus.py</extracomment>
        <translation>Nog niets om ongedaan te maken.</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Niets om opnieuw te doen.</translation>
    </message>
    <message>
        <source>Notice</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Melding</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>Nu</translation>
    </message>
    <message>
        <source>Oil</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Olie</translation>
    </message>
    <message>
        <source>On the board</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Op het bord</translation>
    </message>
    <message>
        <source>On the map</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Op de kaart</translation>
    </message>
    <message>
        <source>Next ye&amp;ar</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Volgend jaa&amp;r</translation>
    </message>
    <message>
        <source>One area</source>
        <extracomment>ui/editor/imports/outline_model.py</extracomment>
        <translation>Eén gebied</translation>
    </message>
    <message>
        <source>Everyone bids once. Ties keep their current order.</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>Ieder biedt één keer. Bij gelijke uitkomst blijft de volgorde.</translation>
    </message>
    <message>
        <source>Only areas and lakes can be reassigned, and {a} or {b} isn’t one.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>Alleen gebieden en meren kunnen grond krijgen of afstaan, en {a} of {b} is geen van beide.</translation>
    </message>
    <message>
        <source>Only shipping deeds have ship limits.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Alleen scheepvaartaktes hebben schepenlimieten.</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>money</comment>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Open</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <extracomment>ui/table/games/load_dialog.py</extracomment>
        <translation>Ander bestand openen…</translation>
    </message>
    <message>
        <source>Open in a new game</source>
        <extracomment>ui/table/games/new_game_controller.py</extracomment>
        <translation>In een nieuw spel openen</translation>
    </message>
    <message>
        <source>Opening a saved game</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Opgeslagen spel wordt geopend</translation>
    </message>
    <message>
        <source>Operate {company}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{company} laten draaien</translation>
    </message>
    <message>
        <source>Operated</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Gedraaid</translation>
    </message>
    <message>
        <source>Operations</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Exploitatie</translation>
    </message>
    <message>
        <source>Order of play</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/table/panels/meanwhile.py</extracomment>
        <translation>Speelvolgorde</translation>
    </message>
    <message>
        <source>Starting order of play</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Eerste speelvolgorde</translation>
    </message>
    <message>
        <source>Order of play with this bid</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>Speelvolgorde met dit bod</translation>
    </message>
    <message>
        <source>Order of play: {order}.</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>Speelvolgorde: {order}.</translation>
    </message>
    <message>
        <source>Outline</source>
        <extracomment>ui/editor/imports/outline_model.py</extracomment>
        <translation>Omtrek</translation>
    </message>
    <message>
        <source>Outlines</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Omtrekken</translation>
    </message>
    <message>
        <source>Finished in year {year}: {player} won</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>Afgelopen na {year} jaar: {player} heeft gewonnen</translation>
    </message>
    <message>
        <source>Over the border</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Over de grens</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Overschrijven</translation>
    </message>
    <message>
        <source>Owner</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/indonesia/chart_data.py, ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Eigenaar</translation>
    </message>
    <message>
        <source>Owners</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Eigenaren</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>ui/settings/settings_dialog.py</extracomment>
        <translation>Pagina’s</translation>
    </message>
    <message>
        <source>Paid out</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Uitbetaald</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>ui/table/window/board_toolbar.py</extracomment>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Phase 1: build a city</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Fase 1: bouw een stad</translation>
    </message>
    <message>
        <source>Phase 2: who plays first?</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Fase 2: wie speelt als eerste?</translation>
    </message>
    <message>
        <source>Phase 5: research</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Fase 5: onderzoek</translation>
    </message>
    <message>
        <source>Phase 6: sell your rice</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Fase 6: verkoop je rijst</translation>
    </message>
    <message>
        <source>Phase 7: cities grow</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Fase 7: steden groeien</translation>
    </message>
    <message>
        <source>Philippines</source>
        <comment>title of a map</comment>
        <extracomment>library.py</extracomment>
        <translation>Filipijnen</translation>
    </message>
    <message>
        <source>Pick on the map</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Op de kaart kiezen</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>ui/editor/canvas/board_items.py</extracomment>
        <translation>Afbeelding</translation>
    </message>
    <message>
        <source>Pictures</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Afbeeldingen</translation>
    </message>
    <message>
        <source>Pinned (P to unpin)</source>
        <extracomment>ui/board/floating_labels.py</extracomment>
        <translation>Vastgezet (P maakt los)</translation>
    </message>
    <message>
        <source>Move labels and tokens</source>
        <extracomment>ui/editor/tools/place.py</extracomment>
        <translation>Namen en fiches verplaatsen</translation>
    </message>
    <message>
        <source>Plan</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Plan</source>
        <comment>verb</comment>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Plannen</translation>
    </message>
    <message>
        <source>Plan the remaining {number}</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>De overige {number} plannen</translation>
    </message>
    <message>
        <source>Replan everything that isn’t locked for this goal (A)</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Alles wat niet vaststaat opnieuw plannen voor dit doel (A)</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py, ui/play/history.py</extracomment>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Played by a bot: {bot}</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Gespeeld door een bot: {bot}</translation>
    </message>
    <message>
        <source>Played by a person</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Gespeeld door een mens</translation>
    </message>
    <message>
        <source>Last played</source>
        <extracomment>ui/table/games/load_dialog.py</extracomment>
        <translation>Laatst gespeeld</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>ui/editor/balance/balance_dialog.py, ui/editor/playtest/playtest_dialog.py, ui/games/indonesia/chart_data.py, ui/games/singapore/chart_data.py, ui/table/games/load_dialog.py, ui/table/window/docks.py</extracomment>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Press the main button</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>De hoofdknop indrukken</translation>
    </message>
    <message>
        <source>Price</source>
        <extracomment>ui/games/indonesia/panels/operations.py, ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Prijs</translation>
    </message>
    <message>
        <source>Print all chapters</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Alle hoofdstukken afdrukken</translation>
    </message>
    <message>
        <source>Problem</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py, ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>Probleem</translation>
    </message>
    <message>
        <source>Problems</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py, ui/editor/dialogs/repair_dialog.py, ui/editor/panels/areas.py, ui/editor/panels/problems.py</extracomment>
        <translation>Problemen</translation>
    </message>
    <message>
        <source>Properties</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Eigenschappen</translation>
    </message>
    <message>
        <source>Province</source>
        <extracomment>games/indonesia/maps/trial_tables.py, mapmaking/files/repair_steps/board.py, ui/editor/imports/import_dialog.py, ui/editor/imports/outline_model.py, ui/editor/panels/properties.py, ui/editor/tools/draw.py, ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Provincie</translation>
    </message>
    <message>
        <source>Provinces</source>
        <extracomment>ui/editor/canvas/board_items.py, ui/editor/dialogs/archipelago_form.py, ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Provincies</translation>
    </message>
    <message>
        <source>Provinces from</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Provincies uit</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <extracomment>ui/play/recap_box.py, ui/table/window/side.py, ui/widgets/messages.py</extracomment>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Dismiss (Esc)</source>
        <extracomment>ui/play/recap_box.py, ui/table/hints.py, ui/table/window/side.py</extracomment>
        <translation>Sluiten (Esc)</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <extracomment>ui/help/reference_sheet.py</extracomment>
        <translation>Speloverzicht</translation>
    </message>
    <message>
        <source>Sound effects</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Geluidseffecten</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Afsluiten</translation>
    </message>
    <message>
        <source>%</source>
        <extracomment>ui/editor/dialogs/placing_dialog.py, ui/editor/tools/placing_frame.py</extracomment>
        <translation>%</translation>
    </message>
    <message>
        <source>&amp;Board as image…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Bord als afbeelding…</translation>
    </message>
    <message>
        <source>&amp;Board as table</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Bord als ta&amp;bel</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>&amp;Grafieken</translation>
    </message>
    <message>
        <source>&amp;Choose picture…</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Afbeelding &amp;kiezen…</translation>
    </message>
    <message>
        <source>&amp;Choose players…</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>S&amp;pelers kiezen…</translation>
    </message>
    <message>
        <source>&amp;Deselect all</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Niets selecteren</translation>
    </message>
    <message>
        <source>&amp;Find area…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Gebied &amp;zoeken…</translation>
    </message>
    <message>
        <source>&amp;Find in log</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Zoeken in het &amp;logboek</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <extracomment>ui/editor/menus/view_commands.py</extracomment>
        <translation>&amp;Raster</translation>
    </message>
    <message>
        <source>&amp;Map as graph…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Kaart als graaf…</translation>
    </message>
    <message>
        <source>&amp;Map editor</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Kaart&amp;editor</translation>
    </message>
    <message>
        <source>&amp;Merge areas</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Gebieden &amp;samenvoegen</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>De&amp;mpen</translation>
    </message>
    <message>
        <source>&amp;News…</source>
        <extracomment>ui/shell/news.py</extracomment>
        <translation>&amp;Nieuws…</translation>
    </message>
    <message>
        <source>&amp;Next decision</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Volgen&amp;de beslissing</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Panelen</translation>
    </message>
    <message>
        <source>&amp;Playtest</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>Pr&amp;oefspel</translation>
    </message>
    <message>
        <source>&amp;Previous decision</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Vorige beslissing</translation>
    </message>
    <message>
        <source>&amp;Quick reference</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Speloverzi&amp;cht</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>In&amp;deling herstellen</translation>
    </message>
    <message>
        <source>&amp;Rules for this decision</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Regels bij deze beslissing</translation>
    </message>
    <message>
        <source>&amp;Statistics as tables…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Statistieken als tabellen…</translation>
    </message>
    <message>
        <source>&amp;Tracing picture</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Afbeelding om o&amp;ver te trekken</translation>
    </message>
    <message>
        <source>1 Raffles player</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>1 Raffles-speler</translation>
    </message>
    <message>
        <source>1 ship, the last this year</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>1 schip, het laatste dit jaar</translation>
    </message>
    <message>
        <source>1 step</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>1 stap</translation>
    </message>
    <message>
        <source>1&#xa0;in&#xa0;{number}: a raid</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>1&#xa0;op&#xa0;{number}: een inval</translation>
    </message>
    <message>
        <source>1&#xa0;in&#xa0;{number}: a raid costs {costs}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>1&#xa0;op&#xa0;{number}: een inval kost {costs}</translation>
    </message>
    <message>
        <source>2 Display</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>2 Aanbod</translation>
    </message>
    <message>
        <source>20 of each</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>20 van elk</translation>
    </message>
    <message>
        <source>3 Lots</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>3 Kavels</translation>
    </message>
    <message>
        <source>4 Turns</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>4 Beurten</translation>
    </message>
    <message>
        <source>5 Hut</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>5 Hut</translation>
    </message>
    <message>
        <source>&lt;b&gt;Choose Kenanga rice and Melati rice, and open with 100&lt;/b&gt;: five areas of rice at 20 each. Anyone with a slot for the merged company can raise your bid, in steps of one rupiah per area: 5 here.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Kies Kenanga-rijst en Melati-rijst en open met 100&lt;/b&gt;: vijf gebieden met rijst van elk 20. Iedereen met een plek voor het gefuseerde bedrijf kan hoger bieden, in stappen van één roepia per gebied: hier 5.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Unofficial computer versions of two board games: &lt;i&gt;Indonesia&lt;/i&gt;, designed by Jeroen Doumen and Joris Wiersinga and published by Splotter Spellen, and &lt;i&gt;Singapore&lt;/i&gt;, designed by Peer Sylvester and published by White Goblin Games. This is a fan project and isn’t affiliated with them.&lt;/p&gt;&lt;p&gt;Coastlines: Natural Earth (public domain). Fonts: EB Garamond and Inter (SIL Open Font License).&lt;/p&gt;</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&lt;p&gt;Onofficiële computerversies van twee bordspellen: &lt;i&gt;Indonesia&lt;/i&gt; van Jeroen Doumen en Joris Wiersinga, uitgegeven door Splotter Spellen, en &lt;i&gt;Singapore&lt;/i&gt; van Peer Sylvester, uitgegeven door White Goblin Games. Het programma is gemaakt door liefhebbers en staat los van hen.&lt;/p&gt;&lt;p&gt;Kustlijnen: Natural Earth, publiek domein. Lettertypen: EB Garamond en Inter, SIL Open Font License.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>A PIN must have 4 to 8 digits.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Een pincode moet 4 tot 8 cijfers hebben.</translation>
    </message>
    <message>
        <source>A black chip is drawn</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Zwart fiche getrokken</translation>
    </message>
    <message>
        <source>A bot is thinking…</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Een bot denkt na…</translation>
    </message>
    <message>
        <source>A bot now plays for {player}: {bot}.</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Vanaf nu speelt een bot voor {player}: {bot}.</translation>
    </message>
    <message>
        <source>A building needs one kind of effect: trades, chips, a worker, steps or a jump.</source>
        <extracomment>games/singapore/rules/box.py</extracomment>
        <translation>Een gebouw heeft één soort effect nodig: ruil, fiches, een arbeider, stappen of een sprong.</translation>
    </message>
    <message>
        <source>A chip from the bag</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Een fiche uit de zak</translation>
    </message>
    <message>
        <source>A chip is drawn next: play the draft, or remove a move.</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Nu wordt een fiche getrokken: speel het concept of verwijder een zet.</translation>
    </message>
    <message>
        <source>A city of size 1 or 2 grows if it received as many of every good on the board as its size.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Een stad van grootte 1 of 2 groeit als ze van elk product op het bord evenveel kreeg als haar grootte.</translation>
    </message>
    <message>
        <source>A comma, bracket or quotation mark is missing here, or there is one too many.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Hier ontbreekt een komma, haakje of aanhalingsteken, of er is er een te veel.</translation>
    </message>
    <message>
        <source>A file of the program is missing or damaged ({error}). Install the program again.</source>
        <extracomment>files/installation.py</extracomment>
        <translation>Een bestand van het programma ontbreekt of is beschadigd ({error}). Installeer het programma opnieuw.</translation>
    </message>
    <message>
        <source>A flag needs a lot next to a building.</source>
        <extracomment>games/singapore/rules/lots.py</extracomment>
        <translation>Een vlag moet op een kavel naast een gebouw.</translation>
    </message>
    <message>
        <source>A free road</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Een gratis weg</translation>
    </message>
    <message>
        <source>A free road joins it.</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>Er ligt een gratis weg naartoe.</translation>
    </message>
    <message>
        <source>A game called “{name}” already exists. Choose another name.</source>
        <extracomment>ui/play/save_folder.py</extracomment>
        <translation>Er bestaat al een spel “{name}”. Kies een andere naam.</translation>
    </message>
    <message>
        <source>A good counts once for each ship that carried it.</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Een product telt één keer voor elk schip dat het vervoerde.</translation>
    </message>
    <message>
        <source>A label’s size must be {least} to {most}&#xa0;units.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>De grootte van een naam moet tussen {least} en {most}&#xa0;eenheden liggen.</translation>
    </message>
    <message>
        <source>A map can have at most {most} areas of one kind.</source>
        <extracomment>board/files/board_file.py, mapmaking/imports/areas.py</extracomment>
        <translation>Een kaart kan hoogstens {most} gebieden van één soort hebben.</translation>
    </message>
    <message>
        <source>A map can have {least} to {most} islands.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>Een kaart kan {least} tot {most} eilanden hebben.</translation>
    </message>
    <message>
        <source>A map can have {least} to {most} land areas.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>Een kaart kan {least} tot {most} landgebieden hebben.</translation>
    </message>
    <message>
        <source>A map can have {least} to {most} provinces.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>Een kaart kan {least} tot {most} provincies hebben.</translation>
    </message>
    <message>
        <source>A map can have {least} to {most} seas.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>Een kaart kan {least} tot {most} zeeën hebben.</translation>
    </message>
    <message>
        <source>A map for {game}.</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Een kaart voor {game}.</translation>
    </message>
    <message>
        <source>A name contains “{letter}”, a character that can’t be saved.</source>
        <extracomment>mapmaking/files/storage.py</extracomment>
        <translation>Een naam bevat “{letter}”, een teken dat niet kan worden opgeslagen.</translation>
    </message>
    <message>
        <source>A new place was chosen.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Er is een nieuwe plaats gekozen.</translation>
    </message>
    <message>
        <source>A new year, a new bid</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Een nieuw jaar, een nieuw bod</translation>
    </message>
    <message>
        <source>A person now plays for {player}.</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Vanaf nu speelt een mens voor {player}.</translation>
    </message>
    <message>
        <source>A place for a ship isn’t inside {sea}.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>{sea}: een ligplaats ligt buiten de zee.</translation>
    </message>
    <message>
        <source>A player has an unknown colour.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Een speler heeft een onbekende kleur.</translation>
    </message>
    <message numerus="yes">
        <source>A player has {n} city cards of era {era} instead of {needed}.</source>
        <extracomment>For one: A player has {n} city card of era {era} instead of {needed}. games/indonesia/game.py</extracomment>
        <translation>
            <numerusform>Een speler heeft {n} stedenkaart van tijdperk {era} in plaats van {needed}.</numerusform>
            <numerusform>Een speler heeft {n} stedenkaarten van tijdperk {era} in plaats van {needed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player’s name can have at most {n} letters.</source>
        <extracomment>For one: A player’s name can have at most {n} letter. core/record.py</extracomment>
        <translation>
            <numerusform>De naam van een speler kan hoogstens {n} letter hebben.</numerusform>
            <numerusform>De naam van een speler kan hoogstens {n} letters hebben.</numerusform>
        </translation>
    </message>
    <message>
        <source>A playtest can’t be saved. Save the map and start a new game on it instead.</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>Een proefspel kan niet worden opgeslagen. Sla de kaart op en begin er een nieuw spel op.</translation>
    </message>
    <message>
        <source>A raid</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Een inval</translation>
    </message>
    <message>
        <source>A raid!</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Een inval!</translation>
    </message>
    <message>
        <source>A result is recorded, but the game isn’t over.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Er is een uitslag vastgelegd, maar het spel is niet afgelopen.</translation>
    </message>
    <message>
        <source>A review would reveal what is hidden. It’s available when the game is over.</source>
        <extracomment>core/review.py</extracomment>
        <translation>Een analyse zou verborgen info verraden. Die kan pas na afloop van het spel.</translation>
    </message>
    <message>
        <source>A road costs {price}.</source>
        <extracomment>ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>Een weg kost {price}.</translation>
    </message>
    <message>
        <source>A road costs £{price}; you have no cash.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Een weg kost £{price}; je hebt geen contant geld.</translation>
    </message>
    <message>
        <source>A road joins neighbouring buildings; {a} and {b} aren’t next to each other.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Een weg verbindt naburige gebouwen; {a} en {b} liggen niet naast elkaar.</translation>
    </message>
    <message>
        <source>A road needs a building at both ends.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Een weg heeft aan beide uiteinden een gebouw nodig.</translation>
    </message>
    <message>
        <source>A round</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Een ronde</translation>
    </message>
    <message numerus="yes">
        <source>A round needs {n} free lots; there are too few.</source>
        <extracomment>For one: A round needs {n} free lot; there are too few. games/singapore/rules/round.py</extracomment>
        <translation>
            <numerusform>Een ronde heeft {n} vrije kavel nodig; er zijn er te weinig.</numerusform>
            <numerusform>Een ronde heeft {n} vrije kavels nodig; er zijn er te weinig.</numerusform>
        </translation>
    </message>
    <message>
        <source>A route needs at least one sea area and can’t use the same one twice.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>Een route gaat door minstens één zeegebied en nooit twee keer door hetzelfde.</translation>
    </message>
    <message>
        <source>A saved game can have at most {most} lines.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Een opgeslagen spel kan hoogstens {most} regels hebben.</translation>
    </message>
    <message>
        <source>A script needs a function “edit” or “check” that takes a draft.</source>
        <extracomment>mapmaking/scripting.py</extracomment>
        <translation>Een script heeft een functie “edit” of “check” nodig die een ontwerp krijgt.</translation>
    </message>
    <message>
        <source>A seal</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Een zegel</translation>
    </message>
    <message>
        <source>A ship doesn’t fit here. It would cross the border of {sea}.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>Hier past geen schip: het zou over de grens van {sea} steken.</translation>
    </message>
    <message>
        <source>A ship limit must be a number from 0 to {most}.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Een schepenlimiet moet een getal van 0 tot {most} zijn.</translation>
    </message>
    <message>
        <source>A step is one road. The four start buildings are a step from each other.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Een stap is één weg. De vier startgebouwen liggen één stap uit elkaar.</translation>
    </message>
    <message>
        <source>A straight arrow was drawn.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Er is een rechte pijl getekend.</translation>
    </message>
    <message>
        <source>A tile with the hut stays on display for the next round. The other one leaves the game.</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>De tegel met de hut blijft in het aanbod voor de volgende ronde. De andere gaat uit het spel.</translation>
    </message>
    <message>
        <source>A white chip is a raid: the largest sum of black chips and opium is caught, and so are all who tie.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Een wit fiche is een inval: wie de grootste som van zwarte fiches en opium heeft, wordt gepakt; bij gelijke stand allemaal.</translation>
    </message>
    <message>
        <source>A white chip is drawn</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Wit fiche getrokken</translation>
    </message>
    <message>
        <source>A worker can only be put on a building.</source>
        <extracomment>games/singapore/rules/turn.py, games/singapore/rules/use.py</extracomment>
        <translation>Een arbeider kan alleen op een gebouw worden gezet.</translation>
    </message>
    <message>
        <source>A year: how much more you earn if you win, on the board as it is</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Per jaar: hoeveel je meer verdient als je wint, op het bord zoals het nu is</translation>
    </message>
    <message>
        <source>Accept the change</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Wijziging overnemen</translation>
    </message>
    <message>
        <source>Acquire</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Oprichten</translation>
    </message>
    <message numerus="yes">
        <source>Acquire one of {n} companies and choose where it starts, or pass for this phase.</source>
        <extracomment>For one: Acquire the last company and choose where it starts, or pass for the rest of the phase. ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>Richt het laatste bedrijf op en kies waar het begint, of pas voor deze fase.</numerusform>
            <numerusform>Richt een van de {n} bedrijven op en kies waar het begint, of pas voor deze fase.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add &amp;compass</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>&amp;Kompas toevoegen</translation>
    </message>
    <message>
        <source>Add &amp;title</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>&amp;Titel toevoegen</translation>
    </message>
    <message>
        <source>Add a city card</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Stedenkaart toevoegen</translation>
    </message>
    <message>
        <source>Add a deed</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Akte toevoegen</translation>
    </message>
    <message>
        <source>Add a ship</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Voeg een schip toe</translation>
    </message>
    <message>
        <source>Add a ship in the {place}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Schip toevoegen in de {place}</translation>
    </message>
    <message>
        <source>Add compass</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Kompas toevoegen</translation>
    </message>
    <message>
        <source>Add corner</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Hoekpunt toevoegen</translation>
    </message>
    <message>
        <source>Add lake</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Meer toevoegen</translation>
    </message>
    <message>
        <source>Add one for the province selected on the map</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Toevoegen voor de provincie die op de kaart is geselecteerd</translation>
    </message>
    <message>
        <source>Add player</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Speler toevoegen</translation>
    </message>
    <message>
        <source>Add province {name}</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Provincie {name} toevoegen</translation>
    </message>
    <message>
        <source>Add sea</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Zee toevoegen</translation>
    </message>
    <message>
        <source>Add the deed {deed}</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>De akte {deed} toevoegen</translation>
    </message>
    <message>
        <source>Add the ship in the Sunrise Sea, where it can carry your second good.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Zet het schip in de Dageraadzee, waar het je tweede product kan vervoeren.</translation>
    </message>
    <message>
        <source>Add title</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Titel toevoegen</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>{name} toevoegen</translation>
    </message>
    <message numerus="yes">
        <source>Add {n} city stones of size 1</source>
        <extracomment>For one: Add {n} city stone of size 1 games/indonesia/maps/fixes.py</extracomment>
        <translation>
            <numerusform>{n} stadssteen van grootte 1 toevoegen</numerusform>
            <numerusform>{n} stadsstenen van grootte 1 toevoegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Adds up to {n} ships a year.</source>
        <extracomment>For one: Adds up to {n} ship a year. ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>
            <numerusform>Tot {n} schip erbij per jaar.</numerusform>
            <numerusform>Tot {n} schepen erbij per jaar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Adds {n} ships: {places}.</source>
        <extracomment>For one: Adds {n} ship: {places}. ui/games/indonesia/beats.py</extracomment>
        <translation>
            <numerusform>Nieuw: {n} schip ({places}).</numerusform>
            <numerusform>Nieuw: {n} schepen ({places}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Adjacent seas</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Aangrenzende zeeën</translation>
    </message>
    <message>
        <source>Advance one of your tracks by one step, or another player’s Hull.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Ga één stap vooruit op een van je sporen, of op het Laadruim van een andere speler.</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Na</translation>
    </message>
    <message>
        <source>After growth, all goods leave the cities.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Na de groei verlaten alle producten de steden.</translation>
    </message>
    <message>
        <source>Align la&amp;bels and tokens</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Namen en fiches &amp;uitlijnen</translation>
    </message>
    <message numerus="yes">
        <source>Align {n} items</source>
        <extracomment>For one: Align {n} item ui/editor/menus/window_commands.py</extracomment>
        <translation>
            <numerusform>{n} element uitlijnen</numerusform>
            <numerusform>{n} elementen uitlijnen</numerusform>
        </translation>
    </message>
    <message>
        <source>All areas</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Alle gebieden</translation>
    </message>
    <message>
        <source>All bring everybody the same, but supply other cities.</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Alle leveren iedereen evenveel op, maar bedienen andere steden.</translation>
    </message>
    <message>
        <source>All bring you and your rivals the same.</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Alle leveren jou en je tegenstanders evenveel op.</translation>
    </message>
    <message numerus="yes">
        <source>All bring you the same; the first {n} help your rivals least.</source>
        <extracomment>For one: All bring you the same; the first helps your rivals least. ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>
            <numerusform>Alle leveren jou evenveel op; de eerste helpt je tegenstanders het minst.</numerusform>
            <numerusform>Alle leveren jou evenveel op; de eerste {n} helpen je tegenstanders het minst.</numerusform>
        </translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Alle spellen</translation>
    </message>
    <message>
        <source>All land</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Alles is land</translation>
    </message>
    <message>
        <source>All layers</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Alle lagen</translation>
    </message>
    <message>
        <source>All links</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Alle verbindingen</translation>
    </message>
    <message>
        <source>All neighbouring buildings are joined.</source>
        <extracomment>ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>Alle naburige gebouwen zijn verbonden.</translation>
    </message>
    <message>
        <source>All options</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Alle keuzes</translation>
    </message>
    <message>
        <source>All players</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>Alle spelers</translation>
    </message>
    <message>
        <source>All readable lines were kept.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Alle leesbare regels zijn bewaard.</translation>
    </message>
    <message>
        <source>All roads are on the board, so {area} gets none.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Alle wegen liggen op het bord, dus {area} krijgt er geen.</translation>
    </message>
    <message>
        <source>All slots are taken.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>Alle plekken zijn bezet.</translation>
    </message>
    <message>
        <source>All sold: the company expands for free by your Expansion level, or as far as there’s room.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Alles verkocht: het bedrijf breidt gratis uit met zoveel gebieden als je stap op Uitbreiding, of zoveel als er ruimte is.</translation>
    </message>
    <message numerus="yes">
        <source>All {n} slots are taken; one more makes room for another company.</source>
        <extracomment>For one: The only slot is taken; a second makes room for another company. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>De enige plek is bezet; een tweede maakt ruimte voor nog een bedrijf.</numerusform>
            <numerusform>Alle {n} plekken zijn bezet; één meer maakt ruimte voor nog een bedrijf.</numerusform>
        </translation>
    </message>
    <message>
        <source>Allow one more ship in each era</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>In elk tijdperk een schip meer toestaan</translation>
    </message>
    <message>
        <source>Allow one ship less in each era</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>In elk tijdperk een schip minder toestaan</translation>
    </message>
    <message>
        <source>Almost grew</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Bijna gegroeid</translation>
    </message>
    <message>
        <source>Also to {cities}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Ook naar {cities}</translation>
    </message>
    <message>
        <source>Alt+arrow key</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Alt+pijltjestoets</translation>
    </message>
    <message>
        <source>Amount slider</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Schuif voor het bedrag</translation>
    </message>
    <message>
        <source>An archipelago</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Een archipel</translation>
    </message>
    <message>
        <source>An area can be divided into 2 to {most} areas.</source>
        <extracomment>mapmaking/edit/shapes/subdivision.py</extracomment>
        <translation>Een gebied kan in 2 tot {most} gebieden worden verdeeld.</translation>
    </message>
    <message>
        <source>An area can’t be linked to itself.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Een gebied kan niet met zichzelf verbonden zijn.</translation>
    </message>
    <message>
        <source>An area can’t have this ID.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Een gebied kan deze ID niet hebben.</translation>
    </message>
    <message>
        <source>An area costs {price}&#xa0;Rp, but you only have {cash}&#xa0;Rp to spend.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Een gebied kost Rp&#xa0;{price}, maar je kunt maar Rp&#xa0;{cash} uitgeven.</translation>
    </message>
    <message>
        <source>An arrow is drawn between {a} and {b}, but it doesn’t link them.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>Tussen {a} en {b} is een pijl getekend, maar die verbindt ze niet.</translation>
    </message>
    <message>
        <source>An arrow is drawn between {a} and {b}, but they aren’t listed as linked by one.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Tussen {a} en {b} is een pijl getekend, maar zo’n verbinding staat niet in de lijst.</translation>
    </message>
    <message>
        <source>An era goes on until deeds of one type at most are left: remove deeds that nobody wants.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Een tijdperk duurt tot er hoogstens nog aktes van één soort over zijn: verwijder aktes die niemand wil.</translation>
    </message>
    <message>
        <source>An error can’t be ignored: the map can’t be played before it’s solved.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Een fout kan niet worden genegeerd: de kaart is pas speelbaar als die is opgelost.</translation>
    </message>
    <message>
        <source>An error report was saved as {file}. You can open it like a saved game.</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Er is een foutrapport opgeslagen als {file}. Je kunt het openen als een opgeslagen spel.</translation>
    </message>
    <message>
        <source>Animations</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Animaties</translation>
    </message>
    <message>
        <source>Announce a merger of two companies, then everyone can bid for it. The phase ends when all pass in a row.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Kondig een fusie van twee bedrijven aan; daarna kan iedereen erop bieden. De fase eindigt als iedereen na elkaar past.</translation>
    </message>
    <message>
        <source>Announce and bid {amount}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Aankondigen en {amount} bieden</translation>
    </message>
    <message>
        <source>Another area isn’t worth {amount} now.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Nog een gebied is nu geen {amount} waard.</translation>
    </message>
    <message>
        <source>Another move is just as good.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Een andere zet is even goed.</translation>
    </message>
    <message>
        <source>Another program has changed the file.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Een ander programma heeft het bestand gewijzigd.</translation>
    </message>
    <message>
        <source>Another program is using the file.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Een ander programma gebruikt het bestand.</translation>
    </message>
    <message>
        <source>Any style</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Elke stijl</translation>
    </message>
    <message>
        <source>Apply</source>
        <extracomment>ui/editor/dialogs/placing_dialog.py</extracomment>
        <translation>Toepassen</translation>
    </message>
    <message>
        <source>Area ID</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>ID van het gebied</translation>
    </message>
    <message>
        <source>Area name</source>
        <extracomment>ui/editor/links/link_commands.py, ui/editor/panels/properties.py</extracomment>
        <translation>Naam van het gebied</translation>
    </message>
    <message>
        <source>Areas adjacent to another siap faji company</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Gebieden naast een ander bedrijf met siap faji</translation>
    </message>
    <message>
        <source>Areas are linked if their common border is at least this long. Manual links and arrows stay as they are.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Gebieden zijn verbonden als hun gemeenschappelijke grens minstens zo lang is. Handmatige verbindingen en pijlen blijven zoals ze zijn.</translation>
    </message>
    <message>
        <source>Areas can be scaled to 10% to 1,000%.</source>
        <extracomment>mapmaking/edit/shapes/placing.py</extracomment>
        <translation>Gebieden kun je schalen van 10% tot 1.000%.</translation>
    </message>
    <message>
        <source>Areas that share a border were linked.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Gebieden met een gemeenschappelijke grens zijn verbonden.</translation>
    </message>
    <message>
        <source>Arrows only link land areas.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Pijlen verbinden alleen landgebieden.</translation>
    </message>
    <message>
        <source>As a percentage of full volume. 50 sounds half as loud as 100.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>In procenten van het maximale volume. 50 klinkt half zo hard als 100.</translation>
    </message>
    <message>
        <source>As a percentage of the default size, which grows in windows at least 1300 pixels high.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>In procenten van de standaardgrootte, die groeit in vensters van minstens 1300 pixels hoog.</translation>
    </message>
    <message>
        <source>As the file says</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Zoals in het bestand</translation>
    </message>
    <message>
        <source>Assign to province</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Aan provincie toewijzen</translation>
    </message>
    <message>
        <source>Assign {area} to {province}</source>
        <extracomment>mapmaking/review/fixes.py, ui/editor/menus/area_menu.py</extracomment>
        <translation>{area} aan {province} toewijzen</translation>
    </message>
    <message numerus="yes">
        <source>Assign {n} areas to {province}</source>
        <extracomment>For one: Assign {n} area to {province} ui/editor/menus/area_menu.py</extracomment>
        <translation>
            <numerusform>{n} gebied aan {province} toewijzen</numerusform>
            <numerusform>{n} gebieden aan {province} toewijzen</numerusform>
        </translation>
    </message>
    <message>
        <source>At most {number} of the other goods could then be sold: {why}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Van de andere goederen kunnen er dan hoogstens {number} worden verkocht: {why}</translation>
    </message>
    <message>
        <source>At the end</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Aan het eind</translation>
    </message>
    <message>
        <source>At the end of each round</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Aan het eind van elke ronde</translation>
    </message>
    <message>
        <source>At the start</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Aan het begin</translation>
    </message>
    <message>
        <source>At this place</source>
        <extracomment>ui/table/board/board_ui.py</extracomment>
        <translation>Op deze plaats</translation>
    </message>
    <message>
        <source>Auction: {first} and {second} go to {player} for {bid}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Veiling: {first} en {second} gaan voor {bid} naar {player}.</translation>
    </message>
    <message>
        <source>Auction: {player} leads with {bid} for {first} and {second}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Veiling: {player} heeft het hoogste bod van {bid} op {first} en {second}.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>ui/editor/links/texts.py, ui/editor/panels/neighbours.py</extracomment>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Automatic recovery is off, so save often. {reason}</source>
        <extracomment>ui/editor/document/autosave.py</extracomment>
        <translation>Automatisch herstel staat uit, dus sla vaak op. {reason}</translation>
    </message>
    <message>
        <source>Available maps: {maps}.</source>
        <extracomment>library.py</extracomment>
        <translation>Beschikbare kaarten: {maps}.</translation>
    </message>
    <message>
        <source>Average</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Gemiddelde</translation>
    </message>
    <message>
        <source>Average at the end of a game: {amount}</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Gemiddeld aan het eind van een spel: {amount}</translation>
    </message>
    <message>
        <source>Average loss per decision (in brackets: number of decisions)</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Gemiddeld verlies per beslissing (tussen haakjes: aantal beslissingen)</translation>
    </message>
    <message>
        <source>Back to the start screen</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Terug naar het startscherm</translation>
    </message>
    <message>
        <source>Balance</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Balance &amp;report…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Balans&amp;rapport…</translation>
    </message>
    <message>
        <source>Balance of {map}</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Balans van {map}</translation>
    </message>
    <message>
        <source>Balance report</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Balansrapport</translation>
    </message>
    <message>
        <source>Balance report (*.json)</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Balansrapport (*.json)</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Voor</translation>
    </message>
    <message>
        <source>Began</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Begonnen</translation>
    </message>
    <message numerus="yes">
        <source>Best company: {company}, earned {amount} in {n} years.</source>
        <extracomment>For one: Best company: {company}, earned {amount} in {n} year. ui/games/indonesia/final_screen.py</extracomment>
        <translation>
            <numerusform>Beste bedrijf: {company}, {amount} verdiend in {n} jaar.</numerusform>
            <numerusform>Beste bedrijf: {company}, {amount} verdiend in {n} jaar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best guess</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Beste gok</translation>
    </message>
    <message>
        <source>Best moves according to {bot}</source>
        <extracomment>ui/table/advice.py</extracomment>
        <translation>De beste zetten volgens {bot}</translation>
    </message>
    <message>
        <source>Best rounds and costly raids</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Beste rondes en dure invallen</translation>
    </message>
    <message>
        <source>Better than “{second}” by {ahead}: {parts}.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>{ahead} beter dan “{second}”: {parts}.</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Beter: {move}</translation>
    </message>
    <message>
        <source>Better: {move} – {why}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Beter: {move} – {why}</translation>
    </message>
    <message>
        <source>Bid 10 at most, or you won’t have enough cash for the merger.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Bied hoogstens 10, anders heb je niet genoeg contant geld voor de fusie.</translation>
    </message>
    <message>
        <source>Bid 10 at most. You’ll need your cash for a merger next year.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Bied hoogstens 10. Je hebt je contante geld volgend jaar nodig voor een fusie.</translation>
    </message>
    <message>
        <source>Bid 110. That’s enough, and three fifths of it come back to you.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Bied 110. Dat is genoeg, en drie vijfde komt bij je terug.</translation>
    </message>
    <message>
        <source>Bid at least {lowest}&#xa0;Rp.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Bied minstens Rp&#xa0;{lowest}.</translation>
    </message>
    <message>
        <source>Bid between 0 and {cash}&#xa0;Rp, the cash you have.</source>
        <extracomment>games/indonesia/rules/phases/turn_order.py</extracomment>
        <translation>Bied tussen 0 en Rp&#xa0;{cash}, je contante geld.</translation>
    </message>
    <message>
        <source>Bid between 4 and 10. If you bid less, Budi plays first; if you bid more, you’ll miss the cash later.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Bied tussen 4 en 10. Bied je minder, dan speelt Budi als eerste; bied je meer, dan mis je dat geld later.</translation>
    </message>
    <message>
        <source>Bid for me up to this amount</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Bied voor mij tot dit bedrag</translation>
    </message>
    <message>
        <source>Bid more than {bid} for {first} and {second}, or pass.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Bied meer dan {bid} op {first} en {second}, of pas.</translation>
    </message>
    <message>
        <source>Bid {lowest}&#xa0;Rp or more, in steps of {units}&#xa0;Rp (1&#xa0;Rp per unit).</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Bied minstens Rp&#xa0;{lowest}, in stappen van Rp&#xa0;{units} (Rp&#xa0;1 per eenheid).</translation>
    </message>
    <message>
        <source>Bidding automatically up to a limit.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Biedt automatisch tot een limiet.</translation>
    </message>
    <message>
        <source>Bids start at {amount}.</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Het bieden begint bij {amount}.</translation>
    </message>
    <message>
        <source>Bids, worth and cash</source>
        <extracomment>ui/games/indonesia/panels/bid_ruler.py</extracomment>
        <translation>Biedingen, waarde en contant geld</translation>
    </message>
    <message>
        <source>Black chips</source>
        <extracomment>ui/games/singapore/chart_data.py, ui/games/singapore/player_cards.py</extracomment>
        <translation>Zwarte fiches</translation>
    </message>
    <message>
        <source>Blue circle</source>
        <extracomment>ui/style/theme.py</extracomment>
        <translation>Blauwe cirkel</translation>
    </message>
    <message>
        <source>Blunder</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Blunder</translation>
    </message>
    <message>
        <source>Blunders</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Blunders</translation>
    </message>
    <message>
        <source>Board as table</source>
        <extracomment>ui/table/board/board_table.py, ui/table/window/docks.py</extracomment>
        <translation>Bord als tabel</translation>
    </message>
    <message>
        <source>Border of {areas}</source>
        <extracomment>ui/editor/tools/gestures.py</extracomment>
        <translation>Grens van {areas}</translation>
    </message>
    <message>
        <source>Bots play on the map as it is now. You can keep editing meanwhile.</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>Bots spelen op de kaart zoals die nu is. Je kunt intussen gewoon doorwerken.</translation>
    </message>
    <message>
        <source>Bottlenecks (marked on the board):</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Knelpunten (gemarkeerd op het bord):</translation>
    </message>
    <message>
        <source>Brings</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Brengt op</translation>
    </message>
    <message>
        <source>Brings others</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Brengt anderen op</translation>
    </message>
    <message>
        <source>Brown cross</source>
        <extracomment>ui/style/theme.py</extracomment>
        <translation>Bruin kruis</translation>
    </message>
    <message>
        <source>Budi has the fewest VP now, gets the Raffles stone, flags your lot for you and plays first. Watch how both use your Brickworks again.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Budi heeft nu de minste VP, krijgt de Raffles-steen, zet ook jouw vlag en speelt als eerste. Kijk hoe ze allebei je Steenfabriek weer gebruiken.</translation>
    </message>
    <message>
        <source>Budi’s lot</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>De kavel van Budi</translation>
    </message>
    <message>
        <source>Budi’s turn</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>De beurt van Budi</translation>
    </message>
    <message>
        <source>Build a road</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Leg een weg</translation>
    </message>
    <message>
        <source>Build in an empty coastal area of a province on the card. Each province holds only one city.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Bouw in een leeg kustgebied van een provincie op de stedenkaart. In elke provincie staat maar één stad.</translation>
    </message>
    <message>
        <source>Build one of the tiles for the neutral colour on a free lot.</source>
        <extracomment>ui/games/singapore/panels/__init__.py</extracomment>
        <translation>Bouw een van de tegels voor de neutrale kleur op een vrije kavel.</translation>
    </message>
    <message>
        <source>Build one of the tiles on a free lot.</source>
        <extracomment>ui/games/singapore/panels/__init__.py</extracomment>
        <translation>Bouw een van de tegels op een vrije kavel.</translation>
    </message>
    <message>
        <source>Build {tile}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{tile} bouwen</translation>
    </message>
    <message>
        <source>Builder</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Bouwer</translation>
    </message>
    <message>
        <source>Building</source>
        <extracomment>ui/games/singapore/board/board_ui.py, ui/games/singapore/panels/moves_page.py</extracomment>
        <translation>Gebouw</translation>
    </message>
    <message numerus="yes">
        <source>Building used most: {building}, {n}&#xa0;times.</source>
        <extracomment>For one: Building used most: {building}, {n} time. ui/games/singapore/final_screen.py</extracomment>
        <translation>
            <numerusform>Meest gebruikte gebouw: {building}, {n}&#xa0;keer.</numerusform>
            <numerusform>Meest gebruikte gebouw: {building}, {n}&#xa0;keer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Gebouwen</translation>
    </message>
    <message>
        <source>Buildings next to it</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Gebouwen ernaast</translation>
    </message>
    <message>
        <source>Buildings used</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Gebruikte gebouwen</translation>
    </message>
    <message>
        <source>Builds what others will use.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Bouwt wat anderen zullen gebruiken.</translation>
    </message>
    <message>
        <source>Built</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Gebouwd</translation>
    </message>
    <message>
        <source>Buttons</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Knoppen</translation>
    </message>
    <message>
        <source>Buttons, list rows and other controls are at least 44 pixels high, whatever the size of text.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Knoppen, lijstregels en andere bediening zijn minstens 44&#xa0;pixels hoog, hoe groot de tekst ook is.</translation>
    </message>
    <message>
        <source>Buy the top tile: {building}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>De bovenste tegel kopen: {building}</translation>
    </message>
    <message>
        <source>By company, all years together</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Per bedrijf, alle jaren samen</translation>
    </message>
    <message>
        <source>By default, they aren’t linked.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Standaard zijn ze niet verbonden.</translation>
    </message>
    <message>
        <source>By default, they’re linked.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Standaard zijn ze verbonden.</translation>
    </message>
    <message>
        <source>By the end of the turn: {gains}.</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>Aan het eind van de beurt: {gains}.</translation>
    </message>
    <message>
        <source>Can be undone, for practice</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Ongedaan te maken, om te oefenen</translation>
    </message>
    <message>
        <source>Can pay: {sums}.</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Kunnen betalen: {sums}.</translation>
    </message>
    <message>
        <source>Cancel the current action</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Huidige actie annuleren</translation>
    </message>
    <message>
        <source>Cancelled. No report was made.</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Geannuleerd. Er is geen rapport gemaakt.</translation>
    </message>
    <message>
        <source>Can’t be undone</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Definitief</translation>
    </message>
    <message>
        <source>Careful player</source>
        <extracomment>ui/games/indonesia/game_ui.py, ui/games/singapore/game_ui.py</extracomment>
        <translation>Voorzichtige</translation>
    </message>
    <message>
        <source>Carried by own ships.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Vervoerd door eigen schepen.</translation>
    </message>
    <message>
        <source>Cash and bank at the end of each year, in rupiah; at the end, the last year’s earnings count double</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Contant geld en bank aan het eind van elk jaar, in roepia; aan het eind tellen de inkomsten van het laatste jaar dubbel</translation>
    </message>
    <message>
        <source>Cash, goods and chips count for nothing.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Geld, goederen en fiches tellen niet mee.</translation>
    </message>
    <message>
        <source>Caught</source>
        <extracomment>ui/games/singapore/raid_picture.py</extracomment>
        <translation>Gepakt</translation>
    </message>
    <message>
        <source>Caught: {players}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Gepakt: {players}.</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <extracomment>ui/table/review/review_page.py, ui/table/review/review_pane.py</extracomment>
        <translation>Winstkans</translation>
    </message>
    <message>
        <source>Chance to win after this decision</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>Winkans na deze beslissing</translation>
    </message>
    <message>
        <source>Chance to win now</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>Winstkans nu</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Wat verandert</translation>
    </message>
    <message>
        <source>Change ID of {name}</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>ID van {name} wijzigen</translation>
    </message>
    <message>
        <source>Change colour of {name}</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Kleur van {name} wijzigen</translation>
    </message>
    <message>
        <source>Change credits</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Bronvermelding wijzigen</translation>
    </message>
    <message>
        <source>Change map title</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Titel van de kaart wijzigen</translation>
    </message>
    <message>
        <source>Change name of {name} ({language})</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Naam van {name} wijzigen ({language})</translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Verandert niets</translation>
    </message>
    <message>
        <source>Chip for an illegal building</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Fiche voor een illegaal gebouw</translation>
    </message>
    <message>
        <source>Chips and new tiles</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Fiches en nieuwe tegels</translation>
    </message>
    <message>
        <source>Choices you had entered but not played yet were lost when the program closed.</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Keuzes die je had ingevoerd maar nog niet gespeeld, gingen verloren toen het programma stopte.</translation>
    </message>
    <message>
        <source>Choose Mergers this year. You need it to announce a merger next year.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Kies dit jaar Fusies. Dat heb je nodig om volgend jaar een fusie aan te kondigen.</translation>
    </message>
    <message>
        <source>Choose a building on the board or here</source>
        <extracomment>ui/games/singapore/panels/moves_page.py</extracomment>
        <translation>Kies op het bord of hier</translation>
    </message>
    <message>
        <source>Choose a lot</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Kies een kavel</translation>
    </message>
    <message>
        <source>Choose a lot next to a start building or to another player’s building.</source>
        <extracomment>games/singapore/rules/starting_round.py</extracomment>
        <translation>Kies een kavel naast een startgebouw of naast een gebouw van een andere speler.</translation>
    </message>
    <message>
        <source>Choose a lot on the board or here</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Kies op het bord of hier</translation>
    </message>
    <message>
        <source>Choose a map folder</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Kaartmap kiezen</translation>
    </message>
    <message>
        <source>Choose a move</source>
        <extracomment>ui/games/singapore/panels/moves_page.py, ui/table/board/board_table.py, ui/table/panels/answers.py</extracomment>
        <translation>Kies een zet</translation>
    </message>
    <message>
        <source>Choose a neighbour</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Kies een buur</translation>
    </message>
    <message>
        <source>Choose a neighbour to link or unlink it.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Kies een buur om die te verbinden of los te maken.</translation>
    </message>
    <message>
        <source>Choose a plan</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Kies een plan</translation>
    </message>
    <message>
        <source>Choose a plan, or go to the page Turn to move by hand.</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Kies een plan, of ga naar het tabblad Beurt om zelf te spelen.</translation>
    </message>
    <message>
        <source>Choose a road</source>
        <extracomment>ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>Kies een weg</translation>
    </message>
    <message>
        <source>Choose a tile</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Kies een tegel</translation>
    </message>
    <message>
        <source>Choose a tile and a lot</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Kies een tegel en een kavel</translation>
    </message>
    <message>
        <source>Choose an alternative</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Kies een alternatief</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Bestand kiezen…</translation>
    </message>
    <message>
        <source>Choose folder…</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Map kiezen…</translation>
    </message>
    <message>
        <source>Choose picture</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Afbeelding kiezen</translation>
    </message>
    <message>
        <source>Choose players and options</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Spelers en spelopties kiezen</translation>
    </message>
    <message>
        <source>Choose provinces by clicking on the map</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Provincies kiezen door op de kaart te klikken</translation>
    </message>
    <message>
        <source>Choose the Pawnshop this time. From there it’s one step to each start building.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Kies deze keer het Pandjeshuis. Vandaar is het één stap naar elk startgebouw.</translation>
    </message>
    <message>
        <source>Choose the Weaver’s Stall this time: it’s joined to all start buildings.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Kies deze keer de Weverskraam: die is met alle startgebouwen verbonden.</translation>
    </message>
    <message>
        <source>Choose the tile that gets the hut. The other one leaves the game.</source>
        <extracomment>ui/games/singapore/panels/__init__.py</extracomment>
        <translation>Kies de tegel die de hut krijgt. De andere gaat uit het spel.</translation>
    </message>
    <message>
        <source>Choose the tile to build on {lot}.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Kies de tegel die je op {lot} bouwt.</translation>
    </message>
    <message>
        <source>Choose this before or when you’re asked for a merger.</source>
        <extracomment>ui/games/indonesia/game_view.py</extracomment>
        <translation>Kies dit vóór of tijdens je beurt om een fusie aan te kondigen.</translation>
    </message>
    <message>
        <source>Choose this when you operate a company.</source>
        <extracomment>ui/games/indonesia/game_view.py</extracomment>
        <translation>Kies dit als je een bedrijf laat draaien.</translation>
    </message>
    <message>
        <source>Choose two different companies.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Kies twee verschillende bedrijven.</translation>
    </message>
    <message>
        <source>Choose where to start</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Kies waar het begint</translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} of {cities} cities in turn: only {n} city stones of size {size} are left.</source>
        <extracomment>For one: Choose {n} of {cities} cities: only {n} city stone of size {size} is left. ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>
            <numerusform>Kies {n} van {cities} steden: er is maar {n} stadssteen van grootte {size} over.</numerusform>
            <numerusform>Kies {n} van {cities} steden, een voor een: er zijn maar {n} stadsstenen van grootte {size} over.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen.</source>
        <extracomment>ui/table/board/board_presenter.py, ui/table/panels/choice_list.py</extracomment>
        <translation>Gekozen.</translation>
    </message>
    <message>
        <source>Cities grow</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Steden groeien</translation>
    </message>
    <message>
        <source>Cities that got goods</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Steden die producten kregen</translation>
    </message>
    <message>
        <source>Citra’s lot</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>De kavel van Citra</translation>
    </message>
    <message>
        <source>Citra’s turn</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>De beurt van Citra</translation>
    </message>
    <message>
        <source>City card</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Stedenkaart</translation>
    </message>
    <message>
        <source>City card {card} could never be played.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Stedenkaart {card} kon nooit worden gespeeld.</translation>
    </message>
    <message>
        <source>City card {card} is gone.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>Stedenkaart {card} is weg.</translation>
    </message>
    <message>
        <source>City card {card} is new.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>Stedenkaart {card} is nieuw.</translation>
    </message>
    <message>
        <source>City card {id} names the province “{province}”, which isn’t on the map.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Stedenkaart {id} noemt de provincie “{province}”, die niet op de kaart staat.</translation>
    </message>
    <message>
        <source>City card {old} is now {new}.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>Stedenkaart {old} is nu {new}.</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Clear the shortcut for {command}</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Sneltoets voor {command} wissen</translation>
    </message>
    <message>
        <source>Click a cell or press Space to link or unlink two areas.</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Klik op een cel of druk op de spatiebalk om twee gebieden te verbinden of los te maken.</translation>
    </message>
    <message>
        <source>Click a good on the board to reroute it.</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Klik op een product op het bord om het een andere route te geven.</translation>
    </message>
    <message>
        <source>Click a land area on the map to choose its province.</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Klik op een landgebied op de kaart om de provincie ervan te kiezen.</translation>
    </message>
    <message>
        <source>Click an entry to see that moment on the board.</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Klik op een regel om dat moment op het bord te zien.</translation>
    </message>
    <message>
        <source>Click both buildings on the board, or choose here.</source>
        <extracomment>ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>Klik op beide gebouwen, of kies hier.</translation>
    </message>
    <message>
        <source>Click or drag to move the view. Right-click to hide this.</source>
        <extracomment>ui/editor/minimap.py</extracomment>
        <translation>Klik of sleep om het beeld te verschuiven. Klik met de rechtermuisknop om dit te verbergen.</translation>
    </message>
    <message>
        <source>Click to see the board at that time</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Klik om het bord op dat moment te zien</translation>
    </message>
    <message>
        <source>Clockwise, starting with the Raffles player. First build, then move and act.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Met de klok mee, te beginnen bij de Raffles-speler. Eerst bouwen, dan stappen en acties.</translation>
    </message>
    <message>
        <source>Close gaps up to</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Openingen sluiten tot</translation>
    </message>
    <message>
        <source>Close the gap between {a} and {b}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Opening tussen {a} en {b} sluiten</translation>
    </message>
    <message>
        <source>Close this screen (Esc)</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Dit scherm sluiten (Esc)</translation>
    </message>
    <message>
        <source>Close together</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>Dicht bij elkaar</translation>
    </message>
    <message>
        <source>Coast: {seas}</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Kust: {seas}</translation>
    </message>
    <message>
        <source>Collapse the tutorial</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Les inklappen</translation>
    </message>
    <message>
        <source>Colour for seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Kleur van speler {seat}</translation>
    </message>
    <message>
        <source>Colour {n}</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Kleur {n}</translation>
    </message>
    <message>
        <source>Comes with the program. You’ll edit a copy and save it under a new name.</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Hoort bij het programma. Je bewerkt een kopie en slaat die onder een nieuwe naam op.</translation>
    </message>
    <message>
        <source>Common border: {border}.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Gemeenschappelijke grens: {border}.</translation>
    </message>
    <message>
        <source>Companies that can start here: {letters}</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Bedrijven die hier kunnen beginnen: {letters}</translation>
    </message>
    <message>
        <source>Companies: {companies}</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Bedrijven: {companies}</translation>
    </message>
    <message>
        <source>Compare this map with</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>Deze kaart vergelijken met</translation>
    </message>
    <message>
        <source>Compare with an earlier report</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Vergelijken met een eerder rapport</translation>
    </message>
    <message>
        <source>Compare with another map</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>Met een andere kaart vergelijken</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Vergelijken met…</translation>
    </message>
    <message>
        <source>Compared with the earlier report</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Vergeleken met het eerdere rapport</translation>
    </message>
    <message>
        <source>Continue here</source>
        <extracomment>ui/table/games/open_controller.py, ui/table/tutorial/learning.py</extracomment>
        <translation>Hier doorspelen</translation>
    </message>
    <message>
        <source>Continue it in the other window, or close that window first.</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Ga verder in het andere venster, of sluit dat eerst.</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Coördinaten</translation>
    </message>
    <message>
        <source>Copy all shortcuts</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Alle sneltoetsen kopiëren</translation>
    </message>
    <message>
        <source>Copy notation</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Notatie kopiëren</translation>
    </message>
    <message>
        <source>Copy of</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Kopie van</translation>
    </message>
    <message>
        <source>Copy text</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Tekst kopiëren</translation>
    </message>
    <message>
        <source>Copy…</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Kopie…</translation>
    </message>
    <message>
        <source>Couldn’t copy the game</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Het spel kon niet worden gekopieerd</translation>
    </message>
    <message>
        <source>Couldn’t delete your record</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Je resultaten konden niet worden verwijderd</translation>
    </message>
    <message>
        <source>Couldn’t import the file</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Het bestand kon niet worden geïmporteerd</translation>
    </message>
    <message>
        <source>Couldn’t keep a copy of the map.</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Er kon geen kopie van de kaart worden bewaard.</translation>
    </message>
    <message>
        <source>Couldn’t move “{file}” to the trash, so it wasn’t deleted.</source>
        <extracomment>ui/play/save_folder.py</extracomment>
        <translation>“{file}” kon niet naar de prullenbak worden verplaatst en is daarom niet verwijderd.</translation>
    </message>
    <message>
        <source>Couldn’t open the game</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Het spel kon niet worden geopend</translation>
    </message>
    <message>
        <source>Couldn’t open the map</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>De kaart kon niet worden geopend</translation>
    </message>
    <message>
        <source>Couldn’t read the settings in {file}. Default settings are used instead.</source>
        <extracomment>ui/settings/settings_file.py</extracomment>
        <translation>De instellingen in {file} konden niet worden gelezen. De standaardinstellingen gelden.</translation>
    </message>
    <message>
        <source>Couldn’t read {file}.</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>{file} kon niet worden gelezen.</translation>
    </message>
    <message>
        <source>Couldn’t reload the map. {reason}</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>De kaart kon niet opnieuw worden geladen. {reason}</translation>
    </message>
    <message>
        <source>Couldn’t save an error report as {file}.</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Er kon geen foutrapport als {file} worden opgeslagen.</translation>
    </message>
    <message>
        <source>Couldn’t save the copy</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>De kopie kon niet worden opgeslagen</translation>
    </message>
    <message>
        <source>Couldn’t save the file</source>
        <extracomment>ui/table/review/review_controller.py, ui/table/window/main_window.py</extracomment>
        <translation>Het bestand kon niet worden opgeslagen</translation>
    </message>
    <message>
        <source>Couldn’t save the game</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Het spel kon niet worden opgeslagen</translation>
    </message>
    <message>
        <source>Couldn’t save the map</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>De kaart kon niet worden opgeslagen</translation>
    </message>
    <message>
        <source>Couldn’t save the report</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Het rapport kon niet worden opgeslagen</translation>
    </message>
    <message>
        <source>Couldn’t save the settings in {file}.</source>
        <extracomment>ui/settings/settings_file.py</extracomment>
        <translation>De instellingen konden niet in {file} worden opgeslagen.</translation>
    </message>
    <message>
        <source>Couldn’t save {file}.</source>
        <extracomment>ui/editor/menus/export_commands.py, ui/help/guide.py, ui/table/chart_controller.py, ui/table/game_controller.py, ui/widgets/file_choice.py</extracomment>
        <translation>{file} kon niet worden opgeslagen.</translation>
    </message>
    <message>
        <source>Couldn’t save {file}. Save a copy now, or you’ll lose this game.</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>{file} kon niet worden opgeslagen. Sla nu een kopie op, anders raak je dit spel kwijt.</translation>
    </message>
    <message>
        <source>Couldn’t show the picture “{file}”. {reason}</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>De afbeelding “{file}” kon niet worden getoond. {reason}</translation>
    </message>
    <message>
        <source>Couldn’t start the game</source>
        <extracomment>ui/table/games/new_game_controller.py</extracomment>
        <translation>Het spel kon niet worden gestart</translation>
    </message>
    <message>
        <source>Covered until the owner looks</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Afgedekt tot de eigenaar kijkt</translation>
    </message>
    <message>
        <source>Create province</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Provincie maken</translation>
    </message>
    <message>
        <source>Ctrl+Z undoes your last move, Ctrl+H asks a bot for a hint, and F1 opens the rules for the decision. The View menu shows more on the board.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ctrl+Z maakt je laatste zet ongedaan, Ctrl+H vraagt een bot om een tip, en F1 opent de regels bij de beslissing. Het menu Beeld toont meer op het bord.</translation>
    </message>
    <message>
        <source>Ctrl+Z undoes your last move, Ctrl+H asks a strong bot for a hint, and F2 lists everything you can do right now. The log records everything that happens, and the timeline above the board takes you back to any moment.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Ctrl+Z maakt je laatste zet ongedaan, Ctrl+H vraagt een sterke bot om een tip, en F2 toont alles wat je nu kunt doen. Het logboek houdt alles bij wat er gebeurt, en de tijdlijn boven het bord brengt je terug naar elk moment.</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Ctrl+klik</translation>
    </message>
    <message>
        <source>Current phase: {phase}</source>
        <extracomment>ui/table/round_strip.py</extracomment>
        <translation>Huidige fase: {phase}</translation>
    </message>
    <message>
        <source>Damaged saved game</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Het opgeslagen spel is beschadigd</translation>
    </message>
    <message>
        <source>Dealt</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Uitgedeeld</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>ui/table/review/review_page.py, ui/table/review/review_pane.py</extracomment>
        <translation>Beslissingen</translation>
    </message>
    <message>
        <source>Decisions ({n})</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Beslissingen ({n})</translation>
    </message>
    <message>
        <source>Deed {id} is for the province “{province}”, which isn’t on the map.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>De akte {id} is voor de provincie “{province}”, die niet op de kaart staat.</translation>
    </message>
    <message>
        <source>Deeds you can acquire</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Beschikbare aktes</translation>
    </message>
    <message>
        <source>Degrees</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Graden</translation>
    </message>
    <message>
        <source>Delete record</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Resultaten verwijderen</translation>
    </message>
    <message>
        <source>Delete your record</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Je resultaten verwijderen</translation>
    </message>
    <message>
        <source>Delete your whole record? Your saved games stay, but they won’t be counted again.</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Al je resultaten verwijderen? Je opgeslagen spellen blijven, maar tellen niet opnieuw mee.</translation>
    </message>
    <message>
        <source>Delete…</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Verwijderen…</translation>
    </message>
    <message>
        <source>Detach island from {area}</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>Een eiland losmaken van {area}</translation>
    </message>
    <message>
        <source>Details</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Details</translation>
    </message>
    <message>
        <source>Did you mean “{name}”?</source>
        <extracomment>i18n/text.py</extracomment>
        <translation>Bedoel je “{name}”?</translation>
    </message>
    <message>
        <source>Discard the change</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Wijziging verwerpen</translation>
    </message>
    <message>
        <source>Div&amp;ide into areas…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>In &amp;gebieden verdelen…</translation>
    </message>
    <message>
        <source>Divide</source>
        <extracomment>ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>Verdelen</translation>
    </message>
    <message>
        <source>Divide into areas…</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>In gebieden verdelen…</translation>
    </message>
    <message>
        <source>Divide {area}</source>
        <extracomment>ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>{area} verdelen</translation>
    </message>
    <message>
        <source>Do you want to save your changes to “{map}”?</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Wil je je wijzigingen in “{map}” opslaan?</translation>
    </message>
    <message>
        <source>Does nothing illegal while there’s something else to do.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Doet niets illegaals zolang er iets anders te doen is.</translation>
    </message>
    <message>
        <source>Done: {step}. Play again to see what it changes.</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Klaar: {step}. Laat opnieuw spelen om te zien wat dit verandert.</translation>
    </message>
    <message>
        <source>Don’t link ({key})</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Niet verbinden ({key})</translation>
    </message>
    <message>
        <source>Double speed</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Dubbele snelheid</translation>
    </message>
    <message>
        <source>Drag a corner or a border. Click a border to add a corner; Alt+click removes one. To select several corners, drag a box or hold Shift.</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Sleep een hoekpunt of een grens. Klik op een grens om een hoekpunt toe te voegen; Alt+klik verwijdert er een. Sleep een kader of houd Shift ingedrukt om meer hoekpunten te selecteren.</translation>
    </message>
    <message>
        <source>Drag anything (Shift: all ships of a sea, Ctrl: no snapping). Ctrl+click takes several. Ctrl+wheel rotates a label, Shift+wheel resizes it. Double-click wraps a label or adds a place for a ship. Delete removes.</source>
        <extracomment>ui/editor/tools/place.py</extracomment>
        <translation>Sleep (Shift: alle schepen van een zee; Ctrl: zonder vastklikken). Ctrl+klik: meer. Ctrl+wiel draait een naam, Shift+wiel schaalt. Dubbelklik: naam afbreken of ligplaats erbij. Delete verwijdert.</translation>
    </message>
    <message>
        <source>Drag from an area over others to add them to its province. Hold Shift to paint with the last province again.</source>
        <extracomment>ui/editor/tools/paint.py</extracomment>
        <translation>Sleep van een gebied over andere om ze aan zijn provincie toe te voegen. Houd Shift ingedrukt om weer met de laatste provincie te verven.</translation>
    </message>
    <message>
        <source>Drag from one area to another, or click one and then the other, to link or unlink them. Hold Alt or Shift to unlink only.</source>
        <extracomment>ui/editor/tools/link.py</extracomment>
        <translation>Sleep van het ene gebied naar het andere, of klik ze na elkaar aan, om ze te verbinden of los te maken. Houd Alt of Shift ingedrukt om alleen los te maken.</translation>
    </message>
    <message>
        <source>Drag to move the tracing picture; hold Shift to scale it. Ctrl+wheel scales it at the pointer. You choose the picture in the View menu.</source>
        <extracomment>ui/editor/tools/trace.py</extracomment>
        <translation>Sleep om de afbeelding te verplaatsen; houd Shift ingedrukt om te schalen. Ctrl+wiel schaalt bij de aanwijzer. Je kiest de afbeelding in het menu Beeld.</translation>
    </message>
    <message>
        <source>Drag without snapping</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Slepen zonder vastklikken</translation>
    </message>
    <message>
        <source>Draw a chip whenever you build or use an illegal (dark) building. Keep a black one in front of you.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Trek een fiche telkens als je een illegaal (donker) gebouw bouwt of gebruikt. Een zwart fiche leg je voor je neer.</translation>
    </message>
    <message>
        <source>Draw a line from border to border, freehand or with clicks. Enter ends it, Backspace removes the last corner. Alt+click detaches an island.</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>Teken een lijn van grens tot grens, uit de vrije hand of met klikken. Enter beëindigt de lijn, Backspace verwijdert het laatste hoekpunt. Alt+klik maakt een eiland los.</translation>
    </message>
    <message>
        <source>Draw arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Pijl tekenen</translation>
    </message>
    <message>
        <source>Drawn after the effect</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Na het effect getrokken</translation>
    </message>
    <message>
        <source>Drawn before the effect</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Vóór het effect getrokken</translation>
    </message>
    <message>
        <source>Drop one file at a time: a saved game or a map.</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Eén bestand tegelijk, graag: een opgeslagen spel of een kaart.</translation>
    </message>
    <message>
        <source>Each company operates once. Shipping companies add ships; production companies sell, then expand.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Elk bedrijf draait één keer. Rederijen voegen schepen toe; productiebedrijven verkopen en breiden dan uit.</translation>
    </message>
    <message>
        <source>Each company sells by the best plan and expands for free, to the first of equally good areas. You’re asked where areas cost money, and about ships.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Elk bedrijf verkoopt volgens het beste plan en breidt gratis uit, naar het eerste van even goede gebieden. Jij beslist als gebieden geld kosten en over schepen.</translation>
    </message>
    <message>
        <source>Each gold seal pays {money} the first time you reach it.</source>
        <extracomment>ui/games/singapore/victory_track.py</extracomment>
        <translation>Elk gouden zegel betaalt {money} als je het voor het eerst bereikt.</translation>
    </message>
    <message>
        <source>Each island needs a land area: choose at most {most} islands.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>Elk eiland heeft een landgebied nodig: kies hoogstens {most} eilanden.</translation>
    </message>
    <message>
        <source>Each land tile needs {n} prices.</source>
        <extracomment>games/singapore/rules/box.py</extracomment>
        <translation>Elke landtegel heeft {n} prijzen nodig.</translation>
    </message>
    <message>
        <source>Each of the stacks 1, 2 and 3 needs {n} buildings.</source>
        <extracomment>games/singapore/rules/box.py</extracomment>
        <translation>Elk van de stapels 1, 2 en 3 heeft {n} gebouwen nodig.</translation>
    </message>
    <message numerus="yes">
        <source>Each of {player}’s ships carries {n} goods then.</source>
        <extracomment>For one: Each of {player}’s ships carries {n} good then. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Elk schip van {player} vervoert dan {n} product.</numerusform>
            <numerusform>Elk schip van {player} vervoert dan {n} producten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player needs a different colour.</source>
        <extracomment>ui/table/games/new_game_dialog.py</extracomment>
        <translation>Elke speler heeft een andere kleur nodig.</translation>
    </message>
    <message>
        <source>Each player needs a different name.</source>
        <extracomment>ui/table/games/new_game_dialog.py</extracomment>
        <translation>Elke speler heeft een andere naam nodig.</translation>
    </message>
    <message>
        <source>Each player’s place after each year’s bids</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>De plaats van elke speler na de biedingen van elk jaar</translation>
    </message>
    <message>
        <source>Each province needs a land area: choose at most {most} provinces.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>Elke provincie heeft een landgebied nodig: kies hoogstens {most} provincies.</translation>
    </message>
    <message>
        <source>Each round, the player with the fewest VP gets the Raffles stone. All have 5 now, and chance chose you. Four new tiles are on display, one more than players.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Elke ronde krijgt de speler met de minste VP de Raffles-steen. Nu heeft iedereen er 5, en het lot koos jou. In het aanbod liggen vier nieuwe tegels, één meer dan er spelers zijn.</translation>
    </message>
    <message>
        <source>Each rupiah bid counts ×{number} instead of ×{fewer}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Elke geboden roepia telt ×{number} in plaats van ×{fewer}.</translation>
    </message>
    <message>
        <source>Each ship carries as many goods as its owner’s Hull, for every company that sells.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Elk schip vervoert zoveel producten als de stap van zijn eigenaar op Laadruim, voor elk bedrijf dat verkoopt.</translation>
    </message>
    <message numerus="yes">
        <source>Each ship carries {n} goods then: {number} more in all.</source>
        <extracomment>For one: Each ship carries {n} good then: {number} more in all. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Elk schip vervoert dan {n} product: samen {number} meer.</numerusform>
            <numerusform>Elk schip vervoert dan {n} producten: samen {number} meer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each year, a city buys as many of each good as its size, from all companies together.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Een stad koopt per jaar van elk product zoveel als haar grootte, over alle bedrijven samen.</translation>
    </message>
    <message>
        <source>Earned {last} last year; about {income} a year with you.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Vorig jaar {last} verdiend; bij jou ongeveer {income} per jaar.</translation>
    </message>
    <message>
        <source>Earnings last year</source>
        <extracomment>ui/games/indonesia/panels/situation.py</extracomment>
        <translation>Inkomsten vorig jaar</translation>
    </message>
    <message>
        <source>Earnings this year</source>
        <extracomment>ui/games/indonesia/panels/situation.py</extracomment>
        <translation>Inkomsten dit jaar</translation>
    </message>
    <message>
        <source>Edit map</source>
        <extracomment>ui/app/program.py</extracomment>
        <translation>Kaart bewerken</translation>
    </message>
    <message>
        <source>Edit note on {a} and {b}</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Notitie bij {a} en {b} bewerken</translation>
    </message>
    <message>
        <source>Effect</source>
        <extracomment>ui/games/singapore/board/board_ui.py, ui/table/board/board_ui.py</extracomment>
        <translation>Effect</translation>
    </message>
    <message>
        <source>Empty game data was created.</source>
        <extracomment>board/map_data.py</extracomment>
        <translation>Er zijn lege spelgegevens aangemaakt.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py, ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Einde van het spel</translation>
    </message>
    <message>
        <source>End the turn</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>De beurt beëindigen</translation>
    </message>
    <message>
        <source>End turn</source>
        <extracomment>ui/games/singapore/texts/planning.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>Einde beurt</translation>
    </message>
    <message>
        <source>End your turn</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Beëindig je beurt</translation>
    </message>
    <message>
        <source>Endless</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Onbeperkt</translation>
    </message>
    <message>
        <source>Enlarge {area} until the token fits</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>{area} vergroten tot het fiche past</translation>
    </message>
    <message>
        <source>Entry</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Era {era}</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/games/indonesia/panels/situation.py</extracomment>
        <translation>Tijdperk {era}</translation>
    </message>
    <message>
        <source>Era {era} begins</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Tijdperk {era} begint</translation>
    </message>
    <message>
        <source>Era {era} has no city card “{card}”.</source>
        <extracomment>games/indonesia/game.py</extracomment>
        <translation>Tijdperk {era} heeft geen stedenkaart “{card}”.</translation>
    </message>
    <message>
        <source>Era {era} needs deeds of at least two types, or it ends at once.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Tijdperk {era} eindigt meteen: er zijn aktes van minstens twee soorten nodig.</translation>
    </message>
    <message>
        <source>Era {era}: {offers}</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Tijdperk {era}: {offers}</translation>
    </message>
    <message>
        <source>Eras</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Tijdperken</translation>
    </message>
    <message>
        <source>Every square is a lot with its price in pounds. The four start buildings by the water belong to nobody: everybody may use them.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Elk vakje is een kavel met zijn prijs in ponden. De vier startgebouwen aan het water zijn van niemand: iedereen mag ze gebruiken.</translation>
    </message>
    <message>
        <source>Every {n}&#xa0;map units</source>
        <extracomment>ui/editor/menus/view_commands.py</extracomment>
        <translation>Elke {n}&#xa0;eenheden</translation>
    </message>
    <message>
        <source>Everyone bids once, and the highest bidder plays first this year. Budi bid 3 rupiah. &lt;b&gt;Bid 4, and you’ll choose a company before Budi does.&lt;/b&gt; Your bid goes into your bank: you can’t spend it any more, but it counts at the end.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Iedereen biedt één keer, en de hoogste bieder speelt dit jaar als eerste. Budi bood 3 roepia. &lt;b&gt;Bied 4, dan kies jij eerder een bedrijf dan Budi.&lt;/b&gt; Je bod gaat naar je bank: je kunt het niet meer uitgeven, maar aan het eind telt het mee.</translation>
    </message>
    <message>
        <source>Everyone makes one open bid, multiplied by their factor. Bids go into the bank. The highest plays first.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Ieder doet één open bod, maal de eigen factor. Biedingen gaan naar de bank. Wie de hoogste uitkomst heeft, speelt als eerste.</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Ruilen</translation>
    </message>
    <message>
        <source>Expand the tutorial</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Les uitklappen</translation>
    </message>
    <message>
        <source>Expanded</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>Uitgebreid</translation>
    </message>
    <message>
        <source>Expands for {amount}: {places}.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Breidt uit voor {amount}: {places}.</translation>
    </message>
    <message>
        <source>Expected: {share}.</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Verwacht: {share}.</translation>
    </message>
    <message>
        <source>Export board as image</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Bord als afbeelding exporteren</translation>
    </message>
    <message>
        <source>Export log</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Logboek exporteren</translation>
    </message>
    <message>
        <source>Export map as graph</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Kaart als graaf exporteren</translation>
    </message>
    <message>
        <source>Export statistics as tables</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Statistieken als tabellen exporteren</translation>
    </message>
    <message>
        <source>Export your record</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Je resultaten exporteren</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>Far apart</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>Ver uit elkaar</translation>
    </message>
    <message>
        <source>Fewer deeds of this type, or more of others, would change that.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Minder aktes van deze soort, of meer van andere, zouden dat veranderen.</translation>
    </message>
    <message>
        <source>Figure</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Getal</translation>
    </message>
    <message>
        <source>Figures</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Cijfers</translation>
    </message>
    <message>
        <source>Filter columns by area or province</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Kolommen filteren op gebied of provincie</translation>
    </message>
    <message>
        <source>Filter rows by area or province</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Rijen filteren op gebied of provincie</translation>
    </message>
    <message>
        <source>Final money in rupiah</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Eindbedrag in roepia</translation>
    </message>
    <message>
        <source>Final rank</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Eindplaats</translation>
    </message>
    <message>
        <source>Final screen</source>
        <extracomment>ui/table/final_screen.py, ui/table/panels/result.py</extracomment>
        <translation>Eindscherm</translation>
    </message>
    <message>
        <source>Find area</source>
        <extracomment>ui/editor/panels/areas.py</extracomment>
        <translation>Gebied zoeken</translation>
    </message>
    <message>
        <source>Finding all alternatives…</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Alle alternatieven worden gezocht…</translation>
    </message>
    <message>
        <source>Finding plans…</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Plannen worden gezocht…</translation>
    </message>
    <message numerus="yes">
        <source>Finished after {n} rounds: {player} won</source>
        <extracomment>For one: Finished after {n} round: {player} won ui/table/game_texts.py</extracomment>
        <translation>
            <numerusform>Afgelopen na {n} ronde: {player} heeft gewonnen</numerusform>
            <numerusform>Afgelopen na {n} rondes: {player} heeft gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>First order of play</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Eerste speelvolgorde</translation>
    </message>
    <message>
        <source>First use the Brick Pit, where your worker stands.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Gebruik eerst de Kleiput, waar je arbeider staat.</translation>
    </message>
    <message>
        <source>First use the Brickworks, where your worker stands.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Gebruik eerst de Steenfabriek, waar je arbeider staat.</translation>
    </message>
    <message>
        <source>First use the Builder and get £4 for your bricks.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Gebruik eerst de Bouwmeester: je krijgt £4 voor je bakstenen.</translation>
    </message>
    <message>
        <source>Fit board to &amp;window</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Bord in &amp;het venster passen</translation>
    </message>
    <message>
        <source>Fit the board to the window</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Bord in het venster passen</translation>
    </message>
    <message>
        <source>Fit the map to the drawing</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Kaart aan de tekening aanpassen</translation>
    </message>
    <message numerus="yes">
        <source>Fitting {n} outlines into the map…</source>
        <extracomment>For one: Fitting {n} outline into the map… ui/editor/imports/import_commands.py</extracomment>
        <translation>
            <numerusform>{n} omtrek wordt in de kaart ingepast…</numerusform>
            <numerusform>{n} omtrekken worden in de kaart ingepast…</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py</extracomment>
        <translation>Oplossing</translation>
    </message>
    <message>
        <source>Fix in the copy</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>In de kopie oplossen</translation>
    </message>
    <message>
        <source>Fixing problems…</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py</extracomment>
        <translation>Problemen worden opgelost…</translation>
    </message>
    <message>
        <source>Flag</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Vlag</translation>
    </message>
    <message>
        <source>Flag of {owner}</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Vlag van {owner}</translation>
    </message>
    <message>
        <source>Flag on {area}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Vlag op {area}</translation>
    </message>
    <message>
        <source>Flag {number} of {count}</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Vlag {number} van {count}</translation>
    </message>
    <message>
        <source>Focus n&amp;ext pane</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/main_window.py</extracomment>
        <translation>&amp;Toetsenbordfocus naar volgend paneel</translation>
    </message>
    <message>
        <source>Focus previo&amp;us pane</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/main_window.py</extracomment>
        <translation>Toetsenbordfocus naar v&amp;orig paneel</translation>
    </message>
    <message>
        <source>For a step, the second worker may start at any building. &lt;b&gt;Click your Raffles’ Plan on E2.&lt;/b&gt; If you kept it in hand, you’d have to put it on the board in your next turn.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Voor een stap mag de tweede arbeider op elk gebouw beginnen. &lt;b&gt;Klik op je Plan van Raffles op E2.&lt;/b&gt; Als je hem in je hand houdt, moet je hem in je volgende beurt op het bord zetten.</translation>
    </message>
    <message>
        <source>Format {found} doesn’t exist; the first format is 1.</source>
        <extracomment>files/strict_json.py</extracomment>
        <translation>Formaat {found} bestaat niet; het eerste formaat is 1.</translation>
    </message>
    <message numerus="yes">
        <source>Found {n} problems in the files in {folder}. The files won’t be changed.</source>
        <extracomment>For one: Found {n} problem in the files in {folder}. The files won’t be changed. ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>
            <numerusform>Er is {n} probleem in de bestanden van {folder}. Ze blijven zoals ze zijn.</numerusform>
            <numerusform>Er zijn {n} problemen in de bestanden van {folder}. Ze blijven zoals ze zijn.</numerusform>
        </translation>
    </message>
    <message>
        <source>Free lot for {price}</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Vrije kavel voor {price}</translation>
    </message>
    <message>
        <source>Free lots</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Vrije kavels</translation>
    </message>
    <message>
        <source>Free slot</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Vrije plek</translation>
    </message>
    <message>
        <source>From a file of outlines</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Uit een bestand met omtrekken</translation>
    </message>
    <message>
        <source>From era B, rice and spice can merge into siap faji. Half the areas are removed.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Vanaf tijdperk B kunnen rijst en specerijen tot siap faji fuseren. De helft van de gebieden verdwijnt.</translation>
    </message>
    <message>
        <source>From money to VP</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Van geld naar VP</translation>
    </message>
    <message>
        <source>From the start of each company to its end, or to the company it merged into</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Van het begin van elk bedrijf tot zijn einde, of tot het bedrijf waarin het opging</translation>
    </message>
    <message>
        <source>From {way} with {line}: click a city or the next ship. Click the good again to cancel.</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Vanaf {way} met {line}: klik op een stad of het volgende schip. Klik nog eens op het product om te annuleren.</translation>
    </message>
    <message>
        <source>Game open in another window</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Het spel is in een ander venster geopend</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>ui/editor/balance/balance_dialog.py, ui/table/games/record_dialog.py</extracomment>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Games with a city</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Spellen met een stad</translation>
    </message>
    <message>
        <source>Games with ships at work</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Spellen met scheepvaart</translation>
    </message>
    <message>
        <source>Get</source>
        <comment>goods</comment>
        <extracomment>ui/games/singapore/panels/moves_page.py</extracomment>
        <translation>Je krijgt</translation>
    </message>
    <message>
        <source>Get a &amp;hint</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Tip vragen</translation>
    </message>
    <message numerus="yes">
        <source>Get {n} more steps</source>
        <extracomment>For one: Get {n} more step ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>{n} extra stap nemen</numerusform>
            <numerusform>{n} extra stappen nemen</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the ground of {area} to</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Grond van {area} geven aan</translation>
    </message>
    <message>
        <source>Go to {place}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Naar {place} gaan</translation>
    </message>
    <message>
        <source>Going once.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Eenmaal.</translation>
    </message>
    <message>
        <source>Goods</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/singapore/chart_data.py</extracomment>
        <translation>Goederen</translation>
    </message>
    <message>
        <source>Goods a game</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Producten per spel</translation>
    </message>
    <message>
        <source>Goods are either “any” or “same”, not both.</source>
        <extracomment>games/singapore/rules/box.py</extracomment>
        <translation>Goederen zijn óf “any” óf “same”, niet allebei.</translation>
    </message>
    <message>
        <source>Goods bought by cities</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Gekocht door steden</translation>
    </message>
    <message>
        <source>Goods for a city</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Producten per stad</translation>
    </message>
    <message>
        <source>Goods in the supply</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Goederen in de voorraad</translation>
    </message>
    <message>
        <source>Goods of all kinds at the end of each round</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Goederen van alle soorten aan het eind van elke ronde</translation>
    </message>
    <message>
        <source>Goods of any kind can be mixed. Goods of one kind are all the same. Opium counts, too.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Goederen naar keuze mogen gemengd zijn. Gelijke goederen zijn van één soort. Ook opium telt.</translation>
    </message>
    <message>
        <source>Goods of each kind, all years together</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Producten per soort, alle jaren samen</translation>
    </message>
    <message>
        <source>Goods of each kind, by year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Producten per soort, per jaar</translation>
    </message>
    <message>
        <source>Goods shipped through each sea in a game</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Producten die per spel door elke zee gaan</translation>
    </message>
    <message>
        <source>Goods sold and unsold</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Verkocht en onverkocht</translation>
    </message>
    <message>
        <source>Goods sold of those on the board, and rupiah for you after ship fees, by the best plan</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Verkochte goederen van die op het bord, en roepia voor jou na aftrek van vracht, volgens het beste plan</translation>
    </message>
    <message>
        <source>Goods travel from their zone to a city on the ships of one company, never over land.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Producten reizen van hun zone naar een stad op schepen van één rederij, nooit over land.</translation>
    </message>
    <message>
        <source>Group by province</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Groeperen per provincie</translation>
    </message>
    <message>
        <source>Grow the city in {place}</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>De stad in {place} laten groeien</translation>
    </message>
    <message>
        <source>Grow the city in…</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>De stad laten groeien in…</translation>
    </message>
    <message>
        <source>Grow {city} to size {size}</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>{city} laten groeien naar grootte {size}</translation>
    </message>
    <message>
        <source>Grower</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Planter</translation>
    </message>
    <message numerus="yes">
        <source>Grows by up to {n} areas a year.</source>
        <extracomment>For one: Grows by up to {n} area a year. ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>
            <numerusform>Groeit met hoogstens {n} gebied per jaar.</numerusform>
            <numerusform>Groeit met hoogstens {n} gebieden per jaar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Half speed</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Halve snelheid</translation>
    </message>
    <message>
        <source>Heard on your turn, when something happens, and when a click is refused. The loudspeaker above the board mutes them.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Te horen als je aan de beurt bent, als er iets gebeurt en als een klik wordt geweigerd. De luidspreker boven het bord dempt ze.</translation>
    </message>
    <message>
        <source>Hide label</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Naam verbergen</translation>
    </message>
    <message>
        <source>Hide label of {name}</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Naam van {name} verbergen</translation>
    </message>
    <message>
        <source>Hide {player}’s information</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>De info van {player} verbergen</translation>
    </message>
    <message>
        <source>Highest amount</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Hoogste bedrag</translation>
    </message>
    <message>
        <source>Hints are turned off in this game. A review is available when it’s over.</source>
        <extracomment>core/review.py</extracomment>
        <translation>In dit spel staan tips uit. Een analyse kan pas na afloop.</translation>
    </message>
    <message>
        <source>Hold Ctrl and drag</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Ctrl ingedrukt houden en slepen</translation>
    </message>
    <message>
        <source>How hidden information is kept from other players. Anyone who opens the saved file can read it.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Hoe verborgen info voor andere spelers verborgen blijft. Wie het opgeslagen bestand opent, kan alles lezen.</translation>
    </message>
    <message>
        <source>How much more you and your rivals earn a year by the best use of it, in rupiah, on the board now</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>Hoeveel jij en je rivalen per jaar meer verdienen door het beste gebruik ervan, in roepia, op het huidige bord</translation>
    </message>
    <message>
        <source>How the bot likes to play; revealed at the end of the game</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Hoe de bot graag speelt; pas aan het eind onthuld</translation>
    </message>
    <message>
        <source>Hull is the only track you can advance for another player.</source>
        <extracomment>games/indonesia/rules/phases/research.py</extracomment>
        <translation>Bij een andere speler kun je alleen op Laadruim een stap vooruit.</translation>
    </message>
    <message>
        <source>I forgot my PIN</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Pincode vergeten</translation>
    </message>
    <message>
        <source>I forgot my PIN…</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Pincode vergeten…</translation>
    </message>
    <message>
        <source>ID</source>
        <extracomment>ui/editor/panels/properties.py, ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>ID</translation>
    </message>
    <message>
        <source>If all places are equally good, each wins {share}% of the games.</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Als alle plaatsen even goed zijn, wint elke plaats {share}% van de spellen.</translation>
    </message>
    <message>
        <source>If it ends here, you get {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Als het hierbij blijft, krijg je {amount}.</translation>
    </message>
    <message>
        <source>If it ends here, you pay and get nothing.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Als het hierbij blijft, betaal en krijg je niets.</translation>
    </message>
    <message>
        <source>If it ends here, you pay {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Als het hierbij blijft, betaal je {amount}.</translation>
    </message>
    <message>
        <source>If you change the map, you won’t be able to continue this game.</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Als je de kaart wijzigt, kun je dit spel niet voortzetten.</translation>
    </message>
    <message>
        <source>Import as</source>
        <extracomment>ui/editor/imports/import_dialog.py, ui/editor/imports/outline_model.py</extracomment>
        <translation>Importeren als</translation>
    </message>
    <message>
        <source>Import lin&amp;ks…</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>&amp;Verbindingen importeren…</translation>
    </message>
    <message>
        <source>Import links</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Verbindingen importeren</translation>
    </message>
    <message>
        <source>Import links from a graph</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Verbindingen uit een graaf importeren</translation>
    </message>
    <message>
        <source>In a &amp;column</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>In een &amp;kolom</translation>
    </message>
    <message>
        <source>In a &amp;row</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Op een &amp;rij</translation>
    </message>
    <message>
        <source>In map units. Nothing moves; the sea fills the new space.</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>In eenheden. Niets verschuift; de zee vult de nieuwe ruimte.</translation>
    </message>
    <message>
        <source>In order of goods, then points, then money, less what raids may cost.</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Op volgorde van goederen, dan punten, dan geld, min wat invallen kunnen kosten.</translation>
    </message>
    <message>
        <source>In order of money, then points, then goods, less what raids may cost.</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Op volgorde van geld, dan punten, dan goederen, min wat invallen kunnen kosten.</translation>
    </message>
    <message>
        <source>In order of points, then money, then goods, less what raids may cost.</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Op volgorde van punten, dan geld, dan goederen, min wat invallen kunnen kosten.</translation>
    </message>
    <message>
        <source>In percent, at the beginning of each round</source>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>In procenten, aan het begin van elke ronde</translation>
    </message>
    <message>
        <source>In rupiah; ties go to the player earlier in the order of play</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>In roepia; bij gelijke stand wint wie eerder in de speelvolgorde is</translation>
    </message>
    <message>
        <source>In small windows</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>In kleine vensters</translation>
    </message>
    <message>
        <source>In the map editor: {fixes}.</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>In de kaarteditor: {fixes}.</translation>
    </message>
    <message>
        <source>In the picture of an import</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>In de afbeelding van een import</translation>
    </message>
    <message>
        <source>In the subfolder {name}</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>In de submap {name}</translation>
    </message>
    <message>
        <source>In this folder</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>In deze map</translation>
    </message>
    <message>
        <source>In year</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>In jaar</translation>
    </message>
    <message>
        <source>In your turn, you can build more roads for £1 each. &lt;b&gt;Open the Roads tab and click Opium Smuggling on G5, then your Black Market on F5&lt;/b&gt;: whoever gets opium there will sell it to you.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>In je beurt mag je extra wegen leggen voor £1 per stuk. &lt;b&gt;Open het tabblad Wegen en klik op de Opiumsmokkel op G5, dan op je Zwarte markt op F5&lt;/b&gt;: wie daar opium haalt, verkoopt die dan bij jou.</translation>
    </message>
    <message numerus="yes">
        <source>In {n} games, it had no area left to start in.</source>
        <extracomment>For one: In {n} game, it had no area left to start in. games/indonesia/maps/trial_findings.py</extracomment>
        <translation>
            <numerusform>In {n} spel was er geen gebied meer om te beginnen.</numerusform>
            <numerusform>In {n} spellen was er geen gebied meer om te beginnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>In {percent}% of its wins, it started {deed} in the first year.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Bij {percent}% van die overwinningen werd in het eerste jaar {deed} opgericht.</translation>
    </message>
    <message>
        <source>In {percent}% of the games that others won, the winner started {deed} in the first year.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>In {percent}% van de spellen die anderen wonnen, richtte de winnaar in het eerste jaar {deed} op.</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Onnauwkeurigheden</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Onnauwkeurigheid</translation>
    </message>
    <message>
        <source>Income and spending</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Inkomsten en uitgaven</translation>
    </message>
    <message>
        <source>Income to the right and spending to the left, in rupiah; the difference is the final money</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Inkomsten naar rechts en uitgaven naar links, in roepia; het verschil is het eindbedrag</translation>
    </message>
    <message>
        <source>Islands lie</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>Eilanden liggen</translation>
    </message>
    <message numerus="yes">
        <source>It allows mergers of up to {n} deeds.</source>
        <extracomment>For one: It allows mergers of up to {n} deed. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Het staat fusies tot {n} akte toe.</numerusform>
            <numerusform>Het staat fusies tot {n} aktes toe.</numerusform>
        </translation>
    </message>
    <message>
        <source>It allows the merger of {companies}: {amount} more a year if you win it.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Het maakt de fusie van {companies} mogelijk: {amount} meer per jaar als je die wint.</translation>
    </message>
    <message>
        <source>It became a new sea area.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>Dat is een nieuw zeegebied geworden.</translation>
    </message>
    <message>
        <source>It brings {places} in reach.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Het brengt {places} binnen bereik.</translation>
    </message>
    <message>
        <source>It chose an illegal move.</source>
        <extracomment>ui/play/session_bridge.py</extracomment>
        <translation>De bot koos een ongeldige zet.</translation>
    </message>
    <message>
        <source>It doesn’t say which game it’s for.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Er staat niet bij voor welk spel dit is.</translation>
    </message>
    <message>
        <source>It earns nothing yet, but should in later years.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Dat levert nog niets op, maar zou dat in latere jaren moeten doen.</translation>
    </message>
    <message>
        <source>It has more than {n}&#xa0;million pixels.</source>
        <extracomment>ui/editor/canvas/traced_picture.py</extracomment>
        <translation>Die heeft meer dan {n}&#xa0;miljoen pixels.</translation>
    </message>
    <message>
        <source>It has no outline.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Er is geen omtrek.</translation>
    </message>
    <message>
        <source>It has no position on the map.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Het heeft geen positie op de kaart.</translation>
    </message>
    <message>
        <source>It has ship limits but isn’t a shipping deed.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>De akte heeft schepenlimieten, maar is geen scheepvaartakte.</translation>
    </message>
    <message>
        <source>It has the wrong form.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>De vorm klopt niet.</translation>
    </message>
    <message>
        <source>It isn’t a PNG, JPEG, WebP, BMP or GIF file.</source>
        <extracomment>ui/editor/canvas/traced_picture.py</extracomment>
        <translation>Het is geen PNG-, JPEG-, WebP-, BMP- of GIF-bestand.</translation>
    </message>
    <message>
        <source>It isn’t a regular file.</source>
        <extracomment>files/whole_file.py, ui/play/save_lock.py</extracomment>
        <translation>Het is geen gewoon bestand.</translation>
    </message>
    <message>
        <source>It leaves {amount} more to spend.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Er blijft {amount} meer over om uit te geven.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves {n} areas to grow to, against {fewer}.</source>
        <extracomment>For one: It leaves {n} area to grow to, against {fewer}. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Er blijft {n} gebied over om uit te breiden, anders {fewer}.</numerusform>
            <numerusform>Er blijven {n} gebieden over om uit te breiden, anders {fewer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves {n} slots free.</source>
        <extracomment>For one: It leaves {n} slot free. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Er blijft {n} plek vrij.</numerusform>
            <numerusform>Er blijven {n} plekken vrij.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It makes room for {n} companies in all.</source>
        <extracomment>For one: It makes room for {n} company in all. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Het maakt ruimte voor {n} bedrijf in totaal.</numerusform>
            <numerusform>Het maakt ruimte voor {n} bedrijven in totaal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It makes room for {n} more areas, against {fewer}.</source>
        <extracomment>For one: It makes room for {n} more area, against {fewer}. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Het maakt ruimte voor nog {n} gebied, anders {fewer}.</numerusform>
            <numerusform>Het maakt ruimte voor nog {n} gebieden, anders {fewer}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It must be a line.</source>
        <extracomment>board/files/board_file.py, mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Het moet een lijn zijn.</translation>
    </message>
    <message>
        <source>It must be a point.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Het moet een punt zijn.</translation>
    </message>
    <message>
        <source>It must be a polygon.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Het moet een veelhoek zijn.</translation>
    </message>
    <message>
        <source>It should bring {amount} more this year.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Het brengt dit jaar waarschijnlijk {amount} meer op.</translation>
    </message>
    <message>
        <source>It takes the overlap with {others}.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>De overlap met {others} hoort erbij.</translation>
    </message>
    <message>
        <source>It was added to {area}.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>Dat is aan {area} toegevoegd.</translation>
    </message>
    <message>
        <source>It was cut there. Everything inside it was kept.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Hij is daar doorgesneden. Alles wat hij omsluit, is behouden.</translation>
    </message>
    <message numerus="yes">
        <source>It was laid out in {n} games.</source>
        <extracomment>For one: It was laid out in {n} game. games/indonesia/maps/trial_findings.py</extracomment>
        <translation>
            <numerusform>De akte lag in {n} spel open.</numerusform>
            <numerusform>De akte lag in {n} spellen open.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was moved to the right list.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Die is naar de juiste lijst verplaatst.</translation>
    </message>
    <message>
        <source>It was never dealt.</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Nooit uitgedeeld.</translation>
    </message>
    <message>
        <source>It was read in that encoding.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Het is in die codering gelezen.</translation>
    </message>
    <message>
        <source>It was redrawn to match them.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Hij is opnieuw getekend, zodat hij bij de gebieden past.</translation>
    </message>
    <message>
        <source>It was set to Indonesia.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Ingesteld op Indonesia.</translation>
    </message>
    <message>
        <source>It was set to fit the areas: {width} by {height} units.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Die is aan de gebieden aangepast: {width} bij {height} eenheden.</translation>
    </message>
    <message>
        <source>It was set to the default: {units} units.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Die is op de standaardwaarde gezet: {units} eenheden.</translation>
    </message>
    <message>
        <source>It was set to “{text}”.</source>
        <extracomment>board/files/flaws.py, games/indonesia/maps/repair.py</extracomment>
        <translation>Nu geldt “{text}”.</translation>
    </message>
    <message>
        <source>It would play “{answer}”.</source>
        <extracomment>ui/table/advice.py</extracomment>
        <translation>Die zou “{answer}” spelen.</translation>
    </message>
    <message>
        <source>Its ends were joined.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>De uiteinden zijn verbonden.</translation>
    </message>
    <message>
        <source>Its era never began.</source>
        <extracomment>games/indonesia/maps/trial_findings.py, games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Dat tijdperk is nooit begonnen.</translation>
    </message>
    <message>
        <source>Its outlines have more than {n} corners in all.</source>
        <extracomment>mapmaking/imports/budget.py</extracomment>
        <translation>De omtrekken hebben samen meer dan {n} hoekpunten.</translation>
    </message>
    <message>
        <source>Its sales less ship fees, or the ship fees that it got, in games in which it was started. A merged company counts equally for each of its deeds. It’s compared with the other deeds of its era and type in the same games.</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>De opbrengst min de vracht, of de ontvangen vracht, in spellen waarin het bedrijf is opgericht. Een gefuseerd bedrijf telt voor elk van zijn aktes evenveel mee. Vergeleken wordt met de andere aktes van hetzelfde tijdperk en dezelfde soort in dezelfde spellen.</translation>
    </message>
    <message numerus="yes">
        <source>Its {n} new ships can carry goods this year.</source>
        <extracomment>For one: Its new ship can carry goods this year. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Het nieuwe schip kan dit jaar producten vervoeren.</numerusform>
            <numerusform>De {n} nieuwe schepen kunnen dit jaar producten vervoeren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its “berths” feature is missing.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Het bijbehorende object “berths” ontbreekt.</translation>
    </message>
    <message>
        <source>Its “{what}” feature is missing.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Het bijbehorende object “{what}” ontbreekt.</translation>
    </message>
    <message>
        <source>It’s a folder, not a file.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Het is een map, geen bestand.</translation>
    </message>
    <message>
        <source>It’s completely covered by {others}.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>Helemaal bedekt door {others}.</translation>
    </message>
    <message>
        <source>It’s drawn more than once.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Het is meer dan eens getekend.</translation>
    </message>
    <message>
        <source>It’s the same as {others}. Only one of them can be placed.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>Gelijk aan {others}: er kan er maar één worden geplaatst.</translation>
    </message>
    <message>
        <source>It’s too far outside the canvas.</source>
        <extracomment>board/files/board_file.py, mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Het ligt te ver buiten het tekenvlak.</translation>
    </message>
    <message>
        <source>It’s too narrow for a token and will be skipped.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>Te smal voor een fiche; wordt weggelaten.</translation>
    </message>
    <message>
        <source>It’s {bot}’s turn, but the bots are paused.</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>{bot} is aan de beurt, maar de bots zijn gepauzeerd.</translation>
    </message>
    <message>
        <source>I’m {player}</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Ik ben {player}</translation>
    </message>
    <message>
        <source>Keep at least one city stone of size 1, or no cities can be built.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Er is minstens één stadssteen van grootte 1 nodig, anders kan er geen stad worden gebouwd.</translation>
    </message>
    <message>
        <source>Keep only one arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Maar één pijl houden</translation>
    </message>
    <message>
        <source>Keep {a} and {b} linked</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} en {b} verbonden houden</translation>
    </message>
    <message>
        <source>Keep {a} and {b} unlinked</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} en {b} los van elkaar houden</translation>
    </message>
    <message>
        <source>Keeps its cash and stays out of mergers.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Houdt zijn contant geld en blijft buiten fusies.</translation>
    </message>
    <message>
        <source>Kind of links</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Soort verbindingen</translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>ui/editor/canvas/board_items.py</extracomment>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Lake ID</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>ID van het meer</translation>
    </message>
    <message>
        <source>Lake name</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Naam van het meer</translation>
    </message>
    <message>
        <source>Land areas</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>Landgebieden</translation>
    </message>
    <message>
        <source>Language code</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Taalcode</translation>
    </message>
    <message>
        <source>Large controls for touch</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Grote bediening voor aanraking</translation>
    </message>
    <message>
        <source>Large map</source>
        <extracomment>ui/table/games/map_loader.py</extracomment>
        <translation>Grote kaart</translation>
    </message>
    <message>
        <source>Last game</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Laatste spel</translation>
    </message>
    <message>
        <source>Last year doubled</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/final_screen.py</extracomment>
        <translation>Laatste jaar ×2</translation>
    </message>
    <message>
        <source>Layer</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Laag</translation>
    </message>
    <message>
        <source>Leave {a} and {b} linked</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>{a} en {b} verbonden laten</translation>
    </message>
    <message>
        <source>Leave {a} and {b} unlinked</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>{a} en {b} los laten</translation>
    </message>
    <message>
        <source>Left to right</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Van links naar rechts</translation>
    </message>
    <message>
        <source>Left unchanged.</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>Blijft zoals het is.</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Duur</translation>
    </message>
    <message>
        <source>Level of each track at the end of each year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Stap op elk spoor aan het eind van elk jaar</translation>
    </message>
    <message>
        <source>Like Hard, but compares its best turns by the two turns after them.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Zoals Moeilijk, maar vergelijkt zijn beste beurten naar de twee beurten erna.</translation>
    </message>
    <message>
        <source>Like Medium, but tuned on recorded games.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Zoals Gemiddeld, maar afgestemd op gespeelde spellen.</translation>
    </message>
    <message>
        <source>Likes shipping companies and lives on their fees.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Houdt van rederijen en leeft van hun vracht.</translation>
    </message>
    <message>
        <source>Link ({key})</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Verbinden ({key})</translation>
    </message>
    <message>
        <source>Link all selected areas to each other</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Alle geselecteerde gebieden met elkaar verbinden</translation>
    </message>
    <message>
        <source>Link areas</source>
        <extracomment>ui/editor/tools/link.py</extracomment>
        <translation>Gebieden verbinden</translation>
    </message>
    <message>
        <source>Link legend</source>
        <extracomment>ui/editor/links/link_layer.py</extracomment>
        <translation>Legenda van de verbindingen</translation>
    </message>
    <message>
        <source>Link or unlink {a} and {b} manually before you add a note.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>Verbind {a} en {b} eerst handmatig, of maak ze los, voordat je een notitie toevoegt.</translation>
    </message>
    <message>
        <source>Link ta&amp;ble…</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Verbindingstabe&amp;l…</translation>
    </message>
    <message>
        <source>Link table</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Verbindingstabel</translation>
    </message>
    <message>
        <source>Link {a} and {b} (automatic)</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} en {b} verbinden (automatisch)</translation>
    </message>
    <message numerus="yes">
        <source>Link {n} areas to each other</source>
        <extracomment>For one: Link {n} area ui/editor/panels/neighbours.py</extracomment>
        <translation>
            <numerusform>{n} gebied met elkaar verbinden</numerusform>
            <numerusform>{n} gebieden met elkaar verbinden</numerusform>
        </translation>
    </message>
    <message>
        <source>Linked with the rows</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Verbonden met de rijen</translation>
    </message>
    <message>
        <source>Loading…</source>
        <extracomment>ui/table/games/game_choices.py, ui/widgets/file_choice.py</extracomment>
        <translation>Laden…</translation>
    </message>
    <message>
        <source>Lock: {layer}</source>
        <extracomment>ui/editor/panels/layers.py</extracomment>
        <translation>Vergrendelen: {layer}</translation>
    </message>
    <message>
        <source>Log and message</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Logboek en bericht</translation>
    </message>
    <message>
        <source>Log only</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Alleen in het logboek</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Bord bekijken</translation>
    </message>
    <message>
        <source>Lowest amount</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Laagste bedrag</translation>
    </message>
    <message>
        <source>M&amp;ove, scale, rotate…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Ve&amp;rplaatsen, schalen, draaien…</translation>
    </message>
    <message>
        <source>Make arrow manual</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Pijl handmatig maken</translation>
    </message>
    <message>
        <source>Make link manual</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Verbinding handmatig maken</translation>
    </message>
    <message>
        <source>Make links between all selected areas automatic</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Verbindingen tussen alle geselecteerde gebieden op automatisch zetten</translation>
    </message>
    <message>
        <source>Make p&amp;layable</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>&amp;Speelbaar maken</translation>
    </message>
    <message>
        <source>Make playable</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py, ui/editor/panels/problems.py</extracomment>
        <translation>Speelbaar maken</translation>
    </message>
    <message>
        <source>Making the map…</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>De kaart wordt gemaakt…</translation>
    </message>
    <message>
        <source>Map editor</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Kaarteditor</translation>
    </message>
    <message>
        <source>Map height</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/editor/panels/properties.py</extracomment>
        <translation>Hoogte van de kaart</translation>
    </message>
    <message>
        <source>Map legend</source>
        <extracomment>ui/board/floating_labels.py</extracomment>
        <translation>Legenda van de kaart</translation>
    </message>
    <message>
        <source>Map title</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/editor/menus/file_commands.py, ui/editor/panels/properties.py</extracomment>
        <translation>Titel van de kaart</translation>
    </message>
    <message>
        <source>Map width</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/editor/panels/properties.py</extracomment>
        <translation>Breedte van de kaart</translation>
    </message>
    <message>
        <source>Measured with version {version}, random seeds {first} to {last}.</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>Gemeten met versie {version}, startgetallen {first} tot {last}.</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Merge Kenanga rice with Melati rice and open with 100, the lowest bid. Budi may raise it.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Laat Kenanga-rijst met Melati-rijst fuseren en open met 100, het laagste bod. Misschien biedt Budi hoger.</translation>
    </message>
    <message>
        <source>Merge by</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Samenvoegen op</translation>
    </message>
    <message>
        <source>Merged into</source>
        <extracomment>ui/charts/chart_model.py</extracomment>
        <translation>Opgegaan in</translation>
    </message>
    <message>
        <source>Merger hunter</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Fusiejager</translation>
    </message>
    <message>
        <source>Minimap</source>
        <extracomment>ui/editor/minimap.py</extracomment>
        <translation>Minikaart</translation>
    </message>
    <message>
        <source>Mirror</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/editor/menus/window_commands.py</extracomment>
        <translation>Spiegelen</translation>
    </message>
    <message>
        <source>Mirror u&amp;pside down</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Onderste&amp;boven spiegelen</translation>
    </message>
    <message>
        <source>Mirror left to rig&amp;ht</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Van links naar rec&amp;hts spiegelen</translation>
    </message>
    <message>
        <source>Go to the Brick Pit on E6 this time: one more brick, and you can sell all three.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ga deze keer naar de Kleiput op E6: nog een baksteen, en je kunt ze alle drie verkopen.</translation>
    </message>
    <message>
        <source>Go to the Builder on E5 this time. Your bricks are worth £4 there.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ga deze keer naar de Bouwmeester op E5. Daar zijn je bakstenen £4 waard.</translation>
    </message>
    <message>
        <source>Hidden</source>
        <comment>money and goods</comment>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Verborgen</translation>
    </message>
    <message>
        <source>If you build or use something illegal, you draw a chip. Yours was black and is in front of you now. There are two white ones in the bag, and a white one is a raid. You’ll see one soon.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Bouw of gebruik je iets illegaals, dan trek je een fiche. Dat van jou was zwart en ligt nu voor je. In de zak zitten twee witte, en een wit fiche is een inval. Je ziet er gauw een.</translation>
    </message>
    <message>
        <source>If you’re caught</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Als je wordt gepakt</translation>
    </message>
    <message>
        <source>It’s 1819, and Raffles is founding a trading post. Put up buildings, trade goods and collect victory points (VP): whoever has the most at the end wins. You’re Ana; Budi and Citra are your opponents.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Het is 1819, en Raffles sticht een handelspost. Zet gebouwen neer, handel in goederen en verzamel overwinningspunten (VP): wie er aan het eind de meeste heeft, wint. Jij bent Ana; Budi en Citra zijn je tegenstanders.</translation>
    </message>
    <message>
        <source>Join it to the town</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Verbind het met de stad</translation>
    </message>
    <message>
        <source>Keep your money for the next lot, and end your turn.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Bewaar je geld voor de volgende kavel en beëindig je beurt.</translation>
    </message>
    <message numerus="yes">
        <source>Mirror {n} areas</source>
        <extracomment>For one: Mirror {n} area ui/editor/menus/area_menu.py</extracomment>
        <translation>
            <numerusform>{n} gebied spiegelen</numerusform>
            <numerusform>{n} gebieden spiegelen</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistake</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Fout</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Fouten</translation>
    </message>
    <message>
        <source>Money at the end of each game, and the average so far</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Geld aan het eind van elk spel, en het gemiddelde tot dan toe</translation>
    </message>
    <message>
        <source>Money is hidden in this game, so the money charts appear at the end.</source>
        <extracomment>ui/games/indonesia/game_view.py</extracomment>
        <translation>Geld is in dit spel verborgen; de geldgrafieken zie je na afloop.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>ui/table/board/board_ui.py</extracomment>
        <translation>Zet</translation>
    </message>
    <message>
        <source>Move arrow between {a} and {b}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Pijl tussen {a} en {b} verplaatsen</translation>
    </message>
    <message>
        <source>Move compass</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Kompas verplaatsen</translation>
    </message>
    <message>
        <source>Move corner</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Hoekpunt verplaatsen</translation>
    </message>
    <message>
        <source>Move label of {place}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Naam van {place} verplaatsen</translation>
    </message>
    <message numerus="yes">
        <source>Move or scale {n} areas</source>
        <extracomment>For one: Move or scale {n} area ui/editor/dialogs/placing_dialog.py</extracomment>
        <translation>
            <numerusform>{n} gebied verplaatsen of schalen</numerusform>
            <numerusform>{n} gebieden verplaatsen of schalen</numerusform>
        </translation>
    </message>
    <message>
        <source>Move symbols of {place}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Symbolen van {place} verplaatsen</translation>
    </message>
    <message>
        <source>Move title</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Titel verplaatsen</translation>
    </message>
    <message>
        <source>Move token of {area}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Fiche van {area} verplaatsen</translation>
    </message>
    <message>
        <source>Move, scale, rotate…</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Verplaatsen, schalen, draaien…</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Name for seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Naam van speler {seat}</translation>
    </message>
    <message>
        <source>Neither land nor sea connects {areas} to the rest of the map.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>Land noch zee verbindt {areas} met de rest van de kaart.</translation>
    </message>
    <message>
        <source>Net cost</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Nettokosten</translation>
    </message>
    <message>
        <source>New areas must be empty and adjacent to the company, but not to another company with the same good.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Nieuwe gebieden moeten leeg zijn en aan het bedrijf grenzen, maar niet aan een ander bedrijf met hetzelfde product.</translation>
    </message>
    <message numerus="yes">
        <source>New companies can grow by {n} areas or ships a year.</source>
        <extracomment>For one: New companies can grow by {n} area or ship a year. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Nieuwe bedrijven kunnen per jaar met {n} gebied of schip groeien.</numerusform>
            <numerusform>Nieuwe bedrijven kunnen per jaar met {n} gebieden of schepen groeien.</numerusform>
        </translation>
    </message>
    <message>
        <source>New companies: {companies}.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Nieuwe bedrijven: {companies}.</translation>
    </message>
    <message>
        <source>New places were chosen.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Er zijn nieuwe plaatsen gekozen.</translation>
    </message>
    <message numerus="yes">
        <source>New ships carry {n} goods each.</source>
        <extracomment>For one: New ships carry {n} good each. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Nieuwe schepen vervoeren elk {n} product.</numerusform>
            <numerusform>Nieuwe schepen vervoeren elk {n} producten.</numerusform>
        </translation>
    </message>
    <message>
        <source>New state</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Nieuwe toestand</translation>
    </message>
    <message>
        <source>Next area in that direction</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Volgend gebied in die richting</translation>
    </message>
    <message>
        <source>Next decision</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Volgende beslissing</translation>
    </message>
    <message>
        <source>Next or previous place you can choose</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Volgende of vorige plaats die je kunt kiezen</translation>
    </message>
    <message>
        <source>Next pha&amp;se</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Volgende fa&amp;se</translation>
    </message>
    <message>
        <source>Next roun&amp;d</source>
        <extracomment>ui/shell/game_offer.py</extracomment>
        <translation>Volgende &amp;ronde</translation>
    </message>
    <message>
        <source>No cities grew</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Geen stad is gegroeid</translation>
    </message>
    <message>
        <source>No city buys more {good} this year.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Geen stad koopt dit jaar nog {good}.</translation>
    </message>
    <message>
        <source>No city in {province} ever received any goods.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Geen stad in {province} heeft ooit een product ontvangen.</translation>
    </message>
    <message>
        <source>No city stones of size {size} are left, so {cities} can’t grow.</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Er zijn geen stadsstenen van grootte {size} meer, dus dit groeit niet: {cities}.</translation>
    </message>
    <message>
        <source>No companies</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Geen bedrijven</translation>
    </message>
    <message>
        <source>No decision cost much.</source>
        <extracomment>ui/table/review/review_page.py, ui/table/review/review_pane.py</extracomment>
        <translation>Geen beslissing heeft veel gekost.</translation>
    </message>
    <message>
        <source>No entries yet.</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Nog geen regels.</translation>
    </message>
    <message>
        <source>No finished games yet. Each game you finish is added here and stays when its saved game is deleted.</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Nog geen afgelopen spellen. Elk spel dat je uitspeelt, komt hier te staan en blijft staan als het opgeslagen spel wordt verwijderd.</translation>
    </message>
    <message>
        <source>No goods were ever shipped through the {sea}.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Door de {sea} is nooit een product verscheept.</translation>
    </message>
    <message>
        <source>No goods were on the board, so every city could grow.</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Er lagen geen producten op het bord, dus elke stad kon groeien.</translation>
    </message>
    <message>
        <source>No land yet. Draw an island with the tool “Draw areas”, or import outlines from the File menu. The Help menu has a step-by-step guide.</source>
        <extracomment>ui/editor/panels/areas.py</extracomment>
        <translation>Nog geen land. Teken een eiland met “Gebieden tekenen” of importeer omtrekken via het menu Bestand. In het menu Help staat een stap-voor-staphandleiding.</translation>
    </message>
    <message>
        <source>No links would change.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Er zouden geen verbindingen veranderen.</translation>
    </message>
    <message>
        <source>No map could be made of these numbers. Choose another seed, or fewer provinces or seas.</source>
        <extracomment>mapmaking/archipelago/made.py</extracomment>
        <translation>Met deze getallen kon geen kaart worden gemaakt. Kies een ander startgetal of minder provincies of zeeën.</translation>
    </message>
    <message>
        <source>No merger is possible.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Er is geen fusie mogelijk.</translation>
    </message>
    <message>
        <source>No more borders to review.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Geen grenzen meer om te beoordelen.</translation>
    </message>
    <message>
        <source>No other company was left to choose.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Er was geen ander bedrijf meer om te kiezen.</translation>
    </message>
    <message>
        <source>No player has any moves left.</source>
        <extracomment>games/indonesia/rules/year.py</extracomment>
        <translation>Geen enkele speler kan nog iets doen.</translation>
    </message>
    <message>
        <source>No province</source>
        <extracomment>ui/editor/panels/areas.py</extracomment>
        <translation>Zonder provincie</translation>
    </message>
    <message>
        <source>No recent maps</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Geen recente kaarten</translation>
    </message>
    <message>
        <source>No results.</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Geen resultaten.</translation>
    </message>
    <message>
        <source>No ships are adjacent to {company}’s goods.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Bij de producten van {company} ligt geen schip.</translation>
    </message>
    <message>
        <source>Nobody who bids later can beat {amount}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Wie later biedt, kan {amount} niet verslaan.</translation>
    </message>
    <message>
        <source>Nobody’s chance changed much.</source>
        <extracomment>ui/table/review/review_page.py</extracomment>
        <translation>Niemands kans veranderde veel.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>outlines</comment>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Geen</translation>
    </message>
    <message>
        <source>None of the provinces on city card {id} has a coast.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Geen van de provincies op stedenkaart {id} heeft een kust.</translation>
    </message>
    <message>
        <source>Not a bad choice, but start Kenanga rice in the highlighted area this time. It has room to spread there.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Geen slechte keus, maar begin deze keer met Kenanga-rijst in het gemarkeerde gebied. Daar is ruimte om uit te breiden.</translation>
    </message>
    <message>
        <source>Not all sold: you may buy up to that many areas, each for the value of the good.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Niet alles verkocht: koop hoogstens evenveel gebieden, elk voor de waarde van het product.</translation>
    </message>
    <message>
        <source>Not available yet: advance the Slots track</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Nog niet beschikbaar: ga vooruit op het spoor Plekken</translation>
    </message>
    <message>
        <source>Not enough {good}: this costs {n}, and you have {has}.</source>
        <extracomment>games/singapore/rules/exchange.py</extracomment>
        <translation>Te weinig {good}: nodig {n}, je hebt {has}.</translation>
    </message>
    <message>
        <source>Note on your decision</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Notitie bij je beslissing</translation>
    </message>
    <message>
        <source>Note on your decision (optional)</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Notitie bij je beslissing (optioneel)</translation>
    </message>
    <message>
        <source>Nothing has been decided yet.</source>
        <extracomment>core/review.py</extracomment>
        <translation>Er is nog niets beslist.</translation>
    </message>
    <message>
        <source>Nothing here yet. Click a land area on the map, then “Add”.</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Nog niets. Klik op een landgebied op de kaart en dan op “Toevoegen”.</translation>
    </message>
    <message>
        <source>Nothing hidden</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Niets verborgen</translation>
    </message>
    <message>
        <source>Nothing is lost. Save the map in another folder.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Er is niets verloren. Sla de kaart in een andere map op.</translation>
    </message>
    <message>
        <source>Nothing is lost. Save the map under another name, among your own maps.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Er is niets verloren. Sla de kaart onder een andere naam op bij je eigen kaarten.</translation>
    </message>
    <message>
        <source>Nothing to choose here</source>
        <extracomment>ui/table/board/board_presenter.py</extracomment>
        <translation>Hier valt niets te kiezen</translation>
    </message>
    <message>
        <source>Nothing would be left around these areas. Select fewer of them.</source>
        <extracomment>mapmaking/edit/shapes/placing.py</extracomment>
        <translation>Er zou niets overblijven rond deze gebieden. Selecteer er minder.</translation>
    </message>
    <message>
        <source>Numbered if empty</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Een nummer als je niets invult</translation>
    </message>
    <message>
        <source>On startup</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Bij het starten</translation>
    </message>
    <message>
        <source>One more brick</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Nog een baksteen</translation>
    </message>
    <message>
        <source>One move</source>
        <extracomment>ui/table/decision_view.py, ui/table/window/board_toolbar.py</extracomment>
        <translation>Eén zet</translation>
    </message>
    <message>
        <source>One of its outlines isn’t closed.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Een van de omtrekken is niet gesloten.</translation>
    </message>
    <message>
        <source>One per outline</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Eén per omtrek</translation>
    </message>
    <message>
        <source>Only an empty map can change its shape.</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Alleen een lege kaart kan van vorm veranderen.</translation>
    </message>
    <message>
        <source>Only bots are playing, so none of the slots is yours.</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Er spelen alleen bots, dus geen enkele plek is van jou.</translation>
    </message>
    <message>
        <source>Only entries about {place}</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Alleen regels over {place}</translation>
    </message>
    <message>
        <source>Only provinces and seas have labels, and {name} is neither.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>Alleen provincies en zeeën hebben een naam op de kaart, en {name} is geen van beide.</translation>
    </message>
    <message>
        <source>Only provinces have symbols beside their labels, so {name} has none.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>Alleen provincies hebben symbolen naast hun naam, {name} dus niet.</translation>
    </message>
    <message numerus="yes">
        <source>Only the latest {n} are listed.</source>
        <extracomment>For one: Only the latest {n} is listed. ui/table/games/new_game_controller.py</extracomment>
        <translation>
            <numerusform>Alleen de laatste {n} staat in de lijst.</numerusform>
            <numerusform>Alleen de laatste {n} staan in de lijst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the owner may see what they hold.</source>
        <extracomment>ui/table/game_ui.py</extracomment>
        <translation>Wat een speler bezit, ziet alleen de eigenaar.</translation>
    </message>
    <message>
        <source>Only their owner can see these cards</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Alleen de eigenaar kan deze kaarten zien</translation>
    </message>
    <message>
        <source>Only their owner may see cash and city cards.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Contant geld en stedenkaarten ziet alleen de eigenaar.</translation>
    </message>
    <message>
        <source>Opacity of the picture</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Dekking van de afbeelding</translation>
    </message>
    <message>
        <source>Opacity: {layer}</source>
        <extracomment>ui/editor/panels/layers.py</extracomment>
        <translation>Dekking: {layer}</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>money and goods</comment>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Open</translation>
    </message>
    <message>
        <source>Open map</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Kaart openen</translation>
    </message>
    <message>
        <source>Open repaired copy</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>Gerepareerde kopie openen</translation>
    </message>
    <message>
        <source>Open the area menu</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Menu van het gebied openen</translation>
    </message>
    <message>
        <source>Operate your ships first. Each ship carries only one good per company, and you have two to sell.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Laat eerst je schepen draaien. Elk schip vervoert maar één product per bedrijf, en je hebt er twee te verkopen.</translation>
    </message>
    <message>
        <source>Optional</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Optioneel</translation>
    </message>
    <message>
        <source>Other borders</source>
        <extracomment>ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>Andere grenzen</translation>
    </message>
    <message>
        <source>Other languages</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Andere talen</translation>
    </message>
    <message>
        <source>Other moves</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Andere zetten</translation>
    </message>
    <message>
        <source>Other options would reveal hidden information. They’re shown when the game is over.</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Andere keuzes zouden verborgen info onthullen. Je ziet ze als het spel is afgelopen.</translation>
    </message>
    <message numerus="yes">
        <source>Otherwise {company} takes {n} of its sales.</source>
        <extracomment>For one: Otherwise {company} takes {n} of its sales. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Anders gaat {n} verkoop naar {company}.</numerusform>
            <numerusform>Anders gaan {n} verkopen naar {company}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Over&amp;lays</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Lagen</translation>
    </message>
    <message>
        <source>Own province</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Eigen provincie</translation>
    </message>
    <message>
        <source>P&amp;ass or stop</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Passen of stoppen</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <extracomment>ui/help/printed_dialog.py, ui/table/chart_controller.py</extracomment>
        <translation>Pdf-document (*.pdf)</translation>
    </message>
    <message>
        <source>PNG image (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)</source>
        <extracomment>ui/charts/chart_window.py, ui/table/export_controller.py</extracomment>
        <translation>PNG-afbeelding (*.png);;SVG-tekening (*.svg);;Pdf-document (*.pdf)</translation>
    </message>
    <message>
        <source>Paid to {other} for {company} in a merger</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Betaald aan {other} voor {company} bij een fusie</translation>
    </message>
    <message>
        <source>Part of the canvas near {place} doesn’t belong to any area.</source>
        <extracomment>board/checks/shape_checks.py</extracomment>
        <translation>Een deel van het tekenvlak bij {place} hoort bij geen enkel gebied.</translation>
    </message>
    <message>
        <source>Part of the canvas near {place} is empty.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>Een deel van het tekenvlak bij {place} is leeg.</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Gepauzeerd</translation>
    </message>
    <message>
        <source>Pay</source>
        <comment>goods</comment>
        <extracomment>ui/games/singapore/panels/moves_page.py</extracomment>
        <translation>Je betaalt</translation>
    </message>
    <message>
        <source>Payments between players</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Betalingen tussen spelers</translation>
    </message>
    <message>
        <source>Phase 3: announce a merger</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Fase 3: kondig een fusie aan</translation>
    </message>
    <message>
        <source>Phase 4: start a company</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Fase 4: richt een bedrijf op</translation>
    </message>
    <message>
        <source>Pin or unpin the area card</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Infokaart van het gebied vastzetten of loslaten</translation>
    </message>
    <message>
        <source>Play &amp;one bot move</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Eén botzet spe&amp;len</translation>
    </message>
    <message numerus="yes">
        <source>Played {n} games.</source>
        <extracomment>For one: Played {n} game. ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>
            <numerusform>{n} spel gespeeld.</numerusform>
            <numerusform>{n} spellen gespeeld.</numerusform>
        </translation>
    </message>
    <message>
        <source>Player in seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Wie voor speler {seat} speelt</translation>
    </message>
    <message numerus="yes">
        <source>Playing {n} games…</source>
        <extracomment>For one: Playing {n} game… ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>
            <numerusform>{n} spel wordt gespeeld…</numerusform>
            <numerusform>{n} spellen worden gespeeld…</numerusform>
        </translation>
    </message>
    <message>
        <source>Playtest</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>Proefspel</translation>
    </message>
    <message>
        <source>Playtest {map}</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>Proefspel op {map}</translation>
    </message>
    <message>
        <source>Playtest: {map}</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>Proefspel: {map}</translation>
    </message>
    <message>
        <source>Points are those that the bot expects at the end.</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>Punten zoals de bot ze aan het eind verwacht.</translation>
    </message>
    <message>
        <source>Position tracing picture</source>
        <extracomment>ui/editor/tools/trace.py</extracomment>
        <translation>Afbeelding plaatsen</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <extracomment>ui/table/panels/answers.py</extracomment>
        <translation>Mogelijke zetten</translation>
    </message>
    <message>
        <source>Possible starting areas</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Mogelijke startgebieden</translation>
    </message>
    <message>
        <source>Prepare for a merger</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Bereid een fusie voor</translation>
    </message>
    <message>
        <source>Press Enter to split, or Esc to cancel.</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>Druk op Enter om te splitsen of op Esc om te annuleren.</translation>
    </message>
    <message>
        <source>Press Next in the tutorial.</source>
        <extracomment>ui/table/tutorial/guided_bridge.py</extracomment>
        <translation>Druk in de les op Volgende.</translation>
    </message>
    <message>
        <source>Press the focused button</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>De knop met de focus indrukken</translation>
    </message>
    <message>
        <source>Preview of the map</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py, ui/table/games/game_choices.py</extracomment>
        <translation>Voorbeeld van de kaart</translation>
    </message>
    <message>
        <source>Previous decision</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Vorige beslissing</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Voortgang van de analyse</translation>
    </message>
    <message>
        <source>Propose deeds</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Aktes voorstellen</translation>
    </message>
    <message>
        <source>R&amp;eplay faster</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Herh&amp;aling sneller</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Willekeurig</translation>
    </message>
    <message>
        <source>Random</source>
        <comment>bot</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>Willekeurig</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>&amp;Analyse</translation>
    </message>
    <message>
        <source>Recap</source>
        <extracomment>ui/play/recap_box.py</extracomment>
        <translation>Terugblik</translation>
    </message>
    <message>
        <source>Received</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Ontvangen</translation>
    </message>
    <message>
        <source>Received: {goods}</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Ontvangen: {goods}</translation>
    </message>
    <message>
        <source>Recover</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Herstellen</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>ui/table/window/board_toolbar.py</extracomment>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Reload</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Opnieuw laden</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/games/indonesia/editor/entries.py, ui/games/singapore/panels/draft_row.py</extracomment>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Remove corners</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Hoekpunten verwijderen</translation>
    </message>
    <message>
        <source>Remove the city card</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>De stedenkaart verwijderen</translation>
    </message>
    <message>
        <source>Remove the deed</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>De akte verwijderen</translation>
    </message>
    <message>
        <source>Remove the province from the card</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>De provincie van de stedenkaart halen</translation>
    </message>
    <message>
        <source>Remove the selected one</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>De geselecteerde verwijderen</translation>
    </message>
    <message>
        <source>Remove the ship limits</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>De schepenlimieten verwijderen</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/games/indonesia/editor/entries.py</extracomment>
        <translation>{name} verwijderen</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Opgeven…</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/editor/menus/area_menu.py, ui/table/games/load_dialog.py</extracomment>
        <translation>Hernoemen</translation>
    </message>
    <message>
        <source>Rename one of them to {id}</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Een ervan {id} noemen</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/editor/menus/name_field.py</extracomment>
        <translation>{name} hernoemen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/editor/menus/area_menu.py</extracomment>
        <translation>Hernoemen…</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>ui/play/recap_box.py</extracomment>
        <translation>Herhaling</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>ui/table/final_screen.py, ui/table/panels/past.py, ui/table/window/docks.py</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Review game</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Spel analyseren</translation>
    </message>
    <message>
        <source>Reviewing the game. This usually takes less than a minute.</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Het spel wordt geanalyseerd. Meestal duurt dat minder dan een minuut.</translation>
    </message>
    <message>
        <source>Round 1</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ronde 1</translation>
    </message>
    <message>
        <source>Round 2</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ronde 2</translation>
    </message>
    <message>
        <source>Save as page…</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Als pagina opslaan…</translation>
    </message>
    <message>
        <source>Save review</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>Analyse opslaan</translation>
    </message>
    <message>
        <source>Search outlines</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Zoeken in de omtrekken</translation>
    </message>
    <message>
        <source>Seat {seat} doesn’t exist.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Speler {seat} bestaat niet.</translation>
    </message>
    <message>
        <source>See who could win when, and which moves were mistakes</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Bekijk wie wanneer kon winnen en welke zetten fouten waren</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>Startgetal</translation>
    </message>
    <message>
        <source>Sell your bricks</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Verkoop je bakstenen</translation>
    </message>
    <message>
        <source>Shipping deeds, and only they, need three ship limits.</source>
        <extracomment>games/indonesia/rules/scenario.py</extracomment>
        <translation>Een scheepvaartakte heeft drie schepenlimieten nodig; andere aktes mogen er geen hebben.</translation>
    </message>
    <message>
        <source>Ships can be added in sea areas only.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Schepen kun je alleen in zeegebieden toevoegen.</translation>
    </message>
    <message>
        <source>Ships can’t get from {seas} to the other seas.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>Schepen kunnen van hier niet naar de andere zeeën: {seas}.</translation>
    </message>
    <message>
        <source>Ships can’t start here because the province doesn’t touch a sea.</source>
        <extracomment>games/indonesia/rules/scenario.py</extracomment>
        <translation>Hier kunnen geen schepen beginnen, omdat de provincie niet aan zee ligt.</translation>
    </message>
    <message>
        <source>Simplify</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Vereenvoudigen</translation>
    </message>
    <message>
        <source>Skip this (Enter), or skip to your next decision (Esc)</source>
        <extracomment>ui/table/beats/beat_card.py</extracomment>
        <translation>Overslaan (Enter), of door naar je volgende beslissing (Esc)</translation>
    </message>
    <message>
        <source>Some places for ships in {sea} are outside it or too close to its border.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>{sea}: sommige ligplaatsen liggen erbuiten of te dicht bij de grens.</translation>
    </message>
    <message>
        <source>Supply and demand</source>
        <extracomment>ui/games/indonesia/game_ui.py, ui/games/indonesia/panels/situation.py</extracomment>
        <translation>Vraag en aanbod</translation>
    </message>
    <message>
        <source>That would make {n} areas. At most {most} are possible.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>Dat zou {n} gebieden opleveren. Er zijn er hoogstens {most} mogelijk.</translation>
    </message>
    <message>
        <source>That’s a good tile, too, but build the Black Market this time. Others will use it a lot.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ook een goede tegel, maar bouw deze keer de Zwarte markt. Anderen zullen die veel gebruiken.</translation>
    </message>
    <message>
        <source>The ID of the map can’t be used as a folder name.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>De ID van de kaart kan niet als mapnaam worden gebruikt.</translation>
    </message>
    <message>
        <source>The archive has more than {n} entries.</source>
        <extracomment>files/zip_archive.py</extracomment>
        <translation>Het archief heeft meer dan {n} items.</translation>
    </message>
    <message>
        <source>The archive has two entries of the same name.</source>
        <extracomment>files/zip_archive.py</extracomment>
        <translation>Het archief heeft twee items met dezelfde naam.</translation>
    </message>
    <message>
        <source>The archive holds no Shapefile: a file that ends with “.shp” is missing.</source>
        <extracomment>mapmaking/imports/shape_file.py</extracomment>
        <translation>Het archief bevat geen Shapefile: een bestand dat op “.shp” eindigt, ontbreekt.</translation>
    </message>
    <message>
        <source>The archive is damaged ({error}).</source>
        <extracomment>files/zip_archive.py, mapmaking/imports/open_file.py</extracomment>
        <translation>Het archief is beschadigd ({error}).</translation>
    </message>
    <message>
        <source>The archive is packed suspiciously tightly and wasn’t unpacked.</source>
        <extracomment>files/zip_archive.py</extracomment>
        <translation>Het archief is verdacht dicht ingepakt en is niet uitgepakt.</translation>
    </message>
    <message numerus="yes">
        <source>The areas of {province} form {n} groups that neither land nor a shared sea connects.</source>
        <extracomment>For one: The areas of {province} form {n} group. board/checks/all_checks.py</extracomment>
        <translation>
            <numerusform>De gebieden van {province} vormen {n} groep.</numerusform>
            <numerusform>De gebieden van {province} vormen {n} groepen die niet door land of een gemeenschappelijke zee verbonden zijn.</numerusform>
        </translation>
    </message>
    <message>
        <source>The arrow between {a} and {b} doesn’t end at {area}.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>De pijl tussen {a} en {b} eindigt niet bij {area}.</translation>
    </message>
    <message>
        <source>The black hut</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>De zwarte hut</translation>
    </message>
    <message>
        <source>The border of {area} is missing corners that its neighbours have.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>De grens van {area} mist hoekpunten die de buren hebben.</translation>
    </message>
    <message>
        <source>The borders of {area} and a neighbour don’t match near {place}.</source>
        <extracomment>board/checks/shape_checks.py</extracomment>
        <translation>De grens van {area} en die van een buur sluiten bij {place} niet op elkaar aan.</translation>
    </message>
    <message>
        <source>The bot found nothing better.</source>
        <extracomment>ui/table/advice.py</extracomment>
        <translation>De bot heeft niets beters gevonden.</translation>
    </message>
    <message>
        <source>The bot {bot} doesn’t have a thinking time. Leave out the seconds.</source>
        <extracomment>bots/registry.py</extracomment>
        <translation>{bot} heeft geen denktijd. Laat de seconden weg.</translation>
    </message>
    <message>
        <source>The bot’s reply is too long.</source>
        <extracomment>bots/plug_ins/host.py</extracomment>
        <translation>Het antwoord van de bot is te lang.</translation>
    </message>
    <message>
        <source>The bot’s reply isn’t a move ({error}).</source>
        <extracomment>bots/plug_ins/host.py</extracomment>
        <translation>Het antwoord van de bot is geen zet ({error}).</translation>
    </message>
    <message>
        <source>The bot’s process can’t be started.</source>
        <extracomment>bots/plug_ins/host.py</extracomment>
        <translation>Het proces van de bot kan niet worden gestart.</translation>
    </message>
    <message>
        <source>&amp;Link to…</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>&amp;Verbinden met…</translation>
    </message>
    <message>
        <source>Add place for a ship in {sea}</source>
        <extracomment>ui/editor/tools/place.py</extracomment>
        <translation>Ligplaats toevoegen: {sea}</translation>
    </message>
    <message>
        <source>Area to link to {area} or unlink from it</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Gebied om met {area} te verbinden of ervan los te maken</translation>
    </message>
    <message>
        <source>Arrows link land areas only, so {a} and {b} can’t be linked by one.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>Een pijl verbindt alleen landgebieden, dus {a} en {b} kun je er niet mee verbinden.</translation>
    </message>
    <message>
        <source>Click each corner, or hold the button and draw. Close the outline with Enter, a double-click or a click on the first corner. Backspace removes the last corner.</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Klik elk hoekpunt aan, of houd de knop ingedrukt en teken. Sluit de omtrek met Enter, een dubbelklik of een klik op het eerste hoekpunt. Backspace verwijdert het laatste hoekpunt.</translation>
    </message>
    <message>
        <source>Couldn’t save the graph as {file}. {reason}</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>De graaf kon niet als {file} worden opgeslagen. {reason}</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>ui/editor/panels/problem_rows.py</extracomment>
        <translation>Fout</translation>
    </message>
    <message>
        <source>For comparison: Indonesia measures {width}&#xa0;×&#xa0;{height}&#xa0;units and has {areas} land areas.</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Ter vergelijking: Indonesia meet {width}&#xa0;×&#xa0;{height}&#xa0;eenheden en heeft {areas} landgebieden.</translation>
    </message>
    <message>
        <source>Games for each number of players</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>Spellen per aantal spelers</translation>
    </message>
    <message>
        <source>Link with an arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Met een pijl verbinden</translation>
    </message>
    <message>
        <source>Link {a} and {b} with an arrow</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} en {b} met een pijl verbinden</translation>
    </message>
    <message>
        <source>Link {a} and {b} with this arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>{a} en {b} met deze pijl verbinden</translation>
    </message>
    <message>
        <source>Move all places for ships in {sea}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Alle ligplaatsen verplaatsen: {sea}</translation>
    </message>
    <message>
        <source>Move place for a ship in {sea}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Ligplaats verplaatsen: {sea}</translation>
    </message>
    <message>
        <source>Nobody owns a lake. Areas on opposite shores aren’t adjacent.</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Een meer is van niemand. Gebieden aan weerszijden grenzen niet aan elkaar.</translation>
    </message>
    <message>
        <source>Remove place for a ship in {sea}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Ligplaats verwijderen: {sea}</translation>
    </message>
    <message>
        <source>The bot’s process has ended too often.</source>
        <extracomment>bots/plug_ins/host.py</extracomment>
        <translation>Het proces van de bot is te vaak gestopt.</translation>
    </message>
    <message>
        <source>The canvas can be at most {most} units wide and high.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Het tekenvlak kan hoogstens {most} eenheden breed en hoog zijn.</translation>
    </message>
    <message>
        <source>The canvas needs a width and a height above 0.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Het tekenvlak moet breder en hoger dan 0 zijn.</translation>
    </message>
    <message>
        <source>The circle for the token of {area} is only {width} units wide. It should be at least {needed} to be easy to see and click.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>De cirkel voor het fiche van {area} is maar {width} eenheden breed. Om het goed te zien en aan te klikken, zijn er minstens {needed} nodig.</translation>
    </message>
    <message>
        <source>The circle for the token of {area} isn’t completely inside it.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>De cirkel voor het fiche van {area} ligt niet helemaal binnen het gebied.</translation>
    </message>
    <message>
        <source>The compass and the title have to stay on the canvas.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>Het kompas en de titel moeten op het tekenvlak blijven.</translation>
    </message>
    <message>
        <source>The compass and the title must be at least {least}&#xa0;units wide and high.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>Het kompas en de titel moeten minstens {least}&#xa0;eenheden breed en hoog zijn.</translation>
    </message>
    <message>
        <source>The file can’t be read.</source>
        <extracomment>mapmaking/files/repair.py</extracomment>
        <translation>Het bestand kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>The file ends too early. Its last part is missing.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Het bestand eindigt te vroeg. Het laatste deel ontbreekt.</translation>
    </message>
    <message>
        <source>The file has no usable areas.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Het bestand bevat geen bruikbare gebieden.</translation>
    </message>
    <message>
        <source>The file is damaged ({error}).</source>
        <extracomment>mapmaking/files/recovery.py</extracomment>
        <translation>Het bestand is beschadigd ({error}).</translation>
    </message>
    <message>
        <source>The file is encoded as {encoding}, not as UTF-8.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Het bestand is gecodeerd als {encoding}, niet als UTF-8.</translation>
    </message>
    <message>
        <source>The file is larger than {size}&#xa0;MB, the most that can be opened.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Het bestand is groter dan {size}&#xa0;MB, het maximum dat kan worden geopend.</translation>
    </message>
    <message>
        <source>The file is read-only.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Het bestand is alleen-lezen.</translation>
    </message>
    <message>
        <source>The file lists no areas as adjacent.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>In het bestand staan geen gebieden als aangrenzend.</translation>
    </message>
    <message>
        <source>The file starts with a byte order mark.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Het bestand begint met een byte-volgordemarkering.</translation>
    </message>
    <message>
        <source>The fingerprint of the map must have 64 hexadecimal digits.</source>
        <extracomment>core/record.py</extracomment>
        <translation>De vingerafdruk van de kaart moet uit 64 hexadecimale cijfers bestaan.</translation>
    </message>
    <message>
        <source>The game data on the map is different.</source>
        <extracomment>board/map_data.py</extracomment>
        <translation>De spelgegevens van de kaart zijn anders.</translation>
    </message>
    <message>
        <source>The game “{game}” can’t be loaded.</source>
        <extracomment>games/__init__.py</extracomment>
        <translation>Het spel “{game}” kan niet worden geladen.</translation>
    </message>
    <message>
        <source>The game “{game}” isn’t installed.</source>
        <extracomment>games/__init__.py</extracomment>
        <translation>Het spel “{game}” is niet geïnstalleerd.</translation>
    </message>
    <message>
        <source>The key “{key}” is used twice.</source>
        <extracomment>files/strict_json.py</extracomment>
        <translation>De sleutel “{key}” komt twee keer voor.</translation>
    </message>
    <message>
        <source>The key “{name}” is missing.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>De sleutel “{name}” ontbreekt.</translation>
    </message>
    <message>
        <source>The key “{name}” is unknown.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>De sleutel “{name}” is onbekend.</translation>
    </message>
    <message>
        <source>The last one is used.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>De laatste geldt.</translation>
    </message>
    <message>
        <source>The link between {a} and {b} is in the wrong list.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>De verbinding van {a} en {b} staat in de verkeerde lijst.</translation>
    </message>
    <message>
        <source>The link between {a} and {b} is listed twice.</source>
        <extracomment>board/checks/link_checks.py, mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>De verbinding van {a} en {b} staat twee keer in de lijst.</translation>
    </message>
    <message>
        <source>The map can’t be saved.</source>
        <extracomment>mapmaking/files/storage.py</extracomment>
        <translation>De kaart kan niet worden opgeslagen.</translation>
    </message>
    <message>
        <source>The map has changed on disk</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>De kaart op de schijf is gewijzigd</translation>
    </message>
    <message>
        <source>The map has no area or province “{id}”.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Op de kaart is er geen gebied of provincie “{id}”.</translation>
    </message>
    <message>
        <source>The map has no area “{id}”.</source>
        <extracomment>board/files/board_file.py, mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Op de kaart is er geen gebied “{id}”.</translation>
    </message>
    <message>
        <source>The map has no land area “{id}”.</source>
        <extracomment>board/files/board_file.py, games/singapore/rules/scenario.py</extracomment>
        <translation>Op de kaart is er geen landgebied “{id}”.</translation>
    </message>
    <message>
        <source>The map has no sea area “{id}”.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Op de kaart is er geen zeegebied “{id}”.</translation>
    </message>
    <message>
        <source>The map needs a title.</source>
        <extracomment>mapmaking/files/storage.py</extracomment>
        <translation>De kaart heeft een titel nodig.</translation>
    </message>
    <message>
        <source>The map of this game can’t be used.</source>
        <extracomment>library.py</extracomment>
        <translation>De kaart van dit spel is onbruikbaar.</translation>
    </message>
    <message>
        <source>The minimum border length must be between 0 and {most} units.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>De minimumlengte van een grens moet tussen 0 en {most} eenheden liggen.</translation>
    </message>
    <message>
        <source>The name of {place} is outside the canvas.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>De naam van {place} ligt buiten het tekenvlak.</translation>
    </message>
    <message>
        <source>The name of {place} isn’t on the map.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>De naam van {place} staat niet op de kaart.</translation>
    </message>
    <message>
        <source>The name “{text}” doesn’t belong to anything on the map.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>De naam “{text}” hoort bij niets op de kaart.</translation>
    </message>
    <message>
        <source>The outline of {area} has corners far outside the canvas.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>De omtrek van {area} heeft hoekpunten ver buiten het tekenvlak.</translation>
    </message>
    <message>
        <source>The outline of {area} isn’t closed.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>De omtrek van {area} is niet gesloten.</translation>
    </message>
    <message>
        <source>The outline of {province} doesn’t match its areas.</source>
        <extracomment>board/checks/shape_checks.py, mapmaking/files/repair_steps/board.py</extracomment>
        <translation>De omtrek van {province} past niet bij de gebieden ervan.</translation>
    </message>
    <message>
        <source>The outlines cross each other in too many places.</source>
        <extracomment>mapmaking/files/storage.py</extracomment>
        <translation>De omtrekken kruisen elkaar op te veel plaatsen.</translation>
    </message>
    <message>
        <source>The outlines of a map can have at most {most} corners in total.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>De omtrekken van een kaart kunnen samen hoogstens {most} hoekpunten hebben.</translation>
    </message>
    <message>
        <source>The overlap was given to {a}.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>De overlap is aan {a} toegewezen.</translation>
    </message>
    <message>
        <source>The part outside was cut off.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>Het deel daarbuiten is afgesneden.</translation>
    </message>
    <message>
        <source>The place for the token of {area} is outside it or too close to its border.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>De plaats voor het fiche van {area} ligt erbuiten, of te dicht bij de grens.</translation>
    </message>
    <message>
        <source>The province {province} has no areas.</source>
        <extracomment>board/checks/all_checks.py</extracomment>
        <translation>De provincie {province} heeft geen gebieden.</translation>
    </message>
    <message>
        <source>The random seed is too large.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Het startgetal is te groot.</translation>
    </message>
    <message>
        <source>The recorded result is {money}, but replaying the game gives {actual}.</source>
        <extracomment>core/record.py</extracomment>
        <translation>De vastgelegde uitslag is {money}, maar naspelen geeft {actual}.</translation>
    </message>
    <message>
        <source>The result is recorded twice.</source>
        <extracomment>core/record.py</extracomment>
        <translation>De uitslag is twee keer vastgelegd.</translation>
    </message>
    <message>
        <source>The saved game has become too long.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Het opgeslagen spel is te lang geworden.</translation>
    </message>
    <message>
        <source>The saved map replaces your unsaved changes. You can undo this.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>De opgeslagen kaart vervangt je niet-opgeslagen wijzigingen. Je kunt dit ongedaan maken.</translation>
    </message>
    <message>
        <source>The size of the canvas is missing or wrong.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>De grootte van het tekenvlak ontbreekt of klopt niet.</translation>
    </message>
    <message>
        <source>The starting set-up can’t be used.</source>
        <extracomment>core/record.py</extracomment>
        <translation>De beginopstelling is onbruikbaar.</translation>
    </message>
    <message>
        <source>The thinking time of {bot} must be a number of seconds, not “{seconds}”.</source>
        <extracomment>core/bots.py</extracomment>
        <translation>De denktijd van {bot} moet een aantal seconden zijn, niet “{seconds}”.</translation>
    </message>
    <message>
        <source>The thinking time of {bot} must be above 0 and at most {most}&#xa0;seconds, not {seconds}.</source>
        <extracomment>core/bots.py</extracomment>
        <translation>De denktijd van {bot} moet meer dan 0 en hoogstens {most}&#xa0;seconden zijn, niet {seconds}.</translation>
    </message>
    <message>
        <source>The token has to stay inside {area}.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>Het fiche moet binnen {area} blijven.</translation>
    </message>
    <message>
        <source>The value of “{name}” is wrong.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>De waarde van “{name}” klopt niet.</translation>
    </message>
    <message>
        <source>There’s no bot “{bot}”. Choose one of {known}, or your own as module:Class.</source>
        <extracomment>bots/registry.py</extracomment>
        <translation>Er is geen bot “{bot}”. Kies uit {known}, of je eigen bot als module:Klasse.</translation>
    </message>
    <message>
        <source>There’s no such map.</source>
        <extracomment>library.py</extracomment>
        <translation>Zo’n kaart is er niet.</translation>
    </message>
    <message>
        <source>There isn’t enough cash for any merger: only {cash}&#xa0;Rp is left.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Er is niet genoeg contant geld voor een fusie: er is nog maar Rp&#xa0;{cash}.</translation>
    </message>
    <message>
        <source>There’s no decision to undo or redo here.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Hier is geen beslissing om ongedaan te maken of opnieuw te doen.</translation>
    </message>
    <message>
        <source>There’s nothing to undo.</source>
        <extracomment>core/session.py</extracomment>
        <translation>Er is niets om ongedaan te maken.</translation>
    </message>
    <message>
        <source>They share a border, so it links them instead.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Ze hebben een gemeenschappelijke grens; die verbindt ze nu.</translation>
    </message>
    <message>
        <source>This ID is used twice.</source>
        <extracomment>board/files/board_file.py, games/indonesia/rules/scenario.py</extracomment>
        <translation>Deze ID komt twee keer voor.</translation>
    </message>
    <message>
        <source>This can’t be decided by chance.</source>
        <extracomment>core/flow.py</extracomment>
        <translation>Dit kan niet door het toeval worden beslist.</translation>
    </message>
    <message>
        <source>This entry can’t be used.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Dit item is onbruikbaar.</translation>
    </message>
    <message>
        <source>This game needs the map “{map}”, which isn’t installed.</source>
        <extracomment>library.py</extracomment>
        <translation>Dit spel heeft de kaart “{map}” nodig, die niet is geïnstalleerd.</translation>
    </message>
    <message>
        <source>This game was played on another version of the map “{map}”, which isn’t on this computer.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Dit spel is gespeeld op een andere versie van de kaart “{map}”, die niet op deze computer staat.</translation>
    </message>
    <message>
        <source>This is a game of {game} on the map “{map}”.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Dit spel is {game} op de kaart “{map}”.</translation>
    </message>
    <message>
        <source>This is a move by seat {seat}, but it’s the turn of seat {asked}.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Dit is een zet van speler {seat}, maar speler {asked} is aan zet.</translation>
    </message>
    <message>
        <source>This is {map} as it’s used in one of your games. You’re editing a copy, which you can save under a new name.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Dit is {map} zoals die in een van je spellen wordt gebruikt. Je bewerkt een kopie, die je onder een nieuwe naam kunt opslaan.</translation>
    </message>
    <message>
        <source>This isn’t GeoJSON ({error}).</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Dit is geen GeoJSON ({error}).</translation>
    </message>
    <message>
        <source>This isn’t JSON ({error}).</source>
        <extracomment>files/strict_json.py</extracomment>
        <translation>Dit is geen JSON ({error}).</translation>
    </message>
    <message>
        <source>This isn’t UTF-8 text.</source>
        <extracomment>board/files/board_file.py, board/files/tolerant_json.py</extracomment>
        <translation>Dit is geen UTF-8-tekst.</translation>
    </message>
    <message>
        <source>This isn’t a map file.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Dit is geen kaartbestand.</translation>
    </message>
    <message>
        <source>This isn’t a map. Its brackets are nested too deeply.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Dit is geen kaart. De haakjes zijn te diep genest.</translation>
    </message>
    <message>
        <source>This isn’t a saved game ({error}).</source>
        <extracomment>core/record.py</extracomment>
        <translation>Dit is geen opgeslagen spel ({error}).</translation>
    </message>
    <message>
        <source>This isn’t a valid file name.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Dit is geen geldige bestandsnaam.</translation>
    </message>
    <message>
        <source>This line is damaged ({error}).</source>
        <extracomment>core/record.py</extracomment>
        <translation>Deze regel is beschadigd ({error}).</translation>
    </message>
    <message>
        <source>This link is listed twice.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Deze verbinding staat twee keer in de lijst.</translation>
    </message>
    <message>
        <source>This map comes with the program and can’t be changed. Save it under a new name.</source>
        <extracomment>mapmaking/files/storage.py</extracomment>
        <translation>Deze kaart hoort bij het programma en kan niet worden gewijzigd. Sla die op onder een nieuwe naam.</translation>
    </message>
    <message>
        <source>This map is for {found}, not for {wanted}.</source>
        <extracomment>library.py</extracomment>
        <translation>Deze kaart is voor {found}, niet voor {wanted}.</translation>
    </message>
    <message>
        <source>This move breaks the rules.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Deze zet is tegen de regels.</translation>
    </message>
    <message>
        <source>This must be a list.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Dit moet een lijst zijn.</translation>
    </message>
    <message>
        <source>This part of the file is ambiguous.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Dit deel van het bestand is dubbelzinnig.</translation>
    </message>
    <message>
        <source>This part of the map can’t be used.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Dit deel van de kaart is onbruikbaar.</translation>
    </message>
    <message>
        <source>This value can’t be used.</source>
        <extracomment>board/files/flaws.py</extracomment>
        <translation>Deze waarde is onbruikbaar.</translation>
    </message>
    <message>
        <source>Two parts of the map have this ID.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Twee delen van de kaart hebben deze ID.</translation>
    </message>
    <message>
        <source>Two players have the same colour.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Twee spelers hebben dezelfde kleur.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Twee spelers hebben dezelfde naam.</translation>
    </message>
    <message>
        <source>Two provinces have this ID.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Twee provincies hebben deze ID.</translation>
    </message>
    <message>
        <source>Warning</source>
        <extracomment>ui/editor/panels/problem_rows.py</extracomment>
        <translation>Waarschuwing</translation>
    </message>
    <message>
        <source>You can’t undo this because something has been drawn at random since then.</source>
        <extracomment>core/session.py</extracomment>
        <translation>Je kunt dit niet ongedaan maken, omdat het toeval sindsdien iets heeft bepaald.</translation>
    </message>
    <message>
        <source>bricks</source>
        <extracomment>games/singapore/rules/constants.py</extracomment>
        <translation>bakstenen</translation>
    </message>
    <message>
        <source>no ID</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>geen ID</translation>
    </message>
    <message numerus="yes">
        <source>no ships lead to a city yet, but it has room to grow by {n} areas</source>
        <extracomment>For one: no ships lead to a city yet, but it has room to grow by {n} area ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>nog geen schepen varen naar een stad, maar het kan met {n} gebied groeien</numerusform>
            <numerusform>nog geen schepen varen naar een stad, maar het kan met {n} gebieden groeien</numerusform>
        </translation>
    </message>
    <message>
        <source>sea area “{id}”</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>zeegebied “{id}”</translation>
    </message>
    <message>
        <source>{action} isn’t a possible move now.</source>
        <extracomment>core/flow.py</extracomment>
        <translation>{action} is nu geen mogelijke zet.</translation>
    </message>
    <message>
        <source>{area} belongs to the province {province}, which doesn’t exist.</source>
        <extracomment>board/checks/all_checks.py</extracomment>
        <translation>{area} hoort bij de provincie {province}, die niet bestaat.</translation>
    </message>
    <message>
        <source>{area} extends beyond the canvas.</source>
        <extracomment>board/checks/shape_checks.py, mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>{area} steekt buiten het tekenvlak.</translation>
    </message>
    <message numerus="yes">
        <source>{area} has {n} neighbours, far more than other areas.</source>
        <extracomment>For one: {area} has {n} neighbour, far more than other areas. board/checks/link_checks.py</extracomment>
        <translation>
            <numerusform>{area} heeft {n} buur, veel meer dan andere.</numerusform>
            <numerusform>{area} heeft {n} buren, veel meer dan andere.</numerusform>
        </translation>
    </message>
    <message>
        <source>{area} is in the file twice.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>{area} staat twee keer in het bestand.</translation>
    </message>
    <message>
        <source>{area} is outside the canvas or completely covered by others.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>{area} ligt buiten het tekenvlak of is helemaal door andere gebieden bedekt.</translation>
    </message>
    <message>
        <source>{area} isn’t adjacent to any other area.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{area} grenst nergens aan.</translation>
    </message>
    <message>
        <source>{area} now belongs to {new} instead of {old}.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{area} hoort nu bij {new} in plaats van bij {old}.</translation>
    </message>
    <message>
        <source>{area} was given the ID “{id}”.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>{area} heeft de ID “{id}” gekregen.</translation>
    </message>
    <message>
        <source>{a} and {b} are linked by an arrow, but no arrow is drawn.</source>
        <extracomment>board/checks/link_checks.py, mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>{a} en {b} zijn door een pijl verbonden, maar er is er geen getekend.</translation>
    </message>
    <message>
        <source>{a} and {b} are linked by an arrow, but they also share a border.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} en {b} zijn door een pijl verbonden, maar hebben ook een gemeenschappelijke grens.</translation>
    </message>
    <message>
        <source>{a} and {b} are linked, but they aren’t both on the map.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} en {b} zijn verbonden, maar staan niet allebei op de kaart.</translation>
    </message>
    <message>
        <source>{a} and {b} are listed as adjacent, but they don’t share a border.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} en {b} staan als aangrenzend in de lijst, maar hebben geen gemeenschappelijke grens.</translation>
    </message>
    <message>
        <source>{a} and {b} are no longer linked.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} en {b} zijn niet meer verbonden.</translation>
    </message>
    <message>
        <source>{a} and {b} are now linked by a border instead of an arrow.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} en {b} zijn nu door een grens verbonden in plaats van door een pijl.</translation>
    </message>
    <message>
        <source>{a} and {b} are now linked by an arrow instead of a border.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} en {b} zijn nu door een pijl verbonden in plaats van door een grens.</translation>
    </message>
    <message>
        <source>{a} and {b} are now linked by an arrow.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} en {b} zijn nu door een pijl verbonden.</translation>
    </message>
    <message>
        <source>{a} and {b} are now linked.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} en {b} zijn nu verbonden.</translation>
    </message>
    <message>
        <source>{a} and {b} have two manual settings.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Voor {a} en {b} zijn er twee handmatige instellingen.</translation>
    </message>
    <message>
        <source>{a} and {b} only meet at a point. Players may not see whether they are adjacent.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} en {b} raken elkaar maar in één punt. Spelers zien misschien niet of ze aan elkaar grenzen.</translation>
    </message>
    <message numerus="yes">
        <source>{a} and {b} share a border of {n} units, but they aren’t listed as adjacent.</source>
        <extracomment>For one: {a} and {b} share a border of {n} unit, but they aren’t listed as adjacent. board/checks/link_checks.py</extracomment>
        <translation>
            <numerusform>{a} en {b} hebben een gemeenschappelijke grens van {n} eenheid, maar staan niet als aangrenzend in de lijst.</numerusform>
            <numerusform>{a} en {b} hebben een gemeenschappelijke grens van {n} eenheden, maar staan niet als aangrenzend in de lijst.</numerusform>
        </translation>
    </message>
    <message>
        <source>{a} is linked to itself.</source>
        <extracomment>board/checks/link_checks.py, mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>{a} is met zichzelf verbonden.</translation>
    </message>
    <message>
        <source>{company} is already at its ship limit for era {era}.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} heeft de schepenlimiet van tijdperk {era} al bereikt.</translation>
    </message>
    <message>
        <source>{move} ({about})</source>
        <extracomment>ui/table/records.py, ui/table/review/review_texts.py</extracomment>
        <translation>{move} ({about})</translation>
    </message>
    <message numerus="yes">
        <source>{n} islands are too small and are skipped.</source>
        <extracomment>For one: {n} island is too small and is skipped. mapmaking/imports/named_shapes.py</extracomment>
        <translation>
            <numerusform>{n} eiland is te klein en wordt weggelaten.</numerusform>
            <numerusform>{n} eilanden zijn te klein en worden weggelaten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of {all} games didn’t finish within {rounds} rounds.</source>
        <extracomment>For one: {n} of {all} games didn’t finish within {rounds} rounds. board/map_data.py</extracomment>
        <translation>
            <numerusform>{n} van de {all} spellen eindigde niet binnen {rounds} rondes.</numerusform>
            <numerusform>{n} van de {all} spellen eindigden niet binnen {rounds} rondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <extracomment>i18n/text.py</extracomment>
        <translation>{name}: {text}</translation>
    </message>
    <message>
        <source>{players} players: {ended} of {games} games finished. On average: {rounds} rounds, scores {scores}.</source>
        <extracomment>board/map_data.py</extracomment>
        <translation>{players} spelers: {ended} van {games} spellen zijn afgelopen. Gemiddeld: {rounds} rondes, scores {scores}.</translation>
    </message>
    <message>
        <source>{player} {does}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} {does}.</translation>
    </message>
    <message>
        <source>{sea} doesn’t touch another sea or a coast.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{sea} grenst aan geen andere zee en geen kust.</translation>
    </message>
    <message>
        <source>&#xa0;pixels</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>&#xa0;pixels</translation>
    </message>
    <message>
        <source>£{amount}</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>£{amount}</translation>
    </message>
    <message>
        <source>“Built” counts only games in which the card was dealt and its era began.</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>“Gebouwd” telt alleen spellen waarin de stedenkaart is uitgedeeld en het tijdperk ervan is begonnen.</translation>
    </message>
    <message>
        <source>“check” must yield problems, not {found}.</source>
        <extracomment>mapmaking/scripting.py</extracomment>
        <translation>“check” moet problemen opleveren, niet {found}.</translation>
    </message>
    <message>
        <source>“edit” must return a draft, not {found}.</source>
        <extracomment>mapmaking/scripting.py</extracomment>
        <translation>“edit” moet een ontwerp teruggeven, niet {found}.</translation>
    </message>
    <message>
        <source>“edit” returned a map that can’t be saved. {reason}</source>
        <extracomment>mapmaking/scripting.py</extracomment>
        <translation>“edit” gaf een kaart terug die niet opgeslagen kan worden. {reason}</translation>
    </message>
    <message>
        <source>“{area}” already has a feature of this kind.</source>
        <extracomment>board/files/board_file.py, mapmaking/files/repair_steps/features.py</extracomment>
        <translation>“{area}” heeft al zo’n object.</translation>
    </message>
    <message>
        <source>“{area}” belongs to the province “{province}”, which isn’t on the map.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>“{area}” hoort bij de provincie “{province}”, die niet op de kaart staat.</translation>
    </message>
    <message>
        <source>“{file}” is open. Close that game first.</source>
        <extracomment>ui/play/save_folder.py</extracomment>
        <translation>“{file}” is geopend. Sluit eerst dat spel.</translation>
    </message>
    <message>
        <source>“{map}” is one of your maps already.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>“{map}” is al een van jouw kaarten.</translation>
    </message>
    <message>
        <source>“{map}” is open in the map editor. Close its window first.</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>“{map}” is open in de kaarteditor. Sluit eerst dat venster.</translation>
    </message>
    <message>
        <source>“{map}” was added to your maps.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>“{map}” is aan jouw kaarten toegevoegd.</translation>
    </message>
    <message>
        <source>“{move}”: {cost}.</source>
        <extracomment>ui/games/singapore/texts/advice.py, ui/table/hints.py</extracomment>
        <translation>“{move}”: {cost}.</translation>
    </message>
    <message>
        <source>“{name}” isn’t a valid file name. Choose another one.</source>
        <extracomment>ui/play/save_folder.py</extracomment>
        <translation>“{name}” is geen geldige bestandsnaam. Kies een andere.</translation>
    </message>
    <message>
        <source>Replay slo&amp;wer</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Herhaling lang&amp;zamer</translation>
    </message>
    <message>
        <source>Research</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/game_ui.py, ui/games/indonesia/panels/research.py, ui/games/indonesia/recap.py, ui/games/indonesia/rules/quick_reference.py, ui/games/indonesia/texts/names.py</extracomment>
        <translation>Onderzoek</translation>
    </message>
    <message>
        <source>Research {track} {step}</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>{track} {step} onderzoeken</translation>
    </message>
    <message>
        <source>Research {track} {step} for {player}</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>{track} {step} onderzoeken voor {player}</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <extracomment>ui/settings/settings_dialog.py</extracomment>
        <translation>Standaardwaarden</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Resultaat</translation>
    </message>
    <message>
        <source>Return</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Return to the present</source>
        <extracomment>ui/table/decision_view.py, ui/table/panels/past.py</extracomment>
        <translation>Terug naar nu</translation>
    </message>
    <message>
        <source>Rice</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Rijst</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>ui/games/singapore/texts/names.py, ui/table/game_texts.py</extracomment>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>ui/charts/sheet_page.py, ui/editor/links/matrix_dialog.py, ui/table/board/board_table.py</extracomment>
        <translation>Rijen</translation>
    </message>
    <message>
        <source>Rp</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Rp</translation>
    </message>
    <message>
        <source>Rubber</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Rubber</translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <extracomment>ui/shell/refusal_presenter.py, ui/table/board/board_presenter.py</extracomment>
        <translation>Regel {rule}</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>ui/help/rules_window.py, ui/shell/refusal_presenter.py</extracomment>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>ui/charts/chart_window.py, ui/editor/menus/file_commands.py</extracomment>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Opslaan &amp;als…</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Kopie opslaan…</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Kopie opslaan</translation>
    </message>
    <message>
        <source>Save a copy of the game</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Kopie van het spel opslaan</translation>
    </message>
    <message>
        <source>Save a copy of {file}</source>
        <extracomment>ui/help/guide.py</extracomment>
        <translation>Kopie van {file} opslaan</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Kopie opslaan…</translation>
    </message>
    <message>
        <source>Save all charts as PDF</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Alle grafieken opslaan als pdf</translation>
    </message>
    <message>
        <source>Save as “{title}”</source>
        <extracomment>ui/editor/document/map_file.py</extracomment>
        <translation>Opslaan als “{title}”</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Opslaan als…</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <extracomment>ui/charts/chart_window.py, ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Afbeelding opslaan…</translation>
    </message>
    <message>
        <source>Save table…</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Tabel opslaan…</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>ui/editor/menus/export_commands.py, ui/table/review/review_controller.py, ui/table/window/main_window.py, ui/widgets/file_choice.py</extracomment>
        <translation>Opgeslagen als {file}.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <extracomment>ui/app/program.py, ui/settings/preferences.py, ui/table/games/load_dialog.py</extracomment>
        <translation>Opgeslagen spellen</translation>
    </message>
    <message>
        <source>Pass the mouse to {player}.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Geef de muis aan {player}.</translation>
    </message>
    <message>
        <source>Skip to m&amp;y next decision</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Naar mijn vol&amp;gende beslissing</translation>
    </message>
    <message>
        <source>Saved games ({patterns});;All files (*)</source>
        <extracomment>ui/play/save_files.py</extracomment>
        <translation>Opgeslagen spellen ({patterns});;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Inste&amp;llingen…</translation>
    </message>
    <message>
        <source>Sea</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/editor/imports/outline_model.py, ui/editor/panels/properties.py, ui/editor/tools/draw.py</extracomment>
        <translation>Zee</translation>
    </message>
    <message>
        <source>Sea to sea</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Zee naar zee</translation>
    </message>
    <message>
        <source>Sea {n}</source>
        <extracomment>mapmaking/edit/shapes/new_areas.py</extracomment>
        <translation>Zee {n}</translation>
    </message>
    <message>
        <source>Seas</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/editor/dialogs/archipelago_form.py, ui/editor/links/matrix_dialog.py, ui/editor/panels/areas.py, ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Zeeën</translation>
    </message>
    <message>
        <source>You can change seats after the tutorial.</source>
        <extracomment>ui/table/tutorial/guided_bridge.py</extracomment>
        <translation>Na de les kun je van plaats wisselen.</translation>
    </message>
    <message>
        <source>Hidden information</source>
        <extracomment>ui/settings/preferences.py, ui/table/games/game_choices.py</extracomment>
        <translation>Verborgen info</translation>
    </message>
    <message>
        <source>Random seed</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Startgetal</translation>
    </message>
    <message>
        <source>Select</source>
        <extracomment>ui/editor/tools/select.py</extracomment>
        <translation>Selecteren</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Alles selecteren</translation>
    </message>
    <message>
        <source>Sell from {area} to {city}, carried by {line}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Verkopen van {area} naar {city}, vervoerd door {line}</translation>
    </message>
    <message>
        <source>Sell to {city}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Verkopen aan {city}</translation>
    </message>
    <message>
        <source>Sell to {city}, carried by {line}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Verkopen aan {city}, vervoerd door {line}</translation>
    </message>
    <message>
        <source>Selling</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Verkopen</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>ui/editor/standalone.py, ui/settings/settings_dialog.py, ui/table/window/main_window.py</extracomment>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Settings…</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Instellingen…</translation>
    </message>
    <message>
        <source>Sharing one screen</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Samen aan één scherm</translation>
    </message>
    <message>
        <source>Shape {number}</source>
        <extracomment>mapmaking/imports/area_requests.py, mapmaking/imports/areas.py, mapmaking/imports/named_shapes.py, mapmaking/imports/svg.py</extracomment>
        <translation>Vorm {number}</translation>
    </message>
    <message>
        <source>Ship networks</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Scheepsnetwerken</translation>
    </message>
    <message>
        <source>Ships</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Schepen</translation>
    </message>
    <message>
        <source>Ships of your own</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Je eigen schepen</translation>
    </message>
    <message>
        <source>Ships {era}</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Schepen {era}</translation>
    </message>
    <message>
        <source>Minimum border length</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Minimumlengte van grenzen</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>ui/table/player_cards.py, ui/table/window/board_toolbar.py</extracomment>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>Show all &amp;links</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Alle ver&amp;bindingen tonen</translation>
    </message>
    <message>
        <source>Show everything</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Alles tonen</translation>
    </message>
    <message>
        <source>Show it to {player}</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Aan {player} tonen</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Laat zien</translation>
    </message>
    <message>
        <source>Show on the map</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Op de kaart tonen</translation>
    </message>
    <message>
        <source>Show the network of {company}</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Netwerk van {company} tonen</translation>
    </message>
    <message>
        <source>Show the next-best moves</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Andere goede zetten tonen</translation>
    </message>
    <message>
        <source>Show a summary each year</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Elk jaar een overzicht tonen</translation>
    </message>
    <message>
        <source>Show the bottleneck</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Knelpunt tonen</translation>
    </message>
    <message>
        <source>Show {company}</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>{company} tonen</translation>
    </message>
    <message>
        <source>Siap faji</source>
        <extracomment>ui/games/indonesia/texts/names.py, ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Siap faji</translation>
    </message>
    <message>
        <source>While you waited: {events}</source>
        <extracomment>ui/play/recap_box.py</extracomment>
        <translation>Terwijl je wachtte: {events}</translation>
    </message>
    <message>
        <source>Sites</source>
        <extracomment>ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>Bouwplaatsen</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py, ui/editor/dialogs/placing_dialog.py</extracomment>
        <translation>Grootte</translation>
    </message>
    <message>
        <source>Size of text and controls</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Grootte van tekst en bediening</translation>
    </message>
    <message>
        <source>Skip ({key})</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Overslaan ({key})</translation>
    </message>
    <message>
        <source>Slot &amp;{number}</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Plek &amp;{number}</translation>
    </message>
    <message>
        <source>Slots</source>
        <comment>track</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Plekken</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Sold</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/recap.py</extracomment>
        <translation>Verkocht</translation>
    </message>
    <message>
        <source>Some outlines couldn’t be placed</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Sommige omtrekken konden niet worden geplaatst</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Geluiden</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Spatiebalk</translation>
    </message>
    <message>
        <source>Spice</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Specerijen</translation>
    </message>
    <message>
        <source>Split areas</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>Gebieden splitsen</translation>
    </message>
    <message>
        <source>Split {area}</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>{area} splitsen</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>ui/table/games/load_dialog.py</extracomment>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Start in {place}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>Beginnen in {place}</translation>
    </message>
    <message>
        <source>Start {company}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>{company} oprichten</translation>
    </message>
    <message>
        <source>Start {company} in {place}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>{company} oprichten in {place}</translation>
    </message>
    <message>
        <source>Avoid supplying {city}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Niet bevoorraden: {city}</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>ui/editor/panels/undo_list.py</extracomment>
        <translation>Verloop</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py, ui/play/history.py, ui/table/auto_answers.py</extracomment>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Stop (K)</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Stoppen (K)</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Tab, Shift+Tab</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>ui/charts/chart_window.py, ui/table/review/review_pane.py</extracomment>
        <translation>Tabel</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <extracomment>ui/charts/chart_window.py, ui/table/games/record_dialog.py</extracomment>
        <translation>Tabel (*.csv)</translation>
    </message>
    <message>
        <source>Take over</source>
        <extracomment>ui/table/decision_view.py, ui/table/player_cards.py</extracomment>
        <translation>Overnemen</translation>
    </message>
    <message>
        <source>Removes the PIN. The log records this for everyone.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Verwijdert de pincode. Het logboek meldt dit aan iedereen.</translation>
    </message>
    <message>
        <source>Credits</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Bronvermelding</translation>
    </message>
    <message>
        <source>{player}’s PIN was reset without being entered.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>De pincode van {player} is verwijderd zonder dat die is ingevoerd.</translation>
    </message>
    <message>
        <source>The arrow between {a} and {b} crosses a place for a ship in {of}.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>De pijl tussen {a} en {b} kruist een ligplaats in {of}.</translation>
    </message>
    <message>
        <source>The arrow between {a} and {b} crosses the token of {of}.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>De pijl tussen {a} en {b} kruist het fiche van {of}.</translation>
    </message>
    <message>
        <source>The arrow between {a} and {b} is drawn more than once.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>De pijl tussen {a} en {b} is meer dan eens getekend.</translation>
    </message>
    <message>
        <source>The arrow from {a} to {b} has no length.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>De pijl van {a} naar {b} heeft geen lengte.</translation>
    </message>
    <message>
        <source>The arrow has to end at {area}.</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>De pijl moet bij {area} eindigen.</translation>
    </message>
    <message>
        <source>The arrow was left out.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>De pijl is weggelaten.</translation>
    </message>
    <message>
        <source>Couldn’t restore the unsaved changes</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>De niet-opgeslagen wijzigingen konden niet worden hersteld</translation>
    </message>
    <message>
        <source>The city in {area} grows to size {size}.</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>De stad in {area} groeit naar grootte {size}.</translation>
    </message>
    <message>
        <source>Cities go on empty coastal areas, one per province.</source>
        <extracomment>ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>Steden komen op lege kustgebieden, één per provincie.</translation>
    </message>
    <message numerus="yes">
        <source>The common border of {a} and {b} is only {n} units long.</source>
        <extracomment>For one: The common border of {a} and {b} is only {n} unit long. board/checks/link_checks.py</extracomment>
        <translation>
            <numerusform>De gemeenschappelijke grens van {a} en {b} is maar {n} eenheid lang.</numerusform>
            <numerusform>De gemeenschappelijke grens van {a} en {b} is maar {n} eenheden lang.</numerusform>
        </translation>
    </message>
    <message>
        <source>The common border of {a} and {b} is {length} units long, close to the minimum. Players may not see whether they are adjacent.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>De gemeenschappelijke grens van {a} en {b} is {length} eenheden lang, dicht bij het minimum. Spelers zien misschien niet of ze aan elkaar grenzen.</translation>
    </message>
    <message>
        <source>The corners of the canvas can’t be removed.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>De hoekpunten van het tekenvlak kunnen niet worden verwijderd.</translation>
    </message>
    <message>
        <source>The deed was left out.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>De akte is weggelaten.</translation>
    </message>
    <message>
        <source>The deed {deed} is gone.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>De akte {deed} is weg.</translation>
    </message>
    <message>
        <source>The deed {deed} is new.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>De akte {deed} is nieuw.</translation>
    </message>
    <message>
        <source>The edge of the canvas can’t be bent.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>De rand van het tekenvlak kan niet worden gebogen.</translation>
    </message>
    <message>
        <source>The entry was left out.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Het item is weggelaten.</translation>
    </message>
    <message>
        <source>The file is missing.</source>
        <extracomment>mapmaking/files/repair.py</extracomment>
        <translation>Het bestand ontbreekt.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Het spel is afgelopen</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>core/flow.py, ui/games/singapore/beats.py, ui/games/singapore/scene_pictures.py, ui/table/final_screen.py, ui/table/game_texts.py, ui/table/game_view.py, ui/table/window/menus.py</extracomment>
        <translation>Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>Changes take effect immediately.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Wijzigingen gaan meteen in.</translation>
    </message>
    <message>
        <source>Last year’s earnings, doubled</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Inkomsten van het laatste jaar, dubbel</translation>
    </message>
    <message>
        <source>The line has no length.</source>
        <extracomment>mapmaking/edit/shapes/overlay.py</extracomment>
        <translation>De lijn heeft geen lengte.</translation>
    </message>
    <message>
        <source>The lists of adjacent areas are missing.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>De lijsten van aangrenzende gebieden ontbreken.</translation>
    </message>
    <message>
        <source>Lowest bid that makes you {place} right now</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>Laagste bod waarmee je nu {place} bent</translation>
    </message>
    <message>
        <source>The map is damaged</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>De kaart is beschadigd</translation>
    </message>
    <message>
        <source>You won the merger</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Je hebt de veiling gewonnen</translation>
    </message>
    <message>
        <source>Privacy screen between turns</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Privacyscherm tussen beurten</translation>
    </message>
    <message>
        <source>The name of {a} covers a place for a ship in {b}.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>De naam van {a} bedekt een ligplaats in {b}.</translation>
    </message>
    <message>
        <source>The name of {a} covers the arrow between {b} and {c}.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>De naam van {a} bedekt de pijl tussen {b} en {c}.</translation>
    </message>
    <message>
        <source>The name of {a} covers the compass.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>De naam van {a} bedekt het kompas.</translation>
    </message>
    <message>
        <source>The name of {a} covers the title.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>De naam van {a} bedekt de titel.</translation>
    </message>
    <message>
        <source>The name of {a} covers the token of {b}.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>De naam van {a} bedekt het fiche van {b}.</translation>
    </message>
    <message>
        <source>The names of {a} and {b} overlap.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>De namen van {a} en {b} overlappen elkaar.</translation>
    </message>
    <message>
        <source>The outline of {area} crosses itself in too many places.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>De omtrek van {area} kruist zichzelf op te veel plaatsen.</translation>
    </message>
    <message>
        <source>The outline of {area} crosses itself near {place}.</source>
        <extracomment>board/checks/shape_checks.py, mapmaking/files/repair_steps/features.py</extracomment>
        <translation>De omtrek van {area} kruist zichzelf bij {place}.</translation>
    </message>
    <message>
        <source>Zoom to the places you can choose</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Inzoomen op de plaatsen die je kunt kiezen</translation>
    </message>
    <message>
        <source>In this game, you can’t pass in the Research phase.</source>
        <extracomment>games/indonesia/rules/phases/research.py</extracomment>
        <translation>In dit spel mag je in de fase Onderzoek niet passen.</translation>
    </message>
    <message>
        <source>You can keep working. Your files are unchanged since you last saved.</source>
        <extracomment>ui/editor/standalone.py</extracomment>
        <translation>Je kunt doorwerken. Je bestanden zijn zoals je ze het laatst hebt opgeslagen.</translation>
    </message>
    <message>
        <source>The province was added.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>De provincie is toegevoegd.</translation>
    </message>
    <message>
        <source>The province {name} is gone.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>De provincie {name} is weg.</translation>
    </message>
    <message>
        <source>The province {name} is new.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>De provincie {name} is nieuw.</translation>
    </message>
    <message>
        <source>Rules for this decision</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>Regels bij deze beslissing</translation>
    </message>
    <message>
        <source>Same players and options, new set-up</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Dezelfde spelers en opties, nieuwe beginopstelling</translation>
    </message>
    <message>
        <source>The second one was left out.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>De tweede is weggelaten.</translation>
    </message>
    <message>
        <source>The seed must be a number from 0 to {most}.</source>
        <extracomment>mapmaking/archipelago/options.py, ui/table/games/new_game_dialog.py</extracomment>
        <translation>Het startgetal moet een getal van 0 tot {most} zijn.</translation>
    </message>
    <message>
        <source>Too late: the game has already moved on.</source>
        <extracomment>core/session.py</extracomment>
        <translation>Te laat: het spel is al verder.</translation>
    </message>
    <message>
        <source>Table copied to the clipboard.</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Tabel naar het klembord gekopieerd.</translation>
    </message>
    <message>
        <source>The text was read as Western European (Windows-1252).</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>De tekst is gelezen als West-Europees (Windows-1252).</translation>
    </message>
    <message>
        <source>The title is missing.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>De titel ontbreekt.</translation>
    </message>
    <message>
        <source>95% confidence interval: {low} to {high}.</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>Betrouwbaarheidsinterval 95%: {low} tot {high}.</translation>
    </message>
    <message>
        <source>Their common border is {border} map units long. Borders of {threshold} or more link areas, so these are linked unless you decide otherwise.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Hun gemeenschappelijke grens is {border} eenheden lang. Grenzen vanaf {threshold} verbinden gebieden, dus deze zijn verbonden tenzij je anders beslist.</translation>
    </message>
    <message>
        <source>Their common border is {border} map units long. Only borders of {threshold} or more link areas, so these aren’t linked unless you decide otherwise.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Hun gemeenschappelijke grens is {border} eenheden lang. Alleen grenzen vanaf {threshold} verbinden gebieden, dus deze zijn niet verbonden tenzij je anders beslist.</translation>
    </message>
    <message>
        <source>No variations yet. When you undo decisions and then play differently, the original moves are kept here.</source>
        <extracomment>ui/table/games/new_game_controller.py</extracomment>
        <translation>Nog geen varianten. Als je beslissingen ongedaan maakt en dan iets anders speelt, worden de oorspronkelijke zetten hier bewaard.</translation>
    </message>
    <message>
        <source>There’s no “{id}” on this map.</source>
        <extracomment>board/draft.py</extracomment>
        <translation>Op deze kaart is er geen “{id}”.</translation>
    </message>
    <message>
        <source>No other company can merge with {company}.</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Er is geen bedrijf dat met {company} kan fuseren.</translation>
    </message>
    <message>
        <source>No preview</source>
        <extracomment>ui/table/games/game_choices.py, ui/table/games/start_cards.py</extracomment>
        <translation>Geen voorbeeld</translation>
    </message>
    <message>
        <source>They were added.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>Ze zijn toegevoegd.</translation>
    </message>
    <message>
        <source>They were left out.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Ze zijn weggelaten.</translation>
    </message>
    <message>
        <source>This corner can’t be removed: {areas} meet here.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Dit hoekpunt kan niet worden verwijderd: hier komen {areas} samen.</translation>
    </message>
    <message>
        <source>This map has no problems.</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Deze kaart heeft geen problemen.</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Kleur</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/editor/menus/file_commands.py, ui/editor/panels/properties.py</extracomment>
        <translation>Titel</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>ui/charts/chart_model.py</extracomment>
        <translation>Naar</translation>
    </message>
    <message>
        <source>To add</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Toe te voegen</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>ui/editor/imports/outline_model.py</extracomment>
        <translation>Opmerkingen</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>ui/editor/edit_view.py</extracomment>
        <translation>Gereedschap</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>Gereedschap</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Bid for Turn Order</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Speelvolgorde</translation>
    </message>
    <message>
        <source>Turn Order Bid</source>
        <comment>track</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Volgordebod</translation>
    </message>
    <message>
        <source>Two corners would end up in the same place.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Twee hoekpunten zouden op dezelfde plek komen.</translation>
    </message>
    <message>
        <source>Two places for ships in {sea} overlap.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>{sea}: twee ligplaatsen overlappen elkaar.</translation>
    </message>
    <message>
        <source>Type to search</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/table/window/main_window.py</extracomment>
        <translation>Typ om te zoeken</translation>
    </message>
    <message>
        <source>Type words or an amount</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Typ woorden of een bedrag</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py, ui/table/games/game_store.py, ui/table/window/board_toolbar.py, ui/table/window/main_window.py</extracomment>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Undo &amp;turn</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Beurt ongedaan maken</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <extracomment>ui/widgets/chooser.py</extracomment>
        <translation>Verwijderen ongedaan maken</translation>
    </message>
    <message>
        <source>Undo to here</source>
        <extracomment>ui/play/history.py, ui/play/log_pane.py</extracomment>
        <translation>Tot hier ongedaan maken</translation>
    </message>
    <message>
        <source>Unexpected error</source>
        <extracomment>ui/widgets/error_box.py</extracomment>
        <translation>Onverwachte fout</translation>
    </message>
    <message>
        <source>Unlink all</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Alle losmaken</translation>
    </message>
    <message>
        <source>Unlink all selected areas from each other</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Alle geselecteerde gebieden van elkaar losmaken</translation>
    </message>
    <message>
        <source>Unlink {a} and {b}</source>
        <extracomment>mapmaking/review/fixes.py, ui/editor/links/texts.py</extracomment>
        <translation>{a} en {b} losmaken</translation>
    </message>
    <message numerus="yes">
        <source>Unlink {n} areas from each other</source>
        <extracomment>For one: Unlink {n} area ui/editor/panels/neighbours.py</extracomment>
        <translation>
            <numerusform>{n} gebied losmaken</numerusform>
            <numerusform>{n} gebieden van elkaar losmaken</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py, ui/editor/menus/file_commands.py</extracomment>
        <translation>Niet-opgeslagen wijzigingen</translation>
    </message>
    <message>
        <source>Reassign</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Hier gebruiken</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Waarden</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Warnings</source>
        <extracomment>ui/editor/panels/problem_rows.py</extracomment>
        <translation>Waarschuwingen</translation>
    </message>
    <message>
        <source>Welcome to the islands</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Welkom op de eilanden</translation>
    </message>
    <message>
        <source>Well done!</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py, ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Goed gedaan!</translation>
    </message>
    <message>
        <source>What can I do?</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Wat kan ik doen?</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/table/window/main_window.py</extracomment>
        <translation>Opdrachten</translation>
    </message>
    <message>
        <source>Turning points</source>
        <extracomment>ui/table/final_screen.py, ui/table/game_view.py, ui/table/review/review_page.py, ui/table/review/review_pane.py</extracomment>
        <translation>Keerpunten</translation>
    </message>
    <message>
        <source>Nothing in this category.</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Niets in deze categorie.</translation>
    </message>
    <message>
        <source>What did you draw?</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Wat heb je getekend?</translation>
    </message>
    <message>
        <source>Unreadable characters were replaced with question marks.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Onleesbare tekens zijn vervangen door vraagtekens.</translation>
    </message>
    <message>
        <source>Map overlays</source>
        <extracomment>ui/table/window/board_toolbar.py</extracomment>
        <translation>Kaartlagen</translation>
    </message>
    <message>
        <source>Planning goal</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py, ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Doel van het plan</translation>
    </message>
    <message>
        <source>Moves you undid and then replaced. Opening one starts a new game from that point.</source>
        <extracomment>ui/table/games/new_game_controller.py</extracomment>
        <translation>Zetten die je ongedaan hebt gemaakt en vervangen. Als je er een opent, begint vanaf daar een nieuw spel.</translation>
    </message>
    <message>
        <source>What would a bot have played?</source>
        <extracomment>ui/play/log_pane.py, ui/table/player_cards.py</extracomment>
        <translation>Wat had een bot gespeeld?</translation>
    </message>
    <message>
        <source>Shows a summary above the log at the end of each year until you make a decision or press Esc.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Toont aan het eind van elk jaar een overzicht boven het logboek, tot je een beslissing neemt of op Esc drukt.</translation>
    </message>
    <message>
        <source>If you get stuck</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py, ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Als je vastzit</translation>
    </message>
    <message>
        <source>Starting areas</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Startgebieden</translation>
    </message>
    <message>
        <source>You can turn this screen off in Settings › Hidden information.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Je kunt dit scherm uitzetten in Instellingen › Verborgen info.</translation>
    </message>
    <message>
        <source>Why did the bot do that?</source>
        <extracomment>ui/play/log_pane.py, ui/table/player_cards.py</extracomment>
        <translation>Waarom deed de bot dat?</translation>
    </message>
    <message>
        <source>Why {number}?</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Waarom {number}?</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Waarom?</translation>
    </message>
    <message>
        <source>When playing alone</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Als je alleen speelt</translation>
    </message>
    <message>
        <source>Removing {area} would split a zone of {company}.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Zonder {area} zou een zone van {company} uiteenvallen.</translation>
    </message>
    <message>
        <source>Year</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/game_view.py, ui/games/indonesia/ledger_view.py, ui/games/indonesia/year_page.py</extracomment>
        <translation>Jaar</translation>
    </message>
    <message>
        <source>Year {year}</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>Jaar {year}</translation>
    </message>
    <message>
        <source>Year {year} is over</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Jaar {year} is voorbij</translation>
    </message>
    <message>
        <source>Year {year}: {player} pays {amount} in the merger of {companies}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Jaar {year}: {player} betaalt {amount} bij de fusie van {companies}</translation>
    </message>
    <message>
        <source>Year {year}: {player} receives {amount} in the merger of {companies}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Jaar {year}: {player} ontvangt {amount} bij de fusie van {companies}</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py, ui/games/indonesia/panels/city_growth.py, ui/games/indonesia/panels/research.py, ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Jij</translation>
    </message>
    <message>
        <source>You don’t have enough cash for any merger.</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Je hebt niet genoeg contant geld voor een fusie.</translation>
    </message>
    <message>
        <source>Your city card</source>
        <extracomment>ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>Je stedenkaart</translation>
    </message>
    <message>
        <source>Choose which city card to play first</source>
        <extracomment>ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>Kies welke stedenkaart je eerst speelt</translation>
    </message>
    <message>
        <source>Money from or to other players</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Geld van of aan andere spelers</translation>
    </message>
    <message>
        <source>Your ships earned {amount} from other players.</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>Je schepen verdienden {amount} aan andere spelers.</translation>
    </message>
    <message>
        <source>Zoom</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/preferences.py, ui/settings/shortcuts.py</extracomment>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/menus.py</extracomment>
        <translation>&amp;Inzoomen</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/menus.py</extracomment>
        <translation>&amp;Uitzoomen</translation>
    </message>
    <message>
        <source>a point</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>een punt</translation>
    </message>
    <message numerus="yes">
        <source>announce mergers of up to {n} deeds</source>
        <extracomment>For one: announce mergers of up to {n} deed ui/games/indonesia/texts/names.py</extracomment>
        <translation>
            <numerusform>fusies tot {n} akte aankondigen</numerusform>
            <numerusform>fusies tot {n} aktes aankondigen</numerusform>
        </translation>
    </message>
    <message>
        <source>announce no mergers</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>geen fusies aankondigen</translation>
    </message>
    <message>
        <source>area “{area}”</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>gebied “{area}”</translation>
    </message>
    <message>
        <source>bank {amount}</source>
        <extracomment>ui/games/indonesia/final_screen.py, ui/games/indonesia/player_cards.py</extracomment>
        <translation>bank {amount}</translation>
    </message>
    <message>
        <source>bids after you</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>biedt na jou</translation>
    </message>
    <message>
        <source>buys {number}</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>koopt {number}</translation>
    </message>
    <message>
        <source>byte {start}</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>byte {start}</translation>
    </message>
    <message>
        <source>cards: {eras}</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>stedenkaarten: {eras}</translation>
    </message>
    <message>
        <source>cash to spend</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>contant te besteden</translation>
    </message>
    <message>
        <source>cash {amount}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>contant {amount}</translation>
    </message>
    <message>
        <source>city</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/indonesia/chart_data.py</extracomment>
        <translation>stad</translation>
    </message>
    <message>
        <source>city card “{id}”</source>
        <extracomment>games/indonesia/maps/repair.py, games/indonesia/rules/scenario.py</extracomment>
        <translation>stedenkaart “{id}”</translation>
    </message>
    <message>
        <source>city card {id}</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>stedenkaart {id}</translation>
    </message>
    <message>
        <source>city cards: {eras}</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>stedenkaarten: {eras}</translation>
    </message>
    <message>
        <source>city of size {size}</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>stad van grootte {size}</translation>
    </message>
    <message>
        <source>coast {a} – {b}</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>kust {a} – {b}</translation>
    </message>
    <message>
        <source>decision {number}</source>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>beslissing {number}</translation>
    </message>
    <message>
        <source>deed “{id}”</source>
        <extracomment>games/indonesia/maps/repair.py, games/indonesia/rules/scenario.py</extracomment>
        <translation>akte “{id}”</translation>
    </message>
    <message numerus="yes">
        <source>each ship carries {n} goods</source>
        <extracomment>For one: each ship carries {n} good ui/games/indonesia/texts/names.py</extracomment>
        <translation>
            <numerusform>elk schip vervoert {n} product</numerusform>
            <numerusform>elk schip vervoert {n} producten</numerusform>
        </translation>
    </message>
    <message>
        <source>earn {amount}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{amount} verdienen</translation>
    </message>
    <message>
        <source>empty canvas</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>leeg tekenvlak</translation>
    </message>
    <message>
        <source>end</source>
        <comment>of the game</comment>
        <extracomment>ui/games/indonesia/chart_data.py, ui/table/review/review_texts.py</extracomment>
        <translation>einde</translation>
    </message>
    <message>
        <source>exception {a} – {b}</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>uitzondering {a} – {b}</translation>
    </message>
    <message>
        <source>feature “{id}”</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>object “{id}”</translation>
    </message>
    <message>
        <source>feature {number}</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>object {number}</translation>
    </message>
    <message>
        <source>feature {number}, “{id}”</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>object {number}, “{id}”</translation>
    </message>
    <message>
        <source>for {amount}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>voor {amount}</translation>
    </message>
    <message>
        <source>free slots</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>vrije plekken</translation>
    </message>
    <message>
        <source>from era {era}: {deed}</source>
        <extracomment>ui/games/indonesia/deed_list.py</extracomment>
        <translation>vanaf tijdperk {era}: {deed}</translation>
    </message>
    <message>
        <source>full</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>vol</translation>
    </message>
    <message>
        <source>get {amount} or more</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{amount} of meer krijgen</translation>
    </message>
    <message>
        <source>goods waiting for buyers or ships</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>producten die op kopers of schepen wachten</translation>
    </message>
    <message>
        <source>grown</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>gegroeid</translation>
    </message>
    <message>
        <source>grows</source>
        <comment>city</comment>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>groeit</translation>
    </message>
    <message>
        <source>growth</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>groei</translation>
    </message>
    <message>
        <source>has operated this year</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>heeft dit jaar al gedraaid</translation>
    </message>
    <message>
        <source>{cash} left if you win</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>nog {cash} over als je wint</translation>
    </message>
    <message>
        <source>income from the current board</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>inkomsten van het huidige bord</translation>
    </message>
    <message>
        <source>&amp;Play this map</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>Deze kaart &amp;spelen</translation>
    </message>
    <message>
        <source>&amp;Reset panels</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>Panelen her&amp;stellen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Use the Builder.&lt;/b&gt; You get £4, and Budi gets 1&#xa0;VP from the bank: that’s what owners earn when others use their buildings. You can use each building once in a turn.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Gebruik de Bouwmeester.&lt;/b&gt; Jij krijgt £4, en Budi krijgt 1&#xa0;VP van de bank: dat verdienen eigenaren als anderen hun gebouwen gebruiken. Elk gebouw kun je één keer per beurt gebruiken.</translation>
    </message>
    <message>
        <source>A bid is unlikely to win: {player} can go higher.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Een bod wint waarschijnlijk niet: {player} kan hoger gaan.</translation>
    </message>
    <message>
        <source>A second worker</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Een tweede arbeider</translation>
    </message>
    <message numerus="yes">
        <source>About {n} minutes</source>
        <extracomment>For one: About {n} minute ui/table/tutorial/learning.py</extracomment>
        <translation>
            <numerusform>Ongeveer {n} minuut</numerusform>
            <numerusform>Ongeveer {n} minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a deed here</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Hier een akte toevoegen</translation>
    </message>
    <message>
        <source>Add to the draft</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Aan het concept toevoegen</translation>
    </message>
    <message>
        <source>Advance another player’s Hull by one step.</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>Zet het laadruim van een andere speler één stap vooruit.</translation>
    </message>
    <message>
        <source>Advance one of your research tracks by one step.</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>Ga op een van je onderzoekssporen één stap vooruit.</translation>
    </message>
    <message>
        <source>After 9 to 12 rounds, the tiles run out. Only VP count then: spend your money and goods in time.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Na 9 tot 12 rondes zijn de tegels op. Dan tellen alleen VP: geef je geld en goederen op tijd uit.</translation>
    </message>
    <message>
        <source>Alert in the task bar</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Melding in de taakbalk</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All</source>
        <comment>rows</comment>
        <extracomment>ui/charts/sheet_page.py</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All deeds</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Alle aktes</translation>
    </message>
    <message>
        <source>All pairs</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Alle paren</translation>
    </message>
    <message>
        <source>All players are skipped: {reason}</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>Iedereen wordt overgeslagen: {reason}</translation>
    </message>
    <message>
        <source>All rounds</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Alle rondes</translation>
    </message>
    <message>
        <source>All years</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Alle jaren</translation>
    </message>
    <message>
        <source>Announce no merger</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Geen fusie aankondigen</translation>
    </message>
    <message>
        <source>Another width</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Andere breedte</translation>
    </message>
    <message>
        <source>Arrow keys move selected land. Ctrl+arrow key selects the next area.</source>
        <extracomment>ui/editor/tools/select.py</extracomment>
        <translation>Pijltjestoetsen verplaatsen geselecteerd land. Ctrl+pijltjestoets selecteert het volgende gebied.</translation>
    </message>
    <message>
        <source>At the end of each round; click a heading to sort, double-click a row to see the board at that time</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Aan het eind van elke ronde; klik op een kop om te sorteren, dubbelklik op een rij om het bord op dat moment te zien</translation>
    </message>
    <message>
        <source>Author</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Maker</translation>
    </message>
    <message>
        <source>Author: {author}.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Maker: {author}.</translation>
    </message>
    <message>
        <source>Back to town</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Terug naar de stad</translation>
    </message>
    <message>
        <source>Bid no more</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Niet meer bieden</translation>
    </message>
    <message>
        <source>Black Market</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Zwarte markt</translation>
    </message>
    <message>
        <source>Brick Pit</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Kleiput</translation>
    </message>
    <message>
        <source>Brickworks</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Steenfabriek</translation>
    </message>
    <message>
        <source>Budi ends round 5. Then Budi has the fewest VP, gets the Raffles stone, flags D4 for you and plays first; Citra is next.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Budi beëindigt ronde 5. Dan heeft Budi de minste VP, krijgt de Raffles-steen, zet je vlag op D4 en speelt als eerste; daarna is Citra aan de beurt.</translation>
    </message>
    <message>
        <source>Build New Helpers</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Bouw Nieuwe helpers</translation>
    </message>
    <message>
        <source>Build up a town, send your workers through its streets, and trade, legally or not.</source>
        <extracomment>ui/games/singapore/offer.py</extracomment>
        <translation>Bouw een stad op, stuur je arbeiders door de straten en handel, legaal of niet.</translation>
    </message>
    <message>
        <source>Build {tile} on {lot}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{tile} bouwen op {lot}</translation>
    </message>
    <message>
        <source>Builder</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Bouwer</translation>
    </message>
    <message numerus="yes">
        <source>Builds {n} more roads for {price}.</source>
        <extracomment>For one: Builds {n} more road for {price}. ui/games/singapore/beats.py</extracomment>
        <translation>
            <numerusform>Legt nog {n} weg aan voor {price}.</numerusform>
            <numerusform>Legt nog {n} wegen aan voor {price}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Card Tables</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Speeltafels</translation>
    </message>
    <message>
        <source>Cash and bank at the end of the year, in rupiah</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Contant geld en bank aan het eind van het jaar, in roepia</translation>
    </message>
    <message>
        <source>Casino</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Casino</translation>
    </message>
    <message>
        <source>Changed {date}</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Gewijzigd: {date}</translation>
    </message>
    <message>
        <source>Changes against your plan, and the rupiah that each player gets by this sale.</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Wat er verandert ten opzichte van je plan, en hoeveel roepia elke speler door deze verkoop krijgt.</translation>
    </message>
    <message>
        <source>Chips</source>
        <extracomment>ui/games/singapore/chips_page.py, ui/games/singapore/game_view.py</extracomment>
        <translation>Fiches</translation>
    </message>
    <message>
        <source>Choose a pair, or click a company.</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Kies een paar of klik een bedrijf aan.</translation>
    </message>
    <message>
        <source>Choose picture…</source>
        <extracomment>ui/editor/tools/trace.py</extracomment>
        <translation>Afbeelding kiezen…</translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} areas of {company} to remove.</source>
        <extracomment>For one: Choose {n} area of {company} to remove. ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>
            <numerusform>Kies {n} gebied van {company} om op te geven.</numerusform>
            <numerusform>Kies {n} gebieden van {company} om op te geven.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cities: how many its goods or ships reach</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Steden: hoeveel de producten of schepen bereiken</translation>
    </message>
    <message>
        <source>Clear all marks</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>Alle markeringen wissen</translation>
    </message>
    <message>
        <source>Click an area to select it; hold Shift to select more. Drag a box to select all areas in it. Drag selected land to move it, or its handles to scale and rotate it. Double-click renames.</source>
        <extracomment>ui/editor/tools/select.py</extracomment>
        <translation>Klik of trek een kader om te selecteren (Shift: meer). Slepen verplaatst, grepen schalen en draaien, dubbelklik hernoemt.</translation>
    </message>
    <message>
        <source>Click the area to link with {area}. Esc cancels.</source>
        <extracomment>ui/editor/tools/link.py</extracomment>
        <translation>Klik op het gebied dat met {area} moet worden verbonden. Esc annuleert.</translation>
    </message>
    <message>
        <source>Closes gaps and overlaps up to this many units wide.</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Sluit openingen en overlappingen tot zoveel eenheden.</translation>
    </message>
    <message>
        <source>Collect the moves of a turn before they are played</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Verzamelt de zetten van een beurt voordat ze gespeeld worden</translation>
    </message>
    <message>
        <source>Compare…</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Vergelijken…</translation>
    </message>
    <message>
        <source>Cop&amp;y areas</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Gebieden kop&amp;iëren</translation>
    </message>
    <message numerus="yes">
        <source>Copied {n} land areas.</source>
        <extracomment>For one: Copied {n} land area. ui/editor/menus/copies.py</extracomment>
        <translation>
            <numerusform>{n} landgebied gekopieerd.</numerusform>
            <numerusform>{n} landgebieden gekopieerd.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>ui/charts/sheet_page.py, ui/editor/menus/area_menu.py</extracomment>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Couldn’t bring the map back.</source>
        <extracomment>ui/editor/document/own_maps.py</extracomment>
        <translation>De kaart kon niet worden teruggehaald.</translation>
    </message>
    <message>
        <source>Couldn’t move the map to the trash, so it wasn’t deleted.</source>
        <extracomment>ui/editor/document/own_maps.py</extracomment>
        <translation>De kaart kon niet naar de prullenbak worden verplaatst en is niet verwijderd.</translation>
    </message>
    <message>
        <source>Couldn’t undo “{step}”. It was kept in a damaged file.</source>
        <extracomment>mapmaking/files/kept_steps.py</extracomment>
        <translation>“{step}” kan niet ongedaan worden gemaakt: het bestand waarin de stap bewaard was, is beschadigd.</translation>
    </message>
    <message>
        <source>Counting Hse</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Kantoor</translation>
    </message>
    <message>
        <source>Courthouse</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Gerechtshof</translation>
    </message>
    <message>
        <source>Ctrl+arrow key</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Ctrl+pijltjestoets</translation>
    </message>
    <message>
        <source>Current plan</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Huidig plan</translation>
    </message>
    <message>
        <source>Description</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Beschrijving</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>ui/editor/dialogs/placing_dialog.py</extracomment>
        <translation>Omlaag</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>ui/games/singapore/panels/draft_row.py, ui/games/singapore/panels/turn.py</extracomment>
        <translation>Concept</translation>
    </message>
    <message>
        <source>Duplicat&amp;e areas</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Gebieden du&amp;pliceren</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate {n} areas</source>
        <extracomment>For one: Duplicate {n} area ui/editor/menus/copies.py</extracomment>
        <translation>
            <numerusform>{n} gebied dupliceren</numerusform>
            <numerusform>{n} gebieden dupliceren</numerusform>
        </translation>
    </message>
    <message>
        <source>Each change is from one point of the chart to the next.</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Elke verandering loopt van het ene punt van de grafiek tot het volgende.</translation>
    </message>
    <message>
        <source>East India Co.</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>O.-I. Comp.</translation>
    </message>
    <message>
        <source>Era ends at 1 type:</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Tijdperk eindigt bij 1 soort:</translation>
    </message>
    <message>
        <source>Everything by year; click a heading to sort, double-click a row to see the board at that time</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Alles per jaar; klik op een kop om te sorteren, dubbelklik op een rij om het bord op dat moment te zien</translation>
    </message>
    <message>
        <source>Expected final money; what rivals get and the chance to win count, too.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Verwacht eindbedrag; ook het geld van tegenstanders en de winstkans tellen.</translation>
    </message>
    <message>
        <source>Expected: {money}</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Verwacht: {money}</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>A&amp;fbeelding exporteren…</translation>
    </message>
    <message>
        <source>Export picture</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Afbeelding exporteren</translation>
    </message>
    <message>
        <source>First return three chips at the Courthouse. With five, you’d be caught in a raid.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Leg eerst drie fiches terug in het Gerechtshof. Met vijf word je bij een inval betrapt.</translation>
    </message>
    <message>
        <source>First use New Helpers, where your worker stands.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Gebruik eerst Nieuwe helpers, waar je arbeider staat.</translation>
    </message>
    <message>
        <source>First use Raffles’ Plan: it gives your second worker five more steps.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Gebruik eerst het Plan van Raffles: dat geeft je tweede arbeider vijf extra stappen.</translation>
    </message>
    <message>
        <source>First year</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>1e jaar</translation>
    </message>
    <message>
        <source>First year: what it earns on the board as it is, in rupiah</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>1e jaar: wat het verdient op het bord zoals het nu is, in roepia</translation>
    </message>
    <message>
        <source>For how many players is it best? What’s special about it?</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Voor hoeveel spelers is hij het best? Wat is er bijzonder aan?</translation>
    </message>
    <message>
        <source>Found: {areas}.</source>
        <extracomment>ui/editor/context.py</extracomment>
        <translation>Gevonden: {areas}.</translation>
    </message>
    <message>
        <source>Free slots: &lt;b&gt;{n} of {slots}&lt;/b&gt;.</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Vrije bedrijfsplekken: &lt;b&gt;{n} van {slots}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>From</source>
        <comment>bid</comment>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Vanaf</translation>
    </message>
    <message>
        <source>From era B, rice and spice can merge too. The merged company loses half its areas, and the rest produce siap faji: ready meals that sell for 35 each.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Vanaf tijdperk B kunnen ook rijst en specerijen fuseren. Het gefuseerde bedrijf verliest de helft van zijn gebieden, en de rest maakt siap faji: kant-en-klaarmaaltijden die 35 per stuk opleveren.</translation>
    </message>
    <message>
        <source>From: the lowest bid, in rupiah</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Vanaf: het laagste bod, in roepia</translation>
    </message>
    <message>
        <source>Gain</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Winst</translation>
    </message>
    <message>
        <source>Game ends at 1 type:</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Spel eindigt bij 1 soort:</translation>
    </message>
    <message>
        <source>Gives each bot a head, and now and then a dry remark. It doesn’t change how the bot plays.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Geeft elke bot een kop en af en toe een droge opmerking. De bot speelt er niet anders door.</translation>
    </message>
    <message>
        <source>Go to E3 with your second worker this time.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ga deze keer met je tweede arbeider naar E3.</translation>
    </message>
    <message>
        <source>Go to E4 with your second worker this time.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ga deze keer met je tweede arbeider naar E4.</translation>
    </message>
    <message>
        <source>Go to your New Helpers on G2 this time.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ga deze keer naar je Nieuwe helpers op G2.</translation>
    </message>
    <message>
        <source>Good move</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Goede zet</translation>
    </message>
    <message>
        <source>Goods never travel over land: each ship that carries one costs you 5, paid to its owner. Your company must sell as many goods as it can. The best plan is ready: your rice sells for 20, and 5 of that go to Budi for the ship. &lt;b&gt;Press the button to sell.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Producten reizen nooit over land: elk schip dat er een vervoert, kost je 5, voor de eigenaar van het schip. Je bedrijf moet zoveel mogelijk verkopen. Het beste plan staat klaar: je rijst levert 20 op, en daarvan gaat 5 naar Budi voor het schip. &lt;b&gt;Druk op de knop om te verkopen.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Goods sold in the year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>In het jaar verkochte producten</translation>
    </message>
    <message>
        <source>Goods sold plus ship fees received, minus ship fees paid, in rupiah</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Verkochte producten plus ontvangen vracht, min betaalde vracht, in roepia</translation>
    </message>
    <message>
        <source>Heads and remarks</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Koppen en opmerkingen</translation>
    </message>
    <message>
        <source>Import outlines from GeoJSON, TopoJSON, Shapefile, SVG or KML</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Omtrekken importeren uit GeoJSON, TopoJSON, Shapefile, SVG of KML</translation>
    </message>
    <message>
        <source>In percent, at the beginning of each year</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>In procenten, aan het begin van elk jaar</translation>
    </message>
    <message>
        <source>In pounds</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>In ponden</translation>
    </message>
    <message>
        <source>In the round</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>In de ronde</translation>
    </message>
    <message>
        <source>It comes out ahead when the game is played on from here.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Dit komt beter uit als het spel vanaf hier wordt doorgespeeld.</translation>
    </message>
    <message numerus="yes">
        <source>It has room to grow by {n} areas, against {fewer}.</source>
        <extracomment>For one: It has room to grow by {n} area, against {fewer}. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Het kan met {n} gebied groeien, anders met {fewer}.</numerusform>
            <numerusform>Het kan met {n} gebieden groeien, anders met {fewer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It then sells {n} goods a year for {net}.</source>
        <extracomment>For one: It then sells {n} good a year for {net}. ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>Het verkoopt dan {n} product per jaar voor {net}.</numerusform>
            <numerusform>Het verkoopt dan {n} producten per jaar voor {net}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its nodes aren’t areas of this map. Call them by the ids or names of areas.</source>
        <extracomment>mapmaking/imports/graph_links.py</extracomment>
        <translation>De knopen zijn geen gebieden van deze kaart. Noem ze naar de id’s of namen van gebieden.</translation>
    </message>
    <message>
        <source>Its style sheets have too many rules. Save it as plain SVG.</source>
        <extracomment>mapmaking/imports/svg_styles.py</extracomment>
        <translation>De stijlbladen hebben te veel regels. Sla het op als gewone SVG.</translation>
    </message>
    <message>
        <source>It’s better for rivals, too.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Ook voor tegenstanders is het beter.</translation>
    </message>
    <message>
        <source>It’s close: the company is worth about {amount} or more to you, but cash is useful, too.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Het scheelt weinig: het bedrijf is voor jou ongeveer {amount} of meer waard, maar geld is ook nuttig.</translation>
    </message>
    <message>
        <source>Keep all</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>Alles houden</translation>
    </message>
    <message numerus="yes">
        <source>Keep {n} more areas</source>
        <extracomment>For one: Keep {n} more area ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>Nog {n} gebied houden</numerusform>
            <numerusform>Nog {n} gebieden houden</numerusform>
        </translation>
    </message>
    <message>
        <source>Kitchen</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Keuken</translation>
    </message>
    <message>
        <source>Land belongs to a province. Choose one, or write the name of a new one.</source>
        <extracomment>mapmaking/edit/shapes/drawn_areas.py</extracomment>
        <translation>Land hoort bij een provincie. Kies er een, of schrijf de naam van een nieuwe.</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Groot</translation>
    </message>
    <message>
        <source>Largest lead over rivals</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Grootste voorsprong op tegenstanders</translation>
    </message>
    <message>
        <source>Largest sums</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Grootste bedragen</translation>
    </message>
    <message>
        <source>Last year</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py, ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Vorig jaar</translation>
    </message>
    <message>
        <source>Last year of the era:</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Laatste jaar van het tijdperk:</translation>
    </message>
    <message>
        <source>Last year: what both companies earned</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Vorig jaar: wat beide bedrijven hebben verdiend</translation>
    </message>
    <message>
        <source>Last year; deeds left:</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Laatste jaar; aktes:</translation>
    </message>
    <message>
        <source>Least money for rivals</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Minste geld voor tegenstanders</translation>
    </message>
    <message>
        <source>Let’s skip ahead: the program has played for all of you. It’s round 5, and there are tiles of the second stack. You’ve built and used illegal buildings: you have five black chips, more than anybody else.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>We slaan een stuk over: het programma heeft voor jullie allemaal gespeeld. Het is ronde 5, en er zijn tegels van de tweede stapel. Je hebt illegale gebouwen gebouwd en gebruikt: je hebt vijf zwarte fiches, meer dan alle anderen.</translation>
    </message>
    <message>
        <source>Licence</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Licentie</translation>
    </message>
    <message>
        <source>Licence: {licence}.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Licentie: {licence}.</translation>
    </message>
    <message>
        <source>Link with…</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Verbinden met…</translation>
    </message>
    <message>
        <source>Log ({number})</source>
        <extracomment>ui/table/window/side.py</extracomment>
        <translation>Logboek ({number})</translation>
    </message>
    <message>
        <source>Looking back: decision {at} of {of}</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Terugkijken: beslissing {at} van {of}</translation>
    </message>
    <message>
        <source>Looking back: {at}/{of}</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Terugkijken: {at}/{of}</translation>
    </message>
    <message>
        <source>Lot for {price}</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Kavel voor {price}</translation>
    </message>
    <message>
        <source>Luck counted most: it lowered {player}’s chance from {before} to {after}.</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Geluk telde het meest: de kans van {player} daalde van {before} naar {after}.</translation>
    </message>
    <message>
        <source>Luck counted most: it raised {player}’s chance from {before} to {after}.</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Geluk telde het meest: de kans van {player} steeg van {before} naar {after}.</translation>
    </message>
    <message>
        <source>Manufactory</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Manufactuur</translation>
    </message>
    <message>
        <source>Maps of the program</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Kaarten van het programma</translation>
    </message>
    <message>
        <source>Mark what brings least</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>Markeren wat het minst opbrengt</translation>
    </message>
    <message numerus="yes">
        <source>Mark {n} more areas</source>
        <extracomment>For one: Mark {n} more area ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>Nog {n} gebied markeren</numerusform>
            <numerusform>Nog {n} gebieden markeren</numerusform>
        </translation>
    </message>
    <message>
        <source>Mergers</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Fusies</translation>
    </message>
    <message>
        <source>Money in the bank</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Geld in de bank</translation>
    </message>
    <message numerus="yes">
        <source>More than {n} plans sell as much.</source>
        <extracomment>For one: More than {n} plan sells as much. ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>
            <numerusform>Meer dan {n} plan verkoopt evenveel.</numerusform>
            <numerusform>Meer dan {n} plannen verkopen evenveel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Most money for you</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Meeste geld voor jou</translation>
    </message>
    <message>
        <source>Mouse wheel and touchpad</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Muiswiel en touchpad</translation>
    </message>
    <message>
        <source>Move earlier</source>
        <extracomment>ui/games/singapore/panels/draft_row.py</extracomment>
        <translation>Naar voren</translation>
    </message>
    <message>
        <source>Move later</source>
        <extracomment>ui/games/singapore/panels/draft_row.py</extracomment>
        <translation>Naar achteren</translation>
    </message>
    <message>
        <source>Move selected land, farther with Shift</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Geselecteerd land verplaatsen, verder met Shift</translation>
    </message>
    <message>
        <source>Move the keyboard’s pointer, farther with Shift</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>De aanwijzer van het toetsenbord verplaatsen, verder met Shift</translation>
    </message>
    <message>
        <source>Move {number}: {move}</source>
        <extracomment>ui/games/singapore/panels/draft_row.py</extracomment>
        <translation>Zet {number}: {move}</translation>
    </message>
    <message numerus="yes">
        <source>Move {n} areas</source>
        <extracomment>For one: Move {n} area ui/editor/tools/placing_frame.py, ui/editor/tools/select.py</extracomment>
        <translation>
            <numerusform>{n} gebied verplaatsen</numerusform>
            <numerusform>{n} gebieden verplaatsen</numerusform>
        </translation>
    </message>
    <message>
        <source>Mute</source>
        <extracomment>ui/table/window/board_toolbar.py</extracomment>
        <translation>Dempen</translation>
    </message>
    <message>
        <source>My decisions and what concerns me</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Mijn beslissingen en wat mij aangaat</translation>
    </message>
    <message>
        <source>My decisions only</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Alleen mijn beslissingen</translation>
    </message>
    <message>
        <source>Net: at the lowest bid. A year: what you earn more.</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Netto: bij het laagste bod. Per jaar: wat je meer verdient.</translation>
    </message>
    <message>
        <source>New Helpers</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Helpers</translation>
    </message>
    <message>
        <source>New Helpers gives your second worker, once. They share your 3 steps and 3 uses.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Nieuwe helpers geeft je één keer je tweede arbeider. Samen delen ze je 3 stappen en 3 acties.</translation>
    </message>
    <message>
        <source>News</source>
        <extracomment>ui/editor/editor_window.py, ui/shell/news.py</extracomment>
        <translation>Nieuws</translation>
    </message>
    <message>
        <source>News &amp;since my turn…</source>
        <extracomment>ui/table/window/news.py</extracomment>
        <translation>Nieuws &amp;sinds mijn beurt…</translation>
    </message>
    <message>
        <source>News since my turn</source>
        <extracomment>ui/table/window/news.py</extracomment>
        <translation>Nieuws sinds mijn beurt</translation>
    </message>
    <message>
        <source>Next or previous area, corner or label</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Volgend of vorig gebied, hoekpunt of label</translation>
    </message>
    <message>
        <source>No city that buys can be reached</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Geen stad die koopt is bereikbaar</translation>
    </message>
    <message>
        <source>No links changed.</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py, ui/editor/imports/import_commands.py</extracomment>
        <translation>Er is geen verbinding veranderd.</translation>
    </message>
    <message>
        <source>No map found.</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Geen kaart gevonden.</translation>
    </message>
    <message>
        <source>No other plan changes what anybody gets, or which cities are supplied.</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Geen ander plan verandert wat iemand krijgt, of welke steden worden beleverd.</translation>
    </message>
    <message>
        <source>No plan brings points. In order of money, then goods.</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Geen plan levert punten op. Op volgorde van geld, dan goederen.</translation>
    </message>
    <message>
        <source>No roads lead here from your workers</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Er lopen geen wegen hierheen vanaf je arbeiders</translation>
    </message>
    <message>
        <source>No tracing picture yet.</source>
        <extracomment>ui/editor/tools/trace.py</extracomment>
        <translation>Nog geen afbeelding om over te trekken.</translation>
    </message>
    <message>
        <source>No uses left</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Geen acties meer</translation>
    </message>
    <message>
        <source>Nobody knows what follows the chip, so nothing can be added to the draft.</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Niemand weet wat er na het fiche komt; daarom kan er niets aan het concept worden toegevoegd.</translation>
    </message>
    <message numerus="yes">
        <source>None of these companies reaches a city yet; more ships can change that.</source>
        <extracomment>For one: This company reaches no city yet; more ships can change that. ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>
            <numerusform>Dit bedrijf bereikt nog geen stad; meer schepen kunnen dat veranderen.</numerusform>
            <numerusform>Geen van deze bedrijven bereikt al een stad; meer schepen kunnen dat veranderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Niets</translation>
    </message>
    <message>
        <source>Nothing can be added after the end of the turn.</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Na het einde van de beurt kan niets worden toegevoegd.</translation>
    </message>
    <message>
        <source>Nothing can come after the end of the turn, or after a drawn chip.</source>
        <extracomment>ui/games/singapore/panels/draft_row.py</extracomment>
        <translation>Na het einde van de beurt of na een getrokken fiche kan niets meer komen.</translation>
    </message>
    <message>
        <source>Nothing more to {cities}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Niets meer naar {cities}</translation>
    </message>
    <message>
        <source>Nothing on this computer can play sounds. Install one of these programs: {programs}.</source>
        <extracomment>ui/widgets/sound_player.py</extracomment>
        <translation>Niets op deze computer kan geluiden afspelen. Installeer een van deze programma’s: {programs}.</translation>
    </message>
    <message>
        <source>Number of areas</source>
        <extracomment>ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>Aantal gebieden</translation>
    </message>
    <message>
        <source>Of all kinds</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Van alle soorten</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>plans</comment>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Uit</translation>
    </message>
    <message>
        <source>On Linux, text is enlarged as much as the system’s, up to 250%.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Onder Linux wordt tekst evenveel vergroot als die van het systeem, tot 250%.</translation>
    </message>
    <message>
        <source>On its coast: {places}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Aan de kust: {places}.</translation>
    </message>
    <message>
        <source>On its coasts: {places}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Aan de kusten: {places}.</translation>
    </message>
    <message>
        <source>On the board at the end of the year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Aan het eind van het jaar op het bord</translation>
    </message>
    <message>
        <source>On the map without a mouse</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Op de kaart zonder muis</translation>
    </message>
    <message>
        <source>Once a year, you advance one of five tracks for free. Slots lets you own more companies, Expansion makes them grow faster, and Hull lets your ships carry more. &lt;b&gt;Choose Slots, so that you can start a second company next year.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Eén keer per jaar ga je op een van vijf sporen gratis een stap vooruit. Met Plekken kun je meer bedrijven bezitten, met Uitbreiding groeien ze sneller, en met Laadruim vervoeren je schepen meer. &lt;b&gt;Kies Plekken, zodat je volgend jaar een tweede bedrijf kunt oprichten.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>One more area or ship a year for {companies}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Eén gebied of schip meer per jaar voor {companies}.</translation>
    </message>
    <message>
        <source>One more area or ship a year for {companies}: {amount} more a year.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Eén gebied of schip meer per jaar voor {companies}: {amount} meer per jaar.</translation>
    </message>
    <message>
        <source>One more step</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Nog een stap</translation>
    </message>
    <message>
        <source>Only an arrow can link them.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Alleen een pijl kan ze verbinden.</translation>
    </message>
    <message>
        <source>Only for links that you’ve changed.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Alleen voor verbindingen die je hebt veranderd.</translation>
    </message>
    <message>
        <source>Only land areas can be copied. Select at least one.</source>
        <extracomment>mapmaking/imports/copied_areas.py</extracomment>
        <translation>Alleen landgebieden kunnen worden gekopieerd. Selecteer er minstens één.</translation>
    </message>
    <message>
        <source>Only one type of deed is left: {deeds}.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Er is nog maar één soort akte over: {deeds}.</translation>
    </message>
    <message>
        <source>Only their owner may see city cards.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Alleen de eigenaar mag stedenkaarten zien.</translation>
    </message>
    <message>
        <source>Only where two or more people play.</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Alleen als er twee of meer mensen meespelen.</translation>
    </message>
    <message>
        <source>Only your own maps can be renamed and deleted.</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Alleen je eigen kaarten kun je hernoemen en verwijderen.</translation>
    </message>
    <message>
        <source>Opacity</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Dekking</translation>
    </message>
    <message>
        <source>Open a shared map</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Gedeelde kaart openen</translation>
    </message>
    <message>
        <source>Open file…</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Bestand openen…</translation>
    </message>
    <message>
        <source>Opens a map that somebody shared as one file</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Opent een kaart die iemand als één bestand heeft gedeeld</translation>
    </message>
    <message>
        <source>Operations</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Exploitatie</translation>
    </message>
    <message>
        <source>Opium Den</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Opiumkit</translation>
    </message>
    <message>
        <source>Order</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Volgorde</translation>
    </message>
    <message>
        <source>Other move: {move}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Andere zet: {move}</translation>
    </message>
    <message>
        <source>Out: {rivals}. {reason}</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Doen niet mee: {rivals}. {reason}</translation>
    </message>
    <message>
        <source>Outlines (*.geojson *.json *.topojson *.shp *.zip *.svg *.svgz *.kml *.kmz);;All files (*)</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Omtrekken (*.geojson *.json *.topojson *.shp *.zip *.svg *.svgz *.kml *.kmz);;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Outlines with the same value become one.</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Omtrekken met dezelfde waarde worden één.</translation>
    </message>
    <message>
        <source>Own buildings used by others</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Eigen gebouwen, door anderen gebruikt</translation>
    </message>
    <message>
        <source>Own ships lead to {places}, which need {number} {good}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Eigen schepen leiden naar {places}; vraag daar: {number} {good}.</translation>
    </message>
    <message>
        <source>PNG image (*.png);;SVG drawing (*.svg)</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>PNG-afbeelding (*.png);;SVG-tekening (*.svg)</translation>
    </message>
    <message>
        <source>PNG: {width} × {height}&#xa0;pixels. SVG: sharp at any size.</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>PNG: {width} × {height}&#xa0;pixels. SVG: scherp op elk formaat.</translation>
    </message>
    <message>
        <source>Pa&amp;ste areas</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Gebieden p&amp;lakken</translation>
    </message>
    <message>
        <source>Paid out: {shares}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Uitbetaald: {shares}.</translation>
    </message>
    <message>
        <source>Paint provinces</source>
        <extracomment>ui/editor/tools/paint.py</extracomment>
        <translation>Provincies verven</translation>
    </message>
    <message numerus="yes">
        <source>Paste {n} areas</source>
        <extracomment>For one: Paste {n} area ui/editor/menus/copies.py</extracomment>
        <translation>
            <numerusform>{n} gebied plakken</numerusform>
            <numerusform>{n} gebieden plakken</numerusform>
        </translation>
    </message>
    <message>
        <source>Pawnshop</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Pandjeshuis</translation>
    </message>
    <message>
        <source>Per year</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>Per jaar</translation>
    </message>
    <message>
        <source>PgUp, PgDn</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>PgUp, PgDn</translation>
    </message>
    <message>
        <source>Picture of the map</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Afbeelding van de kaart</translation>
    </message>
    <message>
        <source>Picture of the outlines</source>
        <extracomment>ui/editor/imports/outline_picture.py</extracomment>
        <translation>Afbeelding van de omtrekken</translation>
    </message>
    <message>
        <source>Picture of {game}</source>
        <extracomment>ui/table/games/start_cards.py</extracomment>
        <translation>Afbeelding van {game}</translation>
    </message>
    <message>
        <source>Plane</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Plat vlak</translation>
    </message>
    <message>
        <source>Plane, upside down</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Plat vlak, ondersteboven</translation>
    </message>
    <message>
        <source>Plans its turn, but not beyond it; builds like Easy.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Plant zijn beurt, maar niet verder; bouwt zoals Makkelijk.</translation>
    </message>
    <message>
        <source>Plans of a turn</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Plannen voor een beurt</translation>
    </message>
    <message>
        <source>Play the draft, or change it.</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Speel het concept of wijzig het.</translation>
    </message>
    <message numerus="yes">
        <source>Play {n} moves</source>
        <extracomment>For one: Play {n} move ui/games/singapore/panels/turn.py</extracomment>
        <translation>
            <numerusform>{n} zet spelen</numerusform>
            <numerusform>{n} zetten spelen</numerusform>
        </translation>
    </message>
    <message>
        <source>Player or company</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Speler of bedrijf</translation>
    </message>
    <message>
        <source>Players without a column get nothing.</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Spelers zonder kolom krijgen niets.</translation>
    </message>
    <message>
        <source>Points the window out in the task bar or Dock when it’s your turn and another window is in front.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Wijst het venster aan in de taakbalk of het Dock als je aan de beurt bent en een ander venster vooraan staat.</translation>
    </message>
    <message>
        <source>Produced nearby: {goods}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>In de buurt geproduceerd: {goods}.</translation>
    </message>
    <message>
        <source>Province ID</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>ID van de provincie</translation>
    </message>
    <message>
        <source>Province name</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Naam van de provincie</translation>
    </message>
    <message>
        <source>Province: {name}</source>
        <extracomment>ui/editor/tools/paint.py</extracomment>
        <translation>Provincie: {name}</translation>
    </message>
    <message>
        <source>Purple diamond</source>
        <extracomment>ui/style/theme.py</extracomment>
        <translation>Paarse ruit</translation>
    </message>
    <message>
        <source>Put it on the board</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Zet hem op het bord</translation>
    </message>
    <message>
        <source>Put your second worker on the board in this turn. Left: {left}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Zet je tweede arbeider deze beurt op het bord. Over: {left}.</translation>
    </message>
    <message>
        <source>Radius of the token’s circle</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Straal van de cirkel voor het fiche</translation>
    </message>
    <message>
        <source>Raffles’ Plan</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Het Plan van Raffles</translation>
    </message>
    <message>
        <source>Raffles’ Plan</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Plan Raffles</translation>
    </message>
    <message>
        <source>Re&amp;load from disk</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Opnieuw van schijf &amp;laden</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py, ui/editor/imports/import_commands.py, ui/table/games/map_loader.py</extracomment>
        <translation>{file} wordt gelezen…</translation>
    </message>
    <message>
        <source>Recover unsaved changes</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Niet-opgeslagen wijzigingen herstellen</translation>
    </message>
    <message>
        <source>Red triangle</source>
        <extracomment>ui/style/theme.py</extracomment>
        <translation>Rode driehoek</translation>
    </message>
    <message>
        <source>Redraw arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Pijl opnieuw tekenen</translation>
    </message>
    <message>
        <source>Redraw outline of {province}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Omtrek van {province} opnieuw tekenen</translation>
    </message>
    <message>
        <source>Reload from disk</source>
        <extracomment>ui/editor/document/map_file.py, ui/editor/menus/file_commands.py</extracomment>
        <translation>Opnieuw van schijf laden</translation>
    </message>
    <message>
        <source>Remo&amp;ve area…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Gebied verwi&amp;jderen…</translation>
    </message>
    <message>
        <source>Remove and give ground to</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/editor/panels/properties.py</extracomment>
        <translation>Verwijderen en de grond geven aan</translation>
    </message>
    <message>
        <source>Remove arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Pijl verwijderen</translation>
    </message>
    <message>
        <source>Remove arrow between {a} and {b}</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Pijl tussen {a} en {b} verwijderen</translation>
    </message>
    <message>
        <source>Remove compass</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Kompas verwijderen</translation>
    </message>
    <message>
        <source>Remove corner</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Hoekpunt verwijderen</translation>
    </message>
    <message>
        <source>Remove duplicate link</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Dubbele verbinding verwijderen</translation>
    </message>
    <message>
        <source>Remove link</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Verbinding verwijderen</translation>
    </message>
    <message>
        <source>Remove manual setting</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Handmatige instelling verwijderen</translation>
    </message>
    <message>
        <source>Remove one good from the plan (Del)</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Eén product uit het plan halen (Del)</translation>
    </message>
    <message>
        <source>Remove province {province}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Provincie {province} verwijderen</translation>
    </message>
    <message>
        <source>Remove title</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Titel verwijderen</translation>
    </message>
    <message>
        <source>Remove {move}</source>
        <extracomment>ui/games/singapore/panels/draft_row.py</extracomment>
        <translation>{move} verwijderen</translation>
    </message>
    <message numerus="yes">
        <source>Remove {n} areas</source>
        <extracomment>For one: Remove {n} area ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>{n} gebied opgeven</numerusform>
            <numerusform>{n} gebieden opgeven</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename map</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Kaart hernoemen</translation>
    </message>
    <message>
        <source>Rename what is selected</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>De selectie hernoemen</translation>
    </message>
    <message>
        <source>Rename, or edit a cell</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Hernoemen, of een cel bewerken</translation>
    </message>
    <message>
        <source>Renames them so they aren’t offered again.</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Ze krijgen een andere naam en worden niet opnieuw aangeboden.</translation>
    </message>
    <message>
        <source>Repeat the l&amp;ast news</source>
        <extracomment>ui/shell/news.py</extracomment>
        <translation>Laatste nieuws he&amp;rhalen</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>noun</comment>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Herhaling</translation>
    </message>
    <message>
        <source>Replay fro&amp;m the start</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Herhaling vanaf het be&amp;gin</translation>
    </message>
    <message>
        <source>Replay speed</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Snelheid van de herhaling</translation>
    </message>
    <message>
        <source>Replay speed: {name}</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Snelheid van de herhaling: {name}</translation>
    </message>
    <message>
        <source>Replay what happened next, step by step (K)</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Stap voor stap afspelen wat er toen gebeurde (K)</translation>
    </message>
    <message>
        <source>Replaying the game up to its current position…</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Het spel wordt nagespeeld tot de huidige stand…</translation>
    </message>
    <message>
        <source>Report a pro&amp;blem…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Probleem &amp;melden…</translation>
    </message>
    <message>
        <source>Report a problem (the file includes all hidden information)</source>
        <extracomment>ui/table/game_ui.py</extracomment>
        <translation>Probleem melden (het bestand bevat alle verborgen info)</translation>
    </message>
    <message>
        <source>Report a problem: the file includes all hidden cash and city cards</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Probleem melden: het bestand bevat al het verborgen geld en alle stedenkaarten</translation>
    </message>
    <message>
        <source>Report saved as {file}.</source>
        <extracomment>ui/table/chart_controller.py, ui/table/crash_report.py</extracomment>
        <translation>Rapport opgeslagen als {file}.</translation>
    </message>
    <message>
        <source>Reposition label of {place}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Naam van {place} verplaatsen</translation>
    </message>
    <message>
        <source>Reposition ships in {sea}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Schepen opnieuw plaatsen: {sea}</translation>
    </message>
    <message>
        <source>Reposition token of {area}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Fiche van {area} opnieuw plaatsen</translation>
    </message>
    <message>
        <source>Research</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Onderzoek</translation>
    </message>
    <message>
        <source>Research nothing</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>Niets onderzoeken</translation>
    </message>
    <message>
        <source>Reset all</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Alles terugzetten</translation>
    </message>
    <message numerus="yes">
        <source>Reset links between {n} areas</source>
        <extracomment>For one: Reset links of {n} area ui/editor/panels/neighbours.py</extracomment>
        <translation>
            <numerusform>Verbindingen van {n} gebied weer op automatisch zetten</numerusform>
            <numerusform>Verbindingen tussen {n} gebieden weer op automatisch zetten</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset {a} and {b} to automatic</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} en {b} weer op automatisch zetten</translation>
    </message>
    <message>
        <source>Resize circle of {area}</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Cirkelgrootte van {area} wijzigen</translation>
    </message>
    <message numerus="yes">
        <source>Resize circles of {n} areas</source>
        <extracomment>For one: Resize circle of {n} area ui/editor/panels/properties.py</extracomment>
        <translation>
            <numerusform>Cirkelgrootte van {n} gebied wijzigen</numerusform>
            <numerusform>Cirkelgrootte van {n} gebieden wijzigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Resize compass</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Grootte van het kompas wijzigen</translation>
    </message>
    <message>
        <source>Resize label of {place}</source>
        <extracomment>ui/editor/tools/place.py</extracomment>
        <translation>Grootte van de naam van {place} wijzigen</translation>
    </message>
    <message>
        <source>Resize map</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Grootte van de kaart wijzigen</translation>
    </message>
    <message>
        <source>Resize the frame</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Formaat van het kader wijzigen</translation>
    </message>
    <message>
        <source>Resize title</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Grootte van de titel wijzigen</translation>
    </message>
    <message>
        <source>Restart the tutorial</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Les opnieuw beginnen</translation>
    </message>
    <message>
        <source>Results of the games</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>Resultaten van de spellen</translation>
    </message>
    <message>
        <source>Resume bots</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>Bots hervatten</translation>
    </message>
    <message>
        <source>Return to the present (Esc)</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Terug naar nu (Esc)</translation>
    </message>
    <message>
        <source>Review doubtful borders</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Twijfelachtige grenzen beoordelen</translation>
    </message>
    <message>
        <source>Rice and spice can only merge into siap faji from era B onward.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Rijst en specerijen fuseren vanaf tijdperk B tot siap faji.</translation>
    </message>
    <message>
        <source>Right-click</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Rechtsklikken</translation>
    </message>
    <message>
        <source>Rivals</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>Rivalen</translation>
    </message>
    <message>
        <source>Room</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Ruimte</translation>
    </message>
    <message>
        <source>Rotate label of {place}</source>
        <extracomment>mapmaking/edit/grips.py, ui/editor/tools/place.py</extracomment>
        <translation>Naam van {place} draaien</translation>
    </message>
    <message numerus="yes">
        <source>Rotate {n} areas</source>
        <extracomment>For one: Rotate {n} area ui/editor/tools/placing_frame.py</extracomment>
        <translation>
            <numerusform>{n} gebied draaien</numerusform>
            <numerusform>{n} gebieden draaien</numerusform>
        </translation>
    </message>
    <message>
        <source>Rotation</source>
        <extracomment>ui/editor/dialogs/placing_dialog.py</extracomment>
        <translation>Rotatie</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Round 6</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ronde 6</translation>
    </message>
    <message>
        <source>Round {round}: a raid costs {players} {amount}</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Ronde {round}: een inval kost {players} {amount}</translation>
    </message>
    <message>
        <source>Run &amp;bot games…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Met &amp;bots spelen…</translation>
    </message>
    <message>
        <source>Run bot games</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>Met bots spelen</translation>
    </message>
    <message>
        <source>Rupiah bid each year; bids go into the bank</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Geboden roepia per jaar; biedingen gaan naar de bank</translation>
    </message>
    <message>
        <source>Rupiah paid for ships and in mergers; rows pay, columns receive</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Roepia betaald voor schepen en bij fusies; rijen betalen, kolommen ontvangen</translation>
    </message>
    <message>
        <source>Same cities, other ships</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Dezelfde steden, andere schepen</translation>
    </message>
    <message>
        <source>Save all chapters as PDF</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Alle hoofdstukken opslaan als pdf</translation>
    </message>
    <message>
        <source>Save as</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Opslaan als</translation>
    </message>
    <message>
        <source>Save file…</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Bestand opslaan…</translation>
    </message>
    <message>
        <source>Save in &amp;folder…</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Opslaan in een &amp;map…</translation>
    </message>
    <message>
        <source>Save in folder</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Opslaan in een map</translation>
    </message>
    <message>
        <source>Save report</source>
        <extracomment>ui/editor/balance/balance_dialog.py, ui/table/chart_controller.py</extracomment>
        <translation>Rapport opslaan</translation>
    </message>
    <message>
        <source>Save rules as PDF</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Regels opslaan als pdf</translation>
    </message>
    <message>
        <source>Saved in {folder}.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Opgeslagen in {folder}.</translation>
    </message>
    <message>
        <source>Say where the pointer is</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Zeggen waar de aanwijzer is</translation>
    </message>
    <message>
        <source>Say why this can stay as it is.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Leg uit waarom dit zo kan blijven.</translation>
    </message>
    <message numerus="yes">
        <source>Scale {n} areas</source>
        <extracomment>For one: Scale {n} area ui/editor/tools/placing_frame.py</extracomment>
        <translation>
            <numerusform>{n} gebied schalen</numerusform>
            <numerusform>{n} gebieden schalen</numerusform>
        </translation>
    </message>
    <message>
        <source>Search log</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Zoeken in het logboek</translation>
    </message>
    <message>
        <source>Search maps</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Kaarten zoeken</translation>
    </message>
    <message>
        <source>Search rules</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Zoeken in de regels</translation>
    </message>
    <message>
        <source>Search saved games</source>
        <extracomment>ui/table/games/load_dialog.py</extracomment>
        <translation>Zoeken in opgeslagen spellen</translation>
    </message>
    <message>
        <source>Search settings</source>
        <extracomment>ui/settings/settings_dialog.py</extracomment>
        <translation>Zoeken in de instellingen</translation>
    </message>
    <message>
        <source>Search table</source>
        <extracomment>ui/table/board/board_table.py</extracomment>
        <translation>Zoeken in de tabel</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Speler {seat}</translation>
    </message>
    <message>
        <source>See more on the board</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Meer zien op het bord</translation>
    </message>
    <message>
        <source>Select a problem to see what you can do.</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Selecteer een probleem om te zien wat je kunt doen.</translation>
    </message>
    <message>
        <source>Select an area to see its neighbours, or several areas to see the links between them.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Selecteer een gebied om de buren te zien, of meerdere gebieden om hun onderlinge verbindingen te zien.</translation>
    </message>
    <message>
        <source>Select at most {most} areas to link them all to each other.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Selecteer hoogstens {most} gebieden om ze allemaal met elkaar te verbinden.</translation>
    </message>
    <message>
        <source>Select one area first. Then you can link it to another by name.</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Selecteer eerst één gebied. Dan kun je het op naam met een ander verbinden.</translation>
    </message>
    <message>
        <source>Select one area first. Then you can rename it.</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>Selecteer eerst één gebied. Dan kun je het hernoemen.</translation>
    </message>
    <message>
        <source>Select the next area</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Volgend gebied selecteren</translation>
    </message>
    <message>
        <source>Select the province</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>De provincie selecteren</translation>
    </message>
    <message>
        <source>Selected rows</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Geselecteerde rijen</translation>
    </message>
    <message>
        <source>Sell the rest as planned</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>De rest volgens plan verkopen</translation>
    </message>
    <message>
        <source>Sell with your own ships</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Verkoop met je eigen schepen</translation>
    </message>
    <message>
        <source>Sell {number}, net {net}</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>{number} verkopen, netto {net}</translation>
    </message>
    <message numerus="yes">
        <source>Sell {n} goods as planned</source>
        <extracomment>For one: Sell {n} good as planned ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{n} product volgens plan verkopen</numerusform>
            <numerusform>{n} producten volgens plan verkopen</numerusform>
        </translation>
    </message>
    <message>
        <source>Sells</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Verkoopt</translation>
    </message>
    <message>
        <source>Set damaged files aside</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Beschadigde bestanden apart zetten</translation>
    </message>
    <message>
        <source>Set length</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Lengte instellen</translation>
    </message>
    <message>
        <source>Set minimum border length to {length}</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Minimumlengte van grenzen op {length} zetten</translation>
    </message>
    <message>
        <source>Several provinces</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Meerdere provincies</translation>
    </message>
    <message>
        <source>Share as one file</source>
        <extracomment>ui/editor/dialogs/share_dialog.py, ui/editor/menus/export_commands.py</extracomment>
        <translation>Delen als één bestand</translation>
    </message>
    <message>
        <source>Shared map (*{ending})</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>Gedeelde kaart (*{ending})</translation>
    </message>
    <message>
        <source>Shared maps (*{ending})</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Gedeelde kaarten (*{ending})</translation>
    </message>
    <message>
        <source>Shift+arrow key</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Shift+pijltjestoets</translation>
    </message>
    <message>
        <source>Ships are needed there for {companies}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Er zijn daar schepen nodig voor {companies}.</translation>
    </message>
    <message>
        <source>Ships at its coast: {companies}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Schepen aan de kust: {companies}.</translation>
    </message>
    <message>
        <source>Ships first</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Eerst de schepen</translation>
    </message>
    <message>
        <source>Ships lead to {places}, which need {number} {good}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Schepen leiden naar {places}; vraag daar: {number} {good}.</translation>
    </message>
    <message>
        <source>Shortcut for {command}</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Sneltoets voor {command}</translation>
    </message>
    <message>
        <source>Show &amp;problems</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>&amp;Problemen tonen</translation>
    </message>
    <message>
        <source>Show &amp;selection</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>S&amp;electie tonen</translation>
    </message>
    <message>
        <source>Show &amp;whole map</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Hele kaart tonen</translation>
    </message>
    <message>
        <source>Show all deeds again</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Weer alle aktes tonen</translation>
    </message>
    <message>
        <source>Show all pairs again</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Weer alle paren tonen</translation>
    </message>
    <message>
        <source>Show cash and city cards (or hold the mouse on the card)</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Contant geld en stedenkaarten tonen (of houd de muisknop ingedrukt op de spelerskaart)</translation>
    </message>
    <message>
        <source>Show hidden information, or hold the mouse on the card</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Verborgen info tonen, of houd de muisknop ingedrukt op de spelerskaart</translation>
    </message>
    <message>
        <source>Show label</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Naam tonen</translation>
    </message>
    <message>
        <source>Show label of {name}</source>
        <extracomment>mapmaking/review/fixes.py, ui/editor/menus/area_menu.py</extracomment>
        <translation>Naam van {name} tonen</translation>
    </message>
    <message>
        <source>Show log entries about {area}</source>
        <extracomment>ui/table/board/board_presenter.py</extracomment>
        <translation>Logboekregels over {area} tonen</translation>
    </message>
    <message>
        <source>Show or hide &amp;panels</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/main_window.py</extracomment>
        <translation>&amp;Panelen tonen of verbergen</translation>
    </message>
    <message>
        <source>Show or hide panels</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Panelen tonen of verbergen</translation>
    </message>
    <message>
        <source>Show or hide the victory track, the tiles and the bag</source>
        <extracomment>ui/games/singapore/table_strip.py</extracomment>
        <translation>Het puntenspoor, de tegels en de zak tonen of verbergen</translation>
    </message>
    <message>
        <source>Show or hide what happened</source>
        <extracomment>ui/play/recap_box.py</extracomment>
        <translation>Tonen of verbergen wat er gebeurde</translation>
    </message>
    <message>
        <source>Show problems</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/editor/panels/problems.py</extracomment>
        <translation>Problemen tonen</translation>
    </message>
    <message>
        <source>Show the best moves and the final money a bot expects</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>De beste zetten tonen, met het eindbedrag dat een bot verwacht</translation>
    </message>
    <message>
        <source>Show the board without pieces</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Bord zonder stukken tonen</translation>
    </message>
    <message>
        <source>Show the cities {company} can reach</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Steden tonen die {company} bereikt</translation>
    </message>
    <message>
        <source>Show this moment on the board</source>
        <extracomment>ui/play/recap_box.py, ui/table/final_screen.py</extracomment>
        <translation>Dit moment op het bord tonen</translation>
    </message>
    <message>
        <source>Show {player}’s hidden information</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>De verborgen info van {player} tonen</translation>
    </message>
    <message>
        <source>Shown on the board</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Op het bord te zien</translation>
    </message>
    <message>
        <source>Shows the cities a company’s goods can reach, and how many each still buys.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Toont welke steden de producten van een bedrijf bereiken, en hoeveel elke stad nog koopt.</translation>
    </message>
    <message>
        <source>Shows the goods each city has received and still needs.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Toont wat elke stad heeft ontvangen en nog nodig heeft.</translation>
    </message>
    <message>
        <source>Shows the name or number of each area.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Toont de naam of het nummer van elk gebied.</translation>
    </message>
    <message>
        <source>Shows what has changed since your last decision.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Toont wat er sinds je laatste beslissing is veranderd.</translation>
    </message>
    <message>
        <source>Shows where each available company can start.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Toont waar elk beschikbaar bedrijf kan beginnen.</translation>
    </message>
    <message>
        <source>Shows which areas are adjacent.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Toont welke gebieden aan elkaar grenzen.</translation>
    </message>
    <message>
        <source>Shows which sea areas each company’s ships connect.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Toont welke zeegebieden de schepen van elk bedrijf verbinden.</translation>
    </message>
    <message>
        <source>Signs</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Tekens</translation>
    </message>
    <message>
        <source>Size 2 grows before size 1. A city needs a city stone of its new size; the old one is returned.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Grootte 2 groeit vóór grootte 1. Een stad heeft een stadssteen van de nieuwe grootte nodig; de oude komt terug.</translation>
    </message>
    <message>
        <source>Size of each city at the end of each year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Grootte van elke stad aan het eind van elk jaar</translation>
    </message>
    <message>
        <source>Size: how many goods or ships both have together</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Grootte: hoeveel goederen of schepen beide samen hebben</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <extracomment>ui/table/decision_view.py, ui/table/window/board_toolbar.py</extracomment>
        <translation>Naar mijn beurt</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>Tot het einde</translation>
    </message>
    <message>
        <source>Small</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Smuggling</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Smokkel</translation>
    </message>
    <message>
        <source>Sold out? Then expand!</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Uitverkocht? Breid uit!</translation>
    </message>
    <message>
        <source>Some settings in {file} aren’t valid, so their defaults are used: {names}.</source>
        <extracomment>ui/settings/settings_file.py</extracomment>
        <translation>Sommige instellingen in {file} zijn ongeldig; daarvoor gelden de standaardwaarden: {names}.</translation>
    </message>
    <message>
        <source>Something went wrong: {error}</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Er is iets misgegaan: {error}</translation>
    </message>
    <message>
        <source>Spoken by a screen reader</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Voorgelezen door een schermlezer</translation>
    </message>
    <message>
        <source>Standard</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Standaard</translation>
    </message>
    <message>
        <source>Start a company for free if you have a free slot. If you pass, you’re out for the phase.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Richt gratis een bedrijf op als je een vrije plek hebt. Wie past, doet deze fase niet meer mee.</translation>
    </message>
    <message>
        <source>Start a game</source>
        <extracomment>ui/app/program.py</extracomment>
        <translation>Een spel beginnen</translation>
    </message>
    <message>
        <source>Start a new game from here; this one doesn’t change</source>
        <extracomment>ui/play/history.py, ui/table/review/review_pane.py</extracomment>
        <translation>Hier een nieuw spel beginnen; dit spel verandert niet</translation>
    </message>
    <message>
        <source>Start companies, merge them, and ship their goods to the growing cities of the islands.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Richt bedrijven op, laat ze fuseren en verscheep hun producten naar de groeiende steden van de eilanden.</translation>
    </message>
    <message>
        <source>Start companies, ship their goods to the cities and get rich! The player with the most money at the end wins. In this ten-minute game you’re Ana, and Budi is your opponent. Areas with the same colour and name form a province.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Richt bedrijven op, verscheep hun producten naar de steden en word rijk! Wie aan het eind het meeste geld heeft, wint. In dit spel van tien minuten ben jij Ana, en Budi is je tegenstander. Gebieden met dezelfde kleur en naam vormen een provincie.</translation>
    </message>
    <message>
        <source>Start game</source>
        <extracomment>ui/table/games/branch_dialog.py, ui/table/games/new_game_dialog.py</extracomment>
        <translation>Spel beginnen</translation>
    </message>
    <message>
        <source>Start in the {sea}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>Beginnen in de {sea}</translation>
    </message>
    <message>
        <source>Start no company</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>Geen bedrijf oprichten</translation>
    </message>
    <message>
        <source>Start of the &amp;game</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Begin van het spel</translation>
    </message>
    <message>
        <source>Start of the outline</source>
        <extracomment>ui/editor/tools/pencil.py</extracomment>
        <translation>Begin van de omtrek</translation>
    </message>
    <message>
        <source>Start of the p&amp;hase</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Begin van de &amp;fase</translation>
    </message>
    <message>
        <source>Start of the ro&amp;und</source>
        <extracomment>ui/shell/game_offer.py</extracomment>
        <translation>Begin van de r&amp;onde</translation>
    </message>
    <message>
        <source>Start or s&amp;top replay</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Herhaling starten of stop&amp;pen</translation>
    </message>
    <message>
        <source>Start screen</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Startscherm</translation>
    </message>
    <message>
        <source>Start {company} in the {sea}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>{company} oprichten in de {sea}</translation>
    </message>
    <message>
        <source>Starting a company costs nothing. If you pass, you’re out for the rest of the phase.</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Een bedrijf oprichten kost niets. Wie past, doet deze fase niet meer mee.</translation>
    </message>
    <message>
        <source>Starting money</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Geld aan het begin</translation>
    </message>
    <message>
        <source>Stonemason</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Steenhouwer</translation>
    </message>
    <message>
        <source>Stop expanding</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Niet meer uitbreiden</translation>
    </message>
    <message>
        <source>Stop ignoring problem</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Niet langer negeren</translation>
    </message>
    <message>
        <source>Straighten arrow between {a} and {b}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Pijl tussen {a} en {b} rechttrekken</translation>
    </message>
    <message>
        <source>Suggested move</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Voorgestelde zet</translation>
    </message>
    <message>
        <source>Suggestion</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>Voorstel</translation>
    </message>
    <message>
        <source>Symbols above: turning points.</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Tekens erboven: keerpunten.</translation>
    </message>
    <message>
        <source>Take hold there, then let go</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Daar vastpakken, dan loslaten</translation>
    </message>
    <message>
        <source>Take over the mouse.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Neem de muis over.</translation>
    </message>
    <message>
        <source>Takes the likeliest fix of each problem, in one step</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Lost elk probleem op de meest voor de hand liggende manier op, in één stap</translation>
    </message>
    <message>
        <source>Takes what brings most where its workers are, without a plan.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Neemt wat het meeste oplevert waar zijn arbeiders staan, zonder plan.</translation>
    </message>
    <message>
        <source>Tea House</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Theehuis</translation>
    </message>
    <message>
        <source>Tea Quay</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Theekade</translation>
    </message>
    <message>
        <source>Tea Transp.</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Theetransp.</translation>
    </message>
    <message>
        <source>Tells you when you’re skipped, and why.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Meldt dat je wordt overgeslagen, en waarom.</translation>
    </message>
    <message>
        <source>Text size of the system</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Tekstgrootte van het systeem</translation>
    </message>
    <message>
        <source>Text. Transp.</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Stoftransp.</translation>
    </message>
    <message>
        <source>Textile Trade</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Stofhandel</translation>
    </message>
    <message>
        <source>That isn’t {player}’s PIN.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Dit is niet de pincode van {player}.</translation>
    </message>
    <message>
        <source>That player isn’t in this game.</source>
        <extracomment>games/indonesia/rules/phases/research.py</extracomment>
        <translation>Die speler doet niet mee aan dit spel.</translation>
    </message>
    <message>
        <source>That will be useful later, but choose Slots now. You need a second slot to start a company next year.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Dat komt later van pas, maar kies nu Plekken. Je hebt een tweede plek nodig om volgend jaar een bedrijf op te richten.</translation>
    </message>
    <message>
        <source>That would leave {area} without a proper outline.</source>
        <extracomment>mapmaking/edit/shapes/apply_shapes.py</extracomment>
        <translation>Zo houdt {area} geen geldige omtrek over.</translation>
    </message>
    <message numerus="yes">
        <source>That would sell only {n} goods, but {most} can be sold. You must sell as many as possible.</source>
        <extracomment>For one: That would sell only {n} good, but {most} can be sold. You must sell as many as possible. games/indonesia/rules/phases/operations.py</extracomment>
        <translation>
            <numerusform>Dan kan er maar {n} product worden verkocht; het kunnen er {most} zijn, en je moet er zoveel mogelijk verkopen.</numerusform>
            <numerusform>Dan kunnen er maar {n} producten worden verkocht; het kunnen er {most} zijn, en je moet er zoveel mogelijk verkopen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That would sell {n} fewer goods ({fewer} instead of {most}).</source>
        <extracomment>For one: That would sell {n} fewer good ({fewer} instead of {most}). ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>Dan wordt er {n} goed minder verkocht ({fewer} in plaats van {most}).</numerusform>
            <numerusform>Dan worden er {n} goederen minder verkocht ({fewer} in plaats van {most}).</numerusform>
        </translation>
    </message>
    <message>
        <source>That’s a good tile, too, but build New Helpers this time. It gives you a second worker.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Dat is ook een goede tegel, maar bouw deze keer Nieuwe helpers. Die geeft je een tweede arbeider.</translation>
    </message>
    <message>
        <source>That’s too much to copy at once: at most {areas} areas with {corners} corners.</source>
        <extracomment>mapmaking/imports/copied_areas.py</extracomment>
        <translation>Dat is te veel om in één keer te kopiëren: hoogstens {areas} gebieden met {corners} hoekpunten.</translation>
    </message>
    <message>
        <source>The Brickworks is left for you. &lt;b&gt;Click the highlighted lot D5, which costs only £1, then press the button to build.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>De Steenfabriek is over voor jou. &lt;b&gt;Klik op de gemarkeerde kavel D5, die maar £1 kost, en druk op de knop om te bouwen.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The Courthouse</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Het Gerechtshof</translation>
    </message>
    <message>
        <source>The ID changed from “{old}” to “{new}”.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>De ID is gewijzigd van “{old}” in “{new}”.</translation>
    </message>
    <message>
        <source>The ID of {name} can’t be “{id}” because {other} already has it.</source>
        <extracomment>mapmaking/edit/rename_id.py</extracomment>
        <translation>De ID van {name} kan niet “{id}” zijn: {other} heeft die al.</translation>
    </message>
    <message>
        <source>The ID of {name} can’t be “{id}”. Use only letters, digits and single hyphens.</source>
        <extracomment>mapmaking/edit/rename_id.py</extracomment>
        <translation>De ID van {name} kan niet “{id}” zijn. Gebruik alleen letters, cijfers en losse koppeltekens.</translation>
    </message>
    <message>
        <source>The View menu shows owners, ship networks, the cities a company can reach and what each city still needs. The Help menu has the rules in plain words and a list of all keyboard shortcuts.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Het menu Beeld toont eigenaren, scheepsnetwerken, de steden die een bedrijf bereikt en wat elke stad nog nodig heeft. In het menu Help staan de regels in gewone taal en een lijst van alle sneltoetsen.</translation>
    </message>
    <message>
        <source>The XML in this file is damaged ({error}). Export it again.</source>
        <extracomment>mapmaking/imports/xml_tree.py</extracomment>
        <translation>De XML in dit bestand is beschadigd ({error}). Exporteer het opnieuw.</translation>
    </message>
    <message>
        <source>The archive holds no KML: a file that ends with “.kml” is missing.</source>
        <extracomment>mapmaking/imports/kml.py</extracomment>
        <translation>Het archief bevat geen KML: een bestand dat op “.kml” eindigt, ontbreekt.</translation>
    </message>
    <message>
        <source>The areas on the clipboard are damaged, so they can’t be pasted.</source>
        <extracomment>mapmaking/imports/copied_areas.py</extracomment>
        <translation>De gebieden op het klembord zijn beschadigd en kunnen niet worden geplakt.</translation>
    </message>
    <message>
        <source>The arrow between {a} and {b} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>De pijl tussen {a} en {b} is gewijzigd.</translation>
    </message>
    <message>
        <source>The best come first: by what you earn more, then by what you pay.</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>De beste eerst: naar wat je meer verdient, dan naar wat je betaalt.</translation>
    </message>
    <message>
        <source>The bidding has passed {player}’s limit.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>De biedingen zijn boven de limiet van {player} uitgekomen.</translation>
    </message>
    <message>
        <source>The border of {area} would cross or touch another one near {place}.</source>
        <extracomment>mapmaking/edit/shapes/apply_shapes.py</extracomment>
        <translation>De grens van {area} zou bij {place} een andere kruisen of raken.</translation>
    </message>
    <message>
        <source>The bot couldn’t suggest a move.</source>
        <extracomment>ui/table/hints.py, ui/table/panels/past.py</extracomment>
        <translation>De bot kon geen zet voorstellen.</translation>
    </message>
    <message>
        <source>The bot for {player} can’t play.</source>
        <extracomment>ui/table/games/open_game.py</extracomment>
        <translation>De bot voor {player} kan niet spelen.</translation>
    </message>
    <message>
        <source>The bot wasn’t loaded within {n}&#xa0;s.</source>
        <extracomment>bots/plug_ins/host.py</extracomment>
        <translation>De bot is niet binnen {n}&#xa0;s geladen.</translation>
    </message>
    <message>
        <source>The canvas size changed from {old} to {new}&#xa0;units.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>De grootte van het tekenvlak is gewijzigd van {old} in {new}&#xa0;eenheden.</translation>
    </message>
    <message>
        <source>The circle has to stay inside {area}. Choose a radius from {least} to {most}.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>De cirkel moet binnen {area} blijven. Kies een straal van {least} tot {most}.</translation>
    </message>
    <message>
        <source>The city card “{card}” is dealt twice.</source>
        <extracomment>games/indonesia/game.py</extracomment>
        <translation>Stedenkaart “{card}” is twee keer gedeeld.</translation>
    </message>
    <message>
        <source>The city in {area} can’t buy any more {good} this year.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>De stad in {area} koopt dit jaar geen {good} meer.</translation>
    </message>
    <message>
        <source>The colour of {name} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>De kleur van {name} is gewijzigd.</translation>
    </message>
    <message>
        <source>The colours of the window and the board.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>De kleuren van het venster en het bord.</translation>
    </message>
    <message>
        <source>The company in the auction</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Het bedrijf in de veiling</translation>
    </message>
    <message>
        <source>The company is worth about {amount} or more to you; the bid is {than}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Het bedrijf is voor jou ongeveer {amount} of meer waard; het bod is {than}.</translation>
    </message>
    <message>
        <source>The company is worth {than} to you if the game lasts; at most about {sum}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Het bedrijf is voor jou {than} waard als het spel nog duurt; hooguit ongeveer {sum}.</translation>
    </message>
    <message>
        <source>The company must be allowed at least one ship in era {era} or later.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Het bedrijf moet in tijdperk {era} of later minstens één schip mogen hebben.</translation>
    </message>
    <message>
        <source>The company should bring you nothing more; the next bid is {than}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Het bedrijf levert jou waarschijnlijk niets extra op; het volgende bod is {than}.</translation>
    </message>
    <message>
        <source>The compass or the title changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Het kompas of de titel is gewijzigd.</translation>
    </message>
    <message>
        <source>The copied areas overlap each other, so they can’t be pasted.</source>
        <extracomment>mapmaking/imports/copied_areas.py</extracomment>
        <translation>De gekopieerde gebieden overlappen elkaar en kunnen daarom niet worden geplakt.</translation>
    </message>
    <message>
        <source>The credits changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>De bronvermelding is gewijzigd.</translation>
    </message>
    <message>
        <source>The data is nested too deeply.</source>
        <extracomment>files/strict_json.py, mapmaking/imports/geojson.py, mapmaking/imports/svg.py, mapmaking/imports/svg_styles.py, mapmaking/imports/xml_tree.py</extracomment>
        <translation>De gegevens zijn te diep genest.</translation>
    </message>
    <message>
        <source>The deed {old} is now {new}.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>De akte {old} is nu {new}.</translation>
    </message>
    <message>
        <source>The draft ends here: play it, or remove a move.</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Het concept eindigt hier: speel het of verwijder een zet.</translation>
    </message>
    <message>
        <source>The file has format {found}, but this version of the program reads formats only up to {known}. Update the program.</source>
        <extracomment>files/strict_json.py</extracomment>
        <translation>Het bestand heeft formaat {found}, maar deze versie van het programma leest alleen formaten tot en met {known}. Werk het programma bij.</translation>
    </message>
    <message>
        <source>The file has more than {n} elements.</source>
        <extracomment>mapmaking/imports/xml_tree.py</extracomment>
        <translation>Het bestand heeft meer dan {n} elementen.</translation>
    </message>
    <message>
        <source>The file has no graph.</source>
        <extracomment>mapmaking/imports/graph_links.py</extracomment>
        <translation>Het bestand heeft geen graaf.</translation>
    </message>
    <message>
        <source>The file has no layer “{name}”. It has: {names}.</source>
        <extracomment>mapmaking/imports/named_shapes.py</extracomment>
        <translation>Het bestand heeft geen laag ‘{name}’. Het heeft: {names}.</translation>
    </message>
    <message>
        <source>The file has no layers.</source>
        <extracomment>mapmaking/imports/named_shapes.py</extracomment>
        <translation>Het bestand heeft geen lagen.</translation>
    </message>
    <message>
        <source>The file name must end in {ending}.</source>
        <extracomment>mapmaking/files/shared_map.py</extracomment>
        <translation>De bestandsnaam moet eindigen op {ending}.</translation>
    </message>
    <message>
        <source>The final result is being counted. Press Enter to skip this.</source>
        <extracomment>ui/table/game_view.py</extracomment>
        <translation>De einduitslag wordt geteld. Druk op Enter om dit over te slaan.</translation>
    </message>
    <message>
        <source>The first legal move was played instead.</source>
        <extracomment>ui/play/session_bridge.py</extracomment>
        <translation>In plaats daarvan is de eerste toegestane zet gespeeld.</translation>
    </message>
    <message>
        <source>The first year isn’t over yet</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Het eerste jaar is nog niet voorbij</translation>
    </message>
    <message numerus="yes">
        <source>The first {n} are shown.</source>
        <extracomment>For one: The first {n} is shown. ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>
            <numerusform>Het eerste is te zien.</numerusform>
            <numerusform>De eerste {n} zijn te zien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first {n} decisions of your game were recovered. Anything after that is damaged.</source>
        <extracomment>For one: The first {n} decision of your game was recovered. Anything after that is damaged. ui/table/games/start_screen.py</extracomment>
        <translation>
            <numerusform>De eerste {n} beslissing van je spel is hersteld. Alles daarna is beschadigd.</numerusform>
            <numerusform>De eerste {n} beslissingen van je spel zijn hersteld. Alles daarna is beschadigd.</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder is missing or the disk is full.</source>
        <extracomment>ui/play/save_lock.py</extracomment>
        <translation>De map ontbreekt of de schijf is vol.</translation>
    </message>
    <message>
        <source>The game ends with era C. Earnings in the last year count twice. The most cash and bank together wins.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Het spel eindigt met tijdperk C. De inkomsten van het laatste jaar tellen dubbel. Wie samen het meeste contant geld en geld op de bank heeft, wint.</translation>
    </message>
    <message>
        <source>The game is for {fewest} to {most} players, not for {players}.</source>
        <extracomment>core/game.py</extracomment>
        <translation>Het spel is voor {fewest} tot {most} spelers, niet voor {players}.</translation>
    </message>
    <message>
        <source>The game was opened as a copy up to that point.</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Tot daar is het spel als kopie geopend.</translation>
    </message>
    <message>
        <source>The games stopped. {reason}</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>De spellen zijn gestopt. {reason}</translation>
    </message>
    <message>
        <source>The gap between {a} and {b} can’t be closed. Link them by hand.</source>
        <extracomment>mapmaking/edit/shapes/placing.py</extracomment>
        <translation>De opening tussen {a} en {b} kan niet worden gesloten. Verbind ze handmatig.</translation>
    </message>
    <message>
        <source>The ignored problems changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>De genegeerde problemen zijn gewijzigd.</translation>
    </message>
    <message>
        <source>The label of {name} has to stay on the canvas.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>De naam van {name} moet op het tekenvlak blijven.</translation>
    </message>
    <message>
        <source>The label of {place} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>De naam van {place} op de kaart is gewijzigd.</translation>
    </message>
    <message>
        <source>The last era has ended: deeds of at most one type are left.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>Het laatste tijdperk is afgelopen: er zijn nog aktes van hoogstens één soort.</translation>
    </message>
    <message>
        <source>The last year’s earnings once more</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>De inkomsten van het laatste jaar nog een keer</translation>
    </message>
    <message>
        <source>The licence says what others may do with the map. The credits of the map are shared, too.</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>De licentie zegt wat anderen met de kaart mogen doen. Ook de bronvermelding van de kaart wordt gedeeld.</translation>
    </message>
    <message>
        <source>The limits were removed.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>De limieten zijn verwijderd.</translation>
    </message>
    <message>
        <source>The line can’t cross or touch itself.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>De lijn mag zichzelf niet kruisen of raken.</translation>
    </message>
    <message>
        <source>The line doesn’t cross any area.</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>De lijn kruist geen enkel gebied.</translation>
    </message>
    <message>
        <source>The line doesn’t cut {area} in two. Draw it from border to border.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>De lijn deelt {area} niet in tweeën. Trek een lijn van grens tot grens.</translation>
    </message>
    <message>
        <source>The links of repaired areas don’t follow their borders.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>De verbindingen van herstelde gebieden volgen hun grenzen niet.</translation>
    </message>
    <message>
        <source>The map already has a compass.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>Op de kaart staat al een kompas.</translation>
    </message>
    <message>
        <source>The map already has its title.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>De titel staat al op de kaart.</translation>
    </message>
    <message>
        <source>The map can be played.</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py</extracomment>
        <translation>De kaart is speelbaar.</translation>
    </message>
    <message>
        <source>The map can’t be played yet. {reason}</source>
        <extracomment>mapmaking/review/trial_games.py</extracomment>
        <translation>De kaart kan nog niet worden gespeeld. {reason}</translation>
    </message>
    <message numerus="yes">
        <source>The map can’t be played yet: {n} errors have no fix that the program can choose.</source>
        <extracomment>For one: The map can’t be played yet: {n} error has no fix that the program can choose. ui/editor/dialogs/playable_dialog.py</extracomment>
        <translation>
            <numerusform>De kaart is nog niet speelbaar: {n} fout heeft geen oplossing die het programma kan kiezen.</numerusform>
            <numerusform>De kaart is nog niet speelbaar: {n} fouten hebben geen oplossing die het programma kan kiezen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The map can’t be that small. It would cut off the arrow between {a} and {b}.</source>
        <extracomment>mapmaking/edit/shapes/canvas.py</extracomment>
        <translation>Zo klein kan de kaart niet zijn: de pijl tussen {a} en {b} zou worden afgesneden.</translation>
    </message>
    <message>
        <source>The map can’t be that small. It would cut off the compass.</source>
        <extracomment>mapmaking/edit/shapes/canvas.py</extracomment>
        <translation>Zo klein kan de kaart niet zijn: het kompas zou worden afgesneden.</translation>
    </message>
    <message>
        <source>The map can’t be that small. It would cut off the label of {place}.</source>
        <extracomment>mapmaking/edit/shapes/canvas.py</extracomment>
        <translation>Zo klein kan de kaart niet zijn: de naam van {place} zou worden afgesneden.</translation>
    </message>
    <message>
        <source>The map can’t be that small. It would cut off the title.</source>
        <extracomment>mapmaking/edit/shapes/canvas.py</extracomment>
        <translation>Zo klein kan de kaart niet zijn: de titel zou worden afgesneden.</translation>
    </message>
    <message>
        <source>The map can’t be that small. It would cut off {area}.</source>
        <extracomment>mapmaking/edit/shapes/canvas.py</extracomment>
        <translation>Zo klein kan de kaart niet zijn: {area} zou worden afgesneden.</translation>
    </message>
    <message>
        <source>The map has no province “{id}”.</source>
        <extracomment>board/files/board_file.py, games/indonesia/maps/repair.py, games/indonesia/rules/scenario.py</extracomment>
        <translation>Op de kaart is er geen provincie “{id}”.</translation>
    </message>
    <message>
        <source>The map has no provinces yet.</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>De kaart heeft nog geen provincies.</translation>
    </message>
    <message numerus="yes">
        <source>The map has {n} errors. Others can open it in the map editor, but not play on it.</source>
        <extracomment>For one: The map has {n} error. Others can open it in the map editor, but not play on it. ui/editor/menus/export_commands.py</extracomment>
        <translation>
            <numerusform>De kaart heeft {n} fout. Anderen kunnen hem openen in de kaarteditor, maar er niet op spelen.</numerusform>
            <numerusform>De kaart heeft {n} fouten. Anderen kunnen hem openen in de kaarteditor, maar er niet op spelen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The map in {folder} is open in another window. Close that window first.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>De kaart in {folder} is in een ander venster geopend. Sluit eerst dat venster.</translation>
    </message>
    <message>
        <source>The map is for {new} instead of {old}.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>De kaart is voor {new} in plaats van voor {old}.</translation>
    </message>
    <message>
        <source>The map is too damaged to repair.</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>De kaart is te zwaar beschadigd om te repareren.</translation>
    </message>
    <message>
        <source>The map is too large for one file.</source>
        <extracomment>mapmaking/files/shared_map.py</extracomment>
        <translation>De kaart is te groot voor één bestand.</translation>
    </message>
    <message>
        <source>The map now has no deeds or city cards.</source>
        <extracomment>games/indonesia/maps/map_data.py</extracomment>
        <translation>De kaart heeft nu geen aktes en geen stedenkaarten.</translation>
    </message>
    <message>
        <source>The map will be saved in {folder}.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>De kaart wordt opgeslagen in {folder}.</translation>
    </message>
    <message>
        <source>The maps are the same.</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>De kaarten zijn gelijk.</translation>
    </message>
    <message>
        <source>The minimum border length changed from {old} to {new}&#xa0;units.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>De minimumlengte van een grens is gewijzigd van {old} in {new}&#xa0;eenheden.</translation>
    </message>
    <message>
        <source>The minimum border length must be greater than 0.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>De minimumlengte van een grens moet groter dan 0 zijn.</translation>
    </message>
    <message>
        <source>The most chips and opium together are caught. They pay £1 for each, or move back on the victory track if they can’t. They return their chips and lose half their opium.</source>
        <extracomment>ui/games/singapore/chips_page.py</extracomment>
        <translation>Wie de meeste fiches plus opium heeft, wordt gepakt en betaalt £1 per stuk, of gaat terug op het puntenspoor als het geld op is. De fiches gaan terug in de zak en de helft van de opium is verloren.</translation>
    </message>
    <message>
        <source>The name is too long. Use at most {most} characters.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>De naam is te lang. Gebruik hoogstens {most} tekens.</translation>
    </message>
    <message>
        <source>The name of {a} is on land of {b}.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>De naam van {a} staat op land van {b}.</translation>
    </message>
    <message>
        <source>The name of {sea} isn’t in that sea.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>De naam van {sea} staat niet in die zee.</translation>
    </message>
    <message>
        <source>The new top of the stack: {tile} ({effect}).</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Nu bovenop de stapel: {tile} ({effect}).</translation>
    </message>
    <message>
        <source>The next bid is {amount}; there’s only {than} in cash.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Het volgende bod is {amount}; er is maar {than} contant.</translation>
    </message>
    <message>
        <source>The next bid is {than}; the company is worth about {sum} to you at most.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Het volgende bod is {than}; het bedrijf is voor jou hooguit ongeveer {sum} waard.</translation>
    </message>
    <message>
        <source>The next bid is {than}; the company is worth that to you only if the game lasts.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Het volgende bod is {than}; zoveel is het bedrijf voor jou alleen waard als het spel nog duurt.</translation>
    </message>
    <message>
        <source>The note on {a} and {b} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>De notitie bij {a} en {b} is gewijzigd.</translation>
    </message>
    <message>
        <source>The number of city stones must be from 0 to {most}.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Het aantal stadsstenen moet tussen 0 en {most} liggen.</translation>
    </message>
    <message>
        <source>The numbers of city stones are missing or invalid.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>De aantallen stadsstenen ontbreken of zijn ongeldig.</translation>
    </message>
    <message>
        <source>The numbers of city stones of size 1, 2 and 3 changed from {old} to {new}.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>De aantallen stadsstenen van grootte 1, 2 en 3 zijn gewijzigd van {old} in {new}.</translation>
    </message>
    <message>
        <source>The old file was kept as {file}.</source>
        <extracomment>ui/settings/settings_file.py</extracomment>
        <translation>Het oude bestand is bewaard als {file}.</translation>
    </message>
    <message>
        <source>The outline crosses itself, so everything it encloses is used.</source>
        <extracomment>mapmaking/imports/named_shapes.py</extracomment>
        <translation>De omtrek kruist zichzelf; alles wat hij omsluit, wordt gebruikt.</translation>
    </message>
    <message>
        <source>The outline has to enclose some ground without crossing or touching itself.</source>
        <extracomment>mapmaking/edit/shapes/drawn_areas.py</extracomment>
        <translation>De omtrek moet een stuk omsluiten zonder zichzelf te kruisen of te raken.</translation>
    </message>
    <message>
        <source>The outline has to be on the canvas, in one piece.</source>
        <extracomment>mapmaking/edit/shapes/drawn_areas.py</extracomment>
        <translation>De omtrek moet op het tekenvlak liggen en uit één stuk zijn.</translation>
    </message>
    <message>
        <source>The chip was white: a raid. The player with the most black chips and opium together is caught, whoever drew it. Budi had two chips, paid £1 for each and gave them back.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Het fiche was wit: een inval. Wie de grootste som van zwarte fiches en opium heeft, wordt gepakt, wie het fiche ook trok. Budi had er twee, betaalde £1 per stuk en legde ze terug.</translation>
    </message>
    <message>
        <source>The outline of {area} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>De omtrek van {area} is gewijzigd.</translation>
    </message>
    <message>
        <source>The overlap goes to {others}.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>De overlap gaat naar {others}.</translation>
    </message>
    <message>
        <source>The places for ships in {sea} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>De ligplaatsen in {sea} zijn gewijzigd.</translation>
    </message>
    <message>
        <source>The player with the most money wins. Earnings in the last year count double.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Wie het meeste geld heeft, wint; de inkomsten van het laatste jaar tellen dubbel.</translation>
    </message>
    <message>
        <source>The process couldn’t be started.</source>
        <extracomment>ui/support/worker_pool.py</extracomment>
        <translation>Het proces kon niet worden gestart.</translation>
    </message>
    <message>
        <source>The process ended unexpectedly.</source>
        <extracomment>bots/plug_ins/host.py, ui/support/worker_pool.py</extracomment>
        <translation>Het proces is onverwacht gestopt.</translation>
    </message>
    <message>
        <source>The program bids for {player} up to a limit, then asks again.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Het programma biedt voor {player} tot een limiet en vraagt dan weer om een bod.</translation>
    </message>
    <message>
        <source>The program bids for {player} up to a limit, then passes.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Het programma biedt voor {player} tot een limiet en past dan.</translation>
    </message>
    <message>
        <source>The program bids for {player} up to {limit}, then asks again.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Het programma biedt voor {player} tot {limit} en vraagt dan weer om een bod.</translation>
    </message>
    <message>
        <source>The program bids for {player} up to {limit}, then passes.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Het programma biedt voor {player} tot {limit} en past dan.</translation>
    </message>
    <message>
        <source>The program closed before these changes were saved. Your files are as you last saved them and won’t change until you save again.</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Het programma stopte voordat deze wijzigingen waren opgeslagen. Je bestanden zijn zoals je ze het laatst hebt opgeslagen en veranderen pas als je weer opslaat.</translation>
    </message>
    <message>
        <source>The program closed unexpectedly.</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Het programma is onverwacht gestopt.</translation>
    </message>
    <message>
        <source>The program is now bidding for {player} in this auction.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Het programma biedt in deze veiling voor {player}.</translation>
    </message>
    <message>
        <source>The province was removed from the card.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>De provincie is van de stedenkaart gehaald.</translation>
    </message>
    <message>
        <source>The province {old} was renamed to {new}.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>De provincie {old} heet nu {new}.</translation>
    </message>
    <message>
        <source>The random seed {seed} doesn’t produce this set-up.</source>
        <extracomment>games/indonesia/game.py, games/singapore/game.py</extracomment>
        <translation>Het startgetal {seed} levert deze beginopstelling niet op.</translation>
    </message>
    <message>
        <source>The reply couldn’t be read ({error}).</source>
        <extracomment>ui/support/worker_pool.py</extracomment>
        <translation>Het antwoord kon niet worden gelezen ({error}).</translation>
    </message>
    <message>
        <source>The round is over. One tile is left and gets the black hut: it stays on display for one more round, then it leaves the game.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>De ronde is voorbij. Er is één tegel over. Die krijgt de zwarte hut, blijft nog een ronde in het aanbod en gaat dan uit het spel.</translation>
    </message>
    <message>
        <source>The rules haven’t been translated into this language yet, so they’re shown in English.</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>De regels zijn nog niet in deze taal vertaald en staan hier in het Engels.</translation>
    </message>
    <message>
        <source>The selected changes will be gone for good.</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>De geselecteerde wijzigingen zijn dan voorgoed weg.</translation>
    </message>
    <message numerus="yes">
        <source>The set-up isn’t for {n} players.</source>
        <extracomment>For one: The set-up isn’t for {n} player. games/indonesia/game.py</extracomment>
        <translation>
            <numerusform>De beginopstelling is niet voor {n} speler.</numerusform>
            <numerusform>De beginopstelling is niet voor {n} spelers.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ship limits of the deed {deed} are now {limits}.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>De schepenlimieten van de akte {deed} zijn nu {limits}.</translation>
    </message>
    <message>
        <source>The starting round</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>De startronde</translation>
    </message>
    <message>
        <source>The symbols of {place} belong to its label and can’t be removed.</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>De symbolen van {place} horen bij de naam en kunnen niet worden verwijderd.</translation>
    </message>
    <message>
        <source>The title changed from “{old}” to “{new}”.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>De titel is gewijzigd van “{old}” in “{new}”.</translation>
    </message>
    <message>
        <source>The title of the game data changed from “{old}” to “{new}”.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>De titel van de spelgegevens is gewijzigd van “{old}” in “{new}”.</translation>
    </message>
    <message>
        <source>The token of {area} can’t be removed; every area needs one.</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Het fiche van {area} kan niet worden verwijderd: elk gebied heeft er een nodig.</translation>
    </message>
    <message>
        <source>The token of {area} was moved or resized.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Het fiche van {area} is verplaatst of heeft een andere grootte.</translation>
    </message>
    <message>
        <source>The town</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>De stad</translation>
    </message>
    <message>
        <source>The tutorial is already open</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>De les is al geopend</translation>
    </message>
    <message>
        <source>The winner pays the whole bid, which is shared among the former owners by units.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>De winnaar betaalt het hele bod. De vorige eigenaren verdelen het naar rato van hun eenheden.</translation>
    </message>
    <message>
        <source>The zone at {area} has already sold all its goods.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>Alle producten van de zone bij {area} zijn verkocht.</translation>
    </message>
    <message>
        <source>The {a} and the {b} aren’t adjacent.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>De {a} en de {b} grenzen niet aan elkaar.</translation>
    </message>
    <message>
        <source>The {deed} deed is discarded: {reason}</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>De akte {deed} wordt afgelegd: {reason}</translation>
    </message>
    <message>
        <source>The {province} shipping company isn’t allowed a ship in any era.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>De rederij van {province} mag nooit een schip hebben.</translation>
    </message>
    <message>
        <source>The {province} shipping deed has no ship limits.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>De scheepvaartakte van {province} heeft geen schepenlimieten.</translation>
    </message>
    <message>
        <source>The {province} {good} deed has ship limits, but only shipping deeds can have them.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>De akte voor {good} in {province} heeft schepenlimieten, maar alleen scheepvaartaktes mogen die hebben.</translation>
    </message>
    <message>
        <source>The {sea} doesn’t touch the city in {area}.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>De {sea} ligt niet aan de stad in {area}.</translation>
    </message>
    <message>
        <source>The {sea} doesn’t touch the zone at {area}.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>De {sea} ligt niet aan de zone bij {area}.</translation>
    </message>
    <message>
        <source>The {sea} doesn’t touch {province}.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>De {sea} ligt niet aan {province}.</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Thema</translation>
    </message>
    <message>
        <source>There are no city stones of size 1 left.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>Er zijn geen stadsstenen van grootte 1 meer.</translation>
    </message>
    <message>
        <source>There are no city stones of size 1, so no cities can be built.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Er is geen stadssteen van grootte 1, dus kan er geen stad worden gebouwd.</translation>
    </message>
    <message>
        <source>There are no deeds left.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>Er zijn geen aktes meer.</translation>
    </message>
    <message>
        <source>There are three eras, and the third ends the game when at most one type of deed is left. Earnings in the last year count twice. Then everyone adds up their cash and their bank, and the richest player wins.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Er zijn drie tijdperken. Het derde beëindigt het spel als er nog aktes van hoogstens één soort zijn. De inkomsten van het laatste jaar tellen dubbel. Dan telt ieder contant geld en bank op, en de rijkste speler wint.</translation>
    </message>
    <message>
        <source>There are three stacks of tiles. With the first, you earn money; in the second and third there are buildings that turn money and goods into VP, up to 25 at once.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Er zijn drie stapels tegels. Met de eerste verdien je geld; in de tweede en derde zitten gebouwen die van geld en goederen VP maken, tot 25 in één keer.</translation>
    </message>
    <message>
        <source>There are {n} colours, from 0 to {last}.</source>
        <extracomment>mapmaking/edit/provinces.py</extracomment>
        <translation>Er zijn {n} kleuren, van 0 tot {last}.</translation>
    </message>
    <message>
        <source>There isn’t enough cash for the next bid of {bid}&#xa0;Rp.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Er is niet genoeg contant geld voor het volgende bod van Rp&#xa0;{bid}.</translation>
    </message>
    <message>
        <source>There isn’t enough money for {company} to buy an area ({price}&#xa0;Rp).</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Er is niet genoeg geld om met {company} een gebied te kopen (Rp&#xa0;{price}).</translation>
    </message>
    <message>
        <source>There was no reply within {n}&#xa0;s.</source>
        <extracomment>bots/plug_ins/host.py, ui/support/worker_pool.py</extracomment>
        <translation>Er kwam binnen {n}&#xa0;s geen antwoord.</translation>
    </message>
    <message>
        <source>There’s already a corner here.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Hier is al een hoekpunt.</translation>
    </message>
    <message>
        <source>There’s already a lake called {name}.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>Er is al een meer dat {name} heet.</translation>
    </message>
    <message>
        <source>There’s already a land area called {name}.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>Er is al een landgebied dat {name} heet.</translation>
    </message>
    <message>
        <source>There’s already a map in {folder}. Overwrite it?</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>In {folder} staat al een kaart. Overschrijven?</translation>
    </message>
    <message>
        <source>There’s already a province called {name}.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>Er is al een provincie die {name} heet.</translation>
    </message>
    <message>
        <source>There’s already a sea called {name}.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>Er is al een zee die {name} heet.</translation>
    </message>
    <message>
        <source>There’s no arrow between {a} and {b}.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>Er is geen pijl tussen {a} en {b}.</translation>
    </message>
    <message>
        <source>There’s no border here.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Hier is geen grens.</translation>
    </message>
    <message>
        <source>There’s no company in {place}.</source>
        <extracomment>ui/games/indonesia/panels/companies.py</extracomment>
        <translation>In {place} is geen bedrijf.</translation>
    </message>
    <message>
        <source>There’s no corner here.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Hier is geen hoekpunt.</translation>
    </message>
    <message>
        <source>There’s no quick reference for {game}.</source>
        <extracomment>ui/table/rules_presenter.py</extracomment>
        <translation>Er is geen speloverzicht voor {game}.</translation>
    </message>
    <message>
        <source>There’s no room for a new area inside this outline.</source>
        <extracomment>mapmaking/edit/shapes/drawn_areas.py</extracomment>
        <translation>Binnen deze omtrek is geen plaats voor een nieuw gebied.</translation>
    </message>
    <message>
        <source>There’s no rule book for {game}.</source>
        <extracomment>ui/table/rules_presenter.py</extracomment>
        <translation>Er is geen regelboek voor {game}.</translation>
    </message>
    <message>
        <source>There’s no tracing picture yet. Choose one in the View menu.</source>
        <extracomment>ui/editor/tools/trace.py</extracomment>
        <translation>Er is nog geen afbeelding om over te trekken. Kies er een in het menu Beeld.</translation>
    </message>
    <message>
        <source>There’s nothing to decide right now.</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Er valt nu niets te beslissen.</translation>
    </message>
    <message>
        <source>These companies have nothing on the board, so the only possible bid is 0&#xa0;Rp.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Deze bedrijven hebben niets op het bord; het enige mogelijke bod is Rp&#xa0;0.</translation>
    </message>
    <message>
        <source>They meet only at a point, so they aren’t linked unless you decide otherwise.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Ze raken elkaar alleen in een punt, dus ze zijn niet verbonden tenzij je anders beslist.</translation>
    </message>
    <message>
        <source>They were set to the defaults.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>De standaardwaarden zijn ingesteld.</translation>
    </message>
    <message>
        <source>They were set to the defaults: {small}, {middle} and {large}.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>De standaardwaarden zijn ingesteld: {small}, {middle} en {large}.</translation>
    </message>
    <message>
        <source>Thinking time for seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Denktijd van speler {seat}</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Denkt na…</translation>
    </message>
    <message>
        <source>This file can’t be opened.</source>
        <extracomment>ui/table/games/saved_games.py</extracomment>
        <translation>Dit bestand kan niet worden geopend.</translation>
    </message>
    <message>
        <source>This map can’t be read. {reason}</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py, ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Deze kaart kan niet worden gelezen. {reason}</translation>
    </message>
    <message>
        <source>This map can’t be used</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Deze kaart is onbruikbaar</translation>
    </message>
    <message>
        <source>This map has no doubtful borders.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Deze kaart heeft geen twijfelachtige grenzen.</translation>
    </message>
    <message>
        <source>This problem can’t be ignored.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Dit probleem kan niet worden genegeerd.</translation>
    </message>
    <message>
        <source>This track is already at 5, the maximum.</source>
        <extracomment>games/indonesia/rules/phases/research.py</extracomment>
        <translation>Dit spoor staat al op stap 5, het maximum.</translation>
    </message>
    <message>
        <source>This turn is yours</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Deze beurt is van jou</translation>
    </message>
    <message>
        <source>This would take more than {n} minutes because the outlines are too complex. Simplify them, or use fewer at a time.</source>
        <extracomment>ui/widgets/progress_dialog.py</extracomment>
        <translation>Dit zou meer dan {n} minuten duren, omdat de omtrekken te ingewikkeld zijn. Vereenvoudig ze of neem er minder tegelijk.</translation>
    </message>
    <message>
        <source>Tick “Bid for me up to this amount” first.</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Vink eerst “Bied voor mij tot dit bedrag” aan.</translation>
    </message>
    <message>
        <source>Tied with {players}. The player earlier in the order of play wins the tie.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Gelijk met {players}. Bij gelijke stand wint wie eerder in de speelvolgorde staat.</translation>
    </message>
    <message>
        <source>Timeline</source>
        <extracomment>ui/play/timeline_slider.py</extracomment>
        <translation>Tijdlijn</translation>
    </message>
    <message>
        <source>To announce one, you need a Mergers level of at least the number of deeds in the merged company.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Om een fusie aan te kondigen, moet je stap op Fusies minstens zo hoog zijn als het aantal aktes van het gefuseerde bedrijf.</translation>
    </message>
    <message>
        <source>To bid, a player must own one of the two companies or have a free slot.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Wie wil bieden, moet een van de twee bedrijven bezitten of een vrije plek hebben.</translation>
    </message>
    <message>
        <source>To bid, you must own one of the two companies or have a free slot. Bids rise in steps of the number of units.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Wie een van de twee bedrijven bezit of een vrije plek heeft, mag bieden. Biedingen stijgen in stappen van het aantal eenheden.</translation>
    </message>
    <message>
        <source>To hide the label, right-click {place} in the “Areas” panel.</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Klik met de rechtermuisknop op {place} in het paneel “Gebieden” om de naam te verbergen.</translation>
    </message>
    <message>
        <source>To remove the arrow, unlink {a} and {b}.</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Maak {a} en {b} los om de pijl te verwijderen.</translation>
    </message>
    <message>
        <source>To the Builder</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Naar de Bouwmeester</translation>
    </message>
    <message>
        <source>To the right</source>
        <extracomment>ui/editor/dialogs/placing_dialog.py</extracomment>
        <translation>Naar rechts</translation>
    </message>
    <message>
        <source>To {city} with {line}: {cost}.</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Naar {city} met {line}: {cost}.</translation>
    </message>
    <message>
        <source>Token circles</source>
        <extracomment>ui/editor/canvas/board_items.py</extracomment>
        <translation>Fichecirkels</translation>
    </message>
    <message>
        <source>Trained by self-play; thinks its best ideas through to the end of the year.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Getraind door tegen zichzelf te spelen; denkt de beste ideeën door tot het eind van het jaar.</translation>
    </message>
    <message>
        <source>Tries to have the most money at the end of the game.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Probeert aan het eind van het spel het meeste geld te hebben.</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Les</translation>
    </message>
    <message>
        <source>Tutorial progress</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Voortgang van de les</translation>
    </message>
    <message>
        <source>Tutorial: your first game</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Les: je eerste spel</translation>
    </message>
    <message>
        <source>Two deeds or city cards are called “{id}”.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Twee aktes of stedenkaarten heten “{id}”.</translation>
    </message>
    <message>
        <source>Two deeds or city cards have this ID.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Twee aktes of stedenkaarten hebben deze ID.</translation>
    </message>
    <message>
        <source>Type the name of an area.</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Typ de naam van een gebied.</translation>
    </message>
    <message>
        <source>Undo everything after this point (Redo restores it)</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Alles hierna ongedaan maken (met Opnieuw komt het terug)</translation>
    </message>
    <message>
        <source>Unlink {a} and {b} (automatic)</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} en {b} losmaken (automatisch)</translation>
    </message>
    <message>
        <source>Unsold</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Onverkocht</translation>
    </message>
    <message>
        <source>Use a building</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Gebruik een gebouw</translation>
    </message>
    <message>
        <source>Use only letters, digits and single hyphens in the ID of a map.</source>
        <extracomment>mapmaking/edit/new_map.py</extracomment>
        <translation>Gebruik in de ID van een kaart alleen letters, cijfers en losse koppeltekens.</translation>
    </message>
    <message>
        <source>Use the default ship limits</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Standaardlimieten voor schepen gebruiken</translation>
    </message>
    <message>
        <source>Use this plan, net {net}</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Dit plan kiezen, netto {net}</translation>
    </message>
    <message>
        <source>View this moment</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Dit moment bekijken</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Wacht op jou</translation>
    </message>
    <message>
        <source>Watch them play. The tutorial continues then.</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Kijk hoe ze spelen. Daarna gaat de les verder.</translation>
    </message>
    <message>
        <source>Web page (*.html);;Plain text (*.txt)</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Webpagina (*.html);;Platte tekst (*.txt)</translation>
    </message>
    <message>
        <source>Shown when the program starts.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Te zien als het programma start.</translation>
    </message>
    <message>
        <source>When at most one type of deed is left: everyone builds a city from a city card, then new deeds appear.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Als er nog aktes van hoogstens één soort zijn: iedereen bouwt een stad van een stedenkaart, dan komen er nieuwe aktes.</translation>
    </message>
    <message>
        <source>When the limit is reached</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Als de limiet is bereikt</translation>
    </message>
    <message>
        <source>Where to start {company}</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Waar {company} begint</translation>
    </message>
    <message>
        <source>Why can this stay as it is?</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Waarom kan dit zo blijven?</translation>
    </message>
    <message>
        <source>Width and height must each be {least} to {most}&#xa0;units.</source>
        <extracomment>mapmaking/edit/shapes/canvas.py</extracomment>
        <translation>Breedte en hoogte moeten elk {least} tot {most}&#xa0;eenheden zijn.</translation>
    </message>
    <message numerus="yes">
        <source>Wins {won} of its games against {n} {bot} bots ({details})</source>
        <extracomment>For one: Wins {won} of its games against one {bot} bot ({details}) ui/table/games/level_guide.py</extracomment>
        <translation>
            <numerusform>Wint {won} van de spellen tegen één keer {bot} ({details})</numerusform>
            <numerusform>Wint {won} van de spellen tegen {n} keer {bot} ({details})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {n} players, number {place} in the starting order of play won {wins} of {all} games.</source>
        <extracomment>For one: With {n} player, number {place} in the starting order of play won {wins} of {all} games. games/indonesia/maps/trial_findings.py</extracomment>
        <translation>
            <numerusform>Bij {n} speler won nummer {place} van de eerste speelvolgorde {wins} van {all} spellen.</numerusform>
            <numerusform>Bij {n} spelers won nummer {place} van de eerste speelvolgorde {wins} van {all} spellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Would grow, but no city stones are left</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Zou groeien, maar er zijn geen stadsstenen meer</translation>
    </message>
    <message>
        <source>Wrap label of {place}</source>
        <extracomment>ui/editor/tools/place.py</extracomment>
        <translation>Naam van {place} over regels verdelen</translation>
    </message>
    <message>
        <source>Year {year}: doubling the last year’s earnings brings {player} {amount}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Jaar {year}: de verdubbeling van het laatste jaar levert {player} {amount} op</translation>
    </message>
    <message>
        <source>Year {year}: doubling the last year’s earnings costs {player} {amount}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Jaar {year}: de verdubbeling van het laatste jaar kost {player} {amount}</translation>
    </message>
    <message>
        <source>Year {year}: {player} earns {amount} with {companies}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Jaar {year}: {player} verdient {amount} met {companies}</translation>
    </message>
    <message>
        <source>Year {year}: {player} loses {amount} with {companies}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Jaar {year}: {player} verliest {amount} met {companies}</translation>
    </message>
    <message>
        <source>You can acquire companies in phase 4, Acquisitions.</source>
        <extracomment>ui/games/indonesia/game_view.py</extracomment>
        <translation>Aktes neem je in fase 4, Verwerving.</translation>
    </message>
    <message>
        <source>You can keep using the program.</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Je kunt het programma blijven gebruiken.</translation>
    </message>
    <message>
        <source>You can’t afford a higher bid.</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Een hoger bod kun je niet betalen.</translation>
    </message>
    <message>
        <source>You can’t choose this on the board. Use the panel.</source>
        <extracomment>ui/table/panels/panel.py</extracomment>
        <translation>Dit kun je niet op het bord kiezen. Gebruik het paneel.</translation>
    </message>
    <message>
        <source>You can’t choose {place} now.</source>
        <extracomment>ui/table/panels/answers.py</extracomment>
        <translation>Je kunt {place} nu niet kiezen.</translation>
    </message>
    <message>
        <source>You can’t merge {a} with {b}.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Bedrijven met {a} en met {b} kunnen niet fuseren.</translation>
    </message>
    <message>
        <source>You could, but build in Seroja this time. Budi will build in Anggrek, and more cities buy more rice.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Dat kan, maar bouw deze keer in Seroja. Budi bouwt straks in Anggrek, en meer steden kopen meer rijst.</translation>
    </message>
    <message>
        <source>You could, but your own ships save you the fees. Start Teratai shipping in the Still Lagoon.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Dat kan, maar met je eigen schepen bespaar je de vracht. Richt Teratai-scheepvaart op in de Stille Lagune.</translation>
    </message>
    <message>
        <source>You don’t have permission to write to this folder.</source>
        <extracomment>ui/play/save_lock.py</extracomment>
        <translation>Je mag niet in deze map schrijven.</translation>
    </message>
    <message>
        <source>You don’t have that city card for this era.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>Zo’n stedenkaart van dit tijdperk heb je niet.</translation>
    </message>
    <message>
        <source>You keep</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Je houdt</translation>
    </message>
    <message>
        <source>You must sell as many goods as possible, even at a loss. You choose which ones and where.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Je moet zoveel mogelijk producten verkopen, ook met verlies. Welke en waar kies jij.</translation>
    </message>
    <message>
        <source>You only have {cash}&#xa0;Rp in cash, so you can’t bid {bid}&#xa0;Rp.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Je hebt maar Rp&#xa0;{cash} contant, dus je kunt geen Rp&#xa0;{bid} bieden.</translation>
    </message>
    <message>
        <source>Your changes will be lost when you quit.</source>
        <extracomment>ui/settings/settings_file.py</extracomment>
        <translation>Je wijzigingen gaan verloren als je het programma afsluit.</translation>
    </message>
    <message>
        <source>Your game is saved in {file}.</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Het spel is opgeslagen in {file}.</translation>
    </message>
    <message>
        <source>Your own map in {folder}</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Je eigen kaart, in {folder}</translation>
    </message>
    <message numerus="yes">
        <source>Your whole game was recovered ({n} decisions).</source>
        <extracomment>For one: Your whole game was recovered ({n} decision). ui/table/games/start_screen.py</extracomment>
        <translation>
            <numerusform>Je hele spel is hersteld ({n} beslissing).</numerusform>
            <numerusform>Je hele spel is hersteld ({n} beslissingen).</numerusform>
        </translation>
    </message>
    <message>
        <source>You’re editing a repaired copy. The damaged files won’t be changed. Save the copy under a new name.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Je bewerkt een gerepareerde kopie. De beschadigde bestanden blijven ongewijzigd. Sla de kopie onder een nieuwe naam op.</translation>
    </message>
    <message>
        <source>You’re looking at the past. Return to the present first.</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Je bekijkt een eerder moment. Ga eerst terug naar nu.</translation>
    </message>
    <message>
        <source>You’re skipped</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Je wordt overgeslagen</translation>
    </message>
    <message>
        <source>ZIP archive of CSV tables (*.zip)</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Zip-archief met csv-tabellen (*.zip)</translation>
    </message>
    <message>
        <source>Zoom to your choices</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Inzoomen op je keuzes</translation>
    </message>
    <message>
        <source>at first glance</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>op het eerste gezicht</translation>
    </message>
    <message>
        <source>bids count ×{factor}</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>biedingen tellen ×{factor}</translation>
    </message>
    <message>
        <source>by chance: {share}</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>bij toeval: {share}</translation>
    </message>
    <message>
        <source>can grow: {cities}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>klaar om te groeien: {cities}</translation>
    </message>
    <message>
        <source>colour and pattern show the owner</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>kleur en patroon tonen de eigenaar</translation>
    </message>
    <message numerus="yes">
        <source>discards the deeds {deeds}</source>
        <extracomment>For one: discards the deed {deeds} ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>
            <numerusform>daarna vervalt de akte {deeds}</numerusform>
            <numerusform>daarna vervallen de aktes {deeds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expand by up to {n} areas or ships</source>
        <extracomment>For one: expand by {n} area or ship ui/games/indonesia/texts/names.py</extracomment>
        <translation>
            <numerusform>met {n} gebied of schip uitbreiden</numerusform>
            <numerusform>met maximaal {n} gebieden of schepen uitbreiden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expands by {n} for free</source>
        <extracomment>For one: expands by {n} for free ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>breidt gratis uit met {n}</numerusform>
            <numerusform>breidt gratis uit met {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>goods received and still needed</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>ontvangen producten en wat nog nodig is</translation>
    </message>
    <message numerus="yes">
        <source>hold up to {n} companies</source>
        <extracomment>For one: hold up to {n} company ui/games/indonesia/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} bedrijf bezitten</numerusform>
            <numerusform>tot {n} bedrijven bezitten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins {n} zones</source>
        <extracomment>For one: joins {n} zone ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>verbindt {n} zone</numerusform>
            <numerusform>verbindt {n} zones</numerusform>
        </translation>
    </message>
    <message>
        <source>land area “{id}”</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>landgebied “{id}”</translation>
    </message>
    <message>
        <source>largest</source>
        <comment>city</comment>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>grootste</translation>
    </message>
    <message>
        <source>last year doubled {amount}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>laatste jaar dubbel {amount}</translation>
    </message>
    <message>
        <source>drop out of this auction</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>uit deze veiling stappen</translation>
    </message>
    <message>
        <source>line {line}</source>
        <extracomment>core/record.py, files/strict_json.py, mapmaking/imports/xml_tree.py</extracomment>
        <translation>regel {line}</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <extracomment>mapmaking/imports/geojson.py, mapmaking/imports/xml_tree.py</extracomment>
        <translation>regel {line}, kolom {column}</translation>
    </message>
    <message>
        <source>link {a} – {b}</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>verbinding {a} – {b}</translation>
    </message>
    <message>
        <source>linked</source>
        <comment>would be</comment>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>verbonden</translation>
    </message>
    <message>
        <source>may add {number}</source>
        <comment>ships</comment>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>mag {number} toevoegen</translation>
    </message>
    <message numerus="yes">
        <source>may buy {n} areas for {price} each</source>
        <extracomment>For one: may buy {n} area for {price} ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>mag {n} gebied kopen voor {price}</numerusform>
            <numerusform>mag {n} gebieden kopen voor {price} per stuk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>room to grow: {n} areas</source>
        <extracomment>For one: room to grow: {n} area ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>ruimte voor maximaal {n} gebied</numerusform>
            <numerusform>ruimte voor maximaal {n} gebieden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>room to grow: {n} sea areas</source>
        <extracomment>For one: room to grow: {n} sea area ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>ruimte voor maximaal {n} zeegebied</numerusform>
            <numerusform>ruimte voor maximaal {n} zeegebieden</numerusform>
        </translation>
    </message>
    <message>
        <source>merged</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>gefuseerd</translation>
    </message>
    <message>
        <source>guaranteed money</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>zeker geld</translation>
    </message>
    <message>
        <source>never saved</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>nooit opgeslagen</translation>
    </message>
    <message>
        <source>new</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>nieuw</translation>
    </message>
    <message>
        <source>new city</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>nieuwe stad</translation>
    </message>
    <message>
        <source>new company</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>nieuw bedrijf</translation>
    </message>
    <message>
        <source>new ship</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>nieuw schip</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/singapore/board/board_ui.py</extracomment>
        <translation>nee</translation>
    </message>
    <message>
        <source>no cards</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>geen stedenkaarten</translation>
    </message>
    <message>
        <source>no city cards left</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>geen stedenkaarten meer</translation>
    </message>
    <message>
        <source>none of your companies can use it yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>nog geen van je bedrijven kan er iets mee</translation>
    </message>
    <message>
        <source>no expansion</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>geen uitbreiding</translation>
    </message>
    <message>
        <source>&amp;Group into provinces…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>In provin&amp;cies groeperen…</translation>
    </message>
    <message>
        <source>&amp;Operate all as planned</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>&amp;Alles volgens plan laten draaien</translation>
    </message>
    <message>
        <source>&amp;Your record…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Je re&amp;sultaten…</translation>
    </message>
    <message>
        <source>All separate</source>
        <extracomment>ui/editor/imports/outline_model.py</extracomment>
        <translation>Alle apart</translation>
    </message>
    <message numerus="yes">
        <source>Divide {n} areas</source>
        <extracomment>For one: Divide {n} area ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>
            <numerusform>{n} gebied verdelen</numerusform>
            <numerusform>{n} gebieden verdelen</numerusform>
        </translation>
    </message>
    <message>
        <source>Group</source>
        <extracomment>ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>Groeperen</translation>
    </message>
    <message>
        <source>Group into provinces…</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>In provincies groeperen…</translation>
    </message>
    <message numerus="yes">
        <source>Group {n} land areas into provinces</source>
        <extracomment>For one: Group {n} land area into provinces ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>
            <numerusform>{n} landgebied in provincies groeperen</numerusform>
            <numerusform>{n} landgebieden in provincies groeperen</numerusform>
        </translation>
    </message>
    <message>
        <source>It should have a scale and a place to begin, of two numbers each.</source>
        <extracomment>mapmaking/imports/topojson.py</extracomment>
        <translation>Het hoort een schaal en een beginpunt te hebben, elk van twee getallen.</translation>
    </message>
    <message>
        <source>Large separate</source>
        <extracomment>ui/editor/imports/outline_model.py</extracomment>
        <translation>Grote apart</translation>
    </message>
    <message>
        <source>Money at the end (Rp)</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Geld aan het eind (Rp)</translation>
    </message>
    <message>
        <source>Move the deed to {province}</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>De akte naar {province} verplaatsen</translation>
    </message>
    <message numerus="yes">
        <source>Move {n} items</source>
        <extracomment>For one: Move {n} item ui/editor/tools/place.py</extracomment>
        <translation>
            <numerusform>{n} element verplaatsen</numerusform>
            <numerusform>{n} elementen verplaatsen</numerusform>
        </translation>
    </message>
    <message>
        <source>No grid</source>
        <extracomment>ui/editor/menus/view_commands.py</extracomment>
        <translation>Geen raster</translation>
    </message>
    <message numerus="yes">
        <source>No room for a city in {n} games.</source>
        <extracomment>For one: No room for a city in {n} game. games/indonesia/maps/trial_tables.py</extracomment>
        <translation>
            <numerusform>In {n} spel was er geen plaats voor een stad.</numerusform>
            <numerusform>In {n} spellen was er geen plaats voor een stad.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody sold anything.</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Niemand heeft iets verkocht.</translation>
    </message>
    <message>
        <source>Noteworthy</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Opvallend</translation>
    </message>
    <message>
        <source>Nothing changed more than by chance.</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Niets is meer veranderd dan toeval kan verklaren.</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <extracomment>ui/settings/command_palette.py</extracomment>
        <translation>Niets gevonden.</translation>
    </message>
    <message>
        <source>Nothing stands out.</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Er valt niets op.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Aantal spelers</translation>
    </message>
    <message>
        <source>Number of provinces</source>
        <extracomment>ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>Aantal provincies</translation>
    </message>
    <message>
        <source>Number {place} in the first order of play</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Nummer {place} in de eerste speelvolgorde</translation>
    </message>
    <message>
        <source>Of all income</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Van alle inkomsten</translation>
    </message>
    <message>
        <source>Of sold goods, what’s left after ship fees.</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Wat er van verkochte producten na aftrek van de vracht overblijft.</translation>
    </message>
    <message>
        <source>Operate all as planned</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Alles volgens plan laten draaien</translation>
    </message>
    <message>
        <source>Operating all companies as planned.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Laat alle bedrijven volgens plan draaien.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Tegenstanders</translation>
    </message>
    <message>
        <source>Order of play: {place}, as last year</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Speelvolgorde: {place}, net als vorig jaar</translation>
    </message>
    <message>
        <source>Order of play: {place}, last year {before}</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Speelvolgorde: {place}, vorig jaar {before}</translation>
    </message>
    <message>
        <source>Over time</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>In de loop van de tijd</translation>
    </message>
    <message>
        <source>PNG image (*.png)</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>PNG-afbeelding (*.png)</translation>
    </message>
    <message>
        <source>Pass all &amp;mergers this year</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Dit jaar bij alle &amp;fusies passen</translation>
    </message>
    <message>
        <source>Pass all mergers this year</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Dit jaar bij alle fusies passen</translation>
    </message>
    <message>
        <source>Passing all mergers this year.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Past dit jaar bij alle fusies.</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Mensen</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Plaatsen</translation>
    </message>
    <message>
        <source>Play a full game</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Een heel spel spelen</translation>
    </message>
    <message>
        <source>Play my only move for me</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Mijn enige zet meteen spelen</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>ui/games/singapore/chart_data.py, ui/table/games/record_dialog.py</extracomment>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Province of the columns</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Provincie van de kolommen</translation>
    </message>
    <message>
        <source>Province of the rows</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Provincie van de rijen</translation>
    </message>
    <message>
        <source>Provinces in which a city was built.</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Provincies waarin een stad is gebouwd.</translation>
    </message>
    <message>
        <source>Remove PIN</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Pincode verwijderen</translation>
    </message>
    <message>
        <source>Remove player {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Speler {seat} verwijderen</translation>
    </message>
    <message numerus="yes">
        <source>Remove {n} items</source>
        <extracomment>For one: Remove {n} item ui/editor/tools/place.py</extracomment>
        <translation>
            <numerusform>{n} element verwijderen</numerusform>
            <numerusform>{n} elementen verwijderen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove {player}’s PIN? The log tells everyone.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>De pincode van {player} verwijderen? Het logboek meldt het aan iedereen.</translation>
    </message>
    <message>
        <source>Replace {province} on its city cards</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>{province} op de stedenkaarten vervangen</translation>
    </message>
    <message>
        <source>Report…</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Rapport…</translation>
    </message>
    <message numerus="yes">
        <source>Result: {holding}, {n} deeds</source>
        <extracomment>For one: Result: {holding}, {n} deed ui/games/indonesia/auction_card.py</extracomment>
        <translation>
            <numerusform>Resultaat: {holding}, {n} akte</numerusform>
            <numerusform>Resultaat: {holding}, {n} aktes</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>board/map_data.py</extracomment>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Rp a game</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Rp per spel</translation>
    </message>
    <message>
        <source>Rp more than others</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Rp meer dan andere</translation>
    </message>
    <message>
        <source>Run {script}</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>{script} uitvoeren</translation>
    </message>
    <message>
        <source>S&amp;hare as one file…</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>&amp;Delen als één bestand…</translation>
    </message>
    <message>
        <source>S&amp;nap while dragging</source>
        <extracomment>ui/editor/menus/view_commands.py</extracomment>
        <translation>Vast&amp;klikken tijdens het slepen</translation>
    </message>
    <message>
        <source>Sales</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Verkoop</translation>
    </message>
    <message>
        <source>Save report…</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Rapport opslaan…</translation>
    </message>
    <message>
        <source>Save the result and the board as one image</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Slaat de uitslag en het bord op als één afbeelding</translation>
    </message>
    <message>
        <source>Score at the end</source>
        <extracomment>board/map_data.py</extracomment>
        <translation>Score aan het eind</translation>
    </message>
    <message>
        <source>Search; Enter: only these</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Zoeken; Enter: alleen deze</translation>
    </message>
    <message>
        <source>Seat {place}</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Plaats {place}</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>board/map_data.py</extracomment>
        <translation>Plaatsen</translation>
    </message>
    <message>
        <source>Share picture</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Afbeelding delen</translation>
    </message>
    <message>
        <source>Share picture…</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Afbeelding delen…</translation>
    </message>
    <message>
        <source>Share won</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Winstpercentage</translation>
    </message>
    <message>
        <source>Ships earned {amount} from other players.</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Schepen verdienden {amount} aan andere spelers.</translation>
    </message>
    <message>
        <source>Shorter routes would change that: bring cities closer to the goods, or link islands.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Kortere routes zouden dat veranderen: breng steden dichter bij de producten, of verbind eilanden.</translation>
    </message>
    <message>
        <source>Shortest: {least}. Longest: {most}.</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Kortste: {least}. Langste: {most}.</translation>
    </message>
    <message>
        <source>Show &amp;minimap</source>
        <extracomment>ui/editor/menus/view_commands.py</extracomment>
        <translation>&amp;Minikaart tonen</translation>
    </message>
    <message>
        <source>Show only what’s ticked</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Alleen tonen wat aangevinkt is</translation>
    </message>
    <message>
        <source>Show the podium again</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Het podium weer tonen</translation>
    </message>
    <message>
        <source>Show what the bot expects of the best moves</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Tonen wat de bot van de beste zetten verwacht</translation>
    </message>
    <message>
        <source>Sold everything, so it expands for free: {places}.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Alles verkocht, dus gratis uitbreiding: {places}.</translation>
    </message>
    <message>
        <source>Sold nothing.</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Niets verkocht.</translation>
    </message>
    <message>
        <source>Sold to {player} for {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Verkocht aan {player} voor {amount}.</translation>
    </message>
    <message>
        <source>Space evenly &amp;across</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Gelijkmatig &amp;naast elkaar verdelen</translation>
    </message>
    <message>
        <source>Space evenly &amp;down</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Gelijkmatig &amp;onder elkaar verdelen</translation>
    </message>
    <message numerus="yes">
        <source>Space {n} items evenly</source>
        <extracomment>For one: Space {n} item evenly ui/editor/menus/window_commands.py</extracomment>
        <translation>
            <numerusform>{n} element gelijkmatig verdelen</numerusform>
            <numerusform>{n} elementen gelijkmatig verdelen</numerusform>
        </translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Opgericht</translation>
    </message>
    <message>
        <source>Tab key</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Tab-toets</translation>
    </message>
    <message>
        <source>Take one label, token or ship more</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Nog een naam, fiche of schip nemen</translation>
    </message>
    <message>
        <source>The earlier report is on games of {game} with {players} players and the bot {bot}. Compare with the same game, number of players and bot.</source>
        <extracomment>mapmaking/review/balance_report.py</extracomment>
        <translation>Het eerdere rapport gaat over spellen van {game} met {players} spelers en de bot {bot}. Vergelijk met hetzelfde spel, hetzelfde aantal spelers en dezelfde bot.</translation>
    </message>
    <message>
        <source>The end of the list says what was skipped.</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Onderaan de lijst staat wat is weggelaten.</translation>
    </message>
    <message>
        <source>The era ends when the deeds left are of one type at most.</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Het tijdperk eindigt als er nog aktes van hoogstens één soort over zijn.</translation>
    </message>
    <message>
        <source>The final board</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Het bord aan het eind</translation>
    </message>
    <message>
        <source>The game couldn’t be reviewed.</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>Het spel kon niet worden geanalyseerd.</translation>
    </message>
    <message>
        <source>The game ends when the deeds left are of one type at most.</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Het spel eindigt als er nog aktes van hoogstens één soort over zijn.</translation>
    </message>
    <message>
        <source>The last action stopped because of an error in the program: {error}.</source>
        <extracomment>ui/editor/standalone.py</extracomment>
        <translation>De laatste actie is gestopt door een fout in het programma: {error}.</translation>
    </message>
    <message>
        <source>The limits take their number into account: in 19 of 20 reports on a balanced map, none of them stands out. Intervals are 95% intervals.</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>De drempels houden rekening met het aantal getallen: in 19 van de 20 rapporten over een evenwichtige kaart valt er geen enkel op. Intervallen zijn 95%-intervallen.</translation>
    </message>
    <message>
        <source>The line doesn’t cut {area} yet. Draw on from its end to a border.</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>De lijn deelt {area} nog niet. Teken vanaf het einde verder tot een grens.</translation>
    </message>
    <message>
        <source>The line only cuts off ground that’s too narrow for a token.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>De lijn snijdt alleen een stuk af dat te smal is voor een fiche.</translation>
    </message>
    <message>
        <source>The map has changed since. This can’t be done any more.</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>De kaart is sindsdien veranderd. Dit kan niet meer.</translation>
    </message>
    <message>
        <source>The more games, the clearer it is. Stronger bots take longer.</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Hoe meer spellen, hoe duidelijker. Sterkere bots doen er langer over.</translation>
    </message>
    <message>
        <source>The original place isn’t free, so what you pasted is on the nearest free water.</source>
        <extracomment>ui/editor/menus/copies.py</extracomment>
        <translation>De oorspronkelijke plaats is niet vrij; wat je hebt geplakt ligt op het dichtstbijzijnde vrije water.</translation>
    </message>
    <message>
        <source>The program now operates {player}’s companies as planned.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Het programma laat de bedrijven van {player} nu volgens plan draaien.</translation>
    </message>
    <message>
        <source>The program now passes all mergers for {player} this year.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Het programma past dit jaar bij alle fusies voor {player}.</translation>
    </message>
    <message>
        <source>The program operates {player}’s companies as planned.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Het programma laat de bedrijven van {player} volgens plan draaien.</translation>
    </message>
    <message>
        <source>The report says what stands out: who wins, what deeds earn, what’s never used, how long games last.</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Het rapport zegt wat opvalt: wie wint, wat aktes opbrengen, wat nooit gebruikt wordt, hoe lang spellen duren.</translation>
    </message>
    <message>
        <source>The review shows each player’s chance to win along the game, the turning points, and which decisions cost something, with the better move. Chances are estimates.</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>De analyse toont de winstkans van elke speler in de loop van het spel, de keerpunten, en welke beslissingen iets hebben gekost, met de betere zet. Kansen zijn schattingen.</translation>
    </message>
    <message>
        <source>The rules see the same map in both reports.</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Voor de regels is het in beide rapporten dezelfde kaart.</translation>
    </message>
    <message>
        <source>Then expand to {areas}</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Daarna uitbreiden naar {areas}</translation>
    </message>
    <message>
        <source>There are no areas on the clipboard. Select land areas, here or in another map, and copy them first.</source>
        <extracomment>ui/editor/menus/copies.py</extracomment>
        <translation>Er staan geen gebieden op het klembord. Selecteer eerst landgebieden, hier of op een andere kaart, en kopieer ze.</translation>
    </message>
    <message>
        <source>There’s no cash left to bid.</source>
        <extracomment>games/indonesia/rules/phases/turn_order.py</extracomment>
        <translation>Er is geen contant geld om mee te bieden.</translation>
    </message>
    <message>
        <source>There’s no cash to bid; the place is {place}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Er is geen contant geld om te bieden; de plaats is {place}.</translation>
    </message>
    <message>
        <source>There’s no city in {area}.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>In {area} staat geen stad.</translation>
    </message>
    <message>
        <source>There’s no free water large enough for these areas. Enlarge the canvas, or copy fewer of them.</source>
        <extracomment>mapmaking/imports/copied_areas.py</extracomment>
        <translation>Er is nergens genoeg vrij water voor deze gebieden. Vergroot het tekenvlak, of kopieer er minder.</translation>
    </message>
    <message>
        <source>There’s no review of this game.</source>
        <extracomment>core/review.py</extracomment>
        <translation>Voor dit spel is er geen analyse.</translation>
    </message>
    <message>
        <source>There’s no room for {area} there.</source>
        <extracomment>mapmaking/edit/shapes/placing.py</extracomment>
        <translation>Daar is geen ruimte voor {area}.</translation>
    </message>
    <message>
        <source>There’s nothing in this part of the drawing.</source>
        <extracomment>mapmaking/imports/named_shapes.py</extracomment>
        <translation>In dit deel van de tekening is niets.</translation>
    </message>
    <message>
        <source>These are too few games to compare figures with what’s expected.</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Dit zijn te weinig spellen om getallen te vergelijken met wat te verwachten is.</translation>
    </message>
    <message>
        <source>These areas can be divided into {least} to {most} areas.</source>
        <extracomment>mapmaking/edit/shapes/subdivision.py</extracomment>
        <translation>Deze gebieden kunnen in {least} tot {most} gebieden worden verdeeld.</translation>
    </message>
    <message>
        <source>These areas can be grouped into 1 to {most} provinces.</source>
        <extracomment>mapmaking/archipelago/grouping.py</extracomment>
        <translation>Deze gebieden kunnen in 1 tot {most} provincies worden gegroepeerd.</translation>
    </message>
    <message>
        <source>These areas were copied by another version of the program.</source>
        <extracomment>mapmaking/imports/copied_areas.py</extracomment>
        <translation>Deze gebieden zijn met een andere versie van het programma gekopieerd.</translation>
    </message>
    <message>
        <source>This isn’t GeoJSON or TopoJSON ({error}).</source>
        <extracomment>mapmaking/imports/geojson.py</extracomment>
        <translation>Dit is geen GeoJSON of TopoJSON ({error}).</translation>
    </message>
    <message>
        <source>This isn’t GeoJSON or TopoJSON: its “type” is missing.</source>
        <extracomment>mapmaking/imports/geojson.py</extracomment>
        <translation>Dit is geen GeoJSON of TopoJSON: “type” ontbreekt.</translation>
    </message>
    <message>
        <source>This isn’t Python: {reason}</source>
        <extracomment>mapmaking/scripting.py</extracomment>
        <translation>Dit is geen Python: {reason}</translation>
    </message>
    <message>
        <source>This isn’t a Shapefile ({error}).</source>
        <extracomment>mapmaking/imports/shape_file.py</extracomment>
        <translation>Dit is geen Shapefile ({error}).</translation>
    </message>
    <message>
        <source>This isn’t a balance report ({error}).</source>
        <extracomment>mapmaking/review/balance_report.py</extracomment>
        <translation>Dit is geen balansrapport ({error}).</translation>
    </message>
    <message>
        <source>This isn’t a shared map. It has no “{name}”.</source>
        <extracomment>mapmaking/files/shared_map.py</extracomment>
        <translation>Dit is geen gedeelde kaart. “{name}” ontbreekt.</translation>
    </message>
    <message>
        <source>This layer is locked: {layer}. Unlock it in the panel “Layers”.</source>
        <extracomment>ui/editor/edit_view.py</extracomment>
        <translation>Deze laag is vergrendeld: {layer}. Ontgrendel hem in het paneel “Lagen”.</translation>
    </message>
    <message>
        <source>This needs at least {n} labels, tokens or ships. Take several with Ctrl+click in “Move labels and tokens”.</source>
        <extracomment>mapmaking/edit/alignment.py</extracomment>
        <translation>Hiervoor zijn minstens {n} namen, fiches of schepen nodig. Selecteer er meer met Ctrl+klik in “Namen en fiches verplaatsen”.</translation>
    </message>
    <message>
        <source>This part of the file is too large.</source>
        <extracomment>mapmaking/files/shared_map.py</extracomment>
        <translation>Dit deel van het bestand is te groot.</translation>
    </message>
    <message>
        <source>This takes too long. Choose another seed or smaller numbers.</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>Dit duurt te lang. Kies een ander startgetal of kleinere getallen.</translation>
    </message>
    <message>
        <source>This text has more than {most} characters.</source>
        <extracomment>mapmaking/files/shared_map.py</extracomment>
        <translation>Deze tekst heeft meer dan {most} tekens.</translation>
    </message>
    <message>
        <source>Together they have {goods}; merging frees a slot.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Samen hebben ze {goods}; de fusie maakt een plek vrij.</translation>
    </message>
    <message>
        <source>Together they sell {goods} a year; merging frees a slot.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Samen verkopen ze {goods} per jaar; de fusie maakt een plek vrij.</translation>
    </message>
    <message>
        <source>Type</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Soort</translation>
    </message>
    <message>
        <source>Types of companies</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Soorten bedrijven</translation>
    </message>
    <message>
        <source>Unpacked, the archive has more than {size}&#xa0;MB.</source>
        <extracomment>files/zip_archive.py, mapmaking/imports/open_file.py</extracomment>
        <translation>Uitgepakt is het archief groter dan {size}&#xa0;MB.</translation>
    </message>
    <message>
        <source>Upside down</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Ondersteboven</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>Webpagina (*.html)</translation>
    </message>
    <message>
        <source>Web page (*.html);;Report to compare with later (*.json)</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Webpagina (*.html);;Rapport om later mee te vergelijken (*.json)</translation>
    </message>
    <message>
        <source>The ticked outlines are small on this map. Show only these to make them larger.</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>De aangevinkte omtrekken zijn klein op deze kaart. Toon alleen deze om ze groter te maken.</translation>
    </message>
    <message>
        <source>A player’s name needs a letter or a digit that can be seen.</source>
        <extracomment>core/player_names.py</extracomment>
        <translation>De naam van een speler heeft een zichtbare letter of een cijfer nodig.</translation>
    </message>
    <message>
        <source>A, Shift+A</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>A, Shift+A</translation>
    </message>
    <message>
        <source>All phases</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Alle fasen</translation>
    </message>
    <message>
        <source>Bank (dark), cash, and the last year’s earnings once more (hatched).</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Bank (donker), contant geld en de inkomsten van het laatste jaar nog een keer (gearceerd).</translation>
    </message>
    <message>
        <source>Best round: {round}, with {points}.</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Beste ronde: {round}, met {points}.</translation>
    </message>
    <message>
        <source>Bids go up in steps of {step}: {typed} became {amount}.</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Biedingen gaan omhoog met {step} tegelijk: {typed} werd {amount}.</translation>
    </message>
    <message numerus="yes">
        <source>Caught in {n} raids, which cost {amount}.</source>
        <extracomment>For one: Caught in {n} raid, which cost {amount}. ui/games/singapore/final_screen.py</extracomment>
        <translation>
            <numerusform>Bij {n} inval gepakt, voor {amount}.</numerusform>
            <numerusform>Bij {n} invallen gepakt, voor {amount}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a moment first</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Kies eerst een moment</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Sluiten (Esc)</translation>
    </message>
    <message>
        <source>Couldn’t read the saved games in {folder}.</source>
        <extracomment>ui/app/program.py</extracomment>
        <translation>De opgeslagen spellen in {folder} konden niet worden gelezen.</translation>
    </message>
    <message>
        <source>Couldn’t take the games out of the trash</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>De spellen konden niet uit de prullenbak worden gehaald</translation>
    </message>
    <message>
        <source>Disputed</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Betwist</translation>
    </message>
    <message>
        <source>Disputed: played on, another move does better; the forecast prefers this one</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Betwist: doorgespeeld is een andere zet beter; de prognose verkiest deze</translation>
    </message>
    <message numerus="yes">
        <source>Each ship carries {n} goods then: {amount} more a year.</source>
        <extracomment>For one: Each ship carries {n} good then: {amount} more a year. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Elk schip vervoert dan {n} product: {amount} meer per jaar.</numerusform>
            <numerusform>Elk schip vervoert dan {n} producten: {amount} meer per jaar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Earnings by year</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Inkomsten per jaar</translation>
    </message>
    <message>
        <source>Finished games of bots to keep</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Afgelopen spellen van bots bewaren</translation>
    </message>
    <message>
        <source>First, each player puts up one building. Citra and Budi go before you: each takes a tile, chooses a lot and pays its price.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Eerst zet iedereen één gebouw neer. Citra en Budi zijn vóór jou aan de beurt: ze nemen een tegel, kiezen een kavel en betalen de prijs.</translation>
    </message>
    <message>
        <source>Game open on another computer</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Het spel is op een andere computer geopend</translation>
    </message>
    <message>
        <source>Going once: only {player} can still bid.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Eenmaal: alleen {player} kan nog bieden.</translation>
    </message>
    <message>
        <source>Here the players are called {names}.</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Hier heten de spelers {names}.</translation>
    </message>
    <message>
        <source>How fast past moves are replayed, whatever the speed of the game.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Hoe snel eerdere zetten worden herhaald, ongeacht de snelheid van het spel.</translation>
    </message>
    <message>
        <source>How long each move is shown and how fast pieces move. With “Instant”, bots play without a pause and nothing moves.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Hoe lang elke zet te zien is en hoe snel stukken bewegen. Met ‘Meteen’ spelen bots zonder pauze en beweegt er niets.</translation>
    </message>
    <message>
        <source>How much more each player would earn a year, in rupiah, on the board as it is</source>
        <extracomment>ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>Hoeveel meer iedere speler per jaar zou verdienen, in roepia, op het bord zoals het nu is</translation>
    </message>
    <message>
        <source>How often each player used each building; the most used first</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Hoe vaak elke speler elk gebouw gebruikte; het meest gebruikte eerst</translation>
    </message>
    <message>
        <source>Hut on {tile}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Hut op {tile}</translation>
    </message>
    <message>
        <source>Illegal</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Illegaal</translation>
    </message>
    <message>
        <source>In pounds, at the end of each round</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>In ponden, aan het eind van elke ronde</translation>
    </message>
    <message numerus="yes">
        <source>In the bag: {n} black chips, {white} white</source>
        <extracomment>For one: In the bag: {n} black chip, {white} white ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>In de zak: {n} zwart fiche, {white} witte</numerusform>
            <numerusform>In de zak: {n} zwarte fiches, {white} witte</numerusform>
        </translation>
    </message>
    <message>
        <source>In the lead since the end of year {year}.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Aan de leiding sinds het einde van jaar {year}.</translation>
    </message>
    <message>
        <source>In the supply: {goods}</source>
        <extracomment>ui/games/singapore/table_strip.py</extracomment>
        <translation>In de voorraad: {goods}</translation>
    </message>
    <message>
        <source>It brings more points in this turn: {best}, not {other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Het levert deze beurt meer punten op: {best}, anders {other}.</translation>
    </message>
    <message>
        <source>It gives fewer points to others: {best}, not {other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Het geeft anderen minder punten: {best}, anders {other}.</translation>
    </message>
    <message>
        <source>It has more than {n} names and other properties in all.</source>
        <extracomment>mapmaking/imports/budget.py</extracomment>
        <translation>Het heeft samen meer dan {n} namen en andere eigenschappen.</translation>
    </message>
    <message>
        <source>It has more than {n} outlines and holes in all.</source>
        <extracomment>mapmaking/imports/budget.py</extracomment>
        <translation>Het heeft samen meer dan {n} omtrekken en gaten.</translation>
    </message>
    <message>
        <source>It keeps the cash and plays {place}; {than} brings no better place.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Het geld blijft en de beurt is de {place}; {than} levert geen betere plaats op.</translation>
    </message>
    <message>
        <source>It keeps {amount} a year from {player}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Dat kost {player} {amount} per jaar.</translation>
    </message>
    <message>
        <source>It keeps {amount} this year from {player}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Dat kost {player} dit jaar {amount}.</translation>
    </message>
    <message>
        <source>It leaves fewer black chips, so that a raid costs less.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Er blijven minder zwarte fiches over, dus een inval kost minder.</translation>
    </message>
    <message>
        <source>It leaves more goods: {best}, not {other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Er blijven meer goederen over: {best}, anders {other}.</translation>
    </message>
    <message>
        <source>It leaves more money: £{best}, not £{other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Er blijft meer geld over: £{best}, anders £{other}.</translation>
    </message>
    <message>
        <source>It leaves more to do in the next turn.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Er valt in de volgende beurt meer te doen.</translation>
    </message>
    <message>
        <source>It leaves room for another company, worth about {amount}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Dat laat plaats voor nog een bedrijf, ongeveer {amount} waard.</translation>
    </message>
    <message>
        <source>It needn’t wait for ships, as {company} would.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Het hoeft niet op schepen te wachten, anders dan {company}.</translation>
    </message>
    <message>
        <source>It saves {sum} and plays {place}; playing {next_place} isn’t worth that now.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Dat bespaart {sum} en speelt als {place}; als {next_place} spelen is dat nu niet waard.</translation>
    </message>
    <message>
        <source>It should bring a better place in the order of play, worth about {amount}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Dat levert waarschijnlijk een betere plaats in de speelvolgorde op, ongeveer {amount} waard.</translation>
    </message>
    <message>
        <source>It should help your rivals less, worth about {amount} to you.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Dat helpt je tegenstanders waarschijnlijk minder, voor jou ongeveer {amount} waard.</translation>
    </message>
    <message>
        <source>It should leave more cash to spend, worth about {amount} by the end.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Er blijft waarschijnlijk meer geld over om uit te geven, tot het einde ongeveer {amount} waard.</translation>
    </message>
    <message>
        <source>It should make the game last longer.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Zo duurt het spel waarschijnlijk langer.</translation>
    </message>
    <message>
        <source>It takes more than {n}&#xa0;MB of memory, the limit for a file of this size. Simplify it, or split it.</source>
        <extracomment>mapmaking/imports/limits.py</extracomment>
        <translation>Het kost meer dan {n}&#xa0;MB geheugen, de grens voor een bestand van deze grootte. Vereenvoudig of splits het.</translation>
    </message>
    <message>
        <source>It takes more than {n}&#xa0;s to import, the limit for a file of this size. Simplify it, or split it.</source>
        <extracomment>mapmaking/imports/limits.py</extracomment>
        <translation>Het importeren duurt langer dan {n}&#xa0;s, de grens voor een bestand van deze grootte. Vereenvoudig of splits het.</translation>
    </message>
    <message>
        <source>Its outlines can’t be worked with ({error}).</source>
        <extracomment>mapmaking/imports/limits.py</extracomment>
        <translation>De omtrekken kunnen niet worden verwerkt ({error}).</translation>
    </message>
    <message>
        <source>It’s a link that leads back to itself.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Het is een link die naar zichzelf terugleidt.</translation>
    </message>
    <message>
        <source>It’s a link to “{target}” in another folder. Remove the link.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Het is een link naar “{target}” in een andere map. Verwijder de link.</translation>
    </message>
    <message>
        <source>It’s a link, not a file.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Het is een link, geen bestand.</translation>
    </message>
    <message>
        <source>Join it to a neighbouring building by a free road.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Een gratis weg verbindt het met een naburig gebouw.</translation>
    </message>
    <message>
        <source>Join {building} to a neighbour by its free road.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Leg de gratis weg van {building} naar een buur.</translation>
    </message>
    <message>
        <source>Joined to</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Verbonden met</translation>
    </message>
    <message>
        <source>Joined to {places}</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Verbonden met {places}</translation>
    </message>
    <message>
        <source>Jump to {place}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Naar {place} springen</translation>
    </message>
    <message>
        <source>Last moves</source>
        <extracomment>ui/table/panels/meanwhile.py</extracomment>
        <translation>Laatste zetten</translation>
    </message>
    <message>
        <source>Last player: you may buy the top tile of the stack instead of one on display.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Laatste speler: je mag in plaats van een tegel uit het aanbod de bovenste van de stapel kopen.</translation>
    </message>
    <message>
        <source>Lot</source>
        <extracomment>ui/games/singapore/board/board_ui.py, ui/games/singapore/panels/building.py</extracomment>
        <translation>Kavel</translation>
    </message>
    <message>
        <source>Lots</source>
        <extracomment>ui/games/singapore/panels/building.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Kavels</translation>
    </message>
    <message>
        <source>Lots</source>
        <comment>phase</comment>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>Kavels</translation>
    </message>
    <message>
        <source>Lots: {lots}.</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>Kavels: {lots}.</translation>
    </message>
    <message>
        <source>Minus areas bought: {amount}.</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Min gekochte gebieden: {amount}.</translation>
    </message>
    <message>
        <source>Minus ship fees: {fees}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Min vracht: {fees}.</translation>
    </message>
    <message>
        <source>Money and goods</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Geld en goederen</translation>
    </message>
    <message>
        <source>Money and goods are hidden in this game, so their charts appear at the end.</source>
        <extracomment>ui/games/singapore/game_view.py</extracomment>
        <translation>Geld en goederen zijn in dit spel verborgen; hun grafieken verschijnen aan het eind.</translation>
    </message>
    <message>
        <source>Money you gain or lose through other players’ moves.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Geld dat je krijgt of verliest door zetten van anderen.</translation>
    </message>
    <message>
        <source>More of your goods should find buyers: about {amount} more by the end.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Meer van je goederen vinden waarschijnlijk kopers: tot het einde ongeveer {amount} meer.</translation>
    </message>
    <message>
        <source>More roads at any time between neighbouring buildings.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Op elk moment extra wegen tussen naburige gebouwen.</translation>
    </message>
    <message>
        <source>More rupiah a year for each player</source>
        <extracomment>ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>Roepia extra per jaar voor iedere speler</translation>
    </message>
    <message>
        <source>Most cities grow</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>De meeste steden groeien</translation>
    </message>
    <message>
        <source>Most cities supplied</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>De meeste steden bevoorraad</translation>
    </message>
    <message>
        <source>Most goods</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Meeste goederen</translation>
    </message>
    <message>
        <source>Most money</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Meeste geld</translation>
    </message>
    <message>
        <source>Most points</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Meeste punten</translation>
    </message>
    <message>
        <source>Moved back for money</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Achteruit voor geld</translation>
    </message>
    <message>
        <source>Net earnings this year, in rupiah</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Netto-inkomsten dit jaar, in roepia</translation>
    </message>
    <message>
        <source>Net {net}</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Netto {net}</translation>
    </message>
    <message>
        <source>Net: {net}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py, ui/games/indonesia/year_page.py</extracomment>
        <translation>Netto: {net}.</translation>
    </message>
    <message>
        <source>Neutral</source>
        <comment>owner</comment>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>Neutraal</translation>
    </message>
    <message>
        <source>Never caught in a raid.</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Nooit bij een inval gepakt.</translation>
    </message>
    <message>
        <source>New buildings: {buildings}.</source>
        <extracomment>ui/games/singapore/recap.py</extracomment>
        <translation>Nieuwe gebouwen: {buildings}.</translation>
    </message>
    <message>
        <source>New game from here</source>
        <extracomment>ui/table/games/branch_dialog.py</extracomment>
        <translation>Nieuw spel vanaf hier</translation>
    </message>
    <message>
        <source>New helpers</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Nieuwe helpers</translation>
    </message>
    <message>
        <source>Next move only</source>
        <extracomment>ui/games/singapore/game_ui.py, ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Eén zet</translation>
    </message>
    <message>
        <source>Next or previous area of your own</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Volgend of vorig eigen gebied</translation>
    </message>
    <message>
        <source>Next or previous city or building</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Volgende of vorige stad of gebouw</translation>
    </message>
    <message>
        <source>Next to {area}: {places}</source>
        <extracomment>ui/table/board/board_presenter.py</extracomment>
        <translation>Naast {area}: {places}</translation>
    </message>
    <message>
        <source>No road</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Geen weg</translation>
    </message>
    <message>
        <source>No road leads from {a} to {b}.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Er loopt geen weg van {a} naar {b}.</translation>
    </message>
    <message>
        <source>No roads are left.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Er zijn geen wegen meer over.</translation>
    </message>
    <message>
        <source>No saved game can be opened</source>
        <extracomment>ui/table/games/start_cards.py</extracomment>
        <translation>Geen opgeslagen spel kan worden geopend</translation>
    </message>
    <message>
        <source>No single move explains it: the estimate changed little by little.</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Geen enkele zet verklaart het: de schatting veranderde beetje bij beetje.</translation>
    </message>
    <message>
        <source>No style</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Geen stijl</translation>
    </message>
    <message>
        <source>No uses are left: walk on, build roads or end your turn.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Geen acties meer: loop verder, leg wegen of beëindig je beurt.</translation>
    </message>
    <message>
        <source>No visits from other players.</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Geen bezoek van andere spelers.</translation>
    </message>
    <message>
        <source>Nobody could sell more in any of them yet.</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Nog niemand zou in een van deze steden meer kunnen verkopen.</translation>
    </message>
    <message>
        <source>Nobody has opium or chips, so nobody is caught.</source>
        <extracomment>ui/games/singapore/chips_page.py</extracomment>
        <translation>Niemand heeft opium of fiches, dus niemand wordt gepakt.</translation>
    </message>
    <message>
        <source>Nobody is caught.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Niemand wordt gepakt.</translation>
    </message>
    <message>
        <source>None of your workers is in {building}.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Geen van je arbeiders staat in {building}.</translation>
    </message>
    <message>
        <source>Not enough cash for a lot or a raid: move back on the victory track, as far as needed.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Te weinig contant geld voor een kavel of een inval: ga op het puntenspoor zo ver achteruit als nodig.</translation>
    </message>
    <message>
        <source>Not on the board in that turn: your first step next turn must put the worker there.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Die beurt niet op het bord gezet: dan moet dat in je volgende beurt je eerste stap zijn.</translation>
    </message>
    <message>
        <source>On</source>
        <comment>animations</comment>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Aan</translation>
    </message>
    <message>
        <source>On display: {tile} ({effect}).</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>In het aanbod: {tile} ({effect}).</translation>
    </message>
    <message>
        <source>One more slot makes room for {company}: {amount} more a year.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Eén plek meer maakt ruimte voor {company}: {amount} meer per jaar.</translation>
    </message>
    <message>
        <source>One more {good}</source>
        <extracomment>ui/games/singapore/panels/goods_choice.py</extracomment>
        <translation>Eén meer: {good}</translation>
    </message>
    <message>
        <source>Only roads are left: build one, or end your turn.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Alleen wegen kunnen nog: leg er een of beëindig je beurt.</translation>
    </message>
    <message>
        <source>Only the last player of the round can buy the top tile of the stack.</source>
        <extracomment>games/singapore/rules/building.py</extracomment>
        <translation>De bovenste tegel is voor de laatste speler van de ronde.</translation>
    </message>
    <message>
        <source>Only the owner can see money and goods.</source>
        <extracomment>ui/games/singapore/player_cards.py</extracomment>
        <translation>Geld en goederen kan alleen de eigenaar zien.</translation>
    </message>
    <message>
        <source>Only their owner may see money and goods.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Geld en goederen ziet alleen de eigenaar.</translation>
    </message>
    <message>
        <source>Opium and black chips: {sums}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Opium en zwarte fiches: {sums}.</translation>
    </message>
    <message>
        <source>Or hold F7 while you look and choose.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Of houd F7 ingedrukt terwijl je kijkt en kiest.</translation>
    </message>
    <message>
        <source>Other move: {move} – {why}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Andere zet: {move} – {why}</translation>
    </message>
    <message>
        <source>Others use your buildings</source>
        <extracomment>ui/games/singapore/offer.py</extracomment>
        <translation>Anderen gebruiken je gebouwen</translation>
    </message>
    <message>
        <source>Others used your buildings: {points}.</source>
        <extracomment>ui/games/singapore/recap.py</extracomment>
        <translation>Anderen gebruikten je gebouwen: {points}.</translation>
    </message>
    <message>
        <source>Others will use the new building more often: about {best} times, not {other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Anderen zullen het nieuwe gebouw vaker gebruiken: zo’n {best} keer, anders {other}.</translation>
    </message>
    <message>
        <source>Owner: {owner}</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Eigenaar: {owner}</translation>
    </message>
    <message>
        <source>Pair, size</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Paar, grootte</translation>
    </message>
    <message>
        <source>Pay everything, then get everything. A double arrow works in both directions.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Betaal eerst alles, dan krijg je alles. Een dubbele pijl werkt in beide richtingen.</translation>
    </message>
    <message>
        <source>Pieces move and changes are highlighted. Any key or click skips this. “Speed” says how fast.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Stukken bewegen en wijzigingen worden gemarkeerd. Elke toets of klik slaat dit over. ‘Snelheid’ bepaalt hoe snel.</translation>
    </message>
    <message>
        <source>Plans</source>
        <extracomment>ui/games/singapore/panels/plans_page.py, ui/games/singapore/panels/turn.py</extracomment>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Play from here</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Vanaf hier spelen</translation>
    </message>
    <message>
        <source>Play only the next move of this plan</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Alleen de volgende zet van dit plan spelen</translation>
    </message>
    <message>
        <source>Play the draft without the chosen move</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Het concept spelen zonder de zet die nu gekozen is</translation>
    </message>
    <message>
        <source>Play this plan</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Dit plan spelen</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Prices</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Prijzen</translation>
    </message>
    <message>
        <source>Put the neutral flag on a free lot.</source>
        <extracomment>ui/games/singapore/panels/__init__.py</extracomment>
        <translation>Zet de neutrale vlag op een vrije kavel.</translation>
    </message>
    <message>
        <source>Put worker {number} on another building</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>Arbeider {number} op een ander gebouw zetten</translation>
    </message>
    <message>
        <source>Put your own flag on a free lot.</source>
        <extracomment>ui/games/singapore/panels/__init__.py</extracomment>
        <translation>Zet je eigen vlag op een vrije kavel.</translation>
    </message>
    <message>
        <source>Put your second worker on the board before you end your turn.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Zet je tweede arbeider op het bord voordat je je beurt beëindigt.</translation>
    </message>
    <message>
        <source>Put your worker on a building</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>Je arbeider op een gebouw zetten</translation>
    </message>
    <message>
        <source>Put your worker on another building</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>Je arbeider op een ander gebouw zetten</translation>
    </message>
    <message>
        <source>Put your worker on {place}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Je arbeider op {place} zetten</translation>
    </message>
    <message>
        <source>Put {owner}’s flag on a free lot.</source>
        <extracomment>ui/games/singapore/panels/__init__.py</extracomment>
        <translation>Zet de vlag van {owner} op een vrije kavel.</translation>
    </message>
    <message>
        <source>Raffles stone</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>Raffles-steen</translation>
    </message>
    <message>
        <source>Raffles stone: fewest victory points, begins the round</source>
        <extracomment>ui/games/singapore/player_cards.py</extracomment>
        <translation>Raffles-steen: minste overwinningspunten, begint de ronde</translation>
    </message>
    <message>
        <source>Raids</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Invallen</translation>
    </message>
    <message>
        <source>Report a problem: the file includes all hidden money and goods</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Probleem melden: het bestand bevat ook verborgen geld en goederen</translation>
    </message>
    <message>
        <source>Researches expansion and buys areas.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Onderzoekt uitbreiding en koopt gebieden.</translation>
    </message>
    <message>
        <source>Researches mergers early and announces many.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Onderzoekt vroeg fusies en kondigt er veel aan.</translation>
    </message>
    <message numerus="yes">
        <source>Reset the {n} settings shown under “{page}” to their defaults?</source>
        <extracomment>For one: Reset the setting shown under “{page}” to its default? ui/settings/settings_dialog.py</extracomment>
        <translation>
            <numerusform>De instelling onder “{page}” op haar standaardwaarde terugzetten?</numerusform>
            <numerusform>De {n} instellingen onder “{page}” op hun standaardwaarden terugzetten?</numerusform>
        </translation>
    </message>
    <message>
        <source>Return black chips</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>Zwarte fiches terugleggen</translation>
    </message>
    <message numerus="yes">
        <source>Return {n} black chips</source>
        <extracomment>For one: Return {n} black chip ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>{n} zwart fiche terugleggen</numerusform>
            <numerusform>{n} zwarte fiches terugleggen</numerusform>
        </translation>
    </message>
    <message>
        <source>Road to {place}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Weg naar {place}</translation>
    </message>
    <message>
        <source>Road: {a} – {b}</source>
        <extracomment>ui/games/singapore/texts/planning.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>Weg: {a} – {b}</translation>
    </message>
    <message>
        <source>Roads</source>
        <extracomment>ui/games/singapore/panels/roads_page.py, ui/games/singapore/panels/turn.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Wegen</translation>
    </message>
    <message>
        <source>Round {round}: {player} gains {points}</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Ronde {round}: {player} krijgt {points}</translation>
    </message>
    <message>
        <source>Round {round}: {player} has the Raffles stone</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Ronde {round}: {player} heeft de Raffles-steen</translation>
    </message>
    <message>
        <source>Say what borders the area</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Zeggen wat aan het gebied grenst</translation>
    </message>
    <message>
        <source>Shipowner</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Reder</translation>
    </message>
    <message>
        <source>Show all options again</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Alle keuzes weer tonen</translation>
    </message>
    <message>
        <source>Show money and goods (or hold the mouse on the card)</source>
        <extracomment>ui/games/singapore/player_cards.py</extracomment>
        <translation>Geld en goederen tonen (of houd de muisknop ingedrukt op de spelerskaart)</translation>
    </message>
    <message>
        <source>Show or hide this panel</source>
        <extracomment>ui/table/window/side.py</extracomment>
        <translation>Dit paneel tonen of verbergen</translation>
    </message>
    <message>
        <source>Singapore</source>
        <comment>title of a map</comment>
        <extracomment>games/singapore/maps/layouts.py</extracomment>
        <translation>Singapore</translation>
    </message>
    <message>
        <source>Singapore {seed}</source>
        <extracomment>games/singapore/maps/map_data.py</extracomment>
        <translation>Singapore {seed}</translation>
    </message>
    <message>
        <source>Singapore, a bay</source>
        <comment>title of a map</comment>
        <extracomment>games/singapore/maps/layouts.py</extracomment>
        <translation>Singapore, een baai</translation>
    </message>
    <message>
        <source>Singapore, wide</source>
        <comment>title of a map</comment>
        <extracomment>games/singapore/maps/layouts.py</extracomment>
        <translation>Singapore, breed</translation>
    </message>
    <message>
        <source>Singapore: quick reference</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Singapore: speloverzicht</translation>
    </message>
    <message>
        <source>Smuggler</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Smokkelaar</translation>
    </message>
    <message>
        <source>Sold</source>
        <comment>stamp</comment>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Verkocht</translation>
    </message>
    <message>
        <source>Sold {goods} to {cities} for {amount}.</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Verkocht: {goods} aan {cities} voor {amount}.</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Snelheid</translation>
    </message>
    <message>
        <source>Start building</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Startgebouw</translation>
    </message>
    <message>
        <source>Starting Round</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>Startronde</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Stappen</translation>
    </message>
    <message>
        <source>Style of play for seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Speelstijl van speler {seat}</translation>
    </message>
    <message>
        <source>T, Shift+T</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>T, Shift+T</translation>
    </message>
    <message>
        <source>Ta&amp;ke over</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>O&amp;vernemen</translation>
    </message>
    <message>
        <source>Take a tile, build it on your flag, and pay for the lot.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Neem een tegel, bouw hem op de kavel met je vlag en betaal de kavel.</translation>
    </message>
    <message>
        <source>Take your second worker</source>
        <extracomment>ui/games/singapore/panels/moves.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>Je tweede arbeider nemen</translation>
    </message>
    <message>
        <source>Take {gain}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{gain} nemen</translation>
    </message>
    <message>
        <source>The Raffles player puts a flag of each player on a free lot next to a building. Corners don’t count.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>De Raffles-speler zet van elke speler een vlag op een vrije kavel naast een gebouw. Hoeken tellen niet.</translation>
    </message>
    <message>
        <source>The archive is damaged: an entry ends too early.</source>
        <extracomment>files/zip_archive.py, mapmaking/imports/open_file.py</extracomment>
        <translation>Het archief is beschadigd: een onderdeel eindigt te vroeg.</translation>
    </message>
    <message>
        <source>The area “{id}” is named twice.</source>
        <extracomment>games/singapore/rules/scenario.py</extracomment>
        <translation>Het gebied “{id}” wordt twee keer genoemd.</translation>
    </message>
    <message>
        <source>The best come first: by income, then by cities, ships nearby, demand and room.</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>De beste eerst: op inkomsten, dan op steden, schepen in de buurt, vraag en ruimte.</translation>
    </message>
    <message>
        <source>The bot {bot} doesn’t have styles of play. Leave out the style.</source>
        <extracomment>bots/registry.py</extracomment>
        <translation>{bot} heeft geen speelstijlen. Laat de stijl weg.</translation>
    </message>
    <message>
        <source>The bots are still paused.</source>
        <extracomment>ui/table/game_view.py</extracomment>
        <translation>De bots zijn nog gepauzeerd.</translation>
    </message>
    <message>
        <source>The building “{id}” is there twice.</source>
        <extracomment>games/singapore/rules/box.py</extracomment>
        <translation>Het gebouw “{id}” komt twee keer voor.</translation>
    </message>
    <message>
        <source>The disk couldn’t be read or written.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>De schijf kon niet worden gelezen of beschreven.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>De schijf is vol.</translation>
    </message>
    <message>
        <source>The disk is write-protected.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>De schijf is tegen schrijven beveiligd.</translation>
    </message>
    <message>
        <source>The file is too large for the disk.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Het bestand is te groot voor de schijf.</translation>
    </message>
    <message>
        <source>The file name must end in .png, .svg or .pdf, not “{ending}”.</source>
        <extracomment>ui/support/picture_file.py</extracomment>
        <translation>De bestandsnaam moet op .png, .svg of .pdf eindigen, niet op “{ending}”.</translation>
    </message>
    <message>
        <source>The first brings you the most.</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>De eerste levert jou het meeste op.</translation>
    </message>
    <message numerus="yes">
        <source>The first {n} are best for you, and equally good.</source>
        <extracomment>For one: The first {n} is best for you. ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>
            <numerusform>De eerste is het best voor jou.</numerusform>
            <numerusform>De eerste {n} zijn het best voor jou, en even goed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first {same} bring you the same; of these the first {n} help your rivals least.</source>
        <extracomment>For one: The first {same} bring you the same; of these the first helps your rivals least. ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>
            <numerusform>De eerste {same} leveren jou evenveel op; daarvan helpt de eerste je tegenstanders het minst.</numerusform>
            <numerusform>De eerste {same} leveren jou evenveel op; daarvan helpen de eerste {n} je tegenstanders het minst.</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder isn’t empty.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>De map is niet leeg.</translation>
    </message>
    <message>
        <source>The game continues without being saved, and the program keeps trying. To be safe, save a copy elsewhere.</source>
        <extracomment>ui/table/game_controller.py</extracomment>
        <translation>Het spel gaat door zonder te worden opgeslagen, en het programma blijft het proberen. Sla voor de zekerheid elders een kopie op.</translation>
    </message>
    <message>
        <source>The game ends this year, so a new area earns nothing.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Het spel eindigt dit jaar, dus een nieuw gebied levert niets op.</translation>
    </message>
    <message>
        <source>The game ends this year: a new area earns nothing. Stop, or buy one for {price}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Het spel eindigt dit jaar: een gebied levert niets op. Stop, of koop er een voor {price}.</translation>
    </message>
    <message>
        <source>The game ends this year: a new ship earns only by sales still to come.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Het spel eindigt dit jaar: een nieuw schip verdient alleen nog aan verkopen die nog komen.</translation>
    </message>
    <message>
        <source>The game ends this year: a new ship earns you nothing.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Het spel eindigt dit jaar: een nieuw schip levert je niets op.</translation>
    </message>
    <message>
        <source>The game is open in another window.</source>
        <extracomment>ui/table/game_controller.py</extracomment>
        <translation>Het spel is in een ander venster geopend.</translation>
    </message>
    <message>
        <source>The game needs at least {n} lots.</source>
        <extracomment>games/singapore/rules/scenario.py</extracomment>
        <translation>Het spel heeft minstens {n} kavels nodig.</translation>
    </message>
    <message>
        <source>The games are back in the list of saved games.</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>De spellen staan weer in de lijst van opgeslagen spellen.</translation>
    </message>
    <message>
        <source>The import ended unexpectedly. It may take more than {n}&#xa0;MB of memory, the limit for a file of this size.</source>
        <extracomment>mapmaking/imports/limits.py</extracomment>
        <translation>Het importeren stopte onverwacht. Misschien kost het meer dan {n}&#xa0;MB geheugen, de grens voor een bestand van deze grootte.</translation>
    </message>
    <message>
        <source>The lot is cheaper: £{best}, not £{other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>De kavel is goedkoper: £{best}, anders £{other}.</translation>
    </message>
    <message>
        <source>The lot is dearer for the other player: £{best}, not £{other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>De kavel is duurder voor de ander: £{best}, anders £{other}.</translation>
    </message>
    <message>
        <source>The lot lies further from useful buildings and from the other player’s workers.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>De kavel ligt verder van nuttige gebouwen en van de arbeiders van de ander.</translation>
    </message>
    <message>
        <source>The lot lies nearer to useful buildings and to the workers.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>De kavel ligt dichter bij nuttige gebouwen en bij de arbeiders.</translation>
    </message>
    <message>
        <source>The map is too dense. In a group of {n} areas each one touches more than {most} others of the group, and bots would think for too long.</source>
        <extracomment>games/indonesia/rules/scenario.py</extracomment>
        <translation>De kaart is te dicht. In een groep van {n} gebieden raakt elk meer dan {most} andere van de groep, en bots zouden te lang nadenken.</translation>
    </message>
    <message>
        <source>The map now has no tiles.</source>
        <extracomment>games/singapore/maps/map_data.py</extracomment>
        <translation>De kaart heeft nu geen tegels.</translation>
    </message>
    <message>
        <source>The map was shared, but what you wrote about it wasn’t kept for next time.</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>De kaart is gedeeld, maar wat je erover schreef, is niet voor de volgende keer bewaard.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>De naam is te lang.</translation>
    </message>
    <message>
        <source>The name “{name}” has an invisible joiner that its letters don’t need.</source>
        <extracomment>core/player_names.py</extracomment>
        <translation>De naam “{name}” heeft een onzichtbaar verbindingsteken dat de letters niet nodig hebben.</translation>
    </message>
    <message>
        <source>The next best move is just as good.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>De op één na beste zet is even goed.</translation>
    </message>
    <message>
        <source>The path is longer than Windows allows.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Het pad is langer dan Windows toestaat.</translation>
    </message>
    <message>
        <source>The player with the fewest VP gets the Raffles stone. If players tie, it’s the lowest marker.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>De speler met de minste VP krijgt de Raffles-steen. Bij gelijke stand beslist de onderste puntensteen.</translation>
    </message>
    <message>
        <source>The player with the most victory points wins. Money, goods and chips don’t count.</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>De speler met de meeste overwinningspunten wint. Geld, goederen en fiches tellen niet mee.</translation>
    </message>
    <message>
        <source>The program has too many files open.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Het programma heeft te veel bestanden geopend.</translation>
    </message>
    <message>
        <source>The program takes the first of equal areas for {player}. Undo takes it all back.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Het programma neemt voor {player} het eerste van gelijke gebieden. Ongedaan maken draait alles terug.</translation>
    </message>
    <message>
        <source>The raid took the chips.</source>
        <extracomment>games/singapore/rules/use.py</extracomment>
        <translation>De inval heeft de fiches gekost.</translation>
    </message>
    <message>
        <source>The random seed {seed} doesn’t produce this outcome of chance.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Het startgetal {seed} levert deze uitkomst van het toeval niet op.</translation>
    </message>
    <message>
        <source>The seals must be in the order of their spaces.</source>
        <extracomment>games/singapore/rules/box.py</extracomment>
        <translation>De zegels moeten op volgorde van hun vakjes staan.</translation>
    </message>
    <message>
        <source>The stack is empty.</source>
        <extracomment>games/singapore/rules/building.py</extracomment>
        <translation>De stapel is leeg.</translation>
    </message>
    <message>
        <source>The start buildings are already joined to one another.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>De startgebouwen zijn al met elkaar verbonden.</translation>
    </message>
    <message>
        <source>The start tile and the land tiles must lie side by side, in one piece.</source>
        <extracomment>games/singapore/rules/scenario.py</extracomment>
        <translation>De starttegel en de landtegels moeten aaneengesloten liggen, zij aan zij.</translation>
    </message>
    <message>
        <source>The start tile needs {n} lots, as many as it has prices.</source>
        <extracomment>games/singapore/rules/scenario.py</extracomment>
        <translation>De starttegel heeft {n} kavels nodig, evenveel als prijzen.</translation>
    </message>
    <message>
        <source>The start tile needs {n} start buildings.</source>
        <extracomment>games/singapore/rules/scenario.py</extracomment>
        <translation>De starttegel heeft {n} startgebouwen nodig.</translation>
    </message>
    <message>
        <source>The tile that’s left gets the hut. If it already had the hut, it leaves the game.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>De tegel die over is, krijgt de hut. Had hij die al, dan gaat hij uit het spel.</translation>
    </message>
    <message>
        <source>The top tile of the stack costs £{price} in cash.</source>
        <extracomment>games/singapore/rules/building.py</extracomment>
        <translation>De bovenste tegel van de stapel kost £{price} contant.</translation>
    </message>
    <message>
        <source>The turn that follows is worth more.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>De rest van de beurt is meer waard.</translation>
    </message>
    <message>
        <source>The white chip goes back into the bag.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Het witte fiche gaat terug in de zak.</translation>
    </message>
    <message>
        <source>The worker ends the turn where more can be done in the next one.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>De arbeider eindigt waar in de volgende beurt meer te doen valt.</translation>
    </message>
    <message>
        <source>The worker is already there. Choose another building.</source>
        <extracomment>games/singapore/rules/use.py</extracomment>
        <translation>De arbeider staat er al. Kies een ander gebouw.</translation>
    </message>
    <message>
        <source>There is a file where a folder should be.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Er staat een bestand waar een map hoort te staan.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Dit bestand of deze map bestaat niet.</translation>
    </message>
    <message>
        <source>There’s already a building on {area}.</source>
        <extracomment>games/singapore/rules/lots.py</extracomment>
        <translation>Op {area} staat al een gebouw.</translation>
    </message>
    <message>
        <source>There’s already a flag on {area}.</source>
        <extracomment>games/singapore/rules/lots.py</extracomment>
        <translation>Op {area} staat al een vlag.</translation>
    </message>
    <message>
        <source>There’s already a road between {a} and {b}.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Tussen {a} en {b} ligt al een weg.</translation>
    </message>
    <message>
        <source>There’s no style “{style}”. Choose one of {known}.</source>
        <extracomment>bots/registry.py</extracomment>
        <translation>Er is geen stijl “{style}”. Kies uit {known}.</translation>
    </message>
    <message>
        <source>These aren’t the goods that {building} gives.</source>
        <extracomment>games/singapore/rules/exchange.py</extracomment>
        <translation>Dit zijn niet de goederen die {building} geeft.</translation>
    </message>
    <message>
        <source>These aren’t the goods that {building} takes.</source>
        <extracomment>games/singapore/rules/exchange.py</extracomment>
        <translation>Dit zijn niet de goederen die {building} neemt.</translation>
    </message>
    <message>
        <source>They pay for each chip and each opium, return their chips, and lose half their opium, rounded up.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Die betaalt voor elk fiche en elke opium, legt de fiches terug en verliest de helft van de opium, naar boven afgerond.</translation>
    </message>
    <message>
        <source>This building is already joined to the start buildings.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Dit gebouw is al met de startgebouwen verbonden.</translation>
    </message>
    <message numerus="yes">
        <source>This costs {n} goods of one kind; you have too few.</source>
        <extracomment>For one: This costs {n} good; you have none left for it. games/singapore/rules/exchange.py</extracomment>
        <translation>
            <numerusform>Dit kost {n} goed, en je hebt er geen.</numerusform>
            <numerusform>Dit kost {n} gelijke goederen; je hebt er te weinig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs {n} goods; you have too few.</source>
        <extracomment>For one: This costs {n} good; you have none left for it. games/singapore/rules/exchange.py</extracomment>
        <translation>
            <numerusform>Dit kost {n} goed, en je hebt er geen.</numerusform>
            <numerusform>Dit kost {n} goederen; je hebt er te weinig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs {n} victory points.</source>
        <extracomment>For one: This costs {n} victory point. games/singapore/rules/exchange.py</extracomment>
        <translation>
            <numerusform>Dit kost {n} overwinningspunt.</numerusform>
            <numerusform>Dit kost {n} overwinningspunten.</numerusform>
        </translation>
    </message>
    <message>
        <source>This costs £{price}; you have £{cash}.</source>
        <extracomment>games/singapore/rules/exchange.py</extracomment>
        <translation>Dit kost £{price}; je hebt £{cash}.</translation>
    </message>
    <message>
        <source>This game doesn’t change. Who plays in the new one?</source>
        <extracomment>ui/table/games/branch_dialog.py</extracomment>
        <translation>Dit spel verandert niet. Wie speelt er in het nieuwe?</translation>
    </message>
    <message>
        <source>This isn’t what {building} does.</source>
        <extracomment>games/singapore/rules/use.py</extracomment>
        <translation>Dat is niet wat {building} doet.</translation>
    </message>
    <message>
        <source>This link leads back to itself.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Deze link leidt naar zichzelf terug.</translation>
    </message>
    <message>
        <source>This worker isn’t on the board yet.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Deze arbeider staat nog niet op het bord.</translation>
    </message>
    <message>
        <source>This would change nothing.</source>
        <extracomment>games/singapore/rules/exchange.py</extracomment>
        <translation>Dit zou niets veranderen.</translation>
    </message>
    <message>
        <source>Three rounds later</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Drie rondes later</translation>
    </message>
    <message>
        <source>Tied with {players}. The marker that is lowest in the pile wins the tie.</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Gelijke stand met {players}. De onderste puntensteen van de stapel wint.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>ui/games/singapore/board/board_ui.py, ui/games/singapore/panels/building.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Tegels</translation>
    </message>
    <message>
        <source>Tiles are laid out until there is one more than players.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Er worden tegels opengelegd tot er één meer ligt dan er spelers zijn.</translation>
    </message>
    <message>
        <source>Tiles: {tiles}</source>
        <extracomment>ui/games/singapore/tile_row.py</extracomment>
        <translation>Tegels: {tiles}</translation>
    </message>
    <message>
        <source>To the New Helpers</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Naar Nieuwe helpers</translation>
    </message>
    <message numerus="yes">
        <source>Too far for this turn: it takes {n} steps, and only {possible} can be made.</source>
        <extracomment>For one: Too far for this turn: it takes {n} step, and only {possible} can be made. ui/games/singapore/panels/moves_page.py</extracomment>
        <translation>
            <numerusform>Te ver voor deze beurt: het kost {n} stap en er zijn er maar {possible} mogelijk.</numerusform>
            <numerusform>Te ver voor deze beurt: het kost {n} stappen en er zijn er maar {possible} mogelijk.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too few tiles are left for another round.</source>
        <extracomment>games/singapore/rules/round.py</extracomment>
        <translation>Er zijn te weinig tegels over voor nog een ronde.</translation>
    </message>
    <message>
        <source>Too small on this map: {names}. Press Enter to show nothing else.</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Te klein op deze kaart: {names}. Druk op Enter om niets anders te tonen.</translation>
    </message>
    <message>
        <source>Top of the stack: {building}</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Bovenste tegel: {building}</translation>
    </message>
    <message>
        <source>Track</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>Spoor</translation>
    </message>
    <message>
        <source>Track and tiles</source>
        <extracomment>ui/games/singapore/table_strip.py</extracomment>
        <translation>Spoor en tegels</translation>
    </message>
    <message>
        <source>Trades in opium, whatever the risk.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Handelt in opium, hoe groot het risico ook is.</translation>
    </message>
    <message>
        <source>Tries each building with the turn that follows, by what it’s worth up to the end of the game.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Probeert elk gebouw met de beurt die volgt, naar wat dat tot het einde van het spel waard is.</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Beurt</translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>Beurten</translation>
    </message>
    <message>
        <source>Undone: {move}</source>
        <extracomment>ui/editor/editor_window.py, ui/table/game_view.py</extracomment>
        <translation>Ongedaan gemaakt: {move}</translation>
    </message>
    <message>
        <source>Use of buildings</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Gebruik van gebouwen</translation>
    </message>
    <message>
        <source>Use your last step to put your second worker on the board.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Gebruik je laatste stap om je tweede arbeider op het bord te zetten.</translation>
    </message>
    <message>
        <source>Use {building}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{building} gebruiken</translation>
    </message>
    <message>
        <source>Uses</source>
        <extracomment>ui/games/singapore/panels/turn.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Acties</translation>
    </message>
    <message>
        <source>Uses and steps</source>
        <extracomment>ui/games/singapore/panels/moves_page.py</extracomment>
        <translation>Acties en stappen</translation>
    </message>
    <message>
        <source>Uses of others’ buildings; each gave the owner 1&#xa0;VP</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Gebruik van gebouwen van anderen; de eigenaar kreeg telkens 1&#xa0;VP</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>Value of the goods and ships in a merger, in rupiah</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Waarde van de producten en schepen bij een fusie, in roepia</translation>
    </message>
    <message>
        <source>Victory points</source>
        <extracomment>ui/games/singapore/chart_data.py, ui/games/singapore/final_screen.py</extracomment>
        <translation>Overwinningspunten</translation>
    </message>
    <message>
        <source>Victory points by round</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Overwinningspunten per ronde</translation>
    </message>
    <message>
        <source>Victory points decide; of equals, the lowest marker wins</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Overwinningspunten beslissen; bij gelijke stand de onderste puntensteen</translation>
    </message>
    <message>
        <source>Victory points gained and lost: {amounts}</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Gewonnen en verloren overwinningspunten: {amounts}</translation>
    </message>
    <message>
        <source>Victory points gained in the round, less those lost</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>In de ronde gewonnen overwinningspunten, min de verloren punten</translation>
    </message>
    <message>
        <source>Victory points gained to the right and lost to the left; the difference is the score</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Gewonnen overwinningspunten naar rechts en verloren naar links; het verschil is de score</translation>
    </message>
    <message>
        <source>Victory points: {changes}.</source>
        <extracomment>ui/games/singapore/recap.py</extracomment>
        <translation>Overwinningspunten: {changes}.</translation>
    </message>
    <message>
        <source>Victory track: {markers}</source>
        <extracomment>ui/games/singapore/victory_track.py</extracomment>
        <translation>Puntenspoor: {markers}</translation>
    </message>
    <message>
        <source>View only</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Alleen bekijken</translation>
    </message>
    <message>
        <source>Visits to other players</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Bezoek aan andere spelers</translation>
    </message>
    <message>
        <source>Walk on</source>
        <extracomment>ui/games/singapore/panels/moves.py, ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Doorlopen</translation>
    </message>
    <message>
        <source>Walk, use buildings or build roads. Left: {left}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Loop, gebruik gebouwen of leg wegen. Nog {left}.</translation>
    </message>
    <message>
        <source>Weaver’s</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Wever</translation>
    </message>
    <message>
        <source>Weaving Mill</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Weverij</translation>
    </message>
    <message>
        <source>Welcome to Singapore</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Welkom in Singapore</translation>
    </message>
    <message>
        <source>There’s no news yet.</source>
        <extracomment>ui/shell/news.py</extracomment>
        <translation>Er is nog geen nieuws.</translation>
    </message>
    <message>
        <source>News that a screen reader reads by itself. The list of news has everything.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Wat een schermlezer vanzelf moet voorlezen. In de lijst met nieuws staat alles.</translation>
    </message>
    <message>
        <source>Chance to win before this decision</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>Winstkans vóór deze beslissing</translation>
    </message>
    <message>
        <source>All your company slots are taken.</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>Al je bedrijfsplekken zijn bezet.</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Alt+Omlaag</translation>
    </message>
    <message>
        <source>Cash with this year’s earnings, and the bank: click an amount for its breakdown</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Contant geld met de inkomsten van dit jaar, en de bank: klik op een bedrag voor de opbouw</translation>
    </message>
    <message>
        <source>Chosen in the list</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Gekozen in de lijst</translation>
    </message>
    <message>
        <source>City growth: goods received</source>
        <extracomment>ui/games/indonesia/panels/operations.py, ui/games/indonesia/panels/situation.py</extracomment>
        <translation>Stadsgroei: ontvangen producten</translation>
    </message>
    <message>
        <source>Click there; with Shift or Ctrl as with the mouse</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Daar klikken; met Shift of Ctrl zoals met de muis</translation>
    </message>
    <message>
        <source>Corner of {areas}</source>
        <extracomment>ui/editor/tools/gestures.py</extracomment>
        <translation>Hoekpunt van {areas}</translation>
    </message>
    <message>
        <source>Double-click there</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Daar dubbelklikken</translation>
    </message>
    <message>
        <source>Enter skips what is shown, Esc skips to your turn.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Enter slaat over wat je ziet, Esc gaat door tot je beurt.</translation>
    </message>
    <message>
        <source>Enter skips what is shown.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Enter slaat over wat je ziet.</translation>
    </message>
    <message>
        <source>Era</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Tijdperk</translation>
    </message>
    <message>
        <source>Green square</source>
        <extracomment>ui/style/theme.py</extracomment>
        <translation>Groen vierkant</translation>
    </message>
    <message>
        <source>Grey circle</source>
        <extracomment>ui/style/theme.py</extracomment>
        <translation>Grijze cirkel</translation>
    </message>
    <message>
        <source>Growth</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Groei</translation>
    </message>
    <message>
        <source>Hide the pointer</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>De aanwijzer verbergen</translation>
    </message>
    <message>
        <source>If it ends here, you pay {amount} and get {share} of it back.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Als het hierbij blijft, betaal je {amount} en krijg je daarvan {share} terug.</translation>
    </message>
    <message>
        <source>If it ends here, {player} pays {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Als het hierbij blijft, betaalt {player} {amount}.</translation>
    </message>
    <message>
        <source>Merger payouts from others</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Fusies: van anderen</translation>
    </message>
    <message>
        <source>Merger payouts to others</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Fusies: aan anderen</translation>
    </message>
    <message>
        <source>Per year: what the area’s good brings, or would add if the area stayed</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>Per jaar: wat het goed van het gebied opbrengt, of zou toevoegen als het gebied bleef</translation>
    </message>
    <message>
        <source>Room: how many areas it can grow into, which the board shows for the row of a place</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Ruimte: in hoeveel gebieden het kan groeien; het bord toont ze bij de rij van een plek</translation>
    </message>
    <message>
        <source>Several small things make it better.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Meerdere kleine dingen maken hem beter.</translation>
    </message>
    <message>
        <source>Ship fees from others</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Vracht van anderen</translation>
    </message>
    <message>
        <source>Ship fees to others</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Vracht aan anderen</translation>
    </message>
    <message>
        <source>Sort a table by this column; again, the other way round</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Een tabel op deze kolom sorteren; nog eens, andersom</translation>
    </message>
    <message>
        <source>Sort by this column</source>
        <extracomment>ui/widgets/item_views.py</extracomment>
        <translation>Sorteren op deze kolom</translation>
    </message>
    <message>
        <source>Sorted by {column}, ascending</source>
        <extracomment>ui/widgets/item_views.py</extracomment>
        <translation>Gesorteerd op {column}, oplopend</translation>
    </message>
    <message>
        <source>Sorted by {column}, descending</source>
        <extracomment>ui/widgets/item_views.py</extracomment>
        <translation>Gesorteerd op {column}, aflopend</translation>
    </message>
    <message>
        <source>The bar at the top names the seven phases of a year. Cities buy your goods: at the start of an era, you build one on the coast of a province on your city card. &lt;b&gt;Build yours in Seroja: click one of its areas on the board, then press the button.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>De balk bovenaan noemt de zeven fasen van een jaar. Steden kopen je producten: aan het begin van een tijdperk bouw je er een aan de kust van een provincie op je stedenkaart. &lt;b&gt;Bouw die van jou in Seroja: klik op een van de gebieden daar en druk op de knop.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The outlines have no property “{name}”.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>De omtrekken hebben geen eigenschap ‘{name}’.</translation>
    </message>
    <message>
        <source>The outlines have no property “{name}”. They have: {names}.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>De omtrekken hebben geen eigenschap ‘{name}’. Ze hebben: {names}.</translation>
    </message>
    <message>
        <source>The result was open until then, and became certain only at the end.</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>De uitslag was tot dan toe open en stond pas aan het einde vast.</translation>
    </message>
    <message>
        <source>The review looked further ahead: it played on after each move.</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>De analyse keek verder vooruit: ze speelde na elke zet door.</translation>
    </message>
    <message>
        <source>The wheel, or two fingers on a touchpad, do this up and down. Sideways they always move the map, and with Ctrl they always zoom.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Wat het wiel, of twee vingers op een touchpad, omhoog en omlaag doen. Opzij verschuiven ze altijd de kaart, en met Ctrl zoomen ze altijd.</translation>
    </message>
    <message>
        <source>This decision</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Deze beslissing</translation>
    </message>
    <message>
        <source>This file is of another kind (“{kind}”). You can import {formats}: export it so in the program that made it.</source>
        <extracomment>mapmaking/imports/xml_tree.py</extracomment>
        <translation>Dit bestand is van een andere soort (“{kind}”). Je kunt {formats} importeren: exporteer het zo in het programma dat het heeft gemaakt.</translation>
    </message>
    <message>
        <source>This file uses entities, which can’t be imported. Save it without them, SVG as plain SVG.</source>
        <extracomment>mapmaking/imports/xml_tree.py</extracomment>
        <translation>Dit bestand gebruikt entiteiten, die niet kunnen worden geïmporteerd. Sla het zonder op, SVG als gewone SVG.</translation>
    </message>
    <message>
        <source>This graph can’t be read ({error}).</source>
        <extracomment>mapmaking/imports/graph_links.py</extracomment>
        <translation>Deze graaf kan niet worden gelezen ({error}).</translation>
    </message>
    <message>
        <source>This time, you sell two goods, each on a different ship of your own. That’s 40 for you, and nothing for Budi. &lt;b&gt;Press the button to ship the goods.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Deze keer verkoop je twee producten, elk op een ander schip van jezelf. Dat is 40 voor jou en niets voor Budi. &lt;b&gt;Druk op de knop om de producten te verschepen.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>To {cities} instead of {others}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Naar {cities} in plaats van {others}</translation>
    </message>
    <message>
        <source>Turn the wheel there</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Daar aan het wiel draaien</translation>
    </message>
    <message>
        <source>Use {building}: {goods}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{building} gebruiken: {goods}</translation>
    </message>
    <message>
        <source>When a round can’t be laid out. Most VP wins; tied players: the lowest marker.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Als een ronde niet kan beginnen. De meeste VP winnen; bij gelijke stand de onderste puntensteen.</translation>
    </message>
    <message>
        <source>When all companies have operated, a city grows if it has received as many of every good on the board as its size. The city that bought your rice grows from 1 to 2: next year, it buys two of each good. Your earnings are added to your cash. That’s your first year!</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Als alle bedrijven hebben gedraaid, groeit een stad die van elk product op het bord evenveel heeft gekregen als haar grootte. De stad die je rijst kocht, groeit van 1 naar 2: volgend jaar koopt ze twee van elk product. Je inkomsten komen bij je contante geld. Dat is je eerste jaar!</translation>
    </message>
    <message>
        <source>When you have only one move, such as a forced pass, it’s played at once. Undo takes it back with the move before it. You’re still asked if that would reveal hidden information.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Als je maar één zet hebt, zoals verplicht passen, wordt die meteen gespeeld. Ongedaan maken neemt ook de zet ervoor terug. Zou dat verborgen info verraden, dan krijg je de vraag toch.</translation>
    </message>
    <message>
        <source>When you start a new game, older finished games in which only bots played are moved to the trash. Games that a person played, unfinished games and games you renamed always stay.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Als je een nieuw spel begint, gaan oudere afgelopen spellen waarin alleen bots speelden naar de prullenbak. Spellen waarin een mens speelde, niet afgelopen en hernoemde spellen blijven altijd.</translation>
    </message>
    <message>
        <source>Where it is</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Waar hij ligt</translation>
    </message>
    <message>
        <source>Where points came from</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Herkomst van de punten</translation>
    </message>
    <message>
        <source>Which game do you want to learn?</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Welk spel wil je leren?</translation>
    </message>
    <message>
        <source>While you wait</source>
        <extracomment>ui/table/panels/meanwhile.py</extracomment>
        <translation>Terwijl je wacht</translation>
    </message>
    <message>
        <source>While you waited</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Terwijl je wachtte</translation>
    </message>
    <message>
        <source>Whole drawing</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Hele tekening</translation>
    </message>
    <message>
        <source>Whole turn</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Hele beurt</translation>
    </message>
    <message>
        <source>Width</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Breedte</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>With {amount} in cash, no merger can be announced.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Met {amount} contant kan geen fusie worden aangekondigd.</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Worker on {place}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Arbeider op {place}</translation>
    </message>
    <message>
        <source>Worker {number}</source>
        <extracomment>ui/games/singapore/panels/turn.py, ui/games/singapore/texts/planning.py</extracomment>
        <translation>Arb. {number}</translation>
    </message>
    <message>
        <source>Worker {number} is here</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Arbeider {number} is hier</translation>
    </message>
    <message>
        <source>Worker {number} jumps to {place}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Arbeider {number} springt naar {place}</translation>
    </message>
    <message>
        <source>Worker {number} to {place}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Arbeider {number} naar {place}</translation>
    </message>
    <message>
        <source>Worker {number}, {steps}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Arbeider {number}, {steps}</translation>
    </message>
    <message>
        <source>Workers</source>
        <extracomment>ui/games/singapore/board/board_ui.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Arbeiders</translation>
    </message>
    <message>
        <source>Workers: {players}</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Arbeiders: {players}</translation>
    </message>
    <message>
        <source>Year {year}: {earnings}</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Jaar {year}: {earnings}</translation>
    </message>
    <message>
        <source>Yearly income is then {amount}, against {than}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Het jaarinkomen is dan {amount}, anders {than}.</translation>
    </message>
    <message>
        <source>Years</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Jaren</translation>
    </message>
    <message>
        <source>You already have your second worker.</source>
        <extracomment>games/singapore/rules/use.py</extracomment>
        <translation>Je hebt je tweede arbeider al.</translation>
    </message>
    <message>
        <source>You also lose half of your opium, and if you’re short of money, you pay with VP. So keep your chips and your opium below those of the others.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Je verliest ook de helft van je opium, en heb je te weinig geld, dan betaal je met VP. Blijf met je fiches en opium dus onder de anderen.</translation>
    </message>
    <message>
        <source>You announce none, and are asked only in auctions in which you may bid.</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Je kondigt er geen aan en beslist alleen in veilingen waarin je mag bieden.</translation>
    </message>
    <message>
        <source>You build for the neutral colour: it costs nothing.</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Je bouwt voor de neutrale kleur: dat kost niets.</translation>
    </message>
    <message numerus="yes">
        <source>You can return 1 to {n} chips here.</source>
        <extracomment>For one: You can return {n} chip here. games/singapore/rules/use.py</extracomment>
        <translation>
            <numerusform>Je kunt hier {n} fiche terugleggen.</numerusform>
            <numerusform>Je kunt hier 1 tot {n} fiches terugleggen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can’t branch off here: chance in this older game didn’t follow its seed.</source>
        <extracomment>ui/table/games/open_game.py</extracomment>
        <translation>Hier kun je niet aftakken: in dit oudere spel volgde het toeval zijn startgetal niet.</translation>
    </message>
    <message>
        <source>You could, but build on D5 this time. It’s cheap, and close to the Builder.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Dat kan, maar bouw deze keer op D5. Dat is goedkoop, en dicht bij de Bouwmeester.</translation>
    </message>
    <message>
        <source>You could, but choose F5 this time. There, others will often use your building.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Dat kan, maar kies deze keer F5. Daar zullen anderen je gebouw vaak gebruiken.</translation>
    </message>
    <message>
        <source>You could, but choose H6 this time. It costs £3, more than the others.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Dat kan, maar kies deze keer H6. Die kost £3, meer dan de andere.</translation>
    </message>
    <message>
        <source>You could, but first build the road between G5 and F5. It brings you visitors.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Dat kan, maar leg eerst de weg tussen G5 en F5. Die brengt je bezoek.</translation>
    </message>
    <message>
        <source>You could, but put your second worker on Raffles’ Plan on E2 this time.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Dat kan, maar zet je tweede arbeider deze keer op het Plan van Raffles op E2.</translation>
    </message>
    <message>
        <source>You could, but start at your Brickworks on D5 this time. You need bricks.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Dat kan, maar begin deze keer in je Steenfabriek op D5. Je hebt bakstenen nodig.</translation>
    </message>
    <message>
        <source>You decide this. Then the program operates {player}’s companies.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Dit beslis jij. Daarna laat het programma de bedrijven van {player} draaien.</translation>
    </message>
    <message>
        <source>You don’t have permission to do that.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Dat mag je niet doen.</translation>
    </message>
    <message>
        <source>You don’t have that worker.</source>
        <extracomment>games/singapore/rules/turn.py, games/singapore/rules/use.py</extracomment>
        <translation>Die arbeider heb je niet.</translation>
    </message>
    <message>
        <source>You get {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Je krijgt {amount}.</translation>
    </message>
    <message>
        <source>You have no black chips to return.</source>
        <extracomment>games/singapore/rules/use.py</extracomment>
        <translation>Je hebt geen zwarte fiches om terug te leggen.</translation>
    </message>
    <message>
        <source>You have no steps left in this turn.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Je hebt in deze beurt geen stappen meer.</translation>
    </message>
    <message>
        <source>You have no worker in hand.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Je hebt geen arbeider in je hand.</translation>
    </message>
    <message>
        <source>You know all you need. Play a full game against bots, or continue right here: from now on, you, Budi and Citra can do anything the rules allow.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Je weet nu alles wat je nodig hebt. Speel een heel spel tegen bots, of ga hier verder: vanaf nu mogen jij, Budi en Citra alles doen wat de regels toestaan.</translation>
    </message>
    <message>
        <source>You lay the road of the neutral colour’s new building.</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Je legt de weg van het nieuwe neutrale gebouw.</translation>
    </message>
    <message>
        <source>You pay</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Je betaalt</translation>
    </message>
    <message>
        <source>You pay {amount} and get {share} of it back.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Je betaalt {amount} en krijgt daarvan {share} terug.</translation>
    </message>
    <message>
        <source>You pay {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Je betaalt {amount}.</translation>
    </message>
    <message>
        <source>You reach the seal at {seal} and get {money}.</source>
        <extracomment>ui/games/singapore/recap.py</extracomment>
        <translation>Je bereikt het zegel op {seal} en krijgt {money}.</translation>
    </message>
    <message>
        <source>You, net</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Jij, netto</translation>
    </message>
    <message>
        <source>You, net: what you get or pay if the lowest bid wins</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Jij, netto: wat je krijgt of betaalt als het laagste bod wint</translation>
    </message>
    <message>
        <source>Your bid of 110 was paid out by area, 22 each: you got 66 back, and Budi got 44. So for 44 you bought two areas that earn 40 a year. The merged company takes up only one slot and sells all its goods in one go.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Je bod van 110 is per gebied uitbetaald, 22 per stuk: jij kreeg 66 terug en Budi 44. Voor 44 heb je dus twee gebieden gekocht die 40 per jaar opleveren. Het gefuseerde bedrijf neemt maar één plek in en verkoopt alles in één keer.</translation>
    </message>
    <message>
        <source>Your bid: {amount}.</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Je bod: {amount}.</translation>
    </message>
    <message>
        <source>Your changes are back, but you can’t undo them. The steps were kept in a damaged file.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Je wijzigingen zijn terug, maar je kunt ze niet ongedaan maken: het bestand waarin de stappen bewaard waren, is beschadigd.</translation>
    </message>
    <message>
        <source>Your first building</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Je eerste gebouw</translation>
    </message>
    <message>
        <source>Your flag is on {lot}.</source>
        <extracomment>ui/games/singapore/recap.py</extracomment>
        <translation>Je vlag staat op {lot}.</translation>
    </message>
    <message>
        <source>Your flag is on {lot}. You build there.</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Je vlag staat op {lot}. Daar bouw je.</translation>
    </message>
    <message>
        <source>Your game</source>
        <extracomment>ui/table/own_story.py</extracomment>
        <translation>Jouw spel</translation>
    </message>
    <message>
        <source>Your lot</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Je kavel</translation>
    </message>
    <message>
        <source>Your maps</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Jouw kaarten</translation>
    </message>
    <message>
        <source>Your move is shown on the board.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Je zet is op het bord te zien.</translation>
    </message>
    <message>
        <source>Your name, or nothing</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Je naam, of niets</translation>
    </message>
    <message>
        <source>Your record</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Je resultaten</translation>
    </message>
    <message>
        <source>Your record was damaged and has been started again from your saved games. The old file is {file}.</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Je resultaten waren beschadigd en zijn opnieuw opgebouwd uit je opgeslagen spellen. Het oude bestand is {file}.</translation>
    </message>
    <message>
        <source>Your record was deleted.</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Je resultaten zijn verwijderd.</translation>
    </message>
    <message>
        <source>Your record was written by a later version of the program. Update the program to see it.</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Je resultaten zijn door een nieuwere versie van het programma geschreven. Werk het programma bij om ze te zien.</translation>
    </message>
    <message>
        <source>Your record…</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Je resultaten…</translation>
    </message>
    <message>
        <source>Your turn is over: nothing more is possible. End it.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Je beurt is voorbij: er kan niets meer. Beëindig hem.</translation>
    </message>
    <message>
        <source>Your turn: build</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py, ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Je beurt: bouwen</translation>
    </message>
    <message>
        <source>Your turn: move and act</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Je beurt: stappen en acties</translation>
    </message>
    <message>
        <source>Your worker</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Je arbeider</translation>
    </message>
    <message>
        <source>Your worker is here</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Je arbeider is hier</translation>
    </message>
    <message>
        <source>Your workers stand well for the next turn. End this one.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Je arbeiders staan goed voor de volgende beurt. Beëindig deze.</translation>
    </message>
    <message>
        <source>You’re at step {step} of {steps}</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Je bent bij stap {step} van {steps}</translation>
    </message>
    <message>
        <source>You’re caught in a raid</source>
        <extracomment>ui/games/singapore/offer.py</extracomment>
        <translation>Je wordt bij een inval gepakt</translation>
    </message>
    <message>
        <source>You’re the last to build</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Je bouwt als laatste</translation>
    </message>
    <message>
        <source>You’ve played all seven phases. Play a full game against bots, or continue right here: the script is over, so you and Budi can now do anything the rules allow.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Je hebt alle zeven fasen gespeeld. Speel een heel spel tegen bots, of ga hier verder: de les is voorbij, dus jij en Budi mogen nu alles doen wat de regels toestaan.</translation>
    </message>
    <message>
        <source>Zoom to</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Hierop inzoomen</translation>
    </message>
    <message>
        <source>Zooms to the places you can choose, and back afterwards. Small windows are less than 1600 pixels wide.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Zoomt in op de plaatsen die je kunt kiezen, en daarna weer uit. Kleine vensters zijn minder dan 1600 pixels breed.</translation>
    </message>
    <message>
        <source>a further road</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>een extra weg</translation>
    </message>
    <message>
        <source>a lot</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>een kavel</translation>
    </message>
    <message>
        <source>a seal, the first time: {spaces}</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>een zegel, de eerste keer: {spaces}</translation>
    </message>
    <message>
        <source>a slot is already free</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>er is al een plek vrij</translation>
    </message>
    <message>
        <source>a space back on the victory track</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>een vakje achteruit op het puntenspoor</translation>
    </message>
    <message>
        <source>about {amount}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>ongeveer {amount}</translation>
    </message>
    <message numerus="yes">
        <source>all goods in and around {area}</source>
        <extracomment>For one: the good at {area} ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>het product bij {area}</numerusform>
            <numerusform>alle producten bij {area} en daarnaast</numerusform>
        </translation>
    </message>
    <message>
        <source>all your slots are taken</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>al je plekken zijn bezet</translation>
    </message>
    <message>
        <source>already used in this turn</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>deze beurt al gebruikt</translation>
    </message>
    <message>
        <source>another area isn’t worth its price now</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>nog een gebied is de prijs nu niet waard</translation>
    </message>
    <message>
        <source>as printed on it</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>zoals erop staat</translation>
    </message>
    <message>
        <source>best: {company}</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>beste: {company}</translation>
    </message>
    <message>
        <source>best: {place}</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>beste: {place}</translation>
    </message>
    <message>
        <source>black chip</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>zwart fiche</translation>
    </message>
    <message>
        <source>building</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>gebouw</translation>
    </message>
    <message>
        <source>can start nearby: {companies}</source>
        <extracomment>ui/games/indonesia/texts/new_era.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>op te richten in de buurt: {companies}</translation>
    </message>
    <message>
        <source>cloth</source>
        <extracomment>games/singapore/rules/constants.py</extracomment>
        <translation>stof</translation>
    </message>
    <message>
        <source>costs about {n}&#xa0;VP</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>kost ongeveer {n}&#xa0;VP</translation>
    </message>
    <message>
        <source>costs less than 1&#xa0;VP</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>kost minder dan 1&#xa0;VP</translation>
    </message>
    <message>
        <source>costs £{price}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>kost £{price}</translation>
    </message>
    <message>
        <source>counts as {strength}</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>telt als {strength}</translation>
    </message>
    <message>
        <source>draws a chip</source>
        <extracomment>ui/games/singapore/texts/advice.py, ui/games/singapore/texts/planning.py</extracomment>
        <translation>fiche trekken</translation>
    </message>
    <message>
        <source>draws no chip</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>geen fiche trekken</translation>
    </message>
    <message>
        <source>each area leaves you {amount} less</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>elk gebied laat je {amount} minder over</translation>
    </message>
    <message>
        <source>each chip and opium in a raid</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>elk fiche en elke opium bij een inval</translation>
    </message>
    <message numerus="yes">
        <source>each of your {n} ships carries one more good</source>
        <extracomment>For one: your ship carries one more good ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>je schip vervoert één product meer</numerusform>
            <numerusform>elk van je {n} schepen vervoert één product meer</numerusform>
        </translation>
    </message>
    <message>
        <source>each: {cost}</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>elk: {cost}</translation>
    </message>
    <message>
        <source>earned {amount} together</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>samen {amount} verdiend</translation>
    </message>
    <message>
        <source>elephant</source>
        <extracomment>ui/table/heads.py</extracomment>
        <translation>olifant</translation>
    </message>
    <message>
        <source>ends your turn</source>
        <extracomment>ui/games/singapore/panels/plans_page.py, ui/games/singapore/panels/turn.py</extracomment>
        <translation>einde beurt</translation>
    </message>
    <message>
        <source>everything else</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>al het andere</translation>
    </message>
    <message>
        <source>fewer black chips after this turn</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>minder zwarte fiches na deze beurt</translation>
    </message>
    <message>
        <source>fewer points for others: {best}, not {other}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>minder punten voor anderen: {best} in plaats van {other}</translation>
    </message>
    <message>
        <source>first year up to {amount}</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>eerste jaar tot {amount}</translation>
    </message>
    <message>
        <source>first year {amount}</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>eerste jaar {amount}</translation>
    </message>
    <message>
        <source>for free</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>gratis</translation>
    </message>
    <message>
        <source>for {price}</source>
        <extracomment>ui/games/singapore/panels/building.py, ui/games/singapore/texts/building.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>voor {price}</translation>
    </message>
    <message>
        <source>for {price} more</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>voor {price} extra</translation>
    </message>
    <message>
        <source>for £1 more</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>voor £1 extra</translation>
    </message>
    <message>
        <source>further from what is useful to the other player</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>verder van wat de ander kan gebruiken</translation>
    </message>
    <message>
        <source>get {amount}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{amount} krijgen</translation>
    </message>
    <message>
        <source>gets {amount}</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>krijgt {amount}</translation>
    </message>
    <message>
        <source>gives {money}</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>geeft {money}</translation>
    </message>
    <message>
        <source>go to {building}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>naar {building} gaan</translation>
    </message>
    <message>
        <source>goods of any kind</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>goederen naar keuze</translation>
    </message>
    <message>
        <source>goods of one kind</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>gelijke goederen</translation>
    </message>
    <message>
        <source>has the hut</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>heeft de hut</translation>
    </message>
    <message>
        <source>hidden</source>
        <extracomment>i18n/text.py</extracomment>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>hornbill</source>
        <extracomment>ui/table/heads.py</extracomment>
        <translation>neushoornvogel</translation>
    </message>
    <message>
        <source>if nobody outbids you, you play {place}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>als niemand je overbiedt, speel je als {place}</translation>
    </message>
    <message>
        <source>illegal</source>
        <extracomment>ui/games/singapore/texts/names.py, ui/games/singapore/tile_row.py</extracomment>
        <translation>illegaal</translation>
    </message>
    <message>
        <source>illegal building</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>illegaal gebouw</translation>
    </message>
    <message>
        <source>in the list</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>in de lijst</translation>
    </message>
    <message>
        <source>is removed</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>wordt opgegeven</translation>
    </message>
    <message numerus="yes">
        <source>it can grow into {n} sea areas</source>
        <extracomment>For one: it can grow into {n} sea area ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>het kan groeien naar {n} zeegebied</numerusform>
            <numerusform>het kan groeien naar {n} zeegebieden</numerusform>
        </translation>
    </message>
    <message>
        <source>it can’t add ships, so its turn changes nothing</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>het kan geen schepen toevoegen, dus er verandert niets</translation>
    </message>
    <message>
        <source>it can’t sell anything now, so it takes nothing from your others</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>het kan nu niets verkopen en neemt dus niets van je andere bedrijven af</translation>
    </message>
    <message>
        <source>it helps nobody else for now</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>voorlopig helpt dat niemand anders</translation>
    </message>
    <message numerus="yes">
        <source>it joins {n} zones</source>
        <extracomment>For one: it joins {n} zones ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>het verbindt {n} zone</numerusform>
            <numerusform>het verbindt {n} zones</numerusform>
        </translation>
    </message>
    <message>
        <source>it keeps the deed from the other players</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>zo krijgt geen ander de akte</translation>
    </message>
    <message numerus="yes">
        <source>it makes room for {n} more areas</source>
        <extracomment>For one: it makes room for {n} more area ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>dat maakt ruimte voor nog {n} gebied</numerusform>
            <numerusform>dat maakt ruimte voor nog {n} gebieden</numerusform>
        </translation>
    </message>
    <message>
        <source>it makes the routes longer</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>dat maakt de routes langer</translation>
    </message>
    <message>
        <source>it opens larger mergers later</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>dat maakt later grotere fusies mogelijk</translation>
    </message>
    <message>
        <source>it sells {goods} for {amount}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>het verkoopt {goods} voor {amount}</translation>
    </message>
    <message>
        <source>its ships reach no city yet</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>de schepen bereiken nog geen stad</translation>
    </message>
    <message numerus="yes">
        <source>its {n} new ships can carry goods this year</source>
        <extracomment>For one: its new ship can carry goods this year ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>het nieuwe schip kan dit jaar al producten vervoeren</numerusform>
            <numerusform>de {n} nieuwe schepen kunnen dit jaar al producten vervoeren</numerusform>
        </translation>
    </message>
    <message>
        <source>just as good</source>
        <extracomment>games/singapore/bots/explain.py, ui/games/indonesia/texts/advice.py</extracomment>
        <translation>even goed</translation>
    </message>
    <message>
        <source>keep your money for the end</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>geld bewaren voor het eind</translation>
    </message>
    <message>
        <source>last year {amount}</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>vorig jaar {amount}</translation>
    </message>
    <message>
        <source>leads</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>hoogste bod</translation>
    </message>
    <message>
        <source>let {players} pay {amount} for it</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>laat {players} er {amount} voor betalen</translation>
    </message>
    <message>
        <source>loses {opium} opium</source>
        <extracomment>ui/games/singapore/chips_page.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>verliest {opium} opium</translation>
    </message>
    <message>
        <source>may be open on the computer “{computer}”</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>misschien geopend op de computer “{computer}”</translation>
    </message>
    <message>
        <source>money and goods hidden</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>geld en goederen verborgen</translation>
    </message>
    <message>
        <source>more goods after this turn: {best}, not {other}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>meer goederen na deze beurt: {best} in plaats van {other}</translation>
    </message>
    <message>
        <source>more goods can pass there</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>daar kunnen meer producten langs</translation>
    </message>
    <message>
        <source>more money after this turn: £{best}, not £{other}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>meer geld na deze beurt: £{best} in plaats van £{other}</translation>
    </message>
    <message>
        <source>more points in this turn: {best}, not {other}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>meer punten in deze beurt: {best} in plaats van {other}</translation>
    </message>
    <message>
        <source>more ships wouldn’t bring more now</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>extra schepen leveren nu niets extra’s op</translation>
    </message>
    <message>
        <source>nearer to useful buildings and to the workers</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>dichter bij nuttige gebouwen en bij de arbeiders</translation>
    </message>
    <message>
        <source>net cost {amount}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>nettokosten {amount}</translation>
    </message>
    <message>
        <source>next</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>volgende</translation>
    </message>
    <message>
        <source>next to {buildings}</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>naast {buildings}</translation>
    </message>
    <message>
        <source>no company on offer now</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>nu geen bedrijf beschikbaar</translation>
    </message>
    <message>
        <source>no company on offer would earn yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>geen beschikbaar bedrijf zou nu al verdienen</translation>
    </message>
    <message>
        <source>no deed is worth a slot now</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>geen akte is nu een plek waard</translation>
    </message>
    <message>
        <source>no goods on its coast</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>geen producten aan de kust</translation>
    </message>
    <message>
        <source>no merger is worth its price now</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>geen fusie is nu de prijs waard</translation>
    </message>
    <message>
        <source>no new mergers possible yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>nog geen nieuwe fusies mogelijk</translation>
    </message>
    <message>
        <source>no other player’s ship to pay</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>geen schip van anderen te betalen</translation>
    </message>
    <message>
        <source>no ship reaches it yet</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>nog geen schip bereikt het</translation>
    </message>
    <message>
        <source>no ships yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>nog geen schepen</translation>
    </message>
    <message>
        <source>no step helps you more than it helps others</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>geen stap helpt jou meer dan anderen</translation>
    </message>
    <message>
        <source>no steps left</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>geen stappen meer</translation>
    </message>
    <message>
        <source>no uses left</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>geen acties meer</translation>
    </message>
    <message>
        <source>nobody could sell more there yet</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>nog niemand zou daar meer kunnen verkopen</translation>
    </message>
    <message>
        <source>nobody else</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>niemand anders</translation>
    </message>
    <message>
        <source>nobody else gets a point</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>niemand anders krijgt een punt</translation>
    </message>
    <message>
        <source>none</source>
        <comment>border</comment>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>geen</translation>
    </message>
    <message>
        <source>none possible now</source>
        <comment>steps</comment>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>nu geen mogelijk</translation>
    </message>
    <message>
        <source>none would bring you more a year yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>geen ervan levert je nu meer per jaar op</translation>
    </message>
    <message>
        <source>not clearly stronger</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>niet duidelijk sterker</translation>
    </message>
    <message>
        <source>not linked</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>niet verbonden</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/singapore/table_strip.py, ui/games/singapore/texts/names.py, ui/games/singapore/texts/planning.py</extracomment>
        <translation>niets</translation>
    </message>
    <message>
        <source>nothing new in reach</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>niets nieuws binnen bereik</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>nu</translation>
    </message>
    <message>
        <source>on display</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>in het aanbod</translation>
    </message>
    <message>
        <source>on display, with the hut</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>in het aanbod, met de hut</translation>
    </message>
    <message>
        <source>on this map</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>op deze kaart</translation>
    </message>
    <message>
        <source>one more good can be sold each year</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>elk jaar kan er één product meer verkocht worden</translation>
    </message>
    <message>
        <source>one more good costs nothing</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>een product meer kost niets</translation>
    </message>
    <message>
        <source>only the first {most} are listed</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>alleen de eerste {most} staan in de lijst</translation>
    </message>
    <message numerus="yes">
        <source>only {n} goods at {area}</source>
        <extracomment>For one: only {n} good at {area} ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>maar {n} product bij {area}</numerusform>
            <numerusform>maar {n} producten bij {area}</numerusform>
        </translation>
    </message>
    <message>
        <source>only {n} possible now</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>nu maar {n} mogelijk</translation>
    </message>
    <message numerus="yes">
        <source>opens {building}, {n} steps away</source>
        <extracomment>For one: opens {building}, {n} step away ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>
            <numerusform>opent {building}, {n} stap ver</numerusform>
            <numerusform>opent {building}, {n} stappen ver</numerusform>
        </translation>
    </message>
    <message>
        <source>opium</source>
        <extracomment>games/singapore/rules/constants.py</extracomment>
        <translation>opium</translation>
    </message>
    <message>
        <source>orangutan</source>
        <extracomment>ui/table/heads.py</extracomment>
        <translation>orang-oetan</translation>
    </message>
    <message>
        <source>order of play</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>speelvolgorde</translation>
    </message>
    <message>
        <source>others cover them completely</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>andere bedekken ze helemaal</translation>
    </message>
    <message numerus="yes">
        <source>otherwise {company} takes {n} of its sales</source>
        <extracomment>For one: otherwise {company} takes {n} of its sales ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>anders gaat {n} verkoop naar {company}</numerusform>
            <numerusform>anders gaan {n} verkopen naar {company}</numerusform>
        </translation>
    </message>
    <message>
        <source>owned by</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>eigendom van</translation>
    </message>
    <message>
        <source>part of the best turn that the bot sees from here</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>deel van de beste beurt die de bot nu ziet</translation>
    </message>
    <message>
        <source>pays {amount}</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>betaalt {amount}</translation>
    </message>
    <message>
        <source>pays {amount}, gets {share} back</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>betaalt {amount}, krijgt {share} terug</translation>
    </message>
    <message>
        <source>pays {money}</source>
        <extracomment>ui/games/singapore/chips_page.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>betaalt {money}</translation>
    </message>
    <message numerus="yes">
        <source>plays {n} moves first</source>
        <extracomment>For one: plays {n} move first ui/games/singapore/panels/turn.py</extracomment>
        <translation>
            <numerusform>speelt eerst {n} zet</numerusform>
            <numerusform>speelt eerst {n} zetten</numerusform>
        </translation>
    </message>
    <message>
        <source>pounds</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>ponden</translation>
    </message>
    <message>
        <source>put a worker on any building</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>zet een arbeider op een ander gebouw</translation>
    </message>
    <message>
        <source>puts {cities} in reach</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>nu bereikbaar: {cities}</translation>
    </message>
    <message numerus="yes">
        <source>puts {n} more cities in reach</source>
        <extracomment>For one: puts {n} more city in reach ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>nu bereikbaar: {n} stad</numerusform>
            <numerusform>nu bereikbaar: {n} steden</numerusform>
        </translation>
    </message>
    <message>
        <source>reaches no city</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>bereikt geen stad</translation>
    </message>
    <message numerus="yes">
        <source>return up to {n} black chips to the bag</source>
        <extracomment>For one: return {n} black chip to the bag ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>leg {n} zwart fiche terug in de zak</numerusform>
            <numerusform>leg tot {n} zwarte fiches terug in de zak</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>returns {n} chips</source>
        <extracomment>For one: returns {n} chip ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>legt {n} fiche terug</numerusform>
            <numerusform>legt {n} fiches terug</numerusform>
        </translation>
    </message>
    <message>
        <source>rhinoceros</source>
        <extracomment>ui/table/heads.py</extracomment>
        <translation>neushoorn</translation>
    </message>
    <message numerus="yes">
        <source>sells {n} fewer if {player}’s {company} goes first</source>
        <extracomment>For one: sells {n} fewer if {player}’s {company} goes first ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{n} minder als {company} van {player} eerst verkoopt</numerusform>
            <numerusform>{n} minder als {company} van {player} eerst verkoopt</numerusform>
        </translation>
    </message>
    <message>
        <source>ship, in a merger</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>schip, bij een fusie</translation>
    </message>
    <message numerus="yes">
        <source>ships {n} seas away</source>
        <extracomment>For one: ships {n} sea away ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>schepen {n} zee verderop</numerusform>
            <numerusform>schepen {n} zeeën verderop</numerusform>
        </translation>
    </message>
    <message>
        <source>start buildings count as joined</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>startgebouwen gelden als verbonden</translation>
    </message>
    <message>
        <source>stays</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>blijft</translation>
    </message>
    <message>
        <source>take the second worker</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>neem je tweede arbeider</translation>
    </message>
    <message>
        <source>take {gain}</source>
        <extracomment>ui/games/singapore/texts/names.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>neem {gain}</translation>
    </message>
    <message>
        <source>takes 1 step</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>kost 1 stap</translation>
    </message>
    <message>
        <source>tarsier</source>
        <extracomment>ui/table/heads.py</extracomment>
        <translation>spookdier</translation>
    </message>
    <message>
        <source>tea</source>
        <extracomment>games/singapore/rules/constants.py</extracomment>
        <translation>thee</translation>
    </message>
    <message>
        <source>the bot found nothing better</source>
        <extracomment>ui/table/advice.py</extracomment>
        <translation>de bot vond niets beters</translation>
    </message>
    <message>
        <source>the hand</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>de hand</translation>
    </message>
    <message>
        <source>the lot costs £{best}, not £{other}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>de kavel kost £{best}, anders £{other}</translation>
    </message>
    <message>
        <source>the lot costs £{price}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>de kavel kost £{price}</translation>
    </message>
    <message>
        <source>the other tile leaves the game</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>de andere tegel gaat uit het spel</translation>
    </message>
    <message>
        <source>the rest of {company} is worth more</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>de rest van {company} is meer waard</translation>
    </message>
    <message>
        <source>the saved version</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>de opgeslagen versie</translation>
    </message>
    <message>
        <source>the top tile of the stack</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>de bovenste tegel van de stapel</translation>
    </message>
    <message>
        <source>the worker ends the turn in a better place</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>de arbeider eindigt de beurt op een betere plek</translation>
    </message>
    <message>
        <source>their lines aren’t closed</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>hun lijnen zijn niet gesloten</translation>
    </message>
    <message>
        <source>their type is “{what}”, and only polygons become areas</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>hun type is “{what}”, en alleen veelhoeken worden gebieden</translation>
    </message>
    <message>
        <source>then expands to {areas}</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>breidt daarna uit naar {areas}</translation>
    </message>
    <message>
        <source>then {n} of its ships there</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>dan {n} van haar schepen daar</translation>
    </message>
    <message>
        <source>they can’t be read</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>ze zijn niet leesbaar</translation>
    </message>
    <message>
        <source>they cross themselves in too many places</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>ze kruisen zichzelf op te veel plaatsen</translation>
    </message>
    <message>
        <source>they don’t enclose anything</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>ze omsluiten niets</translation>
    </message>
    <message>
        <source>they’d earn you nothing</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>ze leveren je niets op</translation>
    </message>
    <message>
        <source>they’re too large</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>ze zijn te groot</translation>
    </message>
    <message>
        <source>they’re too narrow for a token</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>ze zijn te smal voor een fiche</translation>
    </message>
    <message>
        <source>they’re too small for this canvas</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>ze zijn te klein voor dit tekenvlak</translation>
    </message>
    <message>
        <source>tiger</source>
        <extracomment>ui/table/heads.py</extracomment>
        <translation>tijger</translation>
    </message>
    <message>
        <source>to be built on for {price}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>bouwen kost daar {price}</translation>
    </message>
    <message>
        <source>to bid</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>aan zet</translation>
    </message>
    <message>
        <source>top of the stack</source>
        <extracomment>ui/games/singapore/board/board_ui.py, ui/games/singapore/tile_row.py</extracomment>
        <translation>bovenop de stapel</translation>
    </message>
    <message>
        <source>touches no city</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>raakt geen stad</translation>
    </message>
    <message>
        <source>up to the chip</source>
        <extracomment>ui/games/singapore/panels/plans_page.py, ui/games/singapore/panels/turn.py</extracomment>
        <translation>tot het fiche</translation>
    </message>
    <message>
        <source>used by</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>gebruikt door</translation>
    </message>
    <message>
        <source>victory points</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>overwinningspunten</translation>
    </message>
    <message numerus="yes">
        <source>walk up to {n} more steps</source>
        <extracomment>For one: walk {n} more step ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>loop {n} extra stap</numerusform>
            <numerusform>loop tot {n} extra stappen</numerusform>
        </translation>
    </message>
    <message>
        <source>with the hut: it leaves the game if nobody takes it</source>
        <extracomment>ui/games/singapore/tile_row.py</extracomment>
        <translation>met de hut: gaat uit het spel als niemand hem neemt</translation>
    </message>
    <message>
        <source>worth about {amount} to you</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>voor jou ongeveer {amount} waard</translation>
    </message>
    <message>
        <source>worth about {low} to {high} to you</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>voor jou ongeveer {low} tot {high} waard</translation>
    </message>
    <message>
        <source>you can start one more company</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>je kunt nog een bedrijf oprichten</translation>
    </message>
    <message>
        <source>you can’t afford any of them yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>je kunt er nog geen betalen</translation>
    </message>
    <message>
        <source>you can’t announce any merger now</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>je kunt nu geen fusie aankondigen</translation>
    </message>
    <message>
        <source>you earn {amount}, and no plan sells more</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>je verdient {amount}, en geen plan verkoopt meer</translation>
    </message>
    <message>
        <source>you gain {amount} net</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>je krijgt per saldo {amount}</translation>
    </message>
    <message>
        <source>you get a company with {holding}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>je krijgt een bedrijf met {holding}</translation>
    </message>
    <message>
        <source>you keep your cash and play {place}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>je houdt je contant geld en speelt als {place}</translation>
    </message>
    <message>
        <source>you lose {opium} opium</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>je verliest {opium} opium</translation>
    </message>
    <message numerus="yes">
        <source>you move back {n} spaces for {money}</source>
        <extracomment>For one: you move back {n} space for {money} ui/games/singapore/texts/planning.py</extracomment>
        <translation>
            <numerusform>{n} vakje achteruit voor {money}</numerusform>
            <numerusform>{n} vakjes achteruit voor {money}</numerusform>
        </translation>
    </message>
    <message>
        <source>you pay {amount} net</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>je betaalt per saldo {amount}</translation>
    </message>
    <message>
        <source>you pay {money}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>je betaalt {money}</translation>
    </message>
    <message numerus="yes">
        <source>you return {n} chips</source>
        <extracomment>For one: you return {n} chip ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>je legt {n} fiche terug</numerusform>
            <numerusform>je legt {n} fiches terug</numerusform>
        </translation>
    </message>
    <message>
        <source>your bids for the order of play count more</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>je biedingen voor de speelvolgorde tellen zwaarder</translation>
    </message>
    <message>
        <source>your companies may sell there later</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>je bedrijven kunnen daar later verkopen</translation>
    </message>
    <message>
        <source>your company grows into one with {holding}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>je bedrijf groeit tot een met {holding}</translation>
    </message>
    <message>
        <source>your next companies grow faster</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>je volgende bedrijven groeien sneller</translation>
    </message>
    <message>
        <source>your next ships carry more goods</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>je volgende schepen vervoeren meer producten</translation>
    </message>
    <message>
        <source>your own ships carry it, so {amount} stay with you</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>je eigen schepen vervoeren het, dus {amount} blijft bij jou</translation>
    </message>
    <message>
        <source>your ships can carry goods there</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>je schepen kunnen er producten heen brengen</translation>
    </message>
    <message>
        <source>your ships pass already</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>je schepen varen er al langs</translation>
    </message>
    <message>
        <source>your two companies become one with {holding}, and a slot is free</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>je twee bedrijven worden er één met {holding}, en er komt een plek vrij</translation>
    </message>
    <message>
        <source>you’re paid {amount} or more</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>je krijgt {amount} of meer</translation>
    </message>
    <message>
        <source>{amount} a year</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>{amount} per jaar</translation>
    </message>
    <message>
        <source>{amount} brings {place} place; {than} only {next_place}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{amount} levert de {place} plaats op; {than} alleen de {next_place}.</translation>
    </message>
    <message>
        <source>{amount} comes before {player}, who bid {than}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{amount} komt vóór {player}, die {than} bood.</translation>
    </message>
    <message>
        <source>{amount} is enough to play {place}; {than} brings no more.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{amount} is genoeg om als {place} te spelen; {than} levert niets extra’s op.</translation>
    </message>
    <message>
        <source>{amount} is waived</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{amount} wordt kwijtgescholden</translation>
    </message>
    <message>
        <source>{amount} less at the end</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{amount} minder aan het eind</translation>
    </message>
    <message>
        <source>{amount} rupiah</source>
        <extracomment>i18n/text.py</extracomment>
        <translation>{amount} roepia</translation>
    </message>
    <message>
        <source>{amount} to {player}</source>
        <extracomment>ui/games/indonesia/texts/operations.py, ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{amount} aan {player}</translation>
    </message>
    <message>
        <source>{amount} waived</source>
        <comment>money that a player can’t pay</comment>
        <extracomment>ui/games/singapore/raid_picture.py</extracomment>
        <translation>{amount} kwijt</translation>
    </message>
    <message>
        <source>{amount}, times {number}, comes before {player}, who bid {than}, times {fewer}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{amount} maal {number} komt vóór {player}, die {than} maal {fewer} bood.</translation>
    </message>
    <message>
        <source>{areas} land areas leave room for at most {most} seas.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>{areas} landgebieden laten ruimte voor hoogstens {most} zeeën.</translation>
    </message>
    <message>
        <source>{area} already has a city.</source>
        <extracomment>games/indonesia/rules/companies.py</extracomment>
        <translation>In {area} staat al een stad.</translation>
    </message>
    <message>
        <source>{area} can’t be linked to itself.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>{area} kan niet met zichzelf worden verbonden.</translation>
    </message>
    <message>
        <source>{area} can’t become so large without changing which areas are adjacent.</source>
        <extracomment>mapmaking/edit/shapes/placing.py</extracomment>
        <translation>{area} kan niet zo groot worden zonder te veranderen welke gebieden aangrenzend zijn.</translation>
    </message>
    <message>
        <source>{area} doesn’t belong to {company}.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>{area} hoort niet bij {company}.</translation>
    </message>
    <message>
        <source>{area} doesn’t reach this far.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>{area} reikt niet tot daar.</translation>
    </message>
    <message>
        <source>{area} has no city of size {size} with enough of every good.</source>
        <extracomment>games/indonesia/rules/phases/city_growth.py</extracomment>
        <translation>{area} heeft geen stad van grootte {size} die genoeg van elk product heeft ontvangen.</translation>
    </message>
    <message>
        <source>{area} has no room for {n} areas. Try fewer.</source>
        <extracomment>mapmaking/edit/shapes/subdivision.py</extracomment>
        <translation>{area} heeft geen ruimte voor {n} gebieden. Probeer er minder.</translation>
    </message>
    <message>
        <source>{area} has to stay on the canvas.</source>
        <extracomment>mapmaking/edit/shapes/placing.py</extracomment>
        <translation>{area} moet op het tekenvlak blijven.</translation>
    </message>
    <message>
        <source>{area} is adjacent to an area with {good}.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{area} ligt naast een ander gebied met {good}.</translation>
    </message>
    <message>
        <source>{area} is gone: its ground belongs to {taker} now.</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>{area} is verwijderd: de grond hoort nu bij {taker}.</translation>
    </message>
    <message>
        <source>{area} is named after its province. Give it a name of its own first.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>{area} is naar de provincie genoemd. Geef het gebied eerst een eigen naam.</translation>
    </message>
    <message>
        <source>{area} is neither a land area nor a sea on this map.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>{area} is op deze kaart geen landgebied en geen zee.</translation>
    </message>
    <message>
        <source>{area} is now a lake.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{area} is nu een meer.</translation>
    </message>
    <message>
        <source>{area} is now land.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{area} is nu land.</translation>
    </message>
    <message>
        <source>{area} is now sea.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{area} is nu zee.</translation>
    </message>
    <message>
        <source>{area} is removed from {company}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{company} geeft {area} op.</translation>
    </message>
    <message>
        <source>{area} isn’t a lot.</source>
        <extracomment>games/singapore/rules/lots.py</extracomment>
        <translation>{area} is geen kavel.</translation>
    </message>
    <message>
        <source>{area} isn’t adjacent to {company}.</source>
        <extracomment>games/indonesia/rules/companies.py</extracomment>
        <translation>{area} grenst niet aan {company}.</translation>
    </message>
    <message>
        <source>{area} isn’t empty.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{area} is niet leeg.</translation>
    </message>
    <message>
        <source>{area} isn’t in {province}.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{area} ligt niet in {province}.</translation>
    </message>
    <message>
        <source>{area}, land</source>
        <extracomment>ui/editor/accessible_map.py</extracomment>
        <translation>{area}, land</translation>
    </message>
    <message>
        <source>{area}, sea</source>
        <extracomment>ui/editor/accessible_map.py</extracomment>
        <translation>{area}, zee</translation>
    </message>
    <message>
        <source>{area}: {count} ({kinds})</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{area}: {count} ({kinds})</translation>
    </message>
    <message>
        <source>{a} and {b} are already linked.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} en {b} zijn al verbonden.</translation>
    </message>
    <message>
        <source>{a} and {b} are linked by an arrow.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} en {b} zijn verbonden door een pijl.</translation>
    </message>
    <message>
        <source>{a} and {b} are linked by their border.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} en {b} zijn verbonden door hun grens.</translation>
    </message>
    <message>
        <source>{a} and {b} are linked, but their border is doubtful.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} en {b} zijn verbonden, maar hun grens is twijfelachtig.</translation>
    </message>
    <message>
        <source>{a} and {b} aren’t linked, but their border is doubtful.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} en {b} zijn niet verbonden, maar hun grens is twijfelachtig.</translation>
    </message>
    <message>
        <source>{a} and {b} aren’t linked.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} en {b} zijn niet verbonden.</translation>
    </message>
    <message>
        <source>{a} and {b} can’t be merged because they aren’t the same kind of area.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>{a} en {b} zijn niet van dezelfde soort, dus kunnen ze niet worden samengevoegd.</translation>
    </message>
    <message>
        <source>{a} and {b} don’t share a border.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py, ui/editor/links/matrix_dialog.py</extracomment>
        <translation>{a} en {b} hebben geen gemeenschappelijke grens.</translation>
    </message>
    <message>
        <source>{a} and {b} no longer have a manual setting.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} en {b} hebben geen handmatige instelling meer.</translation>
    </message>
    <message>
        <source>{a} and {b} now have a manual setting.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} en {b} hebben nu een handmatige instelling.</translation>
    </message>
    <message>
        <source>{a} and {b} run side by side {n} units apart and aren’t linked.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} en {b} liggen naast elkaar met {n} eenheden ertussen en zijn niet verbonden.</translation>
    </message>
    <message>
        <source>{a} and {b} were linked manually.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} en {b} zijn handmatig verbonden.</translation>
    </message>
    <message>
        <source>{a} and {b} were unlinked manually.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} en {b} zijn handmatig losgemaakt.</translation>
    </message>
    <message>
        <source>{a} isn’t a building next to {b}.</source>
        <extracomment>games/singapore/rules/building.py</extracomment>
        <translation>{a} is geen gebouw naast {b}.</translation>
    </message>
    <message>
        <source>{a} ↔ {b}</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>{a} ↔ {b}</translation>
    </message>
    <message>
        <source>{bot} is thinking…</source>
        <extracomment>ui/table/decision_presenter.py, ui/table/hints.py</extracomment>
        <translation>{bot} denkt na…</translation>
    </message>
    <message>
        <source>{bot} played as a builder.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>{bot} speelde als bouwer.</translation>
    </message>
    <message>
        <source>{bot} played as a careful player.</source>
        <extracomment>ui/games/indonesia/game_ui.py, ui/games/singapore/game_ui.py</extracomment>
        <translation>{bot} speelde voorzichtig.</translation>
    </message>
    <message>
        <source>{bot} played as a grower.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>{bot} speelde als planter.</translation>
    </message>
    <message>
        <source>{bot} played as a merger hunter.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>{bot} speelde als fusiejager.</translation>
    </message>
    <message>
        <source>{bot} played as a shipowner.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>{bot} speelde als reder.</translation>
    </message>
    <message>
        <source>{bot} played as a smuggler.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>{bot} speelde als smokkelaar.</translation>
    </message>
    <message>
        <source>{bot} stopped working.</source>
        <extracomment>ui/play/session_bridge.py</extracomment>
        <translation>{bot} werkt niet meer.</translation>
    </message>
    <message>
        <source>{building} ({lot})</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>{building} ({lot})</translation>
    </message>
    <message numerus="yes">
        <source>{building} in {n} steps, not {before}</source>
        <extracomment>For one: {building} in {n} step, not {before} ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>
            <numerusform>{building} in {n} stap in plaats van {before}</numerusform>
            <numerusform>{building} in {n} stappen in plaats van {before}</numerusform>
        </translation>
    </message>
    <message>
        <source>{chance} ({n})</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{chance} ({n})</translation>
    </message>
    <message>
        <source>{company} with …</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>{company} met …</translation>
    </message>
    <message>
        <source>{gain} ({goods})</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>{gain} ({goods})</translation>
    </message>
    <message>
        <source>{goods} nearby, but no ships between</source>
        <extracomment>ui/games/indonesia/texts/new_era.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>{goods} in de buurt, maar zonder schepen ertussen</translation>
    </message>
    <message>
        <source>{goods} sold to {cities}: {amount}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{goods} verkocht aan {cities}: {amount}.</translation>
    </message>
    <message>
        <source>{goods} still to sell, cities buy {bought} more</source>
        <extracomment>ui/games/indonesia/panels/situation.py</extracomment>
        <translation>{goods} nog te verkopen, steden kopen er nog {bought}</translation>
    </message>
    <message>
        <source>{goods} within reach</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>{goods} binnen bereik</translation>
    </message>
    <message>
        <source>{grade}: {chance} to win, not {best}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{grade}: kans {chance} in plaats van {best}</translation>
    </message>
    <message>
        <source>{grade}: {chance} to win, not {best}; −{lost}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{grade}: kans {chance} in plaats van {best}; −{lost}</translation>
    </message>
    <message>
        <source>{least} to {most} years left, the last counted twice.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Nog {least} tot {most} jaar, waarvan het laatste dubbel telt.</translation>
    </message>
    <message>
        <source>{node} isn’t an area of the map.</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>{node} is geen gebied op de kaart.</translation>
    </message>
    <message>
        <source>{number}&#xa0;in&#xa0;10: a raid</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{number}&#xa0;op&#xa0;10: een inval</translation>
    </message>
    <message>
        <source>{number}&#xa0;in&#xa0;10: a raid costs {costs}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{number}&#xa0;op&#xa0;10: een inval kost {costs}</translation>
    </message>
    <message numerus="yes">
        <source>{n} areas become siap faji</source>
        <extracomment>For one: {n} area becomes siap faji ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>{n} gebied wordt siap faji</numerusform>
            <numerusform>{n} gebieden worden siap faji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} areas stay, {gone} go.</source>
        <extracomment>For one: {n} area stays, {gone} go. ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>{n} gebied blijft, opgegeven: {gone}.</numerusform>
            <numerusform>{n} gebieden blijven, opgegeven: {gone}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} areas were made of the lines around them.</source>
        <extracomment>For one: {n} area was made of the lines around it. mapmaking/imports/svg.py</extracomment>
        <translation>
            <numerusform>{n} gebied is gemaakt van de lijnen eromheen.</numerusform>
            <numerusform>{n} gebieden zijn gemaakt van de lijnen eromheen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cities received enough of every good to grow to size {size}. You’re first in the order of play, so you choose.</source>
        <extracomment>For one: {n} city received enough of every good to grow to size {size}. You’re first in the order of play, so you choose. ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>
            <numerusform>{n} stad heeft genoeg van elk product ontvangen voor grootte {size}. Jij bent de eerste in de speelvolgorde, dus jij kiest.</numerusform>
            <numerusform>{n} steden hebben genoeg van elk product ontvangen voor grootte {size}. Jij bent de eerste in de speelvolgorde, dus jij kiest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} goods on its coast</source>
        <extracomment>For one: {n} good on its coast ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>{n} product aan de kust</numerusform>
            <numerusform>{n} producten aan de kust</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} later moves aren’t possible without it, and were removed, too.</source>
        <extracomment>For one: {n} later move isn’t possible without it, and was removed, too. ui/games/singapore/panels/turn.py</extracomment>
        <translation>
            <numerusform>{n} latere zet kan niet zonder en is ook verwijderd.</numerusform>
            <numerusform>{n} latere zetten kunnen niet zonder en zijn ook verwijderd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} lines show what will be adjacent.</source>
        <extracomment>For one: {n} line shows what will be adjacent. ui/editor/imports/import_dialog.py</extracomment>
        <translation>
            <numerusform>{n} lijn toont wat aan elkaar zal grenzen.</numerusform>
            <numerusform>{n} lijnen tonen wat aan elkaar zal grenzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} links added: {areas}.</source>
        <extracomment>For one: {n} link added: {areas}. mapmaking/edit/linking.py</extracomment>
        <translation>
            <numerusform>{n} verbinding erbij: {areas}.</numerusform>
            <numerusform>{n} verbindingen erbij: {areas}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} links removed: {areas}.</source>
        <extracomment>For one: {n} link removed: {areas}. mapmaking/edit/linking.py</extracomment>
        <translation>
            <numerusform>{n} verbinding weg: {areas}.</numerusform>
            <numerusform>{n} verbindingen weg: {areas}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} more</source>
        <extracomment>ui/games/indonesia/panels/halving.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>{n} meer</translation>
    </message>
    <message numerus="yes">
        <source>{n} other cities can’t grow</source>
        <extracomment>For one: {n} other city can’t grow ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>
            <numerusform>{n} andere stad kan niet groeien</numerusform>
            <numerusform>{n} andere steden kunnen niet groeien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} other pairs can’t merge now</source>
        <extracomment>For one: {n} other pair can’t merge now ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>
            <numerusform>{n} ander paar kan nu niet fuseren</numerusform>
            <numerusform>{n} andere paren kunnen nu niet fuseren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} others bring nothing now</source>
        <extracomment>For one: {n} other brings nothing now ui/games/indonesia/panels/research.py</extracomment>
        <translation>
            <numerusform>{n} andere levert nu niets op</numerusform>
            <numerusform>{n} andere leveren nu niets op</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} outlines were skipped: they have neither a fill nor a stroke.</source>
        <extracomment>For one: {n} outline was skipped: it has neither a fill nor a stroke. mapmaking/imports/svg.py</extracomment>
        <translation>
            <numerusform>{n} omtrek is weggelaten: die heeft geen vulling en geen lijn.</numerusform>
            <numerusform>{n} omtrekken zijn weggelaten: die hebben geen vulling en geen lijn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pairs</source>
        <extracomment>For one: {n} pair ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>
            <numerusform>{n} paar</numerusform>
            <numerusform>{n} paren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} plans sell as much.</source>
        <extracomment>For one: {n} plan sells as much. ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>
            <numerusform>{n} plan verkoopt evenveel.</numerusform>
            <numerusform>{n} plannen verkopen evenveel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rival ships</source>
        <extracomment>For one: {n} rival ship ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>
            <numerusform>{n} schip van tegenstanders</numerusform>
            <numerusform>{n} schepen van tegenstanders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} ships of yours</source>
        <extracomment>For one: {n} ship of yours ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>
            <numerusform>{n} schip van jou</numerusform>
            <numerusform>{n} schepen van jou</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} times {delivery}</source>
        <extracomment>For one: {n} time {delivery} ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>
            <numerusform>{n} keer {delivery}</numerusform>
            <numerusform>{n} keer {delivery}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} visits from other players, most from {player}.</source>
        <extracomment>For one: {n} visit from another player, {player}. ui/games/singapore/final_screen.py</extracomment>
        <translation>
            <numerusform>{n} bezoek van een andere speler: {player}.</numerusform>
            <numerusform>{n} bezoeken van andere spelers, de meeste van {player}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} warnings are left for you to decide in the list of problems.</source>
        <extracomment>For one: {n} warning is left for you to decide in the list of problems. ui/editor/dialogs/playable_dialog.py</extracomment>
        <translation>
            <numerusform>Er blijft {n} waarschuwing over waarover je in de lijst met problemen beslist.</numerusform>
            <numerusform>Er blijven {n} waarschuwingen over waarover je in de lijst met problemen beslist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} years left, the last counted twice.</source>
        <extracomment>For one: {n} year left, counted twice. ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>
            <numerusform>Nog {n} jaar, dat dubbel telt.</numerusform>
            <numerusform>Nog {n} jaar, waarvan het laatste dubbel telt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}, unless one of {n} players outbids you</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>{place}, tenzij een van {n} spelers je overbiedt</translation>
    </message>
    <message numerus="yes">
        <source>{place}: {n} areas</source>
        <extracomment>For one: {place}: {n} area ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>{place}: {n} gebied</numerusform>
            <numerusform>{place}: {n} gebieden</numerusform>
        </translation>
    </message>
    <message>
        <source>{players} are skipped: {reason}</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>{players} worden overgeslagen: {reason}</translation>
    </message>
    <message>
        <source>{player}: {points} in all.</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>{player}: in totaal {points}.</translation>
    </message>
    <message>
        <source>{player}: {remark}</source>
        <extracomment>ui/table/remark_presenter.py</extracomment>
        <translation>{player}: {remark}</translation>
    </message>
    <message>
        <source>{player}&#xa0;+{points}&#xa0;VP</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{player}&#xa0;+{points}&#xa0;VP</translation>
    </message>
    <message>
        <source>{player}’s flag on {area}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Vlag van {player} op {area}</translation>
    </message>
    <message>
        <source>{player}’s game</source>
        <extracomment>ui/table/own_story.py</extracomment>
        <translation>Het spel van {player}</translation>
    </message>
    <message>
        <source>{than} is more than the company is worth to you, but it keeps it from {player}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{than} is meer dan het bedrijf voor jou waard is, maar zo krijgt {player} het niet.</translation>
    </message>
    <message>
        <source>{tile} gets the hut.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{tile} krijgt de hut.</translation>
    </message>
    <message>
        <source>{building} has no such exchange.</source>
        <extracomment>games/singapore/rules/exchange.py</extracomment>
        <translation>{building} kent die ruil niet.</translation>
    </message>
    <message>
        <source>{tile} is turned up</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{tile} komt bovenop te liggen</translation>
    </message>
    <message>
        <source>{building} isn’t on display.</source>
        <extracomment>games/singapore/rules/building.py</extracomment>
        <translation>{building} ligt niet in het aanbod.</translation>
    </message>
    <message>
        <source>{building} leaves the game</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{building} gaat uit het spel</translation>
    </message>
    <message>
        <source>{tile} leaves the game.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{tile} gaat uit het spel.</translation>
    </message>
    <message>
        <source>{building}: jump to {goal}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{building}: naar {goal} springen</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>S&amp;nelheid</translation>
    </message>
    <message>
        <source>&lt;b&gt;Choose a road, then do what you like.&lt;/b&gt; On the Plans tab, the program looks for the best moves: select a plan to see it on the board, and play it if you like it. &lt;b&gt;Then end your turn.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Kies een weg en doe dan wat je wilt.&lt;/b&gt; Op het tabblad Plan zoekt het programma de beste zetten: kies een plan om het op het bord te zien, en speel het als het je bevalt. &lt;b&gt;Beëindig dan je beurt.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Citra gets the other dear lot: C6, at the other end of the town.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Citra krijgt de andere dure kavel: C6, aan de andere kant van de stad.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Click New Helpers, then press the button&lt;/b&gt;: you get your second worker, once in a game. You still have three steps and three uses in a turn; your two workers share them as you like.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Klik op Nieuwe helpers en druk dan op de knop&lt;/b&gt;: je krijgt je tweede arbeider, één keer per spel. Je houdt drie stappen en drie acties per beurt; je twee arbeiders delen ze zoals je wilt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Click the Brickworks again to use it.&lt;/b&gt; You get two bricks, as the picture on it says.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Klik nog eens op de Steenfabriek om die te gebruiken.&lt;/b&gt; Je krijgt twee bakstenen, zoals het plaatje erop laat zien.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Go on to the Weaving Mill on E4.&lt;/b&gt; In your next turn, your second worker starts there.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Ga verder naar de Weverij op E4.&lt;/b&gt; In je volgende beurt begint je tweede arbeider daar.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Lead the free road to the Weaver’s Stall.&lt;/b&gt; Then everybody gets here quickly.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Leg de gratis weg naar de Weverskraam.&lt;/b&gt; Dan is iedereen snel hier.</translation>
    </message>
    <message>
        <source>&lt;b&gt;No steps and no uses are left, so press “End turn”.&lt;/b&gt; Budi is next, then Citra.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Je stappen en acties zijn op, dus druk op “Einde beurt”.&lt;/b&gt; Dan is Budi aan de beurt, en daarna Citra.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Now go to your New Helpers: click G2.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Ga nu naar je Nieuwe helpers: klik op G2.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Use it&lt;/b&gt;: this worker gets up to five more steps in this turn. In the third stack there’s another Raffles’ Plan, which puts one of your workers on any other building without a step.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Gebruik het&lt;/b&gt;: deze arbeider krijgt tot vijf extra stappen in deze beurt. In de derde stapel zit nog een Plan van Raffles, dat een van je arbeiders zonder stap op een ander gebouw naar keuze zet.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Use the Brick Pit: click it once more.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Gebruik de Kleiput: klik er nog een keer op.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>A company that sells all its goods expands for free, by as many areas as your Expansion track says: just one for now. &lt;b&gt;Click the highlighted area next to your rice.&lt;/b&gt; Next year, you’ll have two goods to sell.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Een bedrijf dat al zijn producten verkoopt, breidt gratis uit, met zoveel gebieden als je spoor Uitbreiding aangeeft: nu maar één. &lt;b&gt;Klik op het gemarkeerde gebied naast je rijst.&lt;/b&gt; Volgend jaar heb je dan twee producten te verkopen.</translation>
    </message>
    <message>
        <source>A shipping company adds ships in its own or adjacent sea areas: as many as your Expansion track says, up to the limit on its deed. &lt;b&gt;Add one in the Sunrise Sea, in the east.&lt;/b&gt; It’s between your rice and two cities.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Een rederij voegt schepen toe in haar eigen of aangrenzende zeeën: zoveel als je spoor Uitbreiding aangeeft, tot de limiet van haar akte. &lt;b&gt;Voeg er een toe in de Dageraadzee, in het oosten&lt;/b&gt;: die ligt tussen je rijst en twee steden.</translation>
    </message>
    <message>
        <source>Another player’s building: its owner gets 1&#xa0;VP. Your own and start buildings: nobody does.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Gebouw van een andere speler: de eigenaar krijgt 1&#xa0;VP. Eigen gebouwen en startgebouwen: niemand.</translation>
    </message>
    <message>
        <source>Budi builds and gets opium from Citra’s Opium Smuggling, then walks along your road and sells it at your Black Market. That’s 1&#xa0;VP for you, and two black chips for Budi.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Budi bouwt, haalt opium bij de Opiumsmokkel van Citra, loopt over je weg en verkoopt de opium op je Zwarte markt. Dat is 1&#xa0;VP voor jou, en twee zwarte fiches voor Budi.</translation>
    </message>
    <message>
        <source>Budi has started Melati rice, so now there are two rice companies. Two companies with the same good can merge into one, but to announce a merger you need to have researched Mergers. &lt;b&gt;Choose Mergers, and you can do it next year.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Budi heeft Melati-rijst opgericht, dus nu zijn er twee rijstbedrijven. Twee bedrijven met hetzelfde product kunnen tot één fuseren, maar om een fusie aan te kondigen moet je Fusies hebben onderzocht. &lt;b&gt;Kies Fusies, dan kan het volgend jaar.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Budi’s Builder pays £4 for three bricks. &lt;b&gt;Take your last step there, to E5.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>De Bouwmeester van Budi betaalt £4 voor drie bakstenen. &lt;b&gt;Ga er met je laatste stap heen, naar E5.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Can start nearby: {goods}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Op te richten in de buurt: {goods}.</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Kans</translation>
    </message>
    <message>
        <source>Cities are built first, then the deeds of era {era} come.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Eerst worden steden gebouwd, dan komen de aktes van tijdperk {era}.</translation>
    </message>
    <message>
        <source>Citra uses your Brickworks and your Black Market: 2&#xa0;VP for you. But watch the chip that Citra draws!</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Citra gebruikt je Steenfabriek en je Zwarte markt: 2&#xa0;VP voor jou. Maar let op het fiche dat Citra trekt!</translation>
    </message>
    <message>
        <source>Crop</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Bijsnijden</translation>
    </message>
    <message>
        <source>Crop to the frame</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Bijsnijden tot het kader</translation>
    </message>
    <message>
        <source>Decisions, and how many cost something</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Beslissingen, en hoeveel iets kostten</translation>
    </message>
    <message>
        <source>Deeds left for {good}: {n}</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Resterende aktes, {good}: {n}</translation>
    </message>
    <message>
        <source>Deeds left for {good}: {n} ({names})</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Resterende aktes, {good}: {n} ({names})</translation>
    </message>
    <message>
        <source>Deeds:</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Aktes:</translation>
    </message>
    <message>
        <source>Drag a frame, or move it with arrow keys (Shift: resize). Enter crops, Esc cancels.</source>
        <extracomment>ui/editor/imports/outline_picture.py</extracomment>
        <translation>Sleep een kader of verplaats het met de pijltjestoetsen (Shift: formaat). Enter snijdt bij, Esc annuleert.</translation>
    </message>
    <message>
        <source>Era {era} is over</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Tijdperk {era} is voorbij</translation>
    </message>
    <message>
        <source>Every turn starts with a building. &lt;b&gt;Choose the Black Market&lt;/b&gt;: it buys any two goods for £4. The dark tile is illegal, but that won’t keep anybody away.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Elke beurt begint met een gebouw. &lt;b&gt;Kies de Zwarte markt&lt;/b&gt;: die koopt twee goederen naar keuze voor £4. De donkere tegel is illegaal, maar dat houdt niemand tegen.</translation>
    </message>
    <message>
        <source>Forecast if it operates next</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Vooruitblik als het nu aan de beurt is</translation>
    </message>
    <message>
        <source>It also reaches the {seas}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Het bereikt ook: {seas}.</translation>
    </message>
    <message>
        <source>It keeps the cash; playing earlier isn’t worth {amount} now.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Het geld blijft; eerder aan de beurt zijn is nu geen {amount} waard.</translation>
    </message>
    <message>
        <source>It should make {player} pay about {amount} for the company.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Zo betaalt {player} vermoedelijk zo’n {amount} voor het bedrijf.</translation>
    </message>
    <message>
        <source>It then expands to “+”.</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Daarna breidt het uit naar “+”.</translation>
    </message>
    <message>
        <source>It’s almost time for a merger, and you’ll need the cash. &lt;b&gt;Bid 0 once more&lt;/b&gt;: you’re first, and Budi won’t bid either.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Het is bijna tijd voor een fusie, en daar heb je contant geld voor nodig. &lt;b&gt;Bied nog een keer 0&lt;/b&gt;: je bent eerste, en Budi biedt ook niets.</translation>
    </message>
    <message>
        <source>Largest payout by a merger: {amount} for {companies}, year {year}.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Grootste uitbetaling bij een fusie: {amount} voor {companies}, jaar {year}.</translation>
    </message>
    <message>
        <source>Loss</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Verlies</translation>
    </message>
    <message>
        <source>Mean loss of the chance to win, in percent</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Gemiddeld verlies aan winstkans, in procenten</translation>
    </message>
    <message>
        <source>Mean loss per decision, in {unit}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Gemiddeld verlies per beslissing, in {unit}</translation>
    </message>
    <message>
        <source>Most earned: {amount} in year {year}.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Meest verdiend: {amount} in jaar {year}.</translation>
    </message>
    <message>
        <source>Move the picture, or the frame of a crop</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Afbeelding of bijsnijdkader verplaatsen</translation>
    </message>
    <message numerus="yes">
        <source>Must sell {left} of {n} goods</source>
        <extracomment>For one: Must sell {left} of {n} good ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>Moet {left} van {n} goed verkopen</numerusform>
            <numerusform>Moet {left} van {n} goederen verkopen</numerusform>
        </translation>
    </message>
    <message>
        <source>Net</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Netto</translation>
    </message>
    <message>
        <source>No deed is worth a slot now.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Geen akte is nu een plek waard.</translation>
    </message>
    <message>
        <source>No deeds are left.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Er zijn geen aktes meer over.</translation>
    </message>
    <message>
        <source>No merger to announce yet.</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>Nog geen fusie om aan te kondigen.</translation>
    </message>
    <message>
        <source>Nobody can announce a merger yet, so it’s straight on to phase 4. A deed lets you start a company for free. &lt;b&gt;Choose Kenanga rice, then click the highlighted area at the tip of the island, where your rice has room to spread.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Nog niemand kan een fusie aankondigen, dus het is meteen fase 4. Met een akte richt je gratis een bedrijf op. &lt;b&gt;Kies Kenanga-rijst en klik dan op het gemarkeerde gebied op de punt van het eiland, waar je rijst ruimte heeft om uit te breiden.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Not sure yet: “{move}” may be just as good. Still thinking…</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Nog niet zeker: “{move}” is misschien even goed. Denkt nog na…</translation>
    </message>
    <message>
        <source>Not sure: “{move}” may be just as good.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Niet zeker: “{move}” is misschien even goed.</translation>
    </message>
    <message>
        <source>Now Budi’s flag. &lt;b&gt;Budi has to pay for the lot, so choose a dear one: H6, for £3.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Nu de vlag van Budi. &lt;b&gt;Budi moet de kavel betalen, dus kies een dure: H6, voor £3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Now you have a second slot. &lt;b&gt;Start Teratai shipping, with its first ship in the Still Lagoon&lt;/b&gt;: nearly every area borders on it. When your own ships carry your goods, you keep the fees.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Je hebt nu een tweede plek. &lt;b&gt;Richt Teratai-scheepvaart op, met het eerste schip in de Stille Lagune&lt;/b&gt;: bijna elk gebied grenst eraan. Als je eigen schepen je producten vervoeren, blijft de vracht van jou.</translation>
    </message>
    <message>
        <source>Now you have up to three steps and three uses, in any order. Putting your worker on a building is the first step: &lt;b&gt;click your Brickworks on D5.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Nu mag je hoogstens drie stappen en drie acties doen, in elke volgorde. Je arbeider op een gebouw zetten is de eerste stap: &lt;b&gt;klik op je Steenfabriek op D5.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Aantal</translation>
    </message>
    <message>
        <source>Play the draft, or remove a move.</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Speel het concept of verwijder een zet.</translation>
    </message>
    <message>
        <source>Ship fees: paid others none, received {received} from them.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Vracht: niets aan anderen betaald, {received} van hen ontvangen.</translation>
    </message>
    <message>
        <source>Ship fees: paid others {paid}, most to {player}; received {received} from them.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Vracht: {paid} aan anderen betaald, het meest aan {player}; {received} van hen ontvangen.</translation>
    </message>
    <message>
        <source>Shown on the board. Enter skips this move, Esc skips to your turn.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Op het bord te zien. Enter slaat deze zet over, Esc gaat door tot je beurt.</translation>
    </message>
    <message>
        <source>Shown on the board. Enter skips this move.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Op het bord te zien. Enter slaat deze zet over.</translation>
    </message>
    <message>
        <source>The bot is sure.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>De bot is zeker.</translation>
    </message>
    <message>
        <source>The company is worth {amount} to you, and should cost about {than}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Het bedrijf is je {amount} waard en kost vermoedelijk zo’n {than}.</translation>
    </message>
    <message>
        <source>The numbers on the board are rows of this plan.</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>De getallen op het bord zijn rijen van dit plan.</translation>
    </message>
    <message>
        <source>The owners of the buildings used get: {points}.</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>De eigenaren van de gebruikte gebouwen krijgen: {points}.</translation>
    </message>
    <message>
        <source>The panel shows what each bid really costs you. The winning bid is paid out to the companies’ owners by area, and three of the five areas are yours: most of it comes straight back. &lt;b&gt;Bid 110.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Het paneel toont wat elk bod je echt kost. Het winnende bod wordt per gebied aan de eigenaren van de bedrijven uitbetaald, en drie van de vijf gebieden zijn van jou: het meeste komt dus meteen terug. &lt;b&gt;Bied 110.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The player with the Raffles stone decides who builds where. &lt;b&gt;First, put your own flag on F5&lt;/b&gt;: it’s in the middle of town, so others will often come by.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Wie de Raffles-steen heeft, bepaalt wie waar bouwt. &lt;b&gt;Zet eerst je eigen vlag op F5&lt;/b&gt;: dat ligt midden in de stad, dus anderen komen er vaak langs.</translation>
    </message>
    <message>
        <source>The replay is running.</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>De herhaling loopt.</translation>
    </message>
    <message>
        <source>The research should bring about {amount} more by the end.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Het onderzoek brengt tot het einde waarschijnlijk ongeveer {amount} meer op.</translation>
    </message>
    <message>
        <source>The ships then also reach {places}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>De schepen bereiken dan ook {places}.</translation>
    </message>
    <message>
        <source>The ships then also serve {companies}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>De schepen bedienen dan ook {companies}.</translation>
    </message>
    <message>
        <source>Then expand (+)</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Daarna uitbreiden (+)</translation>
    </message>
    <message>
        <source>There is an error in the program.</source>
        <extracomment>ui/support/worker.py</extracomment>
        <translation>Er zit een fout in het programma.</translation>
    </message>
    <message>
        <source>There’s no bottleneck:</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Er is geen knelpunt:</translation>
    </message>
    <message>
        <source>There’s no building on {area} to go to.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Op {area} staat geen gebouw om heen te gaan.</translation>
    </message>
    <message>
        <source>This counted most: it lowered {player}’s chance from {before} to {after}.</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Dit telde het meest: de kans van {player} daalde van {before} naar {after}.</translation>
    </message>
    <message>
        <source>This counted most: it raised {player}’s chance from {before} to {after}.</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Dit telde het meest: de kans van {player} steeg van {before} naar {after}.</translation>
    </message>
    <message>
        <source>This time, you bid before Budi. Ties keep their order, so a bid of 0 keeps you first, as long as Budi bids nothing either. &lt;b&gt;Budi is saving up too: bid 0 and keep your cash for later.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Deze keer bied je vóór Budi. Bij gelijke biedingen blijft de volgorde, dus met 0 blijf je eerste, zolang Budi ook niets biedt. &lt;b&gt;Budi spaart ook: bied 0 en bewaar je geld voor later.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Two tiles are left, or buy the top tile of the stack for £1 more; only the last player of a round can. &lt;b&gt;Choose what you like&lt;/b&gt;: it goes on D4, where your flag is.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Er zijn twee tegels over, of koop de bovenste van de stapel voor £1 extra: dat mag alleen de laatste speler van een ronde. &lt;b&gt;Kies wat je wilt&lt;/b&gt;: de tegel komt op D4, waar je vlag staat.</translation>
    </message>
    <message>
        <source>Up to 3 steps and up to 3 uses, in any order. Putting a worker on the board is a step.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Tot 3 stappen en tot 3 acties, door elkaar. Een arbeider op het bord zetten is een stap.</translation>
    </message>
    <message>
        <source>VP</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>VP</translation>
    </message>
    <message>
        <source>Victory track</source>
        <extracomment>ui/games/singapore/scene_pictures.py</extracomment>
        <translation>Puntenspoor</translation>
    </message>
    <message>
        <source>Walk back to the middle of town with your second worker: &lt;b&gt;click your Opium Den on E3.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Loop met je tweede arbeider terug naar het midden van de stad: &lt;b&gt;klik op je Opiumkit op E3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>When at most one type of deed is left, a new era starts. It brings new cities, then new deeds. Teratai is the only province on your cards with room for a city. &lt;b&gt;Build in either of its areas&lt;/b&gt;: one more city to sell to!</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Als er nog aktes van hoogstens één soort zijn, begint een nieuw tijdperk. Dat brengt nieuwe steden en daarna nieuwe aktes. Teratai is de enige provincie op je stedenkaarten met plaats voor een stad. &lt;b&gt;Bouw in een van de twee gebieden&lt;/b&gt;: weer een stad om aan te verkopen!</translation>
    </message>
    <message>
        <source>Workers walk on roads only, and each new building gets one for free. &lt;b&gt;Lead yours to the Pawnshop&lt;/b&gt;: start buildings count as joined, so this road leads to all four.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Arbeiders lopen alleen over wegen, en elk nieuw gebouw krijgt er gratis een. &lt;b&gt;Leg die van jou naar het Pandjeshuis&lt;/b&gt;: startgebouwen gelden als verbonden, dus deze weg leidt naar alle vier.</translation>
    </message>
    <message>
        <source>W{number}</source>
        <comment>short for “Worker 2”</comment>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>A{number}</translation>
    </message>
    <message>
        <source>You can’t afford a new area for {price}: you can only stop.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Je kunt geen nieuw gebied van {price} betalen: je kunt alleen stoppen.</translation>
    </message>
    <message>
        <source>You can’t afford any merger: you can only pass.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Je kunt geen enkele fusie betalen: je kunt alleen passen.</translation>
    </message>
    <message>
        <source>You can’t outbid {bid}: you can only pass, and get {gain} or more.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Je kunt {bid} niet overbieden: je kunt alleen passen en krijgt {gain} of meer.</translation>
    </message>
    <message>
        <source>You can’t outbid {bid}: you can only pass, and get {gain}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Je kunt {bid} niet overbieden: je kunt alleen passen en krijgt {gain}.</translation>
    </message>
    <message>
        <source>You can’t outbid {bid}: you can only pass.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Je kunt {bid} niet overbieden: je kunt alleen passen.</translation>
    </message>
    <message>
        <source>You could, but choose C6 this time. It costs £3, more than the others.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Dat kan, maar kies deze keer C6. Die kost £3, meer dan de andere.</translation>
    </message>
    <message>
        <source>You have no uses left in this turn.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Je hebt in deze beurt geen acties meer.</translation>
    </message>
    <message>
        <source>You have two companies now. You operate one, then Budi does, and so on. &lt;b&gt;Operate Teratai shipping first&lt;/b&gt;: it adds a ship, just in time to carry your rice.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Je hebt nu twee bedrijven. Eerst laat jij er een draaien, dan Budi, enzovoort. &lt;b&gt;Begin met Teratai-scheepvaart&lt;/b&gt;: die voegt een schip toe, net op tijd om je rijst te vervoeren.</translation>
    </message>
    <message>
        <source>You sold everything, so your rice expands again. It can even leave its province: &lt;b&gt;choose the highlighted area in Cempaka.&lt;/b&gt; Each area holds only one good, and your rice can’t be adjacent to another company’s rice.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Je hebt alles verkocht, dus je rijst breidt zich weer uit. Dat mag ook buiten de provincie: &lt;b&gt;kies het gemarkeerde gebied in Cempaka.&lt;/b&gt; In elk gebied past maar één product, en je rijst mag niet aan rijst van een ander bedrijf grenzen.</translation>
    </message>
    <message>
        <source>You use the building where your worker is. Each building once in a turn.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Je gebruikt het gebouw waarin je arbeider staat. Elk gebouw één keer per beurt.</translation>
    </message>
    <message>
        <source>You win the merger of {first} and {second} for {bid}. Paid out: {shares}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Je wint de veiling van {first} en {second} met {bid}. Uitbetaald: {shares}.</translation>
    </message>
    <message>
        <source>Your city cards</source>
        <extracomment>ui/games/indonesia/panels/situation.py</extracomment>
        <translation>Jouw stedenkaarten</translation>
    </message>
    <message>
        <source>Your companies should have more room to grow, worth about {amount}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Je bedrijven hebben waarschijnlijk meer ruimte om uit te breiden, ongeveer {amount} waard.</translation>
    </message>
    <message>
        <source>Your flag is on G2, beside Citra’s Courthouse. &lt;b&gt;Build New Helpers there.&lt;/b&gt; Its free road can only lead to the Courthouse, so you don’t have to choose.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Je vlag staat op G2, naast het Gerechtshof van Citra. &lt;b&gt;Bouw daar Nieuwe helpers.&lt;/b&gt; De gratis weg kan alleen naar het Gerechtshof, dus je hoeft niet te kiezen.</translation>
    </message>
    <message>
        <source>Your plan: {moves}</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Je plan: {moves}</translation>
    </message>
    <message>
        <source>Your production companies should earn about {amount} more by the end.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Je productiebedrijven verdienen tot het einde waarschijnlijk ongeveer {amount} meer.</translation>
    </message>
    <message>
        <source>Your road leads to all start buildings. &lt;b&gt;Click the Brick Pit on E6 for your second step.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Je weg leidt naar alle startgebouwen. &lt;b&gt;Klik voor je tweede stap op de Kleiput op E6.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Your ships should earn about {amount} more by the end.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Je schepen verdienen tot het einde waarschijnlijk ongeveer {amount} meer.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Jij bent aan de beurt</translation>
    </message>
    <message>
        <source>Your worker is in the Courthouse, which puts up to three of your black chips back into the bag. &lt;b&gt;Choose “Return 3 black chips” in the list.&lt;/b&gt; Then others are as likely as you to be caught in a raid.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Je arbeider is in het Gerechtshof, dat tot drie van je zwarte fiches terug in de zak legt. &lt;b&gt;Kies “3 zwarte fiches terugleggen” in de lijst.&lt;/b&gt; Dan treft een inval anderen even makkelijk als jou.</translation>
    </message>
    <message>
        <source>You’ve already used {building} ({area}) in this turn.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Je hebt {building} ({area}) deze beurt al gebruikt.</translation>
    </message>
    <message>
        <source>You’ve reached 10&#xa0;VP, and there’s a seal: the first time you reach one, you get £5, even in another player’s turn. There’s one every 10 spaces, up to 60.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Je hebt 10&#xa0;VP, en daar is een zegel: bereik je er een voor het eerst, dan krijg je £5, ook in de beurt van een ander. Om de 10 vakjes is er een, tot 60.</translation>
    </message>
    <message>
        <source>You’ve used three buildings. &lt;b&gt;Steps that you don’t take are lost, so end your turn.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Je hebt drie gebouwen gebruikt. &lt;b&gt;Stappen die je niet zet, vervallen, dus beëindig je beurt.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>a bid of {bid} will count as {then}, not {now}</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>een bod van {bid} telt als {then}, niet {now}</translation>
    </message>
    <message>
        <source>a raid is certain</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>een inval is zeker</translation>
    </message>
    <message>
        <source>a raid is certain, and costs {costs}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>een inval is zeker en kost {costs}</translation>
    </message>
    <message>
        <source>about {amount} less for you at the end</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>aan het eind ongeveer {amount} minder voor jou</translation>
    </message>
    <message>
        <source>best: {first} + {second}, from {price}</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>beste: {first} + {second}, vanaf {price}</translation>
    </message>
    <message>
        <source>better for rivals</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>beter voor tegenstanders</translation>
    </message>
    <message>
        <source>bid {amount}</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>biedt {amount}</translation>
    </message>
    <message>
        <source>bid {amount}, worth {strength}</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>biedt {amount}, telt als {strength}</translation>
    </message>
    <message>
        <source>demand left: {goods}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>vraag over: {goods}</translation>
    </message>
    <message>
        <source>earns you nothing</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>levert je niets op</translation>
    </message>
    <message numerus="yes">
        <source>goods can be sold</source>
        <extracomment>For one: good can be sold ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>
            <numerusform>goed verkoopbaar</numerusform>
            <numerusform>goederen verkoopbaar</numerusform>
        </translation>
    </message>
    <message>
        <source>in the plan</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>in het plan</translation>
    </message>
    <message>
        <source>may be just as good</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>misschien even goed</translation>
    </message>
    <message numerus="yes">
        <source>nearest to growing, {n} goods short: {cities}</source>
        <extracomment>For one: nearest to growing, {n} good short: {cities} ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>het dichtst bij groei, {n} product tekort: {cities}</numerusform>
            <numerusform>het dichtst bij groei, {n} producten tekort: {cities}</numerusform>
        </translation>
    </message>
    <message>
        <source>next</source>
        <comment>whose turn</comment>
        <extracomment>ui/table/panels/meanwhile.py</extracomment>
        <translation>hierna</translation>
    </message>
    <message>
        <source>no demand left</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>geen vraag over</translation>
    </message>
    <message>
        <source>no extra sales yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>nog geen extra verkopen</translation>
    </message>
    <message>
        <source>nothing more for you</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>niets extra voor jou</translation>
    </message>
    <message>
        <source>now</source>
        <comment>whose turn</comment>
        <extracomment>ui/table/panels/meanwhile.py</extracomment>
        <translation>nu</translation>
    </message>
    <message>
        <source>on its coasts: {places}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>aan de kusten: {places}</translation>
    </message>
    <message>
        <source>one more area or ship a year for {companies}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>één gebied of schip meer per jaar voor {companies}</translation>
    </message>
    <message>
        <source>others: {gains}</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>anderen: {gains}</translation>
    </message>
    <message>
        <source>pass for now</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>passen voor nu</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>punten</translation>
    </message>
    <message>
        <source>put your worker on {building}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>arbeider op {building} zetten</translation>
    </message>
    <message>
        <source>put your worker on {building} and use it</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>arbeider op {building} zetten en gebruiken</translation>
    </message>
    <message>
        <source>road {a}–{b}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>weg {a}–{b}</translation>
    </message>
    <message>
        <source>rupiah</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>roepia</translation>
    </message>
    <message>
        <source>ships are needed there for {companies}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>er zijn daar schepen nodig voor {companies}</translation>
    </message>
    <message>
        <source>ships {limits}</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>schepen {limits}</translation>
    </message>
    <message numerus="yes">
        <source>then expands by {n} areas</source>
        <extracomment>For one: then expands by {n} area ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>
            <numerusform>breidt dan uit met {n} gebied</numerusform>
            <numerusform>breidt dan uit met {n} gebieden</numerusform>
        </translation>
    </message>
    <message>
        <source>to {player}: “{why}”</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>tegen {player}: “{why}”</translation>
    </message>
    <message>
        <source>when used: {effect}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>bij gebruik: {effect}</translation>
    </message>
    <message>
        <source>you earn about {amount} less</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>je verdient ongeveer {amount} minder</translation>
    </message>
    <message>
        <source>you earn about {amount} more</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>je verdient ongeveer {amount} meer</translation>
    </message>
    <message>
        <source>you {sum} a year</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>jij {sum} per jaar</translation>
    </message>
    <message>
        <source>you {sum} a year, selling {fewer} fewer</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>jij {sum} per jaar, met {fewer} minder verkocht</translation>
    </message>
    <message>
        <source>you {sum} a year, selling {more} instead of {fewer}</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>jij {sum} per jaar, met {more} verkocht in plaats van {fewer}</translation>
    </message>
    <message>
        <source>you {sum} a year, selling {more} more</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>jij {sum} per jaar, met {more} extra verkocht</translation>
    </message>
    <message>
        <source>your ships lead to {places}, where it can sell</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>jouw schepen leiden naar {places}, waar het kan verkopen</translation>
    </message>
    <message>
        <source>{amount} is enough to play {place} unless {player} bids {sum} or more.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{amount} is genoeg om als {place} te spelen, tenzij {player} {sum} of meer biedt.</translation>
    </message>
    <message numerus="yes">
        <source>{building}: return {n} chips</source>
        <extracomment>For one: {building}: return {n} chip ui/games/singapore/texts/planning.py</extracomment>
        <translation>
            <numerusform>{building}: {n} fiche terugleggen</numerusform>
            <numerusform>{building}: {n} fiches terugleggen</numerusform>
        </translation>
    </message>
    <message>
        <source>{building}: second worker</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{building}: tweede arbeider</translation>
    </message>
    <message>
        <source>{building}: {pay} → {gain}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{building}: {pay} → {gain}</translation>
    </message>
    <message>
        <source>{cash} left</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>nog {cash} over</translation>
    </message>
    <message>
        <source>{change}&#xa0;VP</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>{change}&#xa0;VP</translation>
    </message>
    <message>
        <source>{company} ({goods}, net {net})</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>{company} ({goods}, netto {net})</translation>
    </message>
    <message>
        <source>{company} adds a ship in the {sea}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{company} voegt een schip toe in de {sea}.</translation>
    </message>
    <message>
        <source>{company} can’t reach a city that still buys its goods.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} bereikt geen stad die de producten nog koopt.</translation>
    </message>
    <message>
        <source>{company} has already operated this year.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} heeft dit jaar al gedraaid.</translation>
    </message>
    <message>
        <source>{company} has no goods in {area}.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>In {area} liggen geen producten van {company}.</translation>
    </message>
    <message>
        <source>{company} has no ships in the {sea} or an adjacent sea area.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} heeft geen schip in de {sea} en ook niet in een aangrenzende zee.</translation>
    </message>
    <message>
        <source>{company} isn’t in play.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>{company} is niet in het spel.</translation>
    </message>
    <message numerus="yes">
        <source>{company} may buy up to {n} areas for {price} each. Choose an area, or stop.</source>
        <extracomment>For one: {company} may buy {n} area for {price}. Choose an area, or stop. ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{company} mag {n} gebied kopen voor {price}. Kies een gebied, of stop.</numerusform>
            <numerusform>{company} mag maximaal {n} gebieden kopen voor {price} per stuk. Kies een gebied, of stop.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{company} must sell {number} of its {n} goods. Accept the plan or change it.</source>
        <extracomment>For one: {company} must sell its only good. Accept the plan or change it. ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{company} moet {number} product verkopen. Accepteer of wijzig het plan.</numerusform>
            <numerusform>{company} moet {number} van {n} producten verkopen. Accepteer of wijzig het plan.</numerusform>
        </translation>
    </message>
    <message>
        <source>{company} never sold any goods.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>{company} heeft nooit een product verkocht.</translation>
    </message>
    <message>
        <source>{company} reaches the same cities without it</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{company} bereikt ook zonder dit gebied dezelfde steden</translation>
    </message>
    <message>
        <source>{company} sold all its goods, so it must expand.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} heeft alle producten verkocht en moet uitbreiden.</translation>
    </message>
    <message numerus="yes">
        <source>{company} sold everything and must expand for free. Choose {n} areas.</source>
        <extracomment>For one: {company} sold everything and must expand for free. Choose {n} area. ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{company} heeft alles verkocht en moet gratis uitbreiden. Kies {n} gebied.</numerusform>
            <numerusform>{company} heeft alles verkocht en moet gratis uitbreiden. Kies {n} gebieden.</numerusform>
        </translation>
    </message>
    <message>
        <source>{deed} (era {era})</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>{deed} (tijdperk {era})</translation>
    </message>
    <message>
        <source>{deed} earned {amount}&#xa0;Rp a game less than others of its era and type ({interval}).</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>{deed} bracht per spel Rp&#xa0;{amount} minder op dan andere van dit tijdperk en deze soort ({interval}).</translation>
    </message>
    <message>
        <source>{deed} earned {amount}&#xa0;Rp a game more than others of its era and type ({interval}).</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>{deed} bracht per spel Rp&#xa0;{amount} meer op dan andere van dit tijdperk en deze soort ({interval}).</translation>
    </message>
    <message>
        <source>{deed} isn’t available right now.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{deed} is nu niet beschikbaar.</translation>
    </message>
    <message>
        <source>{deed} starts at sea. Choose a sea area.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{deed} begint op zee. Kies een zeegebied.</translation>
    </message>
    <message>
        <source>{deed} starts on land. Choose a land area.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{deed} begint op land. Kies een landgebied.</translation>
    </message>
    <message>
        <source>{entry} (collapsed)</source>
        <extracomment>ui/play/log_view.py</extracomment>
        <translation>{entry} (ingeklapt)</translation>
    </message>
    <message>
        <source>{entry} (expanded)</source>
        <extracomment>ui/play/log_view.py</extracomment>
        <translation>{entry} (uitgeklapt)</translation>
    </message>
    <message>
        <source>{file} has no outlines that could become areas.</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>In {file} staan geen omtrekken die een gebied kunnen worden.</translation>
    </message>
    <message>
        <source>{file} is open on the computer “{computer}”, or the program ended unexpectedly there. If it’s still open there, close it first: playing in both places would damage the game.</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>{file} is op de computer “{computer}” geopend, of het programma stopte daar onverwacht. Sluit het spel daar eerst als het nog open is: op beide plaatsen spelen zou het beschadigen.</translation>
    </message>
    <message>
        <source>{file} is saved again, with everything that was played.</source>
        <extracomment>ui/table/game_controller.py</extracomment>
        <translation>{file} is weer opgeslagen, met alles wat is gespeeld.</translation>
    </message>
    <message>
        <source>{file} isn’t a saved game ({ending}) or a map (*{shared}, or a folder with {board}).</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>{file} is geen opgeslagen spel ({ending}) en geen kaart (*{shared}, of een map met {board}).</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <comment>merger</comment>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{first} en {second}</translation>
    </message>
    <message>
        <source>{first} and {second} become siap faji</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>{first} en {second} worden siap faji</translation>
    </message>
    <message>
        <source>{folder} already holds other files. Where do you want to save the map?</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>{folder} bevat al andere bestanden. Waar wil je de kaart opslaan?</translation>
    </message>
    <message>
        <source>{folder} holds no map. The file {file} is missing.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>{folder} bevat geen kaart: het bestand {file} ontbreekt.</translation>
    </message>
    <message>
        <source>{folder} holds {files}, but they aren’t a readable map. Overwrite them?</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>{folder} bevat {files}, maar dat is geen leesbare kaart. Overschrijven?</translation>
    </message>
    <message>
        <source>{game} problem {date}</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Probleem {game} {date}</translation>
    </message>
    <message>
        <source>{goods} nearby, and your ships pass</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{goods} in de buurt, en jouw schepen komen langs</translation>
    </message>
    <message>
        <source>{goods} nearby, and {players}’s ships pass</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{goods} in de buurt, en schepen van {players} komen langs</translation>
    </message>
    <message>
        <source>{goods} on the board, cities buy {bought}</source>
        <extracomment>ui/games/indonesia/panels/situation.py</extracomment>
        <translation>{goods} op het bord, steden kopen er {bought}</translation>
    </message>
    <message>
        <source>{least}–{most} players</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>{least}–{most} spelers</translation>
    </message>
    <message>
        <source>{left}% to {right}% across, {top}% to {bottom}% down</source>
        <extracomment>ui/editor/imports/outline_picture.py</extracomment>
        <translation>horizontaal {left}% tot {right}%, verticaal {top}% tot {bottom}%</translation>
    </message>
    <message>
        <source>{limits} ({sum}).</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{limits} ({sum}).</translation>
    </message>
    <message>
        <source>{line} has no ship with room left in the {sea}.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>{line} heeft in de {sea} geen schip met ruimte.</translation>
    </message>
    <message>
        <source>{line} via {seas} for {fee}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{line} via {seas} voor {fee}</translation>
    </message>
    <message>
        <source>{lot} for {price}</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>{lot} voor {price}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>board/measures.py, i18n/text.py, ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{low} tot {high}</translation>
    </message>
    <message>
        <source>{map} (copy)[*] – Map editor</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>{map} (kopie)[*] – Kaarteditor</translation>
    </message>
    <message>
        <source>{map} ({name})</source>
        <extracomment>library.py</extracomment>
        <translation>{map} ({name})</translation>
    </message>
    <message>
        <source>{map} comes with the program. You’re editing a copy, which you can save under a new name.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>{map} hoort bij het programma. Je bewerkt een kopie, die je onder een nieuwe naam kunt opslaan.</translation>
    </message>
    <message>
        <source>{map} is a map. What do you want to do with it?</source>
        <extracomment>ui/app/program.py</extracomment>
        <translation>{map} is een kaart. Wat wil je ermee doen?</translation>
    </message>
    <message>
        <source>{moves}, {end}</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>{moves}, {end}</translation>
    </message>
    <message>
        <source>{name} (own province)</source>
        <extracomment>ui/editor/imports/outline_model.py</extracomment>
        <translation>{name} (eigen provincie)</translation>
    </message>
    <message>
        <source>{name} already has a label on the map.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>De naam van {name} staat al op de kaart.</translation>
    </message>
    <message>
        <source>{name} copy</source>
        <extracomment>ui/editor/document/own_maps.py, ui/play/save_folder.py</extracomment>
        <translation>{name} (kopie)</translation>
    </message>
    <message>
        <source>{name} has no label on the map.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>De naam van {name} staat niet op de kaart.</translation>
    </message>
    <message>
        <source>{name} was skipped. {error}</source>
        <extracomment>mapmaking/imports/areas.py</extracomment>
        <translation>{name} is weggelaten. {error}</translation>
    </message>
    <message>
        <source>{name} was skipped: it doesn’t enclose anything.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} is weggelaten: het omsluit niets.</translation>
    </message>
    <message>
        <source>{name} was skipped: its line isn’t closed.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} is weggelaten: de lijn is niet gesloten.</translation>
    </message>
    <message>
        <source>{name} was skipped: its outline can’t be read.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} is weggelaten: de omtrek kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>{name} was skipped: its outline crosses itself in too many places.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} is weggelaten: de omtrek kruist zichzelf op te veel plaatsen.</translation>
    </message>
    <message>
        <source>{name} was skipped: its type is “{what}”, and only polygons become areas.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} is weggelaten: het type is “{what}”, en alleen veelhoeken worden gebieden.</translation>
    </message>
    <message>
        <source>{name} was skipped: it’s completely covered by others.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} is weggelaten: het is helemaal door andere bedekt.</translation>
    </message>
    <message>
        <source>{name} was skipped: it’s too large.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} is weggelaten: het is te groot.</translation>
    </message>
    <message>
        <source>{name} was skipped: it’s too narrow for a token.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} is weggelaten: het is te smal voor een fiche.</translation>
    </message>
    <message>
        <source>{name} was skipped: it’s too small for this canvas.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} is weggelaten: het is te klein voor dit tekenvlak.</translation>
    </message>
    <message>
        <source>{number} any</source>
        <comment>goods</comment>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>{number} naar keuze</translation>
    </message>
    <message>
        <source>{number} of one good</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>{number} gelijke</translation>
    </message>
    <message>
        <source>{number}&#xa0;VP</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>{number}&#xa0;VP</translation>
    </message>
    <message numerus="yes">
        <source>{n} across a coast</source>
        <extracomment>For one: {n} across a coast ui/editor/links/texts.py</extracomment>
        <translation>
            <numerusform>{n} over een kust</numerusform>
            <numerusform>{n} over een kust</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} areas not bought</source>
        <extracomment>For one: {n} area not bought ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{n} gebied niet gekocht</numerusform>
            <numerusform>{n} gebieden niet gekocht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} areas selected</source>
        <extracomment>For one: {n} area selected ui/editor/panels/neighbours.py</extracomment>
        <translation>
            <numerusform>{n} gebied geselecteerd</numerusform>
            <numerusform>{n} gebieden geselecteerd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} black chips</source>
        <extracomment>For one: {n} black chip ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} zwart fiche</numerusform>
            <numerusform>{n} zwarte fiches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} bricks</source>
        <extracomment>For one: {n} brick ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} baksteen</numerusform>
            <numerusform>{n} bakstenen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} by land</source>
        <extracomment>For one: {n} by land ui/editor/links/texts.py</extracomment>
        <translation>
            <numerusform>{n} over land</numerusform>
            <numerusform>{n} over land</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} by sea</source>
        <extracomment>For one: {n} by sea ui/editor/links/texts.py</extracomment>
        <translation>
            <numerusform>{n} over zee</numerusform>
            <numerusform>{n} over zee</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} chips + {opium} opium = {total}</source>
        <extracomment>For one: {n} chip + {opium} opium = {total} ui/games/singapore/chips_page.py</extracomment>
        <translation>
            <numerusform>{n} fiche + {opium} opium = {total}</numerusform>
            <numerusform>{n} fiches + {opium} opium = {total}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cloned shapes were skipped.</source>
        <extracomment>For one: {n} cloned shape was skipped. mapmaking/imports/svg.py</extracomment>
        <translation>
            <numerusform>{n} kopie van een vorm is weggelaten.</numerusform>
            <numerusform>{n} kopieën van vormen zijn weggelaten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cloth</source>
        <extracomment>For one: {n} cloth ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} stof</numerusform>
            <numerusform>{n} stof</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} corners</source>
        <extracomment>For one: {n} corner ui/editor/imports/import_dialog.py, ui/editor/tools/pencil.py</extracomment>
        <translation>
            <numerusform>{n} hoekpunt</numerusform>
            <numerusform>{n} hoekpunten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} decisions, starting at decision {first}</source>
        <extracomment>For one: {n} decision, starting at decision {first} ui/table/games/new_game_controller.py</extracomment>
        <translation>
            <numerusform>{n} beslissing vanaf beslissing {first}</numerusform>
            <numerusform>{n} beslissingen vanaf beslissing {first}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} differences. Click one to see it on the map.</source>
        <extracomment>For one: {n} difference. Click it to see it on the map. ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>
            <numerusform>{n} verschil. Klik erop om het op de kaart te zien.</numerusform>
            <numerusform>{n} verschillen. Klik op een verschil om het op de kaart te zien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} figures have changed more than by chance; they come first.</source>
        <extracomment>For one: {n} figure has changed more than by chance; it comes first. ui/editor/balance/balance_page.py</extracomment>
        <translation>
            <numerusform>{n} getal is meer veranderd dan toeval kan verklaren; het staat vooraan.</numerusform>
            <numerusform>{n} getallen zijn meer veranderd dan toeval kan verklaren; ze staan vooraan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} figures were compared with what’s expected.</source>
        <extracomment>For one: {n} figure was compared with what’s expected. ui/editor/balance/balance_page.py</extracomment>
        <translation>
            <numerusform>{n} getal is vergeleken met wat te verwachten is.</numerusform>
            <numerusform>{n} getallen zijn vergeleken met wat te verwachten is.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} flags left</source>
        <extracomment>For one: {n} flag left ui/games/singapore/player_cards.py</extracomment>
        <translation>
            <numerusform>nog {n} vlag</numerusform>
            <numerusform>nog {n} vlaggen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} for worker {number}</source>
        <comment>steps</comment>
        <extracomment>For one: {n} for worker {number} ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>{n} voor arbeider {number}</numerusform>
            <numerusform>{n} voor arbeider {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} games with {players} players, all played by the bot {bot}; random seeds {first} to {last}.</source>
        <extracomment>For one: {n} game with {players} players, all played by the bot {bot}; random seeds {first} to {last}. ui/editor/balance/balance_page.py</extracomment>
        <translation>
            <numerusform>{n} spel met {players} spelers, allemaal de bot {bot}; startgetallen {first} tot {last}.</numerusform>
            <numerusform>{n} spellen met {players} spelers, allemaal de bot {bot}; startgetallen {first} tot {last}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} goods at {area} can’t reach a ship</source>
        <extracomment>For one: {n} good at {area} can’t reach a ship ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>{n} product bij {area} ligt niet bij een schip</numerusform>
            <numerusform>{n} producten bij {area} liggen niet bij een schip</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} goods can be sold a year, against {fewer}.</source>
        <extracomment>For one: {n} good can be sold a year, against {fewer}. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>{n} product kan per jaar worden verkocht, anders {fewer}.</numerusform>
            <numerusform>{n} producten kunnen per jaar worden verkocht, anders {fewer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} hints used</source>
        <extracomment>For one: {n} hint used ui/table/panels/result.py</extracomment>
        <translation>
            <numerusform>{n} tip gebruikt</numerusform>
            <numerusform>{n} tips gebruikt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} links between them</source>
        <extracomment>For one: {n} link between them ui/editor/panels/neighbours.py</extracomment>
        <translation>
            <numerusform>{n} verbinding ertussen</numerusform>
            <numerusform>{n} verbindingen ertussen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} links would be added.</source>
        <extracomment>For one: {n} link would be added. ui/editor/links/border_dialogs.py</extracomment>
        <translation>
            <numerusform>Er zou {n} verbinding bij komen.</numerusform>
            <numerusform>Er zouden {n} verbindingen bij komen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} links would be removed.</source>
        <extracomment>For one: {n} link would be removed. ui/editor/links/border_dialogs.py</extracomment>
        <translation>
            <numerusform>Er zou {n} verbinding wegvallen.</numerusform>
            <numerusform>Er zouden {n} verbindingen wegvallen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more</source>
        <comment>steps</comment>
        <extracomment>For one: {n} more ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>{n} extra</numerusform>
            <numerusform>{n} extra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more mergers become possible</source>
        <extracomment>For one: {n} more merger becomes possible ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>er wordt {n} fusie meer mogelijk</numerusform>
            <numerusform>er worden {n} fusies meer mogelijk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more mergers become possible.</source>
        <extracomment>For one: {n} more merger becomes possible. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Er wordt {n} fusie meer mogelijk.</numerusform>
            <numerusform>Er worden {n} fusies meer mogelijk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more steps</source>
        <extracomment>For one: {n} more step ui/games/singapore/panels/turn.py, ui/games/singapore/texts/planning.py</extracomment>
        <translation>
            <numerusform>{n} extra stap</numerusform>
            <numerusform>{n} extra stappen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} moves</source>
        <extracomment>For one: {n} move ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>
            <numerusform>{n} zet</numerusform>
            <numerusform>{n} zetten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new mergers possible</source>
        <extracomment>For one: {n} new merger possible ui/games/indonesia/texts/research.py</extracomment>
        <translation>
            <numerusform>{n} nieuwe fusie mogelijk</numerusform>
            <numerusform>{n} nieuwe fusies mogelijk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new provinces will be added.</source>
        <extracomment>For one: {n} new province will be added. ui/editor/imports/import_dialog.py</extracomment>
        <translation>
            <numerusform>Er komt {n} nieuwe provincie bij.</numerusform>
            <numerusform>Er komen {n} nieuwe provincies bij.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} newer saved games can’t be opened</source>
        <extracomment>For one: {n} newer saved game can’t be opened ui/table/games/start_cards.py</extracomment>
        <translation>
            <numerusform>{n} nieuwer opgeslagen spel kan niet worden geopend</numerusform>
            <numerusform>{n} nieuwere opgeslagen spellen kunnen niet worden geopend</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of your companies sell there</source>
        <extracomment>For one: {n} of your companies sells there ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>{n} van je bedrijven verkoopt daar</numerusform>
            <numerusform>{n} van je bedrijven verkopen daar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of {all} games didn’t end within {years} years.</source>
        <extracomment>For one: {n} of {all} games didn’t end within {years} years. games/indonesia/maps/trial_findings.py</extracomment>
        <translation>
            <numerusform>{n} van de {all} spellen eindigde niet binnen {years} jaar.</numerusform>
            <numerusform>{n} van de {all} spellen eindigden niet binnen {years} jaar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} old games of bots were moved to the trash.</source>
        <extracomment>For one: {n} old game of bots was moved to the trash. ui/table/games/game_store.py</extracomment>
        <translation>
            <numerusform>{n} oud spel van bots is naar de prullenbak verplaatst.</numerusform>
            <numerusform>{n} oude spellen van bots zijn naar de prullenbak verplaatst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} opium</source>
        <extracomment>For one: {n} opium ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} opium</numerusform>
            <numerusform>{n} opium</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} others can’t be chosen</source>
        <extracomment>For one: {n} other can’t be chosen ui/table/panels/folded_rows.py</extracomment>
        <translation>
            <numerusform>{n} andere kan niet worden gekozen</numerusform>
            <numerusform>{n} andere kunnen niet worden gekozen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} others can’t: {reason}</source>
        <extracomment>For one: {n} other can’t: {reason} ui/table/panels/folded_rows.py</extracomment>
        <translation>
            <numerusform>{n} andere kan niet: {reason}</numerusform>
            <numerusform>{n} andere kunnen niet: {reason}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} outlines were skipped</source>
        <extracomment>For one: {n} outline was skipped mapmaking/imports/skipped.py</extracomment>
        <translation>
            <numerusform>{n} omtrek is weggelaten</numerusform>
            <numerusform>{n} omtrekken zijn weggelaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} parts have no area and were skipped.</source>
        <extracomment>For one: {n} part has no area and was skipped. mapmaking/imports/named_shapes.py</extracomment>
        <translation>
            <numerusform>{n} deel heeft geen oppervlakte en is weggelaten.</numerusform>
            <numerusform>{n} delen hebben geen oppervlakte en zijn weggelaten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} parts.</source>
        <extracomment>For one: {n} part. ui/editor/tools/split.py</extracomment>
        <translation>
            <numerusform>{n} deel.</numerusform>
            <numerusform>{n} delen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pictures were skipped.</source>
        <extracomment>For one: {n} picture was skipped. mapmaking/imports/svg.py</extracomment>
        <translation>
            <numerusform>{n} afbeelding is weggelaten.</numerusform>
            <numerusform>{n} afbeeldingen zijn weggelaten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <extracomment>For one: {n} player ui/table/games/record_dialog.py</extracomment>
        <translation>
            <numerusform>{n} speler</numerusform>
            <numerusform>{n} spelers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} players need {needed} city cards of era {era}, but there are only {found}.</source>
        <extracomment>For one: {n} player needs {needed} city cards of era {era}, but there are only {found}. games/indonesia/rules/setup.py</extracomment>
        <translation>
            <numerusform>{n} speler heeft {needed} stedenkaarten van tijdperk {era} nodig, maar er zijn er maar {found}.</numerusform>
            <numerusform>{n} spelers hebben {needed} stedenkaarten van tijdperk {era} nodig, maar er zijn er maar {found}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} players need {n} city cards for each era, but era {era} has {cards}.</source>
        <extracomment>For one: {n} player needs {n} city card for each era, but era {era} has {cards}. games/indonesia/rules/scenario_check.py</extracomment>
        <translation>
            <numerusform>{n} speler heeft per tijdperk {n} stedenkaart nodig, maar van tijdperk {era} zijn er {cards}.</numerusform>
            <numerusform>{n} spelers hebben per tijdperk {n} stedenkaarten nodig, maar van tijdperk {era} zijn er {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} results</source>
        <extracomment>For one: {n} result ui/help/rules_window.py</extracomment>
        <translation>
            <numerusform>{n} resultaat</numerusform>
            <numerusform>{n} resultaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} roads are left.</source>
        <extracomment>For one: {n} road is left. ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>
            <numerusform>Er is nog {n} weg over.</numerusform>
            <numerusform>Er zijn nog {n} wegen over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} ships carry 1 more good each</source>
        <extracomment>For one: {n} ship carries 1 more good ui/games/indonesia/texts/research.py</extracomment>
        <translation>
            <numerusform>{n} schip vervoert 1 product meer</numerusform>
            <numerusform>{n} schepen vervoeren elk 1 product meer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} ships not added</source>
        <extracomment>For one: {n} ship not added ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{n} schip niet benut</numerusform>
            <numerusform>{n} schepen niet benut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} slivers go to the parts beside them.</source>
        <extracomment>For one: {n} sliver goes to the part beside it. ui/editor/tools/split.py</extracomment>
        <translation>
            <numerusform>{n} snipper gaat naar het deel ernaast.</numerusform>
            <numerusform>{n} snippers gaan naar de delen ernaast.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} steps</source>
        <extracomment>For one: {n} step ui/games/singapore/texts/planning.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>{n} stap</numerusform>
            <numerusform>{n} stappen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} steps left</source>
        <extracomment>For one: {n} step left ui/games/singapore/panels/turn.py</extracomment>
        <translation>
            <numerusform>nog {n} stap</numerusform>
            <numerusform>nog {n} stappen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tea</source>
        <extracomment>For one: {n} tea ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} thee</numerusform>
            <numerusform>{n} thee</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} texts were skipped.</source>
        <extracomment>For one: {n} text was skipped. mapmaking/imports/svg.py</extracomment>
        <translation>
            <numerusform>{n} tekst is weggelaten.</numerusform>
            <numerusform>{n} teksten zijn weggelaten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tiles left in the stack</source>
        <extracomment>For one: {n} tile left in the stack ui/games/singapore/tile_row.py</extracomment>
        <translation>
            <numerusform>nog {n} tegel in de stapel</numerusform>
            <numerusform>nog {n} tegels in de stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} uses</source>
        <extracomment>For one: {n} use ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>{n} actie</numerusform>
            <numerusform>{n} acties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} uses left</source>
        <extracomment>For one: {n} use left ui/games/singapore/panels/turn.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>nog {n} actie</numerusform>
            <numerusform>nog {n} acties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} victory points</source>
        <extracomment>For one: {n} victory point ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} overwinningspunt</numerusform>
            <numerusform>{n} overwinningspunten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} workers on the board</source>
        <extracomment>For one: {n} worker on the board ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} arbeider op het bord</numerusform>
            <numerusform>{n} arbeiders op het bord</numerusform>
        </translation>
    </message>
    <message>
        <source>{old} was renamed to {new}.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{old} heet nu {new}.</translation>
    </message>
    <message>
        <source>{owner} gets a point</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>{owner} krijgt een punt</translation>
    </message>
    <message>
        <source>{owner} {lot}</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>{owner} {lot}</translation>
    </message>
    <message>
        <source>{pair} for {amount}</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>{pair} voor {amount}</translation>
    </message>
    <message>
        <source>{pay} → {gain}</source>
        <extracomment>ui/games/singapore/texts/names.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>{pay} → {gain}</translation>
    </message>
    <message>
        <source>{place} to play, {cash} left</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>als {place} spelen, nog {cash} over</translation>
    </message>
    <message numerus="yes">
        <source>{place} won {share} of {n} games ({interval}).</source>
        <extracomment>For one: {place} won {share} of {n} game ({interval}). board/measures.py</extracomment>
        <translation>
            <numerusform>{place} won {share} van {n} spel ({interval}).</numerusform>
            <numerusform>{place} won {share} van {n} spellen ({interval}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{players} players: {ended} of {games} games finished. On average: {years} years; money by rank {money}.</source>
        <extracomment>games/indonesia/maps/map_data.py</extracomment>
        <translation>{players} spelers: {ended} van {games} spellen afgelopen. Gemiddeld: {years} jaar; geld per eindplaats {money}.</translation>
    </message>
    <message>
        <source>{players}’s ships pass already</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>schepen van {players} varen er al langs</translation>
    </message>
    <message>
        <source>{player} announces no mergers this year.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>{player} kondigt dit jaar geen fusies aan.</translation>
    </message>
    <message>
        <source>{player} buys the top of the stack, {tile}, for {price}.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} koopt de bovenste van de stapel, {tile}, voor {price}.</translation>
    </message>
    <message>
        <source>{player} can’t pay for the use of {area} any more, so it has no effect.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} kan het gebruik van {area} niet meer betalen, dus het heeft geen effect.</translation>
    </message>
    <message>
        <source>{player} can’t pay {amount} of it.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} kan {amount} daarvan niet betalen.</translation>
    </message>
    <message>
        <source>{player} discards a city card ({card}): {reason}</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>{player} legt stedenkaart {card} af: {reason}</translation>
    </message>
    <message>
        <source>{player} draws a black chip for the neutral colour.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} trekt een zwart fiche voor de neutrale kleur.</translation>
    </message>
    <message>
        <source>{player} draws a black chip.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} trekt een zwart fiche.</translation>
    </message>
    <message>
        <source>{player} draws a white chip: a raid!</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} trekt een wit fiche: een inval!</translation>
    </message>
    <message>
        <source>{player} ends the turn.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} beëindigt de beurt.</translation>
    </message>
    <message>
        <source>{player} gets a second worker.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} krijgt een tweede arbeider.</translation>
    </message>
    <message>
        <source>{player} gets {amount} from the merger of {first} and {second}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} krijgt {amount} uit de fusie van {first} en {second}.</translation>
    </message>
    <message>
        <source>{player} gets {points}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} krijgt {points}</translation>
    </message>
    <message>
        <source>{player} gets {point} as the owner of {area}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} krijgt {point} als eigenaar van {area}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} goes back {n} spaces on the victory track for {money}.</source>
        <extracomment>For one: {player} goes back {n} space on the victory track for {money}. ui/games/singapore/texts/building.py</extracomment>
        <translation>
            <numerusform>{player} gaat {n} vakje achteruit op het puntenspoor voor {money}.</numerusform>
            <numerusform>{player} gaat {n} vakjes achteruit op het puntenspoor voor {money}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} had only one move, so it was played: {move}.</source>
        <extracomment>ui/table/game_view.py</extracomment>
        <translation>{player} had maar één zet, en die is gespeeld: {move}.</translation>
    </message>
    <message>
        <source>{player} hasn’t made a decision yet.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>{player} heeft nog niets beslist.</translation>
    </message>
    <message>
        <source>{player} is played by the bot “{bot}”. To open this game, start the program with --bot {bot}.</source>
        <extracomment>ui/table/games/open_game.py</extracomment>
        <translation>{player} wordt gespeeld door de bot “{bot}”. Start het programma met --bot {bot} om dit spel te openen.</translation>
    </message>
    <message>
        <source>{player} is played by “{bot}”, a bot that this program doesn’t have.</source>
        <extracomment>ui/table/games/open_game.py</extracomment>
        <translation>{player} wordt gespeeld door “{bot}”, een bot die dit programma niet heeft.</translation>
    </message>
    <message>
        <source>{player} joins {a} and {b} by a road for free.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} verbindt {a} en {b} met een gratis weg.</translation>
    </message>
    <message>
        <source>{player} joins {a} and {b} by a road for {price}.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} verbindt {a} en {b} met een weg voor {price}.</translation>
    </message>
    <message>
        <source>{player} leads with {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py, ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>{player} heeft het hoogste bod: {amount}.</translation>
    </message>
    <message>
        <source>{player} must bid {sum} to beat {amount}, but only {smaller_sum} to beat {than}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{player} moet {sum} bieden tegen {amount}, maar slechts {smaller_sum} tegen {than}.</translation>
    </message>
    <message>
        <source>{player} pays {amount} net for the merger of {first} and {second}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} betaalt netto {amount} voor de fusie van {first} en {second}.</translation>
    </message>
    <message>
        <source>{player} places the flags</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>{player} zet de vlaggen</translation>
    </message>
    <message>
        <source>{player} puts a worker on {area}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} zet een arbeider op {area}.</translation>
    </message>
    <message>
        <source>{player} reaches the seal at {seal} and gets {money}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} bereikt het zegel op {seal} en krijgt {money}.</translation>
    </message>
    <message>
        <source>{player} researches {track} {step} for {other} ({effect}).</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>{player} onderzoekt {track} {step} voor {other} ({effect}).</translation>
    </message>
    <message numerus="yes">
        <source>{player} returns {n} black chips to the bag at {area}.</source>
        <extracomment>For one: {player} returns {n} black chip to the bag at {area}. ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>{player} gebruikt {area} en legt {n} zwart fiche terug in de zak.</numerusform>
            <numerusform>{player} gebruikt {area} en legt {n} zwarte fiches terug in de zak.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} should pay about {amount} for it, {than} of it for the announcer’s part.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{player} betaalt er vermoedelijk zo’n {amount} voor, waarvan {than} voor het aandeel van de aankondiger.</translation>
    </message>
    <message>
        <source>{player} starts {company} in the {place}.</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>{player} richt {company} op in de {place}.</translation>
    </message>
    <message>
        <source>{player} to play</source>
        <extracomment>ui/table/games/saved_games.py</extracomment>
        <translation>{player} is aan de beurt</translation>
    </message>
    <message>
        <source>{player} uses {place} and takes {gain}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} gebruikt {place} en neemt {gain}.</translation>
    </message>
    <message>
        <source>{player} uses {place}: {pay} → {gain}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} gebruikt {place}: {pay} → {gain}.</translation>
    </message>
    <message>
        <source>{player} {sum} ({opium} opium)</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} {sum} ({opium} opium)</translation>
    </message>
    <message>
        <source>{player}: {change}, now {points}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player}: {change}, nu {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}: {n} games, {won} won</source>
        <extracomment>For one: {player}: {n} game, {won} won ui/table/games/record_dialog.py</extracomment>
        <translation>
            <numerusform>{player}: {n} spel, {won} gewonnen</numerusform>
            <numerusform>{player}: {n} spellen, {won} gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s PIN</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Pincode van {player}</translation>
    </message>
    <message>
        <source>{player}’s decision</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Beslissing van {player}</translation>
    </message>
    <message>
        <source>{player}’s second worker goes from {start} to {area}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>De tweede arbeider van {player} gaat van {start} naar {area}.</translation>
    </message>
    <message>
        <source>{players}’s ships can carry more of your goods</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>schepen van {players} kunnen meer van je producten vervoeren</translation>
    </message>
    <message>
        <source>{company} doesn’t expand further.</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>{company} breidt niet verder uit.</translation>
    </message>
    <message>
        <source>{company} has no room for another area.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} heeft geen ruimte voor nog een gebied.</translation>
    </message>
    <message>
        <source>{grade}: chance to win {chance} after it, {best} after the better move</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{grade}: winstkans {chance} daarna, {best} na de betere zet</translation>
    </message>
    <message>
        <source>{grade}: chance to win {chance} after it, {best} after the better move; costs about {lost}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{grade}: winstkans {chance} daarna, {best} na de betere zet; kost ongeveer {lost}</translation>
    </message>
    <message>
        <source>{lake}, lake</source>
        <extracomment>ui/editor/accessible_map.py</extracomment>
        <translation>{lake}, meer</translation>
    </message>
    <message>
        <source>{mark} Best plans: what pays you more also pays a rival more.</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>{mark} Beste plannen: wat jou meer oplevert, levert ook een tegenstander meer op.</translation>
    </message>
    <message numerus="yes">
        <source>{n} goods still to sell. Click a good on the board, or plan the rest.</source>
        <extracomment>For one: {n} good still to sell. Click a good on the board, or plan the rest. ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>Nog {n} goed te verkopen. Klik op een goed op het bord, of plan de rest.</numerusform>
            <numerusform>Nog {n} goederen te verkopen. Klik op een goed op het bord, of plan de rest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} outlines</source>
        <extracomment>For one: {n} outline ui/editor/imports/outline_picture.py</extracomment>
        <translation>
            <numerusform>{n} omtrek</numerusform>
            <numerusform>{n} omtrekken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} seals pay {money}</source>
        <extracomment>For one: a seal pays {money} ui/games/singapore/texts/planning.py</extracomment>
        <translation>
            <numerusform>een zegel levert {money} op</numerusform>
            <numerusform>{n} zegels leveren {money} op</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} ships of {line} in the {sea}: room for {room}</source>
        <extracomment>For one: {n} ship of {line} in the {sea}: room for {room} ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>{n} schip van {line} in de {sea}: plaats voor {room}</numerusform>
            <numerusform>{n} schepen van {line} in de {sea}: plaats voor {room}</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} to {other} or back</source>
        <extracomment>i18n/text.py</extracomment>
        <translation>{one} naar {other} of omgekeerd</translation>
    </message>
    <message>
        <source>{players} are tied: the lower marker is ahead.</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Gelijke stand: {players}. De onderste puntensteen gaat voor.</translation>
    </message>
    <message>
        <source>{players}’s ships carry it for only {amount}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>schepen van {players} vervoeren het voor maar {amount}</translation>
    </message>
    <message>
        <source>{players}’s ships lead to {places}, where it can sell</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>schepen van {players} leiden naar {places}, waar het kan verkopen</translation>
    </message>
    <message>
        <source>{player} builds {tile} on {lot} for free.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} bouwt {tile} gratis op {lot}.</translation>
    </message>
    <message>
        <source>{player} builds {tile} on {lot} for the neutral colour.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} bouwt {tile} op {lot} voor de neutrale kleur.</translation>
    </message>
    <message>
        <source>{player} builds {tile} on {lot} for {price}.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} bouwt {tile} op {lot} voor {price}.</translation>
    </message>
    <message>
        <source>{player} puts their flag on {lot}.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} zet de eigen vlag op {lot}.</translation>
    </message>
    <message>
        <source>{player} puts {owner}’s flag on {lot}.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} zet de vlag van {owner} op {lot}.</translation>
    </message>
    <message>
        <source>{player} wins the merger of {first} and {second} for {bid}. Paid out: {shares}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} wint de veiling van {first} en {second} met {bid}. Uitbetaald: {shares}.</translation>
    </message>
    <message>
        <source>{player}’s move is shown on the board.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>De zet van {player} is op het bord te zien.</translation>
    </message>
    <message>
        <source>{player}’s turn</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>De beurt van {player}</translation>
    </message>
    <message>
        <source>{player}’s worker goes from {start} to {area}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>De arbeider van {player} gaat van {start} naar {area}.</translation>
    </message>
    <message>
        <source>{player}’s worker jumps from {start} to {area}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>De arbeider van {player} springt van {start} naar {area}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s worker on {area} gets {n} more steps.</source>
        <extracomment>For one: {player}’s worker on {area} gets {n} more step. ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>De arbeider van {player} op {area} krijgt {n} extra stap.</numerusform>
            <numerusform>De arbeider van {player} op {area} krijgt {n} extra stappen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s {company}: {holding}</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>{company} van {player}: {holding}</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s {company}: {ships}, can carry {n} goods</source>
        <extracomment>For one: {player}’s {company}: {ships}, can carry {n} good ui/games/indonesia/texts/areas.py</extracomment>
        <translation>
            <numerusform>{company} van {player}: {ships}, kan {n} product vervoeren</numerusform>
            <numerusform>{company} van {player}: {ships}, kan {n} producten vervoeren</numerusform>
        </translation>
    </message>
    <message>
        <source>{points}: {players}</source>
        <extracomment>ui/games/singapore/victory_track.py</extracomment>
        <translation>{points}: {players}</translation>
    </message>
    <message>
        <source>{points}: {players} (lowest first)</source>
        <extracomment>ui/games/singapore/victory_track.py</extracomment>
        <translation>{points}: {players} (onderste eerst)</translation>
    </message>
    <message>
        <source>{points}&#xa0;VP</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{points}&#xa0;VP</translation>
    </message>
    <message>
        <source>{price} each</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>{price} per stuk</translation>
    </message>
    <message>
        <source>{province} already has a city.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>{province} heeft al een stad.</translation>
    </message>
    <message>
        <source>{province} can’t be removed while deeds or city cards use it: {which}.</source>
        <extracomment>games/indonesia/maps/map_data.py</extracomment>
        <translation>{province} kan niet worden verwijderd: aktes of stedenkaarten noemen de provincie ({which}).</translation>
    </message>
    <message>
        <source>{province} has no area left where {kind} can start.</source>
        <extracomment>games/indonesia/rules/deeds.py</extracomment>
        <translation>{province} heeft geen vrij gebied meer voor {kind}.</translation>
    </message>
    <message>
        <source>{province} has no coast, so no city can be built there.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>In {province} kan geen stad worden gebouwd: er is geen kust.</translation>
    </message>
    <message>
        <source>{province} has no coast, so ships can’t start there.</source>
        <extracomment>games/indonesia/maps/edits.py, games/indonesia/maps/repair.py, games/indonesia/rules/scenario_check.py</extracomment>
        <translation>In {province} kunnen geen schepen beginnen: er is geen kust.</translation>
    </message>
    <message>
        <source>{province} has no land areas, so the company can’t start there.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>In {province} kan het bedrijf niet beginnen: er is geen landgebied.</translation>
    </message>
    <message>
        <source>{province} is already on the card.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>{province} staat al op de stedenkaart.</translation>
    </message>
    <message>
        <source>{province} isn’t on this city card.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>{province} staat niet op deze stedenkaart.</translation>
    </message>
    <message numerus="yes">
        <source>{province} still has {n} land areas. Assign them to other provinces first.</source>
        <extracomment>For one: {province} still has {n} land area. Assign it to another province first. mapmaking/edit/provinces.py</extracomment>
        <translation>
            <numerusform>Bij {province} hoort nog {n} landgebied. Wijs het eerst aan een andere provincie toe.</numerusform>
            <numerusform>Bij {province} horen nog {n} landgebieden. Wijs ze eerst aan andere provincies toe.</numerusform>
        </translation>
    </message>
    <message>
        <source>{province} {good} (era {era})</source>
        <extracomment>games/indonesia/maps/comparison.py, games/indonesia/maps/fixes.py</extracomment>
        <translation>{province}-{good} (tijdperk {era})</translation>
    </message>
    <message>
        <source>{sales} − {fees} for ships = {net}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{sales} − {fees} voor schepen = {net}</translation>
    </message>
    <message>
        <source>{seconds}&#xa0;s</source>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>{seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>{share}%</source>
        <extracomment>board/measures.py, ui/table/games/level_guide.py, ui/table/games/record_dialog.py, ui/table/review/review_page.py, ui/table/review/review_texts.py</extracomment>
        <translation>{share}%</translation>
    </message>
    <message>
        <source>{ships} of {limit} this era</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>{ships} van {limit} in dit tijdperk</translation>
    </message>
    <message>
        <source>{size}: {width} × {height}</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>{size}: {width} × {height}</translation>
    </message>
    <message>
        <source>{skipped}: {why} ({names}).</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{skipped}: {why} ({names}).</translation>
    </message>
    <message>
        <source>{start} to {end}</source>
        <extracomment>i18n/text.py</extracomment>
        <translation>{start} naar {end}</translation>
    </message>
    <message>
        <source>{step} of {steps}</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>{step} van {steps}</translation>
    </message>
    <message>
        <source>{table}: {row}, {column}</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>{table}: {row}, {column}</translation>
    </message>
    <message>
        <source>{text}, one in hand</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>{text}, één in de hand</translation>
    </message>
    <message>
        <source>{track} {step} for {player}</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>{track} {step} voor {player}</translation>
    </message>
    <message numerus="yes">
        <source>{use}; {n} starting areas</source>
        <extracomment>For one: {use}; {n} starting area ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>
            <numerusform>{use}; {n} startgebied</numerusform>
            <numerusform>{use}; {n} startgebieden</numerusform>
        </translation>
    </message>
    <message>
        <source>{when}: {player}’s chance to win falls from {before} to {after}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{when}: de winstkans van {player} daalt van {before} naar {after}</translation>
    </message>
    <message>
        <source>{when}: {player}’s chance to win rises from {before} to {after}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{when}: de winstkans van {player} stijgt van {before} naar {after}</translation>
    </message>
    <message>
        <source>{when}: {player}’s chance to win rises from {before} to {after}, {other}’s falls from {other_before} to {other_after}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{when}: de winstkans van {player} stijgt van {before} naar {after}, die van {other} daalt van {other_before} naar {other_after}</translation>
    </message>
    <message>
        <source>{winner} wins at {bid}</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>{winner} krijgt het voor {bid}</translation>
    </message>
    <message>
        <source>{winner} wins at {bid} and you receive {net}</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>{winner} krijgt het voor {bid} en jij {net}</translation>
    </message>
    <message>
        <source>{winner} wins at {bid}, unless someone raises</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>{winner} krijgt het voor {bid}, tenzij iemand hoger biedt</translation>
    </message>
    <message>
        <source>“A quiet year. I read a lot.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>“Een rustig jaar. Ik heb veel gelezen.”</translation>
    </message>
    <message>
        <source>“A short walk, and well paid.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>“Een korte wandeling, en goed betaald.”</translation>
    </message>
    <message>
        <source>“At that price it’s all yours.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>“Voor die prijs is het helemaal van jou.”</translation>
    </message>
    <message>
        <source>“Do come in. Mind the till.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>“Kom binnen. Pas op voor de kassa.”</translation>
    </message>
    <message>
        <source>“Expensive. I have no regrets yet.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>“Duur. Nog geen spijt.”</translation>
    </message>
    <message>
        <source>“I call it planning. It was luck.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>“Ik noem het planning. Het was geluk.”</translation>
    </message>
    <message>
        <source>“I didn’t need it. I just liked it.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>“Ik had het niet nodig. Ik vond het gewoon mooi.”</translation>
    </message>
    <message>
        <source>“I didn’t think you’d let me do that.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>“Ik dacht niet dat jullie dat toelieten.”</translation>
    </message>
    <message>
        <source>“I only wanted you to pay a fair price.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>“Ik wilde alleen dat je een eerlijke prijs betaalt.”</translation>
    </message>
    <message>
        <source>“I was only keeping it for a friend.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>“Ik bewaarde het alleen voor een vriend.”</translation>
    </message>
    <message>
        <source>“I won’t say I told you so.”</source>
        <extracomment>ui/table/temper.py</extracomment>
        <translation>“Ik zal niet zeggen dat ik het al zei.”</translation>
    </message>
    <message>
        <source>“It was a good company. It’s good money, too.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>“Het was een goed bedrijf. Het is ook goed geld.”</translation>
    </message>
    <message>
        <source>“It was medicine. A lot of medicine.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>“Het was medicijn. Veel medicijn.”</translation>
    </message>
    <message>
        <source>“I’d play it again just like that.”</source>
        <extracomment>ui/table/temper.py</extracomment>
        <translation>“Ik zou het precies zo weer spelen.”</translation>
    </message>
    <message>
        <source>“I’ll miss it until the money is counted.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>“Ik zal het missen tot het geld geteld is.”</translation>
    </message>
    <message>
        <source>“I’ll take it. No need to wrap it.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>“Ik neem het. Inpakken hoeft niet.”</translation>
    </message>
    <message>
        <source>“I’m saving my profits for later.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>“Ik bewaar mijn winst voor later.”</translation>
    </message>
    <message>
        <source>“My door is always open.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>“Mijn deur staat altijd open.”</translation>
    </message>
    <message>
        <source>“No speech. The coins will do.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>“Geen toespraak. De munten volstaan.”</translation>
    </message>
    <message>
        <source>“Now to find out what I bought.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>“Nu eens kijken wat ik gekocht heb.”</translation>
    </message>
    <message>
        <source>“So that’s what the law looks like.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>“Dus zo ziet de wet eruit.”</translation>
    </message>
    <message>
        <source>“Take good care of it. I did.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>“Zorg er goed voor. Dat deed ik ook.”</translation>
    </message>
    <message>
        <source>“Thank you all for trading with me.”</source>
        <extracomment>ui/table/temper.py</extracomment>
        <translation>“Bedankt dat jullie met mij handelden.”</translation>
    </message>
    <message>
        <source>“That went better than planned.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>“Dat ging beter dan gepland.”</translation>
    </message>
    <message>
        <source>“The cities were hungry. I only helped.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>“De steden hadden honger. Ik hielp alleen.”</translation>
    </message>
    <message>
        <source>“The goods like it where they are.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>“De producten hebben het daar naar hun zin.”</translation>
    </message>
    <message>
        <source>“You do like it here, don’t you?”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>“Het bevalt jullie hier wel, hè?”</translation>
    </message>
    <message>
        <source>“{name}” is encrypted. Zip it without a password.</source>
        <extracomment>files/zip_archive.py</extracomment>
        <translation>“{name}” is versleuteld. Maak het zipbestand zonder wachtwoord.</translation>
    </message>
    <message>
        <source>“{name}” is packed in a way that can’t be read. Zip it as usual.</source>
        <extracomment>files/zip_archive.py</extracomment>
        <translation>“{name}” is ingepakt op een manier die niet kan worden gelezen. Maak het zipbestand zoals gewoonlijk.</translation>
    </message>
    <message>
        <source>“{name}” is too long for a file name. Choose a shorter one.</source>
        <extracomment>ui/play/save_folder.py</extracomment>
        <translation>“{name}” is te lang voor een bestandsnaam. Kies een kortere.</translation>
    </message>
    <message>
        <source>“{name}” shows {gain} a year, but should bring less in the long run.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>‘{name}’ toont {gain} per jaar, maar brengt op den duur waarschijnlijk minder op.</translation>
    </message>
    <message>
        <source>“{pair}” brings {sum} more a year, but at about {than} it should leave you with less in the end.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>“{pair}” brengt {sum} meer per jaar op, maar voor zo’n {than} houd je uiteindelijk vermoedelijk minder over.</translation>
    </message>
    <message>
        <source>“{pair}” brings {sum} more a year, but should cost about {than} and is worth {amount} to you.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>“{pair}” brengt {sum} meer per jaar op, maar kost vermoedelijk zo’n {than} en is je {amount} waard.</translation>
    </message>
    <message>
        <source>“{pair}” brings {sum} more a year, but {player} should get it for about {amount}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>“{pair}” brengt {sum} meer per jaar op, maar {player} krijgt het vermoedelijk voor zo’n {amount}.</translation>
    </message>
    <message>
        <source>“{pair}” should cost about {than}, but is worth only {amount} to you.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>“{pair}” kost vermoedelijk zo’n {than}, maar is je slechts {amount} waard.</translation>
    </message>
    <message>
        <source>“{pair}” should cost about {than}, more than it brings.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>“{pair}” kost vermoedelijk zo’n {than}, meer dan het opbrengt.</translation>
    </message>
    <message>
        <source>“{pair}” should go to {player} for about {amount}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>“{pair}” gaat vermoedelijk voor zo’n {amount} naar {player}.</translation>
    </message>
    <message>
        <source>“{second}” should bring you no less, but is better for rivals.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>“{second}” brengt je waarschijnlijk niet minder op, maar is beter voor tegenstanders.</translation>
    </message>
    <message>
        <source>“{setting}” is set to “{choice}”.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>“{setting}” is ingesteld op “{choice}”.</translation>
    </message>
    <message>
        <source>“{track}” shows {gain} a year, but you’d have to win that merger and pay for it.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>‘{track}’ toont {gain} per jaar, maar die fusie moet je nog winnen en betalen.</translation>
    </message>
    <message numerus="yes">
        <source>leaves {n} slots free</source>
        <extracomment>For one: leaves {n} slot free ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>{n} plek blijft vrij</numerusform>
            <numerusform>{n} plekken blijven vrij</numerusform>
        </translation>
    </message>
    <message>
        <source>letters of the companies that can start there</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>letters van de bedrijven die daar kunnen beginnen</translation>
    </message>
    <message>
        <source>links between sea areas with ships</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>vaarroutes tussen zeeën met schepen</translation>
    </message>
    <message>
        <source>name or number of each area</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>naam of nummer van elk gebied</translation>
    </message>
    <message>
        <source>no city stone left</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>geen stadsstenen meer</translation>
    </message>
    <message>
        <source>no more this era</source>
        <comment>ships</comment>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>het maximum in dit tijdperk</translation>
    </message>
    <message>
        <source>nothing nearby yet</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>nog niets in de buurt</translation>
    </message>
    <message>
        <source>oil</source>
        <extracomment>games/indonesia/rules/constants.py</extracomment>
        <translation>olie</translation>
    </message>
    <message>
        <source>on the board or in the list</source>
        <extracomment>ui/table/panels/panel.py</extracomment>
        <translation>op het bord of in de lijst</translation>
    </message>
    <message>
        <source>no new room to expand</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>geen nieuwe ruimte om uit te breiden</translation>
    </message>
    <message numerus="yes">
        <source>room for {n} more areas</source>
        <extracomment>For one: room for {n} more area ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>ruimte voor nog {n} gebied</numerusform>
            <numerusform>ruimte voor nog {n} gebieden</numerusform>
        </translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>afgevallen</translation>
    </message>
    <message>
        <source>{amount} to your own ships (you keep it)</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{amount} aan je eigen schepen (blijft van jou)</translation>
    </message>
    <message>
        <source>paid by</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>betaald door</translation>
    </message>
    <message>
        <source>paid to</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>betaald aan</translation>
    </message>
    <message>
        <source>prospects of production companies</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>vooruitzichten van productiebedrijven</translation>
    </message>
    <message>
        <source>prospects of shipping companies</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>vooruitzichten van rederijen</translation>
    </message>
    <message>
        <source>reaches no city yet</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>bereikt nog geen stad</translation>
    </message>
    <message>
        <source>reaches the {seas}</source>
        <extracomment>ui/games/indonesia/texts/operations.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>bereikt: {seas}</translation>
    </message>
    <message>
        <source>reaches {cities}</source>
        <extracomment>ui/games/indonesia/panels/halving.py, ui/games/indonesia/texts/clauses.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>bereikt {cities}</translation>
    </message>
    <message numerus="yes">
        <source>reaches {n} cities</source>
        <extracomment>For one: reaches {n} city ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>
            <numerusform>bereikt {n} stad</numerusform>
            <numerusform>bereikt {n} steden</numerusform>
        </translation>
    </message>
    <message>
        <source>research</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>onderzoek</translation>
    </message>
    <message>
        <source>rice</source>
        <extracomment>games/indonesia/rules/constants.py</extracomment>
        <translation>rijst</translation>
    </message>
    <message>
        <source>rubber</source>
        <extracomment>games/indonesia/rules/constants.py</extracomment>
        <translation>rubber</translation>
    </message>
    <message>
        <source>sea</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>zee</translation>
    </message>
    <message>
        <source>sells for {price} each</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>levert {price} per stuk op</translation>
    </message>
    <message numerus="yes">
        <source>sells {sold} of {n} goods, net {net}</source>
        <extracomment>For one: sells {sold} of {n} good, net {net} ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>verkoopt {sold} van {n} product, netto {net}</numerusform>
            <numerusform>verkoopt {sold} van {n} producten, netto {net}</numerusform>
        </translation>
    </message>
    <message>
        <source>serves {companies}</source>
        <extracomment>ui/games/indonesia/texts/clauses.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>bedient {companies}</translation>
    </message>
    <message numerus="yes">
        <source>serves {n} companies</source>
        <extracomment>For one: serves {n} company ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>
            <numerusform>bedient {n} bedrijf</numerusform>
            <numerusform>bedient {n} bedrijven</numerusform>
        </translation>
    </message>
    <message>
        <source>shipping</source>
        <extracomment>games/indonesia/rules/constants.py</extracomment>
        <translation>scheepvaart</translation>
    </message>
    <message>
        <source>ships by era: {limits}</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>schepen per tijdperk: {limits}</translation>
    </message>
    <message>
        <source>ships: {ships}</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>schepen: {ships}</translation>
    </message>
    <message>
        <source>siap faji</source>
        <extracomment>games/indonesia/rules/constants.py</extracomment>
        <translation>siap faji</translation>
    </message>
    <message>
        <source>since your last decision</source>
        <extracomment>ui/games/indonesia/board/overlays.py, ui/table/log/log_writer.py</extracomment>
        <translation>sinds je laatste beslissing</translation>
    </message>
    <message>
        <source>spice</source>
        <extracomment>games/indonesia/rules/constants.py</extracomment>
        <translation>specerijen</translation>
    </message>
    <message>
        <source>start</source>
        <comment>of the game</comment>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/singapore/chart_data.py</extracomment>
        <translation>begin</translation>
    </message>
    <message>
        <source>point at a company or click its slot</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>wijs een bedrijf aan, of klik op de plek ervan</translation>
    </message>
    <message>
        <source>point at an area to see its coasts too</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>wijs een gebied aan om ook de kusten te zien</translation>
    </message>
    <message>
        <source>removed</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>opgegeven</translation>
    </message>
    <message>
        <source>rice or spice, when merged into siap faji</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>rijst of specerijen, bij een fusie tot siap faji</translation>
    </message>
    <message>
        <source>ship fee for each good carried</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>schip, per product dat het vervoert</translation>
    </message>
    <message>
        <source>still in</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>doet nog mee</translation>
    </message>
    <message>
        <source>then ask me again</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>dan mij weer vragen</translation>
    </message>
    <message>
        <source>then pass</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>dan passen</translation>
    </message>
    <message>
        <source>this year {amount}</source>
        <extracomment>ui/games/indonesia/game_ui.py, ui/games/indonesia/player_cards.py</extracomment>
        <translation>dit jaar {amount}</translation>
    </message>
    <message>
        <source>touches {cities}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>grenst aan {cities}</translation>
    </message>
    <message numerus="yes">
        <source>touches {n} cities</source>
        <extracomment>For one: touches {n} city ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>grenst aan {n} stad</numerusform>
            <numerusform>grenst aan {n} steden</numerusform>
        </translation>
    </message>
    <message>
        <source>track</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>spoor</translation>
    </message>
    <message numerus="yes">
        <source>tried {n} times</source>
        <extracomment>For one: tried {n} time ui/games/indonesia/texts/advice.py</extracomment>
        <translation>
            <numerusform>{n} keer geprobeerd</numerusform>
            <numerusform>{n} keer geprobeerd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to {n} areas, one at a time</source>
        <extracomment>For one: up to {n} area, one at a time ui/games/indonesia/panels/operations.py</extracomment>
        <translation>
            <numerusform>tot {n} gebied</numerusform>
            <numerusform>tot {n} gebieden, een voor een</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to {n} more areas or ships a year</source>
        <extracomment>For one: up to {n} more area or ship a year ui/games/indonesia/texts/research.py</extracomment>
        <translation>
            <numerusform>tot {n} gebied of schip erbij per jaar</numerusform>
            <numerusform>tot {n} gebieden of schepen erbij per jaar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to {n} ships, one at a time</source>
        <extracomment>For one: up to {n} ship, one at a time ui/games/indonesia/panels/operations.py</extracomment>
        <translation>
            <numerusform>tot {n} schip</numerusform>
            <numerusform>tot {n} schepen, een voor een</numerusform>
        </translation>
    </message>
    <message>
        <source>rest of this year</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>rest van dit jaar</translation>
    </message>
    <message>
        <source>year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>jaar</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/singapore/board/board_ui.py</extracomment>
        <translation>ja</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>ui/games/indonesia/year_page.py, ui/games/singapore/texts/turn.py, ui/table/log/log_writer.py</extracomment>
        <translation>jij</translation>
    </message>
    <message>
        <source>you gain {amount} net, {cash} left</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>je krijgt per saldo {amount} en houdt {cash} over</translation>
    </message>
    <message>
        <source>you get {amount} or more</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>je krijgt {amount} of meer</translation>
    </message>
    <message>
        <source>you pay {amount} net, {cash} left</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>je betaalt per saldo {amount} en houdt {cash} over</translation>
    </message>
    <message>
        <source>your bid: {strength}</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>je bod: {strength}</translation>
    </message>
    <message>
        <source>{about}. The table shows the same data.</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>{about}. De tabel bevat dezelfde gegevens.</translation>
    </message>
    <message>
        <source>{amount}&#xa0;Rp</source>
        <extracomment>ui/games/indonesia/texts/names.py, ui/table/panels/input_fields.py</extracomment>
        <translation>Rp&#xa0;{amount}</translation>
    </message>
    <message>
        <source>{amount} now, then the minimum raise</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Nu {amount}, daarna de kleinste verhoging</translation>
    </message>
    <message>
        <source>{area} ({province})</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{area} ({province})</translation>
    </message>
    <message>
        <source>{area} can’t be given to itself.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>{area} kan niet aan zichzelf worden gegeven.</translation>
    </message>
    <message>
        <source>{area} isn’t on the coast.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>{area} ligt niet aan de kust.</translation>
    </message>
    <message>
        <source>{area} has no outline.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>{area} heeft geen omtrek.</translation>
    </message>
    <message>
        <source>{area} has no place for its token.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>{area} heeft geen plaats voor het fiche.</translation>
    </message>
    <message>
        <source>{area} is one piece. Draw a line to split it.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>{area} is één stuk. Trek een lijn om het te splitsen.</translation>
    </message>
    <message>
        <source>{area} is gone.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{area} is weg.</translation>
    </message>
    <message>
        <source>{area} is new.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{area} is nieuw.</translation>
    </message>
    <message>
        <source>{area} already has goods on it.</source>
        <extracomment>games/indonesia/rules/companies.py, games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>In {area} liggen al producten.</translation>
    </message>
    <message>
        <source>{area} is inside {company}. Only areas on the edge can be removed.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>{area} ligt midden in {company}; gebieden verdwijnen vanaf de rand.</translation>
    </message>
    <message>
        <source>{area} is adjacent to another company’s {good}.</source>
        <extracomment>games/indonesia/rules/companies.py</extracomment>
        <translation>{area} ligt naast {good} van een ander bedrijf.</translation>
    </message>
    <message>
        <source>{area} needs at least three corners.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>{area} heeft minstens drie hoekpunten nodig.</translation>
    </message>
    <message>
        <source>{area} would be too narrow for a token.</source>
        <extracomment>mapmaking/edit/shapes/dependents.py</extracomment>
        <translation>{area} zou te smal zijn voor een fiche.</translation>
    </message>
    <message>
        <source>That would turn {area} inside out.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Daarmee zou {area} binnenstebuiten keren.</translation>
    </message>
    <message>
        <source>{area}: no neighbours</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{area}: geen buren</translation>
    </message>
    <message>
        <source>{a} and {b}</source>
        <extracomment>ui/editor/links/border_dialogs.py, ui/editor/panels/neighbours.py</extracomment>
        <translation>{a} en {b}</translation>
    </message>
    <message>
        <source>{a} and {b} are linked but far apart. Add a note that explains why.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} en {b} zijn verbonden, maar liggen ver uit elkaar. Voeg een notitie toe die uitlegt waarom.</translation>
    </message>
    <message>
        <source>{a} and {b} overlap near {place}.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>{a} en {b} overlappen elkaar bij {place}.</translation>
    </message>
    <message>
        <source>{a} – {b}</source>
        <extracomment>mapmaking/edit/linking.py, ui/editor/panels/neighbours.py, ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>{bank} (counts only at the end)</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>{bank} (telt pas aan het eind)</translation>
    </message>
    <message>
        <source>{bot}, {time}</source>
        <comment>bot and its time</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>{bot}, {time}</translation>
    </message>
    <message>
        <source>{city} buys {goods}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{city} koopt {goods}</translation>
    </message>
    <message>
        <source>{city} grew to size {size}</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>{city} groeide naar grootte {size}</translation>
    </message>
    <message>
        <source>{city} to size {size}</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>{city} naar grootte {size}</translation>
    </message>
    <message numerus="yes">
        <source>{company} buys {n} areas</source>
        <extracomment>For one: {company} buys {n} area ui/games/indonesia/ledger_view.py</extracomment>
        <translation>
            <numerusform>{company} koopt {n} gebied</numerusform>
            <numerusform>{company} koopt {n} gebieden</numerusform>
        </translation>
    </message>
    <message>
        <source>{company} has already merged this year.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>{company} is dit jaar al gefuseerd.</translation>
    </message>
    <message>
        <source>{company} becomes available in era {era}.</source>
        <extracomment>ui/games/indonesia/deed_list.py</extracomment>
        <translation>{company} is beschikbaar vanaf tijdperk {era}.</translation>
    </message>
    <message>
        <source>{company} expands to {area} for {paid}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{company} breidt voor {paid} uit naar {area}.</translation>
    </message>
    <message>
        <source>{company} expands to {area}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{company} breidt uit naar {area}.</translation>
    </message>
    <message>
        <source>{company} has no goods.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} heeft geen producten.</translation>
    </message>
    <message>
        <source>You don’t own {company}.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} is niet van jou.</translation>
    </message>
    <message numerus="yes">
        <source>{company} now produces siap faji in {n} areas.</source>
        <extracomment>For one: {company} now produces siap faji in {n} area. ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>
            <numerusform>{company} maakt nu siap faji in {n} gebied.</numerusform>
            <numerusform>{company} maakt nu siap faji in {n} gebieden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{company} may add up to {n} ships. Choose a sea area, or stop.</source>
        <extracomment>For one: {company} may add {n} ship. Choose a sea area, or stop. ui/games/indonesia/panels/operations.py</extracomment>
        <translation>
            <numerusform>{company} mag {n} schip toevoegen. Kies een zeegebied, of stop.</numerusform>
            <numerusform>{company} mag maximaal {n} schepen toevoegen. Kies een zeegebied, of stop.</numerusform>
        </translation>
    </message>
    <message>
        <source>{company} pays {other} for ships</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>{company} betaalt {other} voor schepen</translation>
    </message>
    <message>
        <source>{company} sells nothing.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{company} verkoopt niets.</translation>
    </message>
    <message>
        <source>{company} sells {amount}</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>{company} verkoopt {amount}</translation>
    </message>
    <message>
        <source>{delivery}, locked</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>{delivery}, vastgezet</translation>
    </message>
    <message>
        <source>{duty}, {sold} sold</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{duty}, {sold} verkocht</translation>
    </message>
    <message>
        <source>{fact}.</source>
        <extracomment>i18n/text.py, ui/games/indonesia/texts/areas.py, ui/games/indonesia/texts/planning.py, ui/games/singapore/board/board_ui.py, ui/table/board/board_ui.py</extracomment>
        <translation>{fact}.</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <extracomment>board/files/tolerant_json.py, mapmaking/scripting.py</extracomment>
        <translation>{file}, regel {line}</translation>
    </message>
    <message>
        <source>{file}, line {line}, column {column}</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>{file}, regel {line}, kolom {column}</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>ui/charts/chart_drawing.py</extracomment>
        <translation>{first} tot {last}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>amounts</comment>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>{first} tot {last}</translation>
    </message>
    <message>
        <source>{goods} would stay unsold.</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Dan blijft liggen: {goods}.</translation>
    </message>
    <message>
        <source>{holding}, {gone} to remove</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>{holding}, {gone} op te geven</translation>
    </message>
    <message numerus="yes">
        <source>{holding}; {n} deeds, slot {slot}</source>
        <extracomment>For one: {holding}; {n} deed, slot {slot} ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>
            <numerusform>{holding}; {n} akte, plek {slot}</numerusform>
            <numerusform>{holding}; {n} aktes, plek {slot}</numerusform>
        </translation>
    </message>
    <message>
        <source>{id} ({provinces}; era {era})</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>{id} ({provinces}; tijdperk {era})</translation>
    </message>
    <message>
        <source>{keys} is already used for “{name}”.</source>
        <extracomment>ui/settings/commands.py</extracomment>
        <translation>{keys} is al in gebruik voor “{name}”.</translation>
    </message>
    <message>
        <source>{line} isn’t a shipping company.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>{line} is geen rederij.</translation>
    </message>
    <message>
        <source>{list}, entry {number}</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>{list}, item {number}</translation>
    </message>
    <message>
        <source>{map}[*] – Map editor</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>{map}[*] – Kaarteditor</translation>
    </message>
    <message>
        <source>{names} and others</source>
        <extracomment>i18n/text.py</extracomment>
        <translation>{names} en andere</translation>
    </message>
    <message>
        <source>{name} has no areas yet. Add some first.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>{name} heeft nog geen gebieden. Voeg er eerst een paar toe.</translation>
    </message>
    <message>
        <source>{name} has no token.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>{name} heeft geen fiche.</translation>
    </message>
    <message>
        <source>{name} is neither a land area nor a sea.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>{name} is geen landgebied en geen zee.</translation>
    </message>
    <message numerus="yes">
        <source>{number} of {n} ships</source>
        <extracomment>For one: {number} of {n} ship ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{number} van {n} schip</numerusform>
            <numerusform>{number} van {n} schepen</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} {good}</source>
        <comment>goods</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>{number} {good}</translation>
    </message>
    <message numerus="yes">
        <source>{n} areas</source>
        <extracomment>For one: {n} area ui/editor/panels/areas.py, ui/editor/panels/properties.py, ui/games/indonesia/recap.py</extracomment>
        <translation>
            <numerusform>{n} gebied</numerusform>
            <numerusform>{n} gebieden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} areas around {area}</source>
        <extracomment>For one: {n} area around {area} board/checks/link_checks.py</extracomment>
        <translation>
            <numerusform>{n} gebied rond {area}</numerusform>
            <numerusform>{n} gebieden rond {area}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove {n} areas</source>
        <extracomment>For one: remove {n} area ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>
            <numerusform>{n} gebied opgeven</numerusform>
            <numerusform>{n} gebieden opgeven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} areas, one at a time</source>
        <extracomment>For one: {n} area, one at a time ui/games/indonesia/panels/operations.py</extracomment>
        <translation>
            <numerusform>{n} gebied</numerusform>
            <numerusform>{n} gebieden, een voor een</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} borders left</source>
        <extracomment>For one: {n} border left ui/editor/links/border_dialogs.py</extracomment>
        <translation>
            <numerusform>nog {n} grens</numerusform>
            <numerusform>nog {n} grenzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} borders were skipped and stay doubtful.</source>
        <extracomment>For one: {n} border was skipped and stays doubtful. ui/editor/links/border_dialogs.py</extracomment>
        <translation>
            <numerusform>{n} grens is overgeslagen en blijft twijfelachtig.</numerusform>
            <numerusform>{n} grenzen zijn overgeslagen en blijven twijfelachtig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} errors</source>
        <extracomment>For one: {n} error ui/editor/canvas/badges.py</extracomment>
        <translation>
            <numerusform>{n} fout</numerusform>
            <numerusform>{n} fouten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} events</source>
        <extracomment>For one: {n} event ui/play/recap_box.py</extracomment>
        <translation>
            <numerusform>{n} gebeurtenis</numerusform>
            <numerusform>{n} gebeurtenissen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sells {n} fewer if your {company} goes first</source>
        <extracomment>For one: sells {n} fewer if your {company} goes first ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{n} minder als jouw {company} eerst verkoopt</numerusform>
            <numerusform>{n} minder als jouw {company} eerst verkoopt</numerusform>
        </translation>
    </message>
    <message>
        <source>{city} didn’t grow: no city stone of its next size was left</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>{city} groeide niet: er was geen stadssteen van de volgende grootte meer</translation>
    </message>
    <message>
        <source>{company} ({player})</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py, ui/games/indonesia/recap.py</extracomment>
        <translation>{company} van {player}</translation>
    </message>
    <message>
        <source>{company} carries {other}’s goods</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>{company} vervoert producten van {other}</translation>
    </message>
    <message>
        <source>{game} has no tutorial.</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>{game} heeft geen les.</translation>
    </message>
    <message numerus="yes">
        <source>{n} games</source>
        <extracomment>For one: {n} game ui/table/games/level_guide.py</extracomment>
        <translation>
            <numerusform>{n} spel</numerusform>
            <numerusform>{n} spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} goods</source>
        <extracomment>For one: {n} good ui/games/indonesia/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} product</numerusform>
            <numerusform>{n} producten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} goods at {area}</source>
        <extracomment>For one: {n} good at {area} ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>{n} product bij {area}</numerusform>
            <numerusform>{n} producten bij {area}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} lakes</source>
        <extracomment>For one: {n} lake ui/editor/panels/areas.py</extracomment>
        <translation>
            <numerusform>{n} meer</numerusform>
            <numerusform>{n} meren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} land areas</source>
        <extracomment>For one: {n} land area ui/editor/dialogs/map_chooser.py, ui/editor/panels/areas.py, ui/editor/panels/properties.py</extracomment>
        <translation>
            <numerusform>{n} landgebied</numerusform>
            <numerusform>{n} landgebieden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} lines were left out.</source>
        <extracomment>For one: {n} line was left out. board/files/tolerant_json.py</extracomment>
        <translation>
            <numerusform>{n} regel is weggelaten.</numerusform>
            <numerusform>{n} regels zijn weggelaten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more to remove after this</source>
        <extracomment>For one: {n} more to remove after this ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>
            <numerusform>daarna nog {n} op te geven</numerusform>
            <numerusform>daarna nog {n} op te geven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} neighbours</source>
        <extracomment>For one: {n} neighbour ui/editor/links/texts.py, ui/editor/panels/properties.py</extracomment>
        <translation>
            <numerusform>{n} buur</numerusform>
            <numerusform>{n} buren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} places</source>
        <extracomment>For one: {n} place ui/table/game_texts.py</extracomment>
        <translation>
            <numerusform>{n} plaats</numerusform>
            <numerusform>{n} plaatsen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} places are called {name}.</source>
        <extracomment>For one: {n} place is called {name}. board/checks/all_checks.py</extracomment>
        <translation>
            <numerusform>{n} plaats heet {name}.</numerusform>
            <numerusform>{n} plaatsen heten {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} provinces</source>
        <extracomment>For one: {n} province ui/editor/panels/areas.py</extracomment>
        <translation>
            <numerusform>{n} provincie</numerusform>
            <numerusform>{n} provincies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} seas</source>
        <extracomment>For one: {n} sea ui/editor/panels/areas.py, ui/editor/panels/properties.py</extracomment>
        <translation>
            <numerusform>{n} zee</numerusform>
            <numerusform>{n} zeeën</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} ships</source>
        <extracomment>For one: {n} ship ui/games/indonesia/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} schip</numerusform>
            <numerusform>{n} schepen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} sites</source>
        <extracomment>For one: {n} site ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>
            <numerusform>{n} bouwplaats</numerusform>
            <numerusform>{n} bouwplaatsen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} warnings</source>
        <extracomment>For one: {n} warning ui/editor/canvas/badges.py</extracomment>
        <translation>
            <numerusform>{n} waarschuwing</numerusform>
            <numerusform>{n} waarschuwingen</numerusform>
        </translation>
    </message>
    <message>
        <source>{others} and {last}</source>
        <comment>list</comment>
        <extracomment>i18n/text.py</extracomment>
        <translation>{others} en {last}</translation>
    </message>
    <message>
        <source>{others} or {last}</source>
        <comment>list</comment>
        <extracomment>i18n/text.py</extracomment>
        <translation>{others} of {last}</translation>
    </message>
    <message>
        <source>{percent}% of all income came from {kind}.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>{percent}% van alle inkomsten kwam van {kind}.</translation>
    </message>
    <message>
        <source>{place} grows to size {size} this year.</source>
        <extracomment>ui/games/indonesia/panels/growth_list.py</extracomment>
        <translation>{place} groeit dit jaar naar grootte {size}.</translation>
    </message>
    <message>
        <source>{place}, unless {players} outbids you</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>{place}, tenzij {players} je overbiedt</translation>
    </message>
    <message numerus="yes">
        <source>{planned} of {n} goods planned, {goods} on the board</source>
        <extracomment>For one: {planned} of {n} good planned, {goods} on the board ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>
            <numerusform>{planned} van {n} product gepland, {goods} op het bord</numerusform>
            <numerusform>{planned} van {n} producten gepland, {goods} op het bord</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} announces the merger of {first} and {second}, opening at {bid}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} kondigt de fusie van {first} en {second} aan met een bod van {bid}.</translation>
    </message>
    <message>
        <source>{player} asked for a hint.</source>
        <extracomment>ui/table/log/log_writer.py</extracomment>
        <translation>{player} vroeg om een tip.</translation>
    </message>
    <message>
        <source>{player} bids {amount}, worth {strength}.</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>{player} biedt {amount}; dat telt als {strength}.</translation>
    </message>
    <message>
        <source>{player} bids {amount}.</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>{player} biedt {amount}.</translation>
    </message>
    <message>
        <source>{player} bids {bid}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} biedt {bid}.</translation>
    </message>
    <message>
        <source>{player} builds a city in {area}.</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>{player} bouwt een stad in {area}.</translation>
    </message>
    <message>
        <source>{other}’s move earns {player} {amount}.</source>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>De zet van {other} levert {player} {amount} op.</translation>
    </message>
    <message numerus="yes">
        <source>{player} has {n} slots. Advance the Slots track to get more.</source>
        <extracomment>For one: {player} has {n} slot. Advance the Slots track to get more. ui/games/indonesia/player_cards.py</extracomment>
        <translation>
            <numerusform>{player} heeft {n} plek. Ga vooruit op het spoor Plekken voor meer.</numerusform>
            <numerusform>{player} heeft {n} plekken. Ga vooruit op het spoor Plekken voor meer.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is next</source>
        <extracomment>ui/table/privacy.py, ui/table/turn_banner.py</extracomment>
        <translation>{player} is de volgende</translation>
    </message>
    <message>
        <source>{player} is skipped: {reason}</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>{player} wordt overgeslagen: {reason}</translation>
    </message>
    <message>
        <source>{player} operates {company}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{player} laat {company} draaien.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <extracomment>ui/games/indonesia/texts/__init__.py, ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} past.</translation>
    </message>
    <message>
        <source>{player} passes: {reason}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} past: {reason}</translation>
    </message>
    <message>
        <source>{other}’s move costs {player} {amount}.</source>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>De zet van {other} kost {player} {amount}.</translation>
    </message>
    <message>
        <source>{player} researches {track} {step} ({effect}).</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>{player} onderzoekt {track} {step} ({effect}).</translation>
    </message>
    <message>
        <source>{origin} to {city}, carried by company {line}: {cost}</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>{origin} naar {city} met schepen van {line}: {cost}</translation>
    </message>
    <message>
        <source>{file} is being played. Choose another file name.</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>{file} wordt gespeeld. Kies een andere bestandsnaam.</translation>
    </message>
    <message>
        <source>{file} is open in another window of this program. You can only view it here.</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>{file} is in een ander venster van dit programma geopend. Hier kun je alleen kijken.</translation>
    </message>
    <message>
        <source>{other} pays for {company} in a merger</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>{other} betaalt voor {company} bij een fusie</translation>
    </message>
    <message>
        <source>{place} still needs {goods} to grow to size {size}.</source>
        <extracomment>ui/games/indonesia/panels/growth_list.py</extracomment>
        <translation>{place} heeft nog {goods} nodig om naar grootte {size} te groeien.</translation>
    </message>
    <message>
        <source>{player} starts {company} in {place}.</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>{player} richt {company} op in {place}.</translation>
    </message>
    <message>
        <source>{player} wins with {score}.</source>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>{player} wint met {score}.</translation>
    </message>
    <message>
        <source>{player}: played by a bot, {bot}</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>{player}: gespeeld door een bot, {bot}</translation>
    </message>
    <message>
        <source>{player}: played by a person</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>{player}: gespeeld door een mens</translation>
    </message>
    <message>
        <source>{player}’s slot {number} is free.</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Plek {number} van {player} is vrij.</translation>
    </message>
    <message>
        <source>{player}’s {track} {step}</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>{track} {step} van {player}</translation>
    </message>
    <message>
        <source>{price} each; you have {cash}</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>{price} per stuk, je kunt {cash} besteden</translation>
    </message>
    <message>
        <source>{problem} Ignored: {note}</source>
        <extracomment>ui/editor/panels/problem_rows.py</extracomment>
        <translation>{problem} Genegeerd: {note}</translation>
    </message>
    <message>
        <source>{province} can’t be merged with itself.</source>
        <extracomment>mapmaking/edit/provinces.py</extracomment>
        <translation>{province} kan niet met zichzelf worden samengevoegd.</translation>
    </message>
    <message>
        <source>{province} {good}</source>
        <comment>company</comment>
        <extracomment>games/indonesia/rules/scenario.py, ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>{province}-{good}</translation>
    </message>
    <message>
        <source>{province} {number}</source>
        <comment>area</comment>
        <extracomment>board/names.py</extracomment>
        <translation>{province} {number}</translation>
    </message>
    <message>
        <source>{rivals} (cash unknown)</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>{rivals} (contant geld onbekend)</translation>
    </message>
    <message>
        <source>{sea} has no places for ships.</source>
        <extracomment>board/checks/placement_checks.py, mapmaking/files/repair_steps/board.py</extracomment>
        <translation>{sea} heeft geen ligplaatsen.</translation>
    </message>
    <message>
        <source>{sea} needs at least one place for a ship.</source>
        <extracomment>mapmaking/edit/grips.py, mapmaking/edit/placement.py</extracomment>
        <translation>{sea} heeft minstens één ligplaats nodig.</translation>
    </message>
    <message>
        <source>{ships}, you keep {fee}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{ships}, jij houdt {fee}</translation>
    </message>
    <message>
        <source>{ships}, {player} gets {fee}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{ships}, {player} krijgt {fee}</translation>
    </message>
    <message>
        <source>{time} per decision</source>
        <extracomment>ui/table/games/level_guide.py, ui/table/player_cards.py</extracomment>
        <translation>{time} per beslissing</translation>
    </message>
    <message>
        <source>{time} per decision (default)</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>{time} per beslissing (standaard)</translation>
    </message>
    <message>
        <source>{title} ({n})</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>{title} ({n})</translation>
    </message>
    <message>
        <source>{title}: {things}.</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>{title}: {things}.</translation>
    </message>
    <message>
        <source>{track} {step}</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>{track} {step}</translation>
    </message>
    <message>
        <source>{track} {step}: {effect}</source>
        <extracomment>ui/games/indonesia/player_cards.py, ui/games/indonesia/year_page.py</extracomment>
        <translation>{track} {step}: {effect}</translation>
    </message>
    <message>
        <source>{units} from {price}; earned {income} last year; {net}</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>{units} vanaf {price}; vorig jaar {income} verdiend; {net}</translation>
    </message>
    <message>
        <source>{winner} wins at {bid} and you receive {net}, unless someone raises</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>{winner} krijgt het voor {bid} en jij {net}, tenzij iemand hoger biedt</translation>
    </message>
    <message>
        <source>{winner} wins with {money}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>{winner} wint met {money}</translation>
    </message>
    <message>
        <source>{winner} wins with {score}</source>
        <extracomment>ui/games/singapore/scene_pictures.py, ui/table/final_screen.py, ui/table/panels/result.py</extracomment>
        <translation>{winner} wint met {score}</translation>
    </message>
    <message>
        <source>{bot} plays by simple rules of thumb.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>{bot} volgt eenvoudige vuistregels.</translation>
    </message>
    <message>
        <source>&#xa0;map units</source>
        <extracomment>ui/editor/dialogs/placing_dialog.py, ui/editor/links/border_dialogs.py</extracomment>
        <translation>&#xa0;eenheden</translation>
    </message>
    <message>
        <source>“{second}” is just as good.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>“{second}” is even goed.</translation>
    </message>
    <message numerus="yes">
        <source>… and {n} more</source>
        <extracomment>For one: … and {n} more ui/editor/imports/import_dialog.py, ui/games/indonesia/panels/new_era.py, ui/table/beats/beat_card.py</extracomment>
        <translation>
            <numerusform>… en nog {n}</numerusform>
            <numerusform>… en nog {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and {n} more in the log</source>
        <extracomment>For one: … and {n} more in the log ui/table/panels/past.py, ui/table/panels/spare_parts.py</extracomment>
        <translation>
            <numerusform>… en nog {n} in het logboek</numerusform>
            <numerusform>… en nog {n} in het logboek</numerusform>
        </translation>
    </message>
    <message>
        <source>Place</source>
        <comment>at the table</comment>
        <extracomment>board/measures.py</extracomment>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>of a problem</comment>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Size</source>
        <comment>of a company</comment>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Grootte</translation>
    </message>
    <message>
        <source>Size</source>
        <comment>of a city</comment>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Grootte</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <extracomment>ui/table/board/board_table.py</extracomment>
        <translation>Op het bord tonen</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>that was played</comment>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Contents</source>
        <comment>of the guide</comment>
        <extracomment>ui/help/guide.py</extracomment>
        <translation>Inhoud</translation>
    </message>
</context>
</TS>
