"""The program plays any game by its definition: each of its own, and one that it has never heard of."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator, MutableSequence
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.board.model import BoardMap
from indonesia_qt.bots.learning.environment import Environment
from indonesia_qt.bots.tournament.match import Tournament
from indonesia_qt.bots.tournament.report import summary, table
from indonesia_qt.bots.tournament.results import Head, Results, ResultsError, opened
from indonesia_qt.bots.tournament.runner import play_all
from indonesia_qt.cli.command_line import run
from indonesia_qt.core.bots import play_out
from indonesia_qt.core.definition import GameDefinition
from indonesia_qt.core.flow import CHANCE
from indonesia_qt.core.record import FORMAT, SaveError, read
from indonesia_qt.games import DEFAULT_GAME, UnknownGameError, definition_of, game_ids
from indonesia_qt.library import load_map, map_of
from tests.core.counting import GOAL
from tests.core.drawing import ENOUGH, Drawing, Table, Take
from tests.games.counting_definition import CountingData, CountingDefinition, lay_out_hall
from tests.games.installed import Install

Output = pytest.CaptureFixture[str]


class DrawingNumbers:
    names = ("points", "chips")
    bounds = ((0.0, 1e6),) * 2
    choices = ("die", "bag")

    def write(self, view: Table, seat: int, into: MutableSequence[float]) -> None:
        into[0], into[1] = view.points[seat], len(view.bag)

    def parts(self, action: Take, seat: int) -> tuple[int, ...]:  # noqa: ARG002
        return (self.choices.index(action.of),)


class DrawingDefinition(CountingDefinition):
    id, title = "drawing", "Drawing"
    options: type[Any] = bool

    def on(self, board: BoardMap, data: CountingData) -> Any:  # noqa: ARG002
        return Drawing()

    def numbers(self, game: Any, players: int, seats: int) -> Any:  # noqa: ARG002
        return DrawingNumbers()


DRAWING: GameDefinition = DrawingDefinition()


@pytest.fixture
def hall(tmp_path: Path, install: Install, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only map of the game of counting, which is installed."""
    install("counting", definition="tests.games.counting_definition:DEFINITION")
    monkeypatch.setenv("INDONESIA_QT_DATA", str(tmp_path / "own"))
    return lay_out_hall(tmp_path / "own")


@pytest.mark.parametrize("id", game_ids())
class TestEveryGame:
    def test_its_bots_are_named_and_another_process_gets_it(self, id: str) -> None:
        definition = definition_of(id)
        assert definition.id == id
        assert set(definition.levels) <= set(definition.bots)
        assert definition.substitute in definition.bots
        assert definition.suffix.startswith(".")
        assert type(pickle.loads(pickle.dumps(definition))) is type(definition)

    def test_it_is_played_on_its_map_to_an_end_that_can_be_saved(self, id: str) -> None:
        played_on = load_map(game=id)
        definition, game = played_on.definition, played_on.game
        assert (definition.id, game.name, played_on.data.game) == (id, id, id)
        for players, bot in product(definition.players, ("random", definition.substitute)):
            setup = game.new_setup(definition.options(), players, 1)
            assert game.decode_setup(msgspec.json.encode(setup), players, 1, FORMAT) == setup
            assert definition.present_options(setup) == definition.options()
            if definition.order_can_be_chosen:
                listed = game.in_seat_order(setup)
                assert game.decode_setup(msgspec.json.encode(listed), players, 1, FORMAT) == listed
            s = game.start(setup)
            assert game.round(s) == 0
            rounds = [game.round(s) for _ in play_out(game, s, [definition.bots[bot]()] * players, Random(1))]
            assert rounds == sorted(rounds)
            assert bot == "random" or rounds[-1] <= definition.most_rounds
            assert sorted(game.ranking(s)) == list(range(players))
            assert len(game.scores(s)) == players
            assert game.phase(s) is None
            assert pickle.loads(pickle.dumps(game)).fingerprint == game.fingerprint
            names = [f"seat {seat}" for seat in range(players)]
            found = json.loads(json.dumps(game.summary(s, names)))
            assert [seat["name"] for seat in found["seats"]] == names
            assert [seat[definition.score_name] for seat in found["seats"]] == list(game.scores(s))
            assert found["winner"] == names[game.ranking(s)[0]]
            assert found["ids"]["winner"] == game.ranking(s)[0]

    def test_a_tournament_is_held(self, id: str) -> None:
        definition = definition_of(id)
        results = opened(Head(Tournament((definition.substitute, "random"), 3, 1, definition.map, id), "", ""), None)
        with ThreadPoolExecutor(1) as executor:
            play_all(results, executor, lambda _: None)
        assert definition.score_name in table(results)

    def test_the_random_bot_plays_the_same_without_views(self, id: str) -> None:
        played_on = load_map(game=id)
        game, bot = played_on.game, played_on.definition.bots["random"]()
        setup = game.new_setup(played_on.definition.options(), played_on.definition.players[-1], 1)
        games = [
            list(play_out(game, game.start(setup), [bot] * played_on.definition.players[-1], Random(1), copies=copies))
            for copies in (True, False)
        ]
        assert games[0] == games[1]

    def test_each_number_in_an_action_has_bounds_and_none_beyond_is_read(self, id: str) -> None:
        actions = load_map(game=id).game.actions
        numbers = 0
        for action in get_args(actions):
            fields, tag = msgspec.structs.fields(action), action.__struct_config__.tag
            good = {one.name: _example(inspect.type_info(one.type)) for one in fields}
            assert type(msgspec.convert({"do": tag, **good}, actions)) is action
            for one in fields:
                for bad in _beyond(inspect.type_info(one.type), good[one.name]):
                    numbers += 1
                    with pytest.raises(ValueError, match=r"."):
                        msgspec.json.decode(msgspec.json.encode({"do": tag, **good, one.name: bad}), type=actions)
        assert numbers > 20

    def test_each_number_and_each_choice_of_learning_programs_has_a_name_of_its_own(self, id: str) -> None:
        played_on = load_map(game=id)
        definition, game = played_on.definition, played_on.game
        players = definition.players[0]
        numbers = definition.numbers(game, players, players)
        assert len(set(numbers.names)) == len(numbers.names)
        assert len(set(numbers.choices)) == len(numbers.choices)
        s = game.start(game.new_setup(definition.options(), players, 1))
        for seat, action in play_out(game, s, [definition.bots["random"]()] * players, Random(1)):
            if seat != CHANCE:
                numbers.write(game.view(s, seat), seat, [0.0] * len(numbers.names))
                assert all(0 <= choice < len(numbers.choices) for choice in numbers.parts(action, seat))


