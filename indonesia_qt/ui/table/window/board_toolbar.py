"""The line above the board: the prompt, and the buttons that are needed most, with their icons."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QPainterPath, QPainterPathStroker, QResizeEvent, QTransform
from PySide6.QtWidgets import QApplication, QBoxLayout, QFrame, QSizePolicy, QToolBar, QToolButton, QWidget

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.settings.commands import CommandNames
from indonesia_qt.ui.style.path_icons import path_icon
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.stylesheet import POINTS
from indonesia_qt.ui.style.theme import outline
from indonesia_qt.ui.table.window.menus import PlayMenu, ViewMenu
from indonesia_qt.ui.widgets.disabled_click import DisabledClickFilter
from indonesia_qt.ui.widgets.layouts import row_of
from indonesia_qt.ui.widgets.plain_text import SmallButton


def _bar(left: float) -> QPainterPath:
    """Return an upright bar, in a square of side 1."""
    path = QPainterPath()
    path.addRect(QRectF(left, 0.14, 0.18, 0.72))
    return path


def _arrow(left: float, width: float) -> QPainterPath:
    """Return a triangle that points to the right."""
    return outline((left, 0.12), (left + width, 0.5), (left, 0.88))


def _turned_back() -> QPainterPath:
    """Return an arrow that comes from below and turns to the left."""
    line = QPainterPath(QPointF(0.3, 0.36))
    line.lineTo(0.62, 0.36)
    line.arcTo(QRectF(0.38, 0.36, 0.48, 0.46), 90, -180)
    line.lineTo(0.34, 0.82)
    stroker = QPainterPathStroker()
    stroker.setWidth(0.13)
    return stroker.createStroke(line) + outline((0.06, 0.36), (0.38, 0.1), (0.38, 0.62))


def _stroke(line: QPainterPath) -> QPainterPath:
    """Return a line with round ends, as an outline."""
    stroker = QPainterPathStroker()
    stroker.setWidth(0.1)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    return stroker.createStroke(line)


def _arc(radius: float) -> QPainterPath:
    """Return a wave that a loudspeaker sends to the right."""
    around = QRectF(0.42 - radius, 0.5 - radius, 2 * radius, 2 * radius)
    line = QPainterPath()
    line.arcMoveTo(around, 48)
    line.arcTo(around, 48, -96)
    return _stroke(line)


def _stroke_across(begin: float, end: float) -> QPainterPath:
    """Return a stroke on the right, from one height to another."""
    line = QPainterPath(QPointF(0.61, begin))
    line.lineTo(0.95, end)
    return _stroke(line)


BACK = _turned_back()
FORTH = QTransform(-1, 0, 0, 1, 1, 0).map(BACK)
PAUSE = _bar(0.22) + _bar(0.60)
GO_ON = _arrow(0.2, 0.66)
ONE_DECISION = _arrow(0.16, 0.5) + _bar(0.68)
MORE = _arrow(0.12, 0.34) + _arrow(0.52, 0.34)
LOUDSPEAKER = outline((0.04, 0.35), (0.22, 0.35), (0.48, 0.12), (0.48, 0.88), (0.22, 0.65), (0.04, 0.65))
ALOUD = LOUDSPEAKER + _arc(0.26) + _arc(0.46)
MUTED = LOUDSPEAKER + (_stroke_across(0.33, 0.67) | _stroke_across(0.67, 0.33))
WITHOUT_A_STOP = _arrow(0.06, 0.44) + _arrow(0.5, 0.44)


PROMPT_STRETCH, BAR_STRETCH = 1, 2
"""The ratio in which the prompt and the buttons share the line; buttons that don't fit are in a menu.

