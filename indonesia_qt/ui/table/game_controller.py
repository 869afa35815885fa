"""Shows a game in a window, and moves it to another window with the state of its view."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from indonesia_qt.bots.registry import made_bot
from indonesia_qt.core.flow import CHANCE
from indonesia_qt.core.record import JournalFile, Seat, saved
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.board.zoom_view import Sight
from indonesia_qt.ui.play.log_pane import Finding
from indonesia_qt.ui.play.log_view import LogLine
from indonesia_qt.ui.play.pending_input_file import PendingInputFile
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.shell.keyboard import KeyboardPlace
from indonesia_qt.ui.table.game_ui import game_ui
from indonesia_qt.ui.table.game_view import GameView
from indonesia_qt.ui.table.games.game_store import UNSAVED, CopyController, GameStore, not_saved_now
from indonesia_qt.ui.table.games.open_game import OpenGame
from indonesia_qt.ui.table.tutorial.guided_bridge import GuidedBridge
from indonesia_qt.ui.table.window.main_window import MainWindow


class ViewState(Struct, frozen=True, eq=False):
    """What a player has begun in a view and the saved game doesn't hold.

    `entered` wasn't played yet, `at` is the past moment that is shown, `looking` the seat whose player looks at his
    secrets, `finding` what the log is searched for, `notes` what the log says about the program itself, `sight` what is
    seen of the board, and `keyboard` where the keyboard is.
    """

    entered: Mapping[str, Any]
    looking: int | None
    at: int | None
    finding: Finding
    notes: defaultdict[int, list[LogLine]]
    is_paused: bool
    sight: Sight | None
    keyboard: KeyboardPlace | None

    @classmethod
    def of(cls, table: GameView, window: MainWindow) -> ViewState:
        """Return the state of a view in its window; secrets that are shown while a key is held are covered."""
        history = table.history
        return cls(
            table.decision.entered(),
            table.privacy.looking,
            history.at if history.looks_back else None,
            table.log.pane.finding,
            table.log.writer.notes,
            table.bridge.paused,
            window.map.sight if window.map else None,
            window.keyboard,
        )

    def restore(self, table: GameView, window: MainWindow) -> None:
        """Restore the state in a new view of the same game, which has what was `entered`, and the `notes`, already."""
        if self.is_paused:
            table.bridge.set_paused(True)
        if self.looking is not None:
            table.privacy.look(self.looking)
        table.log.pane.narrow_down(self.finding)
        if self.at is not None:
            table.history.look_at(self.at)
        if self.sight and window.map:
            window.map.look_at(self.sight)
        if self.keyboard:
            window.give_back_keyboard(self.keyboard)


class GameController(QObject):
    """Shows one game at a time, which its `store` keeps.

    - `laid`: a new view, before its game goes on
    - `shown`: the same, once it is shown
    - `left`: there is no game any more
    """

    laid = Signal(object)
    shown = Signal(object)
    left = Signal()

    def __init__(
        self, window: MainWindow, store: GameStore, own_bots: tuple[str, ...] = (), parent: QObject | None = None
    ) -> None:
        """`own_bots` are the user's, each as `module:Class`; no other module is ever loaded for a bot."""
        super().__init__(parent)
        self.window, self.store = window, store
        self.own_bots = own_bots
        self.table: GameView | None = None
        self.open_game: OpenGame | None = None
        self._draft: PendingInputFile | None = None
        self._left: ViewState | None = None
        """The state of the view that was taken away and is to be shown again."""
        self._is_warned = False
        """Whether the player has seen that the game at the table can't be saved."""
        self.copies = CopyController(window, self.content)
        window.may_close = self._may_close
        window.game.copy_requested.connect(self.ask_copy)
        window.closed.connect(self._release)
        window.appearance.changing.connect(self.leave_off)
        window.appearance.changed.connect(lambda: self.go_on_from(self))

    def begin(
        self, open_game: OpenGame, write: Callable[[JournalFile], None], entered: Mapping[str, Any] | None = None
    ) -> None:
        """Show a game, as `show`, and save it from now on; `write` begins or resumes its file."""
        self.store.keep(open_game, write)
        self.show(open_game, entered)

    def show(
        self, open_game: OpenGame, entered: Mapping[str, Any] | None = None, state: ViewState | None = None
    ) -> None:
        """Replace the game that is shown.

        `entered` is what was entered in the new one and not played, `state` that of a view that showed it before.
        """
        if self.open_game is not None and self.open_game.lock is not open_game.lock:
            self._release()
        self.open_game = open_game
        self._draft, self._is_warned = PendingInputFile(open_game.file), False
        begun, appearance = open_game.header, self.window.appearance
        played_on, preferences = open_game.played_on, self.window.preferences
        ui = game_ui(played_on.definition.id)
        make_bridge: Callable[..., SessionBridge] = SessionBridge
        if ui.lesson is not None and open_game.file == ui.lesson.file:
            make_bridge = partial(GuidedBridge, ui.lesson)
        make_bot = partial(made_bot, game=played_on.definition)
        bridge = make_bridge(
            open_game.session, begun.seats, begun.seed, make_bot, self, open_game.only_shown, begun.hints
        )
        old = self.table
        bots = (*played_on.definition.levels, *self.own_bots)
        make_view = ui.view or GameView
        self.table = table = make_view(ui, played_on, bridge, bots, appearance.theme, preferences, self)
        bridge.setParent(table)
        self.copies.file = open_game.file
        bridge.unsaved.connect(self._warn_unsaved)
        bridge.saved_again.connect(self._note_saved)
        table.privacy.watch(self.window)
        table.save_requested.connect(self.ask_copy)
        table.decision.enter(entered or {})
        if state is not None:
            table.log.writer.notes = state.notes
        self.laid.emit(table)
        self.window.show_table(table)
        self.shown.emit(table)
        table.decision.resume_orders(entered or {})
        if state is not None:
            state.restore(table, self.window)
        else:
            table.privacy.note_choice()
        table.decision.entry_changed.connect(self._keep_draft)
        bridge.changed.connect(self._keep_draft)
        self._keep_draft()
        if old is not None:
            old.deleteLater()

    def leave_off(self) -> None:
        """Take the game off the window; what the player has begun is kept until it goes on."""
        if self.table is None or self.open_game is None:
            return
        self._left = ViewState.of(self.table, self.window)
        begun = replace(self.open_game.header, seats=self.table.bridge.seats)
        self.open_game = self.open_game._replace(header=begun)
        self.table.decision.automatic.rest()
        self.window.remove_table()

    def go_on_from(self, before: GameController) -> None:
        """Show the game that `before`, which may be this controller, has left off, in the same state."""
        left, before._left = before._left, None
        if left is not None and before.open_game is not None:
            self.show(before.open_game, left.entered, left)

    def take_over(self, before: GameController) -> None:
        """Take the game from the controller of another window."""
        before.leave_off()
        self.go_on_from(before)
        before.table = before.open_game = None

    def put_away(self) -> None:
        """Close the game, which is saved."""
        self.left.emit()
        self.window.clear_table()
        self._release()
        table, self.table, self.open_game = self.table, None, None
        if table is not None:
            table.deleteLater()

    @property
    def is_saved(self) -> bool:
        """Whether the file of the game holds all of it."""
        if self.table is None or self.table.bridge.session.journal is None:
            return False
        return not self.table.bridge.unsaved_reason

    @property
    def is_unsaved(self) -> bool:
        """Whether closing the game would lose decisions."""
        if self.table is None or not self.table.bridge.unsaved_reason:
            return False
        entries = self.table.bridge.session.entries
        return any(entry.seat != CHANCE for entry in entries) and not self.copies.is_up_to_date

    def leave(self, act: Callable[[], object]) -> None:
        """Call `act`, which closes the game; ask first if the game can't be saved."""
        if self._may_lose_decisions():
            self.copies.ask_before(act)
        else:
            act()

    def ask_copy(self) -> None:
        """Ask where a copy of the game is to be saved."""
        self.copies.ask()

    def _may_close(self) -> bool:
        if self._may_lose_decisions():
            self.copies.ask_before(self._give_up)
            return False
        return True

    def _may_lose_decisions(self) -> bool:
        """Try once more to save the game, and return whether closing it would still lose decisions."""
        if self.table is not None:
            self.table.bridge.save_again()
        return self.is_unsaved

    def _give_up(self) -> None:
        """Close the window although the game isn't saved."""
        self.copies.give_up()
        self.window.close()

    def content(self, seats: tuple[Seat, ...] = ()) -> bytes:
        """Return the game in the format of a saved game, with other `seats` if given; empty when there is no game."""
        if self.table is None or self.open_game is None:
            return b""
        session = self.open_game.session
        begun = replace(self.open_game.header, seats=seats or self.table.bridge.seats)
        decisions = ((entry.seat, entry.action) for entry in session.entries)
        return saved(begun, decisions, session.result, session.hints)

    def _keep_draft(self) -> None:
        """Save what is entered and not played, as long as the game is saved."""
        if self.table is not None and self._draft is not None and self.is_saved:
            self._draft.keep(self.table.decision.entered())

    def _warn_unsaved(self, reason: str) -> None:
        assert self.table
        assert self.open_game
        text = not_saved_now(self.open_game.file, reason)
        self.table.note(text)
        if not self._is_warned:
            self.window.tell(tr(UNSAVED), text)
        self._is_warned = True

    def _note_saved(self) -> None:
        assert self.table
        assert self.open_game
        self.table.note(tr("{file} is saved again, with everything that was played.", file=self.open_game.file))
        self._keep_draft()

    def _release(self) -> None:
        """Release the lock on the game, so that other windows can play it."""
        if self.open_game:
            self.open_game.lock.release()
