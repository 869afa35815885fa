"""What is said of the levels of a game's bots where a new game is set up."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QGroupBox

from indonesia_qt.bots.ladder import Rung, shipped_ladder
from indonesia_qt.core.bots import BotName
from indonesia_qt.i18n.text import clauses, counted, paragraph, tr
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.table.bot_labels import bot_name, time_name
from indonesia_qt.ui.table.game_ui import GameUi
from indonesia_qt.ui.widgets.plain_text import Label, tip

LEAST_GUIDE_WIDTH = 372
"""Pixels at 100 % for the description of a level."""


class LevelGuide(QGroupBox):
    """Says of each level how it plays and how often it was measured to win, with as many players as will play."""

    def __init__(self, ui: GameUi) -> None:
        super().__init__(tr("Bots"))
        self.levels, self.ladder = ui.game.levels, shipped_ladder(ui.game.id)
        self.strengths: dict[str, Label] = {}
        grid = QGridLayout(self)
        grid.setHorizontalSpacing(scaled(10))
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        grid.setColumnMinimumWidth(1, scaled(LEAST_GUIDE_WIDTH))
        for level in self.levels:
            strength = self.strengths[level] = Label(role="quiet", wordWrap=True)
            row = grid.rowCount()
            grid.addWidget(Label(bot_name(level), role="strong"), row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(Label(tr(ui.levels.get(level, "")), wordWrap=True), row, 1)
            grid.addWidget(strength, row + 1, 1)
            grid.setRowMinimumHeight(row + 2, scaled(5))
            grid.setRowStretch(row + 2, 1)

    def show_players(self, players: int) -> None:
        """Show the measurements for this number of players."""
        for level, label in self.strengths.items():
            rung = self.ladder.rung(level, players, self.levels)
            label.setVisible(rung is not None)
            if rung is not None:
                label.setText(strength_in_words(rung))
                label.setToolTip(tip(measured_in_words(rung)))


def strength_in_words(rung: Rung) -> str:
    """Return how often a level wins: "Wins 57% of its games against 3 Medium bots (400 games; by chance: 25%)"."""
    seconds = BotName.read(rung.level).seconds
    details = clauses(
        counted(rung.games, "{n} game", "{n} games"),
        tr("by chance: {share}", share=_percent(rung.even)),
        "" if seconds is None else tr("{time} per decision", time=time_name(seconds)),
    )
    return counted(
        rung.players - 1,
        "Wins {won} of its games against one {bot} bot ({details})",
        "Wins {won} of its games against {n} {bot} bots ({details})",
        won=_percent(rung.won),
        bot=bot_name(BotName.read(rung.against).bot),
        details=details,
    )


def measured_in_words(rung: Rung) -> str:
    """Return how exactly that was measured, and how fast the level was."""
    return paragraph(
        tr("95% confidence interval: {low} to {high}.", low=_percent(rung.low), high=_percent(rung.high)),
        tr(
            "Time per decision: median {usual}\u00a0ms, longest {longest}\u00a0ms.",
            usual=f"{rung.median_ms:,.0f}" if rung.median_ms >= 10 else f"{rung.median_ms:g}",
            longest=f"{rung.longest_ms:,.0f}",
        ),
        tr(
            "Measured with version {version}, random seeds {first} to {last}.",
            version=rung.version,
            first=rung.first_seed,
            last=rung.last_seed,
        ),
    )


def _percent(share: float) -> str:
    return tr("{share}%", share=round(100 * share))
