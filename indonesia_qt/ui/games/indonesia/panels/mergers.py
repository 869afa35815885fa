"""The panels of phase 3: the announcement of a merger, its auction, and the areas that siap faji gives up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from typing import Any

from PySide6.QtCore import QMargins, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QComboBox, QGridLayout, QWidget

from indonesia_qt.core.flow import Action, Pass
from indonesia_qt.games.indonesia.analysis.forecast import (
    MergerForecast,
    merger_after,
    pairs_that_fit,
    why_not_announced,
)
from indonesia_qt.games.indonesia.rules.actions import Announce, GiveUp, Raise
from indonesia_qt.games.indonesia.rules.companies import MERGED_KIND
from indonesia_qt.games.indonesia.rules.phases.mergers import (
    AnnounceMerger,
    Auction,
    ChooseRemoval,
    RaiseBid,
    nominal_value,
    shares,
)
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import counted, enumerated, forms, listed, phrase, tr
from indonesia_qt.ui.board.marks import Mark
from indonesia_qt.ui.games.indonesia.orders import AutoBid, PassMergers
from indonesia_qt.ui.games.indonesia.panels.companies import CompaniesPanel, company_marks
from indonesia_qt.ui.games.indonesia.panels.situation import add_situation
from indonesia_qt.ui.games.indonesia.texts.mergers import leave_auction, pass_announcement
from indonesia_qt.ui.games.indonesia.texts.names import rupiah
from indonesia_qt.ui.style.scaling import is_crowded, scaled
from indonesia_qt.ui.support.refusal import Refusal, refused_by
from indonesia_qt.ui.table.api import ChoiceList, PlacePanel, QuestionPanel, QuestionUi
from indonesia_qt.ui.table.panels.answer_button import AnswerButton
from indonesia_qt.ui.table.panels.fact_lists import FactList
from indonesia_qt.ui.table.panels.input_fields import AmountField, Entries
from indonesia_qt.ui.widgets.disabled_click import DisabledClickFilter
from indonesia_qt.ui.widgets.flow_layout import FlowLayout
from indonesia_qt.ui.widgets.layouts import grid_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, push_button, tip
from indonesia_qt.ui.widgets.wrapping_buttons import WrappingCheckBox

Pair = tuple[str, str]


class MergerPanel(CompaniesPanel):
    """Choose two companies, in the list, on the board or in the players' slots, and the first bid."""

    undecided = phrase("Choose a merger")
    field = "pair"

    def build(self) -> None:
        """List the pairs that can be merged with their lowest bids, and the other pairs with the reason."""
        self.first: str | None = None
        self.amount: AmountField | None = None
        self.pairs: list[Pair] = self.asked.pairs(self.view)
        self.mergeable = list(dict.fromkeys(id for pair in self.pairs for id in pair))
        if self.pairs:
            how = self.note(tr("Choose here, or click two companies on the board or on the player cards:"))
            self.fold(how.text(), how)
        elif self.asked.mergeable:
            self.note(tr("You don’t have enough cash for any merger."))
        self.list = ChoiceList(tr("Mergers"))
        for pair in self.pairs:
            least = rupiah(nominal_value(self.view, *pair))
            self._add(pair, tr("{companies}; from {least}", companies=self._owned(pair), least=least))
        possible = set(map(frozenset, self.pairs))
        for pair in pairs_that_fit(self.view):
            if frozenset(pair) not in possible:
                self._add(pair, "", refused_by(why_not_announced(self.view, self.asked, *pair)))
        self.link_rows(self.list, lambda pair: [place for id in pair for place in self.view.companies[id].places])
        self.add_list(self.list)
        self.facts = FactList()
        self.body.addWidget(self.facts)
        self.add_choice(self.list)
        self.marks_changed.connect(self.entry_changed)  # the first company of a pair is chosen on the map
        order = PassMergers(self.asked.seat, self.view.year)
        self.pass_all = AnswerButton(tr("Pass all mergers this year"))
        help_text = tr("You announce none, and are asked only in auctions in which you may bid.")
        self.pass_all.setToolTip(tip(f"{self.pass_all.text()}\n{help_text}"))
        self.pass_all.clicked.connect(lambda: self.ordered.emit(order))
        all_in_row = QWidget()
        all_in_row.setLayout(row_of(self.pass_all, 1, contentsMargins=QMargins()))
        self.body.addWidget(all_in_row)
        self.facts.changed.connect(self.fold("", self.facts, all_in_row).say)
        self.add_pass()
        add_situation(self)

    def fields(self) -> Mapping[str, QWidget]:
        """Return the list of mergers, and then the field for the first bid if a merger is chosen."""
        return super().fields() if self.amount is None else {"pair": self.list, "amount": self.amount}

    def entries(self) -> Entries:
        """Return the values of the fields, and the first company of a pair."""
        return {**super().entries(), "first": self.first}

    def enter(self, entries: Entries) -> None:
        """Enter earlier values, and the first company of a pair."""
        super().enter(entries)
        if (first := entries.get("first")) in self.mergeable:
            self.first = first
            self.marks_changed.emit()

    def entries_for(self, answer: Announce) -> Mapping[str, Any]:
        """Return the pair of companies of an answer, by field."""
        return {"pair": (answer.first, answer.second)}

    def _add(self, pair: Pair, about: str, why_not: str = "") -> None:
        first, second = (self.view.companies[id] for id in pair)
        icon = self.context.icons.kind(MERGED_KIND[first.kind, second.kind])
        self.list.add(pair, icon, f"{self.words.company(first.id)} + {self.words.company(second.id)}", about, why_not)

    def _owned(self, pair: Pair) -> str:
        companies = [self.view.companies[id] for id in pair]
        return enumerated(f"{self.words.seats[c.owner]} {self.words.holding(c)}" for c in companies)

    @property
    def pair(self) -> Pair | None:
        """The companies that are chosen."""
        pair: Pair | None = self.list.value()
        return pair

    @property
    def answer(self) -> Announce | None:
        """The answer that the button gives."""
        return None if self.pair is None or self.amount is None else Announce(*self.pair, self.amount.value())

    def choice_changed(self) -> None:
        """Ask for the first bid for the pair that is chosen now."""
        self.first = None
        if self.amount is not None:
            self.body.removeWidget(self.amount)
            self.amount.deleteLater()
            self.amount = None
        if self.pair is not None:
            quick = () if is_crowded(self) else (-1, 1, 5)
            self.amount = AmountField(self.asked.bids(self.view, *self.pair), quick)
            self.amount.changed.connect(self._show_amount)
            self.amount.changed.connect(self.entry_changed)
            self.amount.entered.connect(self.button.click)
            self.body.insertWidget(self.body.indexOf(self.facts) + 1, self.amount)
            self.list.scrollToItem(self.list.currentItem())
        self._show_amount()
        self.marks_changed.emit()

    def _show_amount(self) -> None:
        action = self.answer
        self.offer(action, tr(self.undecided))
        facts: list[tuple[str, str]] = []
        if action is not None:
            facts = announcement_facts(self, (action.first, action.second), merger_after(self.view, action))
        self.facts.show_facts(facts)

    def marks(self) -> list[Mark]:
        """Mark the companies that are chosen, and those that can be."""
        if self.pair is not None:
            return company_marks(self.view, self.pair, "chosen")
        if self.first is None:
            return company_marks(self.view, self.mergeable, "legal")
        partners = [id for id in self.mergeable if self._pair_of(self.first, id)]
        return company_marks(self.view, (self.first,), "chosen") + company_marks(self.view, partners, "legal")

    def rank(self, company: str) -> int:
        """Return 0 for a company that merges with the first of the pair, 1 for one of any pair, else 2."""
        if self.first is not None and self._pair_of(self.first, company):
            return 0
        return 1 if company in self.mergeable else 2

    def thing_clicked(self, company: str) -> bool:
        """Choose a company; the second one makes the pair, or the panel says why it can't."""
        if self.first is None:
            self._choose_first(company)
        elif self.first == company:
            self.first = None
            self.marks_changed.emit()
        elif pair := self._pair_of(self.first, company):
            self.list.set_value(pair)
        else:
            reason = why_not_announced(self.view, self.asked, self.first, company)
            self.refused.emit(refused_by(reason))
        return True

    def _choose_first(self, company: str) -> None:
        self.list.set_value(None)
        if company in self.mergeable:
            self.first = company
            self.marks_changed.emit()
            return
        partners = [id for pair in pairs_that_fit(self.view) if company in pair for id in pair if id != company]
        if partners:
            self.refused.emit(refused_by(why_not_announced(self.view, self.asked, company, partners[0])))
        else:
            name = self.words.company(company)
            reason = tr("No other company can merge with {company}.", company=name)
            self.refused.emit(Refusal(reason, "R-MER-02"))

    def _pair_of(self, one: str, other: str) -> Pair | None:
        return next((pair for pair in self.pairs if set(pair) == {one, other}), None)


