"""Shows a game in a window, and moves it with its view state to another window without losing anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from indonesia_qt.bots.registry import made_bot
from indonesia_qt.core.record import JournalFile, Seat, saved
from indonesia_qt.games.indonesia.bots import LEVELS
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.games.indonesia.auto_bid import AutoBid
from indonesia_qt.ui.games.indonesia.game_view import GameView
from indonesia_qt.ui.games.indonesia.rules.rules_presenter import RulesPresenter
from indonesia_qt.ui.games.indonesia.sounds import GameSounds
from indonesia_qt.ui.games.indonesia.tutorial import first_game
from indonesia_qt.ui.play.log_pane import Finding
from indonesia_qt.ui.play.pending_input_file import PendingInputFile
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.shell.main_window import MainWindow
from indonesia_qt.ui.table.chart_controller import ChartController
from indonesia_qt.ui.table.crash_report import CrashReporter
from indonesia_qt.ui.table.export_controller import ExportController, LogFile
from indonesia_qt.ui.table.games.game_store import UNSAVED, CopyController, GameStore
from indonesia_qt.ui.table.games.open_game import OpenGame
from indonesia_qt.ui.table.panels.input_fields import Entries
from indonesia_qt.ui.table.tutorial.guided_bridge import GuidedBridge


class ViewState(Struct, frozen=True, eq=False):
    """Who looks at his secrets, the order to bid, the past moment, what is entered and what is sought in the log."""

    looking: int | None
    order: AutoBid | None
    at: int | None
    drafts: Mapping[tuple[int, Any], Entries]
    finding: Finding


def view_state(table: GameView) -> ViewState:
    """What is under way; what a key held uncovers is covered again."""
    return ViewState(
        table.privacy.looking,
        table.bidder.order,
        table.history.at if table.history.looks_back else None,
        dict(table.context.drafts),
        table.log.finding,
    )


def go_on(table: GameView, before: ViewState) -> None:
    """Go on with it at a table that has begun."""
    table.context.drafts.update(before.drafts)
    table.bidder.order = before.order
    if before.looking is not None:
        table.privacy.look(before.looking)
    table.show_all()
    table.log.narrow_down(before.finding)
    if before.at is not None:
        table.history.look_at(before.at)
    table.entry_changed.emit()


class GameController(QObject):
    """Shows one game at a time, which its `store` keeps.

    `laid` carries each new table before its game goes on there, `shown` carries it afterwards; `left` follows when
    there is no game any more.
    """

    laid = Signal(object)
    shown = Signal(object)
    left = Signal()

    def __init__(
        self, window: MainWindow, store: GameStore, own_bots: tuple[str, ...] = (), parent: QObject | None = None
    ) -> None:
        """`own_bots` are the user's, each as `module:Class`; no other module is ever loaded for a bot."""
        super().__init__(parent)
        self.window, self.store, self.own_bots = window, store, own_bots
        self.table: GameView | None = None
        self.open_game: OpenGame | None = None
        self.charts = ChartController(window)
        self.rules = RulesPresenter(window)
        self.copies = CopyController(window, self._content)
        self.log_file = LogFile(window)
        self.sounds = GameSounds(window.preferences, self)
        self.exports = ExportController(window, self.charts.charts)
        self.problems = CrashReporter(window, self._content)
        window.may_close = self._may_close
        window.game.copy_requested.connect(self.ask_copy)
        window.log.export_requested.connect(self.log_file.ask)
        window.game.export_requested.connect(self.exports.ask)
        window.charts_requested.connect(self.charts.show)
        window.refusals.rules_requested.connect(self.rules.show)
        window.help.reference_requested.connect(self.rules.show_reference)
        window.help.report_requested.connect(self.problems.ask_report)
        window.closed.connect(self._release)
        window.appearance.changed.connect(lambda: self.go_on_from(self))

    @property
    def file(self) -> Path | None:
        """Where the game at the table is saved, or should be."""
        return self.open_game.file if self.open_game else None

    @property
    def offered_bots(self) -> tuple[str, ...]:
        """The bots that people are offered as players."""
        return (*LEVELS, *self.own_bots)

    def begin(self, open_game: OpenGame, write: Callable[[JournalFile], None]) -> None:
        """Show a game that is saved from now on; `write` begins its file."""
        self.store.keep(open_game, write)
        self.show(open_game)

    def show(self, open_game: OpenGame, entered: Mapping[str, Any] | None = None) -> None:
        """Show a game instead of the one before, and what was `entered` in it and not played."""
        if self.open_game is not None and self.open_game.lock is not open_game.lock:
            self._release()
        self.open_game = open_game
        begun, appearance = open_game.header, self.window.appearance
        make_bridge = GuidedBridge if open_game.file == first_game.file() else SessionBridge
        bridge = make_bridge(
            open_game.session, begun.seats, begun.seed, made_bot, self, open_game.only_shown, begun.hints
        )
        old = self.table
        self.table = table = GameView(
            open_game.played_on, bridge, self.offered_bots, appearance.theme, self.window.preferences, self
        )
        bridge.setParent(table)
        self._follow(table, open_game.file)
        self.laid.emit(table)
        self.window.show_table(table)
        self.shown.emit(table)
        table.enter(entered or {})
        table.entry_changed.connect(self._keep_draft)
        bridge.changed.connect(self._keep_draft)
        self._keep_draft()
        if old is not None:
            old.deleteLater()

    def _follow(self, table: GameView, file: Path) -> None:
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
        table.charts_requested.connect(self.charts.show)
        table.rules_requested.connect(self.rules.show)
        table.report_requested.connect(self.charts.ask_report)
        table.save_requested.connect(self.ask_copy)

    def go_on_from(self, before: GameController) -> None:
        """Show the game of a desk, this one or another window's, if there is one; it stands as it stood."""
        if before.table is None or before.open_game is None:
            return
        table, sight = before.table, before.window.map.sight if before.window.map else None
        begun = replace(before.open_game.header, seats=table.bridge.seats)
        doing, entered, is_paused = view_state(table), table.entered(), table.bridge.paused
        table.bidder.rest()
        before.window.clear_table()
        self.show(before.open_game._replace(header=begun), entered)
        assert self.table
        self.table.bridge.set_paused(is_paused)
        go_on(self.table, doing)
        if sight and self.window.map:
            self.window.map.look_at(sight)

    def take_over(self, before: GameController) -> None:
        """Show the game of another window's desk, which then has none."""
        self.go_on_from(before)
        before.table = before.open_game = None

    def put_away(self) -> None:
        """End the game at the table, which is saved."""
        self.left.emit()
        self.exports.leave()
        self.window.clear_table()
        self._release()
        table, self.table, self.open_game = self.table, None, None
        if table is not None:
            table.deleteLater()

    @property
    def is_unsaved(self) -> bool:
        """Whether decisions would be lost with the window."""
        if self.table is None or self.table.bridge.only_shown:
            return False
        session = self.table.bridge.session
        return session.journal is None and session.can_undo and not self.copies.is_up_to_date

    def leave(self, act: Callable[[], object]) -> None:
        """Do what ends the game at the table; when it isn't saved, ask first."""
        if self.is_unsaved:
            self.copies.ask_before(act)
        else:
            act()

    def ask_copy(self) -> None:
        """Ask where a copy of the game is to be saved."""
        self.copies.ask()

    def _may_close(self) -> bool:
        if self.is_unsaved:
            self.leave(self._give_up)
            return False
        return True

    def _give_up(self) -> None:
        """Close the window although the game isn't saved."""
        self.copies.give_up()
        self.window.close()

    def _content(self, seats: tuple[Seat, ...] = ()) -> bytes:
        """The game as it stands, as a saved game, with these `seats` if there are any; empty when there is no game."""
        if self.table is None or self.open_game is None:
            return b""
        session = self.open_game.session
        begun = replace(self.open_game.header, seats=seats or self.table.bridge.seats)
        decisions = ((entry.seat, entry.action) for entry in session.entries)
        return saved(begun, decisions, session.result, session.hints)

    def _keep_draft(self) -> None:
        """Keep what is entered now, as long as the game is saved."""
        if self.table is not None and self.file is not None and self.table.bridge.session.journal is not None:
            PendingInputFile(self.file).keep(self.table.entered())

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
        if self.open_game:
            self.open_game.lock.release()
