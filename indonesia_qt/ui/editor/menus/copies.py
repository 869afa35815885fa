"""Duplicates land areas, and copies and pastes them, also between maps."""

from __future__ import annotations

import atexit
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QByteArray, QMimeData
from PySide6.QtGui import QGuiApplication

from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.i18n.text import counted, tr
from indonesia_qt.mapmaking.imports import copied_areas
from indonesia_qt.mapmaking.imports.copied_areas import Pasted
from indonesia_qt.ui.editor.context import EditorContext


def copy(context: EditorContext, areas: Sequence[str]) -> None:
    """Put the land among areas on the clipboard."""
    try:
        copies = copied_areas.copied(context.document.board, areas)
    except EditError as error:
        context.document.refused.emit(str(error))
        return
    data = QMimeData()
    data.setData(copied_areas.TYPE, QByteArray(copied_areas.written(copies)))
    QGuiApplication.clipboard().setMimeData(data)
    atexit.unregister(_clear_clipboard)  # once is enough
    atexit.register(_clear_clipboard)
    context.message.emit(counted(len(copies), "Copied {n} land area.", "Copied {n} land areas."))


def _clear_clipboard() -> None:
    """Take copied areas off the clipboard when the program ends: Qt would delete them after Python, and crash."""
    data: QMimeData | None = QGuiApplication.clipboard().mimeData()
    if data is not None and data.hasFormat(copied_areas.TYPE):
        QGuiApplication.clipboard().clear()


def paste(context: EditorContext) -> None:
    """Put the areas of the clipboard on the map, as one step; they are selected then."""
    data: QMimeData | None = QGuiApplication.clipboard().mimeData()  # None for an empty clipboard
    if data is None or not data.hasFormat(copied_areas.TYPE):
        context.document.refused.emit(
            tr("There are no areas on the clipboard. Select land areas, here or in another map, and copy them first.")
        )
        return
    try:
        areas = copied_areas.read(bytes(data.data(copied_areas.TYPE).data()))
    except EditError as error:
        context.document.refused.emit(str(error))
        return
    step = counted(len(areas), "Paste {n} area", "Paste {n} areas")
    put = _put(context, step, partial(copied_areas.pasted, areas=areas))
    if put is not None and not put.in_place:
        context.message.emit(tr("The original place isn’t free, so what you pasted is on the nearest free water."))


def duplicate(context: EditorContext, areas: Sequence[str]) -> None:
    """Put copies of the land among areas beside it, as one step; they are selected then."""
    lands = [land.id for land in context.document.board.lands if land.id in areas]
    step = counted(len(lands), "Duplicate {n} area", "Duplicate {n} areas")
    _put(context, step, partial(copied_areas.duplicated, ids=lands))


def _put(context: EditorContext, step: str, change: Callable[[Draft], Pasted]) -> Pasted | None:
    """Make a step that adds areas, and show them; return what became of it, None when it was refused."""
    found: list[Pasted] = []

    def made(draft: Draft) -> Draft:
        found.append(change(draft))
        return found[0].draft

    if not context.document.do(step, made):
        return None
    context.jump(found[0].areas)
    return found[0]
