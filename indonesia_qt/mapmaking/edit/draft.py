"""A map that is being edited, and what is said when a change to it can't be made."""

from __future__ import annotations

from msgspec import Struct

from indonesia_qt.board.model import BoardMap
from indonesia_qt.games.indonesia.rules.scenario import GameData


class EditError(ValueError):
    """A change that can't be made; the message is a sentence that a map's designer understands."""


class Draft(Struct, frozen=True, eq=False):
    """A board and what is played on it. What two drafts have in common they share, so that many of them cost little."""

    board: BoardMap
    data: GameData
