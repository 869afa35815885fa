"""The panels of operations: what is chosen on the board is seen before it is done."""

from __future__ import annotations

from indonesia_qt.core.flow import Pass
from indonesia_qt.games.indonesia.analysis.forecast import company_forecast, expansion_after
from indonesia_qt.games.indonesia.analysis.last_year import area_cost, is_last_year, ship_income
from indonesia_qt.games.indonesia.analysis.year_plan import planned_expansions
from indonesia_qt.games.indonesia.rules.actions import DeliverRest
from indonesia_qt.games.indonesia.rules.phases.operations import (
    ChooseCompany,
    ChooseExpansion,
    DeliverGoods,
    FloatShips,
)
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import signed
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.marks import AreaMark, NoteMark
from indonesia_qt.ui.games.indonesia.panels.deliveries import DeliveryPanel
from indonesia_qt.ui.games.indonesia.panels.operations import ExpansionPanel
from indonesia_qt.ui.games.indonesia.texts.names import rupiah
from indonesia_qt.ui.table.panels.choice_list import ABOUT
from tests.ui.games.indonesia.panels.conftest import Bring
from tests.ui.table.mouse import Mouse
from tests.ui.table.positions import POSITIONS, Position, go_to

LAST_SHIPS = Position("FloatShips", 3, 16, bot="random")
"""Ships are added in the last year, before others sell."""


def test_companies_are_a_table_of_what_they_sell_and_bring_if_they_operate_next(bring: Bring) -> None:
    def sells(view: State, asked: ChooseCompany) -> bool:
        own = [view.companies[id] for id in view.players[asked.seat].companies if id not in view.operated]
        return sum(company.kind != "shipping" for company in own) > 1

    mouse = bring(ChooseCompany, sells)
    panel, view = mouse.panel, mouse.panel.view
    assert panel.list.is_table
    for id, cells in zip(panel.list.values, panel.list.cells, strict=True):
        company = view.companies[id]
        found = company_forecast(view, company)
        sells_goods = company.kind != "shipping" and id not in view.operated
        assert list(cells) == ([f"{found.sold}/{company.units}", signed(found.net)] if sells_goods else list(cells))
    assert "Forecast if it operates next" in mouse.labels()


def test_a_place_is_taken_by_one_click_on_the_board(bring: Bring) -> None:
    mouse = bring(FloatShips)
    now, sea = mouse.made, next(iter(mouse.panel.answers()))
    mouse.click_area(sea)
    assert mouse.made == now + 1


def test_the_arrow_keys_only_choose_a_place_in_the_list(bring: Bring) -> None:
    mouse = bring(FloatShips)
    now, places = mouse.made, mouse.panel.places
    mouse.select(places, places.values[-1])
    assert mouse.confirms_ship
    assert mouse.made == now
    mouse.confirm()
    assert mouse.made == now + 1


def test_one_press_ships_and_expands_where_one_place_is_the_best(bring: Bring) -> None:
    def expands(view: State, asked: DeliverGoods) -> bool:
        return asked.seat == 0 and bool(planned_expansions(view))

    mouse = bring(DeliverGoods, expands)
    bridge = mouse.table.bridge
    made, areas = mouse.made, planned_expansions(mouse.panel.view)
    assert AreaMark(areas[0].area, "chosen") in mouse.panel.marks()
    mouse.ship_and_expand()
    assert [entry.action for entry in bridge.session.entries[made:]][: len(areas) + 1] == [DeliverRest(), *areas]
    bridge.undo()
    assert bridge.made == made
    mouse.ship()
    assert isinstance(bridge.question, ChooseExpansion) or bridge.session.entries[made + 1].action in areas


def test_what_areas_can_be_paid_with_is_the_sum_on_the_card(bring: Bring) -> None:
    def buys(view: State, asked: ChooseExpansion) -> bool:
        return bool(asked.price(view)) and view.players[0].earnings > 0 and len(asked.actions(view)) > 1

    mouse = bring(ChooseExpansion, buys)
    player, price = mouse.panel.view.players[0], mouse.panel.asked.price(mouse.panel.view)
    has = rupiah(player.cash + player.earnings)
    assert f"{rupiah(price)} each; you have {has}" in mouse.labels()
    card = mouse.table.player_cards.cards[0].money.toolTip().replace("\N{NO-BREAK SPACE}", " ")
    assert card.startswith(f"{has} (this year {signed(player.earnings)})".replace("\N{NO-BREAK SPACE}", " "))


def in_the_last_year(view: State, asked: ChooseExpansion) -> bool:
    return is_last_year(view) and not asked.free and len(asked.actions(view)) > 1


def test_in_the_last_year_to_stop_is_the_main_answer_and_what_an_area_costs_is_said(bring: Bring) -> None:
    mouse = bring(ChooseExpansion, in_the_last_year)
    panel, bridge = mouse.panel, mouse.table.bridge
    price = rupiah(panel.asked.price(panel.view))
    cost = rupiah(area_cost(panel.view, panel.legal[1]))
    assert panel.prompt == f"The game ends this year: a new area earns nothing. Stop, or buy one for {price}."
    assert f"each area leaves you {cost} less" in mouse.labels()
    assert mouse.confirmation.startswith("Stop expanding")
    assert panel.pass_button.isHidden()
    made = bridge.made
    mouse.confirm()
    assert bridge.session.entries[made].action == Pass()


