"""Why a bot plays what it plays."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import msgspec
import pytest

from indonesia_qt.core.bots import BotRequest, bot_chance, ponder
from indonesia_qt.core.flow import Question, question, refusal
from indonesia_qt.core.game import Bot
from indonesia_qt.games.indonesia.bots import BOTS
from indonesia_qt.games.indonesia.bots.explain import (
    KINDS,
    LATER,
    MONEY,
    OTHER,
    RIVALS,
    SHOWN,
    THINKERS,
    Explanation,
    explained,
    explained_together,
    thinker_for,
)
from indonesia_qt.games.indonesia.bots.lookahead import KEY_QUESTIONS, Expert
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.state import Options, State
from tests.games.indonesia.play import Mixed, play
from tests.soak import soak_but

SEED = 5
PATIENCE = 100
"""Looks at a clock, after which an expert comes to an end whatever the machine."""


def made(name: str) -> Bot:
    return Expert(PATIENCE, count().__next__) if name == "expert" else BOTS[name]()


def positions(game: Indonesia, players: int, every: int = 5) -> Iterator[tuple[int, State, Question[State]]]:
    """Views of whoever is asked in a game: the first of each kind of question, and some more."""
    kinds = set()
    for number, moment in enumerate(play(game, Options(), players, 3, [Mixed])):
        asked = question(moment.state)
        if asked is not None and (number % every == 0 or type(asked) not in kinds):
            kinds.add(type(asked))
            yield number, game.view(moment.state, asked.seat), asked
    assert len(kinds) >= 10


@pytest.mark.parametrize("players", soak_but((4,), [2, 4]))
@pytest.mark.parametrize("name", ["medium", "hard"])
def test_the_first_candidate_is_what_the_bot_plays_and_reasons_sum_up_to_its_lead(
    real: Indonesia, players: int, name: str
) -> None:
    told = 0
    for number, view, asked in positions(real, players):
        before = view.copy()
        explanation = explained(BotRequest(made, name, view, asked, SEED, number))
        assert view == before
        found = explanation.candidates
        assert 1 <= len(found) <= SHOWN
        assert all(refusal(view, candidate.action) is None for candidate in found)
        assert len({candidate.action for candidate in found}) == len(found)
        for played_on in (True, False):
            leads = [candidate.lead for candidate in found if bool(candidate.played_on) == played_on]
            assert leads == sorted(leads, reverse=True)
        assert found[0].action == made(name).choose(view, asked, bot_chance(SEED, number))
        if explanation.reasons:
            told += 1
            summed = sum(reason.amount for reason in explanation.reasons)
            assert summed == pytest.approx(found[0].lead - found[1].lead, abs=7)  # each is rounded
            assert isinstance(asked, KEY_QUESTIONS) or LATER not in {reason.kind for reason in explanation.reasons}
    assert told > 20


def test_an_expert_tells_the_means_of_what_all_its_shares_found(real: Indonesia) -> None:
    played_on = 0
    for number, view, asked in positions(real, 3, every=67):
        bot_request = BotRequest(made, "expert", view, asked, SEED, number)
        shares = [ponder(bot_request, share) for share in range(2)]
        one, both = explained_together(bot_request, shares[:1]), explained_together(bot_request, shares)
        assert one.candidates[0].action == made("expert").choose(view, asked, bot_chance(SEED, number))
        times = {candidate.action: candidate.played_on for candidate in one.candidates}
        assert all(candidate.played_on >= times.get(candidate.action, 0) for candidate in both.candidates)
        if most := max(times.values()):
            assert max(candidate.played_on for candidate in both.candidates) > most
        played_on += max(times.values()) > 1
        if both.reasons:
            first, second = both.candidates[:2]
            assert sum(r.amount for r in both.reasons) == pytest.approx(first.lead - second.lead, abs=7)
    assert played_on > 3


def test_the_kinds_of_reason_are_words_for_all_features(real: Indonesia) -> None:
    kinds = {*KINDS, OTHER, MONEY, LATER, RIVALS}
    for number, view, asked in positions(real, 2, every=50):
        explanation = explained(BotRequest(made, "medium", view, asked, SEED, number))
        assert {reason.kind for reason in explanation.reasons} <= kinds
        sent = msgspec.json.decode(msgspec.json.encode(explanation), type=Explanation)
        assert sent == explanation


def test_bots_that_weigh_no_answers_are_explained_by_another() -> None:
    assert {bot: thinker_for(bot) for bot in BOTS} == {bot: bot if bot in THINKERS else "medium" for bot in BOTS}
    assert thinker_for("expert@5") == "expert@5"
    assert thinker_for("own.bots:Frugal") == "medium"
    assert thinker_for("own.bots:Frugal@3") == "medium"
