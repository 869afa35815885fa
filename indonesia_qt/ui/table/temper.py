"""What bots say of the game: at most one dry sentence a round and bot, found from the record alone.

Neither the rules nor the bots know of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from indonesia_qt.core.flow import Event
from indonesia_qt.i18n.text import phrase

WIN = "win"
"""The key of what the winner says, which stands on the final screen."""
WIN_LINES = (
    phrase("“I won’t say I told you so.”"),
    phrase("“Thank you all for trading with me.”"),
    phrase("“I’d play it again just like that.”"),
)


class Occasion(NamedTuple):
    """Something that a seat may speak of: in a round, about the decision that followed `at` others.

    `key` says which lines fit. The end of the game counts as a round of its own.
    """

    at: int
    round: int
    seat: int
    key: str


class Remark(NamedTuple):
    """What is said at an occasion, in English."""

    occasion: Occasion
    text: str


class Temper:
    """Knows at which occasions players of a game say something, and what; a game overrides both."""

    lines: Mapping[str, Sequence[str]] = {}
    """What may be said, by the keys of occasions."""

    def occasions(self, happened: Iterable[Sequence[Event]]) -> Iterator[Occasion]:  # noqa: ARG002
        """Yield the occasions in what each decision of a game brought; of equal moments the weightiest first."""
        yield from ()

    def remarks(self, happened: Iterable[Sequence[Event]], speakers: Collection[int], seed: int) -> Iterator[Remark]:
        """Yield what the seats that speak say: always the same of a record, one remark a moment, a round and speaker.

        No line comes again before the others that fit.
        """
        spoke, times = set[tuple[int, int]](), Counter[str]()
        last: int | None = None
        for one in self.occasions(happened):
            if one.seat in speakers and one.at != last and (one.round, one.seat) not in spoke:
                spoke.add((one.round, one.seat))
                lines, last = self.lines[one.key], one.at
                yield Remark(one, lines[(seed + times[one.key]) % len(lines)])
                times[one.key] += 1
