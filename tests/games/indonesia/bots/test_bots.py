"""Bots answer every question with what is legal, and from the view alone."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest

from indonesia_qt.bots.registry import made_bot
from indonesia_qt.core.flow import Pass, question, refusal, step
from indonesia_qt.games.indonesia.bots import BOTS
from indonesia_qt.games.indonesia.bots.lookahead import Hard, Medium
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy, RandomBot
from indonesia_qt.games.indonesia.definition import DEFINITION
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.actions import Announce, Bid, DeliverRest, Raise, Research
from indonesia_qt.games.indonesia.rules.constants import TRACKS
from indonesia_qt.games.indonesia.rules.phases.operations import DeliverGoods
from indonesia_qt.games.indonesia.rules.scenario import MOST_TOUCHING
from indonesia_qt.games.indonesia.rules.state import Options
from tests.games.indonesia.boards import sketch
from tests.games.indonesia.play import ALL_OPTIONS, Busy, Mixed, play, steady
from tests.games.indonesia.positions import Table

QUICK = ("random", "easy", "greedy")
"""Bots that are tried in every position; others in some of each kind."""
SELDOM = 41
"""One position in so many is tried with the others, besides the first of each kind."""


@pytest.mark.parametrize("name", BOTS)
def test_every_answer_is_legal_in_any_position(real: Indonesia, islets: Indonesia, name: str) -> None:
    bot = steady(name)
    asked_kinds = set()
    for game in (real, islets):
        for seed in range(4):
            for number, moment in enumerate(play(game, ALL_OPTIONS[seed], seed + 2, seed, [Busy, Mixed])):
                asked = question(moment.state)
                if asked is not None and (name in QUICK or type(asked) not in asked_kinds or number % SELDOM == 0):
                    asked_kinds.add(type(asked))
                    view = game.view(moment.state, asked.seat)
                    action = bot.choose(view, asked, Random(seed))
                    assert refusal(moment.state, action) is None
    assert len(asked_kinds) >= 11


@pytest.mark.parametrize("name", BOTS)
def test_the_same_chance_gives_the_same_answer(real: Indonesia, name: str) -> None:
    for number, moment in enumerate(play(real, Options(), 3, 9, [Mixed])):
        asked = question(moment.state)
        if asked is not None and number % (7 if name in QUICK else SELDOM) == 0:
            view = real.view(moment.state, asked.seat)
            assert steady(name).choose(view, asked, Random(4)) == steady(name).choose(view, asked, Random(4))


def in_groups(number: int, size: int, *, joined: bool) -> Indonesia:
    """The game on groups of so many lands and seas, of which each land touches each sea; `joined` in a row or apart."""
    kinds = "rice", "spice", "shipping 20/30/40"
    deeds = [f"{era} g{n} {kinds[n % 3]}" for era in "abc" for n in range(number)]
    cards = ", ".join(" ".join(f"g{n}" for n in range(number)) for _ in range(5))
    lands = {n: " ".join(f"g{n}-{k}" for k in range(1, size + 1)) for n in range(number)}
    return sketch(
        {f"g{n}": size for n in lands},
        coasts={f"sea-{n}-{m}": touched for n, touched in lands.items() for m in range(size)},
        seas=", ".join(f"sea-{n}-0 sea-{n + 1}-0" for n in range(number - 1)) if joined else "",
        deeds=", ".join(deeds),
        cards=dict.fromkeys("abc", cards),
    )


@pytest.mark.parametrize("name", ["easy", "greedy", "medium", "hard", "expert"])
def test_bots_think_no_longer_on_a_map_as_dense_as_can_be(name: str) -> None:
    game = in_groups(6, MOST_TOUCHING, joined=True)
    bot = made_bot(name, DEFINITION)
    worst: float = 0
    for number, moment in enumerate(play(game, Options(), 3, 1, [Mixed])):
        asked = question(moment.state)
        if asked is not None and number % SELDOM == 0:
            view = game.view(moment.state, asked.seat)
            began = process_time()
            bot.choose(view, asked, Random(1))
            worst = max(worst, process_time() - began)
    assert worst < 5


def test_they_play_where_no_ship_can_come() -> None:
    """Seas that nothing joins: each land of a group touches its seas, and none of another group."""
    game = in_groups(4, 3, joined=False)
    for name in QUICK:
        for moment in play(game, Options(), 3, 2, [BOTS[name]]):
            assert moment.state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_games_end(real: Indonesia, players: int) -> None:
    for seed in range(3):
        *_, last = play(real, Options(), players, seed, [Greedy])
        assert question(last.state) is None


@pytest.mark.parametrize("players", [2, pytest.param(4, marks=pytest.mark.soak)])
def test_games_of_bots_that_think_end_before_they_are_tedious(real: Indonesia, players: int) -> None:
    *_, last = play(real, Options(), players, 4, [Medium, Hard])
    assert question(last.state) is None
    assert last.state.year < 20


def test_greedy_makes_more_money_than_uniform(real: Indonesia) -> None:
    wins = 0
    for seed in range(12):
        *_, last = play(real, Options(), 3, seed, [Greedy, RandomBot, RandomBot])
        money = real.scores(last.state)
        wins += money[0] == max(money)
    assert wins >= 10


def test_uniform_passes_and_acts(real: Indonesia) -> None:
    table = Table(real)
    table.deeds("a-bali-rice a-lampung-shipping")
    table.enter("acquisitions")
    chance = Random(1)
    answers = {type(RandomBot().choose(table.state, table.asked, chance)) for _ in range(60)}
    assert Pass in answers
    assert len(answers) == 3


def test_uniform_sells_by_every_way_that_keeps_the_maximum(islets: Indonesia) -> None:
    table = Table(islets)
    table.company(0, "a-west-rice", "west-1")
    table.company(1, "a-east-shipping", "south")
    table.city("middle-2")
    table.city("middle-3")
    table.enter("operations")
    chance = Random(1)
    answers = {RandomBot().choose(table.state, table.asked, chance) for _ in range(60)}
    assert answers == set(table.legal)


class TestGreedy:
    def test_it_bids_a_small_share(self, real: Indonesia) -> None:
        table = Table(real)
        table.player(0, cash=100)
        table.enter("turn_order")
        assert Greedy().choose(table.state, table.asked, Random(1)) == Bid(4)

    def test_it_merges_its_own_companies_and_stops_bidding_when_it_is_too_dear(self, real: Indonesia) -> None:
        table = Table(real, 2)
        table.company(0, "a-bali-rice", "bali-1 bali-2")
        table.company(1, "a-jawa-barat-rice", "jawa-barat-1 jawa-barat-2")
        table.company(1, "a-jawa-timur-shipping", "east-java-sea")
        table.city("jawa-timur-1")
        table.player(0, mergers=2, cash=500)
        table.player(1, cash=500)
        table.enter("mergers")
        bot = Greedy()
        announcement = bot.choose(table.state, table.asked, Random(1))
        assert isinstance(announcement, Announce)
        assert announcement.bid == 80
        table.do(announcement)
        bids = []
        while isinstance(answer := bot.choose(table.state, table.asked, Random(1)), Raise):
            bids.append(answer.bid)
            table.do(answer)
        assert bids == [84, 88, 92, 96, 100]

    def test_it_announces_nothing_that_it_can_not_pay(self, real: Indonesia) -> None:
        table = Table(real, 2)
        table.company(0, "a-bali-rice", "bali-1 bali-2")
        table.company(1, "a-jawa-barat-rice", "jawa-barat-1 jawa-barat-2")
        table.company(1, "a-jawa-timur-shipping", "east-java-sea")
        table.city("jawa-timur-1")
        table.player(0, mergers=2, cash=90)
        table.enter("mergers")
        assert Greedy().choose(table.state, table.asked, Random(1)) == Pass()

    def test_it_researches_slots_first_and_finds_something_to_the_last(self, real: Indonesia) -> None:
        table = Table(real, 2, research_pass="forbidden")
        table.enter("research")
        assert Greedy().choose(table.state, table.asked, Random(1)) == Research("slots", 0)
        table.player(0, **dict.fromkeys(TRACKS, 5))
        table.enter("research")
        assert Greedy().choose(table.state, table.asked, Random(1)) == Research("hull", 1)

    def test_it_sells_by_the_default_plan(self, islets: Indonesia) -> None:
        table = Table(islets)
        table.company(0, "a-west-rice", "west-1")
        table.company(1, "a-east-shipping", "south")
        table.city("middle-2")
        table.enter("operations")
        assert isinstance(table.asked, DeliverGoods)
        assert Greedy().choose(table.state, table.asked, Random(1)) == DeliverRest()

    def test_it_fills_its_slots_and_passes_when_there_is_nothing(self, real: Indonesia) -> None:
        table = Table(real)
        table.deeds("a-bali-rice a-lampung-shipping")
        table.player(0, slots=5)
        table.enter("acquisitions")
        for kind in ("rice", "shipping"):
            action = Greedy().choose(table.state, table.asked, Random(1))
            assert kind in getattr(action, "deed", "")
            table.do(action)
            while table.phase == "acquisitions" and table.seat != 0:
                step(table.state, Pass(), [])
