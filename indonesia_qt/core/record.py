"""Saved games: text files of JSON lines that hold what was fixed before the game and each decision since.

The first line is the header. Then comes a line for each decision, in the order in which they were made, for each that
was taken back or played again, for each time that a bot began to play for a person or a person for a bot, and for each
time that somebody got advice; nothing is ever removed. A finished game ends with its result. To load a game is to play
it again, with every check of the rules.

A report on an error is a saved game, too: it ends with a line that describes the error and changes nothing.
"""

from __future__ import annotations

import errno
import os
import platform
import re
from codecs import BOM_UTF8
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from hashlib import sha256
from operator import itemgetter
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct, field
from msgspec.structs import replace

from indonesia_qt import __version__
from indonesia_qt.core.flow import CHANCE, Action, IllegalAction
from indonesia_qt.core.game import Game, S
from indonesia_qt.core.player_names import LONGEST_NAME, look_alike, made_apart, shown, why_unfit
from indonesia_qt.core.session import Hint, Result, Session
from indonesia_qt.files.strict_json import PlacedError, check_format, check_unique_keys
from indonesia_qt.files.whole_file import open_regular, read_whole, reason_of, sync_folder, write_all
from indonesia_qt.i18n.text import as_sentence, counted, figure, labelled, paragraph, tr
from indonesia_qt.i18n.untrusted_text import one_line

FORMAT = 5
"""Format 1 doesn't know lines that give a seat to another player, formats 1 and 2 nothing of advice.

Formats 1 to 3 are played by older rules, which the game knows. Up to format 4 chance didn't always decide by the seed.
A game that is continued keeps the format of its file.
"""
LONGEST_HEADER = 1_000_000
"""Bytes of the first line of a saved game that are looked at, where it isn't read as a whole."""
LARGEST_FILE = 4_000_000
"""Bytes; a larger file is refused unread. The longest games take a fortieth of it."""
MOST_LINES = 10_000
"""A file is read up to this line, and grows no further. The longest games take a sixth of it."""
HUMAN = "human"
"""The player of a seat that a person has."""
COLOURS = 5
"""Seats are of colours from 0 to below this."""
_FINGERPRINT = re.compile("[0-9a-f]{64}")
"""Of a map."""
SEED_BITS = 63
"""So large a seed can be; JSON is written of no larger numbers."""
LAST_WITH_LONG_NAMES = 3
"""Up to this format names could be longer: `indonesia-qt simulate` named players after the modules of bots."""
LAST_WITH_OTHER_CHANCE = 4
"""Up to this format `indonesia-qt simulate` drew what chance decides together with the answers of the bots."""


class SaveError(ValueError):
    """Raised for a saved game that can't be used, or not beyond a line.

    Says in which file, in which line (from 1), and why, in a sentence. A fault of the first line is one of the whole.
    """

    def __init__(self, file: Path, line: int, reason: str) -> None:
        self.file, self.line, self.reason = file, line, as_sentence(one_line(reason))
        place = tr("line {line}", line=line) if line > 1 else ""
        super().__init__(labelled(str(file), labelled(place, self.reason)))


