"""A large window uses its room: everything grows with it, and players' money is in display size."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QTextDocument
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.player_cards import DISPLAY, IndonesiaCard
from indonesia_qt.ui.style.stylesheet import POINTS
from tests.ui.table.positions import POSITIONS, go_to

pytestmark = pytest.mark.usefixtures("undressed")


def card_in(program: Program, qtbot: QtBot, width: int, height: int) -> IndonesiaCard:
    """The first player's card in a window of a size."""
    program.window.appearance.put_on()
    program.window.resize(width, height)
    go_to(program, POSITIONS["mergers"])
    qtbot.wait(0)
    qtbot.waitUntil(lambda: program.window.width() == width)
    assert program.table
    card = program.table.player_cards.cards[0]
    assert isinstance(card, IndonesiaCard)
    return card


def largest(html: str) -> float:
    """The size in points of the largest text in a label; 0 for that of the label."""
    document = QTextDocument()
    document.setHtml(html)
    formats = (one.format for one in document.firstBlock().textFormats())
    return max(one.fontPointSize() for one in formats)


def test_text_grows_with_the_window_and_shrinks_again(program: Program, qtbot: QtBot) -> None:
    appearance = program.window.appearance
    program.window.preferences.set("scale", 120)
    program.window.resize(2560, 1440)
    qtbot.waitUntil(lambda: appearance.points == pytest.approx(1.25 * 1.2 * POINTS))
    program.window.resize(1366, 768)
    qtbot.waitUntil(lambda: appearance.points == pytest.approx(1.2 * POINTS))


def test_money_is_in_display_size_in_a_large_window(program: Program, qtbot: QtBot) -> None:
    card = card_in(program, qtbot, 2560, 1440)
    assert card.room == "large"
    assert largest(card.money.text()) == pytest.approx(DISPLAY * card.font().pointSizeF())


def test_cards_are_slim_in_a_low_window(program: Program, qtbot: QtBot) -> None:
    high = card_in(program, qtbot, 1920, 1080).sizeHint().height()
    card = card_in(program, qtbot, 1366, 768)
    assert card.room == "slim"
    assert card.sizeHint().height() < 0.75 * high
    assert not card.facts.isVisible()
    assert card.toolTip()
