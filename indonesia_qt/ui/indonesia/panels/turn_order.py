"""The panel of phase 2: a bid for the order of play."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from indonesia_qt.games.indonesia.actions import Bid
from indonesia_qt.games.indonesia.content import BID_FACTOR
from indonesia_qt.ui.indonesia.panels.amount import AmountField
from indonesia_qt.ui.indonesia.panels.base import Panel
from indonesia_qt.ui.indonesia.panels.seat_list import SeatList
from indonesia_qt.ui.indonesia.texts import rupiah


class BidPanel(Panel):
    """Set an amount, next to the bids that were made."""

    def build(self) -> None:
        """Show the round of bids and the field for this one."""
        factor = BID_FACTOR[self.view.players[self.asked.seat].bid - 1]
        times = f" Each rupiah counts {factor} times." if factor > 1 else ""
        self.note(f"The highest bid plays first; equal bids keep their order.{times}")
        self.body.addWidget(SeatList(self.context, self._bids_so_far()))
        self.amount = AmountField(self.asked.amounts(self.view), quick=(-10, -1, 1, 10))
        self.body.addWidget(self.amount)
        self.note("The money goes to your bank: it counts at the end, but can't be spent.").setProperty("role", "quiet")
        self.bid = self.add_primary("")
        self.bid.clicked.connect(lambda: self.chosen.emit(Bid(self.amount.value())))
        self.amount.changed.connect(self._show_amount)
        self.amount.entered.connect(self.bid.click)
        self.factor = factor
        self._show_amount()

    def first_field(self) -> QWidget:
        """The amount."""
        return self.amount

    def _show_amount(self) -> None:
        amount = self.amount.value()
        counts = f", counts {amount * self.factor:,}" if self.factor > 1 else ""
        self.bid.setText(f"Bid {rupiah(amount)}{counts}")

    def _bids_so_far(self) -> dict[int, str]:
        made = [f"counts {strength:,}" for strength in self.view.stack[-2].strengths]
        others = ["bids later"] * (len(self.view.order) - len(made) - 1)
        return dict(zip(self.view.order, [*made, "bids now", *others], strict=True))
