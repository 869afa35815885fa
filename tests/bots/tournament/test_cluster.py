"""Tournaments on a Dask cluster: what plays is checked, bots are sent along, and whatever is lost is a sentence."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from contextlib import ExitStack, contextmanager
from pathlib import Path
from socket import socket

import pytest
from distributed import Client

from indonesia_qt import INTERRUPTED, __version__
from indonesia_qt.bots.plug_ins.host import LIMITS, Limits
from indonesia_qt.bots.tournament.cluster import FOLDER, GAMES_PER_THREAD, ClusterError, cluster
from indonesia_qt.bots.tournament.match import Fixture, Tournament
from indonesia_qt.bots.tournament.results import Head, Results
from indonesia_qt.bots.tournament.runner import GameError, play_all, processes
from indonesia_qt.cli.command_line import run
from indonesia_qt.files import paths
from indonesia_qt.library import load_map
from tests.bots.tournament.clusters import DASK, ROOT, LocalCluster, local_cluster, waited_for

MAP = load_map("lagoon").game.fingerprint
PLAYED = Tournament(("random", "easy"), 2, 21, "lagoon")
SENT = """
from {helper} import chosen

class Sent:
    def choose(self, view, asked, chance):
        return chosen(asked.actions(view), chance)
"""
CHOSEN = """
def chosen(actions, chance):
    return {choice}
"""


@pytest.fixture(scope="module")
def one(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalCluster]:
    """A cluster of one worker, which stays as it is."""
    with local_cluster(tmp_path_factory.mktemp("cluster"), 1) as found:
        yield found


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[LocalCluster]:
    """A cluster to which workers can be added."""
    with local_cluster(tmp_path) as found:
        yield found


def standings(results: Results) -> dict[int, tuple[int, ...]]:
    """The money at the end of each game."""
    return {number: outcome.scores for number, outcome in results.outcomes.items()}


def played_on(address: str, tournament: Tournament = PLAYED) -> Results:
    """All games of a tournament, played on a cluster."""
    results = Results(Head(tournament, "", ""))
    with cluster(address, tournament, MAP) as workers:
        play_all(results, workers, lambda _: None)
    return results


def played_here(tournament: Tournament = PLAYED, jobs: int = 1) -> Results:
    """All games of a tournament, played by processes of this machine."""
    results = Results(Head(tournament, "", ""))
    with processes(jobs) as workers:
        play_all(results, workers, lambda _: None)
    return results


@contextmanager
def refused(words: str, seconds: float = 10) -> Iterator[None]:
    """Hold that a tournament is refused with a sentence, and soon."""
    began = time.monotonic()
    with pytest.raises(ClusterError, match=words):
        yield
    assert time.monotonic() - began < seconds


def slow(fixture: Fixture, limits: Limits) -> int:  # noqa: ARG001
    """Take a while, and return the game's number."""
    time.sleep(0.3)
    return fixture.number


def deadly(fixture: Fixture, limits: Limits) -> int:  # noqa: ARG001
    """End the worker."""
    os._exit(1)


def broken(fixture: Fixture, limits: Limits) -> int:  # noqa: ARG001
    """Break down."""
    raise ValueError("no way on")


def calls(workers: Executor, games: int) -> list[Future[int]]:
    """Games that take a while."""
    return [workers.submit(slow, Fixture(number, 1, ("random", "easy"), "lagoon"), LIMITS) for number in range(games)]


def bot_in(folder: Path, choice: str = "chance.choice(actions)", package: bool = False) -> str:
    """A bot that lies in a folder: a module, or a package of two; its name."""
    helper = "sent_bot.chosen" if package else "sent_bot"
    source = SENT.format(helper=helper)
    chosen = CHOSEN.format(choice=choice)
    if package:
        (folder / "sent_bot").mkdir()
        (folder / "sent_bot" / "__init__.py").touch()
        (folder / "sent_bot" / "bot.py").write_text(source, "utf-8")
        (folder / "sent_bot" / "chosen.py").write_text(chosen, "utf-8")
        return "sent_bot.bot:Sent"
    (folder / "sent_bot.py").write_text(chosen + source.replace("from sent_bot import chosen\n", ""), "utf-8")
    return "sent_bot:Sent"


