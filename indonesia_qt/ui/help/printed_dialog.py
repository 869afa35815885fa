"""A dialog with something to read that can be printed, and saved as a PDF file."""

from __future__ import annotations

from abc import abstractmethod
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QPagedPaintDevice
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QWidget

from indonesia_qt.files.whole_file import write_whole
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.support.picture_file import pdf_of
from indonesia_qt.ui.widgets.file_choice import ask_where_to_write, saved_or_not
from indonesia_qt.ui.widgets.plain_text import Label


class PrintedDialog(QDialog):
    """Shows something about the game with this title beside it; `note` says whether it was saved."""

    def __init__(self, title: str, game: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setModal(False)
        self.game = game
        self.note = Label(role="quiet", wordWrap=True)

    @abstractmethod
    def print_on(self, device: QPagedPaintDevice) -> None:
        """Print all of it on a device."""

    def keep_pdf(self, file: Path) -> None:
        """Write all of it into a PDF file, and say whether that succeeded."""
        self.note.setText(saved_or_not(file, lambda: write_whole(file, pdf_of(self.windowTitle(), self.print_on))))

    def ask_printer(self) -> None:
        """Ask for a printer, and print all of it there."""
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.print_on(printer))
        dialog.show()

    def ask_file(self, title: str) -> None:
        """Ask for a PDF file in a dialog with this title, and write all of it there."""
        proposal = Path.home() / f"{self.game} {self.windowTitle()}.pdf"
        ask_where_to_write(title, proposal, tr("PDF document (*.pdf)"), self.keep_pdf, self)