class RemovalPanel(PlacePanel):
    """Choose the areas that a new siap faji company gives up, one after the other."""

    would_be = GiveUp

    def build(self) -> None:
        """Say how many areas must go, and list those that can."""
        company = self.view.companies[self.asked.company]
        held, left = len(company.areas), self.asked.left
        self.heading(tr("{company} becomes siap faji", company=self.words.company(company.id)))
        to_give_up = counted(
            held,
            "{left} of {n} area, leaving {stay}",
            "{left} of {n} areas, leaving {stay}",
            left=left,
            stay=held - left,
        )
        self.body.addWidget(FactList([(tr("To remove"), to_give_up)]))
        self.note(tr("Remove areas from the edge. You can’t split a zone.")).setProperty("role", "quiet")
        self.add_places()

    def near_misses(self) -> list[str]:
        """Return the areas of the company that can't be given up."""
        return [area for area in self.view.companies[self.asked.company].areas if area not in self.answers()]

    def icon(self, place: str) -> QIcon:  # noqa: ARG002
        """Return the icon of siap faji."""
        return self.context.icons.kind("siap_faji")


def announcement_facts(panel: QuestionPanel, pair: Pair, forecast: MergerForecast) -> list[tuple[str, str]]:
    """Return the result and the costs of a merger as titles and texts, for the player who announces it."""
    me = panel.asked.seat
    step = sum(panel.view.companies[id].units for id in pair)
    outbid = sum(share for owner, share in shares(panel.view, *pair, forecast.bid + step) if owner == me)
    return [
        (tr("Result"), result_text(panel, forecast)),
        (tr("Paid out"), paid_text(panel, forecast)),
        (tr("If you win"), net_text(panel, forecast)),
        (
            tr("If outbid"),
            tr("you get {amount} or more", amount=rupiah(outbid)) if outbid and forecast.may_be_raised else "",
        ),
        (tr("Can bid"), rivals_text(panel, forecast)),
    ]


