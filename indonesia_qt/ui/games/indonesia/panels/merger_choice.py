"""The panel in which a merger is announced: a table of all pairs, which a company narrows down, and the first bid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QMargins, QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from indonesia_qt.games.indonesia.analysis.forecast import (
    MergerForecast,
    merger_after,
    pairs_that_fit,
    why_not_announced,
)
from indonesia_qt.games.indonesia.analysis.pairs import Pair, PossibleMerger, possible_mergers, refused_mergers
from indonesia_qt.games.indonesia.analysis.year_report import earned_by_company
from indonesia_qt.games.indonesia.bots.year_gain import merger_gains
from indonesia_qt.games.indonesia.rules.actions import Announce
from indonesia_qt.games.indonesia.rules.constants import Kind
from indonesia_qt.games.indonesia.rules.phases.mergers import shares
from indonesia_qt.i18n.text import clauses, counted, enumerated, labelled, listed, phrase, tr
from indonesia_qt.ui.board.marks import Mark
from indonesia_qt.ui.games.indonesia.orders import PassMergers
from indonesia_qt.ui.games.indonesia.panels.companies import CompaniesPanel, company_marks
from indonesia_qt.ui.games.indonesia.panels.pair_list import PairList, Token, Tokens
from indonesia_qt.ui.games.indonesia.panels.situation import add_situation
from indonesia_qt.ui.games.indonesia.texts.clauses import gains_a_year, others_gain, own_gain
from indonesia_qt.ui.games.indonesia.texts.names import amount_of, kind_within, letter, rupiah, ships
from indonesia_qt.ui.style.scaling import is_crowded, scaled
from indonesia_qt.ui.style.stylesheet import restyle
from indonesia_qt.ui.support.refusal import Refusal
from indonesia_qt.ui.table.api import QuestionPanel
from indonesia_qt.ui.table.panels.answer_button import AnswerButton
from indonesia_qt.ui.table.panels.fact_lists import FactList
from indonesia_qt.ui.table.panels.input_fields import AmountField, Entries
from indonesia_qt.ui.widgets.flow_layout import FlowLayout
from indonesia_qt.ui.widgets.folding import FoldLine
from indonesia_qt.ui.widgets.layouts import row_of
from indonesia_qt.ui.widgets.plain_text import Label, SmallButton, tip

CHIP_SIGN = 16
"""Pixels at 100 % of the sign on a button that narrows the table down."""
EXPLAINED = 12
"""So many pairs at most stand between lines that say what to do and what the columns are; more need their room."""


class MergerPanel(CompaniesPanel):
    """Choose two companies, in the table, on the board or in the players' slots, and the first bid.

    The first company that is clicked leaves only its pairs in the table. A pair that is chosen by a click is the title,
    and the table makes way for what it leads to; the arrow keys choose in the table, which stays.
    """

    undecided = phrase("Choose a merger")
    field = "pair"
    spacing = 6

    def build(self) -> None:
        """List the pairs that can be merged, and fold those that can't."""
        self.first: str | None = None
        self.kind: Kind | None = None
        """The kind of company to which the table is narrowed down; None for all."""
        self.amount: AmountField | None = None
        self._amount_for: Pair | None = None
        self._is_opened = False
        """Whether the chosen pair takes the place of the table."""
        earned = earned_by_company(self.context.happened(), self.view.year - 1)
        possible, seat = possible_mergers(self.view, self.asked, earned), self.asked.seat
        self.gains = merger_gains(self.view, self.asked)
        """What each pair brings everybody a year if the player wins it."""
        possible.sort(key=lambda one: (self.gains[one.pair].earned[seat], one.net), reverse=True)
        self.mergers = {merger.pair: merger for merger in possible}
        self.pairs: list[Pair] = list(self.mergers)
        self.mergeable = list(dict.fromkeys(id for pair in self.pairs for id in pair))
        self._add_title()
        if not self.pairs and self.asked.mergeable:
            self.note(tr("You don’t have enough cash for any merger."))
        self._add_kinds()
        self._add_list()
        self._add_others()
        self.facts = FactList()
        self.body.addWidget(self.facts)
        self.add_choice(self.table)
        self.marks_changed.connect(self.entry_changed)  # the first company of a pair is chosen on the map
        order = PassMergers(self.asked.seat, self.view.year)
        self.pass_all = AnswerButton(tr("Pass all mergers this year"))
        help_text = tr("You won’t announce any mergers. You’ll be asked only in auctions where you can bid.")
        self.pass_all.setToolTip(tip(f"{self.pass_all.text()}\n{help_text}"))
        self.pass_all.clicked.connect(lambda: self.ordered.emit(order))
        self._all_in_row = QWidget()
        self._all_in_row.setLayout(row_of(self.pass_all, 1, contentsMargins=QMargins()))
        self.body.addWidget(self._all_in_row)
        self.facts.changed.connect(self.fold("", self.facts).say)
        self.add_pass()
        add_situation(self)
        self._show_parts()

    def _add_title(self) -> None:
        """Add the title: what to do, the first company, or the pair."""
        self.tokens = Tokens(self.context.icons.theme)
        self.title = Label(wordWrap=True)
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.all_pairs = SmallButton("\N{LEFTWARDS ARROW}", tr("Show all pairs again"), tr("All pairs"))
        self.all_pairs.clicked.connect(self._show_all_pairs)
        self._title_row = QWidget()
        self._title_row.setLayout(row_of(self.tokens, (self.title, 1), self.all_pairs, contentsMargins=QMargins()))
        self.body.addWidget(self._title_row)

    def _add_kinds(self) -> None:
        """Add buttons that narrow the table down to what comes of a merger, where that differs."""
        self.kinds = QWidget()
        flow = FlowLayout(spacing=scaled(3))
        self.kinds.setLayout(flow)
        counts = Counter(merger.kind for merger in self.mergers.values())
        self._has_kinds = len(counts) > 1
        self._kind_buttons: dict[Kind | None, SmallButton] = {}
        self._add_kind(flow, None, len(self.pairs))
        for kind, number in counts.items():
            self._add_kind(flow, kind, number)
        self.body.addWidget(self.kinds)

    def _add_kind(self, flow: FlowLayout, kind: Kind | None, number: int) -> None:
        pairs = counted(number, "{n} pair", "{n} pairs")
        name = pairs if kind is None else labelled(kind_within(kind).capitalize(), pairs)
        text = tr("All") if kind is None else str(number)
        button = SmallButton(text, name, name, checkable=True, autoExclusive=True, checked=kind is None)
        if kind is not None:
            button.setIcon(self.context.icons.kind(kind))
            button.setIconSize(QSize(scaled(CHIP_SIGN), scaled(CHIP_SIGN)))
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.clicked.connect(partial(self._narrow, kind))
        self._kind_buttons[kind] = button
        flow.addWidget(button)

    def _add_list(self) -> None:
        self.table = PairList(self.context.icons.theme)
        for merger in self.mergers.values():
            terms = tr(
                "{units} from {price}; earned {income} last year; {net}",
                units=ships(merger.units) if merger.kind == "shipping" else amount_of(merger.units, merger.kind),
                price=rupiah(merger.price),
                income=rupiah(merger.income),
                net=net_in_words(merger.net),
            )
            gain, name = self.gains[merger.pair], self._names(merger.pair)
            about = clauses(terms, gains_a_year(self.words, self.view, self.asked.seat, gain))
            kinds = [self.view.companies[id].kind for id in merger.pair]
            self.table.add_merger(merger, gain.earned[self.asked.seat], name, about, self._tokens(merger.pair), kinds)
        self.link_rows(
            self.table,
            lambda pair: [place for id in pair for place in self.view.companies[id].places],
            are_named=False,
        )
        self.add_list(self.table)
        explained = tr("Net: at the lowest bid. A year: what you earn more.")
        self.explained = Label(explained, role="quiet", wordWrap=True)
        self.body.addWidget(self.explained)

    def _add_others(self) -> None:
        """Add a line for the pairs that can't be merged now, which opens the reasons."""
        self.others, self.reasons = FoldLine(), Label(wordWrap=True, role="quiet")
        pairs: dict[str, list[str]] = {}
        for pair, reason in refused_mergers(self.view, self.asked):
            letters = "\N{NO-BREAK SPACE}+\N{NO-BREAK SPACE}".join(letter for letter, _ in self._tokens(pair))
            pairs.setdefault(self.words.reason(reason), []).append(letters)
        self._refused = sum(map(len, pairs.values()))
        self.others.say(counted(self._refused, "{n} other pair can’t merge now", "{n} other pairs can’t merge now"))
        lines = [labelled(enumerated(letters), why) for why, letters in pairs.items()]
        self.reasons.setText("\n".join(lines))
        self.others.setChecked(not self.pairs)
        self.others.toggled.connect(self._show_parts)
        self.body.addWidget(self.others)
        self.body.addWidget(self.reasons)

    def fields(self) -> Mapping[str, QWidget]:
        """Return the list of mergers, and then the field for the first bid if a merger is chosen."""
        return super().fields() if self.amount is None else {"pair": self.list, "amount": self.amount}

    def first_field(self) -> QWidget | None:
        """Return the table, or the field for the first bid where a pair has taken its place."""
        return self.amount if self._is_opened else self.list

    def entries(self) -> Entries:
        """Return the values of the fields, the first company of a pair, and what the table is narrowed down to."""
        return {**super().entries(), "first": self.first, "kind": self.kind}

    def enter(self, entries: Entries) -> None:
        """Enter earlier values, and the first company of a pair, in the table as it was narrowed down."""
        super().enter(entries)
        if (button := self._kind_buttons.get(entries.get("kind"))) is not None:
            button.click()
        if (first := entries.get("first")) in self.mergeable:
            self._choose_first(first)
        elif self.pair is not None:
            self._open()

    def entries_for(self, answer: Announce) -> Mapping[str, Any]:
        """Return the pair of companies of an answer, by field."""
        return {"pair": (answer.first, answer.second)}

    def point_out(self, answer: Any) -> None:
        """Point out an answer in the table, which comes back for another pair."""
        if isinstance(answer, Announce) and (answer.first, answer.second) != self.pair:
            self._show_all_pairs()
        super().point_out(answer)

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
        if self.pair is not None:
            self.first = None
        if self.pair != self._amount_for:
            self._ask_for_amount()
        self._is_opened = self._is_opened and self.pair is not None
        self._show_amount()
        self._show_parts()
        self.marks_changed.emit()

    def _ask_for_amount(self) -> None:
        """Ask for the first bid for the pair that is chosen now, or for none."""
        self._amount_for = self.pair
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

    def choice_clicked(self) -> None:
        """Have the pair take the place of the table."""
        self._open()

    def _open(self) -> None:
        self._is_opened = True
        self._show_amount()
        self._show_parts()
        if self.amount is not None and self.isVisible():
            self.amount.setFocus()

    def _show_all_pairs(self) -> None:
        """Show the table again, with all pairs."""
        self.first = None
        self._is_opened = False
        self.list.set_value(None)
        self._show_parts()
        self.list.setFocus()
        self.marks_changed.emit()

    def _narrow(self, kind: Kind | None) -> None:
        self.kind = kind
        self._show_parts()
        self.entry_changed.emit()

    def _show_parts(self) -> None:
        """Show the title, and the table with what fits to it unless a pair has taken its place."""
        pair, choosing = self.pair, not self._is_opened
        shown = (self.first,) if self.first else pair or ()
        if pair is not None:
            self.title.setText(self._names(pair))
        elif self.first is not None:
            self.title.setText(tr("{company} with …", company=self.words.company(self.first)))
        else:
            self.title.setText(tr("Choose a pair, or click a company.") if self.pairs else "")
        restyle(self.title, "strong" if shown else "quiet")
        lacks_room = is_crowded(self) or len(self.pairs) > EXPLAINED
        self.tokens.show_tokens(self._tokens(shown))
        self.all_pairs.setVisible(bool(self.first) or not choosing)
        if self.first is None:
            self.table.show_only([one.pair for one in self.mergers.values() if self.kind in (None, one.kind)])
        else:
            self.table.show_only([pair for pair in self.pairs if self.first in pair])
        self.list.setVisible(choosing and bool(self.pairs))
        self.explained.setVisible(choosing and bool(self.pairs) and not lacks_room)
        self.kinds.setVisible(choosing and self._has_kinds and self.first is None and not is_crowded(self))
        self.others.setVisible(choosing and self._refused > 0)
        self.reasons.setVisible(choosing and self._refused > 0 and self.others.isChecked())
        self._all_in_row.setVisible(pair is None)
        self._title_row.setVisible(not (lacks_room and self.list.isVisibleTo(self) and self.first is None))

    def make_room(self, crowded: bool) -> None:
        """Leave out the title and the buttons that narrow the table down where the window is crowded."""
        super().make_room(crowded)
        self._show_parts()

    def _names(self, pair: Pair) -> str:
        """Return the companies with their owners."""
        owners = [self.words.seats[self.view.companies[id].owner] for id in pair]
        named = phrase("{company} ({player})")
        return " + ".join(
            tr(named, company=self.words.company(id), player=owner) for id, owner in zip(pair, owners, strict=True)
        )

    def _tokens(self, companies: Sequence[str]) -> list[Token]:
        owners = [self.view.companies[id].owner for id in companies]
        return [
            (letter(self.view.scenario, id), self.context.colours[owner])
            for id, owner in zip(companies, owners, strict=True)
        ]

    def _show_amount(self) -> None:
        action = self.answer
        self.offer(action, tr(self.undecided))
        if self.amount is not None:
            self.amount.number.setAccessibleName(self.button.accessibleName())
        facts: list[tuple[str, str]] = []
        if action is not None and self.pair is not None:
            say = announcement_facts if self._is_opened else outcome_facts  # beside the table there is little room
            facts = say(self, self.mergers[self.pair], merger_after(self.view, action))
            if self._is_opened:
                seat, gain = self.asked.seat, self.gains[self.pair]
                facts[1:1] = [
                    (tr("Brings"), own_gain(seat, gain)),
                    (tr("Brings others"), others_gain(self.words, self.view, seat, gain)),
                ]
        self.facts.show_facts(facts)

    def marks(self) -> list[Mark]:
        """Mark the companies that are chosen, and those that can be."""
        if self.pair is not None:
            return company_marks(self.view, self.pair, "chosen")
        if self.first is None:
            return company_marks(self.view, self.mergeable, "legal", is_quiet=True)
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
            self._click_first(company)
        elif self.first == company:
            self._show_all_pairs()
        elif pair := self._pair_of(self.first, company):
            self.list.set_value(pair)
            self._open()
        else:
            reason = why_not_announced(self.view, self.asked, self.first, company)
            self.refused.emit(self.words.reason(reason))
        return True

    def _click_first(self, company: str) -> None:
        if company in self.mergeable:
            self._choose_first(company)
            return
        partners = [id for pair in pairs_that_fit(self.view) if company in pair for id in pair if id != company]
        if partners:
            self.refused.emit(self.words.reason(why_not_announced(self.view, self.asked, company, partners[0])))
        else:
            name = self.words.company(company)
            reason = tr("No other company can merge with {company}.", company=name)
            self.refused.emit(Refusal(reason, "R-MER-02"))

    def _choose_first(self, company: str) -> None:
        """Leave only the pairs of a company in the table."""
        self._show_all_pairs()
        self.first = company
        self._show_parts()
        self.marks_changed.emit()

    def _pair_of(self, one: str, other: str) -> Pair | None:
        return next((pair for pair in self.pairs if set(pair) == {one, other}), None)


