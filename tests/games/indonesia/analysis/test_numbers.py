"""What learning programs are told: everything that decides how a game can go on, and choices by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from indonesia_qt.core.flow import Action, LazyActions, Pass, question
from indonesia_qt.games.indonesia.analysis.numbers import IndonesiaNumbers
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.actions import (
    Announce,
    Bid,
    Deliver,
    DeliverRest,
    Expand,
    GiveUp,
    Grow,
    Operate,
    PlaceCity,
    PlaceShip,
    Raise,
    Research,
    StartProduction,
    StartShipping,
)
from indonesia_qt.games.indonesia.rules.phases.acquisitions import Acquisitions, ChooseDeed
from indonesia_qt.games.indonesia.rules.phases.city_growth import ChooseGrowth
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, Auction, ChooseRemoval, Mergers, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseExpansion, DeliverGoods, FloatShips
from indonesia_qt.games.indonesia.rules.state import Options, State
from tests.games.indonesia.play import Mixed, play
from tests.games.indonesia.positions import Table

RICE, RICE_2 = "a-far-rice", "a-west-rice"
SHIPS = "a-east-shipping"


def told(table: Table, seat: int | None = None) -> dict[str, float]:
    """The numbers that a seat gets, by default the one that is asked; those that are 0 are left out."""
    seat = table.seat if seat is None else seat
    return numbers_of(table.game, table.state, seat)


def numbers_of(game: Indonesia, s: State, seat: int) -> dict[str, float]:
    numbers = IndonesiaNumbers(game.scenario, len(s.players), len(s.players))
    into = [0.0] * len(numbers.names)
    numbers.write(game.view(s, seat), seat, into)
    return {name: value for name, value in zip(numbers.names, into, strict=True) if value}


@pytest.fixture
def auction(islets: Indonesia) -> Table:
    """Seat 0 has announced a merger of 3 units, seat 2 may outbid it after seat 1 has left."""
    table = Table(islets, 3)
    table.company(0, RICE, "far-1 far-2")
    table.company(1, RICE_2, "west-1")
    table.player(0, mergers=2, cash=100)
    table.player(2, slots=2)
    table.enter("mergers")
    table.do(Announce(RICE, RICE_2, 63), Pass())
    return table


def test_an_auction_is_told_whole(auction: Table) -> None:
    seen = told(auction)
    assert (seen["highest bid"], seen["units for sale"], seen["question RaiseBid"]) == (63, 3, 1)
    assert {name for name in seen if name.endswith("is the highest bidder")} == {"seat +1 is the highest bidder"}
    assert {name for name in seen if name.endswith("is out")} == {"seat +2 is out"}
    assert {name for name in seen if name.endswith("is in question")} == {
        f"{RICE} is in question",
        f"{RICE_2} is in question",
    }
    assert {name for name in seen if name.endswith("is asked")} == {"seat +0 is asked"}


def test_bids_for_the_order_are_told_as_they_are_made_and_kept(islets: Indonesia) -> None:
    table = Table(islets, 3)
    table.enter("turn_order")
    table.do(Bid(3), Bid(0))
    seen = told(table)
    assert {name: value for name, value in seen.items() if "bid" in name and "seat" in name} == {
        **{f"seat +{n} bid": 1 for n in range(3)},
        "seat +1 has bid for the order": 1,
        "seat +1 order bid": 3,
        "seat +1 order bids in all": 3,
        "seat +2 has bid for the order": 1,
    }
    table.do(Bid(9))
    table.state.year = 3
    table.enter("turn_order")
    seen = told(table, 0)
    assert (seen["seat +0 order bid last year"], seen["seat +2 order bid last year"]) == (3, 9)
    assert "seat +2 has bid for the order" not in seen
    assert seen["seat +2 order bids in all"] == 9


def test_those_who_are_out_of_the_acquisitions_are_told(islets: Indonesia) -> None:
    table = Table(islets, 3)
    table.deeds(RICE)
    table.enter("acquisitions")
    table.do(Pass())
    assert {name for name in told(table) if name.endswith("is out")} == {"seat +2 is out"}


def test_the_company_that_operates_and_what_it_may_still_do_are_told(islets: Indonesia) -> None:
    table = Table(islets, 2, era="b")
    table.company(0, SHIPS, "gulf")
    table.player(0, expansion=3)
    table.enter("operations")
    assert told(table)[f"{SHIPS} is in question"] == 1
    assert told(table)["areas or ships to place"] == 2
    table.do(PlaceShip("gulf"))
    assert told(table)["areas or ships to place"] == 1
    assert told(table)[f"{SHIPS} in gulf ships"] == 2


CHOICES: list[tuple[Action, str]] = [
    (Pass(), "pass"),
    (DeliverRest(), "sell the rest"),
    (Bid(7), "bid"),
    (Raise(70), "raise"),
    (Announce(RICE_2, RICE, 60), f"merge {RICE} {RICE_2}"),
    (GiveUp("far-1"), "remove far-1"),
    (StartProduction(RICE, "far-2"), f"start {RICE} far-2"),
    (Research("mergers", 1), "research mergers"),
    (Research("hull", 1), "research hull"),
    (Research("hull", 0), "research hull of seat +2"),
    (Operate(RICE), f"operate {RICE}"),
    (PlaceShip("gulf"), "ship in gulf"),
    (Deliver("far-1", SHIPS, ("gulf",), "west-1"), f"sell from far-1, by {SHIPS}, to west-1"),
    (Expand("far-1"), "expand to far-1"),
    (Grow("west-1"), "grow west-1"),
]


@pytest.mark.parametrize(("action", "words"), CHOICES, ids=lambda value: value if isinstance(value, str) else "")
def test_a_choice_has_the_name_of_what_it_does(islets: Indonesia, action: Action, words: str) -> None:
    numbers = IndonesiaNumbers(islets.scenario, 3, 3)
    assert ", ".join(numbers.choices[choice] for choice in numbers.parts(action, 1)) == words


@pytest.mark.parametrize("players", [2, 4])
def test_every_listed_answer_has_choices_of_its_own(real: Indonesia, players: int) -> None:
    """Amounts and the routes of a delivery aside; cities and ships that start are among them."""
    numbers, kinds = IndonesiaNumbers(real.scenario, players, players), set[type[Action]]()
    for moment in play(real, Options(), players, 3, [Mixed]):
        asked = question(moment.state)
        if asked is None:
            break
        actions = asked.actions(moment.state)
        listed = [make(n[0]) for n, make in actions.blocks if n] if isinstance(actions, LazyActions) else list(actions)
        assert len({numbers.parts(action, asked.seat) for action in listed}) == len(listed)
        kinds.update(type(action) for action in listed)
    assert {PlaceCity, StartShipping, StartProduction, Announce, Deliver} <= kinds


def stack(frames: list[Any]) -> Callable[[State], None]:
    """Has the stack end with these frames."""

    def change(s: State) -> None:
        s.stack[:] = [s.stack[0], *frames]

    return change


BIDDING = Auction(RICE, RICE_2, 63, 0, 0, frozenset({1}))
SALE = Deliver("far-1", SHIPS, ("gulf",), "west-1")


def bidding(auction: Auction, passes: int = 0) -> Callable[[State], None]:
    return stack([Mergers(1, passes), auction, RaiseBid(2, auction)])


DIFFERENT: dict[str, tuple[Callable[[State], None], Callable[[State], None]]] = {
    "bid": (bidding(BIDDING), bidding(BIDDING.raised(0, 66))),
    "bidder": (bidding(BIDDING), bidding(BIDDING.raised(2, 63))),
    "who is out": (bidding(BIDDING), bidding(BIDDING.without(0))),
    "companies for sale": (bidding(BIDDING), bidding(Auction(RICE, SHIPS, 63, 0, 0, frozenset({1})))),
    "passes": (stack([Mergers(1, 1), AnnounceMerger(2, ())]), stack([Mergers(1, 2), AnnounceMerger(2, ())])),
    "out of acquisitions": (
        stack([Acquisitions(0), ChooseDeed(2)]),
        stack([Acquisitions(0, frozenset({1})), ChooseDeed(2)]),
    ),
    "areas left": (stack([ChooseExpansion(2, RICE, 1, True)]), stack([ChooseExpansion(2, RICE, 2, True)])),
    "free": (stack([ChooseExpansion(2, RICE, 1, True)]), stack([ChooseExpansion(2, RICE, 1, False)])),
    "which company": (stack([ChooseExpansion(2, RICE, 1, True)]), stack([ChooseExpansion(2, RICE_2, 1, True)])),
    "ships left": (stack([FloatShips(2, SHIPS, 1)]), stack([FloatShips(2, SHIPS, 2)])),
    "areas to remove": (stack([ChooseRemoval(2, RICE, 1)]), stack([ChooseRemoval(2, RICE, 2)])),
    "sold by hand": (stack([DeliverGoods(2, RICE, (SALE,), ())]), stack([DeliverGoods(2, RICE, (SALE,), (SALE,))])),
    "size": (stack([ChooseGrowth(2, 1)]), stack([ChooseGrowth(2, 2)])),
    "merged": (lambda s: s.merged.clear(), lambda s: s.merged.add(RICE)),
    "operated": (lambda s: s.operated.clear(), lambda s: s.operated.add(RICE)),
    "deeds": (lambda s: s.deeds.clear(), lambda s: s.deeds.append("b-isle-shipping")),
    "order": (lambda s: s.order.sort(), lambda s: s.order.reverse()),
    "city": (lambda s: s.cities.clear(), lambda s: s.cities.update({"isle-1": 2})),
    "received": (lambda s: s.received.clear(), lambda s: s.received.update({("isle-1", "rice"): 1})),
    "stones": (lambda s: None, lambda s: s.stones.reverse()),
    "ships": (lambda s: None, lambda s: s.companies[SHIPS].ships.update({"ocean": 1})),
    "owner": (lambda s: None, lambda s: setattr(s.companies[SHIPS], "owner", 1)),
    "parts": (lambda s: None, lambda s: setattr(s.companies[SHIPS], "deeds", (SHIPS, "b-far-shipping"))),
    "siap faji": (lambda s: None, lambda s: setattr(s.companies[RICE], "kind", "siap_faji")),
}


@pytest.mark.parametrize("name", DIFFERENT)
def test_all_that_decides_how_the_game_goes_on_is_seen(auction: Table, name: str) -> None:
    auction.company(2, SHIPS, "gulf")
    first, second = auction.state.copy(), auction.state.copy()
    for s, change in zip((first, second), DIFFERENT[name], strict=True):
        change(s)
    assert numbers_of(auction.game, first, 2) != numbers_of(auction.game, second, 2)
