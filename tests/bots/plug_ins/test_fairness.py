"""A bot can't change or know what isn't its own, and one that fails harms nobody but itself."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from indonesia_qt.bots.plug_ins.host import LIMITS, PlugIn
from indonesia_qt.bots.registry import made_bot, usual_seconds
from indonesia_qt.bots.tournament.match import Fixture, Replaceable, Tournament, UnsoundGameError, play, seated
from indonesia_qt.bots.tournament.report import summary, table
from indonesia_qt.bots.tournament.results import Head, Results
from indonesia_qt.bots.tournament.runner import GameError, play_all
from indonesia_qt.child_process import SIZE_BYTES
from indonesia_qt.core.bots import play_out, veiled_seed
from indonesia_qt.core.flow import question, refusal, settle
from indonesia_qt.core.game import Bot
from indonesia_qt.games import definition_of
from indonesia_qt.games.indonesia.bots import BOTS
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.scenario import Scenario
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.library import load_map
from tests.bots.tournament import own_bots
from tests.robustness import broken_bots
from tests.robustness.processes import is_running

SEED = 7_340_911_286_453
"""Nothing else is this number."""
SHORT = replace(LIMITS, load_seconds=5, decision_seconds=0.3)


@pytest.fixture(scope="module")
def game() -> Indonesia:
    return load_map("indonesia").game


@pytest.fixture
def begun(game: Indonesia) -> State:
    """A game that waits for its first answer."""
    state = game.start(game.new_setup(Options(), 2, SEED))
    settle(state, [])
    return state


def mutable_parts(value: Any) -> Iterator[Any]:
    """All that can be changed in a position, apart from the map."""
    if isinstance(value, Scenario):
        return
    if isinstance(value, list | dict | set) or (
        isinstance(value, msgspec.Struct) and not value.__struct_config__.frozen
    ):
        yield value
    if isinstance(value, msgspec.Struct):
        value = [getattr(value, field) for field in value.__struct_fields__]
    if isinstance(value, dict):
        value = [*value, *value.values()]
    if isinstance(value, list | set | tuple | frozenset):
        for part in value:
            yield from mutable_parts(part)


class Comparing(Greedy):
    """Looks whether anything that it sees is part of the true game."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seen = 0

    def choose(self, view: Any, asked: Any, chance: Random) -> Any:
        assert view is not self.state
        assert not {id(part) for part in mutable_parts(view)} & {id(part) for part in mutable_parts(self.state)}
        self.seen += 1
        return super().choose(view, asked, chance)


def test_a_bot_sees_a_copy_that_shares_nothing_with_the_game(game: Indonesia) -> None:
    state = game.start(game.new_setup(Options(), 3, 1))
    bot = Comparing(state)
    for _ in play_out(game, state, [bot] * 3, Random(1)):
        pass
    assert bot.seen > 100


class Unchanged(Bot):
    """Holds that a bot leaves what it sees as it is."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, view: Any, asked: Any, chance: Random) -> Any:
        before = view.copy()
        action = self.bot.choose(view, asked, chance)
        assert view == before
        return action


@pytest.mark.parametrize("name", BOTS)
def test_the_bots_of_the_program_change_nothing_so_they_need_no_copies(game: Indonesia, name: str) -> None:
    state = game.start(game.new_setup(Options(), 3, 1))
    definition = definition_of(game.name)
    timed = name if usual_seconds(name, definition) is None else f"{name}@0.01"
    made = [Unchanged(made_bot(timed, definition)) for _ in range(3)]
    assert len(list(islice(play_out(game, state, made, Random(1), copies=False), 120))) == 120


def test_a_bot_that_changes_what_it_sees_changes_nothing(game: Indonesia) -> None:
    setup = game.new_setup(Options(), 3, 1)
    ends = []
    for kind in (Greedy, own_bots.Grasping):
        state = game.start(setup)
        list(play_out(game, state, [kind(), Greedy(), Greedy()], Random(1)))
        ends.append(state)
    assert ends[0] == ends[1]


def test_a_game_that_is_another_one_when_it_is_played_again_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "thief", own_bots.Thief)
    with pytest.raises(UnsoundGameError, match="ends differently when it’s replayed"):
        play(Fixture(0, 1, ("thief", "greedy"), "indonesia"))
    results = Results(Head(Tournament(("thief", "greedy"), 2, 1, "indonesia"), "", ""))
    with ThreadPoolExecutor(1) as executor, pytest.raises(GameError, match="seed 1, seats thief,greedy broke off"):
        play_all(results, executor, lambda _: None)
    assert not results.outcomes


SNOOPING = """
import gc, json, os, sys
from msgspec import Struct
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy

def reachable():
    found, frame = gc.get_objects(), sys._getframe()
    while frame:
        found += frame.f_locals.values()
        frame = frame.f_back
    found += gc.get_referents(*found)
    return found + [getattr(one, name) for one in found if isinstance(one, Struct) for name in one.__struct_fields__]

