# ruff: noqa: N802
"""The game as the table sees it."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from indonesia_qt.core.record import FORMAT
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.bots.rules_of_thumb import RandomBot
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.actions import AnyAction
from indonesia_qt.games.indonesia.rules.scoring import final_money
from indonesia_qt.games.indonesia.rules.state import Options
from tests.games.indonesia.play import Mixed, play


def test_a_set_up_survives_its_json(real: Indonesia) -> None:
    for players in (2, 3, 4, 5):
        setup = real.new_setup(Options(money="open", siap_faji_contact="allow"), players, players)
        assert real.decode_setup(msgspec.json.encode(setup), players, players, FORMAT) == setup


@pytest.mark.parametrize(("save_format", "rule"), [(1, "automatic"), (3, "automatic"), (4, "chosen")])
def test_R_OPS_02_the_format_of_a_save_tells_the_rule_for_idle_companies(
    real: Indonesia, save_format: int, rule: str
) -> None:
    raw = b'{"options":{},"deal":' + msgspec.json.encode(real.new_setup(Options(), 3, 1).deal) + b"}"
    assert real.decode_setup(raw, 3, 1, save_format).options.idle_companies == rule


def test_every_action_of_a_game_survives_its_json(real: Indonesia) -> None:
    kinds = set()
    for seed in range(4):
        for moment in play(real, Options(), 3, seed, [Mixed]):
            if moment.action is not None:
                kinds.add(type(moment.action))
                raw = msgspec.json.encode(moment.action)
                assert msgspec.json.decode(raw, type=AnyAction) == moment.action
    assert len(kinds) >= 13


def test_the_same_set_up_and_answers_give_the_same_game(real: Indonesia) -> None:
    ends = []
    for _ in range(2):
        session = Session(real, real.new_setup(Options(), 3, 11))
        chance, bot = Random(11), RandomBot()
        while asked := session.question:
            session.submit(bot.choose(real.view(session.state, asked.seat), asked, chance))
        ends.append((session.state, session.entries))
    assert ends[0] == ends[1]


def test_games_that_start_alike_share_nothing(real: Indonesia) -> None:
    setup = real.new_setup(Options(), 3, 1)
    first, second = real.start(setup), real.start(setup)
    first.players[0].cash = 0
    first.players[0].companies.append("x")
    first.stones[0] = 0
    first.deeds.clear()
    assert second == real.start(setup)


def test_money_is_the_final_money(real: Indonesia) -> None:
    state = real.start(real.new_setup(Options(), 3, 1))
    state.players[1].bank = 7
    assert list(real.scores(state)) == final_money(state) == [100, 107, 100]


@pytest.mark.parametrize("players", [1, 6])
def test_a_set_up_for_too_few_or_too_many_is_refused(real: Indonesia, players: int) -> None:
    raw = msgspec.json.encode(real.new_setup(Options(), 3, 1))
    with pytest.raises(ValueError, match=f"2 to 5 players, not for {players}"):
        real.decode_setup(raw, players, 1, FORMAT)
