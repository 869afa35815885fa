"""The log in words: its lines with their players and places, and the summary since a player's last decision."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import dropwhile, takewhile
from typing import Any

from indonesia_qt.core.flow import Event
from indonesia_qt.core.session import Hint, Session
from indonesia_qt.core.subjects import Subjects
from indonesia_qt.i18n.text import enumerated, phrase, tr
from indonesia_qt.ui.play.history import Reached
from indonesia_qt.ui.play.log_view import LogLine
from indonesia_qt.ui.table.game_texts import GameTexts

DIVIDER = phrase("since your last decision")


class LogWriter:
    """Puts a session into words, and keeps them: a line once written stays as it is."""

    def __init__(
        self,
        words: GameTexts,
        colours: Sequence[int],
        session: Session[Any],
        subjects: type[Subjects[Any]],
        said_at_end: Callable[[], Mapping[int, str]] = dict,
    ) -> None:
        """`said_at_end` returns what is said of seats when the game is over."""
        self.words, self.colours, self.session, self.subjects = words, colours, session, subjects
        self._said_at_end = said_at_end
        self._written: list[tuple[Sequence[Event], list[LogLine]]] = []
        self._summaries: dict[int, LogLine] = {}
        """The lines that sum up groups of events, by the numbers of the decisions that began them."""
        self.notes: defaultdict[int, list[LogLine]] = defaultdict(list)
        """The sentences about the program itself, by the numbers of the decisions before them."""

    def note(self, text: str, at: int | None = None) -> None:
        """Add a sentence about the program itself, after so many decisions, or where the game stands now."""
        at = len(self.session.entries) if at is None else at
        self.notes[at].append(LogLine(text, at=at))

    def lines(self, divided_at: int | None = None, reached: Reached | None = None) -> list[LogLine]:
        """Return the log as far as `reached`, by itself the whole of it.

        A divider follows the lines of decision number `divided_at`, counted from 1. Before the lines of a group of
        events stands the one that sums them up.
        """
        self._write()
        return list(self._summed_up(divided_at, reached or Reached(len(self.session.entries))))

    def _summed_up(self, divided_at: int | None, reached: Reached) -> Iterator[LogLine]:
        group: int | None = None
        for made in range(reached.made + 1 + bool(reached.events)):
            lines = self._lines_of(made, made == divided_at)
            if made > reached.made:
                lines = (line for line in self._written[made][1][: reached.events] if line.text)
            for line in lines:
                if line.group is not None and line.group != group:
                    yield self._summaries[line.group]
                    group = line.group
                yield line

    def summary(self, at: int) -> str:
        """Return the line that sums up the group that begins with the decision after `at` others; empty without one."""
        self._write()
        return self._summaries[at].text if at in self._summaries else ""

    def numbered(self) -> Iterator[tuple[int | None, LogLine]]:
        """Yield the whole log; the first line of each decision comes with its number, counted from 0.

        A decision of which nothing is said has an empty line.
        """
        self._write()
        for made in range(len(self._written)):
            nothing = [LogLine("", at=made - 1)] if made else []
            for place, line in enumerate(list(self._lines_of(made, False)) or nothing):
                yield (made - 1 if made and not place else None), line

    def _lines_of(self, made: int, divided: bool) -> Iterator[LogLine]:
        for line in self._seen(made):
            if divided and line.rank == "round":  # which began with the decision, and belongs to what came since
                yield LogLine(tr(DIVIDER), "divider", at=made)
                divided = False
            yield line
        yield from self.notes.get(made, ())
        yield from (self._hint(hint) for hint in self.session.hints if hint.at == made)
        if self.session.question is None and made == len(self.session.entries):
            for seat, text in self._said_at_end().items():
                yield LogLine(text, "event", self.colours[seat], made, frozenset({seat}))
        if divided:
            following = self._written[made + 1][1] if made + 1 < len(self._written) else ()
            group = self._last_group(made)
            goes_on = following and following[0].group == group
            yield LogLine(tr(DIVIDER), "divider", at=made, group=group if goes_on else None)

    def _seen(self, made: int) -> list[LogLine]:
        """The lines of a decision that say something.

        The headings below which nothing happens but the end of the game aren't among them.
        """
        lines = [line for line in self._written[made][1] if line.text]
        if self.session.question is None and made == len(self.session.entries):
            while len(lines) > 1 and lines[-2].rank != "event":
                del lines[-2]
        return lines

    def _hint(self, hint: Hint) -> LogLine:
        text = tr("{player} asked for a hint.", player=self.words.seats[hint.seat])
        return LogLine(text, "event", self.colours[hint.seat], hint.at, frozenset({hint.seat}))

    def _write(self) -> None:
        happened = self.session.happened
        kept = 0
        for (events, _), now in zip(self._written, happened, strict=False):
            if events is not now:
                break
            kept += 1
        del self._written[kept:]
        for made in range(kept, len(happened)):
            self._written.append((happened[made], list(self._put_in_words(happened[made], made))))
        # groups are summed up again whose decisions aren't all among those that were kept
        self._summaries = {at: line for at, line in self._summaries.items() if line.until < kept - 2}
        written = self._written[max(0, kept - 1) :]
        groups = {line.group for _, lines in written for line in lines if line.group is not None}
        for at in groups - self._summaries.keys():
            self._summaries[at] = self._summary(at)

    def _summary(self, at: int) -> LogLine:
        following = (pair for written in self._written[at + 1 :] for pair in zip(*written, strict=True))
        begun = dropwhile(lambda pair: pair[1].group != at, following)
        pairs = list(takewhile(lambda pair: pair[1].group == at, begun))
        lines = [line for _, line in pairs]
        return LogLine(
            self.words.summary([event for event, _ in pairs]),
            "group",
            at=at,
            until=lines[-1].at,
            seats=frozenset().union(*(line.seats for line in lines)),
            places=tuple(dict.fromkeys(place for line in lines for place in line.places)),
            topics=frozenset().union(*(line.topics for line in lines)),
            group=at,
        )

    def _last_group(self, made: int) -> int | None:
        """The group of the last line that came of the decision before `made`."""
        lines = self._written[made][1]
        return lines[-1].group if lines else None

    def _put_in_words(self, events: Sequence[Event], made: int) -> Iterator[LogLine]:
        """Yield the lines of the events of one decision, after which `made` had been made.

        A phase that begins belongs to the next decision.
        """
        position = self.session.position
        around = self.subjects(position(max(0, made - 1)), position(made))
        found = (self._phase_begun(event) for events, _ in reversed(self._written[:made]) for event in reversed(events))
        at, phase = max(0, made - 1), next(filter(None, found), "")
        group = self._last_group(made - 1) if made else None
        for alike, text in self.words.sentences(events, around):
            event = alike[0]
            part = self.words.part(event)
            group = at if part == "first" else group if part else None
            if self.words.is_heading(event):
                at = made
            phase = self._phase_begun(event) or phase
            yield self._line(alike, text, around, at, phase, group)
            yield from [LogLine("", at=at, group=group)] * (len(alike) - 1)

    def _phase_begun(self, event: Event) -> str:
        """Return the id of the phase that begins with an event; empty when none does."""
        is_phase = self.words.events[type(event)].heading == "phase"
        return str(getattr(event, "phase", "")) if is_phase else ""

    def _line(
        self, alike: Sequence[Event], text: str, around: Subjects[Any], at: int, phase: str, group: int | None
    ) -> LogLine:
        ui = self.words.events[type(alike[0])]
        if ui.heading:
            return LogLine(text, ui.heading, at=at)
        doers = {getattr(event, "seat", getattr(event, "winner", None)) for event in alike}
        seat = doers.pop() if len(doers) == 1 else None
        colour = None if seat is None or seat >= len(self.colours) else self.colours[seat]  # nobody plays some colours
        seats = frozenset().union(*map(around.seats, alike))
        places = tuple(dict.fromkeys(place for event in alike for place in around.places(event)))
        return LogLine(text, "event", colour, at, seats, places, frozenset((phase, *ui.topics)), group)


def last_decision(session: Session[Any], seat: int) -> int | None:
    """Return the number, from 0, of the last decision of `seat` if another seat has decided since; else None."""
    made = len(session.entries)
    last = next((n for n in range(made - 1, -1, -1) if session.entries[n].seat == seat), None)
    return None if last is None or last == made - 1 else last


class Recap:
    """A summary of the events since the decision number `last` of `seat`: a line for each that concerns him.

    It ends before the decision number `end`, or with the last one where that is None. `show` gives a position as the
    viewer may see it. A game that sums up more overrides `written`.
    """

    subjects: type[Subjects[Any]] = Subjects
    moves: tuple[type[Event], ...] = ()
    """What players do, as opposed to what follows from it: the player knows what he did himself."""

    def __init__(
        self,
        words: Any,
        session: Session[Any],
        seat: int,
        last: int,
        show: Callable[[Any], Any],
        end: int | None = None,
    ) -> None:
        self.words, self.session, self.seat, self.last = words, session, seat, last
        after = session.state if end is None else session.position(end)
        self.before, self.after = show(session.position(last + 1)), show(after)
        self.around = self.subjects(self.before, self.after)
        entries = session.entries[last:end]
        self._made = {id(event): last + n for n, entry in enumerate(entries) for event in entry.events}
        """The number of the decision that brought each event, by the event's `id`."""
        self.events = [
            event
            for entry in entries
            for n, event in enumerate(entry.events)
            if entry.seat != seat or (n > 0 and not isinstance(event, self.moves))  # the first one is the decision
        ]

    @property
    def number(self) -> int:
        """The number of things that happened."""
        return sum(not self.words.is_heading(event) for event in self.events)

    def lines(self) -> list[LogLine]:
        """Return the lines that say something."""
        return [line for line in self.written() if line.text]

    def written(self) -> Iterator[LogLine]:
        """Yield the lines; those with an empty text are left out."""
        return self.sentences(event for event in self.events if not self.words.is_heading(event))

    def all_of(self, kind: type[Event]) -> list[Any]:
        """Return the events of a type."""
        return [event for event in self.events if isinstance(event, kind)]

    def position_after(self, event: Event) -> Any:
        """Return the position after the decision that brought an event."""
        return self.session.position(self._made[id(event)] + 1)

    def changes(self, change: Callable[[int], str]) -> str:
        """Return how players have changed, in a list; `change` says it of a seat by what the views hold of it."""
        found = ((seat, change(seat)) for seat in range(len(self.words.seats)))
        names = {**dict(enumerate(self.words.seats)), self.seat: tr("you")}
        return enumerated(f"{names[seat]} {text}" for seat, text in found if text)

    def sentences(self, events: Iterable[Event]) -> Iterator[LogLine]:
        """Yield a line for each event, as in the log."""
        for event in events:
            yield self.line(self.words.sentence(event), [event])

    def line(self, text: str, events: Sequence[Event]) -> LogLine:
        """Return a line about events, with their places."""
        places = dict.fromkeys(place for event in events for place in self.around.places(event))
        at = min((self._made[id(event)] for event in events), default=self.last + 1)
        return LogLine(text, at=at, places=tuple(places))
