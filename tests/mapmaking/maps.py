"""Maps that tests edit, save and damage."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from msgspec.structs import replace

from indonesia_qt.board.draft import Draft
from indonesia_qt.board.files import board_file
from indonesia_qt.board.model import BoardMap
from indonesia_qt.files.paths import BOARD_FILE, GAME_FILE, shipped_maps
from indonesia_qt.games.indonesia.rules import scenario
from indonesia_qt.games.indonesia.rules.scenario import CardEntry, DeedEntry, GameData
from tests.board.conftest import two_islands as board_of_two_islands

SHIPPED = shipped_maps() / "indonesia"
GAME = GameData(
    format=1,
    game="indonesia",
    title="Two Islands",
    stones=(3, 2, 1),
    deeds=(
        DeedEntry("a-east-shipping", "a", "east", "shipping", (1, 2, 3)),
        DeedEntry("a-west-rice", "a", "west", "rice"),
    ),
    city_cards=(CardEntry("a1", "a", ("west", "east")), CardEntry("b1", "b", ("east",))),
)


def two_islands() -> Draft:
    """West with two areas and a pond, east with one, a strait with an arrow across it, a sea in the north."""
    board: BoardMap = board_of_two_islands.__wrapped__()
    return Draft(board, GAME)


def renamed(draft: Draft, title: str) -> Draft:
    """The map with another title in both of its files."""
    return Draft(replace(draft.board, title=title), replace(draft.data, title=title))


@cache
def shipped() -> Draft:
    """The map of Indonesia as it comes with the program."""
    return Draft(board_file.read(SHIPPED / BOARD_FILE), scenario.decode((SHIPPED / GAME_FILE).read_bytes()))


def content(folder: Path) -> dict[str, bytes]:
    """Every file in a folder by its name, those included that are out of sight."""
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir()) if file.is_file()}


@contextmanager
def limited_files(size: int) -> Iterator[None]:
    """No file of this process can become larger, as on a disk that is full in the middle of a line."""
    import resource

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
