"""Rules on one sheet of paper: its layout in two columns, and the dialog that shows, prints and saves it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QMarginsF, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPixmap, QTextDocument
from PySide6.QtWidgets import QDialogButtonBox, QScrollArea, QWidget

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.help.printed_dialog import PrintedDialog
from indonesia_qt.ui.settings.commands import Commands, in_words
from indonesia_qt.ui.style.scaling import margins, scaled, within_screen
from indonesia_qt.ui.style.theme import LIGHT, MAP_FAMILY, TEXT_FAMILY
from indonesia_qt.ui.widgets.layouts import column_of
from indonesia_qt.ui.widgets.plain_text import Label
from indonesia_qt.ui.widgets.rich_text import Rich, rich

FINE = 10.0
"""Units of the layout for a point: fine enough to place letters exactly."""
LARGEST, SMALLEST, STEP = 12.0, 6.0, 0.25
"""Sizes of letters that are tried, in points."""
EDGE = 34.0
"""Points around the sheet."""
KEYS = ("rules", "palette", "answers", "hint", "undo", "redo", "fit", "board_table", "charts", "shortcuts")
"""The commands whose keys are listed."""
NOTHING = Rich()
"""Between parts of the sheet."""


class ReferenceSheet(QTextDocument):
    """Rules on one page, in letters as large as fit; `content` gives them for a size in units of the layout.

    It can show `pictures` by their addresses.
    """

    def __init__(self, content: Callable[[float], Rich], pictures: Mapping[str, QPixmap] | None = None) -> None:
        super().__init__()
        for address, picture in (pictures or {}).items():
            self.addResource(QTextDocument.ResourceType.ImageResource, QUrl(address), picture)
        self.setDocumentMargin(0)
        self._room = QPageSize(QPageSize.PageSizeId.A4).size(QPageSize.Unit.Point) - QSizeF(2 * EDGE, 2 * EDGE)
        self.points = LARGEST
        while True:
            self.setHtml(content(self.points * FINE))
            self.setTextWidth(self._room.width() * FINE)
            if self.fits or self.points <= SMALLEST:
                break
            self.points -= STEP

    @property
    def fits(self) -> bool:
        """Whether the sheet fits on one page."""
        return self.size().height() <= self._room.height() * FINE

    def print_on(self, device: QPagedPaintDevice) -> None:
        """Print the sheet on one page."""
        device.setPageLayout(
            QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, QMarginsF())
        )
        painter = QPainter(device)
        self.paint(painter, device.width())
        painter.end()

    def paint(self, painter: QPainter, width: float) -> None:
        """Paint the sheet on paper that is `width` units of the painter wide."""
        paper = QPageSize(QPageSize.PageSizeId.A4).size(QPageSize.Unit.Point)
        scale = width / paper.width()
        painter.save()
        painter.scale(scale, scale)
        painter.translate(EDGE, EDGE)
        painter.scale(1 / FINE, 1 / FINE)
        self.drawContents(painter, QRectF(0, 0, self._room.width() * FINE, self._room.height() * FINE))
        painter.restore()


def two_columns(title: str, left: Iterable[Rich], right: Iterable[Rich], size: float) -> Rich:
    """Return the content of a sheet."""
    return rich(
        '<style>{style}</style><p class="title">{title}</p><table width="100%" cellspacing="0">'
        '<tr><td class="column" width="50%">{left}</td><td width="50%">{right}</td></tr></table>',
        style=_style(size),
        title=title,
        left=NOTHING.join(left),
        right=NOTHING.join(right),
    )


def _style(size: float) -> Rich:
    ink = LIGHT.interface
    return Rich(
        f'* {{ font-family: "{TEXT_FAMILY}"; font-size: {size:.0f}px; color: {ink.text}; }}'
        f".heading {{ font-size: {1.2 * size:.0f}px; font-weight: 600; color: {ink.heading}; }}"
        f'.title {{ font-size: {2.6 * size:.0f}px; color: {ink.heading}; font-family: "{MAP_FAMILY}"; }}'
        f"p {{ margin: 0 0 {0.45 * size:.0f}px 0; }} p.heading {{ margin-top: {0.9 * size:.0f}px; }}"
        f"td {{ padding-right: {0.8 * size:.0f}px; }} td.column {{ padding-right: {1.6 * size:.0f}px; }}"
    )


def section(heading: str, content: Rich) -> Rich:
    """Return content under a heading."""
    return rich('<p class="heading">{heading}</p>{content}', heading=heading, content=content)


def bullets(lines: Iterable[str]) -> Rich:
    """Return a list."""
    return NOTHING.join(rich("<p>\N{BULLET} {line}</p>", line=line) for line in lines)


def table(rows: Iterable[Sequence[str]], size: float) -> Rich:
    """Return a table."""
    cells = (NOTHING.join(rich("<td>{cell}</td>", cell=cell) for cell in row) for row in rows)
    lines = NOTHING.join(rich("<tr>{cells}</tr>", cells=row) for row in cells)
    return rich('<table cellspacing="0" cellpadding="{edge}">{lines}</table>', edge=round(0.12 * size), lines=lines)


def keys_of(commands: Commands) -> list[tuple[str, str]]:
    """Return what is done by key, with the keys in use."""
    known = [id for id in KEYS if id in commands.actions and commands.keys(id)]
    return [(commands.name(id), in_words(commands.keys(id)[:1])) for id in known]


WIDTH, HEIGHT = 620, 680
"""Pixels at 100 %: of the sheet, and of the window's height."""
FRAME = 3
"""Pixels at 100 % around the sheet, in which its frame is seen when it has the keyboard."""
TALL = 297 / 210
"""The height of A4 as a part of its width."""


class ReferenceDialog(PrintedDialog):
    """Shows the sheet of the game with this title in a window beside it, where it can be printed and saved."""

    def __init__(self, game: str, sheet: ReferenceSheet, parent: QWidget) -> None:
        super().__init__(tr("Quick reference"), game, parent)
        self.sheet = sheet
        picture = Label()
        picture.setPixmap(self._picture())
        picture.setAccessibleName(self.sheet.toPlainText())
        scroll = QScrollArea()
        scroll.setAccessibleName(self.windowTitle())
        scroll.setWidget(picture)
        scroll.setViewportMargins(margins(FRAME, FRAME, FRAME, FRAME))
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setMinimumWidth(
            picture.sizeHint().width() + 2 * scaled(FRAME) + scroll.verticalScrollBar().sizeHint().width()
        )
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        act = QDialogButtonBox.ButtonRole.ActionRole
        buttons.addButton(tr("&Print\N{HORIZONTAL ELLIPSIS}"), act).clicked.connect(self.ask_printer)
        save = buttons.addButton(tr("&Save as PDF\N{HORIZONTAL ELLIPSIS}"), act)
        save.clicked.connect(lambda: self.ask_file(self.windowTitle()))
        buttons.rejected.connect(self.reject)
        self.setLayout(column_of(scroll, self.note, buttons))
        self.resize(within_screen(self, WIDTH, HEIGHT))

    def print_on(self, device: QPagedPaintDevice) -> None:
        """Print the sheet on a device."""
        self.sheet.print_on(device)

    def _picture(self) -> QPixmap:
        ratio, wide = self.devicePixelRatioF(), scaled(WIDTH)
        picture = QPixmap(round(wide * ratio), round(wide * TALL * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.white)
        painter = QPainter(picture)
        self.sheet.paint(painter, wide)
        painter.end()
        return picture
