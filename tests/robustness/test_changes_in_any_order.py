"""Another language, another way to keep secrets, undo and redo, in any order: the game stands, secrets stay secret."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.core import record
from indonesia_qt.i18n.text import language
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.table.privacy import Cover, HandOverPanel
from tests.ui.app.test_languages import PATIENCE_MS, home, program, spoken
from tests.ui.pages.page import owned
from tests.ui.table.mouse import Mouse
from tests.ui.table.test_privacy import shown_secrets

__all__ = ["home", "program", "spoken"]

STEPS = 18


class Restless:
    """Two people at one screen, of whom something is known after each change."""

    def __init__(self, program: Program, home: QObject, qtbot: QtBot, chance: Random) -> None:
        self.program, self.home, self.qtbot, self.chance = program, home, qtbot, chance
        self.seen: set[int] = set()
        """Whose secrets were in sight, each while he was asked."""

    @property
    def mouse(self) -> Mouse:
        return Mouse(self.program)

    def answer(self) -> None:
        self.mouse.answer()

    def undo(self) -> None:
        self.program.window.play.undo.trigger()

    def redo(self) -> None:
        self.program.window.play.redo.trigger()

    def keep_secrets(self) -> None:
        self.program.window.preferences.set("privacy", self.chance.choice(["peek", "curtain"]))

    def speak(self) -> None:
        """Speak the other language, in a window that takes the game over."""
        before, other = self.program, "en" if language() == "de" else "de"
        made = self.decisions()
        before.window.preferences.set("language", other)
        self.qtbot.waitUntil(
            lambda: before not in owned(self.home, Program) and language() == other, timeout=PATIENCE_MS
        )
        (self.program,) = owned(self.home, Program)
        assert self.decisions() == made

    def decisions(self) -> list[object]:
        assert self.program.table
        return [entry.action for entry in self.program.table.bridge.session.entries]

    def check(self) -> None:
        """Nobody's secrets are told to another one, and none while the mouse is handed over."""
        QApplication.processEvents()
        assert self.program.table
        asked = self.program.table.bridge.question
        assert asked
        panel = self.mouse.panel
        found = shown_secrets(self.mouse)
        assert found <= (set() if isinstance(panel, Cover) else {asked.seat})
        self.seen |= found
        if isinstance(panel, HandOverPanel):
            assert self.program.window.preferences.value("privacy") == "curtain"


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.soak)])
def test_the_game_stands_and_nobody_sees_the_secrets_of_another(
    program: Program,
    home: QObject,
    qtbot: QtBot,
    seed: int,
) -> None:
    chance = Random(seed)
    restless = Restless(program, home, qtbot, chance)
    ways = [restless.answer] * 4 + [restless.undo] * 2 + [restless.redo, restless.keep_secrets, restless.speak]
    program.window.preferences.set("privacy", "curtain")
    for _ in range(STEPS):
        chance.choice(ways)()
        restless.check()
    restless.speak()
    decided = restless.decisions()
    file = restless.program.file
    assert file
    assert restless.seen
    assert restless.program.table
    replayed, fault = record.read(file).replay(restless.program.table.bridge.session.game)
    assert (fault, [entry.action for entry in replayed.entries]) == (None, decided)
