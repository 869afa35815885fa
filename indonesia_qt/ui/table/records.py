"""The records of actions and events: everything that the table needs to know of a type, in one place."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeVar

from msgspec import Struct

from indonesia_qt.core.flow import Action, Question
from indonesia_qt.i18n.text import Pattern, tr

T = TypeVar("T", bound=type)
R = TypeVar("R")


class ActionText(NamedTuple):
    """An answer as a button says it, its consequences, and its subject if the button doesn't name it."""

    text: str
    leads_to: str = ""
    about: str = ""


class ActionGroupText(NamedTuple):
    """An answer in words, the kind of company or thing that it is about, and another line."""

    text: str
    kind: str = ""
    about: str = ""

    @property
    def in_one_line(self) -> str:
        """The answer with what it is about."""
        return tr("{move} ({about})", move=self.text, about=self.about) if self.about else self.text


class ActionUi(NamedTuple):
    """An action at the table.

    `text` words an answer to the open question for the player who may give it: (words, view, question, action).
    `group` words answers that differ in amount or place only, for lists: (words, view, first, last). Both may be kept
    texts with the values of the action. `is_public` says whether what `text` forecasts rests on what everybody sees.
    """

    text: Pattern | Callable[[Any, Any, Any, Any], ActionText]
    group: Pattern | Callable[[Any, Any, Any, Any], ActionGroupText]
    is_public: bool = False


def all_actions(view: Any, asked: Question[Any], numbers: Sequence[int]) -> Sequence[Action]:  # noqa: ARG001
    """Return every answer to a question."""
    return asked.actions(view)


AsksAgain = Literal["", "several", "pays", "reveals"]
"""Why a click isn't the answer yet: others belong to it, a sum goes with it, or it shows what was hidden."""


class QuestionUi(Struct, frozen=True):
    """A question at the table.

    `panel` makes the panel that answers it: (context, view, question). `prompt` says what the player who is asked has
    to do: (words, view, question), or a kept text with the values of the question. `rule` is the place in the rule
    book: a rule id or the name of a chapter. `passing` says what it means to pass, where that can be answered: (words,
    view, question). `options` are the answers to list when there may be too many to list them all, given the numbers
    that the player has typed: (view, question, numbers). `asks_again` says why a click on a place or an entry only
    chooses, and a second one, the button or Enter answers; where it is empty, one click answers, as undo takes it back.
    """

    panel: Callable[[Any, Any, Any], Any]
    prompt: Pattern | Callable[[Any, Any, Any], str]
    rule: str
    passing: Callable[[Any, Any, Any], ActionText] | None = None
    options: Callable[[Any, Any, Sequence[int]], Iterable[Action]] = all_actions
    asks_again: AsksAgain = "pays"


class Answer(NamedTuple):
    """An answer that can be given, and its words."""

    action: Action
    words: ActionText


def sentences(words: Any, events: Sequence[Any], people: Collection[int]) -> Iterable[str]:
    """Return the sentence of each event that is about one of the people, or about nobody."""
    return (words.sentence(event) for event in events if getattr(event, "seat", None) in (None, *people))


class Notice(NamedTuple):
    """Messages for the people at the screen.

    `preference` says whether they see them; `texts` words all events of the type that one decision brought, given the
    seats of the people. What holds for the rest of a round is said `once_a_round`.
    """

    preference: str
    texts: Callable[[Any, Sequence[Any], Collection[int]], Iterable[str]] = sentences
    once_a_round: bool = False


class OwnSound(NamedTuple):
    """The sound of an event for those whom it strikes: `seat` returns who that is, (position before, event)."""

    name: str
    seat: Callable[[Any, Any], int]


class EventUi(Struct, frozen=True):
    """An event at the table.

    `sentence` says what happened: (words, event), or a kept text with the values of the event. `topics`
    are what that line is about, by which a reader can filter the log; `heading` is the style of a line that begins a
    section. `sound` is the name of a sound; `own_sound` is heard instead if the event strikes a person at the screen.
    `payments` are the seats that get money from other players, or pay it if negative, given the position after the
    event. A line that can be unfolded sums up a group of events: `summary` words all of them that have happened,
    (words, events), on the record of the first; the later ones `continues` it. `in_context` says in the log, instead of
    `sentence`, what events say that come one right after another and are `alike`, that is have the same value there:
    (words, subjects of the decision, events); without `alike` each stands by itself.
    """

    sentence: Pattern | Callable[[Any, Any], str] = ""
    topics: tuple[str, ...] = ()
    heading: Literal["", "round", "phase"] = ""
    sound: str = ""
    own_sound: OwnSound | None = None
    notice: Notice | None = None
    payments: Callable[[Any, Any], Iterable[tuple[int, int]]] | None = None
    summary: Callable[[Any, Any], str] | None = None
    continues: bool = False
    in_context: Callable[[Any, Any, Sequence[Any]], str] | None = None
    alike: Callable[[Any], object] | None = None


def join_records(tables: Iterable[Mapping[T, R]]) -> dict[T, R]:
    """Return the records of all phases by type.

    Raises:
        ValueError: a type has two records.

    """
    joined: dict[T, R] = {}
    for table in tables:
        if twice := joined.keys() & table.keys():
            raise ValueError(f"{', '.join(sorted(kind.__name__ for kind in twice))}: two records")
        joined.update(table)
    return joined
