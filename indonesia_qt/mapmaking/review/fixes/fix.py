"""One way to solve a problem."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from indonesia_qt.board.model import BoardMap
from indonesia_qt.mapmaking.edit.draft import Draft
from indonesia_qt.mapmaking.edit.immutable_update import updated


class Fix(Struct, frozen=True, eq=False):
    """What is done, in a few words for a button, and the change of the draft that does it.

    The change may raise `EditError`. Drafts stay as they are, so a fix can be tried to see what it does.
    """

    text: str
    change: Callable[[Draft], Draft]


def _on_board(text: str, change: Callable[[BoardMap], BoardMap]) -> Fix:
    """A fix that only changes the board."""
    return Fix(text, lambda draft: updated(draft, board=change(draft.board)))
