"""Asks what is to be said of a map that is shared as one file."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QComboBox, QDialog, QFormLayout, QLineEdit, QPlainTextEdit, QWidget

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.files.shared_map import LONGEST_DESCRIPTION, LONGEST_LINE, About
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, confirming

LICENCES = "CC BY 4.0", "CC BY-SA 4.0", "CC0 1.0"
"""Those that are offered; any other can be written."""
LINES = 4
"""Lines of the description that can be seen at once."""
WIDTH = 460
"""Pixels at 100 %."""


class ShareDialog(QDialog):
    """Shows the picture that others will see, and asks for author, description and licence.

    Signals:
    - `save_requested`: asks for the file; the dialog stays until somebody calls `close_saved`
    """

    save_requested = Signal()

    def __init__(self, about: About, picture: QPixmap, warning: str, parent: QWidget) -> None:
        """`about` is proposed; `warning` is a sentence on the map, or empty."""
        super().__init__(parent)
        self.setWindowTitle(tr("Share as one file"))
        self._title = about.title
        shown = Label(alignment=Qt.AlignmentFlag.AlignCenter)
        shown.setPixmap(picture)
        shown.setAccessibleName(tr("Picture of the map"))
        self.author = QLineEdit(about.author, maxLength=LONGEST_LINE)
        self.author.setPlaceholderText(tr("Your name, or nothing"))
        self.description = QPlainTextEdit(about.description, tabChangesFocus=True)
        self.description.setPlaceholderText(tr("For how many players is it best? What’s special about it?"))
        frame = 2 * self.description.frameWidth() + round(2 * self.description.document().documentMargin())
        self.description.setFixedHeight(LINES * self.fontMetrics().lineSpacing() + frame)
        self.licence = QComboBox(editable=True, insertPolicy=QComboBox.InsertPolicy.NoInsert)
        self.licence.addItems(LICENCES)
        self.licence.setCurrentText(about.licence)
        if line := self.licence.lineEdit():
            line.setMaxLength(LONGEST_LINE)
        self.problem = Label(warning, wordWrap=True, role="warning")
        self.problem.setVisible(bool(warning))
        form = QFormLayout()
        form.addRow(tr("Author"), self.author)
        form.addRow(tr("Description"), self.description)
        form.addRow(tr("Licence"), self.licence)
        explained = tr("The licence says what others may do with the map. The credits of the map are shared, too.")
        buttons, self.save = confirming(self, tr("Save file…"))
        self._lines = column_of(
            shown, form, Label(explained, wordWrap=True, role="quiet"), self.problem, row_of(buttons)
        )
        self._lines.setSpacing(scaled(10))
        self.setLayout(self._lines)
        self.resize(scaled(WIDTH), 0)
        self.author.setFocus()

    @property
    def about(self) -> About:
        """What was filled in."""
        description = self.description.toPlainText()[:LONGEST_DESCRIPTION]
        return About(
            title=self._title,
            author=self.author.text(),
            description=description,
            licence=self.licence.currentText(),
        )

    def accept(self) -> None:
        """Ask for the file."""
        self.save_requested.emit()

    def close_saved(self) -> None:
        """Close: the file is saved."""
        super().accept()

    def refuse(self, error: MapError) -> None:
        """Say why the file can't be saved."""
        self.problem.setText(str(error))
        self.problem.show()
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the height to the texts, which take fewer or more lines in another width."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        self.setMinimumHeight(self._lines.totalHeightForWidth(self.width()))
