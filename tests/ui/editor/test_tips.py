"""Whatever can be pressed says what it does, and with which key."""

from __future__ import annotations

from indonesia_qt.ui.settings.commands import in_words
from tests.ui.editor.hand import Hand
from tests.ui.pages.editor.entries import CardsPage, DeedsPage


def test_every_command_has_a_tip_with_its_key(hand: Hand) -> None:
    for id, action in hand.window.commands.actions.items():
        assert action.toolTip(), id
        for keys in action.shortcuts()[:1]:
            assert in_words([keys]) in action.toolTip(), id


def test_every_tool_has_a_tip_and_a_hint(hand: Hand) -> None:
    tips = hand.page.tool_tips()
    assert len(tips) == len(hand.window.tools)
    assert all("<br>" in tip for tip in tips)


def test_buttons_of_the_tables_have_tips(hand: Hand) -> None:
    for page in (DeedsPage, CardsPage):
        buttons = page.of(hand.window).all_buttons()
        assert buttons
        assert [one.text() for one in buttons if not one.toolTip()] == []
