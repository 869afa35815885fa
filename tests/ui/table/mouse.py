"""A player who answers every question with real mouse clicks on the board and the panels, as a person would."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt

from indonesia_qt.ui.board.marks import AreaMark
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
from indonesia_qt.ui.table.panels.panel import PlacePanel, QuestionPanel
from indonesia_qt.ui.table.privacy import Cover, HandOverPanel, PeekPanel
from tests.ui.pages.table import AmountPage, Table


class Mouse(Table):
    """Answers any question at the table of a program."""

    def answer(self) -> None:
        """Answer the question that is open."""
        _WAYS[type(self.panel)](self, self.panel)


def _bid(mouse: Mouse, panel: BidPanel) -> None:
    if panel.amount.amounts[-1] > 1:
        if panel.amount.value():  # as entered before the program ended
            AmountPage(panel.amount).go_to_least()
        mouse.change_amount(1)
        assert panel.amount.value() == 1
    mouse.confirm()


def _announce(mouse: Mouse, panel: MergerPanel) -> None:
    if panel.pairs:
        mouse.announce(panel.list.values[0])
    else:
        mouse.pass_()


def _take_deed(mouse: Mouse, panel: DeedPanel) -> None:
    if panel.deeds.isHidden():  # as a deed has been opened before
        mouse.click(panel.all_deeds)
    mouse.choose(panel.deeds)
    mouse.place(next(iter(panel.answers())))


def _research(mouse: Mouse, panel: ResearchPanel) -> None:
    shown = [row for row in range(panel.list.count()) if not panel.list.isRowHidden(row)]
    enabled = [row for row in shown if panel.list.item(row).flags() & Qt.ItemFlag.ItemIsEnabled]
    mouse.choose(panel.list, enabled[0])


def _operate(mouse: Mouse, panel: CompanyPanel) -> None:
    mouse.operate(next(iter(panel.marks())).area)


def _halve(mouse: Mouse, panel: RemovalPanel) -> None:
    """Remove what is suggested, whatever has been marked before."""
    if not panel.remove.isEnabled():
        mouse.press("Suggestion")
    mouse.confirm()


def _float(mouse: Mouse, panel: ShipsPanel) -> None:
    mouse.place(list(panel.answers())[-1])


def _sell(mouse: Mouse, panel: DeliveryPanel) -> None:
    """Send one good by hand to a city, then ship the plan."""
    mouse.click_area(panel.company.areas[0])
    legal = [mark.area for mark in panel.marks() if isinstance(mark, AreaMark) and mark.standing == "legal"]
    cities = [area for area in legal if area in panel.view.cities]
    mouse.click_area(cities[-1] if cities else panel.company.areas[0])
    mouse.ship()


def _expand(mouse: Mouse, panel: ExpansionPanel) -> None:
    if panel.asked.free:
        _pick(mouse, panel)
    else:
        mouse.pass_()


def _pick(mouse: Mouse, panel: PlacePanel) -> None:
    mouse.place(next(iter(panel.answers())))


_WAYS: dict[type[QuestionPanel] | type[Cover], Callable[[Mouse, Any], None]] = {
    SitePanel: _pick,
    BidPanel: _bid,
    MergerPanel: _announce,
    AuctionPanel: lambda mouse, panel: mouse.pass_(),
    RemovalPanel: _halve,
    DeedPanel: _take_deed,
    ResearchPanel: _research,
    CompanyPanel: _operate,
    ShipsPanel: _float,
    DeliveryPanel: _sell,
    ExpansionPanel: _expand,
    GrowthPanel: _pick,
    HandOverPanel: lambda mouse, panel: mouse.uncover(),
    PeekPanel: lambda mouse, panel: mouse.uncover(),
}
