# ruff: noqa: N802
"""The starting round (S-STA)."""

from __future__ import annotations

from indonesia_qt.core.flow import settle
from indonesia_qt.core.session import Session
from indonesia_qt.games.singapore.rules.actions import Found, Join, Step
from indonesia_qt.games.singapore.rules.round import Round
from indonesia_qt.games.singapore.rules.starting_round import FoundBuilding, StartingRound
from indonesia_qt.games.singapore.rules.state import Options
from tests.games.singapore.boards import game_on
from tests.games.singapore.positions import BLACK, Table


def test_S_STA_01_as_many_tiles_as_players_are_laid_out_and_the_Raffles_player_is_last() -> None:
    for players in (3, 4):
        game = game_on()
        session = Session(game, game.new_setup(Options(), players, 3), seed=3)
        raffles = session.state.raffles
        assert len(session.state.display) == players
        seats = []
        while session.state.round == 0:
            if isinstance(session.question, FoundBuilding):
                seats.append(session.question.seat)
            session.submit(session.question.actions(session.state)[0])
        assert seats == [(raffles - n) % players for n in range(1, players)] + [raffles]


def starting(players: int = 3, *tiles: str) -> Table:
    """The starting round with tiles on display; seat 0 has the Raffles stone."""
    table = Table(players)
    table.state.round = 0
    table.lay_out(*tiles, top="III-01")
    table.state.stack[:] = [Round(), StartingRound()]
    settle(table.state, [])
    return table


def test_S_STA_02_one_builds_next_to_a_start_building_or_one_of_another_player() -> None:
    table = starting(3, "I-01", "I-04", "I-07")
    assert table.asked.seat == 2
    beside_start = {"c6", "d5", "e5", "f5", "g5", "h6"}
    assert {found.area for found in table.legal_of(Found)} == beside_start
    assert {found.tile for found in table.legal_of(Found)} == {"I-01", "I-04", "I-07"}
    table.refuses(
        Found("I-01", "d4"), "S-STA-02", "Choose a lot next to a start building or to another player’s building."
    )
    table.refuses(Found("I-01", "d6"), "S-STA-02", "D6 isn’t a lot.")
    table.refuses(Found("I-02", "d5"), "S-BLD-01", "Counting House (small) isn’t on display.")
    table.do(Found("I-01", "e5"))
    assert table.state.owners == {"e5": 2}
    assert table.money() == [5, 5, 3]
    assert table.state.flags == [14, 14, 13]
    assert {found.area for found in table.legal_of(Found)} == beside_start - {"e5"} | {"e4"}
    table.refuses(Found("I-04", "e5"), "S-STA-02", "There’s already a building on E5.")


def test_S_STA_03_the_first_building_is_joined_by_a_free_road() -> None:
    table = starting(3, "I-01", "I-04", "I-07")
    table.do(Found("I-01", "e5"))
    assert table.state.roads == [("e5", "e6")]
    table.do(Found("I-04", "d5"))
    assert {join.area for join in table.legal} == {"d6", "e5"}
    table.do(Join("e5"))
    assert table.state.roads[-1] == ("d5", "e5")
    assert table.money() == [5, 4, 3]


def test_S_STA_04_an_illegal_tile_draws_a_chip_and_no_worker_moves() -> None:
    table = starting(3, "I-09", "I-04", "I-07")
    table.do(Found("I-09", "e5"))
    table.do(BLACK)
    assert table.state.chips == [0, 0, 1]
    assert table.asked == FoundBuilding(1, 1)
    table.do(Found("I-04", "g5"), Found("I-07", "c6"))
    assert table.state.round == 1
    assert all(player.workers == ("",) for player in table.state.players)
    assert table.state.display == ["III-01"]
    assert not table.legal_of(Step)
