<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
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
        <translation>«{code}» non è un codice di lingua. Usa codici come «de» o «pt-BR».</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Inf&amp;ormazioni</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Controlla</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>My &amp;companies</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Le mie &amp;compagnie</translation>
    </message>
    <message>
        <source>&amp;Compare with another map…</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>Confronta con un’&amp;altra mappa…</translation>
    </message>
    <message>
        <source>Review &amp;doubtful borders…</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Rivedi i confini &amp;dubbi…</translation>
    </message>
    <message>
        <source>&amp;Command palette…</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/table/window/menus.py</extracomment>
        <translation>&amp;Esegui un comando…</translation>
    </message>
    <message>
        <source>&amp;Variations…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>V&amp;arianti…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>&amp;Schermo intero</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/table/window/main_window.py</extracomment>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Import outlines…</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>&amp;Importa contorni…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/table/window/menus.py</extracomment>
        <translation>&amp;Tasti di scelta rapida</translation>
    </message>
    <message>
        <source>&amp;Look back</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Rivedi la partita</translation>
    </message>
    <message>
        <source>&amp;Documentation</source>
        <extracomment>ui/table/rules_presenter.py, ui/table/window/menus.py</extracomment>
        <translation>&amp;Documentazione</translation>
    </message>
    <message>
        <source>&#xa0;map units</source>
        <extracomment>ui/editor/dialogs/placing_dialog.py, ui/editor/links/border_dialogs.py</extracomment>
        <translation>&#xa0;unità di mappa</translation>
    </message>
    <message>
        <source>&amp;Tutorial: your first game…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Tutor&amp;ial: la tua prima partita…</translation>
    </message>
    <message>
        <source>&amp;Make your own map in a quarter of an hour</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>&amp;Una mappa tua in un quarto d’ora</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <extracomment>ui/editor/menus/file_commands.py, ui/table/window/menus.py</extracomment>
        <translation>&amp;Nuova…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>ui/editor/menus/file_commands.py, ui/table/window/menus.py</extracomment>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>&amp;Pause bots</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Ferma i bot</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>&amp;Gioca</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <extracomment>ui/help/reference_sheet.py, ui/help/rules_window.py</extracomment>
        <translation>&amp;Stampa…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Recent games</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Partite &amp;recenti</translation>
    </message>
    <message>
        <source>&amp;Recent maps</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Mappe &amp;recenti</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/menus.py</extracomment>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;Redo: {step}</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Ripeti: {step}</translation>
    </message>
    <message>
        <source>&amp;Return to the present</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Torna al &amp;presente</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <extracomment>ui/help/reference_sheet.py, ui/help/rules_window.py</extracomment>
        <translation>Sal&amp;va come PDF…</translation>
    </message>
    <message>
        <source>&amp;Minimum border length…</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>L&amp;unghezza minima del confine…</translation>
    </message>
    <message>
        <source>&amp;Start screen</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Sc&amp;hermata iniziale</translation>
    </message>
    <message>
        <source>&amp;Remove picture</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>&amp;Rimuovi l’immagine</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Strumenti</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/menus.py</extracomment>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Undo: {step}</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Annulla: {step}</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/main_window.py</extracomment>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;What can I do?</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Che cosa &amp;posso fare?</translation>
    </message>
    <message>
        <source>+ and −</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>+ e −</translation>
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
        <translation>1º</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>place</comment>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>2º</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>place</comment>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>3º</translation>
    </message>
    <message>
        <source>4th</source>
        <comment>place</comment>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>4º</translation>
    </message>
    <message>
        <source>5th</source>
        <comment>place</comment>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>5º</translation>
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
        <translation>Mappa vuota</translation>
    </message>
    <message>
        <source>A border can’t leave the canvas.</source>
        <extracomment>mapmaking/edit/shapes/apply_shapes.py</extracomment>
        <translation>Un confine non può uscire dal foglio.</translation>
    </message>
    <message>
        <source>A city card needs at least one province.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Una carta città deve nominare almeno una provincia.</translation>
    </message>
    <message>
        <source>Cities must be built on land.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>Le città si costruiscono sulla terra.</translation>
    </message>
    <message>
        <source>Click an amount to see its breakdown</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Fai clic su una somma per vedere come si compone</translation>
    </message>
    <message>
        <source>Time per decision: median {usual}&#xa0;ms, longest {longest}&#xa0;ms.</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>Tempo per decisione: mediana {usual}&#xa0;ms, massimo {longest}&#xa0;ms.</translation>
    </message>
    <message>
        <source>Hints are available on your turn.</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>I consigli sono disponibili quando tocca a te.</translation>
    </message>
    <message>
        <source>Shows the strongest bot’s move. Each use is recorded.</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Mostra la mossa del bot più forte. Ogni uso viene registrato.</translation>
    </message>
    <message>
        <source>A name needs at least one letter.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>Un nome deve contenere almeno una lettera.</translation>
    </message>
    <message>
        <source>A new era</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Una nuova era</translation>
    </message>
    <message>
        <source>A new era begins</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Comincia una nuova era</translation>
    </message>
    <message>
        <source>A year</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py, ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Un anno</translation>
    </message>
    <message>
        <source>About Indonesia</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Informazioni su Indonesia</translation>
    </message>
    <message>
        <source>Acquisitions</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Acquisizioni</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>ui/editor/panels/properties.py, ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Add a ship in…</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Aggiungi una nave in…</translation>
    </message>
    <message>
        <source>Add land</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Aggiungi terra</translation>
    </message>
    <message>
        <source>Add land to {province}</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Aggiungi terra a {province}</translation>
    </message>
    <message>
        <source>Stop adding ships</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Nessun’altra nave</translation>
    </message>
    <message numerus="yes">
        <source>Add {n} city cards</source>
        <extracomment>For one: Add {n} city card games/indonesia/maps/fixes.py</extracomment>
        <translation>
            <numerusform>Aggiungi {n} carta città</numerusform>
            <numerusform>Aggiungi {n} carte città</numerusform>
        </translation>
    </message>
    <message>
        <source>Add {province} to the card</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Aggiungi {province} alla carta</translation>
    </message>
    <message>
        <source>Advance one of your research tracks by one step, or another player’s Hull.</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>Avanza di un passo su un tuo percorso di ricerca, o sulla Stiva di un altro giocatore.</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Opzioni</translation>
    </message>
    <message>
        <source>All</source>
        <comment>outlines</comment>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Every track that could be advanced is already at 5.</source>
        <extracomment>games/indonesia/rules/phases/research.py</extracomment>
        <translation>Tutti i percorsi che si potrebbero far avanzare sono già al passo 5.</translation>
    </message>
    <message>
        <source>Alternatives</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py, ui/games/indonesia/panels/deliveries.py, ui/table/hints.py</extracomment>
        <translation>Alternative</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Amount in rupiah</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Importo in rupie</translation>
    </message>
    <message>
        <source>An outline needs at least three corners.</source>
        <extracomment>mapmaking/edit/shapes/drawn_areas.py</extracomment>
        <translation>Un contorno deve avere almeno tre vertici.</translation>
    </message>
    <message>
        <source>An outline of {area} has fewer than three corners.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Un contorno di {area} ha meno di tre vertici.</translation>
    </message>
    <message>
        <source>New seed</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py, ui/table/games/game_choices.py</extracomment>
        <translation>Nuovo seme</translation>
    </message>
    <message>
        <source>Another program has changed or removed {files} since you opened the map.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Un altro programma ha modificato o rimosso {files} da quando hai aperto la mappa.</translation>
    </message>
    <message>
        <source>Area</source>
        <extracomment>ui/editor/panels/areas.py, ui/editor/panels/neighbours.py, ui/games/indonesia/board/board_ui.py, ui/games/indonesia/panels/acquisitions.py, ui/games/indonesia/panels/halving.py</extracomment>
        <translation>Area</translation>
    </message>
    <message>
        <source>Areas</source>
        <extracomment>ui/editor/canvas/board_items.py, ui/editor/links/border_dialogs.py, ui/editor/menus/window_commands.py, ui/editor/panels/areas.py, ui/games/indonesia/board/board_ui.py, ui/games/indonesia/panels/halving.py, ui/table/panels/panel.py</extracomment>
        <translation>Aree</translation>
    </message>
    <message>
        <source>Areas bought</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Aree comprate</translation>
    </message>
    <message>
        <source>Arrow</source>
        <extracomment>ui/editor/links/texts.py, ui/editor/panels/neighbours.py</extracomment>
        <translation>Freccia</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Tasti freccia</translation>
    </message>
    <message>
        <source>Arrows</source>
        <extracomment>ui/editor/canvas/board_items.py</extracomment>
        <translation>Frecce</translation>
    </message>
    <message>
        <source>Original state</source>
        <extracomment>ui/editor/panels/undo_list.py</extracomment>
        <translation>Stato originale</translation>
    </message>
    <message>
        <source>As listed above</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Come nell’elenco sopra</translation>
    </message>
    <message>
        <source>Same as system</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Ask a bot</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Chiedi a un bot</translation>
    </message>
    <message>
        <source>Keep asking for the PIN</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Continua a chiedere il PIN</translation>
    </message>
    <message>
        <source>Instant</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Subito</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>ui/help/guide.py, ui/help/rules_window.py, ui/table/tutorial/learning.py</extracomment>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Start of the &amp;year</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Inizio dell’ann&amp;o</translation>
    </message>
    <message>
        <source>Bank</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/final_screen.py, ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Banca</translation>
    </message>
    <message>
        <source>Create</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Crea</translation>
    </message>
    <message>
        <source>Start or open a game first.</source>
        <extracomment>ui/table/export_controller.py, ui/table/review/review_controller.py</extracomment>
        <translation>Prima comincia o apri una partita.</translation>
    </message>
    <message>
        <source>Edit borders</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Modifica confini</translation>
    </message>
    <message>
        <source>Maximize my lead over {player}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Massimo vantaggio su {player}</translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>sum</comment>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Puntata</translation>
    </message>
    <message>
        <source>Bid for the order of play</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Puntata per l’ordine di gioco</translation>
    </message>
    <message>
        <source>Bid for Turn Order. You bid last. Your bid goes into your bank.</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>Punta per l’ordine di gioco. Nessuno punta dopo di te. La puntata va nella tua banca.</translation>
    </message>
    <message numerus="yes">
        <source>Bid for Turn Order. {n} players bid after you. Your bid goes into your bank.</source>
        <extracomment>For one: Bid for Turn Order. {n} player bids after you. Your bid goes into your bank. ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>
            <numerusform>Punta per l’ordine di gioco. Dopo di te punta {n} giocatore. La puntata va nella tua banca.</numerusform>
            <numerusform>Punta per l’ordine di gioco. Dopo di te puntano {n} giocatori. La puntata va nella tua banca.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid up to {limit}</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Punta fino a {limit}</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py, ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>Punta {amount}</translation>
    </message>
    <message>
        <source>Bids for the order of play</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Puntate per l’ordine di gioco</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>ui/board/map_view.py</extracomment>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>Border</source>
        <extracomment>ui/editor/links/border_dialogs.py, ui/editor/panels/neighbours.py</extracomment>
        <translation>Confine</translation>
    </message>
    <message>
        <source>Bots</source>
        <extracomment>ui/editor/balance/balance_dialog.py, ui/settings/preferences.py, ui/table/games/record_dialog.py</extracomment>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Branch from here</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Variante da qui</translation>
    </message>
    <message>
        <source>Branch here</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Variante da qui</translation>
    </message>
    <message>
        <source>Budi bids 105</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Budi punta 105</translation>
    </message>
    <message>
        <source>Build a city in {place}</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>Costruisci una città: {place}</translation>
    </message>
    <message>
        <source>Build a city in…</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>Costruisci una città in…</translation>
    </message>
    <message>
        <source>Passing allowed</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Si può passare</translation>
    </message>
    <message>
        <source>Can bid</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Può puntare</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>ui/editor/balance/balance_dialog.py, ui/editor/balance/tune_dialog.py, ui/table/games/open_controller.py, ui/table/review/review_pane.py, ui/widgets/plain_text.py, ui/widgets/progress_dialog.py</extracomment>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Cancel (Esc)</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Annulla (Esc)</translation>
    </message>
    <message>
        <source>Area card delay (ms)</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Ritardo della scheda dell’area (ms)</translation>
    </message>
    <message>
        <source>Cash</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/final_screen.py, ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Contanti</translation>
    </message>
    <message>
        <source>Cash left</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>Contanti rimasti</translation>
    </message>
    <message>
        <source>Cash: {changes}.</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>Contanti: {changes}.</translation>
    </message>
    <message>
        <source>Change {name}</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Cambia {name}</translation>
    </message>
    <message>
        <source>Changes</source>
        <extracomment>ui/editor/balance/tune_dialog.py, ui/games/indonesia/offer.py</extracomment>
        <translation>Cambiamenti</translation>
    </message>
    <message>
        <source>Chapters</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Capitoli</translation>
    </message>
    <message>
        <source>Chart</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Grafico</translation>
    </message>
    <message>
        <source>Chart: {title}</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Grafico: {title}</translation>
    </message>
    <message>
        <source>Charts</source>
        <extracomment>ui/charts/chart_window.py, ui/table/final_screen.py</extracomment>
        <translation>Grafici</translation>
    </message>
    <message>
        <source>Choices</source>
        <extracomment>ui/settings/command_palette.py, ui/table/board/board_ui.py</extracomment>
        <translation>Scelte</translation>
    </message>
    <message>
        <source>Choose a city</source>
        <extracomment>ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>Scegli una città</translation>
    </message>
    <message>
        <source>Choose a company</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py, ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Scegli una compagnia</translation>
    </message>
    <message>
        <source>Choose a company to operate ({left} of {all} left).</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Scegli una compagnia da far operare: ne restano {left} su {all}.</translation>
    </message>
    <message>
        <source>Choose a merger</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Scegli una fusione</translation>
    </message>
    <message>
        <source>Select a row first.</source>
        <extracomment>ui/games/indonesia/editor/entries.py, ui/table/board/board_table.py</extracomment>
        <translation>Prima seleziona una riga.</translation>
    </message>
    <message>
        <source>Choose a sea</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Scegli un mare</translation>
    </message>
    <message>
        <source>Choose a site</source>
        <extracomment>ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>Scegli un luogo</translation>
    </message>
    <message>
        <source>Choose a track</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>Scegli un percorso</translation>
    </message>
    <message>
        <source>Choose an area</source>
        <extracomment>ui/table/panels/panel.py</extracomment>
        <translation>Scegli un’area</translation>
    </message>
    <message>
        <source>Select the area</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Seleziona l’area</translation>
    </message>
    <message>
        <source>Announce a merger of two companies, or pass. The phase ends when everyone passes in a row.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Annuncia la fusione di due compagnie, o passa. La fase finisce quando passano tutti di seguito.</translation>
    </message>
    <message>
        <source>Build a city on an empty coastal area in a province on your city card.</source>
        <extracomment>ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>Costruisci una città su un’area costiera vuota di una provincia della tua carta città.</translation>
    </message>
    <message>
        <source>Choose {area}</source>
        <extracomment>ui/table/board/board_presenter.py</extracomment>
        <translation>Scegli {area}</translation>
    </message>
    <message>
        <source>Circle</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Cerchio</translation>
    </message>
    <message>
        <source>Cities</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/games/indonesia/board/board_ui.py, ui/games/indonesia/chart_data.py, ui/games/indonesia/panels/acquisitions.py, ui/games/indonesia/panels/city_growth.py, ui/games/indonesia/recap.py, ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Città</translation>
    </message>
    <message>
        <source>Cities grew</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>Città cresciute</translation>
    </message>
    <message>
        <source>Cities grow: {cities}.</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Città che crescono: {cities}.</translation>
    </message>
    <message>
        <source>Reachable cities</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Città raggiungibili</translation>
    </message>
    <message>
        <source>City</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>Città</translation>
    </message>
    <message>
        <source>City Growth</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Crescita delle città</translation>
    </message>
    <message>
        <source>City cards</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/games/indonesia/editor/deeds_and_cards.py, ui/games/indonesia/panels/new_era.py, ui/games/indonesia/player_cards.py</extracomment>
        <translation>Carte città</translation>
    </message>
    <message>
        <source>City of size {size}</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Città di taglia {size}</translation>
    </message>
    <message>
        <source>City stones</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Pietre delle città</translation>
    </message>
    <message>
        <source>City stones of size 1, 2 and 3</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Pietre delle città di taglia 1, 2 e 3</translation>
    </message>
    <message>
        <source>City stones of size {size}</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Pietre delle città di taglia {size}</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py, ui/editor/dialogs/repair_dialog.py, ui/editor/menus/file_commands.py, ui/table/games/new_game_controller.py, ui/table/games/record_dialog.py, ui/table/review/review_pane.py</extracomment>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Coast</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Costa</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>ui/editor/links/matrix_dialog.py, ui/table/board/board_table.py</extracomment>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Companies</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/indonesia/chart_data.py, ui/games/indonesia/panels/operations.py, ui/games/indonesia/recap.py</extracomment>
        <translation>Compagnie</translation>
    </message>
    <message>
        <source>These companies have nothing on the board, so the bid can’t be raised.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Queste compagnie non hanno nulla sul tabellone, quindi la puntata non si può alzare.</translation>
    </message>
    <message>
        <source>Company</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/indonesia/panels/acquisitions.py, ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Compagnia</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>ui/table/games/start_cards.py</extracomment>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Continue in a copy</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>Continua in una copia</translation>
    </message>
    <message>
        <source>Copy table</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Copia tabella</translation>
    </message>
    <message numerus="yes">
        <source>Readable up to decision {n}</source>
        <extracomment>For one: Readable up to decision {n} ui/table/games/saved_games.py</extracomment>
        <translation>
            <numerusform>Leggibile fino alla decisione {n}</numerusform>
            <numerusform>Leggibile fino alla decisione {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>ui/table/panels/panel.py, ui/table/privacy.py, ui/table/window/docks.py</extracomment>
        <translation>Decisione</translation>
    </message>
    <message>
        <source>Deed</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Licenza</translation>
    </message>
    <message>
        <source>Deeds</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/games/indonesia/board/board_ui.py, ui/games/indonesia/deed_list.py, ui/games/indonesia/editor/deeds_and_cards.py, ui/games/indonesia/game_view.py</extracomment>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>Companies available: {deeds}.</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>Compagnie disponibili: {deeds}.</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>ui/widgets/chooser.py</extracomment>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Consegne</translation>
    </message>
    <message>
        <source>Differences</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>Differenze</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py, ui/editor/menus/file_commands.py</extracomment>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Discard unsaved changes</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Scarta le modifiche non salvate</translation>
    </message>
    <message>
        <source>Discard…</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Scarta…</translation>
    </message>
    <message>
        <source>Display</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Display</source>
        <comment>phase</comment>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>Esposizione</translation>
    </message>
    <message>
        <source>Command palette</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/table/window/main_window.py</extracomment>
        <translation>Esegui un comando</translation>
    </message>
    <message>
        <source>Play this instead</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Gioca invece questa</translation>
    </message>
    <message>
        <source>Play this</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Gioca questa</translation>
    </message>
    <message>
        <source>Plays random legal moves.</source>
        <extracomment>ui/games/indonesia/game_ui.py, ui/games/singapore/game_ui.py</extracomment>
        <translation>Sceglie a caso tra le mosse consentite.</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Dubbio</translation>
    </message>
    <message>
        <source>Draw areas</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Disegna aree</translation>
    </message>
    <message>
        <source>Keep drawing</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Continua a disegnare</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/widgets/chooser.py</extracomment>
        <translation>Duplica</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Esp&amp;orta</translation>
    </message>
    <message>
        <source>E&amp;xport log…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Esporta il registro…</translation>
    </message>
    <message>
        <source>Each player needs a name.</source>
        <extracomment>core/record.py, ui/table/games/new_game_dialog.py</extracomment>
        <translation>Ogni giocatore deve avere un nome.</translation>
    </message>
    <message numerus="yes">
        <source>Your bids are multiplied by {n}.</source>
        <extracomment>For one: Your bids are multiplied by {n}. ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>
            <numerusform>Le tue puntate sono moltiplicate per {n}.</numerusform>
            <numerusform>Le tue puntate sono moltiplicate per {n}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Variations</source>
        <extracomment>ui/table/games/new_game_controller.py</extracomment>
        <translation>Varianti</translation>
    </message>
    <message>
        <source>Earnings</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Guadagni</translation>
    </message>
    <message>
        <source>Earnings of the year</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Guadagni dell’anno</translation>
    </message>
    <message>
        <source>Earnings: {earnings}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Guadagni: {earnings}.</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>bot</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Eight times as fast</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Otto volte più veloce</translation>
    </message>
    <message>
        <source>Empty</source>
        <comment>area</comment>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Vuota</translation>
    </message>
    <message>
        <source>Skip the animation</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Salta l’animazione</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Invio o Spazio</translation>
    </message>
    <message>
        <source>Era</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/games/indonesia/board/board_ui.py, ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Era</translation>
    </message>
    <message>
        <source>Era {era} begins.</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>Comincia l’era {era}.</translation>
    </message>
    <message>
        <source>Era {era} is over.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>L’era {era} è finita.</translation>
    </message>
    <message>
        <source>Era {era} · Year {year}</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Era {era} · Anno {year}</translation>
    </message>
    <message>
        <source>Era {era} · Year {year} · {phase}</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>Era {era} · Anno {year} · {phase}</translation>
    </message>
    <message>
        <source>Era {era}: {n}</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Era {era}: {n}</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>ui/editor/panels/problem_rows.py</extracomment>
        <translation>Errori</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Every good in {area} is locked. Unlock one first.</source>
        <extracomment>ui/games/indonesia/panels/manual_route.py</extracomment>
        <translation>Tutte le merci di {area} sono bloccate. Prima sbloccane una.</translation>
    </message>
    <message>
        <source>Expand to {place}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Espandi in {place}</translation>
    </message>
    <message>
        <source>Expand to {place} for {price}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Espandi in {place} per {price}</translation>
    </message>
    <message>
        <source>Expand to…</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Espandi in…</translation>
    </message>
    <message>
        <source>Expanding</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Espandersi</translation>
    </message>
    <message>
        <source>Expansion</source>
        <comment>track</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Espansione</translation>
    </message>
    <message>
        <source>Expert</source>
        <comment>bot</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>Export as a &amp;graph…</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>Esporta come &amp;grafo…</translation>
    </message>
    <message>
        <source>Export the map as a graph</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>Esporta la mappa come grafo</translation>
    </message>
    <message>
        <source>F or 0</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>F o 0</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Feature {number}</source>
        <extracomment>mapmaking/imports/geojson.py</extracomment>
        <translation>Elemento {number}</translation>
    </message>
    <message>
        <source>Supply {city} first</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Rifornisci prima {city}</translation>
    </message>
    <message>
        <source>Fills each area in the colour and pattern of its owner.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Riempie ogni area con il colore e il motivo del suo possessore.</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Filter ({number})</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Filtro ({number})</translation>
    </message>
    <message>
        <source>Final result</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/singapore/chart_data.py, ui/table/final_screen.py, ui/table/game_view.py, ui/table/panels/result.py</extracomment>
        <translation>Risultato finale</translation>
    </message>
    <message>
        <source>Fit</source>
        <extracomment>ui/table/window/board_toolbar.py</extracomment>
        <translation>Adatta</translation>
    </message>
    <message numerus="yes">
        <source>Fix all of this kind ({n})</source>
        <extracomment>For one: Fix all of this kind ({n}) ui/editor/panels/problems.py</extracomment>
        <translation>
            <numerusform>Risolvi tutti quelli di questo tipo ({n})</numerusform>
            <numerusform>Risolvi tutti quelli di questo tipo ({n})</numerusform>
        </translation>
    </message>
    <message>
        <source>Follows a few simple rules and makes mistakes.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Segue poche regole semplici e commette errori.</translation>
    </message>
    <message>
        <source>For</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Per</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>ui/help/guide.py, ui/help/rules_window.py</extracomment>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Four times as fast</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Quattro volte più veloce</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>ui/charts/chart_model.py</extracomment>
        <translation>Da</translation>
    </message>
    <message>
        <source>From {way}: click a city or the next ship. Click the good again to cancel.</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Da {way}: fai clic su una città o sulla nave successiva. Fai di nuovo clic sulla merce per annullare.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/table/games/game_choices.py, ui/table/games/record_dialog.py</extracomment>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Remove {place}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Abbandona {place}</translation>
    </message>
    <message>
        <source>Give {area} to {taker}</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Cedi {area} a {taker}</translation>
    </message>
    <message>
        <source>Removed first</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Abbandonate per prime</translation>
    </message>
    <message>
        <source>Continue without saving</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Continua senza salvare</translation>
    </message>
    <message>
        <source>{area} is a sea area. Choose a land area.</source>
        <extracomment>games/indonesia/rules/companies.py</extracomment>
        <translation>{area} è un’area di mare. Scegli un’area di terra.</translation>
    </message>
    <message>
        <source>Goods sold</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Merci vendute</translation>
    </message>
    <message>
        <source>Yearly earnings in rupiah: goods sold plus ship fees received, minus ship fees paid</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Guadagni annui in rupie: merci vendute più noli incassati, meno noli pagati</translation>
    </message>
    <message>
        <source>Graph for networkx and Gephi (*.graphml)</source>
        <extracomment>ui/editor/imports/import_commands.py, ui/editor/menus/export_commands.py, ui/table/export_controller.py</extracomment>
        <translation>Grafo per networkx e Gephi (*.graphml)</translation>
    </message>
    <message>
        <source>Greedy</source>
        <comment>bot</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>Avido</translation>
    </message>
    <message>
        <source>Grows this year</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Cresce quest’anno</translation>
    </message>
    <message>
        <source>City growth</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Crescita delle città</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>&amp;Cronologia</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>bot</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Hidden from other players</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Nascosto agli altri</translation>
    </message>
    <message>
        <source>Hide</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Nascondi</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Alto contrasto</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>ui/table/hints.py, ui/table/window/board_toolbar.py</extracomment>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Consigli</translation>
    </message>
    <message>
        <source>Hold H</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Tieni premuto H</translation>
    </message>
    <message>
        <source>Hold Space and drag</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Tieni premuto Spazio e trascina</translation>
    </message>
    <message>
        <source>Thinking time per decision (default: {time})</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Tempo di riflessione per decisione (predefinito: {time})</translation>
    </message>
    <message>
        <source>How long to point at an area before its card appears. Press P to pin the card.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Quanto deve restare il puntatore su un’area prima che appaia la sua scheda. Premi P per fissarla.</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py, ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Come finisce la partita</translation>
    </message>
    <message>
        <source>{bot} doesn’t explain its decisions.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>{bot} non spiega le sue decisioni.</translation>
    </message>
    <message>
        <source>Hull</source>
        <comment>track</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Stiva</translation>
    </message>
    <message>
        <source>Human</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Umano</translation>
    </message>
    <message>
        <source>If outbid</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Se ti superano</translation>
    </message>
    <message>
        <source>If you pass</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Se passi</translation>
    </message>
    <message>
        <source>If you win</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Se vinci</translation>
    </message>
    <message>
        <source>Ignore</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Ignora</translation>
    </message>
    <message numerus="yes">
        <source>Ignore all of this kind ({n})…</source>
        <extracomment>For one: Ignore all of this kind ({n})… ui/editor/panels/problems.py</extracomment>
        <translation>
            <numerusform>Ignora tutti quelli di questo tipo ({n})…</numerusform>
            <numerusform>Ignora tutti quelli di questo tipo ({n})…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ignore {n} problems</source>
        <extracomment>For one: Ignore {n} problem ui/editor/panels/problems.py</extracomment>
        <translation>
            <numerusform>Ignora {n} problema</numerusform>
            <numerusform>Ignora {n} problemi</numerusform>
        </translation>
    </message>
    <message>
        <source>Ignored</source>
        <extracomment>ui/editor/panels/problem_rows.py</extracomment>
        <translation>Ignorati</translation>
    </message>
    <message>
        <source>Ignore…</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Ignora…</translation>
    </message>
    <message>
        <source>Import outlines</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Importa contorni</translation>
    </message>
    <message numerus="yes">
        <source>Import {n} outlines</source>
        <extracomment>For one: Import {n} outline ui/editor/imports/import_commands.py, ui/editor/imports/import_dialog.py</extracomment>
        <translation>
            <numerusform>Importa {n} contorno</numerusform>
            <numerusform>Importa {n} contorni</numerusform>
        </translation>
    </message>
    <message>
        <source>Importing outlines</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Importazione dei contorni</translation>
    </message>
    <message>
        <source>In panels</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Nei pannelli</translation>
    </message>
    <message>
        <source>In the bank</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>In banca</translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Entrate</translation>
    </message>
    <message>
        <source>Indonesia: quick reference</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Indonesia: prontuario</translation>
    </message>
    <message>
        <source>Islands</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py, ui/editor/imports/import_dialog.py, ui/editor/imports/outline_model.py</extracomment>
        <translation>Isole</translation>
    </message>
    <message>
        <source>It can’t deliver or expand.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Non può né consegnare né espandersi.</translation>
    </message>
    <message>
        <source>Not all goods sold: it may buy areas.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Non ha venduto tutte le merci: può comprare aree.</translation>
    </message>
    <message>
        <source>The bot sees only what you can see.</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Il bot vede solo ciò che vedi tu.</translation>
    </message>
    <message>
        <source>It may buy areas, but you can’t afford one.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Può comprare aree, ma non puoi permettertene una.</translation>
    </message>
    <message>
        <source>All goods sold: it must expand, for free.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Ha venduto tutte le merci: deve espandersi, gratis.</translation>
    </message>
    <message>
        <source>It touches another siap faji company.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Tocca un’altra compagnia di siap faji.</translation>
    </message>
    <message>
        <source>It was a random choice.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>È stata una scelta casuale.</translation>
    </message>
    <message>
        <source>The manual link setting for {a} and {b} is redundant: the border gives the same result.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>L’impostazione manuale per {a} e {b} è superflua: il confine dà lo stesso risultato.</translation>
    </message>
    <message>
        <source>It was left out.</source>
        <extracomment>board/files/flaws.py</extracomment>
        <translation>È stato escluso.</translation>
    </message>
    <message>
        <source>Map name, as printed on the board</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Nome della mappa, come appare sul tabellone</translation>
    </message>
    <message>
        <source>Its ship limits are missing.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Mancano i suoi limiti di navi.</translation>
    </message>
    <message>
        <source>Save your cash</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Risparmia i contanti</translation>
    </message>
    <message>
        <source>May stay</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Possono restare</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <extracomment>ui/settings/settings_dialog.py, ui/settings/shortcuts.py</extracomment>
        <translation>Tastiera</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Tasti di scelta rapida</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py, ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Kinds from</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Tipi da</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <comment>title of a map</comment>
        <extracomment>library.py</extracomment>
        <translation>Laguna</translation>
    </message>
    <message>
        <source>Lake</source>
        <extracomment>mapmaking/imports/areas.py, ui/editor/imports/outline_model.py, ui/editor/tools/draw.py</extracomment>
        <translation>Lago</translation>
    </message>
    <message>
        <source>Lake {n}</source>
        <extracomment>mapmaking/edit/shapes/new_areas.py</extracomment>
        <translation>Lago {n}</translation>
    </message>
    <message>
        <source>Lakes</source>
        <extracomment>ui/editor/panels/areas.py</extracomment>
        <translation>Laghi</translation>
    </message>
    <message>
        <source>Land</source>
        <extracomment>ui/editor/imports/outline_model.py, ui/editor/tools/draw.py</extracomment>
        <translation>Terra</translation>
    </message>
    <message>
        <source>Land area</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Area di terra</translation>
    </message>
    <message>
        <source>Land to land</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Da terra a terra</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Last year of the era</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Ultimo anno dell’era</translation>
    </message>
    <message>
        <source>Last year of the game</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Ultimo anno della partita</translation>
    </message>
    <message>
        <source>Layers</source>
        <extracomment>ui/editor/panels/layers.py</extracomment>
        <translation>Livelli</translation>
    </message>
    <message>
        <source>Tutorial: your first game…</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Tutorial: la tua prima partita…</translation>
    </message>
    <message>
        <source>Leave the tutorial (resume it from the Help menu)</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Esci dal tutorial (si riprende dal menu Aiuto)</translation>
    </message>
    <message>
        <source>Can be chosen.</source>
        <extracomment>ui/table/board/board_presenter.py</extracomment>
        <translation>Si può scegliere.</translation>
    </message>
    <message>
        <source>Let {bot} play</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Fai giocare {bot}</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Lettera</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Link all</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Collega tutte</translation>
    </message>
    <message>
        <source>Link {a} and {b}</source>
        <extracomment>mapmaking/review/fixes.py, ui/editor/links/texts.py</extracomment>
        <translation>Collega {a} e {b}</translation>
    </message>
    <message>
        <source>Linked</source>
        <comment>areas</comment>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Collegate</translation>
    </message>
    <message>
        <source>Linked manually</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Collegate manualmente</translation>
    </message>
    <message>
        <source>Links</source>
        <extracomment>ui/editor/canvas/board_items.py</extracomment>
        <translation>Collegamenti</translation>
    </message>
    <message>
        <source>Links that would change</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Collegamenti che cambierebbero</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>ui/widgets/chooser.py</extracomment>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <extracomment>ui/table/games/load_dialog.py, ui/table/games/open_controller.py</extracomment>
        <translation>Apri una partita salvata</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Apri una partita…</translation>
    </message>
    <message>
        <source>Lock this delivery so that replanning keeps it (L)</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Blocca questa consegna: resterà anche ripianificando (L)</translation>
    </message>
    <message>
        <source>Locked: replanning keeps this delivery (L)</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Bloccata: questa consegna resta anche ripianificando (L)</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>ui/play/log_view.py, ui/table/window/side.py</extracomment>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Looking back</source>
        <extracomment>ui/settings/preferences.py, ui/table/decision_presenter.py</extracomment>
        <translation>Sguardo al passato</translation>
    </message>
    <message>
        <source>Map</source>
        <extracomment>ui/app/program.py, ui/editor/edit_view.py, ui/editor/panels/properties.py, ui/games/indonesia/offer.py, ui/settings/preferences.py, ui/table/games/game_choices.py, ui/table/games/load_dialog.py</extracomment>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>Maps</source>
        <extracomment>ui/editor/dialogs/map_tiles.py, ui/table/games/record_dialog.py</extracomment>
        <translation>Mappe</translation>
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
        <translation>Medio</translation>
    </message>
    <message>
        <source>Menu or Shift+F10</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Menu o Shift+F10</translation>
    </message>
    <message>
        <source>Merge into</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Unisci a</translation>
    </message>
    <message>
        <source>Merge into {area}</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Unisci a {area}</translation>
    </message>
    <message>
        <source>Merge {areas}</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Unisci {areas}</translation>
    </message>
    <message>
        <source>Merge {first} with {second}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Fondi {first} con {second}</translation>
    </message>
    <message>
        <source>Merge {gone} into {kept}</source>
        <extracomment>mapmaking/review/fixes.py, ui/editor/menus/area_menu.py</extracomment>
        <translation>Unisci {gone} a {kept}</translation>
    </message>
    <message numerus="yes">
        <source>Merge {n} areas</source>
        <extracomment>For one: Merge {n} area ui/editor/menus/area_menu.py</extracomment>
        <translation>
            <numerusform>Unisci {n} area</numerusform>
            <numerusform>Unisci {n} aree</numerusform>
        </translation>
    </message>
    <message>
        <source>Mergers</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py, ui/games/indonesia/rules/quick_reference.py, ui/games/indonesia/texts/names.py</extracomment>
        <translation>Fusioni</translation>
    </message>
    <message>
        <source>Mergers</source>
        <comment>track</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Fusioni</translation>
    </message>
    <message numerus="yes">
        <source>A merger of {n} deeds needs Mergers {n}; the Mergers track is at {step}.</source>
        <extracomment>For one: A merger of {n} deed needs Mergers {n}; the Mergers track is at {step}. games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>
            <numerusform>Una fusione di {n} licenza richiede Fusioni {n}; il percorso Fusioni è al passo {step}.</numerusform>
            <numerusform>Una fusione di {n} licenze richiede Fusioni {n}; il percorso Fusioni è al passo {step}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Messages</source>
        <extracomment>ui/games/indonesia/offer.py, ui/games/singapore/offer.py, ui/settings/preferences.py</extracomment>
        <translation>Messaggi</translation>
    </message>
    <message>
        <source>Min</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Min</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/game_ui.py, ui/games/indonesia/recap.py, ui/games/singapore/chart_data.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Denaro</translation>
    </message>
    <message>
        <source>Maximize my profit</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Massimo profitto</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Rotella del mouse</translation>
    </message>
    <message>
        <source>Move corners</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Sposta vertici</translation>
    </message>
    <message>
        <source>Move the board</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Sposta il tabellone</translation>
    </message>
    <message>
        <source>Move the map</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/preferences.py</extracomment>
        <translation>Sposta la mappa</translation>
    </message>
    <message>
        <source>Passing not allowed</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Non si può passare</translation>
    </message>
    <message>
        <source>Prefer my own ships</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Preferisci le mie navi</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/editor/panels/properties.py, ui/editor/tools/draw.py, ui/table/games/load_dialog.py</extracomment>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name in another language</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Nome in un’altra lingua</translation>
    </message>
    <message>
        <source>Name in {language}</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Nome in {language}</translation>
    </message>
    <message>
        <source>Names</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Nomi</translation>
    </message>
    <message>
        <source>Names from</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Nomi da</translation>
    </message>
    <message>
        <source>Needs to grow</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Servono per crescere</translation>
    </message>
    <message>
        <source>Needs {goods} to grow</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Per crescere servono {goods}</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <extracomment>ui/editor/links/matrix_dialog.py, ui/editor/panels/neighbours.py, ui/games/indonesia/offer.py, ui/games/singapore/panels/building.py</extracomment>
        <translation>Adiacenze</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Mai</translation>
    </message>
    <message>
        <source>New Era</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Nuova era</translation>
    </message>
    <message>
        <source>New Sea {number}</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Nuovo mare {number}</translation>
    </message>
    <message>
        <source>New cities</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>Nuove città</translation>
    </message>
    <message>
        <source>New companies</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>Nuove compagnie</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>ui/table/games/new_game_dialog.py</extracomment>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>New game…</source>
        <extracomment>ui/table/games/start_cards.py, ui/table/panels/result.py</extracomment>
        <translation>Nuova partita…</translation>
    </message>
    <message>
        <source>New map</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Nuova mappa</translation>
    </message>
    <message>
        <source>New map…</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Nuova mappa…</translation>
    </message>
    <message>
        <source>New province</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Nuova provincia</translation>
    </message>
    <message>
        <source>New province…</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/editor/panels/properties.py</extracomment>
        <translation>Nuova provincia…</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Next or previous field</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Campo successivo o precedente</translation>
    </message>
    <message>
        <source>No PIN set. Enter 4 to 8 digits to set one.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Nessun PIN impostato. Inserisci da 4 a 8 cifre per impostarne uno.</translation>
    </message>
    <message>
        <source>It isn’t a bot’s turn.</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Ora non tocca a un bot decidere.</translation>
    </message>
    <message>
        <source>No coast</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Nessuna costa</translation>
    </message>
    <message>
        <source>No saved games yet</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Ancora nessuna partita salvata</translation>
    </message>
    <message>
        <source>No shipping company has free ships all the way from {area} to {place}.</source>
        <extracomment>games/indonesia/delivery/planner.py</extracomment>
        <translation>Nessuna compagnia di navigazione ha navi libere lungo tutta la rotta da {area} a {place}.</translation>
    </message>
    <message>
        <source>No other move comes close.</source>
        <extracomment>games/singapore/bots/explain.py, ui/games/indonesia/texts/advice.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>Nessun’altra mossa si avvicina.</translation>
    </message>
    <message>
        <source>No other area is called “{name}”.</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Nessun’altra area si chiama «{name}».</translation>
    </message>
    <message>
        <source>No problems</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Nessun problema</translation>
    </message>
    <message>
        <source>No matching settings.</source>
        <extracomment>ui/settings/settings_dialog.py</extracomment>
        <translation>Nessuna impostazione corrispondente.</translation>
    </message>
    <message>
        <source>No ships</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Nessuna nave</translation>
    </message>
    <message>
        <source>Nobody ever started {company} (era {era}).</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Nessuno ha mai avviato {company} (era {era}).</translation>
    </message>
    <message>
        <source>None</source>
        <comment>animations</comment>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>None of the card’s provinces can take a city: each already has one or has no empty coastal area.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>Nessuna provincia della carta può ospitare una città: tutte ne hanno già una o non hanno aree costiere vuote.</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Not linked</source>
        <comment>areas</comment>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Non collegate</translation>
    </message>
    <message>
        <source>Unlinked manually</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Scollegate manualmente</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Non ora</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>ui/editor/links/border_dialogs.py, ui/editor/panels/neighbours.py</extracomment>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Nothing to undo yet.</source>
        <extracomment>ui/play/history.py, ui/table/window/menus.py</extracomment>
        <translation>Ancora nulla da annullare.</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Nulla da ripetere.</translation>
    </message>
    <message>
        <source>Notice</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Avviso</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>Ora</translation>
    </message>
    <message>
        <source>Oil</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Petrolio</translation>
    </message>
    <message>
        <source>On the board</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Sul tabellone</translation>
    </message>
    <message>
        <source>On the map</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Sulla mappa</translation>
    </message>
    <message>
        <source>Next ye&amp;ar</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Prossimo a&amp;nno</translation>
    </message>
    <message>
        <source>One area</source>
        <extracomment>ui/editor/imports/outline_model.py</extracomment>
        <translation>Un’area</translation>
    </message>
    <message>
        <source>Everyone bids once. Ties keep their current order.</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>Una puntata a testa; a parità l’ordine non cambia.</translation>
    </message>
    <message>
        <source>Only areas and lakes can be reassigned, and {a} or {b} isn’t one.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>Si possono riassegnare solo aree e laghi: {a} o {b} è qualcos’altro.</translation>
    </message>
    <message>
        <source>Only shipping deeds have ship limits.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Solo le licenze di navigazione hanno limiti di navi.</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>money</comment>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Visibile a tutti</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <extracomment>ui/table/games/load_dialog.py</extracomment>
        <translation>Apri un altro file…</translation>
    </message>
    <message>
        <source>Open in a new game</source>
        <extracomment>ui/table/games/new_game_controller.py</extracomment>
        <translation>Apri in una nuova partita</translation>
    </message>
    <message>
        <source>Opening a saved game</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Apertura di una partita salvata</translation>
    </message>
    <message>
        <source>Operate {company}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Fai operare {company}</translation>
    </message>
    <message>
        <source>Operated</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Ha operato</translation>
    </message>
    <message>
        <source>Operations</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Operazioni</translation>
    </message>
    <message>
        <source>Order of play</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/table/panels/meanwhile.py</extracomment>
        <translation>Ordine di gioco</translation>
    </message>
    <message>
        <source>Starting order of play</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Ordine di gioco iniziale</translation>
    </message>
    <message>
        <source>Order of play with this bid</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>Ordine di gioco con questa puntata</translation>
    </message>
    <message>
        <source>Order of play: {order}.</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>Ordine di gioco: {order}.</translation>
    </message>
    <message>
        <source>Outline</source>
        <extracomment>ui/editor/imports/outline_model.py</extracomment>
        <translation>Contorno</translation>
    </message>
    <message>
        <source>Outlines</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Contorni</translation>
    </message>
    <message>
        <source>Finished in year {year}: {player} won</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>Finita nell’anno {year}: ha vinto {player}</translation>
    </message>
    <message>
        <source>Over the border</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Oltre il confine</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Sovrascrivi</translation>
    </message>
    <message>
        <source>Owner</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/indonesia/chart_data.py, ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Possessore</translation>
    </message>
    <message>
        <source>Owners</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Possessori</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>ui/settings/settings_dialog.py</extracomment>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>Paid out</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Distribuito</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>ui/table/window/board_toolbar.py</extracomment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Phase 1: build a city</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Fase 1: costruisci una città</translation>
    </message>
    <message>
        <source>Phase 2: who plays first?</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Fase 2: chi gioca per primo?</translation>
    </message>
    <message>
        <source>Phase 5: research</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Fase 5: ricerca</translation>
    </message>
    <message>
        <source>Phase 6: sell your rice</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Fase 6: vendi il tuo riso</translation>
    </message>
    <message>
        <source>Phase 7: cities grow</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Fase 7: le città crescono</translation>
    </message>
    <message>
        <source>Philippines</source>
        <comment>title of a map</comment>
        <extracomment>library.py</extracomment>
        <translation>Filippine</translation>
    </message>
    <message>
        <source>Pick on the map</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Scegli sulla mappa</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>ui/editor/canvas/board_items.py</extracomment>
        <translation>Immagine</translation>
    </message>
    <message>
        <source>Pictures</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Immagini</translation>
    </message>
    <message>
        <source>Pinned (P to unpin)</source>
        <extracomment>ui/board/floating_labels.py</extracomment>
        <translation>Fissata (P per sbloccarla)</translation>
    </message>
    <message>
        <source>Move labels and tokens</source>
        <extracomment>ui/editor/tools/place.py</extracomment>
        <translation>Sposta nomi e segnalini</translation>
    </message>
    <message>
        <source>Plan</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Piano</translation>
    </message>
    <message>
        <source>Plan</source>
        <comment>verb</comment>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Pianifica</translation>
    </message>
    <message>
        <source>Plan the remaining {number}</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Pianifica il resto ({number})</translation>
    </message>
    <message>
        <source>Replan everything that isn’t locked for this goal (A)</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Ripianifica per questo obiettivo tutto ciò che non è bloccato (A)</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py, ui/play/history.py</extracomment>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Played by a bot: {bot}</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Gioca un bot: {bot}</translation>
    </message>
    <message>
        <source>Played by a person</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Gioca una persona</translation>
    </message>
    <message>
        <source>Last played</source>
        <extracomment>ui/table/games/load_dialog.py</extracomment>
        <translation>Giocata l’ultima volta</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>ui/editor/balance/balance_dialog.py, ui/editor/playtest/playtest_dialog.py, ui/games/indonesia/chart_data.py, ui/games/singapore/chart_data.py, ui/table/games/load_dialog.py, ui/table/window/docks.py</extracomment>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Press the main button</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Premi il pulsante principale</translation>
    </message>
    <message>
        <source>Price</source>
        <extracomment>ui/games/indonesia/panels/operations.py, ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Prezzo</translation>
    </message>
    <message>
        <source>Print all chapters</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Stampa tutti i capitoli</translation>
    </message>
    <message>
        <source>Problem</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py, ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Problems</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py, ui/editor/dialogs/repair_dialog.py, ui/editor/panels/areas.py, ui/editor/panels/problems.py</extracomment>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>Properties</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Proprietà</translation>
    </message>
    <message>
        <source>Province</source>
        <extracomment>games/indonesia/maps/trial_tables.py, mapmaking/files/repair_steps/board.py, ui/editor/imports/import_dialog.py, ui/editor/imports/outline_model.py, ui/editor/panels/properties.py, ui/editor/tools/draw.py, ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Provincia</translation>
    </message>
    <message>
        <source>Provinces</source>
        <extracomment>ui/editor/canvas/board_items.py, ui/editor/dialogs/archipelago_form.py, ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Province</translation>
    </message>
    <message>
        <source>Provinces from</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Province da</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <extracomment>ui/play/recap_box.py, ui/table/window/side.py, ui/widgets/messages.py</extracomment>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Dismiss (Esc)</source>
        <extracomment>ui/play/recap_box.py, ui/table/hints.py, ui/table/window/side.py</extracomment>
        <translation>Chiudi (Esc)</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <extracomment>ui/help/reference_sheet.py</extracomment>
        <translation>Prontuario</translation>
    </message>
    <message>
        <source>Sound effects</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Effetti sonori</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Esci</translation>
    </message>
    <message>
        <source>%</source>
        <extracomment>ui/editor/dialogs/placing_dialog.py, ui/editor/tools/placing_frame.py</extracomment>
        <translation>%</translation>
    </message>
    <message>
        <source>&amp;Board as image…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Tabellone come immagine…</translation>
    </message>
    <message>
        <source>&amp;Board as table</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Tabellone come ta&amp;bella</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>&amp;Grafici</translation>
    </message>
    <message>
        <source>&amp;Choose picture…</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>&amp;Scegli un’immagine…</translation>
    </message>
    <message>
        <source>&amp;Choose players…</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>&amp;Scegli i giocatori…</translation>
    </message>
    <message>
        <source>&amp;Deselect all</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>Desele&amp;ziona tutto</translation>
    </message>
    <message>
        <source>&amp;Find area…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>&amp;Trova un’area…</translation>
    </message>
    <message>
        <source>&amp;Find in log</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Trova nel registro</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <extracomment>ui/editor/menus/view_commands.py</extracomment>
        <translation>&amp;Griglia</translation>
    </message>
    <message>
        <source>&amp;Map as graph…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Mappa come grafo…</translation>
    </message>
    <message>
        <source>&amp;Map editor</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Edi&amp;tor di mappe</translation>
    </message>
    <message>
        <source>&amp;Merge areas</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>U&amp;nisci le aree</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Silenzia</translation>
    </message>
    <message>
        <source>&amp;News…</source>
        <extracomment>ui/shell/news.py</extracomment>
        <translation>&amp;Novità…</translation>
    </message>
    <message>
        <source>&amp;Next decision</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Decisione s&amp;uccessiva</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>Pa&amp;nnelli</translation>
    </message>
    <message>
        <source>&amp;Playtest</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>P&amp;rova</translation>
    </message>
    <message>
        <source>&amp;Previous decision</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Dec&amp;isione precedente</translation>
    </message>
    <message>
        <source>&amp;Quick reference</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Prontuario</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Ripristina la &amp;disposizione</translation>
    </message>
    <message>
        <source>&amp;Rules for this decision</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Regole per questa decisione</translation>
    </message>
    <message>
        <source>&amp;Statistics as tables…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Statistiche come tabelle…</translation>
    </message>
    <message>
        <source>&amp;Tracing picture</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Immagine da ricalc&amp;are</translation>
    </message>
    <message>
        <source>1 Raffles player</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>1 Giocatore Raffles</translation>
    </message>
    <message>
        <source>1 ship, the last this year</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>1 nave, l’ultima di quest’anno</translation>
    </message>
    <message>
        <source>1 step</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>1 passo</translation>
    </message>
    <message>
        <source>1&#xa0;in&#xa0;{number}: a raid</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>1&#xa0;su&#xa0;{number}: una retata</translation>
    </message>
    <message>
        <source>1&#xa0;in&#xa0;{number}: a raid costs {costs}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>1&#xa0;su&#xa0;{number}: una retata costa {costs}</translation>
    </message>
    <message>
        <source>2 Display</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>2 Esposizione</translation>
    </message>
    <message>
        <source>20 of each</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>20 per tipo</translation>
    </message>
    <message>
        <source>3 Lots</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>3 Lotti</translation>
    </message>
    <message>
        <source>4 Turns</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>4 Turni</translation>
    </message>
    <message>
        <source>5 Hut</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>5 Capanna</translation>
    </message>
    <message>
        <source>95% interval</source>
        <extracomment>ui/editor/balance/tune_dialog.py</extracomment>
        <translation>Intervallo al 95%</translation>
    </message>
    <message>
        <source>&lt;b&gt;Choose Kenanga rice and Melati rice, and open with 100&lt;/b&gt;: five areas of rice at 20 each. Anyone with a slot for the merged company can raise your bid, in steps of one rupiah per area: 5 here.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Scegli Riso Kenanga e Riso Melati, e apri con 100&lt;/b&gt;: cinque aree di riso a 20 l’una. Chiunque abbia uno slot per la compagnia risultante può rilanciare, a passi di una rupia per area: qui 5.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Unofficial computer versions of two board games: &lt;i&gt;Indonesia&lt;/i&gt;, designed by Jeroen Doumen and Joris Wiersinga and published by Splotter Spellen, and &lt;i&gt;Singapore&lt;/i&gt;, designed by Peer Sylvester and published by White Goblin Games. This is a fan project and isn’t affiliated with them.&lt;/p&gt;&lt;p&gt;Coastlines: Natural Earth (public domain). Fonts: EB Garamond and Inter (SIL Open Font License).&lt;/p&gt;</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&lt;p&gt;Versioni non ufficiali per computer di due giochi da tavolo: &lt;i&gt;Indonesia&lt;/i&gt;, ideato da Jeroen Doumen e Joris Wiersinga e pubblicato da Splotter Spellen, e &lt;i&gt;Singapore&lt;/i&gt;, ideato da Peer Sylvester e pubblicato da White Goblin Games. È un progetto di appassionati, senza legami con loro.&lt;/p&gt;&lt;p&gt;Coste: Natural Earth (pubblico dominio). Caratteri: EB Garamond e Inter (SIL Open Font License).&lt;/p&gt;</translation>
    </message>
    <message>
        <source>A PIN must have 4 to 8 digits.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Un PIN deve avere da 4 a 8 cifre.</translation>
    </message>
    <message>
        <source>A black chip is drawn</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Si pesca un gettone nero</translation>
    </message>
    <message>
        <source>A bot is thinking…</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Un bot sta pensando…</translation>
    </message>
    <message>
        <source>A bot now plays for {player}: {bot}.</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>D’ora in poi per {player} gioca un bot: {bot}.</translation>
    </message>
    <message>
        <source>A building needs one kind of effect: trades, chips, a worker, steps or a jump.</source>
        <extracomment>games/singapore/rules/box.py</extracomment>
        <translation>Un edificio deve avere un solo tipo di effetto: scambi, gettoni, un lavoratore, passi o un salto.</translation>
    </message>
    <message>
        <source>A chip from the bag</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Un gettone dal sacchetto</translation>
    </message>
    <message>
        <source>A chip is drawn next: play the draft, or remove a move.</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Ora si pesca un gettone: gioca la bozza o rimuovi una mossa.</translation>
    </message>
    <message>
        <source>A city of size 1 or 2 grows if it received as many of every good on the board as its size.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Una città di taglia 1 o 2 cresce se ha ricevuto tante unità di ogni merce sul tabellone quante ne indica la sua taglia.</translation>
    </message>
    <message>
        <source>A comma, bracket or quotation mark is missing here, or there is one too many.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Qui manca, o è di troppo, una virgola, una parentesi o una virgoletta.</translation>
    </message>
    <message>
        <source>A file of the program is missing or damaged ({error}). Install the program again.</source>
        <extracomment>files/installation.py</extracomment>
        <translation>Un file del programma manca o è danneggiato ({error}). Reinstalla il programma.</translation>
    </message>
    <message>
        <source>A flag needs a lot next to a building.</source>
        <extracomment>games/singapore/rules/lots.py</extracomment>
        <translation>Una bandierina va su un lotto accanto a un edificio.</translation>
    </message>
    <message>
        <source>A free road</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Una strada gratuita</translation>
    </message>
    <message>
        <source>A free road joins it.</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>Una strada gratuita lo collega.</translation>
    </message>
    <message>
        <source>A game called “{name}” already exists. Choose another name.</source>
        <extracomment>ui/play/save_folder.py</extracomment>
        <translation>C’è già una partita «{name}». Scegli un altro nome.</translation>
    </message>
    <message>
        <source>A good counts once for each ship that carried it.</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Una merce conta una volta per ogni nave che l’ha trasportata.</translation>
    </message>
    <message>
        <source>A label’s size must be {least} to {most}&#xa0;units.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>La dimensione di un nome deve essere tra {least} e {most}&#xa0;unità.</translation>
    </message>
    <message>
        <source>A map can have at most {most} areas of one kind.</source>
        <extracomment>board/files/board_file.py, mapmaking/imports/areas.py</extracomment>
        <translation>Una mappa può avere al massimo {most} aree dello stesso tipo.</translation>
    </message>
    <message>
        <source>A map can have {least} to {most} islands.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>Una mappa può avere da {least} a {most} isole.</translation>
    </message>
    <message>
        <source>A map can have {least} to {most} land areas.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>Una mappa può avere da {least} a {most} aree di terra.</translation>
    </message>
    <message>
        <source>A map can have {least} to {most} provinces.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>Una mappa può avere da {least} a {most} province.</translation>
    </message>
    <message>
        <source>A map can have {least} to {most} seas.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>Una mappa può avere da {least} a {most} mari.</translation>
    </message>
    <message>
        <source>A map for {game}.</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Una mappa per {game}.</translation>
    </message>
    <message>
        <source>A name contains “{letter}”, a character that can’t be saved.</source>
        <extracomment>mapmaking/files/storage.py</extracomment>
        <translation>Un nome contiene «{letter}», un carattere che non si può salvare.</translation>
    </message>
    <message>
        <source>A new place was chosen.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>È stato scelto un nuovo posto.</translation>
    </message>
    <message>
        <source>A new year, a new bid</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Nuovo anno, nuova puntata</translation>
    </message>
    <message>
        <source>A person now plays for {player}.</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>D’ora in poi per {player} gioca una persona.</translation>
    </message>
    <message>
        <source>A place for a ship isn’t inside {sea}.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>Un ormeggio è fuori dal mare: {sea}.</translation>
    </message>
    <message>
        <source>A player has an unknown colour.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Un giocatore ha un colore sconosciuto.</translation>
    </message>
    <message numerus="yes">
        <source>A player has {n} city cards of era {era} instead of {needed}.</source>
        <extracomment>For one: A player has {n} city card of era {era} instead of {needed}. games/indonesia/game.py</extracomment>
        <translation>
            <numerusform>Un giocatore ha {n} carta città dell’era {era} invece di {needed}.</numerusform>
            <numerusform>Un giocatore ha {n} carte città dell’era {era} invece di {needed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player’s name can have at most {n} letters.</source>
        <extracomment>For one: A player’s name can have at most {n} letter. core/record.py</extracomment>
        <translation>
            <numerusform>Il nome di un giocatore può avere al massimo {n} lettera.</numerusform>
            <numerusform>Il nome di un giocatore può avere al massimo {n} lettere.</numerusform>
        </translation>
    </message>
    <message>
        <source>A playtest can’t be saved. Save the map and start a new game on it instead.</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>Una prova non si può salvare. Salva la mappa e comincia su di essa una nuova partita.</translation>
    </message>
    <message>
        <source>A raid</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Una retata</translation>
    </message>
    <message>
        <source>A raid!</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Una retata!</translation>
    </message>
    <message>
        <source>A result is recorded, but the game isn’t over.</source>
        <extracomment>core/record.py</extracomment>
        <translation>È registrato un risultato, ma la partita non è finita.</translation>
    </message>
    <message>
        <source>A review would reveal what is hidden. It’s available when the game is over.</source>
        <extracomment>core/review.py</extracomment>
        <translation>Un’analisi rivelerebbe ciò che è nascosto. È disponibile a fine partita.</translation>
    </message>
    <message>
        <source>A road costs {price}.</source>
        <extracomment>ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>Una strada costa {price}.</translation>
    </message>
    <message>
        <source>A road costs £{price}; you have no cash.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Una strada costa £{price}; non hai contanti.</translation>
    </message>
    <message>
        <source>A road joins neighbouring buildings; {a} and {b} aren’t next to each other.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Una strada collega edifici vicini; {a} e {b} non sono uno accanto all’altro.</translation>
    </message>
    <message>
        <source>A road needs a building at both ends.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Una strada deve avere un edificio a entrambe le estremità.</translation>
    </message>
    <message>
        <source>A round</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Un round</translation>
    </message>
    <message numerus="yes">
        <source>A round needs {n} free lots; there are too few.</source>
        <extracomment>For one: A round needs {n} free lot; there are too few. games/singapore/rules/round.py</extracomment>
        <translation>
            <numerusform>Per un round serve {n} lotto libero; ce ne sono troppo pochi.</numerusform>
            <numerusform>Per un round servono {n} lotti liberi; ce ne sono troppo pochi.</numerusform>
        </translation>
    </message>
    <message>
        <source>A route needs at least one sea area and can’t use the same one twice.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>Una rotta passa per almeno un’area di mare, e mai due volte per la stessa.</translation>
    </message>
    <message>
        <source>A saved game can have at most {most} lines.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Una partita salvata può avere al massimo {most} righe.</translation>
    </message>
    <message>
        <source>A script needs a function “edit” or “check” that takes a draft.</source>
        <extracomment>mapmaking/scripting.py</extracomment>
        <translation>Uno script ha bisogno di una funzione «edit» o «check» che riceve una bozza.</translation>
    </message>
    <message>
        <source>A seal</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Un sigillo</translation>
    </message>
    <message>
        <source>A ship doesn’t fit here. It would cross the border of {sea}.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>Qui una nave non ci sta: uscirebbe dal confine ({sea}).</translation>
    </message>
    <message>
        <source>A ship limit must be a number from 0 to {most}.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Un limite di navi dev’essere un numero da 0 a {most}.</translation>
    </message>
    <message>
        <source>A step is one road. The four start buildings are a step from each other.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Un passo è una strada. Fra i quattro edifici iniziali c’è un passo.</translation>
    </message>
    <message>
        <source>A straight arrow was drawn.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>È stata disegnata una freccia diritta.</translation>
    </message>
    <message>
        <source>A tile with the hut stays on display for the next round. The other one leaves the game.</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>La tessera con la capanna resta esposta per il prossimo round. L’altra lascia il gioco.</translation>
    </message>
    <message>
        <source>A white chip is a raid: the largest sum of black chips and opium is caught, and so are all who tie.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Un gettone bianco è una retata: colpisce chi ha la somma più alta di gettoni neri e oppio; a parità, tutti.</translation>
    </message>
    <message>
        <source>A white chip is drawn</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Si pesca un gettone bianco</translation>
    </message>
    <message>
        <source>A worker can only be put on a building.</source>
        <extracomment>games/singapore/rules/turn.py, games/singapore/rules/use.py</extracomment>
        <translation>Un lavoratore può essere messo solo su un edificio.</translation>
    </message>
    <message>
        <source>A year: how much more you earn if you win, on the board as it is</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>All’anno: quanto guadagni in più se vinci, sul tabellone così com’è</translation>
    </message>
    <message>
        <source>Accept the change</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Accetta la modifica</translation>
    </message>
    <message>
        <source>Acquire</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Acquisti</translation>
    </message>
    <message numerus="yes">
        <source>Acquire one of {n} companies and choose where it starts, or pass for this phase.</source>
        <extracomment>For one: Acquire the last company and choose where it starts, or pass for the rest of the phase. ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>Acquisisci l’ultima compagnia e scegli dove avviarla, o passa per il resto della fase.</numerusform>
            <numerusform>Acquisisci una delle {n} compagnie e scegli dove avviarla, o passa per il resto della fase.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add &amp;compass</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Aggiungi la &amp;bussola</translation>
    </message>
    <message>
        <source>Add &amp;title</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Aggiungi il titolo alla &amp;mappa</translation>
    </message>
    <message>
        <source>Add a city card</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Aggiungi una carta città</translation>
    </message>
    <message>
        <source>Add a city stone of size 1</source>
        <extracomment>games/indonesia/maps/fairness.py</extracomment>
        <translation>Aggiungi una pietra della città di taglia 1</translation>
    </message>
    <message>
        <source>Add a deed</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Aggiungi una licenza</translation>
    </message>
    <message>
        <source>Add a ship</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Aggiungi una nave</translation>
    </message>
    <message>
        <source>Add a ship in the {place}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Aggiungi una nave: {place}</translation>
    </message>
    <message>
        <source>Add compass</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Aggiungi la bussola</translation>
    </message>
    <message>
        <source>Add corner</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Aggiungi vertice</translation>
    </message>
    <message>
        <source>Add lake</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Aggiungi un lago</translation>
    </message>
    <message>
        <source>Add one for the province selected on the map</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Aggiungine una per la provincia selezionata sulla mappa</translation>
    </message>
    <message>
        <source>Add player</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Aggiungi giocatore</translation>
    </message>
    <message>
        <source>Add province {name}</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Aggiungi la provincia {name}</translation>
    </message>
    <message>
        <source>Add sea</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Aggiungi un mare</translation>
    </message>
    <message>
        <source>Add the deed {deed}</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Aggiungi la licenza {deed}</translation>
    </message>
    <message>
        <source>Add the ship in the Sunrise Sea, where it can carry your second good.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Aggiungi la nave nel Mare dell’Alba, dove può trasportare la tua seconda merce.</translation>
    </message>
    <message>
        <source>Add title</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Aggiungi il titolo</translation>
    </message>
    <message>
        <source>Add {deed}</source>
        <extracomment>games/indonesia/maps/fairness.py</extracomment>
        <translation>Aggiungi {deed}</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Aggiungi {name}</translation>
    </message>
    <message numerus="yes">
        <source>Add {n} city stones of size 1</source>
        <extracomment>For one: Add {n} city stone of size 1 games/indonesia/maps/fixes.py</extracomment>
        <translation>
            <numerusform>Aggiungi {n} pietra di taglia 1</numerusform>
            <numerusform>Aggiungi {n} pietre di taglia 1</numerusform>
        </translation>
    </message>
    <message>
        <source>Add {province} to city card {card}</source>
        <extracomment>games/indonesia/maps/fairness.py</extracomment>
        <translation>Aggiungi {province} alla carta città {card}</translation>
    </message>
    <message numerus="yes">
        <source>Adds up to {n} ships a year.</source>
        <extracomment>For one: Adds up to {n} ship a year. ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>
            <numerusform>Fino a {n} nave in più all’anno.</numerusform>
            <numerusform>Fino a {n} navi in più all’anno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Adds {n} ships: {places}.</source>
        <extracomment>For one: Adds {n} ship: {places}. ui/games/indonesia/beats.py</extracomment>
        <translation>
            <numerusform>Aggiunge {n} nave: {places}.</numerusform>
            <numerusform>Aggiunge {n} navi: {places}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Adjacent seas</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Mari adiacenti</translation>
    </message>
    <message>
        <source>Advance one of your tracks by one step, or another player’s Hull.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Avanza di un passo su uno dei tuoi percorsi, o sulla Stiva di un altro giocatore.</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>ui/editor/balance/balance_page.py, ui/editor/balance/tune_dialog.py</extracomment>
        <translation>Dopo</translation>
    </message>
    <message>
        <source>After growth, all goods leave the cities.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Dopo la crescita tutte le merci lasciano le città.</translation>
    </message>
    <message>
        <source>Align la&amp;bels and tokens</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Allin&amp;ea nomi, segnalini e navi</translation>
    </message>
    <message numerus="yes">
        <source>Align {n} items</source>
        <extracomment>For one: Align {n} item ui/editor/menus/window_commands.py</extracomment>
        <translation>
            <numerusform>Allinea {n} elemento</numerusform>
            <numerusform>Allinea {n} elementi</numerusform>
        </translation>
    </message>
    <message>
        <source>All areas</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Tutte le aree</translation>
    </message>
    <message>
        <source>All bring everybody the same, but supply other cities.</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Tutti rendono a ognuno lo stesso, ma riforniscono altre città.</translation>
    </message>
    <message>
        <source>All bring you and your rivals the same.</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Tutte rendono lo stesso a te e agli rivali.</translation>
    </message>
    <message numerus="yes">
        <source>All bring you the same; the first {n} help your rivals least.</source>
        <extracomment>For one: All bring you the same; the first helps your rivals least. ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>
            <numerusform>Tutte ti rendono lo stesso; la prima aiuta meno gli rivali.</numerusform>
            <numerusform>Tutte ti rendono lo stesso; le prime {n} aiutano meno gli rivali.</numerusform>
        </translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Tutte le partite</translation>
    </message>
    <message>
        <source>All land</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Solo terra</translation>
    </message>
    <message>
        <source>All layers</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Tutti i livelli</translation>
    </message>
    <message>
        <source>All links</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Tutti i collegamenti</translation>
    </message>
    <message>
        <source>All neighbouring buildings are joined.</source>
        <extracomment>ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>Tutti gli edifici vicini sono collegati.</translation>
    </message>
    <message>
        <source>All options</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Tutte le scelte</translation>
    </message>
    <message>
        <source>All players</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>Tutti i giocatori</translation>
    </message>
    <message>
        <source>All readable lines were kept.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Sono state mantenute tutte le righe leggibili.</translation>
    </message>
    <message>
        <source>All roads are on the board, so {area} gets none.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Tutte le strade sono sul tabellone: {area} resta senza.</translation>
    </message>
    <message>
        <source>All slots are taken.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>Tutti gli slot sono occupati.</translation>
    </message>
    <message>
        <source>All sold: the company expands for free by your Expansion level, or as far as there’s room.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Venduto tutto: la compagnia si espande gratis secondo il tuo passo di Espansione, o fin dove c’è posto.</translation>
    </message>
    <message numerus="yes">
        <source>All {n} slots are taken; one more makes room for another company.</source>
        <extracomment>For one: The only slot is taken; a second makes room for another company. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>L’unico slot è occupato; un secondo fa posto a un’altra compagnia.</numerusform>
            <numerusform>Tutti i {n} slot sono occupati; uno in più fa posto a un’altra compagnia.</numerusform>
        </translation>
    </message>
    <message>
        <source>Allow one more ship in each era</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Consenti una nave in più in ogni era</translation>
    </message>
    <message>
        <source>Allow one ship less in each era</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Consenti una nave in meno in ogni era</translation>
    </message>
    <message>
        <source>Allowed</source>
        <extracomment>ui/editor/balance/tune_dialog.py</extracomment>
        <translation>Consentito</translation>
    </message>
    <message>
        <source>Almost grew</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Quasi cresciute</translation>
    </message>
    <message>
        <source>Also to {cities}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Anche a {cities}</translation>
    </message>
    <message>
        <source>Alt+arrow key</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Alt+tasto freccia</translation>
    </message>
    <message>
        <source>Amount slider</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Cursore dell’importo</translation>
    </message>
    <message>
        <source>An archipelago</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Arcipelago</translation>
    </message>
    <message>
        <source>An area can be divided into 2 to {most} areas.</source>
        <extracomment>mapmaking/edit/shapes/subdivision.py</extracomment>
        <translation>Un’area si può dividere in un minimo di 2 e un massimo di {most} aree.</translation>
    </message>
    <message>
        <source>An area can’t be linked to itself.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Un’area non può essere collegata a sé stessa.</translation>
    </message>
    <message>
        <source>An area can’t have this ID.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Un’area non può avere questo ID.</translation>
    </message>
    <message>
        <source>An area costs {price}&#xa0;Rp, but you only have {cash}&#xa0;Rp to spend.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Un’area costa {price}&#xa0;Rp, ma puoi spendere solo {cash}&#xa0;Rp.</translation>
    </message>
    <message>
        <source>An arrow is drawn between {a} and {b}, but it doesn’t link them.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>Tra {a} e {b} è disegnata una freccia, che però non le collega.</translation>
    </message>
    <message>
        <source>An arrow is drawn between {a} and {b}, but they aren’t listed as linked by one.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Tra {a} e {b} è disegnata una freccia, ma non risultano collegate da una freccia.</translation>
    </message>
    <message>
        <source>An era goes on until deeds of one type at most are left: remove deeds that nobody wants.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Un’era dura finché restano licenze di più tipi: rimuovi quelle che nessuno vuole.</translation>
    </message>
    <message>
        <source>An error can’t be ignored: the map can’t be played before it’s solved.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Un errore non si può ignorare: la mappa non è giocabile finché non è risolto.</translation>
    </message>
    <message>
        <source>An error report was saved as {file}. You can open it like a saved game.</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Un rapporto sull’errore è stato salvato come {file}. Puoi aprirlo come una partita salvata.</translation>
    </message>
    <message>
        <source>Animations</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Animazioni</translation>
    </message>
    <message>
        <source>Announce a merger of two companies, then everyone can bid for it. The phase ends when all pass in a row.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Annuncia la fusione di due compagnie; poi tutti possono puntare. La fase finisce quando passano tutti di seguito.</translation>
    </message>
    <message>
        <source>Announce and bid {amount}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Annuncia e punta {amount}</translation>
    </message>
    <message>
        <source>Another area isn’t worth {amount} now.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Un’altra area ora non vale {amount}.</translation>
    </message>
    <message>
        <source>Another move is just as good.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Un’altra mossa è altrettanto buona.</translation>
    </message>
    <message>
        <source>Another program has changed the file.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Un altro programma ha modificato il file.</translation>
    </message>
    <message>
        <source>Another program is using the file.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Un altro programma sta usando il file.</translation>
    </message>
    <message>
        <source>Any style</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Stile qualsiasi</translation>
    </message>
    <message>
        <source>Apply</source>
        <extracomment>ui/editor/dialogs/placing_dialog.py</extracomment>
        <translation>Applica</translation>
    </message>
    <message>
        <source>Area ID</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>ID dell’area</translation>
    </message>
    <message>
        <source>Area name</source>
        <extracomment>ui/editor/links/link_commands.py, ui/editor/panels/properties.py</extracomment>
        <translation>Nome dell’area</translation>
    </message>
    <message>
        <source>Areas adjacent to another siap faji company</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Aree adiacenti a un’altra compagnia di siap faji</translation>
    </message>
    <message>
        <source>Areas are linked if their common border is at least this long. Manual links and arrows stay as they are.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Due aree sono collegate se il loro confine comune raggiunge questa lunghezza. Collegamenti manuali e frecce non cambiano.</translation>
    </message>
    <message>
        <source>Areas can be scaled to 10% to 1,000%.</source>
        <extracomment>mapmaking/edit/shapes/placing.py</extracomment>
        <translation>Le aree si possono scalare dal 10% al 1.000%.</translation>
    </message>
    <message>
        <source>Areas that share a border were linked.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Le aree con un confine comune sono state collegate.</translation>
    </message>
    <message>
        <source>Arrows only link land areas.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Le frecce collegano solo aree di terra.</translation>
    </message>
    <message>
        <source>As a percentage of full volume. 50 sounds half as loud as 100.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Percentuale del volume massimo. 50 si sente la metà di 100.</translation>
    </message>
    <message>
        <source>As a percentage of the default size, which grows in windows at least 1300 pixels high.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Percentuale della dimensione predefinita, che aumenta nelle finestre alte almeno 1300 pixel.</translation>
    </message>
    <message>
        <source>As the file says</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Come dice il file</translation>
    </message>
    <message>
        <source>Assign to province</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Assegna a una provincia</translation>
    </message>
    <message>
        <source>Assign {area} to {province}</source>
        <extracomment>mapmaking/review/fixes.py, ui/editor/menus/area_menu.py</extracomment>
        <translation>Assegna {area} a {province}</translation>
    </message>
    <message numerus="yes">
        <source>Assign {n} areas to {province}</source>
        <extracomment>For one: Assign {n} area to {province} ui/editor/menus/area_menu.py</extracomment>
        <translation>
            <numerusform>Assegna {n} area a {province}</numerusform>
            <numerusform>Assegna {n} aree a {province}</numerusform>
        </translation>
    </message>
    <message>
        <source>At most {number} of the other goods could then be sold: {why}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Delle altre merci se ne potrebbero vendere al massimo {number}: {why}</translation>
    </message>
    <message>
        <source>At the end</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>At the end of each round</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Alla fine di ogni round</translation>
    </message>
    <message>
        <source>At the start</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>At this place</source>
        <extracomment>ui/table/board/board_ui.py</extracomment>
        <translation>In questo luogo</translation>
    </message>
    <message>
        <source>Auction: {first} and {second} go to {player} for {bid}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Asta: {first} e {second} vanno a {player} per {bid}.</translation>
    </message>
    <message>
        <source>Auction: {player} leads with {bid} for {first} and {second}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Asta: {player} è in testa con {bid} per {first} e {second}.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>ui/editor/links/texts.py, ui/editor/panels/neighbours.py</extracomment>
        <translation>Automatico</translation>
    </message>
    <message>
        <source>Automatic recovery is off, so save often. {reason}</source>
        <extracomment>ui/editor/document/autosave.py</extracomment>
        <translation>Il recupero automatico è disattivato: salva spesso. {reason}</translation>
    </message>
    <message>
        <source>Available maps: {maps}.</source>
        <extracomment>library.py</extracomment>
        <translation>Mappe disponibili: {maps}.</translation>
    </message>
    <message>
        <source>Average</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Media</translation>
    </message>
    <message>
        <source>Average at the end of a game: {amount}</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Media a fine partita: {amount}</translation>
    </message>
    <message>
        <source>Average loss per decision (in brackets: number of decisions)</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Perdita media per decisione (tra parentesi: numero di decisioni)</translation>
    </message>
    <message>
        <source>Back to the start screen</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Torna alla schermata iniziale</translation>
    </message>
    <message>
        <source>Balance</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Balance &amp;report…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>&amp;Rapporto sull’equilibrio…</translation>
    </message>
    <message>
        <source>Balance of {map}</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Equilibrio di {map}</translation>
    </message>
    <message>
        <source>Balance report</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Rapporto sull’equilibrio</translation>
    </message>
    <message>
        <source>Balance report (*.json)</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Rapporto sull’equilibrio (*.json)</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>ui/editor/balance/balance_page.py, ui/editor/balance/tune_dialog.py</extracomment>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Before them, {before} games were played on the map as it was, and {quick} games of {quick_bot} bots and {other} of {bot} bots to choose changes. Random seed: {seed}. Time: {minutes} minutes. Intervals are 95% intervals.</source>
        <extracomment>mapmaking/review/tuning.py</extracomment>
        <translation>Prima sono state giocate {before} partite sulla mappa com’era, poi {quick} partite di bot “{quick_bot}” e {other} di bot “{bot}” per scegliere le modifiche. Seme casuale: {seed}. Durata: {minutes} minuti. Gli intervalli sono intervalli al 95%.</translation>
    </message>
    <message>
        <source>Began</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Iniziata</translation>
    </message>
    <message numerus="yes">
        <source>Best company: {company}, earned {amount} in {n} years.</source>
        <extracomment>For one: Best company: {company}, earned {amount} in {n} year. ui/games/indonesia/final_screen.py</extracomment>
        <translation>
            <numerusform>Compagnia migliore: {company}, {amount} guadagnati in {n} anno.</numerusform>
            <numerusform>Compagnia migliore: {company}, {amount} guadagnati in {n} anni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best guess</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Ipotesi migliore</translation>
    </message>
    <message>
        <source>Best moves according to {bot}</source>
        <extracomment>ui/table/advice.py</extracomment>
        <translation>Le mosse migliori secondo {bot}</translation>
    </message>
    <message>
        <source>Best rounds and costly raids</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Round migliori e retate costose</translation>
    </message>
    <message>
        <source>Better than “{second}” by {ahead}: {parts}.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Meglio di «{second}» di {ahead}: {parts}.</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Meglio: {move}</translation>
    </message>
    <message>
        <source>Better: {move} – {why}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Meglio: {move} – {why}</translation>
    </message>
    <message>
        <source>Bid 10 at most, or you won’t have enough cash for the merger.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Punta al massimo 10, o i contanti non basteranno per la fusione.</translation>
    </message>
    <message>
        <source>Bid 10 at most. You’ll need your cash for a merger next year.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Punta al massimo 10. I contanti ti serviranno per una fusione l’anno prossimo.</translation>
    </message>
    <message>
        <source>Bid 110. That’s enough, and three fifths of it come back to you.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Punta 110: è abbastanza, e tre quinti tornano a te.</translation>
    </message>
    <message>
        <source>Bid at least {lowest}&#xa0;Rp.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Punta almeno {lowest}&#xa0;Rp.</translation>
    </message>
    <message>
        <source>Bid between 0 and {cash}&#xa0;Rp, the cash you have.</source>
        <extracomment>games/indonesia/rules/phases/turn_order.py</extracomment>
        <translation>Punta tra 0 e {cash}&#xa0;Rp, i tuoi contanti.</translation>
    </message>
    <message>
        <source>Bid between 4 and 10. If you bid less, Budi plays first; if you bid more, you’ll miss the cash later.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Punta tra 4 e 10. Se punti meno, Budi gioca prima di te; se punti di più, poi ti mancheranno i contanti.</translation>
    </message>
    <message>
        <source>Bid for me up to this amount</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Punta per me fino a questa somma</translation>
    </message>
    <message>
        <source>Bid more than {bid} for {first} and {second}, or pass.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Punta più di {bid} per {first} con {second}, o passa.</translation>
    </message>
    <message>
        <source>Bid {lowest}&#xa0;Rp or more, in steps of {units}&#xa0;Rp (1&#xa0;Rp per unit).</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Punta almeno {lowest}&#xa0;Rp, a passi di {units}&#xa0;Rp (1&#xa0;Rp per unità).</translation>
    </message>
    <message>
        <source>Bidding automatically up to a limit.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Punta automaticamente fino a un limite.</translation>
    </message>
    <message>
        <source>Bids start at {amount}.</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Le puntate partono da {amount}.</translation>
    </message>
    <message>
        <source>Bids, worth and cash</source>
        <extracomment>ui/games/indonesia/panels/bid_ruler.py</extracomment>
        <translation>Puntate, valore e contanti</translation>
    </message>
    <message>
        <source>Black chips</source>
        <extracomment>ui/games/singapore/chart_data.py, ui/games/singapore/player_cards.py</extracomment>
        <translation>Gettoni neri</translation>
    </message>
    <message>
        <source>Blue circle</source>
        <extracomment>ui/style/theme.py</extracomment>
        <translation>Cerchio blu</translation>
    </message>
    <message>
        <source>Blunder</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Errore grave</translation>
    </message>
    <message>
        <source>Blunders</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Errori gravi</translation>
    </message>
    <message>
        <source>Board as table</source>
        <extracomment>ui/table/board/board_table.py, ui/table/window/docks.py</extracomment>
        <translation>Tabellone come tabella</translation>
    </message>
    <message>
        <source>Border of {areas}</source>
        <extracomment>ui/editor/tools/gestures.py</extracomment>
        <translation>Confine di {areas}</translation>
    </message>
    <message>
        <source>Bots play many games with other deeds and city cards, for {n} minutes at most. The map changes only when you accept the result.</source>
        <extracomment>ui/editor/balance/tune_dialog.py</extracomment>
        <translation>I bot giocano molte partite con altre licenze e carte città, per {n} minuti al massimo. La mappa cambia solo se accetti il risultato.</translation>
    </message>
    <message>
        <source>Bots play on the map as it is now. You can keep editing meanwhile.</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>I bot giocano sulla mappa com’è ora. Nel frattempo puoi continuare a modificarla.</translation>
    </message>
    <message>
        <source>Bots play with other deeds and city cards. Games so far: {n}.</source>
        <extracomment>ui/editor/balance/tune_dialog.py</extracomment>
        <translation>I bot giocano con altre licenze e carte città. Partite finora: {n}.</translation>
    </message>
    <message>
        <source>Bottlenecks (marked on the board):</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Colli di bottiglia (segnati sul tabellone):</translation>
    </message>
    <message>
        <source>Brings</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Rende</translation>
    </message>
    <message>
        <source>Brings others</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Porta agli altri</translation>
    </message>
    <message>
        <source>Brown cross</source>
        <extracomment>ui/style/theme.py</extracomment>
        <translation>Croce marrone</translation>
    </message>
    <message>
        <source>Budi has the fewest VP now, gets the Raffles stone, flags your lot for you and plays first. Watch how both use your Brickworks again.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ora Budi ha meno PV di tutti, riceve la pietra di Raffles, mette anche la tua bandierina e comincia. Guarda come usano di nuovo la tua Fornace.</translation>
    </message>
    <message>
        <source>Budi’s lot</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Il lotto di Budi</translation>
    </message>
    <message>
        <source>Budi’s turn</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Il turno di Budi</translation>
    </message>
    <message>
        <source>Build a road</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Costruisci una strada</translation>
    </message>
    <message>
        <source>Build in an empty coastal area of a province on the card. Each province holds only one city.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Costruisci su un’area costiera vuota di una provincia della carta. Ogni provincia può avere una sola città.</translation>
    </message>
    <message>
        <source>Build one of the tiles for the neutral colour on a free lot.</source>
        <extracomment>ui/games/singapore/panels/__init__.py</extracomment>
        <translation>Costruisci una delle tessere per il colore neutrale su un lotto libero.</translation>
    </message>
    <message>
        <source>Build one of the tiles on a free lot.</source>
        <extracomment>ui/games/singapore/panels/__init__.py</extracomment>
        <translation>Costruisci una delle tessere su un lotto libero.</translation>
    </message>
    <message>
        <source>Build {tile}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Costruisci {tile}</translation>
    </message>
    <message>
        <source>Builder</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Costruttore</translation>
    </message>
    <message>
        <source>Building</source>
        <extracomment>ui/games/singapore/board/board_ui.py, ui/games/singapore/panels/moves_page.py</extracomment>
        <translation>Edificio</translation>
    </message>
    <message numerus="yes">
        <source>Building used most: {building}, {n}&#xa0;times.</source>
        <extracomment>For one: Building used most: {building}, {n} time. ui/games/singapore/final_screen.py</extracomment>
        <translation>
            <numerusform>Edificio più usato: {building}, {n}&#xa0;volta.</numerusform>
            <numerusform>Edificio più usato: {building}, {n}&#xa0;volte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Edifici</translation>
    </message>
    <message>
        <source>Buildings next to it</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Edifici accanto</translation>
    </message>
    <message>
        <source>Buildings used</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Edifici usati</translation>
    </message>
    <message>
        <source>Builds what others will use.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Costruisce ciò che gli altri useranno.</translation>
    </message>
    <message>
        <source>Built</source>
        <extracomment>games/indonesia/maps/fairness.py, games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Costruita</translation>
    </message>
    <message>
        <source>Buttons</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Pulsanti</translation>
    </message>
    <message>
        <source>Buttons, list rows and other controls are at least 44 pixels high, whatever the size of text.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Pulsanti, righe degli elenchi e altri comandi sono alti almeno 44&#xa0;pixel, qualunque sia la dimensione del testo.</translation>
    </message>
    <message>
        <source>Buy the top tile: {building}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Compra dalla pila: {building}</translation>
    </message>
    <message>
        <source>By company, all years together</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Per compagnia, tutti gli anni insieme</translation>
    </message>
    <message>
        <source>By default, they aren’t linked.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Per impostazione predefinita non sono collegate.</translation>
    </message>
    <message>
        <source>By default, they’re linked.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Per impostazione predefinita sono collegate.</translation>
    </message>
    <message>
        <source>By the end of the turn: {gains}.</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>Entro la fine del turno: {gains}.</translation>
    </message>
    <message>
        <source>Can be undone, for practice</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Annullabili, per esercizio</translation>
    </message>
    <message>
        <source>Can pay: {sums}.</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Possono pagare: {sums}.</translation>
    </message>
    <message>
        <source>Cancel the current action</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Annulla l’azione in corso</translation>
    </message>
    <message>
        <source>Cancelled. No report was made.</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Annullato. Nessun rapporto creato.</translation>
    </message>
    <message>
        <source>Cancelled. The map hasn’t changed.</source>
        <extracomment>ui/editor/balance/tune_dialog.py</extracomment>
        <translation>Annullato. La mappa non è cambiata.</translation>
    </message>
    <message>
        <source>Can’t be undone</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Non annullabili</translation>
    </message>
    <message>
        <source>Careful player</source>
        <extracomment>ui/games/indonesia/game_ui.py, ui/games/singapore/game_ui.py</extracomment>
        <translation>Prudente</translation>
    </message>
    <message>
        <source>Carried by own ships.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Trasportato da navi proprie.</translation>
    </message>
    <message>
        <source>Cash and bank at the end of each year, in rupiah; at the end, the last year’s earnings count double</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Contanti e banca alla fine di ogni anno, in rupie; alla fine i guadagni dell’ultimo anno contano doppio</translation>
    </message>
    <message>
        <source>Cash, goods and chips count for nothing.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Contanti, merci e gettoni non contano niente.</translation>
    </message>
    <message>
        <source>Caught</source>
        <extracomment>ui/games/singapore/raid_picture.py</extracomment>
        <translation>Nella retata</translation>
    </message>
    <message>
        <source>Caught: {players}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>La retata colpisce {players}.</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <extracomment>ui/table/review/review_page.py, ui/table/review/review_pane.py</extracomment>
        <translation>Probabilità di vincere</translation>
    </message>
    <message>
        <source>Chance to win after this decision</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>Possibilità di vittoria dopo questa decisione</translation>
    </message>
    <message>
        <source>Chance to win now</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>Probabilità di vincere ora</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Che cosa cambia</translation>
    </message>
    <message>
        <source>Change ID of {name}</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Cambia l’ID di {name}</translation>
    </message>
    <message>
        <source>Change colour of {name}</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Cambia il colore di {name}</translation>
    </message>
    <message>
        <source>Change credits</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Cambia i crediti</translation>
    </message>
    <message>
        <source>Change map title</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Cambia il titolo della mappa</translation>
    </message>
    <message>
        <source>Change name of {name} ({language})</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Cambia il nome di {name} ({language})</translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Non cambia niente</translation>
    </message>
    <message>
        <source>Chip for an illegal building</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Gettone per un edificio illegale</translation>
    </message>
    <message>
        <source>Chips and new tiles</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Gettoni e nuove tessere</translation>
    </message>
    <message>
        <source>Choices you had entered but not played yet were lost when the program closed.</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Le scelte inserite ma non ancora giocate sono andate perse alla chiusura del programma.</translation>
    </message>
    <message>
        <source>Choose Mergers this year. You need it to announce a merger next year.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Quest’anno scegli Fusioni. Ti serve per annunciare una fusione l’anno prossimo.</translation>
    </message>
    <message>
        <source>Choose a building on the board or here</source>
        <extracomment>ui/games/singapore/panels/moves_page.py</extracomment>
        <translation>Scegli sul tabellone o qui</translation>
    </message>
    <message>
        <source>Choose a lot</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Scegli un lotto</translation>
    </message>
    <message>
        <source>Choose a lot next to a start building or to another player’s building.</source>
        <extracomment>games/singapore/rules/starting_round.py</extracomment>
        <translation>Scegli un lotto accanto a un edificio iniziale o all’edificio di un altro giocatore.</translation>
    </message>
    <message>
        <source>Choose a lot on the board or here</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Sul tabellone o qui</translation>
    </message>
    <message>
        <source>Choose a map folder</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Scegli la cartella di una mappa</translation>
    </message>
    <message>
        <source>Choose a move</source>
        <extracomment>ui/games/singapore/panels/moves_page.py, ui/table/board/board_table.py, ui/table/panels/answers.py</extracomment>
        <translation>Scegli una mossa</translation>
    </message>
    <message>
        <source>Choose a neighbour</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Scegli un edificio vicino</translation>
    </message>
    <message>
        <source>Choose a neighbour to link or unlink it.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Scegli un’area adiacente per collegarla o scollegarla.</translation>
    </message>
    <message>
        <source>Choose a plan</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Scegli un piano</translation>
    </message>
    <message>
        <source>Choose a plan, or go to the page Turn to move by hand.</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Scegli un piano, o muovi tu nella pagina Turno.</translation>
    </message>
    <message>
        <source>Choose a road</source>
        <extracomment>ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>Scegli una strada</translation>
    </message>
    <message>
        <source>Choose a tile</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Scegli una tessera</translation>
    </message>
    <message>
        <source>Choose a tile and a lot</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Scegli una tessera e un lotto</translation>
    </message>
    <message>
        <source>Choose an alternative</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Scegli un’alternativa</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Scegli un file…</translation>
    </message>
    <message>
        <source>Choose folder…</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Scegli una cartella…</translation>
    </message>
    <message>
        <source>Choose picture</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Scegli un’immagine</translation>
    </message>
    <message>
        <source>Choose players and options</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Scegli giocatori e opzioni</translation>
    </message>
    <message>
        <source>Choose provinces by clicking on the map</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Scegli le province facendo clic sulla mappa</translation>
    </message>
    <message>
        <source>Choose the Pawnshop this time. From there it’s one step to each start building.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Questa volta scegli il Banco dei pegni. Da lì ogni edificio iniziale è a un passo.</translation>
    </message>
    <message>
        <source>Choose the Weaver’s Stall this time: it’s joined to all start buildings.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Questa volta scegli il Banco del tessitore: è collegato a tutti gli edifici iniziali.</translation>
    </message>
    <message>
        <source>Choose the tile that gets the hut. The other one leaves the game.</source>
        <extracomment>ui/games/singapore/panels/__init__.py</extracomment>
        <translation>Scegli la tessera che riceve la capanna. L’altra lascia il gioco.</translation>
    </message>
    <message>
        <source>Choose the tile to build on {lot}.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Scegli la tessera da costruire su {lot}.</translation>
    </message>
    <message>
        <source>Choose this before or when you’re asked for a merger.</source>
        <extracomment>ui/games/indonesia/game_view.py</extracomment>
        <translation>Usa questo comando quando puoi annunciare una fusione, o prima.</translation>
    </message>
    <message>
        <source>Choose this when you operate a company.</source>
        <extracomment>ui/games/indonesia/game_view.py</extracomment>
        <translation>Usa questo comando quando fai operare una compagnia.</translation>
    </message>
    <message>
        <source>Choose two different companies.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Scegli due compagnie diverse.</translation>
    </message>
    <message>
        <source>Choose where to start</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Scegli dove avviarla</translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} of {cities} cities in turn: only {n} city stones of size {size} are left.</source>
        <extracomment>For one: Choose {n} of {cities} cities: only {n} city stone of size {size} is left. ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>
            <numerusform>Scegli {n} città su {cities}: resta solo {n} pietra della città di taglia {size}.</numerusform>
            <numerusform>Scegli {n} città su {cities}, una alla volta: restano solo {n} pietre della città di taglia {size}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen.</source>
        <extracomment>ui/table/board/board_presenter.py, ui/table/panels/choice_list.py</extracomment>
        <translation>Scelta.</translation>
    </message>
    <message>
        <source>Cities grow</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Le città crescono</translation>
    </message>
    <message>
        <source>Cities that got goods</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Città che hanno ricevuto merci</translation>
    </message>
    <message>
        <source>Citra’s lot</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Il lotto di Citra</translation>
    </message>
    <message>
        <source>Citra’s turn</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Il turno di Citra</translation>
    </message>
    <message>
        <source>City card</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Carta città</translation>
    </message>
    <message>
        <source>City card {card} ({provinces})</source>
        <extracomment>games/indonesia/maps/fairness.py</extracomment>
        <translation>Carta città {card} ({provinces})</translation>
    </message>
    <message>
        <source>City card {card} could never be played.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>La carta città {card} non si è mai potuta giocare.</translation>
    </message>
    <message>
        <source>City card {card} is gone.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>La carta città {card} non c’è più.</translation>
    </message>
    <message>
        <source>City card {card} is new.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>La carta città {card} è nuova.</translation>
    </message>
    <message>
        <source>City card {id} names the province “{province}”, which isn’t on the map.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>La carta città {id} nomina la provincia «{province}», che non è sulla mappa.</translation>
    </message>
    <message>
        <source>City card {old} is now {new}.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>La carta città {old} ora è {new}.</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Cancella</translation>
    </message>
    <message>
        <source>Clear the shortcut for {command}</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Cancella il tasto per {command}</translation>
    </message>
    <message>
        <source>Click a cell or press Space to link or unlink two areas.</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Fai clic su una cella o premi Spazio per collegare o scollegare due aree.</translation>
    </message>
    <message>
        <source>Click a good on the board to reroute it.</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Fai clic su una merce sul tabellone per cambiarne la rotta.</translation>
    </message>
    <message>
        <source>Click a land area on the map to choose its province.</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Fai clic su un’area di terra della mappa per sceglierne la provincia.</translation>
    </message>
    <message>
        <source>Click an entry to see that moment on the board.</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Fai clic su una voce per vedere quel momento sul tabellone.</translation>
    </message>
    <message>
        <source>Click both buildings on the board, or choose here.</source>
        <extracomment>ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>Fai clic sui due edifici sul tabellone, o scegli qui.</translation>
    </message>
    <message>
        <source>Click or drag to move the view. Right-click to hide this.</source>
        <extracomment>ui/editor/minimap.py</extracomment>
        <translation>Fai clic o trascina per spostare la vista. Fai clic destro per nasconderla.</translation>
    </message>
    <message>
        <source>Click to see the board at that time</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Fai clic per vedere il tabellone in quel momento</translation>
    </message>
    <message>
        <source>Clockwise, starting with the Raffles player. First build, then move and act.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>In senso orario dal giocatore Raffles. Prima si costruisce, poi passi e azioni.</translation>
    </message>
    <message>
        <source>Close gaps up to</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Chiudi spazi fino a</translation>
    </message>
    <message>
        <source>Close the gap between {a} and {b}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Chiudi lo spazio tra {a} e {b}</translation>
    </message>
    <message>
        <source>Close this screen (Esc)</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Chiudi questa schermata (Esc)</translation>
    </message>
    <message>
        <source>Close together</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>Ravvicinata</translation>
    </message>
    <message>
        <source>Coast: {seas}</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Costa: {seas}</translation>
    </message>
    <message>
        <source>Collapse the tutorial</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Riduci il tutorial</translation>
    </message>
    <message>
        <source>Colour for seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Colore del posto {seat}</translation>
    </message>
    <message>
        <source>Colour {n}</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Colore {n}</translation>
    </message>
    <message>
        <source>Comes with the program. You’ll edit a copy and save it under a new name.</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Inclusa nel programma. Modificherai una copia, da salvare con un nuovo nome.</translation>
    </message>
    <message>
        <source>Common border: {border}.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Confine comune: {border}.</translation>
    </message>
    <message>
        <source>Companies that can start here: {letters}</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Compagnie che possono partire qui: {letters}</translation>
    </message>
    <message>
        <source>Companies: {companies}</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Compagnie: {companies}</translation>
    </message>
    <message>
        <source>Compare this map with</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>Confronta questa mappa con</translation>
    </message>
    <message>
        <source>Compare with an earlier report</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Confronta con un rapporto precedente</translation>
    </message>
    <message>
        <source>Compare with another map</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>Confronta con un’altra mappa</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Confronta con…</translation>
    </message>
    <message>
        <source>Compared with the earlier report</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Confronto con il rapporto precedente</translation>
    </message>
    <message>
        <source>Continue here</source>
        <extracomment>ui/table/games/open_controller.py, ui/table/tutorial/learning.py</extracomment>
        <translation>Continua qui</translation>
    </message>
    <message>
        <source>Continue it in the other window, or close that window first.</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Continualo nell’altra finestra, o chiudi prima quella.</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Coordinate</translation>
    </message>
    <message>
        <source>Copy all shortcuts</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Copia tutti i tasti di scelta rapida</translation>
    </message>
    <message>
        <source>Copy notation</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Copia la notazione</translation>
    </message>
    <message>
        <source>Copy of</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Copia di</translation>
    </message>
    <message>
        <source>Copy text</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Copia il testo</translation>
    </message>
    <message>
        <source>Copy…</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Copia…</translation>
    </message>
    <message>
        <source>Couldn’t copy the game</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Impossibile copiare la partita</translation>
    </message>
    <message>
        <source>Couldn’t delete your record</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Impossibile eliminare il tuo bilancio</translation>
    </message>
    <message>
        <source>Couldn’t import the file</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Impossibile importare il file</translation>
    </message>
    <message>
        <source>Couldn’t keep a copy of the map.</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Impossibile conservare una copia della mappa.</translation>
    </message>
    <message>
        <source>Couldn’t move “{file}” to the trash, so it wasn’t deleted.</source>
        <extracomment>ui/play/save_folder.py</extracomment>
        <translation>Impossibile spostare «{file}» nel cestino, quindi non è stata eliminata.</translation>
    </message>
    <message>
        <source>Couldn’t open the game</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Impossibile aprire la partita</translation>
    </message>
    <message>
        <source>Couldn’t open the map</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Impossibile aprire la mappa</translation>
    </message>
    <message>
        <source>Couldn’t read the settings in {file}. Default settings are used instead.</source>
        <extracomment>ui/settings/settings_file.py</extracomment>
        <translation>Impossibile leggere le impostazioni in {file}. Valgono quelle predefinite.</translation>
    </message>
    <message>
        <source>Couldn’t read {file}.</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Impossibile leggere {file}.</translation>
    </message>
    <message>
        <source>Couldn’t reload the map. {reason}</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Impossibile ricaricare la mappa. {reason}</translation>
    </message>
    <message>
        <source>Couldn’t save an error report as {file}.</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Impossibile salvare un rapporto sull’errore come {file}.</translation>
    </message>
    <message>
        <source>Couldn’t save the copy</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Impossibile salvare la copia</translation>
    </message>
    <message>
        <source>Couldn’t save the file</source>
        <extracomment>ui/table/review/review_controller.py, ui/table/window/main_window.py</extracomment>
        <translation>Impossibile salvare il file</translation>
    </message>
    <message>
        <source>Couldn’t save the game</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Impossibile salvare la partita</translation>
    </message>
    <message>
        <source>Couldn’t save the map</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Impossibile salvare la mappa</translation>
    </message>
    <message>
        <source>Couldn’t save the report</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Impossibile salvare il rapporto</translation>
    </message>
    <message>
        <source>Couldn’t save the settings in {file}.</source>
        <extracomment>ui/settings/settings_file.py</extracomment>
        <translation>Impossibile salvare le impostazioni in {file}.</translation>
    </message>
    <message>
        <source>Couldn’t save {file}.</source>
        <extracomment>ui/editor/menus/export_commands.py, ui/help/guide.py, ui/table/chart_controller.py, ui/table/game_controller.py, ui/widgets/file_choice.py</extracomment>
        <translation>Impossibile salvare {file}.</translation>
    </message>
    <message>
        <source>Couldn’t save {file}. Save a copy now, or you’ll lose this game.</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Impossibile salvare {file}. Salva subito una copia, o perderai questa partita.</translation>
    </message>
    <message>
        <source>Couldn’t show the picture “{file}”. {reason}</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Impossibile mostrare l’immagine «{file}». {reason}</translation>
    </message>
    <message>
        <source>Couldn’t start the game</source>
        <extracomment>ui/table/games/new_game_controller.py</extracomment>
        <translation>Impossibile cominciare la partita</translation>
    </message>
    <message>
        <source>Covered until the owner looks</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Coperte finché il giocatore non guarda</translation>
    </message>
    <message>
        <source>Create province</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Crea provincia</translation>
    </message>
    <message>
        <source>Ctrl+Z undoes your last move, Ctrl+H asks a bot for a hint, and F1 opens the rules for the decision. The View menu shows more on the board.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ctrl+Z annulla la tua ultima mossa, Ctrl+H chiede un consiglio a un bot e F1 apre le regole sulla decisione. Il menu Vista mostra di più sul tabellone.</translation>
    </message>
    <message>
        <source>Ctrl+Z undoes your last move, Ctrl+H asks a strong bot for a hint, and F2 lists everything you can do right now. The log records everything that happens, and the timeline above the board takes you back to any moment.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Ctrl+Z annulla la tua ultima mossa, Ctrl+H chiede un consiglio a un bot forte e F2 elenca tutto ciò che puoi fare in quel momento. Il registro annota tutto ciò che succede, e la linea del tempo sopra il tabellone ti riporta a qualsiasi momento.</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Ctrl+clic</translation>
    </message>
    <message>
        <source>Current phase: {phase}</source>
        <extracomment>ui/table/round_strip.py</extracomment>
        <translation>Fase attuale: {phase}</translation>
    </message>
    <message>
        <source>Damaged saved game</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Partita salvata danneggiata</translation>
    </message>
    <message>
        <source>Dealt</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Distribuita</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>ui/table/review/review_page.py, ui/table/review/review_pane.py</extracomment>
        <translation>Decisioni</translation>
    </message>
    <message>
        <source>Decisions ({n})</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Decisioni ({n})</translation>
    </message>
    <message>
        <source>Deed {id} is for the province “{province}”, which isn’t on the map.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>La licenza {id} è per la provincia «{province}», che non è sulla mappa.</translation>
    </message>
    <message>
        <source>Deeds you can acquire</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Licenze che puoi acquisire</translation>
    </message>
    <message>
        <source>Degrees</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Gradi</translation>
    </message>
    <message>
        <source>Delete record</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Elimina il bilancio</translation>
    </message>
    <message>
        <source>Delete your record</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Elimina il tuo bilancio</translation>
    </message>
    <message>
        <source>Delete your whole record? Your saved games stay, but they won’t be counted again.</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Eliminare tutto il tuo bilancio? Le partite salvate restano, ma non verranno contate di nuovo.</translation>
    </message>
    <message>
        <source>Delete…</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Elimina…</translation>
    </message>
    <message>
        <source>Detach island from {area}</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>Stacca un’isola da {area}</translation>
    </message>
    <message>
        <source>Details</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Dettagli</translation>
    </message>
    <message>
        <source>Did you mean “{name}”?</source>
        <extracomment>i18n/text.py</extracomment>
        <translation>Intendevi «{name}»?</translation>
    </message>
    <message>
        <source>Discard the change</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Scarta la modifica</translation>
    </message>
    <message>
        <source>Div&amp;ide into areas…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Divi&amp;di in aree…</translation>
    </message>
    <message>
        <source>Divide</source>
        <extracomment>ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>Dividi</translation>
    </message>
    <message>
        <source>Divide into areas…</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Dividi in aree…</translation>
    </message>
    <message>
        <source>Divide {area}</source>
        <extracomment>ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>Dividi {area}</translation>
    </message>
    <message>
        <source>Do you want to save your changes to “{map}”?</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Vuoi salvare le modifiche a «{map}»?</translation>
    </message>
    <message>
        <source>Does nothing illegal while there’s something else to do.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Non fa nulla di illegale finché c’è altro da fare.</translation>
    </message>
    <message>
        <source>Done. Undo takes all changes back at once.</source>
        <extracomment>ui/editor/balance/tune_dialog.py</extracomment>
        <translation>Fatto. “Annulla” ritira tutte le modifiche in una volta.</translation>
    </message>
    <message>
        <source>Done: {step}. Play again to see what it changes.</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Fatto: {step}. Fai giocare di nuovo per vedere che cosa cambia.</translation>
    </message>
    <message>
        <source>Don’t link ({key})</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Non collegare ({key})</translation>
    </message>
    <message>
        <source>Double speed</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Velocità doppia</translation>
    </message>
    <message>
        <source>Drag a corner or a border. Click a border to add a corner; Alt+click removes one. To select several corners, drag a box or hold Shift.</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Trascina un vertice o un confine. Fai clic su un confine per aggiungere un vertice; Alt+clic ne rimuove uno. Per selezionare più vertici, traccia un riquadro o tieni premuto Shift.</translation>
    </message>
    <message>
        <source>Drag anything (Shift: all ships of a sea, Ctrl: no snapping). Ctrl+click takes several. Ctrl+wheel rotates a label, Shift+wheel resizes it. Double-click wraps a label or adds a place for a ship. Delete removes.</source>
        <extracomment>ui/editor/tools/place.py</extracomment>
        <translation>Trascina qualsiasi cosa (Shift: tutte le navi di un mare; Ctrl: senza aggancio). Ctrl+clic ne seleziona diverse. Ctrl+rotella ruota un nome, Shift+rotella lo ridimensiona. Il doppio clic manda a capo un nome o aggiunge un ormeggio. Canc rimuove.</translation>
    </message>
    <message>
        <source>Drag from an area over others to add them to its province. Hold Shift to paint with the last province again.</source>
        <extracomment>ui/editor/tools/paint.py</extracomment>
        <translation>Trascina da un’area su altre per aggiungerle alla sua provincia. Tieni premuto Maiusc per dipingere ancora con l’ultima provincia.</translation>
    </message>
    <message>
        <source>Drag from one area to another, or click one and then the other, to link or unlink them. Hold Alt or Shift to unlink only.</source>
        <extracomment>ui/editor/tools/link.py</extracomment>
        <translation>Trascina da un’area a un’altra, o fai clic su una e poi sull’altra, per collegarle o scollegarle. Tieni premuto Alt o Shift per scollegare soltanto.</translation>
    </message>
    <message>
        <source>Drag to move the tracing picture; hold Shift to scale it. Ctrl+wheel scales it at the pointer. You choose the picture in the View menu.</source>
        <extracomment>ui/editor/tools/trace.py</extracomment>
        <translation>Trascina per spostare l’immagine da ricalcare; tieni premuto Shift per scalarla. Ctrl+rotella la scala attorno al puntatore. L’immagine si sceglie nel menu Vista.</translation>
    </message>
    <message>
        <source>Drag without snapping</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Trascina senza aggancio</translation>
    </message>
    <message>
        <source>Draw a chip whenever you build or use an illegal (dark) building. Keep a black one in front of you.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Se costruisci o usi un edificio illegale (scuro), peschi un gettone. Uno nero resta davanti a te.</translation>
    </message>
    <message>
        <source>Draw a line from border to border, freehand or with clicks. Enter ends it, Backspace removes the last corner. Alt+click detaches an island.</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>Traccia una linea da confine a confine, a mano libera o con clic. Invio la termina, Backspace rimuove l’ultimo vertice. Alt+clic stacca un’isola.</translation>
    </message>
    <message>
        <source>Draw arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Disegna la freccia</translation>
    </message>
    <message>
        <source>Drawn after the effect</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Pescato dopo l’effetto</translation>
    </message>
    <message>
        <source>Drawn before the effect</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Pescato prima dell’effetto</translation>
    </message>
    <message>
        <source>Drop one file at a time: a saved game or a map.</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Trascina un file alla volta: una partita salvata o una mappa.</translation>
    </message>
    <message>
        <source>Each company operates once. Shipping companies add ships; production companies sell, then expand.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Ogni compagnia opera una volta. Quelle di navigazione aggiungono navi; quelle produttive vendono, poi si espandono.</translation>
    </message>
    <message>
        <source>Each company sells by the best plan and expands for free, to the first of equally good areas. You’re asked where areas cost money, and about ships.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Ogni compagnia vende secondo il piano migliore e si espande gratis, nella prima di più aree ugualmente buone. Decidi tu dove le aree costano denaro e per le navi.</translation>
    </message>
    <message>
        <source>Each gold seal pays {money} the first time you reach it.</source>
        <extracomment>ui/games/singapore/victory_track.py</extracomment>
        <translation>Ogni sigillo dorato paga {money} la prima volta che lo raggiungi.</translation>
    </message>
    <message>
        <source>Each island needs a land area: choose at most {most} islands.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>Ogni isola deve avere un’area di terra: scegli al massimo {most} isole.</translation>
    </message>
    <message>
        <source>Each land tile needs {n} prices.</source>
        <extracomment>games/singapore/rules/box.py</extracomment>
        <translation>Ogni tessera terreno deve avere {n} prezzi.</translation>
    </message>
    <message>
        <source>Each of the stacks 1, 2 and 3 needs {n} buildings.</source>
        <extracomment>games/singapore/rules/box.py</extracomment>
        <translation>Ognuna delle pile 1, 2 e 3 deve avere {n} edifici.</translation>
    </message>
    <message numerus="yes">
        <source>Each of {player}’s ships carries {n} goods then.</source>
        <extracomment>For one: Each of {player}’s ships carries {n} good then. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Ogni nave di {player} porterà {n} merce.</numerusform>
            <numerusform>Ogni nave di {player} porterà {n} merci.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player needs a different colour.</source>
        <extracomment>ui/table/games/new_game_dialog.py</extracomment>
        <translation>Ogni giocatore deve avere un colore diverso.</translation>
    </message>
    <message>
        <source>Each player needs a different name.</source>
        <extracomment>ui/table/games/new_game_dialog.py</extracomment>
        <translation>Ogni giocatore deve avere un nome diverso.</translation>
    </message>
    <message>
        <source>Each player’s place after each year’s bids</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Il posto di ogni giocatore dopo le puntate di ogni anno</translation>
    </message>
    <message>
        <source>Each province needs a land area: choose at most {most} provinces.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>Ogni provincia deve avere un’area di terra: scegli al massimo {most} province.</translation>
    </message>
    <message>
        <source>Each round, the player with the fewest VP gets the Raffles stone. All have 5 now, and chance chose you. Four new tiles are on display, one more than players.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>In ogni round chi ha meno PV riceve la pietra di Raffles. Ora tutti ne hanno 5, e il caso ha scelto te. In esposizione ci sono quattro nuove tessere, una più dei giocatori.</translation>
    </message>
    <message>
        <source>Each rupiah bid counts ×{number} instead of ×{fewer}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Ogni rupia puntata conta ×{number} invece di ×{fewer}.</translation>
    </message>
    <message>
        <source>Each ship carries as many goods as its owner’s Hull, for every company that sells.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Ogni nave trasporta tante merci quante ne indica la Stiva del possessore, per ogni compagnia che vende.</translation>
    </message>
    <message numerus="yes">
        <source>Each ship carries {n} goods then: {number} more in all.</source>
        <extracomment>For one: Each ship carries {n} good then: {number} more in all. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Ogni nave porterà {n} merce: {number} in più in tutto.</numerusform>
            <numerusform>Ogni nave porterà {n} merci: {number} in più in tutto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each year, a city buys as many of each good as its size, from all companies together.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Ogni anno una città compra tante unità di ogni merce quante ne indica la sua taglia, da tutte le compagnie insieme.</translation>
    </message>
    <message>
        <source>Earned {last} last year; about {income} a year with you.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>L’anno scorso guadagnati {last}; con te circa {income} all’anno.</translation>
    </message>
    <message>
        <source>Earnings last year</source>
        <extracomment>ui/games/indonesia/panels/situation.py</extracomment>
        <translation>Guadagni dell’anno scorso</translation>
    </message>
    <message>
        <source>Earnings this year</source>
        <extracomment>ui/games/indonesia/panels/situation.py</extracomment>
        <translation>Guadagni di quest’anno</translation>
    </message>
    <message>
        <source>Edit map</source>
        <extracomment>ui/app/program.py</extracomment>
        <translation>Modifica la mappa</translation>
    </message>
    <message>
        <source>Edit note on {a} and {b}</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Modifica la nota su {a} e {b}</translation>
    </message>
    <message>
        <source>Effect</source>
        <extracomment>ui/games/singapore/board/board_ui.py, ui/table/board/board_ui.py</extracomment>
        <translation>Effetto</translation>
    </message>
    <message>
        <source>Empty game data was created.</source>
        <extracomment>board/map_data.py</extracomment>
        <translation>Sono stati creati dati di gioco vuoti.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py, ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Fine della partita</translation>
    </message>
    <message>
        <source>End the turn</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Finisci il turno</translation>
    </message>
    <message>
        <source>End turn</source>
        <extracomment>ui/games/singapore/texts/planning.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>Finisci il turno</translation>
    </message>
    <message>
        <source>End your turn</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Finisci il turno</translation>
    </message>
    <message>
        <source>Endless</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Senza limite</translation>
    </message>
    <message>
        <source>Enlarge {area} until the token fits</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Ingrandisci {area} finché il segnalino ci sta</translation>
    </message>
    <message>
        <source>Entry</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Voce</translation>
    </message>
    <message>
        <source>Era {era}</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/games/indonesia/panels/situation.py</extracomment>
        <translation>Era {era}</translation>
    </message>
    <message>
        <source>Era {era} begins</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Comincia l’era {era}</translation>
    </message>
    <message>
        <source>Era {era} has no city card “{card}”.</source>
        <extracomment>games/indonesia/game.py</extracomment>
        <translation>L’era {era} non ha una carta città «{card}».</translation>
    </message>
    <message>
        <source>Era {era} needs deeds of at least two types, or it ends at once.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>L’era {era} deve avere licenze di almeno due tipi, o finisce subito.</translation>
    </message>
    <message>
        <source>Era {era}: {offers}</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Era {era}: {offers}</translation>
    </message>
    <message>
        <source>Eras</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Ere</translation>
    </message>
    <message>
        <source>Every square is a lot with its price in pounds. The four start buildings by the water belong to nobody: everybody may use them.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ogni casella è un lotto con il suo prezzo in sterline. I quattro edifici iniziali sull’acqua non sono di nessuno: tutti li possono usare.</translation>
    </message>
    <message>
        <source>Every {n}&#xa0;map units</source>
        <extracomment>ui/editor/menus/view_commands.py</extracomment>
        <translation>Ogni {n}&#xa0;unità della mappa</translation>
    </message>
    <message>
        <source>Everyone bids once, and the highest bidder plays first this year. Budi bid 3 rupiah. &lt;b&gt;Bid 4, and you’ll choose a company before Budi does.&lt;/b&gt; Your bid goes into your bank: you can’t spend it any more, but it counts at the end.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Ognuno punta una volta, e chi punta di più gioca per primo quest’anno. Budi ha puntato 3 rupie. &lt;b&gt;Punta 4, e sceglierai una compagnia prima di Budi.&lt;/b&gt; La puntata va nella tua banca: non puoi più spenderla, ma alla fine conta.</translation>
    </message>
    <message>
        <source>Everyone makes one open bid, multiplied by their factor. Bids go into the bank. The highest plays first.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Ognuno punta una volta, apertamente; la puntata va in banca e vale moltiplicata. Chi ha il risultato più alto gioca per primo.</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Tutto</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Scambi</translation>
    </message>
    <message>
        <source>Expand the tutorial</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Espandi il tutorial</translation>
    </message>
    <message>
        <source>Expanded</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>Espansioni</translation>
    </message>
    <message>
        <source>Expands for {amount}: {places}.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Si espande per {amount}: {places}.</translation>
    </message>
    <message>
        <source>Expected: {share}.</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Valore atteso: {share}.</translation>
    </message>
    <message>
        <source>Export board as image</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Esporta il tabellone come immagine</translation>
    </message>
    <message>
        <source>Export log</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Esporta il registro</translation>
    </message>
    <message>
        <source>Export map as graph</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Esporta la mappa come grafo</translation>
    </message>
    <message>
        <source>Export statistics as tables</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Esporta le statistiche come tabelle</translation>
    </message>
    <message>
        <source>Export your record</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Esporta il tuo bilancio</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Far apart</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>Distanziata</translation>
    </message>
    <message>
        <source>Fewer deeds of this type, or more of others, would change that.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Con meno licenze di questo tipo, o più di altri, la situazione cambierebbe.</translation>
    </message>
    <message>
        <source>Figure</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Figures</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Cifre</translation>
    </message>
    <message>
        <source>Filter columns by area or province</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Filtra le colonne per area o provincia</translation>
    </message>
    <message>
        <source>Filter rows by area or province</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Filtra le righe per area o provincia</translation>
    </message>
    <message>
        <source>Final money in rupiah</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Denaro finale in rupie</translation>
    </message>
    <message>
        <source>Final rank</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Posizione finale</translation>
    </message>
    <message>
        <source>Final screen</source>
        <extracomment>ui/table/final_screen.py, ui/table/panels/result.py</extracomment>
        <translation>Schermata finale</translation>
    </message>
    <message>
        <source>Find area</source>
        <extracomment>ui/editor/panels/areas.py</extracomment>
        <translation>Trova un’area</translation>
    </message>
    <message>
        <source>Finding all alternatives…</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Ricerca di tutte le alternative…</translation>
    </message>
    <message>
        <source>Finding plans…</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Ricerca dei piani…</translation>
    </message>
    <message numerus="yes">
        <source>Finished after {n} rounds: {player} won</source>
        <extracomment>For one: Finished after {n} round: {player} won ui/table/game_texts.py</extracomment>
        <translation>
            <numerusform>Finita dopo {n} round: ha vinto {player}</numerusform>
            <numerusform>Finita dopo {n} round: ha vinto {player}</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished. The map hasn’t changed yet.</source>
        <extracomment>ui/editor/balance/tune_dialog.py</extracomment>
        <translation>Finito. La mappa non è ancora cambiata.</translation>
    </message>
    <message>
        <source>First order of play</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Ordine di gioco iniziale</translation>
    </message>
    <message>
        <source>First use the Brick Pit, where your worker stands.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Prima usa la Cava d’argilla, dove si trova il tuo lavoratore.</translation>
    </message>
    <message>
        <source>First use the Brickworks, where your worker stands.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Prima usa la Fornace, dove si trova il tuo lavoratore.</translation>
    </message>
    <message>
        <source>First use the Builder and get £4 for your bricks.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Prima usa il Costruttore e ricevi £4 per i tuoi mattoni.</translation>
    </message>
    <message>
        <source>Fit board to &amp;window</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Ada&amp;tta il tabellone alla finestra</translation>
    </message>
    <message>
        <source>Fit the board to the window</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Adatta il tabellone alla finestra</translation>
    </message>
    <message>
        <source>Fit the map to the drawing</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Adatta la mappa al disegno</translation>
    </message>
    <message numerus="yes">
        <source>Fitting {n} outlines into the map…</source>
        <extracomment>For one: Fitting {n} outline into the map… ui/editor/imports/import_commands.py</extracomment>
        <translation>
            <numerusform>Inserimento di {n} contorno nella mappa…</numerusform>
            <numerusform>Inserimento di {n} contorni nella mappa…</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py</extracomment>
        <translation>Correzione</translation>
    </message>
    <message>
        <source>Fix in the copy</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>Correzione nella copia</translation>
    </message>
    <message>
        <source>Fixing problems…</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py</extracomment>
        <translation>Correzione dei problemi…</translation>
    </message>
    <message>
        <source>Flag</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Bandierina</translation>
    </message>
    <message>
        <source>Flag of {owner}</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Bandierina: {owner}</translation>
    </message>
    <message>
        <source>Flag on {area}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Bandierina su {area}</translation>
    </message>
    <message>
        <source>Flag {number} of {count}</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Bandierina {number} di {count}</translation>
    </message>
    <message>
        <source>Focus n&amp;ext pane</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/main_window.py</extracomment>
        <translation>Vai al riquadro su&amp;ccessivo</translation>
    </message>
    <message>
        <source>Focus previo&amp;us pane</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/main_window.py</extracomment>
        <translation>Vai al riquadro &amp;precedente</translation>
    </message>
    <message>
        <source>For a step, the second worker may start at any building. &lt;b&gt;Click your Raffles’ Plan on E2.&lt;/b&gt; If you kept it in hand, you’d have to put it on the board in your next turn.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Con un passo, il secondo lavoratore può cominciare da un edificio qualsiasi. &lt;b&gt;Fai clic sul tuo Piano di Raffles (E2).&lt;/b&gt; Se lo tenessi in mano, dovresti metterlo sul tabellone nel turno successivo.</translation>
    </message>
    <message>
        <source>Format {found} doesn’t exist; the first format is 1.</source>
        <extracomment>files/strict_json.py</extracomment>
        <translation>Il formato {found} non esiste; il primo formato è 1.</translation>
    </message>
    <message numerus="yes">
        <source>Found {n} problems in the files in {folder}. The files won’t be changed.</source>
        <extracomment>For one: Found {n} problem in the files in {folder}. The files won’t be changed. ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>
            <numerusform>Trovato {n} problema nei file di {folder}. I file non verranno modificati.</numerusform>
            <numerusform>Trovati {n} problemi nei file di {folder}. I file non verranno modificati.</numerusform>
        </translation>
    </message>
    <message>
        <source>Free lot for {price}</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Lotto libero da {price}</translation>
    </message>
    <message>
        <source>Free lots</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Lotti liberi</translation>
    </message>
    <message>
        <source>Free slot</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Slot libero</translation>
    </message>
    <message>
        <source>From a file of outlines</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Da un file di contorni</translation>
    </message>
    <message>
        <source>From era B, rice and spice can merge into siap faji. Half the areas are removed.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Dall’era B riso e spezie si possono fondere in siap faji. Metà delle aree si abbandona.</translation>
    </message>
    <message>
        <source>From money to VP</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Dal denaro ai PV</translation>
    </message>
    <message>
        <source>From the start of each company to its end, or to the company it merged into</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Dall’inizio di ogni compagnia alla sua fine, o alla compagnia in cui è confluita</translation>
    </message>
    <message>
        <source>From {way} with {line}: click a city or the next ship. Click the good again to cancel.</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Da {way} con {line}: fai clic su una città o sulla nave successiva. Fai di nuovo clic sulla merce per annullare.</translation>
    </message>
    <message>
        <source>Game open in another window</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Partita aperta in un’altra finestra</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>ui/editor/balance/balance_dialog.py, ui/table/games/record_dialog.py</extracomment>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Games with a city</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Partite con una città</translation>
    </message>
    <message>
        <source>Games with ships at work</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Partite con navi in uso</translation>
    </message>
    <message>
        <source>Get</source>
        <comment>goods</comment>
        <extracomment>ui/games/singapore/panels/moves_page.py</extracomment>
        <translation>Ricevi</translation>
    </message>
    <message>
        <source>Get a &amp;hint</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Chiedi un co&amp;nsiglio</translation>
    </message>
    <message numerus="yes">
        <source>Get {n} more steps</source>
        <extracomment>For one: Get {n} more step ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>Ricevi {n} altro passo</numerusform>
            <numerusform>Ricevi {n} altri passi</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the ground of {area} to</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Cedi il terreno di {area} a</translation>
    </message>
    <message>
        <source>Give {deed} the ship limits {a}, {b}, {c}</source>
        <extracomment>games/indonesia/maps/fairness.py</extracomment>
        <translation>Dai a {deed} i limiti di navi {a}, {b}, {c}</translation>
    </message>
    <message>
        <source>Go to {place}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Vai a {place}</translation>
    </message>
    <message>
        <source>Going once.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>E uno.</translation>
    </message>
    <message>
        <source>Goods</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/singapore/chart_data.py</extracomment>
        <translation>Merci</translation>
    </message>
    <message>
        <source>Goods a game</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Merci a partita</translation>
    </message>
    <message>
        <source>Goods are either “any” or “same”, not both.</source>
        <extracomment>games/singapore/rules/box.py</extracomment>
        <translation>Le merci sono o «any» o «same», non entrambe le cose.</translation>
    </message>
    <message>
        <source>Goods bought by cities</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Merci comprate dalle città</translation>
    </message>
    <message>
        <source>Goods for a city</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Merci per città</translation>
    </message>
    <message>
        <source>Goods in the supply</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Merci nella riserva</translation>
    </message>
    <message>
        <source>Goods of all kinds at the end of each round</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Merci di ogni tipo alla fine di ogni round</translation>
    </message>
    <message>
        <source>Goods of any kind can be mixed. Goods of one kind are all the same. Opium counts, too.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>«A scelta»: anche merci diverse. «Uguali»: tutte dello stesso tipo. Vale anche l’oppio.</translation>
    </message>
    <message>
        <source>Goods of each kind, all years together</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Merci di ogni tipo, tutti gli anni insieme</translation>
    </message>
    <message>
        <source>Goods of each kind, by year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Merci di ogni tipo, per anno</translation>
    </message>
    <message>
        <source>Goods shipped through each sea in a game</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Merci spedite attraverso ogni mare in una partita</translation>
    </message>
    <message>
        <source>Goods sold and unsold</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Merci vendute e non vendute</translation>
    </message>
    <message>
        <source>Goods sold of those on the board, and rupiah for you after ship fees, by the best plan</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Merci vendute tra quelle sul tabellone e rupie per te al netto dei noli, secondo il piano migliore</translation>
    </message>
    <message>
        <source>Goods travel from their zone to a city on the ships of one company, never over land.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Le merci vanno dalla loro zona a una città con le navi di una sola compagnia, mai via terra.</translation>
    </message>
    <message>
        <source>Group by province</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Raggruppa per provincia</translation>
    </message>
    <message>
        <source>Grow the city in {place}</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Fai crescere la città: {place}</translation>
    </message>
    <message>
        <source>Grow the city in…</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Fai crescere la città in…</translation>
    </message>
    <message>
        <source>Grow {city} to size {size}</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Fai passare {city} a taglia {size}</translation>
    </message>
    <message>
        <source>Grower</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Piantatore</translation>
    </message>
    <message numerus="yes">
        <source>Grows by up to {n} areas a year.</source>
        <extracomment>For one: Grows by up to {n} area a year. ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>
            <numerusform>Cresce al massimo di {n} area all’anno.</numerusform>
            <numerusform>Cresce al massimo di {n} aree all’anno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Half speed</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Velocità dimezzata</translation>
    </message>
    <message>
        <source>Heard on your turn, when something happens, and when a click is refused. The loudspeaker above the board mutes them.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Si sentono quando tocca a te, quando succede qualcosa e quando un clic viene rifiutato. L’altoparlante sopra il tabellone li silenzia.</translation>
    </message>
    <message>
        <source>Hide label</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Nascondi il nome</translation>
    </message>
    <message>
        <source>Hide label of {name}</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Nascondi il nome di {name}</translation>
    </message>
    <message>
        <source>Hide {player}’s information</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Nascondi le informazioni di {player}</translation>
    </message>
    <message>
        <source>Highest amount</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Importo massimo</translation>
    </message>
    <message>
        <source>Hints are turned off in this game. A review is available when it’s over.</source>
        <extracomment>core/review.py</extracomment>
        <translation>In questa partita i consigli sono disattivati. L’analisi è disponibile alla fine.</translation>
    </message>
    <message>
        <source>Hold Ctrl and drag</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Tieni premuto Ctrl e trascina</translation>
    </message>
    <message>
        <source>How hidden information is kept from other players. Anyone who opens the saved file can read it.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Come nascondere le informazioni agli altri giocatori. Chi apre il file salvato può comunque leggerle.</translation>
    </message>
    <message>
        <source>How much more you and your rivals earn a year by the best use of it, in rupiah, on the board now</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>Quanto in più tu e i tuoi rivali guadagnate all’anno con il suo uso migliore, in rupie, sul tabellone di adesso</translation>
    </message>
    <message>
        <source>How the bot likes to play; revealed at the end of the game</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Come gioca volentieri il bot; si svela a fine partita</translation>
    </message>
    <message>
        <source>Hull is the only track you can advance for another player.</source>
        <extracomment>games/indonesia/rules/phases/research.py</extracomment>
        <translation>Di un altro giocatore si può far avanzare solo la Stiva.</translation>
    </message>
    <message>
        <source>I forgot my PIN</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Ho dimenticato il PIN</translation>
    </message>
    <message>
        <source>I forgot my PIN…</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Ho dimenticato il PIN…</translation>
    </message>
    <message>
        <source>ID</source>
        <extracomment>ui/editor/panels/properties.py, ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>ID</translation>
    </message>
    <message>
        <source>If all places are equally good, each wins {share}% of the games.</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Se tutti i posti valgono lo stesso, la quota di vittorie di ciascuno è {share}%.</translation>
    </message>
    <message>
        <source>If it ends here, you get {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Se finisce così, ricevi {amount}.</translation>
    </message>
    <message>
        <source>If it ends here, you pay and get nothing.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Se finisce così, non paghi e non ricevi nulla.</translation>
    </message>
    <message>
        <source>If it ends here, you pay {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Se finisce così, paghi {amount}.</translation>
    </message>
    <message>
        <source>If you change the map, you won’t be able to continue this game.</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Se modifichi la mappa, non potrai continuare questa partita.</translation>
    </message>
    <message>
        <source>Import as</source>
        <extracomment>ui/editor/imports/import_dialog.py, ui/editor/imports/outline_model.py</extracomment>
        <translation>Importa come</translation>
    </message>
    <message>
        <source>Import lin&amp;ks…</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Importa co&amp;llegamenti…</translation>
    </message>
    <message>
        <source>Import links</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Importa collegamenti</translation>
    </message>
    <message>
        <source>Import links from a graph</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Importa collegamenti da un grafo</translation>
    </message>
    <message>
        <source>In a &amp;column</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>In &amp;colonna</translation>
    </message>
    <message>
        <source>In a &amp;row</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>In &amp;riga</translation>
    </message>
    <message>
        <source>In map units. Nothing moves; the sea fills the new space.</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>In unità di mappa. Nulla si sposta; il mare riempie lo spazio nuovo.</translation>
    </message>
    <message>
        <source>In order of goods, then points, then money, less what raids may cost.</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>In ordine di merci, poi punti, poi denaro, meno quanto le retate possono costare.</translation>
    </message>
    <message>
        <source>In order of money, then points, then goods, less what raids may cost.</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>In ordine di denaro, poi punti, poi merci, meno quanto le retate possono costare.</translation>
    </message>
    <message>
        <source>In order of points, then money, then goods, less what raids may cost.</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>In ordine di punti, poi denaro, poi merci, meno quanto le retate possono costare.</translation>
    </message>
    <message>
        <source>In percent, at the beginning of each round</source>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>In percentuale, all’inizio di ogni round</translation>
    </message>
    <message>
        <source>In rupiah; ties go to the player earlier in the order of play</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>In rupie; a parità vince chi viene prima nell’ordine di gioco</translation>
    </message>
    <message>
        <source>In small windows</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Nelle finestre piccole</translation>
    </message>
    <message>
        <source>In the map editor: {fixes}.</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Nell’editor di mappe: {fixes}.</translation>
    </message>
    <message>
        <source>In the picture of an import</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Nell’immagine di un’importazione</translation>
    </message>
    <message>
        <source>In the subfolder {name}</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Nella sottocartella {name}</translation>
    </message>
    <message>
        <source>In this folder</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>In questa cartella</translation>
    </message>
    <message>
        <source>In year</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Nell’anno</translation>
    </message>
    <message>
        <source>In your turn, you can build more roads for £1 each. &lt;b&gt;Open the Roads tab and click Opium Smuggling on G5, then your Black Market on F5&lt;/b&gt;: whoever gets opium there will sell it to you.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Nel tuo turno puoi costruire altre strade per £1 l’una. &lt;b&gt;Apri la pagina Strade e fai clic sul Contrabbando d’oppio (G5), poi sul tuo Mercato nero (F5)&lt;/b&gt;: chi prende l’oppio verrà a venderlo da te.</translation>
    </message>
    <message numerus="yes">
        <source>In {n} games, it had no area left to start in.</source>
        <extracomment>For one: In {n} game, it had no area left to start in. games/indonesia/maps/trial_findings.py</extracomment>
        <translation>
            <numerusform>In {n} partita non aveva più un’area da cui partire.</numerusform>
            <numerusform>In {n} partite non aveva più un’area da cui partire.</numerusform>
        </translation>
    </message>
    <message>
        <source>In {percent}% of its wins, it started {deed} in the first year.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Partite vinte da questa posizione con {deed} avviata il primo anno: {percent}%.</translation>
    </message>
    <message>
        <source>In {percent}% of the games that others won, the winner started {deed} in the first year.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Partite vinte da altri in cui chi ha vinto ha avviato {deed} il primo anno: {percent}%.</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Imprecisioni</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Imprecisione</translation>
    </message>
    <message>
        <source>Income and spending</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Entrate e uscite</translation>
    </message>
    <message>
        <source>Income to the right and spending to the left, in rupiah; the difference is the final money</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Entrate a destra e uscite a sinistra, in rupie; la differenza è il denaro finale</translation>
    </message>
    <message>
        <source>Islands lie</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>Disposizione</translation>
    </message>
    <message numerus="yes">
        <source>It allows mergers of up to {n} deeds.</source>
        <extracomment>For one: It allows mergers of up to {n} deed. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Permette fusioni fino a {n} licenza.</numerusform>
            <numerusform>Permette fusioni fino a {n} licenze.</numerusform>
        </translation>
    </message>
    <message>
        <source>It allows the merger of {companies}: {amount} more a year if you win it.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Permette la fusione di {companies}: {amount} in più all’anno se la vinci.</translation>
    </message>
    <message>
        <source>It became a new sea area.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>È diventata una nuova area di mare.</translation>
    </message>
    <message>
        <source>It brings {places} in reach.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Rende raggiungibile: {places}.</translation>
    </message>
    <message>
        <source>It chose an illegal move.</source>
        <extracomment>ui/play/session_bridge.py</extracomment>
        <translation>Ha scelto una mossa non consentita.</translation>
    </message>
    <message>
        <source>It doesn’t say which game it’s for.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Non indica per quale gioco è.</translation>
    </message>
    <message>
        <source>It earns nothing yet, but should in later years.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Non rende ancora nulla, ma dovrebbe negli anni successivi.</translation>
    </message>
    <message>
        <source>It has more than {n}&#xa0;million pixels.</source>
        <extracomment>ui/editor/canvas/traced_picture.py</extracomment>
        <translation>Ha più di {n}&#xa0;milioni di pixel.</translation>
    </message>
    <message>
        <source>It has no outline.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Non ha un contorno.</translation>
    </message>
    <message>
        <source>It has no position on the map.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Non ha una posizione sulla mappa.</translation>
    </message>
    <message>
        <source>It has ship limits but isn’t a shipping deed.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Ha limiti di navi, ma non è una licenza di navigazione.</translation>
    </message>
    <message>
        <source>It has the wrong form.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>La forma è sbagliata.</translation>
    </message>
    <message>
        <source>It isn’t a PNG, JPEG, WebP, BMP or GIF file.</source>
        <extracomment>ui/editor/canvas/traced_picture.py</extracomment>
        <translation>Non è un file PNG, JPEG, WebP, BMP o GIF.</translation>
    </message>
    <message>
        <source>It isn’t a regular file.</source>
        <extracomment>files/whole_file.py, ui/play/save_lock.py</extracomment>
        <translation>Non è un file normale.</translation>
    </message>
    <message>
        <source>It leaves {amount} more to spend.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Lascia {amount} in più da spendere.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves {n} areas to grow to, against {fewer}.</source>
        <extracomment>For one: It leaves {n} area to grow to, against {fewer}. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Lascia {n} area in cui crescere, contro {fewer}.</numerusform>
            <numerusform>Lascia {n} aree in cui crescere, contro {fewer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves {n} slots free.</source>
        <extracomment>For one: It leaves {n} slot free. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Lascia libero {n} slot.</numerusform>
            <numerusform>Lascia liberi {n} slot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It makes room for {n} companies in all.</source>
        <extracomment>For one: It makes room for {n} company in all. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Fa posto a {n} compagnia in tutto.</numerusform>
            <numerusform>Fa posto a {n} compagnie in tutto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It makes room for {n} more areas, against {fewer}.</source>
        <extracomment>For one: It makes room for {n} more area, against {fewer}. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Fa posto a {n} altra area, contro {fewer}.</numerusform>
            <numerusform>Fa posto ad altre {n} aree, contro {fewer}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It must be a line.</source>
        <extracomment>board/files/board_file.py, mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Dev’essere una linea.</translation>
    </message>
    <message>
        <source>It must be a point.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Dev’essere un punto.</translation>
    </message>
    <message>
        <source>It must be a polygon.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Dev’essere un poligono.</translation>
    </message>
    <message>
        <source>It should bring {amount} more this year.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Dovrebbe portare {amount} in più quest’anno.</translation>
    </message>
    <message>
        <source>It takes the overlap with {others}.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>Prende la parte in comune con {others}.</translation>
    </message>
    <message>
        <source>It was added to {area}.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>È stata aggiunta a {area}.</translation>
    </message>
    <message>
        <source>It was cut there. Everything inside it was kept.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>È stato tagliato lì. Tutto ciò che racchiude è rimasto.</translation>
    </message>
    <message numerus="yes">
        <source>It was laid out in {n} games.</source>
        <extracomment>For one: It was laid out in {n} game. games/indonesia/maps/trial_findings.py</extracomment>
        <translation>
            <numerusform>Era disponibile in {n} partita.</numerusform>
            <numerusform>Era disponibile in {n} partite.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was moved to the right list.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>È stato spostato nell’elenco giusto.</translation>
    </message>
    <message>
        <source>It was never dealt.</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Non è mai stata distribuita.</translation>
    </message>
    <message>
        <source>It was read in that encoding.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>È stato letto con questa codifica.</translation>
    </message>
    <message>
        <source>It was redrawn to match them.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>È stato ridisegnato in modo da corrispondere.</translation>
    </message>
    <message>
        <source>It was set to Indonesia.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Ora è per Indonesia.</translation>
    </message>
    <message>
        <source>It was set to fit the areas: {width} by {height} units.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>È stata adattata alle aree: {width} per {height} unità.</translation>
    </message>
    <message>
        <source>It was set to the default: {units} units.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>È stata riportata al valore predefinito: {units} unità.</translation>
    </message>
    <message>
        <source>It was set to “{text}”.</source>
        <extracomment>board/files/flaws.py, games/indonesia/maps/repair.py</extracomment>
        <translation>Ora vale «{text}».</translation>
    </message>
    <message>
        <source>It would play “{answer}”.</source>
        <extracomment>ui/table/advice.py</extracomment>
        <translation>Giocherebbe «{answer}».</translation>
    </message>
    <message>
        <source>Its ends were joined.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Le sue estremità sono state unite.</translation>
    </message>
    <message>
        <source>Its era never began.</source>
        <extracomment>games/indonesia/maps/trial_findings.py, games/indonesia/maps/trial_tables.py</extracomment>
        <translation>La sua era non è mai cominciata.</translation>
    </message>
    <message>
        <source>Its outlines have more than {n} corners in all.</source>
        <extracomment>mapmaking/imports/budget.py</extracomment>
        <translation>I contorni hanno in tutto più di {n} vertici.</translation>
    </message>
    <message>
        <source>Its sales less ship fees, or the ship fees that it got, in games in which it was started. A merged company counts equally for each of its deeds. It’s compared with the other deeds of its era and type in the same games.</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Il ricavato meno i noli, oppure i noli incassati, nelle partite in cui è stata avviata. Una compagnia nata da fusione conta in parti uguali per ciascuna delle sue licenze. Il confronto è con le altre licenze della stessa era e dello stesso tipo nelle stesse partite.</translation>
    </message>
    <message numerus="yes">
        <source>Its {n} new ships can carry goods this year.</source>
        <extracomment>For one: Its new ship can carry goods this year. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>La sua nuova nave può portare merci quest’anno.</numerusform>
            <numerusform>Le sue {n} nuove navi possono portare merci quest’anno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its “berths” feature is missing.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Manca il suo elemento «berths».</translation>
    </message>
    <message>
        <source>Its “{what}” feature is missing.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Manca il suo elemento «{what}».</translation>
    </message>
    <message>
        <source>It’s a folder, not a file.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>È una cartella, non un file.</translation>
    </message>
    <message>
        <source>It’s completely covered by {others}.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>È completamente coperto da {others}.</translation>
    </message>
    <message>
        <source>It’s drawn more than once.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>È disegnata più di una volta.</translation>
    </message>
    <message>
        <source>It’s the same as {others}. Only one of them can be placed.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>È uguale a {others}. Se ne può inserire solo uno.</translation>
    </message>
    <message>
        <source>It’s too far outside the canvas.</source>
        <extracomment>board/files/board_file.py, mapmaking/files/repair_steps/features.py</extracomment>
        <translation>È troppo lontano dal foglio.</translation>
    </message>
    <message>
        <source>It’s too narrow for a token and will be skipped.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>È troppo stretto per un segnalino e verrà escluso.</translation>
    </message>
    <message>
        <source>It’s {bot}’s turn, but the bots are paused.</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>Tocca a {bot}, ma i bot sono in pausa.</translation>
    </message>
    <message>
        <source>I’m {player}</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Io sono {player}</translation>
    </message>
    <message>
        <source>Keep at least one city stone of size 1, or no cities can be built.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Serve almeno una pietra di taglia 1, altrimenti non si può costruire alcuna città.</translation>
    </message>
    <message>
        <source>Keep only one arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Tieni una sola freccia</translation>
    </message>
    <message>
        <source>Keep {a} and {b} linked</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Mantieni collegate {a} e {b}</translation>
    </message>
    <message>
        <source>Keep {a} and {b} unlinked</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Mantieni scollegate {a} e {b}</translation>
    </message>
    <message>
        <source>Keeps its cash and stays out of mergers.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Tiene i contanti e resta fuori dalle fusioni.</translation>
    </message>
    <message>
        <source>Kind of links</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Tipo di collegamenti</translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>ui/editor/canvas/board_items.py</extracomment>
        <translation>Nomi</translation>
    </message>
    <message>
        <source>Lake ID</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>ID del lago</translation>
    </message>
    <message>
        <source>Lake name</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Nome del lago</translation>
    </message>
    <message>
        <source>Land areas</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>Aree di terra</translation>
    </message>
    <message>
        <source>Language code</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Codice della lingua</translation>
    </message>
    <message>
        <source>Large controls for touch</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Comandi grandi per il tocco</translation>
    </message>
    <message>
        <source>Large map</source>
        <extracomment>ui/table/games/map_loader.py</extracomment>
        <translation>Mappa grande</translation>
    </message>
    <message>
        <source>Last game</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Ultima partita</translation>
    </message>
    <message>
        <source>Last year doubled</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/final_screen.py</extracomment>
        <translation>Raddoppio</translation>
    </message>
    <message>
        <source>Lay out {deed} in era {new}</source>
        <extracomment>games/indonesia/maps/fairness.py</extracomment>
        <translation>Metti in gioco {deed} nell’era {new}</translation>
    </message>
    <message>
        <source>Layer</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Leave {a} and {b} linked</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Lascia collegate {a} e {b}</translation>
    </message>
    <message>
        <source>Leave {a} and {b} unlinked</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Lascia scollegate {a} e {b}</translation>
    </message>
    <message>
        <source>Left to right</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Da sinistra a destra</translation>
    </message>
    <message>
        <source>Left unchanged.</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>Lasciato invariato.</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Durata</translation>
    </message>
    <message>
        <source>Level of each track at the end of each year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Passo di ogni percorso alla fine di ogni anno</translation>
    </message>
    <message>
        <source>Like Hard, but compares its best turns by the two turns after them.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Come Difficile, ma confronta i suoi turni migliori in base ai due turni successivi.</translation>
    </message>
    <message>
        <source>Like Medium, but tuned on recorded games.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Come Medio, ma tarato su partite registrate.</translation>
    </message>
    <message>
        <source>Likes shipping companies and lives on their fees.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Ama le compagnie di navigazione e vive dei loro noli.</translation>
    </message>
    <message>
        <source>Link ({key})</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Collega ({key})</translation>
    </message>
    <message>
        <source>Link all selected areas to each other</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Collega tra loro tutte le aree selezionate</translation>
    </message>
    <message>
        <source>Link areas</source>
        <extracomment>ui/editor/tools/link.py</extracomment>
        <translation>Collega aree</translation>
    </message>
    <message>
        <source>Link legend</source>
        <extracomment>ui/editor/links/link_layer.py</extracomment>
        <translation>Legenda dei collegamenti</translation>
    </message>
    <message>
        <source>Link or unlink {a} and {b} manually before you add a note.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>Prima di aggiungere una nota, collega o scollega manualmente {a} e {b}.</translation>
    </message>
    <message>
        <source>Link ta&amp;ble…</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Ta&amp;bella dei collegamenti…</translation>
    </message>
    <message>
        <source>Link table</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Tabella dei collegamenti</translation>
    </message>
    <message>
        <source>Link {a} and {b} (automatic)</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Collega {a} e {b} (automatico)</translation>
    </message>
    <message numerus="yes">
        <source>Link {n} areas to each other</source>
        <extracomment>For one: Link {n} area ui/editor/panels/neighbours.py</extracomment>
        <translation>
            <numerusform>Collega {n} area</numerusform>
            <numerusform>Collega tra loro {n} aree</numerusform>
        </translation>
    </message>
    <message>
        <source>Linked with the rows</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Collegate alle righe</translation>
    </message>
    <message>
        <source>Loading…</source>
        <extracomment>ui/table/games/game_choices.py, ui/widgets/file_choice.py</extracomment>
        <translation>Caricamento…</translation>
    </message>
    <message>
        <source>Lock: {layer}</source>
        <extracomment>ui/editor/panels/layers.py</extracomment>
        <translation>Blocca: {layer}</translation>
    </message>
    <message>
        <source>Log and message</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Registro e messaggio</translation>
    </message>
    <message>
        <source>Log only</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Solo nel registro</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Guarda il tabellone</translation>
    </message>
    <message>
        <source>Lowest amount</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Importo minimo</translation>
    </message>
    <message>
        <source>M&amp;ove, scale, rotate…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>S&amp;posta, scala, ruota…</translation>
    </message>
    <message>
        <source>Make arrow manual</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Rendi manuale la freccia</translation>
    </message>
    <message>
        <source>Make link manual</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Rendi manuale il collegamento</translation>
    </message>
    <message>
        <source>Make links between all selected areas automatic</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Rendi automatici i collegamenti tra tutte le aree selezionate</translation>
    </message>
    <message>
        <source>Make p&amp;layable</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Rendi &amp;giocabile</translation>
    </message>
    <message>
        <source>Make playable</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py, ui/editor/panels/problems.py</extracomment>
        <translation>Rendi giocabile</translation>
    </message>
    <message>
        <source>Making the map…</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>Creazione della mappa…</translation>
    </message>
    <message>
        <source>Map editor</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Editor di mappe</translation>
    </message>
    <message>
        <source>Map height</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/editor/panels/properties.py</extracomment>
        <translation>Altezza della mappa</translation>
    </message>
    <message>
        <source>Map legend</source>
        <extracomment>ui/board/floating_labels.py</extracomment>
        <translation>Legenda della mappa</translation>
    </message>
    <message>
        <source>Map title</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/editor/menus/file_commands.py, ui/editor/panels/properties.py</extracomment>
        <translation>Titolo della mappa</translation>
    </message>
    <message>
        <source>Map width</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/editor/panels/properties.py</extracomment>
        <translation>Larghezza della mappa</translation>
    </message>
    <message>
        <source>Maps of this game have no deeds or city cards to tune.</source>
        <extracomment>mapmaking/review/tuning.py</extracomment>
        <translation>Le mappe di questo gioco non hanno licenze o carte città da bilanciare.</translation>
    </message>
    <message>
        <source>Measured with version {version}, random seeds {first} to {last}.</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>Misurato con la versione {version}, semi casuali da {first} a {last}.</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Merge Kenanga rice with Melati rice and open with 100, the lowest bid. Budi may raise it.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Fondi Riso Kenanga con Riso Melati e apri con 100, la puntata minima. Budi può rilanciare.</translation>
    </message>
    <message>
        <source>Merge by</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Unisci per</translation>
    </message>
    <message>
        <source>Merged into</source>
        <extracomment>ui/charts/chart_model.py</extracomment>
        <translation>Confluita in</translation>
    </message>
    <message>
        <source>Merger hunter</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Cacciatore di fusioni</translation>
    </message>
    <message>
        <source>Minimap</source>
        <extracomment>ui/editor/minimap.py</extracomment>
        <translation>Minimappa</translation>
    </message>
    <message>
        <source>Mirror</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/editor/menus/window_commands.py</extracomment>
        <translation>Rifletti</translation>
    </message>
    <message>
        <source>Mirror u&amp;pside down</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Rif&amp;letti sottosopra</translation>
    </message>
    <message>
        <source>Mirror left to rig&amp;ht</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Ri&amp;fletti da sinistra a destra</translation>
    </message>
    <message>
        <source>Go to the Brick Pit on E6 this time: one more brick, and you can sell all three.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Questa volta vai alla Cava d’argilla (E6): un altro mattone, e puoi venderli tutti e tre.</translation>
    </message>
    <message>
        <source>Go to the Builder on E5 this time. Your bricks are worth £4 there.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Questa volta vai al Costruttore (E5). Lì i tuoi mattoni valgono £4.</translation>
    </message>
    <message>
        <source>Hidden</source>
        <comment>money and goods</comment>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Nascosti</translation>
    </message>
    <message>
        <source>If you build or use something illegal, you draw a chip. Yours was black and is in front of you now. There are two white ones in the bag, and a white one is a raid. You’ll see one soon.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Se costruisci o usi qualcosa di illegale, peschi un gettone. Il tuo era nero e ora è davanti a te. Nel sacchetto ce ne sono due bianchi, e uno bianco è una retata. Presto ne vedrai una.</translation>
    </message>
    <message>
        <source>If you’re caught</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Se la retata ti colpisce</translation>
    </message>
    <message>
        <source>It’s 1819, and Raffles is founding a trading post. Put up buildings, trade goods and collect victory points (VP): whoever has the most at the end wins. You’re Ana; Budi and Citra are your opponents.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>È il 1819, e Raffles sta fondando un emporio. Costruisci edifici, scambia merci e raccogli punti vittoria (PV): vince chi alla fine ne ha di più. Sei Ana e giochi contro Budi e Citra.</translation>
    </message>
    <message>
        <source>Join it to the town</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Collegalo alla città</translation>
    </message>
    <message>
        <source>Keep your money for the next lot, and end your turn.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Tieni il denaro per il prossimo lotto, e finisci il turno.</translation>
    </message>
    <message numerus="yes">
        <source>Mirror {n} areas</source>
        <extracomment>For one: Mirror {n} area ui/editor/menus/area_menu.py</extracomment>
        <translation>
            <numerusform>Rifletti {n} area</numerusform>
            <numerusform>Rifletti {n} aree</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistake</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Errore</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Errori</translation>
    </message>
    <message>
        <source>Money at the end of each game, and the average so far</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Denaro alla fine di ogni partita e media fino a quel momento</translation>
    </message>
    <message>
        <source>Money is hidden in this game, so the money charts appear at the end.</source>
        <extracomment>ui/games/indonesia/game_view.py</extracomment>
        <translation>In questa partita il denaro è nascosto, quindi i grafici sul denaro compaiono alla fine.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>ui/table/board/board_ui.py</extracomment>
        <translation>Mossa</translation>
    </message>
    <message>
        <source>Move arrow between {a} and {b}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Sposta la freccia tra {a} e {b}</translation>
    </message>
    <message>
        <source>Move compass</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Sposta la bussola</translation>
    </message>
    <message>
        <source>Move corner</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Sposta vertice</translation>
    </message>
    <message>
        <source>Move label of {place}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Sposta il nome di {place}</translation>
    </message>
    <message numerus="yes">
        <source>Move or scale {n} areas</source>
        <extracomment>For one: Move or scale {n} area ui/editor/dialogs/placing_dialog.py</extracomment>
        <translation>
            <numerusform>Sposta o scala {n} area</numerusform>
            <numerusform>Sposta o scala {n} aree</numerusform>
        </translation>
    </message>
    <message>
        <source>Move symbols of {place}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Sposta i simboli di {place}</translation>
    </message>
    <message>
        <source>Move title</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Sposta il titolo</translation>
    </message>
    <message>
        <source>Move token of {area}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Sposta il segnalino di {area}</translation>
    </message>
    <message>
        <source>Move, scale, rotate…</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Sposta, scala, ruota…</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Name for seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Nome del posto {seat}</translation>
    </message>
    <message>
        <source>Neither land nor sea connects {areas} to the rest of the map.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>Né la terra né il mare collegano {areas} al resto della mappa.</translation>
    </message>
    <message>
        <source>Net cost</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Costo netto</translation>
    </message>
    <message>
        <source>New areas must be empty and adjacent to the company, but not to another company with the same good.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Le nuove aree devono essere vuote e adiacenti alla compagnia, ma non a un’altra compagnia con la stessa merce.</translation>
    </message>
    <message numerus="yes">
        <source>New companies can grow by {n} areas or ships a year.</source>
        <extracomment>For one: New companies can grow by {n} area or ship a year. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Le nuove compagnie possono crescere di {n} area o nave all’anno.</numerusform>
            <numerusform>Le nuove compagnie possono crescere di {n} aree o navi all’anno.</numerusform>
        </translation>
    </message>
    <message>
        <source>New companies: {companies}.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Nuove compagnie: {companies}.</translation>
    </message>
    <message>
        <source>New places were chosen.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Sono stati scelti nuovi posti.</translation>
    </message>
    <message numerus="yes">
        <source>New ships carry {n} goods each.</source>
        <extracomment>For one: New ships carry {n} good each. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Le nuove navi portano {n} merce ciascuna.</numerusform>
            <numerusform>Le nuove navi portano {n} merci ciascuna.</numerusform>
        </translation>
    </message>
    <message>
        <source>New state</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Nuovo stato</translation>
    </message>
    <message>
        <source>Next area in that direction</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Area successiva in quella direzione</translation>
    </message>
    <message>
        <source>Next decision</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Decisione successiva</translation>
    </message>
    <message>
        <source>Next or previous place you can choose</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Luogo successivo o precedente che puoi scegliere</translation>
    </message>
    <message>
        <source>Next pha&amp;se</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Prossima fa&amp;se</translation>
    </message>
    <message>
        <source>Next roun&amp;d</source>
        <extracomment>ui/shell/game_offer.py</extracomment>
        <translation>Prossimo rou&amp;nd</translation>
    </message>
    <message>
        <source>No cities grew</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Nessuna città è cresciuta</translation>
    </message>
    <message>
        <source>No city buys more {good} this year.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Quest’anno nessuna città compra più {good}.</translation>
    </message>
    <message>
        <source>No city in {province} ever received any goods.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Nessuna città in {province} ha mai ricevuto merci.</translation>
    </message>
    <message>
        <source>No city stones of size {size} are left, so {cities} can’t grow.</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Non restano pietre di taglia {size} per {cities}.</translation>
    </message>
    <message>
        <source>No companies</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Nessuna compagnia</translation>
    </message>
    <message>
        <source>No decision cost much.</source>
        <extracomment>ui/table/review/review_page.py, ui/table/review/review_pane.py</extracomment>
        <translation>Nessuna decisione è costata molto.</translation>
    </message>
    <message>
        <source>No entries yet.</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Ancora nessuna voce.</translation>
    </message>
    <message>
        <source>No finished games yet. Each game you finish is added here and stays when its saved game is deleted.</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Ancora nessuna partita finita. Ogni partita che finisci si aggiunge qui e resta anche se il suo file viene eliminato.</translation>
    </message>
    <message>
        <source>No goods were ever shipped through the {sea}.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>{sea}: non vi è mai passata alcuna merce.</translation>
    </message>
    <message>
        <source>No goods were on the board, so every city could grow.</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Sul tabellone non c’erano merci, quindi ogni città poteva crescere.</translation>
    </message>
    <message>
        <source>No land yet. Draw an island with the tool “Draw areas”, or import outlines from the File menu. The Help menu has a step-by-step guide.</source>
        <extracomment>ui/editor/panels/areas.py</extracomment>
        <translation>Ancora nessuna terra. Disegna un’isola con lo strumento «Disegna aree» o importa contorni dal menu File. Il menu Aiuto contiene una guida passo passo.</translation>
    </message>
    <message>
        <source>No links would change.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Nessun collegamento cambierebbe.</translation>
    </message>
    <message>
        <source>No map could be made of these numbers. Choose another seed, or fewer provinces or seas.</source>
        <extracomment>mapmaking/archipelago/made.py</extracomment>
        <translation>Con questi numeri non è stato possibile creare una mappa. Scegli un altro seme, o meno province o mari.</translation>
    </message>
    <message>
        <source>No merger is possible.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Nessuna fusione è possibile.</translation>
    </message>
    <message>
        <source>No more borders to review.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Non ci sono altri confini da rivedere.</translation>
    </message>
    <message>
        <source>No other company was left to choose.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Non restavano altre compagnie da scegliere.</translation>
    </message>
    <message>
        <source>No player has any moves left.</source>
        <extracomment>games/indonesia/rules/year.py</extracomment>
        <translation>A nessun giocatore restano mosse.</translation>
    </message>
    <message>
        <source>No province</source>
        <extracomment>ui/editor/panels/areas.py</extracomment>
        <translation>Senza provincia</translation>
    </message>
    <message>
        <source>No recent maps</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Nessuna mappa recente</translation>
    </message>
    <message>
        <source>No results.</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Nessun risultato.</translation>
    </message>
    <message>
        <source>No ships are adjacent to {company}’s goods.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Nessuna nave è adiacente alle merci di {company}.</translation>
    </message>
    <message>
        <source>Nobody who bids later can beat {amount}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Chi punta dopo non può battere {amount}.</translation>
    </message>
    <message>
        <source>Nobody’s chance changed much.</source>
        <extracomment>ui/table/review/review_page.py</extracomment>
        <translation>Per nessuno le probabilità sono cambiate di molto.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>outlines</comment>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>None of the provinces on city card {id} has a coast.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Nessuna delle province della carta città {id} ha una costa.</translation>
    </message>
    <message>
        <source>Not a bad choice, but start Kenanga rice in the highlighted area this time. It has room to spread there.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Non è una cattiva scelta, ma questa volta avvia Riso Kenanga nell’area evidenziata: lì ha spazio per espandersi.</translation>
    </message>
    <message>
        <source>Not all sold: you may buy up to that many areas, each for the value of the good.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Non venduto tutto: puoi comprare fino ad altrettante aree, ognuna al valore della merce.</translation>
    </message>
    <message>
        <source>Not available yet: advance the Slots track</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Non ancora disponibile: avanza nel percorso Slot</translation>
    </message>
    <message>
        <source>Not enough {good}: this costs {n}, and you have {has}.</source>
        <extracomment>games/singapore/rules/exchange.py</extracomment>
        <translation>Il costo in {good} è {n}; ne hai {has}.</translation>
    </message>
    <message>
        <source>Note on your decision</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Nota sulla tua decisione</translation>
    </message>
    <message>
        <source>Note on your decision (optional)</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Nota sulla tua decisione (facoltativa)</translation>
    </message>
    <message>
        <source>Nothing has been decided yet.</source>
        <extracomment>core/review.py</extracomment>
        <translation>Non si è ancora deciso nulla.</translation>
    </message>
    <message>
        <source>Nothing here yet. Click a land area on the map, then “Add”.</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Ancora nulla. Fai clic su un’area di terra della mappa, poi su «Aggiungi».</translation>
    </message>
    <message>
        <source>Nothing hidden</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Nulla di nascosto</translation>
    </message>
    <message>
        <source>Nothing is lost. Save the map in another folder.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Nulla è perduto. Salva la mappa in un’altra cartella.</translation>
    </message>
    <message>
        <source>Nothing is lost. Save the map under another name, among your own maps.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Nulla è perduto. Salva la mappa con un altro nome tra le tue mappe.</translation>
    </message>
    <message>
        <source>Nothing to choose here</source>
        <extracomment>ui/table/board/board_presenter.py</extracomment>
        <translation>Qui non c’è nulla da scegliere</translation>
    </message>
    <message>
        <source>Nothing would be left around these areas. Select fewer of them.</source>
        <extracomment>mapmaking/edit/shapes/placing.py</extracomment>
        <translation>Attorno a queste aree non resterebbe nulla. Selezionane meno.</translation>
    </message>
    <message>
        <source>Numbered if empty</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Numerato se vuoto</translation>
    </message>
    <message>
        <source>On startup</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>All’avvio</translation>
    </message>
    <message>
        <source>One more brick</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Un altro mattone</translation>
    </message>
    <message>
        <source>One move</source>
        <extracomment>ui/table/decision_view.py, ui/table/window/board_toolbar.py</extracomment>
        <translation>Una mossa</translation>
    </message>
    <message>
        <source>One of its outlines isn’t closed.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Uno dei suoi contorni non è chiuso.</translation>
    </message>
    <message>
        <source>One per outline</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Una per contorno</translation>
    </message>
    <message>
        <source>Only an empty map can change its shape.</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Solo una mappa vuota può cambiare forma.</translation>
    </message>
    <message>
        <source>Only bots are playing, so none of the slots is yours.</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Giocano solo bot, quindi nessuno slot è tuo.</translation>
    </message>
    <message>
        <source>Only entries about {place}</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Solo voci su {place}</translation>
    </message>
    <message>
        <source>Only provinces and seas have labels, and {name} is neither.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>Solo province e mari hanno un nome sulla mappa, e {name} non è tra questi.</translation>
    </message>
    <message>
        <source>Only provinces have symbols beside their labels, so {name} has none.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>Solo le province hanno simboli accanto al nome, quindi {name} non ne ha.</translation>
    </message>
    <message numerus="yes">
        <source>Only the latest {n} are listed.</source>
        <extracomment>For one: Only the latest {n} is listed. ui/table/games/new_game_controller.py</extracomment>
        <translation>
            <numerusform>È elencata solo l’ultima.</numerusform>
            <numerusform>Sono elencate solo le ultime {n}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the owner may see what they hold.</source>
        <extracomment>ui/table/game_ui.py</extracomment>
        <translation>Solo il giocatore stesso può vedere ciò che possiede.</translation>
    </message>
    <message>
        <source>Only their owner can see these cards</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Queste carte può vederle solo chi le possiede</translation>
    </message>
    <message>
        <source>Only their owner may see cash and city cards.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Contanti e carte città può vederli solo chi li possiede.</translation>
    </message>
    <message>
        <source>Opacity of the picture</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Opacità dell’immagine</translation>
    </message>
    <message>
        <source>Opacity: {layer}</source>
        <extracomment>ui/editor/panels/layers.py</extracomment>
        <translation>Opacità: {layer}</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>money and goods</comment>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Visibili a tutti</translation>
    </message>
    <message>
        <source>Open map</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Apri una mappa</translation>
    </message>
    <message>
        <source>Open repaired copy</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>Apri una copia riparata</translation>
    </message>
    <message>
        <source>Open the area menu</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Apri il menu dell’area</translation>
    </message>
    <message>
        <source>Operate your ships first. Each ship carries only one good per company, and you have two to sell.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Fai operare prima le navi. Ogni nave trasporta una sola merce per compagnia, e tu ne hai due da vendere.</translation>
    </message>
    <message>
        <source>Optional</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Facoltativo</translation>
    </message>
    <message>
        <source>Other borders</source>
        <extracomment>ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>Altri confini</translation>
    </message>
    <message>
        <source>Other languages</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Altre lingue</translation>
    </message>
    <message>
        <source>Other moves</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Altre mosse</translation>
    </message>
    <message>
        <source>Other options would reveal hidden information. They’re shown when the game is over.</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Le altre scelte rivelerebbero informazioni nascoste. Compaiono a partita finita.</translation>
    </message>
    <message numerus="yes">
        <source>Otherwise {company} takes {n} of its sales.</source>
        <extracomment>For one: Otherwise {company} takes {n} of its sales. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Altrimenti {company} le toglie {n} vendita.</numerusform>
            <numerusform>Altrimenti {company} le toglie {n} vendite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Over&amp;lays</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Livelli</translation>
    </message>
    <message>
        <source>Own province</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Provincia propria</translation>
    </message>
    <message>
        <source>P&amp;ass or stop</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Passa &amp;o fermati</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <extracomment>ui/help/printed_dialog.py, ui/table/chart_controller.py</extracomment>
        <translation>Documento PDF (*.pdf)</translation>
    </message>
    <message>
        <source>PNG image (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)</source>
        <extracomment>ui/charts/chart_window.py, ui/table/export_controller.py</extracomment>
        <translation>Immagine PNG (*.png);;Disegno SVG (*.svg);;Documento PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Paid to {other} for {company} in a merger</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Pagato a {other} per {company} in una fusione</translation>
    </message>
    <message>
        <source>Part of the canvas near {place} doesn’t belong to any area.</source>
        <extracomment>board/checks/shape_checks.py</extracomment>
        <translation>Una parte del foglio vicino a {place} non appartiene ad alcuna area.</translation>
    </message>
    <message>
        <source>Part of the canvas near {place} is empty.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>Una parte del foglio vicino a {place} è vuota.</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>In pausa</translation>
    </message>
    <message>
        <source>Pay</source>
        <comment>goods</comment>
        <extracomment>ui/games/singapore/panels/moves_page.py</extracomment>
        <translation>Paghi</translation>
    </message>
    <message>
        <source>Payments between players</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Pagamenti tra giocatori</translation>
    </message>
    <message>
        <source>Phase 3: announce a merger</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Fase 3: annuncia una fusione</translation>
    </message>
    <message>
        <source>Phase 4: start a company</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Fase 4: avvia una compagnia</translation>
    </message>
    <message>
        <source>Pin or unpin the area card</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Fissa o sblocca la scheda dell’area</translation>
    </message>
    <message>
        <source>Play &amp;one bot move</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Gioca &amp;una mossa di un bot</translation>
    </message>
    <message numerus="yes">
        <source>Played {n} games.</source>
        <extracomment>For one: Played {n} game. ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>
            <numerusform>{n} partita giocata.</numerusform>
            <numerusform>{n} partite giocate.</numerusform>
        </translation>
    </message>
    <message>
        <source>Player in seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Giocatore del posto {seat}</translation>
    </message>
    <message numerus="yes">
        <source>Playing {n} games…</source>
        <extracomment>For one: Playing {n} game… ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>
            <numerusform>Si gioca {n} partita…</numerusform>
            <numerusform>Si giocano {n} partite…</numerusform>
        </translation>
    </message>
    <message>
        <source>Playtest</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>Prova</translation>
    </message>
    <message>
        <source>Playtest {map}</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>Prova {map}</translation>
    </message>
    <message>
        <source>Playtest: {map}</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>Prova di {map}</translation>
    </message>
    <message>
        <source>Points are those that the bot expects at the end.</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>I punti sono quelli che il bot si aspetta alla fine.</translation>
    </message>
    <message>
        <source>Position tracing picture</source>
        <extracomment>ui/editor/tools/trace.py</extracomment>
        <translation>Posiziona l’immagine</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <extracomment>ui/table/panels/answers.py</extracomment>
        <translation>Mosse possibili</translation>
    </message>
    <message>
        <source>Possible starting areas</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Possibili aree di partenza</translation>
    </message>
    <message>
        <source>Prepare for a merger</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Prepara una fusione</translation>
    </message>
    <message>
        <source>Press Enter to split, or Esc to cancel.</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>Premi Invio per dividere o Esc per annullare.</translation>
    </message>
    <message>
        <source>Press Next in the tutorial.</source>
        <extracomment>ui/table/tutorial/guided_bridge.py</extracomment>
        <translation>Premi Avanti nel tutorial.</translation>
    </message>
    <message>
        <source>Press the focused button</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Premi il pulsante attivo</translation>
    </message>
    <message>
        <source>Preview of the map</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py, ui/table/games/game_choices.py</extracomment>
        <translation>Anteprima della mappa</translation>
    </message>
    <message>
        <source>Previous decision</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Decisione precedente</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Avanzamento dell’analisi</translation>
    </message>
    <message>
        <source>Propose deeds</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Proponi licenze</translation>
    </message>
    <message>
        <source>R&amp;eplay faster</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Rivedi più &amp;veloce</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>A caso</translation>
    </message>
    <message>
        <source>Random</source>
        <comment>bot</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>Casuale</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>&amp;Analisi</translation>
    </message>
    <message>
        <source>Recap</source>
        <extracomment>ui/play/recap_box.py</extracomment>
        <translation>Riepilogo</translation>
    </message>
    <message>
        <source>Received</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Ricevuto</translation>
    </message>
    <message>
        <source>Received: {goods}</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Ricevuto: {goods}</translation>
    </message>
    <message>
        <source>Recover</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Recupera</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>ui/table/window/board_toolbar.py</extracomment>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Reload</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Ricarica</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/games/indonesia/editor/entries.py, ui/games/singapore/panels/draft_row.py</extracomment>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Remove corners</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Rimuovi vertici</translation>
    </message>
    <message>
        <source>Remove the city card</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Rimuovi la carta città</translation>
    </message>
    <message>
        <source>Remove the deed</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Rimuovi la licenza</translation>
    </message>
    <message>
        <source>Remove the province from the card</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Rimuovi la provincia dalla carta</translation>
    </message>
    <message>
        <source>Remove the selected one</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Rimuovi l’elemento selezionato</translation>
    </message>
    <message>
        <source>Remove the ship limits</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Rimuovi i limiti di navi</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Rimuovi {name}</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Abbandona…</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/editor/menus/area_menu.py, ui/table/games/load_dialog.py</extracomment>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Rename one of them to {id}</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Rinomina uno dei due in {id}</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/editor/menus/name_field.py</extracomment>
        <translation>Rinomina {name}</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/editor/menus/area_menu.py</extracomment>
        <translation>Rinomina…</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>ui/play/recap_box.py</extracomment>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>ui/table/final_screen.py, ui/table/panels/past.py, ui/table/window/docks.py</extracomment>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Review game</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Analizza la partita</translation>
    </message>
    <message>
        <source>Reviewing the game. This usually takes less than a minute.</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Analisi della partita in corso. Di solito richiede meno di un minuto.</translation>
    </message>
    <message>
        <source>Round 1</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Round 1</translation>
    </message>
    <message>
        <source>Round 2</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Round 2</translation>
    </message>
    <message>
        <source>Save as page…</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Salva come pagina…</translation>
    </message>
    <message>
        <source>Save review</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>Salva l’analisi</translation>
    </message>
    <message>
        <source>Search outlines</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Cerca nei contorni</translation>
    </message>
    <message>
        <source>Seat {seat} doesn’t exist.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Il posto {seat} non esiste.</translation>
    </message>
    <message>
        <source>See who could win when, and which moves were mistakes</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Guarda chi poteva vincere e quando, e quali mosse erano errori</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>Seme</translation>
    </message>
    <message>
        <source>Sell your bricks</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Vendi i tuoi mattoni</translation>
    </message>
    <message>
        <source>Shipping deeds, and only they, need three ship limits.</source>
        <extracomment>games/indonesia/rules/scenario.py</extracomment>
        <translation>Le licenze di navigazione, e solo queste, richiedono tre limiti di navi.</translation>
    </message>
    <message>
        <source>Ships can be added in sea areas only.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Le navi si possono aggiungere solo nelle aree di mare.</translation>
    </message>
    <message>
        <source>Ships can’t get from {seas} to the other seas.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>Le navi non possono raggiungere gli altri mari da qui: {seas}.</translation>
    </message>
    <message>
        <source>Ships can’t start here because the province doesn’t touch a sea.</source>
        <extracomment>games/indonesia/rules/scenario.py</extracomment>
        <translation>Qui le navi non possono partire, perché la provincia non tocca il mare.</translation>
    </message>
    <message>
        <source>Simplify</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Semplifica</translation>
    </message>
    <message>
        <source>Skip this (Enter), or skip to your next decision (Esc)</source>
        <extracomment>ui/table/beats/beat_card.py</extracomment>
        <translation>Salta questo (Invio), o vai alla tua prossima decisione (Esc)</translation>
    </message>
    <message>
        <source>Some places for ships in {sea} are outside it or too close to its border.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>{sea}: alcuni ormeggi sono fuori o troppo vicini al confine.</translation>
    </message>
    <message>
        <source>Supply and demand</source>
        <extracomment>ui/games/indonesia/game_ui.py, ui/games/indonesia/panels/situation.py</extracomment>
        <translation>Domanda e offerta</translation>
    </message>
    <message>
        <source>That would make {n} areas. At most {most} are possible.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>Ne risulterebbero {n} aree. Sono possibili al massimo {most}.</translation>
    </message>
    <message>
        <source>That’s a good tile, too, but build the Black Market this time. Others will use it a lot.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Anche quella è una buona tessera, ma questa volta costruisci il Mercato nero. Gli altri lo useranno molto.</translation>
    </message>
    <message>
        <source>The ID of the map can’t be used as a folder name.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>L’ID della mappa non può essere il nome di una cartella.</translation>
    </message>
    <message>
        <source>The archive has more than {n} entries.</source>
        <extracomment>files/zip_archive.py</extracomment>
        <translation>L’archivio ha più di {n} voci.</translation>
    </message>
    <message>
        <source>The archive has two entries of the same name.</source>
        <extracomment>files/zip_archive.py</extracomment>
        <translation>L’archivio ha due voci con lo stesso nome.</translation>
    </message>
    <message>
        <source>The archive holds no Shapefile: a file that ends with “.shp” is missing.</source>
        <extracomment>mapmaking/imports/shape_file.py</extracomment>
        <translation>L’archivio non contiene uno Shapefile: manca un file che finisce con «.shp».</translation>
    </message>
    <message>
        <source>The archive is damaged ({error}).</source>
        <extracomment>files/zip_archive.py, mapmaking/imports/open_file.py</extracomment>
        <translation>L’archivio è danneggiato ({error}).</translation>
    </message>
    <message>
        <source>The archive is packed suspiciously tightly and wasn’t unpacked.</source>
        <extracomment>files/zip_archive.py</extracomment>
        <translation>L’archivio è compresso in modo sospetto e non è stato estratto.</translation>
    </message>
    <message numerus="yes">
        <source>The areas of {province} form {n} groups that neither land nor a shared sea connects.</source>
        <extracomment>For one: The areas of {province} form {n} group. board/checks/all_checks.py</extracomment>
        <translation>
            <numerusform>Le aree di {province} formano {n} gruppo.</numerusform>
            <numerusform>Le aree di {province} formano {n} gruppi che né la terra né un mare comune collegano.</numerusform>
        </translation>
    </message>
    <message>
        <source>The arrow between {a} and {b} doesn’t end at {area}.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>La freccia tra {a} e {b} non finisce in {area}.</translation>
    </message>
    <message>
        <source>The black hut</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>La capanna nera</translation>
    </message>
    <message>
        <source>The border of {area} is missing corners that its neighbours have.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>Al confine di {area} mancano vertici che le aree adiacenti hanno.</translation>
    </message>
    <message>
        <source>The borders of {area} and a neighbour don’t match near {place}.</source>
        <extracomment>board/checks/shape_checks.py</extracomment>
        <translation>Il confine di {area} e quello di un’area adiacente non combaciano vicino a {place}.</translation>
    </message>
    <message>
        <source>The bot found nothing better.</source>
        <extracomment>ui/table/advice.py</extracomment>
        <translation>Il bot non ha trovato niente di meglio.</translation>
    </message>
    <message>
        <source>The bot {bot} doesn’t have a thinking time. Leave out the seconds.</source>
        <extracomment>bots/registry.py</extracomment>
        <translation>Il bot {bot} non ha un tempo di riflessione. Ometti i secondi.</translation>
    </message>
    <message>
        <source>The bot’s reply is too long.</source>
        <extracomment>bots/plug_ins/host.py</extracomment>
        <translation>La risposta del bot è troppo lunga.</translation>
    </message>
    <message>
        <source>The bot’s reply isn’t a move ({error}).</source>
        <extracomment>bots/plug_ins/host.py</extracomment>
        <translation>La risposta del bot non è una mossa ({error}).</translation>
    </message>
    <message>
        <source>The bot’s process can’t be started.</source>
        <extracomment>bots/plug_ins/host.py</extracomment>
        <translation>Il processo del bot non può essere avviato.</translation>
    </message>
    <message>
        <source>&amp;Link to…</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>&amp;Collega con…</translation>
    </message>
    <message>
        <source>Add place for a ship in {sea}</source>
        <extracomment>ui/editor/tools/place.py</extracomment>
        <translation>Aggiungi un ormeggio: {sea}</translation>
    </message>
    <message>
        <source>Area to link to {area} or unlink from it</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Area da collegare a {area} o da scollegare</translation>
    </message>
    <message>
        <source>Arrows link land areas only, so {a} and {b} can’t be linked by one.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>Le frecce collegano solo aree di terra, quindi non possono collegare {a} e {b}.</translation>
    </message>
    <message>
        <source>Click each corner, or hold the button and draw. Close the outline with Enter, a double-click or a click on the first corner. Backspace removes the last corner.</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Fai clic su ogni vertice, o tieni premuto il pulsante e disegna. Chiudi il contorno con Invio, un doppio clic o un clic sul primo vertice. Backspace rimuove l’ultimo vertice.</translation>
    </message>
    <message>
        <source>Couldn’t save the graph as {file}. {reason}</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>Impossibile salvare il grafo come {file}. {reason}</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>ui/editor/panels/problem_rows.py</extracomment>
        <translation>Errore</translation>
    </message>
    <message>
        <source>For comparison: Indonesia measures {width}&#xa0;×&#xa0;{height}&#xa0;units and has {areas} land areas.</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Per confronto: Indonesia misura {width}&#xa0;×&#xa0;{height}&#xa0;unità e ha {areas} aree di terra.</translation>
    </message>
    <message>
        <source>Games for each number of players</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>Partite con ogni numero di giocatori</translation>
    </message>
    <message>
        <source>Link with an arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Collega con una freccia</translation>
    </message>
    <message>
        <source>Link {a} and {b} with an arrow</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Collega {a} e {b} con una freccia</translation>
    </message>
    <message>
        <source>Link {a} and {b} with this arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Collega {a} e {b} con questa freccia</translation>
    </message>
    <message>
        <source>Move all places for ships in {sea}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Sposta tutti gli ormeggi: {sea}</translation>
    </message>
    <message>
        <source>Move place for a ship in {sea}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Sposta un ormeggio: {sea}</translation>
    </message>
    <message>
        <source>Nobody owns a lake. Areas on opposite shores aren’t adjacent.</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>I laghi non appartengono a nessuno. Le aree su rive opposte non sono adiacenti.</translation>
    </message>
    <message>
        <source>Remove place for a ship in {sea}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Rimuovi un ormeggio: {sea}</translation>
    </message>
    <message>
        <source>The bot’s process has ended too often.</source>
        <extracomment>bots/plug_ins/host.py</extracomment>
        <translation>Il processo del bot è terminato troppe volte.</translation>
    </message>
    <message>
        <source>The canvas can be at most {most} units wide and high.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Il foglio può essere largo e alto al massimo {most} unità.</translation>
    </message>
    <message>
        <source>The canvas needs a width and a height above 0.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Larghezza e altezza del foglio devono essere maggiori di 0.</translation>
    </message>
    <message>
        <source>The circle for the token of {area} is only {width} units wide. It should be at least {needed} to be easy to see and click.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>Il cerchio per il segnalino di {area} è largo solo {width} unità. Per vederlo e farci clic senza fatica ne servono almeno {needed}.</translation>
    </message>
    <message>
        <source>The circle for the token of {area} isn’t completely inside it.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>Il cerchio per il segnalino di {area} non è del tutto dentro l’area.</translation>
    </message>
    <message>
        <source>The compass and the title have to stay on the canvas.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>La bussola e il titolo devono restare sul foglio.</translation>
    </message>
    <message>
        <source>The compass and the title must be at least {least}&#xa0;units wide and high.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>La bussola e il titolo devono essere larghi e alti almeno {least}&#xa0;unità.</translation>
    </message>
    <message>
        <source>The file can’t be read.</source>
        <extracomment>mapmaking/files/repair.py</extracomment>
        <translation>Il file non può essere letto.</translation>
    </message>
    <message>
        <source>The file ends too early. Its last part is missing.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Il file finisce troppo presto. Ne manca l’ultima parte.</translation>
    </message>
    <message>
        <source>The file has no usable areas.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Il file non contiene aree utilizzabili.</translation>
    </message>
    <message>
        <source>The file is damaged ({error}).</source>
        <extracomment>mapmaking/files/recovery.py</extracomment>
        <translation>Il file è danneggiato ({error}).</translation>
    </message>
    <message>
        <source>The file is encoded as {encoding}, not as UTF-8.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Il file è codificato come {encoding}, non come UTF-8.</translation>
    </message>
    <message>
        <source>The file is larger than {size}&#xa0;MB, the most that can be opened.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Il file supera {size}&#xa0;MB, il massimo che si può aprire.</translation>
    </message>
    <message>
        <source>The file is read-only.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Il file è di sola lettura.</translation>
    </message>
    <message>
        <source>The file lists no areas as adjacent.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Nel file nessuna area è elencata come adiacente.</translation>
    </message>
    <message>
        <source>The file starts with a byte order mark.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Il file inizia con un indicatore dell’ordine dei byte (BOM).</translation>
    </message>
    <message>
        <source>The fingerprint of the map must have 64 hexadecimal digits.</source>
        <extracomment>core/record.py</extracomment>
        <translation>L’impronta della mappa deve avere 64 cifre esadecimali.</translation>
    </message>
    <message>
        <source>The game data on the map is different.</source>
        <extracomment>board/map_data.py</extracomment>
        <translation>I dati di gioco della mappa sono diversi.</translation>
    </message>
    <message>
        <source>The game “{game}” can’t be loaded.</source>
        <extracomment>games/__init__.py</extracomment>
        <translation>Il gioco «{game}» non può essere caricato.</translation>
    </message>
    <message>
        <source>The game “{game}” isn’t installed.</source>
        <extracomment>games/__init__.py</extracomment>
        <translation>Il gioco «{game}» non è installato.</translation>
    </message>
    <message>
        <source>The key “{key}” is used twice.</source>
        <extracomment>files/strict_json.py</extracomment>
        <translation>La chiave «{key}» è usata due volte.</translation>
    </message>
    <message>
        <source>The key “{name}” is missing.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Manca la chiave «{name}».</translation>
    </message>
    <message>
        <source>The key “{name}” is unknown.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>La chiave «{name}» è sconosciuta.</translation>
    </message>
    <message>
        <source>The last one is used.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Vale l’ultima.</translation>
    </message>
    <message>
        <source>The link between {a} and {b} is in the wrong list.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Il collegamento tra {a} e {b} è nell’elenco sbagliato.</translation>
    </message>
    <message>
        <source>The link between {a} and {b} is listed twice.</source>
        <extracomment>board/checks/link_checks.py, mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Il collegamento tra {a} e {b} è elencato due volte.</translation>
    </message>
    <message>
        <source>The map can’t be saved.</source>
        <extracomment>mapmaking/files/storage.py</extracomment>
        <translation>La mappa non si può salvare.</translation>
    </message>
    <message>
        <source>The map has changed on disk</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>La mappa è cambiata sul disco</translation>
    </message>
    <message>
        <source>The map has no area or province “{id}”.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Sulla mappa non c’è un’area o una provincia «{id}».</translation>
    </message>
    <message>
        <source>The map has no area “{id}”.</source>
        <extracomment>board/files/board_file.py, mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Sulla mappa non c’è un’area «{id}».</translation>
    </message>
    <message>
        <source>The map has no land area “{id}”.</source>
        <extracomment>board/files/board_file.py, games/singapore/rules/scenario.py</extracomment>
        <translation>Sulla mappa non c’è un’area di terra «{id}».</translation>
    </message>
    <message>
        <source>The map has no sea area “{id}”.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Sulla mappa non c’è un’area di mare «{id}».</translation>
    </message>
    <message>
        <source>The map needs a title.</source>
        <extracomment>mapmaking/files/storage.py</extracomment>
        <translation>La mappa ha bisogno di un titolo.</translation>
    </message>
    <message>
        <source>The map of this game can’t be used.</source>
        <extracomment>library.py</extracomment>
        <translation>La mappa di questa partita non si può usare.</translation>
    </message>
    <message>
        <source>The minimum border length must be between 0 and {most} units.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>La lunghezza minima di un confine deve essere tra 0 e {most} unità.</translation>
    </message>
    <message>
        <source>The name of {place} is outside the canvas.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>Il nome di {place} è fuori dal foglio.</translation>
    </message>
    <message>
        <source>The name of {place} isn’t on the map.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>Il nome di {place} non è sulla mappa.</translation>
    </message>
    <message>
        <source>The name “{text}” doesn’t belong to anything on the map.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Il nome «{text}» non appartiene a nulla sulla mappa.</translation>
    </message>
    <message>
        <source>The outline of {area} has corners far outside the canvas.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Il contorno di {area} ha vertici molto fuori dal foglio.</translation>
    </message>
    <message>
        <source>The outline of {area} isn’t closed.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Il contorno di {area} non è chiuso.</translation>
    </message>
    <message>
        <source>The outline of {province} doesn’t match its areas.</source>
        <extracomment>board/checks/shape_checks.py, mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Il contorno di {province} non corrisponde alle sue aree.</translation>
    </message>
    <message>
        <source>The outlines cross each other in too many places.</source>
        <extracomment>mapmaking/files/storage.py</extracomment>
        <translation>I contorni si incrociano in troppi punti.</translation>
    </message>
    <message>
        <source>The outlines of a map can have at most {most} corners in total.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>I contorni di una mappa possono avere in tutto al massimo {most} vertici.</translation>
    </message>
    <message>
        <source>The overlap was given to {a}.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>La sovrapposizione è stata assegnata a {a}.</translation>
    </message>
    <message>
        <source>The part outside was cut off.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>La parte fuori è stata tagliata.</translation>
    </message>
    <message>
        <source>The place for the token of {area} is outside it or too close to its border.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Il posto per il segnalino di {area} è fuori, o troppo vicino al confine.</translation>
    </message>
    <message>
        <source>The province {province} has no areas.</source>
        <extracomment>board/checks/all_checks.py</extracomment>
        <translation>La provincia {province} non ha aree.</translation>
    </message>
    <message>
        <source>The random seed is too large.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Il seme casuale è troppo grande.</translation>
    </message>
    <message>
        <source>The recorded result is {money}, but replaying the game gives {actual}.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Il risultato registrato è {money}, ma rigiocando la partita si ottiene {actual}.</translation>
    </message>
    <message>
        <source>The result is recorded twice.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Il risultato è registrato due volte.</translation>
    </message>
    <message>
        <source>The saved game has become too long.</source>
        <extracomment>core/record.py</extracomment>
        <translation>La partita salvata è diventata troppo lunga.</translation>
    </message>
    <message>
        <source>The saved map replaces your unsaved changes. You can undo this.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>La mappa salvata sostituisce le modifiche non salvate. Puoi annullare l’operazione.</translation>
    </message>
    <message>
        <source>The size of the canvas is missing or wrong.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Le dimensioni del foglio mancano o sono sbagliate.</translation>
    </message>
    <message>
        <source>The starting set-up can’t be used.</source>
        <extracomment>core/record.py</extracomment>
        <translation>La distribuzione iniziale non si può usare.</translation>
    </message>
    <message>
        <source>The thinking time of {bot} must be a number of seconds, not “{seconds}”.</source>
        <extracomment>core/bots.py</extracomment>
        <translation>Il tempo di riflessione di {bot} dev’essere un numero di secondi, non «{seconds}».</translation>
    </message>
    <message>
        <source>The thinking time of {bot} must be above 0 and at most {most}&#xa0;seconds, not {seconds}.</source>
        <extracomment>core/bots.py</extracomment>
        <translation>Il tempo di riflessione di {bot} dev’essere maggiore di 0 e al massimo {most}&#xa0;secondi, non {seconds}.</translation>
    </message>
    <message>
        <source>The token has to stay inside {area}.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>Il segnalino di {area} deve restare nell’area.</translation>
    </message>
    <message>
        <source>The value of “{name}” is wrong.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Il valore di «{name}» è sbagliato.</translation>
    </message>
    <message>
        <source>There’s no bot “{bot}”. Choose one of {known}, or your own as module:Class.</source>
        <extracomment>bots/registry.py</extracomment>
        <translation>Non c’è un bot «{bot}». Scegli tra {known}, o uno tuo come modulo:Classe.</translation>
    </message>
    <message>
        <source>There’s no such map.</source>
        <extracomment>library.py</extracomment>
        <translation>Questa mappa non esiste.</translation>
    </message>
    <message>
        <source>There isn’t enough cash for any merger: only {cash}&#xa0;Rp is left.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>I contanti non bastano per alcuna fusione: restano solo {cash}&#xa0;Rp.</translation>
    </message>
    <message>
        <source>There’s no decision to undo or redo here.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Qui non c’è nessuna decisione da annullare o ripetere.</translation>
    </message>
    <message>
        <source>There’s nothing to undo.</source>
        <extracomment>core/session.py</extracomment>
        <translation>Non c’è niente da annullare.</translation>
    </message>
    <message>
        <source>They share a border, so it links them instead.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Hanno un confine comune, quindi è quello a collegarle.</translation>
    </message>
    <message>
        <source>This ID is used twice.</source>
        <extracomment>board/files/board_file.py, games/indonesia/rules/scenario.py</extracomment>
        <translation>Questo ID è usato due volte.</translation>
    </message>
    <message>
        <source>This can’t be decided by chance.</source>
        <extracomment>core/flow.py</extracomment>
        <translation>Questo non può deciderlo il caso.</translation>
    </message>
    <message>
        <source>This entry can’t be used.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Questa voce non si può usare.</translation>
    </message>
    <message>
        <source>This game needs the map “{map}”, which isn’t installed.</source>
        <extracomment>library.py</extracomment>
        <translation>Questa partita richiede la mappa «{map}», che non è installata.</translation>
    </message>
    <message>
        <source>This game was played on another version of the map “{map}”, which isn’t on this computer.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Questa partita è stata giocata su un’altra versione della mappa «{map}», che non è su questo computer.</translation>
    </message>
    <message>
        <source>This is a game of {game} on the map “{map}”.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Questa è una partita di {game} sulla mappa «{map}».</translation>
    </message>
    <message>
        <source>This is a move by seat {seat}, but it’s the turn of seat {asked}.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Questa è una mossa del posto {seat}, ma tocca al posto {asked}.</translation>
    </message>
    <message>
        <source>This is {map} as it’s used in one of your games. You’re editing a copy, which you can save under a new name.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Questa è {map} come è usata in una tua partita. Stai modificando una copia, che puoi salvare con un nuovo nome.</translation>
    </message>
    <message>
        <source>This isn’t GeoJSON ({error}).</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Questo non è GeoJSON ({error}).</translation>
    </message>
    <message>
        <source>This isn’t JSON ({error}).</source>
        <extracomment>files/strict_json.py</extracomment>
        <translation>Questo non è JSON ({error}).</translation>
    </message>
    <message>
        <source>This isn’t UTF-8 text.</source>
        <extracomment>board/files/board_file.py, board/files/tolerant_json.py</extracomment>
        <translation>Questo non è testo UTF-8.</translation>
    </message>
    <message>
        <source>This isn’t a map file.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Questo non è il file di una mappa.</translation>
    </message>
    <message>
        <source>This isn’t a map. Its brackets are nested too deeply.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Questa non è una mappa. Le sue parentesi sono annidate troppo a fondo.</translation>
    </message>
    <message>
        <source>This isn’t a saved game ({error}).</source>
        <extracomment>core/record.py</extracomment>
        <translation>Questa non è una partita salvata ({error}).</translation>
    </message>
    <message>
        <source>This isn’t a valid file name.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Questo non è un nome di file valido.</translation>
    </message>
    <message>
        <source>This line is damaged ({error}).</source>
        <extracomment>core/record.py</extracomment>
        <translation>Questa riga è danneggiata ({error}).</translation>
    </message>
    <message>
        <source>This link is listed twice.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Questo collegamento è elencato due volte.</translation>
    </message>
    <message>
        <source>This map comes with the program and can’t be changed. Save it under a new name.</source>
        <extracomment>mapmaking/files/storage.py</extracomment>
        <translation>Questa mappa è inclusa nel programma e non si può cambiare. Salvala con un nuovo nome.</translation>
    </message>
    <message>
        <source>This map is for {found}, not for {wanted}.</source>
        <extracomment>library.py</extracomment>
        <translation>Questa mappa è per {found}, non per {wanted}.</translation>
    </message>
    <message>
        <source>This move breaks the rules.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Questa mossa infrange le regole.</translation>
    </message>
    <message>
        <source>This must be a list.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Questo dev’essere un elenco.</translation>
    </message>
    <message>
        <source>This part of the file is ambiguous.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Questa parte del file è ambigua.</translation>
    </message>
    <message>
        <source>This part of the map can’t be used.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Questa parte della mappa non si può usare.</translation>
    </message>
    <message>
        <source>This value can’t be used.</source>
        <extracomment>board/files/flaws.py</extracomment>
        <translation>Questo valore non si può usare.</translation>
    </message>
    <message>
        <source>Two parts of the map have this ID.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Due parti della mappa hanno questo ID.</translation>
    </message>
    <message>
        <source>Two players have the same colour.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Due giocatori hanno lo stesso colore.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Due giocatori hanno lo stesso nome.</translation>
    </message>
    <message>
        <source>Two provinces have this ID.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Due province hanno questo ID.</translation>
    </message>
    <message>
        <source>Warning</source>
        <extracomment>ui/editor/panels/problem_rows.py</extracomment>
        <translation>Avviso</translation>
    </message>
    <message>
        <source>You can’t undo this because something has been drawn at random since then.</source>
        <extracomment>core/session.py</extracomment>
        <translation>Impossibile annullare: da allora è stato estratto qualcosa a caso.</translation>
    </message>
    <message>
        <source>bricks</source>
        <extracomment>games/singapore/rules/constants.py</extracomment>
        <translation>mattoni</translation>
    </message>
    <message>
        <source>no ID</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>nessun ID</translation>
    </message>
    <message numerus="yes">
        <source>no ships lead to a city yet, but it has room to grow by {n} areas</source>
        <extracomment>For one: no ships lead to a city yet, but it has room to grow by {n} area ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>nessuna nave porta ancora a una città, ma può crescere di {n} area</numerusform>
            <numerusform>nessuna nave porta ancora a una città, ma può crescere di {n} aree</numerusform>
        </translation>
    </message>
    <message>
        <source>sea area “{id}”</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>area di mare «{id}»</translation>
    </message>
    <message>
        <source>{action} isn’t a possible move now.</source>
        <extracomment>core/flow.py</extracomment>
        <translation>{action} non è una mossa possibile ora.</translation>
    </message>
    <message>
        <source>{area} belongs to the province {province}, which doesn’t exist.</source>
        <extracomment>board/checks/all_checks.py</extracomment>
        <translation>{area} appartiene alla provincia {province}, che non esiste.</translation>
    </message>
    <message>
        <source>{area} extends beyond the canvas.</source>
        <extracomment>board/checks/shape_checks.py, mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>{area} esce dal foglio.</translation>
    </message>
    <message numerus="yes">
        <source>{area} has {n} neighbours, far more than other areas.</source>
        <extracomment>For one: {area} has {n} neighbour, far more than other areas. board/checks/link_checks.py</extracomment>
        <translation>
            <numerusform>{area} ha {n} area adiacente, molte più delle altre.</numerusform>
            <numerusform>{area} ha {n} aree adiacenti, molte più delle altre.</numerusform>
        </translation>
    </message>
    <message>
        <source>{area} is in the file twice.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>{area} è due volte nel file.</translation>
    </message>
    <message>
        <source>{area} is outside the canvas or completely covered by others.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>{area} è fuori dal foglio o del tutto coperta da altre.</translation>
    </message>
    <message>
        <source>{area} isn’t adjacent to any other area.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{area} non è adiacente ad alcuna area.</translation>
    </message>
    <message>
        <source>{area} now belongs to {new} instead of {old}.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{area} ora appartiene a {new} invece che a {old}.</translation>
    </message>
    <message>
        <source>{area} was given the ID “{id}”.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>L’ID «{id}» è stato assegnato a {area}.</translation>
    </message>
    <message>
        <source>{a} and {b} are linked by an arrow, but no arrow is drawn.</source>
        <extracomment>board/checks/link_checks.py, mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>{a} e {b} sono collegate da una freccia, che però non è disegnata.</translation>
    </message>
    <message>
        <source>{a} and {b} are linked by an arrow, but they also share a border.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} e {b} sono collegate da una freccia, ma hanno anche un confine comune.</translation>
    </message>
    <message>
        <source>{a} and {b} are linked, but they aren’t both on the map.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} e {b} sono collegate, ma non si trovano entrambe sulla mappa.</translation>
    </message>
    <message>
        <source>{a} and {b} are listed as adjacent, but they don’t share a border.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} e {b} sono elencate come adiacenti, ma non hanno un confine comune.</translation>
    </message>
    <message>
        <source>{a} and {b} are no longer linked.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} e {b} non sono più collegate.</translation>
    </message>
    <message>
        <source>{a} and {b} are now linked by a border instead of an arrow.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} e {b} ora sono collegate da un confine invece che da una freccia.</translation>
    </message>
    <message>
        <source>{a} and {b} are now linked by an arrow instead of a border.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} e {b} ora sono collegate da una freccia invece che da un confine.</translation>
    </message>
    <message>
        <source>{a} and {b} are now linked by an arrow.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} e {b} ora sono collegate da una freccia.</translation>
    </message>
    <message>
        <source>{a} and {b} are now linked.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} e {b} ora sono collegate.</translation>
    </message>
    <message>
        <source>{a} and {b} have two manual settings.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Per {a} e {b} ci sono due impostazioni manuali.</translation>
    </message>
    <message>
        <source>{a} and {b} only meet at a point. Players may not see whether they are adjacent.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} e {b} si incontrano solo in un punto. I giocatori potrebbero non capire se sono adiacenti.</translation>
    </message>
    <message numerus="yes">
        <source>{a} and {b} share a border of {n} units, but they aren’t listed as adjacent.</source>
        <extracomment>For one: {a} and {b} share a border of {n} unit, but they aren’t listed as adjacent. board/checks/link_checks.py</extracomment>
        <translation>
            <numerusform>{a} e {b} hanno un confine comune di {n} unità, ma non sono elencate come adiacenti.</numerusform>
            <numerusform>{a} e {b} hanno un confine comune di {n} unità, ma non sono elencate come adiacenti.</numerusform>
        </translation>
    </message>
    <message>
        <source>{a} is linked to itself.</source>
        <extracomment>board/checks/link_checks.py, mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>{a} è collegata a sé stessa.</translation>
    </message>
    <message>
        <source>{company} is already at its ship limit for era {era}.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} ha già raggiunto il suo limite di navi nell’era {era}.</translation>
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
            <numerusform>{n} isola è troppo piccola e viene esclusa.</numerusform>
            <numerusform>{n} isole sono troppo piccole e vengono escluse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of {all} games didn’t finish within {rounds} rounds.</source>
        <extracomment>For one: {n} of {all} games didn’t finish within {rounds} rounds. board/map_data.py</extracomment>
        <translation>
            <numerusform>{n} partita su {all} non è finita in {rounds} round.</numerusform>
            <numerusform>{n} partite su {all} non sono finite in {rounds} round.</numerusform>
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
        <translation>{players} giocatori: finite {ended} partite su {games}. In media: {rounds} round, punti {scores}.</translation>
    </message>
    <message>
        <source>{player} {does}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} {does}.</translation>
    </message>
    <message>
        <source>{sea} doesn’t touch another sea or a coast.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{sea} non tocca altri mari né coste.</translation>
    </message>
    <message>
        <source>&#xa0;pixels</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>&#xa0;pixel</translation>
    </message>
    <message>
        <source>£{amount}</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>£{amount}</translation>
    </message>
    <message>
        <source>“Built” counts only games in which the card was dealt and its era began.</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>«Costruita» conta solo le partite in cui la carta è stata distribuita e la sua era è cominciata.</translation>
    </message>
    <message>
        <source>“check” must yield problems, not {found}.</source>
        <extracomment>mapmaking/scripting.py</extracomment>
        <translation>«check» deve restituire problemi, non {found}.</translation>
    </message>
    <message>
        <source>“edit” must return a draft, not {found}.</source>
        <extracomment>mapmaking/scripting.py</extracomment>
        <translation>«edit» deve restituire una bozza, non {found}.</translation>
    </message>
    <message>
        <source>“edit” returned a map that can’t be saved. {reason}</source>
        <extracomment>mapmaking/scripting.py</extracomment>
        <translation>«edit» ha restituito una mappa che non si può salvare. {reason}</translation>
    </message>
    <message>
        <source>“{area}” already has a feature of this kind.</source>
        <extracomment>board/files/board_file.py, mapmaking/files/repair_steps/features.py</extracomment>
        <translation>«{area}» ha già un elemento di questo tipo.</translation>
    </message>
    <message>
        <source>“{area}” belongs to the province “{province}”, which isn’t on the map.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>«{area}» appartiene alla provincia «{province}», che non è sulla mappa.</translation>
    </message>
    <message>
        <source>“{file}” is open. Close that game first.</source>
        <extracomment>ui/play/save_folder.py</extracomment>
        <translation>«{file}» è aperta. Prima chiudi quella partita.</translation>
    </message>
    <message>
        <source>“{map}” is one of your maps already.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>«{map}» è già una delle tue mappe.</translation>
    </message>
    <message>
        <source>“{map}” is open in the map editor. Close its window first.</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>«{map}» è aperta nell’editor di mappe. Chiudi prima la sua finestra.</translation>
    </message>
    <message>
        <source>“{map}” was added to your maps.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>«{map}» è stata aggiunta alle tue mappe.</translation>
    </message>
    <message>
        <source>“{move}”: {cost}.</source>
        <extracomment>ui/games/singapore/texts/advice.py, ui/table/hints.py</extracomment>
        <translation>«{move}»: {cost}.</translation>
    </message>
    <message>
        <source>“{name}” isn’t a valid file name. Choose another one.</source>
        <extracomment>ui/play/save_folder.py</extracomment>
        <translation>«{name}» non è un nome di file valido. Scegline un altro.</translation>
    </message>
    <message>
        <source>Replay slo&amp;wer</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Rivedi più &amp;lento</translation>
    </message>
    <message>
        <source>Research</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/game_ui.py, ui/games/indonesia/panels/research.py, ui/games/indonesia/recap.py, ui/games/indonesia/rules/quick_reference.py, ui/games/indonesia/texts/names.py</extracomment>
        <translation>Ricerca e Sviluppo</translation>
    </message>
    <message>
        <source>Research {track} {step}</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>Ricerca {track} {step}</translation>
    </message>
    <message>
        <source>Research {track} {step} for {player}</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>Ricerca {track} {step} per {player}</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <extracomment>ui/settings/settings_dialog.py</extracomment>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Return</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Torna</translation>
    </message>
    <message>
        <source>Return to the present</source>
        <extracomment>ui/table/decision_view.py, ui/table/panels/past.py</extracomment>
        <translation>Torna al presente</translation>
    </message>
    <message>
        <source>Rice</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Riso</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>ui/games/singapore/texts/names.py, ui/table/game_texts.py</extracomment>
        <translation>Round {number}</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>ui/charts/sheet_page.py, ui/editor/links/matrix_dialog.py, ui/table/board/board_table.py</extracomment>
        <translation>Righe</translation>
    </message>
    <message>
        <source>Rp</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Rp</translation>
    </message>
    <message>
        <source>Rubber</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Gomma</translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <extracomment>ui/shell/refusal_presenter.py, ui/table/board/board_presenter.py</extracomment>
        <translation>Regola {rule}</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>ui/help/rules_window.py, ui/shell/refusal_presenter.py</extracomment>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>ui/charts/chart_window.py, ui/editor/menus/file_commands.py</extracomment>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Salva c&amp;on nome…</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Sal&amp;va una copia…</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Salva una copia</translation>
    </message>
    <message>
        <source>Save a copy of the game</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Salva una copia della partita</translation>
    </message>
    <message>
        <source>Save a copy of {file}</source>
        <extracomment>ui/help/guide.py</extracomment>
        <translation>Salva una copia di {file}</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Salva una copia…</translation>
    </message>
    <message>
        <source>Save all charts as PDF</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Salva tutti i grafici come PDF</translation>
    </message>
    <message>
        <source>Save as “{title}”</source>
        <extracomment>ui/editor/document/map_file.py</extracomment>
        <translation>Salva come «{title}»</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Salva con nome…</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <extracomment>ui/charts/chart_window.py, ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Salva immagine…</translation>
    </message>
    <message>
        <source>Save table…</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Salva tabella…</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>ui/editor/menus/export_commands.py, ui/table/review/review_controller.py, ui/table/window/main_window.py, ui/widgets/file_choice.py</extracomment>
        <translation>Salvato come {file}.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <extracomment>ui/app/program.py, ui/settings/preferences.py, ui/table/games/load_dialog.py</extracomment>
        <translation>Partite salvate</translation>
    </message>
    <message>
        <source>Pass the mouse to {player}.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Passa il mouse a {player}.</translation>
    </message>
    <message>
        <source>Skip to m&amp;y next decision</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Vai alla &amp;mia prossima decisione</translation>
    </message>
    <message>
        <source>Saved games ({patterns});;All files (*)</source>
        <extracomment>ui/play/save_files.py</extracomment>
        <translation>Partite salvate ({patterns});;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Impostazioni…</translation>
    </message>
    <message>
        <source>Sea</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/editor/imports/outline_model.py, ui/editor/panels/properties.py, ui/editor/tools/draw.py</extracomment>
        <translation>Mare</translation>
    </message>
    <message>
        <source>Sea to sea</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Da mare a mare</translation>
    </message>
    <message>
        <source>Sea {n}</source>
        <extracomment>mapmaking/edit/shapes/new_areas.py</extracomment>
        <translation>Mare {n}</translation>
    </message>
    <message>
        <source>Seas</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/editor/dialogs/archipelago_form.py, ui/editor/links/matrix_dialog.py, ui/editor/panels/areas.py, ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Mari</translation>
    </message>
    <message>
        <source>You can change seats after the tutorial.</source>
        <extracomment>ui/table/tutorial/guided_bridge.py</extracomment>
        <translation>Potrai cambiare posto dopo il tutorial.</translation>
    </message>
    <message>
        <source>Hidden information</source>
        <extracomment>ui/settings/preferences.py, ui/table/games/game_choices.py</extracomment>
        <translation>Informazioni nascoste</translation>
    </message>
    <message>
        <source>Random seed</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Seme casuale</translation>
    </message>
    <message>
        <source>Select</source>
        <extracomment>ui/editor/tools/select.py</extracomment>
        <translation>Seleziona</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Seleziona tutto</translation>
    </message>
    <message>
        <source>Sell from {area} to {city}, carried by {line}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Vendi da {area} a {city} con {line}</translation>
    </message>
    <message>
        <source>Sell to {city}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Vendi a {city}</translation>
    </message>
    <message>
        <source>Sell to {city}, carried by {line}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Vendi a {city} con {line}</translation>
    </message>
    <message>
        <source>Selling</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Vendere</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>ui/editor/standalone.py, ui/settings/settings_dialog.py, ui/table/window/main_window.py</extracomment>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Settings…</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Impostazioni…</translation>
    </message>
    <message>
        <source>Sharing one screen</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Più giocatori allo stesso schermo</translation>
    </message>
    <message>
        <source>Shape {number}</source>
        <extracomment>mapmaking/imports/area_requests.py, mapmaking/imports/areas.py, mapmaking/imports/named_shapes.py, mapmaking/imports/svg.py</extracomment>
        <translation>Forma {number}</translation>
    </message>
    <message>
        <source>Ship networks</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Reti di navi</translation>
    </message>
    <message>
        <source>Ships</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Navi</translation>
    </message>
    <message>
        <source>Ships of your own</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Navi tue</translation>
    </message>
    <message>
        <source>Ships {era}</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Navi {era}</translation>
    </message>
    <message>
        <source>Minimum border length</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Lunghezza minima del confine</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>ui/table/player_cards.py, ui/table/window/board_toolbar.py</extracomment>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Show all &amp;links</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Mostra tutti i co&amp;llegamenti</translation>
    </message>
    <message>
        <source>Show everything</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Mostra tutto</translation>
    </message>
    <message>
        <source>Show it to {player}</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Mostrala a {player}</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Mostrami</translation>
    </message>
    <message>
        <source>Show on the map</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Mostra sulla mappa</translation>
    </message>
    <message>
        <source>Show the network of {company}</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Mostra la rete di {company}</translation>
    </message>
    <message>
        <source>Show the next-best moves</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Mostra le altre mosse migliori</translation>
    </message>
    <message>
        <source>Show a summary each year</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Mostra un riepilogo ogni anno</translation>
    </message>
    <message>
        <source>Show the bottleneck</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Mostra il collo di bottiglia</translation>
    </message>
    <message>
        <source>Show {company}</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Mostra {company}</translation>
    </message>
    <message>
        <source>Siap faji</source>
        <extracomment>ui/games/indonesia/texts/names.py, ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Siap faji</translation>
    </message>
    <message>
        <source>While you waited: {events}</source>
        <extracomment>ui/play/recap_box.py</extracomment>
        <translation>Nel frattempo: {events}</translation>
    </message>
    <message>
        <source>Sites</source>
        <extracomment>ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>Luoghi</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py, ui/editor/dialogs/placing_dialog.py</extracomment>
        <translation>Dimensioni</translation>
    </message>
    <message>
        <source>Size of text and controls</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Dimensione di testo e comandi</translation>
    </message>
    <message>
        <source>Skip ({key})</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Salta ({key})</translation>
    </message>
    <message>
        <source>Slot &amp;{number}</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Slot &amp;{number}</translation>
    </message>
    <message>
        <source>Slots</source>
        <comment>track</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Slot</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Sold</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/recap.py</extracomment>
        <translation>Venduto</translation>
    </message>
    <message>
        <source>Some outlines couldn’t be placed</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Alcuni contorni non si sono potuti inserire</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Spice</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Spezie</translation>
    </message>
    <message>
        <source>Split areas</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>Dividi aree</translation>
    </message>
    <message>
        <source>Split {area}</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>Dividi {area}</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>ui/table/games/load_dialog.py</extracomment>
        <translation>A che punto</translation>
    </message>
    <message>
        <source>Start in {place}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>Avvia qui: {place}</translation>
    </message>
    <message>
        <source>Start {company}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>Avvia {company}</translation>
    </message>
    <message>
        <source>Start {company} in {place}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>Avvia {company}: {place}</translation>
    </message>
    <message>
        <source>Avoid supplying {city}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Non rifornire {city}</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>ui/editor/panels/undo_list.py</extracomment>
        <translation>Cronologia</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py, ui/play/history.py, ui/table/auto_answers.py</extracomment>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Stop (K)</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Ferma (K)</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Tab, Shift+Tab</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>ui/charts/chart_window.py, ui/table/review/review_pane.py</extracomment>
        <translation>Tabella</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <extracomment>ui/charts/chart_window.py, ui/table/games/record_dialog.py</extracomment>
        <translation>Tabella (*.csv)</translation>
    </message>
    <message>
        <source>Take over</source>
        <extracomment>ui/table/decision_view.py, ui/table/player_cards.py</extracomment>
        <translation>Subentra</translation>
    </message>
    <message>
        <source>Removes the PIN. The log records this for everyone.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Rimuove il PIN. Il registro lo segnala a tutti.</translation>
    </message>
    <message>
        <source>Credits</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Crediti</translation>
    </message>
    <message>
        <source>{player}’s PIN was reset without being entered.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Il PIN di {player} è stato rimosso senza essere inserito.</translation>
    </message>
    <message>
        <source>The arrow between {a} and {b} crosses a place for a ship in {of}.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>La freccia tra {a} e {b} attraversa un ormeggio in {of}.</translation>
    </message>
    <message>
        <source>The arrow between {a} and {b} crosses the token of {of}.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>La freccia tra {a} e {b} attraversa il segnalino di {of}.</translation>
    </message>
    <message>
        <source>The arrow between {a} and {b} is drawn more than once.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>La freccia tra {a} e {b} è disegnata più di una volta.</translation>
    </message>
    <message>
        <source>The arrow from {a} to {b} has no length.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>La freccia da {a} a {b} non ha lunghezza.</translation>
    </message>
    <message>
        <source>The arrow has to end at {area}.</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>La freccia deve finire in {area}.</translation>
    </message>
    <message>
        <source>The arrow was left out.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>La freccia è stata esclusa.</translation>
    </message>
    <message>
        <source>Couldn’t restore the unsaved changes</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Impossibile ripristinare le modifiche non salvate</translation>
    </message>
    <message>
        <source>The city in {area} grows to size {size}.</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>La città in {area} passa a taglia {size}.</translation>
    </message>
    <message>
        <source>Cities go on empty coastal areas, one per province.</source>
        <extracomment>ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>Le città si costruiscono su aree costiere vuote, una per provincia.</translation>
    </message>
    <message numerus="yes">
        <source>The common border of {a} and {b} is only {n} units long.</source>
        <extracomment>For one: The common border of {a} and {b} is only {n} unit long. board/checks/link_checks.py</extracomment>
        <translation>
            <numerusform>Il confine comune di {a} e {b} è lungo solo {n} unità.</numerusform>
            <numerusform>Il confine comune di {a} e {b} è lungo solo {n} unità.</numerusform>
        </translation>
    </message>
    <message>
        <source>The common border of {a} and {b} is {length} units long, close to the minimum. Players may not see whether they are adjacent.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>Il confine comune di {a} e {b} è lungo {length} unità, vicino al minimo. I giocatori potrebbero non capire se sono adiacenti.</translation>
    </message>
    <message>
        <source>The corners of the canvas can’t be removed.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Gli angoli del foglio non si possono rimuovere.</translation>
    </message>
    <message>
        <source>The deed was left out.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>La licenza è stata esclusa.</translation>
    </message>
    <message>
        <source>The deed {deed} is gone.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>La licenza {deed} non c’è più.</translation>
    </message>
    <message>
        <source>The deed {deed} is new.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>La licenza {deed} è nuova.</translation>
    </message>
    <message>
        <source>The edge of the canvas can’t be bent.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Il bordo del foglio non si può piegare.</translation>
    </message>
    <message>
        <source>The entry was left out.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>La voce è stata esclusa.</translation>
    </message>
    <message>
        <source>The file is missing.</source>
        <extracomment>mapmaking/files/repair.py</extracomment>
        <translation>Il file manca.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>core/flow.py, ui/games/singapore/beats.py, ui/games/singapore/scene_pictures.py, ui/table/final_screen.py, ui/table/game_texts.py, ui/table/game_view.py, ui/table/window/menus.py</extracomment>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>Changes take effect immediately.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Le modifiche hanno effetto immediato.</translation>
    </message>
    <message>
        <source>Last year’s earnings, doubled</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Guadagni dell’ultimo anno, raddoppiati</translation>
    </message>
    <message>
        <source>The line has no length.</source>
        <extracomment>mapmaking/edit/shapes/overlay.py</extracomment>
        <translation>La linea non ha lunghezza.</translation>
    </message>
    <message>
        <source>The lists of adjacent areas are missing.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Mancano gli elenchi delle aree adiacenti.</translation>
    </message>
    <message>
        <source>Lowest bid that makes you {place} right now</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>La puntata minima per essere {place}, per ora</translation>
    </message>
    <message>
        <source>The map is damaged</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>La mappa è danneggiata</translation>
    </message>
    <message>
        <source>You won the merger</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>La fusione è tua</translation>
    </message>
    <message>
        <source>Privacy screen between turns</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Schermata privacy tra i turni</translation>
    </message>
    <message>
        <source>The name of {a} covers a place for a ship in {b}.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Il nome di {a} copre un ormeggio in {b}.</translation>
    </message>
    <message>
        <source>The name of {a} covers the arrow between {b} and {c}.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Il nome di {a} copre la freccia tra {b} e {c}.</translation>
    </message>
    <message>
        <source>The name of {a} covers the compass.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Il nome di {a} copre la bussola.</translation>
    </message>
    <message>
        <source>The name of {a} covers the title.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Il nome di {a} copre il titolo.</translation>
    </message>
    <message>
        <source>The name of {a} covers the token of {b}.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Il nome di {a} copre il segnalino di {b}.</translation>
    </message>
    <message>
        <source>The names of {a} and {b} overlap.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>I nomi di {a} e {b} si sovrappongono.</translation>
    </message>
    <message>
        <source>The outline of {area} crosses itself in too many places.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Il contorno di {area} incrocia sé stesso in troppi punti.</translation>
    </message>
    <message>
        <source>The outline of {area} crosses itself near {place}.</source>
        <extracomment>board/checks/shape_checks.py, mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Il contorno di {area} incrocia sé stesso vicino a {place}.</translation>
    </message>
    <message>
        <source>Zoom to the places you can choose</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Zoom sui luoghi che puoi scegliere</translation>
    </message>
    <message>
        <source>In this game, you can’t pass in the Research phase.</source>
        <extracomment>games/indonesia/rules/phases/research.py</extracomment>
        <translation>In questa partita non si può passare nella fase Ricerca e Sviluppo.</translation>
    </message>
    <message>
        <source>You can keep working. Your files are unchanged since you last saved.</source>
        <extracomment>ui/editor/standalone.py</extracomment>
        <translation>Puoi continuare a lavorare. I tuoi file sono come li hai salvati l’ultima volta.</translation>
    </message>
    <message>
        <source>The province was added.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>La provincia è stata aggiunta.</translation>
    </message>
    <message>
        <source>The province {name} is gone.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>La provincia {name} non c’è più.</translation>
    </message>
    <message>
        <source>The province {name} is new.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>La provincia {name} è nuova.</translation>
    </message>
    <message>
        <source>Rules for this decision</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>Regole per questa decisione</translation>
    </message>
    <message>
        <source>Same players and options, new set-up</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Stessi giocatori e opzioni, nuova distribuzione</translation>
    </message>
    <message>
        <source>The second one was left out.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>La seconda è stata esclusa.</translation>
    </message>
    <message>
        <source>The seed must be a number from 0 to {most}.</source>
        <extracomment>mapmaking/archipelago/options.py, ui/table/games/new_game_dialog.py</extracomment>
        <translation>Il seme deve essere un numero da 0 a {most}.</translation>
    </message>
    <message>
        <source>Too late: the game has already moved on.</source>
        <extracomment>core/session.py</extracomment>
        <translation>Troppo tardi: la partita è già andata avanti.</translation>
    </message>
    <message>
        <source>Table copied to the clipboard.</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Tabella copiata negli appunti.</translation>
    </message>
    <message>
        <source>The text was read as Western European (Windows-1252).</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Il testo è stato letto come europeo occidentale (Windows-1252).</translation>
    </message>
    <message>
        <source>The title is missing.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Manca il titolo.</translation>
    </message>
    <message>
        <source>95% confidence interval: {low} to {high}.</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>Intervallo di confidenza al 95%: da {low} a {high}.</translation>
    </message>
    <message>
        <source>Their common border is {border} map units long. Borders of {threshold} or more link areas, so these are linked unless you decide otherwise.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Il loro confine comune è lungo {border} unità di mappa. I confini di {threshold} o più collegano le aree, quindi queste sono collegate, se non decidi altrimenti.</translation>
    </message>
    <message>
        <source>Their common border is {border} map units long. Only borders of {threshold} or more link areas, so these aren’t linked unless you decide otherwise.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Il loro confine comune è lungo {border} unità di mappa. Solo i confini di {threshold} o più collegano le aree, quindi queste non sono collegate, se non decidi altrimenti.</translation>
    </message>
    <message>
        <source>No variations yet. When you undo decisions and then play differently, the original moves are kept here.</source>
        <extracomment>ui/table/games/new_game_controller.py</extracomment>
        <translation>Ancora nessuna variante. Quando annulli decisioni e poi giochi diversamente, le mosse originali restano qui.</translation>
    </message>
    <message>
        <source>There’s no “{id}” on this map.</source>
        <extracomment>board/draft.py</extracomment>
        <translation>Su questa mappa non c’è «{id}».</translation>
    </message>
    <message>
        <source>No other company can merge with {company}.</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Nessun’altra compagnia si può fondere con {company}.</translation>
    </message>
    <message>
        <source>No preview</source>
        <extracomment>ui/table/games/game_choices.py, ui/table/games/start_cards.py</extracomment>
        <translation>Nessuna anteprima</translation>
    </message>
    <message>
        <source>They were added.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>Sono stati aggiunti.</translation>
    </message>
    <message>
        <source>They were left out.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Sono stati esclusi.</translation>
    </message>
    <message>
        <source>This corner can’t be removed: {areas} meet here.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Questo vertice non si può rimuovere: qui si incontrano {areas}.</translation>
    </message>
    <message>
        <source>This map has no problems.</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Questa mappa non ha problemi.</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Colore</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/editor/menus/file_commands.py, ui/editor/panels/properties.py</extracomment>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>ui/charts/chart_model.py</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <source>To add</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Da aggiungere</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>ui/editor/imports/outline_model.py</extracomment>
        <translation>Note</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>ui/editor/edit_view.py</extracomment>
        <translation>Strumento</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>Strumenti</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Bid for Turn Order</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Asta per l’ordine di gioco</translation>
    </message>
    <message>
        <source>Turn Order Bid</source>
        <comment>track</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Puntata per l’ordine</translation>
    </message>
    <message>
        <source>Two corners would end up in the same place.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Due vertici finirebbero nello stesso punto.</translation>
    </message>
    <message>
        <source>Two places for ships in {sea} overlap.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>Due ormeggi si sovrappongono: {sea}.</translation>
    </message>
    <message>
        <source>Type to search</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/table/window/main_window.py</extracomment>
        <translation>Scrivi per cercare</translation>
    </message>
    <message>
        <source>Type words or an amount</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Scrivi parole o un importo</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py, ui/table/games/game_store.py, ui/table/window/board_toolbar.py, ui/table/window/main_window.py</extracomment>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Undo &amp;turn</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Annulla il &amp;turno</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <extracomment>ui/widgets/chooser.py</extracomment>
        <translation>Annulla eliminazione</translation>
    </message>
    <message>
        <source>Undo to here</source>
        <extracomment>ui/play/history.py, ui/play/log_pane.py</extracomment>
        <translation>Annulla fin qui</translation>
    </message>
    <message>
        <source>Unexpected error</source>
        <extracomment>ui/widgets/error_box.py</extracomment>
        <translation>Errore imprevisto</translation>
    </message>
    <message>
        <source>Unlink all</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Scollega tutte</translation>
    </message>
    <message>
        <source>Unlink all selected areas from each other</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Scollega tra loro tutte le aree selezionate</translation>
    </message>
    <message>
        <source>Unlink {a} and {b}</source>
        <extracomment>mapmaking/review/fixes.py, ui/editor/links/texts.py</extracomment>
        <translation>Scollega {a} e {b}</translation>
    </message>
    <message numerus="yes">
        <source>Unlink {n} areas from each other</source>
        <extracomment>For one: Unlink {n} area ui/editor/panels/neighbours.py</extracomment>
        <translation>
            <numerusform>Scollega {n} area</numerusform>
            <numerusform>Scollega tra loro {n} aree</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py, ui/editor/menus/file_commands.py</extracomment>
        <translation>Modifiche non salvate</translation>
    </message>
    <message>
        <source>Reassign</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Riassegna</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Valori</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Volume dei suoni</translation>
    </message>
    <message>
        <source>Warnings</source>
        <extracomment>ui/editor/panels/problem_rows.py</extracomment>
        <translation>Avvisi</translation>
    </message>
    <message>
        <source>Welcome to the islands</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Le isole ti aspettano</translation>
    </message>
    <message>
        <source>Well done!</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py, ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Complimenti!</translation>
    </message>
    <message>
        <source>What can I do?</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Che cosa posso fare?</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/table/window/main_window.py</extracomment>
        <translation>Comandi</translation>
    </message>
    <message>
        <source>Turning points</source>
        <extracomment>ui/table/final_screen.py, ui/table/game_view.py, ui/table/review/review_page.py, ui/table/review/review_pane.py</extracomment>
        <translation>Momenti decisivi</translation>
    </message>
    <message>
        <source>Nothing in this category.</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Nulla in questa categoria.</translation>
    </message>
    <message>
        <source>What did you draw?</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Che cosa hai disegnato?</translation>
    </message>
    <message>
        <source>Unreadable characters were replaced with question marks.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>I caratteri illeggibili sono stati sostituiti con punti interrogativi.</translation>
    </message>
    <message>
        <source>Map overlays</source>
        <extracomment>ui/table/window/board_toolbar.py</extracomment>
        <translation>Livelli della mappa</translation>
    </message>
    <message>
        <source>Planning goal</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py, ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Obiettivo del piano</translation>
    </message>
    <message>
        <source>Moves you undid and then replaced. Opening one starts a new game from that point.</source>
        <extracomment>ui/table/games/new_game_controller.py</extracomment>
        <translation>Mosse annullate e poi sostituite. Se ne apri una, comincia una nuova partita da quel punto.</translation>
    </message>
    <message>
        <source>What would a bot have played?</source>
        <extracomment>ui/play/log_pane.py, ui/table/player_cards.py</extracomment>
        <translation>Che cosa avrebbe giocato un bot?</translation>
    </message>
    <message>
        <source>Shows a summary above the log at the end of each year until you make a decision or press Esc.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Mostra un riepilogo sopra il registro alla fine di ogni anno, finché non prendi una decisione o premi Esc.</translation>
    </message>
    <message>
        <source>If you get stuck</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py, ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Se non sai come continuare</translation>
    </message>
    <message>
        <source>Starting areas</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Aree di partenza</translation>
    </message>
    <message>
        <source>You can turn this screen off in Settings › Hidden information.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Puoi disattivare questa schermata in Impostazioni › Informazioni nascoste.</translation>
    </message>
    <message>
        <source>Why did the bot do that?</source>
        <extracomment>ui/play/log_pane.py, ui/table/player_cards.py</extracomment>
        <translation>Perché il bot l’ha fatto?</translation>
    </message>
    <message>
        <source>Why {number}?</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Perché {number}?</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>When playing alone</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Quando si gioca da soli</translation>
    </message>
    <message>
        <source>Removing {area} would split a zone of {company}.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Senza {area}, una zona di {company} si dividerebbe.</translation>
    </message>
    <message>
        <source>Year</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/game_view.py, ui/games/indonesia/ledger_view.py, ui/games/indonesia/year_page.py</extracomment>
        <translation>Anno</translation>
    </message>
    <message>
        <source>Year {year}</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>Anno {year}</translation>
    </message>
    <message>
        <source>Year {year} is over</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>L’anno {year} è finito</translation>
    </message>
    <message>
        <source>Year {year}: {player} pays {amount} in the merger of {companies}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Anno {year}: {player} paga {amount} nella fusione di {companies}</translation>
    </message>
    <message>
        <source>Year {year}: {player} receives {amount} in the merger of {companies}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Anno {year}: {player} riceve {amount} nella fusione di {companies}</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py, ui/games/indonesia/panels/city_growth.py, ui/games/indonesia/panels/research.py, ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Tu</translation>
    </message>
    <message>
        <source>You don’t have enough cash for any merger.</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>I tuoi contanti non bastano per alcuna fusione.</translation>
    </message>
    <message>
        <source>Your city card</source>
        <extracomment>ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>La tua carta città</translation>
    </message>
    <message>
        <source>Choose which city card to play first</source>
        <extracomment>ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>Scegli quale carta città giocare per prima</translation>
    </message>
    <message>
        <source>Money from or to other players</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Pagamenti da e verso altri giocatori</translation>
    </message>
    <message>
        <source>Your ships earned {amount} from other players.</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>Le tue navi hanno guadagnato {amount} dagli altri giocatori.</translation>
    </message>
    <message>
        <source>Zoom</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/preferences.py, ui/settings/shortcuts.py</extracomment>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/menus.py</extracomment>
        <translation>&amp;Ingrandisci</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/menus.py</extracomment>
        <translation>&amp;Rimpicciolisci</translation>
    </message>
    <message>
        <source>a point</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>un punto</translation>
    </message>
    <message numerus="yes">
        <source>announce mergers of up to {n} deeds</source>
        <extracomment>For one: announce mergers of up to {n} deed ui/games/indonesia/texts/names.py</extracomment>
        <translation>
            <numerusform>fusioni fino a {n} licenza</numerusform>
            <numerusform>fusioni fino a {n} licenze</numerusform>
        </translation>
    </message>
    <message>
        <source>announce no mergers</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>nessuna fusione da annunciare</translation>
    </message>
    <message>
        <source>area “{area}”</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>area «{area}»</translation>
    </message>
    <message>
        <source>bank {amount}</source>
        <extracomment>ui/games/indonesia/final_screen.py, ui/games/indonesia/player_cards.py</extracomment>
        <translation>banca {amount}</translation>
    </message>
    <message>
        <source>bids after you</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>punta dopo di te</translation>
    </message>
    <message>
        <source>buys {number}</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>compra {number}</translation>
    </message>
    <message>
        <source>byte {start}</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>byte {start}</translation>
    </message>
    <message>
        <source>cards: {eras}</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>carte: {eras}</translation>
    </message>
    <message>
        <source>cash to spend</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>contanti da spendere</translation>
    </message>
    <message>
        <source>cash {amount}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>contanti {amount}</translation>
    </message>
    <message>
        <source>city</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/indonesia/chart_data.py</extracomment>
        <translation>città</translation>
    </message>
    <message>
        <source>city card “{id}”</source>
        <extracomment>games/indonesia/maps/repair.py, games/indonesia/rules/scenario.py</extracomment>
        <translation>carta città «{id}»</translation>
    </message>
    <message>
        <source>city card {id}</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>carta città {id}</translation>
    </message>
    <message>
        <source>city cards: {eras}</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>carte città: {eras}</translation>
    </message>
    <message>
        <source>city of size {size}</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>città di taglia {size}</translation>
    </message>
    <message>
        <source>coast {a} – {b}</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>costa {a} – {b}</translation>
    </message>
    <message>
        <source>decision {number}</source>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>decisione {number}</translation>
    </message>
    <message>
        <source>deed “{id}”</source>
        <extracomment>games/indonesia/maps/repair.py, games/indonesia/rules/scenario.py</extracomment>
        <translation>licenza «{id}»</translation>
    </message>
    <message numerus="yes">
        <source>each ship carries {n} goods</source>
        <extracomment>For one: each ship carries {n} good ui/games/indonesia/texts/names.py</extracomment>
        <translation>
            <numerusform>ogni nave porta {n} merce</numerusform>
            <numerusform>ogni nave porta {n} merci</numerusform>
        </translation>
    </message>
    <message>
        <source>earn {amount}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>guadagni {amount}</translation>
    </message>
    <message>
        <source>empty canvas</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>foglio vuoto</translation>
    </message>
    <message>
        <source>end</source>
        <comment>of the game</comment>
        <extracomment>ui/games/indonesia/chart_data.py, ui/table/review/review_texts.py</extracomment>
        <translation>fine</translation>
    </message>
    <message>
        <source>exception {a} – {b}</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>eccezione {a} – {b}</translation>
    </message>
    <message>
        <source>feature “{id}”</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>elemento «{id}»</translation>
    </message>
    <message>
        <source>feature {number}</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>elemento {number}</translation>
    </message>
    <message>
        <source>feature {number}, “{id}”</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>elemento {number}, «{id}»</translation>
    </message>
    <message>
        <source>for {amount}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>per {amount}</translation>
    </message>
    <message>
        <source>free slots</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>slot liberi</translation>
    </message>
    <message>
        <source>from era {era}: {deed}</source>
        <extracomment>ui/games/indonesia/deed_list.py</extracomment>
        <translation>dall’era {era}: {deed}</translation>
    </message>
    <message>
        <source>full</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>piena</translation>
    </message>
    <message>
        <source>get {amount} or more</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>ricevi {amount} o più</translation>
    </message>
    <message>
        <source>goods waiting for buyers or ships</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>merci in attesa di compratori o navi</translation>
    </message>
    <message>
        <source>grown</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>cresciuta</translation>
    </message>
    <message>
        <source>grows</source>
        <comment>city</comment>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>cresce</translation>
    </message>
    <message>
        <source>growth</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>crescita</translation>
    </message>
    <message>
        <source>has operated this year</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>ha operato quest’anno</translation>
    </message>
    <message>
        <source>{cash} left if you win</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>se vinci, ti restano {cash}</translation>
    </message>
    <message>
        <source>income from the current board</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>entrate con il tabellone attuale</translation>
    </message>
    <message>
        <source>&amp;Play this map</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>&amp;Gioca questa mappa</translation>
    </message>
    <message>
        <source>&amp;Reset panels</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>Ripristi&amp;na i pannelli</translation>
    </message>
    <message>
        <source>&lt;b&gt;Use the Builder.&lt;/b&gt; You get £4, and Budi gets 1&#xa0;VP from the bank: that’s what owners earn when others use their buildings. You can use each building once in a turn.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Usa il Costruttore.&lt;/b&gt; Ricevi £4, e Budi riceve 1&#xa0;PV dalla banca: è ciò che spetta ai possessori quando altri usano i loro edifici. In un turno puoi usare ogni edificio una volta.</translation>
    </message>
    <message>
        <source>A bid is unlikely to win: {player} can go higher.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Una puntata difficilmente vince: {player} può salire di più.</translation>
    </message>
    <message>
        <source>A second worker</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Un secondo lavoratore</translation>
    </message>
    <message numerus="yes">
        <source>About {n} minutes</source>
        <extracomment>For one: About {n} minute ui/table/tutorial/learning.py</extracomment>
        <translation>
            <numerusform>Circa {n} minuto</numerusform>
            <numerusform>Circa {n} minuti</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a deed here</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Aggiungi qui una licenza</translation>
    </message>
    <message>
        <source>Add to the draft</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Aggiungi alla bozza</translation>
    </message>
    <message>
        <source>Advance another player’s Hull by one step.</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>Avanza di un passo la stiva di un altro giocatore.</translation>
    </message>
    <message>
        <source>Advance one of your research tracks by one step.</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>Avanza di un passo in uno dei tuoi percorsi di ricerca.</translation>
    </message>
    <message>
        <source>After 9 to 12 rounds, the tiles run out. Only VP count then: spend your money and goods in time.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Dopo 9–12 round le tessere finiscono. Allora contano solo i PV: spendi in tempo denaro e merci.</translation>
    </message>
    <message>
        <source>Alert in the task bar</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Avviso nella barra delle applicazioni</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>All</source>
        <comment>rows</comment>
        <extracomment>ui/charts/sheet_page.py</extracomment>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>All deeds</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Tutte le licenze</translation>
    </message>
    <message>
        <source>All pairs</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Tutte le coppie</translation>
    </message>
    <message>
        <source>All players are skipped: {reason}</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>Tutti saltano il turno. {reason}</translation>
    </message>
    <message>
        <source>All rounds</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Tutti i round</translation>
    </message>
    <message>
        <source>All years</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Tutti gli anni</translation>
    </message>
    <message>
        <source>Announce no merger</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Nessuna fusione</translation>
    </message>
    <message>
        <source>Another width</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Altra larghezza</translation>
    </message>
    <message>
        <source>Arrow keys move selected land. Ctrl+arrow key selects the next area.</source>
        <extracomment>ui/editor/tools/select.py</extracomment>
        <translation>I tasti freccia spostano la terra selezionata. Ctrl+tasto freccia seleziona l’area successiva.</translation>
    </message>
    <message>
        <source>At the end of each round; click a heading to sort, double-click a row to see the board at that time</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Alla fine di ogni round; fai clic su un’intestazione per ordinare, doppio clic su una riga per vedere il tabellone in quel momento</translation>
    </message>
    <message>
        <source>Author</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Autore</translation>
    </message>
    <message>
        <source>Author: {author}.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Autore: {author}.</translation>
    </message>
    <message>
        <source>Back to town</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Di nuovo in città</translation>
    </message>
    <message>
        <source>Bid no more</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Non puntare più</translation>
    </message>
    <message>
        <source>Black Market</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Mercato nero</translation>
    </message>
    <message>
        <source>Brick Pit</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Cava</translation>
    </message>
    <message>
        <source>Brickworks</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Fornace</translation>
    </message>
    <message>
        <source>Budi ends round 5. Then Budi has the fewest VP, gets the Raffles stone, flags D4 for you and plays first; Citra is next.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Budi chiude il round 5. Poi Budi ha meno PV di tutti, riceve la pietra di Raffles, mette la tua bandierina su D4 e gioca per primo; poi tocca a Citra.</translation>
    </message>
    <message>
        <source>Build New Helpers</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Costruisci Nuovi aiutanti</translation>
    </message>
    <message>
        <source>Build up a town, send your workers through its streets, and trade, legally or not.</source>
        <extracomment>ui/games/singapore/offer.py</extracomment>
        <translation>Costruisci una città, manda i tuoi lavoratori per le sue strade e commercia, legalmente o no.</translation>
    </message>
    <message>
        <source>Build {tile} on {lot}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Costruisci {tile} su {lot}</translation>
    </message>
    <message>
        <source>Builder</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Costruttore</translation>
    </message>
    <message numerus="yes">
        <source>Builds {n} more roads for {price}.</source>
        <extracomment>For one: Builds {n} more road for {price}. ui/games/singapore/beats.py</extracomment>
        <translation>
            <numerusform>Costruisce {n} altra strada per {price}.</numerusform>
            <numerusform>Costruisce {n} altre strade per {price}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Card Tables</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Tavoli</translation>
    </message>
    <message>
        <source>Cash and bank at the end of the year, in rupiah</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Contanti e banca alla fine dell’anno, in rupie</translation>
    </message>
    <message>
        <source>Casino</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Casinò</translation>
    </message>
    <message>
        <source>Changed {date}</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Modificata {date}</translation>
    </message>
    <message>
        <source>Changes against your plan, and the rupiah that each player gets by this sale.</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Che cosa cambia rispetto al tuo piano, e quante rupie ogni giocatore riceve da questa vendita.</translation>
    </message>
    <message>
        <source>Chips</source>
        <extracomment>ui/games/singapore/chips_page.py, ui/games/singapore/game_view.py</extracomment>
        <translation>Gettoni</translation>
    </message>
    <message>
        <source>Choose a pair, or click a company.</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Scegli una coppia o fai clic su una compagnia.</translation>
    </message>
    <message>
        <source>Choose picture…</source>
        <extracomment>ui/editor/tools/trace.py</extracomment>
        <translation>Scegli un’immagine…</translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} areas of {company} to remove.</source>
        <extracomment>For one: Choose {n} area of {company} to remove. ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>
            <numerusform>Scegli {n} area di {company} da abbandonare.</numerusform>
            <numerusform>Scegli {n} aree di {company} da abbandonare.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cities: how many its goods or ships reach</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Città: quante ne raggiungono le sue merci o navi</translation>
    </message>
    <message>
        <source>Clear all marks</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>Cancella tutti i segni</translation>
    </message>
    <message>
        <source>Click an area to select it; hold Shift to select more. Drag a box to select all areas in it. Drag selected land to move it, or its handles to scale and rotate it. Double-click renames.</source>
        <extracomment>ui/editor/tools/select.py</extracomment>
        <translation>Fai clic su un’area per selezionarla, con Shift anche altre. Un riquadro seleziona le aree al suo interno. Trascina la terra per spostarla, le maniglie per scalarla e ruotarla. Doppio clic: rinomina.</translation>
    </message>
    <message>
        <source>Click the area to link with {area}. Esc cancels.</source>
        <extracomment>ui/editor/tools/link.py</extracomment>
        <translation>Fai clic sull’area da collegare con {area}. Esc annulla.</translation>
    </message>
    <message>
        <source>Closes gaps and overlaps up to this many units wide.</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Chiude spazi e sovrapposizioni fino a tante unità.</translation>
    </message>
    <message>
        <source>Collect the moves of a turn before they are played</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Raccoglie le mosse di un turno prima di giocarle</translation>
    </message>
    <message>
        <source>Compare…</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Confronta…</translation>
    </message>
    <message>
        <source>Cop&amp;y areas</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Cop&amp;ia le aree</translation>
    </message>
    <message numerus="yes">
        <source>Copied {n} land areas.</source>
        <extracomment>For one: Copied {n} land area. ui/editor/menus/copies.py</extracomment>
        <translation>
            <numerusform>{n} area di terra copiata.</numerusform>
            <numerusform>{n} aree di terra copiate.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>ui/charts/sheet_page.py, ui/editor/menus/area_menu.py</extracomment>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Couldn’t bring the map back.</source>
        <extracomment>ui/editor/document/own_maps.py</extracomment>
        <translation>Impossibile recuperare la mappa.</translation>
    </message>
    <message>
        <source>Couldn’t move the map to the trash, so it wasn’t deleted.</source>
        <extracomment>ui/editor/document/own_maps.py</extracomment>
        <translation>Impossibile spostare la mappa nel cestino, quindi non è stata eliminata.</translation>
    </message>
    <message>
        <source>Couldn’t undo “{step}”. It was kept in a damaged file.</source>
        <extracomment>mapmaking/files/kept_steps.py</extracomment>
        <translation>Impossibile annullare «{step}»: il file in cui era conservato è danneggiato.</translation>
    </message>
    <message>
        <source>Counting Hse</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Ufficio</translation>
    </message>
    <message>
        <source>Courthouse</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Tribunale</translation>
    </message>
    <message>
        <source>Ctrl+arrow key</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Ctrl+tasto freccia</translation>
    </message>
    <message>
        <source>Current plan</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Piano attuale</translation>
    </message>
    <message>
        <source>Description</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Descrizione</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>ui/editor/dialogs/placing_dialog.py</extracomment>
        <translation>In basso</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>ui/games/singapore/panels/draft_row.py, ui/games/singapore/panels/turn.py</extracomment>
        <translation>Bozza</translation>
    </message>
    <message>
        <source>Duplicat&amp;e areas</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>D&amp;uplica le aree</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate {n} areas</source>
        <extracomment>For one: Duplicate {n} area ui/editor/menus/copies.py</extracomment>
        <translation>
            <numerusform>Duplica {n} area</numerusform>
            <numerusform>Duplica {n} aree</numerusform>
        </translation>
    </message>
    <message>
        <source>Each change is from one point of the chart to the next.</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Ogni variazione va da un punto del grafico al successivo.</translation>
    </message>
    <message>
        <source>East India Co.</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Comp. Indie</translation>
    </message>
    <message>
        <source>Era ends at 1 type:</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Fine era con 1 tipo:</translation>
    </message>
    <message>
        <source>Everything by year; click a heading to sort, double-click a row to see the board at that time</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Tutto anno per anno; fai clic su un’intestazione per ordinare, doppio clic su una riga per vedere il tabellone in quel momento</translation>
    </message>
    <message>
        <source>Expected final money; what rivals get and the chance to win count, too.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Denaro finale previsto; contano anche quello dei rivali e la probabilità di vincere.</translation>
    </message>
    <message>
        <source>Expected: {money}</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Previsione: {money}</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>Esporta i&amp;mmagine…</translation>
    </message>
    <message>
        <source>Export picture</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Esporta immagine</translation>
    </message>
    <message>
        <source>First return three chips at the Courthouse. With five, you’d be caught in a raid.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Prima rimetti tre gettoni al Tribunale. Con cinque, una retata colpirebbe te.</translation>
    </message>
    <message>
        <source>First use New Helpers, where your worker stands.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Prima usa Nuovi aiutanti, dove si trova il tuo lavoratore.</translation>
    </message>
    <message>
        <source>First use Raffles’ Plan: it gives your second worker five more steps.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Prima usa il Piano di Raffles: dà al tuo secondo lavoratore cinque altri passi.</translation>
    </message>
    <message>
        <source>First year</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>1° anno</translation>
    </message>
    <message>
        <source>First year: what it earns on the board as it is, in rupiah</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>1° anno: quanto guadagna sul tabellone così com’è, in rupie</translation>
    </message>
    <message>
        <source>For how many players is it best? What’s special about it?</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Per quanti giocatori è ideale? Che cos’ha di speciale?</translation>
    </message>
    <message>
        <source>Found: {areas}.</source>
        <extracomment>ui/editor/context.py</extracomment>
        <translation>Trovato: {areas}.</translation>
    </message>
    <message>
        <source>Free slots: &lt;b&gt;{n} of {slots}&lt;/b&gt;.</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Slot liberi: &lt;b&gt;{n} su {slots}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>From</source>
        <comment>bid</comment>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Da</translation>
    </message>
    <message>
        <source>From era B, rice and spice can merge too. The merged company loses half its areas, and the rest produce siap faji: ready meals that sell for 35 each.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Dall’era B si possono fondere anche riso e spezie. La compagnia risultante perde metà delle aree, e le altre producono siap faji: piatti pronti che si vendono a 35 l’uno.</translation>
    </message>
    <message>
        <source>From: the lowest bid, in rupiah</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Da: la puntata più bassa, in rupie</translation>
    </message>
    <message>
        <source>Gain</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Guadagno</translation>
    </message>
    <message>
        <source>Game ends at 1 type:</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Fine partita con 1 tipo:</translation>
    </message>
    <message>
        <source>Gives each bot a head, and now and then a dry remark. It doesn’t change how the bot plays.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Dà a ogni bot una testa e, ogni tanto, un commento asciutto. Il modo di giocare non cambia.</translation>
    </message>
    <message>
        <source>Go to E3 with your second worker this time.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Questa volta vai su E3 con il secondo lavoratore.</translation>
    </message>
    <message>
        <source>Go to E4 with your second worker this time.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Questa volta vai su E4 con il secondo lavoratore.</translation>
    </message>
    <message>
        <source>Go to your New Helpers on G2 this time.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Questa volta vai ai tuoi Nuovi aiutanti (G2).</translation>
    </message>
    <message>
        <source>Good move</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Buona mossa</translation>
    </message>
    <message>
        <source>Goods never travel over land: each ship that carries one costs you 5, paid to its owner. Your company must sell as many goods as it can. The best plan is ready: your rice sells for 20, and 5 of that go to Budi for the ship. &lt;b&gt;Press the button to sell.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Le merci non viaggiano mai via terra: ogni nave che ne trasporta una ti costa 5, che vanno al suo possessore. La tua compagnia deve vendere più merci possibile. Il piano migliore è pronto: il riso si vende a 20, e 5 vanno a Budi per la nave. &lt;b&gt;Premi il pulsante per vendere.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Goods sold in the year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Merci vendute nell’anno</translation>
    </message>
    <message>
        <source>Goods sold plus ship fees received, minus ship fees paid, in rupiah</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Merci vendute più noli incassati, meno noli pagati, in rupie</translation>
    </message>
    <message>
        <source>Heads and remarks</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Teste e commenti</translation>
    </message>
    <message>
        <source>Import outlines from GeoJSON, TopoJSON, Shapefile, SVG or KML</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Importa contorni da GeoJSON, TopoJSON, Shapefile, SVG o KML</translation>
    </message>
    <message>
        <source>In percent, at the beginning of each year</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>In percentuale, all’inizio di ogni anno</translation>
    </message>
    <message>
        <source>In pounds</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>In sterline</translation>
    </message>
    <message>
        <source>In the round</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Nel round</translation>
    </message>
    <message>
        <source>It comes out ahead when the game is played on from here.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Risulta migliore quando si continua la partita da qui.</translation>
    </message>
    <message numerus="yes">
        <source>It has room to grow by {n} areas, against {fewer}.</source>
        <extracomment>For one: It has room to grow by {n} area, against {fewer}. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Può crescere di {n} area, invece che di {fewer}.</numerusform>
            <numerusform>Può crescere di {n} aree, invece che di {fewer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It then sells {n} goods a year for {net}.</source>
        <extracomment>For one: It then sells {n} good a year for {net}. ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>Poi vende {n} merce all’anno per {net}.</numerusform>
            <numerusform>Poi vende {n} merci all’anno per {net}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its nodes aren’t areas of this map. Call them by the ids or names of areas.</source>
        <extracomment>mapmaking/imports/graph_links.py</extracomment>
        <translation>I suoi nodi non sono aree di questa mappa. Chiamali con gli ID o i nomi delle aree.</translation>
    </message>
    <message>
        <source>Its style sheets have too many rules. Save it as plain SVG.</source>
        <extracomment>mapmaking/imports/svg_styles.py</extracomment>
        <translation>I suoi fogli di stile hanno troppe regole. Salvalo come SVG semplice.</translation>
    </message>
    <message>
        <source>It’s better for rivals, too.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>È meglio anche per i rivali.</translation>
    </message>
    <message>
        <source>It’s close: the company is worth about {amount} or more to you, but cash is useful, too.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>È una scelta al limite: per te la compagnia vale circa {amount} o più, ma anche i contanti servono.</translation>
    </message>
    <message>
        <source>Keep all</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>Tieni tutte</translation>
    </message>
    <message numerus="yes">
        <source>Keep {n} more areas</source>
        <extracomment>For one: Keep {n} more area ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>Tieni ancora {n} area</numerusform>
            <numerusform>Tieni ancora {n} aree</numerusform>
        </translation>
    </message>
    <message>
        <source>Kitchen</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Cucina</translation>
    </message>
    <message>
        <source>Land belongs to a province. Choose one, or write the name of a new one.</source>
        <extracomment>mapmaking/edit/shapes/drawn_areas.py</extracomment>
        <translation>La terra appartiene a una provincia. Scegline una o scrivi il nome di una nuova.</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Largest lead over rivals</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Vantaggio massimo sui rivali</translation>
    </message>
    <message>
        <source>Largest sums</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Somme maggiori</translation>
    </message>
    <message>
        <source>Last year</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py, ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Anno scorso</translation>
    </message>
    <message>
        <source>Last year of the era:</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Ultimo anno dell’era:</translation>
    </message>
    <message>
        <source>Last year: what both companies earned</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Anno scorso: quanto hanno guadagnato le due compagnie</translation>
    </message>
    <message>
        <source>Last year; deeds left:</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Ultimo anno; licenze:</translation>
    </message>
    <message>
        <source>Least money for rivals</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Meno soldi ai rivali</translation>
    </message>
    <message>
        <source>Let’s skip ahead: the program has played for all of you. It’s round 5, and there are tiles of the second stack. You’ve built and used illegal buildings: you have five black chips, more than anybody else.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Facciamo un salto in avanti: il programma ha giocato per tutti voi. Siamo al round 5, e ci sono tessere della seconda pila. Hai costruito e usato edifici illegali: hai cinque gettoni neri, più di tutti gli altri.</translation>
    </message>
    <message>
        <source>Licence</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Licenza</translation>
    </message>
    <message>
        <source>Licence: {licence}.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Licenza: {licence}.</translation>
    </message>
    <message>
        <source>Link with…</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Collega con…</translation>
    </message>
    <message>
        <source>Log ({number})</source>
        <extracomment>ui/table/window/side.py</extracomment>
        <translation>Registro ({number})</translation>
    </message>
    <message>
        <source>Looking back: decision {at} of {of}</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Sguardo al passato: decisione {at} di {of}</translation>
    </message>
    <message>
        <source>Looking back: {at}/{of}</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Sguardo al passato: {at}/{of}</translation>
    </message>
    <message>
        <source>Lot for {price}</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Lotto da {price}</translation>
    </message>
    <message>
        <source>Luck counted most: it lowered {player}’s chance from {before} to {after}.</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>La fortuna ha contato di più: la probabilità di {player} è scesa da {before} a {after}.</translation>
    </message>
    <message>
        <source>Luck counted most: it raised {player}’s chance from {before} to {after}.</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>La fortuna ha contato di più: la probabilità di {player} è salita da {before} a {after}.</translation>
    </message>
    <message>
        <source>Manufactory</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Manifattura</translation>
    </message>
    <message>
        <source>Maps of the program</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Mappe del programma</translation>
    </message>
    <message>
        <source>Mark what brings least</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>Segna ciò che rende meno</translation>
    </message>
    <message numerus="yes">
        <source>Mark {n} more areas</source>
        <extracomment>For one: Mark {n} more area ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>Segna ancora {n} area</numerusform>
            <numerusform>Segna ancora {n} aree</numerusform>
        </translation>
    </message>
    <message>
        <source>Mergers</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Fusioni</translation>
    </message>
    <message>
        <source>Money in the bank</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Soldi in banca</translation>
    </message>
    <message numerus="yes">
        <source>More than {n} plans sell as much.</source>
        <extracomment>For one: More than {n} plan sells as much. ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>
            <numerusform>Più di {n} piano vende altrettanto.</numerusform>
            <numerusform>Più di {n} piani vendono altrettanto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Most money for you</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Più soldi per te</translation>
    </message>
    <message>
        <source>Mouse wheel and touchpad</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Rotella e touchpad</translation>
    </message>
    <message>
        <source>Move earlier</source>
        <extracomment>ui/games/singapore/panels/draft_row.py</extracomment>
        <translation>Anticipa</translation>
    </message>
    <message>
        <source>Move later</source>
        <extracomment>ui/games/singapore/panels/draft_row.py</extracomment>
        <translation>Posticipa</translation>
    </message>
    <message>
        <source>Move selected land, farther with Shift</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Sposta la terra selezionata, di più con Shift</translation>
    </message>
    <message>
        <source>Move the keyboard’s pointer, farther with Shift</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Muovi il puntatore della tastiera, di più con Shift</translation>
    </message>
    <message>
        <source>Move {deed} to {province}</source>
        <extracomment>games/indonesia/maps/fairness.py</extracomment>
        <translation>Sposta {deed} in {province}</translation>
    </message>
    <message>
        <source>Move {number}: {move}</source>
        <extracomment>ui/games/singapore/panels/draft_row.py</extracomment>
        <translation>Mossa {number}: {move}</translation>
    </message>
    <message numerus="yes">
        <source>Move {n} areas</source>
        <extracomment>For one: Move {n} area ui/editor/tools/placing_frame.py, ui/editor/tools/select.py</extracomment>
        <translation>
            <numerusform>Sposta {n} area</numerusform>
            <numerusform>Sposta {n} aree</numerusform>
        </translation>
    </message>
    <message>
        <source>Mute</source>
        <extracomment>ui/table/window/board_toolbar.py</extracomment>
        <translation>Silenzia</translation>
    </message>
    <message>
        <source>My decisions and what concerns me</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Le mie decisioni e ciò che mi riguarda</translation>
    </message>
    <message>
        <source>My decisions only</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Solo le mie decisioni</translation>
    </message>
    <message>
        <source>Net: at the lowest bid. A year: what you earn more.</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Netto: alla puntata più bassa. All’anno: quanto guadagni in più.</translation>
    </message>
    <message>
        <source>New Helpers</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Aiutanti</translation>
    </message>
    <message>
        <source>New Helpers gives your second worker, once. They share your 3 steps and 3 uses.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Nuovi aiutanti ti dà il secondo lavoratore, una volta. I due si dividono 3 passi e 3 azioni.</translation>
    </message>
    <message>
        <source>News</source>
        <extracomment>ui/editor/editor_window.py, ui/shell/news.py</extracomment>
        <translation>Novità</translation>
    </message>
    <message>
        <source>News &amp;since my turn…</source>
        <extracomment>ui/table/window/news.py</extracomment>
        <translation>Novità dal mi&amp;o turno…</translation>
    </message>
    <message>
        <source>News since my turn</source>
        <extracomment>ui/table/window/news.py</extracomment>
        <translation>Novità dal mio turno</translation>
    </message>
    <message>
        <source>Next or previous area, corner or label</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Area, vertice o etichetta successiva o precedente</translation>
    </message>
    <message>
        <source>No change made games fairer.</source>
        <extracomment>ui/editor/balance/tune_dialog.py</extracomment>
        <translation>Nessuna modifica ha reso le partite più equilibrate.</translation>
    </message>
    <message>
        <source>No city that buys can be reached</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Nessuna città che compra è raggiungibile</translation>
    </message>
    <message>
        <source>No links changed.</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py, ui/editor/imports/import_commands.py</extracomment>
        <translation>Nessun collegamento è cambiato.</translation>
    </message>
    <message>
        <source>No map found.</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Nessuna mappa trovata.</translation>
    </message>
    <message>
        <source>No other plan changes what anybody gets, or which cities are supplied.</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Nessun altro piano cambia ciò che ognuno riceve, né le città rifornite.</translation>
    </message>
    <message>
        <source>No plan brings points. In order of money, then goods.</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Nessun piano porta punti. In ordine di denaro, poi merci.</translation>
    </message>
    <message>
        <source>No roads lead here from your workers</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Nessuna strada porta qui dai tuoi lavoratori</translation>
    </message>
    <message>
        <source>No tracing picture yet.</source>
        <extracomment>ui/editor/tools/trace.py</extracomment>
        <translation>Non c’è ancora un’immagine da ricalcare.</translation>
    </message>
    <message>
        <source>No uses left</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Azioni finite</translation>
    </message>
    <message>
        <source>Nobody knows what follows the chip, so nothing can be added to the draft.</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Nessuno sa che cosa segue il gettone: non si può aggiungere nulla alla bozza.</translation>
    </message>
    <message numerus="yes">
        <source>None of these companies reaches a city yet; more ships can change that.</source>
        <extracomment>For one: This company reaches no city yet; more ships can change that. ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>
            <numerusform>Questa compagnia non raggiunge ancora nessuna città; più navi possono cambiare le cose.</numerusform>
            <numerusform>Nessuna di queste compagnie raggiunge già una città; più navi possono cambiare le cose.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Niente</translation>
    </message>
    <message>
        <source>Nothing can be added after the end of the turn.</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Dopo la fine del turno non si può aggiungere nulla.</translation>
    </message>
    <message>
        <source>Nothing can come after the end of the turn, or after a drawn chip.</source>
        <extracomment>ui/games/singapore/panels/draft_row.py</extracomment>
        <translation>Nulla può seguire la fine del turno o un gettone pescato.</translation>
    </message>
    <message>
        <source>Nothing more to {cities}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Più niente a {cities}</translation>
    </message>
    <message>
        <source>Nothing on this computer can play sounds. Install one of these programs: {programs}.</source>
        <extracomment>ui/widgets/sound_player.py</extracomment>
        <translation>Niente su questo computer può riprodurre i suoni. Installa uno di questi programmi: {programs}.</translation>
    </message>
    <message>
        <source>Number of areas</source>
        <extracomment>ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>Numero di aree</translation>
    </message>
    <message>
        <source>Of all kinds</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Di ogni tipo</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>plans</comment>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>On Linux, text is enlarged as much as the system’s, up to 250%.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Su Linux il testo è ingrandito quanto quello del sistema, fino al 250%.</translation>
    </message>
    <message>
        <source>On its coast: {places}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Sulla sua costa: {places}.</translation>
    </message>
    <message>
        <source>On its coasts: {places}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Sulle sue coste: {places}.</translation>
    </message>
    <message>
        <source>On the board at the end of the year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Sul tabellone alla fine dell’anno</translation>
    </message>
    <message>
        <source>On the map without a mouse</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Sulla mappa senza mouse</translation>
    </message>
    <message>
        <source>Once a year, you advance one of five tracks for free. Slots lets you own more companies, Expansion makes them grow faster, and Hull lets your ships carry more. &lt;b&gt;Choose Slots, so that you can start a second company next year.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Una volta all’anno avanzi gratis su uno dei cinque percorsi. Con Slot puoi avere più compagnie, con Espansione crescono più in fretta, con Stiva le tue navi trasportano di più. &lt;b&gt;Scegli Slot, così l’anno prossimo potrai avviare una seconda compagnia.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>One more area or ship a year for {companies}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Un’area o una nave in più all’anno per {companies}.</translation>
    </message>
    <message>
        <source>One more area or ship a year for {companies}: {amount} more a year.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Un’area o una nave in più all’anno per {companies}: {amount} in più all’anno.</translation>
    </message>
    <message>
        <source>One more step</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Un altro passo</translation>
    </message>
    <message>
        <source>Only an arrow can link them.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Solo una freccia può collegarle.</translation>
    </message>
    <message>
        <source>Only for links that you’ve changed.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Solo per i collegamenti che hai cambiato.</translation>
    </message>
    <message>
        <source>Only land areas can be copied. Select at least one.</source>
        <extracomment>mapmaking/imports/copied_areas.py</extracomment>
        <translation>Si possono copiare solo aree di terra. Selezionane almeno una.</translation>
    </message>
    <message>
        <source>Only one type of deed is left: {deeds}.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Resta un solo tipo di licenza: {deeds}.</translation>
    </message>
    <message>
        <source>Only their owner may see city cards.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Solo il possessore può vedere le carte Costruzione città.</translation>
    </message>
    <message>
        <source>Only where two or more people play.</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Solo se giocano due o più persone.</translation>
    </message>
    <message>
        <source>Only your own maps can be renamed and deleted.</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Solo le tue mappe possono essere rinominate ed eliminate.</translation>
    </message>
    <message>
        <source>Opacity</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Opacità</translation>
    </message>
    <message>
        <source>Open a shared map</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Apri una mappa condivisa</translation>
    </message>
    <message>
        <source>Open file…</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Apri file…</translation>
    </message>
    <message>
        <source>Opens a map that somebody shared as one file</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Apre una mappa che qualcuno ha condiviso come file unico</translation>
    </message>
    <message>
        <source>Operations</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Attività</translation>
    </message>
    <message>
        <source>Opium Den</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Fumeria</translation>
    </message>
    <message>
        <source>Order</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>Other move: {move}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Altra mossa: {move}</translation>
    </message>
    <message>
        <source>Out: {rivals}. {reason}</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Fuori: {rivals}. {reason}</translation>
    </message>
    <message>
        <source>Outlines (*.geojson *.json *.topojson *.shp *.zip *.svg *.svgz *.kml *.kmz);;All files (*)</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Contorni (*.geojson *.json *.topojson *.shp *.zip *.svg *.svgz *.kml *.kmz);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Outlines with the same value become one.</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>I contorni con lo stesso valore diventano uno.</translation>
    </message>
    <message>
        <source>Own buildings used by others</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Edifici propri usati da altri</translation>
    </message>
    <message>
        <source>Own ships lead to {places}, which need {number} {good}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Navi proprie portano a {places}; domanda: {number} {good}.</translation>
    </message>
    <message>
        <source>PNG image (*.png);;SVG drawing (*.svg)</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>Immagine PNG (*.png);;Disegno SVG (*.svg)</translation>
    </message>
    <message>
        <source>PNG: {width} × {height}&#xa0;pixels. SVG: sharp at any size.</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>PNG: {width} × {height}&#xa0;pixel. SVG: nitido a ogni dimensione.</translation>
    </message>
    <message>
        <source>Pa&amp;ste areas</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Inc&amp;olla le aree</translation>
    </message>
    <message>
        <source>Paid out: {shares}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Pagato a: {shares}.</translation>
    </message>
    <message>
        <source>Paint provinces</source>
        <extracomment>ui/editor/tools/paint.py</extracomment>
        <translation>Dipingi province</translation>
    </message>
    <message numerus="yes">
        <source>Paste {n} areas</source>
        <extracomment>For one: Paste {n} area ui/editor/menus/copies.py</extracomment>
        <translation>
            <numerusform>Incolla {n} area</numerusform>
            <numerusform>Incolla {n} aree</numerusform>
        </translation>
    </message>
    <message>
        <source>Pawnshop</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Banco pegni</translation>
    </message>
    <message>
        <source>Per year</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>All’anno</translation>
    </message>
    <message>
        <source>PgUp, PgDn</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Pag su, Pag giù</translation>
    </message>
    <message>
        <source>Picture of the map</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Immagine della mappa</translation>
    </message>
    <message>
        <source>Picture of the outlines</source>
        <extracomment>ui/editor/imports/outline_picture.py</extracomment>
        <translation>Immagine dei contorni</translation>
    </message>
    <message>
        <source>Picture of {game}</source>
        <extracomment>ui/table/games/start_cards.py</extracomment>
        <translation>Immagine di {game}</translation>
    </message>
    <message>
        <source>Plane</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Piano</translation>
    </message>
    <message>
        <source>Plane, upside down</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Piano, capovolto</translation>
    </message>
    <message>
        <source>Plans its turn, but not beyond it; builds like Easy.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Pianifica il suo turno, ma non oltre; costruisce come Facile.</translation>
    </message>
    <message>
        <source>Plans of a turn</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Piani di un turno</translation>
    </message>
    <message>
        <source>Play the draft, or change it.</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Gioca la bozza o modificala.</translation>
    </message>
    <message numerus="yes">
        <source>Play {n} moves</source>
        <extracomment>For one: Play {n} move ui/games/singapore/panels/turn.py</extracomment>
        <translation>
            <numerusform>Gioca {n} mossa</numerusform>
            <numerusform>Gioca {n} mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>Player or company</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Giocatore o compagnia</translation>
    </message>
    <message>
        <source>Players without a column get nothing.</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>I giocatori senza colonna non ricevono nulla.</translation>
    </message>
    <message>
        <source>Points the window out in the task bar or Dock when it’s your turn and another window is in front.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Evidenzia la finestra nella barra delle applicazioni o nel Dock quando tocca a te e c’è un’altra finestra davanti.</translation>
    </message>
    <message>
        <source>Produced nearby: {goods}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Prodotto nelle vicinanze: {goods}.</translation>
    </message>
    <message>
        <source>Province ID</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>ID della provincia</translation>
    </message>
    <message>
        <source>Province name</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Nome della provincia</translation>
    </message>
    <message>
        <source>Province: {name}</source>
        <extracomment>ui/editor/tools/paint.py</extracomment>
        <translation>Provincia: {name}</translation>
    </message>
    <message>
        <source>Purple diamond</source>
        <extracomment>ui/style/theme.py</extracomment>
        <translation>Rombo viola</translation>
    </message>
    <message>
        <source>Put it on the board</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Mettilo sul tabellone</translation>
    </message>
    <message>
        <source>Put your second worker on the board in this turn. Left: {left}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Metti il tuo secondo lavoratore sul tabellone in questo turno. Restano: {left}.</translation>
    </message>
    <message>
        <source>Radius of the token’s circle</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Raggio del cerchio per il segnalino</translation>
    </message>
    <message>
        <source>Raffles’ Plan</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Il Piano di Raffles</translation>
    </message>
    <message>
        <source>Raffles’ Plan</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Piano Raffles</translation>
    </message>
    <message>
        <source>Re&amp;load from disk</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Ricarica dal &amp;disco</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py, ui/editor/imports/import_commands.py, ui/table/games/map_loader.py</extracomment>
        <translation>Lettura di {file}…</translation>
    </message>
    <message>
        <source>Recover unsaved changes</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Recupera le modifiche non salvate</translation>
    </message>
    <message>
        <source>Red triangle</source>
        <extracomment>ui/style/theme.py</extracomment>
        <translation>Triangolo rosso</translation>
    </message>
    <message>
        <source>Redraw arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Ridisegna la freccia</translation>
    </message>
    <message>
        <source>Redraw outline of {province}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Ridisegna il contorno di {province}</translation>
    </message>
    <message>
        <source>Reload from disk</source>
        <extracomment>ui/editor/document/map_file.py, ui/editor/menus/file_commands.py</extracomment>
        <translation>Ricarica dal disco</translation>
    </message>
    <message>
        <source>Remo&amp;ve area…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Rimuo&amp;vi l’area…</translation>
    </message>
    <message>
        <source>Remove and give ground to</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/editor/panels/properties.py</extracomment>
        <translation>Rimuovi e cedi il terreno a</translation>
    </message>
    <message>
        <source>Remove arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Rimuovi la freccia</translation>
    </message>
    <message>
        <source>Remove arrow between {a} and {b}</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Rimuovi la freccia tra {a} e {b}</translation>
    </message>
    <message>
        <source>Remove compass</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Rimuovi la bussola</translation>
    </message>
    <message>
        <source>Remove corner</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Rimuovi vertice</translation>
    </message>
    <message>
        <source>Remove duplicate link</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Rimuovi il collegamento doppio</translation>
    </message>
    <message>
        <source>Remove link</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Rimuovi il collegamento</translation>
    </message>
    <message>
        <source>Remove manual setting</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Rimuovi l’impostazione manuale</translation>
    </message>
    <message>
        <source>Remove one good from the plan (Del)</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Rimuovi una merce dal piano (Canc)</translation>
    </message>
    <message>
        <source>Remove province {province}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Rimuovi la provincia {province}</translation>
    </message>
    <message>
        <source>Remove title</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Rimuovi il titolo</translation>
    </message>
    <message>
        <source>Remove {deed}</source>
        <extracomment>games/indonesia/maps/fairness.py</extracomment>
        <translation>Rimuovi {deed}</translation>
    </message>
    <message>
        <source>Remove {move}</source>
        <extracomment>ui/games/singapore/panels/draft_row.py</extracomment>
        <translation>Rimuovi {move}</translation>
    </message>
    <message numerus="yes">
        <source>Remove {n} areas</source>
        <extracomment>For one: Remove {n} area ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>Abbandona {n} area</numerusform>
            <numerusform>Abbandona {n} aree</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename map</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Rinomina mappa</translation>
    </message>
    <message>
        <source>Rename what is selected</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Rinomina ciò che è selezionato</translation>
    </message>
    <message>
        <source>Rename, or edit a cell</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Rinomina, o modifica una cella</translation>
    </message>
    <message>
        <source>Renames them so they aren’t offered again.</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Li rinomina, così non vengono più proposti.</translation>
    </message>
    <message>
        <source>Repeat the l&amp;ast news</source>
        <extracomment>ui/shell/news.py</extracomment>
        <translation>Ripeti l’&amp;ultima novità</translation>
    </message>
    <message>
        <source>Replace {old} by {new} on city card {card}</source>
        <extracomment>games/indonesia/maps/fairness.py</extracomment>
        <translation>Sostituisci {old} con {new} sulla carta città {card}</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>noun</comment>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Riproduzione</translation>
    </message>
    <message>
        <source>Replay fro&amp;m the start</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Rivedi &amp;dall’inizio</translation>
    </message>
    <message>
        <source>Replay speed</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Velocità della riproduzione</translation>
    </message>
    <message>
        <source>Replay speed: {name}</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Velocità della riproduzione: {name}</translation>
    </message>
    <message>
        <source>Replay what happened next, step by step (K)</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Rivedi passo per passo che cosa è successo dopo (K)</translation>
    </message>
    <message>
        <source>Replaying the game up to its current position…</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Si rigioca la partita fino alla posizione attuale…</translation>
    </message>
    <message>
        <source>Report a pro&amp;blem…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Segnala un problema…</translation>
    </message>
    <message>
        <source>Report a problem (the file includes all hidden information)</source>
        <extracomment>ui/table/game_ui.py</extracomment>
        <translation>Segnala un problema (il file contiene tutte le informazioni nascoste)</translation>
    </message>
    <message>
        <source>Report a problem: the file includes all hidden cash and city cards</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Segnala un problema: il file contiene tutti i contanti nascosti e le carte città</translation>
    </message>
    <message>
        <source>Report saved as {file}.</source>
        <extracomment>ui/table/chart_controller.py, ui/table/crash_report.py</extracomment>
        <translation>Il rapporto è salvato come {file}.</translation>
    </message>
    <message>
        <source>Reposition label of {place}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Riposiziona il nome di {place}</translation>
    </message>
    <message>
        <source>Reposition ships in {sea}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Riposiziona le navi: {sea}</translation>
    </message>
    <message>
        <source>Reposition token of {area}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Riposiziona il segnalino di {area}</translation>
    </message>
    <message>
        <source>Research</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Ricerca</translation>
    </message>
    <message>
        <source>Research nothing</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>Nessuna ricerca</translation>
    </message>
    <message>
        <source>Reset all</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Ripristina tutti</translation>
    </message>
    <message numerus="yes">
        <source>Reset links between {n} areas</source>
        <extracomment>For one: Reset links of {n} area ui/editor/panels/neighbours.py</extracomment>
        <translation>
            <numerusform>Rendi automatici i collegamenti di {n} area</numerusform>
            <numerusform>Rendi automatici i collegamenti tra {n} aree</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset {a} and {b} to automatic</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Rendi automatico il collegamento tra {a} e {b}</translation>
    </message>
    <message>
        <source>Resize circle of {area}</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Ridimensiona il cerchio di {area}</translation>
    </message>
    <message numerus="yes">
        <source>Resize circles of {n} areas</source>
        <extracomment>For one: Resize circle of {n} area ui/editor/panels/properties.py</extracomment>
        <translation>
            <numerusform>Ridimensiona il cerchio di {n} area</numerusform>
            <numerusform>Ridimensiona i cerchi di {n} aree</numerusform>
        </translation>
    </message>
    <message>
        <source>Resize compass</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Ridimensiona la bussola</translation>
    </message>
    <message>
        <source>Resize label of {place}</source>
        <extracomment>ui/editor/tools/place.py</extracomment>
        <translation>Ridimensiona il nome di {place}</translation>
    </message>
    <message>
        <source>Resize map</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Ridimensiona la mappa</translation>
    </message>
    <message>
        <source>Resize the frame</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Ridimensiona il riquadro</translation>
    </message>
    <message>
        <source>Resize title</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Ridimensiona il titolo</translation>
    </message>
    <message>
        <source>Restart the tutorial</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Ricomincia il tutorial</translation>
    </message>
    <message>
        <source>Result of tuning</source>
        <extracomment>ui/editor/balance/tune_dialog.py</extracomment>
        <translation>Risultato del bilanciamento</translation>
    </message>
    <message>
        <source>Results of the games</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>Risultati delle partite</translation>
    </message>
    <message>
        <source>Resume bots</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>Fai ripartire i bot</translation>
    </message>
    <message>
        <source>Return to the present (Esc)</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Torna al presente (Esc)</translation>
    </message>
    <message>
        <source>Review doubtful borders</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Rivedi i confini dubbi</translation>
    </message>
    <message>
        <source>Rice and spice can only merge into siap faji from era B onward.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Riso e spezie si possono fondere in siap faji solo dall’era B in poi.</translation>
    </message>
    <message>
        <source>Right-click</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Clic destro</translation>
    </message>
    <message>
        <source>Rivals</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>Rivali</translation>
    </message>
    <message>
        <source>Room</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Rotate label of {place}</source>
        <extracomment>mapmaking/edit/grips.py, ui/editor/tools/place.py</extracomment>
        <translation>Ruota il nome di {place}</translation>
    </message>
    <message numerus="yes">
        <source>Rotate {n} areas</source>
        <extracomment>For one: Rotate {n} area ui/editor/tools/placing_frame.py</extracomment>
        <translation>
            <numerusform>Ruota {n} area</numerusform>
            <numerusform>Ruota {n} aree</numerusform>
        </translation>
    </message>
    <message>
        <source>Rotation</source>
        <extracomment>ui/editor/dialogs/placing_dialog.py</extracomment>
        <translation>Rotazione</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Round</translation>
    </message>
    <message>
        <source>Round 6</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Round 6</translation>
    </message>
    <message>
        <source>Round {round}: a raid costs {players} {amount}</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Round {round}: una retata costa {amount} a {players}</translation>
    </message>
    <message>
        <source>Rp more than the mean</source>
        <extracomment>games/indonesia/maps/fairness.py</extracomment>
        <translation>Rp in più della media</translation>
    </message>
    <message>
        <source>Run &amp;bot games…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>&amp;Fai giocare i bot…</translation>
    </message>
    <message>
        <source>Run bot games</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>Fai giocare i bot</translation>
    </message>
    <message>
        <source>Rupiah bid each year; bids go into the bank</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Rupie puntate ogni anno; le puntate vanno in banca</translation>
    </message>
    <message>
        <source>Rupiah paid for ships and in mergers; rows pay, columns receive</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Rupie pagate per le navi e nelle fusioni; le righe pagano, le colonne incassano</translation>
    </message>
    <message>
        <source>Same cities, other ships</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Le stesse città, altre navi</translation>
    </message>
    <message>
        <source>Save all chapters as PDF</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Salva tutti i capitoli come PDF</translation>
    </message>
    <message>
        <source>Save as</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Salva con nome</translation>
    </message>
    <message>
        <source>Save file…</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Salva file…</translation>
    </message>
    <message>
        <source>Save in &amp;folder…</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Salva in una cart&amp;ella…</translation>
    </message>
    <message>
        <source>Save in folder</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Salva in una cartella</translation>
    </message>
    <message>
        <source>Save report</source>
        <extracomment>ui/editor/balance/balance_dialog.py, ui/table/chart_controller.py</extracomment>
        <translation>Salva il rapporto</translation>
    </message>
    <message>
        <source>Save rules as PDF</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Salva le regole come PDF</translation>
    </message>
    <message>
        <source>Saved in {folder}.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Salvata in {folder}.</translation>
    </message>
    <message>
        <source>Say where the pointer is</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Di’ dov’è il puntatore</translation>
    </message>
    <message>
        <source>Say why this can stay as it is.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Spiega perché può restare così.</translation>
    </message>
    <message numerus="yes">
        <source>Scale {n} areas</source>
        <extracomment>For one: Scale {n} area ui/editor/tools/placing_frame.py</extracomment>
        <translation>
            <numerusform>Scala {n} area</numerusform>
            <numerusform>Scala {n} aree</numerusform>
        </translation>
    </message>
    <message>
        <source>Search log</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Cerca nel registro</translation>
    </message>
    <message>
        <source>Search maps</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Cerca mappe</translation>
    </message>
    <message>
        <source>Search rules</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Cerca nelle regole</translation>
    </message>
    <message>
        <source>Search saved games</source>
        <extracomment>ui/table/games/load_dialog.py</extracomment>
        <translation>Cerca tra le partite salvate</translation>
    </message>
    <message>
        <source>Search settings</source>
        <extracomment>ui/settings/settings_dialog.py</extracomment>
        <translation>Cerca nelle impostazioni</translation>
    </message>
    <message>
        <source>Search table</source>
        <extracomment>ui/table/board/board_table.py</extracomment>
        <translation>Cerca nella tabella</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Posto {seat}</translation>
    </message>
    <message>
        <source>See more on the board</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Scopri di più sul tabellone</translation>
    </message>
    <message>
        <source>Select a problem to see what you can do.</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Seleziona un problema per vedere che cosa puoi fare.</translation>
    </message>
    <message>
        <source>Select an area to see its neighbours, or several areas to see the links between them.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Seleziona un’area per vedere quelle adiacenti, o più aree per vedere i collegamenti tra loro.</translation>
    </message>
    <message>
        <source>Select at most {most} areas to link them all to each other.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Seleziona al massimo {most} aree per collegarle tutte tra loro.</translation>
    </message>
    <message>
        <source>Select one area first. Then you can link it to another by name.</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Prima seleziona una sola area. Poi potrai collegarla a un’altra in base al nome.</translation>
    </message>
    <message>
        <source>Select one area first. Then you can rename it.</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>Prima seleziona una sola area. Poi puoi rinominarla.</translation>
    </message>
    <message>
        <source>Select the next area</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Seleziona l’area successiva</translation>
    </message>
    <message>
        <source>Select the province</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Seleziona la provincia</translation>
    </message>
    <message>
        <source>Selected rows</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Righe selezionate</translation>
    </message>
    <message>
        <source>Sell the rest as planned</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Vendi il resto secondo il piano</translation>
    </message>
    <message>
        <source>Sell with your own ships</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Vendi con le tue navi</translation>
    </message>
    <message>
        <source>Sell {number}, net {net}</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Vendi {number}, netto {net}</translation>
    </message>
    <message numerus="yes">
        <source>Sell {n} goods as planned</source>
        <extracomment>For one: Sell {n} good as planned ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>Vendi {n} merce secondo il piano</numerusform>
            <numerusform>Vendi {n} merci secondo il piano</numerusform>
        </translation>
    </message>
    <message>
        <source>Sells</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Vende</translation>
    </message>
    <message>
        <source>Set damaged files aside</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Metti da parte i file danneggiati</translation>
    </message>
    <message>
        <source>Set length</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Imposta la lunghezza</translation>
    </message>
    <message>
        <source>Set minimum border length to {length}</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Imposta la lunghezza minima del confine a {length}</translation>
    </message>
    <message>
        <source>Several provinces</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Più province</translation>
    </message>
    <message>
        <source>Share as one file</source>
        <extracomment>ui/editor/dialogs/share_dialog.py, ui/editor/menus/export_commands.py</extracomment>
        <translation>Condividi come file unico</translation>
    </message>
    <message>
        <source>Shared map (*{ending})</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>Mappa condivisa (*{ending})</translation>
    </message>
    <message>
        <source>Shared maps (*{ending})</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Mappe condivise (*{ending})</translation>
    </message>
    <message>
        <source>Shift+arrow key</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Shift+tasto freccia</translation>
    </message>
    <message>
        <source>Ships are needed there for {companies}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Lì servono navi per {companies}.</translation>
    </message>
    <message>
        <source>Ships at its coast: {companies}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Navi sulla sua costa: {companies}.</translation>
    </message>
    <message>
        <source>Ships first</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Prima le navi</translation>
    </message>
    <message>
        <source>Ships lead to {places}, which need {number} {good}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Delle navi portano a {places}; domanda: {number} {good}.</translation>
    </message>
    <message>
        <source>Shortcut for {command}</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Tasto per {command}</translation>
    </message>
    <message>
        <source>Show &amp;problems</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Mostra i &amp;problemi</translation>
    </message>
    <message>
        <source>Show &amp;selection</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>Mostra la &amp;selezione</translation>
    </message>
    <message>
        <source>Show &amp;whole map</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>Mostra &amp;tutta la mappa</translation>
    </message>
    <message>
        <source>Show all deeds again</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Mostra di nuovo tutte le licenze</translation>
    </message>
    <message>
        <source>Show all pairs again</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Mostra di nuovo tutte le coppie</translation>
    </message>
    <message>
        <source>Show cash and city cards (or hold the mouse on the card)</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Mostra contanti e carte città (o tieni premuto il mouse sulla scheda)</translation>
    </message>
    <message>
        <source>Show hidden information, or hold the mouse on the card</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Mostra le informazioni nascoste, o tieni premuto il mouse sulla scheda</translation>
    </message>
    <message>
        <source>Show label</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Mostra il nome</translation>
    </message>
    <message>
        <source>Show label of {name}</source>
        <extracomment>mapmaking/review/fixes.py, ui/editor/menus/area_menu.py</extracomment>
        <translation>Mostra il nome di {name}</translation>
    </message>
    <message>
        <source>Show log entries about {area}</source>
        <extracomment>ui/table/board/board_presenter.py</extracomment>
        <translation>Mostra le voci del registro su {area}</translation>
    </message>
    <message>
        <source>Show or hide &amp;panels</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/main_window.py</extracomment>
        <translation>Mostra o nascondi i pann&amp;elli</translation>
    </message>
    <message>
        <source>Show or hide panels</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Mostra o nascondi i pannelli</translation>
    </message>
    <message>
        <source>Show or hide the victory track, the tiles and the bag</source>
        <extracomment>ui/games/singapore/table_strip.py</extracomment>
        <translation>Mostra o nascondi il percorso dei punti, le tessere e il sacchetto</translation>
    </message>
    <message>
        <source>Show or hide what happened</source>
        <extracomment>ui/play/recap_box.py</extracomment>
        <translation>Mostra o nascondi che cosa è successo</translation>
    </message>
    <message>
        <source>Show problems</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/editor/panels/problems.py</extracomment>
        <translation>Mostra i problemi</translation>
    </message>
    <message>
        <source>Show the best moves and the final money a bot expects</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Mostra le mosse migliori e il denaro finale che un bot si aspetta</translation>
    </message>
    <message>
        <source>Show the board without pieces</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Mostra il tabellone senza pezzi</translation>
    </message>
    <message>
        <source>Show the cities {company} can reach</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Mostra le città che {company} può raggiungere</translation>
    </message>
    <message>
        <source>Show this moment on the board</source>
        <extracomment>ui/play/recap_box.py, ui/table/final_screen.py</extracomment>
        <translation>Mostra questo momento sul tabellone</translation>
    </message>
    <message>
        <source>Show {player}’s hidden information</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Mostra le informazioni nascoste di {player}</translation>
    </message>
    <message>
        <source>Shown on the board</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Da vedere sul tabellone</translation>
    </message>
    <message>
        <source>Shows the cities a company’s goods can reach, and how many each still buys.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Mostra le città che le merci di una compagnia possono raggiungere, e quante ne comprano ancora.</translation>
    </message>
    <message>
        <source>Shows the goods each city has received and still needs.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Mostra le merci che ogni città ha ricevuto e quelle che le servono ancora.</translation>
    </message>
    <message>
        <source>Shows the name or number of each area.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Mostra il nome o il numero di ogni area.</translation>
    </message>
    <message>
        <source>Shows what has changed since your last decision.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Mostra che cosa è cambiato dalla tua ultima decisione.</translation>
    </message>
    <message>
        <source>Shows where each available company can start.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Mostra dove può partire ogni compagnia disponibile.</translation>
    </message>
    <message>
        <source>Shows which areas are adjacent.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Mostra quali aree sono adiacenti.</translation>
    </message>
    <message>
        <source>Shows which sea areas each company’s ships connect.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Mostra quali aree di mare sono collegate dalle navi di ogni compagnia.</translation>
    </message>
    <message>
        <source>Signs</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Simboli</translation>
    </message>
    <message>
        <source>Size 2 grows before size 1. A city needs a city stone of its new size; the old one is returned.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>La taglia 2 cresce prima della 1. Serve una pietra della nuova taglia; quella vecchia si restituisce.</translation>
    </message>
    <message>
        <source>Size of each city at the end of each year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Taglia di ogni città alla fine di ogni anno</translation>
    </message>
    <message>
        <source>Size: how many goods or ships both have together</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Dimensione: quante merci o navi hanno insieme le due</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <extracomment>ui/table/decision_view.py, ui/table/window/board_toolbar.py</extracomment>
        <translation>Vai al mio turno</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>Vai alla fine</translation>
    </message>
    <message>
        <source>Small</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Piccola</translation>
    </message>
    <message>
        <source>Smuggling</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Contrabb.</translation>
    </message>
    <message>
        <source>Sold out? Then expand!</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Venduto tutto? Allora espanditi!</translation>
    </message>
    <message>
        <source>Some settings in {file} aren’t valid, so their defaults are used: {names}.</source>
        <extracomment>ui/settings/settings_file.py</extracomment>
        <translation>Alcune impostazioni in {file} non sono valide; per queste valgono i valori predefiniti: {names}.</translation>
    </message>
    <message>
        <source>Something went wrong: {error}</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Qualcosa è andato storto: {error}</translation>
    </message>
    <message>
        <source>Spoken by a screen reader</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Letto dallo screen reader</translation>
    </message>
    <message>
        <source>Standard</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Start a company for free if you have a free slot. If you pass, you’re out for the phase.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Avvia gratis una compagnia se hai uno slot libero. Se passi, sei fuori per tutta la fase.</translation>
    </message>
    <message>
        <source>Start a game</source>
        <extracomment>ui/app/program.py</extracomment>
        <translation>Comincia una partita</translation>
    </message>
    <message>
        <source>Start a new game from here; this one doesn’t change</source>
        <extracomment>ui/play/history.py, ui/table/review/review_pane.py</extracomment>
        <translation>Comincia una nuova partita da qui; questa non cambia</translation>
    </message>
    <message>
        <source>Start companies, merge them, and ship their goods to the growing cities of the islands.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Avvia compagnie, fondile e porta le loro merci alle città delle isole, che crescono.</translation>
    </message>
    <message>
        <source>Start companies, ship their goods to the cities and get rich! The player with the most money at the end wins. In this ten-minute game you’re Ana, and Budi is your opponent. Areas with the same colour and name form a province.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Avvia compagnie, spedisci le loro merci alle città e arricchisciti! Vince chi alla fine ha più denaro. In questa partita di dieci minuti sei Ana e giochi contro Budi. Le aree con lo stesso colore e lo stesso nome formano una provincia.</translation>
    </message>
    <message>
        <source>Start game</source>
        <extracomment>ui/table/games/branch_dialog.py, ui/table/games/new_game_dialog.py</extracomment>
        <translation>Comincia</translation>
    </message>
    <message>
        <source>Start in the {sea}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>Avvia qui: {sea}</translation>
    </message>
    <message>
        <source>Start no company</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>Non avviare compagnie</translation>
    </message>
    <message>
        <source>Start of the &amp;game</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Ini&amp;zio della partita</translation>
    </message>
    <message>
        <source>Start of the outline</source>
        <extracomment>ui/editor/tools/pencil.py</extracomment>
        <translation>Inizio del contorno</translation>
    </message>
    <message>
        <source>Start of the p&amp;hase</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Inizio della &amp;fase</translation>
    </message>
    <message>
        <source>Start of the ro&amp;und</source>
        <extracomment>ui/shell/game_offer.py</extracomment>
        <translation>Inizio del r&amp;ound</translation>
    </message>
    <message>
        <source>Start or s&amp;top replay</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Avvia o fer&amp;ma la riproduzione</translation>
    </message>
    <message>
        <source>Start screen</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Schermata iniziale</translation>
    </message>
    <message>
        <source>Start {company} in the {sea}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>Avvia {company}: {sea}</translation>
    </message>
    <message>
        <source>Starting a company costs nothing. If you pass, you’re out for the rest of the phase.</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Avviare una compagnia non costa nulla. Se passi, sei fuori per il resto della fase.</translation>
    </message>
    <message>
        <source>Starting money</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Denaro iniziale</translation>
    </message>
    <message>
        <source>Stonemason</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Scalpellino</translation>
    </message>
    <message>
        <source>Stop expanding</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Ferma l’espansione</translation>
    </message>
    <message>
        <source>Stop ignoring problem</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Non ignorare più il problema</translation>
    </message>
    <message>
        <source>Straighten arrow between {a} and {b}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Raddrizza la freccia tra {a} e {b}</translation>
    </message>
    <message>
        <source>Suggested move</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Mossa suggerita</translation>
    </message>
    <message>
        <source>Suggestion</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>Symbols above: turning points.</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Simboli in alto: momenti decisivi.</translation>
    </message>
    <message>
        <source>Take hold there, then let go</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Afferra lì, poi lascia</translation>
    </message>
    <message>
        <source>Take over the mouse.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Prendi il mouse.</translation>
    </message>
    <message>
        <source>Takes the likeliest fix of each problem, in one step</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Applica a ogni problema la correzione più probabile, in un solo passo</translation>
    </message>
    <message>
        <source>Takes what brings most where its workers are, without a plan.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Prende ciò che rende di più dove sono i suoi lavoratori, senza un piano.</translation>
    </message>
    <message>
        <source>Tea House</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Casa da tè</translation>
    </message>
    <message>
        <source>Tea Quay</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Molo del tè</translation>
    </message>
    <message>
        <source>Tea Transp.</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Trasp. tè</translation>
    </message>
    <message>
        <source>Tells you when you’re skipped, and why.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Ti avvisa quando salti il turno, e perché.</translation>
    </message>
    <message>
        <source>Text size of the system</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Dimensione del testo del sistema</translation>
    </message>
    <message>
        <source>Text. Transp.</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Trasp. tess.</translation>
    </message>
    <message>
        <source>Textile Trade</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Tessuti</translation>
    </message>
    <message>
        <source>That isn’t {player}’s PIN.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Questo non è il PIN di {player}.</translation>
    </message>
    <message>
        <source>That player isn’t in this game.</source>
        <extracomment>games/indonesia/rules/phases/research.py</extracomment>
        <translation>Questo giocatore non è in questa partita.</translation>
    </message>
    <message>
        <source>That will be useful later, but choose Slots now. You need a second slot to start a company next year.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Ti servirà più avanti, ma ora scegli Slot: per avviare una compagnia l’anno prossimo ti serve un secondo slot.</translation>
    </message>
    <message>
        <source>That would leave {area} without a proper outline.</source>
        <extracomment>mapmaking/edit/shapes/apply_shapes.py</extracomment>
        <translation>{area} resterebbe senza un contorno valido.</translation>
    </message>
    <message numerus="yes">
        <source>That would sell only {n} goods, but {most} can be sold. You must sell as many as possible.</source>
        <extracomment>For one: That would sell only {n} good, but {most} can be sold. You must sell as many as possible. games/indonesia/rules/phases/operations.py</extracomment>
        <translation>
            <numerusform>Così si venderebbe solo {n} merce, ma se ne possono vendere {most}. Devi venderne il più possibile.</numerusform>
            <numerusform>Così si venderebbero solo {n} merci, ma se ne possono vendere {most}. Devi venderne il più possibile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That would sell {n} fewer goods ({fewer} instead of {most}).</source>
        <extracomment>For one: That would sell {n} fewer good ({fewer} instead of {most}). ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>Così si venderebbe {n} merce in meno ({fewer} invece di {most}).</numerusform>
            <numerusform>Così si venderebbero {n} merci in meno ({fewer} invece di {most}).</numerusform>
        </translation>
    </message>
    <message>
        <source>That’s a good tile, too, but build New Helpers this time. It gives you a second worker.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Anche questa è una buona tessera, ma questa volta costruisci Nuovi aiutanti. Ti dà un secondo lavoratore.</translation>
    </message>
    <message>
        <source>That’s too much to copy at once: at most {areas} areas with {corners} corners.</source>
        <extracomment>mapmaking/imports/copied_areas.py</extracomment>
        <translation>È troppo da copiare in una volta: al massimo {areas} aree con {corners} vertici.</translation>
    </message>
    <message>
        <source>The Brickworks is left for you. &lt;b&gt;Click the highlighted lot D5, which costs only £1, then press the button to build.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Per te resta la Fornace. &lt;b&gt;Fai clic sul lotto evidenziato D5, che costa solo £1, poi premi il pulsante per costruire.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The Courthouse</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Il Tribunale</translation>
    </message>
    <message>
        <source>The ID changed from “{old}” to “{new}”.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>L’ID è passato da «{old}» a «{new}».</translation>
    </message>
    <message>
        <source>The ID of {name} can’t be “{id}” because {other} already has it.</source>
        <extracomment>mapmaking/edit/rename_id.py</extracomment>
        <translation>L’ID di {name} non può essere «{id}»: è già quello di {other}.</translation>
    </message>
    <message>
        <source>The ID of {name} can’t be “{id}”. Use only letters, digits and single hyphens.</source>
        <extracomment>mapmaking/edit/rename_id.py</extracomment>
        <translation>L’ID di {name} non può essere «{id}». Usa solo lettere, cifre e trattini singoli.</translation>
    </message>
    <message>
        <source>The View menu shows owners, ship networks, the cities a company can reach and what each city still needs. The Help menu has the rules in plain words and a list of all keyboard shortcuts.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Il menu Vista mostra i possessori, le reti di navi, le città che una compagnia raggiunge e ciò che serve ancora a ogni città. Nel menu Aiuto trovi le regole in parole semplici e l’elenco di tutti i tasti di scelta rapida.</translation>
    </message>
    <message>
        <source>The XML in this file is damaged ({error}). Export it again.</source>
        <extracomment>mapmaking/imports/xml_tree.py</extracomment>
        <translation>L’XML di questo file è danneggiato ({error}). Esportalo di nuovo.</translation>
    </message>
    <message>
        <source>The archive holds no KML: a file that ends with “.kml” is missing.</source>
        <extracomment>mapmaking/imports/kml.py</extracomment>
        <translation>L’archivio non contiene KML: manca un file che finisce con «.kml».</translation>
    </message>
    <message>
        <source>The areas on the clipboard are damaged, so they can’t be pasted.</source>
        <extracomment>mapmaking/imports/copied_areas.py</extracomment>
        <translation>Le aree negli appunti sono danneggiate, perciò non si possono incollare.</translation>
    </message>
    <message>
        <source>The arrow between {a} and {b} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>La freccia tra {a} e {b} è cambiata.</translation>
    </message>
    <message>
        <source>The best come first: by what you earn more, then by what you pay.</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Le migliori per prime: per quanto guadagni in più, poi per quanto paghi.</translation>
    </message>
    <message>
        <source>The bidding has passed {player}’s limit.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Le puntate hanno superato il limite di {player}.</translation>
    </message>
    <message>
        <source>The border of {area} would cross or touch another one near {place}.</source>
        <extracomment>mapmaking/edit/shapes/apply_shapes.py</extracomment>
        <translation>Il confine di {area} ne incrocerebbe o toccherebbe un altro vicino a {place}.</translation>
    </message>
    <message>
        <source>The bot couldn’t suggest a move.</source>
        <extracomment>ui/table/hints.py, ui/table/panels/past.py</extracomment>
        <translation>Il bot non è riuscito a suggerire una mossa.</translation>
    </message>
    <message>
        <source>The bot for {player} can’t play.</source>
        <extracomment>ui/table/games/open_game.py</extracomment>
        <translation>Il bot di {player} non può giocare.</translation>
    </message>
    <message>
        <source>The bot wasn’t loaded within {n}&#xa0;s.</source>
        <extracomment>bots/plug_ins/host.py</extracomment>
        <translation>Il bot non è stato caricato entro {n}&#xa0;s.</translation>
    </message>
    <message>
        <source>The canvas size changed from {old} to {new}&#xa0;units.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Le dimensioni del foglio sono passate da {old} a {new}&#xa0;unità.</translation>
    </message>
    <message>
        <source>The circle has to stay inside {area}. Choose a radius from {least} to {most}.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>Il cerchio deve restare dentro {area}. Scegli un raggio da {least} a {most}.</translation>
    </message>
    <message>
        <source>The city card “{card}” is dealt twice.</source>
        <extracomment>games/indonesia/game.py</extracomment>
        <translation>La carta città «{card}» è distribuita due volte.</translation>
    </message>
    <message>
        <source>The city in {area} can’t buy any more {good} this year.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>Quest’anno la città in {area} non compra più {good}.</translation>
    </message>
    <message>
        <source>The colour of {name} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Il colore di {name} è cambiato.</translation>
    </message>
    <message>
        <source>The colours of the window and the board.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>I colori della finestra e del tabellone.</translation>
    </message>
    <message>
        <source>The company in the auction</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>La compagnia all’asta</translation>
    </message>
    <message>
        <source>The company is worth about {amount} or more to you; the bid is {than}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Per te la compagnia vale circa {amount} o più; la puntata è {than}.</translation>
    </message>
    <message>
        <source>The company is worth {than} to you if the game lasts; at most about {sum}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Per te la compagnia vale {than} se la partita dura; al massimo circa {sum}.</translation>
    </message>
    <message>
        <source>The company must be allowed at least one ship in era {era} or later.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>La compagnia deve poter avere almeno una nave nell’era {era} o più avanti.</translation>
    </message>
    <message>
        <source>The company should bring you nothing more; the next bid is {than}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>La compagnia non dovrebbe renderti nulla di più; la prossima puntata è {than}.</translation>
    </message>
    <message>
        <source>The compass or the title changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>La bussola o il titolo è cambiato.</translation>
    </message>
    <message>
        <source>The copied areas overlap each other, so they can’t be pasted.</source>
        <extracomment>mapmaking/imports/copied_areas.py</extracomment>
        <translation>Le aree copiate si sovrappongono, perciò non si possono incollare.</translation>
    </message>
    <message>
        <source>The credits changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>I crediti sono cambiati.</translation>
    </message>
    <message>
        <source>The data is nested too deeply.</source>
        <extracomment>files/strict_json.py, mapmaking/imports/geojson.py, mapmaking/imports/svg.py, mapmaking/imports/svg_styles.py, mapmaking/imports/xml_tree.py</extracomment>
        <translation>I dati sono annidati troppo in profondità.</translation>
    </message>
    <message>
        <source>The deed {old} is now {new}.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>La licenza {old} ora è {new}.</translation>
    </message>
    <message>
        <source>The draft ends here: play it, or remove a move.</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>La bozza finisce qui: giocala o rimuovi una mossa.</translation>
    </message>
    <message>
        <source>The file has format {found}, but this version of the program reads formats only up to {known}. Update the program.</source>
        <extracomment>files/strict_json.py</extracomment>
        <translation>Il file è nel formato {found}, ma questa versione del programma legge i formati solo fino a {known}. Aggiorna il programma.</translation>
    </message>
    <message>
        <source>The file has more than {n} elements.</source>
        <extracomment>mapmaking/imports/xml_tree.py</extracomment>
        <translation>Il file ha più di {n} elementi.</translation>
    </message>
    <message>
        <source>The file has no graph.</source>
        <extracomment>mapmaking/imports/graph_links.py</extracomment>
        <translation>Il file non ha un grafo.</translation>
    </message>
    <message>
        <source>The file has no layer “{name}”. It has: {names}.</source>
        <extracomment>mapmaking/imports/named_shapes.py</extracomment>
        <translation>Il file non ha il livello “{name}”. Ha: {names}.</translation>
    </message>
    <message>
        <source>The file has no layers.</source>
        <extracomment>mapmaking/imports/named_shapes.py</extracomment>
        <translation>Il file non ha livelli.</translation>
    </message>
    <message>
        <source>The file name must end in {ending}.</source>
        <extracomment>mapmaking/files/shared_map.py</extracomment>
        <translation>Il nome del file deve finire con {ending}.</translation>
    </message>
    <message>
        <source>The final result is being counted. Press Enter to skip this.</source>
        <extracomment>ui/table/game_view.py</extracomment>
        <translation>Si conta il risultato finale. Premi Invio per saltare.</translation>
    </message>
    <message>
        <source>The first legal move was played instead.</source>
        <extracomment>ui/play/session_bridge.py</extracomment>
        <translation>Al suo posto è stata giocata la prima mossa consentita.</translation>
    </message>
    <message>
        <source>The first year isn’t over yet</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Il primo anno non è ancora finito</translation>
    </message>
    <message numerus="yes">
        <source>The first {n} are shown.</source>
        <extracomment>For one: The first {n} is shown. ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>
            <numerusform>Si vede la prima.</numerusform>
            <numerusform>Si vedono le prime {n}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first {n} decisions of your game were recovered. Anything after that is damaged.</source>
        <extracomment>For one: The first {n} decision of your game was recovered. Anything after that is damaged. ui/table/games/start_screen.py</extracomment>
        <translation>
            <numerusform>È stata recuperata la prima {n} decisione della partita. Tutto ciò che segue è danneggiato.</numerusform>
            <numerusform>Sono state recuperate le prime {n} decisioni della partita. Tutto ciò che segue è danneggiato.</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder is missing or the disk is full.</source>
        <extracomment>ui/play/save_lock.py</extracomment>
        <translation>La cartella manca o il disco è pieno.</translation>
    </message>
    <message>
        <source>The game ends with era C. Earnings in the last year count twice. The most cash and bank together wins.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>La partita finisce con l’era C. I guadagni dell’ultimo anno contano doppio. Vince chi ha di più tra contanti e banca.</translation>
    </message>
    <message>
        <source>The game is for {fewest} to {most} players, not for {players}.</source>
        <extracomment>core/game.py</extracomment>
        <translation>Il gioco è per {fewest}–{most} giocatori, non per {players}.</translation>
    </message>
    <message>
        <source>The game was opened as a copy up to that point.</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>La partita è stata aperta come copia fino a quel punto.</translation>
    </message>
    <message>
        <source>The games stopped. {reason}</source>
        <extracomment>ui/editor/balance/tune_dialog.py, ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>Le partite si sono interrotte. {reason}</translation>
    </message>
    <message>
        <source>The gap between {a} and {b} can’t be closed. Link them by hand.</source>
        <extracomment>mapmaking/edit/shapes/placing.py</extracomment>
        <translation>Lo spazio tra {a} e {b} non può essere chiuso. Collegale a mano.</translation>
    </message>
    <message>
        <source>The ignored problems changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>I problemi ignorati sono cambiati.</translation>
    </message>
    <message>
        <source>The label of {name} has to stay on the canvas.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>Il nome di {name} deve restare sul foglio.</translation>
    </message>
    <message>
        <source>The label of {place} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Il nome di {place} sulla mappa è cambiato.</translation>
    </message>
    <message>
        <source>The last era has ended: deeds of at most one type are left.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>L’ultima era è finita: restano licenze di un solo tipo al massimo.</translation>
    </message>
    <message>
        <source>The last year’s earnings once more</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>I guadagni dell’ultimo anno una seconda volta</translation>
    </message>
    <message>
        <source>The licence says what others may do with the map. The credits of the map are shared, too.</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>La licenza dice che cosa gli altri possono fare con la mappa. Si condividono anche i suoi crediti.</translation>
    </message>
    <message>
        <source>The limits were removed.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>I limiti sono stati rimossi.</translation>
    </message>
    <message>
        <source>The line can’t cross or touch itself.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>La linea non può incrociare né toccare sé stessa.</translation>
    </message>
    <message>
        <source>The line doesn’t cross any area.</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>La linea non attraversa alcuna area.</translation>
    </message>
    <message>
        <source>The line doesn’t cut {area} in two. Draw it from border to border.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>La linea non taglia {area} in due: tracciala da confine a confine.</translation>
    </message>
    <message>
        <source>The links of repaired areas don’t follow their borders.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>I collegamenti delle aree riparate non seguono i loro confini.</translation>
    </message>
    <message>
        <source>The map already has a compass.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>La mappa ha già una bussola.</translation>
    </message>
    <message>
        <source>The map already has its title.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>La mappa ha già il suo titolo.</translation>
    </message>
    <message>
        <source>The map can be played.</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py</extracomment>
        <translation>La mappa è giocabile.</translation>
    </message>
    <message>
        <source>The map can’t be played yet. {reason}</source>
        <extracomment>mapmaking/review/trial_games.py</extracomment>
        <translation>La mappa non si può ancora giocare. {reason}</translation>
    </message>
    <message numerus="yes">
        <source>The map can’t be played yet: {n} errors have no fix that the program can choose.</source>
        <extracomment>For one: The map can’t be played yet: {n} error has no fix that the program can choose. ui/editor/dialogs/playable_dialog.py</extracomment>
        <translation>
            <numerusform>La mappa non è ancora giocabile: {n} errore non ha una correzione che il programma possa scegliere.</numerusform>
            <numerusform>La mappa non è ancora giocabile: {n} errori non hanno una correzione che il programma possa scegliere.</numerusform>
        </translation>
    </message>
    <message>
        <source>The map can’t be that small. It would cut off the arrow between {a} and {b}.</source>
        <extracomment>mapmaking/edit/shapes/canvas.py</extracomment>
        <translation>La mappa non può essere così piccola: taglierebbe via la freccia tra {a} e {b}.</translation>
    </message>
    <message>
        <source>The map can’t be that small. It would cut off the compass.</source>
        <extracomment>mapmaking/edit/shapes/canvas.py</extracomment>
        <translation>La mappa non può essere così piccola: taglierebbe via la bussola.</translation>
    </message>
    <message>
        <source>The map can’t be that small. It would cut off the label of {place}.</source>
        <extracomment>mapmaking/edit/shapes/canvas.py</extracomment>
        <translation>La mappa non può essere così piccola: taglierebbe via il nome di {place}.</translation>
    </message>
    <message>
        <source>The map can’t be that small. It would cut off the title.</source>
        <extracomment>mapmaking/edit/shapes/canvas.py</extracomment>
        <translation>La mappa non può essere così piccola: taglierebbe via il titolo.</translation>
    </message>
    <message>
        <source>The map can’t be that small. It would cut off {area}.</source>
        <extracomment>mapmaking/edit/shapes/canvas.py</extracomment>
        <translation>La mappa non può essere così piccola: taglierebbe via {area}.</translation>
    </message>
    <message>
        <source>The map doesn’t reach this bound: {name}, {value} ({interval}) instead of {allowed}.</source>
        <extracomment>mapmaking/review/tuning.py</extracomment>
        <translation>La mappa non raggiunge questo limite: {name}, {value} ({interval}) invece di {allowed}.</translation>
    </message>
    <message>
        <source>The map has no province “{id}”.</source>
        <extracomment>board/files/board_file.py, games/indonesia/maps/repair.py, games/indonesia/rules/scenario.py</extracomment>
        <translation>Sulla mappa non c’è una provincia «{id}».</translation>
    </message>
    <message>
        <source>The map has no provinces yet.</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>La mappa non ha ancora province.</translation>
    </message>
    <message numerus="yes">
        <source>The map has {n} errors. Others can open it in the map editor, but not play on it.</source>
        <extracomment>For one: The map has {n} error. Others can open it in the map editor, but not play on it. ui/editor/menus/export_commands.py</extracomment>
        <translation>
            <numerusform>La mappa ha {n} errore. Gli altri possono aprirla nell’editor di mappe, ma non giocarci.</numerusform>
            <numerusform>La mappa ha {n} errori. Gli altri possono aprirla nell’editor di mappe, ma non giocarci.</numerusform>
        </translation>
    </message>
    <message>
        <source>The map in {folder} is open in another window. Close that window first.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>La mappa in {folder} è aperta in un’altra finestra. Chiudi prima quella.</translation>
    </message>
    <message>
        <source>The map is for {new} instead of {old}.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>La mappa è per {new} invece che per {old}.</translation>
    </message>
    <message>
        <source>The map is too damaged to repair.</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>La mappa è troppo danneggiata per essere riparata.</translation>
    </message>
    <message>
        <source>The map is too large for one file.</source>
        <extracomment>mapmaking/files/shared_map.py</extracomment>
        <translation>La mappa è troppo grande per un solo file.</translation>
    </message>
    <message>
        <source>The map keeps to all bounds.</source>
        <extracomment>ui/editor/balance/tune_dialog.py</extracomment>
        <translation>La mappa rispetta tutti i limiti.</translation>
    </message>
    <message>
        <source>The map now has no deeds or city cards.</source>
        <extracomment>games/indonesia/maps/map_data.py</extracomment>
        <translation>Ora la mappa non ha licenze né carte città.</translation>
    </message>
    <message>
        <source>The map will be saved in {folder}.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>La mappa verrà salvata in {folder}.</translation>
    </message>
    <message>
        <source>The maps are the same.</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>Le mappe sono identiche.</translation>
    </message>
    <message>
        <source>The minimum border length changed from {old} to {new}&#xa0;units.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>La lunghezza minima del confine è passata da {old} a {new}&#xa0;unità.</translation>
    </message>
    <message>
        <source>The minimum border length must be greater than 0.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>La lunghezza minima del confine deve essere maggiore di 0.</translation>
    </message>
    <message>
        <source>The most chips and opium together are caught. They pay £1 for each, or move back on the victory track if they can’t. They return their chips and lose half their opium.</source>
        <extracomment>ui/games/singapore/chips_page.py</extracomment>
        <translation>Colpisce chi ha più gettoni e oppio insieme: paga £1 per ognuno, o retrocede sul tracciato vittoria se non può. I suoi gettoni tornano nel sacchetto e metà del suo oppio è persa.</translation>
    </message>
    <message>
        <source>The name is too long. Use at most {most} characters.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>Il nome è troppo lungo. Usa al massimo {most} caratteri.</translation>
    </message>
    <message>
        <source>The name of {a} is on land of {b}.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Il nome di {a} si trova sulla terra di {b}.</translation>
    </message>
    <message>
        <source>The name of {sea} isn’t in that sea.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>Il nome di {sea} non è in quel mare.</translation>
    </message>
    <message>
        <source>The new top of the stack: {tile} ({effect}).</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Ora la prima della pila è {tile} ({effect}).</translation>
    </message>
    <message>
        <source>The next bid is {amount}; there’s only {than} in cash.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>La prossima puntata è {amount}; in contanti ci sono solo {than}.</translation>
    </message>
    <message>
        <source>The next bid is {than}; the company is worth about {sum} to you at most.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>La prossima puntata è {than}; per te la compagnia vale al massimo circa {sum}.</translation>
    </message>
    <message>
        <source>The next bid is {than}; the company is worth that to you only if the game lasts.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>La prossima puntata è {than}; per te la compagnia vale tanto solo se la partita dura.</translation>
    </message>
    <message>
        <source>The note on {a} and {b} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>La nota su {a} e {b} è cambiata.</translation>
    </message>
    <message>
        <source>The number of city stones must be from 0 to {most}.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Il numero di pietre deve essere tra 0 e {most}.</translation>
    </message>
    <message>
        <source>The numbers of city stones are missing or invalid.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>I numeri delle pietre delle città mancano o non sono validi.</translation>
    </message>
    <message>
        <source>The numbers of city stones of size 1, 2 and 3 changed from {old} to {new}.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>Il numero di pietre di taglia 1, 2 e 3 è passato da {old} a {new}.</translation>
    </message>
    <message>
        <source>The old file was kept as {file}.</source>
        <extracomment>ui/settings/settings_file.py</extracomment>
        <translation>Il vecchio file è stato conservato come {file}.</translation>
    </message>
    <message>
        <source>The outline crosses itself, so everything it encloses is used.</source>
        <extracomment>mapmaking/imports/named_shapes.py</extracomment>
        <translation>Il contorno incrocia sé stesso, quindi si usa tutto ciò che racchiude.</translation>
    </message>
    <message>
        <source>The outline has to enclose some ground without crossing or touching itself.</source>
        <extracomment>mapmaking/edit/shapes/drawn_areas.py</extracomment>
        <translation>Il contorno deve racchiudere una superficie senza incrociare né toccare sé stesso.</translation>
    </message>
    <message>
        <source>The outline has to be on the canvas, in one piece.</source>
        <extracomment>mapmaking/edit/shapes/drawn_areas.py</extracomment>
        <translation>Il contorno deve stare sul foglio, in un solo pezzo.</translation>
    </message>
    <message>
        <source>The chip was white: a raid. The player with the most black chips and opium together is caught, whoever drew it. Budi had two chips, paid £1 for each and gave them back.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Il gettone era bianco: una retata. Colpisce chi ha la somma più alta di gettoni neri e oppio, chiunque abbia pescato. Budi aveva due gettoni, ha pagato £1 per ognuno e li ha rimessi nel sacchetto.</translation>
    </message>
    <message>
        <source>The outline of {area} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Il contorno di {area} è cambiato.</translation>
    </message>
    <message>
        <source>The overlap goes to {others}.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>La parte in comune va a {others}.</translation>
    </message>
    <message>
        <source>The places for ships in {sea} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Gli ormeggi sono cambiati: {sea}.</translation>
    </message>
    <message>
        <source>The player with the most money wins. Earnings in the last year count double.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Vince chi ha più denaro. I guadagni dell’ultimo anno contano doppio.</translation>
    </message>
    <message>
        <source>The process couldn’t be started.</source>
        <extracomment>ui/support/worker_pool.py</extracomment>
        <translation>Impossibile avviare il processo.</translation>
    </message>
    <message>
        <source>The process ended unexpectedly.</source>
        <extracomment>bots/plug_ins/host.py, ui/support/worker_pool.py</extracomment>
        <translation>Il processo è terminato in modo imprevisto.</translation>
    </message>
    <message>
        <source>The program bids for {player} up to a limit, then asks again.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Il programma punta per {player} fino a un limite, poi chiede di nuovo.</translation>
    </message>
    <message>
        <source>The program bids for {player} up to a limit, then passes.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Il programma punta per {player} fino a un limite, poi passa.</translation>
    </message>
    <message>
        <source>The program bids for {player} up to {limit}, then asks again.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Il programma punta per {player} fino a {limit}, poi chiede di nuovo.</translation>
    </message>
    <message>
        <source>The program bids for {player} up to {limit}, then passes.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Il programma punta per {player} fino a {limit}, poi passa.</translation>
    </message>
    <message>
        <source>The program closed before these changes were saved. Your files are as you last saved them and won’t change until you save again.</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Il programma si è chiuso prima che queste modifiche fossero salvate. I tuoi file sono come li hai salvati l’ultima volta e non cambiano finché non salvi di nuovo.</translation>
    </message>
    <message>
        <source>The program closed unexpectedly.</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Il programma si è chiuso in modo imprevisto.</translation>
    </message>
    <message>
        <source>The program is now bidding for {player} in this auction.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Ora il programma punta per {player} in quest’asta.</translation>
    </message>
    <message>
        <source>The province was removed from the card.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>La provincia è stata rimossa dalla carta.</translation>
    </message>
    <message>
        <source>The province {old} was renamed to {new}.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>La provincia {old} ora si chiama {new}.</translation>
    </message>
    <message>
        <source>The random seed {seed} doesn’t produce this set-up.</source>
        <extracomment>games/indonesia/game.py, games/singapore/game.py</extracomment>
        <translation>Il seme casuale {seed} non produce questa distribuzione.</translation>
    </message>
    <message>
        <source>The reply couldn’t be read ({error}).</source>
        <extracomment>ui/support/worker_pool.py</extracomment>
        <translation>Impossibile leggere la risposta ({error}).</translation>
    </message>
    <message>
        <source>The round is over. One tile is left and gets the black hut: it stays on display for one more round, then it leaves the game.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Il round è finito. Resta una tessera: riceve la capanna nera, rimane in esposizione ancora un round, poi lascia il gioco.</translation>
    </message>
    <message>
        <source>The rules haven’t been translated into this language yet, so they’re shown in English.</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Le regole non sono ancora tradotte in questa lingua, quindi sono mostrate in inglese.</translation>
    </message>
    <message>
        <source>The selected changes will be gone for good.</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Le modifiche selezionate andranno perse per sempre.</translation>
    </message>
    <message numerus="yes">
        <source>The set-up isn’t for {n} players.</source>
        <extracomment>For one: The set-up isn’t for {n} player. games/indonesia/game.py</extracomment>
        <translation>
            <numerusform>La distribuzione non è per {n} giocatore.</numerusform>
            <numerusform>La distribuzione non è per {n} giocatori.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ship limits of the deed {deed} are now {limits}.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>I limiti di navi della licenza {deed} ora sono {limits}.</translation>
    </message>
    <message>
        <source>The starting round</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Il round iniziale</translation>
    </message>
    <message>
        <source>The symbols of {place} belong to its label and can’t be removed.</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>I simboli di {place} fanno parte del nome e non si possono rimuovere.</translation>
    </message>
    <message>
        <source>The title changed from “{old}” to “{new}”.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Il titolo è passato da «{old}» a «{new}».</translation>
    </message>
    <message>
        <source>The title of the game data changed from “{old}” to “{new}”.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>Il titolo dei dati di gioco è passato da «{old}» a «{new}».</translation>
    </message>
    <message>
        <source>The token of {area} can’t be removed; every area needs one.</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Il segnalino di {area} non si può rimuovere: ogni area ne richiede uno.</translation>
    </message>
    <message>
        <source>The token of {area} was moved or resized.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Il segnalino di {area} è stato spostato o ridimensionato.</translation>
    </message>
    <message>
        <source>The town</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>La città</translation>
    </message>
    <message>
        <source>The tutorial is already open</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Il tutorial è già aperto</translation>
    </message>
    <message>
        <source>The winner pays the whole bid, which is shared among the former owners by units.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Chi vince paga tutta la puntata, che si divide tra i vecchi possessori in base alle unità.</translation>
    </message>
    <message>
        <source>The zone at {area} has already sold all its goods.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>La zona di {area} ha già venduto tutte le sue merci.</translation>
    </message>
    <message>
        <source>The {a} and the {b} aren’t adjacent.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>{a} e {b} non sono adiacenti.</translation>
    </message>
    <message>
        <source>The {deed} deed is discarded: {reason}</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>La licenza {deed} viene scartata. {reason}</translation>
    </message>
    <message>
        <source>The {province} shipping company isn’t allowed a ship in any era.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>La compagnia di navigazione di {province} non può mai avere una nave.</translation>
    </message>
    <message>
        <source>The {province} shipping deed has no ship limits.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>La licenza di navigazione di {province} non ha limiti di navi.</translation>
    </message>
    <message>
        <source>The {province} {good} deed has ship limits, but only shipping deeds can have them.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>La licenza per {good} in {province} ha limiti di navi, ma solo le licenze di navigazione possono averne.</translation>
    </message>
    <message>
        <source>The {sea} doesn’t touch the city in {area}.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>{sea} non tocca la città in {area}.</translation>
    </message>
    <message>
        <source>The {sea} doesn’t touch the zone at {area}.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>{sea} non tocca la zona di {area}.</translation>
    </message>
    <message>
        <source>The {sea} doesn’t touch {province}.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{sea} non confina con {province}.</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Tema</translation>
    </message>
    <message>
        <source>There are no city stones of size 1 left.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>Non restano pietre di taglia 1.</translation>
    </message>
    <message>
        <source>There are no city stones of size 1, so no cities can be built.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Non ci sono pietre di taglia 1, quindi non si può costruire alcuna città.</translation>
    </message>
    <message>
        <source>There are no deeds left.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>Non restano licenze.</translation>
    </message>
    <message>
        <source>There are three eras, and the third ends the game when at most one type of deed is left. Earnings in the last year count twice. Then everyone adds up their cash and their bank, and the richest player wins.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Le ere sono tre, e la terza chiude la partita quando resta al massimo un tipo di licenza. I guadagni dell’ultimo anno contano doppio. Poi ognuno somma contanti e banca, e vince chi ha di più.</translation>
    </message>
    <message>
        <source>There are three stacks of tiles. With the first, you earn money; in the second and third there are buildings that turn money and goods into VP, up to 25 at once.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Le pile di tessere sono tre. Con la prima guadagni denaro; nella seconda e nella terza ci sono edifici che trasformano denaro e merci in PV, fino a 25 in una volta.</translation>
    </message>
    <message>
        <source>There are {n} colours, from 0 to {last}.</source>
        <extracomment>mapmaking/edit/provinces.py</extracomment>
        <translation>Ci sono {n} colori, da 0 a {last}.</translation>
    </message>
    <message>
        <source>There isn’t enough cash for the next bid of {bid}&#xa0;Rp.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>I contanti non bastano per la prossima puntata di {bid}&#xa0;Rp.</translation>
    </message>
    <message>
        <source>There isn’t enough money for {company} to buy an area ({price}&#xa0;Rp).</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Il denaro non basta perché {company} compri un’area ({price}&#xa0;Rp).</translation>
    </message>
    <message>
        <source>There was no reply within {n}&#xa0;s.</source>
        <extracomment>bots/plug_ins/host.py, ui/support/worker_pool.py</extracomment>
        <translation>Nessuna risposta entro {n}&#xa0;s.</translation>
    </message>
    <message>
        <source>There’s already a corner here.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Qui c’è già un vertice.</translation>
    </message>
    <message>
        <source>There’s already a lake called {name}.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>C’è già un lago di nome {name}.</translation>
    </message>
    <message>
        <source>There’s already a land area called {name}.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>C’è già un’area di terra di nome {name}.</translation>
    </message>
    <message>
        <source>There’s already a map in {folder}. Overwrite it?</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>In {folder} c’è già una mappa. Sovrascriverla?</translation>
    </message>
    <message>
        <source>There’s already a province called {name}.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>C’è già una provincia di nome {name}.</translation>
    </message>
    <message>
        <source>There’s already a sea called {name}.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>C’è già un mare di nome {name}.</translation>
    </message>
    <message>
        <source>There’s no arrow between {a} and {b}.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>Non c’è una freccia tra {a} e {b}.</translation>
    </message>
    <message>
        <source>There’s no border here.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Qui non c’è un confine.</translation>
    </message>
    <message>
        <source>There’s no company in {place}.</source>
        <extracomment>ui/games/indonesia/panels/companies.py</extracomment>
        <translation>Non c’è alcuna compagnia qui: {place}.</translation>
    </message>
    <message>
        <source>There’s no corner here.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Qui non c’è un vertice.</translation>
    </message>
    <message>
        <source>There’s no quick reference for {game}.</source>
        <extracomment>ui/table/rules_presenter.py</extracomment>
        <translation>Non c’è un prontuario per {game}.</translation>
    </message>
    <message>
        <source>There’s no room for a new area inside this outline.</source>
        <extracomment>mapmaking/edit/shapes/drawn_areas.py</extracomment>
        <translation>Dentro questo contorno non c’è spazio per una nuova area.</translation>
    </message>
    <message>
        <source>There’s no rule book for {game}.</source>
        <extracomment>ui/table/rules_presenter.py</extracomment>
        <translation>Non c’è un regolamento per {game}.</translation>
    </message>
    <message>
        <source>There’s no tracing picture yet. Choose one in the View menu.</source>
        <extracomment>ui/editor/tools/trace.py</extracomment>
        <translation>Non c’è ancora un’immagine da ricalcare. Scegline una nel menu Vista.</translation>
    </message>
    <message>
        <source>There’s nothing to decide right now.</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Ora non c’è nulla da decidere.</translation>
    </message>
    <message>
        <source>These companies have nothing on the board, so the only possible bid is 0&#xa0;Rp.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Queste compagnie non hanno nulla sul tabellone: l’unica puntata possibile è 0&#xa0;Rp.</translation>
    </message>
    <message>
        <source>They meet only at a point, so they aren’t linked unless you decide otherwise.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Si incontrano solo in un punto, quindi non sono collegate, se non decidi altrimenti.</translation>
    </message>
    <message>
        <source>They were set to the defaults.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Ora hanno i valori predefiniti.</translation>
    </message>
    <message>
        <source>They were set to the defaults: {small}, {middle} and {large}.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Ora hanno i valori predefiniti: {small}, {middle} e {large}.</translation>
    </message>
    <message>
        <source>Thinking time for seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Tempo di riflessione del posto {seat}</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Sta pensando…</translation>
    </message>
    <message>
        <source>This file can’t be opened.</source>
        <extracomment>ui/table/games/saved_games.py</extracomment>
        <translation>Questo file non si può aprire.</translation>
    </message>
    <message>
        <source>This map can’t be read. {reason}</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py, ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Questa mappa non si può leggere. {reason}</translation>
    </message>
    <message>
        <source>This map can’t be used</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Questa mappa non si può usare</translation>
    </message>
    <message>
        <source>This map has no doubtful borders.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Questa mappa non ha confini dubbi.</translation>
    </message>
    <message>
        <source>This problem can’t be ignored.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Questo problema non si può ignorare.</translation>
    </message>
    <message>
        <source>This track is already at 5, the maximum.</source>
        <extracomment>games/indonesia/rules/phases/research.py</extracomment>
        <translation>Questo percorso è già al passo 5, il massimo.</translation>
    </message>
    <message>
        <source>This turn is yours</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Questo turno è tuo</translation>
    </message>
    <message>
        <source>This would take more than {n} minutes because the outlines are too complex. Simplify them, or use fewer at a time.</source>
        <extracomment>ui/widgets/progress_dialog.py</extracomment>
        <translation>Servirebbero più di {n} minuti, perché i contorni sono troppo complicati. Semplificali o usane meno alla volta.</translation>
    </message>
    <message>
        <source>Tick “Bid for me up to this amount” first.</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Spunta prima «Punta per me fino a questa somma».</translation>
    </message>
    <message>
        <source>Tied with {players}. The player earlier in the order of play wins the tie.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Parità con {players}. Vince chi viene prima nell’ordine di gioco.</translation>
    </message>
    <message>
        <source>Timeline</source>
        <extracomment>ui/play/timeline_slider.py</extracomment>
        <translation>Linea del tempo</translation>
    </message>
    <message>
        <source>To announce one, you need a Mergers level of at least the number of deeds in the merged company.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Per annunciarne una serve un passo di Fusioni pari almeno al numero di licenze della compagnia risultante.</translation>
    </message>
    <message>
        <source>To bid, a player must own one of the two companies or have a free slot.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Per puntare bisogna possedere una delle due compagnie o avere uno slot libero.</translation>
    </message>
    <message>
        <source>To bid, you must own one of the two companies or have a free slot. Bids rise in steps of the number of units.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Per puntare devi possedere una delle due compagnie o avere uno slot libero. I rilanci sono multipli del numero di unità.</translation>
    </message>
    <message>
        <source>To hide the label, right-click {place} in the “Areas” panel.</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Per nascondere il nome, fai clic con il pulsante destro su {place} nel pannello «Aree».</translation>
    </message>
    <message>
        <source>To remove the arrow, unlink {a} and {b}.</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Per rimuovere la freccia, scollega {a} e {b}.</translation>
    </message>
    <message>
        <source>To the Builder</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Dal Costruttore</translation>
    </message>
    <message>
        <source>To the right</source>
        <extracomment>ui/editor/dialogs/placing_dialog.py</extracomment>
        <translation>A destra</translation>
    </message>
    <message>
        <source>To {city} with {line}: {cost}.</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>A {city} con {line}: {cost}.</translation>
    </message>
    <message>
        <source>Token circles</source>
        <extracomment>ui/editor/canvas/board_items.py</extracomment>
        <translation>Segnalini</translation>
    </message>
    <message>
        <source>Trained by self-play; thinks its best ideas through to the end of the year.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Allenato giocando contro sé stesso; valuta le idee migliori fino alla fine dell’anno.</translation>
    </message>
    <message>
        <source>Tries to have the most money at the end of the game.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Cerca di avere più denaro di tutti alla fine della partita.</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Tutorial</translation>
    </message>
    <message>
        <source>Tutorial progress</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Avanzamento del tutorial</translation>
    </message>
    <message>
        <source>Tutorial: your first game</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Tutorial: la tua prima partita</translation>
    </message>
    <message>
        <source>Two deeds or city cards are called “{id}”.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Due licenze o carte città si chiamano «{id}».</translation>
    </message>
    <message>
        <source>Two deeds or city cards have this ID.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Due licenze o carte città hanno questo ID.</translation>
    </message>
    <message>
        <source>Type the name of an area.</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Scrivi il nome di un’area.</translation>
    </message>
    <message>
        <source>Undo everything after this point (Redo restores it)</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Annulla tutto ciò che viene dopo questo punto («Ripeti» lo ripristina)</translation>
    </message>
    <message>
        <source>Unlink {a} and {b} (automatic)</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Scollega {a} e {b} (automatico)</translation>
    </message>
    <message>
        <source>Unsold</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Non vendute</translation>
    </message>
    <message>
        <source>Use a building</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Usa un edificio</translation>
    </message>
    <message>
        <source>Use only letters, digits and single hyphens in the ID of a map.</source>
        <extracomment>mapmaking/edit/new_map.py</extracomment>
        <translation>Nell’ID di una mappa usa solo lettere, cifre e trattini singoli.</translation>
    </message>
    <message>
        <source>Use the default ship limits</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Usa i limiti di navi predefiniti</translation>
    </message>
    <message>
        <source>Use this plan, net {net}</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Usa questo piano, netto {net}</translation>
    </message>
    <message>
        <source>View this moment</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Vedi questo momento</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Ti sta aspettando</translation>
    </message>
    <message>
        <source>Watch them play. The tutorial continues then.</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Guarda come giocano. Poi il tutorial continua.</translation>
    </message>
    <message>
        <source>Web page (*.html);;Plain text (*.txt)</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Pagina web (*.html);;Testo (*.txt)</translation>
    </message>
    <message>
        <source>Shown when the program starts.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Che cosa appare all’avvio del programma.</translation>
    </message>
    <message>
        <source>When at most one type of deed is left: everyone builds a city from a city card, then new deeds appear.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Quando resta al massimo un tipo di licenza, ognuno costruisce una città con una carta città; poi arrivano nuove licenze.</translation>
    </message>
    <message>
        <source>When the limit is reached</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Quando si raggiunge il limite</translation>
    </message>
    <message>
        <source>Where to start {company}</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Dove avviare {company}</translation>
    </message>
    <message>
        <source>Why can this stay as it is?</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Perché può restare così?</translation>
    </message>
    <message>
        <source>Width and height must each be {least} to {most}&#xa0;units.</source>
        <extracomment>mapmaking/edit/shapes/canvas.py</extracomment>
        <translation>Larghezza e altezza devono essere ciascuna tra {least} e {most}&#xa0;unità.</translation>
    </message>
    <message numerus="yes">
        <source>Wins {won} of its games against {n} {bot} bots ({details})</source>
        <extracomment>For one: Wins {won} of its games against one {bot} bot ({details}) ui/table/games/level_guide.py</extracomment>
        <translation>
            <numerusform>Vittorie contro un bot {bot}: {won} ({details})</numerusform>
            <numerusform>Vittorie contro {n} bot {bot}: {won} ({details})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {n} players, number {place} in the starting order of play won {wins} of {all} games.</source>
        <extracomment>For one: With {n} player, number {place} in the starting order of play won {wins} of {all} games. games/indonesia/maps/trial_findings.py</extracomment>
        <translation>
            <numerusform>Con {n} giocatore, il n. {place} nell’ordine di gioco iniziale ha vinto {wins} partite su {all}.</numerusform>
            <numerusform>Con {n} giocatori, il n. {place} nell’ordine di gioco iniziale ha vinto {wins} partite su {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Would grow, but no city stones are left</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Crescerebbe, ma non restano pietre</translation>
    </message>
    <message>
        <source>Wrap label of {place}</source>
        <extracomment>ui/editor/tools/place.py</extracomment>
        <translation>Manda a capo il nome di {place}</translation>
    </message>
    <message>
        <source>Year {year}: doubling the last year’s earnings brings {player} {amount}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Anno {year}: il raddoppio dei guadagni dell’ultimo anno porta {amount} a {player}</translation>
    </message>
    <message>
        <source>Year {year}: doubling the last year’s earnings costs {player} {amount}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Anno {year}: il raddoppio dei guadagni dell’ultimo anno costa {amount} a {player}</translation>
    </message>
    <message>
        <source>Year {year}: {player} earns {amount} with {companies}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Anno {year}: {player} guadagna {amount} con {companies}</translation>
    </message>
    <message>
        <source>Year {year}: {player} loses {amount} with {companies}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Anno {year}: {player} perde {amount} con {companies}</translation>
    </message>
    <message>
        <source>You can acquire companies in phase 4, Acquisitions.</source>
        <extracomment>ui/games/indonesia/game_view.py</extracomment>
        <translation>Le compagnie si acquisiscono nella fase 4, Acquisizioni.</translation>
    </message>
    <message>
        <source>You can keep using the program.</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Puoi continuare a usare il programma.</translation>
    </message>
    <message>
        <source>You can’t afford a higher bid.</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Non puoi permetterti una puntata più alta.</translation>
    </message>
    <message>
        <source>You can’t choose this on the board. Use the panel.</source>
        <extracomment>ui/table/panels/panel.py</extracomment>
        <translation>Questo non si può scegliere sul tabellone. Usa il pannello.</translation>
    </message>
    <message>
        <source>You can’t choose {place} now.</source>
        <extracomment>ui/table/panels/answers.py</extracomment>
        <translation>Ora non puoi scegliere {place}.</translation>
    </message>
    <message>
        <source>You can’t merge {a} with {b}.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Non si può fondere {a} con {b}.</translation>
    </message>
    <message>
        <source>You could, but build in Seroja this time. Budi will build in Anggrek, and more cities buy more rice.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Potresti, ma questa volta costruisci a Seroja. Budi costruirà ad Anggrek, e più città comprano più riso.</translation>
    </message>
    <message>
        <source>You could, but your own ships save you the fees. Start Teratai shipping in the Still Lagoon.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Potresti, ma con navi tue risparmi i noli. Avvia Navigazione Teratai nella Laguna Quieta.</translation>
    </message>
    <message>
        <source>You don’t have permission to write to this folder.</source>
        <extracomment>ui/play/save_lock.py</extracomment>
        <translation>Non hai il permesso di scrivere in questa cartella.</translation>
    </message>
    <message>
        <source>You don’t have that city card for this era.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>Non hai questa carta città per quest’era.</translation>
    </message>
    <message>
        <source>You keep</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Ti restano</translation>
    </message>
    <message>
        <source>You must sell as many goods as possible, even at a loss. You choose which ones and where.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Devi vendere più merci possibile, anche in perdita. Scegli tu quali e dove.</translation>
    </message>
    <message>
        <source>You only have {cash}&#xa0;Rp in cash, so you can’t bid {bid}&#xa0;Rp.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Hai solo {cash}&#xa0;Rp in contanti: non puoi puntare {bid}&#xa0;Rp.</translation>
    </message>
    <message>
        <source>Your changes will be lost when you quit.</source>
        <extracomment>ui/settings/settings_file.py</extracomment>
        <translation>Le modifiche andranno perse alla chiusura del programma.</translation>
    </message>
    <message>
        <source>Your game is saved in {file}.</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>La partita è salvata in {file}.</translation>
    </message>
    <message>
        <source>Your own map in {folder}</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Una tua mappa in {folder}</translation>
    </message>
    <message numerus="yes">
        <source>Your whole game was recovered ({n} decisions).</source>
        <extracomment>For one: Your whole game was recovered ({n} decision). ui/table/games/start_screen.py</extracomment>
        <translation>
            <numerusform>Tutta la partita è stata recuperata ({n} decisione).</numerusform>
            <numerusform>Tutta la partita è stata recuperata ({n} decisioni).</numerusform>
        </translation>
    </message>
    <message>
        <source>You’re editing a repaired copy. The damaged files won’t be changed. Save the copy under a new name.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Stai modificando una copia riparata. I file danneggiati non cambiano. Salva la copia con un nuovo nome.</translation>
    </message>
    <message>
        <source>You’re looking at the past. Return to the present first.</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Stai guardando il passato. Prima torna al presente.</translation>
    </message>
    <message>
        <source>You’re skipped</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Salti il turno</translation>
    </message>
    <message>
        <source>ZIP archive of CSV tables (*.zip)</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Archivio ZIP di tabelle CSV (*.zip)</translation>
    </message>
    <message>
        <source>Zoom to your choices</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Zoom sulle tue scelte</translation>
    </message>
    <message>
        <source>at first glance</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>a prima vista</translation>
    </message>
    <message>
        <source>bids count ×{factor}</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>le puntate contano ×{factor}</translation>
    </message>
    <message>
        <source>by chance: {share}</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>a caso: {share}</translation>
    </message>
    <message>
        <source>can grow: {cities}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>possono crescere: {cities}</translation>
    </message>
    <message>
        <source>colour and pattern show the owner</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>colore e motivo indicano il possessore</translation>
    </message>
    <message numerus="yes">
        <source>discards the deeds {deeds}</source>
        <extracomment>For one: discards the deed {deeds} ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>
            <numerusform>scarta la licenza {deeds}</numerusform>
            <numerusform>scarta le licenze {deeds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expand by up to {n} areas or ships</source>
        <extracomment>For one: expand by {n} area or ship ui/games/indonesia/texts/names.py</extracomment>
        <translation>
            <numerusform>espansione di {n} area o nave</numerusform>
            <numerusform>espansione fino a {n} aree o navi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expands by {n} for free</source>
        <extracomment>For one: expands by {n} for free ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>si espande di {n}, gratis</numerusform>
            <numerusform>si espande di {n}, gratis</numerusform>
        </translation>
    </message>
    <message>
        <source>goods received and still needed</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>merci ricevute, e quante ne mancano</translation>
    </message>
    <message numerus="yes">
        <source>hold up to {n} companies</source>
        <extracomment>For one: hold up to {n} company ui/games/indonesia/texts/names.py</extracomment>
        <translation>
            <numerusform>fino a {n} compagnia</numerusform>
            <numerusform>fino a {n} compagnie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins {n} zones</source>
        <extracomment>For one: joins {n} zone ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>unisce {n} zona</numerusform>
            <numerusform>unisce {n} zone</numerusform>
        </translation>
    </message>
    <message>
        <source>land area “{id}”</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>area di terra «{id}»</translation>
    </message>
    <message>
        <source>largest</source>
        <comment>city</comment>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>massima</translation>
    </message>
    <message>
        <source>last year doubled {amount}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>raddoppio {amount}</translation>
    </message>
    <message>
        <source>drop out of this auction</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>lasci l’asta</translation>
    </message>
    <message>
        <source>line {line}</source>
        <extracomment>core/record.py, files/strict_json.py, mapmaking/imports/xml_tree.py</extracomment>
        <translation>riga {line}</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <extracomment>mapmaking/imports/geojson.py, mapmaking/imports/xml_tree.py</extracomment>
        <translation>riga {line}, colonna {column}</translation>
    </message>
    <message>
        <source>link {a} – {b}</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>collegamento {a} – {b}</translation>
    </message>
    <message>
        <source>linked</source>
        <comment>would be</comment>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>collegate</translation>
    </message>
    <message>
        <source>may add {number}</source>
        <comment>ships</comment>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>può aggiungerne {number}</translation>
    </message>
    <message numerus="yes">
        <source>may buy {n} areas for {price} each</source>
        <extracomment>For one: may buy {n} area for {price} ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>può comprare {n} area per {price}</numerusform>
            <numerusform>può comprare {n} aree a {price} l’una</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>room to grow: {n} areas</source>
        <extracomment>For one: room to grow: {n} area ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>spazio per crescere: {n} area</numerusform>
            <numerusform>spazio per crescere: {n} aree</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>room to grow: {n} sea areas</source>
        <extracomment>For one: room to grow: {n} sea area ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>spazio per crescere: {n} area di mare</numerusform>
            <numerusform>spazio per crescere: {n} aree di mare</numerusform>
        </translation>
    </message>
    <message>
        <source>merged</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>fusa</translation>
    </message>
    <message>
        <source>guaranteed money</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>denaro sicuro</translation>
    </message>
    <message>
        <source>never saved</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>mai salvata</translation>
    </message>
    <message>
        <source>new</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>nuova</translation>
    </message>
    <message>
        <source>new city</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>nuova città</translation>
    </message>
    <message>
        <source>new company</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>nuova compagnia</translation>
    </message>
    <message>
        <source>new ship</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>nuova nave</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/singapore/board/board_ui.py</extracomment>
        <translation>no</translation>
    </message>
    <message>
        <source>no cards</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>nessuna carta</translation>
    </message>
    <message>
        <source>no city cards left</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>nessuna carta città rimasta</translation>
    </message>
    <message>
        <source>none of your companies can use it yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>nessuna tua compagnia può ancora sfruttarlo</translation>
    </message>
    <message>
        <source>no expansion</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>nessuna espansione</translation>
    </message>
    <message>
        <source>&amp;Group into provinces…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Ra&amp;ggruppa in province…</translation>
    </message>
    <message>
        <source>&amp;Operate all as planned</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Fai &amp;operare tutte secondo il piano</translation>
    </message>
    <message>
        <source>&amp;Your record…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Il tuo &amp;bilancio…</translation>
    </message>
    <message>
        <source>All separate</source>
        <extracomment>ui/editor/imports/outline_model.py</extracomment>
        <translation>Tutte separate</translation>
    </message>
    <message numerus="yes">
        <source>Divide {n} areas</source>
        <extracomment>For one: Divide {n} area ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>
            <numerusform>Dividi {n} area</numerusform>
            <numerusform>Dividi {n} aree</numerusform>
        </translation>
    </message>
    <message>
        <source>Group</source>
        <extracomment>ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>Raggruppa</translation>
    </message>
    <message>
        <source>Group into provinces…</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Raggruppa in province…</translation>
    </message>
    <message numerus="yes">
        <source>Group {n} land areas into provinces</source>
        <extracomment>For one: Group {n} land area into provinces ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>
            <numerusform>Raggruppa {n} area di terra in province</numerusform>
            <numerusform>Raggruppa {n} aree di terra in province</numerusform>
        </translation>
    </message>
    <message>
        <source>It should have a scale and a place to begin, of two numbers each.</source>
        <extracomment>mapmaking/imports/topojson.py</extracomment>
        <translation>Dovrebbe avere una scala e un punto d’inizio, di due numeri ciascuno.</translation>
    </message>
    <message>
        <source>Large separate</source>
        <extracomment>ui/editor/imports/outline_model.py</extracomment>
        <translation>Grandi separate</translation>
    </message>
    <message>
        <source>Money at the end (Rp)</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Denaro alla fine (Rp)</translation>
    </message>
    <message>
        <source>Move the deed to {province}</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Sposta la licenza in {province}</translation>
    </message>
    <message numerus="yes">
        <source>Move {n} items</source>
        <extracomment>For one: Move {n} item ui/editor/tools/place.py</extracomment>
        <translation>
            <numerusform>Sposta {n} elemento</numerusform>
            <numerusform>Sposta {n} elementi</numerusform>
        </translation>
    </message>
    <message>
        <source>No grid</source>
        <extracomment>ui/editor/menus/view_commands.py</extracomment>
        <translation>Nessuna griglia</translation>
    </message>
    <message numerus="yes">
        <source>No room for a city in {n} games.</source>
        <extracomment>For one: No room for a city in {n} game. games/indonesia/maps/trial_tables.py</extracomment>
        <translation>
            <numerusform>Nessuno spazio per una città in {n} partita.</numerusform>
            <numerusform>Nessuno spazio per una città in {n} partite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody sold anything.</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Nessuno ha venduto nulla.</translation>
    </message>
    <message>
        <source>Noteworthy</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Da notare</translation>
    </message>
    <message>
        <source>Nothing changed more than by chance.</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Nulla è cambiato più di quanto spieghi il caso.</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <extracomment>ui/settings/command_palette.py</extracomment>
        <translation>Nessun risultato.</translation>
    </message>
    <message>
        <source>Nothing stands out.</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Nulla risalta.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Numero di giocatori</translation>
    </message>
    <message>
        <source>Number of provinces</source>
        <extracomment>ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>Numero di province</translation>
    </message>
    <message>
        <source>Number {place} in the first order of play</source>
        <extracomment>board/measures.py</extracomment>
        <translation>N. {place} nell’ordine di gioco iniziale</translation>
    </message>
    <message>
        <source>Of all income</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Sul totale delle entrate</translation>
    </message>
    <message>
        <source>Of sold goods, what’s left after ship fees.</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Ciò che resta delle merci vendute, tolti i noli.</translation>
    </message>
    <message>
        <source>Operate all as planned</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Fai operare tutte secondo il piano</translation>
    </message>
    <message>
        <source>Operating all companies as planned.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Fa operare tutte le compagnie secondo il piano.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Avversari</translation>
    </message>
    <message>
        <source>Order of play: {place}, as last year</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Ordine di gioco: {place}, come l’anno scorso</translation>
    </message>
    <message>
        <source>Order of play: {place}, last year {before}</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Ordine di gioco: {place}, l’anno scorso {before}</translation>
    </message>
    <message>
        <source>Over time</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Nel tempo</translation>
    </message>
    <message>
        <source>PNG image (*.png)</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Immagine PNG (*.png)</translation>
    </message>
    <message>
        <source>Pass all &amp;mergers this year</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Non annunciare &amp;fusioni quest’anno</translation>
    </message>
    <message>
        <source>Pass all mergers this year</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Niente annunci quest’anno</translation>
    </message>
    <message>
        <source>Passing all mergers this year.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Non annuncia fusioni quest’anno.</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Persone</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Luoghi</translation>
    </message>
    <message>
        <source>Play a full game</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Gioca una partita intera</translation>
    </message>
    <message>
        <source>Play my only move for me</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Gioca la mia unica mossa</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>ui/games/singapore/chart_data.py, ui/table/games/record_dialog.py</extracomment>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Province of the columns</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Provincia delle colonne</translation>
    </message>
    <message>
        <source>Province of the rows</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Provincia delle righe</translation>
    </message>
    <message>
        <source>Provinces in which a city was built.</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Province in cui è stata costruita una città.</translation>
    </message>
    <message>
        <source>Remove PIN</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Rimuovi PIN</translation>
    </message>
    <message>
        <source>Remove player {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Rimuovi il giocatore {seat}</translation>
    </message>
    <message numerus="yes">
        <source>Remove {n} items</source>
        <extracomment>For one: Remove {n} item ui/editor/tools/place.py</extracomment>
        <translation>
            <numerusform>Rimuovi {n} elemento</numerusform>
            <numerusform>Rimuovi {n} elementi</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove {player}’s PIN? The log tells everyone.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Rimuovere il PIN di {player}? Il registro lo segnala a tutti.</translation>
    </message>
    <message>
        <source>Replace {province} on its city cards</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Sostituisci {province} sulle carte città</translation>
    </message>
    <message>
        <source>Report…</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Rapporto…</translation>
    </message>
    <message numerus="yes">
        <source>Result: {holding}, {n} deeds</source>
        <extracomment>For one: Result: {holding}, {n} deed ui/games/indonesia/auction_card.py</extracomment>
        <translation>
            <numerusform>Risultato: {holding}, {n} licenza</numerusform>
            <numerusform>Risultato: {holding}, {n} licenze</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>board/map_data.py</extracomment>
        <translation>Round</translation>
    </message>
    <message>
        <source>Rp a game</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Rp a partita</translation>
    </message>
    <message>
        <source>Rp more than others</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Rp più delle altre</translation>
    </message>
    <message>
        <source>Run {script}</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Esegui {script}</translation>
    </message>
    <message>
        <source>S&amp;hare as one file…</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>Condi&amp;vidi come file unico…</translation>
    </message>
    <message>
        <source>S&amp;nap while dragging</source>
        <extracomment>ui/editor/menus/view_commands.py</extracomment>
        <translation>Aggancia &amp;durante il trascinamento</translation>
    </message>
    <message>
        <source>Sales</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Vendite</translation>
    </message>
    <message>
        <source>Save report…</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Salva rapporto…</translation>
    </message>
    <message>
        <source>Save the result and the board as one image</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Salva il risultato e il tabellone in un’unica immagine</translation>
    </message>
    <message>
        <source>Score at the end</source>
        <extracomment>board/map_data.py</extracomment>
        <translation>Punteggio finale</translation>
    </message>
    <message>
        <source>Search; Enter: only these</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Cerca; Invio: solo questi</translation>
    </message>
    <message>
        <source>Seat {place}</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Posto {place}</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>board/map_data.py</extracomment>
        <translation>Posti</translation>
    </message>
    <message>
        <source>Share picture</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Condividi immagine</translation>
    </message>
    <message>
        <source>Share picture…</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Condividi immagine…</translation>
    </message>
    <message>
        <source>Share won</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Vinte (%)</translation>
    </message>
    <message>
        <source>Ships earned {amount} from other players.</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Le navi hanno guadagnato {amount} dagli altri giocatori.</translation>
    </message>
    <message>
        <source>Shorter routes would change that: bring cities closer to the goods, or link islands.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Con rotte più corte la situazione cambierebbe: avvicina le città alle merci o collega le isole.</translation>
    </message>
    <message>
        <source>Shortest: {least}. Longest: {most}.</source>
        <extracomment>board/measures.py</extracomment>
        <translation>La più breve: {least}. La più lunga: {most}.</translation>
    </message>
    <message>
        <source>Show &amp;minimap</source>
        <extracomment>ui/editor/menus/view_commands.py</extracomment>
        <translation>Mostra la &amp;minimappa</translation>
    </message>
    <message>
        <source>Show only what’s ticked</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Mostra solo gli elementi spuntati</translation>
    </message>
    <message>
        <source>Show the podium again</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Mostra di nuovo il podio</translation>
    </message>
    <message>
        <source>Show what the bot expects of the best moves</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Mostra che cosa il bot si aspetta dalle mosse migliori</translation>
    </message>
    <message>
        <source>Sold everything, so it expands for free: {places}.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Ha venduto tutto e si espande gratis: {places}.</translation>
    </message>
    <message>
        <source>Sold nothing.</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Nessuna vendita.</translation>
    </message>
    <message>
        <source>Sold to {player} for {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Venduta a {player} per {amount}.</translation>
    </message>
    <message>
        <source>Space evenly &amp;across</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Distribuisci in &amp;orizzontale</translation>
    </message>
    <message>
        <source>Space evenly &amp;down</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Distribuisci in &amp;verticale</translation>
    </message>
    <message numerus="yes">
        <source>Space {n} items evenly</source>
        <extracomment>For one: Space {n} item evenly ui/editor/menus/window_commands.py</extracomment>
        <translation>
            <numerusform>Distribuisci {n} elemento</numerusform>
            <numerusform>Distribuisci {n} elementi</numerusform>
        </translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Avviata</translation>
    </message>
    <message>
        <source>Tab key</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Tasto Tab</translation>
    </message>
    <message>
        <source>Take one label, token or ship more</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Seleziona un altro nome, segnalino o nave</translation>
    </message>
    <message>
        <source>The earlier report is on games of {game} with {players} players and the bot {bot}. Compare with the same game, number of players and bot.</source>
        <extracomment>mapmaking/review/balance_report.py</extracomment>
        <translation>Il rapporto precedente riguarda partite di {game} con {players} giocatori e il bot {bot}. Confronta con lo stesso gioco, numero di giocatori e bot.</translation>
    </message>
    <message>
        <source>The end of the list says what was skipped.</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>In fondo all’elenco si legge che cosa è stato escluso.</translation>
    </message>
    <message>
        <source>The era ends when the deeds left are of one type at most.</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>L’era finisce quando resta al massimo un tipo di licenza.</translation>
    </message>
    <message>
        <source>The final board</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Il tabellone finale</translation>
    </message>
    <message>
        <source>The game couldn’t be reviewed.</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>Impossibile analizzare la partita.</translation>
    </message>
    <message>
        <source>The game ends when the deeds left are of one type at most.</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>La partita finisce quando resta al massimo un tipo di licenza.</translation>
    </message>
    <message>
        <source>The last action stopped because of an error in the program: {error}.</source>
        <extracomment>ui/editor/standalone.py</extracomment>
        <translation>L’ultima azione si è interrotta per un errore del programma: {error}.</translation>
    </message>
    <message>
        <source>The limits take their number into account: in 19 of 20 reports on a balanced map, none of them stands out. Intervals are 95% intervals.</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>I limiti tengono conto del loro numero: in 19 rapporti su 20 su una mappa equilibrata, nessuno risalta. Gli intervalli sono al 95%.</translation>
    </message>
    <message>
        <source>The line doesn’t cut {area} yet. Draw on from its end to a border.</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>La linea non divide ancora {area}. Continua dalla sua estremità fino a un confine.</translation>
    </message>
    <message>
        <source>The line only cuts off ground that’s too narrow for a token.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>La linea separa solo una parte troppo stretta per un segnalino.</translation>
    </message>
    <message>
        <source>The map has changed since. This can’t be done any more.</source>
        <extracomment>ui/editor/balance/balance_dialog.py, ui/editor/balance/tune_dialog.py</extracomment>
        <translation>Nel frattempo la mappa è cambiata. Non si può più fare.</translation>
    </message>
    <message>
        <source>The more games, the clearer it is. Stronger bots take longer.</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Con più partite il quadro è più chiaro. I bot più forti impiegano più tempo.</translation>
    </message>
    <message>
        <source>The original place isn’t free, so what you pasted is on the nearest free water.</source>
        <extracomment>ui/editor/menus/copies.py</extracomment>
        <translation>Il posto originale non è libero: ciò che hai incollato è sull’acqua libera più vicina.</translation>
    </message>
    <message>
        <source>The program now operates {player}’s companies as planned.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Ora il programma fa operare le compagnie di {player} secondo il piano.</translation>
    </message>
    <message>
        <source>The program now passes all mergers for {player} this year.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Quest’anno il programma non annuncia fusioni per {player}.</translation>
    </message>
    <message>
        <source>The program operates {player}’s companies as planned.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Il programma fa operare le compagnie di {player} secondo il piano.</translation>
    </message>
    <message>
        <source>The report says what stands out: who wins, what deeds earn, what’s never used, how long games last.</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Il rapporto dice che cosa risalta: chi vince, quanto rendono le licenze, che cosa non si usa mai, quanto durano le partite.</translation>
    </message>
    <message>
        <source>The review shows each player’s chance to win along the game, the turning points, and which decisions cost something, with the better move. Chances are estimates.</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>L’analisi mostra la probabilità di vincere di ogni giocatore nel corso della partita, i momenti decisivi e le decisioni che sono costate qualcosa, con la mossa migliore. Le probabilità sono stime.</translation>
    </message>
    <message>
        <source>The rules see the same map in both reports.</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Per le regole la mappa è la stessa in entrambi i rapporti.</translation>
    </message>
    <message>
        <source>Then expand to {areas}</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Poi espansione in {areas}</translation>
    </message>
    <message>
        <source>There are no areas on the clipboard. Select land areas, here or in another map, and copy them first.</source>
        <extracomment>ui/editor/menus/copies.py</extracomment>
        <translation>Negli appunti non ci sono aree. Prima seleziona aree di terra, qui o in un’altra mappa, e copiale.</translation>
    </message>
    <message>
        <source>There’s no cash left to bid.</source>
        <extracomment>games/indonesia/rules/phases/turn_order.py</extracomment>
        <translation>Non restano contanti da puntare.</translation>
    </message>
    <message>
        <source>There’s no cash to bid; the place is {place}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Non ci sono contanti da puntare; il posto è {place}.</translation>
    </message>
    <message>
        <source>There’s no city in {area}.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>In {area} non c’è una città.</translation>
    </message>
    <message>
        <source>There’s no free water large enough for these areas. Enlarge the canvas, or copy fewer of them.</source>
        <extracomment>mapmaking/imports/copied_areas.py</extracomment>
        <translation>Non c’è acqua libera abbastanza grande per queste aree. Ingrandisci il foglio, o copiane di meno.</translation>
    </message>
    <message>
        <source>There’s no review of this game.</source>
        <extracomment>core/review.py</extracomment>
        <translation>Per questo gioco non c’è un’analisi.</translation>
    </message>
    <message>
        <source>There’s no room for {area} there.</source>
        <extracomment>mapmaking/edit/shapes/placing.py</extracomment>
        <translation>Lì non c’è spazio per {area}.</translation>
    </message>
    <message>
        <source>There’s nothing in this part of the drawing.</source>
        <extracomment>mapmaking/imports/named_shapes.py</extracomment>
        <translation>In questa parte del disegno non c’è nulla.</translation>
    </message>
    <message>
        <source>These are too few games to compare figures with what’s expected.</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Sono troppo poche partite per confrontare i valori con quelli attesi.</translation>
    </message>
    <message>
        <source>These areas can be divided into {least} to {most} areas.</source>
        <extracomment>mapmaking/edit/shapes/subdivision.py</extracomment>
        <translation>Queste aree si possono dividere in un minimo di {least} e un massimo di {most} aree.</translation>
    </message>
    <message>
        <source>These areas can be grouped into 1 to {most} provinces.</source>
        <extracomment>mapmaking/archipelago/grouping.py</extracomment>
        <translation>Con queste aree si possono formare da 1 a {most} province.</translation>
    </message>
    <message>
        <source>These areas were copied by another version of the program.</source>
        <extracomment>mapmaking/imports/copied_areas.py</extracomment>
        <translation>Queste aree sono state copiate con un’altra versione del programma.</translation>
    </message>
    <message>
        <source>This isn’t GeoJSON or TopoJSON ({error}).</source>
        <extracomment>mapmaking/imports/geojson.py</extracomment>
        <translation>Questo non è né GeoJSON né TopoJSON ({error}).</translation>
    </message>
    <message>
        <source>This isn’t GeoJSON or TopoJSON: its “type” is missing.</source>
        <extracomment>mapmaking/imports/geojson.py</extracomment>
        <translation>Questo non è né GeoJSON né TopoJSON: manca «type».</translation>
    </message>
    <message>
        <source>This isn’t Python: {reason}</source>
        <extracomment>mapmaking/scripting.py</extracomment>
        <translation>Questo non è Python: {reason}</translation>
    </message>
    <message>
        <source>This isn’t a Shapefile ({error}).</source>
        <extracomment>mapmaking/imports/shape_file.py</extracomment>
        <translation>Questo non è uno Shapefile ({error}).</translation>
    </message>
    <message>
        <source>This isn’t a balance report ({error}).</source>
        <extracomment>mapmaking/review/balance_report.py</extracomment>
        <translation>Questo non è un rapporto sull’equilibrio ({error}).</translation>
    </message>
    <message>
        <source>This isn’t a shared map. It has no “{name}”.</source>
        <extracomment>mapmaking/files/shared_map.py</extracomment>
        <translation>Non è una mappa condivisa. Manca «{name}».</translation>
    </message>
    <message>
        <source>This layer is locked: {layer}. Unlock it in the panel “Layers”.</source>
        <extracomment>ui/editor/edit_view.py</extracomment>
        <translation>Questo livello è bloccato: {layer}. Sbloccalo nel pannello «Livelli».</translation>
    </message>
    <message>
        <source>This needs at least {n} labels, tokens or ships. Take several with Ctrl+click in “Move labels and tokens”.</source>
        <extracomment>mapmaking/edit/alignment.py</extracomment>
        <translation>Servono almeno {n} nomi, segnalini o navi. Selezionane diversi con Ctrl+clic in «Sposta nomi e segnalini».</translation>
    </message>
    <message>
        <source>This part of the file is too large.</source>
        <extracomment>mapmaking/files/shared_map.py</extracomment>
        <translation>Questa parte del file è troppo grande.</translation>
    </message>
    <message>
        <source>This takes too long. Choose another seed or smaller numbers.</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>Ci vuole troppo tempo. Scegli un altro seme o numeri più piccoli.</translation>
    </message>
    <message>
        <source>This text has more than {most} characters.</source>
        <extracomment>mapmaking/files/shared_map.py</extracomment>
        <translation>Questo testo ha più di {most} caratteri.</translation>
    </message>
    <message>
        <source>Together they have {goods}; merging frees a slot.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Insieme hanno {goods}; la fusione libera uno slot.</translation>
    </message>
    <message>
        <source>Together they sell {goods} a year; merging frees a slot.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Insieme vendono {goods} all’anno; la fusione libera uno slot.</translation>
    </message>
    <message>
        <source>Type</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Types of companies</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Tipi di compagnie</translation>
    </message>
    <message>
        <source>Unpacked, the archive has more than {size}&#xa0;MB.</source>
        <extracomment>files/zip_archive.py, mapmaking/imports/open_file.py</extracomment>
        <translation>Estratto, l’archivio supera {size}&#xa0;MB.</translation>
    </message>
    <message>
        <source>Upside down</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Sottosopra</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>Pagina web (*.html)</translation>
    </message>
    <message>
        <source>Web page (*.html);;Report to compare with later (*.json)</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Pagina web (*.html);;Rapporto per confronti futuri (*.json)</translation>
    </message>
    <message>
        <source>The ticked outlines are small on this map. Show only these to make them larger.</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>I contorni spuntati sono piccoli su questa mappa. Mostra solo quelli per ingrandirli.</translation>
    </message>
    <message>
        <source>A player’s name needs a letter or a digit that can be seen.</source>
        <extracomment>core/player_names.py</extracomment>
        <translation>Il nome di un giocatore deve avere una lettera o una cifra visibile.</translation>
    </message>
    <message>
        <source>A, Shift+A</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>A, Shift+A</translation>
    </message>
    <message>
        <source>All phases</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Tutte le fasi</translation>
    </message>
    <message>
        <source>Bank (dark), cash, and the last year’s earnings once more (hatched).</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Banca (scuro), contanti e, tratteggiati, i guadagni dell’ultimo anno una seconda volta.</translation>
    </message>
    <message>
        <source>Best round: {round}, with {points}.</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Round migliore: {round}, con {points}.</translation>
    </message>
    <message>
        <source>Bids go up in steps of {step}: {typed} became {amount}.</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Le offerte salgono di {step} alla volta: {typed} è diventato {amount}.</translation>
    </message>
    <message numerus="yes">
        <source>Caught in {n} raids, which cost {amount}.</source>
        <extracomment>For one: Caught in {n} raid, which cost {amount}. ui/games/singapore/final_screen.py</extracomment>
        <translation>
            <numerusform>{n} retata subita, costo {amount}.</numerusform>
            <numerusform>{n} retate subite, costo {amount}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a moment first</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Scegli prima un momento</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Chiudi (Esc)</translation>
    </message>
    <message>
        <source>Couldn’t read the saved games in {folder}.</source>
        <extracomment>ui/app/program.py</extracomment>
        <translation>Impossibile leggere le partite salvate in {folder}.</translation>
    </message>
    <message>
        <source>Couldn’t take the games out of the trash</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Impossibile recuperare le partite dal cestino</translation>
    </message>
    <message>
        <source>Disputed</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Controverse</translation>
    </message>
    <message>
        <source>Disputed: played on, another move does better; the forecast prefers this one</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Controversa: giocando il seguito un’altra mossa rende di più; la previsione preferisce questa</translation>
    </message>
    <message numerus="yes">
        <source>Each ship carries {n} goods then: {amount} more a year.</source>
        <extracomment>For one: Each ship carries {n} good then: {amount} more a year. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Ogni nave porta allora {n} merce: {amount} in più all’anno.</numerusform>
            <numerusform>Ogni nave porta allora {n} merci: {amount} in più all’anno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Earnings by year</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Guadagni per anno</translation>
    </message>
    <message>
        <source>Finished games of bots to keep</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Partite finite tra bot da conservare</translation>
    </message>
    <message>
        <source>First, each player puts up one building. Citra and Budi go before you: each takes a tile, chooses a lot and pays its price.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Per cominciare ognuno costruisce un edificio. Citra e Budi giocano prima di te: prendono una tessera, scelgono un lotto e ne pagano il prezzo.</translation>
    </message>
    <message>
        <source>Game open on another computer</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Partita aperta su un altro computer</translation>
    </message>
    <message>
        <source>Going once: only {player} can still bid.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>E uno: solo {player} può ancora offrire.</translation>
    </message>
    <message>
        <source>Here the players are called {names}.</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Qui i giocatori si chiamano {names}.</translation>
    </message>
    <message>
        <source>How fast past moves are replayed, whatever the speed of the game.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Velocità con cui si rivedono le mosse passate, qualunque sia la velocità della partita.</translation>
    </message>
    <message>
        <source>How long each move is shown and how fast pieces move. With “Instant”, bots play without a pause and nothing moves.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Per quanto tempo si mostra ogni mossa e a che velocità si muovono i pezzi. Con “Subito” i bot giocano senza pause e nulla si muove.</translation>
    </message>
    <message>
        <source>How much more each player would earn a year, in rupiah, on the board as it is</source>
        <extracomment>ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>Quanto guadagnerebbe in più ogni giocatore all’anno, in rupie, sul tabellone così com’è</translation>
    </message>
    <message>
        <source>How often each player used each building; the most used first</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Quante volte ognuno ha usato ogni edificio; prima i più usati</translation>
    </message>
    <message>
        <source>Hut on {tile}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Capanna su {tile}</translation>
    </message>
    <message>
        <source>Illegal</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Illegale</translation>
    </message>
    <message>
        <source>In pounds, at the end of each round</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>In sterline, alla fine di ogni round</translation>
    </message>
    <message numerus="yes">
        <source>In the bag: {n} black chips, {white} white</source>
        <extracomment>For one: In the bag: {n} black chip, {white} white ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>Nel sacchetto: {n} gettone nero, {white} bianchi</numerusform>
            <numerusform>Nel sacchetto: {n} gettoni neri, {white} bianchi</numerusform>
        </translation>
    </message>
    <message>
        <source>In the lead since the end of year {year}.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>In testa dalla fine dell’anno {year}.</translation>
    </message>
    <message>
        <source>In the supply: {goods}</source>
        <extracomment>ui/games/singapore/table_strip.py</extracomment>
        <translation>Nella riserva: {goods}</translation>
    </message>
    <message>
        <source>It brings more points in this turn: {best}, not {other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Porta più punti in questo turno: {best}, non {other}.</translation>
    </message>
    <message>
        <source>It gives fewer points to others: {best}, not {other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Dà meno punti agli altri: {best}, non {other}.</translation>
    </message>
    <message>
        <source>It has more than {n} names and other properties in all.</source>
        <extracomment>mapmaking/imports/budget.py</extracomment>
        <translation>Ha in tutto più di {n} nomi e altre proprietà.</translation>
    </message>
    <message>
        <source>It has more than {n} outlines and holes in all.</source>
        <extracomment>mapmaking/imports/budget.py</extracomment>
        <translation>Ha in tutto più di {n} contorni e buchi.</translation>
    </message>
    <message>
        <source>It keeps the cash and plays {place}; {than} brings no better place.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Si tiene il contante e si gioca per {place}; {than} non darebbero un posto migliore.</translation>
    </message>
    <message>
        <source>It keeps {amount} a year from {player}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Costa a {player} {amount} all’anno.</translation>
    </message>
    <message>
        <source>It keeps {amount} this year from {player}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Costa a {player} {amount} quest’anno.</translation>
    </message>
    <message>
        <source>It leaves fewer black chips, so that a raid costs less.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Lascia meno gettoni neri: una retata costa meno.</translation>
    </message>
    <message>
        <source>It leaves more goods: {best}, not {other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Lascia più merci: {best}, non {other}.</translation>
    </message>
    <message>
        <source>It leaves more money: £{best}, not £{other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Lascia più denaro: £{best}, non £{other}.</translation>
    </message>
    <message>
        <source>It leaves more to do in the next turn.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Lascia più possibilità per il turno successivo.</translation>
    </message>
    <message>
        <source>It leaves room for another company, worth about {amount}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Lascia posto per un’altra compagnia, che vale circa {amount}.</translation>
    </message>
    <message>
        <source>It needn’t wait for ships, as {company} would.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Non deve aspettare navi, al contrario di {company}.</translation>
    </message>
    <message>
        <source>It saves {sum} and plays {place}; playing {next_place} isn’t worth that now.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Fa risparmiare {sum} giocando per {place}; giocare per {next_place} ora non vale tanto.</translation>
    </message>
    <message>
        <source>It should bring a better place in the order of play, worth about {amount}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Dovrebbe portare un posto migliore nell’ordine di gioco, che vale circa {amount}.</translation>
    </message>
    <message>
        <source>It should help your rivals less, worth about {amount} to you.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Dovrebbe aiutare meno i tuoi rivali, e per te vale circa {amount}.</translation>
    </message>
    <message>
        <source>It should leave more cash to spend, worth about {amount} by the end.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Dovrebbe lasciare più contanti da spendere, che valgono circa {amount} entro la fine.</translation>
    </message>
    <message>
        <source>It should make the game last longer.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Così la partita dovrebbe durare di più.</translation>
    </message>
    <message>
        <source>It takes more than {n}&#xa0;MB of memory, the limit for a file of this size. Simplify it, or split it.</source>
        <extracomment>mapmaking/imports/limits.py</extracomment>
        <translation>Richiede più di {n}&#xa0;MB di memoria, il limite per un file di queste dimensioni. Semplificalo o dividilo.</translation>
    </message>
    <message>
        <source>It takes more than {n}&#xa0;s to import, the limit for a file of this size. Simplify it, or split it.</source>
        <extracomment>mapmaking/imports/limits.py</extracomment>
        <translation>L’importazione richiede più di {n}&#xa0;s, il limite per un file di queste dimensioni. Semplificalo o dividilo.</translation>
    </message>
    <message>
        <source>Its outlines can’t be worked with ({error}).</source>
        <extracomment>mapmaking/imports/limits.py</extracomment>
        <translation>I contorni non si possono elaborare ({error}).</translation>
    </message>
    <message>
        <source>It’s a link that leads back to itself.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>È un collegamento che riporta a sé stesso.</translation>
    </message>
    <message>
        <source>It’s a link to “{target}” in another folder. Remove the link.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>È un collegamento a «{target}» in un’altra cartella. Rimuovi il collegamento.</translation>
    </message>
    <message>
        <source>It’s a link, not a file.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>È un collegamento, non un file.</translation>
    </message>
    <message>
        <source>Join it to a neighbouring building by a free road.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Collegala a un edificio vicino con una strada gratuita.</translation>
    </message>
    <message>
        <source>Join {building} to a neighbour by its free road.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Collega {building} a un edificio vicino con la strada gratuita.</translation>
    </message>
    <message>
        <source>Joined to</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Collegato a</translation>
    </message>
    <message>
        <source>Joined to {places}</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Collegato a {places}</translation>
    </message>
    <message>
        <source>Jump to {place}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Salta a {place}</translation>
    </message>
    <message>
        <source>Last moves</source>
        <extracomment>ui/table/panels/meanwhile.py</extracomment>
        <translation>Ultime mosse</translation>
    </message>
    <message>
        <source>Last player: you may buy the top tile of the stack instead of one on display.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>L’ultimo giocatore può comprare la prima tessera della pila invece di prenderne una esposta.</translation>
    </message>
    <message>
        <source>Lot</source>
        <extracomment>ui/games/singapore/board/board_ui.py, ui/games/singapore/panels/building.py</extracomment>
        <translation>Lotto</translation>
    </message>
    <message>
        <source>Lots</source>
        <extracomment>ui/games/singapore/panels/building.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Lotti</translation>
    </message>
    <message>
        <source>Lots</source>
        <comment>phase</comment>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>Lotti</translation>
    </message>
    <message>
        <source>Lots: {lots}.</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>Lotti: {lots}.</translation>
    </message>
    <message>
        <source>Minus areas bought: {amount}.</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Meno le aree comprate: {amount}.</translation>
    </message>
    <message>
        <source>Minus ship fees: {fees}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Meno i noli: {fees}.</translation>
    </message>
    <message>
        <source>Money and goods</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Denaro e merci</translation>
    </message>
    <message>
        <source>Money and goods are hidden in this game, so their charts appear at the end.</source>
        <extracomment>ui/games/singapore/game_view.py</extracomment>
        <translation>In questa partita denaro e merci sono nascosti, quindi i loro grafici compaiono alla fine.</translation>
    </message>
    <message>
        <source>Money you gain or lose through other players’ moves.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Denaro che ricevi o perdi per le mosse degli altri giocatori.</translation>
    </message>
    <message>
        <source>More of your goods should find buyers: about {amount} more by the end.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Più merci tue dovrebbero trovare acquirenti: circa {amount} in più entro la fine.</translation>
    </message>
    <message>
        <source>More roads at any time between neighbouring buildings.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>In ogni momento altre strade fra edifici vicini.</translation>
    </message>
    <message>
        <source>More rupiah a year for each player</source>
        <extracomment>ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>Rupie in più all’anno per ogni giocatore</translation>
    </message>
    <message>
        <source>Most cities grow</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Più città crescono</translation>
    </message>
    <message>
        <source>Most cities supplied</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Più città rifornite</translation>
    </message>
    <message>
        <source>Most goods</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Più merci</translation>
    </message>
    <message>
        <source>Most money</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Più denaro</translation>
    </message>
    <message>
        <source>Most points</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Più punti</translation>
    </message>
    <message>
        <source>Moved back for money</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Persi per pagare</translation>
    </message>
    <message>
        <source>Net earnings this year, in rupiah</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Rupie nette guadagnate quest’anno</translation>
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
        <translation>Neutrale</translation>
    </message>
    <message>
        <source>Never caught in a raid.</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Mai colpito da una retata.</translation>
    </message>
    <message>
        <source>New buildings: {buildings}.</source>
        <extracomment>ui/games/singapore/recap.py</extracomment>
        <translation>Nuovi edifici: {buildings}.</translation>
    </message>
    <message>
        <source>New game from here</source>
        <extracomment>ui/table/games/branch_dialog.py</extracomment>
        <translation>Nuova partita da qui</translation>
    </message>
    <message>
        <source>New helpers</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Nuovi aiutanti</translation>
    </message>
    <message>
        <source>Next move only</source>
        <extracomment>ui/games/singapore/game_ui.py, ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Solo la prossima</translation>
    </message>
    <message>
        <source>Next or previous area of your own</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Tua area successiva o precedente</translation>
    </message>
    <message>
        <source>Next or previous city or building</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Città o edificio successivo o precedente</translation>
    </message>
    <message>
        <source>Next to {area}: {places}</source>
        <extracomment>ui/table/board/board_presenter.py</extracomment>
        <translation>Accanto a {area}: {places}</translation>
    </message>
    <message>
        <source>No road</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Nessuna strada</translation>
    </message>
    <message>
        <source>No road leads from {a} to {b}.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Nessuna strada porta da {a} a {b}.</translation>
    </message>
    <message>
        <source>No roads are left.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Non ci sono più strade.</translation>
    </message>
    <message>
        <source>No saved game can be opened</source>
        <extracomment>ui/table/games/start_cards.py</extracomment>
        <translation>Nessuna partita salvata si può aprire</translation>
    </message>
    <message>
        <source>No single move explains it: the estimate changed little by little.</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Nessuna mossa lo spiega da sola: la stima è cambiata poco a poco.</translation>
    </message>
    <message>
        <source>No style</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Nessuno stile</translation>
    </message>
    <message>
        <source>No uses are left: walk on, build roads or end your turn.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Nessuna azione rimasta: muoviti ancora, costruisci strade o finisci il turno.</translation>
    </message>
    <message>
        <source>No visits from other players.</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Nessuna visita di altri giocatori.</translation>
    </message>
    <message>
        <source>Nobody could sell more in any of them yet.</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Per ora nessuno potrebbe vendere di più in nessuna.</translation>
    </message>
    <message>
        <source>Nobody has opium or chips, so nobody is caught.</source>
        <extracomment>ui/games/singapore/chips_page.py</extracomment>
        <translation>Nessuno ha oppio o gettoni: la retata non colpisce nessuno.</translation>
    </message>
    <message>
        <source>Nobody is caught.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>La retata non colpisce nessuno.</translation>
    </message>
    <message>
        <source>None of your workers is in {building}.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Nessuno dei tuoi lavoratori è qui: {building}.</translation>
    </message>
    <message>
        <source>Not enough cash for a lot or a raid: move back on the victory track, as far as needed.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Contanti insufficienti per un lotto o una retata: torni indietro sul percorso dei punti, quanto serve.</translation>
    </message>
    <message>
        <source>Not on the board in that turn: your first step next turn must put the worker there.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Se in quel turno resta in mano, il primo passo del turno dopo lo deve mettere sul tabellone.</translation>
    </message>
    <message>
        <source>On</source>
        <comment>animations</comment>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Attive</translation>
    </message>
    <message>
        <source>On display: {tile} ({effect}).</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{tile} in esposizione: {effect}.</translation>
    </message>
    <message>
        <source>One more slot makes room for {company}: {amount} more a year.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Uno slot in più fa posto a {company}: {amount} in più all’anno.</translation>
    </message>
    <message>
        <source>One more {good}</source>
        <extracomment>ui/games/singapore/panels/goods_choice.py</extracomment>
        <translation>Aggiungi {good}</translation>
    </message>
    <message>
        <source>Only roads are left: build one, or end your turn.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Restano solo le strade: costruiscine una o finisci il turno.</translation>
    </message>
    <message>
        <source>Only the last player of the round can buy the top tile of the stack.</source>
        <extracomment>games/singapore/rules/building.py</extracomment>
        <translation>Solo l’ultimo giocatore del round può comprare la prima tessera della pila.</translation>
    </message>
    <message>
        <source>Only the owner can see money and goods.</source>
        <extracomment>ui/games/singapore/player_cards.py</extracomment>
        <translation>Denaro e merci può vederli solo chi li possiede.</translation>
    </message>
    <message>
        <source>Only their owner may see money and goods.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Denaro e merci può vederli solo chi li possiede.</translation>
    </message>
    <message>
        <source>Opium and black chips: {sums}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Oppio e gettoni neri: {sums}.</translation>
    </message>
    <message>
        <source>Or hold F7 while you look and choose.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Oppure tieni premuto F7 mentre guardi e scegli.</translation>
    </message>
    <message>
        <source>Other move: {move} – {why}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Altra mossa: {move} – {why}</translation>
    </message>
    <message>
        <source>Others use your buildings</source>
        <extracomment>ui/games/singapore/offer.py</extracomment>
        <translation>Altri usano i tuoi edifici</translation>
    </message>
    <message>
        <source>Others used your buildings: {points}.</source>
        <extracomment>ui/games/singapore/recap.py</extracomment>
        <translation>Altri hanno usato i tuoi edifici: {points}.</translation>
    </message>
    <message>
        <source>Others will use the new building more often: about {best} times, not {other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Gli altri useranno più spesso il nuovo edificio: circa {best} volte, non {other}.</translation>
    </message>
    <message>
        <source>Owner: {owner}</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Possessore: {owner}</translation>
    </message>
    <message>
        <source>Pair, size</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Coppia, dimensione</translation>
    </message>
    <message>
        <source>Pay everything, then get everything. A double arrow works in both directions.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Prima paghi tutto, poi ricevi tutto. Una doppia freccia vale nelle due direzioni.</translation>
    </message>
    <message>
        <source>Pieces move and changes are highlighted. Any key or click skips this. “Speed” says how fast.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>I pezzi si muovono e le novità si evidenziano. Qualsiasi tasto o clic le salta. “Velocità” dice a che ritmo.</translation>
    </message>
    <message>
        <source>Plans</source>
        <extracomment>ui/games/singapore/panels/plans_page.py, ui/games/singapore/panels/turn.py</extracomment>
        <translation>Piani</translation>
    </message>
    <message>
        <source>Play from here</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Gioca da qui</translation>
    </message>
    <message>
        <source>Play only the next move of this plan</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Gioca solo la prossima mossa di questo piano</translation>
    </message>
    <message>
        <source>Play the draft without the chosen move</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Gioca la bozza senza la mossa scelta adesso</translation>
    </message>
    <message>
        <source>Play this plan</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Gioca il piano</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Prices</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Prezzi</translation>
    </message>
    <message>
        <source>Put the neutral flag on a free lot.</source>
        <extracomment>ui/games/singapore/panels/__init__.py</extracomment>
        <translation>Metti la bandierina neutrale su un lotto libero.</translation>
    </message>
    <message>
        <source>Put worker {number} on another building</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>Metti il lavoratore {number} su un altro edificio</translation>
    </message>
    <message>
        <source>Put your own flag on a free lot.</source>
        <extracomment>ui/games/singapore/panels/__init__.py</extracomment>
        <translation>Metti la tua bandierina su un lotto libero.</translation>
    </message>
    <message>
        <source>Put your second worker on the board before you end your turn.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Metti sul tabellone il tuo secondo lavoratore prima di finire il turno.</translation>
    </message>
    <message>
        <source>Put your worker on a building</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>Metti il lavoratore su un edificio</translation>
    </message>
    <message>
        <source>Put your worker on another building</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>Metti il lavoratore su un altro edificio</translation>
    </message>
    <message>
        <source>Put your worker on {place}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Metti il lavoratore su {place}</translation>
    </message>
    <message>
        <source>Put {owner}’s flag on a free lot.</source>
        <extracomment>ui/games/singapore/panels/__init__.py</extracomment>
        <translation>Metti la bandierina di {owner} su un lotto libero.</translation>
    </message>
    <message>
        <source>Raffles stone</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>Pietra di Raffles</translation>
    </message>
    <message>
        <source>Raffles stone: fewest victory points, begins the round</source>
        <extracomment>ui/games/singapore/player_cards.py</extracomment>
        <translation>Pietra di Raffles: meno punti vittoria, comincia il round</translation>
    </message>
    <message>
        <source>Raids</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Retate</translation>
    </message>
    <message>
        <source>Report a problem: the file includes all hidden money and goods</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Segnala un problema: il file contiene denaro e merci nascosti di tutti</translation>
    </message>
    <message>
        <source>Researches expansion and buys areas.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Ricerca l’espansione e compra aree.</translation>
    </message>
    <message>
        <source>Researches mergers early and announces many.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Ricerca presto le fusioni e ne annuncia molte.</translation>
    </message>
    <message numerus="yes">
        <source>Reset the {n} settings shown under “{page}” to their defaults?</source>
        <extracomment>For one: Reset the setting shown under “{page}” to its default? ui/settings/settings_dialog.py</extracomment>
        <translation>
            <numerusform>Ripristinare il valore predefinito dell’impostazione mostrata in «{page}»?</numerusform>
            <numerusform>Ripristinare i valori predefiniti delle {n} impostazioni mostrate in «{page}»?</numerusform>
        </translation>
    </message>
    <message>
        <source>Return black chips</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>Rimetti gettoni nel sacchetto</translation>
    </message>
    <message numerus="yes">
        <source>Return {n} black chips</source>
        <extracomment>For one: Return {n} black chip ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>Rimetti {n} gettone nel sacchetto</numerusform>
            <numerusform>Rimetti {n} gettoni nel sacchetto</numerusform>
        </translation>
    </message>
    <message>
        <source>Road to {place}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Strada verso {place}</translation>
    </message>
    <message>
        <source>Road: {a} – {b}</source>
        <extracomment>ui/games/singapore/texts/planning.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>Strada: {a} – {b}</translation>
    </message>
    <message>
        <source>Roads</source>
        <extracomment>ui/games/singapore/panels/roads_page.py, ui/games/singapore/panels/turn.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Strade</translation>
    </message>
    <message>
        <source>Round {round}: {player} gains {points}</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Round {round}: {player} guadagna {points}</translation>
    </message>
    <message>
        <source>Round {round}: {player} has the Raffles stone</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Round {round}: {player} ha la pietra di Raffles</translation>
    </message>
    <message>
        <source>Say what borders the area</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Di’ che cosa confina con l’area</translation>
    </message>
    <message>
        <source>Shipowner</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Armatore</translation>
    </message>
    <message>
        <source>Show all options again</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Mostra di nuovo tutte le scelte</translation>
    </message>
    <message>
        <source>Show money and goods (or hold the mouse on the card)</source>
        <extracomment>ui/games/singapore/player_cards.py</extracomment>
        <translation>Mostra denaro e merci (o tieni premuto il mouse sulla scheda)</translation>
    </message>
    <message>
        <source>Show or hide this panel</source>
        <extracomment>ui/table/window/side.py</extracomment>
        <translation>Mostra o nascondi questo pannello</translation>
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
        <translation>Singapore, una baia</translation>
    </message>
    <message>
        <source>Singapore, wide</source>
        <comment>title of a map</comment>
        <extracomment>games/singapore/maps/layouts.py</extracomment>
        <translation>Singapore, larga</translation>
    </message>
    <message>
        <source>Singapore: quick reference</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Singapore: prontuario</translation>
    </message>
    <message>
        <source>Smuggler</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Contrabbandiere</translation>
    </message>
    <message>
        <source>Sold</source>
        <comment>stamp</comment>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Venduto</translation>
    </message>
    <message>
        <source>Sold {goods} to {cities} for {amount}.</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Venduto: {goods} a {cities} per {amount}.</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Start building</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Edificio iniziale</translation>
    </message>
    <message>
        <source>Starting Round</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>Round iniziale</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Passi</translation>
    </message>
    <message>
        <source>Style of play for seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Stile di gioco del posto {seat}</translation>
    </message>
    <message>
        <source>T, Shift+T</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>T, Shift+T</translation>
    </message>
    <message>
        <source>Ta&amp;ke over</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Su&amp;bentra</translation>
    </message>
    <message>
        <source>Take a tile, build it on your flag, and pay for the lot.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Prendi una tessera, costruiscila sulla tua bandierina e paga il lotto.</translation>
    </message>
    <message>
        <source>Take your second worker</source>
        <extracomment>ui/games/singapore/panels/moves.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>Ricevi il secondo lavoratore</translation>
    </message>
    <message>
        <source>Take {gain}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Prendi {gain}</translation>
    </message>
    <message>
        <source>The Raffles player puts a flag of each player on a free lot next to a building. Corners don’t count.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Il giocatore Raffles mette una bandierina di ognuno su un lotto libero accanto a un edificio. Gli angoli non contano.</translation>
    </message>
    <message>
        <source>The archive is damaged: an entry ends too early.</source>
        <extracomment>files/zip_archive.py, mapmaking/imports/open_file.py</extracomment>
        <translation>L’archivio è danneggiato: una voce finisce troppo presto.</translation>
    </message>
    <message>
        <source>The area “{id}” is named twice.</source>
        <extracomment>games/singapore/rules/scenario.py</extracomment>
        <translation>L’area «{id}» è elencata due volte.</translation>
    </message>
    <message>
        <source>The best come first: by income, then by cities, ships nearby, demand and room.</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Prima le migliori: per guadagno, poi per città, navi vicine, domanda e spazio.</translation>
    </message>
    <message>
        <source>The bot {bot} doesn’t have styles of play. Leave out the style.</source>
        <extracomment>bots/registry.py</extracomment>
        <translation>Il bot {bot} non ha stili di gioco. Ometti lo stile.</translation>
    </message>
    <message>
        <source>The bots are still paused.</source>
        <extracomment>ui/table/game_view.py</extracomment>
        <translation>I bot sono ancora in pausa.</translation>
    </message>
    <message>
        <source>The building “{id}” is there twice.</source>
        <extracomment>games/singapore/rules/box.py</extracomment>
        <translation>L’edificio «{id}» c’è due volte.</translation>
    </message>
    <message>
        <source>The disk couldn’t be read or written.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Impossibile leggere o scrivere sul disco.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Il disco è pieno.</translation>
    </message>
    <message>
        <source>The disk is write-protected.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Il disco è protetto da scrittura.</translation>
    </message>
    <message>
        <source>The file is too large for the disk.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Il file è troppo grande per il disco.</translation>
    </message>
    <message>
        <source>The file name must end in .png, .svg or .pdf, not “{ending}”.</source>
        <extracomment>ui/support/picture_file.py</extracomment>
        <translation>Il nome del file deve finire con .png, .svg o .pdf, non con «{ending}».</translation>
    </message>
    <message>
        <source>The first brings you the most.</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>La prima ti rende di più.</translation>
    </message>
    <message numerus="yes">
        <source>The first {n} are best for you, and equally good.</source>
        <extracomment>For one: The first {n} is best for you. ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>
            <numerusform>La prima è la migliore per te.</numerusform>
            <numerusform>Le prime {n} sono le migliori per te, a pari merito.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first {same} bring you the same; of these the first {n} help your rivals least.</source>
        <extracomment>For one: The first {same} bring you the same; of these the first helps your rivals least. ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>
            <numerusform>Le prime {same} ti rendono lo stesso; tra queste la prima aiuta meno gli rivali.</numerusform>
            <numerusform>Le prime {same} ti rendono lo stesso; tra queste le prime {n} aiutano meno gli rivali.</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder isn’t empty.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>La cartella non è vuota.</translation>
    </message>
    <message>
        <source>The game continues without being saved, and the program keeps trying. To be safe, save a copy elsewhere.</source>
        <extracomment>ui/table/game_controller.py</extracomment>
        <translation>La partita continua senza essere salvata e il programma riprova. Per sicurezza, salva una copia altrove.</translation>
    </message>
    <message>
        <source>The game ends this year, so a new area earns nothing.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>La partita finisce quest’anno: una nuova area non rende più nulla.</translation>
    </message>
    <message>
        <source>The game ends this year: a new area earns nothing. Stop, or buy one for {price}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>La partita finisce quest’anno: un’area non rende nulla. Fermati o comprane una per {price}.</translation>
    </message>
    <message>
        <source>The game ends this year: a new ship earns only by sales still to come.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>La partita finisce quest’anno: una nuova nave rende solo con le vendite ancora da fare.</translation>
    </message>
    <message>
        <source>The game ends this year: a new ship earns you nothing.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>La partita finisce quest’anno: una nuova nave non ti rende nulla.</translation>
    </message>
    <message>
        <source>The game is open in another window.</source>
        <extracomment>ui/table/game_controller.py</extracomment>
        <translation>La partita è aperta in un’altra finestra.</translation>
    </message>
    <message>
        <source>The game needs at least {n} lots.</source>
        <extracomment>games/singapore/rules/scenario.py</extracomment>
        <translation>Al gioco servono almeno {n} lotti.</translation>
    </message>
    <message>
        <source>The games are back in the list of saved games.</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Le partite sono di nuovo nell’elenco delle partite salvate.</translation>
    </message>
    <message>
        <source>The import ended unexpectedly. It may take more than {n}&#xa0;MB of memory, the limit for a file of this size.</source>
        <extracomment>mapmaking/imports/limits.py</extracomment>
        <translation>L’importazione si è interrotta in modo imprevisto. Forse richiede più di {n}&#xa0;MB di memoria, il limite per un file di queste dimensioni.</translation>
    </message>
    <message>
        <source>The lot is cheaper: £{best}, not £{other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Il lotto costa meno: £{best}, non £{other}.</translation>
    </message>
    <message>
        <source>The lot is dearer for the other player: £{best}, not £{other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Il lotto costa di più all’altro giocatore: £{best}, non £{other}.</translation>
    </message>
    <message>
        <source>The lot lies further from useful buildings and from the other player’s workers.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Il lotto è più lontano dagli edifici utili e dai lavoratori dell’altro giocatore.</translation>
    </message>
    <message>
        <source>The lot lies nearer to useful buildings and to the workers.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Il lotto è più vicino agli edifici utili e ai lavoratori.</translation>
    </message>
    <message>
        <source>The map is too dense. In a group of {n} areas each one touches more than {most} others of the group, and bots would think for too long.</source>
        <extracomment>games/indonesia/rules/scenario.py</extracomment>
        <translation>La mappa è troppo fitta. In un gruppo di {n} aree ciascuna ne tocca più di {most} altre del gruppo, e i bot penserebbero troppo a lungo.</translation>
    </message>
    <message>
        <source>The map now has no tiles.</source>
        <extracomment>games/singapore/maps/map_data.py</extracomment>
        <translation>La mappa ora non ha tessere.</translation>
    </message>
    <message>
        <source>The map was shared, but what you wrote about it wasn’t kept for next time.</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>La mappa è stata condivisa, ma ciò che ne hai scritto non è stato conservato per la prossima volta.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Il nome è troppo lungo.</translation>
    </message>
    <message>
        <source>The name “{name}” has an invisible joiner that its letters don’t need.</source>
        <extracomment>core/player_names.py</extracomment>
        <translation>Il nome «{name}» ha un carattere di unione invisibile di cui le sue lettere non hanno bisogno.</translation>
    </message>
    <message>
        <source>The next best move is just as good.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>La seconda mossa migliore è altrettanto buona.</translation>
    </message>
    <message>
        <source>The path is longer than Windows allows.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Il percorso è più lungo di quanto Windows consenta.</translation>
    </message>
    <message>
        <source>The player with the fewest VP gets the Raffles stone. If players tie, it’s the lowest marker.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Chi ha meno PV riceve la pietra di Raffles. A parità decide il segnalino più in basso.</translation>
    </message>
    <message>
        <source>The player with the most victory points wins. Money, goods and chips don’t count.</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Vince chi ha più punti vittoria. Denaro, merci e gettoni non contano.</translation>
    </message>
    <message>
        <source>The program has too many files open.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Il programma ha troppi file aperti.</translation>
    </message>
    <message>
        <source>The program takes the first of equal areas for {player}. Undo takes it all back.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Il programma prende la prima delle aree equivalenti per {player}. Annulla ripristina tutto.</translation>
    </message>
    <message>
        <source>The raid took the chips.</source>
        <extracomment>games/singapore/rules/use.py</extracomment>
        <translation>La retata ha preso i gettoni.</translation>
    </message>
    <message>
        <source>The random seed {seed} doesn’t produce this outcome of chance.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Il seme casuale {seed} non produce questo esito del caso.</translation>
    </message>
    <message>
        <source>The seals must be in the order of their spaces.</source>
        <extracomment>games/singapore/rules/box.py</extracomment>
        <translation>I sigilli devono essere nell’ordine delle loro caselle.</translation>
    </message>
    <message>
        <source>The stack is empty.</source>
        <extracomment>games/singapore/rules/building.py</extracomment>
        <translation>La pila è vuota.</translation>
    </message>
    <message>
        <source>The start buildings are already joined to one another.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Gli edifici iniziali sono già collegati fra loro.</translation>
    </message>
    <message>
        <source>The start tile and the land tiles must lie side by side, in one piece.</source>
        <extracomment>games/singapore/rules/scenario.py</extracomment>
        <translation>La tessera iniziale e le tessere terreno devono stare fianco a fianco, in un pezzo solo.</translation>
    </message>
    <message>
        <source>The start tile needs {n} lots, as many as it has prices.</source>
        <extracomment>games/singapore/rules/scenario.py</extracomment>
        <translation>La tessera iniziale deve avere {n} lotti, tanti quanti i prezzi.</translation>
    </message>
    <message>
        <source>The start tile needs {n} start buildings.</source>
        <extracomment>games/singapore/rules/scenario.py</extracomment>
        <translation>La tessera iniziale deve avere {n} edifici iniziali.</translation>
    </message>
    <message>
        <source>The tile that’s left gets the hut. If it already had the hut, it leaves the game.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>La tessera rimasta riceve la capanna. Se l’aveva già, lascia il gioco.</translation>
    </message>
    <message>
        <source>The top tile of the stack costs £{price} in cash.</source>
        <extracomment>games/singapore/rules/building.py</extracomment>
        <translation>La prima tessera della pila costa £{price} in contanti.</translation>
    </message>
    <message>
        <source>The turn that follows is worth more.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Il resto del turno vale di più.</translation>
    </message>
    <message>
        <source>The white chip goes back into the bag.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Il gettone bianco torna nel sacchetto.</translation>
    </message>
    <message>
        <source>The worker ends the turn where more can be done in the next one.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Il lavoratore finisce il turno dove si può fare di più nel successivo.</translation>
    </message>
    <message>
        <source>The worker is already there. Choose another building.</source>
        <extracomment>games/singapore/rules/use.py</extracomment>
        <translation>Il lavoratore è già lì. Scegli un altro edificio.</translation>
    </message>
    <message>
        <source>There is a file where a folder should be.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>C’è un file dove dovrebbe esserci una cartella.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Questo file o questa cartella non esiste.</translation>
    </message>
    <message>
        <source>There’s already a building on {area}.</source>
        <extracomment>games/singapore/rules/lots.py</extracomment>
        <translation>Su {area} c’è già un edificio.</translation>
    </message>
    <message>
        <source>There’s already a flag on {area}.</source>
        <extracomment>games/singapore/rules/lots.py</extracomment>
        <translation>Su {area} c’è già una bandierina.</translation>
    </message>
    <message>
        <source>There’s already a road between {a} and {b}.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Tra {a} e {b} c’è già una strada.</translation>
    </message>
    <message>
        <source>There’s no style “{style}”. Choose one of {known}.</source>
        <extracomment>bots/registry.py</extracomment>
        <translation>Non c’è uno stile «{style}». Scegli tra {known}.</translation>
    </message>
    <message>
        <source>These aren’t the goods that {building} gives.</source>
        <extracomment>games/singapore/rules/exchange.py</extracomment>
        <translation>Queste non sono le merci che dà {building}.</translation>
    </message>
    <message>
        <source>These aren’t the goods that {building} takes.</source>
        <extracomment>games/singapore/rules/exchange.py</extracomment>
        <translation>Queste non sono le merci che prende {building}.</translation>
    </message>
    <message>
        <source>They pay for each chip and each opium, return their chips, and lose half their opium, rounded up.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Paga per ogni gettone e ogni oppio, rimette i gettoni e perde metà dell’oppio, arrotondata per eccesso.</translation>
    </message>
    <message>
        <source>This building is already joined to the start buildings.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Questo edificio è già collegato agli edifici iniziali.</translation>
    </message>
    <message numerus="yes">
        <source>This costs {n} goods of one kind; you have too few.</source>
        <extracomment>For one: This costs {n} good; you have none left for it. games/singapore/rules/exchange.py</extracomment>
        <translation>
            <numerusform>Costa {n} merce; non te ne resta nessuna.</numerusform>
            <numerusform>Costa {n} merci uguali; ne hai troppo poche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs {n} goods; you have too few.</source>
        <extracomment>For one: This costs {n} good; you have none left for it. games/singapore/rules/exchange.py</extracomment>
        <translation>
            <numerusform>Costa {n} merce; non te ne resta nessuna.</numerusform>
            <numerusform>Costa {n} merci; ne hai troppo poche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs {n} victory points.</source>
        <extracomment>For one: This costs {n} victory point. games/singapore/rules/exchange.py</extracomment>
        <translation>
            <numerusform>Costa {n} punto vittoria.</numerusform>
            <numerusform>Costa {n} punti vittoria.</numerusform>
        </translation>
    </message>
    <message>
        <source>This costs £{price}; you have £{cash}.</source>
        <extracomment>games/singapore/rules/exchange.py</extracomment>
        <translation>Costa £{price}; hai £{cash}.</translation>
    </message>
    <message>
        <source>This game doesn’t change. Who plays in the new one?</source>
        <extracomment>ui/table/games/branch_dialog.py</extracomment>
        <translation>Questa partita non cambia. Chi gioca in quella nuova?</translation>
    </message>
    <message>
        <source>This isn’t what {building} does.</source>
        <extracomment>games/singapore/rules/use.py</extracomment>
        <translation>Non è ciò che fa {building}.</translation>
    </message>
    <message>
        <source>This link leads back to itself.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Questo collegamento riporta a sé stesso.</translation>
    </message>
    <message>
        <source>This worker isn’t on the board yet.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Questo lavoratore non è ancora sul tabellone.</translation>
    </message>
    <message>
        <source>This would change nothing.</source>
        <extracomment>games/singapore/rules/exchange.py</extracomment>
        <translation>Questo non cambierebbe nulla.</translation>
    </message>
    <message>
        <source>Three rounds later</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Tre round dopo</translation>
    </message>
    <message>
        <source>Tied with {players}. The marker that is lowest in the pile wins the tie.</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Parità con {players}. Vince il segnalino più in basso.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>ui/games/singapore/board/board_ui.py, ui/games/singapore/panels/building.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Tessere</translation>
    </message>
    <message>
        <source>Tiles are laid out until there is one more than players.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Si espongono tessere finché ce n’è una più dei giocatori.</translation>
    </message>
    <message>
        <source>Tiles: {tiles}</source>
        <extracomment>ui/games/singapore/tile_row.py</extracomment>
        <translation>Tessere: {tiles}</translation>
    </message>
    <message>
        <source>To the New Helpers</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ai Nuovi aiutanti</translation>
    </message>
    <message numerus="yes">
        <source>Too far for this turn: it takes {n} steps, and only {possible} can be made.</source>
        <extracomment>For one: Too far for this turn: it takes {n} step, and only {possible} can be made. ui/games/singapore/panels/moves_page.py</extracomment>
        <translation>
            <numerusform>Troppo lontano per questo turno: serve {n} passo e se ne possono fare solo {possible}.</numerusform>
            <numerusform>Troppo lontano per questo turno: servono {n} passi e se ne possono fare solo {possible}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too few tiles are left for another round.</source>
        <extracomment>games/singapore/rules/round.py</extracomment>
        <translation>Restano troppo poche tessere per un altro round.</translation>
    </message>
    <message>
        <source>Too small on this map: {names}. Press Enter to show nothing else.</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Troppo piccoli su questa mappa: {names}. Premi Invio per non mostrare altro.</translation>
    </message>
    <message>
        <source>Top of the stack: {building}</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Prima della pila: {building}</translation>
    </message>
    <message>
        <source>Track</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>Percorso</translation>
    </message>
    <message>
        <source>Track and tiles</source>
        <extracomment>ui/games/singapore/table_strip.py</extracomment>
        <translation>Percorso e tessere</translation>
    </message>
    <message>
        <source>Trades in opium, whatever the risk.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Commercia in oppio, qualunque sia il rischio.</translation>
    </message>
    <message>
        <source>Tries each building with the turn that follows, by what it’s worth up to the end of the game.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Prova ogni edificio con il turno che segue, in base a quanto vale fino alla fine della partita.</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>Turni</translation>
    </message>
    <message>
        <source>Undone: {move}</source>
        <extracomment>ui/editor/editor_window.py, ui/table/game_view.py</extracomment>
        <translation>Annullato: {move}</translation>
    </message>
    <message>
        <source>Use of buildings</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Uso degli edifici</translation>
    </message>
    <message>
        <source>Use your last step to put your second worker on the board.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Usa il tuo ultimo passo per mettere sul tabellone il tuo secondo lavoratore.</translation>
    </message>
    <message>
        <source>Use {building}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Usa {building}</translation>
    </message>
    <message>
        <source>Uses</source>
        <extracomment>ui/games/singapore/panels/turn.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Azioni</translation>
    </message>
    <message>
        <source>Uses and steps</source>
        <extracomment>ui/games/singapore/panels/moves_page.py</extracomment>
        <translation>Azioni e passi</translation>
    </message>
    <message>
        <source>Uses of others’ buildings; each gave the owner 1&#xa0;VP</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Usi di edifici altrui; ognuno ha dato 1&#xa0;PV al possessore</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Value of the goods and ships in a merger, in rupiah</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Valore delle merci e delle navi in una fusione, in rupie</translation>
    </message>
    <message>
        <source>Victory points</source>
        <extracomment>ui/games/singapore/chart_data.py, ui/games/singapore/final_screen.py</extracomment>
        <translation>Punti vittoria</translation>
    </message>
    <message>
        <source>Victory points by round</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Punti vittoria per round</translation>
    </message>
    <message>
        <source>Victory points decide; of equals, the lowest marker wins</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Decidono i punti vittoria; a parità, il segnalino più in basso</translation>
    </message>
    <message>
        <source>Victory points gained and lost: {amounts}</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Punti vittoria guadagnati e persi: {amounts}</translation>
    </message>
    <message>
        <source>Victory points gained in the round, less those lost</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Punti vittoria guadagnati nel round, meno quelli persi</translation>
    </message>
    <message>
        <source>Victory points gained to the right and lost to the left; the difference is the score</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>A destra i punti vittoria guadagnati, a sinistra quelli persi; la differenza è il punteggio</translation>
    </message>
    <message>
        <source>Victory points: {changes}.</source>
        <extracomment>ui/games/singapore/recap.py</extracomment>
        <translation>Punti vittoria: {changes}.</translation>
    </message>
    <message>
        <source>Victory track: {markers}</source>
        <extracomment>ui/games/singapore/victory_track.py</extracomment>
        <translation>Percorso dei punti: {markers}</translation>
    </message>
    <message>
        <source>View only</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Solo guardare</translation>
    </message>
    <message>
        <source>Visits to other players</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Visite agli altri giocatori</translation>
    </message>
    <message>
        <source>Walk on</source>
        <extracomment>ui/games/singapore/panels/moves.py, ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Altri passi</translation>
    </message>
    <message>
        <source>Walk, use buildings or build roads. Left: {left}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Muoviti, usa edifici o costruisci strade. Restano: {left}.</translation>
    </message>
    <message>
        <source>Weaver’s</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Tessitore</translation>
    </message>
    <message>
        <source>Weaving Mill</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Tessitura</translation>
    </message>
    <message>
        <source>Welcome to Singapore</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Singapore ti aspetta</translation>
    </message>
    <message>
        <source>There’s no news yet.</source>
        <extracomment>ui/shell/news.py</extracomment>
        <translation>Ancora nessuna novità.</translation>
    </message>
    <message>
        <source>News that a screen reader reads by itself. The list of news has everything.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Che cosa uno screen reader deve leggere da solo. L’elenco delle novità contiene tutto.</translation>
    </message>
    <message>
        <source>Chance to win before this decision</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>Probabilità di vincere prima di questa decisione</translation>
    </message>
    <message>
        <source>All your company slots are taken.</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>Tutti i tuoi slot per compagnie sono occupati.</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Alt+Giù</translation>
    </message>
    <message>
        <source>Cash with this year’s earnings, and the bank: click an amount for its breakdown</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Contanti con i guadagni di quest’anno, e banca: fai clic su un importo per il dettaglio</translation>
    </message>
    <message>
        <source>Chosen in the list</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Scelta nell’elenco</translation>
    </message>
    <message>
        <source>City growth: goods received</source>
        <extracomment>ui/games/indonesia/panels/operations.py, ui/games/indonesia/panels/situation.py</extracomment>
        <translation>Crescita delle città: merci ricevute</translation>
    </message>
    <message>
        <source>Click there; with Shift or Ctrl as with the mouse</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Clicca lì; con Shift o Ctrl come con il mouse</translation>
    </message>
    <message>
        <source>Corner of {areas}</source>
        <extracomment>ui/editor/tools/gestures.py</extracomment>
        <translation>Vertice di {areas}</translation>
    </message>
    <message>
        <source>Double-click there</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Doppio clic lì</translation>
    </message>
    <message>
        <source>Enter skips what is shown, Esc skips to your turn.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Invio salta ciò che si vede, Esc va al tuo turno.</translation>
    </message>
    <message>
        <source>Enter skips what is shown.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Invio salta ciò che si vede.</translation>
    </message>
    <message>
        <source>Era</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Era</translation>
    </message>
    <message>
        <source>Green square</source>
        <extracomment>ui/style/theme.py</extracomment>
        <translation>Quadrato verde</translation>
    </message>
    <message>
        <source>Grey circle</source>
        <extracomment>ui/style/theme.py</extracomment>
        <translation>Cerchio grigio</translation>
    </message>
    <message>
        <source>Growth</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Città</translation>
    </message>
    <message>
        <source>Hide the pointer</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Nascondi il puntatore</translation>
    </message>
    <message>
        <source>If it ends here, you pay {amount} and get {share} of it back.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Se finisce così, paghi {amount} e ne riprendi {share}.</translation>
    </message>
    <message>
        <source>If it ends here, {player} pays {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Se finisce così, {player} paga {amount}.</translation>
    </message>
    <message>
        <source>Merger payouts from others</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Fusioni: ricevuto da altri</translation>
    </message>
    <message>
        <source>Merger payouts to others</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Fusioni: pagato ad altri</translation>
    </message>
    <message>
        <source>Per year: what the area’s good brings, or would add if the area stayed</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>All’anno: quanto rende la merce dell’area, o quanto aggiungerebbe se l’area restasse</translation>
    </message>
    <message>
        <source>Room: how many areas it can grow into, which the board shows for the row of a place</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Spazio: in quante aree può crescere; il tabellone le mostra per la riga di un luogo</translation>
    </message>
    <message>
        <source>Several small things make it better.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Diverse piccole cose la rendono migliore.</translation>
    </message>
    <message>
        <source>Ship fees from others</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Noli da altri</translation>
    </message>
    <message>
        <source>Ship fees to others</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Noli ad altri</translation>
    </message>
    <message>
        <source>Sort a table by this column; again, the other way round</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Ordina una tabella secondo questa colonna; di nuovo, al contrario</translation>
    </message>
    <message>
        <source>Sort by this column</source>
        <extracomment>ui/widgets/item_views.py</extracomment>
        <translation>Ordina secondo questa colonna</translation>
    </message>
    <message>
        <source>Sorted by {column}, ascending</source>
        <extracomment>ui/widgets/item_views.py</extracomment>
        <translation>Ordinato per {column}, crescente</translation>
    </message>
    <message>
        <source>Sorted by {column}, descending</source>
        <extracomment>ui/widgets/item_views.py</extracomment>
        <translation>Ordinato per {column}, decrescente</translation>
    </message>
    <message>
        <source>The bar at the top names the seven phases of a year. Cities buy your goods: at the start of an era, you build one on the coast of a province on your city card. &lt;b&gt;Build yours in Seroja: click one of its areas on the board, then press the button.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>La barra in alto elenca le sette fasi di un anno. Le città comprano le tue merci: all’inizio di un’era ne costruisci una sulla costa di una provincia della tua carta città. &lt;b&gt;Costruisci la tua a Seroja: fai clic su una delle sue aree sul tabellone, poi premi il pulsante.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The outlines have no property “{name}”.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>I contorni non hanno la proprietà “{name}”.</translation>
    </message>
    <message>
        <source>The outlines have no property “{name}”. They have: {names}.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>I contorni non hanno la proprietà “{name}”. Hanno: {names}.</translation>
    </message>
    <message>
        <source>The result was open until then, and became certain only at the end.</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Il risultato è rimasto aperto fino ad allora, ed è stato certo solo alla fine.</translation>
    </message>
    <message>
        <source>The review looked further ahead: it played on after each move.</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>L’analisi ha guardato più avanti: ha continuato a giocare dopo ogni mossa.</translation>
    </message>
    <message>
        <source>The wheel, or two fingers on a touchpad, do this up and down. Sideways they always move the map, and with Ctrl they always zoom.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Che cosa fanno in verticale la rotella o due dita sul touchpad. In orizzontale spostano sempre la mappa, e con Ctrl fanno sempre lo zoom.</translation>
    </message>
    <message>
        <source>There was no time for all {n}.</source>
        <extracomment>mapmaking/review/tuning.py</extracomment>
        <translation>Non c’è stato tempo per tutte le {n}.</translation>
    </message>
    <message>
        <source>This decision</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Questa decisione</translation>
    </message>
    <message>
        <source>This file is of another kind (“{kind}”). You can import {formats}: export it so in the program that made it.</source>
        <extracomment>mapmaking/imports/xml_tree.py</extracomment>
        <translation>Questo file è di un altro tipo («{kind}»). Puoi importare {formats}: esportalo così nel programma che l’ha creato.</translation>
    </message>
    <message>
        <source>This file uses entities, which can’t be imported. Save it without them, SVG as plain SVG.</source>
        <extracomment>mapmaking/imports/xml_tree.py</extracomment>
        <translation>Questo file usa entità, che non si possono importare. Salvalo senza, un SVG come SVG semplice.</translation>
    </message>
    <message>
        <source>This graph can’t be read ({error}).</source>
        <extracomment>mapmaking/imports/graph_links.py</extracomment>
        <translation>Questo grafo non si può leggere ({error}).</translation>
    </message>
    <message>
        <source>This time, you sell two goods, each on a different ship of your own. That’s 40 for you, and nothing for Budi. &lt;b&gt;Press the button to ship the goods.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Questa volta vendi due merci, ciascuna su una tua nave diversa: 40 per te, e nulla per Budi. &lt;b&gt;Premi il pulsante per spedire le merci.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>To {cities} instead of {others}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>A {cities} invece di {others}</translation>
    </message>
    <message>
        <source>Tune</source>
        <extracomment>ui/editor/balance/tune_dialog.py</extracomment>
        <translation>Bilancia</translation>
    </message>
    <message>
        <source>Tune deeds and cards</source>
        <extracomment>ui/editor/balance/tune_dialog.py</extracomment>
        <translation>Bilancia licenze e carte</translation>
    </message>
    <message>
        <source>Tune deeds and cards…</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Bilancia licenze e carte…</translation>
    </message>
    <message>
        <source>Turn the wheel there</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Gira la rotellina lì</translation>
    </message>
    <message>
        <source>Use these deeds and cards</source>
        <extracomment>ui/editor/balance/tune_dialog.py</extracomment>
        <translation>Usa queste licenze e carte</translation>
    </message>
    <message>
        <source>Use {building}: {goods}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Usa {building}: {goods}</translation>
    </message>
    <message>
        <source>When a round can’t be laid out. Most VP wins; tied players: the lowest marker.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Quando non si può esporre un altro round. Vince chi ha più PV; a parità, il segnalino più in basso.</translation>
    </message>
    <message>
        <source>When all companies have operated, a city grows if it has received as many of every good on the board as its size. The city that bought your rice grows from 1 to 2: next year, it buys two of each good. Your earnings are added to your cash. That’s your first year!</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Quando tutte le compagnie hanno operato, una città cresce se ha ricevuto tante unità di ogni merce sul tabellone quante ne indica la sua taglia. La città che ha comprato il tuo riso passa da 1 a 2: l’anno prossimo comprerà due unità di ogni merce. I tuoi guadagni si aggiungono ai contanti. Ecco il primo anno!</translation>
    </message>
    <message>
        <source>When you have only one move, such as a forced pass, it’s played at once. Undo takes it back with the move before it. You’re still asked if that would reveal hidden information.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Se hai una sola mossa, per esempio passare per forza, viene giocata subito. «Annulla» la ritira insieme alla mossa precedente. Se rivelerebbe informazioni nascoste, ti viene chiesto comunque.</translation>
    </message>
    <message>
        <source>When you start a new game, older finished games in which only bots played are moved to the trash. Games that a person played, unfinished games and games you renamed always stay.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Quando inizi una nuova partita, le vecchie partite finite in cui hanno giocato solo bot vanno nel cestino. Quelle in cui ha giocato una persona, quelle non finite e quelle rinominate restano sempre.</translation>
    </message>
    <message>
        <source>Where it is</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Dove si trova</translation>
    </message>
    <message>
        <source>Where points came from</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Da dove vengono i punti</translation>
    </message>
    <message>
        <source>Which game do you want to learn?</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Quale gioco vuoi imparare?</translation>
    </message>
    <message>
        <source>While you wait</source>
        <extracomment>ui/table/panels/meanwhile.py</extracomment>
        <translation>Mentre aspetti</translation>
    </message>
    <message>
        <source>While you waited</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Nel frattempo</translation>
    </message>
    <message>
        <source>Whole drawing</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Tutto il disegno</translation>
    </message>
    <message>
        <source>Whole turn</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Turno intero</translation>
    </message>
    <message>
        <source>Width</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Larghezza</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>board/measures.py, games/indonesia/maps/fairness.py</extracomment>
        <translation>Vittorie</translation>
    </message>
    <message>
        <source>With {amount} in cash, no merger can be announced.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Con {amount} in contanti non si può annunciare alcuna fusione.</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Worker on {place}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Lavoratore su {place}</translation>
    </message>
    <message>
        <source>Worker {number}</source>
        <extracomment>ui/games/singapore/panels/turn.py, ui/games/singapore/texts/planning.py</extracomment>
        <translation>Lav. {number}</translation>
    </message>
    <message>
        <source>Worker {number} is here</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Il lavoratore {number} è qui</translation>
    </message>
    <message>
        <source>Worker {number} jumps to {place}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Il lavoratore {number} salta a {place}</translation>
    </message>
    <message>
        <source>Worker {number} to {place}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Lavoratore {number} a {place}</translation>
    </message>
    <message>
        <source>Worker {number}, {steps}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Lavoratore {number}, {steps}</translation>
    </message>
    <message>
        <source>Workers</source>
        <extracomment>ui/games/singapore/board/board_ui.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Lavoratori</translation>
    </message>
    <message>
        <source>Workers: {players}</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Lavoratori: {players}</translation>
    </message>
    <message>
        <source>Year {year}: {earnings}</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Anno {year}: {earnings}</translation>
    </message>
    <message>
        <source>Yearly income is then {amount}, against {than}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Le entrate annue diventano {amount}, contro {than}.</translation>
    </message>
    <message>
        <source>Years</source>
        <extracomment>games/indonesia/maps/fairness.py, games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Anni</translation>
    </message>
    <message>
        <source>Years of a game (median)</source>
        <extracomment>games/indonesia/maps/fairness.py</extracomment>
        <translation>Anni di una partita (mediana)</translation>
    </message>
    <message>
        <source>You already have your second worker.</source>
        <extracomment>games/singapore/rules/use.py</extracomment>
        <translation>Hai già il tuo secondo lavoratore.</translation>
    </message>
    <message>
        <source>You also lose half of your opium, and if you’re short of money, you pay with VP. So keep your chips and your opium below those of the others.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Perdi anche metà del tuo oppio, e se il denaro non basta paghi con PV. Cerca quindi di avere meno gettoni e oppio degli altri.</translation>
    </message>
    <message>
        <source>You announce none, and are asked only in auctions in which you may bid.</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Non ne annunci alcuna e decidi solo nelle aste in cui puoi puntare.</translation>
    </message>
    <message>
        <source>You build for the neutral colour: it costs nothing.</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Costruisci per il colore neutrale: non costa niente.</translation>
    </message>
    <message numerus="yes">
        <source>You can return 1 to {n} chips here.</source>
        <extracomment>For one: You can return {n} chip here. games/singapore/rules/use.py</extracomment>
        <translation>
            <numerusform>Qui puoi rimettere nel sacchetto {n} gettone.</numerusform>
            <numerusform>Qui puoi rimettere nel sacchetto da 1 a {n} gettoni.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can’t branch off here: chance in this older game didn’t follow its seed.</source>
        <extracomment>ui/table/games/open_game.py</extracomment>
        <translation>Qui non si può diramare: in questa vecchia partita il caso non seguiva il suo seme.</translation>
    </message>
    <message>
        <source>You could, but build on D5 this time. It’s cheap, and close to the Builder.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Potresti, ma questa volta costruisci su D5. Costa poco, ed è vicino al Costruttore.</translation>
    </message>
    <message>
        <source>You could, but choose F5 this time. There, others will often use your building.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Potresti, ma questa volta scegli F5. Lì gli altri useranno spesso il tuo edificio.</translation>
    </message>
    <message>
        <source>You could, but choose H6 this time. It costs £3, more than the others.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Potresti, ma questa volta scegli H6. Costa £3, più degli altri.</translation>
    </message>
    <message>
        <source>You could, but first build the road between G5 and F5. It brings you visitors.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Potresti, ma prima costruisci la strada tra G5 e F5. Ti porta visitatori.</translation>
    </message>
    <message>
        <source>You could, but put your second worker on Raffles’ Plan on E2 this time.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Potresti, ma questa volta metti il secondo lavoratore sul Piano di Raffles (E2).</translation>
    </message>
    <message>
        <source>You could, but start at your Brickworks on D5 this time. You need bricks.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Potresti, ma questa volta comincia dalla tua Fornace (D5). Ti servono mattoni.</translation>
    </message>
    <message>
        <source>You decide this. Then the program operates {player}’s companies.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Qui decidi tu. Poi il programma fa operare le compagnie di {player}.</translation>
    </message>
    <message>
        <source>You don’t have permission to do that.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Non hai il permesso di farlo.</translation>
    </message>
    <message>
        <source>You don’t have that worker.</source>
        <extracomment>games/singapore/rules/turn.py, games/singapore/rules/use.py</extracomment>
        <translation>Non hai quel lavoratore.</translation>
    </message>
    <message>
        <source>You get {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Ricevi {amount}.</translation>
    </message>
    <message>
        <source>You have no black chips to return.</source>
        <extracomment>games/singapore/rules/use.py</extracomment>
        <translation>Non hai gettoni neri da rimettere nel sacchetto.</translation>
    </message>
    <message>
        <source>You have no steps left in this turn.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Non hai più passi in questo turno.</translation>
    </message>
    <message>
        <source>You have no worker in hand.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Non hai lavoratori in mano.</translation>
    </message>
    <message>
        <source>You know all you need. Play a full game against bots, or continue right here: from now on, you, Budi and Citra can do anything the rules allow.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ora sai tutto ciò che ti serve. Gioca una partita intera contro i bot, o continua qui: d’ora in poi tu, Budi e Citra potete fare tutto ciò che le regole permettono.</translation>
    </message>
    <message>
        <source>You lay the road of the neutral colour’s new building.</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Costruisci la strada del nuovo edificio neutrale.</translation>
    </message>
    <message>
        <source>You pay</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Paghi</translation>
    </message>
    <message>
        <source>You pay {amount} and get {share} of it back.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Paghi {amount} e ne riprendi {share}.</translation>
    </message>
    <message>
        <source>You pay {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Paghi {amount}.</translation>
    </message>
    <message>
        <source>You reach the seal at {seal} and get {money}.</source>
        <extracomment>ui/games/singapore/recap.py</extracomment>
        <translation>Raggiungi il sigillo a {seal} e ricevi {money}.</translation>
    </message>
    <message>
        <source>You, net</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Tu, netto</translation>
    </message>
    <message>
        <source>You, net: what you get or pay if the lowest bid wins</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Tu, netto: quanto ricevi o paghi se vince la puntata più bassa</translation>
    </message>
    <message>
        <source>Your bid of 110 was paid out by area, 22 each: you got 66 back, and Budi got 44. So for 44 you bought two areas that earn 40 a year. The merged company takes up only one slot and sells all its goods in one go.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>La tua puntata di 110 è stata divisa in base alle aree, 22 l’una: tu ne hai riavuti 66 e Budi ne ha ricevuti 44. Con 44, quindi, hai comprato due aree che rendono 40 all’anno. La compagnia risultante occupa un solo slot e vende tutte le sue merci in una volta.</translation>
    </message>
    <message>
        <source>Your bid: {amount}.</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>La tua puntata: {amount}.</translation>
    </message>
    <message>
        <source>Your changes are back, but you can’t undo them. The steps were kept in a damaged file.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Le tue modifiche sono di nuovo qui, ma non puoi annullarle: il file in cui i passi erano conservati è danneggiato.</translation>
    </message>
    <message>
        <source>Your first building</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Il tuo primo edificio</translation>
    </message>
    <message>
        <source>Your flag is on {lot}.</source>
        <extracomment>ui/games/singapore/recap.py</extracomment>
        <translation>La tua bandierina è su {lot}.</translation>
    </message>
    <message>
        <source>Your flag is on {lot}. You build there.</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>La tua bandierina è su {lot}. Costruisci lì.</translation>
    </message>
    <message>
        <source>Your game</source>
        <extracomment>ui/table/own_story.py</extracomment>
        <translation>La tua partita</translation>
    </message>
    <message>
        <source>Your lot</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Il tuo lotto</translation>
    </message>
    <message>
        <source>Your maps</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Le tue mappe</translation>
    </message>
    <message>
        <source>Your move is shown on the board.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>La tua mossa si vede sul tabellone.</translation>
    </message>
    <message>
        <source>Your name, or nothing</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Il tuo nome, o niente</translation>
    </message>
    <message>
        <source>Your record</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Il tuo bilancio</translation>
    </message>
    <message>
        <source>Your record was damaged and has been started again from your saved games. The old file is {file}.</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Il tuo bilancio era danneggiato ed è stato ricominciato dalle partite salvate. Il vecchio file è {file}.</translation>
    </message>
    <message>
        <source>Your record was deleted.</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Il tuo bilancio è stato eliminato.</translation>
    </message>
    <message>
        <source>Your record was written by a later version of the program. Update the program to see it.</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Il tuo bilancio è stato scritto da una versione più recente del programma. Aggiorna il programma per vederlo.</translation>
    </message>
    <message>
        <source>Your record…</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Il tuo bilancio…</translation>
    </message>
    <message>
        <source>Your turn is over: nothing more is possible. End it.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Il tuo turno è finito: non è possibile altro. Finiscilo.</translation>
    </message>
    <message>
        <source>Your turn: build</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py, ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Il tuo turno: costruire</translation>
    </message>
    <message>
        <source>Your turn: move and act</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Il tuo turno: passi e azioni</translation>
    </message>
    <message>
        <source>Your worker</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Il tuo lavoratore</translation>
    </message>
    <message>
        <source>Your worker is here</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Il tuo lavoratore è qui</translation>
    </message>
    <message>
        <source>Your workers stand well for the next turn. End this one.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>I tuoi lavoratori sono ben piazzati per il prossimo turno. Finisci questo.</translation>
    </message>
    <message>
        <source>You’re at step {step} of {steps}</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Sei al passo {step} di {steps}</translation>
    </message>
    <message>
        <source>You’re caught in a raid</source>
        <extracomment>ui/games/singapore/offer.py</extracomment>
        <translation>Una retata ti colpisce</translation>
    </message>
    <message>
        <source>You’re the last to build</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>L’ultimo turno del round</translation>
    </message>
    <message>
        <source>You’ve played all seven phases. Play a full game against bots, or continue right here: the script is over, so you and Budi can now do anything the rules allow.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Hai giocato tutte e sette le fasi. Gioca una partita intera contro i bot, o continua qui: il copione è finito, e ora tu e Budi potete fare tutto ciò che le regole permettono.</translation>
    </message>
    <message>
        <source>Zoom to</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Ingrandisci qui</translation>
    </message>
    <message>
        <source>Zooms to the places you can choose, and back afterwards. Small windows are less than 1600 pixels wide.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Ingrandisce i luoghi che puoi scegliere e poi torna indietro. Le finestre piccole sono larghe meno di 1600 pixel.</translation>
    </message>
    <message>
        <source>a further road</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>un’altra strada</translation>
    </message>
    <message>
        <source>a lot</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>un lotto</translation>
    </message>
    <message>
        <source>a seal, the first time: {spaces}</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>un sigillo, la prima volta: {spaces}</translation>
    </message>
    <message>
        <source>a slot is already free</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>uno slot è già libero</translation>
    </message>
    <message>
        <source>a space back on the victory track</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>una casella indietro sul percorso dei punti</translation>
    </message>
    <message>
        <source>about {amount}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>circa {amount}</translation>
    </message>
    <message numerus="yes">
        <source>all goods in and around {area}</source>
        <extracomment>For one: the good at {area} ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>la merce di {area}</numerusform>
            <numerusform>tutte le merci di {area} e dintorni</numerusform>
        </translation>
    </message>
    <message>
        <source>all your slots are taken</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>tutti i tuoi slot sono occupati</translation>
    </message>
    <message>
        <source>already used in this turn</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>già usato in questo turno</translation>
    </message>
    <message>
        <source>another area isn’t worth its price now</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>un’altra area ora non vale il suo prezzo</translation>
    </message>
    <message>
        <source>as printed on it</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>come indicato</translation>
    </message>
    <message>
        <source>at least {least}</source>
        <extracomment>board/bounds.py</extracomment>
        <translation>almeno {least}</translation>
    </message>
    <message>
        <source>at most {most}</source>
        <extracomment>board/bounds.py</extracomment>
        <translation>al massimo {most}</translation>
    </message>
    <message>
        <source>best: {company}</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>la migliore: {company}</translation>
    </message>
    <message>
        <source>best: {place}</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>meglio: {place}</translation>
    </message>
    <message>
        <source>black chip</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>gettone nero</translation>
    </message>
    <message>
        <source>building</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>edificio</translation>
    </message>
    <message>
        <source>can start nearby: {companies}</source>
        <extracomment>ui/games/indonesia/texts/new_era.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>da avviare nelle vicinanze: {companies}</translation>
    </message>
    <message>
        <source>cloth</source>
        <extracomment>games/singapore/rules/constants.py</extracomment>
        <translation>tessuti</translation>
    </message>
    <message>
        <source>costs about {n}&#xa0;VP</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>costa circa {n}&#xa0;PV</translation>
    </message>
    <message>
        <source>costs less than 1&#xa0;VP</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>costa meno di 1&#xa0;PV</translation>
    </message>
    <message>
        <source>costs £{price}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>costa £{price}</translation>
    </message>
    <message>
        <source>counts as {strength}</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>conta come {strength}</translation>
    </message>
    <message>
        <source>draws a chip</source>
        <extracomment>ui/games/singapore/texts/advice.py, ui/games/singapore/texts/planning.py</extracomment>
        <translation>si pesca un gettone</translation>
    </message>
    <message>
        <source>draws no chip</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>non si pesca nessun gettone</translation>
    </message>
    <message>
        <source>each area leaves you {amount} less</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>ogni area ti lascia {amount} in meno</translation>
    </message>
    <message>
        <source>each chip and opium in a raid</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>ogni gettone e oppio in una retata</translation>
    </message>
    <message numerus="yes">
        <source>each of your {n} ships carries one more good</source>
        <extracomment>For one: your ship carries one more good ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>la tua nave porta una merce in più</numerusform>
            <numerusform>ognuna delle tue {n} navi porta una merce in più</numerusform>
        </translation>
    </message>
    <message>
        <source>each: {cost}</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>ciascuna: {cost}</translation>
    </message>
    <message>
        <source>earned {amount} together</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>insieme hanno guadagnato {amount}</translation>
    </message>
    <message>
        <source>elephant</source>
        <extracomment>ui/table/heads.py</extracomment>
        <translation>elefante</translation>
    </message>
    <message>
        <source>ends your turn</source>
        <extracomment>ui/games/singapore/panels/plans_page.py, ui/games/singapore/panels/turn.py</extracomment>
        <translation>finisce il turno</translation>
    </message>
    <message>
        <source>everything else</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>tutto il resto</translation>
    </message>
    <message>
        <source>fewer black chips after this turn</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>meno gettoni neri dopo questo turno</translation>
    </message>
    <message>
        <source>fewer points for others: {best}, not {other}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>meno punti per gli altri: {best} invece di {other}</translation>
    </message>
    <message>
        <source>first year up to {amount}</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>primo anno fino a {amount}</translation>
    </message>
    <message>
        <source>first year {amount}</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>primo anno {amount}</translation>
    </message>
    <message>
        <source>for free</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>gratis</translation>
    </message>
    <message>
        <source>for {price}</source>
        <extracomment>ui/games/singapore/panels/building.py, ui/games/singapore/texts/building.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>per {price}</translation>
    </message>
    <message>
        <source>for {price} more</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{price} in più</translation>
    </message>
    <message>
        <source>for £1 more</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>£1 in più</translation>
    </message>
    <message>
        <source>further from what is useful to the other player</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>più lontano da ciò che è utile all’altro</translation>
    </message>
    <message>
        <source>get {amount}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>ricevi {amount}</translation>
    </message>
    <message>
        <source>gets {amount}</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>riceve {amount}</translation>
    </message>
    <message>
        <source>gives {money}</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>dà {money}</translation>
    </message>
    <message>
        <source>go to {building}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>vai a {building}</translation>
    </message>
    <message>
        <source>goods of any kind</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>merci a scelta</translation>
    </message>
    <message>
        <source>goods of one kind</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>merci uguali</translation>
    </message>
    <message>
        <source>has the hut</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>ha la capanna</translation>
    </message>
    <message>
        <source>hidden</source>
        <extracomment>i18n/text.py</extracomment>
        <translation>nascosto</translation>
    </message>
    <message>
        <source>hornbill</source>
        <extracomment>ui/table/heads.py</extracomment>
        <translation>bucero</translation>
    </message>
    <message>
        <source>if nobody outbids you, you play {place}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>se nessuno punta di più, giochi per {place}</translation>
    </message>
    <message>
        <source>illegal</source>
        <extracomment>ui/games/singapore/texts/names.py, ui/games/singapore/tile_row.py</extracomment>
        <translation>illegale</translation>
    </message>
    <message>
        <source>illegal building</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>edificio illegale</translation>
    </message>
    <message>
        <source>in the list</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>nell’elenco</translation>
    </message>
    <message>
        <source>is removed</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>viene abbandonata</translation>
    </message>
    <message numerus="yes">
        <source>it can grow into {n} sea areas</source>
        <extracomment>For one: it can grow into {n} sea area ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>può espandersi in {n} area di mare</numerusform>
            <numerusform>può espandersi in {n} aree di mare</numerusform>
        </translation>
    </message>
    <message>
        <source>it can’t add ships, so its turn changes nothing</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>non può aggiungere navi, quindi non cambia nulla</translation>
    </message>
    <message>
        <source>it can’t sell anything now, so it takes nothing from your others</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>ora non può vendere nulla, quindi non toglie nulla alle altre tue</translation>
    </message>
    <message>
        <source>it helps nobody else for now</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>per ora non aiuta nessun altro</translation>
    </message>
    <message numerus="yes">
        <source>it joins {n} zones</source>
        <extracomment>For one: it joins {n} zones ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>unisce {n} zona</numerusform>
            <numerusform>unisce {n} zone</numerusform>
        </translation>
    </message>
    <message>
        <source>it keeps the deed from the other players</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>così nessun altro acquisisce la licenza</translation>
    </message>
    <message numerus="yes">
        <source>it makes room for {n} more areas</source>
        <extracomment>For one: it makes room for {n} more area ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>fa spazio per {n} altra area</numerusform>
            <numerusform>fa spazio per altre {n} aree</numerusform>
        </translation>
    </message>
    <message>
        <source>it makes the routes longer</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>allunga le rotte</translation>
    </message>
    <message>
        <source>it opens larger mergers later</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>apre più avanti fusioni più grandi</translation>
    </message>
    <message>
        <source>it sells {goods} for {amount}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>vende {goods} per {amount}</translation>
    </message>
    <message>
        <source>its ships reach no city yet</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>le sue navi non raggiungono ancora città</translation>
    </message>
    <message numerus="yes">
        <source>its {n} new ships can carry goods this year</source>
        <extracomment>For one: its new ship can carry goods this year ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>la sua nuova nave può portare merci già quest’anno</numerusform>
            <numerusform>le sue {n} nuove navi possono portare merci già quest’anno</numerusform>
        </translation>
    </message>
    <message>
        <source>just as good</source>
        <extracomment>games/singapore/bots/explain.py, ui/games/indonesia/texts/advice.py</extracomment>
        <translation>altrettanto buona</translation>
    </message>
    <message>
        <source>keep your money for the end</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>tieni il denaro per la fine</translation>
    </message>
    <message>
        <source>last year {amount}</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>l’anno scorso {amount}</translation>
    </message>
    <message>
        <source>leads</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>in testa</translation>
    </message>
    <message>
        <source>let {players} pay {amount} for it</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>lascia che {players} la paghi {amount}</translation>
    </message>
    <message>
        <source>loses {opium} opium</source>
        <extracomment>ui/games/singapore/chips_page.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>perde {opium} oppio</translation>
    </message>
    <message>
        <source>may be open on the computer “{computer}”</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>forse aperta sul computer «{computer}»</translation>
    </message>
    <message>
        <source>money and goods hidden</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>denaro e merci nascosti</translation>
    </message>
    <message>
        <source>more goods after this turn: {best}, not {other}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>più merci dopo questo turno: {best} invece di {other}</translation>
    </message>
    <message>
        <source>more goods can pass there</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>lì possono passare più merci</translation>
    </message>
    <message>
        <source>more money after this turn: £{best}, not £{other}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>più denaro dopo questo turno: £{best} invece di £{other}</translation>
    </message>
    <message>
        <source>more points in this turn: {best}, not {other}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>più punti in questo turno: {best} invece di {other}</translation>
    </message>
    <message>
        <source>more ships wouldn’t bring more now</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>altre navi ora non porterebbero di più</translation>
    </message>
    <message>
        <source>nearer to useful buildings and to the workers</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>più vicino agli edifici utili e ai lavoratori</translation>
    </message>
    <message>
        <source>net cost {amount}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>costo netto {amount}</translation>
    </message>
    <message>
        <source>next</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>prossima</translation>
    </message>
    <message>
        <source>next to {buildings}</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>accanto a {buildings}</translation>
    </message>
    <message>
        <source>no company on offer now</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>nessuna compagnia disponibile ora</translation>
    </message>
    <message>
        <source>no company on offer would earn yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>nessuna compagnia disponibile guadagnerebbe ancora</translation>
    </message>
    <message>
        <source>no deed is worth a slot now</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>nessuna licenza vale ora uno slot</translation>
    </message>
    <message>
        <source>no goods on its coast</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>nessuna merce sulla sua costa</translation>
    </message>
    <message>
        <source>no merger is worth its price now</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>nessuna fusione vale ora il suo prezzo</translation>
    </message>
    <message>
        <source>no new mergers possible yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>per ora nessuna nuova fusione</translation>
    </message>
    <message>
        <source>no other player’s ship to pay</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>nessuna nave altrui da pagare</translation>
    </message>
    <message>
        <source>no ship reaches it yet</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>nessuna nave la raggiunge ancora</translation>
    </message>
    <message>
        <source>no ships yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>ancora nessuna nave</translation>
    </message>
    <message>
        <source>no step helps you more than it helps others</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>nessun passo aiuta te più degli altri</translation>
    </message>
    <message>
        <source>no steps left</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>nessun passo rimasto</translation>
    </message>
    <message>
        <source>no uses left</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>nessuna azione rimasta</translation>
    </message>
    <message>
        <source>nobody could sell more there yet</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>per ora nessuno potrebbe vendervi di più</translation>
    </message>
    <message>
        <source>nobody else</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>nessun altro</translation>
    </message>
    <message>
        <source>nobody else gets a point</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>nessun altro riceve un punto</translation>
    </message>
    <message>
        <source>none</source>
        <comment>border</comment>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>none possible now</source>
        <comment>steps</comment>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>ora nessuno possibile</translation>
    </message>
    <message>
        <source>none would bring you more a year yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>per ora nessuna ti renderebbe di più all’anno</translation>
    </message>
    <message>
        <source>not clearly stronger</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>non chiaramente più forte</translation>
    </message>
    <message>
        <source>not linked</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>non collegate</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/singapore/table_strip.py, ui/games/singapore/texts/names.py, ui/games/singapore/texts/planning.py</extracomment>
        <translation>niente</translation>
    </message>
    <message>
        <source>nothing new in reach</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>niente di nuovo a portata</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>ora</translation>
    </message>
    <message>
        <source>on display</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>in esposizione</translation>
    </message>
    <message>
        <source>on display, with the hut</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>in esposizione, con la capanna</translation>
    </message>
    <message>
        <source>on this map</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>su questa mappa</translation>
    </message>
    <message>
        <source>one more good can be sold each year</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>ogni anno si può vendere una merce in più</translation>
    </message>
    <message>
        <source>one more good costs nothing</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>una merce in più non costa nulla</translation>
    </message>
    <message>
        <source>only the first {most} are listed</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>sono elencate solo le prime {most}</translation>
    </message>
    <message numerus="yes">
        <source>only {n} goods at {area}</source>
        <extracomment>For one: only {n} good at {area} ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>solo {n} merce a {area}</numerusform>
            <numerusform>solo {n} merci a {area}</numerusform>
        </translation>
    </message>
    <message>
        <source>only {n} possible now</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>ora solo {n} possibili</translation>
    </message>
    <message numerus="yes">
        <source>opens {building}, {n} steps away</source>
        <extracomment>For one: opens {building}, {n} step away ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>
            <numerusform>apre {building}, a {n} passo</numerusform>
            <numerusform>apre {building}, a {n} passi</numerusform>
        </translation>
    </message>
    <message>
        <source>opium</source>
        <extracomment>games/singapore/rules/constants.py</extracomment>
        <translation>oppio</translation>
    </message>
    <message>
        <source>orangutan</source>
        <extracomment>ui/table/heads.py</extracomment>
        <translation>orango</translation>
    </message>
    <message>
        <source>order of play</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>ordine di gioco</translation>
    </message>
    <message>
        <source>others cover them completely</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>sono del tutto coperti da altri</translation>
    </message>
    <message numerus="yes">
        <source>otherwise {company} takes {n} of its sales</source>
        <extracomment>For one: otherwise {company} takes {n} of its sales ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>altrimenti {company} le toglie {n} vendita</numerusform>
            <numerusform>altrimenti {company} le toglie {n} vendite</numerusform>
        </translation>
    </message>
    <message>
        <source>owned by</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>posseduto da</translation>
    </message>
    <message>
        <source>part of the best turn that the bot sees from here</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>parte del turno migliore che il bot vede da qui</translation>
    </message>
    <message>
        <source>pays {amount}</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>paga {amount}</translation>
    </message>
    <message>
        <source>pays {amount}, gets {share} back</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>paga {amount}, ne riceve {share}</translation>
    </message>
    <message>
        <source>pays {money}</source>
        <extracomment>ui/games/singapore/chips_page.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>paga {money}</translation>
    </message>
    <message numerus="yes">
        <source>plays {n} moves first</source>
        <extracomment>For one: plays {n} move first ui/games/singapore/panels/turn.py</extracomment>
        <translation>
            <numerusform>prima gioca {n} mossa</numerusform>
            <numerusform>prima gioca {n} mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>pounds</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>sterline</translation>
    </message>
    <message>
        <source>put a worker on any building</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>metti un lavoratore su un altro edificio</translation>
    </message>
    <message>
        <source>puts {cities} in reach</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>raggiunge anche {cities}</translation>
    </message>
    <message numerus="yes">
        <source>puts {n} more cities in reach</source>
        <extracomment>For one: puts {n} more city in reach ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>raggiunge {n} città in più</numerusform>
            <numerusform>raggiunge {n} città in più</numerusform>
        </translation>
    </message>
    <message>
        <source>reaches no city</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>non raggiunge alcuna città</translation>
    </message>
    <message numerus="yes">
        <source>return up to {n} black chips to the bag</source>
        <extracomment>For one: return {n} black chip to the bag ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>rimetti nel sacchetto {n} gettone nero</numerusform>
            <numerusform>rimetti nel sacchetto fino a {n} gettoni neri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>returns {n} chips</source>
        <extracomment>For one: returns {n} chip ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>rimette {n} gettone nel sacchetto</numerusform>
            <numerusform>rimette {n} gettoni nel sacchetto</numerusform>
        </translation>
    </message>
    <message>
        <source>rhinoceros</source>
        <extracomment>ui/table/heads.py</extracomment>
        <translation>rinoceronte</translation>
    </message>
    <message numerus="yes">
        <source>sells {n} fewer if {player}’s {company} goes first</source>
        <extracomment>For one: sells {n} fewer if {player}’s {company} goes first ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>vende {n} in meno se prima vende {company} di {player}</numerusform>
            <numerusform>vende {n} in meno se prima vende {company} di {player}</numerusform>
        </translation>
    </message>
    <message>
        <source>ship, in a merger</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>nave, in una fusione</translation>
    </message>
    <message numerus="yes">
        <source>ships {n} seas away</source>
        <extracomment>For one: ships {n} sea away ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>navi a {n} mare</numerusform>
            <numerusform>navi a {n} mari</numerusform>
        </translation>
    </message>
    <message>
        <source>start buildings count as joined</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>gli edifici iniziali valgono come collegati</translation>
    </message>
    <message>
        <source>stays</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>resta</translation>
    </message>
    <message>
        <source>take the second worker</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>ricevi il secondo lavoratore</translation>
    </message>
    <message>
        <source>take {gain}</source>
        <extracomment>ui/games/singapore/texts/names.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>prendi {gain}</translation>
    </message>
    <message>
        <source>takes 1 step</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>costa 1 passo</translation>
    </message>
    <message>
        <source>tarsier</source>
        <extracomment>ui/table/heads.py</extracomment>
        <translation>tarsio</translation>
    </message>
    <message>
        <source>tea</source>
        <extracomment>games/singapore/rules/constants.py</extracomment>
        <translation>tè</translation>
    </message>
    <message>
        <source>the bot found nothing better</source>
        <extracomment>ui/table/advice.py</extracomment>
        <translation>il bot non ha trovato di meglio</translation>
    </message>
    <message>
        <source>the hand</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>mano</translation>
    </message>
    <message>
        <source>the lot costs £{best}, not £{other}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>il lotto costa £{best}, non £{other}</translation>
    </message>
    <message>
        <source>the lot costs £{price}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>il lotto costa £{price}</translation>
    </message>
    <message>
        <source>the other tile leaves the game</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>l’altra tessera lascia il gioco</translation>
    </message>
    <message>
        <source>the rest of {company} is worth more</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>il resto di {company} vale di più</translation>
    </message>
    <message>
        <source>the saved version</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>la versione salvata</translation>
    </message>
    <message>
        <source>the top tile of the stack</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>la prima tessera della pila</translation>
    </message>
    <message>
        <source>the worker ends the turn in a better place</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>il lavoratore finisce il turno in un posto migliore</translation>
    </message>
    <message>
        <source>their lines aren’t closed</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>le loro linee non sono chiuse</translation>
    </message>
    <message>
        <source>their type is “{what}”, and only polygons become areas</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>sono di tipo «{what}», e solo i poligoni diventano aree</translation>
    </message>
    <message>
        <source>then expands to {areas}</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>poi si espande in {areas}</translation>
    </message>
    <message>
        <source>then {n} of its ships there</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>poi {n} sue navi lì</translation>
    </message>
    <message>
        <source>they can’t be read</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>non si possono leggere</translation>
    </message>
    <message>
        <source>they cross themselves in too many places</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>incrociano sé stessi in troppi punti</translation>
    </message>
    <message>
        <source>they don’t enclose anything</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>non racchiudono nulla</translation>
    </message>
    <message>
        <source>they’d earn you nothing</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>non ti renderebbero nulla</translation>
    </message>
    <message>
        <source>they’re too large</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>sono troppo grandi</translation>
    </message>
    <message>
        <source>they’re too narrow for a token</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>sono troppo stretti per un segnalino</translation>
    </message>
    <message>
        <source>they’re too small for this canvas</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>sono troppo piccoli per questo foglio</translation>
    </message>
    <message>
        <source>tiger</source>
        <extracomment>ui/table/heads.py</extracomment>
        <translation>tigre</translation>
    </message>
    <message>
        <source>to be built on for {price}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>costruirci costa {price}</translation>
    </message>
    <message>
        <source>to bid</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>deve puntare</translation>
    </message>
    <message>
        <source>top of the stack</source>
        <extracomment>ui/games/singapore/board/board_ui.py, ui/games/singapore/tile_row.py</extracomment>
        <translation>prima della pila</translation>
    </message>
    <message>
        <source>touches no city</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>non tocca alcuna città</translation>
    </message>
    <message>
        <source>up to the chip</source>
        <extracomment>ui/games/singapore/panels/plans_page.py, ui/games/singapore/panels/turn.py</extracomment>
        <translation>fino al gettone</translation>
    </message>
    <message>
        <source>used by</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>usato da</translation>
    </message>
    <message>
        <source>victory points</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>punti vittoria</translation>
    </message>
    <message numerus="yes">
        <source>walk up to {n} more steps</source>
        <extracomment>For one: walk {n} more step ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} altro passo</numerusform>
            <numerusform>fino a {n} altri passi</numerusform>
        </translation>
    </message>
    <message>
        <source>with the hut: it leaves the game if nobody takes it</source>
        <extracomment>ui/games/singapore/tile_row.py</extracomment>
        <translation>con la capanna: lascia il gioco se nessuno la prende</translation>
    </message>
    <message>
        <source>worth about {amount} to you</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>per te vale circa {amount}</translation>
    </message>
    <message>
        <source>worth about {low} to {high} to you</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>per te vale circa da {low} a {high}</translation>
    </message>
    <message>
        <source>you can start one more company</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>puoi avviare un’altra compagnia</translation>
    </message>
    <message>
        <source>you can’t afford any of them yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>per ora non puoi permettertene nessuna</translation>
    </message>
    <message>
        <source>you can’t announce any merger now</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>ora non puoi annunciare alcuna fusione</translation>
    </message>
    <message>
        <source>you earn {amount}, and no plan sells more</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>guadagni {amount}, e nessun piano vende di più</translation>
    </message>
    <message>
        <source>you gain {amount} net</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>ricevi {amount} netti</translation>
    </message>
    <message>
        <source>you get a company with {holding}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>ottieni una compagnia con {holding}</translation>
    </message>
    <message>
        <source>you keep your cash and play {place}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>tieni i tuoi contanti e giochi per {place}</translation>
    </message>
    <message>
        <source>you lose {opium} opium</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>perdi {opium} oppio</translation>
    </message>
    <message numerus="yes">
        <source>you move back {n} spaces for {money}</source>
        <extracomment>For one: you move back {n} space for {money} ui/games/singapore/texts/planning.py</extracomment>
        <translation>
            <numerusform>torni indietro di {n} casella per {money}</numerusform>
            <numerusform>torni indietro di {n} caselle per {money}</numerusform>
        </translation>
    </message>
    <message>
        <source>you pay {amount} net</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>paghi {amount} netti</translation>
    </message>
    <message>
        <source>you pay {money}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>paghi {money}</translation>
    </message>
    <message numerus="yes">
        <source>you return {n} chips</source>
        <extracomment>For one: you return {n} chip ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>rimetti {n} gettone nel sacchetto</numerusform>
            <numerusform>rimetti {n} gettoni nel sacchetto</numerusform>
        </translation>
    </message>
    <message>
        <source>your bids for the order of play count more</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>le tue puntate per l’ordine di gioco valgono di più</translation>
    </message>
    <message>
        <source>your companies may sell there later</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>le tue compagnie potranno vendere lì più avanti</translation>
    </message>
    <message>
        <source>your company grows into one with {holding}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>la tua compagnia cresce fino a {holding}</translation>
    </message>
    <message>
        <source>your next companies grow faster</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>le tue prossime compagnie crescono più in fretta</translation>
    </message>
    <message>
        <source>your next ships carry more goods</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>le tue prossime navi portano più merci</translation>
    </message>
    <message>
        <source>your own ships carry it, so {amount} stay with you</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>la portano le tue navi, quindi {amount} restano a te</translation>
    </message>
    <message>
        <source>your ships can carry goods there</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>le tue navi possono portare merci lì</translation>
    </message>
    <message>
        <source>your ships pass already</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>passano già le tue navi</translation>
    </message>
    <message>
        <source>your two companies become one with {holding}, and a slot is free</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>le tue due compagnie diventano una con {holding}, e si libera uno slot</translation>
    </message>
    <message>
        <source>you’re paid {amount} or more</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>ricevi {amount} o più</translation>
    </message>
    <message>
        <source>{amount} a year</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>{amount} all’anno</translation>
    </message>
    <message>
        <source>{amount} brings {place} place; {than} only {next_place}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Con {amount} si gioca per {place}; con {than} solo per {next_place}.</translation>
    </message>
    <message>
        <source>{amount} comes before {player}, who bid {than}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{amount} bastano per precedere {player}, che ha puntato {than}.</translation>
    </message>
    <message>
        <source>{amount} is enough to play {place}; {than} brings no more.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{amount} bastano per giocare per {place}; {than} non danno di più.</translation>
    </message>
    <message>
        <source>{amount} is waived</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>condono di {amount}</translation>
    </message>
    <message>
        <source>{amount} less at the end</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{amount} in meno alla fine</translation>
    </message>
    <message>
        <source>{amount} rupiah</source>
        <extracomment>i18n/text.py</extracomment>
        <translation>{amount} rupie</translation>
    </message>
    <message>
        <source>{amount} to {player}</source>
        <extracomment>ui/games/indonesia/texts/operations.py, ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{amount} a {player}</translation>
    </message>
    <message>
        <source>{amount} waived</source>
        <comment>money that a player can’t pay</comment>
        <extracomment>ui/games/singapore/raid_picture.py</extracomment>
        <translation>{amount} condonate</translation>
    </message>
    <message>
        <source>{amount}, times {number}, comes before {player}, who bid {than}, times {fewer}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{amount} per {number} precedono {player}, che ha puntato {than} per {fewer}.</translation>
    </message>
    <message>
        <source>{areas} land areas leave room for at most {most} seas.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>{areas} aree di terra lasciano spazio al massimo a {most} mari.</translation>
    </message>
    <message>
        <source>{area} already has a city.</source>
        <extracomment>games/indonesia/rules/companies.py</extracomment>
        <translation>{area} ha già una città.</translation>
    </message>
    <message>
        <source>{area} can’t be linked to itself.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>{area} non si può collegare a sé stessa.</translation>
    </message>
    <message>
        <source>{area} can’t become so large without changing which areas are adjacent.</source>
        <extracomment>mapmaking/edit/shapes/placing.py</extracomment>
        <translation>{area} non può diventare così grande senza cambiare quali aree sono adiacenti.</translation>
    </message>
    <message>
        <source>{area} doesn’t belong to {company}.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>{area} non appartiene a {company}.</translation>
    </message>
    <message>
        <source>{area} doesn’t reach this far.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>{area} non arriva fin lì.</translation>
    </message>
    <message>
        <source>{area} has no city of size {size} with enough of every good.</source>
        <extracomment>games/indonesia/rules/phases/city_growth.py</extracomment>
        <translation>{area} non ha una città di taglia {size} che abbia ricevuto abbastanza di ogni merce.</translation>
    </message>
    <message>
        <source>{area} has no room for {n} areas. Try fewer.</source>
        <extracomment>mapmaking/edit/shapes/subdivision.py</extracomment>
        <translation>{area} non ha spazio per {n} aree. Prova con meno.</translation>
    </message>
    <message>
        <source>{area} has to stay on the canvas.</source>
        <extracomment>mapmaking/edit/shapes/placing.py</extracomment>
        <translation>{area} deve restare sul foglio.</translation>
    </message>
    <message>
        <source>{area} is adjacent to an area with {good}.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{area} è adiacente a un’area con {good}.</translation>
    </message>
    <message>
        <source>{area} is gone: its ground belongs to {taker} now.</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>{area} non c’è più: il suo terreno ora appartiene a {taker}.</translation>
    </message>
    <message>
        <source>{area} is named after its province. Give it a name of its own first.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>{area} porta il nome della sua provincia. Prima dalle un nome proprio.</translation>
    </message>
    <message>
        <source>{area} is neither a land area nor a sea on this map.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>{area} non è né un’area di terra né un mare di questa mappa.</translation>
    </message>
    <message>
        <source>{area} is now a lake.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{area} ora è un lago.</translation>
    </message>
    <message>
        <source>{area} is now land.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{area} ora è terra.</translation>
    </message>
    <message>
        <source>{area} is now sea.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{area} ora è mare.</translation>
    </message>
    <message>
        <source>{area} is removed from {company}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{company} abbandona {area}.</translation>
    </message>
    <message>
        <source>{area} isn’t a lot.</source>
        <extracomment>games/singapore/rules/lots.py</extracomment>
        <translation>{area} non è un lotto.</translation>
    </message>
    <message>
        <source>{area} isn’t adjacent to {company}.</source>
        <extracomment>games/indonesia/rules/companies.py</extracomment>
        <translation>{area} non è adiacente a {company}.</translation>
    </message>
    <message>
        <source>{area} isn’t empty.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{area} non è vuota.</translation>
    </message>
    <message>
        <source>{area} isn’t in {province}.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{area} non è in {province}.</translation>
    </message>
    <message>
        <source>{area}, land</source>
        <extracomment>ui/editor/accessible_map.py</extracomment>
        <translation>{area}, terra</translation>
    </message>
    <message>
        <source>{area}, sea</source>
        <extracomment>ui/editor/accessible_map.py</extracomment>
        <translation>{area}, mare</translation>
    </message>
    <message>
        <source>{area}: {count} ({kinds})</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{area}: {count} ({kinds})</translation>
    </message>
    <message>
        <source>{a} and {b} are already linked.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} e {b} sono già collegate.</translation>
    </message>
    <message>
        <source>{a} and {b} are linked by an arrow.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} e {b} sono collegate da una freccia.</translation>
    </message>
    <message>
        <source>{a} and {b} are linked by their border.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} e {b} sono collegate dal loro confine.</translation>
    </message>
    <message>
        <source>{a} and {b} are linked, but their border is doubtful.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} e {b} sono collegate, ma il loro confine è dubbio.</translation>
    </message>
    <message>
        <source>{a} and {b} aren’t linked, but their border is doubtful.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} e {b} non sono collegate, ma il loro confine è dubbio.</translation>
    </message>
    <message>
        <source>{a} and {b} aren’t linked.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} e {b} non sono collegate.</translation>
    </message>
    <message>
        <source>{a} and {b} can’t be merged because they aren’t the same kind of area.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>{a} e {b} non si possono unire: non sono aree dello stesso tipo.</translation>
    </message>
    <message>
        <source>{a} and {b} don’t share a border.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py, ui/editor/links/matrix_dialog.py</extracomment>
        <translation>{a} e {b} non hanno un confine comune.</translation>
    </message>
    <message>
        <source>{a} and {b} no longer have a manual setting.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} e {b} non hanno più un’impostazione manuale.</translation>
    </message>
    <message>
        <source>{a} and {b} now have a manual setting.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} e {b} ora hanno un’impostazione manuale.</translation>
    </message>
    <message>
        <source>{a} and {b} run side by side {n} units apart and aren’t linked.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} e {b} corrono fianco a fianco a {n} unità di distanza e non sono collegate.</translation>
    </message>
    <message>
        <source>{a} and {b} were linked manually.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} e {b} sono state collegate manualmente.</translation>
    </message>
    <message>
        <source>{a} and {b} were unlinked manually.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} e {b} sono state scollegate manualmente.</translation>
    </message>
    <message>
        <source>{a} isn’t a building next to {b}.</source>
        <extracomment>games/singapore/rules/building.py</extracomment>
        <translation>{a} non è un edificio accanto a {b}.</translation>
    </message>
    <message>
        <source>{a} ↔ {b}</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>{a} ↔ {b}</translation>
    </message>
    <message>
        <source>{bot} is thinking…</source>
        <extracomment>ui/table/decision_presenter.py, ui/table/hints.py</extracomment>
        <translation>{bot} sta pensando…</translation>
    </message>
    <message>
        <source>{bot} played as a builder.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>{bot} ha giocato da costruttore.</translation>
    </message>
    <message>
        <source>{bot} played as a careful player.</source>
        <extracomment>ui/games/indonesia/game_ui.py, ui/games/singapore/game_ui.py</extracomment>
        <translation>{bot} ha giocato con prudenza.</translation>
    </message>
    <message>
        <source>{bot} played as a grower.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>{bot} ha giocato da piantatore.</translation>
    </message>
    <message>
        <source>{bot} played as a merger hunter.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>{bot} ha giocato da cacciatore di fusioni.</translation>
    </message>
    <message>
        <source>{bot} played as a shipowner.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>{bot} ha giocato da armatore.</translation>
    </message>
    <message>
        <source>{bot} played as a smuggler.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>{bot} ha giocato da contrabbandiere.</translation>
    </message>
    <message>
        <source>{bot} stopped working.</source>
        <extracomment>ui/play/session_bridge.py</extracomment>
        <translation>{bot} ha smesso di funzionare.</translation>
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
            <numerusform>{building} a {n} passo anziché {before}</numerusform>
            <numerusform>{building} a {n} passi anziché {before}</numerusform>
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
        <translation>{company} con …</translation>
    </message>
    <message>
        <source>{gain} ({goods})</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>{gain} ({goods})</translation>
    </message>
    <message>
        <source>{goods} nearby, but no ships between</source>
        <extracomment>ui/games/indonesia/texts/new_era.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>{goods} nelle vicinanze, ma senza navi nel mezzo</translation>
    </message>
    <message>
        <source>{goods} sold to {cities}: {amount}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Vende {goods} a {cities}: {amount}.</translation>
    </message>
    <message>
        <source>{goods} still to sell, cities buy {bought} more</source>
        <extracomment>ui/games/indonesia/panels/situation.py</extracomment>
        <translation>{goods} ancora da vendere, le città ne comprano ancora {bought}</translation>
    </message>
    <message>
        <source>{goods} within reach</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>{goods} a portata</translation>
    </message>
    <message>
        <source>{grade}: {chance} to win, not {best}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{grade}: probabilità {chance} invece di {best}</translation>
    </message>
    <message>
        <source>{grade}: {chance} to win, not {best}; −{lost}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{grade}: probabilità {chance} invece di {best}; −{lost}</translation>
    </message>
    <message>
        <source>{least} to {most} years left, the last counted twice.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Restano da {least} a {most} anni, l’ultimo conta doppio.</translation>
    </message>
    <message>
        <source>{node} isn’t an area of the map.</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>{node} non è un’area della mappa.</translation>
    </message>
    <message>
        <source>{number}&#xa0;in&#xa0;10: a raid</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{number}&#xa0;su&#xa0;10: una retata</translation>
    </message>
    <message>
        <source>{number}&#xa0;in&#xa0;10: a raid costs {costs}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{number}&#xa0;su&#xa0;10: una retata costa {costs}</translation>
    </message>
    <message numerus="yes">
        <source>{n} areas become siap faji</source>
        <extracomment>For one: {n} area becomes siap faji ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>{n} area diventa siap faji</numerusform>
            <numerusform>{n} aree diventano siap faji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} areas stay, {gone} go.</source>
        <extracomment>For one: {n} area stays, {gone} go. ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>{n} area resta, abbandonate: {gone}.</numerusform>
            <numerusform>{n} aree restano, abbandonate: {gone}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} areas were made of the lines around them.</source>
        <extracomment>For one: {n} area was made of the lines around it. mapmaking/imports/svg.py</extracomment>
        <translation>
            <numerusform>{n} area ricavata dalle linee che la circondano.</numerusform>
            <numerusform>{n} aree ricavate dalle linee che le circondano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cities received enough of every good to grow to size {size}. You’re first in the order of play, so you choose.</source>
        <extracomment>For one: {n} city received enough of every good to grow to size {size}. You’re first in the order of play, so you choose. ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>
            <numerusform>{n} città ha ricevuto abbastanza di ogni merce per passare a taglia {size}. Sei in testa all’ordine di gioco, quindi scegli tu.</numerusform>
            <numerusform>{n} città hanno ricevuto abbastanza di ogni merce per passare a taglia {size}. Sei in testa all’ordine di gioco, quindi scegli tu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} games of {players} {bot} bots decide (random seeds {first} to {last}).</source>
        <extracomment>For one: {n} game of {players} {bot} bots decides (random seeds {first} to {last}). mapmaking/review/tuning.py</extracomment>
        <translation>
            <numerusform>Decide {n} partita di {players} bot “{bot}” (semi casuali da {first} a {last}).</numerusform>
            <numerusform>Decidono {n} partite di {players} bot “{bot}” (semi casuali da {first} a {last}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} goods on its coast</source>
        <extracomment>For one: {n} good on its coast ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>{n} merce sulla sua costa</numerusform>
            <numerusform>{n} merci sulla sua costa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} later moves aren’t possible without it, and were removed, too.</source>
        <extracomment>For one: {n} later move isn’t possible without it, and was removed, too. ui/games/singapore/panels/turn.py</extracomment>
        <translation>
            <numerusform>Senza di essa {n} mossa successiva non è possibile ed è stata rimossa.</numerusform>
            <numerusform>Senza di essa {n} mosse successive non sono possibili e sono state rimosse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} lines show what will be adjacent.</source>
        <extracomment>For one: {n} line shows what will be adjacent. ui/editor/imports/import_dialog.py</extracomment>
        <translation>
            <numerusform>{n} linea mostra che cosa sarà adiacente.</numerusform>
            <numerusform>{n} linee mostrano che cosa sarà adiacente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} links added: {areas}.</source>
        <extracomment>For one: {n} link added: {areas}. mapmaking/edit/linking.py</extracomment>
        <translation>
            <numerusform>{n} collegamento aggiunto: {areas}.</numerusform>
            <numerusform>{n} collegamenti aggiunti: {areas}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} links removed: {areas}.</source>
        <extracomment>For one: {n} link removed: {areas}. mapmaking/edit/linking.py</extracomment>
        <translation>
            <numerusform>{n} collegamento rimosso: {areas}.</numerusform>
            <numerusform>{n} collegamenti rimossi: {areas}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} more</source>
        <extracomment>ui/games/indonesia/panels/halving.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>altre {n}</translation>
    </message>
    <message numerus="yes">
        <source>{n} other cities can’t grow</source>
        <extracomment>For one: {n} other city can’t grow ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>
            <numerusform>{n} altra città non può crescere</numerusform>
            <numerusform>{n} altre città non possono crescere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} other pairs can’t merge now</source>
        <extracomment>For one: {n} other pair can’t merge now ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>
            <numerusform>{n} altra coppia ora non può fondersi</numerusform>
            <numerusform>{n} altre coppie ora non possono fondersi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} others bring nothing now</source>
        <extracomment>For one: {n} other brings nothing now ui/games/indonesia/panels/research.py</extracomment>
        <translation>
            <numerusform>{n} altro per ora non porta nulla</numerusform>
            <numerusform>{n} altri per ora non portano nulla</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} outlines were skipped: they have neither a fill nor a stroke.</source>
        <extracomment>For one: {n} outline was skipped: it has neither a fill nor a stroke. mapmaking/imports/svg.py</extracomment>
        <translation>
            <numerusform>{n} contorno escluso: non ha né riempimento né tratto.</numerusform>
            <numerusform>{n} contorni esclusi: non hanno né riempimento né tratto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pairs</source>
        <extracomment>For one: {n} pair ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>
            <numerusform>{n} coppia</numerusform>
            <numerusform>{n} coppie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} plans sell as much.</source>
        <extracomment>For one: {n} plan sells as much. ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>
            <numerusform>{n} piano vende altrettanto.</numerusform>
            <numerusform>{n} piani vendono altrettanto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rival ships</source>
        <extracomment>For one: {n} rival ship ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>
            <numerusform>{n} nave avversaria</numerusform>
            <numerusform>{n} navi avversarie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} ships of yours</source>
        <extracomment>For one: {n} ship of yours ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>
            <numerusform>{n} nave tua</numerusform>
            <numerusform>{n} navi tue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} times {delivery}</source>
        <extracomment>For one: {n} time {delivery} ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>
            <numerusform>{n} volta {delivery}</numerusform>
            <numerusform>{n} volte {delivery}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} visits from other players, most from {player}.</source>
        <extracomment>For one: {n} visit from another player, {player}. ui/games/singapore/final_screen.py</extracomment>
        <translation>
            <numerusform>{n} visita di un altro giocatore: {player}.</numerusform>
            <numerusform>{n} visite di altri giocatori, soprattutto di {player}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} warnings are left for you to decide in the list of problems.</source>
        <extracomment>For one: {n} warning is left for you to decide in the list of problems. ui/editor/dialogs/playable_dialog.py</extracomment>
        <translation>
            <numerusform>Resta {n} avviso su cui decidere nell’elenco dei problemi.</numerusform>
            <numerusform>Restano {n} avvisi su cui decidere nell’elenco dei problemi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} years left, the last counted twice.</source>
        <extracomment>For one: {n} year left, counted twice. ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>
            <numerusform>Resta {n} anno, che conta doppio.</numerusform>
            <numerusform>Restano {n} anni, l’ultimo conta doppio.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}, unless one of {n} players outbids you</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>{place}, se nessuno di {n} giocatori ti supera</translation>
    </message>
    <message numerus="yes">
        <source>{place}: {n} areas</source>
        <extracomment>For one: {place}: {n} area ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>{place}: {n} area</numerusform>
            <numerusform>{place}: {n} aree</numerusform>
        </translation>
    </message>
    <message>
        <source>{players} are skipped: {reason}</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>{players} saltano il turno. {reason}</translation>
    </message>
    <message>
        <source>{player}: {points} in all.</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>{player}: {points} in tutto.</translation>
    </message>
    <message>
        <source>{player}: {remark}</source>
        <extracomment>ui/table/remark_presenter.py</extracomment>
        <translation>{player}: {remark}</translation>
    </message>
    <message>
        <source>{player}&#xa0;+{points}&#xa0;VP</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{player}&#xa0;+{points}&#xa0;PV</translation>
    </message>
    <message>
        <source>{player}’s flag on {area}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Bandierina di {player} su {area}</translation>
    </message>
    <message>
        <source>{player}’s game</source>
        <extracomment>ui/table/own_story.py</extracomment>
        <translation>La partita di {player}</translation>
    </message>
    <message>
        <source>{than} is more than the company is worth to you, but it keeps it from {player}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{than} è più di quanto la compagnia vale per te, ma così {player} non la ottiene.</translation>
    </message>
    <message>
        <source>{tile} gets the hut.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{tile} riceve la capanna.</translation>
    </message>
    <message>
        <source>{building} has no such exchange.</source>
        <extracomment>games/singapore/rules/exchange.py</extracomment>
        <translation>{building} non ha questo scambio.</translation>
    </message>
    <message>
        <source>{tile} is turned up</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Si scopre {tile}</translation>
    </message>
    <message>
        <source>{building} isn’t on display.</source>
        <extracomment>games/singapore/rules/building.py</extracomment>
        <translation>{building} non è in esposizione.</translation>
    </message>
    <message>
        <source>{building} leaves the game</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{building} lascia il gioco</translation>
    </message>
    <message>
        <source>{tile} leaves the game.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{tile} lascia il gioco.</translation>
    </message>
    <message>
        <source>{building}: jump to {goal}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{building}: salto a {goal}</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Velocità</translation>
    </message>
    <message>
        <source>&lt;b&gt;Choose a road, then do what you like.&lt;/b&gt; On the Plans tab, the program looks for the best moves: select a plan to see it on the board, and play it if you like it. &lt;b&gt;Then end your turn.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Scegli una strada, poi fai ciò che vuoi.&lt;/b&gt; Nella pagina Piani il programma cerca le mosse migliori: seleziona un piano per vederlo sul tabellone, e giocalo se ti piace. &lt;b&gt;Poi finisci il turno.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Citra gets the other dear lot: C6, at the other end of the town.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;A Citra va l’altro lotto caro: C6, all’altro capo della città.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Click New Helpers, then press the button&lt;/b&gt;: you get your second worker, once in a game. You still have three steps and three uses in a turn; your two workers share them as you like.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Fai clic su Nuovi aiutanti e poi premi il pulsante&lt;/b&gt;: ricevi il tuo secondo lavoratore, una volta per partita. I passi restano tre e le azioni tre per turno; i tuoi due lavoratori se li dividono come vuoi.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Click the Brickworks again to use it.&lt;/b&gt; You get two bricks, as the picture on it says.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Fai di nuovo clic sulla Fornace per usarla.&lt;/b&gt; Ricevi due mattoni, come mostra la figura.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Go on to the Weaving Mill on E4.&lt;/b&gt; In your next turn, your second worker starts there.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Prosegui fino alla Tessitura (E4).&lt;/b&gt; Nel prossimo turno il secondo lavoratore comincia da lì.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Lead the free road to the Weaver’s Stall.&lt;/b&gt; Then everybody gets here quickly.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Porta la strada gratuita al Banco del tessitore.&lt;/b&gt; Così tutti arrivano qui in fretta.</translation>
    </message>
    <message>
        <source>&lt;b&gt;No steps and no uses are left, so press “End turn”.&lt;/b&gt; Budi is next, then Citra.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Non ti restano passi né azioni, quindi premi «Finisci il turno».&lt;/b&gt; Poi tocca a Budi, e dopo a Citra.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Now go to your New Helpers: click G2.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Ora vai ai tuoi Nuovi aiutanti: fai clic su G2.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Use it&lt;/b&gt;: this worker gets up to five more steps in this turn. In the third stack there’s another Raffles’ Plan, which puts one of your workers on any other building without a step.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Usalo&lt;/b&gt;: questo lavoratore ha fino a cinque altri passi in questo turno. Nella terza pila c’è un altro Piano di Raffles, che mette uno dei tuoi lavoratori su un altro edificio qualsiasi, senza passi.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Use the Brick Pit: click it once more.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Usa la Cava d’argilla: fai di nuovo clic.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>A company that sells all its goods expands for free, by as many areas as your Expansion track says: just one for now. &lt;b&gt;Click the highlighted area next to your rice.&lt;/b&gt; Next year, you’ll have two goods to sell.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Una compagnia che vende tutte le sue merci si espande gratis, di tante aree quante ne indica il tuo percorso Espansione: per ora una. &lt;b&gt;Fai clic sull’area evidenziata accanto al tuo riso.&lt;/b&gt; L’anno prossimo avrai due merci da vendere.</translation>
    </message>
    <message>
        <source>A shipping company adds ships in its own or adjacent sea areas: as many as your Expansion track says, up to the limit on its deed. &lt;b&gt;Add one in the Sunrise Sea, in the east.&lt;/b&gt; It’s between your rice and two cities.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Una compagnia di navigazione aggiunge navi nelle sue aree di mare o in quelle adiacenti: tante quante ne indica il tuo percorso Espansione, fino al limite della licenza. &lt;b&gt;Aggiungine una nel Mare dell’Alba, a est&lt;/b&gt;: si trova tra il tuo riso e due città.</translation>
    </message>
    <message>
        <source>Another player’s building: its owner gets 1&#xa0;VP. Your own and start buildings: nobody does.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Edificio di un altro: il possessore riceve 1&#xa0;PV. Edifici tuoi o iniziali: nessuno riceve PV.</translation>
    </message>
    <message>
        <source>Budi builds and gets opium from Citra’s Opium Smuggling, then walks along your road and sells it at your Black Market. That’s 1&#xa0;VP for you, and two black chips for Budi.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Budi costruisce, prende oppio dal Contrabbando d’oppio di Citra, poi percorre la tua strada e lo vende nel tuo Mercato nero. Per te è 1&#xa0;PV, per Budi sono due gettoni neri.</translation>
    </message>
    <message>
        <source>Budi has started Melati rice, so now there are two rice companies. Two companies with the same good can merge into one, but to announce a merger you need to have researched Mergers. &lt;b&gt;Choose Mergers, and you can do it next year.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Budi ha avviato Riso Melati: ora ci sono due compagnie di riso. Due compagnie con la stessa merce si possono fondere in una, ma per annunciare una fusione serve un avanzamento in Fusioni. &lt;b&gt;Scegli Fusioni, e l’anno prossimo potrai farlo.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Budi’s Builder pays £4 for three bricks. &lt;b&gt;Take your last step there, to E5.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Il Costruttore di Budi paga £4 per tre mattoni. &lt;b&gt;Vacci con l’ultimo passo: è su E5.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Can start nearby: {goods}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Da avviare nelle vicinanze: {goods}.</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Probabilità</translation>
    </message>
    <message>
        <source>Cities are built first, then the deeds of era {era} come.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Prima si costruiscono città, poi arrivano le licenze dell’era {era}.</translation>
    </message>
    <message>
        <source>Citra uses your Brickworks and your Black Market: 2&#xa0;VP for you. But watch the chip that Citra draws!</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Citra usa la tua Fornace e il tuo Mercato nero: 2&#xa0;PV per te. Ma attenzione al gettone che pesca!</translation>
    </message>
    <message>
        <source>Crop</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Ritaglia</translation>
    </message>
    <message>
        <source>Crop to the frame</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Ritaglia sul riquadro</translation>
    </message>
    <message>
        <source>Decisions, and how many cost something</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Decisioni, e quante sono costate qualcosa</translation>
    </message>
    <message>
        <source>Deeds left for {good}: {n}</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Licenze rimaste, {good}: {n}</translation>
    </message>
    <message>
        <source>Deeds left for {good}: {n} ({names})</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Licenze rimaste, {good}: {n} ({names})</translation>
    </message>
    <message>
        <source>Deeds:</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Licenze:</translation>
    </message>
    <message>
        <source>Drag a frame, or move it with arrow keys (Shift: resize). Enter crops, Esc cancels.</source>
        <extracomment>ui/editor/imports/outline_picture.py</extracomment>
        <translation>Traccia un riquadro o spostalo con i tasti freccia (Shift: dimensione). Invio ritaglia, Esc annulla.</translation>
    </message>
    <message>
        <source>Era {era} is over</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>L’era {era} è finita</translation>
    </message>
    <message>
        <source>Every turn starts with a building. &lt;b&gt;Choose the Black Market&lt;/b&gt;: it buys any two goods for £4. The dark tile is illegal, but that won’t keep anybody away.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ogni turno comincia con un edificio. &lt;b&gt;Scegli il Mercato nero&lt;/b&gt;: compra due merci a scelta per £4. La tessera scura è illegale, ma questo non ferma nessuno.</translation>
    </message>
    <message>
        <source>Forecast if it operates next</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Previsione se opera per prima</translation>
    </message>
    <message>
        <source>It also reaches the {seas}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Raggiunge anche {seas}.</translation>
    </message>
    <message>
        <source>It keeps the cash; playing earlier isn’t worth {amount} now.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Si tiene il contante; giocare prima ora non vale {amount}.</translation>
    </message>
    <message>
        <source>It should make {player} pay about {amount} for the company.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Così {player} dovrebbe pagare circa {amount} per la compagnia.</translation>
    </message>
    <message>
        <source>It then expands to “+”.</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Poi si espande in «+».</translation>
    </message>
    <message>
        <source>It’s almost time for a merger, and you’ll need the cash. &lt;b&gt;Bid 0 once more&lt;/b&gt;: you’re first, and Budi won’t bid either.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>È quasi ora di una fusione, e i contanti ti serviranno. &lt;b&gt;Punta ancora 0&lt;/b&gt;: sei in testa all’ordine di gioco, e neanche Budi punterà.</translation>
    </message>
    <message>
        <source>Largest payout by a merger: {amount} for {companies}, year {year}.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Incasso maggiore da una fusione: {amount} per {companies}, anno {year}.</translation>
    </message>
    <message>
        <source>Loss</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Perdita</translation>
    </message>
    <message>
        <source>Mean loss of the chance to win, in percent</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Perdita media di probabilità di vincere, in percentuale</translation>
    </message>
    <message>
        <source>Mean loss per decision, in {unit}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Perdita media per decisione, in {unit}</translation>
    </message>
    <message>
        <source>Most earned: {amount} in year {year}.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Guadagno massimo: {amount} nell’anno {year}.</translation>
    </message>
    <message>
        <source>Move the picture, or the frame of a crop</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Sposta l’immagine o il riquadro di ritaglio</translation>
    </message>
    <message numerus="yes">
        <source>Must sell {left} of {n} goods</source>
        <extracomment>For one: Must sell {left} of {n} good ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>Deve vendere {left} merce su {n}</numerusform>
            <numerusform>Deve vendere {left} merci su {n}</numerusform>
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
        <translation>Nessuna licenza vale ora uno slot.</translation>
    </message>
    <message>
        <source>No deeds are left.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Non resta nessuna licenza.</translation>
    </message>
    <message>
        <source>No merger to announce yet.</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>Ancora nessuna fusione da annunciare.</translation>
    </message>
    <message>
        <source>Nobody can announce a merger yet, so it’s straight on to phase 4. A deed lets you start a company for free. &lt;b&gt;Choose Kenanga rice, then click the highlighted area at the tip of the island, where your rice has room to spread.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Nessuno può ancora annunciare una fusione, quindi si passa alla fase 4. Con una licenza avvii gratis una compagnia. &lt;b&gt;Scegli Riso Kenanga, poi fai clic sull’area evidenziata sulla punta dell’isola, dove il tuo riso ha spazio per espandersi.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Not sure yet: “{move}” may be just as good. Still thinking…</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Non ancora sicuro: «{move}» forse vale lo stesso. Sta ancora pensando…</translation>
    </message>
    <message>
        <source>Not sure: “{move}” may be just as good.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Non sicuro: «{move}» forse vale lo stesso.</translation>
    </message>
    <message>
        <source>Now Budi’s flag. &lt;b&gt;Budi has to pay for the lot, so choose a dear one: H6, for £3.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ora la bandierina di Budi. &lt;b&gt;Budi deve pagare il lotto, quindi scegline uno caro: H6, da £3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Now you have a second slot. &lt;b&gt;Start Teratai shipping, with its first ship in the Still Lagoon&lt;/b&gt;: nearly every area borders on it. When your own ships carry your goods, you keep the fees.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Ora hai un secondo slot. &lt;b&gt;Avvia Navigazione Teratai, con la prima nave nella Laguna Quieta&lt;/b&gt;: confina con quasi tutte le aree. Quando le tue merci viaggiano sulle tue navi, i noli restano a te.</translation>
    </message>
    <message>
        <source>Now you have up to three steps and three uses, in any order. Putting your worker on a building is the first step: &lt;b&gt;click your Brickworks on D5.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ora hai fino a tre passi e tre azioni, in qualsiasi ordine. Mettere il lavoratore su un edificio è il primo passo: &lt;b&gt;fai clic sulla tua Fornace (D5).&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Play the draft, or remove a move.</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Gioca la bozza o rimuovi una mossa.</translation>
    </message>
    <message>
        <source>Ship fees: paid others none, received {received} from them.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Noli: nessuno pagato agli altri, {received} incassati da loro.</translation>
    </message>
    <message>
        <source>Ship fees: paid others {paid}, most to {player}; received {received} from them.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Noli: {paid} pagati agli altri, soprattutto a {player}; {received} incassati da loro.</translation>
    </message>
    <message>
        <source>Shown on the board. Enter skips this move, Esc skips to your turn.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Da vedere sul tabellone. Invio salta questa mossa, Esc va al tuo turno.</translation>
    </message>
    <message>
        <source>Shown on the board. Enter skips this move.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Da vedere sul tabellone. Invio salta questa mossa.</translation>
    </message>
    <message>
        <source>The bot is sure.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Il bot ne è sicuro.</translation>
    </message>
    <message>
        <source>The company is worth {amount} to you, and should cost about {than}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Per te la compagnia vale {amount} e dovrebbe costare circa {than}.</translation>
    </message>
    <message>
        <source>The numbers on the board are rows of this plan.</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>I numeri sul tabellone sono righe di questo piano.</translation>
    </message>
    <message>
        <source>The owners of the buildings used get: {points}.</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>I possessori degli edifici usati ricevono: {points}.</translation>
    </message>
    <message>
        <source>The panel shows what each bid really costs you. The winning bid is paid out to the companies’ owners by area, and three of the five areas are yours: most of it comes straight back. &lt;b&gt;Bid 110.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Il pannello mostra quanto ti costa davvero ogni puntata. La puntata vincente si divide tra i possessori delle compagnie in base alle aree, e tre delle cinque sono tue: la maggior parte torna subito a te. &lt;b&gt;Punta 110.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The player with the Raffles stone decides who builds where. &lt;b&gt;First, put your own flag on F5&lt;/b&gt;: it’s in the middle of town, so others will often come by.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Chi ha la pietra di Raffles decide chi costruisce dove. &lt;b&gt;Prima metti la tua bandierina su F5&lt;/b&gt;: è in mezzo alla città, quindi gli altri ci passeranno spesso.</translation>
    </message>
    <message>
        <source>The replay is running.</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>La riproduzione è in corso.</translation>
    </message>
    <message>
        <source>The research should bring about {amount} more by the end.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>La ricerca dovrebbe portare circa {amount} in più entro la fine.</translation>
    </message>
    <message>
        <source>The ships then also reach {places}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Le navi raggiungono così anche {places}.</translation>
    </message>
    <message>
        <source>The ships then also serve {companies}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Le navi servono così anche {companies}.</translation>
    </message>
    <message>
        <source>Then expand (+)</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Poi espansione (+)</translation>
    </message>
    <message>
        <source>There is an error in the program.</source>
        <extracomment>ui/support/worker.py</extracomment>
        <translation>C’è un errore nel programma.</translation>
    </message>
    <message>
        <source>There’s no bottleneck:</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Non ci sono colli di bottiglia:</translation>
    </message>
    <message>
        <source>There’s no building on {area} to go to.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Su {area} non c’è un edificio in cui andare.</translation>
    </message>
    <message>
        <source>This counted most: it lowered {player}’s chance from {before} to {after}.</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Ha contato di più: la probabilità di {player} è scesa da {before} a {after}.</translation>
    </message>
    <message>
        <source>This counted most: it raised {player}’s chance from {before} to {after}.</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Ha contato di più: la probabilità di {player} è salita da {before} a {after}.</translation>
    </message>
    <message>
        <source>This time, you bid before Budi. Ties keep their order, so a bid of 0 keeps you first, as long as Budi bids nothing either. &lt;b&gt;Budi is saving up too: bid 0 and keep your cash for later.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Questa volta punti prima di Budi. A parità l’ordine non cambia, quindi con 0 resti in testa, purché neanche Budi punti nulla. &lt;b&gt;Anche Budi sta risparmiando: punta 0 e tieni i contanti per dopo.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Two tiles are left, or buy the top tile of the stack for £1 more; only the last player of a round can. &lt;b&gt;Choose what you like&lt;/b&gt;: it goes on D4, where your flag is.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Restano due tessere. Oppure compra la prima della pila per £1 in più: può farlo solo chi chiude il round. &lt;b&gt;Scegli ciò che vuoi&lt;/b&gt;: va su D4, dov’è la tua bandierina.</translation>
    </message>
    <message>
        <source>Up to 3 steps and up to 3 uses, in any order. Putting a worker on the board is a step.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Fino a 3 passi e 3 azioni, in qualsiasi ordine. Mettere un lavoratore sul tabellone è un passo.</translation>
    </message>
    <message>
        <source>VP</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>PV</translation>
    </message>
    <message>
        <source>Victory track</source>
        <extracomment>ui/games/singapore/scene_pictures.py</extracomment>
        <translation>Percorso dei punti</translation>
    </message>
    <message>
        <source>Walk back to the middle of town with your second worker: &lt;b&gt;click your Opium Den on E3.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Torna verso il centro della città con il secondo lavoratore: &lt;b&gt;fai clic sulla tua Fumeria d’oppio (E3).&lt;/b&gt;</translation>
    </message>
    <message>
        <source>When at most one type of deed is left, a new era starts. It brings new cities, then new deeds. Teratai is the only province on your cards with room for a city. &lt;b&gt;Build in either of its areas&lt;/b&gt;: one more city to sell to!</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Quando resta al massimo un tipo di licenza comincia una nuova era, che porta nuove città e poi nuove licenze. Tra le province delle tue carte solo Teratai ha posto per una città. &lt;b&gt;Costruisci in una delle sue due aree&lt;/b&gt;: una città in più a cui vendere!</translation>
    </message>
    <message>
        <source>Workers walk on roads only, and each new building gets one for free. &lt;b&gt;Lead yours to the Pawnshop&lt;/b&gt;: start buildings count as joined, so this road leads to all four.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>I lavoratori camminano solo sulle strade, e ogni nuovo edificio ne riceve una gratis. &lt;b&gt;Porta la tua al Banco dei pegni&lt;/b&gt;: gli edifici iniziali valgono come collegati, quindi arriva a tutti e quattro.</translation>
    </message>
    <message>
        <source>W{number}</source>
        <comment>short for “Worker 2”</comment>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>L{number}</translation>
    </message>
    <message>
        <source>You can’t afford a new area for {price}: you can only stop.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Non puoi permetterti una nuova area per {price}: puoi solo fermarti.</translation>
    </message>
    <message>
        <source>You can’t afford any merger: you can only pass.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Non puoi permetterti nessuna fusione: puoi solo passare.</translation>
    </message>
    <message>
        <source>You can’t outbid {bid}: you can only pass, and get {gain} or more.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Non puoi superare {bid}: puoi solo passare e ricevi {gain} o più.</translation>
    </message>
    <message>
        <source>You can’t outbid {bid}: you can only pass, and get {gain}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Non puoi superare {bid}: puoi solo passare e ricevi {gain}.</translation>
    </message>
    <message>
        <source>You can’t outbid {bid}: you can only pass.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Non puoi superare {bid}: puoi solo passare.</translation>
    </message>
    <message>
        <source>You could, but choose C6 this time. It costs £3, more than the others.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Potresti, ma questa volta scegli C6. Costa £3, più degli altri.</translation>
    </message>
    <message>
        <source>You have no uses left in this turn.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Non hai più azioni in questo turno.</translation>
    </message>
    <message>
        <source>You have two companies now. You operate one, then Budi does, and so on. &lt;b&gt;Operate Teratai shipping first&lt;/b&gt;: it adds a ship, just in time to carry your rice.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Ora hai due compagnie. Ne fai operare una, poi tocca a Budi, e così via. &lt;b&gt;Fai operare prima Navigazione Teratai&lt;/b&gt;: aggiunge una nave, giusto in tempo per trasportare il tuo riso.</translation>
    </message>
    <message>
        <source>You sold everything, so your rice expands again. It can even leave its province: &lt;b&gt;choose the highlighted area in Cempaka.&lt;/b&gt; Each area holds only one good, and your rice can’t be adjacent to another company’s rice.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Hai venduto tutto, quindi il tuo riso si espande di nuovo. Può anche uscire dalla sua provincia: &lt;b&gt;scegli l’area evidenziata a Cempaka.&lt;/b&gt; Ogni area contiene una sola merce, e il tuo riso non può essere adiacente a quello di un’altra compagnia.</translation>
    </message>
    <message>
        <source>You use the building where your worker is. Each building once in a turn.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Usi l’edificio dove si trova il tuo lavoratore. Ogni edificio una volta per turno.</translation>
    </message>
    <message>
        <source>You win the merger of {first} and {second} for {bid}. Paid out: {shares}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Ti aggiudichi la fusione di {first} con {second} per {bid}. Pagato a: {shares}.</translation>
    </message>
    <message>
        <source>Your city cards</source>
        <extracomment>ui/games/indonesia/panels/situation.py</extracomment>
        <translation>Le tue carte città</translation>
    </message>
    <message>
        <source>Your companies should have more room to grow, worth about {amount}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Le tue compagnie dovrebbero avere più spazio per crescere, che vale circa {amount}.</translation>
    </message>
    <message>
        <source>Your flag is on G2, beside Citra’s Courthouse. &lt;b&gt;Build New Helpers there.&lt;/b&gt; Its free road can only lead to the Courthouse, so you don’t have to choose.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>La tua bandierina è su G2, accanto al Tribunale di Citra. &lt;b&gt;Costruisci lì Nuovi aiutanti.&lt;/b&gt; La strada gratuita può portare solo al Tribunale, quindi non devi scegliere.</translation>
    </message>
    <message>
        <source>Your plan: {moves}</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Il tuo piano: {moves}</translation>
    </message>
    <message>
        <source>Your production companies should earn about {amount} more by the end.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Le tue compagnie produttive dovrebbero guadagnare circa {amount} in più entro la fine.</translation>
    </message>
    <message>
        <source>Your road leads to all start buildings. &lt;b&gt;Click the Brick Pit on E6 for your second step.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>La tua strada porta a tutti gli edifici iniziali. &lt;b&gt;Per il secondo passo fai clic sulla Cava d’argilla (E6).&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Your ships should earn about {amount} more by the end.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Le tue navi dovrebbero guadagnare circa {amount} in più entro la fine.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>Your worker is in the Courthouse, which puts up to three of your black chips back into the bag. &lt;b&gt;Choose “Return 3 black chips” in the list.&lt;/b&gt; Then others are as likely as you to be caught in a raid.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Il tuo lavoratore è nel Tribunale, che rimette nel sacchetto fino a tre dei tuoi gettoni neri. &lt;b&gt;Scegli «Rimetti 3 gettoni nel sacchetto» nell’elenco.&lt;/b&gt; Così una retata può colpire gli altri quanto te.</translation>
    </message>
    <message>
        <source>You’ve already used {building} ({area}) in this turn.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>In questo turno hai già usato {building} ({area}).</translation>
    </message>
    <message>
        <source>You’ve reached 10&#xa0;VP, and there’s a seal: the first time you reach one, you get £5, even in another player’s turn. There’s one every 10 spaces, up to 60.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Hai raggiunto 10&#xa0;PV, e lì c’è un sigillo: la prima volta che ne raggiungi uno ricevi £5, anche nel turno di un altro. Ce n’è uno ogni 10 caselle, fino a 60.</translation>
    </message>
    <message>
        <source>You’ve used three buildings. &lt;b&gt;Steps that you don’t take are lost, so end your turn.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Hai usato tre edifici. &lt;b&gt;I passi che non fai vanno persi, quindi finisci il turno.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>a bid of {bid} will count as {then}, not {now}</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>una puntata di {bid} varrà {then}, non {now}</translation>
    </message>
    <message>
        <source>a raid is certain</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>una retata è certa</translation>
    </message>
    <message>
        <source>a raid is certain, and costs {costs}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>una retata è certa e costa {costs}</translation>
    </message>
    <message>
        <source>about {amount} less for you at the end</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>alla fine circa {amount} in meno per te</translation>
    </message>
    <message>
        <source>best: {first} + {second}, from {price}</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>meglio: {first} + {second}, da {price}</translation>
    </message>
    <message>
        <source>better for rivals</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>meglio per i rivali</translation>
    </message>
    <message>
        <source>bid {amount}</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>punta {amount}</translation>
    </message>
    <message>
        <source>bid {amount}, worth {strength}</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>punta {amount}, vale {strength}</translation>
    </message>
    <message>
        <source>demand left: {goods}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>domanda residua: {goods}</translation>
    </message>
    <message>
        <source>earns you nothing</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>non ti rende nulla</translation>
    </message>
    <message numerus="yes">
        <source>goods can be sold</source>
        <extracomment>For one: good can be sold ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>
            <numerusform>merce vendibile</numerusform>
            <numerusform>merci vendibili</numerusform>
        </translation>
    </message>
    <message>
        <source>in the plan</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>nel piano</translation>
    </message>
    <message>
        <source>may be just as good</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>forse altrettanto buona</translation>
    </message>
    <message numerus="yes">
        <source>nearest to growing, {n} goods short: {cities}</source>
        <extracomment>For one: nearest to growing, {n} good short: {cities} ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>più vicine alla crescita, manca {n} merce: {cities}</numerusform>
            <numerusform>più vicine alla crescita, mancano {n} merci: {cities}</numerusform>
        </translation>
    </message>
    <message>
        <source>next</source>
        <comment>whose turn</comment>
        <extracomment>ui/table/panels/meanwhile.py</extracomment>
        <translation>poi</translation>
    </message>
    <message>
        <source>no demand left</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>nessuna domanda residua</translation>
    </message>
    <message>
        <source>no extra sales yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>ancora nessuna vendita in più</translation>
    </message>
    <message>
        <source>nothing more for you</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>niente di più per te</translation>
    </message>
    <message>
        <source>now</source>
        <comment>whose turn</comment>
        <extracomment>ui/table/panels/meanwhile.py</extracomment>
        <translation>di turno</translation>
    </message>
    <message>
        <source>on its coasts: {places}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>sulle sue coste: {places}</translation>
    </message>
    <message>
        <source>one more area or ship a year for {companies}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>un’area o una nave in più all’anno per {companies}</translation>
    </message>
    <message>
        <source>others: {gains}</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>altri: {gains}</translation>
    </message>
    <message>
        <source>pass for now</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>passa per ora</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>punti</translation>
    </message>
    <message>
        <source>put your worker on {building}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>metti il lavoratore su {building}</translation>
    </message>
    <message>
        <source>put your worker on {building} and use it</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>metti il lavoratore su {building} e usalo</translation>
    </message>
    <message>
        <source>road {a}–{b}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>strada {a}–{b}</translation>
    </message>
    <message>
        <source>rupiah</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>rupie</translation>
    </message>
    <message>
        <source>ships are needed there for {companies}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>lì servono navi per {companies}</translation>
    </message>
    <message>
        <source>ships {limits}</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>navi {limits}</translation>
    </message>
    <message numerus="yes">
        <source>then expands by {n} areas</source>
        <extracomment>For one: then expands by {n} area ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>
            <numerusform>poi si espande di {n} area</numerusform>
            <numerusform>poi si espande di {n} aree</numerusform>
        </translation>
    </message>
    <message>
        <source>to {player}: “{why}”</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>a {player}: «{why}»</translation>
    </message>
    <message>
        <source>when used: {effect}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>se usato: {effect}</translation>
    </message>
    <message>
        <source>you earn about {amount} less</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>guadagni circa {amount} in meno</translation>
    </message>
    <message>
        <source>you earn about {amount} more</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>guadagni circa {amount} in più</translation>
    </message>
    <message>
        <source>you {sum} a year</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>tu {sum} all’anno</translation>
    </message>
    <message>
        <source>you {sum} a year, selling {fewer} fewer</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>tu {sum} all’anno, vendendo {fewer} in meno</translation>
    </message>
    <message>
        <source>you {sum} a year, selling {more} instead of {fewer}</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>tu {sum} all’anno, vendendo {more} invece di {fewer}</translation>
    </message>
    <message>
        <source>you {sum} a year, selling {more} more</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>tu {sum} all’anno, vendendo {more} in più</translation>
    </message>
    <message>
        <source>your ships lead to {places}, where it can sell</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>le tue navi portano a {places}, dove può vendere</translation>
    </message>
    <message>
        <source>{amount} is enough to play {place} unless {player} bids {sum} or more.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{amount} bastano per giocare per {place}, a meno che {player} non punti {sum} o più.</translation>
    </message>
    <message numerus="yes">
        <source>{building}: return {n} chips</source>
        <extracomment>For one: {building}: return {n} chip ui/games/singapore/texts/planning.py</extracomment>
        <translation>
            <numerusform>{building}: {n} gettone nel sacchetto</numerusform>
            <numerusform>{building}: {n} gettoni nel sacchetto</numerusform>
        </translation>
    </message>
    <message>
        <source>{building}: second worker</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{building}: secondo lavoratore</translation>
    </message>
    <message>
        <source>{building}: {pay} → {gain}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{building}: {pay} → {gain}</translation>
    </message>
    <message>
        <source>{cash} left</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>ti restano {cash}</translation>
    </message>
    <message>
        <source>{change}&#xa0;VP</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>{change}&#xa0;PV</translation>
    </message>
    <message>
        <source>{company} ({goods}, net {net})</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>{company} ({goods}, netto {net})</translation>
    </message>
    <message>
        <source>{company} adds a ship in the {sea}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{company} aggiunge una nave: {sea}.</translation>
    </message>
    <message>
        <source>{company} can’t reach a city that still buys its goods.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} non raggiunge alcuna città che compri ancora le sue merci.</translation>
    </message>
    <message>
        <source>{company} has already operated this year.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} ha già operato quest’anno.</translation>
    </message>
    <message>
        <source>{company} has no goods in {area}.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>In {area} non ci sono merci di {company}.</translation>
    </message>
    <message>
        <source>{company} has no ships in the {sea} or an adjacent sea area.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{sea}: {company} non ha navi qui né in un’area di mare adiacente.</translation>
    </message>
    <message>
        <source>{company} isn’t in play.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>{company} non è in gioco.</translation>
    </message>
    <message numerus="yes">
        <source>{company} may buy up to {n} areas for {price} each. Choose an area, or stop.</source>
        <extracomment>For one: {company} may buy {n} area for {price}. Choose an area, or stop. ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{company} può comprare {n} area per {price}. Scegli un’area, o fermati.</numerusform>
            <numerusform>{company} può comprare fino a {n} aree a {price} l’una. Scegli un’area, o fermati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{company} must sell {number} of its {n} goods. Accept the plan or change it.</source>
        <extracomment>For one: {company} must sell its only good. Accept the plan or change it. ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{company} deve vendere {number} merce, l’unica che ha. Accetta il piano o modificalo.</numerusform>
            <numerusform>{company} deve vendere {number} delle sue {n} merci. Accetta il piano o modificalo.</numerusform>
        </translation>
    </message>
    <message>
        <source>{company} never sold any goods.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>{company} non ha mai venduto merci.</translation>
    </message>
    <message>
        <source>{company} reaches the same cities without it</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{company} raggiunge le stesse città anche senza</translation>
    </message>
    <message>
        <source>{company} sold all its goods, so it must expand.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} ha venduto tutte le merci e deve espandersi.</translation>
    </message>
    <message numerus="yes">
        <source>{company} sold everything and must expand for free. Choose {n} areas.</source>
        <extracomment>For one: {company} sold everything and must expand for free. Choose {n} area. ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{company} ha venduto tutto e deve espandersi gratis. Scegli {n} area.</numerusform>
            <numerusform>{company} ha venduto tutto e deve espandersi gratis. Scegli {n} aree.</numerusform>
        </translation>
    </message>
    <message>
        <source>{deed} (era {era})</source>
        <extracomment>games/indonesia/maps/fairness.py, games/indonesia/maps/trial_tables.py</extracomment>
        <translation>{deed} (era {era})</translation>
    </message>
    <message>
        <source>{deed} earned {amount}&#xa0;Rp a game less than others of its era and type ({interval}).</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>{deed} ha reso {amount}&#xa0;Rp a partita in meno delle altre della sua era e del suo tipo ({interval}).</translation>
    </message>
    <message>
        <source>{deed} earned {amount}&#xa0;Rp a game more than others of its era and type ({interval}).</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>{deed} ha reso {amount}&#xa0;Rp a partita in più delle altre della sua era e del suo tipo ({interval}).</translation>
    </message>
    <message>
        <source>{deed} isn’t available right now.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{deed} non è disponibile in questo momento.</translation>
    </message>
    <message>
        <source>{deed} starts at sea. Choose a sea area.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{deed} parte in mare. Scegli un’area di mare.</translation>
    </message>
    <message>
        <source>{deed} starts on land. Choose a land area.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{deed} parte a terra. Scegli un’area di terra.</translation>
    </message>
    <message>
        <source>{entry} (collapsed)</source>
        <extracomment>ui/play/log_view.py</extracomment>
        <translation>{entry} (compressa)</translation>
    </message>
    <message>
        <source>{entry} (expanded)</source>
        <extracomment>ui/play/log_view.py</extracomment>
        <translation>{entry} (espansa)</translation>
    </message>
    <message>
        <source>{file} has no outlines that could become areas.</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>{file} non contiene contorni che possano diventare aree.</translation>
    </message>
    <message>
        <source>{file} is open on the computer “{computer}”, or the program ended unexpectedly there. If it’s still open there, close it first: playing in both places would damage the game.</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>{file} è aperta sul computer «{computer}», oppure lì il programma si è interrotto in modo imprevisto. Se è ancora aperta lì, chiudila prima: giocare in entrambi i posti la danneggerebbe.</translation>
    </message>
    <message>
        <source>{file} is saved again, with everything that was played.</source>
        <extracomment>ui/table/game_controller.py</extracomment>
        <translation>{file} è di nuovo salvata, con tutto ciò che è stato giocato.</translation>
    </message>
    <message>
        <source>{file} isn’t a saved game ({ending}) or a map (*{shared}, or a folder with {board}).</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>{file} non è una partita salvata ({ending}) né una mappa (*{shared}, o una cartella con {board}).</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <comment>merger</comment>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{first} con {second}</translation>
    </message>
    <message>
        <source>{first} and {second} become siap faji</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>{first} e {second} diventano siap faji</translation>
    </message>
    <message>
        <source>{folder} already holds other files. Where do you want to save the map?</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>{folder} contiene già altri file. Dove vuoi salvare la mappa?</translation>
    </message>
    <message>
        <source>{folder} holds no map. The file {file} is missing.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>{folder} non contiene una mappa: manca il file {file}.</translation>
    </message>
    <message>
        <source>{folder} holds {files}, but they aren’t a readable map. Overwrite them?</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>{folder} contiene {files}, che però non sono una mappa leggibile. Sovrascriverli?</translation>
    </message>
    <message>
        <source>{game} problem {date}</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Problema {game} {date}</translation>
    </message>
    <message>
        <source>{goods} nearby, and your ships pass</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{goods} nelle vicinanze, e passano le tue navi</translation>
    </message>
    <message>
        <source>{goods} nearby, and {players}’s ships pass</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{goods} nelle vicinanze, e passano le navi di {players}</translation>
    </message>
    <message>
        <source>{goods} on the board, cities buy {bought}</source>
        <extracomment>ui/games/indonesia/panels/situation.py</extracomment>
        <translation>{goods} sul tabellone, le città ne comprano {bought}</translation>
    </message>
    <message>
        <source>{least}–{most} players</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>{least}–{most} giocatori</translation>
    </message>
    <message>
        <source>{left}% to {right}% across, {top}% to {bottom}% down</source>
        <extracomment>ui/editor/imports/outline_picture.py</extracomment>
        <translation>in orizzontale da {left}% a {right}%, in verticale da {top}% a {bottom}%</translation>
    </message>
    <message>
        <source>{limits} ({sum}).</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{limits} ({sum}).</translation>
    </message>
    <message>
        <source>{line} has no ship with room left in the {sea}.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>{sea}: {line} non ha navi con posto libero.</translation>
    </message>
    <message>
        <source>{line} via {seas} for {fee}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{line} via {seas} per {fee}</translation>
    </message>
    <message>
        <source>{lot} for {price}</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>{lot} per {price}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>board/bounds.py, board/measures.py, i18n/text.py, ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>da {low} a {high}</translation>
    </message>
    <message>
        <source>{map} (copy)[*] – Map editor</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>{map} (copia)[*] – Editor di mappe</translation>
    </message>
    <message>
        <source>{map} ({name})</source>
        <extracomment>library.py</extracomment>
        <translation>{map} ({name})</translation>
    </message>
    <message>
        <source>{map} comes with the program. You’re editing a copy, which you can save under a new name.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>{map} è inclusa nel programma. Stai modificando una copia, che puoi salvare con un nuovo nome.</translation>
    </message>
    <message>
        <source>{map} is a map. What do you want to do with it?</source>
        <extracomment>ui/app/program.py</extracomment>
        <translation>{map} è una mappa. Che cosa vuoi farne?</translation>
    </message>
    <message>
        <source>{moves}, {end}</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>{moves}, {end}</translation>
    </message>
    <message>
        <source>{name} (own province)</source>
        <extracomment>ui/editor/imports/outline_model.py</extracomment>
        <translation>{name} (provincia propria)</translation>
    </message>
    <message>
        <source>{name} already has a label on the map.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>Il nome di {name} è già sulla mappa.</translation>
    </message>
    <message>
        <source>{name} copy</source>
        <extracomment>ui/editor/document/own_maps.py, ui/play/save_folder.py</extracomment>
        <translation>{name} copia</translation>
    </message>
    <message>
        <source>{name} has no label on the map.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>{name} non ha un nome sulla mappa.</translation>
    </message>
    <message>
        <source>{name} was skipped. {error}</source>
        <extracomment>mapmaking/imports/areas.py</extracomment>
        <translation>{name} è stato escluso: {error}</translation>
    </message>
    <message>
        <source>{name} was skipped: it doesn’t enclose anything.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} è stato escluso: non racchiude nulla.</translation>
    </message>
    <message>
        <source>{name} was skipped: its line isn’t closed.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} è stato escluso: la sua linea non è chiusa.</translation>
    </message>
    <message>
        <source>{name} was skipped: its outline can’t be read.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} è stato escluso: il suo contorno non si può leggere.</translation>
    </message>
    <message>
        <source>{name} was skipped: its outline crosses itself in too many places.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} è stato escluso: il suo contorno incrocia sé stesso in troppi punti.</translation>
    </message>
    <message>
        <source>{name} was skipped: its type is “{what}”, and only polygons become areas.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} è stato escluso: il tipo è «{what}», e solo i poligoni diventano aree.</translation>
    </message>
    <message>
        <source>{name} was skipped: it’s completely covered by others.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} è stato escluso: è completamente coperto da altri.</translation>
    </message>
    <message>
        <source>{name} was skipped: it’s too large.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} è stato escluso: è troppo grande.</translation>
    </message>
    <message>
        <source>{name} was skipped: it’s too narrow for a token.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} è stato escluso: è troppo stretto per un segnalino.</translation>
    </message>
    <message>
        <source>{name} was skipped: it’s too small for this canvas.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} è stato escluso: è troppo piccolo per questo foglio.</translation>
    </message>
    <message>
        <source>{number} any</source>
        <comment>goods</comment>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>{number} a scelta</translation>
    </message>
    <message>
        <source>{number} of one good</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>{number} uguali</translation>
    </message>
    <message>
        <source>{number}&#xa0;VP</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>{number}&#xa0;PV</translation>
    </message>
    <message numerus="yes">
        <source>{n} across a coast</source>
        <extracomment>For one: {n} across a coast ui/editor/links/texts.py</extracomment>
        <translation>
            <numerusform>{n} attraverso una costa</numerusform>
            <numerusform>{n} attraverso una costa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} areas not bought</source>
        <extracomment>For one: {n} area not bought ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{n} area non comprata</numerusform>
            <numerusform>{n} aree non comprate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} areas selected</source>
        <extracomment>For one: {n} area selected ui/editor/panels/neighbours.py</extracomment>
        <translation>
            <numerusform>{n} area selezionata</numerusform>
            <numerusform>{n} aree selezionate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} black chips</source>
        <extracomment>For one: {n} black chip ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} gettone nero</numerusform>
            <numerusform>{n} gettoni neri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} bricks</source>
        <extracomment>For one: {n} brick ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} mattone</numerusform>
            <numerusform>{n} mattoni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} by land</source>
        <extracomment>For one: {n} by land ui/editor/links/texts.py</extracomment>
        <translation>
            <numerusform>{n} via terra</numerusform>
            <numerusform>{n} via terra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} by sea</source>
        <extracomment>For one: {n} by sea ui/editor/links/texts.py</extracomment>
        <translation>
            <numerusform>{n} via mare</numerusform>
            <numerusform>{n} via mare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} chips + {opium} opium = {total}</source>
        <extracomment>For one: {n} chip + {opium} opium = {total} ui/games/singapore/chips_page.py</extracomment>
        <translation>
            <numerusform>{n} gettone + {opium} oppio = {total}</numerusform>
            <numerusform>{n} gettoni + {opium} oppio = {total}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cloned shapes were skipped.</source>
        <extracomment>For one: {n} cloned shape was skipped. mapmaking/imports/svg.py</extracomment>
        <translation>
            <numerusform>{n} copia di una forma è stata esclusa.</numerusform>
            <numerusform>{n} copie di forme sono state escluse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cloth</source>
        <extracomment>For one: {n} cloth ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} tessuto</numerusform>
            <numerusform>{n} tessuti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} corners</source>
        <extracomment>For one: {n} corner ui/editor/imports/import_dialog.py, ui/editor/tools/pencil.py</extracomment>
        <translation>
            <numerusform>{n} vertice</numerusform>
            <numerusform>{n} vertici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} decisions, starting at decision {first}</source>
        <extracomment>For one: {n} decision, starting at decision {first} ui/table/games/new_game_controller.py</extracomment>
        <translation>
            <numerusform>{n} decisione, dalla decisione {first}</numerusform>
            <numerusform>{n} decisioni, dalla decisione {first}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} differences. Click one to see it on the map.</source>
        <extracomment>For one: {n} difference. Click it to see it on the map. ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>
            <numerusform>{n} differenza. Fai clic per vederla sulla mappa.</numerusform>
            <numerusform>{n} differenze. Fai clic su una per vederla sulla mappa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} figures have changed more than by chance; they come first.</source>
        <extracomment>For one: {n} figure has changed more than by chance; it comes first. ui/editor/balance/balance_page.py</extracomment>
        <translation>
            <numerusform>{n} valore è cambiato più di quanto spieghi il caso; è il primo.</numerusform>
            <numerusform>{n} valori sono cambiati più di quanto spieghi il caso; sono i primi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} figures were compared with what’s expected.</source>
        <extracomment>For one: {n} figure was compared with what’s expected. ui/editor/balance/balance_page.py</extracomment>
        <translation>
            <numerusform>{n} valore è stato confrontato con quello atteso.</numerusform>
            <numerusform>{n} valori sono stati confrontati con quelli attesi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} flags left</source>
        <extracomment>For one: {n} flag left ui/games/singapore/player_cards.py</extracomment>
        <translation>
            <numerusform>{n} bandierina rimasta</numerusform>
            <numerusform>{n} bandierine rimaste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} for worker {number}</source>
        <comment>steps</comment>
        <extracomment>For one: {n} for worker {number} ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>{n} per il lavoratore {number}</numerusform>
            <numerusform>{n} per il lavoratore {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} games with {players} players, all played by the bot {bot}; random seeds {first} to {last}.</source>
        <extracomment>For one: {n} game with {players} players, all played by the bot {bot}; random seeds {first} to {last}. ui/editor/balance/balance_page.py</extracomment>
        <translation>
            <numerusform>{n} partita con {players} giocatori, tutti affidati al bot {bot}; semi casuali da {first} a {last}.</numerusform>
            <numerusform>{n} partite con {players} giocatori, tutti affidati al bot {bot}; semi casuali da {first} a {last}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} goods at {area} can’t reach a ship</source>
        <extracomment>For one: {n} good at {area} can’t reach a ship ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>{n} merce di {area} non raggiunge alcuna nave</numerusform>
            <numerusform>{n} merci di {area} non raggiungono alcuna nave</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} goods can be sold a year, against {fewer}.</source>
        <extracomment>For one: {n} good can be sold a year, against {fewer}. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Si può vendere {n} merce all’anno, contro {fewer}.</numerusform>
            <numerusform>Si possono vendere {n} merci all’anno, contro {fewer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} hints used</source>
        <extracomment>For one: {n} hint used ui/table/panels/result.py</extracomment>
        <translation>
            <numerusform>{n} consiglio usato</numerusform>
            <numerusform>{n} consigli usati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} links between them</source>
        <extracomment>For one: {n} link between them ui/editor/panels/neighbours.py</extracomment>
        <translation>
            <numerusform>{n} collegamento tra loro</numerusform>
            <numerusform>{n} collegamenti tra loro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} links would be added.</source>
        <extracomment>For one: {n} link would be added. ui/editor/links/border_dialogs.py</extracomment>
        <translation>
            <numerusform>Si aggiungerebbe {n} collegamento.</numerusform>
            <numerusform>Si aggiungerebbero {n} collegamenti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} links would be removed.</source>
        <extracomment>For one: {n} link would be removed. ui/editor/links/border_dialogs.py</extracomment>
        <translation>
            <numerusform>Si toglierebbe {n} collegamento.</numerusform>
            <numerusform>Si toglierebbero {n} collegamenti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more</source>
        <comment>steps</comment>
        <extracomment>For one: {n} more ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>{n} in più</numerusform>
            <numerusform>{n} in più</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more mergers become possible</source>
        <extracomment>For one: {n} more merger becomes possible ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>diventa possibile {n} altra fusione</numerusform>
            <numerusform>diventano possibili altre {n} fusioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more mergers become possible.</source>
        <extracomment>For one: {n} more merger becomes possible. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Diventa possibile {n} altra fusione.</numerusform>
            <numerusform>Diventano possibili altre {n} fusioni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more steps</source>
        <extracomment>For one: {n} more step ui/games/singapore/panels/turn.py, ui/games/singapore/texts/planning.py</extracomment>
        <translation>
            <numerusform>{n} passo in più</numerusform>
            <numerusform>{n} passi in più</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} moves</source>
        <extracomment>For one: {n} move ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>
            <numerusform>{n} mossa</numerusform>
            <numerusform>{n} mosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new mergers possible</source>
        <extracomment>For one: {n} new merger possible ui/games/indonesia/texts/research.py</extracomment>
        <translation>
            <numerusform>{n} nuova fusione possibile</numerusform>
            <numerusform>{n} nuove fusioni possibili</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new provinces will be added.</source>
        <extracomment>For one: {n} new province will be added. ui/editor/imports/import_dialog.py</extracomment>
        <translation>
            <numerusform>Verrà aggiunta {n} nuova provincia.</numerusform>
            <numerusform>Verranno aggiunte {n} nuove province.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} newer saved games can’t be opened</source>
        <extracomment>For one: {n} newer saved game can’t be opened ui/table/games/start_cards.py</extracomment>
        <translation>
            <numerusform>{n} partita salvata più recente non si può aprire</numerusform>
            <numerusform>{n} partite salvate più recenti non si possono aprire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of your companies sell there</source>
        <extracomment>For one: {n} of your companies sells there ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>{n} delle tue compagnie vende lì</numerusform>
            <numerusform>{n} delle tue compagnie vendono lì</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of {all} games didn’t end within {years} years.</source>
        <extracomment>For one: {n} of {all} games didn’t end within {years} years. games/indonesia/maps/trial_findings.py</extracomment>
        <translation>
            <numerusform>{n} partita su {all} non è finita in {years} anni.</numerusform>
            <numerusform>{n} partite su {all} non sono finite in {years} anni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} old games of bots were moved to the trash.</source>
        <extracomment>For one: {n} old game of bots was moved to the trash. ui/table/games/game_store.py</extracomment>
        <translation>
            <numerusform>{n} vecchia partita tra bot è stata spostata nel cestino.</numerusform>
            <numerusform>{n} vecchie partite tra bot sono state spostate nel cestino.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} opium</source>
        <extracomment>For one: {n} opium ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} oppio</numerusform>
            <numerusform>{n} oppio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} others can’t be chosen</source>
        <extracomment>For one: {n} other can’t be chosen ui/table/panels/folded_rows.py</extracomment>
        <translation>
            <numerusform>{n} altro non si può scegliere</numerusform>
            <numerusform>{n} altri non si possono scegliere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} others can’t: {reason}</source>
        <extracomment>For one: {n} other can’t: {reason} ui/table/panels/folded_rows.py</extracomment>
        <translation>
            <numerusform>{n} altro non si può: {reason}</numerusform>
            <numerusform>{n} altri non si possono: {reason}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} outlines were skipped</source>
        <extracomment>For one: {n} outline was skipped mapmaking/imports/skipped.py</extracomment>
        <translation>
            <numerusform>{n} contorno escluso</numerusform>
            <numerusform>{n} contorni esclusi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} parts have no area and were skipped.</source>
        <extracomment>For one: {n} part has no area and was skipped. mapmaking/imports/named_shapes.py</extracomment>
        <translation>
            <numerusform>{n} parte non ha superficie ed è stata esclusa.</numerusform>
            <numerusform>{n} parti non hanno superficie e sono state escluse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} parts.</source>
        <extracomment>For one: {n} part. ui/editor/tools/split.py</extracomment>
        <translation>
            <numerusform>{n} parte.</numerusform>
            <numerusform>{n} parti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pictures were skipped.</source>
        <extracomment>For one: {n} picture was skipped. mapmaking/imports/svg.py</extracomment>
        <translation>
            <numerusform>{n} immagine è stata esclusa.</numerusform>
            <numerusform>{n} immagini sono state escluse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <extracomment>For one: {n} player ui/table/games/record_dialog.py</extracomment>
        <translation>
            <numerusform>{n} giocatore</numerusform>
            <numerusform>{n} giocatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} players need {needed} city cards of era {era}, but there are only {found}.</source>
        <extracomment>For one: {n} player needs {needed} city cards of era {era}, but there are only {found}. games/indonesia/rules/setup.py</extracomment>
        <translation>
            <numerusform>Con {n} giocatore servono {needed} carte città dell’era {era}, ma ce ne sono solo {found}.</numerusform>
            <numerusform>Con {n} giocatori servono {needed} carte città dell’era {era}, ma ce ne sono solo {found}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} players need {n} city cards for each era, but era {era} has {cards}.</source>
        <extracomment>For one: {n} player needs {n} city card for each era, but era {era} has {cards}. games/indonesia/rules/scenario_check.py</extracomment>
        <translation>
            <numerusform>Con {n} giocatore serve {n} carta città per era, ma l’era {era} ne ha {cards}.</numerusform>
            <numerusform>Con {n} giocatori servono {n} carte città per era, ma l’era {era} ne ha {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} results</source>
        <extracomment>For one: {n} result ui/help/rules_window.py</extracomment>
        <translation>
            <numerusform>{n} risultato</numerusform>
            <numerusform>{n} risultati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} roads are left.</source>
        <extracomment>For one: {n} road is left. ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>
            <numerusform>Resta {n} strada.</numerusform>
            <numerusform>Restano {n} strade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} ships carry 1 more good each</source>
        <extracomment>For one: {n} ship carries 1 more good ui/games/indonesia/texts/research.py</extracomment>
        <translation>
            <numerusform>{n} nave porta 1 merce in più</numerusform>
            <numerusform>{n} navi portano 1 merce in più ciascuna</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} ships not added</source>
        <extracomment>For one: {n} ship not added ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{n} nave non aggiunta</numerusform>
            <numerusform>{n} navi non aggiunte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} slivers go to the parts beside them.</source>
        <extracomment>For one: {n} sliver goes to the part beside it. ui/editor/tools/split.py</extracomment>
        <translation>
            <numerusform>{n} frammento va alla parte vicina.</numerusform>
            <numerusform>{n} frammenti vanno alle parti vicine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} steps</source>
        <extracomment>For one: {n} step ui/games/singapore/texts/planning.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>{n} passo</numerusform>
            <numerusform>{n} passi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} steps left</source>
        <extracomment>For one: {n} step left ui/games/singapore/panels/turn.py</extracomment>
        <translation>
            <numerusform>{n} passo rimasto</numerusform>
            <numerusform>{n} passi rimasti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tea</source>
        <extracomment>For one: {n} tea ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} tè</numerusform>
            <numerusform>{n} tè</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} texts were skipped.</source>
        <extracomment>For one: {n} text was skipped. mapmaking/imports/svg.py</extracomment>
        <translation>
            <numerusform>{n} testo è stato escluso.</numerusform>
            <numerusform>{n} testi sono stati esclusi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tiles left in the stack</source>
        <extracomment>For one: {n} tile left in the stack ui/games/singapore/tile_row.py</extracomment>
        <translation>
            <numerusform>{n} tessera rimasta nella pila</numerusform>
            <numerusform>{n} tessere rimaste nella pila</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} uses</source>
        <extracomment>For one: {n} use ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>{n} azione</numerusform>
            <numerusform>{n} azioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} uses left</source>
        <extracomment>For one: {n} use left ui/games/singapore/panels/turn.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>{n} azione rimasta</numerusform>
            <numerusform>{n} azioni rimaste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} victory points</source>
        <extracomment>For one: {n} victory point ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} punto vittoria</numerusform>
            <numerusform>{n} punti vittoria</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} workers on the board</source>
        <extracomment>For one: {n} worker on the board ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} lavoratore sul tabellone</numerusform>
            <numerusform>{n} lavoratori sul tabellone</numerusform>
        </translation>
    </message>
    <message>
        <source>{old} was renamed to {new}.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{old} ora si chiama {new}.</translation>
    </message>
    <message>
        <source>{owner} gets a point</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>{owner} riceve un punto</translation>
    </message>
    <message>
        <source>{owner} {lot}</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>{owner} {lot}</translation>
    </message>
    <message>
        <source>{pair} for {amount}</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>{pair} per {amount}</translation>
    </message>
    <message>
        <source>{pay} → {gain}</source>
        <extracomment>ui/games/singapore/texts/names.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>{pay} → {gain}</translation>
    </message>
    <message>
        <source>{place} to play, {cash} left</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>diventi {place}, ti restano {cash}</translation>
    </message>
    <message numerus="yes">
        <source>{place} won {share} of {n} games ({interval}).</source>
        <extracomment>For one: {place} won {share} of {n} game ({interval}). board/measures.py</extracomment>
        <translation>
            <numerusform>{place}: {share} di vittorie in {n} partita ({interval}).</numerusform>
            <numerusform>{place}: {share} di vittorie in {n} partite ({interval}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{players} players: {ended} of {games} games finished. On average: {years} years; money by rank {money}.</source>
        <extracomment>games/indonesia/maps/map_data.py</extracomment>
        <translation>{players} giocatori: finite {ended} partite su {games}. In media: {years} anni; denaro per posizione {money}.</translation>
    </message>
    <message>
        <source>{players}’s ships pass already</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>passano già le navi di {players}</translation>
    </message>
    <message>
        <source>{player} announces no mergers this year.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>{player} non annuncia fusioni quest’anno.</translation>
    </message>
    <message>
        <source>{player} buys the top of the stack, {tile}, for {price}.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} compra la prima della pila, {tile}, per {price}.</translation>
    </message>
    <message>
        <source>{player} can’t pay for the use of {area} any more, so it has no effect.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} non può più pagare l’uso di {area}, che resta senza effetto.</translation>
    </message>
    <message>
        <source>{player} can’t pay {amount} of it.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} non può pagarne {amount}.</translation>
    </message>
    <message>
        <source>{player} discards a city card ({card}): {reason}</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>{player} scarta la carta città {card}. {reason}</translation>
    </message>
    <message>
        <source>{player} draws a black chip for the neutral colour.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} pesca un gettone nero per il colore neutrale.</translation>
    </message>
    <message>
        <source>{player} draws a black chip.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} pesca un gettone nero.</translation>
    </message>
    <message>
        <source>{player} draws a white chip: a raid!</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} pesca un gettone bianco: una retata!</translation>
    </message>
    <message>
        <source>{player} ends the turn.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} finisce il turno.</translation>
    </message>
    <message>
        <source>{player} gets a second worker.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} riceve il secondo lavoratore.</translation>
    </message>
    <message>
        <source>{player} gets {amount} from the merger of {first} and {second}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} riceve {amount} dalla fusione di {first} con {second}.</translation>
    </message>
    <message>
        <source>{player} gets {points}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} riceve {points}</translation>
    </message>
    <message>
        <source>{player} gets {point} as the owner of {area}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} riceve {point} per l’uso di {area}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} goes back {n} spaces on the victory track for {money}.</source>
        <extracomment>For one: {player} goes back {n} space on the victory track for {money}. ui/games/singapore/texts/building.py</extracomment>
        <translation>
            <numerusform>{player} torna indietro di {n} casella sul percorso dei punti per {money}.</numerusform>
            <numerusform>{player} torna indietro di {n} caselle sul percorso dei punti per {money}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} had only one move, so it was played: {move}.</source>
        <extracomment>ui/table/game_view.py</extracomment>
        <translation>{player} aveva una sola mossa, che è stata giocata: {move}.</translation>
    </message>
    <message>
        <source>{player} hasn’t made a decision yet.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>{player} non ha ancora preso decisioni.</translation>
    </message>
    <message>
        <source>{player} is played by the bot “{bot}”. To open this game, start the program with --bot {bot}.</source>
        <extracomment>ui/table/games/open_game.py</extracomment>
        <translation>Il bot «{bot}» gioca per {player}. Per aprire questa partita, avvia il programma con --bot {bot}.</translation>
    </message>
    <message>
        <source>{player} is played by “{bot}”, a bot that this program doesn’t have.</source>
        <extracomment>ui/table/games/open_game.py</extracomment>
        <translation>Per {player} gioca «{bot}», un bot che questo programma non ha.</translation>
    </message>
    <message>
        <source>{player} joins {a} and {b} by a road for free.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} collega {a} e {b} con una strada gratuita.</translation>
    </message>
    <message>
        <source>{player} joins {a} and {b} by a road for {price}.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} collega {a} e {b} con una strada per {price}.</translation>
    </message>
    <message>
        <source>{player} leads with {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py, ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>{player} è in testa con {amount}.</translation>
    </message>
    <message>
        <source>{player} must bid {sum} to beat {amount}, but only {smaller_sum} to beat {than}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{player} deve puntare {sum} per battere {amount}, ma solo {smaller_sum} per battere {than}.</translation>
    </message>
    <message>
        <source>{player} pays {amount} net for the merger of {first} and {second}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} paga {amount} netti per la fusione di {first} con {second}.</translation>
    </message>
    <message>
        <source>{player} places the flags</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>{player} mette le bandierine</translation>
    </message>
    <message>
        <source>{player} puts a worker on {area}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} mette un lavoratore su {area}.</translation>
    </message>
    <message>
        <source>{player} reaches the seal at {seal} and gets {money}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} raggiunge il sigillo sul {seal} e riceve {money}.</translation>
    </message>
    <message>
        <source>{player} researches {track} {step} for {other} ({effect}).</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>{player} ricerca {track} {step} per {other}: {effect}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} returns {n} black chips to the bag at {area}.</source>
        <extracomment>For one: {player} returns {n} black chip to the bag at {area}. ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>{player} usa {area} e rimette nel sacchetto {n} gettone nero.</numerusform>
            <numerusform>{player} usa {area} e rimette nel sacchetto {n} gettoni neri.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} should pay about {amount} for it, {than} of it for the announcer’s part.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{player} dovrebbe pagarla circa {amount}, di cui {than} per la parte di chi annuncia.</translation>
    </message>
    <message>
        <source>{player} starts {company} in the {place}.</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>{player} avvia {company}: {place}.</translation>
    </message>
    <message>
        <source>{player} to play</source>
        <extracomment>ui/table/games/saved_games.py</extracomment>
        <translation>tocca a {player}</translation>
    </message>
    <message>
        <source>{player} uses {place} and takes {gain}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} usa {place} e prende {gain}.</translation>
    </message>
    <message>
        <source>{player} uses {place}: {pay} → {gain}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} usa {place}: {pay} → {gain}.</translation>
    </message>
    <message>
        <source>{player} {sum} ({opium} opium)</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} {sum} ({opium} oppio)</translation>
    </message>
    <message>
        <source>{player}: {change}, now {points}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player}: {change}, ora {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}: {n} games, {won} won</source>
        <extracomment>For one: {player}: {n} game, {won} won ui/table/games/record_dialog.py</extracomment>
        <translation>
            <numerusform>{player}: {n} partita, vittorie: {won}</numerusform>
            <numerusform>{player}: {n} partite, vittorie: {won}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s PIN</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>PIN di {player}</translation>
    </message>
    <message>
        <source>{player}’s decision</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Decisione di {player}</translation>
    </message>
    <message>
        <source>{player}’s second worker goes from {start} to {area}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Il secondo lavoratore di {player} va da {start} a {area}.</translation>
    </message>
    <message>
        <source>{players}’s ships can carry more of your goods</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>le navi di {players} possono portare più merci tue</translation>
    </message>
    <message>
        <source>{company} doesn’t expand further.</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>{company} non si espande oltre.</translation>
    </message>
    <message>
        <source>{company} has no room for another area.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} non ha spazio per un’altra area.</translation>
    </message>
    <message>
        <source>{grade}: chance to win {chance} after it, {best} after the better move</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{grade}: probabilità di vincere {chance} dopo questa mossa, {best} dopo la mossa migliore</translation>
    </message>
    <message>
        <source>{grade}: chance to win {chance} after it, {best} after the better move; costs about {lost}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{grade}: probabilità di vincere {chance} dopo questa mossa, {best} dopo la mossa migliore; costa circa {lost}</translation>
    </message>
    <message>
        <source>{lake}, lake</source>
        <extracomment>ui/editor/accessible_map.py</extracomment>
        <translation>{lake}, lago</translation>
    </message>
    <message>
        <source>{mark} Best plans: what pays you more also pays a rival more.</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>{mark} Piani migliori: ciò che ti rende di più rende di più anche a un rivale.</translation>
    </message>
    <message numerus="yes">
        <source>{n} goods still to sell. Click a good on the board, or plan the rest.</source>
        <extracomment>For one: {n} good still to sell. Click a good on the board, or plan the rest. ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>Ancora {n} merce da vendere. Fai clic su una merce sul tabellone, o pianifica il resto.</numerusform>
            <numerusform>Ancora {n} merci da vendere. Fai clic su una merce sul tabellone, o pianifica il resto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} outlines</source>
        <extracomment>For one: {n} outline ui/editor/imports/outline_picture.py</extracomment>
        <translation>
            <numerusform>{n} contorno</numerusform>
            <numerusform>{n} contorni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} seals pay {money}</source>
        <extracomment>For one: a seal pays {money} ui/games/singapore/texts/planning.py</extracomment>
        <translation>
            <numerusform>un sigillo paga {money}</numerusform>
            <numerusform>{n} sigilli pagano {money}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} ships of {line} in the {sea}: room for {room}</source>
        <extracomment>For one: {n} ship of {line} in the {sea}: room for {room} ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>{sea}: {n} nave di {line}, posto per {room}</numerusform>
            <numerusform>{sea}: {n} navi di {line}, posto per {room}</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} to {other} or back</source>
        <extracomment>i18n/text.py</extracomment>
        <translation>{one} a {other} o viceversa</translation>
    </message>
    <message>
        <source>{players} are tied: the lower marker is ahead.</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Parità: {players}. È avanti il segnalino più in basso.</translation>
    </message>
    <message>
        <source>{players}’s ships carry it for only {amount}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>le navi di {players} la portano per soli {amount}</translation>
    </message>
    <message>
        <source>{players}’s ships lead to {places}, where it can sell</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>le navi di {players} portano a {places}, dove può vendere</translation>
    </message>
    <message>
        <source>{player} builds {tile} on {lot} for free.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} costruisce {tile} su {lot} gratis.</translation>
    </message>
    <message>
        <source>{player} builds {tile} on {lot} for the neutral colour.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} costruisce {tile} su {lot} per il colore neutrale.</translation>
    </message>
    <message>
        <source>{player} builds {tile} on {lot} for {price}.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} costruisce {tile} su {lot} per {price}.</translation>
    </message>
    <message>
        <source>{player} puts their flag on {lot}.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} mette la propria bandierina su {lot}.</translation>
    </message>
    <message>
        <source>{player} puts {owner}’s flag on {lot}.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} mette la bandierina di {owner} su {lot}.</translation>
    </message>
    <message>
        <source>{player} wins the merger of {first} and {second} for {bid}. Paid out: {shares}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} si aggiudica la fusione di {first} con {second} per {bid}. Pagato a: {shares}.</translation>
    </message>
    <message>
        <source>{player}’s move is shown on the board.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>La mossa di {player} si vede sul tabellone.</translation>
    </message>
    <message>
        <source>{player}’s turn</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>Turno di {player}</translation>
    </message>
    <message>
        <source>{player}’s worker goes from {start} to {area}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Il lavoratore di {player} va da {start} a {area}.</translation>
    </message>
    <message>
        <source>{player}’s worker jumps from {start} to {area}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Un lavoratore di {player} salta: {start} → {area}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s worker on {area} gets {n} more steps.</source>
        <extracomment>For one: {player}’s worker on {area} gets {n} more step. ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>Il lavoratore di {player} su {area} riceve {n} altro passo.</numerusform>
            <numerusform>Il lavoratore di {player} su {area} riceve {n} altri passi.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s {company}: {holding}</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>{company} di {player}: {holding}</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s {company}: {ships}, can carry {n} goods</source>
        <extracomment>For one: {player}’s {company}: {ships}, can carry {n} good ui/games/indonesia/texts/areas.py</extracomment>
        <translation>
            <numerusform>{company} di {player}: {ships}, può portare {n} merce</numerusform>
            <numerusform>{company} di {player}: {ships}, può portare {n} merci</numerusform>
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
        <translation>{points}: {players} (dal più basso)</translation>
    </message>
    <message>
        <source>{points}&#xa0;VP</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{points}&#xa0;PV</translation>
    </message>
    <message>
        <source>{price} each</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>{price} l’una</translation>
    </message>
    <message>
        <source>{province} already has a city.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>{province} ha già una città.</translation>
    </message>
    <message>
        <source>{province} can’t be removed while deeds or city cards use it: {which}.</source>
        <extracomment>games/indonesia/maps/map_data.py</extracomment>
        <translation>{province} non si può rimuovere finché la usano licenze o carte città: {which}.</translation>
    </message>
    <message>
        <source>{province} has no area left where {kind} can start.</source>
        <extracomment>games/indonesia/rules/deeds.py</extracomment>
        <translation>{province} non ha più aree da cui possa partire una compagnia di {kind}.</translation>
    </message>
    <message>
        <source>{province} has no coast, so no city can be built there.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>{province} non ha una costa, quindi non vi si può costruire una città.</translation>
    </message>
    <message>
        <source>{province} has no coast, so ships can’t start there.</source>
        <extracomment>games/indonesia/maps/edits.py, games/indonesia/maps/repair.py, games/indonesia/rules/scenario_check.py</extracomment>
        <translation>{province} non ha una costa, quindi le navi non possono partire da lì.</translation>
    </message>
    <message>
        <source>{province} has no land areas, so the company can’t start there.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>{province} non ha aree di terra, quindi la compagnia non può partire da lì.</translation>
    </message>
    <message>
        <source>{province} is already on the card.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>{province} è già sulla carta.</translation>
    </message>
    <message>
        <source>{province} isn’t on this city card.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>{province} non è su questa carta città.</translation>
    </message>
    <message numerus="yes">
        <source>{province} still has {n} land areas. Assign them to other provinces first.</source>
        <extracomment>For one: {province} still has {n} land area. Assign it to another province first. mapmaking/edit/provinces.py</extracomment>
        <translation>
            <numerusform>{province} ha ancora {n} area di terra. Assegnala prima a un’altra provincia.</numerusform>
            <numerusform>{province} ha ancora {n} aree di terra. Assegnale prima ad altre province.</numerusform>
        </translation>
    </message>
    <message>
        <source>{province} {good} (era {era})</source>
        <extracomment>games/indonesia/maps/comparison.py, games/indonesia/maps/fairness.py, games/indonesia/maps/fixes.py</extracomment>
        <translation>{good:A} {province} (era {era})</translation>
    </message>
    <message>
        <source>{sales} − {fees} for ships = {net}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{sales} − {fees} per le navi = {net}</translation>
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
        <translation>{ships} su {limit} in quest’era</translation>
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
        <translation>{start} a {end}</translation>
    </message>
    <message>
        <source>{step} of {steps}</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>{step} di {steps}</translation>
    </message>
    <message>
        <source>{table}: {row}, {column}</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>{table}: {row}, {column}</translation>
    </message>
    <message>
        <source>{text}, one in hand</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>{text}, uno in mano</translation>
    </message>
    <message>
        <source>{track} {step} for {player}</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>{track} {step} di {player}</translation>
    </message>
    <message numerus="yes">
        <source>{use}; {n} starting areas</source>
        <extracomment>For one: {use}; {n} starting area ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>
            <numerusform>{use}; {n} area di partenza</numerusform>
            <numerusform>{use}; {n} aree di partenza</numerusform>
        </translation>
    </message>
    <message>
        <source>{when}: {player}’s chance to win falls from {before} to {after}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{when}: la probabilità di vincere di {player} scende da {before} a {after}</translation>
    </message>
    <message>
        <source>{when}: {player}’s chance to win rises from {before} to {after}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{when}: la probabilità di vincere di {player} sale da {before} a {after}</translation>
    </message>
    <message>
        <source>{when}: {player}’s chance to win rises from {before} to {after}, {other}’s falls from {other_before} to {other_after}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{when}: la probabilità di vincere di {player} sale da {before} a {after}, quella di {other} scende da {other_before} a {other_after}</translation>
    </message>
    <message>
        <source>{winner} wins at {bid}</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Va a {winner} per {bid}</translation>
    </message>
    <message>
        <source>{winner} wins at {bid} and you receive {net}</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Va a {winner} per {bid} e ricevi {net}</translation>
    </message>
    <message>
        <source>{winner} wins at {bid}, unless someone raises</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Va a {winner} per {bid}, salvo rilanci</translation>
    </message>
    <message>
        <source>“A quiet year. I read a lot.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>«Un anno tranquillo. Ho letto molto.»</translation>
    </message>
    <message>
        <source>“A short walk, and well paid.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>«Due passi, e ben pagati.»</translation>
    </message>
    <message>
        <source>“At that price it’s all yours.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>«A quel prezzo è tutta tua.»</translation>
    </message>
    <message>
        <source>“Do come in. Mind the till.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>«Prego, entrate. Attenti alla cassa.»</translation>
    </message>
    <message>
        <source>“Expensive. I have no regrets yet.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>«Cara. Per ora nessun rimpianto.»</translation>
    </message>
    <message>
        <source>“I call it planning. It was luck.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>«La chiamo strategia. Era fortuna.»</translation>
    </message>
    <message>
        <source>“I didn’t need it. I just liked it.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>«Non mi serviva. Mi piaceva e basta.»</translation>
    </message>
    <message>
        <source>“I didn’t think you’d let me do that.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>«Non pensavo che me lo lasciaste fare.»</translation>
    </message>
    <message>
        <source>“I only wanted you to pay a fair price.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>«Volevo solo che pagassi un prezzo giusto.»</translation>
    </message>
    <message>
        <source>“I was only keeping it for a friend.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>«La tenevo solo per un amico.»</translation>
    </message>
    <message>
        <source>“I won’t say I told you so.”</source>
        <extracomment>ui/table/temper.py</extracomment>
        <translation>«Non dirò che ve l’avevo detto.»</translation>
    </message>
    <message>
        <source>“It was a good company. It’s good money, too.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>«Era una buona compagnia. Anche il denaro è buono.»</translation>
    </message>
    <message>
        <source>“It was medicine. A lot of medicine.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>«Era una medicina. Molta medicina.»</translation>
    </message>
    <message>
        <source>“I’d play it again just like that.”</source>
        <extracomment>ui/table/temper.py</extracomment>
        <translation>«Rigiocherei esattamente così.»</translation>
    </message>
    <message>
        <source>“I’ll miss it until the money is counted.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>«Mi mancherà finché non avrò contato il denaro.»</translation>
    </message>
    <message>
        <source>“I’ll take it. No need to wrap it.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>«La prendo. Non serve incartarla.»</translation>
    </message>
    <message>
        <source>“I’m saving my profits for later.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>«Tengo i profitti per dopo.»</translation>
    </message>
    <message>
        <source>“My door is always open.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>«La mia porta è sempre aperta.»</translation>
    </message>
    <message>
        <source>“No speech. The coins will do.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>«Niente discorsi. Bastano le monete.»</translation>
    </message>
    <message>
        <source>“Now to find out what I bought.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>«Ora vediamo che cosa ho comprato.»</translation>
    </message>
    <message>
        <source>“So that’s what the law looks like.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>«Ecco che aspetto ha la legge.»</translation>
    </message>
    <message>
        <source>“Take good care of it. I did.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>«Trattala bene. Io l’ho fatto.»</translation>
    </message>
    <message>
        <source>“Thank you all for trading with me.”</source>
        <extracomment>ui/table/temper.py</extracomment>
        <translation>«Grazie a tutti per gli affari con me.»</translation>
    </message>
    <message>
        <source>“That went better than planned.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>«È andata meglio del previsto.»</translation>
    </message>
    <message>
        <source>“The cities were hungry. I only helped.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>«Le città avevano fame. Io ho solo aiutato.»</translation>
    </message>
    <message>
        <source>“The goods like it where they are.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>«Le merci stanno bene dove sono.»</translation>
    </message>
    <message>
        <source>“You do like it here, don’t you?”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>«Vi piace qui, vero?»</translation>
    </message>
    <message>
        <source>“{name}” is encrypted. Zip it without a password.</source>
        <extracomment>files/zip_archive.py</extracomment>
        <translation>«{name}» è cifrato. Crea l’archivio zip senza password.</translation>
    </message>
    <message>
        <source>“{name}” is packed in a way that can’t be read. Zip it as usual.</source>
        <extracomment>files/zip_archive.py</extracomment>
        <translation>«{name}» è compresso in un modo che non si può leggere. Crea l’archivio zip nel modo solito.</translation>
    </message>
    <message>
        <source>“{name}” is too long for a file name. Choose a shorter one.</source>
        <extracomment>ui/play/save_folder.py</extracomment>
        <translation>«{name}» è troppo lungo per un nome di file. Scegline uno più corto.</translation>
    </message>
    <message>
        <source>“{name}” shows {gain} a year, but should bring less in the long run.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>“{name}” mostra {gain} all’anno, ma alla lunga dovrebbe rendere meno.</translation>
    </message>
    <message>
        <source>“{pair}” brings {sum} more a year, but at about {than} it should leave you with less in the end.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>«{pair}» rende {sum} in più all’anno, ma a circa {than} alla fine dovresti avere meno.</translation>
    </message>
    <message>
        <source>“{pair}” brings {sum} more a year, but should cost about {than} and is worth {amount} to you.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>«{pair}» rende {sum} in più all’anno, ma dovrebbe costare circa {than} e per te vale {amount}.</translation>
    </message>
    <message>
        <source>“{pair}” brings {sum} more a year, but {player} should get it for about {amount}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>«{pair}» rende {sum} in più all’anno, ma {player} dovrebbe ottenerla per circa {amount}.</translation>
    </message>
    <message>
        <source>“{pair}” should cost about {than}, but is worth only {amount} to you.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>«{pair}» dovrebbe costare circa {than}, ma per te vale solo {amount}.</translation>
    </message>
    <message>
        <source>“{pair}” should cost about {than}, more than it brings.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>«{pair}» dovrebbe costare circa {than}, più di quanto rende.</translation>
    </message>
    <message>
        <source>“{pair}” should go to {player} for about {amount}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>«{pair}» dovrebbe andare a {player} per circa {amount}.</translation>
    </message>
    <message>
        <source>“{second}” should bring you no less, but is better for rivals.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>«{second}» non dovrebbe renderti meno, ma è meglio per i rivali.</translation>
    </message>
    <message>
        <source>“{setting}” is set to “{choice}”.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>«{setting}» è impostato su «{choice}».</translation>
    </message>
    <message>
        <source>“{track}” shows {gain} a year, but you’d have to win that merger and pay for it.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>“{track}” mostra {gain} all’anno, ma dovresti vincere quella fusione e pagarla.</translation>
    </message>
    <message numerus="yes">
        <source>leaves {n} slots free</source>
        <extracomment>For one: leaves {n} slot free ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>resta {n} slot libero</numerusform>
            <numerusform>restano {n} slot liberi</numerusform>
        </translation>
    </message>
    <message>
        <source>letters of the companies that can start there</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>lettere delle compagnie che vi possono partire</translation>
    </message>
    <message>
        <source>links between sea areas with ships</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>collegamenti tra aree di mare con navi</translation>
    </message>
    <message>
        <source>name or number of each area</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>nome o numero di ogni area</translation>
    </message>
    <message>
        <source>no city stone left</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>pietre finite</translation>
    </message>
    <message>
        <source>no more this era</source>
        <comment>ships</comment>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>in quest’era nessun’altra</translation>
    </message>
    <message>
        <source>nothing nearby yet</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>ancora niente nelle vicinanze</translation>
    </message>
    <message>
        <source>oil</source>
        <extracomment>games/indonesia/rules/constants.py</extracomment>
        <translation>petrolio</translation>
    </message>
    <message>
        <source>on the board or in the list</source>
        <extracomment>ui/table/panels/panel.py</extracomment>
        <translation>sul tabellone o nell’elenco</translation>
    </message>
    <message>
        <source>no new room to expand</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>nessun nuovo spazio per espandersi</translation>
    </message>
    <message numerus="yes">
        <source>room for {n} more areas</source>
        <extracomment>For one: room for {n} more area ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>spazio per {n} altra area</numerusform>
            <numerusform>spazio per altre {n} aree</numerusform>
        </translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>fuori</translation>
    </message>
    <message>
        <source>{amount} to your own ships (you keep it)</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{amount} alle tue navi (restano a te)</translation>
    </message>
    <message>
        <source>paid by</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>pagato da</translation>
    </message>
    <message>
        <source>paid to</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>pagato a</translation>
    </message>
    <message>
        <source>prospects of production companies</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>prospettive delle compagnie produttive</translation>
    </message>
    <message>
        <source>prospects of shipping companies</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>prospettive delle compagnie di navigazione</translation>
    </message>
    <message>
        <source>reaches no city yet</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>non raggiunge ancora alcuna città</translation>
    </message>
    <message>
        <source>reaches the {seas}</source>
        <extracomment>ui/games/indonesia/texts/operations.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>raggiunge {seas}</translation>
    </message>
    <message>
        <source>reaches {cities}</source>
        <extracomment>ui/games/indonesia/panels/halving.py, ui/games/indonesia/texts/clauses.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>raggiunge {cities}</translation>
    </message>
    <message numerus="yes">
        <source>reaches {n} cities</source>
        <extracomment>For one: reaches {n} city ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>
            <numerusform>raggiunge {n} città</numerusform>
            <numerusform>raggiunge {n} città</numerusform>
        </translation>
    </message>
    <message>
        <source>research</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>ricerca</translation>
    </message>
    <message>
        <source>rice</source>
        <extracomment>games/indonesia/rules/constants.py</extracomment>
        <translation>riso</translation>
    </message>
    <message>
        <source>rubber</source>
        <extracomment>games/indonesia/rules/constants.py</extracomment>
        <translation>gomma</translation>
    </message>
    <message>
        <source>sea</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>mare</translation>
    </message>
    <message>
        <source>sells for {price} each</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>si vende a {price}</translation>
    </message>
    <message numerus="yes">
        <source>sells {sold} of {n} goods, net {net}</source>
        <extracomment>For one: sells {sold} of {n} good, net {net} ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>vende {sold} su {n} merce, netto {net}</numerusform>
            <numerusform>vende {sold} su {n} merci, netto {net}</numerusform>
        </translation>
    </message>
    <message>
        <source>serves {companies}</source>
        <extracomment>ui/games/indonesia/texts/clauses.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>serve {companies}</translation>
    </message>
    <message numerus="yes">
        <source>serves {n} companies</source>
        <extracomment>For one: serves {n} company ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>
            <numerusform>serve {n} compagnia</numerusform>
            <numerusform>serve {n} compagnie</numerusform>
        </translation>
    </message>
    <message>
        <source>shipping</source>
        <extracomment>games/indonesia/rules/constants.py</extracomment>
        <translation>navigazione</translation>
    </message>
    <message>
        <source>ships by era: {limits}</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>navi per era: {limits}</translation>
    </message>
    <message>
        <source>ships: {ships}</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>navi: {ships}</translation>
    </message>
    <message>
        <source>siap faji</source>
        <extracomment>games/indonesia/rules/constants.py</extracomment>
        <translation>siap faji</translation>
    </message>
    <message>
        <source>since your last decision</source>
        <extracomment>ui/games/indonesia/board/overlays.py, ui/table/log/log_writer.py</extracomment>
        <translation>dalla tua ultima decisione</translation>
    </message>
    <message>
        <source>spice</source>
        <extracomment>games/indonesia/rules/constants.py</extracomment>
        <translation>spezie</translation>
    </message>
    <message>
        <source>start</source>
        <comment>of the game</comment>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/singapore/chart_data.py</extracomment>
        <translation>inizio</translation>
    </message>
    <message>
        <source>point at a company or click its slot</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>indica una compagnia o fai clic sul suo slot</translation>
    </message>
    <message>
        <source>point at an area to see its coasts too</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>indica un’area per vederne anche le coste</translation>
    </message>
    <message>
        <source>removed</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>abbandonata</translation>
    </message>
    <message>
        <source>rice or spice, when merged into siap faji</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>riso o spezie, in una fusione in siap faji</translation>
    </message>
    <message>
        <source>ship fee for each good carried</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>nolo, per ogni merce trasportata</translation>
    </message>
    <message>
        <source>still in</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>ancora in gara</translation>
    </message>
    <message>
        <source>then ask me again</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>poi chiedimi</translation>
    </message>
    <message>
        <source>then pass</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>poi passa</translation>
    </message>
    <message>
        <source>this year {amount}</source>
        <extracomment>ui/games/indonesia/game_ui.py, ui/games/indonesia/player_cards.py</extracomment>
        <translation>quest’anno {amount}</translation>
    </message>
    <message>
        <source>touches {cities}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>tocca {cities}</translation>
    </message>
    <message numerus="yes">
        <source>touches {n} cities</source>
        <extracomment>For one: touches {n} city ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>tocca {n} città</numerusform>
            <numerusform>tocca {n} città</numerusform>
        </translation>
    </message>
    <message>
        <source>track</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>percorso</translation>
    </message>
    <message numerus="yes">
        <source>tried {n} times</source>
        <extracomment>For one: tried {n} time ui/games/indonesia/texts/advice.py</extracomment>
        <translation>
            <numerusform>provata {n} volta</numerusform>
            <numerusform>provata {n} volte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to {n} areas, one at a time</source>
        <extracomment>For one: up to {n} area, one at a time ui/games/indonesia/panels/operations.py</extracomment>
        <translation>
            <numerusform>fino a {n} area</numerusform>
            <numerusform>fino a {n} aree, una alla volta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to {n} more areas or ships a year</source>
        <extracomment>For one: up to {n} more area or ship a year ui/games/indonesia/texts/research.py</extracomment>
        <translation>
            <numerusform>fino a {n} area o nave in più all’anno</numerusform>
            <numerusform>fino a {n} aree o navi in più all’anno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to {n} ships, one at a time</source>
        <extracomment>For one: up to {n} ship, one at a time ui/games/indonesia/panels/operations.py</extracomment>
        <translation>
            <numerusform>fino a {n} nave</numerusform>
            <numerusform>fino a {n} navi, una alla volta</numerusform>
        </translation>
    </message>
    <message>
        <source>rest of this year</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>resto di quest’anno</translation>
    </message>
    <message>
        <source>year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>anno</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/singapore/board/board_ui.py</extracomment>
        <translation>sì</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>ui/games/indonesia/year_page.py, ui/games/singapore/texts/turn.py, ui/table/log/log_writer.py</extracomment>
        <translation>tu</translation>
    </message>
    <message>
        <source>you gain {amount} net, {cash} left</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>ricevi {amount} netti, ti restano {cash}</translation>
    </message>
    <message>
        <source>you get {amount} or more</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>ricevi {amount} o più</translation>
    </message>
    <message>
        <source>you pay {amount} net, {cash} left</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>paghi {amount} netti, ti restano {cash}</translation>
    </message>
    <message>
        <source>your bid: {strength}</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>la tua puntata: {strength}</translation>
    </message>
    <message>
        <source>{about}. The table shows the same data.</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>{about}. La tabella mostra gli stessi dati.</translation>
    </message>
    <message>
        <source>{amount}&#xa0;Rp</source>
        <extracomment>ui/games/indonesia/texts/names.py, ui/table/panels/input_fields.py</extracomment>
        <translation>{amount}&#xa0;Rp</translation>
    </message>
    <message>
        <source>{amount} now, then the minimum raise</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>{amount} subito, poi il rilancio minimo</translation>
    </message>
    <message>
        <source>{area} ({province})</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{area} ({province})</translation>
    </message>
    <message>
        <source>{area} can’t be given to itself.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>{area} non si può assegnare a sé stessa.</translation>
    </message>
    <message>
        <source>{area} isn’t on the coast.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>{area} non è sulla costa.</translation>
    </message>
    <message>
        <source>{area} has no outline.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>{area} non ha contorno.</translation>
    </message>
    <message>
        <source>{area} has no place for its token.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>{area} non ha un posto per il segnalino.</translation>
    </message>
    <message>
        <source>{area} is one piece. Draw a line to split it.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>{area} è un pezzo unico. Traccia una linea per dividerla.</translation>
    </message>
    <message>
        <source>{area} is gone.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{area} non c’è più.</translation>
    </message>
    <message>
        <source>{area} is new.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{area} è nuova.</translation>
    </message>
    <message>
        <source>{area} already has goods on it.</source>
        <extracomment>games/indonesia/rules/companies.py, games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>In {area} ci sono già merci.</translation>
    </message>
    <message>
        <source>{area} is inside {company}. Only areas on the edge can be removed.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>{area} è all’interno di {company}. Si possono abbandonare solo aree sul bordo.</translation>
    </message>
    <message>
        <source>{area} is adjacent to another company’s {good}.</source>
        <extracomment>games/indonesia/rules/companies.py</extracomment>
        <translation>{area} è adiacente a un’area con {good} di un’altra compagnia.</translation>
    </message>
    <message>
        <source>{area} needs at least three corners.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>{area} deve avere almeno tre vertici.</translation>
    </message>
    <message>
        <source>{area} would be too narrow for a token.</source>
        <extracomment>mapmaking/edit/shapes/dependents.py</extracomment>
        <translation>{area} sarebbe troppo stretta per un segnalino.</translation>
    </message>
    <message>
        <source>That would turn {area} inside out.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Così {area} si rovescerebbe.</translation>
    </message>
    <message>
        <source>{area}: no neighbours</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{area}: nessuna area adiacente</translation>
    </message>
    <message>
        <source>{a} and {b}</source>
        <extracomment>ui/editor/links/border_dialogs.py, ui/editor/panels/neighbours.py</extracomment>
        <translation>{a} e {b}</translation>
    </message>
    <message>
        <source>{a} and {b} are linked but far apart. Add a note that explains why.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} e {b} sono collegate ma lontane tra loro. Aggiungi una nota che spieghi perché.</translation>
    </message>
    <message>
        <source>{a} and {b} overlap near {place}.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>{a} e {b} si sovrappongono vicino a {place}.</translation>
    </message>
    <message>
        <source>{a} – {b}</source>
        <extracomment>mapmaking/edit/linking.py, ui/editor/panels/neighbours.py, ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>{bank} (counts only at the end)</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>{bank} (conta solo alla fine)</translation>
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
        <translation>{city} compra {goods}</translation>
    </message>
    <message>
        <source>{city} grew to size {size}</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>{city} è passata a taglia {size}</translation>
    </message>
    <message>
        <source>{city} to size {size}</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>{city} a taglia {size}</translation>
    </message>
    <message numerus="yes">
        <source>{company} buys {n} areas</source>
        <extracomment>For one: {company} buys {n} area ui/games/indonesia/ledger_view.py</extracomment>
        <translation>
            <numerusform>{company} compra {n} area</numerusform>
            <numerusform>{company} compra {n} aree</numerusform>
        </translation>
    </message>
    <message>
        <source>{company} has already merged this year.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>{company} è già nata da una fusione quest’anno.</translation>
    </message>
    <message>
        <source>{company} becomes available in era {era}.</source>
        <extracomment>ui/games/indonesia/deed_list.py</extracomment>
        <translation>{company} diventa disponibile nell’era {era}.</translation>
    </message>
    <message>
        <source>{company} expands to {area} for {paid}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{company} si espande in {area} per {paid}.</translation>
    </message>
    <message>
        <source>{company} expands to {area}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{company} si espande in {area}.</translation>
    </message>
    <message>
        <source>{company} has no goods.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} non ha merci.</translation>
    </message>
    <message>
        <source>You don’t own {company}.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} non è tua.</translation>
    </message>
    <message numerus="yes">
        <source>{company} now produces siap faji in {n} areas.</source>
        <extracomment>For one: {company} now produces siap faji in {n} area. ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>
            <numerusform>Ora {company} produce siap faji in {n} area.</numerusform>
            <numerusform>Ora {company} produce siap faji in {n} aree.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{company} may add up to {n} ships. Choose a sea area, or stop.</source>
        <extracomment>For one: {company} may add {n} ship. Choose a sea area, or stop. ui/games/indonesia/panels/operations.py</extracomment>
        <translation>
            <numerusform>{company} può aggiungere {n} nave. Scegli un’area di mare, o fermati.</numerusform>
            <numerusform>{company} può aggiungere fino a {n} navi. Scegli un’area di mare, o fermati.</numerusform>
        </translation>
    </message>
    <message>
        <source>{company} pays {other} for ships</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>{company} paga {other} per le navi</translation>
    </message>
    <message>
        <source>{company} sells nothing.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{company} non vende nulla.</translation>
    </message>
    <message>
        <source>{company} sells {amount}</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>{company} vende {amount}</translation>
    </message>
    <message>
        <source>{delivery}, locked</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>{delivery}, bloccata</translation>
    </message>
    <message>
        <source>{duty}, {sold} sold</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{duty}, vendute {sold}</translation>
    </message>
    <message>
        <source>{fact}.</source>
        <extracomment>i18n/text.py, ui/games/indonesia/texts/areas.py, ui/games/indonesia/texts/planning.py, ui/games/singapore/board/board_ui.py, ui/table/board/board_ui.py</extracomment>
        <translation>{fact}.</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <extracomment>board/files/tolerant_json.py, mapmaking/scripting.py</extracomment>
        <translation>{file}, riga {line}</translation>
    </message>
    <message>
        <source>{file}, line {line}, column {column}</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>{file}, riga {line}, colonna {column}</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Contenuto</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>ui/charts/chart_drawing.py</extracomment>
        <translation>da {first} a {last}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>amounts</comment>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>da {first} a {last}</translation>
    </message>
    <message>
        <source>{goods} would stay unsold.</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Resterebbe invenduto: {goods}.</translation>
    </message>
    <message>
        <source>{holding}, {gone} to remove</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>{holding}, {gone} da abbandonare</translation>
    </message>
    <message numerus="yes">
        <source>{holding}; {n} deeds, slot {slot}</source>
        <extracomment>For one: {holding}; {n} deed, slot {slot} ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>
            <numerusform>{holding}; {n} licenza, slot {slot}</numerusform>
            <numerusform>{holding}; {n} licenze, slot {slot}</numerusform>
        </translation>
    </message>
    <message>
        <source>{id} ({provinces}; era {era})</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>{id} ({provinces}; era {era})</translation>
    </message>
    <message>
        <source>{keys} is already used for “{name}”.</source>
        <extracomment>ui/settings/commands.py</extracomment>
        <translation>{keys} è già usato per «{name}».</translation>
    </message>
    <message>
        <source>{line} isn’t a shipping company.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>{line} non è una compagnia di navigazione.</translation>
    </message>
    <message>
        <source>{list}, entry {number}</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>{list}, voce {number}</translation>
    </message>
    <message>
        <source>{map}[*] – Map editor</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>{map}[*] – Editor di mappe</translation>
    </message>
    <message>
        <source>{names} and others</source>
        <extracomment>i18n/text.py</extracomment>
        <translation>{names} e altri</translation>
    </message>
    <message>
        <source>{name} has no areas yet. Add some first.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>{name} non ha ancora aree. Aggiungine prima qualcuna.</translation>
    </message>
    <message>
        <source>{name} has no token.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>{name} non ha un segnalino.</translation>
    </message>
    <message>
        <source>{name} is neither a land area nor a sea.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>{name} non è né un’area di terra né un mare.</translation>
    </message>
    <message numerus="yes">
        <source>{number} of {n} ships</source>
        <extracomment>For one: {number} of {n} ship ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{number} su {n} nave</numerusform>
            <numerusform>{number} su {n} navi</numerusform>
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
            <numerusform>{n} area</numerusform>
            <numerusform>{n} aree</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} areas around {area}</source>
        <extracomment>For one: {n} area around {area} board/checks/link_checks.py</extracomment>
        <translation>
            <numerusform>{n} area attorno a {area}</numerusform>
            <numerusform>{n} aree attorno a {area}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove {n} areas</source>
        <extracomment>For one: remove {n} area ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>
            <numerusform>{n} area va abbandonata</numerusform>
            <numerusform>{n} aree vanno abbandonate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} areas, one at a time</source>
        <extracomment>For one: {n} area, one at a time ui/games/indonesia/panels/operations.py</extracomment>
        <translation>
            <numerusform>{n} area</numerusform>
            <numerusform>{n} aree, una alla volta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} borders left</source>
        <extracomment>For one: {n} border left ui/editor/links/border_dialogs.py</extracomment>
        <translation>
            <numerusform>resta {n} confine</numerusform>
            <numerusform>restano {n} confini</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} borders were skipped and stay doubtful.</source>
        <extracomment>For one: {n} border was skipped and stays doubtful. ui/editor/links/border_dialogs.py</extracomment>
        <translation>
            <numerusform>{n} confine è stato saltato e resta dubbio.</numerusform>
            <numerusform>{n} confini sono stati saltati e restano dubbi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} errors</source>
        <extracomment>For one: {n} error ui/editor/canvas/badges.py</extracomment>
        <translation>
            <numerusform>{n} errore</numerusform>
            <numerusform>{n} errori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} events</source>
        <extracomment>For one: {n} event ui/play/recap_box.py</extracomment>
        <translation>
            <numerusform>{n} evento</numerusform>
            <numerusform>{n} eventi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sells {n} fewer if your {company} goes first</source>
        <extracomment>For one: sells {n} fewer if your {company} goes first ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>vende {n} in meno se prima vende la tua {company}</numerusform>
            <numerusform>vende {n} in meno se prima vende la tua {company}</numerusform>
        </translation>
    </message>
    <message>
        <source>{city} didn’t grow: no city stone of its next size was left</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>{city} non è cresciuta: non restavano pietre della taglia successiva</translation>
    </message>
    <message>
        <source>{company} ({player})</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py, ui/games/indonesia/recap.py</extracomment>
        <translation>{company} di {player}</translation>
    </message>
    <message>
        <source>{company} carries {other}’s goods</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>{company} trasporta merci di {other}</translation>
    </message>
    <message>
        <source>{game} has no tutorial.</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Non c’è un tutorial per {game}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} games</source>
        <extracomment>For one: {n} game ui/table/games/level_guide.py</extracomment>
        <translation>
            <numerusform>{n} partita</numerusform>
            <numerusform>{n} partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} goods</source>
        <extracomment>For one: {n} good ui/games/indonesia/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} merce</numerusform>
            <numerusform>{n} merci</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} goods at {area}</source>
        <extracomment>For one: {n} good at {area} ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>{n} merce di {area}</numerusform>
            <numerusform>{n} merci di {area}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} lakes</source>
        <extracomment>For one: {n} lake ui/editor/panels/areas.py</extracomment>
        <translation>
            <numerusform>{n} lago</numerusform>
            <numerusform>{n} laghi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} land areas</source>
        <extracomment>For one: {n} land area ui/editor/dialogs/map_chooser.py, ui/editor/panels/areas.py, ui/editor/panels/properties.py</extracomment>
        <translation>
            <numerusform>{n} area di terra</numerusform>
            <numerusform>{n} aree di terra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} lines were left out.</source>
        <extracomment>For one: {n} line was left out. board/files/tolerant_json.py</extracomment>
        <translation>
            <numerusform>{n} riga è stata esclusa.</numerusform>
            <numerusform>{n} righe sono state escluse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more to remove after this</source>
        <extracomment>For one: {n} more to remove after this ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>
            <numerusform>poi ancora {n} area</numerusform>
            <numerusform>poi ancora {n} aree</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} neighbours</source>
        <extracomment>For one: {n} neighbour ui/editor/links/texts.py, ui/editor/panels/properties.py</extracomment>
        <translation>
            <numerusform>{n} area adiacente</numerusform>
            <numerusform>{n} aree adiacenti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} places</source>
        <extracomment>For one: {n} place ui/table/game_texts.py</extracomment>
        <translation>
            <numerusform>{n} luogo</numerusform>
            <numerusform>{n} luoghi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} places are called {name}.</source>
        <extracomment>For one: {n} place is called {name}. board/checks/all_checks.py</extracomment>
        <translation>
            <numerusform>{n} luogo si chiama {name}.</numerusform>
            <numerusform>{n} luoghi si chiamano {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} provinces</source>
        <extracomment>For one: {n} province ui/editor/panels/areas.py</extracomment>
        <translation>
            <numerusform>{n} provincia</numerusform>
            <numerusform>{n} province</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} seas</source>
        <extracomment>For one: {n} sea ui/editor/panels/areas.py, ui/editor/panels/properties.py</extracomment>
        <translation>
            <numerusform>{n} mare</numerusform>
            <numerusform>{n} mari</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} ships</source>
        <extracomment>For one: {n} ship ui/games/indonesia/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} nave</numerusform>
            <numerusform>{n} navi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} sites</source>
        <extracomment>For one: {n} site ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>
            <numerusform>{n} luogo</numerusform>
            <numerusform>{n} luoghi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} warnings</source>
        <extracomment>For one: {n} warning ui/editor/canvas/badges.py</extracomment>
        <translation>
            <numerusform>{n} avviso</numerusform>
            <numerusform>{n} avvisi</numerusform>
        </translation>
    </message>
    <message>
        <source>{others} and {last}</source>
        <comment>list</comment>
        <extracomment>i18n/text.py</extracomment>
        <translation>{others} e {last}</translation>
    </message>
    <message>
        <source>{others} or {last}</source>
        <comment>list</comment>
        <extracomment>i18n/text.py</extracomment>
        <translation>{others} o {last}</translation>
    </message>
    <message>
        <source>{percent}% of all income came from {kind}.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Quota delle entrate da {kind}: {percent}%.</translation>
    </message>
    <message>
        <source>{place} grows to size {size} this year.</source>
        <extracomment>ui/games/indonesia/panels/growth_list.py</extracomment>
        <translation>Quest’anno {place} passa a taglia {size}.</translation>
    </message>
    <message>
        <source>{place}, unless {players} outbids you</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>{place}, se {players} non ti supera</translation>
    </message>
    <message numerus="yes">
        <source>{planned} of {n} goods planned, {goods} on the board</source>
        <extracomment>For one: {planned} of {n} good planned, {goods} on the board ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>
            <numerusform>merci pianificate: {planned} su {n}, {goods} sul tabellone</numerusform>
            <numerusform>merci pianificate: {planned} su {n}, {goods} sul tabellone</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} announces the merger of {first} and {second}, opening at {bid}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} annuncia la fusione di {first} con {second} e apre con {bid}.</translation>
    </message>
    <message>
        <source>{player} asked for a hint.</source>
        <extracomment>ui/table/log/log_writer.py</extracomment>
        <translation>{player} ha chiesto un consiglio.</translation>
    </message>
    <message>
        <source>{player} bids {amount}, worth {strength}.</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>{player} punta {amount}, che vale {strength}.</translation>
    </message>
    <message>
        <source>{player} bids {amount}.</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>{player} punta {amount}.</translation>
    </message>
    <message>
        <source>{player} bids {bid}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} punta {bid}.</translation>
    </message>
    <message>
        <source>{player} builds a city in {area}.</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>{player} costruisce una città in {area}.</translation>
    </message>
    <message>
        <source>{other}’s move earns {player} {amount}.</source>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>{player} riceve {amount} per la mossa di {other}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} has {n} slots. Advance the Slots track to get more.</source>
        <extracomment>For one: {player} has {n} slot. Advance the Slots track to get more. ui/games/indonesia/player_cards.py</extracomment>
        <translation>
            <numerusform>{player} ha {n} slot. Avanza nel percorso Slot per averne altri.</numerusform>
            <numerusform>{player} ha {n} slot. Avanza nel percorso Slot per averne altri.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is next</source>
        <extracomment>ui/table/privacy.py, ui/table/turn_banner.py</extracomment>
        <translation>Tocca a {player}</translation>
    </message>
    <message>
        <source>{player} is skipped: {reason}</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>{player} salta il turno. {reason}</translation>
    </message>
    <message>
        <source>{player} operates {company}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{player} fa operare {company}.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <extracomment>ui/games/indonesia/texts/__init__.py, ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} passa.</translation>
    </message>
    <message>
        <source>{player} passes: {reason}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} passa. {reason}</translation>
    </message>
    <message>
        <source>{other}’s move costs {player} {amount}.</source>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>{player} paga {amount} per la mossa di {other}.</translation>
    </message>
    <message>
        <source>{player} researches {track} {step} ({effect}).</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>{player} ricerca {track} {step}: {effect}.</translation>
    </message>
    <message>
        <source>{origin} to {city}, carried by company {line}: {cost}</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>da {origin} a {city} con le navi di {line}: {cost}</translation>
    </message>
    <message>
        <source>{file} is being played. Choose another file name.</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>{file} è una partita in corso. Scegli un altro nome di file.</translation>
    </message>
    <message>
        <source>{file} is open in another window of this program. You can only view it here.</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>La partita {file} è aperta in un’altra finestra del programma. Qui si può solo guardare.</translation>
    </message>
    <message>
        <source>{other} pays for {company} in a merger</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>{other} paga per {company} in una fusione</translation>
    </message>
    <message>
        <source>{place} still needs {goods} to grow to size {size}.</source>
        <extracomment>ui/games/indonesia/panels/growth_list.py</extracomment>
        <translation>A {place} servono ancora {goods} per passare a taglia {size}.</translation>
    </message>
    <message>
        <source>{player} starts {company} in {place}.</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>{player} avvia {company}: {place}.</translation>
    </message>
    <message>
        <source>{player} wins with {score}.</source>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>{player} vince con {score}.</translation>
    </message>
    <message>
        <source>{player}: played by a bot, {bot}</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>{player}: gioca un bot, {bot}</translation>
    </message>
    <message>
        <source>{player}: played by a person</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>{player}: gioca una persona</translation>
    </message>
    <message>
        <source>{player}’s slot {number} is free.</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Lo slot {number} di {player} è libero.</translation>
    </message>
    <message>
        <source>{player}’s {track} {step}</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>{track} {step} di {player}</translation>
    </message>
    <message>
        <source>{price} each; you have {cash}</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>{price} l’una; hai {cash}</translation>
    </message>
    <message>
        <source>{problem} Ignored: {note}</source>
        <extracomment>ui/editor/panels/problem_rows.py</extracomment>
        <translation>{problem} Ignorato: {note}</translation>
    </message>
    <message>
        <source>{province} can’t be merged with itself.</source>
        <extracomment>mapmaking/edit/provinces.py</extracomment>
        <translation>{province} non si può unire con sé stessa.</translation>
    </message>
    <message>
        <source>{province} {good}</source>
        <comment>company</comment>
        <extracomment>games/indonesia/rules/scenario.py, ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>{good:A} {province}</translation>
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
        <translation>{rivals} (contanti ignoti)</translation>
    </message>
    <message>
        <source>{sea} has no places for ships.</source>
        <extracomment>board/checks/placement_checks.py, mapmaking/files/repair_steps/board.py</extracomment>
        <translation>{sea} non ha ormeggi.</translation>
    </message>
    <message>
        <source>{sea} needs at least one place for a ship.</source>
        <extracomment>mapmaking/edit/grips.py, mapmaking/edit/placement.py</extracomment>
        <translation>{sea} deve avere almeno un ormeggio.</translation>
    </message>
    <message>
        <source>{ships}, you keep {fee}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{ships}, ti restano {fee}</translation>
    </message>
    <message>
        <source>{ships}, {player} gets {fee}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{ships}, {player} riceve {fee}</translation>
    </message>
    <message>
        <source>{time} per decision</source>
        <extracomment>ui/table/games/level_guide.py, ui/table/player_cards.py</extracomment>
        <translation>{time} per decisione</translation>
    </message>
    <message>
        <source>{time} per decision (default)</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>{time} per decisione (predefinito)</translation>
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
        <translation>{units} da {price}; l’anno scorso guadagnati {income}; {net}</translation>
    </message>
    <message>
        <source>{winner} wins at {bid} and you receive {net}, unless someone raises</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Va a {winner} per {bid} e ricevi {net}, salvo rilanci</translation>
    </message>
    <message>
        <source>{winner} wins with {money}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>{winner} vince con {money}</translation>
    </message>
    <message>
        <source>{winner} wins with {score}</source>
        <extracomment>ui/games/singapore/scene_pictures.py, ui/table/final_screen.py, ui/table/panels/result.py</extracomment>
        <translation>{winner} vince con {score}</translation>
    </message>
    <message>
        <source>{bot} plays by simple rules of thumb.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>{bot} segue semplici regole pratiche.</translation>
    </message>
    <message>
        <source>“{second}” is just as good.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>«{second}» vale lo stesso.</translation>
    </message>
    <message numerus="yes">
        <source>… and {n} more</source>
        <extracomment>For one: … and {n} more ui/editor/imports/import_dialog.py, ui/games/indonesia/panels/new_era.py, ui/table/beats/beat_card.py</extracomment>
        <translation>
            <numerusform>… e {n} altro</numerusform>
            <numerusform>… e altri {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and {n} more in the log</source>
        <extracomment>For one: … and {n} more in the log ui/table/panels/past.py, ui/table/panels/spare_parts.py</extracomment>
        <translation>
            <numerusform>… e {n} altra nel registro</numerusform>
            <numerusform>… e altre {n} nel registro</numerusform>
        </translation>
    </message>
    <message>
        <source>Place</source>
        <comment>at the table</comment>
        <extracomment>board/measures.py</extracomment>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>of a problem</comment>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Size</source>
        <comment>of a company</comment>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Dimensioni</translation>
    </message>
    <message>
        <source>Size</source>
        <comment>of a city</comment>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Taglia</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <extracomment>ui/table/board/board_table.py</extracomment>
        <translation>Mostra sul tabellone</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>that was played</comment>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Contents</source>
        <comment>of the guide</comment>
        <extracomment>ui/help/guide.py</extracomment>
        <translation>Indice</translation>
    </message>
</context>
</TS>
