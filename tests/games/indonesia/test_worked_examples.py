# ruff: noqa: N802
"""The worked examples of the rule book, on the real map."""

from __future__ import annotations

import pytest

from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.actions import (
    Announce,
    Bid,
    Deliver,
    DeliverRest,
    GiveUp,
    Pass,
    StartProduction,
)
from indonesia_qt.games.indonesia.rules.companies import ship_limit
from indonesia_qt.games.indonesia.rules.events import (
    BidPlaced,
    DeedDiscarded,
    DeedsLaidOut,
    GoodDelivered,
    MergerDone,
    SiapFajiCreated,
)
from indonesia_qt.games.indonesia.rules.phases.mergers import RaiseBid
from indonesia_qt.games.indonesia.rules.phases.operations import DeliverGoods
from tests.games.indonesia.positions import Table, of

JAVA_RICE, BALI_RICE = "a-jawa-barat-rice", "a-bali-rice"
SPICE = "a-maluku-spice"


def announce(table: Table, first: str, second: str, bid: int) -> list[object]:
    """Announce a merger; nobody raises."""
    events = table.do(Announce(first, second, bid))
    while isinstance(table.asked, RaiseBid):
        events += table.do(Pass())
    return list(events)


def test_example_1_merging_rice_of_3_and_5_goods_R_MER_07_R_MER_09(real: Indonesia) -> None:
    table = Table(real)
    table.company(0, JAVA_RICE, "jawa-barat-1 jawa-barat-2 jawa-barat-3")
    table.company(1, BALI_RICE, "bali-1 bali-2 nusa-tenggara-barat-1 nusa-tenggara-barat-2 nusa-tenggara-timur-2")
    table.player(0, mergers=2, cash=224)
    table.enter("mergers")
    assert [action.bid for action in table.listed(Announce)] == [160, 168, 176, 184, 192, 200, 208, 216, 224]
    done = of(MergerDone, announce(table, JAVA_RICE, BALI_RICE, 224))[0]  # type: ignore[arg-type]
    assert done.shares == ((0, 84), (1, 140))
    assert [player.cash for player in table.state.players] == [84, 240, 100]


def test_example_2_five_rice_100_by_5_and_six_ships_60_by_6(real: Indonesia) -> None:
    table = Table(real, era="c")
    table.company(0, JAVA_RICE, "jawa-barat-1 jawa-barat-2")
    table.company(0, BALI_RICE, "bali-1 bali-2 nusa-tenggara-barat-1")
    table.company(0, "a-lampung-shipping", "sunda-strait west-java-sea")
    table.company(0, "a-halmahera-shipping", "molucca-sea molucca-sea celebes-sea ceram-sea")
    table.player(0, mergers=2, cash=120)
    table.enter("mergers")
    rice = [action.bid for action in table.listed(Announce) if "rice" in action.first]
    ships = [action.bid for action in table.listed(Announce) if "shipping" in action.first]
    assert rice == [100, 105, 110, 115, 120]
    assert ships == list(range(60, 121, 6))


def test_example_3_four_rice_and_three_spice_make_three_siap_faji(real: Indonesia) -> None:
    table = Table(real, era="b")
    table.company(0, JAVA_RICE, "jawa-barat-1 jawa-barat-2 jawa-barat-3 jawa-barat-4")
    table.company(1, SPICE, "maluku-4 maluku-5 maluku-6")
    table.player(0, mergers=2, cash=175)
    table.enter("mergers")
    assert table.listed(Announce) == [Announce(JAVA_RICE, SPICE, 175)]
    events = announce(table, JAVA_RICE, SPICE, 175)
    assert of(MergerDone, events)[0].shares == ((0, 100), (1, 75))  # type: ignore[arg-type]
    given_up = 0
    while table.listed(GiveUp):
        given_up += 1
        table.do(table.legal[0])
    assert given_up == 4
    assert of(SiapFajiCreated, table.events) == [SiapFajiCreated(JAVA_RICE, 3)]
    assert len(table.state.fields) == 3


