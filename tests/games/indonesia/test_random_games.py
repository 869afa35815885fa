"""Games that bots play from their views, checked after every action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import pytest

from indonesia_qt.core.game import Bot
from indonesia_qt.core.record import FORMAT, MapRef, Record, SaveHeader, Seat
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy, RandomBot
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.state import State
from tests.games.indonesia import boards
from tests.games.indonesia.play import ALL_OPTIONS, Busy, Mixed, Stalemate, lines, watch
from tests.soak import soak_but

GAMES = len(ALL_OPTIONS)
"""For each number of players in the normal run: one with each combination of options."""
SOAK_GAMES, SOAK_CHUNK = 1000, 25

PLAYERS = (2, 3, 4, 5)
Bots = Sequence[Callable[[], Bot]]


def replayed(session: Session[State], game: Indonesia, seed: int) -> None:
    """Check that the saved log of a game dealt by `seed` leads to the same position, by the same events."""
    header = SaveHeader(
        FORMAT,
        "test",
        game.name,
        MapRef(game.map_id, game.fingerprint),
        tuple(Seat(f"P{seat}", seat, "random") for seat in range(len(session.state.players))),
        seed,
        msgspec.Raw(msgspec.json.encode(session.setup)),
    )
    saved = lines(session)
    if session.question is None:
        saved.append(msgspec.json.encode({"line": "result", "money": list(game.scores(session.state))}))
    again, error = Record(Path("none"), header, saved).replay(game)
    assert error is None
    assert again.state == session.state
    assert again.opening == session.opening
    assert again.entries == session.entries


def watch_many(game: Indonesia, players: int, seeds: range, bots: Sequence[Bots] = ((RandomBot,),)) -> None:
    """Watch a game for each seed; options and bots go round. All must come to an end."""
    endless = []
    for seed in seeds:
        try:
            session = watch(game, ALL_OPTIONS[seed % len(ALL_OPTIONS)], players, seed, bots[seed % len(bots)])
        except Stalemate:
            endless.append(seed)
            continue
        replayed(session, game, seed)
        if session.question is not None:
            endless.append(seed)
    assert not endless, f"games that never end: seeds {endless}"


@pytest.mark.parametrize("players", soak_but((2, 5), PLAYERS))
def test_random_games_on_the_real_map(real: Indonesia, players: int) -> None:
    watch_many(real, players, range(players % 2, GAMES, 2))


@pytest.mark.parametrize("players", soak_but((3, 4), PLAYERS))
def test_random_games_on_the_small_board(islets: Indonesia, players: int) -> None:
    watch_many(islets, players, range(GAMES))


@pytest.mark.parametrize("players", soak_but((3, 4), PLAYERS))
def test_mixed_games_with_the_other_combinations_of_options(real: Indonesia, players: int) -> None:
    watch_many(real, players, range(1000 + (players + 1) % 2, 1000 + GAMES, 2), [(Mixed,)])


@pytest.mark.parametrize("players", soak_but((2, 5), PLAYERS))
@pytest.mark.parametrize("board", ["real", "islets"])
def test_greedy_random_and_busy_bots_together(board: str, players: int) -> None:
    game = {"real": boards.real, "islets": boards.islets}[board]()
    for seed, bots in enumerate([(Greedy,), (Greedy, RandomBot), (Mixed, Busy), (Busy,)]):
        replayed(watch(game, ALL_OPTIONS[2 * seed % 8], players, seed, bots), game, seed)


@pytest.mark.soak
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("first", range(0, SOAK_GAMES, SOAK_CHUNK))
def test_soak_of_random_games(real: Indonesia, players: int, first: int) -> None:
    watch_many(real, players, range(10_000 + first, 10_000 + first + SOAK_CHUNK))


@pytest.mark.soak
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("first", range(0, SOAK_GAMES, SOAK_CHUNK))
def test_soak_of_mixed_games(real: Indonesia, players: int, first: int) -> None:
    watch_many(real, players, range(first, first + SOAK_CHUNK), [(Mixed, RandomBot), (Mixed,), (Mixed, Greedy)])