class Seat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at the table: a name, a colour (its number), and `human` or the name of a bot as the `player`."""

    name: str
    colour: int
    player: str

    @property
    def shown_name(self) -> str:
        """The name as it is shown, whatever a saved game has: on one line and not too long."""
        return shown(self.name)


class MapRef(Struct, frozen=True, forbid_unknown_fields=True):
    """The map that a game is played on, and its fingerprint."""

    id: str
    fingerprint: str


class SaveHeader(Struct, frozen=True, tag="game", tag_field="line", forbid_unknown_fields=True):
    """What is fixed before a game. `setup` is the game's own, with everything that chance decided.

    With `hints` people may ask for advice.
    """

    format: int
    program: str
    game: str
    map: MapRef
    seats: tuple[Seat, ...]
    seed: int
    setup: msgspec.Raw
    hints: bool = True


def header(game: Game[Any], seats: Sequence[Seat], seed: int, setup: Any, hints: bool = True) -> SaveHeader:
    """Return the header of a game that begins with `setup`, which was dealt by `seed`."""
    played_on = MapRef(game.map_id, game.fingerprint)
    raw = msgspec.Raw(msgspec.json.encode(setup))
    return SaveHeader(FORMAT, __version__, game.name, played_on, tuple(seats), seed, raw, hints)


_Place = Annotated[int, Meta(ge=CHANCE, le=100)]
_Score = Annotated[int, Meta(ge=-(2**53), le=2**53)]


class _Played(Struct, tag="play", tag_field="line", forbid_unknown_fields=True):
    by: _Place
    action: msgspec.Raw


class _Undone(Struct, tag="undo", tag_field="line", forbid_unknown_fields=True):
    pass


class _Redone(Struct, tag="redo", tag_field="line", forbid_unknown_fields=True):
    pass


class _Seated(Struct, tag="seat", tag_field="line", forbid_unknown_fields=True):
    seat: _Place
    player: str


class _Hinted(Struct, tag="hint", tag_field="line", forbid_unknown_fields=True):
    seat: _Place


class _Ended(Struct, tag="result", tag_field="line", forbid_unknown_fields=True):
    scores: tuple[_Score, ...] = field(name="money")  # by which name the first formats keep it


class Report(Struct, tag="report", tag_field="line"):
    """What a program met that nobody expected: what it ran on, by name, the error, where it was, its log, and settings.

    `error` is empty when it is a player who reports something.
    """

    runs_on: dict[str, str]
    error: str
    traceback: list[str]
    log: list[str]
    settings: dict[str, str] = {}


def runs_on() -> dict[str, str]:
    """Return the versions of the program, of Python and of the system, by name."""
    return {"program": __version__, "python": platform.python_version(), "system": platform.platform()}


class _FormatOnly(Struct):
    format: int


class _GameOnly(Struct, tag="game", tag_field="line"):
    game: str


_Line = _Played | _Undone | _Redone | _Seated | _Hinted | _Ended | Report


def _played(decision: tuple[int, Action]) -> _Played:
    seat, action = decision
    return _Played(seat, msgspec.Raw(msgspec.json.encode(action)))


def _ended(result: Result) -> list[_Ended]:
    return [] if result is None else [_Ended(result)]


def _lines(*lines: Struct) -> bytes:
    return msgspec.json.Encoder().encode_lines(lines)


def saved(
    header: SaveHeader, decisions: Iterable[tuple[int, Action]], result: Result, hints: Iterable[Hint] = ()
) -> bytes:
    """Return the content of a saved game in which nothing was taken back, with the advice that was given."""
    course: list[tuple[int, Struct]] = [(number, _played(decision)) for number, decision in enumerate(decisions)]
    given = [(hint.at, _Hinted(hint.seat)) for hint in hints]
    lines = (line for _, line in sorted([*given, *course], key=itemgetter(0)))
    return _lines(header, *lines, *_ended(result))


def reported(save: bytes, report: Report) -> bytes:
    """Return the content of a report on a game whose saved content is `save`; empty when there is no game."""
    return save + (b"\n" if save and not save.endswith(b"\n") else b"") + _lines(report)


class JournalLines:
    """Turns what happens in a game into lines of a saved game."""

    def add(self, lines: bytes) -> None:
        """Keep more lines, all or none. Raises `OSError`."""
        raise NotImplementedError

    def played(self, decisions: Sequence[tuple[int, Action]], result: Result) -> None:
        """Add an action that was played with its seat, what chance decided then, and the result if the game is over."""
        self.add(_lines(*map(_played, decisions), *_ended(result)))

    def undone(self) -> None:
        """Note that the last action of a player was taken back."""
        self.add(_lines(_Undone()))

    def redone(self, result: Result) -> None:
        """Note that the action taken back last was played again, and the result when it ended the game."""
        self.add(_lines(_Redone(), *_ended(result)))

    def seated(self, seat: int, player: str) -> None:
        """Note that a seat is played by somebody else from now on."""
        self.add(_lines(_Seated(seat, player)))

    def hinted(self, seat: int) -> None:
        """Note that a seat has got advice on the question that is open."""
        self.add(_lines(_Hinted(seat)))


class JournalFile(JournalLines):
    """A saved game that grows with the game; what a method writes is on the disk when it returns.

    Each method raises `OSError` when the file can't be written, or somebody else has written to it; then it is as it
    was, and the method can be called again.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self._size = self._lines = 0
        self._written = sha256()
        self._refused = b""
        """What couldn't be written last; some of it may be in the file."""
        self._is_made = False

    def begin(self, header: SaveHeader) -> None:
        """Start the file, which must not exist."""
        self._start(_lines(header))

    def copy(self, record: Record, fault: SaveError | None) -> None:
        """Start the file, which must not exist, with a saved game up to the line of its fault."""
        lines = [msgspec.json.encode(record.header), *record.lines][: fault.line - 1 if fault else None]
        self._start(b"\n".join([*lines, b""]))

    def resume(self, record: Record | None = None) -> None:
        """Make the file, which must be a saved game, ready for more lines: end the last one if it isn't.

        With the `record` that was read from it before, it must still be the same.
        """
        found = read_whole(self.file, LARGEST_FILE)
        self._size, self._lines, self._written = len(found), found.count(b"\n"), sha256(found)
        if record is not None and record.digest != self._written.digest():
            raise _changed()
        if not found.endswith(b"\n"):
            self.add(b"\n")

    def write(
        self, header: SaveHeader, decisions: Iterable[tuple[int, Action]], result: Result, hints: Iterable[Hint] = ()
    ) -> None:
        """Start the file, which must not exist, with all decisions of a game, and the advice that was given."""
        self._start(saved(header, decisions, result, hints))

    def _start(self, data: bytes) -> None:
        try:
            with self.file.open("xb"):
                self._size, self._lines, self._written = 0, 0, sha256()
        except FileExistsError:
            if not self._is_made or self._size:  # else a start that failed has left it empty
                raise FileExistsError(errno.EEXIST, _changed().strerror) from None
        self._is_made = True
        self.add(data)
        sync_folder(self.file.parent)

    def add(self, lines: bytes) -> None:
        """Add lines to the file; on a slow disk it costs two operations, to open the file and to have it synced.

        The whole file is compared each time, because another one of this size may be in its place, and not every file
        system knows when a file was changed. Only what is written between this look and our own lines isn't noticed.
        """
        size, count = self._size + len(lines), self._lines + lines.count(b"\n")
        if size > LARGEST_FILE or count > MOST_LINES:
            raise OSError(errno.EFBIG, tr("The saved game has become too long."))
        with open_regular(self.file, write=True) as out:
            found = out.read(self._size + len(self._refused) + 1)
            begun, left = found[: self._size], found[self._size :]
            if sha256(begun).digest() != self._written.digest() or not self._refused.startswith(left):
                raise _changed()
            try:
                out.truncate(self._size)
                out.seek(self._size)
                write_all(out, lines)
                os.fsync(out.fileno())
            except OSError:
                self._refused = lines
                with suppress(OSError):
                    out.truncate(self._size)
                raise
        self._size, self._lines, self._refused = size, count, b""
        self._written.update(lines)


