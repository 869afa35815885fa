"""The one reason that makes the difference: there is one for every question, and it is true."""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache
from itertools import chain

import pytest

from indonesia_qt.core.bots import BotRequest
from indonesia_qt.core.flow import Pass, Question, question
from indonesia_qt.games.indonesia.analysis.why import Why
from indonesia_qt.games.indonesia.bots.candidates import weighed
from indonesia_qt.games.indonesia.bots.evaluate import weights_for
from indonesia_qt.games.indonesia.bots.explain import Explanation, explained, parts_of
from indonesia_qt.games.indonesia.bots.key_reason import key_reason
from indonesia_qt.games.indonesia.bots.lookahead import Medium
from indonesia_qt.games.indonesia.bots.merger_worth import merger_worth
from indonesia_qt.games.indonesia.bots.outcomes import outcomes
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules import actions as act
from indonesia_qt.games.indonesia.rules.constants import BID_FACTOR
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid, TurnOrder, new_order
from indonesia_qt.games.indonesia.rules.state import Options, State
from tests.games.indonesia.boards import sketch
from tests.games.indonesia.play import Busy, Mixed, play
from tests.games.indonesia.positions import Table

GAMES = ((3, 3, (Mixed,)), (4, 5, (Greedy,)), (5, 2, (Greedy, Mixed)), (2, 8, (Busy, Greedy)))
"""Numbers of players, seeds and bots."""


@cache
def decisions(game: Indonesia) -> list[tuple[State, Question[State], str]]:
    """Views of whoever is asked in some games, with the bot that explains; the first of each kind of question."""
    found = []
    for players, seed, bots in GAMES:
        met: Counter[type] = Counter()
        for number, moment in enumerate(play(game, Options(), players, seed, bots)):
            asked = question(moment.state)
            if asked is None:
                break
            met[type(asked)] += 1
            if met[type(asked)] < 3 or number % 23 == 0:
                view = game.view(moment.state.copy(), asked.seat)
                found.append((view, asked, "expert" if number % 2 else "medium"))
    return found


def reason_for(table: Table, *answers: act.Bid) -> Why:
    """The reason for the first of the bids and against the second."""
    view, asked = table.state, table.asked
    w = weights_for("expert", len(view.players))
    leading = [outcomes(view, asked, answer, w) for answer in answers]
    first, second = (parts_of(found, asked.seat, w) for found in leading)
    return key_reason(view, asked, answers, leading, {kind: round(first[kind] - second[kind]) for kind in first}, w)


def test_the_parts_of_every_decision_add_up_and_each_kind_of_question_has_a_key_reason(real: Indonesia) -> None:
    kinds: defaultdict[type, set[str]] = defaultdict(set)
    mergers = 0
    for view, asked, bot in decisions(real):
        explanation = explained(BotRequest(lambda _: Medium(), bot, view, asked, 1, 0))
        kinds[type(asked)].add(explanation.key.kind)
        if len(explanation.candidates) > 1:
            best, other = explanation.candidates[:2]
            assert sum(reason.amount for reason in explanation.reasons) == best.lead - other.lead, asked
            mergers += isinstance(asked, AnnounceMerger | RaiseBid) and bool(explanation.reasons)
    assert len(kinds) >= 10
    assert mergers > 2


def test_what_is_only_expected_has_its_figure(real: Indonesia) -> None:
    found = []
    for view, asked, bot in decisions(real):
        if isinstance(asked, PlaceBid | AnnounceMerger | RaiseBid):
            continue
        w = weights_for(bot, len(view.players))
        best = weighed(view, asked, w)[0].action
        same = outcomes(view, asked, best, w)
        found.append(key_reason(view, asked, [best, best], [same, same], {"production": 40, "cash": -40}, w))
    expected = [why for why in found if why.kind == "production_later"]
    assert expected
    assert {why.amount for why in expected} == {40}


