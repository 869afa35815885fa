"""The panel of an auction in phase 3: outbid, pass, or let the program bid up to a limit."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QHBoxLayout, QPushButton, QWidget

from indonesia_qt.games.indonesia.analysis.forecast.mergers import merger_after
from indonesia_qt.games.indonesia.rules.actions import Pass, Raise
from indonesia_qt.games.indonesia.rules.phases.mergers import Auction
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.board.marks import Mark
from indonesia_qt.ui.games.indonesia.auto_bid import AutoBid
from indonesia_qt.ui.games.indonesia.panels.mergers import company_marks, result_text
from indonesia_qt.ui.games.indonesia.texts.names import rupiah
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.table.panels.amount import AmountField
from indonesia_qt.ui.table.panels.fact_list import FactList
from indonesia_qt.ui.table.panels.panel import QuestionPanel
from indonesia_qt.ui.table.panels.seat_list import SeatList
from indonesia_qt.ui.widgets.disabled_click import DisabledClickFilter
from indonesia_qt.ui.widgets.plain_text import Label, tip

RUNGS = 3
"""Bids that are offered one by one."""
LONGEST_BESIDE = 8
"""Letters of a name that leaves room for another player beside it."""
PASS_THEN = 1
"""The entry that passes when the limit is reached."""


class AuctionPanel(QuestionPanel):
    """Outbid the highest bid, or pass.

    `automatic` carries the order to bid up to a limit.
    """

    automatic = Signal(object)

    def build(self) -> None:
        """Show the auction and the field for a bid."""
        auction: Auction = self.asked.auction
        self.heading(f"{self.words.company(auction.first)} + {self.words.company(auction.second)}")
        bidders = {seat: self._bidder(seat, auction) for seat in self.view.order}
        self.body.addWidget(SeatList(self.context, bidders, own=self.asked.seat, columns=self._columns()))
        self.facts = FactList()
        self.body.addWidget(self.facts)
        self.bids: range = self.asked.bids(self.view)
        if self.bids:
            self._add_bids()
        else:
            self.note(tr("Your cash is not enough for a higher bid."))
            self.facts.show_facts([self._if_passed()])
        self.add_pass()

    def _columns(self) -> int:
        """How many players there is room for side by side."""
        return 2 if max(map(len, self.words.seats)) <= LONGEST_BESIDE else 1

    def _add_bids(self) -> None:
        self.body.addLayout(self._ladder())
        self.amount = AmountField(self.bids, quick=())
        self.body.addWidget(self.amount)
        self.limit = QCheckBox(tr("Bid for me up to this, then"))
        self.then = QComboBox()
        self.then.addItems([tr("ask me"), tr("pass")])
        self.then.setToolTip(tip(self.limit.text()))
        self.then.setAccessibleName(self.limit.text())
        self.then.setEnabled(False)
        needs = tr("This counts only when the program bids for you: tick the box before it.")
        DisabledClickFilter(self.then, lambda: needs).refused.connect(self.refused)
        self.limit.toggled.connect(self.then.setEnabled)
        row = QHBoxLayout()
        row.addWidget(self.limit)
        row.addWidget(self.then, 1)
        self.body.addLayout(row)
        self.bid = self.add_primary("")
        self.bid.clicked.connect(self._bid)
        self.amount.changed.connect(self._show_amount)
        self.amount.entered.connect(self.bid.click)
        self.limit.toggled.connect(self._show_amount)
        self._show_amount()

    def first_field(self) -> QWidget | None:
        """The amount."""
        return self.amount if self.bids else None

    def fields(self) -> Mapping[str, QWidget]:
        """The amount, and what the program is to do with it."""
        return {"amount": self.amount, "limit": self.limit, "then": self.then} if self.bids else {}

    def _bidder(self, seat: int, auction: Auction) -> str:
        if seat == auction.bidder:
            return tr("bid {amount}", amount=rupiah(auction.bid))
        if seat in auction.gone:
            return tr("out")
        return tr("to bid") if seat == self.asked.seat else tr("may bid")

    def _ladder(self) -> QGridLayout:
        """The next bids, each with what it costs and leaves the player; a button fills it in."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(scaled(4))
        grid.setVerticalSpacing(scaled(3))
        for column, title in enumerate((tr("Bid", "sum"), tr("you pay in all"), tr("you keep"))):
            label = Label(title)
            label.setProperty("role", "quiet")
            grid.addWidget(label, 0, column)
        grid.setColumnStretch(2, 1)
        cash = self.view.players[self.asked.seat].cash
        for row, bid in enumerate(islice(self.bids, RUNGS), start=1):
            net = merger_after(self.view, Raise(bid)).net(self.asked.seat)
            button = QPushButton(rupiah(bid), autoDefault=False)
            button.setProperty("role", "small")
            button.clicked.connect(lambda _=False, bid=bid: self.amount.number.setValue(bid))
            grid.addWidget(button, row, 0)
            grid.addWidget(Label(rupiah(-net)), row, 1)
            grid.addWidget(Label(rupiah(cash + net)), row, 2)
        return grid

    def _if_passed(self) -> tuple[str, str]:
        forecast = merger_after(self.view, Pass())
        net = forecast.net(self.asked.seat)
        winner, bid = self.words.seats[forecast.winner], rupiah(forecast.bid)
        if net:
            then = tr(
                "{winner} has it for {bid}; you get {net}, unless others bid", winner=winner, bid=bid, net=rupiah(net)
            )
        else:
            then = tr("{winner} has it for {bid}, unless others bid", winner=winner, bid=bid)
        return tr("If you pass"), then

    def _show_amount(self) -> None:
        action = Raise(self.amount.value())
        forecast = merger_after(self.view, action)
        self.facts.show_facts([(tr("Result"), result_text(self, forecast)), self._if_passed()])
        if self.limit.isChecked():
            self.bid.say(
                tr("Bid up to {limit}", limit=rupiah(action.bid)),
                tr("{amount} now, then as little as needed", amount=rupiah(self.bids[0])),
            )
        else:
            told = self.tell(action)
            self.bid.say(told.text, told.leads_to)

    def _bid(self) -> None:
        if self.limit.isChecked():
            of = self.asked.auction
            limit, then_pass = self.amount.value(), self.then.currentIndex() == PASS_THEN
            self.automatic.emit(AutoBid(self.asked.seat, of.first, of.second, limit, then_pass))
        else:
            self.chosen.emit(Raise(self.amount.value()))

    def marks(self) -> list[Mark]:
        """The companies of the merger."""
        return company_marks(self, (self.asked.auction.first, self.asked.auction.second), "chosen")
