"""The results of the player's finished games, in a file that outlives the saved games, and what they add up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from contextlib import suppress
from functools import lru_cache
from hashlib import sha256
from itertools import islice
from pathlib import Path
from threading import Lock
from typing import NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from indonesia_qt.core.record import HUMAN, Record, SaveError, Seat, read
from indonesia_qt.files.file_names import unused
from indonesia_qt.files.paths import listed
from indonesia_qt.files.whole_file import patiently, read_whole, write_whole
from indonesia_qt.i18n.untrusted_text import LONGEST_NAME, one_line
from indonesia_qt.library import map_of

FORMAT = 1
LARGEST_FILE = 8_000_000
"""Bytes; a larger file is taken for a damaged one. A game takes about 400."""
MOST_GAMES = 10_000
"""So many results are kept, the latest."""
MOST_SAVES = 2_000
"""So many saved games are looked into at once."""
MOST_SCORE = 1_000_000_000
"""A saved game whose players have more, or owe more, isn't counted."""
K = TypeVar("K", bound=Hashable)
_changing = Lock()
"""Of the threads of the window only one at a time changes a file of results."""


class PlayedSeat(Struct, frozen=True):
    """Who sat at the table at the end, with what score and in which place, counted from 0.

    `player` is `human` or the name of a bot.
    """

    name: str
    player: str
    score: int
    place: int


class FinishedGame(Struct, frozen=True):
    """The result of a game.

    Games that begin alike, such as copies and branches of a saved game, have the same `id` and count once. `ended` is
    in seconds since 1970; `game` and `map` are ids.
    """

    id: str
    ended: int
    game: str
    map: str
    seats: tuple[PlayedSeat, ...]

    def seat_of(self, person: str) -> int | None:
        """Return the first seat at which a person of this name sat."""
        names = ((seat.name, seat.player) for seat in self.seats)
        return next((number for number, found in enumerate(names) if found == (person, HUMAN)), None)


class Tally(NamedTuple):
    """The games of one kind: how many were played and won, and the average score."""

    games: int
    won: int
    average: float


class _Content(Struct):
    format: int
    games: list[FinishedGame] = []
    forgotten: list[str] = []


class ResultsError(ValueError):
    """Raised for a file of results that a later version of the program has written."""


class ResultsFile:
    """Keeps the result of each finished game once, also after its saved game was deleted.

    A damaged file is put aside as `results.damaged.json`, with a number if there is one already, and the results begin
    again with the saved games there are.
    """

    def __init__(self, file: Path) -> None:
        self.file = file

    @property
    def set_aside(self) -> list[Path]:
        """The damaged files that were put aside, the last one at the end."""
        pattern = f"{self._aside.stem}*{self._aside.suffix}"
        return sorted(listed(self.file.parent, lambda file: file.match(pattern)), key=lambda file: len(file.name))

    @property
    def _aside(self) -> Path:
        return self.file.with_stem(f"{self.file.stem}.damaged")

    def games(self) -> list[FinishedGame]:
        """Return the results, the earliest first. Raises `OSError` and `ResultsError`."""
        return sorted(self._read().games, key=lambda game: game.ended)

    def take_in(self, saves: Iterable[Path]) -> None:
        """Keep the results of those saved games that are finished and new. Raises `OSError` and `ResultsError`."""
        with _changing:
            self._take_in(saves)

    def _take_in(self, saves: Iterable[Path]) -> None:
        content = self._read()
        known = {*content.forgotten, *(game.id for game in content.games)}
        endings = [found for file in islice(saves, MOST_SAVES) if (found := ending(file)) is not None]
        fresh = [one.game for one in endings if one.game is not None and one.game.id not in known]
        if fresh:
            fresh.sort(key=lambda game: -game.ended)  # of games that begin alike the one that ended first counts
            unique = {game.id: game for game in (*content.games, *fresh)}
            content.games = sorted(unique.values(), key=lambda game: game.ended)[-MOST_GAMES:]
            self._write(content)

    def forget(self) -> None:
        """Forget all results for good: the saved games stay, and aren't counted any more. Raises `OSError`."""
        with _changing:
            content = self._read()
            forgotten = dict.fromkeys((*content.forgotten, *(game.id for game in content.games)))
            self._write(_Content(FORMAT, [], list(forgotten)))

    def _read(self) -> _Content:
        try:
            found = msgspec.json.decode(read_whole(self.file, LARGEST_FILE), type=_Content)
        except FileNotFoundError:
            return _Content(FORMAT)
        except (ValueError, RecursionError):
            patiently(self.file.rename, unused(self._aside))
            return _Content(FORMAT)
        if found.format > FORMAT:
            raise ResultsError(str(self.file))
        found.games = [game for game in found.games if _is_sound(game)]
        return found

    def _write(self, content: _Content) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self.file, msgspec.json.encode(content))


