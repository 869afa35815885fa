"""The window: menus, the board in the middle, and docks around it. It knows no game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import QByteArray, QSettings, Qt, QTimer, Signal
from PySide6.QtGui import QActionGroup, QCloseEvent, QCursor, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import (
    QDockWidget,
    QFrame,
    QHBoxLayout,
    QMainWindow,
    QMenu,
    QMessageBox,
    QPushButton,
    QSizePolicy,
    QSplitter,
    QTabWidget,
    QToolBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from indonesia_qt import __version__
from indonesia_qt.ui.announce import announce
from indonesia_qt.ui.appearance import Appearance
from indonesia_qt.ui.bridge import SessionBridge
from indonesia_qt.ui.bubble import Bubble
from indonesia_qt.ui.command_palette import Choice, CommandPalette
from indonesia_qt.ui.commands import Commands, in_words, plain
from indonesia_qt.ui.focus_round import step_part
from indonesia_qt.ui.history import History
from indonesia_qt.ui.history_commands import HistoryCommands
from indonesia_qt.ui.log_pane import LogPane
from indonesia_qt.ui.map import accessible
from indonesia_qt.ui.map.motion import Motion
from indonesia_qt.ui.map.scene import MapScene
from indonesia_qt.ui.map.view import MapView
from indonesia_qt.ui.measure import scaled
from indonesia_qt.ui.past import PastFrame
from indonesia_qt.ui.preferences import PREFERENCES, Preferences
from indonesia_qt.ui.row_scroll import RowScroll
from indonesia_qt.ui.settings_dialog import SettingsDialog
from indonesia_qt.ui.shortcut_sheet import ShortcutSheet
from indonesia_qt.ui.toasts import Toasts

SPEEDS = {"slow": 1200, "normal": 350, "fast": 80, "instant": 0}
"""How long a bot's move stays on the table before the next one, in milliseconds."""
MENUS = "&Game", "&Play", "H&istory", "&View", "&Help"
SHOWN = {
    "show_owners": "O",
    "show_lanes": "R",
    "show_reach": "C",
    "show_starts": "D",
    "show_growth": "G",
    "show_changes": "V",
    "show_names": "N",
    "show_links": "L",
}
"""Preferences of what the board shows beside the pieces, with their usual keys."""
LAYOUT, LAYOUT_VERSION = "layout", 1
"""Under this name the settings keep where the panels are; another version begins anew."""
MESSAGE_MS = 8000
SLOTS = 5
"""Things of a player that keys choose by number."""
SIDE_SHARE, SIDE_WIDTH, MOST_SIDE_SHARE = 0.235, 300, 0.45
"""The part of the window's width that the decision and the log take at first; with large text they need this width at
100 %, but never take more than the last part."""
PROMPT_STRETCH, BAR_STRETCH = 3, 2
"""How what is to be done and the buttons beside it share a line; buttons that don't fit are in a menu."""
BAR_LEAST = 90
"""Pixels at 100 % for the first of these buttons and the menu of the others."""
TABLES_SHARE = 0.34
"""The part that the board as a table takes."""
DECISION_HEIGHT, LOG_HEIGHT = 660, 340
"""How these two share the height at first."""
MOST_CARDS_SHARE = 0.3
"""The part of the window's height that the players' cards take at most at first."""
RECORDS_LEAST = 72
"""Pixels at 100 % that the log has at least."""
ABOUT = (
    f"<h3>Indonesia {__version__}</h3>"
    "<p>An unofficial computer version of the board game <i>Indonesia</i> by Jeroen Doumen and Joris Wiersinga, "
    "published by Splotter Spellen. It is a fan work and not connected with them.</p>"
    "<p>Coastlines: Natural Earth, public domain. Fonts: EB Garamond and Inter, SIL Open Font License.</p>"
)