class RetryingJournal(JournalLines):
    """A journal that never fails: lines that can't be written wait, and are tried again with the next ones.

    `begin` begins or resumes `file`, and is tried again in the same way.
    """

    def __init__(self, file: JournalFile, begin: Callable[[JournalFile], None]) -> None:
        self.file = file
        self.fault: OSError | None = None
        """Why the file lacks some lines; None when it holds all."""
        self._begin: Callable[[JournalFile], None] | None = begin
        self._missing = b""
        self.catch_up()

    def add(self, lines: bytes) -> None:
        """Keep more lines, on the disk if that can be done."""
        self._missing += lines
        self.catch_up()

    def catch_up(self) -> None:
        """Try to write what is missing."""
        try:
            if self._begin is not None:
                self._begin(self.file)
                self._begin = None
            if self._missing:
                self.file.add(self._missing)
        except OSError as error:
            self.fault = error
        else:
            self._missing, self.fault = b"", None


def _changed() -> OSError:
    return OSError(errno.EIO, tr("Another program has changed the file."))


class Record:
    """A saved game as read from its file; nothing has been played yet. `first` is the line of its header."""

    def __init__(
        self, file: Path, header: SaveHeader, lines: list[bytes], first: bytes = b"", digest: bytes = b""
    ) -> None:
        """`digest` is that of the whole file, if it was read from one."""
        self.file, self.header, self.lines, self.first, self.digest = file, header, lines, first, digest

    def seats(self) -> tuple[Seat, ...]:
        """Return who sat at the table in the end; lines that can't be read don't count."""
        found = list(self.header.seats)
        for line in self.lines:
            with suppress(ValueError, RecursionError):
                given = msgspec.json.decode(line, type=_Seated)
                if 0 <= given.seat < len(found):
                    found[given.seat] = replace(found[given.seat], player=given.player)
        return tuple(found)

    def result(self) -> Result:
        """Return the scores at the end as the last line says them; None for a game that isn't over."""
        last = next((line for line in reversed(self.lines) if line.strip()), b"")
        with suppress(ValueError, RecursionError):
            return msgspec.json.decode(last, type=_Ended).scores
        return None

    def why_unfit_names(self) -> str | None:
        """Return why the players can't be called so; None when they can."""
        names = [seat.name for seat in self.header.seats]
        reason = next(filter(None, map(why_unfit, names)), None)
        return tr("Two players have the same name.") if reason is None and look_alike(names) else reason

    def with_names_apart(self) -> Record:
        """Return the same game with names that differ in what is seen; the file keeps its own."""
        if self.why_unfit_names() is None:
            return self
        names = made_apart([seat.name for seat in self.header.seats])
        seats = tuple(replace(seat, name=name) for seat, name in zip(self.header.seats, names, strict=True))
        return Record(self.file, replace(self.header, seats=seats), self.lines, self.first, self.digest)

    def _first_line_by_seed(self) -> int:
        """Return from which line on chance decides by the seed.

        Up to format 4 it decided otherwise in games that bots played without a window, which were saved when over.
        """
        if self.header.format > LAST_WITH_OTHER_CHANCE or any(seat.player == HUMAN for seat in self.header.seats):
            return 1
        kinds = enumerate(map(_kind_of, self.lines), start=2)
        number, kind = next((line for line in kinds if line[1] is not _Played), (1, None))
        return number if kind is _Ended else 1

    def replay(
        self, game: Game[S], watch: Callable[[int], object] | None = None
    ) -> tuple[Session[S], SaveError | None]:
        """Play the saved game as far as it goes; return it with what is wrong with the first line that can't be played.

        `watch` is called with the number of each line before it is played; what it raises ends the work. Raises
        `SaveError` when it isn't a save of this game on this map at all.
        """
        header = self.header
        if (reason := self.why_unfit_names()) is not None:
            raise SaveError(self.file, 1, reason)
        if (header.game, header.map.id) != (game.name, game.map_id):
            reason = tr("This is a game of {game} on the map “{map}”.", game=header.game, map=header.map.id)
            raise SaveError(self.file, 1, reason)
        if header.map.fingerprint != game.fingerprint:
            reason = tr(
                "This game was played on another version of the map “{map}”, which isn’t on this computer.",
                map=game.map_id,
            )
            raise SaveError(self.file, 1, reason)
        try:
            setup = game.decode_setup(header.setup, len(header.seats), header.seed, header.format)
            session = Session(game, setup)
        except Exception as error:  # noqa: BLE001 - whatever happens is the fault of the file
            reason = paragraph(tr("The starting set-up can’t be used."), as_sentence(str(error)))
            raise SaveError(self.file, 1, reason) from None
        reader, first_by_seed, fault = _Reader(session, header), self._first_line_by_seed(), None
        for number, data in enumerate(self.lines, start=2):
            if number > MOST_LINES:
                fault = SaveError(
                    self.file, number, tr("A saved game can have at most {most} lines.", most=figure(MOST_LINES))
                )
                break
            if watch is not None:
                watch(number)
            try:
                reader.play(data, number >= first_by_seed)
            except _BadLineError as error:
                fault = SaveError(self.file, number, str(error))
                break
        session.seed = header.seed
        session.decide_chance(header.seed)
        return session, fault


