"""The parts of a panel that are only shown where there is room for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QMargins, QObject, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QScrollArea, QSizePolicy, QStackedWidget, QTabWidget, QWidget

from indonesia_qt.i18n.text import counted
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.table.panels.choice_list import ChoiceList
from indonesia_qt.ui.widgets.layouts import column_of
from indonesia_qt.ui.widgets.plain_text import Label

LEAST_HEIGHT = 560
"""Pixels at 100 % of a panel that shows such parts; lower ones keep their room for what is asked."""
SPACING = 8
"""Pixels at 100 % between the parts."""
CHANGES = QEvent.Type.Resize, QEvent.Type.LayoutRequest


class SpareParts(QWidget):
    """Lies below the `body` of a panel and shows each of its parts that the body leaves room for, from the first on.

    The parts lie at the lower end, so that they stay where they are while the body changes.
    """

    def __init__(self, panel: QWidget, scroll: QScrollArea, body: QLayout, buttons: QLayout) -> None:
        super().__init__()
        self._panel, self._scroll, self._body, self._buttons = panel, scroll, body, buttons
        self._fitted = QSize()
        """The size of the panel to which the parts are fitted."""
        self._leaves_bar = False
        """Whether the body has had a scroll bar in that size."""
        self._groups: list[tuple[list[QWidget], Label]] = []
        """The parts, and what says how many more there are; of a group each is shown only with those before it."""
        self._shown: list[QWidget] = []
        self._to_make: list[tuple[str, Callable[[], Sequence[QWidget]]]] = []
        self._column = column_of(contentsMargins=margins(12, 0, 12, 6), spacing=scaled(SPACING))
        self.setLayout(self._column)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        content = scroll.widget()
        assert content
        for watched in (panel, content):
            watched.installEventFilter(self)
        self.hide()

    def add(self, title: str, make: Callable[[], QWidget]) -> None:
        """Add a part below a heading; what is added first is shown first.

        `make` makes the part, once there is room for any: most panels on small screens never have it.
        """
        self.add_lines(title, lambda: (make(),))

    def add_lines(self, title: str, make: Callable[[], Sequence[QWidget]]) -> None:
        """Add parts of which as many are shown below a heading as there is room for; without any, nothing is added."""
        self._to_make.append((title, make))

    def _make_all(self) -> None:
        for title, make in self._to_make:
            group = list(make())
            for n, part in enumerate(group[:1]):
                group[n] = QWidget()
                heading = Label(title, wordWrap=True, role="strong")
                group[n].setLayout(column_of(heading, part, contentsMargins=QMargins(), spacing=scaled(SPACING) // 2))
            rest = Label(wordWrap=True, role="quiet")
            for part in (*group, rest):
                part.hide()
                self._column.addWidget(part)
            self._groups.append((group, rest))
        self._to_make.clear()

    def minimumSizeHint(self) -> QSize:
        """Return no size: the parts make way for anything else."""
        return QSize(0, 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show what there is room for now."""
        if event.type() in CHANGES:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        # Where the body has once had a scroll bar, it is fitted to the width beside one: it may be high only there, and
        # bar and parts would come and go for ever.
        bar = self._scroll.verticalScrollBar()
        is_as_before, self._fitted = self._fitted == self._panel.size(), self._panel.size()
        self._leaves_bar = bar.isVisible() or (is_as_before and self._leaves_bar)
        width = self._panel.width() - (bar.sizeHint().width() if self._leaves_bar else 0)
        edges, spare = self._column.contentsMargins(), 0
        if self._panel.height() >= scaled(LEAST_HEIGHT):
            taken = whole_height(self._body, width) + self._buttons.heightForWidth(width) + edges.bottom()
            spare = self._panel.height() - taken
        if spare > 0:
            self._make_all()
        inner, gap = width - edges.left() - edges.right(), self._column.spacing()
        spare += gap  # which the first part doesn't need
        shown: list[QWidget] = []
        for group, rest in self._groups:
            heights = [part.heightForWidth(inner) + gap for part in group]
            number = len(group)
            while number and sum(heights[:number]) + self._rest_height(rest, len(group) - number, inner) > spare:
                number -= 1
            left = len(group) - number if number else 0
            spare -= sum(heights[:number]) + self._rest_height(rest, left, inner)
            if left:
                rest.setText(_more(left))
            shown += [*group[:number], *([rest] if left else ())]
        if shown != self._shown:
            self._shown = shown
            for group, rest in self._groups:
                for part in (*group, rest):
                    part.setVisible(part in shown)
            self.setVisible(bool(shown))
            self.updateGeometry()  # the panel may be in the middle of giving its parts places for those before

    def _rest_height(self, rest: Label, left: int, width: int) -> int:
        """Return the height that the line takes which says how many more parts there are, if any.

        The line isn't changed for that: it would ask for another layout each time, and so for ever.
        """
        if not left:
            return 0
        room = QRect(0, 0, width, 10_000)
        high = rest.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, _more(left)).height()
        return high + self._column.spacing()


def _more(number: int) -> str:
    return counted(
        number,
        "\N{HORIZONTAL ELLIPSIS} and {n} more in the log",
        "\N{HORIZONTAL ELLIPSIS} and {n} more in the log",
    )


def whole_height(body: QLayout, width: int) -> int:
    """Return the height of a column in which no list has to scroll, not even on the open page of tabs."""
    edges = body.contentsMargins()
    inner = width - edges.left() - edges.right()
    items = [item for n in range(body.count()) if (item := body.itemAt(n)) is not None and not item.isEmpty()]
    heights = [_height(item, inner) for item in items]
    return sum(heights) + body.spacing() * len(heights) + edges.top() + edges.bottom()


def _height(item: QLayoutItem, width: int) -> int:
    part = item.widget()
    if isinstance(part, QStackedWidget) and isinstance(part.currentWidget(), QTabWidget):
        part = part.currentWidget()
    if isinstance(part, ChoiceList):
        return part.maximumHeight()
    if isinstance(part, QTabWidget) and (page := part.currentWidget()) is not None and (rows := page.layout()):
        return part.tabBar().sizeHint().height() + whole_height(rows, width)
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
