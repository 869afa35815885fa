"""The rules on one sheet of paper, in the language in use, and the dialog that shows, prints and saves it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QMarginsF, QRectF, QSaveFile, QSizeF, Qt
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter, QPixmap, QTextDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QScrollArea, QVBoxLayout, QWidget

from indonesia_qt.games.indonesia.rules.constants import (
    BID_FACTOR,
    CREATION_UNIT_VALUE,
    KIND_NAME,
    LAST_STEP,
    SHIP_FEE,
    TRACKS,
    UNIT_VALUE,
    Track,
)
from indonesia_qt.games.indonesia.rules.events import Phase
from indonesia_qt.games.indonesia.rules.year import PHASES
from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.games.indonesia.texts.names import phase_name, track_name
from indonesia_qt.ui.settings.commands import Commands, in_words
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import LIGHT, MAP_FAMILY, TEXT_FAMILY
from indonesia_qt.ui.widgets.file_choice import ask_where_to_write
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

IN_A_PHASE: dict[Phase, str] = {
    "new_era": phrase(
        "When at most one type of deed is left: everyone builds a city from a city card, then new deeds appear."
    ),
    "turn_order": phrase(
        "Everyone makes one open bid, multiplied by their factor. Bids go into the bank. The highest plays first."
    ),
    "mergers": phrase(
        "Announce a merger of two companies, then everyone can bid for it. The phase ends when all pass in a row."
    ),
    "acquisitions": phrase("Start a company for free if you have a free slot. If you pass, you’re out for the phase."),
    "research": phrase("Advance one of your tracks by one step, or another player’s Hull."),
    "operations": phrase(
        "Each company operates once. Shipping companies add ships; production companies sell, then expand."
    ),
    "city_growth": phrase("A city of size 1 or 2 grows if it received as many of every good on the board as its size."),
}
WORTH_KNOWING: dict[str, tuple[str, ...]] = {
    phrase("Selling"): (
        phrase("Each year, a city buys as many of each good as its size, from all companies together."),
        phrase("Goods travel from their zone to a city on the ships of one company, never over land."),
        phrase("Each ship carries as many goods as its owner’s Hull, for every company that sells."),
        phrase("You must sell as many goods as possible, even at a loss. You choose which ones and where."),
    ),
    phrase("Expanding"): (
        phrase("All sold: the company expands for free by your Expansion level, or as far as there’s room."),
        phrase("Not all sold: you may buy up to that many areas, each for the value of the good."),
        phrase("New areas must be empty and adjacent to the company, but not to another company with the same good."),
    ),
    phrase("Mergers"): (
        phrase("To announce one, you need a Mergers level of at least the number of deeds in the merged company."),
        phrase(
            "To bid, you must own one of the two companies or have a free slot. Bids rise in steps of "
            "the number of units."
        ),
        phrase("The winner pays the whole bid, which is shared among the former owners by units."),
        phrase("From era B, rice and spice can merge into siap faji. Half the areas are removed."),
    ),
    phrase("Cities"): (
        phrase("Build in an empty coastal area of a province on the card. Each province holds only one city."),
        phrase("Size 2 grows before size 1. A city needs a city stone of its new size; the old one is returned."),
        phrase("After growth, all goods leave the cities."),
    ),
    phrase("End of the game"): (
        phrase(
            "The game ends with era C. Earnings in the last year count twice. The most cash and bank together wins."
        ),
    ),
}


class QuickReference(QTextDocument):
    """The sheet, in letters as large as fit on one page."""

    def __init__(self, commands: Commands) -> None:
        super().__init__()
        self.setDocumentMargin(0)
        self._room = QPageSize(QPageSize.PageSizeId.A4).size(QPageSize.Unit.Point) - QSizeF(2 * EDGE, 2 * EDGE)
        self.points = LARGEST
        while True:
            self.setHtml(_sheet(commands, self.points * FINE))
            self.setTextWidth(self._room.width() * FINE)
            if self.fits or self.points <= SMALLEST:
                break
            self.points -= STEP

    @property
    def fits(self) -> bool:
        """Whether the sheet fits on one page."""
        return self.size().height() <= self._room.height() * FINE

    def print_on(self, device: QPagedPaintDevice) -> bool:
        """Print the sheet on one page; return whether that succeeded."""
        device.setPageLayout(
            QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, QMarginsF())
        )
        painter = QPainter()
        if not painter.begin(device):
            return False
        self.paint(painter, device.width())
        return painter.end()

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


def _sheet(commands: Commands, size: float) -> Rich:
    phases = [(f"{n} {phase_name(phase)}", tr(IN_A_PHASE[phase])) for n, (phase, _) in enumerate(PHASES, start=1)]
    year = (rich("<p><b>{name}</b><br>{what}</p>", name=name, what=what) for name, what in phases)
    *sections, end = (_section(tr(title), _list(map(tr, lines))) for title, lines in WORTH_KNOWING.items())
    left = (
        _section(tr("A year"), NOTHING.join(year)),
        _section(tr("Values"), _table(_values(), size)),
        _section(tr("Research"), _table(_steps(), size)),
        end,
    )
    right = (*sections, _section(tr("Keys"), _table(_keys(commands), size)))
    return rich(
        '<style>{style}</style><p class="title">{title}</p><table width="100%" cellspacing="0">'
        '<tr><td class="column" width="50%">{left}</td><td width="50%">{right}</td></tr></table>',
        style=_style(size),
        title=tr("Indonesia: quick reference"),
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


def _section(heading: str, content: Rich) -> Rich:
    return rich('<p class="heading">{heading}</p>{content}', heading=heading, content=content)


def _list(lines: Iterable[str]) -> Rich:
    return NOTHING.join(rich("<p>\N{BULLET} {line}</p>", line=line) for line in lines)


def _table(rows: Iterable[Sequence[str]], size: float) -> Rich:
    cells = (NOTHING.join(rich("<td>{cell}</td>", cell=cell) for cell in row) for row in rows)
    lines = NOTHING.join(rich("<tr>{cells}</tr>", cells=row) for row in cells)
    return rich('<table cellspacing="0" cellpadding="{edge}">{lines}</table>', edge=round(0.12 * size), lines=lines)


def _values() -> list[tuple[str, str]]:
    goods = [(tr(KIND_NAME[kind]), str(UNIT_VALUE[kind])) for kind in KIND_NAME if kind != "shipping"]
    return [
        *goods,
        (tr("rice or spice, when merged into siap faji"), str(CREATION_UNIT_VALUE)),
        (tr("ship, in a merger"), str(UNIT_VALUE["shipping"])),
        (tr("ship fee for each good carried"), str(SHIP_FEE)),
    ]


def _steps() -> list[list[str]]:
    return [[track_name(track), *(_step(track, step) for step in range(LAST_STEP))] for track in TRACKS]


def _step(track: Track, step: int) -> str:
    if track == "bid":
        return f"\N{MULTIPLICATION SIGN}\N{NO-BREAK SPACE}{BID_FACTOR[step]}"
    return "\N{EN DASH}" if track == "mergers" and not step else str(step + 1)


def _keys(commands: Commands) -> list[tuple[str, str]]:
    known = [id for id in KEYS if id in commands.actions and commands.keys(id)]
    return [(commands.name(id), in_words(commands.keys(id)[:1])) for id in known]


WIDTH, HEIGHT = 620, 680
"""Pixels at 100 %: of the sheet, and of the window's height."""
TALL = 297 / 210
"""The height of A4 as a part of its width."""


