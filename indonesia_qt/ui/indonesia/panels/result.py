"""The panel when the game is over: who has won, what with, and what decided it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from indonesia_qt.games.indonesia.chronicle import Moment
from indonesia_qt.games.indonesia.scoring import final_money, ranking
from indonesia_qt.games.indonesia.state import State
from indonesia_qt.ui.charts.drawing import Drawing
from indonesia_qt.ui.charts.model import Series
from indonesia_qt.ui.indonesia.charts import Told, sources
from indonesia_qt.ui.indonesia.panels.base import Context
from indonesia_qt.ui.indonesia.texts import Words, rupiah

LINKS_BY_KEYS = Qt.TextInteractionFlag.LinksAccessibleByKeyboard
PLAIN = "text-decoration: none"
MOMENTS = 6
"""How many turns of fortune are told."""


class SourceBar(QWidget):
    """What came in, a part for each source; `whole` is the length of the longest bar, in rupiah."""

    def __init__(self, context: Context, parts: list[tuple[Series, int]], whole: int) -> None:
        super().__init__()
        self.theme, self.parts, self.whole = context.icons.theme, parts, whole
        told = "\n".join(f"{one.name}: {rupiah(amount)}" for one, amount in parts)
        self.setToolTip(told)
        self.setAccessibleName(told.replace("\n", ", "))

    def sizeHint(self) -> QSize:
        """As high as a line."""
        return QSize(120, self.fontMetrics().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the parts side by side."""
        painter = QPainter(self)
        drawing = Drawing(painter, QRectF(self.rect()), self.theme, 0.7 * self.fontMetrics().height())
        left = 0.5
        for one, amount in self.parts:
            if amount > 0:
                wide = amount / max(1, self.whole) * (self.width() - 1)
                drawing.part(QRectF(left, 2, wide, self.height() - 5), one)
                left += wide


