"""All that the rules say: why something is refused, skipped, removed or over.

`sentences.json` lists the sentences with the rules that they tell and the names of the values in them. They are the
keys of translations, so none may change or appear unseen. They are met here in the recorded games and by playing on
from positions set by chance with answers that are made up. When one is changed on purpose,
`python -m tests.games.indonesia.sentences` writes the file again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

import msgspec

from indonesia_qt.core.flow import Event, Pass, Reason, question, refusal, settle, step
from indonesia_qt.games.indonesia.rules.actions import Announce, Deliver, Expand, Operate
from indonesia_qt.games.indonesia.rules.phases.mergers import why_not_removable
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.games.indonesia.rules.year import PHASES, Year
from tests.games.indonesia import boards, random_boards
from tests.games.indonesia.boards import sketch
from tests.games.indonesia.made_up import made_up, some_amounts
from tests.games.indonesia.perft import entries, states
from tests.games.indonesia.positions import Table
from tests.games.indonesia.recordings import RECORDINGS

FILE = Path(__file__).parent / "sentences.json"
POSITIONS, DECISIONS, TRIED = 100, 4, 60


class Sentence(msgspec.Struct, frozen=True, order=True):
    """A rule, the sentence that tells it, and the values that the sentence is given."""

    rule: str
    text: str
    values: tuple[str, ...]


def told(events: Iterable[Event]) -> Iterator[Reason]:
    """The reasons in what happened."""
    found: Iterator[Reason | None] = (getattr(event, "reason", None) for event in events)
    return filter(None, found)


def refused(s: State, chance: Random, count: int) -> Iterator[Reason]:
    """Why made-up answers are refused, some of each kind."""
    asked = question(s)
    assert asked is not None
    invented = list(made_up(s, asked, some_amounts(s.players[asked.seat].cash)))
    tried = chance.sample(invented, min(count, len(invented)))
    yield from filter(None, (refusal(s, action) for action in [Pass(), *tried]))


def in_recordings() -> Iterator[Reason]:
    """What the recorded games tell."""
    for recording in RECORDINGS:
        session = entries(recording)
        yield from told([*session.opening, *(event for entry in session.entries for event in entry.events)])
        if recording.board == "islets":
            chance = Random(recording.seed)
            for s in states(recording):
                yield from refused(s, chance, 5 * TRIED)


def by_chance(number: int) -> Iterator[Reason]:
    """What is told when each phase is begun in a position set by chance, in which nobody may have anything left."""
    chance = Random(number)
    for phase, _ in PHASES:
        table = random_boards.table(chance)
        if phase == "new_era":
            table.state.deeds.clear()
        if number % 20 == 0:
            exhausted(table)
        yield from told(table.enter(phase))
        for _ in range(DECISIONS):
            asked = question(table.state)
            if asked is None:
                break
            yield from refused(table.state, chance, TRIED)
            actions, events = asked.actions(table.state), list[Event]()
            step(table.state, actions[chance.randrange(len(actions))], events)
            yield from told(events)


def exhausted(table: Table) -> None:
    """Leave nobody money or research, and no company anything to do."""
    s = table.state
    for seat in s.order:
        held = len(s.players[seat].companies)
        steps = dict.fromkeys(("mergers", "expansion", "hull", "bid"), 5)
        table.player(seat, cash=0, slots=held or 1, **steps)


def set_by_hand() -> Iterator[Reason]:
    """What is told seldom."""
    yield from in_mergers()
    yield from in_operations()
    yield from at_the_end()


def in_mergers() -> Iterator[Reason]:
    """Companies without goods; siap faji beside other siap faji, and with an area inside."""
    table = Table(boards.islets())
    table.company(0, "a-west-rice a-isle-spice", "", "siap_faji")
    table.company(1, "a-far-rice a-east-spice", "", "siap_faji")
    table.player(0, mergers=4)
    table.enter("mergers")
    yield table.why_not(Announce("a-isle-spice", "a-east-spice", 10))
    yield from told(table.do(Announce("a-isle-spice", "a-east-spice", 0)))
    table = Table(boards.islets(), 2, era="b")
    table.company(0, "a-west-rice", "west-1 west-2")
    table.company(0, "a-isle-spice", "west-3")
    table.company(1, "a-far-rice a-east-spice", "middle-1", "siap_faji")
    table.player(0, mergers=2)
    table.enter("mergers")
    yield from told(table.do(Announce("a-west-rice", "a-isle-spice", 75)))
    ring = sketch({"p": 3}, borders="p-1 p-2, p-2 p-3, p-1 p-3", coasts={"sea": "p-2 p-3"}, deeds="a p rice")
    table = Table(ring, 2)
    company = table.company(0, "a-p-rice", "p-1 p-2 p-3", "siap_faji")
    reason = why_not_removable(table.state, company, "p-1")
    yield from filter(None, [reason])


def in_operations() -> Iterator[Reason]:
    """Seas that don't meet, a detour that costs a sale, and an area beside other rice."""
    table = Table(boards.islets())
    table.company(0, "a-west-rice", "west-1")
    table.company(1, "a-middle-shipping", "south north gulf")
    table.city("middle-1")
    table.city("middle-2")
    table.state.companies["a-west-rice"].areas.append("west-3")
    table.state.fields["west-3"] = "a-west-rice"
    table.enter("operations")
    yield table.why_not(Deliver("west-1", "a-middle-shipping", ("south", "gulf"), "middle-2"))
    yield table.why_not(Deliver("west-1", "a-middle-shipping", ("north", "south"), "middle-2"))
    table = Table(boards.islets())
    table.company(0, "a-west-rice", "west-1")
    table.company(0, "a-far-rice", "west-3")
    table.enter("operations")
    table.do(Operate("a-far-rice"))
    yield table.why_not(Expand("west-2"))


def at_the_end() -> Iterator[Reason]:
    """A game that would never end, and what can be done when it has ended."""
    table = Table(boards.islets())
    for seat in range(3):
        table.player(seat, cash=0, slots=5, mergers=5, expansion=5, hull=5, bid=5)
        table.state.players[seat].companies = [f"{seat}{number}" for number in range(5)]
    table.deeds("a-west-rice a-east-shipping")
    table.state.stack[:] = [Year()]
    events: list[Event] = []
    settle(table.state, events)
    yield from told(events)
    yield from filter(None, [refusal(table.state, Pass())])


def everything() -> Iterator[Reason]:
    """All reasons that are met."""
    yield from in_recordings()
    yield from set_by_hand()
    for number in range(POSITIONS):
        yield from by_chance(number)


def listed() -> list[Sentence]:
    """The sentences of the file."""
    return msgspec.json.decode(FILE.read_bytes(), type=list[Sentence])


if __name__ == "__main__":
    found = sorted({Sentence(reason.rule, reason.text, tuple(sorted(reason.values))) for reason in everything()})
    FILE.write_bytes(b"[\n" + b",\n".join(map(msgspec.json.encode, found)) + b"\n]\n")
