"""The environment for learning programs: PettingZoo's own tests, and what it tells of the game."""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterator
from copy import deepcopy
from hashlib import sha256
from itertools import combinations
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from indonesia_qt.bots.learning.choices import AMOUNTS, Choosing
from indonesia_qt.bots.learning.environment import CHOOSING, Environment, env
from indonesia_qt.bots.registry import UnknownBotError
from indonesia_qt.core.definition import MOST
from indonesia_qt.core.flow import Action, IllegalAction, Pass, question, refusal
from indonesia_qt.core.search import to_json
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Easy
from indonesia_qt.games.indonesia.rules.actions import Announce, Bid, Deliver, Research
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger
from indonesia_qt.games.indonesia.rules.state import Options


# It warns of observations that are dictionaries with an action mask, though PettingZoo's own games have them.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.parametrize(("game", "players"), [*(("indonesia", players) for players in range(2, 6)), ("singapore", 3)])
def test_pettingzoo_api(game: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(players=players, game=game, render_mode="ansi"), num_cycles=300)
    assert "Passed API test" in capsys.readouterr().out


def test_the_same_seed_gives_the_same_game() -> None:
    seed_test(lambda: env(players=3), num_cycles=200)


def steps(environment: Environment, chance: Random) -> Iterator[dict[str, Any]]:
    """Play at random until the game is over or broken off; what the agent that is asked sees before each step."""
    while environment.choosing:
        yield environment.observe(environment.agent_selection)
        environment.step(chance.choice(environment.choosing.offered))


def played(environment: Environment, chance: Random) -> int:
    """Play at random until the game is over or broken off; the number of steps."""
    return sum(1 for _ in steps(environment, chance))


def choosing(environment: Environment) -> Choosing:
    """What is chosen now."""
    assert environment.choosing
    return environment.choosing


def told(environment: Environment, agent: str = "") -> dict[str, float]:
    """The numbers that an agent gets, by their names; those that are 0 are left out."""
    seen = environment.observe(agent or environment.agent_selection)["observation"]
    return {name: float(value) for name, value in zip(environment.names, seen, strict=True) if value}


def offered(environment: Environment) -> list[str]:
    """The names of all that can be chosen."""
    mask = environment.observe(environment.agent_selection)["action_mask"]
    return [environment.choices[number] for number in mask.nonzero()[0]]


def give(environment: Environment, action: Action) -> None:
    """Make all the choices that an answer takes."""
    asked = question(environment.state_of_game)
    while environment.choosing and question(environment.state_of_game) is asked:
        environment.step(environment.choice_toward(action))


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


def test_every_legal_answer_can_be_given_and_no_other_one() -> None:
    environment = Environment(players=4)
    environment.reset(seed=5)
    chance = Random(5)
    given = 0
    while environment.choosing and given < 400:
        state = environment.state_of_game
        asked = question(state)
        assert asked is not None
        assert environment.agent_selection == f"seat_{asked.seat}"
        actions = asked.actions(state)
        wanted = actions[chance.randrange(len(actions))]
        assert refusal(state, wanted) is None
        before = state.copy()
        give(environment, wanted)
        asked.apply(before, wanted, [])
        given += 1
        assert wanted in actions
    assert given == 400


def test_seats_are_counted_from_the_one_that_chooses() -> None:
    environment = Environment(players=4)
    numbers = environment.numbers
    assert [environment.choices[n] for n in numbers.parts(Research("hull", 1), 3)] == ["research hull of seat +2"]
    assert [environment.choices[n] for n in numbers.parts(Research("hull", 3), 3)] == ["research hull"]


def at_the_first_bid(players: int = 2, **options: Any) -> Environment:
    """A game in which an agent is asked for a bid for the order of play."""
    environment = Environment(players=players, **options)
    environment.reset(seed=1)
    while "amount 0" not in offered(environment):
        environment.step(choosing(environment).offered[0])
    return environment


def test_every_bid_can_be_made_to_the_rupiah() -> None:
    environment = at_the_first_bid()
    assert offered(environment) == [f"amount {amount}" for amount in range(101)]
    assert told(environment)["amounts"] == 101
    assert told(environment)["amount step"] == 1
    assert "lowest amount" not in told(environment)
    seat = choosing(environment).seat
    give(environment, Bid(37))
    assert environment.state_of_game.players[seat].bank == 37


