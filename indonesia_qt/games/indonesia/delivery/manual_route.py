"""A good that is sent by hand, step by step: from its zone over seas with ships to a city."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from indonesia_qt.games.indonesia.delivery.planner import Choices, Planner, Verdict
from indonesia_qt.games.indonesia.rules.shipping import Plan


class Sending(NamedTuple):
    """How far a good has come: its zone, the line and the seas that were chosen, and what can be chosen next."""

    choices: Choices
    line: str
    begun: tuple[str, ...]
    verdicts: dict[str, Verdict]

    def verdict(self, place: str) -> Verdict:
        """Whether the good gets to a city or a sea next, or else why no good of its zone does."""
        return self.verdicts.get(place) or self.choices.no_way(place)

    def on(self, line: str, sea: str) -> Sending:
        """One sea further, on the ships of a line."""
        return send(self.choices, line, (*self.begun, sea))

    def back(self) -> Sending:
        """The last sea on the ships of the next line there, or else the way without it."""
        sea = self.begun[-1]
        others = self.choices.lines_at(sea) if len(self.begun) == 1 else []
        following = others[others.index(self.line) + 1 :] if self.line in others else []
        if following:
            return send(self.choices, following[0], (sea,))
        before = self.begun[:-1]
        return send(self.choices, self.line if before else "", before)


def send(choices: Choices, line: str = "", begun: tuple[str, ...] = ()) -> Sending:
    """A good of a zone on its way; `begun` are seas where `line` has ships."""
    return Sending(choices, line, begun, choices.next_places(line, begun))


def sending_to(place: str, planner: Planner, locked: Plan, first: Iterable[str]) -> Sending:
    """A good from which a place can be reached next; of the zones that of the areas `first` comes before others."""
    origins = dict.fromkeys((*first, *(zone.areas[0] for zone in planner.market().zones)))
    found = [send(planner.choices(locked, origin)) for origin in origins]
    return next((one for one in found if place in one.verdicts and one.verdicts[place].delivery), found[0])
