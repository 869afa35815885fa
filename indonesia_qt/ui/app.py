"""The program with a window: it begins, opens and continues games. Of the window's files this one knows the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMessageBox

from indonesia_qt import paths
from indonesia_qt.board.files import MapError
from indonesia_qt.bot_names import made_bot
from indonesia_qt.core.record import JournalFile, SaveError, Seat, header, saved
from indonesia_qt.core.session import Entry, Session
from indonesia_qt.games.indonesia.bots import LEVELS
from indonesia_qt.games.indonesia.preparation import Deal
from indonesia_qt.games.indonesia.rules import Indonesia, Setup
from indonesia_qt.games.indonesia.state import Options, State
from indonesia_qt.ui.bridge import SessionBridge
from indonesia_qt.ui.draft_file import DraftFile, DraftLost
from indonesia_qt.ui.file_question import ask_what_to_open
from indonesia_qt.ui.indonesia.chart_desk import ChartDesk
from indonesia_qt.ui.indonesia.copy_desk import UNSAVED, CopyDesk
from indonesia_qt.ui.indonesia.earlier_lines import EarlierLines
from indonesia_qt.ui.indonesia.export_desk import ExportDesk
from indonesia_qt.ui.indonesia.game_store import GameStore
from indonesia_qt.ui.indonesia.icons import Icons
from indonesia_qt.ui.indonesia.load_dialog import LoadDialog
from indonesia_qt.ui.indonesia.log_file import LogFile
from indonesia_qt.ui.indonesia.new_game import LARGEST_SEED, NewGame, NewGameDialog
from indonesia_qt.ui.indonesia.problem_desk import ProblemDesk
from indonesia_qt.ui.indonesia.rules_desk import RulesDesk
from indonesia_qt.ui.indonesia.saved_games import SavedGames
from indonesia_qt.ui.indonesia.sitting import Replayed, Sitting, branched, replayed
from indonesia_qt.ui.indonesia.sound_desk import SoundDesk
from indonesia_qt.ui.indonesia.start_desk import StartDesk
from indonesia_qt.ui.indonesia.table import Table
from indonesia_qt.ui.indonesia.tutorial import first_game
from indonesia_qt.ui.indonesia.tutorial.desk import LessonDesk
from indonesia_qt.ui.indonesia.tutorial.guided_bridge import GuidedBridge
from indonesia_qt.ui.indonesia.under_way import go_on, under_way
from indonesia_qt.ui.known_players import check_players
from indonesia_qt.ui.main_window import MainWindow
from indonesia_qt.ui.save_files import file_kinds, last_save, new_save
from indonesia_qt.ui.save_lock import SaveLock
from indonesia_qt.wording import tr

if TYPE_CHECKING:
    from indonesia_qt.ui.editor.editors import Editors


class Program(QObject):
    """Joins the window to the games on the disk, which it finds and keeps in a `store`.

    `own_bots` are the user's, each as `module:Class`; no other module is ever loaded for a bot.
    """

    def __init__(self, window: MainWindow, own_bots: Sequence[str] = (), store: GameStore | None = None) -> None:
        super().__init__()
        self.window, self.own_bots = window, tuple(own_bots)
        self.store = store or GameStore(window)
        self.table: Table | None = None
        self.sitting: Sitting | None = None
        self._editors: Editors | None = None
        self.charts = ChartDesk(window)
        self.rules = RulesDesk(window)
        self.copies = CopyDesk(window, self._content)
        self.log_file = LogFile(window)
        self.sounds = SoundDesk(window.preferences, self)
        self.exports = ExportDesk(window, self.charts.charts)
        self.problems = ProblemDesk(window, self._content)
        self.lessons = LessonDesk(window)
        self.lessons.left.connect(self.show_start)
        self.lessons.again.connect(self.learn_anew)
        self.saved_games = SavedGames()
        self.start_desk = StartDesk(window, self.saved_games)
        self.start_desk.go_on_wanted.connect(self.open)
        window.may_close = self._may_close
        window.start_wanted.connect(lambda: self._leave(self.show_start))
        window.new_wanted.connect(lambda: self._leave(self.ask_new_game))
        window.open_wanted.connect(lambda: self._leave(self.ask_open))
        window.file_wanted.connect(self.open_instead)
        window.dropped.map.connect(self.offer_map)
        window.copy_wanted.connect(self.ask_copy)
        window.lines_wanted.connect(self.show_lines)
        window.export_wanted.connect(self.log_file.ask)
        window.other_export_wanted.connect(self.exports.ask)
        window.charts_wanted.connect(self.charts.show)
        window.rules_wanted.connect(self.rules.show)
        window.reference_wanted.connect(self.rules.show_reference)
        window.report_wanted.connect(self.problems.ask_report)
        window.editor_wanted.connect(self.edit_map)
        window.learn_wanted.connect(self.learn)
        window.closed.connect(self._release)
        window.appearance.changed.connect(self._show_anew)

    @property
    def file(self) -> Path | None:
        """Where the game at the table is saved, or should be."""
        return self.sitting.file if self.sitting else None

    @property
    def offered_bots(self) -> tuple[str, ...]:
        """The bots that people are offered as players."""
        return (*LEVELS, *self.own_bots)

    def start(self, file: Path | None = None) -> None:
        """Show the window and go on with the saved game in `file`.

        Without one, the last game goes on if the player prefers that; else the start screen is shown.
        """
        self.window.show()
        wanted = file or (last_save() if self.window.preferences.value("at_start") == "last" else None)
        if wanted is None or not self.open(wanted):
            self.start_desk.show()

    def show_start(self) -> None:
        """Put the game away, which is saved, and show the start screen."""
        self.window.docks.keep()
        self._put_away()
        self.start_desk.show()

    def _put_away(self) -> None:
        """End the game at the table, which is saved."""
        self.lessons.follow(None)
        self.exports.leave()
        self.window.clear_table()
        self._release()
        table, self.table, self.sitting = self.table, None, None
        if table is not None:
            table.deleteLater()

    def ask_new_game(self) -> None:
        """Ask what is to be played."""
        self._ask_new_game(self.store.offered_maps())

    def _ask_new_game(self, maps: list[tuple[str, str]], proposed: str | None = None) -> None:
        """Ask what is to be played on one of these maps, each a name or a folder with a title."""
        icons = Icons(self.window.appearance.theme)
        dialog = NewGameDialog(maps, icons, self.window.preferences, self.window, self.offered_bots)
        if proposed is not None:
            dialog.choose_map(proposed)
        dialog.accepted.connect(lambda: self.new_game(dialog.choice()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def new_game(self, choice: NewGame) -> None:
        """Begin a game and save it from its first move on."""
        try:
            played_on = self.store.map_to_play(choice.map)
            setup = self._setup(played_on.game, choice)
        except (MapError, ValueError) as error:
            self.window.tell(tr("The game can't begin"), str(error))
            return
        self.store.make_room(played_on)
        session: Session[State] = Session(played_on.game, setup)
        begun = header(played_on.game, choice.seats, choice.seed, setup, choice.hints)
        self._begin(
            Sitting(played_on, session, begun, SaveLock(new_save(choice.seats))), lambda journal: journal.begin(begun)
        )

    def _begin(self, sitting: Sitting, write: Callable[[JournalFile], None]) -> None:
        """Show a game that is saved from now on; `write` begins its file."""
        self.store.keep(sitting, write)
        self._show(sitting)

    def rematch(self) -> None:
        """Begin another game with the same players, map and agreements."""
        assert self.sitting
        begun = self.sitting.header
        options: Options = self.sitting.session.setup.options
        seed = SystemRandom().randrange(LARGEST_SEED + 1)
        self.new_game(NewGame(begun.map.id, begun.seats, True, options, seed, begun.hints))

    def _setup(self, game: Indonesia, choice: NewGame) -> Setup:
        setup = game.new_setup(choice.options, len(choice.seats), choice.seed)
        if choice.shuffled:
            return setup
        return Setup(setup.options, Deal(tuple(range(len(choice.seats))), setup.deal.cards))

    def learn(self) -> None:
        """Begin the first game, or go on with it where it was left."""
        if self.lessons.is_on:
            self.lessons.show_card()
        else:
            self._leave(self._learn)

    def _learn(self) -> None:
        lock = SaveLock(first_game.file())
        if not _take(lock):
            self.window.tell(tr("The first game is open elsewhere"), tr("Go on with it in its own window."))
        elif (sitting := first_game.left_off(lock)) is not None:
            self._begin(sitting, JournalFile.resume)
        else:
            self._learn_from_start(lock)

    def learn_anew(self) -> None:
        """Begin the first game once more."""
        assert self.sitting
        self._learn_from_start(self.sitting.lock)

    def _learn_from_start(self, lock: SaveLock) -> None:
        try:
            sitting = first_game.begun(lock)
        except MapError as error:
            self.window.tell(tr("The map can't be used"), str(error))
            return
        self.lessons.begin_anew()
        self._begin(sitting, partial(first_game.begin_file, sitting))

    def ask_open(self) -> None:
        """Ask which saved game is to be opened."""
        dialog = LoadDialog(self.saved_games, self.window.appearance.theme, self.window)
        dialog.opened.connect(self.open)
        dialog.another_wanted.connect(self.ask_another)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def ask_another(self) -> None:
        """Ask for a saved game from any folder."""
        ask_what_to_open(tr("Open a saved game"), Path.home(), file_kinds(), self.open, self.window)

    def open_instead(self, file: Path) -> None:
        """Go on with a saved game instead of the one at the table, for which a copy is offered if it isn't saved."""
        self._leave(partial(self.open, file))

    def open(self, file: Path) -> bool:
        """Go on with a saved game; when it can't be opened say why, and leave the table as it is.

        A game from another folder, or one that is damaged, is gone on with in a copy: its file stays as it is. One
        that is open in another window is only shown.
        """
        lock = self.sitting.lock if self.sitting and self.sitting.file == file else SaveLock(file)
        try:
            is_ours = file.parent == paths.saves() and _take(lock)
            return self._open(file, lock, is_ours)
        finally:
            if self.sitting is None or lock is not self.sitting.lock:
                lock.release()

    def _open(self, file: Path, lock: SaveLock, is_ours: bool) -> bool:
        try:
            found = replayed(file)
            check_players(found.record, self.own_bots)
        except SaveError as error:
            self.window.tell(tr("The game can't be opened"), str(error))
            return False
        if found.fault is not None or file.parent != paths.saves():
            self._go_on_in_copy(found)
        elif is_ours:
            self._go_on(found, lock)
        else:
            self._look_on(found, lock)
        if found.fault is not None:
            told = tr("{fault}. It is opened up to there, as a copy.", fault=found.fault)
            self.window.tell(tr("The saved game is damaged"), told)
        return True

    def _go_on(self, found: Replayed, lock: SaveLock) -> None:
        """Go on with a game where it is saved."""
        sitting, entered = found.at_table(lock), self._entered(DraftFile(lock.file))
        self.store.keep(sitting, JournalFile.resume)
        self._show(sitting, entered)
        if entered is None:
            assert self.table
            self.table.note(tr("What had been entered and not played was lost when the program ended."))

    def _look_on(self, found: Replayed, lock: SaveLock) -> None:
        """Show a game that is open in another window."""
        reason = tr(
            "{file} is open in another window of this program. Here it can only be looked at.", file=lock.file.name
        )
        self._show(found.at_table(lock)._replace(only_shown=reason))
        self.window.tell(tr("The game is open elsewhere"), reason)

    def _go_on_in_copy(self, found: Replayed) -> None:
        lock = SaveLock(new_save(found.record.header.seats))
        self._begin(found.at_table(lock), lambda journal: journal.copy(found.record, found.fault))

    def _entered(self, drafts: DraftFile) -> dict[str, Any] | None:
        """What was entered in a game and not played when the program ended; None when it is lost."""
        try:
            return drafts.found()
        except DraftLost:
            return None

    def _keep_draft(self) -> None:
        """Keep what is entered now, as long as the game is saved."""
        if self.table is not None and self.file is not None and self.table.bridge.session.journal is not None:
            DraftFile(self.file).keep(self.table.entered())

    def ask_copy(self) -> None:
        """Ask where a copy of the game is to be saved."""
        self.copies.ask()

    @property
    def is_unsaved(self) -> bool:
        """Whether decisions would be lost with the window."""
        if self.table is None or self.table.bridge.only_shown:
            return False
        session = self.table.bridge.session
        return session.journal is None and session.can_undo and not self.copies.is_up_to_date

    def _may_close(self) -> bool:
        if self.is_unsaved:
            self._leave(self._give_up)
            return False
        return True

    def _give_up(self) -> None:
        """Close the window although the game isn't saved."""
        self.copies.give_up()
        self.window.close()

    def _leave(self, act: Callable[[], object]) -> None:
        """Do what ends the game at the table; when it isn't saved, ask first."""
        if self.is_unsaved:
            self.copies.ask_before(act)
        else:
            act()

    def _content(self, seats: tuple[Seat, ...] = ()) -> bytes:
        """The game as it stands, as a saved game, with these `seats` if there are any; empty when there is no game."""
        if self.table is None or self.sitting is None:
            return b""
        session = self.sitting.session
        begun = replace(self.sitting.header, seats=seats or self.table.bridge.seats)
        decisions = ((entry.seat, entry.action) for entry in session.entries)
        return saved(begun, decisions, session.result, session.hints)

    def _show(self, sitting: Sitting, entered: Mapping[str, Any] | None = None) -> None:
        """Show a game, and what was entered in it and not played."""
        if self.sitting is not None and self.sitting.lock is not sitting.lock:
            self._release()
        self.sitting = sitting
        begun, appearance = sitting.header, self.window.appearance
        make_bridge = GuidedBridge if sitting.file == first_game.file() else SessionBridge
        bridge = make_bridge(sitting.session, begun.seats, begun.seed, made_bot, self, sitting.only_shown, begun.hints)
        old = self.table
        self.table = table = Table(
            sitting.played_on, bridge, self.offered_bots, appearance.theme, self.window.preferences, self
        )
        bridge.setParent(table)
        self._follow(table, sitting.file)
        self.window.show_table(table)
        self.lessons.follow(table)
        table.enter(entered or {})
        table.entry_changed.connect(self._keep_draft)
        bridge.changed.connect(self._keep_draft)
        self._keep_draft()
        if old is not None:
            old.deleteLater()

    def _follow(self, table: Table, file: Path) -> None:
        """Do what people want at a table, whose game is saved in `file`."""
        table.bridge.unsaved.connect(self._tell_unsaved)
        table.privacy.watch(self.window)
        self.charts.follow(table)
        self.rules.follow(table)
        self.copies.follow(file)
        self.log_file.follow(table, file)
        self.exports.follow(table, file)
        self.sounds.follow(table)
        self.problems.follow(table, file)
        table.charts_wanted.connect(self.charts.show)
        table.rules_wanted.connect(self.rules.show)
        table.report_wanted.connect(self.charts.ask_report)
        table.save_wanted.connect(self.ask_copy)
        table.rematch.connect(lambda: self._leave(self.rematch))
        table.new_game.connect(lambda: self._leave(self.ask_new_game))
        table.copy_wanted.connect(self._copy_what_is_shown)
        table.history.branch_wanted.connect(lambda entries: self._leave(lambda: self.branch(entries)))

    def _show_anew(self) -> None:
        """Show what is shown in another look; the game stands as it stood."""
        self._show_what(self)

    def take_over(self, before: Program) -> None:
        """Show in this window what `before` shows in another one, which then has nothing to show."""
        self._show_what(before)
        self._editors, before._editors = before._editors, None
        if self._editors is not None:
            self._editors.setParent(self)
            self._editors.follow(self.window.appearance)
        before.table = before.sitting = None

    def _show_what(self, before: Program) -> None:
        """Show what a program shows, this one or another; the game stands as it stood."""
        if before.table is None or before.sitting is None:
            if before.start_desk.is_shown:
                self.start_desk.show()
            return
        table, sight = before.table, before.window.map.sight if before.window.map else None
        begun = replace(before.sitting.header, seats=table.bridge.seats)
        doing, entered, is_paused = under_way(table), table.entered(), table.bridge.paused
        table.bidder.rest()
        before.window.clear_table()
        self._show(before.sitting._replace(header=begun), entered)
        assert self.table
        self.table.bridge.set_paused(is_paused)
        go_on(self.table, doing)
        if sight and self.window.map:
            self.window.map.look_at(sight)

    def branch(self, entries: Sequence[Entry]) -> None:
        """Go on from these decisions in a new game; the one at the table stays on the disk as it is."""
        assert self.table
        assert self.sitting
        played_on, begun = self.sitting.played_on, replace(self.sitting.header, seats=self.table.bridge.seats)
        session = branched(played_on, self.sitting.session, entries)
        decisions = [(entry.seat, entry.action) for entry in entries]
        lock = SaveLock(new_save(begun.seats, f"from {len(entries)}"))
        self._begin(
            Sitting(played_on, session, begun, lock),
            lambda journal: journal.write(begun, decisions, session.result, session.hints),
        )

    def show_lines(self) -> None:
        """Show what was played and left for something else."""
        if self.table is None:
            return
        dialog = EarlierLines(self.table.context, self.table.history.timeline, self.window)
        dialog.opened.connect(lambda entries: self._leave(lambda: self.branch(entries)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def offer_map(self, folder: Path) -> None:
        """Ask what is to be done with the map in a folder."""
        text = tr("{map} is a map. What is to be done with it?", map=folder.name)
        box = QMessageBox(QMessageBox.Icon.Question, tr("A map"), text, parent=self.window)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        play = box.addButton(tr("Begin a game on it"), QMessageBox.ButtonRole.AcceptRole)
        edit = box.addButton(tr("Edit it"), QMessageBox.ButtonRole.ActionRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(play)
        maps = [(str(folder), folder.name), *self.store.offered_maps()]
        play.clicked.connect(lambda: self._leave(partial(self._ask_new_game, maps, str(folder))))
        edit.clicked.connect(lambda: self._edit().open(folder, self.window))
        box.open()

    def edit_map(self) -> None:
        """Open the editor with the map that is played; nothing that is done there changes a game."""
        self._edit().begin(self.sitting.played_on.folder if self.sitting else None, self.window)

    def _edit(self) -> Editors:
        """The map editor, which is loaded only when somebody wants it."""
        from indonesia_qt.ui.editor.editors import Editors

        if self._editors is None:
            self._editors = Editors(self.window.settings, self.window.appearance, self)
        return self._editors

    def _copy_what_is_shown(self) -> None:
        """Go on in a copy of a game that is open in another window."""
        assert self.file
        try:
            found = replayed(self.file)
        except SaveError as error:
            self.window.tell(tr("The game can't be copied"), str(error))
            return
        self._go_on_in_copy(found)

    def _tell_unsaved(self, reason: str) -> None:
        assert self.table
        told = tr(
            "{file}: {reason}. The game goes on without being saved; Save a copy keeps it in another place.",
            file=self.file,
            reason=reason,
        )
        self.table.note(told)
        self.window.tell(tr(UNSAVED), told)

    def _release(self) -> None:
        """Leave the game to other windows."""
        if self.sitting:
            self.sitting.lock.release()


def _take(lock: SaveLock) -> bool:
    """Whether a game isn't another window's; where no lock can be written, to save will fail and tell."""
    try:
        return lock.take()
    except OSError:
        return True
