"""Makes one area of several, and gives the ground of an area to a neighbour."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from indonesia_qt.i18n.text import counted, listed, tr
from indonesia_qt.mapmaking.edit.shapes import joining
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.widgets.plain_text import caption

if TYPE_CHECKING:
    from indonesia_qt.ui.editor.editor_window import EditorWindow

MOST_NAMES = 3
"""So many areas are named in a step; of more only the number is told."""


def add_joining_commands(window: EditorWindow) -> None:
    """Put them into the window's menu; they are offered when areas are selected."""
    document, add = window.document, window.commands.add
    window.edit_menu.addSeparator()
    merging = add(window.edit_menu, "merge_areas", tr("&Merge the areas"), partial(merge_selected, document), "Ctrl+M")
    giving = add(
        window.edit_menu,
        "remove_area",
        tr("Remo&ve the area\N{HORIZONTAL ELLIPSIS}"),
        partial(_ask_for_taker, window),
        "Del",
    )

    def offer() -> None:
        merging.setEnabled(len(document.selection) > 1)
        giving.setEnabled(len(document.chosen) == 1)

    document.selection_changed.connect(offer)
    offer()


def add_joining(menu: QMenu, document: MapDocument, areas: Sequence[str]) -> None:
    """Put what makes fewer areas of these ones into their menu."""
    menu.addSeparator()
    if len(areas) > 1:
        text = tr("Merge into {area}", area=document.name(areas[0]))
        menu.addAction(caption(text), partial(merge, document, tuple(areas)))
    else:
        add_takers(menu.addMenu(tr("Remove, and give its ground to")), document, areas[0])


def merge(document: MapDocument, areas: Sequence[str]) -> None:
    """Make one area of several, the first of them, as one step; it is selected then."""
    named = [document.name(area) for area in areas]
    if len(areas) <= MOST_NAMES:
        step = tr("Merge {areas}", areas=listed(named))
    else:
        step = counted(len(areas), "Merge {n} area", "Merge {n} areas")
    if document.do(step, lambda draft: joining.merged_together(draft, areas)):
        document.select(areas[:1])


def merge_selected(document: MapDocument) -> None:
    """Make one area of those that are selected."""
    if len(document.selection) > 1:
        merge(document, document.selection)


def give_ground(document: MapDocument, area: str, taker: str) -> None:
    """Give the ground of an area to a neighbour, as one step."""
    step = tr("Give {area} to {taker}", area=document.name(area), taker=document.name(taker))
    document.do(step, lambda draft: joining.given(draft, area, taker))


def _ask_for_taker(window: EditorWindow) -> None:
    """Show, at the selected area or lake, a menu of those that can have its ground."""
    if len(window.document.chosen) != 1:
        return
    area, view = window.document.chosen[0], window.context.view
    menu = QMenu(view)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.addSection(caption(tr("Give {area} to", area=window.document.name(area))))
    add_takers(menu, window.document, area)
    scene = window.context.scene
    point = scene.point_of(area) if window.document.selection else scene.box_of(area).center()
    place = view.mapFromScene(point)
    seen = view.viewport().rect()
    place.setX(max(seen.left(), min(place.x(), seen.right())))
    place.setY(max(seen.top(), min(place.y(), seen.bottom())))
    menu.popup(view.viewport().mapToGlobal(place))


def add_takers(menu: QMenu, document: MapDocument, area: str) -> None:
    """Put all that can have the ground of an area or a lake into a menu."""
    for taker in joining.takers(document.draft.board, area):
        menu.addAction(caption(document.name(taker)), partial(give_ground, document, area, taker))
