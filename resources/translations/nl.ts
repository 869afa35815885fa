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
        <source>&#xa0;map units</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>&#xa0;kaarteenheden</translation>
    </message>
    <message>
        <source>“{area}” already has one</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>“{area}” heeft er al een</translation>
    </message>
    <message>
        <source>“{area}” has one already.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>“{area}” heeft er al een.</translation>
    </message>
    <message>
        <source>“{code}” isn’t a language code. Use codes such as “de” or “pt-BR”.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>“{code}” is geen taalcode: die zien eruit als “de” of “pt-BR”.</translation>
    </message>
    <message>
        <source>“{name}” isn’t a valid file name.</source>
        <extracomment>ui/play/save_folder.py</extracomment>
        <translation>“{name}” kan geen naam van een bestand zijn.</translation>
    </message>
    <message>
        <source>Nothing on the map is called “{text}”.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Niets op de kaart heet “{text}”.</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>&amp;Over</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>&amp;Terug</translation>
    </message>
    <message>
        <source>&amp;Board as a table</source>
        <extracomment>ui/shell/main_window.py</extracomment>
        <translation>Bord als ta&amp;bel</translation>
    </message>
    <message>
        <source>&amp;Charts…</source>
        <extracomment>ui/shell/main_window.py</extracomment>
        <translation>&amp;Grafieken…</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Controleren</translation>
    </message>
    <message>
        <source>&amp;Choose picture…</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Afbeelding &amp;kiezen…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Sl&amp;uiten</translation>
    </message>
    <message>
        <source>My &amp;companies</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Bedrijven op mijn ple&amp;kken</translation>
    </message>
    <message>
        <source>&amp;Compare with another map…</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>&amp;Vergelijken met andere kaart…</translation>
    </message>
    <message>
        <source>Review &amp;doubtful borders…</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Over &amp;twijfelachtige grenzen beslissen…</translation>
    </message>
    <message>
        <source>&amp;Command palette…</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/shell/menus.py</extracomment>
        <translation>&amp;Alle opdrachten…</translation>
    </message>
    <message>
        <source>&amp;Variations…</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>&amp;Eerdere zijpaden…</translation>
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
        <source>&amp;Find area…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Gebied &amp;zoeken…</translation>
    </message>
    <message>
        <source>&amp;Find in the log</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>Zoeken in het &amp;logboek</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>ui/shell/main_window.py</extracomment>
        <translation>&amp;Volledig scherm</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>ui/shell/main_window.py</extracomment>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Player’s guide</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>&amp;Handleiding voor spelers</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/shell/main_window.py</extracomment>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>&amp;Tip</translation>
    </message>
    <message>
        <source>&amp;Import outlines…</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Omtrekken &amp;importeren…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/shell/menus.py</extracomment>
        <translation>&amp;Sneltoetsen</translation>
    </message>
    <message>
        <source>&amp;Tutorial: your first game…</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>&amp;Les: je eerste spel…</translation>
    </message>
    <message>
        <source>&amp;Link to…</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>&amp;Verbinden met…</translation>
    </message>
    <message>
        <source>&amp;Look back</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>Terug&amp;kijken</translation>
    </message>
    <message>
        <source>&amp;Make your own map in an hour</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>In een uur je eigen &amp;kaart maken</translation>
    </message>
    <message>
        <source>&amp;Map editor…</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>Kaart&amp;editor…</translation>
    </message>
    <message>
        <source>&amp;Merge areas</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Gebieden &amp;samenvoegen</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <extracomment>ui/editor/menus/file_commands.py, ui/shell/menus.py</extracomment>
        <translation>&amp;Nieuw…</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>&amp;Verder</translation>
    </message>
    <message>
        <source>&amp;One bot decision</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>Eén besl&amp;issing van een bot</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>ui/editor/menus/file_commands.py, ui/shell/menus.py</extracomment>
        <translation>&amp;Openen…</translation>
    </message>
    <message>
        <source>&amp;Pause bots</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>Bots pa&amp;uzeren</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>ui/shell/main_window.py</extracomment>
        <translation>S&amp;pelen</translation>
    </message>
    <message>
        <source>&amp;Play this map…</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>Deze kaart &amp;spelen…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py, ui/help/rules_window.py</extracomment>
        <translation>Af&amp;drukken…</translation>
    </message>
    <message>
        <source>&amp;Quick reference…</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>Speloverzi&amp;cht…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>&amp;Afsluiten</translation>
    </message>
    <message>
        <source>&amp;Recent games</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>&amp;Recente spellen</translation>
    </message>
    <message>
        <source>&amp;Recent maps</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>&amp;Recente kaarten</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>ui/editor/editor_window.py, ui/shell/menus.py</extracomment>
        <translation>&amp;Opnieuw</translation>
    </message>
    <message>
        <source>&amp;Redo: {step}</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Opnieuw: {step}</translation>
    </message>
    <message>
        <source>&amp;Report a problem…</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>Probleem &amp;melden…</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <extracomment>ui/shell/main_window.py</extracomment>
        <translation>In&amp;deling herstellen</translation>
    </message>
    <message>
        <source>&amp;Return to the present</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>Terug naar &amp;nu</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Op&amp;slaan</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py, ui/help/rules_window.py</extracomment>
        <translation>Opslaan als &amp;pdf…</translation>
    </message>
    <message>
        <source>&amp;Minimum border length…</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>&amp;Kortste grens die telt…</translation>
    </message>
    <message>
        <source>&amp;Overlays</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>Op de &amp;kaart tonen</translation>
    </message>
    <message>
        <source>Bot &amp;speed</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>S&amp;nelheid van bots</translation>
    </message>
    <message>
        <source>&amp;Start screen</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>S&amp;tartscherm</translation>
    </message>
    <message>
        <source>&amp;Remove picture</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Afbeelding &amp;weghalen</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Gereedschap</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>ui/editor/editor_window.py, ui/shell/menus.py</extracomment>
        <translation>Onge&amp;daan maken</translation>
    </message>
    <message>
        <source>&amp;Undo: {step}</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>Onge&amp;daan maken: {step}</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>ui/editor/editor_window.py, ui/shell/main_window.py</extracomment>
        <translation>Bee&amp;ld</translation>
    </message>
    <message>
        <source>&amp;What can I do?</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>&amp;Wat kan ik doen?</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>&amp;Hele bord</translation>
    </message>
    <message>
        <source>Show &amp;whole map</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Hele kaart</translation>
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
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>1e</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>place</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>place</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>3e</translation>
    </message>
    <message>
        <source>4th</source>
        <comment>place</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>4e</translation>
    </message>
    <message>
        <source>5th</source>
        <comment>place</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>5e</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the parts of a sentence</comment>
        <extracomment>i18n/text.py</extracomment>
        <translation>; </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;{n} of {slots} slots&lt;/b&gt; free.</source>
        <extracomment>For one: &lt;b&gt;{n} of {slots} slots&lt;/b&gt; free. ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>
            <numerusform>&lt;b&gt;{n} vrije plek&lt;/b&gt; van {slots}.</numerusform>
            <numerusform>&lt;b&gt;{n} vrije plekken&lt;/b&gt; van {slots}.</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;p&gt;An unofficial computer version of the board game &lt;i&gt;Indonesia&lt;/i&gt; by Jeroen Doumen and Joris Wiersinga, published by Splotter Spellen. It is a fan work and not connected with them.&lt;/p&gt;&lt;p&gt;Coastlines: Natural Earth, public domain. Fonts: EB Garamond and Inter, SIL Open Font License.&lt;/p&gt;</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>&lt;p&gt;Een onofficiële computerversie van het bordspel &lt;i&gt;Indonesia&lt;/i&gt; van Jeroen Doumen en Joris Wiersinga, uitgegeven door Splotter Spellen. Het is gemaakt door liefhebbers en staat los van hen.&lt;/p&gt;&lt;p&gt;Kustlijnen: Natural Earth, publiek domein. Lettertypen: EB Garamond en Inter, SIL Open Font License.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>A PIN has 4 to 8 digits.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Een pincode heeft 4 tot 8 cijfers.</translation>
    </message>
    <message>
        <source>Bid between 0 and {cash} rupiah, your cash.</source>
        <extracomment>games/indonesia/rules/phases/turn_order.py</extracomment>
        <translation>Een bod ligt tussen 0 en je contante geld van {cash} roepia.</translation>
    </message>
    <message>
        <source>Empty map</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Een lege zee</translation>
    </message>
    <message>
        <source>A border can’t leave the canvas.</source>
        <extracomment>mapmaking/edit/shapes/apply_shapes.py</extracomment>
        <translation>Een grens kan het tekenvlak niet verlaten.</translation>
    </message>
    <message>
        <source>A bot is thinking about it…</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Een bot denkt erover na…</translation>
    </message>
    <message>
        <source>A bot plays for {player} from now on: {bot}.</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Vanaf nu speelt een bot voor {player}: {bot}.</translation>
    </message>
    <message>
        <source>A city buys as many of each good a year as its size, over all companies.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Een stad koopt per jaar van elk product zoveel als haar grootte, over alle bedrijven samen.</translation>
    </message>
    <message>
        <source>A city card needs at least one province.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Een stedenkaart heeft minstens één provincie nodig.</translation>
    </message>
    <message>
        <source>A city grows when it got as many of every kind of good on the board as its size. The city that bought rice has grown, and now buys two of each kind. What the companies earned has joined your cash. That was the first year!</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Een stad groeit als ze van elk soort product op het bord zoveel heeft gekregen als haar grootte. De stad die rijst kocht, is gegroeid en koopt nu twee van elke soort. Wat de bedrijven verdienden, is bij je contante geld gekomen. Dat was het eerste jaar!</translation>
    </message>
    <message>
        <source>A city of size 1 or 2 grows when it got as many of every good on the board as its size.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Een stad van grootte 1 of 2 groeit als ze van elk product op het bord zoveel kreeg als haar grootte.</translation>
    </message>
    <message>
        <source>Cities must be built on land.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>Een stad staat op land.</translation>
    </message>
    <message>
        <source>Click a cell or press Space to link or unlink two areas.</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Een klik op een cel, of de spatiebalk, verbindt twee gebieden of maakt ze los.</translation>
    </message>
    <message>
        <source>Click a line to see that moment on the board.</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Een klik op een regel toont dat moment op het bord.</translation>
    </message>
    <message>
        <source>Click an amount to see its breakdown</source>
        <extracomment>ui/games/indonesia/panels/result.py</extracomment>
        <translation>Een klik op een bedrag toont waaruit het bestaat</translation>
    </message>
    <message>
        <source>A click shows the board at that time</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Een klik toont het bord op dat moment</translation>
    </message>
    <message>
        <source>Click or press Esc to dismiss</source>
        <extracomment>ui/widgets/messages.py</extracomment>
        <translation>Een klik haalt dit bericht weg; Esc ook</translation>
    </message>
    <message>
        <source>A comma, bracket or quotation mark is missing here or too many.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Hier ontbreekt een komma, haakje of aanhalingsteken, of er is er een te veel.</translation>
    </message>
    <message>
        <source>The minimum border length changed from {old} to {new}&#xa0;units.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Een gemeenschappelijke grens telt vanaf {new} eenheden, niet vanaf {old}.</translation>
    </message>
    <message>
        <source>A company that sold everything grows for nothing, by as many areas as your Expansion track says. Now that is one. Click the marked area next to your rice and press the button: next year you sell two.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Een bedrijf dat alles heeft verkocht, groeit gratis, met zoveel gebieden als je spoor Uitbreiding aangeeft. Nu is dat er één. Klik op het gemarkeerde gebied naast je rijst en druk op de knop: volgend jaar verkoop je er twee.</translation>
    </message>
    <message>
        <source>Copy of</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Een kopie van</translation>
    </message>
    <message>
        <source>Couldn’t store a copy of the map ({reason}). If you change the map, you won’t be able to continue this game.</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Er kan geen kopie van de kaart worden bewaard: {reason}. Als de kaart wordt gewijzigd, is dit spel afgelopen.</translation>
    </message>
    <message>
        <source>Time per decision: median {usual}&#xa0;ms, longest {longest}&#xa0;ms.</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>Tijd per beslissing: mediaan {usual} ms, langste {longest} ms.</translation>
    </message>
    <message>
        <source>Starting a company is free. If you pass, you’re out for the rest of this phase.</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Een akte kost niets; wie past, doet dit jaar niet meer mee.</translation>
    </message>
    <message>
        <source>A fine company, too, but take Kenanga rice now and start in the marked area at the end of the island: there is room beside it, where the rice can spread.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Ook een mooi bedrijf, maar neem nu Kenanga-rijst en begin in het gemarkeerde gebied aan het eind van het eiland: daarnaast is ruimte waar de rijst zich kan uitbreiden.</translation>
    </message>
    <message>
        <source>A playtest can’t be saved. Save the map and start a new game on it instead.</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>Een spel op een kaart die niet is opgeslagen, kan ook niet worden opgeslagen.</translation>
    </message>
    <message>
        <source>A good goes by ships of one company from its zone to the city, never over land.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Een product gaat met schepen van één rederij van zijn zone naar de stad, nooit over land.</translation>
    </message>
    <message>
        <source>Hints are available on your turn.</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Je krijgt een tip wanneer hier een mens aan zet is.</translation>
    </message>
    <message>
        <source>Hints show what the strongest bot would do. Each hint is recorded in the log and the result.</source>
        <extracomment>ui/table/games/new_game_dialog.py</extracomment>
        <translation>Een tip zegt wat de sterkste bot zou doen; het logboek en de uitslag vermelden het.</translation>
    </message>
    <message>
        <source>A large map</source>
        <extracomment>ui/table/games/map_loader.py</extracomment>
        <translation>Een grote kaart</translation>
    </message>
    <message>
        <source>A map</source>
        <extracomment>ui/app/program.py</extracomment>
        <translation>Een kaart</translation>
    </message>
    <message>
        <source>Width and height must each be {least} to {most}&#xa0;units.</source>
        <extracomment>mapmaking/edit/shapes/canvas.py</extracomment>
        <translation>Een kaart kan {least} tot {most} eenheden breed zijn, en even hoog.</translation>
    </message>
    <message>
        <source>A map for {game}.</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Een kaart van {game}.</translation>
    </message>
    <message>
        <source>A merger is near, and it takes cash. Bid 0 once more: you are first, and Budi will not bid either.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Er komt een fusie aan, en die kost contant geld. Bied nog een keer 0: je bent de eerste, en Budi zal ook niet bieden.</translation>
    </message>
    <message>
        <source>Choose two companies to merge.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Voor een fusie zijn twee bedrijven nodig.</translation>
    </message>
    <message>
        <source>A message as well</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Ook een bericht</translation>
    </message>
    <message>
        <source>A label’s size must be {least} to {most}&#xa0;units.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>Een naam kan {least} tot {most} eenheden groot worden geschreven.</translation>
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
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Een nieuw tijdperk begint</translation>
    </message>
    <message>
        <source>A new year: bid again</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Een nieuw jaar: weer bieden</translation>
    </message>
    <message>
        <source>A part of the canvas near {place} belongs to no area.</source>
        <extracomment>board/checks/shape_checks.py</extracomment>
        <translation>Een deel van het tekenvlak bij {place} hoort bij geen enkel gebied.</translation>
    </message>
    <message>
        <source>A part of the canvas near {place} belongs to nothing.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>Een deel van het tekenvlak bij {place} hoort nergens bij.</translation>
    </message>
    <message>
        <source>A part of this file can be read in two ways: {reason}.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Een deel van dit bestand kan op twee manieren worden gelezen: {reason}.</translation>
    </message>
    <message>
        <source>A person plays for {player} from now on.</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Vanaf nu speelt een mens voor {player}.</translation>
    </message>
    <message>
        <source>A place for a ship does not lie inside {sea}.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>{sea}: een ligplaats ligt erbuiten.</translation>
    </message>
    <message>
        <source>A report on it can’t be written: {file}: {error}.</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Een verslag hierover kan niet worden geschreven: {file}: {error}.</translation>
    </message>
    <message>
        <source>A report, which opens like a saved game, is in {file}.</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Een verslag, dat je als een opgeslagen spel kunt openen, staat in {file}.</translation>
    </message>
    <message>
        <source>A route must use at least one sea area and can’t use any of them twice.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>Een route gaat door minstens één zee, en door geen enkele twee keer.</translation>
    </message>
    <message>
        <source>A ship limit is a number from 0 to {most}.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Een schepenlimiet is een getal van 0 tot {most}.</translation>
    </message>
    <message>
        <source>A shipping company adds ships where it has some or next to there, as many as your Expansion track says and never more than its deed allows. Put one into the Sunrise Sea, in the east: it lies between your rice and two cities.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Een rederij voegt schepen toe waar ze er al heeft of in een zee ernaast, zoveel als je spoor Uitbreiding aangeeft en nooit meer dan haar akte toestaat. Zet er één in de Dageraadzee, in het oosten: die ligt tussen je rijst en twee steden.</translation>
    </message>
    <message>
        <source>A straight one was drawn.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Er is een rechte getekend.</translation>
    </message>
    <message>
        <source>Playtest</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>Een proefspel</translation>
    </message>
    <message>
        <source>A year</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Een jaar</translation>
    </message>
    <message>
        <source>A year has seven phases</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Een jaar heeft zeven fasen</translation>
    </message>
    <message>
        <source>A {a} company can’t merge with a {b} company.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Bedrijven met {a} en met {b} kunnen niet fuseren.</translation>
    </message>
    <message>
        <source>About Indonesia</source>
        <extracomment>ui/shell/menus.py</extracomment>
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
        <source>Add sea</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Zee toevoegen</translation>
    </message>
    <message>
        <source>Add a ship in {place}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Schip: {place}</translation>
    </message>
    <message>
        <source>Add a ship in…</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Schip toevoegen in…</translation>
    </message>
    <message>
        <source>Add place for a ship in {sea}</source>
        <extracomment>ui/editor/tools/place.py</extracomment>
        <translation>Ligplaats toevoegen: {sea}</translation>
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
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Add one for the province that is selected on the map</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Een toevoegen voor de provincie die op de kaart is geselecteerd</translation>
    </message>
    <message>
        <source>Add compass</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Kompas toevoegen</translation>
    </message>
    <message>
        <source>Add title</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Titel toevoegen</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <extracomment>ui/editor/tools/draw.py, ui/games/indonesia/editor/entries.py</extracomment>
        <translation>{name} toevoegen</translation>
    </message>
    <message numerus="yes">
        <source>Add {n} city cards</source>
        <extracomment>For one: Add {n} city card games/indonesia/maps/fixes.py</extracomment>
        <translation>
            <numerusform>{n} stedenkaart toevoegen</numerusform>
            <numerusform>{n} stedenkaarten toevoegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add {n} stones of size 1</source>
        <extracomment>For one: Add {n} stone of size 1 games/indonesia/maps/fixes.py</extracomment>
        <translation>
            <numerusform>{n} steen van grootte 1 toevoegen</numerusform>
            <numerusform>{n} stenen van grootte 1 toevoegen</numerusform>
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
        <translation>Ga op een van je sporen een stap vooruit, of op het laadruim van een andere speler.</translation>
    </message>
    <message>
        <source>After growth all goods leave the cities.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Na de groei verlaten alle producten de steden.</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Afspraken</translation>
    </message>
    <message>
        <source>Better than “{second}” by {ahead}.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>{ahead} beter dan “{second}”.</translation>
    </message>
    <message>
        <source>Ahead of “{second}” by {ahead}: {parts}.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>{ahead} beter dan “{second}”: {parts}.</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All choices</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Alle keuzes</translation>
    </message>
    <message>
        <source>All cities</source>
        <extracomment>ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>Alle steden</translation>
    </message>
    <message>
        <source>All goods of the zone at {area} are sold.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>Alle producten van de zone bij {area} zijn verkocht.</translation>
    </message>
    <message>
        <source>Every track that could be advanced is already at 5.</source>
        <extracomment>games/indonesia/rules/phases/research.py</extracomment>
        <translation>Al zijn sporen en elk laadruim staan op stap 5.</translation>
    </message>
    <message>
        <source>All lines that can be read were kept.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Alle leesbare regels zijn bewaard.</translation>
    </message>
    <message>
        <source>All money</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Al het geld</translation>
    </message>
    <message>
        <source>All sold: expand for free by your step, or as far as there is room.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Alles verkocht: breid gratis uit met zoveel gebieden als je stap, of zoveel als er ruimte is.</translation>
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
        <source>The map will be saved in {folder}.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Bij je eigen kaarten, in {folder}</translation>
    </message>
    <message numerus="yes">
        <source>With {n} players, seat {place} in the starting order won {wins} of {all} games.</source>
        <extracomment>For one: With {n} player, seat {place} in the starting order won {wins} of {all} games. games/indonesia/maps/playtest.py</extracomment>
        <translation>
            <numerusform>Bij {n} speler won nummer {place} van de eerste speelvolgorde {wins} van {all} partijen.</numerusform>
            <numerusform>Bij {n} spelers won nummer {place} van de eerste speelvolgorde {wins} van {all} partijen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Amount in rupiah</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Bedrag in roepia</translation>
    </message>
    <message>
        <source>Amount, as a slider</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Bedrag, als schuif</translation>
    </message>
    <message>
        <source>You can’t afford an area ({price} rupiah).</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Een gebied kost {price} roepia; die heb je niet.</translation>
    </message>
    <message>
        <source>Separate areas</source>
        <extracomment>ui/editor/imports/outline_model.py</extracomment>
        <translation>Elk een gebied</translation>
    </message>
    <message>
        <source>Can’t afford an area for {company} ({price} rupiah).</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Een gebied voor {company} kost {price} roepia; die heeft hij niet.</translation>
    </message>
    <message>
        <source>An arrow is drawn between {a} and {b}, but does not join them.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>Tussen {a} en {b} is een pijl getekend, maar die verbindt ze niet.</translation>
    </message>
    <message>
        <source>An arrow is drawn between {a} and {b}, but they are not listed as joined by one.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Tussen {a} en {b} is een pijl getekend, maar ze staan niet als zo verbonden in de lijst.</translation>
    </message>
    <message>
        <source>Arrows link land areas only, so {a} and {b} can’t be linked by one.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>Een pijl verbindt twee landgebieden; {a} en {b} zijn dat niet.</translation>
    </message>
    <message>
        <source>You are viewing the past. Return to the present first.</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>Je ziet een eerder moment: ga eerst terug naar nu.</translation>
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
        <source>Announce that two companies of one type become one; then all bid. It ends when all pass.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Kondig aan dat twee bedrijven van één soort er één worden; dan biedt iedereen. De fase eindigt als iedereen past.</translation>
    </message>
    <message>
        <source>Announce, bid {amount}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Fusie, bod {amount}</translation>
    </message>
    <message>
        <source>New seed</source>
        <extracomment>ui/table/games/new_game_dialog.py</extracomment>
        <translation>Een andere</translation>
    </message>
    <message>
        <source>Choose folder…</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Andere map…</translation>
    </message>
    <message>
        <source>Another program has changed or removed {files} since you opened the map.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Een ander programma heeft {files} gewijzigd of verwijderd sinds je de kaart opende.</translation>
    </message>
    <message>
        <source>Another ship</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Nog een schip</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>ui/table/board/board_ui.py</extracomment>
        <translation>Antwoord</translation>
    </message>
    <message>
        <source>Area</source>
        <extracomment>ui/editor/panels/areas.py, ui/editor/panels/neighbours.py, ui/games/indonesia/board/board_tables.py</extracomment>
        <translation>Gebied</translation>
    </message>
    <message>
        <source>Areas</source>
        <extracomment>ui/editor/links/border_dialogs.py, ui/editor/panels/areas.py, ui/games/indonesia/board/board_tables.py, ui/table/panels/panel.py</extracomment>
        <translation>Gebieden</translation>
    </message>
    <message>
        <source>Areas bought</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Gekochte gebieden</translation>
    </message>
    <message>
        <source>Remove areas from the edge only; no zone may be split.</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Gebieden verdwijnen vanaf de rand, en geen zone mag uiteenvallen.</translation>
    </message>
    <message>
        <source>Areas touching another siap faji company</source>
        <extracomment>ui/games/indonesia/new_game.py</extracomment>
        <translation>Gebieden naast andere siap faji</translation>
    </message>
    <message>
        <source>Areas are linked if their common border is at least this long. Manual links and arrows stay as they are.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Gebieden met een gemeenschappelijke grens van minstens deze lengte zijn verbonden. Beslissingen en pijlen blijven.</translation>
    </message>
    <message>
        <source>Arrow</source>
        <extracomment>ui/editor/links/texts.py, ui/editor/panels/neighbours.py</extracomment>
        <translation>Pijl</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Pijltjestoetsen</translation>
    </message>
    <message>
        <source>Arrows</source>
        <extracomment>ui/editor/panels/layers.py</extracomment>
        <translation>Pijlen</translation>
    </message>
    <message>
        <source>Like Medium, tuned on recorded games.</source>
        <extracomment>ui/games/indonesia/new_game.py</extracomment>
        <translation>Zoals Gemiddeld, met waarden die op gespeelde partijen zijn afgestemd.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>ui/editor/links/texts.py, ui/editor/panels/neighbours.py</extracomment>
        <translation>Volgens geometrie</translation>
    </message>
    <message>
        <source>Original state</source>
        <extracomment>ui/editor/panels/undo_list.py</extracomment>
        <translation>Zoals bij het openen</translation>
    </message>
    <message>
        <source>As many goods as possible must be sold, even at a loss; which and where is your choice.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Er moeten zoveel mogelijk producten worden verkocht, ook met verlies; welke en waar kies jij.</translation>
    </message>
    <message>
        <source>As listed above</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>In de volgorde van de lijst</translation>
    </message>
    <message>
        <source>Same as system</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Zoals het systeem</translation>
    </message>
    <message>
        <source>Ask a bot</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Een bot vragen</translation>
    </message>
    <message>
        <source>Keep asking for the PIN</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Ook voortaan om de pincode vragen</translation>
    </message>
    <message>
        <source>At least one city stone of size 1 is needed, or no city can be built.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Er is minstens één stadssteen van grootte 1 nodig, anders kan er geen stad worden gebouwd.</translation>
    </message>
    <message>
        <source>Instant</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Meteen</translation>
    </message>
    <message>
        <source>At the start</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/settings/preferences.py</extracomment>
        <translation>Bij het begin</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>ui/help/rules_window.py, ui/table/tutorial/learning.py</extracomment>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Start of the &amp;phase</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>Terug naar het begin van de &amp;fase</translation>
    </message>
    <message>
        <source>Start of the &amp;year</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Terug naar het begin van het &amp;jaar</translation>
    </message>
    <message>
        <source>Back to the beginning of the ro&amp;und</source>
        <extracomment>ui/shell/game_offer.py</extracomment>
        <translation>Terug naar het begin van de r&amp;onde</translation>
    </message>
    <message>
        <source>Back to the present (Esc)</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Terug naar nu (Esc)</translation>
    </message>
    <message>
        <source>Bank</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Bars show income; hatched parts show spending.</source>
        <extracomment>ui/games/indonesia/panels/result.py</extracomment>
        <translation>Balken: waar het geld vandaan kwam; gearceerd is wat werd uitgegeven.</translation>
    </message>
    <message>
        <source>Import as</source>
        <extracomment>ui/editor/imports/import_dialog.py, ui/editor/imports/outline_model.py</extracomment>
        <translation>Wordt</translation>
    </message>
    <message>
        <source>Create</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Start a game on it</source>
        <extracomment>ui/app/program.py</extracomment>
        <translation>Er een spel op beginnen</translation>
    </message>
    <message>
        <source>Start or open a game first.</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Begin of laad eerst een spel.</translation>
    </message>
    <message>
        <source>Edit borders</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Grenzen buigen</translation>
    </message>
    <message>
        <source>In this folder</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Ernaast</translation>
    </message>
    <message>
        <source>Maximize my lead over {player}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Het best tegen {player}</translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>sum</comment>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Bod</translation>
    </message>
    <message>
        <source>Bid 10 at most, or your cash will not do for the merger.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Bied hoogstens 10, anders is je contante geld niet genoeg voor de fusie.</translation>
    </message>
    <message>
        <source>Bid 10 at most: you will need your cash for a merger next year.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Bied hoogstens 10: je hebt je contante geld volgend jaar nodig voor een fusie.</translation>
    </message>
    <message>
        <source>Bid 110: it is enough, and three fifths come back to you.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Bied 110: dat is genoeg, en drie vijfde komt bij je terug.</translation>
    </message>
    <message>
        <source>Bid between 4 and 10: with less Budi plays first, and more is money that you will miss later.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Bied tussen 4 en 10: met minder speelt Budi als eerste, en meer is geld dat je later zult missen.</translation>
    </message>
    <message>
        <source>Bid for me up to this amount, then</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Bied voor mij tot hier, dan</translation>
    </message>
    <message>
        <source>Bid for the order of play</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Bod voor de speelvolgorde</translation>
    </message>
    <message>
        <source>Bid more than {bid} for {first} with {second}, or pass.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Bied meer dan {bid} op {first} met {second}, of pas.</translation>
    </message>
    <message>
        <source>Bid for Turn Order. You bid last. Your bid goes into your bank.</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>Bied één keer voor de speelvolgorde: jij biedt als laatste. Het bod gaat naar je bank.</translation>
    </message>
    <message numerus="yes">
        <source>Bid for Turn Order. {n} players bid after you. Your bid goes into your bank.</source>
        <extracomment>For one: Bid for Turn Order. {n} player bids after you. Your bid goes into your bank. ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>
            <numerusform>Bied één keer voor de speelvolgorde: na jou biedt nog {n} speler. Het bod gaat naar je bank.</numerusform>
            <numerusform>Bied één keer voor de speelvolgorde: na jou bieden nog {n} spelers. Het bod gaat naar je bank.</numerusform>
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
        <translation>Biedingen voor de speelvolgorde</translation>
    </message>
    <message>
        <source>Bids go up from {lowest} in steps of {units} rupiah, one for each unit.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Biedingen beginnen bij {lowest} en gaan omhoog in stappen van {units} roepia, één per eenheid.</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>ui/board/map_view.py</extracomment>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Board as a table</source>
        <extracomment>ui/shell/docks.py, ui/table/board/board_table.py</extracomment>
        <translation>Bord als tabel</translation>
    </message>
    <message>
        <source>Border</source>
        <extracomment>ui/editor/links/border_dialogs.py, ui/editor/panels/neighbours.py</extracomment>
        <translation>Grens</translation>
    </message>
    <message>
        <source>Bots</source>
        <extracomment>ui/settings/preferences.py, ui/table/games/level_guide.py</extracomment>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Bots play on the map as it is now. You can keep editing meanwhile.</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>Bots spelen de kaart zoals ze nu is. Je kunt intussen verder bewerken.</translation>
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
        <source>Zooms to the places you can choose. When off, the board stays where you left it.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Brengt bij elke beslissing de te kiezen plaatsen in beeld. Anders blijft het bord zoals je het achterliet.</translation>
    </message>
    <message>
        <source>Budi bids 105</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Budi biedt 105</translation>
    </message>
    <message>
        <source>Budi founds a shipping company and puts his first ship into the lagoon. Goods never travel over land, not even to a city next door. Each ship that a good passes costs you 5, and its owner gets them. You have one slot for a company, and it is taken now.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Budi richt een rederij op en zet zijn eerste schip in de lagune. Producten reizen nooit over land, zelfs niet naar een stad ernaast. Elk schip waarmee een product reist, kost je 5, en die 5 krijgt de eigenaar van het schip. Je hebt één plek voor een bedrijf, en die is nu bezet.</translation>
    </message>
    <message>
        <source>Budi has taken Melati rice: there are two rice companies now. Companies of one kind can be merged into one, if the player who proposes it has researched Mergers. Choose Mergers, and you can propose one next year.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Budi heeft Melati-rijst genomen: er zijn nu twee rijstbedrijven. Bedrijven van één soort kunnen tot één fuseren, als de speler die het voorstelt Fusies heeft onderzocht. Kies Fusies, dan kun je er volgend jaar een voorstellen.</translation>
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
        <source>Call one of them {id}</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Een ervan {id} noemen</translation>
    </message>
    <message>
        <source>Passing allowed</source>
        <extracomment>ui/games/indonesia/new_game.py</extracomment>
        <translation>Mag worden overgeslagen</translation>
    </message>
    <message>
        <source>Can bid</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Kan bieden</translation>
    </message>
    <message>
        <source>Can’t open this file: {reason}</source>
        <extracomment>ui/table/games/saved_games.py</extracomment>
        <translation>Kan niet worden geopend: {reason}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/editor/imports/import_dialog.py, ui/table/games/load_dialog.py, ui/table/games/new_game_dialog.py, ui/table/games/open_controller.py, ui/widgets/plain_text.py, ui/widgets/progress_dialog.py</extracomment>
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
        <translation>Infokaart van een gebied na (ms)</translation>
    </message>
    <message>
        <source>Cash</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Contant geld</translation>
    </message>
    <message>
        <source>Cash and bank at the end of each year, in rupiah; at the end the last year’s earnings count once more</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Contant geld en bank aan het eind van elk jaar, in roepia; aan het eind tellen de inkomsten van het laatste jaar nog een keer</translation>
    </message>
    <message>
        <source>Cash and city cards are shown to their owner only.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Contant geld en stedenkaarten ziet alleen de eigenaar.</translation>
    </message>
    <message>
        <source>Cash and city cards; or hold the mouse on the card</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Contant geld en stedenkaarten; of houd de muisknop ingedrukt op de spelerskaart</translation>
    </message>
    <message>
        <source>Cash left</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>Resterend contant geld</translation>
    </message>
    <message>
        <source>Cash, money in the bank, and earnings of this or the last Operations phase; a click on a sum lists what it is made of</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Contant geld, geld op de bank en inkomsten van deze of de laatste exploitatiefase; een klik op een bedrag toont waaruit het bestaat</translation>
    </message>
    <message>
        <source>Cash: {changes}.</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>Contant geld: {changes}.</translation>
    </message>
    <message>
        <source>Chance can’t decide this here.</source>
        <extracomment>core/flow.py</extracomment>
        <translation>Dit kan het toeval hier niet beslissen.</translation>
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
        <extracomment>ui/charts/chart_window.py, ui/table/panels/result.py</extracomment>
        <translation>Grafieken</translation>
    </message>
    <message>
        <source>Money is hidden in this game, so money charts are available at the end.</source>
        <extracomment>ui/games/indonesia/game_view.py</extracomment>
        <translation>Grafieken van geld zie je na afloop van het spel, want geld is verborgen.</translation>
    </message>
    <message>
        <source>Choices</source>
        <extracomment>ui/table/board/board_ui.py</extracomment>
        <translation>Keuzes</translation>
    </message>
    <message>
        <source>Choose Mergers this year: without that step you can’t propose the merger that this lesson leads to.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Kies dit jaar Fusies: zonder die stap kun je de fusie waar deze les naartoe werkt niet voorstellen.</translation>
    </message>
    <message>
        <source>Choose a city</source>
        <extracomment>ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>Kies een stad</translation>
    </message>
    <message>
        <source>Choose a company</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Kies een bedrijf</translation>
    </message>
    <message>
        <source>Choose a company to operate ({left} of {all} left).</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Kies welk bedrijf nu draait (nog {left} van {all}).</translation>
    </message>
    <message>
        <source>Choose a deed</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Kies een akte</translation>
    </message>
    <message>
        <source>Choose a merger</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Kies een fusie</translation>
    </message>
    <message>
        <source>Choose a neighbour to link or unlink it.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Kies een buur om erover te beslissen.</translation>
    </message>
    <message>
        <source>Choose picture</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Afbeelding kiezen</translation>
    </message>
    <message>
        <source>Select a row first.</source>
        <extracomment>ui/table/board/board_table.py</extracomment>
        <translation>Kies eerst een rij van de tabel.</translation>
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
        <source>Choose an answer</source>
        <extracomment>ui/table/board/board_table.py, ui/table/decision_view.py, ui/table/panels/answers.py</extracomment>
        <translation>Kies een antwoord</translation>
    </message>
    <message>
        <source>Choose an area</source>
        <extracomment>ui/table/panels/panel.py</extracomment>
        <translation>Kies een gebied</translation>
    </message>
    <message>
        <source>Choose an outcome</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Kies een uitkomst</translation>
    </message>
    <message>
        <source>Choose here, or click two companies on the map or on the player cards:</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Kies hier, of klik twee bedrijven aan op de kaart of bij de spelers:</translation>
    </message>
    <message>
        <source>Choose its provinces with clicks on the map</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>De provincies ervan kiezen met klikken op de kaart</translation>
    </message>
    <message>
        <source>Choose players and agreements</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Spelers en afspraken kiezen</translation>
    </message>
    <message>
        <source>Select the area</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Het gebied kiezen</translation>
    </message>
    <message>
        <source>Announce a merger of two companies, or pass. The phase ends when everyone passes in a row.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Kies twee bedrijven die fuseren, of pas. De fase eindigt als iedereen na elkaar past.</translation>
    </message>
    <message>
        <source>Choose where it starts</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Kies waar het begint</translation>
    </message>
    <message>
        <source>Build a city on an empty coastal area in a province on your city card.</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>Kies waar je stad komt: aan de kust van een provincie op je stedenkaart.</translation>
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
        <source>Resize circle of {area}</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Cirkel van {area}</translation>
    </message>
    <message numerus="yes">
        <source>Resize circles of {n} areas</source>
        <extracomment>For one: Resize circle of {n} area ui/editor/panels/properties.py</extracomment>
        <translation>
            <numerusform>Cirkel van {n} gebied</numerusform>
            <numerusform>Cirkels van {n} gebieden</numerusform>
        </translation>
    </message>
    <message>
        <source>Cities</source>
        <extracomment>ui/games/indonesia/board/board_tables.py, ui/games/indonesia/chart_data.py, ui/games/indonesia/panels/city_growth.py, ui/games/indonesia/recap.py, ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Steden</translation>
    </message>
    <message>
        <source>Cities buy goods. At the start of an era you build one on a coast that your city card names. Budi has built his in Cempaka. Build yours in Seroja: click one of its areas on the board, then press the button. With three cities there will be buyers on every side of the lagoon.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Steden kopen producten. Bij het begin van een tijdperk bouw je er een aan een kust die op je stedenkaart staat. Budi heeft de zijne in Cempaka gebouwd. Bouw die van jou in Seroja: klik daar een gebied op het bord aan en druk op de knop. Met drie steden zijn er kopers aan elke kant van de lagune.</translation>
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
        <translation>Steden binnen bereik</translation>
    </message>
    <message>
        <source>City</source>
        <extracomment>ui/games/indonesia/board/board_tables.py</extracomment>
        <translation>Stad</translation>
    </message>
    <message>
        <source>City Growth</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Stadsgroei</translation>
    </message>
    <message>
        <source>City cards</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py, ui/games/indonesia/panels/new_era.py, ui/games/indonesia/player_cards.py</extracomment>
        <translation>Stedenkaarten</translation>
    </message>
    <message>
        <source>City of size {size}</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Stad van grootte {size}</translation>
    </message>
    <message>
        <source>City stones</source>
        <extracomment>ui/games/indonesia/editor/stones_row.py</extracomment>
        <translation>Stadsstenen</translation>
    </message>
    <message>
        <source>City stones of size 1, 2 and 3</source>
        <extracomment>ui/games/indonesia/editor/stones_row.py</extracomment>
        <translation>Stadsstenen: grootte 1, 2, 3</translation>
    </message>
    <message>
        <source>City stones of size {size}</source>
        <extracomment>ui/games/indonesia/editor/stones_row.py</extracomment>
        <translation>Stadsstenen van grootte {size}</translation>
    </message>
    <message>
        <source>Click a good on the map to move it.</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Klik een product op de kaart aan om het te verleggen.</translation>
    </message>
    <message>
        <source>Click an area to select it; hold Shift to select more. Drag a box to select all areas in it.</source>
        <extracomment>ui/editor/tools/select.py</extracomment>
        <translation>Klik een gebied aan om het te selecteren, met Shift om er meer te selecteren; sleep om alle gebieden in een kader te selecteren.</translation>
    </message>
    <message>
        <source>Click each corner, or hold the button and draw. Close the outline with Enter, a double-click or a click on the first corner. Backspace removes the last corner.</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Klik hoekpunt na hoekpunt, of teken met ingedrukte knop; Enter, dubbelklikken of een klik op het eerste hoekpunt sluit de omtrek, Backspace neemt een hoekpunt terug.</translation>
    </message>
    <message>
        <source>Click land on the map: its province is meant.</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Klik land op de kaart aan: het gaat om de provincie ervan.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py, ui/editor/menus/file_commands.py, ui/table/games/new_game_controller.py</extracomment>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Coast</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Kust</translation>
    </message>
    <message>
        <source>Coast of {seas}</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Kust: {seas}</translation>
    </message>
    <message>
        <source>Language code</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Code van een andere taal</translation>
    </message>
    <message>
        <source>Colour of seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Kleur van speler {seat}</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>ui/editor/links/matrix_dialog.py, ui/table/board/board_table.py</extracomment>
        <translation>Kolommen</translation>
    </message>
    <message>
        <source>Filter columns by area or province</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Kolommen: een gebied of een provincie</translation>
    </message>
    <message>
        <source>Comes with the program. You’ll edit a copy and save it under a new name.</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Hoort bij het programma en blijft zoals ze is: je bewerkt een kopie, die een eigen naam krijgt.</translation>
    </message>
    <message>
        <source>Command</source>
        <extracomment>ui/settings/command_palette.py</extracomment>
        <translation>Opdracht</translation>
    </message>
    <message>
        <source>Companies</source>
        <extracomment>ui/games/indonesia/board/board_tables.py, ui/games/indonesia/chart_data.py, ui/games/indonesia/panels/operations.py, ui/games/indonesia/recap.py</extracomment>
        <translation>Bedrijven</translation>
    </message>
    <message>
        <source>These companies have nothing on the board, so the bid can’t be raised.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Op bedrijven zonder producten op het bord wordt niet hoger geboden.</translation>
    </message>
    <message>
        <source>These companies have nothing on the board, so the only bid is 0 rupiah.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Bedrijven zonder producten op het bord fuseren voor een bod van 0 roepia.</translation>
    </message>
    <message>
        <source>Company</source>
        <extracomment>ui/games/indonesia/board/board_tables.py</extracomment>
        <translation>Bedrijf</translation>
    </message>
    <message>
        <source>Compare with another map</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>Vergelijken</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
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
    <message>
        <source>Copy the list of keys</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Toetsenlijst kopiëren</translation>
    </message>
    <message>
        <source>Copy the notation</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Notatie kopiëren</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Tekst kopiëren</translation>
    </message>
    <message>
        <source>Copy…</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Kopie…</translation>
    </message>
    <message>
        <source>Corners of the outline of {area} lie far outside the canvas.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Hoekpunten van de omtrek van {area} liggen ver buiten het tekenvlak.</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <extracomment>ui/play/timeline_slider.py, ui/shell/docks.py</extracomment>
        <translation>Verloop van het spel</translation>
    </message>
    <message>
        <source>Ctrl+Z takes a decision back. Ctrl+H asks a strong bot for a hint. F2 lists all that you can do now. The log tells all that happened; the line with the years above the board leads back to any moment.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Ctrl+Z neemt een beslissing terug. Ctrl+H vraagt een sterke bot om een tip. F2 toont alles wat je nu kunt doen. Het logboek vertelt alles wat er is gebeurd; de tijdlijn met de jaren boven het bord brengt je terug naar elk moment.</translation>
    </message>
    <message numerus="yes">
        <source>Readable up to decision {n}</source>
        <extracomment>For one: Readable up to decision {n} ui/table/games/saved_games.py</extracomment>
        <translation>
            <numerusform>Beschadigd na {n} beslissing</numerusform>
            <numerusform>Beschadigd na {n} beslissingen</numerusform>
        </translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Donker</translation>
    </message>
    <message>
        <source>Keep {a} and {b} linked</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Beslissen dat {a} en {b} verbonden zijn</translation>
    </message>
    <message>
        <source>Keep {a} and {b} unlinked</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Beslissen dat {a} en {b} niet verbonden zijn</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>ui/shell/docks.py</extracomment>
        <translation>Beslissing</translation>
    </message>
    <message>
        <source>Deed</source>
        <extracomment>ui/games/indonesia/board/board_tables.py</extracomment>
        <translation>Akte</translation>
    </message>
    <message>
        <source>Deeds</source>
        <extracomment>ui/games/indonesia/board/board_tables.py, ui/games/indonesia/deed_list.py, ui/games/indonesia/editor/deeds_and_cards.py, ui/games/indonesia/game_view.py</extracomment>
        <translation>Aktes</translation>
    </message>
    <message>
        <source>Companies are acquired in phase 4, Acquisitions.</source>
        <extracomment>ui/games/indonesia/game_view.py</extracomment>
        <translation>Aktes neem je in fase 4, Verwerving.</translation>
    </message>
    <message>
        <source>The last era is over: the remaining deeds are all of one type.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>In het laatste tijdperk zijn er nog aktes van hoogstens één soort.</translation>
    </message>
    <message>
        <source>Deeds that can be acquired</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Beschikbare aktes</translation>
    </message>
    <message>
        <source>Deeds that can start here: {letters}</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Aktes die hier kunnen beginnen: {letters}</translation>
    </message>
    <message>
        <source>Companies available: {deeds}.</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>Beschikbare aktes: {deeds}.</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>ui/table/games/load_dialog.py</extracomment>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Leveringen</translation>
    </message>
    <message>
        <source>Detach island from {area}</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>Een eiland losmaken van {area}</translation>
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
        <source>Command palette</source>
        <extracomment>ui/settings/command_palette.py</extracomment>
        <translation>Opdracht zoeken</translation>
    </message>
    <message>
        <source>Play this instead</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Het andere doen</translation>
    </message>
    <message>
        <source>Play this</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Dit doen</translation>
    </message>
    <message>
        <source>Document (*.pdf)</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py, ui/help/rules_window.py, ui/table/chart_controller.py</extracomment>
        <translation>Document (*.pdf)</translation>
    </message>
    <message>
        <source>Plays random legal moves.</source>
        <extracomment>ui/games/indonesia/new_game.py</extracomment>
        <translation>Doet zomaar iets wat de regels toestaan.</translation>
    </message>
    <message>
        <source>Stop ignoring problem</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Niet langer negeren</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Twijfelachtig</translation>
    </message>
    <message>
        <source>Review doubtful borders</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Twijfelachtige grenzen</translation>
    </message>
    <message>
        <source>Drag a corner or a border. Click a border to add a corner; Alt+click removes one. To select several corners, drag a box or hold Shift.</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Sleep een hoekpunt of een stukje grens; klik op een grens om een hoekpunt toe te voegen, met Alt om er een te verwijderen; sleep een kader of houd Shift ingedrukt om er meer te nemen.</translation>
    </message>
    <message>
        <source>Drag from one area to another, or click one and then the other, to link or unlink them. Hold Alt or Shift to unlink only.</source>
        <extracomment>ui/editor/tools/link.py</extracomment>
        <translation>Sleep van het ene gebied naar het andere, of klik eerst het ene en dan het andere aan, om ze te verbinden of los te maken; met Alt of Shift worden ze in elk geval losgemaakt.</translation>
    </message>
    <message>
        <source>Drag to move the tracing picture; hold Shift to scale it. Ctrl+wheel scales it at the pointer. You choose the picture in the View menu.</source>
        <extracomment>ui/editor/tools/trace.py</extracomment>
        <translation>Sleep om de over te trekken afbeelding te verplaatsen, met Shift om haar te schalen; Ctrl+wiel schaalt bij de aanwijzer. Je kiest haar in het menu Beeld.</translation>
    </message>
    <message>
        <source>Draw a line from border to border, freehand or with clicks. Enter ends it, Backspace removes the last corner. Alt+click detaches an island.</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>Teken een lijn van grens tot grens, uit de vrije hand of met klikken; Enter beëindigt haar, Backspace neemt een hoekpunt terug. Alt+klik maakt een eiland los.</translation>
    </message>
    <message>
        <source>Draw areas</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Gebieden tekenen</translation>
    </message>
    <message>
        <source>Keep only one arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Eén keer tekenen</translation>
    </message>
    <message>
        <source>Keep drawing</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Verder tekenen</translation>
    </message>
    <message>
        <source>Draw arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>De pijl tekenen</translation>
    </message>
    <message>
        <source>Redraw arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>De pijl opnieuw tekenen</translation>
    </message>
    <message>
        <source>Redraw outline of {province}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>De omtrek van {province} om haar gebieden trekken</translation>
    </message>
    <message>
        <source>Draws which areas and seas are adjacent.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Tekent welke gebieden en zeeën aan elkaar grenzen.</translation>
    </message>
    <message>
        <source>Draws which seas a company’s ships join.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Tekent welke zeeën de schepen van een bedrijf verbinden.</translation>
    </message>
    <message>
        <source>Remove manual setting</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>De beslissing laten vallen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>ui/table/games/load_dialog.py</extracomment>
        <translation>Dupliceren</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>E&amp;xporteren</translation>
    </message>
    <message>
        <source>E&amp;xport log…</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>Logboek e&amp;xporteren…</translation>
    </message>
    <message>
        <source>Each company once: a line adds ships, a production company sells and then expands.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Elk bedrijf één keer: een rederij voegt schepen toe, een productiebedrijf verkoopt en breidt dan uit.</translation>
    </message>
    <message>
        <source>Every island is divided into areas. Areas that share a colour and a name, such as Kenanga, form a province. Goods are produced on land and shipped across the four seas. Scroll to zoom; point at any place to see what’s there.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Elk eiland bestaat uit gebieden. Gebieden van één kleur onder één naam, zoals Kenanga, zijn een provincie. Producten groeien op gebieden. Tussen de eilanden liggen vier zeeën; daar reizen producten, per schip. Draai aan het wiel om te zoomen, en laat de aanwijzer op een plaats rusten om te lezen wat het is.</translation>
    </message>
    <message>
        <source>Each player bids once; who bids most plays first this year. Budi has bid 3. Bid 4, and you choose your company before him. What you bid goes to your bank: it can’t be spent any more, but it counts at the end, so nothing is lost.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Elke speler biedt één keer; wie het meest biedt, speelt dit jaar als eerste. Budi heeft 3 geboden. Bied 4, dan kies je je bedrijf eerder dan hij. Wat je biedt, gaat naar je bank: je kunt het niet meer uitgeven, maar aan het eind telt het mee, dus er gaat niets verloren.</translation>
    </message>
    <message>
        <source>Each player needs a name.</source>
        <extracomment>ui/table/games/new_game_dialog.py</extracomment>
        <translation>Elke speler heeft een naam nodig.</translation>
    </message>
    <message numerus="yes">
        <source>Your bids are multiplied by {n}.</source>
        <extracomment>For one: Your bids are multiplied by {n}. ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>
            <numerusform>Je biedingen tellen {n} keer mee.</numerusform>
            <numerusform>Je biedingen tellen {n} keer mee.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each ship carries as many goods as its owner’s hull says, for each company that sells.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Elk schip vervoert zoveel producten als het laadruim van de eigenaar aangeeft, voor elk bedrijf dat verkoopt.</translation>
    </message>
    <message>
        <source>Variations</source>
        <extracomment>ui/table/games/new_game_controller.py</extracomment>
        <translation>Eerdere zijpaden</translation>
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
        <source>Earnings: {earned}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Inkomsten: {earned}.</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>bot</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>Makkelijk</translation>
    </message>
    <message>
        <source>Edit it</source>
        <extracomment>ui/app/program.py</extracomment>
        <translation>Bewerken</translation>
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
        <translation>Beweging afbreken</translation>
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
        <extracomment>ui/games/indonesia/board/board_tables.py, ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Tijdperk</translation>
    </message>
    <message>
        <source>Era {era} begins.</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>Tijdperk {era} begint.</translation>
    </message>
    <message>
        <source>Era {era} ends at once: it needs deeds of at least two types.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Tijdperk {era} eindigt meteen: er zijn aktes van minstens twee soorten nodig.</translation>
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
        <extracomment>ui/games/indonesia/texts/game_texts.py</extracomment>
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
        <source>Every good must pass through one of these bottlenecks (marked on the map):</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Elk product moet langs een van deze, gemarkeerd op de kaart:</translation>
    </message>
    <message>
        <source>Every good in {area} is locked. Unlock one first.</source>
        <extracomment>ui/games/indonesia/panels/manual_route.py</extracomment>
        <translation>Elk product van {area} staat vast: maak er eerst een los.</translation>
    </message>
    <message>
        <source>Every track is useful some day, but choose Slots now: without a second slot you can’t take a deed next year.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Elk spoor is ooit nuttig, maar kies nu Plekken: zonder tweede plek kun je volgend jaar geen akte nemen.</translation>
    </message>
    <message>
        <source>Everything was sold, so the rice spreads again. It may leave its province: take the marked area in Cempaka. An area holds one good, and companies of other players with the same good must not touch.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Alles is verkocht, dus breidt de rijst zich weer uit. Ze mag haar provincie verlaten: neem het gemarkeerde gebied in Cempaka. Op een gebied past één product, en bedrijven van andere spelers met hetzelfde product mogen elkaar niet raken.</translation>
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
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Als &amp;graaf exporteren…</translation>
    </message>
    <message>
        <source>Export the board</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Bord exporteren</translation>
    </message>
    <message>
        <source>Export the log</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Logboek exporteren</translation>
    </message>
    <message>
        <source>Export the map as a graph</source>
        <extracomment>ui/editor/menus/file_commands.py, ui/table/export_controller.py</extracomment>
        <translation>Kaart als graaf exporteren</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Statistieken exporteren</translation>
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
        <extracomment>ui/games/indonesia/chart_data.py, ui/table/game_view.py</extracomment>
        <translation>Einduitslag</translation>
    </message>
    <message>
        <source>Find area</source>
        <extracomment>ui/editor/panels/areas.py</extracomment>
        <translation>Gebied zoeken</translation>
    </message>
    <message>
        <source>Finished games to keep</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Afgelopen spellen die bewaard blijven</translation>
    </message>
    <message>
        <source>First the ships</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Eerst de schepen</translation>
    </message>
    <message>
        <source>Fit</source>
        <extracomment>ui/shell/board_toolbar.py</extracomment>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Position tracing picture</source>
        <extracomment>ui/editor/tools/trace.py</extracomment>
        <translation>Afbeelding passend maken</translation>
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
        <source>Collapse</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Les inklappen</translation>
    </message>
    <message>
        <source>Follow the decision</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>De beslissing volgen</translation>
    </message>
    <message>
        <source>Follows a few simple rules and makes mistakes.</source>
        <extracomment>ui/games/indonesia/new_game.py</extracomment>
        <translation>Volgt een paar eenvoudige regels, met uitglijders.</translation>
    </message>
    <message>
        <source>For</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py, ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Voor</translation>
    </message>
    <message>
        <source>For each company, all years together</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Per bedrijf, alle jaren samen</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Vooruit</translation>
    </message>
    <message>
        <source>Trained by self-play; plays its best ideas through to the end of the year.</source>
        <extracomment>ui/games/indonesia/new_game.py</extracomment>
        <translation>Vond zijn waarden door tegen zichzelf te spelen, en speelt zijn beste ideeën door tot het einde van het jaar.</translation>
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
        <source>From foundation or merger to the end, or to the merger into the company that the line leads to</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Van oprichting of fusie tot het einde, of tot de fusie in het bedrijf waar de lijn naartoe loopt</translation>
    </message>
    <message>
        <source>From the second era on rice and spice can merge, too. The new company gives up half of its areas, and the rest becomes siap faji: ready meals, which sell for 35 each. A good way into an opponent’s business, and a reason to keep some cash.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Vanaf het tweede tijdperk kunnen ook rijst en specerijen fuseren. Het nieuwe bedrijf geeft de helft van zijn gebieden op, en de rest wordt siap faji: kant-en-klaarmaaltijden, die 35 per stuk opleveren. Een goede manier om bij een tegenstander binnen te komen, en een reden om wat contant geld achter de hand te houden.</translation>
    </message>
    <message>
        <source>The minimum border length isn’t a valid length.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>De lengte waarboven een gemeenschappelijke grens telt, is geen lengte.</translation>
    </message>
    <message>
        <source>From {way} with {line}: click a city or the next ships, or the good again to stop.</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Vanaf {way} met {line}: klik een stad of de volgende schepen aan, of nog eens het product om te stoppen.</translation>
    </message>
    <message>
        <source>From {way}: click a city or the next ship. Click the good again to cancel.</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Vanaf {way}: klik een stad of de volgende schepen aan, of nog eens het product om te stoppen.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/table/games/new_game_dialog.py</extracomment>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Games for each number of players</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>Partijen per aantal spelers</translation>
    </message>
    <message>
        <source>By default, they’re linked.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Volgens de geometrie zijn ze verbonden.</translation>
    </message>
    <message>
        <source>By default, they aren’t linked.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Volgens de geometrie zijn ze niet verbonden.</translation>
    </message>
    <message>
        <source>Give it the usual ship limits</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>De gebruikelijke schepenlimieten geven</translation>
    </message>
    <message>
        <source>Assign to province</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Aan provincie geven</translation>
    </message>
    <message>
        <source>Cancel the current action</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Opgeven wat begonnen is</translation>
    </message>
    <message numerus="yes">
        <source>Remove {n} more areas of {company}. Click areas on its edge.</source>
        <extracomment>For one: Remove {n} more area of {company}. Click an area on its edge. ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>
            <numerusform>Geef nog {n} gebied van {company} op: klik op een gebied aan de rand.</numerusform>
            <numerusform>Geef nog {n} gebieden van {company} op: klik op gebieden aan de rand.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove {place}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{place} opgeven</translation>
    </message>
    <message>
        <source>Give up…</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Opgeven…</translation>
    </message>
    <message>
        <source>Give the ground of {area} to</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>{area} geven aan</translation>
    </message>
    <message>
        <source>Give {area} to {taker}</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>{area} aan {taker} geven</translation>
    </message>
    <message>
        <source>Removed first</source>
        <extracomment>ui/games/indonesia/new_game.py</extracomment>
        <translation>Eerst opgegeven</translation>
    </message>
    <message>
        <source>Continue it in the window where it is open.</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Ga ermee verder in het eigen venster.</translation>
    </message>
    <message>
        <source>Continue without saving</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Doorgaan zonder kopie</translation>
    </message>
    <message>
        <source>Became</source>
        <extracomment>ui/charts/chart_model.py</extracomment>
        <translation>Gaat over in</translation>
    </message>
    <message>
        <source>Goods bought by the cities</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Aankopen van de steden</translation>
    </message>
    <message>
        <source>{area} is a sea area. Choose a land area.</source>
        <extracomment>games/indonesia/rules/companies.py</extracomment>
        <translation>Producten groeien op land, niet in {area}.</translation>
    </message>
    <message>
        <source>Goods sold</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Verkochte producten</translation>
    </message>
    <message>
        <source>Yearly earnings in rupiah: goods sold plus ship fees received, minus ship fees paid</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Verkochte producten en verhuurde schepen in elk jaar, min de kosten van schepen, in roepia</translation>
    </message>
    <message>
        <source>Goods sold / produced</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Verkocht van wat groeide</translation>
    </message>
    <message>
        <source>Graph for networkx and Gephi (*.graphml)</source>
        <extracomment>ui/editor/menus/file_commands.py, ui/table/export_controller.py</extracomment>
        <translation>Graaf voor networkx en Gephi (*.graphml)</translation>
    </message>
    <message>
        <source>Greedy</source>
        <comment>bot</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>Hebberig</translation>
    </message>
    <message>
        <source>Grown</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>Gegroeid</translation>
    </message>
    <message>
        <source>Grows this year</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Groeit dit jaar</translation>
    </message>
    <message>
        <source>City growth</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Groei van steden</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <extracomment>ui/shell/main_window.py</extracomment>
        <translation>&amp;Geschiedenis</translation>
    </message>
    <message>
        <source>Half</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Half zo snel</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>bot</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>Moeilijk</translation>
    </message>
    <message>
        <source>Hidden from other players</source>
        <extracomment>ui/games/indonesia/new_game.py</extracomment>
        <translation>Verborgen voor de anderen</translation>
    </message>
    <message>
        <source>Hide</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Hide the secrets of {player}</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>De geheimen van {player} verbergen</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Hoog contrast</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>ui/shell/board_toolbar.py</extracomment>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Hint: {answer}</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Tip: {answer}</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>ui/table/games/new_game_dialog.py</extracomment>
        <translation>Tips</translation>
    </message>
    <message>
        <source>{cash} rupiah in cash isn’t enough for any merger.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>{cash} roepia contant is niet genoeg voor een fusie.</translation>
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
        <source>Holds</source>
        <extracomment>ui/games/indonesia/board/board_tables.py</extracomment>
        <translation>Bezit</translation>
    </message>
    <message>
        <source>How cash and city cards are hidden from other players. Anyone who opens the saved file can read them.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Hoe contant geld en stedenkaarten voor de anderen verborgen blijven. Wie het bestand van het spel opent, kan alles lezen.</translation>
    </message>
    <message>
        <source>Speed of animations on the map. Click or press Esc to skip one.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Hoe snel producten reizen en nieuwe dingen worden aangewezen. Een klik of Esc breekt het meteen af.</translation>
    </message>
    <message>
        <source>Replay speed. Bot speed is set separately.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Hoe snel het spel vanaf een eerder moment opnieuw wordt getoond. De snelheid van de bots is een aparte instelling.</translation>
    </message>
    <message>
        <source>How long each bot move is shown before the next one.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Hoelang een zet van een bot op tafel blijft voor de volgende komt.</translation>
    </message>
    <message>
        <source>Thinking time per decision (default: {time})</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Hoelang de bot over één beslissing mag nadenken; gewoonlijk {time}</translation>
    </message>
    <message>
        <source>How long to point at an area before its card appears. Press P to pin the card.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Hoelang de aanwijzer op een gebied rust voordat een infokaart zegt wat daar ligt. P zet de infokaart vast.</translation>
    </message>
    <message>
        <source>How many of each kind, all years together</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Hoeveel van elke soort, alle jaren samen</translation>
    </message>
    <message>
        <source>How many of each kind, by year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Hoeveel van elke soort, per jaar</translation>
    </message>
    <message>
        <source>Opacity of the picture</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Hoe dekkend de afbeelding is</translation>
    </message>
    <message>
        <source>Opacity: {layer}</source>
        <extracomment>ui/editor/panels/layers.py</extracomment>
        <translation>Hoe sterk te zien: {layer}</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Hoe het spel eindigt</translation>
    </message>
    <message>
        <source>{bot} doesn’t explain its decisions.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Hoe “{bot}” beslist, is niet bekend.</translation>
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
        <source>I am {player}</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Ik ben {player}</translation>
    </message>
    <message>
        <source>ID</source>
        <extracomment>ui/editor/panels/properties.py, ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>ID</translation>
    </message>
    <message>
        <source>Area ID</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>ID van het gebied</translation>
    </message>
    <message>
        <source>Province ID</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>ID van de provincie</translation>
    </message>
    <message>
        <source>Change ID of {name}</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>ID van {name}</translation>
    </message>
    <message>
        <source>If outbid</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Als je wordt overboden</translation>
    </message>
    <message>
        <source>If you pass</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Als je past</translation>
    </message>
    <message>
        <source>If you win</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
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
    <message>
        <source>Import outlines from GeoJSON or SVG</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Omtrekken importeren uit GeoJSON of SVG</translation>
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
        <source>Other languages</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>In andere talen</translation>
    </message>
    <message>
        <source>In panels</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>In panelen</translation>
    </message>
    <message>
        <source>As a percentage of full volume.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>In procenten van het hardste geluid.</translation>
    </message>
    <message>
        <source>As a percentage of the default size.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>In procenten van de gebruikelijke grootte.</translation>
    </message>
    <message>
        <source>In rupiah. Ties go to the player earlier in the order of play.</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>In roepia; bij gelijke bedragen wint wie eerder in de speelvolgorde staat</translation>
    </message>
    <message>
        <source>In the bank</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>Op de bank</translation>
    </message>
    <message>
        <source>Fix in the copy</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>In de kopie</translation>
    </message>
    <message>
        <source>Same place as last year</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Op dezelfde plaats als het jaar ervoor</translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Inkomsten</translation>
    </message>
    <message>
        <source>For comparison: Indonesia measures 2440 × 1190&#xa0;units and has 100 areas.</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Indonesia is 2440 × 1190 eenheden groot, met honderd gebieden.</translation>
    </message>
    <message>
        <source>Indonesia: quick reference</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Indonesia: speloverzicht</translation>
    </message>
    <message>
        <source>Into empty land beside the company, never beside the same good of another.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Naar leeg land naast het bedrijf, nooit naast hetzelfde product van een ander bedrijf.</translation>
    </message>
    <message>
        <source>Islands</source>
        <extracomment>ui/editor/imports/import_dialog.py, ui/editor/imports/outline_model.py</extracomment>
        <translation>Eilanden</translation>
    </message>
    <message>
        <source>It became a sea of its own.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>Het werd een eigen zee.</translation>
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
        <source>It doesn’t say for which game it is.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Er staat niet in voor welk spel ze is.</translation>
    </message>
    <message>
        <source>It grows by itself</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Het groeit vanzelf</translation>
    </message>
    <message>
        <source>It has no place on the map.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Het heeft geen plaats op de kaart.</translation>
    </message>
    <message>
        <source>It has ship limits, but is not for ships.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Ze heeft schepenlimieten, maar is niet voor schepen.</translation>
    </message>
    <message>
        <source>It holds no area that can be used.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Ze bevat geen bruikbaar gebied.</translation>
    </message>
    <message>
        <source>It is “{text}” now.</source>
        <extracomment>board/files/flaws.py, games/indonesia/maps/repair.py</extracomment>
        <translation>Het is nu “{text}”.</translation>
    </message>
    <message>
        <source>The map is for {new} instead of {old}.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Het is een kaart van {new}, niet van {old}.</translation>
    </message>
    <message>
        <source>It is as large as the areas now: {width} by {height} units.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Het is nu zo groot als de gebieden: {width} bij {height} eenheden.</translation>
    </message>
    <message>
        <source>{a} and {b} now have a manual setting.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Er is beslist of {a} en {b} aan elkaar grenzen.</translation>
    </message>
    <message>
        <source>It is drawn more than once.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Het is meer dan eens getekend.</translation>
    </message>
    <message>
        <source>It is for Indonesia now.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Ze is nu voor Indonesia.</translation>
    </message>
    <message>
        <source>It is no line.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Het is geen lijn.</translation>
    </message>
    <message>
        <source>It is the last company left to operate.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Dit is het laatste bedrijf dat nog moet draaien.</translation>
    </message>
    <message>
        <source>It’s the same as {others}. Only one of them can be placed.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>Hij is gelijk aan {others}: er is maar plaats voor één.</translation>
    </message>
    <message>
        <source>It is {units} units now, as usual.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Het zijn nu {units} eenheden, zoals gebruikelijk.</translation>
    </message>
    <message>
        <source>The bot sees only what you can see.</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Hij weet van dit moment niet meer dan jij ziet.</translation>
    </message>
    <message>
        <source>It may buy areas, but you can’t afford one.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Het bedrijf mag gebieden kopen, maar je kunt er geen betalen.</translation>
    </message>
    <message>
        <source>It names “{area}”, but the map has no such area.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Ze noemt “{area}”, maar zo’n gebied heeft de kaart niet.</translation>
    </message>
    <message>
        <source>All goods sold: it must expand, for free.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Alle producten zijn verkocht: het bedrijf moet gratis uitbreiden.</translation>
    </message>
    <message>
        <source>It takes the overlap with {others}.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>Hij neemt wat hij met {others} gemeen heeft.</translation>
    </message>
    <message>
        <source>It touches another siap faji company.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Het raakt een ander bedrijf met siap faji.</translation>
    </message>
    <message>
        <source>Hints are turned off in this game.</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Voor dit spel is afgesproken zonder tips te spelen.</translation>
    </message>
    <message>
        <source>It was a random choice.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Het was toeval.</translation>
    </message>
    <message>
        <source>It was cut where it does, and what it encloses was kept.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Hij is daar doorgesneden, en wat hij omsluit is behouden.</translation>
    </message>
    <message>
        <source>The manual link setting for {a} and {b} is redundant: the border gives the same result.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>Over {a} en {b} was beslist wat hun grens toch al zegt.</translation>
    </message>
    <message>
        <source>It was left out.</source>
        <extracomment>board/files/flaws.py</extracomment>
        <translation>Het is weggelaten.</translation>
    </message>
    <message>
        <source>It was made anew from them.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Ze is daaruit opnieuw gemaakt.</translation>
    </message>
    <message>
        <source>It was placed anew.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Het is opnieuw geplaatst.</translation>
    </message>
    <message>
        <source>It was put in its place.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Het is ervoor in de plaats gezet.</translation>
    </message>
    <message>
        <source>It was read with that encoding.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Zo is het gelezen.</translation>
    </message>
    <message>
        <source>It went to {area}.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>Het ging naar {area}.</translation>
    </message>
    <message>
        <source>Its end was joined to its beginning.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Het einde is met het begin verbonden.</translation>
    </message>
    <message>
        <source>Map name, as printed on the board</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>De naam, zoals die op het bord staat</translation>
    </message>
    <message>
        <source>The outline crosses itself, so everything it encloses is used.</source>
        <extracomment>mapmaking/imports/named_shapes.py</extracomment>
        <translation>De omtrek kruist zichzelf: genomen wordt wat hij omsluit.</translation>
    </message>
    <message>
        <source>Its ship limits are missing.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>De schepenlimieten ontbreken.</translation>
    </message>
    <message>
        <source>Link with an arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Ze met een pijl verbinden</translation>
    </message>
    <message>
        <source>Link {a} and {b} with an arrow</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} en {b} met een pijl verbinden</translation>
    </message>
    <message>
        <source>Link {a} and {b} with this arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>{a} en {b} hiermee verbinden</translation>
    </message>
    <message>
        <source>Make arrow manual</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>De pijl houden zoals beslist</translation>
    </message>
    <message>
        <source>Make link manual</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>De verbinding houden zoals beslist</translation>
    </message>
    <message>
        <source>Save your cash</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Houd je geld bij elkaar</translation>
    </message>
    <message>
        <source>May stay</source>
        <extracomment>ui/games/indonesia/new_game.py</extracomment>
        <translation>Behouden</translation>
    </message>
    <message>
        <source>Key of {command}</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Toets voor {command}</translation>
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
        <source>Focus the n&amp;ext pane</source>
        <extracomment>ui/shell/main_window.py</extracomment>
        <translation>&amp;Toetsenbord naar volgend deel</translation>
    </message>
    <message>
        <source>Focus the pre&amp;vious pane</source>
        <extracomment>ui/shell/main_window.py</extracomment>
        <translation>Toetsenbord naar v&amp;orig deel</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Kinds from</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Soorten uit</translation>
    </message>
    <message>
        <source>Link legend</source>
        <extracomment>ui/editor/links/link_layer.py</extracomment>
        <translation>Soorten verbindingen</translation>
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
        <source>Last year again</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Laatste jaar nogmaals</translation>
    </message>
    <message>
        <source>Last year of the era</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Laatste jaar van het tijdperk</translation>
    </message>
    <message>
        <source>Last year of the era; deeds left:</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Laatste jaar van het tijdperk; resterende aktes:</translation>
    </message>
    <message>
        <source>Last year of the game</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Laatste jaar van het spel</translation>
    </message>
    <message>
        <source>Last year of the game; deeds left:</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Laatste jaar van het spel; resterende aktes:</translation>
    </message>
    <message>
        <source>Layers</source>
        <extracomment>ui/editor/panels/layers.py</extracomment>
        <translation>Lagen</translation>
    </message>
    <message>
        <source>Tutorial: your first game…</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Leren: het eerste spel…</translation>
    </message>
    <message>
        <source>Leave the tutorial (resume it from the Help menu)</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>De les verlaten; je kunt er via het menu Help mee verdergaan</translation>
    </message>
    <message>
        <source>Left unchanged.</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>Blijft zoals het is.</translation>
    </message>
    <message>
        <source>Can be chosen.</source>
        <extracomment>ui/table/board/board_presenter.py</extracomment>
        <translation>Toegestaan doel.</translation>
    </message>
    <message>
        <source>Make links between all selected areas automatic</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>De geometrie over alle geselecteerde gebieden laten beslissen</translation>
    </message>
    <message>
        <source>Reset {a} and {b} to automatic</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>De geometrie over {a} en {b} laten beslissen</translation>
    </message>
    <message numerus="yes">
        <source>Reset links between {n} areas</source>
        <extracomment>For one: Reset links of {n} area ui/editor/panels/neighbours.py</extracomment>
        <translation>
            <numerusform>De geometrie over {n} gebied laten beslissen</numerusform>
            <numerusform>De geometrie over {n} gebieden laten beslissen</numerusform>
        </translation>
    </message>
    <message>
        <source>Let the bots play</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>De bots laten spelen</translation>
    </message>
    <message>
        <source>Let the city grow in {place}</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>De stad laten groeien in {place}</translation>
    </message>
    <message>
        <source>Let the city grow in…</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>De stad laten groeien in…</translation>
    </message>
    <message>
        <source>Operate the ships first. Each ship carries only one good per company, and your rice needs two ships.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Exploiteer eerst de schepen: elk schip vervoert maar één product van een bedrijf, en de rijst heeft er twee van jou nodig.</translation>
    </message>
    <message>
        <source>Let {bot} play</source>
        <extracomment>ui/table/seat_menu.py</extracomment>
        <translation>{bot} laten spelen</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>ui/games/indonesia/board/board_tables.py</extracomment>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Link areas</source>
        <extracomment>ui/editor/tools/link.py</extracomment>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Link all</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Alle verbinden</translation>
    </message>
    <message>
        <source>Set minimum border length to {length}</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Gebieden vanaf een grens van {length} verbinden</translation>
    </message>
    <message>
        <source>Link all selected areas to each other</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Elk geselecteerd gebied met elk ander verbinden</translation>
    </message>
    <message>
        <source>Area to link to {area} or unlink from it</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Verbinden of losmaken: {area} en</translation>
    </message>
    <message>
        <source>Link {a} and {b}</source>
        <extracomment>mapmaking/review/fixes.py, ui/editor/links/texts.py</extracomment>
        <translation>{a} en {b} verbinden</translation>
    </message>
    <message>
        <source>Link {a} and {b} (automatic)</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} en {b} verbinden, zoals de geometrie zegt</translation>
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
        <source>Linked</source>
        <comment>areas</comment>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Verbonden</translation>
    </message>
    <message>
        <source>Link ({key})</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Verbonden ({key})</translation>
    </message>
    <message>
        <source>Linked manually</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Verbonden door beslissing</translation>
    </message>
    <message>
        <source>Links</source>
        <extracomment>ui/editor/panels/layers.py</extracomment>
        <translation>Verbindingen</translation>
    </message>
    <message>
        <source>Links that would change</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Verbindingen die zouden veranderen</translation>
    </message>
    <message>
        <source>Remove duplicate link</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>De verbinding één keer vermelden</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/table/games/load_dialog.py</extracomment>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <extracomment>ui/table/games/load_dialog.py, ui/table/games/open_controller.py</extracomment>
        <translation>Spel laden</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Spel laden…</translation>
    </message>
    <message>
        <source>Lock this delivery so that replanning keeps it (L)</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Vastzetten: het plannen laat het dan zoals het is (L)</translation>
    </message>
    <message>
        <source>Locked: replanning keeps this delivery (L)</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Vastgezet: het plannen laat het zoals het is (L)</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>ui/play/log_view.py, ui/shell/docks.py</extracomment>
        <translation>Logboek</translation>
    </message>
    <message>
        <source>Log of {area}</source>
        <extracomment>ui/table/board/board_presenter.py</extracomment>
        <translation>Logboek van {area}</translation>
    </message>
    <message>
        <source>Look at the board in other ways</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Anders naar het bord kijken</translation>
    </message>
    <message>
        <source>Looking back</source>
        <extracomment>ui/settings/preferences.py, ui/table/decision_presenter.py</extracomment>
        <translation>Terugkijken</translation>
    </message>
    <message>
        <source>Finding all outcomes…</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Alle uitkomsten worden gezocht…</translation>
    </message>
    <message>
        <source>Map</source>
        <extracomment>ui/editor/edit_view.py, ui/editor/panels/properties.py, ui/games/indonesia/offer.py, ui/settings/preferences.py, ui/table/games/game_choices.py, ui/table/games/load_dialog.py</extracomment>
        <translation>Kaart</translation>
    </message>
    <message>
        <source>Map editor…</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Kaarteditor…</translation>
    </message>
    <message>
        <source>Maps</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Covered until their owner looks</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Afgedekt tot de eigenaar kijkt</translation>
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
        <source>Menu of the area</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Menu van het gebied</translation>
    </message>
    <message>
        <source>Menu or Shift+F10</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
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
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
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
        <extracomment>ui/games/indonesia/panels/mergers.py, ui/games/indonesia/rules/quick_reference.py, ui/games/indonesia/texts/names.py</extracomment>
        <translation>Fusies</translation>
    </message>
    <message>
        <source>Mergers</source>
        <comment>track</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Fusies</translation>
    </message>
    <message>
        <source>Nobody can announce a merger yet, so we skip to phase 4. A deed lets you start a company for free. Choose Kenanga rice and the highlighted area at the edge of the province, where it has room to grow. Then press the button.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Fusies komen later, dus dit is fase 4. Met een akte richt je een bedrijf op, voor niets. Kies Kenanga-rijst en het gemarkeerde buitenste gebied van Kenanga: van daaruit kan het zich over de provincie uitbreiden. Druk dan op de knop.</translation>
    </message>
    <message numerus="yes">
        <source>A merger of {n} deeds needs Mergers {n}; the Mergers track is at {step}.</source>
        <extracomment>For one: A merger of {n} deed needs Mergers {n}; the Mergers track is at {step}. games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>
            <numerusform>Het spoor Fusies staat op {step}; een fusie tot {n} akte vereist {n}.</numerusform>
            <numerusform>Het spoor Fusies staat op {step}; een fusie tot {n} aktes vereist {n}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Messages</source>
        <extracomment>ui/games/indonesia/offer.py, ui/settings/preferences.py</extracomment>
        <translation>Berichten</translation>
    </message>
    <message>
        <source>Min</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Min</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/new_game.py, ui/games/indonesia/recap.py</extracomment>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Money at the start</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Geld bij het begin</translation>
    </message>
    <message>
        <source>Money, companies, goods and cities over the years</source>
        <extracomment>ui/games/indonesia/panels/result.py</extracomment>
        <translation>Geld, bedrijven, producten en steden door de jaren heen</translation>
    </message>
    <message numerus="yes">
        <source>More than {n} outcomes</source>
        <extracomment>For one: More than {n} outcome ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>
            <numerusform>Meer dan {n} uitkomst</numerusform>
            <numerusform>Meer dan {n} uitkomsten</numerusform>
        </translation>
    </message>
    <message>
        <source>Maximize my profit</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Het meeste geld voor mij</translation>
    </message>
    <message>
        <source>Whoever has the most money wins. Last year’s earnings count double.</source>
        <extracomment>ui/games/indonesia/panels/result.py</extracomment>
        <translation>Wie het meeste geld heeft, wint; de inkomsten van het laatste jaar tellen dubbel.</translation>
    </message>
    <message>
        <source>Motion on the map</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Beweging op de kaart</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Muiswiel</translation>
    </message>
    <message>
        <source>Move corner</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Hoekpunt verplaatsen</translation>
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
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Kaart verschuiven</translation>
    </message>
    <message>
        <source>Passing not allowed</source>
        <extracomment>ui/games/indonesia/new_game.py</extracomment>
        <translation>Moet gebeuren</translation>
    </message>
    <message>
        <source>Prefer my own ships</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Mijn eigen schepen eerst</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>ui/editor/panels/properties.py, ui/table/games/game_choices.py, ui/table/games/load_dialog.py</extracomment>
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
        <source>Name of seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Naam van speler {seat}</translation>
    </message>
    <message>
        <source>Area name</source>
        <extracomment>ui/editor/links/link_commands.py, ui/editor/panels/properties.py</extracomment>
        <translation>Naam van het gebied</translation>
    </message>
    <message>
        <source>Province name</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Naam van de provincie</translation>
    </message>
    <message>
        <source>Change name of {name} ({language})</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Naam van {name} in {language}</translation>
    </message>
    <message>
        <source>Name:</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/editor/tools/draw.py</extracomment>
        <translation>Naam:</translation>
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
        <source>Nearly grew</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Bijna gegroeid</translation>
    </message>
    <message>
        <source>Needs to grow</source>
        <extracomment>ui/games/indonesia/board/board_tables.py</extracomment>
        <translation>Nodig om te groeien</translation>
    </message>
    <message>
        <source>Needs {goods} to grow</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Heeft {goods} nodig om te groeien</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <extracomment>ui/editor/links/matrix_dialog.py, ui/editor/panels/neighbours.py, ui/games/indonesia/offer.py</extracomment>
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
        <extracomment>ui/table/games/start_screen.py, ui/table/panels/result.py</extracomment>
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
        <source>Add province {name}</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Nieuwe provincie {name}</translation>
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
        <source>Next area in a direction</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Volgend gebied in een richting</translation>
    </message>
    <message>
        <source>Next or previous field</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Volgend of vorig veld</translation>
    </message>
    <message>
        <source>Next or previous place to choose</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Volgende of vorige te kiezen plaats</translation>
    </message>
    <message>
        <source>No PIN set. Enter 4 to 8 digits to set one.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Geen pincode; 4 tot 8 cijfers stellen er een in</translation>
    </message>
    <message>
        <source>No area belongs to the province {province}.</source>
        <extracomment>board/checks/all_checks.py</extracomment>
        <translation>Bij de provincie {province} hoort geen gebied.</translation>
    </message>
    <message>
        <source>No areas are listed as adjacent.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Er staan geen aangrenzende gebieden in de lijst.</translation>
    </message>
    <message>
        <source>There’s no arrow between {a} and {b}.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>Geen pijl verbindt {a} en {b}.</translation>
    </message>
    <message>
        <source>This map has no doubtful borders.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Geen grens van deze kaart is twijfelachtig.</translation>
    </message>
    <message>
        <source>It isn’t a bot’s turn.</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>Er hoeft nu geen bot te beslissen.</translation>
    </message>
    <message>
        <source>No city can be built in {province}: it has no coast.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>In {province} kan geen stad worden gebouwd: er is geen kust.</translation>
    </message>
    <message>
        <source>No city grew</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Geen stad is gegroeid</translation>
    </message>
    <message>
        <source>No city in {province} ever received a good.</source>
        <extracomment>games/indonesia/maps/playtest.py</extracomment>
        <translation>Geen stad in {province} heeft ooit een product ontvangen.</translation>
    </message>
    <message>
        <source>No city stone of size 1 is left.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>Er is geen stadssteen van grootte 1 meer.</translation>
    </message>
    <message>
        <source>{company} can’t reach any city that still buys.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Geen stad die koopt, ligt binnen bereik van {company}.</translation>
    </message>
    <message>
        <source>No coast</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Geen kust</translation>
    </message>
    <message>
        <source>There is no company in {place}.</source>
        <extracomment>ui/games/indonesia/panels/companies.py</extracomment>
        <translation>Hier ligt geen bedrijf: {place}.</translation>
    </message>
    <message>
        <source>No deed is left.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>Er is geen akte meer.</translation>
    </message>
    <message>
        <source>No free slot.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>Geen vrije plek.</translation>
    </message>
    <message>
        <source>No saved games yet</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>Nog geen spel opgeslagen</translation>
    </message>
    <message>
        <source>No good was ever shipped through {sea}.</source>
        <extracomment>games/indonesia/maps/playtest.py</extracomment>
        <translation>{sea}: hier is nooit een product verscheept.</translation>
    </message>
    <message>
        <source>No key for {command}</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Geen toets voor {command}</translation>
    </message>
    <message>
        <source>No shipping company has free ships all the way from {area} to {place}.</source>
        <extracomment>games/indonesia/delivery/planner.py</extracomment>
        <translation>Geen rederij heeft schepen met ruimte op de hele route van {area} naar {place}.</translation>
    </message>
    <message>
        <source>No links would change.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Geen verbinding zou veranderen.</translation>
    </message>
    <message>
        <source>No other move comes close.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Geen ander antwoord is het overwegen waard.</translation>
    </message>
    <message>
        <source>No other area is called “{name}”.</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Geen ander gebied heet “{name}”.</translation>
    </message>
    <message>
        <source>You can’t answer this on the map. Use the panel.</source>
        <extracomment>ui/table/panels/panel.py</extracomment>
        <translation>Geen plaats op de kaart is hier het antwoord: kies in het paneel.</translation>
    </message>
    <message>
        <source>No problems</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Geen problemen</translation>
    </message>
    <message>
        <source>No matching settings.</source>
        <extracomment>ui/settings/settings_dialog.py</extracomment>
        <translation>Geen instelling bevat deze woorden.</translation>
    </message>
    <message>
        <source>No ship gets from {seas} to the other seas.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>Geen schip komt van hier in de andere zeeën: {seas}.</translation>
    </message>
    <message>
        <source>No ship is adjacent to {company}’s goods.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Bij de producten van {company} ligt geen schip.</translation>
    </message>
    <message>
        <source>No ships</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Geen schepen</translation>
    </message>
    <message>
        <source>No size {size} city stones left: {areas} can’t grow.</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Voor {areas} is er geen steen van grootte {size} meer.</translation>
    </message>
    <message>
        <source>No route to a city that buys</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Geen weg leidt naar een stad die koopt</translation>
    </message>
    <message>
        <source>No year is over yet</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Er is nog geen jaar voorbij</translation>
    </message>
    <message>
        <source>No player can do anything more.</source>
        <extracomment>games/indonesia/rules/year.py</extracomment>
        <translation>Geen enkele speler kan nog iets doen.</translation>
    </message>
    <message>
        <source>Nobody ever started {company} (era {era}).</source>
        <extracomment>games/indonesia/maps/playtest.py</extracomment>
        <translation>Niemand heeft {company} ooit opgericht (tijdperk {era}).</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>ui/editor/imports/import_dialog.py, ui/settings/preferences.py</extracomment>
        <translation>Geen</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no key</comment>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Geen</translation>
    </message>
    <message>
        <source>None of the card’s provinces can take a city: each already has one or has no empty coastal area.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>Geen van de provincies erop heeft een leeg kustgebied en nog geen stad.</translation>
    </message>
    <message>
        <source>None of the provinces of the city card {id} has a coast.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Geen van de provincies op stedenkaart {id} heeft een kust.</translation>
    </message>
    <message>
        <source>No recent maps</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Nog geen</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Not all sold: buy up to as many areas, each for the good’s value.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Niet alles verkocht: koop hoogstens evenveel gebieden, elk voor de waarde van het product.</translation>
    </message>
    <message>
        <source>Not linked</source>
        <comment>areas</comment>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Niet verbonden</translation>
    </message>
    <message>
        <source>Don’t link ({key})</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Niet verbonden ({key})</translation>
    </message>
    <message>
        <source>Unlinked manually</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Niet verbonden door beslissing</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Niet nu</translation>
    </message>
    <message>
        <source>Not sold</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Niet verkocht</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>ui/editor/links/border_dialogs.py, ui/editor/panels/neighbours.py</extracomment>
        <translation>Opmerking</translation>
    </message>
    <message>
        <source>Edit note on {a} and {b}</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Opmerking over {a} en {b}</translation>
    </message>
    <message>
        <source>There is nothing to decide here right now.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Hier valt nu niets te antwoorden.</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Niets gevonden.</translation>
    </message>
    <message>
        <source>Nothing to undo yet.</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>Er is nog niets beslist dat kan worden teruggenomen.</translation>
    </message>
    <message>
        <source>{a} and {b} no longer have a manual setting.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Over {a} en {b} is niets meer beslist.</translation>
    </message>
    <message>
        <source>Link or unlink {a} and {b} manually before you add a note.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>Over {a} en {b} is niets beslist.</translation>
    </message>
    <message>
        <source>Nothing is hidden</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Niets is verborgen</translation>
    </message>
    <message>
        <source>There’s no room for a new area inside this outline.</source>
        <extracomment>mapmaking/edit/shapes/drawn_areas.py</extracomment>
        <translation>Voor het nieuwe gebied blijft niets over: alles wat de omtrek omsluit, blijft wat het is.</translation>
    </message>
    <message>
        <source>No more borders to review.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Er valt niets meer te beslissen.</translation>
    </message>
    <message>
        <source>Nothing joins {areas} to the rest of the map, neither land nor sea.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>Niets verbindt {areas} met de rest van de kaart, land noch zee.</translation>
    </message>
    <message>
        <source>Nothing of the game is on the map now.</source>
        <extracomment>board/map_data.py</extracomment>
        <translation>Er staat nu niets van het spel op de kaart.</translation>
    </message>
    <message>
        <source>Nothing of {area} is on the canvas that others don’t cover.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>Op het tekenvlak ligt niets van {area} dat niet door andere wordt bedekt.</translation>
    </message>
    <message>
        <source>Nothing to choose here now</source>
        <extracomment>ui/table/board/board_presenter.py</extracomment>
        <translation>Hier valt nu niets te kiezen</translation>
    </message>
    <message>
        <source>No transactions yet.</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Er is nog niets geboekt.</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>Er is niets teruggenomen dat opnieuw kan worden gespeeld.</translation>
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
        <source>Now the great step. Choose Kenanga rice with Melati rice, and open with 100: five areas of rice at 20 each. Any player with room for the result may bid more, also for companies of others, in steps of one rupiah for each area: 5.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Nu de grote stap. Kies Kenanga-rijst met Melati-rijst en open met 100: vijf gebieden met rijst van elk 20. Elke speler met ruimte voor het resultaat mag meer bieden, ook op bedrijven van anderen, in stappen van één roepia per gebied: 5.</translation>
    </message>
    <message>
        <source>This time you sell two goods, each on a different ship of your own. That’s 40, and nothing goes to Budi. The list shows which ship carries what; Alternatives shows other plans. Press the button.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Nu gaan er twee producten de deur uit, elk met een ander schip van jou: 40, en er gaat niets naar Budi. De lijst toont wie wat vervoert; “Alternatieven” toont andere plannen. Druk op de knop.</translation>
    </message>
    <message>
        <source>Hull is the only track of another player that you can advance.</source>
        <extracomment>games/indonesia/rules/phases/research.py</extracomment>
        <translation>Bij een andere speler kan alleen het laadruim een stap vooruit.</translation>
    </message>
    <message>
        <source>At most {number} of the other goods could then be shipped: {why}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Van de andere producten kunnen er dan hoogstens {number} worden verscheept: {why}</translation>
    </message>
    <message>
        <source>Oil</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Olie</translation>
    </message>
    <message>
        <source>On an empty coast of a province of the card that has no city yet.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Aan een lege kust van een provincie op de stedenkaart die nog geen stad heeft.</translation>
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
        <source>Next p&amp;hase</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>Verder naar de volgende fa&amp;se</translation>
    </message>
    <message>
        <source>On to the next roun&amp;d</source>
        <extracomment>ui/shell/game_offer.py</extracomment>
        <translation>Verder naar de volgende &amp;ronde</translation>
    </message>
    <message>
        <source>Next ye&amp;ar</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Verder naar het volgende jaa&amp;r</translation>
    </message>
    <message>
        <source>Once a year you advance one of five tracks by a step, for nothing. Slots let you hold more companies, Expansion makes them grow faster, Hull lets your ships carry more. Choose Slots, so that you can have a second company next year.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Eén keer per jaar ga je op een van vijf sporen gratis een stap vooruit. Met Plekken kun je meer bedrijven bezitten, met Uitbreiding groeien ze sneller, met Laadruim vervoeren je schepen meer. Kies Plekken, zodat je volgend jaar een tweede bedrijf kunt hebben.</translation>
    </message>
    <message>
        <source>One area</source>
        <extracomment>ui/editor/imports/outline_model.py</extracomment>
        <translation>Eén gebied</translation>
    </message>
    <message>
        <source>Everyone bids once. Ties keep their current order.</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>Ieder één bod; bij gelijke biedingen blijft de volgorde.</translation>
    </message>
    <message>
        <source>One decision</source>
        <extracomment>ui/shell/board_toolbar.py, ui/table/decision_view.py</extracomment>
        <translation>Eén beslissing</translation>
    </message>
    <message>
        <source>One decision back</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Eén beslissing terug</translation>
    </message>
    <message>
        <source>One decision on</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Eén beslissing verder</translation>
    </message>
    <message>
        <source>One file at a time, please: a saved game or a map.</source>
        <extracomment>ui/shell/main_window.py</extracomment>
        <translation>Eén bestand tegelijk, graag: een opgeslagen spel of een kaart.</translation>
    </message>
    <message>
        <source>One open bid each, times your factor; it goes to your bank. The highest is first.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Ieder één open bod, maal je factor; het gaat naar je bank. De hoogste uitkomst is eerst aan de beurt.</translation>
    </message>
    <message>
        <source>One step on one of your tracks, or on another player’s hull.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Eén stap op een van je sporen, of op het laadruim van een andere speler.</translation>
    </message>
    <message>
        <source>Only about {place}</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Alleen over {place}</translation>
    </message>
    <message>
        <source>Only areas and lakes can be reassigned, and {a} or {b} isn’t one.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>Alleen gebieden en meren kunnen worden weggegeven: {a} of {b} is dat niet.</translation>
    </message>
    <message>
        <source>Only bots play here: no slots are yours.</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Hier spelen alleen bots: geen enkele plek is van jou.</translation>
    </message>
    <message>
        <source>Only in the log</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Alleen in het logboek</translation>
    </message>
    <message>
        <source>Only shipping deeds have ship limits.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Alleen scheepvaartaktes hebben schepenlimieten.</translation>
    </message>
    <message>
        <source>Only their owner sees what is on them</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Alleen de eigenaar ziet wat erop staat</translation>
    </message>
    <message>
        <source>Only {stones} of size {size} left. Choose which city grows.</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Nog maar {stones} van grootte {size}: kies een stad die groeit.</translation>
    </message>
    <message>
        <source>Opacity:</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Dekking:</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>money</comment>
        <extracomment>ui/games/indonesia/new_game.py</extracomment>
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
        <translation>Een bewaard spel openen</translation>
    </message>
    <message>
        <source>Operate {company}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{company} laten draaien</translation>
    </message>
    <message>
        <source>Operated</source>
        <extracomment>ui/games/indonesia/board/board_tables.py</extracomment>
        <translation>Gedraaid</translation>
    </message>
    <message>
        <source>Operations</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Exploitatie</translation>
    </message>
    <message>
        <source>Or hold the Alt key while you look and choose.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Of houd de Alt-toets ingedrukt terwijl je kijkt en kiest.</translation>
    </message>
    <message>
        <source>Order of play</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
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
        <source>Other answers</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Andere antwoorden</translation>
    </message>
    <message>
        <source>The ignored problems changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Andere problemen blijven met opzet zoals ze zijn.</translation>
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
        <source>Outlines (*.geojson *.json *.svg);;All files (*)</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Omtrekken (*.geojson *.json *.svg);;Alle bestanden (*)</translation>
    </message>
    <message numerus="yes">
        <source>Over after {n} rounds: {player} has won</source>
        <extracomment>For one: Over after {n} round: {player} has won ui/table/game_texts.py</extracomment>
        <translation>
            <numerusform>Afgelopen na {n} ronde: {player} heeft gewonnen</numerusform>
            <numerusform>Afgelopen na {n} rondes: {player} heeft gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished in year {year}: {player} won</source>
        <extracomment>ui/games/indonesia/texts/game_texts.py</extracomment>
        <translation>Afgelopen na {year} jaar: {player} heeft gewonnen</translation>
    </message>
    <message>
        <source>Over the border</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Over de grens</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Overschrijven</translation>
    </message>
    <message>
        <source>Owner</source>
        <extracomment>ui/games/indonesia/board/board_tables.py</extracomment>
        <translation>Eigenaar</translation>
    </message>
    <message>
        <source>Owners</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Eigenaren</translation>
    </message>
    <message>
        <source>P&amp;ass, or stop here</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>&amp;Passen of hier stoppen</translation>
    </message>
    <message>
        <source>PIN of {player}</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Pincode van {player}</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>ui/settings/settings_dialog.py</extracomment>
        <translation>Pagina’s</translation>
    </message>
    <message>
        <source>Paid for ships</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Betaald voor schepen</translation>
    </message>
    <message>
        <source>Paid in mergers</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Betaald bij fusies</translation>
    </message>
    <message>
        <source>Paid out</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Uitbetaald</translation>
    </message>
    <message>
        <source>Paid to {other} for {company}</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Betaald aan {other} voor {company}</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py, ui/games/indonesia/texts/mergers.py, ui/games/indonesia/texts/research.py, ui/games/indonesia/texts/year.py, ui/table/privacy.py</extracomment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>ui/shell/board_toolbar.py</extracomment>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Phase 1: build a city</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Fase 1: bouw een stad</translation>
    </message>
    <message>
        <source>Phase 2: who plays first?</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Fase 2: wie speelt als eerste?</translation>
    </message>
    <message>
        <source>Phase 3: propose a merger</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Fase 3: stel een fusie voor</translation>
    </message>
    <message>
        <source>Phase 4: found a company</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Fase 4: richt een bedrijf op</translation>
    </message>
    <message>
        <source>Phase 5: research</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Fase 5: onderzoek</translation>
    </message>
    <message>
        <source>Phase 6: sell your rice</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Fase 6: verkoop je rijst</translation>
    </message>
    <message>
        <source>Phase 7: cities grow</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
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
        <extracomment>ui/editor/panels/layers.py</extracomment>
        <translation>Afbeelding</translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg);;Document (*.pdf)</source>
        <extracomment>ui/charts/chart_window.py, ui/table/export_controller.py</extracomment>
        <translation>Afbeelding (*.png);;Tekening (*.svg);;Document (*.pdf)</translation>
    </message>
    <message>
        <source>&amp;Tracing picture</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Afbeelding om over te &amp;trekken</translation>
    </message>
    <message>
        <source>Pictures</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Afbeeldingen</translation>
    </message>
    <message>
        <source>Pin the area’s card, or let it go</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Infokaart van het gebied vastzetten of loslaten</translation>
    </message>
    <message>
        <source>Pinned (P to unpin)</source>
        <extracomment>ui/board/floating_labels.py</extracomment>
        <translation>Vastgezet – P laat los</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Reposition ships in {sea}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>De schepen opnieuw plaatsen: {sea}</translation>
    </message>
    <message>
        <source>Reposition token of {area}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Het fiche van {area} opnieuw plaatsen</translation>
    </message>
    <message>
        <source>Move labels and tokens</source>
        <extracomment>ui/editor/tools/place.py</extracomment>
        <translation>Dingen plaatsen</translation>
    </message>
    <message>
        <source>Places for ships of {sea} lie outside it, or too near to its border.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>{sea}: ligplaatsen liggen erbuiten, of te dicht bij de grens.</translation>
    </message>
    <message>
        <source>Token circles</source>
        <extracomment>ui/editor/panels/layers.py</extracomment>
        <translation>Fiches</translation>
    </message>
    <message>
        <source>Places to start</source>
        <extracomment>ui/games/indonesia/board/board_tables.py, ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Plaatsen om te beginnen</translation>
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
        <translation>De andere {number} plannen</translation>
    </message>
    <message>
        <source>Replan everything that isn’t locked for this goal (A)</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Wat niet vaststaat opnieuw plannen voor dit doel (A)</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py, ui/play/history.py</extracomment>
        <translation>Spelen</translation>
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
        <source>Play on from here in a new game; this one stays as it is</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Vanaf hier verder spelen in een nieuw spel; dit spel blijft zoals het is</translation>
    </message>
    <message>
        <source>Play / s&amp;top</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>Afspelen of stop&amp;pen</translation>
    </message>
    <message>
        <source>Played by</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Gespeeld door</translation>
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
        <source>Played by version {version}, deals {first} to {last}.</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>Gespeeld door versie {version}, beginopstellingen {first} tot {last}.</translation>
    </message>
    <message>
        <source>Last played</source>
        <extracomment>ui/table/games/load_dialog.py</extracomment>
        <translation>Laatst gespeeld</translation>
    </message>
    <message>
        <source>Was {place} last year</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Speelde het jaar ervoor als {place}</translation>
    </message>
    <message>
        <source>Player of seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Speler op stoel {seat}</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py, ui/shell/docks.py, ui/table/games/game_choices.py, ui/table/games/load_dialog.py</extracomment>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Possible answers</source>
        <extracomment>ui/table/decision_view.py, ui/table/panels/answers.py</extracomment>
        <translation>Mogelijke antwoorden</translation>
    </message>
    <message>
        <source>Press another button</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Een andere knop indrukken</translation>
    </message>
    <message>
        <source>Press the main button</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>De hoofdknop indrukken</translation>
    </message>
    <message>
        <source>Price</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Prijs</translation>
    </message>
    <message>
        <source>Print all chapters</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Alle hoofdstukken afdrukken</translation>
    </message>
    <message>
        <source>Problem</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>Probleem</translation>
    </message>
    <message>
        <source>Problems</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py, ui/editor/panels/areas.py, ui/editor/panels/problems.py</extracomment>
        <translation>Problemen</translation>
    </message>
    <message>
        <source>Progress of the lesson</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Voortgang van de les</translation>
    </message>
    <message>
        <source>Properties</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Eigenschappen</translation>
    </message>
    <message>
        <source>Propose Kenanga rice with Melati rice and open with 100, the lowest bid: Budi may bid as well.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Stel Kenanga-rijst met Melati-rijst voor en open met 100, het laagste bod: Budi mag ook bieden.</translation>
    </message>
    <message>
        <source>Province</source>
        <extracomment>mapmaking/files/repair_steps/board.py, ui/editor/imports/import_dialog.py, ui/editor/imports/outline_model.py, ui/editor/panels/properties.py, ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Provincie</translation>
    </message>
    <message>
        <source>Province:</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Provincie:</translation>
    </message>
    <message>
        <source>Provinces</source>
        <extracomment>ui/editor/panels/layers.py, ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Provincies</translation>
    </message>
    <message>
        <source>Provinces from</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Provincies uit</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <extracomment>ui/games/indonesia/year_page.py, ui/play/recap_box.py</extracomment>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Dismiss (Esc)</source>
        <extracomment>ui/games/indonesia/year_page.py, ui/play/recap_box.py, ui/table/hints.py</extracomment>
        <translation>Sluiten (Esc)</translation>
    </message>
    <message>
        <source>Put the ship in the Sunrise Sea. That’s the only place where it can carry your second good.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Zet het schip in de Dageraadzee: daar vervoert het je tweede product, elders zou het er geen vinden.</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Speloverzicht</translation>
    </message>
    <message>
        <source>Sound effects</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Zachte geluiden</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Afsluiten</translation>
    </message>
    <message>
        <source>&amp;Rules for this decision</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>&amp;Regels bij deze vraag</translation>
    </message>
    <message>
        <source>Radius of the token’s circle</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Straal van de cirkel voor het fiche</translation>
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
        <source>Received</source>
        <extracomment>ui/games/indonesia/board/board_tables.py</extracomment>
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
        <extracomment>ui/shell/board_toolbar.py</extracomment>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Reload</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Opnieuw laden</translation>
    </message>
    <message>
        <source>Reload from disk</source>
        <extracomment>ui/editor/document/map_file.py, ui/editor/menus/file_commands.py</extracomment>
        <translation>Opnieuw van schijf laden</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Remove corner</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Hoekpunt verwijderen</translation>
    </message>
    <message>
        <source>Remove corners</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Hoekpunten verwijderen</translation>
    </message>
    <message>
        <source>Remove arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>De pijl verwijderen</translation>
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
        <source>Remove link</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>De verbinding verwijderen</translation>
    </message>
    <message>
        <source>Remove province {province}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>De provincie {province} verwijderen</translation>
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
        <source>Remove and give ground to</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/editor/panels/properties.py</extracomment>
        <translation>Verwijderen, en de grond geven aan</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>ui/table/games/load_dialog.py</extracomment>
        <translation>Hernoemen</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>{name} hernoemen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Hernoemen…</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>ui/play/recap_box.py</extracomment>
        <translation>Herhaling</translation>
    </message>
    <message>
        <source>Replay fa&amp;ster</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>Herh&amp;aling sneller</translation>
    </message>
    <message>
        <source>Replay fro&amp;m the beginning</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>Herhaling vanaf het be&amp;gin</translation>
    </message>
    <message>
        <source>Replay slo&amp;wer</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>Herhaling lang&amp;zamer</translation>
    </message>
    <message>
        <source>Report a problem: the file holds the whole game, with all that is hidden</source>
        <extracomment>ui/table/game_ui.py</extracomment>
        <translation>Probleem melden: het bestand bevat het hele spel, met alles wat verborgen is</translation>
    </message>
    <message>
        <source>Report a problem: the file holds the whole game, with hidden money and city cards</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Probleem melden: het bestand bevat het hele spel, met verborgen geld en stedenkaarten</translation>
    </message>
    <message>
        <source>Report…</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Verslag…</translation>
    </message>
    <message>
        <source>Research</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/new_game.py, ui/games/indonesia/panels/research.py, ui/games/indonesia/recap.py, ui/games/indonesia/rules/quick_reference.py, ui/games/indonesia/texts/names.py</extracomment>
        <translation>Onderzoek</translation>
    </message>
    <message>
        <source>Research for a big step</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Onderzoek voor een grote stap</translation>
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
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Resultaat</translation>
    </message>
    <message>
        <source>Return</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Return to the present</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Terug naar nu</translation>
    </message>
    <message>
        <source>Review from here</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Vanaf hier bekijken</translation>
    </message>
    <message>
        <source>Rice</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Rijst</translation>
    </message>
    <message>
        <source>Rice and spice make siap faji from era B on: half of the areas are given up.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Rijst en specerijen worden vanaf tijdperk B siap faji: de helft van de gebieden wordt opgegeven.</translation>
    </message>
    <message>
        <source>Rice and spice can merge into siap faji from era B.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Rijst en specerijen fuseren vanaf tijdperk B tot siap faji.</translation>
    </message>
    <message>
        <source>Right-click</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Rechtsklikken</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>ui/editor/links/matrix_dialog.py, ui/table/board/board_table.py</extracomment>
        <translation>Rijen</translation>
    </message>
    <message>
        <source>Filter rows by area or province</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Rijen: een gebied of een provincie</translation>
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
        <source>Rupiah bid (moved to the bank) each year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Roepia die elk jaar naar de bank ging</translation>
    </message>
    <message>
        <source>Rupiah earned in this year</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Roepia verdiend in dit jaar</translation>
    </message>
    <message>
        <source>Rupiah for ships and in mergers, from the player of the row to the player of the column</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Roepia voor schepen en bij fusies, van de speler van de rij aan de speler van de kolom</translation>
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
        <extracomment>ui/shell/menus.py</extracomment>
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
        <source>Save all chapters as a PDF file</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Alle hoofdstukken opslaan als pdf-bestand</translation>
    </message>
    <message>
        <source>Save all charts as PDF</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Alle grafieken opslaan in een pdf-bestand</translation>
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
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Afbeelding opslaan…</translation>
    </message>
    <message>
        <source>Save table…</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Tabel opslaan…</translation>
    </message>
    <message>
        <source>Save as</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Kaart opslaan als</translation>
    </message>
    <message>
        <source>Save the report</source>
        <extracomment>ui/table/chart_controller.py</extracomment>
        <translation>Verslag opslaan</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>De regels opslaan</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>ui/charts/chart_window.py, ui/editor/menus/file_commands.py, ui/games/indonesia/rules/quick_reference.py, ui/help/rules_window.py, ui/table/export_controller.py</extracomment>
        <translation>Opgeslagen als {file}.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <extracomment>ui/settings/preferences.py, ui/table/games/load_dialog.py</extracomment>
        <translation>Opgeslagen spellen</translation>
    </message>
    <message>
        <source>Drag tokens, labels, arrows or ships (Shift: all ships in a sea). Ctrl+wheel rotates a label, Shift+wheel resizes it. Double-click wraps a label or adds a place for a ship. Delete removes.</source>
        <extracomment>ui/editor/tools/place.py</extracomment>
        <translation>Sleep fiches, namen, pijlen, schepen (met Shift alle van een zee); Ctrl+wiel draait een naam, Shift+wiel wijzigt de grootte; dubbelklikken breekt een naam af of voegt een ligplaats toe; Delete verwijdert.</translation>
    </message>
    <message>
        <source>Pass the mouse to {player}.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Geef de muis aan {player}.</translation>
    </message>
    <message>
        <source>Map height</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Hoogte van de kaart</translation>
    </message>
    <message>
        <source>How fast pieces travel and what is new is pointed out. A click or Esc ends it at once.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Hoe snel stukken reizen en nieuwe dingen worden aangewezen. Een klik of Esc breekt het meteen af.</translation>
    </message>
    <message>
        <source>How secrets are kept from the others. Who opens the saved game’s file can read them all.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Hoe geheimen voor de anderen verborgen blijven. Wie het bestand van het spel opent, kan alles lezen.</translation>
    </message>
    <message>
        <source>Lake ID</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>ID van het meer</translation>
    </message>
    <message>
        <source>In the subfolder {name}</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>In een map {name} daarin</translation>
    </message>
    <message>
        <source>In map units. Nothing moves; the sea fills the new space.</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>In kaarteenheden. Alles blijft waar het is; de zee loopt door tot de nieuwe rand.</translation>
    </message>
    <message>
        <source>It’s too narrow for a token and will be skipped.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>Het is te smal voor een fiche en wordt weggelaten.</translation>
    </message>
    <message>
        <source>It would answer “{answer}”.</source>
        <extracomment>ui/table/advice.py</extracomment>
        <translation>Die zou ‘{answer}’ antwoorden.</translation>
    </message>
    <message>
        <source>Nobody owns a lake. Areas on opposite shores aren’t adjacent.</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Meer: het is van niemand, en gebieden aan weerszijden zijn geen buren.</translation>
    </message>
    <message>
        <source>Link ta&amp;ble…</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Verbindingen als tabe&amp;l…</translation>
    </message>
    <message>
        <source>Lake name</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Naam van het meer</translation>
    </message>
    <message>
        <source>No land yet. Draw an island with the tool “Draw areas”, or import outlines from the File menu. The Help menu has a step-by-step guide.</source>
        <extracomment>ui/editor/panels/areas.py</extracomment>
        <translation>Nog geen land: teken een eiland met “Gebieden tekenen”, of importeer omtrekken via het menu Bestand. Het menu Help laat zien hoe je een kaart maakt.</translation>
    </message>
    <message>
        <source>None yet: click land of a province on the map, then “Add”.</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Nog geen: klik land van een provincie op de kaart aan, daarna “Toevoegen”.</translation>
    </message>
    <message>
        <source>Skip to m&amp;y next decision</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>Doorspelen tot mijn vol&amp;gende beslissing, of het einde</translation>
    </message>
    <message>
        <source>Add &amp;compass</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>&amp;Kompas op de kaart zetten</translation>
    </message>
    <message>
        <source>Add &amp;title</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>&amp;Titel op de kaart zetten</translation>
    </message>
    <message>
        <source>Re&amp;load from disk</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Opnieuw van schijf &amp;laden</translation>
    </message>
    <message>
        <source>Remo&amp;ve area…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Gebied verwi&amp;jderen…</translation>
    </message>
    <message>
        <source>Remove the one that is selected</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>De geselecteerde verwijderen</translation>
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
        <source>Saved games ({patterns});;All files (*)</source>
        <extracomment>ui/play/save_files.py</extracomment>
        <translation>Opgeslagen spellen ({patterns});;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Saved in {folder}.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Opgeslagen in {folder}</translation>
    </message>
    <message>
        <source>Say why this can stay as it is.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Zeg waarom dit zo kan blijven.</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>Inste&amp;llingen…</translation>
    </message>
    <message>
        <source>Sea</source>
        <extracomment>ui/editor/imports/outline_model.py, ui/editor/panels/properties.py, ui/editor/tools/draw.py</extracomment>
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
        <source>Search the log</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Zoeken in het logboek</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Zoeken in de regels</translation>
    </message>
    <message>
        <source>Search the saved games</source>
        <extracomment>ui/table/games/load_dialog.py</extracomment>
        <translation>Zoeken in opgeslagen spellen</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <extracomment>ui/settings/settings_dialog.py</extracomment>
        <translation>Zoeken in de instellingen</translation>
    </message>
    <message>
        <source>Search the table</source>
        <extracomment>ui/table/board/board_table.py</extracomment>
        <translation>Zoeken in de tabel</translation>
    </message>
    <message>
        <source>Seas</source>
        <extracomment>ui/editor/panels/areas.py, ui/games/indonesia/panels/operations.py</extracomment>
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
        <translation>Geheimen</translation>
    </message>
    <message>
        <source>Random seed</source>
        <extracomment>ui/table/games/new_game_dialog.py</extracomment>
        <translation>Startgetal van de opstelling</translation>
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
        <source>&amp;Deselect all</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Niets selecteren</translation>
    </message>
    <message>
        <source>Select an area to see its neighbours, or several areas to see the links between them.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Selecteer een gebied om de buren te zien; bij meer gebieden zie je hoe ze zich tot elkaar verhouden.</translation>
    </message>
    <message>
        <source>Select at most {most} areas to link them all to each other.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Selecteer hoogstens {most} gebieden om ze allemaal met elkaar te verbinden.</translation>
    </message>
    <message>
        <source>Select one area first. Then you can link it to another by name.</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Selecteer eerst het ene gebied dat met een ander moet worden verbonden.</translation>
    </message>
    <message>
        <source>Selected rows:</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Geselecteerde rijen:</translation>
    </message>
    <message>
        <source>Sell all that is left by the plan</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>De rest volgens plan verkopen</translation>
    </message>
    <message>
        <source>Sell by your own ships</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Verkoop met je eigen schepen</translation>
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
    <message numerus="yes">
        <source>Sell {n} goods by the plan</source>
        <extracomment>For one: Sell {n} good by the plan ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{n} product volgens plan verkopen</numerusform>
            <numerusform>{n} producten volgens plan verkopen</numerusform>
        </translation>
    </message>
    <message>
        <source>Selling</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Verkopen</translation>
    </message>
    <message>
        <source>Set damaged files aside</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Beschadigde bestanden apart zetten</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>ui/editor/standalone.py, ui/settings/settings_dialog.py, ui/shell/main_window.py</extracomment>
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
        <translation>Meerdere mensen aan één scherm</translation>
    </message>
    <message>
        <source>Shape {number}</source>
        <extracomment>mapmaking/imports/area_requests.py, mapmaking/imports/areas.py, mapmaking/imports/named_shapes.py, mapmaking/imports/svg.py, ui/editor/imports/outline_model.py</extracomment>
        <translation>Vorm {number}</translation>
    </message>
    <message>
        <source>Ship networks</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Scheepsnetwerken</translation>
    </message>
    <message>
        <source>Ship {number}, net {net}</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>{number} verschepen, netto {net}</translation>
    </message>
    <message>
        <source>Ships</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Schepen</translation>
    </message>
    <message>
        <source>Ships can’t start in {province}: it touches no sea.</source>
        <extracomment>games/indonesia/maps/edits.py, games/indonesia/maps/repair.py, games/indonesia/rules/scenario_check.py</extracomment>
        <translation>In {province} kunnen geen schepen beginnen: er is geen zee.</translation>
    </message>
    <message>
        <source>Ships carry everything</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Schepen vervoeren alles</translation>
    </message>
    <message>
        <source>The places for ships in {sea} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{sea}: de schepen liggen ergens anders.</translation>
    </message>
    <message>
        <source>Ships of your own</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
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
        <translation>Kortste grens die telt</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/shell/board_toolbar.py, ui/table/player_cards.py</extracomment>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>Show again what else could have been chosen</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Nogmaals tonen wat je anders had kunnen kiezen</translation>
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
        <source>Show it on the board</source>
        <extracomment>ui/games/indonesia/panels/result.py</extracomment>
        <translation>Op het bord tonen</translation>
    </message>
    <message>
        <source>Show it on the board as it was then</source>
        <extracomment>ui/play/recap_box.py</extracomment>
        <translation>Op het bord van toen tonen</translation>
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
        <extracomment>ui/editor/links/matrix_dialog.py, ui/table/board/board_table.py</extracomment>
        <translation>Op de kaart tonen</translation>
    </message>
    <message>
        <source>Show or hide the &amp;panels</source>
        <extracomment>ui/shell/main_window.py</extracomment>
        <translation>&amp;Panelen tonen of verbergen</translation>
    </message>
    <message>
        <source>Show &amp;problems</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>De &amp;problemen tonen</translation>
    </message>
    <message>
        <source>Show the best answers, with the money at the end that a bot expects after each</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>De beste antwoorden tonen, met het eindgeld dat een bot na elk ervan verwacht</translation>
    </message>
    <message>
        <source>Show the cities that {company} reaches</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Tonen welke steden {company} bereikt</translation>
    </message>
    <message>
        <source>Show the network of {company}</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Het netwerk van {company} tonen</translation>
    </message>
    <message>
        <source>Show the next-best moves</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>De volgende beste antwoorden tonen</translation>
    </message>
    <message>
        <source>Show problems</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>De problemen tonen</translation>
    </message>
    <message>
        <source>Show the secrets of {player}</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>De geheimen van {player} tonen</translation>
    </message>
    <message>
        <source>Show a summary each year</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Tonen wat een jaar opleverde</translation>
    </message>
    <message>
        <source>Show what came then, step by step (K)</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Stap voor stap tonen wat er toen kwam (K)</translation>
    </message>
    <message>
        <source>Show what happened</source>
        <extracomment>ui/play/recap_box.py</extracomment>
        <translation>Tonen wat er gebeurde</translation>
    </message>
    <message>
        <source>Show &amp;selection</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>S&amp;electie tonen</translation>
    </message>
    <message>
        <source>Show the bottleneck</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Tonen wat het beperkt</translation>
    </message>
    <message>
        <source>Show {company}</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>{company} tonen</translation>
    </message>
    <message>
        <source>Shown on the map</source>
        <extracomment>ui/board/floating_labels.py</extracomment>
        <translation>Te zien op de kaart</translation>
    </message>
    <message>
        <source>Shows the cities that a company’s goods reach, and how many each buys.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Toont de steden die de producten van een bedrijf bereiken, en hoeveel elke stad koopt.</translation>
    </message>
    <message>
        <source>Shows what each city received and still needs.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Toont wat elke stad heeft ontvangen en nog nodig heeft.</translation>
    </message>
    <message>
        <source>Shows what the others changed since your last decision.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Toont wat de anderen sinds je laatste beslissing hebben veranderd.</translation>
    </message>
    <message>
        <source>Shows where a company can start with each deed.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Toont per akte waar een bedrijf kan beginnen.</translation>
    </message>
    <message>
        <source>Siap faji</source>
        <extracomment>ui/games/indonesia/texts/names.py, ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Siap faji</translation>
    </message>
    <message>
        <source>While you waited: {events}</source>
        <extracomment>ui/play/recap_box.py</extracomment>
        <translation>Sindsdien: {events}</translation>
    </message>
    <message>
        <source>Since your last decision: {events}</source>
        <extracomment>ui/play/recap_box.py</extracomment>
        <translation>Sinds je laatste beslissing: {events}</translation>
    </message>
    <message>
        <source>Sites</source>
        <extracomment>ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>Bouwplaatsen</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>ui/editor/panels/properties.py, ui/games/indonesia/board/board_tables.py</extracomment>
        <translation>Grootte</translation>
    </message>
    <message>
        <source>Size 2 grows before size 1. A stone of the new size is needed; the old one comes back.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Grootte 2 groeit vóór grootte 1. Er is een steen van de nieuwe grootte nodig; de oude komt terug.</translation>
    </message>
    <message>
        <source>Size of text and controls</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Grootte van tekst en bediening</translation>
    </message>
    <message>
        <source>Resize map</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Grootte van de kaart</translation>
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
        <source>Slot {number} of {player} is free.</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Plek {number} van {player} is vrij.</translation>
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
        <source>Sold in mergers</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Verkocht bij fusies</translation>
    </message>
    <message>
        <source>Some outlines couldn’t be placed</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Sommige omtrekken vonden geen plaats</translation>
    </message>
    <message>
        <source>Something unexpected happened: {error}</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Er is iets onverwachts gebeurd: {error}</translation>
    </message>
    <message>
        <source>Something unexpected happened: {error}.</source>
        <extracomment>ui/editor/standalone.py</extracomment>
        <translation>Er is iets onverwachts gebeurd: {error}.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Geluiden</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Spatiebalk</translation>
    </message>
    <message>
        <source>Speed of bots</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Snelheid van bots</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Snelheid van de herhaling</translation>
    </message>
    <message>
        <source>Speed of the replay: {name}</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Snelheid van de herhaling: {name}</translation>
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
        <source>Start</source>
        <extracomment>ui/table/games/new_game_dialog.py</extracomment>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Start in {place}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>Beginnen: {place}</translation>
    </message>
    <message>
        <source>Start over</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Opnieuw beginnen</translation>
    </message>
    <message>
        <source>Start {company}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>{company} oprichten</translation>
    </message>
    <message>
        <source>Start {company} in {place}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>{company} oprichten: {place}</translation>
    </message>
    <message>
        <source>Avoid supplying {city}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Niet bevoorraden: {city}</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>ui/editor/panels/undo_list.py, ui/games/indonesia/panels/research.py</extracomment>
        <translation>Stappen</translation>
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
        <source>Stop here</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Hier stoppen</translation>
    </message>
    <message>
        <source>Sum</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Bedrag</translation>
    </message>
    <message>
        <source>&amp;Playtest</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>Pr&amp;oberen</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Tab, Shift+Tab</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Tabel</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Tabel (*.csv)</translation>
    </message>
    <message>
        <source>Tables in an archive (*.zip)</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Tabellen in een archief (*.zip)</translation>
    </message>
    <message>
        <source>Take a deed free of charge while you have a free slot; who passes is out.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Neem gratis een akte zolang je een vrije plek hebt; wie past, doet niet meer mee.</translation>
    </message>
    <message>
        <source>Remove arrow between {a} and {b}</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>De pijl tussen {a} en {b} weghalen</translation>
    </message>
    <message>
        <source>Hide label of {name}</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>De naam van {name} weghalen</translation>
    </message>
    <message>
        <source>Take back everything that came then; Redo brings it again</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Alles terugnemen wat toen kwam; Opnieuw brengt het terug</translation>
    </message>
    <message>
        <source>Discard the change</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Remove from the plan (Del)</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Uit het plan halen (Del)</translation>
    </message>
    <message>
        <source>Hide label</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>De naam van de kaart halen</translation>
    </message>
    <message numerus="yes">
        <source>Acquire one of {n} companies and choose where it starts, or pass for the rest of this phase.</source>
        <extracomment>For one: Acquire the only company left and choose where it starts, or pass for the rest of this phase. ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>Er is nog {n} akte: neem die en kies waar je begint, of pas voor dit jaar.</numerusform>
            <numerusform>Neem een van de {n} aktes en kies waar je begint, of pas voor dit jaar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take over</source>
        <extracomment>ui/table/seat_menu.py</extracomment>
        <translation>Overnemen</translation>
    </message>
    <message>
        <source>Take the province off the card</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>De provincie van de stedenkaart halen</translation>
    </message>
    <message>
        <source>Take this plan, net {net}</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Dit plan kiezen, netto {net}</translation>
    </message>
    <message>
        <source>Accept the change</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Nemen wat er geschreven is</translation>
    </message>
    <message>
        <source>Removes the PIN. The log records this for everyone.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Haalt de pincode weg; het logboek meldt het aan iedereen</translation>
    </message>
    <message>
        <source>Plays for the most money at the end of the game.</source>
        <extracomment>ui/games/indonesia/new_game.py</extracomment>
        <translation>Neemt wat aan het eind het meeste geld belooft.</translation>
    </message>
    <message>
        <source>Credits</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Dank aan</translation>
    </message>
    <message>
        <source>No decisions were lost.</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Dat zijn ze allemaal.</translation>
    </message>
    <message>
        <source>That is allowed, but build in Seroja this time: Budi wants to build in Anggrek, and the more cities there are, the more rice can be sold.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Dat mag, maar bouw deze keer in Seroja: Budi wil in Anggrek bouwen, en hoe meer steden er zijn, hoe meer rijst er kan worden verkocht.</translation>
    </message>
    <message>
        <source>The &amp;board as a picture…</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>Het &amp;bord als afbeelding…</translation>
    </message>
    <message>
        <source>The &amp;map as a graph…</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>De &amp;kaart als graaf…</translation>
    </message>
    <message>
        <source>The &amp;statistics as tables…</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>De &amp;statistieken als tabellen…</translation>
    </message>
    <message>
        <source>The PIN is forgotten</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>De pincode is vergeten</translation>
    </message>
    <message>
        <source>{player}’s PIN was reset without being entered.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>De pincode van {player} is verwijderd zonder dat die is ingevoerd.</translation>
    </message>
    <message>
        <source>The View menu shows owners, ship networks, the cities in reach and what cities still need. The Help menu has the rules in plain words, and all keys.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Het menu Beeld toont eigenaren, scheepsnetwerken, de steden binnen bereik en wat steden nog nodig hebben. In het menu Help staan de regels in gewone woorden, en alle toetsen.</translation>
    </message>
    <message>
        <source>The area “{area}” belongs to the province “{province}”, which the map doesn’t have.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Het gebied “{area}” hoort bij de provincie “{province}”, die de kaart niet heeft.</translation>
    </message>
    <message numerus="yes">
        <source>The areas of {province} lie in {n} places that neither land nor a common sea joins.</source>
        <extracomment>For one: The areas of {province} lie in {n} place. board/checks/all_checks.py</extracomment>
        <translation>
            <numerusform>De gebieden van {province} liggen op {n} plaats.</numerusform>
            <numerusform>De gebieden van {province} liggen op {n} plaatsen die niet door land of een gemeenschappelijke zee verbonden zijn.</numerusform>
        </translation>
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
        <source>The arrow between {a} and {b} does not end at {area}.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>De pijl tussen {a} en {b} eindigt niet bij {area}.</translation>
    </message>
    <message>
        <source>The arrow between {a} and {b} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>De pijl tussen {a} en {b} is anders getekend.</translation>
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
        <source>Show the map without pieces</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>De kale kaart</translation>
    </message>
    <message>
        <source>The bid of {bid} rupiah is more than your cash of {cash}.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Het bod van {bid} roepia is meer dan je contante geld van {cash}.</translation>
    </message>
    <message>
        <source>The bids have passed the limit of {player}.</source>
        <extracomment>ui/games/indonesia/auto_bid.py</extracomment>
        <translation>De biedingen zijn voorbij de limiet van {player}.</translation>
    </message>
    <message>
        <source>The board</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Het bord</translation>
    </message>
    <message>
        <source>The border of {area} and that of a neighbour do not match near {place}.</source>
        <extracomment>board/checks/shape_checks.py</extracomment>
        <translation>De grens van {area} en die van een buur sluiten bij {place} niet op elkaar aan.</translation>
    </message>
    <message>
        <source>The border of {area} lacks corners that its neighbours have there.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>De grens van {area} mist hoekpunten die de buren daar hebben.</translation>
    </message>
    <message>
        <source>The border of {area} would cross or touch another one near {place}.</source>
        <extracomment>mapmaking/edit/shapes/apply_shapes.py</extracomment>
        <translation>De grens van {area} zou bij {place} een andere kruisen of raken.</translation>
    </message>
    <message>
        <source>The bot has no answer: {reason}.</source>
        <extracomment>ui/table/hints.py, ui/table/panels/past.py</extracomment>
        <translation>De bot heeft geen antwoord: {reason}.</translation>
    </message>
    <message>
        <source>The compass and the title have to stay on the canvas.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>Het titelvak moet op het tekenvlak liggen.</translation>
    </message>
    <message>
        <source>The compass and the title must be at least {least}&#xa0;units wide and high.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>Het titelvak is te klein: de zijden moeten {least} eenheden lang zijn.</translation>
    </message>
    <message>
        <source>The canvas size changed from {old} to {new}&#xa0;units.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Het tekenvlak meet {new} eenheden, niet {old}.</translation>
    </message>
    <message>
        <source>Couldn’t restore the unsaved changes</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>De wijzigingen kunnen niet worden teruggehaald</translation>
    </message>
    <message>
        <source>The circle for the token of {area} does not lie inside it.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>De cirkel voor het fiche van {area} ligt niet binnen het gebied.</translation>
    </message>
    <message>
        <source>The circle for the token of {area} is small: it is {width} units wide, and {needed} are needed to see and click it well.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>De cirkel voor het fiche van {area} is klein: hij is {width} eenheden breed, en er zijn er {needed} nodig om het goed te zien en aan te klikken.</translation>
    </message>
    <message>
        <source>The city card {card} could never be played.</source>
        <extracomment>games/indonesia/maps/playtest.py</extracomment>
        <translation>Stedenkaart {card} kon nooit worden gespeeld.</translation>
    </message>
    <message>
        <source>The city card {card} is gone.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>Stedenkaart {card} is weg.</translation>
    </message>
    <message>
        <source>The city card {card} is new.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>Stedenkaart {card} is nieuw.</translation>
    </message>
    <message>
        <source>The city card {id} names the province {province}, which is not on the map.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Stedenkaart {id} noemt de provincie {province}, die niet op de kaart staat.</translation>
    </message>
    <message>
        <source>The city card {old} is {new} now.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>Stedenkaart {old} is nu {new}.</translation>
    </message>
    <message>
        <source>The city in {area} buys no more {good}.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>De stad in {area} koopt geen {good} meer.</translation>
    </message>
    <message>
        <source>The city in {area} grows to size {size}.</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>De stad in {area} groeit naar grootte {size}.</translation>
    </message>
    <message>
        <source>Cities go on empty coastal areas, one per province.</source>
        <extracomment>ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>De stad staat op lege kust; een provincie heeft maar één stad.</translation>
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
        <translation>De gemeenschappelijke grens van {a} en {b} is {length} eenheden lang, nauwelijks meer of minder dan wat telt: spelers kunnen zich afvragen of ze aan elkaar grenzen.</translation>
    </message>
    <message>
        <source>The company can’t start: {province} has no land area.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Het bedrijf kan niet beginnen: {province} heeft geen landgebied.</translation>
    </message>
    <message>
        <source>The company needs a ship at least once from era {era} on.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Het bedrijf heeft vanaf tijdperk {era} minstens één keer een schip nodig.</translation>
    </message>
    <message>
        <source>The compass or the title changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Het kompas of de titel staat ergens anders.</translation>
    </message>
    <message>
        <source>The copy can’t be saved</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>De kopie kan niet worden opgeslagen</translation>
    </message>
    <message>
        <source>The corners of the canvas can’t be removed.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>De hoekpunten van het tekenvlak kunnen niet worden verwijderd.</translation>
    </message>
    <message>
        <source>The course of the game in numbers</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Het verloop van het spel in cijfers</translation>
    </message>
    <message>
        <source>The credits changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>De dankbetuigingen zijn anders.</translation>
    </message>
    <message>
        <source>The deed for {good} in {province} has ship limits, but no ships.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>De akte voor {good} in {province} heeft schepenlimieten, maar geen schepen.</translation>
    </message>
    <message>
        <source>The deed was left out.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>De akte is weggelaten.</translation>
    </message>
    <message>
        <source>The deed {deed} is discarded: {reason}</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>De akte {deed} wordt afgelegd: {reason}</translation>
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
        <source>The deed {id} is for the province {province}, which is not on the map.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>De akte {id} is voor de provincie {province}, die niet op de kaart staat.</translation>
    </message>
    <message>
        <source>The deed {old} is {new} now.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>De akte {old} is nu {new}.</translation>
    </message>
    <message>
        <source>The edge of the canvas can’t be bent.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>De rand van het tekenvlak kan niet worden gebogen.</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Het einde</translation>
    </message>
    <message>
        <source>The entry was left out.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>De regel is weggelaten.</translation>
    </message>
    <message>
        <source>Deeds left (the era ends at one type):</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Het tijdperk eindigt bij één soort resterende aktes:</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Het bestand begint met een byte-volgordemarkering.</translation>
    </message>
    <message>
        <source>Couldn’t import the file</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Het bestand kan niet worden geïmporteerd</translation>
    </message>
    <message>
        <source>The file can’t be read: {reason}.</source>
        <extracomment>mapmaking/files/repair.py</extracomment>
        <translation>Het bestand kan niet worden gelezen: {reason}.</translation>
    </message>
    <message>
        <source>The file can’t be written</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Het bestand kan niet worden geschreven</translation>
    </message>
    <message>
        <source>The file ends too early: its last part is missing.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Het bestand eindigt te vroeg: het laatste deel ontbreekt.</translation>
    </message>
    <message>
        <source>The file is kept as {file}.</source>
        <extracomment>ui/settings/settings_file.py</extracomment>
        <translation>Het bestand is bewaard als {file}.</translation>
    </message>
    <message>
        <source>The file is missing.</source>
        <extracomment>mapmaking/files/repair.py</extracomment>
        <translation>Het bestand ontbreekt.</translation>
    </message>
    <message>
        <source>The first game</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Het eerste spel</translation>
    </message>
    <message>
        <source>The first game is open elsewhere</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Het eerste spel is ergens anders geopend</translation>
    </message>
    <message>
        <source>Choose a map folder</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>De map van een kaart</translation>
    </message>
    <message>
        <source>The game can’t be copied</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Het spel kan niet worden gekopieerd</translation>
    </message>
    <message>
        <source>The game can’t be opened</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Het spel kan niet worden geopend</translation>
    </message>
    <message>
        <source>The game can’t be saved</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Het spel kan niet worden opgeslagen</translation>
    </message>
    <message>
        <source>Can’t start the game</source>
        <extracomment>ui/table/games/new_game_controller.py</extracomment>
        <translation>Het spel kan niet beginnen</translation>
    </message>
    <message>
        <source>Deeds left (the game ends at one type):</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Het spel eindigt bij één soort resterende aktes:</translation>
    </message>
    <message>
        <source>The game is being read…</source>
        <extracomment>ui/table/games/saved_games.py</extracomment>
        <translation>Het spel wordt gelezen…</translation>
    </message>
    <message>
        <source>The game is open elsewhere</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Het spel is ergens anders geopend</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Het spel is afgelopen</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>core/flow.py, ui/games/indonesia/texts/year.py, ui/shell/menus.py, ui/table/game_view.py</extracomment>
        <translation>Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>The game is played again up to where it stands.</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Het spel wordt nagespeeld tot waar het staat.</translation>
    </message>
    <message>
        <source>The game is saved in {file}.</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Het spel is opgeslagen in {file}.</translation>
    </message>
    <message>
        <source>The game on it is called {new}, not {old}.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>Het spel erop heet {new}, niet {old}.</translation>
    </message>
    <message>
        <source>Use only letters, digits and single hyphens in the ID of a map.</source>
        <extracomment>mapmaking/edit/new_map.py</extracomment>
        <translation>De ID van een kaart bestaat uit letters en cijfers, met enkele streepjes ertussen.</translation>
    </message>
    <message>
        <source>The ID changed from “{old}” to “{new}”.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>De ID van de kaart is “{new}”, niet “{old}”.</translation>
    </message>
    <message>
        <source>The ID of {name} can’t be “{id}”. Use only letters, digits and single hyphens.</source>
        <extracomment>mapmaking/edit/rename_id.py</extracomment>
        <translation>De ID van {name} kan niet “{id}” zijn: een ID bestaat uit letters en cijfers, met enkele streepjes ertussen.</translation>
    </message>
    <message>
        <source>The ID of {name} can’t be “{id}” because {other} already has it.</source>
        <extracomment>mapmaking/edit/rename_id.py</extracomment>
        <translation>De ID van {name} kan niet “{id}” zijn: dat is die van {other} al.</translation>
    </message>
    <message>
        <source>Changes take effect immediately.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>De taal van het programma, meteen van kracht; het spel gaat verder zoals het staat.</translation>
    </message>
    <message>
        <source>The last game</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Het laatste spel</translation>
    </message>
    <message>
        <source>The last one counts.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>De laatste telt.</translation>
    </message>
    <message>
        <source>Last year’s earnings, doubled</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Het laatste jaar nogmaals</translation>
    </message>
    <message>
        <source>Last year’s earnings (doubled)</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>De inkomsten van het laatste jaar nogmaals</translation>
    </message>
    <message>
        <source>The limits were left out.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>De limieten zijn weggelaten.</translation>
    </message>
    <message>
        <source>The line at the top shows where you are: new era, order of play, mergers, acquisitions, research, operations and growth of cities. Then the next year begins. You will play each phase once or twice and see what it is good for.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>De balk bovenaan toont waar je bent: nieuw tijdperk, speelvolgorde, fusies, verwerving, onderzoek, exploitatie en stadsgroei. Dan begint het volgende jaar. Je speelt elke fase een of twee keer en ziet waar ze goed voor is.</translation>
    </message>
    <message>
        <source>The line can’t cross or touch itself.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>De lijn kruist of raakt zichzelf.</translation>
    </message>
    <message>
        <source>The line cuts {area} into more than two parts. Draw one that crosses it once.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>De lijn deelt {area} in meer dan twee delen: teken er een die het één keer kruist.</translation>
    </message>
    <message>
        <source>The line doesn’t cut {area} in two. Draw it from border to border.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>De lijn deelt {area} niet in tweeën: teken haar van grens tot grens.</translation>
    </message>
    <message>
        <source>The line has no length.</source>
        <extracomment>mapmaking/edit/shapes/overlay.py</extracomment>
        <translation>De lijn heeft geen lengte.</translation>
    </message>
    <message>
        <source>The line doesn’t cross any area.</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>De lijn ligt in geen enkel gebied.</translation>
    </message>
    <message>
        <source>The link of {a} and {b} is listed twice.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>De verbinding van {a} en {b} is twee keer vermeld.</translation>
    </message>
    <message>
        <source>The link of {a} and {b} occurs twice.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>De verbinding van {a} en {b} komt twee keer voor.</translation>
    </message>
    <message>
        <source>The link of {a} and {b} stands where it doesn’t belong.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>De verbinding van {a} en {b} staat waar ze niet hoort.</translation>
    </message>
    <message>
        <source>The lists of adjacent areas are missing.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>De lijsten van aangrenzende gebieden ontbreken.</translation>
    </message>
    <message>
        <source>The look of the window and of the board.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Het uiterlijk van het venster en het bord.</translation>
    </message>
    <message>
        <source>The lowest bid is {lowest} rupiah.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Het laagste bod is {lowest} roepia.</translation>
    </message>
    <message>
        <source>Lowest bid that makes you {place} right now</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>Het laagste bod om als {place} te spelen, zoals de biedingen nu staan</translation>
    </message>
    <message>
        <source>Couldn’t open the map</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>De kaart kan niet worden geopend</translation>
    </message>
    <message>
        <source>Couldn’t save the map</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>De kaart kan hier niet worden opgeslagen</translation>
    </message>
    <message>
        <source>The map can’t be used</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>De kaart is onbruikbaar</translation>
    </message>
    <message>
        <source>The map has no deeds and no city cards now.</source>
        <extracomment>games/indonesia/maps/map_data.py</extracomment>
        <translation>De kaart heeft nu geen aktes en geen stedenkaarten.</translation>
    </message>
    <message>
        <source>The map has no province yet.</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>De kaart heeft nog geen provincie.</translation>
    </message>
    <message>
        <source>The map in {folder} is open in another window. Close that window first.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>De kaart in {folder} is in een ander venster geopend; sluit dat eerst.</translation>
    </message>
    <message>
        <source>The title changed from “{old}” to “{new}”.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>De kaart heet {new}, niet {old}.</translation>
    </message>
    <message>
        <source>The map is damaged</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>De kaart is beschadigd</translation>
    </message>
    <message>
        <source>The map says nothing here that can be used.</source>
        <extracomment>board/files/flaws.py</extracomment>
        <translation>De kaart zegt hier niets bruikbaars.</translation>
    </message>
    <message>
        <source>The map has changed on disk</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>De kaart is ergens anders gewijzigd</translation>
    </message>
    <message>
        <source>You won the merger</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>De fusie is van jou</translation>
    </message>
    <message>
        <source>Privacy screen between turns</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>De muis wordt doorgegeven</translation>
    </message>
    <message>
        <source>The name is too long. Use at most {most} characters.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>De naam is te lang: er is ruimte voor {most} letters.</translation>
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
        <source>The label of {name} has to stay on the canvas.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>De naam van {name} moet op het tekenvlak blijven.</translation>
    </message>
    <message>
        <source>{name} has no label on the map.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>De naam van {name} staat niet op de kaart.</translation>
    </message>
    <message>
        <source>{name} already has a label on the map.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>De naam van {name} staat al op de kaart.</translation>
    </message>
    <message>
        <source>The name of {place} is not on the map.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>De naam van {place} staat niet op de kaart.</translation>
    </message>
    <message>
        <source>The label of {place} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>De naam van {place} is anders geschreven.</translation>
    </message>
    <message>
        <source>The name of {place} lies outside the canvas.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>De naam van {place} ligt buiten het tekenvlak.</translation>
    </message>
    <message>
        <source>The names of {a} and {b} overlap.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>De namen van {a} en {b} overlappen elkaar.</translation>
    </message>
    <message>
        <source>Can’t afford the next bid of {bid} rupiah.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Het volgende bod van {bid} roepia is meer dan zijn contante geld.</translation>
    </message>
    <message>
        <source>The note on {a} and {b} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>De opmerking over {a} en {b} is een andere.</translation>
    </message>
    <message>
        <source>The number of city stones is from 0 to {most}.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Het aantal stadsstenen ligt tussen 0 en {most}.</translation>
    </message>
    <message>
        <source>The numbers of city stones are missing, or are none.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>De aantallen stadsstenen ontbreken, of zijn geen aantallen.</translation>
    </message>
    <message>
        <source>The outline has to enclose some ground without crossing or touching itself.</source>
        <extracomment>mapmaking/edit/shapes/drawn_areas.py</extracomment>
        <translation>De omtrek kruist of raakt zichzelf, of omsluit niets.</translation>
    </message>
    <message>
        <source>The outline has to lie on the canvas in one piece.</source>
        <extracomment>mapmaking/edit/shapes/drawn_areas.py</extracomment>
        <translation>De omtrek ligt buiten het tekenvlak, of in verschillende delen erop.</translation>
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
        <source>The outline of {area} is not closed.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>De omtrek van {area} is niet gesloten.</translation>
    </message>
    <message>
        <source>The outline of {province} is not that of its areas together.</source>
        <extracomment>board/checks/shape_checks.py, mapmaking/files/repair_steps/board.py</extracomment>
        <translation>De omtrek van {province} is niet die van de gebieden ervan samen.</translation>
    </message>
    <message>
        <source>The overlap went to {a}.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>De overlapping ging naar {a}.</translation>
    </message>
    <message>
        <source>The panel shows what each bid costs you in the end: the price is shared among the areas, and three of the five are yours, so most of it comes back. Bid 110.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Het paneel toont wat elk bod je uiteindelijk kost: de prijs wordt over de gebieden verdeeld, en drie van de vijf zijn van jou, dus het meeste komt terug. Bied 110.</translation>
    </message>
    <message>
        <source>The place for the token of {area} lies outside it, or too near to its border.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>De plaats voor het fiche van {area} ligt erbuiten, of te dicht bij de grens.</translation>
    </message>
    <message>
        <source>Zoom to the places you can choose</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>De te kiezen plaatsen, zo groot mogelijk</translation>
    </message>
    <message>
        <source>In this game, you can’t pass in the Research phase.</source>
        <extracomment>games/indonesia/rules/phases/research.py</extracomment>
        <translation>De spelers hebben afgesproken dat onderzoek niet mag worden overgeslagen.</translation>
    </message>
    <message>
        <source>The price of 110 was shared out by areas, 22 each: you got 66 back, and Budi 44. So 44 bought you two areas that earn 40 a year. The merged company takes one slot only, sells in one go, and its deeds stay together for good.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>De prijs van 110 is over de gebieden verdeeld, 22 per stuk: jij kreeg 66 terug, en Budi 44. Voor 44 kocht je dus twee gebieden die 40 per jaar opleveren. Het gefuseerde bedrijf neemt maar één plek in, verkoopt in één keer, en zijn aktes blijven voorgoed samen.</translation>
    </message>
    <message>
        <source>The program answered for {player}.</source>
        <extracomment>ui/table/auto_answers.py</extracomment>
        <translation>Het programma antwoordde voor {player}.</translation>
    </message>
    <message>
        <source>The program bids for {player} and asks then.</source>
        <extracomment>ui/games/indonesia/auto_bid.py</extracomment>
        <translation>Het programma biedt voor {player} en stelt daarna de vraag.</translation>
    </message>
    <message>
        <source>The program bids for {player} and passes then.</source>
        <extracomment>ui/games/indonesia/auto_bid.py</extracomment>
        <translation>Het programma biedt voor {player} en past daarna.</translation>
    </message>
    <message>
        <source>The program bids for {player} in this auction.</source>
        <extracomment>ui/games/indonesia/auto_bid.py</extracomment>
        <translation>Het programma biedt in deze veiling voor {player}.</translation>
    </message>
    <message>
        <source>The program bids for {player} up to {limit} and asks then.</source>
        <extracomment>ui/games/indonesia/auto_bid.py</extracomment>
        <translation>Het programma biedt voor {player} tot {limit} en stelt daarna de vraag.</translation>
    </message>
    <message>
        <source>The program bids for {player} up to {limit} and passes then.</source>
        <extracomment>ui/games/indonesia/auto_bid.py</extracomment>
        <translation>Het programma biedt voor {player} tot {limit} en past daarna.</translation>
    </message>
    <message>
        <source>The program closed before these changes were saved. Your files are as you last saved them and won’t change until you save again.</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Het programma stopte voordat deze wijzigingen waren opgeslagen. Je bestanden zijn zoals je ze het laatst hebt opgeslagen; er wordt niets in geschreven tot je opslaat.</translation>
    </message>
    <message numerus="yes">
        <source>The program closed unexpectedly. Your game was recovered: {n} decisions. {rest}</source>
        <extracomment>For one: The program closed unexpectedly. Your game was recovered: {n} decision. {rest} ui/table/games/start_screen.py</extracomment>
        <translation>
            <numerusform>Het programma stopte onverwacht. Het spel is er nog met {n} beslissing. {rest}</numerusform>
            <numerusform>Het programma stopte onverwacht. Het spel is er nog met {n} beslissingen. {rest}</numerusform>
        </translation>
    </message>
    <message>
        <source>The program goes on.</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Het programma gaat door.</translation>
    </message>
    <message>
        <source>You can keep working. Your files are unchanged since you last saved.</source>
        <extracomment>ui/editor/standalone.py</extracomment>
        <translation>Het programma gaat door; je bestanden zijn zoals je ze het laatst hebt opgeslagen.</translation>
    </message>
    <message>
        <source>The province was added.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>De provincie is toegevoegd.</translation>
    </message>
    <message>
        <source>The province was left out of the card.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>De provincie is van de stedenkaart weggelaten.</translation>
    </message>
    <message>
        <source>The colour of {name} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>De provincie {name} heeft een andere kleur.</translation>
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
        <source>The province {old} was renamed to {new}.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>De provincie {old} heet nu {new}.</translation>
    </message>
    <message>
        <source>The circle has to stay inside {area}. Choose a radius from {least} to {most}.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>De straal in {area} ligt tussen {least} en {most}: de cirkel moet erin blijven.</translation>
    </message>
    <message>
        <source>The report can’t be saved</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Het verslag kan niet worden opgeslagen</translation>
    </message>
    <message>
        <source>The report is saved as {file}.</source>
        <extracomment>ui/table/chart_controller.py, ui/table/crash_report.py</extracomment>
        <translation>Het verslag is opgeslagen als {file}.</translation>
    </message>
    <message>
        <source>The rules are not translated into this language yet; this is the English text.</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>De regels zijn nog niet in deze taal vertaald; dit is de Engelse tekst.</translation>
    </message>
    <message>
        <source>Rules for this decision</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>De regels bij deze beslissing</translation>
    </message>
    <message>
        <source>Same players and options, new set-up</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Dezelfde spelers en afspraken, een andere opstelling</translation>
    </message>
    <message>
        <source>The saved game is damaged</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Het opgeslagen spel is beschadigd</translation>
    </message>
    <message>
        <source>The second one was left out.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>De tweede is weggelaten.</translation>
    </message>
    <message>
        <source>The seed must be a number from 0 to {most}.</source>
        <extracomment>ui/table/games/new_game_dialog.py</extracomment>
        <translation>Het startgetal ligt tussen 0 en {most}.</translation>
    </message>
    <message>
        <source>The settings can’t be saved in {file}: {reason}. What you change lasts until the program ends.</source>
        <extracomment>ui/settings/settings_file.py</extracomment>
        <translation>De instellingen kunnen niet in {file} worden opgeslagen: {reason}. Wat je wijzigt, geldt tot het programma wordt afgesloten.</translation>
    </message>
    <message>
        <source>The ship limits of the deed {deed} are {limits} now.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>De schepenlimieten van de akte {deed} zijn nu {limits}.</translation>
    </message>
    <message>
        <source>The shipping company of {province} may never have a ship.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>De rederij van {province} mag nooit een schip hebben.</translation>
    </message>
    <message>
        <source>The shipping deed of {province} has no ship limits.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>De scheepvaartakte van {province} heeft geen schepenlimieten.</translation>
    </message>
    <message>
        <source>The minimum border length must be greater than 0.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>De kortste grens die telt, moet langer zijn dan niets.</translation>
    </message>
    <message>
        <source>The size of each city at the end of each year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>De grootte van elke stad aan het eind van elk jaar</translation>
    </message>
    <message>
        <source>The size of the canvas is missing, or can’t be right.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>De grootte van het tekenvlak ontbreekt of kan niet kloppen.</translation>
    </message>
    <message>
        <source>The start screen</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Het startscherm</translation>
    </message>
    <message>
        <source>The step of each track at the end of each year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>De stap van elk spoor aan het eind van elk jaar</translation>
    </message>
    <message>
        <source>Too late: the game has already moved on.</source>
        <extracomment>core/session.py</extracomment>
        <translation>De tafel is intussen verder.</translation>
    </message>
    <message>
        <source>Table copied to the clipboard.</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>De tabel staat op het klembord.</translation>
    </message>
    <message>
        <source>The text is stored as {encoding}, not as UTF-8.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>De tekst is opgeslagen als {encoding}, niet als UTF-8.</translation>
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
        <source>The map already has its title.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>De titel staat al op de kaart.</translation>
    </message>
    <message>
        <source>The token has to stay inside {area}.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>Het fiche van {area} moet erin blijven.</translation>
    </message>
    <message>
        <source>The token of {area} was moved or resized.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Het fiche van {area} staat ergens anders.</translation>
    </message>
    <message>
        <source>95% confidence interval: {low} to {high}.</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>Betrouwbaarheidsinterval 95%: {low} tot {high}.</translation>
    </message>
    <message>
        <source>The winner pays all; each former owner gets his share by units.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>De winnaar betaalt alles; elke vorige eigenaar krijgt zijn deel naar rato van de eenheden.</translation>
    </message>
    <message numerus="yes">
        <source>The {n} that were left last are listed.</source>
        <extracomment>For one: The {n} that was left last is listed. ui/table/games/new_game_controller.py</extracomment>
        <translation>
            <numerusform>Vermeld is de {n} die het laatst is verlaten.</numerusform>
            <numerusform>Vermeld zijn de {n} die het laatst zijn verlaten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Their common border is {border} map units long. Borders of {threshold} or more link areas, so these are linked unless you decide otherwise.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Hun gemeenschappelijke grens is {border} kaarteenheden lang. Vanaf {threshold} zijn gebieden verbonden; dus zijn ze dat zolang er niets is beslist.</translation>
    </message>
    <message>
        <source>Their common border is {border} map units long. Only borders of {threshold} or more link areas, so these aren’t linked unless you decide otherwise.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Hun gemeenschappelijke grens is {border} kaarteenheden lang. Vanaf {threshold} zijn gebieden verbonden; dus zijn ze dat niet zolang er niets is beslist.</translation>
    </message>
    <message numerus="yes">
        <source>That would sell only {n} goods. {most} can be sold, and you must sell as many as possible.</source>
        <extracomment>For one: That would sell only {n} good. {most} can be sold, and you must sell as many as possible. games/indonesia/rules/phases/operations.py</extracomment>
        <translation>
            <numerusform>Dan kan er maar {n} product worden verkocht; het kunnen er {most} zijn, en je moet er zoveel mogelijk verkopen.</numerusform>
            <numerusform>Dan kunnen er maar {n} producten worden verkocht; het kunnen er {most} zijn, en je moet er zoveel mogelijk verkopen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That would ship {n} fewer goods ({fewer} instead of {most}).</source>
        <extracomment>For one: That would ship {n} fewer good ({fewer} instead of {most}). ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>Dan kan er {n} product minder worden verscheept ({fewer} &lt; {most}).</numerusform>
            <numerusform>Dan kunnen er {n} producten minder worden verscheept ({fewer} &lt; {most}).</numerusform>
        </translation>
    </message>
    <message>
        <source>No sound: the Qt module QtMultimedia isn’t installed.</source>
        <extracomment>ui/widgets/sound_player.py</extracomment>
        <translation>Er is geen geluid op deze computer: daarvoor is de Qt-module QtMultimedia nodig, die niet is geïnstalleerd.</translation>
    </message>
    <message>
        <source>No two companies can be merged.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Er zijn geen twee bedrijven die hij kan laten fuseren.</translation>
    </message>
    <message>
        <source>No variations yet. When you undo decisions and then play differently, the original moves are kept here.</source>
        <extracomment>ui/table/games/new_game_controller.py</extracomment>
        <translation>Er zijn er nog geen. Als iets is teruggenomen en iets anders gespeeld, vind je hier wat eerst was gespeeld.</translation>
    </message>
    <message>
        <source>There are three eras. When the deeds of the third one have run down to one kind, the game is over. What the companies earn in the last year counts twice; cash and bank are added, and the richest player wins.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Er zijn drie tijdperken. Als er van de aktes van het derde nog maar één soort over is, is het spel afgelopen. Wat de bedrijven in het laatste jaar verdienen, telt dubbel; contant geld en bank worden opgeteld, en de rijkste speler wint.</translation>
    </message>
    <message>
        <source>There are two provinces with this id.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Er zijn twee provincies met deze ID.</translation>
    </message>
    <message>
        <source>There are {new} city stones of size 1, 2 and 3, not {old}.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>Er zijn {new} stadsstenen van grootte 1, 2 en 3, niet {old}.</translation>
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
        <source>There are {n} colours, from 0 to {last}.</source>
        <extracomment>mapmaking/edit/provinces.py</extracomment>
        <translation>Er zijn {n} tinten, van 0 tot {last}.</translation>
    </message>
    <message>
        <source>There is a city in {area}.</source>
        <extracomment>games/indonesia/rules/companies.py</extracomment>
        <translation>In {area} staat een stad.</translation>
    </message>
    <message>
        <source>The map already has a compass.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>Er is al een kompas.</translation>
    </message>
    <message>
        <source>There’s already a corner here.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Hier is al een hoekpunt.</translation>
    </message>
    <message>
        <source>A game called “{name}” already exists.</source>
        <extracomment>ui/play/save_folder.py</extracomment>
        <translation>Er is al een spel “{name}”.</translation>
    </message>
    <message>
        <source>There’s already a lake called {name}.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>Er is al een meer {name}.</translation>
    </message>
    <message>
        <source>There’s already a land area called {name}.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>Er is al een landgebied {name}.</translation>
    </message>
    <message>
        <source>There’s already a map in {folder}. Overwrite it?</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>In {folder} staat al een kaart.</translation>
    </message>
    <message>
        <source>There’s already a province called {name}.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>Er is al een provincie {name}.</translation>
    </message>
    <message>
        <source>There’s already a sea called {name}.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>Er is al een zee {name}.</translation>
    </message>
    <message>
        <source>There is no “{id}” on this map.</source>
        <extracomment>board/draft.py</extracomment>
        <translation>Op deze kaart is er geen “{id}”.</translation>
    </message>
    <message>
        <source>There’s no border here.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Hier is geen grens.</translation>
    </message>
    <message>
        <source>You have no cash to bid.</source>
        <extracomment>games/indonesia/rules/phases/turn_order.py</extracomment>
        <translation>Er is geen contant geld om mee te bieden.</translation>
    </message>
    <message>
        <source>There is no city in {area}.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>In {area} staat geen stad.</translation>
    </message>
    <message>
        <source>There is no city stone of size 1, so no city can be built.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Er is geen stadssteen van grootte 1, dus kan er geen stad worden gebouwd.</translation>
    </message>
    <message>
        <source>No other company can merge with {company}.</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Er is geen bedrijf dat met {company} kan fuseren.</translation>
    </message>
    <message>
        <source>There is no company {company}.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Er is geen bedrijf {company}.</translation>
    </message>
    <message>
        <source>There’s no corner here.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Hier is geen hoekpunt van een grens.</translation>
    </message>
    <message>
        <source>There is no decision to take back.</source>
        <extracomment>core/session.py</extracomment>
        <translation>Er is geen beslissing om terug te nemen.</translation>
    </message>
    <message>
        <source>The maps are the same.</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>Er is geen verschil.</translation>
    </message>
    <message>
        <source>There is no first game to learn {game}.</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Er is geen eerste spel om {game} te leren.</translation>
    </message>
    <message>
        <source>{file} has no outlines that could become areas.</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>In {file} staat geen omtrek van een gebied.</translation>
    </message>
    <message>
        <source>No preview</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Er is geen afbeelding van dit spel.</translation>
    </message>
    <message>
        <source>There’s no tracing picture yet. Choose one in the View menu.</source>
        <extracomment>ui/editor/tools/trace.py</extracomment>
        <translation>Er is geen afbeelding om over te trekken: kies er een in het menu Beeld.</translation>
    </message>
    <message>
        <source>There is no province “{province}” on the map.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Op de kaart is er geen provincie “{province}”.</translation>
    </message>
    <message>
        <source>There is no quick reference for {game}.</source>
        <extracomment>ui/table/rules_presenter.py</extracomment>
        <translation>Er is geen speloverzicht voor {game}.</translation>
    </message>
    <message>
        <source>A ship doesn’t fit here. It would cross the border of {sea}.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>Er is geen ruimte voor een schip: het zou over de grens steken ({sea}).</translation>
    </message>
    <message>
        <source>There is no rule book for {game}.</source>
        <extracomment>ui/table/rules_presenter.py</extracomment>
        <translation>Er is geen regelboek voor {game}.</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <extracomment>games/indonesia/rules/phases/research.py</extracomment>
        <translation>Zo’n speler is er niet.</translation>
    </message>
    <message>
        <source>These game data are of format {found}; this program knows formats up to {known}.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Deze spelgegevens hebben formaat {found}; dit programma kent formaten tot {known}.</translation>
    </message>
    <message>
        <source>These settings in {file} make no sense, and their defaults hold instead: {names}.</source>
        <extracomment>ui/settings/settings_file.py</extracomment>
        <translation>Deze instellingen in {file} hebben geen betekenis; in plaats daarvan gelden de standaardwaarden: {names}.</translation>
    </message>
    <message>
        <source>The map is too damaged to repair.</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>Ze zijn zo beschadigd dat er geen kopie van kan worden gemaakt.</translation>
    </message>
    <message>
        <source>They are the usual ones now.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Het zijn nu de gebruikelijke.</translation>
    </message>
    <message>
        <source>They are {small}, {middle} and {large} now, as usual.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Het zijn er nu {small}, {middle} en {large}, zoals gebruikelijk.</translation>
    </message>
    <message>
        <source>They meet only at a point, so they aren’t linked unless you decide otherwise.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Ze raken elkaar alleen in een punt; dus zijn ze niet verbonden zolang er niets is beslist.</translation>
    </message>
    <message>
        <source>Renames them so they aren’t offered again.</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Ze blijven onder een andere naam waar ze zijn, en worden niet opnieuw aangeboden.</translation>
    </message>
    <message>
        <source>They touch, so they are joined by a border now.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Ze raken elkaar, dus verbindt een grens ze nu.</translation>
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
        <source>They were placed anew.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Ze zijn opnieuw geplaatst.</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Denktijd</translation>
    </message>
    <message>
        <source>This problem can’t be ignored.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Dit kan niet zo blijven.</translation>
    </message>
    <message>
        <source>This corner can’t be removed: {areas} meet here.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Dit hoekpunt kan niet worden verwijderd: hier komen {areas} samen.</translation>
    </message>
    <message>
        <source>Tick the box on the left to let the program bid for you.</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Dit telt alleen als het programma voor je biedt: vink het vakje ervoor aan.</translation>
    </message>
    <message>
        <source>This decision shows cash or city cards, which only their owner may see.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Deze beslissing toont contant geld of stedenkaarten, die alleen de eigenaar mag zien.</translation>
    </message>
    <message>
        <source>This decision shows what only its player may see.</source>
        <extracomment>ui/table/game_ui.py</extracomment>
        <translation>Deze beslissing toont wat alleen de speler zelf mag zien.</translation>
    </message>
    <message>
        <source>This entry can’t be used: {reason}.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Deze regel is onbruikbaar: {reason}.</translation>
    </message>
    <message>
        <source>This has to be a list, and is something else.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Dit moet een lijst zijn, en is iets anders.</translation>
    </message>
    <message>
        <source>You’re editing a repaired copy. The damaged files won’t be changed. Save the copy under a new name.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Dit is een gerepareerde kopie. De beschadigde bestanden blijven zoals ze zijn; sla de kopie op onder een eigen naam.</translation>
    </message>
    <message>
        <source>This is no id for an area.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Dit is geen ID voor een gebied.</translation>
    </message>
    <message>
        <source>This is no map: its brackets are nested too deep.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Dit is geen kaart: de haakjes zijn te diep genest.</translation>
    </message>
    <message>
        <source>This is no map: the file holds something else.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Dit is geen kaart: het bestand bevat iets anders.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Dit is geen UTF-8-tekst.</translation>
    </message>
    <message>
        <source>This is not the PIN of {player}.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Dit is niet de pincode van {player}.</translation>
    </message>
    <message>
        <source>This is {map} as it’s used in one of your games. You’re editing a copy, which you can save under a new name.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Dit is {map} zoals de kaart was toen er een spel op begon, en zo blijft ze voor dat spel. Je bewerkt een kopie; bij het opslaan krijgt die een eigen naam.</translation>
    </message>
    <message>
        <source>This map has no problems.</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Deze kaart heeft geen problemen.</translation>
    </message>
    <message>
        <source>This map is of format {found}; this program knows formats up to {known}.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Deze kaart heeft formaat {found}; dit programma kent formaten tot {known}.</translation>
    </message>
    <message>
        <source>Compare this map with</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>Deze kaart vergelijken met</translation>
    </message>
    <message>
        <source>This part of the map can’t be used: {reason}.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Dit deel van de kaart is onbruikbaar: {reason}.</translation>
    </message>
    <message>
        <source>This time you bid before Budi. Equal bids keep their order, so with 0 you stay first as long as he bids nothing either. He is saving, too: bid 0, and keep your money for later.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Deze keer bied je vóór Budi. Bij gelijke biedingen blijft de volgorde, dus met 0 blijf je de eerste zolang hij ook niets biedt. Hij spaart ook: bied 0, en bewaar je geld voor later.</translation>
    </message>
    <message>
        <source>This track is already at its maximum.</source>
        <extracomment>games/indonesia/rules/phases/research.py</extracomment>
        <translation>Dit spoor staat op zijn laatste stap.</translation>
    </message>
    <message>
        <source>Those that share a border are now.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Die met een gemeenschappelijke grens staan er nu in.</translation>
    </message>
    <message>
        <source>Thoughts of “{bot}”, the best answer first</source>
        <extracomment>ui/table/advice.py</extracomment>
        <translation>Gedachten van “{bot}”, het beste antwoord eerst</translation>
    </message>
    <message>
        <source>Time to think of seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Denktijd van stoel {seat}</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Tint</translation>
    </message>
    <message>
        <source>Change colour of {name}</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Tint van {name}</translation>
    </message>
    <message>
        <source>Colour {n}</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Tint {n}</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/editor/menus/file_commands.py, ui/editor/panels/properties.py</extracomment>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Map title</source>
        <extracomment>ui/editor/menus/file_commands.py, ui/editor/panels/properties.py</extracomment>
        <translation>Titel van de kaart</translation>
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
        <translation>Let op</translation>
    </message>
    <message>
        <source>To remove</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Op te geven</translation>
    </message>
    <message>
        <source>To my decision</source>
        <extracomment>ui/shell/board_toolbar.py, ui/table/decision_view.py</extracomment>
        <translation>Tot mijn beslissing</translation>
    </message>
    <message>
        <source>&amp;Beginning of the game</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>Naar het &amp;begin</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>Tot het einde</translation>
    </message>
    <message>
        <source>To {city} by {line}: {cost}.</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Naar {city} met {line}: {cost}.</translation>
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
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Touches</source>
        <extracomment>ui/games/indonesia/board/board_tables.py</extracomment>
        <translation>Grenst aan</translation>
    </message>
    <message>
        <source>Playtest {map}</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>{map} uitproberen</translation>
    </message>
    <message>
        <source>Playtest: {map}</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>{map} wordt uitgeprobeerd</translation>
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
        <source>2×</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Twee keer zo snel</translation>
    </message>
    <message>
        <source>Two corners would end up in the same place.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Twee hoekpunten van grenzen zouden op elkaar liggen.</translation>
    </message>
    <message>
        <source>Two deeds or city cards are called {id}.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Twee aktes of stedenkaarten heten {id}.</translation>
    </message>
    <message>
        <source>Two deeds or city cards have this id.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Twee aktes of stedenkaarten hebben deze ID.</translation>
    </message>
    <message>
        <source>Two parts of the map have this id.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Twee delen van de kaart hebben deze ID.</translation>
    </message>
    <message>
        <source>Two places for ships in {sea} overlap.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>{sea}: twee ligplaatsen overlappen elkaar.</translation>
    </message>
    <message>
        <source>Two players have the same colour.</source>
        <extracomment>ui/table/games/new_game_dialog.py</extracomment>
        <translation>Twee spelers hebben dezelfde kleur.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <extracomment>ui/table/games/new_game_dialog.py</extracomment>
        <translation>Twee spelers hebben dezelfde naam.</translation>
    </message>
    <message>
        <source>Type to search</source>
        <extracomment>ui/settings/command_palette.py</extracomment>
        <translation>Typ een deel van de naam</translation>
    </message>
    <message>
        <source>Type words or an amount</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>Typ woorden of een bedrag</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>ui/shell/board_toolbar.py</extracomment>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Undo &amp;turn</source>
        <extracomment>ui/shell/menus.py</extracomment>
        <translation>&amp;Beurt ongedaan maken</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <extracomment>ui/table/games/load_dialog.py</extracomment>
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
        <source>Expand</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Les uitklappen</translation>
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
    <message>
        <source>Unlink {a} and {b} (automatic)</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} en {b} losmaken, zoals de geometrie zegt</translation>
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
        <source>Recover unsaved changes</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Niet-opgeslagen wijzigingen gevonden</translation>
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
        <source>Viewing decision {at} of {of}</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Je ziet beslissing {at} van {of}</translation>
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
        <source>Web page (*.html);;Text (*.txt)</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Webpagina (*.html);;Tekst (*.txt)</translation>
    </message>
    <message>
        <source>Welcome to the islands</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Welkom op de eilanden</translation>
    </message>
    <message>
        <source>Well done!</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Goed gedaan!</translation>
    </message>
    <message>
        <source>The player’s expected final money. The lead subtracts part of the rivals’ expected money.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Wat een bot verwacht dat de speler aan het eind heeft; de voorsprong is dat min een deel van wat de tegenstanders hebben.</translation>
    </message>
    <message>
        <source>What a player holds is shown to its owner only.</source>
        <extracomment>ui/table/game_ui.py</extracomment>
        <translation>Wat een speler bezit, ziet alleen de eigenaar.</translation>
    </message>
    <message>
        <source>Income to the right, spending to the left, in rupiah. The difference is the final money.</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Wat binnenkwam, naar rechts, en wat werd betaald, naar links, in roepia; het verschil is het geld</translation>
    </message>
    <message>
        <source>What can I do?</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>Wat kan ik doen?</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>ui/settings/command_palette.py</extracomment>
        <translation>Opdrachten</translation>
    </message>
    <message>
        <source>Anything after that was damaged and can’t be recovered.</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Wat daarna komt, is beschadigd.</translation>
    </message>
    <message>
        <source>Turning points</source>
        <extracomment>ui/games/indonesia/panels/result.py</extracomment>
        <translation>Wat de doorslag gaf</translation>
    </message>
    <message>
        <source>Other options</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Wat je anders had kunnen kiezen</translation>
    </message>
    <message>
        <source>Other options would reveal hidden information. They are available when the game is over.</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Wat je anders had kunnen kiezen, toont geheimen; je ziet het als het spel is afgelopen.</translation>
    </message>
    <message>
        <source>What had been entered and not played was lost when the program ended.</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Wat was ingevoerd en niet gespeeld, ging verloren toen het programma stopte.</translation>
    </message>
    <message>
        <source>Nothing in this category.</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Wat hierboven is gekozen, is leeg.</translation>
    </message>
    <message>
        <source>What is hidden from the others; or hold the mouse on the card</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Wat voor de anderen verborgen is; of houd de muis op de kaart ingedrukt</translation>
    </message>
    <message>
        <source>What did you draw?</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Wat is het?</translation>
    </message>
    <message>
        <source>Unreadable characters were replaced with question marks.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Wat geen letter is, is vervangen door een vraagteken.</translation>
    </message>
    <message>
        <source>Map overlays</source>
        <extracomment>ui/shell/board_toolbar.py</extracomment>
        <translation>Wat er behalve de stukken op de kaart te zien is</translation>
    </message>
    <message>
        <source>The overlap goes to {others}.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>Wat hij met {others} gemeen heeft, gaat daarnaartoe.</translation>
    </message>
    <message>
        <source>What it leads to</source>
        <extracomment>ui/table/board/board_ui.py</extracomment>
        <translation>Waartoe het leidt</translation>
    </message>
    <message>
        <source>What lies outside was cut off.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>Wat buiten ligt, is afgesneden.</translation>
    </message>
    <message>
        <source>What lies there</source>
        <extracomment>ui/table/board/board_ui.py</extracomment>
        <translation>Wat daar ligt</translation>
    </message>
    <message>
        <source>Payments from other players for ships and mergers. Messages stay until you click them or press Esc.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Wat anderen je betalen voor schepen of bij fusies. Een bericht ligt op het bord tot je het aanklikt of op Esc drukt.</translation>
    </message>
    <message>
        <source>What the cities need to grow</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Wat de steden nodig hebben om te groeien</translation>
    </message>
    <message>
        <source>What the game has on the map is different.</source>
        <extracomment>board/map_data.py</extracomment>
        <translation>Wat het spel op de kaart heeft, is anders.</translation>
    </message>
    <message>
        <source>Results of the games</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>Wat de partijen over de kaart zeggen</translation>
    </message>
    <message>
        <source>Planning goal</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Waarvoor het plan het best is</translation>
    </message>
    <message>
        <source>What to show when the program starts.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Wat het venster toont als het programma zonder bestand wordt gestart.</translation>
    </message>
    <message>
        <source>What was drawn since can’t be taken back.</source>
        <extracomment>core/session.py</extracomment>
        <translation>Wat sindsdien is getrokken, kan niet worden teruggenomen.</translation>
    </message>
    <message>
        <source>The selected changes will be gone for good.</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Wat is bewerkt en niet opgeslagen, is dan voorgoed weg.</translation>
    </message>
    <message>
        <source>Moves you undid and then replaced. Opening one starts a new game from that point.</source>
        <extracomment>ui/table/games/new_game_controller.py</extracomment>
        <translation>Wat is gespeeld, teruggenomen en voor iets anders verlaten. Als je er een opent, begint een nieuw spel.</translation>
    </message>
    <message>
        <source>What would a bot have played?</source>
        <extracomment>ui/table/seat_menu.py</extracomment>
        <translation>Wat had een bot als laatste gedaan?</translation>
    </message>
    <message>
        <source>What would a bot have done?</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Wat had een bot gedaan?</translation>
    </message>
    <message>
        <source>The saved map replaces your unsaved changes. You can undo this.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Wat je hebt bewerkt en niet opgeslagen, wordt vervangen door de kaart op de schijf. Ongedaan maken brengt het terug.</translation>
    </message>
    <message>
        <source>What you gain or pay by what others do. A message lies on the board until you click it, or press Esc.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Wat je krijgt of betaalt door wat anderen doen. Een bericht ligt op het bord tot je het aanklikt of op Esc drukt.</translation>
    </message>
    <message>
        <source>What your companies would do now</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Wat je bedrijven nu zouden doen</translation>
    </message>
    <message>
        <source>Older finished games are deleted when you start a new one. Unfinished games are always kept.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Als een nieuw spel begint, worden oudere afgelopen spellen gewist. Spellen die niet zijn afgelopen, blijven altijd bewaard.</translation>
    </message>
    <message>
        <source>Shows a summary above the log at the end of each year until you make a decision or press Esc.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Als een jaar voorbij is, komt het overzicht ervan voor het logboek, tot je iets beslist of op Esc drukt.</translation>
    </message>
    <message>
        <source>When at most one kind of deed is left, the next era brings new deeds, and first new cities. Only Teratai has a free coast for your cards. Build there, wherever you like: one more city to sell to.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Als er hoogstens één soort akte over is, brengt het volgende tijdperk nieuwe aktes, en eerst nieuwe steden. Alleen Teratai heeft een vrije kust voor je kaarten. Bouw daar, waar je maar wilt: nog een stad om aan te verkopen.</translation>
    </message>
    <message>
        <source>When deeds of at most one type are left: everybody builds a city from a card, new deeds come.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Als er nog aktes van hoogstens één soort zijn: iedereen bouwt een stad van een stedenkaart, er komen nieuwe aktes.</translation>
    </message>
    <message>
        <source>When era C ends. The last earnings count twice; cash and bank are added; most money wins.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Als tijdperk C eindigt. De laatste inkomsten tellen dubbel; contant geld en bank komen erbij; wie het meeste geld heeft, wint.</translation>
    </message>
    <message>
        <source>When it is your turn, and when something important happens.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Als je aan de beurt bent en als er iets belangrijks gebeurt.</translation>
    </message>
    <message>
        <source>Plays when it is your turn, when goods ship, on bids, when cities grow, and at the end of a year or the game.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Als je aan de beurt bent, schepen producten vervoeren, iemand biedt, steden groeien, een jaar of het spel voorbij is.</translation>
    </message>
    <message>
        <source>If you get stuck</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Als je twijfelt</translation>
    </message>
    <message>
        <source>Starting areas</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Waar aktes beginnen</translation>
    </message>
    <message>
        <source>Where the money came from</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Waar het geld vandaan kwam</translation>
    </message>
    <message>
        <source>Where {company} starts</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Waar {company} begint</translation>
    </message>
    <message>
        <source>You can turn this screen off in Settings › Hidden information.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Of dit scherm verschijnt, kies je in de instellingen, onder Geheimen.</translation>
    </message>
    <message>
        <source>You own neither company, so you need a free slot for the merged one.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Wie geen van beide bedrijven bezit, heeft een vrije plek nodig voor het resultaat.</translation>
    </message>
    <message>
        <source>Who owns one of the two, or has a free slot, may bid. Bids go up by the number of units.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Wie een van de twee bezit of een vrije plek heeft, mag bieden. Biedingen gaan omhoog met het aantal eenheden.</translation>
    </message>
    <message>
        <source>Who paid whom</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Wie wie betaalde</translation>
    </message>
    <message>
        <source>Who was first, second and so on after the bids of each year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Wie na de biedingen van elk jaar eerste, tweede enzovoort was</translation>
    </message>
    <message>
        <source>Whole board</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Hele bord</translation>
    </message>
    <message>
        <source>Why can this stay as it is?</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Waarom kan dit zo blijven?</translation>
    </message>
    <message>
        <source>Why did the bot do that?</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Waarom deed de bot dat?</translation>
    </message>
    <message>
        <source>Note on your decision</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Waarom zo is beslist</translation>
    </message>
    <message>
        <source>Why this decision?</source>
        <extracomment>ui/table/seat_menu.py</extracomment>
        <translation>Waarom de laatste beslissing?</translation>
    </message>
    <message>
        <source>Why {number}?</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Waarom {number}?</translation>
    </message>
    <message>
        <source>Note on your decision (optional)</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Waarom, als je dat wilt zeggen</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Waarom?</translation>
    </message>
    <message>
        <source>Map width</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Breedte van de kaart</translation>
    </message>
    <message numerus="yes">
        <source>Wins {won} against {n} {bot} bots ({told})</source>
        <extracomment>For one: Wins {won} against one {bot} bot ({told}) ui/table/games/level_guide.py</extracomment>
        <translation>
            <numerusform>Wint {won}, alleen tegen {n} keer {bot} ({told})</numerusform>
            <numerusform>Wint {won}, alleen tegen {n} keer {bot} ({told})</numerusform>
        </translation>
    </message>
    <message>
        <source>When playing alone</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Met één mens aan tafel</translation>
    </message>
    <message>
        <source>With the reason.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Met de reden.</translation>
    </message>
    <message>
        <source>No province</source>
        <extracomment>ui/editor/panels/areas.py</extracomment>
        <translation>Zonder provincie</translation>
    </message>
    <message>
        <source>Removing {area} would split a zone of {company}.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Zonder {area} zou een zone van {company} uiteenvallen.</translation>
    </message>
    <message>
        <source>New state</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Zou worden</translation>
    </message>
    <message>
        <source>Would grow, but no city stone is left</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Zou groeien, maar er is geen steen meer</translation>
    </message>
    <message>
        <source>Rename, or edit a cell</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Schrijf een andere naam, of bewerk een cel</translation>
    </message>
    <message>
        <source>Show label</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>De naam op de kaart schrijven</translation>
    </message>
    <message>
        <source>Show label of {name}</source>
        <extracomment>mapmaking/review/fixes.py, ui/editor/menus/area_menu.py</extracomment>
        <translation>De naam van {name} schrijven</translation>
    </message>
    <message>
        <source>Reposition label of {place}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>De naam van {place} ergens anders schrijven</translation>
    </message>
    <message>
        <source>Writes the name or number of each area on the board.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Schrijft de naam of het nummer van elk gebied op het bord.</translation>
    </message>
    <message>
        <source>Year</source>
        <extracomment>ui/games/indonesia/game_view.py, ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Jaar</translation>
    </message>
    <message>
        <source>Year {year}</source>
        <extracomment>ui/games/indonesia/texts/game_texts.py, ui/games/indonesia/texts/year.py</extracomment>
        <translation>Jaar {year}</translation>
    </message>
    <message>
        <source>Year {year} is over</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Jaar {year} is voorbij</translation>
    </message>
    <message>
        <source>Year {year}: {companies} costs {player} {amount}</source>
        <extracomment>ui/games/indonesia/panels/result.py</extracomment>
        <translation>Jaar {year}: {companies} kost {player} {amount}</translation>
    </message>
    <message>
        <source>Year {year}: {companies} earns {player} {amount}</source>
        <extracomment>ui/games/indonesia/panels/result.py</extracomment>
        <translation>Jaar {year}: {companies} levert {player} {amount} op</translation>
    </message>
    <message>
        <source>Year {year}: {player} pays {amount} in the merger of {companies}</source>
        <extracomment>ui/games/indonesia/panels/result.py</extracomment>
        <translation>Jaar {year}: {player} betaalt {amount} bij de fusie van {companies}</translation>
    </message>
    <message>
        <source>Year {year}: {player} receives {amount} in the merger of {companies}</source>
        <extracomment>ui/games/indonesia/panels/result.py</extracomment>
        <translation>Jaar {year}: {player} ontvangt {amount} bij de fusie van {companies}</translation>
    </message>
    <message>
        <source>Year {year}: {player}’s last year counts {amount} less</source>
        <extracomment>ui/games/indonesia/panels/result.py</extracomment>
        <translation>Jaar {year}: het laatste jaar van {player} telt {amount} minder</translation>
    </message>
    <message>
        <source>Year {year}: {player}’s last year counts {amount} more</source>
        <extracomment>ui/games/indonesia/panels/result.py</extracomment>
        <translation>Jaar {year}: het laatste jaar van {player} telt {amount} meer</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Jij</translation>
    </message>
    <message>
        <source>You are skipped</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Je wordt overgeslagen</translation>
    </message>
    <message>
        <source>You could, but your own ships save you the fees. Acquire Teratai shipping and start in the Still Lagoon, within reach of every city.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Dat kan, maar met eigen schepen bespaar je de kosten: neem Teratai-scheepvaart en begin in de Stille Lagune, waar alle steden binnen bereik zijn.</translation>
    </message>
    <message>
        <source>Start companies, ship their goods to cities and get rich: whoever has the most money at the end wins. In this ten-minute game you are Ana and your opponent is Budi. This card tells you what to do. Press Next to begin.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Je richt bedrijven op, brengt producten naar steden en wordt rijk. Wie aan het eind het meeste geld heeft, wint. Dit eerste spel duurt ongeveer tien minuten, tegen Budi; jij bent Ana. Deze kaart zegt wat je moet doen; druk op Volgende om verder te gaan.</translation>
    </message>
    <message>
        <source>You have a second slot now. Found Teratai shipping, with its first ship in the Still Lagoon, which touches nearly every area. What your goods pay your own ships stays yours.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Je hebt nu een tweede plek. Richt Teratai-scheepvaart op, met het eerste schip in de Stille Lagune, die bijna elk gebied raakt. Wat je producten aan je eigen schepen betalen, blijft van jou.</translation>
    </message>
    <message>
        <source>You have played all seven phases. Close this card and begin a game of your own, or play on right here: from now on Budi thinks for himself, and you may do whatever the rules allow.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Je hebt alle zeven fasen gespeeld. Sluit deze kaart en begin een eigen spel, of speel hier gewoon verder: vanaf nu denkt Budi zelf na, en mag jij alles doen wat de regels toestaan.</translation>
    </message>
    <message>
        <source>You have two companies, and they operate one after the other, in turns with Budi’s. Operate Teratai shipping first: then one more ship waits when the rice is sold.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Je hebt twee bedrijven, en die zijn na elkaar aan de beurt, afgewisseld met die van Budi. Exploiteer eerst Teratai-scheepvaart: dan ligt er een schip meer klaar als de rijst wordt verkocht.</translation>
    </message>
    <message>
        <source>You hold no such city card of this era.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>Zo’n stedenkaart van dit tijdperk heb je niet.</translation>
    </message>
    <message>
        <source>Your cash is not enough for a higher bid.</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Je contante geld is niet genoeg voor een hoger bod.</translation>
    </message>
    <message>
        <source>You don’t have enough cash for any merger.</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
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
        <translation>Je stedenkaarten: kies welke eerst wordt gespeeld</translation>
    </message>
    <message>
        <source>Your company must sell as much as it can. The program has planned the best sale: the line on the board shows the way. Rice brings 20, and 5 go to Budi for his ship. Press the button to sell, or first click your rice and then another city to send it there.</source>
        <extracomment>ui/games/indonesia/tutorial/steps.py</extracomment>
        <translation>Je bedrijf moet zoveel mogelijk verkopen. Het programma heeft de beste verkoop gepland: de lijn op het bord toont de weg. Rijst levert 20 op, en 5 gaat naar Budi voor zijn schip. Druk op de knop om te verkopen, of klik eerst je rijst en dan een andere stad aan om haar daarheen te sturen.</translation>
    </message>
    <message>
        <source>Money from or to other players</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Je geld, door anderen veranderd</translation>
    </message>
    <message>
        <source>Your own map in {folder}</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Je eigen kaart, in {folder}</translation>
    </message>
    <message>
        <source>Your ships earned {amount} from other players.</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>Je schepen verdienden {amount} aan anderen.</translation>
    </message>
    <message>
        <source>Your step of mergers must be at least the number of deeds of the new company.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Je stap op het spoor Fusies moet minstens zo hoog zijn als het aantal aktes van het nieuwe bedrijf.</translation>
    </message>
    <message>
        <source>Your turn. The tutorial continues when you’re done.</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Jouw beurt: de les gaat verder als je het hebt gedaan.</translation>
    </message>
    <message>
        <source>Zoom</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <extracomment>ui/editor/editor_window.py, ui/shell/menus.py</extracomment>
        <translation>&amp;Inzoomen</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <extracomment>ui/editor/editor_window.py, ui/shell/menus.py</extracomment>
        <translation>&amp;Uitzoomen</translation>
    </message>
    <message>
        <source>a city card</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>een stedenkaart</translation>
    </message>
    <message>
        <source>a deed</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>een akte</translation>
    </message>
    <message>
        <source>Numbered if empty</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>een nummer als je niets invult</translation>
    </message>
    <message>
        <source>a player has a colour that there isn’t</source>
        <extracomment>core/record.py</extracomment>
        <translation>een speler heeft een kleur die niet bestaat</translation>
    </message>
    <message>
        <source>a player has no name</source>
        <extracomment>core/record.py</extracomment>
        <translation>een speler heeft geen naam</translation>
    </message>
    <message numerus="yes">
        <source>a player’s name is longer than {n} letters</source>
        <extracomment>For one: a player’s name is longer than {n} letter core/record.py</extracomment>
        <translation>
            <numerusform>de naam van een speler is langer dan {n} letter</numerusform>
            <numerusform>de naam van een speler is langer dan {n} letters</numerusform>
        </translation>
    </message>
    <message>
        <source>a point</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>een punt</translation>
    </message>
    <message>
        <source>a shipping deed, and no other, has three ship limits</source>
        <extracomment>games/indonesia/rules/scenario.py</extracomment>
        <translation>een scheepvaartakte, en geen andere, heeft drie schepenlimieten</translation>
    </message>
    <message>
        <source>All land</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>alles is land</translation>
    </message>
    <message>
        <source>all goods at {area}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>alle producten bij {area}</translation>
    </message>
    <message numerus="yes">
        <source>… and {n} more</source>
        <extracomment>For one: … and {n} more ui/editor/imports/import_dialog.py</extracomment>
        <translation>
            <numerusform>en nog {n}</numerusform>
            <numerusform>en nog {n}</numerusform>
        </translation>
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
        <source>another program has changed the file</source>
        <extracomment>core/record.py</extracomment>
        <translation>een ander programma heeft het bestand gewijzigd</translation>
    </message>
    <message>
        <source>area</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>gebied</translation>
    </message>
    <message>
        <source>area “{area}”</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>gebied “{area}”</translation>
    </message>
    <message>
        <source>ask me again</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>mij vragen</translation>
    </message>
    <message>
        <source>at first sight</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>op het eerste gezicht</translation>
    </message>
    <message>
        <source>bank {amount}</source>
        <extracomment>ui/games/indonesia/panels/result.py, ui/games/indonesia/player_cards.py</extracomment>
        <translation>bank {amount}</translation>
    </message>
    <message>
        <source>{place} in order, {cash} left</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>{place} worden, {cash} houden</translation>
    </message>
    <message>
        <source>Best guess</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>beste gok</translation>
    </message>
    <message>
        <source>bid {amount}</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>bood {amount}</translation>
    </message>
    <message>
        <source>bids after you</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>biedt na jou</translation>
    </message>
    <message>
        <source>bids count × {factor}</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>biedingen tellen × {factor}</translation>
    </message>
    <message>
        <source>bids up to a limit.</source>
        <extracomment>ui/games/indonesia/auto_bid.py</extracomment>
        <translation>biedt tot een limiet.</translation>
    </message>
    <message>
        <source>breaks the rules: {error}</source>
        <extracomment>core/record.py</extracomment>
        <translation>is tegen de regels: {error}</translation>
    </message>
    <message>
        <source>buys {number}</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>koopt {number}</translation>
    </message>
    <message>
        <source>buys {size} of each good from now on</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>koopt voortaan {size} van elk product</translation>
    </message>
    <message>
        <source>byte {start}</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>byte {start}</translation>
    </message>
    <message>
        <source>can be shipped</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>te verschepen</translation>
    </message>
    <message>
        <source>can’t be saved: {reason}</source>
        <extracomment>mapmaking/files/storage.py</extracomment>
        <translation>kan niet worden opgeslagen: {reason}</translation>
    </message>
    <message>
        <source>can’t be the name of a folder</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>kan geen naam van een map zijn</translation>
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
        <extracomment>ui/games/indonesia/panels/result.py</extracomment>
        <translation>contant {amount}</translation>
    </message>
    <message>
        <source>city</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
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
        <extracomment>ui/games/indonesia/board/board_tables.py</extracomment>
        <translation>stad van grootte {size}</translation>
    </message>
    <message>
        <source>coast {a} – {b}</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>kust {a} – {b}</translation>
    </message>
    <message>
        <source>colour and pattern tell the owner</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>kleur en patroon tonen de eigenaar</translation>
    </message>
    <message>
        <source>comes with the program; save the map under a new name</source>
        <extracomment>mapmaking/files/storage.py</extracomment>
        <translation>hoort bij het programma; sla de kaart op onder een nieuwe naam</translation>
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
    <message>
        <source>One per outline</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>elk een eigen</translation>
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
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>einde</translation>
    </message>
    <message>
        <source>removes the deed {deeds}</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>beëindigt de akte {deeds}</translation>
    </message>
    <message>
        <source>chance level: {share}</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>bij gelijke kracht: {share}</translation>
    </message>
    <message>
        <source>exception {a} – {b}</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>uitzondering {a} – {b}</translation>
    </message>
    <message numerus="yes">
        <source>expand by {n} areas or ships</source>
        <extracomment>For one: expand by {n} area or ship ui/games/indonesia/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} gebied of schip uitbreiden</numerusform>
            <numerusform>{n} gebieden of schepen uitbreiden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expands by {n}, free</source>
        <extracomment>For one: expands by {n}, free ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>breidt gratis uit met {n}</numerusform>
            <numerusform>breidt gratis uit met {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>expansion</source>
        <comment>track</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>uitbreiding</translation>
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
        <source>folder</source>
        <extracomment>mapmaking/files/storage.py</extracomment>
        <translation>map</translation>
    </message>
    <message>
        <source>for {amount}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>voor {amount}</translation>
    </message>
    <message numerus="yes">
        <source>pass on {n} mergers</source>
        <extracomment>For one: pass on {n} merger ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>
            <numerusform>van {n} fusie afzien</numerusform>
            <numerusform>van {n} fusies afzien</numerusform>
        </translation>
    </message>
    <message>
        <source>free slot</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>vrije plek</translation>
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
        <source>given up</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>opgegeven</translation>
    </message>
    <message>
        <source>gives the result a second time</source>
        <extracomment>core/record.py</extracomment>
        <translation>geeft de uitslag een tweede keer</translation>
    </message>
    <message>
        <source>goods received, and how many are missing</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>ontvangen producten, en hoeveel er ontbreken</translation>
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
        <extracomment>ui/games/indonesia/board/board_tables.py, ui/games/indonesia/board/overlays.py</extracomment>
        <translation>groeit</translation>
    </message>
    <message>
        <source>growth</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>groei</translation>
    </message>
    <message>
        <source>has an outline that is not closed</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>heeft een omtrek die niet gesloten is</translation>
    </message>
    <message>
        <source>has no “berths” feature</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>heeft geen object “berths”</translation>
    </message>
    <message>
        <source>has no outline</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>heeft geen omtrek</translation>
    </message>
    <message>
        <source>has no size</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>heeft geen grootte</translation>
    </message>
    <message>
        <source>has no {what} feature</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>heeft geen object “{what}”</translation>
    </message>
    <message>
        <source>has operated this year</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>heeft dit jaar al gedraaid</translation>
    </message>
    <message>
        <source>have more than {most} corners</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>hebben meer dan {most} hoekpunten</translation>
    </message>
    <message>
        <source>hold a letter that can’t be stored</source>
        <extracomment>mapmaking/files/recovery.py</extracomment>
        <translation>bevatten een teken dat niet kan worden opgeslagen</translation>
    </message>
    <message>
        <source>hold more than {most} areas of one kind</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>bevatten meer dan {most} gebieden van één soort</translation>
    </message>
    <message>
        <source>hold {letter}, which can’t be stored</source>
        <extracomment>mapmaking/files/storage.py</extracomment>
        <translation>bevatten {letter}; dat kan niet worden opgeslagen</translation>
    </message>
    <message numerus="yes">
        <source>hold {n} companies</source>
        <extracomment>For one: hold {n} company ui/games/indonesia/texts/names.py</extracomment>
        <translation>
            <numerusform>tot {n} bedrijf bezitten</numerusform>
            <numerusform>tot {n} bedrijven bezitten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hold {n} companies, {slots}</source>
        <extracomment>For one: hold {n} company, {slots} ui/games/indonesia/texts/research.py</extracomment>
        <translation>
            <numerusform>tot {n} bedrijf, {slots}</numerusform>
            <numerusform>tot {n} bedrijven, {slots}</numerusform>
        </translation>
    </message>
    <message>
        <source>holds outlines that cross each other in too many places</source>
        <extracomment>mapmaking/files/storage.py</extracomment>
        <translation>bevat omtrekken die elkaar op te veel plaatsen kruisen</translation>
    </message>
    <message>
        <source>hull</source>
        <comment>track</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>laadruim</translation>
    </message>
    <message>
        <source>{cash} left if you win</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>bij winst nog {cash}</translation>
    </message>
    <message>
        <source>income from the current board</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>inkomsten van het bord zoals het is</translation>
    </message>
    <message>
        <source>This is TopoJSON. Save it as GeoJSON first.</source>
        <extracomment>mapmaking/imports/geojson.py</extracomment>
        <translation>is TopoJSON, dat niet wordt gelezen; sla het op als GeoJSON</translation>
    </message>
    <message>
        <source>is a decision of seat {seat}, but seat {asked} is asked</source>
        <extracomment>core/record.py</extracomment>
        <translation>is een beslissing van stoel {seat}, maar stoel {asked} is aan zet</translation>
    </message>
    <message>
        <source>is a game of {game} on the map “{map}”</source>
        <extracomment>core/record.py</extracomment>
        <translation>is een spel {game} op de kaart “{map}”</translation>
    </message>
    <message>
        <source>is damaged ({error})</source>
        <extracomment>core/record.py, mapmaking/files/recovery.py</extracomment>
        <translation>is beschadigd ({error})</translation>
    </message>
    <message>
        <source>is empty; a map needs a name</source>
        <extracomment>mapmaking/files/storage.py</extracomment>
        <translation>is leeg; een kaart heeft een naam nodig</translation>
    </message>
    <message>
        <source>The data is nested too deeply.</source>
        <extracomment>mapmaking/imports/geojson.py, mapmaking/imports/svg.py</extracomment>
        <translation>is te diep genest</translation>
    </message>
    <message>
        <source>is no length</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>is geen lengte</translation>
    </message>
    <message>
        <source>is not GeoJSON ({error})</source>
        <extracomment>board/files/board_file.py, mapmaking/imports/geojson.py</extracomment>
        <translation>is geen GeoJSON ({error})</translation>
    </message>
    <message>
        <source>This isn’t GeoJSON: its “type” is missing.</source>
        <extracomment>mapmaking/imports/geojson.py</extracomment>
        <translation>is geen GeoJSON: er staat niet in wat het bevat</translation>
    </message>
    <message>
        <source>is not JSON ({error})</source>
        <extracomment>games/indonesia/rules/scenario.py</extracomment>
        <translation>is geen JSON ({error})</translation>
    </message>
    <message>
        <source>This isn’t SVG.</source>
        <extracomment>mapmaking/imports/svg.py</extracomment>
        <translation>is geen SVG</translation>
    </message>
    <message>
        <source>This isn’t SVG ({error}).</source>
        <extracomment>mapmaking/imports/svg.py</extracomment>
        <translation>is geen SVG ({error})</translation>
    </message>
    <message>
        <source>is not UTF-8 text</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>is geen UTF-8-tekst</translation>
    </message>
    <message>
        <source>is not a line</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>is geen lijn</translation>
    </message>
    <message>
        <source>is not a point</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>is geen punt</translation>
    </message>
    <message>
        <source>is not a polygon</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>is geen veelhoek</translation>
    </message>
    <message>
        <source>is not the header of a saved game ({error})</source>
        <extracomment>core/record.py</extracomment>
        <translation>is niet de kop van een opgeslagen spel ({error})</translation>
    </message>
    <message>
        <source>is of format {found}; this program knows formats up to {known}</source>
        <extracomment>core/record.py</extracomment>
        <translation>heeft formaat {found}; dit programma kent formaten tot {known}</translation>
    </message>
    <message>
        <source>is thinking.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>is aan de beurt.</translation>
    </message>
    <message>
        <source>is {found}; this program knows formats up to {known}</source>
        <extracomment>board/files/board_file.py, games/indonesia/rules/scenario.py</extracomment>
        <translation>is {found}; dit programma kent formaten tot {known}</translation>
    </message>
    <message>
        <source>it answered with what the rules refuse: {reason}</source>
        <extracomment>ui/play/session_bridge.py</extracomment>
        <translation>hij antwoordde iets wat de regels weigeren: {reason}</translation>
    </message>
    <message>
        <source>it has a “{name}”, which nothing here has</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>er is een “{name}”, die hier niet hoort</translation>
    </message>
    <message>
        <source>it has thought for more than {n} seconds</source>
        <extracomment>bots/plug_ins/host.py, ui/support/worker_pool.py</extracomment>
        <translation>hij heeft langer dan {n} seconden nagedacht</translation>
    </message>
    <message>
        <source>it is not what belongs there</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>het is niet wat daar hoort</translation>
    </message>
    <message>
        <source>its “{name}” is missing</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>“{name}” ontbreekt</translation>
    </message>
    <message>
        <source>its “{name}” is not what belongs there</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>“{name}” is niet wat daar hoort</translation>
    </message>
    <message>
        <source>its answer is no action: {error}</source>
        <extracomment>bots/plug_ins/host.py</extracomment>
        <translation>zijn antwoord is geen actie: {error}</translation>
    </message>
    <message>
        <source>Own province</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>een eigen</translation>
    </message>
    <message>
        <source>its process can’t be reached: {error}</source>
        <extracomment>ui/support/worker_pool.py</extracomment>
        <translation>zijn proces is niet bereikbaar: {error}</translation>
    </message>
    <message>
        <source>its process has ended</source>
        <extracomment>bots/plug_ins/host.py, ui/support/worker_pool.py</extracomment>
        <translation>zijn proces is gestopt</translation>
    </message>
    <message>
        <source>joins an area with itself</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>verbindt een gebied met zichzelf</translation>
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
        <source>keep {cash}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{cash} houden</translation>
    </message>
    <message>
        <source>land area</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>landgebied</translation>
    </message>
    <message>
        <source>land area “{id}”</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>landgebied “{id}”</translation>
    </message>
    <message>
        <source>lanes between seas with ships</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>vaarroutes tussen zeeën met schepen</translation>
    </message>
    <message>
        <source>largest</source>
        <comment>city</comment>
        <extracomment>ui/games/indonesia/board/board_tables.py</extracomment>
        <translation>grootste</translation>
    </message>
    <message>
        <source>last year doubled {amount}</source>
        <extracomment>ui/games/indonesia/panels/result.py</extracomment>
        <translation>laatste jaar nogmaals {amount}</translation>
    </message>
    <message>
        <source>drop out of this auction</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>de veiling verlaten</translation>
    </message>
    <message>
        <source>less for rivals</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>minder voor tegenstanders</translation>
    </message>
    <message>
        <source>letters of the deeds that can start</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>letters van de aktes die kunnen beginnen</translation>
    </message>
    <message>
        <source>line {line}</source>
        <extracomment>board/files/board_file.py, games/indonesia/rules/scenario.py, mapmaking/imports/svg.py</extracomment>
        <translation>regel {line}</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <extracomment>mapmaking/imports/geojson.py, mapmaking/imports/svg.py</extracomment>
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
        <source>not linked</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>niet meer verbonden</translation>
    </message>
    <message>
        <source>may add {number}</source>
        <comment>ships</comment>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>mag {number} toevoegen</translation>
    </message>
    <message>
        <source>Optional</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>mag leeg blijven</translation>
    </message>
    <message>
        <source>may bid</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>mag bieden</translation>
    </message>
    <message numerus="yes">
        <source>may buy {n} areas for {price} each</source>
        <extracomment>For one: may buy {n} area for {price} each ui/games/indonesia/texts/operations.py</extracomment>
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
            <numerusform>mag groeien tot {n} zee</numerusform>
            <numerusform>mag groeien tot {n} zeeën</numerusform>
        </translation>
    </message>
    <message>
        <source>merged</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>gefuseerd</translation>
    </message>
    <message>
        <source>mergers</source>
        <comment>track</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>fusies</translation>
    </message>
    <message numerus="yes">
        <source>mergers of up to {n} deeds</source>
        <extracomment>For one: mergers of up to {n} deed ui/games/indonesia/texts/research.py</extracomment>
        <translation>
            <numerusform>fusies tot {n} akte</numerusform>
            <numerusform>fusies tot {n} aktes</numerusform>
        </translation>
    </message>
    <message>
        <source>guaranteed money</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>zeker geld</translation>
    </message>
    <message>
        <source>more for rivals</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>meer voor tegenstanders</translation>
    </message>
    <message numerus="yes">
        <source>{left} of {n} goods still to ship</source>
        <extracomment>For one: {left} of {n} good still to ship ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>moet nog {left} van {n} product verschepen</numerusform>
            <numerusform>moet nog {left} van {n} producten verschepen</numerusform>
        </translation>
    </message>
    <message>
        <source>names</source>
        <extracomment>mapmaking/files/recovery.py, mapmaking/files/storage.py</extracomment>
        <translation>namen</translation>
    </message>
    <message>
        <source>needs a map that can’t be used: {error}</source>
        <extracomment>library.py</extracomment>
        <translation>heeft een kaart nodig die onbruikbaar is: {error}</translation>
    </message>
    <message>
        <source>needs more research of slots</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>vereist meer onderzoek op het spoor Plekken</translation>
    </message>
    <message>
        <source>needs the map “{map}”, which is not installed</source>
        <extracomment>library.py</extracomment>
        <translation>heeft de kaart “{map}” nodig, die niet is geïnstalleerd</translation>
    </message>
    <message>
        <source>needs {number}</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>{number} nodig</translation>
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
        <source>new city: {cities}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>nieuwe stad: {cities}</translation>
    </message>
    <message numerus="yes">
        <source>new city: {n} cities</source>
        <extracomment>For one: new city: {n} city ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>nieuw: {n} stad</numerusform>
            <numerusform>nieuw: {n} steden</numerusform>
        </translation>
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
        <extracomment>ui/games/indonesia/board/board_tables.py</extracomment>
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
        <source>no companies</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>geen bedrijven</translation>
    </message>
    <message>
        <source>none of your companies can use it yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>nog geen bedrijf heeft er ruimte voor</translation>
    </message>
    <message>
        <source>no expansion</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>geen uitbreiding</translation>
    </message>
    <message>
        <source>no id</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>geen ID</translation>
    </message>
    <message>
        <source>no merger now</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>nu geen fusie</translation>
    </message>
    <message>
        <source>no more in this era</source>
        <comment>ships</comment>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>dit tijdperk geen meer</translation>
    </message>
    <message>
        <source>no new mergers possible yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>nog geen nieuwe paren</translation>
    </message>
    <message>
        <source>no ships yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>nog geen schepen</translation>
    </message>
    <message>
        <source>no step this year</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>geen stap dit jaar</translation>
    </message>
    <message>
        <source>no stone left</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>geen steen meer</translation>
    </message>
    <message>
        <source>nobody else</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>niemand anders</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>library.py</extracomment>
        <translation>geen</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>ui/games/indonesia/board/board_tables.py</extracomment>
        <translation>niets</translation>
    </message>
    <message>
        <source>nothing on its seas yet</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>nog niets aan dezelfde zeeën</translation>
    </message>
    <message>
        <source>nothing to others</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>niets aan anderen</translation>
    </message>
    <message>
        <source>rice and spice that make siap faji, in the merger</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>rijst en specerijen die siap faji worden, bij de fusie</translation>
    </message>
    <message>
        <source>ship, for each good that it carries</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>schip, per product dat het vervoert</translation>
    </message>
    <message>
        <source>ship, in a merger</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>schip, bij een fusie</translation>
    </message>
    <message>
        <source>{file} is in use.</source>
        <extracomment>ui/play/save_folder.py</extracomment>
        <translation>{file} wordt nu gespeeld.</translation>
    </message>
    <message>
        <source>{file} is neither a saved game ({ending}) nor a map (a folder with {board}).</source>
        <extracomment>ui/shell/main_window.py</extracomment>
        <translation>{file} is geen opgeslagen spel ({ending}) en geen kaart (een map met {board}).</translation>
    </message>
    <message>
        <source>{map} is a map. What do you want to do with it?</source>
        <extracomment>ui/app/program.py</extracomment>
        <translation>{map} is een kaart. Wat wil je ermee doen?</translation>
    </message>
    <message>
        <source>{name} copy</source>
        <extracomment>ui/play/save_folder.py</extracomment>
        <translation>{name} kopie</translation>
    </message>
    <message numerus="yes">
        <source>{n} passages</source>
        <extracomment>For one: {n} passage ui/help/rules_window.py</extracomment>
        <translation>
            <numerusform>{n} passage</numerusform>
            <numerusform>{n} passages</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} to play</source>
        <extracomment>ui/table/games/saved_games.py</extracomment>
        <translation>{player} is aan de beurt</translation>
    </message>
    <message>
        <source>{step} of {steps}</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>{step} van {steps}</translation>
    </message>
    <message>
        <source>numbers of areas in their province</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>nummers van gebieden in hun provincie</translation>
    </message>
    <message>
        <source>is more than {most} units wide or high</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>is meer dan {most} eenheden breed of hoog</translation>
    </message>
    <message>
        <source>is of format {found}, which there never was</source>
        <extracomment>core/record.py</extracomment>
        <translation>heeft formaat {found}, dat nooit heeft bestaan</translation>
    </message>
    <message>
        <source>is one too many: {most} are read</source>
        <extracomment>core/record.py</extracomment>
        <translation>is er een te veel: er worden er {most} gelezen</translation>
    </message>
    <message>
        <source>is {found}; the first format is 1</source>
        <extracomment>board/files/board_file.py, games/indonesia/rules/scenario.py</extracomment>
        <translation>is {found}; het eerste formaat is 1</translation>
    </message>
    <message>
        <source>It has more than {n}&#xa0;million pixels.</source>
        <extracomment>ui/editor/canvas/traced_picture.py</extracomment>
        <translation>ze heeft meer dan {n} miljoen pixels</translation>
    </message>
    <message>
        <source>it is a folder, not a file</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>het is een map, geen bestand</translation>
    </message>
    <message>
        <source>it is a map of {found}, not of {wanted}</source>
        <extracomment>library.py</extracomment>
        <translation>het is een kaart van {found}, niet van {wanted}</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <extracomment>files/strict_json.py</extracomment>
        <translation>de gegevens zijn te diep genest</translation>
    </message>
    <message>
        <source>It isn’t a PNG, JPEG, WebP, BMP or GIF file.</source>
        <extracomment>ui/editor/canvas/traced_picture.py</extracomment>
        <translation>het is geen PNG, JPEG, WebP, BMP of GIF</translation>
    </message>
    <message>
        <source>it isn’t a regular file</source>
        <extracomment>files/whole_file.py, ui/play/save_lock.py</extracomment>
        <translation>het is geen gewoon bestand</translation>
    </message>
    <message>
        <source>it takes more than {n} minutes: the outlines are too complicated; simplify them, or take fewer at a time</source>
        <extracomment>ui/widgets/progress_dialog.py</extracomment>
        <translation>het duurt meer dan {n} minuten: de omtrekken zijn te ingewikkeld; vereenvoudig ze of neem er minder tegelijk</translation>
    </message>
    <message>
        <source>it wasn’t loaded within {n} seconds</source>
        <extracomment>bots/plug_ins/host.py</extracomment>
        <translation>hij is niet binnen {n} seconden geladen</translation>
    </message>
    <message>
        <source>its answer can’t be read: {error}</source>
        <extracomment>ui/support/worker_pool.py</extracomment>
        <translation>zijn antwoord is niet leesbaar: {error}</translation>
    </message>
    <message>
        <source>its answer is too long</source>
        <extracomment>bots/plug_ins/host.py</extracomment>
        <translation>zijn antwoord is te lang</translation>
    </message>
    <message>
        <source>its process can’t be started: {error}</source>
        <extracomment>bots/plug_ins/host.py</extracomment>
        <translation>zijn proces kan niet worden gestart: {error}</translation>
    </message>
    <message>
        <source>its process has ended too often</source>
        <extracomment>bots/plug_ins/host.py</extracomment>
        <translation>zijn proces is te vaak gestopt</translation>
    </message>
    <message>
        <source>lies too far outside the canvas</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>ligt te ver buiten het tekenvlak</translation>
    </message>
    <message>
        <source>no file can have this name</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>geen bestand kan zo heten</translation>
    </message>
    <message>
        <source>occurs twice</source>
        <extracomment>board/files/board_file.py, games/indonesia/rules/scenario.py</extracomment>
        <translation>komt twee keer voor</translation>
    </message>
    <message>
        <source>oil</source>
        <extracomment>games/indonesia/rules/constants.py</extracomment>
        <translation>olie</translation>
    </message>
    <message>
        <source>on the map or in the list</source>
        <extracomment>ui/table/panels/panel.py</extracomment>
        <translation>op kaart of in lijst</translation>
    </message>
    <message>
        <source>no new room to expand</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>ontsluit geen gebied</translation>
    </message>
    <message numerus="yes">
        <source>room for {n} more areas</source>
        <extracomment>For one: room for {n} more area ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>ontsluit {n} gebied</numerusform>
            <numerusform>ontsluit {n} gebieden</numerusform>
        </translation>
    </message>
    <message>
        <source>other prospects</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>andere vooruitzichten</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>afgevallen</translation>
    </message>
    <message>
        <source>{amount} to your own ships (you keep it)</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>eigen schepen {amount}, die bij jou blijven</translation>
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
        <source>pass</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>past</translation>
    </message>
    <message>
        <source>place</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>plaats</translation>
    </message>
    <message>
        <source>place in the order of play</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>plaats in de speelvolgorde</translation>
    </message>
    <message>
        <source>point at a company, or click its slot</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>wijs een bedrijf aan, of klik op de plek ervan</translation>
    </message>
    <message>
        <source>point at an area to see its coasts, too</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>wijs een gebied aan om ook de kusten te zien</translation>
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
        <source>province</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>provincie</translation>
    </message>
    <message>
        <source>reaches no city yet</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>bereikt nog geen stad</translation>
    </message>
    <message>
        <source>reaches the {seas}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>bereikt: {seas}</translation>
    </message>
    <message>
        <source>reaches {cities}</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
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
        <source>sea “{id}”</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>zee “{id}”</translation>
    </message>
    <message>
        <source>sea area</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>zeegebied</translation>
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
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
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
        <source>Several provinces</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>meerdere</translation>
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
        <source>ships can’t start here: the province touches no sea</source>
        <extracomment>games/indonesia/rules/scenario.py</extracomment>
        <translation>hier kunnen geen schepen beginnen: de provincie ligt niet aan zee</translation>
    </message>
    <message>
        <source>ships: {ships}</source>
        <extracomment>ui/games/indonesia/board/board_tables.py</extracomment>
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
        <source>slots</source>
        <comment>track</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>plekken</translation>
    </message>
    <message>
        <source>spice</source>
        <extracomment>games/indonesia/rules/constants.py</extracomment>
        <translation>specerijen</translation>
    </message>
    <message>
        <source>start</source>
        <comment>of the game</comment>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>begin</translation>
    </message>
    <message>
        <source>undoes or redoes a decision that was never made</source>
        <extracomment>core/record.py</extracomment>
        <translation>neemt iets terug, of speelt iets opnieuw, wat nooit is gespeeld</translation>
    </message>
    <message>
        <source>takes over the mouse.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>neemt de muis.</translation>
    </message>
    <message>
        <source>refers to seat {seat}, which doesn’t exist</source>
        <extracomment>core/record.py</extracomment>
        <translation>noemt stoel {seat}, die er niet is</translation>
    </message>
    <message>
        <source>tells the result of a game that isn’t over</source>
        <extracomment>core/record.py</extracomment>
        <translation>noemt de uitslag van een spel dat niet is afgelopen</translation>
    </message>
    <message>
        <source>tells the result {money}; played again it is {actual}</source>
        <extracomment>core/record.py</extracomment>
        <translation>noemt de uitslag {money}; nagespeeld is die {actual}</translation>
    </message>
    <message>
        <source>the bot “{bot}” can think for more than 0 and up to {most} seconds, not {seconds}</source>
        <extracomment>core/bots.py</extracomment>
        <translation>de bot “{bot}” kan meer dan 0 en tot {most} seconden denken, niet {seconds}</translation>
    </message>
    <message>
        <source>the bot “{bot}” takes no time to think: leave its seconds away</source>
        <extracomment>bots/registry.py</extracomment>
        <translation>de bot “{bot}” heeft geen denktijd: laat de seconden weg</translation>
    </message>
    <message>
        <source>the city card “{card}” is dealt twice</source>
        <extracomment>games/indonesia/game.py</extracomment>
        <translation>stedenkaart “{card}” is twee keer gedeeld</translation>
    </message>
    <message numerus="yes">
        <source>the deal isn’t for {n} players</source>
        <extracomment>For one: the deal isn’t for {n} player games/indonesia/game.py</extracomment>
        <translation>
            <numerusform>de opstelling is niet voor {n} speler</numerusform>
            <numerusform>de opstelling is niet voor {n} spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>the file is larger than {size}&#xa0;MB</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>het bestand is groter dan {size} MB</translation>
    </message>
    <message>
        <source>the file is read-only</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>het bestand is alleen-lezen</translation>
    </message>
    <message>
        <source>the fingerprint of the map isn’t 64 hexadecimal digits</source>
        <extracomment>core/record.py</extracomment>
        <translation>de vingerafdruk van de kaart bestaat niet uit 64 hexadecimale cijfers</translation>
    </message>
    <message>
        <source>the folder can’t be written to</source>
        <extracomment>ui/play/save_lock.py</extracomment>
        <translation>in de map kan niet worden geschreven</translation>
    </message>
    <message>
        <source>the folder is missing or the disk is full</source>
        <extracomment>ui/play/save_lock.py</extracomment>
        <translation>de map ontbreekt of de schijf is vol</translation>
    </message>
    <message>
        <source>the game “{game}” can’t be loaded: {reason}</source>
        <extracomment>games/__init__.py</extracomment>
        <translation>het spel ‘{game}’ kan niet worden geladen: {reason}</translation>
    </message>
    <message>
        <source>the game “{game}” is not installed</source>
        <extracomment>games/__init__.py</extracomment>
        <translation>het spel “{game}” is niet geïnstalleerd</translation>
    </message>
    <message>
        <source>the key “{key}” is there twice</source>
        <extracomment>files/strict_json.py</extracomment>
        <translation>de sleutel ‘{key}’ komt dubbel voor</translation>
    </message>
    <message>
        <source>last ship this year</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>het laatste schip van dit jaar</translation>
    </message>
    <message>
        <source>current plan</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>het huidige plan</translation>
    </message>
    <message>
        <source>the program can’t read it: {reason}</source>
        <extracomment>ui/table/games/saved_games.py</extracomment>
        <translation>het programma kan het niet lezen: {reason}</translation>
    </message>
    <message>
        <source>the same cities, other ships</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>dezelfde steden, andere schepen</translation>
    </message>
    <message>
        <source>the saved game has become too long</source>
        <extracomment>core/record.py</extracomment>
        <translation>het bewaarde spel is te lang geworden</translation>
    </message>
    <message>
        <source>the seconds of the bot “{bot}” are no number: “{seconds}”</source>
        <extracomment>core/bots.py</extracomment>
        <translation>de seconden van de bot “{bot}” zijn geen getal: “{seconds}”</translation>
    </message>
    <message>
        <source>the seed is too large</source>
        <extracomment>core/record.py</extracomment>
        <translation>de startwaarde is te groot</translation>
    </message>
    <message>
        <source>the seed {seed} doesn’t deal it</source>
        <extracomment>games/indonesia/game.py</extracomment>
        <translation>de startwaarde {seed} deelt haar niet zo</translation>
    </message>
    <message>
        <source>the set-up can’t be used: {error}</source>
        <extracomment>core/record.py</extracomment>
        <translation>de opstelling is onbruikbaar: {error}</translation>
    </message>
    <message>
        <source>the saved version</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>de versie op de schijf</translation>
    </message>
    <message numerus="yes">
        <source>the zone of {area} has only {n} goods</source>
        <extracomment>For one: the zone of {area} has only {n} good ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>de zone van {area} heeft maar {n} product</numerusform>
            <numerusform>de zone van {area} heeft maar {n} producten</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no city card “{card}” of era {era}</source>
        <extracomment>games/indonesia/game.py</extracomment>
        <translation>er is geen stedenkaart “{card}” van tijdperk {era}</translation>
    </message>
    <message>
        <source>there is no province “{province}” on the map</source>
        <extracomment>games/indonesia/rules/scenario.py</extracomment>
        <translation>op de kaart is er geen provincie “{province}”</translation>
    </message>
    <message>
        <source>there is no such map; known are {maps}</source>
        <extracomment>library.py</extracomment>
        <translation>zo’n kaart is er niet; bekend zijn {maps}</translation>
    </message>
    <message>
        <source>there is no {what} “{area}” on this map</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>op deze kaart is er geen {what} “{area}”</translation>
    </message>
    <message>
        <source>this year {amount}</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>dit jaar {amount}</translation>
    </message>
    <message>
        <source>title</source>
        <extracomment>mapmaking/files/storage.py</extracomment>
        <translation>titel</translation>
    </message>
    <message>
        <source>to bid</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>biedt</translation>
    </message>
    <message>
        <source>to {player} {amount}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>aan {player} {amount}</translation>
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
    <message>
        <source>turn order bid</source>
        <comment>track</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>volgordebod</translation>
    </message>
    <message>
        <source>two players have the same colour</source>
        <extracomment>core/record.py</extracomment>
        <translation>twee spelers hebben dezelfde kleur</translation>
    </message>
    <message>
        <source>two players have the same name</source>
        <extracomment>core/record.py</extracomment>
        <translation>twee spelers hebben dezelfde naam</translation>
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
        <source>This file uses entities, which can’t be imported. Save it as plain SVG.</source>
        <extracomment>mapmaking/imports/svg.py</extracomment>
        <translation>gebruikt entiteiten, die niet worden gelezen; sla het op als gewone SVG</translation>
    </message>
    <message>
        <source>was played on another version of the map “{map}”, which is not on this computer</source>
        <extracomment>core/record.py</extracomment>
        <translation>is gespeeld op een andere versie van de kaart “{map}”, die niet op deze computer staat</translation>
    </message>
    <message>
        <source>rest of this year</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>wat dit jaar nog volgt</translation>
    </message>
    <message>
        <source>whole file</source>
        <extracomment>board/files/board_file.py, games/indonesia/rules/scenario.py, mapmaking/files/recovery.py, mapmaking/files/storage.py, mapmaking/imports/geojson.py, mapmaking/imports/svg.py, ui/table/games/map_loader.py</extracomment>
        <translation>hele bestand</translation>
    </message>
    <message>
        <source>year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>jaar</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>ui/games/indonesia/board/board_tables.py</extracomment>
        <translation>ja</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>jij</translation>
    </message>
    <message>
        <source>you gain {amount} net, {cash} left</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>je krijgt in totaal {amount}, houdt {cash}</translation>
    </message>
    <message>
        <source>you get {amount} or more</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>je krijgt {amount} of meer</translation>
    </message>
    <message>
        <source>cash left</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>je houdt</translation>
    </message>
    <message>
        <source>net cost to you</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>kost je netto</translation>
    </message>
    <message>
        <source>you pay {amount} net, {cash} left</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>je betaalt in totaal {amount}, houdt {cash}</translation>
    </message>
    <message>
        <source>Largest lead over your strongest rival</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>je grootste voorsprong op de sterkste tegenstander</translation>
    </message>
    <message>
        <source>your bid: {strength}</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>je bod: {strength}</translation>
    </message>
    <message>
        <source>{about}. The table shows the same data.</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>{about}. De tabel zegt hetzelfde.</translation>
    </message>
    <message>
        <source>{action} does not answer the question that is open.</source>
        <extracomment>core/flow.py</extracomment>
        <translation>{action} is geen antwoord op de openstaande vraag.</translation>
    </message>
    <message>
        <source>{amount}&#xa0;Rp</source>
        <extracomment>ui/games/indonesia/texts/names.py, ui/table/panels/input_fields.py</extracomment>
        <translation>Rp&#xa0;{amount}</translation>
    </message>
    <message>
        <source>{amount} now, then the minimum raise</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Nu {amount}, daarna zo weinig als nodig</translation>
    </message>
    <message>
        <source>{area} ({province})</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{area} ({province})</translation>
    </message>
    <message>
        <source>{area} belongs to the province {province}, which does not exist.</source>
        <extracomment>board/checks/all_checks.py</extracomment>
        <translation>{area} hoort bij de provincie {province}, die niet bestaat.</translation>
    </message>
    <message>
        <source>{area} now belongs to {new} instead of {old}.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{area} hoort bij {new}, niet bij {old}.</translation>
    </message>
    <message>
        <source>{area} can’t be given to itself.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>{area} kan niet aan zichzelf worden gegeven.</translation>
    </message>
    <message>
        <source>{area} can’t be linked to itself.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>{area} kan niet met zichzelf worden verbonden.</translation>
    </message>
    <message>
        <source>{area} does not belong to {company}.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>{area} hoort niet bij {company}.</translation>
    </message>
    <message>
        <source>{area} does not lie in {province}.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{area} ligt niet in {province}.</translation>
    </message>
    <message>
        <source>{area} doesn’t reach this far.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>{area} reikt niet tot daar.</translation>
    </message>
    <message>
        <source>{area} does not touch {company}.</source>
        <extracomment>games/indonesia/rules/companies.py</extracomment>
        <translation>{area} grenst niet aan {company}.</translation>
    </message>
    <message>
        <source>The outline of {area} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{area} heeft een andere omtrek.</translation>
    </message>
    <message>
        <source>{area} has no city of size {size} that received enough of every good.</source>
        <extracomment>games/indonesia/rules/phases/city_growth.py</extracomment>
        <translation>{area} heeft geen stad van grootte {size} die genoeg van elk product heeft ontvangen.</translation>
    </message>
    <message>
        <source>{area} isn’t on the coast.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>{area} heeft geen kust.</translation>
    </message>
    <message>
        <source>{area} is named after its province. Give it a name of its own first.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>{area} heeft geen eigen naam: het heet naar zijn provincie.</translation>
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
        <source>{area} has the id “{id}” now.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>{area} heeft nu de ID “{id}”.</translation>
    </message>
    <message numerus="yes">
        <source>{area} has {n} neighbours, far more than others.</source>
        <extracomment>For one: {area} has {n} neighbour, far more than others. board/checks/link_checks.py</extracomment>
        <translation>
            <numerusform>{area} heeft {n} buur, veel meer dan andere.</numerusform>
            <numerusform>{area} heeft {n} buren, veel meer dan andere.</numerusform>
        </translation>
    </message>
    <message>
        <source>{area} holds no goods of {company}.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>In {area} liggen geen producten van {company}.</translation>
    </message>
    <message>
        <source>{area} is adjacent to nothing.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{area} grenst nergens aan.</translation>
    </message>
    <message>
        <source>{area} is one piece. Draw a line to split it.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>{area} is één geheel: teken een lijn om het te splitsen.</translation>
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
        <source>{area} is neither a land area nor a sea on this map.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>{area} is geen landgebied en geen zee van deze kaart.</translation>
    </message>
    <message>
        <source>{area} is not empty.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{area} is niet leeg.</translation>
    </message>
    <message>
        <source>{area} already has goods on it.</source>
        <extracomment>games/indonesia/rules/companies.py, games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>{area} is al in gebruik.</translation>
    </message>
    <message>
        <source>{area} is inside {company}. Only areas on the edge can be removed.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>{area} ligt midden in {company}; gebieden verdwijnen vanaf de rand.</translation>
    </message>
    <message>
        <source>{area} is adjacent to another area with {good}.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{area} ligt naast een ander gebied met {good}.</translation>
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
        <source>{area} reaches beyond the canvas.</source>
        <extracomment>board/checks/shape_checks.py, mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>{area} steekt buiten het tekenvlak.</translation>
    </message>
    <message>
        <source>{area} stands in the file twice.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>{area} staat twee keer in het bestand.</translation>
    </message>
    <message>
        <source>Assign {area} to {province}</source>
        <extracomment>mapmaking/review/fixes.py, ui/editor/menus/area_menu.py</extracomment>
        <translation>{area} naar {province}</translation>
    </message>
    <message>
        <source>{area} would be too narrow for a token.</source>
        <extracomment>mapmaking/edit/shapes/dependents.py</extracomment>
        <translation>{area} zou te smal zijn voor een fiche.</translation>
    </message>
    <message>
        <source>That would turn {area} inside out.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>{area} zou binnenstebuiten worden gekeerd.</translation>
    </message>
    <message>
        <source>That would leave {area} without a proper outline.</source>
        <extracomment>mapmaking/edit/shapes/apply_shapes.py</extracomment>
        <translation>{area} zou geen behoorlijke omtrek meer hebben.</translation>
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
        <source>{a} and {b} are now linked.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} en {b} grenzen nu aan elkaar.</translation>
    </message>
    <message>
        <source>{a} and {b} are now linked by a border instead of an arrow.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} en {b} zijn nu door een grens verbonden, niet door een pijl.</translation>
    </message>
    <message>
        <source>{a} and {b} are now linked by an arrow instead of a border.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} en {b} zijn nu door een pijl verbonden, niet door een grens.</translation>
    </message>
    <message>
        <source>{a} and {b} are now linked by an arrow.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} en {b} zijn nu door een pijl verbonden.</translation>
    </message>
    <message>
        <source>{a} and {b} are joined by an arrow, but also share a border.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} en {b} zijn door een pijl verbonden, maar hebben ook een gemeenschappelijke grens.</translation>
    </message>
    <message>
        <source>{a} and {b} are joined by an arrow, but none is drawn.</source>
        <extracomment>board/checks/link_checks.py, mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>{a} en {b} zijn door een pijl verbonden, maar er is er geen getekend.</translation>
    </message>
    <message>
        <source>{a} and {b} are already linked.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} en {b} zijn al verbonden</translation>
    </message>
    <message>
        <source>{a} and {b} are linked, but are not both on the map.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} en {b} zijn verbonden, maar staan niet allebei op de kaart.</translation>
    </message>
    <message>
        <source>{a} and {b} are listed as adjacent, but share no border.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} en {b} staan als aangrenzend in de lijst, maar hebben geen gemeenschappelijke grens.</translation>
    </message>
    <message>
        <source>{a} and {b} are no longer linked.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} en {b} grenzen niet meer aan elkaar.</translation>
    </message>
    <message>
        <source>{a} and {b} are not adjacent.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>{a} en {b} grenzen niet aan elkaar.</translation>
    </message>
    <message>
        <source>{a} and {b} aren’t linked.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} en {b} zijn toch al niet verbonden</translation>
    </message>
    <message>
        <source>{a} and {b} can’t be merged because they aren’t the same kind of area.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>{a} en {b} zijn niet van dezelfde soort, dus kunnen ze niet worden samengevoegd.</translation>
    </message>
    <message>
        <source>{a} and {b} are linked but far apart. Add a note that explains why.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} en {b} liggen ver uit elkaar en zijn verbonden: zeg waarom.</translation>
    </message>
    <message>
        <source>{a} and {b} meet in a point: players may wonder whether they are adjacent.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} en {b} raken elkaar in een punt: spelers kunnen zich afvragen of ze aan elkaar grenzen.</translation>
    </message>
    <message>
        <source>{a} and {b} overlap near {place}.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>{a} en {b} overlappen elkaar bij {place}.</translation>
    </message>
    <message numerus="yes">
        <source>{a} and {b} share a border of {n} units, but are not listed as adjacent.</source>
        <extracomment>For one: {a} and {b} share a border of {n} unit, but are not listed as adjacent. board/checks/link_checks.py</extracomment>
        <translation>
            <numerusform>{a} en {b} hebben een gemeenschappelijke grens van {n} eenheid, maar staan niet als aangrenzend in de lijst.</numerusform>
            <numerusform>{a} en {b} hebben een gemeenschappelijke grens van {n} eenheden, maar staan niet als aangrenzend in de lijst.</numerusform>
        </translation>
    </message>
    <message>
        <source>{a} and {b} don’t share a border.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py, ui/editor/links/matrix_dialog.py</extracomment>
        <translation>{a} en {b} hebben geen gemeenschappelijke grens.</translation>
    </message>
    <message>
        <source>{a} and {b} were decided about twice.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Over {a} en {b} is twee keer beslist.</translation>
    </message>
    <message>
        <source>{a} is linked with itself.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} is met zichzelf verbonden.</translation>
    </message>
    <message>
        <source>{a} is listed as its own neighbour.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>{a} staat als eigen buur in de lijst.</translation>
    </message>
    <message>
        <source>{a} – {b}</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>{bank} (counts only at the end)</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>{bank}; dat telt pas aan het eind</translation>
    </message>
    <message>
        <source>a bid of {bid} will count as {then} instead of {now}</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>{bid} zal als {then} tellen, niet als {now}</translation>
    </message>
    <message>
        <source>{bot} stopped working ({reason}). The first legal move was played instead.</source>
        <extracomment>ui/play/session_bridge.py</extracomment>
        <translation>{bot} is uitgevallen ({reason}); de eerste toegestane zet wordt gespeeld.</translation>
    </message>
    <message>
        <source>{bot} decides…</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>{bot} beslist…</translation>
    </message>
    <message>
        <source>{bot} is to decide, but the bots are paused.</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>{bot} is aan de beurt, maar de bots zijn gepauzeerd.</translation>
    </message>
    <message>
        <source>{bot}, {time}</source>
        <comment>bot and its time</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>{bot}, {time}</translation>
    </message>
    <message>
        <source>{cities} can grow</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Kan groeien: {cities}</translation>
    </message>
    <message numerus="yes">
        <source>{cities} received enough of every good to grow to size {size}, but only {n} city stones of that size are left. You are first in the order of play, so you choose.</source>
        <extracomment>For one: {cities} received enough of every good to grow to size {size}, but only {n} city stone of that size is left. You are first in the order of play, so you choose. ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>
            <numerusform>{cities} hebben genoeg van elk product ontvangen voor grootte {size}, maar er is nog maar {n} steen van die grootte. Jij speelt als eerste, dus jij kiest welke groeit.</numerusform>
            <numerusform>{cities} hebben genoeg van elk product ontvangen voor grootte {size}, maar er zijn nog maar {n} stenen van die grootte. Jij speelt als eerste, dus jij kiest welke groeien.</numerusform>
        </translation>
    </message>
    <message>
        <source>{city} buys {goods}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{city} koopt {goods}</translation>
    </message>
    <message>
        <source>{city} did not grow: no stone was left</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>{city} groeide niet: er was geen steen meer</translation>
    </message>
    <message>
        <source>{city} grew to size {size}</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>{city} groeide naar grootte {size}</translation>
    </message>
    <message>
        <source>{city} grows to size {size}</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>{city} groeit naar grootte {size}</translation>
    </message>
    <message>
        <source>{city} to size {size}</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>{city} naar grootte {size}</translation>
    </message>
    <message>
        <source>{companies}; from {least}</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>{companies}; vanaf {least}</translation>
    </message>
    <message>
        <source>{company} adds a ship in {sea}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{company} voegt een schip toe: {sea}.</translation>
    </message>
    <message>
        <source>{company} becomes siap faji</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>{company} wordt siap faji</translation>
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
        <translation>{company} is in deze fase uit een fusie ontstaan.</translation>
    </message>
    <message>
        <source>{company} becomes available in era {era}.</source>
        <extracomment>ui/games/indonesia/deed_list.py</extracomment>
        <translation>{company} is beschikbaar vanaf tijdperk {era}.</translation>
    </message>
    <message>
        <source>{company} carries goods of {other}</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>{company} vervoert producten van {other}</translation>
    </message>
    <message>
        <source>{company} expands to {area} for {price}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{company} breidt voor {price} uit naar {area}.</translation>
    </message>
    <message>
        <source>{company} expands to {area}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{company} breidt uit naar {area}.</translation>
    </message>
    <message>
        <source>{company} gives up {area}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{company} geeft {area} op.</translation>
    </message>
    <message>
        <source>{company} has all the ships that it may have in era {era}.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} heeft alle schepen die het in tijdperk {era} mag hebben.</translation>
    </message>
    <message>
        <source>{company} has no goods.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} heeft geen producten.</translation>
    </message>
    <message>
        <source>{company} has no room to expand.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} heeft geen ruimte om uit te breiden.</translation>
    </message>
    <message>
        <source>{company} has no ship in {sea} or in a sea next to it.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{sea}: {company} heeft daar geen schip, en ook niet in een zee ernaast.</translation>
    </message>
    <message>
        <source>{company} has operated this year.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} heeft dit jaar al gedraaid.</translation>
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
            <numerusform>{company} maakt siap faji in {n} gebied.</numerusform>
            <numerusform>{company} maakt siap faji in {n} gebieden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{company} may add up to {n} ships. Choose a sea area, or stop.</source>
        <extracomment>For one: {company} may add {n} ship. Choose a sea area, or stop. ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{company} mag {n} schip toevoegen: kies een zee, of stop.</numerusform>
            <numerusform>{company} mag {n} schepen toevoegen: kies een zee, of stop.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{company} may buy up to {n} areas for {price} each. Click an area, or stop.</source>
        <extracomment>For one: {company} may buy {n} area for {price}. Click an area, or stop. ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{company} mag {n} gebied kopen voor {price}: klik erop, of stop.</numerusform>
            <numerusform>{company} mag maximaal {n} gebieden kopen voor {price} per stuk: klik erop, of stop.</numerusform>
        </translation>
    </message>
    <message>
        <source>{company} must sell {number} of its {goods}. Accept the plan or change it.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{company} moet er {number} van {goods} verkopen: neem het plan aan, of kies zelf.</translation>
    </message>
    <message>
        <source>{company} never sold a good.</source>
        <extracomment>games/indonesia/maps/playtest.py</extracomment>
        <translation>{company} heeft nooit een product verkocht.</translation>
    </message>
    <message>
        <source>{company} of {player}</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>{company} van {player}</translation>
    </message>
    <message>
        <source>{company} of {player}: {holding}</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>{company} van {player}: {holding}</translation>
    </message>
    <message numerus="yes">
        <source>{company} of {player}: {ships}, can carry {n} goods</source>
        <extracomment>For one: {company} of {player}: {ships}, can carry {n} good ui/games/indonesia/texts/areas.py</extracomment>
        <translation>
            <numerusform>{company} van {player}: {ships}, kan {n} product vervoeren</numerusform>
            <numerusform>{company} van {player}: {ships}, kan {n} producten vervoeren</numerusform>
        </translation>
    </message>
    <message>
        <source>{company} pays {other} for ships</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>{company} betaalt schepen van {other}</translation>
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
    <message numerus="yes">
        <source>{company} sells {good} to {city} for {price}; {line} carries it with {n} ships for {fee}.</source>
        <extracomment>For one: {company} sells {good} to {city} for {price}; {line} carries it with {n} ship for {fee}. ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{company} verkoopt {good} aan {city} voor {price}; {line} vervoert het met {n} schip voor {fee}.</numerusform>
            <numerusform>{company} verkoopt {good} aan {city} voor {price}; {line} vervoert het met {n} schepen voor {fee}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{company} sold all its goods and must expand.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} heeft alle producten verkocht en moet uitbreiden.</translation>
    </message>
    <message numerus="yes">
        <source>{company} sold everything and must expand for free. Click {n} areas.</source>
        <extracomment>For one: {company} sold everything and must expand for free. Click {n} area. ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{company} heeft alles verkocht: klik op {n} gebied om er gratis naar uit te breiden.</numerusform>
            <numerusform>{company} heeft alles verkocht: klik op {n} gebieden om er gratis naar uit te breiden.</numerusform>
        </translation>
    </message>
    <message>
        <source>{deed} can’t be acquired now.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{deed} is nu niet beschikbaar.</translation>
    </message>
    <message>
        <source>{deed} starts at sea.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{deed} begint op zee.</translation>
    </message>
    <message>
        <source>{deed} starts on land.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{deed} begint op land.</translation>
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
        <extracomment>ui/games/indonesia/texts/areas.py, ui/table/board/board_ui.py</extracomment>
        <translation>{fact}.</translation>
    </message>
    <message>
        <source>{fault}. It is opened up to there, as a copy.</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>{fault}. Het wordt tot daar geopend, als kopie.</translation>
    </message>
    <message>
        <source>{figure} of {player}</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>{figure} van {player}</translation>
    </message>
    <message>
        <source>{file} can’t be moved to the trash of this system, so it isn’t deleted.</source>
        <extracomment>ui/play/save_folder.py</extracomment>
        <translation>{file} kan niet naar de prullenbak van dit systeem worden verplaatst en wordt daarom niet verwijderd.</translation>
    </message>
    <message>
        <source>{file} can’t be read as settings, so their defaults hold.</source>
        <extracomment>ui/settings/settings_file.py</extracomment>
        <translation>{file} kan niet als instellingen worden gelezen; de standaardinstellingen gelden.</translation>
    </message>
    <message>
        <source>{file} can’t be written: {reason}.</source>
        <extracomment>ui/help/guide.py</extracomment>
        <translation>{file} kan niet worden geschreven: {reason}.</translation>
    </message>
    <message>
        <source>{file} is open in another window of this program. Here it can only be looked at.</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>{file} is in een ander venster van dit programma geopend. Hier kun je alleen kijken.</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py, ui/editor/imports/import_commands.py, ui/table/games/map_loader.py</extracomment>
        <translation>{file} wordt gelezen…</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>{file}, regel {line}</translation>
    </message>
    <message>
        <source>{file}, line {line}, column {column}</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>{file}, regel {line}, kolom {column}</translation>
    </message>
    <message>
        <source>{file}: can’t be written</source>
        <extracomment>ui/support/picture_file.py</extracomment>
        <translation>{file}: kan niet worden geschreven</translation>
    </message>
    <message>
        <source>{file}: line {line}: {reason}</source>
        <extracomment>core/record.py</extracomment>
        <translation>{file}: regel {line}: {reason}</translation>
    </message>
    <message>
        <source>{file}: pictures are .png, .svg or .pdf, not “{ending}”</source>
        <extracomment>ui/support/picture_file.py</extracomment>
        <translation>{file}: afbeeldingen zijn .png, .svg of .pdf, niet “{ending}”</translation>
    </message>
    <message>
        <source>Couldn’t save {file}. Save a copy now or you will lose this game.</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>{file}: het spel kon niet worden opgeslagen. Zonder kopie gaat verloren wat er is gespeeld.</translation>
    </message>
    <message>
        <source>{file}: this game is being played.</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>{file}: dit spel wordt nu gespeeld.</translation>
    </message>
    <message>
        <source>{file}: {error}. The game continues without being saved.</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>{file}: {error}. Het spel gaat door zonder te worden opgeslagen.</translation>
    </message>
    <message>
        <source>{file}: {reason}. The game goes on without being saved; Save a copy keeps it in another place.</source>
        <extracomment>ui/table/game_controller.py</extracomment>
        <translation>{file}: {reason}. Het spel gaat door zonder te worden opgeslagen; “Kopie opslaan” bewaart het op een andere plaats.</translation>
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
        <source>{first} with {second}</source>
        <comment>merger</comment>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{first} met {second}</translation>
    </message>
    <message>
        <source>{folder} holds no map. The file {file} is missing.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>{folder} bevat geen kaart: het bestand {file} ontbreekt.</translation>
    </message>
    <message>
        <source>{folder} already holds other files. Where do you want to save the map?</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>{folder} bevat andere bestanden.</translation>
    </message>
    <message>
        <source>To hide the label, right-click {place} in the “Areas” panel.</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Klik met rechts op {place} in het paneel “Gebieden” om de naam van de kaart te halen.</translation>
    </message>
    <message>
        <source>{folder} holds {files}, but they aren’t a readable map. Overwrite them?</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>{folder} bevat {files}; dat is geen kaart van dit programma.</translation>
    </message>
    <message>
        <source>{found}. {best}. No alternative is better for you without also helping a rival.</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>{found}. {best}: geen andere geeft jou meer, of een tegenstander minder, zonder nadeel.</translation>
    </message>
    <message>
        <source>{found}. {best}: no other of those found gives you more, or a rival less, for nothing.</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>{found}. {best}: geen andere van de gevonden geeft jou meer, of een tegenstander minder, zonder nadeel.</translation>
    </message>
    <message>
        <source>{found}; the first {shown} are shown</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>{found}; de eerste {shown} zijn te zien</translation>
    </message>
    <message>
        <source>{goods} at its sea</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>{goods} aan dezelfde zee</translation>
    </message>
    <message>
        <source>{goods} on its seas</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>{goods} aan dezelfde zeeën</translation>
    </message>
    <message>
        <source>{goods} would stay unsold.</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Dan blijft liggen: {goods}.</translation>
    </message>
    <message>
        <source>{holding}, {gone} to remove</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>{holding}, {gone} op te geven</translation>
    </message>
    <message numerus="yes">
        <source>{holding}; {n} deeds, slot {slot}</source>
        <extracomment>For one: {holding}; {n} deed, slot {slot} ui/games/indonesia/panels/mergers.py</extracomment>
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
        <translation>{keys} hoort bij “{name}”.</translation>
    </message>
    <message numerus="yes">
        <source>{left} of {n} areas; {stay} remain</source>
        <extracomment>For one: {left} of {n} area; {stay} remain ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>
            <numerusform>{left} van {n} gebied; {stay} blijft</numerusform>
            <numerusform>{left} van {n} gebieden; {stay} blijven</numerusform>
        </translation>
    </message>
    <message>
        <source>{limits}: {sum}.</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{limits}: {sum}.</translation>
    </message>
    <message>
        <source>{line} by the {seas} for {fee}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{line} via {seas} voor {fee}</translation>
    </message>
    <message>
        <source>{line} has no ship with room in {sea}.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>{sea}: {line} heeft daar geen schip met ruimte.</translation>
    </message>
    <message>
        <source>{line} isn’t a shipping company.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>{line} is geen rederij.</translation>
    </message>
    <message>
        <source>{list}, entry {number}</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>{list}, regel {number}</translation>
    </message>
    <message>
        <source>{map} (copy)[*] – Map editor</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>{map} (een kopie)[*] – Kaarteditor</translation>
    </message>
    <message>
        <source>{map} comes with the program. You’re editing a copy, which you can save under a new name.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>{map} hoort bij het programma en blijft zoals ze is. Je bewerkt een kopie; bij het opslaan krijgt die een eigen naam.</translation>
    </message>
    <message>
        <source>{map}[*] – Map editor</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>{map}[*] – Kaarteditor</translation>
    </message>
    <message>
        <source>{merger}: {company}</source>
        <comment>merger</comment>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{merger}: {company}</translation>
    </message>
    <message>
        <source>{money} final money, lead {lead}</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>{money} aan het eind, voorsprong {lead}</translation>
    </message>
    <message>
        <source>{names} and others</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>{names} en andere</translation>
    </message>
    <message>
        <source>{name} (own province)</source>
        <extracomment>ui/editor/imports/outline_model.py</extracomment>
        <translation>{name} (een eigen)</translation>
    </message>
    <message>
        <source>{name} has no areas yet. Add some first.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>{name} heeft nog geen land: geef eerst gebieden.</translation>
    </message>
    <message>
        <source>Only provinces and seas have labels, and {name} is neither.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>{name} heeft geen naam op de kaart: alleen provincies en zeeën hebben er een.</translation>
    </message>
    <message>
        <source>Only provinces have symbols beside their labels, so {name} has none.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>{name} heeft geen symbolenstrook: alleen provincies hebben er een.</translation>
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
    <message>
        <source>{name} was skipped: it doesn’t enclose anything.</source>
        <extracomment>mapmaking/imports/svg.py</extracomment>
        <translation>{name} is weggelaten: het omsluit niets.</translation>
    </message>
    <message>
        <source>{name} was skipped: its line isn’t closed.</source>
        <extracomment>mapmaking/imports/svg.py</extracomment>
        <translation>{name} is weggelaten: het is een lijn die niet gesloten is.</translation>
    </message>
    <message>
        <source>{name} was skipped: a {what} isn’t an area.</source>
        <extracomment>mapmaking/imports/geojson.py</extracomment>
        <translation>{name} is weggelaten: het is “{what}” en geen gebied.</translation>
    </message>
    <message>
        <source>{name} was skipped: it’s too large.</source>
        <extracomment>mapmaking/imports/svg.py</extracomment>
        <translation>{name} is weggelaten: het is te groot.</translation>
    </message>
    <message>
        <source>{name} was skipped: it’s too narrow for a token.</source>
        <extracomment>mapmaking/imports/areas.py</extracomment>
        <translation>{name} is weggelaten: het is te smal voor een fiche.</translation>
    </message>
    <message>
        <source>{name} was skipped: it’s too small for this canvas.</source>
        <extracomment>mapmaking/imports/named_shapes.py</extracomment>
        <translation>{name} is weggelaten: het is te klein voor dit tekenvlak.</translation>
    </message>
    <message>
        <source>{name} was skipped: its outline can’t be read.</source>
        <extracomment>mapmaking/imports/geojson.py, mapmaking/imports/svg.py</extracomment>
        <translation>{name} is weggelaten: de omtrek kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>{name} was skipped: its outline crosses itself in too many places.</source>
        <extracomment>mapmaking/imports/geojson.py, mapmaking/imports/svg.py</extracomment>
        <translation>{name} is weggelaten: de omtrek kruist zichzelf op te veel plaatsen.</translation>
    </message>
    <message>
        <source>{name} was skipped: it’s completely covered by others.</source>
        <extracomment>mapmaking/imports/areas.py</extracomment>
        <translation>{name} is weggelaten: op het tekenvlak ligt er niets van dat niet door andere wordt bedekt.</translation>
    </message>
    <message>
        <source>{name} was skipped. {error}</source>
        <extracomment>mapmaking/imports/areas.py</extracomment>
        <translation>{name} is weggelaten: {error}</translation>
    </message>
    <message>
        <source>{name}: {count}</source>
        <extracomment>ui/editor/links/link_layer.py</extracomment>
        <translation>{name}: {count}</translation>
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
            <numerusform>{n} gebied moet weg</numerusform>
            <numerusform>{n} gebieden moeten weg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assign {n} areas to {province}</source>
        <extracomment>For one: Assign {n} area to {province} ui/editor/menus/area_menu.py</extracomment>
        <translation>
            <numerusform>{n} gebied naar {province}</numerusform>
            <numerusform>{n} gebieden naar {province}</numerusform>
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
        <source>{n} cities</source>
        <extracomment>For one: {n} city ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>
            <numerusform>{n} stad</numerusform>
            <numerusform>{n} steden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} city cards of era {era} are dealt to a player</source>
        <extracomment>For one: {n} city card of era {era} is dealt to a player games/indonesia/game.py</extracomment>
        <translation>
            <numerusform>aan een speler is {n} stedenkaart van tijdperk {era} gedeeld</numerusform>
            <numerusform>aan een speler zijn {n} stedenkaarten van tijdperk {era} gedeeld</numerusform>
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
        <source>{n} decisions from decision {first} on</source>
        <extracomment>For one: {n} decision from decision {first} on ui/table/games/new_game_controller.py</extracomment>
        <translation>
            <numerusform>{n} beslissing vanaf beslissing {first}</numerusform>
            <numerusform>{n} beslissingen vanaf beslissing {first}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} differences. Click one to see it on the map.</source>
        <extracomment>For one: {n} difference. Click it to see it on the map. ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>
            <numerusform>{n} verschil. Een klik toont de plaats.</numerusform>
            <numerusform>{n} verschillen. Een klik toont de plaats.</numerusform>
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
    <message numerus="yes">
        <source>{n} fewer if {player}’s {company} sells first</source>
        <extracomment>For one: {n} fewer if {player}’s {company} sells first ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{n} minder als {company} van {player} eerst verkoopt</numerusform>
            <numerusform>{n} minder als {company} van {player} eerst verkoopt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} free left</source>
        <comment>slots</comment>
        <extracomment>For one: {n} free left ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>nog {n} vrij</numerusform>
            <numerusform>nog {n} vrij</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} free slots</source>
        <extracomment>For one: {n} free slot ui/games/indonesia/texts/research.py</extracomment>
        <translation>
            <numerusform>{n} vrije plek</numerusform>
            <numerusform>{n} vrije plekken</numerusform>
        </translation>
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
        <source>Playing {n} games…</source>
        <extracomment>For one: Playing {n} game… ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>
            <numerusform>{n} spel wordt gespeeld.</numerusform>
            <numerusform>{n} spellen worden gespeeld.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played {n} games.</source>
        <extracomment>For one: Played {n} game. ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>
            <numerusform>{n} partij is gespeeld.</numerusform>
            <numerusform>{n} partijen zijn gespeeld.</numerusform>
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
        <source>{n} goods at {area} touch no ship</source>
        <extracomment>For one: {n} good at {area} touches no ship ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>{n} product bij {area} ligt niet bij een schip</numerusform>
            <numerusform>{n} producten bij {area} liggen niet bij een schip</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} hints asked for</source>
        <extracomment>For one: {n} hint asked for ui/table/panels/result.py</extracomment>
        <translation>
            <numerusform>{n} tip gevraagd</numerusform>
            <numerusform>{n} tips gevraagd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} islands are too small and will be skipped.</source>
        <extracomment>For one: {n} island is too small and will be skipped. mapmaking/imports/named_shapes.py</extracomment>
        <translation>
            <numerusform>{n} eiland is te klein en wordt weggelaten.</numerusform>
            <numerusform>{n} eilanden zijn te klein en worden weggelaten.</numerusform>
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
        <extracomment>For one: {n} land area ui/editor/panels/areas.py, ui/editor/panels/properties.py</extracomment>
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
            <numerusform>daarna nog {n} gebied</numerusform>
            <numerusform>daarna nog {n} gebieden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more goods</source>
        <extracomment>For one: {n} more good ui/games/indonesia/texts/research.py</extracomment>
        <translation>
            <numerusform>{n} product meer</numerusform>
            <numerusform>{n} producten meer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} goods still to ship. Click a good on the map, or plan the rest.</source>
        <extracomment>For one: {n} good still to ship. Click a good on the map, or plan the rest. ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>Er moet nog {n} product worden verscheept: klik op een product op de kaart, of laat de rest plannen.</numerusform>
            <numerusform>Er moeten nog {n} producten worden verscheept: klik op een product op de kaart, of laat de rest plannen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more pairs</source>
        <extracomment>For one: {n} more pair ui/games/indonesia/texts/research.py</extracomment>
        <translation>
            <numerusform>nog {n} paar</numerusform>
            <numerusform>nog {n} paren</numerusform>
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
        <source>{n} new provinces will be added.</source>
        <extracomment>For one: {n} new province will be added. ui/editor/imports/import_dialog.py</extracomment>
        <translation>
            <numerusform>Er ontstaat {n} nieuwe provincie.</numerusform>
            <numerusform>Er ontstaan {n} nieuwe provincies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} not added</source>
        <comment>ships</comment>
        <extracomment>For one: {n} not added ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{n} niet toegevoegd</numerusform>
            <numerusform>{n} niet toegevoegd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} not bought</source>
        <comment>areas</comment>
        <extracomment>For one: {n} not bought ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{n} niet gekocht</numerusform>
            <numerusform>{n} niet gekocht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of {all} games didn’t end in {rounds} rounds.</source>
        <extracomment>For one: {n} of {all} games didn’t end in {rounds} rounds. board/map_data.py</extracomment>
        <translation>
            <numerusform>{n} van de {all} partijen eindigde niet binnen {rounds} ronden.</numerusform>
            <numerusform>{n} van de {all} partijen eindigden niet binnen {rounds} ronden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of {all} games didn’t end in {years} years.</source>
        <extracomment>For one: {n} of {all} games didn’t end in {years} years. games/indonesia/maps/playtest.py</extracomment>
        <translation>
            <numerusform>{n} van de {all} partijen eindigde niet binnen {years} jaar.</numerusform>
            <numerusform>{n} van de {all} partijen eindigden niet binnen {years} jaar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} outcomes</source>
        <extracomment>For one: {n} outcome ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>
            <numerusform>{n} uitkomst</numerusform>
            <numerusform>{n} uitkomsten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fitting {n} outlines into the map…</source>
        <extracomment>For one: Fitting {n} outline into the map… ui/editor/imports/import_commands.py</extracomment>
        <translation>
            <numerusform>{n} omtrek wordt in de kaart ingepast…</numerusform>
            <numerusform>{n} omtrekken worden in de kaart ingepast…</numerusform>
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
        <source>{n} players</source>
        <extracomment>For one: {n} player games/indonesia/rules/setup.py</extracomment>
        <translation>
            <numerusform>{n} speler</numerusform>
            <numerusform>{n} spelers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} players can’t play</source>
        <extracomment>For one: {n} player can’t play games/indonesia/game.py</extracomment>
        <translation>
            <numerusform>{n} speler kan niet spelen</numerusform>
            <numerusform>{n} spelers kunnen niet spelen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} players need as many city cards of each era; there are {cards} of era {era}.</source>
        <extracomment>For one: {n} player needs as many city cards of each era; there are {cards} of era {era}. games/indonesia/rules/scenario_check.py</extracomment>
        <translation>
            <numerusform>{n} speler heeft van elk tijdperk evenveel stedenkaarten nodig; van tijdperk {era} zijn er {cards}.</numerusform>
            <numerusform>{n} spelers hebben van elk tijdperk evenveel stedenkaarten nodig; van tijdperk {era} zijn er {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} players: the game is for {fewest} to {most}</source>
        <extracomment>For one: {n} player: the game is for {fewest} to {most} games/indonesia/rules/setup.py</extracomment>
        <translation>
            <numerusform>{n} speler: het spel is voor {fewest} tot {most}</numerusform>
            <numerusform>{n} spelers: het spel is voor {fewest} tot {most}</numerusform>
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
        <source>{n} ships carry {goods}</source>
        <extracomment>For one: {n} ship carries {goods} ui/games/indonesia/texts/research.py</extracomment>
        <translation>
            <numerusform>{n} schip vervoert {goods}</numerusform>
            <numerusform>{n} schepen vervoeren {goods}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} ships of {line} (hull {hull}) in {sea} carry {room}</source>
        <extracomment>For one: {n} ship of {line} (hull {hull}) in {sea} carries {room} ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>{sea}: {n} schip van {line} (laadruim {hull}) vervoert {room}</numerusform>
            <numerusform>{sea}: {n} schepen van {line} (laadruim {hull}) vervoeren {room}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} ships there</source>
        <extracomment>For one: {n} ship there ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{n} schip daar</numerusform>
            <numerusform>{n} schepen daar</numerusform>
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
        <source>{n} straight lines were skipped.</source>
        <extracomment>For one: {n} straight line was skipped. mapmaking/imports/svg.py</extracomment>
        <translation>
            <numerusform>{n} rechte lijn is weggelaten.</numerusform>
            <numerusform>{n} rechte lijnen zijn weggelaten.</numerusform>
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
        <source>{n} objects in the file aren’t areas.</source>
        <extracomment>For one: {n} object in the file isn’t an area. ui/editor/imports/import_dialog.py</extracomment>
        <translation>
            <numerusform>{n} ding in het bestand is geen gebied.</numerusform>
            <numerusform>{n} dingen in het bestand zijn geen gebieden.</numerusform>
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
        <source>{old} was renamed to {new}.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{old} heet nu {new}.</translation>
    </message>
    <message>
        <source>{origin} to {city} by {line}, {cost}</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>{origin} naar {city} met {line}, {cost}</translation>
    </message>
    <message>
        <source>{others} and {last}</source>
        <comment>list</comment>
        <extracomment>i18n/text.py</extracomment>
        <translation>{others} en {last}</translation>
    </message>
    <message>
        <source>It’s completely covered by {others}.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>{others} bedekken alles: er zou niets overblijven.</translation>
    </message>
    <message>
        <source>{others} or {last}</source>
        <comment>list</comment>
        <extracomment>i18n/text.py</extracomment>
        <translation>{others} of {last}</translation>
    </message>
    <message>
        <source>{other} pays for {company}</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>{other} betaalt voor {company}</translation>
    </message>
    <message>
        <source>{percent}% of all income came from {kind}.</source>
        <extracomment>games/indonesia/maps/playtest.py</extracomment>
        <translation>{percent}% van alle inkomsten kwam van {kind}.</translation>
    </message>
    <message>
        <source>{place} can’t be chosen now.</source>
        <extracomment>ui/table/panels/answers.py</extracomment>
        <translation>{place} kan nu niet worden gekozen.</translation>
    </message>
    <message>
        <source>{place} grows to size {size} this year.</source>
        <extracomment>ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>{place} groeit dit jaar naar grootte {size}.</translation>
    </message>
    <message>
        <source>{place} needs {goods} more to grow to size {size}.</source>
        <extracomment>ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>{place} heeft nog {goods} nodig om naar grootte {size} te groeien.</translation>
    </message>
    <message numerus="yes">
        <source>{place}, unless {n} players outbid you</source>
        <extracomment>For one: {place}, unless {n} player outbids you ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>
            <numerusform>{place}, tenzij {n} ander meer biedt</numerusform>
            <numerusform>{place}, tenzij {n} anderen meer bieden</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}, unless {players} outbids you</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>{place}, tenzij {players} meer biedt</translation>
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
        <source>Tied with {players}; the tie goes to the player earlier in the order of play.</source>
        <extracomment>ui/games/indonesia/panels/result.py</extracomment>
        <translation>Ook {players}; bij gelijke bedragen wint wie eerder in de speelvolgorde staat.</translation>
    </message>
    <message numerus="yes">
        <source>{players} need {n} city cards of era {era}; there are {found}</source>
        <extracomment>For one: {players} need {n} city card of era {era}; there are {found} games/indonesia/rules/setup.py</extracomment>
        <translation>
            <numerusform>{players} hebben {n} stedenkaart van tijdperk {era} nodig; er zijn er {found}</numerusform>
            <numerusform>{players} hebben {n} stedenkaarten van tijdperk {era} nodig; er zijn er {found}</numerusform>
        </translation>
    </message>
    <message>
        <source>{players} players: {ended} of {games} games ended, after {rounds} rounds; scores {scores}.</source>
        <extracomment>board/map_data.py</extracomment>
        <translation>{players} spelers: {ended} van {games} partijen eindigden, na {rounds} ronden; punten {scores}.</translation>
    </message>
    <message>
        <source>{players} players: {ended} of {games} games ended, after {years} years; money {money}.</source>
        <extracomment>games/indonesia/maps/map_data.py</extracomment>
        <translation>{players} spelers: {ended} van {games} partijen eindigden, na {years} jaar; geld {money}.</translation>
    </message>
    <message>
        <source>{player} announces the merger of {first} and {second}, opening at {bid}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} kondigt de fusie van {first} met {second} aan en biedt {bid}.</translation>
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
        <extracomment>ui/games/indonesia/texts/mergers.py, ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>{player} biedt {amount}.</translation>
    </message>
    <message>
        <source>{player} builds a city in {area}.</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>{player} bouwt een stad in {area}.</translation>
    </message>
    <message>
        <source>{player} can’t be played: {reason}</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>{player} kan niet worden gespeeld: {reason}</translation>
    </message>
    <message>
        <source>{player} decides</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>{player} beslist</translation>
    </message>
    <message>
        <source>{player} discards the city card {card}: {reason}</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>{player} legt stedenkaart {card} af: {reason}</translation>
    </message>
    <message>
        <source>{other}’s move earns {player} {amount}.</source>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>{player} ontvangt {amount} door wat {other} doet.</translation>
    </message>
    <message>
        <source>{player} has decided nothing yet.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>{player} heeft nog niets beslist.</translation>
    </message>
    <message numerus="yes">
        <source>{player} has {n} slots. Advance the Slots track to get more.</source>
        <extracomment>For one: {player} has {n} slot. Advance the Slots track to get more. ui/games/indonesia/player_cards.py</extracomment>
        <translation>
            <numerusform>{player} heeft {n} plek; voor meer is onderzoek op het spoor Plekken nodig.</numerusform>
            <numerusform>{player} heeft {n} plekken; voor meer is onderzoek op het spoor Plekken nodig.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is next</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>{player} is de volgende</translation>
    </message>
    <message>
        <source>{player} is played by “{bot}”, which this program does not know</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>{player} wordt gespeeld door “{bot}”, die dit programma niet kent</translation>
    </message>
    <message>
        <source>{player} is played by the bot “{bot}”: start the program with --bot {bot}</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>{player} wordt gespeeld door de bot “{bot}”: start het programma met --bot {bot}</translation>
    </message>
    <message>
        <source>{player} is skipped: {reason}</source>
        <extracomment>ui/games/indonesia/texts/year.py</extracomment>
        <translation>{player} wordt overgeslagen: {reason}</translation>
    </message>
    <message>
        <source>{player} wins the merger of {first} and {second} for {bid}. Payout: {shares}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} laat {first} met {second} fuseren voor {bid}; uitbetaald: {shares}.</translation>
    </message>
    <message>
        <source>{player} operates {company}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{player} laat {company} draaien.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py, ui/games/indonesia/texts/year.py</extracomment>
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
        <translation>{player} betaalt {amount} door wat {other} doet.</translation>
    </message>
    <message>
        <source>{player} researches {track} {step} for {other}: {effect}.</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>{player} onderzoekt {track} {step} voor {other}: {effect}.</translation>
    </message>
    <message>
        <source>{player} researches {track} {step} ({effect}).</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>{player} onderzoekt {track} {step}: {effect}.</translation>
    </message>
    <message>
        <source>{player} starts {company} in {place}.</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>{player} richt {company} op: {place}.</translation>
    </message>
    <message>
        <source>{player} wins with {money}.</source>
        <extracomment>ui/games/indonesia/texts/year.py</extracomment>
        <translation>{player} wint met {money}.</translation>
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
        <source>{province} can’t be removed: deeds or city cards name it ({which}).</source>
        <extracomment>games/indonesia/maps/map_data.py</extracomment>
        <translation>{province} kan niet worden verwijderd: aktes of stedenkaarten noemen de provincie ({which}).</translation>
    </message>
    <message numerus="yes">
        <source>{province} still has {n} land areas. Assign them to other provinces first.</source>
        <extracomment>For one: {province} still has {n} land area. Assign it to another province first. mapmaking/edit/provinces.py</extracomment>
        <translation>
            <numerusform>{province} kan niet worden verwijderd: er hoort {n} landgebied bij.</numerusform>
            <numerusform>{province} kan niet worden verwijderd: er horen {n} landgebieden bij.</numerusform>
        </translation>
    </message>
    <message>
        <source>{province} has a city already.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>{province} heeft al een stad.</translation>
    </message>
    <message>
        <source>Automatic recovery is off, so save often. {reason}</source>
        <extracomment>ui/editor/document/autosave.py</extracomment>
        <translation>Automatisch herstel staat uit, dus sla vaak op. {reason}</translation>
    </message>
    <message>
        <source>Change credits</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Dank wijzigen</translation>
    </message>
    <message>
        <source>Change map title</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Titel van de kaart wijzigen</translation>
    </message>
    <message>
        <source>Common border: {border}.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Gemeenschappelijke grens: {border}.</translation>
    </message>
    <message>
        <source>Couldn’t reload the map. {reason}</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>De kaart kon niet opnieuw worden geladen. {reason}</translation>
    </message>
    <message>
        <source>Couldn’t save the graph as {file}. {reason}</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>De graaf kon niet als {file} worden opgeslagen. {reason}</translation>
    </message>
    <message>
        <source>Couldn’t show the picture “{file}”. {reason}</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>De afbeelding “{file}” kan niet worden getoond. {reason}</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>ui/editor/panels/problem_rows.py</extracomment>
        <translation>Fout</translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>ui/editor/panels/layers.py</extracomment>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Link table</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Verbindingen als tabel</translation>
    </message>
    <message>
        <source>Move all places for ships in {sea}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Alle ligplaatsen verplaatsen: {sea}</translation>
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
        <source>Move label of {place}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Naam van {place} verplaatsen</translation>
    </message>
    <message>
        <source>Move place for a ship in {sea}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Ligplaats verplaatsen: {sea}</translation>
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
        <source>Remove compass</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Kompas verwijderen</translation>
    </message>
    <message>
        <source>Remove place for a ship in {sea}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Ligplaats verwijderen: {sea}</translation>
    </message>
    <message>
        <source>Remove title</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Titel verwijderen</translation>
    </message>
    <message>
        <source>Reset all</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Alles terugzetten</translation>
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
        <source>Resize title</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Grootte van de titel wijzigen</translation>
    </message>
    <message>
        <source>Rotate label of {place}</source>
        <extracomment>mapmaking/edit/grips.py, ui/editor/tools/place.py</extracomment>
        <translation>Naam van {place} draaien</translation>
    </message>
    <message>
        <source>Set length</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Lengte instellen</translation>
    </message>
    <message>
        <source>Straighten arrow between {a} and {b}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Pijl tussen {a} en {b} rechttrekken</translation>
    </message>
    <message>
        <source>The games stopped. {reason}</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>De partijen zijn gestopt. {reason}</translation>
    </message>
    <message>
        <source>The map can’t be played yet. {reason}</source>
        <extracomment>mapmaking/review/playtest.py</extracomment>
        <translation>De kaart kan nog niet worden gespeeld. {reason}</translation>
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
        <source>The symbols of {place} belong to its label and can’t be removed.</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>De symbolen van {place} horen bij de naam en kunnen niet worden verwijderd.</translation>
    </message>
    <message>
        <source>The token of {area} can’t be removed; every area needs one.</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Het fiche van {area} kan niet worden verwijderd: elk gebied heeft er een nodig.</translation>
    </message>
    <message>
        <source>This map can’t be read. {reason}</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py, ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Deze kaart kan niet worden gelezen. {reason}</translation>
    </message>
    <message>
        <source>To remove the arrow, unlink {a} and {b}.</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Maak {a} en {b} los om de pijl te verwijderen.</translation>
    </message>
    <message>
        <source>Type the name of an area.</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Typ de naam van een gebied.</translation>
    </message>
    <message>
        <source>Warning</source>
        <extracomment>ui/editor/panels/problem_rows.py</extracomment>
        <translation>Waarschuwing</translation>
    </message>
    <message>
        <source>Wrap label of {place}</source>
        <extracomment>ui/editor/tools/place.py</extracomment>
        <translation>Naam van {place} over regels verdelen</translation>
    </message>
    <message>
        <source>none</source>
        <comment>border</comment>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>geen</translation>
    </message>
    <message>
        <source>only the first {most} are listed</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>alleen de eerste {most} staan in de lijst</translation>
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
        <source>{area}: {count} ({kinds})</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{area}: {count} ({kinds})</translation>
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
        <source>{a} and {b} were linked manually.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} en {b} zijn handmatig verbonden.</translation>
    </message>
    <message>
        <source>{a} and {b} were unlinked manually.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} en {b} zijn handmatig losgemaakt.</translation>
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
        <source>{n} areas selected</source>
        <extracomment>For one: {n} area selected ui/editor/panels/neighbours.py</extracomment>
        <translation>
            <numerusform>{n} gebied geselecteerd</numerusform>
            <numerusform>{n} gebieden geselecteerd</numerusform>
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
    <message>
        <source>{province} has no free area for {kind} left.</source>
        <extracomment>games/indonesia/rules/deeds.py</extracomment>
        <translation>{province} heeft geen vrij gebied meer voor {kind}.</translation>
    </message>
    <message>
        <source>{province} is not on this city card.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>{province} staat niet op deze stedenkaart.</translation>
    </message>
    <message>
        <source>{province} is on the card already.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>{province} staat al op de stedenkaart.</translation>
    </message>
    <message>
        <source>{province} {good}</source>
        <comment>company</comment>
        <extracomment>games/indonesia/rules/scenario.py, ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>{province}-{good}</translation>
    </message>
    <message>
        <source>{province} {good}, era {era}</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>{province}-{good}, tijdperk {era}</translation>
    </message>
    <message>
        <source>{province} {number}</source>
        <comment>area</comment>
        <extracomment>board/names.py</extracomment>
        <translation>{province} {number}</translation>
    </message>
    <message>
        <source>{rivals} (cash unknown)</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>{rivals} (contant geld onbekend)</translation>
    </message>
    <message>
        <source>{rival} can’t: {reason}</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>{rival} kan niet: {reason}</translation>
    </message>
    <message>
        <source>{sales} − ships {fees} = {net}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{sales} − schepen {fees} = {net}</translation>
    </message>
    <message>
        <source>{sea} does not touch the city in {area}.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>{sea} ligt niet aan de stad in {area}.</translation>
    </message>
    <message>
        <source>{sea} does not touch the zone at {area}.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>{sea} ligt niet aan de zone bij {area}.</translation>
    </message>
    <message>
        <source>{sea} does not touch {province}.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{sea} ligt niet aan {province}.</translation>
    </message>
    <message>
        <source>{sea} has no place for a ship.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>{sea} heeft geen ligplaats.</translation>
    </message>
    <message>
        <source>{sea} has no places for ships.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>{sea} heeft geen ligplaatsen.</translation>
    </message>
    <message>
        <source>{sea} needs at least one place for a ship.</source>
        <extracomment>mapmaking/edit/grips.py, mapmaking/edit/placement.py</extracomment>
        <translation>{sea} heeft minstens één ligplaats nodig.</translation>
    </message>
    <message>
        <source>{sea} touches no other sea and no coast.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{sea} grenst aan geen andere zee en geen kust.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{share}&#xa0;%</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>{share}%</translation>
    </message>
    <message>
        <source>{ships} of {limit} in this era</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>{ships} van {limit} in dit tijdperk</translation>
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
        <source>{sort}: {n}</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>{sort} {n}</translation>
    </message>
    <message>
        <source>{time} per decision</source>
        <extracomment>ui/table/games/level_guide.py, ui/table/seat_menu.py</extracomment>
        <translation>{time} per beslissing</translation>
    </message>
    <message>
        <source>{time} per decision (default)</source>
        <extracomment>ui/table/seat_menu.py</extracomment>
        <translation>{time} per beslissing, zoals gebruikelijk</translation>
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
        <source>{track} of {player} {step}</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>{track} van {player} {step}</translation>
    </message>
    <message>
        <source>{track} {step}</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>{track} {step}</translation>
    </message>
    <message>
        <source>{track} {step} of {player}</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>{track} {step} van {player}</translation>
    </message>
    <message>
        <source>{track} {step}: {effect}</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>{track} {step}: {effect}</translation>
    </message>
    <message numerus="yes">
        <source>{use}; {n} places</source>
        <extracomment>For one: {use}; {n} place ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>
            <numerusform>{use}; {n} plaats</numerusform>
            <numerusform>{use}; {n} plaatsen</numerusform>
        </translation>
    </message>
    <message>
        <source>{what} first.</source>
        <extracomment>ui/table/panels/panel.py</extracomment>
        <translation>{what}, en ga dan verder.</translation>
    </message>
    <message>
        <source>{winner} wins at {bid} unless someone raises</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>{winner} krijgt het voor {bid}, tenzij anderen bieden</translation>
    </message>
    <message>
        <source>{winner} wins at {bid} and you receive {net}, unless someone raises</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>{winner} krijgt het voor {bid} en jij {net}, tenzij anderen bieden</translation>
    </message>
    <message>
        <source>{winner} wins with {money}</source>
        <extracomment>ui/games/indonesia/panels/result.py</extracomment>
        <translation>{winner} wint met {money}</translation>
    </message>
    <message>
        <source>{winner} wins with {score}</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>{winner} wint met {score}</translation>
    </message>
    <message>
        <source>{bot} plays by simple rules of thumb.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>“{bot}” volgt vuistregels.</translation>
    </message>
    <message>
        <source>“{bot}” thinks…</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>“{bot}” denkt na…</translation>
    </message>
    <message>
        <source>Do you want to save your changes to “{map}”?</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>“{map}” heeft wijzigingen die niet zijn opgeslagen.</translation>
    </message>
    <message>
        <source>“{second}” is just as good.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>“{second}” is even goed.</translation>
    </message>
    <message numerus="yes">
        <source>… and {n} more in the log</source>
        <extracomment>For one: … and {n} more in the log ui/table/panels/past.py</extracomment>
        <translation>
            <numerusform>… en nog {n} in het logboek</numerusform>
            <numerusform>… en nog {n} in het logboek</numerusform>
        </translation>
    </message>
</context>
</TS>
