"""Decisions about links as steps of the document, each with a sentence that says what it does."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from indonesia_qt.board import names
from indonesia_qt.board.adjacency import pair, status_of
from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.board.model import BoardMap
from indonesia_qt.mapmaking.edit import linking
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.links.texts import step_in_words

Change = Callable[[BoardMap, str, str], BoardMap]
"""A change of the link between two areas."""


def join(board: BoardMap, a: str, b: str) -> BoardMap:
    """Join two land areas by an arrow; one between their tokens where they touch."""
    if status_of(board, pair(a, b)).border is None:
        return linking.link(board, a, b)
    token = {area.id: area.token for area in board.areas()}
    return linking.with_arrow(board, a, b, (token[a], token[b]))


def outlook(board: BoardMap, a: str, b: str, change: Change) -> str:
    """Return what a change would do to two areas, or why it can't be made."""
    try:
        return _step_text(board, change(board, a, b), a, b)
    except EditError as error:
        return str(error)


def do(document: MapDocument, a: str, b: str, change: Change) -> str:
    """Change the link between two areas as one step, and return what that did; empty when it was refused."""
    after = document.attempt(on_board(lambda board: change(board, a, b)))
    if after is None:
        return ""
    message = _step_text(document.draft.board, after.board, a, b)
    document.push(message, after)
    return message


def on_board(change: Callable[[BoardMap], BoardMap]) -> Callable[[Draft], Draft]:
    """Return a change of a draft that changes its board; it returns the same draft if the board stays the same."""

    def changed(draft: Draft) -> Draft:
        board = change(draft.board)
        return draft if board is draft.board else replace(draft, board=board)

    return changed


def _step_text(before: BoardMap, after: BoardMap, a: str, b: str) -> str:
    called, two = names.of(before), pair(a, b)
    return step_in_words(status_of(before, two), status_of(after, two), called[a], called[b])
