"""The lines of the log: what happened, in words, with the players and places that it concerns."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from indonesia_qt.core.flow import Event
from indonesia_qt.core.session import Hint, Session
from indonesia_qt.games.indonesia.analysis.event_subjects import Surroundings
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.games.indonesia.rules.year import PHASES
from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.games.indonesia.texts.game_texts import GameTexts
from indonesia_qt.ui.games.indonesia.texts.names import phase_name
from indonesia_qt.ui.play.log.log_view import LogLine

_KINDS: dict[str, tuple[type[Event], ...]] = {
    "money": (ev.BidPlaced, ev.MergerDone, ev.GoodDelivered, ev.EarningsCollected, ev.GameEnded),
    "companies": (
        ev.CompanyStarted,
        ev.MergerDone,
        ev.GoodRemoved,
        ev.SiapFajiCreated,
        ev.CompanyOperated,
        ev.ShipPlaced,
        ev.NothingDelivered,
        ev.Expanded,
    ),
    "cities": (ev.CityPlaced, ev.CardDiscarded, ev.CityGrew, ev.NoStoneLeft),
}
HEADINGS = ev.YearBegan, ev.PhaseBegan
"""The events that begin a section of the log."""
DIVIDER = phrase("since your last decision")


def topics() -> dict[str, str]:
    """The kinds of line that a reader can choose, with their names: what it is about, and the phases."""
    about = {"money": tr("Money"), "companies": tr("Companies"), "cities": tr("Cities")}
    return about | {str(phase): phase_name(phase) for phase, _ in PHASES}


class LogWriter:
    """Puts a session into words, and keeps them: what was put into words before stays as it is."""

    def __init__(self, words: GameTexts, colours: Sequence[int], session: Session[State]) -> None:
        self.words, self.colours, self.session = words, colours, session
        self._written: list[tuple[Sequence[Event], list[LogLine]]] = []
        self._notes: defaultdict[int, list[LogLine]] = defaultdict(list)

    def note(self, text: str) -> None:
        """Add a sentence about the program itself, where the game stands now."""
        at = len(self.session.entries)
        self._notes[at].append(LogLine(text, at=at))

    def lines(self, divided_at: int | None = None) -> list[LogLine]:
        """The whole log, with a divider after what the decision number `divided_at`, from 1, brought."""
        self._write()
        return [line for made in range(len(self._written)) for line in self._lines_of(made, made == divided_at)]

    def numbered(self) -> Iterator[tuple[int | None, LogLine]]:
        """The whole log; the first line that a decision brought comes with its number, counted from 0."""
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
        """The lines of what happened until `made` decisions had been made; a phase that begins belongs to the next."""
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
        """The phase in which the decision before `made` was taken."""
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
        text = self.words.sentence(event)
        if isinstance(event, ev.YearBegan):
            return LogLine(text, "year", at=at)
        if isinstance(event, ev.PhaseBegan):
            return LogLine(text, "phase", at=at)
        seat = getattr(event, "seat", getattr(event, "winner", None))
        colour = None if seat is None else self.colours[seat]
        topics = frozenset((phase, *(topic for topic, kinds in _KINDS.items() if isinstance(event, kinds))))
        return LogLine(text, "event", colour, at, around.seats(event), around.places(event), topics)
