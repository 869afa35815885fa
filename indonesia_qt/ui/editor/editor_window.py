"""The window of the map editor: menus, tools, the map, and panels around it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import cast

from PySide6.QtCore import QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QDockWidget, QMainWindow, QToolBar

from indonesia_qt.board.names import translated_title
from indonesia_qt.i18n.text import clauses, figure, tr
from indonesia_qt.i18n.untrusted_text import visible
from indonesia_qt.ui.editor.canvas.drawn_icons import tool_icon
from indonesia_qt.ui.editor.context import EditorContext
from indonesia_qt.ui.editor.docks import Docks
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.document.problem_model import ProblemModel
from indonesia_qt.ui.editor.edit_view import EditView, Tool
from indonesia_qt.ui.editor.game_pages import pages_of
from indonesia_qt.ui.editor.menus.area_menu import area_menu
from indonesia_qt.ui.editor.menus.name_field import NameField
from indonesia_qt.ui.editor.panels.panel import EditorPanel
from indonesia_qt.ui.editor.tools.link import LinkTool
from indonesia_qt.ui.editor.tools_and_panels import PANELS, TOOLS
from indonesia_qt.ui.settings.appearance import Appearance
from indonesia_qt.ui.settings.commands import Commands, in_words
from indonesia_qt.ui.settings.settings_file import Preferences, Settings
from indonesia_qt.ui.shell.keyboard import step_part
from indonesia_qt.ui.shell.news import NewsMenu
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.support.application import is_ending
from indonesia_qt.ui.support.later import later
from indonesia_qt.ui.support.window_geometry import WindowPlace, place_of, put_first, replace_window
from indonesia_qt.ui.widgets.fitting_labels import OneLine
from indonesia_qt.ui.widgets.messages import Callout, announce, place_of_action
from indonesia_qt.ui.widgets.plain_text import Label, caption, tip, window_title
from indonesia_qt.ui.widgets.rich_text import rich


class SideDialog(QDialog):
    """Stays beside the map of an editor's window, which can be used meanwhile."""

    def __init__(self, window: EditorWindow, title: str) -> None:
        super().__init__(window)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.editor, self.document = window, window.document


PLACE = "editor_window"
"""The setting that keeps where the window is."""
FIRST_SIZE = QSize(1920, 1080)
"""Pixels of the first window, which takes a smaller screen whole: a map needs much room."""

NEARER = ("+", "=", "Ctrl++", "Ctrl+=")
"""The plus is on the key of the equals sign on many keyboards."""

SIGN, LARGEST_SIGN = 24, 40
"""Pixels of a tool's sign: at 100 %, and at most."""