def result_text(panel: QuestionPanel, forecast: MergerForecast) -> str:
    """Return the size, the deeds and the slot of the company that a merger makes."""
    company = forecast.company
    holding = panel.words.holding(company)
    if gone := forecast.to_give_up + forecast.removed:
        holding = tr("{holding}, {gone} to remove", holding=holding, gone=gone)
    slot = forecast.slot + 1
    deeds = len(company.deeds)
    return counted(
        deeds, "{holding}; {n} deed, slot {slot}", "{holding}; {n} deeds, slot {slot}", holding=holding, slot=slot
    )


def paid_text(panel: QuestionPanel, forecast: MergerForecast) -> str:
    """Return the amounts that the owners of the companies get."""
    paid = Counter[int]()
    for owner, share in forecast.paid:
        paid[owner] += share
    return enumerated(f"{panel.words.seats[seat]} {rupiah(share)}" for seat, share in paid.items())


def net_text(panel: QuestionPanel, forecast: MergerForecast) -> str:
    """Return the sum that a merger costs or brings the asked player, and the cash that he keeps."""
    net = forecast.net(panel.asked.seat)
    cash = panel.view.players[panel.asked.seat].cash
    if net <= 0:
        return tr("you pay {amount} net, {cash} left", amount=rupiah(-net), cash=rupiah(cash + net))
    return tr("you gain {amount} net, {cash} left", amount=rupiah(net), cash=rupiah(cash + net))


