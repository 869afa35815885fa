"""What a beat shows, as plain values, and the writer that makes beats of decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from indonesia_qt.core.flow import Event, Question
from indonesia_qt.core.session import Decision
from indonesia_qt.core.subjects import Subjects
from indonesia_qt.i18n.text import as_sentence, paragraph
from indonesia_qt.ui.board.animation import Scene
from indonesia_qt.ui.board.marks import AreaMark, Mark, NoteMark

SIMPLE_MS = 900
"""How long a beat of a single decision lasts at the usual speed."""


class Income(NamedTuple):
    """What a seat gets or pays in a beat, in words, and from where that comes.

    That is an area, empty for the middle of the board, or the card of a seat that is the `source`.
    """

    seat: int
    text: str
    area: str
    source: int | None = None


class Beat(Struct, frozen=True, kw_only=True):
    """What belongs together of what happened: the words on the card, and what the board shows.

    `seat` is the one who did it; None for what nobody did. `phase` is the id of the phase in which it happened,
    unless that is the phase of the position before it. Without a `title` there is no card: something else says it, of
    which `said_elsewhere` is a sentence. `seats` are all whom it concerns. `thing` is what it is about, such as a
    company, by its id; as long as nothing has happened to it there are no `lines`, and what happens may be `expected`
    in some areas. `sum` is the money that the card shows large, `said_sum` what is read in its place. The board shows
    the `marks`, and what is in the `light` is lit. A beat lasts `ms` milliseconds at the usual speed, and at least as
    long as its `scenes`, which are played one after another as they come about; where there are none, the `scene` is
    played at the end. `events` are those that it shows; `first` and `last` are the ends of what it shows where these
    are none. With each of the `surprises` begins something that nothing shows before its
    scenes have. Who did it sees only what moves, for a shorter time, unless it `is_great`: then he sees its
    card, too, for as long as all moves.
    """

    seat: int | None = None
    phase: str = ""
    title: str = ""
    said_elsewhere: str = ""
    lines: tuple[str, ...] = ()
    sum: str = ""
    said_sum: str = ""
    thing: str = ""
    expected: tuple[str, ...] = ()
    seats: frozenset[int] = frozenset()
    light: tuple[str, ...] = ()
    marks: tuple[Mark, ...] = ()
    scene: Scene = Scene()
    scenes: tuple[Scene, ...] = ()
    incomes: tuple[Income, ...] = ()
    ms: int = SIMPLE_MS
    events: tuple[Event, ...] = ()
    is_great: bool = False
    first: Event | None = None
    last: Event | None = None
    surprises: tuple[Event, ...] = ()

    @property
    def spoken(self) -> str:
        """All that its card says, or what stands for it where there is no card."""
        if not self.title:
            return self.said_elsewhere
        return paragraph(as_sentence(self.title), *self.lines, self.said_sum or self.sum)

    @property
    def is_staged(self) -> bool:
        """Whether it shows more than words, and rings around what is new."""
        scenes = (*self.scenes, self.scene)
        return bool(self.incomes) or any(scene != Scene(rings=scene.rings, ms=scene.ms) for scene in scenes)

    @property
    def places(self) -> tuple[str, ...]:
        """The areas where something happens, each once."""
        marked = (mark.area for mark in self.marks if isinstance(mark, AreaMark))
        moving = (place for scene in (*self.scenes, self.scene) for place in scene.places)
        return tuple(dict.fromkeys((*marked, *moving)))

    @property
    def named_places(self) -> list[str]:
        """The areas that its card names: those with a note, and those where something is new."""
        if not self.title:
            return []
        noted = [mark.area for mark in self.marks if isinstance(mark, NoteMark)]
        return noted + [place for scene in (*self.scenes, self.scene) for place in scene.new_places]


class BeatWriter:
    """Makes beats of decisions: each that changes something by a beat with the sentences of the log.

    `before` and `after` are the positions around them as the viewer may see them, `colours` the players' by seat. A
    game in which several decisions belong together overrides the methods.
    """

    subjects: type[Subjects[Any]] = Subjects
    replaced_messages: frozenset[str] = frozenset()
    """The messages that say nothing but what a beat shows, by their preferences."""

    def __init__(self, words: Any, colours: Sequence[int], before: Any, after: Any) -> None:
        self.words, self.colours, self.before, self.after = words, colours, before, after
        self.around = self.subjects(before, after)

    def beats(self, decisions: Sequence[Decision]) -> list[Beat]:
        """Return the beats; with more decisions all of these but the last stay as they are."""
        return [beat for decision in decisions for beat in self.plain(decision.seat, decision.events)]

    @staticmethod
    def thing_of(asked: Question[Any]) -> str:  # noqa: ARG004
        """Return the thing of the beat that goes on with the answer to a question; empty when none does."""
        return ""

    def plain(self, seat: int, events: Sequence[Event]) -> list[Beat]:
        """Return a beat with the sentences of the log about events that a seat brought about; none without any."""
        happened = [event for event in events if not self.words.is_heading(event)]
        if not happened or seat not in range(len(self.words.seats)):
            return []
        first, *rest = map(self.words.sentence, happened)
        places = dict.fromkeys(place for event in happened for place in self.around.places(event))
        return [
            Beat(
                seat=seat,
                title=first,
                lines=tuple(rest),
                seats=frozenset().union(*map(self.around.seats, happened)) | {seat},
                scene=Scene(rings=tuple(places)),
                events=tuple(happened),
            )
        ]
