"""The commands of the menus Edit, Tools, Check and Help that need the whole window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QPushButton

from indonesia_qt.board.draft import Draft
from indonesia_qt.board.model import OrnamentKind
from indonesia_qt.i18n.text import counted, phrase, tr
from indonesia_qt.mapmaking.edit.alignment import aligned, spaced
from indonesia_qt.mapmaking.edit.grips import Grip, each_of
from indonesia_qt.mapmaking.edit.placement import add_ornament
from indonesia_qt.ui.editor.balance.balance_dialog import BalanceDialog
from indonesia_qt.ui.editor.canvas.badges import Badge
from indonesia_qt.ui.editor.dialogs.playable_dialog import make_playable
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.editor.menus.area_menu import add_takers, ask_divide, ask_group, ask_place, merge, mirror
from indonesia_qt.ui.editor.menus.copies import copy, duplicate, paste
from indonesia_qt.ui.editor.panels.areas import AreasPanel
from indonesia_qt.ui.editor.panels.problems import ProblemsPanel
from indonesia_qt.ui.editor.playtest.playtest_dialog import PlaytestDialog
from indonesia_qt.ui.editor.tools.place import PlaceTool
from indonesia_qt.ui.help.guide import show_guide
from indonesia_qt.ui.settings.command_palette import PALETTE, Choice, CommandPalette, Group, command_choices
from indonesia_qt.ui.settings.commands import plain
from indonesia_qt.ui.settings.shortcuts import ShortcutSheet
from indonesia_qt.ui.widgets.menu_heading import add_heading


def add_ornament_commands(window: EditorWindow) -> None:
    """Add the commands for ornaments to the window's menu; each is offered while the map lacks what it adds."""
    document, menu, add = window.document, window.tool_menu, window.commands.add
    menu.addSeparator()
    actions = {
        "title": add(menu, "add_title", tr("Add &title"), partial(_put, window, "title")),
        "compass": add(menu, "add_compass", tr("Add &compass"), partial(_put, window, "compass")),
    }

    def offer() -> None:
        there = {ornament.what for ornament in document.board.ornaments}
        for what, action in actions.items():
            action.setEnabled(what not in there)

    document.changed.connect(offer)
    offer()


def _put(window: EditorWindow, what: OrnamentKind) -> None:
    step = tr("Add title") if what == "title" else tr("Add compass")
    if window.document.do(step, lambda draft: add_ornament(draft, what)):
        window.use_tool("place")


def add_list_commands(window: EditorWindow) -> None:
    """Add the commands for the lists, and for games of bots, to the window's menus."""
    add, check = window.commands.add, window.check_menu
    find, play, mend = tr("&Find area…"), tr("Run &bot games…"), tr("Make p&layable")
    add(window.edit_menu, "find_area", find, lambda: cast(AreasPanel, window.panels[AreasPanel.id]).ask(), "Ctrl+F")
    add(check, "show_problems", tr("Show &problems"), partial(_show_problems, window), "F8")
    add(check, "make_playable", mend, partial(make_playable, window.document, window))
    add(check, "trial", play, partial(window.show_dialog, PlaytestDialog))
    add(check, "balance", tr("Balance &report…"), partial(window.show_dialog, BalanceDialog))
    _count_problems(window)


def _count_problems(window: EditorWindow) -> None:
    """Keep the numbers of problems in the line below the map, and at the top of their list."""
    button = QPushButton(flat=True)
    button.setToolTip(tr("Show problems"))
    button.clicked.connect(partial(_show_problems, window))
    window.statusBar().addPermanentWidget(button)

    def follow() -> None:
        checks = window.problems.checks
        text = Badge(checks.errors, checks.warnings).text or tr("No problems")
        number = len(checks.open)
        button.setText(text)
        title = tr(ProblemsPanel.title)
        window.docks[ProblemsPanel.id].setWindowTitle(tr("{title} ({n})", title=title, n=number) if number else title)

    window.problems.changed.connect(follow)
    follow()


def _show_problems(window: EditorWindow) -> None:
    window.panels[ProblemsPanel.id].come_forward()


