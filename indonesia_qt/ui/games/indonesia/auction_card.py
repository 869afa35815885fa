"""The card over the board while a merger is auctioned: what is sold, who bids, the price, and who gets or pays what."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence

from PySide6.QtCore import QEasingCurve, QMargins, QObject, QRect, QRectF, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from indonesia_qt.core.flow import Event
from indonesia_qt.games.indonesia.analysis.auctions import AuctionReport, Bidder, auction_at
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.i18n.text import as_sentence, counted, enumerated, labelled, paragraph, tr
from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.games.indonesia.board import glyphs
from indonesia_qt.ui.games.indonesia.board.position_marks import company_marks
from indonesia_qt.ui.games.indonesia.texts.names import amount_of, rupiah, ships
from indonesia_qt.ui.play.history import History
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.settings.appearance import tempo
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.style.stylesheet import restyle
from indonesia_qt.ui.style.theme import Theme, map_font, readable_on
from indonesia_qt.ui.table.api import Context
from indonesia_qt.ui.table.heads import HeadSign
from indonesia_qt.ui.widgets.fitting_labels import FittingLabel, OneLine
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.overlay import EvasiveCard
from indonesia_qt.ui.widgets.plain_text import Label

LEAST_WIDTH, CHIP_WIDTH = 520, 112
"""Pixels at 100 %: the least width of the card where the board isn't narrower, and that of a bidder."""
HEAD = 32
"""Pixels at 100 % of a bidding bot's head."""
TOKEN = 44
"""Pixels at 100 % that are kept free around each good or ship of the two companies."""
MOST_SHARE = 0.62
"""The part of the board's height that the card takes at most before it is a single line."""
ROOM_FOR_BIDS = QSize(1200, 640)
"""Pixels at 100 % of a board from which on the card also lists all bids."""
STAY_MS, LEAST_STAY_MS = 2000, 1000
"""How long the outcome stays at the normal speed of the bots, and how long at least."""
STAMP_MS, STAMP_FROM = 320, 1.6
"""How long the stamp takes to come down at the slowest speed, and how much larger it is before."""
STAMP, STAMP_BOX = 24, QRectF(-66, -19, 132, 38)
"""The size of the stamp's letters, and its frame about its middle, in pixels at 100 %."""
NORMAL_PAUSE_MS = 250
"""The pause between bots' moves at their normal speed."""


