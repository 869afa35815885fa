"""Sums of money that fly from the board, or from who pays them, to the cards of the players who get them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEasingCurve, QObject, QPoint, QPointF, QRect, Qt, QVariantAnimation, Signal
from PySide6.QtWidgets import QWidget

from indonesia_qt.ui.board.map_scene import MapScene
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.table.beats.beat import Income
from indonesia_qt.ui.widgets.plain_text import Label

BEGIN, END = 0.45, 0.8
"""The parts of a beat after which the first coin leaves the board, and all have come to rest on their cards."""
FLIGHT = 0.7
"""The part of that time that one coin is on its way."""
MARGIN, OVER, APART = 6, 1, 2
"""Pixels at 100 % between a coin at rest and the right edge of its card, those by which it covers the upper one, and
those between coins that leave one card."""
SINKS = 14
"""How late a coin from a card sinks to its own: a power of the way it has gone, so that it passes above others."""


class Coins(QObject):
    """Shows coins over a window; they let every click through.

    `card_of` gives the card of a seat, `colour_of` the colour of its coin.

    - `played`: it is known where other coins come to rest
    """

    played = Signal()

    def __init__(
        self, scene: MapScene, card_of: Callable[[int], QWidget], colour_of: Callable[[int], str], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._scene, self._card_of, self._colour_of = scene, card_of, colour_of
        self.coins: list[Label] = []
        self._ways: list[tuple[str | QPointF, QPointF]] = []
        """The area or the place from which each coin leaves, and where it comes to rest."""
        self.clock = QVariantAnimation(self)
        self.clock.setStartValue(0.0)
        self.clock.setEndValue(1.0)
        self.clock.valueChanged.connect(self._move)

    def play(self, incomes: Sequence[Income], beat_ms: int, *, flying: bool) -> None:
        """Let a coin for each income fly to its card during a beat, the last one last; or lay them there at once."""
        self.clear()
        views = self._scene.views()
        if not views:
            return
        view = views[0]
        over, left = view.window(), Counter[int]()
        for income in incomes:
            card = self._card_of(income.seat)
            if not card.isVisible() or card.window() is not over:
                continue
            coin = self._coin(income, over)
            rests = self._rest(coin, card)
            leaves: str | QPointF = income.area
            if income.source is not None and (source := self._card_of(income.source)).window() is over:
                # Those that leave one card do so above each other, where each can be read.
                higher = left[income.source] * (coin.height() + scaled(APART))
                leaves = self._rest(coin, source) - QPointF(0, higher)
                left[income.source] += 1
            self._ways.append((leaves, rests))
            self.coins.append(coin)
        if not flying:
            self._move(1.0)
        elif self.coins:
            self.clock.setDuration(beat_ms)
            self.clock.start()
        self.played.emit()

    def clear(self) -> None:
        """Take all coins away."""
        self.clock.stop()
        self._ways.clear()
        while self.coins:
            coin = self.coins.pop()
            coin.hide()
            coin.deleteLater()

    @property
    def places(self) -> list[QRect]:
        """Where the coins come to rest, in pixels of the screen."""
        ways = zip(self.coins, self._ways, strict=True)
        return [QRect(coin.window().mapToGlobal(rests.toPoint()), coin.size()) for coin, (_, rests) in ways]

    def _rest(self, coin: Label, card: QWidget) -> QPointF:
        """Where a coin rests on the upper edge of a card, at its right end unless it is wider, in the window."""
        box = QRect(card.mapTo(coin.window(), QPoint()), card.size())
        left = max(box.left(), box.right() - coin.width() - scaled(MARGIN))
        return QPointF(left, box.top() + scaled(OVER) - coin.height())

    def _coin(self, income: Income, over: QWidget) -> Label:
        coin = Label(income.text, over, role="coin")
        coin.setStyleSheet(f"border-color: {self._colour_of(income.seat)}")
        coin.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        coin.adjustSize()
        return coin

    def _move(self, share: float) -> None:
        """Put each coin where it is after a share of the beat; one that hasn't left yet isn't seen.

        One that leaves from an area does so where the view shows that now, or from the middle of the board.
        """
        view = self._scene.views()[0]
        now = (share - BEGIN) / (END - BEGIN)
        gap = (1 - FLIGHT) / max(1, len(self.coins) - 1)
        for n, (coin, (begin, rests)) in enumerate(zip(self.coins, self._ways, strict=True)):
            gone = QEasingCurve(QEasingCurve.Type.InOutCubic).valueForProgress(min(1.0, (now - n * gap) / FLIGHT))
            if now >= n * gap:
                if isinstance(begin, str):
                    at = view.mapFromScene(self._scene.point_of(begin)) if begin else view.viewport().rect().center()
                    leaves, sunk = QPointF(view.viewport().mapTo(view.window(), at) - coin.rect().center()), gone
                else:
                    leaves, sunk = begin, gone**SINKS
                way = rests - leaves
                coin.move((leaves + QPointF(way.x() * gone, way.y() * sunk)).toPoint())
            coin.setVisible(now >= n * gap)
            coin.raise_()
