"""What a game shows on the board and says of it, as plain values; knows no Qt."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from msgspec import Struct

from indonesia_qt.core.flow import Action, Event, Question
from indonesia_qt.core.subjects import Subjects
from indonesia_qt.i18n.text import clauses, enumerated, paragraph, tr
from indonesia_qt.ui.board.marks import AreaMark, Mark, Piece, ScaleLimits
from indonesia_qt.ui.table.records import Answer

Cell = str | int
MOST_PLACES = 8
"""An answer about more places stands for none of them in the table of answers."""


class BoardRow(Struct, frozen=True):
    """A line of a table, and the place on the board that it is about; `place` is empty when there is none.

    `answer` is the answer to the open question that the line stands for, if any.
    """

    place: str
    cells: tuple[Cell, ...]
    answer: Action | None = None


class BoardSheet(Struct, frozen=True):
    """A table: its name, the names of its columns and its rows."""

    name: str
    columns: tuple[str, ...]
    rows: tuple[BoardRow, ...]


class OverlaySubject(Struct, frozen=True, eq=False):
    """The subject of overlays: the position, the players' colours by seat, and what the player looks at.

    `thing` is the id of what is pointed out, `area` the one under the pointer; either can be empty. `happened` are the
    events that are news.
    """

    view: Any
    colours: Sequence[int]
    thing: str = ""
    area: str = ""
    happened: Sequence[Event] = ()


class BoardOverlay(Struct, frozen=True, eq=False):
    """An overlay: its legend, the function that makes its marks, and what under the pointer these follow."""

    legend: str
    marks: Callable[[OverlaySubject], Iterable[Mark]]
    follows: Literal["", "thing", "area"] = ""


class AreaEntry(NamedTuple):
    """An entry of the menu of an area: it points out a thing, and turns an overlay on if it names one."""

    text: str
    thing: str
    overlay: str = ""


class FittedPart(NamedTuple):
    """What of the board is fitted to the window as long as `during` is the same: areas, and the limits of the scale."""

    during: Hashable
    areas: Collection[str]
    limits: ScaleLimits


class BoardUi:
    """What serves any game; a game overrides what it has.

    A *thing* is what a game lets players point out on the board, such as a company, by its id.
    """

    subjects: type[Subjects[Any]] = Subjects
    """Finds the places that events and answers are about."""
    overlays: Mapping[str, BoardOverlay] = {}
    """By the key of the preference that turns each on, in the order of the menu."""

    def start_marks(self, game: Any) -> Sequence[Mark]:  # noqa: ARG002
        """Return the marks of a board on which no game has begun."""
        return ()

    def position_marks(
        self,
        view: Any,  # noqa: ARG002
        colours: Sequence[int],  # noqa: ARG002
        overlays: Collection[str] = (),  # noqa: ARG002
    ) -> list[Mark]:
        """Return the marks of what lies on the board; `colours` are by seat, `overlays` those that are turned on."""
        return []

    def fit(self, view: Any) -> FittedPart | None:  # noqa: ARG002
        """Return what of the board is fitted to the window; None is the whole board."""
        return None

    def preview_marks(
        self,
        view: Any,  # noqa: ARG002
        asked: Question[Any],  # noqa: ARG002
        action: Action,  # noqa: ARG002
        colours: Sequence[int],  # noqa: ARG002
    ) -> list[Mark]:
        """Return the marks of what an answer to the open question would put on the board."""
        return []

    def suggestion_marks(self, view: Any, asked: Question[Any], action: Action, colours: Sequence[int]) -> list[Mark]:
        """Return the marks of what a better move would have put on the board, which nobody must take for a fact."""
        return self.preview_marks(view, asked, action, colours)

    def thing_taken(self, view: Any, action: Action) -> str:  # noqa: ARG002
        """Return the thing beside the board that an answer takes; empty for none."""
        return ""

    def name_marks(self, view: Any, areas: Collection[str], sought: Collection[str]) -> Sequence[Mark]:  # noqa: ARG002
        """Return the names of areas that a text beside the board is about; those that are `sought` now stand out."""
        return ()

    def hint_marks(self, view: Any, asked: Question[Any], action: Action, colours: Sequence[int]) -> list[Mark]:
        """Return the marks of the places of a recommended answer, and of what it would put there."""
        places = self.subjects(view, view).areas_of(action)
        return [*(AreaMark(place, "hint") for place in places), *self.preview_marks(view, asked, action, colours)]

    def facts(self, words: Any, view: Any, area: str) -> list[str]:  # noqa: ARG002
        """Return the name of an area, and a line for each fact about it."""
        return [words.place(area)]

    def card(self, words: Any, view: Any, area: str) -> str:
        """Return the text of the card beside an area."""
        return "\n".join(self.facts(words, view, area))

    def spoken(self, words: Any, view: Any, area: str, standing: str = "") -> str:
        """Return the facts about an area in one sentence, and then its `standing` in the open question."""
        return paragraph(tr("{fact}.", fact=enumerated(self.facts(words, view, area))), standing)

    def thing_at(self, view: Any, area: str) -> str:  # noqa: ARG002
        """Return the thing in an area; empty for none."""
        return ""

    def thing_asked_about(self, asked: Question[Any]) -> str:  # noqa: ARG002
        """Return the thing that a question is about; empty for none."""
        return ""

    def places_of(self, view: Any, thing: str) -> Sequence[str]:  # noqa: ARG002
        """Return the areas of a thing."""
        return ()

    def stops(self, view: Any, seat: int, kind: Literal["own", "town"]) -> Sequence[str]:  # noqa: ARG002
        """Return the areas to which a key goes: those of a seat, or those with cities or buildings."""
        return ()

    def neighbours(self, view: Any, area: str) -> Sequence[str]:  # noqa: ARG002
        """Return the areas that border an area."""
        return ()

    def entries(self, words: Any, view: Any, area: str) -> Iterable[AreaEntry]:  # noqa: ARG002
        """Return what the menu of an area offers beside the answers to the open question."""
        return ()

    def sheets(self, words: Any, view: Any, answers: Sequence[Answer]) -> list[BoardSheet]:
        """Return the board as tables; the first holds `answers`, those to the open question."""
        around = self.subjects(view, view)
        rows = []
        for action, text in answers:
            places = around.areas_of(action)
            place = places[-1] if places and len(places) <= MOST_PLACES else ""
            there = clauses(*self.facts(words, view, place)[1:]) if place else ""
            rows.append(BoardRow(place, (text.text, clauses(text.about, text.leads_to), there), action))
        columns = tr("Move"), tr("Effect"), tr("At this place")
        return [BoardSheet(tr("Choices"), columns, tuple(rows))]

    def rings(self, happened: Sequence[Event], view: Any, colours: Sequence[int]) -> list[str | Piece]:  # noqa: ARG002
        """Return the places to point out where events left something new, or the new pieces; `colours` are by seat."""
        around = self.subjects(view, view)
        return list(dict.fromkeys(place for event in happened for place in around.places(event)))
