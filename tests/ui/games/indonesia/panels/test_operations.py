"""The panels of operations: what is chosen on the board is seen before it is done."""

from __future__ import annotations

from indonesia_qt.games.indonesia.analysis.year_plan import planned_expansions
from indonesia_qt.games.indonesia.rules.actions import DeliverRest
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseExpansion, DeliverGoods, FloatShips
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import signed
from indonesia_qt.ui.board.marks import AreaMark
from indonesia_qt.ui.games.indonesia.texts.names import rupiah
from tests.ui.games.indonesia.panels.conftest import Bring


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


def test_both_sums_that_areas_can_be_paid_with_say_what_they_are(bring: Bring) -> None:
    def buys(view: State, asked: ChooseExpansion) -> bool:
        return bool(asked.price(view)) and view.players[0].earnings > 0 and len(asked.actions(view)) > 1

    mouse = bring(ChooseExpansion, buys)
    player, price = mouse.panel.view.players[0], mouse.panel.asked.price(mouse.panel.view)
    cash, earned = rupiah(player.cash), rupiah(player.earnings)
    assert f"{rupiah(price)} each; you have {cash} in cash and {earned} earned this year" in mouse.labels()
    assert f"this year {signed(player.earnings)}" in mouse.table.player_cards.cards[0].money.toolTip()


def test_areas_that_can_be_bought_carry_no_price_as_it_is_the_same_everywhere(bring: Bring) -> None:
    mouse = bring(ChooseExpansion, lambda view, asked: bool(asked.price(view)))
    assert not any(mark.text for mark in mouse.panel.marks() if isinstance(mark, AreaMark))
