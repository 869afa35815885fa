# ruff: noqa: N802
"""Operations: the rounds, shipping companies, income and expansion. What can be sold is in test_shipping."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from indonesia_qt.core.flow import Action, Pass, question, settle
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.actions import Deliver, DeliverRest, Expand, Operate, PlaceShip
from indonesia_qt.games.indonesia.rules.events import (
    CompanyOperated,
    EarningsCollected,
    Expanded,
    GoodDelivered,
    NothingDelivered,
    Passed,
    PhaseBegan,
    ShipPlaced,
    Skipped,
)
from indonesia_qt.games.indonesia.rules.phases.operations import (
    IDLE_COMPANIES,
    LAST_COMPANY,
    ChooseCompany,
    ChooseExpansion,
    DeliverGoods,
    FloatShips,
    Rounds,
    gains,
    is_idle,
)
from indonesia_qt.games.indonesia.rules.year import Year
from tests.games.indonesia.boards import sketch
from tests.games.indonesia.positions import Table, of

RICE, RICE_2, SPICE = "a-far-rice", "a-west-rice", "a-isle-spice"
SHIPS, SHIPS_2 = "a-east-shipping", "a-middle-shipping"
FULL, FULL_2 = "b-isle-shipping", "b-far-shipping"
"""Companies that may have no ship in era a."""


def operated(table: Table) -> list[tuple[int, str]]:
    return [(event.seat, event.company) for event in of(CompanyOperated, table.events)]


def seas(table: Table) -> list[str]:
    return [action.sea for action in table.listed(PlaceShip)]


def areas(table: Table) -> list[str]:
    return [action.area for action in table.listed(Expand)]


class TestTheRounds:
    def test_R_OPS_01_round_after_round_each_player_operates_one_company(self, table: Table) -> None:
        table.state.order[:] = [1, 0, 2]
        table.company(0, RICE, "far-1")
        table.company(1, RICE_2, "west-1")
        table.company(1, SHIPS, "gulf")
        table.company(1, SHIPS_2, "north")
        table.enter("operations")
        while table.phase == "operations":
            table.do(table.legal[0])
        assert [seat for seat, _ in operated(table)] == [1, 0, 1, 1]
        assert sorted(company for _, company in operated(table)) == sorted([RICE, RICE_2, SHIPS, SHIPS_2])

    def test_R_OPS_01_the_company_is_his_choice(self, table: Table) -> None:
        table.company(0, RICE, "far-1")
        table.company(0, SHIPS, "gulf")
        table.company(1, RICE_2, "west-1")
        table.enter("operations")
        assert isinstance(table.asked, ChooseCompany)
        assert list(table.legal) == [Operate(RICE), Operate(SHIPS)]
        table.refuses(Operate(RICE_2), "R-OPS-01", "West rice", "own")
        table.refuses(Operate("Atlantis"), "R-OPS-01", "Atlantis")
        events = table.do(Operate(SHIPS))
        assert of(CompanyOperated, events) == [CompanyOperated(0, SHIPS, None)]

    def test_R_OPS_01_a_company_operates_once_a_year(self, table: Table) -> None:
        table.company(0, RICE, "far-1")
        table.company(0, SHIPS, "gulf")
        table.company(0, RICE_2, "west-1")
        table.enter("operations")
        table.do(Operate(SHIPS), Pass())
        assert isinstance(table.asked, ChooseCompany)
        table.refuses(Operate(SHIPS), "R-OPS-01", "East shipping", "operated")

    def test_R_OPS_01_the_last_company_is_operated_without_asking(self, table: Table) -> None:
        table.company(0, RICE, "far-1")
        events = table.enter("operations")
        assert [event.reason.rule for event in of(CompanyOperated, events)] == ["R-OPS-01"]
        assert isinstance(table.asked, ChooseExpansion)

    def test_R_OPS_01_he_must_operate(self, table: Table) -> None:
        table.company(0, RICE, "far-1")
        table.company(0, SHIPS, "gulf")
        table.enter("operations")
        assert str(table.why_not(Pass()))

    def test_R_OPS_01_next_year_all_operate_again(self, table: Table) -> None:
        table.company(0, SHIPS, "gulf")
        table.enter("operations")
        table.do(Pass())
        table.enter("operations")
        assert isinstance(table.asked, FloatShips)

    def test_R_OPS_02_idle_companies_each_take_a_round_in_the_order_of_their_slots(self, islets: Indonesia) -> None:
        table = Table(islets, money="open")
        table.company(0, SHIPS, "gulf ocean")
        table.company(0, SHIPS_2, "north south")
        table.company(1, RICE, "far-1")
        table.company(1, RICE_2, "west-1")
        table.player(1, cash=100)
        table.enter("operations")
        assert operated(table) == [(0, SHIPS)]
        assert table.seat == 1
        assert of(CompanyOperated, table.events)[0].reason.rule == "R-OPS-02"
        table.do(Operate(RICE_2), Pass())
        assert operated(table)[1:3] == [(1, RICE_2), (0, SHIPS_2)]

    def test_R_OPS_02_one_company_that_can_do_something_makes_it_a_choice(self, table: Table) -> None:
        table.company(0, SHIPS, "gulf ocean")
        table.company(0, RICE, "far-1")
        table.enter("operations")
        assert list(table.legal) == [Operate(SHIPS), Operate(RICE)]

    def test_R_OPS_02_with_hidden_money_want_of_cash_does_not_show(self, islets: Indonesia) -> None:
        for money, asked in (("hidden", True), ("open", False)):
            table = Table(islets, money=money)
            table.company(0, RICE, "far-1")
            table.company(0, RICE_2, "west-1")
            table.player(0, cash=0)
            events = table.enter("operations")
            assert isinstance(table.asked, ChooseCompany) == asked
            assert (of(CompanyOperated, events) == []) == asked

    @pytest.mark.parametrize(("cash", "idle"), [(19, True), (20, False)])
    def test_R_OPS_02_who_can_just_pay_for_an_area_is_not_idle(self, islets: Indonesia, cash: int, idle: bool) -> None:
        table = Table(islets, money="open")
        table.company(0, RICE, "far-1")
        table.company(0, RICE_2, "west-1")
        table.player(0, cash=cash)
        table.enter("operations")
        assert (operated(table) == [(0, RICE), (0, RICE_2)]) == idle
        assert isinstance(table.asked, ChooseCompany) != idle

    @pytest.mark.parametrize(("size", "received", "idle"), [(1, 1, True), (2, 2, True), (2, 1, False), (1, 0, False)])
    def test_R_OPS_02_a_city_that_has_all_it_buys_is_no_buyer(
        self, islets: Indonesia, size: int, received: int, idle: bool
    ) -> None:
        """Both areas of the far east are cultivated, so nothing is left to do but to sell."""
        table = Table(islets, money="open")
        table.company(0, RICE, "far-1 far-2")
        table.company(0, SHIPS, "ocean gulf")
        table.city("east-2", size, rice=received)
        table.state.stack[:] = [Year(6), Rounds()]
        settle(table.state, table.events)
        assert (operated(table) == [(0, RICE), (0, SHIPS)]) == idle
        assert isinstance(question(table.state), ChooseCompany) != idle

    def test_R_YEA_01_a_full_shipping_company_that_is_operated_is_logged_with_a_reason(self, table: Table) -> None:
        table.company(0, SHIPS, "gulf ocean")
        table.company(0, RICE, "far-1")
        table.enter("operations")
        events = table.do(Operate(SHIPS))
        reasons = [event.reason for event in events if isinstance(event, Skipped | CompanyOperated) and event.reason]
        assert "R-OPS-10" in {reason.rule for reason in reasons}


@pytest.fixture
def awaiting_a_ship(islets: Indonesia) -> Table:
    """Seat 0's rice has neither room nor ships, and his own ships are all there; seat 1 may add one that serves it."""
    table = Table(islets)
    table.company(0, RICE, "far-1 far-2")
    table.company(0, SHIPS_2, "north north")
    table.company(1, SHIPS, "gulf")
    table.city("east-2", 2)
    return table


