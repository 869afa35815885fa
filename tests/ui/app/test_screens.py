"""The window in each phase, at three sizes and in two looks: nothing is cut, hidden, empty or without contrast.

With `-m soak --pictures FOLDER` each is kept as a picture, for eyes to judge what no test can.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby, product
from operator import itemgetter
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.table.window.main_window import MainWindow
from tests.i18n.linguist import spoken
from tests.i18n.test_languages import LANGUAGES
from tests.soak import soak_but
from tests.ui.pages.board_toolbar import BoardToolbarPage
from tests.ui.pages.page import Page, settle, written_on
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import new_game
from tests.ui.table.positions import POSITIONS, go_to
from tests.ui.table.test_game_view import assert_fits

pytestmark = pytest.mark.usefixtures("undressed")

SIZES = (QSize(1366, 768), QSize(1600, 900), QSize(1920, 1080))
THEMES = ("light", "dark")
FEWEST_COLOURS = 12
"""In the panel's picture: letters in two weights, a frame, a button."""


ALL = tuple(product(THEMES, SIZES))
FEW = (("light", SIZES[0]), ("dark", SIZES[-1]))


@pytest.mark.parametrize("looks", [FEW, pytest.param(ALL, marks=pytest.mark.soak)], ids=["short", "all"])
@pytest.mark.parametrize("name", soak_but(("deliveries", "result"), POSITIONS))
def test_a_screen_is_whole(
    program: Program, qtbot: QtBot, pictures: Path | None, name: str, looks: Iterable[tuple[str, QSize]]
) -> None:
    """In the short run in the smallest window, and in the largest one in the other look."""
    program.window.appearance.put_on()
    go_to(program, POSITIONS[name])
    for theme, of_look in groupby(looks, itemgetter(0)):
        put_on(program, theme)
        for _, size in of_look:
            show_at(program, qtbot, size)
            settle()  # what a panel shows where there is room comes last
            picture = program.window.grab().toImage()
            if pictures:
                picture.save(str(pictures / f"{name}-{theme}-{size.width()}.png"))
            where = f"{name}, {theme}, {size.width()}x{size.height()}"
            assert_fits(Mouse(program))
            assert cut_texts(program.window) == [], where
            assert program.table
            panel = program.table.decision.host
            for button in Page(panel).parts(QPushButton):
                assert is_in_sight(button, program.window), f"{where}: {button.text()} can't be seen"
            assert colours_of(picture, area_of(panel, program.window)) >= FEWEST_COLOURS, where


@pytest.fixture(params=soak_but(("de", "fr"), ["en", *LANGUAGES]))
def speaking(program: Program, qtbot: QtBot, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Program]:
    """A game of five people, in a window that speaks a language."""
    with spoken(request.param, tmp_path):
        speaking = Program(MainWindow(program.window.settings))
        qtbot.addWidget(speaking.window)
        speaking.window.appearance.put_on()
        speaking.new_game(new_game(*["human"] * 5))
        speaking.window.show()
        show_at(speaking, qtbot, SIZES[0])
        yield speaking


def test_the_buttons_above_the_board_and_five_players_have_room_in_every_language(
    speaking: Program, qtbot: QtBot
) -> None:
    assert BoardToolbarPage.of(speaking.window).without_room == []
    assert speaking.table
    cards = speaking.table.player_cards.cards
    qtbot.waitUntil(lambda: all(is_in_sight(card, speaking.window) for card in cards))


def put_on(program: Program, theme: str) -> None:
    """Put on a look at once."""
    window = program.window
    window.preferences.set("theme", theme)
    window.appearance.follow()


def show_at(program: Program, qtbot: QtBot, size: QSize) -> None:
    """Show the window at a size."""
    program.window.resize(size)
    qtbot.waitUntil(lambda: program.window.size() == size)
    assert program.table
    qtbot.waitUntil(lambda: program.table.decision.host.panel.isVisible())  # type: ignore[union-attr]
    QApplication.processEvents()


def cut_texts(window: QWidget) -> list[str]:
    """What is written on labels and buttons in sight that have no room for it."""
    labels = [label for label in Page(window).parts(QLabel) if label.text()]
    buttons = [b for b in Page(window).parts(QAbstractButton) if b.text() and not shows_a_sign(b)]
    cut = [label.text() for label in labels if not fits(label)]
    return cut + [button.text() for button in buttons if button.width() < letters(button)]


def fits(label: QLabel) -> bool:
    """Whether a label has room for its text, in lines if it may have several."""
    if label.wordWrap():
        return label.height() + 2 >= label.heightForWidth(label.width())
    return label.sizeHint().width() <= label.width() + 1 or bool(label.toolTip())


def shows_a_sign(button: QAbstractButton) -> bool:
    """Whether a button shows a sign instead of its text."""
    return isinstance(button, QToolButton) and not button.icon().isNull()


def letters(button: QAbstractButton) -> int:
    """The width of what is written on a button."""
    return button.fontMetrics().horizontalAdvance(written_on(button))


def area_of(widget: QWidget, window: QWidget) -> QRect:
    """Where a widget lies in the window."""
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def is_in_sight(widget: QWidget, window: QWidget) -> bool:
    """Whether the whole widget can be seen without scrolling."""
    return window.rect().contains(area_of(widget, window)) and widget.visibleRegion().boundingRect() == widget.rect()


def colours_of(picture: QImage, area: QRect) -> int:
    """How many colours a part of a picture has, roughly."""
    part = picture.copy(area).convertToFormat(QImage.Format.Format_RGB32)
    pixels, width = part.constBits().cast("I"), part.width()
    return len({pixel for row in range(0, len(pixels), 3 * width) for pixel in pixels[row : row + width : 3]})
