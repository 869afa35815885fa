"""Games that bots play without a table."""

from __future__ import annotations

from random import Random

import pytest

from indonesia_qt.core.bots import BotRequest, answer, bot_chance, play_out
from indonesia_qt.core.flow import Action, IllegalAction, Question
from indonesia_qt.core.session import Session
from tests.core.counting import GOAL, Count, Counting, Say, Start


class Chancy:
    """Counts on by chance."""

    def choose(self, view: Count, asked: Question[Count], chance: Random) -> Action:
        return chance.choice(asked.actions(view)[1:])


class Cheat:
    """Counts on too far."""

    def choose(self, view: Count, asked: Question[Count], chance: Random) -> Action:  # noqa: ARG002
        return Say(99)


def made(name: str) -> Chancy:
    assert name == "chancy"
    return Chancy()


def test_bots_play_on_to_the_end_and_each_action_is_told() -> None:
    game, start = Counting(), Start(2, 1)
    state = game.start(start)
    told = list(play_out(game, state, [Chancy(), Chancy()], Random(3)))
    assert state.count == GOAL
    assert [seat for seat, _ in told] == [(n + 1) % 2 for n in range(len(told))]
    session = Session(game, start)
    for _, action in told:
        session.submit(action)
    assert session.state == state


def test_the_same_chance_gives_the_same_game() -> None:
    game = Counting()
    games = [list(play_out(game, game.start(Start(0, 0)), [Chancy(), Chancy()], Random(seed))) for seed in (1, 1, 2, 3)]
    assert games[0] == games[1]
    assert games[0] != games[2] or games[0] != games[3]


class Veiled(Counting):
    """A game whose views are positions of their own."""

    def view(self, s: Count, seat: int | None) -> Count:  # noqa: ARG002
        return s.copy()


class Looking(Chancy):
    """Notes what it is given."""

    def __init__(self, needs_view: bool) -> None:
        self.needs_view = needs_view
        self.given: list[Count] = []

    def choose(self, view: Count, asked: Question[Count], chance: Random) -> Action:
        self.given.append(view)
        return super().choose(view, asked, chance)


@pytest.mark.parametrize("copies", [True, False])
def test_only_a_bot_that_needs_no_view_is_given_the_position_itself(copies: bool) -> None:
    game = Veiled()
    state, bots = game.start(Start(0, 0)), [Looking(needs_view=True), Looking(needs_view=False)]
    list(play_out(game, state, bots, Random(1), copies=copies))
    assert all(bot.given for bot in bots)
    assert not any(view is state for view in bots[0].given)
    assert all((view is state) == (not copies) for view in bots[1].given)


def test_a_bot_that_breaks_the_rules_is_refused() -> None:
    game = Counting()
    with pytest.raises(IllegalAction):
        list(play_out(game, game.start(Start(0, 0)), [Cheat(), Cheat()], Random(1)))


def test_a_bot_asked_again_answers_the_same() -> None:
    game = Counting()
    session = Session(game, Start(0, 0))
    assert session.question is not None
    answers = {answer(BotRequest(made, "chancy", session.state, session.question, 7, 3)) for _ in range(5)}
    assert len(answers) == 1
    asked = (made, "chancy", session.state, session.question, 7)
    many = {answer(BotRequest(*asked, decision)) for decision in range(30)}
    assert len(many) == 3


def test_chance_depends_on_seed_and_decision() -> None:
    drawn = [bot_chance(seed, decision).random() for seed in (1, 2) for decision in (0, 1)]
    assert len(set(drawn)) == 4
    assert bot_chance(1, 0).random() == drawn[0]
