<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>indonesia-qt</name>
    <message>
        <source> </source>
        <comment>between sentences</comment>
        <extracomment>i18n/text.py</extracomment>
        <translation> </translation>
    </message>
    <message>
        <source>%</source>
        <extracomment>ui/editor/dialogs/placing_dialog.py, ui/editor/tools/placing_frame.py</extracomment>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>À pr&amp;opos</translation>
    </message>
    <message>
        <source>&amp;Board as image…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Plateau en image…</translation>
    </message>
    <message>
        <source>&amp;Board as table</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Plateau en &amp;tableau</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>&amp;Graphiques</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Vérifier</translation>
    </message>
    <message>
        <source>&amp;Choose picture…</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>&amp;Choisir une image…</translation>
    </message>
    <message>
        <source>&amp;Choose players…</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>C&amp;hoisir les joueurs…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Command palette…</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/table/window/menus.py</extracomment>
        <translation>&amp;Palette de commandes…</translation>
    </message>
    <message>
        <source>&amp;Compare with another map…</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>&amp;Comparer avec une autre carte…</translation>
    </message>
    <message>
        <source>&amp;Deselect all</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>Tout dé&amp;sélectionner</translation>
    </message>
    <message>
        <source>&amp;Documentation</source>
        <extracomment>ui/table/rules_presenter.py, ui/table/window/menus.py</extracomment>
        <translation>&amp;Documentation</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Find area…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>C&amp;hercher une région…</translation>
    </message>
    <message>
        <source>&amp;Find in log</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Chercher dans le j&amp;ournal</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Plein é&amp;cran</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <extracomment>ui/editor/menus/view_commands.py</extracomment>
        <translation>&amp;Grille</translation>
    </message>
    <message>
        <source>&amp;Group into provinces…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>&amp;Grouper en provinces…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/table/window/main_window.py</extracomment>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Import outlines…</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>&amp;Importer des contours…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/table/window/menus.py</extracomment>
        <translation>Raccourcis &amp;clavier</translation>
    </message>
    <message>
        <source>&amp;Link to…</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Re&amp;lier à…</translation>
    </message>
    <message>
        <source>&amp;Look back</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Re&amp;garder le passé</translation>
    </message>
    <message>
        <source>&amp;Make your own map in a quarter of an hour</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>&amp;Faire sa propre carte en un quart d’heure</translation>
    </message>
    <message>
        <source>&amp;Map as graph…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Carte en graphe…</translation>
    </message>
    <message>
        <source>&amp;Map editor</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Éditeur de &amp;cartes</translation>
    </message>
    <message>
        <source>&amp;Merge areas</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>&amp;Fusionner les régions</translation>
    </message>
    <message>
        <source>&amp;Minimum border length…</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Longueur &amp;minimale de frontière…</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Couper &amp;le son</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <extracomment>ui/editor/menus/file_commands.py, ui/table/window/menus.py</extracomment>
        <translation>&amp;Nouvelle…</translation>
    </message>
    <message>
        <source>&amp;Next decision</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Décision &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>ui/editor/menus/file_commands.py, ui/table/window/menus.py</extracomment>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Operate all as planned</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Tout e&amp;xploiter comme prévu</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Panneaux</translation>
    </message>
    <message>
        <source>&amp;Pause bots</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Mettre les bots en &amp;pause</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>&amp;Play this map</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>&amp;Jouer sur cette carte</translation>
    </message>
    <message>
        <source>&amp;Playtest</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Essai</translation>
    </message>
    <message>
        <source>&amp;Previous decision</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Décision &amp;précédente</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <extracomment>ui/help/reference_sheet.py, ui/help/rules_window.py</extracomment>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Quick reference</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Aide-mémoire</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Recent games</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Parties &amp;récentes</translation>
    </message>
    <message>
        <source>&amp;Recent maps</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Cartes &amp;récentes</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/menus.py</extracomment>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Redo: {step}</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Rétablir&#xa0;: {step}</translation>
    </message>
    <message>
        <source>&amp;Remove picture</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>&amp;Retirer l’image</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Rétablir la d&amp;isposition</translation>
    </message>
    <message>
        <source>&amp;Reset panels</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>Réinitialiser les &amp;panneaux</translation>
    </message>
    <message>
        <source>&amp;Return to the present</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Retour au présent</translation>
    </message>
    <message>
        <source>&amp;Rules for this decision</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Règles pour cette décision</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <extracomment>ui/help/reference_sheet.py, ui/help/rules_window.py</extracomment>
        <translation>&amp;Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Vitesse</translation>
    </message>
    <message>
        <source>&amp;Start screen</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Écran d’&amp;accueil</translation>
    </message>
    <message>
        <source>&amp;Statistics as tables…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Statistiques en tableaux…</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Outils</translation>
    </message>
    <message>
        <source>&amp;Tracing picture</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Image à décal&amp;quer</translation>
    </message>
    <message>
        <source>&amp;Tutorial: your first game…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Tutoriel&#xa0;: votre première partie…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/menus.py</extracomment>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Undo: {step}</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Annuler&#xa0;: {step}</translation>
    </message>
    <message>
        <source>&amp;Variations…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>V&amp;ariantes…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/main_window.py</extracomment>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;What can I do?</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Que p&amp;uis-je faire&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Your record…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Votre &amp;bilan…</translation>
    </message>
    <message>
        <source>+ and −</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>+ et −</translation>
    </message>
    <message>
        <source>,</source>
        <comment>between thousands</comment>
        <extracomment>i18n/text.py</extracomment>
        <translation>&#xa0;</translation>
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
        <source>1 Raffles player</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>1. Joueur Raffles</translation>
    </message>
    <message>
        <source>1 ship, the last this year</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>1 navire, le dernier de l’année</translation>
    </message>
    <message>
        <source>1 step</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>1 pas</translation>
    </message>
    <message>
        <source>1st</source>
        <comment>place</comment>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>1re</translation>
    </message>
    <message>
        <source>2 Display</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>2. Étalage</translation>
    </message>
    <message>
        <source>20 of each</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>20 de chaque</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>place</comment>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>2e</translation>
    </message>
    <message>
        <source>3 Lots</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>3. Parcelles</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>place</comment>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>3e</translation>
    </message>
    <message>
        <source>4 Turns</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>4. Tours</translation>
    </message>
    <message>
        <source>4th</source>
        <comment>place</comment>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>4e</translation>
    </message>
    <message>
        <source>5 Hut</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>5. Cabane</translation>
    </message>
    <message>
        <source>5th</source>
        <comment>place</comment>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>5e</translation>
    </message>
    <message>
        <source>95% confidence interval: {low} to {high}.</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>Intervalle de confiance à 95&#xa0;%&#xa0;: de {low} à {high}.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the parts of a sentence</comment>
        <extracomment>i18n/text.py, ui/table/panels/answer_button.py</extracomment>
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>&lt;p&gt;Unofficial computer versions of two board games: &lt;i&gt;Indonesia&lt;/i&gt;, designed by Jeroen Doumen and Joris Wiersinga and published by Splotter Spellen, and &lt;i&gt;Singapore&lt;/i&gt;, designed by Peer Sylvester and published by White Goblin Games. This is a fan project and isn’t affiliated with them.&lt;/p&gt;&lt;p&gt;Coastlines: Natural Earth (public domain). Fonts: EB Garamond and Inter (SIL Open Font License).&lt;/p&gt;</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&lt;p&gt;Versions informatiques non officielles de deux jeux de société&#xa0;: &lt;i&gt;Indonesia&lt;/i&gt;, conçu par Jeroen Doumen et Joris Wiersinga et édité par Splotter Spellen, et &lt;i&gt;Singapore&lt;/i&gt;, conçu par Peer Sylvester et édité par White Goblin Games. Ce projet de passionnés n’a aucun lien avec eux.&lt;/p&gt;&lt;p&gt;Côtes&#xa0;: Natural Earth (domaine public). Polices&#xa0;: EB Garamond et Inter (SIL Open Font License).&lt;/p&gt;</translation>
    </message>
    <message>
        <source>A PIN must have 4 to 8 digits.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Le code PIN doit comporter de 4 à 8 chiffres.</translation>
    </message>
    <message>
        <source>A bid is unlikely to win: {player} can go higher.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Une mise a peu de chances de gagner : {player} peut monter plus haut.</translation>
    </message>
    <message>
        <source>A black chip is drawn</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Un jeton noir est tiré</translation>
    </message>
    <message>
        <source>A border can’t leave the canvas.</source>
        <extracomment>mapmaking/edit/shapes/apply_shapes.py</extracomment>
        <translation>Une frontière ne peut pas sortir du canevas.</translation>
    </message>
    <message>
        <source>A bot is thinking…</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Un bot réfléchit…</translation>
    </message>
    <message>
        <source>A bot now plays for {player}: {bot}.</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Un bot joue désormais pour {player}&#xa0;: {bot}.</translation>
    </message>
    <message>
        <source>A building needs one kind of effect: trades, chips, a worker, steps or a jump.</source>
        <extracomment>games/singapore/rules/box.py</extracomment>
        <translation>Un bâtiment doit avoir un seul type d’effet&#xa0;: échanges, jetons, ouvrier, pas ou saut.</translation>
    </message>
    <message>
        <source>A chip from the bag</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Un jeton du sac</translation>
    </message>
    <message>
        <source>A city card needs at least one province.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Une carte de ville doit nommer au moins une province.</translation>
    </message>
    <message>
        <source>A city of size 1 or 2 grows if it received as many of every good on the board as its size.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Une ville de taille 1 ou 2 grandit si elle a reçu, de chaque marchandise présente sur le plateau, autant d’unités que sa taille.</translation>
    </message>
    <message>
        <source>A comma, bracket or quotation mark is missing here, or there is one too many.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Une virgule, un crochet ou un guillemet manque ici, ou il y en a un de trop.</translation>
    </message>
    <message>
        <source>A flag needs a lot next to a building.</source>
        <extracomment>games/singapore/rules/lots.py</extracomment>
        <translation>Un drapeau se place sur une parcelle voisine d’un bâtiment.</translation>
    </message>
    <message>
        <source>A free road</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Une route gratuite</translation>
    </message>
    <message>
        <source>A free road joins it.</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>Une route gratuite le relie.</translation>
    </message>
    <message>
        <source>A game called “{name}” already exists. Choose another name.</source>
        <extracomment>ui/play/save_folder.py</extracomment>
        <translation>Une partie nommée «&#xa0;{name}&#xa0;» existe déjà. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>A good counts once for each ship that carried it.</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Une marchandise compte une fois pour chaque navire qui l’a transportée.</translation>
    </message>
    <message>
        <source>A label’s size must be {least} to {most}&#xa0;units.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>La taille d’une étiquette doit être de {least} à {most}&#xa0;unités.</translation>
    </message>
    <message>
        <source>A map can have at most {most} areas of one kind.</source>
        <extracomment>board/files/board_file.py, mapmaking/imports/areas.py</extracomment>
        <translation>Une carte peut avoir au plus {most} régions d’un même type.</translation>
    </message>
    <message>
        <source>A map can have {least} to {most} islands.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>Une carte peut avoir de {least} à {most} îles.</translation>
    </message>
    <message>
        <source>A map can have {least} to {most} land areas.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>Une carte peut avoir de {least} à {most} régions terrestres.</translation>
    </message>
    <message>
        <source>A map can have {least} to {most} provinces.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>Une carte peut avoir de {least} à {most} provinces.</translation>
    </message>
    <message>
        <source>A map can have {least} to {most} seas.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>Une carte peut avoir de {least} à {most} mers.</translation>
    </message>
    <message>
        <source>A map for {game}.</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Une carte pour {game}.</translation>
    </message>
    <message numerus="yes">
        <source>A merger of {n} deeds needs Mergers {n}; the Mergers track is at {step}.</source>
        <extracomment>For one: A merger of {n} deed needs Mergers {n}; the Mergers track is at {step}. games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>
            <numerusform>Une fusion de {n} concession demande Fusions {n}&#xa0;; la piste Fusions est à {step}.</numerusform>
            <numerusform>Une fusion de {n} concessions demande Fusions {n}&#xa0;; la piste Fusions est à {step}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A name contains “{letter}”, a character that can’t be saved.</source>
        <extracomment>mapmaking/files/storage.py</extracomment>
        <translation>Un nom contient «&#xa0;{letter}&#xa0;», un caractère qui ne peut pas être enregistré.</translation>
    </message>
    <message>
        <source>A name needs at least one letter.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>Un nom doit contenir au moins une lettre.</translation>
    </message>
    <message>
        <source>A new era</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Une nouvelle ère</translation>
    </message>
    <message>
        <source>A new era begins</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Une nouvelle ère commence</translation>
    </message>
    <message>
        <source>A new place was chosen.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Une nouvelle position a été choisie.</translation>
    </message>
    <message>
        <source>A new year, a new bid</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Nouvelle année, nouvelle mise</translation>
    </message>
    <message>
        <source>A person now plays for {player}.</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Une personne joue désormais pour {player}.</translation>
    </message>
    <message>
        <source>A place for a ship isn’t inside {sea}.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>Un mouillage est hors de sa mer&#xa0;: {sea}.</translation>
    </message>
    <message>
        <source>A player has an unknown colour.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Un joueur a une couleur inconnue.</translation>
    </message>
    <message numerus="yes">
        <source>A player has {n} city cards of era {era} instead of {needed}.</source>
        <extracomment>For one: A player has {n} city card of era {era} instead of {needed}. games/indonesia/game.py</extracomment>
        <translation>
            <numerusform>Un joueur a {n} carte de ville de l’ère {era} au lieu de {needed}.</numerusform>
            <numerusform>Un joueur a {n} cartes de ville de l’ère {era} au lieu de {needed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player’s name can have at most {n} letters.</source>
        <extracomment>For one: A player’s name can have at most {n} letter. core/record.py</extracomment>
        <translation>
            <numerusform>Le nom d’un joueur peut avoir {n} lettre au plus.</numerusform>
            <numerusform>Le nom d’un joueur peut avoir {n} lettres au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player’s name needs a letter or a digit that can be seen.</source>
        <extracomment>core/player_names.py</extracomment>
        <translation>Le nom d’un joueur doit contenir une lettre ou un chiffre visible.</translation>
    </message>
    <message>
        <source>A playtest can’t be saved. Save the map and start a new game on it instead.</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>Une partie d’essai ne peut pas être enregistrée. Enregistrez plutôt la carte et commencez-y une nouvelle partie.</translation>
    </message>
    <message>
        <source>A raid</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Une descente</translation>
    </message>
    <message>
        <source>A raid!</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Une descente&#xa0;!</translation>
    </message>
    <message>
        <source>A result is recorded, but the game isn’t over.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Un résultat est noté, mais la partie n’est pas finie.</translation>
    </message>
    <message>
        <source>A review would reveal what is hidden. It’s available when the game is over.</source>
        <extracomment>core/review.py</extracomment>
        <translation>Une analyse révélerait ce qui est caché. Elle est disponible quand la partie est finie.</translation>
    </message>
    <message>
        <source>A road costs {price}.</source>
        <extracomment>ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>Une route coûte {price}.</translation>
    </message>
    <message>
        <source>A road costs £{price}; you have no cash.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Une route coûte £{price}&#xa0;; vous n’avez pas d’argent.</translation>
    </message>
    <message>
        <source>A road joins neighbouring buildings; {a} and {b} aren’t next to each other.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Une route relie des bâtiments voisins&#xa0;; {a} et {b} ne sont pas voisins.</translation>
    </message>
    <message>
        <source>A road needs a building at both ends.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Une route doit avoir un bâtiment à chaque bout.</translation>
    </message>
    <message>
        <source>A round</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Une manche</translation>
    </message>
    <message numerus="yes">
        <source>A round needs {n} free lots; there are too few.</source>
        <extracomment>For one: A round needs {n} free lot; there are too few. games/singapore/rules/round.py</extracomment>
        <translation>
            <numerusform>Il faut {n} parcelle libre pour une manche&#xa0;; il n’y en a pas assez.</numerusform>
            <numerusform>Il faut {n} parcelles libres pour une manche&#xa0;; il n’y en a pas assez.</numerusform>
        </translation>
    </message>
    <message>
        <source>A route needs at least one sea area and can’t use the same one twice.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>Une route doit passer par au moins une région maritime, et jamais deux fois par la même.</translation>
    </message>
    <message>
        <source>A saved game can have at most {most} lines.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Une partie enregistrée peut avoir {most} lignes au plus.</translation>
    </message>
    <message>
        <source>A script needs a function “edit” or “check” that takes a draft.</source>
        <extracomment>mapmaking/scripting.py</extracomment>
        <translation>Un script doit définir une fonction «&#xa0;edit&#xa0;» ou «&#xa0;check&#xa0;» qui reçoit une ébauche.</translation>
    </message>
    <message>
        <source>A seal</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Un sceau</translation>
    </message>
    <message>
        <source>A ship doesn’t fit here. It would cross the border of {sea}.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>Un navire ne tient pas ici&#xa0;: il dépasserait la frontière ({sea}).</translation>
    </message>
    <message>
        <source>A ship limit must be a number from 0 to {most}.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Une limite de navires doit être un nombre de 0 à {most}.</translation>
    </message>
    <message>
        <source>A step is one road. The four start buildings are a step from each other.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Un pas, c’est une route. Les quatre bâtiments de départ sont à un pas les uns des autres.</translation>
    </message>
    <message>
        <source>A straight arrow was drawn.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Une flèche droite a été dessinée.</translation>
    </message>
    <message>
        <source>A tile with the hut stays on display for the next round. The other one leaves the game.</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Une tuile avec la cabane reste à l’étalage pour la manche suivante. L’autre quitte le jeu.</translation>
    </message>
    <message>
        <source>A white chip is a raid: the largest sum of black chips and opium is caught, and so are all who tie.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Un jeton blanc est une descente&#xa0;: qui a le plus de jetons noirs et d’opium réunis se fait prendre, tous les ex æquo compris.</translation>
    </message>
    <message>
        <source>A white chip is drawn</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Un jeton blanc est tiré</translation>
    </message>
    <message>
        <source>A worker can only be put on a building.</source>
        <extracomment>games/singapore/rules/turn.py, games/singapore/rules/use.py</extracomment>
        <translation>Un ouvrier ne peut être placé que sur un bâtiment.</translation>
    </message>
    <message>
        <source>A year</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py, ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Une année</translation>
    </message>
    <message>
        <source>A year: how much more you earn if you win, on the board as it is</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Par an : ce que vous gagnez de plus si vous l’emportez, sur le plateau tel qu’il est</translation>
    </message>
    <message>
        <source>About Indonesia</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>À propos d’Indonesia</translation>
    </message>
    <message>
        <source>Accept the change</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Accepter le changement</translation>
    </message>
    <message numerus="yes">
        <source>Acquire one of {n} companies and choose where it starts, or pass for this phase.</source>
        <extracomment>For one: Acquire the last company and choose where it starts, or pass for the rest of the phase. ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>Acquérez la dernière compagnie dans une région au choix, ou passez pour cette phase.</numerusform>
            <numerusform>Choisissez l’une des {n} compagnies et sa région de départ, ou passez pour cette phase.</numerusform>
        </translation>
    </message>
    <message>
        <source>Acquisitions</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Acquisitions</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>ui/editor/panels/properties.py, ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add &amp;compass</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Ajouter une ros&amp;e des vents</translation>
    </message>
    <message>
        <source>Add &amp;title</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Ajouter un t&amp;itre</translation>
    </message>
    <message>
        <source>Add a city card</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Ajouter une carte de ville</translation>
    </message>
    <message>
        <source>Add a deed</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Ajouter une concession</translation>
    </message>
    <message>
        <source>Add a deed here</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Ajouter une concession ici</translation>
    </message>
    <message>
        <source>Add a ship</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Ajouter un navire</translation>
    </message>
    <message>
        <source>Add a ship in the {place}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Ajouter un navire ({place})</translation>
    </message>
    <message>
        <source>Add a ship in…</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Ajouter un navire…</translation>
    </message>
    <message>
        <source>Add compass</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Ajouter la rose des vents</translation>
    </message>
    <message>
        <source>Add corner</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Ajouter un sommet</translation>
    </message>
    <message>
        <source>Add lake</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Ajouter un lac</translation>
    </message>
    <message>
        <source>Add land</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Ajouter de la terre</translation>
    </message>
    <message>
        <source>Add land to {province}</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Ajouter de la terre à {province}</translation>
    </message>
    <message>
        <source>Add one for the province selected on the map</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>En ajouter une pour la province sélectionnée sur la carte</translation>
    </message>
    <message>
        <source>Add place for a ship in {sea}</source>
        <extracomment>ui/editor/tools/place.py</extracomment>
        <translation>Ajouter un mouillage&#xa0;: {sea}</translation>
    </message>
    <message>
        <source>Add player</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>Add province {name}</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Ajouter la province {name}</translation>
    </message>
    <message>
        <source>Add sea</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Ajouter une mer</translation>
    </message>
    <message>
        <source>Add the deed {deed}</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Ajouter la concession {deed}</translation>
    </message>
    <message>
        <source>Add the ship in the Sunrise Sea, where it can carry your second good.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Ajoutez le navire dans la mer de l’Aurore, où il peut transporter votre deuxième marchandise.</translation>
    </message>
    <message>
        <source>Add title</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Ajouter le titre</translation>
    </message>
    <message>
        <source>Add to the draft</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Ajouter au brouillon</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Ajouter {name}</translation>
    </message>
    <message numerus="yes">
        <source>Add {n} city cards</source>
        <extracomment>For one: Add {n} city card games/indonesia/maps/fixes.py</extracomment>
        <translation>
            <numerusform>Ajouter {n} carte de ville</numerusform>
            <numerusform>Ajouter {n} cartes de ville</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add {n} city stones of size 1</source>
        <extracomment>For one: Add {n} city stone of size 1 games/indonesia/maps/fixes.py</extracomment>
        <translation>
            <numerusform>Ajouter {n} pion de ville de taille 1</numerusform>
            <numerusform>Ajouter {n} pions de ville de taille 1</numerusform>
        </translation>
    </message>
    <message>
        <source>Add {province} to the card</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Ajouter {province} à la carte</translation>
    </message>
    <message numerus="yes">
        <source>Adds up to {n} ships a year.</source>
        <extracomment>For one: Adds up to {n} ship a year. ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>
            <numerusform>Jusqu’à {n} navire de plus par an.</numerusform>
            <numerusform>Jusqu’à {n} navires de plus par an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Adds {n} ships: {places}.</source>
        <extracomment>For one: Adds {n} ship: {places}. ui/games/indonesia/beats.py</extracomment>
        <translation>
            <numerusform>Ajoute {n} navire&#xa0;: {places}.</numerusform>
            <numerusform>Ajoute {n} navires&#xa0;: {places}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Adjacent seas</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Mers adjacentes</translation>
    </message>
    <message>
        <source>Advance one of your research tracks by one step, or another player’s Hull.</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>Avancez d’un cran sur l’une de vos pistes, ou sur la Cale d’un autre joueur.</translation>
    </message>
    <message>
        <source>Advance one of your tracks by one step, or another player’s Hull.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Avancez d’un cran sur l’une de vos pistes, ou sur la Cale d’un autre joueur.</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Après</translation>
    </message>
    <message>
        <source>After growth, all goods leave the cities.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Après la croissance, toutes les marchandises quittent les villes.</translation>
    </message>
    <message>
        <source>Alert in the task bar</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Signal dans la barre des tâches</translation>
    </message>
    <message>
        <source>Align la&amp;bels and tokens</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Aligner étiquettes et &amp;pions</translation>
    </message>
    <message numerus="yes">
        <source>Align {n} items</source>
        <extracomment>For one: Align {n} item ui/editor/menus/window_commands.py</extracomment>
        <translation>
            <numerusform>Aligner {n} élément</numerusform>
            <numerusform>Aligner {n} éléments</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>All</source>
        <comment>outlines</comment>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Tous</translation>
    </message>
    <message>
        <source>All</source>
        <comment>rows</comment>
        <extracomment>ui/charts/sheet_page.py</extracomment>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>All areas</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Toutes les régions</translation>
    </message>
    <message>
        <source>All bring everybody the same, but supply other cities.</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Tous rapportent autant à chacun, mais desservent d’autres villes.</translation>
    </message>
    <message>
        <source>All deeds</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Toutes les concessions</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>All goods sold: it must expand, for free.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Toutes les marchandises sont vendues&#xa0;: elle doit s’étendre, gratuitement.</translation>
    </message>
    <message>
        <source>All land</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Tout en terre</translation>
    </message>
    <message>
        <source>All neighbouring buildings are joined.</source>
        <extracomment>ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>Tous les bâtiments voisins sont reliés.</translation>
    </message>
    <message>
        <source>All options</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Toutes les options</translation>
    </message>
    <message>
        <source>All pairs</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Toutes les paires</translation>
    </message>
    <message>
        <source>All phases</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Toutes les phases</translation>
    </message>
    <message>
        <source>All players</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>Tous les joueurs</translation>
    </message>
    <message>
        <source>All players are skipped: {reason}</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>Tout le monde passe son tour. {reason}</translation>
    </message>
    <message>
        <source>All readable lines were kept.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Toutes les lignes lisibles ont été gardées.</translation>
    </message>
    <message>
        <source>All roads are on the board, so {area} gets none.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Toutes les routes sont sur le plateau&#xa0;: {area} n’en reçoit pas.</translation>
    </message>
    <message>
        <source>All rounds</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Toutes les manches</translation>
    </message>
    <message>
        <source>All separate</source>
        <extracomment>ui/editor/imports/outline_model.py</extracomment>
        <translation>Toutes séparées</translation>
    </message>
    <message>
        <source>All slots are taken.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>Tous les emplacements sont pris.</translation>
    </message>
    <message>
        <source>All sold: the company expands for free by your Expansion level, or as far as there’s room.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Tout vendu&#xa0;: la compagnie s’étend gratuitement d’autant de régions que votre niveau d’Expansion, ou de moins si la place manque.</translation>
    </message>
    <message>
        <source>All years</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Toutes les années</translation>
    </message>
    <message numerus="yes">
        <source>All {n} slots are taken; one more makes room for another company.</source>
        <extracomment>For one: The only slot is taken; a second makes room for another company. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Le seul emplacement est pris&#xa0;; un deuxième permet une autre compagnie.</numerusform>
            <numerusform>Les {n} emplacements sont tous pris&#xa0;; un de plus permet une autre compagnie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Allow one more ship in each era</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Autoriser un navire de plus à chaque ère</translation>
    </message>
    <message>
        <source>Allow one ship less in each era</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Autoriser un navire de moins à chaque ère</translation>
    </message>
    <message>
        <source>Almost grew</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Ont failli grandir</translation>
    </message>
    <message>
        <source>Also to {cities}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Aussi vers {cities}</translation>
    </message>
    <message>
        <source>Alt+arrow key</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Alt+flèche</translation>
    </message>
    <message>
        <source>Alternatives</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py, ui/games/indonesia/panels/deliveries.py, ui/table/hints.py</extracomment>
        <translation>Alternatives</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Amount in rupiah</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Montant en roupies</translation>
    </message>
    <message>
        <source>Amount slider</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Curseur du montant</translation>
    </message>
    <message>
        <source>An archipelago</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Un archipel</translation>
    </message>
    <message>
        <source>An area can be divided into 2 to {most} areas.</source>
        <extracomment>mapmaking/edit/shapes/subdivision.py</extracomment>
        <translation>Une région peut être divisée en 2 à {most} régions.</translation>
    </message>
    <message>
        <source>An area can’t be linked to itself.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Une région ne peut pas être reliée à elle-même.</translation>
    </message>
    <message>
        <source>An area can’t have this ID.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Une région ne peut pas avoir cet ID.</translation>
    </message>
    <message>
        <source>An area costs {price}&#xa0;Rp, but you only have {cash}&#xa0;Rp to spend.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Une région coûte {price}&#xa0;Rp, mais vous n’avez que {cash}&#xa0;Rp à dépenser.</translation>
    </message>
    <message>
        <source>An arrow is drawn between {a} and {b}, but it doesn’t link them.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>Une flèche est dessinée entre {a} et {b}, mais elle ne les relie pas.</translation>
    </message>
    <message>
        <source>An arrow is drawn between {a} and {b}, but they aren’t listed as linked by one.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Une flèche est dessinée entre {a} et {b}, mais elles ne sont pas indiquées comme reliées ainsi.</translation>
    </message>
    <message>
        <source>An era goes on until deeds of one type at most are left: remove deeds that nobody wants.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Une ère continue jusqu’à ce qu’il reste des concessions d’un seul type au plus&#xa0;: retirez celles dont personne ne veut.</translation>
    </message>
    <message>
        <source>An error can’t be ignored: the map can’t be played before it’s solved.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Une erreur ne peut pas être ignorée&#xa0;: sans correction, la carte n’est pas jouable.</translation>
    </message>
    <message>
        <source>An error report was saved as {file}. You can open it like a saved game.</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Un rapport d’erreur a été enregistré sous {file}. Vous pouvez l’ouvrir comme une partie enregistrée.</translation>
    </message>
    <message>
        <source>An outline needs at least three corners.</source>
        <extracomment>mapmaking/edit/shapes/drawn_areas.py</extracomment>
        <translation>Un contour doit avoir au moins trois sommets.</translation>
    </message>
    <message>
        <source>An outline of {area} has fewer than three corners.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Un contour de «&#xa0;{area}&#xa0;» a moins de trois sommets.</translation>
    </message>
    <message>
        <source>Animations</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Animations</translation>
    </message>
    <message>
        <source>Announce a merger of two companies, or pass. The phase ends when everyone passes in a row.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Annoncez la fusion de deux compagnies, ou passez. La phase se termine quand tous passent d’affilée.</translation>
    </message>
    <message>
        <source>Announce a merger of two companies, then everyone can bid for it. The phase ends when all pass in a row.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Annoncez la fusion de deux compagnies, puis tout le monde peut miser. La phase se termine quand tous passent d’affilée.</translation>
    </message>
    <message>
        <source>Announce and bid {amount}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Annoncer et miser {amount}</translation>
    </message>
    <message>
        <source>Announce no merger</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>N’annoncer aucune fusion</translation>
    </message>
    <message>
        <source>Another area isn’t worth {amount} now.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Une région de plus ne vaut pas {amount} maintenant.</translation>
    </message>
    <message>
        <source>Another program has changed or removed {files} since you opened the map.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Un autre programme a modifié ou retiré {files} depuis que vous avez ouvert la carte.</translation>
    </message>
    <message>
        <source>Another program has changed the file.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Un autre programme a modifié le fichier.</translation>
    </message>
    <message>
        <source>Another width</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Autre largeur</translation>
    </message>
    <message>
        <source>Apply</source>
        <extracomment>ui/editor/dialogs/placing_dialog.py</extracomment>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Area</source>
        <extracomment>ui/editor/panels/areas.py, ui/editor/panels/neighbours.py, ui/games/indonesia/board/board_ui.py, ui/games/indonesia/panels/acquisitions.py, ui/games/indonesia/panels/halving.py</extracomment>
        <translation>Région</translation>
    </message>
    <message>
        <source>Area ID</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>ID de la région</translation>
    </message>
    <message>
        <source>Area card delay (ms)</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Délai de la fiche de région (ms)</translation>
    </message>
    <message>
        <source>Area name</source>
        <extracomment>ui/editor/links/link_commands.py, ui/editor/panels/properties.py</extracomment>
        <translation>Nom de la région</translation>
    </message>
    <message>
        <source>Area to link to {area} or unlink from it</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Région à relier à {area} ou à en délier</translation>
    </message>
    <message>
        <source>Areas</source>
        <extracomment>ui/editor/canvas/board_items.py, ui/editor/links/border_dialogs.py, ui/editor/menus/window_commands.py, ui/editor/panels/areas.py, ui/games/indonesia/board/board_ui.py, ui/games/indonesia/panels/halving.py, ui/table/panels/panel.py</extracomment>
        <translation>Régions</translation>
    </message>
    <message>
        <source>Areas adjacent to another siap faji company</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Régions adjacentes à une autre compagnie siap faji</translation>
    </message>
    <message>
        <source>Areas are linked if their common border is at least this long. Manual links and arrows stay as they are.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Les régions sont reliées si leur frontière commune a au moins cette longueur. Les liens manuels et les flèches restent tels quels.</translation>
    </message>
    <message>
        <source>Areas bought</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Régions achetées</translation>
    </message>
    <message>
        <source>Areas can be scaled to 10% to 1,000%.</source>
        <extracomment>mapmaking/edit/shapes/placing.py</extracomment>
        <translation>L’échelle des régions peut aller de 10&#xa0;% à 1&#xa0;000&#xa0;%.</translation>
    </message>
    <message>
        <source>Areas that share a border were linked.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Les régions qui ont une frontière commune ont été reliées.</translation>
    </message>
    <message>
        <source>Arrow</source>
        <extracomment>ui/editor/links/texts.py, ui/editor/panels/neighbours.py</extracomment>
        <translation>Flèche</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Touches fléchées</translation>
    </message>
    <message>
        <source>Arrow keys move selected land. Ctrl+arrow key selects the next area.</source>
        <extracomment>ui/editor/tools/select.py</extracomment>
        <translation>Les flèches déplacent la terre sélectionnée. Ctrl+flèche sélectionne la région suivante.</translation>
    </message>
    <message>
        <source>Arrows</source>
        <extracomment>ui/editor/canvas/board_items.py</extracomment>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Arrows link land areas only, so {a} and {b} can’t be linked by one.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>Les flèches ne relient que des régions terrestres&#xa0;; {a} et {b} ne peuvent pas être reliées ainsi.</translation>
    </message>
    <message>
        <source>As a percentage of the default size, which grows in windows at least 1300 pixels high.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>En pourcentage de la taille par défaut, qui augmente dans les fenêtres d’au moins 1300&#xa0;pixels de haut.</translation>
    </message>
    <message>
        <source>As listed above</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Comme dans la liste</translation>
    </message>
    <message>
        <source>Ask a bot</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Interroger un bot</translation>
    </message>
    <message>
        <source>Assign to province</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Attribuer à une province</translation>
    </message>
    <message>
        <source>Assign {area} to {province}</source>
        <extracomment>mapmaking/review/fixes.py, ui/editor/menus/area_menu.py</extracomment>
        <translation>Attribuer {area} à {province}</translation>
    </message>
    <message numerus="yes">
        <source>Assign {n} areas to {province}</source>
        <extracomment>For one: Assign {n} area to {province} ui/editor/menus/area_menu.py</extracomment>
        <translation>
            <numerusform>Attribuer {n} région à {province}</numerusform>
            <numerusform>Attribuer {n} régions à {province}</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of each round</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>À la fin de chaque manche</translation>
    </message>
    <message>
        <source>At the start</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Au début</translation>
    </message>
    <message>
        <source>At this place</source>
        <extracomment>ui/table/board/board_ui.py</extracomment>
        <translation>À cet endroit</translation>
    </message>
    <message>
        <source>Auction: {first} and {second} go to {player} for {bid}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Enchères&#xa0;: {first} et {second} vont à {player} pour {bid}.</translation>
    </message>
    <message>
        <source>Auction: {player} leads with {bid} for {first} and {second}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Enchères&#xa0;: {player} mène avec {bid} pour {first} et {second}.</translation>
    </message>
    <message>
        <source>Author</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Author: {author}.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Auteur&#xa0;: {author}.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>ui/editor/links/texts.py, ui/editor/panels/neighbours.py</extracomment>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Automatic recovery is off, so save often. {reason}</source>
        <extracomment>ui/editor/document/autosave.py</extracomment>
        <translation>La récupération automatique est désactivée&#xa0;: enregistrez souvent. {reason}</translation>
    </message>
    <message>
        <source>Available maps: {maps}.</source>
        <extracomment>library.py</extracomment>
        <translation>Cartes disponibles&#xa0;: {maps}.</translation>
    </message>
    <message>
        <source>Average</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Average at the end of a game: {amount}</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Moyenne en fin de partie&#xa0;: {amount}</translation>
    </message>
    <message>
        <source>Avoid supplying {city}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Éviter de fournir {city}</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>ui/help/guide.py, ui/help/rules_window.py, ui/table/tutorial/learning.py</extracomment>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Back to the start screen</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Retour à l’écran d’accueil</translation>
    </message>
    <message>
        <source>Back to town</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Retour en ville</translation>
    </message>
    <message>
        <source>Balance</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Solde</translation>
    </message>
    <message>
        <source>Balance &amp;report…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>&amp;Rapport d’équilibre…</translation>
    </message>
    <message>
        <source>Balance of {map}</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Équilibre&#xa0;: {map}</translation>
    </message>
    <message>
        <source>Balance report</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Rapport d’équilibre</translation>
    </message>
    <message>
        <source>Balance report (*.json)</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Rapport d’équilibre (*.json)</translation>
    </message>
    <message>
        <source>Bank</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/final_screen.py, ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Banque</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Began</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Commencée</translation>
    </message>
    <message numerus="yes">
        <source>Best company: {company}, earned {amount} in {n} years.</source>
        <extracomment>For one: Best company: {company}, earned {amount} in {n} year. ui/games/indonesia/final_screen.py</extracomment>
        <translation>
            <numerusform>Meilleure compagnie : {company}, {amount} gagnés en {n} an.</numerusform>
            <numerusform>Meilleure compagnie : {company}, {amount} gagnés en {n} ans.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best guess</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Le plus probable</translation>
    </message>
    <message>
        <source>Best moves according to {bot}</source>
        <extracomment>ui/table/advice.py</extracomment>
        <translation>Meilleurs coups selon {bot}</translation>
    </message>
    <message>
        <source>Best rounds and costly raids</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Meilleures manches et descentes coûteuses</translation>
    </message>
    <message>
        <source>Better than “{second}” by {ahead}: {parts}.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Mieux que «&#xa0;{second}&#xa0;» de {ahead}&#xa0;: {parts}.</translation>
    </message>
    <message>
        <source>Better: {move} – {why}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Mieux&#xa0;: {move} – {why}</translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>sum</comment>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Bid 10 at most, or you won’t have enough cash for the merger.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Misez 10 au plus, sinon vous n’aurez pas assez de liquidités pour la fusion.</translation>
    </message>
    <message>
        <source>Bid 10 at most. You’ll need your cash for a merger next year.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Misez 10 au plus. Vous aurez besoin de vos liquidités pour une fusion l’an prochain.</translation>
    </message>
    <message>
        <source>Bid 110. That’s enough, and three fifths of it come back to you.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Misez 110. Cela suffit, et trois cinquièmes vous reviennent.</translation>
    </message>
    <message>
        <source>Bid at least {lowest}&#xa0;Rp.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Misez au moins {lowest}&#xa0;Rp.</translation>
    </message>
    <message>
        <source>Bid between 0 and {cash}&#xa0;Rp, the cash you have.</source>
        <extracomment>games/indonesia/rules/phases/turn_order.py</extracomment>
        <translation>Misez entre 0 et {cash}&#xa0;Rp, vos liquidités.</translation>
    </message>
    <message>
        <source>Bid between 4 and 10. If you bid less, Budi plays first; if you bid more, you’ll miss the cash later.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Misez entre 4 et 10. Si vous misez moins, Budi joue avant vous&#xa0;; si vous misez plus, l’argent vous manquera ensuite.</translation>
    </message>
    <message>
        <source>Bid for Turn Order</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Mise pour l’ordre du tour</translation>
    </message>
    <message>
        <source>Bid for Turn Order. You bid last. Your bid goes into your bank.</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>Misez pour l’ordre du tour. Vous misez en dernier. Votre mise va à votre banque.</translation>
    </message>
    <message numerus="yes">
        <source>Bid for Turn Order. {n} players bid after you. Your bid goes into your bank.</source>
        <extracomment>For one: Bid for Turn Order. {n} player bids after you. Your bid goes into your bank. ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>
            <numerusform>Misez pour l’ordre du tour. {n} joueur mise après vous. Votre mise va à votre banque.</numerusform>
            <numerusform>Misez pour l’ordre du tour. {n} joueurs misent après vous. Votre mise va à votre banque.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid for me up to this amount</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Miser pour moi jusqu’à ce montant</translation>
    </message>
    <message>
        <source>Bid for the order of play</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Mise pour l’ordre du tour</translation>
    </message>
    <message>
        <source>Bid more than {bid} for {first} and {second}, or pass.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Misez plus de {bid} pour {first} et {second}, ou passez.</translation>
    </message>
    <message>
        <source>Bid no more</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Ne plus miser</translation>
    </message>
    <message>
        <source>Bid up to {limit}</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Miser jusqu’à {limit}</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py, ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>Miser {amount}</translation>
    </message>
    <message>
        <source>Bid {lowest}&#xa0;Rp or more, in steps of {units}&#xa0;Rp (1&#xa0;Rp per unit).</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Misez {lowest}&#xa0;Rp ou plus, par pas de {units}&#xa0;Rp (1&#xa0;Rp par unité).</translation>
    </message>
    <message>
        <source>Bidding automatically up to a limit.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Le programme mise jusqu’à une limite.</translation>
    </message>
    <message>
        <source>Bids for the order of play</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Mises pour l’ordre du tour</translation>
    </message>
    <message>
        <source>Bids start at {amount}.</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Les mises commencent à {amount}.</translation>
    </message>
    <message>
        <source>Bids, worth and cash</source>
        <extracomment>ui/games/indonesia/panels/bid_ruler.py</extracomment>
        <translation>Mises, valeur et liquidités</translation>
    </message>
    <message>
        <source>Black Market</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Marché noir</translation>
    </message>
    <message>
        <source>Black chips</source>
        <extracomment>ui/games/singapore/chart_data.py, ui/games/singapore/player_cards.py</extracomment>
        <translation>Jetons noirs</translation>
    </message>
    <message>
        <source>Blue circle</source>
        <extracomment>ui/style/theme.py</extracomment>
        <translation>Cercle bleu</translation>
    </message>
    <message>
        <source>Blunder</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Gaffe</translation>
    </message>
    <message>
        <source>Blunders</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Gaffes</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>ui/board/map_view.py</extracomment>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Board as table</source>
        <extracomment>ui/table/board/board_table.py, ui/table/window/docks.py</extracomment>
        <translation>Plateau en tableau</translation>
    </message>
    <message>
        <source>Border</source>
        <extracomment>ui/editor/links/border_dialogs.py, ui/editor/panels/neighbours.py</extracomment>
        <translation>Frontière</translation>
    </message>
    <message>
        <source>Border of {areas}</source>
        <extracomment>ui/editor/tools/gestures.py</extracomment>
        <translation>Frontière de {areas}</translation>
    </message>
    <message>
        <source>Bots</source>
        <extracomment>ui/editor/balance/balance_dialog.py, ui/settings/preferences.py, ui/table/games/record_dialog.py</extracomment>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Bots play on the map as it is now. You can keep editing meanwhile.</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>Des bots jouent sur la carte telle qu’elle est maintenant. Vous pouvez continuer à la modifier entre-temps.</translation>
    </message>
    <message>
        <source>Bottlenecks (marked on the board):</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Goulots d’étranglement (marqués sur le plateau)&#xa0;:</translation>
    </message>
    <message>
        <source>Branch from here</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Bifurquer d’ici</translation>
    </message>
    <message>
        <source>Branch here</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Bifurquer ici</translation>
    </message>
    <message>
        <source>Brick Pit</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Carrière</translation>
    </message>
    <message>
        <source>Brickworks</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Briqueterie</translation>
    </message>
    <message>
        <source>Brings</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Rapporte</translation>
    </message>
    <message>
        <source>Brings others</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Rapporte aux autres</translation>
    </message>
    <message>
        <source>Brown cross</source>
        <extracomment>ui/style/theme.py</extracomment>
        <translation>Croix brune</translation>
    </message>
    <message>
        <source>Budi bids 105</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Budi mise 105</translation>
    </message>
    <message>
        <source>Budi ends round 5. Then Budi has the fewest VP, gets the Raffles stone, flags D4 for you and plays first; Citra is next.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Budi termine la manche 5. Budi a alors le moins de PV, reçoit la pierre de Raffles, place votre drapeau en D4 et joue en premier&#xa0;; Citra est la suivante.</translation>
    </message>
    <message>
        <source>Budi has the fewest VP now, gets the Raffles stone, flags your lot for you and plays first. Watch how both use your Brickworks again.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>C’est maintenant Budi qui a le moins de PV&#xa0;: Budi reçoit la pierre de Raffles, marque votre parcelle et joue en premier. Regardez comment Budi et Citra utilisent de nouveau votre Briqueterie.</translation>
    </message>
    <message>
        <source>Budi’s lot</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>La parcelle de Budi</translation>
    </message>
    <message>
        <source>Budi’s turn</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Le tour de Budi</translation>
    </message>
    <message>
        <source>Build New Helpers</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Construisez «&#xa0;Renforts&#xa0;»</translation>
    </message>
    <message>
        <source>Build a city in {place}</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>Bâtir une ville&#xa0;: {place}</translation>
    </message>
    <message>
        <source>Build a city in…</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>Bâtir une ville…</translation>
    </message>
    <message>
        <source>Build a city on an empty coastal area in a province on your city card.</source>
        <extracomment>ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>Bâtissez une ville dans une région côtière vide d’une province de votre carte de ville.</translation>
    </message>
    <message>
        <source>Build a road</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Construire une route</translation>
    </message>
    <message>
        <source>Build in an empty coastal area of a province on the card. Each province holds only one city.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Bâtissez dans une région côtière vide d’une province de la carte. Chaque province n’a qu’une ville.</translation>
    </message>
    <message>
        <source>Build one of the tiles for the neutral colour on a free lot.</source>
        <extracomment>ui/games/singapore/panels/__init__.py</extracomment>
        <translation>Construisez l’une des tuiles pour la couleur neutre sur une parcelle libre.</translation>
    </message>
    <message>
        <source>Build one of the tiles on a free lot.</source>
        <extracomment>ui/games/singapore/panels/__init__.py</extracomment>
        <translation>Construisez l’une des tuiles sur une parcelle libre.</translation>
    </message>
    <message>
        <source>Build up a town, send your workers through its streets, and trade, legally or not.</source>
        <extracomment>ui/games/singapore/offer.py</extracomment>
        <translation>Bâtissez une ville, envoyez vos ouvriers dans ses rues et commercez, légalement ou non.</translation>
    </message>
    <message>
        <source>Build {tile}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Construire {tile}</translation>
    </message>
    <message>
        <source>Builder</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Bâtisseur</translation>
    </message>
    <message>
        <source>Building</source>
        <extracomment>ui/games/singapore/board/board_ui.py, ui/games/singapore/panels/moves_page.py</extracomment>
        <translation>Bâtiment</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Bâtiments</translation>
    </message>
    <message>
        <source>Buildings next to it</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Bâtiments voisins</translation>
    </message>
    <message>
        <source>Buildings used</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Bâtiments utilisés</translation>
    </message>
    <message numerus="yes">
        <source>Builds {n} more roads for {price}.</source>
        <extracomment>For one: Builds {n} more road for {price}. ui/games/singapore/beats.py</extracomment>
        <translation>
            <numerusform>Construit {n} route de plus pour {price}.</numerusform>
            <numerusform>Construit {n} routes de plus pour {price}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Built</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Bâtie</translation>
    </message>
    <message>
        <source>Buttons</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Boutons</translation>
    </message>
    <message>
        <source>Buy the top tile: {building}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Acheter la tuile du dessus&#xa0;: {building}</translation>
    </message>
    <message>
        <source>By company, all years together</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Par compagnie, toutes années confondues</translation>
    </message>
    <message>
        <source>By default, they aren’t linked.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Par défaut, elles ne sont pas reliées.</translation>
    </message>
    <message>
        <source>By default, they’re linked.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Par défaut, elles sont reliées.</translation>
    </message>
    <message>
        <source>Can be chosen.</source>
        <extracomment>ui/table/board/board_presenter.py</extracomment>
        <translation>Peut être choisie.</translation>
    </message>
    <message>
        <source>Can be undone, for practice</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Peuvent être annulés, pour s’exercer</translation>
    </message>
    <message>
        <source>Can bid</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Peuvent miser</translation>
    </message>
    <message>
        <source>Can pay: {sums}.</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Peuvent payer&#xa0;: {sums}.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>ui/editor/balance/balance_dialog.py, ui/table/games/open_controller.py, ui/table/review/review_pane.py, ui/widgets/plain_text.py, ui/widgets/progress_dialog.py</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancel (Esc)</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Annuler (Échap)</translation>
    </message>
    <message>
        <source>Cancel the current action</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Annuler l’action en cours</translation>
    </message>
    <message>
        <source>Cancelled. No report was made.</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Annulé. Aucun rapport n’a été fait.</translation>
    </message>
    <message>
        <source>Can’t be undone</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Ne peuvent pas être annulés</translation>
    </message>
    <message>
        <source>Card Tables</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Tables de jeu</translation>
    </message>
    <message>
        <source>Cash</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/final_screen.py, ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Liquidités</translation>
    </message>
    <message>
        <source>Cash and bank at the end of each year, in rupiah; at the end, the last year’s earnings count double</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Liquidités et banque à la fin de chaque année, en roupies&#xa0;; à la fin, les recettes de la dernière année comptent double</translation>
    </message>
    <message>
        <source>Cash left</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>Liquidités restantes</translation>
    </message>
    <message>
        <source>Cash, goods and chips count for nothing.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Argent, marchandises et jetons ne comptent pas.</translation>
    </message>
    <message>
        <source>Cash: {changes}.</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>Liquidités&#xa0;: {changes}.</translation>
    </message>
    <message>
        <source>Casino</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Casino</translation>
    </message>
    <message numerus="yes">
        <source>Caught in {n} raids, which cost {amount}.</source>
        <extracomment>For one: Caught in {n} raid, which cost {amount}. ui/games/singapore/final_screen.py</extracomment>
        <translation>
            <numerusform>Pris dans {n} descente, qui a coûté {amount}.</numerusform>
            <numerusform>Pris dans {n} descentes, qui ont coûté {amount}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Caught: {players}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Se font prendre&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <extracomment>ui/table/review/review_page.py, ui/table/review/review_pane.py</extracomment>
        <translation>Chances de gagner</translation>
    </message>
    <message>
        <source>Chance to win now</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>Chances de gagner maintenant</translation>
    </message>
    <message>
        <source>Change ID of {name}</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Changer l’ID de «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Change colour of {name}</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Changer la couleur de «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Change credits</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Changer les crédits</translation>
    </message>
    <message>
        <source>Change map title</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Changer le titre de la carte</translation>
    </message>
    <message>
        <source>Change name of {name} ({language})</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Changer le nom de «&#xa0;{name}&#xa0;» ({language})</translation>
    </message>
    <message>
        <source>Change {name}</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Modifier {name}</translation>
    </message>
    <message>
        <source>Changed {date}</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Modifiée le {date}</translation>
    </message>
    <message>
        <source>Changes</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Changements</translation>
    </message>
    <message>
        <source>Changes against your plan, and the rupiah that each player gets by this sale.</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Ce qui change par rapport à votre plan, et les roupies que chaque joueur reçoit par cette vente.</translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Ne change rien</translation>
    </message>
    <message>
        <source>Changes take effect immediately.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Les changements s’appliquent immédiatement.</translation>
    </message>
    <message>
        <source>Chapters</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Chapitres</translation>
    </message>
    <message>
        <source>Chart</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Chart: {title}</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Graphique&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Charts</source>
        <extracomment>ui/charts/chart_window.py, ui/table/final_screen.py</extracomment>
        <translation>Graphiques</translation>
    </message>
    <message>
        <source>Chip for an illegal building</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Jeton pour un bâtiment illégal</translation>
    </message>
    <message>
        <source>Chips</source>
        <extracomment>ui/games/singapore/chips_page.py, ui/games/singapore/game_view.py</extracomment>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Chips and new tiles</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Jetons et nouvelles tuiles</translation>
    </message>
    <message>
        <source>Choices</source>
        <extracomment>ui/settings/command_palette.py, ui/table/board/board_ui.py</extracomment>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Choices you had entered but not played yet were lost when the program closed.</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Des choix saisis mais pas encore joués ont été perdus à la fermeture du programme.</translation>
    </message>
    <message>
        <source>Choose Mergers this year. You need it to announce a merger next year.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Choisissez Fusions cette année. Il vous faut cette piste pour annoncer une fusion l’an prochain.</translation>
    </message>
    <message>
        <source>Choose a building on the board or here</source>
        <extracomment>ui/games/singapore/panels/moves_page.py</extracomment>
        <translation>Choisir sur le plateau ou ici</translation>
    </message>
    <message>
        <source>Choose a city</source>
        <extracomment>ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>Choisir une ville</translation>
    </message>
    <message>
        <source>Choose a company</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py, ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Choisir une compagnie</translation>
    </message>
    <message>
        <source>Choose a company to operate ({left} of {all} left).</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Choisissez une compagnie à exploiter (reste {left} sur {all}).</translation>
    </message>
    <message>
        <source>Choose a lot</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Choisir une parcelle</translation>
    </message>
    <message>
        <source>Choose a lot next to a start building or to another player’s building.</source>
        <extracomment>games/singapore/rules/starting_round.py</extracomment>
        <translation>Choisissez une parcelle voisine d’un bâtiment de départ ou du bâtiment d’un autre joueur.</translation>
    </message>
    <message>
        <source>Choose a lot on the board or here</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Choisir sur le plateau ou ici</translation>
    </message>
    <message>
        <source>Choose a map folder</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Choisir un dossier de carte</translation>
    </message>
    <message>
        <source>Choose a merger</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Choisir une fusion</translation>
    </message>
    <message>
        <source>Choose a moment first</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Choisissez d’abord un moment</translation>
    </message>
    <message>
        <source>Choose a move</source>
        <extracomment>ui/games/singapore/panels/moves_page.py, ui/table/board/board_table.py, ui/table/panels/answers.py</extracomment>
        <translation>Choisir un coup</translation>
    </message>
    <message>
        <source>Choose a neighbour</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Choisir un voisin</translation>
    </message>
    <message>
        <source>Choose a neighbour to link or unlink it.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Choisissez une région voisine pour la relier ou la délier.</translation>
    </message>
    <message>
        <source>Choose a plan</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Choisir un plan</translation>
    </message>
    <message>
        <source>Choose a plan, or go to the page Turn to move by hand.</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Choisissez un plan, ou allez à l’onglet Tour pour jouer vous-même.</translation>
    </message>
    <message>
        <source>Choose a road</source>
        <extracomment>ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>Choisir une route</translation>
    </message>
    <message>
        <source>Choose a sea</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Choisir une mer</translation>
    </message>
    <message>
        <source>Choose a site</source>
        <extracomment>ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>Choisir un site</translation>
    </message>
    <message>
        <source>Choose a tile</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Choisir une tuile</translation>
    </message>
    <message>
        <source>Choose a tile and a lot</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Choisir tuile et parcelle</translation>
    </message>
    <message>
        <source>Choose a track</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>Choisir une piste</translation>
    </message>
    <message>
        <source>Choose an alternative</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Choisir une alternative</translation>
    </message>
    <message>
        <source>Choose an area</source>
        <extracomment>ui/table/panels/panel.py</extracomment>
        <translation>Choisir une région</translation>
    </message>
    <message>
        <source>Choose folder…</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Choisir un dossier…</translation>
    </message>
    <message>
        <source>Choose picture</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Choisir une image</translation>
    </message>
    <message>
        <source>Choose picture…</source>
        <extracomment>ui/editor/tools/trace.py</extracomment>
        <translation>Choisir une image…</translation>
    </message>
    <message>
        <source>Choose players and options</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Choisir joueurs et options</translation>
    </message>
    <message>
        <source>Choose provinces by clicking on the map</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Choisir des provinces en cliquant sur la carte</translation>
    </message>
    <message>
        <source>Choose the Pawnshop this time. From there it’s one step to each start building.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Choisissez cette fois le Mont-de-piété. De là, chaque bâtiment de départ est à un pas.</translation>
    </message>
    <message>
        <source>Choose the Weaver’s Stall this time: it’s joined to all start buildings.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Choisissez cette fois l’Échoppe du tisserand&#xa0;: elle est reliée à tous les bâtiments de départ.</translation>
    </message>
    <message>
        <source>Choose the tile that gets the hut. The other one leaves the game.</source>
        <extracomment>ui/games/singapore/panels/__init__.py</extracomment>
        <translation>Choisissez la tuile qui reçoit la cabane. L’autre quitte le jeu.</translation>
    </message>
    <message>
        <source>Choose the tile to build on {lot}.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Choisissez la tuile à construire sur {lot}.</translation>
    </message>
    <message>
        <source>Choose this before or when you’re asked for a merger.</source>
        <extracomment>ui/games/indonesia/game_view.py</extracomment>
        <translation>Choisissez ceci avant une décision sur les fusions, ou à ce moment-là.</translation>
    </message>
    <message>
        <source>Choose this when you operate a company.</source>
        <extracomment>ui/games/indonesia/game_view.py</extracomment>
        <translation>Choisissez ceci quand vous exploitez une compagnie.</translation>
    </message>
    <message>
        <source>Choose two different companies.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Choisissez deux compagnies différentes.</translation>
    </message>
    <message>
        <source>Choose where to start</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Choisir la région de départ</translation>
    </message>
    <message>
        <source>Choose which city card to play first</source>
        <extracomment>ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>Choisir la carte de ville à jouer d’abord</translation>
    </message>
    <message>
        <source>Choose {area}</source>
        <extracomment>ui/table/board/board_presenter.py</extracomment>
        <translation>Choisir {area}</translation>
    </message>
    <message>
        <source>Chosen in the list</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Choix dans la liste</translation>
    </message>
    <message>
        <source>Chosen.</source>
        <extracomment>ui/table/board/board_presenter.py, ui/table/panels/choice_list.py</extracomment>
        <translation>Choisie.</translation>
    </message>
    <message>
        <source>Circle</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Cercle</translation>
    </message>
    <message>
        <source>Cities</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/games/indonesia/board/board_ui.py, ui/games/indonesia/chart_data.py, ui/games/indonesia/panels/acquisitions.py, ui/games/indonesia/panels/city_growth.py, ui/games/indonesia/recap.py, ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Villes</translation>
    </message>
    <message>
        <source>Cities go on empty coastal areas, one per province.</source>
        <extracomment>ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>Les villes se bâtissent sur des régions côtières vides, une par province.</translation>
    </message>
    <message>
        <source>Cities grew</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>Villes agrandies</translation>
    </message>
    <message>
        <source>Cities grow</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Les villes grandissent</translation>
    </message>
    <message>
        <source>Cities grow: {cities}.</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Les villes grandissent&#xa0;: {cities}.</translation>
    </message>
    <message>
        <source>Cities must be built on land.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>Les villes se bâtissent sur la terre ferme.</translation>
    </message>
    <message>
        <source>Cities that got goods</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Villes qui ont reçu des marchandises</translation>
    </message>
    <message>
        <source>Citra’s lot</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>La parcelle de Citra</translation>
    </message>
    <message>
        <source>Citra’s turn</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Le tour de Citra</translation>
    </message>
    <message>
        <source>City</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>Ville</translation>
    </message>
    <message>
        <source>City Growth</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Croissance des villes</translation>
    </message>
    <message>
        <source>City card</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Carte de ville</translation>
    </message>
    <message>
        <source>City card {card} could never be played.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>La carte de ville {card} n’a jamais pu être jouée.</translation>
    </message>
    <message>
        <source>City card {card} is gone.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>La carte de ville {card} n’existe plus.</translation>
    </message>
    <message>
        <source>City card {card} is new.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>La carte de ville {card} est nouvelle.</translation>
    </message>
    <message>
        <source>City card {id} names the province “{province}”, which isn’t on the map.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>La carte de ville {id} nomme la province «&#xa0;{province}&#xa0;», absente de la carte.</translation>
    </message>
    <message>
        <source>City card {old} is now {new}.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>La carte de ville {old} est maintenant {new}.</translation>
    </message>
    <message>
        <source>City cards</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/games/indonesia/editor/deeds_and_cards.py, ui/games/indonesia/panels/new_era.py, ui/games/indonesia/player_cards.py</extracomment>
        <translation>Cartes de ville</translation>
    </message>
    <message>
        <source>City growth</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Croissance des villes</translation>
    </message>
    <message>
        <source>City growth: goods received</source>
        <extracomment>ui/games/indonesia/panels/operations.py, ui/games/indonesia/panels/situation.py</extracomment>
        <translation>Croissance des villes : marchandises reçues</translation>
    </message>
    <message>
        <source>City of size {size}</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Ville de taille {size}</translation>
    </message>
    <message>
        <source>City stones</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Pions de ville</translation>
    </message>
    <message>
        <source>City stones of size 1, 2 and 3</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Pions de ville de taille 1, 2 et 3</translation>
    </message>
    <message>
        <source>City stones of size {size}</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Pions de ville de taille {size}</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Clear the shortcut for {command}</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Effacer le raccourci pour {command}</translation>
    </message>
    <message>
        <source>Click a cell or press Space to link or unlink two areas.</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Cliquez sur une case ou appuyez sur Espace pour relier ou délier deux régions.</translation>
    </message>
    <message>
        <source>Click a good on the board to reroute it.</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Cliquez sur une marchandise du plateau pour changer sa route.</translation>
    </message>
    <message>
        <source>Click a land area on the map to choose its province.</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Cliquez sur une région terrestre de la carte pour choisir sa province.</translation>
    </message>
    <message>
        <source>Click an amount to see its breakdown</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Cliquez sur un montant pour en voir le détail</translation>
    </message>
    <message>
        <source>Click an area to select it; hold Shift to select more. Drag a box to select all areas in it. Drag selected land to move it, or its handles to scale and rotate it. Double-click renames.</source>
        <extracomment>ui/editor/tools/select.py</extracomment>
        <translation>Clic ou cadre&#xa0;: sélectionner (Maj&#xa0;: ajouter). Glisser&#xa0;: déplacer&#xa0;; poignées&#xa0;: taille et rotation. Double-clic&#xa0;: renommer.</translation>
    </message>
    <message>
        <source>Click an entry to see that moment on the board.</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Cliquez sur une entrée pour voir ce moment sur le plateau.</translation>
    </message>
    <message>
        <source>Click both buildings on the board, or choose here.</source>
        <extracomment>ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>Cliquez sur les deux bâtiments du plateau, ou choisissez ici.</translation>
    </message>
    <message>
        <source>Click each corner, or hold the button and draw. Close the outline with Enter, a double-click or a click on the first corner. Backspace removes the last corner.</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Cliquez sur chaque sommet, ou dessinez en maintenant le bouton. Entrée, double-clic ou clic sur le premier sommet&#xa0;: fermer le contour. Retour arrière&#xa0;: retirer le dernier sommet.</translation>
    </message>
    <message>
        <source>Click or drag to move the view. Right-click to hide this.</source>
        <extracomment>ui/editor/minimap.py</extracomment>
        <translation>Cliquez ou faites glisser pour déplacer la vue. Clic droit pour masquer ceci.</translation>
    </message>
    <message>
        <source>Click the area to link with {area}. Esc cancels.</source>
        <extracomment>ui/editor/tools/link.py</extracomment>
        <translation>Cliquez sur la région à relier à {area}. Échap annule.</translation>
    </message>
    <message>
        <source>Click there; with Shift or Ctrl as with the mouse</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Cliquer là ; avec Maj ou Ctrl comme avec la souris</translation>
    </message>
    <message>
        <source>Click to see the board at that time</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Cliquer pour voir le plateau à ce moment</translation>
    </message>
    <message>
        <source>Clockwise, starting with the Raffles player. First build, then move and act.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Dans le sens horaire, en commençant par le joueur Raffles. D’abord construire, puis se déplacer et agir.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py, ui/editor/menus/file_commands.py, ui/table/games/new_game_controller.py, ui/table/games/record_dialog.py, ui/table/review/review_pane.py</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Close this screen (Esc)</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Fermer cet écran (Échap)</translation>
    </message>
    <message>
        <source>Close together</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>Rapprochées</translation>
    </message>
    <message>
        <source>Coast</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Côte</translation>
    </message>
    <message>
        <source>Coast: {seas}</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Côte&#xa0;: {seas}</translation>
    </message>
    <message>
        <source>Collapse the tutorial</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Replier le tutoriel</translation>
    </message>
    <message>
        <source>Collect the moves of a turn before they are played</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Rassemble les coups d’un tour avant de les jouer</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Colour for seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Couleur de la place {seat}</translation>
    </message>
    <message>
        <source>Colour {n}</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Couleur {n}</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>ui/editor/links/matrix_dialog.py, ui/table/board/board_table.py</extracomment>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Comes with the program. You’ll edit a copy and save it under a new name.</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Fournie avec le programme. Vous modifierez une copie et l’enregistrerez sous un nouveau nom.</translation>
    </message>
    <message>
        <source>Command palette</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/table/window/main_window.py</extracomment>
        <translation>Palette de commandes</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/table/window/main_window.py</extracomment>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Common border: {border}.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Frontière commune&#xa0;: {border}.</translation>
    </message>
    <message>
        <source>Companies</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/indonesia/chart_data.py, ui/games/indonesia/panels/operations.py, ui/games/indonesia/recap.py</extracomment>
        <translation>Compagnies</translation>
    </message>
    <message>
        <source>Companies available: {deeds}.</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>Compagnies disponibles&#xa0;: {deeds}.</translation>
    </message>
    <message>
        <source>Companies that can start here: {letters}</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Compagnies qui peuvent être fondées ici&#xa0;: {letters}</translation>
    </message>
    <message>
        <source>Companies: {companies}</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Compagnies&#xa0;: {companies}</translation>
    </message>
    <message>
        <source>Company</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/indonesia/panels/acquisitions.py, ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Compagnie</translation>
    </message>
    <message>
        <source>Compare this map with</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>Comparer cette carte avec</translation>
    </message>
    <message>
        <source>Compare with an earlier report</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Comparer avec un rapport précédent</translation>
    </message>
    <message>
        <source>Compare with another map</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>Comparer avec une autre carte</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Comparer avec…</translation>
    </message>
    <message>
        <source>Compared with the earlier report</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Comparé au rapport précédent</translation>
    </message>
    <message>
        <source>Compare…</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Comparer…</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>ui/table/games/start_cards.py</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Continue here</source>
        <extracomment>ui/table/games/open_controller.py, ui/table/tutorial/learning.py</extracomment>
        <translation>Continuer ici</translation>
    </message>
    <message>
        <source>Continue in a copy</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>Continuer dans une copie</translation>
    </message>
    <message>
        <source>Continue it in the other window, or close that window first.</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Continuez-le dans l’autre fenêtre, ou fermez d’abord cette fenêtre.</translation>
    </message>
    <message>
        <source>Continue without saving</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Continuer sans enregistrer</translation>
    </message>
    <message>
        <source>Cop&amp;y areas</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>&amp;Copier les régions</translation>
    </message>
    <message numerus="yes">
        <source>Copied {n} land areas.</source>
        <extracomment>For one: Copied {n} land area. ui/editor/menus/copies.py</extracomment>
        <translation>
            <numerusform>{n} région terrestre copiée.</numerusform>
            <numerusform>{n} régions terrestres copiées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>ui/charts/sheet_page.py, ui/editor/menus/area_menu.py</extracomment>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy all shortcuts</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Copier tous les raccourcis</translation>
    </message>
    <message>
        <source>Copy notation</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Copier la notation</translation>
    </message>
    <message>
        <source>Copy of</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Copie de</translation>
    </message>
    <message>
        <source>Copy table</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Copier le tableau</translation>
    </message>
    <message>
        <source>Copy text</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>Copy…</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Copier…</translation>
    </message>
    <message>
        <source>Corner of {areas}</source>
        <extracomment>ui/editor/tools/gestures.py</extracomment>
        <translation>Sommet de {areas}</translation>
    </message>
    <message>
        <source>Couldn’t bring the map back.</source>
        <extracomment>ui/editor/document/own_maps.py</extracomment>
        <translation>Impossible de rétablir la carte.</translation>
    </message>
    <message>
        <source>Couldn’t copy the game</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Impossible de copier la partie</translation>
    </message>
    <message>
        <source>Couldn’t delete your record</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Impossible de supprimer votre bilan</translation>
    </message>
    <message>
        <source>Couldn’t import the file</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Impossible d’importer le fichier</translation>
    </message>
    <message>
        <source>Couldn’t keep a copy of the map.</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Impossible de garder une copie de la carte.</translation>
    </message>
    <message>
        <source>Couldn’t move the map to the trash, so it wasn’t deleted.</source>
        <extracomment>ui/editor/document/own_maps.py</extracomment>
        <translation>Impossible de mettre la carte à la corbeille&#xa0;: elle n’a pas été supprimée.</translation>
    </message>
    <message>
        <source>Couldn’t move “{file}” to the trash, so it wasn’t deleted.</source>
        <extracomment>ui/play/save_folder.py</extracomment>
        <translation>Impossible de mettre «&#xa0;{file}&#xa0;» à la corbeille&#xa0;: le fichier n’a pas été supprimé.</translation>
    </message>
    <message>
        <source>Couldn’t open the game</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Impossible d’ouvrir la partie</translation>
    </message>
    <message>
        <source>Couldn’t open the map</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Impossible d’ouvrir la carte</translation>
    </message>
    <message>
        <source>Couldn’t read the saved games in {folder}.</source>
        <extracomment>ui/app/program.py</extracomment>
        <translation>Impossible de lire les parties enregistrées dans {folder}.</translation>
    </message>
    <message>
        <source>Couldn’t read the settings in {file}. Default settings are used instead.</source>
        <extracomment>ui/settings/settings_file.py</extracomment>
        <translation>Impossible de lire les paramètres dans {file}. Les valeurs par défaut sont utilisées.</translation>
    </message>
    <message>
        <source>Couldn’t read {file}.</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Impossible de lire {file}.</translation>
    </message>
    <message>
        <source>Couldn’t reload the map. {reason}</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Impossible de recharger la carte. {reason}</translation>
    </message>
    <message>
        <source>Couldn’t restore the unsaved changes</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Impossible de rétablir les changements non enregistrés</translation>
    </message>
    <message>
        <source>Couldn’t save an error report as {file}.</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Impossible d’enregistrer un rapport d’erreur sous {file}.</translation>
    </message>
    <message>
        <source>Couldn’t save the copy</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Impossible d’enregistrer la copie</translation>
    </message>
    <message>
        <source>Couldn’t save the file</source>
        <extracomment>ui/table/review/review_controller.py, ui/table/window/main_window.py</extracomment>
        <translation>Impossible d’enregistrer le fichier</translation>
    </message>
    <message>
        <source>Couldn’t save the game</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Impossible d’enregistrer la partie</translation>
    </message>
    <message>
        <source>Couldn’t save the graph as {file}. {reason}</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>Impossible d’enregistrer le graphe sous {file}. {reason}</translation>
    </message>
    <message>
        <source>Couldn’t save the map</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Impossible d’enregistrer la carte</translation>
    </message>
    <message>
        <source>Couldn’t save the report</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Impossible d’enregistrer le rapport</translation>
    </message>
    <message>
        <source>Couldn’t save the settings in {file}.</source>
        <extracomment>ui/settings/settings_file.py</extracomment>
        <translation>Impossible d’enregistrer les paramètres dans {file}.</translation>
    </message>
    <message>
        <source>Couldn’t save {file}.</source>
        <extracomment>ui/editor/menus/export_commands.py, ui/help/guide.py, ui/table/chart_controller.py, ui/table/game_controller.py, ui/widgets/file_choice.py</extracomment>
        <translation>Impossible d’enregistrer {file}.</translation>
    </message>
    <message>
        <source>Couldn’t save {file}. Save a copy now, or you’ll lose this game.</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Impossible d’enregistrer {file}. Enregistrez une copie maintenant, sinon vous perdrez cette partie.</translation>
    </message>
    <message>
        <source>Couldn’t show the picture “{file}”. {reason}</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Impossible d’afficher l’image «&#xa0;{file}&#xa0;». {reason}</translation>
    </message>
    <message>
        <source>Couldn’t start the game</source>
        <extracomment>ui/table/games/new_game_controller.py</extracomment>
        <translation>Impossible de commencer la partie</translation>
    </message>
    <message>
        <source>Couldn’t undo “{step}”. It was kept in a damaged file.</source>
        <extracomment>mapmaking/files/kept_steps.py</extracomment>
        <translation>Impossible d’annuler «&#xa0;{step}&#xa0;». L’étape était gardée dans un fichier endommagé.</translation>
    </message>
    <message>
        <source>Counting Hse</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Comptoir</translation>
    </message>
    <message>
        <source>Courthouse</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Tribunal</translation>
    </message>
    <message>
        <source>Covered until the owner looks</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Masquées jusqu’à ce que leur propriétaire regarde</translation>
    </message>
    <message>
        <source>Create</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Créer</translation>
    </message>
    <message>
        <source>Create province</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Créer une province</translation>
    </message>
    <message>
        <source>Credits</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Crédits</translation>
    </message>
    <message>
        <source>Ctrl+Z undoes your last move, Ctrl+H asks a bot for a hint, and F1 opens the rules for the decision. The View menu shows more on the board.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ctrl+Z annule votre dernier coup, Ctrl+H demande conseil à un bot, et F1 ouvre les règles de la décision. Le menu Affichage montre davantage sur le plateau.</translation>
    </message>
    <message>
        <source>Ctrl+Z undoes your last move, Ctrl+H asks a strong bot for a hint, and F2 lists everything you can do right now. The log records everything that happens, and the timeline above the board takes you back to any moment.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Ctrl+Z annule votre dernier coup, Ctrl+H demande conseil à un bot fort, et F2 liste tout ce que vous pouvez faire à cet instant. Le journal note tout ce qui se passe, et la chronologie au-dessus du plateau vous ramène à n’importe quel moment.</translation>
    </message>
    <message>
        <source>Ctrl+arrow key</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Ctrl+flèche</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Ctrl+clic</translation>
    </message>
    <message>
        <source>Current plan</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Plan actuel</translation>
    </message>
    <message>
        <source>Damaged saved game</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Partie enregistrée endommagée</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Dealt</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Distribuée</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>ui/table/panels/panel.py, ui/table/privacy.py, ui/table/window/docks.py</extracomment>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>ui/table/review/review_page.py, ui/table/review/review_pane.py</extracomment>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>Decisions ({n})</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Décisions ({n})</translation>
    </message>
    <message>
        <source>Deed</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Concession</translation>
    </message>
    <message>
        <source>Deed {id} is for the province “{province}”, which isn’t on the map.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>La concession {id} est pour la province «&#xa0;{province}&#xa0;», absente de la carte.</translation>
    </message>
    <message>
        <source>Deeds</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/games/indonesia/board/board_ui.py, ui/games/indonesia/deed_list.py, ui/games/indonesia/editor/deeds_and_cards.py, ui/games/indonesia/game_view.py</extracomment>
        <translation>Concessions</translation>
    </message>
    <message>
        <source>Deeds left for {good}: {n}</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Concessions restantes, {good} : {n}</translation>
    </message>
    <message>
        <source>Deeds left for {good}: {n} ({names})</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Concessions restantes, {good} : {n} ({names})</translation>
    </message>
    <message>
        <source>Deeds you can acquire</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Concessions que vous pouvez acquérir</translation>
    </message>
    <message>
        <source>Deeds:</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Concessions :</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>ui/widgets/chooser.py</extracomment>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete record</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Supprimer le bilan</translation>
    </message>
    <message>
        <source>Delete your record</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Supprimer votre bilan</translation>
    </message>
    <message>
        <source>Delete your whole record? Your saved games stay, but they won’t be counted again.</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Supprimer tout votre bilan&#xa0;? Vos parties enregistrées restent, mais elles ne seront plus comptées.</translation>
    </message>
    <message>
        <source>Delete…</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Livraisons</translation>
    </message>
    <message>
        <source>Description</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Description</translation>
    </message>
    <message>
        <source>Detach island from {area}</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>Détacher l’île de «&#xa0;{area}&#xa0;»</translation>
    </message>
    <message>
        <source>Details</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Differences</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py, ui/editor/menus/file_commands.py</extracomment>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Discard the change</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Abandonner le changement</translation>
    </message>
    <message>
        <source>Discard unsaved changes</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Abandonner les changements non enregistrés</translation>
    </message>
    <message>
        <source>Discard…</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Abandonner…</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <extracomment>ui/play/recap_box.py, ui/table/window/side.py, ui/widgets/messages.py</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Dismiss (Esc)</source>
        <extracomment>ui/play/recap_box.py, ui/table/hints.py, ui/table/window/side.py</extracomment>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Display</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Display</source>
        <comment>phase</comment>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>Étalage</translation>
    </message>
    <message>
        <source>Disputed</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Discutables</translation>
    </message>
    <message>
        <source>Disputed: played on, another move does better; the forecast prefers this one</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Discutable&#xa0;: en jouant la suite, un autre coup fait mieux&#xa0;; la prévision préfère celui-ci</translation>
    </message>
    <message>
        <source>Div&amp;ide into areas…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Di&amp;viser en régions…</translation>
    </message>
    <message>
        <source>Divide</source>
        <extracomment>ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>Diviser</translation>
    </message>
    <message>
        <source>Divide into areas…</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Diviser en régions…</translation>
    </message>
    <message>
        <source>Divide {area}</source>
        <extracomment>ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>Diviser {area}</translation>
    </message>
    <message numerus="yes">
        <source>Divide {n} areas</source>
        <extracomment>For one: Divide {n} area ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>
            <numerusform>Diviser {n} région</numerusform>
            <numerusform>Diviser {n} régions</numerusform>
        </translation>
    </message>
    <message>
        <source>Do you want to save your changes to “{map}”?</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Voulez-vous enregistrer vos changements dans «&#xa0;{map}&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Done: {step}. Play again to see what it changes.</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Fait&#xa0;: {step}. Rejouez pour voir ce que cela change.</translation>
    </message>
    <message>
        <source>Don’t link ({key})</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Ne pas relier ({key})</translation>
    </message>
    <message>
        <source>Double speed</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Vitesse double</translation>
    </message>
    <message>
        <source>Double-click there</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Double-cliquer là</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Douteux</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>ui/editor/dialogs/placing_dialog.py</extracomment>
        <translation>Vers le bas</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>ui/games/singapore/panels/draft_row.py, ui/games/singapore/panels/turn.py</extracomment>
        <translation>Brouillon</translation>
    </message>
    <message>
        <source>Drag a corner or a border. Click a border to add a corner; Alt+click removes one. To select several corners, drag a box or hold Shift.</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Glisser&#xa0;: déplacer un sommet ou une frontière. Clic sur une frontière&#xa0;: ajouter un sommet&#xa0;; Alt+clic&#xa0;: en retirer un. Cadre ou Maj&#xa0;: sélectionner plusieurs sommets.</translation>
    </message>
    <message>
        <source>Drag anything (Shift: all ships of a sea, Ctrl: no snapping). Ctrl+click takes several. Ctrl+wheel rotates a label, Shift+wheel resizes it. Double-click wraps a label or adds a place for a ship. Delete removes.</source>
        <extracomment>ui/editor/tools/place.py</extracomment>
        <translation>Tout se déplace (Maj&#xa0;: navires d’une mer&#xa0;; Ctrl&#xa0;: sans aimant). Ctrl+clic&#xa0;: ajouter. Ctrl+molette&#xa0;: tourner. Maj+molette&#xa0;: agrandir. Double-clic&#xa0;: couper un nom, ajouter un mouillage. Suppr&#xa0;: retirer.</translation>
    </message>
    <message>
        <source>Drag from one area to another, or click one and then the other, to link or unlink them. Hold Alt or Shift to unlink only.</source>
        <extracomment>ui/editor/tools/link.py</extracomment>
        <translation>Glissez d’une région à une autre, ou cliquez sur l’une puis sur l’autre, pour les relier ou les délier. Maintenez Alt ou Maj pour délier seulement.</translation>
    </message>
    <message>
        <source>Drag to move the tracing picture; hold Shift to scale it. Ctrl+wheel scales it at the pointer. You choose the picture in the View menu.</source>
        <extracomment>ui/editor/tools/trace.py</extracomment>
        <translation>Glisser&#xa0;: déplacer l’image à décalquer (Maj&#xa0;: la redimensionner). Ctrl+molette&#xa0;: redimensionner au pointeur. L’image se choisit dans le menu Affichage.</translation>
    </message>
    <message>
        <source>Drag without snapping</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Faire glisser sans aimanter</translation>
    </message>
    <message>
        <source>Draw a chip whenever you build or use an illegal (dark) building. Keep a black one in front of you.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Tirez un jeton chaque fois que vous construisez ou utilisez un bâtiment illégal (sombre). Gardez un noir devant vous.</translation>
    </message>
    <message>
        <source>Draw a line from border to border, freehand or with clicks. Enter ends it, Backspace removes the last corner. Alt+click detaches an island.</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>Tracez une ligne d’une frontière à l’autre, à main levée ou par clics. Entrée&#xa0;: terminer&#xa0;; Retour arrière&#xa0;: retirer le dernier sommet&#xa0;; Alt+clic&#xa0;: détacher une île.</translation>
    </message>
    <message>
        <source>Draw areas</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Dessiner des régions</translation>
    </message>
    <message>
        <source>Draw arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Dessiner la flèche</translation>
    </message>
    <message>
        <source>Drawn after the effect</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Tiré après l’effet</translation>
    </message>
    <message>
        <source>Drawn before the effect</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Tiré avant l’effet</translation>
    </message>
    <message>
        <source>Drop one file at a time: a saved game or a map.</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Déposez un seul fichier à la fois&#xa0;: une partie enregistrée ou une carte.</translation>
    </message>
    <message>
        <source>Duplicat&amp;e areas</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Dupli&amp;quer les régions</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/widgets/chooser.py</extracomment>
        <translation>Dupliquer</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate {n} areas</source>
        <extracomment>For one: Duplicate {n} area ui/editor/menus/copies.py</extracomment>
        <translation>
            <numerusform>Dupliquer {n} région</numerusform>
            <numerusform>Dupliquer {n} régions</numerusform>
        </translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>E&amp;xporter</translation>
    </message>
    <message>
        <source>E&amp;xport log…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Exporter le &amp;journal…</translation>
    </message>
    <message>
        <source>Each change is from one point of the chart to the next.</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Chaque variation va d’un point du graphique au suivant.</translation>
    </message>
    <message>
        <source>Each company operates once. Shipping companies add ships; production companies sell, then expand.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Chaque compagnie est exploitée une fois. Les compagnies maritimes ajoutent des navires&#xa0;; celles de production vendent, puis s’étendent.</translation>
    </message>
    <message>
        <source>Each gold seal pays {money} the first time you reach it.</source>
        <extracomment>ui/games/singapore/victory_track.py</extracomment>
        <translation>Chaque sceau doré paie {money} la première fois que vous l’atteignez.</translation>
    </message>
    <message>
        <source>Each island needs a land area: choose at most {most} islands.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>Chaque île doit avoir une région terrestre&#xa0;: choisissez au plus {most} îles.</translation>
    </message>
    <message>
        <source>Each land tile needs {n} prices.</source>
        <extracomment>games/singapore/rules/box.py</extracomment>
        <translation>Il faut {n} prix pour chaque tuile de terrain.</translation>
    </message>
    <message>
        <source>Each of the stacks 1, 2 and 3 needs {n} buildings.</source>
        <extracomment>games/singapore/rules/box.py</extracomment>
        <translation>Il faut {n} bâtiments dans chacune des piles 1, 2 et 3.</translation>
    </message>
    <message numerus="yes">
        <source>Each of {player}’s ships carries {n} goods then.</source>
        <extracomment>For one: Each of {player}’s ships carries {n} good then. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Chaque navire transporte alors {n} marchandise ({player}).</numerusform>
            <numerusform>Chaque navire transporte alors {n} marchandises ({player}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player needs a different colour.</source>
        <extracomment>ui/table/games/new_game_dialog.py</extracomment>
        <translation>Chaque joueur doit avoir une couleur différente.</translation>
    </message>
    <message>
        <source>Each player needs a different name.</source>
        <extracomment>ui/table/games/new_game_dialog.py</extracomment>
        <translation>Chaque joueur doit avoir un nom différent.</translation>
    </message>
    <message>
        <source>Each player needs a name.</source>
        <extracomment>core/record.py, ui/table/games/new_game_dialog.py</extracomment>
        <translation>Chaque joueur doit avoir un nom.</translation>
    </message>
    <message>
        <source>Each player’s place after each year’s bids</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Place de chaque joueur après les mises de l’année</translation>
    </message>
    <message>
        <source>Each province needs a land area: choose at most {most} provinces.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>Chaque province doit avoir une région terrestre&#xa0;: choisissez au plus {most} provinces.</translation>
    </message>
    <message>
        <source>Each round, the player with the fewest VP gets the Raffles stone. All have 5 now, and chance chose you. Four new tiles are on display, one more than players.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>À chaque manche, le joueur qui a le moins de PV reçoit la pierre de Raffles. Tout le monde en a 5 pour l’instant, et le hasard vous a désigné. Quatre nouvelles tuiles sont à l’étalage, une de plus qu’il n’y a de joueurs.</translation>
    </message>
    <message>
        <source>Each rupiah bid counts ×{number} instead of ×{fewer}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Chaque roupie misée compte ×{number} au lieu de ×{fewer}.</translation>
    </message>
    <message>
        <source>Each ship carries as many goods as its owner’s Hull, for every company that sells.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Chaque navire transporte autant de marchandises que la Cale de son propriétaire, pour chaque compagnie qui vend.</translation>
    </message>
    <message numerus="yes">
        <source>Each ship carries {n} goods then: {amount} more a year.</source>
        <extracomment>For one: Each ship carries {n} good then: {amount} more a year. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Chaque bateau porte alors {n} marchandise : {amount} de plus par an.</numerusform>
            <numerusform>Chaque bateau porte alors {n} marchandises : {amount} de plus par an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each ship carries {n} goods then: {number} more in all.</source>
        <extracomment>For one: Each ship carries {n} good then: {number} more in all. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Chaque navire transporte alors {n} marchandise&#xa0;: {number} de plus en tout.</numerusform>
            <numerusform>Chaque navire transporte alors {n} marchandises&#xa0;: {number} de plus en tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each year, a city buys as many of each good as its size, from all companies together.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Chaque année, une ville achète de chaque marchandise autant d’unités que sa taille, toutes compagnies confondues.</translation>
    </message>
    <message>
        <source>Earned {last} last year; about {income} a year with you.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{last} gagnés l’an passé&#xa0;; avec vous, environ {income} par an.</translation>
    </message>
    <message>
        <source>Earnings</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Recettes</translation>
    </message>
    <message>
        <source>Earnings by year</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Gains par année</translation>
    </message>
    <message>
        <source>Earnings last year</source>
        <extracomment>ui/games/indonesia/panels/situation.py</extracomment>
        <translation>Recettes de l’année passée</translation>
    </message>
    <message>
        <source>Earnings of the year</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Recettes de l’année</translation>
    </message>
    <message>
        <source>Earnings this year</source>
        <extracomment>ui/games/indonesia/panels/situation.py</extracomment>
        <translation>Recettes de cette année</translation>
    </message>
    <message>
        <source>Earnings: {earnings}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Recettes&#xa0;: {earnings}.</translation>
    </message>
    <message>
        <source>East India Co.</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Cie des Indes</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>bot</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Edit borders</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Modifier les frontières</translation>
    </message>
    <message>
        <source>Edit map</source>
        <extracomment>ui/app/program.py</extracomment>
        <translation>Modifier la carte</translation>
    </message>
    <message>
        <source>Edit note on {a} and {b}</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Modifier la note sur {a} et {b}</translation>
    </message>
    <message>
        <source>Effect</source>
        <extracomment>ui/games/singapore/board/board_ui.py, ui/table/board/board_ui.py</extracomment>
        <translation>Effet</translation>
    </message>
    <message>
        <source>Eight times as fast</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Huit fois plus vite</translation>
    </message>
    <message>
        <source>Empty</source>
        <comment>area</comment>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Vide</translation>
    </message>
    <message>
        <source>Empty game data was created.</source>
        <extracomment>board/map_data.py</extracomment>
        <translation>Des données de jeu vides ont été créées.</translation>
    </message>
    <message>
        <source>Empty map</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Carte vide</translation>
    </message>
    <message>
        <source>End of the game</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py, ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>End the turn</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <source>End turn</source>
        <extracomment>ui/games/singapore/texts/planning.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <source>End your turn</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Terminez votre tour</translation>
    </message>
    <message>
        <source>Endless</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Illimitées</translation>
    </message>
    <message>
        <source>Enlarge {area} until the token fits</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Agrandir {area} jusqu’à ce que le pion tienne</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Entrée ou Espace</translation>
    </message>
    <message>
        <source>Enter skips what is shown, Esc skips to your turn.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Entrée saute ce qui est montré, Échap va jusqu’à votre tour.</translation>
    </message>
    <message>
        <source>Enter skips what is shown.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Entrée saute ce qui est montré.</translation>
    </message>
    <message>
        <source>Entry</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Era</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/games/indonesia/board/board_ui.py, ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Ère</translation>
    </message>
    <message>
        <source>Era</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Ère</translation>
    </message>
    <message>
        <source>Era {era}</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/games/indonesia/panels/situation.py</extracomment>
        <translation>Ère {era}</translation>
    </message>
    <message>
        <source>Era {era} begins</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>L’ère {era} commence</translation>
    </message>
    <message>
        <source>Era {era} begins.</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>L’ère {era} commence.</translation>
    </message>
    <message>
        <source>Era {era} has no city card “{card}”.</source>
        <extracomment>games/indonesia/game.py</extracomment>
        <translation>L’ère {era} n’a pas de carte de ville «&#xa0;{card}&#xa0;».</translation>
    </message>
    <message>
        <source>Era {era} is over.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>L’ère {era} est finie.</translation>
    </message>
    <message>
        <source>Era {era} needs deeds of at least two types, or it ends at once.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>L’ère {era} doit avoir des concessions d’au moins deux types, sinon elle se termine aussitôt.</translation>
    </message>
    <message>
        <source>Era {era} · Year {year}</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Ère {era} · Année {year}</translation>
    </message>
    <message>
        <source>Era {era} · Year {year} · {phase}</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>Ère {era} · Année {year} · {phase}</translation>
    </message>
    <message>
        <source>Era {era}: {n}</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Ère {era}&#xa0;: {n}</translation>
    </message>
    <message>
        <source>Era {era}: {offers}</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Ère {era}&#xa0;: {offers}</translation>
    </message>
    <message>
        <source>Eras</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Ères</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>ui/editor/panels/problem_rows.py</extracomment>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>ui/editor/panels/problem_rows.py</extracomment>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Every good in {area} is locked. Unlock one first.</source>
        <extracomment>ui/games/indonesia/panels/manual_route.py</extracomment>
        <translation>Toutes les marchandises sont verrouillées&#xa0;: {area}. Déverrouillez-en d’abord une.</translation>
    </message>
    <message>
        <source>Every square is a lot with its price in pounds. The four start buildings by the water belong to nobody: everybody may use them.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Chaque carré est une parcelle avec son prix en livres. Les quatre bâtiments de départ au bord de l’eau n’appartiennent à personne&#xa0;: tout le monde peut les utiliser.</translation>
    </message>
    <message>
        <source>Every track that could be advanced is already at 5.</source>
        <extracomment>games/indonesia/rules/phases/research.py</extracomment>
        <translation>Toutes les pistes qui pourraient avancer sont déjà à 5.</translation>
    </message>
    <message>
        <source>Every {n}&#xa0;map units</source>
        <extracomment>ui/editor/menus/view_commands.py</extracomment>
        <translation>Toutes les {n}&#xa0;unités de carte</translation>
    </message>
    <message>
        <source>Everyone bids once. Ties keep their current order.</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>Chacun mise une fois. À égalité, l’ordre actuel est conservé.</translation>
    </message>
    <message>
        <source>Everyone makes one open bid, multiplied by their factor. Bids go into the bank. The highest plays first.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Chacun fait une seule mise, à découvert, multipliée par son facteur. Les mises vont à la banque. La plus haute joue en premier.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Expand the tutorial</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Déplier le tutoriel</translation>
    </message>
    <message>
        <source>Expand to {place}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>S’étendre vers {place}</translation>
    </message>
    <message>
        <source>Expand to {place} for {price}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>S’étendre vers {place} pour {price}</translation>
    </message>
    <message>
        <source>Expand to…</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>S’étendre vers…</translation>
    </message>
    <message>
        <source>Expanded</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>Extensions</translation>
    </message>
    <message>
        <source>Expanding</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>S’étendre</translation>
    </message>
    <message>
        <source>Expands for {amount}: {places}.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>S’étend pour {amount}&#xa0;: {places}.</translation>
    </message>
    <message>
        <source>Expansion</source>
        <comment>track</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Expansion</translation>
    </message>
    <message>
        <source>Expected: {share}.</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Attendu&#xa0;: {share}.</translation>
    </message>
    <message>
        <source>Expert</source>
        <comment>bot</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>Exporter une i&amp;mage…</translation>
    </message>
    <message>
        <source>Export as a &amp;graph…</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>Exporter comme &amp;graphe…</translation>
    </message>
    <message>
        <source>Export board as image</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Exporter le plateau en image</translation>
    </message>
    <message>
        <source>Export log</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Exporter le journal</translation>
    </message>
    <message>
        <source>Export map as graph</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Exporter la carte en graphe</translation>
    </message>
    <message>
        <source>Export picture</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Exporter l’image</translation>
    </message>
    <message>
        <source>Export statistics as tables</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Exporter les statistiques en tableaux</translation>
    </message>
    <message>
        <source>Export the map as a graph</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>Exporter la carte comme graphe</translation>
    </message>
    <message>
        <source>Export your record</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Exporter votre bilan</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>F or 0</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>F ou 0</translation>
    </message>
    <message>
        <source>Far apart</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>Éloignées</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Feature {number}</source>
        <extracomment>mapmaking/imports/geojson.py</extracomment>
        <translation>Élément {number}</translation>
    </message>
    <message>
        <source>Fewer deeds of this type, or more of others, would change that.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Moins de concessions de ce type, ou plus des autres, y remédieraient.</translation>
    </message>
    <message>
        <source>Figure</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Chiffre</translation>
    </message>
    <message>
        <source>Fills each area in the colour and pattern of its owner.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Remplit chaque région de la couleur et du motif de son propriétaire.</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Filtrer</translation>
    </message>
    <message>
        <source>Filter ({number})</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Filtrer ({number})</translation>
    </message>
    <message>
        <source>Filter columns by area or province</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Filtrer les colonnes par région ou province</translation>
    </message>
    <message>
        <source>Filter rows by area or province</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Filtrer les lignes par région ou province</translation>
    </message>
    <message>
        <source>Final money in rupiah</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Argent final en roupies</translation>
    </message>
    <message>
        <source>Final rank</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Rang final</translation>
    </message>
    <message>
        <source>Final result</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/singapore/chart_data.py, ui/table/final_screen.py, ui/table/game_view.py, ui/table/panels/result.py</extracomment>
        <translation>Résultat final</translation>
    </message>
    <message>
        <source>Final screen</source>
        <extracomment>ui/table/final_screen.py, ui/table/panels/result.py</extracomment>
        <translation>Écran final</translation>
    </message>
    <message>
        <source>Find area</source>
        <extracomment>ui/editor/panels/areas.py</extracomment>
        <translation>Chercher une région</translation>
    </message>
    <message>
        <source>Finding all alternatives…</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Recherche de toutes les alternatives…</translation>
    </message>
    <message>
        <source>Finding plans…</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Recherche de plans…</translation>
    </message>
    <message numerus="yes">
        <source>Finished after {n} rounds: {player} won</source>
        <extracomment>For one: Finished after {n} round: {player} won ui/table/game_texts.py</extracomment>
        <translation>
            <numerusform>Finie après {n} manche&#xa0;; {player} gagne</numerusform>
            <numerusform>Finie après {n} manches&#xa0;; {player} gagne</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished in year {year}: {player} won</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>Finie l’année {year}&#xa0;; {player} gagne</translation>
    </message>
    <message>
        <source>First order of play</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Premier ordre du tour</translation>
    </message>
    <message>
        <source>First use the Brick Pit, where your worker stands.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Utilisez d’abord la Carrière d’argile, où se trouve votre ouvrier.</translation>
    </message>
    <message>
        <source>First use the Brickworks, where your worker stands.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Utilisez d’abord la Briqueterie, où se trouve votre ouvrier.</translation>
    </message>
    <message>
        <source>First use the Builder and get £4 for your bricks.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Utilisez d’abord le Maître d’œuvre et recevez £4 pour vos briques.</translation>
    </message>
    <message>
        <source>Fit</source>
        <extracomment>ui/table/window/board_toolbar.py</extracomment>
        <translation>Ajuster</translation>
    </message>
    <message>
        <source>Fit the map to the drawing</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Adapter la carte au dessin</translation>
    </message>
    <message numerus="yes">
        <source>Fitting {n} outlines into the map…</source>
        <extracomment>For one: Fitting {n} outline into the map… ui/editor/imports/import_commands.py</extracomment>
        <translation>
            <numerusform>Adaptation de {n} contour à la carte…</numerusform>
            <numerusform>Adaptation de {n} contours à la carte…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix all of this kind ({n})</source>
        <extracomment>For one: Fix all of this kind ({n}) ui/editor/panels/problems.py</extracomment>
        <translation>
            <numerusform>Corriger tous ceux de ce type ({n})</numerusform>
            <numerusform>Corriger tous ceux de ce type ({n})</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix in the copy</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>Correction dans la copie</translation>
    </message>
    <message>
        <source>Flag</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Drapeau</translation>
    </message>
    <message>
        <source>Flag of {owner}</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Drapeau&#xa0;: {owner}</translation>
    </message>
    <message>
        <source>Flag on {area}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Drapeau sur {area}</translation>
    </message>
    <message>
        <source>Flag {number} of {count}</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Drapeau {number} sur {count}</translation>
    </message>
    <message>
        <source>Focus n&amp;ext pane</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/main_window.py</extracomment>
        <translation>Volet &amp;suivant</translation>
    </message>
    <message>
        <source>Focus previo&amp;us pane</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/main_window.py</extracomment>
        <translation>Volet précéde&amp;nt</translation>
    </message>
    <message>
        <source>Follows a few simple rules and makes mistakes.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Suit quelques règles simples et commet des erreurs.</translation>
    </message>
    <message>
        <source>For</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Pour</translation>
    </message>
    <message>
        <source>For comparison: Indonesia measures {width}&#xa0;×&#xa0;{height}&#xa0;units and has {areas} land areas.</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Pour comparaison&#xa0;: Indonesia mesure {width}&#xa0;×&#xa0;{height}&#xa0;unités et compte {areas} régions terrestres.</translation>
    </message>
    <message>
        <source>For how many players is it best? What’s special about it?</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Pour combien de joueurs est-elle la meilleure&#xa0;? Qu’a-t-elle de particulier&#xa0;?</translation>
    </message>
    <message>
        <source>Format {found} doesn’t exist; the first format is 1.</source>
        <extracomment>files/strict_json.py</extracomment>
        <translation>Le format {found} n’existe pas&#xa0;; le premier format est 1.</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>ui/help/guide.py, ui/help/rules_window.py</extracomment>
        <translation>Suivant</translation>
    </message>
    <message numerus="yes">
        <source>Found {n} problems in the files in {folder}. The files won’t be changed.</source>
        <extracomment>For one: Found {n} problem in the files in {folder}. The files won’t be changed. ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>
            <numerusform>{n} problème trouvé dans les fichiers de «&#xa0;{folder}&#xa0;». Les fichiers ne seront pas modifiés.</numerusform>
            <numerusform>{n} problèmes trouvés dans les fichiers de «&#xa0;{folder}&#xa0;». Les fichiers ne seront pas modifiés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Found: {areas}.</source>
        <extracomment>ui/editor/context.py</extracomment>
        <translation>Trouvé&#xa0;: {areas}.</translation>
    </message>
    <message>
        <source>Four times as fast</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Quatre fois plus vite</translation>
    </message>
    <message>
        <source>Free lot for {price}</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Parcelle libre pour {price}</translation>
    </message>
    <message>
        <source>Free lots</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Parcelles libres</translation>
    </message>
    <message>
        <source>Free slot</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Emplacement libre</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>ui/charts/chart_model.py</extracomment>
        <translation>De</translation>
    </message>
    <message>
        <source>From era B, rice and spice can merge into siap faji. Half the areas are removed.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Dès l’ère B, riz et épices peuvent fusionner en siap faji. La moitié des régions est retirée.</translation>
    </message>
    <message>
        <source>From era B, rice and spice can merge too. The merged company loses half its areas, and the rest produce siap faji: ready meals that sell for 35 each. It’s a great way into a rival’s business, and a good reason to keep some cash.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Dès l’ère B, riz et épices peuvent aussi fusionner. La compagnie fusionnée perd la moitié de ses régions, et les autres produisent du siap faji&#xa0;: des plats cuisinés qui se vendent 35 roupies pièce. C’est une belle entrée dans les affaires d’un rival, et une bonne raison de garder des liquidités.</translation>
    </message>
    <message>
        <source>From money to VP</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>De l’argent aux PV</translation>
    </message>
    <message>
        <source>From the start of each company to its end, or to the company it merged into</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Du début de chaque compagnie à sa fin, ou à la compagnie dans laquelle elle a fusionné</translation>
    </message>
    <message>
        <source>From {way} with {line}: click a city or the next ship. Click the good again to cancel.</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Depuis {way} avec {line}&#xa0;: cliquez sur une ville ou le navire suivant. Recliquez sur la marchandise pour annuler.</translation>
    </message>
    <message>
        <source>From {way}: click a city or the next ship. Click the good again to cancel.</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Depuis {way}&#xa0;: cliquez sur une ville ou le navire suivant. Recliquez sur la marchandise pour annuler.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/table/games/game_choices.py, ui/table/games/record_dialog.py</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Game open in another window</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Partie ouverte dans une autre fenêtre</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>ui/editor/balance/balance_dialog.py, ui/table/games/record_dialog.py</extracomment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Games for each number of players</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>Parties par nombre de joueurs</translation>
    </message>
    <message>
        <source>Games with a city</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Parties avec une ville</translation>
    </message>
    <message>
        <source>Games with ships at work</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Parties avec des navires actifs</translation>
    </message>
    <message>
        <source>Get</source>
        <comment>goods</comment>
        <extracomment>ui/games/singapore/panels/moves_page.py</extracomment>
        <translation>Recevoir</translation>
    </message>
    <message>
        <source>Get a &amp;hint</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Demander un &amp;conseil</translation>
    </message>
    <message numerus="yes">
        <source>Get {n} more steps</source>
        <extracomment>For one: Get {n} more step ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>Recevoir {n} pas de plus</numerusform>
            <numerusform>Recevoir {n} pas de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to the Brick Pit on E6 this time: one more brick, and you can sell all three.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Allez cette fois à la Carrière d’argile, en E6&#xa0;: une brique de plus, et vous pourrez vendre les trois.</translation>
    </message>
    <message>
        <source>Go to the Builder on E5 this time. Your bricks are worth £4 there.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Allez cette fois au Maître d’œuvre, en E5. Vos briques y valent £4.</translation>
    </message>
    <message>
        <source>Going once: only {player} can still bid.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Une fois : seul {player} peut encore enchérir.</translation>
    </message>
    <message numerus="yes">
        <source>Grows by up to {n} areas a year.</source>
        <extracomment>For one: Grows by up to {n} area a year. ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>
            <numerusform>S’étend d’au plus {n} région par an.</numerusform>
            <numerusform>S’étend d’au plus {n} régions par an.</numerusform>
        </translation>
    </message>
    <message>
        <source>How fast past moves are replayed, whatever the speed of the game.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Vitesse à laquelle les coups passés sont rejoués, quelle que soit la vitesse de la partie.</translation>
    </message>
    <message>
        <source>How long each move is shown and how fast pieces move. With “Instant”, bots play without a pause and nothing moves.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Combien de temps chaque coup est montré et à quelle vitesse les pièces bougent. Avec « Instantanée », les bots jouent sans pause et rien ne bouge.</translation>
    </message>
    <message>
        <source>If you build or use something illegal, you draw a chip. Yours was black and is in front of you now. There are two white ones in the bag, and a white one is a raid. You’ll see one soon.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Si vous construisez ou utilisez quelque chose d’illégal, vous tirez un jeton. Le vôtre était noir et se trouve maintenant devant vous. Il y en a deux blancs dans le sac, et un jeton blanc, c’est une descente. Vous en verrez bientôt une.</translation>
    </message>
    <message>
        <source>If you’re caught</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Si vous vous faites prendre</translation>
    </message>
    <message>
        <source>In the lead since the end of year {year}.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>En tête depuis la fin de l’année {year}.</translation>
    </message>
    <message>
        <source>It also reaches the {seas}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Il atteint aussi {seas}.</translation>
    </message>
    <message>
        <source>It keeps the cash and plays {place}; {than} brings no better place.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>On garde la caisse et on joue en {place} position ; {than} ne donnerait pas de meilleure place.</translation>
    </message>
    <message>
        <source>It keeps {amount} a year from {player}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Cela coûte à {player} {amount} par an.</translation>
    </message>
    <message>
        <source>It keeps {amount} this year from {player}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Cela coûte à {player} {amount} cette année.</translation>
    </message>
    <message>
        <source>It needn’t wait for ships, as {company} would.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Elle n’a pas à attendre de bateaux, contrairement à {company}.</translation>
    </message>
    <message>
        <source>It saves {sum} and plays {place}; playing {next_place} isn’t worth that now.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>On épargne {sum} et on joue en {place} position ; la {next_place} ne vaut pas cette somme maintenant.</translation>
    </message>
    <message>
        <source>It should make the game last longer.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>La partie devrait ainsi durer plus longtemps.</translation>
    </message>
    <message>
        <source>It’s 1819, and Raffles is founding a trading post. Put up buildings, trade goods and collect victory points (VP): whoever has the most at the end wins. You’re Ana; Budi and Citra are your opponents.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Nous sommes en 1819, et Raffles fonde un comptoir. Construisez des bâtiments, échangez des marchandises et amassez des points de victoire (PV)&#xa0;: à la fin, qui en a le plus gagne. Vous êtes Ana&#xa0;; vous jouez contre Budi et Citra.</translation>
    </message>
    <message>
        <source>Join it to the town</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>La relier à la ville</translation>
    </message>
    <message>
        <source>Keep your money for the next lot, and end your turn.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Gardez votre argent pour la prochaine parcelle, et terminez votre tour.</translation>
    </message>
    <message>
        <source>Money you gain or lose through other players’ moves.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Argent que les coups des autres joueurs vous font gagner ou perdre.</translation>
    </message>
    <message>
        <source>No plan with points was found for this turn.</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Aucun plan rapportant des points n’a été trouvé pour ce tour.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>outlines</comment>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>On</source>
        <comment>animations</comment>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Activées</translation>
    </message>
    <message>
        <source>One more brick</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Une brique de plus</translation>
    </message>
    <message>
        <source>One more slot makes room for {company}: {amount} more a year.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Un emplacement de plus permet {company} : {amount} de plus par an.</translation>
    </message>
    <message>
        <source>Only their owner may see city cards.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Seul leur propriétaire peut voir les cartes de ville.</translation>
    </message>
    <message>
        <source>Pieces move and changes are highlighted. Any key or click skips this. “Speed” says how fast.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Les pièces bougent et les changements sont signalés. N’importe quelle touche ou un clic saute l’animation. « Vitesse » dit à quelle allure.</translation>
    </message>
    <message>
        <source>Play from here</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Play the draft without the chosen move</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Jouer le brouillon sans le coup choisi en ce moment</translation>
    </message>
    <message>
        <source>Press Next in the tutorial.</source>
        <extracomment>ui/table/tutorial/guided_bridge.py</extracomment>
        <translation>Cliquez sur «&#xa0;Suivant&#xa0;» dans le tutoriel.</translation>
    </message>
    <message>
        <source>Round 1</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Manche 1</translation>
    </message>
    <message>
        <source>Round 2</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Manche 2</translation>
    </message>
    <message>
        <source>Sell your bricks</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Vendez vos briques</translation>
    </message>
    <message>
        <source>Show all options again</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Afficher de nouveau toutes les options</translation>
    </message>
    <message>
        <source>Sold</source>
        <comment>stamp</comment>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Vendu</translation>
    </message>
    <message>
        <source>Sold {goods} to {cities} for {amount}.</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>{goods}&#xa0;: vendu à {cities} pour {amount}.</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Start companies, ship their goods to the cities and get rich! The player with the most money at the end wins. In this ten-minute game you’re Ana, and Budi is your opponent. Areas with the same colour and name form a province: point at any area to see what’s there. Press Next to start.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Fondez des compagnies, livrez leurs marchandises aux villes et devenez riche ! Le joueur qui a le plus d’argent à la fin gagne. Dans cette partie de dix minutes, vous êtes Ana, contre Budi. Les régions de même couleur et de même nom forment une province : pointez une région pour voir ce qui s’y trouve. Cliquez sur « Suivant » pour commencer.</translation>
    </message>
    <message>
        <source>Ta&amp;ke over</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Repr&amp;endre la main</translation>
    </message>
    <message>
        <source>That’s a good tile, too, but build the Black Market this time. Others will use it a lot.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>C’est aussi une bonne tuile, mais construisez cette fois le Marché noir. Les autres s’en serviront beaucoup.</translation>
    </message>
    <message>
        <source>The black hut</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>La cabane noire</translation>
    </message>
    <message>
        <source>The bots are still paused.</source>
        <extracomment>ui/table/game_view.py</extracomment>
        <translation>Les bots sont toujours en pause.</translation>
    </message>
    <message>
        <source>The chip was white: a raid. The player with the most black chips and opium together is caught, whoever drew it. Budi had two chips, paid £1 for each and gave them back.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Le jeton était blanc&#xa0;: une descente. Le joueur qui a le plus de jetons noirs et d’opium réunis se fait prendre, peu importe qui a tiré le jeton blanc. Budi avait deux jetons, a payé £1 pour chacun et les a rendus.</translation>
    </message>
    <message>
        <source>The result was open until then, and became certain only at the end.</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>L’issue est restée ouverte jusque-là et n’a été certaine qu’à la fin.</translation>
    </message>
    <message>
        <source>The round is over. One tile is left and gets the black hut: it stays on display for one more round, then it leaves the game.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>La manche est finie. Il reste une tuile, qui reçoit la cabane noire&#xa0;: elle reste à l’étalage une manche de plus, puis quitte le jeu.</translation>
    </message>
    <message>
        <source>The starting round</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>La manche de départ</translation>
    </message>
    <message>
        <source>The town</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>La ville</translation>
    </message>
    <message>
        <source>There are three stacks of tiles. With the first, you earn money; in the second and third there are buildings that turn money and goods into VP, up to 25 at once.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Il y a trois piles de tuiles. Avec la première, vous gagnez de l’argent&#xa0;; dans la deuxième et la troisième, des bâtiments changent argent et marchandises en PV, jusqu’à 25 d’un coup.</translation>
    </message>
    <message>
        <source>This turn is yours</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ce tour est à vous</translation>
    </message>
    <message>
        <source>To the Builder</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Chez le Maître d’œuvre</translation>
    </message>
    <message>
        <source>Tutorial: your first game</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Tutoriel&#xa0;: votre première partie</translation>
    </message>
    <message>
        <source>Use a building</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Utiliser un bâtiment</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>On vous attend</translation>
    </message>
    <message>
        <source>Watch them play. The tutorial continues then.</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Regardez-les jouer. Le tutoriel continue ensuite.</translation>
    </message>
    <message>
        <source>Welcome to Singapore</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Bienvenue à Singapour</translation>
    </message>
    <message>
        <source>The wheel, or two fingers on a touchpad, do this up and down. Sideways they always move the map, and with Ctrl they always zoom.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Ce que font, vers le haut et le bas, la molette ou deux doigts sur le pavé tactile. De côté, ils déplacent toujours la carte, et avec Ctrl ils zooment toujours.</translation>
    </message>
    <message>
        <source>Which game do you want to learn?</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Quel jeu voulez-vous apprendre&#xa0;?</translation>
    </message>
    <message>
        <source>You also lose half of your opium, and if you’re short of money, you pay with VP. So keep your chips and your opium below those of the others.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Vous perdez aussi la moitié de votre opium, et si l’argent vous manque, vous payez en PV. Gardez donc moins de jetons et d’opium que les autres.</translation>
    </message>
    <message>
        <source>You could, but build on D5 this time. It’s cheap, and close to the Builder.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ce serait possible, mais construisez cette fois en D5. C’est bon marché, et près du Maître d’œuvre.</translation>
    </message>
    <message>
        <source>You could, but choose F5 this time. There, others will often use your building.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ce serait possible, mais choisissez cette fois F5. Les autres y utiliseront souvent votre bâtiment.</translation>
    </message>
    <message>
        <source>You could, but first build the road between G5 and F5. It brings you visitors.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ce serait possible, mais construisez d’abord la route entre G5 et F5. Elle vous amène des visiteurs.</translation>
    </message>
    <message>
        <source>You could, but start at your Brickworks on D5 this time. You need bricks.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ce serait possible, mais commencez cette fois dans votre Briqueterie, en D5. Il vous faut des briques.</translation>
    </message>
    <message>
        <source>You know all you need. Play a full game against bots, or continue right here: from now on, you, Budi and Citra can do anything the rules allow.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Vous savez tout ce qu’il faut. Jouez une partie complète contre des bots, ou continuez ici&#xa0;: désormais, vous, Budi et Citra pouvez faire tout ce que les règles permettent.</translation>
    </message>
    <message>
        <source>Your first building</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Votre premier bâtiment</translation>
    </message>
    <message>
        <source>Your lot</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Votre parcelle</translation>
    </message>
    <message>
        <source>Your worker</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Votre ouvrier</translation>
    </message>
    <message>
        <source>You’re at step {step} of {steps}</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Vous en êtes à l’étape {step} sur {steps}</translation>
    </message>
    <message>
        <source>You’re the last to build</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Vous construisez en dernier</translation>
    </message>
    <message>
        <source>bricks</source>
        <extracomment>games/singapore/rules/constants.py</extracomment>
        <translation>briques</translation>
    </message>
    <message>
        <source>Give the ground of {area} to</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Donner le terrain de «&#xa0;{area}&#xa0;» à</translation>
    </message>
    <message>
        <source>Give {area} to {taker}</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Donner {area} à {taker}</translation>
    </message>
    <message>
        <source>Go to {place}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Aller&#xa0;: {place}</translation>
    </message>
    <message>
        <source>Good move</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Bon coup</translation>
    </message>
    <message>
        <source>Goods</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/singapore/chart_data.py</extracomment>
        <translation>Marchandises</translation>
    </message>
    <message>
        <source>Goods a game</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Marchandises par partie</translation>
    </message>
    <message>
        <source>Goods are either “any” or “same”, not both.</source>
        <extracomment>games/singapore/rules/box.py</extracomment>
        <translation>Les marchandises sont «&#xa0;any&#xa0;» ou «&#xa0;same&#xa0;», pas les deux.</translation>
    </message>
    <message>
        <source>Goods bought by cities</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Achats des villes</translation>
    </message>
    <message>
        <source>Goods for a city</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Marchandises par ville</translation>
    </message>
    <message>
        <source>Goods in the supply</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Marchandises de la réserve</translation>
    </message>
    <message>
        <source>Goods of all kinds at the end of each round</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Marchandises de toutes sortes à la fin de chaque manche</translation>
    </message>
    <message>
        <source>Goods of any kind can be mixed. Goods of one kind are all the same. Opium counts, too.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Les marchandises au choix peuvent être mêlées. Les marchandises identiques sont toutes de la même sorte. L’opium compte aussi.</translation>
    </message>
    <message>
        <source>Goods of each kind, all years together</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Marchandises par type, toutes années confondues</translation>
    </message>
    <message>
        <source>Goods of each kind, by year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Marchandises par type et par année</translation>
    </message>
    <message>
        <source>Goods shipped through each sea in a game</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Marchandises transportées par chaque mer en une partie</translation>
    </message>
    <message>
        <source>Goods sold</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Marchandises vendues</translation>
    </message>
    <message>
        <source>Goods sold and unsold</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Vendues et invendues</translation>
    </message>
    <message>
        <source>Goods travel from their zone to a city on the ships of one company, never over land.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Les marchandises vont de leur zone à une ville sur les navires d’une seule compagnie, jamais par la terre.</translation>
    </message>
    <message>
        <source>Graph for networkx and Gephi (*.graphml)</source>
        <extracomment>ui/editor/menus/export_commands.py, ui/table/export_controller.py</extracomment>
        <translation>Graphe pour networkx et Gephi (*.graphml)</translation>
    </message>
    <message>
        <source>Greedy</source>
        <comment>bot</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>Cupide</translation>
    </message>
    <message>
        <source>Group</source>
        <extracomment>ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>Grouper</translation>
    </message>
    <message>
        <source>Group by province</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Grouper par province</translation>
    </message>
    <message>
        <source>Group into provinces…</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Grouper en provinces…</translation>
    </message>
    <message numerus="yes">
        <source>Group {n} land areas into provinces</source>
        <extracomment>For one: Group {n} land area into provinces ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>
            <numerusform>Grouper {n} région terrestre en provinces</numerusform>
            <numerusform>Grouper {n} régions terrestres en provinces</numerusform>
        </translation>
    </message>
    <message>
        <source>Grow the city in {place}</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Faire grandir la ville&#xa0;: {place}</translation>
    </message>
    <message>
        <source>Grow the city in…</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Faire grandir la ville…</translation>
    </message>
    <message>
        <source>Grow {city} to size {size}</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Faire passer {city} à la taille {size}</translation>
    </message>
    <message>
        <source>Grows this year</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Grandit cette année</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>&amp;Historique</translation>
    </message>
    <message>
        <source>Half speed</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Demi-vitesse</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>bot</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Hidden</source>
        <comment>money and goods</comment>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Cachés</translation>
    </message>
    <message>
        <source>Hidden from other players</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Caché aux autres joueurs</translation>
    </message>
    <message>
        <source>Hidden information</source>
        <extracomment>ui/settings/preferences.py, ui/table/games/game_choices.py</extracomment>
        <translation>Informations cachées</translation>
    </message>
    <message>
        <source>Hide</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Hide label</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Masquer l’étiquette</translation>
    </message>
    <message>
        <source>Hide label of {name}</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Masquer l’étiquette de «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Hide {player}’s information</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Masquer les informations&#xa0;: {player}</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Highest amount</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Montant le plus haut</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>ui/table/hints.py, ui/table/window/board_toolbar.py</extracomment>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>Hints are available on your turn.</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Les conseils sont disponibles à votre tour.</translation>
    </message>
    <message>
        <source>Hints are turned off in this game. A review is available when it’s over.</source>
        <extracomment>core/review.py</extracomment>
        <translation>Les conseils sont désactivés dans cette partie. Une analyse est disponible quand elle est finie.</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>ui/editor/panels/undo_list.py</extracomment>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Hold Ctrl and drag</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Maintenir Ctrl et glisser</translation>
    </message>
    <message>
        <source>Hold H</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Maintenir H</translation>
    </message>
    <message>
        <source>Hold Space and drag</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Maintenir Espace et glisser</translation>
    </message>
    <message>
        <source>The player with the fewest VP gets the Raffles stone. If players tie, it’s the lowest marker.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Le joueur qui a le moins de PV reçoit la pierre de Raffles. À égalité, c’est le marqueur le plus bas.</translation>
    </message>
    <message>
        <source>A file of the program is missing or damaged ({error}). Install the program again.</source>
        <extracomment>files/installation.py</extracomment>
        <translation>Un fichier du programme manque ou est endommagé ({error}). Réinstallez le programme.</translation>
    </message>
    <message>
        <source>&amp;News…</source>
        <extracomment>ui/shell/news.py</extracomment>
        <translation>N&amp;ouvelles…</translation>
    </message>
    <message>
        <source>&lt;b&gt;Choose a road, then do what you like.&lt;/b&gt; On the Plans tab, the program looks for the best moves: select a plan to see it on the board, and play it if you like it. &lt;b&gt;Then end your turn.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Choisissez une route, puis faites ce que vous voulez.&lt;/b&gt; Dans l’onglet Plans, le programme cherche les meilleurs coups&#xa0;: sélectionnez un plan pour le voir sur le plateau, et jouez-le s’il vous convient. &lt;b&gt;Terminez ensuite votre tour.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Citra gets the other dear lot: C6, at the other end of the town.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Citra reçoit l’autre parcelle chère&#xa0;: C6, à l’autre bout de la ville.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Click New Helpers, then press the button&lt;/b&gt;: you get your second worker, once in a game. You still have three steps and three uses in a turn; your two workers share them as you like.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Cliquez sur «&#xa0;Renforts&#xa0;», puis sur le bouton&#xa0;&lt;/b&gt;: vous recevez votre deuxième ouvrier, une fois par partie. Vous avez toujours trois pas et trois usages par tour&#xa0;; vos deux ouvriers se les partagent comme vous voulez.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Click the Brickworks again to use it.&lt;/b&gt; You get two bricks, as the picture on it says.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Cliquez de nouveau sur la Briqueterie pour l’utiliser.&lt;/b&gt; Vous recevez deux briques, comme le montre son image.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Go on to the Weaving Mill on E4.&lt;/b&gt; In your next turn, your second worker starts there.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Continuez jusqu’au Tissage, en E4.&lt;/b&gt; C’est là que votre deuxième ouvrier commencera votre prochain tour.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Lead the free road to the Weaver’s Stall.&lt;/b&gt; Then everybody gets here quickly.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Reliez-le par la route gratuite à l’Échoppe du tisserand.&lt;/b&gt; Tout le monde arrivera vite ici.</translation>
    </message>
    <message>
        <source>&lt;b&gt;No steps and no uses are left, so press “End turn”.&lt;/b&gt; Budi is next, then Citra.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Il ne reste ni pas ni usages&#xa0;: appuyez donc sur «&#xa0;Terminer le tour&#xa0;».&lt;/b&gt; C’est ensuite à Budi, puis à Citra.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Now go to your New Helpers: click G2.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Allez maintenant à vos «&#xa0;Renforts&#xa0;»&#xa0;: cliquez sur G2.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Use it&lt;/b&gt;: this worker gets up to five more steps in this turn. In the third stack there’s another Raffles’ Plan, which puts one of your workers on any other building without a step.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Utilisez-le&#xa0;&lt;/b&gt;: cet ouvrier reçoit jusqu’à cinq pas de plus dans ce tour. Dans la troisième pile, il y a un autre Plan de Raffles, qui place l’un de vos ouvriers sur n’importe quel autre bâtiment, sans pas.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Use the Brick Pit: click it once more.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Utilisez la Carrière d’argile&#xa0;: cliquez dessus encore une fois.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>A chip is drawn next: play the draft, or remove a move.</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Un jeton est tiré ensuite&#xa0;: jouez le brouillon ou retirez un coup.</translation>
    </message>
    <message>
        <source>A company that sells all its goods expands for free, by as many areas as your Expansion track says: just one for now. &lt;b&gt;Click the highlighted area next to your rice.&lt;/b&gt; Next year, you’ll have two goods to sell.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Une compagnie qui vend toutes ses marchandises s’étend gratuitement, d’autant de régions que l’indique votre piste Expansion&#xa0;: une seule pour l’instant. &lt;b&gt;Cliquez sur la région mise en évidence à côté de votre riz.&lt;/b&gt; L’an prochain, vous aurez deux marchandises à vendre.</translation>
    </message>
    <message>
        <source>A shipping company adds ships in its own or adjacent sea areas: as many as your Expansion track says, up to the limit on its deed. &lt;b&gt;Add one in the Sunrise Sea, in the east.&lt;/b&gt; It’s between your rice and two cities.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Une compagnie maritime ajoute des navires dans ses régions maritimes ou dans des régions adjacentes&#xa0;: autant que l’indique votre piste Expansion, jusqu’à la limite de sa concession. &lt;b&gt;Ajoutez-en un dans la mer de l’Aurore, à l’est.&lt;/b&gt; Elle se trouve entre votre riz et deux villes.</translation>
    </message>
    <message>
        <source>A, Shift+A</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>A, Maj+A</translation>
    </message>
    <message>
        <source>Acquire</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Achats</translation>
    </message>
    <message>
        <source>Advance another player’s Hull by one step.</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>Avancez d’un cran la cale d’un autre joueur.</translation>
    </message>
    <message>
        <source>Advance one of your research tracks by one step.</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>Avancez d’un cran sur l’une de vos pistes de recherche.</translation>
    </message>
    <message>
        <source>After 9 to 12 rounds, the tiles run out. Only VP count then: spend your money and goods in time.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Après 9 à 12 manches, les tuiles s’épuisent. Seuls les PV comptent alors&#xa0;: dépensez à temps votre argent et vos marchandises.</translation>
    </message>
    <message>
        <source>All bring you and your rivals the same.</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Toutes vous rapportent autant, à vous et à vos rivaux.</translation>
    </message>
    <message numerus="yes">
        <source>All bring you the same; the first {n} help your rivals least.</source>
        <extracomment>For one: All bring you the same; the first helps your rivals least. ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>
            <numerusform>Toutes vous rapportent autant&#xa0;; la première aide le moins vos rivaux.</numerusform>
            <numerusform>Toutes vous rapportent autant&#xa0;; les {n} premières aident le moins vos rivaux.</numerusform>
        </translation>
    </message>
    <message>
        <source>All links</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Tous les liens</translation>
    </message>
    <message>
        <source>All your company slots are taken.</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>Tous vos emplacements de compagnie sont occupés.</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Alt+Bas</translation>
    </message>
    <message>
        <source>Another move is just as good.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Un autre coup est tout aussi bon.</translation>
    </message>
    <message>
        <source>Another program is using the file.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Un autre programme utilise le fichier.</translation>
    </message>
    <message>
        <source>Any style</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Style au hasard</translation>
    </message>
    <message>
        <source>Arrows only link land areas.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Les flèches ne relient que des régions terrestres.</translation>
    </message>
    <message>
        <source>As a percentage of full volume. 50 sounds half as loud as 100.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>En pourcentage du volume maximal. 50 paraît deux fois moins fort que 100.</translation>
    </message>
    <message>
        <source>At most {number} of the other goods could then be sold: {why}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>On pourrait alors vendre au plus {number} des autres marchandises&#xa0;: {why}</translation>
    </message>
    <message>
        <source>At the end</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>At the end of each round; click a heading to sort, double-click a row to see the board at that time</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>À la fin de chaque manche&#xa0;; cliquez sur un titre pour trier, double-cliquez sur une ligne pour voir le plateau à ce moment</translation>
    </message>
    <message>
        <source>Average loss per decision (in brackets: number of decisions)</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Perte moyenne par décision (entre parenthèses&#xa0;: nombre de décisions)</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Mieux&#xa0;: {move}</translation>
    </message>
    <message>
        <source>Budi has started Melati rice, so now there are two rice companies. Two companies with the same good can merge into one, but to announce a merger you need to have researched Mergers. &lt;b&gt;Choose Mergers, and you can do it next year.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Budi a fondé Riz Melati&#xa0;: il y a donc maintenant deux compagnies de riz. Deux compagnies de la même marchandise peuvent fusionner, mais pour annoncer une fusion, il faut avoir avancé sur la piste Fusions. &lt;b&gt;Choisissez Fusions, et ce sera possible l’an prochain.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Budi’s Builder pays £4 for three bricks. &lt;b&gt;Take your last step there, to E5.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Le Maître d’œuvre de Budi paie £4 pour trois briques. &lt;b&gt;Faites-y votre dernier pas, en E5.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Builder</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Bâtisseur</translation>
    </message>
    <message numerus="yes">
        <source>Building used most: {building}, {n}&#xa0;times.</source>
        <extracomment>For one: Building used most: {building}, {n} time. ui/games/singapore/final_screen.py</extracomment>
        <translation>
            <numerusform>Bâtiment le plus utilisé&#xa0;: {building}, {n}&#xa0;fois.</numerusform>
            <numerusform>Bâtiment le plus utilisé&#xa0;: {building}, {n}&#xa0;fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>Builds what others will use.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Construit ce que les autres utiliseront.</translation>
    </message>
    <message>
        <source>Buttons, list rows and other controls are at least 44 pixels high, whatever the size of text.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Les boutons, les lignes de listes et les autres contrôles font au moins 44&#xa0;pixels de haut, quelle que soit la taille du texte.</translation>
    </message>
    <message>
        <source>By the end of the turn: {gains}.</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>D’ici la fin du tour&#xa0;: {gains}.</translation>
    </message>
    <message>
        <source>Can start nearby: {goods}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>À fonder à proximité&#xa0;: {goods}.</translation>
    </message>
    <message>
        <source>Careful player</source>
        <extracomment>ui/games/indonesia/game_ui.py, ui/games/singapore/game_ui.py</extracomment>
        <translation>Prudent</translation>
    </message>
    <message>
        <source>Carried by own ships.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Transporté par ses propres navires.</translation>
    </message>
    <message>
        <source>Cash and bank at the end of the year, in rupiah</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Liquidités et banque à la fin de l’année, en roupies</translation>
    </message>
    <message>
        <source>Cash with this year’s earnings, and the bank: click an amount for its breakdown</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Liquidités avec les recettes de l’année, et banque&#xa0;: cliquez sur un montant pour son détail</translation>
    </message>
    <message>
        <source>Caught</source>
        <extracomment>ui/games/singapore/raid_picture.py</extracomment>
        <translation>Pris</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Chances</translation>
    </message>
    <message>
        <source>Chance to win after this decision</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>Chances de gagner après cette décision</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Ce qui change</translation>
    </message>
    <message>
        <source>Choose a pair, or click a company.</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Choisissez une paire, ou cliquez sur une compagnie.</translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} areas of {company} to remove.</source>
        <extracomment>For one: Choose {n} area of {company} to remove. ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>
            <numerusform>Choisissez {n} région à retirer ({company}).</numerusform>
            <numerusform>Choisissez {n} régions à retirer ({company}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} of {cities} cities in turn: only {n} city stones of size {size} are left.</source>
        <extracomment>For one: Choose {n} of {cities} cities: only {n} city stone of size {size} is left. ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>
            <numerusform>Choisissez {n} ville sur {cities}&#xa0;: il ne reste que {n} pierre de ville de taille {size}.</numerusform>
            <numerusform>Choisissez {n} villes sur {cities}, une à la fois&#xa0;: il ne reste que {n} pierres de ville de taille {size}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cities are built first, then the deeds of era {era} come.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>On bâtit d’abord des villes, puis viennent les concessions de l’ère {era}.</translation>
    </message>
    <message>
        <source>Cities: how many its goods or ships reach</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Villes&#xa0;: combien ses marchandises ou ses navires en atteignent</translation>
    </message>
    <message>
        <source>Clear all marks</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>Effacer toutes les marques</translation>
    </message>
    <message>
        <source>Couldn’t take the games out of the trash</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Impossible de sortir les parties de la corbeille</translation>
    </message>
    <message>
        <source>Crop</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Recadrer</translation>
    </message>
    <message>
        <source>Crop to the frame</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Recadrer selon le cadre</translation>
    </message>
    <message>
        <source>Current phase: {phase}</source>
        <extracomment>ui/table/round_strip.py</extracomment>
        <translation>Phase en cours : {phase}</translation>
    </message>
    <message>
        <source>Decisions, and how many cost something</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Décisions, et combien ont coûté quelque chose</translation>
    </message>
    <message>
        <source>Does nothing illegal while there’s something else to do.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Ne fait rien d’illégal tant qu’il y a autre chose à faire.</translation>
    </message>
    <message>
        <source>Drag a frame, or move it with arrow keys (Shift: resize). Enter crops, Esc cancels.</source>
        <extracomment>ui/editor/imports/outline_picture.py</extracomment>
        <translation>Tracez un cadre ou déplacez-le avec les touches fléchées (Maj : taille). Entrée recadre, Échap annule.</translation>
    </message>
    <message>
        <source>Drag from an area over others to add them to its province. Hold Shift to paint with the last province again.</source>
        <extracomment>ui/editor/tools/paint.py</extracomment>
        <translation>Faites glisser d’une région sur d’autres pour les ajouter à sa province. Maj&#xa0;: peindre à nouveau avec la dernière province.</translation>
    </message>
    <message>
        <source>Each company sells by the best plan and expands for free, to the first of equally good areas. You’re asked where areas cost money, and about ships.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Chaque compagnie vend selon le meilleur plan et s’étend gratuitement, vers la première de plusieurs zones équivalentes. La question vous est posée quand des zones coûtent de l’argent et pour les navires.</translation>
    </message>
    <message>
        <source>Era ends at 1 type:</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Fin d’ère à 1 type :</translation>
    </message>
    <message>
        <source>Era {era} is over</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>L’ère {era} est finie</translation>
    </message>
    <message>
        <source>Every turn starts with a building. &lt;b&gt;Choose the Black Market&lt;/b&gt;: it buys any two goods for £4. The dark tile is illegal, but that won’t keep anybody away.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Chaque tour commence par un bâtiment. &lt;b&gt;Choisissez le Marché noir&#xa0;&lt;/b&gt;: il achète deux marchandises au choix pour £4. La tuile sombre est illégale, mais cela n’éloignera personne.</translation>
    </message>
    <message>
        <source>Everyone bids once, and the highest bidder plays first this year. Budi bid 3 rupiah. &lt;b&gt;Bid 4, and you’ll choose a company before Budi does.&lt;/b&gt; Your bid goes into your bank: you can’t spend it any more, but it counts at the end, so nothing is lost.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Chacun mise une fois, et qui mise le plus joue en premier cette année. Budi a misé 3 roupies. &lt;b&gt;Misez 4, et vous choisirez une compagnie avant Budi.&lt;/b&gt; Votre mise va à votre banque&#xa0;: vous ne pouvez plus la dépenser, mais elle compte à la fin, et rien n’est donc perdu.</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Everything by year; click a heading to sort, double-click a row to see the board at that time</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Tout par année&#xa0;; cliquez sur un titre pour trier, double-cliquez sur une ligne pour voir le plateau à ce moment</translation>
    </message>
    <message>
        <source>Expected final money; what rivals get and the chance to win count, too.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Argent final attendu&#xa0;; ce que gagnent les rivaux et les chances de gagner comptent aussi.</translation>
    </message>
    <message>
        <source>Expected: {money}</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Attendu&#xa0;: {money}</translation>
    </message>
    <message>
        <source>Figures</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Finished games of bots to keep</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Parties finies entre bots à garder</translation>
    </message>
    <message>
        <source>First year</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>1re année</translation>
    </message>
    <message>
        <source>First year: what it earns on the board as it is, in rupiah</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>1re année&#xa0;: ce qu’elle gagne sur le plateau tel qu’il est, en roupies</translation>
    </message>
    <message>
        <source>Fit board to &amp;window</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Adapter le &amp;plateau à la fenêtre</translation>
    </message>
    <message>
        <source>Fit the board to the window</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Adapter le plateau à la fenêtre</translation>
    </message>
    <message>
        <source>For a step, the second worker may start at any building. &lt;b&gt;Click your Raffles’ Plan on E2.&lt;/b&gt; If you kept it in hand, you’d have to put it on the board in your next turn.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Pour un pas, le deuxième ouvrier peut commencer sur n’importe quel bâtiment. &lt;b&gt;Cliquez sur votre Plan de Raffles, en E2.&lt;/b&gt; Si vous le gardiez en main, vous devriez le placer sur le plateau à votre tour suivant.</translation>
    </message>
    <message>
        <source>Free slots: &lt;b&gt;{n} of {slots}&lt;/b&gt;.</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Emplacements libres : &lt;b&gt;{n} sur {slots}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>From</source>
        <comment>bid</comment>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Dès</translation>
    </message>
    <message>
        <source>From: the lowest bid, in rupiah</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Dès&#xa0;: la mise la plus basse, en roupies</translation>
    </message>
    <message>
        <source>Gain</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Gain</translation>
    </message>
    <message>
        <source>Game ends at 1 type:</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Fin de partie à 1 type :</translation>
    </message>
    <message>
        <source>Game open on another computer</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Partie ouverte sur un autre ordinateur</translation>
    </message>
    <message>
        <source>Gives each bot a head, and now and then a dry remark. It doesn’t change how the bot plays.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Donne une tête à chaque bot et, de temps en temps, une remarque pince-sans-rire. Son jeu ne change pas.</translation>
    </message>
    <message>
        <source>Going once.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Une fois.</translation>
    </message>
    <message>
        <source>Goods never travel over land: each ship that carries one costs you 5, paid to its owner. Your company must sell as many goods as it can. The best plan is ready: your rice sells for 20, and 5 of that go to Budi for the ship. &lt;b&gt;Press the button to sell, or click your rice and then another city to send it there instead.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Les marchandises ne voyagent jamais par la terre : chaque navire qui en transporte une vous coûte 5, payés à son propriétaire. Votre compagnie doit vendre autant de marchandises que possible. Le meilleur plan est prêt : votre riz se vend 20, dont 5 vont à Budi pour le navire. &lt;b&gt;Cliquez sur le bouton pour vendre, ou cliquez sur votre riz puis sur une autre ville pour l’y envoyer plutôt.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Goods sold in the year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Marchandises vendues dans l’année</translation>
    </message>
    <message>
        <source>Goods sold of those on the board, and rupiah for you after ship fees, by the best plan</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Marchandises vendues sur celles du plateau, et roupies pour vous après le fret, selon le meilleur plan</translation>
    </message>
    <message>
        <source>Goods sold plus ship fees received, minus ship fees paid, in rupiah</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Marchandises vendues plus fret reçu, moins fret payé, en roupies</translation>
    </message>
    <message>
        <source>Grower</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Planteur</translation>
    </message>
    <message>
        <source>Heads and remarks</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Têtes et remarques</translation>
    </message>
    <message>
        <source>Heard on your turn, when something happens, and when a click is refused. The loudspeaker above the board mutes them.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>S’entendent quand c’est votre tour, quand quelque chose se passe et quand un clic est refusé. Le haut-parleur au-dessus du plateau les coupe.</translation>
    </message>
    <message>
        <source>Here the players are called {names}.</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Ici, les joueurs s’appellent {names}.</translation>
    </message>
    <message>
        <source>How hidden information is kept from other players. Anyone who opens the saved file can read it.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Façon dont les informations cachées sont tenues à l’abri des autres joueurs. Quiconque ouvre le fichier enregistré peut les lire.</translation>
    </message>
    <message>
        <source>How long to point at an area before its card appears. Press P to pin the card.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Temps d’arrêt sur une région avant que sa fiche apparaisse. Appuyez sur P pour épingler la fiche.</translation>
    </message>
    <message>
        <source>How much more each player would earn a year, in rupiah, on the board as it is</source>
        <extracomment>ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>Ce que chaque joueur gagnerait en plus par an, en roupies, sur le plateau tel qu’il est</translation>
    </message>
    <message>
        <source>How much more you and your rivals earn a year by the best use of it, in rupiah, on the board now</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>Ce que vous et vos rivaux gagnez de plus par an avec son meilleur usage, en roupies, sur le plateau actuel</translation>
    </message>
    <message>
        <source>How often each player used each building; the most used first</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Combien de fois chaque joueur a utilisé chaque bâtiment&#xa0;; les plus utilisés d’abord</translation>
    </message>
    <message>
        <source>How the bot likes to play; revealed at the end of the game</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Comment le bot aime jouer ; révélé à la fin de la partie</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py, ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Comment la partie se termine</translation>
    </message>
    <message>
        <source>Hull</source>
        <comment>track</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Cale</translation>
    </message>
    <message>
        <source>Hull is the only track you can advance for another player.</source>
        <extracomment>games/indonesia/rules/phases/research.py</extracomment>
        <translation>Cale est la seule piste que vous pouvez avancer pour un autre joueur.</translation>
    </message>
    <message>
        <source>Human</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Hut on {tile}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Cabane sur {tile}</translation>
    </message>
    <message>
        <source>I forgot my PIN</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>J’ai oublié mon code PIN</translation>
    </message>
    <message>
        <source>I forgot my PIN…</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>J’ai oublié mon code PIN…</translation>
    </message>
    <message>
        <source>ID</source>
        <extracomment>ui/editor/panels/properties.py, ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>ID</translation>
    </message>
    <message>
        <source>If all places are equally good, each wins {share}% of the games.</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Si toutes les places se valent, chacune gagne {share}&#xa0;% des parties.</translation>
    </message>
    <message>
        <source>If it ends here, you get {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Si les enchères s’arrêtent ici, vous recevez {amount}.</translation>
    </message>
    <message>
        <source>If it ends here, you pay and get nothing.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Si les enchères s’arrêtent ici, vous payez et ne recevez rien.</translation>
    </message>
    <message>
        <source>If it ends here, you pay {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Si les enchères s’arrêtent ici, vous payez {amount}.</translation>
    </message>
    <message>
        <source>If outbid</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>En cas de surenchère</translation>
    </message>
    <message>
        <source>If you change the map, you won’t be able to continue this game.</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Si vous modifiez la carte, vous ne pourrez plus continuer cette partie.</translation>
    </message>
    <message>
        <source>If you get stuck</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py, ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>En cas de blocage</translation>
    </message>
    <message>
        <source>If you pass</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Si vous passez</translation>
    </message>
    <message>
        <source>If you win</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Si vous gagnez</translation>
    </message>
    <message>
        <source>Ignore</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Ignorer</translation>
    </message>
    <message numerus="yes">
        <source>Ignore all of this kind ({n})…</source>
        <extracomment>For one: Ignore all of this kind ({n})… ui/editor/panels/problems.py</extracomment>
        <translation>
            <numerusform>Ignorer tous ceux de ce type ({n})…</numerusform>
            <numerusform>Ignorer tous ceux de ce type ({n})…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ignore {n} problems</source>
        <extracomment>For one: Ignore {n} problem ui/editor/panels/problems.py</extracomment>
        <translation>
            <numerusform>Ignorer {n} problème</numerusform>
            <numerusform>Ignorer {n} problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>Ignored</source>
        <extracomment>ui/editor/panels/problem_rows.py</extracomment>
        <translation>Ignorés</translation>
    </message>
    <message>
        <source>Ignore…</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Ignorer…</translation>
    </message>
    <message>
        <source>Illegal</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Illégal</translation>
    </message>
    <message>
        <source>Import as</source>
        <extracomment>ui/editor/imports/import_dialog.py, ui/editor/imports/outline_model.py</extracomment>
        <translation>Importer comme</translation>
    </message>
    <message>
        <source>Import outlines</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Importer des contours</translation>
    </message>
    <message>
        <source>Import outlines from GeoJSON, TopoJSON, Shapefile or SVG</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Importer des contours depuis GeoJSON, TopoJSON, Shapefile ou SVG</translation>
    </message>
    <message numerus="yes">
        <source>Import {n} outlines</source>
        <extracomment>For one: Import {n} outline ui/editor/imports/import_commands.py, ui/editor/imports/import_dialog.py</extracomment>
        <translation>
            <numerusform>Importer {n} contour</numerusform>
            <numerusform>Importer {n} contours</numerusform>
        </translation>
    </message>
    <message>
        <source>Importing outlines</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Importation des contours</translation>
    </message>
    <message>
        <source>In a &amp;column</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>En &amp;colonne</translation>
    </message>
    <message>
        <source>In a &amp;row</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>En &amp;ligne</translation>
    </message>
    <message>
        <source>In map units. Nothing moves; the sea fills the new space.</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>En unités de carte. Rien ne bouge&#xa0;; la mer remplit le nouvel espace.</translation>
    </message>
    <message>
        <source>In order of goods, then points, then money, less what raids may cost.</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Classés par marchandises, puis points, puis argent, moins ce que les descentes peuvent coûter.</translation>
    </message>
    <message>
        <source>In order of money, then points, then goods, less what raids may cost.</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Classés par argent, puis points, puis marchandises, moins ce que les descentes peuvent coûter.</translation>
    </message>
    <message>
        <source>In order of points, then money, then goods, less what raids may cost.</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Classés par points, puis argent, puis marchandises, moins ce que les descentes peuvent coûter.</translation>
    </message>
    <message>
        <source>In panels</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Dans les panneaux</translation>
    </message>
    <message>
        <source>In percent, at the beginning of each round</source>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>En pour cent, au début de chaque round</translation>
    </message>
    <message>
        <source>In percent, at the beginning of each year</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>En pour cent, au début de chaque année</translation>
    </message>
    <message>
        <source>In pounds</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>En livres</translation>
    </message>
    <message>
        <source>In pounds, at the end of each round</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>En livres, à la fin de chaque manche</translation>
    </message>
    <message>
        <source>In rupiah; ties go to the player earlier in the order of play</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>En roupies&#xa0;; à égalité, qui précède dans l’ordre du tour l’emporte</translation>
    </message>
    <message>
        <source>In small windows</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Dans les petites fenêtres</translation>
    </message>
    <message numerus="yes">
        <source>In the bag: {n} black chips, {white} white</source>
        <extracomment>For one: In the bag: {n} black chip, {white} white ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>Jetons dans le sac&#xa0;: noir {n}, blancs {white}</numerusform>
            <numerusform>Jetons dans le sac&#xa0;: noirs {n}, blancs {white}</numerusform>
        </translation>
    </message>
    <message>
        <source>In the bank</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>En banque</translation>
    </message>
    <message>
        <source>In the map editor: {fixes}.</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Dans l’éditeur de cartes&#xa0;: {fixes}.</translation>
    </message>
    <message>
        <source>In the picture of an import</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Dans l’image d’une importation</translation>
    </message>
    <message>
        <source>In the round</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Dans la manche</translation>
    </message>
    <message>
        <source>In the subfolder {name}</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Dans le sous-dossier {name}</translation>
    </message>
    <message>
        <source>In the supply: {goods}</source>
        <extracomment>ui/games/singapore/table_strip.py</extracomment>
        <translation>Dans la réserve&#xa0;: {goods}</translation>
    </message>
    <message>
        <source>In this folder</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Dans ce dossier</translation>
    </message>
    <message>
        <source>In this game, you can’t pass in the Research phase.</source>
        <extracomment>games/indonesia/rules/phases/research.py</extracomment>
        <translation>Dans cette partie, vous ne pouvez pas passer à la phase Recherche.</translation>
    </message>
    <message>
        <source>In year</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Année</translation>
    </message>
    <message>
        <source>In your turn, you can build more roads for £1 each. &lt;b&gt;Open the Roads tab and click Opium Smuggling on G5, then your Black Market on F5&lt;/b&gt;: whoever gets opium there will sell it to you.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>À votre tour, vous pouvez construire d’autres routes pour £1 chacune. &lt;b&gt;Ouvrez l’onglet Routes et cliquez sur la Contrebande d’opium en G5, puis sur votre Marché noir en F5&#xa0;&lt;/b&gt;: quiconque prend de l’opium là-bas viendra vous le vendre.</translation>
    </message>
    <message numerus="yes">
        <source>In {n} games, it had no area left to start in.</source>
        <extracomment>For one: In {n} game, it had no area left to start in. games/indonesia/maps/trial_findings.py</extracomment>
        <translation>
            <numerusform>Dans {n} partie, il ne restait aucune région pour la fonder.</numerusform>
            <numerusform>Dans {n} parties, il ne restait aucune région pour la fonder.</numerusform>
        </translation>
    </message>
    <message>
        <source>In {percent}% of its wins, it started {deed} in the first year.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Dans {percent}&#xa0;% de ses victoires, cette place a fondé {deed} la première année.</translation>
    </message>
    <message>
        <source>In {percent}% of the games that others won, the winner started {deed} in the first year.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Dans {percent}&#xa0;% des parties gagnées par d’autres, la place gagnante a fondé {deed} la première année.</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Imprécisions</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Imprécision</translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Revenus</translation>
    </message>
    <message>
        <source>Income and spending</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Revenus et dépenses</translation>
    </message>
    <message>
        <source>Income to the right and spending to the left, in rupiah; the difference is the final money</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Revenus à droite et dépenses à gauche, en roupies&#xa0;; la différence est l’argent final</translation>
    </message>
    <message>
        <source>Indonesia: quick reference</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Indonesia&#xa0;: aide-mémoire</translation>
    </message>
    <message>
        <source>Instant</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Instantanée</translation>
    </message>
    <message>
        <source>Islands</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py, ui/editor/imports/import_dialog.py, ui/editor/imports/outline_model.py</extracomment>
        <translation>Îles</translation>
    </message>
    <message>
        <source>Islands lie</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>Les îles sont</translation>
    </message>
    <message numerus="yes">
        <source>It allows mergers of up to {n} deeds.</source>
        <extracomment>For one: It allows mergers of up to {n} deed. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Cela permet des fusions de {n} concession au plus.</numerusform>
            <numerusform>Cela permet des fusions de {n} concessions au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>It allows the merger of {companies}: {amount} more a year if you win it.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Il permet la fusion de {companies}&#xa0;: {amount} de plus par an si vous la remportez.</translation>
    </message>
    <message>
        <source>It became a new sea area.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>C’est devenu une nouvelle région maritime.</translation>
    </message>
    <message>
        <source>It brings more points in this turn: {best}, not {other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Cela rapporte plus de points dans ce tour&#xa0;: {best} au lieu de {other}.</translation>
    </message>
    <message>
        <source>It brings {places} in reach.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Devient accessible&#xa0;: {places}.</translation>
    </message>
    <message>
        <source>It can’t deliver or expand.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Elle ne peut ni livrer ni s’étendre.</translation>
    </message>
    <message>
        <source>It chose an illegal move.</source>
        <extracomment>ui/play/session_bridge.py</extracomment>
        <translation>Il a choisi un coup interdit.</translation>
    </message>
    <message>
        <source>It doesn’t say which game it’s for.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Il manque l’indication du jeu.</translation>
    </message>
    <message>
        <source>It earns nothing yet, but should in later years.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Cela ne rapporte encore rien, mais devrait le faire plus tard.</translation>
    </message>
    <message>
        <source>It gives fewer points to others: {best}, not {other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Cela donne moins de points aux autres&#xa0;: {best} au lieu de {other}.</translation>
    </message>
    <message>
        <source>It has more than {n} names and other properties in all.</source>
        <extracomment>mapmaking/imports/budget.py</extracomment>
        <translation>Il contient en tout plus de {n} noms et autres propriétés.</translation>
    </message>
    <message>
        <source>It has more than {n} outlines and holes in all.</source>
        <extracomment>mapmaking/imports/budget.py</extracomment>
        <translation>Il contient en tout plus de {n} contours et trous.</translation>
    </message>
    <message>
        <source>It has more than {n}&#xa0;million pixels.</source>
        <extracomment>ui/editor/canvas/traced_picture.py</extracomment>
        <translation>L’image a plus de {n}&#xa0;millions de pixels.</translation>
    </message>
    <message>
        <source>It has no outline.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Il n’y a pas de contour.</translation>
    </message>
    <message>
        <source>It has no position on the map.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Il n’y a pas de position sur la carte.</translation>
    </message>
    <message numerus="yes">
        <source>It has room to grow by {n} areas, against {fewer}.</source>
        <extracomment>For one: It has room to grow by {n} area, against {fewer}. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Il y a la place de s’étendre de {n} région, contre {fewer}.</numerusform>
            <numerusform>Il y a la place de s’étendre de {n} régions, contre {fewer}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has ship limits but isn’t a shipping deed.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Elle a des limites de navires, mais n’est pas une concession maritime.</translation>
    </message>
    <message>
        <source>It has the wrong form.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>La forme est incorrecte.</translation>
    </message>
    <message>
        <source>It isn’t a PNG, JPEG, WebP, BMP or GIF file.</source>
        <extracomment>ui/editor/canvas/traced_picture.py</extracomment>
        <translation>Ce n’est pas un fichier PNG, JPEG, WebP, BMP ou GIF.</translation>
    </message>
    <message>
        <source>It isn’t a bot’s turn.</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Ce n’est pas au tour d’un bot.</translation>
    </message>
    <message>
        <source>It isn’t a regular file.</source>
        <extracomment>files/whole_file.py, ui/play/save_lock.py</extracomment>
        <translation>Ce n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>It keeps the cash; playing earlier isn’t worth {amount} now.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>On garde la caisse ; jouer plus tôt ne vaut pas {amount} maintenant.</translation>
    </message>
    <message>
        <source>It leaves fewer black chips, so that a raid costs less.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Cela laisse moins de jetons noirs&#xa0;: une descente coûte donc moins.</translation>
    </message>
    <message>
        <source>It leaves more goods: {best}, not {other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Cela laisse plus de marchandises&#xa0;: {best} au lieu de {other}.</translation>
    </message>
    <message>
        <source>It leaves more money: £{best}, not £{other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Cela laisse plus d’argent&#xa0;: £{best} au lieu de £{other}.</translation>
    </message>
    <message>
        <source>It leaves more to do in the next turn.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Cela laisse plus à faire au tour suivant.</translation>
    </message>
    <message>
        <source>It leaves {amount} more to spend.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Cela laisse {amount} de plus à dépenser.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves {n} areas to grow to, against {fewer}.</source>
        <extracomment>For one: It leaves {n} area to grow to, against {fewer}. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Cela laisse {n} région où s’étendre, contre {fewer}.</numerusform>
            <numerusform>Cela laisse {n} régions où s’étendre, contre {fewer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves {n} slots free.</source>
        <extracomment>For one: It leaves {n} slot free. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Cela laisse {n} emplacement libre.</numerusform>
            <numerusform>Cela laisse {n} emplacements libres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It makes room for {n} companies in all.</source>
        <extracomment>For one: It makes room for {n} company in all. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Cela permet d’avoir {n} compagnie en tout.</numerusform>
            <numerusform>Cela permet d’avoir {n} compagnies en tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It makes room for {n} more areas, against {fewer}.</source>
        <extracomment>For one: It makes room for {n} more area, against {fewer}. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Cela donne la place pour {n} région de plus, contre {fewer}.</numerusform>
            <numerusform>Cela donne la place pour {n} régions de plus, contre {fewer}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It may buy areas, but you can’t afford one.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Elle peut acheter des régions, mais vous n’avez pas de quoi.</translation>
    </message>
    <message>
        <source>It must be a line.</source>
        <extracomment>board/files/board_file.py, mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Ce doit être une ligne.</translation>
    </message>
    <message>
        <source>It must be a point.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Ce doit être un point.</translation>
    </message>
    <message>
        <source>It must be a polygon.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Ce doit être un polygone.</translation>
    </message>
    <message>
        <source>It should bring {amount} more this year.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Cela devrait rapporter {amount} de plus cette année.</translation>
    </message>
    <message>
        <source>It should have a scale and a place to begin, of two numbers each.</source>
        <extracomment>mapmaking/imports/topojson.py</extracomment>
        <translation>Il faut une échelle et un point de départ, de deux nombres chacun.</translation>
    </message>
    <message>
        <source>It should make {player} pay about {amount} for the company.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Ainsi, {player} devrait payer environ {amount} pour la compagnie.</translation>
    </message>
    <message>
        <source>It takes more than {n}&#xa0;MB of memory, the limit for a file of this size. Simplify it, or split it.</source>
        <extracomment>mapmaking/imports/limits.py</extracomment>
        <translation>Il demande plus de {n}&#xa0;Mo de mémoire, la limite pour un fichier de cette taille. Simplifiez-le ou divisez-le.</translation>
    </message>
    <message>
        <source>It takes more than {n}&#xa0;s to import, the limit for a file of this size. Simplify it, or split it.</source>
        <extracomment>mapmaking/imports/limits.py</extracomment>
        <translation>L’importation prend plus de {n}&#xa0;s, la limite pour un fichier de cette taille. Simplifiez-le ou divisez-le.</translation>
    </message>
    <message>
        <source>It takes the overlap with {others}.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>Prend la partie commune avec {others}.</translation>
    </message>
    <message>
        <source>It then expands to “+”.</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Elle s’étend ensuite à « + ».</translation>
    </message>
    <message numerus="yes">
        <source>It then sells {n} goods a year for {net}.</source>
        <extracomment>For one: It then sells {n} good a year for {net}. ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>Elle vend alors {n} marchandise par an pour {net}.</numerusform>
            <numerusform>Elle vend alors {n} marchandises par an pour {net}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It touches another siap faji company.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Elle touche une autre compagnie siap faji.</translation>
    </message>
    <message>
        <source>It was a random choice.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>C’était un choix au hasard.</translation>
    </message>
    <message>
        <source>It was added to {area}.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>Cette partie a été ajoutée à {area}.</translation>
    </message>
    <message>
        <source>It was cut there. Everything inside it was kept.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Le contour a été coupé là. Tout ce qu’il contient a été gardé.</translation>
    </message>
    <message numerus="yes">
        <source>It was laid out in {n} games.</source>
        <extracomment>For one: It was laid out in {n} game. games/indonesia/maps/trial_findings.py</extracomment>
        <translation>
            <numerusform>Elle a été proposée dans {n} partie.</numerusform>
            <numerusform>Elle a été proposée dans {n} parties.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was left out.</source>
        <extracomment>board/files/flaws.py</extracomment>
        <translation>Ceci a été ignoré.</translation>
    </message>
    <message>
        <source>It was moved to the right list.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>L’entrée a été déplacée dans la bonne liste.</translation>
    </message>
    <message>
        <source>It was never dealt.</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Elle n’a jamais été distribuée.</translation>
    </message>
    <message>
        <source>It was read in that encoding.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Le fichier a été lu dans cet encodage.</translation>
    </message>
    <message>
        <source>It was redrawn to match them.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Il a été redessiné pour leur correspondre.</translation>
    </message>
    <message>
        <source>It was set to Indonesia.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Indonesia a été indiqué.</translation>
    </message>
    <message>
        <source>It was set to fit the areas: {width} by {height} units.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>La taille a été adaptée aux régions&#xa0;: {width} sur {height} unités.</translation>
    </message>
    <message>
        <source>It was set to the default: {units} units.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>La valeur par défaut a été mise&#xa0;: {units} unités.</translation>
    </message>
    <message>
        <source>It was set to “{text}”.</source>
        <extracomment>board/files/flaws.py, games/indonesia/maps/repair.py</extracomment>
        <translation>«&#xa0;{text}&#xa0;» a été indiqué.</translation>
    </message>
    <message>
        <source>It would play “{answer}”.</source>
        <extracomment>ui/table/advice.py</extracomment>
        <translation>Il jouerait «&#xa0;{answer}&#xa0;».</translation>
    </message>
    <message>
        <source>Its ends were joined.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Ses extrémités ont été jointes.</translation>
    </message>
    <message>
        <source>Its era never began.</source>
        <extracomment>games/indonesia/maps/trial_findings.py, games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Son ère n’a jamais commencé.</translation>
    </message>
    <message>
        <source>Its outlines can’t be worked with ({error}).</source>
        <extracomment>mapmaking/imports/limits.py</extracomment>
        <translation>Ses contours ne peuvent pas être traités ({error}).</translation>
    </message>
    <message>
        <source>Its outlines have more than {n} corners in all.</source>
        <extracomment>mapmaking/imports/budget.py</extracomment>
        <translation>Ses contours ont plus de {n} sommets en tout.</translation>
    </message>
    <message>
        <source>Its sales less ship fees, or the ship fees that it got, in games in which it was started. A merged company counts equally for each of its deeds. It’s compared with the other deeds of its era and type in the same games.</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Ses ventes moins le fret, ou le fret qu’elle a reçu, dans les parties où elle a été fondée. Une compagnie fusionnée compte à parts égales pour chacune de ses concessions. Elle est comparée aux autres concessions de son ère et de son type dans les mêmes parties.</translation>
    </message>
    <message>
        <source>Its ship limits are missing.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Ses limites de navires manquent.</translation>
    </message>
    <message numerus="yes">
        <source>Its {n} new ships can carry goods this year.</source>
        <extracomment>For one: Its new ship can carry goods this year. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Son nouveau navire peut transporter des marchandises cette année.</numerusform>
            <numerusform>Ses {n} nouveaux navires peuvent transporter des marchandises cette année.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its “berths” feature is missing.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Son élément «&#xa0;berths&#xa0;» manque.</translation>
    </message>
    <message>
        <source>Its “{what}” feature is missing.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Son élément «&#xa0;{what}&#xa0;» manque.</translation>
    </message>
    <message>
        <source>It’s a folder, not a file.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>C’est un dossier, pas un fichier.</translation>
    </message>
    <message>
        <source>It’s a link that leads back to itself.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>C’est un lien qui mène à lui-même.</translation>
    </message>
    <message>
        <source>It’s a link to “{target}” in another folder. Remove the link.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>C’est un lien vers «&#xa0;{target}&#xa0;» dans un autre dossier. Supprimez le lien.</translation>
    </message>
    <message>
        <source>It’s a link, not a file.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>C’est un lien, pas un fichier.</translation>
    </message>
    <message>
        <source>It’s better for rivals, too.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>C’est aussi mieux pour les rivaux.</translation>
    </message>
    <message>
        <source>It’s completely covered by {others}.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>Entièrement recouvert par {others}.</translation>
    </message>
    <message>
        <source>It’s drawn more than once.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Le dessin existe plus d’une fois.</translation>
    </message>
    <message>
        <source>It’s the same as {others}. Only one of them can be placed.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>Identique à {others}. Un seul peut être placé.</translation>
    </message>
    <message>
        <source>It’s too far outside the canvas.</source>
        <extracomment>board/files/board_file.py, mapmaking/files/repair_steps/features.py</extracomment>
        <translation>C’est trop loin hors du canevas.</translation>
    </message>
    <message>
        <source>It’s too narrow for a token and will be skipped.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>Trop étroit pour un pion&#xa0;; sera ignoré.</translation>
    </message>
    <message>
        <source>It’s {bot}’s turn, but the bots are paused.</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>C’est à {bot} de jouer, mais les bots sont en pause.</translation>
    </message>
    <message>
        <source>I’m {player}</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Je suis {player}</translation>
    </message>
    <message>
        <source>Join it to a neighbouring building by a free road.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Reliez-le à un bâtiment voisin par une route gratuite.</translation>
    </message>
    <message>
        <source>Join {building} to a neighbour by its free road.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Reliez {building} à un voisin par sa route gratuite.</translation>
    </message>
    <message>
        <source>Joined to</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Relié à</translation>
    </message>
    <message>
        <source>Joined to {places}</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Relié à {places}</translation>
    </message>
    <message>
        <source>Jump to {place}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Sauter&#xa0;: {place}</translation>
    </message>
    <message>
        <source>Keep all</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>Tout garder</translation>
    </message>
    <message>
        <source>Keep asking for the PIN</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Continuer à demander le code PIN</translation>
    </message>
    <message>
        <source>Keep at least one city stone of size 1, or no cities can be built.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Gardez au moins un pion de ville de taille 1, sinon aucune ville ne peut être bâtie.</translation>
    </message>
    <message>
        <source>Keep drawing</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Continuer à dessiner</translation>
    </message>
    <message>
        <source>Keep only one arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Ne garder qu’une flèche</translation>
    </message>
    <message>
        <source>Keep {a} and {b} linked</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Garder {a} et {b} reliées</translation>
    </message>
    <message>
        <source>Keep {a} and {b} unlinked</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Garder {a} et {b} déliées</translation>
    </message>
    <message numerus="yes">
        <source>Keep {n} more areas</source>
        <extracomment>For one: Keep {n} more area ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>Garder encore {n} région</numerusform>
            <numerusform>Garder encore {n} régions</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps its cash and stays out of mergers.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Garde son argent et reste à l’écart des fusions.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <extracomment>ui/settings/settings_dialog.py, ui/settings/shortcuts.py</extracomment>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py, ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Kind of links</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Type de liens</translation>
    </message>
    <message>
        <source>Kinds from</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Types d’après</translation>
    </message>
    <message>
        <source>Kitchen</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Cuisine</translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>ui/editor/canvas/board_items.py</extracomment>
        <translation>Étiquettes</translation>
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
        <translation>Lac</translation>
    </message>
    <message>
        <source>Lake ID</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>ID du lac</translation>
    </message>
    <message>
        <source>Lake name</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Nom du lac</translation>
    </message>
    <message>
        <source>Lake {n}</source>
        <extracomment>mapmaking/edit/shapes/new_areas.py</extracomment>
        <translation>Lac {n}</translation>
    </message>
    <message>
        <source>Lakes</source>
        <extracomment>ui/editor/panels/areas.py</extracomment>
        <translation>Lacs</translation>
    </message>
    <message>
        <source>Land</source>
        <extracomment>ui/editor/imports/outline_model.py, ui/editor/tools/draw.py</extracomment>
        <translation>Terre</translation>
    </message>
    <message>
        <source>Land area</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Région terrestre</translation>
    </message>
    <message>
        <source>Land areas</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>Régions terrestres</translation>
    </message>
    <message>
        <source>Land belongs to a province. Choose one, or write the name of a new one.</source>
        <extracomment>mapmaking/edit/shapes/drawn_areas.py</extracomment>
        <translation>La terre appartient à une province. Choisissez-en une, ou écrivez le nom d’une nouvelle.</translation>
    </message>
    <message>
        <source>Land to land</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>De terre à terre</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Language code</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Code de langue</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Large controls for touch</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Grands contrôles pour écran tactile</translation>
    </message>
    <message>
        <source>Large map</source>
        <extracomment>ui/table/games/map_loader.py</extracomment>
        <translation>Grande carte</translation>
    </message>
    <message>
        <source>Large separate</source>
        <extracomment>ui/editor/imports/outline_model.py</extracomment>
        <translation>Grandes séparées</translation>
    </message>
    <message>
        <source>Largest payout by a merger: {amount} for {companies}, year {year}.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Plus gros versement d’une fusion : {amount} pour {companies}, année {year}.</translation>
    </message>
    <message>
        <source>Largest sums</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Plus grosses sommes</translation>
    </message>
    <message>
        <source>Last game</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Dernière partie</translation>
    </message>
    <message>
        <source>Last moves</source>
        <extracomment>ui/table/panels/meanwhile.py</extracomment>
        <translation>Derniers coups</translation>
    </message>
    <message>
        <source>Last played</source>
        <extracomment>ui/table/games/load_dialog.py</extracomment>
        <translation>Jouée le</translation>
    </message>
    <message>
        <source>Last player: you may buy the top tile of the stack instead of one on display.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Dernier joueur&#xa0;: vous pouvez acheter la tuile du dessus de la pile au lieu d’une tuile de l’étalage.</translation>
    </message>
    <message>
        <source>Last year</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py, ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>L’an passé</translation>
    </message>
    <message>
        <source>Last year doubled</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/final_screen.py</extracomment>
        <translation>Année finale ×2</translation>
    </message>
    <message>
        <source>Last year of the era</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Dernière année de l’ère</translation>
    </message>
    <message>
        <source>Last year of the game</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Dernière année de la partie</translation>
    </message>
    <message>
        <source>Last year’s earnings, doubled</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Recettes de la dernière année, doublées</translation>
    </message>
    <message>
        <source>Layers</source>
        <extracomment>ui/editor/panels/layers.py</extracomment>
        <translation>Couches</translation>
    </message>
    <message>
        <source>Leave the tutorial (resume it from the Help menu)</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Quitter le tutoriel (à reprendre depuis le menu Aide)</translation>
    </message>
    <message>
        <source>Left to right</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>De gauche à droite</translation>
    </message>
    <message>
        <source>Left unchanged.</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>Laissé tel quel.</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Let {bot} play</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Laisser {bot} jouer</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Lettre</translation>
    </message>
    <message>
        <source>Let’s skip ahead: the program has played for all of you. It’s round 5, and there are tiles of the second stack. You’ve built and used illegal buildings: you have five black chips, more than anybody else.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Faisons un saut&#xa0;: le programme a joué pour vous tous. C’est la manche 5, et il y a des tuiles de la deuxième pile. Vous avez construit et utilisé des bâtiments illégaux&#xa0;: vous avez cinq jetons noirs, plus que tous les autres.</translation>
    </message>
    <message>
        <source>Level of each track at the end of each year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Niveau de chaque piste à la fin de chaque année</translation>
    </message>
    <message>
        <source>Licence</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Licence: {licence}.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Licence&#xa0;: {licence}.</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Like Hard, but compares its best turns by the two turns after them.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Comme Difficile, mais compare ses meilleurs tours selon les deux tours suivants.</translation>
    </message>
    <message>
        <source>Like Medium, but tuned on recorded games.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Comme Moyen, mais réglé sur des parties enregistrées.</translation>
    </message>
    <message>
        <source>Likes shipping companies and lives on their fees.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Aime les compagnies maritimes et vit de leurs frais.</translation>
    </message>
    <message>
        <source>Link ({key})</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Relier ({key})</translation>
    </message>
    <message>
        <source>Link all</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Tout relier</translation>
    </message>
    <message>
        <source>Link all selected areas to each other</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Relier entre elles toutes les régions sélectionnées</translation>
    </message>
    <message>
        <source>Link areas</source>
        <extracomment>ui/editor/tools/link.py</extracomment>
        <translation>Relier des régions</translation>
    </message>
    <message>
        <source>Link legend</source>
        <extracomment>ui/editor/links/link_layer.py</extracomment>
        <translation>Légende des liens</translation>
    </message>
    <message>
        <source>Link or unlink {a} and {b} manually before you add a note.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>Reliez ou déliez {a} et {b} manuellement avant d’ajouter une note.</translation>
    </message>
    <message>
        <source>Link ta&amp;ble…</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>&amp;Tableau des liens…</translation>
    </message>
    <message>
        <source>Link table</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Tableau des liens</translation>
    </message>
    <message>
        <source>Link with an arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Relier par une flèche</translation>
    </message>
    <message>
        <source>Link with…</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Relier à…</translation>
    </message>
    <message>
        <source>Link {a} and {b}</source>
        <extracomment>mapmaking/review/fixes.py, ui/editor/links/texts.py</extracomment>
        <translation>Relier {a} et {b}</translation>
    </message>
    <message>
        <source>Link {a} and {b} (automatic)</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Relier {a} et {b} (automatique)</translation>
    </message>
    <message>
        <source>Link {a} and {b} with an arrow</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Relier {a} et {b} par une flèche</translation>
    </message>
    <message>
        <source>Link {a} and {b} with this arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Relier {a} et {b} par cette flèche</translation>
    </message>
    <message numerus="yes">
        <source>Link {n} areas to each other</source>
        <extracomment>For one: Link {n} area ui/editor/panels/neighbours.py</extracomment>
        <translation>
            <numerusform>Relier {n} région</numerusform>
            <numerusform>Relier {n} régions entre elles</numerusform>
        </translation>
    </message>
    <message>
        <source>Linked</source>
        <comment>areas</comment>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Reliées</translation>
    </message>
    <message>
        <source>Linked manually</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Reliées manuellement</translation>
    </message>
    <message>
        <source>Linked with the rows</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Reliées aux lignes</translation>
    </message>
    <message>
        <source>Links</source>
        <extracomment>ui/editor/canvas/board_items.py</extracomment>
        <translation>Liens</translation>
    </message>
    <message>
        <source>Links that would change</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Liens qui changeraient</translation>
    </message>
    <message>
        <source>Loading…</source>
        <extracomment>ui/table/games/game_choices.py, ui/widgets/file_choice.py</extracomment>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>Lock this delivery so that replanning keeps it (L)</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Verrouiller cette livraison pour qu’une nouvelle planification la garde (L)</translation>
    </message>
    <message>
        <source>Lock: {layer}</source>
        <extracomment>ui/editor/panels/layers.py</extracomment>
        <translation>Verrouiller&#xa0;: {layer}</translation>
    </message>
    <message>
        <source>Locked: replanning keeps this delivery (L)</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Verrouillée&#xa0;: une nouvelle planification garde cette livraison (L)</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>ui/play/log_view.py, ui/table/window/side.py</extracomment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Log ({number})</source>
        <extracomment>ui/table/window/side.py</extracomment>
        <translation>Journal ({number})</translation>
    </message>
    <message>
        <source>Log and message</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Journal et message</translation>
    </message>
    <message>
        <source>Log only</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Journal seulement</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Regarder le plateau</translation>
    </message>
    <message>
        <source>Looking back</source>
        <extracomment>ui/settings/preferences.py, ui/table/decision_presenter.py</extracomment>
        <translation>Regard sur le passé</translation>
    </message>
    <message>
        <source>Loss</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Perte</translation>
    </message>
    <message>
        <source>Lot</source>
        <extracomment>ui/games/singapore/board/board_ui.py, ui/games/singapore/panels/building.py</extracomment>
        <translation>Parcelle</translation>
    </message>
    <message>
        <source>Lot for {price}</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Parcelle pour {price}</translation>
    </message>
    <message>
        <source>Lots</source>
        <extracomment>ui/games/singapore/panels/building.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Parcelles</translation>
    </message>
    <message>
        <source>Lots</source>
        <comment>phase</comment>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>Parcelles</translation>
    </message>
    <message>
        <source>Lots: {lots}.</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>Parcelles&#xa0;: {lots}.</translation>
    </message>
    <message>
        <source>Lowest amount</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Montant le plus bas</translation>
    </message>
    <message>
        <source>Lowest bid that makes you {place} right now</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>Mise la plus basse qui vous donne la {place} place pour l’instant</translation>
    </message>
    <message>
        <source>M&amp;ove, scale, rotate…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Déplacer, redimensionner, tour&amp;ner…</translation>
    </message>
    <message>
        <source>Make arrow manual</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Rendre la flèche manuelle</translation>
    </message>
    <message>
        <source>Make link manual</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Rendre le lien manuel</translation>
    </message>
    <message>
        <source>Make links between all selected areas automatic</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Remettre en automatique les liens entre toutes les régions sélectionnées</translation>
    </message>
    <message>
        <source>Making the map…</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>Création de la carte…</translation>
    </message>
    <message>
        <source>Manufactory</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Manufacture</translation>
    </message>
    <message>
        <source>Map</source>
        <extracomment>ui/app/program.py, ui/editor/edit_view.py, ui/editor/panels/properties.py, ui/games/indonesia/offer.py, ui/settings/preferences.py, ui/table/games/game_choices.py, ui/table/games/load_dialog.py</extracomment>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Map editor</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Éditeur de cartes</translation>
    </message>
    <message>
        <source>Map height</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/editor/panels/properties.py</extracomment>
        <translation>Hauteur de la carte</translation>
    </message>
    <message>
        <source>Map legend</source>
        <extracomment>ui/board/floating_labels.py</extracomment>
        <translation>Légende de la carte</translation>
    </message>
    <message>
        <source>Map name, as printed on the board</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Nom de la carte, tel qu’imprimé sur le plateau</translation>
    </message>
    <message>
        <source>Map overlays</source>
        <extracomment>ui/table/window/board_toolbar.py</extracomment>
        <translation>Calques de la carte</translation>
    </message>
    <message>
        <source>Map title</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/editor/menus/file_commands.py, ui/editor/panels/properties.py</extracomment>
        <translation>Titre de la carte</translation>
    </message>
    <message>
        <source>Map width</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/editor/panels/properties.py</extracomment>
        <translation>Largeur de la carte</translation>
    </message>
    <message>
        <source>Maps</source>
        <extracomment>ui/editor/dialogs/map_tiles.py, ui/table/games/record_dialog.py</extracomment>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Maps of the program</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Cartes du programme</translation>
    </message>
    <message>
        <source>Mark what brings least</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>Marquer ce qui rapporte le moins</translation>
    </message>
    <message numerus="yes">
        <source>Mark {n} more areas</source>
        <extracomment>For one: Mark {n} more area ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>Marquer encore {n} région</numerusform>
            <numerusform>Marquer encore {n} régions</numerusform>
        </translation>
    </message>
    <message>
        <source>Max</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Max</translation>
    </message>
    <message>
        <source>Maximize my lead over {player}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Avance maximale sur {player}</translation>
    </message>
    <message>
        <source>Maximize my profit</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Bénéfice maximal</translation>
    </message>
    <message>
        <source>May stay</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Peuvent rester</translation>
    </message>
    <message>
        <source>Mean loss of the chance to win, in percent</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Perte moyenne de chances de gagner, en pour cent</translation>
    </message>
    <message>
        <source>Mean loss per decision, in {unit}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Perte moyenne par décision, en {unit}</translation>
    </message>
    <message>
        <source>Measured with version {version}, random seeds {first} to {last}.</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>Mesuré avec la version {version}, graines aléatoires {first} à {last}.</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>bot</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Menu or Shift+F10</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Menu ou Maj+F10</translation>
    </message>
    <message>
        <source>Merge Kenanga rice with Melati rice and open with 100, the lowest bid. Budi may raise it.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Fusionnez Riz Kenanga et Riz Melati, et ouvrez avec 100, la mise la plus basse. Budi peut surenchérir.</translation>
    </message>
    <message>
        <source>Merge into</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Fusionner dans</translation>
    </message>
    <message>
        <source>Merge into {area}</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Fusionner dans {area}</translation>
    </message>
    <message>
        <source>Merge {areas}</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Fusionner {areas}</translation>
    </message>
    <message>
        <source>Merge {first} with {second}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Fusionner {first} et {second}</translation>
    </message>
    <message>
        <source>Merge {gone} into {kept}</source>
        <extracomment>mapmaking/review/fixes.py, ui/editor/menus/area_menu.py</extracomment>
        <translation>Fusionner {gone} dans {kept}</translation>
    </message>
    <message numerus="yes">
        <source>Merge {n} areas</source>
        <extracomment>For one: Merge {n} area ui/editor/menus/area_menu.py</extracomment>
        <translation>
            <numerusform>Fusionner {n} région</numerusform>
            <numerusform>Fusionner {n} régions</numerusform>
        </translation>
    </message>
    <message>
        <source>Merged into</source>
        <extracomment>ui/charts/chart_model.py</extracomment>
        <translation>Fusionnée dans</translation>
    </message>
    <message>
        <source>Merger hunter</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Chasseur de fusions</translation>
    </message>
    <message>
        <source>Merger payouts from others</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Fusions&#xa0;: reçu des autres</translation>
    </message>
    <message>
        <source>Merger payouts to others</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Fusions&#xa0;: payé aux autres</translation>
    </message>
    <message>
        <source>Mergers</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py, ui/games/indonesia/rules/quick_reference.py, ui/games/indonesia/texts/names.py</extracomment>
        <translation>Fusions</translation>
    </message>
    <message>
        <source>Mergers</source>
        <comment>track</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Fusions</translation>
    </message>
    <message>
        <source>Messages</source>
        <extracomment>ui/games/indonesia/offer.py, ui/games/singapore/offer.py, ui/settings/preferences.py</extracomment>
        <translation>Messages</translation>
    </message>
    <message>
        <source>Min</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Min</translation>
    </message>
    <message>
        <source>Minimap</source>
        <extracomment>ui/editor/minimap.py</extracomment>
        <translation>Mini-carte</translation>
    </message>
    <message>
        <source>Minimum border length</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Longueur minimale de frontière</translation>
    </message>
    <message>
        <source>Minus areas bought: {amount}.</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Moins les zones achetées&#xa0;: {amount}.</translation>
    </message>
    <message>
        <source>Minus ship fees: {fees}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Moins le fret&#xa0;: {fees}.</translation>
    </message>
    <message>
        <source>Mirror</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/editor/menus/window_commands.py</extracomment>
        <translation>Retourner</translation>
    </message>
    <message>
        <source>Mirror left to rig&amp;ht</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Retourner de gauche à &amp;droite</translation>
    </message>
    <message>
        <source>Mirror u&amp;pside down</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Retourner de haut en &amp;bas</translation>
    </message>
    <message numerus="yes">
        <source>Mirror {n} areas</source>
        <extracomment>For one: Mirror {n} area ui/editor/menus/area_menu.py</extracomment>
        <translation>
            <numerusform>Retourner {n} région</numerusform>
            <numerusform>Retourner {n} régions</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistake</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/game_ui.py, ui/games/indonesia/recap.py, ui/games/singapore/chart_data.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Money and goods</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Argent et marchandises</translation>
    </message>
    <message>
        <source>Money and goods are hidden in this game, so their charts appear at the end.</source>
        <extracomment>ui/games/singapore/game_view.py</extracomment>
        <translation>Argent et marchandises sont cachés dans cette partie&#xa0;; leurs graphiques n’apparaissent donc qu’à la fin.</translation>
    </message>
    <message>
        <source>Money at the end (Rp)</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Argent à la fin (Rp)</translation>
    </message>
    <message>
        <source>Money at the end of each game, and the average so far</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Argent à la fin de chaque partie, et moyenne jusque-là</translation>
    </message>
    <message>
        <source>Money from or to other players</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Argent échangé avec d’autres joueurs</translation>
    </message>
    <message>
        <source>Money is hidden in this game, so the money charts appear at the end.</source>
        <extracomment>ui/games/indonesia/game_view.py</extracomment>
        <translation>L’argent est caché dans cette partie&#xa0;; les graphiques d’argent n’apparaissent donc qu’à la fin.</translation>
    </message>
    <message>
        <source>More roads at any time between neighbouring buildings.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>D’autres routes à tout moment entre bâtiments voisins.</translation>
    </message>
    <message>
        <source>More rupiah a year for each player</source>
        <extracomment>ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>Roupies de plus par an pour chaque joueur</translation>
    </message>
    <message>
        <source>Most cities grow</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Le plus de villes grandissent</translation>
    </message>
    <message>
        <source>Most cities supplied</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Le plus de villes desservies</translation>
    </message>
    <message>
        <source>Most earned: {amount} in year {year}.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Gain maximal : {amount}, année {year}.</translation>
    </message>
    <message>
        <source>Most goods</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Marchandises</translation>
    </message>
    <message>
        <source>Most money</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Most points</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Points</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Molette de la souris</translation>
    </message>
    <message>
        <source>Mouse wheel and touchpad</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Molette et pavé tactile</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>ui/table/board/board_ui.py</extracomment>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Move all places for ships in {sea}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Déplacer tous les mouillages&#xa0;: {sea}</translation>
    </message>
    <message>
        <source>Move arrow between {a} and {b}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Déplacer la flèche entre {a} et {b}</translation>
    </message>
    <message>
        <source>Move compass</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Déplacer la rose des vents</translation>
    </message>
    <message>
        <source>Move corner</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Déplacer un sommet</translation>
    </message>
    <message>
        <source>Move corners</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Déplacer des sommets</translation>
    </message>
    <message>
        <source>Move earlier</source>
        <extracomment>ui/games/singapore/panels/draft_row.py</extracomment>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Move label of {place}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Déplacer l’étiquette de «&#xa0;{place}&#xa0;»</translation>
    </message>
    <message>
        <source>Move labels and tokens</source>
        <extracomment>ui/editor/tools/place.py</extracomment>
        <translation>Déplacer étiquettes et pions</translation>
    </message>
    <message>
        <source>Move later</source>
        <extracomment>ui/games/singapore/panels/draft_row.py</extracomment>
        <translation>Reculer</translation>
    </message>
    <message numerus="yes">
        <source>Move or scale {n} areas</source>
        <extracomment>For one: Move or scale {n} area ui/editor/dialogs/placing_dialog.py</extracomment>
        <translation>
            <numerusform>Déplacer ou redimensionner {n} région</numerusform>
            <numerusform>Déplacer ou redimensionner {n} régions</numerusform>
        </translation>
    </message>
    <message>
        <source>Move place for a ship in {sea}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Déplacer un mouillage&#xa0;: {sea}</translation>
    </message>
    <message>
        <source>Move selected land, farther with Shift</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Déplacer la terre sélectionnée, plus loin avec Maj</translation>
    </message>
    <message>
        <source>Move symbols of {place}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Déplacer les symboles de «&#xa0;{place}&#xa0;»</translation>
    </message>
    <message>
        <source>Move the board</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Déplacer le plateau</translation>
    </message>
    <message>
        <source>Move the deed to {province}</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Déplacer la concession vers {province}</translation>
    </message>
    <message>
        <source>Move the map</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/preferences.py</extracomment>
        <translation>Déplacer la carte</translation>
    </message>
    <message>
        <source>Move the picture, or the frame of a crop</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Déplacer l’image ou le cadre de recadrage</translation>
    </message>
    <message>
        <source>Move title</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Déplacer le titre</translation>
    </message>
    <message>
        <source>Move token of {area}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Déplacer le pion de «&#xa0;{area}&#xa0;»</translation>
    </message>
    <message>
        <source>Move {number}: {move}</source>
        <extracomment>ui/games/singapore/panels/draft_row.py</extracomment>
        <translation>Coup {number}&#xa0;: {move}</translation>
    </message>
    <message numerus="yes">
        <source>Move {n} areas</source>
        <extracomment>For one: Move {n} area ui/editor/tools/placing_frame.py, ui/editor/tools/select.py</extracomment>
        <translation>
            <numerusform>Déplacer {n} région</numerusform>
            <numerusform>Déplacer {n} régions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move {n} items</source>
        <extracomment>For one: Move {n} item ui/editor/tools/place.py</extracomment>
        <translation>
            <numerusform>Déplacer {n} élément</numerusform>
            <numerusform>Déplacer {n} éléments</numerusform>
        </translation>
    </message>
    <message>
        <source>Move, scale, rotate…</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Déplacer, redimensionner, tourner…</translation>
    </message>
    <message>
        <source>Moved back for money</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Recul contre de l’argent</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Moves you undid and then replaced. Opening one starts a new game from that point.</source>
        <extracomment>ui/table/games/new_game_controller.py</extracomment>
        <translation>Coups que vous avez annulés puis remplacés. Ouvrez une variante pour commencer une nouvelle partie à partir de là.</translation>
    </message>
    <message>
        <source>Mute</source>
        <extracomment>ui/table/window/board_toolbar.py</extracomment>
        <translation>Couper le son</translation>
    </message>
    <message>
        <source>My &amp;companies</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Mes c&amp;ompagnies</translation>
    </message>
    <message>
        <source>My decisions and what concerns me</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Mes décisions et ce qui me concerne</translation>
    </message>
    <message>
        <source>My decisions only</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Mes décisions seulement</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/editor/panels/properties.py, ui/editor/tools/draw.py, ui/table/games/load_dialog.py</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name for seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Nom pour la place {seat}</translation>
    </message>
    <message>
        <source>Name in another language</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Nom dans une autre langue</translation>
    </message>
    <message>
        <source>Name in {language}</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Nom en {language}</translation>
    </message>
    <message>
        <source>Names</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Names from</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Noms d’après</translation>
    </message>
    <message>
        <source>Needs to grow</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Manque pour grandir</translation>
    </message>
    <message>
        <source>Needs {goods} to grow</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Il manque {goods} pour grandir</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <extracomment>ui/editor/links/matrix_dialog.py, ui/editor/panels/neighbours.py, ui/games/indonesia/offer.py, ui/games/singapore/panels/building.py</extracomment>
        <translation>Voisins</translation>
    </message>
    <message>
        <source>Neither land nor sea connects {areas} to the rest of the map.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>Ni terre ni mer ne relie ces régions au reste de la carte&#xa0;: {areas}.</translation>
    </message>
    <message>
        <source>Net cost</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Coût net</translation>
    </message>
    <message>
        <source>Net earnings this year, in rupiah</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Recettes nettes de cette année, en roupies</translation>
    </message>
    <message>
        <source>Net {net}</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Net {net}</translation>
    </message>
    <message>
        <source>Net: {net}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py, ui/games/indonesia/year_page.py</extracomment>
        <translation>Net&#xa0;: {net}.</translation>
    </message>
    <message>
        <source>Neutral</source>
        <comment>owner</comment>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>Neutre</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Never caught in a raid.</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Jamais pris dans une descente.</translation>
    </message>
    <message>
        <source>New Era</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Nouvelle ère</translation>
    </message>
    <message>
        <source>New Helpers</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Renforts</translation>
    </message>
    <message>
        <source>New Sea {number}</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Nouvelle mer {number}</translation>
    </message>
    <message>
        <source>New areas must be empty and adjacent to the company, but not to another company with the same good.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Les nouvelles régions doivent être vides et adjacentes à la compagnie, mais pas à une autre compagnie de la même marchandise.</translation>
    </message>
    <message>
        <source>New buildings: {buildings}.</source>
        <extracomment>ui/games/singapore/recap.py</extracomment>
        <translation>Nouveaux bâtiments&#xa0;: {buildings}.</translation>
    </message>
    <message>
        <source>New cities</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>Nouvelles villes</translation>
    </message>
    <message>
        <source>New companies</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>Nouvelles compagnies</translation>
    </message>
    <message numerus="yes">
        <source>New companies can grow by {n} areas or ships a year.</source>
        <extracomment>For one: New companies can grow by {n} area or ship a year. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Les nouvelles compagnies peuvent s’étendre de {n} région ou navire par an.</numerusform>
            <numerusform>Les nouvelles compagnies peuvent s’étendre de {n} régions ou navires par an.</numerusform>
        </translation>
    </message>
    <message>
        <source>New companies: {companies}.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Nouvelles compagnies&#xa0;: {companies}.</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>ui/table/games/new_game_dialog.py</extracomment>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>New game from here</source>
        <extracomment>ui/table/games/branch_dialog.py</extracomment>
        <translation>Nouvelle partie à partir d’ici</translation>
    </message>
    <message>
        <source>New game…</source>
        <extracomment>ui/table/games/start_cards.py, ui/table/panels/result.py</extracomment>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>New helpers</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Renforts</translation>
    </message>
    <message>
        <source>New map</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Nouvelle carte</translation>
    </message>
    <message>
        <source>New map…</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Nouvelle carte…</translation>
    </message>
    <message>
        <source>New places were chosen.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>De nouvelles positions ont été choisies.</translation>
    </message>
    <message>
        <source>New province</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Nouvelle province</translation>
    </message>
    <message>
        <source>New province…</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/editor/panels/properties.py</extracomment>
        <translation>Nouvelle province…</translation>
    </message>
    <message>
        <source>New seed</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py, ui/table/games/game_choices.py</extracomment>
        <translation>Nouvelle graine</translation>
    </message>
    <message numerus="yes">
        <source>New ships carry {n} goods each.</source>
        <extracomment>For one: New ships carry {n} good each. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Les nouveaux navires transportent {n} marchandise chacun.</numerusform>
            <numerusform>Les nouveaux navires transportent {n} marchandises chacun.</numerusform>
        </translation>
    </message>
    <message>
        <source>New state</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Nouvel état</translation>
    </message>
    <message>
        <source>News</source>
        <extracomment>ui/editor/editor_window.py, ui/shell/news.py</extracomment>
        <translation>Nouvelles</translation>
    </message>
    <message>
        <source>News &amp;since my turn…</source>
        <extracomment>ui/table/window/news.py</extracomment>
        <translation>Nouvelles &amp;depuis mon tour…</translation>
    </message>
    <message>
        <source>News since my turn</source>
        <extracomment>ui/table/window/news.py</extracomment>
        <translation>Nouvelles depuis mon tour</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Next area in that direction</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Région suivante dans cette direction</translation>
    </message>
    <message>
        <source>Next decision</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Décision suivante</translation>
    </message>
    <message>
        <source>Next move only</source>
        <extracomment>ui/games/singapore/game_ui.py, ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Un seul coup</translation>
    </message>
    <message>
        <source>Next or previous area of your own</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Région suivante ou précédente à vous</translation>
    </message>
    <message>
        <source>Next or previous city or building</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Ville ou bâtiment suivant ou précédent</translation>
    </message>
    <message>
        <source>Next or previous field</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Champ suivant ou précédent</translation>
    </message>
    <message>
        <source>Next or previous place you can choose</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Lieu suivant ou précédent que vous pouvez choisir</translation>
    </message>
    <message>
        <source>Next pha&amp;se</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>P&amp;hase suivante</translation>
    </message>
    <message>
        <source>Next roun&amp;d</source>
        <extracomment>ui/shell/game_offer.py</extracomment>
        <translation>Manche suivan&amp;te</translation>
    </message>
    <message>
        <source>Next to {area}: {places}</source>
        <extracomment>ui/table/board/board_presenter.py</extracomment>
        <translation>À côté de {area} : {places}</translation>
    </message>
    <message>
        <source>Next ye&amp;ar</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Année suivan&amp;te</translation>
    </message>
    <message>
        <source>No PIN set. Enter 4 to 8 digits to set one.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Aucun code PIN défini. Saisissez de 4 à 8 chiffres pour en définir un.</translation>
    </message>
    <message>
        <source>No cities grew</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Aucune ville n’a grandi</translation>
    </message>
    <message>
        <source>No city buys more {good} this year.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Aucune ville n’achète plus ceci cette année&#xa0;: {good}.</translation>
    </message>
    <message>
        <source>No city in {province} ever received any goods.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Aucune ville n’a jamais reçu de marchandises&#xa0;: {province}.</translation>
    </message>
    <message>
        <source>No city stones of size {size} are left, so {cities} can’t grow.</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Il ne reste plus de pion de ville de taille {size}&#xa0;: pas de croissance pour {cities}.</translation>
    </message>
    <message>
        <source>No coast</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Pas de côte</translation>
    </message>
    <message>
        <source>No companies</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Aucune compagnie</translation>
    </message>
    <message>
        <source>No decision cost much.</source>
        <extracomment>ui/table/review/review_page.py, ui/table/review/review_pane.py</extracomment>
        <translation>Aucune décision n’a coûté cher.</translation>
    </message>
    <message>
        <source>No deed is worth a slot now.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Aucune concession ne vaut un emplacement maintenant.</translation>
    </message>
    <message>
        <source>No entries yet.</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Aucune entrée pour l’instant.</translation>
    </message>
    <message>
        <source>No finished games yet. Each game you finish is added here and stays when its saved game is deleted.</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Aucune partie finie pour l’instant. Chaque partie que vous terminez s’ajoute ici et y reste, même si son fichier est supprimé.</translation>
    </message>
    <message>
        <source>No goods were ever shipped through the {sea}.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Aucune marchandise n’a jamais été transportée ici&#xa0;: {sea}.</translation>
    </message>
    <message>
        <source>No goods were on the board, so every city could grow.</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Il n’y avait aucune marchandise sur le plateau&#xa0;: toutes les villes pouvaient grandir.</translation>
    </message>
    <message>
        <source>No grid</source>
        <extracomment>ui/editor/menus/view_commands.py</extracomment>
        <translation>Pas de grille</translation>
    </message>
    <message>
        <source>No land yet. Draw an island with the tool “Draw areas”, or import outlines from the File menu. The Help menu has a step-by-step guide.</source>
        <extracomment>ui/editor/panels/areas.py</extracomment>
        <translation>Pas encore de terre. Dessinez une île avec l’outil «&#xa0;Dessiner des régions&#xa0;», ou importez des contours depuis le menu Fichier. Le menu Aide contient un guide pas à pas.</translation>
    </message>
    <message>
        <source>No links would change.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Aucun lien ne changerait.</translation>
    </message>
    <message>
        <source>No map could be made of these numbers. Choose another seed, or fewer provinces or seas.</source>
        <extracomment>mapmaking/archipelago/made.py</extracomment>
        <translation>Aucune carte n’a pu être faite avec ces nombres. Choisissez une autre graine, ou moins de provinces ou de mers.</translation>
    </message>
    <message>
        <source>No map found.</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Aucune carte trouvée.</translation>
    </message>
    <message>
        <source>No matching settings.</source>
        <extracomment>ui/settings/settings_dialog.py</extracomment>
        <translation>Aucun paramètre trouvé.</translation>
    </message>
    <message>
        <source>No merger is possible.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Aucune fusion n’est possible.</translation>
    </message>
    <message>
        <source>No more borders to review.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Plus aucune frontière à examiner.</translation>
    </message>
    <message>
        <source>No other area is called “{name}”.</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Aucune autre région ne s’appelle «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>No other company can merge with {company}.</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Aucune autre compagnie ne peut fusionner avec {company}.</translation>
    </message>
    <message>
        <source>No other company was left to choose.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Il ne restait aucune autre compagnie à choisir.</translation>
    </message>
    <message>
        <source>No other move comes close.</source>
        <extracomment>games/singapore/bots/explain.py, ui/games/indonesia/texts/advice.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>Aucun autre coup ne s’en approche.</translation>
    </message>
    <message>
        <source>No other plan changes what anybody gets, or which cities are supplied.</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Aucun autre plan ne change ce que chacun reçoit, ni les villes approvisionnées.</translation>
    </message>
    <message>
        <source>No player has any moves left.</source>
        <extracomment>games/indonesia/rules/year.py</extracomment>
        <translation>Aucun joueur n’a plus de coup à jouer.</translation>
    </message>
    <message>
        <source>No preview</source>
        <extracomment>ui/table/games/game_choices.py, ui/table/games/start_cards.py</extracomment>
        <translation>Pas d’aperçu</translation>
    </message>
    <message>
        <source>No problems</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Aucun problème</translation>
    </message>
    <message>
        <source>No province</source>
        <extracomment>ui/editor/panels/areas.py</extracomment>
        <translation>Sans province</translation>
    </message>
    <message>
        <source>No recent maps</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Aucune carte récente</translation>
    </message>
    <message>
        <source>No results.</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Aucun résultat.</translation>
    </message>
    <message>
        <source>No road</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Aucune route</translation>
    </message>
    <message>
        <source>No road leads from {a} to {b}.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Aucune route ne relie {a} et {b}.</translation>
    </message>
    <message>
        <source>No roads are left.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Il ne reste plus de routes.</translation>
    </message>
    <message>
        <source>No roads lead here from your workers</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Aucune route ne mène ici depuis vos ouvriers</translation>
    </message>
    <message numerus="yes">
        <source>No room for a city in {n} games.</source>
        <extracomment>For one: No room for a city in {n} game. games/indonesia/maps/trial_tables.py</extracomment>
        <translation>
            <numerusform>Pas de place pour une ville dans {n} partie.</numerusform>
            <numerusform>Pas de place pour une ville dans {n} parties.</numerusform>
        </translation>
    </message>
    <message>
        <source>No saved game can be opened</source>
        <extracomment>ui/table/games/start_cards.py</extracomment>
        <translation>Aucune partie enregistrée ne peut être ouverte</translation>
    </message>
    <message>
        <source>No saved games yet</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Aucune partie enregistrée</translation>
    </message>
    <message>
        <source>No shipping company has free ships all the way from {area} to {place}.</source>
        <extracomment>games/indonesia/delivery/planner.py</extracomment>
        <translation>Aucune compagnie maritime n’a de navires libres sur tout le trajet entre {area} et {place}.</translation>
    </message>
    <message>
        <source>No ships</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Pas de navires</translation>
    </message>
    <message>
        <source>No ships are adjacent to {company}’s goods.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Aucun navire n’est adjacent aux marchandises de la compagnie {company}.</translation>
    </message>
    <message>
        <source>No single move explains it: the estimate changed little by little.</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Aucun coup ne l’explique à lui seul&#xa0;: l’estimation a changé peu à peu.</translation>
    </message>
    <message>
        <source>No style</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Aucun style</translation>
    </message>
    <message>
        <source>No tracing picture yet.</source>
        <extracomment>ui/editor/tools/trace.py</extracomment>
        <translation>Pas encore d’image à décalquer.</translation>
    </message>
    <message>
        <source>No uses are left: walk on, build roads or end your turn.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Plus d’usage&#xa0;: marchez encore, construisez des routes ou terminez votre tour.</translation>
    </message>
    <message>
        <source>No uses left</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Plus d’usages</translation>
    </message>
    <message>
        <source>No variations yet. When you undo decisions and then play differently, the original moves are kept here.</source>
        <extracomment>ui/table/games/new_game_controller.py</extracomment>
        <translation>Aucune variante pour l’instant. Quand vous annulez des décisions et jouez autrement, les coups d’origine sont gardés ici.</translation>
    </message>
    <message>
        <source>No visits from other players.</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Aucune visite d’autres joueurs.</translation>
    </message>
    <message>
        <source>Nobody could sell more in any of them yet.</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Personne ne pourrait encore vendre plus dans aucune d’elles.</translation>
    </message>
    <message>
        <source>Nobody ever started {company} (era {era}).</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Personne n’a jamais fondé {company} (ère {era}).</translation>
    </message>
    <message>
        <source>Nobody has opium or chips, so nobody is caught.</source>
        <extracomment>ui/games/singapore/chips_page.py</extracomment>
        <translation>Personne n’a d’opium ni de jetons&#xa0;: personne ne se fait donc prendre.</translation>
    </message>
    <message>
        <source>Nobody is caught.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Personne ne se fait prendre.</translation>
    </message>
    <message>
        <source>Nobody knows what follows the chip, so nothing can be added to the draft.</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Personne ne sait ce qui suit le jeton&#xa0;: rien ne peut être ajouté au brouillon.</translation>
    </message>
    <message>
        <source>Nobody owns a lake. Areas on opposite shores aren’t adjacent.</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Un lac n’appartient à personne. Les régions de rives opposées ne sont pas adjacentes.</translation>
    </message>
    <message>
        <source>Nobody sold anything.</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Personne n’a rien vendu.</translation>
    </message>
    <message>
        <source>Nobody who bids later can beat {amount}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Aucune mise suivante ne peut battre {amount}.</translation>
    </message>
    <message>
        <source>Nobody’s chance changed much.</source>
        <extracomment>ui/table/review/review_page.py</extracomment>
        <translation>Les chances de chacun n’ont guère changé.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>animations</comment>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>None of the card’s provinces can take a city: each already has one or has no empty coastal area.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>Aucune province de la carte ne peut recevoir de ville&#xa0;: chacune en a déjà une ou n’a pas de région côtière vide.</translation>
    </message>
    <message>
        <source>None of the provinces on city card {id} has a coast.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Aucune des provinces de la carte de ville {id} n’a de côte.</translation>
    </message>
    <message numerus="yes">
        <source>None of these companies reaches a city yet; more ships can change that.</source>
        <extracomment>For one: This company reaches no city yet; more ships can change that. ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>
            <numerusform>Cette compagnie n’atteint encore aucune ville&#xa0;; plus de navires peuvent y remédier.</numerusform>
            <numerusform>Aucune de ces compagnies n’atteint encore de ville&#xa0;; plus de navires peuvent y remédier.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your workers is in {building}.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Aucun de vos ouvriers n’est ici&#xa0;: {building}.</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Not a bad choice, but start Kenanga rice in the highlighted area this time. It has room to spread there.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Ce n’est pas un mauvais choix, mais fondez cette fois Riz Kenanga dans la région mise en évidence. Il aura la place de s’étendre.</translation>
    </message>
    <message>
        <source>Not all goods sold: it may buy areas.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Des marchandises restent invendues&#xa0;: elle peut acheter des régions.</translation>
    </message>
    <message>
        <source>Not all sold: you may buy up to that many areas, each for the value of the good.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Pas tout vendu&#xa0;: vous pouvez acheter au plus le même nombre de régions, chacune pour la valeur de la marchandise.</translation>
    </message>
    <message>
        <source>Not available yet: advance the Slots track</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Pas encore disponible&#xa0;: avancez sur la piste Emplacements</translation>
    </message>
    <message>
        <source>Not enough cash for a lot or a raid: move back on the victory track, as far as needed.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Pas assez d’argent pour une parcelle ou une descente&#xa0;: reculez sur la piste de victoire d’autant qu’il faut.</translation>
    </message>
    <message>
        <source>Not enough {good}: this costs {n}, and you have {has}.</source>
        <extracomment>games/singapore/rules/exchange.py</extracomment>
        <translation>Pas assez&#xa0;: {good}. Cela coûte {n}, et vous avez {has}.</translation>
    </message>
    <message>
        <source>Not linked</source>
        <comment>areas</comment>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Non reliées</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Not on the board in that turn: your first step next turn must put the worker there.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Deuxième ouvrier non placé dans ce tour&#xa0;: votre premier pas du tour suivant doit le mettre sur le plateau.</translation>
    </message>
    <message>
        <source>Not sure yet: “{move}” may be just as good. Still thinking…</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Pas encore sûr : « {move} » est peut-être tout aussi bon. Réflexion en cours…</translation>
    </message>
    <message>
        <source>Not sure: “{move}” may be just as good.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Pas sûr : « {move} » est peut-être tout aussi bon.</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>ui/editor/links/border_dialogs.py, ui/editor/panels/neighbours.py</extracomment>
        <translation>Note</translation>
    </message>
    <message>
        <source>Note on your decision</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Note sur votre décision</translation>
    </message>
    <message>
        <source>Note on your decision (optional)</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Note sur votre décision (facultative)</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>ui/editor/imports/outline_model.py</extracomment>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Noteworthy</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>À noter</translation>
    </message>
    <message>
        <source>Nothing can be added after the end of the turn.</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Rien ne peut être ajouté après la fin du tour.</translation>
    </message>
    <message>
        <source>Nothing can come after the end of the turn, or after a drawn chip.</source>
        <extracomment>ui/games/singapore/panels/draft_row.py</extracomment>
        <translation>Rien ne peut venir après la fin du tour ou après un jeton tiré.</translation>
    </message>
    <message>
        <source>Nothing changed more than by chance.</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Rien n’a changé plus que le hasard ne l’explique.</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <extracomment>ui/settings/command_palette.py</extracomment>
        <translation>Rien trouvé.</translation>
    </message>
    <message>
        <source>Nothing has been decided yet.</source>
        <extracomment>core/review.py</extracomment>
        <translation>Rien n’a encore été décidé.</translation>
    </message>
    <message>
        <source>Nothing here yet. Click a land area on the map, then “Add”.</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Rien ici pour l’instant. Cliquez sur une région terrestre de la carte, puis sur «&#xa0;Ajouter&#xa0;».</translation>
    </message>
    <message>
        <source>Nothing hidden</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Rien de caché</translation>
    </message>
    <message>
        <source>Nothing in this category.</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Rien dans cette catégorie.</translation>
    </message>
    <message>
        <source>Nothing is lost. Save the map in another folder.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Rien n’est perdu. Enregistrez la carte dans un autre dossier.</translation>
    </message>
    <message>
        <source>Nothing is lost. Save the map under another name, among your own maps.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Rien n’est perdu. Enregistrez la carte sous un autre nom, parmi vos propres cartes.</translation>
    </message>
    <message>
        <source>Nothing more to {cities}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Plus rien vers {cities}</translation>
    </message>
    <message>
        <source>Nothing on this computer can play sounds. Install one of these programs: {programs}.</source>
        <extracomment>ui/widgets/sound_player.py</extracomment>
        <translation>Rien sur cet ordinateur ne peut lire les sons. Installez l’un de ces programmes&#xa0;: {programs}.</translation>
    </message>
    <message>
        <source>Nothing stands out.</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Rien ne sort du lot.</translation>
    </message>
    <message>
        <source>Nothing to choose here</source>
        <extracomment>ui/table/board/board_presenter.py</extracomment>
        <translation>Rien à choisir ici</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Rien à rétablir.</translation>
    </message>
    <message>
        <source>Nothing to undo yet.</source>
        <extracomment>ui/play/history.py, ui/table/window/menus.py</extracomment>
        <translation>Rien à annuler pour l’instant.</translation>
    </message>
    <message>
        <source>Nothing would be left around these areas. Select fewer of them.</source>
        <extracomment>mapmaking/edit/shapes/placing.py</extracomment>
        <translation>Il ne resterait rien autour de ces régions. Sélectionnez-en moins.</translation>
    </message>
    <message>
        <source>Notice</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Avis</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>Actuellement</translation>
    </message>
    <message>
        <source>Number of areas</source>
        <extracomment>ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>Nombre de régions</translation>
    </message>
    <message>
        <source>Number of players</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Number of provinces</source>
        <extracomment>ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>Nombre de provinces</translation>
    </message>
    <message>
        <source>Number {place} in the first order of play</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Numéro {place} du premier ordre du tour</translation>
    </message>
    <message>
        <source>Numbered if empty</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Numéroté si vide</translation>
    </message>
    <message>
        <source>Of all income</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>De tous les revenus</translation>
    </message>
    <message>
        <source>Of all kinds</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>De toutes sortes</translation>
    </message>
    <message>
        <source>Of sold goods, what’s left after ship fees.</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Des marchandises vendues, ce qui reste après le fret.</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>plans</comment>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Oil</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Pétrole</translation>
    </message>
    <message>
        <source>On Linux, text is enlarged as much as the system’s, up to 250%.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Sous Linux, le texte est agrandi autant que celui du système, jusqu’à 250&#xa0;%.</translation>
    </message>
    <message>
        <source>On display: {tile} ({effect}).</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>À l’étalage&#xa0;: {tile} ({effect}).</translation>
    </message>
    <message>
        <source>On startup</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Au démarrage</translation>
    </message>
    <message>
        <source>On the board</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <source>On the board at the end of the year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Sur le plateau à la fin de l’année</translation>
    </message>
    <message>
        <source>On the map</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Sur la carte</translation>
    </message>
    <message>
        <source>On the map without a mouse</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Sur la carte sans souris</translation>
    </message>
    <message>
        <source>One area</source>
        <extracomment>ui/editor/imports/outline_model.py</extracomment>
        <translation>Une seule région</translation>
    </message>
    <message>
        <source>One more area or ship a year for {companies}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Une région ou un navire de plus par an pour {companies}.</translation>
    </message>
    <message>
        <source>One more area or ship a year for {companies}: {amount} more a year.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Une région ou un navire de plus par an pour {companies}&#xa0;: {amount} de plus par an.</translation>
    </message>
    <message>
        <source>One more step</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Encore un pas</translation>
    </message>
    <message>
        <source>One more {good}</source>
        <extracomment>ui/games/singapore/panels/goods_choice.py</extracomment>
        <translation>Une unité de plus&#xa0;: {good}</translation>
    </message>
    <message>
        <source>One move</source>
        <extracomment>ui/table/decision_view.py, ui/table/window/board_toolbar.py</extracomment>
        <translation>Un coup</translation>
    </message>
    <message>
        <source>One of its outlines isn’t closed.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>L’un de ses contours n’est pas fermé.</translation>
    </message>
    <message>
        <source>One per outline</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Une par contour</translation>
    </message>
    <message>
        <source>Only an arrow can link them.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Seule une flèche peut les relier.</translation>
    </message>
    <message>
        <source>Only an empty map can change its shape.</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Seule une carte vide peut changer de forme.</translation>
    </message>
    <message>
        <source>Only areas and lakes can be reassigned, and {a} or {b} isn’t one.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>Seuls les régions et les lacs peuvent être réattribués, ce que {a} ou {b} n’est pas.</translation>
    </message>
    <message>
        <source>Only bots are playing, so none of the slots is yours.</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Seuls des bots jouent&#xa0;; aucun des emplacements n’est donc à vous.</translation>
    </message>
    <message>
        <source>Only entries about {place}</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Seulement les entrées sur {place}</translation>
    </message>
    <message>
        <source>Only for links that you’ve changed.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Seulement pour les liens que vous avez modifiés.</translation>
    </message>
    <message>
        <source>Only land areas can be copied. Select at least one.</source>
        <extracomment>mapmaking/imports/copied_areas.py</extracomment>
        <translation>Seules des régions terrestres peuvent être copiées. Sélectionnez-en au moins une.</translation>
    </message>
    <message>
        <source>Only one type of deed is left: {deeds}.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Il ne reste qu’un seul type de concession : {deeds}.</translation>
    </message>
    <message>
        <source>Only provinces and seas have labels, and {name} is neither.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>Seules les provinces et les mers ont des étiquettes, ce que {name} n’est pas.</translation>
    </message>
    <message>
        <source>Only provinces have symbols beside their labels, so {name} has none.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>Seules les provinces ont des symboles à côté de leur étiquette&#xa0;; {name} n’en a pas.</translation>
    </message>
    <message>
        <source>Only roads are left: build one, or end your turn.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Il ne reste que des routes&#xa0;: construisez-en une ou terminez votre tour.</translation>
    </message>
    <message>
        <source>Only shipping deeds have ship limits.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Seules les concessions maritimes ont des limites de navires.</translation>
    </message>
    <message>
        <source>Only the last player of the round can buy the top tile of the stack.</source>
        <extracomment>games/singapore/rules/building.py</extracomment>
        <translation>Seul le dernier joueur de la manche peut acheter la tuile du dessus de la pile.</translation>
    </message>
    <message numerus="yes">
        <source>Only the latest {n} are listed.</source>
        <extracomment>For one: Only the latest {n} is listed. ui/table/games/new_game_controller.py</extracomment>
        <translation>
            <numerusform>Seule la dernière est affichée.</numerusform>
            <numerusform>Seules les {n} dernières sont affichées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the owner can see money and goods.</source>
        <extracomment>ui/games/singapore/player_cards.py</extracomment>
        <translation>Seul leur propriétaire peut voir l’argent et les marchandises</translation>
    </message>
    <message>
        <source>Only the owner may see what they hold.</source>
        <extracomment>ui/table/game_ui.py</extracomment>
        <translation>Seul son propriétaire peut voir ce que contient cette main.</translation>
    </message>
    <message>
        <source>Only their owner can see these cards</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Seul leur propriétaire peut voir ces cartes</translation>
    </message>
    <message>
        <source>Only their owner may see cash and city cards.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Seul leur propriétaire peut voir les liquidités et les cartes de ville.</translation>
    </message>
    <message>
        <source>Only their owner may see money and goods.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Seul leur propriétaire peut voir l’argent et les marchandises.</translation>
    </message>
    <message>
        <source>Only where two or more people play.</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Seulement si deux personnes ou plus jouent.</translation>
    </message>
    <message>
        <source>Only your own maps can be renamed and deleted.</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Seules vos propres cartes peuvent être renommées et supprimées.</translation>
    </message>
    <message>
        <source>Opacity</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Opacité</translation>
    </message>
    <message>
        <source>Opacity of the picture</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Opacité de l’image</translation>
    </message>
    <message>
        <source>Opacity: {layer}</source>
        <extracomment>ui/editor/panels/layers.py</extracomment>
        <translation>Opacité&#xa0;: {layer}</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>ui/widgets/chooser.py</extracomment>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>money</comment>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Visible</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>money and goods</comment>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Visibles</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Ouvrir une partie…</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <extracomment>ui/table/games/load_dialog.py, ui/table/games/open_controller.py</extracomment>
        <translation>Ouvrir une partie enregistrée</translation>
    </message>
    <message>
        <source>Open a shared map</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Ouvrir une carte partagée</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <extracomment>ui/table/games/load_dialog.py</extracomment>
        <translation>Ouvrir un autre fichier…</translation>
    </message>
    <message>
        <source>Open file…</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Open in a new game</source>
        <extracomment>ui/table/games/new_game_controller.py</extracomment>
        <translation>Ouvrir dans une nouvelle partie</translation>
    </message>
    <message>
        <source>Open map</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Ouvrir une carte</translation>
    </message>
    <message>
        <source>Open repaired copy</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>Ouvrir la copie réparée</translation>
    </message>
    <message>
        <source>Open the area menu</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Ouvrir le menu de la région</translation>
    </message>
    <message>
        <source>Opening a saved game</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Ouverture d’une partie enregistrée</translation>
    </message>
    <message>
        <source>Opens a map that somebody shared as one file</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Ouvre une carte que quelqu’un a partagée en un seul fichier</translation>
    </message>
    <message>
        <source>Operate all as planned</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Tout exploiter comme prévu</translation>
    </message>
    <message>
        <source>Operate your ships first. Each ship carries only one good per company, and you have two to sell.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Exploitez d’abord vos navires. Chaque navire ne transporte qu’une marchandise par compagnie, et vous en avez deux à vendre.</translation>
    </message>
    <message>
        <source>Operate {company}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Exploiter {company}</translation>
    </message>
    <message>
        <source>Operated</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Exploitée</translation>
    </message>
    <message>
        <source>Operating all companies as planned.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Toutes les compagnies sont exploitées comme prévu.</translation>
    </message>
    <message>
        <source>Operations</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Exploitation</translation>
    </message>
    <message>
        <source>Operations</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Ventes</translation>
    </message>
    <message>
        <source>Opium Den</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Fumerie</translation>
    </message>
    <message>
        <source>Opium and black chips: {sums}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Opium et jetons noirs&#xa0;: {sums}.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Optional</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Facultatif</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Options</translation>
    </message>
    <message>
        <source>Order</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Order of play</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/table/panels/meanwhile.py</extracomment>
        <translation>Ordre du tour</translation>
    </message>
    <message>
        <source>Order of play with this bid</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>Ordre du tour avec cette mise</translation>
    </message>
    <message>
        <source>Order of play: {order}.</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>Ordre du tour&#xa0;: {order}.</translation>
    </message>
    <message>
        <source>Order of play: {place}, as last year</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Ordre du tour&#xa0;: {place}, comme l’année passée</translation>
    </message>
    <message>
        <source>Order of play: {place}, last year {before}</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Ordre du tour&#xa0;: {place}, l’année passée {before}</translation>
    </message>
    <message>
        <source>Original state</source>
        <extracomment>ui/editor/panels/undo_list.py</extracomment>
        <translation>État d’origine</translation>
    </message>
    <message>
        <source>Other borders</source>
        <extracomment>ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>Autres frontières</translation>
    </message>
    <message>
        <source>Other languages</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Autres langues</translation>
    </message>
    <message>
        <source>Other move: {move}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Autre coup&#xa0;: {move}</translation>
    </message>
    <message>
        <source>Other move: {move} – {why}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Autre coup&#xa0;: {move} – {why}</translation>
    </message>
    <message>
        <source>Other moves</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Autres coups</translation>
    </message>
    <message>
        <source>Other options would reveal hidden information. They’re shown when the game is over.</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Les autres options révéleraient des informations cachées. Elles s’affichent quand la partie est finie.</translation>
    </message>
    <message>
        <source>Others use your buildings</source>
        <extracomment>ui/games/singapore/offer.py</extracomment>
        <translation>D’autres utilisent vos bâtiments</translation>
    </message>
    <message>
        <source>Others used your buildings: {points}.</source>
        <extracomment>ui/games/singapore/recap.py</extracomment>
        <translation>D’autres ont utilisé vos bâtiments&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Others will use the new building more often: about {best} times, not {other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Les autres utiliseront plus souvent le nouveau bâtiment&#xa0;: environ {best} fois au lieu de {other}.</translation>
    </message>
    <message numerus="yes">
        <source>Otherwise {company} takes {n} of its sales.</source>
        <extracomment>For one: Otherwise {company} takes {n} of its sales. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Sinon, {company} prend {n} de ses ventes.</numerusform>
            <numerusform>Sinon, {company} prend {n} de ses ventes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Out: {rivals}. {reason}</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Hors jeu&#xa0;: {rivals}. {reason}</translation>
    </message>
    <message>
        <source>Outline</source>
        <extracomment>ui/editor/imports/outline_model.py</extracomment>
        <translation>Contour</translation>
    </message>
    <message>
        <source>Outlines</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Contours</translation>
    </message>
    <message>
        <source>Outlines (*.geojson *.json *.topojson *.shp *.zip *.svg);;All files (*)</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Contours (*.geojson *.json *.topojson *.shp *.zip *.svg);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Over the border</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Par-delà la frontière</translation>
    </message>
    <message>
        <source>Over time</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Au fil du temps</translation>
    </message>
    <message>
        <source>Over&amp;lays</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Ca&amp;lques</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Own buildings used by others</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Usages par les autres</translation>
    </message>
    <message>
        <source>Own province</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Province propre</translation>
    </message>
    <message>
        <source>Own ships lead to {places}, which need {number} {good}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Vos navires mènent à {places}&#xa0;; demande&#xa0;: {number} {good}.</translation>
    </message>
    <message>
        <source>Owner</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/indonesia/chart_data.py, ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Propriétaire</translation>
    </message>
    <message>
        <source>Owner: {owner}</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Propriétaire&#xa0;: {owner}</translation>
    </message>
    <message>
        <source>Owners</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Propriétaires</translation>
    </message>
    <message>
        <source>P&amp;ass or stop</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Pas&amp;ser ou arrêter</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <extracomment>ui/help/printed_dialog.py, ui/table/chart_controller.py</extracomment>
        <translation>Document PDF (*.pdf)</translation>
    </message>
    <message>
        <source>PNG image (*.png)</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Image PNG (*.png)</translation>
    </message>
    <message>
        <source>PNG image (*.png);;SVG drawing (*.svg)</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>Image PNG (*.png);;Dessin SVG (*.svg)</translation>
    </message>
    <message>
        <source>PNG image (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)</source>
        <extracomment>ui/charts/chart_window.py, ui/table/export_controller.py</extracomment>
        <translation>Image PNG (*.png);;Dessin SVG (*.svg);;Document PDF (*.pdf)</translation>
    </message>
    <message>
        <source>PNG: {width} × {height}&#xa0;pixels. SVG: sharp at any size.</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>PNG&#xa0;: {width} × {height}&#xa0;pixels. SVG&#xa0;: net à toute taille.</translation>
    </message>
    <message>
        <source>Pa&amp;ste areas</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>C&amp;oller les régions</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>ui/settings/settings_dialog.py</extracomment>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Paid out</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Versé</translation>
    </message>
    <message>
        <source>Paid out: {shares}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Versement&#xa0;: {shares}.</translation>
    </message>
    <message>
        <source>Paid to {other} for {company} in a merger</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Payé à {other} pour {company} lors d’une fusion</translation>
    </message>
    <message>
        <source>Paint provinces</source>
        <extracomment>ui/editor/tools/paint.py</extracomment>
        <translation>Peindre les provinces</translation>
    </message>
    <message>
        <source>Part of the canvas near {place} doesn’t belong to any area.</source>
        <extracomment>board/checks/shape_checks.py</extracomment>
        <translation>Une partie du canevas près de «&#xa0;{place}&#xa0;» n’appartient à aucune région.</translation>
    </message>
    <message>
        <source>Part of the canvas near {place} is empty.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>Une partie du canevas près de «&#xa0;{place}&#xa0;» est vide.</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Pass all &amp;mergers this year</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Passer les &amp;fusions cette année</translation>
    </message>
    <message>
        <source>Pass all mergers this year</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Passer les fusions cette année</translation>
    </message>
    <message>
        <source>Pass the mouse to {player}.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Passez la souris à {player}.</translation>
    </message>
    <message>
        <source>Passing all mergers this year.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Toutes les fusions sont passées cette année.</translation>
    </message>
    <message>
        <source>Passing allowed</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Passer est permis</translation>
    </message>
    <message>
        <source>Passing not allowed</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Passer est interdit</translation>
    </message>
    <message numerus="yes">
        <source>Paste {n} areas</source>
        <extracomment>For one: Paste {n} area ui/editor/menus/copies.py</extracomment>
        <translation>
            <numerusform>Coller {n} région</numerusform>
            <numerusform>Coller {n} régions</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>ui/table/window/board_toolbar.py</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Pawnshop</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Mt-de-piété</translation>
    </message>
    <message>
        <source>Pay</source>
        <comment>goods</comment>
        <extracomment>ui/games/singapore/panels/moves_page.py</extracomment>
        <translation>Payer</translation>
    </message>
    <message>
        <source>Pay everything, then get everything. A double arrow works in both directions.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Payez tout, puis recevez tout. Une double flèche va dans les deux sens.</translation>
    </message>
    <message>
        <source>Payments between players</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Paiements entre joueurs</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Humains</translation>
    </message>
    <message>
        <source>Per year</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>Par an</translation>
    </message>
    <message>
        <source>PgUp, PgDn</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Pg.Préc, Pg.Suiv</translation>
    </message>
    <message>
        <source>Phase 1: build a city</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Phase 1&#xa0;: bâtir une ville</translation>
    </message>
    <message>
        <source>Phase 2: who plays first?</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Phase 2&#xa0;: qui joue d’abord&#xa0;?</translation>
    </message>
    <message>
        <source>Phase 3: announce a merger</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Phase 3&#xa0;: annoncer une fusion</translation>
    </message>
    <message>
        <source>Phase 4: start a company</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Phase 4&#xa0;: fonder une compagnie</translation>
    </message>
    <message>
        <source>Phase 5: research</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Phase 5&#xa0;: la recherche</translation>
    </message>
    <message>
        <source>Phase 6: sell your rice</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Phase 6&#xa0;: vendre votre riz</translation>
    </message>
    <message>
        <source>Phase 7: cities grow</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Phase 7&#xa0;: les villes grandissent</translation>
    </message>
    <message>
        <source>Philippines</source>
        <comment>title of a map</comment>
        <extracomment>library.py</extracomment>
        <translation>Philippines</translation>
    </message>
    <message>
        <source>Pick on the map</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Choisir sur la carte</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>ui/editor/canvas/board_items.py</extracomment>
        <translation>Image</translation>
    </message>
    <message>
        <source>Picture of the map</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Image de la carte</translation>
    </message>
    <message>
        <source>Picture of the outlines</source>
        <extracomment>ui/editor/imports/outline_picture.py</extracomment>
        <translation>Image des contours</translation>
    </message>
    <message>
        <source>Picture of {game}</source>
        <extracomment>ui/table/games/start_cards.py</extracomment>
        <translation>Image de {game}</translation>
    </message>
    <message>
        <source>Pictures</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Images</translation>
    </message>
    <message>
        <source>Pin or unpin the area card</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Épingler ou détacher la fiche de région</translation>
    </message>
    <message>
        <source>Pinned (P to unpin)</source>
        <extracomment>ui/board/floating_labels.py</extracomment>
        <translation>Épinglée (P pour détacher)</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Lieux</translation>
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
        <translation>Planifier</translation>
    </message>
    <message>
        <source>Plan the remaining {number}</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Planifier le reste&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Planning goal</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py, ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Objectif du plan</translation>
    </message>
    <message>
        <source>Plans</source>
        <extracomment>ui/games/singapore/panels/plans_page.py, ui/games/singapore/panels/turn.py</extracomment>
        <translation>Plans</translation>
    </message>
    <message>
        <source>Plans its turn, but not beyond it; builds like Easy.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Planifie son tour, mais pas au-delà&#xa0;; construit comme Facile.</translation>
    </message>
    <message>
        <source>Plans of a turn</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Plans d’un tour</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py, ui/play/history.py</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play &amp;one bot move</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Faire &amp;jouer un coup au bot</translation>
    </message>
    <message>
        <source>Play a full game</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Jouer une partie complète</translation>
    </message>
    <message>
        <source>Play my only move for me</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Jouer mon seul coup à ma place</translation>
    </message>
    <message>
        <source>Play only the next move of this plan</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Ne jouer que le prochain coup de ce plan</translation>
    </message>
    <message>
        <source>Play the draft, or change it.</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Jouez le brouillon ou modifiez-le.</translation>
    </message>
    <message>
        <source>Play the draft, or remove a move.</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Jouez le brouillon ou retirez un coup.</translation>
    </message>
    <message>
        <source>Play this</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Jouer ceci</translation>
    </message>
    <message>
        <source>Play this instead</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Jouer plutôt ceci</translation>
    </message>
    <message>
        <source>Play this plan</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Jouer ce plan</translation>
    </message>
    <message numerus="yes">
        <source>Play {n} moves</source>
        <extracomment>For one: Play {n} move ui/games/singapore/panels/turn.py</extracomment>
        <translation>
            <numerusform>Jouer {n} coup</numerusform>
            <numerusform>Jouer {n} coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Played by a bot: {bot}</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Un bot joue&#xa0;: {bot}</translation>
    </message>
    <message>
        <source>Played by a person</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Une personne joue</translation>
    </message>
    <message numerus="yes">
        <source>Played {n} games.</source>
        <extracomment>For one: Played {n} game. ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>
            <numerusform>{n} partie jouée.</numerusform>
            <numerusform>{n} parties jouées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>ui/games/singapore/chart_data.py, ui/table/games/record_dialog.py</extracomment>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Player in seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Joueur à la place {seat}</translation>
    </message>
    <message>
        <source>Player or company</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Joueur ou compagnie</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>ui/editor/balance/balance_dialog.py, ui/editor/playtest/playtest_dialog.py, ui/games/indonesia/chart_data.py, ui/games/singapore/chart_data.py, ui/table/games/load_dialog.py, ui/table/window/docks.py</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Players without a column get nothing.</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Les joueurs sans colonne ne reçoivent rien.</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Jeu</translation>
    </message>
    <message numerus="yes">
        <source>Playing {n} games…</source>
        <extracomment>For one: Playing {n} game… ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>
            <numerusform>{n} partie en cours…</numerusform>
            <numerusform>{n} parties en cours…</numerusform>
        </translation>
    </message>
    <message>
        <source>Plays random legal moves.</source>
        <extracomment>ui/games/indonesia/game_ui.py, ui/games/singapore/game_ui.py</extracomment>
        <translation>Joue des coups permis au hasard.</translation>
    </message>
    <message>
        <source>Playtest</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>Partie d’essai</translation>
    </message>
    <message>
        <source>Playtest {map}</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>Essayer {map}</translation>
    </message>
    <message>
        <source>Playtest: {map}</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>Partie d’essai&#xa0;: {map}</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points are those that the bot expects at the end.</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>Les points sont ceux que le bot attend à la fin.</translation>
    </message>
    <message>
        <source>Position tracing picture</source>
        <extracomment>ui/editor/tools/trace.py</extracomment>
        <translation>Placer l’image à décalquer</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <extracomment>ui/table/panels/answers.py</extracomment>
        <translation>Coups possibles</translation>
    </message>
    <message>
        <source>Possible starting areas</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Régions de départ possibles</translation>
    </message>
    <message>
        <source>Prefer my own ships</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Préférer mes propres navires</translation>
    </message>
    <message>
        <source>Prepare for a merger</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Préparer une fusion</translation>
    </message>
    <message>
        <source>Press Enter to split, or Esc to cancel.</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>Appuyez sur Entrée pour diviser, ou sur Échap pour annuler.</translation>
    </message>
    <message>
        <source>Press the focused button</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Appuyer sur le bouton sélectionné</translation>
    </message>
    <message>
        <source>Press the main button</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Appuyer sur le bouton principal</translation>
    </message>
    <message>
        <source>Preview of the map</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py, ui/table/games/game_choices.py</extracomment>
        <translation>Aperçu de la carte</translation>
    </message>
    <message>
        <source>Previous decision</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Décision précédente</translation>
    </message>
    <message>
        <source>Price</source>
        <extracomment>ui/games/indonesia/panels/operations.py, ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Prices</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Print all chapters</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Imprimer tous les chapitres</translation>
    </message>
    <message>
        <source>Privacy screen between turns</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Écran de confidentialité entre les tours</translation>
    </message>
    <message>
        <source>Problem</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Problems</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py, ui/editor/panels/areas.py, ui/editor/panels/problems.py</extracomment>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Produced nearby: {goods}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Produit à proximité&#xa0;: {goods}.</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>ui/table/games/load_dialog.py</extracomment>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Avancement de l’analyse</translation>
    </message>
    <message>
        <source>Properties</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Propriétés</translation>
    </message>
    <message>
        <source>Propose deeds</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Proposer des concessions</translation>
    </message>
    <message>
        <source>Province</source>
        <extracomment>games/indonesia/maps/trial_tables.py, mapmaking/files/repair_steps/board.py, ui/editor/imports/import_dialog.py, ui/editor/imports/outline_model.py, ui/editor/panels/properties.py, ui/editor/tools/draw.py, ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Province</translation>
    </message>
    <message>
        <source>Province ID</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>ID de la province</translation>
    </message>
    <message>
        <source>Province name</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Nom de la province</translation>
    </message>
    <message>
        <source>Province of the columns</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Province des colonnes</translation>
    </message>
    <message>
        <source>Province of the rows</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Province des lignes</translation>
    </message>
    <message>
        <source>Province: {name}</source>
        <extracomment>ui/editor/tools/paint.py</extracomment>
        <translation>Province&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Provinces</source>
        <extracomment>ui/editor/canvas/board_items.py, ui/editor/dialogs/archipelago_form.py, ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Provinces</translation>
    </message>
    <message>
        <source>Provinces from</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Provinces d’après</translation>
    </message>
    <message>
        <source>Provinces in which a city was built.</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Provinces où une ville a été bâtie.</translation>
    </message>
    <message>
        <source>Purple diamond</source>
        <extracomment>ui/style/theme.py</extracomment>
        <translation>Losange violet</translation>
    </message>
    <message>
        <source>Put it on the board</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Placez-le sur le plateau</translation>
    </message>
    <message>
        <source>Put the neutral flag on a free lot.</source>
        <extracomment>ui/games/singapore/panels/__init__.py</extracomment>
        <translation>Placez le drapeau neutre sur une parcelle libre.</translation>
    </message>
    <message>
        <source>Put worker {number} on another building</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>Placer l’ouvrier {number} sur un autre bâtiment</translation>
    </message>
    <message>
        <source>Put your own flag on a free lot.</source>
        <extracomment>ui/games/singapore/panels/__init__.py</extracomment>
        <translation>Placez votre propre drapeau sur une parcelle libre.</translation>
    </message>
    <message>
        <source>Put your second worker on the board before you end your turn.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Placez votre deuxième ouvrier sur le plateau avant de terminer votre tour.</translation>
    </message>
    <message>
        <source>Put your second worker on the board in this turn. Left: {left}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Placez votre deuxième ouvrier sur le plateau dans ce tour. Reste&#xa0;: {left}.</translation>
    </message>
    <message>
        <source>Put your worker on a building</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>Placer votre ouvrier sur un bâtiment</translation>
    </message>
    <message>
        <source>Put your worker on another building</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>Placer votre ouvrier sur un autre bâtiment</translation>
    </message>
    <message>
        <source>Put your worker on {place}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Placer votre ouvrier&#xa0;: {place}</translation>
    </message>
    <message>
        <source>Put {owner}’s flag on a free lot.</source>
        <extracomment>ui/games/singapore/panels/__init__.py</extracomment>
        <translation>Placez le drapeau sur une parcelle libre pour {owner}.</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <extracomment>ui/help/reference_sheet.py</extracomment>
        <translation>Aide-mémoire</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>R&amp;eplay faster</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Revoir plus &amp;vite</translation>
    </message>
    <message>
        <source>Radius of the token’s circle</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Rayon du cercle du pion</translation>
    </message>
    <message>
        <source>Raffles stone</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>Pierre de Raffles</translation>
    </message>
    <message>
        <source>Raffles stone: fewest victory points, begins the round</source>
        <extracomment>ui/games/singapore/player_cards.py</extracomment>
        <translation>Pierre de Raffles&#xa0;: le moins de points de victoire, commence la manche</translation>
    </message>
    <message>
        <source>Raffles’ Plan</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Le Plan de Raffles</translation>
    </message>
    <message>
        <source>Raffles’ Plan</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Plan Raffles</translation>
    </message>
    <message>
        <source>Raids</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Descentes</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Random</source>
        <comment>bot</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Random seed</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Graine aléatoire</translation>
    </message>
    <message>
        <source>Re&amp;load from disk</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Re&amp;charger depuis le disque</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Anal&amp;yse</translation>
    </message>
    <message>
        <source>Reachable cities</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Villes à portée</translation>
    </message>
    <message numerus="yes">
        <source>Readable up to decision {n}</source>
        <extracomment>For one: Readable up to decision {n} ui/table/games/saved_games.py</extracomment>
        <translation>
            <numerusform>Lisible jusqu’à la décision {n}</numerusform>
            <numerusform>Lisible jusqu’à la décision {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py, ui/editor/imports/import_commands.py, ui/table/games/map_loader.py</extracomment>
        <translation>Lecture&#xa0;: {file}…</translation>
    </message>
    <message>
        <source>Reassign</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Réattribuer</translation>
    </message>
    <message>
        <source>Recap</source>
        <extracomment>ui/play/recap_box.py</extracomment>
        <translation>Récapitulatif</translation>
    </message>
    <message>
        <source>Received</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Reçu</translation>
    </message>
    <message>
        <source>Received: {goods}</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Reçu&#xa0;: {goods}</translation>
    </message>
    <message>
        <source>Recover</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>Recover unsaved changes</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Récupérer les changements non enregistrés</translation>
    </message>
    <message>
        <source>Red triangle</source>
        <extracomment>ui/style/theme.py</extracomment>
        <translation>Triangle rouge</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>ui/table/window/board_toolbar.py</extracomment>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Redraw arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Redessiner la flèche</translation>
    </message>
    <message>
        <source>Redraw outline of {province}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Redessiner le contour de «&#xa0;{province}&#xa0;»</translation>
    </message>
    <message>
        <source>Reload</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Reload from disk</source>
        <extracomment>ui/editor/document/map_file.py, ui/editor/menus/file_commands.py</extracomment>
        <translation>Recharger depuis le disque</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Remo&amp;ve area…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>S&amp;upprimer la région…</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/games/indonesia/editor/entries.py, ui/games/singapore/panels/draft_row.py</extracomment>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove PIN</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Supprimer le code PIN</translation>
    </message>
    <message>
        <source>Remove and give ground to</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/editor/panels/properties.py</extracomment>
        <translation>Retirer et donner le terrain à</translation>
    </message>
    <message>
        <source>Remove arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Retirer la flèche</translation>
    </message>
    <message>
        <source>Remove arrow between {a} and {b}</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Retirer la flèche entre {a} et {b}</translation>
    </message>
    <message>
        <source>Remove compass</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Retirer la rose des vents</translation>
    </message>
    <message>
        <source>Remove corner</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Retirer un sommet</translation>
    </message>
    <message>
        <source>Remove corners</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Retirer des sommets</translation>
    </message>
    <message>
        <source>Remove duplicate link</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Retirer le lien en double</translation>
    </message>
    <message>
        <source>Remove link</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Retirer le lien</translation>
    </message>
    <message>
        <source>Remove manual setting</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Retirer le réglage manuel</translation>
    </message>
    <message>
        <source>Remove place for a ship in {sea}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Retirer un mouillage&#xa0;: {sea}</translation>
    </message>
    <message>
        <source>Remove player {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Retirer le joueur {seat}</translation>
    </message>
    <message>
        <source>Remove province {province}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Retirer la province {province}</translation>
    </message>
    <message>
        <source>Remove the city card</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Retirer la carte de ville</translation>
    </message>
    <message>
        <source>Remove the deed</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Retirer la concession</translation>
    </message>
    <message>
        <source>Remove the province from the card</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Retirer la province de la carte</translation>
    </message>
    <message>
        <source>Remove the selected one</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Retirer la sélection</translation>
    </message>
    <message>
        <source>Remove the ship limits</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Retirer les limites de navires</translation>
    </message>
    <message>
        <source>Remove title</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Retirer le titre</translation>
    </message>
    <message>
        <source>Remove {move}</source>
        <extracomment>ui/games/singapore/panels/draft_row.py</extracomment>
        <translation>Retirer&#xa0;: {move}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Retirer {name}</translation>
    </message>
    <message numerus="yes">
        <source>Remove {n} items</source>
        <extracomment>For one: Remove {n} item ui/editor/tools/place.py</extracomment>
        <translation>
            <numerusform>Retirer {n} élément</numerusform>
            <numerusform>Retirer {n} éléments</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove {place}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Retirer {place}</translation>
    </message>
    <message>
        <source>Remove {player}’s PIN? The log tells everyone.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Supprimer le code PIN ({player})&#xa0;? Le journal le dira à tout le monde.</translation>
    </message>
    <message>
        <source>Removed first</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Retirées d’abord</translation>
    </message>
    <message>
        <source>Removes the PIN. The log records this for everyone.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Supprime le code PIN. Le journal le note pour tout le monde.</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Retirer…</translation>
    </message>
    <message>
        <source>Removing {area} would split a zone of {company}.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Retirer {area} couperait en deux une zone ({company}).</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/editor/menus/area_menu.py, ui/table/games/load_dialog.py</extracomment>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Rename map</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Renommer la carte</translation>
    </message>
    <message>
        <source>Rename one of them to {id}</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Renommer l’une des deux en {id}</translation>
    </message>
    <message>
        <source>Rename what is selected</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Renommer la sélection</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/editor/menus/name_field.py</extracomment>
        <translation>Renommer {name}</translation>
    </message>
    <message>
        <source>Rename, or edit a cell</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Renommer, ou modifier une case</translation>
    </message>
    <message>
        <source>Renames them so they aren’t offered again.</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Les renomme pour qu’ils ne soient plus proposés.</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/editor/menus/area_menu.py</extracomment>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Repeat the l&amp;ast news</source>
        <extracomment>ui/shell/news.py</extracomment>
        <translation>Répéter la dernière nouv&amp;elle</translation>
    </message>
    <message>
        <source>Replace {province} on its city cards</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Remplacer {province} sur ses cartes de ville</translation>
    </message>
    <message>
        <source>Replan everything that isn’t locked for this goal (A)</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Replanifier pour cet objectif tout ce qui n’est pas verrouillé (A)</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>ui/play/recap_box.py</extracomment>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>noun</comment>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>Replay fro&amp;m the start</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Revoir &amp;depuis le début</translation>
    </message>
    <message>
        <source>Replay slo&amp;wer</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Revoir plus &amp;lentement</translation>
    </message>
    <message>
        <source>Replay speed</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Vitesse de relecture</translation>
    </message>
    <message>
        <source>Replay speed: {name}</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Vitesse de relecture&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Replay what happened next, step by step (K)</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Revoir la suite, étape par étape (K)</translation>
    </message>
    <message>
        <source>Replaying the game up to its current position…</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Relecture de la partie jusqu’à sa position actuelle…</translation>
    </message>
    <message>
        <source>Report a pro&amp;blem…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Signaler un pro&amp;blème…</translation>
    </message>
    <message>
        <source>Report a problem (the file includes all hidden information)</source>
        <extracomment>ui/table/game_ui.py</extracomment>
        <translation>Signaler un problème (le fichier contient toutes les informations cachées)</translation>
    </message>
    <message>
        <source>Report a problem: the file includes all hidden cash and city cards</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Signaler un problème&#xa0;: le fichier contient toutes les liquidités et cartes de ville cachées</translation>
    </message>
    <message>
        <source>Report a problem: the file includes all hidden money and goods</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Signaler un problème&#xa0;: le fichier contient tout l’argent et toutes les marchandises cachés</translation>
    </message>
    <message>
        <source>Report saved as {file}.</source>
        <extracomment>ui/table/chart_controller.py, ui/table/crash_report.py</extracomment>
        <translation>Rapport enregistré sous {file}.</translation>
    </message>
    <message>
        <source>Report…</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Rapport…</translation>
    </message>
    <message>
        <source>Reposition label of {place}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Replacer l’étiquette de «&#xa0;{place}&#xa0;»</translation>
    </message>
    <message>
        <source>Reposition ships in {sea}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Replacer les navires&#xa0;: {sea}</translation>
    </message>
    <message>
        <source>Reposition token of {area}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Replacer le pion de «&#xa0;{area}&#xa0;»</translation>
    </message>
    <message>
        <source>Research</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/game_ui.py, ui/games/indonesia/panels/research.py, ui/games/indonesia/recap.py, ui/games/indonesia/rules/quick_reference.py, ui/games/indonesia/texts/names.py</extracomment>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Research</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Research nothing</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>Ne rien rechercher</translation>
    </message>
    <message>
        <source>Research {track} {step}</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>Rechercher {track} {step}</translation>
    </message>
    <message>
        <source>Research {track} {step} for {player}</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>Rechercher {track} {step} pour {player}</translation>
    </message>
    <message>
        <source>Researches expansion and buys areas.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Recherche l’expansion et achète des régions.</translation>
    </message>
    <message>
        <source>Researches mergers early and announces many.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Recherche tôt les fusions et en annonce beaucoup.</translation>
    </message>
    <message>
        <source>Reset all</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Tout rétablir</translation>
    </message>
    <message numerus="yes">
        <source>Reset links between {n} areas</source>
        <extracomment>For one: Reset links of {n} area ui/editor/panels/neighbours.py</extracomment>
        <translation>
            <numerusform>Rétablir les liens de {n} région</numerusform>
            <numerusform>Rétablir les liens entre {n} régions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reset the {n} settings shown under “{page}” to their defaults?</source>
        <extracomment>For one: Reset the setting shown under “{page}” to its default? ui/settings/settings_dialog.py</extracomment>
        <translation>
            <numerusform>Rétablir la valeur par défaut du réglage affiché sous «&#xa0;{page}&#xa0;»&#xa0;?</numerusform>
            <numerusform>Rétablir les valeurs par défaut des {n} réglages affichés sous «&#xa0;{page}&#xa0;»&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <extracomment>ui/settings/settings_dialog.py</extracomment>
        <translation>Valeurs par défaut</translation>
    </message>
    <message>
        <source>Reset {a} and {b} to automatic</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Remettre {a} et {b} en automatique</translation>
    </message>
    <message>
        <source>Resize circle of {area}</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Redimensionner le cercle de «&#xa0;{area}&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>Resize circles of {n} areas</source>
        <extracomment>For one: Resize circle of {n} area ui/editor/panels/properties.py</extracomment>
        <translation>
            <numerusform>Redimensionner le cercle de {n} région</numerusform>
            <numerusform>Redimensionner les cercles de {n} régions</numerusform>
        </translation>
    </message>
    <message>
        <source>Resize compass</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Redimensionner la rose des vents</translation>
    </message>
    <message>
        <source>Resize label of {place}</source>
        <extracomment>ui/editor/tools/place.py</extracomment>
        <translation>Redimensionner l’étiquette de «&#xa0;{place}&#xa0;»</translation>
    </message>
    <message>
        <source>Resize map</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Redimensionner la carte</translation>
    </message>
    <message>
        <source>Resize the frame</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Redimensionner le cadre</translation>
    </message>
    <message>
        <source>Resize title</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Redimensionner le titre</translation>
    </message>
    <message>
        <source>Restart the tutorial</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Recommencer le tutoriel</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Résultat</translation>
    </message>
    <message numerus="yes">
        <source>Result: {holding}, {n} deeds</source>
        <extracomment>For one: Result: {holding}, {n} deed ui/games/indonesia/auction_card.py</extracomment>
        <translation>
            <numerusform>Résultat&#xa0;: {holding}, {n} concession</numerusform>
            <numerusform>Résultat&#xa0;: {holding}, {n} concessions</numerusform>
        </translation>
    </message>
    <message>
        <source>Results of the games</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>Résultats des parties</translation>
    </message>
    <message>
        <source>Resume bots</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>Relancer les bots</translation>
    </message>
    <message>
        <source>Return</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>Return black chips</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>Remettre des jetons noirs</translation>
    </message>
    <message>
        <source>Return to the present</source>
        <extracomment>ui/table/decision_view.py, ui/table/panels/past.py</extracomment>
        <translation>Retour au présent</translation>
    </message>
    <message>
        <source>Return to the present (Esc)</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Retour au présent (Échap)</translation>
    </message>
    <message numerus="yes">
        <source>Return {n} black chips</source>
        <extracomment>For one: Return {n} black chip ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>Remettre {n} jeton noir</numerusform>
            <numerusform>Remettre {n} jetons noirs</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>ui/table/final_screen.py, ui/table/panels/past.py, ui/table/window/docks.py</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Review &amp;doubtful borders…</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Examiner les frontières &amp;douteuses…</translation>
    </message>
    <message>
        <source>Review doubtful borders</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Examiner les frontières douteuses</translation>
    </message>
    <message>
        <source>Review game</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Analyser la partie</translation>
    </message>
    <message>
        <source>Reviewing the game. This usually takes less than a minute.</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Analyse de la partie en cours. Elle prend en général moins d’une minute.</translation>
    </message>
    <message>
        <source>Rice</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Riz</translation>
    </message>
    <message>
        <source>Rice and spice can only merge into siap faji from era B onward.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Riz et épices ne peuvent fusionner en siap faji qu’à partir de l’ère B.</translation>
    </message>
    <message>
        <source>Right-click</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Clic droit</translation>
    </message>
    <message>
        <source>Rivals</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>Rivaux</translation>
    </message>
    <message>
        <source>Road to {place}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Route&#xa0;: {place}</translation>
    </message>
    <message>
        <source>Road: {a} – {b}</source>
        <extracomment>ui/games/singapore/texts/planning.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>Route&#xa0;: {a} – {b}</translation>
    </message>
    <message>
        <source>Roads</source>
        <extracomment>ui/games/singapore/panels/roads_page.py, ui/games/singapore/panels/turn.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Routes</translation>
    </message>
    <message>
        <source>Rotate label of {place}</source>
        <extracomment>mapmaking/edit/grips.py, ui/editor/tools/place.py</extracomment>
        <translation>Tourner l’étiquette de «&#xa0;{place}&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>Rotate {n} areas</source>
        <extracomment>For one: Rotate {n} area ui/editor/tools/placing_frame.py</extracomment>
        <translation>
            <numerusform>Tourner {n} région</numerusform>
            <numerusform>Tourner {n} régions</numerusform>
        </translation>
    </message>
    <message>
        <source>Rotation</source>
        <extracomment>ui/editor/dialogs/placing_dialog.py</extracomment>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Round 6</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Manche 6</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>ui/games/singapore/texts/names.py, ui/table/game_texts.py</extracomment>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Round {round}: {player} gains {points}</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Manche {round}&#xa0;: {player} gagne {points}</translation>
    </message>
    <message>
        <source>Round {round}: {player} has the Raffles stone</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Manche {round}&#xa0;: {player} a la pierre de Raffles</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>board/map_data.py</extracomment>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>ui/charts/sheet_page.py, ui/editor/links/matrix_dialog.py, ui/table/board/board_table.py</extracomment>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Rp</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Rp</translation>
    </message>
    <message>
        <source>Rp a game</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Rp par partie</translation>
    </message>
    <message>
        <source>Rp more than others</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Rp de plus que les autres</translation>
    </message>
    <message>
        <source>Rubber</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Caoutchouc</translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <extracomment>ui/shell/refusal_presenter.py, ui/table/board/board_presenter.py</extracomment>
        <translation>Règle {rule}</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>ui/help/rules_window.py, ui/shell/refusal_presenter.py</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Rules for this decision</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>Règles pour cette décision</translation>
    </message>
    <message>
        <source>Run &amp;bot games…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Lancer des parties de &amp;bots…</translation>
    </message>
    <message>
        <source>Run bot games</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>Lancer des parties de bots</translation>
    </message>
    <message>
        <source>Run {script}</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Exécuter {script}</translation>
    </message>
    <message>
        <source>Rupiah bid each year; bids go into the bank</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Roupies misées chaque année&#xa0;; les mises vont à la banque</translation>
    </message>
    <message>
        <source>Rupiah paid for ships and in mergers; rows pay, columns receive</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Roupies payées pour les navires et lors de fusions&#xa0;; les lignes paient, les colonnes reçoivent</translation>
    </message>
    <message>
        <source>S&amp;hare as one file…</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>&amp;Partager en un seul fichier…</translation>
    </message>
    <message>
        <source>S&amp;nap while dragging</source>
        <extracomment>ui/editor/menus/view_commands.py</extracomment>
        <translation>&amp;Aimanter en faisant glisser</translation>
    </message>
    <message>
        <source>Sales</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Ventes</translation>
    </message>
    <message>
        <source>Same as system</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Same cities, other ships</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Mêmes villes, autres navires</translation>
    </message>
    <message>
        <source>Same players and options, new set-up</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Mêmes joueurs et options, nouvelle mise en place</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>ui/charts/chart_window.py, ui/editor/menus/file_commands.py</extracomment>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Enr&amp;egistrer une copie…</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>Save a copy of the game</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Enregistrer une copie de la partie</translation>
    </message>
    <message>
        <source>Save a copy of {file}</source>
        <extracomment>ui/help/guide.py</extracomment>
        <translation>Enregistrer une copie de «&#xa0;{file}&#xa0;»</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>Save all chapters as PDF</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Enregistrer tous les chapitres en PDF</translation>
    </message>
    <message>
        <source>Save all charts as PDF</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Enregistrer tous les graphiques en PDF</translation>
    </message>
    <message>
        <source>Save as</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Save as page…</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Enregistrer comme page…</translation>
    </message>
    <message>
        <source>Save as “{title}”</source>
        <extracomment>ui/editor/document/map_file.py</extracomment>
        <translation>Enregistrer sous le nom «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Save file…</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Enregistrer le fichier…</translation>
    </message>
    <message>
        <source>Save in &amp;folder…</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Enregistrer dans un &amp;dossier…</translation>
    </message>
    <message>
        <source>Save in folder</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Enregistrer dans un dossier</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <extracomment>ui/charts/chart_window.py, ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Enregistrer l’image…</translation>
    </message>
    <message>
        <source>Save report</source>
        <extracomment>ui/editor/balance/balance_dialog.py, ui/table/chart_controller.py</extracomment>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Save report…</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Enregistrer le rapport…</translation>
    </message>
    <message>
        <source>Save review</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>Enregistrer l’analyse</translation>
    </message>
    <message>
        <source>Save rules as PDF</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Enregistrer les règles en PDF</translation>
    </message>
    <message>
        <source>Save table…</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Enregistrer le tableau…</translation>
    </message>
    <message>
        <source>Save the result and the board as one image</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Enregistrer le résultat et le plateau en une seule image</translation>
    </message>
    <message>
        <source>Save your cash</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Gardez vos liquidités</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>ui/editor/menus/export_commands.py, ui/table/review/review_controller.py, ui/table/window/main_window.py, ui/widgets/file_choice.py</extracomment>
        <translation>Enregistré sous {file}.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <extracomment>ui/app/program.py, ui/settings/preferences.py, ui/table/games/load_dialog.py</extracomment>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Saved games ({patterns});;All files (*)</source>
        <extracomment>ui/play/save_files.py</extracomment>
        <translation>Parties enregistrées ({patterns});;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Saved in {folder}.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Enregistrée dans {folder}.</translation>
    </message>
    <message>
        <source>Say what borders the area</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Dire ce qui borde la région</translation>
    </message>
    <message>
        <source>Say where the pointer is</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Dire où est le pointeur</translation>
    </message>
    <message>
        <source>Say why this can stay as it is.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Dites pourquoi cela peut rester tel quel.</translation>
    </message>
    <message numerus="yes">
        <source>Scale {n} areas</source>
        <extracomment>For one: Scale {n} area ui/editor/tools/placing_frame.py</extracomment>
        <translation>
            <numerusform>Redimensionner {n} région</numerusform>
            <numerusform>Redimensionner {n} régions</numerusform>
        </translation>
    </message>
    <message>
        <source>Score at the end</source>
        <extracomment>board/map_data.py</extracomment>
        <translation>Score à la fin</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Para&amp;mètres…</translation>
    </message>
    <message>
        <source>Sea</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/editor/imports/outline_model.py, ui/editor/panels/properties.py, ui/editor/tools/draw.py</extracomment>
        <translation>Mer</translation>
    </message>
    <message>
        <source>Sea to sea</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>De mer à mer</translation>
    </message>
    <message>
        <source>Sea {n}</source>
        <extracomment>mapmaking/edit/shapes/new_areas.py</extracomment>
        <translation>Mer {n}</translation>
    </message>
    <message>
        <source>Search log</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Chercher dans le journal</translation>
    </message>
    <message>
        <source>Search maps</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Chercher une carte</translation>
    </message>
    <message>
        <source>Search outlines</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Chercher un contour</translation>
    </message>
    <message>
        <source>Search rules</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Search saved games</source>
        <extracomment>ui/table/games/load_dialog.py</extracomment>
        <translation>Chercher une partie</translation>
    </message>
    <message>
        <source>Search settings</source>
        <extracomment>ui/settings/settings_dialog.py</extracomment>
        <translation>Chercher un paramètre</translation>
    </message>
    <message>
        <source>Search table</source>
        <extracomment>ui/table/board/board_table.py</extracomment>
        <translation>Chercher dans le tableau</translation>
    </message>
    <message>
        <source>Search; Enter: only these</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Chercher&#xa0;; Entrée&#xa0;: seulement ceux-ci</translation>
    </message>
    <message>
        <source>Seas</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/editor/dialogs/archipelago_form.py, ui/editor/links/matrix_dialog.py, ui/editor/panels/areas.py, ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Mers</translation>
    </message>
    <message>
        <source>Seat {place}</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Place {place}</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Place {seat}</translation>
    </message>
    <message>
        <source>Seat {seat} doesn’t exist.</source>
        <extracomment>core/record.py</extracomment>
        <translation>La place {seat} n’existe pas.</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>board/map_data.py</extracomment>
        <translation>Places</translation>
    </message>
    <message>
        <source>See more on the board</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>En voir plus sur le plateau</translation>
    </message>
    <message>
        <source>See who could win when, and which moves were mistakes</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Voir qui pouvait gagner à quel moment, et quels coups étaient des erreurs</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Select</source>
        <extracomment>ui/editor/tools/select.py</extracomment>
        <translation>Sélectionner</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>Select a problem to see what you can do.</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Sélectionnez un problème pour voir ce que vous pouvez faire.</translation>
    </message>
    <message>
        <source>Select a row first.</source>
        <extracomment>ui/games/indonesia/editor/entries.py, ui/table/board/board_table.py</extracomment>
        <translation>Sélectionnez d’abord une ligne.</translation>
    </message>
    <message>
        <source>Select an area to see its neighbours, or several areas to see the links between them.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Sélectionnez une région pour voir ses voisines, ou plusieurs régions pour voir les liens entre elles.</translation>
    </message>
    <message>
        <source>Select at most {most} areas to link them all to each other.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Sélectionnez au plus {most} régions pour les relier toutes entre elles.</translation>
    </message>
    <message>
        <source>Select one area first. Then you can link it to another by name.</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Sélectionnez d’abord une région. Vous pourrez alors la relier à une autre par son nom.</translation>
    </message>
    <message>
        <source>Select one area first. Then you can rename it.</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>Sélectionnez d’abord une région. Vous pourrez alors la renommer.</translation>
    </message>
    <message>
        <source>Select the area</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Sélectionner la région</translation>
    </message>
    <message>
        <source>Select the next area</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Sélectionner la région suivante</translation>
    </message>
    <message>
        <source>Select the province</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Sélectionner la province</translation>
    </message>
    <message>
        <source>Selected rows</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Lignes sélectionnées</translation>
    </message>
    <message>
        <source>Sell from {area} to {city}, carried by {line}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Vendre à {city} depuis {area}, transport par {line}</translation>
    </message>
    <message>
        <source>Sell the rest as planned</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Vendre le reste comme prévu</translation>
    </message>
    <message>
        <source>Sell to {city}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Vendre à {city}</translation>
    </message>
    <message>
        <source>Sell to {city}, carried by {line}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Vendre à {city}, transport par {line}</translation>
    </message>
    <message>
        <source>Sell with your own ships</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Vendre avec ses propres navires</translation>
    </message>
    <message>
        <source>Sell {number}, net {net}</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Vendre {number}, net {net}</translation>
    </message>
    <message numerus="yes">
        <source>Sell {n} goods as planned</source>
        <extracomment>For one: Sell {n} good as planned ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>Vendre {n} marchandise comme prévu</numerusform>
            <numerusform>Vendre {n} marchandises comme prévu</numerusform>
        </translation>
    </message>
    <message>
        <source>Selling</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Vendre</translation>
    </message>
    <message>
        <source>Sells</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Vend</translation>
    </message>
    <message>
        <source>Set damaged files aside</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Écarter les fichiers endommagés</translation>
    </message>
    <message>
        <source>Set length</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Fixer la longueur</translation>
    </message>
    <message>
        <source>Set minimum border length to {length}</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Fixer la longueur minimale de frontière à {length}</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>ui/editor/standalone.py, ui/settings/settings_dialog.py, ui/table/window/main_window.py</extracomment>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Settings…</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Paramètres…</translation>
    </message>
    <message>
        <source>Several provinces</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Plusieurs provinces</translation>
    </message>
    <message>
        <source>Shape {number}</source>
        <extracomment>mapmaking/imports/area_requests.py, mapmaking/imports/areas.py, mapmaking/imports/named_shapes.py, mapmaking/imports/svg.py, ui/editor/imports/outline_model.py</extracomment>
        <translation>Forme {number}</translation>
    </message>
    <message>
        <source>Share as one file</source>
        <extracomment>ui/editor/dialogs/share_dialog.py, ui/editor/menus/export_commands.py</extracomment>
        <translation>Partager en un seul fichier</translation>
    </message>
    <message>
        <source>Share picture</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Partager l’image</translation>
    </message>
    <message>
        <source>Share picture…</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Partager l’image…</translation>
    </message>
    <message>
        <source>Share won</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Part de victoires</translation>
    </message>
    <message>
        <source>Shared map (*{ending})</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>Carte partagée (*{ending})</translation>
    </message>
    <message>
        <source>Shared maps (*{ending})</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Cartes partagées (*{ending})</translation>
    </message>
    <message>
        <source>Sharing one screen</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Écran partagé</translation>
    </message>
    <message>
        <source>Shift+arrow key</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Maj+flèche</translation>
    </message>
    <message>
        <source>Ship networks</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Réseaux de navires</translation>
    </message>
    <message>
        <source>Shipowner</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Armateur</translation>
    </message>
    <message>
        <source>Shipping deeds, and only they, need three ship limits.</source>
        <extracomment>games/indonesia/rules/scenario.py</extracomment>
        <translation>Il faut trois limites de navires aux concessions maritimes, et à elles seules.</translation>
    </message>
    <message>
        <source>Ships</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Navires</translation>
    </message>
    <message>
        <source>Ships are needed there for {companies}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Des navires y manquent pour {companies}.</translation>
    </message>
    <message>
        <source>Ships at its coast: {companies}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Navires sur sa côte&#xa0;: {companies}.</translation>
    </message>
    <message>
        <source>Ships can be added in sea areas only.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Les navires ne s’ajoutent que dans des régions maritimes.</translation>
    </message>
    <message>
        <source>Ships can’t get from {seas} to the other seas.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>Les navires ne peuvent pas passer de ces mers aux autres&#xa0;: {seas}.</translation>
    </message>
    <message>
        <source>Ships can’t start here because the province doesn’t touch a sea.</source>
        <extracomment>games/indonesia/rules/scenario.py</extracomment>
        <translation>Aucun navire ne peut commencer ici&#xa0;: la province ne touche aucune mer.</translation>
    </message>
    <message>
        <source>Ships earned {amount} from other players.</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Les navires ont rapporté {amount}, payés par d’autres joueurs.</translation>
    </message>
    <message>
        <source>Ships first</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Les navires d’abord</translation>
    </message>
    <message>
        <source>Ships lead to {places}, which need {number} {good}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Des navires mènent à {places}&#xa0;; demande&#xa0;: {number} {good}.</translation>
    </message>
    <message>
        <source>Ships of your own</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Vos propres navires</translation>
    </message>
    <message>
        <source>Ships {era}</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Navires {era}</translation>
    </message>
    <message>
        <source>Shortcut for {command}</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Raccourci pour {command}</translation>
    </message>
    <message>
        <source>Shorter routes would change that: bring cities closer to the goods, or link islands.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Des routes plus courtes y remédieraient&#xa0;: rapprochez les villes des marchandises, ou reliez des îles.</translation>
    </message>
    <message>
        <source>Shortest: {least}. Longest: {most}.</source>
        <extracomment>board/measures.py</extracomment>
        <translation>La plus courte&#xa0;: {least}. La plus longue&#xa0;: {most}.</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>ui/table/player_cards.py, ui/table/window/board_toolbar.py</extracomment>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Show &amp;minimap</source>
        <extracomment>ui/editor/menus/view_commands.py</extracomment>
        <translation>Afficher la &amp;mini-carte</translation>
    </message>
    <message>
        <source>Show &amp;problems</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Afficher les &amp;problèmes</translation>
    </message>
    <message>
        <source>Show &amp;selection</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>Afficher la sélecti&amp;on</translation>
    </message>
    <message>
        <source>Show &amp;whole map</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>Afficher toute la &amp;carte</translation>
    </message>
    <message>
        <source>Show a summary each year</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Afficher un récapitulatif chaque année</translation>
    </message>
    <message>
        <source>Show all &amp;links</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Afficher tous les &amp;liens</translation>
    </message>
    <message>
        <source>Show all deeds again</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Afficher de nouveau toutes les concessions</translation>
    </message>
    <message>
        <source>Show all pairs again</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Afficher de nouveau toutes les paires</translation>
    </message>
    <message>
        <source>Show cash and city cards (or hold the mouse on the card)</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Afficher liquidités et cartes de ville (ou garder la souris sur la fiche)</translation>
    </message>
    <message>
        <source>Show everything</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Show hidden information, or hold the mouse on the card</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Afficher les informations cachées, ou garder la souris sur la fiche</translation>
    </message>
    <message>
        <source>Show it to {player}</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Montrer à {player}</translation>
    </message>
    <message>
        <source>Show label</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Afficher l’étiquette</translation>
    </message>
    <message>
        <source>Show label of {name}</source>
        <extracomment>mapmaking/review/fixes.py, ui/editor/menus/area_menu.py</extracomment>
        <translation>Afficher l’étiquette de «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Show log entries about {area}</source>
        <extracomment>ui/table/board/board_presenter.py</extracomment>
        <translation>Afficher les entrées du journal sur {area}</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Show money and goods (or hold the mouse on the card)</source>
        <extracomment>ui/games/singapore/player_cards.py</extracomment>
        <translation>Afficher argent et marchandises (ou garder la souris sur la fiche)</translation>
    </message>
    <message>
        <source>Show on the map</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Montrer sur la carte</translation>
    </message>
    <message>
        <source>Show only what’s ticked</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Afficher seulement ce qui est coché</translation>
    </message>
    <message>
        <source>Show or hide &amp;panels</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/main_window.py</extracomment>
        <translation>Afficher ou masquer les panneau&amp;x</translation>
    </message>
    <message>
        <source>Show or hide panels</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Afficher ou masquer les panneaux</translation>
    </message>
    <message>
        <source>Show or hide the victory track, the tiles and the bag</source>
        <extracomment>ui/games/singapore/table_strip.py</extracomment>
        <translation>Afficher ou masquer la piste de victoire, les tuiles et le sac</translation>
    </message>
    <message>
        <source>Show or hide this panel</source>
        <extracomment>ui/table/window/side.py</extracomment>
        <translation>Afficher ou masquer ce panneau</translation>
    </message>
    <message>
        <source>Show or hide what happened</source>
        <extracomment>ui/play/recap_box.py</extracomment>
        <translation>Afficher ou masquer ce qui s’est passé</translation>
    </message>
    <message>
        <source>Show problems</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/editor/panels/problems.py</extracomment>
        <translation>Afficher les problèmes</translation>
    </message>
    <message>
        <source>Show the best moves and the final money a bot expects</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Afficher les meilleurs coups et l’argent final qu’un bot attend</translation>
    </message>
    <message>
        <source>Show the board without pieces</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Afficher le plateau sans pièces</translation>
    </message>
    <message>
        <source>Show the bottleneck</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Montrer le goulot</translation>
    </message>
    <message>
        <source>Show the cities {company} can reach</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Afficher les villes à portée&#xa0;: {company}</translation>
    </message>
    <message>
        <source>Show the network of {company}</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Afficher le réseau&#xa0;: {company}</translation>
    </message>
    <message>
        <source>Show the next-best moves</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Afficher les meilleurs coups suivants</translation>
    </message>
    <message>
        <source>Show the podium again</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Afficher de nouveau le podium</translation>
    </message>
    <message>
        <source>Show this moment on the board</source>
        <extracomment>ui/play/recap_box.py, ui/table/final_screen.py</extracomment>
        <translation>Montrer ce moment sur le plateau</translation>
    </message>
    <message>
        <source>Show what the bot expects of the best moves</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Afficher ce que le bot attend des meilleurs coups</translation>
    </message>
    <message>
        <source>Show {company}</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Afficher {company}</translation>
    </message>
    <message>
        <source>Show {player}’s hidden information</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Afficher les informations cachées&#xa0;: {player}</translation>
    </message>
    <message>
        <source>Shown on the board</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>À voir sur le plateau</translation>
    </message>
    <message>
        <source>Shown on the board. Enter skips this move, Esc skips to your turn.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>À voir sur le plateau. Entrée saute ce coup, Échap va jusqu’à votre tour.</translation>
    </message>
    <message>
        <source>Shown on the board. Enter skips this move.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>À voir sur le plateau. Entrée saute ce coup.</translation>
    </message>
    <message>
        <source>Shown when the program starts.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Affiché au lancement du programme.</translation>
    </message>
    <message>
        <source>Shows a summary above the log at the end of each year until you make a decision or press Esc.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Affiche un récapitulatif au-dessus du journal à la fin de chaque année, jusqu’à votre prochaine décision ou un appui sur Échap.</translation>
    </message>
    <message>
        <source>Shows the cities a company’s goods can reach, and how many each still buys.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Montre les villes que les marchandises d’une compagnie peuvent atteindre, et combien chacune en achète encore.</translation>
    </message>
    <message>
        <source>Shows the goods each city has received and still needs.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Montre les marchandises que chaque ville a reçues et celles qui lui manquent.</translation>
    </message>
    <message>
        <source>Shows the name or number of each area.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Montre le nom ou le numéro de chaque région.</translation>
    </message>
    <message>
        <source>Shows the strongest bot’s move. Each use is recorded.</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Montre le coup du bot le plus fort. Chaque conseil est noté.</translation>
    </message>
    <message>
        <source>Shows what has changed since your last decision.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Montre ce qui a changé depuis votre dernière décision.</translation>
    </message>
    <message>
        <source>Shows where each available company can start.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Montre où chaque compagnie disponible peut être fondée.</translation>
    </message>
    <message>
        <source>Shows which areas are adjacent.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Montre quelles régions sont adjacentes.</translation>
    </message>
    <message>
        <source>Shows which sea areas each company’s ships connect.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Montre quelles régions maritimes sont reliées par les navires de chaque compagnie.</translation>
    </message>
    <message>
        <source>Siap faji</source>
        <extracomment>ui/games/indonesia/texts/names.py, ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Siap faji</translation>
    </message>
    <message>
        <source>Signs</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Symboles</translation>
    </message>
    <message>
        <source>Simplify</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Simplifier</translation>
    </message>
    <message>
        <source>Singapore</source>
        <comment>title of a map</comment>
        <extracomment>games/singapore/maps/layouts.py</extracomment>
        <translation>Singapour</translation>
    </message>
    <message>
        <source>Singapore {seed}</source>
        <extracomment>games/singapore/maps/map_data.py</extracomment>
        <translation>Singapour {seed}</translation>
    </message>
    <message>
        <source>Singapore, a bay</source>
        <comment>title of a map</comment>
        <extracomment>games/singapore/maps/layouts.py</extracomment>
        <translation>Singapour, une baie</translation>
    </message>
    <message>
        <source>Singapore, wide</source>
        <comment>title of a map</comment>
        <extracomment>games/singapore/maps/layouts.py</extracomment>
        <translation>Singapour, en largeur</translation>
    </message>
    <message>
        <source>Singapore: quick reference</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Singapore&#xa0;: aide-mémoire</translation>
    </message>
    <message>
        <source>Sites</source>
        <extracomment>ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>Sites</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py, ui/editor/dialogs/placing_dialog.py</extracomment>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Size 2 grows before size 1. A city needs a city stone of its new size; the old one is returned.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>La taille 2 grandit avant la taille 1. Il faut un pion de ville de la nouvelle taille&#xa0;; l’ancien est rendu.</translation>
    </message>
    <message>
        <source>Size of each city at the end of each year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Taille de chaque ville à la fin de chaque année</translation>
    </message>
    <message>
        <source>Size of text and controls</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Taille du texte et des contrôles</translation>
    </message>
    <message>
        <source>Size: how many goods or ships both have together</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Taille : nombre total de marchandises ou de navires des deux</translation>
    </message>
    <message>
        <source>Skip ({key})</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Sauter ({key})</translation>
    </message>
    <message>
        <source>Skip the animation</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Sauter l’animation</translation>
    </message>
    <message>
        <source>Skip this (Enter), or skip to your next decision (Esc)</source>
        <extracomment>ui/table/beats/beat_card.py</extracomment>
        <translation>Sauter cette étape (Entrée), ou aller à votre prochaine décision (Échap)</translation>
    </message>
    <message>
        <source>Skip to m&amp;y next decision</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Jusqu’à &amp;ma prochaine décision</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <extracomment>ui/table/decision_view.py, ui/table/window/board_toolbar.py</extracomment>
        <translation>Jusqu’à mon tour</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>Aller à la fin</translation>
    </message>
    <message>
        <source>Slot &amp;{number}</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Emplacement &amp;{number}</translation>
    </message>
    <message>
        <source>Slots</source>
        <comment>track</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Emplacements</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Small</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Petite</translation>
    </message>
    <message>
        <source>Smuggler</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Contrebandier</translation>
    </message>
    <message>
        <source>Smuggling</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Contrebande</translation>
    </message>
    <message>
        <source>Sold</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/recap.py</extracomment>
        <translation>Vendu</translation>
    </message>
    <message>
        <source>Sold everything, so it expands for free: {places}.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>A tout vendu et s’étend donc gratuitement&#xa0;: {places}.</translation>
    </message>
    <message>
        <source>Sold nothing.</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Rien vendu.</translation>
    </message>
    <message>
        <source>Sold out? Then expand!</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Tout vendu&#xa0;? Étendez-vous&#xa0;!</translation>
    </message>
    <message>
        <source>Sold to {player} for {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Vendue à {player} pour {amount}.</translation>
    </message>
    <message>
        <source>Some outlines couldn’t be placed</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Certains contours n’ont pas pu être placés</translation>
    </message>
    <message>
        <source>Some places for ships in {sea} are outside it or too close to its border.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Des mouillages sont à l’extérieur ou trop près de la frontière&#xa0;: {sea}.</translation>
    </message>
    <message>
        <source>Some settings in {file} aren’t valid, so their defaults are used: {names}.</source>
        <extracomment>ui/settings/settings_file.py</extracomment>
        <translation>Certains paramètres dans {file} ne sont pas valides&#xa0;; leurs valeurs par défaut sont utilisées&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Something went wrong: {error}</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Un problème est survenu&#xa0;: {error}</translation>
    </message>
    <message>
        <source>Sort a table by this column; again, the other way round</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Trier un tableau selon cette colonne&#xa0;; encore une fois, dans l’autre sens</translation>
    </message>
    <message>
        <source>Sort by this column</source>
        <extracomment>ui/widgets/item_views.py</extracomment>
        <translation>Trier selon cette colonne</translation>
    </message>
    <message>
        <source>Sorted by {column}, ascending</source>
        <extracomment>ui/widgets/item_views.py</extracomment>
        <translation>Trié par {column}, ordre croissant</translation>
    </message>
    <message>
        <source>Sorted by {column}, descending</source>
        <extracomment>ui/widgets/item_views.py</extracomment>
        <translation>Trié par {column}, ordre décroissant</translation>
    </message>
    <message>
        <source>Sound effects</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Effets sonores</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Space evenly &amp;across</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Espacer &amp;horizontalement</translation>
    </message>
    <message>
        <source>Space evenly &amp;down</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Espacer &amp;verticalement</translation>
    </message>
    <message numerus="yes">
        <source>Space {n} items evenly</source>
        <extracomment>For one: Space {n} item evenly ui/editor/menus/window_commands.py</extracomment>
        <translation>
            <numerusform>Espacer {n} élément régulièrement</numerusform>
            <numerusform>Espacer {n} éléments régulièrement</numerusform>
        </translation>
    </message>
    <message>
        <source>Spice</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Épices</translation>
    </message>
    <message>
        <source>Split areas</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>Diviser des régions</translation>
    </message>
    <message>
        <source>Split {area}</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>Diviser {area}</translation>
    </message>
    <message>
        <source>Spoken by a screen reader</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Lu par un lecteur d’écran</translation>
    </message>
    <message>
        <source>Standard</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Start a company for free if you have a free slot. If you pass, you’re out for the phase.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Fondez une compagnie gratuitement si vous avez un emplacement libre. Si vous passez, vous ne jouez plus dans cette phase.</translation>
    </message>
    <message>
        <source>Start a game</source>
        <extracomment>ui/app/program.py</extracomment>
        <translation>Commencer une partie</translation>
    </message>
    <message>
        <source>Start a new game from here; this one doesn’t change</source>
        <extracomment>ui/play/history.py, ui/table/review/review_pane.py</extracomment>
        <translation>Commencer une nouvelle partie d’ici&#xa0;; celle-ci ne change pas</translation>
    </message>
    <message>
        <source>Start building</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Bâtiment de départ</translation>
    </message>
    <message>
        <source>Start companies, merge them, and ship their goods to the growing cities of the islands.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Fondez des compagnies, fusionnez-les et livrez leurs marchandises aux villes des îles, qui grandissent.</translation>
    </message>
    <message>
        <source>Start game</source>
        <extracomment>ui/table/games/branch_dialog.py, ui/table/games/new_game_dialog.py</extracomment>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>Start in the {sea}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>Départ&#xa0;: {sea}</translation>
    </message>
    <message>
        <source>Start in {place}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>Départ&#xa0;: {place}</translation>
    </message>
    <message>
        <source>Start no company</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>Ne fonder aucune société</translation>
    </message>
    <message>
        <source>Start of the &amp;game</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Début de la part&amp;ie</translation>
    </message>
    <message>
        <source>Start of the &amp;year</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Début de l’a&amp;nnée</translation>
    </message>
    <message>
        <source>Start of the outline</source>
        <extracomment>ui/editor/tools/pencil.py</extracomment>
        <translation>Début du contour</translation>
    </message>
    <message>
        <source>Start of the p&amp;hase</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Début de la phas&amp;e</translation>
    </message>
    <message>
        <source>Start of the ro&amp;und</source>
        <extracomment>ui/shell/game_offer.py</extracomment>
        <translation>Début de la ma&amp;nche</translation>
    </message>
    <message>
        <source>Start or open a game first.</source>
        <extracomment>ui/table/export_controller.py, ui/table/review/review_controller.py</extracomment>
        <translation>Commencez ou ouvrez d’abord une partie.</translation>
    </message>
    <message>
        <source>Start or s&amp;top replay</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Lan&amp;cer ou arrêter la relecture</translation>
    </message>
    <message>
        <source>Start screen</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Écran d’accueil</translation>
    </message>
    <message>
        <source>Start {company}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>Fonder {company}</translation>
    </message>
    <message>
        <source>Start {company} in the {sea}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>Fonder {company} ({sea})</translation>
    </message>
    <message>
        <source>Start {company} in {place}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>Fonder {company} ({place})</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Fondée</translation>
    </message>
    <message>
        <source>Starting Round</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>Manche de départ</translation>
    </message>
    <message>
        <source>Starting a company costs nothing. If you pass, you’re out for the rest of the phase.</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Fonder une compagnie ne coûte rien. Si vous passez, vous ne jouez plus dans cette phase.</translation>
    </message>
    <message>
        <source>Starting areas</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Régions de départ</translation>
    </message>
    <message>
        <source>Starting money</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Argent de départ</translation>
    </message>
    <message>
        <source>Starting order of play</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Ordre du tour initial</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Stonemason</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Tailleur</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py, ui/play/history.py, ui/table/auto_answers.py</extracomment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop (K)</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Arrêter (K)</translation>
    </message>
    <message>
        <source>Stop adding ships</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Ne plus en ajouter</translation>
    </message>
    <message>
        <source>Stop expanding</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Ne plus s’étendre</translation>
    </message>
    <message>
        <source>Stop ignoring problem</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Ne plus ignorer le problème</translation>
    </message>
    <message>
        <source>Straighten arrow between {a} and {b}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Redresser la flèche entre {a} et {b}</translation>
    </message>
    <message>
        <source>Style of play for seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Style de jeu de la place {seat}</translation>
    </message>
    <message>
        <source>Suggested move</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Coup suggéré</translation>
    </message>
    <message>
        <source>Suggestion</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>Suggestion</translation>
    </message>
    <message>
        <source>Supply and demand</source>
        <extracomment>ui/games/indonesia/game_ui.py, ui/games/indonesia/panels/situation.py</extracomment>
        <translation>Offre et demande</translation>
    </message>
    <message>
        <source>Supply {city} first</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Fournir {city} d’abord</translation>
    </message>
    <message>
        <source>Symbols above: turning points.</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Symboles au-dessus : tournants.</translation>
    </message>
    <message>
        <source>T, Shift+T</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>T, Maj+T</translation>
    </message>
    <message>
        <source>Tab key</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Touche Tab</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Tab, Maj+Tab</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>ui/charts/chart_window.py, ui/table/review/review_pane.py</extracomment>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <extracomment>ui/charts/chart_window.py, ui/table/games/record_dialog.py</extracomment>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <source>Table copied to the clipboard.</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Tableau copié dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Take a tile, build it on your flag, and pay for the lot.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Prenez une tuile, construisez-la sur votre drapeau et payez la parcelle.</translation>
    </message>
    <message>
        <source>Take hold there, then let go</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Saisir là, puis lâcher</translation>
    </message>
    <message>
        <source>Take one label, token or ship more</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Prendre une étiquette, un pion ou un navire de plus</translation>
    </message>
    <message>
        <source>Take over</source>
        <extracomment>ui/table/decision_view.py, ui/table/player_cards.py</extracomment>
        <translation>Reprendre la main</translation>
    </message>
    <message>
        <source>Take over the mouse.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Prenez la souris.</translation>
    </message>
    <message>
        <source>Take your second worker</source>
        <extracomment>ui/games/singapore/panels/moves.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>Prendre votre deuxième ouvrier</translation>
    </message>
    <message>
        <source>Take {gain}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Prendre {gain}</translation>
    </message>
    <message>
        <source>Takes what brings most where its workers are, without a plan.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Prend ce qui rapporte le plus là où sont ses ouvriers, sans plan.</translation>
    </message>
    <message>
        <source>Tea House</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Mais. de thé</translation>
    </message>
    <message>
        <source>Tea Quay</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Quai au thé</translation>
    </message>
    <message>
        <source>Tea Transp.</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Transp. thé</translation>
    </message>
    <message>
        <source>Tells you when you’re skipped, and why.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Vous dit quand votre tour est sauté, et pourquoi.</translation>
    </message>
    <message>
        <source>Text size of the system</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Taille du texte du système</translation>
    </message>
    <message>
        <source>Text. Transp.</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Transp. text.</translation>
    </message>
    <message>
        <source>Textile Trade</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Étoffes</translation>
    </message>
    <message>
        <source>That isn’t {player}’s PIN.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Ce n’est pas le bon code PIN pour {player}.</translation>
    </message>
    <message>
        <source>That player isn’t in this game.</source>
        <extracomment>games/indonesia/rules/phases/research.py</extracomment>
        <translation>Ce joueur n’est pas dans cette partie.</translation>
    </message>
    <message>
        <source>That will be useful later, but choose Slots now. You need a second slot to start a company next year.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Ce sera utile plus tard, mais choisissez maintenant Emplacements. Il vous faut un deuxième emplacement pour fonder une compagnie l’an prochain.</translation>
    </message>
    <message>
        <source>That would leave {area} without a proper outline.</source>
        <extracomment>mapmaking/edit/shapes/apply_shapes.py</extracomment>
        <translation>Cela laisserait {area} sans contour correct.</translation>
    </message>
    <message>
        <source>That would make {n} areas. At most {most} are possible.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>Cela ferait {n} régions. Il peut y en avoir au plus {most}.</translation>
    </message>
    <message numerus="yes">
        <source>That would sell only {n} goods, but {most} can be sold. You must sell as many as possible.</source>
        <extracomment>For one: That would sell only {n} good, but {most} can be sold. You must sell as many as possible. games/indonesia/rules/phases/operations.py</extracomment>
        <translation>
            <numerusform>Cela ne vendrait que {n} marchandise, mais {most} peuvent être vendues. Vous devez en vendre autant que possible.</numerusform>
            <numerusform>Cela ne vendrait que {n} marchandises, mais {most} peuvent être vendues. Vous devez en vendre autant que possible.</numerusform>
        </translation>
    </message>
    <message>
        <source>That would turn {area} inside out.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Cela retournerait {area}.</translation>
    </message>
    <message>
        <source>That’s a good tile, too, but build New Helpers this time. It gives you a second worker.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>C’est aussi une bonne tuile, mais construisez cette fois «&#xa0;Renforts&#xa0;»&#xa0;: ce bâtiment vous donne un deuxième ouvrier.</translation>
    </message>
    <message>
        <source>That’s too much to copy at once: at most {areas} areas with {corners} corners.</source>
        <extracomment>mapmaking/imports/copied_areas.py</extracomment>
        <translation>C’est trop à copier d’un coup&#xa0;: au plus {areas} régions avec {corners} sommets.</translation>
    </message>
    <message>
        <source>The Courthouse</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Le Tribunal</translation>
    </message>
    <message>
        <source>The ID changed from “{old}” to “{new}”.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>L’ID est passé de «&#xa0;{old}&#xa0;» à «&#xa0;{new}&#xa0;».</translation>
    </message>
    <message>
        <source>The ID of the map can’t be used as a folder name.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>L’ID de la carte ne peut pas servir de nom de dossier.</translation>
    </message>
    <message>
        <source>The ID of {name} can’t be “{id}” because {other} already has it.</source>
        <extracomment>mapmaking/edit/rename_id.py</extracomment>
        <translation>L’ID de «&#xa0;{name}&#xa0;» ne peut pas être «&#xa0;{id}&#xa0;», car {other} l’a déjà.</translation>
    </message>
    <message>
        <source>The ID of {name} can’t be “{id}”. Use only letters, digits and single hyphens.</source>
        <extracomment>mapmaking/edit/rename_id.py</extracomment>
        <translation>L’ID de «&#xa0;{name}&#xa0;» ne peut pas être «&#xa0;{id}&#xa0;». N’utilisez que des lettres, des chiffres et des traits d’union isolés.</translation>
    </message>
    <message>
        <source>The Raffles player puts a flag of each player on a free lot next to a building. Corners don’t count.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Le joueur Raffles place un drapeau de chaque joueur sur une parcelle libre voisine d’un bâtiment. Les coins ne comptent pas.</translation>
    </message>
    <message>
        <source>The View menu shows owners, ship networks, the cities a company can reach and what each city still needs. The Help menu has the rules in plain words and a list of all keyboard shortcuts.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Le menu Affichage montre les propriétaires, les réseaux de navires, les villes à portée d’une compagnie et ce qui manque encore à chaque ville. Le menu Aide contient les règles en mots simples et la liste de tous les raccourcis clavier.</translation>
    </message>
    <message>
        <source>The archive has more than {n} entries.</source>
        <extracomment>files/zip_archive.py</extracomment>
        <translation>L’archive a plus de {n} entrées.</translation>
    </message>
    <message>
        <source>The archive has two entries of the same name.</source>
        <extracomment>files/zip_archive.py</extracomment>
        <translation>L’archive a deux entrées du même nom.</translation>
    </message>
    <message>
        <source>The archive holds no Shapefile: a file that ends with “.shp” is missing.</source>
        <extracomment>mapmaking/imports/shape_file.py</extracomment>
        <translation>L’archive ne contient pas de Shapefile&#xa0;: il manque un fichier finissant par «&#xa0;.shp&#xa0;».</translation>
    </message>
    <message>
        <source>The archive is damaged ({error}).</source>
        <extracomment>files/zip_archive.py</extracomment>
        <translation>L’archive est endommagée ({error}).</translation>
    </message>
    <message>
        <source>The archive is damaged: an entry ends too early.</source>
        <extracomment>files/zip_archive.py</extracomment>
        <translation>L’archive est endommagée&#xa0;: une entrée finit trop tôt.</translation>
    </message>
    <message>
        <source>The archive is packed suspiciously tightly and wasn’t unpacked.</source>
        <extracomment>files/zip_archive.py</extracomment>
        <translation>L’archive est comprimée de façon suspecte et n’a pas été décompressée.</translation>
    </message>
    <message>
        <source>The area “{id}” is named twice.</source>
        <extracomment>games/singapore/rules/scenario.py</extracomment>
        <translation>La région «&#xa0;{id}&#xa0;» est nommée deux fois.</translation>
    </message>
    <message numerus="yes">
        <source>The areas of {province} form {n} groups that neither land nor a shared sea connects.</source>
        <extracomment>For one: The areas of {province} form {n} group. board/checks/all_checks.py</extracomment>
        <translation>
            <numerusform>Les régions de «&#xa0;{province}&#xa0;» forment {n} groupe.</numerusform>
            <numerusform>Les régions de «&#xa0;{province}&#xa0;» forment {n} groupes que ni la terre ni une mer commune ne relie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The areas on the clipboard are damaged, so they can’t be pasted.</source>
        <extracomment>mapmaking/imports/copied_areas.py</extracomment>
        <translation>Les régions du presse-papiers sont endommagées et ne peuvent pas être collées.</translation>
    </message>
    <message>
        <source>The arrow between {a} and {b} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>La flèche entre {a} et {b} a changé.</translation>
    </message>
    <message>
        <source>The arrow between {a} and {b} crosses a place for a ship in {of}.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>La flèche entre {a} et {b} traverse un mouillage ({of}).</translation>
    </message>
    <message>
        <source>The arrow between {a} and {b} crosses the token of {of}.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>La flèche entre {a} et {b} traverse le pion de «&#xa0;{of}&#xa0;».</translation>
    </message>
    <message>
        <source>The arrow between {a} and {b} doesn’t end at {area}.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>La flèche entre {a} et {b} ne finit pas dans {area}.</translation>
    </message>
    <message>
        <source>The arrow between {a} and {b} is drawn more than once.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>La flèche entre {a} et {b} est dessinée plus d’une fois.</translation>
    </message>
    <message>
        <source>The arrow from {a} to {b} has no length.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>La flèche entre {a} et {b} n’a pas de longueur.</translation>
    </message>
    <message>
        <source>The arrow has to end at {area}.</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>La flèche doit finir dans {area}.</translation>
    </message>
    <message>
        <source>The arrow was left out.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>La flèche a été ignorée.</translation>
    </message>
    <message>
        <source>The best come first: by income, then by cities, ships nearby, demand and room.</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Les meilleures d’abord&#xa0;: par recettes, puis par villes, navires proches, demande et place.</translation>
    </message>
    <message>
        <source>The best come first: by what you earn more, then by what you pay.</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Les meilleures d’abord : selon ce que vous gagnez de plus, puis selon ce que vous payez.</translation>
    </message>
    <message>
        <source>The bidding has passed {player}’s limit.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Les enchères ont dépassé la limite fixée ({player}).</translation>
    </message>
    <message>
        <source>The border of {area} is missing corners that its neighbours have.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>Il manque à la frontière de «&#xa0;{area}&#xa0;» des sommets que ses voisines ont.</translation>
    </message>
    <message>
        <source>The border of {area} would cross or touch another one near {place}.</source>
        <extracomment>mapmaking/edit/shapes/apply_shapes.py</extracomment>
        <translation>La frontière de «&#xa0;{area}&#xa0;» en croiserait ou en toucherait une autre près de «&#xa0;{place}&#xa0;».</translation>
    </message>
    <message>
        <source>The borders of {area} and a neighbour don’t match near {place}.</source>
        <extracomment>board/checks/shape_checks.py</extracomment>
        <translation>Les frontières de «&#xa0;{area}&#xa0;» et d’une région voisine ne concordent pas près de «&#xa0;{place}&#xa0;».</translation>
    </message>
    <message>
        <source>The bot couldn’t suggest a move.</source>
        <extracomment>ui/table/hints.py, ui/table/panels/past.py</extracomment>
        <translation>Le bot n’a pas pu proposer de coup.</translation>
    </message>
    <message>
        <source>The bot for {player} can’t play.</source>
        <extracomment>ui/table/games/open_game.py</extracomment>
        <translation>Le bot qui joue pour {player} ne peut pas jouer.</translation>
    </message>
    <message>
        <source>The bot found nothing better.</source>
        <extracomment>ui/table/advice.py</extracomment>
        <translation>Le bot n’a rien trouvé de mieux.</translation>
    </message>
    <message>
        <source>The bot is sure.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Le bot en est sûr.</translation>
    </message>
    <message>
        <source>The bot sees only what you can see.</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Le bot ne voit que ce que vous voyez.</translation>
    </message>
    <message>
        <source>The bot wasn’t loaded within {n}&#xa0;s.</source>
        <extracomment>bots/plug_ins/host.py</extracomment>
        <translation>Le bot n’a pas été chargé en {n}&#xa0;s.</translation>
    </message>
    <message>
        <source>The bot {bot} doesn’t have a thinking time. Leave out the seconds.</source>
        <extracomment>bots/registry.py</extracomment>
        <translation>Le bot {bot} n’a pas de temps de réflexion. Omettez les secondes.</translation>
    </message>
    <message>
        <source>The bot {bot} doesn’t have styles of play. Leave out the style.</source>
        <extracomment>bots/registry.py</extracomment>
        <translation>Le bot {bot} n’a pas de style de jeu. Omettez le style.</translation>
    </message>
    <message>
        <source>The bot’s process can’t be started.</source>
        <extracomment>bots/plug_ins/host.py</extracomment>
        <translation>Le processus du bot ne peut pas être lancé.</translation>
    </message>
    <message>
        <source>The bot’s process has ended too often.</source>
        <extracomment>bots/plug_ins/host.py</extracomment>
        <translation>Le processus du bot s’est terminé trop souvent.</translation>
    </message>
    <message>
        <source>The bot’s reply is too long.</source>
        <extracomment>bots/plug_ins/host.py</extracomment>
        <translation>La réponse du bot est trop longue.</translation>
    </message>
    <message>
        <source>The bot’s reply isn’t a move ({error}).</source>
        <extracomment>bots/plug_ins/host.py</extracomment>
        <translation>La réponse du bot n’est pas un coup ({error}).</translation>
    </message>
    <message>
        <source>The building “{id}” is there twice.</source>
        <extracomment>games/singapore/rules/box.py</extracomment>
        <translation>Le bâtiment «&#xa0;{id}&#xa0;» est présent deux fois.</translation>
    </message>
    <message>
        <source>The canvas can be at most {most} units wide and high.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Le canevas peut avoir au plus {most} unités de large et de haut.</translation>
    </message>
    <message>
        <source>The canvas needs a width and a height above 0.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>La largeur et la hauteur du canevas doivent être supérieures à 0.</translation>
    </message>
    <message>
        <source>The canvas size changed from {old} to {new}&#xa0;units.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>La taille du canevas est passée de {old} à {new}&#xa0;unités.</translation>
    </message>
    <message>
        <source>The circle for the token of {area} is only {width} units wide. It should be at least {needed} to be easy to see and click.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>Le cercle du pion de «&#xa0;{area}&#xa0;» n’a que {width} unités de large. Il lui en faudrait au moins {needed} pour être facile à voir et à cliquer.</translation>
    </message>
    <message>
        <source>The circle for the token of {area} isn’t completely inside it.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>Le cercle du pion de «&#xa0;{area}&#xa0;» n’est pas entièrement à l’intérieur.</translation>
    </message>
    <message>
        <source>The circle has to stay inside {area}. Choose a radius from {least} to {most}.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>Le cercle doit rester dans {area}. Choisissez un rayon de {least} à {most}.</translation>
    </message>
    <message>
        <source>The city card “{card}” is dealt twice.</source>
        <extracomment>games/indonesia/game.py</extracomment>
        <translation>La carte de ville «&#xa0;{card}&#xa0;» est distribuée deux fois.</translation>
    </message>
    <message>
        <source>The city in {area} can’t buy any more {good} this year.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>{area}&#xa0;: la ville ne peut plus acheter cette marchandise cette année ({good}).</translation>
    </message>
    <message>
        <source>The city in {area} grows to size {size}.</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>{area}&#xa0;: la ville passe à la taille {size}.</translation>
    </message>
    <message>
        <source>The colour of {name} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>La couleur de «&#xa0;{name}&#xa0;» a changé.</translation>
    </message>
    <message>
        <source>The colours of the window and the board.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Les couleurs de la fenêtre et du plateau.</translation>
    </message>
    <message numerus="yes">
        <source>The common border of {a} and {b} is only {n} units long.</source>
        <extracomment>For one: The common border of {a} and {b} is only {n} unit long. board/checks/link_checks.py</extracomment>
        <translation>
            <numerusform>La frontière commune de «&#xa0;{a}&#xa0;» et «&#xa0;{b}&#xa0;» n’est longue que de {n} unité.</numerusform>
            <numerusform>La frontière commune de «&#xa0;{a}&#xa0;» et «&#xa0;{b}&#xa0;» n’est longue que de {n} unités.</numerusform>
        </translation>
    </message>
    <message>
        <source>The common border of {a} and {b} is {length} units long, close to the minimum. Players may not see whether they are adjacent.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>La frontière commune de «&#xa0;{a}&#xa0;» et «&#xa0;{b}&#xa0;» est longue de {length} unités, près du minimum. Les joueurs risquent de ne pas voir si elles sont adjacentes.</translation>
    </message>
    <message>
        <source>The company in the auction</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>La compagnie aux enchères</translation>
    </message>
    <message>
        <source>The company is worth about {amount} or more to you; the bid is {than}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>La compagnie vaut environ {amount} ou plus pour vous ; la mise est de {than}.</translation>
    </message>
    <message>
        <source>The company is worth {than} to you if the game lasts; at most about {sum}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>La compagnie vaut {than} pour vous si la partie dure ; au plus environ {sum}.</translation>
    </message>
    <message>
        <source>The company must be allowed at least one ship in era {era} or later.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>La compagnie doit avoir droit à au moins un navire à l’ère {era} ou plus tard.</translation>
    </message>
    <message>
        <source>The company should bring you nothing more; the next bid is {than}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>La compagnie ne devrait rien vous rapporter de plus ; la mise suivante est de {than}.</translation>
    </message>
    <message>
        <source>The compass and the title have to stay on the canvas.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>La rose des vents et le titre doivent rester sur le canevas.</translation>
    </message>
    <message>
        <source>The compass and the title must be at least {least}&#xa0;units wide and high.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>La rose des vents et le titre doivent avoir au moins {least}&#xa0;unités de large et de haut.</translation>
    </message>
    <message>
        <source>The compass or the title changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>La rose des vents ou le titre a changé.</translation>
    </message>
    <message>
        <source>The copied areas overlap each other, so they can’t be pasted.</source>
        <extracomment>mapmaking/imports/copied_areas.py</extracomment>
        <translation>Les régions copiées se chevauchent et ne peuvent pas être collées.</translation>
    </message>
    <message>
        <source>The corners of the canvas can’t be removed.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Les coins du canevas ne peuvent pas être retirés.</translation>
    </message>
    <message>
        <source>The credits changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Les crédits ont changé.</translation>
    </message>
    <message>
        <source>The data is nested too deeply.</source>
        <extracomment>files/strict_json.py, mapmaking/imports/geojson.py, mapmaking/imports/svg.py</extracomment>
        <translation>Les données sont trop imbriquées.</translation>
    </message>
    <message>
        <source>The deed was left out.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>La concession a été ignorée.</translation>
    </message>
    <message>
        <source>The deed {deed} is gone.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>La concession {deed} n’existe plus.</translation>
    </message>
    <message>
        <source>The deed {deed} is new.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>La concession {deed} est nouvelle.</translation>
    </message>
    <message>
        <source>The deed {old} is now {new}.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>La concession {old} est maintenant {new}.</translation>
    </message>
    <message>
        <source>The disk couldn’t be read or written.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Impossible de lire ou d’écrire sur le disque.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Le disque est plein.</translation>
    </message>
    <message>
        <source>The disk is write-protected.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Le disque est protégé en écriture.</translation>
    </message>
    <message>
        <source>The draft ends here: play it, or remove a move.</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Le brouillon s’arrête ici&#xa0;: jouez-le ou retirez un coup.</translation>
    </message>
    <message>
        <source>The earlier report is on games of {game} with {players} players and the bot {bot}. Compare with the same game, number of players and bot.</source>
        <extracomment>mapmaking/review/balance_report.py</extracomment>
        <translation>Le rapport précédent porte sur des parties du jeu {game} à {players} joueurs avec le bot {bot}. Comparez avec le même jeu, le même nombre de joueurs et le même bot.</translation>
    </message>
    <message>
        <source>The edge of the canvas can’t be bent.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Le bord du canevas ne peut pas être plié.</translation>
    </message>
    <message>
        <source>The end of the list says what was skipped.</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>La fin de la liste dit ce qui a été ignoré.</translation>
    </message>
    <message>
        <source>The entry was left out.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>L’entrée a été ignorée.</translation>
    </message>
    <message>
        <source>The era ends when the deeds left are of one type at most.</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>L’ère se termine quand les concessions restantes sont d’un seul type au plus.</translation>
    </message>
    <message>
        <source>The file can’t be read.</source>
        <extracomment>mapmaking/files/repair.py</extracomment>
        <translation>Le fichier ne peut pas être lu.</translation>
    </message>
    <message>
        <source>The file ends too early. Its last part is missing.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Le fichier finit trop tôt. Sa dernière partie manque.</translation>
    </message>
    <message>
        <source>The file has format {found}, but this version of the program reads formats only up to {known}. Update the program.</source>
        <extracomment>files/strict_json.py</extracomment>
        <translation>Le fichier est au format {found}, mais cette version du programme ne lit que les formats jusqu’à {known}. Mettez le programme à jour.</translation>
    </message>
    <message>
        <source>The file has no usable areas.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Le fichier n’a aucune région utilisable.</translation>
    </message>
    <message>
        <source>The file is damaged ({error}).</source>
        <extracomment>mapmaking/files/recovery.py</extracomment>
        <translation>Le fichier est endommagé ({error}).</translation>
    </message>
    <message>
        <source>The file is encoded as {encoding}, not as UTF-8.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Le fichier est encodé en {encoding}, et non en UTF-8.</translation>
    </message>
    <message>
        <source>The file is larger than {size}&#xa0;MB, the most that can be opened.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Le fichier dépasse {size}&#xa0;Mo, la taille maximale qui peut être ouverte.</translation>
    </message>
    <message>
        <source>The file is missing.</source>
        <extracomment>mapmaking/files/repair.py</extracomment>
        <translation>Le fichier manque.</translation>
    </message>
    <message>
        <source>The file is read-only.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Le fichier est en lecture seule.</translation>
    </message>
    <message>
        <source>The file is too large for the disk.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Le fichier est trop grand pour le disque.</translation>
    </message>
    <message>
        <source>The file lists no areas as adjacent.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Le fichier n’indique aucune région comme adjacente.</translation>
    </message>
    <message>
        <source>The file name must end in .png, .svg or .pdf, not “{ending}”.</source>
        <extracomment>ui/support/picture_file.py</extracomment>
        <translation>Le nom du fichier doit se terminer par .png, .svg ou .pdf, pas par «&#xa0;{ending}&#xa0;».</translation>
    </message>
    <message>
        <source>The file name must end in {ending}.</source>
        <extracomment>mapmaking/files/shared_map.py</extracomment>
        <translation>Le nom du fichier doit finir par {ending}.</translation>
    </message>
    <message>
        <source>The file starts with a byte order mark.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Le fichier commence par un indicateur d’ordre des octets.</translation>
    </message>
    <message>
        <source>The final board</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Le plateau final</translation>
    </message>
    <message>
        <source>The final result is being counted. Press Enter to skip this.</source>
        <extracomment>ui/table/game_view.py</extracomment>
        <translation>On compte le résultat final. Entrée pour sauter cette étape.</translation>
    </message>
    <message>
        <source>The fingerprint of the map must have 64 hexadecimal digits.</source>
        <extracomment>core/record.py</extracomment>
        <translation>L’empreinte de la carte doit avoir 64 chiffres hexadécimaux.</translation>
    </message>
    <message>
        <source>The first brings you the most.</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>La première vous rapporte le plus.</translation>
    </message>
    <message>
        <source>The first legal move was played instead.</source>
        <extracomment>ui/play/session_bridge.py</extracomment>
        <translation>Le premier coup permis a été joué à la place.</translation>
    </message>
    <message>
        <source>The first year isn’t over yet</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>La première année n’est pas encore finie</translation>
    </message>
    <message numerus="yes">
        <source>The first {n} are best for you, and equally good.</source>
        <extracomment>For one: The first {n} is best for you. ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>
            <numerusform>La première est la meilleure pour vous.</numerusform>
            <numerusform>Les {n} premières sont les meilleures pour vous, à égalité.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first {n} are shown.</source>
        <extracomment>For one: The first {n} is shown. ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>
            <numerusform>Seule la première est affichée.</numerusform>
            <numerusform>Les {n} premières sont affichées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first {n} decisions of your game were recovered. Anything after that is damaged.</source>
        <extracomment>For one: The first {n} decision of your game was recovered. Anything after that is damaged. ui/table/games/start_screen.py</extracomment>
        <translation>
            <numerusform>{n} décision de votre partie a été récupérée. Ce qui suit est endommagé.</numerusform>
            <numerusform>Les {n} premières décisions de votre partie ont été récupérées. Ce qui suit est endommagé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first {same} bring you the same; of these the first {n} help your rivals least.</source>
        <extracomment>For one: The first {same} bring you the same; of these the first helps your rivals least. ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>
            <numerusform>Les {same} premières vous rapportent autant&#xa0;; parmi elles, la première aide le moins vos rivaux.</numerusform>
            <numerusform>Les {same} premières vous rapportent autant&#xa0;; parmi elles, les {n} premières aident le moins vos rivaux.</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder is missing or the disk is full.</source>
        <extracomment>ui/play/save_lock.py</extracomment>
        <translation>Le dossier n’existe plus ou le disque est plein.</translation>
    </message>
    <message>
        <source>The folder isn’t empty.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Le dossier n’est pas vide.</translation>
    </message>
    <message>
        <source>The game couldn’t be reviewed.</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>La partie n’a pas pu être analysée.</translation>
    </message>
    <message>
        <source>The game data on the map is different.</source>
        <extracomment>board/map_data.py</extracomment>
        <translation>Les données de jeu de la carte sont différentes.</translation>
    </message>
    <message>
        <source>The game ends this year, so a new area earns nothing.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>La partie se termine cette année&#xa0;: une nouvelle zone ne rapporte plus rien.</translation>
    </message>
    <message>
        <source>The game ends this year: a new area earns nothing. Stop, or buy one for {price}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>La partie se termine cette année&#xa0;: une zone ne rapporte rien. Arrêtez, ou payez {price}.</translation>
    </message>
    <message>
        <source>The game ends this year: a new ship earns only by sales still to come.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>La partie se termine cette année&#xa0;: un nouveau navire ne rapporte que par les ventes encore à venir.</translation>
    </message>
    <message>
        <source>The game ends this year: a new ship earns you nothing.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>La partie se termine cette année&#xa0;: un nouveau navire ne vous rapporte rien.</translation>
    </message>
    <message>
        <source>The game ends when the deeds left are of one type at most.</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>La partie se termine quand les concessions restantes sont d’un seul type au plus.</translation>
    </message>
    <message>
        <source>The game ends with era C. Earnings in the last year count twice. The most cash and bank together wins.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>La partie se termine avec l’ère C. Les recettes de la dernière année comptent double. Le total de liquidités et de banque le plus élevé gagne.</translation>
    </message>
    <message>
        <source>The game is for {fewest} to {most} players, not for {players}.</source>
        <extracomment>core/game.py</extracomment>
        <translation>Le jeu est pour {fewest} à {most} joueurs, et non pour {players}.</translation>
    </message>
    <message>
        <source>The game is open in another window.</source>
        <extracomment>ui/table/game_controller.py</extracomment>
        <translation>La partie est ouverte dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>core/flow.py, ui/games/singapore/beats.py, ui/games/singapore/scene_pictures.py, ui/table/final_screen.py, ui/table/game_texts.py, ui/table/game_view.py, ui/table/window/menus.py</extracomment>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The game needs at least {n} lots.</source>
        <extracomment>games/singapore/rules/scenario.py</extracomment>
        <translation>Il faut au moins {n} parcelles pour ce jeu.</translation>
    </message>
    <message>
        <source>The game was opened as a copy up to that point.</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>La partie a été ouverte comme copie jusqu’à ce point.</translation>
    </message>
    <message>
        <source>The game “{game}” can’t be loaded.</source>
        <extracomment>games/__init__.py</extracomment>
        <translation>Le jeu «&#xa0;{game}&#xa0;» ne peut pas être chargé.</translation>
    </message>
    <message>
        <source>The game “{game}” isn’t installed.</source>
        <extracomment>games/__init__.py</extracomment>
        <translation>Le jeu «&#xa0;{game}&#xa0;» n’est pas installé.</translation>
    </message>
    <message>
        <source>The games are back in the list of saved games.</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Les parties sont de nouveau dans la liste des parties enregistrées.</translation>
    </message>
    <message>
        <source>The games stopped. {reason}</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>Les parties se sont arrêtées. {reason}</translation>
    </message>
    <message>
        <source>The ignored problems changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Les problèmes ignorés ont changé.</translation>
    </message>
    <message>
        <source>The import ended unexpectedly. It may take more than {n}&#xa0;MB of memory, the limit for a file of this size.</source>
        <extracomment>mapmaking/imports/limits.py</extracomment>
        <translation>L’importation s’est arrêtée de façon inattendue. Elle demande peut-être plus de {n}&#xa0;Mo de mémoire, la limite pour un fichier de cette taille.</translation>
    </message>
    <message>
        <source>The key “{key}” is used twice.</source>
        <extracomment>files/strict_json.py</extracomment>
        <translation>La clé «&#xa0;{key}&#xa0;» est utilisée deux fois.</translation>
    </message>
    <message>
        <source>The key “{name}” is missing.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>La clé «&#xa0;{name}&#xa0;» manque.</translation>
    </message>
    <message>
        <source>The key “{name}” is unknown.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>La clé «&#xa0;{name}&#xa0;» est inconnue.</translation>
    </message>
    <message>
        <source>The label of {name} has to stay on the canvas.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>L’étiquette de «&#xa0;{name}&#xa0;» doit rester sur le canevas.</translation>
    </message>
    <message>
        <source>The label of {place} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>L’étiquette de «&#xa0;{place}&#xa0;» a changé.</translation>
    </message>
    <message>
        <source>The last action stopped because of an error in the program: {error}.</source>
        <extracomment>ui/editor/standalone.py</extracomment>
        <translation>La dernière action s’est arrêtée à cause d’une erreur du programme&#xa0;: {error}.</translation>
    </message>
    <message>
        <source>The last era has ended: deeds of at most one type are left.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>La dernière ère est finie&#xa0;: il reste des concessions d’un seul type au plus.</translation>
    </message>
    <message>
        <source>The last one is used.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>La dernière est utilisée.</translation>
    </message>
    <message>
        <source>The last year’s earnings once more</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Gains de la dernière année une seconde fois</translation>
    </message>
    <message>
        <source>The licence says what others may do with the map. The credits of the map are shared, too.</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>La licence dit ce que les autres peuvent faire de la carte. Les crédits de la carte sont partagés aussi.</translation>
    </message>
    <message>
        <source>The limits take their number into account: in 19 of 20 reports on a balanced map, none of them stands out. Intervals are 95% intervals.</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Les limites tiennent compte de leur nombre&#xa0;: dans 19 rapports sur 20 d’une carte équilibrée, aucune valeur ne sort du lot. Les intervalles sont à 95&#xa0;%.</translation>
    </message>
    <message>
        <source>The limits were removed.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Les limites ont été retirées.</translation>
    </message>
    <message>
        <source>The line can’t cross or touch itself.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>La ligne ne peut ni se croiser ni se toucher.</translation>
    </message>
    <message>
        <source>The line doesn’t cross any area.</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>La ligne ne traverse aucune région.</translation>
    </message>
    <message>
        <source>The line doesn’t cut {area} in two. Draw it from border to border.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>La ligne ne coupe pas {area} en deux. Tracez-la d’une frontière à l’autre.</translation>
    </message>
    <message>
        <source>The line doesn’t cut {area} yet. Draw on from its end to a border.</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>La ligne ne coupe pas encore {area}. Prolongez-la de son extrémité jusqu’à une frontière.</translation>
    </message>
    <message>
        <source>The line has no length.</source>
        <extracomment>mapmaking/edit/shapes/overlay.py</extracomment>
        <translation>La ligne n’a pas de longueur.</translation>
    </message>
    <message>
        <source>The line only cuts off ground that’s too narrow for a token.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>La ligne ne détache que du terrain trop étroit pour un pion.</translation>
    </message>
    <message>
        <source>The link between {a} and {b} is in the wrong list.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Le lien entre {a} et {b} est dans la mauvaise liste.</translation>
    </message>
    <message>
        <source>The link between {a} and {b} is listed twice.</source>
        <extracomment>board/checks/link_checks.py, mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Le lien entre {a} et {b} est indiqué deux fois.</translation>
    </message>
    <message>
        <source>The lists of adjacent areas are missing.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Les listes de régions adjacentes manquent.</translation>
    </message>
    <message>
        <source>The lot is cheaper: £{best}, not £{other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>La parcelle est moins chère&#xa0;: £{best} au lieu de £{other}.</translation>
    </message>
    <message>
        <source>The lot is dearer for the other player: £{best}, not £{other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>La parcelle est plus chère pour l’autre joueur&#xa0;: £{best} au lieu de £{other}.</translation>
    </message>
    <message>
        <source>The lot lies further from useful buildings and from the other player’s workers.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>La parcelle est plus loin des bâtiments utiles et des ouvriers de l’autre joueur.</translation>
    </message>
    <message>
        <source>The lot lies nearer to useful buildings and to the workers.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>La parcelle est plus près des bâtiments utiles et des ouvriers.</translation>
    </message>
    <message>
        <source>The manual link setting for {a} and {b} is redundant: the border gives the same result.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>Le réglage manuel du lien entre {a} et {b} est superflu&#xa0;: la frontière donne le même résultat.</translation>
    </message>
    <message>
        <source>The map already has a compass.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>La carte a déjà une rose des vents.</translation>
    </message>
    <message>
        <source>The map already has its title.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>La carte a déjà son titre.</translation>
    </message>
    <message>
        <source>The map can’t be played yet. {reason}</source>
        <extracomment>mapmaking/review/trial_games.py</extracomment>
        <translation>La carte n’est pas encore jouable. {reason}</translation>
    </message>
    <message>
        <source>The map can’t be saved.</source>
        <extracomment>mapmaking/files/storage.py</extracomment>
        <translation>La carte ne peut pas être enregistrée.</translation>
    </message>
    <message>
        <source>The map can’t be that small. It would cut off the arrow between {a} and {b}.</source>
        <extracomment>mapmaking/edit/shapes/canvas.py</extracomment>
        <translation>La carte ne peut pas être si petite. La flèche entre {a} et {b} serait coupée.</translation>
    </message>
    <message>
        <source>The map can’t be that small. It would cut off the compass.</source>
        <extracomment>mapmaking/edit/shapes/canvas.py</extracomment>
        <translation>La carte ne peut pas être si petite. La rose des vents serait coupée.</translation>
    </message>
    <message>
        <source>The map can’t be that small. It would cut off the label of {place}.</source>
        <extracomment>mapmaking/edit/shapes/canvas.py</extracomment>
        <translation>La carte ne peut pas être si petite. L’étiquette de «&#xa0;{place}&#xa0;» serait coupée.</translation>
    </message>
    <message>
        <source>The map can’t be that small. It would cut off the title.</source>
        <extracomment>mapmaking/edit/shapes/canvas.py</extracomment>
        <translation>La carte ne peut pas être si petite. Le titre serait coupé.</translation>
    </message>
    <message>
        <source>The map can’t be that small. It would cut off {area}.</source>
        <extracomment>mapmaking/edit/shapes/canvas.py</extracomment>
        <translation>La carte ne peut pas être si petite. {area} serait coupée.</translation>
    </message>
    <message>
        <source>The map has changed on disk</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>La carte a changé sur le disque</translation>
    </message>
    <message>
        <source>The map has changed since. This can’t be done any more.</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>La carte a changé depuis. Ce n’est plus possible.</translation>
    </message>
    <message>
        <source>The map has no area or province “{id}”.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>La carte n’a ni région ni province «&#xa0;{id}&#xa0;».</translation>
    </message>
    <message>
        <source>The map has no area “{id}”.</source>
        <extracomment>board/files/board_file.py, mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>La carte n’a pas de région «&#xa0;{id}&#xa0;».</translation>
    </message>
    <message>
        <source>The map has no land area “{id}”.</source>
        <extracomment>board/files/board_file.py, games/singapore/rules/scenario.py</extracomment>
        <translation>La carte n’a pas de région terrestre «&#xa0;{id}&#xa0;».</translation>
    </message>
    <message>
        <source>The map has no province “{id}”.</source>
        <extracomment>board/files/board_file.py, games/indonesia/maps/repair.py, games/indonesia/rules/scenario.py</extracomment>
        <translation>La carte n’a pas de province «&#xa0;{id}&#xa0;».</translation>
    </message>
    <message>
        <source>The map has no provinces yet.</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>La carte n’a pas encore de provinces.</translation>
    </message>
    <message>
        <source>The map has no sea area “{id}”.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>La carte n’a pas de région maritime «&#xa0;{id}&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>The map has {n} errors. Others can open it in the map editor, but not play on it.</source>
        <extracomment>For one: The map has {n} error. Others can open it in the map editor, but not play on it. ui/editor/menus/export_commands.py</extracomment>
        <translation>
            <numerusform>La carte a {n} erreur. D’autres peuvent l’ouvrir dans l’éditeur de cartes, mais pas y jouer.</numerusform>
            <numerusform>La carte a {n} erreurs. D’autres peuvent l’ouvrir dans l’éditeur de cartes, mais pas y jouer.</numerusform>
        </translation>
    </message>
    <message>
        <source>The map in {folder} is open in another window. Close that window first.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>La carte de «&#xa0;{folder}&#xa0;» est ouverte dans une autre fenêtre. Fermez d’abord cette fenêtre.</translation>
    </message>
    <message>
        <source>The map is damaged</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>La carte est endommagée</translation>
    </message>
    <message>
        <source>The map is for {new} instead of {old}.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>La carte est pour {new} et non plus pour {old}.</translation>
    </message>
    <message>
        <source>The map is too damaged to repair.</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>La carte est trop endommagée pour être réparée.</translation>
    </message>
    <message>
        <source>The map is too dense. In a group of {n} areas each one touches more than {most} others of the group, and bots would think for too long.</source>
        <extracomment>games/indonesia/rules/scenario.py</extracomment>
        <translation>La carte est trop dense. Dans un groupe de {n} régions, chacune en touche plus de {most} autres du groupe, et les bots réfléchiraient trop longtemps.</translation>
    </message>
    <message>
        <source>The map is too large for one file.</source>
        <extracomment>mapmaking/files/shared_map.py</extracomment>
        <translation>La carte est trop grande pour un seul fichier.</translation>
    </message>
    <message>
        <source>The map needs a title.</source>
        <extracomment>mapmaking/files/storage.py</extracomment>
        <translation>La carte doit avoir un titre.</translation>
    </message>
    <message>
        <source>The map now has no deeds or city cards.</source>
        <extracomment>games/indonesia/maps/map_data.py</extracomment>
        <translation>La carte n’a plus ni concessions ni cartes de ville.</translation>
    </message>
    <message>
        <source>The map now has no tiles.</source>
        <extracomment>games/singapore/maps/map_data.py</extracomment>
        <translation>La carte n’a plus de tuiles.</translation>
    </message>
    <message>
        <source>The map of this game can’t be used.</source>
        <extracomment>library.py</extracomment>
        <translation>La carte de cette partie ne peut pas être utilisée.</translation>
    </message>
    <message>
        <source>The map was shared, but what you wrote about it wasn’t kept for next time.</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>La carte a été partagée, mais ce que vous en avez écrit n’a pas été gardé pour la prochaine fois.</translation>
    </message>
    <message>
        <source>The map will be saved in {folder}.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>La carte sera enregistrée dans {folder}.</translation>
    </message>
    <message>
        <source>The maps are the same.</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>Les cartes sont identiques.</translation>
    </message>
    <message>
        <source>The minimum border length changed from {old} to {new}&#xa0;units.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>La longueur minimale de frontière est passée de {old} à {new}&#xa0;unités.</translation>
    </message>
    <message>
        <source>The minimum border length must be between 0 and {most} units.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>La longueur minimale de frontière doit être entre 0 et {most} unités.</translation>
    </message>
    <message>
        <source>The minimum border length must be greater than 0.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>La longueur minimale de frontière doit être supérieure à 0.</translation>
    </message>
    <message>
        <source>The more games, the clearer it is. Stronger bots take longer.</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Plus il y a de parties, plus c’est clair. Les bots plus forts prennent plus de temps.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Le nom est trop long.</translation>
    </message>
    <message>
        <source>The name is too long. Use at most {most} characters.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>Le nom est trop long. Utilisez au plus {most} caractères.</translation>
    </message>
    <message>
        <source>The name of {a} covers a place for a ship in {b}.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Le nom de «&#xa0;{a}&#xa0;» recouvre un mouillage ({b}).</translation>
    </message>
    <message>
        <source>The name of {a} covers the arrow between {b} and {c}.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Le nom de «&#xa0;{a}&#xa0;» recouvre la flèche entre {b} et {c}.</translation>
    </message>
    <message>
        <source>The name of {a} covers the compass.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Le nom de «&#xa0;{a}&#xa0;» recouvre la rose des vents.</translation>
    </message>
    <message>
        <source>The name of {a} covers the title.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Le nom de «&#xa0;{a}&#xa0;» recouvre le titre.</translation>
    </message>
    <message>
        <source>The name of {a} covers the token of {b}.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Le nom de «&#xa0;{a}&#xa0;» recouvre le pion de «&#xa0;{b}&#xa0;».</translation>
    </message>
    <message>
        <source>The name of {a} is on land of {b}.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Le nom de «&#xa0;{a}&#xa0;» se trouve sur les terres de «&#xa0;{b}&#xa0;».</translation>
    </message>
    <message>
        <source>The name of {place} is outside the canvas.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>Le nom de «&#xa0;{place}&#xa0;» est hors du canevas.</translation>
    </message>
    <message>
        <source>The name of {place} isn’t on the map.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>Le nom de «&#xa0;{place}&#xa0;» n’est pas sur la carte.</translation>
    </message>
    <message>
        <source>The name of {sea} isn’t in that sea.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>Le nom n’est pas dans cette mer&#xa0;: {sea}.</translation>
    </message>
    <message>
        <source>The name “{name}” has an invisible joiner that its letters don’t need.</source>
        <extracomment>core/player_names.py</extracomment>
        <translation>Le nom «&#xa0;{name}&#xa0;» contient un liant invisible dont ses lettres n’ont pas besoin.</translation>
    </message>
    <message>
        <source>The name “{text}” doesn’t belong to anything on the map.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Le nom «&#xa0;{text}&#xa0;» n’appartient à rien sur la carte.</translation>
    </message>
    <message>
        <source>The names of {a} and {b} overlap.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Les noms de «&#xa0;{a}&#xa0;» et «&#xa0;{b}&#xa0;» se chevauchent.</translation>
    </message>
    <message>
        <source>The next best move is just as good.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Le meilleur coup suivant est tout aussi bon.</translation>
    </message>
    <message>
        <source>The next bid is {amount}; there’s only {than} in cash.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>La mise suivante est de {amount}&#xa0;; il n’y a que {than} en liquidités.</translation>
    </message>
    <message>
        <source>The next bid is {than}; the company is worth about {sum} to you at most.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>La mise suivante est de {than} ; la compagnie vaut au plus environ {sum} pour vous.</translation>
    </message>
    <message>
        <source>The next bid is {than}; the company is worth that to you only if the game lasts.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>La mise suivante est de {than} ; la compagnie ne vaut cela pour vous que si la partie dure.</translation>
    </message>
    <message>
        <source>The note on {a} and {b} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>La note sur {a} et {b} a changé.</translation>
    </message>
    <message>
        <source>The number of city stones must be from 0 to {most}.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Le nombre de pions de ville doit être de 0 à {most}.</translation>
    </message>
    <message>
        <source>The numbers of city stones are missing or invalid.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Les nombres de pions de ville manquent ou ne sont pas valides.</translation>
    </message>
    <message>
        <source>The numbers of city stones of size 1, 2 and 3 changed from {old} to {new}.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>Les nombres de pions de ville de taille 1, 2 et 3 sont passés de {old} à {new}.</translation>
    </message>
    <message>
        <source>The old file was kept as {file}.</source>
        <extracomment>ui/settings/settings_file.py</extracomment>
        <translation>L’ancien fichier a été gardé sous le nom {file}.</translation>
    </message>
    <message>
        <source>The original place isn’t free, so what you pasted is on the nearest free water.</source>
        <extracomment>ui/editor/menus/copies.py</extracomment>
        <translation>L’endroit d’origine n’est pas libre&#xa0;; ce que vous avez collé est sur l’eau libre la plus proche.</translation>
    </message>
    <message>
        <source>The outline crosses itself, so everything it encloses is used.</source>
        <extracomment>mapmaking/imports/named_shapes.py</extracomment>
        <translation>Le contour se croise&#xa0;; tout ce qu’il entoure est donc utilisé.</translation>
    </message>
    <message>
        <source>The outline has to be on the canvas, in one piece.</source>
        <extracomment>mapmaking/edit/shapes/drawn_areas.py</extracomment>
        <translation>Le contour doit être sur le canevas, d’un seul tenant.</translation>
    </message>
    <message>
        <source>The outline has to enclose some ground without crossing or touching itself.</source>
        <extracomment>mapmaking/edit/shapes/drawn_areas.py</extracomment>
        <translation>Le contour doit entourer du terrain sans se croiser ni se toucher.</translation>
    </message>
    <message>
        <source>The outline of {area} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Le contour de «&#xa0;{area}&#xa0;» a changé.</translation>
    </message>
    <message>
        <source>The outline of {area} crosses itself in too many places.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Le contour de «&#xa0;{area}&#xa0;» se croise en trop d’endroits.</translation>
    </message>
    <message>
        <source>The outline of {area} crosses itself near {place}.</source>
        <extracomment>board/checks/shape_checks.py, mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Le contour de «&#xa0;{area}&#xa0;» se croise près de «&#xa0;{place}&#xa0;».</translation>
    </message>
    <message>
        <source>The outline of {area} has corners far outside the canvas.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Le contour de «&#xa0;{area}&#xa0;» a des sommets très loin hors du canevas.</translation>
    </message>
    <message>
        <source>The outline of {area} isn’t closed.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Le contour de «&#xa0;{area}&#xa0;» n’est pas fermé.</translation>
    </message>
    <message>
        <source>The outline of {province} doesn’t match its areas.</source>
        <extracomment>board/checks/shape_checks.py, mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Le contour de «&#xa0;{province}&#xa0;» ne correspond pas à ses régions.</translation>
    </message>
    <message>
        <source>The outlines cross each other in too many places.</source>
        <extracomment>mapmaking/files/storage.py</extracomment>
        <translation>Les contours se croisent en trop d’endroits.</translation>
    </message>
    <message>
        <source>The outlines of a map can have at most {most} corners in total.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Les contours d’une carte peuvent avoir au plus {most} sommets en tout.</translation>
    </message>
    <message>
        <source>The overlap goes to {others}.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>La partie commune va à {others}.</translation>
    </message>
    <message>
        <source>The overlap was given to {a}.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>Le chevauchement a été donné à {a}.</translation>
    </message>
    <message>
        <source>The owners of the buildings used get: {points}.</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>Les propriétaires des bâtiments utilisés reçoivent : {points}.</translation>
    </message>
    <message>
        <source>The part outside was cut off.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>La partie extérieure a été coupée.</translation>
    </message>
    <message>
        <source>The path is longer than Windows allows.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Le chemin est plus long que Windows ne le permet.</translation>
    </message>
    <message>
        <source>The place for the token of {area} is outside it or too close to its border.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>La position du pion de «&#xa0;{area}&#xa0;» est à l’extérieur ou trop près de la frontière.</translation>
    </message>
    <message>
        <source>The places for ships in {sea} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Les mouillages ont changé&#xa0;: {sea}.</translation>
    </message>
    <message>
        <source>The player with the most money wins. Earnings in the last year count double.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Le plus riche gagne. Les recettes de la dernière année comptent double.</translation>
    </message>
    <message>
        <source>The player with the most victory points wins. Money, goods and chips don’t count.</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Le joueur qui a le plus de PV gagne. Argent, marchandises et jetons ne comptent pas.</translation>
    </message>
    <message>
        <source>The process couldn’t be started.</source>
        <extracomment>ui/support/worker_pool.py</extracomment>
        <translation>Le processus n’a pas pu être lancé.</translation>
    </message>
    <message>
        <source>The process ended unexpectedly.</source>
        <extracomment>bots/plug_ins/host.py, ui/support/worker_pool.py</extracomment>
        <translation>Le processus s’est terminé de façon inattendue.</translation>
    </message>
    <message>
        <source>The program bids for {player} up to a limit, then asks again.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Le programme mise pour {player} jusqu’à une limite, puis demande de nouveau.</translation>
    </message>
    <message>
        <source>The program bids for {player} up to a limit, then passes.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Le programme mise pour {player} jusqu’à une limite, puis passe.</translation>
    </message>
    <message>
        <source>The program bids for {player} up to {limit}, then asks again.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Le programme mise pour {player} jusqu’à {limit}, puis demande de nouveau.</translation>
    </message>
    <message>
        <source>The program bids for {player} up to {limit}, then passes.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Le programme mise pour {player} jusqu’à {limit}, puis passe.</translation>
    </message>
    <message>
        <source>The program closed before these changes were saved. Your files are as you last saved them and won’t change until you save again.</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Le programme s’est fermé avant que ces changements soient enregistrés. Vos fichiers sont tels que vous les avez enregistrés et ne changeront pas avant le prochain enregistrement.</translation>
    </message>
    <message>
        <source>The program closed unexpectedly.</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Le programme s’est fermé de façon inattendue.</translation>
    </message>
    <message>
        <source>The program has too many files open.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Le programme a trop de fichiers ouverts.</translation>
    </message>
    <message>
        <source>The program is now bidding for {player} in this auction.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Le programme mise maintenant pour {player} dans ces enchères.</translation>
    </message>
    <message>
        <source>The program now operates {player}’s companies as planned.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Le programme exploite désormais comme prévu pour {player}.</translation>
    </message>
    <message>
        <source>The program now passes all mergers for {player} this year.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Le programme passe désormais toutes les fusions pour {player} cette année.</translation>
    </message>
    <message>
        <source>The program operates {player}’s companies as planned.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Le programme exploite comme prévu pour {player}.</translation>
    </message>
    <message>
        <source>The program takes the first of equal areas for {player}. Undo takes it all back.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Le programme prend la première des zones équivalentes pour {player}. Annuler défait tout.</translation>
    </message>
    <message>
        <source>The province was added.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>La province a été ajoutée.</translation>
    </message>
    <message>
        <source>The province was removed from the card.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>La province a été retirée de la carte.</translation>
    </message>
    <message>
        <source>The province {name} is gone.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>La province {name} n’existe plus.</translation>
    </message>
    <message>
        <source>The province {name} is new.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>La province {name} est nouvelle.</translation>
    </message>
    <message>
        <source>The province {old} was renamed to {new}.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>La province {old} a été renommée {new}.</translation>
    </message>
    <message>
        <source>The province {province} has no areas.</source>
        <extracomment>board/checks/all_checks.py</extracomment>
        <translation>La province {province} n’a pas de régions.</translation>
    </message>
    <message>
        <source>The raid took the chips.</source>
        <extracomment>games/singapore/rules/use.py</extracomment>
        <translation>La descente a pris les jetons.</translation>
    </message>
    <message>
        <source>The random seed is too large.</source>
        <extracomment>core/record.py</extracomment>
        <translation>La graine aléatoire est trop grande.</translation>
    </message>
    <message>
        <source>The random seed {seed} doesn’t produce this outcome of chance.</source>
        <extracomment>core/record.py</extracomment>
        <translation>La graine aléatoire {seed} ne produit pas ce résultat du hasard.</translation>
    </message>
    <message>
        <source>The random seed {seed} doesn’t produce this set-up.</source>
        <extracomment>games/indonesia/game.py, games/singapore/game.py</extracomment>
        <translation>La graine aléatoire {seed} ne produit pas cette mise en place.</translation>
    </message>
    <message>
        <source>The recorded result is {money}, but replaying the game gives {actual}.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Le résultat noté est {money}, mais rejouer la partie donne {actual}.</translation>
    </message>
    <message>
        <source>The reply couldn’t be read ({error}).</source>
        <extracomment>ui/support/worker_pool.py</extracomment>
        <translation>La réponse n’a pas pu être lue ({error}).</translation>
    </message>
    <message>
        <source>The report says what stands out: who wins, what deeds earn, what’s never used, how long games last.</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Le rapport dit ce qui sort du lot&#xa0;: qui gagne, ce que rapportent les concessions, ce qui ne sert jamais, la durée des parties.</translation>
    </message>
    <message>
        <source>The result is recorded twice.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Le résultat est noté deux fois.</translation>
    </message>
    <message>
        <source>The review looked further ahead: it played on after each move.</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>L’analyse a regardé plus loin&#xa0;: elle a continué à jouer après chaque coup.</translation>
    </message>
    <message>
        <source>The review shows each player’s chance to win along the game, the turning points, and which decisions cost something, with the better move. Chances are estimates.</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>L’analyse montre les chances de gagner de chaque joueur au fil de la partie, les tournants et les décisions qui ont coûté quelque chose, avec le meilleur coup. Les chances sont des estimations.</translation>
    </message>
    <message>
        <source>The rules haven’t been translated into this language yet, so they’re shown in English.</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Les règles n’ont pas encore été traduites dans cette langue&#xa0;; elles sont affichées en anglais.</translation>
    </message>
    <message>
        <source>The rules see the same map in both reports.</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Pour les règles, la carte est la même dans les deux rapports.</translation>
    </message>
    <message>
        <source>The saved game has become too long.</source>
        <extracomment>core/record.py</extracomment>
        <translation>La partie enregistrée est devenue trop longue.</translation>
    </message>
    <message>
        <source>The saved map replaces your unsaved changes. You can undo this.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>La carte enregistrée remplace vos changements non enregistrés. Vous pouvez annuler cela.</translation>
    </message>
    <message>
        <source>The seals must be in the order of their spaces.</source>
        <extracomment>games/singapore/rules/box.py</extracomment>
        <translation>Les sceaux doivent être dans l’ordre de leurs cases.</translation>
    </message>
    <message>
        <source>The second one was left out.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>La seconde a été ignorée.</translation>
    </message>
    <message>
        <source>The seed must be a number from 0 to {most}.</source>
        <extracomment>mapmaking/archipelago/options.py, ui/table/games/new_game_dialog.py</extracomment>
        <translation>La graine doit être un nombre de 0 à {most}.</translation>
    </message>
    <message>
        <source>The selected changes will be gone for good.</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Les changements sélectionnés seront perdus pour de bon.</translation>
    </message>
    <message numerus="yes">
        <source>The set-up isn’t for {n} players.</source>
        <extracomment>For one: The set-up isn’t for {n} player. games/indonesia/game.py</extracomment>
        <translation>
            <numerusform>La mise en place n’est pas pour {n} joueur.</numerusform>
            <numerusform>La mise en place n’est pas pour {n} joueurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ship limits of the deed {deed} are now {limits}.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>Les limites de navires de la concession {deed} sont maintenant {limits}.</translation>
    </message>
    <message>
        <source>The size of the canvas is missing or wrong.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>La taille du canevas manque ou est incorrecte.</translation>
    </message>
    <message>
        <source>The stack is empty.</source>
        <extracomment>games/singapore/rules/building.py</extracomment>
        <translation>La pile est vide.</translation>
    </message>
    <message>
        <source>The start buildings are already joined to one another.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Les bâtiments de départ sont déjà reliés entre eux.</translation>
    </message>
    <message>
        <source>The start tile and the land tiles must lie side by side, in one piece.</source>
        <extracomment>games/singapore/rules/scenario.py</extracomment>
        <translation>La tuile de départ et les tuiles de terrain doivent être côte à côte, d’un seul tenant.</translation>
    </message>
    <message>
        <source>The start tile needs {n} lots, as many as it has prices.</source>
        <extracomment>games/singapore/rules/scenario.py</extracomment>
        <translation>La tuile de départ doit avoir {n} parcelles, autant que de prix.</translation>
    </message>
    <message>
        <source>The start tile needs {n} start buildings.</source>
        <extracomment>games/singapore/rules/scenario.py</extracomment>
        <translation>La tuile de départ doit avoir {n} bâtiments de départ.</translation>
    </message>
    <message>
        <source>The starting set-up can’t be used.</source>
        <extracomment>core/record.py</extracomment>
        <translation>La mise en place initiale ne peut pas être utilisée.</translation>
    </message>
    <message>
        <source>The symbols of {place} belong to its label and can’t be removed.</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Les symboles de «&#xa0;{place}&#xa0;» font partie de son étiquette et ne peuvent pas être retirés.</translation>
    </message>
    <message>
        <source>The text was read as Western European (Windows-1252).</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Le texte a été lu avec l’encodage d’Europe occidentale (Windows-1252).</translation>
    </message>
    <message>
        <source>The thinking time of {bot} must be a number of seconds, not “{seconds}”.</source>
        <extracomment>core/bots.py</extracomment>
        <translation>Le temps de réflexion du bot {bot} doit être un nombre de secondes, et non «&#xa0;{seconds}&#xa0;».</translation>
    </message>
    <message>
        <source>The thinking time of {bot} must be above 0 and at most {most}&#xa0;seconds, not {seconds}.</source>
        <extracomment>core/bots.py</extracomment>
        <translation>Le temps de réflexion du bot {bot} doit être supérieur à 0 et d’au plus {most}&#xa0;secondes, et non de {seconds}.</translation>
    </message>
    <message>
        <source>The ticked outlines are small on this map. Show only these to make them larger.</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Les contours cochés sont petits sur cette carte. N’affichez qu’eux pour les agrandir.</translation>
    </message>
    <message>
        <source>The tile that’s left gets the hut. If it already had the hut, it leaves the game.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>La tuile restante reçoit la cabane. Si elle l’avait déjà, elle quitte le jeu.</translation>
    </message>
    <message>
        <source>The title changed from “{old}” to “{new}”.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Le titre est passé de «&#xa0;{old}&#xa0;» à «&#xa0;{new}&#xa0;».</translation>
    </message>
    <message>
        <source>The title is missing.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Le titre manque.</translation>
    </message>
    <message>
        <source>The title of the game data changed from “{old}” to “{new}”.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>Le titre des données du jeu est passé de «&#xa0;{old}&#xa0;» à «&#xa0;{new}&#xa0;».</translation>
    </message>
    <message>
        <source>The token has to stay inside {area}.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>Le pion doit rester dans {area}.</translation>
    </message>
    <message>
        <source>The token of {area} can’t be removed; every area needs one.</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Le pion de «&#xa0;{area}&#xa0;» ne peut pas être retiré&#xa0;; chaque région doit en avoir un.</translation>
    </message>
    <message>
        <source>The token of {area} was moved or resized.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Le pion de «&#xa0;{area}&#xa0;» a été déplacé ou redimensionné.</translation>
    </message>
    <message>
        <source>The top tile of the stack costs £{price} in cash.</source>
        <extracomment>games/singapore/rules/building.py</extracomment>
        <translation>La tuile du dessus de la pile coûte £{price}, comptant.</translation>
    </message>
    <message>
        <source>The turn that follows is worth more.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>La suite du tour vaut davantage.</translation>
    </message>
    <message>
        <source>The tutorial is already open</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Le tutoriel est déjà ouvert</translation>
    </message>
    <message>
        <source>The value of “{name}” is wrong.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>La valeur de «&#xa0;{name}&#xa0;» est incorrecte.</translation>
    </message>
    <message>
        <source>The white chip goes back into the bag.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Le jeton blanc retourne dans le sac.</translation>
    </message>
    <message>
        <source>The winner pays the whole bid, which is shared among the former owners by units.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Le gagnant paie toute la mise, partagée entre les anciens propriétaires selon les unités.</translation>
    </message>
    <message>
        <source>The worker ends the turn where more can be done in the next one.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>L’ouvrier termine le tour là où il y aura plus à faire au suivant.</translation>
    </message>
    <message>
        <source>The worker is already there. Choose another building.</source>
        <extracomment>games/singapore/rules/use.py</extracomment>
        <translation>L’ouvrier y est déjà. Choisissez un autre bâtiment.</translation>
    </message>
    <message>
        <source>The zone at {area} has already sold all its goods.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>{area}&#xa0;: la zone a déjà vendu toutes ses marchandises.</translation>
    </message>
    <message>
        <source>The {a} and the {b} aren’t adjacent.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>{a} et {b} ne sont pas adjacentes.</translation>
    </message>
    <message>
        <source>The {deed} deed is discarded: {reason}</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>La concession {deed} est défaussée&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The {province} shipping company isn’t allowed a ship in any era.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>La compagnie maritime {province} n’a droit à aucun navire dans aucune ère.</translation>
    </message>
    <message>
        <source>The {province} shipping deed has no ship limits.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>La concession maritime {province} n’a pas de limites de navires.</translation>
    </message>
    <message>
        <source>The {province} {good} deed has ship limits, but only shipping deeds can have them.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>La concession {good:A} {province} a des limites de navires, mais seules les concessions maritimes peuvent en avoir.</translation>
    </message>
    <message>
        <source>The {sea} doesn’t touch the city in {area}.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>{sea} ne touche pas la ville ({area}).</translation>
    </message>
    <message>
        <source>The {sea} doesn’t touch the zone at {area}.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>{sea} ne touche pas la zone ({area}).</translation>
    </message>
    <message>
        <source>The {sea} doesn’t touch {province}.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{sea} ne touche pas {province}.</translation>
    </message>
    <message>
        <source>Their common border is {border} map units long. Borders of {threshold} or more link areas, so these are linked unless you decide otherwise.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Leur frontière commune est longue de {border} unités de carte. Les frontières de {threshold} ou plus relient les régions&#xa0;; elles sont donc reliées, sauf si vous en décidez autrement.</translation>
    </message>
    <message>
        <source>Their common border is {border} map units long. Only borders of {threshold} or more link areas, so these aren’t linked unless you decide otherwise.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Leur frontière commune est longue de {border} unités de carte. Seules les frontières de {threshold} ou plus relient les régions&#xa0;; elles ne sont donc pas reliées, sauf si vous en décidez autrement.</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Then expand to {areas}</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Puis s’étendre&#xa0;: {areas}</translation>
    </message>
    <message>
        <source>There are no areas on the clipboard. Select land areas, here or in another map, and copy them first.</source>
        <extracomment>ui/editor/menus/copies.py</extracomment>
        <translation>Il n’y a pas de régions dans le presse-papiers. Sélectionnez des régions terrestres, ici ou dans une autre carte, et copiez-les d’abord.</translation>
    </message>
    <message>
        <source>There are no city stones of size 1 left.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>Il ne reste plus de pion de ville de taille 1.</translation>
    </message>
    <message>
        <source>There are no city stones of size 1, so no cities can be built.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Il n’y a pas de pion de ville de taille 1&#xa0;; aucune ville ne peut donc être bâtie.</translation>
    </message>
    <message>
        <source>There are no deeds left.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>Il ne reste plus de concessions.</translation>
    </message>
    <message>
        <source>There are three eras, and the third ends the game when at most one type of deed is left. Earnings in the last year count twice. Then everyone adds up their cash and their bank, and the richest player wins.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Il y a trois ères, et la troisième met fin à la partie quand il reste au plus un type de concession. Les recettes de la dernière année comptent double. Puis chacun additionne ses liquidités et sa banque, et le plus riche gagne.</translation>
    </message>
    <message>
        <source>There are {n} colours, from 0 to {last}.</source>
        <extracomment>mapmaking/edit/provinces.py</extracomment>
        <translation>Il y a {n} couleurs, de 0 à {last}.</translation>
    </message>
    <message>
        <source>There is a file where a folder should be.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Il y a un fichier à la place d’un dossier.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Ce fichier ou ce dossier n’existe pas.</translation>
    </message>
    <message>
        <source>There isn’t enough cash for any merger: only {cash}&#xa0;Rp is left.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Les liquidités ne suffisent pour aucune fusion&#xa0;: il ne reste que {cash}&#xa0;Rp.</translation>
    </message>
    <message>
        <source>There isn’t enough cash for the next bid of {bid}&#xa0;Rp.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Il n’y a pas assez de liquidités pour la mise suivante de {bid}&#xa0;Rp.</translation>
    </message>
    <message>
        <source>There isn’t enough money for {company} to buy an area ({price}&#xa0;Rp).</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} n’a pas assez d’argent pour acheter une région ({price}&#xa0;Rp).</translation>
    </message>
    <message>
        <source>There was no reply within {n}&#xa0;s.</source>
        <extracomment>bots/plug_ins/host.py, ui/support/worker_pool.py</extracomment>
        <translation>Pas de réponse au bout de {n}&#xa0;s.</translation>
    </message>
    <message>
        <source>There’s already a building on {area}.</source>
        <extracomment>games/singapore/rules/lots.py</extracomment>
        <translation>Il y a déjà un bâtiment ici&#xa0;: {area}.</translation>
    </message>
    <message>
        <source>There’s already a corner here.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Il y a déjà un sommet ici.</translation>
    </message>
    <message>
        <source>There’s already a flag on {area}.</source>
        <extracomment>games/singapore/rules/lots.py</extracomment>
        <translation>Il y a déjà un drapeau ici&#xa0;: {area}.</translation>
    </message>
    <message>
        <source>There’s already a lake called {name}.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>Il y a déjà un lac appelé {name}.</translation>
    </message>
    <message>
        <source>There’s already a land area called {name}.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>Il y a déjà une région terrestre appelée {name}.</translation>
    </message>
    <message>
        <source>There’s already a map in {folder}. Overwrite it?</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Il y a déjà une carte dans {folder}. La remplacer&#xa0;?</translation>
    </message>
    <message>
        <source>There’s already a province called {name}.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>Il y a déjà une province appelée {name}.</translation>
    </message>
    <message>
        <source>There’s already a road between {a} and {b}.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Il y a déjà une route entre {a} et {b}.</translation>
    </message>
    <message>
        <source>There’s already a sea called {name}.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>Il y a déjà une mer appelée {name}.</translation>
    </message>
    <message>
        <source>There’s no arrow between {a} and {b}.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>Il n’y a pas de flèche entre {a} et {b}.</translation>
    </message>
    <message>
        <source>There’s no border here.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Il n’y a pas de frontière ici.</translation>
    </message>
    <message>
        <source>There’s no bot “{bot}”. Choose one of {known}, or your own as module:Class.</source>
        <extracomment>bots/registry.py</extracomment>
        <translation>Il n’y a pas de bot «&#xa0;{bot}&#xa0;». Choisissez parmi {known}, ou le vôtre sous la forme module:Classe.</translation>
    </message>
    <message>
        <source>There’s no bottleneck:</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Il n’y a pas de goulot d’étranglement :</translation>
    </message>
    <message>
        <source>There’s no building on {area} to go to.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Il n’y a pas de bâtiment où aller sur {area}.</translation>
    </message>
    <message>
        <source>There’s no cash left to bid.</source>
        <extracomment>games/indonesia/rules/phases/turn_order.py</extracomment>
        <translation>Il ne reste pas de liquidités à miser.</translation>
    </message>
    <message>
        <source>There’s no cash to bid; the place is {place}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Il n’y a pas de liquidités pour miser&#xa0;; la place est la {place}.</translation>
    </message>
    <message>
        <source>There’s no city in {area}.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>{area} n’a pas de ville.</translation>
    </message>
    <message>
        <source>There’s no company in {place}.</source>
        <extracomment>ui/games/indonesia/panels/companies.py</extracomment>
        <translation>Il n’y a pas de compagnie ici&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>There’s no corner here.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Il n’y a pas de sommet ici.</translation>
    </message>
    <message>
        <source>There’s no decision to undo or redo here.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Il n’y a ici aucune décision à annuler ou à rétablir.</translation>
    </message>
    <message>
        <source>There’s no free water large enough for these areas. Enlarge the canvas, or copy fewer of them.</source>
        <extracomment>mapmaking/imports/copied_areas.py</extracomment>
        <translation>Il n’y a pas d’eau libre assez grande pour ces régions. Agrandissez le canevas, ou copiez-en moins.</translation>
    </message>
    <message>
        <source>There’s no news yet.</source>
        <extracomment>ui/shell/news.py</extracomment>
        <translation>Pas encore de nouvelles.</translation>
    </message>
    <message>
        <source>There’s no quick reference for {game}.</source>
        <extracomment>ui/table/rules_presenter.py</extracomment>
        <translation>Il n’y a pas d’aide-mémoire pour {game}.</translation>
    </message>
    <message>
        <source>There’s no review of this game.</source>
        <extracomment>core/review.py</extracomment>
        <translation>Il n’y a pas d’analyse de cette partie.</translation>
    </message>
    <message>
        <source>There’s no room for a new area inside this outline.</source>
        <extracomment>mapmaking/edit/shapes/drawn_areas.py</extracomment>
        <translation>Il n’y a pas de place pour une nouvelle région dans ce contour.</translation>
    </message>
    <message>
        <source>There’s no room for {area} there.</source>
        <extracomment>mapmaking/edit/shapes/placing.py</extracomment>
        <translation>Il n’y a pas la place pour {area} à cet endroit.</translation>
    </message>
    <message>
        <source>There’s no rule book for {game}.</source>
        <extracomment>ui/table/rules_presenter.py</extracomment>
        <translation>Il n’y a pas de livret de règles pour {game}.</translation>
    </message>
    <message>
        <source>There’s no style “{style}”. Choose one of {known}.</source>
        <extracomment>bots/registry.py</extracomment>
        <translation>Il n’y a pas de style «&#xa0;{style}&#xa0;». Choisissez parmi {known}.</translation>
    </message>
    <message>
        <source>There’s no such map.</source>
        <extracomment>library.py</extracomment>
        <translation>Cette carte n’existe pas.</translation>
    </message>
    <message>
        <source>There’s no tracing picture yet. Choose one in the View menu.</source>
        <extracomment>ui/editor/tools/trace.py</extracomment>
        <translation>Il n’y a pas encore d’image à décalquer. Choisissez-en une dans le menu Affichage.</translation>
    </message>
    <message>
        <source>There’s no “{id}” on this map.</source>
        <extracomment>board/draft.py</extracomment>
        <translation>Cette carte ne contient pas «&#xa0;{id}&#xa0;».</translation>
    </message>
    <message>
        <source>There’s nothing in this part of the drawing.</source>
        <extracomment>mapmaking/imports/named_shapes.py</extracomment>
        <translation>Il n’y a rien dans cette partie du dessin.</translation>
    </message>
    <message>
        <source>There’s nothing to decide right now.</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Il n’y a rien à décider pour l’instant.</translation>
    </message>
    <message>
        <source>There’s nothing to undo.</source>
        <extracomment>core/session.py</extracomment>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>These are too few games to compare figures with what’s expected.</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Ces parties sont trop peu nombreuses pour comparer les chiffres aux attentes.</translation>
    </message>
    <message>
        <source>These areas can be divided into {least} to {most} areas.</source>
        <extracomment>mapmaking/edit/shapes/subdivision.py</extracomment>
        <translation>Ces régions peuvent être divisées en {least} à {most} régions.</translation>
    </message>
    <message>
        <source>These areas can be grouped into 1 to {most} provinces.</source>
        <extracomment>mapmaking/archipelago/grouping.py</extracomment>
        <translation>Ces régions peuvent être groupées en 1 à {most} provinces.</translation>
    </message>
    <message>
        <source>These areas were copied by another version of the program.</source>
        <extracomment>mapmaking/imports/copied_areas.py</extracomment>
        <translation>Ces régions ont été copiées par une autre version du programme.</translation>
    </message>
    <message>
        <source>These aren’t the goods that {building} gives.</source>
        <extracomment>games/singapore/rules/exchange.py</extracomment>
        <translation>Ce ne sont pas les marchandises que donne {building}.</translation>
    </message>
    <message>
        <source>These aren’t the goods that {building} takes.</source>
        <extracomment>games/singapore/rules/exchange.py</extracomment>
        <translation>Ce ne sont pas les marchandises que prend {building}.</translation>
    </message>
    <message>
        <source>These companies have nothing on the board, so the bid can’t be raised.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Ces compagnies n’ont rien sur le plateau&#xa0;; la mise ne peut donc pas monter.</translation>
    </message>
    <message>
        <source>These companies have nothing on the board, so the only possible bid is 0&#xa0;Rp.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Ces compagnies n’ont rien sur le plateau&#xa0;; la seule mise possible est donc 0&#xa0;Rp.</translation>
    </message>
    <message>
        <source>They meet only at a point, so they aren’t linked unless you decide otherwise.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Elles ne se touchent qu’en un point&#xa0;; elles ne sont donc pas reliées, sauf si vous en décidez autrement.</translation>
    </message>
    <message>
        <source>They pay for each chip and each opium, return their chips, and lose half their opium, rounded up.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Qui se fait prendre paie pour chaque jeton et chaque opium, rend ses jetons et perd la moitié de son opium, arrondie au supérieur.</translation>
    </message>
    <message>
        <source>They share a border, so it links them instead.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Elles ont une frontière commune, qui les relie donc.</translation>
    </message>
    <message>
        <source>They were added.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>Ils ont été ajoutés.</translation>
    </message>
    <message>
        <source>They were left out.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Ils ont été ignorés.</translation>
    </message>
    <message>
        <source>They were set to the defaults.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Les valeurs par défaut ont été mises.</translation>
    </message>
    <message>
        <source>They were set to the defaults: {small}, {middle} and {large}.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Les valeurs par défaut ont été mises&#xa0;: {small}, {middle} et {large}.</translation>
    </message>
    <message>
        <source>Thinking time for seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Temps de réflexion de la place {seat}</translation>
    </message>
    <message>
        <source>Thinking time per decision (default: {time})</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Temps de réflexion par décision (par défaut&#xa0;: {time})</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source>This ID is used twice.</source>
        <extracomment>board/files/board_file.py, games/indonesia/rules/scenario.py</extracomment>
        <translation>Cet ID est utilisé deux fois.</translation>
    </message>
    <message>
        <source>This building is already joined to the start buildings.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Ce bâtiment est déjà relié aux bâtiments de départ.</translation>
    </message>
    <message>
        <source>This can’t be decided by chance.</source>
        <extracomment>core/flow.py</extracomment>
        <translation>Ceci ne peut pas être décidé au hasard.</translation>
    </message>
    <message>
        <source>This corner can’t be removed: {areas} meet here.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Ce sommet ne peut pas être retiré&#xa0;: {areas}&#xa0;s’y rejoignent.</translation>
    </message>
    <message numerus="yes">
        <source>This costs {n} goods of one kind; you have too few.</source>
        <extracomment>For one: This costs {n} good; you have none left for it. games/singapore/rules/exchange.py</extracomment>
        <translation>
            <numerusform>Cela coûte {n} marchandise&#xa0;; il ne vous en reste plus.</numerusform>
            <numerusform>Cela coûte {n} marchandises identiques&#xa0;; vous n’en avez pas assez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs {n} goods; you have too few.</source>
        <extracomment>For one: This costs {n} good; you have none left for it. games/singapore/rules/exchange.py</extracomment>
        <translation>
            <numerusform>Cela coûte {n} marchandise&#xa0;; il ne vous en reste plus.</numerusform>
            <numerusform>Cela coûte {n} marchandises&#xa0;; vous n’en avez pas assez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs {n} victory points.</source>
        <extracomment>For one: This costs {n} victory point. games/singapore/rules/exchange.py</extracomment>
        <translation>
            <numerusform>Cela coûte {n} point de victoire.</numerusform>
            <numerusform>Cela coûte {n} points de victoire.</numerusform>
        </translation>
    </message>
    <message>
        <source>This costs £{price}; you have £{cash}.</source>
        <extracomment>games/singapore/rules/exchange.py</extracomment>
        <translation>Cela coûte £{price}&#xa0;; vous avez £{cash}.</translation>
    </message>
    <message>
        <source>This counted most: it lowered {player}’s chance from {before} to {after}.</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>C’est ce qui a compté le plus&#xa0;: les chances de {player} sont tombées de {before} à {after}.</translation>
    </message>
    <message>
        <source>This counted most: it raised {player}’s chance from {before} to {after}.</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>C’est ce qui a compté le plus&#xa0;: les chances de {player} sont passées de {before} à {after}.</translation>
    </message>
    <message>
        <source>This decision</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Cette décision</translation>
    </message>
    <message>
        <source>This entry can’t be used.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Cette entrée ne peut pas être utilisée.</translation>
    </message>
    <message>
        <source>This file can’t be opened.</source>
        <extracomment>ui/table/games/saved_games.py</extracomment>
        <translation>Ce fichier ne peut pas être ouvert.</translation>
    </message>
    <message>
        <source>This file uses entities, which can’t be imported. Save it as plain SVG.</source>
        <extracomment>mapmaking/imports/svg.py</extracomment>
        <translation>Ce fichier utilise des entités, qui ne peuvent pas être importées. Enregistrez-le en SVG simple.</translation>
    </message>
    <message>
        <source>This game doesn’t change. Who plays in the new one?</source>
        <extracomment>ui/table/games/branch_dialog.py</extracomment>
        <translation>Cette partie ne change pas. Qui joue dans la nouvelle&#xa0;?</translation>
    </message>
    <message>
        <source>This game needs the map “{map}”, which isn’t installed.</source>
        <extracomment>library.py</extracomment>
        <translation>Cette partie se joue sur la carte «&#xa0;{map}&#xa0;», qui n’est pas installée.</translation>
    </message>
    <message>
        <source>This game was played on another version of the map “{map}”, which isn’t on this computer.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Cette partie a été jouée sur une autre version de la carte «&#xa0;{map}&#xa0;», absente de cet ordinateur.</translation>
    </message>
    <message>
        <source>This is a game of {game} on the map “{map}”.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Ceci est une partie du jeu {game} sur la carte «&#xa0;{map}&#xa0;».</translation>
    </message>
    <message>
        <source>This is a move by seat {seat}, but it’s the turn of seat {asked}.</source>
        <extracomment>core/record.py</extracomment>
        <translation>C’est un coup de la place {seat}, mais c’est au tour de la place {asked}.</translation>
    </message>
    <message>
        <source>This is {map} as it’s used in one of your games. You’re editing a copy, which you can save under a new name.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Ceci est {map} telle qu’elle sert dans l’une de vos parties. Vous modifiez une copie, que vous pouvez enregistrer sous un nouveau nom.</translation>
    </message>
    <message>
        <source>This isn’t GeoJSON ({error}).</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Ce n’est pas du GeoJSON ({error}).</translation>
    </message>
    <message>
        <source>This isn’t GeoJSON or TopoJSON ({error}).</source>
        <extracomment>mapmaking/imports/geojson.py</extracomment>
        <translation>Ce n’est ni du GeoJSON ni du TopoJSON ({error}).</translation>
    </message>
    <message>
        <source>This isn’t GeoJSON or TopoJSON: its “type” is missing.</source>
        <extracomment>mapmaking/imports/geojson.py</extracomment>
        <translation>Ce n’est ni du GeoJSON ni du TopoJSON&#xa0;: son «&#xa0;type&#xa0;» manque.</translation>
    </message>
    <message>
        <source>This isn’t JSON ({error}).</source>
        <extracomment>files/strict_json.py</extracomment>
        <translation>Ce n’est pas du JSON ({error}).</translation>
    </message>
    <message>
        <source>This isn’t Python: {reason}</source>
        <extracomment>mapmaking/scripting.py</extracomment>
        <translation>Ce n’est pas du Python&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>This isn’t SVG ({error}).</source>
        <extracomment>mapmaking/imports/svg.py</extracomment>
        <translation>Ce n’est pas du SVG ({error}).</translation>
    </message>
    <message>
        <source>This isn’t SVG.</source>
        <extracomment>mapmaking/imports/svg.py</extracomment>
        <translation>Ce n’est pas du SVG.</translation>
    </message>
    <message>
        <source>This isn’t UTF-8 text.</source>
        <extracomment>board/files/board_file.py, board/files/tolerant_json.py</extracomment>
        <translation>Ce n’est pas du texte UTF-8.</translation>
    </message>
    <message>
        <source>This isn’t a Shapefile ({error}).</source>
        <extracomment>mapmaking/imports/shape_file.py</extracomment>
        <translation>Ce n’est pas un Shapefile ({error}).</translation>
    </message>
    <message>
        <source>This isn’t a balance report ({error}).</source>
        <extracomment>mapmaking/review/balance_report.py</extracomment>
        <translation>Ce n’est pas un rapport d’équilibre ({error}).</translation>
    </message>
    <message>
        <source>This isn’t a map file.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Ce n’est pas un fichier de carte.</translation>
    </message>
    <message>
        <source>This isn’t a map. Its brackets are nested too deeply.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Ce n’est pas une carte. Ses crochets sont trop imbriqués.</translation>
    </message>
    <message>
        <source>This isn’t a saved game ({error}).</source>
        <extracomment>core/record.py</extracomment>
        <translation>Ce n’est pas une partie enregistrée ({error}).</translation>
    </message>
    <message>
        <source>This isn’t a shared map. It has no “{name}”.</source>
        <extracomment>mapmaking/files/shared_map.py</extracomment>
        <translation>Ce n’est pas une carte partagée. Il y manque «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>This isn’t a valid file name.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Ce n’est pas un nom de fichier valide.</translation>
    </message>
    <message>
        <source>This isn’t what {building} does.</source>
        <extracomment>games/singapore/rules/use.py</extracomment>
        <translation>Ce n’est pas ce que fait {building}.</translation>
    </message>
    <message>
        <source>This layer is locked: {layer}. Unlock it in the panel “Layers”.</source>
        <extracomment>ui/editor/edit_view.py</extracomment>
        <translation>Cette couche est verrouillée&#xa0;: {layer}. Déverrouillez-la dans le panneau «&#xa0;Couches&#xa0;».</translation>
    </message>
    <message>
        <source>This line is damaged ({error}).</source>
        <extracomment>core/record.py</extracomment>
        <translation>Cette ligne est endommagée ({error}).</translation>
    </message>
    <message>
        <source>This link is listed twice.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Ce lien est indiqué deux fois.</translation>
    </message>
    <message>
        <source>This link leads back to itself.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Ce lien mène à lui-même.</translation>
    </message>
    <message>
        <source>This map can’t be read. {reason}</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py, ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Cette carte ne peut pas être lue. {reason}</translation>
    </message>
    <message>
        <source>This map can’t be used</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Cette carte ne peut pas être utilisée</translation>
    </message>
    <message>
        <source>This map comes with the program and can’t be changed. Save it under a new name.</source>
        <extracomment>mapmaking/files/storage.py</extracomment>
        <translation>Cette carte est fournie avec le programme et ne peut pas être modifiée. Enregistrez-la sous un nouveau nom.</translation>
    </message>
    <message>
        <source>This map has no doubtful borders.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Cette carte n’a pas de frontières douteuses.</translation>
    </message>
    <message>
        <source>This map has no problems.</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Cette carte n’a aucun problème.</translation>
    </message>
    <message>
        <source>This map is for {found}, not for {wanted}.</source>
        <extracomment>library.py</extracomment>
        <translation>Cette carte est pour {found}, et non pour {wanted}.</translation>
    </message>
    <message>
        <source>This move breaks the rules.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Ce coup enfreint les règles.</translation>
    </message>
    <message>
        <source>This must be a list.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Ce doit être une liste.</translation>
    </message>
    <message>
        <source>This needs at least {n} labels, tokens or ships. Take several with Ctrl+click in “Move labels and tokens”.</source>
        <extracomment>mapmaking/edit/alignment.py</extracomment>
        <translation>Il faut au moins {n} étiquettes, pions ou navires. Prenez-en plusieurs avec Ctrl+clic dans «&#xa0;Déplacer étiquettes et pions&#xa0;».</translation>
    </message>
    <message>
        <source>This part of the file is ambiguous.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Cette partie du fichier est ambiguë.</translation>
    </message>
    <message>
        <source>This part of the file is too large.</source>
        <extracomment>mapmaking/files/shared_map.py</extracomment>
        <translation>Cette partie du fichier est trop grande.</translation>
    </message>
    <message>
        <source>This part of the map can’t be used.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Cette partie de la carte ne peut pas être utilisée.</translation>
    </message>
    <message>
        <source>This problem can’t be ignored.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Ce problème ne peut pas être ignoré.</translation>
    </message>
    <message>
        <source>This takes too long. Choose another seed or smaller numbers.</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>C’est trop long. Choisissez une autre graine ou des nombres plus petits.</translation>
    </message>
    <message>
        <source>This text has more than {most} characters.</source>
        <extracomment>mapmaking/files/shared_map.py</extracomment>
        <translation>Ce texte a plus de {most} caractères.</translation>
    </message>
    <message>
        <source>This track is already at 5, the maximum.</source>
        <extracomment>games/indonesia/rules/phases/research.py</extracomment>
        <translation>Cette piste est déjà à 5, le maximum.</translation>
    </message>
    <message>
        <source>This value can’t be used.</source>
        <extracomment>board/files/flaws.py</extracomment>
        <translation>Cette valeur ne peut pas être utilisée.</translation>
    </message>
    <message>
        <source>This worker isn’t on the board yet.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Cet ouvrier n’est pas encore sur le plateau.</translation>
    </message>
    <message>
        <source>This would change nothing.</source>
        <extracomment>games/singapore/rules/exchange.py</extracomment>
        <translation>Cela ne changerait rien.</translation>
    </message>
    <message>
        <source>This would take more than {n} minutes because the outlines are too complex. Simplify them, or use fewer at a time.</source>
        <extracomment>ui/widgets/progress_dialog.py</extracomment>
        <translation>Cela prendrait plus de {n} minutes, car les contours sont trop complexes. Simplifiez-les, ou traitez-en moins à la fois.</translation>
    </message>
    <message>
        <source>Three rounds later</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Trois manches plus tard</translation>
    </message>
    <message>
        <source>Tick “Bid for me up to this amount” first.</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Cochez d’abord «&#xa0;Miser pour moi jusqu’à ce montant&#xa0;».</translation>
    </message>
    <message>
        <source>Tied with {players}. The marker that is lowest in the pile wins the tie.</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>À égalité avec {players}. Le marqueur le plus bas de la pile l’emporte.</translation>
    </message>
    <message>
        <source>Tied with {players}. The player earlier in the order of play wins the tie.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>À égalité avec {players}. Qui précède dans l’ordre du tour l’emporte.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>ui/games/singapore/board/board_ui.py, ui/games/singapore/panels/building.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Tiles are laid out until there is one more than players.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Des tuiles sont posées jusqu’à ce qu’il y en ait une de plus que le nombre de joueurs.</translation>
    </message>
    <message>
        <source>Tiles: {tiles}</source>
        <extracomment>ui/games/singapore/tile_row.py</extracomment>
        <translation>Tuiles&#xa0;: {tiles}</translation>
    </message>
    <message>
        <source>Time per decision: median {usual}&#xa0;ms, longest {longest}&#xa0;ms.</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>Temps par décision&#xa0;: médiane {usual}&#xa0;ms, maximum {longest}&#xa0;ms.</translation>
    </message>
    <message>
        <source>Timeline</source>
        <extracomment>ui/play/timeline_slider.py</extracomment>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/editor/menus/file_commands.py, ui/editor/panels/properties.py</extracomment>
        <translation>Titre</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>ui/charts/chart_model.py</extracomment>
        <translation>À</translation>
    </message>
    <message>
        <source>To add</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>À ajouter</translation>
    </message>
    <message>
        <source>To announce one, you need a Mergers level of at least the number of deeds in the merged company.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Pour en annoncer une, il faut un niveau de Fusions au moins égal au nombre de concessions de la compagnie fusionnée.</translation>
    </message>
    <message>
        <source>To bid, a player must own one of the two companies or have a free slot.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Pour miser, un joueur doit posséder l’une des deux compagnies ou avoir un emplacement libre.</translation>
    </message>
    <message>
        <source>To bid, you must own one of the two companies or have a free slot. Bids rise in steps of the number of units.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Pour miser, il faut posséder l’une des deux compagnies ou avoir un emplacement libre. Les mises montent par multiples du nombre d’unités.</translation>
    </message>
    <message>
        <source>To hide the label, right-click {place} in the “Areas” panel.</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Pour masquer l’étiquette, faites un clic droit sur {place} dans le panneau «&#xa0;Régions&#xa0;».</translation>
    </message>
    <message>
        <source>To remove the arrow, unlink {a} and {b}.</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Pour retirer la flèche, déliez {a} et {b}.</translation>
    </message>
    <message>
        <source>To the New Helpers</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Vers «&#xa0;Renforts&#xa0;»</translation>
    </message>
    <message>
        <source>To the right</source>
        <extracomment>ui/editor/dialogs/placing_dialog.py</extracomment>
        <translation>À droite</translation>
    </message>
    <message>
        <source>To {cities} instead of {others}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Vers {cities} au lieu de {others}</translation>
    </message>
    <message>
        <source>To {city} with {line}: {cost}.</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>À {city} avec {line}&#xa0;: {cost}.</translation>
    </message>
    <message>
        <source>Together they have {goods}; merging frees a slot.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Ensemble, elles ont {goods}&#xa0;; la fusion libère un emplacement.</translation>
    </message>
    <message>
        <source>Together they sell {goods} a year; merging frees a slot.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Ensemble, elles vendent {goods} par an&#xa0;; la fusion libère un emplacement.</translation>
    </message>
    <message>
        <source>Token circles</source>
        <extracomment>ui/editor/canvas/board_items.py</extracomment>
        <translation>Cercles des pions</translation>
    </message>
    <message numerus="yes">
        <source>Too far for this turn: it takes {n} steps, and only {possible} can be made.</source>
        <extracomment>For one: Too far for this turn: it takes {n} step, and only {possible} can be made. ui/games/singapore/panels/moves_page.py</extracomment>
        <translation>
            <numerusform>Trop loin pour ce tour&#xa0;: il faut {n} pas, et seulement {possible} sont possibles.</numerusform>
            <numerusform>Trop loin pour ce tour&#xa0;: il faut {n} pas, et seulement {possible} sont possibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too few tiles are left for another round.</source>
        <extracomment>games/singapore/rules/round.py</extracomment>
        <translation>Il ne reste pas assez de tuiles pour une autre manche.</translation>
    </message>
    <message>
        <source>Too late: the game has already moved on.</source>
        <extracomment>core/session.py</extracomment>
        <translation>Trop tard&#xa0;: la partie a déjà avancé.</translation>
    </message>
    <message>
        <source>Too small on this map: {names}. Press Enter to show nothing else.</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Trop petits sur cette carte&#xa0;: {names}. Appuyez sur Entrée pour n’afficher qu’eux.</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>ui/editor/edit_view.py</extracomment>
        <translation>Outil</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Top of the stack: {building}</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Dessus de la pile&#xa0;: {building}</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Track</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>Piste</translation>
    </message>
    <message>
        <source>Track and tiles</source>
        <extracomment>ui/games/singapore/table_strip.py</extracomment>
        <translation>Piste et tuiles</translation>
    </message>
    <message>
        <source>Trades in opium, whatever the risk.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Fait commerce d’opium, quel que soit le risque.</translation>
    </message>
    <message>
        <source>Trained by self-play; thinks its best ideas through to the end of the year.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Entraîné en jouant contre lui-même&#xa0;; examine ses meilleures idées jusqu’à la fin de l’année.</translation>
    </message>
    <message>
        <source>Tries each building with the turn that follows, by what it’s worth up to the end of the game.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Essaie chaque bâtiment avec le tour qui suit, selon sa valeur jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <source>Tries to have the most money at the end of the game.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Cherche à avoir le plus d’argent à la fin de la partie.</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Turn Order Bid</source>
        <comment>track</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Multiplicateur de mise</translation>
    </message>
    <message>
        <source>Turn the wheel there</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Tourner la molette là</translation>
    </message>
    <message>
        <source>Turning points</source>
        <extracomment>ui/table/final_screen.py, ui/table/game_view.py, ui/table/review/review_page.py, ui/table/review/review_pane.py</extracomment>
        <translation>Tournants</translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Tutoriel</translation>
    </message>
    <message>
        <source>Tutorial progress</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Progression du tutoriel</translation>
    </message>
    <message>
        <source>Tutorial: your first game…</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Tutoriel&#xa0;: votre première partie…</translation>
    </message>
    <message>
        <source>Two corners would end up in the same place.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Deux sommets se retrouveraient au même endroit.</translation>
    </message>
    <message>
        <source>Two deeds or city cards are called “{id}”.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Deux concessions ou cartes de ville s’appellent «&#xa0;{id}&#xa0;».</translation>
    </message>
    <message>
        <source>Two deeds or city cards have this ID.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Deux concessions ou cartes de ville ont cet ID.</translation>
    </message>
    <message>
        <source>Two parts of the map have this ID.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Deux éléments de la carte ont cet ID.</translation>
    </message>
    <message>
        <source>Two places for ships in {sea} overlap.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>Deux mouillages se chevauchent&#xa0;: {sea}.</translation>
    </message>
    <message>
        <source>Two players have the same colour.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Deux joueurs ont la même couleur.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Deux joueurs ont le même nom.</translation>
    </message>
    <message>
        <source>Two provinces have this ID.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Deux provinces ont cet ID.</translation>
    </message>
    <message>
        <source>Type</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Type</translation>
    </message>
    <message>
        <source>Type the name of an area.</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Tapez le nom d’une région.</translation>
    </message>
    <message>
        <source>Type to search</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/table/window/main_window.py</extracomment>
        <translation>Tapez pour chercher</translation>
    </message>
    <message>
        <source>Type words or an amount</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Tapez des mots ou un montant</translation>
    </message>
    <message>
        <source>Types of companies</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Types de compagnies</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>ui/table/games/game_store.py, ui/table/window/board_toolbar.py, ui/table/window/main_window.py</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo &amp;turn</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Annuler le &amp;tour</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <extracomment>ui/widgets/chooser.py</extracomment>
        <translation>Annuler la suppression</translation>
    </message>
    <message>
        <source>Undo everything after this point (Redo restores it)</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Annuler tout ce qui suit ce point («&#xa0;Rétablir&#xa0;» le remet)</translation>
    </message>
    <message>
        <source>Undo to here</source>
        <extracomment>ui/play/history.py, ui/play/log_pane.py</extracomment>
        <translation>Annuler jusqu’ici</translation>
    </message>
    <message>
        <source>Undone: {move}</source>
        <extracomment>ui/editor/editor_window.py, ui/table/game_view.py</extracomment>
        <translation>Annulé : {move}</translation>
    </message>
    <message>
        <source>Unexpected error</source>
        <extracomment>ui/widgets/error_box.py</extracomment>
        <translation>Erreur inattendue</translation>
    </message>
    <message>
        <source>Unlink all</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Tout délier</translation>
    </message>
    <message>
        <source>Unlink all selected areas from each other</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Délier toutes les régions sélectionnées les unes des autres</translation>
    </message>
    <message>
        <source>Unlink {a} and {b}</source>
        <extracomment>mapmaking/review/fixes.py, ui/editor/links/texts.py</extracomment>
        <translation>Délier {a} et {b}</translation>
    </message>
    <message>
        <source>Unlink {a} and {b} (automatic)</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Délier {a} et {b} (automatique)</translation>
    </message>
    <message numerus="yes">
        <source>Unlink {n} areas from each other</source>
        <extracomment>For one: Unlink {n} area ui/editor/panels/neighbours.py</extracomment>
        <translation>
            <numerusform>Délier {n} région</numerusform>
            <numerusform>Délier {n} régions les unes des autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Unlinked manually</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Déliées manuellement</translation>
    </message>
    <message>
        <source>Unpacked, the archive has more than {size}&#xa0;MB.</source>
        <extracomment>files/zip_archive.py</extracomment>
        <translation>Décompressée, l’archive dépasse {size}&#xa0;Mo.</translation>
    </message>
    <message>
        <source>Unreadable characters were replaced with question marks.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Les caractères illisibles ont été remplacés par des points d’interrogation.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py, ui/editor/menus/file_commands.py</extracomment>
        <translation>Changements non enregistrés</translation>
    </message>
    <message>
        <source>Unsold</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Invendu</translation>
    </message>
    <message>
        <source>Upside down</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>De haut en bas</translation>
    </message>
    <message>
        <source>Use of buildings</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Usage des bâtiments</translation>
    </message>
    <message>
        <source>Use only letters, digits and single hyphens in the ID of a map.</source>
        <extracomment>mapmaking/edit/new_map.py</extracomment>
        <translation>N’utilisez que des lettres, des chiffres et des traits d’union isolés dans l’ID d’une carte.</translation>
    </message>
    <message>
        <source>Use the default ship limits</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Utiliser les limites de navires par défaut</translation>
    </message>
    <message>
        <source>Use this plan, net {net}</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Utiliser ce plan, net {net}</translation>
    </message>
    <message>
        <source>Use your last step to put your second worker on the board.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Utilisez votre dernier pas pour placer votre deuxième ouvrier sur le plateau.</translation>
    </message>
    <message>
        <source>Use {building}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Utiliser {building}</translation>
    </message>
    <message>
        <source>Use {building}: {goods}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Utiliser {building} : {goods}</translation>
    </message>
    <message>
        <source>Uses</source>
        <extracomment>ui/games/singapore/panels/turn.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Usages</translation>
    </message>
    <message>
        <source>Uses and steps</source>
        <extracomment>ui/games/singapore/panels/moves_page.py</extracomment>
        <translation>Usages et pas</translation>
    </message>
    <message>
        <source>Uses of others’ buildings; each gave the owner 1&#xa0;VP</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Usages des bâtiments d’autrui&#xa0;; chacun a donné 1&#xa0;PV au propriétaire</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Value of the goods and ships in a merger, in rupiah</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Valeur des marchandises et des navires dans une fusion, en roupies</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Variations</source>
        <extracomment>ui/table/games/new_game_controller.py</extracomment>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Victory points</source>
        <extracomment>ui/games/singapore/chart_data.py, ui/games/singapore/final_screen.py</extracomment>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>Victory points by round</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Points de victoire par manche</translation>
    </message>
    <message>
        <source>Victory points decide; of equals, the lowest marker wins</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Les points de victoire décident&#xa0;; à égalité, le marqueur le plus bas gagne</translation>
    </message>
    <message>
        <source>Victory points gained and lost: {amounts}</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Points de victoire gagnés et perdus&#xa0;: {amounts}</translation>
    </message>
    <message>
        <source>Victory points gained in the round, less those lost</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Points de victoire gagnés dans la manche, moins ceux perdus</translation>
    </message>
    <message>
        <source>Victory points gained to the right and lost to the left; the difference is the score</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Points de victoire gagnés à droite et perdus à gauche&#xa0;; la différence est le score</translation>
    </message>
    <message>
        <source>Victory points: {changes}.</source>
        <extracomment>ui/games/singapore/recap.py</extracomment>
        <translation>Points de victoire&#xa0;: {changes}.</translation>
    </message>
    <message>
        <source>Victory track: {markers}</source>
        <extracomment>ui/games/singapore/victory_track.py</extracomment>
        <translation>Piste de victoire&#xa0;: {markers}</translation>
    </message>
    <message>
        <source>View only</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Regarder seulement</translation>
    </message>
    <message>
        <source>View this moment</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Voir ce moment</translation>
    </message>
    <message>
        <source>Visits to other players</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Visites chez d’autres joueurs</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Walk on</source>
        <extracomment>ui/games/singapore/panels/moves.py, ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Continuer à marcher</translation>
    </message>
    <message>
        <source>Walk, use buildings or build roads. Left: {left}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Marchez, utilisez des bâtiments ou construisez des routes. Reste&#xa0;: {left}.</translation>
    </message>
    <message>
        <source>Warning</source>
        <extracomment>ui/editor/panels/problem_rows.py</extracomment>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Warnings</source>
        <extracomment>ui/editor/panels/problem_rows.py</extracomment>
        <translation>Avertissements</translation>
    </message>
    <message>
        <source>Weaver’s</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Tisserand</translation>
    </message>
    <message>
        <source>Weaving Mill</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Tissage</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>Page web (*.html)</translation>
    </message>
    <message>
        <source>Web page (*.html);;Plain text (*.txt)</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Page web (*.html);;Texte brut (*.txt)</translation>
    </message>
    <message>
        <source>Web page (*.html);;Report to compare with later (*.json)</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Page web (*.html);;Rapport à comparer plus tard (*.json)</translation>
    </message>
    <message>
        <source>Welcome to the islands</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Bienvenue dans l’archipel</translation>
    </message>
    <message>
        <source>Well done!</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py, ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Bravo&#xa0;!</translation>
    </message>
    <message>
        <source>News that a screen reader reads by itself. The list of news has everything.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Ce qu’un lecteur d’écran doit lire de lui-même. La liste des nouvelles contient tout.</translation>
    </message>
    <message>
        <source>What can I do?</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Que puis-je faire&#xa0;?</translation>
    </message>
    <message>
        <source>What did you draw?</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Qu’avez-vous dessiné&#xa0;?</translation>
    </message>
    <message>
        <source>Chance to win before this decision</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>Chances de gagner avant cette décision</translation>
    </message>
    <message>
        <source>First, each player puts up one building. Citra and Budi go before you: each takes a tile, chooses a lot and pays its price.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>D’abord, chaque joueur construit un bâtiment. Citra et Budi jouent avant vous&#xa0;: chacun prend une tuile, choisit une parcelle et en paie le prix.</translation>
    </message>
    <message>
        <source>Green square</source>
        <extracomment>ui/style/theme.py</extracomment>
        <translation>Carré vert</translation>
    </message>
    <message>
        <source>Grey circle</source>
        <extracomment>ui/style/theme.py</extracomment>
        <translation>Cercle gris</translation>
    </message>
    <message>
        <source>Growth</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Villes</translation>
    </message>
    <message>
        <source>Hide the pointer</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Masquer le pointeur</translation>
    </message>
    <message>
        <source>If it ends here, you pay {amount} and get {share} of it back.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Si les enchères s’arrêtent ici, vous payez {amount} et en récupérez {share}.</translation>
    </message>
    <message>
        <source>If it ends here, {player} pays {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Si les enchères s’arrêtent ici, {player} paie {amount}.</translation>
    </message>
    <message>
        <source>It leaves room for another company, worth about {amount}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Cela laisse de la place pour une autre compagnie, ce qui vaut environ {amount}.</translation>
    </message>
    <message>
        <source>It should bring a better place in the order of play, worth about {amount}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Cela devrait donner une meilleure place dans l’ordre du tour, ce qui vaut environ {amount}.</translation>
    </message>
    <message>
        <source>It should help your rivals less, worth about {amount} to you.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Cela devrait moins aider vos rivaux, ce qui vaut environ {amount} pour vous.</translation>
    </message>
    <message>
        <source>It should leave more cash to spend, worth about {amount} by the end.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Cela devrait laisser plus d’argent à dépenser, ce qui vaut environ {amount} d’ici la fin.</translation>
    </message>
    <message>
        <source>Largest lead over rivals</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Plus grande avance sur les rivaux</translation>
    </message>
    <message>
        <source>Least money for rivals</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Le moins d’argent pour les rivaux</translation>
    </message>
    <message>
        <source>Looking back: decision {at} of {of}</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Regard sur le passé&#xa0;: décision {at} sur {of}</translation>
    </message>
    <message>
        <source>Looking back: {at}/{of}</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Regard sur le passé&#xa0;: {at}/{of}</translation>
    </message>
    <message>
        <source>Mergers</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Fusions</translation>
    </message>
    <message>
        <source>Money in the bank</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Argent en banque</translation>
    </message>
    <message>
        <source>More of your goods should find buyers: about {amount} more by the end.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Davantage de vos marchandises devraient trouver preneur : environ {amount} de plus d’ici la fin.</translation>
    </message>
    <message>
        <source>Most money for you</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Le plus d’argent pour vous</translation>
    </message>
    <message>
        <source>Move the keyboard’s pointer, farther with Shift</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Déplacer le pointeur du clavier, plus loin avec Maj</translation>
    </message>
    <message>
        <source>Net: at the lowest bid. A year: what you earn more.</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Net : à la mise la plus basse. Par an : ce que vous gagnez de plus.</translation>
    </message>
    <message>
        <source>Next or previous area, corner or label</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Zone, sommet ou étiquette suivante ou précédente</translation>
    </message>
    <message>
        <source>No city that buys can be reached</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Aucune ville qui achète ne peut être atteinte</translation>
    </message>
    <message>
        <source>Pair, size</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Paire, taille</translation>
    </message>
    <message>
        <source>Per year: what the area’s good brings, or would add if the area stayed</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>Par an&#xa0;: ce que rapporte la marchandise de la région, ou ce qu’elle ajouterait si la région restait</translation>
    </message>
    <message>
        <source>Room: how many areas it can grow into, which the board shows for the row of a place</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Place&#xa0;: dans combien de régions elle peut s’étendre&#xa0;; le plateau les montre pour la ligne d’un lieu</translation>
    </message>
    <message>
        <source>Several small things make it better.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Plusieurs petits avantages le rendent meilleur.</translation>
    </message>
    <message>
        <source>Ship fees from others</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Fret reçu des autres</translation>
    </message>
    <message>
        <source>Ship fees to others</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Fret payé aux autres</translation>
    </message>
    <message>
        <source>The research should bring about {amount} more by the end.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>La recherche devrait rapporter environ {amount} de plus d’ici la fin.</translation>
    </message>
    <message>
        <source>There is an error in the program.</source>
        <extracomment>ui/support/worker.py</extracomment>
        <translation>Il y a une erreur dans le programme.</translation>
    </message>
    <message>
        <source>What would a bot have played?</source>
        <extracomment>ui/play/log_pane.py, ui/table/player_cards.py</extracomment>
        <translation>Qu’aurait joué un bot&#xa0;?</translation>
    </message>
    <message>
        <source>When a round can’t be laid out. Most VP wins; tied players: the lowest marker.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Quand les tuiles ne suffisent plus pour une manche. Qui a le plus de PV gagne&#xa0;; à égalité, le marqueur le plus bas.</translation>
    </message>
    <message>
        <source>When all companies have operated, a city grows if it has received as many of every good on the board as its size. The city that bought your rice grows from 1 to 2: next year, it buys two of each good. Your earnings are added to your cash. That’s your first year!</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Quand toutes les compagnies ont été exploitées, une ville grandit si elle a reçu, de chaque marchandise présente sur le plateau, autant d’unités que sa taille. La ville qui a acheté votre riz passe de 1 à 2 : l’année prochaine, elle achètera deux unités de chaque marchandise. Vos recettes s’ajoutent à vos liquidités. Voilà votre première année !</translation>
    </message>
    <message>
        <source>When at most one type of deed is left: everyone builds a city from a city card, then new deeds appear.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Quand il reste au plus un type de concession&#xa0;: chacun bâtit une ville avec une carte de ville, puis de nouvelles concessions arrivent.</translation>
    </message>
    <message>
        <source>When playing alone</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>En solo</translation>
    </message>
    <message>
        <source>When the limit is reached</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Quand la limite est atteinte</translation>
    </message>
    <message>
        <source>When you have only one move, such as a forced pass, it’s played at once. Undo takes it back with the move before it. You’re still asked if that would reveal hidden information.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Quand vous n’avez qu’un coup, par exemple quand vous devez passer, il est joué aussitôt. «&#xa0;Annuler&#xa0;» le reprend avec le coup précédent. Le choix vous est quand même laissé si le jouer d’office devait révéler des informations cachées.</translation>
    </message>
    <message>
        <source>When you start a new game, older finished games in which only bots played are moved to the trash. Games that a person played, unfinished games and games you renamed always stay.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Quand vous commencez une partie, les anciennes parties finies où seuls des bots ont joué vont à la corbeille. Celles où une personne a joué, les parties inachevées et celles que vous avez renommées restent toujours.</translation>
    </message>
    <message>
        <source>Where it is</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Où il est</translation>
    </message>
    <message>
        <source>Where points came from</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>D’où sont venus les points</translation>
    </message>
    <message>
        <source>Where to start {company}</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Région de départ&#xa0;: {company}</translation>
    </message>
    <message>
        <source>While you wait</source>
        <extracomment>ui/table/panels/meanwhile.py</extracomment>
        <translation>Pendant que vous attendez</translation>
    </message>
    <message>
        <source>While you waited</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Pendant votre attente</translation>
    </message>
    <message>
        <source>While you waited: {events}</source>
        <extracomment>ui/play/recap_box.py</extracomment>
        <translation>Pendant votre attente&#xa0;: {events}</translation>
    </message>
    <message>
        <source>Whole drawing</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Tout le dessin</translation>
    </message>
    <message>
        <source>Whole turn</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Tour entier</translation>
    </message>
    <message>
        <source>Why can this stay as it is?</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Pourquoi cela peut-il rester tel quel&#xa0;?</translation>
    </message>
    <message>
        <source>Why did the bot do that?</source>
        <extracomment>ui/play/log_pane.py, ui/table/player_cards.py</extracomment>
        <translation>Pourquoi le bot a-t-il fait cela&#xa0;?</translation>
    </message>
    <message>
        <source>Why {number}?</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Pourquoi {number}&#xa0;?</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>Width</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Width and height must each be {least} to {most}&#xa0;units.</source>
        <extracomment>mapmaking/edit/shapes/canvas.py</extracomment>
        <translation>La largeur et la hauteur doivent être chacune de {least} à {most}&#xa0;unités.</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Victoires</translation>
    </message>
    <message numerus="yes">
        <source>Wins {won} of its games against {n} {bot} bots ({details})</source>
        <extracomment>For one: Wins {won} of its games against one {bot} bot ({details}) ui/table/games/level_guide.py</extracomment>
        <translation>
            <numerusform>Gagne {won} de ses parties contre {n} bot {bot} ({details})</numerusform>
            <numerusform>Gagne {won} de ses parties contre {n} bots {bot} ({details})</numerusform>
        </translation>
    </message>
    <message>
        <source>With {amount} in cash, no merger can be announced.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Avec {amount} en liquidités, aucune fusion ne peut être annoncée.</translation>
    </message>
    <message numerus="yes">
        <source>With {n} players, number {place} in the starting order of play won {wins} of {all} games.</source>
        <extracomment>For one: With {n} player, number {place} in the starting order of play won {wins} of {all} games. games/indonesia/maps/trial_findings.py</extracomment>
        <translation>
            <numerusform>À {n} joueur, le numéro {place} de l’ordre du tour initial a gagné {wins} parties sur {all}.</numerusform>
            <numerusform>À {n} joueurs, le numéro {place} de l’ordre du tour initial a gagné {wins} parties sur {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>Worker on {place}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Ouvrier&#xa0;: {place}</translation>
    </message>
    <message>
        <source>Worker {number}</source>
        <extracomment>ui/games/singapore/panels/turn.py, ui/games/singapore/texts/planning.py</extracomment>
        <translation>Ouvrier {number}</translation>
    </message>
    <message>
        <source>Worker {number} is here</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>L’ouvrier {number} est ici</translation>
    </message>
    <message>
        <source>Worker {number} jumps to {place}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Ouvrier {number}, saut&#xa0;: {place}</translation>
    </message>
    <message>
        <source>Worker {number} to {place}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Ouvrier {number}&#xa0;: {place}</translation>
    </message>
    <message>
        <source>Worker {number}, {steps}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Ouvrier {number}, {steps}</translation>
    </message>
    <message>
        <source>Workers</source>
        <extracomment>ui/games/singapore/board/board_ui.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Ouvriers</translation>
    </message>
    <message>
        <source>Workers: {players}</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Ouvriers&#xa0;: {players}</translation>
    </message>
    <message>
        <source>Would grow, but no city stones are left</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Grandirait, mais il ne reste pas de pion de ville</translation>
    </message>
    <message>
        <source>Wrap label of {place}</source>
        <extracomment>ui/editor/tools/place.py</extracomment>
        <translation>Couper l’étiquette de «&#xa0;{place}&#xa0;» en lignes</translation>
    </message>
    <message>
        <source>Year</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/game_view.py, ui/games/indonesia/ledger_view.py, ui/games/indonesia/year_page.py</extracomment>
        <translation>Année</translation>
    </message>
    <message>
        <source>Year {year}</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>Année {year}</translation>
    </message>
    <message>
        <source>Year {year} is over</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>L’année {year} est finie</translation>
    </message>
    <message>
        <source>Year {year}: doubling the last year’s earnings brings {player} {amount}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Année {year}&#xa0;: le doublement des recettes de la dernière année rapporte {amount} à {player}</translation>
    </message>
    <message>
        <source>Year {year}: doubling the last year’s earnings costs {player} {amount}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Année {year}&#xa0;: le doublement des recettes de la dernière année coûte {amount} à {player}</translation>
    </message>
    <message>
        <source>Year {year}: {earnings}</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Année {year} : {earnings}</translation>
    </message>
    <message>
        <source>Year {year}: {player} earns {amount} with {companies}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Année {year}&#xa0;: {player} gagne {amount} avec {companies}</translation>
    </message>
    <message>
        <source>Year {year}: {player} loses {amount} with {companies}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Année {year}&#xa0;: {player} perd {amount} avec {companies}</translation>
    </message>
    <message>
        <source>Year {year}: {player} pays {amount} in the merger of {companies}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Année {year}&#xa0;: {player} paie {amount} pour la fusion&#xa0;: {companies}</translation>
    </message>
    <message>
        <source>Year {year}: {player} receives {amount} in the merger of {companies}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Année {year}&#xa0;: {player} reçoit {amount} pour la fusion&#xa0;: {companies}</translation>
    </message>
    <message>
        <source>Yearly earnings in rupiah: goods sold plus ship fees received, minus ship fees paid</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Recettes annuelles en roupies&#xa0;: marchandises vendues plus fret reçu, moins fret payé</translation>
    </message>
    <message>
        <source>Yearly income is then {amount}, against {than}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Le revenu annuel est alors de {amount}, contre {than}.</translation>
    </message>
    <message>
        <source>Years</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Années</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py, ui/games/indonesia/panels/city_growth.py, ui/games/indonesia/panels/research.py, ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Vous</translation>
    </message>
    <message>
        <source>You already have your second worker.</source>
        <extracomment>games/singapore/rules/use.py</extracomment>
        <translation>Vous avez déjà votre deuxième ouvrier.</translation>
    </message>
    <message>
        <source>You announce none, and are asked only in auctions in which you may bid.</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Vous n’en annoncez aucune, et la question ne vous est posée que pour les enchères où vous pouvez miser.</translation>
    </message>
    <message>
        <source>You build for the neutral colour: it costs nothing.</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Vous construisez pour la couleur neutre&#xa0;: cela ne coûte rien.</translation>
    </message>
    <message>
        <source>You can acquire companies in phase 4, Acquisitions.</source>
        <extracomment>ui/games/indonesia/game_view.py</extracomment>
        <translation>Vous pouvez acquérir des compagnies à la phase 4, Acquisitions.</translation>
    </message>
    <message>
        <source>You can change seats after the tutorial.</source>
        <extracomment>ui/table/tutorial/guided_bridge.py</extracomment>
        <translation>Vous pourrez changer de place après le tutoriel.</translation>
    </message>
    <message>
        <source>You can keep using the program.</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Vous pouvez continuer à utiliser le programme.</translation>
    </message>
    <message>
        <source>You can keep working. Your files are unchanged since you last saved.</source>
        <extracomment>ui/editor/standalone.py</extracomment>
        <translation>Vous pouvez continuer à travailler. Vos fichiers n’ont pas changé depuis votre dernier enregistrement.</translation>
    </message>
    <message numerus="yes">
        <source>You can return 1 to {n} chips here.</source>
        <extracomment>For one: You can return {n} chip here. games/singapore/rules/use.py</extracomment>
        <translation>
            <numerusform>Vous pouvez rendre {n} jeton ici.</numerusform>
            <numerusform>Vous pouvez rendre de 1 à {n} jetons ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can turn this screen off in Settings › Hidden information.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Vous pouvez désactiver cet écran dans Paramètres › Informations cachées.</translation>
    </message>
    <message>
        <source>You can’t afford a higher bid.</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Vous n’avez pas de quoi miser davantage.</translation>
    </message>
    <message>
        <source>You can’t afford a new area for {price}: you can only stop.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Vous ne pouvez pas payer une nouvelle zone à {price}&#xa0;: vous ne pouvez qu’arrêter.</translation>
    </message>
    <message>
        <source>You can’t afford any merger: you can only pass.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Vous ne pouvez payer aucune fusion&#xa0;: vous ne pouvez que passer.</translation>
    </message>
    <message>
        <source>You can’t branch off here: chance in this older game didn’t follow its seed.</source>
        <extracomment>ui/table/games/open_game.py</extracomment>
        <translation>Impossible de bifurquer ici&#xa0;: dans cette ancienne partie, le hasard ne suivait pas sa graine.</translation>
    </message>
    <message>
        <source>You can’t choose this on the board. Use the panel.</source>
        <extracomment>ui/table/panels/panel.py</extracomment>
        <translation>Ce choix ne se fait pas sur le plateau. Utilisez le panneau.</translation>
    </message>
    <message>
        <source>You can’t choose {place} now.</source>
        <extracomment>ui/table/panels/answers.py</extracomment>
        <translation>Vous ne pouvez pas choisir {place} maintenant.</translation>
    </message>
    <message>
        <source>You can’t merge {a} with {b}.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Vous ne pouvez pas fusionner {a} et {b}.</translation>
    </message>
    <message>
        <source>You can’t outbid {bid}: you can only pass, and get {gain} or more.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Vous ne pouvez pas dépasser {bid}&#xa0;: vous ne pouvez que passer et recevez {gain} ou plus.</translation>
    </message>
    <message>
        <source>You can’t outbid {bid}: you can only pass, and get {gain}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Vous ne pouvez pas dépasser {bid}&#xa0;: vous ne pouvez que passer et recevez {gain}.</translation>
    </message>
    <message>
        <source>You can’t outbid {bid}: you can only pass.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Vous ne pouvez pas dépasser {bid}&#xa0;: vous ne pouvez que passer.</translation>
    </message>
    <message>
        <source>You can’t undo this because something has been drawn at random since then.</source>
        <extracomment>core/session.py</extracomment>
        <translation>Vous ne pouvez pas annuler cela, car quelque chose a été tiré au hasard depuis.</translation>
    </message>
    <message>
        <source>You could, but build in Seroja this time. Budi will build in Anggrek, and more cities buy more rice.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Ce serait possible, mais bâtissez cette fois à Seroja. Budi bâtira à Anggrek, et plus de villes achètent plus de riz.</translation>
    </message>
    <message>
        <source>You could, but choose C6 this time. It costs £3, more than the others.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ce serait possible, mais choisissez cette fois C6. Cette parcelle coûte £3, plus que les autres.</translation>
    </message>
    <message>
        <source>You could, but choose H6 this time. It costs £3, more than the others.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ce serait possible, mais choisissez cette fois H6. Cette parcelle coûte £3, plus que les autres.</translation>
    </message>
    <message>
        <source>You could, but put your second worker on Raffles’ Plan on E2 this time.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ce serait possible, mais placez cette fois votre deuxième ouvrier sur le Plan de Raffles, en E2.</translation>
    </message>
    <message>
        <source>You could, but your own ships save you the fees. Start Teratai shipping in the Still Lagoon.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Ce serait possible, mais vos propres navires vous épargnent le fret. Fondez Navigation Teratai dans la lagune Calme.</translation>
    </message>
    <message>
        <source>You don’t have enough cash for any merger.</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Vos liquidités ne suffisent pour aucune fusion.</translation>
    </message>
    <message>
        <source>You don’t have permission to do that.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Vous n’avez pas le droit de faire cela.</translation>
    </message>
    <message>
        <source>You don’t have permission to write to this folder.</source>
        <extracomment>ui/play/save_lock.py</extracomment>
        <translation>Vous n’avez pas le droit d’écrire dans ce dossier.</translation>
    </message>
    <message>
        <source>You don’t have that city card for this era.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>Vous n’avez pas cette carte de ville pour cette ère.</translation>
    </message>
    <message>
        <source>You don’t have that worker.</source>
        <extracomment>games/singapore/rules/turn.py, games/singapore/rules/use.py</extracomment>
        <translation>Vous n’avez pas cet ouvrier.</translation>
    </message>
    <message>
        <source>You don’t own {company}.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Vous ne possédez pas {company}.</translation>
    </message>
    <message>
        <source>You get {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Vous recevez {amount}.</translation>
    </message>
    <message>
        <source>You have no black chips to return.</source>
        <extracomment>games/singapore/rules/use.py</extracomment>
        <translation>Vous n’avez pas de jetons noirs à rendre.</translation>
    </message>
    <message>
        <source>You have no steps left in this turn.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Vous n’avez plus de pas dans ce tour.</translation>
    </message>
    <message>
        <source>You have no worker in hand.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Vous n’avez pas d’ouvrier en main.</translation>
    </message>
    <message>
        <source>You keep</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Vous gardez</translation>
    </message>
    <message>
        <source>You lay the road of the neutral colour’s new building.</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Vous posez la route du nouveau bâtiment de la couleur neutre.</translation>
    </message>
    <message>
        <source>You must sell as many goods as possible, even at a loss. You choose which ones and where.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Vous devez vendre autant de marchandises que possible, même à perte. Vous choisissez lesquelles et où.</translation>
    </message>
    <message>
        <source>You only have {cash}&#xa0;Rp in cash, so you can’t bid {bid}&#xa0;Rp.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Vous n’avez que {cash}&#xa0;Rp de liquidités&#xa0;; vous ne pouvez donc pas miser {bid}&#xa0;Rp.</translation>
    </message>
    <message>
        <source>You pay</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Vous payez</translation>
    </message>
    <message>
        <source>You pay {amount} and get {share} of it back.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Vous payez {amount} et en récupérez {share}.</translation>
    </message>
    <message>
        <source>You pay {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Vous payez {amount}.</translation>
    </message>
    <message>
        <source>You reach the seal at {seal} and get {money}.</source>
        <extracomment>ui/games/singapore/recap.py</extracomment>
        <translation>Vous atteignez le sceau de la case {seal} et recevez {money}.</translation>
    </message>
    <message>
        <source>You won the merger</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Vous avez remporté la fusion</translation>
    </message>
    <message>
        <source>You, net</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Vous, net</translation>
    </message>
    <message>
        <source>You, net: what you get or pay if the lowest bid wins</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Vous, net&#xa0;: ce que vous recevez ou payez si la mise la plus basse l’emporte</translation>
    </message>
    <message>
        <source>Your bid of 110 was paid out by area, 22 each: you got 66 back, and Budi got 44. So for 44 you bought two areas that earn 40 a year. The merged company takes up only one slot and sells all its goods in one go. Its deeds stay together for good.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Votre mise de 110 a été versée selon les régions, 22 chacune&#xa0;: vous en avez récupéré 66, et Budi a reçu 44. Pour 44, vous avez donc acheté deux régions qui rapportent 40 par an. La compagnie fusionnée n’occupe qu’un emplacement et vend toutes ses marchandises d’un coup. Ses concessions restent ensemble pour toujours.</translation>
    </message>
    <message>
        <source>Your bid: {amount}.</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Votre mise&#xa0;: {amount}.</translation>
    </message>
    <message numerus="yes">
        <source>Your bids are multiplied by {n}.</source>
        <extracomment>For one: Your bids are multiplied by {n}. ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>
            <numerusform>Vos mises sont multipliées par {n}.</numerusform>
            <numerusform>Vos mises sont multipliées par {n}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your changes are back, but you can’t undo them. The steps were kept in a damaged file.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Vos changements sont de retour, mais vous ne pouvez pas les annuler. Les étapes étaient gardées dans un fichier endommagé.</translation>
    </message>
    <message>
        <source>Your changes will be lost when you quit.</source>
        <extracomment>ui/settings/settings_file.py</extracomment>
        <translation>Vos changements seront perdus quand vous quitterez.</translation>
    </message>
    <message>
        <source>Your city card</source>
        <extracomment>ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>Votre carte de ville</translation>
    </message>
    <message>
        <source>Your companies should have more room to grow, worth about {amount}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Vos compagnies devraient avoir plus de place pour s’étendre, ce qui vaut environ {amount}.</translation>
    </message>
    <message>
        <source>Your flag is on {lot}.</source>
        <extracomment>ui/games/singapore/recap.py</extracomment>
        <translation>Votre drapeau est sur {lot}.</translation>
    </message>
    <message>
        <source>Your flag is on {lot}. You build there.</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Votre drapeau est sur {lot}. C’est là que vous construisez.</translation>
    </message>
    <message>
        <source>Your game</source>
        <extracomment>ui/table/own_story.py</extracomment>
        <translation>Votre partie</translation>
    </message>
    <message>
        <source>Your game is saved in {file}.</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Votre partie est enregistrée dans {file}.</translation>
    </message>
    <message>
        <source>Your maps</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Vos cartes</translation>
    </message>
    <message>
        <source>Your move is shown on the board.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Votre coup est montré sur le plateau.</translation>
    </message>
    <message>
        <source>Your name, or nothing</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Votre nom, ou rien</translation>
    </message>
    <message>
        <source>Your own map in {folder}</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Votre propre carte dans {folder}</translation>
    </message>
    <message>
        <source>Your production companies should earn about {amount} more by the end.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Vos compagnies de production devraient gagner environ {amount} de plus d’ici la fin.</translation>
    </message>
    <message>
        <source>Your record</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Votre bilan</translation>
    </message>
    <message>
        <source>Your record was damaged and has been started again from your saved games. The old file is {file}.</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Votre bilan était endommagé et a été refait à partir de vos parties enregistrées. L’ancien fichier est {file}.</translation>
    </message>
    <message>
        <source>Your record was deleted.</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Votre bilan a été supprimé.</translation>
    </message>
    <message>
        <source>Your record was written by a later version of the program. Update the program to see it.</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Votre bilan a été écrit par une version plus récente du programme. Mettez le programme à jour pour le voir.</translation>
    </message>
    <message>
        <source>Your record…</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Votre bilan…</translation>
    </message>
    <message>
        <source>Your ships earned {amount} from other players.</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>Vos navires ont rapporté {amount}, payés par d’autres joueurs.</translation>
    </message>
    <message>
        <source>Your ships should earn about {amount} more by the end.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Vos navires devraient gagner environ {amount} de plus d’ici la fin.</translation>
    </message>
    <message>
        <source>Your turn is over: nothing more is possible. End it.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Votre tour est fini : plus rien n’est possible. Terminez-le.</translation>
    </message>
    <message>
        <source>Your turn: build</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py, ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Votre tour&#xa0;: construire</translation>
    </message>
    <message>
        <source>Your turn: move and act</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Votre tour&#xa0;: se déplacer et agir</translation>
    </message>
    <message numerus="yes">
        <source>Your whole game was recovered ({n} decisions).</source>
        <extracomment>For one: Your whole game was recovered ({n} decision). ui/table/games/start_screen.py</extracomment>
        <translation>
            <numerusform>Toute votre partie a été récupérée ({n} décision).</numerusform>
            <numerusform>Toute votre partie a été récupérée ({n} décisions).</numerusform>
        </translation>
    </message>
    <message>
        <source>Your worker is here</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Votre ouvrier est ici</translation>
    </message>
    <message>
        <source>Your workers stand well for the next turn. End this one.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Vos ouvriers sont bien placés pour le tour suivant. Terminez celui-ci.</translation>
    </message>
    <message>
        <source>You’re caught in a raid</source>
        <extracomment>ui/games/singapore/offer.py</extracomment>
        <translation>Vous vous faites prendre</translation>
    </message>
    <message>
        <source>You’re editing a repaired copy. The damaged files won’t be changed. Save the copy under a new name.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Vous modifiez une copie réparée. Les fichiers endommagés ne seront pas modifiés. Enregistrez la copie sous un nouveau nom.</translation>
    </message>
    <message>
        <source>You’re looking at the past. Return to the present first.</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Vous regardez le passé. Revenez d’abord au présent.</translation>
    </message>
    <message>
        <source>You’re skipped</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Votre tour est sauté</translation>
    </message>
    <message>
        <source>You’ve played all seven phases. Play a full game against bots, or continue right here: the script is over, so you and Budi can now do anything the rules allow.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Vous avez joué les sept phases. Jouez une partie complète contre des bots, ou continuez ici&#xa0;: le scénario est fini, et vous et Budi pouvez maintenant faire tout ce que les règles permettent.</translation>
    </message>
    <message>
        <source>ZIP archive of CSV tables (*.zip)</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Archive ZIP de tableaux CSV (*.zip)</translation>
    </message>
    <message>
        <source>Zoom</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/preferences.py, ui/settings/shortcuts.py</extracomment>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/menus.py</extracomment>
        <translation>&amp;Zoom avant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/menus.py</extracomment>
        <translation>Zoom arriè&amp;re</translation>
    </message>
    <message>
        <source>Zoom to</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Zoomer dessus</translation>
    </message>
    <message>
        <source>Zoom to the places you can choose</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Zoomer sur les lieux que vous pouvez choisir</translation>
    </message>
    <message>
        <source>Zoom to your choices</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Zoomer sur vos choix</translation>
    </message>
    <message>
        <source>Zooms to the places you can choose, and back afterwards. Small windows are less than 1600 pixels wide.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Zoome sur les lieux que vous pouvez choisir, puis revient. Les petites fenêtres font moins de 1600&#xa0;pixels de large.</translation>
    </message>
    <message>
        <source>a further road</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>une autre route</translation>
    </message>
    <message>
        <source>a lot</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>une parcelle</translation>
    </message>
    <message>
        <source>a point</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>un point</translation>
    </message>
    <message>
        <source>a seal, the first time: {spaces}</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>un sceau, la première fois&#xa0;: {spaces}</translation>
    </message>
    <message>
        <source>a slot is already free</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>un emplacement est déjà libre</translation>
    </message>
    <message>
        <source>a space back on the victory track</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>une case en arrière sur la piste de victoire</translation>
    </message>
    <message>
        <source>about {amount}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>environ {amount}</translation>
    </message>
    <message>
        <source>all your slots are taken</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>tous vos emplacements sont pris</translation>
    </message>
    <message>
        <source>already used in this turn</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>déjà utilisé dans ce tour</translation>
    </message>
    <message numerus="yes">
        <source>announce mergers of up to {n} deeds</source>
        <extracomment>For one: announce mergers of up to {n} deed ui/games/indonesia/texts/names.py</extracomment>
        <translation>
            <numerusform>annoncer des fusions de {n} concession au plus</numerusform>
            <numerusform>annoncer des fusions de {n} concessions au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>announce no mergers</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>n’annoncer aucune fusion</translation>
    </message>
    <message>
        <source>another area isn’t worth its price now</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>une région de plus ne vaut pas son prix maintenant</translation>
    </message>
    <message>
        <source>area “{area}”</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>région «&#xa0;{area}&#xa0;»</translation>
    </message>
    <message>
        <source>as printed on it</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>comme imprimé dessus</translation>
    </message>
    <message>
        <source>at first glance</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>à première vue</translation>
    </message>
    <message>
        <source>bank {amount}</source>
        <extracomment>ui/games/indonesia/final_screen.py, ui/games/indonesia/player_cards.py</extracomment>
        <translation>banque {amount}</translation>
    </message>
    <message>
        <source>best: {company}</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>la meilleure&#xa0;: {company}</translation>
    </message>
    <message>
        <source>best: {place}</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>au mieux&#xa0;: {place}</translation>
    </message>
    <message>
        <source>bids after you</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>mise après vous</translation>
    </message>
    <message>
        <source>bids count ×{factor}</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>les mises comptent ×{factor}</translation>
    </message>
    <message>
        <source>black chip</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>jeton noir</translation>
    </message>
    <message>
        <source>building</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>bâtiment</translation>
    </message>
    <message>
        <source>buys {number}</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>achète {number}</translation>
    </message>
    <message>
        <source>by chance: {share}</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>au hasard&#xa0;: {share}</translation>
    </message>
    <message>
        <source>byte {start}</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>octet {start}</translation>
    </message>
    <message>
        <source>can grow: {cities}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>peuvent grandir&#xa0;: {cities}</translation>
    </message>
    <message>
        <source>cards: {eras}</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>cartes&#xa0;: {eras}</translation>
    </message>
    <message>
        <source>cash to spend</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>liquidités à dépenser</translation>
    </message>
    <message>
        <source>cash {amount}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>liquidités {amount}</translation>
    </message>
    <message>
        <source>city</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/indonesia/chart_data.py</extracomment>
        <translation>ville</translation>
    </message>
    <message>
        <source>city card {id}</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>carte de ville {id}</translation>
    </message>
    <message>
        <source>city card “{id}”</source>
        <extracomment>games/indonesia/maps/repair.py, games/indonesia/rules/scenario.py</extracomment>
        <translation>carte de ville «&#xa0;{id}&#xa0;»</translation>
    </message>
    <message>
        <source>city cards: {eras}</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>cartes de ville&#xa0;: {eras}</translation>
    </message>
    <message>
        <source>city of size {size}</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>ville de taille {size}</translation>
    </message>
    <message>
        <source>cloth</source>
        <extracomment>games/singapore/rules/constants.py</extracomment>
        <translation>étoffe</translation>
    </message>
    <message>
        <source>coast {a} – {b}</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>côte {a} – {b}</translation>
    </message>
    <message>
        <source>colour and pattern show the owner</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>couleur et motif indiquent le propriétaire</translation>
    </message>
    <message>
        <source>costs £{price}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>coûte £{price}</translation>
    </message>
    <message>
        <source>counts as {strength}</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>compte pour {strength}</translation>
    </message>
    <message>
        <source>decision {number}</source>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>décision {number}</translation>
    </message>
    <message>
        <source>deed “{id}”</source>
        <extracomment>games/indonesia/maps/repair.py, games/indonesia/rules/scenario.py</extracomment>
        <translation>concession «&#xa0;{id}&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>discards the deeds {deeds}</source>
        <extracomment>For one: discards the deed {deeds} ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>
            <numerusform>défausse la concession {deeds}</numerusform>
            <numerusform>défausse les concessions {deeds}</numerusform>
        </translation>
    </message>
    <message>
        <source>draws a chip</source>
        <extracomment>ui/games/singapore/texts/advice.py, ui/games/singapore/texts/planning.py</extracomment>
        <translation>fait tirer un jeton</translation>
    </message>
    <message>
        <source>draws no chip</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>ne fait pas tirer de jeton</translation>
    </message>
    <message>
        <source>drop out of this auction</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>quitter ces enchères</translation>
    </message>
    <message>
        <source>each area leaves you {amount} less</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>chaque zone vous laisse {amount} de moins</translation>
    </message>
    <message>
        <source>each chip and opium in a raid</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>chaque jeton et opium lors d’une descente</translation>
    </message>
    <message numerus="yes">
        <source>each of your {n} ships carries one more good</source>
        <extracomment>For one: your ship carries one more good ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>votre navire transporte une marchandise de plus</numerusform>
            <numerusform>chacun de vos {n} navires transporte une marchandise de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each ship carries {n} goods</source>
        <extracomment>For one: each ship carries {n} good ui/games/indonesia/texts/names.py</extracomment>
        <translation>
            <numerusform>chaque navire transporte {n} marchandise</numerusform>
            <numerusform>chaque navire transporte {n} marchandises</numerusform>
        </translation>
    </message>
    <message>
        <source>each: {cost}</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>chacun&#xa0;: {cost}</translation>
    </message>
    <message>
        <source>earn {amount}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>gagner {amount}</translation>
    </message>
    <message>
        <source>earned {amount} together</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>ont gagné {amount} ensemble</translation>
    </message>
    <message>
        <source>elephant</source>
        <extracomment>ui/table/heads.py</extracomment>
        <translation>éléphant</translation>
    </message>
    <message>
        <source>empty canvas</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>canevas vide</translation>
    </message>
    <message>
        <source>end</source>
        <comment>of the game</comment>
        <extracomment>ui/games/indonesia/chart_data.py, ui/table/review/review_texts.py</extracomment>
        <translation>fin</translation>
    </message>
    <message>
        <source>ends your turn</source>
        <extracomment>ui/games/singapore/panels/plans_page.py, ui/games/singapore/panels/turn.py</extracomment>
        <translation>termine votre tour</translation>
    </message>
    <message>
        <source>everything else</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>tout le reste</translation>
    </message>
    <message>
        <source>exception {a} – {b}</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>exception {a} – {b}</translation>
    </message>
    <message numerus="yes">
        <source>expand by up to {n} areas or ships</source>
        <extracomment>For one: expand by {n} area or ship ui/games/indonesia/texts/names.py</extracomment>
        <translation>
            <numerusform>s’étendre de {n} région ou navire</numerusform>
            <numerusform>s’étendre de {n} régions ou navires au plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expands by {n} for free</source>
        <extracomment>For one: expands by {n} for free ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>s’étend de {n} gratuitement</numerusform>
            <numerusform>s’étend de {n} gratuitement</numerusform>
        </translation>
    </message>
    <message>
        <source>feature {number}</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>élément {number}</translation>
    </message>
    <message>
        <source>feature {number}, “{id}”</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>élément {number}, «&#xa0;{id}&#xa0;»</translation>
    </message>
    <message>
        <source>feature “{id}”</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>élément «&#xa0;{id}&#xa0;»</translation>
    </message>
    <message>
        <source>fewer black chips after this turn</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>moins de jetons noirs après ce tour</translation>
    </message>
    <message>
        <source>fewer points for others: {best}, not {other}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>moins de points pour les autres&#xa0;: {best} au lieu de {other}</translation>
    </message>
    <message>
        <source>first year up to {amount}</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>jusqu’à {amount} la première année</translation>
    </message>
    <message>
        <source>first year {amount}</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>{amount} la première année</translation>
    </message>
    <message>
        <source>for free</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>gratuitement</translation>
    </message>
    <message>
        <source>for {amount}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>pour {amount}</translation>
    </message>
    <message>
        <source>for {price}</source>
        <extracomment>ui/games/singapore/panels/building.py, ui/games/singapore/texts/building.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>pour {price}</translation>
    </message>
    <message>
        <source>for {price} more</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>pour {price} de plus</translation>
    </message>
    <message>
        <source>for £1 more</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>pour £1 de plus</translation>
    </message>
    <message>
        <source>free slots</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>emplacements libres</translation>
    </message>
    <message>
        <source>from era {era}: {deed}</source>
        <extracomment>ui/games/indonesia/deed_list.py</extracomment>
        <translation>dès l’ère {era}&#xa0;: {deed}</translation>
    </message>
    <message>
        <source>full</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>plein</translation>
    </message>
    <message>
        <source>further from what is useful to the other player</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>plus loin de ce qui est utile à l’autre</translation>
    </message>
    <message>
        <source>get {amount}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>recevoir {amount}</translation>
    </message>
    <message>
        <source>get {amount} or more</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>recevoir {amount} ou plus</translation>
    </message>
    <message>
        <source>gets {amount}</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>reçoit {amount}</translation>
    </message>
    <message>
        <source>gives {money}</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>donne {money}</translation>
    </message>
    <message>
        <source>go to {building}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>aller&#xa0;: {building}</translation>
    </message>
    <message>
        <source>goods of any kind</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>marchandises au choix</translation>
    </message>
    <message>
        <source>goods of one kind</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>marchandises identiques</translation>
    </message>
    <message>
        <source>goods received and still needed</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>marchandises reçues et encore nécessaires</translation>
    </message>
    <message>
        <source>goods waiting for buyers or ships</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>marchandises en attente d’acheteurs ou de navires</translation>
    </message>
    <message>
        <source>grown</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>a grandi</translation>
    </message>
    <message>
        <source>grows</source>
        <comment>city</comment>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>grandit</translation>
    </message>
    <message>
        <source>growth</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>croissance</translation>
    </message>
    <message>
        <source>guaranteed money</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>argent garanti</translation>
    </message>
    <message>
        <source>has operated this year</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>a été exploitée cette année</translation>
    </message>
    <message>
        <source>has the hut</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>a la cabane</translation>
    </message>
    <message numerus="yes">
        <source>hold up to {n} companies</source>
        <extracomment>For one: hold up to {n} company ui/games/indonesia/texts/names.py</extracomment>
        <translation>
            <numerusform>détenir {n} compagnie au plus</numerusform>
            <numerusform>détenir {n} compagnies au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>hornbill</source>
        <extracomment>ui/table/heads.py</extracomment>
        <translation>calao</translation>
    </message>
    <message>
        <source>if nobody outbids you, you play {place}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>sans surenchère, vous jouez en {place} position</translation>
    </message>
    <message>
        <source>illegal</source>
        <extracomment>ui/games/singapore/texts/names.py, ui/games/singapore/tile_row.py</extracomment>
        <translation>illégal</translation>
    </message>
    <message>
        <source>illegal building</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>bâtiment illégal</translation>
    </message>
    <message>
        <source>in the list</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>dans la liste</translation>
    </message>
    <message>
        <source>income from the current board</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>revenus du plateau actuel</translation>
    </message>
    <message>
        <source>is removed</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>est retirée</translation>
    </message>
    <message numerus="yes">
        <source>it can grow into {n} sea areas</source>
        <extracomment>For one: it can grow into {n} sea area ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>elle peut s’étendre dans {n} région maritime</numerusform>
            <numerusform>elle peut s’étendre dans {n} régions maritimes</numerusform>
        </translation>
    </message>
    <message>
        <source>it can’t add ships, so its turn changes nothing</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>elle ne peut pas ajouter de navires, son tour ne change donc rien</translation>
    </message>
    <message>
        <source>it can’t sell anything now, so it takes nothing from your others</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>elle ne peut rien vendre maintenant et ne prend donc rien à vos autres compagnies</translation>
    </message>
    <message>
        <source>it helps nobody else for now</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>cela n’aide personne d’autre pour l’instant</translation>
    </message>
    <message numerus="yes">
        <source>it joins {n} zones</source>
        <extracomment>For one: it joins {n} zones ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>cela réunit {n} zone</numerusform>
            <numerusform>cela réunit {n} zones</numerusform>
        </translation>
    </message>
    <message>
        <source>it keeps the deed from the other players</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>cela prive les autres joueurs de la concession</translation>
    </message>
    <message numerus="yes">
        <source>it makes room for {n} more areas</source>
        <extracomment>For one: it makes room for {n} more area ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>cela donne la place pour {n} région de plus</numerusform>
            <numerusform>cela donne la place pour {n} régions de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>it makes the routes longer</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>cela allonge les routes</translation>
    </message>
    <message>
        <source>it opens larger mergers later</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>cela permet de plus grandes fusions plus tard</translation>
    </message>
    <message>
        <source>it sells {goods} for {amount}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>elle vend {goods} pour {amount}</translation>
    </message>
    <message>
        <source>its ships reach no city yet</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>ses navires n’atteignent encore aucune ville</translation>
    </message>
    <message numerus="yes">
        <source>its {n} new ships can carry goods this year</source>
        <extracomment>For one: its new ship can carry goods this year ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>son nouveau navire peut transporter des marchandises cette année</numerusform>
            <numerusform>ses {n} nouveaux navires peuvent transporter des marchandises cette année</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins {n} zones</source>
        <extracomment>For one: joins {n} zone ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>réunit {n} zone</numerusform>
            <numerusform>réunit {n} zones</numerusform>
        </translation>
    </message>
    <message>
        <source>just as good</source>
        <extracomment>games/singapore/bots/explain.py, ui/games/indonesia/texts/advice.py</extracomment>
        <translation>tout aussi bon</translation>
    </message>
    <message>
        <source>keep your money for the end</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>garder l’argent pour la fin</translation>
    </message>
    <message>
        <source>land area “{id}”</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>région terrestre «&#xa0;{id}&#xa0;»</translation>
    </message>
    <message>
        <source>largest</source>
        <comment>city</comment>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>maximale</translation>
    </message>
    <message>
        <source>last year doubled {amount}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>dernière année doublée {amount}</translation>
    </message>
    <message>
        <source>last year {amount}</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>l’an dernier {amount}</translation>
    </message>
    <message>
        <source>leads</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>en tête</translation>
    </message>
    <message numerus="yes">
        <source>leaves {n} slots free</source>
        <extracomment>For one: leaves {n} slot free ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>laisse {n} emplacement libre</numerusform>
            <numerusform>laisse {n} emplacements libres</numerusform>
        </translation>
    </message>
    <message>
        <source>let {players} pay {amount} for it</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>laisser {players} payer {amount}</translation>
    </message>
    <message>
        <source>letters of the companies that can start there</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>lettres des compagnies qui peuvent y être fondées</translation>
    </message>
    <message>
        <source>line {line}</source>
        <extracomment>core/record.py, files/strict_json.py, mapmaking/imports/svg.py</extracomment>
        <translation>ligne {line}</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <extracomment>mapmaking/imports/geojson.py, mapmaking/imports/svg.py</extracomment>
        <translation>ligne {line}, colonne {column}</translation>
    </message>
    <message>
        <source>link {a} – {b}</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>lien {a} – {b}</translation>
    </message>
    <message>
        <source>linked</source>
        <comment>would be</comment>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>reliées</translation>
    </message>
    <message>
        <source>links between sea areas with ships</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>liens entre régions maritimes avec navires</translation>
    </message>
    <message>
        <source>loses {opium} opium</source>
        <extracomment>ui/games/singapore/chips_page.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>perd {opium} opium</translation>
    </message>
    <message>
        <source>may add {number}</source>
        <comment>ships</comment>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>peut ajouter {number}</translation>
    </message>
    <message>
        <source>may be open on the computer “{computer}”</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>peut-être ouverte sur l’ordinateur «&#xa0;{computer}&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>may buy {n} areas for {price} each</source>
        <extracomment>For one: may buy {n} area for {price} ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>peut acheter {n} région pour {price}</numerusform>
            <numerusform>peut acheter {n} régions pour {price} chacune</numerusform>
        </translation>
    </message>
    <message>
        <source>merged</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>fusion</translation>
    </message>
    <message>
        <source>money and goods hidden</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>argent et marchandises cachés</translation>
    </message>
    <message>
        <source>more goods after this turn: {best}, not {other}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>plus de marchandises après ce tour&#xa0;: {best} au lieu de {other}</translation>
    </message>
    <message>
        <source>more goods can pass there</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>plus de marchandises peuvent y passer</translation>
    </message>
    <message>
        <source>more money after this turn: £{best}, not £{other}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>plus d’argent après ce tour&#xa0;: £{best} au lieu de £{other}</translation>
    </message>
    <message>
        <source>more points in this turn: {best}, not {other}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>plus de points dans ce tour&#xa0;: {best} au lieu de {other}</translation>
    </message>
    <message>
        <source>more ships wouldn’t bring more now</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>plus de navires n’apporteraient rien de plus maintenant</translation>
    </message>
    <message>
        <source>name or number of each area</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>nom ou numéro de chaque région</translation>
    </message>
    <message>
        <source>nearer to useful buildings and to the workers</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>plus près des bâtiments utiles et des ouvriers</translation>
    </message>
    <message numerus="yes">
        <source>nearest to growing, {n} goods short: {cities}</source>
        <extracomment>For one: nearest to growing, {n} good short: {cities} ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>au plus près de grandir, {n} marchandise manque : {cities}</numerusform>
            <numerusform>au plus près de grandir, {n} marchandises manquent : {cities}</numerusform>
        </translation>
    </message>
    <message>
        <source>net cost {amount}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>coût net {amount}</translation>
    </message>
    <message>
        <source>never saved</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>jamais enregistrée</translation>
    </message>
    <message>
        <source>new</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>new city</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>nouvelle ville</translation>
    </message>
    <message>
        <source>new company</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>nouvelle compagnie</translation>
    </message>
    <message>
        <source>new ship</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>nouveau navire</translation>
    </message>
    <message>
        <source>next</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>suivant</translation>
    </message>
    <message>
        <source>next to {buildings}</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>à côté&#xa0;: {buildings}</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/singapore/board/board_ui.py</extracomment>
        <translation>non</translation>
    </message>
    <message>
        <source>no ID</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>pas d’ID</translation>
    </message>
    <message>
        <source>no cards</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>aucune carte</translation>
    </message>
    <message>
        <source>no city cards left</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>plus aucune carte de ville</translation>
    </message>
    <message>
        <source>no city stone left</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>plus de pion de ville</translation>
    </message>
    <message>
        <source>no company on offer now</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>aucune compagnie disponible</translation>
    </message>
    <message>
        <source>no company on offer would earn yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>aucune compagnie disponible ne gagnerait encore</translation>
    </message>
    <message>
        <source>no deed is worth a slot now</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>aucune concession ne vaut un emplacement maintenant</translation>
    </message>
    <message>
        <source>no expansion</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>pas d’extension</translation>
    </message>
    <message>
        <source>no merger is worth its price now</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>aucune fusion ne vaut son prix maintenant</translation>
    </message>
    <message>
        <source>no more this era</source>
        <comment>ships</comment>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>plus aucun dans cette ère</translation>
    </message>
    <message>
        <source>no new mergers possible yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>aucune nouvelle fusion possible pour l’instant</translation>
    </message>
    <message>
        <source>no new room to expand</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>pas de nouvelle place pour s’étendre</translation>
    </message>
    <message>
        <source>no ship reaches it yet</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>aucun navire ne l’atteint encore</translation>
    </message>
    <message numerus="yes">
        <source>no ships lead to a city yet, but it has room to grow by {n} areas</source>
        <extracomment>For one: no ships lead to a city yet, but it has room to grow by {n} area ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>aucun navire ne mène encore à une ville, mais il y a la place de s’étendre de {n} région</numerusform>
            <numerusform>aucun navire ne mène encore à une ville, mais il y a la place de s’étendre de {n} régions</numerusform>
        </translation>
    </message>
    <message>
        <source>no ships yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>aucun navire pour l’instant</translation>
    </message>
    <message>
        <source>no step helps you more than it helps others</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>aucun cran ne vous aide plus qu’il n’aide les autres</translation>
    </message>
    <message>
        <source>no steps left</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>plus de pas</translation>
    </message>
    <message>
        <source>no uses left</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>plus d’usage</translation>
    </message>
    <message>
        <source>nobody could sell more there yet</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>personne ne pourrait encore y vendre plus</translation>
    </message>
    <message>
        <source>nobody else</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>personne d’autre</translation>
    </message>
    <message>
        <source>nobody else gets a point</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>personne d’autre ne reçoit de point</translation>
    </message>
    <message>
        <source>none</source>
        <comment>border</comment>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>none of your companies can use it yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>aucune de vos compagnies ne peut en profiter pour l’instant</translation>
    </message>
    <message>
        <source>none possible now</source>
        <comment>steps</comment>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>aucun possible maintenant</translation>
    </message>
    <message>
        <source>none would bring you more a year yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>aucune ne vous rapporterait encore plus par an</translation>
    </message>
    <message>
        <source>not clearly stronger</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>pas nettement plus fort</translation>
    </message>
    <message>
        <source>not linked</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>non reliées</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/singapore/table_strip.py, ui/games/singapore/texts/names.py, ui/games/singapore/texts/planning.py</extracomment>
        <translation>rien</translation>
    </message>
    <message>
        <source>nothing more for you</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>rien de plus pour vous</translation>
    </message>
    <message>
        <source>nothing nearby yet</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>rien à proximité pour l’instant</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>oil</source>
        <extracomment>games/indonesia/rules/constants.py</extracomment>
        <translation>pétrole</translation>
    </message>
    <message>
        <source>on display</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>à l’étalage</translation>
    </message>
    <message>
        <source>on display, with the hut</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>à l’étalage, avec la cabane</translation>
    </message>
    <message>
        <source>on the board or in the list</source>
        <extracomment>ui/table/panels/panel.py</extracomment>
        <translation>plateau ou liste</translation>
    </message>
    <message>
        <source>on this map</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>sur cette carte</translation>
    </message>
    <message>
        <source>one more good can be sold each year</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>une marchandise de plus peut être vendue chaque année</translation>
    </message>
    <message>
        <source>one more good costs nothing</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>une marchandise de plus ne coûte rien</translation>
    </message>
    <message>
        <source>only the first {most} are listed</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>seules les {most} premières sont affichées</translation>
    </message>
    <message>
        <source>only {n} possible now</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{n} possibles au plus maintenant</translation>
    </message>
    <message numerus="yes">
        <source>opens {building}, {n} steps away</source>
        <extracomment>For one: opens {building}, {n} step away ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>
            <numerusform>ouvre {building}, à {n} pas</numerusform>
            <numerusform>ouvre {building}, à {n} pas</numerusform>
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
        <translation>orang-outan</translation>
    </message>
    <message>
        <source>order of play</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>ordre du tour</translation>
    </message>
    <message>
        <source>others cover them completely</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>d’autres les recouvrent entièrement</translation>
    </message>
    <message>
        <source>others: {gains}</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>autres : {gains}</translation>
    </message>
    <message numerus="yes">
        <source>otherwise {company} takes {n} of its sales</source>
        <extracomment>For one: otherwise {company} takes {n} of its sales ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>sinon, {company} prend {n} de ses ventes</numerusform>
            <numerusform>sinon, {company} prend {n} de ses ventes</numerusform>
        </translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>a passé</translation>
    </message>
    <message>
        <source>owned by</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>propriétaire</translation>
    </message>
    <message>
        <source>paid by</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>payé par</translation>
    </message>
    <message>
        <source>paid to</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>payé à</translation>
    </message>
    <message>
        <source>part of the best turn that the bot sees from here</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>fait partie du meilleur tour que le bot voit d’ici</translation>
    </message>
    <message>
        <source>pays {amount}</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>paie {amount}</translation>
    </message>
    <message>
        <source>pays {amount}, gets {share} back</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>paie {amount}, récupère {share}</translation>
    </message>
    <message>
        <source>pays {money}</source>
        <extracomment>ui/games/singapore/chips_page.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>paie {money}</translation>
    </message>
    <message numerus="yes">
        <source>plays {n} moves first</source>
        <extracomment>For one: plays {n} move first ui/games/singapore/panels/turn.py</extracomment>
        <translation>
            <numerusform>joue d’abord {n} coup</numerusform>
            <numerusform>joue d’abord {n} coups</numerusform>
        </translation>
    </message>
    <message>
        <source>point at a company or click its slot</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>pointez une compagnie ou cliquez sur son emplacement</translation>
    </message>
    <message>
        <source>point at an area to see its coasts too</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>pointez une région pour voir aussi ses côtes</translation>
    </message>
    <message>
        <source>pounds</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>livres</translation>
    </message>
    <message>
        <source>prospects of production companies</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>perspectives des compagnies de production</translation>
    </message>
    <message>
        <source>prospects of shipping companies</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>perspectives des compagnies maritimes</translation>
    </message>
    <message>
        <source>put a worker on any building</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>placer un ouvrier sur n’importe quel bâtiment</translation>
    </message>
    <message>
        <source>puts {cities} in reach</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>met {cities} à portée</translation>
    </message>
    <message numerus="yes">
        <source>puts {n} more cities in reach</source>
        <extracomment>For one: puts {n} more city in reach ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>met {n} ville de plus à portée</numerusform>
            <numerusform>met {n} villes de plus à portée</numerusform>
        </translation>
    </message>
    <message>
        <source>reaches no city</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>n’atteint aucune ville</translation>
    </message>
    <message>
        <source>reaches no city yet</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>n’atteint encore aucune ville</translation>
    </message>
    <message>
        <source>reaches the {seas}</source>
        <extracomment>ui/games/indonesia/texts/operations.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>atteint {seas}</translation>
    </message>
    <message>
        <source>reaches {cities}</source>
        <extracomment>ui/games/indonesia/panels/halving.py, ui/games/indonesia/texts/clauses.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>atteint {cities}</translation>
    </message>
    <message numerus="yes">
        <source>reaches {n} cities</source>
        <extracomment>For one: reaches {n} city ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>
            <numerusform>atteint {n} ville</numerusform>
            <numerusform>atteint {n} villes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove {n} areas</source>
        <extracomment>For one: remove {n} area ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>
            <numerusform>retirer {n} région</numerusform>
            <numerusform>retirer {n} régions</numerusform>
        </translation>
    </message>
    <message>
        <source>removed</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>retirée</translation>
    </message>
    <message>
        <source>research</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>recherche</translation>
    </message>
    <message>
        <source>rest of this year</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>reste de cette année</translation>
    </message>
    <message numerus="yes">
        <source>return up to {n} black chips to the bag</source>
        <extracomment>For one: return {n} black chip to the bag ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>remettre {n} jeton noir dans le sac</numerusform>
            <numerusform>remettre jusqu’à {n} jetons noirs dans le sac</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>returns {n} chips</source>
        <extracomment>For one: returns {n} chip ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>rend {n} jeton</numerusform>
            <numerusform>rend {n} jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>rhinoceros</source>
        <extracomment>ui/table/heads.py</extracomment>
        <translation>rhinocéros</translation>
    </message>
    <message>
        <source>rice</source>
        <extracomment>games/indonesia/rules/constants.py</extracomment>
        <translation>riz</translation>
    </message>
    <message>
        <source>rice or spice, when merged into siap faji</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>riz ou épices, lors d’une fusion en siap faji</translation>
    </message>
    <message numerus="yes">
        <source>room for {n} more areas</source>
        <extracomment>For one: room for {n} more area ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>place pour {n} région de plus</numerusform>
            <numerusform>place pour {n} régions de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>room to grow: {n} areas</source>
        <extracomment>For one: room to grow: {n} area ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>place pour s’étendre&#xa0;: {n} région</numerusform>
            <numerusform>place pour s’étendre&#xa0;: {n} régions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>room to grow: {n} sea areas</source>
        <extracomment>For one: room to grow: {n} sea area ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>place pour s’étendre&#xa0;: {n} région maritime</numerusform>
            <numerusform>place pour s’étendre&#xa0;: {n} régions maritimes</numerusform>
        </translation>
    </message>
    <message>
        <source>rubber</source>
        <extracomment>games/indonesia/rules/constants.py</extracomment>
        <translation>caoutchouc</translation>
    </message>
    <message>
        <source>sea</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>mer</translation>
    </message>
    <message>
        <source>sea area “{id}”</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>région maritime «&#xa0;{id}&#xa0;»</translation>
    </message>
    <message>
        <source>sells for {price} each</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>se vend {price} pièce</translation>
    </message>
    <message numerus="yes">
        <source>sells {n} fewer if your {company} goes first</source>
        <extracomment>For one: sells {n} fewer if your {company} goes first ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>vend {n} de moins si votre {company} passe d’abord</numerusform>
            <numerusform>vend {n} de moins si votre {company} passe d’abord</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sells {n} fewer if {player}’s {company} goes first</source>
        <extracomment>For one: sells {n} fewer if {player}’s {company} goes first ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>vend {n} de moins si {company} ({player}) passe d’abord</numerusform>
            <numerusform>vend {n} de moins si {company} ({player}) passe d’abord</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sells {sold} of {n} goods, net {net}</source>
        <extracomment>For one: sells {sold} of {n} good, net {net} ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>vend {sold} marchandise sur {n}, net {net}</numerusform>
            <numerusform>vend {sold} marchandises sur {n}, net {net}</numerusform>
        </translation>
    </message>
    <message>
        <source>serves {companies}</source>
        <extracomment>ui/games/indonesia/texts/clauses.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>dessert {companies}</translation>
    </message>
    <message numerus="yes">
        <source>serves {n} companies</source>
        <extracomment>For one: serves {n} company ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>
            <numerusform>dessert {n} compagnie</numerusform>
            <numerusform>dessert {n} compagnies</numerusform>
        </translation>
    </message>
    <message>
        <source>ship fee for each good carried</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>fret pour chaque marchandise transportée</translation>
    </message>
    <message>
        <source>ship, in a merger</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>navire, lors d’une fusion</translation>
    </message>
    <message>
        <source>shipping</source>
        <extracomment>games/indonesia/rules/constants.py</extracomment>
        <translation>navigation</translation>
    </message>
    <message>
        <source>ships by era: {limits}</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>navires par ère&#xa0;: {limits}</translation>
    </message>
    <message numerus="yes">
        <source>ships {n} seas away</source>
        <extracomment>For one: ships {n} sea away ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>navires à {n} mer</numerusform>
            <numerusform>navires à {n} mers</numerusform>
        </translation>
    </message>
    <message>
        <source>ships: {ships}</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>navires&#xa0;: {ships}</translation>
    </message>
    <message>
        <source>siap faji</source>
        <extracomment>games/indonesia/rules/constants.py</extracomment>
        <translation>siap faji</translation>
    </message>
    <message>
        <source>since your last decision</source>
        <extracomment>ui/games/indonesia/board/overlays.py, ui/table/log/log_writer.py</extracomment>
        <translation>depuis votre dernière décision</translation>
    </message>
    <message>
        <source>spice</source>
        <extracomment>games/indonesia/rules/constants.py</extracomment>
        <translation>épices</translation>
    </message>
    <message>
        <source>start</source>
        <comment>of the game</comment>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/singapore/chart_data.py</extracomment>
        <translation>début</translation>
    </message>
    <message>
        <source>start buildings count as joined</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>les bâtiments de départ comptent comme reliés</translation>
    </message>
    <message>
        <source>stays</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>reste</translation>
    </message>
    <message>
        <source>still in</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>toujours en jeu</translation>
    </message>
    <message>
        <source>take the second worker</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>prendre le deuxième ouvrier</translation>
    </message>
    <message>
        <source>take {gain}</source>
        <extracomment>ui/games/singapore/texts/names.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>prendre {gain}</translation>
    </message>
    <message>
        <source>takes 1 step</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>coûte 1 pas</translation>
    </message>
    <message>
        <source>tarsier</source>
        <extracomment>ui/table/heads.py</extracomment>
        <translation>tarsier</translation>
    </message>
    <message>
        <source>tea</source>
        <extracomment>games/singapore/rules/constants.py</extracomment>
        <translation>thé</translation>
    </message>
    <message>
        <source>the bot found nothing better</source>
        <extracomment>ui/table/advice.py</extracomment>
        <translation>le bot n’a rien trouvé de mieux</translation>
    </message>
    <message>
        <source>the hand</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>la main</translation>
    </message>
    <message>
        <source>the lot costs £{best}, not £{other}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>la parcelle coûte £{best} au lieu de £{other}</translation>
    </message>
    <message>
        <source>the lot costs £{price}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>la parcelle coûte £{price}</translation>
    </message>
    <message>
        <source>the other tile leaves the game</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>l’autre tuile quitte le jeu</translation>
    </message>
    <message>
        <source>the rest of {company} is worth more</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{company}&#xa0;: le reste vaut davantage</translation>
    </message>
    <message>
        <source>the saved version</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>la version enregistrée</translation>
    </message>
    <message>
        <source>the top tile of the stack</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>la tuile du dessus de la pile</translation>
    </message>
    <message>
        <source>the worker ends the turn in a better place</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>l’ouvrier finit le tour à un meilleur endroit</translation>
    </message>
    <message>
        <source>their lines aren’t closed</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>leurs lignes ne sont pas fermées</translation>
    </message>
    <message>
        <source>their type is “{what}”, and only polygons become areas</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>leur type est «&#xa0;{what}&#xa0;», et seuls les polygones deviennent des régions</translation>
    </message>
    <message>
        <source>then ask me again</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>puis me demander de nouveau</translation>
    </message>
    <message>
        <source>then expands to {areas}</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>puis s’étend&#xa0;: {areas}</translation>
    </message>
    <message>
        <source>then pass</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>puis passer</translation>
    </message>
    <message>
        <source>then {n} of its ships there</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>puis {n} de ses navires sur place</translation>
    </message>
    <message>
        <source>they can’t be read</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>ils sont illisibles</translation>
    </message>
    <message>
        <source>they cross themselves in too many places</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>ils se croisent en trop d’endroits</translation>
    </message>
    <message>
        <source>they don’t enclose anything</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>ils n’entourent rien</translation>
    </message>
    <message>
        <source>they’d earn you nothing</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>ils ne vous rapporteraient rien</translation>
    </message>
    <message>
        <source>they’re too large</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>ils sont trop grands</translation>
    </message>
    <message>
        <source>they’re too narrow for a token</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>ils sont trop étroits pour un pion</translation>
    </message>
    <message>
        <source>they’re too small for this canvas</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>ils sont trop petits pour ce canevas</translation>
    </message>
    <message>
        <source>this year {amount}</source>
        <extracomment>ui/games/indonesia/game_ui.py, ui/games/indonesia/player_cards.py</extracomment>
        <translation>cette année {amount}</translation>
    </message>
    <message>
        <source>tiger</source>
        <extracomment>ui/table/heads.py</extracomment>
        <translation>tigre</translation>
    </message>
    <message>
        <source>to be built on for {price}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>à bâtir pour {price}</translation>
    </message>
    <message>
        <source>to bid</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>doit miser</translation>
    </message>
    <message>
        <source>top of the stack</source>
        <extracomment>ui/games/singapore/board/board_ui.py, ui/games/singapore/tile_row.py</extracomment>
        <translation>dessus de la pile</translation>
    </message>
    <message>
        <source>touches no city</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>ne touche aucune ville</translation>
    </message>
    <message>
        <source>touches {cities}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>touche {cities}</translation>
    </message>
    <message numerus="yes">
        <source>touches {n} cities</source>
        <extracomment>For one: touches {n} city ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>touche {n} ville</numerusform>
            <numerusform>touche {n} villes</numerusform>
        </translation>
    </message>
    <message>
        <source>track</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>piste</translation>
    </message>
    <message numerus="yes">
        <source>tried {n} times</source>
        <extracomment>For one: tried {n} time ui/games/indonesia/texts/advice.py</extracomment>
        <translation>
            <numerusform>essayé {n} fois</numerusform>
            <numerusform>essayé {n} fois</numerusform>
        </translation>
    </message>
    <message>
        <source>up to the chip</source>
        <extracomment>ui/games/singapore/panels/plans_page.py, ui/games/singapore/panels/turn.py</extracomment>
        <translation>jusqu’au jeton</translation>
    </message>
    <message numerus="yes">
        <source>up to {n} areas, one at a time</source>
        <extracomment>For one: up to {n} area, one at a time ui/games/indonesia/panels/operations.py</extracomment>
        <translation>
            <numerusform>{n} région au plus</numerusform>
            <numerusform>jusqu’à {n} régions, une à la fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to {n} more areas or ships a year</source>
        <extracomment>For one: up to {n} more area or ship a year ui/games/indonesia/texts/research.py</extracomment>
        <translation>
            <numerusform>jusqu’à {n} région ou navire de plus par an</numerusform>
            <numerusform>jusqu’à {n} régions ou navires de plus par an</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to {n} ships, one at a time</source>
        <extracomment>For one: up to {n} ship, one at a time ui/games/indonesia/panels/operations.py</extracomment>
        <translation>
            <numerusform>{n} navire au plus</numerusform>
            <numerusform>jusqu’à {n} navires, un à la fois</numerusform>
        </translation>
    </message>
    <message>
        <source>used by</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>utilisé par</translation>
    </message>
    <message>
        <source>victory points</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>points de victoire</translation>
    </message>
    <message numerus="yes">
        <source>walk up to {n} more steps</source>
        <extracomment>For one: walk {n} more step ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>marcher {n} pas de plus</numerusform>
            <numerusform>marcher jusqu’à {n} pas de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>with the hut: it leaves the game if nobody takes it</source>
        <extracomment>ui/games/singapore/tile_row.py</extracomment>
        <translation>avec la cabane&#xa0;: elle quitte le jeu si personne ne la prend</translation>
    </message>
    <message>
        <source>worth about {amount} to you</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>vaut environ {amount} pour vous</translation>
    </message>
    <message>
        <source>worth about {low} to {high} to you</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>vaut environ {low} à {high} pour vous</translation>
    </message>
    <message>
        <source>year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>année</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/singapore/board/board_ui.py</extracomment>
        <translation>oui</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>ui/games/indonesia/year_page.py, ui/games/singapore/texts/turn.py, ui/table/log/log_writer.py</extracomment>
        <translation>vous</translation>
    </message>
    <message>
        <source>you can start one more company</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>vous pouvez fonder une compagnie de plus</translation>
    </message>
    <message>
        <source>you can’t afford any of them yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>vous n’avez encore les moyens d’aucune</translation>
    </message>
    <message>
        <source>you can’t announce any merger now</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>vous ne pouvez annoncer aucune fusion maintenant</translation>
    </message>
    <message>
        <source>you earn {amount}, and no plan sells more</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>vous gagnez {amount}, et aucun plan ne vend plus</translation>
    </message>
    <message>
        <source>you gain {amount} net</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>vous gagnez {amount} net</translation>
    </message>
    <message>
        <source>you gain {amount} net, {cash} left</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>vous gagnez {amount} net, il reste {cash}</translation>
    </message>
    <message>
        <source>you get a company with {holding}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>vous obtenez une compagnie avec {holding}</translation>
    </message>
    <message>
        <source>you get {amount} or more</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>vous recevez {amount} ou plus</translation>
    </message>
    <message>
        <source>you keep your cash and play {place}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>vous gardez vos liquidités et jouez en {place} position</translation>
    </message>
    <message>
        <source>you lose {opium} opium</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>vous perdez {opium} opium</translation>
    </message>
    <message numerus="yes">
        <source>you move back {n} spaces for {money}</source>
        <extracomment>For one: you move back {n} space for {money} ui/games/singapore/texts/planning.py</extracomment>
        <translation>
            <numerusform>vous reculez de {n} case pour {money}</numerusform>
            <numerusform>vous reculez de {n} cases pour {money}</numerusform>
        </translation>
    </message>
    <message>
        <source>you pay {amount} net</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>vous payez {amount} net</translation>
    </message>
    <message>
        <source>you pay {amount} net, {cash} left</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>vous payez {amount} net, il reste {cash}</translation>
    </message>
    <message>
        <source>you pay {money}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>vous payez {money}</translation>
    </message>
    <message numerus="yes">
        <source>you return {n} chips</source>
        <extracomment>For one: you return {n} chip ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>vous rendez {n} jeton</numerusform>
            <numerusform>vous rendez {n} jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>you {sum} a year</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>vous {sum} par an</translation>
    </message>
    <message>
        <source>you {sum} a year, selling {fewer} fewer</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>vous {sum} par an, en vendant {fewer} de moins</translation>
    </message>
    <message>
        <source>you {sum} a year, selling {more} instead of {fewer}</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>vous {sum} par an, en vendant {more} au lieu de {fewer}</translation>
    </message>
    <message>
        <source>you {sum} a year, selling {more} more</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>vous {sum} par an, en vendant {more} de plus</translation>
    </message>
    <message>
        <source>your bid: {strength}</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>votre mise&#xa0;: {strength}</translation>
    </message>
    <message>
        <source>your bids for the order of play count more</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>vos mises pour l’ordre du tour comptent davantage</translation>
    </message>
    <message>
        <source>your companies may sell there later</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>vos compagnies pourront y vendre plus tard</translation>
    </message>
    <message>
        <source>your company grows into one with {holding}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>votre compagnie s’agrandit&#xa0;: elle a désormais {holding}</translation>
    </message>
    <message>
        <source>your next companies grow faster</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>vos prochaines compagnies s’étendent plus vite</translation>
    </message>
    <message>
        <source>your next ships carry more goods</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>vos prochains navires transportent plus de marchandises</translation>
    </message>
    <message>
        <source>your own ships carry it, so {amount} stay with you</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>vos propres navires la transportent, {amount} vous restent donc</translation>
    </message>
    <message>
        <source>your ships can carry goods there</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>vos navires peuvent y transporter des marchandises</translation>
    </message>
    <message>
        <source>your ships pass already</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>vos navires y passent déjà</translation>
    </message>
    <message>
        <source>your two companies become one with {holding}, and a slot is free</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>vos deux compagnies n’en font plus qu’une avec {holding}, et un emplacement se libère</translation>
    </message>
    <message>
        <source>you’re paid {amount} or more</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>vous touchez {amount} ou plus</translation>
    </message>
    <message>
        <source>{about}. The table shows the same data.</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>{about}. Le tableau montre les mêmes données.</translation>
    </message>
    <message>
        <source>{action} isn’t a possible move now.</source>
        <extracomment>core/flow.py</extracomment>
        <translation>{action} n’est pas un coup possible maintenant.</translation>
    </message>
    <message>
        <source>{amount} a year</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>{amount} par an</translation>
    </message>
    <message>
        <source>{amount} brings {place} place; {than} only {next_place}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{amount} donne la {place} place&#xa0;; {than} seulement la {next_place}.</translation>
    </message>
    <message>
        <source>{amount} comes before {player}, who bid {than}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{amount} passe devant {player}, dont la mise est de {than}.</translation>
    </message>
    <message>
        <source>{amount} is enough to play {place}; {than} brings no more.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{amount} suffit pour jouer en {place} position&#xa0;; {than} n’apporte rien de plus.</translation>
    </message>
    <message>
        <source>{amount} is enough unless {player} bids {sum} or more.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{amount} suffit, sauf si {player} mise {sum} ou plus.</translation>
    </message>
    <message>
        <source>{amount} is waived</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{amount} vous sont remis</translation>
    </message>
    <message>
        <source>{amount} less at the end</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{amount} de moins à la fin</translation>
    </message>
    <message>
        <source>{amount} now, then the minimum raise</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>{amount} maintenant, puis la hausse minimale</translation>
    </message>
    <message>
        <source>{amount} rupiah</source>
        <extracomment>i18n/text.py</extracomment>
        <translation>{amount} roupies</translation>
    </message>
    <message>
        <source>{amount} to your own ships (you keep it)</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{amount} à vos propres navires (vous les gardez)</translation>
    </message>
    <message>
        <source>{amount} to {player}</source>
        <extracomment>ui/games/indonesia/texts/operations.py, ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{amount} à {player}</translation>
    </message>
    <message>
        <source>{amount} waived</source>
        <comment>money that a player can’t pay</comment>
        <extracomment>ui/games/singapore/raid_picture.py</extracomment>
        <translation>{amount} remises</translation>
    </message>
    <message>
        <source>{amount}, times {number}, comes before {player}, who bid {than}, times {fewer}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{amount}, fois {number}, passe devant {player}, dont la mise est de {than}, fois {fewer}.</translation>
    </message>
    <message>
        <source>{amount}&#xa0;Rp</source>
        <extracomment>ui/games/indonesia/texts/names.py, ui/table/panels/input_fields.py</extracomment>
        <translation>{amount}&#xa0;Rp</translation>
    </message>
    <message>
        <source>{areas} land areas leave room for at most {most} seas.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>{areas} régions terrestres laissent de la place pour {most} mers au plus.</translation>
    </message>
    <message>
        <source>{area} ({province})</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{area} ({province})</translation>
    </message>
    <message>
        <source>{area} already has a city.</source>
        <extracomment>games/indonesia/rules/companies.py</extracomment>
        <translation>{area} a déjà une ville.</translation>
    </message>
    <message>
        <source>{area} already has goods on it.</source>
        <extracomment>games/indonesia/rules/companies.py, games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>{area} contient déjà des marchandises.</translation>
    </message>
    <message>
        <source>{area} belongs to the province {province}, which doesn’t exist.</source>
        <extracomment>board/checks/all_checks.py</extracomment>
        <translation>{area} appartient à la province {province}, qui n’existe pas.</translation>
    </message>
    <message>
        <source>{area} can’t be given to itself.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>{area} ne peut pas être donnée à elle-même.</translation>
    </message>
    <message>
        <source>{area} can’t be linked to itself.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>{area} ne peut pas être reliée à elle-même.</translation>
    </message>
    <message>
        <source>{area} doesn’t belong to {company}.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>{area} n’appartient pas à {company}.</translation>
    </message>
    <message>
        <source>{area} doesn’t reach this far.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>{area} ne s’étend pas jusqu’ici.</translation>
    </message>
    <message>
        <source>{area} extends beyond the canvas.</source>
        <extracomment>board/checks/shape_checks.py, mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>{area} dépasse du canevas.</translation>
    </message>
    <message>
        <source>{area} has no city of size {size} with enough of every good.</source>
        <extracomment>games/indonesia/rules/phases/city_growth.py</extracomment>
        <translation>{area} n’a pas de ville de taille {size} avec assez de chaque marchandise.</translation>
    </message>
    <message>
        <source>{area} has no outline.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>{area} n’a pas de contour.</translation>
    </message>
    <message>
        <source>{area} has no place for its token.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>{area} n’a pas de position pour son pion.</translation>
    </message>
    <message>
        <source>{area} has no room for {n} areas. Try fewer.</source>
        <extracomment>mapmaking/edit/shapes/subdivision.py</extracomment>
        <translation>{area} n’a pas la place pour {n} régions. Essayez avec moins.</translation>
    </message>
    <message>
        <source>{area} has to stay on the canvas.</source>
        <extracomment>mapmaking/edit/shapes/placing.py</extracomment>
        <translation>{area} doit rester sur le canevas.</translation>
    </message>
    <message numerus="yes">
        <source>{area} has {n} neighbours, far more than other areas.</source>
        <extracomment>For one: {area} has {n} neighbour, far more than other areas. board/checks/link_checks.py</extracomment>
        <translation>
            <numerusform>{area} a {n} région voisine, bien plus que les autres régions.</numerusform>
            <numerusform>{area} a {n} régions voisines, bien plus que les autres régions.</numerusform>
        </translation>
    </message>
    <message>
        <source>{area} is a sea area. Choose a land area.</source>
        <extracomment>games/indonesia/rules/companies.py</extracomment>
        <translation>{area} est une région maritime. Choisissez une région terrestre.</translation>
    </message>
    <message>
        <source>{area} is adjacent to an area with {good}.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{area} est adjacente à une région de la même marchandise ({good}).</translation>
    </message>
    <message>
        <source>{area} is adjacent to another company’s {good}.</source>
        <extracomment>games/indonesia/rules/companies.py</extracomment>
        <translation>{area} est adjacente à une autre compagnie ({good}).</translation>
    </message>
    <message>
        <source>{area} is gone.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{area} n’existe plus.</translation>
    </message>
    <message>
        <source>{area} is gone: its ground belongs to {taker} now.</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>{area} n’existe plus&#xa0;: son terrain appartient maintenant à {taker}.</translation>
    </message>
    <message>
        <source>{area} is in the file twice.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>{area} est deux fois dans le fichier.</translation>
    </message>
    <message>
        <source>{area} is inside {company}. Only areas on the edge can be removed.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>{area} est à l’intérieur de la compagnie {company}. Seules les régions du bord peuvent être retirées.</translation>
    </message>
    <message>
        <source>{area} is named after its province. Give it a name of its own first.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>{area} porte le nom de sa province. Donnez-lui d’abord un nom à elle.</translation>
    </message>
    <message>
        <source>{area} is neither a land area nor a sea on this map.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>{area} n’est ni une région terrestre ni une mer de cette carte.</translation>
    </message>
    <message>
        <source>{area} is new.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{area} est nouvelle.</translation>
    </message>
    <message>
        <source>{area} is now a lake.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{area} est maintenant un lac.</translation>
    </message>
    <message>
        <source>{area} is now land.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{area} est maintenant de la terre.</translation>
    </message>
    <message>
        <source>{area} is now sea.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{area} est maintenant de la mer.</translation>
    </message>
    <message>
        <source>{area} is one piece. Draw a line to split it.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>{area} est d’un seul tenant. Tracez une ligne pour la diviser.</translation>
    </message>
    <message>
        <source>{area} is outside the canvas or completely covered by others.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>{area} est hors du canevas ou entièrement recouverte par d’autres.</translation>
    </message>
    <message>
        <source>{area} is removed from {company}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{company}&#xa0;: {area} est retirée.</translation>
    </message>
    <message>
        <source>{area} isn’t a lot.</source>
        <extracomment>games/singapore/rules/lots.py</extracomment>
        <translation>{area} n’est pas une parcelle.</translation>
    </message>
    <message>
        <source>{area} isn’t adjacent to any other area.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{area} n’est adjacente à aucune autre région.</translation>
    </message>
    <message>
        <source>{area} isn’t adjacent to {company}.</source>
        <extracomment>games/indonesia/rules/companies.py</extracomment>
        <translation>{area} n’est pas adjacente à {company}.</translation>
    </message>
    <message>
        <source>{area} isn’t empty.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{area} n’est pas vide.</translation>
    </message>
    <message>
        <source>{area} isn’t in {province}.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{area} n’est pas dans la province {province}.</translation>
    </message>
    <message>
        <source>{area} isn’t on the coast.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>{area} n’est pas sur la côte.</translation>
    </message>
    <message>
        <source>{area} needs at least three corners.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>{area} doit avoir au moins trois sommets.</translation>
    </message>
    <message>
        <source>{area} now belongs to {new} instead of {old}.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{area} passe de «&#xa0;{old}&#xa0;» à «&#xa0;{new}&#xa0;».</translation>
    </message>
    <message>
        <source>{area} was given the ID “{id}”.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>{area} a reçu l’ID «&#xa0;{id}&#xa0;».</translation>
    </message>
    <message>
        <source>{area} would be too narrow for a token.</source>
        <extracomment>mapmaking/edit/shapes/dependents.py</extracomment>
        <translation>{area} serait trop étroite pour un pion.</translation>
    </message>
    <message>
        <source>{area}, land</source>
        <extracomment>ui/editor/accessible_map.py</extracomment>
        <translation>{area}, terre</translation>
    </message>
    <message>
        <source>{area}, sea</source>
        <extracomment>ui/editor/accessible_map.py</extracomment>
        <translation>{area}, mer</translation>
    </message>
    <message>
        <source>{area}: no neighbours</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{area}&#xa0;: aucune voisine</translation>
    </message>
    <message>
        <source>{area}: {count} ({kinds})</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{area}&#xa0;: {count} ({kinds})</translation>
    </message>
    <message>
        <source>{a} and {b}</source>
        <extracomment>ui/editor/links/border_dialogs.py, ui/editor/panels/neighbours.py</extracomment>
        <translation>{a} et {b}</translation>
    </message>
    <message>
        <source>{a} and {b} are already linked.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} et {b} sont déjà reliées.</translation>
    </message>
    <message>
        <source>{a} and {b} are linked but far apart. Add a note that explains why.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} et {b} sont reliées mais éloignées. Ajoutez une note qui explique pourquoi.</translation>
    </message>
    <message>
        <source>{a} and {b} are linked by an arrow, but no arrow is drawn.</source>
        <extracomment>board/checks/link_checks.py, mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>{a} et {b} sont reliées par une flèche, mais aucune flèche n’est dessinée.</translation>
    </message>
    <message>
        <source>{a} and {b} are linked by an arrow, but they also share a border.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} et {b} sont reliées par une flèche, mais elles ont aussi une frontière commune.</translation>
    </message>
    <message>
        <source>{a} and {b} are linked by an arrow.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} et {b} sont reliées par une flèche.</translation>
    </message>
    <message>
        <source>{a} and {b} are linked by their border.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} et {b} sont reliées par leur frontière.</translation>
    </message>
    <message>
        <source>{a} and {b} are linked, but their border is doubtful.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} et {b} sont reliées, mais leur frontière est douteuse.</translation>
    </message>
    <message>
        <source>{a} and {b} are linked, but they aren’t both on the map.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} et {b} sont reliées, mais elles ne sont pas toutes deux sur la carte.</translation>
    </message>
    <message>
        <source>{a} and {b} are listed as adjacent, but they don’t share a border.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} et {b} sont indiquées comme adjacentes, mais elles n’ont pas de frontière commune.</translation>
    </message>
    <message>
        <source>{a} and {b} are no longer linked.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} et {b} ne sont plus reliées.</translation>
    </message>
    <message>
        <source>{a} and {b} are now linked by a border instead of an arrow.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} et {b} sont maintenant reliées par une frontière au lieu d’une flèche.</translation>
    </message>
    <message>
        <source>{a} and {b} are now linked by an arrow instead of a border.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} et {b} sont maintenant reliées par une flèche au lieu d’une frontière.</translation>
    </message>
    <message>
        <source>{a} and {b} are now linked by an arrow.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} et {b} sont maintenant reliées par une flèche.</translation>
    </message>
    <message>
        <source>{a} and {b} are now linked.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} et {b} sont maintenant reliées.</translation>
    </message>
    <message>
        <source>{a} and {b} aren’t linked, but their border is doubtful.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} et {b} ne sont pas reliées, mais leur frontière est douteuse.</translation>
    </message>
    <message>
        <source>{a} and {b} aren’t linked.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} et {b} ne sont pas reliées.</translation>
    </message>
    <message>
        <source>{a} and {b} can’t be merged because they aren’t the same kind of area.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>{a} et {b} ne peuvent pas être fusionnées&#xa0;: elles ne sont pas du même type.</translation>
    </message>
    <message>
        <source>{a} and {b} don’t share a border.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py, ui/editor/links/matrix_dialog.py</extracomment>
        <translation>{a} et {b} n’ont pas de frontière commune.</translation>
    </message>
    <message>
        <source>{a} and {b} have two manual settings.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>{a} et {b} ont deux réglages manuels.</translation>
    </message>
    <message>
        <source>{a} and {b} no longer have a manual setting.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} et {b} n’ont plus de réglage manuel.</translation>
    </message>
    <message>
        <source>{a} and {b} now have a manual setting.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} et {b} ont maintenant un réglage manuel.</translation>
    </message>
    <message>
        <source>{a} and {b} only meet at a point. Players may not see whether they are adjacent.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} et {b} ne se touchent qu’en un point. Les joueurs risquent de ne pas voir si elles sont adjacentes.</translation>
    </message>
    <message>
        <source>{a} and {b} overlap near {place}.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>{a} et {b} se chevauchent près de «&#xa0;{place}&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>{a} and {b} share a border of {n} units, but they aren’t listed as adjacent.</source>
        <extracomment>For one: {a} and {b} share a border of {n} unit, but they aren’t listed as adjacent. board/checks/link_checks.py</extracomment>
        <translation>
            <numerusform>{a} et {b} ont une frontière commune de {n} unité, mais elles ne sont pas indiquées comme adjacentes.</numerusform>
            <numerusform>{a} et {b} ont une frontière commune de {n} unités, mais elles ne sont pas indiquées comme adjacentes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{a} and {b} were linked manually.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} et {b} ont été reliées manuellement.</translation>
    </message>
    <message>
        <source>{a} and {b} were unlinked manually.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} et {b} ont été déliées manuellement.</translation>
    </message>
    <message>
        <source>{a} is linked to itself.</source>
        <extracomment>board/checks/link_checks.py, mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>{a} est reliée à elle-même.</translation>
    </message>
    <message>
        <source>{a} isn’t a building next to {b}.</source>
        <extracomment>games/singapore/rules/building.py</extracomment>
        <translation>{a} et {b} ne sont pas des bâtiments voisins.</translation>
    </message>
    <message>
        <source>{a} – {b}</source>
        <extracomment>ui/editor/panels/neighbours.py, ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>{a} ↔ {b}</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>{a} ↔ {b}</translation>
    </message>
    <message>
        <source>{bank} (counts only at the end)</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>{bank} (ne compte qu’à la fin)</translation>
    </message>
    <message>
        <source>{bot} doesn’t explain its decisions.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>{bot} n’explique pas ses décisions.</translation>
    </message>
    <message>
        <source>{bot} is thinking…</source>
        <extracomment>ui/table/decision_presenter.py, ui/table/hints.py</extracomment>
        <translation>{bot} réfléchit…</translation>
    </message>
    <message>
        <source>{bot} played as a builder.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>{bot} a joué en bâtisseur.</translation>
    </message>
    <message>
        <source>{bot} played as a careful player.</source>
        <extracomment>ui/games/indonesia/game_ui.py, ui/games/singapore/game_ui.py</extracomment>
        <translation>{bot} a joué prudemment.</translation>
    </message>
    <message>
        <source>{bot} played as a grower.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>{bot} a joué en planteur.</translation>
    </message>
    <message>
        <source>{bot} played as a merger hunter.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>{bot} a joué en chasseur de fusions.</translation>
    </message>
    <message>
        <source>{bot} played as a shipowner.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>{bot} a joué en armateur.</translation>
    </message>
    <message>
        <source>{bot} played as a smuggler.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>{bot} a joué en contrebandier.</translation>
    </message>
    <message>
        <source>{bot} plays by simple rules of thumb.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>{bot} joue selon des règles simples.</translation>
    </message>
    <message>
        <source>{bot} stopped working.</source>
        <extracomment>ui/play/session_bridge.py</extracomment>
        <translation>{bot} a cessé de fonctionner.</translation>
    </message>
    <message>
        <source>{bot}, {time}</source>
        <comment>bot and its time</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>{bot}, {time}</translation>
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
            <numerusform>{building} à {n} pas au lieu de {before}</numerusform>
            <numerusform>{building} à {n} pas au lieu de {before}</numerusform>
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
        <translation>{company} avec …</translation>
    </message>
    <message>
        <source>{company} {goods}, net {net}</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>{company} {goods}, net {net}</translation>
    </message>
    <message>
        <source>{first} and {second} become siap faji</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>{first} et {second} deviennent siap faji</translation>
    </message>
    <message>
        <source>{gain} ({goods})</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>{gain} ({goods})</translation>
    </message>
    <message>
        <source>{goods} nearby, but no ships between</source>
        <extracomment>ui/games/indonesia/texts/new_era.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>{goods} à proximité, mais sans navire entre les deux</translation>
    </message>
    <message>
        <source>{goods} sold to {cities}: {amount}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{goods}&#xa0;: vendu à {cities}. {amount}.</translation>
    </message>
    <message>
        <source>{goods} still to sell, cities buy {bought} more</source>
        <extracomment>ui/games/indonesia/panels/situation.py</extracomment>
        <translation>{goods} encore à vendre, les villes en achètent encore {bought}</translation>
    </message>
    <message>
        <source>{goods} within reach</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>{goods} à portée</translation>
    </message>
    <message>
        <source>{grade}: {chance} to win, not {best}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{grade}&#xa0;: chances {chance} au lieu de {best}</translation>
    </message>
    <message>
        <source>{grade}: {chance} to win, not {best}; −{lost}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{grade}&#xa0;: chances {chance} au lieu de {best}&#xa0;; −{lost}</translation>
    </message>
    <message>
        <source>{least} to {most} years left, the last counted twice.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Encore {least} à {most} années, la dernière comptant double.</translation>
    </message>
    <message>
        <source>{number} in 10: a raid</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{number} fois sur 10&#xa0;: une descente</translation>
    </message>
    <message>
        <source>{number} in 10: a raid costs {costs}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{number} fois sur 10&#xa0;: une descente coûte {costs}</translation>
    </message>
    <message numerus="yes">
        <source>{n} areas become siap faji</source>
        <extracomment>For one: {n} area becomes siap faji ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>{n} région devient siap faji</numerusform>
            <numerusform>{n} régions deviennent siap faji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} areas stay, {gone} go.</source>
        <extracomment>For one: {n} area stays, {gone} go. ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>{n} région reste&#xa0;; retirées&#xa0;: {gone}.</numerusform>
            <numerusform>{n} régions restent&#xa0;; retirées&#xa0;: {gone}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cities received enough of every good to grow to size {size}. You’re first in the order of play, so you choose.</source>
        <extracomment>For one: {n} city received enough of every good to grow to size {size}. You’re first in the order of play, so you choose. ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>
            <numerusform>{n} ville a reçu assez de chaque marchandise pour passer à la taille {size}. En tête de l’ordre du tour, c’est vous qui choisissez.</numerusform>
            <numerusform>{n} villes ont reçu assez de chaque marchandise pour passer à la taille {size}. En tête de l’ordre du tour, c’est vous qui choisissez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} goods on its coast</source>
        <extracomment>For one: {n} good on its coast ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>{n} marchandise sur ses côtes</numerusform>
            <numerusform>{n} marchandises sur ses côtes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} later moves aren’t possible without it, and were removed, too.</source>
        <extracomment>For one: {n} later move isn’t possible without it, and was removed, too. ui/games/singapore/panels/turn.py</extracomment>
        <translation>
            <numerusform>Sans lui, {n} coup suivant est impossible et a été retiré aussi.</numerusform>
            <numerusform>Sans lui, {n} coups suivants sont impossibles et ont été retirés aussi.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} more</source>
        <extracomment>ui/games/indonesia/panels/halving.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>{n} de plus</translation>
    </message>
    <message numerus="yes">
        <source>{n} other cities can’t grow</source>
        <extracomment>For one: {n} other city can’t grow ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>
            <numerusform>{n} autre ville ne peut pas grandir</numerusform>
            <numerusform>{n} autres villes ne peuvent pas grandir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} other pairs can’t merge now</source>
        <extracomment>For one: {n} other pair can’t merge now ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>
            <numerusform>{n} autre paire ne peut pas fusionner</numerusform>
            <numerusform>{n} autres paires ne peuvent pas fusionner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} others bring nothing now</source>
        <extracomment>For one: {n} other brings nothing now ui/games/indonesia/panels/research.py</extracomment>
        <translation>
            <numerusform>{n} autre n’apporte rien pour l’instant</numerusform>
            <numerusform>{n} autres n’apportent rien pour l’instant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pairs</source>
        <extracomment>For one: {n} pair ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>
            <numerusform>{n} paire</numerusform>
            <numerusform>{n} paires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} plans sell as much.</source>
        <extracomment>For one: {n} plan sells as much. ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>
            <numerusform>{n} plan vend autant.</numerusform>
            <numerusform>{n} plans vendent autant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rival ships</source>
        <extracomment>For one: {n} rival ship ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>
            <numerusform>{n} navire adverse</numerusform>
            <numerusform>{n} navires adverses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} ships of yours</source>
        <extracomment>For one: {n} ship of yours ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>
            <numerusform>{n} navire à vous</numerusform>
            <numerusform>{n} navires à vous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} times {delivery}</source>
        <extracomment>For one: {n} time {delivery} ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>
            <numerusform>{n} fois {delivery}</numerusform>
            <numerusform>{n} fois {delivery}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} visits from other players, most from {player}.</source>
        <extracomment>For one: {n} visit from another player, {player}. ui/games/singapore/final_screen.py</extracomment>
        <translation>
            <numerusform>{n} visite d’un autre joueur&#xa0;: {player}.</numerusform>
            <numerusform>{n} visites d’autres joueurs, surtout de {player}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} years left, the last counted twice.</source>
        <extracomment>For one: {n} year left, counted twice. ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>
            <numerusform>Encore {n} année, qui compte double.</numerusform>
            <numerusform>Encore {n} années, la dernière comptant double.</numerusform>
        </translation>
    </message>
    <message>
        <source>{pair} for {amount}</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>{pair} pour {amount}</translation>
    </message>
    <message>
        <source>{place}, unless one of {n} players outbids you</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>{place}, sauf si l’un des {n} joueurs surenchérit</translation>
    </message>
    <message numerus="yes">
        <source>{place}: {n} areas</source>
        <extracomment>For one: {place}: {n} area ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>{place}&#xa0;: {n} région</numerusform>
            <numerusform>{place}&#xa0;: {n} régions</numerusform>
        </translation>
    </message>
    <message>
        <source>{players} are skipped: {reason}</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>{players} : tours sautés. {reason}</translation>
    </message>
    <message>
        <source>{player}: {points} in all.</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>{player}&#xa0;: {points} en tout.</translation>
    </message>
    <message>
        <source>{player}: {remark}</source>
        <extracomment>ui/table/remark_presenter.py</extracomment>
        <translation>{player}&#xa0;: {remark}</translation>
    </message>
    <message>
        <source>{player}’s flag on {area}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Drapeau de {player} sur {area}</translation>
    </message>
    <message>
        <source>{player}’s game</source>
        <extracomment>ui/table/own_story.py</extracomment>
        <translation>La partie de {player}</translation>
    </message>
    <message>
        <source>{than} is more than the company is worth to you, but it keeps it from {player}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{than}, c’est plus que ce que la compagnie vaut pour vous, mais {player} ne l’obtient pas.</translation>
    </message>
    <message>
        <source>{tile} gets the hut.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{tile} reçoit la cabane.</translation>
    </message>
    <message>
        <source>{building} has no such exchange.</source>
        <extracomment>games/singapore/rules/exchange.py</extracomment>
        <translation>{building} n’offre pas cet échange.</translation>
    </message>
    <message>
        <source>{tile} is turned up</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{tile}&#xa0;: tuile retournée</translation>
    </message>
    <message>
        <source>{building} isn’t on display.</source>
        <extracomment>games/singapore/rules/building.py</extracomment>
        <translation>{building} n’est pas à l’étalage.</translation>
    </message>
    <message>
        <source>{building} leaves the game</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{building} quitte le jeu</translation>
    </message>
    <message>
        <source>{tile} leaves the game.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{tile} quitte le jeu.</translation>
    </message>
    <message>
        <source>{building}: jump to {goal}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{building}&#xa0;: saut, {goal}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Use the Builder.&lt;/b&gt; You get £4, and Budi gets 1&#xa0;VP from the bank: that’s what owners earn when others use their buildings. You can use each building once in a turn.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Utilisez le Maître d’œuvre.&lt;/b&gt; Vous recevez £4, et Budi 1&#xa0;PV de la banque&#xa0;: c’est ce que gagne un propriétaire quand d’autres utilisent son bâtiment. Vous pouvez utiliser chaque bâtiment une fois par tour.</translation>
    </message>
    <message>
        <source>A second worker</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Un deuxième ouvrier</translation>
    </message>
    <message numerus="yes">
        <source>About {n} minutes</source>
        <extracomment>For one: About {n} minute ui/table/tutorial/learning.py</extracomment>
        <translation>
            <numerusform>Environ {n} minute</numerusform>
            <numerusform>Environ {n} minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Another player’s building: its owner gets 1&#xa0;VP. Your own and start buildings: nobody does.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Bâtiment d’un autre joueur&#xa0;: son propriétaire reçoit 1&#xa0;PV. Le vôtre et ceux de départ&#xa0;: personne.</translation>
    </message>
    <message>
        <source>Budi builds and gets opium from Citra’s Opium Smuggling, then walks along your road and sells it at your Black Market. That’s 1&#xa0;VP for you, and two black chips for Budi.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Budi construit et prend de l’opium à la Contrebande d’opium de Citra, puis suit votre route et le vend à votre Marché noir. C’est 1&#xa0;PV pour vous, et deux jetons noirs pour Budi.</translation>
    </message>
    <message>
        <source>Citra uses your Brickworks and your Black Market: 2&#xa0;VP for you. But watch the chip that Citra draws!</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Citra utilise votre Briqueterie et votre Marché noir&#xa0;: 2&#xa0;PV pour vous. Mais regardez le jeton que tire Citra&#xa0;!</translation>
    </message>
    <message>
        <source>First return three chips at the Courthouse. With five, you’d be caught in a raid.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Remettez d’abord trois jetons au Tribunal. Avec cinq, une descente vous attraperait.</translation>
    </message>
    <message>
        <source>First use New Helpers, where your worker stands.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Utilisez d’abord «&#xa0;Renforts&#xa0;», où se trouve votre ouvrier.</translation>
    </message>
    <message>
        <source>First use Raffles’ Plan: it gives your second worker five more steps.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Utilisez d’abord le Plan de Raffles&#xa0;: il donne cinq pas de plus à votre deuxième ouvrier.</translation>
    </message>
    <message>
        <source>Forecast if it operates next</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Prévision si elle opère maintenant</translation>
    </message>
    <message>
        <source>Go to E3 with your second worker this time.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Allez cette fois en E3 avec votre deuxième ouvrier.</translation>
    </message>
    <message>
        <source>Go to E4 with your second worker this time.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Allez cette fois en E4 avec votre deuxième ouvrier.</translation>
    </message>
    <message>
        <source>Go to your New Helpers on G2 this time.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Allez cette fois à vos «&#xa0;Renforts&#xa0;», en G2.</translation>
    </message>
    <message>
        <source>It comes out ahead when the game is played on from here.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Ce coup l’emporte quand on poursuit la partie à partir d’ici.</translation>
    </message>
    <message>
        <source>It’s close: the company is worth about {amount} or more to you, but cash is useful, too.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>C’est serré : la compagnie vaut environ {amount} ou plus pour vous, mais l’argent est utile aussi.</translation>
    </message>
    <message numerus="yes">
        <source>More than {n} plans sell as much.</source>
        <extracomment>For one: More than {n} plan sells as much. ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>
            <numerusform>Plus de {n} plan vend autant.</numerusform>
            <numerusform>Plus de {n} plans vendent autant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Must sell {left} of {n} goods</source>
        <extracomment>For one: Must sell {left} of {n} good ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>Doit vendre {left} marchandise sur {n}</numerusform>
            <numerusform>Doit vendre {left} marchandises sur {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>Net</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Net</translation>
    </message>
    <message>
        <source>No deeds are left.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Il ne reste plus de concessions.</translation>
    </message>
    <message>
        <source>No merger to announce yet.</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>Pas encore de fusion à annoncer.</translation>
    </message>
    <message>
        <source>Nobody can announce a merger yet, so it’s straight on to phase 4. A deed lets you start a company for free. &lt;b&gt;Choose Kenanga rice, then click the highlighted area at the tip of the island, where your rice has room to spread.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Personne ne peut encore annoncer de fusion&#xa0;: passons donc à la phase 4. Une concession vous permet de fonder une compagnie gratuitement. &lt;b&gt;Choisissez Riz Kenanga, puis cliquez sur la région mise en évidence à la pointe de l’île, où votre riz a la place de s’étendre.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Now Budi’s flag. &lt;b&gt;Budi has to pay for the lot, so choose a dear one: H6, for £3.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Maintenant le drapeau de Budi. &lt;b&gt;Budi doit payer la parcelle&#xa0;: choisissez-en donc une chère, H6, pour £3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Now for your big move! &lt;b&gt;Choose Kenanga rice and Melati rice, and open with 100&lt;/b&gt;: five areas of rice at 20 each. Anyone with a slot for the merged company can raise your bid, in steps of one rupiah per area: 5 here.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Et maintenant, votre grand coup&#xa0;! &lt;b&gt;Choisissez Riz Kenanga et Riz Melati, et ouvrez avec 100&#xa0;&lt;/b&gt;: cinq régions de riz à 20 chacune. Quiconque a un emplacement pour la compagnie fusionnée peut surenchérir, par pas d’une roupie par région&#xa0;: ici, 5.</translation>
    </message>
    <message>
        <source>Now you have a second slot. &lt;b&gt;Start Teratai shipping, with its first ship in the Still Lagoon&lt;/b&gt;: nearly every area borders on it. When your own ships carry your goods, you keep the fees.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Vous avez maintenant un deuxième emplacement. &lt;b&gt;Fondez Navigation Teratai, avec un premier navire dans la lagune Calme&#xa0;&lt;/b&gt;: presque toutes les régions la bordent. Quand vos propres navires transportent vos marchandises, vous gardez le fret.</translation>
    </message>
    <message>
        <source>Now you have up to three steps and three uses, in any order. Putting your worker on a building is the first step: &lt;b&gt;click your Brickworks on D5.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Vous avez maintenant jusqu’à trois pas et trois usages, dans n’importe quel ordre. Placer votre ouvrier sur un bâtiment est le premier pas&#xa0;: &lt;b&gt;cliquez sur votre Briqueterie en D5.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>On its coast: {places}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Sur sa côte&#xa0;: {places}.</translation>
    </message>
    <message>
        <source>On its coasts: {places}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Sur ses côtes&#xa0;: {places}.</translation>
    </message>
    <message>
        <source>Once a year, you advance one of five tracks for free. Slots lets you own more companies, Expansion makes them grow faster, and Hull lets your ships carry more. &lt;b&gt;Choose Slots, so that you can start a second company next year.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Une fois par an, vous avancez gratuitement sur l’une des cinq pistes. Emplacements vous permet d’avoir plus de compagnies, Expansion les fait s’étendre plus vite, et vos navires transportent davantage avec Cale. &lt;b&gt;Choisissez Emplacements pour fonder une deuxième compagnie l’an prochain.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Ship fees: paid others none, received {received} from them.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Fret&#xa0;: rien payé aux autres, {received} reçus d’eux.</translation>
    </message>
    <message>
        <source>Ship fees: paid others {paid}, most to {player}; received {received} from them.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Fret&#xa0;: {paid} payés aux autres, surtout à {player}&#xa0;; {received} reçus d’eux.</translation>
    </message>
    <message numerus="yes">
        <source>That would sell {n} fewer goods ({fewer} instead of {most}).</source>
        <extracomment>For one: That would sell {n} fewer good ({fewer} instead of {most}). ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>Cela vendrait {n} marchandise de moins ({fewer} au lieu de {most}).</numerusform>
            <numerusform>Cela vendrait {n} marchandises de moins ({fewer} au lieu de {most}).</numerusform>
        </translation>
    </message>
    <message>
        <source>The Brickworks is left for you. &lt;b&gt;Click the highlighted lot D5, which costs only £1, then press the button to build.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Il vous reste la Briqueterie. &lt;b&gt;Cliquez sur la parcelle D5, mise en évidence, qui ne coûte que £1, puis sur le bouton pour construire.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The bar at the top names the seven phases of a year. Cities buy your goods: at the start of an era, you build one on the coast of a province on your city card. Budi chose Cempaka. &lt;b&gt;Build yours in Seroja: click one of its areas on the board, then press the button.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>La barre du haut nomme les sept phases d’une année. Les villes achètent vos marchandises : au début d’une ère, vous en bâtissez une sur la côte d’une province de votre carte de ville. Budi a choisi Cempaka. &lt;b&gt;Bâtissez la vôtre à Seroja : cliquez sur une de ses régions du plateau, puis sur le bouton.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The company is worth {amount} to you, and should cost about {than}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>La compagnie vaut {amount} pour vous, et devrait coûter environ {than}.</translation>
    </message>
    <message>
        <source>The numbers on the board are rows of this plan.</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Les nombres sur le plateau sont des lignes de ce plan.</translation>
    </message>
    <message>
        <source>The panel shows what each bid really costs you. The winning bid is paid out to the companies’ owners by area, and three of the five areas are yours: most of it comes straight back. &lt;b&gt;Bid 110.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Le panneau montre ce que chaque mise vous coûte vraiment. La mise gagnante est versée aux propriétaires des compagnies selon leurs régions, et trois des cinq régions sont à vous&#xa0;: l’essentiel vous revient aussitôt. &lt;b&gt;Misez 110.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The player with the Raffles stone decides who builds where. &lt;b&gt;First, put your own flag on F5&lt;/b&gt;: it’s in the middle of town, so others will often come by.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Le joueur qui a la pierre de Raffles décide qui construit où. &lt;b&gt;Placez d’abord votre propre drapeau en F5&#xa0;&lt;/b&gt;: c’est au milieu de la ville, et les autres y passeront donc souvent.</translation>
    </message>
    <message>
        <source>The replay is running.</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>La relecture est en cours.</translation>
    </message>
    <message>
        <source>The ships then also reach {places}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Les navires atteignent alors aussi {places}.</translation>
    </message>
    <message>
        <source>The ships then also serve {companies}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Les navires desservent alors aussi {companies}.</translation>
    </message>
    <message>
        <source>Then expand (+)</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Puis s’étendre (+)</translation>
    </message>
    <message>
        <source>This time, you bid before Budi. Ties keep their order, so a bid of 0 keeps you first, as long as Budi bids nothing either. &lt;b&gt;Budi is saving up too: bid 0 and keep your cash for later.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Cette fois, vous misez avant Budi. À égalité, l’ordre reste le même&#xa0;: une mise de 0 vous garde donc en tête, tant que Budi ne mise rien non plus. &lt;b&gt;Budi économise aussi&#xa0;: misez 0 et gardez vos liquidités pour plus tard.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>This time, you sell two goods, each on a different ship of your own. That’s 40 for you, and nothing for Budi. The list shows which ships carry each good, and Alternatives shows other plans. &lt;b&gt;Press the button to ship the goods.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Cette fois, vous vendez deux marchandises, chacune sur un autre de vos navires. C’est 40 pour vous, et rien pour Budi. La liste montre quels navires transportent chaque marchandise, et «&#xa0;Alternatives&#xa0;» montre d’autres plans. &lt;b&gt;Cliquez sur le bouton pour livrer les marchandises.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Two tiles are left, or buy the top tile of the stack for £1 more; only the last player of a round can. &lt;b&gt;Choose what you like&lt;/b&gt;: it goes on D4, where your flag is.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Il reste deux tuiles, mais vous pouvez aussi acheter celle du dessus de la pile pour £1 de plus&#xa0;: seul le dernier joueur d’une manche en a le droit. &lt;b&gt;Choisissez ce que vous voulez&#xa0;&lt;/b&gt;: la tuile ira en D4, sous votre drapeau.</translation>
    </message>
    <message>
        <source>VP</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>PV</translation>
    </message>
    <message>
        <source>Victory track</source>
        <extracomment>ui/games/singapore/scene_pictures.py</extracomment>
        <translation>Piste de victoire</translation>
    </message>
    <message>
        <source>Walk back to the middle of town with your second worker: &lt;b&gt;click your Opium Den on E3.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Revenez vers le centre-ville avec votre deuxième ouvrier&#xa0;: &lt;b&gt;cliquez sur votre Fumerie d’opium, en E3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>When at most one type of deed is left, a new era starts. It brings new cities, then new deeds. Teratai is the only province on your cards with room for a city. &lt;b&gt;Build in either of its areas&lt;/b&gt;: one more city to sell to!</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Quand il reste au plus un type de concession, une nouvelle ère commence. Elle apporte de nouvelles villes, puis de nouvelles concessions. Teratai est la seule province de vos cartes où une ville a encore sa place. &lt;b&gt;Bâtissez dans l’une de ses deux régions&#xa0;&lt;/b&gt;: une ville de plus à qui vendre&#xa0;!</translation>
    </message>
    <message>
        <source>Workers walk on roads only, and each new building gets one for free. &lt;b&gt;Lead yours to the Pawnshop&lt;/b&gt;: start buildings count as joined, so this road leads to all four.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Les ouvriers ne marchent que sur les routes, et chaque nouveau bâtiment en reçoit une gratuite. &lt;b&gt;Tracez la vôtre jusqu’au Mont-de-piété&#xa0;&lt;/b&gt;: les bâtiments de départ comptent comme reliés, et cette route mène donc aux quatre.</translation>
    </message>
    <message>
        <source>You decide this. Then the program operates {player}’s companies.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>À vous de décider. Ensuite, le programme exploite pour {player}.</translation>
    </message>
    <message>
        <source>You have two companies now. You operate one, then Budi does, and so on. &lt;b&gt;Operate Teratai shipping first&lt;/b&gt;: it adds a ship, just in time to carry your rice.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Vous avez maintenant deux compagnies. Vous en exploitez une, puis c’est à Budi, et ainsi de suite. &lt;b&gt;Exploitez d’abord Navigation Teratai&#xa0;&lt;/b&gt;: elle ajoute un navire, juste à temps pour transporter votre riz.</translation>
    </message>
    <message>
        <source>You sold everything, so your rice expands again. It can even leave its province: &lt;b&gt;choose the highlighted area in Cempaka.&lt;/b&gt; Each area holds only one good, and your rice can’t be adjacent to another company’s rice.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Vous avez tout vendu&#xa0;: votre riz s’étend donc de nouveau. Il peut même quitter sa province&#xa0;: &lt;b&gt;choisissez la région mise en évidence à Cempaka.&lt;/b&gt; Chaque région ne contient qu’une marchandise, et votre riz ne peut pas être adjacent au riz d’une autre compagnie.</translation>
    </message>
    <message>
        <source>Your flag is on G2, beside Citra’s Courthouse. &lt;b&gt;Build New Helpers there.&lt;/b&gt; Its free road can only lead to the Courthouse, so you don’t have to choose.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Votre drapeau est en G2, à côté du Tribunal de Citra. &lt;b&gt;Construisez-y «&#xa0;Renforts&#xa0;».&lt;/b&gt; La route gratuite ne peut mener qu’au Tribunal&#xa0;: vous n’avez donc rien à choisir.</translation>
    </message>
    <message>
        <source>Your plan: {moves}</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Votre plan&#xa0;: {moves}</translation>
    </message>
    <message>
        <source>Your road leads to all start buildings. &lt;b&gt;Click the Brick Pit on E6 for your second step.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Votre route mène à tous les bâtiments de départ. &lt;b&gt;Cliquez sur la Carrière d’argile en E6 pour votre deuxième pas.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Your turn</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>À vous</translation>
    </message>
    <message>
        <source>Your worker is in the Courthouse, which puts up to three of your black chips back into the bag. &lt;b&gt;Choose “Return 3 black chips” in the list.&lt;/b&gt; Then others are as likely as you to be caught in a raid.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Votre ouvrier est au Tribunal, qui remet jusqu’à trois de vos jetons noirs dans le sac. &lt;b&gt;Choisissez «&#xa0;Remettre 3 jetons noirs&#xa0;» dans la liste.&lt;/b&gt; Une descente attrapera alors les autres aussi facilement que vous.</translation>
    </message>
    <message>
        <source>You’ve reached 10&#xa0;VP, and there’s a seal: the first time you reach one, you get £5, even in another player’s turn. There’s one every 10 spaces, up to 60.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Vous avez atteint 10&#xa0;PV, où il y a un sceau&#xa0;: la première fois que vous en atteignez un, vous recevez £5, même au tour d’un autre joueur. Il y en a un toutes les 10 cases, jusqu’à 60.</translation>
    </message>
    <message>
        <source>You’ve used three buildings. &lt;b&gt;Steps that you don’t take are lost, so end your turn.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Vous avez utilisé trois bâtiments. &lt;b&gt;Les pas que vous ne faites pas sont perdus&#xa0;: terminez donc votre tour.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>a bid of {bid} will count as {then}, not {now}</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>une mise de {bid} comptera pour {then}, pas {now}</translation>
    </message>
    <message>
        <source>a raid is certain</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>une descente est certaine</translation>
    </message>
    <message>
        <source>a raid is certain, and costs {costs}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>une descente est certaine et coûte {costs}</translation>
    </message>
    <message numerus="yes">
        <source>all goods in and around {area}</source>
        <extracomment>For one: the good at {area} ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>la marchandise : {area}</numerusform>
            <numerusform>toutes les marchandises : {area} et ses voisines</numerusform>
        </translation>
    </message>
    <message>
        <source>best: {first} + {second}, from {price}</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>le mieux&#xa0;: {first} + {second}, dès {price}</translation>
    </message>
    <message>
        <source>bid {amount}</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>mise {amount}</translation>
    </message>
    <message>
        <source>bid {amount}, worth {strength}</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>mise {amount}, compte {strength}</translation>
    </message>
    <message>
        <source>can start nearby: {companies}</source>
        <extracomment>ui/games/indonesia/texts/new_era.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>à fonder à proximité : {companies}</translation>
    </message>
    <message>
        <source>costs about {n} VP</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>coûte environ {n} PV</translation>
    </message>
    <message>
        <source>costs less than 1 VP</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>coûte moins de 1 PV</translation>
    </message>
    <message>
        <source>demand left: {goods}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>demande restante&#xa0;: {goods}</translation>
    </message>
    <message>
        <source>earns you nothing</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>ne vous rapporte rien</translation>
    </message>
    <message numerus="yes">
        <source>goods can be sold</source>
        <extracomment>For one: good can be sold ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>
            <numerusform>marchandise vendable</numerusform>
            <numerusform>marchandises vendables</numerusform>
        </translation>
    </message>
    <message>
        <source>may be just as good</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>peut-être tout aussi bon</translation>
    </message>
    <message>
        <source>next</source>
        <comment>whose turn</comment>
        <extracomment>ui/table/panels/meanwhile.py</extracomment>
        <translation>ensuite</translation>
    </message>
    <message>
        <source>no demand left</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>plus de demande</translation>
    </message>
    <message>
        <source>no extra sales yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>pas encore de ventes en plus</translation>
    </message>
    <message>
        <source>now</source>
        <comment>whose turn</comment>
        <extracomment>ui/table/panels/meanwhile.py</extracomment>
        <translation>à jouer</translation>
    </message>
    <message>
        <source>on its coasts: {places}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>sur ses côtes&#xa0;: {places}</translation>
    </message>
    <message>
        <source>one more area or ship a year for {companies}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>une région ou un navire de plus par an pour {companies}</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>points</translation>
    </message>
    <message>
        <source>road {a}–{b}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>route {a}–{b}</translation>
    </message>
    <message>
        <source>rupiah</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>roupies</translation>
    </message>
    <message>
        <source>ships are needed there for {companies}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>des navires y manquent pour {companies}</translation>
    </message>
    <message numerus="yes">
        <source>then expands by {n} areas</source>
        <extracomment>For one: then expands by {n} area ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>
            <numerusform>puis s’étend de {n} région</numerusform>
            <numerusform>puis s’étend de {n} régions</numerusform>
        </translation>
    </message>
    <message>
        <source>you earn about {amount} less</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>vous gagnez environ {amount} de moins</translation>
    </message>
    <message>
        <source>you earn about {amount} more</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>vous gagnez environ {amount} de plus</translation>
    </message>
    <message>
        <source>your ships lead to {places}, where it can sell</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>vos navires mènent à {places}, où elle peut vendre</translation>
    </message>
    <message numerus="yes">
        <source>{building}: return {n} chips</source>
        <extracomment>For one: {building}: return {n} chip ui/games/singapore/texts/planning.py</extracomment>
        <translation>
            <numerusform>{building}&#xa0;: remettre {n} jeton</numerusform>
            <numerusform>{building}&#xa0;: remettre {n} jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>{building}: second worker</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{building}&#xa0;: deuxième ouvrier</translation>
    </message>
    <message>
        <source>{building}: {pay} → {gain}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{building}&#xa0;: {pay} → {gain}</translation>
    </message>
    <message>
        <source>{cash} left</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>il reste {cash}</translation>
    </message>
    <message>
        <source>{cash} left if you win</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>il reste {cash} si vous gagnez</translation>
    </message>
    <message>
        <source>{change}&#xa0;VP</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>{change}&#xa0;PV</translation>
    </message>
    <message>
        <source>{city} buys {goods}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{city} achète {goods}</translation>
    </message>
    <message>
        <source>{city} didn’t grow: no city stone of its next size was left</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>{city} n’a pas grandi&#xa0;: plus de pion de ville de la taille suivante</translation>
    </message>
    <message>
        <source>{city} grew to size {size}</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>{city} est passée à la taille {size}</translation>
    </message>
    <message>
        <source>{city} to size {size}</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>{city} à la taille {size}</translation>
    </message>
    <message>
        <source>{company} ({player})</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py, ui/games/indonesia/recap.py</extracomment>
        <translation>{company} ({player})</translation>
    </message>
    <message>
        <source>{company} adds a ship in the {sea}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{company} ajoute un navire ({sea}).</translation>
    </message>
    <message>
        <source>{company} becomes available in era {era}.</source>
        <extracomment>ui/games/indonesia/deed_list.py</extracomment>
        <translation>{company} sera disponible à l’ère {era}.</translation>
    </message>
    <message numerus="yes">
        <source>{company} buys {n} areas</source>
        <extracomment>For one: {company} buys {n} area ui/games/indonesia/ledger_view.py</extracomment>
        <translation>
            <numerusform>{company} achète {n} région</numerusform>
            <numerusform>{company} achète {n} régions</numerusform>
        </translation>
    </message>
    <message>
        <source>{company} can’t reach a city that still buys its goods.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} ne peut atteindre aucune ville qui achète encore ses marchandises.</translation>
    </message>
    <message>
        <source>{company} carries {other}’s goods</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>{company} transporte des marchandises pour {other}</translation>
    </message>
    <message>
        <source>{company} expands to {area} for {paid}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{company}&#xa0;s’étend vers {area} pour {paid}.</translation>
    </message>
    <message>
        <source>{company} expands to {area}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{company}&#xa0;s’étend vers {area}.</translation>
    </message>
    <message>
        <source>{company} has already merged this year.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>{company} a déjà fusionné cette année.</translation>
    </message>
    <message>
        <source>{company} has already operated this year.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} a déjà été exploitée cette année.</translation>
    </message>
    <message>
        <source>{company} has no goods in {area}.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>{company} n’a pas de marchandises ici&#xa0;: {area}.</translation>
    </message>
    <message>
        <source>{company} has no goods.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} n’a pas de marchandises.</translation>
    </message>
    <message>
        <source>{company} has no ships in the {sea} or an adjacent sea area.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} n’a pas de navires dans cette région maritime ou à côté&#xa0;: {sea}.</translation>
    </message>
    <message>
        <source>{company} is already at its ship limit for era {era}.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} a déjà atteint sa limite de navires pour l’ère {era}.</translation>
    </message>
    <message>
        <source>{company} isn’t in play.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>{company} n’est pas en jeu.</translation>
    </message>
    <message numerus="yes">
        <source>{company} may add up to {n} ships. Choose a sea area, or stop.</source>
        <extracomment>For one: {company} may add {n} ship. Choose a sea area, or stop. ui/games/indonesia/panels/operations.py</extracomment>
        <translation>
            <numerusform>{company} peut ajouter {n} navire. Choisissez une région maritime, ou arrêtez.</numerusform>
            <numerusform>{company} peut ajouter jusqu’à {n} navires. Choisissez une région maritime, ou arrêtez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{company} may buy up to {n} areas for {price} each. Choose an area, or stop.</source>
        <extracomment>For one: {company} may buy {n} area for {price}. Choose an area, or stop. ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{company} peut acheter {n} région pour {price}. Choisissez une région, ou arrêtez.</numerusform>
            <numerusform>{company} peut acheter jusqu’à {n} régions pour {price} chacune. Choisissez une région, ou arrêtez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{company} must sell {number} of its {n} goods. Accept the plan or change it.</source>
        <extracomment>For one: {company} must sell its only good. Accept the plan or change it. ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{company} n’a que {number} marchandise et doit la vendre. Acceptez le plan ou modifiez-le.</numerusform>
            <numerusform>{company} doit vendre {number} de ses {n} marchandises. Acceptez le plan ou modifiez-le.</numerusform>
        </translation>
    </message>
    <message>
        <source>{company} never sold any goods.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>{company} n’a jamais vendu de marchandises.</translation>
    </message>
    <message numerus="yes">
        <source>{company} now produces siap faji in {n} areas.</source>
        <extracomment>For one: {company} now produces siap faji in {n} area. ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>
            <numerusform>{company} produit maintenant du siap faji dans {n} région.</numerusform>
            <numerusform>{company} produit maintenant du siap faji dans {n} régions.</numerusform>
        </translation>
    </message>
    <message>
        <source>{company} pays {other} for ships</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>{company} paie du fret à {other}</translation>
    </message>
    <message>
        <source>{company} reaches the same cities without it</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{company} atteint les mêmes villes sans cela</translation>
    </message>
    <message>
        <source>{company} sells nothing.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{company} ne vend rien.</translation>
    </message>
    <message>
        <source>{company} sells {amount}</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>{company} vend {amount}</translation>
    </message>
    <message>
        <source>{company} sold all its goods, so it must expand.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} a vendu toutes ses marchandises et doit donc s’étendre.</translation>
    </message>
    <message numerus="yes">
        <source>{company} sold everything and must expand for free. Choose {n} areas.</source>
        <extracomment>For one: {company} sold everything and must expand for free. Choose {n} area. ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{company} a tout vendu et doit s’étendre gratuitement. Choisissez {n} région.</numerusform>
            <numerusform>{company} a tout vendu et doit s’étendre gratuitement. Choisissez {n} régions.</numerusform>
        </translation>
    </message>
    <message>
        <source>{deed} (era {era})</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>{deed} (ère {era})</translation>
    </message>
    <message>
        <source>{deed} earned {amount}&#xa0;Rp a game less than others of its era and type ({interval}).</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>{deed} a gagné {amount}&#xa0;Rp de moins par partie que les autres de son ère et de son type ({interval}).</translation>
    </message>
    <message>
        <source>{deed} earned {amount}&#xa0;Rp a game more than others of its era and type ({interval}).</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>{deed} a gagné {amount}&#xa0;Rp de plus par partie que les autres de son ère et de son type ({interval}).</translation>
    </message>
    <message>
        <source>{deed} isn’t available right now.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{deed} n’est pas disponible en ce moment.</translation>
    </message>
    <message>
        <source>{deed} starts at sea. Choose a sea area.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{deed} se fonde en mer. Choisissez une région maritime.</translation>
    </message>
    <message>
        <source>{deed} starts on land. Choose a land area.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{deed} se fonde sur la terre ferme. Choisissez une région terrestre.</translation>
    </message>
    <message>
        <source>{delivery}, locked</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>{delivery}, verrouillée</translation>
    </message>
    <message>
        <source>{duty}, {sold} sold</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{duty}, vendu&#xa0;: {sold}</translation>
    </message>
    <message>
        <source>{entry} (collapsed)</source>
        <extracomment>ui/play/log_view.py</extracomment>
        <translation>{entry} (replié)</translation>
    </message>
    <message>
        <source>{entry} (expanded)</source>
        <extracomment>ui/play/log_view.py</extracomment>
        <translation>{entry} (déplié)</translation>
    </message>
    <message>
        <source>{fact}.</source>
        <extracomment>i18n/text.py, ui/games/indonesia/texts/areas.py, ui/games/indonesia/texts/planning.py, ui/games/singapore/board/board_ui.py, ui/table/board/board_ui.py</extracomment>
        <translation>{fact}.</translation>
    </message>
    <message>
        <source>{file} has no outlines that could become areas.</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>{file} n’a aucun contour qui puisse devenir une région.</translation>
    </message>
    <message>
        <source>{file} is being played. Choose another file name.</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>{file} est en cours de partie. Choisissez un autre nom de fichier.</translation>
    </message>
    <message>
        <source>{file} is open in another window of this program. You can only view it here.</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>{file} est ouvert dans une autre fenêtre de ce programme. Vous ne pouvez que regarder la partie ici.</translation>
    </message>
    <message>
        <source>{file} is open on the computer “{computer}”, or the program ended unexpectedly there. If it’s still open there, close it first: playing in both places would damage the game.</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>{file} est ouvert sur l’ordinateur «&#xa0;{computer}&#xa0;», ou le programme s’y est arrêté de façon inattendue. Si la partie y est encore ouverte, fermez-la d’abord&#xa0;: jouer aux deux endroits l’endommagerait.</translation>
    </message>
    <message>
        <source>{file} is saved again, with everything that was played.</source>
        <extracomment>ui/table/game_controller.py</extracomment>
        <translation>{file} est de nouveau enregistré, avec tout ce qui a été joué.</translation>
    </message>
    <message>
        <source>{file} isn’t a saved game ({ending}) or a map (*{shared}, or a folder with {board}).</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>{file} n’est ni une partie enregistrée ({ending}) ni une carte (*{shared}, ou un dossier contenant {board}).</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <extracomment>board/files/tolerant_json.py, mapmaking/scripting.py</extracomment>
        <translation>{file}, ligne {line}</translation>
    </message>
    <message>
        <source>{file}, line {line}, column {column}</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>{file}, ligne {line}, colonne {column}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <comment>merger</comment>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{first} et {second}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>ui/charts/chart_drawing.py</extracomment>
        <translation>{first} à {last}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>amounts</comment>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>{first} à {last}</translation>
    </message>
    <message>
        <source>{folder} already holds other files. Where do you want to save the map?</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>{folder} contient déjà d’autres fichiers. Où voulez-vous enregistrer la carte&#xa0;?</translation>
    </message>
    <message>
        <source>{folder} holds no map. The file {file} is missing.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>{folder} ne contient pas de carte. Il manque le fichier {file}.</translation>
    </message>
    <message>
        <source>{folder} holds {files}, but they aren’t a readable map. Overwrite them?</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>{folder} contient {files}, mais ce n’est pas une carte lisible. Remplacer ces fichiers&#xa0;?</translation>
    </message>
    <message>
        <source>{game} has no tutorial.</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>{game} n’a pas de tutoriel.</translation>
    </message>
    <message>
        <source>{game} problem {date}</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Problème {game} {date}</translation>
    </message>
    <message>
        <source>{goods} nearby, and your ships pass</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{goods} à proximité, et vos navires y passent</translation>
    </message>
    <message>
        <source>{goods} nearby, and {players}’s ships pass</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{goods} à proximité, et les navires de {players} y passent</translation>
    </message>
    <message>
        <source>{goods} on the board, cities buy {bought}</source>
        <extracomment>ui/games/indonesia/panels/situation.py</extracomment>
        <translation>{goods} sur le plateau, les villes en achètent {bought}</translation>
    </message>
    <message>
        <source>{goods} would stay unsold.</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{goods}&#xa0;: invendu.</translation>
    </message>
    <message>
        <source>{holding}, {gone} to remove</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>{holding}, {gone} à retirer</translation>
    </message>
    <message numerus="yes">
        <source>{holding}; {n} deeds, slot {slot}</source>
        <extracomment>For one: {holding}; {n} deed, slot {slot} ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>
            <numerusform>{holding}&#xa0;; {n} concession, emplacement {slot}</numerusform>
            <numerusform>{holding}&#xa0;; {n} concessions, emplacement {slot}</numerusform>
        </translation>
    </message>
    <message>
        <source>{id} ({provinces}; era {era})</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>{id} ({provinces}&#xa0;; ère {era})</translation>
    </message>
    <message>
        <source>{keys} is already used for “{name}”.</source>
        <extracomment>ui/settings/commands.py</extracomment>
        <translation>{keys} est déjà utilisé pour «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>{lake}, lake</source>
        <extracomment>ui/editor/accessible_map.py</extracomment>
        <translation>{lake}, lac</translation>
    </message>
    <message>
        <source>{least}–{most} players</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>{least}–{most} joueurs</translation>
    </message>
    <message>
        <source>{left}% to {right}% across, {top}% to {bottom}% down</source>
        <extracomment>ui/editor/imports/outline_picture.py</extracomment>
        <translation>en largeur de {left}% à {right}%, en hauteur de {top}% à {bottom}%</translation>
    </message>
    <message>
        <source>{limits} ({sum}).</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{limits} ({sum}).</translation>
    </message>
    <message>
        <source>{line} has no ship with room left in the {sea}.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>{line} n’a plus de place sur ses navires ({sea}).</translation>
    </message>
    <message>
        <source>{line} isn’t a shipping company.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>{line} n’est pas une compagnie maritime.</translation>
    </message>
    <message>
        <source>{line} via {seas} for {fee}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{line} via {seas} pour {fee}</translation>
    </message>
    <message>
        <source>{list}, entry {number}</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>{list}, entrée {number}</translation>
    </message>
    <message>
        <source>{lot} for {price}</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>{lot} pour {price}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>board/measures.py, i18n/text.py, ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{low} à {high}</translation>
    </message>
    <message>
        <source>{map} (copy)[*] – Map editor</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>{map} (copie)[*] – Éditeur de cartes</translation>
    </message>
    <message>
        <source>{map} ({name})</source>
        <extracomment>library.py</extracomment>
        <translation>{map} ({name})</translation>
    </message>
    <message>
        <source>{map} comes with the program. You’re editing a copy, which you can save under a new name.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>{map} est fournie avec le programme. Vous modifiez une copie, que vous pouvez enregistrer sous un nouveau nom.</translation>
    </message>
    <message>
        <source>{map} is a map. What do you want to do with it?</source>
        <extracomment>ui/app/program.py</extracomment>
        <translation>{map} est une carte. Que voulez-vous en faire&#xa0;?</translation>
    </message>
    <message>
        <source>{map}[*] – Map editor</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>{map}[*] – Éditeur de cartes</translation>
    </message>
    <message>
        <source>{moves}, {end}</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>{moves}, {end}</translation>
    </message>
    <message>
        <source>{move} ({about})</source>
        <extracomment>ui/table/records.py, ui/table/review/review_texts.py</extracomment>
        <translation>{move} ({about})</translation>
    </message>
    <message>
        <source>{names} and others</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{names} et d’autres</translation>
    </message>
    <message>
        <source>{name} (own province)</source>
        <extracomment>ui/editor/imports/outline_model.py</extracomment>
        <translation>{name} (province propre)</translation>
    </message>
    <message>
        <source>{name} already has a label on the map.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>{name} a déjà une étiquette sur la carte.</translation>
    </message>
    <message>
        <source>{name} copy</source>
        <extracomment>ui/editor/document/own_maps.py, ui/play/save_folder.py</extracomment>
        <translation>{name} (copie)</translation>
    </message>
    <message>
        <source>{name} has no areas yet. Add some first.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>{name} n’a pas encore de régions. Ajoutez-en d’abord.</translation>
    </message>
    <message>
        <source>{name} has no label on the map.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>{name} n’a pas d’étiquette sur la carte.</translation>
    </message>
    <message>
        <source>{name} has no token.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>{name} n’a pas de pion.</translation>
    </message>
    <message>
        <source>{name} is neither a land area nor a sea.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>{name} n’est ni une région terrestre ni une mer.</translation>
    </message>
    <message>
        <source>{name} was skipped. {error}</source>
        <extracomment>mapmaking/imports/areas.py</extracomment>
        <translation>{name} a été ignoré. {error}</translation>
    </message>
    <message>
        <source>{name} was skipped: it doesn’t enclose anything.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} a été ignoré&#xa0;: il n’entoure rien.</translation>
    </message>
    <message>
        <source>{name} was skipped: its line isn’t closed.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} a été ignoré&#xa0;: sa ligne n’est pas fermée.</translation>
    </message>
    <message>
        <source>{name} was skipped: its outline can’t be read.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} a été ignoré&#xa0;: son contour est illisible.</translation>
    </message>
    <message>
        <source>{name} was skipped: its outline crosses itself in too many places.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} a été ignoré&#xa0;: son contour se croise en trop d’endroits.</translation>
    </message>
    <message>
        <source>{name} was skipped: its type is “{what}”, and only polygons become areas.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} a été ignoré&#xa0;: son type est «&#xa0;{what}&#xa0;», et seuls les polygones deviennent des régions.</translation>
    </message>
    <message>
        <source>{name} was skipped: it’s completely covered by others.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} a été ignoré&#xa0;: d’autres le recouvrent entièrement.</translation>
    </message>
    <message>
        <source>{name} was skipped: it’s too large.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} a été ignoré&#xa0;: il est trop grand.</translation>
    </message>
    <message>
        <source>{name} was skipped: it’s too narrow for a token.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} a été ignoré&#xa0;: il est trop étroit pour un pion.</translation>
    </message>
    <message>
        <source>{name} was skipped: it’s too small for this canvas.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} a été ignoré&#xa0;: il est trop petit pour ce canevas.</translation>
    </message>
    <message>
        <source>{number} any</source>
        <comment>goods</comment>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>{number} au choix</translation>
    </message>
    <message>
        <source>{number} of one good</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>{number} identiques</translation>
    </message>
    <message numerus="yes">
        <source>{number} of {n} ships</source>
        <extracomment>For one: {number} of {n} ship ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{number} navire sur {n}</numerusform>
            <numerusform>{number} navires sur {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} {good}</source>
        <comment>goods</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>{number}× {good}</translation>
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
            <numerusform>{n} par une côte</numerusform>
            <numerusform>{n} par une côte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} areas</source>
        <extracomment>For one: {n} area ui/editor/panels/areas.py, ui/editor/panels/properties.py, ui/games/indonesia/recap.py</extracomment>
        <translation>
            <numerusform>{n} région</numerusform>
            <numerusform>{n} régions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} areas around {area}</source>
        <extracomment>For one: {n} area around {area} board/checks/link_checks.py</extracomment>
        <translation>
            <numerusform>{n} région autour de «&#xa0;{area}&#xa0;»</numerusform>
            <numerusform>{n} régions autour de «&#xa0;{area}&#xa0;»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} areas not bought</source>
        <extracomment>For one: {n} area not bought ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{n} région non achetée</numerusform>
            <numerusform>{n} régions non achetées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} areas selected</source>
        <extracomment>For one: {n} area selected ui/editor/panels/neighbours.py</extracomment>
        <translation>
            <numerusform>{n} région sélectionnée</numerusform>
            <numerusform>{n} régions sélectionnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} areas, one at a time</source>
        <extracomment>For one: {n} area, one at a time ui/games/indonesia/panels/operations.py</extracomment>
        <translation>
            <numerusform>{n} région, une à la fois</numerusform>
            <numerusform>{n} régions, une à la fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} black chips</source>
        <extracomment>For one: {n} black chip ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} jeton noir</numerusform>
            <numerusform>{n} jetons noirs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} borders left</source>
        <extracomment>For one: {n} border left ui/editor/links/border_dialogs.py</extracomment>
        <translation>
            <numerusform>encore {n} frontière</numerusform>
            <numerusform>encore {n} frontières</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} borders were skipped and stay doubtful.</source>
        <extracomment>For one: {n} border was skipped and stays doubtful. ui/editor/links/border_dialogs.py</extracomment>
        <translation>
            <numerusform>{n} frontière a été sautée et reste douteuse.</numerusform>
            <numerusform>{n} frontières ont été sautées et restent douteuses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} bricks</source>
        <extracomment>For one: {n} brick ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} brique</numerusform>
            <numerusform>{n} briques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} by land</source>
        <extracomment>For one: {n} by land ui/editor/links/texts.py</extracomment>
        <translation>
            <numerusform>{n} par la terre</numerusform>
            <numerusform>{n} par la terre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} by sea</source>
        <extracomment>For one: {n} by sea ui/editor/links/texts.py</extracomment>
        <translation>
            <numerusform>{n} par la mer</numerusform>
            <numerusform>{n} par la mer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} chips + {opium} opium = {total}</source>
        <extracomment>For one: {n} chip + {opium} opium = {total} ui/games/singapore/chips_page.py</extracomment>
        <translation>
            <numerusform>{n} jeton + {opium} opium = {total}</numerusform>
            <numerusform>{n} jetons + {opium} opium = {total}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cloned shapes were skipped.</source>
        <extracomment>For one: {n} cloned shape was skipped. mapmaking/imports/svg.py</extracomment>
        <translation>
            <numerusform>{n} forme clonée a été ignorée.</numerusform>
            <numerusform>{n} formes clonées ont été ignorées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cloth</source>
        <extracomment>For one: {n} cloth ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} étoffe</numerusform>
            <numerusform>{n} étoffes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} corners</source>
        <extracomment>For one: {n} corner ui/editor/imports/import_dialog.py, ui/editor/tools/pencil.py</extracomment>
        <translation>
            <numerusform>{n} sommet</numerusform>
            <numerusform>{n} sommets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} decisions, starting at decision {first}</source>
        <extracomment>For one: {n} decision, starting at decision {first} ui/table/games/new_game_controller.py</extracomment>
        <translation>
            <numerusform>{n} décision, à partir de la décision {first}</numerusform>
            <numerusform>{n} décisions, à partir de la décision {first}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} differences. Click one to see it on the map.</source>
        <extracomment>For one: {n} difference. Click it to see it on the map. ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>
            <numerusform>{n} différence. Cliquez dessus pour la voir sur la carte.</numerusform>
            <numerusform>{n} différences. Cliquez sur l’une d’elles pour la voir sur la carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} errors</source>
        <extracomment>For one: {n} error ui/editor/canvas/badges.py</extracomment>
        <translation>
            <numerusform>{n} erreur</numerusform>
            <numerusform>{n} erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} events</source>
        <extracomment>For one: {n} event ui/play/recap_box.py</extracomment>
        <translation>
            <numerusform>{n} événement</numerusform>
            <numerusform>{n} événements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} figures have changed more than by chance; they come first.</source>
        <extracomment>For one: {n} figure has changed more than by chance; it comes first. ui/editor/balance/balance_page.py</extracomment>
        <translation>
            <numerusform>{n} chiffre a changé plus que le hasard ne l’explique&#xa0;; il vient en premier.</numerusform>
            <numerusform>{n} chiffres ont changé plus que le hasard ne l’explique&#xa0;; ils viennent en premier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} figures were compared with what’s expected.</source>
        <extracomment>For one: {n} figure was compared with what’s expected. ui/editor/balance/balance_page.py</extracomment>
        <translation>
            <numerusform>{n} chiffre a été comparé aux attentes.</numerusform>
            <numerusform>{n} chiffres ont été comparés aux attentes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} flags left</source>
        <extracomment>For one: {n} flag left ui/games/singapore/player_cards.py</extracomment>
        <translation>
            <numerusform>reste {n} drapeau</numerusform>
            <numerusform>reste {n} drapeaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} for worker {number}</source>
        <comment>steps</comment>
        <extracomment>For one: {n} for worker {number} ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>{n} pour l’ouvrier nº&#xa0;{number}</numerusform>
            <numerusform>{n} pour l’ouvrier nº&#xa0;{number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} games</source>
        <extracomment>For one: {n} game ui/table/games/level_guide.py</extracomment>
        <translation>
            <numerusform>{n} partie</numerusform>
            <numerusform>{n} parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} games with {players} players, all played by the bot {bot}; random seeds {first} to {last}.</source>
        <extracomment>For one: {n} game with {players} players, all played by the bot {bot}; random seeds {first} to {last}. ui/editor/balance/balance_page.py</extracomment>
        <translation>
            <numerusform>{n} partie à {players} joueurs, tous joués par le bot {bot}&#xa0;; graines aléatoires {first} à {last}.</numerusform>
            <numerusform>{n} parties à {players} joueurs, tous joués par le bot {bot}&#xa0;; graines aléatoires {first} à {last}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} goods</source>
        <extracomment>For one: {n} good ui/games/indonesia/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} marchandise</numerusform>
            <numerusform>{n} marchandises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} goods at {area}</source>
        <extracomment>For one: {n} good at {area} ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>{area}&#xa0;: {n} marchandise</numerusform>
            <numerusform>{area}&#xa0;: {n} marchandises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} goods at {area} can’t reach a ship</source>
        <extracomment>For one: {n} good at {area} can’t reach a ship ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>{area}&#xa0;: {n} marchandise ne peut atteindre aucun navire</numerusform>
            <numerusform>{area}&#xa0;: {n} marchandises ne peuvent atteindre aucun navire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} goods can be sold a year, against {fewer}.</source>
        <extracomment>For one: {n} good can be sold a year, against {fewer}. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>{n} marchandise peut être vendue par an, contre {fewer}.</numerusform>
            <numerusform>{n} marchandises peuvent être vendues par an, contre {fewer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} hints used</source>
        <extracomment>For one: {n} hint used ui/table/panels/result.py</extracomment>
        <translation>
            <numerusform>{n} conseil utilisé</numerusform>
            <numerusform>{n} conseils utilisés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} islands are too small and are skipped.</source>
        <extracomment>For one: {n} island is too small and is skipped. mapmaking/imports/named_shapes.py</extracomment>
        <translation>
            <numerusform>{n} île est trop petite et est ignorée.</numerusform>
            <numerusform>{n} îles sont trop petites et sont ignorées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} lakes</source>
        <extracomment>For one: {n} lake ui/editor/panels/areas.py</extracomment>
        <translation>
            <numerusform>{n} lac</numerusform>
            <numerusform>{n} lacs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} land areas</source>
        <extracomment>For one: {n} land area ui/editor/dialogs/map_chooser.py, ui/editor/panels/areas.py, ui/editor/panels/properties.py</extracomment>
        <translation>
            <numerusform>{n} région terrestre</numerusform>
            <numerusform>{n} régions terrestres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} lines were left out.</source>
        <extracomment>For one: {n} line was left out. board/files/tolerant_json.py</extracomment>
        <translation>
            <numerusform>{n} ligne a été ignorée.</numerusform>
            <numerusform>{n} lignes ont été ignorées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} links between them</source>
        <extracomment>For one: {n} link between them ui/editor/panels/neighbours.py</extracomment>
        <translation>
            <numerusform>{n} lien entre elles</numerusform>
            <numerusform>{n} liens entre elles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} links would be added.</source>
        <extracomment>For one: {n} link would be added. ui/editor/links/border_dialogs.py</extracomment>
        <translation>
            <numerusform>{n} lien serait ajouté.</numerusform>
            <numerusform>{n} liens seraient ajoutés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} links would be removed.</source>
        <extracomment>For one: {n} link would be removed. ui/editor/links/border_dialogs.py</extracomment>
        <translation>
            <numerusform>{n} lien serait retiré.</numerusform>
            <numerusform>{n} liens seraient retirés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more</source>
        <comment>steps</comment>
        <extracomment>For one: {n} more ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>{n} de plus</numerusform>
            <numerusform>{n} de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more mergers become possible</source>
        <extracomment>For one: {n} more merger becomes possible ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>{n} fusion de plus devient possible</numerusform>
            <numerusform>{n} fusions de plus deviennent possibles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more mergers become possible.</source>
        <extracomment>For one: {n} more merger becomes possible. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>{n} fusion de plus devient possible.</numerusform>
            <numerusform>{n} fusions de plus deviennent possibles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more steps</source>
        <extracomment>For one: {n} more step ui/games/singapore/panels/turn.py, ui/games/singapore/texts/planning.py</extracomment>
        <translation>
            <numerusform>{n} pas de plus</numerusform>
            <numerusform>{n} pas de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more to remove after this</source>
        <extracomment>For one: {n} more to remove after this ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>
            <numerusform>encore {n} à retirer ensuite</numerusform>
            <numerusform>encore {n} à retirer ensuite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} moves</source>
        <extracomment>For one: {n} move ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>
            <numerusform>{n} coup</numerusform>
            <numerusform>{n} coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} neighbours</source>
        <extracomment>For one: {n} neighbour ui/editor/links/texts.py, ui/editor/panels/properties.py</extracomment>
        <translation>
            <numerusform>{n} voisine</numerusform>
            <numerusform>{n} voisines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new mergers possible</source>
        <extracomment>For one: {n} new merger possible ui/games/indonesia/texts/research.py</extracomment>
        <translation>
            <numerusform>{n} nouvelle fusion possible</numerusform>
            <numerusform>{n} nouvelles fusions possibles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new provinces will be added.</source>
        <extracomment>For one: {n} new province will be added. ui/editor/imports/import_dialog.py</extracomment>
        <translation>
            <numerusform>{n} nouvelle province sera ajoutée.</numerusform>
            <numerusform>{n} nouvelles provinces seront ajoutées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} newer saved games can’t be opened</source>
        <extracomment>For one: {n} newer saved game can’t be opened ui/table/games/start_cards.py</extracomment>
        <translation>
            <numerusform>{n} partie enregistrée plus récente ne peut pas être ouverte</numerusform>
            <numerusform>{n} parties enregistrées plus récentes ne peuvent pas être ouvertes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of your companies sell there</source>
        <extracomment>For one: {n} of your companies sells there ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>{n} de vos compagnies y vend</numerusform>
            <numerusform>{n} de vos compagnies y vendent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of {all} games didn’t end within {years} years.</source>
        <extracomment>For one: {n} of {all} games didn’t end within {years} years. games/indonesia/maps/trial_findings.py</extracomment>
        <translation>
            <numerusform>{n} partie sur {all} ne s’est pas terminée en {years} années.</numerusform>
            <numerusform>{n} parties sur {all} ne se sont pas terminées en {years} années.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of {all} games didn’t finish within {rounds} rounds.</source>
        <extracomment>For one: {n} of {all} games didn’t finish within {rounds} rounds. board/map_data.py</extracomment>
        <translation>
            <numerusform>{n} partie sur {all} ne s’est pas terminée en {rounds} manches.</numerusform>
            <numerusform>{n} parties sur {all} ne se sont pas terminées en {rounds} manches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} old games of bots were moved to the trash.</source>
        <extracomment>For one: {n} old game of bots was moved to the trash. ui/table/games/game_store.py</extracomment>
        <translation>
            <numerusform>{n} ancienne partie entre bots a été mise à la corbeille.</numerusform>
            <numerusform>{n} anciennes parties entre bots ont été mises à la corbeille.</numerusform>
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
            <numerusform>{n} autre ne peut pas être choisi</numerusform>
            <numerusform>{n} autres ne peuvent pas être choisis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} others can’t: {reason}</source>
        <extracomment>For one: {n} other can’t: {reason} ui/table/panels/folded_rows.py</extracomment>
        <translation>
            <numerusform>{n} autre impossible : {reason}</numerusform>
            <numerusform>{n} autres impossibles : {reason}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} outlines were skipped</source>
        <extracomment>For one: {n} outline was skipped mapmaking/imports/skipped.py</extracomment>
        <translation>
            <numerusform>{n} contour a été ignoré</numerusform>
            <numerusform>{n} contours ont été ignorés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} parts have no area and were skipped.</source>
        <extracomment>For one: {n} part has no area and was skipped. mapmaking/imports/named_shapes.py</extracomment>
        <translation>
            <numerusform>{n} partie n’a pas de surface et a été ignorée.</numerusform>
            <numerusform>{n} parties n’ont pas de surface et ont été ignorées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} parts.</source>
        <extracomment>For one: {n} part. ui/editor/tools/split.py</extracomment>
        <translation>
            <numerusform>{n} partie.</numerusform>
            <numerusform>{n} parties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pictures were skipped.</source>
        <extracomment>For one: {n} picture was skipped. mapmaking/imports/svg.py</extracomment>
        <translation>
            <numerusform>{n} image a été ignorée.</numerusform>
            <numerusform>{n} images ont été ignorées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} places</source>
        <extracomment>For one: {n} place ui/table/game_texts.py</extracomment>
        <translation>
            <numerusform>{n} lieu</numerusform>
            <numerusform>{n} lieux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} places are called {name}.</source>
        <extracomment>For one: {n} place is called {name}. board/checks/all_checks.py</extracomment>
        <translation>
            <numerusform>{n} lieu s’appelle {name}.</numerusform>
            <numerusform>{n} lieux s’appellent {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <extracomment>For one: {n} player ui/table/games/record_dialog.py</extracomment>
        <translation>
            <numerusform>{n} joueur</numerusform>
            <numerusform>{n} joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} players need {needed} city cards of era {era}, but there are only {found}.</source>
        <extracomment>For one: {n} player needs {needed} city cards of era {era}, but there are only {found}. games/indonesia/rules/setup.py</extracomment>
        <translation>
            <numerusform>Pour {n} joueur, il faut {needed} cartes de ville de l’ère {era}, mais il n’y en a que {found}.</numerusform>
            <numerusform>Pour {n} joueurs, il faut {needed} cartes de ville de l’ère {era}, mais il n’y en a que {found}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} players need {n} city cards for each era, but era {era} has {cards}.</source>
        <extracomment>For one: {n} player needs {n} city card for each era, but era {era} has {cards}. games/indonesia/rules/scenario_check.py</extracomment>
        <translation>
            <numerusform>Pour {n} joueur, il faut {n} carte de ville par ère, mais l’ère {era} en a {cards}.</numerusform>
            <numerusform>Pour {n} joueurs, il faut {n} cartes de ville par ère, mais l’ère {era} en a {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} provinces</source>
        <extracomment>For one: {n} province ui/editor/panels/areas.py</extracomment>
        <translation>
            <numerusform>{n} province</numerusform>
            <numerusform>{n} provinces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} results</source>
        <extracomment>For one: {n} result ui/help/rules_window.py</extracomment>
        <translation>
            <numerusform>{n} résultat</numerusform>
            <numerusform>{n} résultats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} roads are left.</source>
        <extracomment>For one: {n} road is left. ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>
            <numerusform>Il reste {n} route.</numerusform>
            <numerusform>Il reste {n} routes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} seas</source>
        <extracomment>For one: {n} sea ui/editor/panels/areas.py, ui/editor/panels/properties.py</extracomment>
        <translation>
            <numerusform>{n} mer</numerusform>
            <numerusform>{n} mers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} ships</source>
        <extracomment>For one: {n} ship ui/games/indonesia/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} navire</numerusform>
            <numerusform>{n} navires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} ships carry 1 more good each</source>
        <extracomment>For one: {n} ship carries 1 more good ui/games/indonesia/texts/research.py</extracomment>
        <translation>
            <numerusform>{n} navire transporte 1 marchandise de plus</numerusform>
            <numerusform>{n} navires transportent 1 marchandise de plus chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} ships not added</source>
        <extracomment>For one: {n} ship not added ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{n} navire non ajouté</numerusform>
            <numerusform>{n} navires non ajoutés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} sites</source>
        <extracomment>For one: {n} site ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>
            <numerusform>{n} site</numerusform>
            <numerusform>{n} sites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} slivers go to the parts beside them.</source>
        <extracomment>For one: {n} sliver goes to the part beside it. ui/editor/tools/split.py</extracomment>
        <translation>
            <numerusform>{n} languette va à la partie d’à côté.</numerusform>
            <numerusform>{n} languettes vont aux parties d’à côté.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} steps</source>
        <extracomment>For one: {n} step ui/games/singapore/texts/planning.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>{n} pas</numerusform>
            <numerusform>{n} pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} steps left</source>
        <extracomment>For one: {n} step left ui/games/singapore/panels/turn.py</extracomment>
        <translation>
            <numerusform>reste {n} pas</numerusform>
            <numerusform>reste {n} pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} straight lines were skipped.</source>
        <extracomment>For one: {n} straight line was skipped. mapmaking/imports/svg.py</extracomment>
        <translation>
            <numerusform>{n} ligne droite a été ignorée.</numerusform>
            <numerusform>{n} lignes droites ont été ignorées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tea</source>
        <extracomment>For one: {n} tea ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} thé</numerusform>
            <numerusform>{n} thés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} texts were skipped.</source>
        <extracomment>For one: {n} text was skipped. mapmaking/imports/svg.py</extracomment>
        <translation>
            <numerusform>{n} texte a été ignoré.</numerusform>
            <numerusform>{n} textes ont été ignorés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tiles left in the stack</source>
        <extracomment>For one: {n} tile left in the stack ui/games/singapore/tile_row.py</extracomment>
        <translation>
            <numerusform>reste {n} tuile dans la pile</numerusform>
            <numerusform>reste {n} tuiles dans la pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} uses</source>
        <extracomment>For one: {n} use ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>{n} usage</numerusform>
            <numerusform>{n} usages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} uses left</source>
        <extracomment>For one: {n} use left ui/games/singapore/panels/turn.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>reste {n} usage</numerusform>
            <numerusform>reste {n} usages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} victory points</source>
        <extracomment>For one: {n} victory point ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} point de victoire</numerusform>
            <numerusform>{n} points de victoire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} warnings</source>
        <extracomment>For one: {n} warning ui/editor/canvas/badges.py</extracomment>
        <translation>
            <numerusform>{n} avertissement</numerusform>
            <numerusform>{n} avertissements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} workers on the board</source>
        <extracomment>For one: {n} worker on the board ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} ouvrier sur le plateau</numerusform>
            <numerusform>{n} ouvriers sur le plateau</numerusform>
        </translation>
    </message>
    <message>
        <source>{old} was renamed to {new}.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{old} a été renommée {new}.</translation>
    </message>
    <message>
        <source>{origin} to {city}, carried by company {line}: {cost}</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Depuis {origin} vers {city}, transport par la compagnie {line}&#xa0;: {cost}</translation>
    </message>
    <message>
        <source>{others} and {last}</source>
        <comment>list</comment>
        <extracomment>i18n/text.py</extracomment>
        <translation>{others} et {last}</translation>
    </message>
    <message>
        <source>{others} or {last}</source>
        <comment>list</comment>
        <extracomment>i18n/text.py</extracomment>
        <translation>{others} ou {last}</translation>
    </message>
    <message>
        <source>{other} pays for {company} in a merger</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>{other} paie pour {company} lors d’une fusion</translation>
    </message>
    <message>
        <source>{other}’s move costs {player} {amount}.</source>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>Le coup joué par {other} coûte {amount} à {player}.</translation>
    </message>
    <message>
        <source>{other}’s move earns {player} {amount}.</source>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>Le coup joué par {other} rapporte {amount} à {player}.</translation>
    </message>
    <message>
        <source>{owner} gets a point</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>{owner} reçoit un point</translation>
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
    <message>
        <source>{percent}% of all income came from {kind}.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>{percent}&#xa0;% de tous les revenus provenaient de ce type&#xa0;: {kind}.</translation>
    </message>
    <message>
        <source>{place} grows to size {size} this year.</source>
        <extracomment>ui/games/indonesia/panels/growth_list.py</extracomment>
        <translation>{place} passe à la taille {size} cette année.</translation>
    </message>
    <message>
        <source>{place} still needs {goods} to grow to size {size}.</source>
        <extracomment>ui/games/indonesia/panels/growth_list.py</extracomment>
        <translation>{place}&#xa0;: il manque {goods} pour passer à la taille {size}.</translation>
    </message>
    <message>
        <source>{place} to play, {cash} left</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>{place} position, il reste {cash}</translation>
    </message>
    <message numerus="yes">
        <source>{place} won {share} of {n} games ({interval}).</source>
        <extracomment>For one: {place} won {share} of {n} game ({interval}). board/measures.py</extracomment>
        <translation>
            <numerusform>{place}&#xa0;: {share} de victoires sur {n} partie ({interval}).</numerusform>
            <numerusform>{place}&#xa0;: {share} de victoires sur {n} parties ({interval}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}, unless {players} outbids you</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>{place}, sauf surenchère ({players})</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <extracomment>i18n/text.py</extracomment>
        <translation>{name}&#xa0;: {text}</translation>
    </message>
    <message>
        <source>Bank (dark), cash, and the last year’s earnings once more (hatched).</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Banque (foncé), liquidités et gains de la dernière année une seconde fois (hachuré).</translation>
    </message>
    <message>
        <source>Best round: {round}, with {points}.</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Meilleure manche&#xa0;: {round}, avec {points}.</translation>
    </message>
    <message>
        <source>Bids go up in steps of {step}: {typed} became {amount}.</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Les enchères montent par pas de {step} : {typed} est devenu {amount}.</translation>
    </message>
    <message>
        <source>It’s almost time for a merger, and you’ll need the cash. &lt;b&gt;Bid 0 once more&lt;/b&gt;: you’re first, and Budi won’t bid either.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>La fusion approche, et il vous faudra vos liquidités. &lt;b&gt;Misez encore 0&#xa0;&lt;/b&gt;: vous êtes en tête, et Budi ne misera rien non plus.</translation>
    </message>
    <message>
        <source>Last year of the era:</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Dernière année de l’ère :</translation>
    </message>
    <message>
        <source>Last year: what both companies earned</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>L’an passé&#xa0;: ce que les deux compagnies ont gagné</translation>
    </message>
    <message>
        <source>Last year; deeds left:</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Dernière année ; concessions :</translation>
    </message>
    <message>
        <source>Or hold F7 while you look and choose.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Ou maintenez F7 pendant que vous regardez et choisissez.</translation>
    </message>
    <message>
        <source>Points the window out in the task bar or Dock when it’s your turn and another window is in front.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Signale la fenêtre dans la barre des tâches ou le Dock quand c’est votre tour et qu’une autre fenêtre est devant.</translation>
    </message>
    <message>
        <source>Remove one good from the plan (Del)</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Retirer une marchandise du plan (Suppr)</translation>
    </message>
    <message numerus="yes">
        <source>Remove {n} areas</source>
        <extracomment>For one: Remove {n} area ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>Retirer {n} région</numerusform>
            <numerusform>Retirer {n} régions</numerusform>
        </translation>
    </message>
    <message>
        <source>Room</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Place</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Round {round}: a raid costs {players} {amount}</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Manche {round}&#xa0;: une descente coûte {amount} à {players}</translation>
    </message>
    <message>
        <source>The game continues without being saved, and the program keeps trying. To be safe, save a copy elsewhere.</source>
        <extracomment>ui/table/game_controller.py</extracomment>
        <translation>La partie continue sans être enregistrée, et le programme réessaie. Par sécurité, enregistrez une copie ailleurs.</translation>
    </message>
    <message numerus="yes">
        <source>{planned} of {n} goods planned, {goods} on the board</source>
        <extracomment>For one: {planned} of {n} good planned, {goods} on the board ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>
            <numerusform>{planned} marchandise planifiée sur {n}, {goods} sur le plateau</numerusform>
            <numerusform>{planned} marchandises planifiées sur {n}, {goods} sur le plateau</numerusform>
        </translation>
    </message>
    <message>
        <source>{players} players: {ended} of {games} games finished. On average: {rounds} rounds, scores {scores}.</source>
        <extracomment>board/map_data.py</extracomment>
        <translation>{players} joueurs&#xa0;: {ended} parties finies sur {games}. En moyenne&#xa0;: {rounds} manches, scores {scores}.</translation>
    </message>
    <message>
        <source>{players} players: {ended} of {games} games finished. On average: {years} years; money by rank {money}.</source>
        <extracomment>games/indonesia/maps/map_data.py</extracomment>
        <translation>{players} joueurs&#xa0;: {ended} parties finies sur {games}. En moyenne&#xa0;: {years} années&#xa0;; argent par rang {money}.</translation>
    </message>
    <message>
        <source>{players}’s ships pass already</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>des navires y passent déjà ({players})</translation>
    </message>
    <message>
        <source>{player} +{points}&#xa0;VP</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{player} +{points}&#xa0;PV</translation>
    </message>
    <message>
        <source>{player} announces no mergers this year.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>{player} n’annonce aucune fusion cette année.</translation>
    </message>
    <message>
        <source>{player} announces the merger of {first} and {second}, opening at {bid}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} annonce une fusion&#xa0;: {first} et {second}, première mise {bid}.</translation>
    </message>
    <message>
        <source>{player} asked for a hint.</source>
        <extracomment>ui/table/log/log_writer.py</extracomment>
        <translation>{player} a demandé un conseil.</translation>
    </message>
    <message>
        <source>{player} bids {amount}, worth {strength}.</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>{player} mise {amount}, ce qui compte {strength}.</translation>
    </message>
    <message>
        <source>{player} bids {amount}.</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>{player} mise {amount}.</translation>
    </message>
    <message>
        <source>{player} bids {bid}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} mise {bid}.</translation>
    </message>
    <message>
        <source>{player} builds a city in {area}.</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>{player} bâtit une ville ({area}).</translation>
    </message>
    <message>
        <source>{player} buys the top of the stack, {tile}, for {price}.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} achète le dessus de la pile, {tile}, pour {price}.</translation>
    </message>
    <message>
        <source>{player} can’t pay for the use of {area} any more, so it has no effect.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} ne peut plus payer cet usage, qui n’a donc aucun effet&#xa0;: {area}.</translation>
    </message>
    <message>
        <source>{player} can’t pay {amount} of it.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} ne peut pas en payer {amount}.</translation>
    </message>
    <message>
        <source>{player} discards a city card ({card}): {reason}</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>{player} défausse une carte de ville ({card})&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{player} draws a black chip for the neutral colour.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} tire un jeton noir pour la couleur neutre.</translation>
    </message>
    <message>
        <source>{player} draws a black chip.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} tire un jeton noir.</translation>
    </message>
    <message>
        <source>{player} draws a white chip: a raid!</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} tire un jeton blanc&#xa0;: une descente&#xa0;!</translation>
    </message>
    <message>
        <source>{player} ends the turn.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} termine le tour.</translation>
    </message>
    <message>
        <source>{player} gets a second worker.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} reçoit un deuxième ouvrier.</translation>
    </message>
    <message>
        <source>{player} gets {amount} from the merger of {first} and {second}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} reçoit {amount} (fusion&#xa0;: {first} et {second}).</translation>
    </message>
    <message>
        <source>{player} gets {points}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} reçoit {points}</translation>
    </message>
    <message>
        <source>{player} gets {point} as the owner of {area}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} reçoit {point} comme propriétaire ({area}).</translation>
    </message>
    <message numerus="yes">
        <source>{player} goes back {n} spaces on the victory track for {money}.</source>
        <extracomment>For one: {player} goes back {n} space on the victory track for {money}. ui/games/singapore/texts/building.py</extracomment>
        <translation>
            <numerusform>{player} recule de {n} case sur la piste de victoire pour {money}.</numerusform>
            <numerusform>{player} recule de {n} cases sur la piste de victoire pour {money}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} had only one move, so it was played: {move}.</source>
        <extracomment>ui/table/game_view.py</extracomment>
        <translation>{player} n’avait qu’un coup, joué d’office&#xa0;: {move}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} has {n} slots. Advance the Slots track to get more.</source>
        <extracomment>For one: {player} has {n} slot. Advance the Slots track to get more. ui/games/indonesia/player_cards.py</extracomment>
        <translation>
            <numerusform>{player} a {n} emplacement. Avancez sur la piste Emplacements pour en avoir plus.</numerusform>
            <numerusform>{player} a {n} emplacements. Avancez sur la piste Emplacements pour en avoir plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} hasn’t made a decision yet.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>{player} n’a pas encore pris de décision.</translation>
    </message>
    <message>
        <source>{player} is next</source>
        <extracomment>ui/table/privacy.py, ui/table/turn_banner.py</extracomment>
        <translation>C’est à {player}</translation>
    </message>
    <message>
        <source>{player} is played by the bot “{bot}”. To open this game, start the program with --bot {bot}.</source>
        <extracomment>ui/table/games/open_game.py</extracomment>
        <translation>Le bot «&#xa0;{bot}&#xa0;» joue pour {player}. Pour ouvrir cette partie, lancez le programme avec --bot {bot}.</translation>
    </message>
    <message>
        <source>{player} is played by “{bot}”, a bot that this program doesn’t have.</source>
        <extracomment>ui/table/games/open_game.py</extracomment>
        <translation>«&#xa0;{bot}&#xa0;», un bot absent de ce programme, joue pour {player}.</translation>
    </message>
    <message>
        <source>{player} is skipped: {reason}</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>{player}&#xa0;: tour sauté. {reason}</translation>
    </message>
    <message>
        <source>{player} joins {a} and {b} by a road for free.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} relie {a} et {b} par une route gratuite.</translation>
    </message>
    <message>
        <source>{player} joins {a} and {b} by a road for {price}.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} relie {a} et {b} par une route pour {price}.</translation>
    </message>
    <message>
        <source>{player} leads with {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py, ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>{player} mène avec {amount}.</translation>
    </message>
    <message>
        <source>{player} must bid {sum} to beat {amount}, but only {smaller_sum} to beat {than}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{player} doit miser {sum} pour battre {amount}, mais seulement {smaller_sum} pour battre {than}.</translation>
    </message>
    <message>
        <source>{player} operates {company}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{player} exploite {company}.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <extracomment>ui/games/indonesia/texts/__init__.py, ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} passe.</translation>
    </message>
    <message>
        <source>{player} passes: {reason}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} passe&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{player} pays {amount} net for the merger of {first} and {second}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} paie {amount} net (fusion&#xa0;: {first} et {second}).</translation>
    </message>
    <message>
        <source>{player} places the flags</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>{player} place les drapeaux</translation>
    </message>
    <message>
        <source>{player} puts a worker on {area}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} place un ouvrier&#xa0;: {area}.</translation>
    </message>
    <message>
        <source>{player} reaches the seal at {seal} and gets {money}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} atteint le sceau à {seal} et reçoit {money}.</translation>
    </message>
    <message>
        <source>{player} researches {track} {step} ({effect}).</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>{player} recherche {track} {step} ({effect}).</translation>
    </message>
    <message>
        <source>{player} researches {track} {step} for {other} ({effect}).</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>{player} recherche {track} {step} pour {other} ({effect}).</translation>
    </message>
    <message numerus="yes">
        <source>{player} returns {n} black chips to the bag at {area}.</source>
        <extracomment>For one: {player} returns {n} black chip to the bag at {area}. ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>{player} remet {n} jeton noir dans le sac ({area}).</numerusform>
            <numerusform>{player} remet {n} jetons noirs dans le sac ({area}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} should pay about {amount} for it, {than} of it for the announcer’s part.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{player} devrait payer environ {amount}, dont {than} pour la part de qui a annoncé la fusion.</translation>
    </message>
    <message>
        <source>{player} starts {company} in the {place}.</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>{player} fonde {company} ({place}).</translation>
    </message>
    <message>
        <source>{player} starts {company} in {place}.</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>{player} fonde {company} ({place}).</translation>
    </message>
    <message>
        <source>{player} to play</source>
        <extracomment>ui/table/games/saved_games.py</extracomment>
        <translation>À {player} de jouer</translation>
    </message>
    <message>
        <source>{player} uses {place} and takes {gain}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} utilise {place} et prend {gain}.</translation>
    </message>
    <message>
        <source>{player} uses {place}: {pay} → {gain}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} utilise {place}&#xa0;: {pay} → {gain}.</translation>
    </message>
    <message>
        <source>{player} wins with {score}.</source>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>{player} gagne avec {score}.</translation>
    </message>
    <message>
        <source>{player} {does}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} {does}.</translation>
    </message>
    <message>
        <source>{player} {sum} ({opium} opium)</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} {sum} ({opium} opium)</translation>
    </message>
    <message>
        <source>{player}: played by a bot, {bot}</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>{player}&#xa0;: un bot joue, {bot}</translation>
    </message>
    <message>
        <source>{player}: played by a person</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>{player}&#xa0;: une personne joue</translation>
    </message>
    <message>
        <source>{player}: {change}, now {points}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player}&#xa0;: {change}, maintenant {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}: {n} games, {won} won</source>
        <extracomment>For one: {player}: {n} game, {won} won ui/table/games/record_dialog.py</extracomment>
        <translation>
            <numerusform>{player}&#xa0;: {n} partie, victoires&#xa0;: {won}</numerusform>
            <numerusform>{player}&#xa0;: {n} parties, victoires&#xa0;: {won}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s PIN</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Code PIN&#xa0;: {player}</translation>
    </message>
    <message>
        <source>{player}’s PIN was reset without being entered.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Code PIN réinitialisé sans être saisi&#xa0;: {player}.</translation>
    </message>
    <message>
        <source>{player}’s decision</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Décision&#xa0;: {player}</translation>
    </message>
    <message>
        <source>{player}’s second worker goes from {start} to {area}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player}&#xa0;: le deuxième ouvrier se déplace ({start} → {area}).</translation>
    </message>
    <message>
        <source>{players}’s ships can carry more of your goods</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{players} peut transporter plus de vos marchandises</translation>
    </message>
    <message>
        <source>1 in {number}: a raid</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>1 fois sur {number}&#xa0;: une descente</translation>
    </message>
    <message>
        <source>1 in {number}: a raid costs {costs}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>1 fois sur {number}&#xa0;: une descente coûte {costs}</translation>
    </message>
    <message>
        <source>Build {tile} on {lot}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Construire {tile} sur {lot}</translation>
    </message>
    <message>
        <source>Luck counted most: it lowered {player}’s chance from {before} to {after}.</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Le hasard a compté le plus&#xa0;: les chances de {player} sont tombées de {before} à {after}.</translation>
    </message>
    <message>
        <source>Luck counted most: it raised {player}’s chance from {before} to {after}.</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Le hasard a compté le plus&#xa0;: les chances de {player} sont passées de {before} à {after}.</translation>
    </message>
    <message>
        <source>New Helpers gives your second worker, once. They share your 3 steps and 3 uses.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>« Renforts » vous donne une fois votre deuxième ouvrier. Vos deux ouvriers se partagent vos 3 pas et 3 usages.</translation>
    </message>
    <message>
        <source>The most chips and opium together are caught. They pay £1 for each, or move back on the victory track if they can’t. They return their chips and lose half their opium.</source>
        <extracomment>ui/games/singapore/chips_page.py</extracomment>
        <translation>Qui a le plus de jetons et d’opium réunis se fait prendre et paie £1 pour chacun, ou recule sur la piste de victoire faute d’argent. Ses jetons retournent dans le sac et la moitié de son opium est perdue.</translation>
    </message>
    <message>
        <source>The new top of the stack: {tile} ({effect}).</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Le nouveau dessus de la pile : {tile} ({effect}).</translation>
    </message>
    <message>
        <source>Up to 3 steps and up to 3 uses, in any order. Putting a worker on the board is a step.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Jusqu’à 3 pas et 3 usages, dans n’importe quel ordre. Placer un ouvrier sur le plateau est un pas.</translation>
    </message>
    <message>
        <source>W{number}</source>
        <comment>short for “Worker 2”</comment>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>O{number}</translation>
    </message>
    <message>
        <source>You have no uses left in this turn.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Vous n’avez plus d’usage dans ce tour.</translation>
    </message>
    <message>
        <source>You use the building where your worker is. Each building once in a turn.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Vous utilisez le bâtiment où se trouve votre ouvrier. Chaque bâtiment une seule fois par tour.</translation>
    </message>
    <message>
        <source>You win the merger of {first} and {second} for {bid}. Paid out: {shares}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Vous remportez la fusion pour {bid} ({first} et {second}). Versement&#xa0;: {shares}.</translation>
    </message>
    <message>
        <source>Your city cards</source>
        <extracomment>ui/games/indonesia/panels/situation.py</extracomment>
        <translation>Vos cartes de ville</translation>
    </message>
    <message>
        <source>You’ve already used {building} ({area}) in this turn.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Vous avez déjà utilisé {building} ({area}) dans ce tour.</translation>
    </message>
    <message>
        <source>about {amount} less for you at the end</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>environ {amount} de moins pour vous à la fin</translation>
    </message>
    <message>
        <source>better for rivals</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>mieux pour les rivaux</translation>
    </message>
    <message>
        <source>hidden</source>
        <extracomment>i18n/text.py</extracomment>
        <translation>caché</translation>
    </message>
    <message>
        <source>in the plan</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>dans le plan</translation>
    </message>
    <message>
        <source>no goods on its coast</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>aucune marchandise sur sa côte</translation>
    </message>
    <message>
        <source>no other player’s ship to pay</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>aucun navire d’un autre joueur à payer</translation>
    </message>
    <message>
        <source>nothing new in reach</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>rien de nouveau à portée</translation>
    </message>
    <message numerus="yes">
        <source>only {n} goods at {area}</source>
        <extracomment>For one: only {n} good at {area} ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>{area}&#xa0;: seulement {n} marchandise</numerusform>
            <numerusform>{area}&#xa0;: seulement {n} marchandises</numerusform>
        </translation>
    </message>
    <message>
        <source>pass for now</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>passer pour l’instant</translation>
    </message>
    <message>
        <source>put your worker on {building}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>placer l’ouvrier : {building}</translation>
    </message>
    <message>
        <source>put your worker on {building} and use it</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>placer l’ouvrier et utiliser : {building}</translation>
    </message>
    <message>
        <source>ships {limits}</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>navires {limits}</translation>
    </message>
    <message>
        <source>to {player}: “{why}”</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>à {player}&#xa0;: «&#xa0;{why}&#xa0;»</translation>
    </message>
    <message>
        <source>when used: {effect}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>à l’usage : {effect}</translation>
    </message>
    <message>
        <source>{company} doesn’t expand further.</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>{company} ne s’étend pas davantage.</translation>
    </message>
    <message>
        <source>{company} has no room for another area.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>{company} n’a pas de place pour une région de plus.</translation>
    </message>
    <message>
        <source>{grade}: chance to win {chance} after it, {best} after the better move</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{grade}&#xa0;: {chance} de chances de gagner après ce coup, {best} après le meilleur coup</translation>
    </message>
    <message>
        <source>{grade}: chance to win {chance} after it, {best} after the better move; costs about {lost}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{grade}&#xa0;: {chance} de chances de gagner après ce coup, {best} après le meilleur coup&#xa0;; coûte environ {lost}</translation>
    </message>
    <message>
        <source>{mark} Best plans: what pays you more also pays a rival more.</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>{mark} Meilleurs plans : ce qui vous rapporte plus rapporte aussi plus à un rival.</translation>
    </message>
    <message numerus="yes">
        <source>{n} goods still to sell. Click a good on the board, or plan the rest.</source>
        <extracomment>For one: {n} good still to sell. Click a good on the board, or plan the rest. ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>Encore {n} marchandise à vendre. Cliquez sur une marchandise du plateau, ou planifiez le reste.</numerusform>
            <numerusform>Encore {n} marchandises à vendre. Cliquez sur une marchandise du plateau, ou planifiez le reste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} outlines</source>
        <extracomment>For one: {n} outline ui/editor/imports/outline_picture.py</extracomment>
        <translation>
            <numerusform>{n} contour</numerusform>
            <numerusform>{n} contours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} seals pay {money}</source>
        <extracomment>For one: a seal pays {money} ui/games/singapore/texts/planning.py</extracomment>
        <translation>
            <numerusform>un sceau rapporte {money}</numerusform>
            <numerusform>{n} sceaux rapportent {money}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} ships of {line} in the {sea}: room for {room}</source>
        <extracomment>For one: {n} ship of {line} in the {sea}: room for {room} ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>{sea}&#xa0;: {n} navire de la compagnie {line}, place pour {room}</numerusform>
            <numerusform>{sea}&#xa0;: {n} navires de la compagnie {line}, place pour {room}</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} to {other} or back</source>
        <extracomment>i18n/text.py</extracomment>
        <translation>{one} contre {other} ou l’inverse</translation>
    </message>
    <message>
        <source>{players} are tied: the lower marker is ahead.</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Égalité : {players}. Le marqueur le plus bas est devant.</translation>
    </message>
    <message>
        <source>{players}’s ships carry it for only {amount}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{players} la transporte sur ses navires pour seulement {amount}</translation>
    </message>
    <message>
        <source>{players}’s ships lead to {places}, where it can sell</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>les navires de {players} mènent à {places}, où elle peut vendre</translation>
    </message>
    <message>
        <source>{player} builds {tile} on {lot} for free.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} construit {tile} sur {lot} gratuitement.</translation>
    </message>
    <message>
        <source>{player} builds {tile} on {lot} for the neutral colour.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} construit {tile} sur {lot} pour la couleur neutre.</translation>
    </message>
    <message>
        <source>{player} builds {tile} on {lot} for {price}.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} construit {tile} sur {lot} pour {price}.</translation>
    </message>
    <message>
        <source>{player} puts their flag on {lot}.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} place son drapeau sur {lot}.</translation>
    </message>
    <message>
        <source>{player} puts {owner}’s flag on {lot}.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} place le drapeau de {owner} sur {lot}.</translation>
    </message>
    <message>
        <source>{player} wins the merger of {first} and {second} for {bid}. Paid out: {shares}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} remporte la fusion pour {bid} ({first} et {second}). Versement&#xa0;: {shares}.</translation>
    </message>
    <message>
        <source>{player}’s move is shown on the board.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Le coup de {player} est montré sur le plateau.</translation>
    </message>
    <message>
        <source>{player}’s slot {number} is free.</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>{player}&#xa0;: l’emplacement {number} est libre.</translation>
    </message>
    <message>
        <source>{player}’s turn</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>Tour&#xa0;: {player}</translation>
    </message>
    <message>
        <source>{player}’s worker goes from {start} to {area}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player}&#xa0;: l’ouvrier se déplace ({start} → {area}).</translation>
    </message>
    <message>
        <source>{player}’s worker jumps from {start} to {area}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player}&#xa0;: l’ouvrier saute ({start} → {area}).</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s worker on {area} gets {n} more steps.</source>
        <extracomment>For one: {player}’s worker on {area} gets {n} more step. ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>{player}&#xa0;: l’ouvrier reçoit {n} pas de plus ({area}).</numerusform>
            <numerusform>{player}&#xa0;: l’ouvrier reçoit {n} pas de plus ({area}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s {company}: {holding}</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>{company} ({player})&#xa0;: {holding}</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s {company}: {ships}, can carry {n} goods</source>
        <extracomment>For one: {player}’s {company}: {ships}, can carry {n} good ui/games/indonesia/texts/areas.py</extracomment>
        <translation>
            <numerusform>{company} ({player})&#xa0;: {ships}, peut transporter {n} marchandise</numerusform>
            <numerusform>{company} ({player})&#xa0;: {ships}, peut transporter {n} marchandises</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s {track} {step}</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>{player}&#xa0;: {track} {step}</translation>
    </message>
    <message>
        <source>{points}: {players}</source>
        <extracomment>ui/games/singapore/victory_track.py</extracomment>
        <translation>{points}&#xa0;: {players}</translation>
    </message>
    <message>
        <source>{points}: {players} (lowest first)</source>
        <extracomment>ui/games/singapore/victory_track.py</extracomment>
        <translation>{points}&#xa0;: {players} (du plus bas au plus haut)</translation>
    </message>
    <message>
        <source>{points}&#xa0;VP</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{points}&#xa0;PV</translation>
    </message>
    <message>
        <source>{price} each</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>{price} l’unité</translation>
    </message>
    <message>
        <source>{price} each; you have {cash}</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>{price} chacune&#xa0;; vous avez {cash}</translation>
    </message>
    <message>
        <source>{problem} Ignored: {note}</source>
        <extracomment>ui/editor/panels/problem_rows.py</extracomment>
        <translation>{problem} Ignoré&#xa0;: {note}</translation>
    </message>
    <message>
        <source>{province} already has a city.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>{province} a déjà une ville.</translation>
    </message>
    <message>
        <source>{province} can’t be merged with itself.</source>
        <extracomment>mapmaking/edit/provinces.py</extracomment>
        <translation>{province} ne peut pas être fusionnée avec elle-même.</translation>
    </message>
    <message>
        <source>{province} can’t be removed while deeds or city cards use it: {which}.</source>
        <extracomment>games/indonesia/maps/map_data.py</extracomment>
        <translation>{province} ne peut pas être retirée tant que des concessions ou des cartes de ville s’en servent&#xa0;: {which}.</translation>
    </message>
    <message>
        <source>{province} has no area left where {kind} can start.</source>
        <extracomment>games/indonesia/rules/deeds.py</extracomment>
        <translation>{province} n’a plus de région de départ ({kind}).</translation>
    </message>
    <message>
        <source>{province} has no coast, so no city can be built there.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>{province} n’a pas de côte&#xa0;; aucune ville ne peut donc y être bâtie.</translation>
    </message>
    <message>
        <source>{province} has no coast, so ships can’t start there.</source>
        <extracomment>games/indonesia/maps/edits.py, games/indonesia/maps/repair.py, games/indonesia/rules/scenario_check.py</extracomment>
        <translation>{province} n’a pas de côte&#xa0;; aucun navire ne peut y commencer.</translation>
    </message>
    <message>
        <source>{province} has no land areas, so the company can’t start there.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>{province} n’a pas de région terrestre&#xa0;; la compagnie ne peut donc pas y être fondée.</translation>
    </message>
    <message>
        <source>{province} is already on the card.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>{province} est déjà sur la carte.</translation>
    </message>
    <message>
        <source>{province} isn’t on this city card.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>{province} n’est pas sur cette carte de ville.</translation>
    </message>
    <message numerus="yes">
        <source>{province} still has {n} land areas. Assign them to other provinces first.</source>
        <extracomment>For one: {province} still has {n} land area. Assign it to another province first. mapmaking/edit/provinces.py</extracomment>
        <translation>
            <numerusform>{province} a encore {n} région terrestre. Attribuez-la d’abord à une autre province.</numerusform>
            <numerusform>{province} a encore {n} régions terrestres. Attribuez-les d’abord à d’autres provinces.</numerusform>
        </translation>
    </message>
    <message>
        <source>{province} {good}</source>
        <comment>company</comment>
        <extracomment>games/indonesia/rules/scenario.py, ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>{good:A} {province}</translation>
    </message>
    <message>
        <source>{province} {good} (era {era})</source>
        <extracomment>games/indonesia/maps/comparison.py, games/indonesia/maps/fixes.py</extracomment>
        <translation>{good:A} {province} (ère {era})</translation>
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
        <translation>{rivals} (liquidités inconnues)</translation>
    </message>
    <message>
        <source>{sales} − {fees} for ships = {net}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{sales} − {fees} de fret = {net}</translation>
    </message>
    <message>
        <source>{sea} doesn’t touch another sea or a coast.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{sea} ne touche ni une autre mer ni une côte.</translation>
    </message>
    <message>
        <source>{sea} has no places for ships.</source>
        <extracomment>board/checks/placement_checks.py, mapmaking/files/repair_steps/board.py</extracomment>
        <translation>{sea} n’a pas de mouillages.</translation>
    </message>
    <message>
        <source>{sea} needs at least one place for a ship.</source>
        <extracomment>mapmaking/edit/grips.py, mapmaking/edit/placement.py</extracomment>
        <translation>{sea} doit avoir au moins un mouillage.</translation>
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
        <translation>{ships} sur {limit} pour cette ère</translation>
    </message>
    <message>
        <source>{ships}, you keep {fee}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{ships}, {fee} à vous</translation>
    </message>
    <message>
        <source>{ships}, {player} gets {fee}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{ships}, {player} reçoit {fee}</translation>
    </message>
    <message>
        <source>{size}: {width} × {height}</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>{size}&#xa0;: {width} × {height}</translation>
    </message>
    <message>
        <source>{skipped}: {why} ({names}).</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{skipped}&#xa0;: {why} ({names}).</translation>
    </message>
    <message>
        <source>{start} to {end}</source>
        <extracomment>i18n/text.py</extracomment>
        <translation>{start} vers {end}</translation>
    </message>
    <message>
        <source>{step} of {steps}</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>{step} sur {steps}</translation>
    </message>
    <message>
        <source>{table}: {row}, {column}</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>{table}&#xa0;: {row}, {column}</translation>
    </message>
    <message>
        <source>{text}, one in hand</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>{text}, un en main</translation>
    </message>
    <message>
        <source>{time} per decision</source>
        <extracomment>ui/table/games/level_guide.py, ui/table/player_cards.py</extracomment>
        <translation>{time} par décision</translation>
    </message>
    <message>
        <source>{time} per decision (default)</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>{time} par décision (par défaut)</translation>
    </message>
    <message>
        <source>{title} ({n})</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>{title} ({n})</translation>
    </message>
    <message>
        <source>{title}: {things}.</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>{title}&#xa0;: {things}.</translation>
    </message>
    <message>
        <source>{track} {step}</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>{track} {step}</translation>
    </message>
    <message>
        <source>{track} {step} for {player}</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>{track} {step} pour {player}</translation>
    </message>
    <message>
        <source>{track} {step}: {effect}</source>
        <extracomment>ui/games/indonesia/player_cards.py, ui/games/indonesia/year_page.py</extracomment>
        <translation>{track} {step}&#xa0;: {effect}</translation>
    </message>
    <message>
        <source>{units} from {price}; earned {income} last year; {net}</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>{units} dès {price}&#xa0;; {income} gagnés l’an passé&#xa0;; {net}</translation>
    </message>
    <message numerus="yes">
        <source>{use}; {n} starting areas</source>
        <extracomment>For one: {use}; {n} starting area ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>
            <numerusform>{use}&#xa0;; {n} région de départ</numerusform>
            <numerusform>{use}&#xa0;; {n} régions de départ</numerusform>
        </translation>
    </message>
    <message>
        <source>{when}: {player}’s chance to win falls from {before} to {after}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{when}&#xa0;: {player} voit ses chances de gagner tomber de {before} à {after}</translation>
    </message>
    <message>
        <source>{when}: {player}’s chance to win rises from {before} to {after}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{when}&#xa0;: {player} voit ses chances de gagner monter de {before} à {after}</translation>
    </message>
    <message>
        <source>{when}: {player}’s chance to win rises from {before} to {after}, {other}’s falls from {other_before} to {other_after}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{when}&#xa0;: {player} voit ses chances de gagner monter de {before} à {after}, {other} voit les siennes tomber de {other_before} à {other_after}</translation>
    </message>
    <message>
        <source>{winner} wins at {bid}</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>{winner} l’emporte à {bid}</translation>
    </message>
    <message>
        <source>{winner} wins at {bid} and you receive {net}</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>{winner} l’emporte à {bid} et vous recevez {net}</translation>
    </message>
    <message>
        <source>{winner} wins at {bid} and you receive {net}, unless someone raises</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>{winner} l’emporte à {bid} et vous recevez {net}, sauf surenchère</translation>
    </message>
    <message>
        <source>{winner} wins at {bid}, unless someone raises</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>{winner} l’emporte à {bid}, sauf surenchère</translation>
    </message>
    <message>
        <source>{winner} wins with {money}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>{winner} gagne avec {money}</translation>
    </message>
    <message>
        <source>{winner} wins with {score}</source>
        <extracomment>ui/games/singapore/scene_pictures.py, ui/table/final_screen.py, ui/table/panels/result.py</extracomment>
        <translation>{winner} gagne avec {score}</translation>
    </message>
    <message>
        <source>&#xa0;map units</source>
        <extracomment>ui/editor/dialogs/placing_dialog.py, ui/editor/links/border_dialogs.py</extracomment>
        <translation>&#xa0;unités de carte</translation>
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
        <source>“A quiet year. I read a lot.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>«&#xa0;Une année calme. J’ai beaucoup lu.&#xa0;»</translation>
    </message>
    <message>
        <source>“A short walk, and well paid.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>«&#xa0;Une petite promenade, bien payée.&#xa0;»</translation>
    </message>
    <message>
        <source>“At that price it’s all yours.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>«&#xa0;À ce prix-là, elle est à vous.&#xa0;»</translation>
    </message>
    <message>
        <source>“Built” counts only games in which the card was dealt and its era began.</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>«&#xa0;Bâtie&#xa0;» ne compte que les parties où la carte a été distribuée et où son ère a commencé.</translation>
    </message>
    <message>
        <source>“Do come in. Mind the till.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>«&#xa0;Entrez donc. Attention à la caisse.&#xa0;»</translation>
    </message>
    <message>
        <source>“Expensive. I have no regrets yet.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>«&#xa0;Cher. Aucun regret, pour l’instant.&#xa0;»</translation>
    </message>
    <message>
        <source>“I call it planning. It was luck.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>«&#xa0;J’appelle ça de la stratégie. C’était de la chance.&#xa0;»</translation>
    </message>
    <message>
        <source>“I didn’t need it. I just liked it.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>«&#xa0;Je n’en avais pas besoin. Elle me plaisait, c’est tout.&#xa0;»</translation>
    </message>
    <message>
        <source>“I didn’t think you’d let me do that.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>«&#xa0;Je ne pensais pas qu’on me laisserait faire.&#xa0;»</translation>
    </message>
    <message>
        <source>“I only wanted you to pay a fair price.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>«&#xa0;Je voulais seulement un prix juste pour vous.&#xa0;»</translation>
    </message>
    <message>
        <source>“I was only keeping it for a friend.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>«&#xa0;Je le gardais juste pour un ami.&#xa0;»</translation>
    </message>
    <message>
        <source>“I won’t say I told you so.”</source>
        <extracomment>ui/table/temper.py</extracomment>
        <translation>«&#xa0;Je ne dirai pas que je vous l’avais dit.&#xa0;»</translation>
    </message>
    <message>
        <source>“It was a good company. It’s good money, too.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>«&#xa0;C’était une bonne compagnie. C’est aussi du bon argent.&#xa0;»</translation>
    </message>
    <message>
        <source>“It was medicine. A lot of medicine.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>«&#xa0;C’était un médicament. Beaucoup de médicaments.&#xa0;»</translation>
    </message>
    <message>
        <source>“I’d play it again just like that.”</source>
        <extracomment>ui/table/temper.py</extracomment>
        <translation>«&#xa0;Je rejouerais exactement pareil.&#xa0;»</translation>
    </message>
    <message>
        <source>“I’ll miss it until the money is counted.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>«&#xa0;Elle va me manquer, le temps de compter l’argent.&#xa0;»</translation>
    </message>
    <message>
        <source>“I’ll take it. No need to wrap it.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>«&#xa0;Je la prends. Inutile de l’emballer.&#xa0;»</translation>
    </message>
    <message>
        <source>“I’m saving my profits for later.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>«&#xa0;Je garde mes profits pour plus tard.&#xa0;»</translation>
    </message>
    <message>
        <source>“My door is always open.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>«&#xa0;Ma porte est toujours ouverte.&#xa0;»</translation>
    </message>
    <message>
        <source>“No speech. The coins will do.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>«&#xa0;Pas de discours. Les pièces suffisent.&#xa0;»</translation>
    </message>
    <message>
        <source>“Now to find out what I bought.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>«&#xa0;Voyons maintenant ce que j’ai acheté.&#xa0;»</translation>
    </message>
    <message>
        <source>“So that’s what the law looks like.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>«&#xa0;Voilà donc à quoi ressemble la loi.&#xa0;»</translation>
    </message>
    <message>
        <source>“Take good care of it. I did.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>«&#xa0;Prenez-en soin. Moi, je l’ai fait.&#xa0;»</translation>
    </message>
    <message>
        <source>“Thank you all for trading with me.”</source>
        <extracomment>ui/table/temper.py</extracomment>
        <translation>«&#xa0;Merci à tous d’avoir commercé avec moi.&#xa0;»</translation>
    </message>
    <message>
        <source>“That went better than planned.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>«&#xa0;Mieux que prévu.&#xa0;»</translation>
    </message>
    <message>
        <source>“The cities were hungry. I only helped.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>«&#xa0;Les villes avaient faim. J’ai juste aidé.&#xa0;»</translation>
    </message>
    <message>
        <source>“The goods like it where they are.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>«&#xa0;Les marchandises se plaisent où elles sont.&#xa0;»</translation>
    </message>
    <message>
        <source>“You do like it here, don’t you?”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>«&#xa0;On est bien ici, non&#xa0;?&#xa0;»</translation>
    </message>
    <message>
        <source>“check” must yield problems, not {found}.</source>
        <extracomment>mapmaking/scripting.py</extracomment>
        <translation>«&#xa0;check&#xa0;» doit produire des problèmes, et non {found}.</translation>
    </message>
    <message>
        <source>“edit” must return a draft, not {found}.</source>
        <extracomment>mapmaking/scripting.py</extracomment>
        <translation>«&#xa0;edit&#xa0;» doit renvoyer une ébauche, et non {found}.</translation>
    </message>
    <message>
        <source>“edit” returned a map that can’t be saved. {reason}</source>
        <extracomment>mapmaking/scripting.py</extracomment>
        <translation>«&#xa0;edit&#xa0;» a renvoyé une carte qui ne peut pas être enregistrée. {reason}</translation>
    </message>
    <message>
        <source>“{area}” already has a feature of this kind.</source>
        <extracomment>board/files/board_file.py, mapmaking/files/repair_steps/features.py</extracomment>
        <translation>«&#xa0;{area}&#xa0;» a déjà un élément de ce type.</translation>
    </message>
    <message>
        <source>“{area}” belongs to the province “{province}”, which isn’t on the map.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>«&#xa0;{area}&#xa0;» appartient à la province «&#xa0;{province}&#xa0;», absente de la carte.</translation>
    </message>
    <message>
        <source>“{code}” isn’t a language code. Use codes such as “de” or “pt-BR”.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>«&#xa0;{code}&#xa0;» n’est pas un code de langue. Utilisez des codes comme «&#xa0;de&#xa0;» ou «&#xa0;pt-BR&#xa0;».</translation>
    </message>
    <message>
        <source>“{file}” is open. Close that game first.</source>
        <extracomment>ui/play/save_folder.py</extracomment>
        <translation>«&#xa0;{file}&#xa0;» est ouvert. Fermez d’abord cette partie.</translation>
    </message>
    <message>
        <source>“{map}” is one of your maps already.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>«&#xa0;{map}&#xa0;» est déjà l’une de vos cartes.</translation>
    </message>
    <message>
        <source>“{map}” is open in the map editor. Close its window first.</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>«&#xa0;{map}&#xa0;» est ouverte dans l’éditeur de cartes. Fermez d’abord sa fenêtre.</translation>
    </message>
    <message>
        <source>“{map}” was added to your maps.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>«&#xa0;{map}&#xa0;» a été ajoutée à vos cartes.</translation>
    </message>
    <message>
        <source>“{move}”: {cost}.</source>
        <extracomment>ui/games/singapore/texts/advice.py, ui/table/hints.py</extracomment>
        <translation>«&#xa0;{move}&#xa0;»&#xa0;: {cost}.</translation>
    </message>
    <message>
        <source>“{name}” is encrypted. Zip it without a password.</source>
        <extracomment>files/zip_archive.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» est chiffré. Créez l’archive zip sans mot de passe.</translation>
    </message>
    <message>
        <source>“{name}” is packed in a way that can’t be read. Zip it as usual.</source>
        <extracomment>files/zip_archive.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» est comprimé d’une façon qui ne peut pas être lue. Créez l’archive zip de la façon habituelle.</translation>
    </message>
    <message>
        <source>“{name}” is too long for a file name. Choose a shorter one.</source>
        <extracomment>ui/play/save_folder.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» est trop long pour un nom de fichier. Choisissez-en un plus court.</translation>
    </message>
    <message>
        <source>“{name}” isn’t a valid file name. Choose another one.</source>
        <extracomment>ui/play/save_folder.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» n’est pas un nom de fichier valide. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>“{name}” shows {gain} a year, but should bring less in the long run.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>« {name} » affiche {gain} par an, mais devrait rapporter moins à la longue.</translation>
    </message>
    <message>
        <source>“{pair}” brings {sum} more a year, but at about {than} it should leave you with less in the end.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>« {pair} » rapporte {sum} de plus par an, mais à environ {than}, vous devriez avoir moins à la fin.</translation>
    </message>
    <message>
        <source>“{pair}” brings {sum} more a year, but should cost about {than} and is worth {amount} to you.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>« {pair} » rapporte {sum} de plus par an, mais devrait coûter environ {than} et vaut {amount} pour vous.</translation>
    </message>
    <message>
        <source>“{pair}” brings {sum} more a year, but {player} should get it for about {amount}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>« {pair} » rapporte {sum} de plus par an, mais {player} devrait l’obtenir pour environ {amount}.</translation>
    </message>
    <message>
        <source>“{pair}” should cost about {than}, but is worth only {amount} to you.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>« {pair} » devrait coûter environ {than}, mais ne vaut que {amount} pour vous.</translation>
    </message>
    <message>
        <source>“{pair}” should cost about {than}, more than it brings.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>« {pair} » devrait coûter environ {than}, plus que cela ne rapporte.</translation>
    </message>
    <message>
        <source>“{pair}” should go to {player} for about {amount}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>« {pair} » devrait revenir à {player} pour environ {amount}.</translation>
    </message>
    <message>
        <source>“{second}” is just as good.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>«&#xa0;{second}&#xa0;» est tout aussi bon.</translation>
    </message>
    <message>
        <source>“{second}” should bring you no less, but is better for rivals.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>«&#xa0;{second}&#xa0;» ne devrait pas vous rapporter moins, mais c’est mieux pour les rivaux.</translation>
    </message>
    <message>
        <source>“{setting}” is set to “{choice}”.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>«&#xa0;{setting}&#xa0;» est réglé sur «&#xa0;{choice}&#xa0;».</translation>
    </message>
    <message>
        <source>“{track}” shows {gain} a year, but you’d have to win that merger and pay for it.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>« {track} » affiche {gain} par an, mais il faudrait remporter cette fusion et la payer.</translation>
    </message>
    <message numerus="yes">
        <source>… and {n} more</source>
        <extracomment>For one: … and {n} more ui/editor/imports/import_dialog.py, ui/games/indonesia/panels/new_era.py, ui/table/beats/beat_card.py</extracomment>
        <translation>
            <numerusform>… et {n} de plus</numerusform>
            <numerusform>… et {n} de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and {n} more in the log</source>
        <extracomment>For one: … and {n} more in the log ui/table/panels/past.py, ui/table/panels/spare_parts.py</extracomment>
        <translation>
            <numerusform>… et {n} de plus dans le journal</numerusform>
            <numerusform>… et {n} de plus dans le journal</numerusform>
        </translation>
    </message>
    <message>
        <source>Place</source>
        <comment>at the table</comment>
        <extracomment>board/measures.py</extracomment>
        <translation>Place</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>of a problem</comment>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>Endroit</translation>
    </message>
    <message>
        <source>Size</source>
        <comment>of a company</comment>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Size</source>
        <comment>of a city</comment>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <extracomment>ui/table/board/board_table.py</extracomment>
        <translation>Montrer sur le plateau</translation>
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
        <translation>Sommaire</translation>
    </message>
</context>
</TS>
