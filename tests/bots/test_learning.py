"""The environment for learning programs: PettingZoo's own tests, and what it tells of the game."""

from __future__ import annotations

from hashlib import sha256
from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from indonesia_qt.bots.learning import LENGTH, Environment, env, menu, thinned
from indonesia_qt.core.flow import question, refusal
from indonesia_qt.games.indonesia.analysis.numbers import ACTION_KINDS, COLUMNS
from indonesia_qt.games.indonesia.rules.actions import Bid, Research
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.state import Options


# It warns of observations that are dictionaries with an action mask, though PettingZoo's own games have them.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pettingzoo_api(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(players=players, render_mode="ansi"), num_cycles=300)
    assert "Passed API test" in capsys.readouterr().out


def test_the_same_seed_gives_the_same_game() -> None:
    seed_test(lambda: env(players=3), num_cycles=200)


def played(environment: Environment, chance: Random, most: int = 100_000) -> int:
    """Play at random until the game is over or broken off; the number of decisions."""
    for decision in range(most):
        if environment.terminations[environment.agent_selection] or environment.truncations["seat_0"]:
            return decision
        environment.step(chance.randrange(len(environment.answers)))
    raise AssertionError


def test_the_winner_gets_one_and_the_others_share_what_he_gets() -> None:
    environment = Environment(players=3, longest_game=10_000)
    environment.reset(seed=1)
    played(environment, Random(1))
    money = environment.infos["seat_0"]["money"]
    assert sorted(environment.rewards.values()) == [-0.5, -0.5, 1.0]
    assert environment.rewards[f"seat_{money.index(max(money))}"] == 1.0
    assert all(environment.terminations.values())


def test_a_game_that_takes_too_long_is_broken_off_without_rewards() -> None:
    environment = Environment(players=2, longest_game=2)
    environment.reset(seed=1)
    played(environment, Random(1))
    assert environment.state_of_game.year == 3
    assert all(environment.truncations.values())
    assert set(environment.rewards.values()) == {0.0}


def test_the_menu_holds_legal_answers_only_and_its_rows_describe_them() -> None:
    environment = Environment(players=4)
    environment.reset(seed=5)
    chance = Random(5)
    for _ in range(400):
        asked = question(environment.state_of_game)
        assert asked is not None
        assert environment.agent_selection == f"seat_{asked.seat}"
        assert all(refusal(environment.state_of_game, answer) is None for answer in environment.answers)
        seen = environment.observe(environment.agent_selection)
        assert seen["action_mask"].sum() == len(environment.answers)
        kinds = [ACTION_KINDS.index(type(answer)) + 1 for answer in environment.answers]
        assert list(seen["menu"][:, 0]) == kinds + [0] * (LENGTH - len(kinds))
        rows = seen["menu"][: len(kinds)]
        assert len({tuple(row) for row in rows}) == len(rows)
        environment.step(chance.randrange(len(environment.answers)))


def test_rows_tell_seats_from_the_viewer_on_and_amounts_in_rupiah() -> None:
    environment = Environment(players=4)
    environment.reset(seed=1)
    environment.agent_selection, environment.answers = "seat_3", [Research("hull", 1), Bid(70)]
    environment.asked = PlaceBid(3)
    rows = environment.observe("seat_3")["menu"]
    assert dict(zip(COLUMNS, rows[0], strict=True)) == {
        "kind": ACTION_KINDS.index(Research) + 1,
        "place": 0,
        "city": 0,
        "deed": 0,
        "other deed": 0,
        "seat": 3,
        "track": 4,
        "amount": 0,
    }
    assert rows[1][COLUMNS.index("amount")] == 70


