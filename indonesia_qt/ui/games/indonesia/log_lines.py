"""The log in words: its lines with their players and places, and the summary since a player's last decision."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from indonesia_qt.core.flow import Event
from indonesia_qt.core.session import Hint, Session
from indonesia_qt.games.indonesia.analysis.event_subjects import Surroundings
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.games.indonesia.rules.year import PHASES
from indonesia_qt.i18n.text import counted, enumerated, phrase, tr
from indonesia_qt.ui.games.indonesia.texts import EVENTS
from indonesia_qt.ui.games.indonesia.texts.game_texts import GameTexts
from indonesia_qt.ui.games.indonesia.texts.names import goods, phase_name, rupiah, ships, track_name
from indonesia_qt.ui.play.log_view import LogLine

HEADINGS = tuple(kind for kind, ui in EVENTS.items() if ui.heading)
"""The events that begin a section of the log."""
DIVIDER = phrase("since your last decision")


def topics() -> dict[str, str]:
    """Return the kinds of line that a reader can choose, by key, with their names: subjects and phases."""
    about = {"money": tr("Money"), "companies": tr("Companies"), "cities": tr("Cities")}
    return about | {str(phase): phase_name(phase) for phase, _ in PHASES}


class LogWriter:
    """Puts a session into words, and keeps them: a line once written stays as it is."""

    def __init__(self, words: GameTexts, colours: Sequence[int], session: Session[State]) -> None:
        self.words, self.colours, self.session = words, colours, session
        self._written: list[tuple[Sequence[Event], list[LogLine]]] = []
        self._notes: defaultdict[int, list[LogLine]] = defaultdict(list)

    def note(self, text: str) -> None:
        """Add a sentence about the program itself, where the game stands now."""
        at = len(self.session.entries)
        self._notes[at].append(LogLine(text, at=at))

    def lines(self, divided_at: int | None = None) -> list[LogLine]:
        """Return the whole log, with a divider after the lines of decision number `divided_at`, counted from 1."""
        self._write()
        return [line for made in range(len(self._written)) for line in self._lines_of(made, made == divided_at)]

    def numbered(self) -> Iterator[tuple[int | None, LogLine]]:
        """Yield the whole log; the first line of each decision comes with its number, counted from 0."""
        self._write()
        for made in range(len(self._written)):
            for place, line in enumerate(self._lines_of(made, False)):
                yield (made - 1 if made and not place else None), line

    def _lines_of(self, made: int, divided: bool) -> Iterator[LogLine]:
        yield from self._written[made][1]
        yield from self._notes.get(made, ())
        yield from (self._hint(hint) for hint in self.session.hints if hint.at == made)
        if divided:
            yield LogLine(tr(DIVIDER), "divider", at=made)

    def _hint(self, hint: Hint) -> LogLine:
        text = tr("{player} asked for a hint.", player=self.words.seats[hint.seat])
        return LogLine(text, "event", self.colours[hint.seat], hint.at, frozenset({hint.seat}))

    def _write(self) -> None:
        happened = [self.session.opening, *(entry.events for entry in self.session.entries)]
        kept = 0
        for (events, _), now in zip(self._written, happened, strict=False):
            if events is not now:
                break
            kept += 1
        del self._written[kept:]
        for made in range(kept, len(happened)):
            self._written.append((happened[made], list(self._put_in_words(happened[made], made))))

    def _put_in_words(self, events: Sequence[Event], made: int) -> Iterator[LogLine]:
        """Yield the lines of the events of one decision, after which `made` had been made.

        A phase that begins belongs to the next decision.
        """
        position = self.session.position
        around = Surroundings(position(max(0, made - 1)), position(made))
        at, phase = max(0, made - 1), self._phase_before(made)
        for event in events:
            if isinstance(event, HEADINGS):
                at = made
            if isinstance(event, ev.PhaseBegan):
                phase = event.phase
            yield self._line(event, around, at, phase)

    def _phase_before(self, made: int) -> str:
        """Return the phase in which the decision before `made` was taken."""
        return next(
            (
                event.phase
                for events, _ in reversed(self._written[:made])
                for event in reversed(events)
                if isinstance(event, ev.PhaseBegan)
            ),
            "",
        )

    def _line(self, event: Event, around: Surroundings, at: int, phase: str) -> LogLine:
        ui = EVENTS[type(event)]
        text = ui.sentence(self.words, event)
        if ui.heading:
            return LogLine(text, ui.heading, at=at)
        seat = getattr(event, "seat", getattr(event, "winner", None))
        colour = None if seat is None else self.colours[seat]
        return LogLine(
            text, "event", colour, at, around.seats(event), around.places(event), frozenset((phase, *ui.topics))
        )


def last_decision(session: Session[State], seat: int) -> int | None:
    """Return the number, from 0, of the last decision of `seat` if another seat has decided since; else None."""
    made = len(session.entries)
    last = next((n for n in range(made - 1, -1, -1) if session.entries[n].seat == seat), None)
    return None if last is None or last == made - 1 else last


class Recap:
    """A summary of the events since the decision number `last` of `seat`.

    `show` gives a position as the viewer may see it.
    """

    def __init__(self, words: GameTexts, session: Session[State], seat: int, last: int, show: Callable[[State], State]):
        self.words, self.seat, self.last = words, seat, last
        self.before, self.after = show(session.position(last + 1)), show(session.state)
        self.around = Surroundings(self.before, self.after)
        entries = session.entries[last:]
        # The first event is the player's own decision.
        self._made = {id(event): last + n for n, entry in enumerate(entries) for event in entry.events}
        """The number of the decision that brought each event, by the event's `id`."""
        self.events = [*entries[0].events[1:], *(event for entry in entries[1:] for event in entry.events)]

    @property
    def number(self) -> int:
        """The number of things that happened."""
        return sum(not isinstance(event, HEADINGS) for event in self.events)

    def lines(self) -> list[LogLine]:
        """Return a line for each kind of thing that happened."""
        return [line for line in self._lines() if line.text]

    def _lines(self) -> Iterator[LogLine]:
        yield LogLine(self._money(), at=self.last + 1)
        for kind in (ev.EraBegan, ev.OrderDecided):
            yield from self._sentences(self._all(kind)[-1:])
        yield from self._sentences(self._all(ev.MergerDone))
        yield self._joined(tr("New companies"), ev.CompanyStarted, self._started)
        yield self._joined(tr("Research"), ev.Researched, self._researched)
        yield self._summed(tr("Sold"), ev.GoodDelivered, goods)
        yield self._summed(tr("Grown"), ev.Expanded, lambda n: counted(n, "{n} area", "{n} areas"))
        yield self._summed(tr("Grown"), ev.ShipPlaced, ships)
        yield LogLine(self._freight(), at=self.last + 1)
        yield self._joined(tr("New cities"), ev.CityPlaced, lambda e: self.words.place(e.area))
        yield self._joined(tr("Cities grew"), ev.CityGrew, self.words.growth)
        yield from self._sentences([event for event in self._all(ev.Skipped) if event.seat == self.seat])

    def _all(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    def _sentences(self, events: Iterable[Event]) -> Iterator[LogLine]:
        for event in events:
            yield self._line(self.words.sentence(event), [event])

    def _line(self, text: str, events: Sequence[Event]) -> LogLine:
        places = dict.fromkeys(place for event in events for place in self.around.places(event))
        at = min((self._made[id(event)] for event in events), default=self.last + 1)
        return LogLine(text, at=at, places=tuple(places))

    def _joined(self, title: str, kind: type[Event], say: Callable[[Any], str]) -> LogLine:
        """Return all events of a kind in one line."""
        events = self._all(kind)
        return self._titled(title, map(say, events), events)

    def _summed(self, title: str, kind: type[Event], units: Callable[[int], str]) -> LogLine:
        """Return one line with the units that each company has sold or added."""
        events = self._all(kind)
        each = Counter(event.company for event in events)
        return self._titled(title, (f"{self.words.company(id)} {units(n)}" for id, n in each.items()), events)

    def _titled(self, title: str, things: Iterable[str], events: Sequence[Event]) -> LogLine:
        text = tr("{title}: {things}.", title=title, things=enumerated(things)) if events else ""
        return self._line(text, events)

    def _started(self, event: ev.CompanyStarted) -> str:
        company, player = self.words.company(event.company), self.words.seats[event.seat]
        return tr("{company} of {player}", company=company, player=player)

    def _researched(self, event: ev.Researched) -> str:
        return f"{self.words.seats[event.player]} {track_name(event.track)} {event.step}"

    def _money(self) -> str:
        """Return the changes of cash that the viewer may know."""
        changes = []
        for seat, (then, now) in enumerate(zip(self.before.players, self.after.players, strict=True)):
            if now.cash != then.cash and not (now.secret or then.secret):
                name = tr("you") if seat == self.seat else self.words.seats[seat]
                changes.append(f"{name} {'+' if now.cash > then.cash else ''}{rupiah(now.cash - then.cash)}")
        return tr("Cash: {changes}.", changes=enumerated(changes)) if changes else ""

    def _freight(self) -> str:
        """Return the amount that other players paid for the player's ships."""
        fees = 0
        for event in self._all(ev.GoodDelivered):
            line, seller = self.around.company(event.line), self.around.company(event.company)
            if line and seller and line.owner == self.seat != seller.owner:
                fees += event.fee
        return tr("Your ships earned {amount} from others.", amount=rupiah(fees)) if fees else ""
