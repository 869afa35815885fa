"""Whatever is painted for the first time lies where it stays: a new panel, and the window of a new game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.games.singapore.rules.lots import ChooseLot
from indonesia_qt.games.singapore.rules.round import Round
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.table.panels.choice_list import ChoiceList
from indonesia_qt.ui.table.panels.panel import QuestionPanel
from tests.games.singapore.positions import Table
from tests.soak import soak_but
from tests.ui.games.singapore.panels.towns import building_turn, town, turn
from tests.ui.games.singapore.tables import Arrange, begin, show
from tests.ui.pages.page import owned
from tests.ui.table.positions import POSITIONS, go_to

pytestmark = pytest.mark.usefixtures("undressed")
REST_MS = 300
"""Longer than Qt puts off the layout of a list."""


def lots(table: Table) -> None:
    """The second flag of a round."""
    town(table)
    table.flag("f4", 0)
    table.state.stack[:] = [Round("lots", 2), ChooseLot(0, 1)]


def place_in(whole: QWidget, part: QWidget) -> QRect:
    return QRect(part.mapTo(whole, QPoint()), part.size())


class Painted(QObject):
    """Notes where the board and the parts of the open panel lie when the panel is painted for the first time."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.panel: QWidget | None = None
        self.places: dict[QWidget, QRect] = {}
        self.boards: list[QRect] = []
        self._application = QApplication.instance()
        assert self._application
        self._application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        window, table = self.program.window, self.program.table
        if event.type() != QEvent.Type.Paint or not isinstance(watched, QWidget) or not (table and window.map):
            return False
        if watched.window() is window and (not self.boards or self.boards[-1] != place_in(window, window.map)):
            self.boards.append(place_in(window, window.map))
        panel = table.decision.host.panel
        if panel is not self.panel and (watched is panel or panel.isAncestorOf(watched)):
            self.panel, self.places = panel, self.seen()
        return False

    def seen(self) -> dict[QWidget, QRect]:
        """Where the parts of the open panel lie now in the window."""
        assert self.program.table
        window, panel = self.program.window, self.program.table.decision.host.panel
        return {part: place_in(window, part) for part in owned(panel, QWidget) if part.isVisible()}

    def stop(self) -> None:
        assert self._application
        self._application.removeEventFilter(self)


@pytest.fixture(params=soak_but(((1366, 768),), [(1366, 768), (1920, 1080)]), ids=lambda size: str(size[0]))
def painted(program: Program, request: pytest.FixtureRequest) -> Iterator[Painted]:
    program.window.resize(*request.param)
    program.window.appearance.put_on()
    watch = Painted(program)
    yield watch
    watch.stop()


def check(painted: Painted, qtbot: QtBot) -> None:
    """Check that nothing moves after the first picture of a panel, and that nothing in it covers anything else."""
    qtbot.wait(REST_MS)
    panel = painted.panel
    assert isinstance(panel, QuestionPanel)
    assert painted.places == painted.seen()
    lists = [part for part in painted.places if isinstance(part, ChoiceList)]
    assert panel.spare.isHidden() or not any(one.verticalScrollBar().maximum() for one in lists)
    content = panel.body.parentWidget()
    assert content
    for around in (panel, content, panel.spare):
        inside = [part for part in painted.places if part.parent() is around]
        boxes = [place_in(around, part) for part in inside if not part.size().isEmpty()]
        assert all(around.rect().contains(box) for box in boxes)
        assert not any(box.intersects(other) for n, box in enumerate(boxes) for other in boxes[:n])


@pytest.mark.parametrize("name", soak_but(("mergers", "deliveries"), POSITIONS))
def test_the_first_picture_of_a_panel_of_indonesia_is_the_one_that_stays(
    program: Program, painted: Painted, qtbot: QtBot, name: str
) -> None:
    if name != "result":
        go_to(program, POSITIONS[name])
        check(painted, qtbot)


@pytest.mark.parametrize("arrange", soak_but((lots, turn), [lots, building_turn, turn]))
def test_the_first_picture_of_a_panel_of_singapore_is_the_one_that_stays(
    program: Program, painted: Painted, qtbot: QtBot, arrange: Arrange
) -> None:
    show(program, arrange)
    check(painted, qtbot)


def test_the_board_of_a_new_game_lies_where_it_stays(program: Program, painted: Painted, qtbot: QtBot) -> None:
    begin(program, "human", "human", "human")
    qtbot.wait(REST_MS)
    assert len(painted.boards) == 1
