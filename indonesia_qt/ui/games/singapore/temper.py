"""What bots say of a game of Singapore: about raids, visits and great turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from indonesia_qt.core.flow import Event
from indonesia_qt.games.singapore.rules import events as ev
from indonesia_qt.i18n.text import phrase
from indonesia_qt.ui.table.temper import WIN, WIN_LINES, Occasion, Temper

MANY_VISITS = 3
"""So many uses of a player's buildings by others in a round are worth a word."""
GREAT_TURN = 6
"""So are so many victory points in a turn."""


class SingaporeTemper(Temper):
    """Bots speak when they are caught, when others come to their buildings, and after a great turn."""

    lines = {  # noqa: RUF012
        "caught": (
            phrase("“I was only keeping it for a friend.”"),
            phrase("“So that’s what the law looks like.”"),
            phrase("“It was medicine. A lot of medicine.”"),
        ),
        "visited": (
            phrase("“Do come in. Mind the till.”"),
            phrase("“My door is always open.”"),
            phrase("“You do like it here, don’t you?”"),
        ),
        "great_turn": (
            phrase("“That went better than planned.”"),
            phrase("“I didn’t think you’d let me do that.”"),
            phrase("“A short walk, and well paid.”"),
        ),
        WIN: WIN_LINES,
    }

    def occasions(self, happened: Iterable[Sequence[Event]]) -> Iterator[Occasion]:
        """Yield the occasions of each round."""
        round_, visits, gained = 0, Counter[int](), Counter[int]()
        for number, events in enumerate(happened):
            at = number - 1  # the opening is before all decisions
            for event in events:
                if isinstance(event, ev.RoundBegan):
                    round_ = event.round
                    visits.clear()
                elif isinstance(event, ev.GameEnded):
                    yield Occasion(at, round_ + 1, event.winner, WIN)
                else:
                    yield from (Occasion(at, round_, seat, key) for seat, key in _spoken_of(event, visits, gained))


def _spoken_of(event: Event, visits: Counter[int], gained: Counter[int]) -> Iterator[tuple[int, str]]:
    """Count the visits of a round and the points of a turn, and yield who has something to say about what."""
    match event:
        case ev.RaidBegan(caught=caught):
            yield from ((owner, "caught") for owner in caught)
        case ev.OwnerRewarded(seat=seat):
            visits[seat] += 1
            if visits[seat] == MANY_VISITS:
                yield seat, "visited"
        case ev.MarkerMoved():
            gained[event.seat] += event.by
        case ev.TurnEnded(seat=seat):
            if gained[seat] >= GREAT_TURN:
                yield seat, "great_turn"
            gained.clear()
