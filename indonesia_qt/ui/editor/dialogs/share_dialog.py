"""Asks what is to be said of a map that is shared as one file."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QImage, QPixmap, QResizeEvent
from PySide6.QtWidgets import QComboBox, QDialog, QLineEdit, QPlainTextEdit, QWidget

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.files.shared_map import LONGEST_DESCRIPTION, LONGEST_LINE, About
from indonesia_qt.ui.style.scaling import scaled, within_screen
from indonesia_qt.ui.support.window_geometry import move_within
from indonesia_qt.ui.widgets.layouts import column_of, form_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, confirming

LICENCES = "CC BY 4.0", "CC BY-SA 4.0", "CC0 1.0"
"""Those that are offered; any other can be written."""
LINES = 4
"""Lines of the description that can be seen at once."""
WIDTH = 460
"""Pixels at 100 %."""
PICTURE, LOWEST = QSize(360, 200), 60
"""Pixels at 100 % that the picture takes at most, and the pixels of height from which on it can be recognized."""


class ShareDialog(QDialog):
    """Shows the picture that others will see, and asks for author, description and licence.

    Signals:
    - `save_requested`: asks for the file; the dialog stays until somebody calls `close_saved`
    """

    save_requested = Signal()

    def __init__(self, about: About, picture: QImage, warning: str, parent: QWidget) -> None:
        """`about` is proposed; `warning` is a sentence on the map, or empty."""
        super().__init__(parent)
        self.setWindowTitle(tr("Share as one file"))
        self._title, self._around = about.title, parent.window()
        self.picture = Label(alignment=Qt.AlignmentFlag.AlignCenter)
        self.picture.setAccessibleName(tr("Picture of the map"))
        self.author = QLineEdit(about.author, maxLength=LONGEST_LINE)
        self.author.setPlaceholderText(tr("Your name (optional)"))
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
        form = form_of(
            (tr("Author"), self.author), (tr("Description"), self.description), (tr("Licence"), self.licence)
        )
        explained = tr("The licence says what others may do with the map. The credits of the map are shared, too.")
        buttons, self.save = confirming(self, tr("Save file…"))
        self._lines = column_of(
            self.picture, form, Label(explained, wordWrap=True, role="quiet"), self.problem, row_of(buttons)
        )
        self._lines.setSpacing(scaled(10))
        self.setLayout(self._lines)
        self._whole = picture
        self._show_picture()
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
        self._show_picture()
        self._make_room()
        move_within(self, self._around, self.pos())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the height to the texts, which take fewer or more lines in another width."""
        super().resizeEvent(event)
        self._make_room()

    def _show_picture(self) -> None:
        """Show the picture in the room that the rest leaves of the screen; without room for it, it isn't shown."""
        self.picture.hide()
        for part in self.findChildren(QWidget):
            part.ensurePolished()
        rest = self._lines.totalHeightForWidth(scaled(WIDTH)) + self._lines.spacing()
        room = within_screen(self, WIDTH, 10 * WIDTH) - QSize(0, rest)
        room = room.boundedTo(QSize(scaled(PICTURE.width()), scaled(PICTURE.height())))
        self.picture.setVisible(room.height() >= LOWEST)
        if room.height() >= LOWEST:
            ratio = self.devicePixelRatioF()
            keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
            seen = QPixmap.fromImage(self._whole.scaled(room * ratio, keep, smooth))
            seen.setDevicePixelRatio(ratio)
            self.picture.setPixmap(seen)

    def _make_room(self) -> None:
        self.setMinimumHeight(self._lines.totalHeightForWidth(self.width()))
