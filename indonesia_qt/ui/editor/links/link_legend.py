"""A plate in the corner of the map that says what the lines of the links mean."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from indonesia_qt.board.adjacency.link_index import Passage
from indonesia_qt.i18n.text import figure, tr
from indonesia_qt.ui.board.background.painter_paths import pen
from indonesia_qt.ui.board.map_legend import MARGIN
from indonesia_qt.ui.board.pieces.patterns import pattern
from indonesia_qt.ui.editor.links.link_layer import TIE_KINDS, LinkLayer
from indonesia_qt.ui.editor.links.link_lines import SAMPLE_HEIGHT, SAMPLE_WIDTH, SHARP, sample
from indonesia_qt.ui.editor.links.neighbourhood import passage_look
from indonesia_qt.ui.editor.links.texts import KINDS, PASSAGES
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.style.theme import Theme, faded
from indonesia_qt.ui.widgets.plain_text import Label


class LinkLegend(QFrame):
    """Lies at the lower left of the map while links are drawn, and lets every click through.

    It tells which kinds of links there are, and how many; while the neighbours of one area are shown, how they are
    marked.
    """

    def __init__(self, layer: LinkLayer, parent: QWidget) -> None:
        super().__init__(parent)
        self._layer = layer
        theme = layer.scene.theme
        self.setProperty("role", "card")
        self.setAccessibleName(tr("Kinds of links"))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(margins(8, 5, 10, 5))
        self._layout.setSpacing(scaled(18))
        self._kinds = {kind: _LegendRow(sample(kind, theme)) for kind in TIE_KINDS}
        self._passages = {passage: _LegendRow(swatch(passage, theme)) for passage in PASSAGES}
        for rows in (self._kinds, self._passages):
            column = QVBoxLayout()
            column.setSpacing(scaled(2))
            for row in rows.values():
                column.addWidget(row)
            column.addStretch()
            self._layout.addLayout(column)
        parent.installEventFilter(self)
        layer.drawn.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Say what is drawn now."""
        kinds = self._layer.counts
        for kind, row in self._kinds.items():
            row.tell(tr(KINDS[kind]), kinds[kind])
        passages = Counter(tie.passage for tie in self._layer.shown if tie.linked and self._layer.hub)
        for passage, row in self._passages.items():
            row.tell(tr(PASSAGES[passage]), passages[passage])
        self.setVisible(self._layer.is_seen and bool(kinds))
        self._settle()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the corner of the map."""
        if watched is self.parent() and event.type() == QEvent.Type.Resize:
            self._settle()
        return False

    def _settle(self) -> None:
        self._layout.activate()
        self.adjustSize()
        parent = self.parentWidget()
        assert parent
        self.move(scaled(MARGIN), parent.height() - self.height() - scaled(MARGIN))


class _LegendRow(QWidget):
    """A sample, what it means, and how many there are; none are not told of."""

    def __init__(self, picture: QPixmap) -> None:
        super().__init__()
        shown, self._text = Label(), Label()
        shown.setPixmap(picture)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(scaled(7))
        layout.addWidget(shown)
        layout.addWidget(self._text, 1)

    def tell(self, name: str, count: int) -> None:
        """Show the number of what is called so."""
        self._text.setText(tr("{name}: {count}", name=name, count=figure(count)))
        self.setVisible(count > 0)


def swatch(passage: Passage, theme: Theme) -> QPixmap:
    """A piece of an area that is marked as a neighbour across this."""
    look = passage_look(passage, theme)
    width, height = scaled(SAMPLE_WIDTH), scaled(SAMPLE_HEIGHT)
    picture = QPixmap(width * SHARP, height * SHARP)
    picture.setDevicePixelRatio(SHARP)
    picture.fill(faded(look.colour, 0.2))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    room = QRectF(0, 0, width, height)
    painter.strokePath(pattern(look.pattern, room, height / 2.4), pen(faded(look.colour, 0.8), 1.2))
    painter.setPen(pen(QColor(look.colour), 1.2))
    painter.drawRect(room.adjusted(0.6, 0.6, -0.6, -0.6))
    painter.end()
    return picture
