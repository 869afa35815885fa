"""A game at the table: what has been played, what is asked, and the way back."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, Generic, Protocol

from msgspec import Struct

from indonesia_qt.core.flow import (
    CHANCE,
    Action,
    Chance,
    Event,
    IllegalAction,
    Process,
    Question,
    Reason,
    because,
    draw_by_seed,
    question,
    settle,
    step,
)
from indonesia_qt.core.game import Game, S


class Decision(Struct, frozen=True):
    """A decision that was made: who made it, what it was, and what happened until the next one was asked.

    The outcomes of chance are decisions of seat `CHANCE`.
    """

    seat: int
    action: Action
    events: tuple[Event, ...]


class Hint(Struct, frozen=True):
    """Advice that `seat` asked for and got when `at` decisions had been made."""

    seat: int
    at: int


Result = tuple[int, ...] | None
"""Each seat's result when an action has ended the game; None while it goes on."""


class Journal(Protocol):
    """Keeps what happens at the table. Each call is kept whole or, when it raises `OSError`, not at all."""

    def played(self, decisions: Sequence[tuple[int, Action]], result: Result) -> None:
        """Add an action that was played with its seat, what chance decided then, and the result if the game is over."""

    def undone(self) -> None:
        """Note that the last action of a player was taken back."""

    def redone(self, result: Result) -> None:
        """Note that the action taken back last was played again, and the result when it ended the game."""

    def seated(self, seat: int, player: str) -> None:
        """Note that a seat is played by somebody else from now on."""

    def hinted(self, seat: int) -> None:
        """Note that a seat has got advice on the question that is open."""


MOST_LINES = 100
"""So many of the lines that were left are listed."""


class _Node:
    """A decision in the tree of all that was played: what it followed, and what followed it."""

    __slots__ = ("entry", "following", "outcomes", "previous")

    def __init__(self, entry: Decision | None, previous: _Node | None) -> None:
        self.entry, self.previous = entry, previous
        self.outcomes: int = (previous.outcomes if previous else 0) + (entry is not None and entry.seat == CHANCE)
        """How often chance has decided up to this decision."""
        self.following: dict[Action, _Node] = {}

    def line(self) -> tuple[Decision, ...]:
        """Return the decisions from the first one to this."""
        entries: list[Decision] = []
        node: _Node | None = self
        while node is not None and node.entry is not None:
            entries.append(node.entry)
            node = node.previous
        return tuple(reversed(entries))


