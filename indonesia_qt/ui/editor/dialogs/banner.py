"""A line above the map that stays until it is answered."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QPushButton, QSizePolicy, QToolBar, QWidget

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.plain_text import Label

Answer = tuple[str, Callable[[], object]]
"""The text of a button and what it does."""


class Banner(QToolBar):
    """Says one thing at a time; any of its buttons puts it away."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(tr("Notice"), window)
        self.setObjectName("notice")
        self.setMovable(False)
        self.toggleViewAction().setVisible(False)
        window.addToolBarBreak(Qt.ToolBarArea.TopToolBarArea)
        window.addToolBar(Qt.ToolBarArea.TopToolBarArea, self)
        self.text = Label(wordWrap=True)
        self.buttons: list[QPushButton] = []
        line = QWidget()
        line.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._parts = QHBoxLayout(line)
        self._parts.setContentsMargins(scaled(8), scaled(2), scaled(4), scaled(2))
        self._parts.addWidget(self.text, 1)
        self.addWidget(line)
        self.hide()

    def say(self, text: str, *answers: Answer) -> None:
        """Say something instead of what was said before, with these answers and one that leaves it as it is."""
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self.buttons = [self._button(title, act) for title, act in (*answers, (tr("Close"), _close_banner))]
        self.text.setText(text)
        self.show()

    def _button(self, title: str, act: Callable[[], object]) -> QPushButton:
        button = QPushButton(title)
        button.setProperty("role", "small")
        button.clicked.connect(self.hide)
        button.clicked.connect(lambda *_: act())
        self._parts.addWidget(button)
        return button


def _close_banner() -> None:
    """Leave it as it is."""
