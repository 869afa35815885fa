"""Shows how far an import is; the window goes on, and the import can be given up."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QProgressBar, QVBoxLayout, QWidget

from indonesia_qt.editing.imports.areas import Added
from indonesia_qt.ui.measure import scaled
from indonesia_qt.ui.plain_text import Label
from indonesia_qt.wording import tr


class ImportProgress(QDialog):
    """Goes through the steps of an import one at a time; `done_wholly` carries the last of them."""

    done_wholly = Signal(object)

    def __init__(self, steps: Iterator[Added], most: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Importing outlines"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._steps = steps
        self._last: Added | None = None
        self._bar = QProgressBar(maximum=most)
        buttons = QDialogButtonBox()
        buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(Label(tr("The outlines are fitted into the map.")))
        layout.addWidget(self._bar)
        layout.addWidget(buttons)
        self.resize(scaled(360), 0)
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._step)
        self._timer.start()

    def _step(self) -> None:
        added = next(self._steps, None)
        if added is not None:
            self._last = added
            self._bar.setValue(added.tried)
            return
        self._timer.stop()
        self.accept()
        if self._last is not None:
            self.done_wholly.emit(self._last)

    def reject(self) -> None:
        """Give the import up; the map stays as it is."""
        self._timer.stop()
        super().reject()
