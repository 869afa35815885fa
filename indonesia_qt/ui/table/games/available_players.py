"""Whether the players of a saved game can play here: a bot must be known, and have a time only if it takes one."""

from __future__ import annotations

from collections.abc import Sequence

from indonesia_qt.bots.registry import UnknownBotError, check_bot
from indonesia_qt.core.bot_name import MARK
from indonesia_qt.core.record import Record, SaveError, Seat
from indonesia_qt.games.indonesia.bots import BOTS
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.play.session_bridge import HUMAN


def check_players(record: Record, own_bots: Sequence[str] = ()) -> None:
    """Raise `SaveError` when a bot at the table isn't known, or can't have its time."""
    for seat in (*record.header.seats, *record.seats()):
        if seat.player != HUMAN and (reason := _why_not_played(seat, own_bots)):
            raise SaveError(record.file, 1, reason)


def _why_not_played(seat: Seat, own_bots: Sequence[str]) -> str:
    """Why a bot can't play for a seat; a module that the user didn't name is not even looked for."""
    bot = seat.player.partition(MARK)[0]
    who = {"player": seat.name, "bot": bot}
    if bot not in BOTS and bot not in own_bots:
        if ":" in bot:
            return tr('{player} is played by the bot "{bot}": start the program with --bot {bot}', **who)
        return tr('{player} is played by "{bot}", which this program does not know', **who)
    try:
        check_bot(seat.player)
    except UnknownBotError as error:
        return tr("{player} can't be played: {reason}", player=seat.name, reason=error)
    return ""
