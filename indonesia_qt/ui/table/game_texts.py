"""The texts of a game at its table: its places, its events as sentences and messages, its actions, its moments."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, ClassVar, NamedTuple, Self

from msgspec.structs import astuple, replace

from indonesia_qt.core.answer_groups import AnswerGroup
from indonesia_qt.core.flow import CHANCE, Action, Event, Pass, Question, Reason
from indonesia_qt.core.subjects import Subjects
from indonesia_qt.core.timeline import Moment, Part
from indonesia_qt.i18n.text import Pattern, counted, enumerated, figure, paragraph, phrase, say, tr
from indonesia_qt.i18n.untrusted_text import shortened
from indonesia_qt.ui.support.refusal import refused_by
from indonesia_qt.ui.table.records import ActionGroupText, ActionText, ActionUi, EventUi, QuestionUi

_ORDINALS = (
    phrase("1st", "place"),
    phrase("2nd", "place"),
    phrase("3rd", "place"),
    phrase("4th", "place"),
    phrase("5th", "place"),
)


def ordinal(place: int) -> str:
    """Return a place in the order of play or at the end, counted from 0, as a word: "1st" for 0."""
    return tr(_ORDINALS[place], "place")


class GameTexts:
    """Puts into words what happens in a game, and what can be done; a game has a class of its own.

    `seats` are the players' names, `places` those of areas by their ids. `actions` and `events` are the records of
    the game's actions and events; what a decision brought is reported in the order of the latter.
    """

    actions: ClassVar[Mapping[type[Action], ActionUi]]
    events: ClassVar[Mapping[type[Event], EventUi]]
    values: ClassVar[Mapping[str, Callable[[Any, Any], object]]] = {}
    """What stands in kept texts by its name there, given the texts and an action, event or question; else its field."""

    unit: ClassVar[str] = phrase("points")
    """The unit of what is counted at the end."""
    chances_about: ClassVar[str] = phrase("In percent, at the beginning of each round")
    """What the chart of the chances to win shows, and when."""
    mean_digits: ClassVar[int] = 0
    """The decimals of a mean of it."""

    def __init__(self, seats: Sequence[str], names: Mapping[str, str]) -> None:
        self.seats, self.names = seats, names

    def place(self, area: str) -> str:
        """Return the name of a place, shortened if it is very long."""
        return shortened(tr(self.names.get(area, area)))

    def places(self, areas: Sequence[str]) -> str:
        """Return several names, separated by commas."""
        return enumerated(map(self.place, areas))

    def money(self, amount: int) -> str:
        """Return a sum of money."""
        return figure(amount)

    def score(self, score: int, /) -> str:
        """Return what is counted at the end: money, or points."""
        return self.money(score)

    def mean_score(self, score: float) -> str:
        """Return such a sum that is a mean, and may be small."""
        return self.score(round(score))

    def round(self, number: int) -> str:
        """Return the number of a round as a heading."""
        return tr("Round {number}", number=number)

    def phase(self, id: str | None) -> str:
        """Return the name of a phase; empty when the game is over."""
        return tr(id.replace("_", " ").capitalize()) if id else ""

    def sentence(self, event: Event) -> str:
        """Return the sentence about an event for the log."""
        sentence = self.events[type(event)].sentence
        return sentence(self, event) if callable(sentence) else self.say(sentence, event)

    def sentences(self, events: Sequence[Event], around: Subjects[Any]) -> Iterator[tuple[Sequence[Event], str]]:
        """Yield the events of one decision with what the log says of each, or of several alike; empty where nothing.

        `around` knows the positions before and after the decision.
        """
        words = self.seen_from(around.after)
        for _, alike in groupby(events, self._likeness):
            same = tuple(alike)
            in_context = self.events[type(same[0])].in_context
            yield same, in_context(words, around, same) if in_context else words.sentence(same[0])

    def _likeness(self, event: Event) -> object:
        """Return what is equal for events that are said together, and for no others."""
        alike = self.events[type(event)].alike
        return (type(event), alike(event)) if alike else object()

    def say(self, text: Pattern, about: Any) -> str:
        """Say a kept text about an action, event or question, whose fields are its values, in words as in `values`."""
        return say(text, _Values(self, about))

    def reason(self, reason: Reason | None) -> str:
        """Return why something can't be done or didn't happen, with its rule; empty for None."""
        if reason is None:
            return ""
        values = {key: self.called(one) if isinstance(one, str) else one for key, one in reason.values.items()}
        return refused_by(replace(reason, values=values))

    def called(self, name: str) -> str:
        """Return what the window calls a thing that has this name in the rules' reasons."""
        return name

    def seen_from(self, position: Any) -> Self:  # noqa: ARG002
        """Return the texts that name places by what is there in a position, where a game has such names."""
        return self

    def prompt(self, ui: QuestionUi, view: Any, asked: Question[Any]) -> str:
        """Return what the player who is asked has to do, by the record of the question."""
        return ui.prompt(self, view, asked) if callable(ui.prompt) else self.say(ui.prompt, asked)

    def is_heading(self, event: Event) -> bool:
        """Return whether an event begins a section of the log."""
        return bool(self.events[type(event)].heading)

    def part(self, event: Event) -> Part:
        """Return whether an event stands by itself, or begins or continues a group that is summed up in one line."""
        ui = self.events[type(event)]
        return "first" if ui.summary else "later" if ui.continues else ""

    def summary(self, events: Sequence[Event]) -> str:
        """Return the line that sums up a group of events, of which the last may be still to come."""
        sum_up = self.events[type(events[0])].summary
        assert sum_up is not None
        return sum_up(self, events)

    def action(self, view: Any, asked: Question[Any], action: Action) -> ActionText:
        """Return the texts of a legal answer to the open question."""
        text = self.actions[type(action)].text
        return text(self, view, asked, action) if callable(text) else ActionText(self.say(text, action))

    def group(self, view: Any, group: AnswerGroup) -> ActionGroupText:
        """Return the texts of a group of answers; a group of one answer has those of the answer."""
        text = self.actions[type(group.first)].group
        if callable(text):
            result = text(self, view, group.first, group.last)
        else:
            result = ActionGroupText(self.say(text, group.first))
        if len(group.areas) > 1 and not result.about:
            many = counted(len(group.areas), "{n} place", "{n} places")
            return result._replace(about=self.places(group.areas) if len(group.areas) <= 3 else many)
        return result

    def notation(self, action: Action, seat: int) -> str:  # noqa: ARG002
        """Return a decision of a seat in a short notation: "-" to pass, else the name of the action with its values."""
        if isinstance(action, Pass):
            return "-"
        return " ".join([type(action).__name__.lower(), *map(str, astuple(action))])

    def standing(self, view: Any, moment: Moment) -> str:  # noqa: ARG002
        """Return how far a game has come: a view of its position, and the moment that it has reached."""
        return _in_a_row(self.round(moment.round), self.phase(moment.phase))

    def end(self, rounds: int, winner: int) -> str:
        """Return that a game is over after so many rounds, and who has won."""
        return counted(
            rounds,
            "Finished after {n} round: {player} won",
            "Finished after {n} rounds: {player} won",
            player=self.seats[winner],
        )

    def over(self, reason: Reason, winner: int, score: int) -> str:
        """Return that the game is over, why, and who has won with what score."""
        won = tr("{player} wins with {score}.", player=self.seats[winner], score=self.score(score))
        return paragraph(tr("The game is over."), self.reason(reason), won)

    def moment(self, moment: Moment, at: int) -> str:
        """Return a moment of the game in words: round, phase, player, and the decision after `at` others."""
        asked = "" if moment.seat in (None, CHANCE) else self.seats[moment.seat]
        decision = tr("decision {number}", number=figure(at + 1))
        return _in_a_row(self.round(moment.round), self.phase(moment.phase), asked, decision)


