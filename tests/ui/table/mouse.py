"""A player who answers every question with real mouse clicks on the board and the panels, as a person would."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QWidget

from indonesia_qt.ui.board.marks import AreaMark
from indonesia_qt.ui.games.indonesia.panels.acquisitions import DeedPanel
from indonesia_qt.ui.games.indonesia.panels.city_growth import GrowthPanel
from indonesia_qt.ui.games.indonesia.panels.deliveries import DeliveryPanel
from indonesia_qt.ui.games.indonesia.panels.mergers import AuctionPanel, MergerPanel, RemovalPanel
from indonesia_qt.ui.games.indonesia.panels.new_era import SitePanel
from indonesia_qt.ui.games.indonesia.panels.operations import CompanyPanel, ExpansionPanel, ShipsPanel
from indonesia_qt.ui.games.indonesia.panels.research import ResearchPanel
from indonesia_qt.ui.games.indonesia.panels.turn_order import BidPanel
from indonesia_qt.ui.table.panels.choice_list import ChoiceList
from indonesia_qt.ui.table.panels.panel import PlacePanel, QuestionPanel
from indonesia_qt.ui.table.privacy import Cover, HandOverPanel, PeekPanel
from tests.ui.pointer import move_to
from tests.ui.table.sitter import Sitter

LEFT = Qt.MouseButton.LeftButton


class Mouse(Sitter):
    """Clicks at the table of a program."""

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        QApplication.processEvents()
        assert widget.isVisible(), f"{widget} can't be seen"
        assert widget.isEnabled(), f"{widget} is disabled"
        QTest.mouseClick(widget, LEFT, Qt.KeyboardModifier.NoModifier, at or widget.rect().center())

    def press(self, text: str) -> None:
        """Click the panel's button with this text."""
        QApplication.processEvents()  # the panel may be about to give way to another one
        self.click(self.button(text))

    def button(self, text: str) -> QAbstractButton:
        found = [b for b in self.panel.findChildren(QPushButton) if b.text() == text]
        assert found, f"no button {text!r} among {[b.text() for b in self.panel.findChildren(QPushButton)]}"
        return found[0]

    def click_area(self, area: str) -> None:
        """Click an area on the board, where its token lies."""
        QApplication.processEvents()
        view, table = self.program.window.map, self.program.table
        assert view
        assert table
        place = view.mapFromScene(table.board.scene.point_of(area))
        assert view.viewport().rect().contains(place)
        move_to(view.viewport(), place)
        QTest.mouseClick(view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, place)

    def choose(self, listed: ChoiceList, row: int = 0) -> None:
        """Click an entry of a list."""
        QApplication.processEvents()
        item = listed.item(row)
        listed.scrollToItem(item)
        self.click(listed.viewport(), listed.visualItemRect(item).center())

    def answer(self) -> None:
        """Answer the question that is open."""
        _WAYS[type(self.panel)](self, self.panel)


def _place_city(mouse: Mouse, panel: SitePanel) -> None:
    mouse.click_area(next(iter(panel.answers())))
    mouse.click(panel.place_button)


def _bid(mouse: Mouse, panel: BidPanel) -> None:
    if panel.amount.amounts[-1] > 1:
        mouse.press("+1")
        assert panel.amount.value() == 1
    mouse.click(panel.bid)


def _announce(mouse: Mouse, panel: MergerPanel) -> None:
    if panel.pairs:
        mouse.choose(panel.list)
        mouse.click(panel.announce)
    else:
        mouse.press("Pass")


def _take_deed(mouse: Mouse, panel: DeedPanel) -> None:
    mouse.choose(panel.deeds)
    mouse.click_area(next(iter(panel.answers())))
    mouse.click(panel.found)


def _research(mouse: Mouse, panel: ResearchPanel) -> None:
    enabled = [row for row in range(panel.list.count()) if panel.list.item(row).flags() & Qt.ItemFlag.ItemIsEnabled]
    mouse.choose(panel.list, enabled[0])
    mouse.click(panel.advance)


def _operate(mouse: Mouse, panel: CompanyPanel) -> None:
    mouse.click_area(next(iter(panel.marks())).area)
    mouse.click(panel.operate)


def _float(mouse: Mouse, panel: ShipsPanel) -> None:
    mouse.click_area(list(panel.answers())[-1])
    mouse.click(panel.place_button)


def _sell(mouse: Mouse, panel: DeliveryPanel) -> None:
    """Send one good by hand to a city, then ship the plan."""
    mouse.click_area(panel.company.areas[0])
    legal = [mark.area for mark in panel.marks() if isinstance(mark, AreaMark) and mark.standing == "legal"]
    cities = [area for area in legal if area in panel.view.cities]
    mouse.click_area(cities[-1] if cities else panel.company.areas[0])
    mouse.click(panel.ship)


def _expand(mouse: Mouse, panel: ExpansionPanel) -> None:
    if panel.asked.free:
        _pick(mouse, panel)
    else:
        mouse.press("Stop here")


def _pick(mouse: Mouse, panel: PlacePanel) -> None:
    mouse.click_area(next(iter(panel.answers())))
    mouse.click(panel.place_button)


_WAYS: dict[type[QuestionPanel] | type[Cover], Callable[[Mouse, Any], None]] = {
    SitePanel: _place_city,
    BidPanel: _bid,
    MergerPanel: _announce,
    AuctionPanel: lambda mouse, panel: mouse.press("Pass"),
    RemovalPanel: _pick,
    DeedPanel: _take_deed,
    ResearchPanel: _research,
    CompanyPanel: _operate,
    ShipsPanel: _float,
    DeliveryPanel: _sell,
    ExpansionPanel: _expand,
    GrowthPanel: _pick,
    HandOverPanel: lambda mouse, panel: mouse.click(panel.primary),
    PeekPanel: lambda mouse, panel: mouse.click(panel.primary),
}