def _example(kind: inspect.Type) -> Any:
    """A value of a field of an action."""
    match kind:
        case inspect.IntType(ge=least):
            return least
        case inspect.NamedTupleType(fields=fields):
            return [_example(one.type) for one in fields]
        case inspect.LiteralType(values=values):
            return values[0]
        case inspect.VarTupleType():
            return []
    return ""


def _beyond(kind: inspect.Type, good: Any) -> Iterator[Any]:
    """Yield values that are none of a field: for each number in it one below its bounds, above them, and no integer."""
    match kind:
        case inspect.IntType(ge=least, le=most, lt=above):
            assert least is not None
            most = above - 1 if most is None and above is not None else most
            assert most is not None
            yield from (least - 1, most + 1, least + 0.5, 2**63, -(2**63), True, None)
        case inspect.NamedTupleType(fields=fields):
            for place, one in enumerate(fields):
                yield from ([*good[:place], bad, *good[place + 1 :]] for bad in _beyond(one.type, good[place]))
        case _:
            assert isinstance(kind, inspect.StrType | inspect.LiteralType | inspect.VarTupleType), kind


def test_a_game_that_is_not_there_is_named() -> None:
    assert DEFAULT_GAME in game_ids()
    with pytest.raises(UnknownGameError, match=r"^The game “chess” isn’t installed\.$"):
        definition_of("chess")