class EditorWindow(QMainWindow):
    """Edits the map of a document.

    Signals:
    - `closed`: the window has closed, as `may_close` allowed
    - `picture_requested`: asks for a picture to trace over
    """

    closed = Signal()
    picture_requested = Signal()

    def __init__(self, document: MapDocument, settings: Settings) -> None:
        super().__init__()
        self.document, self.settings = document, settings
        document.setParent(self)
        self._panel_kinds = (*PANELS, *pages_of(document.draft.game).panels)
        self.may_close: Callable[[], bool] = lambda: True
        self.preferences = Preferences(settings)
        self.appearance = Appearance(self.preferences, self)
        self.commands = Commands(self, settings)
        self.callout = Callout(self)
        self._docks = Docks(self, self._panel_kinds, settings)
        self._step = document.undo_stack.index()
        self.problems = ProblemModel(document)
        self.context = self._make_context()
        self.tools: dict[str, Tool] = {}
        self.panels: dict[str, EditorPanel] = {}
        self._tool_bar = QToolBar(tr("Tools"), movable=False)
        self._tool_bar.setObjectName("tools")
        self._tool_bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.addToolBar(Qt.ToolBarArea.TopToolBarArea, self._tool_bar)
        self._tool_group = QActionGroup(self)
        self._make_menus()
        self._tool_actions = {kind.id: self._tool_action(kind) for kind in TOOLS}
        self._place, self._hint = Label(), OneLine(role="quiet")
        self._hint.setContentsMargins(margins(6, 0, 0, 0))
        self.statusBar().addWidget(self._hint, 1)
        self.statusBar().addPermanentWidget(self._place)
        self.statusBar().setSizeGripEnabled(False)
        self._follow_document()
        self.appearance.changed.connect(self._follow_look)
        self._furnish(TOOLS[0].id)
        put_first(self, self.settings.get(PLACE, WindowPlace()), FIRST_SIZE)

    @property
    def docks(self) -> Mapping[str, QDockWidget]:
        """The docks of the panels, by the ids of these."""
        return self._docks.by_panel

    def use_tool(self, id: str) -> None:
        """Use a tool from now on."""
        tool = self.tools[id]
        self._tool_actions[id].setChecked(True)
        self.statusBar().clearMessage()
        self.callout.hide()
        self.context.view.use(tool)
        self._hint.show_text(tr(tool.hint))

    def show_refusal(self, reason: str) -> None:
        """Say at the pointer, and in the line below, why something can't be done, and mark the place on the map."""
        self.callout.say(reason, self.context.view.place_on_screen or place_of_action())
        announce(self, reason, at_once=True)
        self.context.scene.spot.show_at(self.document.spot)
        self._write(reason)

    def show_message(self, text: str) -> None:
        """Show a sentence in the line below the map, and have a screen reader read it."""
        self._write(text)
        announce(self, text)

    def _write(self, text: str) -> None:
        self.statusBar().showMessage(visible(text), 8000)

    def show_dialog(self, kind: Callable[[EditorWindow], QDialog]) -> None:
        """Show the dialog of a kind beside the map; one that is open already comes to the front."""
        open_dialogs = (dialog for dialog in self.findChildren(QDialog) if type(dialog) is kind)
        dialog = next(open_dialogs, None) or kind(self)
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Name the tools beside their icons where there is room."""
        super().resizeEvent(event)
        self._name_tools()
        self._docks.follow()

    def showEvent(self, event: QShowEvent) -> None:
        """Give the panels their sizes."""
        super().showEvent(event)
        later(self, self._docks.lay_out)  # docks take sizes only when they have been laid out

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close if `may_close` allows it, and keep where the panels are."""
        has = self.focusWidget()
        writer = has if has is not None and has.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled) else None
        if writer is not None:
            writer.clearFocus()  # what is typed there counts
        if not (is_ending() or self.may_close()):
            event.ignore()
            if writer is not None:
                writer.setFocus()
            return
        self._keep_layout()
        super().closeEvent(event)
        self.closed.emit()

    def hand_over(self) -> None:
        """Leave the document to another window; this one does nothing with it any more."""
        self.context.view.tool.end()
        self._keep_layout()
        self.problems.deleteLater()

    def take_over(self, before: EditorWindow) -> None:
        """Stand in for a window that has handed over: with the same tool, and the same part of the map in view."""
        replace_window(before, self)
        self.use_tool(before.context.view.tool.id)
        if before.context.view.sight is not None:
            self.context.view.look_at(before.context.view.sight)

    def _keep_layout(self) -> None:
        self._docks.keep()
        self.settings.set(PLACE, place_of(self))

    def _follow_document(self) -> None:
        self.document.refused.connect(self.show_refusal)
        self.document.allowed.connect(self.callout.hide)
        self.callout.left.connect(lambda: self.context.scene.spot.show_at(None))
        self.document.undo_stack.cleanChanged.connect(self._name_window)
        self.document.moved.connect(self._name_window)
        self.document.changed.connect(self._name_window)

    def _make_menus(self) -> None:
        titles = tr("&File"), tr("&Edit"), tr("&View"), tr("&Tools"), tr("&Check"), tr("&Playtest")
        self.file_menu, self.edit_menu, self.view_menu, *others = map(self.menuBar().addMenu, titles)
        self.tool_menu, self.check_menu, self.try_menu = others
        add, stack = self.commands.add, self.document.undo_stack
        self._undo = add(self.edit_menu, "editor_undo", tr("&Undo"), stack.undo, "Ctrl+Z")
        self._redo = add(self.edit_menu, "editor_redo", tr("&Redo"), stack.redo, "Ctrl+Shift+Z", "Ctrl+Y")
        self.document.changed.connect(self._offer_steps)
        stack.indexChanged.connect(self._offer_steps)
        stack.indexChanged.connect(self._say_step)
        self._offer_steps()
        add(self.edit_menu, "select_all", tr("Select &all"), self._select_all, "Ctrl+A")
        add(self.edit_menu, "select_none", tr("&Deselect all"), partial(self.document.select, ()), "Ctrl+Shift+A")
        add(self.view_menu, "editor_fit", tr("Show &whole map"), partial(self._look, EditView.fit), "0", "F", "Ctrl+0")
        add(self.view_menu, "editor_zoom_in", tr("Zoom &in"), partial(self._look, EditView.zoom_in), *NEARER)
        add(self.view_menu, "editor_zoom_out", tr("Zoom &out"), partial(self._look, EditView.zoom_out), "-", "Ctrl+-")
        add(self.view_menu, "editor_show_selection", tr("Show &selection"), self._show_selection, "Z")
        self._add_panel_commands()

    def _add_panel_commands(self) -> None:
        add, menu = self.commands.add, self.view_menu
        menu.addSeparator()
        NewsMenu(menu.addMenu(tr("News")), self.commands, self, "editor_")
        menu.addSeparator()
        add(menu, "editor_next_part", tr("Focus n&ext pane"), partial(self._step_part, 1), "F6")
        add(menu, "editor_previous_part", tr("Focus previo&us pane"), partial(self._step_part, -1), "Shift+F6")
        panels = menu.addMenu(tr("&Panels"))
        add(panels, "editor_panels", tr("Show or hide &panels"), self._docks.toggle, "F9")
        add(panels, "editor_reset_panels", tr("&Reset panels"), self._docks.reset)
        panels.addSeparator()
        panels.addActions([dock.toggleViewAction() for dock in self.docks.values()])

    def _step_part(self, step: int) -> None:
        """Move the keyboard to the next or previous of the map and the panels in front."""
        step_part([self.context.view, *self._docks.in_front], step)

    def _offer_steps(self) -> None:
        """Offer to undo and to redo, but not while something is dragged."""
        stack, is_free = self.document.undo_stack, not self.document.is_dragged
        self._undo.setEnabled(is_free and stack.canUndo())
        self._redo.setEnabled(is_free and stack.canRedo())
        self._undo.setText(tr("&Undo: {step}", step=caption(stack.undoText())) if stack.canUndo() else tr("&Undo"))
        self._redo.setText(tr("&Redo: {step}", step=caption(stack.redoText())) if stack.canRedo() else tr("&Redo"))

    def _say_step(self, number: int) -> None:
        """Have a screen reader say what was done, or undone."""
        stack, before, self._step = self.document.undo_stack, self._step, number
        if number > before:
            announce(self, stack.undoText())
        elif stack.canRedo():
            announce(self, tr("Undone: {move}", move=stack.redoText()))

    def _make_context(self) -> EditorContext:
        context = EditorContext(self.document, self.problems, self.appearance.theme, self.settings, self)
        preferences = self.preferences
        context.view.scroll_moves = lambda: preferences.value("scroll") == "move"
        context.message.connect(self.show_message)
        context.tool_requested.connect(self.use_tool)
        context.link_requested.connect(self._begin_link)
        context.view.pointed.connect(self._show_place)
        context.view.rename_requested.connect(self._rename)
        context.view.panels_requested.connect(self._docks.toggle)
        context.view.picture_requested.connect(self.picture_requested)
        context.view.context_requested.connect(self._show_area_menu)
        return context

    def _furnish(self, in_use: str) -> None:
        """Make the map, which has the keyboard, the tools, one of which is in use, and the panels."""
        self.setCentralWidget(self.context.view)
        self._make_tools()
        for kind in self._panel_kinds:
            panel = self.panels[kind.id] = kind(self.context)
            self._docks.fill(panel)
        self.use_tool(in_use)
        self._name_window()
        self.context.view.setFocus()

    def _follow_look(self) -> None:
        """Make everything again in the look that is in use; the tool and what is in view stay."""
        self._docks.grow_soon()
        before = self.context.view
        before.tool.end()
        in_use, sight = before.tool.id, before.sight
        self.context.deleteLater()
        self.context = self._make_context()
        self._furnish(in_use)
        if sight is not None:
            self.context.view.look_at(sight)

    def _tool_action(self, kind: type[Tool]) -> QAction:
        use = partial(self.use_tool, kind.id)
        action = self.commands.add(self.tool_menu, f"tool_{kind.id}", tr(kind.title), use, kind.keys)
        action.setCheckable(True)
        self._tool_group.addAction(action)
        self._tool_bar.addAction(action)
        return action

    def _make_tools(self) -> None:
        for kind in TOOLS:
            tool = self.tools[kind.id] = kind(self.context.view)
            tool.message.connect(self.show_message)
            action = self._tool_actions[kind.id]
            action.setIcon(tool_icon(kind.glyph, self.appearance.theme))
            words = {"title": tr(kind.title), "keys": in_words(action.shortcuts()), "hint": tr(kind.hint)}
            action.setToolTip(tip(rich("<b>{title}</b> ({keys})<br>{hint}", **words)))
            self._tool_bar.widgetForAction(action).setAccessibleDescription(words["hint"])
        self._name_tools()

    def _name_tools(self) -> None:
        side = min(scaled(SIGN), LARGEST_SIGN)
        self._tool_bar.setIconSize(QSize(side, side))
        self._tool_bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        if self._tool_bar.sizeHint().width() > self.width():
            self._tool_bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)

    def _look(self, way: Callable[[EditView], None]) -> None:
        """Change what is seen in the present view; a change of the theme makes another one."""
        way(self.context.view)

    def _show_selection(self) -> None:
        if self.document.selection:
            self.context.jump(self.document.selection)
        else:
            self.context.view.fit()

    def _select_all(self) -> None:
        self.document.select(area.id for area in self.document.board.areas())

    def _show_area_menu(self, area: str, place: QPoint) -> None:
        """Show the menu of the selected areas, which what is at the pointer becomes unless it is one of them."""
        if not area:
            return
        if area not in self.document.selection:
            self.document.select([area])
        menu = area_menu(self.context, self.document.chosen, self.context.view)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(place)

    def _rename(self) -> None:
        if len(self.document.chosen) == 1:
            NameField(self.context, self.document.chosen[0]).ask()
        else:
            self.document.refused.emit(tr("Select one area first. Then you can rename it."))

    def _begin_link(self, area: str) -> None:
        """Use the tool for links, which waits for the other area."""
        self.use_tool(LinkTool.id)
        cast(LinkTool, self.tools[LinkTool.id]).begin_from(area)

    def _show_place(self, point: QPointF) -> None:
        area = self.context.scene.hovered
        message = clauses(figure(point.x(), 1), figure(point.y(), 1))
        self._place.setText(f"{self.document.name(area)} · {message}" if area else message)

    def _name_window(self, *_: object) -> None:
        title = window_title(translated_title(self.document.board.title))
        copy = tr("{map} (copy)[*] – Map editor", map=title)
        self.setWindowTitle(copy if self.document.is_copy else tr("{map}[*] – Map editor", map=title))
        self.setWindowModified(not self.document.undo_stack.isClean())