def game_in(file: Path) -> str:
    """Return the id of the game that a file holds, of any format; empty when it doesn't begin like a saved game."""
    try:
        with open_regular(file) as opened:
            first = opened.readline(LONGEST_HEADER).removeprefix(BOM_UTF8)
        return msgspec.json.decode(first, type=_GameOnly).game
    except (OSError, ValueError, RecursionError):
        return ""


def read(file: Path) -> Record:
    """Read a saved game. Raises `SaveError` when the file can't be read or doesn't begin like a saved game."""
    try:
        data = read_whole(file, LARGEST_FILE)
    except OSError as error:
        raise SaveError(file, 1, reason_of(error)) from None
    first, *lines = data.removeprefix(BOM_UTF8).split(b"\n", MOST_LINES)
    try:
        check_format(msgspec.json.decode(first, type=_FormatOnly).format, FORMAT)
        header = msgspec.json.decode(first, type=SaveHeader)
        check_unique_keys(first)
    except PlacedError as error:
        raise SaveError(file, 1, error.reason) from None
    except (ValueError, RecursionError) as error:
        raise SaveError(file, 1, tr("This isn’t a saved game ({error}).", error=error)) from None
    reason = _fault_of(header)
    if reason is not None:
        raise SaveError(file, 1, reason)
    if lines and not lines[-1]:
        lines.pop()
    return Record(file, header, lines, first, sha256(data).digest())


