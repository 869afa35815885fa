"""The end of a game of Indonesia: where each player's money came from, rupiah by rupiah, and the turning points."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QPainter, QPaintEvent, QPen

from indonesia_qt.games.indonesia.analysis.ledger import Figure
from indonesia_qt.games.indonesia.analysis.statistics import MoneyMove
from indonesia_qt.games.indonesia.analysis.story import Story, story, turns_of_fortune
from indonesia_qt.games.indonesia.rules.scoring import final_money, ranking
from indonesia_qt.i18n.text import aloud, clauses, counted, enumerated, figure, labelled, listed, phrase, signed, tr
from indonesia_qt.ui.charts.chart_drawing import hatch
from indonesia_qt.ui.charts.chart_model import Lines
from indonesia_qt.ui.games.indonesia.chart_data import ChartSource, yearly_income
from indonesia_qt.ui.games.indonesia.chart_data import money as course_of_money
from indonesia_qt.ui.games.indonesia.ledger_view import figure_link, open_figures
from indonesia_qt.ui.games.indonesia.texts import IndonesiaTexts
from indonesia_qt.ui.games.indonesia.texts.names import rupiah
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.style.theme import mixed
from indonesia_qt.ui.table.api import Context, ResultPanel
from indonesia_qt.ui.table.final_screen import Bar
from indonesia_qt.ui.table.own_story import StoryText
from indonesia_qt.ui.table.review.review_texts import LinkText
from indonesia_qt.ui.table.score_sources import SourcesScreen
from indonesia_qt.ui.widgets.layouts import grid_of
from indonesia_qt.ui.widgets.plain_text import Label, tip
from indonesia_qt.ui.widgets.rich_text import Rich, rich


class IndonesiaResult(ResultPanel):
    """Shows what each player's money is made of.

    Signals:
        figure_requested(seat, figure): the lines in the ledger of a player's sum of money are to be listed.
    """

    figure_requested = Signal(int, str)
    says_more = True

    def build(self) -> None:
        """Add the winner, the rule and the ranking to `body`."""
        money, places = final_money(self.final), ranking(self.final)
        winner, most = self.context.words.seats[places[0]], rupiah(money[places[0]])
        self.text(tr("{winner} wins with {money}", winner=winner, money=most), "heading")
        self.text(how_won(self.context.words, money, places), "quiet")
        self._add_ranking(money, places)

    def _add_ranking(self, money: list[int], places: list[int]) -> None:
        ink = self.context.icons.theme.interface
        grid = grid_of({2: 1}, horizontalSpacing=scaled(6), verticalSpacing=scaled(1))
        for place, seat in enumerate(places, start=1):
            row = 2 * place
            player = self.final.players[seat]
            grid.addWidget(Label(f"{place}."), row, 0)
            grid.addWidget(self.context.icons.seat_label(self.context.colours[seat], 16), row, 1)
            grid.addWidget(Label(self.context.words.seats[seat], role="strong"), row, 2)
            total = self._figures(seat, figure_link("total", rupiah(money[seat]), ink.text), "strong")
            total.setAlignment(Qt.AlignmentFlag.AlignRight)
            grid.addWidget(total, row, 3)
            again = signed(player.earnings)
            sums: tuple[tuple[Figure, str], ...] = (
                ("cash", tr("cash {amount}", amount=figure(player.cash))),
                ("bank", tr("bank {amount}", amount=figure(player.bank))),
                ("doubled", tr("last year doubled {amount}", amount=again)),
            )
            linked = {f: figure_link(f, text.replace(" ", "\N{NO-BREAK SPACE}"), ink.quiet_text) for f, text in sums}
            asked = self.asked_for(seat)
            template = clauses(enumerated(f"{{{f}}}" for f in linked), asked.replace(" ", "\N{NO-BREAK SPACE}"))
            about = self._figures(seat, rich(template, **linked), "quiet")
            about.setWordWrap(True)
            about.setAlignment(Qt.AlignmentFlag.AlignTop)
            about.setContentsMargins(margins(0, 0, 0, 5))
            grid.addWidget(about, row + 1, 1, 1, 3)
        self.body.addLayout(grid)

    def _figures(self, seat: int, linked: Rich, role: str) -> Label:
        """Return a label with sums of a player, each a link to its lines in the ledger."""
        label = Label(linked, role=role)
        open_figures(label)
        label.setToolTip(tr("Click an amount to see its breakdown"))
        label.linkActivated.connect(lambda figure: self.figure_requested.emit(seat, figure))
        return label


def how_won(words: IndonesiaTexts, money: list[int], places: list[int]) -> str:
    """Return the rule that decided between the first player and those with as much money (R-END-03)."""
    equal = [words.seats[seat] for seat in places[1:] if money[seat] == money[places[0]]]
    if not equal:
        return tr("The player with the most money wins. Earnings in the last year count double.")
    return tr("Tied with {players}. The player earlier in the order of play wins the tie.", players=listed(equal))


MOMENTS = 6
"""The number of turns of fortune that are listed."""
SENTENCES = 3
"""The most sentences of a player's story, besides the best year."""
GROWTH = (0.0, 0.22), (0.27, 0.55), (0.67, 1.0)
"""When bank, cash and the doubled last year grow, as parts of the time of growing."""
BAR_LINES, AROUND, SMALL = 1.25, 8, 0.82
"""The height of a bar in lines of text, the pixels at 100 % around an amount, and its size beside other text."""
HATCH_GAP = 5.0
"""Pixels between the lines over the last year."""
DARK, PALE = 0.35, 0.72
"""How much darker the bank is than cash, and how much paler the last year."""