def test_bids_above_a_thousand_are_made_in_two_steps() -> None:
    environment = at_the_first_bid()
    seat = choosing(environment).seat
    environment.state_of_game.players[seat].cash = 2500
    environment._ask()
    assert offered(environment) == ["amount 0", "amount 1", "amount 2"]
    assert told(environment)["amount step"] == AMOUNTS
    environment.step(environment.choices.index("amount 2"))
    assert told(environment)["lowest amount"] == 2 * AMOUNTS
    assert offered(environment)[-1] == "amount 500"
    environment.step(environment.choices.index("amount 345"))
    assert environment.state_of_game.players[seat].bank == 2345


def test_an_announcement_is_two_steps_and_all_its_bids_can_be_made() -> None:
    environment, chance = Environment(players=3), Random(3)
    environment.reset(seed=3)
    for _ in steps(environment, chance):
        asked = question(environment.state_of_game)
        if isinstance(asked, AnnounceMerger) and not choosing(environment).made:
            pairs = asked.pairs(environment.state_of_game)
            ranges = [asked.bids(environment.state_of_game, *pair) for pair in pairs]
            if any(len(bids) > 40 for bids in ranges):
                break
    pair, bids = max(zip(pairs, ranges, strict=True), key=lambda entry: len(entry[1]))
    first, second = sorted(pair)
    assert {"pass", f"merge {first} {second}"} <= set(offered(environment))
    give_first = environment.choice_toward(Announce(*pair, bids[-1]))
    environment.step(give_first)
    assert told(environment)["first choice made"] == give_first + 1
    assert told(environment)["lowest amount"] == bids[0]
    assert told(environment)["amount step"] == bids.step
    assert len(offered(environment)) == len(bids)
    environment.step(environment.choice_toward(Announce(*pair, bids[-2])))
    assert environment.state_of_game.bids[-1].bid == bids[-2]


def test_a_delivery_is_chosen_by_zone_line_and_city() -> None:
    environment, chance, depths = Environment(players=4), Random(2), set[int]()
    environment.reset(seed=4)
    for _ in steps(environment, chance):
        asked = question(environment.state_of_game)
        deliveries = [a for a in asked.actions(environment.state_of_game) if isinstance(a, Deliver)] if asked else []
        if deliveries and not choosing(environment).made:
            wanted = deliveries[chance.randrange(len(deliveries))]
            taken = 0
            while environment.choosing and question(environment.state_of_game) is asked:
                environment.step(environment.choice_toward(wanted))
                taken += 1
            depths.add(taken)
    assert depths == {2, 3}


def test_what_leads_to_no_answer_is_refused() -> None:
    environment = at_the_first_bid()
    with pytest.raises(ValueError, match="can't be chosen now"):
        environment.step(environment.choices.index("amount 500"))
    with pytest.raises(ValueError, match="can't be chosen now"):
        environment.step(environment.choices.index("pass"))
    with pytest.raises(ValueError, match="isn't a possible move now"):
        environment.choice_toward(Pass())


def test_others_secrets_are_not_seen() -> None:
    environment = Environment(players=3, options=Options(money="hidden"))
    environment.reset(seed=3)
    for player in environment.state_of_game.players:
        player.cash = 777
    seen = told(environment, "seat_1")
    assert (seen["seat +0 cash"], "seat +0 money is secret" in seen) == (777, False)
    assert ("seat +1 cash" in seen, "seat +1 money is secret" in seen) == (False, True)
    own = {card for cards in environment.state_of_game.players[1].cards for card in cards}
    assert {name.split()[1] for name in seen if name.startswith("card ")} == own


def test_what_programs_have_learned_goes_on_to_mean_the_same() -> None:
    """The numbers of two games, as they were when the first programs learned from them."""
    seen = sha256()
    for players, map_ in ((2, "indonesia"), (3, "lagoon")):
        environment, chance = Environment(players=players, map=map_), Random(players)
        environment.reset(seed=players)
        for observation in steps(environment, chance):
            for part in observation.values():
                seen.update(part.tobytes())
    assert seen.hexdigest() == "7cc2166723e93b90315d261dda94cff0bb6dc9d728d142483285eaa59d8f5ce0"


def test_an_agent_that_is_not_asked_is_offered_nothing() -> None:
    environment = Environment(players=2)
    environment.reset(seed=1)
    other = next(agent for agent in environment.possible_agents if agent != environment.agent_selection)
    seen = environment.observe(other)
    assert not seen["action_mask"].any()
    assert seen["observation"].any()


