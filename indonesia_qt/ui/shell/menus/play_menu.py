"""The commands for playing: undo and redo, the answers, the bots, and the slots of a player."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QPushButton

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.settings.commands import Commands
from indonesia_qt.ui.settings.preferences import PREFERENCES, Preferences
from indonesia_qt.ui.shell.game_parts import GameParts
from indonesia_qt.ui.widgets.disabled_click import DisabledClickFilter

SPEEDS = {"slow": 1000, "normal": 250, "fast": 100, "instant": 0}
"""How long a bot's move stays on the table before the next one, in milliseconds."""
SLOTS = 5
"""Things of a player that keys choose by number."""


class PlayMenu(QObject):
    """Acts at the table that is shown, with commands in `menu`."""

    def __init__(self, menu: QMenu, commands: Commands, preferences: Preferences) -> None:
        super().__init__(menu)
        self.table: GameParts | None = None
        self._commands, self._preferences = commands, preferences
        self.undo = commands.add(menu, "undo", tr("&Undo"), self._undo, "Ctrl+Z")
        self.redo = commands.add(menu, "redo", tr("&Redo"), self._redo, "Ctrl+Y", "Ctrl+Shift+Z")
        self.undo_turn = commands.add(menu, "undo_turn", tr("Undo &turn"), self._undo_turn, "Ctrl+Backspace")
        menu.addSeparator()
        commands.add(menu, "answers", tr("&What can I do?"), self._show_answers, "F2")
        self.hint = commands.add(menu, "hint", tr("&Hint"), self._ask_hint, "Ctrl+H")
        commands.add(menu, "pass", tr("P&ass, or stop here"), self._pass, "Ctrl+P")
        self.pause = commands.add(menu, "pause", tr("&Pause bots"), self._pause, "Pause")
        self.pause.setCheckable(True)
        self.one = commands.add(menu, "one_decision", tr("&One decision of a bot"), self._let_decide_once, "B")
        text = tr("Play on to m&y next decision, or the end")
        self.on = commands.add(menu, "play_on", text, self._play_on, "Shift+B")
        self._add_speeds(menu.addMenu(tr("&Speed of bots")))
        slots = menu.addMenu(tr("&Companies in my slots"))
        for number in range(1, SLOTS + 1):
            name = tr("Slot &{number}", number=number)
            commands.add(slots, f"slot_{number}", name, partial(self._choose_slot, number), str(number))
        preferences.changed.connect(self._prefer)
        self._show()

    def follow(self, table: GameParts | None) -> None:
        """Act at another table from now on, or at none."""
        self.table = table
        if table is not None:
            table.history.moved.connect(self._show)
            table.bridge.changed.connect(self._show)
            table.bridge.paused_changed.connect(self.pause.setChecked)
            table.bridge.paused_changed.connect(self._show)
            self.pause.setChecked(table.bridge.paused)
            self._keep_speed()
        self._show()

    def press_primary(self) -> None:
        """Press the button that answers, or say why it can't be pressed; in the past nothing is answered."""
        if self.table is None or self.table.history.looks_back:
            return
        for button in self.table.host.findChildren(QPushButton):
            if button.property("role") == "primary" and button.isVisible():
                if button.isEnabled():
                    button.click()
                elif (click_filter := button.findChild(DisabledClickFilter)) is not None:
                    click_filter.tell()
                return

    def why_no_undo(self) -> str:
        """Why nothing can be taken back now."""
        return self._why_nothing() or tr("Nothing has been decided yet that could be taken back.")

    def why_no_redo(self) -> str:
        """Why nothing can be played again now."""
        return self._why_nothing() or tr("Nothing was taken back that could be played again.")

    def why_no_bot(self) -> str:
        """Why no bot can be told to decide now."""
        if self.table and self.table.bridge.question is None:
            return tr("The game is over.")
        return self._why_nothing() or tr("No bot is to decide now.")

    def _why_nothing(self) -> str:
        """Why nothing can be done with the game as it is shown."""
        if self.table and self.table.history.looks_back:
            return tr("An earlier moment is shown: return to the present first.")
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

    def _prefer(self, key: str) -> None:
        if key == "speed":
            for action in self._speeds.actions():
                action.setChecked(action.data() == self._preferences.value("speed"))
            self._keep_speed()

    def _keep_speed(self) -> None:
        if self.table:
            self.table.bridge.pause_ms = SPEEDS[str(self._preferences.value("speed"))]

    def _show(self) -> None:
        """Offer what can be undone, and bots that can decide; nothing is while an earlier moment is shown."""
        bridge = self.table.bridge if self.table and not self.table.history.looks_back else None
        self.undo.setEnabled(bridge is not None and bridge.can_undo)
        self.undo_turn.setEnabled(bridge is not None and bridge.can_undo)
        self.redo.setEnabled(bridge is not None and bridge.can_redo)
        for command in (self.one, self.on):
            command.setEnabled(bridge is not None and bridge.bot_is_asked)

    def _undo(self) -> None:
        if self.table and not self.table.take_back():
            self.table.bridge.undo()

    def _redo(self) -> None:
        if self.table:
            self.table.bridge.redo()

    def _undo_turn(self) -> None:
        if self.table:
            bridge = self.table.bridge
            self.table.history.undo_turn([seat for seat in range(len(bridge.seats)) if bridge.is_human(seat)])

    def _show_answers(self) -> None:
        if self.table:
            self.table.show_answers()

    def _ask_hint(self) -> None:
        if self.table:
            self.table.ask_hint()

    def _pass(self) -> None:
        """Press the panel's other button, if there is one."""
        button = self.table.host.findChild(QPushButton, "secondary") if self.table else None
        if button is not None and button.isVisible():
            button.click()

    def _pause(self) -> None:
        if self.table:
            self.table.bridge.set_paused(self.pause.isChecked())

    def _let_decide_once(self) -> None:
        if self.table:
            self.table.bridge.let_decide_once()

    def _play_on(self) -> None:
        if self.table:
            self.table.bridge.play_to_person()

    def _choose_slot(self, number: int) -> None:
        if self.table:
            self.table.choose_slot(number)
