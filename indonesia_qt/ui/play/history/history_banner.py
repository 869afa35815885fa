"""The signs that the table shows an earlier moment: a banner in the place of the prompt, and a frame on the board."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QColor, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QToolButton, QWidget

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.play.history.replay import REPLAY_SPEED, Replay
from indonesia_qt.ui.settings.preferences import PREFERENCES
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.widgets.fitting_label import FittingLabel
from indonesia_qt.ui.widgets.plain_text import tip

FRAME = 4
"""Pixels of the frame around a board that shows the past."""
PLAY, STOP = "\N{BLACK RIGHT-POINTING TRIANGLE}", "\N{BLACK SQUARE}"
TIMES = {
    "half": "\N{VULGAR FRACTION ONE HALF}\N{MULTIPLICATION SIGN}",
    "normal": "1\N{MULTIPLICATION SIGN}",
    "double": "2\N{MULTIPLICATION SIGN}",
    "fourfold": "4\N{MULTIPLICATION SIGN}",
    "eightfold": "8\N{MULTIPLICATION SIGN}",
}
"""The speeds of the replay, as short as a button needs them."""


class PastBanner(QFrame):
    """Tells which moment is shown, leads to others, and back to the present.

    `stepped` carries a direction, -1 or 1; `play_requested` asks to be shown what came then, step by step, or to stop;
    the others ask for what their buttons say.
    """

    stepped = Signal(int)
    play_requested = Signal(bool)
    return_requested = Signal()
    branch_requested = Signal()
    undo_requested = Signal()

    def __init__(self, replay: Replay) -> None:
        super().__init__()
        self.replay = replay
        self.setProperty("role", "past")
        self.text = FittingLabel()
        self.earlier = _button("\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}", tr("One decision back"))
        self.play = _button(PLAY, "")
        self.play.setCheckable(True)
        self.later = _button("\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}", tr("One decision on"))
        self.speed = _button("", "")
        self.speed.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.speed.setMenu(self._speeds())
        self.back = _button(tr("Return"), tr("Back to the present (Esc)"))
        self.branch = _button(tr("Branch here"), tr("Play on from here in a new game; this one stays as it is"))
        self.undo = _button(tr("Undo to here"), tr("Take back everything that came then; Redo brings it again"))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(margins(10, 2, 2, 2))
        layout.setSpacing(scaled(2))
        layout.addWidget(self.text, 1)
        for button in (
            self.earlier,
            self.play,
            self.later,
            self.speed,
            self.back,
            self.branch,
            self.undo,
        ):
            layout.addWidget(button)
        self.earlier.clicked.connect(lambda: self.stepped.emit(-1))
        self.later.clicked.connect(lambda: self.stepped.emit(1))
        self.play.clicked.connect(self.play_requested)
        self.back.clicked.connect(self.return_requested)
        self.branch.clicked.connect(self.branch_requested)
        self.undo.clicked.connect(self.undo_requested)
        replay.changed.connect(self._show_replay)
        self._show_replay()

    def show_moment(self, at: str, of: str) -> None:
        """Tell which decision of how many is shown."""
        whole = tr("Viewing decision {at} of {of}", at=at, of=of)
        self.text.show_wordings((whole, f"{at}/{of}"))
        self.text.setToolTip(tip(whole))

    def _speeds(self) -> QMenu:
        menu, group = QMenu(self), QActionGroup(self)
        for speed, name in PREFERENCES[REPLAY_SPEED].options.items():
            action = QAction(f"{TIMES[speed]}  {tr(name)}", group, checkable=True)
            action.setData(speed)
            menu.addAction(action)
        group.triggered.connect(lambda action: self.replay.preferences.set(REPLAY_SPEED, action.data()))
        return menu

    def _show_replay(self) -> None:
        """Show whether it goes on by itself, and how fast."""
        runs, speed = self.replay.runs, self.replay.speed
        self.play.setChecked(runs)
        self.play.setText(STOP if runs else PLAY)
        self.play.setAccessibleName(tr("Stop") if runs else tr("Play"))
        self.play.setToolTip(tip(tr("Stop (K)") if runs else tr("Show what came then, step by step (K)")))
        name = tr(PREFERENCES[REPLAY_SPEED].options[speed])
        self.speed.setText(TIMES[speed])
        self.speed.setAccessibleName(tr("Speed of the replay: {name}", name=name))
        self.speed.setToolTip(tip(tr("Speed of the replay: {name}", name=name)))
        for action in self.speed.menu().actions():
            action.setChecked(action.data() == speed)


def _button(text: str, help: str) -> QToolButton:  # noqa: A002
    button = QToolButton()
    button.setText(text)
    button.setToolTip(tip(help))
    button.setProperty("role", "small")
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button


class PastFrame(QWidget):
    """A frame over the whole of `within`, which takes no room there and lets every click through."""

    def __init__(self, theme: Theme, within: QWidget) -> None:
        super().__init__(within)
        self.theme, self.within = theme, within
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        within.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as what is framed."""
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.resize(watched.size())
        return False

    def showEvent(self, event: QShowEvent) -> None:
        """Lie over everything."""
        super().showEvent(event)
        self.resize(self.within.size())
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the frame."""
        painter = QPainter(self)
        painter.setPen(QPen(QColor(self.theme.interface.accent), FRAME))
        half = FRAME / 2
        painter.drawRect(QRectF(self.rect()).adjusted(half, half, -half, -half))
