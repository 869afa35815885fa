"""The window of the game: menus, the board in the middle, and docks around it. It knows no particular game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QMargins, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QMenuBar, QMessageBox, QPushButton, QWidget

from indonesia_qt.files.paths import BOARD_FILE, SHARED_MAP, is_shared_map, is_there
from indonesia_qt.files.whole_file import reason_of
from indonesia_qt.games import suffixes
from indonesia_qt.i18n.text import as_sentence, enumerated, labelled, paragraph, tr
from indonesia_qt.i18n.untrusted_text import visible
from indonesia_qt.ui.board import accessible
from indonesia_qt.ui.board.map_scene import MapScene
from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.play.history import PastFrame
from indonesia_qt.ui.play.save_files import is_save
from indonesia_qt.ui.settings.appearance import Appearance, tempo
from indonesia_qt.ui.settings.command_palette import Choice, CommandPalette, Group, command_choices
from indonesia_qt.ui.settings.commands import Commands
from indonesia_qt.ui.settings.preferences import PREFERENCES
from indonesia_qt.ui.settings.settings_file import Preferences, Settings
from indonesia_qt.ui.shell.keyboard import KeyboardPlace, give_back_keyboard, keyboard_place, step_part, step_place
from indonesia_qt.ui.shell.refusal_presenter import LEAST_MESSAGE_MS, MESSAGE_MS, RefusalPresenter
from indonesia_qt.ui.support.application import is_ending
from indonesia_qt.ui.table.window.board_toolbar import BoardToolbar
from indonesia_qt.ui.table.window.docks import Docks
from indonesia_qt.ui.table.window.keys import EnterKey, EscapeKey, UndoKeys
from indonesia_qt.ui.table.window.menus import GameMenu, HelpMenu, HistoryMenu, LogMenu, PlayMenu, ViewMenu
from indonesia_qt.ui.table.window.news import TableNews
from indonesia_qt.ui.table.window.top_bar import TopBar
from indonesia_qt.ui.widgets.file_choice import FileDrops
from indonesia_qt.ui.widgets.layouts import column_of
from indonesia_qt.ui.widgets.messages import Concern, Notice, announce
from indonesia_qt.ui.widgets.overlay import Overlays
from indonesia_qt.ui.widgets.plain_text import MessageBox, caption, window_title
from indonesia_qt.ui.widgets.tip_placer import TipPlacer

if TYPE_CHECKING:
    from indonesia_qt.ui.table.game_view import GameView

TITLE = "Indonesia"
"""The title of a window without a game."""
FOLLOWED_BELOW = 1600
"""Width of a window in pixels below which the board is too small to be read with ease as a whole."""


class DroppedGameOrMap(QObject):
    """Lets a window take one file or folder.

    - `game`: the file of a saved game
    - `map`: the folder of a map, or a file in which one was shared
    - `refused`: a sentence on what can't be used
    """

    game = Signal(object)
    map = Signal(object)
    refused = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        FileDrops(window).dropped.connect(self._take_dropped)

    def _take_dropped(self, dropped: Sequence[Path]) -> None:
        if len(dropped) > 1:
            self.refused.emit(tr("Drop one file at a time: a saved game or a map."))
        else:
            self.take(dropped[0])

    def take(self, path: Path) -> None:
        """Find out whether a file or folder is a game or a map, and report it."""
        if is_save(path, suffixes()):
            self.game.emit(path)
        elif path.name == BOARD_FILE:
            self.map.emit(path.parent)
        elif is_shared_map(path) or is_there(path / BOARD_FILE):
            self.map.emit(path)
        else:
            text = tr(
                "{file} isn’t a saved game ({ending}) or a map (*{shared}, or a folder with {board}).",
                file=path.name,
                ending=enumerated(f"*{suffix}" for suffix in suffixes().values()),
                board=BOARD_FILE,
                shared=SHARED_MAP,
            )
            self.refused.emit(text)


class MainWindow(QMainWindow):
    """Shows a game or a start screen.

    - `charts_requested`, `review_requested`: ask for charts of the game, or for its review
    - `language_requested`: asks for a window in the language that is now preferred; this one can't change its texts
    - `painted`: the window is visible for the first time
    - `closed`: the game has ended, and the window closes
    """

    charts_requested = Signal()
    review_requested = Signal()
    language_requested = Signal()
    painted = Signal()
    closed = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.setWindowTitle(TITLE)
        self.settings = settings
        self.settings.problem.connect(self._tell_settings_problem)  # a lambda would keep the window in memory
        self.preferences = Preferences(settings)
        self.preferences.changed.connect(self._follow)
        self.appearance = Appearance(self.preferences, self)
        self.commands = Commands(self, settings)
        self.may_close: Callable[[], bool] = lambda: True
        self._follow_soon = QTimer(self, singleShot=True)  # the board shows the places of a decision only after it
        self._follow_soon.timeout.connect(self._follow_decision)
        self._message_ends = QTimer(self, singleShot=True)
        self._message_ends.timeout.connect(self._end_message)
        self._message_age = QElapsedTimer()
        self._message_age.start()
        self._decision_shown = "", 0
        """The title of the decision that is shown, and how many were made before."""
        self._sought: tuple[str, ...] = ()
        """The targets that were brought into view last."""
        self._was_painted = False
        self.table: GameView | None = None
        self.map: MapView | None = None
        self.bar = TopBar()
        self.setMenuWidget(self.bar)
        self.docks = Docks(self, settings, self.bar)
        self.docks.tables.left.connect(self._show_tables)
        self.escape = EscapeKey(self)
        self.undo_keys = UndoKeys(self)
        self.dropped = DroppedGameOrMap(self)
        self.dropped.refused.connect(self.show_refusal)
        self._make_menus()
        self.refusals = RefusalPresenter(self, self.commands)
        self.help.rules_requested.connect(self.refusals.ask_rules)
        self.docks.place_window()

    def menuBar(self) -> QMenuBar:
        """Return the menus in the bar, which Qt's own would replace."""
        return self.bar.menus

    def show_table(self, table: GameView) -> None:
        """End the game that is shown, put the parts of another one in their places, and begin it."""
        self.clear_table()
        self.table = self.escape.table = self.undo_keys.table = table
        EnterKey(table.decision.host, self.play.press_primary)
        self.log.log = table.log.pane
        self.docks.show_table(table)
        self.play.follow(table)
        self._tools = BoardToolbar(table.decision.prompt, self.play, self.board)
        self._tools.refused.connect(self.show_refusal)
        for changed in (table.history.moved, table.bridge.changed):
            changed.connect(self.show_tools)
        self.show_board(table.board.scene, self._tools)
        self.past.follow(table)
        self.news.follow(table)
        if self.map:
            frame = PastFrame(table.history.timeline_slider.theme)
            frame.lay_over(self.map)
            table.history.moved.connect(lambda: frame.setVisible(table.history.looks_back))
            overlays = Overlays(self.map, table.overlays)
            self.map.zoomed.connect(overlays.make_way)
            overlays.arranged.connect(self.map.update_card)
            table.remarks.lay_over(self.map)
            for changed in (overlays.arranged, table.board.scene.synced):
                changed.connect(table.remarks.make_way)
            for bar in (self.map.horizontalScrollBar(), self.map.verticalScrollBar()):
                bar.valueChanged.connect(overlays.make_way)
            table.turn_banner.lay_over(self.map)
            table.full_page.lay_over(self.map)
        self.statusBar().clearMessage()  # of another game
        table.decision.asked.connect(self._show_decision)
        table.beats.ended.connect(self._follow_soon.start)
        table.board.scene.synced.connect(self._seek_targets)
        table.message.connect(self.show_message)
        table.board.facts_said.connect(self._show_facts)
        table.refused.connect(self.show_refusal)
        table.news.connect(self._show_news)
        table.undone.connect(partial(announce, self))
        table.undo_offered.connect(self._offer_undo)
        table.bridge.changed.connect(self.refusals.withdraw)
        table.decision.host.replaced.connect(self.refusals.withdraw)
        self.board.offer(table.game.name)
        table.bridge.is_held = self._is_behind
        table.bridge.begin()
        self.docks.arrange_soon()
        if self.isVisible():
            self.docks.lay_out()

    def show_tools(self) -> None:
        """Show the tools of the moment; those of a lesson also after its script, as long as its card takes room."""
        if self.table is not None:
            history, lesson = self.table.history, self.docks.lesson
            is_led = self.table.bridge.is_led or (lesson is not None and not lesson.isHidden())
            self._tools.show_tools(looks_back=history.looks_back, is_led=is_led)

    def _is_behind(self) -> bool:
        """Whether a menu, a dialog or another window of the program keeps the player from the game.

        A small window of tools stays over the game without that.
        """
        front = QApplication.activeWindow()
        is_other = front not in (None, self) and front.windowType() != Qt.WindowType.Tool
        return is_other or bool(QApplication.activePopupWidget() or QApplication.activeModalWidget())

    def show_message(self, text: str) -> None:
        """Show a sentence in the status bar, or where that is folded beside the prompt."""
        self._show_facts(text)
        if self.table and self.statusBar().isHidden():
            self.table.decision.prompt.say(visible(text), MESSAGE_MS)

    def _show_facts(self, text: str) -> None:
        self._message_ends.stop()
        self._message_age.start()
        self.statusBar().showMessage(visible(text), MESSAGE_MS)

    def write(self, to: Path, write: Callable[[], None]) -> None:
        """Write a file, and say whether it is saved."""
        try:
            write()
        except OSError as error:
            self.tell(tr("Couldn’t save the file"), labelled(str(to), reason_of(error)))
        else:
            self.show_message(tr("Saved as {file}.", file=to))

    def offer(self, text: str, button: str, act: Callable[[], object]) -> Notice:
        """Show a sentence in the status bar beside a button that does something, until that or another is pressed."""
        for old in self.statusBar().findChildren(Notice):
            old.dismiss()
        notice = Notice(text, button, act)
        notice.left.connect(self.docks.fold_status)
        self.statusBar().insertPermanentWidget(0, notice)
        notice.show()
        self.docks.fold_status()
        return notice

    def _offer_undo(self, text: str, undo: Callable[[], object]) -> None:
        """Offer to take back what was done at the table until the next decision there."""
        assert self.table
        notice = self.offer(text, tr("Undo"), undo)
        self.table.decision.answered.connect(notice.dismiss)
        self.table.bridge.closed.connect(notice.dismiss)

    def show_refusal(self, reason: str) -> None:
        """Say at the pointer, and in the status bar, why something can't be done."""
        self.refusals.say(reason, self._kept_in_sight())

    def _kept_in_sight(self) -> list[QRect]:
        """Return what a message may not cover: strip, prompt, panels, tutorial, and what matters on the board."""
        if self.table is None or self.map is None:
            return []
        decision, strip, port = self.table.decision, self.table.strip, self.map.viewport()
        parts = strip, strip.below, decision.prompt, decision.host, self.docks.players, self.docks.lesson
        origin = port.mapTo(self, QPoint())
        around = self.map.rect()  # what lies over all of the board, such as a frame, leaves no other place
        on_board = (part.intersected(port.rect()) for part in self.map.kept_in_sight() if not part.contains(around))
        seen = (part for part in parts if part is not None and part.isVisible())
        return [
            *(QRect(part.mapTo(self, QPoint()), part.size()) for part in seen),
            *(part.translated(origin) for part in on_board),
        ]

    def _show_news(self, texts: Sequence[str]) -> None:
        """Show beside the prompt what just happened, so that nothing is covered; no texts remove the last ones."""
        assert self.table
        text = paragraph(*texts)
        self._message_ends.stop()
        self._message_age.start()
        self.table.decision.prompt.say(visible(text), MESSAGE_MS)
        announce(self, paragraph(*map(as_sentence, texts)), Concern.PLAYER)

    def show_board(self, scene: MapScene, *above: QWidget) -> None:
        """Put a board in the middle of the window, with other parts above it."""
        self.map = MapView(scene)
        self.map.confirmed.connect(self.play.press_primary)
        self.board.follow(self.map)
        scene.area_focused.connect(partial(accessible.announce_focus, self.map))
        scene.standing_changed.connect(partial(accessible.report_standing, self.map))
        self.map.card.set_delay(self.preferences.number("hover_ms"))
        preferences = self.preferences
        self.map.scroll_moves = lambda: preferences.value("scroll") == "move"
        centre = QWidget()
        centre.setLayout(column_of(*above, (self.map, 1), contentsMargins=QMargins(), spacing=0))
        self.setCentralWidget(centre)
        TipPlacer(self.map)
        if self.isVisible():
            centre.show()  # now: else the window would be painted once without a board

    def show_screen(self, screen: QWidget) -> None:
        """Show a screen in the place of a game, without panels around it."""
        self.clear_table()
        self.map = None
        self.board.follow(None)
        self.docks.put_away()
        self.setCentralWidget(screen)
        if self.isVisible():
            screen.show()  # now: else the keyboard couldn't come to a part of it when the window becomes active

    def _show_decision(self, title: str) -> None:
        """Name the decision and give the keyboard to the board; a panel with a field takes it then.

        What was said during another decision ends, but not before it can be read.
        """
        shown = title, self.table.history.shown if self.table else 0
        if shown != self._decision_shown:
            self._decision_shown = shown
            self._message_ends.start(max(0, LEAST_MESSAGE_MS - self._message_age.elapsed()))
        self.docks.decision.setWindowTitle(window_title(caption(title)))
        self.docks.decision.setAccessibleName(title)  # which has Qt report it: Orca 48 keeps the names that it has read
        if self.map:
            self.map.setFocus()
            self._follow_soon.start()

    def _end_message(self) -> None:
        self.statusBar().clearMessage()
        if self.table:
            self.table.decision.prompt.hide_message()

    def _seek_targets(self) -> None:
        """Follow targets that have changed during the decision."""
        map_ = self.map
        if map_ and not (map_.is_held or map_.sees_targets or map_.map_scene.targets == self._sought):
            self._follow_decision()

    def _follow_decision(self) -> None:
        """Bring the places of the decision nearer, if the player prefers it so, or else at least into view.

        What a beat shows is seen before. While bots play, the view stays at the last beat.
        """
        if self.map is None or self.table is None or self.table.beats.is_due:
            return
        self._sought = self.map.map_scene.targets
        follow, soon = self.preferences.value("follow"), tempo(self.preferences)
        zooms = follow == "always" or (follow == "small" and self.width() < FOLLOWED_BELOW)
        if zooms and self.map.follow(soon, always=follow == "always"):
            return
        if not self.table.bridge.bot_is_asked or self.table.bridge.paused:
            self.map.visit(self._sought, soon)

    def clear_table(self) -> None:
        """End the game that is shown, with what was said of it; it is saved already."""
        if self.table is not None:
            self.refusals.withdraw()
            self.statusBar().clearMessage()
            self.table.bridge.close()
            self.past.follow(None)
            self.news.follow(None)
            self.play.follow(None)
            self.board.offer(None)
            self.docks.clear()
            self.table = self.escape.table = self.undo_keys.table = self.log.log = None

    def tell(self, title: str, text: str) -> None:
        """Show a message until the player has read it; the window goes on."""
        MessageBox(QMessageBox.Icon.Warning, title, text, QMessageBox.StandardButton.Ok, self).open()

    def _tell_settings_problem(self, text: str) -> None:
        self.tell(tr("Settings"), text)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Report that the window is visible."""
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            self.painted.emit()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002
        """Move by Tab from the board to the decision, the line above the board, the players and the log."""
        return step_place(self._parts(), next) or super().focusNextPrevChild(next)

    def _parts(self) -> list[QWidget]:
        """Return the parts of the game in the order of Tab; none when there is no game."""
        if not (self.table and self.map):
            return []
        docks, around = self.docks, self.map.parentWidget() or self.map
        parts = [self.map, self.table.decision.host, around, self.bar, docks.players, docks.decision, docks.tables]
        return [*parts, docks.lesson] if docks.lesson else parts

    @property
    def keyboard(self) -> KeyboardPlace | None:
        """Where the keyboard is in the game, also while a dialog has it for a time."""
        return keyboard_place(self._parts(), self.focusWidget())

    def give_back_keyboard(self, to: KeyboardPlace) -> None:
        """Give the keyboard to the place where it was before the parts of the game were made again."""
        give_back_keyboard(self._parts(), to)

    def closeEvent(self, event: QCloseEvent) -> None:
        """End the bots. Nothing is lost: each move is saved when it is made, or else `may_close` asks first."""
        if not (is_ending() or self.may_close()):
            event.ignore()
            return
        self.docks.keep()
        self.settings.sync()
        self.clear_table()
        self.game.close_settings()
        super().closeEvent(event)
        self.closed.emit()

    def _make_menus(self) -> None:
        menus = tr("&Game"), tr("&Play"), tr("H&istory"), tr("&View"), tr("&Help")
        game, play, past, view, about = map(self.menuBar().addMenu, menus)
        self.game = GameMenu(game, self.commands, self.preferences, self)
        self.play = PlayMenu(play, self.commands, self.preferences)
        self.play.moves_requested.connect(self._show_moves)
        self.past = HistoryMenu(past, self.commands)
        self.log = LogMenu(past, self.commands)
        self.board = ViewMenu(view, self.commands, self.preferences)
        view.addSeparator()
        add = self.commands.add
        add(view, "board_table", tr("&Board as table"), self._show_tables, "Ctrl+B")
        add(view, "charts", tr("&Charts"), self.charts_requested.emit, "Ctrl+T")
        add(view, "review", tr("Re&view"), self.review_requested.emit, "Ctrl+R")
        self.news = TableNews(view, self.commands, self.preferences, self)
        add(view, "next_part", tr("Focus n&ext pane"), partial(self._step_part, 1), "F6")
        add(view, "previous_part", tr("Focus previo&us pane"), partial(self._step_part, -1), "Shift+F6")
        add(view, "docks", tr("Show or hide &panels"), self.docks.toggle, "F9")
        add(view, "reset_layout", tr("&Reset layout"), self.docks.reset)
        add(view, "full_screen", tr("&Full screen"), self._full_screen, "F11")
        self.help = HelpMenu(about, self.commands, self)
        self.help.palette_requested.connect(self._show_palette)

    def _show_tables(self) -> None:
        """Show the board as tables, which take the keyboard; or hide them and give it back to the board."""
        if self.docks.toggle_tables() and self.table:
            self.table.board.table.setFocus()
        elif self.map:
            self.map.setFocus()

    def _follow(self, key: str) -> None:
        """Follow a preference that was changed."""
        if key == "hover_ms" and self.map:
            self.map.card.set_delay(self.preferences.number(key))
        elif key == "language":
            self.language_requested.emit()

    def _step_part(self, step: int) -> None:
        """Move the keyboard to the next or previous of board, decision, log, players, tables and lesson."""
        if self.table and self.map:
            docks = self.docks
            parts = [self.map, self.table.decision.host, docks.log, docks.players, docks.tables, docks.lesson]
            step_part([part for part in parts if part], step)
            if self.map.hasFocus():
                self.map.return_ring()

    def _show_palette(self) -> None:
        """List the moves that can be made now, the buttons of the panel, commands, settings and places."""
        self._open_palette(CommandPalette(tr("Command palette"), tr("Type to search"), self._everything(), self))

    def _show_moves(self) -> None:
        """List the moves that can be made now; typed words find everything else, too."""
        if self.table is None or not self.table.decision.answers(""):
            self.show_refusal(tr("There’s nothing to decide right now."))
            return
        everything = self._everything()

        def moves_first(typed: str) -> list[Group]:
            return everything(typed) if typed.strip() else everything(typed)[:1]

        title, prompt = tr("What can I do?"), tr("Type words or an amount")
        self._open_palette(CommandPalette(title, prompt, moves_first, self))

    def _open_palette(self, palette: CommandPalette) -> None:
        if self.table:
            self.table.decision.asked.connect(palette.reject)
        palette.open()

    def _everything(self) -> Callable[[str], list[Group]]:
        """Return what returns all that can be done, for words that are typed."""
        table = self.table
        moves = {move.text for move in table.decision.answers("")} if table else set()
        buttons = [
            Choice(button.text(), button.click)
            for button in self.docks.decision.findChildren(QPushButton)
            if button.isVisible() and button.isEnabled() and button.text() and button.text() not in moves
        ]
        settings = [
            Choice(tr(one.text), partial(self.game.show_setting, key), note=tr(one.page))
            for key, one in PREFERENCES.items()
        ]
        others = [
            Group(tr("Buttons"), buttons),
            Group(tr("Commands"), command_choices(self.commands)),
            Group(tr("Settings"), settings),
            Group(tr("Places"), table.board.places() if table else []),
        ]
        return lambda typed: [Group(tr("Moves"), table.decision.answers(typed) if table else []), *others]

    def _full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
