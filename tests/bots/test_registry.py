"""A bot is told by one string, which may end in the seconds that it may think."""

from __future__ import annotations

import re

import pytest

from indonesia_qt.bots.plug_ins.host import PlugIn
from indonesia_qt.bots.registry import UnknownBotError, check_bot, made_bot, styles, usual_seconds
from indonesia_qt.core.bots import BotName
from indonesia_qt.games import definition_of
from indonesia_qt.games.indonesia.bots import BOTS, LEVELS
from indonesia_qt.games.indonesia.bots.lookahead import Expert, Medium

INDONESIA = definition_of("indonesia")
PATIENT = "tests.bots.tournament.own_bots:Patient"
FRUGAL = "tests.bots.tournament.own_bots:Frugal"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("hard", BotName("hard")),
        ("hard@5", BotName("hard", 5)),
        ("hard@0.5", BotName("hard", 0.5)),
        ("a.module:Class@60", BotName("a.module:Class", 60)),
        ("hard/grower", BotName("hard", style="grower")),
        ("expert/hunter@0.5", BotName("expert", 0.5, "hunter")),
    ],
)
def test_a_name_is_read_and_written(text: str, name: BotName) -> None:
    assert BotName.read(text) == name
    assert str(name) == text


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_is_made_by_its_name(name: str) -> None:
    assert type(made_bot(name, INDONESIA)) is BOTS[name]


def test_those_who_weigh_positions_play_in_styles() -> None:
    assert [level for level in LEVELS if styles(level, INDONESIA)] == ["medium", "hard", "expert"]
    for style in INDONESIA.styles:
        for name in (f"medium/{style}", f"hard/{style}", f"expert/{style}@2"):
            bot = made_bot(name, INDONESIA)
            assert isinstance(bot, Medium | Expert)
            assert bot.style == style


def test_a_bot_of_ones_own_is_made_with_its_time_or_its_usual_one() -> None:
    """It is made in a process of its own: only what it answers comes from there."""
    made = [made_bot(name, INDONESIA) for name in (PATIENT, f"{PATIENT}@0.25", f"{PATIENT}@60", FRUGAL)]
    assert [bot.name.seconds for bot in made if isinstance(bot, PlugIn)] == [None, 0.25, 60, None]


def test_it_is_known_who_takes_a_time() -> None:
    assert usual_seconds(PATIENT, INDONESIA) == 1.5
    for unlikely in ("Endless", "Unmeasured"):
        assert usual_seconds(f"tests.bots.tournament.own_bots:{unlikely}", INDONESIA) is None
    assert usual_seconds(FRUGAL, INDONESIA) is usual_seconds("medium", INDONESIA) is None


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("nobody", "There’s no bot “nobody”. Choose one of random, "),
        ("nobody@5", "There’s no bot “nobody”. Choose one of random, "),
        ("nowhere:Bot@5", "The bot nowhere:Bot can’t be loaded. ModuleNotFoundError"),
        (f"{PATIENT}@", f"The thinking time of {PATIENT} must be a number of seconds, not “”."),
        (f"{PATIENT}@soon", f"The thinking time of {PATIENT} must be a number of seconds, not “soon”."),
        (f"{PATIENT}@nan", f"The thinking time of {PATIENT} must be a number of seconds, not “nan”."),
        (f"{PATIENT}@-1", f"The thinking time of {PATIENT} must be a number of seconds, not “-1”."),
        (
            f"{PATIENT}@0",
            f"The thinking time of {PATIENT} must be above 0 and at most 60\N{NO-BREAK SPACE}seconds, not 0.",
        ),
        (
            f"{PATIENT}@60.5",
            f"The thinking time of {PATIENT} must be above 0 and at most 60\N{NO-BREAK SPACE}seconds, not 60.5.",
        ),
        ("medium@2", "The bot medium doesn’t have a thinking time. Leave out the seconds."),
        ("easy/hunter", "The bot easy doesn’t have styles of play. Leave out the style."),
        (f"{FRUGAL}/hunter", f"The bot {FRUGAL} doesn’t have styles of play. Leave out the style."),
        ("hard/loser", "There’s no style “loser”. Choose one of hunter, shipowner, grower, careful."),
        (f"{FRUGAL}@2", f"The bot {FRUGAL} doesn’t have a thinking time. Leave out the seconds."),
    ],
)
def test_a_name_that_says_nothing_is_refused_in_a_sentence(name: str, told: str) -> None:
    for refuse in (made_bot, check_bot):
        with pytest.raises(UnknownBotError, match=f"^{re.escape(told)}") as refused:
            refuse(name, INDONESIA)
        assert "\n" not in str(refused.value)


def test_levels_are_bots() -> None:
    assert set(LEVELS) < set(BOTS)
