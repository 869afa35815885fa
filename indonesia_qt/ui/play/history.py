"""Looking back: the moment of the game that is shown, the replay, and the banner and the frame that show it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain, islice, pairwise
from typing import Any, NamedTuple

from PySide6.QtCore import QMargins, QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QColor,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from indonesia_qt.core.flow import Event, Question, question
from indonesia_qt.core.session import Decision
from indonesia_qt.core.timeline import Part, Stride, Timeline
from indonesia_qt.i18n.text import figure, tr
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.play.timeline_slider import TimelineSlider
from indonesia_qt.ui.settings.preferences import PREFERENCES
from indonesia_qt.ui.settings.settings_file import Preferences
from indonesia_qt.ui.style.path_icons import path_icon
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import Theme, outline
from indonesia_qt.ui.widgets.disabled_click import DisabledClickFilter
from indonesia_qt.ui.widgets.fitting_labels import FittingLabel
from indonesia_qt.ui.widgets.full_page import Layer
from indonesia_qt.ui.widgets.layouts import row_of
from indonesia_qt.ui.widgets.plain_text import SmallButton, tip

REPLAY_SPEED = "replay_speed"
"""The preference that says how fast it goes; the bots' speed is another."""
STEP_MS = {"half": 1400, "normal": 700, "double": 350, "fourfold": 175, "eightfold": 88}
"""How long each decision stays to be seen, in milliseconds."""


class Replay(QObject):
    """Calls `step` again and again while it runs; who replaces `step` decides how far one goes.

    - `changed`: it began or stopped, or has another speed
    """

    changed = Signal()

    def __init__(self, preferences: Preferences, step: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self.preferences, self.step = preferences, step
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)
        preferences.changed.connect(self._follow)

    @property
    def runs(self) -> bool:
        """Whether the replay runs."""
        return self._timer.isActive()

    @property
    def speed(self) -> str:
        """The speed that the player prefers, a key of `STEP_MS`."""
        return str(self.preferences.value(REPLAY_SPEED))

    def run(self, on: bool) -> None:
        """Start or stop the replay."""
        if on != self.runs:
            if on:
                self._timer.start(STEP_MS[self.speed])
            else:
                self._timer.stop()
            self.changed.emit()

    def go_on(self) -> None:
        """Step at once if the replay runs; the next step comes after its whole time."""
        if self.runs:
            self._timer.start()
            self._step()

    def _step(self) -> None:
        self.step()

    def faster(self) -> None:
        """Take the next speed, if there is one."""
        self._choose(dict(pairwise(PREFERENCES[REPLAY_SPEED].options)))

    def slower(self) -> None:
        """Take the speed before, if there is one."""
        self._choose(dict(pairwise([*PREFERENCES[REPLAY_SPEED].options][::-1])))

    def _choose(self, following: dict[str, str]) -> None:
        self.preferences.set(REPLAY_SPEED, following.get(self.speed, self.speed))

    def _follow(self, key: str) -> None:
        if key == REPLAY_SPEED:
            self._timer.setInterval(STEP_MS[self.speed])
            self.changed.emit()


FRAME = 4
"""Pixels of the frame around a board that shows the past."""


def _ringed(sign: QPainterPath) -> QPainterPath:
    """Return a sign in a ring, so that it isn't taken for one of the bots' buttons."""
    ring = QPainterPath()
    ring.addEllipse(QRectF(0.02, 0.02, 0.96, 0.96))
    ring.addEllipse(QRectF(0.11, 0.11, 0.78, 0.78))
    return ring + sign


PLAY = _ringed(outline((0.37, 0.26), (0.75, 0.5), (0.37, 0.74)))
STOP = _ringed(outline((0.33, 0.33), (0.67, 0.33), (0.67, 0.67), (0.33, 0.67)))
SIGN = 16
"""Pixels at 100 % of the side of the sign on the button of the replay."""
TIMES = {
    "half": "\N{VULGAR FRACTION ONE HALF}\N{MULTIPLICATION SIGN}",
    "normal": "1\N{MULTIPLICATION SIGN}",
    "double": "2\N{MULTIPLICATION SIGN}",
    "fourfold": "4\N{MULTIPLICATION SIGN}",
    "eightfold": "8\N{MULTIPLICATION SIGN}",
}
"""The speeds of the replay, as short as a button needs them."""


