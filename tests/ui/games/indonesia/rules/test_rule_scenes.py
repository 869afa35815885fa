"""The positions in pictures of the rules are what the pages say of them."""

from __future__ import annotations

import pytest

from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.actions import Deliver, DeliverRest
from indonesia_qt.games.indonesia.rules.constants import SHIP_FEE
from indonesia_qt.games.indonesia.rules.phases.operations import DeliverGoods
from indonesia_qt.ui.board.marks import RouteMark
from indonesia_qt.ui.games.indonesia.board.position_marks import era_marks
from indonesia_qt.ui.games.indonesia.rules.rule_scenes import (
    HULL_FIELDS,
    HULL_LINES,
    HULL_WAYS,
    MAP,
    SCENES,
    load_scene_map,
)
from tests.games.indonesia.positions import Table

SPICE, LINES, GROWER = "b-sulawesi-tengah-spice", ("a-halmahera-shipping", "a-sulawesi-selatan-shipping"), 2


class TestTheExampleOfTheHull:
    def sale(self, hull: int, other_hull: int = 1) -> Table:
        """The spice company of the picture is to sell; hulls of the owners of A and of B."""
        game: Indonesia = load_scene_map(SCENES["hull"].map).game
        table = Table(game, 3)
        table.company(GROWER, SPICE, " ".join(HULL_FIELDS))
        for line, seas in HULL_LINES.items():
            table.company(line, LINES[line], " ".join(seas))
        for seat, own in enumerate((hull, other_hull)):
            table.player(seat, hull=own)
        for _, _, city in HULL_WAYS:
            table.city(city)
        table.player(GROWER, hull=1)
        table.enter("operations")
        while not isinstance(table.asked, DeliverGoods):
            table.do(table.legal[-1])
        return table

    def test_hull_1_sells_2_goods_by_each_way_of_the_picture(self) -> None:
        table = self.sale(1)
        assert isinstance(table.asked, DeliverGoods)
        assert len(table.asked.plan) == 2
        ways = {(sale.line, len(sale.route), sale.city) for sale in table.listed(Deliver)}
        assert ways == {(LINES[line], ships, city) for line, ships, city in HULL_WAYS}

    def test_more_hull_for_b_does_not_help(self) -> None:
        asked = self.sale(1, 2).asked
        assert isinstance(asked, DeliverGoods)
        assert len(asked.plan) == 2

    def test_hull_2_sells_all_3_for_15_and_5(self) -> None:
        table = self.sale(2)
        table.do(DeliverRest())
        assert [player.earnings for player in table.state.players] == [15, 5, 55]

    def test_the_routes_are_marked_with_their_fees(self) -> None:
        (marks,) = SCENES["hull"].positions
        told = {(mark.target, mark.label) for mark in marks if isinstance(mark, RouteMark)}
        assert told == {(city, str(ships * SHIP_FEE)) for _, ships, city in HULL_WAYS}


@pytest.mark.parametrize("mark", SCENES["strips"].positions[0], ids=lambda mark: mark.area)
def test_the_strips_are_those_of_the_map_in_era_b(mark: object) -> None:
    assert mark in era_marks(load_scene_map(MAP).game.scenario, 1, 1)
