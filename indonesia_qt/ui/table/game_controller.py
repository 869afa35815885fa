"""Shows a game in a window, and moves it to another window with the state of its view."""

from __future__ import annotations

import errno
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from indonesia_qt.bots.plug_ins.host import LIMITS, Limits
from indonesia_qt.bots.registry import made_bot
from indonesia_qt.core.flow import CHANCE
from indonesia_qt.core.record import JournalFile, RetryingJournal, Seat, saved
from indonesia_qt.files.whole_file import reason_of
from indonesia_qt.i18n.text import paragraph, tr
from indonesia_qt.ui.play.log_pane import Finding
from indonesia_qt.ui.play.log_view import LogLine
from indonesia_qt.ui.play.pending_input_file import PendingInputFile
from indonesia_qt.ui.style.scaling import is_crowded
from indonesia_qt.ui.support.background import painting_meanwhile
from indonesia_qt.ui.table.auto_answers import Order
from indonesia_qt.ui.table.game_ui import game_ui
from indonesia_qt.ui.table.game_view import GameView
from indonesia_qt.ui.table.games.game_store import UNSAVED, CopyController, GameStore
from indonesia_qt.ui.table.games.open_game import OpenGame
from indonesia_qt.ui.table.window.main_window import MainWindow
from indonesia_qt.ui.widgets.layouts import bring_forward


def not_saved_now(file: Path, reason: str) -> str:
    """Return that a game isn't saved for now, the reason, which is a sentence, and what can be done."""
    return paragraph(
        tr("Couldn’t save {file}.", file=file),
        reason,
        tr("The game continues without being saved, and the program keeps trying. To be safe, save a copy elsewhere."),
    )


class ViewState(Struct, frozen=True, eq=False):
    """What a player has begun in a view and the saved game doesn't hold.

    `entered` wasn't played yet, `memory` is what panels left to later ones, `at` is the past moment that is shown,
    `looking` the seat whose player looks at his secrets, `finding` what the log is searched for, `notes` what the log
    says about the program itself, and `unseen` after which decision happened what each person hasn't seen.
    `sees_log` says whether the log is in front and open; it stays so where there is room.
    """

    entered: Mapping[str, Any]
    memory: Mapping[str, Any]
    orders: Sequence[Order]
    looking: int | None
    at: int | None
    finding: Finding
    sees_log: bool
    notes: defaultdict[int, list[LogLine]]
    unseen: dict[int, int]
    is_paused: bool

    @classmethod
    def of(cls, table: GameView) -> ViewState:
        """Return the state of a view; secrets that are shown while a key is held are covered."""
        decision, history = table.decision, table.history
        at = history.at if history.looks_back else None
        return cls(
            decision.entered(),
            table.context.memory,
            decision.automatic.orders,
            table.privacy.looking,
            at,
            table.log.pane.finding,
            table.log.pane.isVisible(),
            table.log.writer.notes,
            table.log.unseen,
            table.bridge.paused,
        )

    def restore(self, table: GameView) -> None:
        """Restore the state in a new view of the same game, in which `entered` is entered already."""
        table.context.memory.update(self.memory)
        table.bridge.set_paused(self.is_paused)
        table.decision.automatic.orders = list(self.orders)
        table.log.writer.notes, table.log.unseen = self.notes, self.unseen
        if self.looking is not None:
            table.privacy.look(self.looking)
        table.show_all()
        table.log.pane.narrow_down(self.finding)
        if self.sees_log and not is_crowded(table.log.pane):
            bring_forward(table.log.pane)
        if self.at is not None:
            table.history.look_at(self.at)
        table.decision.entry_changed.emit()


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
        self,
        window: MainWindow,
        store: GameStore,
        own_bots: tuple[str, ...] = (),
        limits: Limits = LIMITS,
        parent: QObject | None = None,
    ) -> None:
        """`own_bots` are the user's, with their `limits`; no other is ever loaded or started."""
        super().__init__(parent)
        self.window, self.store = window, store
        self.own_bots, self.limits = own_bots, limits
        self.table: GameView | None = None
        self.open_game: OpenGame | None = None
        self._draft: PendingInputFile | None = None
        self._is_warned = False
        """Whether the player has seen that the game at the table can't be saved."""
        self.copies = CopyController(window, self.content)
        window.may_close = self._may_close
        window.game.copy_requested.connect(self.ask_copy)
        window.closed.connect(self._release)
        window.appearance.changed.connect(lambda: self.go_on_from(self))

    def begin(
        self, open_game: OpenGame, write: Callable[[JournalFile], None], entered: Mapping[str, Any] | None = None
    ) -> None:
        """Show a game, as `show`, and save it from now on; `write` begins or resumes its file.

        When it can't be saved, the window says why, and it is tried again as the game goes on.
        """

        def begin(file: JournalFile) -> None:
            file.file.parent.mkdir(parents=True, exist_ok=True)
            if not open_game.lock.take():
                raise OSError(errno.EAGAIN, tr("The game is open in another window."))
            write(file)

        if self.store.keeps_games:
            journal = painting_meanwhile(lambda: RetryingJournal(JournalFile(open_game.file), begin))
            open_game.session.journal = journal
            if journal.fault is not None:
                self.window.tell(tr(UNSAVED), not_saved_now(open_game.file, reason_of(journal.fault)))
        self.show(open_game, entered)

    def show(self, open_game: OpenGame, entered: Mapping[str, Any] | None = None) -> None:
        """Replace the game that is shown; `entered` is what was entered in the new one and not played."""
        if self.open_game is not None and self.open_game.lock is not open_game.lock:
            self._release()
        self.open_game = open_game
        self._draft, self._is_warned = PendingInputFile(open_game.file), False
        begun, appearance = open_game.header, self.window.appearance
        played_on, preferences = open_game.played_on, self.window.preferences
        ui = game_ui(played_on.definition.id)
        make_bot = partial(made_bot, game=played_on.definition, limits=self.limits)
        bridge = open_game.make_bridge(
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
        self.laid.emit(table)
        self.window.show_table(table)
        self.shown.emit(table)
        if entered:
            table.decision.enter(entered)
            table.show_all()
        table.privacy.note_choice()
        table.decision.entry_changed.connect(self._keep_draft)
        bridge.changed.connect(self._keep_draft)
        self._keep_draft()
        if old is not None:
            old.deleteLater()

    def go_on_from(self, before: GameController) -> None:
        """Show the game of `before` in the same state, if there is one; `before` may be this controller."""
        if before.table is None or before.open_game is None:
            return
        table, sight = before.table, before.window.map.sight if before.window.map else None
        keyboard = before.window.keyboard
        begun, state = replace(before.open_game.header, seats=table.bridge.seats), ViewState.of(table)
        table.decision.automatic.rest()
        before.window.clear_table()
        self.show(before.open_game._replace(header=begun), state.entered)
        assert self.table
        state.restore(self.table)
        self.window.docks.lay_out()
        if sight and self.window.map:
            self.window.map.look_at(sight)
        if keyboard:
            self.window.give_back_keyboard(keyboard)

    def take_over(self, before: GameController) -> None:
        """Take the game from the controller of another window."""
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