class Ending(NamedTuple):
    """A saved game that is over: who sat at the table when it began, and its result, which counts if a person played.

    `had_person` says whether one sat there at any time; what is damaged may have said so, too.
    """

    seats: tuple[Seat, ...]
    had_person: bool
    game: FinishedGame | None


def ending(file: Path) -> Ending | None:
    """Return the end of a saved game; None when it isn't finished or can't be read.

    The file is read only when it has changed since the last time.
    """
    try:
        about = file.stat()
    except OSError:
        return None
    return _ending(file, about.st_mtime_ns, about.st_size)


@lru_cache(maxsize=MOST_SAVES)
def _ending(file: Path, changed_ns: int, size: int) -> Ending | None:  # noqa: ARG001
    try:
        record = read(file).with_names_apart()
    except SaveError:
        return None
    if record.result() is None:
        return None
    players = [seat.player for seat in (*record.header.seats, *record.seats())]
    had_person = HUMAN in players or any(HUMAN.encode() in line for line in record.lines)
    return Ending(record.header.seats, had_person, _result(record, changed_ns // 1_000_000_000))


def _result(record: Record, ended: int) -> FinishedGame | None:
    """Return the result of a saved game; None when it isn't a sound one, or no person played."""
    seats, scores = record.seats(), record.result()
    if scores is None or len(scores) != len(seats):
        return None
    id = sha256(record.first.strip()).hexdigest()[:32]
    places = _places(record, scores)
    played = tuple(
        PlayedSeat(seat.shown_name, _short(seat.player), score, places.index(number))
        for number, (seat, score) in enumerate(zip(seats, scores, strict=True))
    )
    game = FinishedGame(id, ended, _short(record.header.game), _short(record.header.map.id), played)
    return game if _is_sound(game) else None


def _is_sound(game: FinishedGame) -> bool:
    """Whether a person played, and everything has a size in which it can be shown and added up."""
    texts = game.id, game.game, game.map, *(text for seat in game.seats for text in (seat.name, seat.player))
    return (
        any(seat.player == HUMAN for seat in game.seats)
        and all(len(text) <= LONGEST_NAME and text == one_line(text) for text in texts)
        and all(abs(seat.score) <= MOST_SCORE for seat in game.seats)
        and sorted(seat.place for seat in game.seats) == list(range(len(game.seats)))
        and 0 <= game.ended < 1 << 40
    )


def _places(record: Record, scores: Sequence[int]) -> Sequence[int]:
    """Return the seats from first to last; only where scores are equal the game is played again to know."""
    if len(set(scores)) < len(scores):
        with suppress(SaveError):
            game = map_of(record).game
            session, fault = record.replay(game)
            if fault is None and session.question is None:
                return list(game.ranking(session.state))
    return sorted(range(len(scores)), key=lambda seat: -scores[seat])


def _short(text: str) -> str:
    return one_line(text)[:LONGEST_NAME].rstrip()


def people(games: Iterable[FinishedGame]) -> list[str]:
    """Return the names of the people who played, the one with the most games first."""
    found = Counter(name for game in games for name in {seat.name for seat in game.seats if seat.player == HUMAN})
    return [name for name, _ in found.most_common()]


def tallies(
    games: Iterable[FinishedGame], person: str, kinds: Callable[[FinishedGame, int], Iterable[K]]
) -> dict[K, Tally]:
    """Return the tallies of a person's games by kind; `kinds` gives those of a game, given the person's seat."""
    scores: dict[K, list[PlayedSeat]] = {}
    for game in games:
        seat = game.seat_of(person)
        if seat is not None:
            for kind in dict.fromkeys(kinds(game, seat)):
                scores.setdefault(kind, []).append(game.seats[seat])
    return {
        kind: Tally(len(found), sum(one.place == 0 for one in found), sum(one.score for one in found) / len(found))
        for kind, found in scores.items()
    }
