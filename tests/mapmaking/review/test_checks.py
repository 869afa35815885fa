"""A draft is checked quickly and wholly; what is ignored is kept apart, with the reason."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from indonesia_qt.board import names as board_names
from indonesia_qt.board.checks.problem import Problem
from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.board.files import board_file
from indonesia_qt.board.model import BoardMap, Label, LandLink, Ornament
from indonesia_qt.library import load_map
from indonesia_qt.mapmaking.edit import linking
from indonesia_qt.mapmaking.review.checks import checked, ignored, no_longer_ignored
from tests.mapmaking.boards import draft, grid
from tests.mapmaking.edits import edited

PLAIN = draft(grid(8, 6))
LAND, SEA = (board_names.of(PLAIN.board)[area.id] for area in (PLAIN.board.lands[9], PLAIN.board.seas[5]))


def kinds(draft: Draft) -> set[str]:
    return {problem.kind for problem in checked(draft).open}


def on_board(draft: Draft, **changes: object) -> Draft:
    return replace(draft, board=replace(draft.board, **changes))


def test_the_shipped_map_has_no_problems() -> None:
    shipped = load_map()
    found = checked(Draft(shipped.board, shipped.data))
    assert found.open == ()
    assert found.ignored == {}
    assert (found.errors, found.warnings) == (0, 0)


def test_board_names_and_game_are_checked_and_counted() -> None:
    found = checked(on_board(PLAIN, labels=PLAIN.board.labels[1:]))
    assert {"no-label", "small-token", "no-stones", "few-cards"} <= {problem.kind for problem in found.open}
    assert found.errors == sum(problem.level == "error" for problem in found.open) > 0
    assert found.warnings == len(found.open) - found.errors > 0
    assert list(found.open) == sorted(found.open)
    assert all(problem.kind and problem.text.endswith(".") for problem in found.open)


def test_where_links_make_no_sense_that_alone_is_told() -> None:
    assert kinds(on_board(PLAIN, land_land=(LandLink("land-0-0", "moon", "border"),))) == {"unknown-link"}


@pytest.mark.usefixtures("in_german")
def test_problems_say_names_in_the_language_in_use() -> None:
    first, *others = PLAIN.board.seas
    there = on_board(PLAIN, seas=(replace(first, names=(("de", "Nordmeer"),), berths=()), *others))
    assert "Nordmeer has no places for ships." in {problem.text for problem in checked(there).open}


@pytest.mark.parametrize(
    ("covered", "text"),
    [
        (
            lambda board: board.lands[9].token,
            f"The name of Sea 3 0 covers the token of {LAND}.",
        ),
        (
            lambda board: board.seas[5].berths[0],
            f"The name of Sea 3 0 covers a place for a ship in {SEA}.",
        ),
        (lambda board: board.arrows[0].line[0], "The name of Sea 3 0 covers the arrow between Province 0 0 1 and"),
        (lambda board: (400.0, 300.0), "The name of Sea 3 0 covers the compass."),
        (lambda board: (60.0, 300.0), "The name of Sea 3 0 covers the title."),
        (lambda board: board.labels[0].at, "The names of Province 0 0 and Sea 3 0 overlap."),
    ],
)
def test_names_that_cover_something_are_told(covered: Callable[[BoardMap], tuple[float, float]], text: str) -> None:
    ornaments = Ornament("compass", (380.0, 280.0, 40.0, 40.0)), Ornament("title", (40.0, 280.0, 40.0, 40.0))
    board = linking.link(replace(PLAIN.board, ornaments=ornaments), "land-0-0", "land-4-0")
    own = next(label for label in board.labels if label.of == "sea-3-0")
    others = tuple(label for label in board.labels if label is not own)
    bare = replace(PLAIN, board=replace(board, labels=others))
    assert not any(problem.text.startswith(text) for problem in checked(bare).open)
    there = Label("sea-3-0", "Sea", covered(board), 12.0)
    told = checked(replace(PLAIN, board=replace(board, labels=(*others, there)))).open
    assert any(problem.text.startswith(text) and "sea-3-0" in problem.areas for problem in told)


def test_a_problem_can_be_ignored_with_a_note_which_the_map_keeps(tmp_path: Path) -> None:
    first, second, *_ = (problem for problem in checked(PLAIN).open if problem.kind == "name-covers")
    changed = ignored(PLAIN, [first, second], " It is\nan islet. ")
    found = checked(changed)
    assert found.ignored == {first: "It is an islet.", second: "It is an islet."}
    assert set(found.open) | {first, second} == set(checked(PLAIN).open)
    assert len(found.open) == len(checked(PLAIN).open) - 2
    board_file.write(changed.board, tmp_path / "map.geojson")
    assert board_file.read(tmp_path / "map.geojson") == changed.board
    assert ignored(changed, [first], "It is an islet.") is changed
    assert checked(ignored(changed, [first], "Or so.")).ignored[first] == "Or so."
    assert no_longer_ignored(changed, [first, second]).board == PLAIN.board


def test_what_is_ignored_says_why() -> None:
    problem = next(one for one in checked(PLAIN).open if one.level == "warning")
    with pytest.raises(EditError, match="Say why"):
        ignored(PLAIN, [problem], "  ")
    with pytest.raises(EditError, match="can’t be ignored"):
        ignored(PLAIN, [Problem("warning", "trial", "Nobody builds.")], "so what")
    with pytest.raises(EditError, match="Errors can’t be ignored"):
        ignored(PLAIN, [Problem("error", "stones", "No stones.", "no-stones")], "so what")


@pytest.mark.parametrize("seed", range(3))
def test_after_many_edits_a_check_finds_just_what_it_finds_on_a_copy(seed: int) -> None:
    random, now = Random(seed), PLAIN
    for _ in range(15):
        now = edited(random, now)
        copy = pickle.loads(pickle.dumps(now))
        assert checked(now).open == checked(copy).open
