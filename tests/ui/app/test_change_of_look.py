"""After a change of look, size of text or language a running game looks as if its window had been opened so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtWidgets import QAbstractButton, QLabel, QMenuBar, QTabBar, QWidget

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.app.start import make_window
from indonesia_qt.ui.table.window.main_window import MainWindow
from tests.soak import soak_but
from tests.ui.games.singapore.panels.towns import turn
from tests.ui.games.singapore.tables import show
from tests.ui.pages.page import owned, settle
from tests.ui.table.positions import POSITIONS, go_to

pytestmark = pytest.mark.usefixtures("undressed")
SIZES = (1366, 768), (1920, 1080)
CHANGES = [("theme", "dark"), ("scale", 200), ("scale", 150), ("theme", "high_contrast"), ("theme", "light")]
CHANGES.append(("scale", 100))
SHORT = [CHANGES[1], CHANGES[-1]]
"""What the short run changes: to large text and back, which moves everything."""
FOREIGN = QLabel, QAbstractButton, QTabBar, QMenuBar
"""The classes of Qt whose places are compared; of the program's own all are."""


def show_singapore(program: Program) -> None:
    show(program, turn, 4)


def show_indonesia(program: Program) -> None:
    go_to(program, POSITIONS["research"])


Places = Counter[tuple[str, int, int, int, int]]


def places(window: MainWindow) -> Places:
    """Where all parts of a game are in their window, by their kinds."""
    return Counter(
        (type(part).__name__, *part.mapTo(window, QPoint()).toTuple(), *part.size().toTuple())
        for part in owned(window, QWidget)
        if part.isVisible() and part.window() is window
        if isinstance(part, FOREIGN) or type(part).__module__.startswith("indonesia_qt")
    )


def seen_of_board(window: MainWindow) -> list[int]:
    """What is seen of the board."""
    assert window.map
    return [round(number) for number in window.map.mapToScene(window.map.viewport().rect()).boundingRect().getRect()]


class Frames(QObject):
    """Notes where the parts of a window are each time it is painted."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window, self.noted = window, list[Places]()
        window.bar.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002
        if event.type() == QEvent.Type.Paint:
            self.noted.append(places(self.window))
        return False


@contextmanager
def fresh(before: Program, show_game: Callable[[Program], None]) -> Iterator[Program]:
    """Another program whose window has just been opened as large as that of `before`, with the same settings."""
    program = Program(make_window())
    program.window.resize(before.window.size())
    program.window.show()
    try:
        show_game(program)
        settle()
        yield program
    finally:
        program.window.close()
        program.window.deleteLater()
        program.deleteLater()


@pytest.mark.parametrize("changes", soak_but([SHORT], [SHORT, CHANGES]), ids=len)
@pytest.mark.parametrize("size", soak_but([SIZES[0]], SIZES), ids=lambda size: str(size[0]))
@pytest.mark.parametrize("show_game", [show_singapore, show_indonesia])
def test_after_a_change_everything_is_where_it_is_in_a_fresh_window(
    program: Program,
    show_game: Callable[[Program], None],
    size: tuple[int, int],
    changes: list[tuple[str, object]],
) -> None:
    window = program.window
    window.appearance.put_on()
    window.resize(*size)
    show_game(program)
    settle()
    frames = Frames(window)
    for key, choice in changes:
        window.preferences.set(key, choice)
        frames.noted.clear()
        window.appearance.follow()
        settle()
        found = places(window)
        assert frames.noted[0] == frames.noted[-1] == found, f"parts move after {choice} was put on"
        with fresh(program, show_game) as opened:
            there = places(opened.window)
            assert sorted(found - there) == sorted(there - found), choice
            assert seen_of_board(window) == seen_of_board(opened.window)
