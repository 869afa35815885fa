"""The page of a turn on which roads are built."""

from __future__ import annotations

import math
from collections.abc import Sequence

from indonesia_qt.core.flow import Action, step
from indonesia_qt.games.singapore.analysis.reach import reach
from indonesia_qt.games.singapore.rules.actions import BuildRoad
from indonesia_qt.games.singapore.rules.constants import ROAD_PRICE
from indonesia_qt.games.singapore.rules.scenario import road_between
from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from indonesia_qt.i18n.text import clauses, counted, paragraph, tr
from indonesia_qt.ui.board.marks import AreaMark, LinkMark, Mark
from indonesia_qt.ui.games.singapore.panels.turn_page import TurnPage, legal_marks
from indonesia_qt.ui.games.singapore.texts.names import pounds
from indonesia_qt.ui.games.singapore.texts.short_names import printed_names
from indonesia_qt.ui.table.api import ChoiceList, Context
from indonesia_qt.ui.widgets.plain_text import Label


class RoadsPage(TurnPage):
    """Lists the roads that can be built; on the board one is built by a click on each of its two ends."""

    def __init__(self, context: Context, view: State, asked: PlayTurn, legal: Sequence[Action]) -> None:
        super().__init__(context, view, asked)
        self.roads = [action for action in legal if isinstance(action, BuildRoad)]
        self.end = ""
        """The end that was clicked on the board."""
        self._hovered: BuildRoad | None = None
        self.head = Label(self._head(), wordWrap=True, role="quiet")
        self.rows = ChoiceList(tr("Roads"))
        self.lay_out([self.head])
        self.rows.value_changed.connect(self.changed)
        self.rows.value_clicked.connect(lambda: self.clicked.emit(True))
        self.rows.value_taken.connect(lambda: self.clicked.emit(True))
        self.rows.hovered.connect(self._hover)
        self._fill()

    def _head(self) -> str:
        left = counted(self.view.roads_left, "{n} road is left.", "{n} roads are left.")
        if not self.roads:
            gap = next(iter(self.view.gaps.values()), None)
            why = self.refusal(gap) if gap is not None else tr("All neighbouring buildings are joined.")
            return paragraph(why, left)
        each = tr("A road costs {price}.", price=pounds(ROAD_PRICE))
        return paragraph(each, left, tr("Click both buildings on the board, or choose here."))

    def _fill(self) -> None:
        chosen = self.rows.value()
        self.rows.empty()
        self.rows.setVisible(bool(self.roads))
        about = {road: self._shortens(road) for road in self._from_end()}
        for road in sorted(about, key=lambda road: not about[road]):  # those that are no use come last
            a, b = (road.b, road.a) if road.b == self.end else (road.a, road.b)
            first, second = (printed_names(self.view.building(end))[0] for end in (a, b))
            lots = tr("{a} – {b}", a=self.words.place(a), b=self.words.place(b))
            name = tr("{a} – {b}", a=first, b=second)
            self.rows.add(road, self.context.icons.sign("road"), name, clauses(lots, about[road]))
        self.rows.set_value(chosen)
        self.changed.emit()

    def _shortens(self, road: BuildRoad) -> str:
        """Say how much nearer a road brings the building at its end that is farther from the workers."""
        steps = {end: self._steps_to(self.view, end) for end in (road.a, road.b)}
        far = max(steps, key=steps.__getitem__)
        after = self.view.copy()
        step(after, road, [])
        now, before = self._steps_to(after, far), steps[far]
        if now >= before:
            return ""
        name, n = printed_names(self.view.building(far))[0], int(now)
        if before == math.inf:
            return counted(n, "opens {building}, {n} step away", "opens {building}, {n} steps away", building=name)
        return counted(
            n,
            "{building} in {n} step, not {before}",
            "{building} in {n} steps, not {before}",
            building=name,
            before=int(before),
        )

    def _steps_to(self, view: State, area: str) -> float:
        """How many steps the way of a worker to a building has; infinitely many where there is none."""
        way = reach(view, self.asked, area)
        return math.inf if way is None else len(way.moves)

    def _from_end(self) -> list[BuildRoad]:
        return [road for road in self.roads if self.end in ("", road.a, road.b)]

    @property
    def answers(self) -> tuple[Action, ...]:
        """The road that is chosen."""
        road = self.rows.value()
        return () if road is None else (road,)

    @property
    def undecided(self) -> tuple[str, str]:
        """Ask for a road."""
        return tr("Choose a road"), ""

    def choose(self, road: BuildRoad) -> None:
        """Choose a road."""
        self._begin_at("")
        self.rows.set_value(road)

    def take_back(self) -> bool:
        """Forget the end that was clicked; return False if there is none."""
        if not self.end:
            return False
        self._begin_at("")
        return True

    def _begin_at(self, end: str) -> None:
        if end != self.end:
            self.end = end
            self._fill()

    def pick(self, area: str) -> None:
        """Begin a road at a building, end it there, or begin again."""
        road = self._road_to(area)
        if road is not None:
            self.rows.set_value(road)
            self.clicked.emit(True)
        elif area == self.end:
            self._begin_at("")
        elif any(area in (road.a, road.b) for road in self.roads):
            self._begin_at(area)
            if len(self._from_end()) == 1:
                self.rows.set_value(self._from_end()[0])
        else:
            self.refused.emit(self.why_not(area))

    def _road_to(self, area: str) -> BuildRoad | None:
        if not self.end or area in ("", self.end):
            return None
        road = BuildRoad(*road_between(self.end, area))
        return road if road in self.roads else None

    def why_not(self, area: str) -> str:
        """Return why no road can begin or end at a place."""
        if any(area in (road.a, road.b) for road in self.roads):
            return ""
        near = sorted(self.view.scenario.neighbours.get(area, ()), key=lambda other: other not in self.view.built)
        return self.refusal(BuildRoad(area, self.end or next(iter(near), "")))

    def _hover(self, road: BuildRoad | None) -> None:
        self._hovered = road
        self.changed.emit()

    def marks(self) -> list[Mark]:
        """Mark the buildings where a road can begin or end, and all roads; one chosen or pointed at is in colour."""
        ends = [end for road in self._from_end() for end in (road.a, road.b) if end != self.end]
        marks = legal_marks(ends)
        if self.end:
            marks.append(AreaMark(self.end, "chosen"))
        road = self._hovered or self._road_to(self.pointed) or self.rows.value()
        colour = self.context.colours[self.asked.seat]
        return [
            *marks,
            *(LinkMark(one.a, one.b, "road", colour if one == road else None, ghost=True) for one in self._from_end()),
        ]
