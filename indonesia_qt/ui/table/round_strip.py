"""The strip above the board: the round and the phase, or all phases."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QMargins, QObject, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QWidget

from indonesia_qt.core.game import Game
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.style.stylesheet import restyle
from indonesia_qt.ui.style.theme import lining
from indonesia_qt.ui.table.game_texts import GameTexts
from indonesia_qt.ui.table.player_cards import CardRoom
from indonesia_qt.ui.widgets.layouts import row_of
from indonesia_qt.ui.widgets.plain_text import Label


class RoundStrip(QFrame):
    """Shows the round and the phase of a position."""

    def __init__(self, game: Game[Any], words: GameTexts) -> None:
        super().__init__()
        self.game, self.words = game, words
        self.date, self.phase = Label(role="heading"), Label(role="now")
        self.phase.setContentsMargins(scaled(8), 2, scaled(8), 2)
        self.setLayout(row_of(self.date, self.phase, 1, contentsMargins=margins(10, 3, 10, 3)))
        self.below: QWidget | None = None
        """What belongs to it and lies below it; here nothing."""

    def show_state(self, view: Any, phase_id: str = "", before: Any = None) -> None:
        """Show where a position stands, or the phase of a beat and the round of the position before it."""
        begun = view if before is None else before
        phase = self.words.phase(phase_id or self.game.phase(begun))
        self.date.setText(self.words.round(self.game.round(begun)))
        self.phase.setText(phase)
        self.phase.setVisible(bool(phase))

    def take_room(self, room: CardRoom) -> None:
        """Be a line in every window."""

    def least_width(self) -> int:
        """Return the width that all of it needs, in pixels."""
        return self.sizeHint().width()

    def widths(self) -> Sequence[int]:
        """Return that width."""
        return [self.least_width()]


class AllPhasesStrip(QFrame):
    """Holds the heading `date` and a label for each of the `phases`, by its id, which `phase_clicked` carries."""

    phase_clicked = Signal(str)

    def __init__(self, phases: Mapping[Any, str], around: QMargins) -> None:
        super().__init__()
        self.date = Label(role="heading")
        self.date.setFont(lining(self.date.font()))
        self.below: Any = None
        """The widget, if any, that belongs to the strip and lies below it, across the whole window."""
        self.phases = {phase: Label(name) for phase, name in phases.items()}
        for label in self.phases.values():
            label.setContentsMargins(around)
            label.setCursor(Qt.CursorShape.PointingHandCursor)
            label.installEventFilter(self)

    def take_room(self, room: CardRoom) -> None:
        """Be a line in a crowded window, and larger in a large one; a strip that is always a line changes nothing."""

    def least_width(self) -> int:
        """Return the width at which what matters most can be read in every phase, in pixels."""
        return self.sizeHint().width()

    def widths(self) -> Sequence[int]:
        """Return the widths from which on more can be read in every phase, in pixels, the greatest first."""
        return [self.least_width()]

    def mark_phase(self, present: str | None, *, is_past: bool) -> None:
        """Mark the present phase, those before it as past; where it is none of them, `is_past` tells it of all."""
        for phase, label in self.phases.items():
            is_past = is_past and phase != present
            restyle(label, "now" if phase == present else "past" if is_past else "later")
            whole = label.toolTip() or label.text()  # a short text has the whole one in its tip
            label.setAccessibleName(tr("Current phase: {phase}", phase=whole) if phase == present else whole)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Report the phase that was clicked."""
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonRelease:
            for phase, label in self.phases.items():
                if label is watched:
                    self.phase_clicked.emit(phase)
        return super().eventFilter(watched, event)

    def minimumSizeHint(self) -> QSize:
        """Return a width of 0, for a strip shortens itself."""
        return QSize(0, super().minimumSizeHint().height())
