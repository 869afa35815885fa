"""Games as they are opened: begun, branched off another one, or replayed from a file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from indonesia_qt.bots.registry import UnknownBotError, check_bot
from indonesia_qt.core.bots import BotName, bot_of
from indonesia_qt.core.definition import GameDefinition
from indonesia_qt.core.flow import IllegalAction, because
from indonesia_qt.core.record import HUMAN, Record, SaveError, SaveHeader, Seat, read
from indonesia_qt.core.session import Decision, Session
from indonesia_qt.games import definition_of
from indonesia_qt.i18n.text import as_sentence, paragraph, tr
from indonesia_qt.library import PlayableMap, map_of
from indonesia_qt.ui.play.save_lock import SaveLock
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.support.background import painting_meanwhile


class OpenGame(NamedTuple):
    """A game, what it is played on, how it began, and the lock of the file in which it is saved, or should be."""

    played_on: PlayableMap
    session: Session[Any]
    header: SaveHeader
    lock: SaveLock
    only_shown: str = ""
    """Why nothing can be decided here; empty where the game is played."""
    make_bridge: Callable[..., SessionBridge] = SessionBridge
    """Joins the game to the window; a lesson's leads the learner."""

    @property
    def file(self) -> Path:
        """Where the game is saved, or should be."""
        return self.lock.file


class Replayed(NamedTuple):
    """A saved game, replayed as far as possible; `fault` says why it ends before its file does.

    `unfit_names` says why the names of the players in the file can't be used; empty when they are.
    """

    record: Record
    played_on: PlayableMap
    session: Session[Any]
    fault: SaveError | None
    unfit_names: str = ""

    def at_table(self, lock: SaveLock) -> OpenGame:
        """Return the game with its last players, to be saved in the file of `lock`."""
        return OpenGame(self.played_on, self.session, replace(self.record.header, seats=self.record.seats()), lock)


def open_game(
    file: Path, own_bots: Sequence[str], watch: Callable[[int, int], object], played_on: PlayableMap | None = None
) -> Replayed:
    """Read a saved game with its map, and replay it. Raises `SaveError` when it can't be played.

    Its map is `played_on` where that has been read; a map that takes long to read raises `LargeMapError`. `watch` is
    called with the number of each line, and that of all lines; what it raises ends the work.
    """

    def found() -> tuple[Record, PlayableMap]:
        record = read(file)
        return record, played_on or map_of(record, only_small=True)

    given, on = painting_meanwhile(found)
    record = given.with_names_apart()
    lines = len(record.lines) + 1
    session, fault = record.replay(on.game, lambda line: watch(line, lines))
    check_players(record, own_bots)
    return Replayed(record, on, session, fault, given.why_unfit_names() or "")


def check_players(record: Record, own_bots: Sequence[str] = ()) -> None:
    """Check that the bots of a saved game are known and can have their time; its game is known. Raises `SaveError`."""
    game = definition_of(record.header.game)
    for seat in (*record.header.seats, *record.seats()):
        if seat.player != HUMAN and (reason := _why_not_played(seat, game, own_bots)):
            raise SaveError(record.file, 1, reason)


def _why_not_played(seat: Seat, game: GameDefinition, own_bots: Sequence[str]) -> str:
    """Return why a bot can't play for a seat; a module that the user didn't name is never loaded."""
    bot = bot_of(seat.player)
    who = {"player": seat.name, "bot": bot}
    if bot not in game.bots and bot not in own_bots:
        name = BotName(bot)
        if name.is_program:
            return tr(
                "{player} is played by the program “{name}”. To open this game, start with --bot {name}=COMMAND.",
                player=seat.name,
                name=name.short,
            )
        if name.is_plug_in:
            return tr(
                "{player} is played by the bot “{bot}”. To open this game, start the program with --bot {bot}.", **who
            )
        return tr("{player} is played by “{bot}”, a bot that this program doesn’t have.", **who)
    try:
        check_bot(seat.player, game)
    except UnknownBotError as error:
        return paragraph(tr("The bot for {player} can’t play.", player=seat.name), as_sentence(str(error)))
    return ""


def branched(played_on: PlayableMap, session: Session[Any], entries: Sequence[Decision]) -> Session[Any]:
    """Return a game with the set-up of `session`, its decisions `entries` and the hints on them.

    Raises `IllegalAction` where chance decided by something else than the seed, as it did in some games of old formats:
    the new game couldn't be opened again.
    """
    branch = Session(played_on.game, session.setup)
    for entry in entries:
        if session.seed is not None and branch.next_outcome(session.seed) not in (entry.action, None):
            raise IllegalAction(
                because("", "You can’t branch off here: chance in this older game didn’t follow its seed.")
            )
        branch.submit(entry.action)
    branch.seed = session.seed
    if branch.seed is not None:
        branch.decide_chance(branch.seed)
    branch.hints += [hint for hint in session.hints if hint.at <= len(entries)]
    return branch
