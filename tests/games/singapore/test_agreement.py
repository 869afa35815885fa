"""What is listed and what is legal are the same, and views leak nothing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from indonesia_qt.core.flow import Action, Chance, Pass, Question, draw, question, refusal, settle, step
from indonesia_qt.games.singapore.bots.rules_of_thumb import Easy, RandomBot
from indonesia_qt.games.singapore.rules import actions as act
from indonesia_qt.games.singapore.rules.box import usual_box
from indonesia_qt.games.singapore.rules.constants import GOODS, Goods, mixes
from indonesia_qt.games.singapore.rules.state import Options, State
from tests.games.singapore import naive
from tests.games.singapore.boards import game_on
from tests.games.singapore.play import ALL_OPTIONS, Busy
from tests.games.singapore.positions import Table
from tests.soak import soak_but

VECTORS = [mix for number in range(5) for mix in mixes(number)]
NOWHERE = "nowhere"


def made_up(s: State, chance: Random) -> Iterator[Action]:
    """Answers of every kind, good and bad; of exchanges, which are too many, some."""
    areas, tiles = [*s.scenario.neighbours, NOWHERE], [*s.scenario.buildings, NOWHERE]
    yield from (Pass(), act.BuildTop(), act.DrawChip("black"), act.DrawChip("white"))
    for tile in tiles:
        yield from (act.Turned(tile), act.Build(tile), act.KeepTile(tile), act.CallHelper(tile), act.Walk(tile))
        yield from (act.ReturnChips(tile, chips) for chips in range(5))
    for area in areas:
        yield from (act.PlaceFlag(area), act.Join(area), act.Enter(area))
        yield from (act.Step(worker, area) for worker in (-1, 0, 1, 2))
    for tile, area in product(tiles, areas):
        yield act.Found(tile, area)
    for a, b in product(areas, areas):
        yield act.BuildRoad(a, b)
    standing = [*{s.built[at] for player in s.players for at in player.workers if at}, chance.choice(tiles)]
    for tile, worker, area in product(standing, (0, 1), areas):
        yield act.Jump(tile, worker, area)
    for tile, trade in product(standing, (0, 1, 2)):
        for _ in range(12):
            yield act.Exchange(tile, trade, chance.choice(VECTORS), chance.choice(VECTORS))


def canonical(action: Action) -> Action:
    """The same answer as `actions` lists it: a road from its first end."""
    return act.BuildRoad(*sorted((action.a, action.b))) if isinstance(action, act.BuildRoad) else action


def agree(s: State, chance: Random) -> None:
    """Check that what is listed for the open question is just what is legal."""
    asked = question(s)
    assert asked is not None
    listed = asked.actions(s)
    assert listed
    assert len(set(listed)) == len(listed)
    assert all(isinstance(action, asked.answers) for action in listed)
    assert [refusal(s, action) for action in listed] == [None] * len(listed)
    legal = set(listed)
    reasons = {}
    for action in made_up(s, chance):
        reason = refusal(s, action)
        assert (reason is None) == (canonical(action) in legal), action
        if reason is not None:
            reasons[reason.text, reason.one, *reason.values.items()] = reason
    assert all(str(reason).endswith(".") for reason in reasons.values())


def leaks_nothing(s: State, asked: Question[State], chance: Random) -> None:
    """Check that what a seat may not know changes nothing that it gets; nor what it can answer, unless that is said."""
    game = game_on()
    if not game.hides_holdings(s):
        return
    for seat in (*range(len(s.players)), None):
        changed = s.copy()
        changed.players = [
            player
            if n == seat
            else replace(player, money=chance.randrange(20), goods=Goods(*(chance.randrange(6) for _ in range(4))))
            for n, player in enumerate(changed.players)
        ]
        assert game.view(changed, seat) == game.view(s, seat)
    if not game.needs_secrets(s, asked):
        assert list(asked.actions(game.view(s, None))) == list(asked.actions(s))


@pytest.mark.parametrize("seed", soak_but((0, 1, 2), range(6)))
def test_what_is_listed_is_legal_and_nothing_else_is(seed: int) -> None:
    chance, players = Random(seed), 2 + seed % 3
    options: Options = ALL_OPTIONS[5 * seed % len(ALL_OPTIONS)]
    game = game_on()
    s = game.start(game.new_setup(options, players, seed))
    bots = [kind() for kind in (Busy, RandomBot, Easy, Busy)]
    settle(s, [])
    while (asked := question(s)) is not None:
        if chance.random() < 0.25:
            agree(s, chance)
            if not isinstance(asked, Chance):
                assert set(asked.actions(s)) == naive.answers(s)
            leaks_nothing(s, asked, chance)
        if isinstance(asked, Chance):
            action = draw(asked, s, chance)
        else:
            action = bots[asked.seat].choose(game.view(s, asked.seat), asked, chance)
        step(s, action, [])


def compare(seed: int, often: float) -> None:
    """Play a game, and compare what is listed with the plain reading so often."""
    chance = Random(seed)
    game = game_on()
    s = game.start(game.new_setup(ALL_OPTIONS[seed % len(ALL_OPTIONS)], 2 + seed % 3, seed))
    settle(s, [])
    while (asked := question(s)) is not None:
        if isinstance(asked, Chance):
            action = draw(asked, s, chance)
        else:
            if chance.random() < often:
                assert set(asked.actions(s)) == naive.answers(s)
                assert all(refusal(s, action) is None for action in asked.actions(s))
            action = Busy().choose(game.view(s, asked.seat), asked, chance)
        step(s, action, [])


@pytest.mark.parametrize("seed", soak_but(range(12), range(24)))
def test_what_is_listed_is_what_a_plain_reading_of_the_statements_gives(seed: int) -> None:
    compare(seed, 0.4)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, 200, 20))
def test_soak_of_the_plain_reading(first: int) -> None:
    for seed in range(1000 + first, 1020 + first):
        compare(seed, 1)


@pytest.mark.parametrize(
    "goods", ["20 brick", "19 brick 20 tea", "18 opium 19 tea", "20 brick 20 cloth 20 tea 20 opium"]
)
def test_when_hardly_a_good_is_left_the_plain_reading_agrees(goods: str) -> None:
    for tile in (tile.id for tile in usual_box().buildings):
        table = Table(2, supply="limited")
        table.stand("d5", tile)
        table.player(0, money=20, workers=("d5",))
        table.player(1, goods=goods)
        assert table.state.supply is not None
        mine = Goods(*(min(2, left) for left in table.state.supply))
        table.player(0, goods=" ".join(f"{n} {good}" for n, good in zip(mine, GOODS, strict=True)))
        table.turn(0)
        assert set(table.legal) == naive.answers(table.state)


def test_with_equal_seeds_games_are_equal() -> None:
    game = game_on()
    assert game.new_setup(Options(), 4, 9) == game.new_setup(Options(), 4, 9)


def test_bots_see_no_holdings_of_others() -> None:
    game = game_on()
    s = game.start(game.new_setup(Options(), 3, 1))
    assert [player.secret for player in game.view(s, 1).players] == [True, False, True]
    assert all(player.goods == Goods() for player in game.view(s, 1).players)