def test_where_an_answer_leads_is_worth_what_the_bot_expects_of_it(real: Indonesia) -> None:
    compared: Counter[type] = Counter()
    for view, asked, bot in decisions(real):
        if compared[type(asked)] >= 3:
            continue
        w = weights_for(bot, len(view.players))
        for found in weighed(view, asked, w)[:4]:
            tilt = 2.0 if isinstance(asked, AnnounceMerger) and found.action == Pass() else 0.0
            parts = parts_of(outcomes(view, asked, found.action, w), asked.seat, w)
            assert sum(parts.values()) == pytest.approx(found.estimate - tilt), found
            compared[type(asked)] += 1
    assert len(compared) >= 10


def test_what_is_said_of_a_bid_for_the_order_is_true(real: Indonesia) -> None:
    met: Counter[str] = Counter()
    for view, asked, bot in decisions(real):
        if isinstance(asked, PlaceBid):
            explanation = explained(BotRequest(lambda _: Medium(), bot, view, asked, 1, 0))
            _check_bid(view, asked, explanation)
            met[explanation.key.kind] += 1
    assert len(met) >= 2


def _order(view: State, asked: PlaceBid, amount: int, rival: int = -1, answer: int = 0) -> list[int]:
    """The order of play after a bid, when all who follow bid nothing but for a rival's answer."""
    frame = view.stack[-2]
    assert isinstance(frame, TurnOrder)
    bids = {asked.seat: amount, rival: answer}
    later = view.order[len(frame.strengths) :]
    strengths = [bids.get(seat, 0) * BID_FACTOR[view.players[seat].bid - 1] for seat in later]
    return new_order(view.order, [*frame.strengths, *strengths])


def _check_bid(view: State, asked: PlaceBid, explanation: Explanation) -> None:
    key, seat = explanation.key, asked.seat
    bids = [one.action.amount for one in explanation.candidates if isinstance(one.action, act.Bid)]
    if key.kind in ("bid_before", "bid_before_times"):
        assert _order(view, asked, key.amount).index(seat) < _order(view, asked, key.amount).index(key.seats[0])
        assert _order(view, asked, bids[1]).index(seat) > _order(view, asked, bids[1]).index(key.seats[0])
    if key.kind in ("bid_enough", "bid_place"):
        assert _order(view, asked, key.amount)[key.place] == seat
        next_place = key.next_place if key.kind == "bid_place" else key.place
        assert _order(view, asked, key.than)[next_place] == seat
    if key.kind in ("bid_bar", "bid_unless"):
        for answer, first in ((key.number, key.seats[0]), (key.number - 1, seat)):
            order = _order(view, asked, key.amount, key.seats[0], answer)
            assert min((seat, key.seats[0]), key=order.index) == first
    if key.kind == "bid_unless":
        assert _order(view, asked, key.amount, key.seats[0], key.number - 1)[key.place] == seat
    if key.kind == "bid_bar":
        order = _order(view, asked, key.than, key.seats[0], key.fewer)
        assert order.index(key.seats[0]) < order.index(seat)


def test_the_last_to_bid_is_told_whom_the_bid_overtakes(real: Indonesia) -> None:
    table = Table(real, 4)
    table.enter("turn_order")
    table.do(act.Bid(3), act.Bid(12), act.Bid(6))
    assert reason_for(table, act.Bid(13), act.Bid(7)).kind in ("bid_before", "bid_place")
    table.do(act.Bid(13))
    assert table.state.order[0] == 3


def test_a_bid_that_counts_several_times_is_named_with_its_factor(real: Indonesia) -> None:
    table = Table(real, 2)
    table.state.players[0].bid = 2
    table.enter("turn_order")
    table.do(act.Bid(7))
    key = reason_for(table, act.Bid(36), act.Bid(0))
    assert (key.kind, key.amount, key.than, key.number, key.fewer, key.seats[0]) == ("bid_before_times", 36, 7, 1, 5, 0)


