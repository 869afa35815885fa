"""Hatches rectangles, for those who can't tell colours."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QLineF, QRectF


def hatch(box: QRectF, slant: str, gap: float) -> list[QLineF]:
    """Lines across a rectangle that stay inside it."""
    lines: list[QLineF] = []
    left, top, right, bottom = box.left(), box.top(), box.right(), box.bottom()
    if slant == "-":
        lines += [QLineF(left, y, right, y) for y in _steps(top, bottom, gap)]
    elif slant == "|":
        lines += [QLineF(x, top, x, bottom) for x in _steps(left, right, gap)]
    if slant in "/x":
        for k in _steps(left + top, right + bottom, 1.4 * gap):
            a, b = max(left, k - bottom), min(right, k - top)
            lines.append(QLineF(a, k - a, b, k - b))
    if slant in "\\x":
        for k in _steps(top - right, bottom - left, 1.4 * gap):
            a, b = max(left, top - k), min(right, bottom - k)
            lines.append(QLineF(a, a + k, b, b + k))
    return lines


def _steps(first: float, last: float, gap: float) -> Iterator[float]:
    at = first + gap / 2
    while at < last:
        yield at
        at += gap
