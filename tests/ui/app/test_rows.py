"""However wide the window is, what a row leaves out is gone, and what it shows is whole and lies beside the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, product

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QLayout, QWidget

from indonesia_qt.ui.app.program import Program
from tests.pictures.singapore import lots
from tests.soak import soak_but
from tests.ui.app.test_scale import is_cut, texts
from tests.ui.games.singapore.panels.towns import turn
from tests.ui.games.singapore.tables import show
from tests.ui.pages.page import owned, settle
from tests.ui.table.positions import POSITIONS, go_to

HIGH, SMALLEST = 768, 1366
LARGE = 150
"""With text larger than this, in percent, a window is at least as wide as a small screen."""
WIDTHS = 1366, 1059, 1123, 1500, 1280, 1920, 1100, 1366
"""Narrower and wider in turn: a row is fitted to a width while it still has the parts of another one."""
ALL_WIDTHS = (*range(1024, 1930, 31), *range(1920, 1020, -53))

Sight = Callable[[Program], object]
SIGHTS: dict[str, Sight] = {
    **{name: lambda program, place=place: go_to(program, place) for name, place in POSITIONS.items()},
    "lots": lambda program: show(program, lots, 4, holdings="hidden"),
    "turn": lambda program: show(program, turn, 3),
}
SHORT = ("turn_order", 150), ("deliveries", 100), ("turn", 150)
"""A table, a plan on the board and the pages of the other game, the sizes of text in turn."""


def leftovers(window: QWidget) -> Iterator[str]:
    """What is still seen though it was hidden."""
    for one in owned(window, QWidget):
        if one.isVisible() and one.isHidden():
            yield f"{named(one)} is left"


def crowded(window: QWidget) -> Iterator[str]:
    """What lies over another part of the same row, or not wholly in what it is a part of."""
    for layout in owned(window, QLayout):
        around = layout.parentWidget()
        if around is None or not around.isVisible():
            continue
        items = (layout.itemAt(number) for number in range(layout.count()))
        parts = [part for item in items if item and (part := item.widget()) and part.isVisible() and has_room(part)]
        for one, other in combinations(parts, 2):
            if one.geometry().intersects(other.geometry()):
                yield f"{named(one)} lies over {named(other)}"
        for part in parts:
            if not around.rect().contains(part.geometry()):
                yield f"{named(part)} isn’t wholly in {named(around)}"


def has_room(part: QWidget) -> bool:
    return part.size().expandedTo(QRect(0, 0, 1, 1).size()) == part.size() and part.maximumWidth() > 0


def named(widget: QWidget) -> str:
    return f"{type(widget).__name__} {getattr(widget, 'text', widget.accessibleName)()!r}"


def faults(window: QWidget) -> set[str]:
    cut = (f"{named(text)} is cut" for text in texts(window) if is_cut(text))
    return {*leftovers(window), *crowded(window), *cut}


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize("look", soak_but(("light",), ("light", "dark", "high_contrast")))
@pytest.mark.parametrize(
    "sight", soak_but(SHORT, product(SIGHTS, (100, 125, 150, 200, 250))), ids=lambda sight: f"{sight[0]}-{sight[1]}"
)
@pytest.mark.parametrize("widths", soak_but((WIDTHS,), (WIDTHS, ALL_WIDTHS)), ids=["some", "all"])
def test_rows_are_whole_at_every_width(
    program: Program, sight: tuple[str, int], look: str, widths: Sequence[int]
) -> None:
    name, scale = sight
    window = program.window
    window.preferences.set("theme", look)
    window.preferences.set("scale", scale)
    window.preferences.set("privacy", "off")
    window.appearance.follow()
    window.appearance.put_on()
    SIGHTS[name](program)
    found: dict[int, set[str]] = {}
    for width in widths if scale <= LARGE else [width for width in widths if width >= SMALLEST]:
        window.resize(width, HIGH)
        settle()
        if here := faults(window):
            found[width] = here
    assert found == {}