FIXED_KEYS = {
    phrase("On the map"): (
        (phrase("Zoom"), phrase("Mouse wheel")),
        (phrase("Move the map"), phrase("Hold Space and drag")),
        (phrase("Cancel the current action"), phrase("Esc")),
        (phrase("Open the area menu"), phrase("Right-click")),
        (phrase("Rename what is selected"), "F2"),
        (phrase("Move selected land, farther with Shift"), phrase("Arrow keys")),
        (phrase("Select the next area"), phrase("Ctrl+arrow key")),
        (phrase("Show or hide panels"), phrase("Tab key")),
        (phrase("Add a label, token or ship to the selection"), phrase("Ctrl+click")),
        (phrase("Drag without snapping"), phrase("Hold Ctrl and drag")),
    ),
    phrase("On the map without a mouse"): (
        (phrase("Move the keyboard’s pointer, farther with Shift"), phrase("Alt+arrow key")),
        (phrase("Next or previous area, corner or label"), phrase("A, Shift+A")),
        (phrase("Say where the pointer is"), "I"),
        (phrase("Click there; with Shift or Ctrl as with the mouse"), phrase("Space")),
        (phrase("Double-click there"), phrase("Enter")),
        (phrase("Take hold there, then let go"), "G"),
        (phrase("Turn the wheel there"), phrase("PgUp, PgDn")),
        (phrase("Open the area menu"), phrase("Menu or Shift+F10")),
        (phrase("Hide the pointer"), phrase("Esc")),
    ),
    phrase("In panels"): (
        (phrase("Rename, or edit a cell"), "F2"),
        (phrase("Accept the change"), phrase("Enter")),
        (phrase("Discard the change"), phrase("Esc")),
        (phrase("Sort a table by this column; again, the other way round"), phrase("Alt+Down")),
    ),
    phrase("In the picture of an import"): (
        (phrase("Zoom"), "+, -"),
        (phrase("Move the picture, or the frame of a crop"), phrase("Arrow keys")),
        (phrase("Resize the frame"), phrase("Shift+arrow key")),
        (phrase("Crop to the frame"), phrase("Enter")),
    ),
}
"""Keys that belong to no command and can't be changed."""


def add_help_commands(window: EditorWindow) -> None:
    """Add the menu Help, the last, with its commands."""
    menu, add = window.menuBar().addMenu(tr("&Help")), window.commands.add
    anything, title = tr("&Command palette…"), tr("&Make your own map in a quarter of an hour")
    add(menu, PALETTE, anything, partial(_show_palette, window), "Ctrl+K", "Ctrl+Shift+P")
    add(menu, "guide_maps", title, partial(_show_guide, window, plain(title)), "Shift+F1")
    shortcuts = tr("&Keyboard shortcuts")
    add(menu, "shortcuts", shortcuts, lambda: ShortcutSheet(window.commands, window, FIXED_KEYS).open(), "F1")


def _show_guide(window: EditorWindow, title: str) -> None:
    # The table of a game is needed only for the rules, to which the guide leads.
    from indonesia_qt.ui.table.rules_presenter import RulesPresenter

    rules = window.findChild(RulesPresenter)
    if rules is None:
        rules = RulesPresenter(window, window.appearance, window.commands, window.show_refusal)
    show_guide("tutorials/first-map.md", title, window, rules.show_chapter)


def _show_palette(window: EditorWindow) -> None:
    """List all commands, and all areas, which are jumped to."""
    areas = [
        Choice(window.document.name(area.id), partial(window.context.jump, [area.id]))
        for area in window.document.board.areas()
    ]
    groups = Group(tr("Commands"), command_choices(window.commands)), Group(tr("Areas"), areas)
    CommandPalette(tr("Command palette"), tr("Type to search"), lambda _: groups, window).open()


def add_copy_commands(window: EditorWindow) -> None:
    """Add the commands that copy land to the window's menu; they are offered when some is selected."""
    document, menu, add = window.document, window.edit_menu, window.commands.add
    menu.addSeparator()
    copying = add(menu, "copy_areas", tr("Cop&y areas"), lambda: copy(window.context, document.selection), "Ctrl+C")
    add(menu, "paste_areas", tr("Pa&ste areas"), lambda: paste(window.context), "Ctrl+V")
    twice = tr("Duplicat&e areas")
    doubling = add(
        menu, "duplicate_areas", twice, lambda: duplicate(window.context, document.selection), "Ctrl+Shift+D"
    )

    def offer() -> None:
        lands = {land.id for land in document.board.lands}
        for action in (copying, doubling):
            action.setEnabled(not lands.isdisjoint(document.selection))

    document.selection_changed.connect(offer)
    offer()


