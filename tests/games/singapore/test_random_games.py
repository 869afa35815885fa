"""Games that bots play from their views, checked after every action."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from indonesia_qt.core.flow import CHANCE, IllegalAction
from indonesia_qt.core.record import FORMAT, MapRef, Record, SaveHeader, Seat
from indonesia_qt.core.session import Session
from indonesia_qt.games.singapore.bots.rules_of_thumb import Easy, RandomBot
from indonesia_qt.games.singapore.game import Singapore
from indonesia_qt.games.singapore.maps.layouts import random_layout
from indonesia_qt.games.singapore.rules.scenario import combine
from indonesia_qt.games.singapore.rules.state import State
from tests.games.singapore.boards import drawn, game_on
from tests.games.singapore.play import ALL_OPTIONS, Busy, watch

PLAYERS = (2, 3, 4)
BOTS = ((RandomBot,), (Busy,), (Busy, RandomBot), (Easy, Busy), (Easy,))
LAYOUTS = ("compact", "wide", "bay")
SOAK_GAMES, SOAK_CHUNK = 1000, 50


def replayed(session: Session[State], game: Singapore, seed: int) -> None:
    """Check that the saved log of a game leads to the same position, by the same events."""
    players = len(session.state.players)
    header = SaveHeader(
        FORMAT,
        "test",
        game.name,
        MapRef(game.map_id, game.fingerprint),
        tuple(Seat(f"P{seat}", seat, "random") for seat in range(players)),
        seed,
        msgspec.Raw(msgspec.json.encode(session.setup)),
    )
    saved = [
        msgspec.json.encode({"line": "play", "by": entry.seat, "action": entry.action}) for entry in session.entries
    ]
    saved.append(msgspec.json.encode({"line": "result", "money": list(game.scores(session.state))}))
    again, error = Record(Path("none"), header, saved).replay(game)
    assert error is None
    assert again.state == session.state
    assert again.entries == session.entries


def back_and_forth(session: Session[State]) -> None:
    """Undo as far as chance allows, and play it again."""
    state, entries = session.state, list(session.entries)
    undone = 0
    while session.can_undo:
        session.undo()
        undone += 1
    if any(entry.seat != CHANCE for entry in session.entries):
        with pytest.raises(IllegalAction):
            session.undo()
    for _ in range(undone):
        session.redo()
    assert (session.state, session.entries) == (state, entries)


def watch_many(players: int, seeds: range) -> None:
    """Watch a game for each seed; options, bots and layouts go round."""
    for seed in seeds:
        game = game_on(LAYOUTS[seed % len(LAYOUTS)])
        session = watch(game, ALL_OPTIONS[seed % len(ALL_OPTIONS)], players, seed, BOTS[seed % len(BOTS)])
        replayed(session, game, seed)
        back_and_forth(session)


@pytest.mark.parametrize("players", PLAYERS)
def test_random_games(players: int) -> None:
    watch_many(players, range(len(ALL_OPTIONS)))


@pytest.mark.parametrize("seed", range(4))
def test_games_on_boards_from_a_seed(seed: int) -> None:
    layout = random_layout(seed)
    game = Singapore(combine(drawn(layout), layout.game_data("Random")))
    replayed(watch(game, ALL_OPTIONS[seed], 2 + seed % 3, seed, (Busy,)), game, seed)


@pytest.mark.soak
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("first", range(0, SOAK_GAMES, SOAK_CHUNK))
def test_soak_of_random_games(players: int, first: int) -> None:
    watch_many(players, range(100 + first, 100 + first + SOAK_CHUNK))
