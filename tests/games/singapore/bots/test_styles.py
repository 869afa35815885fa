"""Styles of play: other weights, which show in what a bot does."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import asdict

from indonesia_qt.core.flow import Action, Pass
from indonesia_qt.games.singapore.bots.evaluate import FITTED, Weights
from indonesia_qt.games.singapore.bots.lookahead import Expert, Hard, Medium
from indonesia_qt.games.singapore.bots.styles import STYLES, styled
from indonesia_qt.games.singapore.rules.actions import Build, Exchange
from indonesia_qt.games.singapore.rules.chips import Bag
from indonesia_qt.games.singapore.rules.state import Options
from tests.games.singapore.boards import game_on
from tests.games.singapore.play import watch
from tests.games.singapore.positions import BLACK, Table

LEVELS = Medium, Hard, Expert


@pytest.mark.parametrize("level", LEVELS)
def test_without_a_style_the_weights_are_those_of_the_level(level: type[Hard]) -> None:
    assert level().weights is level.weights
    assert styled(FITTED, "") is FITTED


@pytest.mark.parametrize("level", LEVELS)
def test_each_style_changes_the_weights_of_each_level_in_its_own_way(level: type[Hard]) -> None:
    found = {style: level(style=style).weights for style in STYLES}
    assert len({*found.values(), level.weights}) == len(STYLES) + 1
    for w in found.values():
        changed = {name for name, weight in asdict(w).items() if weight != getattr(level.weights, name)}
        assert 0 < len(changed) < len(asdict(w))


def test_an_unknown_style_is_an_error() -> None:
    with pytest.raises(KeyError):
        Hard(style="nobody")


@pytest.mark.parametrize("level", [Medium, Hard])
def test_they_play_by_the_rules_to_the_end(level: type[Hard]) -> None:
    seats = [lambda style=style: level(style=style) for style in STYLES]
    watch(game_on(), Options(), 3, 3, seats)


def turn(table: Table, bot: Hard) -> list[Action]:
    """What a bot does in its turn when each chip is black."""
    actions = []
    while not actions or actions[-1] != Pass():
        asked = table.asked
        assert asked is not None
        actions.append(bot.choose(table.game.view(table.state, asked.seat).copy(), asked, Random(1)))
        if actions[-1] != Pass():
            table.do(actions[-1])
        if isinstance(table.asked, Bag):
            table.do(BLACK)
    return actions


@pytest.mark.parametrize("level", LEVELS)
def test_the_careful_leave_an_illegal_building_that_others_use(level: type[Hard]) -> None:
    used = {}
    for style in ("", "careful"):
        table = Table(holdings="open")
        table.stand("d5", "III-10", 0)
        table.turn(0, "d5", steps=0)
        used[style] = any(isinstance(action, Exchange) for action in turn(table, level(style=style)))
    assert used == {"": True, "careful": False}


def test_the_careful_build_what_is_legal() -> None:
    found = {}
    for style in ("", "careful"):
        table = Table()
        table.lay_out("III-10", "I-01")
        table.turn(0, "d6")
        table.player(0, money=0)
        table.building_turn(0, "d5")
        asked = table.asked
        assert asked is not None
        found[style] = Hard(style=style).choose(table.game.view(table.state, 0).copy(), asked, Random(1))
    assert found == {"": Build("III-10"), "careful": Build("I-01")}


def test_a_smuggler_thinks_more_of_opium_and_less_of_a_chip() -> None:
    def differs(w: Weights) -> tuple[bool, bool]:
        return w.opium[1] > FITTED.opium[1], w.chip[1] > FITTED.chip[1]

    assert differs(styled(FITTED, "smuggler")) == (True, True)
