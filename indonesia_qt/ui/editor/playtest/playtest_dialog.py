"""Lets bots play the map as it is, in processes of their own, and shows what they found."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QListWidget, QListWidgetItem, QProgressBar, QWidget

from indonesia_qt.board.draft import EditError
from indonesia_qt.board.trial import Trial, accounts
from indonesia_qt.games import definition_of, map_data_of
from indonesia_qt.i18n.text import counted, tr
from indonesia_qt.library import PlayableMap
from indonesia_qt.mapmaking.review.trial_games import TrialPlan, draft_map, play
from indonesia_qt.ui.editor.editor_window import EditorWindow, SideDialog
from indonesia_qt.ui.editor.panels.problem_rows import sort_icon
from indonesia_qt.ui.style.scaling import within_screen
from indonesia_qt.ui.support.worker_pool import Call, WorkerPool
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, push_button
from indonesia_qt.ui.widgets.whole_field import WholeField

PROCESSES = 2
"""How many games are played at the same time."""
DEADLINE_MS = 600_000
"""How long one game may take."""


def games_played(games: int) -> str:
    """Say how many games were played."""
    return counted(games, "Played {n} game.", "Played {n} games.")


class TrialDialog(SideDialog):
    """Has bots play games on the map as it was, whatever is changed meanwhile; each kind shows what they say."""

    def __init__(self, window: EditorWindow, title: str, halt: str) -> None:
        """`halt` is what the button is called that ends the games."""
        super().__init__(window, title)
        self.definition = definition_of(self.document.draft.game)
        self.runner: WorkerPool | None = None
        self.played_on: PlayableMap
        self._trials: dict[int, Trial] = {}
        self.choices: Sequence[QWidget] = ()
        """What can't be chosen while games are played."""
        self.start, self.stop = push_button(tr("Play"), self._play, "primary"), push_button(halt, self.halt)
        self.progress = QProgressBar()
        self.message = Label(tr("Bots play on the map as it is now. You can keep editing meanwhile."), wordWrap=True)
        window.closed.connect(self.reject)

    @abstractmethod
    def begin(self, played_on: PlayableMap) -> None:
        """Have the games played that are chosen. Raises `EditError` when the map isn't for them."""

    @abstractmethod
    def show_trials(self, trials: list[Trial]) -> None:
        """Show what games say that have ended, in the order of their plans; after the last one there is no runner."""

    def done(self, result: int) -> None:
        """End the games, and go."""
        self.end("")
        super().done(result)

    def halt(self) -> None:
        """Play no more, and say how many games were played."""
        self.end(games_played(len(self._trials)))

    def end(self, message: str) -> None:
        """Play no more, and say something; games that aren't over are given up."""
        self.message.setText(message)
        if self.runner is not None:
            self.runner.stop()
            self.runner.deleteLater()
            self.runner = None
            self.offer()

    def offer(self) -> None:
        """Offer what can be done now."""
        runs = self.runner is not None
        for choice in (*self.choices, self.start):
            choice.setEnabled(not runs)
        self.stop.setEnabled(runs)
        self.progress.setVisible(runs)

    def run(self, played_on: PlayableMap, plans: Sequence[TrialPlan]) -> None:
        """Begin to play games."""
        self.played_on, self._trials = played_on, {}
        self.runner = runner = WorkerPool(PROCESSES, self)
        self.progress.setRange(0, len(plans))
        self.progress.setValue(0)
        self.message.setText(counted(len(plans), "Playing {n} game…", "Playing {n} games…"))
        self.offer()
        for number, plan in enumerate(plans):
            call = Call(Trial, play, (played_on.game, plan), DEADLINE_MS)
            runner.submit(call, partial(self._take, number), self._fail)

    def _play(self) -> None:
        try:
            self.begin(draft_map(self.document.draft))
        except EditError as error:
            self.message.setText(str(error))

    def _take(self, number: int, trial: Trial) -> None:
        self._trials[number] = trial
        self.progress.setValue(len(self._trials))
        if len(self._trials) == self.progress.maximum():
            self.end(games_played(len(self._trials)))
        self.show_trials([self._trials[number] for number in sorted(self._trials)])

    def _fail(self, reason: str) -> None:
        self.end(tr("The games stopped. {reason}", reason=reason.removeprefix(f"{EditError.__name__}: ")))


GAMES, MOST_GAMES = 3, 100
"""How many games are played with each number of players: at first, and at most."""
PROBLEM = Qt.ItemDataRole.UserRole


class PlaytestDialog(TrialDialog):
    """Has a few games played with each number of players, and lists what a designer should know after them."""

    def __init__(self, window: EditorWindow) -> None:
        super().__init__(window, tr("Run bot games"), tr("Stop"))
        self.games = WholeField(minimum=1, maximum=MOST_GAMES, value=GAMES)
        self.games.setAccessibleName(tr("Games for each number of players"))
        self.players = {n: QCheckBox(str(n)) for n in self.definition.players}
        self.choices = self.games, *self.players.values()
        self.results = QListWidget()
        self.results.setWordWrap(True)
        self.results.setAccessibleName(tr("Results of the games"))
        self.results.itemClicked.connect(lambda item: window.context.show_problem(item.data(PROBLEM)))
        for check in self.players.values():
            check.setChecked(True)
            check.toggled.connect(self.offer)
        for button in (self.start, self.stop):
            button.setAutoDefault(True)
        games = row_of(Label(tr("Games for each number of players")), self.games, 0)
        seats = row_of(Label(tr("Players")), *self.players.values(), 0, self.start, self.stop)
        self.setLayout(column_of(games, seats, self.message, self.progress, (self.results, 1)))
        self.offer()
        self.resize(within_screen(self, 560, 440))

    def offer(self) -> None:
        """Offer to play with one number of players at least."""
        super().offer()
        self.start.setEnabled(self.start.isEnabled() and any(check.isChecked() for check in self.players.values()))

    def begin(self, played_on: PlayableMap) -> None:
        """Play games of each number of players in turn."""
        numbers = [n for n, check in self.players.items() if check.isChecked()]
        self.results.clear()
        self.run(played_on, [TrialPlan(n, seed) for seed, n in enumerate(self.games.value() * numbers, start=1)])

    def show_trials(self, trials: list[Trial]) -> None:
        """Say how the games went, and what a designer should know after them."""
        self.results.clear()
        map_data = map_data_of(self.played_on.definition.id)
        for account in accounts(trials):
            self.results.addItem(map_data.account(account))
        for problem in map_data.findings(self.played_on.game, trials):
            item = QListWidgetItem(sort_icon(problem.level, self.editor.context.theme), problem.text)
            item.setData(PROBLEM, problem)
            self.results.addItem(item)