@pytest.fixture
def awaiting_a_fee(islets: Indonesia) -> Table:
    """Seat 0 lacks 1 rupiah for an area, and his ships, which are all there, may earn 5 by seat 1's spice."""
    table = Table(islets, money="open")
    table.company(0, RICE, "west-1")
    table.company(0, SHIPS, "ocean gulf")
    table.company(1, SPICE, "far-1")
    table.city("east-2")
    table.player(0, cash=19)
    return table


def assert_chosen(table: Table) -> None:
    """Seat 0 is asked which of his idle companies operates first."""
    assert table.enter("operations")[1:] == []
    assert isinstance(table.asked, ChooseCompany)
    assert table.seat == 0
    assert all(is_idle(table.state, table.state.companies[action.company]) for action in table.listed(Operate))


def assert_automatic(table: Table, company: str = RICE, rule: str = "R-OPS-02") -> None:
    """Seat 0's first company operates by itself."""
    first = of(CompanyOperated, table.enter("operations"))[0]
    assert (first.seat, first.company, first.reason.rule) == (0, company, rule)


class TestTheChoiceOfIdleCompanies:
    """R-OPS-02: he chooses when a company with goods is among two or more that are left, and may become useful."""

    def test_R_OPS_02_a_rival_may_add_the_ship_by_which_the_goods_are_sold(self, awaiting_a_ship: Table) -> None:
        table = awaiting_a_ship
        assert_chosen(table)
        table.do(Operate(SHIPS_2), PlaceShip("ocean"))
        assert table.seat == 0
        events = table.do(DeliverRest())
        assert len(of(GoodDelivered, events)) == 1
        assert operated(table) == [(0, SHIPS_2), (1, SHIPS), (0, RICE)]

    def test_R_OPS_02_a_rivals_fee_may_pay_for_an_area(self, awaiting_a_fee: Table) -> None:
        table = awaiting_a_fee
        assert_chosen(table)
        table.do(Operate(SHIPS), DeliverRest(), Expand("far-2"))
        assert isinstance(table.asked, ChooseExpansion)
        events = table.do(Expand("west-2"))
        assert of(EarningsCollected, events) == [EarningsCollected((4, 20, 0))]
        assert table.state.players[0].cash == 4

    def test_R_OPS_02_he_may_let_the_one_with_goods_operate_first_all_the_same(self, awaiting_a_ship: Table) -> None:
        assert_chosen(awaiting_a_ship)
        events = awaiting_a_ship.do(Operate(RICE))
        assert of(CompanyOperated, events)[0] == CompanyOperated(0, RICE, None)
        assert len(of(NothingDelivered, events)) == 1

    @pytest.mark.parametrize(("reply", "asked"), [([Operate(FULL_2)], True), ([Operate(SHIPS), Pass()], False)])
    def test_R_OPS_02_he_is_asked_again_as_long_as_it_may_matter(
        self, awaiting_a_ship: Table, reply: list[Action], asked: bool
    ) -> None:
        """Seat 0 has three idle companies; seat 1 keeps the one that may add a ship for later, or not."""
        table = awaiting_a_ship
        table.company(0, FULL, "north")
        table.company(1, FULL_2, "north")
        assert_chosen(table)
        table.do(Operate(SHIPS_2), *reply)
        assert isinstance(question(table.state), ChooseCompany) == asked
        assert (CompanyOperated(0, RICE, IDLE_COMPANIES) in table.events) != asked

    def test_R_OPS_02_up_to_format_3_the_first_slot_operates_all_the_same(
        self, awaiting_a_ship: Table, awaiting_a_fee: Table
    ) -> None:
        for table in (awaiting_a_ship, awaiting_a_fee):
            table.state.options = replace(table.state.options, idle_companies="automatic")
            assert_automatic(table)

    def test_R_OPS_01_a_single_company_leaves_no_choice(self, awaiting_a_ship: Table) -> None:
        awaiting_a_ship.state.operated.add(SHIPS_2)
        awaiting_a_ship.state.stack[:] = [Year(6), Rounds()]
        settle(awaiting_a_ship.state, awaiting_a_ship.events)
        assert of(CompanyOperated, awaiting_a_ship.events)[0] == CompanyOperated(0, RICE, LAST_COMPANY)

    def test_R_OPS_02_without_goods_a_ship_is_of_no_use(self, awaiting_a_ship: Table) -> None:
        """R-MER-23: the one company has lost its areas; the others are ships."""
        company = awaiting_a_ship.state.companies[RICE]
        company.kind = "siap_faji"
        company.areas.clear()
        awaiting_a_ship.state.fields.clear()
        assert_automatic(awaiting_a_ship)

    @pytest.mark.parametrize("ships", ["gulf gulf", "gulf strait"])
    def test_R_OPS_02_a_rivals_ships_that_are_all_there_bring_nothing(self, awaiting_a_ship: Table, ships: str) -> None:
        awaiting_a_ship.state.companies[SHIPS].ships = dict(Counter(ships.split()))
        assert_automatic(awaiting_a_ship)

    def test_R_OPS_02_the_limit_is_that_of_the_present_era(self, awaiting_a_ship: Table) -> None:
        awaiting_a_ship.state.companies[SHIPS].ships = {"gulf": 2}
        awaiting_a_ship.state.companies[SHIPS_2].ships = {"north": 3}
        awaiting_a_ship.state.era = 1
        assert_chosen(awaiting_a_ship)

    def test_R_OPS_02_a_rivals_ships_that_have_operated_stay_as_they_are(self, awaiting_a_ship: Table) -> None:
        table = awaiting_a_ship
        table.state.order[:] = [1, 0, 2]
        table.enter("operations")
        events = table.do(PlaceShip("gulf"))
        assert [(event.company, event.reason) for event in of(CompanyOperated, events)][:1] == [(RICE, IDLE_COMPANIES)]

    def test_R_OPS_02_a_rivals_company_with_goods_brings_no_ship(self, awaiting_a_ship: Table) -> None:
        del awaiting_a_ship.state.companies[SHIPS]
        awaiting_a_ship.state.players[1].companies.clear()
        awaiting_a_ship.company(1, SPICE, "west-1")
        assert_automatic(awaiting_a_ship)

    @pytest.mark.parametrize(("cash", "idle"), [(0, True), (19, True), (20, False)])
    def test_R_OPS_02_who_has_the_cash_is_asked_because_he_can_expand(
        self, awaiting_a_fee: Table, cash: int, idle: bool
    ) -> None:
        awaiting_a_fee.player(0, cash=cash)
        awaiting_a_fee.enter("operations")
        assert isinstance(awaiting_a_fee.asked, ChooseCompany)
        assert is_idle(awaiting_a_fee.state, awaiting_a_fee.state.companies[RICE]) == idle

    def test_R_OPS_02_without_an_area_to_buy_a_fee_is_of_no_use(self, awaiting_a_fee: Table) -> None:
        awaiting_a_fee.city("west-2")
        assert_automatic(awaiting_a_fee)

    def test_R_OPS_02_a_fee_for_the_rivals_own_ships_or_a_thirds_is_none_for_him(self, awaiting_a_fee: Table) -> None:
        for owner in (1, 2):
            table = Table(awaiting_a_fee.game, money="open")
            table.company(0, RICE, "west-1")
            table.company(0, SHIPS_2, "north north")
            table.company(1, SPICE, "far-1")
            table.company(owner, SHIPS, "ocean gulf")
            table.city("east-2")
            table.player(0, cash=19)
            assert_automatic(table)

    def test_R_OPS_02_a_fee_from_his_own_company_is_none(self, awaiting_a_fee: Table) -> None:
        """His other company could sell by his ships if the city bought more; nobody else has goods."""
        table = awaiting_a_fee
        del table.state.companies[SPICE]
        table.state.players[1].companies.clear()
        table.company(0, SPICE, "far-1")
        table.city("east-2", spice=1)
        table.state.stack[:] = [Year(6), Rounds()]
        settle(table.state, table.events)
        assert of(CompanyOperated, table.events)[0] == CompanyOperated(0, RICE, IDLE_COMPANIES)

    def test_R_OPS_02_a_rival_that_has_operated_pays_no_more(self, awaiting_a_fee: Table) -> None:
        table = awaiting_a_fee
        table.state.operated.add(SPICE)
        table.state.stack[:] = [Year(6), Rounds()]
        settle(table.state, table.events)
        assert of(CompanyOperated, table.events)[0] == CompanyOperated(0, RICE, IDLE_COMPANIES)

    @pytest.mark.parametrize("why", ["no goods", "no city", "a full city", "out of reach"])
    def test_R_OPS_02_a_rival_that_can_not_sell_by_his_ships_pays_nothing(
        self, awaiting_a_fee: Table, why: str
    ) -> None:
        table, spice = awaiting_a_fee, awaiting_a_fee.state.companies[SPICE]
        match why:
            case "no goods":
                spice.kind = "siap_faji"
                spice.areas.clear()
                table.state.fields.pop("far-1")
            case "no city":
                table.state.cities.clear()
            case "a full city":
                table.state.received["east-2", "spice"] = 1
            case "out of reach":
                table.state.companies[SHIPS].ships = {"ocean": 1, "north": 1}
                table.state.cities.clear()
                table.city("isle-2")
        table.state.stack[:] = [Year(6), Rounds()]
        settle(table.state, table.events)
        assert of(CompanyOperated, table.events)[0] == CompanyOperated(0, RICE, IDLE_COMPANIES)

    def test_R_OPS_02_with_hidden_money_a_fee_is_no_question(self, awaiting_a_fee: Table) -> None:
        """Who has room to expand is no idle player there, whatever his cash; that he is asked tells nothing."""
        for cash in (0, 19, 20):
            table = awaiting_a_fee
            table.state.options = replace(table.state.options, money="hidden")
            table.player(0, cash=cash)
            table.enter("operations")
            assert isinstance(table.asked, ChooseCompany)
            assert not is_idle(table.state, table.state.companies[RICE])


