"""The review of a game in words, for any game. Knows no Qt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from indonesia_qt.core.answer_groups import AnswerGroup
from indonesia_qt.core.flow import Action, question
from indonesia_qt.core.review import Grade, Judged, Review, TurningPoint, phases_of, strengths, turning_points
from indonesia_qt.core.session import Session
from indonesia_qt.i18n.text import as_sentence, labelled, paragraph, phrase, tr
from indonesia_qt.ui.table.advice import Advice
from indonesia_qt.ui.table.game_texts import GameTexts

GRADES: dict[Grade, str] = {
    "inaccuracy": phrase("Inaccuracy"),
    "mistake": phrase("Mistake"),
    "blunder": phrase("Blunder"),
}
"""The names of the grades, the mildest first."""
MANY: dict[Grade, str] = {
    "inaccuracy": phrase("Inaccuracies"),
    "mistake": phrase("Mistakes"),
    "blunder": phrase("Blunders"),
}
MOST_TURNS = 6
"""So many turning points are listed."""


def percent(chance: float) -> str:
    """Return a chance, from 0 to 1, in percent."""
    return tr("{share}%", share=round(100 * chance))


class LinkText(NamedTuple):
    """A sentence, the seat that it is about, and the moment that it leads to, in decisions made by then."""

    text: str
    seat: int
    at: int


class ReviewTexts:
    """The sentences of the review of a session."""

    def __init__(self, words: GameTexts, advice: Advice, session: Session[Any], review: Review[Any]) -> None:
        self.words, self.advice, self.session, self.review = words, advice, session, review

    def graded(self) -> list[Judged[Any]]:
        """Return the decisions that cost something, in the order in which they were made."""
        return [one for one in self.review.judged if one.grade]

    def judged(self, at: int) -> Judged[Any] | None:
        """Return what the decision after `at` others came to; None where it wasn't judged."""
        return next((one for one in self.review.judged if one.at == at), None)

    def when(self, at: int) -> str:
        """Return the round and the phase of a moment."""
        game, position = self.session.game, self.session.position(at)
        parts = self.words.round(game.round(position)), self.words.phase(game.phase(position))
        return " \N{MIDDLE DOT} ".join(filter(None, parts))

    def decision(self, one: Judged[Any]) -> str:
        """Return who decided, and what."""
        made = self.session.entries[one.at].action
        return labelled(self.words.seats[one.seat], self._move(one.at, made))

    def verdict(self, one: Judged[Any]) -> str:
        """Return how a decision is graded, and what it cost."""
        if not one.grade:
            return tr("Good move")
        chances = {"chance": percent(one.chance), "best": percent(one.best_chance)}
        return tr("{grade}: chance to win {chance} instead of {best}", grade=tr(GRADES[one.grade]), **chances)

    def better(self, one: Judged[Any]) -> str:
        """Return the better move, and what speaks for it on the board; empty for a good decision."""
        if not one.grade:
            return ""
        view = self._view(one.at)
        asked = question(view)
        assert asked is not None
        why = self.advice.why(self.words, view, asked, one.best)
        return tr("Better: {move} \N{EN DASH} {why}", move=self._move(one.at, one.best), why=why)

    def turns(self) -> list[LinkText]:
        """Return the turning points; each leads to the costliest decision since, or to where it begins."""
        return [self._turn(turn) for turn in turning_points(self.review, MOST_TURNS)]

    def table(self) -> list[list[str]]:
        """Return how well everybody played: a row for each phase and grade, a column for each seat, headings first."""
        seats = range(len(self.words.seats))
        rows = [["", *self.words.seats]]
        for phase in phases_of(self.review):
            found = [strengths(self.review, phase, seat) for seat in seats]
            rows.append([self.words.phase(phase), *(percent(one.lost) if one.decisions else "" for one in found)])
        whole = [percent(strengths(self.review, None, seat).lost) for seat in seats]
        rows.append([tr("Lost in all"), *whole])
        counts = Counter((one.seat, one.grade) for one in self.review.judged)
        rows += [[tr(name), *(str(counts[seat, grade]) for seat in seats)] for grade, name in MANY.items()]
        return rows

    def course(self) -> list[list[str]]:
        """Return the chances along the game: a row for each point, a column for each seat, headings first."""
        rows = [["", *self.words.seats]]
        game = self.session.game
        rounds = [self.words.round(game.round(self.session.position(one.at))) for one in self.review.course[:-1]]
        points = zip([*rounds, self.labels()[-1]], self.review.course, strict=True)
        return rows + [[label, *map(percent, one.chances)] for label, one in points]

    def labels(self) -> Sequence[str]:
        """Return the numbers of the rounds at whose beginning the points of the course lie, and what the last is."""
        game = self.session.game
        numbers = [str(game.round(self.session.position(point.at))) for point in self.review.course[:-1]]
        return [*numbers, tr("end", "of the game") if self.session.question is None else tr("now")]

    def _turn(self, turn: TurningPoint) -> LinkText:
        values = {
            "when": self.words.round(self.session.game.round(self.session.position(turn.before.at))),
            "player": self.words.seats[turn.seat],
            "before": percent(turn.before.chances[turn.seat]),
            "after": percent(turn.after.chances[turn.seat]),
        }
        if turn.change > 0:
            text = tr("{when}: {player}’s chance to win rises from {before} to {after}", **values)
        else:
            text = tr("{when}: {player}’s chance to win falls from {before} to {after}", **values)
        costliest = max(self._causes(turn), key=lambda one: one.cost, default=None)
        if costliest is None:
            return LinkText(text, turn.seat, turn.before.at)
        cause = tr(
            "{grade} by {player} ({phase}): {move}",
            grade=tr(GRADES[costliest.grade]),
            player=self.words.seats[costliest.seat],
            phase=self.words.phase(costliest.phase),
            move=self._move(costliest.at, self.session.entries[costliest.at].action),
        )
        return LinkText(paragraph(as_sentence(text), cause), turn.seat, costliest.at)

    def _causes(self, turn: TurningPoint) -> list[Judged[Any]]:
        """The mistakes of the seat whose chance fell, or those of others when it rose."""
        return [
            one
            for one in self.graded()
            if turn.before.at <= one.at < turn.after.at
            and one.grade != "inaccuracy"
            and (one.seat == turn.seat) == (turn.change < 0)
        ]

    def _view(self, at: int) -> Any:
        position, session = self.session.position(at), self.session
        return position if session.question is None else session.game.view(position, None)

    def _move(self, at: int, action: Action) -> str:
        text = self.words.group(self._view(at), AnswerGroup(action, action))
        return tr("{move} ({about})", move=text.text, about=text.about) if text.about else text.text
