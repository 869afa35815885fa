"""Search in every game: what a view hides is filled in, positions are played out, and JSON carries them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from indonesia_qt.core.bots import play_out
from indonesia_qt.core.flow import CHANCE, Chance, carry_out, question, settle
from indonesia_qt.core.search import clone, from_json, outcomes, play_to_end, sampled, to_json
from indonesia_qt.core.state_format import LARGEST_POSITION
from indonesia_qt.files import paths
from indonesia_qt.library import PlayableMap, load_map
from tests.games.installed import Install
from tests.games.toy.playing import install_toy
from tests.soak import soak_but

MAPS = {"indonesia": "lagoon", "singapore": "singapore", "toy": "lots"}
"""A map for each game."""
BROKEN = {
    "no JSON": (lambda text: text[:-1], "truncated"),
    "a list": (lambda _: "[]", "array"),
    "a member too few": (lambda text: text.replace('"players"', '"people"'), "people"),
    "a wrong type": (lambda text: text.replace('"order":[', '"order":["x",'), "order: "),
    "another frame": (lambda text: text.replace('"frame":"Year"', '"frame":"eval"'), "stack: There’s no frame “eval”."),
    "too deep": (lambda _: '{"order":' + "[" * 100_000, "deep"),
    "too large": (lambda text: text + " " * LARGEST_POSITION, "at most 1,000,000 bytes"),
}


@pytest.fixture(params=MAPS)
def played_on(
    request: pytest.FixtureRequest, install: Install, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> PlayableMap:
    """A map of each game: of the two that come with the program, and of another."""
    monkeypatch.setenv("INDONESIA_QT_DATA", str(tmp_path / "own"))
    if request.param == "toy":
        install_toy(install, tmp_path / "own")
    return load_map(MAPS[request.param])


def positions(played_on: PlayableMap, seed: int, players: int = 0) -> Iterator[Any]:
    """The positions of a game, after each decision; with as many as can play unless `players` is given."""
    game, definition = played_on.game, played_on.definition
    players = players or definition.players[-1]
    s = game.start(game.new_setup(definition.options(), players, seed))
    bots = [definition.bots[definition.substitute]() for _ in range(players)]
    for _ in play_out(game, s, bots, Random(seed)):
        yield s


@pytest.mark.parametrize("most", soak_but([200], [200, 10_000]))
def test_positions_and_views_go_through_json(played_on: PlayableMap, most: int) -> None:
    game, read, seed = played_on.game, 0, 0
    while read < most:
        seed += 1
        for s in positions(played_on, seed):
            assert from_json(game, to_json(game, s)) == s
            view = game.view(s, read % len(game.scores(s)))
            assert from_json(game, to_json(game, view)) == view
            read += 1


def test_a_view_in_json_is_as_large_as_its_page_says() -> None:
    page = " ".join((paths.resources() / "docs" / "how-to" / "search.md").read_text(encoding="utf-8").split())
    most = re.search(r"of five has up to (\d+) KB in Indonesia, one of four up to (\d+) KB in Singapore", page)
    assert most
    for map_, kilobytes in zip(("indonesia", "singapore"), map(int, most.groups()), strict=True):
        played_on = load_map(map_)
        views = (played_on.game.view(s, 0) for s in positions(played_on, 1))
        largest = max(len(to_json(played_on.game, view)) for view in views)
        assert kilobytes / 2 < largest / 1024 < kilobytes


def test_a_position_that_was_read_is_played_on_as_before(played_on: PlayableMap) -> None:
    game = played_on.game
    for s in list(map(clone, positions(played_on, 3)))[::20]:
        again = from_json(game, to_json(game, s))
        play_to_end(s, Random(1))
        play_to_end(again, Random(1))
        assert again == s


def test_what_a_view_hides_is_filled_in_and_can_be_played_to_the_end(played_on: PlayableMap) -> None:
    game, seen = played_on.game, 0
    for number, s in enumerate(positions(played_on, 2)):
        asked = question(s)
        if number % 5 or asked is None or asked.seat == CHANCE:
            continue
        view = game.view(s, asked.seat)
        before = to_json(game, view)
        supposed = sampled(game, view, Random(number))
        assert game.view(supposed, asked.seat) == view
        play_to_end(supposed, Random(number))
        assert question(supposed) is None
        assert to_json(game, view) == before
        seen += 1
    assert seen


@pytest.mark.parametrize("game", ["indonesia", "singapore"])
def test_forty_games_played_on_from_the_first_view_all_end(game: str) -> None:
    """The page on search shows the ways; JSON needs nothing but the view."""
    on_map = load_map("", game)
    s = next(positions(on_map, 4, 3))
    asked = question(s)
    assert asked
    view = on_map.game.view(s, asked.seat)
    assert json.loads(to_json(on_map.game, view))["players"]
    ends = set()
    for seed in range(40):
        supposed = sampled(on_map.game, view, Random(seed))
        play_to_end(supposed, Random(seed))
        assert question(supposed) is None
        ends.add(tuple(on_map.game.scores(supposed)))
    assert len(ends) > 30


@pytest.mark.parametrize("step", soak_but([10], [10, 1]))
@pytest.mark.parametrize(
    ("game", "players"), [*(("indonesia", n) for n in range(2, 6)), *(("singapore", n) for n in range(2, 5))]
)
def test_what_any_seat_supposes_has_legal_answers_and_looks_to_it_as_before(game: str, players: int, step: int) -> None:
    """Also in the views of seats that aren't asked, and of those who see nothing that is hidden."""
    on_map = load_map(MAPS[game])
    chance, number, found = Random(players), 0, set[str]()
    for number, s in enumerate(positions(on_map, players, players)):
        asked = question(s)
        if asked is None or (number % step and type(asked).__name__ != "ChooseSite"):
            continue
        for seat in (*range(players), None):
            view = on_map.game.view(s, seat)
            supposed = sampled(on_map.game, view, chance)
            assert question(supposed) == asked
            if seat is not None:
                assert on_map.game.view(supposed, seat) == view
            if not isinstance(asked, Chance):
                answers = asked.actions(supposed)
                assert answers
                assert not any(asked.check(supposed, answer) for answer in chance.sample(answers, min(5, len(answers))))
        found.add(type(asked).__name__)
    assert number > 30
    assert len(found) > 3


