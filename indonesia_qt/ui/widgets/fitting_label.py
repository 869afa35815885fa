"""A label that says the same at length or in short, as there is room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent

from indonesia_qt.ui.widgets.plain_text import Label


class FittingLabel(Label):
    """Shows the first of several wordings that fits, and is never narrower than the last."""

    def __init__(self) -> None:
        super().__init__()
        self._wordings: list[tuple[str, QSize]] = []
        self._measured_in = self.font()

    def show_wordings(self, wordings: Sequence[str]) -> None:
        """Give the wordings, the longest first."""
        self.ensurePolished()
        if [text for text, _ in self._wordings] == list(wordings) and self._measured_in == self.font():
            return  # measuring takes long
        self._wordings, self._measured_in = [], self.font()
        for text in wordings:
            self.setText(text)
            self._wordings.append((text, super().sizeHint()))
        self._fit()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Room for the longest wording."""
        return self._wordings[0][1] if self._wordings else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Room for the shortest wording."""
        return self._wordings[-1][1] if self._wordings else super().minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say as much as there is room for."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        fitting = (text for text, size in self._wordings if size.width() <= self.width())
        text = next(fitting, self._wordings[-1][0] if self._wordings else "")
        if text != self.text():
            self.setText(text)