@pytest.mark.parametrize("package", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_a_bot_is_sent_along_and_only_its_own_process_loads_it(
    one: LocalCluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, package: bool
) -> None:
    monkeypatch.chdir(tmp_path)
    tournament = Tournament((bot_in(tmp_path, package=package), "random"), 2, 21, "lagoon")
    there = played_on(one.address, tournament)
    assert standings(there) == standings(played_here(tournament))
    assert not any(pace.replaced for outcome in there.outcomes.values() for pace in outcome.paces)
    with Client(one.address, set_as_default=False) as client:
        assert list(client.run(lambda: "sent_bot" in sys.modules).values()) == [False]


def test_no_more_games_are_given_than_workers_can_begin(one: LocalCluster) -> None:
    with cluster(one.address, PLAYED, MAP) as workers, Client(one.address, set_as_default=False) as client:
        games = calls(workers, 4)
        waiting = []
        while not games[-1].done():
            waiting.append(client.run_on_scheduler(lambda dask_scheduler: len(dask_scheduler.tasks)))
            time.sleep(0.02)
        assert [game.result() for game in games] == list(range(4))
    assert max(waiting) == GAMES_PER_THREAD


def test_a_game_that_fails_names_its_worker(one: LocalCluster) -> None:
    with cluster(one.address, PLAYED, MAP) as workers:
        error = workers.submit(broken, Fixture(0, 1, ("random", "easy"), "lagoon"), LIMITS).exception()
    assert "On the worker tcp://127.0.0.1:" in str(error)
    assert str(error).endswith("ValueError: no way on")


def test_another_map_of_the_name_is_refused(one: LocalCluster) -> None:
    with (
        refused("has another map lagoon: "),
        cluster(one.address, PLAYED, "f00d") as workers,
    ):
        play_all(Results(Head(PLAYED, "", "")), workers, lambda _: None)


def test_what_is_not_in_the_module_of_a_bot_is_named(
    one: LocalCluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "helper.py").write_text(CHOSEN.format(choice="actions[0]"), "utf-8")
    (tmp_path / "alone.py").write_text(SENT.format(helper="helper"), "utf-8")
    with refused("The worker tcp://.* can’t play. The bot alone:Sent can’t be loaded. .*No module named 'helper'"):
        played_on(one.address, Tournament(("alone:Sent", "random"), 2, 21, "lagoon"))


def test_a_bot_that_is_too_large_is_not_sent(
    one: LocalCluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("indonesia_qt.bots.tournament.cluster.MOST_SENT", 50)
    with refused("The bot sent_bot:Sent can’t be sent to workers. Its files have more than 0 MB"):
        played_on(one.address, Tournament((bot_in(tmp_path), "random"), 2, 21, "lagoon"))


def test_a_worker_that_has_lost_the_bots_gets_them_again(
    one: LocalCluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    tournament = Tournament((bot_in(tmp_path, "actions[0]"), "random"), 2, 21, "lagoon")
    with cluster(one.address, tournament, MAP) as workers:
        calls(workers, 1)[0].result()
        for folder in one.folder.glob(f"**/{FOLDER}"):
            shutil.rmtree(folder)
        assert calls(workers, 1)[0].result() == 0


def test_what_listens_and_says_nothing_is_no_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("indonesia_qt.bots.tournament.cluster.CONNECT_SECONDS", 0.1)
    with socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        with refused("No cluster answers at tcp://127.0.0.1"):
            played_on(f"tcp://127.0.0.1:{silent.getsockname()[1]}")


@pytest.mark.soak
def test_standings_are_the_same_with_any_number_of_workers(empty: LocalCluster) -> None:
    tournament = Tournament(("random", "easy"), 12, 21, "lagoon")
    here = standings(played_here(tournament))
    assert standings(played_here(tournament, jobs=2)) == here
    for more in (1, 1, 2):
        for _ in range(more):
            empty.add()
        assert standings(played_on(empty.address, tournament)) == here


@pytest.mark.soak
def test_another_module_of_the_bots_name_on_a_worker_is_not_taken(
    empty: LocalCluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in ("there", "here"):
        (tmp_path / folder).mkdir()
    bot_in(tmp_path / "there", "actions[0]")
    name = bot_in(tmp_path / "here")
    empty.add(cwd=tmp_path / "there")
    monkeypatch.chdir(tmp_path / "here")
    tournament = Tournament((name, "random"), 2, 21, "lagoon")
    assert standings(played_on(empty.address, tournament)) == standings(played_here(tournament))


def other_program(folder: Path, version: str, change: str = "") -> Path:
    """A folder with a copy of the program of this version, with something changed in a bot."""
    shutil.copytree(ROOT / "indonesia_qt", folder / "indonesia_qt", ignore=shutil.ignore_patterns("__pycache__"))
    for part in ("maps", "resources"):
        (folder / part).symlink_to(ROOT / part)
    init = folder / "indonesia_qt" / "__init__.py"
    init.write_text(init.read_text("utf-8").replace(f'"{__version__}"', f'"{version}"'), "utf-8")
    with (folder / "indonesia_qt" / "games" / "indonesia" / "bots" / "rules_of_thumb.py").open("a") as bots:
        bots.write(change)
    return folder


@pytest.mark.soak
def test_a_worker_that_would_play_something_else_is_refused_also_when_it_joins_later(
    empty: LocalCluster, tmp_path: Path
) -> None:
    with refused("has had no workers for 5 s. Start one with “dask worker tcp://"):
        played_on(empty.address)
    changed = empty.add(other_program(tmp_path / "changed", __version__, "\nEASY = 3\n"))
    with refused(f"The worker {changed} has another source of the program: [0-9a-f]+, not [0-9a-f]+"):
        played_on(empty.address)
    empty.workers.pop().kill()
    empty.add()
    assert played_on(empty.address).outcomes
    with refused("has another version of the program: 0.0.9, not", 30), cluster(empty.address, PLAYED, MAP) as workers:
        games = calls(workers, 100)
        assert games[0].result() == 0
        empty.add(other_program(tmp_path / "older", "0.0.9"))
        games[-1].result()


@pytest.mark.soak
def test_a_worker_without_the_program_is_refused(empty: LocalCluster, tmp_path: Path) -> None:
    (tmp_path / "indonesia_qt.py").write_text("raise ModuleNotFoundError('No module named indonesia_qt')", "utf-8")
    worker = empty.add(tmp_path)
    with refused(f"The worker {worker} doesn’t find the program. Install indonesia-qt {__version__} there."):
        played_on(empty.address)


@pytest.mark.soak
def test_games_of_a_worker_that_is_lost_are_played_by_another_which_may_come_later(empty: LocalCluster) -> None:
    empty.add()
    with cluster(empty.address, PLAYED, MAP) as workers:
        games = calls(workers, 8)
        assert games[0].result() == 0
        empty.add()
        empty.workers[0].kill()
        assert [game.result() for game in games] == list(range(8))


@pytest.mark.soak
def test_a_game_that_ends_each_worker_is_given_up(empty: LocalCluster) -> None:
    for _ in range(3):
        empty.add()
    with cluster(empty.address, PLAYED, MAP) as workers:
        error = workers.submit(deadly, Fixture(0, 1, ("random", "easy"), "lagoon"), LIMITS).exception()
    assert str(error) == "3 workers ended meanwhile."


@pytest.mark.soak
def test_a_scheduler_that_is_lost_ends_the_tournament(empty: LocalCluster) -> None:
    empty.add()
    with cluster(empty.address, PLAYED, MAP) as workers:
        games = calls(workers, 100)
        assert games[0].result() == 0
        empty.scheduler.kill()
        with refused(f"The scheduler of the cluster at {empty.address} doesn’t answer any more"):
            games[-1].result()


@pytest.mark.soak
@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_ctrl_c_ends_at_once_and_games_that_are_over_are_kept(one: LocalCluster, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "indonesia_qt", "tournament", "--seats", "medium,easy", "--games", "4000"]
    with subprocess.Popen(
        [*command, "--map", "lagoon", "--dask", one.address, "--out", str(out)],
        cwd=ROOT,
        stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # noqa: PLW1509 - may be ignored
    ) as program:
        while not out.exists() or out.read_bytes().count(b"\n") < 3:
            time.sleep(0.05)
            assert program.poll() is None
        program.send_signal(signal.SIGINT)
        began = time.monotonic()
        _, errors = program.communicate()
    assert time.monotonic() - began < 3
    assert (program.returncode, errors) == (INTERRUPTED, b"")
    assert out.read_bytes().count(b"\n") >= 3


@pytest.mark.soak
def test_the_commands_of_the_page_start_a_cluster_and_play(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = (paths.resources() / "docs" / "how-to" / "tournament.md").read_text("utf-8")
    with socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
    local = page.replace("192.168.1.10", "127.0.0.1").replace("8786", str(port))
    scheduler, workers = re.findall(r"^dask (.*)$", local, re.MULTILINE)
    (play,) = re.findall(r"^indonesia-qt (.*--dask .*)$", local, re.MULTILINE)
    with ExitStack() as stack:
        for command, begun in ((scheduler, rb"(Scheduler at)"), (workers, rb"(Registered to)")):
            log = tmp_path / command.split()[0]
            with log.open("wb") as out:
                process = subprocess.Popen(
                    [*DASK, *command.split()], cwd=tmp_path, env=os.environ | {"PYTHONPATH": str(ROOT)}, stderr=out
                )
            stack.callback(process.wait)
            stack.callback(process.terminate)  # a nanny ends its workers
            waited_for(log, begun)
        short = play.replace("--games 300", "--games 6 --map lagoon").replace("friday.jsonl", str(tmp_path / "out"))
        assert run(short.split()) == 0
    assert capsys.readouterr().out.startswith("6 games on lagoon, seeds 1 to 2, every rotation of the seats; ")


def test_a_game_of_another_edition_is_refused(one: LocalCluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("indonesia_qt.__version__", "0.0.9")
    results = Results(Head(PLAYED, "", ""))
    with (
        pytest.raises(GameError, match=f"was played with another version of the program: {__version__}, not 0.0.9"),
        processes(1) as workers,
    ):
        play_all(results, workers, lambda _: None)
    assert not results.outcomes
    with refused(f"has another version of the program: {__version__}, not 0.0.9"):
        played_on(one.address)