def _in_a_row(*parts: str) -> str:
    """Parts that say something, each once: a round of one phase can have its name."""
    return " \N{MIDDLE DOT} ".join(dict.fromkeys(filter(None, parts)))


class _Values(dict[str, object]):
    """The values of an action, event or question, made as they are asked for."""

    def __init__(self, words: GameTexts, about: Any) -> None:
        super().__init__()
        self.words, self.about = words, about

    def __missing__(self, name: str) -> object:
        made = self.words.values.get(name)
        return made(self.words, self.about) if made else getattr(self.about, name)


class Notification(NamedTuple):
    """A sentence; `kind` is the preference that says whether it is shown, perhaps not twice in a round."""

    kind: str
    text: str
    once_a_round: bool = False


MONEY_MOVED = "tell_money"
"""The preference for messages about money that others pay or take."""


def notifications(
    words: GameTexts, events: Sequence[Event], after: Any, actor: int, people: Collection[int]
) -> Iterator[Notification]:
    """Yield the messages for `people` about a decision of `actor`; they contain nothing secret."""
    words = words.seen_from(after)
    for seat, amount in _payments(words, events, after).items():
        if seat in people and seat != actor and amount:
            text = tr(
                "{other}’s move earns {player} {amount}." if amount > 0 else "{other}’s move costs {player} {amount}.",
                player=words.seats[seat],
                amount=words.money(abs(amount)),
                other=words.seats[actor],
            )
            yield Notification(MONEY_MOVED, text)
    happened: defaultdict[type[Event], list[Event]] = defaultdict(list)
    for event in events:
        happened[type(event)].append(event)
    for kind, ui in words.events.items():
        if ui.notice is not None and kind in happened:
            for text in ui.notice.texts(words, happened[kind], people):
                yield Notification(ui.notice.preference, text, ui.notice.once_a_round)


def _payments(words: GameTexts, events: Sequence[Event], after: Any) -> Counter[int]:
    """Return the money that each seat got, less what it paid."""
    changed: Counter[int] = Counter()
    for event in events:
        payments = words.events[type(event)].payments
        for seat, amount in payments(event, after) if payments else ():
            changed[seat] += amount
    return changed
