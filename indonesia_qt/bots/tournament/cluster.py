"""Games on the workers of a Dask cluster, each of which is checked before its first game.

The files of plug-ins are sent to each worker, where only the plug-ins' own processes load them. A worker is given two
games for each of its threads at a time: one to play and one that it can begin next.
"""

from __future__ import annotations

import logging
import os
import time
from asyncio import to_thread
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import CancelledError, Executor, Future
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from pkgutil import resolve_name
from queue import Empty, SimpleQueue
from tempfile import mkdtemp
from threading import Event, Lock, Thread
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

import indonesia_qt
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.bots.plug_ins.host import LIMITS, Limits
from indonesia_qt.bots.plug_ins.sources import bot_files
from indonesia_qt.bots.registry import UnknownBotError, made_bot
from indonesia_qt.bots.tournament.edition import Edition, edition
from indonesia_qt.bots.tournament.match import Fixture, Tournament, loaded_map
from indonesia_qt.bots.tournament.workers import TRIES, WorkerError
from indonesia_qt.core.bots import BotName
from indonesia_qt.files.paths import is_large
from indonesia_qt.files.whole_file import patiently, read_whole, reason_of, write_whole
from indonesia_qt.games import UnknownGameError, definition_of
from indonesia_qt.i18n.text import as_sentence
from indonesia_qt.i18n.untrusted_text import one_line

if TYPE_CHECKING:
    from distributed import Client, Worker
    from distributed import Future as Played

T = TypeVar("T")

CONNECT_SECONDS = 5
"""How long a cluster is given to answer."""
EMPTY_SECONDS = 5
"""How long a cluster may have no worker."""
ANSWER_SECONDS, LOAD_SECONDS = 7, 4
"""How long the scheduler, and a worker that is checked, are given to answer; and the worker, to load a bot."""
LOOK_SECONDS = 1.0
"""How often it is looked which workers there are."""
GAMES_PER_THREAD = 2
MOST_SENT = 100_000_000
"""Bytes of the files of one bot."""
FOLDER = "indonesia-qt"
"""Where a worker keeps the files of bots, among what Dask deletes when the worker ends."""


class ClusterError(RuntimeError):
    """The cluster can't be used; the message says why."""


class UnpreparedError(Exception):
    """The worker doesn't have the files of the bots: it was started again."""


class Checked(Struct, frozen=True):
    """What a worker plays with: its edition and the fingerprint of its map; and why it can't play, if it can't."""

    edition: Edition
    fingerprint: str = ""
    reason: str = ""


Play = Callable[[Fixture, Limits], T]


@contextmanager
def cluster(address: str, tournament: Tournament, fingerprint: str) -> Iterator[Executor]:
    """Connect to the workers of a Dask cluster, which need this program and the map with this fingerprint.

    They play games of this tournament. Raises `ClusterError` when Dask is missing, nobody answers at the address, or a
    bot is too large to be sent.
    """
    try:
        from distributed import Client
    except ImportError:
        raise ClusterError('This needs Dask. Install it: pip install "distributed>=2024.1"') from None
    for name in list(logging.root.manager.loggerDict):
        if name.partition(".")[0] == "distributed":
            logging.getLogger(name).setLevel(logging.CRITICAL)  # what goes wrong is said in sentences
    files = bot_contents(tournament)
    connected: SimpleQueue[Client | Exception] = SimpleQueue()

    def connect() -> None:
        try:
            connected.put(Client(address, timeout=CONNECT_SECONDS, set_as_default=False))
        except Exception as error:  # noqa: BLE001 - whatever listens there, it may answer in any way
            connected.put(error)
            Event().wait()  # keeps what was made of the client, which waits for its cluster when it's freed

    Thread(target=connect, daemon=True).start()  # Dask may wait for ever where something listens that says nothing
    try:
        client = connected.get(timeout=CONNECT_SECONDS + 1)
    except Empty:
        client = TimeoutError(f"nothing within {CONNECT_SECONDS} s")
    if isinstance(client, Exception):
        raise ClusterError(f"No cluster answers at {address} ({one_line(str(client))}).")
    with closing(Cluster(client, address, tournament, fingerprint, files)) as executor:
        yield executor


def bot_contents(tournament: Tournament) -> dict[str, bytes]:
    """Return the contents of the files of all plug-ins, by their paths. Raises `ClusterError`."""
    found: dict[str, bytes] = {}
    for name in map(BotName.read, tournament.seats):
        if not name.is_plug_in or name.bot.startswith(f"{indonesia_qt.__name__}."):
            continue
        files = bot_files(name.bot)
        if is_large(*files.values(), most=MOST_SENT):
            most = f"{MOST_SENT // 1_000_000} MB"
            raise ClusterError(f"The bot {name.bot} can’t be sent to workers. Its files have more than {most}.")
        try:
            found |= {path: read_whole(file, MOST_SENT) for path, file in files.items()}
        except OSError as error:
            raise ClusterError(f"The bot {name.bot} can’t be sent to workers. {reason_of(error)}") from None
    return found


