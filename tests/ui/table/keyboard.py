"""A player who answers every question with real keys, sent to what has the keyboard, and never with the mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from indonesia_qt.ui.games.indonesia.panels.acquisitions import DeedPanel
from indonesia_qt.ui.games.indonesia.panels.city_growth import GrowthPanel
from indonesia_qt.ui.games.indonesia.panels.deliveries import DeliveryPanel
from indonesia_qt.ui.games.indonesia.panels.halving import RemovalPanel
from indonesia_qt.ui.games.indonesia.panels.merger_choice import MergerPanel
from indonesia_qt.ui.games.indonesia.panels.mergers import AuctionPanel
from indonesia_qt.ui.games.indonesia.panels.new_era import SitePanel
from indonesia_qt.ui.games.indonesia.panels.operations import CompanyPanel, ExpansionPanel, ShipsPanel
from indonesia_qt.ui.games.indonesia.panels.research import ResearchPanel
from indonesia_qt.ui.games.indonesia.panels.turn_order import BidPanel
from indonesia_qt.ui.table.panels.choice_list import ChoiceList
from indonesia_qt.ui.table.panels.panel import QuestionPanel
from indonesia_qt.ui.table.privacy import Cover
from tests.ui.table.sitter import Sitter

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
KEY = Qt.Key


class Keyboard(Sitter):
    """Presses keys at the table of a program, whose window must be active."""

    @property
    def at(self) -> QWidget:
        """What has the keyboard."""
        QApplication.processEvents()
        widget = QApplication.focusWidget()
        assert widget is not None, f"nothing has the keyboard at {type(self.panel).__name__}"
        assert widget.isVisible()
        return widget

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.at, key)

    def press_with(self, modifier: Qt.KeyboardModifier, key: Qt.Key) -> None:
        QTest.keyClick(self.at, key, modifier)

    def go_to(self, widget: QWidget) -> None:
        """Go with Tab to a place in the same part of the window."""
        for _ in range(20):
            if self.at is widget:
                return
            self.press(KEY.Key_Tab)
        raise AssertionError(f"Tab does not lead to {widget}")

    def go_to_part(self, part: QWidget) -> None:
        for _ in range(5):
            if part is self.at or part.isAncestorOf(self.at):
                return
            self.press(KEY.Key_F6)
        raise AssertionError(f"F6 does not lead to {part}")

    def take_from(self, listed: ChoiceList) -> None:
        """Choose the next entry of the list that has the keyboard, and answer with it."""
        assert self.at is listed
        self.press(KEY.Key_Down)
        assert listed.value() is not None
        self.press(KEY.Key_Return)

    def uncover(self) -> None:
        """Let the player look who is to decide."""
        if isinstance(self.panel, Cover):
            self.press(KEY.Key_Return)

    def answer(self) -> None:
        """Answer the question that is open, and what follows from it for the same player."""
        self.uncover()
        bridge, asked, panel = self.table.bridge, self.panel.asked, self.panel
        made = bridge.made
        _WAYS[type(panel)](self, panel)
        assert bridge.made > made, f"{asked} was not answered"


def _on_map(keys: Keyboard, panel: Any) -> None:
    """Enter answers with the first target, or chooses it and then confirms it."""
    assert keys.at is keys.program.window.map
    keys.press(KEY.Key_Tab, KEY.Key_Return)
    if keys.panel is panel:
        keys.press(KEY.Key_Return)


def _bid(keys: Keyboard, panel: BidPanel) -> None:
    if len(panel.amount.amounts) > 1:
        keys.press(KEY.Key_Up)
        assert panel.amount.value() == panel.amount.amounts[1]
    keys.press(KEY.Key_Return)


def _announce(keys: Keyboard, panel: MergerPanel) -> None:
    if panel.pairs:
        keys.go_to(panel.list)
        keys.take_from(panel.list)
    else:
        keys.press_with(CTRL, KEY.Key_P)


def _take_deed(keys: Keyboard, panel: DeedPanel) -> None:
    assert keys.at is panel.deeds
    keys.press(KEY.Key_Down)
    keys.go_to(panel.places)
    keys.take_from(panel.places)


def _expand(keys: Keyboard, panel: ExpansionPanel) -> None:
    if panel.asked.free:
        keys.go_to_part(panel)
        keys.go_to(panel.places)
        keys.take_from(panel.places)
    else:
        keys.press_with(CTRL, KEY.Key_P)


_WAYS: dict[type[QuestionPanel], Callable[[Keyboard, Any], None]] = {
    SitePanel: _on_map,
    BidPanel: _bid,
    MergerPanel: _announce,
    AuctionPanel: lambda keys, panel: keys.press_with(CTRL, KEY.Key_P),
    RemovalPanel: lambda keys, panel: keys.press(KEY.Key_Return),
    DeedPanel: _take_deed,
    ResearchPanel: lambda keys, panel: keys.take_from(panel.list),
    CompanyPanel: lambda keys, panel: keys.take_from(panel.list),
    ShipsPanel: _on_map,
    DeliveryPanel: lambda keys, panel: keys.press(KEY.Key_Return),
    ExpansionPanel: _expand,
    GrowthPanel: _on_map,
}