@pytest.mark.parametrize(("era", "limit"), [("a", 5), ("b", 7), ("c", 9)])
def test_example_4_lampung_merged_with_halmahera_floats_5_7_9(real: Indonesia, era: str, limit: int) -> None:
    table = Table(real, era=era)
    table.company(0, "a-lampung-shipping", "sunda-strait")
    table.company(1, "a-halmahera-shipping", "molucca-sea")
    table.player(0, mergers=2, expansion=5)
    table.enter("mergers")
    announce(table, "a-lampung-shipping", "a-halmahera-shipping", 20)
    (company,) = table.state.companies.values()
    assert ship_limit(table.state, company) == limit


def test_example_5_a_bid_of_5_with_one_step_counts_25(real: Indonesia) -> None:
    table = Table(real)
    table.player(0, bid=2)
    table.enter("turn_order")
    assert of(BidPlaced, table.do(Bid(5))) == [BidPlaced(0, 5, 25)]


class TestExample6:
    """Spice in Sulawesi; line A sails the Celebes and the Molucca Sea, line B the Gulf of Tomini."""

    def spice(self, real: Indonesia, hull: int) -> Table:
        table = Table(real, 4)
        table.company(0, "b-sulawesi-tengah-spice", "sulawesi-tengah-1 sulawesi-tengah-2 sulawesi-tengah-3")
        table.company(1, "a-halmahera-shipping", "celebes-sea molucca-sea")
        table.company(2, "a-sulawesi-selatan-shipping", "gulf-of-tomini")
        table.player(1, hull=hull)
        table.player(2, hull=2)
        table.city("halmahera-1")
        table.city("kalimantan-timur-1")
        table.city("sulawesi-utara-2")
        table.enter("operations")
        return table

    def test_example_6_with_hull_1_two_goods_one_by_a_to_either_city(self, real: Indonesia) -> None:
        table = self.spice(real, 1)
        asked = table.asked
        assert isinstance(asked, DeliverGoods)
        assert len(asked.plan) == 2
        ways = {(delivery.line, delivery.city, len(delivery.route)) for delivery in table.listed(Deliver)}
        assert ways == {
            ("a-halmahera-shipping", "halmahera-1", 2),
            ("a-halmahera-shipping", "kalimantan-timur-1", 1),
            ("a-sulawesi-selatan-shipping", "sulawesi-utara-2", 1),
        }

    @pytest.mark.parametrize(("city", "fee"), [("halmahera-1", 10), ("kalimantan-timur-1", 5)])
    def test_example_6_the_operator_chooses_the_city(self, real: Indonesia, city: str, fee: int) -> None:
        table = self.spice(real, 1)
        choice = next(delivery for delivery in table.listed(Deliver) if delivery.city == city)
        table.do(choice, DeliverRest())
        assert [player.earnings for player in table.state.players] == [50 - fee - 5, fee, 5, 0]

    def test_example_6_with_hull_2_three_goods_15_to_a_and_5_to_b(self, real: Indonesia) -> None:
        table = self.spice(real, 2)
        events = table.do(DeliverRest())
        assert len(of(GoodDelivered, events)) == 3
        assert [player.earnings for player in table.state.players] == [75 - 20, 15, 5, 0]


def test_example_7_kalimantan_selatan_oil_without_an_area_is_discarded(real: Indonesia) -> None:
    table = Table(real, era="b")
    table.company(0, "b-kalimantan-timur-rice", "kalimantan-selatan-1 kalimantan-selatan-2")
    table.city("kalimantan-selatan-3")
    events = table.enter("new_era")
    assert "c-kalimantan-selatan-oil" in of(DeedsLaidOut, events)[0].deeds
    gone = [(event.deed, event.reason.rule) for event in of(DeedDiscarded, events)]
    assert gone == [("c-kalimantan-selatan-oil", "R-ERA-02")]
    assert "c-kalimantan-selatan-oil" not in table.state.deeds


def test_example_8_bali_rice_may_not_start_next_to_rice(real: Indonesia) -> None:
    table = Table(real)
    table.company(1, JAVA_RICE, "jawa-timur-3")
    table.deeds(BALI_RICE)
    table.enter("acquisitions")
    assert table.listed(StartProduction) == [StartProduction(BALI_RICE, "bali-2")]
    table.refuses(StartProduction(BALI_RICE, "bali-1"), "R-ACQ-04", "West Bali", "rice")