def net_in_words(net: int) -> str:
    """Return what the player gets or pays if nobody bids more."""
    if net > 0:
        return tr("you gain {amount} net", amount=rupiah(net))
    return tr("you pay {amount} net", amount=rupiah(-net))


def announcement_facts(panel: QuestionPanel, merger: PossibleMerger, forecast: MergerForecast) -> list[tuple[str, str]]:
    """Return the result and the costs of a merger as titles and texts, for the player who announces it."""
    return [
        (tr("Last year"), tr("earned {amount} together", amount=rupiah(merger.income))),
        (tr("Result"), result_text(panel, forecast)),
        (tr("Paid out"), paid_text(panel, forecast)),
        *outcome_facts(panel, merger, forecast),
        (tr("Can bid"), rivals_text(panel, forecast)),
    ]


def outcome_facts(panel: QuestionPanel, merger: PossibleMerger, forecast: MergerForecast) -> list[tuple[str, str]]:
    """Return what becomes of the announcing player's money, as titles and texts."""
    me = panel.asked.seat
    raised = shares(panel.view, *merger.pair, forecast.bid + merger.units)
    outbid = sum(share for owner, share in raised if owner == me)
    return [
        (tr("If you win"), net_text(panel, forecast)),
        (
            tr("If outbid"),
            tr("you get {amount} or more", amount=rupiah(outbid)) if outbid and forecast.may_be_raised else "",
        ),
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
    """Return the players who can still bid, and those who can't, a line for each reason."""
    seats = panel.words.seats
    able = [rival for rival in forecast.rivals if rival.why_not is None]
    named = listed([seats[rival.seat] for rival in able]) or tr("nobody else")
    if any(rival.secret for rival in able):
        named = tr("{rivals} (cash unknown)", rivals=named)
    unable: dict[str, list[str]] = {}
    for rival in forecast.rivals:
        if rival.why_not is not None:
            unable.setdefault(panel.words.reason(rival.why_not), []).append(seats[rival.seat])
    out = [tr("Out: {rivals}. {reason}", rivals=listed(rivals), reason=why) for why, rivals in unable.items()]
    return "\n".join([named, *out])