class BidderChip(QFrame):
    """A bidder with his last bid; the highest one stands out, and one who is out steps back."""

    def __init__(self, context: Context, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.context = context
        self.player = context.words.seats[seat]
        self.standing = ""
        """The last bid, and whether the bidder leads, is asked, or is out; the chip may have room for a part of it."""
        self.name, self.status = OneLine(), FittingLabel()
        self.symbol = context.icons.seat_label(context.colours[seat], 16)
        self.head = HeadSign(HEAD, context.icons.theme)
        words = column_of(row_of(self.symbol, (self.name, 1), spacing=scaled(4)), self.status, spacing=0)
        self.setLayout(row_of(self.head, (words, 1), contentsMargins=margins(4, 3, 6, 3), spacing=scaled(4)))

    def sizeHint(self) -> QSize:
        """Return a width that doesn't change with each bid."""
        return super().sizeHint().expandedTo(QSize(scaled(CHIP_WIDTH), 0))

    def show_bidder(self, bidder: Bidder, *, leads: bool, is_over: bool) -> None:
        """Show the last bid and how the bidder stands."""
        head = self.context.head_of(self.seat)
        self.head.show_head(head, self.context.colours[self.seat], self.player)
        self.symbol.setVisible(not head)
        restyle(self, "leading" if leads else "bidder")
        for label in (self.name, self.status):
            restyle(label, "strong" if leads else "quiet" if bidder.is_out else "")
        self.name.show_text(self.player)
        bid = [rupiah(bidder.bid)] if bidder.bid is not None else []
        words = _standing(bidder, leads and not is_over, bool(bid))
        self.standing = " \N{MIDDLE DOT} ".join([*bid, *words])
        self.status.show_wordings((self.standing, *(words if bidder.is_out else bid)))


def _standing(bidder: Bidder, leads: bool, has_bid: bool) -> list[str]:
    if bidder.is_out:
        return [tr("out")]
    if bidder.is_asked:
        return [tr("to bid")]
    if leads:
        return [tr("leads")]
    return [] if has_bid else [tr("still in")]


class Chips(QGridLayout):
    """Holds bidders in as few rows as they need, in columns of equal width."""

    def __init__(self) -> None:
        super().__init__()
        self.setSpacing(scaled(4))
        self.setContentsMargins(QMargins())
        self._chips: Sequence[BidderChip] = ()
        self._columns = 0

    def show_chips(self, chips: Sequence[BidderChip]) -> None:
        """Hold these chips, in a row until it is known how wide it may be."""
        if chips != self._chips:
            self._chips = chips
            self._place(len(chips))

    def width_of_row(self) -> int:
        """Return the pixels in which all chips are side by side and say everything."""
        return self._width(len(self._chips), max((chip.sizeHint().width() for chip in self._chips), default=0))

    def fit(self, width: int) -> None:
        """Take as many columns as have room in so many pixels."""
        number, least = len(self._chips), max(chip.minimumSizeHint().width() for chip in self._chips)
        rows = next((n for n in range(1, number) if self._width(math.ceil(number / n), least) <= width), number)
        columns = math.ceil(number / rows)
        if columns != self._columns:
            self._place(columns)

    def _width(self, columns: int, chip: int) -> int:
        return columns * (chip + self.spacing()) - self.spacing()

    def _place(self, columns: int) -> None:
        self._columns = columns
        while self.takeAt(0) is not None:
            pass
        for place, chip in enumerate(self._chips):
            self.addWidget(chip, *divmod(place, columns))
        for column in range(self.columnCount()):
            self.setColumnStretch(column, int(column < columns))


class Stamp(QWidget):
    """A stamp that comes down aslant, in letters that read well on the winner's colour: “Sold”, with the hammer."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.pieces, self.colour = theme.pieces, theme.interface.text
        self.fall = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self.fall.setEasingCurve(QEasingCurve.Type.OutBack)
        self.fall.valueChanged.connect(self.update)
        self.setFixedSize(scaled(156), scaled(58))
        self.hide()

    def strike(self, colour: str, milliseconds: int) -> None:
        """Come down in so many milliseconds."""
        self.colour = colour
        self.fall.setDuration(milliseconds)
        self.fall.start()
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the stamp as far as it has come down."""
        painter, share = QPainter(self), self.fall.currentValue()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(min(1.0, max(0.0, 2 * share)))
        size = (STAMP_FROM + (1 - STAMP_FROM) * share) * scaled(100) / 100
        painter.translate(self.rect().center())
        painter.rotate(-5)
        painter.scale(size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.colour))
        painter.drawRoundedRect(STAMP_BOX, 5, 5)
        ink = readable_on(self.colour, self.pieces.ink, self.pieces.card)
        painter.setPen(QPen(QColor(ink), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(STAMP_BOX.adjusted(3, 3, -3, -3), 3, 3)
        glyphs.paint(painter, "bid", QRectF(STAMP_BOX.left() + 8, -12, 24, 24), ink)
        text, room = tr("Sold", "stamp"), STAMP_BOX.adjusted(36, 0, -6, 0)
        painter.setFont(map_font(STAMP, small_caps=True, spacing=6))
        wide = painter.fontMetrics().horizontalAdvance(text)
        if wide > room.width():
            painter.setFont(map_font(STAMP * room.width() / wide, small_caps=True, spacing=6))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)


class AuctionCard(EvasiveCard):
    """Shows an auction beside the goods or ships that are auctioned; clicks go through to the board."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.people: Sequence[int] = ()
        self.shown: AuctionReport | None = None
        self.setProperty("role", "auction")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.kind = Label()
        self.title = Label(role="strong", wordWrap=True)
        self.result = Label(role="quiet", wordWrap=True)
        self.price = Label(role="title")
        self.stamp = Stamp(context.icons.theme)
        self.chips = [BidderChip(context, seat) for seat in range(len(context.words.seats))]
        self.bidders = Chips()
        self.bidders.show_chips(self.chips)
        self.money = Label(wordWrap=True)
        self.bids = Label(role="quiet", wordWrap=True)
        self.brief = FittingLabel()
        self.whole = QWidget()
        self.whole.setLayout(self._lay_out())
        self._inner = margins(10, 6, 10, 8)
        self.setLayout(column_of(self.whole, self.brief, contentsMargins=self._inner))
        self.hide()

    def _lay_out(self) -> QVBoxLayout:
        words = column_of(1, self.title, self.result, 1, spacing=0)
        head = row_of(self.kind, (words, 1), self.stamp, self.price, spacing=scaled(8))
        head.setAlignment(self.kind, Qt.AlignmentFlag.AlignTop)
        parts = head, self.bidders, self.money, self.bids
        return column_of(*parts, contentsMargins=QMargins(), spacing=scaled(5))

    def sizeHint(self) -> QSize:
        """Return a width in which all bidders are side by side."""
        wide = self.bidders.width_of_row() + self._around.width()
        return QSize(max(scaled(LEAST_WIDTH), wide), super().sizeHint().height())

    def fit(self, room: QSize) -> None:
        """Show everything, on a large board all bids too, on a very low one only who leads and what that means."""
        large = QSize(scaled(ROOM_FOR_BIDS.width()), scaled(ROOM_FOR_BIDS.height()))
        self.bids.setVisible(bool(self.bids.text()) and room.expandedTo(large) == room)
        within = min(room.width(), self.sizeHint().width()) - self._around.width()
        self.bidders.fit(within)
        has_room = self.whole.heightForWidth(within) + self._around.height() <= MOST_SHARE * room.height()
        self.whole.setVisible(has_room)
        self.brief.setVisible(not has_room)

    @property
    def _around(self) -> QSize:
        """How much larger the card is than its content."""
        around = self.contentsMargins() + self._inner
        return QSize(around.left() + around.right(), around.top() + around.bottom())

    @property
    def about(self) -> Hashable:
        """The two companies."""
        return (self.shown.first.id, self.shown.second.id) if self.shown else None

    def kept_free(self) -> Sequence[QRect]:
        """Return where the goods or ships of both companies lie on the board."""
        board = self.parentWidget()
        if self.shown is None or not isinstance(board, MapView):
            return ()
        scenario, colours = self.context.words.scenario, self.context.colours
        both = self.shown.first, self.shown.second
        pieces = [piece for one in both for piece in company_marks(scenario, one, colours)]
        return board.around_points(board.map_scene.places_of(pieces), scaled(TOKEN))

    def all_below(self) -> Sequence[QRect]:
        """Return all pieces and names on the board."""
        board = self.parentWidget()
        return board.boxes_at_rest(board.map_scene.occupied()) if isinstance(board, MapView) else ()

    def show_auction(self, auction: AuctionReport | None, people: Sequence[int] = ()) -> None:
        """Show an auction, with what it means for the seats that `people` play; None hides the card."""
        is_news = auction is not None and auction.is_over and auction != self.shown
        self.shown, self.people = auction, people
        if auction is not None:
            self._fill(auction)
            self.stamp.setVisible(auction.is_over)
        if auction is not None and is_news:
            colour = self.context.icons.theme.seat(self.context.colours[auction.leader]).colour
            self.stamp.strike(colour, round(STAMP_MS * tempo(self.context.preferences)))
        self.setVisible(auction is not None)

    def _fill(self, auction: AuctionReport) -> None:
        words = self.context.words
        first, second = words.company(auction.first.id), words.company(auction.second.id)
        self.kind.setPixmap(self.context.icons.kind(auction.kind).pixmap(scaled(32), scaled(32)))
        self.title.setText(f"{first} + {second}")
        holding = ships(auction.units) if auction.kind == "shipping" else amount_of(auction.units, auction.kind)
        self.result.setText(
            counted(auction.deeds, "Result: {holding}, {n} deed", "Result: {holding}, {n} deeds", holding=holding)
        )
        self.price.setText(rupiah(auction.price))
        self._show_bidders(auction)
        self.money.setText(self._outcome(auction) if auction.is_over else self._forecast(auction))
        self.money.setVisible(bool(self.money.text()))
        restyle(self.money, "heading" if auction.is_over else "")
        seats = self.context.words.seats
        bids = [f"{seats[seat]}\N{NO-BREAK SPACE}{rupiah(bid)}" for seat, bid in auction.bids]
        self.bids.setText(enumerated(bids) if len(bids) > 1 else "")
        leads = tr("{player} leads with {amount}.", player=seats[auction.leader], amount=rupiah(auction.price))
        if auction.is_over:
            self.brief.show_wordings((self.money.text(), rupiah(auction.price)))
        else:
            self.brief.show_wordings((paragraph(leads, self.money.text()), leads, rupiah(auction.price)))
        bidders = [labelled(seats[one.seat], self.chips[one.seat].standing) for one in auction.bidders]
        said = (self.title.text(), self.result.text(), *bidders, self.money.text())
        self.setAccessibleName(paragraph(*map(as_sentence, said)))

    def _show_bidders(self, auction: AuctionReport) -> None:
        for bidder in auction.bidders:
            leads = bidder.seat == auction.leader
            self.chips[bidder.seat].show_bidder(bidder, leads=leads, is_over=auction.is_over)
        self.bidders.show_chips([self.chips[bidder.seat] for bidder in auction.bidders])

    def _outcome(self, auction: AuctionReport) -> str:
        """Return who has bought the company, and who is paid what; or what the only person pays and gets."""
        winner, price = self.context.words.seats[auction.leader], rupiah(auction.price)
        sold = tr("Sold to {player} for {amount}.", player=winner, amount=price)
        if (own := self._own(auction)) is None:
            shares = self._shares(auction)
            return paragraph(sold, tr("Paid out: {shares}.", shares=shares) if shares else "")
        pays, gets = rupiah(own.pays), rupiah(own.gets)
        if own.pays and own.gets:
            return paragraph(sold, tr("You pay {amount} and get {share} of it back.", amount=pays, share=gets))
        if own.gets:
            return paragraph(sold, tr("You get {amount}.", amount=gets))
        return paragraph(sold, tr("You pay {amount}.", amount=pays) if own.pays else "")

    def _forecast(self, auction: AuctionReport) -> str:
        """Return whether only one can still bid more, and what those whom it concerns get or pay if nobody does."""
        rivals = [one.seat for one in auction.bidders if not one.is_out and one.seat != auction.leader]
        if len(rivals) != 1:
            return self._if_it_ends(auction)
        last = self.context.words.seats[rivals[0]]
        if self.people == rivals:  # who may know that he can't bid more, which nobody else does
            once = tr("Going once.")
        else:
            once = tr("Going once: only {player} can still bid.", player=last)
        return paragraph(once, self._if_it_ends(auction))

    def _if_it_ends(self, auction: AuctionReport) -> str:
        """Return what the only person pays and gets if nobody bids more; or what others do, where he only watches."""
        own = self._own(auction)
        if own is None or (own.is_out and not (own.pays or own.gets)):
            winner, price = self.context.words.seats[auction.leader], rupiah(auction.price)
            pays = tr("If it ends here, {player} pays {amount}.", player=winner, amount=price)
            shares = self._shares(auction)
            return paragraph(pays, tr("Paid out: {shares}.", shares=shares) if shares else "")
        pays, gets = rupiah(own.pays), rupiah(own.gets)
        if own.pays and own.gets:
            return tr("If it ends here, you pay {amount} and get {share} of it back.", amount=pays, share=gets)
        if own.gets:
            return tr("If it ends here, you get {amount}.", amount=gets)
        if own.pays:
            return tr("If it ends here, you pay {amount}.", amount=pays)
        return tr("If it ends here, you neither pay nor get anything.")

    def _own(self, auction: AuctionReport) -> Bidder | None:
        """The only person among the bidders; None where there are several, or none."""
        return next(one for one in auction.bidders if one.seat in self.people) if len(self.people) == 1 else None

    def _shares(self, auction: AuctionReport) -> str:
        return self.context.words.paid((one.seat, one.gets) for one in auction.bidders if one.gets)


class AuctionPresenter(QObject):
    """Shows the auction of the moment that is looked at on `card`; its outcome stays for a moment.

    Where a moment of the past stands still, the outcome would cover what was asked next: there it isn't shown.

    - `lit_changed`: `lit` has changed
    """

    lit_changed = Signal()

    def __init__(self, context: Context, bridge: SessionBridge, history: History, parent: QObject) -> None:
        super().__init__(parent)
        self.bridge, self.history = bridge, history
        self.card = AuctionCard(context)
        self.lit: tuple[str, ...] = ()
        """The goods' areas of the two companies while their auction is open; ships have rings."""
        self._stay = QTimer(self, singleShot=True)
        self._stay.timeout.connect(lambda: self._show(None))

    def show_all(self) -> None:
        """Follow the game; an outcome stays until its time is over, or a person is asked after its beat."""
        auction = auction_at(self.bridge.session, self.history.shown)
        if auction is not None and (self.history.replay.runs or not auction.is_over):
            self._show(auction)
        elif not self._stay.isActive() or self.history.looks_back or self._person_decided():
            self._show(None)

    def follow_events(self, events: Sequence[Event]) -> None:
        """Show the outcome of an auction that has ended with these events; without any, after undo, show none."""
        if any(isinstance(event, ev.MergerDone) for event in events):
            self._show(auction_at(self.bridge.session, self.history.begun))
            self._stay.start(max(LEAST_STAY_MS, STAY_MS * self.bridge.pause_ms // NORMAL_PAUSE_MS))
        elif not events and self._stay.isActive():
            self._show(None)

    def end_beats(self) -> None:
        """Leave the board to the person who is asked, if any, when all that led there has been shown."""
        if self._stay.isActive() and self.bridge.asked_person is not None:
            self._show(None)

    def _show(self, auction: AuctionReport | None) -> None:
        self._stay.stop()
        self.card.show_auction(auction, self.bridge.people)
        is_open = auction is not None and not auction.is_over
        lit = (*auction.first.areas, *auction.second.areas) if auction and is_open else ()
        if lit != self.lit:
            self.lit = lit
            self.lit_changed.emit()

    def _person_decided(self) -> bool:
        """Whether a person has decided since the auction was over."""
        last = self.bridge.session.entries[-1:]
        ended = any(isinstance(event, ev.MergerDone) for entry in last for event in entry.events)
        return not ended and any(self.bridge.is_human(entry.seat) for entry in last)
