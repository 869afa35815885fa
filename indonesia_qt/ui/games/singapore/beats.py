"""Shows in beats what others did, and the end: a whole turn, the flags of a round, a building of the starting round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise, takewhile
from typing import Any

from msgspec.structs import replace

from indonesia_qt.core.flow import CHANCE, Event, Question
from indonesia_qt.core.session import Decision
from indonesia_qt.core.subjects import Subjects
from indonesia_qt.games.singapore.analysis.event_subjects import Surroundings
from indonesia_qt.games.singapore.rules import events as ev
from indonesia_qt.games.singapore.rules.building import ChooseTile, JoinBuilding
from indonesia_qt.games.singapore.rules.lots import ChooseLot
from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from indonesia_qt.i18n.text import counted, enumerated, tr
from indonesia_qt.ui.board.animation import Scene
from indonesia_qt.ui.games.singapore.scenes import scenes
from indonesia_qt.ui.games.singapore.texts.names import Names, pounds, signed_points
from indonesia_qt.ui.games.singapore.texts.turn import caught
from indonesia_qt.ui.table.api import BeatWriter
from indonesia_qt.ui.table.beats.beat import Beat, Income

TURN_MS, LINE_MS, LONGEST_MS, END_MS = 1200, 350, 3000, 1800
"""How long a beat lasts at the usual speed: with nothing but its title, for each line, and at most; the end."""

_REPORTED = (
    ev.Exchanged
    | ev.ChipsReturned
    | ev.HelperCalled
    | ev.StepsGained
    | ev.WorkerJumped
    | ev.EffectLost
    | ev.TopBought
    | ev.SpacesSold
    | ev.PaymentWaived
    | ev.NoRoadLeft
    | ev.SealReached
    | ev.ChipDrawn
    | ev.Fined
    | ev.HutPlaced
    | ev.TileRemoved
)
"""What is shown with the sentence of the log."""


class SingaporeBeats(BeatWriter):
    """One beat for each turn, for all flags of a round, and for each building of the starting round."""

    subjects: type[Subjects[Any]] = Surroundings
    replaced_messages = frozenset(("tell_owner", "tell_raid"))
    words: Names
    before: State
    after: State

    @staticmethod
    def thing_of(asked: Question[Any]) -> str:
        """Return what goes on with an answer: the turn or the flags of a player."""
        if isinstance(asked, ChooseTile | JoinBuilding | PlayTurn):
            return _turn_of(asked.seat)
        return _flags_of(asked.seat) if isinstance(asked, ChooseLot) else ""

    def beats(self, decisions: Sequence[Decision]) -> list[Beat]:
        """Return the beats; that of a turn in which nothing has happened yet has no lines."""
        self._points = [player.vp for player in self.before.players]
        """The victory points before the events of the next scenes."""
        happened = (event for decision in decisions for event in decision.events)
        early = takewhile(lambda event: not (self.before.round or isinstance(event, ev.RoundBegan)), happened)
        self._of_start = set(map(id, early))
        """The events of the starting round, by their ids."""
        found = [self._beat(seat, events) for seat, events in _groups(decisions)]
        ends = [event for decision in decisions for event in decision.events if isinstance(event, ev.GameEnded)]
        # The end doesn't say before its scene who has won.
        title = tr("The game is over.")
        return found + [
            Beat(title=title, phase="turns", scenes=self._scenes([event]), ms=END_MS, first=event, last=event)
            for event in ends
        ]

    def _beat(self, seat: int, events: Sequence[Event]) -> Beat:
        flags = [event for event in events if isinstance(event, ev.FlagPlaced)]
        beat = self._flags(seat, flags) if flags else self._turn(seat, events)
        before_end = (event for event in reversed(events) if not isinstance(event, ev.GameEnded))
        return replace(beat, first=next(iter(events), None), last=next(before_end, None))

    def _scenes(self, events: Sequence[Event]) -> tuple[Scene, ...]:
        found = tuple(scenes(events, self.after, self.colours, self.words, self._points))
        for event in events:
            if isinstance(event, ev.MarkerMoved):
                self._points[event.seat] = event.vp
        return found

    def _flags(self, seat: int, flags: Sequence[ev.FlagPlaced]) -> Beat:
        lots = (
            tr("{owner} {lot}", owner=self.words.owner(flag.owner), lot=self.words.place(flag.area)) for flag in flags
        )
        return Beat(
            seat=seat,
            phase="lots",
            title=tr("{player} places the flags", player=self.words.seats[seat]),
            lines=(tr("Lots: {lots}.", lots=enumerated(lots)),),
            thing=_flags_of(seat),
            seats=frozenset(flag.owner for flag in flags if flag.owner < len(self.words.seats)),
            scene=Scene(rings=tuple(flag.area for flag in flags)),
            ms=TURN_MS,
        )

    def _turn(self, seat: int, events: Sequence[Event]) -> Beat:
        built = [self.words.sentence(event) for event in events if isinstance(event, ev.Built)]
        lines = [*built[1:], *self._lines(events)]
        title = built[0] if built else tr("{player}’s turn", player=self.words.seats[seat])
        if not lines and built:
            lines = [tr("A free road joins it.")]
        elif not any(isinstance(event, ev.Built | ev.WorkerMoved | ev.TurnEnded) for event in events) and lines:
            title, *lines = lines  # what follows a turn, such as the choice of the hut
        gained = sum(event.by for event in events if isinstance(event, ev.MarkerMoved) and event.seat == seat)
        total = signed_points(gained) if gained else ""
        changed = (event.area for event in events if isinstance(event, ev.Built | ev.Exchanged))
        played = self._scenes([event for event in events if not isinstance(event, ev.GameEnded)])
        return Beat(
            seat=seat,
            phase="start" if events and id(events[0]) in self._of_start else "turns",
            title=title,
            lines=tuple(lines),
            sum=total,
            said_sum=tr("{player}: {points} in all.", player=self.words.seats[seat], points=total) if total else "",
            thing=_turn_of(seat),
            seats=frozenset().union({seat}, *map(self.around.seats, events)),
            light=tuple(dict.fromkeys(place for event in events for place in self.around.places(event))),
            scene=Scene(rings=tuple(dict.fromkeys(changed))),
            scenes=played,
            incomes=tuple(
                Income(event.seat, signed_points(1), event.area)
                for event in events
                if isinstance(event, ev.OwnerRewarded)
            ),
            ms=min(LONGEST_MS, TURN_MS + LINE_MS * len(lines)),
            surprises=tuple(
                before for before, event in pairwise(events) if isinstance(event, ev.RaidBegan | ev.SealReached)
            ),
        )

    def _lines(self, events: Sequence[Event]) -> Iterator[str]:
        """Say what happened beside the building itself."""
        words = self.words.seen_from(self.after)
        for event in events:
            if isinstance(event, ev.RaidBegan):
                yield caught(words, event)  # its scene shows what everybody has, and the log says it
            elif isinstance(event, _REPORTED):
                yield words.sentence(event)
        bought = [event for event in events if isinstance(event, ev.RoadBuilt) and event.price]
        if bought:
            price = pounds(sum(event.price for event in bought))
            yield counted(
                len(bought), "Builds {n} more road for {price}.", "Builds {n} more roads for {price}.", price=price
            )
        owners = Counter(event.seat for event in events if isinstance(event, ev.OwnerRewarded))
        if owners:
            each = (f"{self.words.seats[seat]} {signed_points(number)}" for seat, number in owners.items())
            yield tr("The owners of the buildings used get: {points}.", points=enumerated(each))


def _turn_of(seat: int) -> str:
    return f"turn {seat}"


def _flags_of(seat: int) -> str:
    return f"flags {seat}"


def _groups(decisions: Sequence[Decision]) -> Iterator[tuple[int, list[Event]]]:
    """Yield the seat that decided with the events that belong together; what chance decides belongs to those before.

    The flags of a round are a group, and so is a turn to its end.
    """
    key: tuple[int, bool] | None = None
    group: list[Event] = []
    is_over = False
    for decision in decisions:
        if decision.seat != CHANCE:
            following = decision.seat, any(isinstance(event, ev.FlagPlaced) for event in decision.events)
            if key is not None and (is_over or following != key):
                yield key[0], group
                group = []
            key = following
            is_over = any(isinstance(event, ev.TurnEnded) for event in decision.events)
        group += (event for event in decision.events if not isinstance(event, _NOBODYS))
    if key is not None:
        yield key[0], group


_NOBODYS = ev.TileTurned | ev.TileLaidOut | ev.RoundBegan
"""What happens by itself between turns."""
