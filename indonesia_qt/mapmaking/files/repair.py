"""Opens a damaged map: lists all that is wrong with its files, which stay as they are, and repairs what it can."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import Struct

from indonesia_qt import library
from indonesia_qt.board.checks.problem import Problem
from indonesia_qt.board.draft import Draft
from indonesia_qt.board.files import board_file, tolerant_json
from indonesia_qt.board.files.flaws import Flaw, Flaws
from indonesia_qt.board.model import BoardMap
from indonesia_qt.files.paths import BOARD_FILE, GAME_FILE, resolved
from indonesia_qt.games import DEFAULT_GAME, UnknownGameError, map_data_of
from indonesia_qt.i18n.text import labelled, paragraph, tr
from indonesia_qt.mapmaking.files.repair_steps import board


class Repair(Struct, frozen=True, eq=False):
    """The map in `folder`: its flaws, those of the board first, and the repaired draft; None where nothing can be done.

    A map without flaws comes as it is. Whether a repaired one makes sense for play is the question of the checks.
    """

    folder: Path
    flaws: tuple[Flaw, ...]
    draft: Draft | None

    def problems(self) -> list[Problem]:
        """Return all problems of the files."""
        return [flaw.problem for flaw in self.flaws]

    def done(self) -> list[str]:
        """Return the remedies that were applied, in sentences that begin with the place."""
        return [labelled(flaw.problem.place, flaw.remedy) for flaw in self.flaws if flaw.remedy]


def repaired(name: str) -> Repair:
    """Repair the map of this name, or the one in the folder of that path. Raises `MapError` when there is none."""
    folder = library.map_folder(name)
    of_board, of_game = Flaws(BOARD_FILE), Flaws(GAME_FILE)
    found = _board(folder, of_board)
    data = _data(folder, found, of_game) if found else None
    draft = Draft(found, data) if found and data else None
    return Repair(folder, (*of_board.found, *of_game.found), draft)


def _board(folder: Path, flaws: Flaws) -> BoardMap | None:
    content = _content(folder / BOARD_FILE, flaws)
    read = None if content is None else tolerant_json.read(content, board.LISTS, flaws)
    return None if read is None else board.board(read, resolved(folder).name, flaws)


def _data(folder: Path, of: BoardMap, flaws: Flaws) -> Any | None:
    if not (folder / GAME_FILE).exists():
        usual = map_data_of(DEFAULT_GAME)
        flaws.add_in_file(tr("The file is missing."), tr(usual.nothing_left))
        return usual.new(of.title)
    content = _content(folder / GAME_FILE, flaws)
    if content is None:
        return None
    try:
        head = tolerant_json.read(content, (), Flaws(GAME_FILE))
        game = map_data_of((head.member("game", str) if head else None) or DEFAULT_GAME)
    except UnknownGameError as error:
        flaws.add("game", paragraph(tr("The file can’t be read."), str(error)))
        return None
    read = tolerant_json.read(content, game.lists, flaws)
    return game.new(of.title) if read is None else game.repaired(read, of, flaws)


def _content(file: Path, flaws: Flaws) -> bytes | None:
    try:
        return board_file.load(file)
    except board_file.MapError as error:
        flaws.add_in_file(paragraph(tr("The file can’t be read."), error.reason))
        return None