class TestShipping:
    @pytest.mark.parametrize(("step", "new"), [(1, 1), (2, 2), (3, 2), (5, 2)])
    def test_R_OPS_10_up_to_the_expansion_step_and_never_above_the_limit(
        self, islets: Indonesia, step: int, new: int
    ) -> None:
        table = Table(islets, era="b")
        table.company(0, SHIPS, "gulf")
        table.player(0, expansion=step)
        table.enter("operations")
        for _ in range(new):
            assert isinstance(table.asked, FloatShips)
            table.do(PlaceShip("gulf"))
        assert table.phase != "operations"
        assert table.state.companies[SHIPS].units == 1 + new

    @pytest.mark.parametrize(("era", "limit"), [("a", 2), ("b", 3), ("c", 4)])
    def test_R_OPS_10_the_limit_is_that_of_the_present_era(self, islets: Indonesia, era: str, limit: int) -> None:
        table = Table(islets, era=era)
        table.company(0, SHIPS_2, "north")
        table.player(0, expansion=5)
        table.enter("operations")
        while table.phase == "operations":
            table.do(PlaceShip("north"))
        assert table.state.companies[SHIPS_2].ships == {"north": limit}

    def test_R_OPS_10_the_limits_of_all_deeds_are_summed(self, islets: Indonesia) -> None:
        table = Table(islets, era="b")
        table.company(0, f"{SHIPS} {SHIPS_2}", "gulf")
        table.player(0, expansion=5)
        table.enter("operations")
        while table.phase == "operations":
            table.do(PlaceShip("gulf"))
        assert table.state.companies[SHIPS].units == 6

    def test_R_OPS_10_fewer_or_none(self, islets: Indonesia) -> None:
        table = Table(islets, era="c")
        table.company(0, SHIPS_2, "north")
        table.player(0, expansion=3)
        table.enter("operations")
        events = table.do(PlaceShip("north"), Pass())
        assert of(Passed, events) == [Passed(0)]
        assert table.state.companies[SHIPS_2].units == 2
        assert table.phase != "operations"

    def test_R_OPS_11_at_or_next_to_a_ship_of_the_company(self, islets: Indonesia) -> None:
        table = Table(islets, era="b")
        table.company(0, SHIPS, "gulf")
        table.company(1, SHIPS_2, "north")
        table.enter("operations")
        assert seas(table) == ["gulf", "strait", "ocean"]
        table.refuses(PlaceShip("north"), "R-OPS-11", "East shipping", "North Sea")
        table.refuses(PlaceShip("east-1"), "R-OPS-11", "in sea areas only")
        table.refuses(PlaceShip("Atlantis"), "R-OPS-11")

    def test_R_OPS_11_a_ship_just_placed_opens_new_seas_and_costs_nothing(self, islets: Indonesia) -> None:
        table = Table(islets, era="c")
        table.company(0, SHIPS_2, "strait")
        table.player(0, expansion=2, cash=0)
        table.enter("operations")
        assert "ocean" not in seas(table)
        events = table.do(PlaceShip("gulf"))
        assert of(ShipPlaced, events) == [ShipPlaced(SHIPS_2, "gulf")]
        assert "ocean" in seas(table)
        table.do(PlaceShip("ocean"))
        assert table.state.players[0].cash == 0
        assert table.state.companies[SHIPS_2].ships == {"strait": 1, "gulf": 1, "ocean": 1}