@dataclass
class _Call:
    """A call, and what plays it at present, if anything does."""

    future: Future[Any]
    play: Play[Any]
    fixture: Fixture
    limits: Limits
    worker: str = ""
    played: Played[Any] | None = None
    tries: int = 0


class Cluster(Executor):
    """Has games played by the workers of a cluster. One that would play something else ends all calls.

    A game whose worker is lost is played again by another.
    """

    def __init__(
        self, client: Client, address: str, tournament: Tournament, fingerprint: str, files: dict[str, bytes]
    ) -> None:
        self._client, self._address = client, address
        self._tournament, self._fingerprint, self._files = tournament, fingerprint, files
        self._edition = edition(tournament.seats, tournament.game)
        # Other files of other tournaments are kept beside these.
        self._folder = sha256(repr(sorted(files.items())).encode()).hexdigest() if files else ""
        self._lock, self._closed = Lock(), Event()
        self._failure: ClusterError | None = None
        self._waiting: deque[_Call] = deque()
        self._playing: dict[str, _Call] = {}
        self._over: SimpleQueue[str] = SimpleQueue()
        self._threads: dict[str, int] = {}  # of each worker that was checked
        self._looked, self._last_worker = 0.0, time.monotonic()
        self._dispatcher = Thread(target=self._dispatch, daemon=True)
        self._dispatcher.start()

    def submit(self, play: Play[T], /, fixture: Fixture, limits: Limits) -> Future[T]:  # type: ignore[override]
        """Have a game played; the future gives what `play` returns, or raises `WorkerError` or `ClusterError`."""
        future: Future[T] = Future()
        with self._lock:
            if self._failure:
                future.set_exception(self._failure)
            else:
                self._waiting.append(_Call(future, play, fixture, limits))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: ARG002
        """Give no more games to workers."""
        self._closed.set()
        self._over.put("")  # nothing is waited for any more

    def close(self) -> None:
        """Leave the cluster, whose workers end the games that they have begun."""
        self.shutdown()
        self._dispatcher.join(LOOK_SECONDS)
        with suppress(Exception):  # the cluster may be in any state
            self._client.close(timeout=LOOK_SECONDS)

    def _dispatch(self) -> None:
        try:
            while not self._closed.is_set():
                if time.monotonic() - self._looked > LOOK_SECONDS:
                    self._look_for_workers()
                    self._looked = time.monotonic()
                self._give_games()
                with suppress(Empty):
                    self._end(self._over.get(timeout=LOOK_SECONDS / 2))
        except Exception as error:  # noqa: BLE001 - a cluster may fail in any way
            sentence = as_sentence(one_line(f"{type(error).__name__}: {error}"))
            with self._lock:
                self._failure = error if isinstance(error, ClusterError) else ClusterError(sentence)
                for call in (*self._playing.values(), *self._waiting):
                    call.future.set_exception(self._failure)

    def _look_for_workers(self) -> None:
        lost = f"The scheduler of the cluster at {self._address} doesn’t answer any more."
        if self._client.status != "running":
            raise ClusterError(lost)
        threads = self._asked(lost, self._client.sync, self._client.scheduler.ncores)
        self._threads = {worker: count for worker, count in self._threads.items() if worker in threads}
        for call in [call for call in self._playing.values() if call.worker not in threads]:
            self._play_again(call)
        if joined := sorted(set(threads).difference(self._threads)):
            self._threads |= {worker: threads[worker] for worker in self._checked(joined)}
        if self._threads:
            self._last_worker = time.monotonic()
        elif time.monotonic() - self._last_worker > EMPTY_SECONDS:
            start = f"Start one with “dask worker {self._address}”"
            raise ClusterError(f"The cluster at {self._address} has had no workers for {EMPTY_SECONDS} s. {start}.")

    def _asked(self, late: str, ask: Callable[..., T], *arguments: Any, **more: Any) -> T:
        """Ask the cluster something. Raises `ClusterError` when it is too `late`."""
        try:
            return ask(*arguments, callback_timeout=ANSWER_SECONDS, **more)
        except (OSError, TimeoutError, CancelledError):
            raise ClusterError(late) from None

    def _checked(self, workers: list[str]) -> list[str]:
        """Send the bots to new workers, and return those that can play.

        Raises `ClusterError` when one of them would play something else, or nothing.
        """
        late = f"One of these workers doesn’t answer: {', '.join(workers)}."
        to_all = {"workers": workers, "on_error": "return"}
        program = f"{indonesia_qt.__name__}:__version__"  # another version may have nothing else that is known here
        versions = self._asked(late, self._client.run, resolve_name, program, **to_all)
        for worker, version in versions.items():
            if isinstance(version, ImportError):
                missing = f"Install indonesia-qt {self._edition.version} there"
                raise ClusterError(f"The worker {worker} doesn’t find the program. {missing}.")
            if isinstance(version, str):
                self._compare(worker, replace(self._edition, version=version))
        found = self._asked(late, self._client.run, check, self._tournament, self._folder, self._files, **to_all)
        for worker, checked in found.items():
            if isinstance(checked, Exception):
                if not isinstance(checked, OSError):  # otherwise it is gone already
                    reason = as_sentence(one_line(f"{type(checked).__name__}: {checked}"))
                    raise ClusterError(f"The worker {worker} can’t play. {reason}")
                continue
            self._compare(worker, checked.edition)
            if checked.reason:
                raise ClusterError(f"The worker {worker} can’t play. {checked.reason}")
            if checked.fingerprint != self._fingerprint:
                another = f"{self._tournament.map}: {checked.fingerprint}, not {self._fingerprint}"
                raise ClusterError(f"The worker {worker} has another map {another}.")
        return [worker for worker, checked in found.items() if isinstance(checked, Checked)]

    def _compare(self, worker: str, found: Edition) -> None:
        if another := found.difference(self._edition):
            raise ClusterError(f"The worker {worker} has {another}.")

    def _give_games(self) -> None:
        given = Counter(call.worker for call in self._playing.values())
        while self._waiting and self._threads:
            worker = max(self._threads, key=lambda one: GAMES_PER_THREAD * self._threads[one] - given[one])
            if given[worker] >= GAMES_PER_THREAD * self._threads[worker]:
                return
            given[worker] += 1
            call = self._waiting.popleft()
            call.worker, call.tries = worker, call.tries + 1
            arguments = self._folder, call.play, call.fixture, call.limits
            call.played = self._client.submit(play_on_worker, *arguments, workers=[worker], pure=False)
            self._playing[call.played.key] = call
            call.played.add_done_callback(lambda played: self._over.put(played.key))

    def _end(self, key: str) -> None:
        """Give the answer of a call that has one, or have the game played again."""
        call = self._playing.get(key)
        if call is None:  # its worker was lost
            return
        assert call.played
        error, answer = None, None
        try:
            answer = call.played.result(timeout=ANSWER_SECONDS)
        except Exception as failed:  # noqa: BLE001 - a bot may break down in any way
            error = failed
        if call.played.status != "finished" and call.played.status != "error":
            error = UnpreparedError()
        if isinstance(error, UnpreparedError):
            self._threads.pop(call.worker, None)
            self._play_again(call)
            return
        del self._playing[key]
        if error is None:
            call.future.set_result(answer)
        else:
            where = f"On the worker {call.worker}: {type(error).__name__}: {one_line(str(error))}"
            call.future.set_exception(WorkerError(where))

    def _play_again(self, call: _Call) -> None:
        assert call.played
        del self._playing[call.played.key]
        call.played.release()
        if call.tries < TRIES:
            self._waiting.appendleft(call)
        else:
            call.future.set_exception(WorkerError(f"{TRIES} workers ended meanwhile."))


