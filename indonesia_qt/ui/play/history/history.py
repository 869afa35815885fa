"""Looking back: which moment of the game the table shows, and the ways to go from one to another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from indonesia_qt.core.flow import Event, Question, question
from indonesia_qt.core.session import Decision
from indonesia_qt.core.timeline import Stride, Timeline
from indonesia_qt.i18n.text import figure
from indonesia_qt.ui.play.history.history_banner import PastBanner
from indonesia_qt.ui.play.history.replay import Replay
from indonesia_qt.ui.play.history.timeline_slider import TimelineSlider
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.settings.preferences import Preferences
from indonesia_qt.ui.style.theme import Theme


class History(QObject):
    """Holds the moment that is looked at; to look changes nothing in the game.

    `moved` says that another moment is looked at; `counted` that only the present moved on. `branch_requested` carries
    the decisions with which a new game is to begin.
    """

    moved = Signal()
    counted = Signal()
    branch_requested = Signal(tuple)

    def __init__(
        self,
        bridge: SessionBridge,
        date: Callable[[Any], tuple[int, str]],
        theme: Theme,
        colours: Sequence[int],
        preferences: Preferences,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.bridge = bridge
        self.timeline: Timeline[Any] = Timeline(bridge.session, date)
        self.replay = Replay(preferences, lambda: self.step(1, "decision"), self)
        self.timeline_slider, self.banner = TimelineSlider(theme, colours), PastBanner(self.replay)
        self._at: int | None = None
        self.timeline_slider.went.connect(self.look_at)
        self.timeline_slider.stepped.connect(self.step)
        self.banner.return_requested.connect(self.come_back)
        self.banner.branch_requested.connect(lambda: self.branch(self.at))
        self.banner.undo_requested.connect(lambda: self.undo_to(self.at))
        self.banner.stepped.connect(lambda by: self.step(by, "decision"))
        self.banner.play_requested.connect(self.replay.run)

    @property
    def looks_back(self) -> bool:
        """Whether an earlier moment than the present is shown."""
        return self._at is not None

    @property
    def at(self) -> int:
        """How many decisions had been made at the moment that is shown."""
        return self.timeline.present if self._at is None else self._at

    @property
    def position(self) -> Any:
        """Where the game stood then."""
        return self.bridge.session.position(self.at)

    @property
    def asked(self) -> Question[Any] | None:
        """What was asked then."""
        return question(self.position)

    @property
    def chosen(self) -> Decision | None:
        """What was answered; None in the present."""
        return self.bridge.session.entries[self.at] if self.looks_back else None

    @property
    def happened(self) -> Sequence[Sequence[Event]]:
        """What the opening and then each decision brought, up to the moment that is shown."""
        session = self.bridge.session
        return [session.opening, *(entry.events for entry in session.entries)][: self.at + 1]

    def follow(self) -> None:
        """Take in what was played or taken back; when the moment that is looked at is no more, look at the present."""
        self.timeline.follow()
        if self._at is not None and self._at >= self.timeline.present:
            self.come_back()
        else:
            self._show()
            self.counted.emit()

    def look_at(self, at: int) -> None:
        """Look at the moment when `at` decisions had been made."""
        wanted = None if at >= self.timeline.present else max(0, at)
        if wanted == self._at:
            return
        self._at = wanted
        if wanted is None:
            self.replay.run(False)
        self._show()
        self.moved.emit()

    def come_back(self) -> None:
        """Look at the present."""
        self.look_at(self.timeline.present)

    def step(self, by: int, stride: Stride) -> None:
        """Go one decision, phase or year forth for 1, or back for -1."""
        self.look_at(self.timeline.step(self.at, 1 if by > 0 else -1, stride))

    def replay_from(self, at: int) -> None:
        """Show step by step what came after a moment."""
        self.look_at(at)
        self.replay.run(self.looks_back)

    def branch(self, at: int) -> None:
        """Ask for a new game that begins with the first `at` decisions."""
        self.branch_requested.emit(tuple(self.bridge.session.entries[:at]))

    def undo_to(self, at: int) -> None:
        """Take back all but the first `at` decisions."""
        self.bridge.undo_to(at)
        self.come_back()

    def undo_turn(self, people: Sequence[int]) -> None:
        """Take back the last turn of one of `people`."""
        began = self.timeline.turn(people)
        if began is not None:
            self.undo_to(began)

    def _show(self) -> None:
        self.timeline_slider.show_course(self.timeline.moments, self.at)
        self.banner.show_moment(figure(self.at + 1), figure(self.timeline.present))
        self.banner.undo.setEnabled(self.bridge.can_undo)
