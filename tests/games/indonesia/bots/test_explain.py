"""Why a bot plays what it plays."""

from __future__ import annotations

from random import Random

import pytest

from indonesia_qt.core.flow import question, refusal
from indonesia_qt.games.indonesia.bots.explain import SHOWN, explain
from indonesia_qt.games.indonesia.bots.medium import Medium
from indonesia_qt.games.indonesia.rules import Indonesia
from indonesia_qt.games.indonesia.state import Options

from ..play import Mixed, play


@pytest.mark.parametrize("players", [2, 4])
def test_candidates_are_legal_and_ranked_and_the_first_is_what_is_played(real: Indonesia, players: int) -> None:
    kinds = set()
    for number, moment in enumerate(play(real, Options(), players, 3, [Mixed])):
        asked = question(moment.state)
        if asked is None or (number % 5 and type(asked) in kinds):
            continue
        kinds.add(type(asked))
        view = real.view(moment.state, asked.seat)
        before = view.copy()
        found = explain(view, asked, Random(1))
        assert view == before
        assert 1 <= len(found) <= SHOWN
        assert all(refusal(moment.state, candidate.action) is None for candidate in found)
        assert len({candidate.action for candidate in found}) == len(found)
        assert [candidate.lead for candidate in found] == sorted((candidate.lead for candidate in found), reverse=True)
        assert found[0].action == Medium().choose(view, asked, Random(1))
    assert len(kinds) >= 10
