"""Lets bots play the map as it is, in processes of their own, and shows what they found."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QListWidget, QListWidgetItem, QProgressBar, QPushButton, QSpinBox

from indonesia_qt.board.draft import EditError
from indonesia_qt.board.trial import Trial, accounts
from indonesia_qt.core.game import Game
from indonesia_qt.games import definition_of, map_data_of
from indonesia_qt.i18n.text import counted, tr
from indonesia_qt.mapmaking.review.playtest import TrialPlan, draft_map, play
from indonesia_qt.ui.editor.editor_window import EditorWindow, SideDialog
from indonesia_qt.ui.editor.panels.problem_rows import sort_icon
from indonesia_qt.ui.style.scaling import within_screen
from indonesia_qt.ui.support.worker_pool import Call, WorkerPool
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label

PROCESSES = 2
"""How many games are played at the same time."""
DEADLINE_MS = 600_000
"""How long one game may take."""


class PlaytestRunner(QObject):
    """Has bots play games on a map.

    Signals:
    - `played`: a game has ended
    - `failed`: the reason why one couldn't be played
    - `ended`: the last game has ended
    """

    played = Signal()
    failed = Signal(str)
    ended = Signal()

    def __init__(self, game: Game[Any], plans: Sequence[TrialPlan], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game, self.plans = game, list(plans)
        self._played: dict[int, Trial] = {}
        self._workers = WorkerPool(PROCESSES, self)

    @property
    def games(self) -> list[Trial]:
        """The games that have ended, in the order of their plans."""
        return [self._played[number] for number in sorted(self._played)]

    def start(self) -> None:
        """Begin to play."""
        for number, plan in enumerate(self.plans):
            call = Call(Trial, play, (self.game, plan), DEADLINE_MS)
            self._workers.submit(call, partial(self._take, number), self._give_up)

    def stop(self) -> None:
        """Play no more; games that aren't over are given up."""
        self._workers.stop()

    def _take(self, number: int, result: Trial) -> None:
        self._played[number] = result
        self.played.emit()
        if len(self._played) == len(self.plans):
            self.stop()
            self.ended.emit()

    def _give_up(self, reason: str) -> None:
        self.stop()
        self.failed.emit(reason)


GAMES, MOST_GAMES = 3, 100
"""How many games are played with each number of players: at first, and at most."""
PROBLEM = Qt.ItemDataRole.UserRole


class PlaytestDialog(SideDialog):
    """Has games played on the map as it was, whatever is changed meanwhile."""

    def __init__(self, window: EditorWindow) -> None:
        super().__init__(window, tr("Run bot games"))
        self.runner: PlaytestRunner | None = None
        self.games = QSpinBox(minimum=1, maximum=MOST_GAMES, value=GAMES)
        self.games.setAccessibleName(tr("Games for each number of players"))
        self.players = {n: QCheckBox(str(n)) for n in definition_of(self.document.draft.game).players}
        self.start, self.stop = QPushButton(tr("Play")), QPushButton(tr("Stop"))
        self.start.setProperty("role", "primary")
        self.progress = QProgressBar()
        self.message = Label(wordWrap=True)
        self.results = QListWidget()
        self.results.setWordWrap(True)
        self.results.setAccessibleName(tr("Results of the games"))
        self._lay_out()
        self.start.clicked.connect(self._play)
        self.stop.clicked.connect(self._stop)
        self.results.itemClicked.connect(lambda item: window.context.show_problem(item.data(PROBLEM)))
        window.closed.connect(self.reject)
        self._offer()
        self.resize(within_screen(self, 560, 440))

    def done(self, result: int) -> None:
        """End the games, and go."""
        self._stop()
        super().done(result)

    def _lay_out(self) -> None:
        games = row_of(Label(tr("Games for each number of players")), self.games, 0)
        seats = row_of(Label(tr("Players")), *self.players.values(), 0, self.start, self.stop)
        for check in self.players.values():
            check.setChecked(True)
            check.toggled.connect(self._offer)
        self.message.setText(tr("Bots play on the map as it is now. You can keep editing meanwhile."))
        self.setLayout(column_of(games, seats, self.message, self.progress, (self.results, 1)))

    def _offer(self) -> None:
        runs = self.runner is not None
        self.start.setEnabled(not runs and any(check.isChecked() for check in self.players.values()))
        self.stop.setEnabled(runs)
        self.games.setEnabled(not runs)
        self.progress.setVisible(runs)
        for check in self.players.values():
            check.setEnabled(not runs)

    def _play(self) -> None:
        try:
            game = draft_map(self.document.draft).game
        except EditError as error:
            self.message.setText(str(error))
            return
        numbers = [n for n, check in self.players.items() if check.isChecked()]
        numbers_of_players = [n for _ in range(self.games.value()) for n in numbers]
        plans = [TrialPlan(n, seed) for seed, n in enumerate(numbers_of_players, start=1)]
        self.runner = PlaytestRunner(game, plans, self)
        self.runner.played.connect(self._follow)
        self.runner.ended.connect(self._end)
        self.runner.failed.connect(self._fail)
        self.progress.setRange(0, len(numbers_of_players))
        self.progress.setValue(0)
        self.results.clear()
        self.message.setText(counted(len(numbers_of_players), "Playing {n} game…", "Playing {n} games…"))
        self._offer()
        self.runner.start()

    def _stop(self) -> None:
        if self.runner is not None:
            self.runner.stop()
            self._end()

    def _follow(self) -> None:
        assert self.runner
        self.progress.setValue(len(self.runner.games))
        self._show_results(self.runner)

    def _fail(self, reason: str) -> None:
        self._end()
        self.message.setText(tr("The games stopped. {reason}", reason=reason.removeprefix(f"{EditError.__name__}: ")))

    def _end(self) -> None:
        assert self.runner
        done = len(self.runner.games)
        self.message.setText(counted(done, "Played {n} game.", "Played {n} games."))
        self.runner.deleteLater()
        self.runner = None
        self._offer()

    def _show_results(self, runner: PlaytestRunner) -> None:
        """Say how the games went, and what a designer should know after them."""
        self.results.clear()
        map_data = map_data_of(runner.game.name)
        for account in accounts(runner.games):
            self.results.addItem(map_data.account(account))
        for problem in map_data.findings(runner.game, runner.games):
            item = QListWidgetItem(sort_icon(problem.level, self.editor.context.theme), problem.text)
            item.setData(PROBLEM, problem)
            self.results.addItem(item)
