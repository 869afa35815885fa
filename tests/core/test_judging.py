"""How a decision is judged by playing on and by a forecast, in a game that is made up."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle

import pytest

from indonesia_qt.core.flow import Action
from indonesia_qt.core.judging import FEWEST_ROUNDS, MOST_ROUNDS, QUICK_ROUNDS, End, PlayOn, opinion_of
from indonesia_qt.core.review import Opinion


class Take(Action, frozen=True):
    """An answer of the first of two seats."""

    many: int


PLAYED, RIVAL, OTHER = Take(0), Take(1), Take(2)


def end(chance: float, money: float = 100.0, forecast: float = 0.5) -> End:
    return End((chance, 1 - chance), (money, 100.0), (forecast, 1 - forecast))


class Rounds:
    """Deals rounds in which each answer leads where a function says; `luck` differs from round to round."""

    def __init__(self, leads_to: Callable[[Take, float], End]) -> None:
        self.leads_to, self.luck, self.dealt, self.ran = leads_to, cycle([0.0, 0.05, -0.05]), 0, dict[Action, int]()

    def deal(self) -> PlayOn:
        self.dealt, luck = self.dealt + 1, next(self.luck)

        def play_on(action: Action) -> End:
            assert isinstance(action, Take)
            self.ran[action] = self.ran.get(action, 0) + 1
            return self.leads_to(action, luck)

        return play_on

    def opinion(self, *rivals: Take) -> Opinion:
        return opinion_of(0, PLAYED, rivals, self.deal)


def test_what_is_worse_in_every_round_is_flagged_though_nothing_else_is_known_of_it() -> None:
    found = Rounds(lambda take, luck: end(0.4 + luck + 0.1 * (take == RIVAL))).opinion(RIVAL, OTHER)
    assert found.best.action == RIVAL
    assert found.best.chance - found.played.chance == pytest.approx(0.1)
    assert found.chances[0] == pytest.approx(found.played.chance)
    assert not found.disputed


def test_what_leads_to_no_more_is_good() -> None:
    rounds = Rounds(lambda _, luck: end(0.4 + luck))
    found = rounds.opinion(RIVAL)
    assert found.best == found.played
    assert rounds.dealt == QUICK_ROUNDS


def test_luck_alone_is_no_reason() -> None:
    """The rival is better in the first rounds, and then as often worse."""
    luck = iter([0.2, 0.2, *[-0.2, 0.2] * MOST_ROUNDS])

    def leads_to(take: Take, _: float) -> End:
        return end(0.5 + (next(luck) if take == RIVAL else 0.0))

    found = Rounds(leads_to).opinion(RIVAL)
    assert found.best == found.played


def test_few_rounds_that_differ_much_are_no_proof() -> None:
    """Where they count it is better at first by twice their standard error, and then no more."""
    gains = iter([0.1, 0.1, 0.25, 0.05, 0.12, 0.02, -0.1, 0.1, -0.05])

    def leads_to(take: Take, _: float) -> End:
        return end(0.5 + (next(gains) if take == RIVAL else 0.0))

    found = Rounds(leads_to).opinion(RIVAL)
    assert found.best == found.played


def test_only_the_best_is_played_on_until_it_is_clear() -> None:
    rounds = Rounds(lambda take, luck: end(0.4 + luck * (take == RIVAL) + 0.06 * take.many))
    rounds.opinion(RIVAL, OTHER)
    assert rounds.ran[OTHER] >= QUICK_ROUNDS + FEWEST_ROUNDS
    assert rounds.ran[RIVAL] == QUICK_ROUNDS + FEWEST_ROUNDS
    assert rounds.dealt <= QUICK_ROUNDS + MOST_ROUNDS


def test_money_counts_where_the_chances_are_the_same() -> None:
    found = Rounds(lambda take, luck: end(0.0, 100 + luck + 40 * (take == RIVAL))).opinion(RIVAL)
    assert found.best.action == RIVAL
    assert found.best.lead - found.played.lead == pytest.approx(40)
    assert found.best.chance == found.played.chance


def test_it_is_disputed_where_the_forecast_prefers_what_was_played() -> None:
    def leads_to(take: Take, luck: float, forecast: float) -> End:
        return end(0.4 + luck + 0.1 * (take == RIVAL), forecast=forecast if take == RIVAL else 0.5)

    assert Rounds(lambda take, luck: leads_to(take, luck, 0.45)).opinion(RIVAL).disputed
    assert not Rounds(lambda take, luck: leads_to(take, luck, 0.49)).opinion(RIVAL).disputed


def test_the_lead_is_what_a_seat_has_more_than_the_others_on_average() -> None:
    assert End((0.5, 0.25, 0.25), (90.0, 40.0, 20.0), (0.5, 0.25, 0.25)).lead(0) == 60