class Snooping(Greedy):
    decisions = 0

    def choose(self, view, asked, chance):
        self.decisions += 1
        if self.decisions > 2:
            return super().choose(view, asked, chance)
        numbers = [one for one in reachable() if isinstance(one, int)]
        with open(os.environ["SNOOPED"], "a", encoding="utf-8") as out:
            surroundings = " ".join([*sys.argv, *os.environ.values()])
            print(json.dumps([surroundings, int(REVERSED[::-1]) in numbers, chance.random()]), file=out)
        return super().choose(view, asked, chance)
"""


def plug_in(folder: Path, source: str, name: str) -> str:
    """A plug-in of its own module, which lies in a folder."""
    (folder / f"{name.lower()}_plug_in.py").write_text(source, "utf-8")
    return f"{name.lower()}_plug_in:{name}"


def test_neither_the_seed_nor_chance_that_comes_from_it_is_in_the_process_of_a_plug_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = tmp_path / "notes"
    monkeypatch.setenv("SNOOPED", str(notes))
    monkeypatch.syspath_prepend(tmp_path)
    snooping = plug_in(tmp_path, SNOOPING.replace("REVERSED", repr(str(SEED)[::-1])), "Snooping")
    outcome = play(Fixture(0, SEED, (snooping, "greedy"), "indonesia"))
    assert outcome.paces[0].replaced == 0
    noted = [msgspec.json.decode(line) for line in notes.read_text(encoding="utf-8").splitlines()]
    assert len(noted) == 2
    for surroundings, found, _ in noted:
        assert str(SEED) not in surroundings
        assert not found
    drawn = [draw for *_, draw in noted]
    assert len(set(drawn)) == len(drawn)
    dealt = Random(SEED)
    assert not set(drawn) & {dealt.random() for _ in range(10_000)}
    # The same bot finds the seed where it is.
    monkeypatch.setitem(BOTS, "snooping", import_module(snooping.partition(":")[0]).Snooping)
    play(Fixture(0, SEED, ("snooping", "greedy"), "indonesia"))
    assert msgspec.json.decode(notes.read_text(encoding="utf-8").splitlines()[-1])[1]


def test_the_same_game_gives_a_plug_in_the_same_chance_and_each_seat_another() -> None:
    assert veiled_seed(SEED, 0, 1) == veiled_seed(SEED, 0, 1)
    assert len({veiled_seed(seed, number, seat) for seed in (1, 2) for number in (0, 1) for seat in (0, 1)}) == 8
    assert veiled_seed(1) >= 1 << 200


PRELUDE = "import os, sys, time\nfrom indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy\n"
CHOOSE = "class {name}(Greedy):\n    def choose(self, *about):\n        "
INIT = "class {name}(Greedy):\n    def __init__(self):\n        "
FLOOD = """for fd in range(3, 256):
            try:
                while True: os.write(fd, b'x' * 65536)
            except OSError: pass
"""
PICKLED = b"cos\nsystem\n(S'touch stolen'\ntR.\n"
FRAMED = len(PICKLED).to_bytes(SIZE_BYTES) + PICKLED


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("sys.exit()", "The process ended unexpectedly."),
        ("os._exit(0)", "The process ended unexpectedly."),
        (INIT + "sys.exit()", "The process ended unexpectedly."),
        (INIT + "raise RuntimeError('no idea')", "RuntimeError: no idea"),
        (CHOOSE + "os._exit(3)", "The process ended unexpectedly."),
        (CHOOSE + "raise RuntimeError('\\x1b[31m' + 'no idea ' * 13_000_000)", "RuntimeError: \ufffd[31mno idea"),
        (CHOOSE + "bytearray(4 << 30)", "MemoryError"),
        (CHOOSE + "return 'I pass'", "The bot’s reply isn’t a move ("),
        (CHOOSE + "return ['x' * 1_000_000]", "The bot’s reply is too long."),
        (CHOOSE + FLOOD, "The bot’s reply is too long."),
        (CHOOSE + FLOOD.replace("b'x' * 65536", repr(FRAMED)), "The bot’s reply isn’t a move ("),
    ],
)
def test_a_plug_in_that_fails_is_replaced_for_the_decision(
    begun: State, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, reason: str
) -> None:
    monkeypatch.chdir(tmp_path)
    name = "Failing" if "class" in source else "Absent"
    (bot,) = seated([plug_in(tmp_path, PRELUDE + source.replace("{name}", name), name)], load_map(), SEED)
    asked = question(begun)
    assert asked
    action = bot.choose(begun, asked, Random(1))
    assert refusal(begun, action) is None
    assert bot.pace.decisions == bot.pace.replaced == 1
    assert reason in bot.pace.reason
    assert len(bot.pace.reason) < 500
    assert not (tmp_path / "stolen").exists()


@pytest.mark.parametrize(
    ("source", "limits", "reason"),
    [
        (
            "time.sleep(60)",
            replace(LIMITS, load_seconds=0.1),
            "The bot wasn’t loaded within 0.1 s.",
        ),
        (INIT + "time.sleep(60)", SHORT, "There was no reply within 0.3 s."),
        (CHOOSE + "time.sleep(60)", SHORT, "There was no reply within 0.3 s."),
    ],
)
def test_a_plug_in_that_hangs_is_replaced_for_the_decision(
    begun: State, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, limits: Any, reason: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (bot,) = seated(
        [plug_in(tmp_path, PRELUDE + source.replace("{name}", "Hanging"), "Hanging")], load_map(), SEED, 0, limits
    )
    asked = question(begun)
    assert asked
    bot.choose(begun, asked, Random(1))
    assert (bot.pace.replaced, bot.pace.reason) == (1, reason)


def test_what_a_plug_in_prints_or_reads_has_nothing_to_do_with_its_answers(
    begun: State, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    source = CHOOSE + "print('{}' * 1_000_000); sys.stderr.write('no' * 9999); sys.stdin.read()\n"
    source += "        return super().choose(*about)"
    (bot,) = seated([plug_in(tmp_path, PRELUDE + source.replace("{name}", "Printing"), "Printing")], load_map(), SEED)
    asked = question(begun)
    assert asked
    assert refusal(begun, bot.choose(begun, asked, Random(1))) is None
    assert bot.pace.replaced == 0
    assert capfd.readouterr() == ("", "")


DYING = """
with open("started", "a", encoding="utf-8") as out: out.write("x")
class Dying(Greedy):
    def choose(self, view, asked, chance):
        if view.year > 2: os._exit(1)
        return super().choose(view, asked, chance)
