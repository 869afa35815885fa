"""What may follow from a position is remembered for equal positions, and for no others."""

from __future__ import annotations

from itertools import pairwise

import pytest

from indonesia_qt.core.flow import question, settle, step
from indonesia_qt.games.indonesia.bots.candidates import Prospect, joined
from indonesia_qt.games.indonesia.bots.evaluate import outlook, weights_for
from indonesia_qt.games.indonesia.bots.foresight import Foresight
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.actions import Announce
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.new_era import ChooseSite
from indonesia_qt.games.indonesia.rules.state import Options, OrderBid, State
from tests.games.indonesia.play import play
from tests.games.indonesia.positions import Table

PACE = 0.75


def unasked() -> State:
    pytest.fail("what follows is known")


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_remembered_is_what_would_be_found(real: Indonesia, players: int) -> None:
    for seed in (1, 2):
        for moment in play(real, Options(), players, seed, [Greedy]):
            s = moment.state
            found, _ = Foresight(s, PACE).after("to stay", s.copy)
            assert found == outlook(s, PACE)


def test_an_equal_position_leads_to_the_same_whatever_was_bid_before(islets: Indonesia) -> None:
    table = Table(islets)
    table.company(0, "a-west-rice", "west-1")
    table.enter("acquisitions")
    s = table.state
    found, position = Foresight(s, PACE).after("to stay", s.copy)
    assert position == s
    s.bids = (OrderBid(s.year, 0, 3, 3),)
    assert Foresight(s, PACE).after("to stay", unasked) == (found, None)


def test_who_has_other_money_is_in_another_position(islets: Indonesia) -> None:
    table = Table(islets)
    table.enter("acquisitions")
    Foresight(table.state, PACE).after("to stay", table.state.copy)
    table.state.players[0].cash += 1
    found, _ = Foresight(table.state, PACE).after("to stay", table.state.copy)
    assert found == outlook(table.state, PACE)


def test_a_merger_leads_to_the_same_whoever_announces_it_and_whatever_was_bid(islets: Indonesia) -> None:
    table = Table(islets)
    table.company(0, "a-west-rice", "west-1")
    table.company(1, "a-far-rice", "far-1")
    for seat in (0, 1):
        table.state.players[seat].mergers = 2
    table.enter("mergers")
    s, w = table.state, weights_for("hard", len(table.state.players))
    announced = table.asked
    assert isinstance(announced, AnnounceMerger)
    pair = announced.pairs(s)[0]
    nominal = Prospect(s, *pair, w).nominal
    step(s, Announce(*pair, announced.bids(s, *pair)[0]), [])
    bidding = table.asked
    assert isinstance(bidding, RaiseBid)
    found, _ = Foresight(s, w.pace).after((*pair, bidding.seat), unasked)
    assert found == outlook(joined(s, *pair, bidding.seat, nominal), w.pace)


def test_while_cities_are_placed_the_cards_of_the_era_matter(real: Indonesia) -> None:
    s = real.start(real.new_setup(Options(), 3, 1))
    settle(s, [])
    assert isinstance(question(s), ChooseSite)
    without = s.copy()
    for player in without.players[1:]:
        player.cards = ((), *player.cards[1:])
    Foresight(s, PACE).after("to stay", s.copy)
    assert Foresight(without, PACE).after("to stay", without.copy)[1] is not None


def test_what_comes_in_the_next_year_isnt_remembered(real: Indonesia) -> None:
    moments = [moment.state.copy() for moment in play(real, Options(), 3, 1, [Greedy])]
    before, after = next((a, b) for a, b in pairwise(moments) if b.year > a.year)
    for _ in range(2):
        assert Foresight(before, PACE).after("to go on", after.copy)[1] == after