def test_in_the_last_year_an_area_can_still_be_chosen_and_then_stop_is_beside_it(bring: Bring) -> None:
    mouse = bring(ChooseExpansion, in_the_last_year)
    panel = mouse.panel
    mouse.select(panel.places, panel.places.values[0])
    assert mouse.confirmation.startswith("Expand to ")
    assert not panel.pass_button.isHidden()
    assert not panel.pass_button.geometry().intersects(panel.primary.geometry())
    made = mouse.made
    mouse.confirm()
    assert mouse.made == made + 1


def test_places_are_listed_the_best_first(bring: Bring) -> None:
    def differs(view: State, asked: ChooseExpansion) -> bool:
        ratings = [expansion_after(view, one).rating for one in asked.actions(view) if one != Pass()]
        return len(set(ratings)) > 2 and ratings != sorted(ratings, reverse=True)

    panel = bring(ChooseExpansion, differs).panel
    answers, planned = panel.answers(), planned_expansions(panel.view) if panel.asked.free else ()
    rated = [
        (answers[place] in planned, expansion_after(panel.view, answers[place]).rating)
        for place in panel.places.values
        if place in answers
    ]
    assert rated == sorted(rated, reverse=True)


def test_ships_of_the_last_year_are_listed_by_what_they_still_earn(program: Program) -> None:
    go_to(program, LAST_SHIPS)
    mouse = Mouse(program)
    panel = mouse.panel
    assert isinstance(panel.asked, FloatShips)
    assert is_last_year(panel.view)
    incomes = [ship_income(panel.view, panel.answers()[sea]) for sea in panel.places.values]
    assert incomes == sorted(incomes, reverse=True)
    assert incomes[0] > 0
    assert not panel.stops
    assert "The game ends this year: a new ship earns only by sales still to come." in mouse.labels()
    assert f"you earn about {rupiah(incomes[0])} more" in panel.about(panel.answers()[panel.places.values[0]])


def test_areas_that_can_be_bought_carry_no_price_as_it_is_the_same_everywhere(bring: Bring) -> None:
    mouse = bring(ChooseExpansion, lambda view, asked: bool(asked.price(view)))
    assert not any(mark.text for mark in mouse.panel.marks() if isinstance(mark, AreaMark))


def test_that_a_ship_is_the_last_of_the_year_is_said_once(program: Program) -> None:
    go_to(program, Position("FloatShips", 5, 5))
    mouse = Mouse(program)
    places = mouse.panel.places
    assert mouse.panel.asked.left == 1
    assert mouse.labels().count("1 ship, the last this year") == 1
    lines = [places.item(row).data(ABOUT) for row in range(places.count())]
    assert all(lines)
    assert not any("last" in line for line in lines)


def test_areas_of_the_plan_come_first_and_say_so(program: Program) -> None:
    go_to(program, POSITIONS["expansion"])
    panel = Mouse(program).panel
    rated = {area: expansion_after(panel.view, one).rating for area, one in panel.answers().items()}
    planned = [one for one in panel.answers().values() if one in planned_expansions(panel.view)]
    assert {*panel.places.values[: len(planned)]} == {one.area for one in planned}
    said = [panel.places.item(row).data(ABOUT).startswith("in the plan") for row in range(panel.places.count())]
    assert said == [row < len(planned) for row in range(len(said))]
    assert len(planned) > 1
    assert rated[planned[-1].area] < max(rated[place] for place in panel.places.values[len(planned) : len(rated)])


def test_areas_to_expand_to_have_the_numbers_of_their_rows_and_no_others(program: Program) -> None:
    go_to(program, POSITIONS["expansion"])
    panel = Mouse(program).panel
    assert isinstance(panel, ExpansionPanel)
    notes = {mark.area: mark.text for mark in panel.marks() if isinstance(mark, NoteMark)}
    assert notes == {area: str(row) for row, area in enumerate(panel.places.values, 1) if area in panel.answers()}
    assert not set(panel.named_places) & set(notes)
    chosen = panel.places.values[1]
    panel.places.set_value(chosen)
    notes = {mark.area: mark.text for mark in panel.marks() if isinstance(mark, NoteMark)}
    assert chosen not in notes
    assert notes[panel.places.values[2]] == "3"


def test_the_board_of_a_plan_has_no_numbers_but_those_of_its_rows(program: Program) -> None:
    go_to(program, POSITIONS["deliveries"])
    panel = Mouse(program).panel
    assert isinstance(panel, DeliveryPanel)
    assert panel.expansions
    notes = {mark.area: mark.text for mark in panel.marks() if isinstance(mark, NoteMark)}
    assert notes == dict.fromkeys((action.area for action in panel.expansions), "+")
    assert not panel.named_places
