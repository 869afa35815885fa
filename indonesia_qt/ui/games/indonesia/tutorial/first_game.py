"""The first game: its map, the answers of its script in their order, its beginning, and its file."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from indonesia_qt.core.flow import Action, Pass
from indonesia_qt.core.record import JournalFile, SaveError, Seat, header, read
from indonesia_qt.core.session import Session
from indonesia_qt.files import paths
from indonesia_qt.games.indonesia.definition import DEFINITION
from indonesia_qt.games.indonesia.rules import actions as act
from indonesia_qt.games.indonesia.rules.phases.operations import DeliverGoods
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.library import load_map, map_of
from indonesia_qt.ui.play.save_lock import SaveLock
from indonesia_qt.ui.play.session_bridge import HUMAN
from indonesia_qt.ui.table.games.open_game import OpenGame, replayed

MAP, SEED = "lagoon", 2
LEARNER, OPPONENT = 0, 1
"""The seats."""

RICE, OTHER_RICE = "a-kenanga-rice", "a-melati-rice"
SHIPS, OTHER_SHIPS = "a-teratai-shipping", "a-dahlia-shipping"


class Turn(NamedTuple):
    """An answer of a seat. Selling all goods of a company is one turn, even if they are sent one by one."""

    seat: int
    action: Action


TURNS = (
    Turn(OPPONENT, act.PlaceCity("a2", "cempaka-1")),
    Turn(LEARNER, act.PlaceCity("a4", "seroja-2")),
    Turn(OPPONENT, act.PlaceCity("a5", "anggrek-2")),
    Turn(OPPONENT, act.Bid(3)),
    Turn(LEARNER, act.Bid(4)),
    Turn(LEARNER, act.StartProduction(RICE, "kenanga-2")),
    Turn(OPPONENT, act.StartShipping(OTHER_SHIPS, "still-lagoon")),
    Turn(LEARNER, act.Research("slots", LEARNER)),
    Turn(OPPONENT, act.Research("slots", OPPONENT)),
    Turn(LEARNER, act.DeliverRest()),
    Turn(LEARNER, act.Expand("kenanga-1")),
    Turn(OPPONENT, act.PlaceShip("turtle-sea")),
    Turn(LEARNER, act.Bid(0)),
    Turn(OPPONENT, act.Bid(0)),
    Turn(LEARNER, act.StartShipping(SHIPS, "still-lagoon")),
    Turn(OPPONENT, act.StartProduction(OTHER_RICE, "melati-1")),
    Turn(LEARNER, act.Research("mergers", LEARNER)),
    Turn(OPPONENT, act.Research("hull", OPPONENT)),
    Turn(LEARNER, act.Operate(SHIPS)),
    Turn(LEARNER, act.PlaceShip("sunrise-sea")),
    Turn(OPPONENT, act.Operate(OTHER_RICE)),
    Turn(OPPONENT, act.DeliverRest()),
    Turn(OPPONENT, act.Expand("melati-2")),
    Turn(LEARNER, act.DeliverRest()),
    Turn(LEARNER, act.Expand("cempaka-2")),
    Turn(LEARNER, act.PlaceCity("b2", "teratai-2")),
    Turn(LEARNER, act.Bid(0)),
    Turn(OPPONENT, act.Bid(0)),
    Turn(LEARNER, act.Announce(RICE, OTHER_RICE, 100)),
    Turn(OPPONENT, act.Raise(105)),
    Turn(LEARNER, act.Raise(110)),
    Turn(OPPONENT, Pass()),
)


def turns_taken(session: Session[State]) -> int:
    """Return the number of turns that are complete."""
    taken, selling = 0, False
    for entry in session.entries:
        sells = isinstance(entry.action, act.Deliver | act.DeliverRest)
        taken += not (sells and selling)
        selling = sells
    return taken - (selling and isinstance(session.question, DeliverGoods))


def next_turn(session: Session[State]) -> Turn | None:
    """Return the turn of the script that comes next; None when the game is free."""
    taken = turns_taken(session)
    return TURNS[taken] if taken < len(TURNS) else None


def answers_given(session: Session[State]) -> int:
    """Return how many of the script's turns the learner has taken."""
    return sum(turn.seat == LEARNER for turn in TURNS[: turns_taken(session)])


SEATS = (Seat("Ana", 0, HUMAN), Seat("Budi", 1, "easy"))
"""The learner, and the opponent with the bot that plays for him when the script has ended."""


def file() -> Path:
    """Return the file in which the first game is saved."""
    return paths.own_data() / f"first-game{DEFINITION.suffix}"


def left_off(lock: SaveLock) -> OpenGame | None:
    """Return the first game as it was left; None if there is none that can be continued."""
    try:
        record = read(lock.file)
        found = replayed(record, map_of(record))
    except SaveError:
        return None
    is_whole = found.fault is None and found.session.question is not None
    return found.at_table(lock) if is_whole else None


def begun(lock: SaveLock) -> OpenGame:
    """Return the first game at its beginning. Raises `MapError` if its map can't be played."""
    played_on = load_map(MAP)
    setup = played_on.game.new_setup(Options(money="open"), len(SEATS), SEED)
    session: Session[State] = Session(played_on.game, setup)
    return OpenGame(played_on, session, header(played_on.game, SEATS, SEED, setup), lock)


def begin_file(open_game: OpenGame, journal: JournalFile) -> None:
    """Start the game's file, and drop an earlier game in it. Raises `OSError` if it can't be written."""
    with suppress(FileNotFoundError):
        journal.file.unlink()
    journal.begin(open_game.header)
