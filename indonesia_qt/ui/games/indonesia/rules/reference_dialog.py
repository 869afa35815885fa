"""Shows the quick reference as it will be printed, and prints or saves it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSaveFile, Qt
from PySide6.QtGui import QPainter, QPdfWriter, QPixmap
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QScrollArea, QVBoxLayout, QWidget

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.games.indonesia.rules.quick_reference import QuickReference
from indonesia_qt.ui.settings.commands import Commands
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.file_dialogs import ask_where_to_write
from indonesia_qt.ui.widgets.plain_text import Label

WIDTH, HEIGHT = 620, 680
"""Pixels at 100 %: of the sheet, and of the window's height."""
TALL = 297 / 210
"""The height of A4 as a part of its width."""


class ReferenceDialog(QDialog):
    """Stands beside the game."""

    def __init__(self, commands: Commands, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Quick reference"))
        self.setModal(False)
        self.sheet = QuickReference(commands)
        picture = Label()
        picture.setPixmap(self._picture())
        picture.setAccessibleName(self.sheet.toPlainText())
        scroll = QScrollArea()
        scroll.setWidget(picture)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setMinimumWidth(scaled(WIDTH) + scroll.verticalScrollBar().sizeHint().width() + 2)
        self.note = Label(wordWrap=True)
        self.note.setProperty("role", "quiet")
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
        """Write the sheet into a PDF file; tell how it went."""
        out = QSaveFile(str(file))
        if out.open(QSaveFile.OpenModeFlag.WriteOnly):
            writer = QPdfWriter(out)
            writer.setTitle(self.windowTitle())
            done = self.sheet.print_on(writer) and out.commit()
        else:
            done = False
        self.note.setText(tr("Saved as {file}.", file=file) if done else f"{file}: {out.errorString()}")

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
        ask_where_to_write(self.windowTitle(), proposal, tr("Document (*.pdf)"), self.keep_pdf, self)
