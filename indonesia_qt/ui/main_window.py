"""The window: menus, the board in the middle, and docks around it. It knows no game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QSettings, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QCursor, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QMessageBox, QPushButton, QVBoxLayout, QWidget

from indonesia_qt import __version__
from indonesia_qt.ui.announce import announce
from indonesia_qt.ui.appearance import Appearance
from indonesia_qt.ui.board_commands import BoardCommands
from indonesia_qt.ui.board_line import BoardLine
from indonesia_qt.ui.bubble import Bubble
from indonesia_qt.ui.command_palette import Choice, CommandPalette
from indonesia_qt.ui.commands import Commands, in_words, plain
from indonesia_qt.ui.docks import Docks
from indonesia_qt.ui.dropped_files import DroppedFiles
from indonesia_qt.ui.focus_round import step_part, step_place
from indonesia_qt.ui.guide import show_guide
from indonesia_qt.ui.history import History
from indonesia_qt.ui.history_commands import HistoryCommands
from indonesia_qt.ui.map import accessible
from indonesia_qt.ui.map.scene import MapScene
from indonesia_qt.ui.map.view import MapView
from indonesia_qt.ui.past import PastFrame
from indonesia_qt.ui.play_commands import PlayCommands
from indonesia_qt.ui.preferences import Preferences
from indonesia_qt.ui.recent_menu import RecentMenu
from indonesia_qt.ui.refusal import rule_of
from indonesia_qt.ui.rules.link import RULES, RulesLink
from indonesia_qt.ui.settings_dialog import SettingsDialog
from indonesia_qt.ui.shortcut_sheet import ShortcutSheet
from indonesia_qt.ui.table_parts import TableParts
from indonesia_qt.ui.toasts import Toasts
from indonesia_qt.wording import phrase, tr

MESSAGE_MS = 8000
EXPORTS = {
    "board": phrase("The &board as a picture\N{HORIZONTAL ELLIPSIS}"),
    "statistics": phrase("The &statistics as tables\N{HORIZONTAL ELLIPSIS}"),
    "graph": phrase("The &map as a graph\N{HORIZONTAL ELLIPSIS}"),
}
"""What can be written for other programs, with the words of the menu."""
ABOUT = phrase(
    "<p>An unofficial computer version of the board game <i>Indonesia</i> by Jeroen Doumen and Joris Wiersinga, "
    "published by Splotter Spellen. It is a fan work and not connected with them.</p>"
    "<p>Coastlines: Natural Earth, public domain. Fonts: EB Garamond and Inter, SIL Open Font License.</p>"
)


class MainWindow(QMainWindow):
    """Shows a table.

    `start_wanted` asks for the start screen; `new_wanted`, `open_wanted` and `copy_wanted` ask for a game to be begun,
    opened or copied, `file_wanted` for the one in this file; `charts_wanted` for charts of it, `lines_wanted` for what
    was played and left, `export_wanted` for the log as a file, `other_export_wanted` for one of `EXPORTS`,
    `report_wanted` for a file that tells what is wrong with the program, `editor_wanted` for the map editor,
    `learn_wanted` for the first game, `language_wanted` for the language that is now preferred, which this window, once
    made, does not speak, `rules_wanted` for the rules at a place, or with an empty one for those of what is asked,
    `reference_wanted` for them on one sheet. `painted` says that the window can be seen for the first time, `closed`
    that the game has been ended and the window goes.
    """

    start_wanted = Signal()
    new_wanted = Signal()
    open_wanted = Signal()
    file_wanted = Signal(object)
    copy_wanted = Signal()
    charts_wanted = Signal()
    report_wanted = Signal()
    lines_wanted = Signal()
    export_wanted = Signal()
    other_export_wanted = Signal(str)
    editor_wanted = Signal()
    learn_wanted = Signal()
    language_wanted = Signal()
    rules_wanted = Signal(str)
    reference_wanted = Signal()
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
        self.table: TableParts | None = None
        self.map: MapView | None = None
        self.toasts: Toasts | None = None
        self.docks = Docks(self, settings, self.appearance)
        self.bubble = Bubble(self)
        self.bubble.link_clicked.connect(self._show_rules)
        self._refused = ""
        self.installEventFilter(self)
        self.dropped = DroppedFiles(self)
        self.dropped.game.connect(self.file_wanted)
        self.dropped.refused.connect(self.show_refusal)
        self._make_menus()
        self.statusBar().setSizeGripEnabled(False)
        self._add_rules_link()
        self.resize(1366, 768)
        self.docks.place_window()

    def show_table(self, table: TableParts) -> None:
        """Put a game's parts in their places and begin; a game that was shown before ends."""
        self.clear_table()
        self.table = table
        self.docks.show_table(table)
        line = BoardLine(table.headline, self.play, self.board)
        line.refused.connect(self.show_refusal)
        self.show_board(table.scene, line, table.history.scrubber)
        self._show_history(table.history)
        if self.map:
            self.map.touched.connect(table.motion.finish)
        table.asked.connect(self._show_decision)
        table.told.connect(self.show_message)
        table.refused.connect(self.show_refusal)
        table.news.connect(self._tell_news)
        table.bridge.changed.connect(self.bubble.hide)
        self.play.follow(table)
        table.bridge.begin()
        self.docks.arrange_soon()

    def show_message(self, text: str) -> None:
        """Show a sentence in the status bar."""
        self.statusBar().showMessage(text, MESSAGE_MS)

    def show_refusal(self, reason: str) -> None:
        """Say at the pointer, and in the status bar, why something can't be done."""
        self._refused = reason
        self.bubble.say(reason, QCursor.pos(), self.rules_link.told(rule_of(reason)))
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
        self.map.confirmed.connect(self.play.press_primary)
        self.board.follow(self.map)
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

    def show_screen(self, screen: QWidget) -> None:
        """Show something else in the place of a game, with no panels around it."""
        self.clear_table()
        self.map = self.toasts = None
        self.board.follow(None)
        self.docks.put_away()
        self.setCentralWidget(screen)

    def _show_decision(self, title: str) -> None:
        """Name the decision and give the keyboard to the board; a panel with a field takes it then."""
        self.docks.decision.setWindowTitle(title)
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
            self.play.follow(None)
            self.docks.clear()
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

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002
        """Tab leads from the board to the decision, then to the line above the board, the players and the records."""
        if self.table and self.map:
            docks = self.docks
            around = self.map.parentWidget() or self.map
            parts = [self.map, self.table.host, around, docks.top, docks.players, docks.decision, docks.tables]
            if docks.lesson:
                parts.append(docks.lesson)
            if step_place(parts, next):
                return True
        return super().focusNextPrevChild(next)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc belongs to what moves, and then to a hint, before it belongs to any shortcut."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
            and self.table
            and (self.table.motion.is_running or self.table.gives_hint)
        ):
            event.accept()
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc, where nothing else wants it, brings what moves to rest, or takes the hint or else messages away."""
        if event.key() == Qt.Key.Key_Escape and self.table and self.table.motion.is_running:
            self.table.motion.finish()
        elif event.key() == Qt.Key.Key_Escape and self.table and self.table.gives_hint:
            self.table.put_hint_away()
        elif event.key() == Qt.Key.Key_Escape and self.toasts and self.toasts.shown:
            self.toasts.clear()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """End the bots; nothing is lost, for every move is saved when it is made, or `may_close` asks first."""
        if not self.may_close():
            event.ignore()
            return
        self.docks.keep()
        self.clear_table()
        for settings in self.findChildren(SettingsDialog):
            settings.close()
        super().closeEvent(event)
        self.closed.emit()

    def _make_menus(self) -> None:
        menus = tr("&Game"), tr("&Play"), tr("H&istory"), tr("&View"), tr("&Help")
        game, play, past, view, about = map(self.menuBar().addMenu, menus)
        add = self.commands.add
        add(game, "new", tr("&New\N{HORIZONTAL ELLIPSIS}"), self.new_wanted.emit, "Ctrl+N")
        add(game, "open", tr("&Open\N{HORIZONTAL ELLIPSIS}"), self.open_wanted.emit, "Ctrl+O")
        self.recent = RecentMenu()
        self.recent.chosen.connect(self.file_wanted)
        game.addMenu(self.recent)
        add(game, "copy", tr("Save a &copy\N{HORIZONTAL ELLIPSIS}"), self.copy_wanted.emit, "Ctrl+S")
        export = game.addMenu(tr("E&xport"))
        for what, text in EXPORTS.items():
            add(export, f"export_{what}", tr(text), partial(self.other_export_wanted.emit, what))
        game.addSeparator()
        add(game, "start", tr("&Start screen"), self.start_wanted.emit)
        add(game, "editor", tr("&Map editor\N{HORIZONTAL ELLIPSIS}"), self.editor_wanted.emit)
        game.addSeparator()
        add(game, "settings", tr("Se&ttings\N{HORIZONTAL ELLIPSIS}"), self._show_settings, "Ctrl+,")
        game.addSeparator()
        add(game, "quit", tr("&Quit"), self.close, "Ctrl+Q")
        self.play = PlayCommands(play, self.commands, self.preferences)
        self.past = HistoryCommands(past, self.commands)
        past.addSeparator()
        add(past, "earlier_lines", tr("&Earlier lines\N{HORIZONTAL ELLIPSIS}"), self.lines_wanted.emit)
        add(past, "export_log", tr("E&xport the log\N{HORIZONTAL ELLIPSIS}"), self.export_wanted.emit)
        add(past, "find_in_log", tr("&Find in the log"), self._find_in_log, "Ctrl+L")
        self.board = BoardCommands(view, self.commands, self.preferences)
        view.addSeparator()
        add(view, "board_table", tr("&Board as a table"), self._show_tables, "Ctrl+B")
        add(view, "charts", tr("&Charts\N{HORIZONTAL ELLIPSIS}"), self.charts_wanted.emit, "Ctrl+T")
        add(view, "next_part", tr("Keyboard to the n&ext part"), partial(self._step_part, 1), "F6")
        add(view, "previous_part", tr("Keyboard to the p&art before"), partial(self._step_part, -1), "Shift+F6")
        add(view, "docks", tr("Show or hide the &panels"), self.docks.toggle, "F9")
        add(view, "reset_layout", tr("&Reset the layout"), self.docks.reset)
        add(view, "full_screen", tr("&Full screen"), self._full_screen, "F11")
        add(about, "learn", tr("&Learn: the first game\N{HORIZONTAL ELLIPSIS}"), self.learn_wanted.emit)
        add(about, "palette", tr("&Do anything\N{HORIZONTAL ELLIPSIS}"), self._show_palette, "Ctrl+K", "Ctrl+Shift+P")
        add(about, RULES, tr("R&ules of what is asked"), self._show_rules, "F1")
        add(about, "reference", tr("&Quick reference\N{HORIZONTAL ELLIPSIS}"), self.reference_wanted.emit)
        guide = tr("&Guide for players")
        add(about, "guide", guide, partial(show_guide, "playing.md", plain(guide), self))
        add(about, "shortcuts", tr("&Keyboard shortcuts"), self._show_shortcuts, "?", "Shift+F1")
        add(about, "report", tr("&Report a problem\N{HORIZONTAL ELLIPSIS}"), self.report_wanted.emit)
        add(about, "about", tr("&About"), self._show_about)

    def _show_tables(self) -> None:
        """Show the board as tables, with the keyboard there; or hide them and give it back to the board."""
        if self.docks.toggle_tables() and self.table:
            self.table.board_table.setFocus()
        elif self.map:
            self.map.setFocus()

    def _follow(self, key: str) -> None:
        """Do as the player prefers now."""
        if key == "hover_ms" and self.map:
            self.map.card.set_delay(self.preferences.number(key))
        elif key == "language":
            self.language_wanted.emit()

    def _show_history(self, history: History) -> None:
        """Follow the history of a table, with a frame around the board while it shows the past."""
        assert self.map
        frame = PastFrame(history.scrubber.theme, self.map)
        history.moved.connect(lambda: frame.setVisible(history.looks_back))
        self.past.follow(history)

    def _find_in_log(self) -> None:
        if self.table:
            self.table.log.begin_search()

    def _step_part(self, step: int) -> None:
        """Take the keyboard round: decision, board, log, players, and the tables and the lesson if they are shown."""
        if self.table and self.map:
            parts = [self.table.host, self.map, self.table.log, self.docks.players, self.docks.tables]
            if self.docks.lesson:
                parts.append(self.docks.lesson)
            step_part(parts, step)

    def _show_palette(self) -> None:
        """List what can be answered, the buttons of the present panel and all commands."""
        answers = self.table.answers if self.table else _nothing
        buttons = (one for one in self.docks.decision.findChildren(QPushButton) if one.isVisible() and one.isEnabled())
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

    def _add_rules_link(self) -> None:
        """Lead from the status bar to the rule of a refusal as long as it stands there, else to those of the prompt."""
        self.rules_link = RulesLink(self.commands)
        self.rules_link.clicked.connect(self._show_rules)
        self.statusBar().addPermanentWidget(self.rules_link)
        self.statusBar().messageChanged.connect(self._name_rule)
        self.bubble.left.connect(self._name_rule)
        self.commands.changed.connect(self._name_rule)
        self._name_rule()

    def _name_rule(self) -> None:
        self.rules_link.name(self._rule)

    @property
    def _rule(self) -> str:
        """The rule of the refusal that is told still; empty when there is none."""
        told = self.bubble.isVisible() or self.statusBar().currentMessage() == self._refused
        return rule_of(self._refused) if told else ""

    def _show_rules(self) -> None:
        """Show the rule of the refusal that is told, or else the rules of what is asked."""
        self.rules_wanted.emit(self._rule)

    def _show_shortcuts(self) -> None:
        sheet = ShortcutSheet(self.commands, self)
        sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        sheet.open()

    def _show_about(self) -> None:
        told = f"<h3>Indonesia {__version__}</h3>{tr(ABOUT)}"
        title = tr("About Indonesia")
        box = QMessageBox(QMessageBox.Icon.Information, title, told, QMessageBox.StandardButton.Ok, self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def _full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)


def _nothing(typed: str) -> Sequence[Choice]:  # noqa: ARG001
    """What can be answered without a table."""
    return ()