def test_a_copy_is_changed_alone(played_on: PlayableMap) -> None:
    s = next(positions(played_on, 1))
    before = to_json(played_on.game, s)
    play_to_end(clone(s), Random(1))
    assert to_json(played_on.game, s) == before


def test_the_outcomes_of_chance_have_probabilities_and_can_be_carried_out() -> None:
    played_on = load_map("singapore")
    game = played_on.game
    s = game.start(game.new_setup(played_on.definition.options(), 3, 1))
    settle(s, [])
    chance, listed = Random(1), 0
    while (asked := question(s)) is not None:
        found = outcomes(s)
        if isinstance(asked, Chance):
            assert sum(part for _, part in found) == pytest.approx(1)
            for outcome, part in found:
                assert part > 0
                carry_out(clone(s), outcome, [])
            listed += 1
        else:
            assert found == ()
        carry_out(s, chance.choice(asked.actions(s)), [])
    assert listed > 5


@pytest.mark.parametrize("way", BROKEN)
def test_what_is_no_position_is_refused_by_its_place(way: str) -> None:
    game = load_map("lagoon").game
    text = to_json(game, next(positions(load_map("lagoon"), 1))).decode()
    spoilt, reason = BROKEN[way]
    with pytest.raises(ValueError, match=reason):
        from_json(game, spoilt(text).encode())
    assert json.loads(text)["stack"][0]["frame"] == "Year"
