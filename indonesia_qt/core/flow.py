"""How a game goes on: its state carries a stack of frames, and the frame on top asks a seat or runs by itself.

What crosses the border of a game is a frozen value: an `Action` goes in, `Event`s come out, a refusal is a `Reason`. A
front end reads `question(state)` and answers with `step(state, action, events)`; it needs nothing else. None of these
values can be part of a circle, so the garbage collector needn't look at them (`gc=False`).

A game of two players who take 1 to 3 of 5 matches in turn:

>>> class Take(Action, frozen=True):
...     matches: int
>>> class Turn(Question, frozen=True):
...     answers = (Take,)
...     def actions(self, s):
...         return [Take(n) for n in range(1, min(3, s.matches) + 1)]
...     def check(self, s, action):
...         return None if action in self.actions(s) else because("", "Only {n} are left.", n=s.matches)
...     def apply(self, s, action, events):
...         s.matches -= action.matches
...         s.stack[:] = [Turn(1 - self.seat)] if s.matches else []
>>> class Matches:
...     def __init__(self):
...         self.matches, self.stack = 5, [Turn(0)]
>>> s, events = Matches(), []
>>> step(s, Take(3), events)
>>> question(s)
Turn(seat=1)
>>> str(refusal(s, Take(3)))
'Only 2 are left.'
>>> step(s, Take(2), events)
>>> question(s) is None
True
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar, Generic, Protocol, TypeVar, overload

from msgspec import Struct

from indonesia_qt.i18n.text import counted, figure, tr
from indonesia_qt.i18n.untrusted_text import shortened


class Action(Struct, frozen=True, gc=False, tag_field="do", forbid_unknown_fields=True):
    """An answer that a seat gives; it can be hashed."""


class Pass(Action, frozen=True):
    """Do nothing, or nothing more: the answer to decline that all games share."""


class Event(Struct, frozen=True, gc=False):
    """Something that happened."""


class Reason(Struct, frozen=True, gc=False):
    """Why something isn't allowed or didn't happen; `str()` gives the sentence in the language in use.

    `rule` is the id of the rule's statement. `text` is a format string for `values` and the key of translations.
    Values that are terms of the game ("rice") are translated too; long names are shortened. When something is counted,
    `one` is the text for one of it, and its number is the value `n`.
    """

    rule: str
    text: str
    values: dict[str, str | int]
    one: str = ""

    def __str__(self) -> str:
        values: dict[str, Any] = {
            key: shortened(tr(value)) if isinstance(value, str) else figure(value) for key, value in self.values.items()
        }
        if self.one:
            del values["n"]
            return counted(int(self.values["n"]), self.one, self.text, **values)
        return tr(self.text, **values)


def because(rule: str, text: str, **values: str | int) -> Reason:
    """Return the reason that `rule` gives.

    >>> str(because("PAY-1", "You hold {cash} coins.", cash=7))
    'You hold 7 coins.'
    """
    return Reason(rule, text, values)


def because_counted(rule: str, n: int, one: str, many: str, **values: str | int) -> Reason:
    """Return the reason that `rule` gives, in the form `one` or `many` that `n` of something takes.

    >>> str(because_counted("PAY-2", 1, "It needs {n} deed.", "It needs {n} deeds."))
    'It needs 1 deed.'
    """
    return Reason(rule, many, {"n": n, **values}, one)


class IllegalAction(ValueError):
    """Raised for an answer that the rules refuse, for a `reason`; the state is as it was before."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class HasStack(Protocol):
    """All that the flow asks of a game's state."""

    stack: list[Any]


S = TypeVar("S", bound=HasStack)


class Process(Struct, Generic[S], frozen=True, gc=False):
    """A frame that nobody is asked about: a phase that works through its rounds."""

    def resume(self, s: S, events: list[Event]) -> None:
        """Go one step on: change `s`, and replace this frame, put a frame on top of it, or take it away.

        What happened is appended to `events`.
        """
        raise NotImplementedError


class Question(Struct, Generic[S], frozen=True, gc=False):
    """A frame that waits for the answer of `seat`.

    `actions` and `check` describe the same set of answers, up to the equivalence that a question's docstring states.
    """

    answers: ClassVar[tuple[type[Action], ...]]
    """The kinds of action that can answer this question."""

    seat: int

    def actions(self, s: S) -> Sequence[Action]:
        """Return every legal answer, in a fixed order; long ranges are sequences that make their items when asked."""
        raise NotImplementedError

    def check(self, s: S, action: Any) -> Reason | None:
        """Return why `action`, which is of one of the kinds in `answers`, is refused; None when it is legal."""
        raise NotImplementedError

    def apply(self, s: S, action: Any, events: list[Event]) -> None:
        """Carry out `action`, which `check` has passed, and replace or remove this frame.

        What happened is appended to `events`.
        """
        raise NotImplementedError


