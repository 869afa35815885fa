"""The review of a game in words, for any game. Knows no Qt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from indonesia_qt.core.answer_groups import AnswerGroup
from indonesia_qt.core.flow import CHANCE, Action, question
from indonesia_qt.core.review import (
    CAUSE,
    Cause,
    Grade,
    Judged,
    Review,
    Strength,
    TurningPoint,
    cause_of,
    phases_of,
    strengths,
    turning_points,
)
from indonesia_qt.core.session import Session
from indonesia_qt.i18n.text import as_sentence, clauses, figure, labelled, paragraph, phrase, tr
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
LOST = phrase("Average loss per decision (in brackets: number of decisions)")
"""The title of the table of `ReviewTexts.table`."""
MOST_TURNS = 6
"""So many turning points are listed."""


def percent(chance: float, digits: int = 0) -> str:
    """Return a chance, from 0 to 1, in percent, with so many decimals."""
    return tr("{share}%", share=figure(100 * chance, digits))


class LinkText(NamedTuple):
    """A sentence, the seat that it is about, and the moment that it leads to, in decisions made by then."""

    text: str
    seat: int
    at: int


class Measure(NamedTuple):
    """A table of one figure for each phase and seat, headings first; `about` says what the figure is."""

    name: str
    about: str
    rows: list[list[str]]


class ReviewTexts:
    """The sentences of the review of a session; `reader` is the seat of the one person who reads it, if known."""

    def __init__(
        self,
        words: GameTexts,
        advice: Advice,
        session: Session[Any],
        review: Review[Any],
        reader: int | None = None,
    ) -> None:
        self.words, self.advice, self.session, self.review, self.reader = words, advice, session, review, reader

    def listed(self) -> list[Judged[Any]]:
        """Return the decisions that cost something, or are disputed: the reader's own first, then by seat."""
        found = [one for one in self.review.judged if one.grade or one.disputed]
        return sorted(found, key=lambda one: (one.seat != self.reader, one.seat, one.at))

    def when(self, at: int) -> str:
        """Return the round and the phase of a moment, as the lists of decisions and of turning points name it."""
        game, position = self.session.game, self.session.position(at)
        parts = self.words.round(game.round(position)), self.words.phase(game.phase(position))
        return " \N{MIDDLE DOT} ".join(filter(None, parts))

    def decision(self, one: Judged[Any]) -> str:
        """Return who decided, and what."""
        return labelled(self.words.seats[one.seat], self._made(one.at))

    def verdict(self, one: Judged[Any]) -> str:
        """Return how a decision is graded, and what it cost in chance of winning and in money or points."""
        if one.disputed:
            return tr("Disputed: played on, another move does better; the forecast prefers this one")
        if not one.grade:
            return tr("Good move")
        values = {"grade": tr(GRADES[one.grade]), "chance": percent(one.chance), "best": percent(one.best_chance)}
        lost = round(one.lost)
        if not lost:
            return tr("{grade}: chance of winning {chance} after it, {best} after the better move", **values)
        values["lost"] = self.words.score(lost)
        return tr(
            "{grade}: chance of winning {chance} after it, {best} after the better move; costs about {lost}", **values
        )

    def brief_verdict(self, one: Judged[Any]) -> str:
        """Return the verdict on a graded decision in one line: "Mistake: 30% to win, not 42%; −25 Rp"."""
        if not one.grade:
            return self.verdict(one)
        values = {"grade": tr(GRADES[one.grade]), "chance": percent(one.chance), "best": percent(one.best_chance)}
        lost = round(one.lost)
        if not lost:
            return tr("{grade}: {chance} to win, not {best}", **values)
        values["lost"] = self.words.score(lost)
        return tr("{grade}: {chance} to win, not {best}; −{lost}", **values)

    def entry(self, one: Judged[Any]) -> str:
        """Return the round of a decision, its verdict and the better move, in as few lines as a narrow list has."""
        verdict = self.verdict(one)
        if one.grade:
            chances = {"chance": percent(one.chance), "best": percent(one.best_chance)}
            verdict = tr("{grade}: {chance}, not {best}", grade=tr(GRADES[one.grade]), **chances)
        round_ = self.words.round(self.session.game.round(self.session.position(one.at)))
        return f"{round_} \N{MIDDLE DOT} {verdict}\n{self.better(one, says_loss=True)}"

    def better(self, one: Judged[Any], *, says_loss: bool = False) -> str:
        """Return the better move, or the disputed one, and what on the board speaks for it; empty if there is none.

        With `says_loss` also the money or points that were lost.
        """
        if not one.grade and not one.disputed:
            return ""
        view = self._view(one.at)
        asked = question(view)
        assert asked is not None
        why = self.advice.why_better(self.words, view, asked, one.best, self.session.entries[one.at].action)
        move, lost = self._move(one.at, one.best), self.words.score(round(one.lost))
        says_loss = says_loss and round(one.lost) > 0
        if not why and says_loss:
            return tr("Better by {lost}: {move}", lost=lost, move=move)
        if not why:
            return tr("Other move: {move}", move=move) if one.disputed else tr("Better: {move}", move=move)
        if one.seat != self.reader:  # it says "you" to whoever decided
            why = tr("to {player}: “{why}”", player=self.words.seats[one.seat], why=why)
        if one.disputed:
            return tr("Other move: {move} \N{EN DASH} {why}", move=move, why=why)
        if says_loss:
            return tr("Better by {lost}: {move} \N{EN DASH} {why}", lost=lost, move=move, why=why)
        return tr("Better: {move} \N{EN DASH} {why}", move=move, why=why)

    def turns(self) -> list[LinkText]:
        """Return the turning points; each leads to what brought it, or to where it begins."""
        return [turn for _, turn in self.turns_on_course()]

    def turns_on_course(self) -> list[tuple[int, LinkText]]:
        """Return the same, each with the number of the point of the course at which it begins, from 0."""
        course, found = self.review.course, turning_points(self.review, MOST_TURNS)
        return [(course.index(turn.before), self._turn(turn)) for turn in found]

    def table(self) -> list[list[str]]:
        """Return how well everybody played: a row for each phase and grade, a column for each seat, headings first.

        A phase has what a decision lost on average, in money or points and in chance to win, and how many there were.
        """
        return [["", *self.words.seats], *self._by_phase(self._strength), *self._by_grade()]

    def measures(self) -> list[Measure]:
        """Return the same one figure after the other, so that a row has room in one line."""
        head, digits = ["", *self.words.seats], self.words.mean_digits
        chance = self._by_phase(lambda found: figure(100 * found.cost, 1))
        lost = self._by_phase(lambda found: figure(found.lost, digits))
        number = [*self._by_phase(lambda found: str(found.decisions)), *self._by_grade()]
        unit = tr(self.words.unit)
        return [
            Measure(tr("Chance"), tr("Mean loss of the chance of winning, in percent"), [head, *chance]),
            Measure(tr("Loss"), tr("Mean loss per decision, in {unit}", unit=unit), [head, *lost]),
            Measure(tr("Number"), tr("Decisions, and how many cost something"), [head, *number]),
        ]

    def _by_phase(self, said: Callable[[Strength], str]) -> list[list[str]]:
        seats = range(len(self.words.seats))
        phases = [(self.words.phase(phase), phase) for phase in phases_of(self.review, self.session.game)]
        return [
            [name, *(said(found) if (found := strengths(self.review, phase, seat)).decisions else "" for seat in seats)]
            for name, phase in (*phases, (tr("All phases"), None))
        ]

    def _by_grade(self) -> list[list[str]]:
        seats = range(len(self.words.seats))
        counts = Counter((one.seat, one.grade) for one in self.review.judged)
        rows = [[tr(name), *(str(counts[seat, grade]) for seat in seats)] for grade, name in MANY.items()]
        disputed = Counter(one.seat for one in self.review.judged if one.disputed)
        return [*rows, [tr("Disputed"), *(str(disputed[seat]) for seat in seats)]]

    def _strength(self, found: Strength) -> str:
        lost, chance = self.words.mean_score(found.lost), percent(found.cost, 1)
        return f"{lost} \N{MIDDLE DOT} {tr('{chance} ({n})', chance=chance, n=found.decisions)}"

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
        costliest = max(self._causes(turn), key=lambda one: one.cost, default=None)
        explained = cause_of(self.review, turn)
        if costliest is not None and costliest.cost >= CAUSE * abs(turn.change):
            # in the words and with the figures of the list of decisions
            at, cause = (
                costliest.at,
                paragraph(as_sentence(self.decision(costliest)), as_sentence(self.brief_verdict(costliest))),
            )
            when = self.when(at)
        elif explained is not None:
            at, cause = self._brought_about(turn, explained)
            when = self.when(at)
        else:
            at, when = turn.before.at, self.words.round(self.session.game.round(self.session.position(turn.before.at)))
            cause = tr("No single move explains it: the estimate changed little by little.")
            if turn.after == self.review.course[-1] and self.session.question is None:
                cause = tr("The result was open until then, and became certain only at the end.")
        values = {
            "when": when,
            "player": self.words.seats[turn.seat],
            **_from_to(turn.before.chances[turn.seat], turn.after.chances[turn.seat]),
        }
        if turn.other is not None:
            values["other"] = self.words.seats[turn.other]
            values["other_before"] = percent(turn.before.chances[turn.other])
            values["other_after"] = percent(turn.after.chances[turn.other])
            text = tr(
                "{when}: {player}’s chance of winning rises from {before} to {after}, {other}’s falls from "
                "{other_before} to {other_after}",
                **values,
            )
        elif turn.change > 0:
            text = tr("{when}: {player}’s chance of winning rises from {before} to {after}", **values)
        else:
            text = tr("{when}: {player}’s chance of winning falls from {before} to {after}", **values)
        return LinkText(paragraph(as_sentence(text), cause), turn.seat, at)

    def _brought_about(self, turn: TurningPoint, cause: Cause) -> tuple[int, str]:
        """Whose move, or which luck, brought a turning point that no mistake explains, and when."""
        part = {
            "player": self.words.seats[turn.seat],
            **_from_to(cause.before, cause.before + cause.change),
        }
        if cause.seat == CHANCE:
            happened = map(self.words.sentence, self.session.entries[cause.at].events)
            of_round = self.session.entries[turn.before.at : cause.at]
            before = takewhile(lambda entry: entry.seat == CHANCE, reversed(of_round))
            if turn.change > 0:
                luck = tr("Luck counted most: it raised {player}’s chance from {before} to {after}.", **part)
            else:
                luck = tr("Luck counted most: it lowered {player}’s chance from {before} to {after}.", **part)
            return cause.at - len(list(before)), paragraph(luck, *list(happened)[:1])
        if turn.change > 0:
            counted = tr("This counted most: it raised {player}’s chance from {before} to {after}.", **part)
        else:
            counted = tr("This counted most: it lowered {player}’s chance from {before} to {after}.", **part)
        move = labelled(self.words.seats[cause.seat], self._made(cause.at))
        return cause.at, paragraph(as_sentence(move), counted)

    def _causes(self, turn: TurningPoint) -> list[Judged[Any]]:
        """The mistakes of the seat whose chance fell, or those of others when it rose."""
        return [
            one
            for one in self.review.judged
            if turn.before.at <= one.at < turn.after.at
            and one.grade in ("mistake", "blunder")
            and (one.seat == turn.seat) == (turn.change < 0)
        ]

    def _view(self, at: int) -> Any:
        position, session = self.session.position(at), self.session
        return position if session.question is None else session.game.view(position, None)

    def _made(self, at: int) -> str:
        return self._move(at, self.session.entries[at].action)

    def _move(self, at: int, action: Action) -> str:
        text = self.words.group(self._view(at), AnswerGroup(action, action))
        if not text.about or text.text.endswith(")"):  # never two pairs of brackets
            return clauses(text.text, text.about)
        return tr("{move} ({about})", move=text.text, about=text.about)


def _from_to(before: float, after: float) -> dict[str, str]:
    """How a chance changes, as the values of a text."""
    return {"before": percent(before), "after": percent(after)}
