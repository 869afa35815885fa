"""Decisions about links as steps of the document, each with a sentence that says what it does."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from indonesia_qt.board import names
from indonesia_qt.board.adjacency import pair, status_of
from indonesia_qt.board.model import BoardMap
from indonesia_qt.mapmaking.edit import adjacency
from indonesia_qt.mapmaking.edit.adjacency import with_arrow
from indonesia_qt.mapmaking.edit.draft import Draft, EditError
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.links.texts import step_in_words

Change = Callable[[BoardMap], BoardMap]


def toggle(a: str, b: str) -> Change:
    """Link two areas that aren't linked, or unlink them; back to what geometry says where that leads there."""
    return lambda board: adjacency.toggled(board, a, b)


def decide(a: str, b: str, linked: bool, note: str = "") -> Change:
    """Link two areas, or unlink them, whatever geometry says."""
    return lambda board: adjacency.decide(board, a, b, linked, note)


def follow(a: str, b: str) -> Change:
    """Let geometry decide."""
    return lambda board: adjacency.follow_geometry(board, a, b)


def annotate(a: str, b: str, note: str) -> Change:
    """Give a decision another reason."""
    return lambda board: adjacency.with_note(board, a, b, note)


def join(a: str, b: str) -> Change:
    """Join two land areas by an arrow; one between their tokens where they touch."""

    def change(board: BoardMap) -> BoardMap:
        if status_of(board, pair(a, b)).border is None:
            return adjacency.link(board, a, b)
        token = {area.id: area.token for area in board.areas()}
        return with_arrow(board, a, b, (token[a], token[b]))

    return change


def outlook(board: BoardMap, a: str, b: str, change: Change) -> str:
    """What a change of the tie of two areas would do, or why it can't be made."""
    try:
        return _step_text(board, change(board), a, b)
    except EditError as error:
        return str(error)


def do(document: MapDocument, a: str, b: str, change: Change) -> str:
    """Change the tie of two areas as one step; what that did, or nothing when it was refused."""
    before = document.draft.board
    try:
        after = change(before)
    except EditError as error:
        document.refused.emit(str(error))
        return ""
    message = _step_text(before, after, a, b)
    do_all(document, message, lambda _: after)
    return message


def _step_text(before: BoardMap, after: BoardMap, a: str, b: str) -> str:
    called, two = names.of(before), pair(a, b)
    return step_in_words(status_of(before, two), status_of(after, two), called[a], called[b])


def do_all(document: MapDocument, text: str, change: Change) -> bool:
    """Change the board as one step that `text` names; whether that could be done."""
    return document.do(text, partial(_on_board, change))


def _on_board(change: Change, draft: Draft) -> Draft:
    board = change(draft.board)
    return draft if board is draft.board else replace(draft, board=board)