class ReferenceDialog(QDialog):
    """Shows the sheet in a window beside the game, where it can be printed and saved."""

    def __init__(self, commands: Commands, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Quick reference"))
        self.setModal(False)
        self.sheet = QuickReference(commands)
        picture = Label()
        picture.setPixmap(self._picture())
        picture.setAccessibleName(self.sheet.toPlainText())
        scroll = QScrollArea()
        scroll.setAccessibleName(self.windowTitle())
        scroll.setWidget(picture)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setMinimumWidth(scaled(WIDTH) + scroll.verticalScrollBar().sizeHint().width() + 2)
        self.note = Label(wordWrap=True, role="quiet")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        act = QDialogButtonBox.ButtonRole.ActionRole
        buttons.addButton(tr("&Print\N{HORIZONTAL ELLIPSIS}"), act).clicked.connect(self._ask_printer)
        buttons.addButton(tr("&Save as PDF\N{HORIZONTAL ELLIPSIS}"), act).clicked.connect(self._ask_file)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        for part in (scroll, self.note, buttons):
            layout.addWidget(part)
        self.resize(scroll.minimumWidth(), min(scaled(HEIGHT), parent.height()))

    def keep_pdf(self, file: Path) -> None:
        """Write the sheet into a PDF file, and say below the sheet whether that succeeded."""
        out = QSaveFile(str(file))
        if out.open(QSaveFile.OpenModeFlag.WriteOnly):
            writer = QPdfWriter(out)
            writer.setTitle(self.windowTitle())
            done = self.sheet.print_on(writer) and out.commit()
        else:
            done = False
        saved, reason = tr("Saved as {file}.", file=file), out.errorString()
        self.note.setText(
            saved if done else tr("Couldn’t save {file} ({reason}). Try another folder.", file=file, reason=reason)
        )

    def _picture(self) -> QPixmap:
        ratio, wide = self.devicePixelRatioF(), scaled(WIDTH)
        picture = QPixmap(round(wide * ratio), round(wide * TALL * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.white)
        painter = QPainter(picture)
        self.sheet.paint(painter, wide)
        painter.end()
        return picture

    def _ask_printer(self) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.sheet.print_on(printer))
        dialog.show()

    def _ask_file(self) -> None:
        proposal = Path.home() / f"Indonesia {self.windowTitle()}.pdf"
        ask_where_to_write(self.windowTitle(), proposal, tr("PDF document (*.pdf)"), self.keep_pdf, self)
