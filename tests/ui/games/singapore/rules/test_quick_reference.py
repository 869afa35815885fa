"""The rules of Singapore on one sheet of paper."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.singapore.rules.game_rules import SingaporeRules
from indonesia_qt.ui.games.singapore.rules.quick_reference import SIGN_URL, SIGNS, QuickReference
from indonesia_qt.ui.style.stylesheet import dress
from indonesia_qt.ui.style.theme import LIGHT
from tests.ui.pages.page import owned


def test_the_sheet_has_the_round_a_turn_raids_seals_prices_and_keys(program: Program) -> None:
    text = QuickReference(program.window.commands).toPlainText()
    for expected in ("1 Raffles player", "5 Hut", "3 steps", "A white chip is a raid", "10, 20, 30", "£2", "F1"):
        assert expected in text, expected


def test_the_sheet_has_a_picture_of_each_sign_with_its_meaning(program: Program) -> None:
    sheet = QuickReference(program.window.commands)
    assert sheet.toPlainText().count("\N{OBJECT REPLACEMENT CHARACTER}") == len(SIGNS)
    for sign, meaning in SIGNS.items():
        assert meaning in sheet.toPlainText()
        picture = sheet.resource(QTextDocument.ResourceType.ImageResource, QUrl(f"{SIGN_URL}{sign}"))
        assert not picture.isNull(), sign


@pytest.mark.usefixtures("undressed")
def test_its_frame_is_seen_all_around_when_it_has_the_keyboard(
    program: Program, qapp: QApplication, qtbot: QtBot
) -> None:
    dress(qapp, LIGHT)
    dialog = SingaporeRules().reference(program.window.commands, program.window)
    dialog.show()
    dialog.activateWindow()
    (scroll,) = owned(dialog, QScrollArea)
    scroll.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(scroll.hasFocus)
    picture, box = scroll.grab().toImage(), scroll.rect()
    middle = box.center()
    for x, y in ((0, middle.y()), (box.right(), middle.y()), (middle.x(), 0), (middle.x(), box.bottom())):
        assert picture.pixelColor(x, y).name() == LIGHT.interface.accent
