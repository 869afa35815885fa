"""The panels of phase 3: announcing a merger, bidding for it, and giving up areas for siap faji."""

from __future__ import annotations

from collections.abc import Mapping

from indonesia_qt.games.indonesia.actions import Announce, GiveUp, Pass, Raise
from indonesia_qt.games.indonesia.content import KIND_NAME
from indonesia_qt.games.indonesia.phases.mergers import Auction, nominal_value, shares
from indonesia_qt.ui.indonesia.panels.amount import AmountField
from indonesia_qt.ui.indonesia.panels.base import AreaPanel, Panel
from indonesia_qt.ui.indonesia.panels.choice_list import ChoiceList
from indonesia_qt.ui.indonesia.panels.seat_list import SeatList
from indonesia_qt.ui.indonesia.texts import count, rupiah
from indonesia_qt.ui.map.marks import AreaMark, Mark, Standing


class MergerPanel(Panel):
    """Choose two companies, in the list or on the board, and the first bid."""

    def build(self) -> None:
        """List the pairs that can be merged, with the least that each costs."""
        self.first: str | None = None
        self.amount: AmountField | None = None
        self.pairs = self.asked.pairs(self.view)
        if self.pairs:
            self.note("Choose a merger here, or click its two companies on the map:")
        elif self.asked.mergeable:
            self.note("Your cash is not enough for any merger.")
        self.list = ChoiceList()
        for pair in self.pairs:
            self._add(pair)
        self.add_list(self.list)
        self.told = self.note("")
        self.list.value_changed.connect(self._pair_changed)
        self.announce = self.add_primary("Choose a merger")
        self.announce.setEnabled(False)
        self.announce.clicked.connect(self._announce)
        self.add_secondary("Pass", Pass())

    def _add(self, pair: tuple[str, str]) -> None:
        first, second = (self.view.companies[id] for id in pair)
        kind = first.kind if first.kind == second.kind else "siap_faji"
        self.list.add(
            pair,
            self.context.icons.kind(kind),
            f"{self.words.company(first.id)} + {self.words.company(second.id)}",
            f"{self.words.seats[first.owner]} {self.words.holding(first)}, "
            f"{self.words.seats[second.owner]} {self.words.holding(second)} \N{MIDDLE DOT} "
            f"from {rupiah(nominal_value(self.view, *pair))}",
        )

    @property
    def pair(self) -> tuple[str, str] | None:
        """The companies that are chosen."""
        pair: tuple[str, str] | None = self.list.value()
        return pair

    def _pair_changed(self) -> None:
        self.first = None
        if self.amount is not None:
            self.body.removeWidget(self.amount)
            self.amount.deleteLater()
            self.amount = None
        if self.pair is not None:
            self.amount = AmountField(self.asked.bids(self.view, *self.pair), quick=(-1, 1, 5))
            self.amount.changed.connect(self._show_amount)
            self.amount.entered.connect(self.announce.click)
            self.body.insertWidget(self.body.count() - 1, self.amount)
            self._show_amount()
        self.announce.setEnabled(self.pair is not None)
        self.marks_changed.emit()

    def _show_amount(self) -> None:
        if self.pair is None or self.amount is None:
            return
        bid = self.amount.value()
        self.told.setText(money_text(self, *self.pair, bid))
        self.announce.setText(f"Announce, bid {rupiah(bid)}")

    def _announce(self) -> None:
        if self.pair is not None and self.amount is not None:
            self.chosen.emit(Announce(*self.pair, self.amount.value()))

    def marks(self) -> list[Mark]:
        """The companies that are chosen, or those that can be."""
        if self.pair is not None:
            return company_marks(self, self.pair, "chosen")
        if self.first is None:
            return company_marks(self, {id for pair in self.pairs for id in pair}, "legal")
        partners = {id for pair in self.pairs if self.first in pair for id in pair if id != self.first}
        return company_marks(self, (self.first,), "chosen") + company_marks(self, partners, "legal")

    def area_clicked(self, area: str) -> None:
        """Choose the company that was clicked; the second one makes the pair."""
        company = self.view.fields.get(area) or next(
            (id for id, line in self.view.companies.items() if area in line.ships), None
        )
        if company is None:
            return
        if self.first is None or self.first == company:
            self.list.set_value(None)
            self.first = company
            self.marks_changed.emit()
            return
        pair = next((pair for pair in self.pairs if set(pair) == {self.first, company}), None)
        if pair is None:
            self.refuse(Announce(self.first, company, nominal_value(self.view, self.first, company)))
        else:
            self.list.set_value(pair)


