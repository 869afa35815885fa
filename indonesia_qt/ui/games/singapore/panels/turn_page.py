"""What the pages of the panel for a turn have in common."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from indonesia_qt.core.flow import Action
from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from indonesia_qt.ui.board.marks import AreaMark, Mark
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.table.api import ChoiceList, Context
from indonesia_qt.ui.table.panels.panel import LIST_STRETCH
from indonesia_qt.ui.widgets.layouts import Part, column_of


class TurnPage(QWidget):
    """A page offers actions on the button of the panel, and answers clicks on the board.

    Signals:
        changed: it offers something else, or marks something else.
        clicked(sure): what it offers was chosen by a click; `sure` when no other press should be asked for.
        refused(reason): something can't be chosen.
    """

    changed = Signal()
    clicked = Signal(bool)
    refused = Signal(object)

    rows: ChoiceList
    """Has the keyboard when the page is shown."""

    def __init__(self, context: Context, view: State, asked: PlayTurn) -> None:
        super().__init__()
        self.context, self.view, self.asked, self.words = context, view, asked, context.words
        self.pointed = ""
        """The place on the board under the pointer."""

    def lay_out(self, above: Sequence[Part], below: Sequence[Part] = ()) -> None:
        """Lay out the rows between other parts."""
        parts = *above, (self.rows, LIST_STRETCH), *below, 1
        self.setLayout(column_of(*parts, contentsMargins=margins(4, 6, 4, 2), spacing=scaled(5)))

    @property
    def answers(self) -> tuple[Action, ...]:
        """What the page offers; empty while nothing is chosen."""
        raise NotImplementedError

    @property
    def undecided(self) -> tuple[str, str]:
        """What the button says while nothing is chosen."""
        raise NotImplementedError

    def offered(self) -> tuple[str, str]:
        """Return what the button says to what is offered, and what that leads to."""
        text = self.context.action_text(self.view, self.asked, self.answers[0])
        return text.text, text.leads_to

    def added(self) -> str:
        """Return what the button says of what is offered while it is to be added to a draft."""
        return self.offered()[0]

    def marks(self) -> list[Mark]:
        """Return the marks of the page on the board."""
        return []

    def pick(self, area: str) -> None:
        """React to a click on the board."""

    def why_not(self, area: str) -> str:  # noqa: ARG002
        """Return why a place on the board can't be chosen; empty when it can."""
        return ""

    def point_at(self, area: str) -> None:
        """React to the pointer that came to a place on the board, or left it."""
        if area != self.pointed:
            self.pointed = area
            self.changed.emit()

    def preview(self, action: Action) -> list[Mark]:
        """Return the marks of what an action would put on the board."""
        return self.context.ui.board.preview_marks(self.view, self.asked, action, self.context.colours)

    def refusal(self, action: Any) -> str:
        """Return why an action can't be played, with its rule."""
        return self.context.words.reason(self.asked.check(self.view, action))


def legal_marks(areas: Iterable[str]) -> list[Mark]:
    """Return the marks of places that can be clicked."""
    return [AreaMark(area, "legal") for area in dict.fromkeys(areas)]