CHANCE = -1
"""The seat of chance."""


class Chance(Question[S], frozen=True, kw_only=True):
    """A question that chance answers: a die, a chip drawn from a bag, the next card of a pile.

    Whoever runs the game answers it with `draw`; no player is asked. The outcome counts as an action of seat `CHANCE`.

    A class raises `TypeError`, and a frame `ValueError`, that would give `seat` to a player: saved games couldn't be
    read any more.
    """

    seat: int = CHANCE

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "seat" in cls.__annotations__ or "seat" in vars(cls):
            raise TypeError(f"{cls.__name__} is a frame of chance, so its field “seat” needs another name.")
        if not callable(cls.is_final):
            raise TypeError(f"{cls.__name__}.is_final must be a method, not a value.")

    def __post_init__(self) -> None:
        if self.seat != CHANCE:
            raise ValueError(f"{type(self).__name__} is a frame of chance, so it can’t have seat {self.seat}.")

    def outcomes(self, s: S) -> Sequence[tuple[Action, int]]:
        """Return each outcome with its weight, a positive number; of a view, each that its viewer must reckon with."""
        raise NotImplementedError

    def is_final(self, s: S) -> bool:  # noqa: ARG002
        """Return whether what was played before this can no longer be taken back once chance has decided."""
        return False

    def actions(self, s: S) -> Sequence[Action]:
        """Return each outcome."""
        return [outcome for outcome, _ in self.outcomes(s)]

    def check(self, s: S, action: Any) -> Reason | None:
        """Refuse what is no outcome."""
        return None if action in self.actions(s) else because("", "This can’t be decided by chance.")


def draw(asked: Chance[S], s: S, chance: Random) -> Action:
    """Return an outcome drawn with `chance`, by the weights that hold in `s`, a position or a view of one."""
    outcomes, weights = zip(*asked.outcomes(s), strict=True)
    drawn: Action = chance.choices(outcomes, weights)[0]
    return drawn


def draw_by_seed(asked: Chance[S], s: S, seed: int, before: int) -> Action:
    """Return what chance decides in a game of this seed after it has decided so often `before`."""
    return draw(asked, s, Random(f"{seed}: outcome {before}"))


def question(s: HasStack) -> Question[Any] | None:
    """Return the question that the game waits to have answered; None when the game is over."""
    return s.stack[-1] if s.stack else None


def refusal(s: HasStack, action: Action) -> Reason | None:
    """Return why `action` can't be played now; None when it can."""
    asked = question(s)
    if asked is None:
        return because("", "The game is over.")
    if not isinstance(action, asked.answers):
        return because("", "{action} isn’t a possible move now.", action=type(action).__name__)
    return asked.check(s, action)


def step(s: HasStack, action: Action, events: list[Event]) -> None:
    """Play `action` and go on to the next question; what happened is appended to `events`.

    Raises `IllegalAction` with the reason, and leaves the state as it was, when the rules refuse the action.
    """
    reason = refusal(s, action)
    if reason is not None:
        raise IllegalAction(reason)
    carry_out(s, action, events)


def carry_out(s: HasStack, action: Action, events: list[Event]) -> None:
    """Do what `step` does for an action that is known to be legal, as those are that a question lists."""
    s.stack[-1].apply(s, action, events)
    settle(s, events)


def settle(s: HasStack, events: list[Event]) -> None:
    """Let the frames that ask nobody run until a question is on top or the game is over."""
    stack = s.stack
    while stack and isinstance(frame := stack[-1], Process):
        frame.resume(s, events)


Block = tuple[Sequence[int], Callable[[int], Action]]
"""Numbers, and what makes an action of each."""


class LazyActions(Sequence[Action]):
    """The actions of one or more blocks, one after the other, each made when it is asked for.

    A block is a sequence of numbers, and the function that makes an action of each.
    """

    def __init__(self, *blocks: Block) -> None:
        self.blocks = blocks
        self.ends: list[int] = []
        end = 0
        for numbers, _ in blocks:
            end += len(numbers)
            self.ends.append(end)

    def __len__(self) -> int:
        return self.ends[-1] if self.ends else 0

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [self[n] for n in range(*index.indices(len(self)))]
        if index < 0:
            index += len(self)
        block = bisect_right(self.ends, index)
        if not 0 <= index < len(self):
            raise IndexError(index)
        numbers, make = self.blocks[block]
        return make(numbers[index - self.ends[block] + len(numbers)])
