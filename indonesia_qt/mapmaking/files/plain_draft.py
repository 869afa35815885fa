"""Drafts as plain data, which another process can send: the game reads its own data again."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from indonesia_qt.board.draft import Draft
from indonesia_qt.board.model import BoardMap
from indonesia_qt.games import definition_of


class PlainDraft(Struct, frozen=True, eq=False):
    """A board, the id of the game, and its data in JSON."""

    board: BoardMap
    game: str
    data: bytes

    def draft(self) -> Draft:
        """Return the draft."""
        return Draft(self.board, definition_of(self.game).decode(self.data))


def plain(draft: Draft) -> PlainDraft:
    """Return a draft as plain data."""
    return PlainDraft(draft.board, draft.game, msgspec.json.encode(draft.data))