def _fault_of(header: SaveHeader) -> str | None:
    """What no game can begin with, in a header whose parts are of the right types."""
    names, colours = [seat.name.strip() for seat in header.seats], [seat.colour for seat in header.seats]
    if not _FINGERPRINT.fullmatch(header.map.fingerprint):
        return tr("The fingerprint of the map must have 64 hexadecimal digits.")
    if not all(0 <= colour < COLOURS for colour in colours):
        return tr("A player has an unknown colour.")
    if len(set(colours)) < len(colours):
        return tr("Two players have the same colour.")
    if not all(names):
        return tr("Each player needs a name.")
    if header.format > LAST_WITH_LONG_NAMES and max(map(len, names), default=0) > LONGEST_NAME:
        return counted(
            LONGEST_NAME,
            "A player’s name can have at most {n} letter.",
            "A player’s name can have at most {n} letters.",
        )
    if header.seed.bit_length() > SEED_BITS:
        return tr("The random seed is too large.")
    return None


def _kind_of(data: bytes) -> type[Struct] | None:
    """Return what a line of a saved game says; None for one that can't be read."""
    try:
        return type(msgspec.json.decode(data, type=_Line))
    except (ValueError, RecursionError):
        return None


class _BadLineError(Exception):
    """Why a line can't be played."""


class _Reader:
    """Plays a saved game line by line; `has_result` says whether the result was given since the last decision."""

    def __init__(self, session: Session[Any], header: SaveHeader) -> None:
        self.session, self.seats, self.seed = session, len(header.seats), header.seed
        self.has_result = False

    def play(self, data: bytes, is_drawn_by_seed: bool) -> None:
        """Play one line; an outcome of chance must be that of the seed if `is_drawn_by_seed`.

        Raises `_BadLineError` when the line can't be played.
        """
        try:
            line = msgspec.json.decode(data, type=_Line)
            check_unique_keys(data)
            if isinstance(line, _Ended):
                _compare_result(self.session, line.scores, self.has_result)
                self.has_result = True
            elif isinstance(line, _Seated | _Hinted):
                if not 0 <= line.seat < self.seats:
                    raise _BadLineError(tr("Seat {seat} doesn’t exist.", seat=line.seat))
                if isinstance(line, _Hinted):
                    self.session.hint(line.seat)
            elif not isinstance(line, Report):
                self._move(line, is_drawn_by_seed)
                self.has_result = False
        except _BadLineError:
            raise
        except Exception as error:  # noqa: BLE001 - whatever happens is the fault of the line
            text = str(error) or type(error).__name__
            raise _BadLineError(tr("This line is damaged ({error}).", error=text)) from None

    def _move(self, line: _Played | _Undone | _Redone, is_drawn_by_seed: bool) -> None:
        if not isinstance(line, _Played):
            self._go_back_or_forward(line)
            return
        action = msgspec.json.decode(line.action, type=self.session.game.actions)
        if line.by != CHANCE:
            self.session.decide_chance(self.seed)  # the program ended before it could write this into the file
        elif is_drawn_by_seed and self.session.next_outcome(self.seed) not in (action, None):
            raise _BadLineError(tr("The random seed {seed} doesn’t produce this outcome of chance.", seed=self.seed))
        _play_action(self.session, line.by, action)

    def _go_back_or_forward(self, line: _Undone | _Redone) -> None:
        self.session.decide_chance(self.seed)
        try:
            if isinstance(line, _Undone):
                self.session.undo()
            else:
                self.session.redo()
        except IndexError:
            raise _BadLineError(tr("There’s no decision to undo or redo here.")) from None


def _play_action(session: Session[Any], seat: int, action: Action) -> None:
    asked = session.question
    if asked is not None and asked.seat != seat:
        raise _BadLineError(
            tr("This is a move by seat {seat}, but it’s the turn of seat {asked}.", seat=seat, asked=asked.seat)
        )
    try:
        session.submit(action)
    except IllegalAction as error:
        raise _BadLineError(paragraph(tr("This move breaks the rules."), str(error))) from None


def _compare_result(session: Session[Any], scores: tuple[int, ...], has_result: bool) -> None:
    if has_result:
        raise _BadLineError(tr("The result is recorded twice."))
    if session.question is not None:
        raise _BadLineError(tr("A result is recorded, but the game isn’t over."))
    actual = tuple(session.game.scores(session.state))
    if actual != scores:
        raise _BadLineError(
            tr("The recorded result is {money}, but replaying the game gives {actual}.", money=scores, actual=actual)
        )
