"""The turning points of a game, each a link to its moment."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMargins, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.table.review.review_texts import LinkText
from indonesia_qt.ui.table.seat_icons import icon_label
from indonesia_qt.ui.widgets.layouts import column_of
from indonesia_qt.ui.widgets.plain_text import Label
from indonesia_qt.ui.widgets.rich_text import rich

LINKS_BY_KEYS = Qt.TextInteractionFlag.LinksAccessibleByKeyboard
PLAIN = "text-decoration: none"


class TurnList(QWidget):
    """Lists turning points below a heading; it takes no room while there are none.

    - `clicked`: the moment of one is asked for, in decisions made by then
    """

    clicked = Signal(int)

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self._points = QWidget()
        heading = Label(tr("Turning points"), role="heading")
        self._column = column_of(heading, self._points, contentsMargins=QMargins(), spacing=scaled(10))
        self.setLayout(self._column)
        self.hide()

    def show_turns(self, turns: Sequence[LinkText]) -> None:
        """List these turning points instead of those before."""
        points = QWidget()
        grid = QGridLayout(points)
        grid.setContentsMargins(QMargins())
        grid.setHorizontalSpacing(scaled(6))
        grid.setVerticalSpacing(scaled(4))
        grid.setColumnStretch(1, 1)
        for row, turn in enumerate(turns):
            symbol = icon_label(self.context.icons.seat(self.context.colours[turn.seat]), 16)
            grid.addWidget(symbol, row, 0, Qt.AlignmentFlag.AlignTop)
            template = '<a href="{at}" style="{plain}">{text}</a>'
            link = Label(rich(template, at=turn.at, plain=PLAIN, text=turn.text), wordWrap=True)
            link.setToolTip(tr("Show this moment on the board"))
            link.setAccessibleName(turn.text)
            link.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse | LINKS_BY_KEYS)
            link.linkActivated.connect(lambda made: self.clicked.emit(int(made)))
            grid.addWidget(link, row, 1)
        self._column.replaceWidget(self._points, points)
        self._points.deleteLater()
        self._points = points
        self.setVisible(bool(turns))