def rivals_text(panel: QuestionPanel, forecast: MergerForecast) -> str:
    """Return the players who can still bid, and a line with the reason for each who can't."""
    seats = panel.words.seats
    able = [rival for rival in forecast.rivals if rival.why_not is None]
    named = listed([seats[rival.seat] for rival in able]) or tr("nobody else")
    if any(rival.secret for rival in able):
        named = tr("{rivals} (cash unknown)", rivals=named)
    unable = [rival for rival in forecast.rivals if rival.why_not is not None]
    reasons = [tr("{rival} is out: {reason}", rival=seats[rival.seat], reason=rival.why_not) for rival in unable]
    return "\n".join([named, *reasons])


RUNGS = 3
"""The number of bids that are offered one by one."""
BETWEEN_SUMS = 14
"""Pixels at 100 % between the columns of their table."""
PASS_THEN = 1
"""The entry that passes when the limit is reached."""


class AuctionPanel(QuestionPanel):
    """Outbid the highest bid, or pass; who else bids, and what is sold, stands on the card over the board.

    `ordered` carries the order to bid up to a limit.
    """

    def build(self) -> None:
        """Show the auction and the field for a bid."""
        auction: Auction = self.asked.auction
        self.passed = merger_after(self.view, Pass())
        """What comes of a pass."""
        heading = self.heading(f"{self.words.company(auction.first)} + {self.words.company(auction.second)}")
        self.facts = FactList()
        self.body.addWidget(self.facts)
        self.bids: range = self.asked.bids(self.view)
        if self.bids:
            self._add_bids(heading)
        else:
            self.note(tr("You can’t afford a higher bid."))
            self.facts.show_facts([self._if_passed()])
        self.add_pass()
        add_situation(self)

    def _add_bids(self, heading: Label) -> None:
        self.amount = AmountField(self.bids, quick=())
        ladder = QWidget()
        ladder.setLayout(row_of(self._ladder(), 1, contentsMargins=QMargins()))
        self.body.addWidget(ladder)
        self.fold(heading.text(), ladder, self.facts, heading=heading)
        self.body.addWidget(self.amount)
        self.limit = WrappingCheckBox(tr("Bid for me up to this amount"))
        self.then = QComboBox()
        self.then.addItems([tr("then ask me again"), tr("then pass")])
        self.then.setToolTip(tip(tr("When the limit is reached")))
        self.then.setAccessibleName(self.then.toolTip())
        self.then.setEnabled(False)
        needs = tr("Tick “Bid for me up to this amount” first.")
        DisabledClickFilter(self.then, lambda: needs).refused.connect(self.refused)
        self.limit.toggled.connect(self.then.setEnabled)
        row = FlowLayout(spacing=scaled(4))
        row.addWidget(self.limit)
        row.addWidget(self.then)
        self.body.addLayout(row)
        self.bid = self.add_primary("")
        self.bid.clicked.connect(self._bid)
        self.amount.changed.connect(self._show_amount)
        self.amount.entered.connect(self.bid.click)
        self.limit.toggled.connect(self._show_amount)
        self._show_amount()

    def first_field(self) -> QWidget | None:
        """Return the field for the amount; None if the player can't bid."""
        return self.amount if self.bids else None

    def fields(self) -> Mapping[str, QWidget]:
        """Return the field for the amount, and those for bidding automatically; none if the player can't bid."""
        return {"amount": self.amount, "limit": self.limit, "then": self.then} if self.bids else {}

    def _ladder(self) -> QGridLayout:
        """Return a grid of the next bids with their cost and the cash left; a button fills each in."""
        grid = grid_of({}, horizontalSpacing=scaled(BETWEEN_SUMS), verticalSpacing=scaled(3))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        grid.addWidget(Label(tr("Bid", "sum"), role="quiet"), 0, 0)
        for column, title in enumerate((tr("Net cost"), tr("You keep")), start=1):
            grid.addWidget(Label(title, role="quiet", alignment=right, wordWrap=True), 0, column)
        cash = self.view.players[self.asked.seat].cash
        for row, bid in enumerate(islice(self.bids, RUNGS), start=1):
            net = merger_after(self.view, Raise(bid)).net(self.asked.seat)
            grid.addWidget(push_button(rupiah(bid), partial(self.amount.number.setValue, bid), "small"), row, 0)
            for column, sum_ in enumerate((-net, cash + net), start=1):
                grid.addWidget(Label(rupiah(sum_), alignment=right), row, column)
        return grid

    def _if_passed(self) -> tuple[str, str]:
        net, open_ = self.passed.net(self.asked.seat), self.passed.may_be_raised
        winner, bid = self.words.seats[self.passed.winner], rupiah(self.passed.bid)
        if net:
            then = tr(
                "{winner} wins at {bid} and you receive {net}, unless someone raises"
                if open_
                else "{winner} wins at {bid} and you receive {net}",
                winner=winner,
                bid=bid,
                net=rupiah(net),
            )
        else:
            then = tr(
                "{winner} wins at {bid}, unless someone raises" if open_ else "{winner} wins at {bid}",
                winner=winner,
                bid=bid,
            )
        return tr("If you pass"), then

    def _show_amount(self) -> None:
        action = Raise(self.amount.value())
        self.facts.show_facts([self._if_passed()])
        if self.limit.isChecked():
            self.bid.say(
                tr("Bid up to {limit}", limit=rupiah(action.bid)),
                tr("{amount} now, then the minimum raise", amount=rupiah(self.bids[0])),
            )
        else:
            self.offer(action)

    def _bid(self) -> None:
        if self.limit.isChecked():
            of = self.asked.auction
            limit, then_pass = self.amount.value(), self.then.currentIndex() == PASS_THEN
            self.ordered.emit(AutoBid(self.asked.seat, of.first, of.second, limit, then_pass))
        else:
            self.chosen.emit(Raise(self.amount.value()))

    def marks(self) -> list[Mark]:
        """Mark the companies of the merger."""
        return company_marks(self.view, (self.asked.auction.first, self.asked.auction.second), "chosen")


