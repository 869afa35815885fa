"""Fits many outlines into a map in a process of its own."""

from __future__ import annotations

from collections.abc import Generator, Sequence

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from indonesia_qt.i18n.text import counted, tr
from indonesia_qt.mapmaking.edit.draft import Draft
from indonesia_qt.mapmaking.imports.areas import Added, AreaRequest, steps
from indonesia_qt.ui.widgets.progress_dialog import ProgressDialog


class FitTask(ProgressDialog):
    """Says how many outlines are fitted in, and how far that is.

    `ended` carries what was `Added`, unless it was given up.
    """

    ended = Signal(object)

    def __init__(self, draft: Draft, wishes: Sequence[AreaRequest], parent: QWidget) -> None:
        text = counted(
            len(wishes),
            "{n} outline is fitted into the map\N{HORIZONTAL ELLIPSIS}",
            "{n} outlines are fitted into the map\N{HORIZONTAL ELLIPSIS}",
        )
        super().__init__(tr("Importing outlines"), text, parent, _fitted, draft, tuple(wishes))
        self.answered.connect(lambda answer: self.ended.emit(msgspec.json.decode(answer, type=Added)))


def _fitted(draft: Draft, wishes: Sequence[AreaRequest]) -> Generator[float, None, Added]:
    """Yield how much of the work is done, from 0 to 1, and return the whole."""
    for step in steps(draft, wishes):
        found = step
        yield found.tried / max(1, found.pieces)
    return found
