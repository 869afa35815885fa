"""What the levels of the bots are, and how strong each was measured to be."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QGroupBox

from indonesia_qt.bots.ladder import Ladder, Rung
from indonesia_qt.core.bot_name import BotName
from indonesia_qt.games.indonesia.bots import LEVELS
from indonesia_qt.i18n.text import clauses, counted, paragraph, phrase, tr
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.table.bot_labels import bot_name, time_name
from indonesia_qt.ui.widgets.plain_text import Label, tip

LEVEL_DESCRIPTIONS = {
    "random": phrase("Does anything that the rules allow."),
    "easy": phrase("Follows a few simple rules, with slips."),
    "medium": phrase("Takes what promises the most money at the end."),
    "hard": phrase("As Medium, with values that were fitted to games."),
    "expert": phrase("Found its values by playing itself, and plays its best ideas on to the year's end."),
}
"""What each level does."""
LEAST_GUIDE_WIDTH = 372
"""Pixels at 100 % for what is said of a level."""


class LevelGuide(QGroupBox):
    """Tells of each level what it does and what it was measured to win, at a table for so many as will play."""

    def __init__(self, ladder: Ladder) -> None:
        super().__init__(tr("Bots"))
        self.ladder = ladder
        self.strengths: dict[str, Label] = {}
        grid = QGridLayout(self)
        grid.setHorizontalSpacing(scaled(10))
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        grid.setColumnMinimumWidth(1, scaled(LEAST_GUIDE_WIDTH))
        for level in LEVELS:
            name = Label(bot_name(level))
            name.setProperty("role", "strong")
            strength = self.strengths[level] = Label(wordWrap=True)
            strength.setProperty("role", "quiet")
            row = grid.rowCount()
            grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(Label(tr(LEVEL_DESCRIPTIONS[level]), wordWrap=True), row, 1)
            grid.addWidget(strength, row + 1, 1)
            grid.setRowMinimumHeight(row + 2, scaled(5))
            grid.setRowStretch(row + 2, 1)

    def show_players(self, players: int) -> None:
        """Tell what was measured at a table for so many."""
        for level, label in self.strengths.items():
            rung = self.ladder.rung(level, players)
            label.setVisible(rung is not None)
            if rung is not None:
                label.setText(strength_in_words(rung))
                label.setToolTip(tip(measured_in_words(rung)))


def strength_in_words(rung: Rung) -> str:
    """What a level wins: "Wins 57 % alone against 3 Medium (400 games; even: 25 %)"."""
    seconds = BotName.read(rung.level).seconds
    told = clauses(
        counted(rung.games, "{n} game", "{n} games"),
        tr("even: {share}", share=_percent(rung.even)),
        "" if seconds is None else tr("{time} a decision", time=time_name(seconds)),
    )
    return counted(
        rung.players - 1,
        "Wins {won} against one {bot} ({told})",
        "Wins {won} alone against {n} {bot} ({told})",
        won=_percent(rung.won),
        bot=bot_name(BotName.read(rung.against).bot),
        told=told,
    )


def measured_in_words(rung: Rung) -> str:
    """How exactly that is known, and how fast the level was."""
    return paragraph(
        tr(
            "The true share lies between {low} and {high}, 95 % sure.", low=_percent(rung.low), high=_percent(rung.high)
        ),
        tr(
            "A decision took {usual} ms in the median and {longest} ms at the longest.",
            usual=f"{rung.median_ms:,.0f}" if rung.median_ms >= 10 else f"{rung.median_ms:g}",
            longest=f"{rung.longest_ms:,.0f}",
        ),
        tr(
            "Played by version {version}, deals {first} to {last}.",
            version=rung.version,
            first=rung.first_seed,
            last=rung.last_seed,
        ),
    )


def _percent(share: float) -> str:
    return tr("{share}\N{NO-BREAK SPACE}%", share=round(100 * share))