def test_a_choice_that_is_not_offered_loses(caplog: pytest.LogCaptureFixture) -> None:
    guarded = env(players=2)
    guarded.reset(seed=1)
    asked = guarded.agent_selection
    guarded.step(len(guarded.unwrapped.choices) - 1)
    assert "Illegal move" in caplog.text
    assert guarded.terminations[asked]
    assert guarded.rewards[asked] == -1


@pytest.mark.parametrize("players", [1, 6])
def test_so_many_can_not_play(players: int) -> None:
    with pytest.raises(ValueError, match=f"2 to 5 players can play, not {players}"):
        Environment(players=players)


def test_observations_keep_their_type_and_length() -> None:
    environment = Environment(players=5)
    environment.reset(seed=2)
    space = environment.observation_space("seat_0")
    for number, _ in enumerate(steps(environment, Random(2))):
        assert all(space.contains(environment.observe(agent)) for agent in environment.possible_agents)
        if number == 100:
            break
    assert len(environment.names) == space["observation"].shape[0]
    assert len(set(environment.names)) == len(environment.names)
    assert environment.names[-len(CHOOSING) :] == CHOOSING
    assert np.isfinite(environment.observe("seat_0")["observation"]).all()


def test_what_an_agent_gets_is_no_part_of_the_game_nor_of_what_others_get() -> None:
    environment, chance = Environment(players=2), Random(1)
    environment.reset(seed=1)
    for seen in steps(environment, chance):
        before = environment.state_of_game.copy()
        for part in seen.values():
            part.fill(-1)
        assert environment.state_of_game == before
        assert not any((part == -1).all() for part in environment.observe(environment.agent_selection).values())
    money = environment.infos["seat_0"].pop("money")
    assert environment.infos["seat_1"]["money"] == money
    assert isinstance(money, tuple)


def test_what_is_kept_between_looks_never_shows() -> None:
    environment, chance = Environment(players=3), Random(7)
    for seed in (7, 8):
        environment.reset(seed=seed)
        for number, seen in enumerate(steps(environment, chance)):
            if number % 7 == 0:
                fresh = environment.definition.numbers(environment.game, 3, 3)
                seat = choosing(environment).seat
                expected = [0.0] * len(fresh.names)
                fresh.write(environment.game.view(environment.state_of_game, seat), seat, expected)
                assert list(seen["observation"][: -len(CHOOSING)]) == expected


SEAT_1_BEGINS = 0
"""A seed."""


class TestOpponents:
    def test_bots_play_their_seats_by_themselves(self) -> None:
        environment = Environment(players=3, opponents={0: "random", 2: Easy()})
        environment.reset(seed=4)
        assert environment.possible_agents == ["seat_1"]
        assert played(environment, Random(4)) > 20
        assert len(environment.infos["seat_1"]["money"]) == 3

    def test_the_same_seed_gives_the_same_game_with_bots(self) -> None:
        ends = []
        for _ in range(2):
            environment = Environment(players=2, opponents={1: "easy"})
            environment.reset(seed=9)
            played(environment, Random(9))
            ends.append(environment.infos["seat_0"]["money"])
        assert ends[0] == ends[1]

    def test_a_bot_that_is_not_there_is_refused(self) -> None:
        with pytest.raises(UnknownBotError, match="nobody"):
            Environment(players=2, opponents={1: "nobody"})

    def test_a_bot_that_cheats_changes_nothing(self) -> None:
        class Cheat:
            def choose(self, view: Any, asked: Any, chance: Random) -> Action:  # noqa: ARG002
                return Bid(10_000)

        environment = Environment(players=2, opponents={1: Cheat()})
        with pytest.raises(IllegalAction):
            environment.reset(seed=SEAT_1_BEGINS)
        assert environment.state_of_game.cities == {}

    def test_a_seat_must_be_left(self) -> None:
        with pytest.raises(ValueError, match="must be left"):
            Environment(players=2, opponents={0: "easy", 1: "easy"})

    @pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
    @pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
    def test_pettingzoo_api_with_a_bot(self) -> None:
        api_test(env(players=3, opponents={1: "easy"}), num_cycles=200)

    def test_a_bots_answers_can_be_learned_from(self) -> None:
        environment, teacher, chance = Environment(players=2), Easy(), Random(1)
        environment.reset(seed=1)
        while environment.choosing:
            asked = question(environment.state_of_game)
            assert asked is not None
            view = environment.game.view(environment.state_of_game, asked.seat)
            give(environment, teacher.choose(view, asked, chance))
        assert all(environment.terminations.values())


