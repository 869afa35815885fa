"""The summary of what happened since a player's last decision."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from indonesia_qt.core.flow import Event
from indonesia_qt.core.subjects import Subjects
from indonesia_qt.games.singapore.analysis.event_subjects import Surroundings
from indonesia_qt.games.singapore.rules import events as ev
from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.i18n.text import enumerated, tr
from indonesia_qt.ui.games.singapore.texts.names import Names, points, pounds, signed_points
from indonesia_qt.ui.games.singapore.texts.turn import caught, fined_you
from indonesia_qt.ui.play.log_view import LogLine
from indonesia_qt.ui.table.api import Recap


class SingaporeRecap(Recap):
    """A line for each kind of thing that happened."""

    subjects: type[Subjects[Any]] = Surroundings
    moves = ev.Built, ev.HelperCalled, ev.RaidBegan, ev.SealReached
    words: Names
    before: State
    after: State

    def written(self) -> Iterator[LogLine]:
        """Yield the lines, the player's own raids first; those with an empty text are left out."""
        own = [event for event in self.events if self._strikes(event)]
        yield from self.sentences(own)
        changes = self.changes(self._moved)
        yield LogLine(tr("Victory points: {changes}.", changes=changes) if changes else "", at=self.last + 1)
        yield self._rewards()
        yield self._built()
        yield self._flags()
        for kind in (ev.RaidBegan, ev.Fined, ev.SealReached, ev.HelperCalled, ev.TileRemoved, ev.HutPlaced):
            yield from self.sentences(event for event in self.all_of(kind) if event not in own)

    def sentences(self, events: Iterable[Event]) -> Iterator[LogLine]:
        """Yield a line for each event; the player is "you" in it, as in the other lines."""
        for event in events:
            yield self.line(self._said(event), [event])

    def _said(self, event: Event) -> str:
        match event:
            case ev.RaidBegan():
                return caught(self.words, event, self.seat)
            case ev.Fined(seat=self.seat):
                return fined_you(event)
            case ev.SealReached(seat=self.seat, seal=seal, money=money):
                return tr("You reach the seal at {seal} and get {money}.", seal=seal, money=pounds(money))
        return self.words.sentence(event)

    def _moved(self, seat: int) -> str:
        """Say by how many points a player has moved, if at all."""
        by = self.after.players[seat].vp - self.before.players[seat].vp
        return signed_points(by) if by else ""

    def _strikes(self, event: Event) -> bool:
        """Return whether the player is caught or pays for a raid."""
        match event:
            case ev.RaidBegan(caught=caught):
                return self.seat in caught
            case ev.Fined(seat=seat):
                return seat == self.seat
        return False

    def _rewards(self) -> LogLine:
        """Say what others' use of the player's buildings brought."""
        events = [event for event in self.all_of(ev.OwnerRewarded) if event.seat == self.seat]
        text = tr("Others used your buildings: {points}.", points=points(len(events))) if events else ""
        return self.line(text, events)

    def _built(self) -> LogLine:
        events = self.all_of(ev.Built)
        each = (self.words.standing_on(event.tile, event.area, self.words.owner(event.owner)) for event in events)
        return self.line(tr("New buildings: {buildings}.", buildings=enumerated(each)) if events else "", events)

    def _flags(self) -> LogLine:
        """Say where the player's own flag was put."""
        events = [event for event in self.all_of(ev.FlagPlaced) if event.owner == self.seat != event.seat]
        return self.line(
            tr("Your flag is on {lot}.", lot=self.words.place(events[-1].area)) if events else "", events[-1:]
        )