@pytest.mark.usefixtures("hall")
class TestAnotherGame:
    def test_bots_play_it_and_it_is_replayed(self, tmp_path: Path, capsys: Output) -> None:
        arguments = ["simulate", "--game", "counting", "--seats", "slow,fast", "--save-dir", str(tmp_path)]
        assert run(arguments) == 0
        first, _ = capsys.readouterr().out.splitlines()
        assert first == "seed 1: 2 rounds, 5 decisions, slow 10  fast 0"
        assert run(["replay", str(tmp_path / "hall-slow-fast-1.counting")]) == 0
        assert capsys.readouterr().out.split() == [
            *("map", "hall", "decisions", "5", "count", "10", "seats"),
            *("slow", "0", "10,", "fast", "1", "0"),
        ]

    def test_its_results_have_its_words_and_its_keys(self, capsys: Output) -> None:
        assert run(["simulate", "--game", "counting", "--seats", "fast,fast", "--json"]) == 0
        found = json.loads(capsys.readouterr().out)
        assert list(found) == ["seed", "seats", "rounds", "decisions", "pot", "winner", "seconds"]
        assert (found["rounds"], found["pot"]) == (2, [10, 0])

    def test_a_tournament_goes_on_from_its_file(self, tmp_path: Path) -> None:
        file = tmp_path / "results.jsonl"
        head = Head(Tournament(("slow", "fast"), 2, 1, "hall", "counting"), "", "")
        for _ in range(2):
            results: Results = opened(head, file)
            with ThreadPoolExecutor(1) as executor:
                play_all(results, executor, lambda _: None)
        headline, headings, *_ = table(results).splitlines()
        assert headline.endswith("2 to 2 rounds, median 2")
        assert headings.split()[7] == "pot"
        assert summary(results)["tournament"]["game"] == "counting"
        with pytest.raises(
            ResultsError, match=r"The tournament in this file has another game: counting, not indonesia\.$"
        ):
            opened(Head(Tournament(("slow", "fast"), 2, 1, "hall"), "", ""), file)

    def test_so_many_can_play_it(self) -> None:
        with pytest.raises(ValueError, match=r"^2 to 2 bots can play, not 3\.$"):
            Tournament(("slow",) * 3, 1, 1, "hall", "counting")

    def test_a_program_learns_it(self) -> None:
        environment = Environment(players=2, game="counting", render_mode="ansi")
        environment.reset(seed=1)
        assert environment.names[:2] == ("count", "is asked")
        while environment.choosing:
            seen = environment.observe(environment.agent_selection)
            count = environment.state_of_game.count
            assert list(seen["observation"][:2]) == [count, 1]
            offered = [environment.choices[n] for n in seen["action_mask"].nonzero()[0]]
            assert offered in (["skip", "say"], ["amount 0", "amount 1", "amount 2"][: GOAL - count])
            environment.step(environment.choosing.offered[-1])
        assert environment.infos["seat_1"]["pot"] == (10, 0)
        assert environment.rewards == {"seat_0": 1.0, "seat_1": -1.0}
        assert environment.render() == "count 10: seat_0 10, seat_1 0"

    @pytest.mark.parametrize("seed", range(5))
    def test_a_program_learns_a_game_in_which_chance_decides(self, hall: Path, install: Install, seed: int) -> None:
        install("drawing", definition="tests.games.test_definitions:DRAWING")
        (hall / "scenario.json").write_text('{"game": "drawing"}', encoding="utf-8")
        environment = Environment(players=2, game="drawing")
        ends = []
        for _ in range(2):
            environment.reset(seed=seed)
            while environment.choosing:
                assert environment.agent_selection == f"seat_{environment.choosing.seat}"
                environment.step(0)
            ends.append(environment.infos["seat_0"]["pot"])
        assert ends[0] == ends[1]
        assert max(ends[0]) > ENOUGH

    def test_a_game_is_broken_off_after_its_rounds(self) -> None:
        environment = Environment(players=2, game="counting", longest_game=1)
        environment.reset(seed=1)
        while not environment.truncations["seat_0"]:
            assert environment.game.round(environment.state_of_game) <= 1
            assert environment.choosing
            environment.step(environment.choosing.offered[0 if environment.choosing.made else 1])
        assert environment.state_of_game.count == 8

    def test_the_map_of_another_game_is_refused_with_both_names(self, capsys: Output) -> None:
        for game, seats, other in (("counting", "slow,slow", "lagoon"), ("indonesia", "random,random", "hall")):
            assert run(["simulate", "--game", game, "--seats", seats, "--map", other]) == 1
            output = capsys.readouterr().err
            assert other in output
            found, wanted = ("Indonesia", "Counting") if game == "counting" else ("Counting", "Indonesia")
            assert output.endswith(f"scenario.json: game: This map is for {found}, not for {wanted}.\n")

    def test_the_bots_are_those_of_the_game(self, capsys: Output) -> None:
        assert run(["simulate", "--game", "counting", "--seats", "slow,random"]) == 2
        assert "There’s no bot “random”. Choose one of slow, fast, or" in capsys.readouterr().err


class TestAGameThatIsNotInstalled:
    def test_its_map_is_refused(self, hall: Path) -> None:
        (hall / "scenario.json").write_text('{"game": "chess"}', encoding="utf-8")
        with pytest.raises(MapError, match=r"scenario.json: game: The game “chess” isn’t installed.$"):
            load_map("hall")

    def test_its_saved_game_is_refused(self, hall: Path, tmp_path: Path, capsys: Output) -> None:
        assert run(["simulate", "--game", "counting", "--seats", "slow,slow", "--save-dir", str(tmp_path)]) == 0
        file = tmp_path / "hall-slow-slow-1.counting"
        file.write_text(
            file.read_text(encoding="utf-8").replace('"game":"counting"', '"game":"chess"', 1), encoding="utf-8"
        )
        with pytest.raises(SaveError, match=r"counting: The game “chess” isn’t installed.$"):
            map_of(read(file))
        capsys.readouterr()
        assert run(["replay", str(file)]) == 1
        assert f"{file}: The game “chess” isn’t installed.\n" in capsys.readouterr().err
        assert hall.exists()