"""


def test_a_game_goes_on_without_a_plug_in_that_dies_and_the_report_counts_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    dying = plug_in(tmp_path, PRELUDE + DYING, "Dying")
    results = Results(Head(Tournament((dying, "greedy"), 1, 1, "indonesia"), "", ""))
    with ThreadPoolExecutor(1) as executor:
        play_all(results, executor, lambda _: None)
    pace = results.outcomes[0].paces[0]
    assert 3 < pace.replaced < pace.decisions
    assert len((tmp_path / "started").read_text(encoding="utf-8")) == 1 + LIMITS.starts  # once to look at it
    assert table(results).splitlines()[-1] == (
        f"{dying} failed in {pace.replaced} of {pace.decisions} decisions, which easy made instead. "
        "The first time: The process ended unexpectedly."
    )
    found = next(line for line in summary(results)["standings"] if line["bot"] == dying)
    assert (found["replaced"], found["decisions"]) == (pace.replaced, pace.decisions)


def test_a_game_that_plug_ins_never_end_is_ended_without_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(definition_of("indonesia"), "most_rounds", 3)
    outcome = play(Fixture(0, 1, (f"{own_bots.__name__}:Idle",) * 2, "indonesia"))
    assert outcome.rounds > 3
    for pace in outcome.paces:
        assert 0 < pace.replaced < pace.decisions
        assert pace.reason == "The game has lasted more than 3 years."


STUCK = """
import sys
from random import Random
from indonesia_qt.bots.tournament.match import seated
from indonesia_qt.core.flow import question, settle
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.library import load_map
played_on = load_map()
game = played_on.game
state = game.start(game.new_setup(Options(), 2, 1))
settle(state, [])
seated([sys.argv[1]], played_on, 1)[0].choose(state, question(state), Random(1))
"""


@pytest.mark.skipif(sys.platform == "darwin", reason="only Linux and Windows end processes with another one")
@pytest.mark.parametrize("bot", [broken_bots.Stuck, broken_bots.Delegating])
def test_a_plug_in_that_is_stuck_and_what_it_has_started_end_with_the_program(tmp_path: Path, bot: type) -> None:
    mark = tmp_path / "thinking"
    environment = os.environ | {broken_bots.MARK: str(mark), "PYTHONPATH": os.pathsep.join(sys.path)}
    name = f"{bot.__module__}:{bot.__name__}"
    with subprocess.Popen([sys.executable, "-c", STUCK, name], env=environment) as program:
        wait_until(lambda: mark.exists() and mark.read_text(encoding="utf-8") != "")
        process = int(mark.read_text(encoding="utf-8"))
        assert is_running(process)
        program.kill()
    wait_until(lambda: not is_running(process))


@pytest.mark.skipif(sys.platform == "darwin", reason="only Linux and Windows end processes with another one")
def test_what_a_plug_in_has_started_ends_when_its_time_is_up(
    begun: State, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = tmp_path / "thinking"
    monkeypatch.setenv(broken_bots.MARK, str(mark))
    limits = replace(LIMITS, decision_seconds=5)
    (bot,) = seated([f"{broken_bots.__name__}:Delegating"], load_map(), SEED, 0, limits)
    asked = question(begun)
    assert asked
    bot.choose(begun, asked, Random(1))
    assert bot.pace.replaced == 1
    wait_until(lambda: not is_running(int(mark.read_text(encoding="utf-8"))))


def wait_until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not done():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_the_process_of_a_plug_in_ends_with_its_game(begun: State) -> None:
    (bot,) = seated([f"{own_bots.__name__}:Frugal"], load_map(), SEED)
    assert isinstance(bot, Replaceable)
    assert isinstance(bot.bot, PlugIn)
    assert bot.bot._process
    process = bot.bot._process._popen
    assert process.poll() is None
    del bot
    assert process.poll() is not None
    assert begun
