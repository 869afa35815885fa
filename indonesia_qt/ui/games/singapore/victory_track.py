"""The victory track as a strip of spaces with the seals and the players' markers (S-VIC)."""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QTransform
from PySide6.QtWidgets import QSizePolicy

from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.i18n.text import enumerated, tr
from indonesia_qt.ui.games.singapore.board.tile_looks import COIN
from indonesia_qt.ui.games.singapore.texts.names import points, pounds, spoken_points
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import Theme, mixed, readable_on, symbol_path
from indonesia_qt.ui.table.api import Context
from indonesia_qt.ui.widgets.pointed_tip import PointedTip

SPACES = 60
"""Of the track; after the last space a marker goes round again (S-VIC-03)."""
COLUMNS = SPACES // 2 + 1
"""In two rows; the first one is for who has no points."""
USUAL, WIDEST, NARROWEST, HEIGHT = 17, 40, 8, 58
"""Pixels at 100 %: the width of a space, usually, at most and at least, and the least height of the track."""
PILE = 30
"""Pixels at 100 % that a pile may be wide at least, so that the digits on its markers can be read."""
FANNED = 0.72
"""How far apart the middles of markers in a pile are, in parts of their size."""
BETWEEN_PILES = 3
"""Pixels at 100 % between two piles at least."""
MOST_RADIUS, DRAWN = 12, 0.8
"""Half the side of a marker at most, in pixels at 100 %, and the part of it that is drawn."""
NUMBER, LARGE_NUMBER, LARGE_FROM = 0.68, 0.9, 80
"""The size of numbers beside other text, usually and from a height of the track in pixels at 100 % on."""
DIGIT, LEAST_DIGIT = 1.3, 11
"""The height of the digit on a marker in a pile, in parts of half the marker's size, and at least, in pixels."""


