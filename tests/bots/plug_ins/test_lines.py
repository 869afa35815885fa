"""The lines that bots in any language read are those that the reference describes, and short."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from indonesia_qt.bots.plug_ins.lines import MAP, OPTIONS, PROTOCOL, _members, ids_in, map_line, plain, question_line
from indonesia_qt.core.flow import Chance, Question, draw, question, settle, step
from indonesia_qt.files import paths
from indonesia_qt.games.indonesia.rules.phases.operations import DeliverGoods
from indonesia_qt.library import PlayableMap, load_map

PAGE = (paths.resources() / "docs" / "reference" / "bot-lines.md").read_text("utf-8")
EXAMPLES = [json.loads(line) for line in re.findall(r"```json\n(.*?)\n```", PAGE, re.DOTALL)]
LARGEST_MAP, LARGEST_VIEW, LARGEST_LINE = 45 * 1024, 4096, 11 * 1024
"""Bytes that the page promises."""


def asked_in(played_on: PlayableMap, players: int, seed: int, bot: str) -> Iterator[tuple[Any, Question[Any]]]:
    """Each view of a game, and what its seat is asked."""
    game, definition = played_on.game, played_on.definition
    state = game.start(game.new_setup(definition.options(), players, seed))
    chance, player = Random(seed), definition.bots[bot]()
    settle(state, [])
    while (asked := question(state)) is not None:
        if isinstance(asked, Chance):
            step(state, draw(asked, state, chance), [])
            continue
        view = game.view(state, asked.seat).copy()
        yield view, asked
        step(state, player.choose(view, asked, chance), [])


def line_of(view: Any, asked: Question[Any]) -> dict[str, Any]:
    return question_line(view, asked, asked.actions(view), 7, ids_in(view))


def is_part(part: Any, whole: Any) -> bool:
    """Whether an object has all members of another one, and a list begins as another one."""
    if isinstance(part, dict) and isinstance(whole, dict):
        return all(name in whole and is_part(one, whole[name]) for name, one in part.items())
    if isinstance(part, list) and isinstance(whole, list):
        return len(part) <= len(whole) and all(map(is_part, part, whole))
    return bool(part == whole)


def lines_of(game: str, map_: str) -> list[dict[str, Any]]:
    views = list(asked_in(load_map(map_, game), 2, 1, "easy"))
    first = views[0][0]
    found = [map_line(first, game, ids_in(first)), *(line_of(*one) for one in views)]
    return json.loads(msgspec.json.encode(found))  # type: ignore[no-any-return]


def test_each_example_of_the_page_is_part_of_a_line() -> None:
    lines = [*lines_of("indonesia", "lagoon"), *lines_of("singapore", "singapore")]
    for example in EXAMPLES:
        example.update({"chance": 7} if "chance" in example else {})
        assert any(is_part(example, line) for line in lines), example
    assert len(EXAMPLES) == 4
    assert EXAMPLES[0]["protocol"] == PROTOCOL


@pytest.mark.parametrize("game", ["indonesia", "singapore"])
def test_the_page_names_all_members(game: str) -> None:
    view, _ = next(asked_in(load_map("", game), 2, 1, "easy"))
    section = PAGE.partition(f"\n## {game.capitalize()}")[2].partition("\n## ")[0]
    tables = [re.findall(r"^\| `(\w+)`", table, re.MULTILINE) for table in section.split("\n### ")[1:]]
    sent = [list(_members(view.scenario)), list(_members(view, MAP, OPTIONS)), list(_members(view.players[0]))]
    assert tables == sent


@pytest.mark.parametrize(("game", "map_"), [("indonesia", "lagoon"), ("singapore", "singapore")])
def test_each_action_has_its_number(game: str, map_: str) -> None:
    for view, asked in asked_in(load_map(map_, game), 2, 3, "easy"):
        line = line_of(view, asked)
        named = [name for entry in line["actions"] for name in numbered(entry)]
        assert named == list(enumerate(plain(action, ids_in(view)) for action in asked.actions(view)))
        assert line["count"] == len(named)


def numbered(entry: dict[str, Any]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Each action of an entry with its number, as the page says it."""
    varied = [name for name, value in entry.items() if isinstance(value, dict) and "from" in value]
    if not varied:
        yield entry["n"], {name: value for name, value in entry.items() if name != "n"}
        return
    (name,) = varied
    span = entry[name]
    for place, value in enumerate(range(span["from"], span["to"] + 1, span["step"])):
        yield entry["n"] + place, {key: value if key == name else one for key, one in entry.items() if key != "n"}


def test_what_has_been_delivered_in_a_sale_is_not_sent_again() -> None:
    sales = (one for one in asked_in(load_map("lagoon"), 2, 1, "easy") if isinstance(one[1], DeliverGoods))
    view, asked = next((view, sale) for view, sale in sales if len(sale.actions(view)) > 1 and len(sale.plan) > 1)
    step(view, asked.actions(view)[1], [])
    sale = question(view)
    assert isinstance(sale, DeliverGoods)
    assert sale.done
    assert line_of(view, sale)["view"]["stack"][-1].keys() == {"frame", "seat", "company", "plan"}


@pytest.mark.parametrize(("game", "players"), [("indonesia", 5), ("singapore", 4)])
def test_the_end_of_a_game_has_short_views(game: str, players: int) -> None:
    views = list(asked_in(load_map("", game), players, 2, "easy"))
    sizes = [len(msgspec.json.encode(line_of(*one)["view"])) for one in views[-30:]]
    assert max(sizes) <= LARGEST_VIEW


@pytest.mark.soak
@pytest.mark.parametrize("map_", sorted(folder.name for folder in paths.shipped_maps().iterdir()))
def test_whole_games_have_short_views_and_lines(map_: str) -> None:
    played_on = load_map(map_)
    for seed in range(10):
        for one in asked_in(played_on, played_on.definition.players[-1], seed, "medium"):
            line = line_of(*one)
            assert len(msgspec.json.encode(line["view"])) <= LARGEST_VIEW
            assert len(msgspec.json.encode(line)) <= LARGEST_LINE


def test_maps_are_no_longer_than_the_page_says() -> None:
    for size in ("The map has up to 45 KB", "no view had more than\n4 KB and no line more than 11 KB"):
        assert size in PAGE
    for folder in paths.shipped_maps().iterdir():
        playable = load_map(folder.name)
        view, _ = next(asked_in(playable, 2, 1, "easy"))
        line = map_line(view, playable.definition.id, ids_in(view))
        assert len(msgspec.json.encode(line)) <= LARGEST_MAP, folder.name
