"""The bots of the league play legally with everybody on every map, and are measured against Expert."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice, product
from random import Random

import msgspec
import pytest

from indonesia_qt.core.bots import play_out
from indonesia_qt.core.flow import question, refusal
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.actions import Bid
from indonesia_qt.games.indonesia.rules.constants import BID_FACTOR
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid, TurnOrder, new_order
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.games.singapore.rules.actions import BuildTop
from indonesia_qt.library import load_map
from tests.games.indonesia import boards
from tests.games.indonesia.play import ALL_OPTIONS, Busy, Mixed, play
from tests.games.singapore import boards as singapore_boards
from tests.games.singapore.play import ALL_OPTIONS as SINGAPORE_OPTIONS
from tests.games.singapore.play import watch
from tests.games.singapore.positions import Table as SingaporeTable
from tests.opponents.league import HELD_BACK, LEAGUE, LEAGUES, POOL
from tests.opponents.league.__main__ import made, main
from tests.opponents.league.ideas import AlwaysFirstByRules
from tests.soak import soak_but

TABLES_OF_ALL = tuple(product((boards.real, boards.islets), (2, 3, 4, 5)))
SHORT = (boards.real, 3), (boards.islets, 5)
SELDOM = 29
"""One position in so many is tried, besides the first of each kind of question."""


@pytest.mark.parametrize("tables", [SHORT, pytest.param(TABLES_OF_ALL, marks=pytest.mark.soak)], ids=["short", "all"])
@pytest.mark.parametrize("name", LEAGUE)
def test_every_answer_is_legal_and_the_same_chance_gives_it_again(
    name: str, tables: Sequence[tuple[Callable[[], Indonesia], int]]
) -> None:
    asked_kinds = set()
    for board, players in tables:
        game, seed = board(), players - 2
        for number, moment in enumerate(play(game, ALL_OPTIONS[2 * seed + 1], players, seed, [Busy, Mixed])):
            asked = question(moment.state)
            if asked is not None and (type(asked) not in asked_kinds or number % SELDOM == 0):
                asked_kinds.add(type(asked))
                view = game.view(moment.state, asked.seat)
                action = made(name, 0).choose(view, asked, Random(seed))
                assert refusal(moment.state, action) is None
                assert made(name, 0).choose(view, asked, Random(seed)) == action
                assert view == game.view(moment.state, asked.seat)
    assert len(asked_kinds) >= 11


TABLES = {"indonesia": (2, 4, 5), "philippines": (4,), "lagoon": (4, 2)}
"""How many players sit at the tables of each map: one seat for each bot."""


def test_they_play_whole_games_on_every_map() -> None:
    seats = iter(LEAGUE)
    for map_, tables in TABLES.items():
        for players in tables:
            play_out_on(map_, list(islice(seats, players)))
    assert next(seats, None) is None


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", LEAGUE)
def test_each_plays_whole_games_with_every_other(name: str, players: int) -> None:
    others = [other for other in LEAGUE if other != name]
    for number, first in enumerate(range(0, len(others), players - 1)):
        play_out_on(list(TABLES)[number % len(TABLES)], [name, *(others + others)[first : first + players - 1]])


def play_out_on(map_: str, names: list[str]) -> None:
    """Play a game to its end."""
    game = load_map(map_).game
    bots = [made(name, 0) for name in names]
    s = game.start(game.new_setup(Options(), len(names), len(names)))
    for _ in play_out(game, s, bots, Random(1), copies=False):
        pass
    assert question(s) is None


def test_half_of_the_league_is_held_back_and_everybody_says_his_idea() -> None:
    assert not set(POOL) & set(HELD_BACK)
    assert abs(len(POOL) - len(HELD_BACK)) <= 1
    ideas = [(bot.__doc__ or "").split("\n")[0] for bot in LEAGUE.values()]
    assert all(ideas)
    assert len(set(ideas)) == len(LEAGUE)


def test_always_first_bids_no_more_than_makes_sure_of_it() -> None:
    """Even if everybody else bids all that he has, and not for a rupiah less."""
    game, bids = boards.real(), 0
    for moment in play(game, Options(money="open"), 4, 8, [Mixed, Busy]):
        s, asked = moment.state, question(moment.state)
        if isinstance(asked, PlaceBid):
            bids += 1
            safe = [bid for bid in asked.amounts(s) if is_first_against_all_cash(s, asked.seat, bid)]
            bid = AlwaysFirstByRules().choose(game.view(s, asked.seat), asked, Random(1))
            assert not safe or bid == Bid(safe[0])
    assert bids > 12


def is_first_against_all_cash(s: State, seat: int, bid: int) -> bool:
    """Whether a bid for the order of play comes first when all who come later bid what they have."""
    bids = s.stack[-2]
    assert isinstance(bids, TurnOrder)
    amounts = [player.cash for player in s.players]
    amounts[seat] = bid
    strengths = [amounts[n] * BID_FACTOR[s.players[n].bid - 1] for n in s.order[len(bids.strengths) :]]
    return new_order(s.order, [*bids.strengths, *strengths])[0] == seat


def test_the_command_plays_both_ways_and_prints_a_table_and_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "2", "--seed", "3", "--players", "2", "--against", "medium", "random"]) == 0
    *table, data = capsys.readouterr().out.splitlines()
    assert table[2].startswith("| random | 0% | 0% to 66% | 100% | 34% to 100% | 50% | 2 |")
    found = msgspec.json.decode(data)["random"]
    assert found["alone"]["alone"]["bot"] == "random"
    assert found["against"]["alone"]["bot"] == "medium"


def test_an_unknown_bot_is_refused_with_the_names_of_all(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--seed", "1", "nobody"])
    assert "unknown: nobody. In the league: FirstExpert, SecondExpert, AlwaysFirst" in capsys.readouterr().err


SINGAPORE = LEAGUES["singapore"]


@pytest.mark.parametrize("players", soak_but((3,), (2, 3)))
def test_those_of_singapore_play_by_the_rules_to_the_end(players: int) -> None:
    """Each with others, watched after every action; the views that they get aren't changed."""
    bots = [*SINGAPORE.values()][:2] if players == 2 else [*SINGAPORE.values()][2:]
    watch(singapore_boards.game_on(), SINGAPORE_OPTIONS[players], players, players, bots)


def test_an_end_rush_buys_the_top_of_the_stack_while_it_is_ahead() -> None:
    for points, ahead in ((20, True), (1, False)):
        table = SingaporeTable()
        table.lay_out("I-04", "I-06", top="I-01")
        table.player(0, vp=points, money=9)
        table.building_turn(0, "d5", last=True)
        asked = table.asked
        assert asked is not None
        action = made("EndRush", 0, "singapore").choose(table.game.view(table.state, 0), asked, Random(1))
        assert (action == BuildTop()) == ahead


def test_the_command_measures_those_of_singapore_alone(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = "--game singapore --players 2 --games 2 --seed 3 --alone --against easy random"
    assert main(arguments.split()) == 0
    *table, data = capsys.readouterr().out.splitlines()
    assert table[0].endswith("| median rounds |")
    assert table[2].startswith("| random | 0% | 0% to 66% |  |  | 50% | 2 |")
    assert msgspec.json.decode(data)["random"]["against"] is None
