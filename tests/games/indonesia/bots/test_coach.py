"""The coach: chances to win, and what a decision cost."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

import pytest
from msgspec.structs import replace

from indonesia_qt.core.flow import Action, Pass, Question, question, refusal, step
from indonesia_qt.core.judging import PlayOn, opinion_of
from indonesia_qt.core.review import Opinion
from indonesia_qt.games.indonesia.bots import coach
from indonesia_qt.games.indonesia.bots.candidates import Weighed, best, weighed
from indonesia_qt.games.indonesia.bots.chances import chances_to_win, odds, of_forecasts
from indonesia_qt.games.indonesia.bots.coach import IndonesiaCoach
from indonesia_qt.games.indonesia.bots.evaluate import Weights, weights_for
from indonesia_qt.games.indonesia.bots.lookahead import Medium
from indonesia_qt.games.indonesia.bots.rules_of_thumb import RandomBot
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.actions import Bid, DeliverRest, Research
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.rules.phases.mergers import Auction, ChooseRemoval, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseCompany, DeliverGoods
from indonesia_qt.games.indonesia.rules.phases.research import ChooseResearch
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.state import Options, State
from tests.games.indonesia.play import Mixed, play
from tests.soak import soak_but

COACH = IndonesiaCoach()


def moments(game: Indonesia, players: int, every: int) -> Iterator[tuple[State, Question[State]]]:
    for number, moment in enumerate(play(game, Options(), players, 3, [Mixed])):
        asked = question(moment.state)
        if asked is not None and number % every == 0:
            yield moment.state, asked


@pytest.mark.parametrize("players", soak_but((2, 5), [2, 3, 5]))
def test_chances_sum_up_to_one_also_where_money_and_cards_are_hidden(real: Indonesia, players: int) -> None:
    for state, asked in moments(real, players, 200):
        for position in (state, real.view(state, None), real.view(state, asked.seat)):
            before = position.copy()
            chances = COACH.chances(position, Random(1), position.year)
            assert len(chances) == players
            assert sum(chances) == pytest.approx(1)
            assert min(chances) >= 0
            assert position == before


def finished(game: Indonesia, players: int) -> State:
    *_, last = play(game, Options(), players, 3, [Mixed])
    assert question(last.state) is None
    return last.state


def test_of_a_game_that_is_over_the_winner_has_the_whole(real: Indonesia) -> None:
    s = finished(real, 3)
    assert COACH.chances(s, Random(1), s.year)[real.ranking(s)[0]] == 1


def test_winners_with_equal_money_share_it(real: Indonesia) -> None:
    s = finished(real, 3).copy()
    for player in s.players[:2]:
        player.cash, player.bank, player.earnings = 5000, 0, 0
    assert chances_to_win(s) == (0.5, 0.5, 0)


def test_a_lead_counts_more_when_the_end_is_near() -> None:
    early, late = (of_forecasts([[1.2, 0.9, 0.9]] * 2, odds().at(years))[0] for years in (8, 1))
    assert 1 / 3 < early < late < 1


@pytest.mark.parametrize(("players", "every"), [(2, 13), pytest.param(4, 23, marks=pytest.mark.soak)])
def test_what_is_best_can_be_played(real: Indonesia, players: int, every: int) -> None:
    judged = 0
    for state, asked in moments(real, players, every):
        view, chance = real.view(state, asked.seat), Random(1)
        for bot in (RandomBot(), Medium()):
            played = bot.choose(view.copy(), asked, chance)
            before = view.copy()
            found = COACH.opinion(view, asked, played, Random(2))
            assert view == before
            if found is None:
                assert len(asked.actions(view)) == 1
                continue
            best, own = found.best, found.played
            assert own.action == played
            assert refusal(state, best.action) is None
            assert best.action != played or best == own
            assert len(found.chances) == players
            assert sum(found.chances) == pytest.approx(1)
            assert found.chances[asked.seat] == pytest.approx(own.chance)
            assert COACH.opinion(view, asked, played, Random(2)) == found
            judged += best.action != played
    assert judged > 1


def test_research_in_a_rival_costs_something(real: Indonesia) -> None:
    state, asked = next(
        (state, asked) for state, asked in moments(real, 3, 1) if isinstance(asked, ChooseResearch) and state.year > 1
    )
    gift = Research("hull", (asked.seat + 1) % 3)
    assert asked.check(state, gift) is None
    found = COACH.opinion(real.view(state, asked.seat), asked, gift, Random(1))
    assert found is not None
    assert found.best.action != gift
    assert found.best.chance > found.played.chance
    assert found.best.lead > found.played.lead


def test_no_answer_is_good_because_the_first_look_likes_it_best(
    real: Indonesia, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, asked = next(
        (state, asked) for state, asked in moments(real, 3, 1) if isinstance(asked, ChooseResearch) and state.year > 1
    )
    gift = Research("hull", (asked.seat + 1) % 3)

    def fond_of_gifts(view: State, asked: Question[State], w: Weights) -> list[Weighed]:
        return [one._replace(lead=one.lead + 9999 * (one.action == gift)) for one in weighed(view, asked, w)]

    monkeypatch.setattr(coach, "weighed", fond_of_gifts)
    found = COACH.opinion(real.view(state, asked.seat), asked, gift, Random(1))
    assert found is not None
    assert found.best.action != gift
    assert found.best.chance > found.played.chance


def test_to_pass_and_the_lowest_bid_are_always_compared(real: Indonesia, monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[Action] = []

    def noted(seat: int, played: Action, rivals: Sequence[Action], next_round: Callable[[], PlayOn]) -> Opinion:
        compared[:] = played, *rivals
        return opinion_of(seat, played, (), next_round)

    monkeypatch.setattr(coach, "opinion_of", noted)
    kinds = set()
    for state, asked in moments(real, 3, 9):
        if len(asked.actions(state)) > 1:
            kinds.add(type(asked))
            COACH.opinion(real.view(state, asked.seat), asked, asked.actions(state)[-1], Random(1))
            assert len(set(compared)) == len(compared) <= 5
            assert not isinstance(asked, PlaceBid) or Bid(0) in compared
            assert Pass not in asked.answers or asked.check(state, Pass()) is not None or Pass() in compared
    assert kinds > {PlaceBid, ChooseDeed}


def test_in_an_auction_only_the_last_bid_is_judged() -> None:
    this, other = Auction("a", "b", 20, 0, 1), Auction("a", "c", 20, 0, 1)
    assert COACH.asks_again(RaiseBid(1, this), RaiseBid(1, replace(this, bid=40)))
    assert not COACH.asks_again(RaiseBid(1, this), RaiseBid(1, other))
    assert not COACH.asks_again(RaiseBid(1, this), PlaceBid(1))


def test_what_a_company_can_still_do_counts_for_the_choice_to_operate_it() -> None:
    assert COACH.continues(ChooseCompany(1), DeliverGoods(1, "a", (), ()))
    assert not COACH.continues(DeliverGoods(1, "a", (), ()), ChooseCompany(1))
    assert not COACH.continues(ChooseResearch(1), ChooseCompany(1))
    assert COACH.continues(ChooseRemoval(1, "a", 2), ChooseRemoval(1, "a", 1))


def after(state: State, action: object) -> State:
    s = state.copy()
    step(s, action, [])
    return s


def jump(before: State, then: State) -> float:
    """By how much the chance of a seat changes at most, by the same luck."""
    chances = (COACH.chances(s, Random("the same year"), s.year) for s in (before, then))
    return max(abs(new - old) for old, new in zip(*chances, strict=True))


def test_goods_that_are_only_carried_out_change_no_chances(real: Indonesia) -> None:
    sales = [state.copy() for state, asked in moments(real, 3, 1) if isinstance(asked, DeliverGoods)]
    assert len(sales) > 8
    for state in sales[:: len(sales) // 8]:
        assert jump(state, after(state, DeliverRest())) == 0


def test_chances_hardly_change_when_a_phase_goes_as_expected(real: Indonesia) -> None:
    """A forecast swings by a third here: one has his slot, and the others will have theirs in a moment."""
    w = weights_for("expert", 3)
    state, asked = next(found for found in moments(real, 3, 1) if isinstance(found[1], ChooseResearch))
    swings, forecasts = [], []
    while isinstance(asked, ChooseResearch):
        then = after(state, best(state, asked, w))
        swings.append(jump(state, then))
        forecasts.append(max(abs(b - a) for a, b in zip(chances_to_win(state), chances_to_win(then), strict=True)))
        state, asked = then, question(then)
    assert len(swings) == 3
    assert max(swings) <= 0.1
    assert max(swings) < max(forecasts) / 2