class PastBanner(QWidget):
    """Names the moment that is shown, and has buttons that lead to others and back to the present."""

    def __init__(self, replay: Replay) -> None:
        super().__init__()
        self.replay = replay
        self.text = FittingLabel()
        self.earlier = SmallButton("\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}", tr("Previous decision"))
        self.play = SmallButton("", "", checkable=True)
        self.play.setIcon(path_icon(PLAY, self.palette(), STOP))
        self.play.setIconSize(QSize(scaled(SIGN), scaled(SIGN)))
        self.later = SmallButton("\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}", tr("Next decision"))
        self.speed = SmallButton("", "", popupMode=QToolButton.ToolButtonPopupMode.InstantPopup)
        self.speed.setMenu(self._speeds())
        self.back = SmallButton(tr("Return"), tr("Return to the present (Esc)"))
        self.back.setProperty("role", "return")
        self.branch = SmallButton(tr("Branch here"), tr("Start a new game from here; this one doesn’t change"))
        self.undo = SmallButton(tr("Undo to here"), "")
        self._why_no_undo = ""
        self.refused = DisabledClickFilter(self.undo, lambda: self._why_no_undo).refused
        buttons = self.back, self.earlier, self.play, self.later, self.speed, self.branch, self.undo
        self.setLayout(row_of((self.text, 1), *buttons, contentsMargins=QMargins(), spacing=scaled(2)))
        replay.changed.connect(self._show_replay)
        self._show_replay()

    def show_moment(self, at: str, of: str) -> None:
        """Name the decision that is shown, and how many there are."""
        whole = tr("Looking back: decision {at} of {of}", at=at, of=of)
        self.text.show_wordings((whole, tr("Looking back: {at}/{of}", at=at, of=of)))
        self.text.setToolTip(tip(whole))

    def show_limits(self, *, can_go_back: bool, why_no_undo: str) -> None:
        """Offer what is possible at the moment that is shown; what isn't says why."""
        self.earlier.setEnabled(can_go_back)
        self._why_no_undo = why_no_undo
        self.undo.setEnabled(not why_no_undo)
        self.undo.setToolTip(tip(why_no_undo or tr("Undo everything after this point (Redo restores it)")))

    def _speeds(self) -> QMenu:
        menu, group = QMenu(self), QActionGroup(self)
        for speed, name in PREFERENCES[REPLAY_SPEED].options.items():
            action = QAction(f"{TIMES[speed]}  {tr(name)}", group, checkable=True)
            action.setData(speed)
            menu.addAction(action)
        group.triggered.connect(lambda action: self.replay.preferences.set(REPLAY_SPEED, action.data()))
        return menu

    def _show_replay(self) -> None:
        """Show whether the replay runs, and how fast."""
        runs, speed = self.replay.runs, self.replay.speed
        self.play.setChecked(runs)
        self.play.setAccessibleName(tr("Stop") if runs else tr("Play"))
        self.play.setToolTip(tip(tr("Stop (K)") if runs else tr("Replay what happened next, step by step (K)")))
        name = tr("Replay speed: {name}", name=tr(PREFERENCES[REPLAY_SPEED].options[speed]))
        self.speed.setText(TIMES[speed])
        self.speed.setAccessibleName(name)
        self.speed.setToolTip(tip(name))
        for action in self.speed.menu().actions():
            action.setChecked(action.data() == speed)


class PastFrame(Layer):
    """A frame over the whole of another widget that takes no room there and lets every click through."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the frame."""
        painter = QPainter(self)
        painter.setPen(QPen(QColor(self.theme.interface.accent), FRAME))
        half = FRAME / 2
        painter.drawRect(QRectF(self.rect()).adjusted(half, half, -half, -half))