def add_alignment_commands(window: EditorWindow) -> None:
    """Add the commands that line up what is held in the tool for places to the window's menu."""
    menu, add = window.tool_menu.addMenu(tr("Align la&bels and tokens")), window.commands.add
    align, space = partial(_line_up, window, _aligned_in_words), partial(_line_up, window, _spaced_in_words)
    add(menu, "align_row", tr("In a &row"), partial(align, partial(aligned, in_row=True)))
    add(menu, "align_column", tr("In a &column"), partial(align, partial(aligned, in_row=False)))
    add(menu, "space_across", tr("Space evenly &across"), partial(space, partial(spaced, across=True)))
    add(menu, "space_down", tr("Space evenly &down"), partial(space, partial(spaced, across=False)))


def _line_up(
    window: EditorWindow, in_words: Callable[[int], str], change: Callable[[Draft, Sequence[Grip]], Draft]
) -> None:
    held = cast(PlaceTool, window.tools[PlaceTool.id]).held
    step = in_words(len(each_of(window.document.draft.board, held)))
    window.document.do(step, lambda draft: change(draft, held))


def _aligned_in_words(number: int) -> str:
    return counted(number, "Align {n} item", "Align {n} items")


def _spaced_in_words(number: int) -> str:
    return counted(number, "Space {n} item evenly", "Space {n} items evenly")


def add_joining_commands(window: EditorWindow) -> None:
    """Add the commands that merge and remove areas to the window's menu; they are offered when areas are selected."""
    document, menu, add = window.document, window.edit_menu, window.commands.add
    menu.addSeparator()
    remove = tr("Remo&ve area…")
    merging = add(menu, "merge_areas", tr("&Merge areas"), lambda: merge(document, document.selection), "Ctrl+M")
    giving = add(menu, "remove_area", remove, partial(_ask_for_taker, window), "Del")
    divide, group = tr("Div&ide into areas…"), tr("&Group into provinces…")
    dividing = add(
        menu, "divide_area", divide, lambda: ask_divide(window.context, document.selection or _land(document))
    )
    grouping = add(menu, "group_areas", group, lambda: ask_group(window.context, _land(document)))
    placing = add(
        menu, "place_areas", tr("M&ove, scale, rotate…"), lambda: ask_place(window.context, document.selection)
    )
    sides = menu.addMenu(tr("Mirror"))
    add(sides, "mirror_areas", tr("Mirror left to rig&ht"), lambda: mirror(document, document.selection, False))
    add(sides, "flip_areas", tr("Mirror u&pside down"), lambda: mirror(document, document.selection, True))

    def offer() -> None:
        merging.setEnabled(len(document.selection) > 1)
        giving.setEnabled(len(document.chosen) == 1)
        dividing.setEnabled(bool(document.selection or document.board.lands))
        grouping.setEnabled(len(_land(document)) > 1)
        for action in (placing, sides.menuAction(), *sides.actions()):
            action.setEnabled(bool(document.selection))

    document.selection_changed.connect(offer)
    document.changed.connect(offer)
    offer()


def _land(document: MapDocument) -> tuple[str, ...]:
    """The land areas that are selected; all of them when none is."""
    lands = tuple(land.id for land in document.board.lands)
    return tuple(id for id in lands if id in document.selection) or lands


def _ask_for_taker(window: EditorWindow) -> None:
    """Show, at the selected area or lake, a menu of those that can have its ground."""
    area, view = window.document.chosen[0], window.context.view
    menu = QMenu(view)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    add_heading(menu, [tr("Give the space of {area} to", area=window.document.name(area))])
    add_takers(menu, window.context, area)
    place = view.mapFromScene(window.context.scene.point_of(area))
    seen = view.viewport().rect()
    place.setX(max(seen.left(), min(place.x(), seen.right())))
    place.setY(max(seen.top(), min(place.y(), seen.bottom())))
    menu.popup(view.viewport().mapToGlobal(place))
