"""Plans of a turn are found while the window goes on, drawn on the board, and played whole or move by move."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent

from indonesia_qt.core.flow import Pass
from indonesia_qt.games.singapore.analysis.turn_planner import AIMS, MOST_PLANS, plans
from indonesia_qt.games.singapore.rules.actions import Exchange, ReturnChips, Step
from indonesia_qt.games.singapore.rules.constants import GOODS, NOTHING
from indonesia_qt.games.singapore.rules.events import ChipDrawn
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.marks import AreaMark, LinkMark, RouteMark
from indonesia_qt.ui.games.singapore.panels.plans_page import Gain, GainsDelegate, PlansPage, varied
from tests.games.singapore.positions import Table
from tests.ui.games.singapore.panels.towns import turn
from tests.ui.games.singapore.tables import show
from tests.ui.pages.page import settle
from tests.ui.pages.singapore_panels import SingaporeTable

LEGAL = "I-01", "I-03", "I-06", "II-02", "II-08", "start-1", "start-2", "start-3", "start-4"
ILLEGAL = "I-09", "I-12"


def planning(program: Program, *workers: str, aim: str, used: tuple[str, ...] = ILLEGAL) -> SingaporeTable:
    """The page with plans, which are found; some buildings were used before."""
    mouse = show(program, lambda table: turn(table, *workers, used=used))
    mouse.open_page("Plans")
    mouse.wait_for_plans()
    mouse.choose_aim(aim)
    return mouse


def actions(mouse: SingaporeTable) -> list[object]:
    return [entry.action for entry in mouse.table.bridge.session.entries if entry.seat >= 0]


def test_the_page_lists_what_the_planner_finds_for_each_aim(program: Program) -> None:
    mouse = planning(program, aim="Most goods")
    for title, aim in zip(("Most points", "Most money", "Most goods"), AIMS, strict=True):
        mouse.choose_aim(title)
        panel = mouse.panel
        found = plans(panel.view, panel.asked, aim, MOST_PLANS)
        assert panel.plans.plans == varied(found, aim)[:5]
        assert panel.plans.plans[0] == found[0]


def test_the_page_is_finished_when_it_is_first_painted(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[tuple[str, ...]] = []
    paint = PlansPage.paintEvent

    def note(page: PlansPage, event: QPaintEvent) -> None:
        paint(page, event)
        rows, label = page.rows, page.note
        assert label.heightForWidth(label.width()) <= label.height(), "nothing is cut"
        painted.append((label.text(), *(rows.item(row).text() for row in range(rows.count()))))

    monkeypatch.setattr(PlansPage, "paintEvent", note)
    for at_once, listed in ((0, ["Finding plans…"]), (60_000, None)):
        monkeypatch.setattr("indonesia_qt.ui.games.singapore.panels.plans_page.AT_ONCE_MS", at_once)
        mouse = show(program, turn)
        painted.clear()
        mouse.open_page("Plans")
        program.window.repaint()
        mouse.wait_for_plans()
        order, *rows = painted[0]
        assert "In order of" in order
        assert rows == listed or (listed is None and len(rows) == 5)
        settle()
        assert len(painted[-1]) == 6


def test_the_page_says_what_ranks_the_plans_and_that_none_brings_points(program: Program) -> None:
    mouse = planning(program, aim="Most goods")
    assert mouse.panel.plans.note.isVisible()
    assert mouse.panel.plans.note.text() == "In order of goods, then points, then money, less what raids may cost."
    mouse.choose_aim("Most points")
    none = "No plan brings points. In order of money, then goods."
    order = "In order of points, then money, then goods, less what raids may cost."
    gains = [plan.won_points for plan in mouse.panel.plans.plans]
    assert mouse.panel.plans.note.text() == (order if max(gains) > 0 else none)
    mouse.panel.plans.plans = [replace(plan, won_points=0) for plan in mouse.panel.plans.plans]
    assert mouse.panel.plans.ranked_by("points") == none


@pytest.mark.parametrize("title", ["Most points", "Most money", "Most goods"])
def test_what_a_plan_changes_is_shown_by_signs_in_one_order_for_all_goals(program: Program, title: str) -> None:
    mouse = planning(program, aim=title)
    page = mouse.panel.plans
    shown = page.delegate.gains
    assert len(shown) == len(page.plans)
    for plan, gains in zip(page.plans, shown, strict=True):
        assert [int(gains[good].number.replace("\N{MINUS SIGN}", "-")) if good in gains else 0 for good in GOODS] == [
            *plan.goods
        ]
        assert ("vp" in gains, "money" in gains) == (plan.won_points != 0, plan.won_money != 0)
        assert list(gains) == [sign for sign in ("vp", "money", *GOODS, "black") if sign in gains]


def test_columns_of_signs_are_in_the_same_order_though_the_first_plan_lacks_some(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    mouse = planning(program, aim="Most goods")
    delegate, painted = mouse.panel.plans.delegate, dict[str, float]()
    first, *others = delegate.gains
    delegate.gains = ({"tea": Gain("tea", "+1")}, {"vp": Gain("vp", "+1"), "opium": Gain("opium", "+1")}, *others)
    paint = GainsDelegate._paint_gain

    def note(painter: QPainter, gain: Gain, at: QPointF, size: float, ink: str, paper: str) -> None:
        painted[gain.sign] = at.x()
        paint(painter, gain, at, size, ink, paper)

    monkeypatch.setattr(delegate, "_paint_gain", note)
    mouse.panel.plans.rows.repaint()
    assert first
    assert sorted(painted, key=painted.__getitem__) == [
        sign for sign in ("vp", "money", *GOODS, "black") if sign in painted
    ]


def test_the_money_of_a_plan_is_what_one_gets_and_a_raid_is_told_apart(program: Program) -> None:
    def arrange(table: Table) -> None:
        turn(table, "e4", used=(*LEGAL, "I-12"), steps=0)
        table.player(0, money=9, goods="1 opium")
        table.chips(4, 0, 0)
        table.state.black = 10

    mouse = show(program, arrange)
    mouse.open_page("Plans")
    mouse.wait_for_plans()
    mouse.choose_aim("Most money")
    page = mouse.panel.plans
    assert page.delegate.gains[0]["money"].number == "+£2", "not less what a raid may cost on average"
    assert page.delegate.gains[0]["black"].number == "+1"
    assert "1 in 6: a raid costs £5, 1 opium" in mouse.lines[0].replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("aim", ["Most points", "Most money", "Most goods"])
def test_no_plan_only_ends_the_turn_beside_the_button_that_does(program: Program, aim: str) -> None:
    mouse = planning(program, "e5", aim=aim, used=(*LEGAL, "I-12"))
    assert mouse.lines
    assert all(mouse.panel.plans.delegate.gains)
    assert not any("End the turn" in line for line in mouse.lines)


def test_a_plan_to_end_the_turn_is_named_where_nothing_else_is_possible(program: Program) -> None:
    mouse = show(program, lambda table: turn(table, steps=0, actions_left=0))
    mouse.open_page("Plans")
    mouse.wait_for_plans()
    assert mouse.lines == ["Changes nothing: End the turn"]


def test_plans_for_points_use_different_buildings(program: Program) -> None:
    mouse = planning(program, aim="Most money", used=())
    used = [
        {action.building for action in (*plan.actions, *plan.later) if isinstance(action, Exchange | ReturnChips)}
        for plan in mouse.panel.plans.plans
    ]
    assert len(used) == 5
    assert all(one != other for place, one in enumerate(used) for other in used[:place])


def test_a_plan_is_drawn_on_the_board_with_its_uses_by_number(program: Program) -> None:
    mouse = planning(program, aim="Most goods")
    plan = mouse.panel.plans.plan
    used = [action for action in plan.actions if isinstance(action, Exchange)]
    assert len(used) == 3
    numbers = [mark.text for mark in mouse.marks(AreaMark) if isinstance(mark, AreaMark)]
    assert numbers == [str(n) for n in range(1, len(used) + 1)]
    steps = [action.area for action in plan.actions if isinstance(action, Step)]
    roads = [mark for mark in mouse.marks(LinkMark) if isinstance(mark, LinkMark) and mark.seat is not None]
    assert set(steps) <= {end for road in roads for end in (road.a, road.b)}
    assert all(road.b in mouse.state.scenario.neighbours[road.a] for road in roads)
    assert not mouse.marks(RouteMark), "a way along roads needs no arrow over tiles"
    before = mouse.marks()
    mouse.point_at_row(mouse.panel.plans.rows, 1)
    assert mouse.marks() != before


def test_a_plan_says_what_changes_and_the_way_and_leaves_each_trade_to_the_tiles(program: Program) -> None:
    mouse = planning(program, aim="Most goods")
    pages, plan = mouse.panel.plans, mouse.panel.plans.plan
    assert plan is not None
    gains, way = pages.texts(plan)
    words = mouse.table.context.words
    names = [words.printed(one.building) for one in plan.actions if isinstance(one, Exchange)]
    stops = way.split("; ")[0].split(" \N{RIGHTWARDS ARROW} ")
    assert [stop for stop in stops if not stop.startswith("road ")] == names
    assert gains


def test_a_plan_begins_with_a_capital_letter(program: Program) -> None:
    mouse = show(program, lambda table: turn(table, ""))
    mouse.open_page("Plans")
    mouse.wait_for_plans()
    page = mouse.panel.plans
    ways = [way for _, way in map(page.texts, page.plans)]
    assert ways
    assert all(way[0].isupper() for way in ways)


def test_a_plan_is_played_whole_and_is_one_decision_to_undo(program: Program) -> None:
    mouse = planning(program, aim="Most goods")
    plan, made = mouse.panel.plans.plan, mouse.made
    assert plan.actions[-1] == Pass()
    own = mouse.state.players[0].goods
    assert mouse.confirmation == "Play this plan"
    assert mouse.leads_to == f"{len(plan.actions)} moves, ends your turn"
    mouse.confirm()
    assert actions(mouse)[-len(plan.actions) :] == list(plan.actions)
    assert mouse.state.players[0].goods == own.plus(plan.goods)
    mouse.table.bridge.undo()
    assert mouse.made == made


def test_a_plan_is_played_move_by_move_and_goes_on_where_it_was(program: Program) -> None:
    mouse = planning(program, aim="Most goods")
    plan = mouse.panel.plans.plan
    for number, action in enumerate(plan.actions[:-1], 1):
        mouse.play_next()
        assert actions(mouse)[-1] == action
        assert mouse.open_title == "Plans"
        mouse.wait_for_plans()
        assert mouse.panel.plans.plan.actions == plan.actions[number:]
        assert "Your plan: " in mouse.lines[0]
    mouse.play_next()
    assert actions(mouse)[-1] == Pass()


def test_a_plan_that_is_left_is_no_longer_offered(program: Program) -> None:
    mouse = planning(program, aim="Most goods")
    mouse.play_next()
    mouse.open_page("Turn")
    mouse.click_area(mouse.panel.view.ways[mouse.state.players[0].workers[0]][0])
    mouse.open_page("Plans")
    mouse.wait_for_plans()
    assert not any("Your plan: " in line for line in mouse.lines)


def test_a_plan_stops_at_a_chip(program: Program) -> None:
    mouse = planning(program, "e5", aim="Most money", used=(*LEGAL, "I-12"))
    plan = mouse.panel.plans.plan
    assert plan.actions[-1] == Exchange("I-09", 0, NOTHING, NOTHING)
    assert mouse.leads_to.endswith("up to the chip")
    mouse.confirm()
    assert actions(mouse)[-1] == plan.actions[-1]
    events = [event for entry in mouse.table.bridge.session.entries for event in entry.events]
    assert any(isinstance(event, ChipDrawn) for event in events)
    assert mouse.open_title == "Plans"
    mouse.wait_for_plans()
    assert mouse.panel.plans.plans


def test_a_click_on_the_board_is_no_part_of_a_plan(program: Program) -> None:
    mouse = planning(program, aim="Most goods")
    refused = mouse.refusals
    mouse.click_area("d6")
    assert refused == ["Choose a plan, or open the Turn tab to move step by step."]


def test_nothing_is_searched_before_the_page_is_opened(program: Program) -> None:
    def rich(table: Table) -> None:
        turn(table)
        table.player(0, goods="6 brick 6 cloth 6 tea 6 opium", money=30)

    mouse = show(program, rich)
    settle()
    assert not mouse.panel.plans.is_searched
    mouse.open_page("Plans")
    assert mouse.confirmation in ("Finding plans…", "Play this plan")  # the computer may be quick
    mouse.wait_for_plans()
    assert len(mouse.lines) == 5


def test_where_plans_are_turned_off_there_is_no_page_for_them(program: Program) -> None:
    mouse = show(program, turn, plans="off")
    assert mouse.page_titles == ["Turn", "Roads"]


def test_only_the_next_move_of_plans_is_shown_and_played_where_that_was_agreed(program: Program) -> None:
    mouse = show(program, lambda table: turn(table, used=ILLEGAL), plans="next")
    mouse.open_page("Plans")
    mouse.wait_for_plans()
    mouse.choose_aim("Most goods")
    assert mouse.lines[0] == "1\xa0brick → 3\xa0tea: Tea House (D5); Budi gets 1\N{NO-BREAK SPACE}VP"
    assert len(set(mouse.lines)) == len(mouse.lines) > 1
    assert "Next move only" not in mouse.buttons()
    assert not mouse.panel.plans.delegate.gains
    assert [mark.text for mark in mouse.marks(AreaMark)] == ["1"]  # type: ignore[attr-defined]
    assert mouse.marks(RouteMark) == []
    made, shown = len(actions(mouse)), mouse.panel.plans.answers
    assert mouse.confirmation == "1\xa0brick → 3\xa0tea"
    mouse.confirm()
    assert actions(mouse)[made:] == list(shown)
    assert mouse.open_title == "Plans"


def test_the_end_of_the_turn_is_a_next_move_too(program: Program) -> None:
    mouse = show(program, lambda table: turn(table, steps=0, actions_left=0), plans="next")
    mouse.open_page("Plans")
    mouse.wait_for_plans()
    assert mouse.lines[-1] == "End turn"
    mouse.confirm()
    assert actions(mouse)[-1] == Pass()
