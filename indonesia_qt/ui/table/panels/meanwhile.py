"""What everybody may see of a position: the order of play, what the game adds to it, and what was done last."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from indonesia_qt.core.flow import Event
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.table.panels.fact_lists import SeatList
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.widgets.layouts import VerticalScroll, column_of
from indonesia_qt.ui.widgets.plain_text import Label

MOST_MOVES = 4
"""How many sentences say what was done last."""
LOOKED_THROUGH = 60
"""Among how many they are sought."""
BETWEEN = 8
"""Pixels at 100 % above each title but the first."""


class Meanwhile(VerticalScroll):
    """Shows a position as `people` may see it who wait or look back, in which `acting` plays; `name` is read aloud.

    `said` are the events before it with what the log says of them, the last ones first. Of these the earliest are left
    out where they have no room, so that none is cut.
    """

    def __init__(
        self,
        context: Context,
        view: Any,
        acting: int | None,
        said: Iterable[tuple[Sequence[Event], str]],
        people: Sequence[int],
        name: str,
    ) -> None:
        words = context.words
        self._content = content = QWidget()
        parts: list[QWidget] = []
        if standing := context.ui.standing(view):
            notes = {context.ui.next_seat(view, acting): tr("next", "whose turn"), acting: tr("now", "whose turn")}
            parts += [
                Label(tr("Order of play"), role="strong"),
                SeatList(context, standing, acting, {seat: note for seat, note in notes.items() if seat is not None}),
            ]
        for title, part in context.ui.meanwhile(context, view, people):
            parts += [_title(title), part]
        happened = (
            text
            for (event, *_), text in islice(said, LOOKED_THROUGH)
            for notice in [words.events[type(event)].notice]
            # Of who couldn't move, which is said once a round, a message is enough.
            if text and not (words.is_heading(event) or (notice and notice.once_a_round))
        )
        self._moves = [Label(text, wordWrap=True) for text in islice(happened, MOST_MOVES)]
        """What was done last, the latest first."""
        self._done = _title(tr("Last moves"))
        parts += [self._done, *reversed(self._moves)]
        content.setLayout(column_of(*parts, 1, contentsMargins=margins(0, 8, 0, 0), spacing=scaled(4)))
        content.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        super().__init__(content, name)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many of the last moves as have room."""
        super().resizeEvent(event)
        content, room = self._content, self.viewport().size()
        for number in range(len(self._moves), -1, -1):
            for at, move in enumerate(self._moves):
                move.setVisible(at < number)
            self._done.setVisible(number > 0)
            if content.heightForWidth(room.width()) <= room.height():
                break


def _title(text: str) -> Label:
    """A title below other parts."""
    title = Label(text, role="strong")
    title.setContentsMargins(margins(0, BETWEEN, 0, 0))
    return title