@pytest.fixture
def market(islets: Indonesia) -> Table:
    """Seat 0 has two rice areas on the far islands and seat 1 the ships between there and the city in the east."""
    table = Table(islets)
    table.company(0, RICE, "far-1 far-2")
    table.company(1, SHIPS, "ocean")
    table.city("east-2", 2)
    table.player(1, hull=2)
    return table


class TestIncome:
    def test_R_OPS_26_value_minus_5_for_each_ship_use(self, market: Table) -> None:
        market.enter("operations")
        events = market.do(DeliverRest())
        delivered = of(GoodDelivered, events)
        assert [(event.price, event.fee, event.line, event.city, event.good) for event in delivered] == [
            (20, 5, SHIPS, "east-2", "rice")
        ] * 2
        assert [player.earnings for player in market.state.players] == [30, 10, 0]

    @pytest.mark.parametrize(
        ("kind", "price"), [("rice", 20), ("spice", 25), ("rubber", 30), ("siap_faji", 35), ("oil", 40)]
    )
    def test_R_CON_03_goods_values(self, islets: Indonesia, kind: str, price: int) -> None:
        table = Table(islets)
        table.company(0, RICE, "far-1", kind)  # type: ignore[arg-type]
        table.company(1, SHIPS, "ocean")
        table.city("east-2")
        table.enter("operations")
        table.do(DeliverRest())
        assert table.state.players[0].earnings == price - 5
        assert table.state.players[1].earnings == 5

    def test_R_OPS_26_own_ships_are_paid_to_oneself_and_logged(self, market: Table) -> None:
        market.state.companies[SHIPS].owner = 0
        market.state.players[1].companies.remove(SHIPS)
        market.state.players[0].companies.append(SHIPS)
        market.player(0, slots=2, hull=2)
        market.enter("operations")
        market.do(Operate(RICE))
        events = market.do(DeliverRest())
        assert market.state.players[0].earnings == 40
        assert [event.fee for event in of(GoodDelivered, events)] == [5, 5]

    def test_R_OPS_26_each_ship_of_a_chain_is_paid(self, islets: Indonesia) -> None:
        table = Table(islets)
        table.company(0, RICE, "far-1")
        table.company(1, SHIPS, "ocean gulf strait")
        table.city("middle-3")
        table.enter("operations")
        events = table.do(DeliverRest())
        assert of(GoodDelivered, events)[0].route == ("ocean", "gulf", "strait")
        assert [player.earnings for player in table.state.players] == [5, 15, 0]

    def test_R_OPS_27_earnings_are_kept_apart_and_join_the_cash_after_operations(self, market: Table) -> None:
        market.enter("operations")
        market.do(DeliverRest())
        assert [player.cash for player in market.state.players] == [100, 100, 100]
        while market.phase == "operations":
            market.do(market.legal[0])
        assert of(EarningsCollected, market.events) == [EarningsCollected((30, 10, 0))]
        assert [player.cash for player in market.state.players] == [130, 110, 100]

    def test_R_OPS_27_they_begin_at_nothing_every_year(self, market: Table) -> None:
        market.player(2, earnings=77)
        market.enter("operations")
        assert [player.earnings for player in market.state.players] == [0, 0, 0]
        while market.phase == "operations":
            market.do(market.legal[0])
        assert market.state.players[2].cash == 100

    def long_way(self, islets: Indonesia) -> Table:
        """A board where a good of 20 needs six ships."""
        del islets
        game = sketch(
            {"farm": 1, "town": 1},
            coasts={"s1": "farm-1", "s2": "", "s3": "", "s4": "", "s5": "town-1"},
            seas="s1 s2, s2 s3, s3 s4, s4 s5",
            deeds="a farm rice, a town shipping 5/5/5",
        )
        table = Table(game, 2)
        table.company(0, "a-farm-rice", "farm-1")
        table.company(1, "a-town-shipping", "s1 s2 s3 s4 s5")
        table.city("town-1")
        return table

    def test_R_OPS_28_earnings_may_go_below_zero(self, islets: Indonesia) -> None:
        table = self.long_way(islets)
        table.enter("operations")
        table.do(DeliverRest())
        assert [player.earnings for player in table.state.players] == [-5, 25]
        while table.phase == "operations":
            table.do(table.legal[0])
        assert [player.cash for player in table.state.players] == [95, 125]
        assert of(EarningsCollected, table.events) == [EarningsCollected((-5, 25))]

    def test_R_OPS_24_a_company_must_sell_even_at_a_loss(self, islets: Indonesia) -> None:
        table = self.long_way(islets)
        table.enter("operations")
        assert isinstance(table.asked, DeliverGoods)
        assert Pass() not in table.legal
        assert len(table.asked.plan) == 1


