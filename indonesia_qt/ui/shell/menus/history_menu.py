"""The commands for looking back; the arrows are theirs while an earlier moment is shown."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from indonesia_qt.core.timeline import Stride
from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.play.history.history import History
from indonesia_qt.ui.settings.commands import Commands

_HISTORY_STEPS: tuple[tuple[str, str, str, int, Stride], ...] = (
    ("decision_back", phrase("&Back"), "Left", -1, "decision"),
    ("decision_on", phrase("&On"), "Right", 1, "decision"),
    ("phase_back", phrase("Back to the beginning of the &phase"), "Shift+Left", -1, "phase"),
    ("phase_on", phrase("On to the next p&hase"), "Shift+Right", 1, "phase"),
    ("year_back", phrase("Back to the beginning of the &year"), "Ctrl+Left", -1, "year"),
    ("year_on", phrase("On to the next ye&ar"), "Ctrl+Right", 1, "year"),
)


class HistoryMenu(QObject):
    """Goes through the history of the game that is shown, with commands in `menu`.

    `lines_requested` asks for what was played and left for something else.
    """

    lines_requested = Signal()

    def __init__(self, menu: QMenu, commands: Commands) -> None:
        super().__init__(menu)
        self.history: History | None = None
        self.look_back = commands.add(
            menu, "look_back", tr("&Look back"), partial(self._step, -1, "decision"), "Alt+Left"
        )
        menu.addSeparator()
        self.in_the_past: list[QAction] = [
            commands.add(menu, id, tr(text), partial(self._step, by, stride), key)
            for id, text, key, by, stride in _HISTORY_STEPS
        ]
        go, back = partial(self._do, lambda history: history.look_at(0)), partial(self._do, History.come_back)
        self.in_the_past.append(commands.add(menu, "beginning", tr("To the be&ginning"), go, "Home"))
        self.in_the_past.append(commands.add(menu, "present", tr("&Return to the present"), back, "Esc", "End"))
        menu.addSeparator()
        add = commands.add
        from_start = partial(self._do, lambda history: history.replay_from(0))
        self.from_start = add(menu, "replay_all", tr("Replay fro&m the beginning"), from_start)
        self.play = add(menu, "replay", tr("Play, or s&top"), partial(self._do, _toggle_replay), "K")
        self.play.setCheckable(True)
        faster = partial(self._do, lambda history: history.replay.faster())
        slower = partial(self._do, lambda history: history.replay.slower())
        self.in_the_past += [
            self.play,
            add(
                menu,
                "replay_faster",
                tr("Replay fa&ster"),
                faster,
                ".",
            ),
            add(
                menu,
                "replay_slower",
                tr("Replay slo&wer"),
                slower,
                ",",
            ),
        ]
        menu.addSeparator()
        add(menu, "earlier_lines", tr("&Earlier lines\N{HORIZONTAL ELLIPSIS}"), self.lines_requested.emit)
        self._show()

    def follow(self, history: History | None) -> None:
        """Go through another game's history from now on, or through none."""
        self.history = history
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

    def _step(self, by: int, stride: Stride, *_: object) -> None:
        self._do(lambda history: history.step(by, stride))

    def _do(self, act: Callable[[History], None], *_: object) -> None:
        if self.history:
            act(self.history)


def _toggle_replay(history: History) -> None:
    """Go on by itself, or stop."""
    history.replay.run(not history.replay.runs)
