"""Counts what the outlines of a file hold while they are read, so that a small file can't stand for very much."""

from __future__ import annotations

from pathlib import Path

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.i18n.text import figure, tr

MOST_CORNERS = 3_000_000
"""Of all outlines together. The coasts of a continent in a file of the largest size have fewer."""
MOST_PIECES = 100_000
"""Outlines, and rings of them. Indonesia has 17,000 islands."""
MOST_NAMES = 1_000_000
"""Texts about outlines. Tables of the districts of all countries have half as many."""


class Budget:
    """What may still be read of one file; readers of all formats take from it before they keep anything."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.corners, self.pieces, self.names = MOST_CORNERS, MOST_PIECES, MOST_NAMES

    def take(self, *, corners: int = 0, pieces: int = 0, names: int = 0) -> None:
        """Count something that is read. Raises `MapError` when it's too much in all."""
        self.corners -= corners
        self.pieces -= pieces
        self.names -= names
        if self.corners < 0:
            self._refuse(tr("Its outlines have more than {n} corners in all.", n=figure(MOST_CORNERS)))
        if self.pieces < 0:
            self._refuse(tr("It has more than {n} outlines and holes in all.", n=figure(MOST_PIECES)))
        if self.names < 0:
            self._refuse(tr("It has more than {n} names and other properties in all.", n=figure(MOST_NAMES)))

    def _refuse(self, reason: str) -> None:
        raise MapError(self.file, "", reason)