class Session(Generic[S]):
    """A position, how it came about, and what was taken back.

    `opening` are the events before the first decision, `entries` the decisions so far; `hints` is the advice that was
    given, which is not taken back with a decision. A journal gets everything before anybody sees it. Nothing that was
    played is forgotten: what was taken back and not played again stays in a tree, and is found in `lines`. The work of
    each call depends neither on the length of the game nor on the number of lines, except for that of `lines`.

    Chance decides by `seed` and by how often it has decided before, as soon as it is asked; so when a decision is taken
    back and played again, it decides the same. Without a seed its outcomes are submitted like actions.

    >>> from indonesia_qt.library import load_map
    >>> played_on = load_map()
    >>> setup = played_on.game.new_setup(played_on.definition.options(), players=3, seed=7)
    >>> session = Session(played_on.game, setup)
    >>> session.question.seat
    2
    >>> first, *_ = session.question.actions(session.state)
    >>> happened = session.submit(first)
    >>> session.undo().action == first
    True
    >>> session.can_undo, session.can_redo
    (False, True)
    """

    def __init__(self, game: Game[S], setup: Any, journal: Journal | None = None, seed: int | None = None) -> None:
        self.game, self.setup, self.journal, self.seed = game, setup, journal, seed
        self.state: S = game.start(setup)
        opening: list[Event] = []
        settle(self.state, opening)
        self.opening = tuple(opening)
        self.entries: list[Decision] = []
        self.hints: list[Hint] = []
        self._before: list[S] = []
        self._undone: list[list[tuple[_Node, S]]] = []
        self._node = _Node(None, None)
        self._left: dict[_Node, None] = {}  # the ends of the lines that were left, in the order of leaving them
        if seed is not None:
            self.decide_chance(seed)

    @property
    def question(self) -> Question[S] | None:
        """What is asked now; None when the game is over."""
        return question(self.state)

    @property
    def happened(self) -> list[Sequence[Event]]:
        """The events of the opening, and those of each decision."""
        return [self.opening, *(entry.events for entry in self.entries)]

    @property
    def result(self) -> Result:
        """Each seat's result; None while the game goes on."""
        return self._result(self.state)

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision to take back."""
        return self.why_no_undo is None

    @property
    def why_no_undo(self) -> Reason | None:
        """Why the last decision of a player can't be taken back; None when it can."""
        return self.why_no_undo_to(len(self.entries))

    def why_no_undo_to(self, made: int) -> Reason | None:
        """Return why one can't go back to where `undo_stop` leads from `made` decisions; None when one can."""
        stop = self.undo_stop(made)
        if stop is None:
            return because("", "There’s nothing to undo.")
        for before in self._before[stop:]:
            asked = question(before)
            if isinstance(asked, Chance) and asked.is_final(before):
                return because("", "You can’t undo this because something has been drawn at random since then.")
        return None

    def undo_stop(self, made: int) -> int | None:
        """Return where one stops who goes back to the first `made` decisions: a player decides there, not chance.

        That may be earlier, but never before the first decision of a player; None where no player has decided.
        """
        own = [number for number, entry in enumerate(self.entries) if entry.seat != CHANCE]
        return max((number for number in own if number <= made), default=own[0] if own else None)

    @property
    def can_redo(self) -> bool:
        """Whether a decision was taken back and nothing else played since."""
        return bool(self._undone)

    @property
    def lines(self) -> list[tuple[Decision, ...]]:
        """What was played from the first decision on and left for something else, the line left last first.

        Of more than `MOST_LINES`, those that were left last.
        """
        ends = (node for node in reversed(self._left) if node is not self._node)
        return [node.line() for node in islice(ends, MOST_LINES)]

    def position(self, made: int) -> S:
        """Return the position after `made` decisions, to be looked at only.

        Raises `IndexError` when fewer have been made.
        """
        return self.state if made == len(self.entries) else self._before[made]

    def position_within(self, made: int, events: int) -> S:
        """Return a position within the decision after `made` others, to be looked at only.

        It is the last one between two frames by which no more than so many `events` of the decision had happened.
        """
        reached = self._before[made]
        s: S = reached.copy()
        happened: list[Event] = []
        s.stack[-1].apply(s, self.entries[made].action, happened)
        while len(happened) <= events:
            reached = s.copy()
            if not (s.stack and isinstance(frame := s.stack[-1], Process)):
                break
            frame.resume(s, happened)
        return reached

    def submit(self, action: Action, at: int | None = None) -> tuple[Event, ...]:
        """Play `action` for the seat that is asked, and return what happened, what chance decided then included.

        `at` is the number of entries that whoever chose the action has seen; when others have been made since, the
        action is refused, so that a click that comes late can't answer another question. To play what was taken back
        last is to redo it. Raises `IllegalAction` and changes nothing when the action is refused.
        """
        if at is not None and at != len(self.entries):
            raise IllegalAction(because("", "Too late: the game has already moved on."))
        known = self._node.following.get(action)
        made = len(self.entries)
        if known is not None and self._undone and self._undone[-1][0][0] is known:
            self.redo()
        else:
            moves = [_play(self.state, action)]
            if self.seed is not None:
                moves += _outcomes(moves[0][1], self.seed, self._node.outcomes)
            self._carry_out(moves)
        return tuple(event for entry in self.entries[made:] for event in entry.events)

    def next_outcome(self, seed: int) -> Action | None:
        """Return what chance, if it is asked, decides by `seed`; None when it isn't."""
        asked = self.question
        return draw_by_seed(asked, self.state, seed, self._node.outcomes) if isinstance(asked, Chance) else None

    def decide_chance(self, seed: int) -> None:
        """Let chance decide by `seed`, if it is asked."""
        if moves := _outcomes(self.state, seed, self._node.outcomes):
            self._carry_out(moves)

    def _carry_out(self, moves: list[tuple[Decision, S]]) -> None:
        """Go on to decisions, each with the position that follows it, which the journal gets first."""
        if self.journal:
            self.journal.played([(made.seat, made.action) for made, _ in moves], self._result(moves[-1][1]))
        if self._undone:  # note where the line ended that was taken back, now that something else is played
            end, _ = self._undone[0][-1]
            self._left.pop(end, None)
            self._left[end] = None
            self._undone.clear()
        for made, following in moves:
            node = self._node.following.setdefault(made.action, _Node(made, self._node))
            self._advance(node, following)

    def hint(self, seat: int) -> None:
        """Note that a seat has got advice on the question that is open."""
        if self.journal:
            self.journal.hinted(seat)
        self.hints.append(Hint(seat, len(self.entries)))

    def undo(self) -> Decision:
        """Take back the last decision of a player, and what chance decided then.

        Raises `IndexError` when there is none, and `IllegalAction` when chance has made it final.
        """
        if not any(entry.seat != CHANCE for entry in self.entries):
            raise IndexError("there is no decision to take back")
        if (reason := self.why_no_undo) is not None:
            raise IllegalAction(reason)
        if self.journal:
            self.journal.undone()
        moves: list[tuple[_Node, S]] = []
        taken_back: Decision | None = None
        while taken_back is None or taken_back.seat == CHANCE:
            assert self._node.previous is not None
            moves.insert(0, (self._node, self.state))
            self._node, self.state = self._node.previous, self._before.pop()
            taken_back = self.entries.pop()
        self._undone.append(moves)
        return taken_back

    def redo(self) -> Decision:
        """Play the decision that was taken back last again, with the same outcomes of chance.

        Raises `IndexError` when there is none.
        """
        moves = self._undone[-1]
        if self.journal:
            self.journal.redone(self._result(moves[-1][1]))
        self._undone.pop()
        for node, following in moves:
            self._advance(node, following)
        decision = moves[0][0].entry
        assert decision is not None
        return decision

    def _advance(self, node: _Node, following: S) -> None:
        """Go on to a decision after the last one; a line that ended there is part of a longer one from now on."""
        assert node.entry is not None
        self._left.pop(self._node, None)
        self._before.append(self.state)
        self._node, self.state = node, following
        self.entries.append(node.entry)

    def _result(self, s: S) -> Result:
        return None if question(s) else tuple(self.game.scores(s))


def _play(s: S, action: Action) -> tuple[Decision, S]:
    """An action in a position as a decision, and the position that follows; raises `IllegalAction`."""
    asked = question(s)
    following: S = s.copy()
    events: list[Event] = []
    step(following, action, events)
    assert asked is not None
    return Decision(asked.seat, action, tuple(events)), following


def _outcomes(s: S, seed: int, before: int) -> list[tuple[Decision, S]]:
    """What chance, which has decided so often `before`, decides from a position on, each with what follows it."""
    moves: list[tuple[Decision, S]] = []
    while isinstance(asked := question(s), Chance):
        moves.append(_play(s, draw_by_seed(asked, s, seed, before + len(moves))))
        _, s = moves[-1]
    return moves