async def check(tournament: Tournament, folder: str, files: Mapping[str, bytes], dask_worker: Worker) -> Checked:
    """Keep the files of bots on a worker, and return what it plays with."""
    place = _place(folder, dask_worker)
    return await to_thread(_check, tournament, place, files)  # the worker goes on telling that it lives


def _check(tournament: Tournament, place: str, files: Mapping[str, bytes]) -> Checked:
    if place and not Path(place).is_dir():
        Path(place).parent.mkdir(exist_ok=True)
        new = Path(mkdtemp(dir=Path(place).parent))
        for path, content in files.items():
            file = new / path
            file.parent.mkdir(parents=True, exist_ok=True)
            write_whole(file, content)
        with suppress(OSError):  # another tournament was quicker
            patiently(new.rename, place)
    limits = replace(LIMITS, folder=place, load_seconds=LOAD_SECONDS)
    plays = edition(tournament.seats, tournament.game, limits)
    try:
        for name in dict.fromkeys(tournament.seats):
            made_bot(name, definition_of(tournament.game), limits)
        return Checked(plays, loaded_map(tournament.map).game.fingerprint)
    except (UnknownBotError, UnknownGameError, MapError) as error:
        return Checked(plays, reason=one_line(str(error)))


def play_on_worker(folder: str, play: Play[T], fixture: Fixture, limits: Limits) -> T:
    """Play a game on a worker with the bots that it was sent. Raises `UnpreparedError` if it doesn't have them."""
    from distributed import get_worker

    place = _place(folder, get_worker())
    if place and not Path(place).is_dir():
        raise UnpreparedError
    return play(fixture, replace(limits, folder=place))


def _place(folder: str, worker: Worker) -> str:
    return os.path.join(worker.local_directory, FOLDER, folder) if folder else ""  # noqa: PTH118
