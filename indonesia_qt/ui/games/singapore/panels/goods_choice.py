"""The choice of goods where a building takes or gives any goods, or goods of one kind."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from PySide6.QtCore import QMargins, Qt, Signal
from PySide6.QtGui import QMoveEvent
from PySide6.QtWidgets import QScrollArea, QToolButton, QWidget

from indonesia_qt.games.singapore.rules.constants import GOOD_NAME, GOODS, NOTHING, Goods
from indonesia_qt.i18n.text import labelled, tr
from indonesia_qt.ui.games.singapore.board.icons import Icons
from indonesia_qt.ui.games.singapore.texts.names import amount_of
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.support.later import later
from indonesia_qt.ui.widgets.flow_layout import FlowLayout
from indonesia_qt.ui.widgets.layouts import column_of
from indonesia_qt.ui.widgets.plain_text import Label, tip


class GoodsChoice(QWidget):
    """Shows goods with a button for each, which adds one of it in the place of the good that was added longest ago.

    So what is shown can always be chosen, and a few presses lead to any mix.

    - `changed`: the goods are others
    """

    changed = Signal()

    def __init__(self, icons: Icons, title: str) -> None:
        super().__init__()
        self.title = title
        self.options: tuple[Goods, ...] = (NOTHING,)
        """All that can be chosen."""
        self.goods = NOTHING
        """What is chosen."""
        self._units: list[int] = []
        """Each of them by the place of the good, the one that was added longest ago first."""
        self.buttons = [self._button(icons, good) for good in range(len(GOODS))]
        row = FlowLayout(spacing=scaled(4))
        for button in self.buttons:
            row.addWidget(button)
        self.setLayout(column_of(Label(title, role="quiet"), row, contentsMargins=QMargins(), spacing=scaled(2)))

    def _button(self, icons: Icons, good: int) -> QToolButton:
        button = QToolButton()
        button.setIcon(icons.sign(GOODS[good]))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setProperty("role", "chip")
        button.setCheckable(True)
        button.clicked.connect(partial(self.add, good))
        return button

    def offer(self, options: Collection[Goods], first: Goods) -> None:
        """Offer these goods, and choose the first ones; where there is nothing to choose it hides."""
        self.options = tuple(options)
        self._set(first)
        self.setVisible(len(self.options) > 1)
        self._show()

    def add(self, good: int) -> None:
        """Choose one more of a good; of several ways to do that the one that takes away least, and what is oldest."""
        more = [mix for mix in self.options if mix[good] > self.goods[good]]
        if more:
            self._set(min(more, key=self._cost))
            self.changed.emit()
        self._show()

    def _cost(self, mix: Goods) -> tuple[int, list[int]]:
        """How many units make way for a mix, and how late they were added."""
        gone = self._gone(mix)
        return len(gone), gone

    def _gone(self, mix: Goods) -> list[int]:
        """The places of the units that make way for a mix."""
        left = [max(0, had - has) for had, has in zip(self.goods, mix, strict=True)]
        gone = []
        for place, good in enumerate(self._units):
            if left[good]:
                left[good] -= 1
                gone.append(place)
        return gone

    def _set(self, mix: Goods) -> None:
        gone = self._gone(mix)
        kept = [good for place, good in enumerate(self._units) if place not in gone]
        added = [good for good, number in enumerate(mix) for _ in range(number - kept.count(good))]
        self._units, self.goods = kept + added, mix

    def choose(self, goods: Goods) -> None:
        """Choose goods, if they are offered."""
        if goods in self.options:
            self._set(goods)
            self._show()
            self.changed.emit()

    def moveEvent(self, event: QMoveEvent) -> None:
        """Scroll the panel, where it has no room for all, so that the goods are seen."""
        super().moveEvent(event)
        if self.isVisible():
            around = self.parentWidget()
            while around is not None and not isinstance(around, QScrollArea):
                around = around.parentWidget()
            if around is not None:
                later(self, lambda: around.ensureWidgetVisible(self))  # when all lies where it belongs

    def _show(self) -> None:
        for good, button in enumerate(self.buttons):
            number = self.goods[good]
            button.setVisible(any(mix[good] for mix in self.options))
            button.setChecked(number > 0)
            button.setText(str(number))
            name = tr(GOOD_NAME[GOODS[good]])
            button.setToolTip(tip(tr("One more {good}", good=name)))
            button.setAccessibleName(labelled(self.title, amount_of(number, GOODS[good])))
