"""Asks how large the picture of a map is to be."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QComboBox, QDialog, QWidget

from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.board.picture_export import Picture
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.layouts import column_of, form_of
from indonesia_qt.ui.widgets.plain_text import Label, confirming
from indonesia_qt.ui.widgets.whole_field import WholeField

WIDTHS = {phrase("Small"): 1220, phrase("Standard"): 2440, phrase("Large"): 4880}
"""Pixels; the picture of a board is as wide as the standard one at the table, too."""
NARROWEST, LARGEST = 100, 8_000
"""Pixels of a picture's sides."""


class PictureDialog(QDialog):
    """Offers sizes in which a picture just fills its frame, and any other width.

    Signals:
    - `save_requested`: asks for the file; the dialog stays until somebody closes it
    """

    save_requested = Signal()

    def __init__(self, picture: Picture, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Export picture"))
        self._picture = picture
        widest = LARGEST * LARGEST // max(LARGEST, picture.size(LARGEST).height())
        self.sizes = QComboBox()
        for name, width in WIDTHS.items():
            if width <= widest:
                size = picture.size(width)
                self.sizes.addItem(
                    tr("{size}: {width} × {height}", size=tr(name), width=size.width(), height=size.height()), width
                )
        self.sizes.addItem(tr("Another width"))
        self.width_field = WholeField(minimum=NARROWEST, maximum=widest, singleStep=100, suffix=tr("\u00a0pixels"))
        self.outcome = Label(role="quiet", wordWrap=True)
        self.problem = Label(wordWrap=True, role="warning")
        self.problem.hide()
        form = form_of((tr("Size"), self.sizes), (tr("Width"), self.width_field))
        buttons, self.save = confirming(self, tr("Save picture…"))
        self.setLayout(column_of(form, self.outcome, self.problem, buttons, spacing=scaled(10)))
        self.sizes.currentIndexChanged.connect(self._take_offered)
        self.width_field.valueChanged.connect(self._follow)
        self.sizes.setCurrentIndex(max(0, self.sizes.findData(WIDTHS["Standard"])))
        self._take_offered()
        self._follow()
        self.resize(scaled(400), 0)

    @property
    def chosen(self) -> QSize:
        """The size in pixels."""
        return self._picture.size(self.width_field.value())

    def accept(self) -> None:
        """Ask for the file."""
        self.save_requested.emit()

    def close_saved(self) -> None:
        """Close: the file is saved."""
        super().accept()

    def refuse(self, reason: str) -> None:
        """Say why the picture can't be saved."""
        self.problem.setText(reason)
        self.problem.show()

    def _take_offered(self) -> None:
        width = self.sizes.currentData()
        self.width_field.setEnabled(width is None)
        if width is not None:
            self.width_field.setValue(width)

    def _follow(self) -> None:
        size = self.chosen
        self.outcome.setText(
            tr(
                "PNG: {width} × {height}\u00a0pixels. SVG: sharp at any size.",
                width=size.width(),
                height=size.height(),
            )
        )
