"""The review of a game: each player's chance to win along it, and what each decision cost.

A game has a `Coach`, which says how likely each seat is to win a position and what the sensible answers to a question
come to. Everything else here serves any game. While a game goes on, a review knows no more than everybody may know.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Iterator, Sequence
from hashlib import sha256
from itertools import pairwise
from random import Random
from typing import Any, Generic, Literal, NamedTuple, Protocol, TypeVar

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from indonesia_qt.core.flow import CHANCE, Action, Question, Reason, because, question, refusal
from indonesia_qt.core.game import Game
from indonesia_qt.core.session import Session

REVIEW_FORMAT = 3
INACCURACY, MISTAKE, BLUNDER = 0.03, 0.07, 0.15
"""The chance to win that a decision of each grade costs at least, from 0 to 1."""
LARGEST_LEAD = 1e9
"""No lead in a file is larger."""
TURN = 0.10
"""By how much a seat's chance changes at a turning point, at least."""
ALIKE = 2 / 3
"""The part of the largest change that one of the other direction has at least to be named with it."""
CAUSE = 1 / 3
"""The part of a turning point's change that comes with one decision, or luck, which is said to have brought it."""

Grade = Literal["", "inaccuracy", "mistake", "blunder"]
A = TypeVar("A")


class Option(NamedTuple):
    """An answer, with the chance to win that its seat has after it, from 0 to 1, and the lead that it may expect.

    The lead is what it has at the end, of money or points, less what the others have on average.
    """

    action: Action
    chance: float
    lead: float


class Opinion(NamedTuple):
    """What a coach thinks of a decision: the best answer, the one that was played, and all seats' `chances` after it.

    With `disputed` what judges the answers doesn't agree which of the two is better.
    """

    best: Option
    played: Option
    chances: tuple[float, ...]
    disputed: bool = False


class Coach(Protocol):
    """Judges the positions of a game; it can be pickled.

    All randomness comes from `chance`, so that equal chances give equal answers; no clock is read.
    """

    version: str
    """Changes with whatever changes what it says."""

    def chances(self, s: Any, chance: Random, round_: int) -> tuple[float, ...]:
        """Return each seat's chance to win as seen from the end of a round; they sum to 1.

        That may be the round of the position, or one that is over by then, as for a decision that ended it. The
        position may be a view, with something hidden. Of a game that is over the winners share the whole.
        """

    def opinion(self, s: Any, asked: Question[Any], played: Action, chance: Random) -> Opinion | None:
        """Return what `played` and the best answer come to; None where there is nothing to choose.

        The position may be a view. What the seat that is asked could not have known doesn't count. No answer is good
        whatever comes of it. One that isn't better than `played` with some certainty doesn't count: then both options
        are `played`.
        """

    def asks_again(self, earlier: Question[Any], asked: Question[Any]) -> bool:
        """Return whether nothing is decided before the last such question to a seat, as in an auction.

        `earlier` was the question to it before `asked`. Only the last one is judged.
        """

    def continues(self, earlier: Question[Any], asked: Question[Any]) -> bool:
        """Return whether a seat goes on with what it has begun, and may still regain what it has lost, as in a turn."""


class Appraisal(Struct, frozen=True, forbid_unknown_fields=True):
    """The chance to win of each seat when `at` decisions had been made."""

    at: int
    chances: tuple[float, ...]


class Judged(Struct, Generic[A], frozen=True, forbid_unknown_fields=True):
    """What the decision after `at` others came to: each seat's chances after it, and its own lead at the end.

    `best` is the answer that was better, with what it would have come to; for a good decision that which was played.
    """

    at: int
    seat: int
    phase: str
    chances: tuple[float, ...]
    lead: float
    best: A
    best_chance: float
    best_lead: float
    disputed: bool

    @property
    def chance(self) -> float:
        """The chance to win that the seat has after the decision."""
        return self.chances[self.seat]

    @property
    def cost(self) -> float:
        """The chance to win that was lost, from 0 to 1; none where that is disputed."""
        return 0.0 if self.disputed else max(0.0, self.best_chance - self.chance)

    @property
    def lost(self) -> float:
        """The money or points that were lost of the lead at the end; none where that is disputed."""
        return 0.0 if self.disputed else max(0.0, self.best_lead - self.lead)

    @property
    def grade(self) -> Grade:
        """What the decision is called; nothing for a good or a disputed one."""
        if self.cost >= BLUNDER:
            return "blunder"
        if self.cost >= MISTAKE:
            return "mistake"
        return "inaccuracy" if self.cost >= INACCURACY else ""


