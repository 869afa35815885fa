"""What can be done with areas and provinces by a menu: renamed, given to another, merged and removed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from indonesia_qt.board.draft import Draft
from indonesia_qt.board.model import LandArea
from indonesia_qt.i18n.text import counted, listed, tr
from indonesia_qt.mapmaking.edit import labels, naming, provinces
from indonesia_qt.mapmaking.edit.shapes import placing, split_and_merge
from indonesia_qt.ui.editor.context import EditorContext
from indonesia_qt.ui.editor.dialogs.ask_name import ask_name
from indonesia_qt.ui.editor.dialogs.divide_dialog import DivideDialog, GroupDialog
from indonesia_qt.ui.editor.dialogs.placing_dialog import PlacingDialog
from indonesia_qt.ui.editor.dialogs.preview_dialog import ask
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.game_pages import pages_of
from indonesia_qt.ui.editor.menus.copies import copy, duplicate
from indonesia_qt.ui.support.collation import in_order
from indonesia_qt.ui.widgets.plain_text import caption

MOST_NAMES = 3
"""The most areas that a step names; of more only the number is given."""


def add_joining(menu: QMenu, context: EditorContext, areas: Sequence[str]) -> None:
    """Add the commands to a menu that merge these areas, or remove a single one."""
    menu.addSeparator()
    document = context.document
    if len(areas) > 1:
        text = tr("Merge into {area}", area=document.name(areas[0]))
        menu.addAction(caption(text), partial(merge, document, tuple(areas)))
    else:
        add_takers(menu.addMenu(tr("Remove and give its space to")), context, areas[0])


def ask_divide(context: EditorContext, areas: Sequence[str]) -> None:
    """Ask into how many areas these are to be divided."""
    ask(DivideDialog(context, areas))


def ask_group(context: EditorContext, lands: Sequence[str]) -> None:
    """Ask into how many provinces land areas are to be grouped."""
    ask(GroupDialog(context, lands))


def ask_place(context: EditorContext, areas: Sequence[str]) -> None:
    """Ask how areas are to be moved, scaled and turned."""
    ask(PlacingDialog(context, areas))


def mirror(document: MapDocument, areas: Sequence[str], upside_down: bool) -> None:
    """Mirror areas, left to right or upside down, as one step."""
    step = counted(len(areas), "Mirror {n} area", "Mirror {n} areas")

    def change(draft: Draft) -> Draft:
        return placing.placed(draft, areas, placing.mirrored(placing.middle(draft.board, areas), upside_down))

    document.do(step, change)


def _add_placing(menu: QMenu, context: EditorContext, areas: Sequence[str]) -> None:
    menu.addAction(tr("Move, scale, rotate\N{HORIZONTAL ELLIPSIS}"), partial(ask_place, context, areas))
    sides = menu.addMenu(tr("Mirror"))
    sides.addAction(tr("Left to right"), partial(mirror, context.document, areas, upside_down=False))
    sides.addAction(tr("Upside down"), partial(mirror, context.document, areas, upside_down=True))


def merge(document: MapDocument, areas: Sequence[str]) -> None:
    """Make one area of several, the first of them, as one step; it is selected then."""
    named = [document.name(area) for area in areas]
    if len(areas) <= MOST_NAMES:
        step = tr("Merge {areas}", areas=listed(named))
    else:
        step = counted(len(areas), "Merge {n} area", "Merge {n} areas")
    if document.do(step, lambda draft: split_and_merge.merged_together(draft, areas)):
        document.select(areas[:1])


def add_takers(menu: QMenu, context: EditorContext, area: str) -> None:
    """Add all areas to a menu that can have the ground of an area or a lake."""
    for taker in split_and_merge.takers(context.document.draft.board, area):
        menu.addAction(caption(context.document.name(taker)), partial(_give_ground, context, area, taker))


def _give_ground(context: EditorContext, area: str, taker: str) -> None:
    names = {"area": context.document.name(area), "taker": context.document.name(taker)}
    if context.document.do(tr("Give {area} to {taker}", **names), partial(split_and_merge.given, gone=area, to=taker)):
        context.message.emit(tr("{area} is gone: its space belongs to {taker}.", **names))


def area_menu(context: EditorContext, areas: Sequence[str], parent: QWidget) -> QMenu:
    """Return the menu of one or several areas."""
    menu, board = QMenu(parent), context.document.board
    menu.addAction(tr("Zoom to"), partial(context.zoom_to, areas))
    if len(areas) == 1:
        menu.addAction(tr("Rename\N{HORIZONTAL ELLIPSIS}"), partial(ask_rename, context.document, areas[0], parent))
    lands = [land.id for land in board.lands if land.id in areas]
    if len(areas) == 1 and not lands:
        _add_naming(menu, context.document, areas[0])
    if lands:
        menu.addSeparator()
        homes = menu.addMenu(tr("Assign to province"))
        now = {land.province for land in board.lands if land.id in lands}
        for province in in_order(board.provinces):
            action = homes.addAction(caption(province.name), partial(give, context.document, lands, province.id))
            action.setEnabled(now != {province.id})
        homes.addSeparator()
        found = partial(ask_new_province, context.document, lands, parent)
        homes.addAction(tr("New province\N{HORIZONTAL ELLIPSIS}"), found)
        if len(now & {province.id for province in board.provinces}) == 1:
            menu.addAction(tr("Select the province"), partial(_select_province, context.document, next(iter(now))))
    known = {area.id for area in board.areas()}
    if len(areas) == 1 and areas[0] in known:
        pages_of(context.document.draft.game).add_to_menu(menu, context, areas[0])
        menu.addAction(tr("Link with\N{HORIZONTAL ELLIPSIS}"), partial(context.link_requested.emit, areas[0]))
    add_joining(menu, context, areas)
    if known.issuperset(areas):
        if lands:
            menu.addAction(tr("Copy"), partial(copy, context, lands))
            menu.addAction(tr("Duplicate"), partial(duplicate, context, lands))
        _add_placing(menu, context, tuple(areas))
        menu.addAction(tr("Divide into areas\N{HORIZONTAL ELLIPSIS}"), partial(ask_divide, context, tuple(areas)))
    if len(lands) > 1:
        menu.addAction(tr("Group into provinces\N{HORIZONTAL ELLIPSIS}"), partial(ask_group, context, tuple(lands)))
    return menu


def province_menu(context: EditorContext, id: str, parent: QWidget) -> QMenu:
    """Return the menu of a province."""
    menu, document = QMenu(parent), context.document
    board = document.board
    areas = [land.id for land in board.lands if land.province == id]
    menu.addAction(tr("Zoom to"), partial(context.zoom_to, areas)).setEnabled(bool(areas))
    menu.addAction(tr("Rename\N{HORIZONTAL ELLIPSIS}"), partial(ask_rename, document, id, parent))
    _add_naming(menu, document, id)
    menu.addSeparator()
    others = menu.addMenu(tr("Merge into"))
    for province in in_order(board.provinces):
        if province.id != id:
            step = tr("Merge {gone} into {kept}", gone=document.name(id), kept=province.name)
            change = partial(provinces.merge_provinces, kept=province.id, gone=id)
            others.addAction(caption(province.name), partial(document.do, step, change))
    others.setEnabled(bool(others.actions()))
    step = tr("Remove {name}", name=document.name(id))
    menu.addAction(tr("Remove"), partial(document.do, step, partial(provinces.remove_province, id=id)))
    menu.addAction(tr("New province\N{HORIZONTAL ELLIPSIS}"), partial(ask_new_province, document, (), parent))
    return menu


def ask_rename(document: MapDocument, id: str, parent: QWidget) -> None:
    """Ask for another name of something, and rename it."""
    title = tr("Rename {name}", name=document.name(id))
    ask_name(parent, title, tr("Name"), own_name(document, id), tr("Rename"), partial(rename, document, id))


def ask_new_province(document: MapDocument, lands: Sequence[str], parent: QWidget) -> None:
    """Ask for the name of a new province, which these areas will belong to."""
    take = partial(found_province, document, lands)
    ask_name(parent, tr("New province"), tr("Name"), "", tr("Create province"), take)


def own_name(document: MapDocument, id: str) -> str:
    """Return the name that something has of its own; empty for an area that has none."""
    place = next((land for land in document.board.lands if land.id == id), None)
    return (place.place or "") if isinstance(place, LandArea) else document.name(id)


def rename(document: MapDocument, id: str, name: str) -> bool:
    """Rename something as one step; return whether that could be done."""
    step = tr("Rename {name}", name=document.name(id))
    return document.do(step, lambda draft: naming.rename(draft, id, name))


def give(document: MapDocument, lands: Sequence[str], province: str) -> bool:
    """Let land areas belong to a province, as one step; return whether that could be done."""
    home = document.name(province)
    if len(lands) == 1:
        step = tr("Assign {area} to {province}", area=document.name(lands[0]), province=home)
    else:
        step = counted(len(lands), "Assign {n} area to {province}", "Assign {n} areas to {province}", province=home)
    return document.do(step, lambda draft: provinces.assign(draft, lands, province))


def found_province(document: MapDocument, lands: Sequence[str], name: str) -> bool:
    """Make a province that these areas belong to, as one step; return whether that could be done."""

    def change(draft: Draft) -> Draft:
        return provinces.assign(provinces.add_province(draft, name), lands, provinces.new_province_id(draft, name))

    return document.do(tr("Add province {name}", name=name), change)


def _select_province(document: MapDocument, id: str) -> None:
    document.select(land.id for land in document.board.lands if land.province == id)


def _add_naming(menu: QMenu, document: MapDocument, id: str) -> None:
    if any(label.of == id for label in document.board.labels):
        step = tr("Hide label of {name}", name=document.name(id))
        menu.addAction(tr("Hide label"), partial(document.do, step, partial(labels.remove_label, of=id)))
    else:
        step = tr("Show label of {name}", name=document.name(id))
        menu.addAction(tr("Show label"), partial(document.do, step, partial(labels.add_label, of=id)))
