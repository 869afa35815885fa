"""Whatever can be pressed says what it does, and with which key."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QToolBar

from indonesia_qt.ui.settings.commands import in_words
from tests.ui.editor.hand import Hand


def test_every_command_has_a_tip_with_its_key(hand: Hand) -> None:
    for id, action in hand.window.commands.actions.items():
        assert action.toolTip(), id
        for keys in action.shortcuts()[:1]:
            assert in_words([keys]) in action.toolTip(), id


def test_every_tool_has_a_tip_and_a_hint(hand: Hand) -> None:
    bar = hand.window.findChild(QToolBar)
    assert isinstance(bar, QToolBar)
    assert len(bar.actions()) == len(hand.window.tools)
    for action in bar.actions():
        assert "<br>" in action.toolTip()


def test_buttons_of_the_tables_have_tips(hand: Hand) -> None:
    for panel in ("deeds", "cards"):
        buttons = [one for one in hand.window.panels[panel].findChildren(QPushButton) if one.text()]
        assert [one.text() for one in buttons if not one.toolTip()] == []
