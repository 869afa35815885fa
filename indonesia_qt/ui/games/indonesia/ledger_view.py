"""The ledger at the table: sums of money as links, and the list of the lines that make up a sum."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFrame,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from indonesia_qt.games.indonesia.analysis.ledger import Cause, Figure, Ledger, StatementLine, statement
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import counted, figure, labelled, phrase, signed, tr
from indonesia_qt.ui.games.indonesia.texts import IndonesiaTexts
from indonesia_qt.ui.games.indonesia.texts.names import amount_of, rupiah
from indonesia_qt.ui.play.history import History
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.table.api import Context
from indonesia_qt.ui.table.privacy import Privacy
from indonesia_qt.ui.widgets.fitting_labels import FittingLabel
from indonesia_qt.ui.widgets.layouts import column_of
from indonesia_qt.ui.widgets.plain_text import Label, tip, window_title
from indonesia_qt.ui.widgets.rich_text import Rich, rich

_FIGURES: dict[Figure, str] = {
    "cash": phrase("Cash"),
    "bank": phrase("Bank"),
    "earnings": phrase("Earnings"),
    "doubled": phrase("Last year’s earnings, doubled"),
    "total": phrase("Total"),
}
_PURPOSES: dict[Cause, str] = {
    "start": phrase("Starting money"),
    "sale": phrase("{company} sells {amount}"),
    "freight": phrase("{company} carries {other}’s goods"),
    "fee": phrase("{company} pays {other} for ships"),
    "share": phrase("{other} pays for {company} in a merger"),
    "merger": phrase("Paid to {other} for {company} in a merger"),
    "bid": phrase("Bid for the order of play"),
    "collected": phrase("Earnings of the year"),
    "last_year": phrase("Last year’s earnings, doubled"),
}


def figure_name(figure: Figure) -> str:
    """Return the name of a figure."""
    return tr(_FIGURES[figure])


def purpose(words: IndonesiaTexts, line: StatementLine) -> str:
    """Return the purpose of the money in a line of a statement."""
    company = words.company(line.company) if line.company else ""
    if line.cause == "expansion":
        return counted(line.units, "{company} buys {n} area", "{company} buys {n} areas", company=company)
    return tr(
        _PURPOSES[line.cause],
        company=company,
        other=words.seats[line.other] if line.other is not None else "",
        amount=amount_of(line.units, line.good) if line.good else "",
    )


BY_MOUSE_AND_KEYS = Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard


def figure_link(figure: Figure, text: str, colour: str) -> Rich:
    """Return a text as the link of a figure, in the colour of the text around it."""
    template = '<a href="{figure}" style="text-decoration: none; color: {colour}">{text}</a>'
    return rich(template, figure=figure, text=text, colour=colour)


def open_figures(label: Label) -> None:
    """Let the links of a label be followed by mouse and keyboard."""
    label.setTextInteractionFlags(BY_MOUSE_AND_KEYS)


class FigureLine(FittingLabel):
    """Figures in a row; mouse presses on them reach the widget below, too."""

    def __init__(self) -> None:
        super().__init__()
        open_figures(self)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002
        """Go through the figures with Tab, and leave them with Shift+Tab: backwards Qt would never leave them."""
        return super().focusNextPrevChild(next) if next else QFrame.focusNextPrevChild(self, next)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pass the press on to the widget below as well."""
        super().mousePressEvent(event)
        event.ignore()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Pass the release on to the widget below as well."""
        super().mouseReleaseEvent(event)
        event.ignore()


COLUMNS = phrase("Year"), phrase("Entry"), phrase("Rp"), phrase("Balance")
WIDTH, HEIGHT = 480, 330
"""Pixels at 100 %: the least width, and the height."""
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class _Lines(QTreeWidget):
    """Leaves Esc to the window, where other lists would search for it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle every key but Esc."""
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)


class LedgerList(QDialog):
    """A small list that stays over the window while the sum that it is about is shown; Esc closes it.

    `moment_requested` carries how many decisions had been made before the one that a line is about.
    """

    moment_requested = Signal(int)

    def __init__(
        self, words: IndonesiaTexts, seat: int, figure: Figure, lines: Sequence[StatementLine], over: QWidget
    ) -> None:
        super().__init__(over.window(), Qt.WindowType.Tool)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        over.installEventFilter(self)
        self.seat, self.figure, self.lines = seat, figure, tuple(lines)
        name = figure_name(figure)
        self.setWindowTitle(window_title(labelled(words.seats[seat], name)))
        self.list = _Lines()
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setAlternatingRowColors(True)
        self.list.setAccessibleName(self.windowTitle())
        self.list.setHeaderLabels([*map(tr, COLUMNS)])
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for line in self.lines:
            self.list.addTopLevelItem(_item(purpose(words, line), line))
        header = self.list.header()
        header.setSectionsMovable(False)
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        header.setResizeContentsPrecision(-1)  # entries that aren't seen yet, too
        for column in (2, 3):
            self.list.headerItem().setTextAlignment(column, RIGHT)
        self.list.clicked.connect(self._take)
        self.list.activated.connect(self._take)
        total = self.lines[-1].sum if self.lines else 0
        self.total = Label(labelled(name, rupiah(total)), alignment=Qt.AlignmentFlag.AlignRight, role="strong")
        shows, empty = tr("Click an entry to see that moment on the board."), tr("No entries yet.")
        hint = Label(shows if self.lines else empty, role="quiet", wordWrap=True)
        self._column = column_of((self.list, 1), self.total, hint)
        self.setLayout(self._column)
        self._place(over)
        last = self.list.topLevelItem(len(self.lines) - 1)
        if last is not None:
            self.list.setCurrentItem(last)
            self.list.scrollToItem(last)

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        """Go with the sum, such as when the table is left."""
        if event.type() == QEvent.Type.Hide:
            self.close()
        return False

    def event(self, event: QEvent) -> bool:
        """Keep Esc from the shortcuts of the window below, which stay active."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(event.key() == Qt.Key.Key_Escape)
        return super().event(event)

    def _place(self, over: QWidget) -> None:
        """Place the list above the figure, within the window."""
        window = over.window()
        room = QRect(window.mapToGlobal(window.rect().topLeft()), window.size()).adjusted(8, 8, -8, -8)
        width = max(scaled(WIDTH), self._whole_width())
        box = QRect(0, 0, min(width, room.width()), min(scaled(HEIGHT), room.height()))
        box.moveBottomLeft(over.mapToGlobal(over.rect().topLeft()))
        box.moveLeft(max(room.left(), min(box.left(), room.right() - box.width())))
        box.moveTop(max(room.top(), min(box.top(), room.bottom() - box.height())))
        self.setGeometry(box)

    def _whole_width(self) -> int:
        """Return the width in which all entries are whole, beside a scroll bar."""
        edges, header = self._column.contentsMargins(), self.list.header()
        bar = self.list.verticalScrollBar().sizeHint().width() + 2 * self.list.frameWidth()
        columns = (max(self.list.sizeHintForColumn(n), header.sectionSizeHint(n)) for n in range(header.count()))
        return sum(columns) + bar + edges.left() + edges.right()

    def _take(self, index: QModelIndex) -> None:
        self.moment_requested.emit(max(0, self.lines[index.row()].at - 1))


