"""Answers given piece by piece, by choices that mean the same throughout: what a learning program chooses from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from indonesia_qt.core.definition import Numbers
from indonesia_qt.core.flow import Action, Block, LazyActions, Question
from indonesia_qt.core.game import GameState

AMOUNTS = 1000
"""Choices among amounts. Where there are more, the first choice is made among every thousandth, the next among those
up to the one after it."""


class Choosing:
    """The way to an answer: what can be chosen now, by number, and what has been chosen.

    Numbers up to `first_amount` are choices of the game (`Numbers.choices`); those from there on are amounts, the
    lowest that can be chosen first. A choice without an alternative on the way to an answer makes itself.
    """

    def __init__(self, numbers: Numbers, view: GameState, asked: Question[Any]) -> None:
        self.numbers, self.seat = numbers, asked.seat
        self.first_amount = len(numbers.choices)
        self.made: list[int] = []
        self.amounts: Sequence[int] = ()
        """What can be chosen now when it is an amount."""
        self._block: Block | None = None
        self._range: Sequence[int] = ()
        actions, parts = asked.actions(view), numbers.parts
        ways: list[tuple[tuple[int, ...], Action | Block]]
        if type(actions) is LazyActions:
            ways = [(parts(block[1](block[0][0]), asked.seat), block) for block in actions.blocks if block[0]]
        else:
            ways = [(parts(action, asked.seat), action) for action in actions]
        self._offer(ways)

    @property
    def offered(self) -> Sequence[int]:
        """The numbers of all that can be chosen now."""
        if self.amounts:
            return range(self.first_amount, self.first_amount + len(self.amounts))
        return list(self._ways)

    @property
    def amount_step(self) -> int:
        """How far apart the amounts are that can be chosen now; 0 when there is only one or none."""
        return self.amounts[1] - self.amounts[0] if len(self.amounts) > 1 else 0

    def choose(self, choice: int) -> Action | None:
        """Make a choice; return the answer when this was the last one. Raises `ValueError` for what isn't offered."""
        if self.amounts:
            place = choice - self.first_amount
            if not 0 <= place < len(self.amounts):
                raise ValueError(f"{choice} can't be chosen now.")
            stride = self._stride()
            self._range = self._range[place * stride : (place + 1) * stride]
            return self._offer_amounts()
        if choice not in self._ways:
            raise ValueError(f"{choice} can't be chosen now.")
        return self._follow(choice)

    def toward(self, action: Action) -> int:
        """Return what to choose now on the way to an answer. Raises `ValueError` when no choice leads there."""
        depth, parts = len(self.made), self.numbers.parts(action, self.seat)
        if parts[:depth] == tuple(self.made):
            if self._block is None and parts[depth] in self._ways:
                return parts[depth]
            for place, amount in enumerate(self._range):
                if self._block and self._block[1](amount) == action:
                    return self.first_amount + place // self._stride()
        raise ValueError(f"{action} isn't a possible move now.")

    def _offer(self, ways: Sequence[tuple[tuple[int, ...], Action | Block]]) -> None:
        """Offer the next choice of each way."""
        depth = len(self.made)
        self._ways: dict[int, list[tuple[tuple[int, ...], Action | Block]]] = {}
        for way in ways:
            self._ways.setdefault(way[0][depth], []).append(way)
        if len(self._ways) == 1:
            parts, end = ways[0]
            if len(parts) > depth + 1 or (isinstance(end, tuple) and len(end[0]) > 1):
                self._follow(parts[depth])

    def _follow(self, choice: int) -> Action | None:
        ways = self._ways[choice]
        self.made.append(choice)
        parts, end = ways[0]
        if len(parts) > len(self.made):
            self._offer(ways)
            return None
        if isinstance(end, Action):
            return end
        self._block, self._range = end, end[0]
        return self._offer_amounts()

    def _offer_amounts(self) -> Action | None:
        assert self._block
        if len(self._range) == 1:
            return self._block[1](self._range[0])
        self.amounts = self._range[:: self._stride()]
        return None

    def _stride(self) -> int:
        stride = 1
        while len(self._range) > stride * AMOUNTS:
            stride *= AMOUNTS
        return stride
