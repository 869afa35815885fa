"""The page of a turn with plans for all that is left of it; the search for them runs while the window goes on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontInfo, QHideEvent, QIcon, QPainter, QShowEvent

from indonesia_qt.core.flow import Action, Pass
from indonesia_qt.games.singapore.analysis.turn_planner import (
    AIMS,
    MOST_PLANS,
    Aim,
    TurnPlan,
    TurnSearch,
    after_first,
)
from indonesia_qt.games.singapore.bots.explain import Gains, gains_by
from indonesia_qt.games.singapore.rules import actions as act
from indonesia_qt.games.singapore.rules.constants import GOODS
from indonesia_qt.games.singapore.rules.state import Player, State
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from indonesia_qt.i18n.text import capitalised, clauses, counted, signed, tr
from indonesia_qt.ui.board.marks import AreaMark, Mark
from indonesia_qt.ui.games.singapore.board.amounts import ON_SIGNS, SIGN, paint_with, width_with
from indonesia_qt.ui.games.singapore.board.signs import paint_sign, width_of, write
from indonesia_qt.ui.games.singapore.panels.moves import USES, standing
from indonesia_qt.ui.games.singapore.panels.turn_page import TurnPage
from indonesia_qt.ui.games.singapore.panels.way_marks import turn_marks
from indonesia_qt.ui.games.singapore.texts.planning import (
    AIM_NAMES,
    ORDERS,
    change_of_money,
    gains_text,
    others_text,
    seals_text,
    steps_text,
)
from indonesia_qt.ui.support.idle_tasks import IdleSearch
from indonesia_qt.ui.table.api import ChoiceList, Context
from indonesia_qt.ui.table.panels.choice_list import EntryDelegate
from indonesia_qt.ui.widgets.eliding_combo_box import ElidingComboBox
from indonesia_qt.ui.widgets.item_models import Index
from indonesia_qt.ui.widgets.layouts import row_of
from indonesia_qt.ui.widgets.plain_text import Label, push_button

FOLLOWED, AIM = "plan", "aim"
"""What is left of a plan, and the aim, in the memory of panels."""
PLANS = 5
"""The number of plans that are listed."""
AT_ONCE_MS = 60
"""How long plans are sought before the page is painted: mostly they are there at once."""
RANK, BETWEEN, BESIDE, LINE = 1.3, 0.7, 0.15, 1.35
"""The width of a plan's rank, what is between columns and between a number and its sign, in digits; the height of the
signs, in lines."""


def varied(found: Sequence[TurnPlan], aim: Aim) -> list[TurnPlan]:
    """Return the plans that differ in the buildings they use, or where goods are the aim in what they gain.

    One that only ends the turn, for which there is a button, is left out unless it is alone.
    """
    found = [plan for plan in found if plan.actions != (Pass(),)] or found
    if aim == "goods":
        return list(found)
    best: dict[frozenset[str], TurnPlan] = {}
    for plan in found:
        used = (action.building for action in (*plan.actions, *plan.later) if isinstance(action, USES))
        best.setdefault(frozenset(used), plan)
    return list(best.values())


SIGNS = "vp", "money", *GOODS, "black"
"""The order of the signs."""


class Gain(NamedTuple):
    """What a plan changes: a sign, and the number with its own sign on it or beside it."""

    sign: str
    number: str

    def width(self, size: float) -> float:
        """Return how wide it is, in digits of a size."""
        if self.sign in ON_SIGNS:
            return width_with(self.number, size)
        return width_of(self.number, size) + (BESIDE + SIGN) * size


def signs_of(gains: Gains) -> dict[str, Gain]:
    """Return what a plan changes, by its signs: points, money, then goods, in the order of `SIGNS`."""
    found = [Gain("vp", signed(gains.points))] if gains.points else []
    found += [Gain("money", change_of_money(gains.money))] if gains.money else []
    found += [Gain(good, signed(number)) for good, number in zip(GOODS, gains.goods, strict=True) if number]
    found += [Gain("black", signed(gains.chips))] if gains.chips else []
    return {gain.sign: gain for gain in found}


class GainsDelegate(EntryDelegate):
    """Draws what each plan changes as signs below each other, after its rank, in one order whatever ranks the plans.

    Without gains entries have their name.
    """

    def __init__(self, view: ChoiceList) -> None:
        super().__init__(view)
        self.gains: Sequence[Mapping[str, Gain]] = ()

    def boxes(self, index: Index, entry: QRect) -> tuple[QRect, QRect]:
        """Return where the signs go in one line, and where the moves."""
        name, about = super().boxes(index, entry)
        if not any(self.gains):
            return name, about
        high = round(LINE * self.view.fontMetrics().height())
        return QRect(name.topLeft(), QSize(name.width(), high)), about.translated(0, high - name.height())

    def paint_name(self, painter: QPainter, box: QRect, index: Index, ground: QColor) -> None:
        """Draw the rank and the signs in columns that all plans share, smaller where they have no room."""
        if not any(self.gains):
            super().paint_name(painter, box, index, ground)
            return
        ink, paper = painter.pen().color().name(), ground.name()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        order = [sign for sign in SIGNS if any(sign in gains for gains in self.gains)]
        size = float(QFontInfo(self.view.font()).pixelSize())
        widths = [max(gains[sign].width(1.0) for gains in self.gains if sign in gains) for sign in order]
        size = min(size, box.width() / (RANK + sum(widths) + BETWEEN * len(widths)))
        rank, gains = str(index.row() + 1), self.gains[index.row()]
        middle = QRectF(box).center().y()
        write(painter, rank, QPointF(box.left() + width_of(rank, size) / 2, middle), size, ink)
        left = box.left() + RANK * size
        for sign, width in zip(order, widths, strict=True):
            if sign in gains:
                self._paint_gain(painter, gains[sign], QPointF(left, middle), size, ink, paper)
            left += (width + BETWEEN) * size
        painter.restore()

    @staticmethod
    def _paint_gain(painter: QPainter, gain: Gain, at: QPointF, size: float, ink: str, paper: str) -> None:
        if gain.sign in ON_SIGNS:
            paint_with(painter, gain.sign, gain.number, at, size, ink, paper)
            return
        wide = width_of(gain.number, size)
        write(painter, gain.number, at + QPointF(wide / 2, 0), size, ink)
        half = SIGN / 2 * size
        middle = at + QPointF(wide + BESIDE * size + half, 0)
        paint_sign(painter, gain.sign, QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half), ink)


class Followed(NamedTuple):
    """What is left of a plan that is played step by step, and where it goes on: at this question, with these means."""

    asked: PlayTurn
    player: Player
    plan: TurnPlan


class PlansPage(TurnPage):
    """Lists plans by an aim; the button plays one whole, up to a chip, and another one its next step.

    - `searched`: the search has ended
    """

    searched = Signal()
    listed = staticmethod(varied)
    """Returns those plans of all that were found, the best first, that differ enough to be listed."""

    def __init__(self, context: Context, view: State, asked: PlayTurn) -> None:
        super().__init__(context, view, asked)
        self.plans: list[TurnPlan] = []
        followed = context.memory.get(FOLLOWED)
        self.followed = followed.plan if followed and followed[:2] == (asked, view.players[asked.seat]) else None
        """What is left of the plan that was followed up to here."""
        self._search = TurnSearch(view, asked)
        self._idle_search = IdleSearch(self)
        self._idle_search.steps = self._search.steps()
        self._idle_search.found.connect(self._fill)
        self._idle_search.found.connect(self.searched)
        self._pointed: int | None = None
        self.aims = ElidingComboBox()
        self.aims.setAccessibleName(tr("Planning goal"))
        self.aims.addItems([tr(AIM_NAMES[aim]) for aim in AIMS])
        self.aims.setCurrentIndex(context.memory.get(AIM, 0))
        self.note = Label(wordWrap=True, role="quiet")
        self.rows = ChoiceList(tr("Plans"), 0)
        self.rows.add(None, QIcon(), tr("Finding plans…"), "")
        self.rows.item(0).setFlags(Qt.ItemFlag.NoItemFlags)
        self.delegate = GainsDelegate(self.rows)
        self.rows.setItemDelegate(self.delegate)
        help_text = tr("Play only the next move of this plan")
        self.next = push_button(tr("Next move only"), self._play_next, "small", help_text)
        self.lay_out([row_of((self.aims, 1), self.next), self.note])
        self._play_one = False
        self.aims.currentIndexChanged.connect(self._aim_chosen)
        self.rows.value_changed.connect(self._row_changed)
        self.rows.value_taken.connect(lambda: self.clicked.emit(True))
        self.rows.hovered.connect(self._point_at)
        self._name_order()
        self._row_changed()

    @property
    def is_searched(self) -> bool:
        """Whether the search has ended."""
        return self._idle_search.steps is None

    def showEvent(self, event: QShowEvent) -> None:
        """Search while the page is seen."""
        super().showEvent(event)
        if not self.is_searched:
            self._idle_search.start_with(AT_ONCE_MS)

    def hideEvent(self, event: QHideEvent) -> None:
        """Rest while it isn't."""
        super().hideEvent(event)
        self._idle_search.stop()

    def _fill(self) -> None:
        aim, own = AIMS[self.aims.currentIndex()], self.followed
        found = self.listed(self._search.plans(aim, MOST_PLANS), aim)[:PLANS]
        self.plans = found if own is None else [own, *(plan for plan in found if plan.actions != own.actions)]
        self.rows.empty()
        self.delegate.gains = self.gains()
        for number, plan in enumerate(self.plans):
            self.rows.add(number, QIcon(), *self.texts(plan))
        self._name_order()
        self.rows.set_value(0)
        self._row_changed()

    def _name_order(self) -> None:
        self.note.setText(self.ranked_by(AIMS[self.aims.currentIndex()]))
        if layout := self.layout():
            layout.activate()  # or it would be painted once in the height of the text before

    def ranked_by(self, aim: Aim) -> str:
        """Return what the order of the plans means, and whether none has what it aims at."""
        is_without = self.plans and aim == "points" and all(plan.won_points <= 0 for plan in self.plans)
        return tr("No plan brings points. In order of money, then goods.") if is_without else tr(ORDERS[aim])

    def gains(self) -> Sequence[Mapping[str, Gain]]:
        """Return what each plan changes, by signs."""
        return [signs_of(gains_by(plan)) for plan in self.plans]

    def texts(self, plan: TurnPlan) -> tuple[str, str]:
        """Return what the list says of a plan: its gains, then its moves."""
        moves = capitalised(steps_text(self.words, self.view, self.shown(plan)))
        if plan is self.followed:
            moves = tr("Your plan: {moves}", moves=moves)
        gains = gains_by(plan)
        return gains_text(gains), clauses(moves, seals_text(self.view, plan), others_text(self.words, gains))

    def shown(self, plan: TurnPlan) -> Sequence[Action]:
        """Return the actions of a plan that a player gets to know."""
        return *plan.actions, *plan.later

    def _aim_chosen(self, aim: int) -> None:
        self.context.memory[AIM] = aim
        if self.is_searched:
            self._fill()
        else:
            self._name_order()

    @property
    def plan(self) -> TurnPlan | None:
        """The plan that is chosen."""
        number = self.rows.value()
        return None if number is None else self.plans[number]

    @property
    def undecided(self) -> tuple[str, str]:
        """Ask for a plan."""
        return (tr("Choose a plan"), "") if self.is_searched else (tr("Finding plans…"), "")

    @property
    def answers(self) -> tuple[Action, ...]:
        """The actions of the plan, as far as nothing is left to chance."""
        return self.plan.actions if self.plan is not None else ()

    def offered(self) -> tuple[str, str]:
        """Return that the plan is played, and how far."""
        assert self.plan is not None
        moves = counted(len(self.answers), "{n} move", "{n} moves")
        end = tr("up to the chip") if self.plan.later else tr("ends your turn")
        return tr("Play this plan"), tr("{moves}, {end}", moves=moves, end=end)

    def added(self) -> str:
        """Return how far the plan goes: that it is played is yet to be decided."""
        return self.offered()[1]

    def _row_changed(self) -> None:
        self.next.setEnabled(self.plan is not None)
        self.changed.emit()

    def _point_at(self, number: int | None) -> None:
        self._pointed = number
        self.changed.emit()

    def _play_next(self) -> None:
        """Play the first action of the plan, and remember what is left of it."""
        plan = self.plan
        assert plan is not None
        left = after_first(self.view, plan)
        if left is None:
            self.context.memory.pop(FOLLOWED, None)
        else:
            view, rest = left
            self.context.memory[FOLLOWED] = Followed(view.stack[-1], view.players[self.asked.seat], rest)
        self.single.emit(plan.actions[0])

    single = Signal(object)
    """An action is to be played alone."""

    def pick(self, area: str) -> None:  # noqa: ARG002
        """Say that the board has no part in plans."""
        self.refused.emit(tr("Choose a plan, or open the Turn tab to move step by step."))

    def point_at(self, area: str) -> None:
        """Ignore the pointer on the board."""

    def marks(self) -> list[Mark]:
        """Draw the plan that is pointed at, or else the chosen one: ways, roads, and the uses by their number."""
        plan = self.plan if self._pointed is None else self.plans[self._pointed]
        if plan is None:
            return []
        actions = self.shown(plan)
        seat = self.asked.seat
        ways = turn_marks(self.view, seat, actions, self.context.colours[seat])
        return [*ways, *self._uses(actions), *self._ends(actions)]

    def _uses(self, actions: Sequence[Action]) -> Iterator[Mark]:
        """The buildings that are used, with the place of the use in their order."""
        used = [standing(self.view, action.building) for action in actions if isinstance(action, USES)]
        return (AreaMark(area, "chosen", str(number)) for number, area in enumerate(used, 1))

    def _ends(self, actions: Sequence[Action]) -> Iterator[Mark]:
        """The workers where they stand at the end."""
        last: dict[int, Action] = {}
        for action in actions:
            if isinstance(action, act.Step | act.Jump):
                last[action.worker] = action
        return (mark for action in last.values() for mark in self.preview(action))