class ResultPanel(QWidget):
    """The ranking, the key moments, and where to go from here.

    `moment_clicked` carries how many decisions had been made before the one that brought a key moment.
    """

    again = Signal()
    rematch = Signal()
    charts_wanted = Signal()
    report_wanted = Signal()
    copy_wanted = Signal()
    moment_clicked = Signal(int)

    def __init__(self, context: Context, final: State, told: Told) -> None:
        super().__init__()
        self.context, self.final, self.told = context, final, told
        content = QWidget()
        self.body = QVBoxLayout(content)
        self.body.setContentsMargins(12, 8, 12, 8)
        self.body.setSpacing(6)
        money, places = final_money(final), ranking(final)
        self._text(f"{context.words.seats[places[0]]} wins with {rupiah(money[places[0]])}", "heading")
        self._text(how_won(context.words, money, places), "quiet")
        self._add_ranking(money, places)
        self._text("What decided it", "strong")
        self._add_moments()
        self.body.addStretch(1)
        scroll = QScrollArea(widgetResizable=True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(content)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(scroll, 1)
        layout.addLayout(self._buttons())

    def showEvent(self, event: QShowEvent) -> None:
        """Put the keyboard where nothing is left by mistake."""
        super().showEvent(event)
        self.first.setFocus()

    def _text(self, text: str, role: str) -> None:
        label = QLabel(text, wordWrap=True)
        label.setProperty("role", role)
        self.body.addWidget(label)

    def _add_ranking(self, money: list[int], places: list[int]) -> None:
        chart = sources(self.told)
        parts = {seat: [(one, int(one.values[seat] or 0)) for one in chart.series] for seat in places}
        whole = max(sum(amount for _, amount in found if amount > 0) for found in parts.values())
        grid = QGridLayout()
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(1)
        grid.setColumnStretch(2, 1)
        for place, seat in enumerate(places, start=1):
            row = 3 * place
            player = self.final.players[seat]
            symbol = QLabel()
            symbol.setPixmap(self.context.icons.seat(self.context.colours[seat]).pixmap(16, 16))
            grid.addWidget(QLabel(f"{place}."), row, 0)
            grid.addWidget(symbol, row, 1)
            grid.addWidget(_role(QLabel(self.context.words.seats[seat]), "strong"), row, 2)
            total = QLabel(rupiah(money[seat]), alignment=Qt.AlignmentFlag.AlignRight)
            grid.addWidget(_role(total, "strong"), row, 3)
            grid.addWidget(SourceBar(self.context, parts[seat], whole), row + 1, 1, 1, 3)
            parts_told = (f"cash {player.cash:,}", f"bank {player.bank:,}", f"last year again {player.earnings:+,}")
            told = ", ".join(part.replace(" ", "\N{NO-BREAK SPACE}") for part in parts_told)
            about = QLabel(told.replace("-", "\N{MINUS SIGN}"), wordWrap=True)
            about.setAlignment(Qt.AlignmentFlag.AlignTop)
            about.setContentsMargins(0, 0, 0, 5)
            grid.addWidget(_role(about, "quiet"), row + 2, 1, 1, 3)
        self.body.addLayout(grid)

    def _add_moments(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        for row, moment in enumerate(self.told.course.moments(MOMENTS)):
            symbol = QLabel()
            symbol.setPixmap(self.context.icons.seat(self.context.colours[moment.seat]).pixmap(16, 16))
            grid.addWidget(symbol, row, 0, Qt.AlignmentFlag.AlignTop)
            told = in_words(self.context.words, moment)
            link = QLabel(f'<a href="{max(0, moment.at - 1)}" style="{PLAIN}">{told}</a>', wordWrap=True)
            link.setToolTip("Show it on the board")
            link.setAccessibleName(told)
            link.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse | LINKS_BY_KEYS)
            link.linkActivated.connect(lambda made: self.moment_clicked.emit(int(made)))
            grid.addWidget(link, row, 1)
        self.body.addLayout(grid)

    def _buttons(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setContentsMargins(12, 8, 12, 12)
        wanted: tuple[tuple[str, str, Callable[[], None]], ...] = (
            ("Charts", "Money, companies, goods and cities over the years", self.charts_wanted.emit),
            ("Report\N{HORIZONTAL ELLIPSIS}", "Save all charts in a PDF file", self.report_wanted.emit),
            ("Copy\N{HORIZONTAL ELLIPSIS}", "Save a copy of the game", self.copy_wanted.emit),
            ("New game\N{HORIZONTAL ELLIPSIS}", "Choose players and agreements", self.again.emit),
            ("Rematch", "The same players and agreements, another deal", self.rematch.emit),
        )
        for number, (text, tip, act) in enumerate(wanted):
            button = QPushButton(text, autoDefault=False)
            button.setToolTip(tip)
            button.clicked.connect(act)
            if number == 0:
                self.first = button
            row, column = divmod(number, 3)
            grid.addWidget(button, row, column, 1, 1 + number // 4)
        button.setProperty("role", "primary")
        return grid


def how_won(words: Words, money: list[int], places: list[int]) -> str:
    """The rule that decided between the first and those who have as much (R-END-03)."""
    equal = [words.seats[seat] for seat in places[1:] if money[seat] == money[places[0]]]
    if not equal:
        return "Most money wins; the earnings of the last year count twice."
    return f"{' and '.join(equal)} as well; of equal sums the earlier in the order of play wins."


def in_words(words: Words, moment: Moment) -> str:
    """A turn of a player's fortune as a sentence."""
    names = " and ".join(map(words.company, moment.companies))
    who, amount = words.seats[moment.seat], rupiah(abs(moment.amount))
    match moment.cause:
        case "merger":
            told = f"{who} pays {amount} in the merger of {names}"
        case "share":
            told = f"{who} receives {amount} in the merger of {names}"
        case "last_year":
            told = f"{who}'s last year counts {amount} {'more' if moment.amount > 0 else 'less'}"
        case _:
            told = f"{names} {'earns' if moment.amount > 0 else 'costs'} {who} {amount}"
    return f"Year {moment.year}: {told}"


def _role(label: QLabel, role: str) -> QLabel:
    label.setProperty("role", role)
    return label