GAMES = (("indonesia", "lagoon"), ("singapore", "singapore"))


@pytest.mark.parametrize(("game", "map_"), GAMES)
def test_a_game_goes_on_equally_after_it_was_pickled_or_copied(game: str, map_: str) -> None:
    environment = Environment(players=2, game=game, map=map_)
    environment.reset(seed=3)
    chance = Random(3)
    for number, _ in enumerate(steps(environment, chance)):
        if number > 150:
            break
        if number % 30:
            continue
        for again in (pickle.loads(pickle.dumps(environment)), deepcopy(environment)):
            agent = environment.agent_selection
            assert again.agent_selection == agent
            for part in ("observation", "action_mask"):
                assert np.array_equal(again.observe(agent)[part], environment.observe(agent)[part])
    again = pickle.loads(pickle.dumps(environment))
    for one in (environment, again):
        played(one, Random(9))
    game = environment.game
    assert to_json(game, again.state_of_game) == to_json(game, environment.state_of_game)


@pytest.mark.parametrize("scaled", [False, True])
@pytest.mark.parametrize(("game", "map_"), GAMES)
def test_every_number_is_within_its_bounds(game: str, map_: str, scaled: bool) -> None:
    environment = Environment(players=3, game=game, map=map_, scaled=scaled)
    environment.reset(seed=4)
    room = environment.observation_space("seat_0")["observation"]
    found = [seen["observation"] for seen in steps(environment, Random(4))]
    assert all(map(room.contains, found))
    if scaled:
        assert np.abs(found).max() <= 1
    else:  # none was cut off
        assert np.max(found) < MOST


@pytest.mark.parametrize(("game", "most"), [("indonesia", 5), ("singapore", 4)])
def test_with_room_for_all_the_numbers_and_choices_are_the_same_for_any_number_of_players(game: str, most: int) -> None:
    all_ = [Environment(players=players, game=game, pad_to=most) for players in range(2, most + 1)]
    for one in all_:
        assert one.names == all_[0].names
        assert one.choices == all_[0].choices
        assert one.observation_space("seat_0") == all_[0].observation_space("seat_0")
        one.reset(seed=1)
        played_part = [seen for _, seen in zip(range(60), steps(one, Random(1)), strict=False)]
        assert len(played_part) == 60
    with pytest.raises(ValueError, match=f"pad_to: There can be room for 3 to {most} players, not for 2"):
        Environment(players=3, game=game, pad_to=2)


@pytest.mark.parametrize("reward", ["win", "rank", "share"])
def test_the_sum_of_rewards_is_0_and_equal_scores_are_rewarded_equally_but_for_a_win(reward: Any) -> None:
    for seed in range(3):
        environment = Environment(players=3, game="singapore", reward=reward)
        environment.reset(seed=seed)
        played(environment, Random(seed))
        got, points = list(environment.rewards.values()), environment.infos["seat_0"]["points"]
        assert sum(got) == pytest.approx(0)
        if reward == "win":
            assert sorted(got) == [-0.5, -0.5, 1.0]
        else:
            for a, b in combinations(range(3), 2):
                assert (got[a] == got[b]) == (points[a] == points[b])


def test_infos_hold_the_mask_and_at_the_end_the_scores_also_of_a_game_that_was_broken_off() -> None:
    environment = Environment(players=2, map="lagoon", longest_game=1)
    environment.reset(seed=1)
    for seen in steps(environment, Random(1)):
        assert np.array_equal(environment.infos[environment.agent_selection]["action_mask"], seen["action_mask"])
    assert all(environment.truncations.values())
    for agent in environment.agents:
        assert len(environment.infos[agent]["money"]) == 2
        assert not environment.infos[agent]["action_mask"].any()


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"opponents": {4: "easy"}}, "opponents: There’s no seat 4. Seats are numbered from 0 to 3."),
        ({"opponents": {0: "esy"}}, "There’s no bot “esy”."),
        ({"opponents": {0: 7}}, "opponents: Seat 0 needs the name of a bot"),
        ({"render_mode": "human"}, "render_mode: Choose “ansi” or None, not “human”."),
        ({"reward": "money"}, "reward: Choose one of win, rank, share, not “money”."),
        ({"pad_to": 9}, "pad_to: There can be room for 4 to 5 players, not for 9."),
    ],
)
def test_settings_that_cannot_be_used_are_refused(settings: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=re.escape(reason)):
        Environment(**settings)