class AuctionPanel(Panel):
    """Outbid the highest bid, or pass."""

    def build(self) -> None:
        """Show the auction and the field for a bid."""
        auction: Auction = self.asked.auction
        self.note(f"<b>{self.words.company(auction.first)}</b> with <b>{self.words.company(auction.second)}</b>")
        self.body.addWidget(SeatList(self.context, {seat: self._bidder(seat, auction) for seat in self.view.order}))
        bids = self.asked.bids(self.view)
        self.told = self.note("")
        if bids:
            self.amount = AmountField(bids, quick=(-1, 1, 5))
            self.body.addWidget(self.amount)
            self.bid = self.add_primary("")
            self.bid.clicked.connect(lambda: self.chosen.emit(Raise(self.amount.value())))
            self.amount.changed.connect(self._show_amount)
            self.amount.entered.connect(self.bid.click)
            self._show_amount()
        else:
            self.told.setText("Your cash is not enough for a higher bid.")
        self.add_secondary("Pass", Pass())

    def _bidder(self, seat: int, auction: Auction) -> str:
        if seat == auction.bidder:
            return f"bid {rupiah(auction.bid)}"
        if seat in auction.gone:
            return "out"
        return "bids now" if seat == self.asked.seat else "may bid"

    def _show_amount(self) -> None:
        bid = self.amount.value()
        self.told.setText(money_text(self, self.asked.auction.first, self.asked.auction.second, bid))
        self.bid.setText(f"Bid {rupiah(bid)}")

    def marks(self) -> list[Mark]:
        """The companies of the merger."""
        return company_marks(self, (self.asked.auction.first, self.asked.auction.second), "chosen")


class RemovalPanel(AreaPanel):
    """Click the areas that a new siap faji company gives up."""

    def build(self) -> None:
        """Say how many."""
        company = self.view.companies[self.asked.company]
        self.note(
            f"{self.words.company(company.id)} becomes siap faji: half of its areas, rounded up, are given up. "
            f"<b>{count(self.asked.left, 'more area')}</b> of {len(company.areas)}."
        )
        self.note("Areas go from the border, and no zone may fall apart.").setProperty("role", "quiet")

    def answers(self) -> Mapping[str, GiveUp]:
        """The areas that may go."""
        return {action.area: action for action in self.asked.actions(self.view)}

    def would_be(self, area: str) -> GiveUp:
        """To give `area` up."""
        return GiveUp(area)


def company_marks(panel: Panel, companies: object, standing: Standing) -> list[Mark]:
    """Mark the areas and seas of companies."""
    found = [panel.view.companies[id] for id in companies]  # type: ignore[attr-defined]
    return [AreaMark(place, standing) for company in found for place in (*company.areas, *company.ships)]


def money_text(panel: Panel, first: str, second: str, bid: int) -> str:
    """Who receives what when the merger goes for `bid`."""
    kinds = {panel.view.companies[first].kind, panel.view.companies[second].kind}
    made = f" It makes {KIND_NAME['siap_faji']}." if len(kinds) > 1 else ""
    paid = [f"{panel.words.seats[seat]} {rupiah(share)}" for seat, share in shares(panel.view, first, second, bid)]
    return f"Of {rupiah(bid)} the owners receive: {', '.join(paid)}.{made}"