NEXT_BIDS = 5
"""The number of bids of an auction that are listed one by one."""


def announcement_options(view: State, asked: AnnounceMerger, numbers: Sequence[int]) -> Iterator[Action]:
    """Yield the pass, and each merger for the amounts that were typed and for the lowest bid."""
    yield Pass()
    for first, second in asked.pairs(view):
        bids = asked.bids(view, first, second)
        yield from (Announce(first, second, bid) for bid in (*numbers, bids[0]) if bid in bids)


def auction_options(view: State, asked: RaiseBid, numbers: Sequence[int]) -> Iterator[Action]:
    """Yield the amounts that were typed, the pass, the next bids and the highest bid."""
    bids = asked.bids(view)
    yield from (Raise(bid) for bid in numbers if bid in bids)
    yield Pass()
    yield from map(Raise, (*bids[:NEXT_BIDS], *bids[-1:]))


QUESTIONS = {
    AnnounceMerger: QuestionUi(
        MergerPanel,
        phrase("Announce a merger of two companies, or pass. The phase ends when everyone passes in a row."),
        "mergers",
        passing=pass_announcement,
        options=announcement_options,
    ),
    RaiseBid: QuestionUi(
        AuctionPanel,
        lambda words, _, asked: words.say(
            phrase("Bid more than {bid} for {first} and {second}, or pass."), asked.auction
        ),
        "R-MER-07",
        passing=leave_auction,
        options=auction_options,
    ),
    ChooseRemoval: QuestionUi(
        RemovalPanel,
        forms(
            "Remove {n} more area from {company}. Choose one on its edge.",
            "Remove {n} more areas from {company}. Choose areas on its edge.",
            "left",
        ),
        "siap_faji",
        asks_again="",
    ),
}
