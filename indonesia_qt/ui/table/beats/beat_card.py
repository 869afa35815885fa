"""The card over the board that says what a beat is about."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QMouseEvent, QShortcut
from PySide6.QtWidgets import QApplication

from indonesia_qt.i18n.text import counted, tr
from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.board.marks import Piece, RouteMark
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.style.stylesheet import restyle
from indonesia_qt.ui.style.theme import lining
from indonesia_qt.ui.table.beats.beat import Beat
from indonesia_qt.ui.table.heads import HeadSign
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.overlay import EvasiveCard
from indonesia_qt.ui.widgets.plain_text import Label, tip
from indonesia_qt.ui.widgets.settling import Settling

WIDTH, SYMBOL = 540, 24
"""Pixels at 100 %: of the card, and of a player's symbol."""
HEAD, BRIEF_HEAD = 48, 30
"""Pixels at 100 % of a bot's head, usually and beside the title alone."""
ROOMY = 320
"""Pixels at 100 % of a place for the card where the title has enough of them beside a sum in large letters."""
TOKEN = 36
"""Pixels at 100 % that are kept free around the middle of each place of a beat."""
PICTURE = 190
"""The same around a place that has a picture beside it."""
LINES, STOPS = 3, 12
"""The lines of most operations, and the number of points of a way that are kept free."""
SHARE = 0.5
"""The part of the board's height that the card takes at most, unless its title alone needs more."""


