"""The end of a game of Singapore: where each player's victory points came from, and the turning points."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from indonesia_qt.games.singapore.analysis.story import Story, story
from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.i18n.text import counted, listed, paragraph, phrase, tr
from indonesia_qt.ui.charts.chart_model import Lines
from indonesia_qt.ui.games.singapore.board.pieces import LOT_SIDE
from indonesia_qt.ui.games.singapore.chart_data import ChartSource
from indonesia_qt.ui.games.singapore.chart_data import points as course_of_points
from indonesia_qt.ui.games.singapore.texts import SingaporeTexts
from indonesia_qt.ui.games.singapore.texts.names import points, pounds
from indonesia_qt.ui.table.own_story import StoryText
from indonesia_qt.ui.table.review.review_texts import LinkText
from indonesia_qt.ui.table.score_sources import SourcesScreen

BEST_ROUNDS, MOST = 4, 6
"""So many of the rounds in which players gained most are listed, and of all turning points."""
LEAST_LOT = 54
"""Pixels: the side of a lot from which on the names of buildings can be read."""
LEAST_FINES, LEAST_GAIN = 6, 1 / 4
"""Less changes nothing: pounds that a raid costs all players, and the part of the largest gain in a round."""


class SingaporeFinal(SourcesScreen):
    """Explains every point of every player by a bar and in a table, and lists raids and the best rounds."""

    source: ChartSource
    board_is_read, legible_from = True, LEAST_LOT / LOT_SIDE
    amounts = phrase("Victory points gained and lost: {amounts}")
    total = phrase("Victory points")
    turns_are = phrase("Best rounds and costly raids")

    def rule(self) -> str:
        """Return the rule that decided (S-END-02)."""
        return how_won(self.context.words.seats, self.scores, self.places)

    def story(self, seat: int) -> StoryText | None:
        """Return a player's rounds, and the building used most, visits and raids."""
        own = story(self.source.course, seat)
        if own.best_round is None:
            return None
        best = tr(
            "Best round: {round}, with {points}.",
            round=own.best_round,
            points=points(own.gained[own.best_round - 1]),
        )
        return StoryText(
            tr("Victory points by round"), own.gained, best, sentences(self.context.words, self.final, own)
        )

    def turns(self) -> list[LinkText]:
        """Return the costliest raids and the rounds in which a player gained most, as they followed each other."""
        best = self._best_rounds()
        raids = self._raids()[: MOST - len(best)]
        return [link for _, link in sorted((*raids, *best), key=lambda found: found[0])]

    def chart(self) -> Lines:
        """Return the chart of points round by round."""
        return course_of_points(self.source)

    def _raids(self) -> list[tuple[int, LinkText]]:
        """The raids, the costliest first."""
        seats = self.context.words.seats
        found = []
        for raid in sorted(self.source.course.raids, key=lambda raid: -sum(raid.paid)):
            players = [seats[seat] for seat in raid.caught if seat < len(seats)]
            if players and sum(raid.paid) >= LEAST_FINES:
                values = {"round": raid.round, "players": listed(players), "amount": pounds(sum(raid.paid))}
                text = tr("Round {round}: a raid costs {players} {amount}", **values)
                found.append((raid.at, LinkText(text, raid.caught[0], max(0, raid.at - 1))))
        return found

    def _best_rounds(self) -> list[tuple[int, LinkText]]:
        course, seats = self.source.course, self.context.words.seats
        gains = [
            (course.holdings[number][seat].points - course.holdings[number - 1][seat].points, number, seat)
            for number in range(1, len(course.holdings))
            for seat in self.source.seats
        ]
        best = sorted(gains, key=lambda gain: (-gain[0], gain[1]))[:BEST_ROUNDS]
        return [
            (
                course.ends[number],
                LinkText(
                    tr("Round {round}: {player} gains {points}", round=number, player=seats[seat], points=points(gain)),
                    seat,
                    course.ends[number - 1],
                ),
            )
            for gain, number, seat in best
            if gain > 0 and gain >= LEAST_GAIN * best[0][0]
        ]


def how_won(names: Sequence[str], scores: Sequence[int], places: Sequence[int]) -> str:
    """Return the rule that decided between the first player and others, and between others who are tied (S-END-02)."""
    first, *others = ([names[seat] for seat in tied] for _, tied in groupby(places, key=scores.__getitem__))
    if len(first) > 1:
        rule = tr("Tied with {players}. The marker that is lowest in the pile wins the tie.", players=listed(first[1:]))
    else:
        rule = tr("The player with the most victory points wins. Money, goods and chips don’t count.")
    lower = (
        tr("{players} are tied: the lower marker is ahead.", players=listed(tied)) for tied in others if len(tied) > 1
    )
    return paragraph(rule, *lower)


def sentences(words: SingaporeTexts, final: State, own: Story) -> list[str]:
    """Return what a player's game was in sentences."""
    found = []
    if own.used_most is not None:
        building, times = own.used_most
        found.append(
            counted(
                times,
                "Building used most: {building}, {n}\N{NO-BREAK SPACE}time.",
                "Building used most: {building}, {n}\N{NO-BREAK SPACE}times.",
                building=words.there(final, building),
            )
        )
    if own.visits:
        player = words.seats[own.visits.most_common(1)[0][0]]
        found.append(
            counted(
                own.visits.total(),
                "{n} visit from another player, {player}.",
                "{n} visits from other players, most from {player}.",
                player=player,
            )
        )
    else:
        found.append(tr("No visits from other players."))
    if own.raids:
        found.append(
            counted(
                own.raids,
                "Caught in {n} raid, which cost {amount}.",
                "Caught in {n} raids, which cost {amount}.",
                amount=pounds(own.fines),
            )
        )
    else:
        found.append(tr("Never caught in a raid."))
    return found
