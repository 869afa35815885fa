"""Indexes of models, and changes of their rows that leave all other rows alone."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
"""The index above all rows."""
R = TypeVar("R")


class RowChanges(NamedTuple):
    """Spans of rows: those that are `gone`, from the last to the first, and then the `fresh` ones, ascending."""

    gone: tuple[range, ...]
    fresh: tuple[range, ...]


def row_changes(before: Sequence[Hashable], after: Sequence[Hashable]) -> RowChanges:
    """Return the changes from rows with these keys to rows with other ones; a row that moves up counts as a new one."""
    place = {key: row for row, key in enumerate(before)}
    kept, fresh, last = set[int](), list[int](), -1
    for row, key in enumerate(after):
        old = place.get(key, -1)
        if old > last:
            kept.add(old)
            last = old
        else:
            fresh.append(row)
    gone = [row for row in range(len(before)) if row not in kept]
    return RowChanges(tuple(_runs(gone))[::-1], tuple(_runs(fresh)))


def change_rows(
    model: QAbstractItemModel, shown: list[R], after: Sequence[R], key: Callable[[R], Hashable], columns: int = 1
) -> None:
    """Make the rows that `model` has in `shown` those of `after`.

    It reports rows that come, that go, and that have the key of one before and say something else.
    """
    changes = row_changes([*map(key, shown)], [*map(key, after)])
    for span in changes.gone:
        model.beginRemoveRows(ROOT, span.start, span.stop - 1)
        del shown[span.start : span.stop]
        model.endRemoveRows()
    for span in changes.fresh:
        model.beginInsertRows(ROOT, span.start, span.stop - 1)
        shown[span.start : span.start] = after[span.start : span.stop]
        model.endInsertRows()
    for row, fresh in enumerate(after):
        if shown[row] != fresh:
            shown[row] = fresh
            model.dataChanged.emit(model.index(row, 0), model.index(row, columns - 1))


def _runs(rows: Sequence[int]) -> Iterator[range]:
    """Give rows, in ascending order, as spans without gaps."""
    start = 0
    for end in range(1, len(rows) + 1):
        if end == len(rows) or rows[end] != rows[end - 1] + 1:
            yield range(rows[start], rows[end - 1] + 1)
            start = end