class Review(Struct, Generic[A], frozen=True, forbid_unknown_fields=True):
    """The review of the first `decisions` of a game, which `key` names; see `key_of`.

    `course` has the chances at the first decision of a player, at the beginning of each round that follows, before its
    luck, and at the end; `judged` the decisions in which there was something to choose, in the order in which they were
    made; `luck` the chances after each outcome of chance.
    """

    format: int = field(name="review")
    key: str
    decisions: int
    course: tuple[Appraisal, ...]
    judged: tuple[Judged[A], ...]
    luck: tuple[Appraisal, ...] = ()

    def chances_at(self, at: int) -> tuple[float, ...] | None:
        """Return the last chances that the review found when `at` decisions had been made; None before the first."""
        known = [(one.at, one.chances) for one in (*self.course, *self.luck)]
        known += [(one.at + 1, one.chances) for one in self.judged]
        by_then = (one for one in known if one[0] <= at)
        return max(by_then, key=lambda one: one[0], default=(0, None))[1]

    def judged_at(self, at: int) -> Judged[A] | None:
        """Return what the decision after `at` others came to; None where it wasn't judged."""
        return next((one for one in self.judged if one.at == at), None)


class PlayedGame(NamedTuple):
    """A game as it was played: how it began, its `seed`, and all that was decided since, chance included."""

    game: Game[Any]
    setup: Any
    seed: int
    actions: tuple[Action, ...]

    @classmethod
    def of(cls, session: Session[Any]) -> PlayedGame:
        """Return the game of a session so far."""
        return cls(session.game, session.setup, session.seed or 0, tuple(entry.action for entry in session.entries))


def why_no_review(session: Session[Any], coach: Coach | None, hints: bool) -> Reason | None:
    """Return why a game can't be reviewed now; None when it can. `hints` says whether advice is allowed in it."""
    if coach is None:
        return because("", "There’s no review of this game.")
    if not session.entries:
        return because("", "Nothing has been decided yet.")
    if session.question is None:
        return None
    if session.game.hides_holdings(session.state):
        return because("", "A review would reveal what is hidden. It’s available when the game is over.")
    if not hints:
        return because("", "Hints are turned off in this game. A review is available when it’s over.")
    return None


def key_of(record: PlayedGame, coach: Coach) -> str:
    """Return a text that differs for reviews of other games, of other decisions, or by another coach."""
    made = sha256()
    for part in (
        record.game.fingerprint,
        coach.version,
        record.setup,
        record.seed,
        *record.actions,
    ):
        made.update(msgspec.json.encode(part) + b"\n")
    return made.hexdigest()


def reviewed(record: PlayedGame, coach: Coach) -> Generator[float, None, Review[Any]]:
    """Review a game; yield now and then how much of it is done, from 0 to 1."""
    game, made = record.game, len(record.actions)
    session = Session(game, record.setup)
    for action in record.actions:
        session.submit(action)
    is_over = session.question is None
    points: list[Appraisal] = []
    seen_before: list[tuple[float, ...]] = []
    luck: list[Appraisal] = []
    judged: list[Judged[Any]] = []
    following = _following(session)
    begun, after_luck = -1, False
    for at in range(made + 1):
        yield at / (made + 1)
        position = session.position(at)
        asked = question(position)
        is_luck = asked is not None and asked.seat == CHANCE and at < made
        begins = at == made or (game.round(position) != begun and (bool(points) or not is_luck))
        luck_ends = after_luck and not is_luck
        seen = position if is_over else game.view(position, None)
        if begins or luck_ends:
            round_ = game.round(position)
            now = Appraisal(at, chances_of(coach, seen, record.seed, round_))
            if begins and points:
                seen_before.append(now.chances if asked is None else chances_of(coach, seen, record.seed, begun))
            points += [now] * begins
            luck += [now] * luck_ends
        if begins:
            begun = game.round(position)
        after_luck = is_luck
        if asked is None or at == made or is_luck:
            continue
        if not is_over and game.needs_secrets(position, asked):
            continue
        if at in following and coach.asks_again(asked, following[at]):
            continue
        opinion = coach.opinion(seen, asked, record.actions[at], _chance(record.seed, game.round(position)))
        if opinion is not None:
            best, phase = opinion.best, game.phase(position) or ""
            comes_to = opinion.chances, opinion.played.lead, best.action, best.chance, best.lead, opinion.disputed
            judged.append(Judged(at, asked.seat, phase, *comes_to))
    found = tuple(_each_loss_once(session, coach, judged))
    course = tuple(points)
    review = Review(REVIEW_FORMAT, key_of(record, coach), made, course, found, tuple(luck))
    return _joined(review, seen_before, is_over=is_over)