class TableParts(Protocol):
    """What a game brings to the window. `asked` carries the decision's title; `told` and `refused` carry sentences."""

    @property
    def bridge(self) -> SessionBridge:
        """The game."""

    @property
    def scene(self) -> MapScene:
        """The board."""

    @property
    def strip(self) -> QWidget:
        """The course of the game, along the upper edge."""

    @property
    def headline(self) -> QWidget:
        """What is to be done, above the board."""

    @property
    def history(self) -> History:
        """The moment that is looked at."""

    @property
    def cards(self) -> Sequence[QWidget]:
        """The players, below the board."""

    @property
    def host(self) -> QWidget:
        """The decision, beside the board."""

    @property
    def log(self) -> LogPane:
        """What happened, beside the board."""

    @property
    def deeds(self) -> QWidget:
        """What can be acquired, behind the log."""

    def take_back(self) -> bool:
        """Take back the last thing that was done in the open decision; False when there is nothing."""

    def choose_slot(self, number: int) -> None:
        """Do what a click on the company in the player's slot with this number does, or say why there is none."""

    @property
    def board_table(self) -> QWidget:
        """The board in rows and columns."""

    @property
    def motion(self) -> Motion:
        """What moves on the board."""

    def show_answers(self) -> None:
        """List everything that can be answered now."""

    @property
    def asked(self) -> Any:
        """The signal of a new decision."""

    @property
    def told(self) -> Any:
        """The signal of something to be read once."""

    @property
    def refused(self) -> Any:
        """The signal that something can't be done."""

    @property
    def news(self) -> Any:
        """The signal with sentences to be told in messages; when there are none, all messages go."""

    def answers(self, typed: str) -> Sequence[Choice]:
        """What can be answered now, of that what holds the words that were typed."""