def _item(description: str, line: StatementLine) -> QTreeWidgetItem:
    amount = signed(line.amount)
    item = QTreeWidgetItem([str(line.year or "\N{EN DASH}"), description, amount, figure(line.sum)])
    item.setToolTip(1, tip(description))
    for column in (2, 3):
        item.setTextAlignment(column, RIGHT)
    return item


class LedgerPresenter(QObject):
    """Opens the list over the widget that shows the sum, and closes it when the game goes on."""

    def __init__(
        self, context: Context, bridge: SessionBridge, privacy: Privacy, history: History, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.context, self.bridge, self.privacy, self.history = context, bridge, privacy, history

    def show_ledger(self, view: State, seat: int, figure: Figure, over: QWidget) -> None:
        """List the lines of a sum at the moment that is shown, if the view shows the sum itself."""
        if figure != "earnings" and view.players[seat].secret:
            return
        ledger = Ledger(len(self.bridge.seats))
        for at, events in enumerate(self.history.happened):
            ledger.hear(events, at)
        listed = LedgerList(self.context.words, seat, figure, statement(ledger, seat, figure), over)
        listed.moment_requested.connect(self.history.look_at)
        for gone in (self.bridge.changed, self.privacy.changed, over.destroyed):
            gone.connect(listed.close)
        listed.show()
