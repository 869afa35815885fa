<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
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
        <translation>„{code}“ ist kein Sprachkürzel. Verwende Kürzel wie „de“ oder „pt-BR“.</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Ü&amp;ber</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>My &amp;companies</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Meine &amp;Gesellschaften</translation>
    </message>
    <message>
        <source>&amp;Compare with another map…</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>Mit anderer Karte &amp;vergleichen …</translation>
    </message>
    <message>
        <source>Review &amp;doubtful borders…</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>&amp;Zweifelhafte Grenzen prüfen …</translation>
    </message>
    <message>
        <source>&amp;Command palette…</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/table/window/menus.py</extracomment>
        <translation>Befehl &amp;suchen …</translation>
    </message>
    <message>
        <source>&amp;Variations…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>V&amp;arianten …</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Voll&amp;bild</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/table/window/main_window.py</extracomment>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Import outlines…</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Um&amp;risse importieren …</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/table/window/menus.py</extracomment>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Look back</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Rücks&amp;chau</translation>
    </message>
    <message>
        <source>&amp;Documentation</source>
        <extracomment>ui/table/rules_presenter.py, ui/table/window/menus.py</extracomment>
        <translation>&amp;Dokumentation</translation>
    </message>
    <message>
        <source>&amp;Make your own map in a quarter of an hour</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>&amp;Eine eigene Karte in einer Viertelstunde</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <extracomment>ui/editor/menus/file_commands.py, ui/table/window/menus.py</extracomment>
        <translation>&amp;Neu …</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>ui/editor/menus/file_commands.py, ui/table/window/menus.py</extracomment>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Pause bots</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Bots an&amp;halten</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Recent maps</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Letzte &amp;Karten</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/menus.py</extracomment>
        <translation>Wie&amp;derholen</translation>
    </message>
    <message>
        <source>&amp;Redo: {step}</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Wiederholen: {step}</translation>
    </message>
    <message>
        <source>&amp;Return to the present</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Zur Gegenwar&amp;t zurück</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <extracomment>ui/help/reference_sheet.py, ui/help/rules_window.py</extracomment>
        <translation>Als PDF &amp;speichern …</translation>
    </message>
    <message>
        <source>&amp;Minimum border length…</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>&amp;Mindestlänge einer Grenze …</translation>
    </message>
    <message>
        <source>&amp;Start screen</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Startbildschirm</translation>
    </message>
    <message>
        <source>&amp;Remove picture</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Bild &amp;entfernen</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/menus.py</extracomment>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo: {step}</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Rückgängig: {step}</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/main_window.py</extracomment>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;What can I do?</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Was &amp;kann ich tun?</translation>
    </message>
    <message>
        <source>+ and −</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>+ und −</translation>
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
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>place</comment>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>place</comment>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>3.</translation>
    </message>
    <message>
        <source>4th</source>
        <comment>place</comment>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>4.</translation>
    </message>
    <message>
        <source>5th</source>
        <comment>place</comment>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>5.</translation>
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
        <translation>Leere Karte</translation>
    </message>
    <message>
        <source>A border can’t leave the canvas.</source>
        <extracomment>mapmaking/edit/shapes/apply_shapes.py</extracomment>
        <translation>Eine Grenze kann die Zeichenfläche nicht verlassen.</translation>
    </message>
    <message>
        <source>A city card needs at least one province.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Eine Städtekarte braucht mindestens eine Provinz.</translation>
    </message>
    <message>
        <source>Cities must be built on land.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>Städte werden an Land gebaut.</translation>
    </message>
    <message>
        <source>Click an amount to see its breakdown</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Klicke einen Betrag an, um zu sehen, woraus er besteht</translation>
    </message>
    <message>
        <source>Time per decision: median {usual}&#xa0;ms, longest {longest}&#xa0;ms.</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>Zeit je Entscheidung: im Mittel (Median) {usual}&#xa0;ms, höchstens {longest}&#xa0;ms.</translation>
    </message>
    <message>
        <source>Hints are available on your turn.</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Tipps gibt es, wenn du am Zug bist.</translation>
    </message>
    <message>
        <source>Shows the strongest bot’s move. Each use is recorded.</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Zeigt den Zug des stärksten Bots. Jeder Tipp wird vermerkt.</translation>
    </message>
    <message>
        <source>A name needs at least one letter.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>Ein Name braucht mindestens einen Buchstaben.</translation>
    </message>
    <message>
        <source>A new era</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Eine neue Ära</translation>
    </message>
    <message>
        <source>A new era begins</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Eine neue Ära beginnt</translation>
    </message>
    <message>
        <source>A year</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py, ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Ein Jahr</translation>
    </message>
    <message>
        <source>About Indonesia</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Über Indonesia</translation>
    </message>
    <message>
        <source>Acquisitions</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Erwerb</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>ui/editor/panels/properties.py, ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add a ship in…</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Ein Schiff hinzufügen in …</translation>
    </message>
    <message>
        <source>Add land</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Land hinzufügen</translation>
    </message>
    <message>
        <source>Add land to {province}</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Land zu {province} hinzufügen</translation>
    </message>
    <message>
        <source>Stop adding ships</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Aufhören</translation>
    </message>
    <message numerus="yes">
        <source>Add {n} city cards</source>
        <extracomment>For one: Add {n} city card games/indonesia/maps/fixes.py</extracomment>
        <translation>
            <numerusform>{n} Städtekarte hinzufügen</numerusform>
            <numerusform>{n} Städtekarten hinzufügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Add {province} to the card</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>{province} auf die Städtekarte setzen</translation>
    </message>
    <message>
        <source>Advance one of your research tracks by one step, or another player’s Hull.</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>Rücke auf einer deiner Leisten oder beim Laderaum eines Mitspielers einen Schritt vor.</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Spieloptionen</translation>
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
        <translation>Alle Leisten, auf denen ein Schritt möglich wäre, stehen schon auf Stufe 5.</translation>
    </message>
    <message>
        <source>Alternatives</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py, ui/games/indonesia/panels/deliveries.py, ui/table/hints.py</extracomment>
        <translation>Alternativen</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Amount in rupiah</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Betrag in Rupiah</translation>
    </message>
    <message>
        <source>An outline needs at least three corners.</source>
        <extracomment>mapmaking/edit/shapes/drawn_areas.py</extracomment>
        <translation>Ein Umriss braucht mindestens drei Ecken.</translation>
    </message>
    <message>
        <source>An outline of {area} has fewer than three corners.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Ein Umriss von {area} hat weniger als drei Ecken.</translation>
    </message>
    <message>
        <source>New seed</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py, ui/table/games/game_choices.py</extracomment>
        <translation>Neu würfeln</translation>
    </message>
    <message>
        <source>Another program has changed or removed {files} since you opened the map.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Ein anderes Programm hat {files} geändert oder entfernt, seit du die Karte geöffnet hast.</translation>
    </message>
    <message>
        <source>Area</source>
        <extracomment>ui/editor/panels/areas.py, ui/editor/panels/neighbours.py, ui/games/indonesia/board/board_ui.py, ui/games/indonesia/panels/acquisitions.py, ui/games/indonesia/panels/halving.py</extracomment>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>Areas</source>
        <extracomment>ui/editor/canvas/board_items.py, ui/editor/links/border_dialogs.py, ui/editor/menus/window_commands.py, ui/editor/panels/areas.py, ui/games/indonesia/board/board_ui.py, ui/games/indonesia/panels/halving.py, ui/table/panels/panel.py</extracomment>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Areas bought</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Gekaufte Gebiete</translation>
    </message>
    <message>
        <source>Arrow</source>
        <extracomment>ui/editor/links/texts.py, ui/editor/panels/neighbours.py</extracomment>
        <translation>Pfeil</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Arrows</source>
        <extracomment>ui/editor/canvas/board_items.py</extracomment>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>Original state</source>
        <extracomment>ui/editor/panels/undo_list.py</extracomment>
        <translation>Ursprünglicher Zustand</translation>
    </message>
    <message>
        <source>As listed above</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Wie oben aufgeführt</translation>
    </message>
    <message>
        <source>Same as system</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Ask a bot</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Einen Bot fragen</translation>
    </message>
    <message>
        <source>Keep asking for the PIN</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Weiterhin nach der PIN fragen</translation>
    </message>
    <message>
        <source>Instant</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>ui/help/guide.py, ui/help/rules_window.py, ui/table/tutorial/learning.py</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Start of the &amp;year</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Anfang des &amp;Jahres</translation>
    </message>
    <message>
        <source>Bank</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/final_screen.py, ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Create</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Start or open a game first.</source>
        <extracomment>ui/table/export_controller.py, ui/table/review/review_controller.py</extracomment>
        <translation>Beginne oder öffne zuerst eine Partie.</translation>
    </message>
    <message>
        <source>Edit borders</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Grenzen bearbeiten</translation>
    </message>
    <message>
        <source>Maximize my lead over {player}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Größter Vorsprung vor {player}</translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>sum</comment>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Bid for the order of play</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Gebot für die Zugreihenfolge</translation>
    </message>
    <message>
        <source>Bid for Turn Order. You bid last. Your bid goes into your bank.</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>Biete für die Zugreihenfolge. Du bietest zuletzt. Dein Gebot geht auf deine Bank.</translation>
    </message>
    <message numerus="yes">
        <source>Bid for Turn Order. {n} players bid after you. Your bid goes into your bank.</source>
        <extracomment>For one: Bid for Turn Order. {n} player bids after you. Your bid goes into your bank. ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>
            <numerusform>Biete für die Zugreihenfolge. Nach dir bietet noch {n} Spieler. Dein Gebot geht auf deine Bank.</numerusform>
            <numerusform>Biete für die Zugreihenfolge. Nach dir bieten noch {n} Spieler. Dein Gebot geht auf deine Bank.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid up to {limit}</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Bis {limit} bieten</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py, ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>{amount} bieten</translation>
    </message>
    <message>
        <source>Bids for the order of play</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Gebote für die Zugreihenfolge</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>ui/board/map_view.py</extracomment>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Border</source>
        <extracomment>ui/editor/links/border_dialogs.py, ui/editor/panels/neighbours.py</extracomment>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Bots</source>
        <extracomment>ui/editor/balance/balance_dialog.py, ui/settings/preferences.py, ui/table/games/record_dialog.py</extracomment>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Branch from here</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Von hier abzweigen</translation>
    </message>
    <message>
        <source>Branch here</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Hier abzweigen</translation>
    </message>
    <message>
        <source>Budi bids 105</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Budi bietet 105</translation>
    </message>
    <message>
        <source>Build a city in {place}</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>In {place} eine Stadt bauen</translation>
    </message>
    <message>
        <source>Build a city in…</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>Eine Stadt bauen in …</translation>
    </message>
    <message>
        <source>Passing allowed</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Passen erlaubt</translation>
    </message>
    <message>
        <source>Can bid</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Kann bieten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>ui/editor/balance/balance_dialog.py, ui/table/games/open_controller.py, ui/table/review/review_pane.py, ui/widgets/plain_text.py, ui/widgets/progress_dialog.py</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel (Esc)</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Abbrechen (Esc)</translation>
    </message>
    <message>
        <source>Area card delay (ms)</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Gebietskarte erscheint nach (ms)</translation>
    </message>
    <message>
        <source>Cash</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/final_screen.py, ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Bargeld</translation>
    </message>
    <message>
        <source>Cash left</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>Restliches Bargeld</translation>
    </message>
    <message>
        <source>Cash: {changes}.</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>Bargeld: {changes}.</translation>
    </message>
    <message>
        <source>Change {name}</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>{name} ändern</translation>
    </message>
    <message>
        <source>Changes</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Chapters</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Chart</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Chart: {title}</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Diagramm: {title}</translation>
    </message>
    <message>
        <source>Charts</source>
        <extracomment>ui/charts/chart_window.py, ui/table/final_screen.py</extracomment>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Choices</source>
        <extracomment>ui/settings/command_palette.py, ui/table/board/board_ui.py</extracomment>
        <translation>Möglichkeiten</translation>
    </message>
    <message>
        <source>Choose a city</source>
        <extracomment>ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>Wähle eine Stadt</translation>
    </message>
    <message>
        <source>Choose a company</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py, ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Wähle eine Gesellschaft</translation>
    </message>
    <message>
        <source>Choose a company to operate ({left} of {all} left).</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Wähle die nächste Gesellschaft für den Betrieb ({left} von {all} übrig).</translation>
    </message>
    <message>
        <source>Choose a merger</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Wähle eine Fusion</translation>
    </message>
    <message>
        <source>Select a row first.</source>
        <extracomment>ui/games/indonesia/editor/entries.py, ui/table/board/board_table.py</extracomment>
        <translation>Wähle zuerst eine Zeile der Tabelle.</translation>
    </message>
    <message>
        <source>Choose a sea</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Wähle ein Meer</translation>
    </message>
    <message>
        <source>Choose a site</source>
        <extracomment>ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>Wähle einen Bauplatz</translation>
    </message>
    <message>
        <source>Choose a track</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>Wähle eine Leiste</translation>
    </message>
    <message>
        <source>Choose an area</source>
        <extracomment>ui/table/panels/panel.py</extracomment>
        <translation>Wähle ein Gebiet</translation>
    </message>
    <message>
        <source>Select the area</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Gebiet wählen</translation>
    </message>
    <message>
        <source>Announce a merger of two companies, or pass. The phase ends when everyone passes in a row.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Kündige eine Fusion zweier Gesellschaften an oder passe. Die Phase endet, wenn alle nacheinander passen.</translation>
    </message>
    <message>
        <source>Build a city on an empty coastal area in a province on your city card.</source>
        <extracomment>ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>Baue eine Stadt in einem leeren Küstengebiet einer Provinz deiner Städtekarte.</translation>
    </message>
    <message>
        <source>Choose {area}</source>
        <extracomment>ui/table/board/board_presenter.py</extracomment>
        <translation>{area} wählen</translation>
    </message>
    <message>
        <source>Circle</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>Cities</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/games/indonesia/board/board_ui.py, ui/games/indonesia/chart_data.py, ui/games/indonesia/panels/acquisitions.py, ui/games/indonesia/panels/city_growth.py, ui/games/indonesia/recap.py, ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Cities grew</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>Gewachsene Städte</translation>
    </message>
    <message>
        <source>Cities grow: {cities}.</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Stadtwachstum: {cities}.</translation>
    </message>
    <message>
        <source>Reachable cities</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Erreichbare Städte</translation>
    </message>
    <message>
        <source>City</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>City Growth</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Stadtwachstum</translation>
    </message>
    <message>
        <source>City cards</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/games/indonesia/editor/deeds_and_cards.py, ui/games/indonesia/panels/new_era.py, ui/games/indonesia/player_cards.py</extracomment>
        <translation>Städtekarten</translation>
    </message>
    <message>
        <source>City of size {size}</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Stadt der Größe {size}</translation>
    </message>
    <message>
        <source>City stones</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Stadtsteine</translation>
    </message>
    <message>
        <source>City stones of size 1, 2 and 3</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Stadtsteine der Größen 1, 2 und 3</translation>
    </message>
    <message>
        <source>City stones of size {size}</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Stadtsteine der Größe {size}</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py, ui/editor/dialogs/repair_dialog.py, ui/editor/menus/file_commands.py, ui/table/games/new_game_controller.py, ui/table/games/record_dialog.py, ui/table/review/review_pane.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Coast</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Küste</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>ui/editor/links/matrix_dialog.py, ui/table/board/board_table.py</extracomment>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Companies</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/indonesia/chart_data.py, ui/games/indonesia/panels/operations.py, ui/games/indonesia/recap.py</extracomment>
        <translation>Gesellschaften</translation>
    </message>
    <message>
        <source>These companies have nothing on the board, so the bid can’t be raised.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Diese Gesellschaften haben nichts auf dem Spielplan; das Gebot lässt sich nicht erhöhen.</translation>
    </message>
    <message>
        <source>Company</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/indonesia/panels/acquisitions.py, ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Gesellschaft</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>ui/table/games/start_cards.py</extracomment>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Continue in a copy</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>In einer Kopie weiterspielen</translation>
    </message>
    <message>
        <source>Copy table</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Tabelle kopieren</translation>
    </message>
    <message numerus="yes">
        <source>Readable up to decision {n}</source>
        <extracomment>For one: Readable up to decision {n} ui/table/games/saved_games.py</extracomment>
        <translation>
            <numerusform>Lesbar bis Entscheidung {n}</numerusform>
            <numerusform>Lesbar bis Entscheidung {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>ui/table/panels/panel.py, ui/table/privacy.py, ui/table/window/docks.py</extracomment>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Deed</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Konzession</translation>
    </message>
    <message>
        <source>Deeds</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/games/indonesia/board/board_ui.py, ui/games/indonesia/deed_list.py, ui/games/indonesia/editor/deeds_and_cards.py, ui/games/indonesia/game_view.py</extracomment>
        <translation>Konzessionen</translation>
    </message>
    <message>
        <source>Companies available: {deeds}.</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>Verfügbare Konzessionen: {deeds}.</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>ui/widgets/chooser.py</extracomment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Lieferungen</translation>
    </message>
    <message>
        <source>Differences</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py, ui/editor/menus/file_commands.py</extracomment>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Discard unsaved changes</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Ungespeicherte Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Discard…</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Verwerfen …</translation>
    </message>
    <message>
        <source>Display</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Anzeige</translation>
    </message>
    <message>
        <source>Display</source>
        <comment>phase</comment>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>Auslage</translation>
    </message>
    <message>
        <source>Command palette</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/table/window/main_window.py</extracomment>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>Play this instead</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Stattdessen so spielen</translation>
    </message>
    <message>
        <source>Play this</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>So spielen</translation>
    </message>
    <message>
        <source>Plays random legal moves.</source>
        <extracomment>ui/games/indonesia/game_ui.py, ui/games/singapore/game_ui.py</extracomment>
        <translation>Macht zufällige erlaubte Züge.</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Zweifelhaft</translation>
    </message>
    <message>
        <source>Draw areas</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Gebiete zeichnen</translation>
    </message>
    <message>
        <source>Keep drawing</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Weiterzeichnen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/widgets/chooser.py</extracomment>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>E&amp;xport</translation>
    </message>
    <message>
        <source>E&amp;xport log…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Protokoll e&amp;xportieren …</translation>
    </message>
    <message>
        <source>Each player needs a name.</source>
        <extracomment>core/record.py, ui/table/games/new_game_dialog.py</extracomment>
        <translation>Jeder Spieler braucht einen Namen.</translation>
    </message>
    <message numerus="yes">
        <source>Your bids are multiplied by {n}.</source>
        <extracomment>For one: Your bids are multiplied by {n}. ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>
            <numerusform>Deine Gebote zählen {n}-fach.</numerusform>
            <numerusform>Deine Gebote zählen {n}-fach.</numerusform>
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
        <translation>Einnahmen</translation>
    </message>
    <message>
        <source>Earnings of the year</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Einnahmen des Jahres</translation>
    </message>
    <message>
        <source>Earnings: {earnings}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Einnahmen: {earnings}.</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>bot</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Eight times as fast</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Achtmal so schnell</translation>
    </message>
    <message>
        <source>Empty</source>
        <comment>area</comment>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Skip the animation</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Animation überspringen</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Enter oder Leertaste</translation>
    </message>
    <message>
        <source>Era</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/games/indonesia/board/board_ui.py, ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Ära</translation>
    </message>
    <message>
        <source>Era {era} begins.</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>Ära {era} beginnt.</translation>
    </message>
    <message>
        <source>Era {era} is over.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>Ära {era} ist vorbei.</translation>
    </message>
    <message>
        <source>Era {era} · Year {year}</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Ära {era} · Jahr {year}</translation>
    </message>
    <message>
        <source>Era {era} · Year {year} · {phase}</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>Ära {era} · Jahr {year} · {phase}</translation>
    </message>
    <message>
        <source>Era {era}: {n}</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Ära {era}: {n}</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>ui/editor/panels/problem_rows.py</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Every good in {area} is locked. Unlock one first.</source>
        <extracomment>ui/games/indonesia/panels/manual_route.py</extracomment>
        <translation>Alle Waren in {area} sind festgehalten. Gib erst eine frei.</translation>
    </message>
    <message>
        <source>Expand to {place}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Expansion nach {place}</translation>
    </message>
    <message>
        <source>Expand to {place} for {price}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Expansion nach {place} für {price}</translation>
    </message>
    <message>
        <source>Expand to…</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Expansion nach …</translation>
    </message>
    <message>
        <source>Expanding</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Expandieren</translation>
    </message>
    <message>
        <source>Expansion</source>
        <comment>track</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Expansion</translation>
    </message>
    <message>
        <source>Expert</source>
        <comment>bot</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Export as a &amp;graph…</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>Als &amp;Graph exportieren …</translation>
    </message>
    <message>
        <source>Export the map as a graph</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>Karte als Graph exportieren</translation>
    </message>
    <message>
        <source>F or 0</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>F oder 0</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Feature {number}</source>
        <extracomment>mapmaking/imports/geojson.py</extracomment>
        <translation>Objekt {number}</translation>
    </message>
    <message>
        <source>Supply {city} first</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Zuerst beliefern: {city}</translation>
    </message>
    <message>
        <source>Fills each area in the colour and pattern of its owner.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Füllt jedes Gebiet in Farbe und Muster seines Besitzers.</translation>
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
        <translation>Endergebnis</translation>
    </message>
    <message>
        <source>Fit</source>
        <extracomment>ui/table/window/board_toolbar.py</extracomment>
        <translation>Einpassen</translation>
    </message>
    <message numerus="yes">
        <source>Fix all of this kind ({n})</source>
        <extracomment>For one: Fix all of this kind ({n}) ui/editor/panels/problems.py</extracomment>
        <translation>
            <numerusform>Alle dieser Art beheben ({n})</numerusform>
            <numerusform>Alle dieser Art beheben ({n})</numerusform>
        </translation>
    </message>
    <message>
        <source>Follows a few simple rules and makes mistakes.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Folgt ein paar einfachen Regeln und macht Fehler.</translation>
    </message>
    <message>
        <source>For</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Für</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>ui/help/guide.py, ui/help/rules_window.py</extracomment>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Four times as fast</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Viermal so schnell</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>ui/charts/chart_model.py</extracomment>
        <translation>Von</translation>
    </message>
    <message>
        <source>From {way}: click a city or the next ship. Click the good again to cancel.</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Von {way}: Klicke eine Stadt oder das nächste Schiff an, oder zum Abbrechen noch einmal die Ware.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/table/games/game_choices.py, ui/table/games/record_dialog.py</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Remove {place}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{place} aufgeben</translation>
    </message>
    <message>
        <source>Give {area} to {taker}</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>{area} zu {taker} schlagen</translation>
    </message>
    <message>
        <source>Removed first</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Werden zuerst aufgegeben</translation>
    </message>
    <message>
        <source>Continue without saving</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Ohne Speichern fortfahren</translation>
    </message>
    <message>
        <source>{area} is a sea area. Choose a land area.</source>
        <extracomment>games/indonesia/rules/companies.py</extracomment>
        <translation>{area} ist ein Meeresgebiet. Wähle ein Landgebiet.</translation>
    </message>
    <message>
        <source>Goods sold</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Verkaufte Waren</translation>
    </message>
    <message>
        <source>Yearly earnings in rupiah: goods sold plus ship fees received, minus ship fees paid</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Einnahmen jedes Jahres in Rupiah: verkaufte Waren und erhaltene Fracht, abzüglich bezahlter Fracht</translation>
    </message>
    <message>
        <source>Graph for networkx and Gephi (*.graphml)</source>
        <extracomment>ui/editor/imports/import_commands.py, ui/editor/menus/export_commands.py, ui/table/export_controller.py</extracomment>
        <translation>Graph für networkx und Gephi (*.graphml)</translation>
    </message>
    <message>
        <source>Greedy</source>
        <comment>bot</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>Gierig</translation>
    </message>
    <message>
        <source>Grows this year</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Wächst dieses Jahr</translation>
    </message>
    <message>
        <source>City growth</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Stadtwachstum</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>bot</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Hidden from other players</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Für die anderen verdeckt</translation>
    </message>
    <message>
        <source>Hide</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>ui/table/hints.py, ui/table/window/board_toolbar.py</extracomment>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Hold H</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>H halten</translation>
    </message>
    <message>
        <source>Hold Space and drag</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Leertaste halten und ziehen</translation>
    </message>
    <message>
        <source>Thinking time per decision (default: {time})</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Bedenkzeit je Entscheidung (üblich: {time})</translation>
    </message>
    <message>
        <source>How long to point at an area before its card appears. Press P to pin the card.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Wie lange du auf ein Gebiet zeigen musst, bis die Gebietskarte erscheint. P heftet sie an.</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py, ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Wie die Partie endet</translation>
    </message>
    <message>
        <source>{bot} doesn’t explain its decisions.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>{bot} erklärt seine Entscheidungen nicht.</translation>
    </message>
    <message>
        <source>Hull</source>
        <comment>track</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Laderaum</translation>
    </message>
    <message>
        <source>Human</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>If outbid</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Wenn du überboten wirst</translation>
    </message>
    <message>
        <source>If you pass</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Wenn du passt</translation>
    </message>
    <message>
        <source>If you win</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Wenn du gewinnst</translation>
    </message>
    <message>
        <source>Ignore</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Ignorieren</translation>
    </message>
    <message numerus="yes">
        <source>Ignore all of this kind ({n})…</source>
        <extracomment>For one: Ignore all of this kind ({n})… ui/editor/panels/problems.py</extracomment>
        <translation>
            <numerusform>Alle dieser Art ignorieren ({n}) …</numerusform>
            <numerusform>Alle dieser Art ignorieren ({n}) …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ignore {n} problems</source>
        <extracomment>For one: Ignore {n} problem ui/editor/panels/problems.py</extracomment>
        <translation>
            <numerusform>{n} Problem ignorieren</numerusform>
            <numerusform>{n} Probleme ignorieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Ignored</source>
        <extracomment>ui/editor/panels/problem_rows.py</extracomment>
        <translation>Ignoriert</translation>
    </message>
    <message>
        <source>Ignore…</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Ignorieren …</translation>
    </message>
    <message>
        <source>Import outlines</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Umrisse importieren</translation>
    </message>
    <message numerus="yes">
        <source>Import {n} outlines</source>
        <extracomment>For one: Import {n} outline ui/editor/imports/import_commands.py, ui/editor/imports/import_dialog.py</extracomment>
        <translation>
            <numerusform>{n} Umriss importieren</numerusform>
            <numerusform>{n} Umrisse importieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Importing outlines</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Umrisse werden importiert</translation>
    </message>
    <message>
        <source>In panels</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>In Bedienfeldern</translation>
    </message>
    <message>
        <source>In the bank</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>Auf der Bank</translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Einnahmen</translation>
    </message>
    <message>
        <source>Indonesia: quick reference</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Indonesia: Kurzregeln</translation>
    </message>
    <message>
        <source>Islands</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py, ui/editor/imports/import_dialog.py, ui/editor/imports/outline_model.py</extracomment>
        <translation>Inseln</translation>
    </message>
    <message>
        <source>It can’t deliver or expand.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Sie kann weder liefern noch expandieren.</translation>
    </message>
    <message>
        <source>Not all goods sold: it may buy areas.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Nicht alle Waren verkauft: Sie darf Gebiete kaufen.</translation>
    </message>
    <message>
        <source>The bot sees only what you can see.</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Der Bot sieht nur, was du sehen kannst.</translation>
    </message>
    <message>
        <source>It may buy areas, but you can’t afford one.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Sie darf Gebiete kaufen, aber du kannst keines bezahlen.</translation>
    </message>
    <message>
        <source>All goods sold: it must expand, for free.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Alle Waren verkauft: Sie muss kostenlos expandieren.</translation>
    </message>
    <message>
        <source>It touches another siap faji company.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Sie grenzt an eine andere Siap-Faji-Gesellschaft.</translation>
    </message>
    <message>
        <source>It was a random choice.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Es war eine Zufallswahl.</translation>
    </message>
    <message>
        <source>The manual link setting for {a} and {b} is redundant: the border gives the same result.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>Die Einstellung von Hand für {a} und {b} ist überflüssig: Die Grenze ergibt dasselbe.</translation>
    </message>
    <message>
        <source>It was left out.</source>
        <extracomment>board/files/flaws.py</extracomment>
        <translation>Es wurde weggelassen.</translation>
    </message>
    <message>
        <source>Map name, as printed on the board</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Name der Karte, wie er auf dem Spielplan steht</translation>
    </message>
    <message>
        <source>Its ship limits are missing.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Ihre Schiffsgrenzen fehlen.</translation>
    </message>
    <message>
        <source>Save your cash</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Halte dein Geld zusammen</translation>
    </message>
    <message>
        <source>May stay</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Dürfen bleiben</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <extracomment>ui/settings/settings_dialog.py, ui/settings/shortcuts.py</extracomment>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py, ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Kinds from</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Arten aus</translation>
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
        <translation>See</translation>
    </message>
    <message>
        <source>Lake {n}</source>
        <extracomment>mapmaking/edit/shapes/new_areas.py</extracomment>
        <translation>See {n}</translation>
    </message>
    <message>
        <source>Lakes</source>
        <extracomment>ui/editor/panels/areas.py</extracomment>
        <translation>Seen</translation>
    </message>
    <message>
        <source>Land</source>
        <extracomment>ui/editor/imports/outline_model.py, ui/editor/tools/draw.py</extracomment>
        <translation>Land</translation>
    </message>
    <message>
        <source>Land area</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Landgebiet</translation>
    </message>
    <message>
        <source>Land to land</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Land zu Land</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Last year of the era</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Letztes Jahr der Ära</translation>
    </message>
    <message>
        <source>Last year of the game</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Letztes Jahr der Partie</translation>
    </message>
    <message>
        <source>Layers</source>
        <extracomment>ui/editor/panels/layers.py</extracomment>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Tutorial: your first game…</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Einführung: deine erste Partie …</translation>
    </message>
    <message>
        <source>Leave the tutorial (resume it from the Help menu)</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Einführung verlassen (weiter geht es über das Menü Hilfe)</translation>
    </message>
    <message>
        <source>Can be chosen.</source>
        <extracomment>ui/table/board/board_presenter.py</extracomment>
        <translation>Wählbar.</translation>
    </message>
    <message>
        <source>Let {bot} play</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>{bot} spielen lassen</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Buchstabe</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Link all</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Alle verbinden</translation>
    </message>
    <message>
        <source>Link {a} and {b}</source>
        <extracomment>mapmaking/review/fixes.py, ui/editor/links/texts.py</extracomment>
        <translation>{a} und {b} verbinden</translation>
    </message>
    <message>
        <source>Linked</source>
        <comment>areas</comment>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Verbunden</translation>
    </message>
    <message>
        <source>Linked manually</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Von Hand verbunden</translation>
    </message>
    <message>
        <source>Links</source>
        <extracomment>ui/editor/canvas/board_items.py</extracomment>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>ui/widgets/chooser.py</extracomment>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <extracomment>ui/table/games/load_dialog.py, ui/table/games/open_controller.py</extracomment>
        <translation>Gespeicherte Partie öffnen</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Partie öffnen …</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>No saved games yet</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Noch keine Partie gespeichert</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <extracomment>ui/table/games/load_dialog.py</extracomment>
        <translation>Andere Datei öffnen …</translation>
    </message>
    <message>
        <source>Opening a saved game</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Gespeicherte Partie wird geöffnet</translation>
    </message>
    <message>
        <source>Finished in year {year}: {player} won</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>Beendet im Jahr {year}: {player} hat gewonnen</translation>
    </message>
    <message>
        <source>Over the border</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Über die Grenze</translation>
    </message>
    <message>
        <source>Phase 1: build a city</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Phase 1: eine Stadt bauen</translation>
    </message>
    <message>
        <source>Phase 2: who plays first?</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Phase 2: Wer spielt zuerst?</translation>
    </message>
    <message>
        <source>Phase 5: research</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Phase 5: Forschung</translation>
    </message>
    <message>
        <source>Phase 6: sell your rice</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Phase 6: Reis verkaufen</translation>
    </message>
    <message>
        <source>Phase 7: cities grow</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Phase 7: Städte wachsen</translation>
    </message>
    <message>
        <source>Philippines</source>
        <comment>title of a map</comment>
        <extracomment>library.py</extracomment>
        <translation>Philippinen</translation>
    </message>
    <message>
        <source>Last played</source>
        <extracomment>ui/table/games/load_dialog.py</extracomment>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <source>Print all chapters</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Alle Kapitel drucken</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <extracomment>ui/help/reference_sheet.py</extracomment>
        <translation>Kurzregeln</translation>
    </message>
    <message>
        <source>Sound effects</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Soundeffekte</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>&amp;Rules for this decision</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Regeln zur Entscheidung</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/editor/menus/area_menu.py, ui/table/games/load_dialog.py</extracomment>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>ui/games/singapore/texts/names.py, ui/table/game_texts.py</extracomment>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <extracomment>ui/shell/refusal_presenter.py, ui/table/board/board_presenter.py</extracomment>
        <translation>Regel {rule}</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>ui/help/rules_window.py, ui/shell/refusal_presenter.py</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>You can change seats after the tutorial.</source>
        <extracomment>ui/table/tutorial/guided_bridge.py</extracomment>
        <translation>Nach der Einführung lassen sich die Sitze ändern.</translation>
    </message>
    <message>
        <source>Selling</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Verkaufen</translation>
    </message>
    <message>
        <source>Settings…</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Einstellungen …</translation>
    </message>
    <message>
        <source>Ships of your own</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Eigene Schiffe</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Töne</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>ui/table/games/load_dialog.py</extracomment>
        <translation>Stand</translation>
    </message>
    <message>
        <source>You won the merger</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Du hast die Fusion gewonnen</translation>
    </message>
    <message>
        <source>The outline of {area} crosses itself in too many places.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Der Umriss von {area} kreuzt sich an zu vielen Stellen selbst.</translation>
    </message>
    <message>
        <source>Rules for this decision</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>Regeln zur Entscheidung</translation>
    </message>
    <message>
        <source>No preview</source>
        <extracomment>ui/table/games/game_choices.py, ui/table/games/start_cards.py</extracomment>
        <translation>Keine Vorschau</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <extracomment>ui/widgets/chooser.py</extracomment>
        <translation>Löschen rückgängig machen</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Welcome to the islands</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Willkommen auf den Inseln</translation>
    </message>
    <message>
        <source>Well done!</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py, ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Gut gemacht!</translation>
    </message>
    <message>
        <source>If you get stuck</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py, ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Wenn du nicht weiterweißt</translation>
    </message>
    <message>
        <source>When playing alone</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Wenn du allein spielst</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>The chip was white: a raid. The player with the most black chips and opium together is caught, whoever drew it. Budi had two chips, paid £1 for each and gave them back.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Der Chip war weiß: eine Razzia. Erwischt wird, wer die größte Summe aus schwarzen Chips und Opium hat, egal, wer gezogen hat. Budi hatte zwei Chips, zahlte für jeden £1 und legte sie zurück.</translation>
    </message>
    <message>
        <source>The research should bring about {amount} more by the end.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Die Forschung dürfte bis zum Ende etwa {amount} mehr bringen.</translation>
    </message>
    <message>
        <source>The round is over. One tile is left and gets the black hut: it stays on display for one more round, then it leaves the game.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Die Runde ist vorbei. Ein Plättchen ist übrig. Es bekommt die schwarze Hütte, bleibt noch eine Runde in der Auslage und verlässt dann das Spiel.</translation>
    </message>
    <message>
        <source>The starting round</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Die Startrunde</translation>
    </message>
    <message>
        <source>The town</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Die Stadt</translation>
    </message>
    <message>
        <source>There are no areas on the clipboard. Select land areas, here or in another map, and copy them first.</source>
        <extracomment>ui/editor/menus/copies.py</extracomment>
        <translation>In der Zwischenablage sind keine Gebiete. Wähle zuerst hier oder auf einer anderen Karte Landgebiete aus und kopiere sie.</translation>
    </message>
    <message>
        <source>There are three stacks of tiles. With the first, you earn money; in the second and third there are buildings that turn money and goods into VP, up to 25 at once.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Es gibt drei Stapel Plättchen. Mit dem ersten verdienst du Geld; im zweiten und dritten sind Gebäude, die aus Geld und Gütern SP machen, bis zu 25 auf einmal.</translation>
    </message>
    <message>
        <source>There is an error in the program.</source>
        <extracomment>ui/support/worker.py</extracomment>
        <translation>Im Programm ist ein Fehler.</translation>
    </message>
    <message>
        <source>There’s no free water large enough for these areas. Enlarge the canvas, or copy fewer of them.</source>
        <extracomment>mapmaking/imports/copied_areas.py</extracomment>
        <translation>Für diese Gebiete ist nirgends genug freies Wasser. Vergrößere die Zeichenfläche oder kopiere weniger.</translation>
    </message>
    <message>
        <source>These areas were copied by another version of the program.</source>
        <extracomment>mapmaking/imports/copied_areas.py</extracomment>
        <translation>Diese Gebiete wurden mit einer anderen Version des Programms kopiert.</translation>
    </message>
    <message>
        <source>This isn’t a shared map. It has no “{name}”.</source>
        <extracomment>mapmaking/files/shared_map.py</extracomment>
        <translation>Das ist keine geteilte Karte. „{name}“ fehlt darin.</translation>
    </message>
    <message>
        <source>This part of the file is too large.</source>
        <extracomment>mapmaking/files/shared_map.py</extracomment>
        <translation>Dieser Teil der Datei ist zu groß.</translation>
    </message>
    <message>
        <source>This text has more than {most} characters.</source>
        <extracomment>mapmaking/files/shared_map.py</extracomment>
        <translation>Dieser Text hat mehr als {most} Zeichen.</translation>
    </message>
    <message>
        <source>This turn is yours</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Dieser Zug gehört dir</translation>
    </message>
    <message>
        <source>To the Builder</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Zum Baumeister</translation>
    </message>
    <message>
        <source>To the right</source>
        <extracomment>ui/editor/dialogs/placing_dialog.py</extracomment>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Tutorial: your first game</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Einführung: deine erste Partie</translation>
    </message>
    <message>
        <source>Use a building</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ein Gebäude nutzen</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Wartet auf dich</translation>
    </message>
    <message>
        <source>Watch them play. The tutorial continues then.</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Sieh den anderen zu. Danach geht die Einführung weiter.</translation>
    </message>
    <message>
        <source>Welcome to Singapore</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Willkommen in Singapur</translation>
    </message>
    <message>
        <source>Which game do you want to learn?</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Welches Spiel willst du lernen?</translation>
    </message>
    <message>
        <source>Width</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Breite</translation>
    </message>
    <message>
        <source>You also lose half of your opium, and if you’re short of money, you pay with VP. So keep your chips and your opium below those of the others.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Du verlierst auch die Hälfte deines Opiums, und fehlt dir Geld, zahlst du mit SP. Bleib also mit Chips und Opium unter den anderen.</translation>
    </message>
    <message>
        <source>You can’t afford a new area for {price}: you can only stop.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Du kannst dir kein neues Gebiet für {price} leisten: Du kannst nur aufhören.</translation>
    </message>
    <message>
        <source>You can’t afford any merger: you can only pass.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Du kannst dir keine Fusion leisten: Du kannst nur passen.</translation>
    </message>
    <message>
        <source>You can’t outbid {bid}: you can only pass, and get {gain} or more.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Du kannst {bid} nicht überbieten: Du kannst nur passen und bekommst {gain} oder mehr.</translation>
    </message>
    <message>
        <source>You can’t outbid {bid}: you can only pass, and get {gain}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Du kannst {bid} nicht überbieten: Du kannst nur passen und bekommst {gain}.</translation>
    </message>
    <message>
        <source>You can’t outbid {bid}: you can only pass.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Du kannst {bid} nicht überbieten: Du kannst nur passen.</translation>
    </message>
    <message>
        <source>You could, but build on D5 this time. It’s cheap, and close to the Builder.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Das ginge, aber baue diesmal auf D5. Das ist billig und nah am Baumeister.</translation>
    </message>
    <message>
        <source>You could, but choose F5 this time. There, others will often use your building.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Das ginge, aber wähle diesmal F5. Dort werden andere dein Gebäude oft nutzen.</translation>
    </message>
    <message>
        <source>You could, but first build the road between G5 and F5. It brings you visitors.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Das ginge, aber baue zuerst die Straße zwischen G5 und F5. Sie bringt dir Besuch.</translation>
    </message>
    <message>
        <source>You could, but start at your Brickworks on D5 this time. You need bricks.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Das ginge, aber beginne diesmal in deiner Ziegelei auf D5. Du brauchst Ziegel.</translation>
    </message>
    <message>
        <source>You know all you need. Play a full game against bots, or continue right here: from now on, you, Budi and Citra can do anything the rules allow.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Jetzt weißt du alles Nötige. Spiele eine ganze Partie gegen Bots oder gleich hier weiter: Ab jetzt könnt ihr drei alles tun, was die Regeln erlauben.</translation>
    </message>
    <message>
        <source>Your companies should have more room to grow, worth about {amount}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Deine Gesellschaften dürften mehr Platz zum Wachsen haben, etwa {amount} wert.</translation>
    </message>
    <message>
        <source>Your first building</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Dein erstes Gebäude</translation>
    </message>
    <message>
        <source>Your lot</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Dein Bauplatz</translation>
    </message>
    <message>
        <source>Your maps</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Deine Karten</translation>
    </message>
    <message>
        <source>Your name, or nothing</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Dein Name oder nichts</translation>
    </message>
    <message>
        <source>Your plan: {moves}</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Dein Plan: {moves}</translation>
    </message>
    <message>
        <source>Your production companies should earn about {amount} more by the end.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Deine Produktionsgesellschaften dürften bis zum Ende etwa {amount} mehr einnehmen.</translation>
    </message>
    <message>
        <source>Your ships should earn about {amount} more by the end.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Deine Schiffe dürften bis zum Ende etwa {amount} mehr einnehmen.</translation>
    </message>
    <message>
        <source>Your worker</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Dein Arbeiter</translation>
    </message>
    <message>
        <source>Your worker is in the Courthouse, which puts up to three of your black chips back into the bag. &lt;b&gt;Choose “Return 3 black chips” in the list.&lt;/b&gt; Then others are as likely as you to be caught in a raid.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Dein Arbeiter ist im Gericht. Dort kommen bis zu drei deiner schwarzen Chips zurück in den Beutel. &lt;b&gt;Wähle in der Liste „3 schwarze Chips zurücklegen“.&lt;/b&gt; Dann trifft eine Razzia die anderen genauso leicht wie dich.</translation>
    </message>
    <message>
        <source>You’re at step {step} of {steps}</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Du bist bei Schritt {step} von {steps}</translation>
    </message>
    <message>
        <source>You’re the last to build</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Du baust zuletzt</translation>
    </message>
    <message>
        <source>You’ve used three buildings. &lt;b&gt;Steps that you don’t take are lost, so end your turn.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Du hast drei Gebäude genutzt. &lt;b&gt;Schritte, die du nicht gehst, verfallen; beende also deinen Zug.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Zoom to</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Heranzoomen</translation>
    </message>
    <message>
        <source>a bid of {bid} will count as {then}, not {now}</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>ein Gebot von {bid} zählt als {then}, nicht {now}</translation>
    </message>
    <message>
        <source>best: {first} + {second}, from {price}</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>am besten: {first} + {second}, ab {price}</translation>
    </message>
    <message>
        <source>bid {amount}</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>bietet {amount}</translation>
    </message>
    <message>
        <source>bid {amount}, worth {strength}</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>bietet {amount}, zählt {strength}</translation>
    </message>
    <message>
        <source>bricks</source>
        <extracomment>games/singapore/rules/constants.py</extracomment>
        <translation>Ziegel</translation>
    </message>
    <message>
        <source>costs £{price}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>kostet £{price}</translation>
    </message>
    <message>
        <source>demand left: {goods}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>Nachfrage übrig: {goods}</translation>
    </message>
    <message>
        <source>draws no chip</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>kein Chip wird gezogen</translation>
    </message>
    <message>
        <source>earns you nothing</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>bringt dir nichts ein</translation>
    </message>
    <message numerus="yes">
        <source>goods can be sold</source>
        <extracomment>For one: good can be sold ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>
            <numerusform>Ware verkäuflich</numerusform>
            <numerusform>Waren verkäuflich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves {n} slots free</source>
        <extracomment>For one: leaves {n} slot free ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>{n} Firmenplatz frei</numerusform>
            <numerusform>{n} Firmenplätze frei</numerusform>
        </translation>
    </message>
    <message>
        <source>letters of the companies that can start there</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>Buchstaben der Gesellschaften, die dort beginnen können</translation>
    </message>
    <message>
        <source>links between sea areas with ships</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>Verbindungen zwischen Meeresgebieten mit Schiffen</translation>
    </message>
    <message>
        <source>name or number of each area</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>Name oder Nummer jedes Gebiets</translation>
    </message>
    <message numerus="yes">
        <source>nearest to growing, {n} goods short: {cities}</source>
        <extracomment>For one: nearest to growing, {n} good short: {cities} ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>dem Wachsen am nächsten, {n} Ware fehlt: {cities}</numerusform>
            <numerusform>dem Wachsen am nächsten, {n} Waren fehlen: {cities}</numerusform>
        </translation>
    </message>
    <message>
        <source>next</source>
        <comment>whose turn</comment>
        <extracomment>ui/table/panels/meanwhile.py</extracomment>
        <translation>als Nächstes</translation>
    </message>
    <message>
        <source>no city stone left</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>kein Stadtstein mehr</translation>
    </message>
    <message>
        <source>no demand left</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>keine Nachfrage übrig</translation>
    </message>
    <message>
        <source>no extra sales yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>noch keine zusätzlichen Verkäufe</translation>
    </message>
    <message>
        <source>no more this era</source>
        <comment>ships</comment>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>in dieser Ära keine mehr</translation>
    </message>
    <message numerus="yes">
        <source>no ships lead to a city yet, but it has room to grow by {n} areas</source>
        <extracomment>For one: no ships lead to a city yet, but it has room to grow by {n} area ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>noch führen keine Schiffe zu einer Stadt, aber sie kann um {n} Gebiet wachsen</numerusform>
            <numerusform>noch führen keine Schiffe zu einer Stadt, aber sie kann um {n} Gebiete wachsen</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody else gets a point</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>sonst bekommt niemand einen Punkt</translation>
    </message>
    <message>
        <source>none</source>
        <comment>border</comment>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>not linked</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>nicht verbunden</translation>
    </message>
    <message>
        <source>nothing more for you</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>nichts mehr für dich</translation>
    </message>
    <message>
        <source>nothing nearby yet</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>noch nichts in der Nähe</translation>
    </message>
    <message>
        <source>now</source>
        <comment>whose turn</comment>
        <extracomment>ui/table/panels/meanwhile.py</extracomment>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>on its coasts: {places}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>an seinen Küsten: {places}</translation>
    </message>
    <message>
        <source>one more area or ship a year for {companies}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>ein Gebiet oder Schiff mehr im Jahr für {companies}</translation>
    </message>
    <message>
        <source>only the first {most} are listed</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>nur die ersten {most} sind aufgeführt</translation>
    </message>
    <message>
        <source>order of play</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Zugreihenfolge</translation>
    </message>
    <message>
        <source>others: {gains}</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>andere: {gains}</translation>
    </message>
    <message>
        <source>part of the best turn that the bot sees from here</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>Teil des besten Zuges, den der Bot jetzt sieht</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>puts {cities} in reach</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>neu erreichbar: {cities}</translation>
    </message>
    <message numerus="yes">
        <source>puts {n} more cities in reach</source>
        <extracomment>For one: puts {n} more city in reach ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>neu erreichbar: {n} Stadt</numerusform>
            <numerusform>neu erreichbar: {n} Städte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>returns {n} chips</source>
        <extracomment>For one: returns {n} chip ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>legt {n} Chip zurück</numerusform>
            <numerusform>legt {n} Chips zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>road {a}–{b}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Straße {a}–{b}</translation>
    </message>
    <message>
        <source>rupiah</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>Rupiah</translation>
    </message>
    <message numerus="yes">
        <source>sells {n} fewer if {player}’s {company} goes first</source>
        <extracomment>For one: sells {n} fewer if {player}’s {company} goes first ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>verkauft {n} weniger, wenn zuerst {company} von {player} verkauft</numerusform>
            <numerusform>verkauft {n} weniger, wenn zuerst {company} von {player} verkauft</numerusform>
        </translation>
    </message>
    <message>
        <source>ship, in a merger</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Schiff, in einer Fusion</translation>
    </message>
    <message>
        <source>ships are needed there for {companies}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Schiffe fehlen dort für {companies}</translation>
    </message>
    <message>
        <source>still in</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>noch dabei</translation>
    </message>
    <message>
        <source>the lot costs £{price}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>der Bauplatz kostet £{price}</translation>
    </message>
    <message>
        <source>the other tile leaves the game</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>das andere Plättchen verlässt das Spiel</translation>
    </message>
    <message>
        <source>the saved version</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>die gespeicherte Fassung</translation>
    </message>
    <message>
        <source>then ask me again</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>dann wieder mich fragen</translation>
    </message>
    <message numerus="yes">
        <source>then expands by {n} areas</source>
        <extracomment>For one: then expands by {n} area ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>
            <numerusform>expandiert dann um {n} Gebiet</numerusform>
            <numerusform>expandiert dann um {n} Gebiete</numerusform>
        </translation>
    </message>
    <message>
        <source>then pass</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>dann passen</translation>
    </message>
    <message>
        <source>you earn about {amount} less</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>du verdienst etwa {amount} weniger</translation>
    </message>
    <message>
        <source>you earn about {amount} more</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>du verdienst etwa {amount} mehr</translation>
    </message>
    <message>
        <source>you {sum} a year</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>du {sum} im Jahr</translation>
    </message>
    <message>
        <source>you {sum} a year, selling {fewer} fewer</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>du {sum} im Jahr, wobei du {fewer} weniger verkaufst</translation>
    </message>
    <message>
        <source>you {sum} a year, selling {more} instead of {fewer}</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>du {sum} im Jahr, wobei du {more} statt {fewer} verkaufst</translation>
    </message>
    <message>
        <source>you {sum} a year, selling {more} more</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>du {sum} im Jahr, weil du {more} mehr verkaufst</translation>
    </message>
    <message>
        <source>your ships lead to {places}, where it can sell</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>deine Schiffe führen nach {places}, wo sie verkaufen kann</translation>
    </message>
    <message>
        <source>{amount} to {player}</source>
        <extracomment>ui/games/indonesia/texts/operations.py, ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{amount} an {player}</translation>
    </message>
    <message>
        <source>{area} already has a city.</source>
        <extracomment>games/indonesia/rules/companies.py</extracomment>
        <translation>In {area} steht schon eine Stadt.</translation>
    </message>
    <message>
        <source>{area} can’t be linked to itself.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>{area} lässt sich nicht mit sich selbst verbinden.</translation>
    </message>
    <message>
        <source>{area} doesn’t belong to {company}.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>{area} gehört nicht zu {company}.</translation>
    </message>
    <message>
        <source>{area} doesn’t reach this far.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>{area} reicht nicht bis dorthin.</translation>
    </message>
    <message>
        <source>{area} has no city of size {size} with enough of every good.</source>
        <extracomment>games/indonesia/rules/phases/city_growth.py</extracomment>
        <translation>In {area} gibt es keine Stadt der Größe {size}, die von jeder Ware genug bekommen hat.</translation>
    </message>
    <message>
        <source>{area} is adjacent to an area with {good}.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{area} liegt neben einem anderen Gebiet mit {good}.</translation>
    </message>
    <message>
        <source>{area} is gone: its ground belongs to {taker} now.</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>{area} ist weg: Die Fläche gehört jetzt zu {taker}.</translation>
    </message>
    <message>
        <source>{area} is named after its province. Give it a name of its own first.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>{area} ist nach seiner Provinz benannt. Gib dem Gebiet zuerst einen eigenen Namen.</translation>
    </message>
    <message>
        <source>{area} is neither a land area nor a sea on this map.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>{area} ist weder ein Landgebiet noch ein Meeresgebiet dieser Karte.</translation>
    </message>
    <message>
        <source>{area} is now a lake.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{area} ist jetzt ein See.</translation>
    </message>
    <message>
        <source>{area} is now land.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{area} ist jetzt Land.</translation>
    </message>
    <message>
        <source>{area} is now sea.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{area} ist jetzt Meer.</translation>
    </message>
    <message>
        <source>{area} is removed from {company}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{company} gibt {area} auf.</translation>
    </message>
    <message>
        <source>{area} isn’t adjacent to {company}.</source>
        <extracomment>games/indonesia/rules/companies.py</extracomment>
        <translation>{area} grenzt nicht an {company}.</translation>
    </message>
    <message>
        <source>{area} isn’t empty.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{area} ist nicht leer.</translation>
    </message>
    <message>
        <source>{area} isn’t in {province}.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{area} liegt nicht in {province}.</translation>
    </message>
    <message>
        <source>{area}: {count} ({kinds})</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{area}: {count} ({kinds})</translation>
    </message>
    <message>
        <source>{a} and {b} are already linked.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} und {b} sind schon verbunden.</translation>
    </message>
    <message>
        <source>{a} and {b} are linked by an arrow.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} und {b} sind durch einen Pfeil verbunden.</translation>
    </message>
    <message>
        <source>{a} and {b} are linked by their border.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} und {b} sind durch ihre Grenze verbunden.</translation>
    </message>
    <message>
        <source>{a} and {b} are linked, but their border is doubtful.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} und {b} sind verbunden, aber ihre Grenze ist zweifelhaft.</translation>
    </message>
    <message>
        <source>{a} and {b} aren’t linked, but their border is doubtful.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} und {b} sind nicht verbunden, aber ihre Grenze ist zweifelhaft.</translation>
    </message>
    <message>
        <source>{a} and {b} aren’t linked.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} und {b} sind nicht verbunden.</translation>
    </message>
    <message>
        <source>{a} and {b} can’t be merged because they aren’t the same kind of area.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>{a} und {b} sind nicht von derselben Art und lassen sich nicht vereinigen.</translation>
    </message>
    <message>
        <source>{a} and {b} don’t share a border.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py, ui/editor/links/matrix_dialog.py</extracomment>
        <translation>{a} und {b} haben keine gemeinsame Grenze.</translation>
    </message>
    <message>
        <source>{a} and {b} no longer have a manual setting.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} und {b} sind nicht mehr von Hand eingestellt.</translation>
    </message>
    <message>
        <source>{a} and {b} now have a manual setting.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} und {b} sind jetzt von Hand eingestellt.</translation>
    </message>
    <message>
        <source>{a} and {b} were linked manually.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} und {b} wurden von Hand verbunden.</translation>
    </message>
    <message>
        <source>{a} and {b} were unlinked manually.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} und {b} wurden von Hand getrennt.</translation>
    </message>
    <message>
        <source>{bot} is thinking…</source>
        <extracomment>ui/table/decision_presenter.py, ui/table/hints.py</extracomment>
        <translation>{bot} denkt nach …</translation>
    </message>
    <message>
        <source>{bot} stopped working.</source>
        <extracomment>ui/play/session_bridge.py</extracomment>
        <translation>{bot} ist ausgefallen.</translation>
    </message>
    <message>
        <source>{cash} left</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{cash} übrig</translation>
    </message>
    <message>
        <source>{city} didn’t grow: no city stone of its next size was left</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>{city} wuchs nicht: Es war kein Stadtstein der nächsten Größe mehr da</translation>
    </message>
    <message>
        <source>{company} ({goods}, net {net})</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>{company} ({goods}, netto {net})</translation>
    </message>
    <message>
        <source>{company} ({player})</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py, ui/games/indonesia/recap.py</extracomment>
        <translation>{company} ({player})</translation>
    </message>
    <message>
        <source>{company} adds a ship in the {sea}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{company} fügt ein Schiff hinzu: {sea}.</translation>
    </message>
    <message>
        <source>{company} can’t reach a city that still buys its goods.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} erreicht keine Stadt, die ihre Waren noch kauft.</translation>
    </message>
    <message>
        <source>{company} carries {other}’s goods</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>{company} befördert Waren von {other}</translation>
    </message>
    <message>
        <source>{company} has already operated this year.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} war dieses Jahr schon in Betrieb.</translation>
    </message>
    <message>
        <source>{company} has no goods in {area}.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>In {area} liegen keine Waren von {company}.</translation>
    </message>
    <message>
        <source>{company} has no ships in the {sea} or an adjacent sea area.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{sea}: {company} hat weder dort noch in einem benachbarten Meeresgebiet ein Schiff.</translation>
    </message>
    <message>
        <source>{company} isn’t in play.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>{company} ist nicht im Spiel.</translation>
    </message>
    <message numerus="yes">
        <source>{company} may buy up to {n} areas for {price} each. Choose an area, or stop.</source>
        <extracomment>For one: {company} may buy {n} area for {price}. Choose an area, or stop. ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{company} darf {n} Gebiet für {price} kaufen. Wähle ein Gebiet oder höre auf.</numerusform>
            <numerusform>{company} darf bis zu {n} Gebiete für je {price} kaufen. Wähle ein Gebiet oder höre auf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{company} must sell {number} of its {n} goods. Accept the plan or change it.</source>
        <extracomment>For one: {company} must sell its only good. Accept the plan or change it. ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{company} hat nur {number} Ware und muss sie verkaufen. Nimm den Plan an oder ändere ihn.</numerusform>
            <numerusform>{company} muss {number} von {n} Waren verkaufen. Nimm den Plan an oder ändere ihn.</numerusform>
        </translation>
    </message>
    <message>
        <source>{company} never sold any goods.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>{company} hat nie eine Ware verkauft.</translation>
    </message>
    <message>
        <source>{company} sold all its goods, so it must expand.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} hat alle Waren verkauft und muss expandieren.</translation>
    </message>
    <message numerus="yes">
        <source>{company} sold everything and must expand for free. Choose {n} areas.</source>
        <extracomment>For one: {company} sold everything and must expand for free. Choose {n} area. ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{company} hat alles verkauft und muss kostenlos expandieren. Wähle {n} Gebiet.</numerusform>
            <numerusform>{company} hat alles verkauft und muss kostenlos expandieren. Wähle {n} Gebiete.</numerusform>
        </translation>
    </message>
    <message>
        <source>{deed} isn’t available right now.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{deed} ist jetzt nicht zu haben.</translation>
    </message>
    <message>
        <source>{deed} starts at sea. Choose a sea area.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{deed} beginnt auf See. Wähle ein Meeresgebiet.</translation>
    </message>
    <message>
        <source>{deed} starts on land. Choose a land area.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{deed} beginnt an Land. Wähle ein Landgebiet.</translation>
    </message>
    <message>
        <source>{file} has no outlines that could become areas.</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>{file} enthält keine Umrisse, aus denen Gebiete werden könnten.</translation>
    </message>
    <message>
        <source>{file} isn’t a saved game ({ending}) or a map (*{shared}, or a folder with {board}).</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>{file} ist keine gespeicherte Partie ({ending}) und keine Karte (*{shared} oder ein Ordner mit {board}).</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <extracomment>board/files/tolerant_json.py, mapmaking/scripting.py</extracomment>
        <translation>{file}, Zeile {line}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <comment>merger</comment>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{first} mit {second}</translation>
    </message>
    <message>
        <source>{folder} already holds other files. Where do you want to save the map?</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>{folder} enthält schon andere Dateien. Wo möchtest du die Karte speichern?</translation>
    </message>
    <message>
        <source>{folder} holds no map. The file {file} is missing.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>{folder} enthält keine Karte. Die Datei {file} fehlt.</translation>
    </message>
    <message>
        <source>{folder} holds {files}, but they aren’t a readable map. Overwrite them?</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>{folder} enthält {files}, aber keine lesbare Karte. Überschreiben?</translation>
    </message>
    <message>
        <source>{game} has no tutorial.</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>{game} hat keine Einführung.</translation>
    </message>
    <message>
        <source>{game} problem {date}</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Problem {game} {date}</translation>
    </message>
    <message>
        <source>{goods} nearby, and your ships pass</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{goods} in der Nähe, und deine Schiffe kommen vorbei</translation>
    </message>
    <message>
        <source>{goods} nearby, and {players}’s ships pass</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{goods} in der Nähe, und Schiffe von {players} kommen vorbei</translation>
    </message>
    <message>
        <source>{least}–{most} players</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>{least}–{most} Spieler</translation>
    </message>
    <message>
        <source>{left}% to {right}% across, {top}% to {bottom}% down</source>
        <extracomment>ui/editor/imports/outline_picture.py</extracomment>
        <translation>waagerecht {left}% bis {right}%, senkrecht {top}% bis {bottom}%</translation>
    </message>
    <message>
        <source>{limits} ({sum}).</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{limits} ({sum}).</translation>
    </message>
    <message>
        <source>{line} has no ship with room left in the {sea}.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>{sea}: {line} hat dort kein Schiff mit Platz.</translation>
    </message>
    <message>
        <source>{line} via {seas} for {fee}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{line} über {seas} für {fee}</translation>
    </message>
    <message>
        <source>{map} (copy)[*] – Map editor</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>{map} (Kopie)[*] – Karteneditor</translation>
    </message>
    <message>
        <source>{map} ({name})</source>
        <extracomment>library.py</extracomment>
        <translation>{map} ({name})</translation>
    </message>
    <message>
        <source>{map} comes with the program. You’re editing a copy, which you can save under a new name.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>{map} gehört zum Programm. Du bearbeitest eine Kopie, die du unter neuem Namen speichern kannst.</translation>
    </message>
    <message>
        <source>{map} is a map. What do you want to do with it?</source>
        <extracomment>ui/app/program.py</extracomment>
        <translation>{map} ist eine Karte. Was soll damit geschehen?</translation>
    </message>
    <message>
        <source>{move} ({about})</source>
        <extracomment>ui/table/records.py, ui/table/review/review_texts.py</extracomment>
        <translation>{move} ({about})</translation>
    </message>
    <message>
        <source>{name} (own province)</source>
        <extracomment>ui/editor/imports/outline_model.py</extracomment>
        <translation>{name} (eigene Provinz)</translation>
    </message>
    <message>
        <source>{name} already has a label on the map.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>Der Name von {name} steht schon auf der Karte.</translation>
    </message>
    <message>
        <source>{name} copy</source>
        <extracomment>ui/editor/document/own_maps.py, ui/play/save_folder.py</extracomment>
        <translation>{name} - Kopie</translation>
    </message>
    <message>
        <source>{number}&#xa0;in&#xa0;10: a raid</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{number}&#xa0;zu&#xa0;10: Razzia</translation>
    </message>
    <message>
        <source>{number}&#xa0;in&#xa0;10: a raid costs {costs}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{number}&#xa0;zu&#xa0;10: Razzia kostet {costs}</translation>
    </message>
    <message numerus="yes">
        <source>{n} areas not bought</source>
        <extracomment>For one: {n} area not bought ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>noch {n} Gebiet möglich</numerusform>
            <numerusform>noch {n} Gebiete möglich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} bricks</source>
        <extracomment>For one: {n} brick ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} Ziegel</numerusform>
            <numerusform>{n} Ziegel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cloth</source>
        <extracomment>For one: {n} cloth ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} Stoff</numerusform>
            <numerusform>{n} Stoffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} goods at {area} can’t reach a ship</source>
        <extracomment>For one: {n} good at {area} can’t reach a ship ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>{n} Ware bei {area} erreicht kein Schiff</numerusform>
            <numerusform>{n} Waren bei {area} erreichen kein Schiff</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new mergers possible</source>
        <extracomment>For one: {n} new merger possible ui/games/indonesia/texts/research.py</extracomment>
        <translation>
            <numerusform>{n} neue Fusion möglich</numerusform>
            <numerusform>{n} neue Fusionen möglich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of {all} games didn’t end within {years} years.</source>
        <extracomment>For one: {n} of {all} games didn’t end within {years} years. games/indonesia/maps/trial_findings.py</extracomment>
        <translation>
            <numerusform>{n} von {all} Partien war nach {years} Jahren nicht zu Ende.</numerusform>
            <numerusform>{n} von {all} Partien waren nach {years} Jahren nicht zu Ende.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} opium</source>
        <extracomment>For one: {n} opium ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} Opium</numerusform>
            <numerusform>{n} Opium</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} players need {needed} city cards of era {era}, but there are only {found}.</source>
        <extracomment>For one: {n} player needs {needed} city cards of era {era}, but there are only {found}. games/indonesia/rules/setup.py</extracomment>
        <translation>
            <numerusform>{n} Spieler braucht {needed} Städtekarten der Ära {era}, es gibt aber nur {found}.</numerusform>
            <numerusform>{n} Spieler brauchen {needed} Städtekarten der Ära {era}, es gibt aber nur {found}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} players need {n} city cards for each era, but era {era} has {cards}.</source>
        <extracomment>For one: {n} player needs {n} city card for each era, but era {era} has {cards}. games/indonesia/rules/scenario_check.py</extracomment>
        <translation>
            <numerusform>{n} Spieler braucht {n} Städtekarte für jede Ära, aber Ära {era} hat {cards}.</numerusform>
            <numerusform>{n} Spieler brauchen {n} Städtekarten für jede Ära, aber Ära {era} hat {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} ships carry 1 more good each</source>
        <extracomment>For one: {n} ship carries 1 more good ui/games/indonesia/texts/research.py</extracomment>
        <translation>
            <numerusform>{n} Schiff befördert 1 Ware mehr</numerusform>
            <numerusform>{n} Schiffe befördern je 1 Ware mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} ships not added</source>
        <extracomment>For one: {n} ship not added ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>noch {n} Schiff möglich</numerusform>
            <numerusform>noch {n} Schiffe möglich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tea</source>
        <extracomment>For one: {n} tea ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} Tee</numerusform>
            <numerusform>{n} Tee</numerusform>
        </translation>
    </message>
    <message>
        <source>{origin} to {city}, carried by company {line}: {cost}</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>{origin} nach {city} mit Schiffen von {line}: {cost}</translation>
    </message>
    <message>
        <source>{other} pays for {company} in a merger</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>{other} zahlt bei einer Fusion für {company}</translation>
    </message>
    <message>
        <source>{owner} gets a point</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>{owner} bekommt einen Punkt</translation>
    </message>
    <message>
        <source>{place} still needs {goods} to grow to size {size}.</source>
        <extracomment>ui/games/indonesia/panels/growth_list.py</extracomment>
        <translation>{place} braucht noch {goods}, um auf Größe {size} zu wachsen.</translation>
    </message>
    <message>
        <source>{place} to play, {cash} left</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>{place} Platz, {cash} übrig</translation>
    </message>
    <message>
        <source>{players} players: {ended} of {games} games finished. On average: {years} years; money by rank {money}.</source>
        <extracomment>games/indonesia/maps/map_data.py</extracomment>
        <translation>{players} Spieler: {ended} von {games} Partien gingen zu Ende. Im Mittel: {years} Jahre; Geld nach Rang {money}.</translation>
    </message>
    <message>
        <source>{player} discards a city card ({card}): {reason}</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>{player} legt die Städtekarte {card} ab: {reason}</translation>
    </message>
    <message>
        <source>{player} researches {track} {step} for {other} ({effect}).</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>{player} erforscht {track} {step} für {other}: {effect}.</translation>
    </message>
    <message>
        <source>{player} starts {company} in the {place}.</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>{player} gründet {company}: {place}.</translation>
    </message>
    <message>
        <source>{player} to play</source>
        <extracomment>ui/table/games/saved_games.py</extracomment>
        <translation>{player} ist am Zug</translation>
    </message>
    <message>
        <source>{player} {does}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} {does}.</translation>
    </message>
    <message>
        <source>{player}&#xa0;+{points}&#xa0;VP</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{player}&#xa0;+{points}&#xa0;SP</translation>
    </message>
    <message>
        <source>{player}’s slot {number} is free.</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Firmenplatz {number} von {player} ist frei.</translation>
    </message>
    <message>
        <source>{player}’s {company}: {holding}</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>{company} von {player}: {holding}</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s {company}: {ships}, can carry {n} goods</source>
        <extracomment>For one: {player}’s {company}: {ships}, can carry {n} good ui/games/indonesia/texts/areas.py</extracomment>
        <translation>
            <numerusform>{company} von {player}: {ships}, kann {n} Ware befördern</numerusform>
            <numerusform>{company} von {player}: {ships}, kann {n} Waren befördern</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s {track} {step}</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>{track} von {player} {step}</translation>
    </message>
    <message>
        <source>{province} already has a city.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>{province} hat schon eine Stadt.</translation>
    </message>
    <message>
        <source>{province} can’t be removed while deeds or city cards use it: {which}.</source>
        <extracomment>games/indonesia/maps/map_data.py</extracomment>
        <translation>{province} lässt sich nicht entfernen: Konzessionen oder Städtekarten nennen sie ({which}).</translation>
    </message>
    <message>
        <source>{province} has no area left where {kind} can start.</source>
        <extracomment>games/indonesia/rules/deeds.py</extracomment>
        <translation>{province} hat kein freies Gebiet für {kind} mehr.</translation>
    </message>
    <message>
        <source>{province} has no coast, so no city can be built there.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>In {province} lässt sich keine Stadt bauen: Dort gibt es keine Küste.</translation>
    </message>
    <message>
        <source>{province} has no coast, so ships can’t start there.</source>
        <extracomment>games/indonesia/maps/edits.py, games/indonesia/maps/repair.py, games/indonesia/rules/scenario_check.py</extracomment>
        <translation>In {province} können keine Schiffe beginnen: Die Provinz liegt an keinem Meer.</translation>
    </message>
    <message>
        <source>{province} has no land areas, so the company can’t start there.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>In {province} kann die Gesellschaft nicht beginnen: Es gibt dort kein Landgebiet.</translation>
    </message>
    <message>
        <source>{province} is already on the card.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>{province} steht schon auf der Städtekarte.</translation>
    </message>
    <message>
        <source>{province} isn’t on this city card.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>{province} steht nicht auf dieser Städtekarte.</translation>
    </message>
    <message>
        <source>{province} {good} (era {era})</source>
        <extracomment>games/indonesia/maps/comparison.py, games/indonesia/maps/fixes.py</extracomment>
        <translation>{good} {province} (Ära {era})</translation>
    </message>
    <message>
        <source>{sales} − {fees} for ships = {net}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{sales} − {fees} Fracht = {net}</translation>
    </message>
    <message>
        <source>{seconds}&#xa0;s</source>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>{seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>{share}%</source>
        <extracomment>board/measures.py, ui/table/games/level_guide.py, ui/table/games/record_dialog.py, ui/table/review/review_page.py, ui/table/review/review_texts.py</extracomment>
        <translation>{share}&#xa0;%</translation>
    </message>
    <message>
        <source>{ships} of {limit} this era</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>{ships} von {limit} in dieser Ära</translation>
    </message>
    <message>
        <source>{size}: {width} × {height}</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>{size}: {width}&#xa0;×&#xa0;{height}</translation>
    </message>
    <message>
        <source>{step} of {steps}</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>{step} von {steps}</translation>
    </message>
    <message>
        <source>{track} {step} for {player}</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>{track} {step} für {player}</translation>
    </message>
    <message numerus="yes">
        <source>{use}; {n} starting areas</source>
        <extracomment>For one: {use}; {n} starting area ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>
            <numerusform>{use}; {n} Startgebiet</numerusform>
            <numerusform>{use}; {n} Startgebiete</numerusform>
        </translation>
    </message>
    <message>
        <source>{when}: {player}’s chance to win rises from {before} to {after}, {other}’s falls from {other_before} to {other_after}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{when}: Die Gewinnchance von {player} steigt von {before} auf {after}, die von {other} fällt von {other_before} auf {other_after}</translation>
    </message>
    <message>
        <source>{winner} wins at {bid}, unless someone raises</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>{winner} bekommt sie für {bid}, sofern niemand überbietet</translation>
    </message>
    <message>
        <source>Links that would change</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Verbindungen, die sich ändern würden</translation>
    </message>
    <message>
        <source>Lock this delivery so that replanning keeps it (L)</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Diese Lieferung beim Neuplanen festhalten (L)</translation>
    </message>
    <message>
        <source>Locked: replanning keeps this delivery (L)</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Festgehalten: Neuplanen ändert diese Lieferung nicht (L)</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>ui/play/log_view.py, ui/table/window/side.py</extracomment>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Looking back</source>
        <extracomment>ui/settings/preferences.py, ui/table/decision_presenter.py</extracomment>
        <translation>Rückschau</translation>
    </message>
    <message>
        <source>Map</source>
        <extracomment>ui/app/program.py, ui/editor/edit_view.py, ui/editor/panels/properties.py, ui/games/indonesia/offer.py, ui/settings/preferences.py, ui/table/games/game_choices.py, ui/table/games/load_dialog.py</extracomment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Maps</source>
        <extracomment>ui/editor/dialogs/map_tiles.py, ui/table/games/record_dialog.py</extracomment>
        <translation>Karten</translation>
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
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Menu or Shift+F10</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Menü oder Umschalt+F10</translation>
    </message>
    <message>
        <source>Merge into</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Vereinigen mit</translation>
    </message>
    <message>
        <source>Merge into {area}</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Mit {area} vereinigen</translation>
    </message>
    <message>
        <source>Merge {areas}</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>{areas} vereinigen</translation>
    </message>
    <message>
        <source>Merge {first} with {second}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{first} mit {second} fusionieren</translation>
    </message>
    <message>
        <source>Merge {gone} into {kept}</source>
        <extracomment>mapmaking/review/fixes.py, ui/editor/menus/area_menu.py</extracomment>
        <translation>{gone} mit {kept} vereinigen</translation>
    </message>
    <message numerus="yes">
        <source>Merge {n} areas</source>
        <extracomment>For one: Merge {n} area ui/editor/menus/area_menu.py</extracomment>
        <translation>
            <numerusform>{n} Gebiet vereinigen</numerusform>
            <numerusform>{n} Gebiete vereinigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Mergers</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py, ui/games/indonesia/rules/quick_reference.py, ui/games/indonesia/texts/names.py</extracomment>
        <translation>Fusionen</translation>
    </message>
    <message>
        <source>Mergers</source>
        <comment>track</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Fusionen</translation>
    </message>
    <message numerus="yes">
        <source>A merger of {n} deeds needs Mergers {n}; the Mergers track is at {step}.</source>
        <extracomment>For one: A merger of {n} deed needs Mergers {n}; the Mergers track is at {step}. games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>
            <numerusform>Eine Fusion mit {n} Konzession braucht Fusionen {n}; die Leiste steht auf {step}.</numerusform>
            <numerusform>Eine Fusion mit {n} Konzessionen braucht Fusionen {n}; die Leiste steht auf {step}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Messages</source>
        <extracomment>ui/games/indonesia/offer.py, ui/games/singapore/offer.py, ui/settings/preferences.py</extracomment>
        <translation>Meldungen</translation>
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
        <translation>Größter Gewinn für mich</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>Move corners</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Ecken verschieben</translation>
    </message>
    <message>
        <source>Move the board</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Spielplan verschieben</translation>
    </message>
    <message>
        <source>Move the map</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/preferences.py</extracomment>
        <translation>Karte verschieben</translation>
    </message>
    <message>
        <source>Passing not allowed</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Passen nicht erlaubt</translation>
    </message>
    <message>
        <source>Prefer my own ships</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Eigene Schiffe bevorzugen</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/editor/panels/properties.py, ui/editor/tools/draw.py, ui/table/games/load_dialog.py</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name in another language</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Name in einer anderen Sprache</translation>
    </message>
    <message>
        <source>Name in {language}</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Name in {language}</translation>
    </message>
    <message>
        <source>Names</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Names from</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Namen aus</translation>
    </message>
    <message>
        <source>Needs to grow</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Braucht zum Wachsen</translation>
    </message>
    <message>
        <source>Needs {goods} to grow</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Braucht {goods} zum Wachsen</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <extracomment>ui/editor/links/matrix_dialog.py, ui/editor/panels/neighbours.py, ui/games/indonesia/offer.py, ui/games/singapore/panels/building.py</extracomment>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>New Era</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Neue Ära</translation>
    </message>
    <message>
        <source>New Sea {number}</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Neues Meer {number}</translation>
    </message>
    <message>
        <source>New cities</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>Neue Städte</translation>
    </message>
    <message>
        <source>New companies</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>Neue Gesellschaften</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>ui/table/games/new_game_dialog.py</extracomment>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>New game…</source>
        <extracomment>ui/table/games/start_cards.py, ui/table/panels/result.py</extracomment>
        <translation>Neue Partie …</translation>
    </message>
    <message>
        <source>New map</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Neue Karte</translation>
    </message>
    <message>
        <source>New map…</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Neue Karte …</translation>
    </message>
    <message>
        <source>New province</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Neue Provinz</translation>
    </message>
    <message>
        <source>New province…</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/editor/panels/properties.py</extracomment>
        <translation>Neue Provinz …</translation>
    </message>
    <message>
        <source>Next or previous field</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Nächstes oder voriges Feld</translation>
    </message>
    <message>
        <source>No PIN set. Enter 4 to 8 digits to set one.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Keine PIN gesetzt. Gib 4 bis 8 Ziffern ein, um eine zu setzen.</translation>
    </message>
    <message>
        <source>It isn’t a bot’s turn.</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Gerade ist kein Bot am Zug.</translation>
    </message>
    <message>
        <source>No coast</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Keine Küste</translation>
    </message>
    <message>
        <source>No shipping company has free ships all the way from {area} to {place}.</source>
        <extracomment>games/indonesia/delivery/planner.py</extracomment>
        <translation>Keine Reederei hat auf dem ganzen Weg von {area} nach {place} Schiffe mit Platz.</translation>
    </message>
    <message>
        <source>No other move comes close.</source>
        <extracomment>games/singapore/bots/explain.py, ui/games/indonesia/texts/advice.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>Keine andere Möglichkeit kommt heran.</translation>
    </message>
    <message>
        <source>No other area is called “{name}”.</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Kein anderes Gebiet heißt „{name}“.</translation>
    </message>
    <message>
        <source>No problems</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Keine Probleme</translation>
    </message>
    <message>
        <source>No matching settings.</source>
        <extracomment>ui/settings/settings_dialog.py</extracomment>
        <translation>Keine passenden Einstellungen.</translation>
    </message>
    <message>
        <source>No ships</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Keine Schiffe</translation>
    </message>
    <message>
        <source>Nobody ever started {company} (era {era}).</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Niemand gründete je {company} (Ära {era}).</translation>
    </message>
    <message>
        <source>None</source>
        <comment>animations</comment>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>None of the card’s provinces can take a city: each already has one or has no empty coastal area.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>In keiner Provinz der Städtekarte ist Platz: Überall steht schon eine Stadt oder fehlt ein leeres Küstengebiet.</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Not linked</source>
        <comment>areas</comment>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Nicht verbunden</translation>
    </message>
    <message>
        <source>Unlinked manually</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Von Hand getrennt</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>ui/editor/links/border_dialogs.py, ui/editor/panels/neighbours.py</extracomment>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Nothing to undo yet.</source>
        <extracomment>ui/play/history.py, ui/table/window/menus.py</extracomment>
        <translation>Es gibt noch nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>Notice</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Oil</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Öl</translation>
    </message>
    <message>
        <source>On the board</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Auf dem Spielplan</translation>
    </message>
    <message>
        <source>On the map</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Auf der Karte</translation>
    </message>
    <message>
        <source>Next ye&amp;ar</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Nächstes Jah&amp;r</translation>
    </message>
    <message>
        <source>One area</source>
        <extracomment>ui/editor/imports/outline_model.py</extracomment>
        <translation>Ein Gebiet</translation>
    </message>
    <message>
        <source>Everyone bids once. Ties keep their current order.</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>Alle bieten einmal. Bei Gleichstand bleibt die Reihenfolge.</translation>
    </message>
    <message>
        <source>Only areas and lakes can be reassigned, and {a} or {b} isn’t one.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>Nur Gebiete und Seen lassen sich anderen zuschlagen; {a} oder {b} ist weder das eine noch das andere.</translation>
    </message>
    <message>
        <source>Only shipping deeds have ship limits.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Nur Schifffahrtskonzessionen haben Schiffsgrenzen.</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>money</comment>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Open in a new game</source>
        <extracomment>ui/table/games/new_game_controller.py</extracomment>
        <translation>In neuer Partie öffnen</translation>
    </message>
    <message>
        <source>Operate {company}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{company} betreiben</translation>
    </message>
    <message>
        <source>Operated</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Schon betrieben</translation>
    </message>
    <message>
        <source>Operations</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Betrieb</translation>
    </message>
    <message>
        <source>Order of play</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/table/panels/meanwhile.py</extracomment>
        <translation>Zugreihenfolge</translation>
    </message>
    <message>
        <source>Starting order of play</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Zugreihenfolge am Anfang</translation>
    </message>
    <message>
        <source>Order of play with this bid</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>Zugreihenfolge mit diesem Gebot</translation>
    </message>
    <message>
        <source>Order of play: {order}.</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>Zugreihenfolge: {order}.</translation>
    </message>
    <message>
        <source>Outline</source>
        <extracomment>ui/editor/imports/outline_model.py</extracomment>
        <translation>Umriss</translation>
    </message>
    <message>
        <source>Outlines</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Umrisse</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Owner</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/indonesia/chart_data.py, ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>Owners</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>ui/settings/settings_dialog.py</extracomment>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Paid out</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Ausbezahlt</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>ui/table/window/board_toolbar.py</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pick on the map</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Auf der Karte wählen</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>ui/editor/canvas/board_items.py</extracomment>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Pictures</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Pinned (P to unpin)</source>
        <extracomment>ui/board/floating_labels.py</extracomment>
        <translation>Angeheftet (P löst sie)</translation>
    </message>
    <message>
        <source>Move labels and tokens</source>
        <extracomment>ui/editor/tools/place.py</extracomment>
        <translation>Namen und Spielsteine setzen</translation>
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
        <translation>Planen</translation>
    </message>
    <message>
        <source>Plan the remaining {number}</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Die übrigen {number} planen</translation>
    </message>
    <message>
        <source>Replan everything that isn’t locked for this goal (A)</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Für dieses Ziel alles neu planen, was nicht festgehalten ist (A)</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py, ui/play/history.py</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Played by a bot: {bot}</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Gespielt von einem Bot: {bot}</translation>
    </message>
    <message>
        <source>Played by a person</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Gespielt von einem Menschen</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>ui/editor/balance/balance_dialog.py, ui/editor/playtest/playtest_dialog.py, ui/games/indonesia/chart_data.py, ui/games/singapore/chart_data.py, ui/table/games/load_dialog.py, ui/table/window/docks.py</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Press the main button</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Den Hauptknopf drücken</translation>
    </message>
    <message>
        <source>Price</source>
        <extracomment>ui/games/indonesia/panels/operations.py, ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Problem</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py, ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Problems</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py, ui/editor/dialogs/repair_dialog.py, ui/editor/panels/areas.py, ui/editor/panels/problems.py</extracomment>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Properties</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Province</source>
        <extracomment>games/indonesia/maps/trial_tables.py, mapmaking/files/repair_steps/board.py, ui/editor/imports/import_dialog.py, ui/editor/imports/outline_model.py, ui/editor/panels/properties.py, ui/editor/tools/draw.py, ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Provinz</translation>
    </message>
    <message>
        <source>Provinces</source>
        <extracomment>ui/editor/canvas/board_items.py, ui/editor/dialogs/archipelago_form.py, ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Provinzen</translation>
    </message>
    <message>
        <source>Provinces from</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Provinzen aus</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <extracomment>ui/play/recap_box.py, ui/table/window/side.py, ui/widgets/messages.py</extracomment>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>%</source>
        <extracomment>ui/editor/dialogs/placing_dialog.py, ui/editor/tools/placing_frame.py</extracomment>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>&amp;Board as image…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Spielplan als Bild …</translation>
    </message>
    <message>
        <source>&amp;Board as table</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Spielplan als &amp;Tabelle</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>&amp;Diagramme</translation>
    </message>
    <message>
        <source>&amp;Choose picture…</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>&amp;Bild wählen …</translation>
    </message>
    <message>
        <source>&amp;Choose players…</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>S&amp;pieler wählen …</translation>
    </message>
    <message>
        <source>&amp;Deselect all</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Nichts auswählen</translation>
    </message>
    <message>
        <source>&amp;Find area…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>&amp;Gebiet suchen …</translation>
    </message>
    <message>
        <source>&amp;Find in log</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>I&amp;m Protokoll suchen</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <extracomment>ui/editor/menus/view_commands.py</extracomment>
        <translation>&amp;Raster</translation>
    </message>
    <message>
        <source>&amp;Map as graph…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Karte als Graph …</translation>
    </message>
    <message>
        <source>&amp;Map editor</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Karteneditor</translation>
    </message>
    <message>
        <source>&amp;Merge areas</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Gebiete verein&amp;igen</translation>
    </message>
    <message>
        <source>&amp;News…</source>
        <extracomment>ui/shell/news.py</extracomment>
        <translation>Ne&amp;uigkeiten …</translation>
    </message>
    <message>
        <source>&amp;Next decision</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Nächste Entschei&amp;dung</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>B&amp;edienfelder</translation>
    </message>
    <message>
        <source>&amp;Playtest</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>Pr&amp;obepartie</translation>
    </message>
    <message>
        <source>&amp;Previous decision</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Vorige Entscheidung</translation>
    </message>
    <message>
        <source>&amp;Quick reference</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Kurzregeln</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>&amp;Anordnung zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Statistics as tables…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>S&amp;tatistik als Tabellen …</translation>
    </message>
    <message>
        <source>&amp;Tracing picture</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Bild zum Na&amp;chzeichnen</translation>
    </message>
    <message>
        <source>1 Raffles player</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>1 Raffles-Spieler</translation>
    </message>
    <message>
        <source>1 step</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>1 Schritt</translation>
    </message>
    <message>
        <source>1&#xa0;in&#xa0;{number}: a raid</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>1&#xa0;zu&#xa0;{number}: Razzia</translation>
    </message>
    <message>
        <source>1&#xa0;in&#xa0;{number}: a raid costs {costs}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>1&#xa0;zu&#xa0;{number}: Razzia kostet {costs}</translation>
    </message>
    <message>
        <source>2 Display</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>2 Auslage</translation>
    </message>
    <message>
        <source>20 of each</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Von jedem 20</translation>
    </message>
    <message>
        <source>3 Lots</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>3 Bauplätze</translation>
    </message>
    <message>
        <source>4 Turns</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>4 Züge</translation>
    </message>
    <message>
        <source>5 Hut</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>5 Hütte</translation>
    </message>
    <message>
        <source>&lt;b&gt;Choose Kenanga rice and Melati rice, and open with 100&lt;/b&gt;: five areas of rice at 20 each. Anyone with a slot for the merged company can raise your bid, in steps of one rupiah per area: 5 here.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Wähle Reis Kenanga und Reis Melati und eröffne mit 100&lt;/b&gt;: fünf Gebiete Reis zu je 20. Wer einen Firmenplatz für die neue Gesellschaft hat, darf dich überbieten, in Schritten von einer Rupiah je Gebiet: hier 5.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Choose a road, then do what you like.&lt;/b&gt; On the Plans tab, the program looks for the best moves: select a plan to see it on the board, and play it if you like it. &lt;b&gt;Then end your turn.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Wähle eine Straße, dann mach, was du willst.&lt;/b&gt; Auf der Seite Pläne sucht das Programm die besten Pläne für deinen Zug: Wähle einen, um ihn auf dem Spielplan zu sehen, und spiele ihn, wenn du magst. &lt;b&gt;Dann beende deinen Zug.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Citra gets the other dear lot: C6, at the other end of the town.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Citra bekommt den anderen teuren Bauplatz: C6, am anderen Ende der Stadt.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Click New Helpers, then press the button&lt;/b&gt;: you get your second worker, once in a game. You still have three steps and three uses in a turn; your two workers share them as you like.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Klicke auf Neue Helfer und drücke dann den Knopf&lt;/b&gt;: Du bekommst deinen zweiten Arbeiter, einmal im Spiel. Du hast weiterhin drei Schritte und drei Aktionen im Zug; deine zwei Arbeiter teilen sie sich, wie du willst.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Click the Brickworks again to use it.&lt;/b&gt; You get two bricks, as the picture on it says.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Klicke die Ziegelei noch einmal an, um sie zu nutzen.&lt;/b&gt; Du bekommst zwei Ziegel, wie das Bild darauf zeigt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Go on to the Weaving Mill on E4.&lt;/b&gt; In your next turn, your second worker starts there.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Geh weiter zur Weberei auf E4.&lt;/b&gt; Dort beginnt dein zweiter Arbeiter in deinem nächsten Zug.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Lead the free road to the Weaver’s Stall.&lt;/b&gt; Then everybody gets here quickly.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Baue die kostenlose Straße zum Weberstand.&lt;/b&gt; Dann sind alle schnell hier.</translation>
    </message>
    <message>
        <source>&lt;b&gt;No steps and no uses are left, so press “End turn”.&lt;/b&gt; Budi is next, then Citra.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Du hast keine Schritte und keine Aktionen mehr, also drücke „Zug beenden“.&lt;/b&gt; Dann ist Budi dran, danach Citra.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Now go to your New Helpers: click G2.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Geh jetzt zu deinen Neuen Helfern: Klicke auf G2.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Use it&lt;/b&gt;: this worker gets up to five more steps in this turn. In the third stack there’s another Raffles’ Plan, which puts one of your workers on any other building without a step.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Nutze ihn&lt;/b&gt;: Dieser Arbeiter bekommt in diesem Zug bis zu fünf weitere Schritte. Im dritten Stapel gibt es noch einen Raffles’ Plan; der setzt einen deiner Arbeiter ohne Schritt auf ein beliebiges anderes Gebäude.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Use the Brick Pit: click it once more.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Nutze die Ziegelgrube: Klicke sie noch einmal an.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Unofficial computer versions of two board games: &lt;i&gt;Indonesia&lt;/i&gt;, designed by Jeroen Doumen and Joris Wiersinga and published by Splotter Spellen, and &lt;i&gt;Singapore&lt;/i&gt;, designed by Peer Sylvester and published by White Goblin Games. This is a fan project and isn’t affiliated with them.&lt;/p&gt;&lt;p&gt;Coastlines: Natural Earth (public domain). Fonts: EB Garamond and Inter (SIL Open Font License).&lt;/p&gt;</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&lt;p&gt;Inoffizielle Computerfassungen zweier Brettspiele: &lt;i&gt;Indonesia&lt;/i&gt; von Jeroen Doumen und Joris Wiersinga, erschienen bei Splotter Spellen, und &lt;i&gt;Singapore&lt;/i&gt; von Peer Sylvester, erschienen bei White Goblin Games. Das Programm ist ein Fanprojekt und steht in keiner Verbindung mit ihnen.&lt;/p&gt;&lt;p&gt;Küstenlinien: Natural Earth, gemeinfrei. Schriften: EB Garamond und Inter, SIL Open Font License.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>A PIN must have 4 to 8 digits.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Eine PIN muss 4 bis 8 Ziffern haben.</translation>
    </message>
    <message>
        <source>A black chip is drawn</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Ein schwarzer Chip wird gezogen</translation>
    </message>
    <message>
        <source>A bot is thinking…</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Ein Bot denkt nach …</translation>
    </message>
    <message>
        <source>A bot now plays for {player}: {bot}.</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Ab jetzt spielt ein Bot für {player}: {bot}.</translation>
    </message>
    <message>
        <source>A building needs one kind of effect: trades, chips, a worker, steps or a jump.</source>
        <extracomment>games/singapore/rules/box.py</extracomment>
        <translation>Ein Gebäude braucht genau eine Wirkung: Tausch, Chips, einen Arbeiter, Schritte oder einen Sprung.</translation>
    </message>
    <message>
        <source>A chip from the bag</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ein Chip aus dem Beutel</translation>
    </message>
    <message>
        <source>A chip is drawn next: play the draft, or remove a move.</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Als Nächstes wird ein Chip gezogen: Spiele den Entwurf oder entferne einen Teilzug.</translation>
    </message>
    <message>
        <source>A city of size 1 or 2 grows if it received as many of every good on the board as its size.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Eine Stadt der Größe 1 oder 2 wächst, wenn sie von jeder Ware auf dem Spielplan so viele bekam, wie ihre Größe angibt.</translation>
    </message>
    <message>
        <source>A comma, bracket or quotation mark is missing here, or there is one too many.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Hier fehlt ein Komma, eine Klammer oder ein Anführungszeichen, oder es ist eines zu viel.</translation>
    </message>
    <message>
        <source>A company that sells all its goods expands for free, by as many areas as your Expansion track says: just one for now. &lt;b&gt;Click the highlighted area next to your rice.&lt;/b&gt; Next year, you’ll have two goods to sell.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Eine Gesellschaft, die alle ihre Waren verkauft, expandiert kostenlos um so viele Gebiete, wie deine Leiste Expansion angibt: vorerst nur eines. &lt;b&gt;Klicke das markierte Gebiet neben deinem Reis an.&lt;/b&gt; Nächstes Jahr hast du zwei Waren zu verkaufen.</translation>
    </message>
    <message>
        <source>A file of the program is missing or damaged ({error}). Install the program again.</source>
        <extracomment>files/installation.py</extracomment>
        <translation>Eine Datei des Programms fehlt oder ist beschädigt ({error}). Installiere das Programm neu.</translation>
    </message>
    <message>
        <source>A flag needs a lot next to a building.</source>
        <extracomment>games/singapore/rules/lots.py</extracomment>
        <translation>Eine Flagge braucht einen Bauplatz neben einem Gebäude.</translation>
    </message>
    <message>
        <source>A free road</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Eine kostenlose Straße</translation>
    </message>
    <message>
        <source>A free road joins it.</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>Eine kostenlose Straße verbindet es.</translation>
    </message>
    <message>
        <source>A game called “{name}” already exists. Choose another name.</source>
        <extracomment>ui/play/save_folder.py</extracomment>
        <translation>Es gibt schon eine Partie „{name}“. Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>A good counts once for each ship that carried it.</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Eine Ware zählt für jedes Schiff, das sie befördert hat, einmal.</translation>
    </message>
    <message>
        <source>A label’s size must be {least} to {most}&#xa0;units.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>Die Größe eines Namens muss zwischen {least} und {most}&#xa0;Einheiten liegen.</translation>
    </message>
    <message>
        <source>A map can have at most {most} areas of one kind.</source>
        <extracomment>board/files/board_file.py, mapmaking/imports/areas.py</extracomment>
        <translation>Eine Karte kann höchstens {most} Gebiete einer Art haben.</translation>
    </message>
    <message>
        <source>A map can have {least} to {most} islands.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>Eine Karte kann {least} bis {most} Inseln haben.</translation>
    </message>
    <message>
        <source>A map can have {least} to {most} land areas.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>Eine Karte kann {least} bis {most} Landgebiete haben.</translation>
    </message>
    <message>
        <source>A map can have {least} to {most} provinces.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>Eine Karte kann {least} bis {most} Provinzen haben.</translation>
    </message>
    <message>
        <source>A map can have {least} to {most} seas.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>Eine Karte kann {least} bis {most} Meere haben.</translation>
    </message>
    <message>
        <source>A map for {game}.</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Eine Karte für {game}.</translation>
    </message>
    <message>
        <source>A name contains “{letter}”, a character that can’t be saved.</source>
        <extracomment>mapmaking/files/storage.py</extracomment>
        <translation>Ein Name enthält „{letter}“; dieses Zeichen lässt sich nicht speichern.</translation>
    </message>
    <message>
        <source>A new place was chosen.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Ein neuer Platz wurde gewählt.</translation>
    </message>
    <message>
        <source>A new year, a new bid</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Neues Jahr, neues Gebot</translation>
    </message>
    <message>
        <source>A person now plays for {player}.</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Ab jetzt spielt ein Mensch für {player}.</translation>
    </message>
    <message>
        <source>A place for a ship isn’t inside {sea}.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>{sea}: Ein Liegeplatz liegt außerhalb.</translation>
    </message>
    <message>
        <source>A player has an unknown colour.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Ein Spieler hat eine unbekannte Farbe.</translation>
    </message>
    <message numerus="yes">
        <source>A player has {n} city cards of era {era} instead of {needed}.</source>
        <extracomment>For one: A player has {n} city card of era {era} instead of {needed}. games/indonesia/game.py</extracomment>
        <translation>
            <numerusform>Ein Spieler hat {n} Städtekarte der Ära {era} statt {needed}.</numerusform>
            <numerusform>Ein Spieler hat {n} Städtekarten der Ära {era} statt {needed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player’s name can have at most {n} letters.</source>
        <extracomment>For one: A player’s name can have at most {n} letter. core/record.py</extracomment>
        <translation>
            <numerusform>Der Name eines Spielers kann höchstens {n} Buchstaben haben.</numerusform>
            <numerusform>Der Name eines Spielers kann höchstens {n} Buchstaben haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>A playtest can’t be saved. Save the map and start a new game on it instead.</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>Eine Probepartie lässt sich nicht speichern. Speichere die Karte und beginne darauf eine neue Partie.</translation>
    </message>
    <message>
        <source>A raid</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Eine Razzia</translation>
    </message>
    <message>
        <source>A raid!</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Razzia!</translation>
    </message>
    <message>
        <source>A result is recorded, but the game isn’t over.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Ein Ergebnis ist festgehalten, aber die Partie ist nicht vorbei.</translation>
    </message>
    <message>
        <source>A review would reveal what is hidden. It’s available when the game is over.</source>
        <extracomment>core/review.py</extracomment>
        <translation>Eine Analyse würde verdeckte Angaben verraten. Es gibt sie, wenn die Partie vorbei ist.</translation>
    </message>
    <message>
        <source>A road costs {price}.</source>
        <extracomment>ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>Eine Straße kostet {price}.</translation>
    </message>
    <message>
        <source>A road costs £{price}; you have no cash.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Eine Straße kostet £{price}; du hast kein Bargeld.</translation>
    </message>
    <message>
        <source>A road joins neighbouring buildings; {a} and {b} aren’t next to each other.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Eine Straße verbindet Nachbargebäude; {a} und {b} liegen nicht nebeneinander.</translation>
    </message>
    <message>
        <source>A road needs a building at both ends.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Eine Straße braucht an beiden Enden ein Gebäude.</translation>
    </message>
    <message>
        <source>A round</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Eine Runde</translation>
    </message>
    <message numerus="yes">
        <source>A round needs {n} free lots; there are too few.</source>
        <extracomment>For one: A round needs {n} free lot; there are too few. games/singapore/rules/round.py</extracomment>
        <translation>
            <numerusform>Eine Runde braucht {n} freien Bauplatz; es gibt zu wenige.</numerusform>
            <numerusform>Eine Runde braucht {n} freie Bauplätze; es gibt zu wenige.</numerusform>
        </translation>
    </message>
    <message>
        <source>A route needs at least one sea area and can’t use the same one twice.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>Ein Weg führt durch mindestens ein Meeresgebiet und durch keines zweimal.</translation>
    </message>
    <message>
        <source>A saved game can have at most {most} lines.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Eine gespeicherte Partie kann höchstens {most} Zeilen haben.</translation>
    </message>
    <message>
        <source>A script needs a function “edit” or “check” that takes a draft.</source>
        <extracomment>mapmaking/scripting.py</extracomment>
        <translation>Ein Skript braucht eine Funktion „edit“ oder „check“, die einen Entwurf bekommt.</translation>
    </message>
    <message>
        <source>A seal</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ein Siegel</translation>
    </message>
    <message>
        <source>A ship doesn’t fit here. It would cross the border of {sea}.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>Hier passt kein Schiff hin: Es würde über die Grenze ragen ({sea}).</translation>
    </message>
    <message>
        <source>A ship limit must be a number from 0 to {most}.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Eine Schiffsgrenze muss eine Zahl von 0 bis {most} sein.</translation>
    </message>
    <message>
        <source>A step is one road. The four start buildings are a step from each other.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Ein Schritt ist eine Straße. Zwischen den vier Startgebäuden ist es je ein Schritt.</translation>
    </message>
    <message>
        <source>A straight arrow was drawn.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Ein gerader Pfeil wurde gezeichnet.</translation>
    </message>
    <message>
        <source>A tile with the hut stays on display for the next round. The other one leaves the game.</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Das Plättchen mit der Hütte bleibt für die nächste Runde in der Auslage. Das andere verlässt das Spiel.</translation>
    </message>
    <message>
        <source>A white chip is a raid: the largest sum of black chips and opium is caught, and so are all who tie.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Ein weißer Chip bedeutet Razzia: Erwischt wird, wer die größte Summe aus schwarzen Chips und Opium hat, bei Gleichstand alle.</translation>
    </message>
    <message>
        <source>A white chip is drawn</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Ein weißer Chip wird gezogen</translation>
    </message>
    <message>
        <source>A worker can only be put on a building.</source>
        <extracomment>games/singapore/rules/turn.py, games/singapore/rules/use.py</extracomment>
        <translation>Ein Arbeiter kann nur auf ein Gebäude gesetzt werden.</translation>
    </message>
    <message>
        <source>A, Shift+A</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>A, Umschalt+A</translation>
    </message>
    <message>
        <source>Accept the change</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Änderung übernehmen</translation>
    </message>
    <message>
        <source>Acquire</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Erwerb</translation>
    </message>
    <message numerus="yes">
        <source>Acquire one of {n} companies and choose where it starts, or pass for this phase.</source>
        <extracomment>For one: Acquire the last company and choose where it starts, or pass for the rest of the phase. ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>Gründe die letzte Gesellschaft und wähle, wo sie beginnt, oder passe für diese Phase.</numerusform>
            <numerusform>Gründe eine von {n} Gesellschaften und wähle, wo sie beginnt, oder passe für diese Phase.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add &amp;compass</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>&amp;Kompass hinzufügen</translation>
    </message>
    <message>
        <source>Add &amp;title</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>&amp;Titel hinzufügen</translation>
    </message>
    <message>
        <source>Add a city card</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Städtekarte hinzufügen</translation>
    </message>
    <message>
        <source>Add a deed</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Konzession hinzufügen</translation>
    </message>
    <message>
        <source>Add a ship</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Noch ein Schiff</translation>
    </message>
    <message>
        <source>Add a ship in the {place}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Ein Schiff hinzufügen: {place}</translation>
    </message>
    <message>
        <source>Add compass</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Kompass hinzufügen</translation>
    </message>
    <message>
        <source>Add corner</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Ecke hinzufügen</translation>
    </message>
    <message>
        <source>Add lake</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>See hinzufügen</translation>
    </message>
    <message>
        <source>Add one for the province selected on the map</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Für die auf der Karte ausgewählte Provinz hinzufügen</translation>
    </message>
    <message>
        <source>Add player</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Add province {name}</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Provinz {name} hinzufügen</translation>
    </message>
    <message>
        <source>Add sea</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Meer hinzufügen</translation>
    </message>
    <message>
        <source>Add the deed {deed}</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Konzession {deed} hinzufügen</translation>
    </message>
    <message>
        <source>Add the ship in the Sunrise Sea, where it can carry your second good.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Setze das Schiff ins Morgenmeer: Dort kann es deine zweite Ware befördern.</translation>
    </message>
    <message>
        <source>Add title</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Titel hinzufügen</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>{name} hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>Add {n} city stones of size 1</source>
        <extracomment>For one: Add {n} city stone of size 1 games/indonesia/maps/fixes.py</extracomment>
        <translation>
            <numerusform>{n} Stadtstein der Größe 1 hinzufügen</numerusform>
            <numerusform>{n} Stadtsteine der Größe 1 hinzufügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Adds up to {n} ships a year.</source>
        <extracomment>For one: Adds up to {n} ship a year. ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>
            <numerusform>Bis zu {n} neues Schiff im Jahr.</numerusform>
            <numerusform>Bis zu {n} neue Schiffe im Jahr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Adds {n} ships: {places}.</source>
        <extracomment>For one: Adds {n} ship: {places}. ui/games/indonesia/beats.py</extracomment>
        <translation>
            <numerusform>Neu: {n} Schiff ({places}).</numerusform>
            <numerusform>Neu: {n} Schiffe ({places}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Adjacent seas</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Angrenzende Meere</translation>
    </message>
    <message>
        <source>Advance one of your tracks by one step, or another player’s Hull.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Ein Schritt auf einer deiner Leisten oder beim Laderaum eines Mitspielers.</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>After growth, all goods leave the cities.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Nach dem Wachstum verlassen alle Waren die Städte.</translation>
    </message>
    <message>
        <source>Align la&amp;bels and tokens</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Namen und Spielsteine a&amp;usrichten</translation>
    </message>
    <message numerus="yes">
        <source>Align {n} items</source>
        <extracomment>For one: Align {n} item ui/editor/menus/window_commands.py</extracomment>
        <translation>
            <numerusform>{n} Element ausrichten</numerusform>
            <numerusform>{n} Elemente ausrichten</numerusform>
        </translation>
    </message>
    <message>
        <source>All areas</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Alle Gebiete</translation>
    </message>
    <message>
        <source>All bring everybody the same, but supply other cities.</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Alle bringen jedem gleich viel, beliefern aber andere Städte.</translation>
    </message>
    <message>
        <source>All bring you and your rivals the same.</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Alle bringen dir und den Gegnern gleich viel.</translation>
    </message>
    <message numerus="yes">
        <source>All bring you the same; the first {n} help your rivals least.</source>
        <extracomment>For one: All bring you the same; the first helps your rivals least. ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>
            <numerusform>Alle bringen dir gleich viel; die erste hilft den Gegnern am wenigsten.</numerusform>
            <numerusform>Alle bringen dir gleich viel; die ersten {n} helfen den Gegnern am wenigsten.</numerusform>
        </translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>All land</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Alles Land</translation>
    </message>
    <message>
        <source>All layers</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Alle Ebenen</translation>
    </message>
    <message>
        <source>All links</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Alle Verbindungen</translation>
    </message>
    <message>
        <source>All neighbouring buildings are joined.</source>
        <extracomment>ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>Alle Nachbargebäude sind verbunden.</translation>
    </message>
    <message>
        <source>All options</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Alle Möglichkeiten</translation>
    </message>
    <message>
        <source>All players</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>All readable lines were kept.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Alle lesbaren Zeilen blieben erhalten.</translation>
    </message>
    <message>
        <source>All roads are on the board, so {area} gets none.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Alle Straßen liegen auf dem Spielplan, also bekommt {area} keine.</translation>
    </message>
    <message>
        <source>All slots are taken.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>Alle Firmenplätze sind belegt.</translation>
    </message>
    <message>
        <source>All sold: the company expands for free by your Expansion level, or as far as there’s room.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Alles verkauft: Die Gesellschaft expandiert kostenlos um deine Stufe bei Expansion oder so weit, wie Platz ist.</translation>
    </message>
    <message numerus="yes">
        <source>All {n} slots are taken; one more makes room for another company.</source>
        <extracomment>For one: The only slot is taken; a second makes room for another company. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Der einzige Firmenplatz ist belegt; ein zweiter schafft Raum für noch eine Gesellschaft.</numerusform>
            <numerusform>Alle {n} Firmenplätze sind belegt; einer mehr schafft Raum für noch eine Gesellschaft.</numerusform>
        </translation>
    </message>
    <message>
        <source>Allow one more ship in each era</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>In jeder Ära ein Schiff mehr erlauben</translation>
    </message>
    <message>
        <source>Allow one ship less in each era</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>In jeder Ära ein Schiff weniger erlauben</translation>
    </message>
    <message>
        <source>Almost grew</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Beinahe gewachsen</translation>
    </message>
    <message>
        <source>Amount slider</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Regler für den Betrag</translation>
    </message>
    <message>
        <source>An archipelago</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Ein Archipel</translation>
    </message>
    <message>
        <source>An area can be divided into 2 to {most} areas.</source>
        <extracomment>mapmaking/edit/shapes/subdivision.py</extracomment>
        <translation>Ein Gebiet lässt sich in 2 bis {most} Gebiete aufteilen.</translation>
    </message>
    <message>
        <source>An area can’t be linked to itself.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Ein Gebiet kann nicht mit sich selbst verbunden sein.</translation>
    </message>
    <message>
        <source>An area can’t have this ID.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Ein Gebiet kann diese Kennung nicht haben.</translation>
    </message>
    <message>
        <source>An area costs {price}&#xa0;Rp, but you only have {cash}&#xa0;Rp to spend.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Ein Gebiet kostet {price}&#xa0;Rp, aber du kannst nur {cash}&#xa0;Rp ausgeben.</translation>
    </message>
    <message>
        <source>An arrow is drawn between {a} and {b}, but it doesn’t link them.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>Zwischen {a} und {b} ist ein Pfeil gezeichnet, der sie nicht verbindet.</translation>
    </message>
    <message>
        <source>An arrow is drawn between {a} and {b}, but they aren’t listed as linked by one.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Zwischen {a} und {b} ist ein Pfeil gezeichnet, aber keine solche Verbindung aufgeführt.</translation>
    </message>
    <message>
        <source>An era goes on until deeds of one type at most are left: remove deeds that nobody wants.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Eine Ära dauert, bis höchstens noch Konzessionen einer Art übrig sind: Entferne Konzessionen, die niemand will.</translation>
    </message>
    <message>
        <source>An error can’t be ignored: the map can’t be played before it’s solved.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Ein Fehler lässt sich nicht ignorieren: Die Karte ist erst spielbar, wenn er behoben ist.</translation>
    </message>
    <message>
        <source>An error report was saved as {file}. You can open it like a saved game.</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Ein Fehlerbericht wurde als {file} gespeichert. Du kannst ihn wie eine gespeicherte Partie öffnen.</translation>
    </message>
    <message>
        <source>Animations</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>Announce a merger of two companies, then everyone can bid for it. The phase ends when all pass in a row.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Kündige die Fusion zweier Gesellschaften an, dann können alle bieten. Die Phase endet, wenn alle nacheinander passen.</translation>
    </message>
    <message>
        <source>Announce and bid {amount}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Ankündigen, {amount} bieten</translation>
    </message>
    <message>
        <source>Another area isn’t worth {amount} now.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Ein weiteres Gebiet ist jetzt keine {amount} wert.</translation>
    </message>
    <message>
        <source>Another move is just as good.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Ein anderer Zug ist ebenso gut.</translation>
    </message>
    <message>
        <source>Another program has changed the file.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Ein anderes Programm hat die Datei geändert.</translation>
    </message>
    <message>
        <source>Another program is using the file.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Ein anderes Programm benutzt die Datei.</translation>
    </message>
    <message>
        <source>Any style</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Beliebiger Stil</translation>
    </message>
    <message>
        <source>Apply</source>
        <extracomment>ui/editor/dialogs/placing_dialog.py</extracomment>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Area ID</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Kennung des Gebiets</translation>
    </message>
    <message>
        <source>Area name</source>
        <extracomment>ui/editor/links/link_commands.py, ui/editor/panels/properties.py</extracomment>
        <translation>Name des Gebiets</translation>
    </message>
    <message>
        <source>Areas adjacent to another siap faji company</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Gebiete neben einer anderen Siap-Faji-Gesellschaft</translation>
    </message>
    <message>
        <source>Areas are linked if their common border is at least this long. Manual links and arrows stay as they are.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Gebiete sind verbunden, wenn ihre gemeinsame Grenze mindestens so lang ist. Verbindungen von Hand und Pfeile bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Areas can be scaled to 10% to 1,000%.</source>
        <extracomment>mapmaking/edit/shapes/placing.py</extracomment>
        <translation>Gebiete lassen sich auf 10&#xa0;% bis 1.000&#xa0;% skalieren.</translation>
    </message>
    <message>
        <source>Areas that share a border were linked.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Gebiete mit gemeinsamer Grenze wurden verbunden.</translation>
    </message>
    <message>
        <source>Arrows only link land areas.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Pfeile verbinden nur Landgebiete.</translation>
    </message>
    <message>
        <source>As a percentage of the default size, which grows in windows at least 1300 pixels high.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>In Prozent der üblichen Größe, die in Fenstern ab 1300 Pixel Höhe wächst.</translation>
    </message>
    <message>
        <source>As the file says</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Wie in der Datei</translation>
    </message>
    <message>
        <source>Assign to province</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Provinz zuordnen</translation>
    </message>
    <message>
        <source>Assign {area} to {province}</source>
        <extracomment>mapmaking/review/fixes.py, ui/editor/menus/area_menu.py</extracomment>
        <translation>{area} der Provinz {province} zuordnen</translation>
    </message>
    <message numerus="yes">
        <source>Assign {n} areas to {province}</source>
        <extracomment>For one: Assign {n} area to {province} ui/editor/menus/area_menu.py</extracomment>
        <translation>
            <numerusform>{n} Gebiet {province} zuordnen</numerusform>
            <numerusform>{n} Gebiete {province} zuordnen</numerusform>
        </translation>
    </message>
    <message>
        <source>At most {number} of the other goods could then be sold: {why}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Von den anderen Waren ließen sich dann höchstens {number} verkaufen: {why}</translation>
    </message>
    <message>
        <source>At the end</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>At the end of each round</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Am Ende jeder Runde</translation>
    </message>
    <message>
        <source>At the start</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <source>At this place</source>
        <extracomment>ui/table/board/board_ui.py</extracomment>
        <translation>An diesem Ort</translation>
    </message>
    <message>
        <source>Auction: {first} and {second} go to {player} for {bid}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Versteigerung: {first} und {second} gehen für {bid} an {player}.</translation>
    </message>
    <message>
        <source>Auction: {player} leads with {bid} for {first} and {second}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Versteigerung: {player} führt mit {bid} für {first} und {second}.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>ui/editor/links/texts.py, ui/editor/panels/neighbours.py</extracomment>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Automatic recovery is off, so save often. {reason}</source>
        <extracomment>ui/editor/document/autosave.py</extracomment>
        <translation>Die automatische Sicherung ist aus, also speichere oft. {reason}</translation>
    </message>
    <message>
        <source>Available maps: {maps}.</source>
        <extracomment>library.py</extracomment>
        <translation>Verfügbare Karten: {maps}.</translation>
    </message>
    <message>
        <source>Average</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Durchschnitt</translation>
    </message>
    <message>
        <source>Average at the end of a game: {amount}</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Im Schnitt am Ende einer Partie: {amount}</translation>
    </message>
    <message>
        <source>Average loss per decision (in brackets: number of decisions)</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Verlust je Entscheidung im Mittel (in Klammern: Zahl der Entscheidungen)</translation>
    </message>
    <message>
        <source>Back to the start screen</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Zurück zum Startbildschirm</translation>
    </message>
    <message>
        <source>Balance</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Kontostand</translation>
    </message>
    <message>
        <source>Balance &amp;report…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Bericht zur Aus&amp;gewogenheit …</translation>
    </message>
    <message>
        <source>Balance of {map}</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Ausgewogenheit von {map}</translation>
    </message>
    <message>
        <source>Balance report</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Bericht zur Ausgewogenheit</translation>
    </message>
    <message>
        <source>Balance report (*.json)</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Bericht zur Ausgewogenheit (*.json)</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Vorher</translation>
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
            <numerusform>Beste Gesellschaft: {company}, verdiente {amount} in {n} Jahr.</numerusform>
            <numerusform>Beste Gesellschaft: {company}, verdiente {amount} in {n} Jahren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best guess</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Best moves according to {bot}</source>
        <extracomment>ui/table/advice.py</extracomment>
        <translation>Die besten Züge laut {bot}</translation>
    </message>
    <message>
        <source>Best rounds and costly raids</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Beste Runden und teure Razzien</translation>
    </message>
    <message>
        <source>Better than “{second}” by {ahead}: {parts}.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Um {ahead} besser als „{second}“: {parts}.</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Besser: {move}</translation>
    </message>
    <message>
        <source>Better: {move} – {why}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Besser: {move} – {why}</translation>
    </message>
    <message>
        <source>Bid 10 at most, or you won’t have enough cash for the merger.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Biete höchstens 10, sonst reicht dein Bargeld nicht für die Fusion.</translation>
    </message>
    <message>
        <source>Bid 10 at most. You’ll need your cash for a merger next year.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Biete höchstens 10: Nächstes Jahr brauchst du dein Bargeld für eine Fusion.</translation>
    </message>
    <message>
        <source>Bid 110. That’s enough, and three fifths of it come back to you.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Biete 110: Das reicht, und drei Fünftel kommen zu dir zurück.</translation>
    </message>
    <message>
        <source>Bid at least {lowest}&#xa0;Rp.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Biete mindestens {lowest}&#xa0;Rp.</translation>
    </message>
    <message>
        <source>Bid between 0 and {cash}&#xa0;Rp, the cash you have.</source>
        <extracomment>games/indonesia/rules/phases/turn_order.py</extracomment>
        <translation>Biete zwischen 0 und {cash}&#xa0;Rp; mehr Bargeld hast du nicht.</translation>
    </message>
    <message>
        <source>Bid between 4 and 10. If you bid less, Budi plays first; if you bid more, you’ll miss the cash later.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Biete zwischen 4 und 10. Bietest du weniger, spielt Budi zuerst; bietest du mehr, fehlt dir das Geld später.</translation>
    </message>
    <message>
        <source>Bid for me up to this amount</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Bis zu diesem Betrag für mich bieten</translation>
    </message>
    <message>
        <source>Bid more than {bid} for {first} and {second}, or pass.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Biete mehr als {bid} für {first} und {second} oder passe.</translation>
    </message>
    <message>
        <source>Bid {lowest}&#xa0;Rp or more, in steps of {units}&#xa0;Rp (1&#xa0;Rp per unit).</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Biete mindestens {lowest}&#xa0;Rp, in Schritten von {units}&#xa0;Rp (1&#xa0;Rp je Einheit).</translation>
    </message>
    <message>
        <source>Bidding automatically up to a limit.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Bietet automatisch bis zu einer Grenze.</translation>
    </message>
    <message>
        <source>Bids start at {amount}.</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Gebote beginnen bei {amount}.</translation>
    </message>
    <message>
        <source>Bids, worth and cash</source>
        <extracomment>ui/games/indonesia/panels/bid_ruler.py</extracomment>
        <translation>Gebote, Wert und Bargeld</translation>
    </message>
    <message>
        <source>Black chips</source>
        <extracomment>ui/games/singapore/chart_data.py, ui/games/singapore/player_cards.py</extracomment>
        <translation>Schwarze Chips</translation>
    </message>
    <message>
        <source>Blunder</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Grober Fehler</translation>
    </message>
    <message>
        <source>Blunders</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Grobe Fehler</translation>
    </message>
    <message>
        <source>Board as table</source>
        <extracomment>ui/table/board/board_table.py, ui/table/window/docks.py</extracomment>
        <translation>Spielplan als Tabelle</translation>
    </message>
    <message>
        <source>Bots play on the map as it is now. You can keep editing meanwhile.</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>Bots spielen auf der Karte, wie sie jetzt ist. Du kannst währenddessen weiterarbeiten.</translation>
    </message>
    <message>
        <source>Brings others</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Bringt anderen</translation>
    </message>
    <message>
        <source>Budi has the fewest VP now, gets the Raffles stone, flags your lot for you and plays first. Watch how both use your Brickworks again.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Budi hat jetzt die wenigsten SP, bekommt den Raffles-Stein, setzt auch deine Flagge und spielt zuerst. Sieh zu, wie beide wieder deine Ziegelei nutzen.</translation>
    </message>
    <message>
        <source>Budi’s lot</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Budis Bauplatz</translation>
    </message>
    <message>
        <source>Budi’s turn</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Budis Zug</translation>
    </message>
    <message>
        <source>Build a road</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Eine Straße bauen</translation>
    </message>
    <message>
        <source>Build in an empty coastal area of a province on the card. Each province holds only one city.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Baue in einem leeren Küstengebiet einer Provinz der Städtekarte. In jede Provinz passt nur eine Stadt.</translation>
    </message>
    <message>
        <source>Build one of the tiles for the neutral colour on a free lot.</source>
        <extracomment>ui/games/singapore/panels/__init__.py</extracomment>
        <translation>Baue für Neutral eines der Plättchen auf einen freien Bauplatz.</translation>
    </message>
    <message>
        <source>Build one of the tiles on a free lot.</source>
        <extracomment>ui/games/singapore/panels/__init__.py</extracomment>
        <translation>Baue eines der Plättchen auf einen freien Bauplatz.</translation>
    </message>
    <message>
        <source>Build {tile}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{tile} bauen</translation>
    </message>
    <message>
        <source>Builder</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>Building</source>
        <extracomment>ui/games/singapore/board/board_ui.py, ui/games/singapore/panels/moves_page.py</extracomment>
        <translation>Gebäude</translation>
    </message>
    <message numerus="yes">
        <source>Building used most: {building}, {n}&#xa0;times.</source>
        <extracomment>For one: Building used most: {building}, {n} time. ui/games/singapore/final_screen.py</extracomment>
        <translation>
            <numerusform>Am häufigsten genutztes Gebäude: {building}, {n}-mal.</numerusform>
            <numerusform>Am häufigsten genutztes Gebäude: {building}, {n}-mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Buildings next to it</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Gebäude daneben</translation>
    </message>
    <message>
        <source>Buildings used</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Gebäude genutzt</translation>
    </message>
    <message>
        <source>Builds what others will use.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Baut, was andere nutzen werden.</translation>
    </message>
    <message>
        <source>Built</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Gebaut</translation>
    </message>
    <message>
        <source>Buttons</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Knöpfe</translation>
    </message>
    <message>
        <source>Buttons, list rows and other controls are at least 44 pixels high, whatever the size of text.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Knöpfe, Listenzeilen und andere Bedienelemente sind mindestens 44&#xa0;Pixel hoch, wie groß der Text auch ist.</translation>
    </message>
    <message>
        <source>Buy the top tile: {building}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Oberstes Plättchen kaufen: {building}</translation>
    </message>
    <message>
        <source>By company, all years together</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Je Gesellschaft, alle Jahre zusammen</translation>
    </message>
    <message>
        <source>By default, they aren’t linked.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Automatisch sind sie nicht verbunden.</translation>
    </message>
    <message>
        <source>By default, they’re linked.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Automatisch sind sie verbunden.</translation>
    </message>
    <message>
        <source>By the end of the turn: {gains}.</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>Bis zum Ende des Zuges: {gains}.</translation>
    </message>
    <message>
        <source>Can be undone, for practice</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Zum Üben umkehrbar</translation>
    </message>
    <message>
        <source>Can pay: {sums}.</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Können zahlen: {sums}.</translation>
    </message>
    <message>
        <source>Cancel the current action</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Laufende Aktion abbrechen</translation>
    </message>
    <message>
        <source>Cancelled. No report was made.</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Abgebrochen. Es gibt keinen Bericht.</translation>
    </message>
    <message>
        <source>Can’t be undone</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Endgültig</translation>
    </message>
    <message>
        <source>Careful player</source>
        <extracomment>ui/games/indonesia/game_ui.py, ui/games/singapore/game_ui.py</extracomment>
        <translation>Vorsichtiger</translation>
    </message>
    <message>
        <source>Carried by own ships.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Von eigenen Schiffen befördert.</translation>
    </message>
    <message>
        <source>Cash and bank at the end of each year, in rupiah; at the end, the last year’s earnings count double</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Bargeld und Bank am Ende jedes Jahres, in Rupiah; am Schluss zählen die Einnahmen des letzten Jahres doppelt</translation>
    </message>
    <message>
        <source>Cash, goods and chips count for nothing.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Geld, Güter und Chips zählen nichts.</translation>
    </message>
    <message>
        <source>Caught</source>
        <extracomment>ui/games/singapore/raid_picture.py</extracomment>
        <translation>Erwischt</translation>
    </message>
    <message>
        <source>Caught: {players}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Erwischt: {players}.</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <extracomment>ui/table/review/review_page.py, ui/table/review/review_pane.py</extracomment>
        <translation>Gewinnchance</translation>
    </message>
    <message>
        <source>Chance to win after this decision</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>Gewinnchance nach dieser Entscheidung</translation>
    </message>
    <message>
        <source>Chance to win now</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>Gewinnchance jetzt</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>Change ID of {name}</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Kennung von {name} ändern</translation>
    </message>
    <message>
        <source>Change colour of {name}</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Farbton von {name} ändern</translation>
    </message>
    <message>
        <source>Change credits</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Quellennachweis ändern</translation>
    </message>
    <message>
        <source>Change map title</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Titel der Karte ändern</translation>
    </message>
    <message>
        <source>Change name of {name} ({language})</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Namen von {name} ändern ({language})</translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Ändert nichts</translation>
    </message>
    <message>
        <source>Chip for an illegal building</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Chip für ein illegales Gebäude</translation>
    </message>
    <message>
        <source>Chips and new tiles</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Chips und neue Plättchen</translation>
    </message>
    <message>
        <source>Choices you had entered but not played yet were lost when the program closed.</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Was du eingegeben, aber noch nicht gespielt hattest, ging verloren, als das Programm beendet wurde.</translation>
    </message>
    <message>
        <source>Choose Mergers this year. You need it to announce a merger next year.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Wähle dieses Jahr Fusionen. Sonst kannst du nächstes Jahr keine Fusion ankündigen.</translation>
    </message>
    <message>
        <source>Choose a building on the board or here</source>
        <extracomment>ui/games/singapore/panels/moves_page.py</extracomment>
        <translation>Gebäude hier oder auf dem Spielplan</translation>
    </message>
    <message>
        <source>Choose a lot</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Wähle einen Bauplatz</translation>
    </message>
    <message>
        <source>Choose a lot next to a start building or to another player’s building.</source>
        <extracomment>games/singapore/rules/starting_round.py</extracomment>
        <translation>Wähle einen Bauplatz neben einem Startgebäude oder dem Gebäude eines Mitspielers.</translation>
    </message>
    <message>
        <source>Choose a lot on the board or here</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Hier oder auf dem Spielplan</translation>
    </message>
    <message>
        <source>Choose a map folder</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Kartenordner wählen</translation>
    </message>
    <message>
        <source>Choose a move</source>
        <extracomment>ui/games/singapore/panels/moves_page.py, ui/table/board/board_table.py, ui/table/panels/answers.py</extracomment>
        <translation>Wähle eine Möglichkeit</translation>
    </message>
    <message>
        <source>Choose a neighbour</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Wähle einen Nachbarn</translation>
    </message>
    <message>
        <source>Choose a neighbour to link or unlink it.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Wähle einen Nachbarn, um ihn zu verbinden oder zu trennen.</translation>
    </message>
    <message>
        <source>Choose a plan</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Wähle einen Plan</translation>
    </message>
    <message>
        <source>Choose a plan, or go to the page Turn to move by hand.</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Wähle einen Plan oder spiele von Hand auf der Seite Zug.</translation>
    </message>
    <message>
        <source>Choose a road</source>
        <extracomment>ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>Wähle eine Straße</translation>
    </message>
    <message>
        <source>Choose a tile</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Wähle ein Plättchen</translation>
    </message>
    <message>
        <source>Choose a tile and a lot</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Wähle Plättchen und Bauplatz</translation>
    </message>
    <message>
        <source>Choose an alternative</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Wähle eine Alternative</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Datei wählen …</translation>
    </message>
    <message>
        <source>Choose folder…</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Ordner wählen …</translation>
    </message>
    <message>
        <source>Choose picture</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Bild wählen</translation>
    </message>
    <message>
        <source>Choose players and options</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Spieler und Spieloptionen wählen</translation>
    </message>
    <message>
        <source>Choose provinces by clicking on the map</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Provinzen durch Klicks auf die Karte wählen</translation>
    </message>
    <message>
        <source>Choose the Pawnshop this time. From there it’s one step to each start building.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Wähle diesmal das Pfandhaus. Von dort ist es zu jedem Startgebäude ein Schritt.</translation>
    </message>
    <message>
        <source>Choose the Weaver’s Stall this time: it’s joined to all start buildings.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Wähle diesmal den Weberstand: Er ist mit allen Startgebäuden verbunden.</translation>
    </message>
    <message>
        <source>Choose the tile that gets the hut. The other one leaves the game.</source>
        <extracomment>ui/games/singapore/panels/__init__.py</extracomment>
        <translation>Wähle das Plättchen, das die Hütte bekommt. Das andere verlässt das Spiel.</translation>
    </message>
    <message>
        <source>Choose the tile to build on {lot}.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Wähle das Plättchen für den Bauplatz {lot}.</translation>
    </message>
    <message>
        <source>Choose this before or when you’re asked for a merger.</source>
        <extracomment>ui/games/indonesia/game_view.py</extracomment>
        <translation>Wähle das, bevor oder sobald du zu einer Fusion gefragt wirst.</translation>
    </message>
    <message>
        <source>Choose this when you operate a company.</source>
        <extracomment>ui/games/indonesia/game_view.py</extracomment>
        <translation>Wähle das, wenn du eine Gesellschaft betreibst.</translation>
    </message>
    <message>
        <source>Choose two different companies.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Wähle zwei verschiedene Gesellschaften.</translation>
    </message>
    <message>
        <source>Choose where to start</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Wähle, wo sie beginnt</translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} of {cities} cities in turn: only {n} city stones of size {size} are left.</source>
        <extracomment>For one: Choose {n} of {cities} cities: only {n} city stone of size {size} is left. ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>
            <numerusform>Wähle {n} von {cities} Städten: Nur {n} Stadtstein der Größe {size} ist übrig.</numerusform>
            <numerusform>Wähle {n} von {cities} Städten, eine nach der anderen: Nur {n} Stadtsteine der Größe {size} sind übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen.</source>
        <extracomment>ui/table/board/board_presenter.py, ui/table/panels/choice_list.py</extracomment>
        <translation>Gewählt.</translation>
    </message>
    <message>
        <source>Cities grow</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Städte wachsen</translation>
    </message>
    <message>
        <source>Cities that got goods</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Städte, die Waren bekamen</translation>
    </message>
    <message>
        <source>Citra’s lot</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Citras Bauplatz</translation>
    </message>
    <message>
        <source>Citra’s turn</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Citras Zug</translation>
    </message>
    <message>
        <source>City card</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Städtekarte</translation>
    </message>
    <message>
        <source>City card {card} could never be played.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Die Städtekarte {card} ließ sich nie spielen.</translation>
    </message>
    <message>
        <source>City card {card} is gone.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>Die Städtekarte {card} ist weg.</translation>
    </message>
    <message>
        <source>City card {card} is new.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>Die Städtekarte {card} ist neu.</translation>
    </message>
    <message>
        <source>City card {id} names the province “{province}”, which isn’t on the map.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Die Städtekarte {id} nennt die Provinz „{province}“, die es auf der Karte nicht gibt.</translation>
    </message>
    <message>
        <source>City card {old} is now {new}.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>Die Städtekarte {old} ist jetzt {new}.</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Clear the shortcut for {command}</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Tastenkürzel für {command} löschen</translation>
    </message>
    <message>
        <source>Click a cell or press Space to link or unlink two areas.</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Klicke eine Zelle an oder drücke die Leertaste, um zwei Gebiete zu verbinden oder zu trennen.</translation>
    </message>
    <message>
        <source>Click a good on the board to reroute it.</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Klicke eine Ware auf dem Spielplan an, um sie umzuleiten.</translation>
    </message>
    <message>
        <source>Click a land area on the map to choose its province.</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Klicke ein Landgebiet auf der Karte an, um seine Provinz zu wählen.</translation>
    </message>
    <message>
        <source>Click an entry to see that moment on the board.</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Klicke einen Eintrag an, um diesen Zeitpunkt auf dem Spielplan zu sehen.</translation>
    </message>
    <message>
        <source>Click both buildings on the board, or choose here.</source>
        <extracomment>ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>Klicke beide Gebäude auf dem Spielplan an oder wähle hier.</translation>
    </message>
    <message>
        <source>Click or drag to move the view. Right-click to hide this.</source>
        <extracomment>ui/editor/minimap.py</extracomment>
        <translation>Klicke oder ziehe, um die Ansicht zu verschieben. Ein Rechtsklick blendet dies aus.</translation>
    </message>
    <message>
        <source>Click to see the board at that time</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Klicke, um den Spielplan zu dieser Zeit zu sehen</translation>
    </message>
    <message>
        <source>Clockwise, starting with the Raffles player. First build, then move and act.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Im Uhrzeigersinn, der Raffles-Spieler zuerst. Erst bauen, dann Schritte und Aktionen.</translation>
    </message>
    <message>
        <source>Close gaps up to</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Lücken schließen bis</translation>
    </message>
    <message>
        <source>Close the gap between {a} and {b}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Lücke zwischen {a} und {b} schließen</translation>
    </message>
    <message>
        <source>Close this screen (Esc)</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Schließt diese Seite (Esc)</translation>
    </message>
    <message>
        <source>Close together</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>Nahe beieinander</translation>
    </message>
    <message>
        <source>Coast: {seas}</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Küste: {seas}</translation>
    </message>
    <message>
        <source>Collapse the tutorial</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Einführung einklappen</translation>
    </message>
    <message>
        <source>Colour for seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Farbe von Sitz {seat}</translation>
    </message>
    <message>
        <source>Colour {n}</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Farbton {n}</translation>
    </message>
    <message>
        <source>Comes with the program. You’ll edit a copy and save it under a new name.</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Gehört zum Programm. Du bearbeitest eine Kopie und speicherst sie unter neuem Namen.</translation>
    </message>
    <message>
        <source>Common border: {border}.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Gemeinsame Grenze: {border}.</translation>
    </message>
    <message>
        <source>Companies that can start here: {letters}</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Gesellschaften, die hier beginnen können: {letters}</translation>
    </message>
    <message>
        <source>Companies: {companies}</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Gesellschaften: {companies}</translation>
    </message>
    <message>
        <source>Compare this map with</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>Diese Karte vergleichen mit</translation>
    </message>
    <message>
        <source>Compare with an earlier report</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Mit einem früheren Bericht vergleichen</translation>
    </message>
    <message>
        <source>Compare with another map</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>Mit anderer Karte vergleichen</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Vergleichen mit …</translation>
    </message>
    <message>
        <source>Compared with the earlier report</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Verglichen mit dem früheren Bericht</translation>
    </message>
    <message>
        <source>Continue here</source>
        <extracomment>ui/table/games/open_controller.py, ui/table/tutorial/learning.py</extracomment>
        <translation>Hier weiterspielen</translation>
    </message>
    <message>
        <source>Continue it in the other window, or close that window first.</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Spiele sie im anderen Fenster weiter oder schließe es zuerst.</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>Copy all shortcuts</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Alle Tastenkürzel kopieren</translation>
    </message>
    <message>
        <source>Copy notation</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Notation kopieren</translation>
    </message>
    <message>
        <source>Copy of</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Kopie von</translation>
    </message>
    <message>
        <source>Copy text</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>Copy…</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Kopie …</translation>
    </message>
    <message>
        <source>Couldn’t copy the game</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Die Partie ließ sich nicht kopieren</translation>
    </message>
    <message>
        <source>Couldn’t delete your record</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Deine Bilanz ließ sich nicht löschen</translation>
    </message>
    <message>
        <source>Couldn’t import the file</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Die Datei ließ sich nicht importieren</translation>
    </message>
    <message>
        <source>Couldn’t keep a copy of the map.</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Von der Karte ließ sich keine Kopie aufbewahren.</translation>
    </message>
    <message>
        <source>Couldn’t move “{file}” to the trash, so it wasn’t deleted.</source>
        <extracomment>ui/play/save_folder.py</extracomment>
        <translation>„{file}“ ließ sich nicht in den Papierkorb verschieben und wurde deshalb nicht gelöscht.</translation>
    </message>
    <message>
        <source>Couldn’t open the game</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Die Partie ließ sich nicht öffnen</translation>
    </message>
    <message>
        <source>Couldn’t open the map</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Die Karte ließ sich nicht öffnen</translation>
    </message>
    <message>
        <source>Couldn’t read the settings in {file}. Default settings are used instead.</source>
        <extracomment>ui/settings/settings_file.py</extracomment>
        <translation>Die Einstellungen in {file} ließen sich nicht lesen. Es gelten die Voreinstellungen.</translation>
    </message>
    <message>
        <source>Couldn’t read {file}.</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>{file} ließ sich nicht lesen.</translation>
    </message>
    <message>
        <source>Couldn’t reload the map. {reason}</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Die Karte ließ sich nicht neu laden. {reason}</translation>
    </message>
    <message>
        <source>Couldn’t save an error report as {file}.</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Ein Fehlerbericht ließ sich nicht als {file} speichern.</translation>
    </message>
    <message>
        <source>Couldn’t save the copy</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Die Kopie ließ sich nicht speichern</translation>
    </message>
    <message>
        <source>Couldn’t save the file</source>
        <extracomment>ui/table/review/review_controller.py, ui/table/window/main_window.py</extracomment>
        <translation>Die Datei ließ sich nicht speichern</translation>
    </message>
    <message>
        <source>Couldn’t save the game</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Die Partie ließ sich nicht speichern</translation>
    </message>
    <message>
        <source>Couldn’t save the map</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Die Karte ließ sich nicht speichern</translation>
    </message>
    <message>
        <source>Couldn’t save the report</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Der Bericht ließ sich nicht speichern</translation>
    </message>
    <message>
        <source>Couldn’t save the settings in {file}.</source>
        <extracomment>ui/settings/settings_file.py</extracomment>
        <translation>Die Einstellungen in {file} ließen sich nicht speichern.</translation>
    </message>
    <message>
        <source>Couldn’t save {file}.</source>
        <extracomment>ui/editor/menus/export_commands.py, ui/help/guide.py, ui/table/chart_controller.py, ui/table/game_controller.py, ui/widgets/file_choice.py</extracomment>
        <translation>{file} ließ sich nicht speichern.</translation>
    </message>
    <message>
        <source>Couldn’t save {file}. Save a copy now, or you’ll lose this game.</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>{file} ließ sich nicht speichern. Speichere jetzt eine Kopie, sonst geht diese Partie verloren.</translation>
    </message>
    <message>
        <source>Couldn’t show the picture “{file}”. {reason}</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Das Bild „{file}“ ließ sich nicht zeigen. {reason}</translation>
    </message>
    <message>
        <source>Couldn’t start the game</source>
        <extracomment>ui/table/games/new_game_controller.py</extracomment>
        <translation>Die Partie ließ sich nicht beginnen</translation>
    </message>
    <message>
        <source>Covered until the owner looks</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Verdeckt, bis der Besitzer hinsieht</translation>
    </message>
    <message>
        <source>Create province</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Provinz anlegen</translation>
    </message>
    <message>
        <source>Ctrl+Z undoes your last move, Ctrl+H asks a bot for a hint, and F1 opens the rules for the decision. The View menu shows more on the board.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Strg+Z macht deine letzte Entscheidung rückgängig, Strg+H bittet einen Bot um einen Tipp, und F1 öffnet die Regeln zur Entscheidung. Das Menü Ansicht zeigt mehr auf dem Spielplan.</translation>
    </message>
    <message>
        <source>Ctrl+Z undoes your last move, Ctrl+H asks a strong bot for a hint, and F2 lists everything you can do right now. The log records everything that happens, and the timeline above the board takes you back to any moment.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Strg+Z macht deinen letzten Zug rückgängig, Strg+H bittet einen starken Bot um einen Tipp, und F2 zeigt alles, was du gerade tun kannst. Das Protokoll vermerkt alles, was geschieht, und die Zeitleiste über dem Spielplan bringt dich zu jedem Zeitpunkt zurück.</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Strg+Klick</translation>
    </message>
    <message>
        <source>Current phase: {phase}</source>
        <extracomment>ui/table/round_strip.py</extracomment>
        <translation>Aktuelle Phase: {phase}</translation>
    </message>
    <message>
        <source>Damaged saved game</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Beschädigte gespeicherte Partie</translation>
    </message>
    <message>
        <source>Dealt</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Ausgeteilt</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>ui/table/review/review_page.py, ui/table/review/review_pane.py</extracomment>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Decisions ({n})</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Entscheidungen ({n})</translation>
    </message>
    <message>
        <source>Deed {id} is for the province “{province}”, which isn’t on the map.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Die Konzession {id} ist für die Provinz „{province}“, die es auf der Karte nicht gibt.</translation>
    </message>
    <message>
        <source>Deeds left for {good}: {n}</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Übrige Konzessionen für {good}: {n}</translation>
    </message>
    <message>
        <source>Deeds left for {good}: {n} ({names})</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Übrige Konzessionen für {good}: {n} ({names})</translation>
    </message>
    <message>
        <source>Deeds you can acquire</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Verfügbare Konzessionen</translation>
    </message>
    <message>
        <source>Deeds:</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Konzessionen:</translation>
    </message>
    <message>
        <source>Degrees</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Grad</translation>
    </message>
    <message>
        <source>Delete record</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Bilanz löschen</translation>
    </message>
    <message>
        <source>Delete your record</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Deine Bilanz löschen</translation>
    </message>
    <message>
        <source>Delete your whole record? Your saved games stay, but they won’t be counted again.</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Deine ganze Bilanz löschen? Deine gespeicherten Partien bleiben, zählen aber nicht noch einmal.</translation>
    </message>
    <message>
        <source>Delete…</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>Detach island from {area}</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>Eine Insel von {area} abtrennen</translation>
    </message>
    <message>
        <source>Details</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Did you mean “{name}”?</source>
        <extracomment>i18n/text.py</extracomment>
        <translation>Meinst du „{name}“?</translation>
    </message>
    <message>
        <source>Discard the change</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Änderung verwerfen</translation>
    </message>
    <message>
        <source>Dismiss (Esc)</source>
        <extracomment>ui/play/recap_box.py, ui/table/hints.py, ui/table/window/side.py</extracomment>
        <translation>Ausblenden (Esc)</translation>
    </message>
    <message>
        <source>Disputed</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Umstritten</translation>
    </message>
    <message>
        <source>Disputed: played on, another move does better; the forecast prefers this one</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Umstritten: weitergespielt ist ein anderer Zug besser; die Prognose zieht diesen vor</translation>
    </message>
    <message>
        <source>Div&amp;ide into areas…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>In Ge&amp;biete aufteilen …</translation>
    </message>
    <message>
        <source>Divide</source>
        <extracomment>ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>Aufteilen</translation>
    </message>
    <message>
        <source>Divide into areas…</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>In Gebiete aufteilen …</translation>
    </message>
    <message>
        <source>Divide {area}</source>
        <extracomment>ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>{area} aufteilen</translation>
    </message>
    <message>
        <source>Do you want to save your changes to “{map}”?</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Möchtest du die Änderungen an „{map}“ speichern?</translation>
    </message>
    <message>
        <source>Does nothing illegal while there’s something else to do.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Tut nichts Illegales, solange es etwas anderes zu tun gibt.</translation>
    </message>
    <message>
        <source>Done: {step}. Play again to see what it changes.</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Erledigt: {step}. Lass noch einmal spielen, um zu sehen, was das ändert.</translation>
    </message>
    <message>
        <source>Don’t link ({key})</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Nicht verbinden ({key})</translation>
    </message>
    <message>
        <source>Double speed</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Doppeltes Tempo</translation>
    </message>
    <message>
        <source>Drag a corner or a border. Click a border to add a corner; Alt+click removes one. To select several corners, drag a box or hold Shift.</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Ziehe eine Ecke oder eine Grenze. Ein Klick auf eine Grenze fügt eine Ecke hinzu, Alt+Klick entfernt eine. Mehrere Ecken: Rahmen ziehen oder Umschalt halten.</translation>
    </message>
    <message>
        <source>Drag anything (Shift: all ships of a sea, Ctrl: no snapping). Ctrl+click takes several. Ctrl+wheel rotates a label, Shift+wheel resizes it. Double-click wraps a label or adds a place for a ship. Delete removes.</source>
        <extracomment>ui/editor/tools/place.py</extracomment>
        <translation>Alles lässt sich ziehen (Umschalt: alle Schiffe eines Meeres; Strg: ohne Einrasten). Strg+Klick nimmt mehrere. Bei Namen dreht Strg+Rad und skaliert Umschalt+Rad. Doppelklick bricht um oder fügt einen Liegeplatz hinzu. Entf entfernt.</translation>
    </message>
    <message>
        <source>Drag from an area over others to add them to its province. Hold Shift to paint with the last province again.</source>
        <extracomment>ui/editor/tools/paint.py</extracomment>
        <translation>Ziehe von einem Gebiet über andere: Sie kommen zu seiner Provinz. Mit Umschalt malst du wieder mit der letzten Provinz.</translation>
    </message>
    <message>
        <source>Drag from one area to another, or click one and then the other, to link or unlink them. Hold Alt or Shift to unlink only.</source>
        <extracomment>ui/editor/tools/link.py</extracomment>
        <translation>Ziehe von Gebiet zu Gebiet, oder klicke erst das eine, dann das andere an, um sie zu verbinden oder zu trennen. Mit Alt oder Umschalt wird nur getrennt.</translation>
    </message>
    <message>
        <source>Drag to move the tracing picture; hold Shift to scale it. Ctrl+wheel scales it at the pointer. You choose the picture in the View menu.</source>
        <extracomment>ui/editor/tools/trace.py</extracomment>
        <translation>Ziehen verschiebt das Bild zum Nachzeichnen, mit Umschalt skaliert es. Strg+Mausrad skaliert es am Zeiger. Das Bild wählst du im Menü Ansicht.</translation>
    </message>
    <message>
        <source>Drag without snapping</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Ohne Einrasten ziehen</translation>
    </message>
    <message>
        <source>Draw a chip whenever you build or use an illegal (dark) building. Keep a black one in front of you.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Zieh jedes Mal einen Chip, wenn du ein illegales (dunkles) Gebäude baust oder nutzt. Ein schwarzer bleibt vor dir.</translation>
    </message>
    <message>
        <source>Draw a line from border to border, freehand or with clicks. Enter ends it, Backspace removes the last corner. Alt+click detaches an island.</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>Ziehe eine Linie von Grenze zu Grenze, freihändig oder mit Klicks. Enter beendet sie, die Rücktaste entfernt die letzte Ecke. Alt+Klick trennt eine Insel ab.</translation>
    </message>
    <message>
        <source>Draw arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Pfeil zeichnen</translation>
    </message>
    <message>
        <source>Drawn after the effect</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Nach der Wirkung gezogen</translation>
    </message>
    <message>
        <source>Drawn before the effect</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Vor der Wirkung gezogen</translation>
    </message>
    <message>
        <source>Drop one file at a time: a saved game or a map.</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Bitte nur eine Datei auf einmal: eine gespeicherte Partie oder eine Karte.</translation>
    </message>
    <message>
        <source>Each company operates once. Shipping companies add ships; production companies sell, then expand.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Jede Gesellschaft wird einmal betrieben: Reedereien setzen Schiffe; Produktionsgesellschaften verkaufen und expandieren dann.</translation>
    </message>
    <message>
        <source>Each company sells by the best plan and expands for free, to the first of equally good areas. You’re asked where areas cost money, and about ships.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Jede Gesellschaft verkauft nach dem besten Plan und expandiert kostenlos, bei gleich guten Gebieten in das erste. Du wirst gefragt, wo Gebiete Geld kosten, und bei Schiffen.</translation>
    </message>
    <message>
        <source>Each gold seal pays {money} the first time you reach it.</source>
        <extracomment>ui/games/singapore/victory_track.py</extracomment>
        <translation>Jedes goldene Siegel zahlt {money}, wenn du es zum ersten Mal erreichst.</translation>
    </message>
    <message>
        <source>Each island needs a land area: choose at most {most} islands.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>Jede Insel braucht ein Landgebiet: Wähle höchstens {most} Inseln.</translation>
    </message>
    <message>
        <source>Each land tile needs {n} prices.</source>
        <extracomment>games/singapore/rules/box.py</extracomment>
        <translation>Jedes Landschaftsplättchen braucht {n} Preise.</translation>
    </message>
    <message>
        <source>Each of the stacks 1, 2 and 3 needs {n} buildings.</source>
        <extracomment>games/singapore/rules/box.py</extracomment>
        <translation>Jeder der Stapel 1, 2 und 3 braucht {n} Gebäude.</translation>
    </message>
    <message numerus="yes">
        <source>Each of {player}’s ships carries {n} goods then.</source>
        <extracomment>For one: Each of {player}’s ships carries {n} good then. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Jedes Schiff von {player} befördert dann {n} Ware.</numerusform>
            <numerusform>Jedes Schiff von {player} befördert dann {n} Waren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player needs a different colour.</source>
        <extracomment>ui/table/games/new_game_dialog.py</extracomment>
        <translation>Jeder Spieler braucht eine andere Farbe.</translation>
    </message>
    <message>
        <source>Each player needs a different name.</source>
        <extracomment>ui/table/games/new_game_dialog.py</extracomment>
        <translation>Jeder Spieler braucht einen anderen Namen.</translation>
    </message>
    <message>
        <source>Each player’s place after each year’s bids</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Der Platz in der Zugreihenfolge nach den Geboten jedes Jahres</translation>
    </message>
    <message>
        <source>Each province needs a land area: choose at most {most} provinces.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>Jede Provinz braucht ein Landgebiet: Wähle höchstens {most} Provinzen.</translation>
    </message>
    <message>
        <source>Each round, the player with the fewest VP gets the Raffles stone. All have 5 now, and chance chose you. Four new tiles are on display, one more than players.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>In jeder Runde bekommt den Raffles-Stein, wer die wenigsten SP hat. Jetzt haben alle 5, und das Los fiel auf dich. In der Auslage sind vier neue Plättchen, eines mehr, als ihr seid.</translation>
    </message>
    <message>
        <source>Each rupiah bid counts ×{number} instead of ×{fewer}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Jede gebotene Rupiah zählt ×{number} statt ×{fewer}.</translation>
    </message>
    <message>
        <source>Each ship carries as many goods as its owner’s Hull, for every company that sells.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Jedes Schiff befördert für jede Gesellschaft, die verkauft, so viele Waren, wie der Laderaum seines Besitzers angibt.</translation>
    </message>
    <message numerus="yes">
        <source>Each ship carries {n} goods then: {number} more in all.</source>
        <extracomment>For one: Each ship carries {n} good then: {number} more in all. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Jedes Schiff befördert dann {n} Ware: insgesamt {number} mehr.</numerusform>
            <numerusform>Jedes Schiff befördert dann {n} Waren: insgesamt {number} mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each year, a city buys as many of each good as its size, from all companies together.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Eine Stadt kauft im Jahr von jeder Ware so viele, wie ihre Größe angibt, von allen Gesellschaften zusammen.</translation>
    </message>
    <message>
        <source>Earned {last} last year; about {income} a year with you.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Letztes Jahr {last} eingenommen; bei dir etwa {income} im Jahr.</translation>
    </message>
    <message>
        <source>Earnings last year</source>
        <extracomment>ui/games/indonesia/panels/situation.py</extracomment>
        <translation>Einnahmen im letzten Jahr</translation>
    </message>
    <message>
        <source>Earnings this year</source>
        <extracomment>ui/games/indonesia/panels/situation.py</extracomment>
        <translation>Einnahmen in diesem Jahr</translation>
    </message>
    <message>
        <source>Edit map</source>
        <extracomment>ui/app/program.py</extracomment>
        <translation>Karte bearbeiten</translation>
    </message>
    <message>
        <source>Edit note on {a} and {b}</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Anmerkung zu {a} und {b} ändern</translation>
    </message>
    <message>
        <source>Effect</source>
        <extracomment>ui/games/singapore/board/board_ui.py, ui/table/board/board_ui.py</extracomment>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Empty game data was created.</source>
        <extracomment>board/map_data.py</extracomment>
        <translation>Es wurden leere Spieldaten angelegt.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py, ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>End the turn</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>End turn</source>
        <extracomment>ui/games/singapore/texts/planning.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>End your turn</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Beende deinen Zug</translation>
    </message>
    <message>
        <source>Endless</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Unbegrenzt</translation>
    </message>
    <message>
        <source>Enlarge {area} until the token fits</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>{area} vergrößern, bis der Spielstein passt</translation>
    </message>
    <message>
        <source>Entry</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Era {era}</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/games/indonesia/panels/situation.py</extracomment>
        <translation>Ära {era}</translation>
    </message>
    <message>
        <source>Era {era} begins</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Ära {era} beginnt</translation>
    </message>
    <message>
        <source>Era {era} has no city card “{card}”.</source>
        <extracomment>games/indonesia/game.py</extracomment>
        <translation>In Ära {era} gibt es keine Städtekarte „{card}“.</translation>
    </message>
    <message>
        <source>Era {era} needs deeds of at least two types, or it ends at once.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Ära {era} wäre sofort zu Ende: Sie braucht Konzessionen von mindestens zwei Arten.</translation>
    </message>
    <message>
        <source>Era {era}: {offers}</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Ära {era}: {offers}</translation>
    </message>
    <message>
        <source>Eras</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Ären</translation>
    </message>
    <message>
        <source>Every square is a lot with its price in pounds. The four start buildings by the water belong to nobody: everybody may use them.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Jedes Feld ist ein Bauplatz mit seinem Preis in Pfund. Die vier Startgebäude am Wasser gehören niemandem: Alle dürfen sie nutzen.</translation>
    </message>
    <message>
        <source>Every {n}&#xa0;map units</source>
        <extracomment>ui/editor/menus/view_commands.py</extracomment>
        <translation>Alle {n}&#xa0;Karteneinheiten</translation>
    </message>
    <message>
        <source>Everyone bids once, and the highest bidder plays first this year. Budi bid 3 rupiah. &lt;b&gt;Bid 4, and you’ll choose a company before Budi does.&lt;/b&gt; Your bid goes into your bank: you can’t spend it any more, but it counts at the end.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Alle bieten einmal, und wer am meisten bietet, spielt dieses Jahr zuerst. Budi hat 3 Rupiah geboten. &lt;b&gt;Biete 4, dann wählst du vor Budi eine Gesellschaft.&lt;/b&gt; Dein Gebot geht auf deine Bank: Ausgeben kannst du es nicht mehr, aber es zählt am Ende.</translation>
    </message>
    <message>
        <source>Everyone makes one open bid, multiplied by their factor. Bids go into the bank. The highest plays first.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Alle bieten einmal offen; das Gebot zählt mal Gebotsfaktor und geht auf die Bank. Wer am höchsten liegt, spielt zuerst.</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Tausch</translation>
    </message>
    <message>
        <source>Expand the tutorial</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Einführung ausklappen</translation>
    </message>
    <message>
        <source>Expanded</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>Expandiert</translation>
    </message>
    <message>
        <source>Expands for {amount}: {places}.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Expandiert für {amount}: {places}.</translation>
    </message>
    <message>
        <source>Expected: {share}.</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Zu erwarten: {share}.</translation>
    </message>
    <message>
        <source>Export board as image</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Spielplan als Bild exportieren</translation>
    </message>
    <message>
        <source>Export log</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Protokoll exportieren</translation>
    </message>
    <message>
        <source>Export map as graph</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Karte als Graph exportieren</translation>
    </message>
    <message>
        <source>Export statistics as tables</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Statistik als Tabellen exportieren</translation>
    </message>
    <message>
        <source>Export your record</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Deine Bilanz exportieren</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Far apart</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>Weit auseinander</translation>
    </message>
    <message>
        <source>Fewer deeds of this type, or more of others, would change that.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Weniger Konzessionen dieser Art oder mehr von anderen würden das ändern.</translation>
    </message>
    <message>
        <source>Figure</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Figures</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Filter columns by area or province</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Spalten nach Gebiet oder Provinz filtern</translation>
    </message>
    <message>
        <source>Filter rows by area or province</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Zeilen nach Gebiet oder Provinz filtern</translation>
    </message>
    <message>
        <source>Final money in rupiah</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Geld am Ende in Rupiah</translation>
    </message>
    <message>
        <source>Final rank</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Platz am Ende</translation>
    </message>
    <message>
        <source>Final screen</source>
        <extracomment>ui/table/final_screen.py, ui/table/panels/result.py</extracomment>
        <translation>Endbildschirm</translation>
    </message>
    <message>
        <source>Find area</source>
        <extracomment>ui/editor/panels/areas.py</extracomment>
        <translation>Gebiet suchen</translation>
    </message>
    <message>
        <source>Finding all alternatives…</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Alle Alternativen werden gesucht …</translation>
    </message>
    <message>
        <source>Finding plans…</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Pläne werden gesucht …</translation>
    </message>
    <message numerus="yes">
        <source>Finished after {n} rounds: {player} won</source>
        <extracomment>For one: Finished after {n} round: {player} won ui/table/game_texts.py</extracomment>
        <translation>
            <numerusform>Nach {n} Runde beendet: {player} hat gewonnen</numerusform>
            <numerusform>Nach {n} Runden beendet: {player} hat gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>First order of play</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Erste Zugreihenfolge</translation>
    </message>
    <message>
        <source>First use the Brick Pit, where your worker stands.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Nutze zuerst die Ziegelgrube, in der dein Arbeiter steht.</translation>
    </message>
    <message>
        <source>First use the Brickworks, where your worker stands.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Nutze zuerst die Ziegelei, in der dein Arbeiter steht.</translation>
    </message>
    <message>
        <source>First use the Builder and get £4 for your bricks.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Nutze zuerst den Baumeister und nimm £4 für deine Ziegel.</translation>
    </message>
    <message>
        <source>Fit board to &amp;window</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Spielplan an Fenster&amp;größe anpassen</translation>
    </message>
    <message>
        <source>Fit the board to the window</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Spielplan an die Fenstergröße anpassen</translation>
    </message>
    <message>
        <source>Fit the map to the drawing</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Karte an die Zeichnung anpassen</translation>
    </message>
    <message numerus="yes">
        <source>Fitting {n} outlines into the map…</source>
        <extracomment>For one: Fitting {n} outline into the map… ui/editor/imports/import_commands.py</extracomment>
        <translation>
            <numerusform>{n} Umriss wird in die Karte eingefügt …</numerusform>
            <numerusform>{n} Umrisse werden in die Karte eingefügt …</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py</extracomment>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Fix in the copy</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>In der Kopie</translation>
    </message>
    <message>
        <source>Fixing problems…</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py</extracomment>
        <translation>Probleme werden behoben …</translation>
    </message>
    <message>
        <source>Flag</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Flagge</translation>
    </message>
    <message>
        <source>Flag of {owner}</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Flagge von {owner}</translation>
    </message>
    <message>
        <source>Flag on {area}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Flagge auf {area}</translation>
    </message>
    <message>
        <source>Flag {number} of {count}</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Flagge {number} von {count}</translation>
    </message>
    <message>
        <source>Focus n&amp;ext pane</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/main_window.py</extracomment>
        <translation>Zum &amp;nächsten Bereich</translation>
    </message>
    <message>
        <source>Focus previo&amp;us pane</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/main_window.py</extracomment>
        <translation>Zum v&amp;origen Bereich</translation>
    </message>
    <message>
        <source>For a step, the second worker may start at any building. &lt;b&gt;Click your Raffles’ Plan on E2.&lt;/b&gt; If you kept it in hand, you’d have to put it on the board in your next turn.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Der zweite Arbeiter darf für einen Schritt auf jedem Gebäude beginnen. &lt;b&gt;Klicke auf deinen Raffles’ Plan auf E2.&lt;/b&gt; Bliebe er in deiner Hand, müsstest du ihn in deinem nächsten Zug einsetzen.</translation>
    </message>
    <message>
        <source>Format {found} doesn’t exist; the first format is 1.</source>
        <extracomment>files/strict_json.py</extracomment>
        <translation>Format {found} gibt es nicht; das erste Format ist 1.</translation>
    </message>
    <message numerus="yes">
        <source>Found {n} problems in the files in {folder}. The files won’t be changed.</source>
        <extracomment>For one: Found {n} problem in the files in {folder}. The files won’t be changed. ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>
            <numerusform>{n} Problem in den Dateien von {folder} gefunden. Die Dateien bleiben unverändert.</numerusform>
            <numerusform>{n} Probleme in den Dateien von {folder} gefunden. Die Dateien bleiben unverändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Free lot for {price}</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Freier Bauplatz für {price}</translation>
    </message>
    <message>
        <source>Free lots</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Freie Bauplätze</translation>
    </message>
    <message>
        <source>Free slot</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Freier Firmenplatz</translation>
    </message>
    <message>
        <source>From a file of outlines</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Aus einer Datei mit Umrissen</translation>
    </message>
    <message>
        <source>From era B, rice and spice can merge into siap faji. Half the areas are removed.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Reis und Gewürze können ab Ära B zu Siap Faji fusionieren. Die Hälfte der Gebiete wird aufgegeben.</translation>
    </message>
    <message>
        <source>From money to VP</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Von Geld zu SP</translation>
    </message>
    <message>
        <source>From the start of each company to its end, or to the company it merged into</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Vom Beginn jeder Gesellschaft bis zu ihrem Ende oder bis zu der Gesellschaft, in der sie aufging</translation>
    </message>
    <message>
        <source>From {way} with {line}: click a city or the next ship. Click the good again to cancel.</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Von {way} mit {line}: Klicke eine Stadt oder das nächste Schiff an, oder zum Abbrechen noch einmal die Ware.</translation>
    </message>
    <message>
        <source>Game open in another window</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Partie in einem anderen Fenster geöffnet</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>ui/editor/balance/balance_dialog.py, ui/table/games/record_dialog.py</extracomment>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Games with a city</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Partien mit Stadt</translation>
    </message>
    <message>
        <source>Games with ships at work</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Partien mit Schiffsverkehr</translation>
    </message>
    <message>
        <source>Get</source>
        <comment>goods</comment>
        <extracomment>ui/games/singapore/panels/moves_page.py</extracomment>
        <translation>Bekommen</translation>
    </message>
    <message>
        <source>Get a &amp;hint</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>T&amp;ipp geben</translation>
    </message>
    <message numerus="yes">
        <source>Get {n} more steps</source>
        <extracomment>For one: Get {n} more step ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>{n} weiteren Schritt bekommen</numerusform>
            <numerusform>{n} weitere Schritte bekommen</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the ground of {area} to</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Fläche von {area} geben an</translation>
    </message>
    <message>
        <source>Go to {place}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Schritt zu {place}</translation>
    </message>
    <message>
        <source>Going once.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Zum Ersten.</translation>
    </message>
    <message>
        <source>Goods</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/singapore/chart_data.py</extracomment>
        <translation>Güter</translation>
    </message>
    <message>
        <source>Goods a game</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Waren je Partie</translation>
    </message>
    <message>
        <source>Goods are either “any” or “same”, not both.</source>
        <extracomment>games/singapore/rules/box.py</extracomment>
        <translation>Güter sind entweder „any“ oder „same“, nicht beides.</translation>
    </message>
    <message>
        <source>Goods bought by cities</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Käufe der Städte</translation>
    </message>
    <message>
        <source>Goods for a city</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Waren je Stadt</translation>
    </message>
    <message>
        <source>Goods in the supply</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Güter im Vorrat</translation>
    </message>
    <message>
        <source>Goods of all kinds at the end of each round</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Güter aller Arten am Ende jeder Runde</translation>
    </message>
    <message>
        <source>Goods of any kind can be mixed. Goods of one kind are all the same. Opium counts, too.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Beliebige Güter dürfen gemischt sein. Gleiche Güter sind alle von einer Art. Auch Opium zählt.</translation>
    </message>
    <message>
        <source>Goods of each kind, all years together</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Waren je Art, alle Jahre zusammen</translation>
    </message>
    <message>
        <source>Goods of each kind, by year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Waren je Art, nach Jahren</translation>
    </message>
    <message>
        <source>Goods shipped through each sea in a game</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Waren, die in einer Partie durch jedes Meer fahren</translation>
    </message>
    <message>
        <source>Goods sold and unsold</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Verkauft und unverkauft</translation>
    </message>
    <message>
        <source>Goods sold of those on the board, and rupiah for you after ship fees, by the best plan</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Verkaufte von allen Waren auf dem Spielplan und Rupiah für dich nach Abzug der Fracht, nach dem besten Plan</translation>
    </message>
    <message>
        <source>Goods travel from their zone to a city on the ships of one company, never over land.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Eine Ware reist mit Schiffen einer einzigen Reederei von ihrer Zone zu einer Stadt, nie über Land.</translation>
    </message>
    <message>
        <source>Group by province</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Nach Provinzen gruppieren</translation>
    </message>
    <message>
        <source>Grow the city in {place}</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Die Stadt in {place} wachsen lassen</translation>
    </message>
    <message>
        <source>Grow the city in…</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Die Stadt wachsen lassen in …</translation>
    </message>
    <message>
        <source>Grow {city} to size {size}</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>{city} auf Größe {size} wachsen lassen</translation>
    </message>
    <message>
        <source>Grower</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Pflanzer</translation>
    </message>
    <message numerus="yes">
        <source>Grows by up to {n} areas a year.</source>
        <extracomment>For one: Grows by up to {n} area a year. ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>
            <numerusform>Wächst um bis zu {n} Gebiet im Jahr.</numerusform>
            <numerusform>Wächst um bis zu {n} Gebiete im Jahr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Half speed</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Halbes Tempo</translation>
    </message>
    <message>
        <source>Hide label</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Namen ausblenden</translation>
    </message>
    <message>
        <source>Hide label of {name}</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Namen von {name} ausblenden</translation>
    </message>
    <message>
        <source>Hide {player}’s information</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Die verdeckten Angaben von {player} verbergen</translation>
    </message>
    <message>
        <source>Highest amount</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Höchster Betrag</translation>
    </message>
    <message>
        <source>Hints are turned off in this game. A review is available when it’s over.</source>
        <extracomment>core/review.py</extracomment>
        <translation>In dieser Partie sind Tipps ausgeschaltet. Eine Analyse gibt es, wenn die Partie vorbei ist.</translation>
    </message>
    <message>
        <source>Hold Ctrl and drag</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Strg halten und ziehen</translation>
    </message>
    <message>
        <source>How hidden information is kept from other players. Anyone who opens the saved file can read it.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Wie verdeckte Angaben vor den anderen verborgen werden. Wer die gespeicherte Datei öffnet, kann sie lesen.</translation>
    </message>
    <message>
        <source>How much more you and your rivals earn a year by the best use of it, in rupiah, on the board now</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>Wie viel du und deine Rivalen bei bester Nutzung im Jahr mehr verdienen, in Rupiah, auf dem Spielplan von jetzt</translation>
    </message>
    <message>
        <source>How the bot likes to play; revealed at the end of the game</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Wie der Bot gern spielt; am Ende der Partie verraten</translation>
    </message>
    <message>
        <source>Hull is the only track you can advance for another player.</source>
        <extracomment>games/indonesia/rules/phases/research.py</extracomment>
        <translation>Bei anderen kannst du nur den Laderaum erhöhen.</translation>
    </message>
    <message>
        <source>I forgot my PIN</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>PIN vergessen</translation>
    </message>
    <message>
        <source>I forgot my PIN…</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>PIN vergessen …</translation>
    </message>
    <message>
        <source>ID</source>
        <extracomment>ui/editor/panels/properties.py, ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>If all places are equally good, each wins {share}% of the games.</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Sind alle Startplätze gleich gut, gewinnt jeder {share}&#xa0;% der Partien.</translation>
    </message>
    <message>
        <source>If it ends here, you get {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Wenn es dabei bleibt, bekommst du {amount}.</translation>
    </message>
    <message>
        <source>If it ends here, you pay and get nothing.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Wenn es dabei bleibt, zahlst und bekommst du nichts.</translation>
    </message>
    <message>
        <source>If it ends here, you pay {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Wenn es dabei bleibt, zahlst du {amount}.</translation>
    </message>
    <message>
        <source>If you change the map, you won’t be able to continue this game.</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Wenn du die Karte änderst, lässt sich diese Partie nicht fortsetzen.</translation>
    </message>
    <message>
        <source>Import as</source>
        <extracomment>ui/editor/imports/import_dialog.py, ui/editor/imports/outline_model.py</extracomment>
        <translation>Importieren als</translation>
    </message>
    <message>
        <source>Import lin&amp;ks…</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>&amp;Verbindungen importieren …</translation>
    </message>
    <message>
        <source>Import links</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Verbindungen importieren</translation>
    </message>
    <message>
        <source>Import links from a graph</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Verbindungen aus einem Graphen importieren</translation>
    </message>
    <message>
        <source>In a &amp;column</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>In eine &amp;Spalte</translation>
    </message>
    <message>
        <source>In a &amp;row</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>In eine &amp;Reihe</translation>
    </message>
    <message>
        <source>In map units. Nothing moves; the sea fills the new space.</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>In Karteneinheiten. Nichts verschiebt sich; das Meer füllt den neuen Platz.</translation>
    </message>
    <message>
        <source>In order of goods, then points, then money, less what raids may cost.</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Geordnet nach Gütern, dann Punkten, dann Geld, abzüglich dessen, was Razzien kosten können.</translation>
    </message>
    <message>
        <source>In order of money, then points, then goods, less what raids may cost.</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Geordnet nach Geld, dann Punkten, dann Gütern, abzüglich dessen, was Razzien kosten können.</translation>
    </message>
    <message>
        <source>In order of points, then money, then goods, less what raids may cost.</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Geordnet nach Punkten, dann Geld, dann Gütern, abzüglich dessen, was Razzien kosten können.</translation>
    </message>
    <message>
        <source>In percent, at the beginning of each round</source>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>In Prozent, zu Beginn jeder Runde</translation>
    </message>
    <message>
        <source>In rupiah; ties go to the player earlier in the order of play</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>In Rupiah; bei Gleichstand entscheidet die Zugreihenfolge</translation>
    </message>
    <message>
        <source>In small windows</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>In kleinen Fenstern</translation>
    </message>
    <message>
        <source>In the map editor: {fixes}.</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Im Karteneditor: {fixes}.</translation>
    </message>
    <message>
        <source>In the picture of an import</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Im Bild eines Imports</translation>
    </message>
    <message>
        <source>In the subfolder {name}</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Im Unterordner {name}</translation>
    </message>
    <message>
        <source>In this folder</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>In diesem Ordner</translation>
    </message>
    <message>
        <source>In year</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Im Jahr</translation>
    </message>
    <message>
        <source>In your turn, you can build more roads for £1 each. &lt;b&gt;Open the Roads tab and click Opium Smuggling on G5, then your Black Market on F5&lt;/b&gt;: whoever gets opium there will sell it to you.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>In deinem Zug kannst du weitere Straßen für je £1 bauen. &lt;b&gt;Öffne die Seite Straßen und klicke den Opiumschmuggel auf G5 an, dann deinen Schwarzmarkt auf F5&lt;/b&gt;: Wer Opium holt, verkauft es dann bei dir.</translation>
    </message>
    <message numerus="yes">
        <source>In {n} games, it had no area left to start in.</source>
        <extracomment>For one: In {n} game, it had no area left to start in. games/indonesia/maps/trial_findings.py</extracomment>
        <translation>
            <numerusform>In {n} Partie war kein Gebiet mehr frei, in dem sie beginnen konnte.</numerusform>
            <numerusform>In {n} Partien war kein Gebiet mehr frei, in dem sie beginnen konnte.</numerusform>
        </translation>
    </message>
    <message>
        <source>In {percent}% of its wins, it started {deed} in the first year.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Bei {percent}&#xa0;% dieser Siege gründete sie im ersten Jahr {deed}.</translation>
    </message>
    <message>
        <source>In {percent}% of the games that others won, the winner started {deed} in the first year.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Wenn andere gewannen, hatten sie in {percent}&#xa0;% der Fälle im ersten Jahr {deed} gegründet.</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Ungenauigkeiten</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Ungenauigkeit</translation>
    </message>
    <message>
        <source>Income and spending</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Einnahmen und Ausgaben</translation>
    </message>
    <message>
        <source>Income to the right and spending to the left, in rupiah; the difference is the final money</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Einnahmen nach rechts und Ausgaben nach links, in Rupiah; die Differenz ist das Geld am Ende</translation>
    </message>
    <message>
        <source>Islands lie</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>Inseln liegen</translation>
    </message>
    <message numerus="yes">
        <source>It allows mergers of up to {n} deeds.</source>
        <extracomment>For one: It allows mergers of up to {n} deed. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Damit sind Fusionen mit bis zu {n} Konzession möglich.</numerusform>
            <numerusform>Damit sind Fusionen mit bis zu {n} Konzessionen möglich.</numerusform>
        </translation>
    </message>
    <message>
        <source>It allows the merger of {companies}: {amount} more a year if you win it.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Damit geht die Fusion von {companies}: {amount} mehr im Jahr, wenn du sie gewinnst.</translation>
    </message>
    <message>
        <source>It became a new sea area.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>Er wurde ein neues Meeresgebiet.</translation>
    </message>
    <message>
        <source>It brings {places} in reach.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Damit ist erreichbar: {places}.</translation>
    </message>
    <message>
        <source>It chose an illegal move.</source>
        <extracomment>ui/play/session_bridge.py</extracomment>
        <translation>Er hat einen unzulässigen Zug gewählt.</translation>
    </message>
    <message>
        <source>It doesn’t say which game it’s for.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Es steht nicht darin, für welches Spiel sie ist.</translation>
    </message>
    <message>
        <source>It earns nothing yet, but should in later years.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Das bringt noch nichts ein, sollte es aber in späteren Jahren.</translation>
    </message>
    <message>
        <source>It has more than {n}&#xa0;million pixels.</source>
        <extracomment>ui/editor/canvas/traced_picture.py</extracomment>
        <translation>Es hat mehr als {n}&#xa0;Millionen Pixel.</translation>
    </message>
    <message>
        <source>It has no outline.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Es hat keinen Umriss.</translation>
    </message>
    <message>
        <source>It has no position on the map.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Es hat keine Position auf der Karte.</translation>
    </message>
    <message>
        <source>It has ship limits but isn’t a shipping deed.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Sie hat Schiffsgrenzen, ist aber keine Schifffahrtskonzession.</translation>
    </message>
    <message>
        <source>It has the wrong form.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Die Form stimmt nicht.</translation>
    </message>
    <message>
        <source>It isn’t a PNG, JPEG, WebP, BMP or GIF file.</source>
        <extracomment>ui/editor/canvas/traced_picture.py</extracomment>
        <translation>Das ist keine PNG-, JPEG-, WebP-, BMP- oder GIF-Datei.</translation>
    </message>
    <message>
        <source>It isn’t a regular file.</source>
        <extracomment>files/whole_file.py, ui/play/save_lock.py</extracomment>
        <translation>Das ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>It leaves {amount} more to spend.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Es bleiben {amount} mehr zum Ausgeben.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves {n} areas to grow to, against {fewer}.</source>
        <extracomment>For one: It leaves {n} area to grow to, against {fewer}. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Es bleibt {n} Gebiet zum Wachsen, sonst {fewer}.</numerusform>
            <numerusform>Es bleiben {n} Gebiete zum Wachsen, sonst {fewer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves {n} slots free.</source>
        <extracomment>For one: It leaves {n} slot free. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>{n} Firmenplatz bleibt frei.</numerusform>
            <numerusform>{n} Firmenplätze bleiben frei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It makes room for {n} companies in all.</source>
        <extracomment>For one: It makes room for {n} company in all. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Damit ist insgesamt Platz für {n} Gesellschaft.</numerusform>
            <numerusform>Damit ist insgesamt Platz für {n} Gesellschaften.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It makes room for {n} more areas, against {fewer}.</source>
        <extracomment>For one: It makes room for {n} more area, against {fewer}. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Das schafft Platz für {n} weiteres Gebiet, sonst {fewer}.</numerusform>
            <numerusform>Das schafft Platz für {n} weitere Gebiete, sonst {fewer}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It must be a line.</source>
        <extracomment>board/files/board_file.py, mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Es muss eine Linie sein.</translation>
    </message>
    <message>
        <source>It must be a point.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Es muss ein Punkt sein.</translation>
    </message>
    <message>
        <source>It must be a polygon.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Es muss ein Polygon sein.</translation>
    </message>
    <message>
        <source>It should bring {amount} more this year.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Es dürfte dieses Jahr {amount} mehr bringen.</translation>
    </message>
    <message>
        <source>It takes the overlap with {others}.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>Er bekommt die Überlappung mit {others}.</translation>
    </message>
    <message>
        <source>It was added to {area}.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>Er wurde {area} zugeschlagen.</translation>
    </message>
    <message>
        <source>It was cut there. Everything inside it was kept.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Er wurde dort geschnitten. Alles, was er umschließt, wurde behalten.</translation>
    </message>
    <message numerus="yes">
        <source>It was laid out in {n} games.</source>
        <extracomment>For one: It was laid out in {n} game. games/indonesia/maps/trial_findings.py</extracomment>
        <translation>
            <numerusform>Sie lag in {n} Partie aus.</numerusform>
            <numerusform>Sie lag in {n} Partien aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was moved to the right list.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Sie wurde in die richtige Liste verschoben.</translation>
    </message>
    <message>
        <source>It was never dealt.</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Sie wurde nie ausgeteilt.</translation>
    </message>
    <message>
        <source>It was read in that encoding.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Sie wurde in dieser Kodierung gelesen.</translation>
    </message>
    <message>
        <source>It was redrawn to match them.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Er wurde passend neu gezeichnet.</translation>
    </message>
    <message>
        <source>It was set to Indonesia.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Sie wurde auf Indonesia gesetzt.</translation>
    </message>
    <message>
        <source>It was set to fit the areas: {width} by {height} units.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Sie wurde den Gebieten angepasst: {width} mal {height} Einheiten.</translation>
    </message>
    <message>
        <source>It was set to the default: {units} units.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Sie wurde auf den Standard gesetzt: {units} Einheiten.</translation>
    </message>
    <message>
        <source>It was set to “{text}”.</source>
        <extracomment>board/files/flaws.py, games/indonesia/maps/repair.py</extracomment>
        <translation>Jetzt gilt „{text}“.</translation>
    </message>
    <message>
        <source>It would play “{answer}”.</source>
        <extracomment>ui/table/advice.py</extracomment>
        <translation>Er würde „{answer}“ spielen.</translation>
    </message>
    <message>
        <source>Its ends were joined.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Seine Enden wurden verbunden.</translation>
    </message>
    <message>
        <source>Its era never began.</source>
        <extracomment>games/indonesia/maps/trial_findings.py, games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Ihre Ära begann nie.</translation>
    </message>
    <message>
        <source>Its outlines have more than {n} corners in all.</source>
        <extracomment>mapmaking/imports/budget.py</extracomment>
        <translation>Die Umrisse haben zusammen mehr als {n} Ecken.</translation>
    </message>
    <message>
        <source>Its sales less ship fees, or the ship fees that it got, in games in which it was started. A merged company counts equally for each of its deeds. It’s compared with the other deeds of its era and type in the same games.</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Der Erlös abzüglich der Fracht oder die erhaltene Fracht, in Partien, in denen ihre Gesellschaft gegründet wurde. Eine fusionierte Gesellschaft zählt zu gleichen Teilen für jede ihrer Konzessionen. Verglichen wird mit den anderen Konzessionen derselben Ära und Art in denselben Partien.</translation>
    </message>
    <message numerus="yes">
        <source>Its {n} new ships can carry goods this year.</source>
        <extracomment>For one: Its new ship can carry goods this year. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Ihr neues Schiff kann dieses Jahr Waren befördern.</numerusform>
            <numerusform>Ihre {n} neuen Schiffe können dieses Jahr Waren befördern.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its “berths” feature is missing.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Sein Objekt „berths“ fehlt.</translation>
    </message>
    <message>
        <source>Its “{what}” feature is missing.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Sein Objekt „{what}“ fehlt.</translation>
    </message>
    <message>
        <source>It’s a folder, not a file.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Das ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>It’s completely covered by {others}.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>Er ist ganz von {others} bedeckt.</translation>
    </message>
    <message>
        <source>It’s drawn more than once.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Es ist mehrmals gezeichnet.</translation>
    </message>
    <message>
        <source>It’s the same as {others}. Only one of them can be placed.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>Er gleicht {others}. Nur einer davon lässt sich platzieren.</translation>
    </message>
    <message>
        <source>It’s too far outside the canvas.</source>
        <extracomment>board/files/board_file.py, mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Es liegt zu weit außerhalb der Zeichenfläche.</translation>
    </message>
    <message>
        <source>It’s too narrow for a token and will be skipped.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>Er ist zu schmal für einen Spielstein und wird weggelassen.</translation>
    </message>
    <message>
        <source>It’s {bot}’s turn, but the bots are paused.</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>{bot} ist an der Reihe, aber die Bots sind angehalten.</translation>
    </message>
    <message>
        <source>I’m {player}</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Ich bin {player}</translation>
    </message>
    <message>
        <source>Keep at least one city stone of size 1, or no cities can be built.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Behalte mindestens einen Stadtstein der Größe 1, sonst lässt sich keine Stadt bauen.</translation>
    </message>
    <message>
        <source>Keep only one arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Nur einen Pfeil behalten</translation>
    </message>
    <message>
        <source>Keep {a} and {b} linked</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} und {b} verbunden lassen</translation>
    </message>
    <message>
        <source>Keep {a} and {b} unlinked</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} und {b} getrennt lassen</translation>
    </message>
    <message>
        <source>Keeps its cash and stays out of mergers.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Behält sein Bargeld und hält sich aus Fusionen heraus.</translation>
    </message>
    <message>
        <source>Kind of links</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Art der Verbindungen</translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>ui/editor/canvas/board_items.py</extracomment>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Lake ID</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Kennung des Sees</translation>
    </message>
    <message>
        <source>Lake name</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Name des Sees</translation>
    </message>
    <message>
        <source>Land areas</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>Landgebiete</translation>
    </message>
    <message>
        <source>Language code</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Sprachkürzel</translation>
    </message>
    <message>
        <source>Large controls for touch</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Große Bedienelemente für Touch</translation>
    </message>
    <message>
        <source>Large map</source>
        <extracomment>ui/table/games/map_loader.py</extracomment>
        <translation>Große Karte</translation>
    </message>
    <message>
        <source>Last game</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Letzte Partie</translation>
    </message>
    <message>
        <source>Last year doubled</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/final_screen.py</extracomment>
        <translation>Verdopplung</translation>
    </message>
    <message>
        <source>Layer</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Leave {a} and {b} linked</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>{a} und {b} verbunden lassen</translation>
    </message>
    <message>
        <source>Leave {a} and {b} unlinked</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>{a} und {b} getrennt lassen</translation>
    </message>
    <message>
        <source>Left to right</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Links und rechts vertauschen</translation>
    </message>
    <message>
        <source>Left unchanged.</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>Bleibt unverändert.</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Level of each track at the end of each year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Stufe jeder Leiste am Ende jedes Jahres</translation>
    </message>
    <message>
        <source>Like Medium, but tuned on recorded games.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Wie die Stufe Mittel, aber an aufgezeichneten Partien abgestimmt.</translation>
    </message>
    <message>
        <source>Likes shipping companies and lives on their fees.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Mag Reedereien und lebt von ihrer Fracht.</translation>
    </message>
    <message>
        <source>Link ({key})</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Verbinden ({key})</translation>
    </message>
    <message>
        <source>Link all selected areas to each other</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Alle ausgewählten Gebiete miteinander verbinden</translation>
    </message>
    <message>
        <source>Link areas</source>
        <extracomment>ui/editor/tools/link.py</extracomment>
        <translation>Gebiete verbinden</translation>
    </message>
    <message>
        <source>Link legend</source>
        <extracomment>ui/editor/links/link_layer.py</extracomment>
        <translation>Legende der Verbindungen</translation>
    </message>
    <message>
        <source>Link or unlink {a} and {b} manually before you add a note.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>Verbinde oder trenne {a} und {b} von Hand, bevor du eine Anmerkung hinzufügst.</translation>
    </message>
    <message>
        <source>Link ta&amp;ble…</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Verbindungs&amp;tabelle …</translation>
    </message>
    <message>
        <source>Link table</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Verbindungstabelle</translation>
    </message>
    <message>
        <source>Link {a} and {b} (automatic)</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} und {b} verbinden (automatisch)</translation>
    </message>
    <message numerus="yes">
        <source>Link {n} areas to each other</source>
        <extracomment>For one: Link {n} area ui/editor/panels/neighbours.py</extracomment>
        <translation>
            <numerusform>{n} Gebiet miteinander verbinden</numerusform>
            <numerusform>{n} Gebiete miteinander verbinden</numerusform>
        </translation>
    </message>
    <message>
        <source>Linked with the rows</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Mit den Zeilen verbunden</translation>
    </message>
    <message>
        <source>Loading…</source>
        <extracomment>ui/table/games/game_choices.py, ui/widgets/file_choice.py</extracomment>
        <translation>Wird geladen …</translation>
    </message>
    <message>
        <source>Lock: {layer}</source>
        <extracomment>ui/editor/panels/layers.py</extracomment>
        <translation>Sperren: {layer}</translation>
    </message>
    <message>
        <source>Log and message</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Protokoll und Meldung</translation>
    </message>
    <message>
        <source>Log only</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Nur im Protokoll</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Spielplan ansehen</translation>
    </message>
    <message>
        <source>Lowest amount</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Niedrigster Betrag</translation>
    </message>
    <message>
        <source>M&amp;ove, scale, rotate…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Versc&amp;hieben, skalieren, drehen …</translation>
    </message>
    <message>
        <source>Make arrow manual</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Pfeil von Hand festlegen</translation>
    </message>
    <message>
        <source>Make link manual</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Verbindung von Hand festlegen</translation>
    </message>
    <message>
        <source>Make links between all selected areas automatic</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Verbindungen zwischen allen ausgewählten Gebieten auf automatisch setzen</translation>
    </message>
    <message>
        <source>Make p&amp;layable</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Spie&amp;lbar machen</translation>
    </message>
    <message>
        <source>Make playable</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py, ui/editor/panels/problems.py</extracomment>
        <translation>Spielbar machen</translation>
    </message>
    <message>
        <source>Making the map…</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>Die Karte wird erzeugt …</translation>
    </message>
    <message>
        <source>Map editor</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Karteneditor</translation>
    </message>
    <message>
        <source>Map height</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/editor/panels/properties.py</extracomment>
        <translation>Höhe der Karte</translation>
    </message>
    <message>
        <source>Map legend</source>
        <extracomment>ui/board/floating_labels.py</extracomment>
        <translation>Legende der Karte</translation>
    </message>
    <message>
        <source>Map title</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/editor/menus/file_commands.py, ui/editor/panels/properties.py</extracomment>
        <translation>Titel der Karte</translation>
    </message>
    <message>
        <source>Map width</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/editor/panels/properties.py</extracomment>
        <translation>Breite der Karte</translation>
    </message>
    <message>
        <source>Measured with version {version}, random seeds {first} to {last}.</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>Gemessen mit Version {version}, Startzahlen {first} bis {last}.</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Merge Kenanga rice with Melati rice and open with 100, the lowest bid. Budi may raise it.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Fusioniere Reis Kenanga mit Reis Melati und eröffne mit 100, dem niedrigsten Gebot. Budi darf überbieten.</translation>
    </message>
    <message>
        <source>Merge by</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Vereinigen nach</translation>
    </message>
    <message>
        <source>Merged into</source>
        <extracomment>ui/charts/chart_model.py</extracomment>
        <translation>Fusioniert zu</translation>
    </message>
    <message>
        <source>Merger hunter</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Fusionsjäger</translation>
    </message>
    <message>
        <source>Minimap</source>
        <extracomment>ui/editor/minimap.py</extracomment>
        <translation>Minikarte</translation>
    </message>
    <message>
        <source>Mirror</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/editor/menus/window_commands.py</extracomment>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Mirror u&amp;pside down</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>&amp;Oben und unten vertauschen</translation>
    </message>
    <message>
        <source>Mirror left to rig&amp;ht</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Links und rechts vertau&amp;schen</translation>
    </message>
    <message numerus="yes">
        <source>Mirror {n} areas</source>
        <extracomment>For one: Mirror {n} area ui/editor/menus/area_menu.py</extracomment>
        <translation>
            <numerusform>{n} Gebiet spiegeln</numerusform>
            <numerusform>{n} Gebiete spiegeln</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistake</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Money at the end of each game, and the average so far</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Geld am Ende jeder Partie und der Durchschnitt bis dahin</translation>
    </message>
    <message>
        <source>Money is hidden in this game, so the money charts appear at the end.</source>
        <extracomment>ui/games/indonesia/game_view.py</extracomment>
        <translation>In dieser Partie ist Geld verdeckt; die Diagramme zum Geld erscheinen am Ende.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>ui/table/board/board_ui.py</extracomment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Move arrow between {a} and {b}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Pfeil zwischen {a} und {b} verschieben</translation>
    </message>
    <message>
        <source>Move compass</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Kompass verschieben</translation>
    </message>
    <message>
        <source>Move corner</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Ecke verschieben</translation>
    </message>
    <message>
        <source>Move label of {place}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Namen von {place} verschieben</translation>
    </message>
    <message numerus="yes">
        <source>Move or scale {n} areas</source>
        <extracomment>For one: Move or scale {n} area ui/editor/dialogs/placing_dialog.py</extracomment>
        <translation>
            <numerusform>{n} Gebiet verschieben oder skalieren</numerusform>
            <numerusform>{n} Gebiete verschieben oder skalieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Move symbols of {place}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Zeichen von {place} verschieben</translation>
    </message>
    <message>
        <source>Move title</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Titel verschieben</translation>
    </message>
    <message>
        <source>Move token of {area}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Spielstein von {area} verschieben</translation>
    </message>
    <message>
        <source>Move, scale, rotate…</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Verschieben, skalieren, drehen …</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Name for seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Name für Sitz {seat}</translation>
    </message>
    <message>
        <source>Neither land nor sea connects {areas} to the rest of the map.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>Nichts verbindet {areas} mit dem Rest der Karte, weder Land noch Meer.</translation>
    </message>
    <message>
        <source>Net cost</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Kosten netto</translation>
    </message>
    <message>
        <source>New areas must be empty and adjacent to the company, but not to another company with the same good.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Neue Gebiete müssen leer sein und an die Gesellschaft grenzen, aber nicht an die gleiche Ware einer anderen.</translation>
    </message>
    <message numerus="yes">
        <source>New companies can grow by {n} areas or ships a year.</source>
        <extracomment>For one: New companies can grow by {n} area or ship a year. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Neue Gesellschaften können im Jahr um {n} Gebiet oder Schiff wachsen.</numerusform>
            <numerusform>Neue Gesellschaften können im Jahr um {n} Gebiete oder Schiffe wachsen.</numerusform>
        </translation>
    </message>
    <message>
        <source>New companies: {companies}.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Neue Gesellschaften: {companies}.</translation>
    </message>
    <message>
        <source>New places were chosen.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Neue Plätze wurden gewählt.</translation>
    </message>
    <message numerus="yes">
        <source>New ships carry {n} goods each.</source>
        <extracomment>For one: New ships carry {n} good each. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Neue Schiffe befördern je {n} Ware.</numerusform>
            <numerusform>Neue Schiffe befördern je {n} Waren.</numerusform>
        </translation>
    </message>
    <message>
        <source>New state</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Neuer Zustand</translation>
    </message>
    <message>
        <source>Next area in that direction</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Nächstes Gebiet in dieser Richtung</translation>
    </message>
    <message>
        <source>Next decision</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Nächste Entscheidung</translation>
    </message>
    <message>
        <source>Next or previous place you can choose</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Nächster oder voriger wählbarer Ort</translation>
    </message>
    <message>
        <source>Next pha&amp;se</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Nächste P&amp;hase</translation>
    </message>
    <message>
        <source>Next roun&amp;d</source>
        <extracomment>ui/shell/game_offer.py</extracomment>
        <translation>Nächste &amp;Runde</translation>
    </message>
    <message>
        <source>No cities grew</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Keine Stadt wuchs</translation>
    </message>
    <message>
        <source>No city buys more {good} this year.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Keine Stadt kauft dieses Jahr noch {good}.</translation>
    </message>
    <message>
        <source>No city in {province} ever received any goods.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Keine Stadt in {province} erhielt je eine Ware.</translation>
    </message>
    <message>
        <source>No city stones of size {size} are left, so {cities} can’t grow.</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Es ist kein Stadtstein der Größe {size} mehr da. Kein Wachstum: {cities}.</translation>
    </message>
    <message>
        <source>No companies</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Keine Gesellschaften</translation>
    </message>
    <message>
        <source>No decision cost much.</source>
        <extracomment>ui/table/review/review_page.py, ui/table/review/review_pane.py</extracomment>
        <translation>Keine Entscheidung hat viel gekostet.</translation>
    </message>
    <message>
        <source>No entries yet.</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Noch keine Einträge.</translation>
    </message>
    <message>
        <source>No finished games yet. Each game you finish is added here and stays when its saved game is deleted.</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Noch keine beendeten Partien. Jede beendete Partie wird hier eingetragen und bleibt, auch wenn ihre Datei gelöscht wird.</translation>
    </message>
    <message>
        <source>No goods were ever shipped through the {sea}.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>{sea}: Hier wurde nie eine Ware verschifft.</translation>
    </message>
    <message>
        <source>No goods were on the board, so every city could grow.</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Es lagen keine Waren auf dem Spielplan, also konnte jede Stadt wachsen.</translation>
    </message>
    <message>
        <source>No land yet. Draw an island with the tool “Draw areas”, or import outlines from the File menu. The Help menu has a step-by-step guide.</source>
        <extracomment>ui/editor/panels/areas.py</extracomment>
        <translation>Noch kein Land. Zeichne mit dem Werkzeug „Gebiete zeichnen“ eine Insel oder importiere Umrisse über das Menü Datei. Das Menü Hilfe bietet eine Schritt-für-Schritt-Anleitung.</translation>
    </message>
    <message>
        <source>No links would change.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Keine Verbindung würde sich ändern.</translation>
    </message>
    <message>
        <source>No map could be made of these numbers. Choose another seed, or fewer provinces or seas.</source>
        <extracomment>mapmaking/archipelago/made.py</extracomment>
        <translation>Aus diesen Zahlen ließ sich keine Karte erzeugen. Wähle eine andere Startzahl oder weniger Provinzen oder Meere.</translation>
    </message>
    <message>
        <source>No merger is possible.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Keine Fusion ist möglich.</translation>
    </message>
    <message>
        <source>No more borders to review.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Keine Grenzen mehr zu prüfen.</translation>
    </message>
    <message>
        <source>No other company was left to choose.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Eine andere Gesellschaft stand nicht mehr zur Wahl.</translation>
    </message>
    <message>
        <source>No player has any moves left.</source>
        <extracomment>games/indonesia/rules/year.py</extracomment>
        <translation>Niemand kann mehr etwas tun.</translation>
    </message>
    <message>
        <source>No province</source>
        <extracomment>ui/editor/panels/areas.py</extracomment>
        <translation>Ohne Provinz</translation>
    </message>
    <message>
        <source>No recent maps</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Noch keine</translation>
    </message>
    <message>
        <source>No results.</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Keine Treffer.</translation>
    </message>
    <message>
        <source>No ships are adjacent to {company}’s goods.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Kein Schiff liegt bei den Waren von {company}.</translation>
    </message>
    <message>
        <source>Nobody who bids later can beat {amount}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Wer später bietet, kann {amount} nicht schlagen.</translation>
    </message>
    <message>
        <source>Nobody’s chance changed much.</source>
        <extracomment>ui/table/review/review_page.py</extracomment>
        <translation>Niemandes Gewinnchance hat sich stark verändert.</translation>
    </message>
    <message>
        <source>None of the provinces on city card {id} has a coast.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Keine der Provinzen der Städtekarte {id} hat eine Küste.</translation>
    </message>
    <message>
        <source>Not a bad choice, but start Kenanga rice in the highlighted area this time. It has room to spread there.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Keine schlechte Wahl, aber gründe diesmal Reis Kenanga im markierten Gebiet. Dort hat die Gesellschaft Platz zum Wachsen.</translation>
    </message>
    <message>
        <source>Not all sold: you may buy up to that many areas, each for the value of the good.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Nicht alles verkauft: Du darfst bis zu ebenso viele Gebiete kaufen, jedes zum Wert der Ware.</translation>
    </message>
    <message>
        <source>Not available yet: advance the Slots track</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Noch nicht verfügbar: Rücke auf der Leiste Firmenplätze vor</translation>
    </message>
    <message>
        <source>Note on your decision</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Anmerkung zu deiner Entscheidung</translation>
    </message>
    <message>
        <source>Note on your decision (optional)</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Anmerkung zu deiner Entscheidung (freiwillig)</translation>
    </message>
    <message>
        <source>Nothing has been decided yet.</source>
        <extracomment>core/review.py</extracomment>
        <translation>Es ist noch nichts entschieden.</translation>
    </message>
    <message>
        <source>Nothing here yet. Click a land area on the map, then “Add”.</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Noch nichts da. Klicke ein Landgebiet auf der Karte an, dann „Hinzufügen“.</translation>
    </message>
    <message>
        <source>Nothing hidden</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Nichts verdeckt</translation>
    </message>
    <message>
        <source>Nothing is lost. Save the map in another folder.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Nichts ist verloren. Speichere die Karte in einem anderen Ordner.</translation>
    </message>
    <message>
        <source>Nothing is lost. Save the map under another name, among your own maps.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Nichts ist verloren. Speichere die Karte unter anderem Namen bei deinen eigenen Karten.</translation>
    </message>
    <message>
        <source>Nothing to choose here</source>
        <extracomment>ui/table/board/board_presenter.py</extracomment>
        <translation>Hier ist gerade nichts zu wählen</translation>
    </message>
    <message>
        <source>Nothing would be left around these areas. Select fewer of them.</source>
        <extracomment>mapmaking/edit/shapes/placing.py</extracomment>
        <translation>Um diese Gebiete herum bliebe nichts übrig. Wähle weniger aus.</translation>
    </message>
    <message>
        <source>Numbered if empty</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Leer: mit Nummer</translation>
    </message>
    <message>
        <source>On startup</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Beim Start</translation>
    </message>
    <message>
        <source>One move</source>
        <extracomment>ui/table/decision_view.py, ui/table/window/board_toolbar.py</extracomment>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>One of its outlines isn’t closed.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Einer seiner Umrisse ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>One per outline</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Eine je Umriss</translation>
    </message>
    <message>
        <source>Only an empty map can change its shape.</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Nur eine leere Karte kann ihre Form ändern.</translation>
    </message>
    <message>
        <source>Only bots are playing, so none of the slots is yours.</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Hier spielen nur Bots; du hast keine eigenen Firmenplätze.</translation>
    </message>
    <message>
        <source>Only entries about {place}</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Nur Einträge zu {place}</translation>
    </message>
    <message>
        <source>Only provinces and seas have labels, and {name} is neither.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>Nur Provinzen und Meere haben Namen auf der Karte; {name} ist keines von beiden.</translation>
    </message>
    <message>
        <source>Only provinces have symbols beside their labels, so {name} has none.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>Nur Provinzen haben Zeichen neben ihrem Namen; {name} hat keine.</translation>
    </message>
    <message numerus="yes">
        <source>Only the latest {n} are listed.</source>
        <extracomment>For one: Only the latest {n} is listed. ui/table/games/new_game_controller.py</extracomment>
        <translation>
            <numerusform>Aufgeführt ist nur die letzte {n}.</numerusform>
            <numerusform>Aufgeführt sind nur die letzten {n}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the owner may see what they hold.</source>
        <extracomment>ui/table/game_ui.py</extracomment>
        <translation>Was jemand hat, sehen die anderen nicht.</translation>
    </message>
    <message>
        <source>Only their owner can see these cards</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Nur ihr Besitzer sieht diese Karten</translation>
    </message>
    <message>
        <source>Only their owner may see cash and city cards.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Bargeld und Städtekarten sieht nur, wem sie gehören.</translation>
    </message>
    <message>
        <source>Opacity of the picture</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Deckkraft des Bildes</translation>
    </message>
    <message>
        <source>Opacity: {layer}</source>
        <extracomment>ui/editor/panels/layers.py</extracomment>
        <translation>Deckkraft: {layer}</translation>
    </message>
    <message>
        <source>Open map</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Karte öffnen</translation>
    </message>
    <message>
        <source>Open repaired copy</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>Reparierte Kopie öffnen</translation>
    </message>
    <message>
        <source>Open the area menu</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Menü des Gebiets öffnen</translation>
    </message>
    <message>
        <source>Operate your ships first. Each ship carries only one good per company, and you have two to sell.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Betreibe zuerst deine Schiffe. Jedes Schiff befördert je Gesellschaft nur eine Ware, und du hast zwei zu verkaufen.</translation>
    </message>
    <message>
        <source>Optional</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Darf leer bleiben</translation>
    </message>
    <message>
        <source>Other borders</source>
        <extracomment>ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>Andere Grenzen</translation>
    </message>
    <message>
        <source>Other languages</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Andere Sprachen</translation>
    </message>
    <message>
        <source>Other moves</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Andere Züge</translation>
    </message>
    <message>
        <source>Other options would reveal hidden information. They’re shown when the game is over.</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Andere Möglichkeiten würden verdeckte Angaben verraten. Sie werden gezeigt, wenn die Partie vorbei ist.</translation>
    </message>
    <message numerus="yes">
        <source>Otherwise {company} takes {n} of its sales.</source>
        <extracomment>For one: Otherwise {company} takes {n} of its sales. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Sonst nimmt ihr {company} {n} Verkauf weg.</numerusform>
            <numerusform>Sonst nimmt ihr {company} {n} Verkäufe weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Over&amp;lays</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Einblendungen</translation>
    </message>
    <message>
        <source>Own province</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Eigene Provinz</translation>
    </message>
    <message>
        <source>P&amp;ass or stop</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Pa&amp;ssen oder aufhören</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <extracomment>ui/help/printed_dialog.py, ui/table/chart_controller.py</extracomment>
        <translation>PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>PNG image (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)</source>
        <extracomment>ui/charts/chart_window.py, ui/table/export_controller.py</extracomment>
        <translation>PNG-Bild (*.png);;SVG-Zeichnung (*.svg);;PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>Paid to {other} for {company} in a merger</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Bei einer Fusion an {other} für {company} bezahlt</translation>
    </message>
    <message>
        <source>Part of the canvas near {place} doesn’t belong to any area.</source>
        <extracomment>board/checks/shape_checks.py</extracomment>
        <translation>Ein Teil der Zeichenfläche bei {place} gehört zu keinem Gebiet.</translation>
    </message>
    <message>
        <source>Part of the canvas near {place} is empty.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>Ein Teil der Zeichenfläche bei {place} ist leer.</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Payments between players</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Zahlungen zwischen Spielern</translation>
    </message>
    <message>
        <source>Phase 3: announce a merger</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Phase 3: eine Fusion ankündigen</translation>
    </message>
    <message>
        <source>Phase 4: start a company</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Phase 4: eine Gesellschaft gründen</translation>
    </message>
    <message>
        <source>Pin or unpin the area card</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Gebietskarte anheften oder lösen</translation>
    </message>
    <message>
        <source>Play &amp;one bot move</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Einen Bot-Zug spielen</translation>
    </message>
    <message numerus="yes">
        <source>Played {n} games.</source>
        <extracomment>For one: Played {n} game. ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>
            <numerusform>{n} Partie wurde gespielt.</numerusform>
            <numerusform>{n} Partien wurden gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Player in seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Spieler auf Sitz {seat}</translation>
    </message>
    <message numerus="yes">
        <source>Playing {n} games…</source>
        <extracomment>For one: Playing {n} game… ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>
            <numerusform>{n} Partie wird gespielt …</numerusform>
            <numerusform>{n} Partien werden gespielt …</numerusform>
        </translation>
    </message>
    <message>
        <source>Playtest</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>Probepartie</translation>
    </message>
    <message>
        <source>Playtest {map}</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>Probepartie auf {map}</translation>
    </message>
    <message>
        <source>Playtest: {map}</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>Probepartie: {map}</translation>
    </message>
    <message>
        <source>Position tracing picture</source>
        <extracomment>ui/editor/tools/trace.py</extracomment>
        <translation>Bild einpassen</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <extracomment>ui/table/panels/answers.py</extracomment>
        <translation>Möglichkeiten</translation>
    </message>
    <message>
        <source>Possible starting areas</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Mögliche Startgebiete</translation>
    </message>
    <message>
        <source>Prepare for a merger</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Eine Fusion vorbereiten</translation>
    </message>
    <message>
        <source>Press Enter to split, or Esc to cancel.</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>Drücke Enter zum Teilen oder Esc zum Abbrechen.</translation>
    </message>
    <message>
        <source>Press the focused button</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Den Knopf mit dem Fokus drücken</translation>
    </message>
    <message>
        <source>Preview of the map</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py, ui/table/games/game_choices.py</extracomment>
        <translation>Vorschau der Karte</translation>
    </message>
    <message>
        <source>Previous decision</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Vorige Entscheidung</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Fortschritt der Analyse</translation>
    </message>
    <message>
        <source>Propose deeds</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Konzessionen vorschlagen</translation>
    </message>
    <message>
        <source>R&amp;eplay faster</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Wiedergabe &amp;schneller</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Random</source>
        <comment>bot</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Ana&amp;lyse</translation>
    </message>
    <message>
        <source>Recap</source>
        <extracomment>ui/play/recap_box.py</extracomment>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Received</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Erhalten</translation>
    </message>
    <message>
        <source>Received: {goods}</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Erhalten: {goods}</translation>
    </message>
    <message>
        <source>Recover</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>ui/table/window/board_toolbar.py</extracomment>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Reload</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/games/indonesia/editor/entries.py, ui/games/singapore/panels/draft_row.py</extracomment>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove corners</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Ecken entfernen</translation>
    </message>
    <message>
        <source>Remove the city card</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Städtekarte entfernen</translation>
    </message>
    <message>
        <source>Remove the deed</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Konzession entfernen</translation>
    </message>
    <message>
        <source>Remove the province from the card</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Provinz von der Städtekarte nehmen</translation>
    </message>
    <message>
        <source>Remove the selected one</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Ausgewähltes entfernen</translation>
    </message>
    <message>
        <source>Remove the ship limits</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Schiffsgrenzen entfernen</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/games/indonesia/editor/entries.py</extracomment>
        <translation>{name} entfernen</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Aufgeben …</translation>
    </message>
    <message>
        <source>Rename one of them to {id}</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Eine davon in {id} umbenennen</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/editor/menus/name_field.py</extracomment>
        <translation>{name} umbenennen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/editor/menus/area_menu.py</extracomment>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>ui/play/recap_box.py</extracomment>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>ui/table/final_screen.py, ui/table/panels/past.py, ui/table/window/docks.py</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Review game</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Partie analysieren</translation>
    </message>
    <message>
        <source>Reviewing the game. This usually takes less than a minute.</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Die Partie wird analysiert. Das dauert meist weniger als eine Minute.</translation>
    </message>
    <message>
        <source>Save as page…</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Als Seite speichern …</translation>
    </message>
    <message>
        <source>Save review</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>Analyse speichern</translation>
    </message>
    <message>
        <source>Search outlines</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Umrisse durchsuchen</translation>
    </message>
    <message>
        <source>Seat {seat} doesn’t exist.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Sitz {seat} gibt es nicht.</translation>
    </message>
    <message>
        <source>See who could win when, and which moves were mistakes</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Zeigt, wer wann gewinnen konnte und welche Züge Fehler waren</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>Shipping deeds, and only they, need three ship limits.</source>
        <extracomment>games/indonesia/rules/scenario.py</extracomment>
        <translation>Schifffahrtskonzessionen, und nur sie, brauchen drei Schiffsgrenzen.</translation>
    </message>
    <message>
        <source>Ships can be added in sea areas only.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Schiffe lassen sich nur in Meeresgebiete setzen.</translation>
    </message>
    <message>
        <source>Ships can’t get from {seas} to the other seas.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>Schiffe kommen von hier nicht zu den anderen Meeren: {seas}.</translation>
    </message>
    <message>
        <source>Ships can’t start here because the province doesn’t touch a sea.</source>
        <extracomment>games/indonesia/rules/scenario.py</extracomment>
        <translation>Hier können keine Schiffe beginnen: Die Provinz grenzt an kein Meer.</translation>
    </message>
    <message>
        <source>Simplify</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Vereinfachen</translation>
    </message>
    <message>
        <source>Skip this (Enter), or skip to your next decision (Esc)</source>
        <extracomment>ui/table/beats/beat_card.py</extracomment>
        <translation>Überspringen (Enter) oder weiter bis zu deiner nächsten Entscheidung (Esc)</translation>
    </message>
    <message>
        <source>Some places for ships in {sea} are outside it or too close to its border.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>{sea}: Einige Liegeplätze liegen außerhalb oder zu nah an der Grenze.</translation>
    </message>
    <message>
        <source>Supply and demand</source>
        <extracomment>ui/games/indonesia/game_ui.py, ui/games/indonesia/panels/situation.py</extracomment>
        <translation>Angebot und Nachfrage</translation>
    </message>
    <message>
        <source>That would make {n} areas. At most {most} are possible.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>Das ergäbe {n} Gebiete. Möglich sind höchstens {most}.</translation>
    </message>
    <message>
        <source>That’s a good tile, too, but build the Black Market this time. Others will use it a lot.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Auch ein gutes Plättchen, aber baue diesmal den Schwarzmarkt. Andere werden ihn viel nutzen.</translation>
    </message>
    <message>
        <source>The ID of the map can’t be used as a folder name.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Die Kennung der Karte eignet sich nicht als Ordnername.</translation>
    </message>
    <message>
        <source>The archive has more than {n} entries.</source>
        <extracomment>files/zip_archive.py</extracomment>
        <translation>Das Archiv hat mehr als {n} Einträge.</translation>
    </message>
    <message>
        <source>The archive has two entries of the same name.</source>
        <extracomment>files/zip_archive.py</extracomment>
        <translation>Das Archiv hat zwei Einträge mit demselben Namen.</translation>
    </message>
    <message>
        <source>The archive holds no Shapefile: a file that ends with “.shp” is missing.</source>
        <extracomment>mapmaking/imports/shape_file.py</extracomment>
        <translation>Das Archiv enthält kein Shapefile: Eine Datei mit der Endung „.shp“ fehlt.</translation>
    </message>
    <message>
        <source>The archive is damaged ({error}).</source>
        <extracomment>files/zip_archive.py, mapmaking/imports/open_file.py</extracomment>
        <translation>Das Archiv ist beschädigt ({error}).</translation>
    </message>
    <message>
        <source>The archive is packed suspiciously tightly and wasn’t unpacked.</source>
        <extracomment>files/zip_archive.py</extracomment>
        <translation>Das Archiv ist verdächtig dicht gepackt und wurde nicht entpackt.</translation>
    </message>
    <message numerus="yes">
        <source>The areas of {province} form {n} groups that neither land nor a shared sea connects.</source>
        <extracomment>For one: The areas of {province} form {n} group. board/checks/all_checks.py</extracomment>
        <translation>
            <numerusform>Die Gebiete von {province} bilden {n} Gruppe.</numerusform>
            <numerusform>Die Gebiete von {province} bilden {n} Gruppen, die weder Land noch ein gemeinsames Meer verbindet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The arrow between {a} and {b} doesn’t end at {area}.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>Der Pfeil zwischen {a} und {b} endet nicht bei {area}.</translation>
    </message>
    <message>
        <source>The black hut</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Die schwarze Hütte</translation>
    </message>
    <message>
        <source>The border of {area} is missing corners that its neighbours have.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>Der Grenze von {area} fehlen Ecken, die ihre Nachbarn haben.</translation>
    </message>
    <message>
        <source>The borders of {area} and a neighbour don’t match near {place}.</source>
        <extracomment>board/checks/shape_checks.py</extracomment>
        <translation>Die Grenze von {area} und die eines Nachbarn passen bei {place} nicht zusammen.</translation>
    </message>
    <message>
        <source>The bot found nothing better.</source>
        <extracomment>ui/table/advice.py</extracomment>
        <translation>Der Bot hat nichts Besseres gefunden.</translation>
    </message>
    <message>
        <source>The bot {bot} doesn’t have a thinking time. Leave out the seconds.</source>
        <extracomment>bots/registry.py</extracomment>
        <translation>{bot} hat keine Bedenkzeit. Lass die Sekunden weg.</translation>
    </message>
    <message>
        <source>The bot’s reply is too long.</source>
        <extracomment>bots/plug_ins/host.py</extracomment>
        <translation>Die Antwort des Bots ist zu lang.</translation>
    </message>
    <message>
        <source>The bot’s reply isn’t a move ({error}).</source>
        <extracomment>bots/plug_ins/host.py</extracomment>
        <translation>Die Antwort des Bots ist kein Zug ({error}).</translation>
    </message>
    <message>
        <source>The bot’s process can’t be started.</source>
        <extracomment>bots/plug_ins/host.py</extracomment>
        <translation>Der Prozess des Bots lässt sich nicht starten.</translation>
    </message>
    <message>
        <source>&amp;Link to…</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>&amp;Verbinden mit …</translation>
    </message>
    <message>
        <source>&amp;Operate all as planned</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>&amp;Alle nach Plan betreiben</translation>
    </message>
    <message>
        <source>&amp;Your record…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Deine Bilan&amp;z …</translation>
    </message>
    <message>
        <source>Add place for a ship in {sea}</source>
        <extracomment>ui/editor/tools/place.py</extracomment>
        <translation>Liegeplatz hinzufügen: {sea}</translation>
    </message>
    <message>
        <source>Area to link to {area} or unlink from it</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Gebiet, das mit {area} verbunden oder davon getrennt wird</translation>
    </message>
    <message>
        <source>Arrows link land areas only, so {a} and {b} can’t be linked by one.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>Pfeile verbinden nur Landgebiete, also geht das bei {a} und {b} nicht.</translation>
    </message>
    <message>
        <source>Click each corner, or hold the button and draw. Close the outline with Enter, a double-click or a click on the first corner. Backspace removes the last corner.</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Klicke jede Ecke an oder zeichne mit gedrückter Maustaste. Enter, Doppelklick oder Klick auf die erste Ecke schließt den Umriss. Die Rücktaste entfernt die letzte Ecke.</translation>
    </message>
    <message>
        <source>Couldn’t save the graph as {file}. {reason}</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>Der Graph ließ sich nicht als {file} speichern. {reason}</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>ui/editor/panels/problem_rows.py</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>For comparison: Indonesia measures {width}&#xa0;×&#xa0;{height}&#xa0;units and has {areas} land areas.</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Zum Vergleich: Indonesia misst {width}&#xa0;×&#xa0;{height}&#xa0;Einheiten und hat {areas} Landgebiete.</translation>
    </message>
    <message>
        <source>Games for each number of players</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>Partien je Spielerzahl</translation>
    </message>
    <message>
        <source>Link with an arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Durch einen Pfeil verbinden</translation>
    </message>
    <message>
        <source>Link {a} and {b} with an arrow</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} und {b} durch einen Pfeil verbinden</translation>
    </message>
    <message>
        <source>Link {a} and {b} with this arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>{a} und {b} mit diesem Pfeil verbinden</translation>
    </message>
    <message>
        <source>Move all places for ships in {sea}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Alle Liegeplätze verschieben: {sea}</translation>
    </message>
    <message>
        <source>Move place for a ship in {sea}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Liegeplatz verschieben: {sea}</translation>
    </message>
    <message>
        <source>Nobody owns a lake. Areas on opposite shores aren’t adjacent.</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Ein See gehört niemandem. Gebiete an gegenüberliegenden Ufern sind nicht benachbart.</translation>
    </message>
    <message>
        <source>Nobody sold anything.</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Niemand verkaufte etwas.</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <extracomment>ui/settings/command_palette.py</extracomment>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>Now Budi’s flag. &lt;b&gt;Budi has to pay for the lot, so choose a dear one: H6, for £3.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Jetzt Budis Flagge. &lt;b&gt;Budi muss den Bauplatz bezahlen, also wähle einen teuren: H6 für £3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Now you have a second slot. &lt;b&gt;Start Teratai shipping, with its first ship in the Still Lagoon&lt;/b&gt;: nearly every area borders on it. When your own ships carry your goods, you keep the fees.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Jetzt hast du einen zweiten Firmenplatz. &lt;b&gt;Gründe die Schifffahrt Teratai mit dem ersten Schiff in der Stillen Lagune&lt;/b&gt;: Fast jedes Gebiet grenzt daran. Befördern deine eigenen Schiffe deine Waren, behältst du die Fracht.</translation>
    </message>
    <message>
        <source>Now you have up to three steps and three uses, in any order. Putting your worker on a building is the first step: &lt;b&gt;click your Brickworks on D5.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Jetzt hast du bis zu drei Schritte und drei Aktionen, beliebig gemischt. Deinen Arbeiter einzusetzen, ist der erste Schritt: &lt;b&gt;Klicke deine Ziegelei auf D5 an.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Number of players</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Anzahl der Spieler</translation>
    </message>
    <message>
        <source>Operate all as planned</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Alle nach Plan betreiben</translation>
    </message>
    <message>
        <source>Operating all companies as planned.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Betreibt alle Gesellschaften nach Plan.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Order of play: {place}, as last year</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Zugreihenfolge: {place}, wie im Vorjahr</translation>
    </message>
    <message>
        <source>Order of play: {place}, last year {before}</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Zugreihenfolge: {place}, im Vorjahr {before}</translation>
    </message>
    <message>
        <source>Over time</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Im Lauf der Zeit</translation>
    </message>
    <message>
        <source>PNG image (*.png)</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>PNG-Bild (*.png)</translation>
    </message>
    <message>
        <source>Pass all &amp;mergers this year</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Dieses Jahr bei allen &amp;Fusionen passen</translation>
    </message>
    <message>
        <source>Pass all mergers this year</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Dieses Jahr immer passen</translation>
    </message>
    <message>
        <source>Passing all mergers this year.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Passt dieses Jahr bei allen Fusionen.</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Play a full game</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Eine ganze Partie spielen</translation>
    </message>
    <message>
        <source>Play my only move for me</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Einzig möglichen Zug automatisch spielen</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>ui/games/singapore/chart_data.py, ui/table/games/record_dialog.py</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Remove PIN</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>PIN entfernen</translation>
    </message>
    <message>
        <source>Remove place for a ship in {sea}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Liegeplatz entfernen: {sea}</translation>
    </message>
    <message>
        <source>Remove player {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Spieler {seat} entfernen</translation>
    </message>
    <message>
        <source>Remove {player}’s PIN? The log tells everyone.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Die PIN von {player} entfernen? Das Protokoll vermerkt es für alle.</translation>
    </message>
    <message>
        <source>Report…</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Bericht …</translation>
    </message>
    <message numerus="yes">
        <source>Result: {holding}, {n} deeds</source>
        <extracomment>For one: Result: {holding}, {n} deed ui/games/indonesia/auction_card.py</extracomment>
        <translation>
            <numerusform>Ergebnis: {holding}, {n} Konzession</numerusform>
            <numerusform>Ergebnis: {holding}, {n} Konzessionen</numerusform>
        </translation>
    </message>
    <message>
        <source>Sales</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Verkäufe</translation>
    </message>
    <message>
        <source>Save the result and the board as one image</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Speichert Ergebnis und Spielplan als ein Bild</translation>
    </message>
    <message>
        <source>Share picture</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Bild teilen</translation>
    </message>
    <message>
        <source>Share picture…</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Bild teilen …</translation>
    </message>
    <message>
        <source>Share won</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Siegquote</translation>
    </message>
    <message>
        <source>Ships earned {amount} from other players.</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Schiffe brachten {amount} von anderen ein.</translation>
    </message>
    <message>
        <source>Show the podium again</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Siegertreppchen wieder zeigen</translation>
    </message>
    <message>
        <source>Show what the bot expects of the best moves</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Zeigen, was der Bot von den besten Zügen erwartet</translation>
    </message>
    <message>
        <source>Sold everything, so it expands for free: {places}.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Alles verkauft; kostenlose Expansion: {places}.</translation>
    </message>
    <message>
        <source>Sold nothing.</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Nichts verkauft.</translation>
    </message>
    <message>
        <source>Sold to {player} for {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Verkauft an {player} für {amount}.</translation>
    </message>
    <message>
        <source>The bot’s process has ended too often.</source>
        <extracomment>bots/plug_ins/host.py</extracomment>
        <translation>Der Prozess des Bots hat sich zu oft beendet.</translation>
    </message>
    <message>
        <source>The canvas can be at most {most} units wide and high.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Die Zeichenfläche kann höchstens {most} Einheiten breit und hoch sein.</translation>
    </message>
    <message>
        <source>The canvas needs a width and a height above 0.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Die Zeichenfläche braucht eine Breite und eine Höhe über 0.</translation>
    </message>
    <message>
        <source>The circle for the token of {area} is only {width} units wide. It should be at least {needed} to be easy to see and click.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>Der Kreis für den Spielstein von {area} ist nur {width} Einheiten breit. Damit man ihn gut sieht und trifft, sollten es mindestens {needed} sein.</translation>
    </message>
    <message>
        <source>The circle for the token of {area} isn’t completely inside it.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>Der Kreis für den Spielstein von {area} liegt nicht ganz darin.</translation>
    </message>
    <message>
        <source>The compass and the title have to stay on the canvas.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>Kompass und Titel müssen auf der Zeichenfläche bleiben.</translation>
    </message>
    <message>
        <source>The compass and the title must be at least {least}&#xa0;units wide and high.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>Kompass und Titel müssen mindestens {least}&#xa0;Einheiten breit und hoch sein.</translation>
    </message>
    <message>
        <source>The era ends when the deeds left are of one type at most.</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Die Ära endet, wenn höchstens noch Konzessionen einer Art übrig sind.</translation>
    </message>
    <message>
        <source>The file can’t be read.</source>
        <extracomment>mapmaking/files/repair.py</extracomment>
        <translation>Die Datei lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The file ends too early. Its last part is missing.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Die Datei endet zu früh. Ihr letzter Teil fehlt.</translation>
    </message>
    <message>
        <source>The file has no usable areas.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Die Datei hat keine Gebiete, die sich verwenden ließen.</translation>
    </message>
    <message>
        <source>The file is damaged ({error}).</source>
        <extracomment>mapmaking/files/recovery.py</extracomment>
        <translation>Die Datei ist beschädigt ({error}).</translation>
    </message>
    <message>
        <source>The file is encoded as {encoding}, not as UTF-8.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Die Datei ist als {encoding} kodiert, nicht als UTF-8.</translation>
    </message>
    <message>
        <source>The file is larger than {size}&#xa0;MB, the most that can be opened.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Die Datei ist größer als {size}&#xa0;MB; mehr lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>The file is read-only.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Die Datei ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>The file lists no areas as adjacent.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>In der Datei sind keine Gebiete als benachbart aufgeführt.</translation>
    </message>
    <message>
        <source>The file starts with a byte order mark.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Die Datei beginnt mit einer Bytereihenfolge-Markierung.</translation>
    </message>
    <message>
        <source>The final board</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Der Spielplan am Ende</translation>
    </message>
    <message>
        <source>The fingerprint of the map must have 64 hexadecimal digits.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Der Fingerabdruck der Karte muss aus 64 Hexadezimalziffern bestehen.</translation>
    </message>
    <message>
        <source>The game data on the map is different.</source>
        <extracomment>board/map_data.py</extracomment>
        <translation>Die Spieldaten der Karte haben sich geändert.</translation>
    </message>
    <message>
        <source>The game ends when the deeds left are of one type at most.</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Die Partie endet, wenn höchstens noch Konzessionen einer Art übrig sind.</translation>
    </message>
    <message>
        <source>The game “{game}” can’t be loaded.</source>
        <extracomment>games/__init__.py</extracomment>
        <translation>Das Spiel „{game}“ lässt sich nicht laden.</translation>
    </message>
    <message>
        <source>The game “{game}” isn’t installed.</source>
        <extracomment>games/__init__.py</extracomment>
        <translation>Das Spiel „{game}“ ist nicht installiert.</translation>
    </message>
    <message>
        <source>The key “{key}” is used twice.</source>
        <extracomment>files/strict_json.py</extracomment>
        <translation>Der Schlüssel „{key}“ kommt zweimal vor.</translation>
    </message>
    <message>
        <source>The key “{name}” is missing.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Der Schlüssel „{name}“ fehlt.</translation>
    </message>
    <message>
        <source>The key “{name}” is unknown.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Der Schlüssel „{name}“ ist unbekannt.</translation>
    </message>
    <message>
        <source>The last action stopped because of an error in the program: {error}.</source>
        <extracomment>ui/editor/standalone.py</extracomment>
        <translation>Die letzte Aktion wurde wegen eines Programmfehlers abgebrochen: {error}.</translation>
    </message>
    <message>
        <source>The last one is used.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Der letzte gilt.</translation>
    </message>
    <message>
        <source>The link between {a} and {b} is in the wrong list.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Die Verbindung von {a} und {b} steht in der falschen Liste.</translation>
    </message>
    <message>
        <source>The link between {a} and {b} is listed twice.</source>
        <extracomment>board/checks/link_checks.py, mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Die Verbindung von {a} und {b} ist zweimal aufgeführt.</translation>
    </message>
    <message>
        <source>The map can’t be saved.</source>
        <extracomment>mapmaking/files/storage.py</extracomment>
        <translation>Die Karte lässt sich nicht speichern.</translation>
    </message>
    <message>
        <source>The map has changed on disk</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Die Karte wurde auf der Festplatte geändert</translation>
    </message>
    <message>
        <source>The map has no area or province “{id}”.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Auf der Karte gibt es weder ein Gebiet noch eine Provinz „{id}“.</translation>
    </message>
    <message>
        <source>The map has no area “{id}”.</source>
        <extracomment>board/files/board_file.py, mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Auf der Karte gibt es kein Gebiet „{id}“.</translation>
    </message>
    <message>
        <source>The map has no land area “{id}”.</source>
        <extracomment>board/files/board_file.py, games/singapore/rules/scenario.py</extracomment>
        <translation>Auf der Karte gibt es kein Landgebiet „{id}“.</translation>
    </message>
    <message>
        <source>The map has no sea area “{id}”.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Auf der Karte gibt es kein Meeresgebiet „{id}“.</translation>
    </message>
    <message>
        <source>The map needs a title.</source>
        <extracomment>mapmaking/files/storage.py</extracomment>
        <translation>Die Karte braucht einen Titel.</translation>
    </message>
    <message>
        <source>The map of this game can’t be used.</source>
        <extracomment>library.py</extracomment>
        <translation>Die Karte dieser Partie lässt sich nicht verwenden.</translation>
    </message>
    <message>
        <source>The minimum border length must be between 0 and {most} units.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Die Mindestlänge einer Grenze muss zwischen 0 und {most} Einheiten liegen.</translation>
    </message>
    <message>
        <source>The name of {place} is outside the canvas.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>Der Name von {place} liegt außerhalb der Zeichenfläche.</translation>
    </message>
    <message>
        <source>The name of {place} isn’t on the map.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>Der Name von {place} steht nicht auf der Karte.</translation>
    </message>
    <message>
        <source>The name “{text}” doesn’t belong to anything on the map.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Der Name „{text}“ gehört zu nichts auf der Karte.</translation>
    </message>
    <message>
        <source>The outline of {area} has corners far outside the canvas.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Der Umriss von {area} hat Ecken weit außerhalb der Zeichenfläche.</translation>
    </message>
    <message>
        <source>The outline of {area} isn’t closed.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Der Umriss von {area} ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>The outline of {province} doesn’t match its areas.</source>
        <extracomment>board/checks/shape_checks.py, mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Der Umriss von {province} passt nicht zu ihren Gebieten.</translation>
    </message>
    <message>
        <source>The outlines cross each other in too many places.</source>
        <extracomment>mapmaking/files/storage.py</extracomment>
        <translation>Die Umrisse kreuzen sich an zu vielen Stellen.</translation>
    </message>
    <message>
        <source>The outlines of a map can have at most {most} corners in total.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Die Umrisse einer Karte können zusammen höchstens {most} Ecken haben.</translation>
    </message>
    <message>
        <source>The overlap was given to {a}.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>Die Überlappung ging an {a}.</translation>
    </message>
    <message>
        <source>The owners of the buildings used get: {points}.</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>Die Besitzer der genutzten Gebäude bekommen: {points}.</translation>
    </message>
    <message>
        <source>The panel shows what each bid really costs you. The winning bid is paid out to the companies’ owners by area, and three of the five areas are yours: most of it comes straight back. &lt;b&gt;Bid 110.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Das Bedienfeld zeigt, was dich jedes Gebot wirklich kostet. Das Höchstgebot wird nach Gebieten an die Besitzer der Gesellschaften ausgezahlt, und drei der fünf Gebiete gehören dir: Das meiste kommt also gleich zurück. &lt;b&gt;Biete 110.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The part outside was cut off.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>Der Teil außerhalb wurde abgeschnitten.</translation>
    </message>
    <message>
        <source>The place for the token of {area} is outside it or too close to its border.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Der Platz für den Spielstein von {area} liegt außerhalb oder zu nah an der Grenze.</translation>
    </message>
    <message>
        <source>The player with the Raffles stone decides who builds where. &lt;b&gt;First, put your own flag on F5&lt;/b&gt;: it’s in the middle of town, so others will often come by.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Wer den Raffles-Stein hat, bestimmt, wer wo baut. &lt;b&gt;Setze zuerst deine eigene Flagge auf F5&lt;/b&gt;: Das liegt mitten in der Stadt, also kommen andere oft vorbei.</translation>
    </message>
    <message>
        <source>The program now operates {player}’s companies as planned.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Das Programm betreibt nun die Gesellschaften von {player} nach Plan.</translation>
    </message>
    <message>
        <source>The program now passes all mergers for {player} this year.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Das Programm passt dieses Jahr bei allen Fusionen für {player}.</translation>
    </message>
    <message>
        <source>The program operates {player}’s companies as planned.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Das Programm betreibt die Gesellschaften von {player} nach Plan.</translation>
    </message>
    <message>
        <source>The province {province} has no areas.</source>
        <extracomment>board/checks/all_checks.py</extracomment>
        <translation>Die Provinz {province} hat keine Gebiete.</translation>
    </message>
    <message>
        <source>The random seed is too large.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Die Startzahl ist zu groß.</translation>
    </message>
    <message>
        <source>The recorded result is {money}, but replaying the game gives {actual}.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Festgehalten ist das Ergebnis {money}, aber nachgespielt ergibt die Partie {actual}.</translation>
    </message>
    <message>
        <source>The replay is running.</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>Die Wiedergabe läuft.</translation>
    </message>
    <message>
        <source>The result is recorded twice.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Das Ergebnis ist zweimal festgehalten.</translation>
    </message>
    <message>
        <source>The saved game has become too long.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Die gespeicherte Partie ist zu lang geworden.</translation>
    </message>
    <message>
        <source>The saved map replaces your unsaved changes. You can undo this.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Die gespeicherte Karte ersetzt deine ungespeicherten Änderungen. Das lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>The ships then also reach {places}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Die Schiffe erreichen dann auch {places}.</translation>
    </message>
    <message>
        <source>The ships then also serve {companies}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Die Schiffe bedienen dann auch {companies}.</translation>
    </message>
    <message>
        <source>The size of the canvas is missing or wrong.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Die Größe der Zeichenfläche fehlt oder ist falsch.</translation>
    </message>
    <message>
        <source>The starting set-up can’t be used.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Die Startaufstellung lässt sich nicht verwenden.</translation>
    </message>
    <message>
        <source>The thinking time of {bot} must be a number of seconds, not “{seconds}”.</source>
        <extracomment>core/bots.py</extracomment>
        <translation>Die Bedenkzeit von {bot} muss eine Anzahl von Sekunden sein, nicht „{seconds}“.</translation>
    </message>
    <message>
        <source>The thinking time of {bot} must be above 0 and at most {most}&#xa0;seconds, not {seconds}.</source>
        <extracomment>core/bots.py</extracomment>
        <translation>Die Bedenkzeit von {bot} muss über 0 liegen und darf höchstens {most}&#xa0;Sekunden betragen, nicht {seconds}.</translation>
    </message>
    <message>
        <source>The token has to stay inside {area}.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>Der Spielstein muss innerhalb von {area} bleiben.</translation>
    </message>
    <message>
        <source>The value of “{name}” is wrong.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Der Wert von „{name}“ ist falsch.</translation>
    </message>
    <message>
        <source>Then expand to {areas}</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Dann expandieren nach {areas}</translation>
    </message>
    <message>
        <source>There’s no bot “{bot}”. Choose one of {known}, or your own as module:Class.</source>
        <extracomment>bots/registry.py</extracomment>
        <translation>Es gibt keinen Bot „{bot}“. Wähle einen von {known} oder deinen eigenen als Modul:Klasse.</translation>
    </message>
    <message>
        <source>There’s no bottleneck:</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Es gibt keinen Engpass:</translation>
    </message>
    <message>
        <source>There’s no building on {area} to go to.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Auf {area} steht kein Gebäude, zu dem du gehen kannst.</translation>
    </message>
    <message>
        <source>There’s no such map.</source>
        <extracomment>library.py</extracomment>
        <translation>Eine solche Karte gibt es nicht.</translation>
    </message>
    <message>
        <source>There isn’t enough cash for any merger: only {cash}&#xa0;Rp is left.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Das Bargeld reicht für keine Fusion: Es sind nur noch {cash}&#xa0;Rp da.</translation>
    </message>
    <message>
        <source>&amp;Group into provinces…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Zu Provin&amp;zen gruppieren …</translation>
    </message>
    <message>
        <source>All separate</source>
        <extracomment>ui/editor/imports/outline_model.py</extracomment>
        <translation>Alle einzeln</translation>
    </message>
    <message numerus="yes">
        <source>Divide {n} areas</source>
        <extracomment>For one: Divide {n} area ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>
            <numerusform>{n} Gebiet aufteilen</numerusform>
            <numerusform>{n} Gebiete aufteilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Group</source>
        <extracomment>ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>Gruppieren</translation>
    </message>
    <message>
        <source>Group into provinces…</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Zu Provinzen gruppieren …</translation>
    </message>
    <message numerus="yes">
        <source>Group {n} land areas into provinces</source>
        <extracomment>For one: Group {n} land area into provinces ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>
            <numerusform>{n} Landgebiet zu Provinzen gruppieren</numerusform>
            <numerusform>{n} Landgebiete zu Provinzen gruppieren</numerusform>
        </translation>
    </message>
    <message>
        <source>It should have a scale and a place to begin, of two numbers each.</source>
        <extracomment>mapmaking/imports/topojson.py</extracomment>
        <translation>Es sollte einen Maßstab und einen Anfangspunkt aus je zwei Zahlen haben.</translation>
    </message>
    <message>
        <source>Large separate</source>
        <extracomment>ui/editor/imports/outline_model.py</extracomment>
        <translation>Große einzeln</translation>
    </message>
    <message>
        <source>Number of provinces</source>
        <extracomment>ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>Anzahl der Provinzen</translation>
    </message>
    <message>
        <source>S&amp;hare as one file…</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>Als &amp;eine Datei teilen …</translation>
    </message>
    <message>
        <source>Search; Enter: only these</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Suchen; Enter: nur diese</translation>
    </message>
    <message>
        <source>Show only what’s ticked</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Nur Angekreuztes zeigen</translation>
    </message>
    <message>
        <source>The end of the list says what was skipped.</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Am Ende der Liste steht, was weggelassen wurde.</translation>
    </message>
    <message>
        <source>The line doesn’t cut {area} yet. Draw on from its end to a border.</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>Die Linie teilt {area} noch nicht. Zeichne von ihrem Ende weiter bis zu einer Grenze.</translation>
    </message>
    <message>
        <source>The line only cuts off ground that’s too narrow for a token.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>Die Linie trennt nur etwas ab, das für einen Spielstein zu schmal ist.</translation>
    </message>
    <message>
        <source>The original place isn’t free, so what you pasted is on the nearest free water.</source>
        <extracomment>ui/editor/menus/copies.py</extracomment>
        <translation>Die ursprüngliche Stelle ist nicht frei; das Eingefügte liegt auf dem nächsten freien Wasser.</translation>
    </message>
    <message>
        <source>The report says what stands out: who wins, what deeds earn, what’s never used, how long games last.</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Der Bericht sagt, was auffällt: wer gewinnt, was Konzessionen einbringen, was nie gebraucht wird, wie lange Partien dauern.</translation>
    </message>
    <message>
        <source>The review shows each player’s chance to win along the game, the turning points, and which decisions cost something, with the better move. Chances are estimates.</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>Die Analyse zeigt, wie sich die Gewinnchancen im Verlauf der Partie entwickeln, die Wendepunkte und welche Entscheidungen etwas gekostet haben, jeweils mit dem besseren Zug. Die Chancen sind Schätzungen.</translation>
    </message>
    <message>
        <source>The rules see the same map in both reports.</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Für die Regeln ist es in beiden Berichten dieselbe Karte.</translation>
    </message>
    <message>
        <source>There’s no cash left to bid.</source>
        <extracomment>games/indonesia/rules/phases/turn_order.py</extracomment>
        <translation>Es ist kein Bargeld mehr zum Bieten da.</translation>
    </message>
    <message>
        <source>There’s no cash to bid; the place is {place}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Es ist kein Geld zum Bieten da; es bleibt der {place} Platz.</translation>
    </message>
    <message>
        <source>There’s no city in {area}.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>In {area} steht keine Stadt.</translation>
    </message>
    <message>
        <source>There’s no decision to undo or redo here.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Hier gibt es keine Entscheidung, die sich rückgängig machen oder wiederholen lässt.</translation>
    </message>
    <message>
        <source>There’s no review of this game.</source>
        <extracomment>core/review.py</extracomment>
        <translation>Für dieses Spiel gibt es keine Analyse.</translation>
    </message>
    <message>
        <source>There’s no room for {area} there.</source>
        <extracomment>mapmaking/edit/shapes/placing.py</extracomment>
        <translation>Dort ist kein Platz für {area}.</translation>
    </message>
    <message>
        <source>There’s nothing in this part of the drawing.</source>
        <extracomment>mapmaking/imports/named_shapes.py</extracomment>
        <translation>In diesem Teil der Zeichnung ist nichts.</translation>
    </message>
    <message>
        <source>There’s nothing to undo.</source>
        <extracomment>core/session.py</extracomment>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>These are too few games to compare figures with what’s expected.</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Das sind zu wenige Partien, um Zahlen mit dem Erwarteten zu vergleichen.</translation>
    </message>
    <message>
        <source>These areas can be divided into {least} to {most} areas.</source>
        <extracomment>mapmaking/edit/shapes/subdivision.py</extracomment>
        <translation>Diese Gebiete lassen sich in {least} bis {most} Gebiete aufteilen.</translation>
    </message>
    <message>
        <source>These areas can be grouped into 1 to {most} provinces.</source>
        <extracomment>mapmaking/archipelago/grouping.py</extracomment>
        <translation>Diese Gebiete lassen sich zu 1 bis {most} Provinzen gruppieren.</translation>
    </message>
    <message>
        <source>They share a border, so it links them instead.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Sie haben eine gemeinsame Grenze, also verbindet diese sie.</translation>
    </message>
    <message>
        <source>This ID is used twice.</source>
        <extracomment>board/files/board_file.py, games/indonesia/rules/scenario.py</extracomment>
        <translation>Diese Kennung kommt zweimal vor.</translation>
    </message>
    <message>
        <source>This can’t be decided by chance.</source>
        <extracomment>core/flow.py</extracomment>
        <translation>Das kann nicht der Zufall entscheiden.</translation>
    </message>
    <message>
        <source>This entry can’t be used.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Dieser Eintrag lässt sich nicht verwenden.</translation>
    </message>
    <message>
        <source>This game needs the map “{map}”, which isn’t installed.</source>
        <extracomment>library.py</extracomment>
        <translation>Diese Partie braucht die Karte „{map}“, die nicht installiert ist.</translation>
    </message>
    <message>
        <source>This game was played on another version of the map “{map}”, which isn’t on this computer.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Diese Partie wurde auf einer anderen Fassung der Karte „{map}“ gespielt, die nicht auf diesem Rechner ist.</translation>
    </message>
    <message>
        <source>This is a game of {game} on the map “{map}”.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Das ist eine Partie {game} auf der Karte „{map}“.</translation>
    </message>
    <message>
        <source>This is a move by seat {seat}, but it’s the turn of seat {asked}.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Das ist ein Zug von Sitz {seat}, aber Sitz {asked} ist an der Reihe.</translation>
    </message>
    <message>
        <source>This is {map} as it’s used in one of your games. You’re editing a copy, which you can save under a new name.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Das ist {map}, wie sie in einer deiner Partien verwendet wird. Du bearbeitest eine Kopie, die du unter neuem Namen speichern kannst.</translation>
    </message>
    <message>
        <source>This isn’t GeoJSON ({error}).</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Das ist kein GeoJSON ({error}).</translation>
    </message>
    <message>
        <source>This isn’t GeoJSON or TopoJSON ({error}).</source>
        <extracomment>mapmaking/imports/geojson.py</extracomment>
        <translation>Das ist weder GeoJSON noch TopoJSON ({error}).</translation>
    </message>
    <message>
        <source>This isn’t GeoJSON or TopoJSON: its “type” is missing.</source>
        <extracomment>mapmaking/imports/geojson.py</extracomment>
        <translation>Das ist weder GeoJSON noch TopoJSON: „type“ fehlt.</translation>
    </message>
    <message>
        <source>This isn’t JSON ({error}).</source>
        <extracomment>files/strict_json.py</extracomment>
        <translation>Das ist kein JSON ({error}).</translation>
    </message>
    <message>
        <source>This isn’t Python: {reason}</source>
        <extracomment>mapmaking/scripting.py</extracomment>
        <translation>Das ist kein Python: {reason}</translation>
    </message>
    <message>
        <source>This isn’t UTF-8 text.</source>
        <extracomment>board/files/board_file.py, board/files/tolerant_json.py</extracomment>
        <translation>Das ist kein UTF-8-Text.</translation>
    </message>
    <message>
        <source>This isn’t a Shapefile ({error}).</source>
        <extracomment>mapmaking/imports/shape_file.py</extracomment>
        <translation>Das ist kein Shapefile ({error}).</translation>
    </message>
    <message>
        <source>This isn’t a balance report ({error}).</source>
        <extracomment>mapmaking/review/balance_report.py</extracomment>
        <translation>Das ist kein Bericht zur Ausgewogenheit ({error}).</translation>
    </message>
    <message>
        <source>This isn’t a map file.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Das ist keine Kartendatei.</translation>
    </message>
    <message>
        <source>This isn’t a map. Its brackets are nested too deeply.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Das ist keine Karte. Ihre Klammern sind zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>This isn’t a saved game ({error}).</source>
        <extracomment>core/record.py</extracomment>
        <translation>Das ist keine gespeicherte Partie ({error}).</translation>
    </message>
    <message>
        <source>This isn’t a valid file name.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Das ist kein gültiger Dateiname.</translation>
    </message>
    <message>
        <source>This layer is locked: {layer}. Unlock it in the panel “Layers”.</source>
        <extracomment>ui/editor/edit_view.py</extracomment>
        <translation>Diese Ebene ist gesperrt: {layer}. Entsperre sie im Bedienfeld „Ebenen“.</translation>
    </message>
    <message>
        <source>This line is damaged ({error}).</source>
        <extracomment>core/record.py</extracomment>
        <translation>Diese Zeile ist beschädigt ({error}).</translation>
    </message>
    <message>
        <source>This link is listed twice.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Diese Verbindung ist zweimal aufgeführt.</translation>
    </message>
    <message>
        <source>This map comes with the program and can’t be changed. Save it under a new name.</source>
        <extracomment>mapmaking/files/storage.py</extracomment>
        <translation>Diese Karte gehört zum Programm und lässt sich nicht ändern. Speichere sie unter neuem Namen.</translation>
    </message>
    <message>
        <source>This map is for {found}, not for {wanted}.</source>
        <extracomment>library.py</extracomment>
        <translation>Diese Karte ist für {found}, nicht für {wanted}.</translation>
    </message>
    <message>
        <source>This move breaks the rules.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Dieser Zug verstößt gegen die Regeln.</translation>
    </message>
    <message>
        <source>This must be a list.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Das muss eine Liste sein.</translation>
    </message>
    <message>
        <source>This needs at least {n} labels, tokens or ships. Take several with Ctrl+click in “Move labels and tokens”.</source>
        <extracomment>mapmaking/edit/alignment.py</extracomment>
        <translation>Dafür sind mindestens {n} Namen, Spielsteine oder Schiffe nötig. Nimm mehrere mit Strg+Klick in „Namen und Spielsteine setzen“.</translation>
    </message>
    <message>
        <source>This part of the file is ambiguous.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Dieser Teil der Datei ist mehrdeutig.</translation>
    </message>
    <message>
        <source>This part of the map can’t be used.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Dieser Teil der Karte lässt sich nicht verwenden.</translation>
    </message>
    <message>
        <source>This takes too long. Choose another seed or smaller numbers.</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>Das dauert zu lange. Wähle eine andere Startzahl oder kleinere Zahlen.</translation>
    </message>
    <message>
        <source>This value can’t be used.</source>
        <extracomment>board/files/flaws.py</extracomment>
        <translation>Dieser Wert lässt sich nicht verwenden.</translation>
    </message>
    <message>
        <source>Together they have {goods}; merging frees a slot.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Zusammen haben sie {goods}; die Fusion macht einen Firmenplatz frei.</translation>
    </message>
    <message>
        <source>Together they sell {goods} a year; merging frees a slot.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Zusammen verkaufen sie {goods} im Jahr; die Fusion macht einen Firmenplatz frei.</translation>
    </message>
    <message>
        <source>Two parts of the map have this ID.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Zwei Teile der Karte haben diese Kennung.</translation>
    </message>
    <message>
        <source>Two players have the same colour.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Zwei Spieler haben dieselbe Farbe.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Zwei Spieler haben denselben Namen.</translation>
    </message>
    <message>
        <source>Two provinces have this ID.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Zwei Provinzen haben diese Kennung.</translation>
    </message>
    <message>
        <source>Type</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Art</translation>
    </message>
    <message>
        <source>Types of companies</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Arten von Gesellschaften</translation>
    </message>
    <message>
        <source>Unpacked, the archive has more than {size}&#xa0;MB.</source>
        <extracomment>files/zip_archive.py, mapmaking/imports/open_file.py</extracomment>
        <translation>Entpackt hat das Archiv mehr als {size}&#xa0;MB.</translation>
    </message>
    <message>
        <source>Upside down</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Oben und unten vertauschen</translation>
    </message>
    <message>
        <source>Warning</source>
        <extracomment>ui/editor/panels/problem_rows.py</extracomment>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>Web page (*.html);;Report to compare with later (*.json)</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Webseite (*.html);;Bericht für spätere Vergleiche (*.json)</translation>
    </message>
    <message>
        <source>The ticked outlines are small on this map. Show only these to make them larger.</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Die angekreuzten Umrisse sind klein auf dieser Karte. Zeige nur sie, damit sie größer werden.</translation>
    </message>
    <message>
        <source>A player’s name needs a letter or a digit that can be seen.</source>
        <extracomment>core/player_names.py</extracomment>
        <translation>Ein Spielername braucht einen sichtbaren Buchstaben oder eine Ziffer.</translation>
    </message>
    <message>
        <source>A second worker</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ein zweiter Arbeiter</translation>
    </message>
    <message numerus="yes">
        <source>About {n} minutes</source>
        <extracomment>For one: About {n} minute ui/table/tutorial/learning.py</extracomment>
        <translation>
            <numerusform>Etwa {n} Minute</numerusform>
            <numerusform>Etwa {n} Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to the draft</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Zum Entwurf hinzufügen</translation>
    </message>
    <message>
        <source>All phases</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Alle Phasen</translation>
    </message>
    <message>
        <source>Back to town</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Zurück in die Stadt</translation>
    </message>
    <message>
        <source>Black Market</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Schw. Markt</translation>
    </message>
    <message>
        <source>Brick Pit</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Ziegelgrube</translation>
    </message>
    <message>
        <source>Brickworks</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Ziegelei</translation>
    </message>
    <message>
        <source>Budi ends round 5. Then Budi has the fewest VP, gets the Raffles stone, flags D4 for you and plays first; Citra is next.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Budi beendet Runde 5. Dann hat Budi die wenigsten SP, bekommt den Raffles-Stein, setzt deine Flagge auf D4 und ist als Erster dran; danach kommt Citra.</translation>
    </message>
    <message>
        <source>Build New Helpers</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Baue Neue Helfer</translation>
    </message>
    <message>
        <source>Build up a town, send your workers through its streets, and trade, legally or not.</source>
        <extracomment>ui/games/singapore/offer.py</extracomment>
        <translation>Baue eine Stadt auf, schicke deine Arbeiter durch ihre Straßen und handle, legal oder nicht.</translation>
    </message>
    <message>
        <source>Builder</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>Card Tables</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Kartentische</translation>
    </message>
    <message>
        <source>Casino</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Spielkasino</translation>
    </message>
    <message>
        <source>Chips</source>
        <extracomment>ui/games/singapore/chips_page.py, ui/games/singapore/game_view.py</extracomment>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Collect the moves of a turn before they are played</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Sammelt die Teilzüge eines Zugs, bevor sie gespielt werden</translation>
    </message>
    <message>
        <source>Couldn’t read the saved games in {folder}.</source>
        <extracomment>ui/app/program.py</extracomment>
        <translation>Die gespeicherten Partien in {folder} ließen sich nicht lesen.</translation>
    </message>
    <message>
        <source>Couldn’t take the games out of the trash</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Die Partien ließen sich nicht aus dem Papierkorb holen</translation>
    </message>
    <message>
        <source>Counting Hse</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Kontor</translation>
    </message>
    <message>
        <source>Courthouse</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Gericht</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>ui/games/singapore/panels/draft_row.py, ui/games/singapore/panels/turn.py</extracomment>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>East India Co.</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Ostindien-K.</translation>
    </message>
    <message>
        <source>Finished games of bots to keep</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Beendete Bot-Partien, die bleiben</translation>
    </message>
    <message>
        <source>First return three chips at the Courthouse. With five, you’d be caught in a raid.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Lege zuerst im Gericht drei Chips zurück. Mit fünf würdest du bei einer Razzia erwischt.</translation>
    </message>
    <message>
        <source>First use New Helpers, where your worker stands.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Nutze zuerst Neue Helfer, wo dein Arbeiter steht.</translation>
    </message>
    <message>
        <source>First use Raffles’ Plan: it gives your second worker five more steps.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Nutze zuerst Raffles’ Plan: Er gibt deinem zweiten Arbeiter fünf weitere Schritte.</translation>
    </message>
    <message>
        <source>First, each player puts up one building. Citra and Budi go before you: each takes a tile, chooses a lot and pays its price.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Zuerst errichten alle je ein Gebäude. Citra und Budi sind vor dir dran: Sie nehmen ein Plättchen, wählen einen Bauplatz und zahlen seinen Preis.</translation>
    </message>
    <message>
        <source>Game open on another computer</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Partie auf einem anderen Computer geöffnet</translation>
    </message>
    <message>
        <source>Go to E3 with your second worker this time.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Geh diesmal mit deinem zweiten Arbeiter nach E3.</translation>
    </message>
    <message>
        <source>Go to E4 with your second worker this time.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Geh diesmal mit deinem zweiten Arbeiter nach E4.</translation>
    </message>
    <message>
        <source>Go to your New Helpers on G2 this time.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Geh diesmal zu deinen Neuen Helfern auf G2.</translation>
    </message>
    <message>
        <source>Here the players are called {names}.</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Hier heißen die Spieler {names}.</translation>
    </message>
    <message>
        <source>How much more each player would earn a year, in rupiah, on the board as it is</source>
        <extracomment>ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>Wie viel mehr jeder im Jahr einnehmen würde, in Rupiah, auf dem Spielplan, wie er ist</translation>
    </message>
    <message>
        <source>How often each player used each building; the most used first</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Wie oft jeder Spieler jedes Gebäude genutzt hat; das meistgenutzte zuerst</translation>
    </message>
    <message>
        <source>Hut on {tile}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Hütte auf {tile}</translation>
    </message>
    <message>
        <source>Illegal</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Illegal</translation>
    </message>
    <message>
        <source>In pounds, at the end of each round</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>In Pfund, am Ende jeder Runde</translation>
    </message>
    <message numerus="yes">
        <source>In the bag: {n} black chips, {white} white</source>
        <extracomment>For one: In the bag: {n} black chip, {white} white ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>Im Beutel: {n} schwarzer Chip, {white} weiße</numerusform>
            <numerusform>Im Beutel: {n} schwarze Chips, {white} weiße</numerusform>
        </translation>
    </message>
    <message>
        <source>In the lead since the end of year {year}.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>In Führung seit dem Ende von Jahr {year}.</translation>
    </message>
    <message>
        <source>In the supply: {goods}</source>
        <extracomment>ui/games/singapore/table_strip.py</extracomment>
        <translation>Im Vorrat: {goods}</translation>
    </message>
    <message>
        <source>It brings more points in this turn: {best}, not {other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Das bringt in diesem Zug mehr Punkte: {best} statt {other}.</translation>
    </message>
    <message>
        <source>It gives fewer points to others: {best}, not {other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Das bringt anderen weniger Punkte: {best} statt {other}.</translation>
    </message>
    <message>
        <source>It has more than {n} names and other properties in all.</source>
        <extracomment>mapmaking/imports/budget.py</extracomment>
        <translation>Sie hat zusammen mehr als {n} Namen und andere Eigenschaften.</translation>
    </message>
    <message>
        <source>It has more than {n} outlines and holes in all.</source>
        <extracomment>mapmaking/imports/budget.py</extracomment>
        <translation>Sie hat zusammen mehr als {n} Umrisse und Löcher.</translation>
    </message>
    <message>
        <source>It keeps the cash and plays {place}; {than} brings no better place.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Das Bargeld bleibt, und es ist der {place} Platz; {than} brächten keinen besseren.</translation>
    </message>
    <message>
        <source>It keeps {amount} a year from {player}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Das kostet {player} {amount} im Jahr.</translation>
    </message>
    <message>
        <source>It keeps {amount} this year from {player}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Das kostet {player} dieses Jahr {amount}.</translation>
    </message>
    <message>
        <source>It leaves fewer black chips, so that a raid costs less.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Es bleiben weniger schwarze Chips, und eine Razzia kostet weniger.</translation>
    </message>
    <message>
        <source>It leaves more goods: {best}, not {other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Es bleiben mehr Güter: {best} statt {other}.</translation>
    </message>
    <message>
        <source>It leaves more money: £{best}, not £{other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Es bleibt mehr Geld: £{best} statt £{other}.</translation>
    </message>
    <message>
        <source>It leaves more to do in the next turn.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Im nächsten Zug ist mehr möglich.</translation>
    </message>
    <message>
        <source>It leaves room for another company, worth about {amount}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Das lässt Platz für eine weitere Gesellschaft, etwa {amount} wert.</translation>
    </message>
    <message>
        <source>It needn’t wait for ships, as {company} would.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Sie muss nicht auf Schiffe warten wie {company}.</translation>
    </message>
    <message>
        <source>It saves {sum} and plays {place}; playing {next_place} isn’t worth that now.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Das spart {sum}, bei Platz {place}; Platz {next_place} ist das jetzt nicht wert.</translation>
    </message>
    <message>
        <source>It should bring a better place in the order of play, worth about {amount}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Das dürfte einen besseren Platz in der Zugreihenfolge bringen, etwa {amount} wert.</translation>
    </message>
    <message>
        <source>It should help your rivals less, worth about {amount} to you.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Das dürfte deinen Gegnern weniger nützen, für dich etwa {amount} wert.</translation>
    </message>
    <message>
        <source>It should leave more cash to spend, worth about {amount} by the end.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Es dürfte mehr Bargeld zum Ausgeben bleiben, bis zum Ende etwa {amount} wert.</translation>
    </message>
    <message>
        <source>It should make the game last longer.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>So dürfte die Partie länger dauern.</translation>
    </message>
    <message>
        <source>It should make {player} pay about {amount} for the company.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>So dürfte {player} etwa {amount} für die Gesellschaft zahlen.</translation>
    </message>
    <message>
        <source>It takes more than {n}&#xa0;MB of memory, the limit for a file of this size. Simplify it, or split it.</source>
        <extracomment>mapmaking/imports/limits.py</extracomment>
        <translation>Sie braucht mehr als {n}&#xa0;MB Speicher, die Grenze für eine Datei dieser Größe. Vereinfache oder teile sie.</translation>
    </message>
    <message>
        <source>It takes more than {n}&#xa0;s to import, the limit for a file of this size. Simplify it, or split it.</source>
        <extracomment>mapmaking/imports/limits.py</extracomment>
        <translation>Der Import dauert länger als {n}&#xa0;s, die Grenze für eine Datei dieser Größe. Vereinfache oder teile sie.</translation>
    </message>
    <message>
        <source>It then expands to “+”.</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Dann expandiert sie nach „+“.</translation>
    </message>
    <message>
        <source>Its outlines can’t be worked with ({error}).</source>
        <extracomment>mapmaking/imports/limits.py</extracomment>
        <translation>Mit den Umrissen lässt sich nicht rechnen ({error}).</translation>
    </message>
    <message>
        <source>It’s a link that leads back to itself.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Es ist ein Verweis, der zu sich selbst zurückführt.</translation>
    </message>
    <message>
        <source>It’s a link to “{target}” in another folder. Remove the link.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Es ist ein Verweis auf „{target}“ in einem anderen Ordner. Entferne den Verweis.</translation>
    </message>
    <message>
        <source>It’s a link, not a file.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Es ist ein Verweis, keine Datei.</translation>
    </message>
    <message>
        <source>Join it to a neighbouring building by a free road.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Verbinde es durch eine kostenlose Straße mit einem Nachbargebäude.</translation>
    </message>
    <message>
        <source>Join {building} to a neighbour by its free road.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Verbinde {building} durch die kostenlose Straße mit einem Nachbarn.</translation>
    </message>
    <message>
        <source>Joined to</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Verbunden mit</translation>
    </message>
    <message>
        <source>Joined to {places}</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Verbunden mit {places}</translation>
    </message>
    <message>
        <source>Jump to {place}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Sprung zu {place}</translation>
    </message>
    <message>
        <source>Kitchen</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Garküche</translation>
    </message>
    <message>
        <source>Last moves</source>
        <extracomment>ui/table/panels/meanwhile.py</extracomment>
        <translation>Letzte Züge</translation>
    </message>
    <message>
        <source>Last player: you may buy the top tile of the stack instead of one on display.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Wer zuletzt am Zug ist, darf statt eines Plättchens der Auslage das oberste des Stapels kaufen.</translation>
    </message>
    <message>
        <source>Let’s skip ahead: the program has played for all of you. It’s round 5, and there are tiles of the second stack. You’ve built and used illegal buildings: you have five black chips, more than anybody else.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Wir machen einen Sprung: Das Programm hat für euch alle gespielt. Es ist Runde 5, und es gibt Plättchen des zweiten Stapels. Du hast illegale Gebäude gebaut und genutzt und hast fünf schwarze Chips, mehr als alle anderen.</translation>
    </message>
    <message>
        <source>Lot</source>
        <extracomment>ui/games/singapore/board/board_ui.py, ui/games/singapore/panels/building.py</extracomment>
        <translation>Bauplatz</translation>
    </message>
    <message>
        <source>Lots</source>
        <extracomment>ui/games/singapore/panels/building.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Bauplätze</translation>
    </message>
    <message>
        <source>Lots</source>
        <comment>phase</comment>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>Bauplätze</translation>
    </message>
    <message>
        <source>Lots: {lots}.</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>Bauplätze: {lots}.</translation>
    </message>
    <message>
        <source>Manufactory</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Manufaktur</translation>
    </message>
    <message>
        <source>Minus areas bought: {amount}.</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Minus gekaufte Gebiete: {amount}.</translation>
    </message>
    <message>
        <source>Minus ship fees: {fees}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Minus Fracht: {fees}.</translation>
    </message>
    <message>
        <source>Money and goods</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Geld und Güter</translation>
    </message>
    <message>
        <source>Money and goods are hidden in this game, so their charts appear at the end.</source>
        <extracomment>ui/games/singapore/game_view.py</extracomment>
        <translation>In dieser Partie sind Geld und Güter verdeckt; die Diagramme dazu erscheinen am Ende.</translation>
    </message>
    <message>
        <source>Money you gain or lose through other players’ moves.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Geld, das du durch Züge anderer bekommst oder verlierst.</translation>
    </message>
    <message>
        <source>More of your goods should find buyers: about {amount} more by the end.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Mehr deiner Waren dürften Käufer finden: bis zum Ende etwa {amount} mehr.</translation>
    </message>
    <message>
        <source>More roads at any time between neighbouring buildings.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Jederzeit weitere Straßen zwischen benachbarten Gebäuden.</translation>
    </message>
    <message>
        <source>More rupiah a year for each player</source>
        <extracomment>ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>Rupiah mehr im Jahr für jeden Spieler</translation>
    </message>
    <message>
        <source>Most cities grow</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Die meisten Städte wachsen</translation>
    </message>
    <message>
        <source>Most cities supplied</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Die meisten Städte beliefert</translation>
    </message>
    <message>
        <source>Most goods</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Viele Güter</translation>
    </message>
    <message>
        <source>Most money</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Viel Geld</translation>
    </message>
    <message>
        <source>Most points</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Viele Punkte</translation>
    </message>
    <message>
        <source>Move earlier</source>
        <extracomment>ui/games/singapore/panels/draft_row.py</extracomment>
        <translation>Nach vorn</translation>
    </message>
    <message>
        <source>Move later</source>
        <extracomment>ui/games/singapore/panels/draft_row.py</extracomment>
        <translation>Nach hinten</translation>
    </message>
    <message>
        <source>Move {number}: {move}</source>
        <extracomment>ui/games/singapore/panels/draft_row.py</extracomment>
        <translation>Teilzug {number}: {move}</translation>
    </message>
    <message>
        <source>Moved back for money</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Für Geld zurückgegangen</translation>
    </message>
    <message>
        <source>Net earnings this year, in rupiah</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Nettoeinnahmen dieses Jahres, in Rupiah</translation>
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
        <translation>Neutral</translation>
    </message>
    <message>
        <source>Never caught in a raid.</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Nie bei einer Razzia erwischt.</translation>
    </message>
    <message>
        <source>New Helpers</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Neue Helfer</translation>
    </message>
    <message>
        <source>New buildings: {buildings}.</source>
        <extracomment>ui/games/singapore/recap.py</extracomment>
        <translation>Neue Gebäude: {buildings}.</translation>
    </message>
    <message>
        <source>New game from here</source>
        <extracomment>ui/table/games/branch_dialog.py</extracomment>
        <translation>Neue Partie von hier</translation>
    </message>
    <message>
        <source>New helpers</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Neue Helfer</translation>
    </message>
    <message>
        <source>Next move only</source>
        <extracomment>ui/games/singapore/game_ui.py, ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Nur 1 Teilzug</translation>
    </message>
    <message>
        <source>Next or previous area of your own</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Nächstes oder voriges eigenes Gebiet</translation>
    </message>
    <message>
        <source>Next or previous city or building</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Nächste oder vorige Stadt, nächstes oder voriges Gebäude</translation>
    </message>
    <message>
        <source>Next to {area}: {places}</source>
        <extracomment>ui/table/board/board_presenter.py</extracomment>
        <translation>Neben {area}: {places}</translation>
    </message>
    <message>
        <source>No deed is worth a slot now.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Keine Konzession ist jetzt einen Firmenplatz wert.</translation>
    </message>
    <message>
        <source>No road</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Keine Straße</translation>
    </message>
    <message>
        <source>No roads lead here from your workers</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Von deinen Arbeitern führen keine Straßen hierher</translation>
    </message>
    <message>
        <source>No saved game can be opened</source>
        <extracomment>ui/table/games/start_cards.py</extracomment>
        <translation>Keine gespeicherte Partie lässt sich öffnen</translation>
    </message>
    <message>
        <source>No single move explains it: the estimate changed little by little.</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Kein einzelner Zug erklärt das: Die Schätzung hat sich nach und nach geändert.</translation>
    </message>
    <message>
        <source>No style</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Kein Stil</translation>
    </message>
    <message>
        <source>No uses are left: walk on, build roads or end your turn.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Keine Aktionen mehr: Geh weiter, baue Straßen oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>No uses left</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Keine Aktion mehr</translation>
    </message>
    <message>
        <source>No visits from other players.</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Keine Besuche von anderen.</translation>
    </message>
    <message>
        <source>Nobody could sell more in any of them yet.</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Noch könnte in keiner davon jemand mehr verkaufen.</translation>
    </message>
    <message>
        <source>Nobody has opium or chips, so nobody is caught.</source>
        <extracomment>ui/games/singapore/chips_page.py</extracomment>
        <translation>Niemand hat Opium oder Chips, also wird niemand erwischt.</translation>
    </message>
    <message>
        <source>Nobody is caught.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Niemand wird erwischt.</translation>
    </message>
    <message>
        <source>Not enough cash for a lot or a raid: move back on the victory track, as far as needed.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Reicht dein Bargeld für einen Bauplatz oder eine Razzia nicht, gehst du auf der Siegpunktleiste zurück, so weit wie nötig.</translation>
    </message>
    <message>
        <source>Not on the board in that turn: your first step next turn must put the worker there.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Wird er in diesem Zug nicht eingesetzt, muss das im nächsten der erste Schritt sein.</translation>
    </message>
    <message>
        <source>Not sure yet: “{move}” may be just as good. Still thinking…</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Noch nicht sicher: „{move}“ ist vielleicht genauso gut. Denkt weiter nach …</translation>
    </message>
    <message>
        <source>Not sure: “{move}” may be just as good.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Nicht sicher: „{move}“ ist vielleicht genauso gut.</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>plans</comment>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <comment>animations</comment>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>An</translation>
    </message>
    <message>
        <source>On display: {tile} ({effect}).</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>In der Auslage: {tile} ({effect}).</translation>
    </message>
    <message>
        <source>One more slot makes room for {company}: {amount} more a year.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Ein Firmenplatz mehr schafft Raum für {company}: {amount} mehr im Jahr.</translation>
    </message>
    <message>
        <source>One more step</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Noch ein Schritt</translation>
    </message>
    <message>
        <source>One more {good}</source>
        <extracomment>ui/games/singapore/panels/goods_choice.py</extracomment>
        <translation>Noch 1× {good}</translation>
    </message>
    <message>
        <source>Only roads are left: build one, or end your turn.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Nur noch Straßen sind möglich: Baue eine oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>Only the owner can see money and goods.</source>
        <extracomment>ui/games/singapore/player_cards.py</extracomment>
        <translation>Geld und Güter kann nur der Besitzer sehen.</translation>
    </message>
    <message>
        <source>Only their owner may see money and goods.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Geld und Güter darf nur der Besitzer sehen.</translation>
    </message>
    <message>
        <source>Opium Den</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Opiumhöhle</translation>
    </message>
    <message>
        <source>Opium and black chips: {sums}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Opium und schwarze Chips: {sums}.</translation>
    </message>
    <message>
        <source>Or hold F7 while you look and choose.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Oder halte F7, während du schaust und wählst.</translation>
    </message>
    <message>
        <source>Other move: {move} – {why}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Anderer Zug: {move} – {why}</translation>
    </message>
    <message>
        <source>Others use your buildings</source>
        <extracomment>ui/games/singapore/offer.py</extracomment>
        <translation>Andere nutzen deine Gebäude</translation>
    </message>
    <message>
        <source>Others used your buildings: {points}.</source>
        <extracomment>ui/games/singapore/recap.py</extracomment>
        <translation>Andere haben deine Gebäude genutzt: {points}.</translation>
    </message>
    <message>
        <source>Others will use the new building more often: about {best} times, not {other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Andere werden das neue Gebäude öfter nutzen: etwa {best} statt {other} Mal.</translation>
    </message>
    <message>
        <source>Owner: {owner}</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Besitzer: {owner}</translation>
    </message>
    <message>
        <source>Pair, size</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Paar, Größe</translation>
    </message>
    <message>
        <source>Pawnshop</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Pfandhaus</translation>
    </message>
    <message>
        <source>Pay everything, then get everything. A double arrow works in both directions.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Erst alles zahlen, dann alles bekommen. Ein Doppelpfeil gilt in beide Richtungen.</translation>
    </message>
    <message>
        <source>Pieces move and changes are highlighted. Any key or click skips this. “Speed” says how fast.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Spielsteine bewegen sich, und Änderungen werden hervorgehoben. Jede Taste und jeder Klick überspringt es. „Tempo“ bestimmt, wie schnell.</translation>
    </message>
    <message>
        <source>Plans</source>
        <extracomment>ui/games/singapore/panels/plans_page.py, ui/games/singapore/panels/turn.py</extracomment>
        <translation>Pläne</translation>
    </message>
    <message>
        <source>Plans of a turn</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Pläne für einen Zug</translation>
    </message>
    <message>
        <source>Play from here</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Von hier spielen</translation>
    </message>
    <message>
        <source>Play only the next move of this plan</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Nur den nächsten Teilzug dieses Plans spielen</translation>
    </message>
    <message>
        <source>Play the draft without the chosen move</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Den Entwurf ohne den gerade gewählten Teilzug spielen</translation>
    </message>
    <message>
        <source>Play the draft, or remove a move.</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Spiele den Entwurf oder entferne einen Teilzug.</translation>
    </message>
    <message>
        <source>Play this plan</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Diesen Plan spielen</translation>
    </message>
    <message numerus="yes">
        <source>Play {n} moves</source>
        <extracomment>For one: Play {n} move ui/games/singapore/panels/turn.py</extracomment>
        <translation>
            <numerusform>{n} Teilzug spielen</numerusform>
            <numerusform>{n} Teilzüge spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Prices</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Put it on the board</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Setze ihn ein</translation>
    </message>
    <message>
        <source>Put the neutral flag on a free lot.</source>
        <extracomment>ui/games/singapore/panels/__init__.py</extracomment>
        <translation>Setze die neutrale Flagge auf einen freien Bauplatz.</translation>
    </message>
    <message>
        <source>Put worker {number} on another building</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>Arbeiter {number} auf ein anderes Gebäude setzen</translation>
    </message>
    <message>
        <source>Put your own flag on a free lot.</source>
        <extracomment>ui/games/singapore/panels/__init__.py</extracomment>
        <translation>Setze deine eigene Flagge auf einen freien Bauplatz.</translation>
    </message>
    <message>
        <source>Put your second worker on the board in this turn. Left: {left}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Setze deinen zweiten Arbeiter in diesem Zug auf den Spielplan. Übrig: {left}.</translation>
    </message>
    <message>
        <source>Put your worker on a building</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>Arbeiter auf ein Gebäude setzen</translation>
    </message>
    <message>
        <source>Put your worker on another building</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>Arbeiter auf ein anderes Gebäude setzen</translation>
    </message>
    <message>
        <source>Put your worker on {place}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Arbeiter auf {place} setzen</translation>
    </message>
    <message>
        <source>Put {owner}’s flag on a free lot.</source>
        <extracomment>ui/games/singapore/panels/__init__.py</extracomment>
        <translation>Setze die Flagge von {owner} auf einen freien Bauplatz.</translation>
    </message>
    <message>
        <source>Raffles stone</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>Raffles-Stein</translation>
    </message>
    <message>
        <source>Raffles stone: fewest victory points, begins the round</source>
        <extracomment>ui/games/singapore/player_cards.py</extracomment>
        <translation>Raffles-Stein: die wenigsten Siegpunkte, beginnt die Runde</translation>
    </message>
    <message>
        <source>Raffles’ Plan</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Raffles’ Plan</translation>
    </message>
    <message>
        <source>Raffles’ Plan</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Raffles’ Plan</translation>
    </message>
    <message>
        <source>Raids</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Razzien</translation>
    </message>
    <message>
        <source>Remove {move}</source>
        <extracomment>ui/games/singapore/panels/draft_row.py</extracomment>
        <translation>{move} entfernen</translation>
    </message>
    <message>
        <source>Report a problem: the file includes all hidden money and goods</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Problem melden: Die Datei enthält auch verdecktes Geld und alle Güter</translation>
    </message>
    <message>
        <source>Researches expansion and buys areas.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Erforscht Expansion und kauft Gebiete.</translation>
    </message>
    <message>
        <source>Researches mergers early and announces many.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Erforscht früh Fusionen und kündigt viele an.</translation>
    </message>
    <message numerus="yes">
        <source>Reset the {n} settings shown under “{page}” to their defaults?</source>
        <extracomment>For one: Reset the setting shown under “{page}” to its default? ui/settings/settings_dialog.py</extracomment>
        <translation>
            <numerusform>Die Einstellung unter „{page}“ auf ihren Standard zurücksetzen?</numerusform>
            <numerusform>Die {n} Einstellungen unter „{page}“ auf ihren Standard zurücksetzen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Return black chips</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>Schwarze Chips zurücklegen</translation>
    </message>
    <message numerus="yes">
        <source>Return {n} black chips</source>
        <extracomment>For one: Return {n} black chip ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>{n} schwarzen Chip zurücklegen</numerusform>
            <numerusform>{n} schwarze Chips zurücklegen</numerusform>
        </translation>
    </message>
    <message>
        <source>Road to {place}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Straße zu {place}</translation>
    </message>
    <message>
        <source>Road: {a} – {b}</source>
        <extracomment>ui/games/singapore/texts/planning.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>Straße: {a} – {b}</translation>
    </message>
    <message>
        <source>Roads</source>
        <extracomment>ui/games/singapore/panels/roads_page.py, ui/games/singapore/panels/turn.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>Round 6</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Runde 6</translation>
    </message>
    <message>
        <source>Round {round}: {player} gains {points}</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Runde {round}: {player} gewinnt {points} dazu</translation>
    </message>
    <message>
        <source>Round {round}: {player} has the Raffles stone</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Runde {round}: {player} hat den Raffles-Stein</translation>
    </message>
    <message>
        <source>Say what borders the area</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Sagen, was an das Gebiet grenzt</translation>
    </message>
    <message>
        <source>Shipowner</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Reeder</translation>
    </message>
    <message>
        <source>Show all options again</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Alle Möglichkeiten wieder zeigen</translation>
    </message>
    <message>
        <source>Show money and goods (or hold the mouse on the card)</source>
        <extracomment>ui/games/singapore/player_cards.py</extracomment>
        <translation>Geld und Güter zeigen (oder Maustaste auf der Spielertafel gedrückt halten)</translation>
    </message>
    <message>
        <source>Show or hide this panel</source>
        <extracomment>ui/table/window/side.py</extracomment>
        <translation>Dieses Bedienfeld zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Signs</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Singapore</source>
        <comment>title of a map</comment>
        <extracomment>games/singapore/maps/layouts.py</extracomment>
        <translation>Singapur</translation>
    </message>
    <message>
        <source>Singapore {seed}</source>
        <extracomment>games/singapore/maps/map_data.py</extracomment>
        <translation>Singapur {seed}</translation>
    </message>
    <message>
        <source>Singapore, a bay</source>
        <comment>title of a map</comment>
        <extracomment>games/singapore/maps/layouts.py</extracomment>
        <translation>Singapur, eine Bucht</translation>
    </message>
    <message>
        <source>Singapore, wide</source>
        <comment>title of a map</comment>
        <extracomment>games/singapore/maps/layouts.py</extracomment>
        <translation>Singapur, breit</translation>
    </message>
    <message>
        <source>Singapore: quick reference</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Singapore: Kurzregeln</translation>
    </message>
    <message>
        <source>Smuggler</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Schmuggler</translation>
    </message>
    <message>
        <source>Smuggling</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Schmuggel</translation>
    </message>
    <message>
        <source>Sold</source>
        <comment>stamp</comment>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Verkauft</translation>
    </message>
    <message>
        <source>Sold {goods} to {cities} for {amount}.</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Verkauft: {goods} an {cities} für {amount}.</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Start building</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Startgebäude</translation>
    </message>
    <message>
        <source>Start companies, merge them, and ship their goods to the growing cities of the islands.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Gründe Gesellschaften, fusioniere sie und liefere ihre Waren in die wachsenden Städte der Inseln.</translation>
    </message>
    <message>
        <source>Starting Round</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>Startrunde</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Stonemason</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Steinmetz</translation>
    </message>
    <message>
        <source>Style of play for seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Spielstil für Sitz {seat}</translation>
    </message>
    <message>
        <source>T, Shift+T</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>T, Umschalt+T</translation>
    </message>
    <message>
        <source>Ta&amp;ke over</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Ü&amp;bernehmen</translation>
    </message>
    <message>
        <source>Take a tile, build it on your flag, and pay for the lot.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Nimm ein Plättchen, baue es auf deine Flagge und bezahle den Bauplatz.</translation>
    </message>
    <message>
        <source>Take your second worker</source>
        <extracomment>ui/games/singapore/panels/moves.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>Zweiten Arbeiter nehmen</translation>
    </message>
    <message>
        <source>Take {gain}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{gain} nehmen</translation>
    </message>
    <message>
        <source>Tea House</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Teehaus</translation>
    </message>
    <message>
        <source>Tea Quay</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Teekai</translation>
    </message>
    <message>
        <source>Tea Transp.</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Teetransp.</translation>
    </message>
    <message>
        <source>Text. Transp.</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Textiltransp.</translation>
    </message>
    <message>
        <source>Textile Trade</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Textilhandel</translation>
    </message>
    <message>
        <source>That’s a good tile, too, but build New Helpers this time. It gives you a second worker.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Auch ein gutes Plättchen, aber baue diesmal Neue Helfer. Das Gebäude gibt dir einen zweiten Arbeiter.</translation>
    </message>
    <message>
        <source>The Courthouse</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Das Gericht</translation>
    </message>
    <message>
        <source>The Raffles player puts a flag of each player on a free lot next to a building. Corners don’t count.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Der Raffles-Spieler setzt von jedem Spieler eine Flagge auf einen freien Bauplatz neben einem Gebäude. Ecken zählen nicht.</translation>
    </message>
    <message>
        <source>The archive is damaged: an entry ends too early.</source>
        <extracomment>files/zip_archive.py, mapmaking/imports/open_file.py</extracomment>
        <translation>Das Archiv ist beschädigt: Ein Eintrag endet zu früh.</translation>
    </message>
    <message>
        <source>The best come first: by income, then by cities, ships nearby, demand and room.</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Die besten zuerst: nach Einnahmen, dann nach Städten, Schiffen in der Nähe, Nachfrage und Platz.</translation>
    </message>
    <message>
        <source>The bot {bot} doesn’t have styles of play. Leave out the style.</source>
        <extracomment>bots/registry.py</extracomment>
        <translation>{bot} hat keine Spielstile. Lass den Stil weg.</translation>
    </message>
    <message>
        <source>The bots are still paused.</source>
        <extracomment>ui/table/game_view.py</extracomment>
        <translation>Die Bots sind noch angehalten.</translation>
    </message>
    <message>
        <source>The disk couldn’t be read or written.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Die Festplatte konnte nicht gelesen oder beschrieben werden.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Die Festplatte ist voll.</translation>
    </message>
    <message>
        <source>The disk is write-protected.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Die Festplatte ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>The draft ends here: play it, or remove a move.</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Der Entwurf endet hier: Spiele ihn oder entferne einen Teilzug.</translation>
    </message>
    <message>
        <source>The file is too large for the disk.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Die Datei ist zu groß für die Festplatte.</translation>
    </message>
    <message>
        <source>The file name must end in .png, .svg or .pdf, not “{ending}”.</source>
        <extracomment>ui/support/picture_file.py</extracomment>
        <translation>Der Dateiname muss auf .png, .svg oder .pdf enden, nicht auf „{ending}“.</translation>
    </message>
    <message>
        <source>The first brings you the most.</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Die erste bringt dir am meisten.</translation>
    </message>
    <message numerus="yes">
        <source>The first {n} are best for you, and equally good.</source>
        <extracomment>For one: The first {n} is best for you. ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>
            <numerusform>Die erste ist für dich am besten.</numerusform>
            <numerusform>Die ersten {n} sind für dich am besten, und gleich gut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first {same} bring you the same; of these the first {n} help your rivals least.</source>
        <extracomment>For one: The first {same} bring you the same; of these the first helps your rivals least. ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>
            <numerusform>Die ersten {same} bringen dir gleich viel; von ihnen hilft die erste den Gegnern am wenigsten.</numerusform>
            <numerusform>Die ersten {same} bringen dir gleich viel; von ihnen helfen die ersten {n} den Gegnern am wenigsten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder isn’t empty.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Der Ordner ist nicht leer.</translation>
    </message>
    <message>
        <source>The game continues without being saved, and the program keeps trying. To be safe, save a copy elsewhere.</source>
        <extracomment>ui/table/game_controller.py</extracomment>
        <translation>Die Partie läuft weiter, ohne gespeichert zu werden; das Programm versucht es weiter. Speichere zur Sicherheit anderswo eine Kopie.</translation>
    </message>
    <message>
        <source>The game ends this year, so a new area earns nothing.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Die Partie endet dieses Jahr, also bringt ein neues Gebiet nichts ein.</translation>
    </message>
    <message>
        <source>The game ends this year: a new area earns nothing. Stop, or buy one for {price}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Die Partie endet dieses Jahr: Ein Gebiet bringt nichts. Hör auf oder kauf eins für {price}.</translation>
    </message>
    <message>
        <source>The game ends this year: a new ship earns only by sales still to come.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Die Partie endet dieses Jahr: Ein neues Schiff verdient nur noch an Verkäufen, die noch kommen.</translation>
    </message>
    <message>
        <source>The game ends this year: a new ship earns you nothing.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Die Partie endet dieses Jahr: Ein neues Schiff bringt dir nichts ein.</translation>
    </message>
    <message>
        <source>The game is open in another window.</source>
        <extracomment>ui/table/game_controller.py</extracomment>
        <translation>Die Partie ist in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
        <source>The games are back in the list of saved games.</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Die Partien stehen wieder in der Liste der gespeicherten Partien.</translation>
    </message>
    <message>
        <source>The import ended unexpectedly. It may take more than {n}&#xa0;MB of memory, the limit for a file of this size.</source>
        <extracomment>mapmaking/imports/limits.py</extracomment>
        <translation>Der Import endete unerwartet. Vielleicht braucht er mehr als {n}&#xa0;MB Speicher, die Grenze für eine Datei dieser Größe.</translation>
    </message>
    <message>
        <source>The lot is cheaper: £{best}, not £{other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Der Bauplatz ist billiger: £{best} statt £{other}.</translation>
    </message>
    <message>
        <source>The lot is dearer for the other player: £{best}, not £{other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Der Bauplatz ist für den Mitspieler teurer: £{best} statt £{other}.</translation>
    </message>
    <message>
        <source>The lot lies further from useful buildings and from the other player’s workers.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Der Bauplatz liegt weiter weg von nützlichen Gebäuden und von fremden Arbeitern.</translation>
    </message>
    <message>
        <source>The lot lies nearer to useful buildings and to the workers.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Der Bauplatz liegt näher an nützlichen Gebäuden und an den Arbeitern.</translation>
    </message>
    <message>
        <source>The map is too dense. In a group of {n} areas each one touches more than {most} others of the group, and bots would think for too long.</source>
        <extracomment>games/indonesia/rules/scenario.py</extracomment>
        <translation>Die Karte ist zu dicht. In einer Gruppe von {n} Gebieten berührt jedes mehr als {most} andere der Gruppe, und Bots würden zu lange nachdenken.</translation>
    </message>
    <message>
        <source>The map was shared, but what you wrote about it wasn’t kept for next time.</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>Die Karte wurde weitergegeben, aber was du über sie geschrieben hast, ist für das nächste Mal nicht gespeichert.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Der Name ist zu lang.</translation>
    </message>
    <message>
        <source>The name “{name}” has an invisible joiner that its letters don’t need.</source>
        <extracomment>core/player_names.py</extracomment>
        <translation>Der Name „{name}“ hat ein unsichtbares Verbindungszeichen, das seine Buchstaben nicht brauchen.</translation>
    </message>
    <message>
        <source>The next best move is just as good.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Die nächstbeste Möglichkeit ist genauso gut.</translation>
    </message>
    <message>
        <source>The path is longer than Windows allows.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Der Pfad ist länger, als Windows erlaubt.</translation>
    </message>
    <message>
        <source>The player with the fewest VP gets the Raffles stone. If players tie, it’s the lowest marker.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Den Raffles-Stein bekommt, wer die wenigsten SP hat. Bei Gleichstand entscheidet der unterste Marker.</translation>
    </message>
    <message>
        <source>The player with the most victory points wins. Money, goods and chips don’t count.</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Wer die meisten Siegpunkte hat, gewinnt. Geld, Güter und Chips zählen nicht.</translation>
    </message>
    <message>
        <source>The program has too many files open.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Das Programm hat zu viele Dateien geöffnet.</translation>
    </message>
    <message>
        <source>The program takes the first of equal areas for {player}. Undo takes it all back.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Das Programm nimmt für {player} das erste von gleich guten Gebieten. Rückgängig nimmt alles zurück.</translation>
    </message>
    <message>
        <source>The raid took the chips.</source>
        <extracomment>games/singapore/rules/use.py</extracomment>
        <translation>Die Razzia hat die Chips genommen.</translation>
    </message>
    <message>
        <source>The random seed {seed} doesn’t produce this outcome of chance.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Die Startzahl {seed} ergibt diesen Zufall nicht.</translation>
    </message>
    <message>
        <source>The seals must be in the order of their spaces.</source>
        <extracomment>games/singapore/rules/box.py</extracomment>
        <translation>Die Siegel müssen in der Reihenfolge ihrer Felder stehen.</translation>
    </message>
    <message>
        <source>The stack is empty.</source>
        <extracomment>games/singapore/rules/building.py</extracomment>
        <translation>Der Stapel ist leer.</translation>
    </message>
    <message>
        <source>The start buildings are already joined to one another.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Die Startgebäude sind schon miteinander verbunden.</translation>
    </message>
    <message>
        <source>The start tile and the land tiles must lie side by side, in one piece.</source>
        <extracomment>games/singapore/rules/scenario.py</extracomment>
        <translation>Startplan und Landschaftsplättchen müssen Kante an Kante liegen, in einem Stück.</translation>
    </message>
    <message>
        <source>The start tile needs {n} lots, as many as it has prices.</source>
        <extracomment>games/singapore/rules/scenario.py</extracomment>
        <translation>Der Startplan braucht {n} Bauplätze, so viele wie Preise.</translation>
    </message>
    <message>
        <source>The start tile needs {n} start buildings.</source>
        <extracomment>games/singapore/rules/scenario.py</extracomment>
        <translation>Der Startplan braucht {n} Startgebäude.</translation>
    </message>
    <message>
        <source>The tile that’s left gets the hut. If it already had the hut, it leaves the game.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Das übrige Plättchen bekommt die Hütte. Hatte es sie schon, verlässt es das Spiel.</translation>
    </message>
    <message>
        <source>The top tile of the stack costs £{price} in cash.</source>
        <extracomment>games/singapore/rules/building.py</extracomment>
        <translation>Das oberste Plättchen des Stapels kostet £{price} in bar.</translation>
    </message>
    <message>
        <source>The turn that follows is worth more.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Der Rest des Zuges ist mehr wert.</translation>
    </message>
    <message>
        <source>The white chip goes back into the bag.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Der weiße Chip kommt zurück in den Beutel.</translation>
    </message>
    <message>
        <source>The worker ends the turn where more can be done in the next one.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Der Arbeiter beendet den Zug dort, wo im nächsten mehr möglich ist.</translation>
    </message>
    <message>
        <source>The worker is already there. Choose another building.</source>
        <extracomment>games/singapore/rules/use.py</extracomment>
        <translation>Der Arbeiter steht schon dort. Wähle ein anderes Gebäude.</translation>
    </message>
    <message>
        <source>There is a file where a folder should be.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Wo ein Ordner sein sollte, ist eine Datei.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Diese Datei oder diesen Ordner gibt es nicht.</translation>
    </message>
    <message>
        <source>There’s already a building on {area}.</source>
        <extracomment>games/singapore/rules/lots.py</extracomment>
        <translation>Auf {area} steht schon ein Gebäude.</translation>
    </message>
    <message>
        <source>There’s already a flag on {area}.</source>
        <extracomment>games/singapore/rules/lots.py</extracomment>
        <translation>Auf {area} steht schon eine Flagge.</translation>
    </message>
    <message>
        <source>There’s already a road between {a} and {b}.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Zwischen {a} und {b} liegt schon eine Straße.</translation>
    </message>
    <message>
        <source>There’s no news yet.</source>
        <extracomment>ui/shell/news.py</extracomment>
        <translation>Es gibt noch keine Neuigkeiten.</translation>
    </message>
    <message>
        <source>There’s no style “{style}”. Choose one of {known}.</source>
        <extracomment>bots/registry.py</extracomment>
        <translation>Es gibt keinen Stil „{style}“. Wähle einen von {known}.</translation>
    </message>
    <message>
        <source>These aren’t the goods that {building} gives.</source>
        <extracomment>games/singapore/rules/exchange.py</extracomment>
        <translation>Diese Güter gibt es hier nicht: {building}.</translation>
    </message>
    <message>
        <source>These aren’t the goods that {building} takes.</source>
        <extracomment>games/singapore/rules/exchange.py</extracomment>
        <translation>Diese Güter werden hier nicht genommen: {building}.</translation>
    </message>
    <message>
        <source>They pay for each chip and each opium, return their chips, and lose half their opium, rounded up.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Wer erwischt wird, zahlt für jeden Chip und jedes Opium, legt die Chips zurück und verliert die Hälfte des Opiums, aufgerundet.</translation>
    </message>
    <message>
        <source>This building is already joined to the start buildings.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Dieses Gebäude ist schon mit den Startgebäuden verbunden.</translation>
    </message>
    <message numerus="yes">
        <source>This costs {n} goods of one kind; you have too few.</source>
        <extracomment>For one: This costs {n} good; you have none left for it. games/singapore/rules/exchange.py</extracomment>
        <translation>
            <numerusform>Das kostet {n} Gut; du hast keines mehr dafür.</numerusform>
            <numerusform>Das kostet {n} gleiche Güter; du hast zu wenige.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs {n} goods; you have too few.</source>
        <extracomment>For one: This costs {n} good; you have none left for it. games/singapore/rules/exchange.py</extracomment>
        <translation>
            <numerusform>Das kostet {n} Gut; du hast keines mehr dafür.</numerusform>
            <numerusform>Das kostet {n} Güter; du hast zu wenige.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs {n} victory points.</source>
        <extracomment>For one: This costs {n} victory point. games/singapore/rules/exchange.py</extracomment>
        <translation>
            <numerusform>Das kostet {n} Siegpunkt.</numerusform>
            <numerusform>Das kostet {n} Siegpunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>This costs £{price}; you have £{cash}.</source>
        <extracomment>games/singapore/rules/exchange.py</extracomment>
        <translation>Das kostet £{price}; du hast £{cash}.</translation>
    </message>
    <message>
        <source>This game doesn’t change. Who plays in the new one?</source>
        <extracomment>ui/table/games/branch_dialog.py</extracomment>
        <translation>Diese Partie bleibt, wie sie ist. Wer spielt in der neuen?</translation>
    </message>
    <message>
        <source>This isn’t what {building} does.</source>
        <extracomment>games/singapore/rules/use.py</extracomment>
        <translation>Das bewirkt dieses Gebäude nicht: {building}.</translation>
    </message>
    <message>
        <source>This link leads back to itself.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Dieser Verweis führt zu sich selbst zurück.</translation>
    </message>
    <message>
        <source>This worker isn’t on the board yet.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Dieser Arbeiter ist noch nicht auf dem Spielplan.</translation>
    </message>
    <message>
        <source>This would change nothing.</source>
        <extracomment>games/singapore/rules/exchange.py</extracomment>
        <translation>Das würde nichts ändern.</translation>
    </message>
    <message>
        <source>Three rounds later</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Drei Runden später</translation>
    </message>
    <message>
        <source>Tied with {players}. The marker that is lowest in the pile wins the tie.</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Gleichstand mit {players}. Es gewinnt, wessen Marker zuunterst liegt.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>ui/games/singapore/board/board_ui.py, ui/games/singapore/panels/building.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Tiles are laid out until there is one more than players.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Plättchen werden ausgelegt, bis eines mehr daliegt, als es Spieler gibt.</translation>
    </message>
    <message>
        <source>Tiles: {tiles}</source>
        <extracomment>ui/games/singapore/tile_row.py</extracomment>
        <translation>Plättchen: {tiles}</translation>
    </message>
    <message>
        <source>To the New Helpers</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Zu den Neuen Helfern</translation>
    </message>
    <message numerus="yes">
        <source>Too far for this turn: it takes {n} steps, and only {possible} can be made.</source>
        <extracomment>For one: Too far for this turn: it takes {n} step, and only {possible} can be made. ui/games/singapore/panels/moves_page.py</extracomment>
        <translation>
            <numerusform>Zu weit für diesen Zug: Es braucht {n} Schritt, und nur {possible} sind möglich.</numerusform>
            <numerusform>Zu weit für diesen Zug: Es braucht {n} Schritte, und nur {possible} sind möglich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too few tiles are left for another round.</source>
        <extracomment>games/singapore/rules/round.py</extracomment>
        <translation>Für eine weitere Runde sind zu wenige Plättchen übrig.</translation>
    </message>
    <message>
        <source>Too small on this map: {names}. Press Enter to show nothing else.</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Zu klein auf dieser Karte: {names}. Drücke Enter, um nur das zu zeigen.</translation>
    </message>
    <message>
        <source>Top of the stack: {building}</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Vom Stapel: {building}</translation>
    </message>
    <message>
        <source>Track</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>Leiste</translation>
    </message>
    <message>
        <source>Track and tiles</source>
        <extracomment>ui/games/singapore/table_strip.py</extracomment>
        <translation>Leiste und Plättchen</translation>
    </message>
    <message>
        <source>Trades in opium, whatever the risk.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Handelt mit Opium, wie groß das Risiko auch ist.</translation>
    </message>
    <message>
        <source>Tries each building with the turn that follows, by what it’s worth up to the end of the game.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Probiert jedes Gebäude mit dem Zug danach durch und bewertet, was das bis zum Ende der Partie wert ist.</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Undone: {move}</source>
        <extracomment>ui/editor/editor_window.py, ui/table/game_view.py</extracomment>
        <translation>Rückgängig gemacht: {move}</translation>
    </message>
    <message>
        <source>Use of buildings</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Nutzung der Gebäude</translation>
    </message>
    <message>
        <source>Use your last step to put your second worker on the board.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Nutze deinen letzten Schritt, um deinen zweiten Arbeiter auf den Spielplan zu setzen.</translation>
    </message>
    <message>
        <source>Use {building}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{building} nutzen</translation>
    </message>
    <message>
        <source>Uses</source>
        <extracomment>ui/games/singapore/panels/turn.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Uses and steps</source>
        <extracomment>ui/games/singapore/panels/moves_page.py</extracomment>
        <translation>Aktionen und Schritte</translation>
    </message>
    <message>
        <source>Uses of others’ buildings; each gave the owner 1&#xa0;VP</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Nutzungen fremder Gebäude; jede gab dem Besitzer 1&#xa0;SP</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Value of the goods and ships in a merger, in rupiah</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Wert der Waren und Schiffe bei einer Fusion, in Rupiah</translation>
    </message>
    <message>
        <source>Victory points</source>
        <extracomment>ui/games/singapore/chart_data.py, ui/games/singapore/final_screen.py</extracomment>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Victory points by round</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Siegpunkte nach Runden</translation>
    </message>
    <message>
        <source>Victory points decide; of equals, the lowest marker wins</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Siegpunkte entscheiden; bei Gleichstand gewinnt der unterste Marker</translation>
    </message>
    <message>
        <source>Victory points gained and lost: {amounts}</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Gewonnene und verlorene Siegpunkte: {amounts}</translation>
    </message>
    <message>
        <source>Victory points gained in the round, less those lost</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>In der Runde gewonnene Siegpunkte, abzüglich der verlorenen</translation>
    </message>
    <message>
        <source>Victory points gained to the right and lost to the left; the difference is the score</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Gewonnene Siegpunkte nach rechts, verlorene nach links; die Differenz ist das Ergebnis</translation>
    </message>
    <message>
        <source>Victory points: {changes}.</source>
        <extracomment>ui/games/singapore/recap.py</extracomment>
        <translation>Siegpunkte: {changes}.</translation>
    </message>
    <message>
        <source>Victory track: {markers}</source>
        <extracomment>ui/games/singapore/victory_track.py</extracomment>
        <translation>Siegpunktleiste: {markers}</translation>
    </message>
    <message>
        <source>View only</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Nur ansehen</translation>
    </message>
    <message>
        <source>Visits to other players</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Besuche bei anderen</translation>
    </message>
    <message>
        <source>Walk on</source>
        <extracomment>ui/games/singapore/panels/moves.py, ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Weitergehen</translation>
    </message>
    <message>
        <source>Walk, use buildings or build roads. Left: {left}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Geh, nutze Gebäude oder baue Straßen. Noch {left}.</translation>
    </message>
    <message>
        <source>Weaver’s</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Weberstand</translation>
    </message>
    <message>
        <source>Weaving Mill</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Weberei</translation>
    </message>
    <message>
        <source>1 ship, the last this year</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>1 Schiff, das letzte in diesem Jahr</translation>
    </message>
    <message>
        <source>A year: how much more you earn if you win, on the board as it is</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Pro Jahr: wie viel mehr du einnimmst, wenn du gewinnst, auf dem Spielplan, wie er ist</translation>
    </message>
    <message>
        <source>All your company slots are taken.</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>Alle deine Firmenplätze sind belegt.</translation>
    </message>
    <message>
        <source>Also to {cities}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Auch nach {cities}</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Alt+Abwärts</translation>
    </message>
    <message>
        <source>Alt+arrow key</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Alt+Pfeiltaste</translation>
    </message>
    <message>
        <source>Blue circle</source>
        <extracomment>ui/style/theme.py</extracomment>
        <translation>Blauer Kreis</translation>
    </message>
    <message>
        <source>Border of {areas}</source>
        <extracomment>ui/editor/tools/gestures.py</extracomment>
        <translation>Grenze von {areas}</translation>
    </message>
    <message>
        <source>Bottlenecks (marked on the board):</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Engpässe (auf dem Spielplan markiert):</translation>
    </message>
    <message>
        <source>Brings</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Bringt</translation>
    </message>
    <message>
        <source>Brown cross</source>
        <extracomment>ui/style/theme.py</extracomment>
        <translation>Braunes Kreuz</translation>
    </message>
    <message>
        <source>Cash with this year’s earnings, and the bank: click an amount for its breakdown</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Bargeld mit den Einnahmen dieses Jahres, und Bank: Klick auf einen Betrag zeigt, woraus er besteht</translation>
    </message>
    <message>
        <source>Chance to win before this decision</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>Gewinnchance vor dieser Entscheidung</translation>
    </message>
    <message>
        <source>Chosen in the list</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>In der Liste gewählt</translation>
    </message>
    <message>
        <source>City growth: goods received</source>
        <extracomment>ui/games/indonesia/panels/operations.py, ui/games/indonesia/panels/situation.py</extracomment>
        <translation>Stadtwachstum: erhaltene Waren</translation>
    </message>
    <message>
        <source>Click there; with Shift or Ctrl as with the mouse</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Dort klicken; mit Umschalt oder Strg wie mit der Maus</translation>
    </message>
    <message>
        <source>Corner of {areas}</source>
        <extracomment>ui/editor/tools/gestures.py</extracomment>
        <translation>Ecke von {areas}</translation>
    </message>
    <message>
        <source>Double-click there</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Dort doppelklicken</translation>
    </message>
    <message>
        <source>Enter skips what is shown, Esc skips to your turn.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Enter überspringt, was gezeigt wird, Esc geht bis zu deinem Zug.</translation>
    </message>
    <message>
        <source>Enter skips what is shown.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Enter überspringt, was gezeigt wird.</translation>
    </message>
    <message>
        <source>Era</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Ära</translation>
    </message>
    <message>
        <source>Green square</source>
        <extracomment>ui/style/theme.py</extracomment>
        <translation>Grünes Quadrat</translation>
    </message>
    <message>
        <source>Grey circle</source>
        <extracomment>ui/style/theme.py</extracomment>
        <translation>Grauer Kreis</translation>
    </message>
    <message>
        <source>Growth</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Hide the pointer</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Zeiger ausblenden</translation>
    </message>
    <message>
        <source>If it ends here, you pay {amount} and get {share} of it back.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Wenn es dabei bleibt, zahlst du {amount} und bekommst {share} davon zurück.</translation>
    </message>
    <message>
        <source>If it ends here, {player} pays {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Wenn es dabei bleibt, zahlt {player} {amount}.</translation>
    </message>
    <message>
        <source>Merger payouts from others</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Aus Fusionen von anderen</translation>
    </message>
    <message>
        <source>Merger payouts to others</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Für Fusionen an andere</translation>
    </message>
    <message>
        <source>News that a screen reader reads by itself. The list of news has everything.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Was ein Screenreader von selbst vorlesen soll. In der Liste der Neuigkeiten steht alles.</translation>
    </message>
    <message>
        <source>Per year: what the area’s good brings, or would add if the area stayed</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>Pro Jahr: was die Ware des Gebiets bringt oder zusätzlich brächte, wenn es bliebe</translation>
    </message>
    <message>
        <source>Room: how many areas it can grow into, which the board shows for the row of a place</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Platz: in wie viele Gebiete sie wachsen kann; der Spielplan zeigt sie zur Zeile eines Orts</translation>
    </message>
    <message>
        <source>Several small things make it better.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Mehrere Kleinigkeiten machen ihn besser.</translation>
    </message>
    <message>
        <source>Ship fees from others</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Fracht von anderen</translation>
    </message>
    <message>
        <source>Ship fees to others</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Fracht an andere</translation>
    </message>
    <message>
        <source>Shown on the board. Enter skips this move, Esc skips to your turn.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Auf dem Plan zu sehen. Enter überspringt diesen Zug, Esc geht bis zu deinem.</translation>
    </message>
    <message>
        <source>Shown on the board. Enter skips this move.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Auf dem Plan zu sehen. Enter überspringt diesen Zug.</translation>
    </message>
    <message>
        <source>Sort a table by this column; again, the other way round</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Tabelle nach dieser Spalte sortieren; noch einmal: andersherum</translation>
    </message>
    <message>
        <source>Sort by this column</source>
        <extracomment>ui/widgets/item_views.py</extracomment>
        <translation>Nach dieser Spalte sortieren</translation>
    </message>
    <message>
        <source>Sorted by {column}, ascending</source>
        <extracomment>ui/widgets/item_views.py</extracomment>
        <translation>Sortiert nach {column}, aufsteigend</translation>
    </message>
    <message>
        <source>Sorted by {column}, descending</source>
        <extracomment>ui/widgets/item_views.py</extracomment>
        <translation>Sortiert nach {column}, absteigend</translation>
    </message>
    <message>
        <source>The bar at the top names the seven phases of a year. Cities buy your goods: at the start of an era, you build one on the coast of a province on your city card. &lt;b&gt;Build yours in Seroja: click one of its areas on the board, then press the button.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Die Leiste ganz oben nennt die sieben Phasen eines Jahres. Städte kaufen deine Waren: Am Anfang einer Ära baust du eine an der Küste einer Provinz deiner Städtekarte. &lt;b&gt;Baue deine in Seroja: Klicke eines der Gebiete auf dem Spielplan an, dann drücke den Knopf.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The bot is sure.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Der Bot ist sich sicher.</translation>
    </message>
    <message>
        <source>The company is worth {amount} to you, and should cost about {than}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Die Gesellschaft ist dir {amount} wert und dürfte etwa {than} kosten.</translation>
    </message>
    <message>
        <source>The numbers on the board are rows of this plan.</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Die Zahlen auf dem Spielplan sind Zeilen dieses Plans.</translation>
    </message>
    <message>
        <source>The outlines have no property “{name}”.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>Die Umrisse haben keine Eigenschaft „{name}“.</translation>
    </message>
    <message>
        <source>The outlines have no property “{name}”. They have: {names}.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>Die Umrisse haben keine Eigenschaft „{name}“. Sie haben: {names}.</translation>
    </message>
    <message>
        <source>The result was open until then, and became certain only at the end.</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Das Ergebnis war bis dahin offen und stand erst am Ende fest.</translation>
    </message>
    <message>
        <source>The review looked further ahead: it played on after each move.</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Die Analyse hat weiter vorausgeschaut: Sie hat nach jedem Zug weitergespielt.</translation>
    </message>
    <message>
        <source>The wheel, or two fingers on a touchpad, do this up and down. Sideways they always move the map, and with Ctrl they always zoom.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Was das Rad oder zwei Finger auf dem Touchpad nach oben und unten bewirken. Seitwärts verschieben sie immer die Karte, mit Strg zoomen sie immer.</translation>
    </message>
    <message>
        <source>Then expand (+)</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Dann expandieren (+)</translation>
    </message>
    <message>
        <source>This decision</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Diese Entscheidung</translation>
    </message>
    <message>
        <source>This file is of another kind (“{kind}”). You can import {formats}: export it so in the program that made it.</source>
        <extracomment>mapmaking/imports/xml_tree.py</extracomment>
        <translation>Diese Datei ist von anderer Art („{kind}“). Importieren kannst du {formats}: Exportiere sie so in dem Programm, das sie gemacht hat.</translation>
    </message>
    <message>
        <source>This file uses entities, which can’t be imported. Save it without them, SVG as plain SVG.</source>
        <extracomment>mapmaking/imports/xml_tree.py</extracomment>
        <translation>Diese Datei verwendet Entitäten, die sich nicht importieren lassen. Speichere sie ohne diese, SVG als einfaches SVG.</translation>
    </message>
    <message>
        <source>This graph can’t be read ({error}).</source>
        <extracomment>mapmaking/imports/graph_links.py</extracomment>
        <translation>Dieser Graph lässt sich nicht lesen ({error}).</translation>
    </message>
    <message>
        <source>This time, you sell two goods, each on a different ship of your own. That’s 40 for you, and nothing for Budi. &lt;b&gt;Press the button to ship the goods.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Diesmal verkaufst du zwei Waren, jede auf einem anderen deiner Schiffe. Das sind 40 für dich und nichts für Budi. &lt;b&gt;Drücke den Knopf, um die Waren zu verschiffen.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>To {cities} instead of {others}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Nach {cities} statt {others}</translation>
    </message>
    <message>
        <source>Turn the wheel there</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Dort am Rad drehen</translation>
    </message>
    <message>
        <source>Use {building}: {goods}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{building} nutzen: {goods}</translation>
    </message>
    <message>
        <source>When a round can’t be laid out. Most VP wins; tied players: the lowest marker.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Wenn die Plättchen für eine Runde nicht reichen. Es gewinnt, wer die meisten SP hat, bei Gleichstand der unterste Marker.</translation>
    </message>
    <message>
        <source>When all companies have operated, a city grows if it has received as many of every good on the board as its size. The city that bought your rice grows from 1 to 2: next year, it buys two of each good. Your earnings are added to your cash. That’s your first year!</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Wenn alle Gesellschaften betrieben wurden, wächst eine Stadt, wenn sie von jeder Ware auf dem Spielplan so viele bekommen hat, wie ihre Größe angibt. Die Stadt, die deinen Reis gekauft hat, wächst von 1 auf 2: Im nächsten Jahr kauft sie von jeder Ware zwei. Deine Einnahmen kommen zu deinem Bargeld. Das ist dein erstes Jahr!</translation>
    </message>
    <message>
        <source>When you have only one move, such as a forced pass, it’s played at once. Undo takes it back with the move before it. You’re still asked if that would reveal hidden information.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Wenn du nur einen möglichen Zug hast, etwa weil du passen musst, wird er sofort gespielt. „Rückgängig“ nimmt ihn mit dem Zug davor zurück. Du wirst trotzdem gefragt, wenn er sonst verdeckte Angaben verraten würde.</translation>
    </message>
    <message>
        <source>When you start a new game, older finished games in which only bots played are moved to the trash. Games that a person played, unfinished games and games you renamed always stay.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Wenn du eine neue Partie beginnst, kommen ältere beendete Partien, in denen nur Bots gespielt haben, in den Papierkorb. Partien, in denen ein Mensch gespielt hat, unbeendete und umbenannte bleiben immer.</translation>
    </message>
    <message>
        <source>Where it is</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Wo es liegt</translation>
    </message>
    <message>
        <source>Where points came from</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Woher die Punkte kamen</translation>
    </message>
    <message>
        <source>While you wait</source>
        <extracomment>ui/table/panels/meanwhile.py</extracomment>
        <translation>Solange du wartest</translation>
    </message>
    <message>
        <source>While you waited</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Inzwischen</translation>
    </message>
    <message>
        <source>Whole drawing</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Ganze Zeichnung</translation>
    </message>
    <message>
        <source>Whole turn</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Ganzer Zug</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Siege</translation>
    </message>
    <message>
        <source>With {amount} in cash, no merger can be announced.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Mit {amount} Bargeld lässt sich keine Fusion ankündigen.</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Worker on {place}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Arbeiter auf {place}</translation>
    </message>
    <message>
        <source>Worker {number}</source>
        <extracomment>ui/games/singapore/panels/turn.py, ui/games/singapore/texts/planning.py</extracomment>
        <translation>Arb. {number}</translation>
    </message>
    <message>
        <source>Worker {number} is here</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Arbeiter {number} ist hier</translation>
    </message>
    <message>
        <source>Worker {number} jumps to {place}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Arbeiter {number}: Sprung zu {place}</translation>
    </message>
    <message>
        <source>Worker {number} to {place}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Arbeiter {number} zu {place}</translation>
    </message>
    <message>
        <source>Worker {number}, {steps}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Arbeiter {number}, {steps}</translation>
    </message>
    <message>
        <source>Workers</source>
        <extracomment>ui/games/singapore/board/board_ui.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>Workers: {players}</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Arbeiter: {players}</translation>
    </message>
    <message>
        <source>Year {year}: {earnings}</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Jahr {year}: {earnings}</translation>
    </message>
    <message>
        <source>Yearly income is then {amount}, against {than}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Die Jahreseinnahmen betragen dann {amount}, sonst {than}.</translation>
    </message>
    <message>
        <source>Years</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Jahre</translation>
    </message>
    <message>
        <source>You already have your second worker.</source>
        <extracomment>games/singapore/rules/use.py</extracomment>
        <translation>Du hast deinen zweiten Arbeiter schon.</translation>
    </message>
    <message>
        <source>You announce none, and are asked only in auctions in which you may bid.</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Du kündigst keine an und wirst nur in Versteigerungen gefragt, in denen du bieten darfst.</translation>
    </message>
    <message>
        <source>You build for the neutral colour: it costs nothing.</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Du baust für Neutral: Das kostet nichts.</translation>
    </message>
    <message numerus="yes">
        <source>You can return 1 to {n} chips here.</source>
        <extracomment>For one: You can return {n} chip here. games/singapore/rules/use.py</extracomment>
        <translation>
            <numerusform>Du kannst hier {n} Chip zurücklegen.</numerusform>
            <numerusform>Du kannst hier 1 bis {n} Chips zurücklegen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can’t branch off here: chance in this older game didn’t follow its seed.</source>
        <extracomment>ui/table/games/open_game.py</extracomment>
        <translation>Hier kannst du nicht abzweigen: In dieser älteren Partie folgte der Zufall nicht seiner Startzahl.</translation>
    </message>
    <message>
        <source>You can’t undo this because something has been drawn at random since then.</source>
        <extracomment>core/session.py</extracomment>
        <translation>Das lässt sich nicht rückgängig machen, weil seitdem etwas zufällig gezogen wurde.</translation>
    </message>
    <message>
        <source>You could, but choose C6 this time. It costs £3, more than the others.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Das ginge, aber wähle diesmal C6. Der Bauplatz kostet £3, mehr als die anderen.</translation>
    </message>
    <message>
        <source>You could, but choose H6 this time. It costs £3, more than the others.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Das ginge, aber wähle diesmal H6. Der Bauplatz kostet £3, mehr als die anderen.</translation>
    </message>
    <message>
        <source>You could, but put your second worker on Raffles’ Plan on E2 this time.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Das ginge, aber setze deinen zweiten Arbeiter diesmal auf Raffles’ Plan auf E2.</translation>
    </message>
    <message>
        <source>You decide this. Then the program operates {player}’s companies.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Das entscheidest du. Danach betreibt das Programm die Gesellschaften von {player}.</translation>
    </message>
    <message>
        <source>You don’t have permission to do that.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Dazu hast du keine Berechtigung.</translation>
    </message>
    <message>
        <source>You don’t have that worker.</source>
        <extracomment>games/singapore/rules/turn.py, games/singapore/rules/use.py</extracomment>
        <translation>Diesen Arbeiter hast du nicht.</translation>
    </message>
    <message>
        <source>You get {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Du bekommst {amount}.</translation>
    </message>
    <message>
        <source>You have no black chips to return.</source>
        <extracomment>games/singapore/rules/use.py</extracomment>
        <translation>Du hast keine schwarzen Chips zum Zurücklegen.</translation>
    </message>
    <message>
        <source>You have no steps left in this turn.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Du hast in diesem Zug keinen Schritt mehr.</translation>
    </message>
    <message>
        <source>You have no worker in hand.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Du hast keinen Arbeiter in der Hand.</translation>
    </message>
    <message>
        <source>You lay the road of the neutral colour’s new building.</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Du baust die Straße für das neue neutrale Gebäude.</translation>
    </message>
    <message>
        <source>You pay</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Du zahlst</translation>
    </message>
    <message>
        <source>You pay {amount} and get {share} of it back.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Du zahlst {amount} und bekommst {share} davon zurück.</translation>
    </message>
    <message>
        <source>You pay {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Du zahlst {amount}.</translation>
    </message>
    <message>
        <source>You reach the seal at {seal} and get {money}.</source>
        <extracomment>ui/games/singapore/recap.py</extracomment>
        <translation>Du erreichst das Siegel bei {seal} und bekommst {money}.</translation>
    </message>
    <message>
        <source>You, net</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Du, netto</translation>
    </message>
    <message>
        <source>You, net: what you get or pay if the lowest bid wins</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Du, netto: was du bekommst oder zahlst, wenn das niedrigste Gebot gewinnt</translation>
    </message>
    <message>
        <source>Your bid of 110 was paid out by area, 22 each: you got 66 back, and Budi got 44. So for 44 you bought two areas that earn 40 a year. The merged company takes up only one slot and sells all its goods in one go.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Dein Gebot von 110 wurde nach Gebieten ausgezahlt, je 22: Du hast 66 zurückbekommen, Budi 44. Für 44 hast du also zwei Gebiete gekauft, die 40 im Jahr einbringen. Die neue Gesellschaft belegt nur einen Firmenplatz und verkauft alle Waren auf einmal.</translation>
    </message>
    <message>
        <source>Your bid: {amount}.</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Dein Gebot: {amount}.</translation>
    </message>
    <message>
        <source>Your changes are back, but you can’t undo them. The steps were kept in a damaged file.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Deine Änderungen sind wieder da, aber du kannst sie nicht rückgängig machen: Die Datei, in der die Schritte gesichert waren, ist beschädigt.</translation>
    </message>
    <message>
        <source>Your flag is on {lot}.</source>
        <extracomment>ui/games/singapore/recap.py</extracomment>
        <translation>Deine Flagge ist auf {lot}.</translation>
    </message>
    <message>
        <source>Your flag is on {lot}. You build there.</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Deine Flagge ist auf {lot}. Dort baust du.</translation>
    </message>
    <message>
        <source>Your game</source>
        <extracomment>ui/table/own_story.py</extracomment>
        <translation>Deine Partie</translation>
    </message>
    <message>
        <source>Your move is shown on the board.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Dein Zug ist auf dem Spielplan zu sehen.</translation>
    </message>
    <message>
        <source>Your record</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Deine Bilanz</translation>
    </message>
    <message>
        <source>Your record was damaged and has been started again from your saved games. The old file is {file}.</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Deine Bilanz war beschädigt und wurde aus deinen gespeicherten Partien neu begonnen. Die alte Datei ist {file}.</translation>
    </message>
    <message>
        <source>Your record was deleted.</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Deine Bilanz wurde gelöscht.</translation>
    </message>
    <message>
        <source>Your record was written by a later version of the program. Update the program to see it.</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Deine Bilanz stammt von einer neueren Version des Programms. Aktualisiere das Programm, um sie zu sehen.</translation>
    </message>
    <message>
        <source>Your record…</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Deine Bilanz …</translation>
    </message>
    <message>
        <source>Your turn is over: nothing more is possible. End it.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Dein Zug ist vorbei: Mehr ist nicht möglich. Beende ihn.</translation>
    </message>
    <message>
        <source>Your turn: build</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py, ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Dein Zug: Bauen</translation>
    </message>
    <message>
        <source>Your turn: move and act</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Dein Zug: Schritte und Aktionen</translation>
    </message>
    <message>
        <source>Your worker is here</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Dein Arbeiter ist hier</translation>
    </message>
    <message>
        <source>Your workers stand well for the next turn. End this one.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Deine Arbeiter stehen gut für den nächsten Zug. Beende diesen.</translation>
    </message>
    <message>
        <source>You’re caught in a raid</source>
        <extracomment>ui/games/singapore/offer.py</extracomment>
        <translation>Du wirst bei einer Razzia erwischt</translation>
    </message>
    <message>
        <source>You’ve played all seven phases. Play a full game against bots, or continue right here: the script is over, so you and Budi can now do anything the rules allow.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Du hast alle sieben Phasen gespielt. Spiele eine ganze Partie gegen Bots oder gleich hier weiter: Ab jetzt ist nichts mehr vorgegeben, und du und Budi könnt alles tun, was die Regeln erlauben.</translation>
    </message>
    <message>
        <source>You’ve reached 10&#xa0;VP, and there’s a seal: the first time you reach one, you get £5, even in another player’s turn. There’s one every 10 spaces, up to 60.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Du hast 10&#xa0;SP erreicht, und dort ist ein Siegel: Erreichst du eines zum ersten Mal, bekommst du £5, auch wenn andere am Zug sind. Alle 10 Felder kommt eines, bis zur 60.</translation>
    </message>
    <message>
        <source>Zooms to the places you can choose, and back afterwards. Small windows are less than 1600 pixels wide.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Zoomt auf die Orte, die zur Wahl stehen, und danach zurück. Kleine Fenster sind weniger als 1600 Pixel breit.</translation>
    </message>
    <message>
        <source>a further road</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>eine weitere Straße</translation>
    </message>
    <message>
        <source>a lot</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>ein Bauplatz</translation>
    </message>
    <message>
        <source>a raid is certain</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Razzia kommt sicher</translation>
    </message>
    <message>
        <source>a raid is certain, and costs {costs}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Razzia kommt sicher und kostet {costs}</translation>
    </message>
    <message>
        <source>a seal, the first time: {spaces}</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>ein Siegel, beim ersten Mal: {spaces}</translation>
    </message>
    <message>
        <source>a slot is already free</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>ein Firmenplatz ist schon frei</translation>
    </message>
    <message>
        <source>a space back on the victory track</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>ein Feld zurück auf der Siegpunktleiste</translation>
    </message>
    <message>
        <source>about {amount}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>etwa {amount}</translation>
    </message>
    <message numerus="yes">
        <source>all goods in and around {area}</source>
        <extracomment>For one: the good at {area} ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>die Ware bei {area}</numerusform>
            <numerusform>alle Waren bei {area} und daneben</numerusform>
        </translation>
    </message>
    <message>
        <source>all your slots are taken</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>alle deine Firmenplätze sind belegt</translation>
    </message>
    <message>
        <source>already used in this turn</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>in diesem Zug schon genutzt</translation>
    </message>
    <message>
        <source>another area isn’t worth its price now</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>ein weiteres Gebiet ist jetzt seinen Preis nicht wert</translation>
    </message>
    <message>
        <source>as printed on it</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>steht darauf</translation>
    </message>
    <message>
        <source>best: {company}</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>am besten: {company}</translation>
    </message>
    <message>
        <source>best: {place}</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>am besten: {place}</translation>
    </message>
    <message>
        <source>black chip</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>schwarzer Chip</translation>
    </message>
    <message>
        <source>building</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>can start nearby: {companies}</source>
        <extracomment>ui/games/indonesia/texts/new_era.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>in der Nähe zu gründen: {companies}</translation>
    </message>
    <message>
        <source>cloth</source>
        <extracomment>games/singapore/rules/constants.py</extracomment>
        <translation>Stoff</translation>
    </message>
    <message>
        <source>costs about {n}&#xa0;VP</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>kostet etwa {n}&#xa0;SP</translation>
    </message>
    <message>
        <source>costs less than 1&#xa0;VP</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>kostet weniger als 1&#xa0;SP</translation>
    </message>
    <message>
        <source>counts as {strength}</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>zählt als {strength}</translation>
    </message>
    <message>
        <source>draws a chip</source>
        <extracomment>ui/games/singapore/texts/advice.py, ui/games/singapore/texts/planning.py</extracomment>
        <translation>ein Chip wird gezogen</translation>
    </message>
    <message>
        <source>each area leaves you {amount} less</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>jedes Gebiet lässt dir {amount} weniger</translation>
    </message>
    <message>
        <source>each chip and opium in a raid</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>jeder Chip und jedes Opium in einer Razzia</translation>
    </message>
    <message numerus="yes">
        <source>each of your {n} ships carries one more good</source>
        <extracomment>For one: your ship carries one more good ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>dein Schiff befördert eine Ware mehr</numerusform>
            <numerusform>jedes deiner {n} Schiffe befördert eine Ware mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>each: {cost}</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>je: {cost}</translation>
    </message>
    <message>
        <source>earned {amount} together</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>zusammen {amount} eingenommen</translation>
    </message>
    <message>
        <source>elephant</source>
        <extracomment>ui/table/heads.py</extracomment>
        <translation>Elefant</translation>
    </message>
    <message>
        <source>ends your turn</source>
        <extracomment>ui/games/singapore/panels/plans_page.py, ui/games/singapore/panels/turn.py</extracomment>
        <translation>dann Zugende</translation>
    </message>
    <message>
        <source>everything else</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>alles andere</translation>
    </message>
    <message>
        <source>fewer black chips after this turn</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>weniger schwarze Chips nach diesem Zug</translation>
    </message>
    <message>
        <source>fewer points for others: {best}, not {other}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>weniger Punkte für andere: {best} statt {other}</translation>
    </message>
    <message>
        <source>first year up to {amount}</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>1. Jahr bis zu {amount}</translation>
    </message>
    <message>
        <source>first year {amount}</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>1. Jahr {amount}</translation>
    </message>
    <message>
        <source>for free</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>kostenlos</translation>
    </message>
    <message>
        <source>for {price}</source>
        <extracomment>ui/games/singapore/panels/building.py, ui/games/singapore/texts/building.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>für {price}</translation>
    </message>
    <message>
        <source>for {price} more</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>für zusätzlich {price}</translation>
    </message>
    <message>
        <source>for £1 more</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>für zusätzlich £1</translation>
    </message>
    <message>
        <source>further from what is useful to the other player</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>weiter weg von dem, was der anderen Person nützt</translation>
    </message>
    <message>
        <source>get {amount}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{amount} für dich</translation>
    </message>
    <message>
        <source>gets {amount}</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>bekommt {amount}</translation>
    </message>
    <message>
        <source>gives {money}</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>bringt {money}</translation>
    </message>
    <message>
        <source>go to {building}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>zu {building}</translation>
    </message>
    <message>
        <source>goods of any kind</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>beliebige Güter</translation>
    </message>
    <message>
        <source>goods of one kind</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>gleiche Güter</translation>
    </message>
    <message>
        <source>has the hut</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>mit Hütte</translation>
    </message>
    <message>
        <source>hidden</source>
        <extracomment>i18n/text.py</extracomment>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>hornbill</source>
        <extracomment>ui/table/heads.py</extracomment>
        <translation>Nashornvogel</translation>
    </message>
    <message>
        <source>if nobody outbids you, you play {place}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>überbietet dich niemand, bekommst du den {place} Platz</translation>
    </message>
    <message>
        <source>illegal</source>
        <extracomment>ui/games/singapore/texts/names.py, ui/games/singapore/tile_row.py</extracomment>
        <translation>illegal</translation>
    </message>
    <message>
        <source>illegal building</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>illegales Gebäude</translation>
    </message>
    <message>
        <source>in the list</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>in der Liste</translation>
    </message>
    <message>
        <source>is removed</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>wird aufgegeben</translation>
    </message>
    <message numerus="yes">
        <source>it can grow into {n} sea areas</source>
        <extracomment>For one: it can grow into {n} sea area ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>sie kann in {n} Meeresgebiet wachsen</numerusform>
            <numerusform>sie kann in {n} Meeresgebiete wachsen</numerusform>
        </translation>
    </message>
    <message>
        <source>it can’t add ships, so its turn changes nothing</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>sie kann keine Schiffe setzen, also ändert sich durch sie nichts</translation>
    </message>
    <message>
        <source>it can’t sell anything now, so it takes nothing from your others</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>sie kann jetzt nichts verkaufen und nimmt deinen anderen nichts weg</translation>
    </message>
    <message>
        <source>it helps nobody else for now</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>das hilft vorerst niemand anderem</translation>
    </message>
    <message numerus="yes">
        <source>it joins {n} zones</source>
        <extracomment>For one: it joins {n} zones ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>das verbindet {n} Zone</numerusform>
            <numerusform>das verbindet {n} Zonen</numerusform>
        </translation>
    </message>
    <message>
        <source>it keeps the deed from the other players</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>so bekommt kein anderer die Konzession</translation>
    </message>
    <message numerus="yes">
        <source>it makes room for {n} more areas</source>
        <extracomment>For one: it makes room for {n} more area ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>das schafft Platz für {n} weiteres Gebiet</numerusform>
            <numerusform>das schafft Platz für {n} weitere Gebiete</numerusform>
        </translation>
    </message>
    <message>
        <source>it makes the routes longer</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>das macht die Wege länger</translation>
    </message>
    <message>
        <source>it opens larger mergers later</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>das ermöglicht später größere Fusionen</translation>
    </message>
    <message>
        <source>it sells {goods} for {amount}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>sie verkauft {goods} für {amount}</translation>
    </message>
    <message>
        <source>its ships reach no city yet</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>noch erreichen ihre Schiffe keine Stadt</translation>
    </message>
    <message numerus="yes">
        <source>its {n} new ships can carry goods this year</source>
        <extracomment>For one: its new ship can carry goods this year ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>ihr neues Schiff kann schon dieses Jahr Waren befördern</numerusform>
            <numerusform>ihre {n} neuen Schiffe können schon dieses Jahr Waren befördern</numerusform>
        </translation>
    </message>
    <message>
        <source>just as good</source>
        <extracomment>games/singapore/bots/explain.py, ui/games/indonesia/texts/advice.py</extracomment>
        <translation>genauso gut</translation>
    </message>
    <message>
        <source>keep your money for the end</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Geld für das Ende behalten</translation>
    </message>
    <message>
        <source>last year {amount}</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>letztes Jahr {amount}</translation>
    </message>
    <message>
        <source>leads</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>führt</translation>
    </message>
    <message>
        <source>let {players} pay {amount} for it</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>lass {players} {amount} dafür zahlen</translation>
    </message>
    <message>
        <source>loses {opium} opium</source>
        <extracomment>ui/games/singapore/chips_page.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>verliert {opium} Opium</translation>
    </message>
    <message>
        <source>may be just as good</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>vielleicht genauso gut</translation>
    </message>
    <message>
        <source>may be open on the computer “{computer}”</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>vielleicht auf dem Computer „{computer}“ geöffnet</translation>
    </message>
    <message>
        <source>money and goods hidden</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>Geld und Güter verdeckt</translation>
    </message>
    <message>
        <source>more goods after this turn: {best}, not {other}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>mehr Waren nach diesem Zug: {best} statt {other}</translation>
    </message>
    <message>
        <source>more goods can pass there</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>dort kommen mehr Waren durch</translation>
    </message>
    <message>
        <source>more money after this turn: £{best}, not £{other}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>mehr Geld nach diesem Zug: £{best} statt £{other}</translation>
    </message>
    <message>
        <source>more points in this turn: {best}, not {other}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>mehr Punkte in diesem Zug: {best} statt {other}</translation>
    </message>
    <message>
        <source>more ships wouldn’t bring more now</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>mehr Schiffe brächten jetzt nicht mehr</translation>
    </message>
    <message>
        <source>nearer to useful buildings and to the workers</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>näher an nützlichen Gebäuden und an den Arbeitern</translation>
    </message>
    <message>
        <source>net cost {amount}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Kosten netto {amount}</translation>
    </message>
    <message>
        <source>next</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>als Nächstes</translation>
    </message>
    <message>
        <source>next to {buildings}</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>neben {buildings}</translation>
    </message>
    <message>
        <source>no ID</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>keine Kennung</translation>
    </message>
    <message>
        <source>no company on offer now</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>jetzt keine Gesellschaft im Angebot</translation>
    </message>
    <message>
        <source>no company on offer would earn yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>noch würde keine im Angebot etwas einnehmen</translation>
    </message>
    <message>
        <source>no deed is worth a slot now</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>keine Konzession ist jetzt einen Firmenplatz wert</translation>
    </message>
    <message>
        <source>no goods on its coast</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>keine Waren an seiner Küste</translation>
    </message>
    <message>
        <source>no merger is worth its price now</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>keine Fusion ist jetzt ihren Preis wert</translation>
    </message>
    <message>
        <source>no other player’s ship to pay</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>kein Schiff anderer zu bezahlen</translation>
    </message>
    <message>
        <source>no ship reaches it yet</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>noch erreicht sie kein Schiff</translation>
    </message>
    <message>
        <source>no step helps you more than it helps others</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>kein Schritt hilft dir mehr als anderen</translation>
    </message>
    <message>
        <source>no steps left</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>keine Schritte mehr</translation>
    </message>
    <message>
        <source>no uses left</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>keine Aktionen mehr</translation>
    </message>
    <message>
        <source>nobody could sell more there yet</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>noch könnte dort niemand mehr verkaufen</translation>
    </message>
    <message>
        <source>none possible now</source>
        <comment>steps</comment>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>jetzt keiner möglich</translation>
    </message>
    <message>
        <source>none would bring you more a year yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>noch brächte dir keine mehr im Jahr</translation>
    </message>
    <message>
        <source>not clearly stronger</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>nicht eindeutig stärker</translation>
    </message>
    <message>
        <source>nothing new in reach</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>nichts Neues in Reichweite</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>on display</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>in der Auslage</translation>
    </message>
    <message>
        <source>on display, with the hut</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>in der Auslage, mit Hütte</translation>
    </message>
    <message>
        <source>on this map</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>auf dieser Karte</translation>
    </message>
    <message>
        <source>one more good can be sold each year</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>jedes Jahr kann eine Ware mehr verkauft werden</translation>
    </message>
    <message>
        <source>one more good costs nothing</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>eine weitere Ware kostet nichts</translation>
    </message>
    <message numerus="yes">
        <source>only {n} goods at {area}</source>
        <extracomment>For one: only {n} good at {area} ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>nur {n} Ware bei {area}</numerusform>
            <numerusform>nur {n} Waren bei {area}</numerusform>
        </translation>
    </message>
    <message>
        <source>only {n} possible now</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>jetzt nur {n} möglich</translation>
    </message>
    <message numerus="yes">
        <source>opens {building}, {n} steps away</source>
        <extracomment>For one: opens {building}, {n} step away ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>
            <numerusform>erschließt {building}, {n} Schritt entfernt</numerusform>
            <numerusform>erschließt {building}, {n} Schritte entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>opium</source>
        <extracomment>games/singapore/rules/constants.py</extracomment>
        <translation>Opium</translation>
    </message>
    <message>
        <source>orangutan</source>
        <extracomment>ui/table/heads.py</extracomment>
        <translation>Orang-Utan</translation>
    </message>
    <message>
        <source>others cover them completely</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>andere bedecken sie ganz</translation>
    </message>
    <message numerus="yes">
        <source>otherwise {company} takes {n} of its sales</source>
        <extracomment>For one: otherwise {company} takes {n} of its sales ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>sonst nimmt ihr {company} {n} Verkauf weg</numerusform>
            <numerusform>sonst nimmt ihr {company} {n} Verkäufe weg</numerusform>
        </translation>
    </message>
    <message>
        <source>owned by</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>pays {amount}</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>zahlt {amount}</translation>
    </message>
    <message>
        <source>pays {amount}, gets {share} back</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>zahlt {amount}, bekommt {share} zurück</translation>
    </message>
    <message>
        <source>pays {money}</source>
        <extracomment>ui/games/singapore/chips_page.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>zahlt {money}</translation>
    </message>
    <message numerus="yes">
        <source>plays {n} moves first</source>
        <extracomment>For one: plays {n} move first ui/games/singapore/panels/turn.py</extracomment>
        <translation>
            <numerusform>spielt zuerst {n} Teilzug</numerusform>
            <numerusform>spielt zuerst {n} Teilzüge</numerusform>
        </translation>
    </message>
    <message>
        <source>pounds</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Pfund</translation>
    </message>
    <message>
        <source>put a worker on any building</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>setze einen Arbeiter auf ein beliebiges Gebäude</translation>
    </message>
    <message>
        <source>reaches no city</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>erreicht keine Stadt</translation>
    </message>
    <message numerus="yes">
        <source>return up to {n} black chips to the bag</source>
        <extracomment>For one: return {n} black chip to the bag ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>lege {n} schwarzen Chip in den Beutel zurück</numerusform>
            <numerusform>lege bis zu {n} schwarze Chips in den Beutel zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>rhinoceros</source>
        <extracomment>ui/table/heads.py</extracomment>
        <translation>Nashorn</translation>
    </message>
    <message>
        <source>sea area “{id}”</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Meeresgebiet „{id}“</translation>
    </message>
    <message numerus="yes">
        <source>ships {n} seas away</source>
        <extracomment>For one: ships {n} sea away ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>Schiffe {n} Meer entfernt</numerusform>
            <numerusform>Schiffe {n} Meere entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>start buildings count as joined</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Startgebäude gelten als verbunden</translation>
    </message>
    <message>
        <source>stays</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>take the second worker</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>nimm den zweiten Arbeiter</translation>
    </message>
    <message>
        <source>take {gain}</source>
        <extracomment>ui/games/singapore/texts/names.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>nimm {gain}</translation>
    </message>
    <message>
        <source>takes 1 step</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>kostet 1 Schritt</translation>
    </message>
    <message>
        <source>tarsier</source>
        <extracomment>ui/table/heads.py</extracomment>
        <translation>Koboldmaki</translation>
    </message>
    <message>
        <source>tea</source>
        <extracomment>games/singapore/rules/constants.py</extracomment>
        <translation>Tee</translation>
    </message>
    <message>
        <source>the bot found nothing better</source>
        <extracomment>ui/table/advice.py</extracomment>
        <translation>der Bot hat nichts Besseres gefunden</translation>
    </message>
    <message>
        <source>the hand</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>der Hand</translation>
    </message>
    <message>
        <source>the lot costs £{best}, not £{other}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>der Bauplatz kostet £{best} statt £{other}</translation>
    </message>
    <message>
        <source>the rest of {company} is worth more</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>der Rest von {company} ist mehr wert</translation>
    </message>
    <message>
        <source>the top tile of the stack</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>das oberste Plättchen des Stapels</translation>
    </message>
    <message>
        <source>the worker ends the turn in a better place</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>der Arbeiter steht am Ende des Zugs besser</translation>
    </message>
    <message>
        <source>their lines aren’t closed</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>ihre Linien sind nicht geschlossen</translation>
    </message>
    <message>
        <source>their type is “{what}”, and only polygons become areas</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>sie sind vom Typ „{what}“, und nur Polygone werden Gebiete</translation>
    </message>
    <message>
        <source>then expands to {areas}</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>expandiert dann nach {areas}</translation>
    </message>
    <message>
        <source>then {n} of its ships there</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>dann {n} ihrer Schiffe dort</translation>
    </message>
    <message>
        <source>they can’t be read</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>sie sind nicht lesbar</translation>
    </message>
    <message>
        <source>they cross themselves in too many places</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>sie kreuzen sich an zu vielen Stellen selbst</translation>
    </message>
    <message>
        <source>they don’t enclose anything</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>sie umschließen nichts</translation>
    </message>
    <message>
        <source>they’d earn you nothing</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>sie brächten dir nichts ein</translation>
    </message>
    <message>
        <source>they’re too large</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>sie sind zu groß</translation>
    </message>
    <message>
        <source>they’re too narrow for a token</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>sie sind zu schmal für einen Spielstein</translation>
    </message>
    <message>
        <source>they’re too small for this canvas</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>sie sind zu klein für diese Zeichenfläche</translation>
    </message>
    <message>
        <source>tiger</source>
        <extracomment>ui/table/heads.py</extracomment>
        <translation>Tiger</translation>
    </message>
    <message>
        <source>to be built on for {price}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>bebaubar für {price}</translation>
    </message>
    <message>
        <source>to bid</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>top of the stack</source>
        <extracomment>ui/games/singapore/board/board_ui.py, ui/games/singapore/tile_row.py</extracomment>
        <translation>oben auf dem Stapel</translation>
    </message>
    <message>
        <source>touches no city</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>berührt keine Stadt</translation>
    </message>
    <message>
        <source>up to the chip</source>
        <extracomment>ui/games/singapore/panels/plans_page.py, ui/games/singapore/panels/turn.py</extracomment>
        <translation>bis zum Chip</translation>
    </message>
    <message>
        <source>used by</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>genutzt von</translation>
    </message>
    <message>
        <source>victory points</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Siegpunkte</translation>
    </message>
    <message numerus="yes">
        <source>walk up to {n} more steps</source>
        <extracomment>For one: walk {n} more step ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>gehe {n} weiteren Schritt</numerusform>
            <numerusform>gehe bis zu {n} weitere Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>with the hut: it leaves the game if nobody takes it</source>
        <extracomment>ui/games/singapore/tile_row.py</extracomment>
        <translation>mit Hütte: verlässt das Spiel, wenn niemand es nimmt</translation>
    </message>
    <message>
        <source>worth about {amount} to you</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>für dich etwa {amount} wert</translation>
    </message>
    <message>
        <source>worth about {low} to {high} to you</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>für dich etwa {low} bis {high} wert</translation>
    </message>
    <message>
        <source>you can start one more company</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>du kannst eine weitere Gesellschaft gründen</translation>
    </message>
    <message>
        <source>you can’t afford any of them yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>noch kannst du keine davon bezahlen</translation>
    </message>
    <message>
        <source>you can’t announce any merger now</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>du kannst jetzt keine Fusion ankündigen</translation>
    </message>
    <message>
        <source>you earn {amount}, and no plan sells more</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>du nimmst {amount} ein, und kein Plan verkauft mehr</translation>
    </message>
    <message>
        <source>you gain {amount} net</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>du bekommst netto {amount}</translation>
    </message>
    <message>
        <source>you get a company with {holding}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>du bekommst eine Gesellschaft mit {holding}</translation>
    </message>
    <message>
        <source>you keep your cash and play {place}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>du behältst dein Bargeld und bekommst den {place} Platz</translation>
    </message>
    <message>
        <source>you lose {opium} opium</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>du verlierst {opium} Opium</translation>
    </message>
    <message numerus="yes">
        <source>you move back {n} spaces for {money}</source>
        <extracomment>For one: you move back {n} space for {money} ui/games/singapore/texts/planning.py</extracomment>
        <translation>
            <numerusform>für {money} gehst du {n} Feld zurück</numerusform>
            <numerusform>für {money} gehst du {n} Felder zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>you pay {amount} net</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>du zahlst netto {amount}</translation>
    </message>
    <message>
        <source>you pay {money}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>du zahlst {money}</translation>
    </message>
    <message numerus="yes">
        <source>you return {n} chips</source>
        <extracomment>For one: you return {n} chip ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>du legst {n} Chip zurück</numerusform>
            <numerusform>du legst {n} Chips zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>your bids for the order of play count more</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>deine Gebote für die Zugreihenfolge zählen mehr</translation>
    </message>
    <message>
        <source>your companies may sell there later</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>deine Gesellschaften können dort später verkaufen</translation>
    </message>
    <message>
        <source>your company grows into one with {holding}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>deine Gesellschaft wächst zu einer mit {holding}</translation>
    </message>
    <message>
        <source>your next companies grow faster</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>deine nächsten Gesellschaften wachsen schneller</translation>
    </message>
    <message>
        <source>your next ships carry more goods</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>deine nächsten Schiffe befördern mehr Waren</translation>
    </message>
    <message>
        <source>your own ships carry it, so {amount} stay with you</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>deine eigenen Schiffe befördern sie, also bleiben {amount} bei dir</translation>
    </message>
    <message>
        <source>your ships can carry goods there</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>deine Schiffe können Waren dorthin bringen</translation>
    </message>
    <message>
        <source>your ships pass already</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>deine Schiffe kommen schon vorbei</translation>
    </message>
    <message>
        <source>your two companies become one with {holding}, and a slot is free</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>aus deinen zwei Gesellschaften wird eine mit {holding}, und ein Firmenplatz wird frei</translation>
    </message>
    <message>
        <source>you’re paid {amount} or more</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>du bekommst {amount} oder mehr</translation>
    </message>
    <message>
        <source>{action} isn’t a possible move now.</source>
        <extracomment>core/flow.py</extracomment>
        <translation>{action} ist jetzt kein möglicher Zug.</translation>
    </message>
    <message>
        <source>{amount} a year</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>{amount} im Jahr</translation>
    </message>
    <message>
        <source>{amount} brings {place} place; {than} only {next_place}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{amount} bringen den {place} Platz, {than} nur den {next_place}.</translation>
    </message>
    <message>
        <source>{amount} comes before {player}, who bid {than}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Ein Gebot von {amount} kommt vor {player} mit {than}.</translation>
    </message>
    <message>
        <source>{amount} is enough to play {place} unless {player} bids {sum} or more.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Für den {place} Platz genügt ein Gebot von {amount}, sofern {player} nicht {sum} oder mehr bietet.</translation>
    </message>
    <message>
        <source>{amount} is enough to play {place}; {than} brings no more.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Für den {place} Platz genügt ein Gebot von {amount}; mit {than} wäre nichts gewonnen.</translation>
    </message>
    <message>
        <source>{amount} is waived</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>erlassen: {amount}</translation>
    </message>
    <message>
        <source>{amount} less at the end</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{amount} weniger am Ende</translation>
    </message>
    <message>
        <source>{amount} rupiah</source>
        <extracomment>i18n/text.py</extracomment>
        <translation>{amount} Rupiah</translation>
    </message>
    <message>
        <source>{amount} waived</source>
        <comment>money that a player can’t pay</comment>
        <extracomment>ui/games/singapore/raid_picture.py</extracomment>
        <translation>{amount} erlassen</translation>
    </message>
    <message>
        <source>{amount}, times {number}, comes before {player}, who bid {than}, times {fewer}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{amount} mal {number} kommt vor {player} mit {than} mal {fewer}.</translation>
    </message>
    <message>
        <source>{areas} land areas leave room for at most {most} seas.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>{areas} Landgebiete lassen Platz für höchstens {most} Meere.</translation>
    </message>
    <message>
        <source>{area} belongs to the province {province}, which doesn’t exist.</source>
        <extracomment>board/checks/all_checks.py</extracomment>
        <translation>{area} gehört zur Provinz {province}, die es nicht gibt.</translation>
    </message>
    <message>
        <source>{area} can’t become so large without changing which areas are adjacent.</source>
        <extracomment>mapmaking/edit/shapes/placing.py</extracomment>
        <translation>{area} kann nicht so groß werden, ohne dass sich ändert, welche Gebiete benachbart sind.</translation>
    </message>
    <message>
        <source>{area} extends beyond the canvas.</source>
        <extracomment>board/checks/shape_checks.py, mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>{area} reicht über die Zeichenfläche hinaus.</translation>
    </message>
    <message>
        <source>{area} has no room for {n} areas. Try fewer.</source>
        <extracomment>mapmaking/edit/shapes/subdivision.py</extracomment>
        <translation>{area} hat keinen Platz für {n} Gebiete. Versuche es mit weniger.</translation>
    </message>
    <message>
        <source>{area} has to stay on the canvas.</source>
        <extracomment>mapmaking/edit/shapes/placing.py</extracomment>
        <translation>{area} muss auf der Zeichenfläche bleiben.</translation>
    </message>
    <message numerus="yes">
        <source>{area} has {n} neighbours, far more than other areas.</source>
        <extracomment>For one: {area} has {n} neighbour, far more than other areas. board/checks/link_checks.py</extracomment>
        <translation>
            <numerusform>{area} hat {n} Nachbarn, viel mehr als andere.</numerusform>
            <numerusform>{area} hat {n} Nachbarn, viel mehr als andere.</numerusform>
        </translation>
    </message>
    <message>
        <source>{area} is in the file twice.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>{area} steht zweimal in der Datei.</translation>
    </message>
    <message>
        <source>{area} is outside the canvas or completely covered by others.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>{area} liegt außerhalb der Zeichenfläche oder ist ganz von anderen bedeckt.</translation>
    </message>
    <message>
        <source>{area} isn’t a lot.</source>
        <extracomment>games/singapore/rules/lots.py</extracomment>
        <translation>{area} ist kein Bauplatz.</translation>
    </message>
    <message>
        <source>{area} isn’t adjacent to any other area.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{area} grenzt an kein anderes Gebiet.</translation>
    </message>
    <message>
        <source>{area} now belongs to {new} instead of {old}.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{area} gehört jetzt zu {new} statt zu {old}.</translation>
    </message>
    <message>
        <source>{area} was given the ID “{id}”.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>{area} hat jetzt die Kennung „{id}“.</translation>
    </message>
    <message>
        <source>{area}, land</source>
        <extracomment>ui/editor/accessible_map.py</extracomment>
        <translation>{area}, Land</translation>
    </message>
    <message>
        <source>{area}, sea</source>
        <extracomment>ui/editor/accessible_map.py</extracomment>
        <translation>{area}, Meer</translation>
    </message>
    <message>
        <source>{a} and {b} are linked by an arrow, but no arrow is drawn.</source>
        <extracomment>board/checks/link_checks.py, mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>{a} und {b} verbindet ein Pfeil, es ist aber keiner gezeichnet.</translation>
    </message>
    <message>
        <source>{a} and {b} are linked by an arrow, but they also share a border.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} und {b} verbindet ein Pfeil, sie haben aber auch eine gemeinsame Grenze.</translation>
    </message>
    <message>
        <source>{a} and {b} are linked, but they aren’t both on the map.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} und {b} sind verbunden, aber nicht beide auf der Karte.</translation>
    </message>
    <message>
        <source>{a} and {b} are listed as adjacent, but they don’t share a border.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} und {b} sind als benachbart aufgeführt, haben aber keine gemeinsame Grenze.</translation>
    </message>
    <message>
        <source>{a} and {b} are no longer linked.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} und {b} sind nicht mehr verbunden.</translation>
    </message>
    <message>
        <source>{a} and {b} are now linked by a border instead of an arrow.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} und {b} verbindet jetzt eine Grenze statt eines Pfeils.</translation>
    </message>
    <message>
        <source>{a} and {b} are now linked by an arrow instead of a border.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} und {b} verbindet jetzt ein Pfeil statt einer Grenze.</translation>
    </message>
    <message>
        <source>{a} and {b} are now linked by an arrow.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} und {b} verbindet jetzt ein Pfeil.</translation>
    </message>
    <message>
        <source>{a} and {b} are now linked.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} und {b} sind jetzt verbunden.</translation>
    </message>
    <message>
        <source>{a} and {b} have two manual settings.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Für {a} und {b} gibt es zwei Einstellungen von Hand.</translation>
    </message>
    <message>
        <source>{a} and {b} only meet at a point. Players may not see whether they are adjacent.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} und {b} berühren sich nur in einem Punkt. Spieler sehen vielleicht nicht, ob sie benachbart sind.</translation>
    </message>
    <message>
        <source>{a} and {b} run side by side {n} units apart and aren’t linked.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} und {b} liegen im Abstand von {n} Einheiten nebeneinander und sind nicht verbunden.</translation>
    </message>
    <message numerus="yes">
        <source>{a} and {b} share a border of {n} units, but they aren’t listed as adjacent.</source>
        <extracomment>For one: {a} and {b} share a border of {n} unit, but they aren’t listed as adjacent. board/checks/link_checks.py</extracomment>
        <translation>
            <numerusform>{a} und {b} haben eine gemeinsame Grenze von {n} Einheit, sind aber nicht als benachbart aufgeführt.</numerusform>
            <numerusform>{a} und {b} haben eine gemeinsame Grenze von {n} Einheiten, sind aber nicht als benachbart aufgeführt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{a} is linked to itself.</source>
        <extracomment>board/checks/link_checks.py, mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>{a} ist mit sich selbst verbunden.</translation>
    </message>
    <message>
        <source>{a} isn’t a building next to {b}.</source>
        <extracomment>games/singapore/rules/building.py</extracomment>
        <translation>{a} ist kein Gebäude neben {b}.</translation>
    </message>
    <message>
        <source>{a} ↔ {b}</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>{a} ↔ {b}</translation>
    </message>
    <message>
        <source>{bot} played as a builder.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>{bot} spielte als Baumeister.</translation>
    </message>
    <message>
        <source>{bot} played as a careful player.</source>
        <extracomment>ui/games/indonesia/game_ui.py, ui/games/singapore/game_ui.py</extracomment>
        <translation>{bot} spielte vorsichtig.</translation>
    </message>
    <message>
        <source>{bot} played as a grower.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>{bot} spielte als Pflanzer.</translation>
    </message>
    <message>
        <source>{bot} played as a merger hunter.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>{bot} spielte als Fusionsjäger.</translation>
    </message>
    <message>
        <source>{bot} played as a shipowner.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>{bot} spielte als Reeder.</translation>
    </message>
    <message>
        <source>{bot} played as a smuggler.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>{bot} spielte als Schmuggler.</translation>
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
            <numerusform>{building} in {n} Schritt statt {before}</numerusform>
            <numerusform>{building} in {n} Schritten statt {before}</numerusform>
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
        <translation>{company} mit …</translation>
    </message>
    <message>
        <source>{gain} ({goods})</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>{gain} ({goods})</translation>
    </message>
    <message>
        <source>{goods} nearby, but no ships between</source>
        <extracomment>ui/games/indonesia/texts/new_era.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>{goods} in der Nähe, aber ohne Schiffe dazwischen</translation>
    </message>
    <message>
        <source>{goods} sold to {cities}: {amount}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{goods} verkauft an {cities}: {amount}.</translation>
    </message>
    <message>
        <source>{goods} still to sell, cities buy {bought} more</source>
        <extracomment>ui/games/indonesia/panels/situation.py</extracomment>
        <translation>{goods} noch zu verkaufen, Städte kaufen noch {bought}</translation>
    </message>
    <message>
        <source>{goods} within reach</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>{goods} in Reichweite</translation>
    </message>
    <message>
        <source>{grade}: {chance} to win, not {best}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{grade}: Chance {chance} statt {best}</translation>
    </message>
    <message>
        <source>{grade}: {chance} to win, not {best}; −{lost}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{grade}: Chance {chance} statt {best}; −{lost}</translation>
    </message>
    <message>
        <source>{least} to {most} years left, the last counted twice.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Noch {least} bis {most} Jahre, das letzte zählt doppelt.</translation>
    </message>
    <message>
        <source>{node} isn’t an area of the map.</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>{node} ist kein Gebiet der Karte.</translation>
    </message>
    <message numerus="yes">
        <source>{n} areas become siap faji</source>
        <extracomment>For one: {n} area becomes siap faji ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>{n} Gebiet wird Siap Faji</numerusform>
            <numerusform>{n} Gebiete werden Siap Faji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} areas stay, {gone} go.</source>
        <extracomment>For one: {n} area stays, {gone} go. ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>{n} Gebiet bleibt, aufgegeben: {gone}.</numerusform>
            <numerusform>{n} Gebiete bleiben, aufgegeben: {gone}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} areas were made of the lines around them.</source>
        <extracomment>For one: {n} area was made of the lines around it. mapmaking/imports/svg.py</extracomment>
        <translation>
            <numerusform>{n} Gebiet wurde aus den Linien um es herum gemacht.</numerusform>
            <numerusform>{n} Gebiete wurden aus den Linien um sie herum gemacht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cities received enough of every good to grow to size {size}. You’re first in the order of play, so you choose.</source>
        <extracomment>For one: {n} city received enough of every good to grow to size {size}. You’re first in the order of play, so you choose. ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>
            <numerusform>{n} Stadt erhielt genug von jeder Ware für Größe {size}. Du spielst zuerst, also wählst du.</numerusform>
            <numerusform>{n} Städte erhielten genug von jeder Ware für Größe {size}. Du spielst zuerst, also wählst du.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} goods on its coast</source>
        <extracomment>For one: {n} good on its coast ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>{n} Ware an seiner Küste</numerusform>
            <numerusform>{n} Waren an seiner Küste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} later moves aren’t possible without it, and were removed, too.</source>
        <extracomment>For one: {n} later move isn’t possible without it, and was removed, too. ui/games/singapore/panels/turn.py</extracomment>
        <translation>
            <numerusform>{n} späterer Teilzug geht ohne ihn nicht und wurde auch entfernt.</numerusform>
            <numerusform>{n} spätere Teilzüge gehen ohne ihn nicht und wurden auch entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} lines show what will be adjacent.</source>
        <extracomment>For one: {n} line shows what will be adjacent. ui/editor/imports/import_dialog.py</extracomment>
        <translation>
            <numerusform>{n} Linie zeigt, was benachbart sein wird.</numerusform>
            <numerusform>{n} Linien zeigen, was benachbart sein wird.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} links added: {areas}.</source>
        <extracomment>For one: {n} link added: {areas}. mapmaking/edit/linking.py</extracomment>
        <translation>
            <numerusform>{n} Verbindung dazu: {areas}.</numerusform>
            <numerusform>{n} Verbindungen dazu: {areas}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} links removed: {areas}.</source>
        <extracomment>For one: {n} link removed: {areas}. mapmaking/edit/linking.py</extracomment>
        <translation>
            <numerusform>{n} Verbindung weniger: {areas}.</numerusform>
            <numerusform>{n} Verbindungen weniger: {areas}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} more</source>
        <extracomment>ui/games/indonesia/panels/halving.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>{n} weitere</translation>
    </message>
    <message numerus="yes">
        <source>{n} other cities can’t grow</source>
        <extracomment>For one: {n} other city can’t grow ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>
            <numerusform>{n} weitere Stadt kann nicht wachsen</numerusform>
            <numerusform>{n} weitere Städte können nicht wachsen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} other pairs can’t merge now</source>
        <extracomment>For one: {n} other pair can’t merge now ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>
            <numerusform>{n} anderes Paar kann jetzt nicht fusionieren</numerusform>
            <numerusform>{n} andere Paare können jetzt nicht fusionieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} others bring nothing now</source>
        <extracomment>For one: {n} other brings nothing now ui/games/indonesia/panels/research.py</extracomment>
        <translation>
            <numerusform>{n} weitere bringt jetzt nichts</numerusform>
            <numerusform>{n} weitere bringen jetzt nichts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} outlines were skipped: they have neither a fill nor a stroke.</source>
        <extracomment>For one: {n} outline was skipped: it has neither a fill nor a stroke. mapmaking/imports/svg.py</extracomment>
        <translation>
            <numerusform>{n} Umriss wurde weggelassen: Er hat weder Füllung noch Linie.</numerusform>
            <numerusform>{n} Umrisse wurden weggelassen: Sie haben weder Füllung noch Linie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pairs</source>
        <extracomment>For one: {n} pair ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>
            <numerusform>{n} Paar</numerusform>
            <numerusform>{n} Paare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} plans sell as much.</source>
        <extracomment>For one: {n} plan sells as much. ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>
            <numerusform>{n} Plan verkauft gleich viel.</numerusform>
            <numerusform>{n} Pläne verkaufen gleich viel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rival ships</source>
        <extracomment>For one: {n} rival ship ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>
            <numerusform>{n} Schiff von Gegnern</numerusform>
            <numerusform>{n} Schiffe von Gegnern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} ships of yours</source>
        <extracomment>For one: {n} ship of yours ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>
            <numerusform>{n} eigenes Schiff</numerusform>
            <numerusform>{n} eigene Schiffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} times {delivery}</source>
        <extracomment>For one: {n} time {delivery} ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>
            <numerusform>{n}-mal {delivery}</numerusform>
            <numerusform>{n}-mal {delivery}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} visits from other players, most from {player}.</source>
        <extracomment>For one: {n} visit from another player, {player}. ui/games/singapore/final_screen.py</extracomment>
        <translation>
            <numerusform>{n} Besuch von anderen: {player}.</numerusform>
            <numerusform>{n} Besuche von anderen, die meisten von {player}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} warnings are left for you to decide in the list of problems.</source>
        <extracomment>For one: {n} warning is left for you to decide in the list of problems. ui/editor/dialogs/playable_dialog.py</extracomment>
        <translation>
            <numerusform>{n} Warnung bleibt, über die du in der Liste der Probleme entscheidest.</numerusform>
            <numerusform>{n} Warnungen bleiben, über die du in der Liste der Probleme entscheidest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} years left, the last counted twice.</source>
        <extracomment>For one: {n} year left, counted twice. ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>
            <numerusform>Noch {n} Jahr, das doppelt zählt.</numerusform>
            <numerusform>Noch {n} Jahre, das letzte zählt doppelt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{pair} for {amount}</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>{pair} für {amount}</translation>
    </message>
    <message>
        <source>{place}, unless one of {n} players outbids you</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>{place}, sofern dich keiner von {n} Spielern überbietet</translation>
    </message>
    <message numerus="yes">
        <source>{place}: {n} areas</source>
        <extracomment>For one: {place}: {n} area ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>{place}: {n} Gebiet</numerusform>
            <numerusform>{place}: {n} Gebiete</numerusform>
        </translation>
    </message>
    <message>
        <source>{players} are skipped: {reason}</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>{players} werden übersprungen: {reason}</translation>
    </message>
    <message>
        <source>{player}: {points} in all.</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>{player}: insgesamt {points}.</translation>
    </message>
    <message>
        <source>{player}: {remark}</source>
        <extracomment>ui/table/remark_presenter.py</extracomment>
        <translation>{player}: {remark}</translation>
    </message>
    <message>
        <source>{player}’s flag on {area}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Flagge von {player} auf {area}</translation>
    </message>
    <message>
        <source>{player}’s game</source>
        <extracomment>ui/table/own_story.py</extracomment>
        <translation>Die Partie von {player}</translation>
    </message>
    <message>
        <source>{than} is more than the company is worth to you, but it keeps it from {player}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{than} ist mehr, als dir die Gesellschaft wert ist, aber {player} bekommt sie dann nicht.</translation>
    </message>
    <message>
        <source>{tile} gets the hut.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Die Hütte kommt auf {tile}.</translation>
    </message>
    <message>
        <source>{building} has no such exchange.</source>
        <extracomment>games/singapore/rules/exchange.py</extracomment>
        <translation>Diesen Tausch gibt es hier nicht: {building}.</translation>
    </message>
    <message>
        <source>{tile} is turned up</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Aufgedeckt: {tile}</translation>
    </message>
    <message>
        <source>{building} isn’t on display.</source>
        <extracomment>games/singapore/rules/building.py</extracomment>
        <translation>Nicht in der Auslage: {building}.</translation>
    </message>
    <message>
        <source>{building} leaves the game</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>aus dem Spiel: {building}</translation>
    </message>
    <message>
        <source>{tile} leaves the game.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Aus dem Spiel: {tile}.</translation>
    </message>
    <message>
        <source>{building}: jump to {goal}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{building}: Sprung zu {goal}</translation>
    </message>
    <message numerus="yes">
        <source>{building}: return {n} chips</source>
        <extracomment>For one: {building}: return {n} chip ui/games/singapore/texts/planning.py</extracomment>
        <translation>
            <numerusform>{building}: {n} Chip zurücklegen</numerusform>
            <numerusform>{building}: {n} Chips zurücklegen</numerusform>
        </translation>
    </message>
    <message>
        <source>{building}: second worker</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{building}: zweiter Arbeiter</translation>
    </message>
    <message>
        <source>{building}: {pay} → {gain}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{building}: {pay} → {gain}</translation>
    </message>
    <message>
        <source>{change}&#xa0;VP</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>{change}&#xa0;SP</translation>
    </message>
    <message>
        <source>{company} is already at its ship limit for era {era}.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} hat die Schiffsgrenze der Ära {era} schon erreicht.</translation>
    </message>
    <message>
        <source>{company} reaches the same cities without it</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{company} erreicht auch ohne es dieselben Städte</translation>
    </message>
    <message>
        <source>{deed} (era {era})</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>{deed} (Ära {era})</translation>
    </message>
    <message>
        <source>{deed} earned {amount}&#xa0;Rp a game less than others of its era and type ({interval}).</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Die Konzession {deed} brachte {amount}&#xa0;Rp je Partie weniger ein als andere dieser Ära und Art ({interval}).</translation>
    </message>
    <message>
        <source>{deed} earned {amount}&#xa0;Rp a game more than others of its era and type ({interval}).</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Die Konzession {deed} brachte {amount}&#xa0;Rp je Partie mehr ein als andere dieser Ära und Art ({interval}).</translation>
    </message>
    <message>
        <source>{entry} (collapsed)</source>
        <extracomment>ui/play/log_view.py</extracomment>
        <translation>{entry} (zugeklappt)</translation>
    </message>
    <message>
        <source>{entry} (expanded)</source>
        <extracomment>ui/play/log_view.py</extracomment>
        <translation>{entry} (aufgeklappt)</translation>
    </message>
    <message>
        <source>{file} is open on the computer “{computer}”, or the program ended unexpectedly there. If it’s still open there, close it first: playing in both places would damage the game.</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>{file} ist auf dem Computer „{computer}“ geöffnet, oder das Programm wurde dort unerwartet beendet. Ist die Partie dort noch offen, schließe sie zuerst: An beiden Orten zu spielen würde sie beschädigen.</translation>
    </message>
    <message>
        <source>{file} is saved again, with everything that was played.</source>
        <extracomment>ui/table/game_controller.py</extracomment>
        <translation>{file} ist wieder gespeichert, mit allem, was gespielt wurde.</translation>
    </message>
    <message>
        <source>{goods} on the board, cities buy {bought}</source>
        <extracomment>ui/games/indonesia/panels/situation.py</extracomment>
        <translation>{goods} auf dem Spielplan, Städte kaufen {bought}</translation>
    </message>
    <message>
        <source>{lot} for {price}</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>{lot} für {price}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>board/measures.py, i18n/text.py, ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>{moves}, {end}</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>{moves}, {end}</translation>
    </message>
    <message>
        <source>{name} was skipped: its type is “{what}”, and only polygons become areas.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} wurde weggelassen: Der Typ ist „{what}“, und nur Polygone werden Gebiete.</translation>
    </message>
    <message>
        <source>{number} any</source>
        <comment>goods</comment>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>{number}× beliebig</translation>
    </message>
    <message>
        <source>{number} of one good</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>{number} gleiche Güter</translation>
    </message>
    <message>
        <source>{number}&#xa0;VP</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>{number}&#xa0;SP</translation>
    </message>
    <message numerus="yes">
        <source>{n} black chips</source>
        <extracomment>For one: {n} black chip ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} schwarzer Chip</numerusform>
            <numerusform>{n} schwarze Chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} chips + {opium} opium = {total}</source>
        <extracomment>For one: {n} chip + {opium} opium = {total} ui/games/singapore/chips_page.py</extracomment>
        <translation>
            <numerusform>{n} Chip + {opium} Opium = {total}</numerusform>
            <numerusform>{n} Chips + {opium} Opium = {total}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} corners</source>
        <extracomment>For one: {n} corner ui/editor/imports/import_dialog.py, ui/editor/tools/pencil.py</extracomment>
        <translation>
            <numerusform>{n} Ecke</numerusform>
            <numerusform>{n} Ecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} figures have changed more than by chance; they come first.</source>
        <extracomment>For one: {n} figure has changed more than by chance; it comes first. ui/editor/balance/balance_page.py</extracomment>
        <translation>
            <numerusform>{n} Zahl hat sich mehr als nur zufällig geändert; sie steht zuerst.</numerusform>
            <numerusform>{n} Zahlen haben sich mehr als nur zufällig geändert; sie stehen zuerst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} figures were compared with what’s expected.</source>
        <extracomment>For one: {n} figure was compared with what’s expected. ui/editor/balance/balance_page.py</extracomment>
        <translation>
            <numerusform>{n} Zahl wurde mit dem Erwarteten verglichen.</numerusform>
            <numerusform>{n} Zahlen wurden mit dem Erwarteten verglichen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} flags left</source>
        <extracomment>For one: {n} flag left ui/games/singapore/player_cards.py</extracomment>
        <translation>
            <numerusform>noch {n} Flagge</numerusform>
            <numerusform>noch {n} Flaggen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} for worker {number}</source>
        <comment>steps</comment>
        <extracomment>For one: {n} for worker {number} ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>{n} für Arbeiter {number}</numerusform>
            <numerusform>{n} für Arbeiter {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} games with {players} players, all played by the bot {bot}; random seeds {first} to {last}.</source>
        <extracomment>For one: {n} game with {players} players, all played by the bot {bot}; random seeds {first} to {last}. ui/editor/balance/balance_page.py</extracomment>
        <translation>
            <numerusform>{n} Partie mit {players} Spielern, alle vom Bot {bot} gespielt; Startzahlen {first} bis {last}.</numerusform>
            <numerusform>{n} Partien mit {players} Spielern, alle vom Bot {bot} gespielt; Startzahlen {first} bis {last}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} goods can be sold a year, against {fewer}.</source>
        <extracomment>For one: {n} good can be sold a year, against {fewer}. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>{n} Ware kann im Jahr verkauft werden, sonst {fewer}.</numerusform>
            <numerusform>{n} Waren können im Jahr verkauft werden, sonst {fewer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} islands are too small and are skipped.</source>
        <extracomment>For one: {n} island is too small and is skipped. mapmaking/imports/named_shapes.py</extracomment>
        <translation>
            <numerusform>{n} Insel ist zu klein und wird weggelassen.</numerusform>
            <numerusform>{n} Inseln sind zu klein und werden weggelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more</source>
        <comment>steps</comment>
        <extracomment>For one: {n} more ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>{n} weiterer</numerusform>
            <numerusform>{n} weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more mergers become possible</source>
        <extracomment>For one: {n} more merger becomes possible ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>{n} weitere Fusion wird möglich</numerusform>
            <numerusform>{n} weitere Fusionen werden möglich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more mergers become possible.</source>
        <extracomment>For one: {n} more merger becomes possible. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>{n} weitere Fusion wird möglich.</numerusform>
            <numerusform>{n} weitere Fusionen werden möglich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more steps</source>
        <extracomment>For one: {n} more step ui/games/singapore/panels/turn.py, ui/games/singapore/texts/planning.py</extracomment>
        <translation>
            <numerusform>{n} weiterer Schritt</numerusform>
            <numerusform>{n} weitere Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} moves</source>
        <extracomment>For one: {n} move ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>
            <numerusform>{n} Teilzug</numerusform>
            <numerusform>{n} Teilzüge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} newer saved games can’t be opened</source>
        <extracomment>For one: {n} newer saved game can’t be opened ui/table/games/start_cards.py</extracomment>
        <translation>
            <numerusform>{n} neuere gespeicherte Partie lässt sich nicht öffnen</numerusform>
            <numerusform>{n} neuere gespeicherte Partien lassen sich nicht öffnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of your companies sell there</source>
        <extracomment>For one: {n} of your companies sells there ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>{n} deiner Gesellschaften verkauft dort</numerusform>
            <numerusform>{n} deiner Gesellschaften verkaufen dort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of {all} games didn’t finish within {rounds} rounds.</source>
        <extracomment>For one: {n} of {all} games didn’t finish within {rounds} rounds. board/map_data.py</extracomment>
        <translation>
            <numerusform>{n} von {all} Partien war nach {rounds} Runden nicht zu Ende.</numerusform>
            <numerusform>{n} von {all} Partien waren nach {rounds} Runden nicht zu Ende.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} old games of bots were moved to the trash.</source>
        <extracomment>For one: {n} old game of bots was moved to the trash. ui/table/games/game_store.py</extracomment>
        <translation>
            <numerusform>{n} alte Bot-Partie wurde in den Papierkorb verschoben.</numerusform>
            <numerusform>{n} alte Bot-Partien wurden in den Papierkorb verschoben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} outlines were skipped</source>
        <extracomment>For one: {n} outline was skipped mapmaking/imports/skipped.py</extracomment>
        <translation>
            <numerusform>{n} Umriss wurde weggelassen</numerusform>
            <numerusform>{n} Umrisse wurden weggelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} parts have no area and were skipped.</source>
        <extracomment>For one: {n} part has no area and was skipped. mapmaking/imports/named_shapes.py</extracomment>
        <translation>
            <numerusform>{n} Teil hat keine Fläche und wurde weggelassen.</numerusform>
            <numerusform>{n} Teile haben keine Fläche und wurden weggelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} parts.</source>
        <extracomment>For one: {n} part. ui/editor/tools/split.py</extracomment>
        <translation>
            <numerusform>{n} Teil.</numerusform>
            <numerusform>{n} Teile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <extracomment>For one: {n} player ui/table/games/record_dialog.py</extracomment>
        <translation>
            <numerusform>{n} Spieler</numerusform>
            <numerusform>{n} Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} roads are left.</source>
        <extracomment>For one: {n} road is left. ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>
            <numerusform>Es ist noch {n} Straße da.</numerusform>
            <numerusform>Es sind noch {n} Straßen da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} slivers go to the parts beside them.</source>
        <extracomment>For one: {n} sliver goes to the part beside it. ui/editor/tools/split.py</extracomment>
        <translation>
            <numerusform>{n} Splitter geht an den Teil daneben.</numerusform>
            <numerusform>{n} Splitter gehen an die Teile daneben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} steps</source>
        <extracomment>For one: {n} step ui/games/singapore/texts/planning.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>{n}&#xa0;Schritt</numerusform>
            <numerusform>{n}&#xa0;Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} steps left</source>
        <extracomment>For one: {n} step left ui/games/singapore/panels/turn.py</extracomment>
        <translation>
            <numerusform>noch {n} Schritt</numerusform>
            <numerusform>noch {n} Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tiles left in the stack</source>
        <extracomment>For one: {n} tile left in the stack ui/games/singapore/tile_row.py</extracomment>
        <translation>
            <numerusform>noch {n} Plättchen im Stapel</numerusform>
            <numerusform>noch {n} Plättchen im Stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} uses</source>
        <extracomment>For one: {n} use ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>{n}&#xa0;Aktion</numerusform>
            <numerusform>{n}&#xa0;Aktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} uses left</source>
        <extracomment>For one: {n} use left ui/games/singapore/panels/turn.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>noch {n} Aktion</numerusform>
            <numerusform>noch {n} Aktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} victory points</source>
        <extracomment>For one: {n} victory point ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} Siegpunkt</numerusform>
            <numerusform>{n} Siegpunkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} workers on the board</source>
        <extracomment>For one: {n} worker on the board ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} Arbeiter auf dem Spielplan</numerusform>
            <numerusform>{n} Arbeiter auf dem Spielplan</numerusform>
        </translation>
    </message>
    <message>
        <source>{owner} {lot}</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>{owner} {lot}</translation>
    </message>
    <message>
        <source>{pay} → {gain}</source>
        <extracomment>ui/games/singapore/texts/names.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>{pay} → {gain}</translation>
    </message>
    <message numerus="yes">
        <source>{place} won {share} of {n} games ({interval}).</source>
        <extracomment>For one: {place} won {share} of {n} game ({interval}). board/measures.py</extracomment>
        <translation>
            <numerusform>{place} hat {share} von {n} Partie gewonnen ({interval}).</numerusform>
            <numerusform>{place} hat {share} von {n} Partien gewonnen ({interval}).</numerusform>
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
        <translation>{players} Spieler: {ended} von {games} Partien wurden beendet. Im Mittel: {rounds} Runden, Punkte {scores}.</translation>
    </message>
    <message>
        <source>{players}’s ships pass already</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Schiffe von {players} kommen schon vorbei</translation>
    </message>
    <message>
        <source>{player} announces no mergers this year.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>{player} kündigt dieses Jahr keine Fusionen an.</translation>
    </message>
    <message>
        <source>{player} buys the top of the stack, {tile}, for {price}.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} kauft für {price} das oberste Plättchen des Stapels: {tile}.</translation>
    </message>
    <message>
        <source>{player} can’t pay for the use of {area} any more, so it has no effect.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} kann die Nutzung von {area} nicht mehr zahlen; die Wirkung verfällt.</translation>
    </message>
    <message>
        <source>{player} can’t pay {amount} of it.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{amount} davon kann {player} nicht zahlen.</translation>
    </message>
    <message>
        <source>{player} draws a black chip for the neutral colour.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} zieht für Neutral einen schwarzen Chip.</translation>
    </message>
    <message>
        <source>{player} draws a black chip.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} zieht einen schwarzen Chip.</translation>
    </message>
    <message>
        <source>{player} draws a white chip: a raid!</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} zieht einen weißen Chip: Razzia!</translation>
    </message>
    <message>
        <source>{player} ends the turn.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} beendet den Zug.</translation>
    </message>
    <message>
        <source>{player} gets a second worker.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} bekommt den zweiten Arbeiter.</translation>
    </message>
    <message>
        <source>{player} gets {amount} from the merger of {first} and {second}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} bekommt {amount} aus der Fusion von {first} und {second}.</translation>
    </message>
    <message>
        <source>{player} gets {points}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} bekommt {points}</translation>
    </message>
    <message>
        <source>{player} gets {point} as the owner of {area}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} bekommt {point} für das eigene Gebäude auf {area}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} goes back {n} spaces on the victory track for {money}.</source>
        <extracomment>For one: {player} goes back {n} space on the victory track for {money}. ui/games/singapore/texts/building.py</extracomment>
        <translation>
            <numerusform>{player} geht für {money} auf der Siegpunktleiste {n} Feld zurück.</numerusform>
            <numerusform>{player} geht für {money} auf der Siegpunktleiste {n} Felder zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} had only one move, so it was played: {move}.</source>
        <extracomment>ui/table/game_view.py</extracomment>
        <translation>{player} hatte nur einen möglichen Zug; er wurde gespielt: {move}.</translation>
    </message>
    <message>
        <source>{player} joins {a} and {b} by a road for free.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} verbindet {a} und {b} durch eine kostenlose Straße.</translation>
    </message>
    <message>
        <source>{player} joins {a} and {b} by a road for {price}.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} verbindet {a} und {b} durch eine Straße für {price}.</translation>
    </message>
    <message>
        <source>{player} leads with {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py, ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>{player} führt mit {amount}.</translation>
    </message>
    <message>
        <source>{player} must bid {sum} to beat {amount}, but only {smaller_sum} to beat {than}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{player} muss {sum} bieten, um {amount} zu schlagen, aber nur {smaller_sum}, um {than} zu schlagen.</translation>
    </message>
    <message>
        <source>{player} pays {amount} net for the merger of {first} and {second}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} zahlt netto {amount} für die Fusion von {first} und {second}.</translation>
    </message>
    <message>
        <source>{player} places the flags</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>{player} setzt die Flaggen</translation>
    </message>
    <message>
        <source>{player} puts a worker on {area}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} setzt einen Arbeiter auf {area}.</translation>
    </message>
    <message>
        <source>{player} reaches the seal at {seal} and gets {money}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} erreicht das Siegel auf der {seal} und bekommt {money}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} returns {n} black chips to the bag at {area}.</source>
        <extracomment>For one: {player} returns {n} black chip to the bag at {area}. ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>{player} legt bei {area} {n} schwarzen Chip in den Beutel zurück.</numerusform>
            <numerusform>{player} legt bei {area} {n} schwarze Chips in den Beutel zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} should pay about {amount} for it, {than} of it for the announcer’s part.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{player} dürfte etwa {amount} dafür zahlen, davon {than} für den eingebrachten Anteil.</translation>
    </message>
    <message>
        <source>{player} uses {place} and takes {gain}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} nutzt {place} und nimmt {gain}.</translation>
    </message>
    <message>
        <source>{player} uses {place}: {pay} → {gain}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} nutzt {place}: {pay} → {gain}.</translation>
    </message>
    <message>
        <source>{player} {sum} ({opium} opium)</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} {sum} ({opium} Opium)</translation>
    </message>
    <message>
        <source>{player}: {change}, now {points}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player}: {change}, jetzt {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}: {n} games, {won} won</source>
        <extracomment>For one: {player}: {n} game, {won} won ui/table/games/record_dialog.py</extracomment>
        <translation>
            <numerusform>{player}: {n} Partie, {won} gewonnen</numerusform>
            <numerusform>{player}: {n} Partien, {won} gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s second worker goes from {start} to {area}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Der zweite Arbeiter von {player} geht von {start} nach {area}.</translation>
    </message>
    <message>
        <source>{players}’s ships can carry more of your goods</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Schiffe von {players} können mehr von deinen Waren befördern</translation>
    </message>
    <message>
        <source>A shipping company adds ships in its own or adjacent sea areas: as many as your Expansion track says, up to the limit on its deed. &lt;b&gt;Add one in the Sunrise Sea, in the east.&lt;/b&gt; It’s between your rice and two cities.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Eine Reederei setzt Schiffe in ihre eigenen oder in benachbarte Meeresgebiete: so viele, wie deine Leiste Expansion erlaubt, bis zur Grenze auf ihrer Konzession. &lt;b&gt;Setze eines ins Morgenmeer im Osten.&lt;/b&gt; Es liegt zwischen deinem Reis und zwei Städten.</translation>
    </message>
    <message>
        <source>Budi has started Melati rice, so now there are two rice companies. Two companies with the same good can merge into one, but to announce a merger you need to have researched Mergers. &lt;b&gt;Choose Mergers, and you can do it next year.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Budi hat Reis Melati gegründet, also gibt es jetzt zwei Reisgesellschaften. Zwei Gesellschaften mit der gleichen Ware können zu einer fusionieren; um eine Fusion anzukündigen, musst du aber Fusionen erforscht haben. &lt;b&gt;Wähle Fusionen, dann geht es nächstes Jahr.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Budi’s Builder pays £4 for three bricks. &lt;b&gt;Take your last step there, to E5.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Budis Baumeister zahlt £4 für drei Ziegel. &lt;b&gt;Geh mit deinem letzten Schritt dorthin, auf E5.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Can start nearby: {goods}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>In der Nähe zu gründen: {goods}.</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Cities are built first, then the deeds of era {era} come.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Zuerst werden Städte gebaut, dann kommen die Konzessionen der Ära {era}.</translation>
    </message>
    <message>
        <source>Crop</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Zuschneiden</translation>
    </message>
    <message>
        <source>Crop to the frame</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Auf den Rahmen zuschneiden</translation>
    </message>
    <message>
        <source>Decisions, and how many cost something</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Entscheidungen, und wie viele etwas kosteten</translation>
    </message>
    <message>
        <source>Drag a frame, or move it with arrow keys (Shift: resize). Enter crops, Esc cancels.</source>
        <extracomment>ui/editor/imports/outline_picture.py</extracomment>
        <translation>Ziehe einen Rahmen oder verschiebe ihn mit den Pfeiltasten (Umschalt: Größe). Enter schneidet zu, Esc bricht ab.</translation>
    </message>
    <message>
        <source>Era {era} is over</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Ära {era} ist vorbei</translation>
    </message>
    <message>
        <source>Every turn starts with a building. &lt;b&gt;Choose the Black Market&lt;/b&gt;: it buys any two goods for £4. The dark tile is illegal, but that won’t keep anybody away.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Jeder Zug beginnt mit einem Gebäude. &lt;b&gt;Wähle den Schwarzmarkt&lt;/b&gt;: Er kauft zwei beliebige Güter für £4. Das dunkle Plättchen ist illegal, aber das hält niemanden ab.</translation>
    </message>
    <message>
        <source>It’s almost time for a merger, and you’ll need the cash. &lt;b&gt;Bid 0 once more&lt;/b&gt;: you’re first, and Budi won’t bid either.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Bald kommt eine Fusion, und dafür brauchst du das Bargeld. &lt;b&gt;Biete noch einmal 0&lt;/b&gt;: Du bist vorn, und auch Budi wird nichts bieten.</translation>
    </message>
    <message>
        <source>Loss</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Mean loss of the chance to win, in percent</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Mittlerer Verlust an Gewinnchance, in Prozent</translation>
    </message>
    <message>
        <source>Mean loss per decision, in {unit}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Mittlerer Verlust je Entscheidung, in {unit}</translation>
    </message>
    <message>
        <source>Move the picture, or the frame of a crop</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Bild oder Zuschneiderahmen verschieben</translation>
    </message>
    <message numerus="yes">
        <source>Must sell {left} of {n} goods</source>
        <extracomment>For one: Must sell {left} of {n} good ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>Muss {left} von {n} Ware verkaufen</numerusform>
            <numerusform>Muss {left} von {n} Waren verkaufen</numerusform>
        </translation>
    </message>
    <message>
        <source>Net</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Netto</translation>
    </message>
    <message>
        <source>No deeds are left.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Es sind keine Konzessionen mehr übrig.</translation>
    </message>
    <message>
        <source>No merger to announce yet.</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>Noch keine Fusion anzukündigen.</translation>
    </message>
    <message>
        <source>Nobody can announce a merger yet, so it’s straight on to phase 4. A deed lets you start a company for free. &lt;b&gt;Choose Kenanga rice, then click the highlighted area at the tip of the island, where your rice has room to spread.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Noch kann niemand eine Fusion ankündigen, also geht es gleich zu Phase 4. Mit einer Konzession gründest du kostenlos eine Gesellschaft. &lt;b&gt;Wähle Reis Kenanga, dann klicke das markierte Gebiet an der Spitze der Insel an; dort kann sich dein Reis ausbreiten.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>This counted most: it lowered {player}’s chance from {before} to {after}.</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Das zählte am meisten: Die Chance von {player} sank von {before} auf {after}.</translation>
    </message>
    <message>
        <source>This counted most: it raised {player}’s chance from {before} to {after}.</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Das zählte am meisten: Die Chance von {player} stieg von {before} auf {after}.</translation>
    </message>
    <message>
        <source>This time, you bid before Budi. Ties keep their order, so a bid of 0 keeps you first, as long as Budi bids nothing either. &lt;b&gt;Budi is saving up too: bid 0 and keep your cash for later.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Diesmal bietest du vor Budi. Bei Gleichstand bleibt die Reihenfolge; mit 0 bleibst du also vorn, solange auch Budi nichts bietet. &lt;b&gt;Budi spart ebenfalls: Biete 0 und behalte dein Bargeld für später.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Two tiles are left, or buy the top tile of the stack for £1 more; only the last player of a round can. &lt;b&gt;Choose what you like&lt;/b&gt;: it goes on D4, where your flag is.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Nimm eines der zwei übrigen Plättchen oder kaufe für zusätzlich £1 das oberste vom Stapel; das darf nur, wer in der Runde zuletzt dran ist. &lt;b&gt;Wähle, was du magst&lt;/b&gt;: Es kommt auf D4 zu deiner Flagge.</translation>
    </message>
    <message>
        <source>Up to 3 steps and up to 3 uses, in any order. Putting a worker on the board is a step.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Bis zu 3 Schritte und bis zu 3 Aktionen, beliebig gemischt. Einen Arbeiter einzusetzen, ist ein Schritt.</translation>
    </message>
    <message>
        <source>VP</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>SP</translation>
    </message>
    <message>
        <source>Victory track</source>
        <extracomment>ui/games/singapore/scene_pictures.py</extracomment>
        <translation>Siegpunktleiste</translation>
    </message>
    <message>
        <source>Walk back to the middle of town with your second worker: &lt;b&gt;click your Opium Den on E3.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Geh mit deinem zweiten Arbeiter zurück zur Stadtmitte: &lt;b&gt;Klicke auf deine Opiumhöhle auf E3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>When at most one type of deed is left, a new era starts. It brings new cities, then new deeds. Teratai is the only province on your cards with room for a city. &lt;b&gt;Build in either of its areas&lt;/b&gt;: one more city to sell to!</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Wenn höchstens noch Konzessionen einer Art übrig sind, beginnt eine neue Ära. Sie bringt neue Städte, dann neue Konzessionen. Teratai ist die einzige Provinz auf deinen Städtekarten mit Platz für eine Stadt. &lt;b&gt;Baue in einem ihrer beiden Gebiete&lt;/b&gt;: noch eine Stadt, die kauft!</translation>
    </message>
    <message>
        <source>Workers walk on roads only, and each new building gets one for free. &lt;b&gt;Lead yours to the Pawnshop&lt;/b&gt;: start buildings count as joined, so this road leads to all four.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Arbeiter gehen nur auf Straßen, und jedes neue Gebäude bekommt eine kostenlos. &lt;b&gt;Baue deine zum Pfandhaus&lt;/b&gt;: Startgebäude gelten als verbunden, also führt diese Straße zu allen vieren.</translation>
    </message>
    <message>
        <source>W{number}</source>
        <comment>short for “Worker 2”</comment>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>A{number}</translation>
    </message>
    <message>
        <source>You have no uses left in this turn.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Du hast in diesem Zug keine Aktion mehr.</translation>
    </message>
    <message>
        <source>You have two companies now. You operate one, then Budi does, and so on. &lt;b&gt;Operate Teratai shipping first&lt;/b&gt;: it adds a ship, just in time to carry your rice.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Du hast jetzt zwei Gesellschaften. Du betreibst eine, dann Budi, und so weiter. &lt;b&gt;Betreibe zuerst die Schifffahrt Teratai&lt;/b&gt;: Sie setzt ein Schiff, gerade rechtzeitig für deinen Reis.</translation>
    </message>
    <message>
        <source>You sold everything, so your rice expands again. It can even leave its province: &lt;b&gt;choose the highlighted area in Cempaka.&lt;/b&gt; Each area holds only one good, and your rice can’t be adjacent to another company’s rice.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Du hast alles verkauft, also expandiert dein Reis wieder. Er darf sogar seine Provinz verlassen: &lt;b&gt;Wähle das markierte Gebiet in Cempaka.&lt;/b&gt; Auf jedem Gebiet liegt nur eine Ware, und dein Reis darf nicht an den Reis einer anderen Gesellschaft grenzen.</translation>
    </message>
    <message>
        <source>You use the building where your worker is. Each building once in a turn.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Du nutzt das Gebäude, in dem dein Arbeiter steht. Jedes Gebäude einmal im Zug.</translation>
    </message>
    <message>
        <source>You win the merger of {first} and {second} for {bid}. Paid out: {shares}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Du gewinnst die Fusion von {first} und {second} für {bid}. Ausgezahlt: {shares}.</translation>
    </message>
    <message>
        <source>Your city cards</source>
        <extracomment>ui/games/indonesia/panels/situation.py</extracomment>
        <translation>Deine Städtekarten</translation>
    </message>
    <message>
        <source>Your flag is on G2, beside Citra’s Courthouse. &lt;b&gt;Build New Helpers there.&lt;/b&gt; Its free road can only lead to the Courthouse, so you don’t have to choose.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Deine Flagge steht auf G2 neben Citras Gericht. &lt;b&gt;Baue dort Neue Helfer.&lt;/b&gt; Die kostenlose Straße kann nur zum Gericht führen, also musst du nicht wählen.</translation>
    </message>
    <message>
        <source>Your road leads to all start buildings. &lt;b&gt;Click the Brick Pit on E6 for your second step.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Deine Straße führt zu allen Startgebäuden. &lt;b&gt;Klicke für den zweiten Schritt die Ziegelgrube auf E6 an.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Your turn</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>You’ve already used {building} ({area}) in this turn.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Dieses Gebäude hast du in diesem Zug schon genutzt: {building} ({area}).</translation>
    </message>
    <message>
        <source>about {amount} less for you at the end</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>am Ende etwa {amount} weniger für dich</translation>
    </message>
    <message>
        <source>better for rivals</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>besser für Gegner</translation>
    </message>
    <message>
        <source>in the plan</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>im Plan</translation>
    </message>
    <message>
        <source>pass for now</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>vorerst passen</translation>
    </message>
    <message>
        <source>put your worker on {building}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Arbeiter auf {building} setzen</translation>
    </message>
    <message>
        <source>put your worker on {building} and use it</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Arbeiter auf {building} setzen und es nutzen</translation>
    </message>
    <message>
        <source>ships {limits}</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Schiffe {limits}</translation>
    </message>
    <message>
        <source>to {player}: “{why}”</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>zu {player}: „{why}“</translation>
    </message>
    <message>
        <source>when used: {effect}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>bei Nutzung: {effect}</translation>
    </message>
    <message>
        <source>{company} doesn’t expand further.</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>{company} expandiert nicht weiter.</translation>
    </message>
    <message>
        <source>{company} has no room for another area.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} hat keinen Platz für ein weiteres Gebiet.</translation>
    </message>
    <message>
        <source>{first} and {second} become siap faji</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>{first} und {second} werden Siap Faji</translation>
    </message>
    <message>
        <source>{grade}: chance to win {chance} after it, {best} after the better move</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{grade}: Gewinnchance danach {chance}, nach dem besseren Zug {best}</translation>
    </message>
    <message>
        <source>{grade}: chance to win {chance} after it, {best} after the better move; costs about {lost}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{grade}: Gewinnchance danach {chance}, nach dem besseren Zug {best}; kostet etwa {lost}</translation>
    </message>
    <message>
        <source>{lake}, lake</source>
        <extracomment>ui/editor/accessible_map.py</extracomment>
        <translation>{lake}, See</translation>
    </message>
    <message>
        <source>{mark} Best plans: what pays you more also pays a rival more.</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>{mark} Beste Pläne: Was dir mehr bringt, bringt auch einem Gegner mehr.</translation>
    </message>
    <message numerus="yes">
        <source>{n} goods still to sell. Click a good on the board, or plan the rest.</source>
        <extracomment>For one: {n} good still to sell. Click a good on the board, or plan the rest. ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>Noch {n} Ware ist zu verkaufen. Klicke eine Ware auf dem Spielplan an oder lass den Rest planen.</numerusform>
            <numerusform>Noch {n} Waren sind zu verkaufen. Klicke eine Ware auf dem Spielplan an oder lass den Rest planen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} others can’t be chosen</source>
        <extracomment>For one: {n} other can’t be chosen ui/table/panels/folded_rows.py</extracomment>
        <translation>
            <numerusform>{n} anderes lässt sich nicht wählen</numerusform>
            <numerusform>{n} andere lassen sich nicht wählen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} others can’t: {reason}</source>
        <extracomment>For one: {n} other can’t: {reason} ui/table/panels/folded_rows.py</extracomment>
        <translation>
            <numerusform>{n} anderes geht nicht: {reason}</numerusform>
            <numerusform>{n} andere gehen nicht: {reason}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} outlines</source>
        <extracomment>For one: {n} outline ui/editor/imports/outline_picture.py</extracomment>
        <translation>
            <numerusform>{n} Umriss</numerusform>
            <numerusform>{n} Umrisse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} seals pay {money}</source>
        <extracomment>For one: a seal pays {money} ui/games/singapore/texts/planning.py</extracomment>
        <translation>
            <numerusform>ein Siegel zahlt {money}</numerusform>
            <numerusform>{n} Siegel zahlen {money}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} ships of {line} in the {sea}: room for {room}</source>
        <extracomment>For one: {n} ship of {line} in the {sea}: room for {room} ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>{sea}: {n} Schiff von {line}, Platz für {room}</numerusform>
            <numerusform>{sea}: {n} Schiffe von {line}, Platz für {room}</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} to {other} or back</source>
        <extracomment>i18n/text.py</extracomment>
        <translation>{one} gegen {other} oder umgekehrt</translation>
    </message>
    <message>
        <source>{players} are tied: the lower marker is ahead.</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Gleichstand: {players}. Der untere Marker liegt vorn.</translation>
    </message>
    <message>
        <source>{players}’s ships carry it for only {amount}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Schiffe von {players} befördern sie für nur {amount}</translation>
    </message>
    <message>
        <source>{players}’s ships lead to {places}, where it can sell</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Schiffe von {players} führen nach {places}, wo sie verkaufen kann</translation>
    </message>
    <message>
        <source>{player} builds {tile} on {lot} for free.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} baut {tile} kostenlos auf {lot}.</translation>
    </message>
    <message>
        <source>{player} builds {tile} on {lot} for the neutral colour.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} baut für Neutral auf {lot}: {tile}.</translation>
    </message>
    <message>
        <source>{player} builds {tile} on {lot} for {price}.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} baut {tile} für {price} auf {lot}.</translation>
    </message>
    <message>
        <source>{player} puts their flag on {lot}.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} setzt die eigene Flagge auf {lot}.</translation>
    </message>
    <message>
        <source>{player} puts {owner}’s flag on {lot}.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} setzt die Flagge von {owner} auf {lot}.</translation>
    </message>
    <message>
        <source>{player} wins the merger of {first} and {second} for {bid}. Paid out: {shares}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} gewinnt die Fusion von {first} und {second} für {bid}. Ausgezahlt: {shares}.</translation>
    </message>
    <message>
        <source>{player}’s move is shown on the board.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Der Zug von {player} ist auf dem Spielplan zu sehen.</translation>
    </message>
    <message>
        <source>{player}’s turn</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>Zug von {player}</translation>
    </message>
    <message>
        <source>{player}’s worker goes from {start} to {area}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Der Arbeiter von {player} geht von {start} nach {area}.</translation>
    </message>
    <message>
        <source>{player}’s worker jumps from {start} to {area}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Der Arbeiter von {player} springt von {start} nach {area}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s worker on {area} gets {n} more steps.</source>
        <extracomment>For one: {player}’s worker on {area} gets {n} more step. ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>Der Arbeiter von {player} auf {area} bekommt {n} weiteren Schritt.</numerusform>
            <numerusform>Der Arbeiter von {player} auf {area} bekommt {n} weitere Schritte.</numerusform>
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
        <translation>{points}: {players} (von unten nach oben)</translation>
    </message>
    <message>
        <source>{points}&#xa0;VP</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{points}&#xa0;SP</translation>
    </message>
    <message>
        <source>{price} each</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>je {price}</translation>
    </message>
    <message>
        <source>{sea} doesn’t touch another sea or a coast.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{sea} grenzt an kein anderes Meer und an keine Küste.</translation>
    </message>
    <message>
        <source>{skipped}: {why} ({names}).</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{skipped}: {why} ({names}).</translation>
    </message>
    <message>
        <source>{start} to {end}</source>
        <extracomment>i18n/text.py</extracomment>
        <translation>{start} zu {end}</translation>
    </message>
    <message>
        <source>{table}: {row}, {column}</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>{table}: {row}, {column}</translation>
    </message>
    <message>
        <source>{text}, one in hand</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>{text}, einer in der Hand</translation>
    </message>
    <message>
        <source>{when}: {player}’s chance to win falls from {before} to {after}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{when}: Die Gewinnchance von {player} fällt von {before} auf {after}</translation>
    </message>
    <message>
        <source>{when}: {player}’s chance to win rises from {before} to {after}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{when}: Die Gewinnchance von {player} steigt von {before} auf {after}</translation>
    </message>
    <message>
        <source>{winner} wins at {bid}</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>{winner} bekommt sie für {bid}</translation>
    </message>
    <message>
        <source>{winner} wins at {bid} and you receive {net}</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>{winner} bekommt sie für {bid}; du bekommst {net}</translation>
    </message>
    <message>
        <source>&#xa0;pixels</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>&#xa0;Pixel</translation>
    </message>
    <message>
        <source>£{amount}</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>£{amount}</translation>
    </message>
    <message>
        <source>“A quiet year. I read a lot.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>„Ein ruhiges Jahr. Ich habe viel gelesen.“</translation>
    </message>
    <message>
        <source>“A short walk, and well paid.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>„Ein kurzer Weg, und gut bezahlt.“</translation>
    </message>
    <message>
        <source>“At that price it’s all yours.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>„Zu dem Preis gehört sie ganz dir.“</translation>
    </message>
    <message>
        <source>“Built” counts only games in which the card was dealt and its era began.</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>„Gebaut“ zählt nur Partien, in denen die Städtekarte ausgeteilt wurde und ihre Ära begann.</translation>
    </message>
    <message>
        <source>“Do come in. Mind the till.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>„Nur herein. Vorsicht, Kasse.“</translation>
    </message>
    <message>
        <source>“Expensive. I have no regrets yet.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>„Teuer. Noch bereue ich nichts.“</translation>
    </message>
    <message>
        <source>“I call it planning. It was luck.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>„Ich nenne es Planung. Es war Glück.“</translation>
    </message>
    <message>
        <source>“I didn’t need it. I just liked it.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>„Ich brauchte sie nicht. Sie gefiel mir nur.“</translation>
    </message>
    <message>
        <source>“I didn’t think you’d let me do that.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>„Ich hätte nicht gedacht, dass ihr das zulasst.“</translation>
    </message>
    <message>
        <source>“I only wanted you to pay a fair price.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>„Ich wollte nur, dass du einen fairen Preis zahlst.“</translation>
    </message>
    <message>
        <source>“I was only keeping it for a friend.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>„Ich habe es nur für einen Freund aufbewahrt.“</translation>
    </message>
    <message>
        <source>“I won’t say I told you so.”</source>
        <extracomment>ui/table/temper.py</extracomment>
        <translation>„Ich will ja nicht sagen, dass ich es gleich gesagt habe.“</translation>
    </message>
    <message>
        <source>“It was a good company. It’s good money, too.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>„Es war eine gute Gesellschaft. Es ist auch gutes Geld.“</translation>
    </message>
    <message>
        <source>“It was medicine. A lot of medicine.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>„Es war Medizin. Viel Medizin.“</translation>
    </message>
    <message>
        <source>“I’d play it again just like that.”</source>
        <extracomment>ui/table/temper.py</extracomment>
        <translation>„Ich würde es genau so noch einmal spielen.“</translation>
    </message>
    <message>
        <source>“I’ll miss it until the money is counted.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>„Ich vermisse sie, bis das Geld gezählt ist.“</translation>
    </message>
    <message>
        <source>“I’ll take it. No need to wrap it.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>„Ich nehme sie. Einpacken ist nicht nötig.“</translation>
    </message>
    <message>
        <source>“I’m saving my profits for later.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>„Ich hebe mir die Gewinne für später auf.“</translation>
    </message>
    <message>
        <source>“My door is always open.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>„Meine Tür steht immer offen.“</translation>
    </message>
    <message>
        <source>“No speech. The coins will do.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>„Keine Rede. Die Münzen genügen.“</translation>
    </message>
    <message>
        <source>“Now to find out what I bought.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>„Jetzt sehe ich mal nach, was ich gekauft habe.“</translation>
    </message>
    <message>
        <source>“So that’s what the law looks like.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>„So sieht also das Gesetz aus.“</translation>
    </message>
    <message>
        <source>“Take good care of it. I did.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>„Pass gut darauf auf. Ich hab’s getan.“</translation>
    </message>
    <message>
        <source>“Thank you all for trading with me.”</source>
        <extracomment>ui/table/temper.py</extracomment>
        <translation>„Danke, dass ihr mit mir gehandelt habt.“</translation>
    </message>
    <message>
        <source>“That went better than planned.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>„Das lief besser als geplant.“</translation>
    </message>
    <message>
        <source>“The cities were hungry. I only helped.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>„Die Städte hatten Hunger. Ich half nur.“</translation>
    </message>
    <message>
        <source>“The goods like it where they are.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>„Den Waren gefällt es, wo sie sind.“</translation>
    </message>
    <message>
        <source>“You do like it here, don’t you?”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>„Euch gefällt’s hier, was?“</translation>
    </message>
    <message>
        <source>“check” must yield problems, not {found}.</source>
        <extracomment>mapmaking/scripting.py</extracomment>
        <translation>„check“ muss Probleme liefern, nicht {found}.</translation>
    </message>
    <message>
        <source>“edit” must return a draft, not {found}.</source>
        <extracomment>mapmaking/scripting.py</extracomment>
        <translation>„edit“ muss einen Entwurf zurückgeben, nicht {found}.</translation>
    </message>
    <message>
        <source>“edit” returned a map that can’t be saved. {reason}</source>
        <extracomment>mapmaking/scripting.py</extracomment>
        <translation>„edit“ hat eine Karte zurückgegeben, die nicht gespeichert werden kann. {reason}</translation>
    </message>
    <message>
        <source>“{area}” already has a feature of this kind.</source>
        <extracomment>board/files/board_file.py, mapmaking/files/repair_steps/features.py</extracomment>
        <translation>„{area}“ hat schon ein solches Objekt.</translation>
    </message>
    <message>
        <source>“{area}” belongs to the province “{province}”, which isn’t on the map.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>„{area}“ gehört zur Provinz „{province}“, die es auf der Karte nicht gibt.</translation>
    </message>
    <message>
        <source>“{file}” is open. Close that game first.</source>
        <extracomment>ui/play/save_folder.py</extracomment>
        <translation>„{file}“ ist geöffnet. Schließe zuerst diese Partie.</translation>
    </message>
    <message>
        <source>“{map}” is one of your maps already.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>„{map}“ ist schon eine deiner Karten.</translation>
    </message>
    <message>
        <source>“{map}” is open in the map editor. Close its window first.</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>„{map}“ ist im Karteneditor geöffnet. Schließe zuerst das Fenster.</translation>
    </message>
    <message>
        <source>“{map}” was added to your maps.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>„{map}“ ist jetzt eine deiner Karten.</translation>
    </message>
    <message>
        <source>“{move}”: {cost}.</source>
        <extracomment>ui/games/singapore/texts/advice.py, ui/table/hints.py</extracomment>
        <translation>„{move}“: {cost}.</translation>
    </message>
    <message>
        <source>“{name}” is encrypted. Zip it without a password.</source>
        <extracomment>files/zip_archive.py</extracomment>
        <translation>„{name}“ ist verschlüsselt. Packe das Archiv ohne Passwort.</translation>
    </message>
    <message>
        <source>“{name}” is packed in a way that can’t be read. Zip it as usual.</source>
        <extracomment>files/zip_archive.py</extracomment>
        <translation>„{name}“ ist auf eine Weise gepackt, die sich nicht lesen lässt. Packe das Archiv wie üblich.</translation>
    </message>
    <message>
        <source>“{name}” is too long for a file name. Choose a shorter one.</source>
        <extracomment>ui/play/save_folder.py</extracomment>
        <translation>„{name}“ ist als Dateiname zu lang. Wähle einen kürzeren.</translation>
    </message>
    <message>
        <source>“{name}” isn’t a valid file name. Choose another one.</source>
        <extracomment>ui/play/save_folder.py</extracomment>
        <translation>„{name}“ ist kein gültiger Dateiname. Wähle einen anderen.</translation>
    </message>
    <message>
        <source>“{name}” shows {gain} a year, but should bring less in the long run.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>„{name}“ zeigt {gain} im Jahr, dürfte auf Dauer aber weniger bringen.</translation>
    </message>
    <message>
        <source>“{pair}” brings {sum} more a year, but at about {than} it should leave you with less in the end.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>„{pair}“ bringt {sum} mehr im Jahr, aber bei etwa {than} dürftest du am Ende weniger haben.</translation>
    </message>
    <message>
        <source>“{pair}” brings {sum} more a year, but should cost about {than} and is worth {amount} to you.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>„{pair}“ bringt {sum} mehr im Jahr, dürfte aber etwa {than} kosten und ist dir {amount} wert.</translation>
    </message>
    <message>
        <source>“{pair}” brings {sum} more a year, but {player} should get it for about {amount}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>„{pair}“ bringt {sum} mehr im Jahr, aber {player} dürfte es für etwa {amount} bekommen.</translation>
    </message>
    <message>
        <source>“{pair}” should cost about {than}, but is worth only {amount} to you.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>„{pair}“ dürfte etwa {than} kosten, ist dir aber nur {amount} wert.</translation>
    </message>
    <message>
        <source>“{pair}” should cost about {than}, more than it brings.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>„{pair}“ dürfte etwa {than} kosten, mehr, als es bringt.</translation>
    </message>
    <message>
        <source>“{pair}” should go to {player} for about {amount}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>„{pair}“ dürfte für etwa {amount} an {player} gehen.</translation>
    </message>
    <message>
        <source>“{second}” should bring you no less, but is better for rivals.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>„{second}“ dürfte dir nicht weniger bringen, ist aber besser für Gegner.</translation>
    </message>
    <message>
        <source>“{setting}” is set to “{choice}”.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>„{setting}“ ist auf „{choice}“ gestellt.</translation>
    </message>
    <message>
        <source>“{track}” shows {gain} a year, but you’d have to win that merger and pay for it.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>„{track}“ zeigt {gain} im Jahr, aber diese Fusion müsstest du gewinnen und bezahlen.</translation>
    </message>
    <message>
        <source>Replay slo&amp;wer</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>W&amp;iedergabe langsamer</translation>
    </message>
    <message>
        <source>Research</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/game_ui.py, ui/games/indonesia/panels/research.py, ui/games/indonesia/recap.py, ui/games/indonesia/rules/quick_reference.py, ui/games/indonesia/texts/names.py</extracomment>
        <translation>Forschung</translation>
    </message>
    <message>
        <source>Research {track} {step}</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>{track} {step} erforschen</translation>
    </message>
    <message>
        <source>Research {track} {step} for {player}</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>{track} {step} für {player} erforschen</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <extracomment>ui/settings/settings_dialog.py</extracomment>
        <translation>Auf Standard zurücksetzen</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Return</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Return to the present</source>
        <extracomment>ui/table/decision_view.py, ui/table/panels/past.py</extracomment>
        <translation>Zur Gegenwart zurück</translation>
    </message>
    <message>
        <source>Rice</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Reis</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>ui/charts/sheet_page.py, ui/editor/links/matrix_dialog.py, ui/table/board/board_table.py</extracomment>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Rp</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Rp</translation>
    </message>
    <message>
        <source>Rubber</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Kautschuk</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>ui/charts/chart_window.py, ui/editor/menus/file_commands.py</extracomment>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Kopie s&amp;peichern …</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Save a copy of the game</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Kopie der Partie speichern</translation>
    </message>
    <message>
        <source>Save a copy of {file}</source>
        <extracomment>ui/help/guide.py</extracomment>
        <translation>Kopie von {file} speichern</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Kopie speichern …</translation>
    </message>
    <message>
        <source>Save all charts as PDF</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Alle Diagramme als PDF speichern</translation>
    </message>
    <message>
        <source>Save as “{title}”</source>
        <extracomment>ui/editor/document/map_file.py</extracomment>
        <translation>Als „{title}“ speichern</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <extracomment>ui/charts/chart_window.py, ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Bild speichern …</translation>
    </message>
    <message>
        <source>Save table…</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Tabelle speichern …</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>ui/editor/menus/export_commands.py, ui/table/review/review_controller.py, ui/table/window/main_window.py, ui/widgets/file_choice.py</extracomment>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <extracomment>ui/app/program.py, ui/settings/preferences.py, ui/table/games/load_dialog.py</extracomment>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>Skip to m&amp;y next decision</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Weiter bis zu meiner nächsten Entscheidung</translation>
    </message>
    <message>
        <source>Saved games ({patterns});;All files (*)</source>
        <extracomment>ui/play/save_files.py</extracomment>
        <translation>Gespeicherte Partien ({patterns});;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>Sea</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/editor/imports/outline_model.py, ui/editor/panels/properties.py, ui/editor/tools/draw.py</extracomment>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Sea to sea</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Meer zu Meer</translation>
    </message>
    <message>
        <source>Sea {n}</source>
        <extracomment>mapmaking/edit/shapes/new_areas.py</extracomment>
        <translation>Meer {n}</translation>
    </message>
    <message>
        <source>Seas</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/editor/dialogs/archipelago_form.py, ui/editor/links/matrix_dialog.py, ui/editor/panels/areas.py, ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Meere</translation>
    </message>
    <message>
        <source>Hidden information</source>
        <extracomment>ui/settings/preferences.py, ui/table/games/game_choices.py</extracomment>
        <translation>Verdeckte Angaben</translation>
    </message>
    <message>
        <source>Random seed</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>Select</source>
        <extracomment>ui/editor/tools/select.py</extracomment>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>Sell from {area} to {city}, carried by {line}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Von {area} an {city} verkaufen, befördert von {line}</translation>
    </message>
    <message>
        <source>Sell to {city}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>An {city} verkaufen</translation>
    </message>
    <message>
        <source>Sell to {city}, carried by {line}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>An {city} verkaufen, befördert von {line}</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>ui/editor/standalone.py, ui/settings/settings_dialog.py, ui/table/window/main_window.py</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Sharing one screen</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Gemeinsam an einem Bildschirm</translation>
    </message>
    <message>
        <source>Shape {number}</source>
        <extracomment>mapmaking/imports/area_requests.py, mapmaking/imports/areas.py, mapmaking/imports/named_shapes.py, mapmaking/imports/svg.py</extracomment>
        <translation>Form {number}</translation>
    </message>
    <message>
        <source>Ship networks</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Schiffsnetze</translation>
    </message>
    <message>
        <source>Ships</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Schiffe</translation>
    </message>
    <message>
        <source>Ships {era}</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Schiffe {era}</translation>
    </message>
    <message>
        <source>Minimum border length</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Mindestlänge einer Grenze</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>ui/table/player_cards.py, ui/table/window/board_toolbar.py</extracomment>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show all &amp;links</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Alle Verbindungen &amp;zeigen</translation>
    </message>
    <message>
        <source>Show everything</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Show it to {player}</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Für {player} aufdecken</translation>
    </message>
    <message>
        <source>Show on the map</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Auf der Karte zeigen</translation>
    </message>
    <message>
        <source>Show the network of {company}</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Das Netz von {company} zeigen</translation>
    </message>
    <message>
        <source>Show the next-best moves</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Die nächstbesten Züge zeigen</translation>
    </message>
    <message>
        <source>Show a summary each year</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Jahresübersicht zeigen</translation>
    </message>
    <message>
        <source>Show the bottleneck</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Engpass zeigen</translation>
    </message>
    <message>
        <source>Show {company}</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>{company} zeigen</translation>
    </message>
    <message>
        <source>Siap faji</source>
        <extracomment>ui/games/indonesia/texts/names.py, ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Siap Faji</translation>
    </message>
    <message>
        <source>While you waited: {events}</source>
        <extracomment>ui/play/recap_box.py</extracomment>
        <translation>Inzwischen: {events}</translation>
    </message>
    <message>
        <source>Sites</source>
        <extracomment>ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>Bauplätze</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py, ui/editor/dialogs/placing_dialog.py</extracomment>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Size of text and controls</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Größe von Text und Bedienelementen</translation>
    </message>
    <message>
        <source>Skip ({key})</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Überspringen ({key})</translation>
    </message>
    <message>
        <source>Slot &amp;{number}</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Firmenplatz &amp;{number}</translation>
    </message>
    <message>
        <source>Slots</source>
        <comment>track</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Firmenplätze</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Sold</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/recap.py</extracomment>
        <translation>Verkauft</translation>
    </message>
    <message>
        <source>Some outlines couldn’t be placed</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Einige Umrisse ließen sich nicht platzieren</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Spice</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Gewürze</translation>
    </message>
    <message>
        <source>Split areas</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>Gebiete teilen</translation>
    </message>
    <message>
        <source>Split {area}</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>{area} teilen</translation>
    </message>
    <message>
        <source>Start in {place}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>In {place} beginnen</translation>
    </message>
    <message>
        <source>Start {company}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>{company} gründen</translation>
    </message>
    <message>
        <source>Start {company} in {place}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>{company} in {place} gründen</translation>
    </message>
    <message>
        <source>Avoid supplying {city}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Nicht beliefern: {city}</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>ui/editor/panels/undo_list.py</extracomment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py, ui/play/history.py, ui/table/auto_answers.py</extracomment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop (K)</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Anhalten (K)</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>ui/charts/chart_window.py, ui/table/review/review_pane.py</extracomment>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <extracomment>ui/charts/chart_window.py, ui/table/games/record_dialog.py</extracomment>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Take over</source>
        <extracomment>ui/table/decision_view.py, ui/table/player_cards.py</extracomment>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Removes the PIN. The log records this for everyone.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Entfernt die PIN. Das Protokoll vermerkt es für alle.</translation>
    </message>
    <message>
        <source>Credits</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Quellennachweis</translation>
    </message>
    <message>
        <source>{player}’s PIN was reset without being entered.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Die PIN von {player} wurde zurückgesetzt, ohne dass sie eingegeben wurde.</translation>
    </message>
    <message>
        <source>The arrow between {a} and {b} is drawn more than once.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>Der Pfeil zwischen {a} und {b} ist mehrmals gezeichnet.</translation>
    </message>
    <message>
        <source>The arrow from {a} to {b} has no length.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>Der Pfeil von {a} nach {b} hat keine Länge.</translation>
    </message>
    <message>
        <source>The arrow has to end at {area}.</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Der Pfeil muss bei {area} enden.</translation>
    </message>
    <message>
        <source>The arrow was left out.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Der Pfeil wurde weggelassen.</translation>
    </message>
    <message>
        <source>Couldn’t restore the unsaved changes</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Die ungespeicherten Änderungen ließen sich nicht wiederherstellen</translation>
    </message>
    <message>
        <source>The city in {area} grows to size {size}.</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Die Stadt in {area} wächst auf Größe {size}.</translation>
    </message>
    <message>
        <source>Cities go on empty coastal areas, one per province.</source>
        <extracomment>ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>Städte stehen in leeren Küstengebieten, eine je Provinz.</translation>
    </message>
    <message numerus="yes">
        <source>The common border of {a} and {b} is only {n} units long.</source>
        <extracomment>For one: The common border of {a} and {b} is only {n} unit long. board/checks/link_checks.py</extracomment>
        <translation>
            <numerusform>Die gemeinsame Grenze von {a} und {b} ist nur {n} Einheit lang.</numerusform>
            <numerusform>Die gemeinsame Grenze von {a} und {b} ist nur {n} Einheiten lang.</numerusform>
        </translation>
    </message>
    <message>
        <source>The common border of {a} and {b} is {length} units long, close to the minimum. Players may not see whether they are adjacent.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>Die gemeinsame Grenze von {a} und {b} ist {length} Einheiten lang, also nah am Mindestmaß. Spieler sehen vielleicht nicht, ob sie benachbart sind.</translation>
    </message>
    <message>
        <source>The corners of the canvas can’t be removed.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Die Ecken der Zeichenfläche lassen sich nicht entfernen.</translation>
    </message>
    <message>
        <source>The deed was left out.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Die Konzession wurde weggelassen.</translation>
    </message>
    <message>
        <source>The deed {deed} is gone.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>Die Konzession {deed} ist weg.</translation>
    </message>
    <message>
        <source>The deed {deed} is new.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>Die Konzession {deed} ist neu.</translation>
    </message>
    <message>
        <source>The edge of the canvas can’t be bent.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Der Rand der Zeichenfläche lässt sich nicht biegen.</translation>
    </message>
    <message>
        <source>The entry was left out.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Der Eintrag wurde weggelassen.</translation>
    </message>
    <message>
        <source>The file is missing.</source>
        <extracomment>mapmaking/files/repair.py</extracomment>
        <translation>Die Datei fehlt.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Die Partie ist vorbei</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>core/flow.py, ui/games/singapore/beats.py, ui/games/singapore/scene_pictures.py, ui/table/final_screen.py, ui/table/game_texts.py, ui/table/game_view.py, ui/table/window/menus.py</extracomment>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>Changes take effect immediately.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Änderungen gelten sofort.</translation>
    </message>
    <message>
        <source>Last year’s earnings, doubled</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Einnahmen des letzten Jahres, verdoppelt</translation>
    </message>
    <message>
        <source>The line has no length.</source>
        <extracomment>mapmaking/edit/shapes/overlay.py</extracomment>
        <translation>Die Linie hat keine Länge.</translation>
    </message>
    <message>
        <source>The lists of adjacent areas are missing.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Die Listen der benachbarten Gebiete fehlen.</translation>
    </message>
    <message>
        <source>Lowest bid that makes you {place} right now</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>Das niedrigste Gebot, das derzeit für den {place} Platz reicht</translation>
    </message>
    <message>
        <source>The map is damaged</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>Die Karte ist beschädigt</translation>
    </message>
    <message>
        <source>Privacy screen between turns</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Sichtschutz zwischen den Zügen</translation>
    </message>
    <message>
        <source>The name of {a} covers a place for a ship in {b}.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Der Name von {a} verdeckt einen Liegeplatz in {b}.</translation>
    </message>
    <message>
        <source>The arrow between {a} and {b} crosses a place for a ship in {of}.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Der Pfeil zwischen {a} und {b} kreuzt einen Liegeplatz in {of}.</translation>
    </message>
    <message>
        <source>&#xa0;map units</source>
        <extracomment>ui/editor/dialogs/placing_dialog.py, ui/editor/links/border_dialogs.py</extracomment>
        <translation>&#xa0;Karteneinheiten</translation>
    </message>
    <message>
        <source>&amp;Tutorial: your first game…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Einführun&amp;g: deine erste Partie …</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <extracomment>ui/help/reference_sheet.py, ui/help/rules_window.py</extracomment>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>&amp;Recent games</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Letzte Partien</translation>
    </message>
    <message>
        <source>Pass the mouse to {player}.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Gib die Maus an {player} weiter.</translation>
    </message>
    <message>
        <source>The arrow between {a} and {b} crosses the token of {of}.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Der Pfeil zwischen {a} und {b} kreuzt den Spielstein von {of}.</translation>
    </message>
    <message>
        <source>The name of {a} covers the arrow between {b} and {c}.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Der Name von {a} verdeckt den Pfeil zwischen {b} und {c}.</translation>
    </message>
    <message>
        <source>The name of {a} covers the compass.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Der Name von {a} verdeckt den Kompass.</translation>
    </message>
    <message>
        <source>The name of {a} covers the title.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Der Name von {a} verdeckt den Titel.</translation>
    </message>
    <message>
        <source>The name of {a} covers the token of {b}.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Der Name von {a} verdeckt den Spielstein von {b}.</translation>
    </message>
    <message>
        <source>The names of {a} and {b} overlap.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Die Namen von {a} und {b} überdecken sich.</translation>
    </message>
    <message>
        <source>The outline of {area} crosses itself near {place}.</source>
        <extracomment>board/checks/shape_checks.py, mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Der Umriss von {area} kreuzt sich bei {place} selbst.</translation>
    </message>
    <message>
        <source>Zoom to the places you can choose</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Auf wählbare Orte zoomen</translation>
    </message>
    <message>
        <source>In this game, you can’t pass in the Research phase.</source>
        <extracomment>games/indonesia/rules/phases/research.py</extracomment>
        <translation>In dieser Partie darf in der Forschung niemand passen.</translation>
    </message>
    <message>
        <source>You can keep working. Your files are unchanged since you last saved.</source>
        <extracomment>ui/editor/standalone.py</extracomment>
        <translation>Du kannst weiterarbeiten. Deine Dateien sind so, wie du sie zuletzt gespeichert hast.</translation>
    </message>
    <message>
        <source>The province was added.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Die Provinz wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The province {name} is gone.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Die Provinz {name} ist weg.</translation>
    </message>
    <message>
        <source>The province {name} is new.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Die Provinz {name} ist neu.</translation>
    </message>
    <message>
        <source>Same players and options, new set-up</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Dieselben Spieler und Spieloptionen, neue Startaufstellung</translation>
    </message>
    <message>
        <source>The second one was left out.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Die zweite wurde weggelassen.</translation>
    </message>
    <message>
        <source>The seed must be a number from 0 to {most}.</source>
        <extracomment>mapmaking/archipelago/options.py, ui/table/games/new_game_dialog.py</extracomment>
        <translation>Die Startzahl muss zwischen 0 und {most} liegen.</translation>
    </message>
    <message>
        <source>Too late: the game has already moved on.</source>
        <extracomment>core/session.py</extracomment>
        <translation>Zu spät: Die Partie ist schon weiter.</translation>
    </message>
    <message>
        <source>Table copied to the clipboard.</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Tabelle in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>The text was read as Western European (Windows-1252).</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Der Text wurde als westeuropäisch (Windows-1252) gelesen.</translation>
    </message>
    <message>
        <source>The title is missing.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Der Titel fehlt.</translation>
    </message>
    <message>
        <source>95% confidence interval: {low} to {high}.</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>Der wahre Anteil liegt mit 95&#xa0;% Sicherheit zwischen {low} und {high}.</translation>
    </message>
    <message>
        <source>Their common border is {border} map units long. Borders of {threshold} or more link areas, so these are linked unless you decide otherwise.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Ihre gemeinsame Grenze ist {border} Karteneinheiten lang. Ab {threshold} sind Gebiete verbunden; diese sind es also, sofern du nichts anderes entscheidest.</translation>
    </message>
    <message>
        <source>Their common border is {border} map units long. Only borders of {threshold} or more link areas, so these aren’t linked unless you decide otherwise.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Ihre gemeinsame Grenze ist {border} Karteneinheiten lang. Erst ab {threshold} sind Gebiete verbunden; diese sind es also nicht, sofern du nichts anderes entscheidest.</translation>
    </message>
    <message>
        <source>No variations yet. When you undo decisions and then play differently, the original moves are kept here.</source>
        <extracomment>ui/table/games/new_game_controller.py</extracomment>
        <translation>Noch keine Varianten. Wenn du Entscheidungen rückgängig machst und dann anders spielst, bleiben die ursprünglichen Züge hier erhalten.</translation>
    </message>
    <message>
        <source>There’s no “{id}” on this map.</source>
        <extracomment>board/draft.py</extracomment>
        <translation>Auf dieser Karte gibt es kein „{id}“.</translation>
    </message>
    <message>
        <source>No other company can merge with {company}.</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Keine andere Gesellschaft kann mit {company} fusionieren.</translation>
    </message>
    <message>
        <source>They were added.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>Sie wurden hinzugefügt.</translation>
    </message>
    <message>
        <source>They were left out.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Sie wurden weggelassen.</translation>
    </message>
    <message>
        <source>This corner can’t be removed: {areas} meet here.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Diese Ecke lässt sich nicht entfernen: Hier treffen sich {areas}.</translation>
    </message>
    <message>
        <source>This map has no problems.</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Diese Karte hat keine Probleme.</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Farbton</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/editor/menus/file_commands.py, ui/editor/panels/properties.py</extracomment>
        <translation>Titel</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>ui/charts/chart_model.py</extracomment>
        <translation>Bis</translation>
    </message>
    <message>
        <source>To add</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Hinzuzufügen</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>ui/editor/imports/outline_model.py</extracomment>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>ui/editor/edit_view.py</extracomment>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Bid for Turn Order</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Zugreihenfolge</translation>
    </message>
    <message>
        <source>Turn Order Bid</source>
        <comment>track</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Gebotsfaktor</translation>
    </message>
    <message>
        <source>Two corners would end up in the same place.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Zwei Ecken lägen an derselben Stelle.</translation>
    </message>
    <message>
        <source>Two places for ships in {sea} overlap.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>{sea}: Zwei Liegeplätze überlappen sich.</translation>
    </message>
    <message>
        <source>Type to search</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/table/window/main_window.py</extracomment>
        <translation>Zum Suchen tippen</translation>
    </message>
    <message>
        <source>Type words or an amount</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Wörter oder einen Betrag eingeben</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py, ui/table/games/game_store.py, ui/table/window/board_toolbar.py, ui/table/window/main_window.py</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo &amp;turn</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Ganzen &amp;Zug rückgängig machen</translation>
    </message>
    <message>
        <source>Undo to here</source>
        <extracomment>ui/play/history.py, ui/play/log_pane.py</extracomment>
        <translation>Bis hierher rückgängig machen</translation>
    </message>
    <message>
        <source>Unexpected error</source>
        <extracomment>ui/widgets/error_box.py</extracomment>
        <translation>Unerwarteter Fehler</translation>
    </message>
    <message>
        <source>Unlink all</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Alle trennen</translation>
    </message>
    <message>
        <source>Unlink all selected areas from each other</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Alle ausgewählten Gebiete voneinander trennen</translation>
    </message>
    <message>
        <source>Unlink {a} and {b}</source>
        <extracomment>mapmaking/review/fixes.py, ui/editor/links/texts.py</extracomment>
        <translation>{a} und {b} trennen</translation>
    </message>
    <message numerus="yes">
        <source>Unlink {n} areas from each other</source>
        <extracomment>For one: Unlink {n} area ui/editor/panels/neighbours.py</extracomment>
        <translation>
            <numerusform>{n} Gebiet trennen</numerusform>
            <numerusform>{n} Gebiete voneinander trennen</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py, ui/editor/menus/file_commands.py</extracomment>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Reassign</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Neu zuweisen</translation>
    </message>
    <message>
        <source>Warnings</source>
        <extracomment>ui/editor/panels/problem_rows.py</extracomment>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>What can I do?</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Was kann ich tun?</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/table/window/main_window.py</extracomment>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Turning points</source>
        <extracomment>ui/table/final_screen.py, ui/table/game_view.py, ui/table/review/review_page.py, ui/table/review/review_pane.py</extracomment>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <source>Nothing in this category.</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>In dieser Kategorie ist nichts.</translation>
    </message>
    <message>
        <source>What did you draw?</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Was hast du gezeichnet?</translation>
    </message>
    <message>
        <source>Unreadable characters were replaced with question marks.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Unlesbare Zeichen wurden durch Fragezeichen ersetzt.</translation>
    </message>
    <message>
        <source>Map overlays</source>
        <extracomment>ui/table/window/board_toolbar.py</extracomment>
        <translation>Einblendungen auf dem Spielplan</translation>
    </message>
    <message>
        <source>Planning goal</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py, ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Ziel der Planung</translation>
    </message>
    <message>
        <source>Moves you undid and then replaced. Opening one starts a new game from that point.</source>
        <extracomment>ui/table/games/new_game_controller.py</extracomment>
        <translation>Züge, die du rückgängig gemacht und durch andere ersetzt hast. Wenn du eine Variante öffnest, beginnt von dort eine neue Partie.</translation>
    </message>
    <message>
        <source>What would a bot have played?</source>
        <extracomment>ui/play/log_pane.py, ui/table/player_cards.py</extracomment>
        <translation>Was hätte ein Bot gespielt?</translation>
    </message>
    <message>
        <source>Shows a summary above the log at the end of each year until you make a decision or press Esc.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Zeigt am Ende jedes Jahres über dem Protokoll eine Übersicht, bis du etwas entscheidest oder Esc drückst.</translation>
    </message>
    <message>
        <source>Starting areas</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Startgebiete</translation>
    </message>
    <message>
        <source>You can turn this screen off in Settings › Hidden information.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Du kannst diesen Sichtschutz in den Einstellungen unter „Verdeckte Angaben“ ausschalten.</translation>
    </message>
    <message>
        <source>Why did the bot do that?</source>
        <extracomment>ui/play/log_pane.py, ui/table/player_cards.py</extracomment>
        <translation>Warum hat der Bot das getan?</translation>
    </message>
    <message>
        <source>Why {number}?</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Warum {number}?</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Removing {area} would split a zone of {company}.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Ohne {area} würde eine Zone von {company} zerfallen.</translation>
    </message>
    <message>
        <source>Year</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/game_view.py, ui/games/indonesia/ledger_view.py, ui/games/indonesia/year_page.py</extracomment>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Year {year}</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>Jahr {year}</translation>
    </message>
    <message>
        <source>Year {year} is over</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Jahr {year} ist vorbei</translation>
    </message>
    <message>
        <source>Year {year}: {player} pays {amount} in the merger of {companies}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Jahr {year}: {player} zahlt {amount} bei der Fusion von {companies}</translation>
    </message>
    <message>
        <source>Year {year}: {player} receives {amount} in the merger of {companies}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Jahr {year}: {player} erhält {amount} bei der Fusion von {companies}</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py, ui/games/indonesia/panels/city_growth.py, ui/games/indonesia/panels/research.py, ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>You don’t have enough cash for any merger.</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Dein Bargeld reicht für keine Fusion.</translation>
    </message>
    <message>
        <source>Your city card</source>
        <extracomment>ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>Deine Städtekarte</translation>
    </message>
    <message>
        <source>Choose which city card to play first</source>
        <extracomment>ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>Wähle, welche Städtekarte du zuerst spielst</translation>
    </message>
    <message>
        <source>Money from or to other players</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Geld von anderen oder an andere</translation>
    </message>
    <message>
        <source>Your ships earned {amount} from other players.</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>Deine Schiffe brachten {amount} von anderen ein.</translation>
    </message>
    <message>
        <source>Zoom</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/preferences.py, ui/settings/shortcuts.py</extracomment>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/menus.py</extracomment>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/menus.py</extracomment>
        <translation>Verkle&amp;inern</translation>
    </message>
    <message>
        <source>a point</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>ein Punkt</translation>
    </message>
    <message numerus="yes">
        <source>announce mergers of up to {n} deeds</source>
        <extracomment>For one: announce mergers of up to {n} deed ui/games/indonesia/texts/names.py</extracomment>
        <translation>
            <numerusform>Fusionen mit höchstens {n} Konzession ankündigen</numerusform>
            <numerusform>Fusionen mit höchstens {n} Konzessionen ankündigen</numerusform>
        </translation>
    </message>
    <message>
        <source>announce no mergers</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>keine Fusionen ankündigen</translation>
    </message>
    <message>
        <source>area “{area}”</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Gebiet „{area}“</translation>
    </message>
    <message>
        <source>bank {amount}</source>
        <extracomment>ui/games/indonesia/final_screen.py, ui/games/indonesia/player_cards.py</extracomment>
        <translation>Bank {amount}</translation>
    </message>
    <message>
        <source>bids after you</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>bietet nach dir</translation>
    </message>
    <message>
        <source>buys {number}</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>kauft {number}</translation>
    </message>
    <message>
        <source>byte {start}</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Byte {start}</translation>
    </message>
    <message>
        <source>cards: {eras}</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Karten: {eras}</translation>
    </message>
    <message>
        <source>cash to spend</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Bargeld zum Ausgeben</translation>
    </message>
    <message>
        <source>cash {amount}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>bar {amount}</translation>
    </message>
    <message>
        <source>city</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/indonesia/chart_data.py</extracomment>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>city card “{id}”</source>
        <extracomment>games/indonesia/maps/repair.py, games/indonesia/rules/scenario.py</extracomment>
        <translation>Städtekarte „{id}“</translation>
    </message>
    <message>
        <source>city card {id}</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Städtekarte {id}</translation>
    </message>
    <message>
        <source>city cards: {eras}</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Städtekarten: {eras}</translation>
    </message>
    <message>
        <source>city of size {size}</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Stadt der Größe {size}</translation>
    </message>
    <message>
        <source>coast {a} – {b}</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Küste {a} – {b}</translation>
    </message>
    <message>
        <source>decision {number}</source>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>Entscheidung {number}</translation>
    </message>
    <message>
        <source>deed “{id}”</source>
        <extracomment>games/indonesia/maps/repair.py, games/indonesia/rules/scenario.py</extracomment>
        <translation>Konzession „{id}“</translation>
    </message>
    <message numerus="yes">
        <source>each ship carries {n} goods</source>
        <extracomment>For one: each ship carries {n} good ui/games/indonesia/texts/names.py</extracomment>
        <translation>
            <numerusform>jedes Schiff befördert {n} Ware</numerusform>
            <numerusform>jedes Schiff befördert {n} Waren</numerusform>
        </translation>
    </message>
    <message>
        <source>earn {amount}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{amount} einnehmen</translation>
    </message>
    <message>
        <source>empty canvas</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>leere Zeichenfläche</translation>
    </message>
    <message>
        <source>end</source>
        <comment>of the game</comment>
        <extracomment>ui/games/indonesia/chart_data.py, ui/table/review/review_texts.py</extracomment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>exception {a} – {b}</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Ausnahme {a} – {b}</translation>
    </message>
    <message>
        <source>feature “{id}”</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Objekt „{id}“</translation>
    </message>
    <message>
        <source>feature {number}</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Objekt {number}</translation>
    </message>
    <message>
        <source>feature {number}, “{id}”</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Objekt {number}, „{id}“</translation>
    </message>
    <message>
        <source>for {amount}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>für {amount}</translation>
    </message>
    <message>
        <source>free slots</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>freie Firmenplätze</translation>
    </message>
    <message>
        <source>from era {era}: {deed}</source>
        <extracomment>ui/games/indonesia/deed_list.py</extracomment>
        <translation>ab Ära {era}: {deed}</translation>
    </message>
    <message>
        <source>full</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>voll</translation>
    </message>
    <message>
        <source>get {amount} or more</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>ab {amount} für dich</translation>
    </message>
    <message>
        <source>goods waiting for buyers or ships</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Waren, die auf Käufer oder Schiffe warten</translation>
    </message>
    <message>
        <source>grown</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>gewachsen</translation>
    </message>
    <message>
        <source>grows</source>
        <comment>city</comment>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>wächst</translation>
    </message>
    <message>
        <source>growth</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Wachstum</translation>
    </message>
    <message>
        <source>has operated this year</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>war dieses Jahr schon in Betrieb</translation>
    </message>
    <message>
        <source>{cash} left if you win</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{cash} übrig, wenn du gewinnst</translation>
    </message>
    <message>
        <source>income from the current board</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Einnahmen beim jetzigen Stand</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Ton aus</translation>
    </message>
    <message>
        <source>&amp;Play this map</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>Diese Karte &amp;spielen</translation>
    </message>
    <message>
        <source>&amp;Reset panels</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>B&amp;edienfelder zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Te&amp;mpo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Use the Builder.&lt;/b&gt; You get £4, and Budi gets 1&#xa0;VP from the bank: that’s what owners earn when others use their buildings. You can use each building once in a turn.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Nutze den Baumeister.&lt;/b&gt; Du bekommst £4 und Budi 1&#xa0;SP von der Bank: So viel verdienen Besitzer, wenn andere ihre Gebäude nutzen. Du kannst jedes Gebäude einmal im Zug nutzen.</translation>
    </message>
    <message>
        <source>A bid is unlikely to win: {player} can go higher.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Ein Gebot gewinnt wohl nicht: {player} kann höher gehen.</translation>
    </message>
    <message>
        <source>Add a deed here</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Hier Konzession hinzufügen</translation>
    </message>
    <message>
        <source>Advance another player’s Hull by one step.</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>Rücke den Laderaum eines anderen einen Schritt vor.</translation>
    </message>
    <message>
        <source>Advance one of your research tracks by one step.</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>Rücke auf einer deiner Forschungsleisten einen Schritt vor.</translation>
    </message>
    <message>
        <source>After 9 to 12 rounds, the tiles run out. Only VP count then: spend your money and goods in time.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Nach 9 bis 12 Runden gehen die Plättchen aus. Dann zählen nur SP: Gib Geld und Güter rechtzeitig aus.</translation>
    </message>
    <message>
        <source>Alert in the task bar</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Hinweis in der Taskleiste</translation>
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
        <translation>Alle Konzessionen</translation>
    </message>
    <message>
        <source>All pairs</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Alle Paare</translation>
    </message>
    <message>
        <source>All players are skipped: {reason}</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>Alle werden übersprungen: {reason}</translation>
    </message>
    <message>
        <source>All rounds</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Alle Runden</translation>
    </message>
    <message>
        <source>All years</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Alle Jahre</translation>
    </message>
    <message>
        <source>Announce no merger</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Keine Fusion ankündigen</translation>
    </message>
    <message>
        <source>Another player’s building: its owner gets 1&#xa0;VP. Your own and start buildings: nobody does.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Gebäude anderer: Der Besitzer bekommt 1&#xa0;SP. Eigene und Startgebäude: niemand.</translation>
    </message>
    <message>
        <source>Another width</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Andere Breite</translation>
    </message>
    <message>
        <source>Arrow keys move selected land. Ctrl+arrow key selects the next area.</source>
        <extracomment>ui/editor/tools/select.py</extracomment>
        <translation>Pfeiltasten verschieben ausgewähltes Land. Strg+Pfeiltaste wählt das nächste Gebiet aus.</translation>
    </message>
    <message>
        <source>As a percentage of full volume. 50 sounds half as loud as 100.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>In Prozent der größten Lautstärke. 50 klingt halb so laut wie 100.</translation>
    </message>
    <message>
        <source>At the end of each round; click a heading to sort, double-click a row to see the board at that time</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Am Ende jeder Runde; Klick auf eine Überschrift sortiert, Doppelklick auf eine Zeile zeigt den Spielplan zu dieser Zeit</translation>
    </message>
    <message>
        <source>Author</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Author: {author}.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Autor: {author}.</translation>
    </message>
    <message>
        <source>Bank (dark), cash, and the last year’s earnings once more (hatched).</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Bank (dunkel), Bargeld und die Einnahmen des letzten Jahres noch einmal (schraffiert).</translation>
    </message>
    <message>
        <source>Best round: {round}, with {points}.</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Beste Runde: {round}, mit {points}.</translation>
    </message>
    <message>
        <source>Bid no more</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Nicht mehr bieten</translation>
    </message>
    <message>
        <source>Bids go up in steps of {step}: {typed} became {amount}.</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Gebote steigen in Schritten von {step}: Aus {typed} wurde {amount}.</translation>
    </message>
    <message>
        <source>Budi builds and gets opium from Citra’s Opium Smuggling, then walks along your road and sells it at your Black Market. That’s 1&#xa0;VP for you, and two black chips for Budi.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Budi baut, holt Opium aus Citras Opiumschmuggel, geht über deine Straße und verkauft es auf deinem Schwarzmarkt. Das bringt dir 1&#xa0;SP und Budi zwei schwarze Chips.</translation>
    </message>
    <message>
        <source>Build {tile} on {lot}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{tile} auf {lot} bauen</translation>
    </message>
    <message numerus="yes">
        <source>Builds {n} more roads for {price}.</source>
        <extracomment>For one: Builds {n} more road for {price}. ui/games/singapore/beats.py</extracomment>
        <translation>
            <numerusform>Baut {n} weitere Straße für {price}.</numerusform>
            <numerusform>Baut {n} weitere Straßen für {price}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cash and bank at the end of the year, in rupiah</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Bargeld und Bank am Ende des Jahres, in Rupiah</translation>
    </message>
    <message numerus="yes">
        <source>Caught in {n} raids, which cost {amount}.</source>
        <extracomment>For one: Caught in {n} raid, which cost {amount}. ui/games/singapore/final_screen.py</extracomment>
        <translation>
            <numerusform>Bei {n} Razzia erwischt, die {amount} kostete.</numerusform>
            <numerusform>Bei {n} Razzien erwischt, die {amount} kosteten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed {date}</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Geändert {date}</translation>
    </message>
    <message>
        <source>Changes against your plan, and the rupiah that each player gets by this sale.</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Was sich gegenüber deinem Plan ändert, und wie viele Rupiah jeder Spieler durch diesen Verkauf bekommt.</translation>
    </message>
    <message>
        <source>Choose a moment first</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Wähle zuerst einen Zeitpunkt</translation>
    </message>
    <message>
        <source>Choose a pair, or click a company.</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Wähle ein Paar oder klicke eine Gesellschaft an.</translation>
    </message>
    <message>
        <source>Choose picture…</source>
        <extracomment>ui/editor/tools/trace.py</extracomment>
        <translation>Bild wählen …</translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} areas of {company} to remove.</source>
        <extracomment>For one: Choose {n} area of {company} to remove. ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>
            <numerusform>Wähle {n} Gebiet von {company}, das du aufgibst.</numerusform>
            <numerusform>Wähle {n} Gebiete von {company}, die du aufgibst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cities: how many its goods or ships reach</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Städte: wie viele ihre Waren oder Schiffe erreichen</translation>
    </message>
    <message>
        <source>Citra uses your Brickworks and your Black Market: 2&#xa0;VP for you. But watch the chip that Citra draws!</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Citra nutzt deine Ziegelei und deinen Schwarzmarkt: 2&#xa0;SP für dich. Aber achte auf den Chip, den Citra zieht!</translation>
    </message>
    <message>
        <source>Clear all marks</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>Alle Markierungen löschen</translation>
    </message>
    <message>
        <source>Click an area to select it; hold Shift to select more. Drag a box to select all areas in it. Drag selected land to move it, or its handles to scale and rotate it. Double-click renames.</source>
        <extracomment>ui/editor/tools/select.py</extracomment>
        <translation>Klick wählt aus (Umschalt: weitere), Rahmen alles darin. Land lässt sich ziehen, skalieren, drehen. Doppelklick benennt.</translation>
    </message>
    <message>
        <source>Click the area to link with {area}. Esc cancels.</source>
        <extracomment>ui/editor/tools/link.py</extracomment>
        <translation>Klicke das Gebiet an, das mit {area} verbunden werden soll. Esc bricht ab.</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Closes gaps and overlaps up to this many units wide.</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Schließt Lücken und Überlappungen bis zu so vielen Einheiten.</translation>
    </message>
    <message>
        <source>Compare…</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Vergleichen …</translation>
    </message>
    <message>
        <source>Cop&amp;y areas</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Gebiete ko&amp;pieren</translation>
    </message>
    <message numerus="yes">
        <source>Copied {n} land areas.</source>
        <extracomment>For one: Copied {n} land area. ui/editor/menus/copies.py</extracomment>
        <translation>
            <numerusform>{n} Landgebiet kopiert.</numerusform>
            <numerusform>{n} Landgebiete kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>ui/charts/sheet_page.py, ui/editor/menus/area_menu.py</extracomment>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Couldn’t bring the map back.</source>
        <extracomment>ui/editor/document/own_maps.py</extracomment>
        <translation>Die Karte ließ sich nicht zurückholen.</translation>
    </message>
    <message>
        <source>Couldn’t move the map to the trash, so it wasn’t deleted.</source>
        <extracomment>ui/editor/document/own_maps.py</extracomment>
        <translation>Die Karte ließ sich nicht in den Papierkorb verschieben und wurde deshalb nicht gelöscht.</translation>
    </message>
    <message>
        <source>Couldn’t undo “{step}”. It was kept in a damaged file.</source>
        <extracomment>mapmaking/files/kept_steps.py</extracomment>
        <translation>„{step}“ kann nicht rückgängig gemacht werden: Die Datei, in der der Schritt gesichert war, ist beschädigt.</translation>
    </message>
    <message>
        <source>Ctrl+arrow key</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Strg+Pfeiltaste</translation>
    </message>
    <message>
        <source>Current plan</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Jetziger Plan</translation>
    </message>
    <message>
        <source>Description</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>ui/editor/dialogs/placing_dialog.py</extracomment>
        <translation>Abwärts</translation>
    </message>
    <message>
        <source>Duplicat&amp;e areas</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Gebiete dup&amp;lizieren</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate {n} areas</source>
        <extracomment>For one: Duplicate {n} area ui/editor/menus/copies.py</extracomment>
        <translation>
            <numerusform>{n} Gebiet duplizieren</numerusform>
            <numerusform>{n} Gebiete duplizieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Each change is from one point of the chart to the next.</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Jede Änderung gilt von einem Punkt des Diagramms bis zum nächsten.</translation>
    </message>
    <message numerus="yes">
        <source>Each ship carries {n} goods then: {amount} more a year.</source>
        <extracomment>For one: Each ship carries {n} good then: {amount} more a year. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Jedes Schiff trägt dann {n} Ware: {amount} mehr im Jahr.</numerusform>
            <numerusform>Jedes Schiff trägt dann {n} Waren: {amount} mehr im Jahr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Earnings by year</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Einnahmen nach Jahren</translation>
    </message>
    <message>
        <source>Era ends at 1 type:</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Äraende bei 1 Art:</translation>
    </message>
    <message>
        <source>Everything by year; click a heading to sort, double-click a row to see the board at that time</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Alles nach Jahren; Klick auf eine Überschrift sortiert, Doppelklick auf eine Zeile zeigt den Spielplan zu dieser Zeit</translation>
    </message>
    <message>
        <source>Expected final money; what rivals get and the chance to win count, too.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Erwartetes Geld am Ende; es zählen auch das Geld der Gegner und die Gewinnchance.</translation>
    </message>
    <message>
        <source>Expected: {money}</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>{money} am Ende</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>&amp;Bild exportieren …</translation>
    </message>
    <message>
        <source>Export picture</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>First year</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>1. Jahr</translation>
    </message>
    <message>
        <source>First year: what it earns on the board as it is, in rupiah</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>1. Jahr: Einnahmen auf dem Spielplan, wie er ist, in Rupiah</translation>
    </message>
    <message>
        <source>For how many players is it best? What’s special about it?</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Für wie viele Spieler ist sie am besten? Was ist besonders an ihr?</translation>
    </message>
    <message>
        <source>Forecast if it operates next</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Vorschau, wenn sie als Nächste betrieben wird</translation>
    </message>
    <message>
        <source>Found: {areas}.</source>
        <extracomment>ui/editor/context.py</extracomment>
        <translation>Gefunden: {areas}.</translation>
    </message>
    <message>
        <source>Free slots: &lt;b&gt;{n} of {slots}&lt;/b&gt;.</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Freie Firmenplätze: &lt;b&gt;{n} von {slots}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>From</source>
        <comment>bid</comment>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Ab</translation>
    </message>
    <message>
        <source>From era B, rice and spice can merge too. The merged company loses half its areas, and the rest produce siap faji: ready meals that sell for 35 each.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Ab Ära B können auch Reis und Gewürze fusionieren. Die neue Gesellschaft verliert die Hälfte ihrer Gebiete, der Rest produziert Siap Faji: Fertiggerichte, die für je 35 verkauft werden.</translation>
    </message>
    <message>
        <source>From: the lowest bid, in rupiah</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Ab: das niedrigste Gebot, in Rupiah</translation>
    </message>
    <message>
        <source>Gain</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Zuwachs</translation>
    </message>
    <message>
        <source>Game ends at 1 type:</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Spielende bei 1 Art:</translation>
    </message>
    <message>
        <source>Gives each bot a head, and now and then a dry remark. It doesn’t change how the bot plays.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Gibt jedem Bot einen Kopf und ab und zu eine trockene Bemerkung. Wie der Bot spielt, ändert sich nicht.</translation>
    </message>
    <message>
        <source>Go to the Brick Pit on E6 this time: one more brick, and you can sell all three.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Geh diesmal zur Ziegelgrube auf E6: noch ein Ziegel, und du kannst alle drei verkaufen.</translation>
    </message>
    <message>
        <source>Go to the Builder on E5 this time. Your bricks are worth £4 there.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Geh diesmal zum Baumeister auf E5. Dort sind deine Ziegel £4 wert.</translation>
    </message>
    <message>
        <source>Going once: only {player} can still bid.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Zum Ersten: Nur {player} kann noch bieten.</translation>
    </message>
    <message>
        <source>Good move</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Guter Zug</translation>
    </message>
    <message>
        <source>Goods never travel over land: each ship that carries one costs you 5, paid to its owner. Your company must sell as many goods as it can. The best plan is ready: your rice sells for 20, and 5 of that go to Budi for the ship. &lt;b&gt;Press the button to sell.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Waren reisen nie über Land: Jedes Schiff, das eine befördert, kostet dich 5, die sein Besitzer bekommt. Deine Gesellschaft muss so viele Waren verkaufen, wie sie kann. Der beste Plan liegt bereit: Dein Reis bringt 20, und 5 davon gehen an Budi für das Schiff. &lt;b&gt;Drücke den Knopf, um zu verkaufen.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Goods sold in the year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Im Jahr verkaufte Waren</translation>
    </message>
    <message>
        <source>Goods sold plus ship fees received, minus ship fees paid, in rupiah</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Verkaufte Waren und erhaltene Fracht, abzüglich bezahlter Fracht, in Rupiah</translation>
    </message>
    <message>
        <source>Heads and remarks</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Köpfe und Bemerkungen</translation>
    </message>
    <message>
        <source>Heard on your turn, when something happens, and when a click is refused. The loudspeaker above the board mutes them.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Zu hören, wenn du am Zug bist, wenn etwas geschieht und wenn ein Klick abgelehnt wird. Der Lautsprecher über dem Spielplan schaltet sie stumm.</translation>
    </message>
    <message>
        <source>Hidden</source>
        <comment>money and goods</comment>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>How fast past moves are replayed, whatever the speed of the game.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Wie schnell frühere Züge wiedergegeben werden, unabhängig vom Tempo des Spiels.</translation>
    </message>
    <message>
        <source>How long each move is shown and how fast pieces move. With “Instant”, bots play without a pause and nothing moves.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Wie lange jeder Zug gezeigt wird und wie schnell sich Spielsteine bewegen. Mit „Sofort“ spielen Bots ohne Pause, und nichts bewegt sich.</translation>
    </message>
    <message>
        <source>If you build or use something illegal, you draw a chip. Yours was black and is in front of you now. There are two white ones in the bag, and a white one is a raid. You’ll see one soon.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Baust oder nutzt du etwas Illegales, ziehst du einen Chip. Deiner war schwarz und liegt jetzt vor dir. Im Beutel sind zwei weiße, und ein weißer bedeutet Razzia. Bald erlebst du eine.</translation>
    </message>
    <message>
        <source>If you’re caught</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Wenn du erwischt wirst</translation>
    </message>
    <message>
        <source>Import outlines from GeoJSON, TopoJSON, Shapefile, SVG or KML</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Umrisse aus GeoJSON, TopoJSON, Shapefile, SVG oder KML importieren</translation>
    </message>
    <message>
        <source>In percent, at the beginning of each year</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>In Prozent, zu Beginn jedes Jahres</translation>
    </message>
    <message>
        <source>In pounds</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>In Pfund</translation>
    </message>
    <message>
        <source>In the round</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>In der Runde</translation>
    </message>
    <message>
        <source>It also reaches the {seas}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Es erreicht auch {seas}.</translation>
    </message>
    <message>
        <source>It comes out ahead when the game is played on from here.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Es schneidet besser ab, wenn das Spiel von hier weitergespielt wird.</translation>
    </message>
    <message numerus="yes">
        <source>It has room to grow by {n} areas, against {fewer}.</source>
        <extracomment>For one: It has room to grow by {n} area, against {fewer}. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Sie kann noch um {n} Gebiet wachsen, sonst um {fewer}.</numerusform>
            <numerusform>Sie kann noch um {n} Gebiete wachsen, sonst um {fewer}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It keeps the cash; playing earlier isn’t worth {amount} now.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Das Bargeld bleibt; früher dran zu sein, ist jetzt keine {amount} wert.</translation>
    </message>
    <message numerus="yes">
        <source>It then sells {n} goods a year for {net}.</source>
        <extracomment>For one: It then sells {n} good a year for {net}. ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>Sie verkauft dann {n} Ware im Jahr für {net}.</numerusform>
            <numerusform>Sie verkauft dann {n} Waren im Jahr für {net}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its nodes aren’t areas of this map. Call them by the ids or names of areas.</source>
        <extracomment>mapmaking/imports/graph_links.py</extracomment>
        <translation>Seine Knoten sind keine Gebiete dieser Karte. Nenne sie nach den Kennungen oder Namen von Gebieten.</translation>
    </message>
    <message>
        <source>Its style sheets have too many rules. Save it as plain SVG.</source>
        <extracomment>mapmaking/imports/svg_styles.py</extracomment>
        <translation>Seine Stylesheets haben zu viele Regeln. Speichere es als einfaches SVG.</translation>
    </message>
    <message>
        <source>It’s 1819, and Raffles is founding a trading post. Put up buildings, trade goods and collect victory points (VP): whoever has the most at the end wins. You’re Ana; Budi and Citra are your opponents.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Wir schreiben das Jahr 1819, und Raffles gründet einen Handelsposten. Errichte Gebäude, handle mit Gütern und sammle Siegpunkte (SP): Wer am Ende die meisten hat, gewinnt. Du bist Ana; Budi und Citra spielen gegen dich.</translation>
    </message>
    <message>
        <source>It’s better for rivals, too.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Auch für Gegner ist es besser.</translation>
    </message>
    <message>
        <source>It’s close: the company is worth about {amount} or more to you, but cash is useful, too.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Es ist knapp: Die Gesellschaft ist dir etwa {amount} oder mehr wert, aber auch Bargeld nützt.</translation>
    </message>
    <message>
        <source>Join it to the town</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Anschluss an die Stadt</translation>
    </message>
    <message>
        <source>Keep all</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>Alle behalten</translation>
    </message>
    <message>
        <source>Keep your money for the next lot, and end your turn.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Behalte dein Geld für den nächsten Bauplatz und beende deinen Zug.</translation>
    </message>
    <message numerus="yes">
        <source>Keep {n} more areas</source>
        <extracomment>For one: Keep {n} more area ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>Noch {n} Gebiet behalten</numerusform>
            <numerusform>Noch {n} Gebiete behalten</numerusform>
        </translation>
    </message>
    <message>
        <source>Land belongs to a province. Choose one, or write the name of a new one.</source>
        <extracomment>mapmaking/edit/shapes/drawn_areas.py</extracomment>
        <translation>Land gehört zu einer Provinz. Wähle eine oder gib den Namen einer neuen ein.</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Largest lead over rivals</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Größter Vorsprung vor Gegnern</translation>
    </message>
    <message>
        <source>Largest payout by a merger: {amount} for {companies}, year {year}.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Höchste Auszahlung bei einer Fusion: {amount} für {companies}, Jahr {year}.</translation>
    </message>
    <message>
        <source>Largest sums</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Größte Beträge</translation>
    </message>
    <message>
        <source>Last year</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py, ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Letztes Jahr</translation>
    </message>
    <message>
        <source>Last year of the era:</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Letztes Jahr der Ära:</translation>
    </message>
    <message>
        <source>Last year: what both companies earned</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Letztes Jahr: was beide Gesellschaften eingenommen haben</translation>
    </message>
    <message>
        <source>Last year; deeds left:</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Letztes Jahr; Konzessionen:</translation>
    </message>
    <message>
        <source>Least money for rivals</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Am wenigsten Geld für Gegner</translation>
    </message>
    <message>
        <source>Licence</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Licence: {licence}.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Lizenz: {licence}.</translation>
    </message>
    <message>
        <source>Like Hard, but compares its best turns by the two turns after them.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Wie die Stufe Schwer, vergleicht aber seine besten Züge anhand der zwei Züge danach.</translation>
    </message>
    <message>
        <source>Link with…</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Verbinden mit …</translation>
    </message>
    <message>
        <source>Log ({number})</source>
        <extracomment>ui/table/window/side.py</extracomment>
        <translation>Protokoll ({number})</translation>
    </message>
    <message>
        <source>Looking back: decision {at} of {of}</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Rückschau: Entscheidung {at} von {of}</translation>
    </message>
    <message>
        <source>Looking back: {at}/{of}</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Rückschau: {at}/{of}</translation>
    </message>
    <message>
        <source>Lot for {price}</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Bauplatz für {price}</translation>
    </message>
    <message>
        <source>Luck counted most: it lowered {player}’s chance from {before} to {after}.</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Am meisten zählte das Glück: Die Chance von {player} sank von {before} auf {after}.</translation>
    </message>
    <message>
        <source>Luck counted most: it raised {player}’s chance from {before} to {after}.</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Am meisten zählte das Glück: Die Chance von {player} stieg von {before} auf {after}.</translation>
    </message>
    <message>
        <source>Maps of the program</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Karten des Programms</translation>
    </message>
    <message>
        <source>Mark what brings least</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>Markieren, was am wenigsten einbringt</translation>
    </message>
    <message numerus="yes">
        <source>Mark {n} more areas</source>
        <extracomment>For one: Mark {n} more area ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>Noch {n} Gebiet markieren</numerusform>
            <numerusform>Noch {n} Gebiete markieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Mergers</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Fusion</translation>
    </message>
    <message>
        <source>Money at the end (Rp)</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Geld am Ende (Rp)</translation>
    </message>
    <message>
        <source>Money in the bank</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Geld in der Bank</translation>
    </message>
    <message numerus="yes">
        <source>More than {n} plans sell as much.</source>
        <extracomment>For one: More than {n} plan sells as much. ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>
            <numerusform>Mehr als {n} Plan verkauft gleich viel.</numerusform>
            <numerusform>Mehr als {n} Pläne verkaufen gleich viel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Most earned: {amount} in year {year}.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Am meisten verdient: {amount} in Jahr {year}.</translation>
    </message>
    <message>
        <source>Most money for you</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Am meisten Geld für dich</translation>
    </message>
    <message>
        <source>Mouse wheel and touchpad</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Mausrad und Touchpad</translation>
    </message>
    <message>
        <source>Move selected land, farther with Shift</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Ausgewähltes Land verschieben, mit Umschalt weiter</translation>
    </message>
    <message>
        <source>Move the deed to {province}</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Konzession nach {province} verlegen</translation>
    </message>
    <message>
        <source>Move the keyboard’s pointer, farther with Shift</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Zeiger der Tastatur bewegen, mit Umschalt weiter</translation>
    </message>
    <message numerus="yes">
        <source>Move {n} areas</source>
        <extracomment>For one: Move {n} area ui/editor/tools/placing_frame.py, ui/editor/tools/select.py</extracomment>
        <translation>
            <numerusform>{n} Gebiet verschieben</numerusform>
            <numerusform>{n} Gebiete verschieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move {n} items</source>
        <extracomment>For one: Move {n} item ui/editor/tools/place.py</extracomment>
        <translation>
            <numerusform>{n} Element verschieben</numerusform>
            <numerusform>{n} Elemente verschieben</numerusform>
        </translation>
    </message>
    <message>
        <source>Mute</source>
        <extracomment>ui/table/window/board_toolbar.py</extracomment>
        <translation>Ton aus</translation>
    </message>
    <message>
        <source>My decisions and what concerns me</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Meine Entscheidungen und was mich betrifft</translation>
    </message>
    <message>
        <source>My decisions only</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Nur meine Entscheidungen</translation>
    </message>
    <message>
        <source>Net: at the lowest bid. A year: what you earn more.</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Netto: beim niedrigsten Gebot. Pro Jahr: was du mehr einnimmst.</translation>
    </message>
    <message>
        <source>New Helpers gives your second worker, once. They share your 3 steps and 3 uses.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Neue Helfer gibt dir einmal deinen zweiten Arbeiter. Beide teilen sich 3 Schritte und 3 Aktionen.</translation>
    </message>
    <message>
        <source>News</source>
        <extracomment>ui/editor/editor_window.py, ui/shell/news.py</extracomment>
        <translation>Neuigkeiten</translation>
    </message>
    <message>
        <source>News &amp;since my turn…</source>
        <extracomment>ui/table/window/news.py</extracomment>
        <translation>Neuigkeiten &amp;seit meinem Zug …</translation>
    </message>
    <message>
        <source>News since my turn</source>
        <extracomment>ui/table/window/news.py</extracomment>
        <translation>Neuigkeiten seit meinem Zug</translation>
    </message>
    <message>
        <source>Next or previous area, corner or label</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Nächstes oder voriges Gebiet, Ecke oder Beschriftung</translation>
    </message>
    <message>
        <source>No city that buys can be reached</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Keine Stadt, die noch kauft, ist erreichbar</translation>
    </message>
    <message>
        <source>No grid</source>
        <extracomment>ui/editor/menus/view_commands.py</extracomment>
        <translation>Kein Raster</translation>
    </message>
    <message>
        <source>No links changed.</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py, ui/editor/imports/import_commands.py</extracomment>
        <translation>Keine Verbindung hat sich geändert.</translation>
    </message>
    <message>
        <source>No map found.</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Keine Karte gefunden.</translation>
    </message>
    <message>
        <source>No other plan changes what anybody gets, or which cities are supplied.</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Kein anderer Plan ändert, was jemand bekommt oder welche Städte beliefert werden.</translation>
    </message>
    <message>
        <source>No plan brings points. In order of money, then goods.</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Kein Plan bringt Punkte. Geordnet nach Geld, dann Gütern.</translation>
    </message>
    <message>
        <source>No road leads from {a} to {b}.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Keine Straße führt von {a} nach {b}.</translation>
    </message>
    <message>
        <source>No roads are left.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Es sind keine Straßen mehr da.</translation>
    </message>
    <message numerus="yes">
        <source>No room for a city in {n} games.</source>
        <extracomment>For one: No room for a city in {n} game. games/indonesia/maps/trial_tables.py</extracomment>
        <translation>
            <numerusform>In {n} Partie kein Platz für eine Stadt.</numerusform>
            <numerusform>In {n} Partien kein Platz für eine Stadt.</numerusform>
        </translation>
    </message>
    <message>
        <source>No tracing picture yet.</source>
        <extracomment>ui/editor/tools/trace.py</extracomment>
        <translation>Noch kein Bild zum Nachzeichnen.</translation>
    </message>
    <message>
        <source>Nobody knows what follows the chip, so nothing can be added to the draft.</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Niemand weiß, was auf den Chip folgt; deshalb kann dem Entwurf nichts hinzugefügt werden.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>outlines</comment>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Keine</translation>
    </message>
    <message numerus="yes">
        <source>None of these companies reaches a city yet; more ships can change that.</source>
        <extracomment>For one: This company reaches no city yet; more ships can change that. ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>
            <numerusform>Diese Gesellschaft erreicht noch keine Stadt; mehr Schiffe können das ändern.</numerusform>
            <numerusform>Keine dieser Gesellschaften erreicht schon eine Stadt; mehr Schiffe können das ändern.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your workers is in {building}.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Keiner deiner Arbeiter steht hier: {building}.</translation>
    </message>
    <message>
        <source>Not enough {good}: this costs {n}, and you have {has}.</source>
        <extracomment>games/singapore/rules/exchange.py</extracomment>
        <translation>Das kostet {n}× {good}; du hast {has}.</translation>
    </message>
    <message>
        <source>Noteworthy</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Bemerkenswert</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Nothing can be added after the end of the turn.</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Nach dem Zugende kann nichts hinzugefügt werden.</translation>
    </message>
    <message>
        <source>Nothing can come after the end of the turn, or after a drawn chip.</source>
        <extracomment>ui/games/singapore/panels/draft_row.py</extracomment>
        <translation>Nach dem Zugende oder nach einem gezogenen Chip kann nichts kommen.</translation>
    </message>
    <message>
        <source>Nothing changed more than by chance.</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Nichts hat sich mehr als nur zufällig geändert.</translation>
    </message>
    <message>
        <source>Nothing more to {cities}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Nichts mehr nach {cities}</translation>
    </message>
    <message>
        <source>Nothing on this computer can play sounds. Install one of these programs: {programs}.</source>
        <extracomment>ui/widgets/sound_player.py</extracomment>
        <translation>Nichts auf diesem Computer kann Töne abspielen. Installiere eines dieser Programme: {programs}.</translation>
    </message>
    <message>
        <source>Nothing stands out.</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Nichts fällt auf.</translation>
    </message>
    <message>
        <source>Number of areas</source>
        <extracomment>ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>Anzahl der Gebiete</translation>
    </message>
    <message>
        <source>Number {place} in the first order of play</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Nummer {place} in der ersten Zugreihenfolge</translation>
    </message>
    <message>
        <source>Of all income</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Anteil an den Einnahmen</translation>
    </message>
    <message>
        <source>Of all kinds</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Aller Arten</translation>
    </message>
    <message>
        <source>Of sold goods, what’s left after ship fees.</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Von verkauften Waren das, was nach Abzug der Fracht bleibt.</translation>
    </message>
    <message>
        <source>On Linux, text is enlarged as much as the system’s, up to 250%.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Unter Linux wird Text so stark vergrößert wie der des Systems, bis 250&#xa0;%.</translation>
    </message>
    <message>
        <source>On its coast: {places}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>An seiner Küste: {places}.</translation>
    </message>
    <message>
        <source>On its coasts: {places}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>An seinen Küsten: {places}.</translation>
    </message>
    <message>
        <source>On the board at the end of the year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Am Ende des Jahres auf dem Spielplan</translation>
    </message>
    <message>
        <source>On the map without a mouse</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Auf der Karte ohne Maus</translation>
    </message>
    <message>
        <source>Once a year, you advance one of five tracks for free. Slots lets you own more companies, Expansion makes them grow faster, and Hull lets your ships carry more. &lt;b&gt;Choose Slots, so that you can start a second company next year.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Einmal im Jahr rückst du kostenlos auf einer von fünf Leisten vor. Mit Firmenplätzen kannst du mehr Gesellschaften besitzen, mit Expansion wachsen sie schneller, mit Laderaum befördern deine Schiffe mehr. &lt;b&gt;Wähle Firmenplätze, damit du nächstes Jahr eine zweite Gesellschaft gründen kannst.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>One more area or ship a year for {companies}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Ein Gebiet oder Schiff mehr im Jahr für {companies}.</translation>
    </message>
    <message>
        <source>One more area or ship a year for {companies}: {amount} more a year.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Ein Gebiet oder Schiff mehr im Jahr für {companies}: {amount} mehr im Jahr.</translation>
    </message>
    <message>
        <source>One more brick</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Noch ein Ziegel</translation>
    </message>
    <message>
        <source>Only an arrow can link them.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Nur ein Pfeil kann sie verbinden.</translation>
    </message>
    <message>
        <source>Only for links that you’ve changed.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Nur für Verbindungen, die du geändert hast.</translation>
    </message>
    <message>
        <source>Only land areas can be copied. Select at least one.</source>
        <extracomment>mapmaking/imports/copied_areas.py</extracomment>
        <translation>Nur Landgebiete lassen sich kopieren. Wähle mindestens eines aus.</translation>
    </message>
    <message>
        <source>Only one type of deed is left: {deeds}.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Nur noch Konzessionen einer Art sind übrig: {deeds}.</translation>
    </message>
    <message>
        <source>Only the last player of the round can buy the top tile of the stack.</source>
        <extracomment>games/singapore/rules/building.py</extracomment>
        <translation>Nur wer in der Runde zuletzt dran ist, kann das oberste Plättchen des Stapels kaufen.</translation>
    </message>
    <message>
        <source>Only their owner may see city cards.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Nur ihr Besitzer darf Städtekarten sehen.</translation>
    </message>
    <message>
        <source>Only where two or more people play.</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Nur, wenn zwei oder mehr Menschen mitspielen.</translation>
    </message>
    <message>
        <source>Only your own maps can be renamed and deleted.</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Nur eigene Karten kannst du umbenennen und löschen.</translation>
    </message>
    <message>
        <source>Opacity</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>money and goods</comment>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Open a shared map</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Geteilte Karte öffnen</translation>
    </message>
    <message>
        <source>Open file…</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>Opens a map that somebody shared as one file</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Öffnet eine Karte, die jemand als eine Datei geteilt hat</translation>
    </message>
    <message>
        <source>Operations</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Betrieb</translation>
    </message>
    <message>
        <source>Order</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Folge</translation>
    </message>
    <message>
        <source>Other move: {move}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Anderer Zug: {move}</translation>
    </message>
    <message>
        <source>Out: {rivals}. {reason}</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Draußen: {rivals}. {reason}</translation>
    </message>
    <message>
        <source>Outlines (*.geojson *.json *.topojson *.shp *.zip *.svg *.svgz *.kml *.kmz);;All files (*)</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Umrisse (*.geojson *.json *.topojson *.shp *.zip *.svg *.svgz *.kml *.kmz);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Outlines with the same value become one.</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Umrisse mit gleichem Wert werden einer.</translation>
    </message>
    <message>
        <source>Own buildings used by others</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Eigene Gebäude, von anderen genutzt</translation>
    </message>
    <message>
        <source>Own ships lead to {places}, which need {number} {good}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Eigene Schiffe führen nach {places}; Bedarf dort: {number} {good}.</translation>
    </message>
    <message>
        <source>PNG image (*.png);;SVG drawing (*.svg)</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>PNG-Bild (*.png);;SVG-Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>PNG: {width} × {height}&#xa0;pixels. SVG: sharp at any size.</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>PNG: {width}&#xa0;×&#xa0;{height}&#xa0;Pixel. SVG: in jeder Größe scharf.</translation>
    </message>
    <message>
        <source>Pa&amp;ste areas</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Gebiete ein&amp;fügen</translation>
    </message>
    <message>
        <source>Paid out: {shares}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Ausgezahlt: {shares}.</translation>
    </message>
    <message>
        <source>Paint provinces</source>
        <extracomment>ui/editor/tools/paint.py</extracomment>
        <translation>Provinzen malen</translation>
    </message>
    <message numerus="yes">
        <source>Paste {n} areas</source>
        <extracomment>For one: Paste {n} area ui/editor/menus/copies.py</extracomment>
        <translation>
            <numerusform>{n} Gebiet einfügen</numerusform>
            <numerusform>{n} Gebiete einfügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Pay</source>
        <comment>goods</comment>
        <extracomment>ui/games/singapore/panels/moves_page.py</extracomment>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Per year</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>Pro Jahr</translation>
    </message>
    <message>
        <source>PgUp, PgDn</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>Picture of the map</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Bild der Karte</translation>
    </message>
    <message>
        <source>Picture of the outlines</source>
        <extracomment>ui/editor/imports/outline_picture.py</extracomment>
        <translation>Bild der Umrisse</translation>
    </message>
    <message>
        <source>Picture of {game}</source>
        <extracomment>ui/table/games/start_cards.py</extracomment>
        <translation>Bild von {game}</translation>
    </message>
    <message>
        <source>Plane</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Ebene Karte</translation>
    </message>
    <message>
        <source>Plane, upside down</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Ebene Karte, umgedreht</translation>
    </message>
    <message>
        <source>Plans its turn, but not beyond it; builds like Easy.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Plant seinen Zug, aber nicht darüber hinaus; baut wie die Stufe Leicht.</translation>
    </message>
    <message>
        <source>Play the draft, or change it.</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Spiele den Entwurf oder ändere ihn.</translation>
    </message>
    <message>
        <source>Player or company</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Spieler oder Gesellschaft</translation>
    </message>
    <message>
        <source>Players without a column get nothing.</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Spieler ohne Spalte bekommen nichts.</translation>
    </message>
    <message>
        <source>Points are those that the bot expects at the end.</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>Gemeint sind die Punkte, die der Bot am Ende erwartet.</translation>
    </message>
    <message>
        <source>Points the window out in the task bar or Dock when it’s your turn and another window is in front.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Hebt das Fenster in der Taskleiste oder im Dock hervor, wenn du am Zug bist und ein anderes Fenster vorn ist.</translation>
    </message>
    <message>
        <source>Press Next in the tutorial.</source>
        <extracomment>ui/table/tutorial/guided_bridge.py</extracomment>
        <translation>Drücke in der Einführung „Weiter“.</translation>
    </message>
    <message>
        <source>Produced nearby: {goods}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>In der Nähe produziert: {goods}.</translation>
    </message>
    <message>
        <source>Province ID</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Kennung der Provinz</translation>
    </message>
    <message>
        <source>Province name</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Name der Provinz</translation>
    </message>
    <message>
        <source>Province of the columns</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Provinz der Spalten</translation>
    </message>
    <message>
        <source>Province of the rows</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Provinz der Zeilen</translation>
    </message>
    <message>
        <source>Province: {name}</source>
        <extracomment>ui/editor/tools/paint.py</extracomment>
        <translation>Provinz: {name}</translation>
    </message>
    <message>
        <source>Provinces in which a city was built.</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Provinzen, in denen eine Stadt gebaut wurde.</translation>
    </message>
    <message>
        <source>Purple diamond</source>
        <extracomment>ui/style/theme.py</extracomment>
        <translation>Violette Raute</translation>
    </message>
    <message>
        <source>Put your second worker on the board before you end your turn.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Setze deinen zweiten Arbeiter auf den Spielplan, bevor du deinen Zug beendest.</translation>
    </message>
    <message>
        <source>Radius of the token’s circle</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Radius des Kreises für den Spielstein</translation>
    </message>
    <message>
        <source>Re&amp;load from disk</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Von der Festplatte neu &amp;laden</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py, ui/editor/imports/import_commands.py, ui/table/games/map_loader.py</extracomment>
        <translation>{file} wird gelesen …</translation>
    </message>
    <message>
        <source>Recover unsaved changes</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Ungespeicherte Änderungen wiederherstellen</translation>
    </message>
    <message>
        <source>Red triangle</source>
        <extracomment>ui/style/theme.py</extracomment>
        <translation>Rotes Dreieck</translation>
    </message>
    <message>
        <source>Redraw arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Pfeil neu zeichnen</translation>
    </message>
    <message>
        <source>Redraw outline of {province}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Umriss von {province} neu zeichnen</translation>
    </message>
    <message>
        <source>Reload from disk</source>
        <extracomment>ui/editor/document/map_file.py, ui/editor/menus/file_commands.py</extracomment>
        <translation>Von der Festplatte neu laden</translation>
    </message>
    <message>
        <source>Remo&amp;ve area…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Gebiet &amp;entfernen …</translation>
    </message>
    <message>
        <source>Remove and give ground to</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/editor/panels/properties.py</extracomment>
        <translation>Entfernen und Fläche geben an</translation>
    </message>
    <message>
        <source>Remove arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Pfeil entfernen</translation>
    </message>
    <message>
        <source>Remove arrow between {a} and {b}</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Pfeil zwischen {a} und {b} entfernen</translation>
    </message>
    <message>
        <source>Remove compass</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Kompass entfernen</translation>
    </message>
    <message>
        <source>Remove corner</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Ecke entfernen</translation>
    </message>
    <message>
        <source>Remove duplicate link</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Doppelte Verbindung entfernen</translation>
    </message>
    <message>
        <source>Remove link</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Verbindung entfernen</translation>
    </message>
    <message>
        <source>Remove manual setting</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Einstellung von Hand entfernen</translation>
    </message>
    <message>
        <source>Remove one good from the plan (Del)</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Eine Ware aus dem Plan nehmen (Entf)</translation>
    </message>
    <message>
        <source>Remove province {province}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Provinz {province} entfernen</translation>
    </message>
    <message>
        <source>Remove title</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Titel entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Remove {n} areas</source>
        <extracomment>For one: Remove {n} area ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>{n} Gebiet aufgeben</numerusform>
            <numerusform>{n} Gebiete aufgeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove {n} items</source>
        <extracomment>For one: Remove {n} item ui/editor/tools/place.py</extracomment>
        <translation>
            <numerusform>{n} Element entfernen</numerusform>
            <numerusform>{n} Elemente entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename map</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Karte umbenennen</translation>
    </message>
    <message>
        <source>Rename what is selected</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Ausgewähltes umbenennen</translation>
    </message>
    <message>
        <source>Rename, or edit a cell</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Umbenennen oder eine Zelle bearbeiten</translation>
    </message>
    <message>
        <source>Renames them so they aren’t offered again.</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Benennt sie um, damit sie nicht wieder angeboten werden.</translation>
    </message>
    <message>
        <source>Repeat the l&amp;ast news</source>
        <extracomment>ui/shell/news.py</extracomment>
        <translation>Letzte Neuigkeit &amp;wiederholen</translation>
    </message>
    <message>
        <source>Replace {province} on its city cards</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>{province} auf den Städtekarten ersetzen</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>noun</comment>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Replay fro&amp;m the start</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Wiedergabe vo&amp;n Anfang an</translation>
    </message>
    <message>
        <source>Replay speed</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Tempo der Wiedergabe</translation>
    </message>
    <message>
        <source>Replay speed: {name}</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Tempo der Wiedergabe: {name}</translation>
    </message>
    <message>
        <source>Replay what happened next, step by step (K)</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Schritt für Schritt zeigen, was danach geschah (K)</translation>
    </message>
    <message>
        <source>Replaying the game up to its current position…</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Die Partie wird bis zu ihrem Stand nachgespielt …</translation>
    </message>
    <message>
        <source>Report a pro&amp;blem…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Problem melden …</translation>
    </message>
    <message>
        <source>Report a problem (the file includes all hidden information)</source>
        <extracomment>ui/table/game_ui.py</extracomment>
        <translation>Problem melden (die Datei enthält alle verdeckten Angaben)</translation>
    </message>
    <message>
        <source>Report a problem: the file includes all hidden cash and city cards</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Problem melden: Die Datei enthält auch verdecktes Bargeld und alle Städtekarten</translation>
    </message>
    <message>
        <source>Report saved as {file}.</source>
        <extracomment>ui/table/chart_controller.py, ui/table/crash_report.py</extracomment>
        <translation>Bericht als {file} gespeichert.</translation>
    </message>
    <message>
        <source>Reposition label of {place}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Namen von {place} neu platzieren</translation>
    </message>
    <message>
        <source>Reposition ships in {sea}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Schiffe neu platzieren: {sea}</translation>
    </message>
    <message>
        <source>Reposition token of {area}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Spielstein neu platzieren: {area}</translation>
    </message>
    <message>
        <source>Research</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Forschung</translation>
    </message>
    <message>
        <source>Research nothing</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>Nichts erforschen</translation>
    </message>
    <message>
        <source>Reset all</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message numerus="yes">
        <source>Reset links between {n} areas</source>
        <extracomment>For one: Reset links of {n} area ui/editor/panels/neighbours.py</extracomment>
        <translation>
            <numerusform>Verbindungen von {n} Gebiet zurücksetzen</numerusform>
            <numerusform>Verbindungen zwischen {n} Gebieten zurücksetzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset {a} and {b} to automatic</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} und {b} auf automatisch zurücksetzen</translation>
    </message>
    <message>
        <source>Resize circle of {area}</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Kreis von {area} ändern</translation>
    </message>
    <message numerus="yes">
        <source>Resize circles of {n} areas</source>
        <extracomment>For one: Resize circle of {n} area ui/editor/panels/properties.py</extracomment>
        <translation>
            <numerusform>Kreis von {n} Gebiet ändern</numerusform>
            <numerusform>Kreise von {n} Gebieten ändern</numerusform>
        </translation>
    </message>
    <message>
        <source>Resize compass</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Größe des Kompasses ändern</translation>
    </message>
    <message>
        <source>Resize label of {place}</source>
        <extracomment>ui/editor/tools/place.py</extracomment>
        <translation>Größe des Namens von {place} ändern</translation>
    </message>
    <message>
        <source>Resize map</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Größe der Karte ändern</translation>
    </message>
    <message>
        <source>Resize the frame</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Größe des Rahmens ändern</translation>
    </message>
    <message>
        <source>Resize title</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Größe des Titels ändern</translation>
    </message>
    <message>
        <source>Restart the tutorial</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Einführung neu beginnen</translation>
    </message>
    <message>
        <source>Results of the games</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>Ergebnisse der Partien</translation>
    </message>
    <message>
        <source>Resume bots</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>Bots spielen lassen</translation>
    </message>
    <message>
        <source>Return to the present (Esc)</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Zur Gegenwart zurück (Esc)</translation>
    </message>
    <message>
        <source>Review doubtful borders</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Zweifelhafte Grenzen prüfen</translation>
    </message>
    <message>
        <source>Rice and spice can only merge into siap faji from era B onward.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Reis und Gewürze können erst ab Ära B zu Siap Faji fusionieren.</translation>
    </message>
    <message>
        <source>Right-click</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Rechtsklick</translation>
    </message>
    <message>
        <source>Rivals</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>Rivalen</translation>
    </message>
    <message>
        <source>Room</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Rotate label of {place}</source>
        <extracomment>mapmaking/edit/grips.py, ui/editor/tools/place.py</extracomment>
        <translation>Namen von {place} drehen</translation>
    </message>
    <message numerus="yes">
        <source>Rotate {n} areas</source>
        <extracomment>For one: Rotate {n} area ui/editor/tools/placing_frame.py</extracomment>
        <translation>
            <numerusform>{n} Gebiet drehen</numerusform>
            <numerusform>{n} Gebiete drehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Rotation</source>
        <extracomment>ui/editor/dialogs/placing_dialog.py</extracomment>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Round 1</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Runde 1</translation>
    </message>
    <message>
        <source>Round 2</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Runde 2</translation>
    </message>
    <message>
        <source>Round {round}: a raid costs {players} {amount}</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Runde {round}: Eine Razzia kostet {players} {amount}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>board/map_data.py</extracomment>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Rp a game</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Rp je Partie</translation>
    </message>
    <message>
        <source>Rp more than others</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Rp mehr als andere</translation>
    </message>
    <message>
        <source>Run &amp;bot games…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>&amp;Bots spielen lassen …</translation>
    </message>
    <message>
        <source>Run bot games</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>Bots spielen lassen</translation>
    </message>
    <message>
        <source>Run {script}</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>{script} ausführen</translation>
    </message>
    <message>
        <source>Rupiah bid each year; bids go into the bank</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Gebotene Rupiah in jedem Jahr; Gebote gehen auf die Bank</translation>
    </message>
    <message>
        <source>Rupiah paid for ships and in mergers; rows pay, columns receive</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Rupiah für Schiffe und Fusionen; Zeilen zahlen, Spalten erhalten</translation>
    </message>
    <message>
        <source>S&amp;nap while dragging</source>
        <extracomment>ui/editor/menus/view_commands.py</extracomment>
        <translation>&amp;Beim Ziehen einrasten</translation>
    </message>
    <message>
        <source>Same cities, other ships</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Dieselben Städte, andere Schiffe</translation>
    </message>
    <message>
        <source>Save all chapters as PDF</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Alle Kapitel als PDF speichern</translation>
    </message>
    <message>
        <source>Save as</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Save file…</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Datei speichern …</translation>
    </message>
    <message>
        <source>Save in &amp;folder…</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>In einem &amp;Ordner speichern …</translation>
    </message>
    <message>
        <source>Save in folder</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>In einem Ordner speichern</translation>
    </message>
    <message>
        <source>Save report</source>
        <extracomment>ui/editor/balance/balance_dialog.py, ui/table/chart_controller.py</extracomment>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Save report…</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Bericht speichern …</translation>
    </message>
    <message>
        <source>Save rules as PDF</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Regeln als PDF speichern</translation>
    </message>
    <message>
        <source>Saved in {folder}.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Gespeichert in {folder}.</translation>
    </message>
    <message>
        <source>Say where the pointer is</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Sagen, wo der Zeiger ist</translation>
    </message>
    <message>
        <source>Say why this can stay as it is.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Gib an, warum das so bleiben kann.</translation>
    </message>
    <message numerus="yes">
        <source>Scale {n} areas</source>
        <extracomment>For one: Scale {n} area ui/editor/tools/placing_frame.py</extracomment>
        <translation>
            <numerusform>{n} Gebiet skalieren</numerusform>
            <numerusform>{n} Gebiete skalieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Score at the end</source>
        <extracomment>board/map_data.py</extracomment>
        <translation>Punkte am Ende</translation>
    </message>
    <message>
        <source>Search log</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Protokoll durchsuchen</translation>
    </message>
    <message>
        <source>Search maps</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Karten suchen</translation>
    </message>
    <message>
        <source>Search rules</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>Search saved games</source>
        <extracomment>ui/table/games/load_dialog.py</extracomment>
        <translation>Gespeicherte Partien durchsuchen</translation>
    </message>
    <message>
        <source>Search settings</source>
        <extracomment>ui/settings/settings_dialog.py</extracomment>
        <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
        <source>Search table</source>
        <extracomment>ui/table/board/board_table.py</extracomment>
        <translation>Tabelle durchsuchen</translation>
    </message>
    <message>
        <source>Seat {place}</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Sitz {place}</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Sitz {seat}</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>board/map_data.py</extracomment>
        <translation>Sitze</translation>
    </message>
    <message>
        <source>See more on the board</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Mehr auf dem Spielplan sehen</translation>
    </message>
    <message>
        <source>Select a problem to see what you can do.</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Wähle ein Problem aus, um zu sehen, was du tun kannst.</translation>
    </message>
    <message>
        <source>Select an area to see its neighbours, or several areas to see the links between them.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Wähle ein Gebiet aus, um seine Nachbarn zu sehen, oder mehrere, um die Verbindungen zwischen ihnen zu sehen.</translation>
    </message>
    <message>
        <source>Select at most {most} areas to link them all to each other.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Wähle höchstens {most} Gebiete aus, um alle miteinander zu verbinden.</translation>
    </message>
    <message>
        <source>Select one area first. Then you can link it to another by name.</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Wähle zuerst ein Gebiet aus. Dann kannst du es über den Namen mit einem anderen verbinden.</translation>
    </message>
    <message>
        <source>Select one area first. Then you can rename it.</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>Wähle zuerst ein einzelnes Gebiet aus. Dann kannst du es umbenennen.</translation>
    </message>
    <message>
        <source>Select the next area</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Nächstes Gebiet auswählen</translation>
    </message>
    <message>
        <source>Select the province</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Provinz auswählen</translation>
    </message>
    <message>
        <source>Selected rows</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Ausgewählte Zeilen</translation>
    </message>
    <message>
        <source>Sell the rest as planned</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Den Rest nach Plan verkaufen</translation>
    </message>
    <message>
        <source>Sell with your own ships</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Mit eigenen Schiffen verkaufen</translation>
    </message>
    <message>
        <source>Sell your bricks</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Verkaufe deine Ziegel</translation>
    </message>
    <message>
        <source>Sell {number}, net {net}</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>{number} verkaufen, netto {net}</translation>
    </message>
    <message numerus="yes">
        <source>Sell {n} goods as planned</source>
        <extracomment>For one: Sell {n} good as planned ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{n} Ware nach Plan verkaufen</numerusform>
            <numerusform>{n} Waren nach Plan verkaufen</numerusform>
        </translation>
    </message>
    <message>
        <source>Sells</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Verkauft</translation>
    </message>
    <message>
        <source>Set damaged files aside</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Beschädigte Dateien beiseitelegen</translation>
    </message>
    <message>
        <source>Set length</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Länge festlegen</translation>
    </message>
    <message>
        <source>Set minimum border length to {length}</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Mindestlänge einer Grenze auf {length} setzen</translation>
    </message>
    <message>
        <source>Several provinces</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Mehrere Provinzen</translation>
    </message>
    <message>
        <source>Share as one file</source>
        <extracomment>ui/editor/dialogs/share_dialog.py, ui/editor/menus/export_commands.py</extracomment>
        <translation>Als eine Datei teilen</translation>
    </message>
    <message>
        <source>Shared map (*{ending})</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>Geteilte Karte (*{ending})</translation>
    </message>
    <message>
        <source>Shared maps (*{ending})</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Geteilte Karten (*{ending})</translation>
    </message>
    <message>
        <source>Shift+arrow key</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Umschalt+Pfeiltaste</translation>
    </message>
    <message>
        <source>Ship fees: paid others none, received {received} from them.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Fracht: anderen keine bezahlt, {received} von ihnen erhalten.</translation>
    </message>
    <message>
        <source>Ship fees: paid others {paid}, most to {player}; received {received} from them.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Fracht: anderen {paid} bezahlt, am meisten an {player}; {received} von ihnen erhalten.</translation>
    </message>
    <message>
        <source>Ships are needed there for {companies}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Schiffe fehlen dort für {companies}.</translation>
    </message>
    <message>
        <source>Ships at its coast: {companies}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Schiffe an seiner Küste: {companies}.</translation>
    </message>
    <message>
        <source>Ships first</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Zuerst die Schiffe</translation>
    </message>
    <message>
        <source>Ships lead to {places}, which need {number} {good}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Schiffe führen nach {places}; Bedarf dort: {number} {good}.</translation>
    </message>
    <message>
        <source>Shortcut for {command}</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Tastenkürzel für {command}</translation>
    </message>
    <message>
        <source>Shorter routes would change that: bring cities closer to the goods, or link islands.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Kürzere Wege würden das ändern: Rücke Städte näher an die Waren oder verbinde Inseln.</translation>
    </message>
    <message>
        <source>Shortest: {least}. Longest: {most}.</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Kürzeste: {least}. Längste: {most}.</translation>
    </message>
    <message>
        <source>Show &amp;minimap</source>
        <extracomment>ui/editor/menus/view_commands.py</extracomment>
        <translation>&amp;Minikarte zeigen</translation>
    </message>
    <message>
        <source>Show &amp;problems</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>&amp;Probleme zeigen</translation>
    </message>
    <message>
        <source>Show &amp;selection</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Ausgewähltes zeigen</translation>
    </message>
    <message>
        <source>Show &amp;whole map</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Ganze Karte</translation>
    </message>
    <message>
        <source>Show all deeds again</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Wieder alle Konzessionen zeigen</translation>
    </message>
    <message>
        <source>Show all pairs again</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Wieder alle Paare zeigen</translation>
    </message>
    <message>
        <source>Show cash and city cards (or hold the mouse on the card)</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Bargeld und Städtekarten zeigen (oder Maustaste auf der Spielertafel gedrückt halten)</translation>
    </message>
    <message>
        <source>Show hidden information, or hold the mouse on the card</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Verdeckte Angaben zeigen, oder die Maustaste auf der Spielertafel gedrückt halten</translation>
    </message>
    <message>
        <source>Show label</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Namen zeigen</translation>
    </message>
    <message>
        <source>Show label of {name}</source>
        <extracomment>mapmaking/review/fixes.py, ui/editor/menus/area_menu.py</extracomment>
        <translation>Namen von {name} zeigen</translation>
    </message>
    <message>
        <source>Show log entries about {area}</source>
        <extracomment>ui/table/board/board_presenter.py</extracomment>
        <translation>Protokolleinträge zu {area} zeigen</translation>
    </message>
    <message>
        <source>Show or hide &amp;panels</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/main_window.py</extracomment>
        <translation>Bedien&amp;felder zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Show or hide panels</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Bedienfelder zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Show or hide the victory track, the tiles and the bag</source>
        <extracomment>ui/games/singapore/table_strip.py</extracomment>
        <translation>Siegpunktleiste, Plättchen und Beutel zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Show or hide what happened</source>
        <extracomment>ui/play/recap_box.py</extracomment>
        <translation>Zeigen oder verbergen, was geschah</translation>
    </message>
    <message>
        <source>Show problems</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/editor/panels/problems.py</extracomment>
        <translation>Probleme zeigen</translation>
    </message>
    <message>
        <source>Show the best moves and the final money a bot expects</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Die besten Züge zeigen, mit dem Geld am Ende, das ein Bot erwartet</translation>
    </message>
    <message>
        <source>Show the board without pieces</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Spielplan ohne Spielsteine zeigen</translation>
    </message>
    <message>
        <source>Show the cities {company} can reach</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Zeigen, welche Städte {company} erreicht</translation>
    </message>
    <message>
        <source>Show this moment on the board</source>
        <extracomment>ui/play/recap_box.py, ui/table/final_screen.py</extracomment>
        <translation>Diesen Zeitpunkt auf dem Spielplan zeigen</translation>
    </message>
    <message>
        <source>Show {player}’s hidden information</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Die verdeckten Angaben von {player} zeigen</translation>
    </message>
    <message>
        <source>Shown on the board</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Auf dem Plan zu sehen</translation>
    </message>
    <message>
        <source>Shows the cities a company’s goods can reach, and how many each still buys.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Zeigt, welche Städte die Waren einer Gesellschaft erreichen und wie viele jede noch kauft.</translation>
    </message>
    <message>
        <source>Shows the goods each city has received and still needs.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Zeigt, was jede Stadt erhalten hat und noch braucht.</translation>
    </message>
    <message>
        <source>Shows the name or number of each area.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Zeigt Namen oder Nummer jedes Gebiets.</translation>
    </message>
    <message>
        <source>Shows what has changed since your last decision.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Zeigt, was sich seit deiner letzten Entscheidung geändert hat.</translation>
    </message>
    <message>
        <source>Shows where each available company can start.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Zeigt, wo jede verfügbare Gesellschaft beginnen kann.</translation>
    </message>
    <message>
        <source>Shows which areas are adjacent.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Zeigt, welche Gebiete benachbart sind.</translation>
    </message>
    <message>
        <source>Shows which sea areas each company’s ships connect.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Zeigt, welche Meeresgebiete die Schiffe einer Gesellschaft verbinden.</translation>
    </message>
    <message>
        <source>Size 2 grows before size 1. A city needs a city stone of its new size; the old one is returned.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Größe 2 wächst vor Größe 1. Nötig ist ein Stadtstein der neuen Größe; der alte kommt zurück.</translation>
    </message>
    <message>
        <source>Size of each city at the end of each year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Größe jeder Stadt am Ende jedes Jahres</translation>
    </message>
    <message>
        <source>Size: how many goods or ships both have together</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Größe: wie viele Güter oder Schiffe beide zusammen haben</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <extracomment>ui/table/decision_view.py, ui/table/window/board_toolbar.py</extracomment>
        <translation>Bis zu mir</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Small</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Sold out? Then expand!</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Alles verkauft? Expandieren!</translation>
    </message>
    <message>
        <source>Some settings in {file} aren’t valid, so their defaults are used: {names}.</source>
        <extracomment>ui/settings/settings_file.py</extracomment>
        <translation>Einige Einstellungen in {file} sind ungültig; für sie gelten die Voreinstellungen: {names}.</translation>
    </message>
    <message>
        <source>Something went wrong: {error}</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Etwas ist schiefgegangen: {error}</translation>
    </message>
    <message>
        <source>Space evenly &amp;across</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Gleichmäßig &amp;nebeneinander verteilen</translation>
    </message>
    <message>
        <source>Space evenly &amp;down</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Gleichmäßig &amp;untereinander verteilen</translation>
    </message>
    <message numerus="yes">
        <source>Space {n} items evenly</source>
        <extracomment>For one: Space {n} item evenly ui/editor/menus/window_commands.py</extracomment>
        <translation>
            <numerusform>{n} Element gleichmäßig verteilen</numerusform>
            <numerusform>{n} Elemente gleichmäßig verteilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Spoken by a screen reader</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Vom Screenreader vorgelesen</translation>
    </message>
    <message>
        <source>Standard</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Start a company for free if you have a free slot. If you pass, you’re out for the phase.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Gründe kostenlos eine Gesellschaft, wenn du einen freien Firmenplatz hast. Wenn du passt, bist du für diese Phase draußen.</translation>
    </message>
    <message>
        <source>Start a game</source>
        <extracomment>ui/app/program.py</extracomment>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <source>Start a new game from here; this one doesn’t change</source>
        <extracomment>ui/play/history.py, ui/table/review/review_pane.py</extracomment>
        <translation>Von hier eine neue Partie beginnen; diese bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>Start companies, ship their goods to the cities and get rich! The player with the most money at the end wins. In this ten-minute game you’re Ana, and Budi is your opponent. Areas with the same colour and name form a province.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Gründe Gesellschaften, verschiffe ihre Waren in die Städte und werde reich! Wer am Ende das meiste Geld hat, gewinnt. In dieser zehnminütigen Partie bist du Ana, und Budi spielt gegen dich. Gebiete mit gleicher Farbe und gleichem Namen bilden eine Provinz.</translation>
    </message>
    <message>
        <source>Start game</source>
        <extracomment>ui/table/games/branch_dialog.py, ui/table/games/new_game_dialog.py</extracomment>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <source>Start in the {sea}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>Beginnen: {sea}</translation>
    </message>
    <message>
        <source>Start no company</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>Keine Gesellschaft gründen</translation>
    </message>
    <message>
        <source>Start of the &amp;game</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Anfan&amp;g der Partie</translation>
    </message>
    <message>
        <source>Start of the outline</source>
        <extracomment>ui/editor/tools/pencil.py</extracomment>
        <translation>Anfang des Umrisses</translation>
    </message>
    <message>
        <source>Start of the p&amp;hase</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Anfang der &amp;Phase</translation>
    </message>
    <message>
        <source>Start of the ro&amp;und</source>
        <extracomment>ui/shell/game_offer.py</extracomment>
        <translation>Anfang der R&amp;unde</translation>
    </message>
    <message>
        <source>Start or s&amp;top replay</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Wiedergabe starten oder anha&amp;lten</translation>
    </message>
    <message>
        <source>Start screen</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Startbildschirm</translation>
    </message>
    <message>
        <source>Start {company} in the {sea}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>{company} gründen: {sea}</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Gegründet</translation>
    </message>
    <message>
        <source>Starting a company costs nothing. If you pass, you’re out for the rest of the phase.</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Eine Gesellschaft zu gründen kostet nichts. Wenn du passt, bist du für den Rest der Phase draußen.</translation>
    </message>
    <message>
        <source>Starting money</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Geld am Anfang</translation>
    </message>
    <message>
        <source>Stop expanding</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Aufhören</translation>
    </message>
    <message>
        <source>Stop ignoring problem</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Nicht länger ignorieren</translation>
    </message>
    <message>
        <source>Straighten arrow between {a} and {b}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Pfeil zwischen {a} und {b} begradigen</translation>
    </message>
    <message>
        <source>Suggested move</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Vorgeschlagener Zug</translation>
    </message>
    <message>
        <source>Suggestion</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>Vorschlag</translation>
    </message>
    <message>
        <source>Symbols above: turning points.</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Zeichen darüber: Wendepunkte.</translation>
    </message>
    <message>
        <source>Tab key</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Tabulatortaste</translation>
    </message>
    <message>
        <source>Take hold there, then let go</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Dort greifen, dann loslassen</translation>
    </message>
    <message>
        <source>Take one label, token or ship more</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Einen Namen, einen Spielstein oder ein Schiff dazunehmen</translation>
    </message>
    <message>
        <source>Take over the mouse.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Übernimm die Maus.</translation>
    </message>
    <message>
        <source>Takes the likeliest fix of each problem, in one step</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Behebt jedes Problem auf die naheliegendste Art, in einem Schritt</translation>
    </message>
    <message>
        <source>Takes what brings most where its workers are, without a plan.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Nimmt, was dort am meisten bringt, wo seine Arbeiter sind, ohne Plan.</translation>
    </message>
    <message>
        <source>Tells you when you’re skipped, and why.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Meldet, wenn du übersprungen wirst, und warum.</translation>
    </message>
    <message>
        <source>Text size of the system</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Textgröße des Systems</translation>
    </message>
    <message>
        <source>That isn’t {player}’s PIN.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Das ist nicht die PIN von {player}.</translation>
    </message>
    <message>
        <source>That player isn’t in this game.</source>
        <extracomment>games/indonesia/rules/phases/research.py</extracomment>
        <translation>Diesen Spieler gibt es in dieser Partie nicht.</translation>
    </message>
    <message>
        <source>That will be useful later, but choose Slots now. You need a second slot to start a company next year.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Das wird später nützlich, aber wähle jetzt Firmenplätze. Du brauchst einen zweiten, um nächstes Jahr eine Gesellschaft zu gründen.</translation>
    </message>
    <message>
        <source>That would leave {area} without a proper outline.</source>
        <extracomment>mapmaking/edit/shapes/apply_shapes.py</extracomment>
        <translation>Damit hätte {area} keinen richtigen Umriss mehr.</translation>
    </message>
    <message numerus="yes">
        <source>That would sell only {n} goods, but {most} can be sold. You must sell as many as possible.</source>
        <extracomment>For one: That would sell only {n} good, but {most} can be sold. You must sell as many as possible. games/indonesia/rules/phases/operations.py</extracomment>
        <translation>
            <numerusform>So ließe sich nur {n} Ware verkaufen; möglich sind {most}. Du musst so viele wie möglich verkaufen.</numerusform>
            <numerusform>So ließen sich nur {n} Waren verkaufen; möglich sind {most}. Du musst so viele wie möglich verkaufen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That would sell {n} fewer goods ({fewer} instead of {most}).</source>
        <extracomment>For one: That would sell {n} fewer good ({fewer} instead of {most}). ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>Dann ließe sich {n} Ware weniger verkaufen ({fewer} statt {most}).</numerusform>
            <numerusform>Dann ließen sich {n} Waren weniger verkaufen ({fewer} statt {most}).</numerusform>
        </translation>
    </message>
    <message>
        <source>That’s too much to copy at once: at most {areas} areas with {corners} corners.</source>
        <extracomment>mapmaking/imports/copied_areas.py</extracomment>
        <translation>Das ist zu viel auf einmal: Kopieren lassen sich höchstens {areas} Gebiete mit {corners} Ecken.</translation>
    </message>
    <message>
        <source>The Brickworks is left for you. &lt;b&gt;Click the highlighted lot D5, which costs only £1, then press the button to build.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Dir bleibt die Ziegelei. &lt;b&gt;Klicke den markierten Bauplatz D5 an, der nur £1 kostet, dann drücke den Knopf zum Bauen.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The ID changed from “{old}” to “{new}”.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Die Kennung wurde von „{old}“ in „{new}“ geändert.</translation>
    </message>
    <message>
        <source>The ID of {name} can’t be “{id}” because {other} already has it.</source>
        <extracomment>mapmaking/edit/rename_id.py</extracomment>
        <translation>Die Kennung von {name} kann nicht „{id}“ sein, denn {other} hat sie schon.</translation>
    </message>
    <message>
        <source>The ID of {name} can’t be “{id}”. Use only letters, digits and single hyphens.</source>
        <extracomment>mapmaking/edit/rename_id.py</extracomment>
        <translation>Die Kennung von {name} kann nicht „{id}“ sein. Verwende nur Buchstaben, Ziffern und einzelne Bindestriche.</translation>
    </message>
    <message>
        <source>The View menu shows owners, ship networks, the cities a company can reach and what each city still needs. The Help menu has the rules in plain words and a list of all keyboard shortcuts.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Das Menü Ansicht zeigt Besitzer, Schiffsnetze, die Städte, die eine Gesellschaft erreicht, und was jede Stadt noch braucht. Im Menü Hilfe findest du die Regeln in einfachen Worten und eine Liste aller Tastenkürzel.</translation>
    </message>
    <message>
        <source>The XML in this file is damaged ({error}). Export it again.</source>
        <extracomment>mapmaking/imports/xml_tree.py</extracomment>
        <translation>Das XML in dieser Datei ist beschädigt ({error}). Exportiere sie noch einmal.</translation>
    </message>
    <message>
        <source>The archive holds no KML: a file that ends with “.kml” is missing.</source>
        <extracomment>mapmaking/imports/kml.py</extracomment>
        <translation>Das Archiv enthält kein KML: Eine Datei mit der Endung „.kml“ fehlt.</translation>
    </message>
    <message>
        <source>The area “{id}” is named twice.</source>
        <extracomment>games/singapore/rules/scenario.py</extracomment>
        <translation>Das Gebiet „{id}“ ist zweimal genannt.</translation>
    </message>
    <message>
        <source>The areas on the clipboard are damaged, so they can’t be pasted.</source>
        <extracomment>mapmaking/imports/copied_areas.py</extracomment>
        <translation>Die Gebiete in der Zwischenablage sind beschädigt und lassen sich nicht einfügen.</translation>
    </message>
    <message>
        <source>The arrow between {a} and {b} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Der Pfeil zwischen {a} und {b} hat sich geändert.</translation>
    </message>
    <message>
        <source>The best come first: by what you earn more, then by what you pay.</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Die besten stehen vorn: nach dem, was du mehr einnimmst, dann nach dem, was du zahlst.</translation>
    </message>
    <message>
        <source>The bidding has passed {player}’s limit.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Die Gebote haben die Grenze von {player} überschritten.</translation>
    </message>
    <message>
        <source>The border of {area} would cross or touch another one near {place}.</source>
        <extracomment>mapmaking/edit/shapes/apply_shapes.py</extracomment>
        <translation>Die Grenze von {area} würde bei {place} eine andere kreuzen oder berühren.</translation>
    </message>
    <message>
        <source>The bot couldn’t suggest a move.</source>
        <extracomment>ui/table/hints.py, ui/table/panels/past.py</extracomment>
        <translation>Der Bot konnte keinen Zug vorschlagen.</translation>
    </message>
    <message>
        <source>The bot for {player} can’t play.</source>
        <extracomment>ui/table/games/open_game.py</extracomment>
        <translation>Der Bot für {player} kann nicht spielen.</translation>
    </message>
    <message>
        <source>The bot wasn’t loaded within {n}&#xa0;s.</source>
        <extracomment>bots/plug_ins/host.py</extracomment>
        <translation>Der Bot wurde nicht innerhalb von {n}&#xa0;s geladen.</translation>
    </message>
    <message>
        <source>The building “{id}” is there twice.</source>
        <extracomment>games/singapore/rules/box.py</extracomment>
        <translation>Das Gebäude „{id}“ gibt es zweimal.</translation>
    </message>
    <message>
        <source>The canvas size changed from {old} to {new}&#xa0;units.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Die Größe der Zeichenfläche wurde von {old} auf {new}&#xa0;Einheiten geändert.</translation>
    </message>
    <message>
        <source>The circle has to stay inside {area}. Choose a radius from {least} to {most}.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>Der Kreis muss innerhalb von {area} bleiben. Wähle einen Radius von {least} bis {most}.</translation>
    </message>
    <message>
        <source>The city card “{card}” is dealt twice.</source>
        <extracomment>games/indonesia/game.py</extracomment>
        <translation>Die Städtekarte „{card}“ wurde zweimal ausgeteilt.</translation>
    </message>
    <message>
        <source>The city in {area} can’t buy any more {good} this year.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>{good}: Die Stadt in {area} kauft dieses Jahr nichts mehr davon.</translation>
    </message>
    <message>
        <source>The colour of {name} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Der Farbton von {name} hat sich geändert.</translation>
    </message>
    <message>
        <source>The colours of the window and the board.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Die Farben von Fenster und Spielplan.</translation>
    </message>
    <message>
        <source>The company in the auction</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Die versteigerte Gesellschaft</translation>
    </message>
    <message>
        <source>The company is worth about {amount} or more to you; the bid is {than}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Die Gesellschaft ist dir etwa {amount} oder mehr wert; das Gebot ist {than}.</translation>
    </message>
    <message>
        <source>The company is worth {than} to you if the game lasts; at most about {sum}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Die Gesellschaft ist dir {than} wert, wenn das Spiel noch dauert; höchstens etwa {sum}.</translation>
    </message>
    <message>
        <source>The company must be allowed at least one ship in era {era} or later.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Ab Ära {era} muss die Gesellschaft mindestens ein Schiff haben dürfen.</translation>
    </message>
    <message>
        <source>The company should bring you nothing more; the next bid is {than}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Die Gesellschaft dürfte dir nichts zusätzlich bringen; das nächste Gebot ist {than}.</translation>
    </message>
    <message>
        <source>The compass or the title changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Der Kompass oder der Titel hat sich geändert.</translation>
    </message>
    <message>
        <source>The copied areas overlap each other, so they can’t be pasted.</source>
        <extracomment>mapmaking/imports/copied_areas.py</extracomment>
        <translation>Die kopierten Gebiete überlappen sich und lassen sich nicht einfügen.</translation>
    </message>
    <message>
        <source>The credits changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Der Quellennachweis hat sich geändert.</translation>
    </message>
    <message>
        <source>The data is nested too deeply.</source>
        <extracomment>files/strict_json.py, mapmaking/imports/geojson.py, mapmaking/imports/svg.py, mapmaking/imports/svg_styles.py, mapmaking/imports/xml_tree.py</extracomment>
        <translation>Die Daten sind zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>The deed {old} is now {new}.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>Die Konzession {old} ist jetzt {new}.</translation>
    </message>
    <message>
        <source>The earlier report is on games of {game} with {players} players and the bot {bot}. Compare with the same game, number of players and bot.</source>
        <extracomment>mapmaking/review/balance_report.py</extracomment>
        <translation>Im früheren Bericht geht es um {game}-Partien mit {players} Spielern und dem Bot {bot}. Vergleiche mit demselben Spiel, derselben Spielerzahl und demselben Bot.</translation>
    </message>
    <message>
        <source>The file has format {found}, but this version of the program reads formats only up to {known}. Update the program.</source>
        <extracomment>files/strict_json.py</extracomment>
        <translation>Die Datei hat Format {found}, aber diese Version des Programms liest Formate nur bis {known}. Aktualisiere das Programm.</translation>
    </message>
    <message>
        <source>The file has more than {n} elements.</source>
        <extracomment>mapmaking/imports/xml_tree.py</extracomment>
        <translation>Die Datei hat mehr als {n} Elemente.</translation>
    </message>
    <message>
        <source>The file has no graph.</source>
        <extracomment>mapmaking/imports/graph_links.py</extracomment>
        <translation>Die Datei hat keinen Graphen.</translation>
    </message>
    <message>
        <source>The file has no layer “{name}”. It has: {names}.</source>
        <extracomment>mapmaking/imports/named_shapes.py</extracomment>
        <translation>Die Datei hat keine Ebene „{name}“. Sie hat: {names}.</translation>
    </message>
    <message>
        <source>The file has no layers.</source>
        <extracomment>mapmaking/imports/named_shapes.py</extracomment>
        <translation>Die Datei hat keine Ebenen.</translation>
    </message>
    <message>
        <source>The file name must end in {ending}.</source>
        <extracomment>mapmaking/files/shared_map.py</extracomment>
        <translation>Der Dateiname muss auf {ending} enden.</translation>
    </message>
    <message>
        <source>The final result is being counted. Press Enter to skip this.</source>
        <extracomment>ui/table/game_view.py</extracomment>
        <translation>Das Endergebnis wird gezählt. Enter überspringt das.</translation>
    </message>
    <message>
        <source>The first legal move was played instead.</source>
        <extracomment>ui/play/session_bridge.py</extracomment>
        <translation>Stattdessen wurde der erste zulässige Zug gespielt.</translation>
    </message>
    <message>
        <source>The first year isn’t over yet</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Noch ist kein Jahr vorbei</translation>
    </message>
    <message numerus="yes">
        <source>The first {n} are shown.</source>
        <extracomment>For one: The first {n} is shown. ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>
            <numerusform>Gezeigt ist die erste.</numerusform>
            <numerusform>Gezeigt sind die ersten {n}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first {n} decisions of your game were recovered. Anything after that is damaged.</source>
        <extracomment>For one: The first {n} decision of your game was recovered. Anything after that is damaged. ui/table/games/start_screen.py</extracomment>
        <translation>
            <numerusform>Die erste {n} Entscheidung deiner Partie wurde wiederhergestellt. Alles danach ist beschädigt.</numerusform>
            <numerusform>Die ersten {n} Entscheidungen deiner Partie wurden wiederhergestellt. Alles danach ist beschädigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder is missing or the disk is full.</source>
        <extracomment>ui/play/save_lock.py</extracomment>
        <translation>Der Ordner fehlt, oder die Festplatte ist voll.</translation>
    </message>
    <message>
        <source>The game couldn’t be reviewed.</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>Die Partie ließ sich nicht analysieren.</translation>
    </message>
    <message>
        <source>The game ends with era C. Earnings in the last year count twice. The most cash and bank together wins.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Die Partie endet mit Ära C. Die Einnahmen des letzten Jahres zählen doppelt. Wer in bar und auf der Bank zusammen am meisten hat, gewinnt.</translation>
    </message>
    <message>
        <source>The game is for {fewest} to {most} players, not for {players}.</source>
        <extracomment>core/game.py</extracomment>
        <translation>Das Spiel ist für {fewest} bis {most} Spieler, nicht für {players}.</translation>
    </message>
    <message>
        <source>The game needs at least {n} lots.</source>
        <extracomment>games/singapore/rules/scenario.py</extracomment>
        <translation>Das Spiel braucht mindestens {n} Bauplätze.</translation>
    </message>
    <message>
        <source>The game was opened as a copy up to that point.</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Bis dorthin wurde die Partie als Kopie geöffnet.</translation>
    </message>
    <message>
        <source>The games stopped. {reason}</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>Die Partien wurden abgebrochen. {reason}</translation>
    </message>
    <message>
        <source>The gap between {a} and {b} can’t be closed. Link them by hand.</source>
        <extracomment>mapmaking/edit/shapes/placing.py</extracomment>
        <translation>Die Lücke zwischen {a} und {b} lässt sich nicht schließen. Verbinde sie von Hand.</translation>
    </message>
    <message>
        <source>The ignored problems changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Die ignorierten Probleme haben sich geändert.</translation>
    </message>
    <message>
        <source>The label of {name} has to stay on the canvas.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>Der Name von {name} muss auf der Zeichenfläche bleiben.</translation>
    </message>
    <message>
        <source>The label of {place} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Der Name von {place} auf der Karte hat sich geändert.</translation>
    </message>
    <message>
        <source>The last era has ended: deeds of at most one type are left.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>Die letzte Ära ist zu Ende: Es sind höchstens noch Konzessionen einer Art übrig.</translation>
    </message>
    <message>
        <source>The last year’s earnings once more</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Die Einnahmen des letzten Jahres noch einmal</translation>
    </message>
    <message>
        <source>The licence says what others may do with the map. The credits of the map are shared, too.</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Die Lizenz sagt, was andere mit der Karte tun dürfen. Auch der Quellennachweis der Karte wird geteilt.</translation>
    </message>
    <message>
        <source>The limits take their number into account: in 19 of 20 reports on a balanced map, none of them stands out. Intervals are 95% intervals.</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Die Grenzen berücksichtigen ihre Anzahl: In 19 von 20 Berichten über eine ausgewogene Karte fällt keine auf. Intervalle sind 95-%-Intervalle.</translation>
    </message>
    <message>
        <source>The limits were removed.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Die Grenzen wurden entfernt.</translation>
    </message>
    <message>
        <source>The line can’t cross or touch itself.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>Die Linie darf sich nicht kreuzen oder berühren.</translation>
    </message>
    <message>
        <source>The line doesn’t cross any area.</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>Die Linie kreuzt kein Gebiet.</translation>
    </message>
    <message>
        <source>The line doesn’t cut {area} in two. Draw it from border to border.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>Die Linie teilt {area} nicht in zwei: Ziehe sie von Grenze zu Grenze.</translation>
    </message>
    <message>
        <source>The links of repaired areas don’t follow their borders.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Die Verbindungen reparierter Gebiete folgen nicht ihren Grenzen.</translation>
    </message>
    <message>
        <source>The map already has a compass.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>Die Karte hat schon einen Kompass.</translation>
    </message>
    <message>
        <source>The map already has its title.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>Die Karte hat schon ihren Titel.</translation>
    </message>
    <message>
        <source>The map can be played.</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py</extracomment>
        <translation>Die Karte ist spielbar.</translation>
    </message>
    <message>
        <source>The map can’t be played yet. {reason}</source>
        <extracomment>mapmaking/review/trial_games.py</extracomment>
        <translation>Die Karte ist noch nicht spielbar. {reason}</translation>
    </message>
    <message numerus="yes">
        <source>The map can’t be played yet: {n} errors have no fix that the program can choose.</source>
        <extracomment>For one: The map can’t be played yet: {n} error has no fix that the program can choose. ui/editor/dialogs/playable_dialog.py</extracomment>
        <translation>
            <numerusform>Die Karte ist noch nicht spielbar: {n} Fehler hat keine Lösung, die das Programm wählen kann.</numerusform>
            <numerusform>Die Karte ist noch nicht spielbar: {n} Fehler haben keine Lösung, die das Programm wählen kann.</numerusform>
        </translation>
    </message>
    <message>
        <source>The map can’t be that small. It would cut off the arrow between {a} and {b}.</source>
        <extracomment>mapmaking/edit/shapes/canvas.py</extracomment>
        <translation>So klein kann die Karte nicht sein: Der Pfeil zwischen {a} und {b} würde abgeschnitten.</translation>
    </message>
    <message>
        <source>The map can’t be that small. It would cut off the compass.</source>
        <extracomment>mapmaking/edit/shapes/canvas.py</extracomment>
        <translation>So klein kann die Karte nicht sein: Der Kompass würde abgeschnitten.</translation>
    </message>
    <message>
        <source>The map can’t be that small. It would cut off the label of {place}.</source>
        <extracomment>mapmaking/edit/shapes/canvas.py</extracomment>
        <translation>So klein kann die Karte nicht sein: Der Name von {place} würde abgeschnitten.</translation>
    </message>
    <message>
        <source>The map can’t be that small. It would cut off the title.</source>
        <extracomment>mapmaking/edit/shapes/canvas.py</extracomment>
        <translation>So klein kann die Karte nicht sein: Der Titel würde abgeschnitten.</translation>
    </message>
    <message>
        <source>The map can’t be that small. It would cut off {area}.</source>
        <extracomment>mapmaking/edit/shapes/canvas.py</extracomment>
        <translation>So klein kann die Karte nicht sein: {area} würde abgeschnitten.</translation>
    </message>
    <message>
        <source>The map has changed since. This can’t be done any more.</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Die Karte hat sich seitdem geändert. Das geht nicht mehr.</translation>
    </message>
    <message>
        <source>The map has no province “{id}”.</source>
        <extracomment>board/files/board_file.py, games/indonesia/maps/repair.py, games/indonesia/rules/scenario.py</extracomment>
        <translation>Auf der Karte gibt es keine Provinz „{id}“.</translation>
    </message>
    <message>
        <source>The map has no provinces yet.</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Die Karte hat noch keine Provinzen.</translation>
    </message>
    <message numerus="yes">
        <source>The map has {n} errors. Others can open it in the map editor, but not play on it.</source>
        <extracomment>For one: The map has {n} error. Others can open it in the map editor, but not play on it. ui/editor/menus/export_commands.py</extracomment>
        <translation>
            <numerusform>Die Karte hat {n} Fehler. Andere können sie im Karteneditor öffnen, aber nicht darauf spielen.</numerusform>
            <numerusform>Die Karte hat {n} Fehler. Andere können sie im Karteneditor öffnen, aber nicht darauf spielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The map in {folder} is open in another window. Close that window first.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Die Karte in {folder} ist in einem anderen Fenster geöffnet. Schließe es zuerst.</translation>
    </message>
    <message>
        <source>The map is for {new} instead of {old}.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Die Karte ist jetzt für {new} statt für {old}.</translation>
    </message>
    <message>
        <source>The map is too damaged to repair.</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>Die Karte ist zu stark beschädigt, um sie zu reparieren.</translation>
    </message>
    <message>
        <source>The map is too large for one file.</source>
        <extracomment>mapmaking/files/shared_map.py</extracomment>
        <translation>Die Karte ist zu groß für eine einzige Datei.</translation>
    </message>
    <message>
        <source>The map now has no deeds or city cards.</source>
        <extracomment>games/indonesia/maps/map_data.py</extracomment>
        <translation>Die Karte hat jetzt keine Konzessionen und keine Städtekarten.</translation>
    </message>
    <message>
        <source>The map now has no tiles.</source>
        <extracomment>games/singapore/maps/map_data.py</extracomment>
        <translation>Die Karte hat jetzt keine Plättchen.</translation>
    </message>
    <message>
        <source>The map will be saved in {folder}.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Die Karte wird in {folder} gespeichert.</translation>
    </message>
    <message>
        <source>The maps are the same.</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>Die Karten sind gleich.</translation>
    </message>
    <message>
        <source>The minimum border length changed from {old} to {new}&#xa0;units.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Die Mindestlänge einer Grenze wurde von {old} auf {new}&#xa0;Einheiten geändert.</translation>
    </message>
    <message>
        <source>The minimum border length must be greater than 0.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>Die Mindestlänge einer Grenze muss größer als 0 sein.</translation>
    </message>
    <message>
        <source>The more games, the clearer it is. Stronger bots take longer.</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Je mehr Partien, desto klarer das Ergebnis. Stärkere Bots brauchen länger.</translation>
    </message>
    <message>
        <source>The most chips and opium together are caught. They pay £1 for each, or move back on the victory track if they can’t. They return their chips and lose half their opium.</source>
        <extracomment>ui/games/singapore/chips_page.py</extracomment>
        <translation>Wer die größte Summe aus Chips und Opium hat, wird erwischt und zahlt für jedes davon £1 oder geht auf der Siegpunktleiste zurück, wenn das Geld nicht reicht. Die Chips kommen in den Beutel zurück, und die Hälfte des Opiums ist verloren.</translation>
    </message>
    <message>
        <source>The name is too long. Use at most {most} characters.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>Der Name ist zu lang. Verwende höchstens {most} Zeichen.</translation>
    </message>
    <message>
        <source>The name of {a} is on land of {b}.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Der Name von {a} liegt auf Land von {b}.</translation>
    </message>
    <message>
        <source>The name of {sea} isn’t in that sea.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>Der Name von {sea} steht nicht in diesem Meer.</translation>
    </message>
    <message>
        <source>The new top of the stack: {tile} ({effect}).</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Jetzt oben auf dem Stapel: {tile} ({effect}).</translation>
    </message>
    <message>
        <source>The next bid is {amount}; there’s only {than} in cash.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Das nächste Gebot ist {amount}; an Bargeld sind nur {than} da.</translation>
    </message>
    <message>
        <source>The next bid is {than}; the company is worth about {sum} to you at most.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Das nächste Gebot ist {than}; die Gesellschaft ist dir höchstens etwa {sum} wert.</translation>
    </message>
    <message>
        <source>The next bid is {than}; the company is worth that to you only if the game lasts.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Das nächste Gebot ist {than}; so viel ist dir die Gesellschaft nur wert, wenn das Spiel noch dauert.</translation>
    </message>
    <message>
        <source>The note on {a} and {b} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Die Anmerkung zu {a} und {b} hat sich geändert.</translation>
    </message>
    <message>
        <source>The number of city stones must be from 0 to {most}.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Die Zahl der Stadtsteine muss zwischen 0 und {most} liegen.</translation>
    </message>
    <message>
        <source>The numbers of city stones are missing or invalid.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Die Zahl der Stadtsteine fehlt oder ist ungültig.</translation>
    </message>
    <message>
        <source>The numbers of city stones of size 1, 2 and 3 changed from {old} to {new}.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>Die Zahl der Stadtsteine der Größen 1, 2 und 3 wurde von {old} auf {new} geändert.</translation>
    </message>
    <message>
        <source>The old file was kept as {file}.</source>
        <extracomment>ui/settings/settings_file.py</extracomment>
        <translation>Die alte Datei wurde als {file} aufbewahrt.</translation>
    </message>
    <message>
        <source>The outline crosses itself, so everything it encloses is used.</source>
        <extracomment>mapmaking/imports/named_shapes.py</extracomment>
        <translation>Der Umriss kreuzt sich selbst; verwendet wird alles, was er umschließt.</translation>
    </message>
    <message>
        <source>The outline has to enclose some ground without crossing or touching itself.</source>
        <extracomment>mapmaking/edit/shapes/drawn_areas.py</extracomment>
        <translation>Der Umriss muss eine Fläche umschließen und darf sich nicht kreuzen oder berühren.</translation>
    </message>
    <message>
        <source>The outline has to be on the canvas, in one piece.</source>
        <extracomment>mapmaking/edit/shapes/drawn_areas.py</extracomment>
        <translation>Der Umriss muss in einem Stück auf der Zeichenfläche liegen.</translation>
    </message>
    <message>
        <source>The outline of {area} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Der Umriss von {area} hat sich geändert.</translation>
    </message>
    <message>
        <source>The overlap goes to {others}.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>Die Überlappung geht an {others}.</translation>
    </message>
    <message>
        <source>The places for ships in {sea} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Die Liegeplätze haben sich geändert: {sea}.</translation>
    </message>
    <message>
        <source>The player with the most money wins. Earnings in the last year count double.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Wer das meiste Geld hat, gewinnt. Die Einnahmen des letzten Jahres zählen doppelt.</translation>
    </message>
    <message>
        <source>The process couldn’t be started.</source>
        <extracomment>ui/support/worker_pool.py</extracomment>
        <translation>Der Prozess ließ sich nicht starten.</translation>
    </message>
    <message>
        <source>The process ended unexpectedly.</source>
        <extracomment>bots/plug_ins/host.py, ui/support/worker_pool.py</extracomment>
        <translation>Der Prozess wurde unerwartet beendet.</translation>
    </message>
    <message>
        <source>The program bids for {player} up to a limit, then asks again.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Das Programm bietet für {player} bis zu einer Grenze und fragt dann wieder.</translation>
    </message>
    <message>
        <source>The program bids for {player} up to a limit, then passes.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Das Programm bietet für {player} bis zu einer Grenze und passt dann.</translation>
    </message>
    <message>
        <source>The program bids for {player} up to {limit}, then asks again.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Das Programm bietet für {player} bis {limit} und fragt dann wieder.</translation>
    </message>
    <message>
        <source>The program bids for {player} up to {limit}, then passes.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Das Programm bietet für {player} bis {limit} und passt dann.</translation>
    </message>
    <message>
        <source>The program closed before these changes were saved. Your files are as you last saved them and won’t change until you save again.</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Das Programm wurde beendet, bevor diese Änderungen gespeichert waren. Deine Dateien sind so, wie du sie zuletzt gespeichert hast, und ändern sich erst, wenn du wieder speicherst.</translation>
    </message>
    <message>
        <source>The program closed unexpectedly.</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Das Programm wurde unerwartet beendet.</translation>
    </message>
    <message>
        <source>The program is now bidding for {player} in this auction.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Das Programm bietet in dieser Versteigerung für {player}.</translation>
    </message>
    <message>
        <source>The province was removed from the card.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Die Provinz wurde von der Städtekarte entfernt.</translation>
    </message>
    <message>
        <source>The province {old} was renamed to {new}.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Die Provinz {old} wurde in {new} umbenannt.</translation>
    </message>
    <message>
        <source>The random seed {seed} doesn’t produce this set-up.</source>
        <extracomment>games/indonesia/game.py, games/singapore/game.py</extracomment>
        <translation>Die Startzahl {seed} ergibt diese Startaufstellung nicht.</translation>
    </message>
    <message>
        <source>The reply couldn’t be read ({error}).</source>
        <extracomment>ui/support/worker_pool.py</extracomment>
        <translation>Die Antwort ließ sich nicht lesen ({error}).</translation>
    </message>
    <message>
        <source>The rules haven’t been translated into this language yet, so they’re shown in English.</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Die Regeln sind noch nicht in diese Sprache übersetzt und erscheinen deshalb auf Englisch.</translation>
    </message>
    <message>
        <source>The selected changes will be gone for good.</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Die ausgewählten Änderungen sind dann endgültig weg.</translation>
    </message>
    <message numerus="yes">
        <source>The set-up isn’t for {n} players.</source>
        <extracomment>For one: The set-up isn’t for {n} player. games/indonesia/game.py</extracomment>
        <translation>
            <numerusform>Die Startaufstellung passt nicht zu {n} Spieler.</numerusform>
            <numerusform>Die Startaufstellung passt nicht zu {n} Spielern.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ship limits of the deed {deed} are now {limits}.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>Die Schiffsgrenzen der Konzession {deed} sind jetzt {limits}.</translation>
    </message>
    <message>
        <source>The symbols of {place} belong to its label and can’t be removed.</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Die Zeichen von {place} gehören zum Namen und lassen sich nicht entfernen.</translation>
    </message>
    <message>
        <source>The title changed from “{old}” to “{new}”.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Der Titel wurde von „{old}“ in „{new}“ geändert.</translation>
    </message>
    <message>
        <source>The title of the game data changed from “{old}” to “{new}”.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>Der Titel der Spieldaten wurde von „{old}“ in „{new}“ geändert.</translation>
    </message>
    <message>
        <source>The token of {area} can’t be removed; every area needs one.</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Der Spielstein von {area} lässt sich nicht entfernen: Jedes Gebiet braucht einen.</translation>
    </message>
    <message>
        <source>The token of {area} was moved or resized.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Der Spielstein von {area} wurde verschoben oder in der Größe geändert.</translation>
    </message>
    <message>
        <source>The tutorial is already open</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Die Einführung ist schon geöffnet</translation>
    </message>
    <message>
        <source>The winner pays the whole bid, which is shared among the former owners by units.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Wer gewinnt, zahlt das ganze Gebot; die bisherigen Besitzer teilen es sich nach Einheiten.</translation>
    </message>
    <message>
        <source>The zone at {area} has already sold all its goods.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>Die Zone bei {area} hat schon alle Waren verkauft.</translation>
    </message>
    <message>
        <source>The {a} and the {b} aren’t adjacent.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>{a} und {b} sind nicht benachbart.</translation>
    </message>
    <message>
        <source>The {deed} deed is discarded: {reason}</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>Die Konzession {deed} wird abgelegt: {reason}</translation>
    </message>
    <message>
        <source>The {province} shipping company isn’t allowed a ship in any era.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Die Reederei von {province} darf in keiner Ära ein Schiff haben.</translation>
    </message>
    <message>
        <source>The {province} shipping deed has no ship limits.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Die Schifffahrtskonzession von {province} hat keine Schiffsgrenzen.</translation>
    </message>
    <message>
        <source>The {province} {good} deed has ship limits, but only shipping deeds can have them.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Die Konzession für {good} in {province} hat Schiffsgrenzen, aber nur Schifffahrtskonzessionen dürfen welche haben.</translation>
    </message>
    <message>
        <source>The {sea} doesn’t touch the city in {area}.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>{sea} grenzt nicht an die Stadt in {area}.</translation>
    </message>
    <message>
        <source>The {sea} doesn’t touch the zone at {area}.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>{sea} grenzt nicht an die Zone bei {area}.</translation>
    </message>
    <message>
        <source>The {sea} doesn’t touch {province}.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{sea} grenzt nicht an {province}.</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>There are no city stones of size 1 left.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>Es ist kein Stadtstein der Größe 1 mehr da.</translation>
    </message>
    <message>
        <source>There are no city stones of size 1, so no cities can be built.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Es gibt keinen Stadtstein der Größe 1, also lässt sich keine Stadt bauen.</translation>
    </message>
    <message>
        <source>There are no deeds left.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>Es ist keine Konzession mehr da.</translation>
    </message>
    <message>
        <source>There are three eras, and the third ends the game when at most one type of deed is left. Earnings in the last year count twice. Then everyone adds up their cash and their bank, and the richest player wins.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Es gibt drei Ären; die dritte beendet die Partie, wenn höchstens noch Konzessionen einer Art übrig sind. Die Einnahmen des letzten Jahres zählen doppelt. Dann zählen alle ihr Bargeld und ihre Bank zusammen, und wer am reichsten ist, gewinnt.</translation>
    </message>
    <message>
        <source>There are {n} colours, from 0 to {last}.</source>
        <extracomment>mapmaking/edit/provinces.py</extracomment>
        <translation>Es gibt {n} Farbtöne, von 0 bis {last}.</translation>
    </message>
    <message>
        <source>There isn’t enough cash for the next bid of {bid}&#xa0;Rp.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Für das nächste Gebot von {bid}&#xa0;Rp reicht das Bargeld nicht.</translation>
    </message>
    <message>
        <source>There isn’t enough money for {company} to buy an area ({price}&#xa0;Rp).</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Für ein weiteres Gebiet von {company} reicht das Geld nicht ({price}&#xa0;Rp).</translation>
    </message>
    <message>
        <source>There was no reply within {n}&#xa0;s.</source>
        <extracomment>bots/plug_ins/host.py, ui/support/worker_pool.py</extracomment>
        <translation>Innerhalb von {n}&#xa0;s kam keine Antwort.</translation>
    </message>
    <message>
        <source>There’s already a corner here.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Hier ist schon eine Ecke.</translation>
    </message>
    <message>
        <source>There’s already a lake called {name}.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>Es gibt schon einen See {name}.</translation>
    </message>
    <message>
        <source>There’s already a land area called {name}.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>Es gibt schon ein Landgebiet {name}.</translation>
    </message>
    <message>
        <source>There’s already a map in {folder}. Overwrite it?</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>In {folder} ist schon eine Karte. Überschreiben?</translation>
    </message>
    <message>
        <source>There’s already a province called {name}.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>Es gibt schon eine Provinz {name}.</translation>
    </message>
    <message>
        <source>There’s already a sea called {name}.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>Es gibt schon ein Meer {name}.</translation>
    </message>
    <message>
        <source>There’s no arrow between {a} and {b}.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>Zwischen {a} und {b} gibt es keinen Pfeil.</translation>
    </message>
    <message>
        <source>There’s no border here.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Hier ist keine Grenze.</translation>
    </message>
    <message>
        <source>There’s no company in {place}.</source>
        <extracomment>ui/games/indonesia/panels/companies.py</extracomment>
        <translation>Hier liegt keine Gesellschaft: {place}.</translation>
    </message>
    <message>
        <source>There’s no corner here.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Hier ist keine Ecke.</translation>
    </message>
    <message>
        <source>There’s no quick reference for {game}.</source>
        <extracomment>ui/table/rules_presenter.py</extracomment>
        <translation>Zu {game} gibt es keine Kurzregeln.</translation>
    </message>
    <message>
        <source>There’s no room for a new area inside this outline.</source>
        <extracomment>mapmaking/edit/shapes/drawn_areas.py</extracomment>
        <translation>In diesem Umriss ist kein Platz für ein neues Gebiet.</translation>
    </message>
    <message>
        <source>There’s no rule book for {game}.</source>
        <extracomment>ui/table/rules_presenter.py</extracomment>
        <translation>Zu {game} gibt es kein Regelbuch.</translation>
    </message>
    <message>
        <source>There’s no tracing picture yet. Choose one in the View menu.</source>
        <extracomment>ui/editor/tools/trace.py</extracomment>
        <translation>Es gibt noch kein Bild zum Nachzeichnen. Wähle eines im Menü Ansicht.</translation>
    </message>
    <message>
        <source>There’s nothing to decide right now.</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Gerade gibt es nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>These companies have nothing on the board, so the only possible bid is 0&#xa0;Rp.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Diese Gesellschaften haben nichts auf dem Spielplan; das einzige mögliche Gebot ist 0&#xa0;Rp.</translation>
    </message>
    <message>
        <source>They meet only at a point, so they aren’t linked unless you decide otherwise.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Sie berühren sich nur in einem Punkt; sie sind also nicht verbunden, sofern du nichts anderes entscheidest.</translation>
    </message>
    <message>
        <source>They were set to the defaults.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Es gelten jetzt die üblichen.</translation>
    </message>
    <message>
        <source>They were set to the defaults: {small}, {middle} and {large}.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Es gelten jetzt die üblichen: {small}, {middle} und {large}.</translation>
    </message>
    <message>
        <source>Thinking time for seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Bedenkzeit für Sitz {seat}</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Denkt nach …</translation>
    </message>
    <message>
        <source>This file can’t be opened.</source>
        <extracomment>ui/table/games/saved_games.py</extracomment>
        <translation>Diese Datei lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>This map can’t be read. {reason}</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py, ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Diese Karte lässt sich nicht lesen. {reason}</translation>
    </message>
    <message>
        <source>This map can’t be used</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Diese Karte lässt sich nicht verwenden</translation>
    </message>
    <message>
        <source>This map has no doubtful borders.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Diese Karte hat keine zweifelhaften Grenzen.</translation>
    </message>
    <message>
        <source>This problem can’t be ignored.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Dieses Problem lässt sich nicht ignorieren.</translation>
    </message>
    <message>
        <source>This track is already at 5, the maximum.</source>
        <extracomment>games/indonesia/rules/phases/research.py</extracomment>
        <translation>Diese Leiste steht schon auf Stufe 5, der höchsten.</translation>
    </message>
    <message>
        <source>This would take more than {n} minutes because the outlines are too complex. Simplify them, or use fewer at a time.</source>
        <extracomment>ui/widgets/progress_dialog.py</extracomment>
        <translation>Das würde mehr als {n} Minuten dauern, weil die Umrisse zu komplex sind. Vereinfache sie oder nimm weniger auf einmal.</translation>
    </message>
    <message>
        <source>Tick “Bid for me up to this amount” first.</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Setze zuerst das Häkchen bei „Bis zu diesem Betrag für mich bieten“.</translation>
    </message>
    <message>
        <source>Tied with {players}. The player earlier in the order of play wins the tie.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Gleichstand mit {players}; es gewinnt, wer in der Zugreihenfolge weiter vorn ist.</translation>
    </message>
    <message>
        <source>Timeline</source>
        <extracomment>ui/play/timeline_slider.py</extracomment>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>To announce one, you need a Mergers level of at least the number of deeds in the merged company.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Zum Ankündigen muss deine Stufe bei Fusionen mindestens so hoch sein wie die Zahl der Konzessionen der neuen Gesellschaft.</translation>
    </message>
    <message>
        <source>To bid, a player must own one of the two companies or have a free slot.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Wer bietet, muss eine der beiden Gesellschaften besitzen oder einen freien Firmenplatz haben.</translation>
    </message>
    <message>
        <source>To bid, you must own one of the two companies or have a free slot. Bids rise in steps of the number of units.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Bieten darf, wem eine der beiden gehört oder wer einen freien Firmenplatz hat. Gebote steigen um die Zahl der Einheiten.</translation>
    </message>
    <message>
        <source>To hide the label, right-click {place} in the “Areas” panel.</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Um den Namen auszublenden, klicke im Bedienfeld „Gebiete“ mit der rechten Maustaste auf {place}.</translation>
    </message>
    <message>
        <source>To remove the arrow, unlink {a} and {b}.</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Um den Pfeil zu entfernen, trenne {a} und {b}.</translation>
    </message>
    <message>
        <source>To {city} with {line}: {cost}.</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Nach {city} mit {line}: {cost}.</translation>
    </message>
    <message>
        <source>Token circles</source>
        <extracomment>ui/editor/canvas/board_items.py</extracomment>
        <translation>Spielsteine</translation>
    </message>
    <message>
        <source>Trained by self-play; thinks its best ideas through to the end of the year.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Hat im Spiel gegen sich selbst gelernt und denkt seine besten Ideen bis zum Jahresende durch.</translation>
    </message>
    <message>
        <source>Tries to have the most money at the end of the game.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Versucht, am Ende der Partie das meiste Geld zu haben.</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Einführung</translation>
    </message>
    <message>
        <source>Tutorial progress</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Fortschritt der Einführung</translation>
    </message>
    <message>
        <source>Two deeds or city cards are called “{id}”.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Zwei Konzessionen oder Städtekarten heißen „{id}“.</translation>
    </message>
    <message>
        <source>Two deeds or city cards have this ID.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Zwei Konzessionen oder Städtekarten haben diese Kennung.</translation>
    </message>
    <message>
        <source>Type the name of an area.</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Gib den Namen eines Gebiets ein.</translation>
    </message>
    <message>
        <source>Undo everything after this point (Redo restores it)</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Alles danach rückgängig machen (Wiederholen stellt es wieder her)</translation>
    </message>
    <message>
        <source>Unlink {a} and {b} (automatic)</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} und {b} trennen (automatisch)</translation>
    </message>
    <message>
        <source>Unsold</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Nicht verkauft</translation>
    </message>
    <message>
        <source>Use only letters, digits and single hyphens in the ID of a map.</source>
        <extracomment>mapmaking/edit/new_map.py</extracomment>
        <translation>Verwende in der Kennung einer Karte nur Buchstaben, Ziffern und einzelne Bindestriche.</translation>
    </message>
    <message>
        <source>Use the default ship limits</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Übliche Schiffsgrenzen verwenden</translation>
    </message>
    <message>
        <source>Use this plan, net {net}</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Diesen Plan nehmen, netto {net}</translation>
    </message>
    <message>
        <source>View this moment</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Diesen Zeitpunkt ansehen</translation>
    </message>
    <message>
        <source>Web page (*.html);;Plain text (*.txt)</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Webseite (*.html);;Text (*.txt)</translation>
    </message>
    <message>
        <source>Shown when the program starts.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Was du nach dem Programmstart siehst.</translation>
    </message>
    <message>
        <source>When at most one type of deed is left: everyone builds a city from a city card, then new deeds appear.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Sind höchstens noch Konzessionen einer Art übrig, bauen alle nach einer Städtekarte eine Stadt; dann kommen neue Konzessionen.</translation>
    </message>
    <message>
        <source>When the limit is reached</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Wenn die Grenze erreicht ist</translation>
    </message>
    <message>
        <source>Where to start {company}</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Wo {company} beginnt</translation>
    </message>
    <message>
        <source>Why can this stay as it is?</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Warum kann das so bleiben?</translation>
    </message>
    <message>
        <source>Width and height must each be {least} to {most}&#xa0;units.</source>
        <extracomment>mapmaking/edit/shapes/canvas.py</extracomment>
        <translation>Breite und Höhe müssen jeweils {least} bis {most}&#xa0;Einheiten betragen.</translation>
    </message>
    <message numerus="yes">
        <source>Wins {won} of its games against {n} {bot} bots ({details})</source>
        <extracomment>For one: Wins {won} of its games against one {bot} bot ({details}) ui/table/games/level_guide.py</extracomment>
        <translation>
            <numerusform>Gewinnt {won} der Partien gegen {n} Bot der Stufe {bot} ({details})</numerusform>
            <numerusform>Gewinnt {won} der Partien gegen {n} Bots der Stufe {bot} ({details})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {n} players, number {place} in the starting order of play won {wins} of {all} games.</source>
        <extracomment>For one: With {n} player, number {place} in the starting order of play won {wins} of {all} games. games/indonesia/maps/trial_findings.py</extracomment>
        <translation>
            <numerusform>Bei {n} Spieler gewann Nummer {place} der ersten Zugreihenfolge {wins} von {all} Partien.</numerusform>
            <numerusform>Bei {n} Spielern gewann Nummer {place} der ersten Zugreihenfolge {wins} von {all} Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Would grow, but no city stones are left</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Würde wachsen, aber es ist kein Stadtstein mehr da</translation>
    </message>
    <message>
        <source>Wrap label of {place}</source>
        <extracomment>ui/editor/tools/place.py</extracomment>
        <translation>Namen von {place} umbrechen</translation>
    </message>
    <message>
        <source>Year {year}: doubling the last year’s earnings brings {player} {amount}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Jahr {year}: Die Verdopplung der letzten Einnahmen bringt {player} {amount}</translation>
    </message>
    <message>
        <source>Year {year}: doubling the last year’s earnings costs {player} {amount}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Jahr {year}: Die Verdopplung der letzten Einnahmen kostet {player} {amount}</translation>
    </message>
    <message>
        <source>Year {year}: {player} earns {amount} with {companies}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Jahr {year}: {player} nimmt mit {companies} {amount} ein</translation>
    </message>
    <message>
        <source>Year {year}: {player} loses {amount} with {companies}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Jahr {year}: {player} verliert mit {companies} {amount}</translation>
    </message>
    <message>
        <source>You can acquire companies in phase 4, Acquisitions.</source>
        <extracomment>ui/games/indonesia/game_view.py</extracomment>
        <translation>Gesellschaften gründest du in Phase 4, Erwerb.</translation>
    </message>
    <message>
        <source>You can keep using the program.</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Du kannst das Programm weiter benutzen.</translation>
    </message>
    <message>
        <source>You can’t afford a higher bid.</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Dein Bargeld reicht für kein höheres Gebot.</translation>
    </message>
    <message>
        <source>You can’t choose this on the board. Use the panel.</source>
        <extracomment>ui/table/panels/panel.py</extracomment>
        <translation>Das kannst du nicht auf dem Spielplan wählen. Nimm das Bedienfeld.</translation>
    </message>
    <message>
        <source>You can’t choose {place} now.</source>
        <extracomment>ui/table/panels/answers.py</extracomment>
        <translation>{place} kann jetzt nicht gewählt werden.</translation>
    </message>
    <message>
        <source>You can’t merge {a} with {b}.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>{a} und {b} lassen sich nicht fusionieren.</translation>
    </message>
    <message>
        <source>You could, but build in Seroja this time. Budi will build in Anggrek, and more cities buy more rice.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Das ginge, aber baue diesmal in Seroja. Budi wird in Anggrek bauen, und mehr Städte kaufen mehr Reis.</translation>
    </message>
    <message>
        <source>You could, but your own ships save you the fees. Start Teratai shipping in the Still Lagoon.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Das ginge, aber eigene Schiffe sparen dir die Fracht. Gründe die Schifffahrt Teratai in der Stillen Lagune.</translation>
    </message>
    <message>
        <source>You don’t have permission to write to this folder.</source>
        <extracomment>ui/play/save_lock.py</extracomment>
        <translation>Du hast keine Berechtigung, in diesen Ordner zu schreiben.</translation>
    </message>
    <message>
        <source>You don’t have that city card for this era.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>Diese Städtekarte hast du in dieser Ära nicht.</translation>
    </message>
    <message>
        <source>You keep</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Du behältst</translation>
    </message>
    <message>
        <source>You must sell as many goods as possible, even at a loss. You choose which ones and where.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Du musst so viele Waren wie möglich verkaufen, auch mit Verlust. Welche und wohin, wählst du.</translation>
    </message>
    <message>
        <source>You only have {cash}&#xa0;Rp in cash, so you can’t bid {bid}&#xa0;Rp.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Du hast nur {cash}&#xa0;Rp Bargeld, also kannst du nicht {bid}&#xa0;Rp bieten.</translation>
    </message>
    <message>
        <source>Your changes will be lost when you quit.</source>
        <extracomment>ui/settings/settings_file.py</extracomment>
        <translation>Deine Änderungen gehen verloren, wenn du das Programm beendest.</translation>
    </message>
    <message>
        <source>Your game is saved in {file}.</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Die Partie ist in {file} gespeichert.</translation>
    </message>
    <message>
        <source>Your own map in {folder}</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Deine eigene Karte, in {folder}</translation>
    </message>
    <message numerus="yes">
        <source>Your whole game was recovered ({n} decisions).</source>
        <extracomment>For one: Your whole game was recovered ({n} decision). ui/table/games/start_screen.py</extracomment>
        <translation>
            <numerusform>Deine ganze Partie wurde wiederhergestellt ({n} Entscheidung).</numerusform>
            <numerusform>Deine ganze Partie wurde wiederhergestellt ({n} Entscheidungen).</numerusform>
        </translation>
    </message>
    <message>
        <source>You’re editing a repaired copy. The damaged files won’t be changed. Save the copy under a new name.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Du bearbeitest eine reparierte Kopie. Die beschädigten Dateien bleiben unverändert. Speichere die Kopie unter neuem Namen.</translation>
    </message>
    <message>
        <source>You’re looking at the past. Return to the present first.</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Du siehst einen früheren Zeitpunkt. Kehre zuerst zur Gegenwart zurück.</translation>
    </message>
    <message>
        <source>You’re skipped</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Du wirst übersprungen</translation>
    </message>
    <message>
        <source>ZIP archive of CSV tables (*.zip)</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>ZIP-Archiv mit CSV-Tabellen (*.zip)</translation>
    </message>
    <message>
        <source>Zoom to your choices</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Auf wählbare Orte zoomen</translation>
    </message>
    <message>
        <source>at first glance</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>auf den ersten Blick</translation>
    </message>
    <message>
        <source>bids count ×{factor}</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Gebote zählen ×{factor}</translation>
    </message>
    <message>
        <source>by chance: {share}</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>bei Zufall: {share}</translation>
    </message>
    <message>
        <source>can grow: {cities}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>kann wachsen: {cities}</translation>
    </message>
    <message>
        <source>colour and pattern show the owner</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>Farbe und Muster nennen den Besitzer</translation>
    </message>
    <message numerus="yes">
        <source>discards the deeds {deeds}</source>
        <extracomment>For one: discards the deed {deeds} ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>
            <numerusform>danach entfällt die Konzession {deeds}</numerusform>
            <numerusform>danach entfallen die Konzessionen {deeds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expand by up to {n} areas or ships</source>
        <extracomment>For one: expand by {n} area or ship ui/games/indonesia/texts/names.py</extracomment>
        <translation>
            <numerusform>um {n} Gebiet oder Schiff expandieren</numerusform>
            <numerusform>um bis zu {n} Gebiete oder Schiffe expandieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expands by {n} for free</source>
        <extracomment>For one: expands by {n} for free ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>expandiert kostenlos um {n}</numerusform>
            <numerusform>expandiert kostenlos um {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>goods received and still needed</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>erhaltene und noch fehlende Waren</translation>
    </message>
    <message numerus="yes">
        <source>hold up to {n} companies</source>
        <extracomment>For one: hold up to {n} company ui/games/indonesia/texts/names.py</extracomment>
        <translation>
            <numerusform>bis zu {n} Gesellschaft besitzen</numerusform>
            <numerusform>bis zu {n} Gesellschaften besitzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins {n} zones</source>
        <extracomment>For one: joins {n} zone ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>verbindet {n} Zone</numerusform>
            <numerusform>verbindet {n} Zonen</numerusform>
        </translation>
    </message>
    <message>
        <source>land area “{id}”</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Landgebiet „{id}“</translation>
    </message>
    <message>
        <source>largest</source>
        <comment>city</comment>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>schon am größten</translation>
    </message>
    <message>
        <source>last year doubled {amount}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>letztes Jahr doppelt {amount}</translation>
    </message>
    <message>
        <source>drop out of this auction</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>aus der Versteigerung aussteigen</translation>
    </message>
    <message>
        <source>line {line}</source>
        <extracomment>core/record.py, files/strict_json.py, mapmaking/imports/xml_tree.py</extracomment>
        <translation>Zeile {line}</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <extracomment>mapmaking/imports/geojson.py, mapmaking/imports/xml_tree.py</extracomment>
        <translation>Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <source>link {a} – {b}</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Verbindung {a} – {b}</translation>
    </message>
    <message>
        <source>linked</source>
        <comment>would be</comment>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>verbunden</translation>
    </message>
    <message>
        <source>may add {number}</source>
        <comment>ships</comment>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>darf {number} hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>may buy {n} areas for {price} each</source>
        <extracomment>For one: may buy {n} area for {price} ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>darf {n} Gebiet für {price} kaufen</numerusform>
            <numerusform>darf {n} Gebiete für je {price} kaufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>room to grow: {n} areas</source>
        <extracomment>For one: room to grow: {n} area ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>Platz für bis zu {n} Gebiet</numerusform>
            <numerusform>Platz für bis zu {n} Gebiete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>room to grow: {n} sea areas</source>
        <extracomment>For one: room to grow: {n} sea area ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>Platz für bis zu {n} Meeresgebiet</numerusform>
            <numerusform>Platz für bis zu {n} Meeresgebiete</numerusform>
        </translation>
    </message>
    <message>
        <source>merged</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>fusioniert</translation>
    </message>
    <message>
        <source>guaranteed money</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>sicheres Geld</translation>
    </message>
    <message>
        <source>never saved</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>nie gespeichert</translation>
    </message>
    <message>
        <source>new</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>neu</translation>
    </message>
    <message>
        <source>new city</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>neue Stadt</translation>
    </message>
    <message>
        <source>new company</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>neue Gesellschaft</translation>
    </message>
    <message>
        <source>new ship</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>neues Schiff</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/singapore/board/board_ui.py</extracomment>
        <translation>nein</translation>
    </message>
    <message>
        <source>no cards</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>keine Karten</translation>
    </message>
    <message>
        <source>no city cards left</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>keine Städtekarten mehr</translation>
    </message>
    <message>
        <source>none of your companies can use it yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>noch kann keine deiner Gesellschaften es nutzen</translation>
    </message>
    <message>
        <source>no expansion</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>keine Expansion</translation>
    </message>
    <message>
        <source>no new mergers possible yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>noch keine neuen Fusionen möglich</translation>
    </message>
    <message>
        <source>no ships yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>noch keine Schiffe</translation>
    </message>
    <message>
        <source>nobody else</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>niemand sonst</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/singapore/table_strip.py, ui/games/singapore/texts/names.py, ui/games/singapore/texts/planning.py</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>oil</source>
        <extracomment>games/indonesia/rules/constants.py</extracomment>
        <translation>Öl</translation>
    </message>
    <message>
        <source>on the board or in the list</source>
        <extracomment>ui/table/panels/panel.py</extracomment>
        <translation>hier oder auf dem Spielplan</translation>
    </message>
    <message>
        <source>no new room to expand</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>kein neuer Platz zum Expandieren</translation>
    </message>
    <message numerus="yes">
        <source>room for {n} more areas</source>
        <extracomment>For one: room for {n} more area ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>Platz für {n} weiteres Gebiet</numerusform>
            <numerusform>Platz für {n} weitere Gebiete</numerusform>
        </translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>ausgestiegen</translation>
    </message>
    <message>
        <source>{amount} to your own ships (you keep it)</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{amount} an deine eigenen Schiffe (behältst du)</translation>
    </message>
    <message>
        <source>paid by</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>bezahlt von</translation>
    </message>
    <message>
        <source>paid to</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>bezahlt an</translation>
    </message>
    <message>
        <source>prospects of production companies</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Aussichten der Produktionsgesellschaften</translation>
    </message>
    <message>
        <source>prospects of shipping companies</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Aussichten der Reedereien</translation>
    </message>
    <message>
        <source>reaches no city yet</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>erreicht noch keine Stadt</translation>
    </message>
    <message>
        <source>reaches the {seas}</source>
        <extracomment>ui/games/indonesia/texts/operations.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>erreicht {seas}</translation>
    </message>
    <message>
        <source>reaches {cities}</source>
        <extracomment>ui/games/indonesia/panels/halving.py, ui/games/indonesia/texts/clauses.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>erreicht {cities}</translation>
    </message>
    <message numerus="yes">
        <source>reaches {n} cities</source>
        <extracomment>For one: reaches {n} city ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>
            <numerusform>erreicht {n} Stadt</numerusform>
            <numerusform>erreicht {n} Städte</numerusform>
        </translation>
    </message>
    <message>
        <source>research</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Forschung</translation>
    </message>
    <message>
        <source>rice</source>
        <extracomment>games/indonesia/rules/constants.py</extracomment>
        <translation>Reis</translation>
    </message>
    <message>
        <source>rubber</source>
        <extracomment>games/indonesia/rules/constants.py</extracomment>
        <translation>Kautschuk</translation>
    </message>
    <message>
        <source>sea</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Meer</translation>
    </message>
    <message>
        <source>sells for {price} each</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>bringt je {price}</translation>
    </message>
    <message numerus="yes">
        <source>sells {sold} of {n} goods, net {net}</source>
        <extracomment>For one: sells {sold} of {n} good, net {net} ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>verkauft {sold} von {n} Ware, netto {net}</numerusform>
            <numerusform>verkauft {sold} von {n} Waren, netto {net}</numerusform>
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
            <numerusform>bedient {n} Gesellschaft</numerusform>
            <numerusform>bedient {n} Gesellschaften</numerusform>
        </translation>
    </message>
    <message>
        <source>shipping</source>
        <extracomment>games/indonesia/rules/constants.py</extracomment>
        <translation>Schifffahrt</translation>
    </message>
    <message>
        <source>ships by era: {limits}</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Schiffe je Ära: {limits}</translation>
    </message>
    <message>
        <source>ships: {ships}</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Schiffe: {ships}</translation>
    </message>
    <message>
        <source>siap faji</source>
        <extracomment>games/indonesia/rules/constants.py</extracomment>
        <translation>Siap Faji</translation>
    </message>
    <message>
        <source>since your last decision</source>
        <extracomment>ui/games/indonesia/board/overlays.py, ui/table/log/log_writer.py</extracomment>
        <translation>seit deiner letzten Entscheidung</translation>
    </message>
    <message>
        <source>spice</source>
        <extracomment>games/indonesia/rules/constants.py</extracomment>
        <translation>Gewürze</translation>
    </message>
    <message>
        <source>start</source>
        <comment>of the game</comment>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/singapore/chart_data.py</extracomment>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>this year {amount}</source>
        <extracomment>ui/games/indonesia/game_ui.py, ui/games/indonesia/player_cards.py</extracomment>
        <translation>dieses Jahr {amount}</translation>
    </message>
    <message>
        <source>touches {cities}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>grenzt an {cities}</translation>
    </message>
    <message numerus="yes">
        <source>touches {n} cities</source>
        <extracomment>For one: touches {n} city ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>grenzt an {n} Stadt</numerusform>
            <numerusform>grenzt an {n} Städte</numerusform>
        </translation>
    </message>
    <message>
        <source>track</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Leiste</translation>
    </message>
    <message numerus="yes">
        <source>tried {n} times</source>
        <extracomment>For one: tried {n} time ui/games/indonesia/texts/advice.py</extracomment>
        <translation>
            <numerusform>{n}-mal probiert</numerusform>
            <numerusform>{n}-mal probiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to {n} areas, one at a time</source>
        <extracomment>For one: up to {n} area, one at a time ui/games/indonesia/panels/operations.py</extracomment>
        <translation>
            <numerusform>bis zu {n} Gebiet</numerusform>
            <numerusform>bis zu {n} Gebiete, eines nach dem anderen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to {n} more areas or ships a year</source>
        <extracomment>For one: up to {n} more area or ship a year ui/games/indonesia/texts/research.py</extracomment>
        <translation>
            <numerusform>bis zu {n} Gebiet oder Schiff mehr im Jahr</numerusform>
            <numerusform>bis zu {n} Gebiete oder Schiffe mehr im Jahr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to {n} ships, one at a time</source>
        <extracomment>For one: up to {n} ship, one at a time ui/games/indonesia/panels/operations.py</extracomment>
        <translation>
            <numerusform>bis zu {n} Schiff</numerusform>
            <numerusform>bis zu {n} Schiffe, eines nach dem anderen</numerusform>
        </translation>
    </message>
    <message>
        <source>rest of this year</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Rest dieses Jahres</translation>
    </message>
    <message>
        <source>year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/singapore/board/board_ui.py</extracomment>
        <translation>ja</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>ui/games/indonesia/year_page.py, ui/games/singapore/texts/turn.py, ui/table/log/log_writer.py</extracomment>
        <translation>du</translation>
    </message>
    <message>
        <source>you gain {amount} net, {cash} left</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>du bekommst netto {amount}, {cash} übrig</translation>
    </message>
    <message>
        <source>you get {amount} or more</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>du bekommst {amount} oder mehr</translation>
    </message>
    <message>
        <source>you pay {amount} net, {cash} left</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>du zahlst netto {amount}, {cash} übrig</translation>
    </message>
    <message>
        <source>your bid: {strength}</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>dein Gebot: {strength}</translation>
    </message>
    <message>
        <source>{about}. The table shows the same data.</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>{about}. Die Tabelle zeigt dieselben Daten.</translation>
    </message>
    <message>
        <source>{amount}&#xa0;Rp</source>
        <extracomment>ui/games/indonesia/texts/names.py, ui/table/panels/input_fields.py</extracomment>
        <translation>{amount}&#xa0;Rp</translation>
    </message>
    <message>
        <source>{amount} now, then the minimum raise</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Jetzt {amount}, dann so wenig wie nötig</translation>
    </message>
    <message>
        <source>{area} ({province})</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{area} ({province})</translation>
    </message>
    <message>
        <source>{area} can’t be given to itself.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>{area} lässt sich nicht sich selbst zuschlagen.</translation>
    </message>
    <message>
        <source>{area} isn’t on the coast.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>{area} hat keine Küste.</translation>
    </message>
    <message>
        <source>{area} has no outline.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>{area} hat keinen Umriss.</translation>
    </message>
    <message>
        <source>{area} has no place for its token.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>{area} hat keinen Platz für den Spielstein.</translation>
    </message>
    <message>
        <source>{area} is one piece. Draw a line to split it.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>{area} besteht aus einem Stück. Ziehe eine Linie, um es zu teilen.</translation>
    </message>
    <message>
        <source>{area} is gone.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{area} ist weg.</translation>
    </message>
    <message>
        <source>{area} is new.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{area} ist neu.</translation>
    </message>
    <message>
        <source>{area} already has goods on it.</source>
        <extracomment>games/indonesia/rules/companies.py, games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>In {area} liegen schon Waren.</translation>
    </message>
    <message>
        <source>{area} is inside {company}. Only areas on the edge can be removed.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>{area} liegt im Inneren von {company}. Nur Gebiete am Rand lassen sich aufgeben.</translation>
    </message>
    <message>
        <source>{area} is adjacent to another company’s {good}.</source>
        <extracomment>games/indonesia/rules/companies.py</extracomment>
        <translation>{area} liegt neben {good} einer anderen Gesellschaft.</translation>
    </message>
    <message>
        <source>{area} needs at least three corners.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>{area} braucht mindestens drei Ecken.</translation>
    </message>
    <message>
        <source>{area} would be too narrow for a token.</source>
        <extracomment>mapmaking/edit/shapes/dependents.py</extracomment>
        <translation>{area} wäre zu schmal für einen Spielstein.</translation>
    </message>
    <message>
        <source>That would turn {area} inside out.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Damit würde {area} umgestülpt.</translation>
    </message>
    <message>
        <source>point at a company or click its slot</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>zeige auf eine Gesellschaft oder klicke ihren Firmenplatz an</translation>
    </message>
    <message>
        <source>point at an area to see its coasts too</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>zeige auf ein Gebiet, um auch seine Küsten zu sehen</translation>
    </message>
    <message>
        <source>removed</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>rice or spice, when merged into siap faji</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Reis oder Gewürze bei der Fusion zu Siap Faji</translation>
    </message>
    <message>
        <source>ship fee for each good carried</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Fracht für jede beförderte Ware</translation>
    </message>
    <message>
        <source>{area}: no neighbours</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{area}: keine Nachbarn</translation>
    </message>
    <message>
        <source>{a} and {b}</source>
        <extracomment>ui/editor/links/border_dialogs.py, ui/editor/panels/neighbours.py</extracomment>
        <translation>{a} und {b}</translation>
    </message>
    <message>
        <source>{a} and {b} are linked but far apart. Add a note that explains why.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} und {b} sind verbunden, liegen aber weit auseinander. Erkläre in einer Anmerkung, warum.</translation>
    </message>
    <message>
        <source>{a} and {b} overlap near {place}.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>{a} und {b} überlappen sich bei {place}.</translation>
    </message>
    <message>
        <source>{a} – {b}</source>
        <extracomment>mapmaking/edit/linking.py, ui/editor/panels/neighbours.py, ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>{bank} (counts only at the end)</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>{bank} (zählt erst am Ende)</translation>
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
        <translation>{city} kauft {goods}</translation>
    </message>
    <message>
        <source>{city} grew to size {size}</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>{city} wuchs auf Größe {size}</translation>
    </message>
    <message>
        <source>{city} to size {size}</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>{city} auf Größe {size}</translation>
    </message>
    <message numerus="yes">
        <source>{company} buys {n} areas</source>
        <extracomment>For one: {company} buys {n} area ui/games/indonesia/ledger_view.py</extracomment>
        <translation>
            <numerusform>{company} kauft {n} Gebiet</numerusform>
            <numerusform>{company} kauft {n} Gebiete</numerusform>
        </translation>
    </message>
    <message>
        <source>{company} has already merged this year.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>{company} hat dieses Jahr schon fusioniert.</translation>
    </message>
    <message>
        <source>{company} becomes available in era {era}.</source>
        <extracomment>ui/games/indonesia/deed_list.py</extracomment>
        <translation>{company} ist ab Ära {era} zu haben.</translation>
    </message>
    <message>
        <source>{company} expands to {area} for {paid}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{company} expandiert für {paid} nach {area}.</translation>
    </message>
    <message>
        <source>{company} expands to {area}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{company} expandiert nach {area}.</translation>
    </message>
    <message>
        <source>{company} has no goods.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} hat keine Waren.</translation>
    </message>
    <message>
        <source>You don’t own {company}.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} gehört dir nicht.</translation>
    </message>
    <message numerus="yes">
        <source>{company} now produces siap faji in {n} areas.</source>
        <extracomment>For one: {company} now produces siap faji in {n} area. ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>
            <numerusform>{company} produziert jetzt Siap Faji in {n} Gebiet.</numerusform>
            <numerusform>{company} produziert jetzt Siap Faji in {n} Gebieten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{company} may add up to {n} ships. Choose a sea area, or stop.</source>
        <extracomment>For one: {company} may add {n} ship. Choose a sea area, or stop. ui/games/indonesia/panels/operations.py</extracomment>
        <translation>
            <numerusform>{company} darf {n} Schiff hinzufügen. Wähle ein Meeresgebiet oder höre auf.</numerusform>
            <numerusform>{company} darf bis zu {n} Schiffe hinzufügen. Wähle ein Meeresgebiet oder höre auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>{company} pays {other} for ships</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>{company} zahlt {other} Fracht</translation>
    </message>
    <message>
        <source>{company} sells nothing.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{company} verkauft nichts.</translation>
    </message>
    <message>
        <source>{company} sells {amount}</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>{company} verkauft {amount}</translation>
    </message>
    <message>
        <source>{delivery}, locked</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>{delivery}, festgehalten</translation>
    </message>
    <message>
        <source>{duty}, {sold} sold</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{duty}, {sold} verkauft</translation>
    </message>
    <message>
        <source>{fact}.</source>
        <extracomment>i18n/text.py, ui/games/indonesia/texts/areas.py, ui/games/indonesia/texts/planning.py, ui/games/singapore/board/board_ui.py, ui/table/board/board_ui.py</extracomment>
        <translation>{fact}.</translation>
    </message>
    <message>
        <source>{file}, line {line}, column {column}</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>{file}, Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>ui/charts/chart_drawing.py</extracomment>
        <translation>{first} bis {last}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>amounts</comment>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>{first} bis {last}</translation>
    </message>
    <message>
        <source>{goods} would stay unsold.</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Liegen bliebe: {goods}.</translation>
    </message>
    <message>
        <source>{holding}, {gone} to remove</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>{holding}, davon {gone} aufzugeben</translation>
    </message>
    <message numerus="yes">
        <source>{holding}; {n} deeds, slot {slot}</source>
        <extracomment>For one: {holding}; {n} deed, slot {slot} ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>
            <numerusform>{holding}; {n} Konzession, Firmenplatz {slot}</numerusform>
            <numerusform>{holding}; {n} Konzessionen, Firmenplatz {slot}</numerusform>
        </translation>
    </message>
    <message>
        <source>{id} ({provinces}; era {era})</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>{id} ({provinces}; Ära {era})</translation>
    </message>
    <message>
        <source>{keys} is already used for “{name}”.</source>
        <extracomment>ui/settings/commands.py</extracomment>
        <translation>{keys} wird schon für „{name}“ verwendet.</translation>
    </message>
    <message>
        <source>{line} isn’t a shipping company.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>{line} ist keine Reederei.</translation>
    </message>
    <message>
        <source>{list}, entry {number}</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>{list}, Eintrag {number}</translation>
    </message>
    <message>
        <source>{map}[*] – Map editor</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>{map}[*] – Karteneditor</translation>
    </message>
    <message>
        <source>{names} and others</source>
        <extracomment>i18n/text.py</extracomment>
        <translation>{names} und andere</translation>
    </message>
    <message>
        <source>{name} has no areas yet. Add some first.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>{name} hat noch keine Gebiete. Füge zuerst welche hinzu.</translation>
    </message>
    <message>
        <source>{name} has no token.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>{name} hat keinen Spielstein.</translation>
    </message>
    <message>
        <source>{name} is neither a land area nor a sea.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>{name} ist weder ein Landgebiet noch ein Meeresgebiet.</translation>
    </message>
    <message numerus="yes">
        <source>{number} of {n} ships</source>
        <extracomment>For one: {number} of {n} ship ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{number} von {n} Schiff</numerusform>
            <numerusform>{number} von {n} Schiffen</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} {good}</source>
        <comment>goods</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>{number}× {good}</translation>
    </message>
    <message numerus="yes">
        <source>{n} areas</source>
        <extracomment>For one: {n} area ui/editor/panels/areas.py, ui/editor/panels/properties.py, ui/games/indonesia/recap.py</extracomment>
        <translation>
            <numerusform>{n} Gebiet</numerusform>
            <numerusform>{n} Gebiete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} areas around {area}</source>
        <extracomment>For one: {n} area around {area} board/checks/link_checks.py</extracomment>
        <translation>
            <numerusform>{n} Gebiet um {area}</numerusform>
            <numerusform>{n} Gebiete um {area}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove {n} areas</source>
        <extracomment>For one: remove {n} area ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>
            <numerusform>{n} Gebiet aufgeben</numerusform>
            <numerusform>{n} Gebiete aufgeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} areas, one at a time</source>
        <extracomment>For one: {n} area, one at a time ui/games/indonesia/panels/operations.py</extracomment>
        <translation>
            <numerusform>{n} Gebiet</numerusform>
            <numerusform>{n} Gebiete, eines nach dem anderen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} borders left</source>
        <extracomment>For one: {n} border left ui/editor/links/border_dialogs.py</extracomment>
        <translation>
            <numerusform>noch {n} Grenze</numerusform>
            <numerusform>noch {n} Grenzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} borders were skipped and stay doubtful.</source>
        <extracomment>For one: {n} border was skipped and stays doubtful. ui/editor/links/border_dialogs.py</extracomment>
        <translation>
            <numerusform>{n} Grenze wurde übersprungen und bleibt zweifelhaft.</numerusform>
            <numerusform>{n} Grenzen wurden übersprungen und bleiben zweifelhaft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} errors</source>
        <extracomment>For one: {n} error ui/editor/canvas/badges.py</extracomment>
        <translation>
            <numerusform>{n} Fehler</numerusform>
            <numerusform>{n} Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} events</source>
        <extracomment>For one: {n} event ui/play/recap_box.py</extracomment>
        <translation>
            <numerusform>{n} Ereignis</numerusform>
            <numerusform>{n} Ereignisse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sells {n} fewer if your {company} goes first</source>
        <extracomment>For one: sells {n} fewer if your {company} goes first ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>verkauft {n} weniger, wenn du zuerst {company} betreibst</numerusform>
            <numerusform>verkauft {n} weniger, wenn du zuerst {company} betreibst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} games</source>
        <extracomment>For one: {n} game ui/table/games/level_guide.py</extracomment>
        <translation>
            <numerusform>{n} Partie</numerusform>
            <numerusform>{n} Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} goods</source>
        <extracomment>For one: {n} good ui/games/indonesia/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} Ware</numerusform>
            <numerusform>{n} Waren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} goods at {area}</source>
        <extracomment>For one: {n} good at {area} ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>{n} Ware bei {area}</numerusform>
            <numerusform>{n} Waren bei {area}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} lakes</source>
        <extracomment>For one: {n} lake ui/editor/panels/areas.py</extracomment>
        <translation>
            <numerusform>{n} See</numerusform>
            <numerusform>{n} Seen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} land areas</source>
        <extracomment>For one: {n} land area ui/editor/dialogs/map_chooser.py, ui/editor/panels/areas.py, ui/editor/panels/properties.py</extracomment>
        <translation>
            <numerusform>{n} Landgebiet</numerusform>
            <numerusform>{n} Landgebiete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} lines were left out.</source>
        <extracomment>For one: {n} line was left out. board/files/tolerant_json.py</extracomment>
        <translation>
            <numerusform>{n} Zeile wurde weggelassen.</numerusform>
            <numerusform>{n} Zeilen wurden weggelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more to remove after this</source>
        <extracomment>For one: {n} more to remove after this ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>
            <numerusform>danach noch {n} Gebiet</numerusform>
            <numerusform>danach noch {n} Gebiete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} neighbours</source>
        <extracomment>For one: {n} neighbour ui/editor/links/texts.py, ui/editor/panels/properties.py</extracomment>
        <translation>
            <numerusform>{n} Nachbar</numerusform>
            <numerusform>{n} Nachbarn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} places</source>
        <extracomment>For one: {n} place ui/table/game_texts.py</extracomment>
        <translation>
            <numerusform>{n} Startgebiet</numerusform>
            <numerusform>{n} Startgebiete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} places are called {name}.</source>
        <extracomment>For one: {n} place is called {name}. board/checks/all_checks.py</extracomment>
        <translation>
            <numerusform>{n} Ort heißt {name}.</numerusform>
            <numerusform>{n} Orte heißen {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} provinces</source>
        <extracomment>For one: {n} province ui/editor/panels/areas.py</extracomment>
        <translation>
            <numerusform>{n} Provinz</numerusform>
            <numerusform>{n} Provinzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} seas</source>
        <extracomment>For one: {n} sea ui/editor/panels/areas.py, ui/editor/panels/properties.py</extracomment>
        <translation>
            <numerusform>{n} Meer</numerusform>
            <numerusform>{n} Meere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} ships</source>
        <extracomment>For one: {n} ship ui/games/indonesia/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} Schiff</numerusform>
            <numerusform>{n} Schiffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} sites</source>
        <extracomment>For one: {n} site ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>
            <numerusform>{n} Bauplatz</numerusform>
            <numerusform>{n} Bauplätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} warnings</source>
        <extracomment>For one: {n} warning ui/editor/canvas/badges.py</extracomment>
        <translation>
            <numerusform>{n} Warnung</numerusform>
            <numerusform>{n} Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>{others} and {last}</source>
        <comment>list</comment>
        <extracomment>i18n/text.py</extracomment>
        <translation>{others} und {last}</translation>
    </message>
    <message>
        <source>{others} or {last}</source>
        <comment>list</comment>
        <extracomment>i18n/text.py</extracomment>
        <translation>{others} oder {last}</translation>
    </message>
    <message>
        <source>{percent}% of all income came from {kind}.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>{percent}&#xa0;% aller Einnahmen kamen von {kind}.</translation>
    </message>
    <message>
        <source>{place} grows to size {size} this year.</source>
        <extracomment>ui/games/indonesia/panels/growth_list.py</extracomment>
        <translation>{place} wächst dieses Jahr auf Größe {size}.</translation>
    </message>
    <message>
        <source>{place}, unless {players} outbids you</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>{place}, sofern dich {players} nicht überbietet</translation>
    </message>
    <message numerus="yes">
        <source>{planned} of {n} goods planned, {goods} on the board</source>
        <extracomment>For one: {planned} of {n} good planned, {goods} on the board ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>
            <numerusform>{planned} von {n} Ware geplant, {goods} auf dem Spielplan</numerusform>
            <numerusform>{planned} von {n} Waren geplant, {goods} auf dem Spielplan</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} announces the merger of {first} and {second}, opening at {bid}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} kündigt die Fusion von {first} und {second} an und eröffnet mit {bid}.</translation>
    </message>
    <message>
        <source>{player} asked for a hint.</source>
        <extracomment>ui/table/log/log_writer.py</extracomment>
        <translation>{player} bat um einen Tipp.</translation>
    </message>
    <message>
        <source>{player} bids {amount}, worth {strength}.</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>{player} bietet {amount}; das zählt {strength}.</translation>
    </message>
    <message>
        <source>{player} bids {amount}.</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>{player} bietet {amount}.</translation>
    </message>
    <message>
        <source>{player} bids {bid}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} bietet {bid}.</translation>
    </message>
    <message>
        <source>{player} builds a city in {area}.</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>{player} baut eine Stadt in {area}.</translation>
    </message>
    <message>
        <source>{other}’s move earns {player} {amount}.</source>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>Ein Zug von {other} bringt {player} {amount}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} has {n} slots. Advance the Slots track to get more.</source>
        <extracomment>For one: {player} has {n} slot. Advance the Slots track to get more. ui/games/indonesia/player_cards.py</extracomment>
        <translation>
            <numerusform>{player} hat {n} Firmenplatz. Mehr gibt es auf der Leiste Firmenplätze.</numerusform>
            <numerusform>{player} hat {n} Firmenplätze. Mehr gibt es auf der Leiste Firmenplätze.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is next</source>
        <extracomment>ui/table/privacy.py, ui/table/turn_banner.py</extracomment>
        <translation>Als Nächstes ist {player} dran</translation>
    </message>
    <message>
        <source>{player} is skipped: {reason}</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>{player} wird übersprungen: {reason}</translation>
    </message>
    <message>
        <source>{player} operates {company}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{player} betreibt {company}.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <extracomment>ui/games/indonesia/texts/__init__.py, ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} passt.</translation>
    </message>
    <message>
        <source>{player} passes: {reason}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} passt: {reason}</translation>
    </message>
    <message>
        <source>{other}’s move costs {player} {amount}.</source>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>Ein Zug von {other} kostet {player} {amount}.</translation>
    </message>
    <message>
        <source>{player} researches {track} {step} ({effect}).</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>{player} erforscht {track} {step}: {effect}.</translation>
    </message>
    <message>
        <source>{name} has no label on the map.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>Der Name von {name} steht nicht auf der Karte.</translation>
    </message>
    <message>
        <source>{file} is being played. Choose another file name.</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>{file} wird gerade gespielt. Wähle einen anderen Dateinamen.</translation>
    </message>
    <message>
        <source>{file} is open in another window of this program. You can only view it here.</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>{file} ist in einem anderen Fenster dieses Programms geöffnet. Hier kannst du die Partie nur ansehen.</translation>
    </message>
    <message>
        <source>{name} was skipped. {error}</source>
        <extracomment>mapmaking/imports/areas.py</extracomment>
        <translation>{name} wurde weggelassen. {error}</translation>
    </message>
    <message>
        <source>{name} was skipped: it doesn’t enclose anything.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} wurde weggelassen: Es umschließt nichts.</translation>
    </message>
    <message>
        <source>{name} was skipped: its line isn’t closed.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} wurde weggelassen: Die Linie ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>{name} was skipped: its outline can’t be read.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} wurde weggelassen: Der Umriss ist nicht lesbar.</translation>
    </message>
    <message>
        <source>{name} was skipped: its outline crosses itself in too many places.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} wurde weggelassen: Der Umriss kreuzt sich an zu vielen Stellen selbst.</translation>
    </message>
    <message>
        <source>{name} was skipped: it’s completely covered by others.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} wurde weggelassen: Andere bedecken es ganz.</translation>
    </message>
    <message>
        <source>{name} was skipped: it’s too large.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} wurde weggelassen: Es ist zu groß.</translation>
    </message>
    <message>
        <source>{name} was skipped: it’s too narrow for a token.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} wurde weggelassen: Es ist zu schmal für einen Spielstein.</translation>
    </message>
    <message>
        <source>{name} was skipped: it’s too small for this canvas.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} wurde weggelassen: Es ist zu klein für diese Zeichenfläche.</translation>
    </message>
    <message numerus="yes">
        <source>{n} across a coast</source>
        <extracomment>For one: {n} across a coast ui/editor/links/texts.py</extracomment>
        <translation>
            <numerusform>{n} über eine Küste</numerusform>
            <numerusform>{n} über eine Küste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} areas selected</source>
        <extracomment>For one: {n} area selected ui/editor/panels/neighbours.py</extracomment>
        <translation>
            <numerusform>{n} Gebiet ausgewählt</numerusform>
            <numerusform>{n} Gebiete ausgewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} by land</source>
        <extracomment>For one: {n} by land ui/editor/links/texts.py</extracomment>
        <translation>
            <numerusform>{n} zu Lande</numerusform>
            <numerusform>{n} zu Lande</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} by sea</source>
        <extracomment>For one: {n} by sea ui/editor/links/texts.py</extracomment>
        <translation>
            <numerusform>{n} zur See</numerusform>
            <numerusform>{n} zur See</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cloned shapes were skipped.</source>
        <extracomment>For one: {n} cloned shape was skipped. mapmaking/imports/svg.py</extracomment>
        <translation>
            <numerusform>{n} Kopie einer Form wurde weggelassen.</numerusform>
            <numerusform>{n} Kopien von Formen wurden weggelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} decisions, starting at decision {first}</source>
        <extracomment>For one: {n} decision, starting at decision {first} ui/table/games/new_game_controller.py</extracomment>
        <translation>
            <numerusform>{n} Entscheidung ab Entscheidung {first}</numerusform>
            <numerusform>{n} Entscheidungen ab Entscheidung {first}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} differences. Click one to see it on the map.</source>
        <extracomment>For one: {n} difference. Click it to see it on the map. ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>
            <numerusform>{n} Unterschied. Klicke ihn an, um ihn auf der Karte zu sehen.</numerusform>
            <numerusform>{n} Unterschiede. Klicke einen an, um ihn auf der Karte zu sehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} hints used</source>
        <extracomment>For one: {n} hint used ui/table/panels/result.py</extracomment>
        <translation>
            <numerusform>{n} Tipp genutzt</numerusform>
            <numerusform>{n} Tipps genutzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} links between them</source>
        <extracomment>For one: {n} link between them ui/editor/panels/neighbours.py</extracomment>
        <translation>
            <numerusform>{n} Verbindung dazwischen</numerusform>
            <numerusform>{n} Verbindungen dazwischen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} links would be added.</source>
        <extracomment>For one: {n} link would be added. ui/editor/links/border_dialogs.py</extracomment>
        <translation>
            <numerusform>{n} Verbindung würde hinzukommen.</numerusform>
            <numerusform>{n} Verbindungen würden hinzukommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} links would be removed.</source>
        <extracomment>For one: {n} link would be removed. ui/editor/links/border_dialogs.py</extracomment>
        <translation>
            <numerusform>{n} Verbindung würde wegfallen.</numerusform>
            <numerusform>{n} Verbindungen würden wegfallen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new provinces will be added.</source>
        <extracomment>For one: {n} new province will be added. ui/editor/imports/import_dialog.py</extracomment>
        <translation>
            <numerusform>{n} neue Provinz entsteht.</numerusform>
            <numerusform>{n} neue Provinzen entstehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pictures were skipped.</source>
        <extracomment>For one: {n} picture was skipped. mapmaking/imports/svg.py</extracomment>
        <translation>
            <numerusform>{n} Bild wurde weggelassen.</numerusform>
            <numerusform>{n} Bilder wurden weggelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} results</source>
        <extracomment>For one: {n} result ui/help/rules_window.py</extracomment>
        <translation>
            <numerusform>{n} Treffer</numerusform>
            <numerusform>{n} Treffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} texts were skipped.</source>
        <extracomment>For one: {n} text was skipped. mapmaking/imports/svg.py</extracomment>
        <translation>
            <numerusform>{n} Text wurde weggelassen.</numerusform>
            <numerusform>{n} Texte wurden weggelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{old} was renamed to {new}.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{old} wurde in {new} umbenannt.</translation>
    </message>
    <message>
        <source>{player} hasn’t made a decision yet.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>{player} hat noch nichts entschieden.</translation>
    </message>
    <message>
        <source>{player} is played by the bot “{bot}”. To open this game, start the program with --bot {bot}.</source>
        <extracomment>ui/table/games/open_game.py</extracomment>
        <translation>{player} wird vom Bot „{bot}“ gespielt. Um diese Partie zu öffnen, starte das Programm mit --bot {bot}.</translation>
    </message>
    <message>
        <source>{player} is played by “{bot}”, a bot that this program doesn’t have.</source>
        <extracomment>ui/table/games/open_game.py</extracomment>
        <translation>{player} wird von „{bot}“ gespielt, einem Bot, den dieses Programm nicht hat.</translation>
    </message>
    <message>
        <source>{player} starts {company} in {place}.</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>{player} gründet {company} in {place}.</translation>
    </message>
    <message>
        <source>{player} wins with {score}.</source>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>{player} gewinnt mit {score}.</translation>
    </message>
    <message>
        <source>{player}: played by a bot, {bot}</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>{player}: gespielt von einem Bot, {bot}</translation>
    </message>
    <message>
        <source>{player}: played by a person</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>{player}: gespielt von einem Menschen</translation>
    </message>
    <message>
        <source>{player}’s PIN</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>PIN von {player}</translation>
    </message>
    <message>
        <source>{player}’s decision</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Entscheidung von {player}</translation>
    </message>
    <message>
        <source>{price} each; you have {cash}</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>je {price}; du hast {cash}</translation>
    </message>
    <message>
        <source>{problem} Ignored: {note}</source>
        <extracomment>ui/editor/panels/problem_rows.py</extracomment>
        <translation>{problem} Ignoriert: {note}</translation>
    </message>
    <message>
        <source>{province} can’t be merged with itself.</source>
        <extracomment>mapmaking/edit/provinces.py</extracomment>
        <translation>{province} lässt sich nicht mit sich selbst vereinigen.</translation>
    </message>
    <message numerus="yes">
        <source>{province} still has {n} land areas. Assign them to other provinces first.</source>
        <extracomment>For one: {province} still has {n} land area. Assign it to another province first. mapmaking/edit/provinces.py</extracomment>
        <translation>
            <numerusform>Zu {province} gehört noch {n} Landgebiet. Ordne es zuerst einer anderen Provinz zu.</numerusform>
            <numerusform>Zu {province} gehören noch {n} Landgebiete. Ordne sie zuerst anderen Provinzen zu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{province} {good}</source>
        <comment>company</comment>
        <extracomment>games/indonesia/rules/scenario.py, ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>{good} {province}</translation>
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
        <translation>{rivals} (Bargeld unbekannt)</translation>
    </message>
    <message>
        <source>{sea} has no places for ships.</source>
        <extracomment>board/checks/placement_checks.py, mapmaking/files/repair_steps/board.py</extracomment>
        <translation>{sea} hat keine Liegeplätze.</translation>
    </message>
    <message>
        <source>{sea} needs at least one place for a ship.</source>
        <extracomment>mapmaking/edit/grips.py, mapmaking/edit/placement.py</extracomment>
        <translation>{sea} braucht mindestens einen Liegeplatz.</translation>
    </message>
    <message>
        <source>{ships}, you keep {fee}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{ships}, {fee} an dich</translation>
    </message>
    <message>
        <source>{ships}, {player} gets {fee}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{ships}, {fee} an {player}</translation>
    </message>
    <message>
        <source>{time} per decision</source>
        <extracomment>ui/table/games/level_guide.py, ui/table/player_cards.py</extracomment>
        <translation>{time} je Entscheidung</translation>
    </message>
    <message>
        <source>{time} per decision (default)</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>{time} je Entscheidung (üblich)</translation>
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
        <translation>{units} ab {price}; letztes Jahr {income} eingenommen; {net}</translation>
    </message>
    <message>
        <source>{winner} wins at {bid} and you receive {net}, unless someone raises</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>{winner} bekommt sie für {bid}; du bekommst {net}, sofern niemand überbietet</translation>
    </message>
    <message>
        <source>{winner} wins with {money}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>{winner} gewinnt mit {money}</translation>
    </message>
    <message>
        <source>{winner} wins with {score}</source>
        <extracomment>ui/games/singapore/scene_pictures.py, ui/table/final_screen.py, ui/table/panels/result.py</extracomment>
        <translation>{winner} gewinnt mit {score}</translation>
    </message>
    <message>
        <source>{bot} plays by simple rules of thumb.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>{bot} folgt einfachen Faustregeln.</translation>
    </message>
    <message>
        <source>“{second}” is just as good.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>„{second}“ ist ebenso gut.</translation>
    </message>
    <message numerus="yes">
        <source>… and {n} more</source>
        <extracomment>For one: … and {n} more ui/editor/imports/import_dialog.py, ui/games/indonesia/panels/new_era.py, ui/table/beats/beat_card.py</extracomment>
        <translation>
            <numerusform>… und {n} weiterer</numerusform>
            <numerusform>… und {n} weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and {n} more in the log</source>
        <extracomment>For one: … and {n} more in the log ui/table/panels/past.py, ui/table/panels/spare_parts.py</extracomment>
        <translation>
            <numerusform>… und {n} weiteres im Protokoll</numerusform>
            <numerusform>… und {n} weitere im Protokoll</numerusform>
        </translation>
    </message>
    <message>
        <source>Place</source>
        <comment>at the table</comment>
        <extracomment>board/measures.py</extracomment>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>of a problem</comment>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Size</source>
        <comment>of a company</comment>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Size</source>
        <comment>of a city</comment>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <extracomment>ui/table/board/board_table.py</extracomment>
        <translation>Auf dem Spielplan zeigen</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>that was played</comment>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Contents</source>
        <comment>of the guide</comment>
        <extracomment>ui/help/guide.py</extracomment>
        <translation>Inhalt</translation>
    </message>
</context>
</TS>
