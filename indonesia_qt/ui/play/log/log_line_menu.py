"""The menu of a line of the log."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.play.history.history import History
from indonesia_qt.ui.play.log.log_view import LogLine


def line_menu(
    line: LogLine, notation: str, history: History, explain: Callable[[int], object], parent: QWidget
) -> QMenu:
    """What can be done with a line and the decision that it came of, which is `notation`; empty when there is none.

    `explain` shows what a bot thinks of the decision with this number.
    """
    menu = QMenu(parent)
    past = line.at < history.timeline.present
    seat = history.timeline.moments[line.at].seat
    by_person = seat is None or history.bridge.is_human(seat)
    menu.addAction(tr("Review from here"), lambda: history.look_at(line.at)).setEnabled(past)
    menu.addAction(tr("Branch from here"), lambda: history.branch(line.at))
    menu.addAction(tr("Undo to here"), lambda: history.undo_to(line.at)).setEnabled(past and history.bridge.can_undo)
    asks = tr("What would a bot have done?") if by_person else tr("Why did the bot do that?")
    menu.addAction(asks, lambda: explain(line.at)).setEnabled(past)
    menu.addSeparator()
    menu.addAction(tr("Copy the text"), lambda: QGuiApplication.clipboard().setText(line.text))
    copy = menu.addAction(tr("Copy the notation"), lambda: QGuiApplication.clipboard().setText(notation))
    copy.setEnabled(bool(notation))
    menu.aboutToHide.connect(menu.deleteLater)
    return menu
