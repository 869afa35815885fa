"""The panels of phase 3: of the auction here, and with it those of the announcement and of siap faji."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import islice

from PySide6.QtCore import QMargins, Qt
from PySide6.QtWidgets import QComboBox, QGridLayout, QWidget

from indonesia_qt.core.flow import Action, Pass
from indonesia_qt.games.indonesia.analysis.forecast import merger_after
from indonesia_qt.games.indonesia.analysis.year_report import earned_by_company
from indonesia_qt.games.indonesia.bots.merger_worth import merger_worth
from indonesia_qt.games.indonesia.rules.actions import Announce, Raise
from indonesia_qt.games.indonesia.rules.phases.mergers import (
    AnnounceMerger,
    Auction,
    ChooseRemoval,
    RaiseBid,
    nominal_value,
    why_no_raise,
)
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import as_sentence, enumerated, forms, paragraph, tr
from indonesia_qt.ui.board.marks import Mark
from indonesia_qt.ui.games.indonesia.orders import AutoBid
from indonesia_qt.ui.games.indonesia.panels.bid_ruler import BidRuler, Purse, WorthBand
from indonesia_qt.ui.games.indonesia.panels.companies import company_marks
from indonesia_qt.ui.games.indonesia.panels.halving import RemovalPanel
from indonesia_qt.ui.games.indonesia.panels.merger_choice import MergerPanel
from indonesia_qt.ui.games.indonesia.panels.situation import add_situation
from indonesia_qt.ui.games.indonesia.texts.mergers import (
    announcement_prompt,
    auction_prompt,
    leave_auction,
    pass_announcement,
    worth_reasons,
    worth_wordings,
)
from indonesia_qt.ui.games.indonesia.texts.names import rupiah
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.table.api import Context, QuestionPanel, QuestionUi
from indonesia_qt.ui.table.panels.fact_lists import FactList
from indonesia_qt.ui.table.panels.input_fields import AmountField
from indonesia_qt.ui.widgets.disabled_click import DisabledClickFilter
from indonesia_qt.ui.widgets.flow_layout import FlowLayout
from indonesia_qt.ui.widgets.layouts import grid_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, push_button, tip
from indonesia_qt.ui.widgets.wrapping_buttons import WrappingCheckBox

WORTH = "worth"
"""The name under which panels keep the two companies, the player, and what was said of the worth to him."""
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

    folds_when_low = True

    def build(self) -> None:
        """Show the auction and the field for a bid."""
        auction: Auction = self.asked.auction
        self.passed = merger_after(self.view, Pass())
        """What comes of a pass."""
        self.reasons = ""
        """What the estimate of the worth rests on; empty without one."""
        heading = self.heading(f"{self.words.company(auction.first)} + {self.words.company(auction.second)}")
        self.facts = FactList()
        self.body.addWidget(self.facts)
        self.bids: range = self.asked.bids(self.view)
        if self.bids:
            self._add_bids(heading)
        else:
            self.facts.show_facts([self._if_passed()])
            self.note(tr("You can’t afford a higher bid."))
            if self.context.hints_allowed:
                self.note(paragraph(as_sentence(self._find_worth().wordings[0]), self.reasons))
        self.add_pass()
        add_situation(self)

    def _add_bids(self, heading: Label) -> None:
        self.amount = AmountField(self.bids, quick=())
        self._add_ruler()
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

    def _add_ruler(self) -> None:
        """Add the ruler with the bids, the worth of the company if hints are allowed, and the cash that can be seen.

        It has only the cash of those who can still bid more than the player's lowest bid.
        """
        auction, seat, players = self.asked.auction, self.asked.seat, self.view.players
        rivals = merger_after(self.view, Raise(self.bids[0])).rivals
        able = (seat, *(rival.seat for rival in rivals if rival.why_not is None and not rival.secret))
        purses = [
            Purse(self.words.seats[one], self.context.colours[one], players[one].cash, one == seat) for one in able
        ]
        band = self._find_worth() if self.context.hints_allowed else None
        said, reasons = as_sentence(band.wordings[0]) if band else "", self.reasons
        start = nominal_value(self.view, auction.first, auction.second)
        self.ruler = BidRuler(self.context.icons.theme, self.bids, start, auction.bid, band, purses)
        self.ruler.picked.connect(self.amount.number.setValue)
        leads = tr("{player} leads with {amount}.", player=self.words.seats[auction.bidder], amount=rupiah(auction.bid))
        sums = enumerated(f"{purse.name}\N{NO-BREAK SPACE}{rupiah(purse.cash)}" for purse in purses)
        figures = said, leads, tr("Bids start at {amount}.", amount=rupiah(start)), tr("Can pay: {sums}.", sums=sums)
        self.figures = paragraph(*figures, reasons)
        parts = [self.ruler, *([Label(reasons, role="quiet", wordWrap=True)] if reasons else [])]
        for part in parts:
            self.body.addWidget(part)
        self.fold(self.figures, *parts)

    def _find_worth(self) -> WorthBand:
        """Estimate the worth of the company, and keep what is said of it for the time until the next question."""
        auction = self.asked.auction
        worth = merger_worth(self.view, self.asked, earned_by_company(self.context.happened(), self.view.year - 1))
        wordings, self.reasons = worth_wordings(worth), worth_reasons(worth)
        said = paragraph(as_sentence(wordings[0]), self.reasons)
        self.context.memory[WORTH] = (auction.first, auction.second, self.asked.seat), said
        return WorthBand(worth.low, worth.high, wordings)

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
        self.ruler.show_bid(action.bid)
        self.ruler.say(paragraph(tr("Your bid: {amount}.", amount=rupiah(action.bid)), self.figures))
        self.facts.show_facts([self._if_passed()])
        if self.limit.isChecked():
            self.bid.say(
                tr("Bid up to {limit}", limit=rupiah(action.bid)),
                tr("{amount} now, then the minimum raise", amount=rupiah(self.bids[0])),
            )
        else:
            self.offer(action)
        self.amount.number.setAccessibleName(self.bid.accessibleName())

    def _bid(self) -> None:
        if self.limit.isChecked():
            of = self.asked.auction
            limit, then_pass = self.amount.value(), self.then.currentIndex() == PASS_THEN
            self.ordered.emit(AutoBid(self.asked.seat, of.first, of.second, limit, then_pass))
        else:
            self.chosen.emit(Raise(self.amount.value()))

    def marks(self) -> list[Mark]:
        """Mark the companies of the merger; ships have rings already, so their seas stay quiet."""
        both = self.asked.auction.first, self.asked.auction.second
        return company_marks(self.view, (id for id in both if self.view.companies[id].areas), "chosen")


def worth_in_auction(context: Context, view: State, people: Sequence[int]) -> str:
    """Return what the only person has read of the worth of what is auctioned, or would read when asked for a bid.

    Empty for who can't bid, without an auction, and where hints aren't allowed.
    """
    auction = next((frame for frame in view.stack if isinstance(frame, Auction)), None)
    if auction is None or len(people) != 1:
        return ""
    (seat,) = people
    about, said = context.memory.get(WORTH, ((), ""))
    if about != (auction.first, auction.second, seat):
        about, said = (auction.first, auction.second, seat), _worth_while_waiting(context, view, auction, seat)
        context.memory[WORTH] = about, said
    return str(said)


def _worth_while_waiting(context: Context, view: State, auction: Auction, seat: int) -> str:
    rival = next(one for one in view.order if one != seat) if auction.bidder == seat else auction.bidder
    asked = RaiseBid(seat, auction.raised(rival, auction.bid))
    is_in = seat not in auction.gone and why_no_raise(view, seat, auction) is None
    if not context.hints_allowed or not is_in:
        return ""
    supposed = view.copy()
    supposed.stack[-1] = asked
    worth = merger_worth(supposed, asked, earned_by_company(context.happened(), view.year - 1))
    return paragraph(as_sentence(worth_wordings(worth)[0]), worth_reasons(worth))


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
        announcement_prompt,
        "mergers",
        passing=pass_announcement,
        options=announcement_options,
    ),
    RaiseBid: QuestionUi(
        AuctionPanel,
        auction_prompt,
        "R-MER-07",
        passing=leave_auction,
        options=auction_options,
    ),
    ChooseRemoval: QuestionUi(
        RemovalPanel,
        forms(
            "Choose {n} area of {company} to remove.",
            "Choose {n} areas of {company} to remove.",
            "left",
        ),
        "siap_faji",
        asks_again="several",
    ),
}