def test_others_secrets_are_not_seen() -> None:
    environment = Environment(players=3, options=Options(money="hidden"))
    environment.reset(seed=3)
    for player in environment.state_of_game.players:
        player.cash = 777
    seen = environment.observe("seat_1")["observation"]
    told = dict(zip(environment.names, seen, strict=True))
    assert (told["seat +0 cash"], told["seat +0 money is secret"]) == (777, 0)
    assert (told["seat +1 cash"], told["seat +1 money is secret"]) == (0, 1)
    own = {card for cards in environment.state_of_game.players[1].cards for card in cards}
    assert {name.removeprefix("card ") for name, value in told.items() if name.startswith("card ") and value} == own


def test_what_programs_have_learned_goes_on_to_mean_the_same() -> None:
    """The numbers of two games, as they were when the first programs learned from them."""
    seen = sha256()
    for players, map_ in ((2, "indonesia"), (3, "lagoon")):
        environment, chance = Environment(players=players, map=map_), Random(players)
        environment.reset(seed=players)
        while environment.asked:
            for part in environment.observe(environment.agent_selection).values():
                seen.update(part.tobytes())
            environment.step(chance.randrange(len(environment.answers)))
    assert seen.hexdigest() == "261cb51bff794e713e819ec0166615267c60f0593ac60376194a324b1c3410d2"


def test_an_agent_that_is_not_asked_has_an_empty_menu() -> None:
    environment = Environment(players=2)
    environment.reset(seed=1)
    other = next(agent for agent in environment.possible_agents if agent != environment.agent_selection)
    seen = environment.observe(other)
    assert not seen["action_mask"].any()
    assert not seen["menu"].any()
    assert seen["observation"].any()


def test_an_answer_that_is_not_on_the_menu_loses(caplog: pytest.LogCaptureFixture) -> None:
    guarded = env(players=2)
    guarded.reset(seed=1)
    asked = guarded.agent_selection
    guarded.step(LENGTH - 1)
    assert "Illegal move" in caplog.text
    assert guarded.terminations[asked]
    assert guarded.rewards[asked] == -1


def test_amounts_are_thinned_out_evenly_with_the_least_and_the_greatest() -> None:
    assert thinned(range(101), 5) == [0, 25, 50, 75, 100]
    assert thinned(range(3), 5) == [0, 1, 2]
    environment = Environment(players=2)
    environment.reset(seed=1)
    while not isinstance(environment.answers[0], Bid):
        environment.step(0)
    view, asked = environment.game.view(environment.state_of_game, environment.asked.seat), environment.asked
    amounts = [answer.amount for answer in menu(view, asked)]
    assert amounts == sorted(set(amounts))
    assert (amounts[0], amounts[-1]) == (0, view.players[asked.seat].cash)


@pytest.mark.parametrize("players", [1, 6])
def test_so_many_can_not_play(players: int) -> None:
    with pytest.raises(ValueError, match=f"2 to 5 players can play, not {players}"):
        Environment(players=players)


def test_observations_keep_their_type_and_length() -> None:
    environment = Environment(players=5)
    environment.reset(seed=2)
    space = environment.observation_space("seat_0")
    chance = Random(2)
    for _ in range(100):
        assert all(space.contains(environment.observe(agent)) for agent in environment.possible_agents)
        environment.step(chance.randrange(len(environment.answers)))
    assert len(environment.names) == space["observation"].shape[0]
    assert len(set(environment.names)) == len(environment.names)
    assert np.isfinite(environment.observe("seat_0")["observation"]).all()


def test_what_an_agent_gets_is_no_part_of_the_game_nor_of_what_others_get() -> None:
    environment, chance = Environment(players=2), Random(1)
    environment.reset(seed=1)
    while not environment.terminations["seat_0"]:
        before = environment.state_of_game.copy()
        seen = environment.observe(environment.agent_selection)
        for part in seen.values():
            part.fill(-1)
        assert environment.state_of_game == before
        assert not any((part == -1).all() for part in environment.observe(environment.agent_selection).values())
        environment.step(chance.randrange(len(environment.answers)))
    money = environment.infos["seat_0"].pop("money")
    assert environment.infos["seat_1"]["money"] == money
    assert isinstance(money, tuple)