class MoneyBar(Bar):
    """A bar as long as a player's final money; its `amounts` are bank, cash and, hatched, the last year's earnings.

    `most` is the money of the longest bar. The parts grow one after another.
    """

    accessible_role = QAccessible.Role.Graphic

    def __init__(self, context: Context, seat: int, amounts: tuple[int, int, int], most: int) -> None:
        super().__init__()
        self.theme, self.amounts, self.most = context.icons.theme, amounts, most
        self.colour = self.theme.seat(context.colours[seat]).colour
        names = tr("Bank"), tr("Cash"), tr("Last year doubled")
        texts = [labelled(name, rupiah(amount)) for name, amount in zip(names, self.amounts, strict=True)]
        self.setToolTip(tip("\n".join(texts)))
        self.setAccessibleName(aloud(enumerated(texts)))
        self.setAccessibleDescription(self.accessibleName())  # or it would be the tool tip

    def counted(self, score: int) -> int:  # noqa: ARG002
        """Return the money of the parts that are shown."""
        return sum(round(share * part) for share, part in zip(self._shares, self.amounts, strict=True))

    @property
    def _shares(self) -> list[float]:
        """How much of each part is shown."""
        return [min(1.0, max(0.0, (self.grown - begins) / (ends - begins))) for begins, ends in GROWTH]

    def sizeHint(self) -> QSize:
        """Return a size in which the amounts can be read."""
        return QSize(scaled(120), round(BAR_LINES * self.fontMetrics().height()))

    def parts(self) -> list[QRectF]:
        """Return the rectangles of the three parts; one of less than nothing lies over the end of those before it."""
        found, left = [], 0.5
        for amount in self.amounts:
            wide = amount / self.most * (self.width() - 1)
            found.append(QRectF(left, 1.5, wide, self.height() - 4).normalized())
            left += wide
        return found

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the parts one after the other, as far as the bar has grown."""
        painter, ink = QPainter(self), self.theme.interface
        font = self.font()
        font.setPointSizeF(SMALL * font.pointSizeF())
        font.setBold(True)
        painter.setFont(font)
        bank, cash, last = self.parts()
        shares = self._shares
        painter.setClipRect(self._shown(bank, shares[0]))
        self._paint(painter, bank, mixed(self.colour, "#000000", DARK), self.amounts[0], shares[0])
        painter.setClipRect(self._shown(cash, shares[1]))
        self._paint(painter, cash, QColor(self.colour), self.amounts[1], shares[1])
        painter.setClipRect(self._shown(last, shares[2]))
        painter.fillRect(last, mixed(self.colour, ink.raised, PALE))
        painter.setPen(QPen(QColor(self.colour), 1.4))
        painter.drawLines(hatch(last, "/", HATCH_GAP))
        self._frame(painter, last)

    def _shown(self, part: QRectF, share: float) -> QRectF:
        """The left share of a part, with its frame; nothing at first."""
        wide = share * (part.width() + 1)
        return QRectF(part.left() - 0.5, 0, wide, self.height())

    def _paint(self, painter: QPainter, box: QRectF, colour: QColor, amount: int, share: float) -> None:
        """Paint a part, and when it has grown its amount, if that has room."""
        painter.fillRect(box, colour)
        self._frame(painter, box)
        text = figure(amount)
        if share == 1.0 and painter.fontMetrics().horizontalAdvance(text) + scaled(AROUND) <= box.width():
            painter.setPen(QColor("#ffffff"))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _frame(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(QPen(QColor(self.theme.interface.strong_line), 1))
        painter.drawRect(box)


class IndonesiaFinal(SourcesScreen):
    """Shows every player's final money in three parts, explains every rupiah in a table, and tells turns of fortune."""

    source: ChartSource
    total = phrase("Final money in rupiah")
    turns_are = phrase("Largest sums")

    def rule(self) -> str:
        """Return the rule that decided (R-END-03)."""
        return how_won(self.context.words, list(self.scores), list(self.places))

    def bar(self, seat: int) -> Bar:
        """Return the bar of a player's final money (R-END-02)."""
        most = max(1, *self.scores, *(player.bank + player.cash for player in self.final.players))
        player = self.final.players[seat]
        return MoneyBar(self.context, seat, (player.bank, player.cash, player.earnings), most)

    def counting(self, share: float) -> str:
        """Return which part of the money grows now."""
        steps = tr("Money in the bank"), tr("Cash"), tr("The last year’s earnings once more")
        return next(text for text, (begins, _) in reversed(list(zip(steps, GROWTH, strict=True))) if share >= begins)

    def bars_note(self) -> str:
        """Return what the parts of the bars are."""
        return tr("Bank (dark), cash, and the last year’s earnings once more (hatched).")

    def story(self, seat: int) -> StoryText | None:
        """Return a player's years, and the best company, merger and so on."""
        own = story(self.source.course, seat)
        if own.best_year is None:
            return None
        best = tr(
            "Most earned: {amount} in year {year}.", year=own.best_year, amount=rupiah(own.earned[own.best_year - 1])
        )
        return StoryText(tr("Earnings by year"), own.earned, best, sentences(self.context.words, own))

    def chart(self) -> Lines:
        """Return the chart of money year by year."""
        return course_of_money(self.source)

    def chart_beside(self) -> Lines:
        """Return the chart of what was earned year by year."""
        return yearly_income(self.source)

    def turns(self) -> list[LinkText]:
        """Return the largest gains and losses of money."""
        found = turns_of_fortune(self.source.course, MOMENTS)
        return [LinkText(in_words(self.context.words, one), one.seat, max(0, one.at - 1)) for one in found]


