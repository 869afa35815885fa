"""The line above the board: the prompt, and the buttons that are needed most, with their icons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

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
ICON = 16
"""Pixels at 100 % of the side of an icon."""


class BarButton(NamedTuple):
    """A button: its command, its text, and what says why it can't be pressed."""

    command: QAction
    text: str
    why_not: Callable[[], str] | None = None


class BoardToolbar(QFrame):
    """Holds the prompt and the buttons: those for the present, or fewer in a lesson or while the past is shown.

    - `refused`: why a button can't be pressed
    """

    refused = Signal(object)

    def __init__(self, prompt: QWidget, play: PlayMenu, board: ViewMenu) -> None:
        super().__init__()
        self._is_large = QApplication.font().pointSizeF() > LARGE * POINTS
        ink = self.palette()
        for command, path, other in (
            (play.undo, BACK, None),
            (play.redo, FORTH, None),
            (play.pause, PAUSE, GO_ON),
            (play.one, ONE_DECISION, None),
            (play.on, WITHOUT_A_STOP, None),
            (play.mute, ALOUD, MUTED),
        ):
            command.setIcon(path_icon(path, ink, other))
        pause = BarButton(play.pause, tr("Pause"))
        back = (
            BarButton(play.undo, tr("Undo"), play.why_no_undo),
            BarButton(play.redo, tr("Redo"), play.why_no_redo),
        )
        tools = (
            *back,
            BarButton(play.hint, tr("Hint"), play.why_no_hint),
            pause,
            BarButton(play.one, tr("One move"), play.why_no_bot),
            BarButton(play.on, tr("Skip to my turn"), play.why_no_bot),
        )
        mute = BarButton(play.mute, tr("Mute"), play.why_no_sound)
        self._present, self._past = self._bar(tools, board, mute), self._bar((pause,), board, mute)
        self._led = self._bar(back, board, mute)
        self._bars = self._present, self._led, self._past
        bars = ((bar, BAR_STRETCH) for bar in self._bars)
        self._line = row_of((prompt, PROMPT_STRETCH), *bars, contentsMargins=QMargins(), spacing=0)
        self.setLayout(self._line)
        self.show_tools(looks_back=False, is_led=False)

    def _bar(self, tools: Sequence[BarButton], board: ViewMenu, mute: BarButton) -> QToolBar:
        """Return a bar of these buttons, of those of the board, and of the sound."""
        bar = QToolBar()
        bar.setProperty("role", "tight" if self._is_large else "plain")
        for tool in tools:
            self._add(bar, tool)
        instantly = QToolButton.ToolButtonPopupMode.InstantPopup
        button = SmallButton(tr("Show"), tr("Map overlays"), popupMode=instantly)
        button.setMenu(board.show_menu)
        bar.addWidget(button)
        for command, text in ((board.zoom_out, "\N{MINUS SIGN}"), (board.fit, tr("Fit")), (board.zoom_in, "+")):
            self._add(bar, BarButton(command, text))
        self._add(bar, mute)
        rest = bar.findChild(QToolButton, "qt_toolbar_ext_button")
        if isinstance(rest, QToolButton):
            rest.setIcon(path_icon(MORE, self.palette()))  # Qt's own is black in every look
        bar.setIconSize(QSize(scaled(ICON), scaled(ICON)))
        bar.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        bar.setMinimumWidth(scaled(BAR_LEAST))
        bar.setMaximumWidth(bar.sizeHint().width())
        return bar

    def _add(self, bar: QToolBar, tool: BarButton) -> None:
        tool.command.setIconText(tool.text)
        tool.command.setIconVisibleInMenu(False)
        bar.addAction(tool.command)
        button = bar.widgetForAction(tool.command)
        CommandNames(button, tool.command)
        button.setProperty("role", "small")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if tool.why_not is not None:
            DisabledClickFilter(button, tool.why_not).refused.connect(self.refused)

    def show_tools(self, *, looks_back: bool, is_led: bool) -> None:
        """Leave the room of buttons for the present alone to the banner of the past.

        In a lesson, which gives hints itself and plays for the opponents, leave theirs to the prompt.
        """
        now = self._led if is_led else self._present
        for bar in self._bars:
            bar.setVisible(bar is (self._past if looks_back else now))
        self._beside = now.maximumWidth() + scaled(LEAST_PROMPT)
        self._share_line()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the line."""
        super().resizeEvent(event)
        self._share_line()

    def _share_line(self) -> None:
        """Put the buttons below the prompt where it has too little room beside them."""
        is_below = self._is_large or self.width() < self._beside
        self._line.setDirection(QBoxLayout.Direction.TopToBottom if is_below else QBoxLayout.Direction.LeftToRight)
