"""The choice of goods where a building takes or gives any goods, or goods of one kind."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from PySide6.QtCore import QMargins, Qt, Signal
from PySide6.QtWidgets import QToolButton, QWidget

from indonesia_qt.games.singapore.rules.constants import GOOD_NAME, GOODS, NOTHING, Goods
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.games.singapore.board.icons import Icons
from indonesia_qt.ui.games.singapore.texts.names import amount_of
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.flow_layout import FlowLayout
from indonesia_qt.ui.widgets.layouts import column_of
from indonesia_qt.ui.widgets.plain_text import Label, tip


class GoodsChoice(QWidget):
    """Shows goods with a button for each, which adds one of it in the place of the good that was added longest ago.

    What is shown can always be chosen; so as many presses as there are goods lead to any mix.

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
        self._latest = list(range(len(GOODS)))
        """The goods by their places, the one that was added longest ago first."""
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
        self.goods = first
        self.setVisible(len(self.options) > 1)
        self._show()

    def add(self, good: int) -> None:
        """Choose one more of a good; of several ways to do that the one that changes least and keeps the latest."""
        more = [mix for mix in self.options if mix[good] > self.goods[good]]
        if more:
            self._latest.remove(good)
            self._latest.append(good)
            self.goods = min(more, key=self._distance)
            self.changed.emit()
        self._show()

    def _distance(self, mix: Goods) -> tuple[int, list[int]]:
        changed = sum(abs(a - b) for a, b in zip(mix, self.goods, strict=True))
        return changed, [mix[good] for good in self._latest[:-1]]

    def choose(self, goods: Goods) -> None:
        """Choose goods, if they are offered."""
        if goods in self.options:
            self.goods = goods
            self._show()
            self.changed.emit()

    def _show(self) -> None:
        for good, button in enumerate(self.buttons):
            number = self.goods[good]
            button.setVisible(any(mix[good] for mix in self.options))
            button.setChecked(number > 0)
            button.setText(str(number))
            name = tr(GOOD_NAME[GOODS[good]])
            button.setToolTip(tip(tr("One more {good}", good=name)))
            button.setAccessibleName(f"{self.title} {amount_of(number, GOOD_NAME[GOODS[good]])}")
