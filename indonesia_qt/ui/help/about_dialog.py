"""What the program is, whose games it plays, and which versions and licences it has."""

from __future__ import annotations

from collections.abc import Callable

import PySide6
from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QWidget

from indonesia_qt.core.record import runs_on
from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, push_button
from indonesia_qt.ui.widgets.rich_text import rich

WIDTH = 480
"""Pixels at 100 % of the text."""
ABOUT = phrase(
    "<p>Unofficial computer versions of two board games: <i>Indonesia</i>, designed by Jeroen Doumen and "
    "Joris Wiersinga and published by Splotter Spellen, and <i>Singapore</i>, designed by Peer Sylvester and "
    "published by White Goblin Games. This is a fan project and isn’t affiliated with them.</p>"
    "<p>Coastlines: Natural Earth (public domain). Fonts: EB Garamond and Inter (SIL Open Font License).</p>"
)
LICENCES = phrase(
    "<p>The program is under the MIT licence. Qt and PySide6 are under the GNU LGPL 3, the other libraries under other "
    "free licences.</p>"
)


class AboutDialog(QDialog):
    """Says all that, lets the versions be copied for a report, and leads to the credits.

    It deletes itself when it is closed.
    """

    def __init__(self, show_credits: Callable[[], object], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("About Indonesia"))
        used = "indonesia-qt {program}, Qt {qt}, PySide6 {pyside}, Python {python}, {system}"
        self.versions = used.format(qt=qVersion(), pyside=PySide6.__version__, **runs_on())
        text = rich(
            "<h3>Indonesia {program}</h3>" + tr(ABOUT) + tr(LICENCES) + "<p>{versions}</p>",
            program=runs_on()["program"],
            versions=self.versions,
        )
        told = Label(text, wordWrap=True)
        told.setFixedSize(scaled(WIDTH), told.heightForWidth(scaled(WIDTH)))
        self.copied = Label(role="quiet")
        self.copy = push_button(tr("Copy versions"), self._copy)
        self.credits = push_button(tr("Credits and licences"), self.accept)  # or it would block the page
        self.credits.clicked.connect(show_credits)
        close = push_button(tr("Close"), self.accept, default=True)
        self.setLayout(column_of(told, row_of(self.copied, 1, self.copy, self.credits, close)))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.versions)
        self.copied.setText(tr("Copied."))
