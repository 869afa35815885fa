"""The menus of the main window, in the order of the menu bar: games, playing, history and log, view, help."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from operator import methodcaller
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from indonesia_qt.core.record import HUMAN
from indonesia_qt.core.timeline import Stride
from indonesia_qt.games import suffixes
from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.help.about_dialog import AboutDialog
from indonesia_qt.ui.help.guide import CHANGES, CONTENTS, CREDITS, show_guide
from indonesia_qt.ui.play.history import History
from indonesia_qt.ui.play.log_pane import LogPane
from indonesia_qt.ui.play.save_files import recent_saves
from indonesia_qt.ui.settings.command_palette import PALETTE
from indonesia_qt.ui.settings.commands import Commands, plain
from indonesia_qt.ui.settings.preferences import PREFERENCES, Preference, Value
from indonesia_qt.ui.settings.settings_dialog import SettingsDialog
from indonesia_qt.ui.settings.settings_file import Preferences
from indonesia_qt.ui.settings.shortcuts import ShortcutSheet
from indonesia_qt.ui.shell.game_offer import ANY_GAME, OFFERS, GameOffer, offer_at
from indonesia_qt.ui.shell.refusal_presenter import RULES
from indonesia_qt.ui.widgets.disabled_click import DisabledClickFilter
from indonesia_qt.ui.widgets.file_choice import RecentMenu
from indonesia_qt.ui.widgets.plain_text import caption

if TYPE_CHECKING:
    from indonesia_qt.ui.table.game_view import GameView

EXPORTS = {
    "board": phrase("&Board as image…"),
    "statistics": phrase("&Statistics as tables…"),
    "graph": phrase("&Map as graph…"),
}
"""The exports for other programs, with the texts of the menu."""


class GameMenu(QObject):
    """Asks for games, exports and other windows, with commands in `menu`.

    - `new_requested`, `open_requested`, `copy_requested`: ask for a game to be begun, opened or copied
    - `file_requested`: the file of a game to be opened
    - `export_requested`: a key of `EXPORTS`
    - `record_requested`: asks for the results of finished games
    - `start_requested`, `editor_requested`: ask for the start screen or the map editor
    """

    new_requested = Signal()
    open_requested = Signal()
    file_requested = Signal(object)
    copy_requested = Signal()
    export_requested = Signal(str)
    record_requested = Signal()
    start_requested = Signal()
    editor_requested = Signal()

    def __init__(self, menu: QMenu, commands: Commands, preferences: Preferences, window: QWidget) -> None:
        super().__init__(menu)
        self._commands, self._preferences, self._window = commands, preferences, window
        add = commands.add
        add(menu, "new", tr("&New\N{HORIZONTAL ELLIPSIS}"), self.new_requested.emit, "Ctrl+N")
        add(menu, "open", tr("&Open\N{HORIZONTAL ELLIPSIS}"), self.open_requested.emit, "Ctrl+O")
        self.recent = RecentMenu(tr("&Recent games"), tr("No saved games yet"), self._recent_games, menu)
        self.recent.chosen.connect(self.file_requested)
        menu.addMenu(self.recent)
        add(menu, "copy", tr("Save a &copy\N{HORIZONTAL ELLIPSIS}"), self.copy_requested.emit, "Ctrl+S")
        export = menu.addMenu(tr("E&xport"))
        for what, text in EXPORTS.items():
            add(export, f"export_{what}", tr(text), partial(self.export_requested.emit, what))
        add(menu, "record", tr("&Your record\N{HORIZONTAL ELLIPSIS}"), self.record_requested.emit)
        menu.addSeparator()
        add(menu, "start", tr("&Start screen"), self.start_requested.emit)
        add(menu, "editor", tr("&Map editor"), self.editor_requested.emit)
        menu.addSeparator()
        add(menu, "settings", tr("Se&ttings\N{HORIZONTAL ELLIPSIS}"), self.show_settings, "Ctrl+,")
        menu.addSeparator()
        add(menu, "quit", tr("&Quit"), window.close, "Ctrl+Q")

    def close_settings(self) -> None:
        """Close the settings with the window."""
        for settings in self._window.findChildren(SettingsDialog):
            settings.close()

    def show_settings(self) -> SettingsDialog:
        """Show the settings beside the game; bots wait as long as they are in front."""
        found = self._window.findChild(SettingsDialog)
        settings = found or SettingsDialog(self._preferences, self._commands, self._window)
        settings.show()
        settings.activateWindow()
        return settings

    def show_setting(self, key: str) -> None:
        """Show the settings at one of them, which gets the keyboard."""
        self.show_settings().show_setting(key)

    def show_settings_as(self, before: GameMenu) -> None:
        """Show the settings if the menu of another window does, and where they are there."""
        if (settings := before._window.findChild(SettingsDialog)) is not None:
            self.show_settings().go_to(settings.place)

    def _recent_games(self) -> list[tuple[str, Path]]:
        return [(save.file.stem, save.file) for save in recent_saves(suffixes())]


SPEEDS = {"slow": 1000, "normal": 250, "fast": 100, "instant": 0}
"""How long a bot's move is shown before the next one, in milliseconds."""