The buttons never take more than they need.
"""
LEAST_PROMPT = 420
"""Pixels at 100 % for the prompt; with less beside the buttons, it has a line of its own, so that all can be read."""
LARGE = 1.25
"""The size of text from which on the buttons are close together below the prompt, so that most have room."""
BAR_LEAST = 90
"""Pixels at 100 % for the first button and the menu of the others."""
QWIDGETSIZE_MAX = (1 << 24) - 1
"""The greatest width that Qt knows, which limits nothing."""
ICON = 16
"""Pixels at 100 % of the side of an icon."""


class BoardToolbar(QFrame):
    """Holds the prompt and the buttons.

    - `refused`: why a button can't be pressed
    """

    refused = Signal(object)

    def __init__(self, prompt: QWidget, play: PlayMenu, board: ViewMenu) -> None:
        super().__init__()
        bar = QToolBar()
        self._is_large = QApplication.font().pointSizeF() > LARGE * POINTS
        bar.setProperty("role", "tight" if self._is_large else "plain")
        self._line = row_of((prompt, PROMPT_STRETCH), (bar, BAR_STRETCH), contentsMargins=QMargins(), spacing=0)
        self.setLayout(self._line)
        ink = self.palette()
        play.undo.setIcon(path_icon(BACK, ink))
        play.redo.setIcon(path_icon(FORTH, ink))
        undo, redo = _add(bar, play.undo, tr("Undo")), _add(bar, play.redo, tr("Redo"))
        DisabledClickFilter(undo, play.why_no_undo).refused.connect(self.refused)
        DisabledClickFilter(redo, play.why_no_redo).refused.connect(self.refused)
        hint = _add(bar, play.hint, tr("Hint"))
        DisabledClickFilter(hint, play.why_no_hint).refused.connect(self.refused)
        self._of_present = [undo, redo, hint]
        play.pause.setIcon(path_icon(PAUSE, ink, GO_ON))
        _add(bar, play.pause, tr("Pause"))
        for command, path, name in (
            (play.one, ONE_DECISION, tr("One move")),
            (play.on, WITHOUT_A_STOP, tr("Skip to my turn")),
        ):
            command.setIcon(path_icon(path, ink))
            self._of_present.append(_add(bar, command, name))
            DisabledClickFilter(self._of_present[-1], play.why_no_bot).refused.connect(self.refused)
        instantly = QToolButton.ToolButtonPopupMode.InstantPopup
        button = SmallButton(tr("Show"), tr("Map overlays"), popupMode=instantly)
        button.setMenu(board.show_menu)
        bar.addWidget(button)
        _add(bar, board.zoom_out, "\N{MINUS SIGN}")
        _add(bar, board.fit, tr("Fit"))
        _add(bar, board.zoom_in, "+")
        play.mute.setIcon(path_icon(ALOUD, ink, MUTED))
        DisabledClickFilter(_add(bar, play.mute, tr("Mute")), play.why_no_sound).refused.connect(self.refused)
        rest = bar.findChild(QToolButton, "qt_toolbar_ext_button")
        if isinstance(rest, QToolButton):
            rest.setIcon(path_icon(MORE, ink))  # Qt's own is black in every look
        bar.setIconSize(QSize(scaled(ICON), scaled(ICON)))
        bar.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        bar.setMinimumWidth(scaled(BAR_LEAST))
        self._bar, self._whole = bar, bar.sizeHint().width()
        bar.setMaximumWidth(self._whole)
        self._beside = self._whole + scaled(LEAST_PROMPT)

    def show_past(self, looks_back: bool) -> None:
        """Leave the room of buttons for the present alone to the banner of the past, or give it back to them."""
        for button in self._of_present:
            button.setMaximumWidth(0 if looks_back else QWIDGETSIZE_MAX)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus if looks_back else Qt.FocusPolicy.TabFocus)
        left_out = sum(button.sizeHint().width() for button in self._of_present) if looks_back else 0
        self._bar.setMaximumWidth(self._whole - left_out)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons below the prompt where it has too little room beside them."""
        super().resizeEvent(event)
        is_below = self._is_large or self.width() < self._beside
        self._line.setDirection(QBoxLayout.Direction.TopToBottom if is_below else QBoxLayout.Direction.LeftToRight)


def _add(bar: QToolBar, action: QAction, text: str) -> QWidget:
    action.setIconText(text)
    action.setIconVisibleInMenu(False)
    bar.addAction(action)
    button = bar.widgetForAction(action)
    CommandNames(button, action)
    button.setProperty("role", "small")
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