class NextMovesPage(PlansPage):
    """Lists only the first moves of plans, each once, for players who agreed to see no more."""

    def __init__(self, context: Context, view: State, asked: PlayTurn) -> None:
        super().__init__(context, view, asked)
        self.next.hide()

    @staticmethod
    def listed(found: Sequence[TurnPlan], aim: Aim) -> list[TurnPlan]:  # noqa: ARG004
        """Return the best plan for each first move."""
        best: dict[Action, TurnPlan] = {}
        for plan in found:
            best.setdefault(plan.actions[0], plan)
        return list(best.values())

    def gains(self) -> Sequence[Mapping[str, Gain]]:
        """Return nothing: where plans lead isn't shown."""
        return ()

    def ranked_by(self, aim: Aim) -> str:
        """Return what the order of the moves means."""
        return tr(ORDERS[aim])

    def texts(self, plan: TurnPlan) -> tuple[str, str]:
        """Return what the list says of the first move."""
        text = self.context.action_text(self.view, self.asked, plan.actions[0])
        return text.text, clauses(text.about, text.leads_to)

    def shown(self, plan: TurnPlan) -> Sequence[Action]:
        """Return the first action."""
        return plan.actions[:1]

    @property
    def answers(self) -> tuple[Action, ...]:
        """The first action of the plan."""
        return () if self.plan is None else self.plan.actions[:1]

    def offered(self) -> tuple[str, str]:
        """Return the move as the page with all moves offers it."""
        return TurnPage.offered(self)

    def added(self) -> str:
        """Return the move in words."""
        return self.offered()[0]
