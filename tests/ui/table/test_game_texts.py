"""Sentences that are kept as patterns can be said of what they are kept for, in every game of the program."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from indonesia_qt.core.flow import because
from indonesia_qt.games import game_ids
from indonesia_qt.i18n.text import Forms, Pattern, Whether, names_in
from indonesia_qt.library import load_map
from indonesia_qt.ui.table.game_texts import GameTexts
from indonesia_qt.ui.table.game_ui import game_ui
from tests.ui.table.new_games import NAMES


class Fields:
    """Something of which it is only known which of its fields is asked for."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def __getattr__(self, name: str) -> Any:
        self.asked.append(name)
        raise AttributeError(name)


def in_game(id: str) -> tuple[GameTexts, list[tuple[type, Pattern]]]:
    """The texts of a game, and each pattern in its records with the type of what it is said of."""
    ui, played_on = game_ui(id), load_map(id)
    words = ui.texts(played_on.game, NAMES[:3])
    records: list[tuple[type, Any]] = [(kind, record.sentence) for kind, record in words.events.items()]
    records += [(kind, text) for kind, record in words.actions.items() for text in (record.text, record.group)]
    records += [(kind, record.prompt) for kind, record in ui.questions.items()]
    return words, [(kind, text) for kind, text in records if not callable(text)]


def names(pattern: Pattern) -> Iterator[str]:
    """The values that a pattern can ask for."""
    if isinstance(pattern, Whether):
        yield pattern.by
        yield from names(pattern.yes)
        yield from names(pattern.no)
    elif isinstance(pattern, Forms):
        yield pattern.by
        yield from set(names_in(pattern.many)) - {"n"}
    else:
        yield from names_in(pattern)


def conditions(pattern: Pattern) -> Iterator[str]:
    if isinstance(pattern, Whether):
        yield pattern.by
        yield from conditions(pattern.yes)
        yield from conditions(pattern.no)


@pytest.mark.parametrize("id", game_ids())
def test_each_value_of_a_pattern_is_a_field_or_made_of_fields(id: str) -> None:
    words, patterns = in_game(id)
    assert patterns
    for kind, pattern in patterns:
        for name in names(pattern):
            about = Fields()
            if name not in words.values:
                about.asked.append(name)
            else:
                try:
                    words.values[name](words, about)
                except AttributeError:
                    assert about.asked, name
            assert {*about.asked} <= {*kind.__struct_fields__}, (kind, pattern)  # type: ignore[attr-defined]


@pytest.mark.parametrize("id", game_ids())
def test_a_condition_is_no_text(id: str) -> None:
    words, patterns = in_game(id)
    texts = {name for name in words.values if not name.startswith("is_")}
    assert {name for _, pattern in patterns for name in conditions(pattern)} & texts == set()


@pytest.mark.parametrize("id", game_ids())
def test_each_way_to_say_a_field_is_used(id: str) -> None:
    words, patterns = in_game(id)
    assert {*words.values} == {*words.values} & {name for _, pattern in patterns for name in names(pattern)}


def test_a_game_that_is_over_names_the_winner_and_the_score() -> None:
    words = GameTexts(["Ana", "Budi"], {})
    reason = because("", "All lots are built on.")
    assert words.over(reason, 1, 1200) == "The game is over. All lots are built on. Budi wins with 1,200."
