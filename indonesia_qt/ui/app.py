"""The program with a window: it begins, opens and continues games. Of the window's files this one knows the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMessageBox

from indonesia_qt import paths
from indonesia_qt.board.files import MapError
from indonesia_qt.bot_names import made_bot
from indonesia_qt.core.record import Header, JournalFile, Record, SaveError, Seat, header, read, saved
from indonesia_qt.core.session import Entry, Session
from indonesia_qt.games.indonesia.bots import LEVELS
from indonesia_qt.games.indonesia.preparation import Deal
from indonesia_qt.games.indonesia.rules import Indonesia, Setup
from indonesia_qt.games.indonesia.state import Options, State
from indonesia_qt.library import DEFAULT_MAP, PlayableMap, keep_played, load_map, map_folders, map_of
from indonesia_qt.ui.bridge import SessionBridge
from indonesia_qt.ui.draft_file import DraftFile, DraftLost
from indonesia_qt.ui.errors import ErrorWatch
from indonesia_qt.ui.file_question import ask_what_to_open, ask_where_to_write
from indonesia_qt.ui.indonesia import glyphs
from indonesia_qt.ui.indonesia.chart_desk import ChartDesk
from indonesia_qt.ui.indonesia.earlier_lines import EarlierLines
from indonesia_qt.ui.indonesia.icons import Icons
from indonesia_qt.ui.indonesia.layers import era_marks
from indonesia_qt.ui.indonesia.log_export import as_html, as_text
from indonesia_qt.ui.indonesia.new_game import LARGEST_SEED, NewGame, NewGameDialog
from indonesia_qt.ui.indonesia.problem_desk import ProblemDesk
from indonesia_qt.ui.indonesia.table import Table
from indonesia_qt.ui.indonesia.under_way import go_on, under_way
from indonesia_qt.ui.known_players import check_players
from indonesia_qt.ui.main_window import MainWindow
from indonesia_qt.ui.map.scene import MapScene
from indonesia_qt.ui.old_games import take_away
from indonesia_qt.ui.save_files import all_saves, file_kinds, last_save, new_save
from indonesia_qt.ui.save_lock import SaveLock
from indonesia_qt.ui.whole_file import write_whole
from indonesia_qt.wording import enumerated, phrase, tr

if TYPE_CHECKING:
    from indonesia_qt.ui.editor.editors import Editors

LOG_KINDS = phrase("Web page (*.html);;Text (*.txt)")
UNSAVED = phrase("The game can't be saved")


class Program(QObject):
    """Joins the window to the games on the disk.

    `own_bots` are the user's, each as `module:Class`; no other module is ever loaded for a bot.
    """

    def __init__(self, window: MainWindow, own_bots: Sequence[str] = ()) -> None:
        super().__init__()
        self.window, self.own_bots = window, tuple(own_bots)
        self.table: Table | None = None
        self.file: Path | None = None
        self._header: Header | None = None
        self._played_on: PlayableMap | None = None
        self._lock: SaveLock | None = None
        self._editors: Editors | None = None
        self._copied = b""
        self.window.may_close = self._may_close
        self.window.new_wanted.connect(lambda: self._leave(self.ask_new_game))
        self.window.open_wanted.connect(lambda: self._leave(self.ask_open))
        self.window.copy_wanted.connect(self.ask_copy)
        self.window.lines_wanted.connect(self.show_lines)
        self.window.export_wanted.connect(self.ask_export)
        self.window.closed.connect(self._release)
        self.charts = ChartDesk(window)
        self.window.charts_wanted.connect(self.charts.show)
        self.problems = ProblemDesk(window, self._content)
        self.window.report_wanted.connect(self.problems.ask_report)
        self.window.editor_wanted.connect(self.edit_map)
        self.window.appearance.changed.connect(self._show_anew)

    @property
    def offered_bots(self) -> tuple[str, ...]:
        """The bots that people are offered as players."""
        return (*LEVELS, *self.own_bots)

    def start(self) -> None:
        """Show the window and continue the last game; without one, ask for a new one."""
        self.window.show()
        last = last_save()
        if last is None or not self.open(last):
            self._show_bare_board()
            self.ask_new_game()

    def _show_bare_board(self) -> None:
        """Show the board on which no game has begun."""
        try:
            played_on = self.map_to_play(DEFAULT_MAP)
        except MapError as error:
            self.window.tell(tr("The map can't be used"), str(error))
            return
        scene = MapScene(played_on.board, self.window.appearance.theme, glyphs.glyph, self)
        scene.sync(list(era_marks(played_on.game.scenario, 0)))
        self.window.show_board(scene)

    def offered_maps(self) -> list[tuple[str, str]]:
        """The maps that people can begin a game on, each with its title."""
        return [(name, name.replace("-", " ").title()) for name in map_folders()]

    def map_to_play(self, name: str) -> PlayableMap:
        """The map of this name. Raises `MapError` when it can't be played."""
        return load_map(name)

    def ask_new_game(self) -> None:
        """Ask what is to be played."""
        icons = Icons(self.window.appearance.theme)
        dialog = NewGameDialog(self.offered_maps(), icons, self.window.preferences, self.window, self.offered_bots)
        dialog.accepted.connect(lambda: self.new_game(dialog.choice()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def new_game(self, choice: NewGame) -> None:
        """Begin a game and save it from its first move on."""
        try:
            played_on = self.map_to_play(choice.map)
            setup = self._setup(played_on.game, choice)
        except (MapError, ValueError) as error:
            self.window.tell(tr("The game can't begin"), str(error))
            return
        self.prepare_disk(played_on)
        session: Session[State] = Session(played_on.game, setup)
        begun = header(played_on.game, choice.seats, choice.seed, setup, choice.hints)
        journal = JournalFile(new_save(choice.seats))
        lock = SaveLock(journal.file)
        self.keep(session, journal, lock, lambda: journal.begin(begun))
        self._show(played_on, session, begun, lock)

    def prepare_disk(self, played_on: PlayableMap) -> None:
        """Have the map at hand for a new game, whatever becomes of it; take the oldest finished games away."""
        take_away(all_saves(), self.window.preferences.number("finished_games"))
        try:
            keep_played(played_on)
        except OSError as error:
            told = tr(
                "A copy of the map can't be kept: {reason}. Changing the map will end this game.",
                reason=error.strerror or str(error),
            )
            self.window.show_message(told)

    def rematch(self) -> None:
        """Begin another game with the same players, map and agreements."""
        assert self.table
        assert self._header
        options: Options = self.table.bridge.session.setup.options
        seed = SystemRandom().randrange(LARGEST_SEED + 1)
        self.new_game(NewGame(self._header.map.id, self._header.seats, True, options, seed, self._header.hints))

    def _setup(self, game: Indonesia, choice: NewGame) -> Setup:
        setup = game.new_setup(choice.options, len(choice.seats), choice.seed)
        if choice.shuffled:
            return setup
        return Setup(setup.options, Deal(tuple(range(len(choice.seats))), setup.deal.cards))

    def ask_open(self) -> None:
        """Ask which saved game is to be opened."""
        ask_what_to_open(tr("Open a saved game"), paths.saves(), file_kinds(), self.open, self.window)

    def open(self, file: Path) -> bool:
        """Go on with a saved game; when it can't be opened say why, and leave the table as it is.

        A game from another folder, or one that is damaged, is gone on with in a copy: its file stays as it is. One
        that is open in another window is only shown.
        """
        lock = self._lock if self._lock and self._lock.file == file else SaveLock(file)
        try:
            is_ours = file.parent == paths.saves() and _take(lock)
            return self._open(file, lock, is_ours)
        finally:
            if lock is not self._lock:
                lock.release()

    def _open(self, file: Path, lock: SaveLock, is_ours: bool) -> bool:
        try:
            record = read(file)
            played_on = map_of(record)
            session, fault = record.replay(played_on.game)
            check_players(record, self.own_bots)
        except SaveError as error:
            self.window.tell(tr("The game can't be opened"), str(error))
            return False
        begun = replace(record.header, seats=record.seats())
        if fault is not None or file.parent != paths.saves():
            self._go_on_in_copy(record, played_on, session, fault)
        elif is_ours:
            journal = JournalFile(file)
            entered = self._entered(DraftFile(file))
            self.keep(session, journal, lock, journal.resume)
            self._show(played_on, session, begun, lock, entered=entered)
            if entered is None:
                self._tell_lost_draft()
        else:
            reason = tr(
                "{file} is open in another window of this program. Here it can only be looked at.", file=file.name
            )
            self._show(played_on, session, begun, lock, reason)
            self.window.tell(tr("The game is open elsewhere"), reason)
        if fault is not None:
            told = tr("{fault}. It is opened up to there, as a copy.", fault=fault)
            self.window.tell(tr("The saved game is damaged"), told)
        return True

    def _entered(self, drafts: DraftFile) -> dict[str, Any] | None:
        """What was entered in a game and not played when the program ended; None when it is lost."""
        try:
            return drafts.found()
        except DraftLost:
            return None

    def _tell_lost_draft(self) -> None:
        assert self.table
        self.table.note(tr("What had been entered and not played was lost when the program ended."))

    def _keep_draft(self) -> None:
        """Keep what is entered now, as long as the game is saved."""
        if self.table is not None and self.file is not None and self.table.bridge.session.journal is not None:
            DraftFile(self.file).keep(self.table.entered())

    def _go_on_in_copy(
        self, record: Record, played_on: PlayableMap, session: Session[State], fault: SaveError | None = None
    ) -> None:
        journal = JournalFile(new_save(record.header.seats))
        lock = SaveLock(journal.file)
        self.keep(session, journal, lock, lambda: journal.copy(record, fault))
        self._show(played_on, session, replace(record.header, seats=record.seats()), lock)

    def keep(
        self, session: Session[State], journal: JournalFile, lock: SaveLock, make_ready: Callable[[], None]
    ) -> None:
        """Have a game saved from now on; when it can't be, say why, and it is played without."""
        try:
            journal.file.parent.mkdir(parents=True, exist_ok=True)
            lock.take()
            make_ready()
        except OSError as error:
            told = tr("{file}: {error}. It is played without.", file=journal.file, error=error.strerror)
            self.window.tell(tr(UNSAVED), told)
        else:
            session.journal = journal

    def ask_copy(self) -> None:
        """Ask where a copy of the game is to be saved."""
        if self.file is not None:
            proposal = Path.home() / self.file.name
            ask_where_to_write(tr("Save a copy"), proposal, file_kinds(), self.copy, self.window)

    def copy(self, to: Path) -> None:
        """Save a copy of the game as it stands, also one that couldn't be saved; no game in play is overwritten."""
        lock = SaveLock(to)
        try:
            if lock.take():
                self._copied = self._content()
                write_whole(to, self._copied)
            else:
                self.window.tell(tr("The copy can't be saved"), tr("{file}: this game is being played.", file=to))
        except OSError as error:
            self._copied = b""
            self.window.tell(tr("The copy can't be saved"), f"{to}: {error.strerror}")
        finally:
            lock.release()

    @property
    def is_unsaved(self) -> bool:
        """Whether decisions would be lost with the window."""
        if self.table is None or self.table.bridge.only_shown:
            return False
        session = self.table.bridge.session
        return session.journal is None and session.can_undo and self._content() != self._copied

    def _may_close(self) -> bool:
        if self.is_unsaved:
            self._leave(self._give_up)
            return False
        return True

    def _give_up(self) -> None:
        """Close the window although the game isn't saved."""
        self._copied = self._content()
        self.window.close()

    def _leave(self, act: Callable[[], None]) -> None:
        """Do what ends the game at the table; when it isn't saved, ask first."""
        if not self.is_unsaved:
            act()
            return
        text = tr("{file}: the game could not be saved. Without a copy what was played is lost.", file=self.file)
        box = QMessageBox(QMessageBox.Icon.Warning, tr(UNSAVED), text, parent=self.window)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        copy = box.addButton(tr("Save a copy\N{HORIZONTAL ELLIPSIS}"), QMessageBox.ButtonRole.AcceptRole)
        go_on = box.addButton(tr("Go on without"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(copy)
        box.addButton(QMessageBox.StandardButton.Cancel)
        copy.clicked.connect(self.ask_copy)
        go_on.clicked.connect(act)
        box.open()

    def _content(self, seats: tuple[Seat, ...] = ()) -> bytes:
        """The game as it stands, as a saved game, with these `seats` if there are any; empty when there is no game."""
        if self.table is None or self._header is None:
            return b""
        session = self.table.bridge.session
        begun = replace(self._header, seats=seats or self.table.bridge.seats)
        decisions = ((entry.seat, entry.action) for entry in session.entries)
        return saved(begun, decisions, session.result, session.hints)

    def _show(
        self,
        played_on: PlayableMap,
        session: Session[State],
        begun: Header,
        lock: SaveLock,
        only_shown: str = "",
        entered: Mapping[str, Any] | None = None,
    ) -> None:
        if self._lock is not lock:
            self._release()
        self._lock, self.file, self._header, self._played_on = lock, lock.file, begun, played_on
        bridge = SessionBridge(session, begun.seats, begun.seed, made_bot, self, only_shown, begun.hints)
        bridge.unsaved.connect(self._tell_unsaved)
        old, self.table = (
            self.table,
            Table(played_on, bridge, self.offered_bots, self.window.appearance.theme, self.window.preferences, self),
        )
        bridge.setParent(self.table)
        self.table.privacy.watch(self.window)
        self.charts.follow(self.table)
        self.problems.follow(self.table, lock.file)
        self.table.charts_wanted.connect(self.charts.show)
        self.table.report_wanted.connect(self.charts.ask_report)
        self.table.save_wanted.connect(self.ask_copy)
        self.table.rematch.connect(lambda: self._leave(self.rematch))
        self.table.new_game.connect(lambda: self._leave(self.ask_new_game))
        self.table.copy_wanted.connect(self._copy_what_is_shown)
        self.table.history.branch_wanted.connect(lambda entries: self._leave(lambda: self.branch(entries)))
        self.window.show_table(self.table)
        self.table.enter(entered or {})
        self.table.entry_changed.connect(self._keep_draft)
        bridge.changed.connect(self._keep_draft)
        self._keep_draft()
        if old is not None:
            old.deleteLater()

    def _show_anew(self) -> None:
        """Show what is shown in another look; the game stands as it stood."""
        if self.table is None:
            if self.window.map is not None:
                self._show_bare_board()
            return
        assert self._played_on
        assert self._header
        assert self._lock
        before = self.table.bridge
        begun = replace(self._header, seats=before.seats)
        doing, sight = under_way(self.table), self.window.map.sight if self.window.map else None
        self.table.bidder.rest()
        self._show(self._played_on, before.session, begun, self._lock, before.only_shown, self.table.entered())
        self.table.bridge.set_paused(before.paused)
        go_on(self.table, doing)
        if sight and self.window.map:
            self.window.map.look_at(sight)

    def branch(self, entries: Sequence[Entry]) -> None:
        """Go on from these decisions in a new game; the one at the table stays on the disk as it is."""
        assert self.table
        assert self._header
        assert self._played_on
        begun = replace(self._header, seats=self.table.bridge.seats)
        played_on = self._played_on
        session = Session(played_on.game, self.table.bridge.session.setup)
        for entry in entries:
            session.submit(entry.action)
        session.hints += [hint for hint in self.table.bridge.session.hints if hint.at <= len(entries)]
        journal = JournalFile(new_save(begun.seats, f"from {len(entries)}"))
        lock = SaveLock(journal.file)
        decisions = [(entry.seat, entry.action) for entry in entries]
        self.keep(session, journal, lock, lambda: journal.write(begun, decisions, session.result, session.hints))
        self._show(played_on, session, begun, lock)

    def show_lines(self) -> None:
        """Show what was played and left for something else."""
        if self.table is None:
            return
        dialog = EarlierLines(self.table.context, self.table.history.timeline, self.window)
        dialog.opened.connect(lambda entries: self._leave(lambda: self.branch(entries)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def ask_export(self) -> None:
        """Ask where the log is to be written."""
        if self.file is not None:
            proposal = Path.home() / self.file.with_suffix(".html").name
            ask_where_to_write(tr("Export the log"), proposal, tr(LOG_KINDS), self.export_log, self.window)

    def export_log(self, to: Path) -> None:
        """Write the log as a web page, or as text when the file's name ends with `.txt`."""
        assert self.table
        title = f"Indonesia: {enumerated(self.table.context.words.seats)}"
        write = as_text if to.suffix == ".txt" else as_html
        try:
            write_whole(to, write(title, list(self.table.log_desk.written())).encode())
        except OSError as error:
            self.window.tell(tr("The log can't be written"), f"{to}: {error.strerror}")

    def edit_map(self) -> None:
        """Open the editor with the map that is played; nothing that is done there changes a game."""
        from indonesia_qt.ui.editor.editors import Editors

        if self._editors is None:
            self._editors = Editors(self.window.settings, self.window.appearance, self)
        self._editors.begin(self._played_on.folder if self._played_on else None, self.window)

    def _copy_what_is_shown(self) -> None:
        """Go on in a copy of a game that is open in another window."""
        assert self.file
        try:
            record = read(self.file)
            played_on = map_of(record)
            session, fault = record.replay(played_on.game)
        except SaveError as error:
            self.window.tell(tr("The game can't be copied"), str(error))
            return
        self._go_on_in_copy(record, played_on, session, fault)

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
        if self._lock:
            self._lock.release()
        self._lock = None


def _take(lock: SaveLock) -> bool:
    """Whether a game isn't another window's; where no lock can be written, to save will fail and tell."""
    try:
        return lock.take()
    except OSError:
        return True


def make_program(window: MainWindow, own_bots: Sequence[str]) -> Program:
    """The program in its window, with the user's own bots; from now on it tells errors that nobody expected."""
    program = Program(window, own_bots)
    watch = ErrorWatch(program)
    watch.happened.connect(program.problems.tell_error)
    watch.install()
    return program