def test_what_is_said_of_a_bid_in_an_auction_agrees_with_the_worth_on_its_ruler(real: Indonesia) -> None:
    met: Counter[str] = Counter()
    w = weights_for("hard", 4)
    for moment in chain(play(real, Options(), 4, 7, (Busy,)), play(real, Options(), 4, 7, (Greedy, Busy))):
        asked = question(moment.state)
        if not isinstance(asked, RaiseBid):
            continue
        view = real.view(moment.state.copy(), asked.seat)
        bids = asked.bids(view)
        if not bids or met.total() > 100:
            continue
        worth = merger_worth(view, asked, {})
        for best in (Pass(), act.Raise(bids[0]), act.Raise(bids[-1])):
            key = key_reason(view, asked, (best, Pass()), [outcomes(view, asked, best, w)] * 2, {"money": 120}, w)
            bid = key.than
            assert (key.amount, key.number) == (worth.low, worth.high)
            assert bid == (best.bid if isinstance(best, act.Raise) else bids[0])
            assert {
                "pass_dear": bid > worth.high,
                "raise_keeps": bid > worth.high,
                "pass_short": worth.low < bid <= worth.high,
                "raise_lasting": worth.low < bid <= worth.high,
                "pass_outbid": bid <= worth.low,
                "pass_close": bid <= worth.low,
                "raise_safe": bid <= worth.low,
            }[key.kind]
            met[key.kind] += 1
    assert len(met) > 4


def test_who_merges_two_companies_of_his_own_is_told_what_they_sell_and_that_a_slot_is_freed() -> None:
    game = sketch(
        {"left": 3, "right": 3, "town": 1},
        borders="left-1 left-2, left-2 left-3, right-1 right-2, right-2 right-3",
        coasts={"a": "left-1 right-1 town-1"},
        deeds="a left rice, a right rice, a town shipping 4/4/4, b left rubber, b right rubber, c town oil",
    )
    table = Table(game, 2)
    table.company(0, "a-left-rice", "left-1")
    table.company(0, "a-right-rice", "right-1")
    table.company(0, "a-town-shipping", "a a")
    table.city("town-1", 2)
    table.player(0, mergers=2)
    table.deeds("b-left-rubber b-right-rubber")
    table.enter("mergers")
    table.player(1, cash=0)
    w, merge = weights_for("medium", 2), act.Announce("a-left-rice", "a-right-rice", 40)
    leading = [outcomes(table.state, table.asked, action, w) for action in (merge, Pass())]
    key = key_reason(table.state, table.asked, (merge, Pass()), leading, {}, w)
    assert (key.kind, key.number, key.own) == ("merge_own", 2, True)


def best_research(table: Table, best: act.Research, other: act.Research) -> Why:
    w = weights_for("medium", len(table.state.players))
    leading = [outcomes(table.state, table.asked, action, w) for action in (best, other)]
    return key_reason(table.state, table.asked, (best, other), leading, {"rivals": 100}, w)


def test_a_slot_is_advised_for_the_deed_that_it_makes_room_for_and_not_against_help_for_a_rival() -> None:
    game = sketch(
        {"left": 3, "right": 2, "town": 1},
        borders="left-1 left-2, left-2 left-3, right-1 right-2",
        coasts={"a": "left-1 right-1 town-1"},
        deeds="a left rice, a right rubber, a town shipping 4/4/4, b town oil",
    )
    table = Table(game, 2)
    table.company(0, "a-left-rice", "left-1")
    table.company(1, "a-town-shipping", "a a")
    table.city("town-1", 2)
    table.deeds("a-right-rubber")
    table.enter("research")
    key = best_research(table, act.Research("slots", 0), act.Research("hull", 1))
    assert (key.kind, key.company) == ("slot_start", "a-right-rubber")
    assert key.amount == 25  # rubber is sold for 30, and the ship costs 5

    table.deeds("b-town-oil")
    table.state.deeds.remove("a-right-rubber")
    key = best_research(table, act.Research("slots", 0), act.Research("hull", 1))
    assert key.kind == "slots_full", "nothing on offer would sell"


def test_a_step_of_hull_is_advised_for_the_income_of_the_ships() -> None:
    game = sketch(
        {"left": 3, "town": 1},
        borders="left-1 left-2, left-2 left-3",
        coasts={"a": "left-1 town-1"},
        deeds="a left rice, a town shipping 4/4/4, b town oil",
    )
    table = Table(game, 2)
    table.company(0, "a-left-rice", "left-1 left-2")
    table.company(0, "a-town-shipping", "a")
    table.city("town-1", 2)
    table.enter("research")
    key = best_research(table, act.Research("hull", 0), act.Research("expansion", 0))
    assert (key.kind, key.fewer, key.amount) == ("hull_income", 2, 20)
