"""The panel of phase 2: a bid for the order of play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from PySide6.QtWidgets import QWidget

from indonesia_qt.core.flow import Action
from indonesia_qt.games.indonesia.analysis.forecast import cheapest_bids, order_after, still_to_bid
from indonesia_qt.games.indonesia.rules.actions import Bid
from indonesia_qt.games.indonesia.rules.constants import BID_FACTOR
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import counted, figure, labelled, paragraph, tr
from indonesia_qt.ui.games.indonesia.panels.situation import add_situation
from indonesia_qt.ui.games.indonesia.texts.names import rupiah
from indonesia_qt.ui.games.indonesia.texts.turn_order import bid_prompt
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.table.api import QuestionPanel, QuestionUi
from indonesia_qt.ui.table.game_texts import ordinal
from indonesia_qt.ui.table.panels.fact_lists import FactList, SeatList
from indonesia_qt.ui.table.panels.input_fields import AmountField
from indonesia_qt.ui.widgets.flow_layout import FlowLayout
from indonesia_qt.ui.widgets.plain_text import push_button


class BidPanel(QuestionPanel):
    """Set an amount, next to the order of play that it leads to."""

    def build(self) -> None:
        """Show the order with this bid and the field for it."""
        self.strengths = dict(zip(self.view.order, self.view.stack[-2].strengths, strict=False))
        self.later = still_to_bid(self.view, self.asked)
        factor = BID_FACTOR[self.view.players[self.asked.seat].bid - 1]
        self.factor = factor
        rule = tr("Everyone bids once. Ties keep their current order.")
        if factor > 1:
            counts = counted(factor, "Your bids are multiplied by {n}.", "Your bids are multiplied by {n}.")
            rule = paragraph(rule, counts)
        about = self.note(rule)
        about.setProperty("role", "quiet")
        heading = self.heading(tr("Order of play with this bid"))
        self.seats = SeatList(self.context, dict.fromkeys(self.view.order, ""), own=self.asked.seat)
        self.body.addWidget(self.seats)
        self.amount = AmountField(self.asked.amounts(self.view), quick=(-10, -1, 1, 10))
        self.body.addWidget(self.amount)
        self.body.addLayout(self._places())
        self.facts = FactList()
        self.body.addWidget(self.facts)
        self.fold(heading.text(), self.seats, self.amount.quick, self.facts, about, heading=heading)
        self.bid = self.add_primary("")
        self.bid.clicked.connect(lambda: self.chosen.emit(Bid(self.amount.value())))
        self.amount.changed.connect(self._show_amount)
        self.amount.entered.connect(self.bid.click)
        self._show_amount()
        add_situation(self)

    def first_field(self) -> QWidget:
        """Return the field for the amount."""
        return self.amount

    def fields(self) -> Mapping[str, QWidget]:
        """Return the field for the amount."""
        return {"amount": self.amount}

    def _places(self) -> FlowLayout:
        """Return a button for each place that can be reached, which fills in the lowest bid for it."""
        row = FlowLayout(spacing=scaled(4))
        for place, amount in cheapest_bids(self.view, self.asked).items():
            place_name = ordinal(place)
            about = tr("Lowest bid that makes you {place} right now", place=place_name)
            fill_in = partial(self.amount.number.setValue, amount)
            row.addWidget(push_button(labelled(place_name, rupiah(amount)), fill_in, "small", about))
        return row

    def _show_amount(self) -> None:
        bid = Bid(self.amount.value())
        forecast = order_after(self.view, self.asked, bid.amount)
        self.seats.show_seats({seat: self._said(seat, bid.amount) for seat in forecast.order})
        player = self.view.players[self.asked.seat]
        self.facts.show_facts(
            [
                (tr("Cash left"), rupiah(forecast.cash)),
                (tr("In the bank"), tr("{bank} (counts only at the end)", bank=rupiah(player.bank + bid.amount))),
            ]
        )
        self.offer(bid)
        self.amount.number.setAccessibleName(self.bid.accessibleName())

    def _said(self, seat: int, amount: int) -> str:
        if seat == self.asked.seat:
            return tr("your bid: {strength}", strength=figure(amount * self.factor))
        if seat in self.later:
            return tr("bids after you")
        return figure(self.strengths[seat])


def bid_options(view: State, asked: PlaceBid, numbers: Sequence[int]) -> Iterator[Action]:
    """Return the amounts that were typed, 0, the lowest bid for each place, and the highest amount."""
    amounts = asked.amounts(view)
    listed = [*numbers, 0, *sorted(cheapest_bids(view, asked).values()), amounts[-1]]
    return (Bid(amount) for amount in listed if amount in amounts)


QUESTIONS = {PlaceBid: QuestionUi(BidPanel, bid_prompt, "turn_order", options=bid_options)}
