"""Says over the board whose turn it is when one person follows another at the same screen."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QShowEvent

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.settings.appearance import is_still
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import MAP_FAMILY, faded, mixed, readable_on
from indonesia_qt.ui.table.beats.beat_presenter import BeatPresenter
from indonesia_qt.ui.table.decision_presenter import DecisionPresenter
from indonesia_qt.ui.widgets.full_page import Layer
from indonesia_qt.ui.widgets.overlay import EvasiveCard

STAY_MS = 1000
"""How long the banner is shown."""
OPENING, FADING = 0.12, 0.25
"""The parts of its time in which it opens, and in which it fades."""
HIGH, MOST = 40, 0.11
"""Pixels at 100 % of the banner's height, and the part of the board's height that it takes at most."""
LETTERS, SYMBOL, GAP, EDGE = 0.58, 0.66, 0.26, 0.06
"""Parts of its height: letters, the player's symbol, the space beside it, and the line at its lower edge."""
SOLID = 0.94
"""The banner's opacity."""


class TurnBanner(Layer):
    """A band at the top of the board in the colour of a person's seat; clicks and keys go to what is below.

    It is shown when another person is asked than the last one, before the beats that lead there. A decision that is
    covered has a page that says so itself. Cards lie over the band, whose words are where none is.
    """

    def __init__(self, decision: DecisionPresenter, beats: BeatPresenter) -> None:
        super().__init__()
        self.decision, self.beats = decision, beats
        self.seat: int | None = decision.bridge.asked_person
        """The person who was asked last."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._course = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=STAY_MS)
        self._course.valueChanged.connect(self._move)
        self._course.finished.connect(self._leave)

    def follow(self) -> None:
        """Show whose turn it is if it has come to another person, and then what the last one did."""
        decision, beats = self.decision, self.beats
        bridge, history = decision.bridge, decision.history
        person, asked = bridge.asked_person, bridge.question
        if person != self.seat or history.looks_back:
            self.hide()
        waits = beats.is_behind or history.looks_back or bridge.only_shown
        if not (person is None or asked is None or waits or decision.automatic.answers(asked)):
            before, self.seat = self.seat, person
            if before not in (None, person) and not decision.privacy.covers(asked):
                words = decision.context.words
                self.setAccessibleName(tr("{player} is next", player=words.seats[person]))
                self._course.stop()
                self.show()
                self._course.start()
        if self.isHidden():
            beats.begin()

    def _leave(self) -> None:
        self.hide()
        self.beats.begin()

    def showEvent(self, event: QShowEvent) -> None:
        """Lie over everything but cards."""
        super().showEvent(event)
        for card in self._cards():
            card.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the band, its symbol and the sentence in the middle of it, or of its widest part without a card."""
        if self.seat is None:
            return
        context = self.decision.context
        theme, colour = context.icons.theme, context.colours[self.seat]
        ground = theme.seat(colour).colour
        ink = readable_on(ground, theme.pieces.ink, theme.pieces.card)
        share = float(self._course.currentValue()) if self._moves else (OPENING + 1 - FADING) / 2
        band = self._band()
        opened = QSize(round(band.width() * min(1.0, share / OPENING)), band.height())
        painter = QPainter(self)
        painter.setClipRect(QRect(band.center() - QRect(QPoint(), opened).center(), opened))
        painter.setOpacity(min(1.0, (1 - share) / FADING))
        painter.fillRect(band, faded(ground, SOLID))
        edge = mixed(ground, ink, 0.5)
        line = max(1, round(EDGE * band.height()))
        painter.fillRect(QRect(band.left(), band.bottom() + 1 - line, band.width(), line), edge)
        free, left = [], band.left()
        for card in sorted((one.geometry() for one in self._cards() if one.y() <= band.bottom()), key=QRect.left):
            free.append(QRect(left, band.top(), card.left() - left, band.height()))
            left = max(left, card.right() + 1)
        free.append(QRect(left, band.top(), band.right() + 1 - left, band.height()))
        self._paint_words(painter, max(free, key=QRect.width), ink)

    def _paint_words(self, painter: QPainter, band: QRect, ink: str) -> None:
        assert self.seat is not None
        context = self.decision.context
        letters, symbol, gap = (round(part * band.height()) for part in (LETTERS, SYMBOL, GAP))
        font = QFont(MAP_FAMILY)
        font.setPixelSize(letters)
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        room = band.width() - symbol - 3 * gap
        text = painter.fontMetrics().elidedText(self.accessibleName(), Qt.TextElideMode.ElideRight, room)
        wide = symbol + gap + painter.fontMetrics().horizontalAdvance(text)
        left, middle = band.center().x() - wide // 2, band.center().y()
        disc = QRect(left, middle - symbol // 2, symbol, symbol)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(context.icons.theme.interface.raised)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawEllipse(disc)
        inset = max(1, gap // 3)
        context.icons.seat(context.colours[self.seat]).paint(painter, disc.adjusted(inset, inset, -inset, -inset))
        painter.setPen(ink)
        painter.drawText(band.adjusted(left - band.left() + symbol + gap, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, text)

    def _cards(self) -> list[EvasiveCard]:
        around = self.parentWidget()
        found = around.findChildren(EvasiveCard, options=Qt.FindChildOption.FindDirectChildrenOnly) if around else []
        return [card for card in found if card.isVisible()]

    def _band(self) -> QRect:
        return QRect(0, 0, self.width(), min(scaled(HIGH), round(MOST * self.height())))

    def _move(self) -> None:
        if self._moves:
            self.update(self._band())

    @property
    def _moves(self) -> bool:
        """Whether the banner opens and fades, or stands still."""
        return not is_still(self.decision.context.preferences)