class PlayMenu(QObject):
    """Plays at the table that is shown, with commands in `menu`.

    - `moves_requested`: asks for the list of all moves that can be made now
    """

    moves_requested = Signal()

    def __init__(self, menu: QMenu, commands: Commands, preferences: Preferences) -> None:
        super().__init__(menu)
        self.table: GameView | None = None
        self._commands, self._preferences = commands, preferences
        self.undo = self._add(menu, "undo", tr("&Undo"), _undo, "Ctrl+Z")
        self.redo = self._add(menu, "redo", tr("&Redo"), _redo, "Ctrl+Y", "Ctrl+Shift+Z")
        self.undo_turn = self._add(
            menu, "undo_turn", tr("Undo &turn"), lambda table: table.history.undo_turn(), "Ctrl+Backspace"
        )
        menu.addSeparator()
        self._add(menu, "answers", tr("&What can I do?"), lambda _: self.moves_requested.emit(), "F2")
        self.hint = self._add(menu, "hint", tr("Get a &hint"), lambda table: table.decision.hints.ask(), "Ctrl+H")
        self._add(menu, "pass", tr("P&ass or stop"), _press_secondary, "Ctrl+P")
        self.pause = self._add(menu, "pause", tr("&Pause bots"), self._pause, "Pause")
        self.pause.setCheckable(True)
        text = tr("Play &one bot move")
        self.one = self._add(menu, "one_decision", text, lambda table: table.bridge.let_decide_once(), "B")
        text = tr("Skip to m&y next decision")
        self.on = self._add(menu, "play_on", text, lambda table: table.bridge.play_to_person(), "Shift+B")
        self._add_speeds(menu.addMenu(tr("&Speed")))
        self.seats = menu.addMenu(tr("Ta&ke over"))
        self.seats.aboutToShow.connect(self._offer_seats)
        self.mute = commands.add(menu, "mute", tr("&Mute"), self._mute, "M")
        self.mute.setCheckable(True)
        self.mute.setEnabled(not self.why_no_sound())
        self._aloud: Value = "on"
        """What is chosen again when sounds aren't muted any more."""
        self._show_mute()
        self._own = {game: list(self._add_own(menu, offer)) for game, offer in OFFERS.items()}
        preferences.changed.connect(self._prefer)
        self._show()

    def follow(self, table: GameView | None) -> None:
        """Act at another table from now on, or at none."""
        self.table = table
        if table is not None:
            table.history.moved.connect(self._show)
            table.bridge.changed.connect(self._show)
            table.decision.entry_changed.connect(self._show)
            table.bridge.paused_changed.connect(self.pause.setChecked)
            table.bridge.paused_changed.connect(self._show)
            self.pause.setChecked(table.bridge.paused)
            self._keep_speed()
        for game, actions in self._own.items():
            for action in actions:
                action.setVisible(table is None or game == table.game.name)
        self.hint.setVisible(table is None or table.bridge.hints_allowed)
        self._show()

    def press_primary(self) -> None:
        """Press the button that answers, or say why it can't be pressed; in the past nothing is answered."""
        if self.table is None or self.table.history.looks_back:
            return
        for button in self.table.decision.host.findChildren(QPushButton):
            if button.property("role") == "primary" and button.isVisible():
                if button.isEnabled():
                    button.click()
                elif (click_filter := button.findChild(DisabledClickFilter)) is not None:
                    click_filter.tell()
                return

    def why_no_undo(self) -> str:
        """Return why nothing can be taken back now."""
        bridge = self.table.bridge if self.table else None
        nothing = tr("Nothing to undo yet.")
        return self._why_nothing() or (bridge.why_no_undo if bridge is not None and bridge.made else nothing)

    def why_no_redo(self) -> str:
        """Return why nothing can be played again now."""
        return self._why_nothing() or tr("Nothing to redo.")

    def why_no_bot(self) -> str:
        """Return why no bot can decide now."""
        if self.table and self.table.bridge.question is None:
            return tr("The game is over.")
        return self._why_nothing() or tr("It isn’t a bot’s turn.")

    def why_no_hint(self) -> str:
        """Return why no hint can be asked for any more."""
        return tr("The game is over.")

    def why_no_sound(self) -> str:
        """Return why nothing can be heard on this computer; empty when it can."""
        return PREFERENCES["sounds"].why_not()

    def _why_nothing(self) -> str:
        """Return why the game that is shown can't be played; empty when it can."""
        if self.table and self.table.history.looks_back:
            return tr("You’re looking at the past. Return to the present first.")
        return self.table.bridge.only_shown if self.table else ""

    def _add_speeds(self, menu: QMenu) -> None:
        group = QActionGroup(self)
        for number, (speed, name) in enumerate(PREFERENCES["speed"].options.items(), 1):
            choose = partial(self._preferences.set, "speed", speed)
            action = self._commands.add(menu, f"speed_{speed}", tr(name), choose, f"Alt+{number}")
            action.setData(speed)
            action.setCheckable(True)
            action.setChecked(speed == self._preferences.value("speed"))
            group.addAction(action)
        self._speeds = group

    def _add_own(self, menu: QMenu, offer: GameOffer) -> Iterator[QAction]:
        """Add the commands of a game; yield them and the menus that they are in."""
        for title, commands in offer.commands.items():
            within = menu.addMenu(tr(title))
            yield within.menuAction()
            for command in commands:
                yield self._add(within, command.id, tr(command.text), command.act, *command.keys)

    def _offer_seats(self) -> None:
        """List the bots whose seats a person can take over."""
        self.seats.clear()
        if (table := self.table) is not None:
            for seat, one in enumerate(table.bridge.seats):
                if not table.bridge.is_human(seat):
                    take = partial(table.player_cards.give_seat, seat, HUMAN)
                    self.seats.addAction(caption(one.shown_name)).triggered.connect(take)

    def _prefer(self, key: str) -> None:
        if key == "speed":
            for action in self._speeds.actions():
                action.setChecked(action.data() == self._preferences.value("speed"))
            self._keep_speed()
        elif key == "sounds":
            self._show_mute()

    def _mute(self) -> None:
        self._preferences.set("sounds", "off" if self.mute.isChecked() else self._aloud)

    def _show_mute(self) -> None:
        choice = self._preferences.value("sounds")
        if choice != "off":
            self._aloud = choice
        self.mute.setChecked(choice == "off" or not self.mute.isEnabled())

    def _keep_speed(self) -> None:
        if self.table:
            self.table.bridge.pause_ms = SPEEDS[str(self._preferences.value("speed"))]

    def _show(self) -> None:
        """Enable undo, redo and the decisions of bots where they are possible, which they aren't in the past."""
        bridge = self.table.bridge if self.table and not self.table.history.looks_back else None
        panel = self.table.decision.panel if self.table and bridge is not None else None
        takes_back, brings_back = panel is not None and panel.can_take_back, panel is not None and panel.can_bring_back
        can_redo = bridge is not None and (bridge.can_redo or brings_back)
        turn = self.table.history.why_no_undo_turn if self.table else self.why_no_undo()
        bot = "" if bridge is not None and bridge.bot_is_asked else self.why_no_bot()
        limits = {
            "undo": "" if takes_back else self.why_no_undo(),
            "redo": "" if can_redo else self.why_no_redo(),
            "undo_turn": self._why_nothing() or turn,
            "one_decision": bot,
            "play_on": bot,
        }
        for command, why_not in limits.items():
            self._commands.limit(command, why_not)
        self.seats.setEnabled(bridge is not None and len(bridge.people) < len(bridge.seats))
        self.hint.setEnabled(self.table is None or self.table.bridge.question is not None)

    def _add(self, menu: QMenu, id: str, text: str, act: Callable[[GameView], object], *keys: str) -> QAction:
        """Add a command that acts at the table, and does nothing while none is shown."""
        return self._commands.add(menu, id, text, lambda *_: self.table and act(self.table), *keys)

    def _pause(self, table: GameView) -> None:
        table.bridge.set_paused(self.pause.isChecked())