def _joined(review: Review[Any], seen_before: Sequence[tuple[float, ...]], *, is_over: bool) -> Review[Any]:
    """Lead the chances along each round to those at its end, so that each moment has one figure.

    In a round they are seen from its end, but at its end from that of the next round: `seen_before` has what was seen
    there from the round before. The difference is what comes into sight little by little, whatever is decided.
    """
    judged, luck = list(review.judged), list(review.luck)
    for (begin, end), foreseen in zip(pairwise(review.course), seen_before, strict=True):
        if is_over and end == review.course[-1]:
            break  # what is certain then isn't an estimate, to which others could be led
        last = review.judged_at(end.at - 1)
        known = foreseen if last is None else last.chances
        gap = [now - then for now, then in zip(end.chances, known, strict=True)]

        length = end.at - begin.at
        for n, one in enumerate(judged):
            if begin.at <= one.at < end.at:
                chances = _moved(one.chances, gap, (one.at + 1 - begin.at) / length)
                better = chances[one.seat] + one.best_chance - one.chance
                judged[n] = replace(one, chances=chances, best_chance=min(1.0, better))
        for n, drawn in enumerate(luck):
            if begin.at < drawn.at < end.at:
                luck[n] = replace(drawn, chances=_moved(drawn.chances, gap, (drawn.at - begin.at) / length))
    return replace(review, judged=tuple(judged), luck=tuple(luck))


def _moved(chances: Sequence[float], gap: Sequence[float], part: float) -> tuple[float, ...]:
    """Return chances that are moved by a part of a gap, and still sum to 1."""
    moved = [max(0.0, chance + part * more) for chance, more in zip(chances, gap, strict=True)]
    return tuple(chance / sum(moved) for chance in moved)


def _following(session: Session[Any]) -> dict[int, Question[Any]]:
    """The next question to the same seat after each decision, for those that were followed by one."""
    found: dict[int, Question[Any]] = {}
    last: dict[int, int] = {}
    for at in range(len(session.entries)):
        asked = question(session.position(at))
        assert asked is not None
        if asked.seat in last:
            found[last[asked.seat]] = asked
        last[asked.seat] = at
    return found


def _each_loss_once(session: Session[Any], coach: Coach, judged: Sequence[Judged[Any]]) -> Iterator[Judged[Any]]:
    """Leave a loss to the last decision about a matter: what the seat's next decision could still regain isn't lost."""
    following: dict[int, Judged[Any]] = {}
    last_first = []
    for one in reversed(judged):
        later = following.get(one.seat)
        found = one if later is None else _still_lost(session, coach, one, later)
        following[one.seat] = found
        last_first.append(found)
    yield from reversed(last_first)


def _still_lost(session: Session[Any], coach: Coach, one: Judged[Any], later: Judged[Any]) -> Judged[Any]:
    """What a decision lost for good: after it, the seat has what its next one came to, or could have come to."""
    asked, then = question(session.position(one.at)), question(session.position(later.at))
    if asked is None or then is None or later.disputed or not coach.continues(asked, then):
        return one
    chance, lead = max(one.chance, later.best_chance), max(one.lead, later.best_lead)
    for_others = (1 - chance) / (1 - one.chance) if one.chance < 1 else 1.0
    chances = tuple(chance if seat == one.seat else for_others * share for seat, share in enumerate(one.chances))
    found = replace(one, chances=chances, lead=lead)
    if chance < one.best_chance:
        return replace(found, best_lead=max(lead, one.best_lead))
    return replace(found, best=session.entries[one.at].action, best_chance=chance, best_lead=lead, disputed=False)


def _chance(seed: int, round_: int) -> Random:
    """The same for all positions of a round, so that nothing changes from one to the next but what was decided."""
    return Random(f"{seed}.review.{round_}")


def fits(review: Review[Any], session: Session[Any], coach: Coach) -> bool:
    """Return whether a review, from wherever it comes, is one of this session as it stands, and sound."""
    record = PlayedGame.of(session)
    made, seats = len(record.actions), len(session.game.scores(session.state))
    if (review.format, review.key, review.decisions) != (REVIEW_FORMAT, key_of(record, coach), made):
        return False
    known = [one.chances for one in (*review.course, *review.luck)] + [one.chances for one in review.judged]
    return (
        _ascend([point.at for point in review.course], made)
        and _ascend([point.at for point in review.luck], made)
        and _ascend([one.at for one in review.judged], made - 1)
        and len(review.course) > 0
        and all(len(chances) == seats for chances in known)
        and all(0 <= chance <= 1 for chances in known for chance in chances)
        and all(0 <= one.best_chance <= 1 for one in review.judged)
        and all(abs(lead) <= LARGEST_LEAD for one in review.judged for lead in (one.lead, one.best_lead))
        and all(_is_of(one, session) for one in review.judged)
    )


