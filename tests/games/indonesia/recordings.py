"""Games that were recorded once and must open for ever, each with the position that it ends with.

`recorded/format-5` holds saved games as the program writes them (`*.jsonl`), some of them broken off, with undo and
redo, and beside each its last position (`*.state.json`) and, for those on the small board, all that happened
(`*.events.jsonl`). When a rule is corrected so that one of them can't be played any more, or the board `islets` is
changed, `python -m tests.games.indonesia.recordings` plays and writes them again.

The other folders hold games that earlier programs wrote, and nothing makes others of them: of format 1; of format 2,
in which seats were given to others; of format 3, in which hints were asked for; and of format 4. Up to format 3 idle
companies operated by themselves (R-OPS-02); in games that are named after a ship or a fee it would be a choice now.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec import structs

from indonesia_qt.core.bots import bot_chance
from indonesia_qt.core.flow import Reason
from indonesia_qt.core.game import Bot
from indonesia_qt.core.record import FORMAT, JournalFile, Seat, header
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy, RandomBot
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.state import Options, State
from tests.games.indonesia import boards
from tests.games.indonesia.play import LONGEST_GAME, Busy, Mixed

RECORDED = Path(__file__).parent / "recorded"
FOLDER = RECORDED / f"format-{FORMAT}"
BOARDS: dict[str, Callable[[], Indonesia]] = {"real": boards.real, "islets": boards.islets}


class Recording(NamedTuple):
    """How a game was made: the board, who sat there, what was agreed; after so many decisions it was broken off."""

    name: str
    board: str
    bots: tuple[type[Bot], ...]
    options: Options
    seed: int
    decisions: int = LONGEST_GAME

    @property
    def save(self) -> Path:
        return FOLDER / f"{self.name}.jsonl"

    @property
    def last_position(self) -> Path:
        return FOLDER / f"{self.name}.state.json"

    @property
    def log(self) -> Path | None:
        return FOLDER / f"{self.name}.events.jsonl" if self.board == "islets" else None

    @property
    def game(self) -> Indonesia:
        return BOARDS[self.board]()


FREE = Options("open", "allow", "allowed")
STRICT = Options("hidden", "allow", "forbidden")

RECORDINGS = (
    Recording("real-2", "real", (Greedy, Mixed), Options(), 20),
    Recording("real-3", "real", (Greedy, Greedy, Greedy), Options("open"), 4),
    Recording("real-4", "real", (Greedy, Busy, Greedy, Mixed), STRICT, 6),
    Recording("real-5", "real", (Mixed, Greedy, RandomBot, Greedy, Busy), FREE, 1),
    Recording("real-3-auction", "real", (Mixed, Busy, Greedy), Options(), 46, 184),
    Recording("real-4-sale", "real", (Mixed, Greedy, Busy, Greedy), Options("open"), 53, 217),
    Recording("real-5-removal", "real", (Mixed, Greedy, RandomBot, Greedy, Busy), FREE, 31, 141),
    Recording("islets-2", "islets", (Mixed, Greedy), Options("hidden", "remove", "forbidden"), 45),
    Recording("islets-3", "islets", (Busy, Mixed, Greedy), Options("open", "remove", "forbidden"), 101),
    Recording("islets-4", "islets", (Busy, Mixed, Busy, Greedy), Options("hidden", "allow", "allowed"), 170),
    Recording("islets-5", "islets", (Mixed, Busy, Mixed, Greedy, Mixed), Options("open", "allow", "forbidden"), 294),
    Recording("islets-3-idle", "islets", (Mixed, RandomBot, Busy), Options("open"), 29),
)

SEATS: dict[type[Bot], str] = {Greedy: "greedy", RandomBot: "random", Mixed: "human", Busy: "human"}


def position(s: State) -> dict[str, Any]:
    """What a state holds, as plain JSON; of frames the fields and not the classes.

    The scenario is left out, the bids, which are compared with the events, and the ledger, which says again what the
    players have.
    """
    parts = {name: getattr(s, name) for name in s.__struct_fields__ if name not in ("scenario", "bids", "ledger")}
    parts["received"] = sorted((city, good, count) for (city, good), count in s.received.items())
    found: dict[str, Any] = json.loads(msgspec.json.encode(parts, order="sorted"))
    return found


def happened(session: Session[State]) -> list[bytes]:
    """A line of JSON for each event of a game; of reasons the rule and the values."""
    events = [*session.opening, *(event for entry in session.entries for event in entry.events)]
    lines = ([type(event).__name__, *map(plain, structs.astuple(event))] for event in events)
    return [msgspec.json.encode(line, enc_hook=str) for line in lines]


def plain(value: Any) -> Any:
    """A value of an event."""
    return [value.rule, value.values] if isinstance(value, Reason) else value


def record(recording: Recording) -> None:
    """Play a game, with second thoughts now and then, and write its files."""
    game, chance = recording.game, Random(recording.seed)
    setup = game.new_setup(recording.options, len(recording.bots), recording.seed)
    seats = [Seat(f"P{n}", n, SEATS[bot]) for n, bot in enumerate(recording.bots)]
    recording.save.unlink(missing_ok=True)
    journal = JournalFile(recording.save)
    journal.begin(header(game, seats, recording.seed, setup))
    session: Session[State] = Session(game, setup, journal)
    bots = [bot() for bot in recording.bots]
    while (asked := session.question) is not None and len(session.entries) < recording.decisions:
        view = game.view(session.state, asked.seat)
        session.submit(bots[asked.seat].choose(view, asked, bot_chance(recording.seed, len(session.entries))))
        if chance.random() < 0.02:
            for _ in range(chance.randrange(1, 4)):
                if session.can_undo:
                    session.undo()
            if chance.random() < 0.5:
                session.redo()
    text = json.dumps(position(session.state), indent=1, sort_keys=True)
    recording.last_position.write_text(text + "\n", encoding="utf-8")
    if recording.log:
        recording.log.write_bytes(b"\n".join(happened(session)) + b"\n")


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for entry in RECORDINGS:
        record(entry)