class TestExpansion:
    def test_R_OPS_30_all_sold_means_free_expansion_by_the_step(self, market: Table) -> None:
        market.player(0, expansion=2)
        market.state.companies[RICE].areas.remove("far-2")
        del market.state.fields["far-2"]
        market.enter("operations")
        market.do(DeliverRest())
        asked = market.asked
        assert isinstance(asked, ChooseExpansion)
        assert (asked.free, asked.left, asked.price(market.state)) == (True, 2, 0)
        market.refuses(Pass(), "R-OPS-30", "Far rice")

    def test_R_OPS_30_by_exactly_the_step(self, islets: Indonesia) -> None:
        table = Table(islets)
        table.company(0, RICE, "middle-2")
        table.company(1, SHIPS_2, "south")
        table.city("west-1")
        table.player(0, expansion=3, cash=0)
        table.enter("operations")
        table.do(DeliverRest())
        events = table.do(Expand("middle-1"), Expand("west-3"), Expand("west-2"))
        assert of(Expanded, events) == [Expanded(RICE, area, 0) for area in ("middle-1", "west-3", "west-2")]
        assert not isinstance(table.asked, ChooseExpansion)

    def test_R_OPS_30_or_as_many_as_possible(self, market: Table) -> None:
        market.player(0, expansion=5)
        market.state.companies[RICE].areas.remove("far-2")
        del market.state.fields["far-2"]
        market.enter("operations")
        market.do(DeliverRest())
        events = market.do(Expand("far-2"))
        assert [event.reason.rule for event in of(Skipped, events) if event.seat == 0][:1] == ["R-OPS-32"]
        assert not isinstance(market.asked, ChooseExpansion)

    def test_R_OPS_30_every_good_on_the_board_must_be_sold(self, market: Table) -> None:
        market.city("middle-1")
        market.player(1, hull=1)
        market.state.companies[RICE].areas[:] = ["far-1", "middle-3"]
        market.state.fields.clear()
        market.state.fields.update({"far-1": RICE, "middle-3": RICE})
        market.enter("operations")
        market.do(DeliverRest())
        asked = market.asked
        assert isinstance(asked, ChooseExpansion)
        assert (asked.free, asked.price(market.state)) == (False, 20)

    @pytest.mark.parametrize("kind", ["rice", "spice", "rubber", "siap_faji", "oil"])
    def test_R_OPS_31_otherwise_areas_can_be_bought_at_the_goods_value(self, islets: Indonesia, kind: str) -> None:
        price = {"rice": 20, "spice": 25, "rubber": 30, "siap_faji": 35, "oil": 40}[kind]
        table = Table(islets)
        table.company(0, RICE, "west-1", kind)  # type: ignore[arg-type]
        table.player(0, expansion=2)
        events = table.enter("operations")
        assert len(of(NothingDelivered, events)) == 1
        events = table.do(Expand("west-2"))
        assert of(Expanded, events) == [Expanded(RICE, "west-2", price)]
        assert table.state.players[0].cash == 100 - price
        table.do(Pass())
        assert table.state.companies[RICE].areas == ["west-1", "west-2"]

    def test_R_OPS_31_from_0_to_the_step(self, islets: Indonesia) -> None:
        for bought in range(4):
            table = Table(islets)
            table.company(0, RICE, "west-1")
            table.player(0, expansion=3)
            table.enter("operations")
            for _ in range(bought):
                table.do(table.listed(Expand)[0])
            if bought < 3:
                table.do(Pass())
            assert table.phase != "operations"
            assert table.state.players[0].cash == 100 - 20 * bought

    def test_R_OPS_31_paid_from_cash_first_then_from_earnings(self, market: Table) -> None:
        market.state.companies[RICE].areas.remove("far-2")
        market.state.companies[RICE].areas.append("east-1")
        market.state.fields.clear()
        market.state.fields.update({"far-1": RICE, "east-1": RICE})
        market.player(0, cash=7)
        market.player(1, hull=1)
        market.enter("operations")
        market.do(DeliverRest())
        assert market.state.players[0].earnings == 15
        market.do(Expand("far-2"))
        player = market.state.players[0]
        assert (player.cash, player.earnings) == (0, 2)

    def buyer(self, islets: Indonesia, money: str, cash: int, earnings: int) -> Table:
        """Seat 0 may buy an area of rice for 20 and has these means."""
        table = Table(islets, money=money)
        table.company(0, RICE, "west-1")
        table.company(0, RICE_2, "far-1")
        table.player(0, cash=1000)
        table.enter("operations")
        table.player(0, cash=cash, earnings=earnings)
        table.do(Operate(RICE))
        return table

    @pytest.mark.parametrize(
        ("cash", "earnings", "left"),
        [(20, 0, (0, 0)), (25, 40, (5, 40)), (5, 15, (0, 0)), (0, 50, (0, 30)), (-10, 20, (-10, 0)), (20, -9, (0, -9))],
    )
    def test_R_OPS_31_cash_and_earnings(
        self, islets: Indonesia, cash: int, earnings: int, left: tuple[int, int]
    ) -> None:
        table = self.buyer(islets, "hidden", cash, earnings)
        table.do(Expand("west-2"))
        player = table.state.players[0]
        assert (player.cash, player.earnings) == left

    @pytest.mark.parametrize(("cash", "earnings"), [(19, 0), (0, 19), (10, 9), (-30, 19), (19, -50), (0, 0)])
    def test_R_OPS_31_what_he_lacks_he_can_not_spend(self, islets: Indonesia, cash: int, earnings: int) -> None:
        table = self.buyer(islets, "hidden", cash, earnings)
        assert isinstance(table.asked, ChooseExpansion)
        assert list(table.legal) == [Pass()]
        table.refuses(Expand("west-2"), "R-OPS-31", "20")

    def test_R_YEA_01_with_open_money_who_can_not_pay_is_not_asked(self, islets: Indonesia) -> None:
        table = self.buyer(islets, "open", 10, 9)
        assert "R-OPS-31" in [event.reason.rule for event in of(Skipped, table.events)]

    def test_R_OPS_31_bank_money_can_not_be_spent(self, islets: Indonesia) -> None:
        table = self.buyer(islets, "hidden", 0, 0)
        table.player(0, bank=500)
        table.refuses(Expand("west-2"), "R-OPS-31", "20")

    def test_R_OPS_31_what_is_paid_from_earnings_is_not_doubled(self, islets: Indonesia) -> None:
        table = self.buyer(islets, "hidden", 0, 50)
        table.do(Expand("west-2"))
        while table.phase == "operations":
            table.do(table.legal[0])
        assert islets.scores(table.state)[0] == 60

    def test_R_OPS_32_empty_land_next_to_the_company_in_any_province(self, islets: Indonesia) -> None:
        table = Table(islets)
        table.company(0, RICE, "west-3")
        table.enter("operations")
        assert areas(table) == ["west-2", "middle-1"]
        table.refuses(Expand("west-1"), "R-OPS-32", "West 1", "adjacent")
        table.refuses(Expand("south"), "R-OPS-32", "land")
        table.refuses(Expand("Atlantis"), "R-OPS-32")
        table.refuses(Expand("west-3"), "R-OPS-32", "West 3", "goods")

    def test_R_OPS_32_cities_and_goods_block_the_way(self, islets: Indonesia) -> None:
        table = Table(islets)
        table.company(0, RICE, "west-3")
        table.company(1, SPICE, "west-2")
        table.city("middle-1")
        table.company(0, SHIPS, "gulf gulf")
        events = table.enter("operations")
        assert [event.company for event in of(CompanyOperated, events)][:1] == [RICE]
        assert [event.reason.rule for event in of(Skipped, events)][:1] == ["R-OPS-32"]

    def test_R_OPS_32_refusals_of_filled_land(self, islets: Indonesia) -> None:
        table = Table(islets)
        table.company(0, RICE, "middle-2")
        table.company(1, SPICE, "middle-1")
        table.city("middle-3")
        table.enter("operations")
        assert areas(table) == ["isle-1"]
        table.refuses(Expand("middle-1"), "R-OPS-32", "Middle 1", "goods")
        table.refuses(Expand("middle-3"), "R-OPS-32", "Middle 3", "city")

    def test_R_OPS_32_an_area_just_added_counts(self, islets: Indonesia) -> None:
        table = Table(islets)
        table.company(0, RICE, "west-1")
        table.player(0, expansion=3)
        table.enter("operations")
        table.do(Expand("west-2"), Expand("west-3"))
        assert areas(table) == ["middle-1"]

    def test_R_MAP_02_an_arrow_joins_for_expansion(self, islets: Indonesia) -> None:
        table = Table(islets)
        table.company(0, RICE, "isle-2")
        table.enter("operations")
        assert areas(table) == ["isle-1", "east-1"]

    @pytest.mark.parametrize("owner", [0, 1])
    def test_R_OPS_33_not_next_to_another_company_with_the_same_good(self, islets: Indonesia, owner: int) -> None:
        table = Table(islets)
        table.company(0, RICE, "west-1")
        table.company(owner, RICE_2, "west-3")
        table.enter("operations")
        if owner == 0:
            table.do(Operate(RICE_2))
            assert areas(table) == ["middle-1"]
            table.refuses(Expand("west-2"), "R-OPS-33", "West 2", "rice")
        else:
            assert [event.reason.rule for event in of(Skipped, table.events)][:1] == ["R-OPS-32"]

    @pytest.mark.parametrize(("cash", "asked"), [(19, False), (20, True)])
    def test_R_OPS_31_with_open_money_who_can_just_pay_is_asked(
        self, islets: Indonesia, cash: int, asked: bool
    ) -> None:
        table = Table(islets, money="open")
        table.company(0, RICE, "west-1")
        table.company(0, SHIPS, "gulf")
        table.player(0, cash=cash)
        table.enter("operations")
        table.do(Operate(RICE))
        assert isinstance(table.asked, ChooseExpansion) == asked
        if asked:
            assert list(table.legal) == [Pass(), Expand("west-2")]

    @pytest.mark.parametrize(("areas", "rule"), [("far-1 far-2", "R-OPS-32"), ("west-1", "R-OPS-31")])
    def test_R_YEA_01_who_can_not_expand_is_told_why(self, islets: Indonesia, areas: str, rule: str) -> None:
        table = Table(islets, money="open")
        table.company(1, RICE, areas)
        table.company(1, SHIPS, "gulf")
        table.player(1, cash=0 if rule == "R-OPS-31" else 100)
        table.enter("operations")
        events = table.do(Operate(RICE))
        skipped = [event for event in of(Skipped, events) if event.reason.rule == rule]
        assert [event.seat for event in skipped] == [1]

    def test_R_OPS_26_a_plan_gains_what_its_sales_gain_together(self, islets: Indonesia) -> None:
        table = Table(islets)
        company = table.company(0, RICE, "west-1 west-3")
        table.company(0, SHIPS_2, "south")
        table.company(1, SHIPS, "south strait")
        one = Deliver("west-1", SHIPS, ("south",), "middle-2")
        two = Deliver("west-3", SHIPS_2, ("south",), "middle-2")
        three = Deliver("west-1", SHIPS, ("south", "strait"), "isle-1")
        assert gains(table.state, company, ()) == [0, 0, 0]
        assert gains(table.state, company, (one,)) == [15, 5, 0]
        assert gains(table.state, company, (two,)) == [20, 0, 0]
        assert gains(table.state, company, (one, two, three)) == [45, 15, 0]

    def test_R_OPS_32_what_is_no_area_is_called_as_it_was(self, islets: Indonesia) -> None:
        table = Table(islets)
        table.company(0, RICE, "west-1")
        table.enter("operations")
        table.refuses(Expand("Atlantis"), "R-OPS-32", "Atlantis")

    def test_R_OPS_33_arrows_count(self, islets: Indonesia) -> None:
        table = Table(islets)
        table.company(0, RICE, "middle-2")
        table.company(1, RICE_2, "isle-2")
        table.enter("operations")
        assert areas(table) == ["middle-1", "middle-3"]
        table.refuses(Expand("isle-1"), "R-OPS-33", "Isle 1", "rice")

    def test_R_OPS_33_another_good_next_door_is_no_obstacle(self, islets: Indonesia) -> None:
        table = Table(islets)
        table.company(0, RICE, "west-1")
        table.company(1, SPICE, "west-3")
        table.enter("operations")
        assert areas(table) == ["west-2"]

    def test_R_OPS_34_a_merged_company_expands_once_anywhere_along_its_zones(self, islets: Indonesia) -> None:
        table = Table(islets)
        table.company(0, f"{RICE} {RICE_2}", "far-1 west-1")
        table.player(0, expansion=2)
        table.enter("operations")
        assert areas(table) == ["far-2", "west-2"]
        table.do(Expand("west-2"), Expand("far-2"))
        assert table.phase != "operations"

    def test_the_order_is_sell_then_income_then_expand(self, market: Table) -> None:
        market.enter("operations")
        assert isinstance(market.asked, DeliverGoods)
        events = market.do(DeliverRest())
        kinds = [type(event) for event in events if isinstance(event, GoodDelivered | Skipped | Expanded)]
        assert kinds[:3] == [GoodDelivered, GoodDelivered, Skipped]


class TestNothingSold:
    @pytest.mark.parametrize(
        ("ships", "city", "rule"),
        [("", "east-2", "R-OPS-21"), ("north", "east-2", "R-OPS-21"), ("ocean", "", "R-OPS-20")],
    )
    def test_R_OPS_21_the_log_says_why(self, islets: Indonesia, ships: str, city: str, rule: str) -> None:
        table = Table(islets)
        table.company(0, RICE, "far-1")
        if ships:
            table.company(1, SHIPS_2, ships)
        if city:
            table.city(city)
        events = table.enter("operations")
        assert [(event.company, event.reason.rule) for event in of(NothingDelivered, events)] == [(RICE, rule)]


def test_the_phase_without_companies_passes_and_leads_to_city_growth(table: Table) -> None:
    events = table.enter("operations")
    assert of(EarningsCollected, events) == [EarningsCollected((0, 0, 0))]
    assert PhaseBegan("city_growth") in events
