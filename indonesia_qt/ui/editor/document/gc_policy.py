"""When Python looks for garbage."""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

from indonesia_qt.ui.editor.document.map_document import MapDocument

REST_MS = 1500
"""How long after a step the designer is taken to rest."""


class Garbage(QObject):
    """Has garbage looked for when a document is opened and while its designer rests, and all that stays set aside.

    For Python looks when much that is new is there, such as after a change, and at everything that it knows: with a
    large map that would take longer than the change.
    """

    def __init__(self, document: MapDocument) -> None:
        super().__init__(document)
        self._timer = QTimer(self, singleShot=True, interval=REST_MS)
        self._timer.timeout.connect(_set_aside)
        document.undo_stack.indexChanged.connect(self._wait)
        document.destroyed.connect(_bring_back)
        self._timer.start(0)  # as a part of opening the map: the first change comes before the first rest

    def _wait(self) -> None:
        self._timer.start()


def _set_aside() -> None:
    gc.collect()
    gc.freeze()


def _bring_back() -> None:
    """Look at everything again: a document that has gone left garbage."""
    gc.unfreeze()
