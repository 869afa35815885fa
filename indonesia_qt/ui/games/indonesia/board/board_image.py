"""The board of a game as a picture file, without a window."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication

from indonesia_qt.core.record import Record
from indonesia_qt.files import paths
from indonesia_qt.library import PlayableMap
from indonesia_qt.ui.board.marks import Mark
from indonesia_qt.ui.board.picture_export import Picture
from indonesia_qt.ui.games.indonesia.board.pieces import PIECES
from indonesia_qt.ui.games.indonesia.board.position_marks import era_marks, position_marks
from indonesia_qt.ui.style.theme import LIGHT, load_fonts
from indonesia_qt.ui.support.crash_handler import keep_qt_messages

WIDTH = 2440
"""Pixels, where nothing else is asked for."""


def draw_board(played_on: PlayableMap, record: Record | None, file: Path, size: tuple[int, int] | None) -> None:
    """Draw the board, with the position of a saved game if there is one, into a .png, .svg or .pdf file.

    Works without a screen. Raises `SaveError` when the game can't be played to its end and `PictureError` when the
    file can't be written.
    """
    marks = _marks(played_on, record)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if QGuiApplication.instance() is None:
        keep_qt_messages()
        _app = QGuiApplication(sys.argv[:1])
    load_fonts(paths.resources() / "fonts")
    picture = Picture(played_on.board, LIGHT, PIECES, marks)
    picture.save(file, QSize(*size) if size else picture.size(WIDTH))


def _marks(played_on: PlayableMap, record: Record | None) -> list[Mark]:
    if record is None:
        return list(era_marks(played_on.game.scenario, 0))
    session, fault = record.replay(played_on.game)
    if fault is not None:
        raise fault
    return position_marks(session.state, [seat.colour for seat in record.header.seats])