class VictoryTrack(PointedTip):
    """Shows where the markers are; piles are fanned out, each marker with its place from the lowest (S-VIC-01).

    The spaces are in two rows.
    """

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.view: State | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.setMaximumWidth(scaled(WIDEST) * COLUMNS)

    def sizeHint(self) -> QSize:
        """Return a size with spaces that are as wide as they usually are."""
        return QSize(scaled(USUAL) * COLUMNS, scaled(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Return a size with spaces that are as narrow as they may be."""
        return QSize(scaled(NARROWEST) * COLUMNS, scaled(HEIGHT))

    def show_state(self, view: State) -> None:
        """Show the markers of a position."""
        self.view = view
        ranked = (seat for _, seats in sorted(self.piles().items(), reverse=True) for seat in seats)
        names = self.context.words.seats
        markers = enumerated(f"{names[seat]} {spoken_points(view.players[seat].vp)}" for seat in ranked)
        self.setAccessibleName(tr("Victory track: {markers}", markers=markers))
        self.update()

    def piles(self) -> dict[int, list[int]]:
        """Return the seats at each number of points, the lowest marker first."""
        assert self.view
        found: dict[int, list[int]] = defaultdict(list)
        for seat in self.view.markers:
            found[self.view.players[seat].vp].append(seat)
        return found

    def box(self, space: int) -> QRectF:
        """Return the place of a space, from 0."""
        row, column = divmod(space - 1, SPACES // 2) if space else (0, -1)
        width, height = self.width() / COLUMNS, self.height() / 2
        return QRectF((column + 1) * width, row * height, width, height).adjusted(0.5, 0.5, -0.5, -0.5)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the spaces and the markers on them."""
        if self.view is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        seals = self.view.scenario.box.seals
        for space in range(SPACES + 1):
            self._paint_space(painter, space, is_seal=space in seals.spaces)
        for space in self.numbered():
            self._paint_number(painter, space, is_seal=space in seals.spaces)
        all_places = self.places_of_piles()
        for vp, seats in sorted(self.piles().items()):
            places, radius = all_places[vp], self.marker_radius(len(seats))
            for number, (at, seat) in enumerate(zip(places, seats, strict=True), start=1):
                paint_marker(painter, self.context.icons.theme, self.context.colours[seat], at, radius * DRAWN)
                if len(seats) > 1:
                    self._paint_digit(painter, at, radius, seat, number)
            if vp > SPACES:
                self._paint_points(painter, vp)

    def _paint_space(self, painter: QPainter, space: int, *, is_seal: bool) -> None:
        ink = self.context.icons.theme.interface
        painter.setPen(QPen(mixed(ink.line, ink.strong_line, 0.35), 1))
        painter.setBrush(self._ground(space, is_seal=is_seal))
        painter.drawRoundedRect(self.box(space), 2, 2)

    def _ground(self, space: int, *, is_seal: bool) -> QColor:
        ink = self.context.icons.theme.interface
        if is_seal:
            return QColor(COIN)
        return QColor(ink.field if space and (space - 1) // 5 % 2 else ink.stripe)

    def numbered(self) -> list[int]:
        """Return the spaces with their numbers: the seals and every fifth, or every tenth where they are narrow."""
        assert self.view
        seals = self.view.scenario.box.seals.spaces
        if self._number_width(SPACES) <= self.box(SPACES).width() + 1:
            return [space for space in range(SPACES + 1) if space in seals or space % 5 == 0]
        return list(range(0, SPACES + 1, 10))

    def _number_font(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * (LARGE_NUMBER if self.height() >= scaled(LARGE_FROM) else NUMBER))
        font.setBold(True)
        return font

    def _number_width(self, space: int) -> int:
        return QFontMetrics(self._number_font()).horizontalAdvance(str(space))

    def number_box(self, space: int) -> QRectF:
        """Return the place of a space's number, which may be wider than the space."""
        box, font = self.box(space), self._number_font()
        width, height = self._number_width(space) + 2, QFontMetrics(font).height()
        left = max(0.0, min(box.center().x() - width / 2, self.width() - width))
        return QRectF(left, box.top() + 1, width, height)

    def _paint_number(self, painter: QPainter, space: int, *, is_seal: bool) -> None:
        ink, ground = self.context.icons.theme.interface, self._ground(space, is_seal=is_seal)
        place, font = self.number_box(space), self._number_font()
        if place.width() > self.box(space).width():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawRoundedRect(place, 2, 2)
        font.setBold(is_seal)
        painter.setFont(font)
        painter.setPen(QColor(readable_on(ground, ink.text, ink.window)))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(space))

    def marker_radius(self, markers: int) -> float:
        """Return half the side of a marker in a pile of so many; below the number there is room for all of them.

        Markers may be wider than a narrow space.
        """
        box, below = self.box(0), self.number_box(0).bottom() - QFontMetrics(self._number_font()).descent()
        across, up = (2 + 2 * FANNED * (count - 1) for count in _columns_and_lines(markers))
        widest = max(box.width(), scaled(PILE if markers > 1 else USUAL))
        return min(widest / across, (box.bottom() - below) / up, scaled(MOST_RADIUS))

    def marker_places(self, space: int, markers: int) -> list[QPointF]:
        """Return the middles of the markers in a pile on a space, the lowest first: two side by side, others above."""
        box, radius = self.box(space), self.marker_radius(markers)
        columns, _ = _columns_and_lines(markers)
        apart, bottom = 2 * radius * FANNED, box.bottom() - radius
        edge = (columns - 1) * apart / 2 + radius + 1
        middle = min(max(box.center().x(), edge), self.width() - edge)
        places = []
        for number in range(markers):
            line, place = divmod(number, columns)
            half = (min(columns, markers - line * columns) - 1) / 2
            places.append(QPointF(middle + (place - half) * apart, bottom - line * apart))
        return places

    def places_of_piles(self) -> dict[int, list[QPointF]]:
        """Return the middles of the markers of each pile, by its points.

        Piles beside each other, or on the same space after one has gone round again, move apart until they don't touch.
        """
        piles = {vp: self.marker_places(space_of(vp), len(seats)) for vp, seats in self.piles().items()}
        edges = {
            vp: DRAWN * self.marker_radius(len(places)) + scaled(BETWEEN_PILES) / 2 for vp, places in piles.items()
        }
        order = sorted(piles, key=lambda vp: (self.box(space_of(vp)).top(), piles[vp][0].x(), vp))
        neighbours = [
            (one, other)
            for one, other in pairwise(order)
            if self.box(space_of(one)).top() == self.box(space_of(other)).top()
        ]

        def left(vp: int) -> float:
            return min(at.x() for at in piles[vp]) - edges[vp]

        def right(vp: int) -> float:
            return max(at.x() for at in piles[vp]) + edges[vp]

        def move(vp: int, aside: float) -> None:
            piles[vp] = [at + QPointF(aside, 0) for at in piles[vp]]

        for _ in range(len(piles) ** 2):
            for one, other in neighbours:
                overlap = max(0.0, right(one) - left(other))
                move(one, -overlap / 2)
                move(other, overlap / 2)
            for vp in piles:
                move(vp, max(0.0, -left(vp)) - max(0.0, right(vp) - self.width()))
        return piles

    def _paint_points(self, painter: QPainter, vp: int) -> None:
        """Write the points of markers that go round again, over the number of their space."""
        ink, space, text = self.context.icons.theme.interface, space_of(vp), str(vp)
        painter.setFont(self._number_font())
        beside = painter.fontMetrics().horizontalAdvance(text) + 4 - self.number_box(space).width()
        place = self.number_box(space).adjusted(-beside / 2, 0, beside / 2, 0)
        place.moveLeft(max(0.0, min(place.left(), self.width() - place.width())))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ink.text))
        painter.drawRoundedRect(place, 2, 2)
        painter.setPen(QColor(ink.window))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_digit(self, painter: QPainter, at: QPointF, radius: float, seat: int, number: int) -> None:
        """Write a marker's place in its pile on it."""
        theme = self.context.icons.theme
        font = QFont(self.font())
        font.setPixelSize(max(LEAST_DIGIT, round(DIGIT * radius)))
        font.setBold(True)
        painter.setFont(font)
        ink = theme.interface
        painter.setPen(QColor(readable_on(theme.seat(self.context.colours[seat]).colour, ink.text, ink.window)))
        box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))

    def tip_at(self, place: QPointF) -> str:  # noqa: ARG002
        """Say where the markers are, and what the seals pay; nothing before a position is shown."""
        return "" if self.view is None else self.explanation()

    def explanation(self) -> str:
        """Return all piles, the highest number of points first, and what the seals pay."""
        assert self.view
        piles, seals = self.piles(), self.view.scenario.box.seals
        lines = []
        for vp in sorted(piles, reverse=True):
            names = enumerated(self.context.words.seats[seat] for seat in piles[vp])
            lines.append(
                tr(
                    "{points}: {players} (lowest first)" if len(piles[vp]) > 1 else "{points}: {players}",
                    points=points(vp),
                    players=names,
                )
            )
        lines.append(tr("Each gold seal pays {money} the first time you reach it.", money=pounds(seals.money)))
        return "\n".join(lines)


def paint_marker(painter: QPainter, theme: Theme, seat: int | None, at: QPointF, radius: float) -> None:
    """Paint the marker of a player's colour around a point; that of the neutral colour is round."""
    look = theme.seat(seat)
    path = QTransform().translate(at.x(), at.y()).scale(radius, radius).map(symbol_path(look.symbol))
    painter.setPen(QPen(QColor(theme.interface.window), 2.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.setPen(QPen(QColor(theme.interface.text), 1.2))
    painter.setBrush(QColor(look.colour))
    painter.drawPath(path)


def _columns_and_lines(markers: int) -> tuple[int, int]:
    """Side by side, and above each other in a pile of so many markers."""
    return min(markers, 2), (markers + 1) // 2


def space_of(vp: int) -> int:
    """Return the space of so many points: after 60 the track begins again.

    >>> space_of(5), space_of(60), space_of(61)
    (5, 60, 1)
    """
    return vp if vp <= 0 else (vp - 1) % SPACES + 1
