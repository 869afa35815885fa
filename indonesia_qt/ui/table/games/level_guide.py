"""What is said of the levels of a game's bots where a new game is set up."""

from __future__ import annotations

from indonesia_qt.bots.ladder import Rung, shipped_ladder
from indonesia_qt.core.bots import BotName
from indonesia_qt.i18n.text import clauses, counted, figure, short_figure, tr
from indonesia_qt.ui.table.bot_labels import bot_name, time_name
from indonesia_qt.ui.table.game_ui import GameUi


class LevelGuide:
    """Says of each level of a game how it plays and how often it was measured to win."""

    def __init__(self, ui: GameUi) -> None:
        self.levels, self.ladder, self._ways = ui.game.levels, shipped_ladder(ui.game.id), ui.levels

    def tip(self, level: str, players: int, map_: str) -> str:
        """Return all that is known of a level among so many players on a map, by its name or folder, for a tool tip.

        It's empty for a bot that is no level.
        """
        rung = self.ladder.rung(level, players, self.levels, map_) if level in self.levels else None
        measured = [strength_in_words(rung), measured_in_words(rung)] if rung is not None else []
        way = self._ways.get(level, "")
        return "\n".join([*([tr(way)] if way else []), *measured])


def strength_in_words(rung: Rung) -> str:
    """Return how often a level wins: "Wins 57% of its games against 3 Medium bots (400 games; by chance: 25%)".

    Where it was measured on another map than the usual one, or isn't surely stronger, the details say so.
    """
    seconds = BotName.read(rung.level).seconds
    details = clauses(
        counted(rung.games, "{n} game", "{n} games"),
        tr("on this map") if rung.map else "",
        tr("by chance: {share}", share=_percent(rung.even)),
        tr("not clearly stronger") if rung.low <= rung.even else "",
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
    """Return how exactly that was measured, and how fast the level was, each on a line of its own."""
    lines = (
        tr("95% confidence interval: {low} to {high}.", low=_percent(rung.low), high=_percent(rung.high)),
        tr(
            "Time per decision: median {usual}\u00a0ms, longest {longest}\u00a0ms.",
            usual=figure(rung.median_ms) if rung.median_ms >= 10 else short_figure(rung.median_ms),
            longest=figure(rung.longest_ms),
        ),
        tr(
            "Measured with version {version}, random seeds {first} to {last}.",
            version=rung.version,
            first=rung.first_seed,
            last=rung.last_seed,
        ),
    )
    return "\n".join(lines)


def _percent(share: float) -> str:
    return tr("{share}%", share=round(100 * share))