class BeatCard(EvasiveCard):
    """Shows a beat beside its places and the targets of whoever is asked.

    - `skipped`: the card was clicked, or Enter pressed in the window meanwhile
    """

    skipped = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.beat: Beat | None = None
        self._is_brief = False
        self._fitted_to: QSize | None = None
        self.setProperty("role", "card")
        self.symbol, self.title = Label(), Label(role="strong", wordWrap=True)
        self.head = HeadSign(HEAD, context.icons.theme)
        self.lines, self.sum = Label(wordWrap=True), Label(role="title")
        self.sum.setFont(lining(self.sum.font()))
        words = column_of(row_of((self.title, 1), self.sum, spacing=scaled(10)), self.lines, spacing=scaled(2))
        top = Qt.AlignmentFlag.AlignTop
        layout = row_of((words, 1), contentsMargins=margins(10, 8, 14, 8), spacing=scaled(10))
        layout.insertWidget(0, self.symbol, 0, top)
        layout.insertWidget(1, self.head, 0, top)
        self.setLayout(layout)
        self._content = layout
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        Settling(self)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            QShortcut(QKeySequence(key), self).activated.connect(self.skipped)
        self.hide()

    def show_beat(self, beat: Beat, *, brief: bool) -> None:
        """Show a beat, or its title alone."""
        self.beat, self._is_brief = beat, brief
        skips = tr("Skip this (Enter), or skip to your next decision (Esc)")
        self.setToolTip(tip("\n".join([*beat.lines, skips] if self._is_brief else [skips])))
        self._show_player(beat.seat)
        restyle(self.title, "heading" if beat.seat is None else "strong")
        self.title.setText(beat.title)
        self.sum.setText(beat.sum)
        self.sum.setVisible(bool(beat.sum))
        self._fitted_to = None
        self.show()
        QApplication.sendEvent(self, QEvent(QEvent.Type.LayoutRequest))  # or the text would be cut until a later layout

    def _show_player(self, seat: int | None) -> None:
        """Show the head of a bot, or else the symbol of a person."""
        head = "" if seat is None else self.context.head_of(seat)
        self.symbol.setVisible(seat is not None and not head)
        if seat is not None:
            colour = self.context.colours[seat]
            self.context.icons.show_seat(self.symbol, colour, SYMBOL)
            self.head.show_head(head, colour, self.context.words.seats[seat])
        self.head.resize_to(BRIEF_HEAD if self._is_brief else HEAD)
        if not head:
            self.head.hide()

    def fit(self, room: QSize) -> None:
        """Show as many lines as have room and leave half of what is below to be seen, and how many more the log has."""
        if room == self._fitted_to:
            return  # a text asks for a new layout, which comes here again
        self._fitted_to = room
        restyle(self.sum, "title" if room.width() >= scaled(ROOMY) else "heading")
        self.ensurePolished()  # the style's fonts count
        over = self.parentWidget()
        most = min(room.height(), SHARE * (over.height() if over else room.height()))
        lines = self.beat.lines if self.beat and not self._is_brief else ()
        for number in range(len(lines), -1, -1):
            left = len(lines) - number
            rest = [counted(left, "… and {n} more", "… and {n} more")] if number and left else []
            self.lines.setVisible(number > 0)
            self.lines.setText("\n".join([*lines[:number], *rest]))
            self._content.activate()  # or the rows within would remember their heights
            if self.heightForWidth(min(scaled(WIDTH), room.width())) <= most:
                break

    @property
    def is_over_board(self) -> bool:
        """Whether the card lies over the board, and not beside it."""
        return isinstance(self.parentWidget(), MapView)

    @property
    def about(self) -> Hashable:
        """The thing of the beat, or else the beat."""
        return (self.beat.thing or self.beat) if self.beat else None

    def grown(self, size: QSize) -> QSize:
        """Return the size that the card has with lines, which come later where something goes on."""
        if self.beat is None or self.beat.lines or not self.beat.thing or self._is_brief:
            return size
        return QSize(scaled(WIDTH), size.height() + LINES * self.lines.fontMetrics().lineSpacing())

    def kept_free(self) -> Sequence[QRect]:
        """Return the places and ways of the beat on the board, and the places that can be chosen there."""
        board, beat = self.parentWidget(), self.beat
        if beat is None or not isinstance(board, MapView):
            return ()
        scene, scenes = board.map_scene, (*beat.scenes, beat.scene)
        pictures = [one.picture.beside for one in scenes if one.picture and one.picture.beside]
        incomes = [income.area for income in beat.incomes if income.area]
        places = dict.fromkeys((*beat.light, *beat.places, *incomes, *scene.targets))
        pieces = [ring for one in scenes for ring in one.rings if isinstance(ring, Piece)]
        ways = scene.ways([mark for mark in beat.marks if isinstance(mark, RouteMark)])
        passed = [QPointF(*point) for way in ways for point in way[:: max(1, len(way) // STOPS)]]
        return [
            *board.around(list(places), scaled(TOKEN)),
            *board.around_points([*scene.places_of(pieces), *passed], scaled(TOKEN)),
            *board.around(pictures, scaled(PICTURE)),
            *board.boxes_at_rest(scene.names_of([*beat.light, *beat.places])),
        ]

    def better_free(self) -> Sequence[QRect]:
        """Return the places where something may still happen."""
        board = self.parentWidget()
        return board.around(self.beat.expected, scaled(TOKEN)) if self.beat and isinstance(board, MapView) else ()

    def all_below(self) -> Sequence[QRect]:
        """Return all pieces and names on the board."""
        board = self.parentWidget()
        return board.boxes_at_rest(board.map_scene.occupied()) if isinstance(board, MapView) else ()

    def sizeHint(self) -> QSize:
        """Return the usual width, or less for short texts, with the height that they take there."""
        margins, space = self._content.contentsMargins(), self._content.spacing()
        title = self.title.fontMetrics().horizontalAdvance(self.title.text())
        if self.sum.text():
            title += space + self.sum.sizeHint().width()
        lines = [] if self.lines.isHidden() else self.lines.text().splitlines()
        words = max([title, *map(self.lines.fontMetrics().horizontalAdvance, lines)]) + space
        symbols = sum(space + sign.sizeHint().width() for sign in (self.symbol, self.head) if not sign.isHidden())
        wide = min(scaled(WIDTH), words + symbols + margins.left() + margins.right())
        return QSize(wide, self.heightForWidth(wide))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Skip the beat on a click."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.skipped.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep the click from the board below."""
        event.accept()