class Reached(NamedTuple):
    """How far a game is shown: so many decisions, and so many events of the one after them."""

    made: int
    events: int = 0


class History(QObject):
    """Holds the moment that is shown; to look back changes nothing in the game.

    The present may be shown later than it is played: only as far as `reached`, while animations show one event after
    another. Everything about the moment that is shown follows that, except `at`.

    `round_name` returns the heading of a round by its number; `part` says which events are shown as one.

    - `moved`: another moment is shown
    - `reached_changed`: as much of the present as `reached` says is to be shown, which may be the same as before
    - `folding_changed`: other groups of decisions are folded than before
    - `counted`: only the present moved on
    - `branch_requested`: the decisions with which a new game is to begin
    """

    moved = Signal()
    reached_changed = Signal()
    folding_changed = Signal()
    counted = Signal()
    branch_requested = Signal(tuple)

    def __init__(
        self,
        bridge: SessionBridge,
        round_name: Callable[[int], str],
        theme: Theme,
        colours: Sequence[int],
        preferences: Preferences,
        parent: QObject,
        part: Callable[[Event], Part] = lambda _: "",
    ) -> None:
        super().__init__(parent)
        self.bridge = bridge
        self.timeline: Timeline[Any] = Timeline(bridge.session, part)
        self.replay = Replay(preferences, lambda: self.step(1, "decision"), self)
        self.timeline_slider, self.banner = TimelineSlider(theme, colours, round_name), PastBanner(self.replay)
        self._at: int | None = None
        self._reached: Reached | None = None
        self.holds_end = False
        """Whether the game is over, and the last decision isn't wholly shown before the winner is to be known."""
        self.timeline_slider.went.connect(self.look_at)
        self.timeline_slider.stepped.connect(self.step)
        self.timeline_slider.fold_requested.connect(self.turn_group_at)
        self.banner.earlier.clicked.connect(lambda: self.step(-1, "step"))
        self.banner.later.clicked.connect(lambda: self.step(1, "step"))
        self.banner.play.clicked.connect(self._run_replay)
        self.banner.back.clicked.connect(self.come_back)
        self.banner.branch.clicked.connect(lambda: self.branch(self.at))
        self.banner.undo.clicked.connect(lambda: self.undo_to(self.at))
        self.banner.refused.connect(bridge.refused)

    @property
    def looks_back(self) -> bool:
        """Whether an earlier moment than the present is shown."""
        return self._at is not None

    @property
    def at(self) -> int:
        """How many decisions had been made at the moment that is shown."""
        return self.timeline.present if self._at is None else self._at

    @property
    def present(self) -> Reached:
        """All that was played."""
        return Reached(self.bridge.made)

    @property
    def reached(self) -> Reached:
        """How much of the present may be shown."""
        return self.present if self._reached is None else min(self._reached, self.present)

    @property
    def is_behind(self) -> bool:
        """Whether the present is shown, but not yet all of it."""
        return not self.looks_back and self.reached < self.present

    def reach(self, reached: Reached | None) -> None:
        """Show the present as far as this until more is to be shown.

        None shows all, whatever is played; while the end is held back, no more of the last decision than so far.
        """
        if reached is None and self.holds_end:
            reached = self._reached or Reached(self.bridge.made - 1)
        self._reached = reached
        self.reached_changed.emit()

    @property
    def shown(self) -> int:
        """How many decisions had been made in the position that is shown."""
        return self.at if self.looks_back else self.reached.made

    @property
    def begun(self) -> int:
        """How many decisions had been made in the position of which all or some is shown."""
        return self.shown + (self.is_behind and self.reached.events > 0)

    @property
    def position(self) -> Any:
        """The position at that moment."""
        return self.position_at(Reached(self.at) if self.looks_back else self.reached)

    def position_at(self, reached: Reached) -> Any:
        """Return the position when this much had been played, or the last one before that."""
        session, (made, events) = self.bridge.session, reached
        return session.position_within(made, events) if events else session.position(made)

    @property
    def asked(self) -> Question[Any] | None:
        """The question at that moment."""
        return question(self.bridge.session.position(self.shown))

    @property
    def chosen(self) -> Decision | None:
        """The answer to it; None in the present."""
        return self.bridge.session.entries[self.at] if self.looks_back else None

    @property
    def happened(self) -> Sequence[Sequence[Event]]:
        """The events of the opening and of each decision up to the moment that is shown."""
        return self._happened(Reached(self.at) if self.looks_back else self.reached)

    @property
    def happened_so_far(self) -> Sequence[Sequence[Event]]:
        """The events up to where the present is shown, whatever is looked at."""
        return self._happened(self.reached)

    def _happened(self, reached: Reached) -> Sequence[Sequence[Event]]:
        happened = self.bridge.session.happened
        whole = happened[: reached.made + 1]
        return [*whole, happened[reached.made + 1][: reached.events]] if reached.events else whole

    def since(self, before: Reached) -> Sequence[Event]:
        """Return what happened between `before` and where the present is shown; nothing if that is earlier."""
        later = islice(self.happened_so_far, before.made + 1, None)
        return list(islice(chain.from_iterable(later), before.events, None))

    def follow(self) -> None:
        """Follow what was played or taken back; show the present if the moment that was shown is gone."""
        self.timeline.follow()
        if self._at is not None and self._at >= self.timeline.present:
            self.come_back()
        else:
            self._show()
            self.counted.emit()

    def look_at(self, at: int) -> None:
        """Show the moment after `at` decisions."""
        moment = None if at >= self.timeline.present else max(0, at)
        if moment == self._at:
            return
        self._at, self._reached, self.holds_end = moment, None, False
        if moment is None:
            self.replay.run(False)
        self._show()
        self.moved.emit()

    def come_back(self) -> None:
        """Show the present."""
        self.look_at(self.timeline.present)

    def step(self, by: int, stride: Stride) -> None:
        """Go one stride on if `by` is 1, or back if it is -1."""
        self.look_at(self.timeline.step(self.at, 1 if by > 0 else -1, stride))

    def turn_group_at(self, at: int) -> None:
        """Unfold the group of the decision after `at` others, or fold it again; does nothing where there is none."""
        group = self.timeline.group_at(at)
        if group is not None:
            self.timeline.unfolded ^= {group.start}
            self._show()
            self.folding_changed.emit()

    def replay_from(self, at: int) -> None:
        """Replay the game from a moment on."""
        self.look_at(at)
        self.replay.run(self.looks_back)

    def _run_replay(self, on: bool) -> None:
        """Start or stop the replay, unless its end has just come: the click may have ended the last scene."""
        self.banner.play.setChecked(on and self.looks_back)
        self.replay.run(on and self.looks_back)

    def branch(self, at: int) -> None:
        """Ask for a new game that begins with the first `at` decisions."""
        self.branch_requested.emit(tuple(self.bridge.session.entries[:at]))

    def undo_to(self, at: int) -> None:
        """Take back all but the first `at` decisions, or none where chance is final before that."""
        made = self.bridge.made
        self.bridge.undo_to(at)
        if self.bridge.made < made:
            self.come_back()

    def undo_turn(self) -> None:
        """Take back the last turn of a person."""
        began = self.timeline.turn(self.bridge.people)
        if began is not None:
            self.undo_to(began)
            if self.bridge.sole_answer(self.bridge.made) is not None:
                self.bridge.undo()

    @property
    def why_no_undo_turn(self) -> str:
        """Why the last turn of a person can't be taken back; empty when it can."""
        began = self.timeline.turn(self.bridge.people)
        return tr("Nothing to undo yet.") if began is None else self.bridge.why_no_undo_to(began)

    def _show(self) -> None:
        self.timeline_slider.show_course(self.timeline.moments, self.at, self.timeline.folded)
        self.banner.show_moment(figure(self.at + 1), figure(self.timeline.present))
        self.banner.show_limits(can_go_back=self.at > 0, why_no_undo=self.bridge.why_no_undo_to(self.at))