def _undo(table: GameView) -> None:
    if not table.decision.take_back():
        table.bridge.undo()


def _redo(table: GameView) -> None:
    if not table.decision.bring_back():
        table.bridge.redo()


def _press_secondary(table: GameView) -> None:
    """Press the panel's other button, if there is one."""
    button = table.decision.host.findChild(QPushButton, "secondary")
    panel = button.parentWidget() if button is not None else None
    if button is not None and panel is not None and panel.isVisible():  # where the main button does it, this is hidden
        button.click()


ROUND_BACK, ROUND_ON = "year_back", "year_on"
"""The ids of the commands for rounds, called so because the settings keep keys under them."""
_HISTORY_STEPS: tuple[tuple[str, str, str, int, Stride], ...] = (
    ("decision_back", phrase("&Previous decision"), "Left", -1, "step"),
    ("decision_on", phrase("&Next decision"), "Right", 1, "step"),
    ("phase_back", phrase("Start of the p&hase"), "Shift+Left", -1, "phase"),
    ("phase_on", phrase("Next pha&se"), "Shift+Right", 1, "phase"),
    (ROUND_BACK, ANY_GAME.round_back, "Ctrl+Left", -1, "round"),
    (ROUND_ON, ANY_GAME.round_on, "Ctrl+Right", 1, "round"),
)