def _ascend(numbers: Sequence[int], last: int) -> bool:
    return all(0 <= number <= last for number in numbers) and all(a < b for a, b in pairwise(numbers))


def _is_of(one: Judged[Any], session: Session[Any]) -> bool:
    """Whether the decision was the seat's, in that phase, and the answer that is called best could be given."""
    position = session.position(one.at)
    asked = question(position)
    asks = asked is not None and (asked.seat, session.game.phase(position)) == (one.seat, one.phase)
    return asks and refusal(position, one.best) is None


def chances_of(coach: Coach, view: Any, seed: int, round_: int) -> tuple[float, ...]:
    """Return the chances in what may be seen of a position in a round, as a review gives them."""
    return coach.chances(view, _chance(seed, round_), round_)


class TurningPoint(NamedTuple):
    """A turning point: between two points of the course the chance of `seat` to win changed most, and by how much.

    Of one who gained and one who lost about as much, `seat` gained and `other` lost; else `other` is None.
    """

    before: Appraisal
    after: Appraisal
    seat: int
    other: int | None = None

    @property
    def change(self) -> float:
        """The change of the seat's chance, from -1 to 1."""
        return self.after.chances[self.seat] - self.before.chances[self.seat]


def turning_points(review: Review[Any], most: int) -> list[TurningPoint]:
    """Return the largest changes of a chance to win, at most so many, in the order in which they happened."""
    found = []
    for before, after in pairwise(review.course):
        changes = [round(new - old, 6) for old, new in zip(before.chances, after.chances, strict=True)]
        gained, lost = max(changes), -min(changes)
        if max(gained, lost) < TURN:
            continue
        winner, loser = changes.index(gained), changes.index(-lost)
        if min(gained, lost) >= ALIKE * max(gained, lost):
            turn = TurningPoint(before, after, winner, loser)
        else:
            turn = TurningPoint(before, after, winner if gained > lost else loser)
        found.append((max(gained, lost), turn))
    largest = sorted(found, key=lambda one: -one[0])[:most]
    return sorted((turn for _, turn in largest), key=lambda turn: turn.before.at)


class Cause(NamedTuple):
    """What changed a chance: the decision of a seat, or the luck of `CHANCE`, after `at` decisions had been made.

    `before` is the chance before it, and `change` by how much it changed.
    """

    at: int
    seat: int
    before: float
    change: float


def cause_of(review: Review[Any], turn: TurningPoint) -> Cause | None:
    """Return what changed the chance most towards a turning point; None where nothing did by itself.

    The decisions of whoever lost don't count: those that cost something are graded.
    """
    loser = turn.seat if turn.change < 0 else turn.other
    sign = math.copysign(1, turn.change)
    found = [one for one in _changes(review, turn) if one.seat != loser]
    largest = max(found, key=lambda one: sign * one.change, default=None)
    return largest if largest and sign * largest.change >= CAUSE * abs(turn.change) else None


def _changes(review: Review[Any], turn: TurningPoint) -> Iterator[Cause]:
    """By how much the chance of the seat of a turning point changed with each decision, and with luck."""
    first, last = turn.before.at, turn.after.at
    known = [(one.at, one.seat, one.chances) for one in review.judged if first <= one.at < last]
    known += [(one.at - 1, CHANCE, one.chances) for one in review.luck if first < one.at <= last]
    before = turn.before.chances
    for at, seat, chances in sorted(known):
        yield Cause(at, seat, before[turn.seat], chances[turn.seat] - before[turn.seat])
        before = chances


class Strength(NamedTuple):
    """How well decisions were made: how many there were, and what each cost on average of the lead and the chance."""

    decisions: int
    lost: float
    cost: float


def strengths(review: Review[Any], phase: str | None, seat: int) -> Strength:
    """Return how well a seat decided in a phase; None means all phases."""
    own = [one for one in review.judged if one.seat == seat and phase in (None, one.phase)]
    many = max(1, len(own))
    return Strength(len(own), sum(one.lost for one in own) / many, sum(one.cost for one in own) / many)


def phases_of(review: Review[Any], game: Game[Any]) -> Sequence[str]:
    """Return the phases in which something was judged, in the game's order."""
    judged = {one.phase for one in review.judged}
    return [phase for phase in game.phases if phase in judged]