def in_words(words: IndonesiaTexts, moment: MoneyMove) -> str:
    """Return a sentence about a turn of a player's fortune."""
    values: dict[str, object] = {
        "year": moment.year,
        "player": words.seats[moment.seat],
        "amount": rupiah(abs(moment.amount)),
        "companies": listed([words.company(id) for id in moment.companies]),
    }
    match moment.cause, moment.amount > 0:
        case "merger", _:
            return tr("Year {year}: {player} pays {amount} in the merger of {companies}", **values)
        case "share", _:
            return tr("Year {year}: {player} receives {amount} in the merger of {companies}", **values)
        case "last_year", True:
            return tr("Year {year}: doubling the last year’s earnings brings {player} {amount}", **values)
        case "last_year", False:
            return tr("Year {year}: doubling the last year’s earnings costs {player} {amount}", **values)
        case _, True:
            return tr("Year {year}: {player} earns {amount} with {companies}", **values)
        case _:
            return tr("Year {year}: {player} loses {amount} with {companies}", **values)


def sentences(words: IndonesiaTexts, own: Story) -> list[str]:
    """Return the first sentences that a player's game gives."""
    found = []
    if (best := own.company) is not None:
        company, amount = words.company(best.company), rupiah(best.amount)
        found.append(
            counted(
                best.years,
                "Best company: {company}, earned {amount} in {n} year.",
                "Best company: {company}, earned {amount} in {n} years.",
                company=company,
                amount=amount,
            )
        )
    if (merger := own.merger) is not None:
        companies = listed([words.company(id) for id in merger.companies])
        values = {"amount": rupiah(merger.amount), "companies": companies, "year": merger.year}
        found.append(tr("Largest payout by a merger: {amount} for {companies}, year {year}.", **values))
    if (fees := own.fees) is not None:
        received = rupiah(fees.received)
        if fees.most_to is None:
            found.append(tr("Ship fees: paid others none, received {received} from them.", received=received))
        else:
            values = {"paid": rupiah(fees.paid), "player": words.seats[fees.most_to], "received": received}
            text = tr("Ship fees: paid others {paid}, most to {player}; received {received} from them.", **values)
            found.append(text)
    if own.leads_since is not None:
        found.append(tr("In the lead since the end of year {year}.", year=own.leads_since))
    return found[:SENTENCES]