class HistoryMenu(QObject):
    """Goes through the history of the game that is shown, with commands in `menu`.

    - `lines_requested`: asks for the lines that were played and left for others
    """

    lines_requested = Signal()

    def __init__(self, menu: QMenu, commands: Commands) -> None:
        super().__init__(menu)
        self._commands = commands
        self.history: History | None = None
        add = partial(self._add, menu, commands)
        self.look_back = add("look_back", tr("&Look back"), lambda history: history.step(-1, "step"), "Alt+Left")
        menu.addSeparator()
        self.in_the_past = [
            add(id, tr(text), methodcaller("step", by, stride), key) for id, text, key, by, stride in _HISTORY_STEPS
        ]
        self.backwards = [one for one, step in zip(self.in_the_past, _HISTORY_STEPS, strict=True) if step[3] < 0]
        self.backwards.append(add("beginning", tr("Start of the &game"), lambda history: history.look_at(0), "Home"))
        self.in_the_past += [
            add("present", tr("&Return to the present"), History.come_back, "Esc", "End"),
        ]
        menu.addSeparator()
        from_start = tr("Replay fro&m the start")
        self.from_start = add("replay_all", from_start, lambda history: history.replay_from(0))
        self.play = add("replay", tr("Start or s&top replay"), _toggle_replay, "K")
        self.play.setCheckable(True)
        self.in_the_past += [
            self.play,
            add("replay_faster", tr("R&eplay faster"), lambda history: history.replay.faster(), "."),
            add("replay_slower", tr("Replay slo&wer"), lambda history: history.replay.slower(), ","),
        ]
        menu.addSeparator()
        earlier = tr("&Variations…")
        commands.add(menu, "earlier_lines", earlier, self.lines_requested.emit)
        self.follow(None)

    def follow(self, table: GameView | None) -> None:
        """Go through another game's history from now on, or through none."""
        offer = offer_at(table.game.name if table else None)
        self._commands.rename(ROUND_BACK, tr(offer.round_back))
        self._commands.rename(ROUND_ON, tr(offer.round_on))
        self.history = history = table.history if table else None
        if history is not None:
            history.moved.connect(self._show)
            history.counted.connect(self._show)
            history.replay.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        self.look_back.setEnabled(self.history is not None and self.history.at > 0)
        self.from_start.setEnabled(self.history is not None and self.history.timeline.present > 0)
        self.play.setChecked(self.history is not None and self.history.replay.runs)
        for action in self.in_the_past:
            action.setEnabled(self.history is not None and self.history.looks_back)
        for action in self.backwards:
            action.setEnabled(self.history is not None and self.history.looks_back and self.history.at > 0)

    def _add(
        self, menu: QMenu, commands: Commands, id: str, text: str, act: Callable[[History], object], *keys: str
    ) -> QAction:
        """Add a command that acts on the history, and does nothing while none is shown."""
        return commands.add(menu, id, text, lambda *_: self.history and act(self.history), *keys)


def _toggle_replay(history: History) -> None:
    """Start or stop the replay."""
    history.replay.run(not history.replay.runs)


class LogMenu(QObject):
    """Searches the log that is shown, with commands in `menu`.

    - `export_requested`: asks for the log as a file
    """

    export_requested = Signal()

    def __init__(self, menu: QMenu, commands: Commands) -> None:
        super().__init__(menu)
        self.log: LogPane | None = None
        commands.add(menu, "export_log", tr("E&xport log…"), self.export_requested.emit)
        commands.add(menu, "find_in_log", tr("&Find in log"), self._find, "Ctrl+L")

    def _find(self) -> None:
        if self.log is not None:
            self.log.begin_search()