class MainWindow(QMainWindow):
    """Shows a table.

    `new_wanted`, `open_wanted` and `copy_wanted` ask for a game to be begun, opened or copied; `charts_wanted` for
    charts of it, `lines_wanted` for what was played and left, `export_wanted` for the log as a file, `report_wanted`
    for a file that tells what is wrong with the program. `painted` says that the
    window can be seen for the first time, `closed` that the game has been ended and the window goes.
    """

    new_wanted = Signal()
    open_wanted = Signal()
    copy_wanted = Signal()
    charts_wanted = Signal()
    report_wanted = Signal()
    lines_wanted = Signal()
    export_wanted = Signal()
    painted = Signal()
    closed = Signal()

    def __init__(self, settings: QSettings) -> None:
        super().__init__()
        self.setWindowTitle("Indonesia")
        self.settings = settings
        self.preferences = Preferences(settings)
        self.preferences.changed.connect(self._follow)
        self.appearance = Appearance(self.preferences, self)
        self.commands = Commands(self, settings)
        self.may_close: Callable[[], bool] = lambda: True
        self._was_painted = False
        self._arranged_for = 0.0
        self.table: TableParts | None = None
        self.map: MapView | None = None
        self.toasts: Toasts | None = None
        self.setCorner(Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.RightDockWidgetArea)
        self.top = QToolBar("Course of the game", movable=False)
        self.top.setObjectName("strip")
        self.top.toggleViewAction().setEnabled(False)
        self.addToolBar(Qt.ToolBarArea.TopToolBarArea, self.top)
        self.players = self._dock("Players", Qt.DockWidgetArea.BottomDockWidgetArea)
        self.decision = self._dock("Decision", Qt.DockWidgetArea.RightDockWidgetArea)
        self.players.setTitleBarWidget(QWidget())
        self.tables = self._dock("Board as a table", Qt.DockWidgetArea.LeftDockWidgetArea)
        self.tables.setFeatures(self.tables.features() | QDockWidget.DockWidgetFeature.DockWidgetClosable)
        self.tables.hide()
        for part in (self.top, self.players, self.decision):
            part.hide()
        self.bubble = Bubble(self)
        self._make_menus()
        self.statusBar().setSizeGripEnabled(False)
        self.resize(1366, 768)
        kept = settings.value(f"{LAYOUT}/geometry", None)
        if isinstance(kept, QByteArray):
            self.restoreGeometry(kept)

    def show_table(self, table: TableParts) -> None:
        """Put a game's parts in their places and begin; a game that was shown before ends."""
        self.clear_table()
        self.table = table
        self.top.addWidget(table.strip)
        self.show_board(table.scene, self._line_above_map(table.headline), table.history.scrubber)
        self._show_history(table.history)
        row = QWidget()
        cards = QHBoxLayout(row)
        cards.setContentsMargins(4, 4, 4, 4)
        cards.setSpacing(4)
        for card in table.cards:
            cards.addWidget(card, 1)
        _fill(self.players, RowScroll(row))
        _fill(self.decision, _side(table))
        _fill(self.tables, table.board_table)
        for part in (self.top, self.players, self.decision):
            part.show()
        if self.map:
            self.map.touched.connect(table.motion.finish)
        table.asked.connect(self._show_decision)
        table.told.connect(self.show_message)
        table.refused.connect(self.show_refusal)
        table.news.connect(self._tell_news)
        table.bridge.changed.connect(self.bubble.hide)
        table.bridge.changed.connect(self._show_undo)
        table.bridge.paused_changed.connect(self.pause.setChecked)
        self.pause.setChecked(table.bridge.paused)
        table.bridge.pause_ms = SPEEDS[str(self.preferences.value("speed"))]
        table.bridge.begin()
        if self._arranged_for != self.appearance.points:
            # Docks take sizes only when they have been laid out.
            QTimer.singleShot(0, self._arrange)

    def show_message(self, text: str) -> None:
        """Show a sentence in the status bar."""
        self.statusBar().showMessage(text, MESSAGE_MS)

    def show_refusal(self, reason: str) -> None:
        """Say at the pointer, and in the status bar, why something can't be done."""
        self.bubble.say(reason, QCursor.pos())
        announce(self, reason)
        self.show_message(reason)

    def _tell_news(self, told: Sequence[str]) -> None:
        assert self.toasts
        for text in told:
            self.toasts.say(text)
        if not told:
            self.toasts.clear()

    def show_board(self, scene: MapScene, *above: QWidget) -> None:
        """Put a board in the middle, with other parts above it."""
        self.map = MapView(scene)
        self.toasts = Toasts(self.map)
        accessible.install()
        self.map.confirmed.connect(self._press_primary)
        scene.area_focused.connect(partial(accessible.tell_focus, self.map))
        self.map.card.set_delay(self.preferences.number("hover_ms"))
        centre = QWidget()
        layout = QVBoxLayout(centre)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for part in above:
            layout.addWidget(part)
        layout.addWidget(self.map, 1)
        self.setCentralWidget(centre)

    def _show_decision(self, title: str) -> None:
        """Name the decision and give the keyboard to the board; a panel with a field takes it then."""
        self.decision.setWindowTitle(title)
        if self.map:
            self.map.setFocus()
            if self.preferences.is_on("follow"):
                # The board shows the places of the decision only after this.
                QTimer.singleShot(0, self.map, self.map.show_targets)

    def clear_table(self) -> None:
        """End the game that is shown; what was played is saved already."""
        if self.table is not None:
            self.table.bridge.close()
            self.past.follow(None)
            for action in self.top.actions():
                self.top.removeAction(action)
                action.deleteLater()  # and with it the strip
            self.table = None

    def tell(self, title: str, text: str) -> None:
        """Show a message until the player has read it; the window goes on."""
        box = QMessageBox(QMessageBox.Icon.Warning, title, text, QMessageBox.StandardButton.Ok, self)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Tell when the window can be seen."""
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            self.painted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc, where nothing else wants it, brings what moves to rest, or else takes messages away."""
        if event.key() == Qt.Key.Key_Escape and self.table and self.table.motion.is_running:
            self.table.motion.finish()
        elif event.key() == Qt.Key.Key_Escape and self.toasts and self.toasts.shown:
            self.toasts.clear()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """End the bots; nothing is lost, for every move is saved when it is made, or `may_close` asks first."""
        if not self.may_close():
            event.ignore()
            return
        self._keep_layout()
        self.clear_table()
        for settings in self.findChildren(SettingsDialog):
            settings.close()
        super().closeEvent(event)
        self.closed.emit()

    def _dock(self, title: str, area: Qt.DockWidgetArea) -> QDockWidget:
        dock = QDockWidget(title, self)
        dock.setObjectName(title.lower())
        dock.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetMovable)
        self.addDockWidget(area, dock)
        return dock

    def _arrange(self) -> None:
        """Give the dock at the right its first width."""
        first, self._arranged_for = not self._arranged_for, self.appearance.points
        kept = self.settings.value(f"{LAYOUT}/state", None)
        if first and isinstance(kept, QByteArray) and self.restoreState(kept, LAYOUT_VERSION):
            for part in (self.top, self.players, self.decision):
                part.show()
            return
        wanted = max(self.width() * SIDE_SHARE, min(scaled(SIDE_WIDTH), self.width() * MOST_SIDE_SHARE))
        self.resizeDocks([self.decision], [round(wanted)], Qt.Orientation.Horizontal)
        high = min(self.players.sizeHint().height(), round(self.height() * MOST_CARDS_SHARE))
        self.resizeDocks([self.players], [high], Qt.Orientation.Vertical)

    def _line_above_map(self, prompt: QWidget) -> QWidget:
        """What is to be done, and beside it the buttons that are needed most."""
        line = QFrame()
        layout = QHBoxLayout(line)
        layout.setContentsMargins(0, 0, 0, 0)
        bar = QToolBar()
        bar.setProperty("role", "plain")
        layout.addWidget(prompt, PROMPT_STRETCH)
        layout.addWidget(bar, BAR_STRETCH)
        for action, text in (
            (self.undo, "Undo"),
            (self.redo, "Redo"),
            (self.zoom_out, "\N{MINUS SIGN}"),
            (self.fit, "Fit"),
            (self.zoom_in, "+"),
            (self.pause, "Pause"),
        ):
            action.setIconText(text)
            bar.addAction(action)
            button = bar.widgetForAction(action)
            button.setAccessibleName(plain(action.text()))
            button.setProperty("role", "small")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        bar.insertWidget(self.pause, self._shown_on_map())
        bar.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        bar.setMinimumWidth(scaled(BAR_LEAST))
        bar.setMaximumWidth(bar.sizeHint().width())
        return line

    def _shown_on_map(self) -> QToolButton:
        """The button that opens the same menu as the one in the menu bar."""
        button = QToolButton()
        button.setText("Show")
        button.setToolTip("What is shown on the map beside the pieces")
        button.setMenu(self.show_menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setProperty("role", "small")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _make_menus(self) -> None:
        self.menus = {title.replace("&", ""): self.menuBar().addMenu(title) for title in MENUS}
        game, play, past, view, about = self.menus.values()
        add = self.commands.add
        add(game, "new", "&New\N{HORIZONTAL ELLIPSIS}", self.new_wanted.emit, "Ctrl+N")
        add(game, "open", "&Open\N{HORIZONTAL ELLIPSIS}", self.open_wanted.emit, "Ctrl+O")
        add(game, "copy", "Save a &copy\N{HORIZONTAL ELLIPSIS}", self.copy_wanted.emit, "Ctrl+S")
        game.addSeparator()
        add(game, "settings", "Se&ttings\N{HORIZONTAL ELLIPSIS}", self._show_settings, "Ctrl+,")
        game.addSeparator()
        add(game, "quit", "&Quit", self.close, "Ctrl+Q")
        self.undo = add(play, "undo", "&Undo", self._undo, "Ctrl+Z")
        self.redo = add(play, "redo", "&Redo", self._redo, "Ctrl+Y", "Ctrl+Shift+Z")
        self.undo_turn = add(play, "undo_turn", "Undo &turn", self._undo_turn, "Ctrl+Backspace")
        play.addSeparator()
        add(play, "answers", "&What can I do?", self._show_answers, "F2")
        add(play, "pass", "P&ass, or stop here", self._pass, "Ctrl+P")
        self.pause = add(play, "pause", "&Pause bots", self._pause, "Pause")
        self.pause.setCheckable(True)
        self._add_speeds(play.addMenu("&Speed of bots"))
        slots = play.addMenu("&Companies in my slots")
        for number in range(1, SLOTS + 1):
            self.commands.add(
                slots, f"slot_{number}", f"Slot &{number}", partial(self._choose_slot, number), str(number)
            )
        self.past = HistoryCommands(past, self.commands)
        past.addSeparator()
        add(past, "earlier_lines", "&Earlier lines\N{HORIZONTAL ELLIPSIS}", self.lines_wanted.emit)
        add(past, "export_log", "E&xport the log\N{HORIZONTAL ELLIPSIS}", self.export_wanted.emit)
        add(past, "find_in_log", "&Find in the log", self._find_in_log, "Ctrl+L")
        self.zoom_in = add(view, "zoom_in", "Zoom &in", lambda: self._on_map(MapView.zoom_in), "Ctrl++", "Ctrl+=")
        self.zoom_out = add(view, "zoom_out", "Zoom &out", lambda: self._on_map(MapView.zoom_out), "Ctrl+-")
        self.fit = add(view, "fit", "&Whole board", lambda: self._on_map(MapView.fit), "Ctrl+0")
        view.addSeparator()
        self.show_menu = self._make_show_menu(view.addMenu("&Show on the map"))
        view.addSeparator()
        add(view, "board_table", "&Board as a table", self._show_tables, "Ctrl+B")
        add(view, "charts", "&Charts\N{HORIZONTAL ELLIPSIS}", self.charts_wanted.emit, "Ctrl+T")
        add(view, "next_part", "Keyboard to the n&ext part", partial(self._step_part, 1), "F6")
        add(view, "previous_part", "Keyboard to the p&art before", partial(self._step_part, -1), "Shift+F6")
        add(view, "docks", "Show or hide the &panels", self._toggle_docks, "F9")
        add(view, "reset_layout", "&Reset the layout", self._reset_layout)
        add(view, "full_screen", "&Full screen", self._full_screen, "F11")
        add(about, "palette", "&Do anything\N{HORIZONTAL ELLIPSIS}", self._show_palette, "Ctrl+K", "Ctrl+Shift+P")
        add(about, "shortcuts", "&Keyboard shortcuts", self._show_shortcuts, "F1", "?")
        add(about, "report", "&Report a problem\N{HORIZONTAL ELLIPSIS}", self.report_wanted.emit)
        add(about, "about", "&About", self._show_about)
        self._show_undo()

    def _make_show_menu(self, menu: QMenu) -> QMenu:
        """What can be shown on the board beside the pieces; each is a preference."""
        for key, letter in SHOWN.items():
            preference = PREFERENCES[key]
            action = self.commands.add(menu, key, preference.text, partial(self._switch, key), letter)
            action.setStatusTip(preference.help)
            action.setCheckable(True)
            action.setChecked(self.preferences.is_on(key))
        return menu

    def _show_tables(self) -> None:
        """Show the board as tables, with the keyboard there; or hide them and give it back to the board."""
        shows = self.tables.isHidden() and self.table is not None
        self.tables.setVisible(shows)
        if shows and self.table:
            self.resizeDocks([self.tables], [round(self.width() * TABLES_SHARE)], Qt.Orientation.Horizontal)
            self.table.board_table.setFocus()
        elif self.map:
            self.map.setFocus()

    def _show_answers(self) -> None:
        if self.table:
            self.table.show_answers()

    def _switch(self, key: str) -> None:
        self.preferences.set(key, not self.preferences.is_on(key))

    def _add_speeds(self, menu: QMenu) -> None:
        group = QActionGroup(self)
        for speed, name in PREFERENCES["speed"].options.items():
            action = self.commands.add(menu, f"speed_{speed}", name, partial(self.preferences.set, "speed", speed))
            action.setData(speed)
            action.setCheckable(True)
            action.setChecked(speed == self.preferences.value("speed"))
            group.addAction(action)
        self.speeds = group

    def _follow(self, key: str) -> None:
        """Do as the player prefers now."""
        if key == "hover_ms" and self.map:
            self.map.card.set_delay(self.preferences.number(key))
        if key in SHOWN:
            self.commands.actions[key].setChecked(self.preferences.is_on(key))
        if key == "speed":
            speed = str(self.preferences.value("speed"))
            for action in self.speeds.actions():
                action.setChecked(action.data() == speed)
            if self.table:
                self.table.bridge.pause_ms = SPEEDS[speed]

    def _show_undo(self) -> None:
        bridge = self.table.bridge if self.table else None
        here = self.table is not None and not self.table.history.looks_back
        self.undo.setEnabled(bridge is not None and here and bridge.can_undo)
        self.undo_turn.setEnabled(bridge is not None and here and bridge.can_undo)
        self.redo.setEnabled(bridge is not None and here and bridge.can_redo)

    def _show_history(self, history: History) -> None:
        """Follow the history of a table, with a frame around the board while it shows the past."""
        assert self.map
        frame = PastFrame(history.scrubber.theme, self.map)
        history.moved.connect(lambda: frame.setVisible(history.looks_back))
        history.moved.connect(self._show_undo)
        self.past.follow(history)

    def _undo_turn(self) -> None:
        if self.table:
            bridge = self.table.bridge
            self.table.history.undo_turn([seat for seat in range(len(bridge.seats)) if bridge.is_human(seat)])

    def _find_in_log(self) -> None:
        if self.table:
            self.table.log.begin_search()

    def _undo(self) -> None:
        if self.table and not self.table.take_back():
            self.table.bridge.undo()

    def _redo(self) -> None:
        if self.table:
            self.table.bridge.redo()

    def _pause(self) -> None:
        if self.table:
            self.table.bridge.set_paused(self.pause.isChecked())

    def _on_map(self, act: Callable[[MapView], None]) -> None:
        if self.map:
            act(self.map)

    def _pass(self) -> None:
        """Press the panel's other button, if there is one."""
        button = self.decision.findChild(QPushButton, "secondary")
        if button is not None and button.isVisible():
            button.click()

    def _press_primary(self) -> None:
        """Press the button that answers, if it can be pressed; in the past nothing is answered."""
        if self.table and self.table.history.looks_back:
            return
        for button in self.decision.findChildren(QPushButton):
            if button.property("role") == "primary" and button.isVisible() and button.isEnabled():
                button.click()
                return

    def _choose_slot(self, number: int) -> None:
        if self.table:
            self.table.choose_slot(number)

    def _step_part(self, step: int) -> None:
        """Take the keyboard round: the decision, the board, the log, the players, and the tables if they are shown."""
        if self.table and self.map:
            step_part([self.table.host, self.map, self.table.log, self.players, self.tables], step)

    def _toggle_docks(self) -> None:
        """Give the board the whole window, or show the panels again."""
        hidden = self.decision.isHidden()
        for dock in (self.players, self.decision):
            dock.setVisible(hidden and self.table is not None)

    def _reset_layout(self) -> None:
        """Put the panels back to where they are at first."""
        self.settings.remove(LAYOUT)
        self.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, self.players)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.decision)
        for dock in (self.players, self.decision):
            dock.setVisible(self.table is not None)
        self._arrange()

    def _keep_layout(self) -> None:
        """Keep where the panels are for the next start."""
        if self.table is not None:
            self.settings.setValue(f"{LAYOUT}/geometry", self.saveGeometry())
            self.settings.setValue(f"{LAYOUT}/state", self.saveState(LAYOUT_VERSION))

    def _show_palette(self) -> None:
        """List what can be answered, the buttons of the present panel and all commands."""
        answers = self.table.answers if self.table else _nothing
        buttons = (one for one in self.decision.findChildren(QPushButton) if one.isVisible() and one.isEnabled())
        told = {answer.text for answer in answers("")}
        choices = [Choice(one.text(), one.click) for one in buttons if one.text() and one.text() not in told]
        for id, action in self.commands.actions.items():
            if action.isEnabled():
                choices.append(Choice(self.commands.name(id), action.trigger, in_words(self.commands.keys(id))))
        palette = CommandPalette(answers, choices, self)
        palette.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if self.table:
            self.table.asked.connect(palette.reject)
        palette.open()

    def _show_settings(self) -> None:
        """Show the settings beside the game, which goes on."""
        settings = self.findChild(SettingsDialog)
        if settings is None:
            settings = SettingsDialog(self.preferences, self.commands, self)
            settings.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        settings.show()
        settings.activateWindow()

    def _show_shortcuts(self) -> None:
        sheet = ShortcutSheet(self.commands, self)
        sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        sheet.open()

    def _show_about(self) -> None:
        box = QMessageBox(QMessageBox.Icon.Information, "About Indonesia", ABOUT, QMessageBox.StandardButton.Ok, self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def _full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)


def _nothing(typed: str) -> Sequence[Choice]:  # noqa: ARG001
    """What can be answered without a table."""
    return ()


def _fill(dock: QDockWidget, widget: QWidget) -> None:
    """Put a widget in a dock; what was there goes."""
    before = dock.widget()
    dock.setWidget(widget)
    if before is not None:
        before.deleteLater()


def _side(table: TableParts) -> QSplitter:
    """The decision over the log and the deeds."""
    records = QTabWidget()
    records.addTab(table.log, "Log")
    records.addTab(table.deeds, "Deeds")
    records.setMinimumHeight(scaled(RECORDS_LEAST))
    side = QSplitter(Qt.Orientation.Vertical)
    side.addWidget(table.host)
    side.addWidget(records)
    side.setChildrenCollapsible(False)
    side.setSizes([DECISION_HEIGHT, LOG_HEIGHT])
    return side
