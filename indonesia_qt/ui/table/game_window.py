"""A window in which games are played, with all that accompanies them."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject

from indonesia_qt.ui.table.chart_controller import ChartController
from indonesia_qt.ui.table.crash_report import CrashReporter
from indonesia_qt.ui.table.export_controller import ExportController
from indonesia_qt.ui.table.game_controller import GameController
from indonesia_qt.ui.table.game_sounds import GameSounds
from indonesia_qt.ui.table.game_view import GameView
from indonesia_qt.ui.table.games.new_game_controller import NewGameController
from indonesia_qt.ui.table.review.review_controller import ReviewController
from indonesia_qt.ui.table.rules_presenter import RulesPresenter
from indonesia_qt.ui.table.turn_alert import TurnAlert


class GameWindow(QObject):
    """Joins the window of `controller` with new games, charts, reviews, exports, reports, rules, sounds and alerts."""

    def __init__(self, controller: GameController) -> None:
        super().__init__()
        controller.setParent(self)
        self.controller, self.window = controller, controller.window
        self.charts = ChartController(controller)
        self.exports = ExportController(controller, self.charts.charts)
        self.reviews = ReviewController(controller)
        self.problems = CrashReporter(controller)
        window = self.window
        self.rules = RulesPresenter(window, window.appearance, window.commands, window.show_refusal)
        self.sounds = GameSounds(window.preferences, self)
        window.refusals.said.connect(self.sounds.refuse)
        self.turn_alert = TurnAlert(window, window.preferences, self)
        controller.laid.connect(self._follow)
        controller.left.connect(partial(self.rules.follow, None))
        self.new_games = NewGameController(controller)
        self.window.refusals.rules_requested.connect(self.rules.show)
        self.window.help.chapter_requested.connect(self.rules.show_chapter)
        self.window.help.reference_requested.connect(self.rules.show_reference)

    @property
    def table(self) -> GameView | None:
        """The view of the game that is shown."""
        return self.controller.table

    def _follow(self, table: GameView) -> None:
        """Accompany another game with the rules, sounds and alerts."""
        self.rules.follow(table)
        self.sounds.follow(table)
        self.turn_alert.follow(table)
        table.rules_requested.connect(self.rules.show)