class ViewMenu(QObject):
    """Zooms the board that is shown and chooses what is shown on it, with commands in `menu`."""

    def __init__(self, menu: QMenu, commands: Commands, preferences: Preferences) -> None:
        super().__init__(menu)
        self.map: MapView | None = None
        self._commands, self._preferences = commands, preferences
        zoom_in, zoom_out, fit = (partial(self._do, act) for act in (MapView.zoom_in, MapView.zoom_out, MapView.fit))
        self.zoom_in = commands.add(menu, "zoom_in", tr("Zoom &in"), zoom_in, "Ctrl++", "Ctrl+=")
        self.zoom_out = commands.add(menu, "zoom_out", tr("Zoom &out"), zoom_out, "Ctrl+-")
        self.fit = commands.add(menu, "fit", tr("Fit board to &window"), fit, "Ctrl+0")
        menu.addSeparator()
        self.show_menu = menu.addMenu(tr("Over&lays"))
        self._shown = {key: self._add_shown(key, one) for key, one in PREFERENCES.items() if one.map_key}
        preferences.changed.connect(self._prefer)

    def follow(self, board: MapView | None) -> None:
        """Zoom another board from now on, or none."""
        self.map = board

    def offer(self, game: str | None) -> None:
        """Offer what can be shown of a game, by its id, or while there is none of all games."""
        offered = self._shown if game is None else offer_at(game).preferences
        for key, action in self._shown.items():
            action.setVisible(key in offered)

    def _add_shown(self, key: str, preference: Preference) -> QAction:
        switch = partial(self._switch, key)
        action = self._commands.add(self.show_menu, key, tr(preference.text), switch, preference.map_key)
        action.setStatusTip(tr(preference.help))
        action.setCheckable(True)
        action.setChecked(self._preferences.is_on(key))
        return action

    def _switch(self, key: str) -> None:
        self._preferences.set(key, not self._preferences.is_on(key))

    def _prefer(self, key: str) -> None:
        if key in self._shown:
            self._shown[key].setChecked(self._preferences.is_on(key))

    def _do(self, act: Callable[[MapView], None], *_: object) -> None:
        if self.map:
            act(self.map)


class HelpMenu(QObject):
    """Opens what helps, with commands in `menu`.

    - `learn_requested`: asks for the tutorial
    - `palette_requested`: asks for the list of everything that can be done
    - `rules_requested`: asks for the rules of what is asked
    - `chapter_requested`: asks for a chapter of the rules of a game, by the game's id and the chapter's name
    - `reference_requested`: asks for the rules on one sheet
    - `report_requested`: asks for a report on a problem with the program
    """

    learn_requested = Signal()
    palette_requested = Signal()
    rules_requested = Signal()
    chapter_requested = Signal(str, str)
    reference_requested = Signal()
    report_requested = Signal()

    def __init__(self, menu: QMenu, commands: Commands, window: QWidget) -> None:
        super().__init__(menu)
        self._commands, self._window = commands, window
        add = commands.add
        add(menu, "learn", tr("&Tutorial: your first game…"), self.learn_requested.emit)
        all_ = tr("&Command palette…")
        add(menu, PALETTE, all_, self.palette_requested.emit, "Ctrl+K", "Ctrl+Shift+P")
        add(menu, RULES, tr("&Rules for this decision"), self.rules_requested.emit, "F1")
        add(menu, "reference", tr("&Quick reference"), self.reference_requested.emit)
        guide = tr("&Documentation")
        self._show_page = partial(show_guide, title=plain(guide), window=window, show_rules=self.chapter_requested.emit)
        add(menu, "guide", guide, partial(self._show_page, CONTENTS))
        add(menu, "shortcuts", tr("&Keyboard shortcuts"), self._show_shortcuts, "?", "Shift+F1")
        add(menu, "report", tr("Report a pro&blem…"), self.report_requested.emit)
        add(menu, "whats_new", tr("What’s &new"), lambda: self._show_page(CONTENTS).open_page(CHANGES))
        add(menu, "about", tr("&About"), self._show_about)

    def _show_shortcuts(self) -> None:
        ShortcutSheet(self._commands, self._window).open()

    def _show_about(self) -> None:
        AboutDialog(lambda: self._show_page(CONTENTS).open_page(CREDITS), self._window).open()
