"""A turn is played on the board and in lists: uses, goods of one’s choice, steps, roads, two workers, its end."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from indonesia_qt.core.flow import Pass
from indonesia_qt.games.singapore.rules.actions import BuildRoad, Enter, Exchange, Jump, ReturnChips, Step
from indonesia_qt.games.singapore.rules.constants import NOTHING, Goods
from indonesia_qt.games.singapore.rules.round import Round
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.marks import LinkMark, Piece, RouteMark
from indonesia_qt.ui.table.panels.choice_list import ABOUT
from tests.games.singapore.positions import Table
from tests.soak import soak_but
from tests.ui.games.singapore.panels.test_building import last
from tests.ui.games.singapore.panels.towns import town, turn
from tests.ui.games.singapore.tables import Arrange, show
from tests.ui.pages.page import settle

FAR = "D5 – D6 – E5 – E4; start buildings count as joined"
"""The way from the tea house to the syndicate."""


def at(building: str) -> Arrange:
    """A turn in the town with the worker on another building."""

    def arrange(table: Table) -> None:
        turn(table)
        table.stand("c4", building, 0)
        table.state.players[0].workers = ("c4",)

    return arrange


def test_steps_and_uses_that_are_left_are_shown_and_read(program: Program) -> None:
    mouse = show(program, lambda table: turn(table, "d4", "c5", steps=2, actions_left=1, walker=1, extra=4))
    assert mouse.gauges() == ["2 steps left", "1 action left"]
    assert {"Steps ●●○", "② +4", "Actions ●○○"} <= set(mouse.labels())


def test_a_click_on_the_board_takes_a_step_that_the_pointer_previews(program: Program) -> None:
    mouse = show(program, turn)
    assert mouse.marked("legal") == {"d5", "d6", "e6", "f6", "g6", "d4", "c5"}
    mouse.point_at_area("d4")
    assert [mark.area for mark in mouse.marks(Piece) if isinstance(mark, Piece)] == ["d4"]
    assert mouse.lit_rows(mouse.panel.moves.rows) == [Step(0, "d4")]
    mouse.point_at_row(mouse.panel.moves.rows, Step(0, "c5"))
    assert mouse.lit_areas() == {"c5"}
    assert [mark.area for mark in mouse.marks(Piece) if isinstance(mark, Piece)] == ["c5"]
    mouse.click_area("d4")
    assert last(mouse) == Step(0, "d4")
    assert mouse.gauges()[0] == "2 steps left"


def test_a_place_is_previewed_once_while_the_pointer_stays_on_it(program: Program) -> None:
    mouse = show(program, turn)
    changes: list[str] = []
    page = mouse.panel.page
    page.changed.connect(lambda: changes.append(page.pointed))
    for area in ("d4", "d4", "c5"):
        mouse.panel.area_hovered(area)
    assert changes == ["d4", "c5"]


def test_where_no_road_leads_the_reason_is_given(program: Program) -> None:
    mouse = show(program, turn)
    refused = mouse.refusals
    mouse.click_area("g5")
    assert refused == ["No road leads from D5 to G5."]


def test_a_use_without_choice_takes_one_click_on_the_board(program: Program) -> None:
    mouse = show(program, lambda table: turn(table, "e6"))
    mouse.click_area("e6")
    assert last(mouse) == Exchange("start-2", 0, NOTHING, Goods(brick=1))
    assert "Take 1\xa0brick: You’ve already used Brick Pit (E6) in this turn." in mouse.lines
    refused = mouse.refusals
    mouse.click_area("e6")
    assert refused == ["You’ve already used Brick Pit (E6) in this turn."]


def test_each_use_says_what_it_costs_and_who_gains_by_it(program: Program) -> None:
    mouse = show(program, turn)
    assert mouse.lines[0] == "1\xa0any → 3\xa0tea: Tea House (D5); Budi gets 1\N{NO-BREAK SPACE}VP"
    mouse = show(program, lambda table: turn(table, "e4"))
    assert mouse.lines[0] == "Take £2: Syndicate (E4); Budi gets 1\N{NO-BREAK SPACE}VP; draws a chip"
    made = mouse.made
    mouse.click_area("e4")
    assert mouse.made == made  # a chip is final
    mouse.confirm()
    assert any(entry.action == Exchange("I-09", 0, NOTHING, NOTHING) for entry in mouse.table.bridge.session.entries)  # type: ignore[union-attr]


def test_a_way_to_a_building_that_is_no_use_says_what_is_missing(program: Program) -> None:
    mouse = show(program, lambda table: turn(table, "e6"))
    builder = next(line for line in mouse.lines if line.startswith("Go to Builder"))
    assert "Not enough bricks: this costs 3, and you have 1." in builder
    quay = next(line for line in mouse.lines if line.startswith("Go to Tea Quay"))
    assert quay.endswith("take 1\xa0tea")


def test_goods_of_ones_choice_are_paid_by_a_press_each(program: Program) -> None:
    mouse = show(program, turn)
    mouse.choose_trade("I-06")
    panel = mouse.panel
    assert mouse.goods_offered(panel.moves.pay) == {"brick": "0", "cloth": "1", "tea": "0", "opium": "0"}
    assert mouse.goods_offered(panel.moves.gain) == {}
    assert mouse.confirmation == "1\xa0cloth → 3\xa0tea"
    assert mouse.add_good(panel.moves.pay, "opium") == Goods(opium=1)
    mouse.confirm()
    assert last(mouse) == Exchange("I-06", 0, Goods(opium=1), Goods(tea=3))


def test_each_press_adds_a_good_for_the_one_that_was_added_longest_ago(program: Program) -> None:
    mouse = show(program, at("I-10"))
    mouse.choose_trade("I-10", 0)
    pay = mouse.panel.moves.pay
    assert pay.goods == Goods(cloth=2, tea=1, opium=1)
    assert mouse.add_good(pay, "tea") == Goods(cloth=1, tea=2, opium=1)
    assert mouse.add_good(pay, "tea") == Goods(cloth=1, tea=2, opium=1)  # one has no more
    assert mouse.add_good(pay, "brick") == Goods(brick=1, tea=2, opium=1)
    assert mouse.add_good(pay, "cloth") == Goods(brick=1, cloth=1, tea=1, opium=1)
    assert mouse.confirmation == "1\xa0brick, 1\xa0cloth, 1\xa0tea, 1\xa0opium → £6"
    mouse.choose_trade("I-10", 1)
    gain = mouse.panel.moves.gain
    for good in ("brick", "brick", "tea", "opium"):
        mouse.add_good(gain, good)
    assert mouse.confirmation == "£6 → 2\xa0bricks, 1\xa0tea, 1\xa0opium"


def test_goods_of_one_kind_are_changed_together(program: Program) -> None:
    mouse = show(program, at("III-12"))
    mouse.choose_trade("III-12")
    pay = mouse.panel.moves.pay
    assert mouse.goods_offered(pay).keys() == {"cloth", "tea"}
    assert mouse.add_good(pay, "tea") == Goods(tea=2)
    assert mouse.add_good(pay, "cloth") == Goods(cloth=2)


def test_what_one_cannot_afford_is_listed_with_the_reason(program: Program) -> None:
    mouse = show(program, lambda table: turn(table, "e5"))
    assert "3\xa0bricks → £4: Not enough bricks: this costs 3, and you have 1." in mouse.lines
    refused = mouse.refusals
    mouse.click_area("e5")
    assert refused == ["Not enough bricks: this costs 3, and you have 1."]


def test_chips_are_returned_by_their_number(program: Program) -> None:
    def arrange(table: Table) -> None:
        turn(table, "c5")
        table.chips(2, 0, 0)

    mouse = show(program, arrange)
    mouse.choose_move(ReturnChips("II-02", 2))
    assert last(mouse) == ReturnChips("II-02", 2)
    assert mouse.state.chips[0] == 0


def test_the_worker_in_hand_is_put_where_one_clicks(program: Program) -> None:
    mouse = show(program, lambda table: turn(table, ""))
    assert mouse.marked("legal") == set(mouse.state.built)
    mouse.click_area("g5")
    assert last(mouse) == Enter("g5")


def test_the_second_worker_must_be_put_before_the_turn_ends(program: Program) -> None:
    mouse = show(program, lambda table: turn(table, "d5", "", owes_worker=True))
    assert mouse.passing is None
    mouse.click_area("d4")
    assert last(mouse) == Step(0, "d4")
    mouse.click_area("g5")
    assert last(mouse) == Enter("g5")
    assert mouse.passing is not None


def test_the_last_step_is_kept_for_the_second_worker(program: Program) -> None:
    mouse = show(program, lambda table: turn(table, "d5", "", owes_worker=True, steps=1))
    assert isinstance(mouse.panel.moves.rows.value(), Enter)
    assert not any("Worker 1" in line for line in mouse.lines)
    mouse.click_area("d4")
    assert last(mouse) == Enter("d4")
    assert mouse.passing is not None


def test_of_two_workers_the_one_whose_building_was_clicked_goes(program: Program) -> None:
    mouse = show(program, lambda table: turn(table, "d5", "d4"))
    mouse.click_area("d6")
    assert last(mouse) == Step(0, "d6")
    mouse.click_area("d4")
    assert last(mouse) == Step(0, "d6")  # the market could be used now
    mouse.click_area("d5")
    assert last(mouse) == Step(1, "d5")
    mouse.click_area("e6")
    assert last(mouse) == Step(0, "e6")


def test_a_worker_jumps_where_one_clicks(program: Program) -> None:
    mouse = show(program, at("III-06"))
    mouse.choose_move(Jump("III-06", 0, "g5"))
    assert mouse.confirmation == "Choose a move"
    mouse.click_area("g5")
    assert last(mouse) == Jump("III-06", 0, "g5")


def test_a_road_is_built_by_a_click_on_both_buildings(program: Program) -> None:
    mouse = show(program, turn)
    mouse.open_page("Roads")
    assert mouse.marked("legal") == {"d4", "d5", "e4", "e5", "f5", "g5", "g6", "c5"} - {"c5"}
    mouse.click_area("e5")
    assert mouse.marked("legal") == {"d5", "f5"}
    mouse.point_at_area("f5")
    assert set(mouse.marks(LinkMark)) == {
        LinkMark("d5", "e5", "road", ghost=True),
        LinkMark("e5", "f5", "road", mouse.table.context.colours[0], ghost=True),
    }
    mouse.click_area("f5")
    assert last(mouse) == BuildRoad("e5", "f5")
    assert mouse.state.players[0].money == 5
    assert mouse.open_title == "Roads"


def test_a_road_is_built_in_the_list_and_refused_with_a_reason(program: Program) -> None:
    mouse = show(program, turn)
    mouse.open_page("Roads")
    refused = mouse.refusals
    mouse.click_area("c5")
    mouse.click_area("a5")
    assert refused == ["There’s already a road between C5 and D5.", "A road needs a building at both ends."]
    mouse.choose_road(BuildRoad("d4", "e4"))
    assert last(mouse) == BuildRoad("d4", "e4")


def test_each_road_of_the_list_says_between_which_buildings_and_what_it_opens(program: Program) -> None:
    mouse = show(program, turn)
    mouse.open_page("Roads")
    rows = mouse.panel.roads.rows
    said = dict(zip(rows.values, (rows.item(n).text() for n in range(rows.count())), strict=True))
    about = dict(zip(rows.values, (rows.item(n).data(ABOUT) for n in range(rows.count())), strict=True))
    assert said[BuildRoad("d4", "e4")] == "Market – Syndicate"
    assert about[BuildRoad("d4", "e4")] == "D4 – E4; Syndicate in 2 steps, not 3"
    assert about[BuildRoad("g5", "g6")] == "G5 – G6; opens Brickworks, 2 steps away"
    useless = ["; " not in about[road] for road in rows.values]
    assert useless == sorted(useless), "what brings nothing nearer comes last"


def test_when_only_the_end_of_the_turn_is_possible_the_prompt_says_so(program: Program) -> None:
    def arrange(table: Table) -> None:
        turn(table, steps=0, actions_left=0)
        table.player(0, money=0)

    mouse = show(program, arrange)
    prompt = mouse.table.decision.prompt.text.accessibleDescription()
    assert prompt.endswith("Your turn is over: nothing more is possible. End it.")


def test_when_only_roads_are_left_the_prompt_says_so_and_the_main_button_ends_the_turn(program: Program) -> None:
    mouse = show(program, lambda table: turn(table, "e6", steps=0, actions_left=1, used=("start-2",)))
    prompt = mouse.table.decision.prompt.text.accessibleDescription()
    assert prompt.endswith("Only roads are left: build one, or end your turn.")
    assert mouse.panel.primary.isEnabled()
    assert (mouse.panel.primary.text(), mouse.leads_to) == ("End turn", "1 action left")
    assert not mouse.panel.pass_button.isVisible()
    mouse.open_page("Roads")
    mouse.panel.roads.rows.set_value(BuildRoad("d4", "e4"))
    assert mouse.panel.primary.text() != "End turn"
    assert mouse.panel.pass_button.isVisible()
    mouse.open_page("Turn")
    mouse.confirm()
    assert last(mouse) == Pass()


def test_without_uses_one_walks_for_the_next_turn_or_ends_this_one(program: Program) -> None:
    mouse = show(program, lambda table: turn(table, steps=1, actions_left=0))
    prompt = mouse.table.decision.prompt.text.accessibleDescription()
    assert prompt.endswith("No actions are left: walk on, build roads or end your turn.")
    step = next(line for line in mouse.lines if line.startswith("Go to"))
    assert step.endswith("no actions left")
    assert mouse.panel.primary.text() == "End turn"


def test_the_first_end_of_a_road_is_taken_back(program: Program) -> None:
    mouse = show(program, turn)
    mouse.open_page("Roads")
    mouse.click_area("e5")
    assert mouse.table.decision.take_back()
    assert mouse.panel.roads.end == ""
    assert not mouse.table.decision.take_back()


def test_without_cash_the_page_says_why_no_road_is_built(program: Program) -> None:
    def arrange(table: Table) -> None:
        turn(table)
        table.player(0, money=0)

    mouse = show(program, arrange)
    mouse.open_page("Roads")
    assert "A road costs £1; you have no cash. 49 roads are left." in mouse.labels()
    assert not mouse.panel.roads.rows.isVisible()


def test_the_end_of_the_turn_says_what_is_left_and_asks_nothing(program: Program) -> None:
    mouse = show(program, lambda table: turn(table, steps=0, actions_left=2))
    assert mouse.passing is not None
    assert (mouse.passing.text(), mouse.passing.leads_to) == ("End turn", "2 actions left")  # type: ignore[attr-defined]
    mouse.pass_()
    assert last(mouse) == Pass()


def test_a_move_is_chosen_and_given_with_the_keyboard(program: Program) -> None:
    mouse = show(program, lambda table: turn(table, "e6"))
    rows = mouse.panel.moves.rows
    rows.setFocus()
    QTest.keyClick(rows, Qt.Key.Key_Down)
    assert rows.value() == Exchange("start-2", 0, NOTHING, Goods(brick=1))
    QTest.keyClick(rows, Qt.Key.Key_Return)
    assert last(mouse) == Exchange("start-2", 0, NOTHING, Goods(brick=1))


def test_enter_on_a_move_leads_to_the_building_that_it_leaves_open(program: Program, qtbot: QtBot) -> None:
    mouse = show(program, lambda table: turn(table, ""))
    page = mouse.panel.moves
    mouse.program.window.activateWindow()
    page.rows.setFocus()
    QTest.keyClick(page.rows, Qt.Key.Key_Return)
    qtbot.waitUntil(page.to.hasFocus)
    QTest.keyClick(page.to, Qt.Key.Key_Down)
    first = mouse.panel.moves.line.answers[0]
    QTest.keyClick(page.to, Qt.Key.Key_Return)
    assert last(mouse) == first


def test_a_page_that_was_opened_stays_open_for_the_turn_only(program: Program) -> None:
    mouse = show(program, turn)
    mouse.open_page("Roads")
    mouse.choose_road(BuildRoad("d4", "e4"))
    assert mouse.open_title == "Roads"
    mouse.state.stack[:] = [Round("turns", 2)]
    table = Table(3, mouse.table.bridge.session.game, holdings="open")  # type: ignore[arg-type]
    turn(table, seat=1)
    mouse.table.bridge.session.state = table.state
    mouse.table.bridge.changed.emit(())
    assert mouse.open_title == "Turn"


@pytest.mark.parametrize("workers", [("d5",), ("",), ("d5", "d4"), ("d5", "")])
def test_every_line_can_be_given_or_says_why_not(program: Program, workers: tuple[str, ...]) -> None:
    mouse = show(program, lambda table: turn(table, *workers))
    panel = mouse.panel
    covered = {answer for move in panel.moves.moves if move.why_not is None for answer in move.answers}
    assert covered | set(panel.roads.roads) | {Pass()} == set(panel.legal)


def test_what_can_be_done_comes_before_what_cannot(program: Program) -> None:
    panel = show(program, lambda table: turn(table, "e5")).panel
    refused = [move.why_not is not None for move in panel.moves.moves]
    assert any(refused)
    assert refused == sorted(refused)


def test_a_draft_is_kept_while_the_past_is_looked_at(program: Program) -> None:
    mouse = show(program, turn)
    mouse.choose_trade("I-06")
    mouse.add_good(mouse.panel.moves.pay, "opium")
    mouse.table.bridge.changed.emit(())
    assert mouse.confirmation == "1\xa0opium → 3\xa0tea"


def test_the_town_is_as_the_tests_say(program: Program) -> None:
    mouse = show(program, town)
    assert mouse.state.ways["g5"] == ()


def test_goods_of_ones_choice_are_read_with_their_number_and_what_becomes_of_them(program: Program) -> None:
    mouse = show(program, turn)
    mouse.choose_trade("I-06")
    names = [button.accessibleName() for button in mouse.panel.moves.pay.buttons]
    assert names == ["Pay: 0\xa0bricks", "Pay: 1\xa0cloth", "Pay: 0\xa0tea", "Pay: 0\xa0opium"]


def card(program: Program) -> list[str]:
    """What the card beside a building says of the open question."""
    hover = program.window.map.card  # type: ignore[union-attr]
    hover.show_now()
    lines: list[str] = hover.text().split("<br>")
    return lines[next(n for n, line in enumerate(lines) if line.startswith(("Owner", "Workers"))) + 1 :]


def test_the_card_of_a_building_says_how_far_it_is_what_it_gives_and_to_whom(program: Program) -> None:
    mouse = show(program, turn)
    mouse.point_at_area("e4")
    assert card(program) == [
        f"3 steps: {FAR}",
        "Budi gets 1\N{NO-BREAK SPACE}VP; draws a chip",
    ]
    mouse.point_at_area("d5")
    assert card(program) == ["Budi gets 1\N{NO-BREAK SPACE}VP"]
    mouse.point_at_area("e5")
    assert card(program)[1] == "Not enough bricks: this costs 3, and you have 1."
    mouse.point_at_area("g5")
    assert card(program) == ["No roads lead here from your workers"]


def test_the_card_says_each_thing_once_in_few_lines_and_goes_with_the_decision(program: Program) -> None:
    mouse = show(program, turn)
    view = program.window.map
    assert view
    for area in mouse.state.built:
        mouse.point_at_area(area)
        view.card.show_now()
        lines = view.card.text().split("<br>")
        assert len(lines) <= 5, lines
        assert len({*lines}) == len(lines)
    mouse.click_area("d6")
    assert not view.card.isVisible()
    assert view.map_scene.hovered == ""


def test_a_building_that_is_too_far_says_how_many_steps_are_possible(program: Program) -> None:
    mouse = show(program, lambda table: turn(table, "d5", "c5", steps=1))
    mouse.point_at_area("e4")
    assert card(program) == [f"Worker 1, 3 steps: {FAR}; only 1 possible now"]


def test_a_building_that_is_too_far_says_that_no_steps_are_left(program: Program) -> None:
    mouse = show(program, lambda table: turn(table, "d5", steps=0))
    mouse.point_at_area("d4")
    assert card(program)[0] == "1 step: D5 – D4; no steps left"


def test_the_way_to_a_building_under_the_pointer_is_drawn_and_read(program: Program) -> None:
    mouse = show(program, turn)
    mouse.point_at_area("e4")
    roads = [(mark.a, mark.b) for mark in mouse.marks(LinkMark) if isinstance(mark, LinkMark)]
    assert roads == [("d5", "d6"), ("d6", "e6"), ("e6", "e5"), ("e5", "e4")]
    assert mouse.marks(RouteMark) == [], "a way along roads needs no arrow over tiles"
    assert [mark.area for mark in mouse.marks(Piece) if isinstance(mark, Piece)] == ["e4"]
    assert f"3 steps: {FAR}. " in mouse.table.board.spoken("e4")
    mouse.point_at_area("d6")
    assert mouse.marks(LinkMark) == []


def test_a_click_on_a_building_further_away_walks_all_the_way(program: Program) -> None:
    mouse = show(program, turn)
    made = mouse.made
    mouse.click_area("e4")
    assert mouse.state.players[0].workers == ("e4",)
    assert mouse.gauges()[0] == "0 steps left"
    assert mouse.made == made + 3
    mouse.table.bridge.undo()
    assert mouse.made == made


def test_a_click_on_a_building_that_is_too_far_says_why_not(program: Program) -> None:
    mouse = show(program, lambda table: turn(table, steps=2))
    refused = mouse.refusals
    mouse.click_area("e4")
    assert refused == ["Too far for this turn: it takes 3 steps, and only 2 can be made."]


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize("scale", soak_but((200,), [100, 200]))
def test_no_line_lies_beside_the_tabs_of_the_pages(program: Program, scale: int) -> None:
    program.window.preferences.set("scale", scale)
    program.window.appearance.put_on()
    program.window.resize(1366, 768)
    tabs = show(program, turn).panel.tabs
    settle()
    seen, bar = tabs.grab().toImage(), tabs.tabBar()
    beside = range(bar.tabRect(bar.count() - 1).right() + 2, seen.width())
    assert len({seen.pixel(x, y) for x in beside for y in range(bar.height())}) == 1
