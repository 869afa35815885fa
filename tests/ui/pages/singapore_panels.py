"""The panels of Singapore: tiles and lots, and the pages of a turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from indonesia_qt.core.flow import Action
from indonesia_qt.games.singapore.rules.actions import Exchange
from indonesia_qt.games.singapore.rules.constants import GOODS, Goods
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.board.marks import AreaMark, Mark
from indonesia_qt.ui.games.singapore.panels.draft_row import DraftChip, DraftRow
from indonesia_qt.ui.games.singapore.panels.goods_choice import GoodsChoice
from indonesia_qt.ui.games.singapore.panels.owners import OwnerList
from indonesia_qt.ui.widgets.plain_text import SmallButton
from tests.ui.pages.page import Page, settle
from tests.ui.pages.table import Table


class SingaporeTable(Table):
    """Does with the mouse what a player of Singapore does."""

    @property
    def state(self) -> Any:
        """The position."""
        return self.table.bridge.session.state

    @property
    def refusals(self) -> list[str]:
        """Why things were refused, from the first time this was asked for on."""
        found: list[str] = []
        self.table.refused.connect(lambda reason: found.append(str(reason)))
        return found

    @property
    def leads_to(self) -> str:
        """What the button that answers says of its consequences."""
        text: str = self.panel.primary.leads_to
        return text

    def marked(self, standing: str) -> set[str]:
        """Return the places that are marked in a way on the board."""
        return {mark.area for mark in self.marks() if isinstance(mark, AreaMark) and mark.standing == standing}

    def marks(self, kind: type[Any] = object) -> list[Mark]:
        """Return the marks of a kind that the panel shows."""
        return [mark for mark in self.panel.marks() if isinstance(mark, kind)]

    # Tiles and lots.

    def choose_tile(self, tile: str) -> None:
        """Click a tile in the list."""
        self.choose_value(self.panel.list, tile)

    def point_at_tile(self, tile: str) -> None:
        """Move the mouse to a tile in the list."""
        self.point_at_row(self.panel.list, tile)

    def facts(self) -> dict[str, str]:
        """Return the facts of the panel by their names."""
        labels = Page(self.panel.facts).labels()
        return dict(zip(labels[::2], labels[1::2], strict=True))

    def owners(self) -> list[str]:
        """Return the names of the owners with what is said of each."""
        return [label.text() for label in Page(self.part(OwnerList)).parts(QLabel) if label.text()]

    # A turn.

    def open_page(self, title: str) -> None:
        """Open a page of the turn by its tab."""
        tabs = self.panel.tabs
        number = [tabs.tabText(n) for n in range(tabs.count())].index(tr(title))
        self.click(tabs.tabBar(), tabs.tabBar().tabRect(number).center())
        QApplication.processEvents()

    @property
    def page_titles(self) -> list[str]:
        """The pages of the turn."""
        tabs = self.panel.tabs
        return [tabs.tabText(number) for number in range(tabs.count())]

    @property
    def open_title(self) -> str:
        """The page of the turn that is open."""
        tabs = self.panel.tabs
        title: str = tabs.tabText(tabs.currentIndex())
        return title

    @property
    def lines(self) -> list[str]:
        """The lines of the list of the open page, each with what is said of it."""
        rows = self.panel.page.rows
        return [self.accessible(rows, row) for row in range(rows.count())]

    @staticmethod
    def accessible(rows: Any, row: int) -> str:
        """Return what a screen reader says of a line."""
        text: str = rows.item(row).data(Qt.ItemDataRole.AccessibleTextRole)
        return text

    def choose_move(self, answer: Action) -> None:
        """Click the line of an answer."""
        self.choose_value(self.panel.page.rows, self.panel.moves.move_of(answer).first)

    def choose_trade(self, building: str, trade: int = 0) -> None:
        """Click the line of an exchange."""
        rows = self.panel.page.rows
        value = next(v for v in rows.values if isinstance(v, Exchange) and (v.building, v.trade) == (building, trade))
        self.choose_value(rows, value)

    def goods_offered(self, choice: GoodsChoice) -> dict[str, str]:
        """Return the goods that can be chosen, with their numbers."""
        shown = zip(GOODS, choice.buttons, strict=True)
        return {good: button.text() for good, button in shown if button.isVisible()}

    def add_good(self, choice: GoodsChoice, good: Any) -> Goods:
        """Press the button of a good, and return what is chosen then."""
        self.click(choice.buttons[GOODS.index(good)])
        return choice.goods

    def choose_road(self, road: Action) -> None:
        """Click a road in the list."""
        self.choose_value(self.panel.roads.rows, road)

    def switch_drafts(self) -> None:
        """Have turns drafted from now on, or no longer."""
        self.click(self.panel.switch)

    @property
    def draft_chips(self) -> list[DraftChip]:
        """The moves of the draft, in their order."""
        return self.parts(DraftChip)

    @property
    def drafted(self) -> list[str]:
        """What is written on them where there is little room."""
        return [chip.forms[-1] for chip in self.draft_chips]

    def remove_drafted(self, number: int) -> None:
        """Press the cross of a move, which counts from 0."""
        crosses = [one for one in self.parts(SmallButton) if one.accessibleName().startswith("Remove ")]
        self.click(crosses[number])

    def before_drafted(self, number: int | None) -> QPoint:
        """Return a place on the screen a little before a move of the draft, or behind the last one for None."""
        chips = self.draft_chips
        if number is None:
            last = chips[-1].parentWidget()
            return last.mapToGlobal(last.rect().center()) + QPoint(last.width() // 3, 0)
        return chips[number].mapToGlobal(QPoint(2, chips[number].height() // 2))

    @contextmanager
    def dragging_drafted(self, number: int) -> Iterator[Callable[[QPoint], None]]:
        """Press on a move of the draft, and release the mouse at the end.

        What it yields moves the pointer to a place on the screen.
        """
        chip = self.draft_chips[number]
        at = chip.rect().center()
        QTest.mousePress(chip, Qt.MouseButton.LeftButton, pos=at)

        def drag(place: QPoint) -> None:
            nonlocal at
            at = chip.mapFromGlobal(place)
            move = QMouseEvent(
                QMouseEvent.Type.MouseMove,
                QPointF(at),
                QPointF(place),
                Qt.MouseButton.NoButton,
                Qt.MouseButton.LeftButton,
                Qt.KeyboardModifier.NoModifier,
            )
            QApplication.sendEvent(chip, move)

        drag(chip.mapToGlobal(at + QPoint(QApplication.startDragDistance(), 0)))
        yield drag
        QTest.mouseRelease(chip, Qt.MouseButton.LeftButton, pos=at)
        settle()

    def drag_drafted(self, number: int, before: int | None) -> None:
        """Drag a move of the draft before another one, or behind the last one for None."""
        to = self.before_drafted(before)
        with self.dragging_drafted(number) as drag:
            drag(to)

    @property
    def drop_line(self) -> int | None:
        """The number of the move before which a line shows that a chip would be dropped; None without a line."""
        row = self.part(DraftRow)
        if not row.line.isVisible():
            return None
        line = row.line.geometry()
        assert row.rect().contains(line), "it can be seen"
        boxes = [chip.parentWidget().geometry() for chip in row.chips]
        return sum((box.top(), box.center().x()) < (line.top(), line.center().x()) for box in boxes)

    def wait_for_plans(self) -> None:
        """Let the window go on until the plans are found."""
        while not self.panel.plans.is_searched:
            QApplication.processEvents()

    def choose_aim(self, title: str) -> None:
        """Choose what plans are to be best at, with the keys."""
        aims = self.panel.plans.aims
        aims.setFocus()
        QTest.keyClick(aims, Qt.Key.Key_Home)
        for _ in range(aims.findText(title)):
            QTest.keyClick(aims, Qt.Key.Key_Down)
        assert aims.currentText() == title

    def choose_plan(self, number: int) -> None:
        """Click a plan."""
        self.choose_value(self.panel.plans.rows, number)

    def play_next(self) -> None:
        """Play the next move of the plan alone."""
        self.press("Next move only")

    def gauges(self) -> list[str]:
        """Return what is said of the steps and uses that are left, to a screen reader."""
        return [label.accessibleName() for label in self.parts(QLabel) if label.accessibleName().endswith("left")]
