"""The page of a turn with what the workers can do: use buildings and walk."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Signal

from indonesia_qt.core.flow import Action
from indonesia_qt.games.singapore.analysis.reach import reach
from indonesia_qt.games.singapore.rules.actions import CallHelper, Enter, Exchange, Jump, Step
from indonesia_qt.games.singapore.rules.constants import NOTHING
from indonesia_qt.games.singapore.rules.state import IN_HAND, State
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from indonesia_qt.i18n.text import counted, tr
from indonesia_qt.ui.board.marks import AreaMark, Mark
from indonesia_qt.ui.games.singapore.panels.goods_choice import GoodsChoice
from indonesia_qt.ui.games.singapore.panels.moves import USES, Move, moves, sensible
from indonesia_qt.ui.games.singapore.panels.owners import TILE, tile_on_board
from indonesia_qt.ui.games.singapore.panels.turn_page import TurnPage, legal_marks
from indonesia_qt.ui.games.singapore.panels.way_marks import way_marks
from indonesia_qt.ui.support.refusal import Refusal
from indonesia_qt.ui.table.api import ChoiceList, Context
from indonesia_qt.ui.widgets.eliding_combo_box import ElidingComboBox

ANYWHERE = Enter, Jump


class MovesPage(TurnPage):
    """Lists uses and steps; below the list goods or a building are chosen where an answer leaves that open.

    - `walked`: the steps of a worker to a building that isn't the next one
    """

    walked = Signal(tuple)

    def __init__(self, context: Context, view: State, asked: PlayTurn, legal: Sequence[Action]) -> None:
        super().__init__(context, view, asked)
        self.legal = frozenset(legal)
        self.workers = view.players[asked.seat].workers
        self.moves = moves(self.words, view, asked, legal)
        self.rows = ChoiceList(tr("Actions and steps"), TILE)
        for move in self.moves:
            icon = tile_on_board(context, view, move.area) if move.area else context.icons.sign("worker")
            self.rows.add(move.first, icon, move.text, move.about, self.words.reason(move.why_not))
        self.to = ElidingComboBox()
        self.to.setAccessibleName(tr("Building"))
        self.pay = GoodsChoice(context.icons, tr("Pay", "goods"))
        self.gain = GoodsChoice(context.icons, tr("Get", "goods"))
        self.lay_out([], [self.to, self.pay, self.gain])
        self._hovered: Action | None = None
        self.rows.value_changed.connect(self._row_changed)
        self.rows.value_clicked.connect(lambda: self.clicked.emit(self._is_sure))
        self.rows.value_taken.connect(self._take)
        self.rows.refused.connect(self.refused)
        self.rows.hovered.connect(self._hover)
        self.to.currentIndexChanged.connect(self.changed)
        self.pay.changed.connect(self._offer_gains)
        for goods in (self.pay, self.gain):
            goods.changed.connect(self.changed)
        self._row_changed()
        if not any(self.workers) or (asked.owes_worker and not asked.free_steps):
            self.rows.set_value(next((move.first for move in self.moves if isinstance(move.first, Enter)), None))

    @property
    def line(self) -> Move | None:
        """The line that is chosen."""
        first = self.rows.value()
        return next((move for move in self.moves if move.first == first), None)

    def move_of(self, action: Action) -> Move | None:
        """Return the line of an answer."""
        return next((move for move in self.moves if action in move.answers), None)

    @property
    def undecided(self) -> tuple[str, str]:
        """Ask for a move."""
        return tr("Choose a move"), ""

    @property
    def answers(self) -> tuple[Action, ...]:
        """The answer of the line, with the goods or the building that are chosen."""
        move = self.line
        if move is None:
            return ()
        if isinstance(move.first, ANYWHERE):
            return (move.answers[self.to.currentIndex()],) if self.to.currentIndex() >= 0 else ()
        if isinstance(move.first, Exchange):
            return tuple(a for a in _trades(move) if (a.pay, a.gain) == (self.pay.goods, self.gain.goods))
        return (move.first,)

    def choose(self, answer: Action) -> None:
        """Choose the line of an answer with its goods or its building."""
        move = self.move_of(answer)
        if move is None:
            return
        self.rows.set_value(move.first)
        if isinstance(answer, Exchange):
            self.pay.choose(answer.pay)
            self.gain.choose(answer.gain)
        elif isinstance(answer, ANYWHERE):
            self.to.setCurrentIndex(move.answers.index(answer))

    def _row_changed(self) -> None:
        move = self.line
        self.to.blockSignals(True)
        self.to.clear()
        if move is not None and isinstance(move.first, ANYWHERE):
            self.to.addItems([self.words.on(self.view, answer.area) for answer in move.answers])
            self.to.setCurrentIndex(-1)
            self.to.setPlaceholderText(tr("Choose a building on the board or here"))
        self.to.blockSignals(False)
        self.to.setVisible(self.to.count() > 0)
        trades = _trades(move) if move is not None else []
        payments = list(dict.fromkeys(trade.pay for trade in trades)) or [NOTHING]
        own = self.view.players[self.asked.seat].goods
        self.pay.offer(payments, sensible(payments, own, paid=True))
        self._offer_gains()
        self.changed.emit()

    def _offer_gains(self) -> None:
        """Offer what can be gained for what is paid; what was chosen before stays where it can."""
        trades = _trades(self.line) if self.line is not None else []
        gains = list(dict.fromkeys(trade.gain for trade in trades if trade.pay == self.pay.goods)) or [NOTHING]
        own = self.view.players[self.asked.seat].goods.minus(self.pay.goods)
        self.gain.offer(gains, self.gain.goods if self.gain.goods in gains else sensible(gains, own, paid=False))

    def _take(self) -> None:
        """Give the answer of the line, or go to what it leaves open."""
        if not self.to.isHidden() and self.to.currentIndex() < 0:
            self.to.setFocus()
        else:
            self.clicked.emit(True)

    @property
    def _is_sure(self) -> bool:
        """Whether a click on the line suffices: it leaves nothing open, and undo takes it back."""
        move = self.line
        if move is None or move.why_not is not None or len(move.answers) > 1:
            return False
        if not isinstance(move.first, USES):
            return True
        return not self.view.building(move.area).illegal and not isinstance(move.first, CallHelper)

    def pick(self, area: str) -> None:
        """Put a worker there, use the building where a worker stands, or go there, also far; say why not elsewhere."""
        answer = self._putting_on(area)
        uses = [move for move in self.moves if move.area == area and isinstance(move.first, USES)]
        possible = [move for move in uses if move.why_not is None]
        if answer is None and possible:
            self.rows.set_value(possible[0].first)
            self.rows.setFocus()
            self.clicked.emit(len(possible) == 1 and self._is_sure)
        elif answer := answer or self._step_to(area) or self._entry_to(area):
            self.choose(answer)
            self.clicked.emit(True)
        elif not uses and (way := reach(self.view, self.asked, area)) is not None and way.is_in_reach:
            self.walked.emit(way.moves)
        else:
            self.refused.emit(self.words.reason(uses[0].why_not) if uses else self.why_not(area))

    def _putting_on(self, area: str) -> Action | None:
        """The answer of the chosen line that puts a worker on a building; None where it does something else."""
        move = self.line
        if move is None or not isinstance(move.first, ANYWHERE):
            return None
        return next((answer for answer in move.answers if answer.area == area), None)

    def _step_to(self, area: str) -> Step | None:
        """The step there of the worker that the chosen line is about, or else of the first one that can."""
        move, worker = self.line, 0
        if move is not None:
            worker = move.first.worker if isinstance(move.first, Step) else int(move.area == self.workers[-1])
        both = Step(worker, area), Step(1 - worker, area)
        return next((step for step in both if step in self.legal), None)

    def _entry_to(self, area: str) -> Enter | None:
        return Enter(area) if Enter(area) in self.legal else None

    def why_not(self, area: str) -> str:
        """Return why nothing can be done with a building."""
        if any(mark.area == area for mark in self._targets() if isinstance(mark, AreaMark)):
            return ""
        if (way := reach(self.view, self.asked, area)) is not None:
            reason = way.refusal
            if reason is not None and way.possible:
                few = counted(  # the card beside the building says the way
                    len(way.moves),
                    "Too far for this turn: it takes {n} step, and only {possible} can be made.",
                    "Too far for this turn: it takes {n} steps, and only {possible} can be made.",
                    possible=way.possible,
                )
                return Refusal(few, reason.rule)
            return self.words.reason(reason)
        on_board = [number for number, at in enumerate(self.workers) if at != IN_HAND]
        would_be: Action = Step(on_board[0], area) if on_board else Enter(area)
        return self.refusal(would_be)

    def _targets(self) -> list[Mark]:
        move = self.line
        if move is not None and isinstance(move.first, ANYWHERE):
            return legal_marks(answer.area for answer in move.answers)
        used = [move.area for move in self.moves if move.why_not is None and move.area]
        entries = [] if used else [action.area for action in self.legal if isinstance(action, Enter)]
        return legal_marks([*used, *entries])

    def _hover(self, first: Action | None) -> None:
        self._hovered = first if isinstance(first, Step) else None
        self.changed.emit()

    def areas_of(self, first: Action) -> tuple[str, ...]:
        """Return the building that a line is about."""
        move = self.move_of(first)
        return (move.area,) if move is not None and move.area else ()

    def marks(self) -> list[Mark]:
        """Mark where a worker can go or works; preview the step under the pointer, or else what is chosen."""
        marks = self._targets()
        at = self.pointed
        pointed = self._hovered or self._putting_on(at) or self._step_to(at) or self._entry_to(at)
        shown = self.answers if pointed is None else (pointed,)
        move = self.line
        if move is not None and move.area:
            marks.append(AreaMark(move.area, "chosen"))
        way = () if pointed else self._way_to(at)
        return [*marks, *(mark for action in shown for mark in self.preview(action)), *way]

    def _way_to(self, area: str) -> Iterator[Mark]:
        """The roads that a worker can walk to a building that isn't the next one, all stops, and the worker there."""
        way = reach(self.view, self.asked, area)
        if way is None or len(way.moves) < 2:
            return
        colour = self.context.colours[self.asked.seat]
        beyond = len(way.moves) - way.possible
        yield from way_marks(self.view, way.stops[: len(way.stops) - beyond], colour)
        yield from (AreaMark(stop, "affected") for stop in way.stops[1:])
        yield from self.preview(way.moves[-1])


def _trades(move: Move) -> list[Exchange]:
    return [answer for answer in move.answers if isinstance(answer, Exchange)]
