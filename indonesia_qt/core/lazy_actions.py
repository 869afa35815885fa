"""Long lists of actions that are made only when somebody looks at them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import overload

from indonesia_qt.core.flow import Action

Block = tuple[Sequence[int], Callable[[int], Action]]
"""Numbers, and what makes an action of each."""


class LazyActions(Sequence[Action]):
    """The actions of one or more blocks, one after the other."""

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
