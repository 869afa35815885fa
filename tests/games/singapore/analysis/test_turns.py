"""Who is next agrees with who is asked next in whole games."""

from __future__ import annotations

from random import Random

import pytest

from indonesia_qt.core.session import Session
from indonesia_qt.games.singapore.analysis.turns import next_seat
from indonesia_qt.games.singapore.rules.round import present_phase
from indonesia_qt.games.singapore.rules.state import State
from tests.games.singapore import boards
from tests.games.singapore.play import ALL_OPTIONS, Busy


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_is_next_is_the_next_other_player_who_is_asked(players: int) -> None:
    game = boards.game_on()
    setup = game.new_setup(ALL_OPTIONS[players], players, players)
    session: Session[State] = Session(game, setup, seed=players)
    bot, chance = Busy(), Random(players)
    told: list[tuple[int, int, str | None]] = []
    """Who acted, who was said to be next, and in which phase, since the last change of players."""
    seen = set[str | None]()
    while (asked := session.question) is not None:
        s = session.state
        if told and told[-1][0] != asked.seat:
            assert {expected for _, expected, _ in told} == {asked.seat}
            seen |= {phase for *_, phase in told}
            told.clear()
        expected = next_seat(game.view(s, asked.seat), asked.seat)
        if expected is not None:
            told.append((asked.seat, expected, present_phase(s)))
        session.submit(bot.choose(game.view(s, asked.seat), asked, chance))
    assert seen == {"start", "lots", "turns"}
