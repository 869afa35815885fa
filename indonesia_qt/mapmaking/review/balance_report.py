"""The balance report of a map: the games that bots play on it, what they say, and its file."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from indonesia_qt import __version__
from indonesia_qt.board.checks.problem import Problem
from indonesia_qt.board.draft import Draft
from indonesia_qt.board.measures import Balance, Table
from indonesia_qt.board.trial import Trial
from indonesia_qt.games import map_data_of
from indonesia_qt.i18n.text import figure, tr
from indonesia_qt.library import PlayableMap
from indonesia_qt.mapmaking.review.fixes import fixes
from indonesia_qt.mapmaking.review.trial_games import TrialPlan


class Games(Struct, frozen=True, forbid_unknown_fields=True):
    """The games of a report: how many, with how many players, all by this bot, from this seed on."""

    games: int
    players: int
    bot: str
    seed: int

    def plans(self) -> list[TrialPlan]:
        """Return the games one by one."""
        return [TrialPlan(self.players, seed, self.bot) for seed in range(self.seed, self.seed + self.games)]


class Finding(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands out, and what the editor can do about it, in the words of its buttons."""

    problem: Problem
    fixes: tuple[str, ...]


class Report(Struct, frozen=True, forbid_unknown_fields=True):
    """What the games on a map say; `version` is that of the program that let them be played."""

    map: str
    title: str
    fingerprint: str
    game: str
    version: str
    played: Games
    tables: tuple[Table, ...]
    findings: tuple[Finding, ...]
    traffic: dict[str, float]
    traffic_title: str


class ReportError(ValueError):
    """A report that can't be read or compared; the message is a sentence that says why."""


def report(played_on: PlayableMap, played: Games, trials: Sequence[Trial]) -> Report:
    """Return the report on a map after these games, in the order of their plans; one at least."""
    found: Balance = map_data_of(played_on.definition.id).balance(played_on.game, trials)
    draft = Draft(played_on.board, played_on.data)
    return Report(
        map=played_on.board.id,
        title=played_on.board.title,
        fingerprint=played_on.game.fingerprint,
        game=played_on.definition.id,
        version=__version__,
        played=played,
        tables=found.tables,
        findings=tuple(Finding(one, tuple(fix.text for fix in fixes(draft, one))) for one in found.findings),
        traffic=dict(found.traffic),
        traffic_title=found.traffic_title,
    )


LARGEST = 4_000_000
"""Bytes of a file with a report; that on a map of 1,000 areas takes a fraction of it."""


def decoded(data: bytes) -> Report:
    """Return the report in a file. Raises `ReportError`."""
    try:
        return msgspec.json.decode(data, type=Report)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ReportError(tr("This isn’t a balance report ({error}).", error=error)) from None


def encoded(of: Report) -> bytes:
    """Return the content of a file with a report."""
    return msgspec.json.format(msgspec.json.encode(of), indent=1) + b"\n"


def check_comparable(before: Report, after: Games, game: str) -> None:
    """Return if a report can be compared with one of these games. Raises `ReportError`.

    Other bots, or another number of them, change figures that the map doesn't change.
    """
    was = before.played
    if (before.game, was.players, was.bot) != (game, after.players, after.bot):
        raise ReportError(
            tr(
                "The earlier report is on games of {game} with {players} players and the bot {bot}. Compare with the "
                "same game, number of players and bot.",
                game=before.game,
                players=figure(was.players),
                bot=was.bot,
            )
        )
