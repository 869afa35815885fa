"""The dialog that asks which game to learn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QWidget

from indonesia_qt.files.paths import is_there
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.settings.settings_file import Settings
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.table.game_ui import GameUi
from indonesia_qt.ui.table.tutorial.lesson import Lesson
from indonesia_qt.ui.widgets.layouts import column_of
from indonesia_qt.ui.widgets.plain_text import Label, push_button

WIDTH, BETWEEN = 300, 14
"""Pixels at 100 %: the least width of the buttons, and the room between games."""


class LessonChoice(QDialog):
    """Offers the tutorials of several games, each with how far the learner has come.

    - `chosen`: the tutorial that was chosen
    """

    chosen = Signal(object)

    def __init__(self, games: Sequence[GameUi], settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Tutorial: your first game"))
        body = column_of(
            Label(tr("Which game do you want to learn?"), role="heading", wordWrap=True),
            contentsMargins=margins(20, 16, 20, 20),
            spacing=scaled(4),
        )
        for ui in games:
            assert ui.lesson
            button = push_button(ui.game.title, partial(self._choose, ui.lesson))
            button.setMinimumWidth(scaled(WIDTH))
            button.setAutoDefault(True)
            about = Label(_how_far(ui.lesson, settings), role="quiet", wordWrap=True)
            button.setAccessibleDescription(about.text())
            body.addSpacing(scaled(BETWEEN))
            body.addWidget(button)
            body.addWidget(about)
        self.setLayout(body)

    def _choose(self, lesson: Lesson) -> None:
        self.accept()
        self.chosen.emit(lesson)


def _how_far(lesson: Lesson, settings: Settings) -> str:
    step, steps = settings.get(lesson.kept, 0), len(lesson.steps)
    if not step or not is_there(lesson.file):
        return tr("About ten minutes")
    return tr("You’re at step {step} of {steps}", step=step + 1, steps=steps)
