"""The board of a game as a picture file, without a window."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication

from indonesia_qt.core.record import Record
from indonesia_qt.files import paths
from indonesia_qt.library import PlayableMap
from indonesia_qt.ui.board.marks import Mark
from indonesia_qt.ui.board.picture_export import Picture
from indonesia_qt.ui.style.theme import LIGHT, load_fonts
from indonesia_qt.ui.support.c_locale import keep_capitals_plain
from indonesia_qt.ui.support.crash_handler import keep_qt_messages
from indonesia_qt.ui.table.board.board_ui import BoardUi
from indonesia_qt.ui.table.game_ui import game_ui

WIDTH = 2440
"""Pixels, where nothing else is asked for."""


def board_picture(
    played_on: PlayableMap, record: Record | None, ending: str, size: tuple[int, int] | None = None
) -> bytes:
    """Return what is in a .png, .svg or .pdf file of the board, with the position of a saved game if there is one.

    Works without a screen. Raises `SaveError` when the game can't be played to its end, and `OSError` for another
    ending and for a picture that is too large.
    """
    ui = game_ui(played_on.definition.id)
    marks = _marks(ui.board, played_on, record)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if QGuiApplication.instance() is None:
        keep_qt_messages()
        _app = QGuiApplication(sys.argv[:1])
        keep_capitals_plain()
    load_fonts(paths.resources() / "fonts")
    picture = Picture(played_on.board, LIGHT, ui.pieces, marks)
    return picture.content(ending, QSize(*size) if size else picture.size(WIDTH))


def _marks(shown: BoardUi, played_on: PlayableMap, record: Record | None) -> Sequence[Mark]:
    if record is None:
        return shown.start_marks(played_on.game)
    session, fault = record.replay(played_on.game)
    if fault is not None:
        raise fault
    return shown.position_marks(session.state, [seat.colour for seat in record.header.seats])
