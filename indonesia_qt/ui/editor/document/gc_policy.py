"""When Python looks for garbage."""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

from indonesia_qt.ui.editor.document.map_document import MapDocument

GC_REST_MS = 1500
"""How long after a step the designer is taken to rest."""


class GcPolicy(QObject):
    """Has garbage looked for when a document is opened and while its designer rests, and all that stays set aside.

    For Python looks when much that is new is there, such as after a change, and at everything that it knows: with a
    large map that would take longer than the change.
    """

    def __init__(self, document: MapDocument) -> None:
        super().__init__(document)
        self._timer = QTimer(self, singleShot=True, interval=GC_REST_MS)
        self._timer.timeout.connect(_collect_and_freeze)
        document.undo_stack.indexChanged.connect(self._wait)
        document.destroyed.connect(_unfreeze)
        self._timer.start(0)  # as a part of opening the map: the first change comes before the first rest

    def _wait(self) -> None:
        self._timer.start()


def _collect_and_freeze() -> None:
    gc.collect()
    gc.freeze()


def _unfreeze() -> None:
    """Look at everything again: a document that has gone left garbage."""
    gc.unfreeze()
