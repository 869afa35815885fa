"""The delivery planner: one press ships the best plan, and whatever is clicked a draft can be completed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFontMetrics, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.delivery.largest_plans import Objective
from indonesia_qt.games.indonesia.delivery.outcomes import outcome, titled, unbeaten
from indonesia_qt.games.indonesia.rules.actions import Deliver, DeliverRest
from indonesia_qt.games.indonesia.rules.events import GoodDelivered
from indonesia_qt.games.indonesia.rules.phases.operations import DeliverGoods
from indonesia_qt.games.indonesia.rules.shipping import Market
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.i18n.text import signed
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.marks import AreaMark, RouteMark
from indonesia_qt.ui.games.indonesia.board.icons import Icons
from indonesia_qt.ui.games.indonesia.game_ui import GAME_UI
from indonesia_qt.ui.games.indonesia.panels.deliveries import ALTERNATIVES, NUMBERS, PLAN, DeliveryPanel
from indonesia_qt.ui.games.indonesia.panels.plan_page import DeliveryRow, signs
from indonesia_qt.ui.games.indonesia.texts import IndonesiaTexts
from indonesia_qt.ui.games.indonesia.texts.names import letter
from indonesia_qt.ui.games.indonesia.texts.planning import PlanningTexts
from indonesia_qt.ui.style.theme import LIGHT
from indonesia_qt.ui.table.panels.panel import Context
from tests.games.indonesia.rules.test_shipping import crossroads
from tests.soak import soak_but
from tests.ui.pointer import move_to
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin
from tests.ui.table.positions import Position, go_to

ONE_GOOD = Position("DeliverGoods", 12, 6, players=5, bot="medium")
"""All of a company that has a single good can be sold, and it then expands."""
Bring = Callable[..., Mouse]
THIRTEEN_GOODS = Position("DeliverGoods", 5, 8, players=5)


@pytest.fixture
def bring(begin: Begin) -> Bring:
    """Brings a game of people to where one must sell so many goods at least."""

    def bring(goods: int = 4, seed: int = 3, players: int = 3) -> Mouse:
        mouse = begin(*["human"] * players, seed=seed, options=Options(money="open"))
        bridge, bot = mouse.table.bridge, Greedy()
        session = bridge.session
        while not (isinstance(asked := session.question, DeliverGoods) and len(asked.plan) >= goods):
            assert asked
            session.submit(bot.choose(session.game.view(session.state, asked.seat), asked, Random(1)))
        bridge.changed.emit(())
        QApplication.processEvents()
        return mouse

    return bring


def deliveries(mouse: Mouse, since: int) -> list[GoodDelivered]:
    """What was sold since so many decisions."""
    entries = mouse.table.bridge.session.entries[since:]
    return [event for entry in entries for event in entry.events if isinstance(event, GoodDelivered)]


def earnings(mouse: Mouse) -> list[int]:
    return [player.earnings for player in mouse.table.bridge.session.state.players]


def legal(panel: DeliveryPanel, among: Any) -> list[str]:
    """The places that are marked as ones to click."""
    marks = [mark for mark in panel.marks() if isinstance(mark, AreaMark) and mark.standing == "legal"]
    return [mark.area for mark in marks if mark.area in among]


def test_one_press_ships_the_best_plan_and_brings_what_it_says(bring: Bring) -> None:
    mouse = bring()
    panel, before, was = mouse.panel, mouse.made, earnings(mouse)
    plan, seat = panel.asked.plan, panel.company.owner
    goods, net = mouse.shipment
    assert goods == len(plan)

    mouse.ship()

    assert len(deliveries(mouse, before)) == len(plan)
    assert earnings(mouse)[seat] - was[seat] == net
    assert mouse.table.bridge.session.entries[before].action == DeliverRest()


def test_a_good_goes_to_the_city_that_is_clicked_and_nothing_is_played_before_it_is_shipped(bring: Bring) -> None:
    mouse = bring()
    panel, before = mouse.panel, mouse.made
    plan = panel.asked.plan
    mouse.click_area(panel.company.areas[0])
    others = [city for city in legal(panel, panel.view.cities) if city not in {row.city for row in plan}]
    city = (others or legal(panel, panel.view.cities))[-1]
    mouse.click_area(city)

    assert panel.draft.locked[0].city == city
    assert len(panel.draft.rows) == len(plan)
    assert mouse.made == before
    rows = panel.draft.rows
    mouse.ship()
    sold = [Deliver(event.origin, event.line, event.route, event.city) for event in deliveries(mouse, before)]
    assert sorted(map(str, sold)) == sorted(map(str, rows))


def test_the_pointer_shows_where_a_good_would_go_and_what_it_costs(at_crossroads: DeliveryPanel) -> None:
    panel = at_crossroads
    panel.area_clicked("left-1")
    panel.area_hovered("off-1")
    assert panel.hint.text() == "To Off\u00a01 with Near shipping\u00a0C: 1 ship, Budi gets 5\u00a0Rp."
    [route] = [mark for mark in panel.marks() if isinstance(mark, RouteMark)]
    assert (route.origin, route.through, route.target, route.seat) == ("left-1", ("c",), "off-1", 1)
    panel.area_hovered("")
    assert not any(isinstance(mark, RouteMark) for mark in panel.marks())


def test_a_good_is_listed_by_the_area_that_was_clicked(bring: Bring) -> None:
    mouse = bring()
    panel, before = mouse.panel, mouse.made
    area = next(zone.areas[1] for zone in Market(panel.view, panel.company).zones if len(zone.areas) > 1)
    mouse.click_area(area)
    mouse.click_area(legal(panel, panel.view.cities)[-1])
    assert panel.draft.locked[0].origin == area
    assert len(panel.draft.rows) == len(panel.asked.plan)
    row = panel.rows.currentRow()
    assert panel.rows.shown[row].origin == panel.words.short_place(area)
    mouse.ship()
    assert area in {event.origin for event in deliveries(mouse, before)}


def test_the_other_routes_stay_when_a_row_is_chosen(bring: Bring) -> None:
    mouse = bring()
    panel = mouse.panel
    assert len(set(panel.draft.rows)) > 1

    def routes() -> dict[RouteMark, bool]:
        return {replace(m, faint=False): m.faint for m in panel.marks() if isinstance(m, RouteMark)}

    before = routes()
    assert set(before.values()) == {False}
    panel.rows.setCurrentRow(0)
    chosen = panel.draft.rows[0]
    assert routes().keys() == before.keys()
    strong = {(route.through, route.target) for route, faint in routes().items() if not faint}
    assert strong == {(chosen.route, chosen.city)}


def test_a_good_goes_to_the_city_that_it_is_dragged_to(bring: Bring) -> None:
    mouse = bring()
    good, plan = mouse.panel.company.areas[0], mouse.panel.draft
    mouse.click_area(good)
    city = legal(mouse.panel, mouse.panel.view.cities)[-1]
    mouse.click_area(city)
    by_clicks = mouse.panel.draft
    assert by_clicks != plan

    mouse = bring()
    assert mouse.panel.draft == plan
    mouse.drag(good, city)

    assert mouse.panel.draft == by_clicks
    assert not mouse.panel.picking


def test_a_good_that_is_dragged_back_stays_in_hand_and_the_board_does_not_move(bring: Bring) -> None:
    mouse = bring()
    good, city = mouse.panel.company.areas[0], next(iter(mouse.panel.view.cities))
    view, table = mouse.program.window.map, mouse.table
    assert view
    assert table
    (before,), draft = mouse.places_of(city), mouse.panel.draft

    mouse.drag(good, good, by_way_of=[city])

    assert mouse.panel.picking
    assert good in mouse.panel.picking.choices.areas
    assert mouse.panel.draft == draft
    assert view.mapFromScene(table.board.scene.point_of(city)) == before


def test_ships_are_clicked_one_by_one(bring: Bring) -> None:
    mouse = bring()
    panel = mouse.panel
    seas = panel.view.scenario.sea_neighbours
    mouse.click_area(panel.company.areas[0])
    route: list[str] = []
    while not route or (onward := legal(panel, seas)):
        route.append(legal(panel, seas)[0] if not route else onward[0])
        mouse.click_area(route[-1])
        assert panel.picking
        assert panel.picking.begun == tuple(route)
    city = legal(panel, panel.view.cities)[0]
    mouse.click_area(city)

    assert panel.draft.locked[0].route[: len(route)] == tuple(route)
    assert panel.draft.locked[0].city == city


def test_what_is_shipped_together_is_undone_together(bring: Bring, qtbot: QtBot) -> None:
    mouse = bring()
    panel, before = mouse.panel, mouse.made
    with qtbot.waitSignal(panel.alternatives.found, timeout=30_000):
        QTest.keyClick(mouse.program.window, Qt.Key.Key_T)
    mouse.choose(panel.alternatives.list, panel.alternatives.list.count() - 1)
    mouse.ship()
    assert not panel.draft.same_goods(panel.asked.plan)
    state = mouse.table.bridge.session.state
    mouse.ship()
    assert mouse.made >= before + len(panel.asked.plan)
    mouse.program.window.play.undo.trigger()

    assert mouse.made == before
    assert mouse.table.bridge.session.state == state
    mouse.program.window.play.redo.trigger()
    assert mouse.made > before + 1


def test_undo_goes_back_in_the_draft_before_it_goes_back_in_the_game(bring: Bring) -> None:
    mouse = bring()
    panel, before = mouse.panel, mouse.made
    first = panel.draft
    mouse.click_cross(1)
    assert len(panel.draft.rows) == len(first.rows) - 1
    mouse.click_lock(0)
    assert panel.draft.locks[0]
    for _ in range(2):
        QTest.keyClick(mouse.program.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    assert panel.draft == first
    assert mouse.made == before
    mouse.program.window.play.undo.trigger()
    assert mouse.made < before


def test_a_draft_is_there_when_the_panel_is_made_once_more(bring: Bring) -> None:
    mouse = bring()
    mouse.click_cross(1)
    draft = mouse.panel.draft
    mouse.table.show_all()
    assert mouse.panel.draft == draft


@pytest.mark.parametrize("seed", soak_but((3,), [3, 4]))
def test_no_sequence_of_clicks_ends_before_the_maximum(bring: Bring, seed: int) -> None:
    mouse = bring(goods=5, seed=seed)
    panel, before, chance = mouse.panel, mouse.made, Random(seed)
    most = panel.planner.most
    refused: list[str] = []
    panel.refused.connect(refused.append)
    for _ in range(60):
        rows = len(panel.draft.groups)
        places = [mark.area for mark in panel.marks() if isinstance(mark, AreaMark)]
        places += [*panel.view.cities, *panel.company.areas]
        what = chance.random()
        if what < 0.7:
            mouse.click_area(chance.choice(places))
        elif rows:
            chance.choice((mouse.click_lock, mouse.click_cross))(chance.randrange(rows))
        elif rows < most:
            mouse.ship()
        completed = panel.planner.completed(panel.draft)
        assert len(completed.rows) == most
        assert panel.planner.fitting(completed.rows) == completed.rows
    while mouse.made == before:
        mouse.ship()

    assert len(deliveries(mouse, before)) == most
    assert all(text.endswith((".", ":")) for text in refused)


def test_keys_lock_remove_and_plan(bring: Bring) -> None:
    mouse = bring()
    panel, window = mouse.panel, mouse.program.window
    panel.rows.setFocus()
    QTest.keyClick(panel.rows, Qt.Key.Key_Down)
    QTest.keyClick(panel.rows, Qt.Key.Key_Down)
    row = panel.rows.currentRow()
    assert row >= 0
    kept = [panel.draft.rows[n] for n in panel.draft.groups[row]]
    QTest.keyClick(panel.rows, Qt.Key.Key_L)
    assert list(panel.draft.locked) == kept
    panel.rows.setCurrentRow(0 if row else 1)
    QTest.keyClick(panel.rows, Qt.Key.Key_Delete)
    assert len(panel.draft.rows) == panel.planner.most - 1
    QTest.keyClick(window, Qt.Key.Key_A)
    assert len(panel.draft.rows) == panel.planner.most
    assert sorted(map(str, panel.draft.locked)) == sorted(map(str, kept))


def test_locked_deliveries_stay_under_another_aim(bring: Bring) -> None:
    mouse = bring()
    panel = mouse.panel
    mouse.click_lock(0)
    kept = panel.draft.rows[0]
    for number in range(panel.aims.count()):
        panel.aims.setCurrentIndex(number)
        panel.aims.activated.emit(number)
        assert kept in panel.draft.locked
        assert len(panel.draft.rows) == panel.planner.most


def test_why_marks_the_cut_and_adds_it_up(bring: Bring) -> None:
    mouse = bring()
    panel = mouse.panel
    mouse.ask_why()

    numbers = [number for number, _ in panel.texts.parts(panel._cut, panel.company.units) if number]
    assert sum(numbers) == panel.planner.most
    assert mouse.proof
    assert all(str(number) in mouse.proof for number in numbers)
    assert any(mark.standing == "affected" for mark in panel.marks())
    mouse.ask_why()
    assert not mouse.proof


def test_nothing_else_moves_when_the_proof_is_shown(program: Program) -> None:
    program.window.resize(1366, 768)
    go_to(program, ONE_GOOD)
    QApplication.processEvents()
    mouse = Mouse(program)
    panel = mouse.panel
    assert panel.expand.isVisible()
    before = panel.expand.pos(), panel.why.pos(), panel.ship.pos()
    mouse.ask_why()
    QApplication.processEvents()
    assert (panel.expand.pos(), panel.why.pos(), panel.ship.pos()) == before
    assert "good can be sold" in mouse.proof
    assert "Bottleneck" not in mouse.proof
    mouse.ask_why()
    assert panel.rows.isVisible()


def test_alternatives_are_found_while_the_window_goes_on_and_can_be_taken(bring: Bring, qtbot: QtBot) -> None:
    mouse = bring()
    panel = mouse.panel
    with qtbot.waitSignal(panel.alternatives.found, timeout=30_000):
        mouse.click(panel.tabs.tabBar(), panel.tabs.tabBar().tabRect(ALTERNATIVES).center())
    assert len(panel.alternatives.rows) > 1
    listed = panel.alternatives.list
    outcomes = titled(panel.view, panel.company, panel.alternatives.search.plans)
    rows = panel.alternatives.rows
    assert rows[0] == panel.alternatives.present
    assert "Current plan" in listed.item(0).text()
    assert set(rows[: len(outcomes) + 1]) >= set(outcomes), "those with a name come next"
    for row, titles in outcomes.items():
        number = rows.index(row)
        assert panel.texts.best_in(titles) in listed.item(number).text()
        assert listed.cells[number] == [signed(row.gains[seat]) for seat in listed.seats]
    grow = [panel.texts.grow(panel.alternatives.search.plans[row]) for row in rows]
    for number, (row, grows) in enumerate(zip(rows, grow, strict=True)):
        change = panel.texts.fed(row, rows[0])
        assert grows.startswith(("can grow: ", "nearest to growing, "))
        assert change in f"{listed.item(number).text()}; {listed.notes[number]}"
        assert (grows in listed.notes[number]) == (len(set(grow)) > 1), "what is said of all tells nothing apart"
    summary = panel.alternatives.summary.text()
    assert ("All bring everybody the same" in summary) == (len({row.gains for row in rows}) == 1)
    assert summary.startswith(f"{len(rows)} plans sell as much.")
    best = unbeaten(panel.company.owner, rows)
    marked = {row for number, row in enumerate(rows) if listed.item(number).text().startswith("\N{BLACK DIAMOND}")}
    assert marked == (best if len(best) < len(rows) else set()), "what would mark all marks nothing"
    assert ("\N{BLACK DIAMOND} Best plans: any other pays you less or a rival more." in summary) == bool(marked)
    assert all(any(row.gains[seat] for row in rows) for seat in listed.seats[1:]), "the others get nothing"
    assert listed.titles[1:] == ("You", *(mouse.table.context.words.seats[seat] for seat in listed.seats[1:]))
    mouse.choose(listed, 1)
    wanted = panel.alternatives.search.plans[panel.alternatives.rows[1]]
    assert mouse.net_of_plan == panel.alternatives.rows[1].gains[panel.company.owner]
    QTest.keyClick(listed, Qt.Key.Key_Return)

    assert panel.tabs.currentIndex() == PLAN
    assert panel.draft.rows == wanted
    ways = panel.alternatives.ways
    for _ in ways:
        number = ways.index(outcome(panel.view, panel.company, panel.draft.rows))
        QTest.keyClick(mouse.program.window, Qt.Key.Key_T)
        assert panel.draft.rows == panel.alternatives.search.plans[ways[(number + 1) % len(ways)]]


def test_the_rows_of_a_plan_and_its_routes_name_the_areas_of_the_goods(bring: Bring) -> None:
    mouse = bring(goods=5)
    panel = mouse.panel
    sent = [mark for mark in panel.marks() if isinstance(mark, RouteMark)]
    assert len({mark.origin for mark in sent}) == len(panel.draft.rows) == sum(row.times for row in panel.rows.shown)
    said = ", ".join(row.origin for row in panel.rows.shown)
    for mark in sent:
        name = mouse.table.context.words.short_place(mark.origin)
        assert name.rpartition(" ")[2] in said
        assert mark.through[0] in panel.view.scenario.seas_at[mark.origin]


def test_the_search_ends_with_the_panel(bring: Bring, qtbot: QtBot) -> None:
    mouse = bring()
    page = mouse.panel.alternatives
    mouse.panel.tabs.setCurrentIndex(ALTERNATIVES)
    assert not page.ended
    mouse.panel.tabs.setCurrentIndex(PLAN)
    mouse.ship()
    qtbot.waitUntil(lambda: not isValid(page))


def test_a_click_that_comes_late_ships_nothing(bring: Bring) -> None:
    mouse = bring()
    bridge = mouse.table.bridge
    told: list[str] = []
    bridge.refused.connect(told.append)
    rows = tuple(reversed(mouse.panel.asked.plan))
    before, state = mouse.made, bridge.session.state
    bridge.submit_all(rows, before - 1)
    bridge.submit_all((*rows, rows[0]), before)

    assert (mouse.made, bridge.session.state) == (before, state)
    assert told[0] == "Too late: the game has already moved on."
    assert len(told) == 2


@pytest.fixture
def at_crossroads(qtbot: QtBot, program: Any) -> DeliveryPanel:
    """The panel of a company whose left farm must leave the near town to the right one."""
    table = crossroads()
    state = table.state
    plan = Market(state, state.companies["a-left-rice"]).best_plan()
    words = IndonesiaTexts(state.scenario, ["Ana", "Budi"])
    context = Context(GAME_UI, words, Icons(LIGHT), (0, 1), program.window.preferences)
    state.stack.append(DeliverGoods(0, "a-left-rice", plan, ()))
    panel = DeliveryPanel(context, state, state.stack[-1])
    qtbot.addWidget(panel)
    panel.resize(300, 400)
    panel.show()
    return panel


def test_what_would_break_the_maximum_is_hatched_and_says_why(at_crossroads: DeliveryPanel, qtbot: QtBot) -> None:
    panel = at_crossroads
    draft = panel.draft
    panel.area_clicked("left-1")
    assert AreaMark("near-1", "forbidden", "\N{MULTIPLICATION SIGN}") in panel.marks()
    assert AreaMark("off-1", "legal", "5") in panel.marks()
    with qtbot.waitSignal(panel.refused) as told:
        panel.area_clicked("near-1")

    assert told.args
    assert "1 fewer good (1 instead of 2)" in told.args[0]
    assert "1 good at Right\N{NO-BREAK SPACE}1 would stay unsold" in told.args[0]
    assert panel.draft == draft
    panel.area_clicked("off-1")
    assert panel.draft.locked[0].city == "off-1"


def test_places_that_nothing_reaches_say_so(at_crossroads: DeliveryPanel, qtbot: QtBot) -> None:
    panel = at_crossroads
    panel.area_clicked("right-1")
    for area, reason in (("off-1", "No shipping company has free ships all the way from Right 1 to Off 1."),):
        with qtbot.waitSignal(panel.refused) as told:
            panel.area_clicked(area)
        assert told.args == [reason]


def test_the_aims_are_told_in_words(at_crossroads: DeliveryPanel) -> None:
    texts: PlanningTexts = at_crossroads.texts
    told = [texts.objective(Objective(aim, 1, "near-1")) for aim in ("money", "against", "own_ships", "feed", "starve")]
    assert told == [
        "Maximize my profit",
        "Maximize my lead over Budi",
        "Prefer my own ships",
        "Supply Near\N{NO-BREAK SPACE}1 first",
        "Avoid supplying Near\N{NO-BREAK SPACE}1",
    ]


def test_equal_deliveries_share_a_row_that_says_how_many(program: Program) -> None:
    go_to(program, THIRTEEN_GOODS)
    mouse = Mouse(program)
    panel = mouse.panel
    groups = panel.draft.groups
    assert [row.times for row in panel.rows.shown] == [len(group) for group in groups]
    several = next(number for number, group in enumerate(groups) if len(group) > 1)
    row, times = panel.rows.shown[several], len(groups[several])
    assert row.number == f"{times}\N{NO-BREAK SPACE}\N{MULTIPLICATION SIGN}\N{NO-BREAK SPACE}"
    said = str(panel.rows.item(several).data(Qt.ItemDataRole.AccessibleTextRole))
    assert said.startswith(f"{times} times ")

    delegate = panel.rows._delegate
    for number, row in enumerate(panel.rows.shown):
        lines = delegate.lines(row)
        assert panel.rows.visualItemRect(panel.rows.item(number)).height() == delegate.height(row)
        room = panel.rows.viewport().width()
        assert all(QFontMetrics(delegate._ends).horizontalAdvance(line) < room for line in lines), "all areas are named"

    mouse.click_lock(several)
    assert len(panel.draft.locked) == times, "all of them are locked"
    mouse.click_cross(several)
    assert len(panel.draft.rows) == panel.planner.most - 1, "one of them is removed"


def test_a_row_under_the_pointer_lights_its_route_and_no_tip_repeats_it(bring: Bring) -> None:
    mouse = bring()
    panel = mouse.panel
    row = panel.rows.visualItemRect(panel.rows.item(1))
    move_to(panel.rows.viewport(), row.center())
    lit = panel.draft.rows[panel.draft.groups[1][0]]
    strong = {(m.origin, m.through, m.target) for m in panel.marks() if isinstance(m, RouteMark) and not m.faint}
    assert strong == {(lit.origin, lit.route, lit.city)}
    at = QPoint(row.left() + 20, row.center().y())
    QApplication.sendEvent(
        panel.rows.viewport(), QHelpEvent(QEvent.Type.ToolTip, at, panel.rows.viewport().mapToGlobal(at))
    )
    assert not QToolTip.isVisible()


def test_long_names_have_as_many_lines_as_they_need(bring: Bring) -> None:
    panel = bring().panel
    long = DeliveryRow("3", "Kalimantan Tengah 1, 2, 3", "Sumatera Selatan 12", "F", 1, "1 ship", False, 3)
    panel.rows.show_rows([long])
    delegate, item = panel.rows._delegate, panel.rows.visualItemRect(panel.rows.item(0))
    lines = delegate.lines(long)
    assert len(lines) > 1
    assert " ".join(" ".join(lines).split()) == " ".join(long.ends.split())
    room = delegate._room(item).width()
    assert delegate._ends.pointSizeF() == panel.rows.font().pointSizeF()
    assert all(QFontMetrics(delegate._ends).horizontalAdvance(line) <= room for line in lines)
    assert item.height() == delegate.height(long)


def test_routes_have_the_numbers_of_their_rows_and_go_by_the_ships_that_carry(bring: Bring) -> None:
    panel = bring(goods=5).panel
    scenario, shown = panel.view.scenario, panel.rows.shown
    assert [row.mark for row in shown] == [str(n + 1) for n in range(len(shown))]
    assert len(shown) > 1
    numbers = Counter(mark.label for mark in panel.marks() if isinstance(mark, RouteMark))
    assert numbers == {row.mark: row.times for row in shown}
    for mark in panel.marks():
        if isinstance(mark, RouteMark):
            row = shown[int(mark.label) - 1]
            assert mark.carrier
            assert (mark.carrier.label, mark.carrier.seat) == (row.tag, row.colour)
            [line] = [one for one in panel.view.companies.values() if letter(scenario, one.id) == row.tag]
            assert set(mark.through) <= line.ships.keys()


def test_rows_are_read_in_full(bring: Bring) -> None:
    """Lock and cross are wide enough to be hit, and a row says everything to a screen reader."""
    mouse = bring()
    rows = mouse.panel.rows
    for number in range(rows.count()):
        lock, remove = signs(rows.visualItemRect(rows.item(number)))
        assert min(lock.width(), remove.width(), lock.height()) >= 24
        told = rows.item(number).data(Qt.ItemDataRole.AccessibleTextRole)
        assert " to " in told
        assert "ship" in told
        assert "rupiah" in told, "signs are read as words"
    assert rows.viewport().rect().contains(QPoint(5, 5))


def test_what_numbers_on_the_board_mean_is_said_where_they_are_first_shown(bring: Bring, qtbot: QtBot) -> None:
    panel = bring(goods=5).panel

    def is_said() -> bool:
        shown = DeliveryPanel(panel.context, panel.view, panel.asked)
        qtbot.addWidget(shown)
        return "The numbers on the board are rows of this plan." in shown.hint.text()

    assert is_said()
    assert is_said(), "the same question is shown again"
    panel.context.memory[NUMBERS] = panel.view.year - 1, panel.company.id
    assert not is_said()
